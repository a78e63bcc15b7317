package review

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// What is not so may be so in part.
func TestPartlyKept(t *testing.T) {
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{{Name: "orders", Columns: []schema.Column{
		{Name: "name", Type: "text"}, testnano.Text("fulfillment", 2, "fulfilled", "partial"), testnano.Text("payment", 2, "paid", "open")}}}}, nil))
	checkRule(t, l, "partly kept", "orders that are not fulfilled", "select orders.name where orders.fulfillment != V0", "select orders.name where orders.fulfillment = V0")
	checkRule(t, l, "partly kept", "orders that are not paid", "", "select orders.name where orders.payment != V0")
}

// Rows that have not ended, codes in words, superiors, and texts that are compared with what they cannot be.
func TestWhatIsMissing(t *testing.T) {
	l := testnano.Billing()
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

// Rows that have no key are not among those of another value.
func TestRowsWithoutKey(t *testing.T) {
	of := func(nulls float64) *link.Linker {
		return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
			{Name: "department", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"},
				{Name: "name", Type: "text", Profile: &schema.Profile{Rows: 2, Distinct: 2, Texts: map[string]string{"sales": "Sales", "it": "IT"}}}}},
			{Name: "employee", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"}, {Name: "phone", Type: "text"},
				{Name: "department_id", Type: "integer", Profile: &schema.Profile{Rows: 9, Distinct: 2, Nulls: nulls}}},
				ForeignKeys: []schema.ForeignKey{{Columns: []string{"department_id"}, RefTable: "department", RefColumns: []string{"id"}}}},
		}}, nil))
	}
	for nulls, want := range map[float64]int{0: 0, 0.2: 1} {
		p := of(nulls).Link("phones of employees not in Sales", time.Now(), nil)
		if got := Standard().Only("unknown lost").Review(p, testnano.Written(p, "select employee.phone where department.name != V0")); len(got) != want {
			t.Errorf("%g of the rows without a key: %+v", nulls, got)
		}
	}
}

// Nothing is lost where the query asks for rows without a value too, which it needs no word of its own for.
func TestRowsWithoutValue(t *testing.T) {
	notes := schema.Column{Name: "notes", Type: "text", Profile: &schema.Profile{Rows: 9, Distinct: 1, Nulls: 0.5, Texts: map[string]string{"urgent": "urgent"}}}
	after := schema.Column{Name: "after_id", Type: "integer", Profile: &schema.Profile{Rows: 9, Distinct: 2, Nulls: 0.5}}
	p := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{{Name: "orders", PrimaryKey: []string{"id"},
		Columns: []schema.Column{{Name: "id", Type: "integer"}, after, notes}, ForeignKeys: []schema.ForeignKey{{Columns: []string{"after_id"}, RefTable: "orders", RefColumns: []string{"id"}}}}},
	}, nil)).Link("orders other than urgent", time.Now(), nil)
	for query, want := range map[string]int{"select orders.id where orders.notes != V0": 1, "select orders.id where orders.notes != V0 or orders.notes null": 0} {
		if got := Standard().Only("unknown lost", "nothing asked").Review(p, testnano.Written(p, query)); len(got) != want {
			t.Errorf("%s: %+v", query, got)
		}
	}
}
