package relalg

import (
	"math"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// names is that of the queries worked by hand.
var names = sqltree.Names{
	"singer":  {"id", "name", "age", "country"},
	"concert": {"id", "singer_id", "year", "venue", "city_id"},
	"city":    {"id", "title", "country"},
	"person":  {"id", "name", "boss", "age"},
}

// parsed is a query with its names resolved.
func parsed(t testing.TB, sql string) *sqltree.Query {
	t.Helper()
	s, err := parse.Parse(dialects.SQLite, sql)
	if err != nil {
		t.Fatalf("%v: %s", err, sql)
	}
	sqltree.Resolve(s.Query, names)
	return s.Query
}

func rotOf(t testing.TB, sql string) *Node {
	t.Helper()
	n, err := ROT(parsed(t, sql), names)
	if err != nil {
		t.Fatalf("%v: %s", err, sql)
	}
	return n
}

func relPM(t testing.TB, pred, gold string) float64 {
	t.Helper()
	return DefaultWeights.Score(rotOf(t, pred), rotOf(t, gold))
}

func TestROT(t *testing.T) {
	for _, c := range []struct{ sql, want string }{
		{"SELECT name FROM singer WHERE 20 < age AND country = 'France'", `
project [singer.name]
  filter [<(n'20', singer.age)] [=(s'France', singer.country)]
    scan singer
`},
		{"SELECT s.name, count(*) AS n FROM singer s, concert c WHERE s.id = c.singer_id AND c.year BETWEEN 2014 AND 2016 " +
			"GROUP BY s.name HAVING n > 2 AND s.name <> 'X' ORDER BY 2 DESC LIMIT 3", `
limit [fetch(n'3')]
  sort [desc(aggregate call count(*))]
    project [aggregate call count(*)] [singer.name]
      filter [<(n'2', aggregate call count(*))]
        aggregate [aggregate call count(*)] [key(singer.name)]
          filter [<=(concert.year, n'2016')] [<=(n'2014', concert.year)] [<>(s'X', singer.name)]
            join [=(concert.singer_id, singer.id)]
              scan concert
              scan singer
`},
		{"WITH old AS (SELECT id, name AS who FROM singer WHERE age > 50 ORDER BY age) " +
			"SELECT DISTINCT who FROM old RIGHT JOIN concert c ON c.singer_id = old.id", `
project [singer.name]
  aggregate [key(singer.name)]
    left join [on(=(concert.singer_id, singer.id))]
      scan concert
      filter [<(n'50', singer.age)]
        scan singer
`},
		{"SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert) EXCEPT SELECT title FROM city", `
project [singer.name]
  aggregate [key(singer.name)]
    filter [not(exists(project(filter(=(city.title, singer.name), scan city), n'1')))] [not(in(singer.id, project(concert.singer_id, scan concert)))]
      scan singer
`},
	} {
		got := rotOf(t, c.sql).String()
		if got != c.want[1:] {
			t.Errorf("%s\n%s", c.sql, got)
		}
	}
}

// equal are pairs with one ROT.
var equal = []struct{ why, a, b string }{
	{"aliases", "SELECT name FROM singer", "SELECT T1.Name AS n FROM Singer AS T1"},
	{"conjuncts", "SELECT name FROM singer WHERE age > 3 AND country = 'F'", "SELECT name FROM singer WHERE country = 'F' AND age > 3"},
	{"nested conjuncts", "SELECT name FROM singer WHERE age > 3 AND (country = 'F' AND id = 1)",
		"SELECT name FROM singer WHERE (id = 1 AND age > 3) AND country = 'F'"},
	{"disjuncts", "SELECT name FROM singer WHERE age > 3 OR country = 'F'", "SELECT name FROM singer WHERE country = 'F' OR age > 3"},
	{"a condition twice", "SELECT name FROM singer WHERE age > 3 AND age > 3", "SELECT name FROM singer WHERE age > 3"},
	{"a true condition", "SELECT name FROM singer WHERE 1 = 1 AND age > 3", "SELECT name FROM singer WHERE age > 3"},
	{"mirrored comparison", "SELECT name FROM singer WHERE age >= 3", "SELECT name FROM singer WHERE 3 <= age"},
	{"NOT over a comparison", "SELECT name FROM singer WHERE NOT age < 3", "SELECT name FROM singer WHERE age >= 3"},
	{"De Morgan", "SELECT name FROM singer WHERE NOT (age < 3 OR id = 2)", "SELECT name FROM singer WHERE age >= 3 AND id <> 2"},
	{"BETWEEN", "SELECT name FROM singer WHERE age BETWEEN 3 AND 9", "SELECT name FROM singer WHERE age <= 9 AND age >= 3"},
	{"NOT BETWEEN", "SELECT name FROM singer WHERE age NOT BETWEEN 3 AND 9", "SELECT name FROM singer WHERE age > 9 OR age < 3"},
	{"NOT IN a list", "SELECT name FROM singer WHERE age NOT IN (3, 9)", "SELECT name FROM singer WHERE age <> 9 AND age <> 3"},
	{"IN of one", "SELECT name FROM singer WHERE age IN (3)", "SELECT name FROM singer WHERE age = 3"},
	{"NOT IN (appendix Q)", "SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)",
		"SELECT name FROM singer WHERE NOT id IN (SELECT singer_id FROM concert)"},
	{"numbers", "SELECT name FROM singer WHERE age = 3", "SELECT name FROM singer WHERE age = 3.0"},
	{"projections (Table 14)", "SELECT sum(age), country FROM singer GROUP BY country", "SELECT country, SUM(age) FROM singer GROUP BY country"},
	{"comma join", "SELECT s.name FROM singer s, concert c WHERE s.id = c.singer_id",
		"SELECT s.name FROM singer s JOIN concert c ON s.id = c.singer_id"},
	{"joins", "SELECT s.name FROM singer s JOIN concert c ON s.id = c.singer_id JOIN city x ON x.id = c.city_id WHERE x.title = 'P'",
		"SELECT s.name FROM city x JOIN concert c ON c.city_id = x.id JOIN singer s ON c.singer_id = s.id AND x.title = 'P'"},
	{"right join", "SELECT s.name FROM singer s LEFT JOIN concert c ON s.id = c.singer_id",
		"SELECT s.name FROM concert c RIGHT JOIN singer s ON c.singer_id = s.id"},
	{"self join", "SELECT a.name FROM person a JOIN person b ON a.boss = b.id WHERE b.age > 5",
		"SELECT y.name FROM person x JOIN person y ON x.id = y.boss WHERE x.age > 5"},
	{"a ring of self joins", "SELECT a.id FROM person a JOIN person b ON a.boss = b.id JOIN singer s ON s.id = a.id JOIN singer t ON t.id = b.id",
		"SELECT y.id FROM singer t JOIN person x ON x.id = t.id JOIN person y ON x.id = y.boss JOIN singer s ON y.id = s.id"},
	{"a symmetric ring", "SELECT count(*) FROM person a, person b, singer s, singer t WHERE a.id = s.id AND b.id = t.id",
		"SELECT count(*) FROM singer t, person a, singer s, person b WHERE a.id = t.id AND b.id = s.id"},
	{"USING", "SELECT title FROM city JOIN singer USING (country)", "SELECT title FROM city JOIN singer ON singer.country = city.country"},
	{"HAVING on a key", "SELECT country, count(*) FROM singer GROUP BY country HAVING country <> 'F'",
		"SELECT country, count(*) FROM singer WHERE country <> 'F' GROUP BY country"},
	{"COUNT(1)", "SELECT count(1) FROM singer", "SELECT count(*) FROM singer"},
	{"DISTINCT", "SELECT DISTINCT country FROM singer", "SELECT country FROM singer GROUP BY country"},
	{"places and names", "SELECT name AS n, age FROM singer ORDER BY n, 2", "SELECT name, age FROM singer ORDER BY name, age"},
	{"derived table", "SELECT name FROM (SELECT name, age FROM singer) AS t WHERE age > 3", "SELECT name FROM singer WHERE age > 3"},
	{"star of a derived table", "SELECT * FROM (SELECT name, age FROM singer) AS t", "SELECT age, name FROM singer"},
	{"column through a star", "SELECT name FROM (SELECT * FROM singer WHERE age > 3)", "SELECT name FROM singer WHERE age > 3"},
	{"CTE and derived table", "WITH t AS (SELECT country, count(*) AS n FROM singer GROUP BY country) SELECT country FROM t WHERE n > 2",
		"SELECT x.country FROM (SELECT country, count(*) AS k FROM singer GROUP BY country) x WHERE 2 < x.k"},
	{"CTEs (appendix P.3)", "SELECT T1.id FROM concert AS T1 INNER JOIN singer AS T2 ON T1.singer_id = T2.id " +
		"WHERE T2.name = 'Z' AND T2.country = 'H' ORDER BY T1.year DESC LIMIT 1",
		"WITH a AS (SELECT T1.id, T1.year FROM concert AS T1 INNER JOIN singer AS T2 ON T1.singer_id = T2.id " +
			"WHERE T2.name = 'Z' AND T2.country = 'H') SELECT id FROM a ORDER BY year DESC LIMIT 1"},
	{"order in a subquery", "SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert ORDER BY year)",
		"SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert)"},
	{"UNION", "SELECT name FROM singer UNION SELECT title FROM city", "SELECT title FROM city UNION SELECT name FROM singer"},
	{"EXISTS", "SELECT name FROM singer s WHERE EXISTS (SELECT * FROM concert c WHERE c.singer_id = s.id)",
		"SELECT name FROM singer s WHERE EXISTS (SELECT 1 FROM concert c WHERE s.id = c.singer_id)"},
}

// different are pairs that must not be taken for equal, in either direction.
var different = []struct{ why, a, b string }{
	{"condition missing", "SELECT name FROM singer WHERE age > 3 AND country = 'F'", "SELECT name FROM singer WHERE age > 3"},
	{"filter missing", "SELECT name FROM singer WHERE age > 3", "SELECT name FROM singer"},
	{"projection missing", "SELECT name, age FROM singer", "SELECT name FROM singer"},
	{"join missing", "SELECT s.name FROM singer s JOIN concert c ON s.id = c.singer_id", "SELECT s.name FROM singer s"},
	{"join key", "SELECT s.name FROM singer s JOIN concert c ON s.id = c.singer_id", "SELECT s.name FROM singer s JOIN concert c ON s.id = c.id"},
	{"outer join", "SELECT s.name FROM singer s LEFT JOIN concert c ON s.id = c.singer_id", "SELECT s.name FROM singer s JOIN concert c ON s.id = c.singer_id"},
	{"sides of an outer join", "SELECT s.name FROM singer s LEFT JOIN concert c ON s.id = c.singer_id",
		"SELECT s.name FROM singer s RIGHT JOIN concert c ON s.id = c.singer_id"},
	{"direction", "SELECT name FROM singer ORDER BY age DESC", "SELECT name FROM singer ORDER BY age"},
	{"order of order", "SELECT name FROM singer ORDER BY age, name", "SELECT name FROM singer ORDER BY name, age"},
	{"limit", "SELECT name FROM singer LIMIT 1", "SELECT name FROM singer LIMIT 2"},
	{"HAVING and WHERE (Table 14)", "SELECT country FROM singer GROUP BY country HAVING avg(age) > 72",
		"SELECT country FROM singer WHERE age > 72 GROUP BY country"},
	{"distinct count", "SELECT count(DISTINCT country) FROM singer", "SELECT count(country) FROM singer"},
	{"bag and set", "SELECT name FROM singer UNION ALL SELECT title FROM city", "SELECT name FROM singer UNION SELECT title FROM city"},
	{"operands of EXCEPT", "SELECT name FROM singer EXCEPT SELECT title FROM city", "SELECT title FROM city EXCEPT SELECT name FROM singer"},
	{"sides of EXCEPT", "SELECT 1 FROM singer EXCEPT SELECT 1 FROM city", "SELECT 1 FROM city EXCEPT SELECT 1 FROM singer"},
	{"sides of two outer joins", "SELECT s.name FROM singer s LEFT JOIN (concert c LEFT JOIN city x ON c.city_id = x.id) ON s.id = c.singer_id",
		"SELECT s.name FROM (concert c LEFT JOIN city x ON c.city_id = x.id) LEFT JOIN singer s ON s.id = c.singer_id"},
	{"subtraction", "SELECT age - id FROM singer", "SELECT id - age FROM singer"},
	{"swapped roles", "SELECT name FROM singer WHERE country = 'F'", "SELECT country FROM singer WHERE name = 'F'"},
	{"conditions in each other's query", "SELECT name FROM singer WHERE age = 1 AND id IN (SELECT id FROM singer WHERE country = 'F')",
		"SELECT name FROM singer WHERE country = 'F' AND id IN (SELECT id FROM singer WHERE age = 1)"},
	{"roles in a self join", "SELECT a.name FROM person a JOIN person b ON a.boss = b.id WHERE b.age > 5",
		"SELECT b.name FROM person a JOIN person b ON a.boss = b.id WHERE b.age > 5"},
	{"text case", "SELECT name FROM singer WHERE country = 'france'", "SELECT name FROM singer WHERE country = 'France'"},
	{"number and text", "SELECT name FROM singer WHERE country = '1'", "SELECT name FROM singer WHERE country = 1"},
	{"NOT IN", "SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert)", "SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)"},
}

func TestEqual(t *testing.T) {
	for _, c := range equal {
		if a, b := rotOf(t, c.a).String(), rotOf(t, c.b).String(); a != b {
			t.Errorf("%s:\n%s%s", c.why, a, b)
		}
		if got := relPM(t, c.b, c.a); got != 1 {
			t.Errorf("%s: r_RelPM = %v", c.why, got)
		}
	}
	for _, c := range different {
		for _, p := range [][2]string{{c.a, c.b}, {c.b, c.a}} {
			if got := relPM(t, p[1], p[0]); got <= 0 || got >= 1 {
				t.Errorf("%s: r_RelPM = %v\n%s", c.why, got, p)
			}
			blind := c.why == "roles in a self join" // only aliases tell them apart, which are no values of AstPM's nodes
			if got := DefaultWeights.Score(AST(parsed(t, p[1])), AST(parsed(t, p[0]))); got <= 0 || got >= 1 && !blind {
				t.Errorf("%s: AstPM = %v\n%s", c.why, got, p)
			}
		}
	}
}

// TestByHand has scores worked by hand with β = 2: F = 5PR/(4P + R).
func TestByHand(t *testing.T) {
	for _, c := range []struct {
		gold, pred            string
		matched, pred𝒩, gold𝒩 float64
	}{
		// project, singer.name, filter, <, 20, singer.age, scan
		{"SELECT name FROM singer WHERE age > 20", "SELECT name FROM singer WHERE age > 20", 7, 7, 7},
		{"SELECT name FROM singer WHERE age > 20", "SELECT name FROM singer", 3, 3, 7},
		{"SELECT name FROM singer", "SELECT name FROM singer WHERE age > 20", 3, 7, 3},
		{"SELECT name FROM singer WHERE age > 20", "SELECT name FROM singer WHERE age >= 20", 6, 7, 7},
		{"SELECT name FROM singer WHERE age > 20", "SELECT name FROM singer WHERE age < 20", 5, 7, 7}, // the operands stand elsewhere
		{"SELECT name FROM singer WHERE age > 20", "SELECT title FROM city", 1, 3, 7},
		// The scan of the other side of the join finds its match below another operator.
		{"SELECT name FROM singer", "SELECT singer.name FROM singer JOIN concert ON singer.id = concert.singer_id", 3, 8, 3},
	} {
		p, r := c.matched/c.pred𝒩, c.matched/c.gold𝒩
		if got, want := relPM(t, c.pred, c.gold), 5*p*r/(4*p+r); math.Abs(got-want) > 1e-12 {
			t.Errorf("r_RelPM = %v, want %v\n%s\n%s", got, want, c.gold, c.pred)
		}
	}
}

// TestAlpha is appendix N's m: α is what a node weighs itself.
func TestAlpha(t *testing.T) {
	node := func(op string, args ...*Node) *Node {
		return &Node{Op: op, Args: args, Relational: true}
	}
	a := node("f", node("x"), node("y"))
	b := node("f", node("x"), node("z"))
	for _, alpha := range []float64{0.1, 0.5, 0.9} {
		m := newMatch(a, b, alpha)
		if got, want := m.score(0, 0), alpha+(1-alpha)*(1+0)/2; math.Abs(got-want) > 1e-12 {
			t.Errorf("α = %v: m = %v, want %v", alpha, got, want)
		}
		if m.matched != 2 {
			t.Errorf("%d nodes match, want f and x", m.matched)
		}
	}
}

// TestASTIgnoresAliases: aliases and qualifiers are not values of AstPM's nodes.
func TestASTIgnoresAliases(t *testing.T) {
	for _, p := range [][2]string{
		{"SELECT name FROM singer", "SELECT T1.Name AS n FROM Singer AS T1"},
		{"SELECT s.name FROM singer AS s JOIN concert AS c ON s.id = c.singer_id", "SELECT name FROM singer JOIN concert ON singer.id = concert.singer_id"},
		{"SELECT t.name FROM (SELECT name FROM singer) AS t", "SELECT name FROM (SELECT name FROM singer)"},
	} {
		if got := DefaultWeights.Score(AST(parsed(t, p[1])), AST(parsed(t, p[0]))); got != 1 {
			t.Errorf("AstPM = %v of\n%s\n%s", got, p[0], p[1])
		}
	}
}
