package pointer

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// A question is about tables unless it says the name of a view, or there are only views.
func TestViews(t *testing.T) {
	s := &schema.Schema{Tables: []schema.Table{{Name: "products"}, {Name: "current_products", View: true}, {Name: "Invoices", View: true}, {Name: "PRODUCT", View: true}}}
	if got := WithoutViews(s); len(got.Tables) != 1 || got.Tables[0].Name != "products" || len(s.Tables) != 4 {
		t.Errorf("%+v of %+v", got, s)
	}
	views := &schema.Schema{Tables: s.Tables[1:]}
	if got := WithoutViews(views); got != views {
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
		if got := NamesView(s, question); got != want {
			t.Errorf("%s: %v", question, got)
		}
	}
}
