package schema

import (
	"maps"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
)

func TestLinks(t *testing.T) {
	id, text := "INTEGER", "TEXT"
	s := &Schema{Dialect: dialects.SQLite, Tables: []Table{
		{Name: "Customers", PrimaryKey: []string{"CustomerId"}, Columns: []Column{{Name: "CustomerId", Type: id}, {Name: "FirstName", Type: text}, {Name: "LastName", Type: text}, {Name: "country", Type: text}}},
		{Name: "order_data", PrimaryKey: []string{"id"}, ForeignKeys: []ForeignKey{{Columns: []string{"customer"}, RefTable: "Customers", RefColumns: []string{"CustomerId"}}},
			Columns: []Column{{Name: "id", Type: id}, {Name: "customer", Type: id}, {Name: "UNIT_PRICE", Type: "REAL"}, {Name: "to", Type: text}, {Name: "name", Type: text}}},
		{Name: "MediaType", Columns: []Column{{Name: "name", Type: text}, {Name: "type", Type: text}}},
	}}
	for question, want := range map[string]string{
		"How many customers are there?":                "customer = Customers",
		"How many customers are there in each country": "customer = Customers, country = country",
		"Which countries do CUSTOMERS come from?":      "country = country, customer = Customers",
		"the first names of all customers":             "first name = FirstName, customer = Customers",
		"names of media types":                         `name = name, media type = MediaType`,
		"What is the price of order 7?":                "unit price = UNIT_PRICE, order data = order_data",
		"the last one to go":                           "",
		"What's the unit-price?":                       "unit price = UNIT_PRICE",
		"":                                             "",
		"the customer with id 3":                       "customer = Customers, id = CustomerId",
		"id of the order data of each customer":        "id = id, order data = order_data, customer = Customers",
		"How many customers have 7 orders, by id":      "customer = Customers, order data = order_data, id = id",
		"count the numbers":                            "",
	} {
		if got := strings.Join(s.Links(question), ", "); got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
}

// TestLinksValues: as they are stored, of the tables that are named if of any, however they are written in the question.
func TestLinksValues(t *testing.T) {
	text := func(name string, values ...string) Column {
		counts := map[string]int{}
		for _, v := range values {
			counts[v]++
		}
		return Column{Name: name, Type: "TEXT", Profile: &Profile{Texts: Texts(counts, 10)}}
	}
	s := &Schema{Dialect: dialects.SQLite, Tables: []Table{
		{Name: "Customer", Columns: []Column{text("Country", "Brazil", "New Zealand", "USA"), text("Sex", "F", "M"), text("Note", "How", "3", "a\nb", `c\d`, "O'Hara", "per cent", "Customer"), text("Grade", "gold", "Gold", "Gold")}},
		{Name: "Invoice", Columns: []Column{text("Billing Country", "Brazil", "USA", "Peru")}},
		{Name: "Song", Columns: []Column{text("Title", "The Customer from Peru", "Brazil")}},
	}}
	for question, want := range map[string]string{
		"How many customers are from brazil?":   `customer = Customer, Country = 'Brazil'`,
		"invoices of BRAZIL":                    `invoice = Invoice, "Billing Country" = 'Brazil'`,
		"customers whose country is Brazil":     `customer = Customer, Country = 'Brazil'`,
		"New-Zealand or U.S.A.?":                `Country = 'New Zealand'`,
		"Is there Brazil?":                      `Country = 'Brazil', "Billing Country" = 'Brazil', Title = 'Brazil'`,
		"Who sang 'the customer from Peru'?":    `Title = 'The Customer from Peru'`,
		"How many customers of sex F?":          `customer = Customer, Sex = 'F'`,
		"How many f or m, 3 of them a b or c d": ``,
		"Customers with note o'hara":            `customer = Customer, Note = 'O''Hara'`,
		"gold customers":                        `Grade = 'Gold', customer = Customer`,
		"songs called Brazil by customers":      `song = Song, Country = 'Brazil', Title = 'Brazil', customer = Customer`,
	} {
		got := strings.Join(s.Links(question), ", ")
		if got != want {
			t.Errorf("%s: %s, want %s", question, got, want)
		}
	}
}

// Of too many texts the commonest are kept, equally common ones in their order.
func TestTextsAreBounded(t *testing.T) {
	got := Texts(map[string]int{"c": 2, "B": 1, "b": 3, "a": 1, "d e": 2}, 3)
	if want := map[string]string{"b": "b", "c": "c", "d e": "d e"}; !maps.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
