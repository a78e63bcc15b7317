package review

import (
	"fmt"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// A table is in doubt that another schema has too, unless the question says which: by the schema, or by what only one
// of them is connected with.
func TestSchemaUnsaid(t *testing.T) {
	columns := func(names ...string) (out []schema.Column) {
		for _, name := range names {
			out = append(out, schema.Column{Name: name, Type: "integer"})
		}
		return out
	}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "sale", Schema: "eu", Columns: columns("id", "amount")},
		{Name: "us.sale", PrimaryKey: []string{"id"}, Columns: columns("id", "amount")},
		{Name: "us.refund", Columns: columns("id", "sale_id"), ForeignKeys: []schema.ForeignKey{{Columns: []string{"sale_id"}, RefTable: "us.sale"}}},
	}}, nil))
	for _, c := range []struct{ question, given, fine string }{
		{"How many sales are there?", "select count sale", ""},
		{"How many sales are there?", "select count us.sale", ""},
		{"What is the total amount?", "select sum sale.amount", ""},
		{"How many sales are there in the eu?", "", "select count sale"},
		{"How many US sales are there?", "select count sale", "select count us.sale"},
		{"How many sales in eu and how many in us?", "select count sale", ""},
		{"Which sales have refunds?", "select count sale", "select count us.sale"},
		{"How many refunds are there?", "", "select count us.refund"},
	} {
		checkRule(t, l, "schema unsaid", c.question, c.given, c.fine)
	}
}

// A table without rows is in doubt, and one of a large schema that the question does not name.
func TestTablesInDoubt(t *testing.T) {
	column := func(name string, rows int) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: rows, Distinct: int64(rows), Min: "1", Max: "9"}}
	}
	s := &schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "orders", Columns: []schema.Column{column("total", 90), column("weight", 90)}},
		{Name: "order_notes", Columns: []schema.Column{column("shade", 90)}},
		{Name: "refunds", Columns: []schema.Column{column("total", 0)}},
	}}
	small := link.NewLinker(form.NewCatalog(s, nil))
	checkRule(t, small, "table empty", "How many refunds are there?", "select count refunds", "select count orders")
	checkRule(t, small, "table guessed", "How many bananas are there?", "", "select count orders")
	large := *s
	for i := range form.MaxTables {
		large.Tables = append(large.Tables, schema.Table{Name: fmt.Sprintf("archive_%d", i), Columns: []schema.Column{column("x", 9)}})
	}
	l := link.NewLinker(form.NewCatalog(&large, nil))
	checkRule(t, l, "table guessed", "How many orders are there?", "select count order_notes", "select count orders")
	checkRule(t, l, "table guessed", "What is the highest weight?", "select count order_notes", "select max orders.weight")
}
