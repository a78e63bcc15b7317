package mend

import (
	"cmp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// What a question excludes is not what the query asks for.
func TestExcludedValues(t *testing.T) {
	l := testnano.Billing()
	for question, want := range map[string]form.Token{
		"total of invoices, voided invoices left out":            form.NotEqual,
		"total of invoices. Voided invoices don't count.":        form.NotEqual,
		"total of invoices. Voided ones are not counted":         form.NotEqual,
		"total of invoices excluding voided ones":                form.NotEqual,
		"total of invoices that are not voided":                  form.NotEqual,
		"total of invoices that aren't voided":                   form.NotEqual,
		"total of invoices, ignoring those with status voided":   form.NotEqual,
		"total of invoices outside of voided":                    form.NotEqual,
		"total of invoices other than voided":                    form.NotEqual,
		"total of invoices without discount, with status voided": form.Equal,
		"total of invoices without discount with status voided":  form.Equal,
		"total of invoices, do not exclude voided ones":          form.Equal,
		"total of invoices not excluding voided ones":            form.Equal,
		"total of voided invoices that are not included in tax":  form.Equal,
		"total of invoices, ignoring paid and voided ones":       form.NotEqual,
		"total of voided invoices":                               form.Equal,
		"total of voided invoices, drafts left out":              form.Equal,
		"total of voided invoices of customers without discount": form.Equal,
	} {
		p := l.Link(question, time.Now(), nil)
		v := slices.IndexFunc(p.Values, func(v form.Value) bool { return strings.EqualFold(v.Text, "voided") })
		if v < 0 {
			t.Fatalf("%s: %+v", question, p.Values)
		}
		before := append(testnano.Tokens(p, "select sum invoices.total where invoices.status ="), form.ValueToken(v))
		after := Apply(p, before)
		if got := after[len(after)-2]; got != want {
			t.Errorf("%s: %v", question, after)
		}
	}
	// Neither this nor that.
	p := l.Link("total of invoices, ignoring paid and voided ones", time.Now(), nil)
	either := testnano.Tokens(p, "select sum invoices.total where invoices.status = V0 or invoices.status = V1")
	if got := without(reading.Read(p, either)); !slices.Equal(got, testnano.Tokens(p, "select sum invoices.total where invoices.status != V0 and invoices.status != V1")) {
		t.Errorf("%v", got)
	}
	// Customers without voided invoices are others than those with invoices that are not voided.
	p = l.Link("customers without voided invoices", time.Now(), nil)
	nested := testnano.Tokens(p, "select customers.name where customers.id not in ( select invoices.customer_id where invoices.status = V0 )")
	if got := without(reading.Read(p, nested)); !slices.Equal(got, nested) {
		t.Errorf("%v", got)
	}
}

// Rows without a value are not of the value that a question excludes.
func TestRowsWithoutExcludedValue(t *testing.T) {
	for _, c := range []struct {
		nulls                 float64
		question, given, want string
	}{
		{0.5, "orders that are not urgent", "select orders.id where orders.notes != V0", "select orders.id where ( orders.notes != V0 or orders.notes null )"},
		{0.5, "orders that are not urgent", "select orders.id where orders.notes = V0", "select orders.id where ( orders.notes != V0 or orders.notes null )"},
		{0.5, "orders that are not urgent", "select orders.id where orders.notes not has V0", "select orders.id where ( orders.notes not has V0 or orders.notes null )"},
		{0.5, "how many orders are neither urgent nor fragile", "select count orders where orders.notes != V0 and orders.notes != V1",
			"select count orders where ( orders.notes != V0 and orders.notes != V1 or orders.notes null )"},
		{0.5, "orders that are not urgent", "select orders.id where orders.notes != V0 or orders.notes null", ""},
		{0, "orders that are not urgent", "select orders.id where orders.notes != V0", ""},
		{0.5, "orders whose notes are not urgent", "select orders.id where orders.notes != V0", ""},
		{0.5, "orders without urgent notes", "select orders.id where orders.notes != V0", "select orders.id where ( orders.notes != V0 or orders.notes null )"},
		{0.5, "orders with notes other than urgent", "select orders.id where orders.notes != V0", ""},
		{0.5, "customers without orders that are not urgent", "select orders.customer where orders.id not in ( select orders.id where orders.notes != V0 )", ""},
	} {
		notes := schema.Column{Name: "notes", Type: "text", Profile: &schema.Profile{Rows: 9, Distinct: 2, Nulls: c.nulls, Texts: map[string]string{"urgent": "urgent", "fragile": "fragile"}}}
		p := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
			{Name: "orders", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"}, {Name: "customer", Type: "integer"}, notes}},
		}}, nil)).Link(c.question, time.Now(), nil)
		if got := Apply(p, testnano.Tokens(p, c.given)); !slices.Equal(got, testnano.Tokens(p, cmp.Or(c.want, c.given))) {
			t.Errorf("%s: %s: %v", c.question, c.given, got)
		}
	}
}
