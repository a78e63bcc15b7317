package synth

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

func TestReading(t *testing.T) {
	country := &Column{Name: "Country", Kind: KindPlace}
	name := &Column{Name: "full_name", Kind: KindName}
	key := &Column{Name: "CustomerId", Kind: KindID}
	customer := &Table{Name: "Customer", Columns: []*Column{key, name, country}}
	schema := &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{{Name: "Customer", PrimaryKey: []string{"CustomerId"},
		Columns: []schema.Column{{Name: "CustomerId", Type: "INTEGER"}, {Name: "full_name", Type: "TEXT"}, {Name: "Country", Type: "TEXT"}}}}}
	of := func(c *Column) expr { return expr{of: field{customer, c}} }
	from := []cond{{lhs: of(country), op: "=", rhs: "'Brazil'"}}
	for _, c := range []struct {
		question string
		q        query
		want     string
	}{
		{"How many customers are there?", query{cols: []expr{countAll}, from: customer}, "Names: customer = Customer."},
		{"number of clients", query{cols: []expr{countAll}, from: customer}, "Names: customer = Customer."},
		{"How many customers are from Brazil?", query{cols: []expr{countAll}, from: customer, where: from},
			"Names: customer = Customer, country = Country."},
		{"By country Brazil, how many customers?", query{cols: []expr{countAll}, from: customer, where: from},
			"Names: country = Country, customer = Customer."},
		{"Ids and names of customers.", query{cols: []expr{of(key), of(name)}, from: customer},
			"Names: full name = full_name, customer = Customer, id = CustomerId."},
	} {
		if got := (spelling{}).reading(schema, c.question, &c.q); got != c.want {
			t.Errorf("%s: got  %s\nwant %s", c.question, got, c.want)
		}
	}
}
