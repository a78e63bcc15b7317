package main

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

const script = `
CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT, age INTEGER, country TEXT);
INSERT INTO singer VALUES (1, 'Ann', 30, 'F'), (2, 'Bob', 40, 'F'), (3, 'Cid', 30, 'US'), (4, 'Eve', NULL, 'UK');
CREATE TABLE concert (id INTEGER PRIMARY KEY, singer_id INTEGER REFERENCES singer (id), year INTEGER, city TEXT);
INSERT INTO concert VALUES (1, 1, 2014, 'P'), (2, 1, 2015, 'Q'), (3, 2, 2015, 'P'), (4, 3, 2016, 'Q');
CREATE TABLE city (title TEXT, country TEXT);
INSERT INTO city VALUES ('P', 'F'), ('Q', 'US');`

// testDatabase is a small one, with copies.
func testDatabase(t *testing.T, golds ...string) *world {
	t.Helper()
	path := filepath.Join(t.TempDir(), "test.sqlite")
	testdb.Write(t, path, script)
	d, err := openDatabase(t.Context(), path, t.TempDir(), golds, 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	return d
}

// rewrites are all queries that a kind makes of sql.
func rewrites(t *testing.T, d *world, k kind, sql string) []string {
	t.Helper()
	parse := func(sql string) *gold {
		g, err := d.parse(sql)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	write := func(g *gold) string {
		out, err := sqltree.Print(dialects.SQLite, g.Query)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	out := map[string]bool{}
	starts := []string{sql}
	if k.from != nil {
		starts = nil
		for i := range k.from(parse(sql)) {
			g := parse(sql)
			k.from(g)[i]()
			starts = append(starts, write(g))
		}
	}
	for _, start := range starts {
		for i := range k.edits(parse(start)) {
			g := parse(start)
			k.edits(g)[i]()
			out[write(g)] = true
		}
	}
	return slices.Sorted(maps.Keys(out))
}

// TestKinds has all that each kind makes of a query.
func TestKinds(t *testing.T) {
	d := testDatabase(t)
	for _, c := range []struct {
		kind, sql string
		want      []string
	}{
		{"IN / OR (Table 9)", "SELECT name FROM singer WHERE age IN (30, 40)",
			[]string{"SELECT name FROM singer WHERE age = 30 OR age = 40"}},
		{"IN / OR (Table 9)", "SELECT name FROM singer WHERE id > 1 AND (age = 30 OR id = 2 OR age = 40)",
			[]string{"SELECT name FROM singer WHERE id > 1 AND (age IN (30, 40) OR id = 2)"}},
		{"IN / OR (Table 9)", `SELECT name FROM singer WHERE country = "F" OR age = 30`, nil},

		{"BETWEEN / bounds", "SELECT name FROM singer WHERE age BETWEEN 30 AND 39 AND id > 1",
			[]string{"SELECT name FROM singer WHERE age >= 30 AND age <= 39 AND id > 1"}},
		{"BETWEEN / bounds", "SELECT name FROM singer WHERE age <= 39 AND id > 1 AND age >= 30",
			[]string{"SELECT name FROM singer WHERE age BETWEEN 30 AND 39 AND id > 1"}},
		{"BETWEEN / bounds", "SELECT name FROM singer WHERE age >= 30 AND id <= 3", nil},

		{"comma join / JOIN ON", "SELECT T1.name FROM singer AS T1 JOIN concert AS T2 ON T1.id = T2.singer_id WHERE T2.year = 2015",
			[]string{"SELECT t1.name FROM singer AS t1, concert AS t2 WHERE t1.id = t2.singer_id AND t2.year = 2015"}},
		{"comma join / JOIN ON", "SELECT name FROM singer, concert WHERE year = 2015 AND singer.id = singer_id",
			[]string{"SELECT name FROM singer JOIN concert ON singer.id = singer_id WHERE year = 2015"}},
		{"comma join / JOIN ON", "SELECT singer.name FROM singer LEFT JOIN concert ON singer.id = singer_id", nil},
		{"comma join / JOIN ON", "SELECT singer.name FROM singer, city", nil},

		{"join order", "SELECT name FROM singer AS a JOIN concert AS b ON a.id = b.singer_id",
			[]string{"SELECT name FROM concert AS b JOIN singer AS a ON a.id = b.singer_id"}},
		{"join order", "SELECT name FROM singer AS a JOIN concert AS b ON a.id = b.singer_id JOIN city AS c ON c.title = b.city", []string{
			"SELECT name FROM city AS c JOIN concert AS b ON c.title = b.city JOIN singer AS a ON a.id = b.singer_id",
			"SELECT name FROM concert AS b JOIN city AS c ON c.title = b.city JOIN singer AS a ON a.id = b.singer_id",
			"SELECT name FROM concert AS b JOIN singer AS a ON a.id = b.singer_id JOIN city AS c ON c.title = b.city"}},
		{"join order", "SELECT * FROM singer AS a JOIN concert AS b ON a.id = b.singer_id", nil},

		{"table / derived table (Table 9)", "SELECT Name FROM singer WHERE age > 30",
			[]string{"SELECT name FROM (SELECT name, age FROM singer) AS singer WHERE age > 30"}},
		{"table / derived table (Table 9)", "SELECT count(*) FROM singer AS a JOIN concert AS b ON a.id = b.singer_id", []string{
			"SELECT count(*) FROM (SELECT id FROM singer) AS a JOIN concert AS b ON a.id = b.singer_id",
			"SELECT count(*) FROM singer AS a JOIN (SELECT singer_id FROM concert) AS b ON a.id = b.singer_id"}},
		{"table / derived table (Table 9)", "SELECT * FROM city", []string{"SELECT * FROM (SELECT title, country FROM city) AS city"}},

		{"derived table / CTE", "SELECT name FROM singer WHERE age > 30",
			[]string{"WITH sub1 AS (SELECT name, age FROM singer) SELECT name FROM sub1 AS singer WHERE age > 30"}},
		{"derived table / CTE", "SELECT title FROM city WHERE country IN (SELECT country FROM singer)", []string{
			"WITH sub1 AS (SELECT country FROM singer) SELECT title FROM city WHERE country IN (SELECT country FROM sub1 AS singer)",
			"WITH sub1 AS (SELECT title, country FROM city) SELECT title FROM sub1 AS city WHERE country IN (SELECT country FROM singer)"}},

		{"CTE steps (P.3)", "SELECT T1.city FROM concert AS T1 JOIN singer AS T2 ON T1.singer_id = T2.id WHERE T2.name = 'Ann' ORDER BY T1.year DESC LIMIT 1",
			[]string{"WITH sub1 AS (SELECT t1.city, t1.year FROM concert AS t1 JOIN singer AS t2 ON t1.singer_id = t2.id WHERE t2.name = 'Ann') " +
				"SELECT city FROM sub1 ORDER BY year DESC LIMIT 1"}},
		{"CTE steps (P.3)", "SELECT count(*), country FROM singer WHERE age > 20 GROUP BY country HAVING max(age) > 30",
			[]string{"WITH sub1 AS (SELECT country, age FROM singer WHERE age > 20) SELECT count(*), country FROM sub1 GROUP BY country HAVING max(age) > 30"}},
		{"CTE steps (P.3)", "SELECT T1.id, T2.id FROM concert AS T1 JOIN singer AS T2 ON T1.singer_id = T2.id WHERE T2.age = 1", nil},
		{"CTE steps (P.3)", "SELECT name FROM singer", nil},

		{"COUNT(*) / COUNT(key)", "SELECT count(*), country FROM singer GROUP BY country HAVING count(*) > 1", []string{
			"SELECT count(*), country FROM singer GROUP BY country HAVING count(id) > 1",
			"SELECT count(id), country FROM singer GROUP BY country HAVING count(*) > 1"}},
		{"COUNT(*) / COUNT(key)", "SELECT count(T2.id) FROM singer AS T1 JOIN concert AS T2 ON T1.id = T2.singer_id",
			[]string{"SELECT count(*) FROM singer AS t1 JOIN concert AS t2 ON t1.id = t2.singer_id"}},
		{"COUNT(*) / COUNT(key)", "SELECT count(age) FROM singer", nil},
		{"COUNT(*) / COUNT(key)", "SELECT count(*) FROM city", nil},
		{"COUNT(*) / COUNT(key)", "SELECT count(*) FROM city LEFT JOIN singer ON city.country = singer.country", nil},

		{"DISTINCT / GROUP BY", "SELECT DISTINCT country, age FROM singer ORDER BY age",
			[]string{"SELECT country, age FROM singer GROUP BY country, age ORDER BY age"}},
		{"DISTINCT / GROUP BY", "SELECT country FROM singer GROUP BY country", []string{"SELECT DISTINCT country FROM singer"}},
		{"DISTINCT / GROUP BY", "SELECT DISTINCT country FROM singer ORDER BY age", nil},
		{"DISTINCT / GROUP BY", "SELECT country, count(*) FROM singer GROUP BY country", nil},

		{"NOT IN / NOT EXISTS", "SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert WHERE year > 2014)",
			[]string{"SELECT name FROM singer WHERE NOT EXISTS (SELECT 1 FROM concert WHERE year > 2014 AND concert.singer_id = singer.id)"}},
		{"NOT IN / NOT EXISTS", "SELECT title FROM city WHERE title NOT IN (SELECT T1.city FROM concert AS T1 JOIN singer AS T2 ON T1.singer_id = T2.id)",
			[]string{"SELECT title FROM city WHERE NOT EXISTS (SELECT 1 FROM concert AS t1 JOIN singer AS t2 ON t1.singer_id = t2.id WHERE t1.city = city.title)"}},
		{"NOT IN / NOT EXISTS", "SELECT name FROM singer WHERE age NOT IN (SELECT year FROM concert)", nil}, // age has NULL
		{"NOT IN / NOT EXISTS", "SELECT name FROM singer WHERE id NOT IN (SELECT id FROM singer WHERE age > 30)", nil},
		{"NOT IN / NOT EXISTS", "SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert)", nil},

		{"JOIN / IN subquery (Table 6)", "SELECT T1.city FROM concert AS T1 JOIN singer AS T2 ON T1.singer_id = T2.id WHERE T2.country = 'F' AND T1.year > 2014",
			[]string{"SELECT t1.city FROM concert AS t1 WHERE t1.year > 2014 AND t1.singer_id IN (SELECT t2.id FROM singer AS t2 WHERE t2.country = 'F')"}},
		{"JOIN / IN subquery (Table 6)", "SELECT a.name FROM singer AS a JOIN concert AS b ON a.id = b.singer_id", nil}, // no key
		{"JOIN / IN subquery (Table 6)", "SELECT b.year, a.name FROM singer AS a JOIN concert AS b ON a.id = b.singer_id", nil},

		{"order of the select list (Table 14)", "SELECT sum(age), country FROM singer GROUP BY country",
			[]string{"SELECT country, sum(age) FROM singer GROUP BY country"}},
		{"order of the select list (Table 14)", "SELECT name FROM singer", nil},

		{"Column Name Perturbation (Select Clause)", "SELECT age FROM singer",
			[]string{"SELECT ag FROM singer", "SELECT ge FROM singer"}},
		{"Column Name Perturbation (Select Clause)", `SELECT count(*), "Country" FROM singer`,
			[]string{"SELECT count(*), `Countr` FROM singer", `SELECT count(*), ountry FROM singer`}},

		{"Keyword Replacement (AND/OR)", "SELECT name FROM singer WHERE age >= 30 AND age <= 40",
			[]string{"SELECT name FROM singer WHERE age >= 30 OR age <= 40"}},
		{"Keyword Replacement (AND/OR)", "SELECT name FROM singer WHERE id = 1 OR id = 2 OR age > 3", []string{
			"SELECT name FROM singer WHERE id = 1 AND id = 2 OR age > 3",
			"SELECT name FROM singer WHERE id = 1 OR id = 2 AND age > 3"}},
		{"Keyword Replacement (AND/OR)", "SELECT name FROM singer WHERE id = 1 AND age > 3 AND age < 5", []string{
			"SELECT name FROM singer WHERE id = 1 AND age > 3 OR age < 5",
			"SELECT name FROM singer WHERE id = 1 OR age > 3 AND age < 5"}},
		{"Keyword Replacement (AND/OR)", "SELECT name FROM singer WHERE age BETWEEN 1 AND 2", nil},

		{"Symbol Replacement (Comparison Operator)", "SELECT name FROM singer WHERE age > 30", []string{
			"SELECT name FROM singer WHERE age < 30", "SELECT name FROM singer WHERE age <= 30", "SELECT name FROM singer WHERE age <> 30",
			"SELECT name FROM singer WHERE age = 30", "SELECT name FROM singer WHERE age >= 30"}},
		{"Symbol Replacement (Comparison Operator)", "SELECT a.name FROM singer AS a JOIN concert AS b ON a.id = b.singer_id", nil},

		{"Table Source Replacement", "SELECT city.country FROM city",
			[]string{"SELECT concert.country FROM concert", "SELECT singer.country FROM singer"}},
		{"Table Source Replacement", "SELECT T1.country FROM city AS T1",
			[]string{"SELECT t1.country FROM concert AS t1", "SELECT t1.country FROM singer AS t1"}},

		{"Column Name Replacement", "SELECT title FROM city ORDER BY title DESC LIMIT 3",
			[]string{"SELECT country FROM city ORDER BY country DESC LIMIT 3"}},
		{"Column Name Replacement", "SELECT title FROM city WHERE country = 'F'",
			[]string{"SELECT country FROM city WHERE country = 'F'", "SELECT title FROM city WHERE title = 'F'"}},

		{"Column Removal", "SELECT name, age FROM singer", []string{"SELECT age FROM singer", "SELECT name FROM singer"}},
		{"Column Removal", "SELECT name FROM singer", nil},
	} {
		i := slices.IndexFunc(kinds(), func(k kind) bool { return k.name == c.kind })
		if i < 0 {
			t.Fatalf("no kind %q", c.kind)
		}
		if got := rewrites(t, d, kinds()[i], c.sql); fmt.Sprintf("%q", got) != fmt.Sprintf("%q", c.want) {
			t.Errorf("%s: %s\n got %q\nwant %q", c.kind, c.sql, got, c.want)
		}
	}
}
