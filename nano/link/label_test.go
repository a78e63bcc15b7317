package link_test

import (
	"fmt"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Rows are called by a name that distinguishes them, by a description of their own kind, or by a text that differs from
// row to row; a few rows tell nothing of that, but of their place.
func TestLabels(t *testing.T) {
	column := func(name, kind string, rows int, distinct int64) schema.Column {
		return schema.Column{Name: name, Type: kind, Profile: &schema.Profile{Rows: rows, Distinct: distinct}}
	}
	empty := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "text", Profile: &schema.Profile{Rows: 50, Distinct: 1, Common: []string{""}}}
	}
	for _, c := range []struct {
		table   string
		columns []schema.Column
		want    string
	}{
		{"customers", []schema.Column{column("company_name", "text", 90, 90)}, "[company_name]"},
		{"orders", []schema.Column{column("ship_name", "text", 800, 90)}, "[]"},
		{"orders", []schema.Column{column("ship_name", "text", 5, 2)}, "[ship_name]"},
		{"territories", []schema.Column{column("territory_description", "text", 50, 20)}, "[territory_description]"},
		{"charges", []schema.Column{column("description", "text", 50, 1), column("number", "text", 50, 50)}, "[number]"},
		{"charges", []schema.Column{column("description", "text", 50, 3), column("number", "text", 50, 50)}, "[description]"},
		{"territories", []schema.Column{column("other_description", "text", 50, 20)}, "[]"},
		{"accounts", []schema.Column{column("email", "text", 50, 50), column("plan", "text", 50, 3), column("company", "text", 50, 49)}, "[company]"},
		{"accounts", []schema.Column{column("company", "text", 5, 5)}, "[]"},
		{"depots", []schema.Column{column("code", "text", 6, 6), column("city", "text", 6, 6)}, "[city]"},
		{"depots", []schema.Column{column("code", "text", 6, 6), column("city", "text", 6, 5)}, "[]"},
		{"accounts", []schema.Column{column("company", "text", 50, 50), column("name", "text", 50, 3)}, "[name]"},
		{"accounts", []schema.Column{column("number", "integer", 50, 50)}, "[]"},
		{"invoices", []schema.Column{empty("name"), column("number", "text", 50, 40), column("origin", "text", 50, 50)}, "[number]"},
		{"issues", []schema.Column{empty("issue_description"), column("subject", "text", 50, 9)}, "[subject]"},
		{"logins", []schema.Column{column("login", "text", 50, 40), column("sha", "text", 50, 50)}, "[login]"},
		{"student", []schema.Column{column("LName", "text", 50, 40), column("Fname", "text", 50, 40)}, "[Fname LName]"},
		{"staff", []schema.Column{column("staff_forename", "text", 50, 40), column("staff_surname", "text", 50, 40)}, "[staff_forename staff_surname]"},
		{"families", []schema.Column{column("family_name", "text", 5, 4)}, "[family_name]"},
		{"people", []schema.Column{column("given_name", "text", 5, 4), column("family_name", "text", 5, 4)}, "[given_name family_name]"},
	} {
		catalog := form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{{Name: c.table, Columns: c.columns}}}, nil)
		names := []string{}
		for _, i := range catalog.Labels(0) {
			names = append(names, catalog.Columns[i].Name)
		}
		if got := fmt.Sprint(names); got != c.want {
			t.Errorf("%s of %v: %s, want %s", c.table, c.columns[0].Name, got, c.want)
		}
	}
}
