package guard

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// What users made is refused where a spelling may mean it, and nowhere else; a rule allows it by the function's name.
func TestCatalog(t *testing.T) {
	made := &Catalog{
		Functions: map[string][]string{"total": {"public.total"}, "lower": {"public.lower"}},
		Operators: map[string][]string{"||": {"public.opcat"}, "~~": {"public.matches"}, "!~~": {"public.matches"}, "+": {"public.plus"}},
		Types:     map[string][]string{"evil": {"public.leak"}, "area": {"public.leak"}},
		Fields:    map[string]bool{"city": true},
		Parts:     map[string][]dialects.Name{"orders_2024": {{Schema: "public", Name: "orders"}}},
	}
	r := Rules{Catalog: made, Schema: sqltree.Names{"orders": {"id", "total"}, "items": {"id"}}}
	judged(t, r, in(postgres, RuleFunction, "SELECT i.total FROM items i", "SELECT (o).total FROM orders o", "SELECT lower('x')", "SELECT 1 || 'x'",
		"SELECT id FROM items WHERE name LIKE 'a'", "SELECT 'x'::evil", "SELECT CAST(id AS public.evil) FROM items",
		"SELECT * FROM json_to_record('{}') AS r(a evil)", "SELECT d.total FROM (SELECT * FROM items) d", "SELECT u.total FROM unknown u",
		"WITH o AS (SELECT id FROM orders) SELECT o.total FROM o", "SELECT area('x')", "SELECT ('x'::text).area", "SELECT i.area FROM items i",
		"SELECT +name FROM items", "SELECT name NOT LIKE ALL (ARRAY['a']) FROM items", "SELECT json_populate_record(i, '{}') FROM items i",
		"SELECT * FROM json_populate_recordset((SELECT i FROM items i), '[]')"))
	judged(t, Rules{Catalog: &Catalog{Operators: map[string][]string{"=": {"public.same"}}}}, in(postgres, RuleFunction,
		"SELECT NULLIF(1, 2)", "SELECT 1 FROM a JOIN b USING (c)", "SELECT 1 IN (2)", "SELECT CASE 1 WHEN 2 THEN 3 END"))
	times := Rules{Catalog: &Catalog{Operators: map[string][]string{"*": {"public.times"}}}}
	judged(t, times, in(postgres, RuleFunction, "SELECT 2 * 3", "SELECT count(a * b) FROM items"))
	judged(t, times, in(postgres, "", "SELECT * FROM items", "SELECT i.*, count(*) OVER () FROM items i"))
	judged(t, Rules{}, in(postgres, RuleFunction, "SELECT * FROM public.crosstab('SELECT 1') AS t(a int)"))
	judged(t, r, in(postgres, "", "SELECT o.total FROM orders o", "SELECT sum(o.total) FROM orders o JOIN items i ON i.id = o.id",
		"SELECT total FROM orders", "SELECT d.total FROM (SELECT * FROM orders) d", "SELECT pg_catalog.lower('x')", "SELECT upper('x'), 1 - 2, 'x'::text", "SELECT json_populate_record(NULL::items, '{}')",
		"WITH o AS (SELECT id, 1 AS total FROM items) SELECT o.total FROM o", "SELECT (address).city FROM items"))
	r.AllowFunctions = []string{"public.total", "opcat"}
	judged(t, r, in(postgres, "", "SELECT i.total FROM items i", "SELECT 1 || 'x'"))
	judged(t, r, in(mysql, "", "SELECT i.total FROM items i", "SELECT 'x' || 'y'")) // no call there
	judged(t, r, in(mysql, RuleFunction, "SELECT LOWER('x')"))
	judged(t, Rules{Catalog: made, DenyTables: []string{"orders"}}, in(postgres, RuleTable, "SELECT 1 FROM orders_2024", "SELECT 1 FROM public.orders_2024"))
	judged(t, Rules{Catalog: made, DenyColumns: []string{"orders.total"}}, in(postgres, RuleColumn, "SELECT total FROM orders_2024", "SELECT * FROM orders_2024"))
	r = Rules{Catalog: made, DenyColumns: []string{"orders.total"}, Schema: r.Schema}
	judged(t, r, in(postgres, RuleColumn, "SELECT p.record_out FROM orders_2024 p", "SELECT orders_2024.to_json FROM orders_2024", "SELECT p FROM pg_class c, orders_2024 p"))
	judged(t, r, in(postgres, "", "SELECT p.id, p.tableoid::regclass FROM orders_2024 p", "SELECT id FROM orders_2024", "SELECT o.id, o.ctid FROM orders o"))
	r.DenyColumns = []string{"total"}
	judged(t, r, in(postgres, "", "SELECT c.relname FROM pg_class c", "SELECT c.column_name FROM information_schema.columns c"))
}
