package guard

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Visible leaves out what Check would refuse to read, and what leads to it.
func TestVisible(t *testing.T) {
	table := func(name, to string, columns ...string) schema.Table {
		out := schema.Table{Name: name, PrimaryKey: columns[:1], Unique: [][]string{columns[1:]}}
		for _, c := range columns {
			out.Columns = append(out.Columns, schema.Column{Name: c})
		}
		if to != "" {
			out.ForeignKeys = []schema.ForeignKey{{Columns: columns[1:2], RefTable: to, RefColumns: []string{"id"}}}
		}
		return out
	}
	s := &schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		table("orders", "customer", "id", "customer_id"), table("customer", "", "id", "email"), table("hr.salaries", "customer", "id", "ssn"),
		table(`"odd.schema"."a.b"`, "orders", "id", "x"),
	}}
	before := s.DDL()
	for _, c := range []struct {
		rules  Rules
		hidden string // names, space-separated
	}{
		{Rules{}, ""},
		{Rules{AllowTables: []string{"pg_stat_activity"}}, ""},
		{Rules{DenyTables: []string{"hr.salaries"}}, "salaries ssn"},
		{Rules{DenyTables: []string{"customer"}}, "REFERENCES customer email"},
		{Rules{DenyTables: []string{"a.b"}}, ""}, // the table b of a schema a
		{Rules{OnlyTables: []string{"orders", "customer"}}, "salaries ssn odd"},
		{Rules{DenyColumns: []string{"email"}}, "email"},
		{Rules{DenyColumns: []string{"customer.id", "hr.salaries.ssn"}}, "ssn REFERENCES customer"},
	} {
		visible := c.rules.Visible(s).DDL()
		for _, word := range strings.Fields("salaries ssn email odd REFERENCES") {
			if gone := strings.Contains(c.hidden, word); gone && word != "REFERENCES" && strings.Contains(visible, word) || !gone && !strings.Contains(visible, word) {
				t.Errorf("%+v: %s\n%s", c.rules, word, visible)
			}
		}
		if strings.Contains(c.hidden, "REFERENCES customer") && strings.Contains(visible, "REFERENCES customer") {
			t.Errorf("%+v: a key leads to what is hidden\n%s", c.rules, visible)
		}
	}
	if s.DDL() != before {
		t.Error("the schema was changed")
	}
}
