package link_test

import (
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/link"
)

// A question is about tables unless it says the name of a view, or there are only views, or so many that a login is
// meant to see by them what tables hold.
func TestViews(t *testing.T) {
	columns := func(names ...string) (out []schema.Column) {
		for _, n := range names {
			out = append(out, schema.Column{Name: n})
		}
		return out
	}
	s := &schema.Schema{Tables: []schema.Table{{Name: "products", Columns: columns("id", "name")},
		{Name: "current_products", View: true, Columns: columns("ID", "name", "since")},
		{Name: "Invoices", View: true, Columns: columns("total", "paid")}, {Name: "PRODUCT", View: true, Columns: columns("id")}}}
	if got := link.WithoutViews(s); len(got.Tables) != 2 || got.Tables[0].Name != "products" || got.Tables[1].Name != "Invoices" || len(s.Tables) != 4 {
		t.Errorf("%+v of %+v", got, s)
	}
	more := &schema.Schema{Tables: append(slices.Clone(s.Tables), schema.Table{Name: "places"})}
	if got := link.WithoutViews(more); len(got.Tables) != 2 || got.Tables[1].Name != "places" {
		t.Errorf("%+v of %+v", got, more)
	}
	views := &schema.Schema{Tables: s.Tables[1:]}
	if got := link.WithoutViews(views); got != views {
		t.Errorf("of views alone: %+v", got)
	}
	for question, want := range map[string]bool{
		"How many products are there?":       false, // a table has the name too
		"How many current products?":         true,
		"Show the invoice of product 3":      true,
		"Which products are current?":        false,
		"What was invoiced?":                 false,
		"how many current  products, so far": true,
	} {
		if got := link.NamesView(s, question); got != want {
			t.Errorf("%s: %v", question, got)
		}
	}
}
