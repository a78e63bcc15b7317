package mend

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// What rows have is asked of their own column: whether it has a value, or of discounts one above 0.
func TestPresent(t *testing.T) {
	number := func(name, least string) schema.Column {
		return schema.Column{Name: name, Type: "numeric", Profile: &schema.Profile{Rows: 40, Distinct: 20, Nulls: 0.2, Min: least, Max: "40"}}
	}
	id := schema.Column{Name: "id", Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 40, Min: "1", Max: "40"}}
	notes := schema.Column{Name: "notes", Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: 3, Nulls: 0.5}}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "orders", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, notes, number("discount_pct", "0.0"), number("fee_discount", "1"), number("score", "0")}},
		{Name: "harbours", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, {Name: "parent_id", Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 9, Nulls: 0.5}}},
			ForeignKeys: []schema.ForeignKey{{Columns: []string{"parent_id"}, RefTable: "harbours", RefColumns: []string{"id"}}}},
	}}, nil))
	for _, c := range [][3]string{
		{"How many orders have notes?", "select count orders where orders.notes null", "select count orders where orders.notes not null"},
		{"orders with a note", "select orders.id where orders.notes null", "select orders.id where orders.notes not null"},
		{"How many orders have no notes?", "select count orders where orders.notes null", ""},
		{"orders without notes", "select orders.id where orders.notes null", ""},
		{"How many orders have a discount pct?", "select count orders where orders.discount_pct not null", "select count orders where orders.discount_pct > n0"},
		{"How many orders have a fee discount?", "select count orders where orders.fee_discount not null", ""},
		{"How many orders have a score?", "select count orders where orders.score not null", ""}, // 0 is one
		{"How many harbours have a parent?", "select count harbours where via harbours.parent_id harbours.parent_id not null", "select count harbours where harbours.parent_id not null"},
		{"How many harbours have a parent?", "select count harbours where via harbours.parent_id harbours.parent_id = n1", "select count harbours where harbours.parent_id not null"},
		{"How many harbours have a parent with a parent?", "select count harbours where via harbours.parent_id harbours.parent_id not null", ""},
	} {
		given, want := c[1], c[2]
		if want == "" {
			want = given
		}
		checkMended(t, l, c[0], given, want)
	}
}
