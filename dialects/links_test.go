package dialects

import (
	"strings"
	"testing"
)

func TestLinks(t *testing.T) {
	id, text := "INTEGER", "TEXT"
	s := &Schema{Dialect: SQLite, Tables: []Table{
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
	} {
		if got := strings.Join(s.Links(question), ", "); got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
}
