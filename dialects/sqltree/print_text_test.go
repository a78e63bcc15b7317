package sqltree_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

const (
	lite = dialects.SQLite
	my   = dialects.MySQL
	pg   = dialects.Postgres
)

// What one dialect says, in the words of another. A text that begins with "no " is of a PrintError.
func TestPrint(t *testing.T) {
	for _, c := range []struct {
		from       dialects.Dialect
		sql        string
		into       dialects.Dialect
		translated string
	}{
		// Parentheses are those that the tree needs.
		{lite, "SELECT ((a + b)) * c - (d - e), (a = b) = c, NOT (a = b), (NOT a) = b, -(-a), (a OR b) AND c", lite,
			"SELECT (a + b) * c - (d - e), (a = b) = c, NOT a = b, (NOT a) = b, -(-a), (a OR b) AND c"},
		{pg, "SELECT NOT (a IN (1)), NOT (a LIKE b), NOT (a IS NULL), NOT EXISTS (SELECT 1)", pg,
			"SELECT a NOT IN (1), a NOT LIKE b, a IS NOT NULL, NOT EXISTS (SELECT 1)"},
		{pg, "SELECT (a || b) || c, a || (b || c), (a IS NULL) = b, (-1) ^ 2, -(1 ^ 2)", pg,
			"SELECT a || b || c, a || (b || c), (a IS NULL) = b, -1 ^ 2, -(1 ^ 2)"},
		{pg, "SELECT a BETWEEN (b AT TIME ZONE 'UTC') AND c, (a, b) OVERLAPS (c, d)", pg,
			"SELECT a BETWEEN (b AT TIME ZONE 'UTC') AND c, (a, b) OVERLAPS (c, d)"},
		{my, "SELECT a LIKE (b + c), a || b, (a XOR b) AND c", my, "SELECT a LIKE (b + c), a OR b, (a XOR b) AND c"},

		// Names and strings.
		{lite, "SELECT `Name`, \"Name\", T.`Name`, `order`, `true`, 'it''s \\' FROM `My Table`", lite,
			"SELECT `Name`, \"Name\", t.\"Name\", `order`, `true`, 'it''s \\' FROM \"My Table\""},
		{lite, "SELECT `Name`, \"Name\", t.\"key\", 'it''s \\'", my, "SELECT `Name`, 'Name', t.`key`, 'it''s \\\\'"},
		{lite, "SELECT `Name`, \"Name\", t.\"user\", 'it''s \\'", pg, `SELECT "Name", 'Name', t."user", 'it''s \'`},

		// What is the same in other words.
		{lite, "SELECT a IS b, a IS NOT b, a IS TRUE, a || b || c", pg,
			"SELECT a IS NOT DISTINCT FROM b, a IS DISTINCT FROM b, a IS TRUE, a || b || c"},
		{lite, "SELECT a IS b, a IS NOT b, a IS TRUE, a || b || c", my,
			"SELECT a <=> b, NOT a <=> b, a IS TRUE, CONCAT(a, b, c)"},
		{lite, "SELECT * FROM a JOIN b LEFT JOIN c, d ON a.x = d.x", pg,
			"SELECT * FROM a CROSS JOIN b LEFT JOIN c ON TRUE JOIN d ON a.x = d.x"},
		{lite, "SELECT * FROM (SELECT 1)", my, "SELECT * FROM (SELECT 1) AS derived_1"},
		{lite, "WITH r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r LIMIT 9) SELECT n FROM r", pg,
			"WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r LIMIT 9) SELECT n FROM r"},
		{pg, "SELECT a FROM t ORDER BY a NULLS LAST, b DESC NULLS LAST, c DESC NULLS FIRST OFFSET 3", my,
			"SELECT a FROM t ORDER BY a IS NULL, a, b DESC, c IS NULL DESC, c DESC LIMIT 18446744073709551615 OFFSET 3"},
		{pg, "SELECT a FROM t OFFSET 3", lite, "SELECT a FROM t LIMIT -1 OFFSET 3"},
		{pg, "(SELECT a FROM t ORDER BY a LIMIT 1) UNION (SELECT 1 EXCEPT SELECT 2)", lite,
			"SELECT * FROM (SELECT a FROM t ORDER BY a LIMIT 1) UNION SELECT * FROM (SELECT 1 EXCEPT SELECT 2)"},
		{pg, "SELECT 1 UNION SELECT 2 INTERSECT SELECT 3", lite,
			"SELECT 1 UNION SELECT * FROM (SELECT 2 INTERSECT SELECT 3)"},
		{lite, "SELECT 1 UNION SELECT 2 INTERSECT SELECT 3", pg, "(SELECT 1 UNION SELECT 2) INTERSECT SELECT 3"},
		{pg, "VALUES (1), (2) ORDER BY 1", lite, "SELECT * FROM (VALUES (1), (2)) ORDER BY 1"},
		{lite, "VALUES (1), (2)", my, "VALUES ROW(1), ROW(2)"},
		{lite, "SELECT CAST(a AS REAL), CAST(b AS INTEGER), CAST(c AS TEXT)", pg,
			"SELECT CAST(a AS float8), CAST(b AS int8), CAST(c AS text)"},
		{lite, "SELECT CAST(a AS REAL), CAST(b AS INTEGER), CAST(c AS VARCHAR(5))", my,
			"SELECT CAST(a AS double), CAST(b AS signed), CAST(c AS char(5))"},
		{my, "SELECT a, count(*) FROM t GROUP BY a, b WITH ROLLUP", pg, "SELECT a, count(*) FROM t GROUP BY ROLLUP (a, b)"},
		{pg, "SELECT a FROM t GROUP BY ROLLUP (a, b)", my, "SELECT a FROM t GROUP BY a, b WITH ROLLUP"},
		{my, "SELECT EXTRACT(YEAR FROM d)", pg, "SELECT EXTRACT(year FROM d)"},
		{lite, "SELECT a IN ((SELECT 1)), 1 WHERE a", my, "SELECT a = (SELECT 1), 1 FROM dual WHERE a"},
		{my, "SELECT b'', 0x4a5, CASE a WHEN 1 THEN 2 WHEN 3 THEN 4 END", my,
			"SELECT b'', 0x4a5, CASE a WHEN 1 THEN 2 WHEN 3 THEN 4 END"},
		{pg, "SELECT * FROM json_to_record('{}') AS x(a int, b text[])", pg,
			"SELECT * FROM json_to_record('{}') AS x (a int4, b text[])"},

		// What a dialect has no words for.
		{pg, "SELECT * FROM a FULL JOIN b USING (x)", my, "no FULL JOIN"},
		{pg, "SELECT a ILIKE b", lite, "no words for the operator ilike"},
		{pg, "SELECT DISTINCT ON (a) b FROM t", lite, "no DISTINCT ON"},
		{pg, "SELECT sum(a) FILTER (WHERE b)", my, "no FILTER"},
		{pg, "SELECT 1 EXCEPT ALL SELECT 2", lite, "no EXCEPT ALL"},
		{pg, "SELECT a FROM t, LATERAL (SELECT 1) x", lite, "no LATERAL"},
		{pg, "SELECT a FROM t ORDER BY a FETCH FIRST ROW WITH TIES", my, "no WITH TIES"},
		{pg, "SELECT ARRAY[1]", lite, "no words for the operator array"},
		{my, "SELECT d + INTERVAL 1 DAY", lite, "no words for the operator interval"},
		{lite, "SELECT a IN ()", pg, "no IN of an empty list"},
		{lite, "SELECT a GLOB b", my, "no words for the operator glob"},
		{lite, "SELECT ?1", pg, "no parameter ?1"},
	} {
		s, err := parse.Parse(c.from, c.sql)
		if err != nil {
			t.Errorf("%s: %v", c.sql, err)
			continue
		}
		got, err := sqltree.Print(c.into, s.Query)
		if e := (*sqltree.PrintError)(nil); errors.As(err, &e) {
			got = "no " + e.What
		} else if err == nil {
			if _, err := parse.Parse(c.into, got); err != nil {
				t.Errorf("%s: %v", got, err)
			}
		}
		if got != c.translated {
			t.Errorf("%s into %s: %s\n got %s\nwant %s", c.from, c.into, c.sql, got, c.translated)
		}
	}
	if _, err := sqltree.Print("oracle", &sqltree.Query{}); err == nil || !strings.Contains(err.Error(), "oracle") {
		t.Errorf("oracle: %v", err)
	}
}
