package vague

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// shop has customers, who order and rate; products, which have figures of their own; and albums with songs.
func shop() *link.Linker {
	id := schema.Column{Name: "id", Type: "integer"}
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	table := func(name string, keys []schema.ForeignKey, columns ...schema.Column) schema.Table {
		return schema.Table{Name: name, PrimaryKey: []string{"id"}, Columns: append([]schema.Column{id}, columns...), ForeignKeys: keys}
	}
	secret := column("secret_score", "integer")
	secret.Masked = true
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		table("customers", nil, column("name", "text"), column("country", "text"), secret),
		table("orders", []schema.ForeignKey{key("customer_id", "customers")}, column("customer_id", "integer"), column("total", "real"), column("order_year", "integer")),
		table("reviews", []schema.ForeignKey{key("customer_id", "customers")}, column("customer_id", "integer"), column("rating", "integer")),
		table("products", nil, column("name", "text"), column("weight", "real"), column("height", "real")),
		table("albums", nil, column("title", "text")),
		table("books", nil, column("title", "text")),
		table("lines", []schema.ForeignKey{key("book_id", "books")}, column("book_id", "integer"), column("quantity", "integer"), column("unit_price", "real")),
		table("songs", []schema.ForeignKey{key("album_id", "albums")}, column("album_id", "integer"), column("title", "text"), column("length", "real")),
	}}, nil))
}

func TestReadings(t *testing.T) {
	l := shop()
	for question, want := range map[string]string{
		"Who is the best customer?": "select customers.name group customers.name order sum orders.total desc limit 1; " +
			"select customers.name group customers.name order avg reviews.rating desc limit 1; select customers.name group customers.name order count orders desc limit 1",
		"Which customers are the most popular?": "select customers.name group customers.name order count orders desc limit 10; " +
			"select customers.name group customers.name order avg reviews.rating desc limit 10",
		"Show the top 3 countries": "select customers.country group customers.country order sum orders.total desc limit 3; " +
			"select customers.country group customers.country order count customers desc limit 3; select customers.country group customers.country order count orders desc limit 3",
		"Which product is the biggest?": "select products.name order products.weight desc limit 1; select products.name order products.height desc limit 1",
		"Which album is the longest?":   "select albums.title group albums.title order sum songs.length desc limit 1; select albums.title group albums.title order max songs.length desc limit 1",
		"Show the 5 most popular customers": "select customers.name group customers.name order count orders desc limit 5; " +
			"select customers.name group customers.name order avg reviews.rating desc limit 5",
		"Who are the 3 best products?": "",
		"What are the 3 best selling books?": "select books.title group books.title order sum lines.quantity desc limit 3; " +
			"select books.title group books.title order sum times lines.unit_price lines.quantity desc limit 3",
		// The schema has one figure.
		"What is the biggest order?": "select orders.id order orders.total desc limit 1",
		"Which is the best album?":   "select albums.title group albums.title order count songs desc limit 1",
		// These say one, or which rows are meant, or another order, or no number of rows.
		"Who is the least popular customer?":          "",
		"Who is the second best customer?":            "",
		"Which top customers bought nothing?":         "",
		"Which customer is the best dressed?":         "",
		"Show the top 0 customers":                    "",
		"Show the top 2.5 customers":                  "",
		"Show the best 2012 customers":                "",
		"Which is the biggest France customer?":       "",
		"Show the top \"Rock\" customers":             "",
		"Who is the best customer by total?":          "",
		"Who is the best customer in France?":         "",
		"Which customer has the biggest order?":       "",
		"How many customers are there?":               "",
		"Which customer has the most orders?":         "",
		"Show the 3 countries with the best rating":   "",
		"Who are the best customers of each country?": "",
	} {
		p := l.Link(question, time.Now(), nil)
		var got []string
		for _, tokens := range Readings(p) {
			got = append(got, p.Words(tokens))
			if _, err := form.Decode(tokens, p); err != nil {
				t.Errorf("%s: %v: %v", question, p.Words(tokens), err)
			}
		}
		if joined := strings.Join(got, "; "); joined != want {
			t.Errorf("%s\n%s\nnot\n%s", question, joined, want)
		}
	}
}

// A word that ranks and says no figure is doubted where there are several, and where the query takes one that is not
// there.
func TestRankedVaguely(t *testing.T) {
	l := shop()
	for _, c := range []struct {
		question, query string
		doubted         bool
	}{
		{"Who is the best customer?", "select customers.name group customers.name order sum orders.total desc limit 1", true},
		{"Which is the best album?", "select albums.title group albums.title order count songs desc limit 1", false},
		{"Which is the best album?", "select albums.title order albums.title desc limit 1", true},
		{"What is the biggest order?", "select orders.id order orders.total desc limit 1", false},
		{"What is the biggest order?", "select orders.id order orders.id desc limit 1", true},
		{"Which customer has the most orders?", "select customers.name group customers.name order count orders desc limit 1", false},
	} {
		p := l.Link(c.question, time.Now(), nil)
		doubts := Word(p, testnano.Tokens(p, c.query)) != ""
		if doubts != c.doubted {
			t.Errorf("%s %s: doubted %v", c.question, c.query, doubts)
		}
	}
}
