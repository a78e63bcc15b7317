package lex

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
)

// Clauses and joins begin lines; what is in parentheses, in texts and in names does not, and nothing but space changes.
func TestLayout(t *testing.T) {
	for _, c := range []struct{ sql, want string }{
		{"SELECT a FROM t", "SELECT a FROM t"},
		{"SELECT g.name, sum(l.price) FROM g JOIN t ON t.g = g.id LEFT OUTER JOIN l ON l.t = t.id WHERE g.name <> ' FROM x' AND t.x IN (SELECT y FROM z WHERE y > 1) GROUP BY g.id HAVING count(*) > 2 ORDER BY 2 DESC LIMIT 3",
			"SELECT g.name, sum(l.price)\nFROM g\n  JOIN t ON t.g = g.id\n  LEFT OUTER JOIN l ON l.t = t.id\nWHERE g.name <> ' FROM x' AND t.x IN (SELECT y FROM z WHERE y > 1)\nGROUP BY g.id\nHAVING count(*) > 2\nORDER BY 2 DESC\nLIMIT 3"},
		{`SELECT "from", LEFT(name, 3), extract(year FROM d), a IS DISTINCT FROM b FROM "a long name of a table that is here"`,
			"SELECT \"from\", LEFT(name, 3), extract(year FROM d), a IS DISTINCT FROM b\nFROM \"a long name of a table that is here\""},
		{"SELECT name FROM customers_of_the_north UNION ALL SELECT name FROM customers_of_the_south",
			"SELECT name\nFROM customers_of_the_north\nUNION ALL\nSELECT name\nFROM customers_of_the_south"},
		{"SELECT name\nFROM customers_of_the_north UNION ALL SELECT name FROM customers_of_the_south",
			"SELECT name\nFROM customers_of_the_north UNION ALL SELECT name FROM customers_of_the_south"},
		{"SELECT name /* who */ FROM customers_of_the_north UNION ALL SELECT name FROM customers_of_the_south",
			"SELECT name /* who */ FROM customers_of_the_north UNION ALL SELECT name FROM customers_of_the_south"},
	} {
		got := Layout(dialects.Postgres, c.sql)
		if got != c.want {
			t.Errorf("%s", got)
		}
		if strings.Join(strings.Fields(got), " ") != strings.Join(strings.Fields(c.sql), " ") {
			t.Errorf("%s has other words", got)
		}
	}
}
