package review

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// billing is invoices of customers, with what says that they ended.
func billing() *link.Linker {
	texts := func(name string, some ...string) schema.Column {
		p := &schema.Profile{Rows: 40, Distinct: int64(len(some)), Texts: map[string]string{}}
		for _, text := range some {
			p.Texts[schema.Words(text)] = text
		}
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	number := func(name string) schema.Column { return schema.Column{Name: name, Type: "integer"} }
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "customers", PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id"), texts("name", "Ann", "Bob", "Cho"), texts("country", "Germany", "France")}},
		{Name: "invoices", PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id"), number("customer_id"), texts("status", "voided", "paid", "open"),
			texts("method", "CHQ", "CC"), number("total")},
			ForeignKeys: []schema.ForeignKey{{Columns: []string{"customer_id"}, RefTable: "customers", RefColumns: []string{"id"}}}},
		{Name: "staff", PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id"), texts("name", "Dee", "Eve"), texts("job", "Cashier", "Clerk"), number("supervisor_id"),
			{Name: "term_date", Type: "date"}}},
	}}, nil))
}

// What a question excludes is not what the query asks for.
func TestExcludedValues(t *testing.T) {
	l := billing()
	for question, want := range map[string]form.Token{
		"total of invoices, voided invoices left out":            form.NotEqual,
		"total of invoices. Voided invoices don't count.":        form.NotEqual,
		"total of invoices. Voided ones are not counted":         form.NotEqual,
		"total of invoices excluding voided ones":                form.NotEqual,
		"total of invoices that are not voided":                  form.NotEqual,
		"total of invoices that aren't voided":                   form.NotEqual,
		"total of invoices, ignoring those with status voided":   form.NotEqual,
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
		after := Mended(p, before)
		if got := after[len(after)-2]; got != want {
			t.Errorf("%s: %v", question, after)
		}
	}
	// Neither this nor that.
	p := l.Link("total of invoices, ignoring paid and voided ones", time.Now(), nil)
	either := testnano.Tokens(p, "select sum invoices.total where invoices.status = V0 or invoices.status = V1")
	if got := without(read(p, either)); !slices.Equal(got, testnano.Tokens(p, "select sum invoices.total where invoices.status != V0 and invoices.status != V1")) {
		t.Errorf("%v", got)
	}
	// Customers without voided invoices are others than those with invoices that are not voided.
	p = l.Link("customers without voided invoices", time.Now(), nil)
	nested := testnano.Tokens(p, "select customers.name where customers.id not in ( select invoices.customer_id where invoices.status = V0 )")
	if got := without(read(p, nested)); !slices.Equal(got, nested) {
		t.Errorf("%v", got)
	}
}

// Rows that have not ended, codes in words, superiors, and texts that are compared with what they cannot be.
func TestWhatIsMissing(t *testing.T) {
	l := billing()
	for _, c := range []struct{ rule, question, given, fine string }{
		{"ended given", "cashiers who are still employed", "select staff.name where staff.job = V0", "select staff.name where staff.job = V0 and staff.term_date null"},
		{"ended given", "who is currently a cashier", "", "select staff.name where staff.job = V0"},
		{"ended given", "names of cashiers", "", "select staff.name where staff.job = V0"},
		{"codes given", "number of invoices per method, method spelled out", "select invoices.method count invoices group invoices.method", ""},
		{"codes given", "number of invoices per status, status spelled out", "", "select invoices.status count invoices group invoices.status"},
		{"codes given", "number of invoices per method", "", "select invoices.method count invoices group invoices.method"},
		{"below superior", "who is the boss of the cashiers", "select staff.name where staff.job = V0", "select staff.supervisor_id where staff.job = V0"},
		{"below superior", "names of the cashiers", "", "select staff.name where staff.job = V0"},
		{"column with itself", "invoices by method", "select invoices.id where invoices.id < invoices.id", "select invoices.id where invoices.id < invoices.customer_id"},
		{"column unlike", "invoices by method", "select invoices.id where invoices.method = customers.name", "select invoices.id where invoices.method = invoices.status"},
		{"column unlike", "invoices by method", "select invoices.id where invoices.method = ( select customers.name )", "select invoices.id where invoices.customer_id = ( select customers.id )"},
	} {
		p := l.Link(c.question, time.Now(), nil)
		for written, want := range map[string]bool{c.given: true, c.fine: false} {
			if written == "" {
				continue
			}
			if faults := Standard().Only(c.rule).Review(p, testnano.Tokens(p, written)); (len(faults) > 0) != want {
				t.Errorf("%s: %s: %+v", c.question, written, faults)
			}
		}
	}
}
