package guard

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// A view that reads what is denied may not be read, by whatever way, unless a rule names it in full.
func TestViews(t *testing.T) {
	view := func(name, sql string) View { return View{dialects.Name{Schema: "public", Name: name}, sql} }
	views := []View{
		view("third", "SELECT id FROM second"), view("second", "SELECT 1 AS id WHERE EXISTS (SELECT FROM hr.salaries)"),
		view("emails", "SELECT c.email AS e FROM customer c"), view("names", "SELECT id, name FROM customer"),
		view("all_of_it", "SELECT * FROM customer"), view("masked", "SELECT left(email, 1) FROM customer"),
		view("odd", "SELECT a FROM ONLY salaries"), view("harmless", "SELECT a FROM ONLY orders"),
		view("untold", ""), view("over_masked", "SELECT * FROM masked"),
		view("by_function", "SELECT id, getmail(id) AS e FROM orders"), view("of_function", "SELECT x FROM hr.getssn() x(x)"),
		view("over_function", "SELECT e FROM by_function"), view("odd_function", "SELECT getmail (id) FROM ONLY orders"),
		view("computes", "SELECT upper(note), count(*) FILTER (WHERE id > 0) FROM orders GROUP BY 1"), view("sleeps", "SELECT pg_sleep(1)"),
		view("by_operator", "SELECT id <<<! 1 AS x FROM orders"), view("joined", "SELECT joined(note), public.joined(note) FROM orders"), view("lies", "SELECT total(o.*) AS t, lower(o.note) FROM orders o"),
	}
	const functions = "by_function of_function over_function odd_function sleeps by_operator lies"
	made := Catalog{Operators: map[string][]string{"<<<!": {"public.op2"}}, Functions: map[string][]string{"total": {"public.total"}, "joined": {"public.joined"}},
		Computes: map[string]bool{"public.joined": true}}
	schema := sqltree.Names{"customer": {"id", "name", "email"}, "masked": {"left"}, "second": {"id"}}
	for _, c := range []struct {
		rules  Rules
		hidden string
	}{
		{Rules{}, ""},
		{Rules{OnlyTables: []string{"third", "emails"}}, ""},
		{Rules{DenyTables: []string{"salaries"}}, "second odd untold " + functions + " third"},
		{Rules{DenyTables: []string{"salaries"}, AllowTables: []string{"public.second", "untold"}}, "odd " + functions},
		{Rules{DenyTables: []string{"salaries"}, OnlyTables: []string{"second", "public.*"}}, "odd untold " + functions},
		{Rules{DenyColumns: []string{"customer.email"}}, "emails all_of_it masked untold over_masked " + functions},
		{Rules{DenyColumns: []string{"customer.email"}, AllowTables: []string{"masked"}}, "emails all_of_it untold " + functions},
		{Rules{DenyTables: []string{"salaries"}, AllowTables: []string{"by_function", "of_function"}, AllowFunctions: []string{"total"}},
			"second odd untold odd_function sleeps by_operator third"},
	} {
		c.rules.Schema, c.rules.Catalog = schema, &made
		var got []string
		hidden := c.rules.Hidden(postgres, views)
		for _, v := range hidden {
			got = append(got, v.Name.Name)
		}
		if strings.Join(got, " ") != c.hidden {
			t.Errorf("%+v: %v, want %s", c.rules, hidden, c.hidden)
		}
		c.rules.Catalog = &Catalog{Hidden: hidden}
		for _, v := range views {
			rule := ""
			if strings.Contains(" "+c.hidden+" ", " "+v.Name.Name+" ") {
				rule = RuleTable
			} else if len(c.rules.OnlyTables) > 0 {
				continue
			}
			judged(t, c.rules, in(postgres, rule, "SELECT 1 FROM "+v.Name.Name, "SELECT 1 FROM public."+v.Name.Name))
			if len(c.rules.OnlyTables) == 0 {
				judged(t, c.rules, in(postgres, "", "SELECT 1 FROM elsewhere."+v.Name.Name))
			}
		}
	}
	running := Rules{Catalog: &Catalog{Running: []Running{
		{dialects.Name{Schema: "public", Name: "policed"}, false, "public.leak", "a row policy"},
		{dialects.Name{Schema: "hr", Name: "orders"}, true, "hr.leak", "an index"},
	}}}
	for _, c := range []struct {
		rules  Rules
		hidden string
	}{
		{Rules{}, "policed orders"}, {Rules{AllowFunctions: []string{"leak"}}, ""}, {Rules{AllowFunctions: []string{"hr.*"}}, "policed"},
		{Rules{AllowTables: []string{"policed"}}, "orders"}, {Rules{AllowTables: []string{"hr.*"}}, "policed orders"},
		{Rules{OnlyTables: []string{"policed"}}, "policed orders"},
	} {
		c.rules.Catalog = &Catalog{Running: running.Catalog.Running}
		c.rules.Catalog.Hidden = c.rules.Runs(postgres)
		var got []string
		for _, h := range c.rules.Catalog.Hidden {
			got = append(got, h.Name.Name)
		}
		if strings.Join(got, " ") != c.hidden {
			t.Errorf("%+v: %v, want %s", c.rules, got, c.hidden)
		}
	}
	running.Catalog.Hidden = running.Runs(postgres)
	judged(t, running, in(postgres, RuleTable, "SELECT 1 FROM policed", "SELECT 1 FROM public.policed", "SELECT 1 FROM hr.orders"))
	judged(t, running, in(postgres, "", "SELECT 1 FROM orders", "SELECT 1 FROM public.orders", "WITH policed AS (SELECT 1) SELECT * FROM policed"))
	if sql := ViewQuery(lite, `CREATE VIEW IF NOT EXISTS "as"(a) /* AS */ AS SELECT 1 AS a`); sql != " SELECT 1 AS a" {
		t.Errorf("%q", sql)
	}
}
