package relalg

import (
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// keyed is a schema of names whose keys are all called id, or (order_id, line); NULL may be in boss, note and city_id.
type keyed struct{ sqltree.Names }

func (k keyed) Keys(table string) [][]string {
	if table == "part" {
		return [][]string{{"order_id", "line"}}
	}
	return [][]string{{"id"}}
}

func (k keyed) Column(_, column string) (string, bool) {
	if column == "age" {
		return "INTEGER", true
	}
	return "TEXT", !slices.Contains([]string{"boss", "note", "city_id"}, column)
}

func keyedROT(t *testing.T, sql string) string {
	t.Helper()
	s := keyed{sqltree.Names{"part": {"order_id", "line", "note"}}}
	for table, columns := range names {
		s.Names[table] = columns
	}
	parsed, err := parse.Parse(dialects.SQLite, sql)
	if err != nil {
		t.Fatalf("%v: %s", err, sql)
	}
	if problems := sqltree.Resolve(parsed.Query, s); len(problems) > 0 {
		t.Fatalf("%v: %s", problems, sql)
	}
	n, err := ROT(parsed.Query, s)
	if err != nil {
		t.Fatalf("%v: %s", err, sql)
	}
	return n.String()
}

// TestRewrites has pairs that are one query where the keys are known, and others that are not.
func TestRewrites(t *testing.T) {
	for _, c := range []struct {
		why, a, b string
		equal     bool
	}{
		{"COUNT of a key", "SELECT count(id) FROM singer", "SELECT count(*) FROM singer", true},
		{"of a key by an alias, in HAVING", "SELECT country FROM singer AS s GROUP BY country HAVING count(s.id) > 2",
			"SELECT country FROM singer GROUP BY country HAVING count(*) > 2", true},
		{"through a derived table", "SELECT count(d.id) FROM (SELECT id FROM singer) AS d", "SELECT count(*) FROM singer", true},
		{"in a self join", "SELECT count(b.id) FROM person a JOIN person b ON a.boss = b.id", "SELECT count(*) FROM person a JOIN person b ON a.boss = b.id", true},
		{"of what may be NULL", "SELECT count(boss) FROM person", "SELECT count(*) FROM person", false},
		{"of distinct ones", "SELECT count(DISTINCT country) FROM singer", "SELECT count(*) FROM singer", false},
		{"where an outer join finds none", "SELECT count(c.id) FROM singer s LEFT JOIN concert c ON s.id = c.singer_id",
			"SELECT count(*) FROM singer s LEFT JOIN concert c ON s.id = c.singer_id", false},
		{"on the other side of it", "SELECT count(s.id) FROM singer s LEFT JOIN concert c ON s.id = c.singer_id",
			"SELECT count(*) FROM singer s LEFT JOIN concert c ON s.id = c.singer_id", true},

		{"IN of a key", "SELECT venue FROM concert WHERE singer_id IN (SELECT id FROM singer WHERE age > 30)",
			"SELECT c.venue FROM concert c JOIN singer s ON c.singer_id = s.id WHERE s.age > 30", true},
		{"EXISTS of a key", "SELECT venue FROM concert c WHERE EXISTS (SELECT * FROM singer s WHERE s.id = c.singer_id AND s.age > 30)",
			"SELECT c.venue FROM concert c JOIN singer s ON c.singer_id = s.id WHERE s.age > 30", true},
		{"IN within IN", "SELECT venue FROM concert WHERE singer_id IN (SELECT id FROM singer WHERE id IN (SELECT id FROM person WHERE age = 1))",
			"SELECT c.venue FROM concert c, singer s, person p WHERE c.singer_id = s.id AND s.id = p.id AND p.age = 1", true},
		{"IN of a key over a join of keys", "SELECT name FROM singer WHERE id IN (SELECT c.id FROM concert c JOIN city x ON c.city_id = x.id WHERE x.title = 'P')",
			"SELECT s.name FROM singer s JOIN concert c ON s.id = c.id JOIN city x ON c.city_id = x.id WHERE x.title = 'P'", true},
		{"IN of what is no key", "SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert)",
			"SELECT s.name FROM singer s JOIN concert c ON s.id = c.singer_id", false},
		{"of a part of one", "SELECT name FROM singer WHERE id IN (SELECT order_id FROM part)", "SELECT s.name FROM singer s JOIN part p ON s.id = p.order_id", false},
		{"of a part, and the rest", "SELECT name FROM singer WHERE id IN (SELECT order_id FROM part WHERE line = 1)",
			"SELECT s.name FROM singer s JOIN part p ON s.id = p.order_id WHERE p.line = 1", true},
		{"IN and EXISTS", "SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert WHERE year = 2)",
			"SELECT name FROM singer s WHERE EXISTS (SELECT 1 FROM concert c WHERE c.singer_id = s.id AND c.year = 2)", true},
		{"DISTINCT in IN", "SELECT name FROM singer WHERE id IN (SELECT DISTINCT singer_id FROM concert)",
			"SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert)", true},
		{"IN of a few", "SELECT name FROM singer WHERE id IN (SELECT id FROM concert LIMIT 3)",
			"SELECT s.name FROM singer s JOIN concert c ON s.id = c.id", false},

		{"NOT IN and NOT EXISTS", "SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)",
			"SELECT name FROM singer s WHERE NOT EXISTS (SELECT 1 FROM concert c WHERE s.id = c.singer_id)", true},
		{"of a derived table", "SELECT name FROM (SELECT id, name FROM singer) AS t WHERE id NOT IN (SELECT singer_id FROM concert)",
			"SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)", true},
		{"of a derived table within", "SELECT name FROM singer WHERE id NOT IN (SELECT d.singer_id FROM (SELECT singer_id FROM concert) AS d)",
			"SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)", true},
		{"that an outer join may miss", "SELECT s.name FROM singer s LEFT JOIN concert c ON s.id = c.singer_id WHERE c.id NOT IN (SELECT id FROM city)",
			"SELECT s.name FROM singer s LEFT JOIN concert c ON s.id = c.singer_id WHERE NOT EXISTS (SELECT 1 FROM city x WHERE x.id = c.id)", false},
		{"of what may be NULL, and refers to no key", "SELECT name FROM singer WHERE name NOT IN (SELECT note FROM part)",
			"SELECT name FROM singer s WHERE NOT EXISTS (SELECT 1 FROM part p WHERE s.name = p.note)", false},
		{"of what may be NULL, and refers to a key", "SELECT name FROM singer WHERE id NOT IN (SELECT boss FROM person)",
			"SELECT name FROM singer s WHERE NOT EXISTS (SELECT 1 FROM person p WHERE s.id = p.boss)", true},
		{"NOT IN and no join", "SELECT name FROM singer WHERE id NOT IN (SELECT id FROM concert)",
			"SELECT s.name FROM singer s JOIN concert c ON s.id <> c.id", false},

		{"all of a query", "SELECT * FROM (SELECT country, count(*) AS n FROM singer GROUP BY country)", "SELECT country, count(*) FROM singer GROUP BY country", true},
		{"all of its first rows", "SELECT * FROM (SELECT name FROM singer ORDER BY age LIMIT 3) AS t", "SELECT name FROM singer ORDER BY age LIMIT 3", true},
		{"all of a CTE", "WITH c AS (SELECT name FROM singer UNION SELECT title FROM city) SELECT * FROM c", "SELECT name FROM singer UNION SELECT title FROM city", true},
		{"some of its first rows", "SELECT * FROM (SELECT name FROM singer ORDER BY age LIMIT 3) AS t LIMIT 1", "SELECT name FROM singer ORDER BY age LIMIT 3", false},

		{"HAVING outside", "SELECT country FROM (SELECT country, count(*) AS n FROM singer GROUP BY country) AS t WHERE n > 2 ORDER BY n",
			"SELECT country FROM singer GROUP BY country HAVING count(*) > 2 ORDER BY count(*)", true},
		{"in a CTE, all of it", "WITH t AS (SELECT country, avg(age) AS a FROM singer WHERE age > 3 GROUP BY country) SELECT * FROM t WHERE t.a > 20",
			"SELECT country, avg(age) FROM singer WHERE age > 3 GROUP BY country HAVING avg(age) > 20", true},
		{"of another count", "SELECT country FROM (SELECT country, count(*) AS n FROM singer GROUP BY country) AS t WHERE n > 2",
			"SELECT country FROM singer GROUP BY country HAVING count(DISTINCT name) > 2", false},
		{"a count of groups", "SELECT count(*) FROM (SELECT country FROM singer GROUP BY country HAVING count(*) > 2) AS t",
			"SELECT count(*) FROM singer GROUP BY country HAVING count(*) > 2", false},

		{"EXCEPT and NOT IN", "SELECT id FROM singer EXCEPT SELECT singer_id FROM concert", "SELECT id FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)", true},
		{"EXCEPT and LEFT JOIN", "SELECT id FROM singer EXCEPT SELECT singer_id FROM concert",
			"SELECT s.id FROM singer s LEFT JOIN concert c ON c.singer_id = s.id WHERE c.singer_id IS NULL", true},
		{"of what is no key", "SELECT country FROM singer EXCEPT SELECT title FROM city",
			"SELECT country FROM singer WHERE country NOT IN (SELECT title FROM city)", false},
		{"with DISTINCT", "SELECT country FROM singer EXCEPT SELECT title FROM city",
			"SELECT DISTINCT country FROM singer WHERE country NOT IN (SELECT title FROM city)", true},
		{"of two columns", "SELECT id, name FROM singer EXCEPT SELECT id, title FROM city",
			"SELECT id, name FROM singer s WHERE NOT EXISTS (SELECT 1 FROM city WHERE city.id = s.id AND title = name)", true},
		{"twice", "SELECT id FROM singer EXCEPT SELECT singer_id FROM concert EXCEPT SELECT boss FROM person",
			"SELECT id FROM singer WHERE id NOT IN (SELECT singer_id FROM concert) AND id NOT IN (SELECT boss FROM person)", true},
		{"of a few", "SELECT id FROM singer EXCEPT SELECT * FROM (SELECT singer_id FROM concert LIMIT 2)",
			"SELECT id FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)", false},
		{"the other way", "SELECT singer_id FROM concert EXCEPT SELECT id FROM singer", "SELECT id FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)", false},
		{"in an order", "SELECT id FROM singer EXCEPT SELECT singer_id FROM concert ORDER BY id", "SELECT id FROM singer WHERE id NOT IN (SELECT singer_id FROM concert) ORDER BY id", true},

		{"LEFT JOIN of nothing and NOT IN", "SELECT s.name FROM singer s LEFT JOIN concert c ON s.id = c.singer_id WHERE c.id IS NULL",
			"SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)", true},
		{"with conditions", "SELECT s.name FROM singer s LEFT JOIN concert c ON s.id = c.singer_id AND c.year = 2014 WHERE c.id IS NULL AND s.age > 3",
			"SELECT name FROM singer WHERE age > 3 AND id NOT IN (SELECT singer_id FROM concert WHERE year = 2014)", true},
		{"turned", "SELECT s.name FROM concert c RIGHT JOIN singer s ON s.id = c.singer_id WHERE c.id IS NULL",
			"SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)", true},
		{"of a derived table", "SELECT s.name FROM singer s LEFT JOIN (SELECT singer_id FROM concert WHERE year = 2) AS c ON s.id = c.singer_id WHERE c.singer_id IS NULL",
			"SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert WHERE year = 2)", true},
		{"twice", "SELECT s.name FROM singer s LEFT JOIN concert c ON s.id = c.singer_id LEFT JOIN person p ON p.id = s.id WHERE c.id IS NULL AND p.id IS NULL",
			"SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert) AND id NOT IN (SELECT id FROM person)", true},
		{"of what may be NULL in a match", "SELECT s.name FROM singer s LEFT JOIN part p ON s.id = p.order_id WHERE p.note IS NULL",
			"SELECT name FROM singer s WHERE NOT EXISTS (SELECT 1 FROM part p WHERE s.id = p.order_id)", false},
		{"that is shown", "SELECT s.name, c.venue FROM singer s LEFT JOIN concert c ON s.id = c.singer_id WHERE c.id IS NULL",
			"SELECT name, NULL FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)", false},
		{"that is counted", "SELECT count(c.id) FROM singer s LEFT JOIN concert c ON s.id = c.singer_id WHERE c.id IS NULL",
			"SELECT count(*) FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)", false},
		{"all of it", "SELECT * FROM singer s LEFT JOIN concert c ON s.id = c.singer_id WHERE c.id IS NULL",
			"SELECT * FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)", false},

		{"INTERSECT and IN", "SELECT id FROM singer INTERSECT SELECT singer_id FROM concert", "SELECT id FROM singer WHERE id IN (SELECT singer_id FROM concert)", true},
		{"INTERSECT of keys", "SELECT id FROM singer INTERSECT SELECT id FROM city", "SELECT s.id FROM singer s JOIN city c ON s.id = c.id", true},
		{"INTERSECT and groups", "SELECT singer_id FROM concert WHERE year = 2014 INTERSECT SELECT singer_id FROM concert WHERE year = 2015",
			"SELECT singer_id FROM concert WHERE year IN (2014, 2015) GROUP BY singer_id HAVING count(DISTINCT year) = 2", true},
		{"over a join, by OR", "SELECT s.name FROM singer s JOIN concert c ON s.id = c.singer_id WHERE c.year = 2014 INTERSECT SELECT t2.name FROM concert t1 JOIN singer t2 ON t2.id = t1.singer_id WHERE t1.year = 2015",
			"SELECT s.name FROM singer s JOIN concert c ON s.id = c.singer_id WHERE c.year = 2015 OR c.year = 2014 GROUP BY s.name HAVING count(DISTINCT c.year) = 2", true},
		{"of three", "SELECT singer_id FROM concert WHERE year = 1 INTERSECT SELECT singer_id FROM concert WHERE year = 2 INTERSECT SELECT singer_id FROM concert WHERE year = 3",
			"SELECT singer_id FROM concert WHERE year IN (3, 1, 2) GROUP BY singer_id HAVING count(DISTINCT year) = 3", true},
		{"of one by IN", "SELECT singer_id FROM concert c JOIN city x ON c.city_id = x.id WHERE x.title = 'P' INTERSECT SELECT singer_id FROM concert WHERE city_id IN (SELECT id FROM city WHERE title = 'L')",
			"SELECT c.singer_id FROM concert c JOIN city x ON c.city_id = x.id WHERE x.title IN ('P', 'L') GROUP BY c.singer_id HAVING count(DISTINCT x.title) = 2", true},
		{"of another number", "SELECT singer_id FROM concert WHERE year = 2014 INTERSECT SELECT singer_id FROM concert WHERE year = 2015",
			"SELECT singer_id FROM concert WHERE year IN (2014, 2015) GROUP BY singer_id HAVING count(DISTINCT year) = 1", false},
		{"of other values", "SELECT singer_id FROM concert WHERE year = 2014 INTERSECT SELECT singer_id FROM concert WHERE year = 2015",
			"SELECT singer_id FROM concert WHERE year IN (2014, 2016) GROUP BY singer_id HAVING count(DISTINCT year) = 2", false},
		{"of one value", "SELECT singer_id FROM concert WHERE year = 2014 INTERSECT SELECT singer_id FROM concert WHERE year = 2014",
			"SELECT singer_id FROM concert WHERE year IN (2014, 2014) GROUP BY singer_id HAVING count(DISTINCT year) = 2", false},
		{"of one value in two forms", "SELECT singer_id FROM concert WHERE year = 1 INTERSECT SELECT singer_id FROM concert WHERE year = 1.0",
			"SELECT singer_id FROM concert WHERE year IN (1, 1.0) GROUP BY singer_id HAVING count(DISTINCT year) = 2", false},
		{"of one string in a collation", "SELECT singer_id FROM concert WHERE venue = 'x' INTERSECT SELECT singer_id FROM concert WHERE venue = 'X'",
			"SELECT singer_id FROM concert WHERE venue IN ('x', 'X') GROUP BY singer_id HAVING count(DISTINCT venue) = 2", false},
		{"of a number as a string", "SELECT singer_id FROM concert WHERE year = 2014 INTERSECT SELECT singer_id FROM concert WHERE year = 2015",
			"SELECT singer_id FROM concert WHERE year IN (2014, 2015) GROUP BY singer_id HAVING count(DISTINCT year) = '2'", false},
		{"of one side with more to say", "SELECT singer_id FROM concert WHERE year = 2014 AND venue = 'x' INTERSECT SELECT singer_id FROM concert WHERE year = 2015",
			"SELECT singer_id FROM concert WHERE year IN (2014, 2015) AND venue = 'x' GROUP BY singer_id HAVING count(DISTINCT year) = 2", false},

		{"COUNT of distinct keys", "SELECT count(DISTINCT id) FROM singer WHERE age > 3", "SELECT count(*) FROM singer WHERE age > 3", true},
		{"in groups", "SELECT country, count(DISTINCT id) FROM singer GROUP BY country", "SELECT country, count(*) FROM singer GROUP BY country", true},
		{"over a join to one row", "SELECT count(DISTINCT c.id) FROM concert c JOIN singer s ON c.singer_id = s.id", "SELECT count(*) FROM concert c JOIN singer s ON c.singer_id = s.id", true},
		{"over a join to more", "SELECT count(DISTINCT s.id) FROM concert c JOIN singer s ON c.singer_id = s.id", "SELECT count(*) FROM concert c JOIN singer s ON c.singer_id = s.id", false},
		{"of a part of a key", "SELECT count(DISTINCT line) FROM part", "SELECT count(*) FROM part", false},
		{"DISTINCT of keys", "SELECT DISTINCT id, name FROM singer", "SELECT id, name FROM singer", true},
		{"of others", "SELECT DISTINCT name FROM singer", "SELECT name FROM singer", false},
		{"groups of keys", "SELECT DISTINCT id, name FROM singer", "SELECT id, name FROM singer GROUP BY id, name", true},
		{"of a CTE", "WITH t AS (SELECT id FROM singer WHERE age > 3) SELECT DISTINCT id FROM t", "SELECT DISTINCT id FROM singer WHERE age > 3", true},
		{"groups of keys that are counted", "SELECT id, count(*) FROM singer GROUP BY id", "SELECT id, 1 FROM singer", false},

		{"a cast by a product", "SELECT 1.0 * count(*) FROM singer", "SELECT CAST(count(*) AS FLOAT) FROM singer", true},
		{"a product", "SELECT 1 * age FROM singer", "SELECT CAST(age AS REAL) FROM singer", false},
		{"a cast to its kind of type", "SELECT CAST(age AS BIGINT) FROM singer", "SELECT age FROM singer", true},
		{"a cast to its type", "SELECT CAST(age AS INTEGER) FROM singer", "SELECT age FROM singer", true},
		{"of a literal", "SELECT name FROM singer WHERE age > CAST(3 AS INTEGER) AND country = CAST('F' AS TEXT)", "SELECT name FROM singer WHERE age > 3 AND country = 'F'", true},
		{"twice", "SELECT CAST(CAST(age AS REAL) AS REAL) FROM singer", "SELECT CAST(age AS REAL) FROM singer", true},
		{"to another", "SELECT CAST(age AS REAL) FROM singer", "SELECT age FROM singer", false},
		{"of a fraction", "SELECT CAST(1.5 AS INTEGER) FROM singer", "SELECT 1.5 FROM singer", false},
	} {
		a, b := keyedROT(t, c.a), keyedROT(t, c.b)
		if (a == b) != c.equal {
			t.Errorf("%s: equal %v\n%s\n%s", c.why, a == b, a, b)
		}
	}
}

// TestNestedSetOperands: a side that cannot be rewritten is not lost.
func TestNestedSetOperands(t *testing.T) {
	rot := func(sql string) string {
		t.Helper()
		parsed, err := parse.Parse(dialects.Postgres, sql)
		if err != nil {
			t.Fatalf("%v: %s", err, sql)
		}
		s := keyed{names}
		sqltree.Resolve(parsed.Query, s)
		n, err := ROT(parsed.Query, s)
		if err != nil {
			t.Fatalf("%v: %s", err, sql)
		}
		return n.String()
	}
	both := "SELECT id FROM singer INTERSECT SELECT singer_id FROM concert"
	for _, side := range []string{"SELECT id FROM person INTERSECT ALL SELECT id FROM city", "SELECT max(id) FROM person INTERSECT SELECT id FROM city"} {
		if sql := "(" + both + ") INTERSECT (" + side + ")"; rot(sql) == rot(both) {
			t.Errorf("%s is as without its right side", sql)
		}
	}
}
