package reward

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// graphSchema is that of the queries worked by hand.
var graphSchema = sqltree.Schema{
	"singer":  {"id", "name", "age", "country"},
	"concert": {"id", "singer_id", "year", "venue", "city_id"},
	"city":    {"id", "title", "country"},
	"person":  {"id", "name", "boss", "age"},
}

func graphROTOf(t testing.TB, sql string) *GraphNode {
	t.Helper()
	s, err := parse.Parse(dialects.SQLite, sql)
	if err != nil {
		t.Fatalf("%v: %s", err, sql)
	}
	sqltree.Resolve(s.Query, graphSchema)
	n, err := GraphROT(s.Query)
	if err != nil {
		t.Fatalf("%v: %s", err, sql)
	}
	return n
}

func graphGoldOf(t testing.TB, sql string, schema sqltree.Schema) *GraphGold {
	t.Helper()
	g, err := NewGraphGold(dialects.SQLite, sql, schema, DefaultGraphWeights)
	if err != nil {
		t.Fatalf("%v: %s", err, sql)
	}
	return g
}

func TestGraphROT(t *testing.T) {
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
except
  project [singer.name]
    filter [not(in(singer.id, project(concert.singer_id, scan concert)))]
      scan singer
  project [city.title]
    scan city
`},
	} {
		got := graphROTOf(t, c.sql).String()
		if got != c.want[1:] {
			t.Errorf("%s\n%s", c.sql, got)
		}
	}
}

// graphEqual are pairs with one ROT.
var graphEqual = []struct{ why, a, b string }{
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

// graphDifferent are pairs that must not be taken for equal, in either direction.
var graphDifferent = []struct{ why, a, b string }{
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

func TestGraphEqual(t *testing.T) {
	for _, c := range graphEqual {
		if a, b := graphROTOf(t, c.a).String(), graphROTOf(t, c.b).String(); a != b {
			t.Errorf("%s:\n%s%s", c.why, a, b)
		}
		if got := graphGoldOf(t, c.a, graphSchema).RelPM(c.b); got != 1 {
			t.Errorf("%s: r_RelPM = %v", c.why, got)
		}
	}
	for _, c := range graphDifferent {
		for _, p := range [][2]string{{c.a, c.b}, {c.b, c.a}} {
			g := graphGoldOf(t, p[0], graphSchema)
			if got := g.RelPM(p[1]); got <= 0 || got >= 1 {
				t.Errorf("%s: r_RelPM = %v\n%s", c.why, got, p)
			}
			if got := g.AstPM(p[1]); got <= 0 || got >= 1 {
				t.Errorf("%s: AstPM = %v\n%s", c.why, got, p)
			}
		}
	}
}

// TestGraphByHand has scores worked by hand with β = 2: F = 5PR/(4P + R).
func TestGraphByHand(t *testing.T) {
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
		g := graphGoldOf(t, c.gold, graphSchema)
		p, r := c.matched/c.pred𝒩, c.matched/c.gold𝒩
		if got, want := g.RelPM(c.pred), 5*p*r/(4*p+r); math.Abs(got-want) > 1e-12 {
			t.Errorf("r_RelPM = %v, want %v\n%s\n%s", got, want, c.gold, c.pred)
		}
	}
	for sql, want := range map[string]float64{
		"SELECT name FROM singer WHERE": -1,
		"":                              -1,
		"SELECT 1; SELECT 2":            -1,
		"SELECT age FROM (SELECT name FROM singer) AS t": -0.6, // section 4.5, footnote 1
		"SELECT name FROM singers":                       -0.6,
		"DELETE FROM singer":                             -0.6,
	} {
		if got := graphGoldOf(t, "SELECT name FROM singer", graphSchema).RelPM(sql); got != want {
			t.Errorf("r_RelPM = %v, want %v: %s", got, want, sql)
		}
	}
}

// TestGraphAlpha is appendix N's m: α is what a node weighs itself.
func TestGraphAlpha(t *testing.T) {
	node := func(op string, args ...*GraphNode) *GraphNode {
		return &GraphNode{Op: op, Args: args, Relational: true}
	}
	a := node("f", node("x"), node("y"))
	b := node("f", node("x"), node("z"))
	for _, alpha := range []float64{0.1, 0.5, 0.9} {
		m := newGraphMatch(a, b, alpha)
		if got, want := m.score(0, 0), alpha+(1-alpha)*(1+0)/2; math.Abs(got-want) > 1e-12 {
			t.Errorf("α = %v: m = %v, want %v", alpha, got, want)
		}
		if m.matched != 2 {
			t.Errorf("%d nodes match, want f and x", m.matched)
		}
	}
}

// TestGraphTable9 has the pairs of Table 9: the enhancement of equivalent cases is worth 1, the others less, and more than
// another query.
func TestGraphTable9(t *testing.T) {
	for _, c := range []struct {
		kind, gold, pred string
		equal            bool
	}{
		{"IN Clause Replacement", "SELECT Name FROM (SELECT Name, Age FROM technician) AS t WHERE Age IN (36, 37)",
			"SELECT Name FROM (SELECT Name, Age FROM technician) AS t WHERE Age = 36 OR Age = 37", true},
		{"Column Name Perturbation", "SELECT actid FROM activity", "SELECT acti FROM activity", false},
		{"Column Name Perturbation", "SELECT actid FROM activity", "SELECT ctid FROM activity", false},
		{"Keyword Replacement", "SELECT * FROM Products WHERE Price >= 60 AND Price <= 120",
			"SELECT * FROM Products WHERE Price >= 60 OR Price <= 120", false},
		{"Symbol Replacement", "SELECT * FROM (SELECT dept_name, building FROM department) AS t WHERE building > (SELECT AVG(building) FROM department)",
			"SELECT * FROM (SELECT dept_name, building FROM department) AS t WHERE building >= (SELECT AVG(building) FROM department)", false},
		{"Table Source Replacement", "SELECT * FROM (SELECT name, email FROM user_profiles) AS t WHERE name LIKE '%Swift%'",
			"SELECT * FROM (SELECT name, email FROM user) AS t WHERE name LIKE '%Swift%'", false},
		{"Column Name Replacement", "SELECT candidate_id FROM candidate ORDER BY candidate_id DESC LIMIT 3",
			"SELECT people_id FROM candidate ORDER BY people_id DESC LIMIT 3", false},
		{"Column Removal", "SELECT circuitid, location FROM (SELECT circuitid, location, country FROM circuits) AS t WHERE country = 'fraNce' OR country = 'belGium'",
			"SELECT circuitid FROM (SELECT circuitid, country FROM circuits) AS t WHERE country = 'fraNce' OR country = 'belGium'", false},
	} {
		g := graphGoldOf(t, c.gold, nil)
		rel, ast, other := g.RelPM(c.pred), g.AstPM(c.pred), g.RelPM("SELECT max(x) FROM elsewhere GROUP BY y")
		t.Logf("%-26s RelPM %.3f, AstPM %.3f; of another query %.3f", c.kind, rel, ast, other)
		if c.equal && rel != 1 || !c.equal && rel >= 1 || rel <= other || ast >= 1 || ast <= 0 {
			t.Errorf("%s: RelPM %v, AstPM %v, of another query %v", c.kind, rel, ast, other)
		}
	}
}

func TestStepRTM(t *testing.T) {
	// limit, fetch, 1; sort, desc, year; project, id; filter, =, 'Z', name; join, =, singer_id, id; two scans: 18 nodes
	g := graphGoldOf(t, "SELECT c.id FROM concert c JOIN singer s ON c.singer_id = s.id WHERE s.name = 'Z' ORDER BY c.year DESC LIMIT 1", graphSchema)
	if n := g.ROT.size(); n != 18 {
		t.Fatalf("gold has %d nodes:\n%s", n, g.ROT)
	}
	sql := "WITH a AS (SELECT id FROM singer WHERE name = 'Z'), b AS (SELECT c.id, c.year FROM concert c JOIN a ON c.singer_id = a.id) " +
		"SELECT id FROM b ORDER BY year DESC LIMIT 1"
	steps, err := g.StepRTM(sql)
	if err != nil {
		t.Fatal(err)
	}
	want := []struct {
		name, text string
		score      float64
	}{
		{"a", "name = 'Z'", 6},          // project, filter, =, 'Z', name; the scan of singer
		{"b", "c.singer_id = a.id", 12}, // and concert.id, join, =, two columns; the scan of concert
		{"", "LIMIT 1", 18},
	}
	if len(steps) != len(want) {
		t.Fatalf("%d steps: %+v", len(steps), steps)
	}
	sum := 0.0
	for i, w := range want {
		s := steps[i]
		sum += s.Reward
		if s.Name != w.name || !strings.HasSuffix(sql[:s.End], w.text) || math.Abs(s.Score-w.score/18) > 1e-12 || math.Abs(sum-s.Score) > 1e-12 {
			t.Errorf("step %d is %+v up to %q, want a score of %v/18", i, s, sql[:s.End], w.score)
		}
	}
	twice, err := g.StepRTM("WITH a AS (SELECT id FROM singer), b AS (SELECT id FROM singer) SELECT id FROM b")
	if err != nil || twice[0].Reward <= 0 || twice[1].Reward != 0 {
		t.Errorf("what is matched is paid again: %+v, %v", twice, err)
	}
	if steps, err := g.StepRTM("WITH a AS (SELECT"); err == nil || steps != nil {
		t.Errorf("steps of a broken query: %+v", steps)
	}
}

// TestGraphRewards has r_EX of every kind of prediction, and the other terms by the nodes that match, counted by hand.
func TestGraphRewards(t *testing.T) {
	db := newDatabase(t)
	const gold = "SELECT name FROM singer WHERE age > 20 ORDER BY id"
	for _, c := range []struct {
		what, pred, gold string
		rule             eval.Rule
		want             float64
	}{
		{"correct", "SELECT name FROM singer", "SELECT name FROM singer WHERE age > 20", nil, 1},
		{"in another order", "SELECT name FROM singer ORDER BY id DESC", "SELECT name FROM singer", nil, 1},
		{"in another order than gold's", "SELECT name FROM singer ORDER BY id DESC", gold, nil, -0.3},
		{"a row too many", "SELECT age FROM singer", "SELECT DISTINCT age FROM singer", nil, -0.3},
		{"by another rule", "SELECT age FROM singer", "SELECT DISTINCT age FROM singer", eval.BIRD, 1},
		{"no such column", "SELECT wages FROM singer", gold, nil, -0.6},
		{"endless", endless, gold, nil, -0.6},
		{"refused", "DROP TABLE singer", gold, nil, -0.6},
		{"no SQL", "SELECT FROM WHERE", gold, nil, -1},
		{"two statements", "SELECT 1; SELECT 2", gold, nil, -1},
		{"nothing", "", gold, nil, -1},
	} {
		b := score(t, GraphEX(c.rule), newSample(t, db, c.gold, Trajectory{SQL: c.pred}))
		checkTerms(t, c.what, b, map[string]float64{"r_EX": c.want}, c.want)
	}

	// Gold is project, singer.name, filter, <, 20, singer.age and scan; the prediction has three of the seven.
	const filtered = "SELECT name FROM singer WHERE age > 20"
	less := newSample(t, db, filtered, Trajectory{SQL: "SELECT name FROM singer"})
	relPM := 5 * 1 * (3. / 7) / (4*1 + 3./7)
	checkTerms(t, "RelPM", score(t, RelPM(GraphWeights{}), less), map[string]float64{"r_RelPM": relPM}, relPM)
	const p, r, beta2 = 1, 3. / 7, 0.25
	checkTerms(t, "RelPM, β = 1/2", score(t, RelPM(GraphWeights{0.5, 0.5}), less),
		map[string]float64{"r_RelPM": (1 + beta2) * p * r / (beta2*p + r)}, (1+beta2)*p*r/(beta2*p+r))
	checkTerms(t, "StepRTM", score(t, StepRTM(GraphWeights{}), less), map[string]float64{"step 1": 3. / 7}, 3./7)
	// Runs, gold's rows by luck, 3 of 7 nodes.
	checkTerms(t, "graph", score(t, Graph(GraphOptions{}), less),
		map[string]float64{"graph-ex.r_EX": 1, "steprtm.step 1": 3. / 7}, 1+3./7)
	checkTerms(t, "EX & RelPM", score(t, Graph(GraphOptions{EX: 1, RelPM: 0.5}), less),
		map[string]float64{"graph-ex.r_EX": 1, "relpm.r_RelPM": relPM / 2}, 1+relPM/2)

	// The first CTE has the project, its column and the scan of 7 nodes, the second adds the filter's 4, the query itself nothing.
	steps := newSample(t, db, filtered, Trajectory{SQL: "WITH a AS (SELECT name, age FROM singer), b AS (SELECT name FROM a WHERE age > 20) SELECT name FROM b"})
	checkTerms(t, "steps", score(t, StepRTM(GraphWeights{}), steps), map[string]float64{"step 1": 3. / 7, "step 2": 4. / 7, "step 3": 0}, 1)
	whole := newSample(t, db, filtered, Trajectory{SQL: filtered})
	checkTerms(t, "all of it", score(t, Graph(GraphOptions{EX: 1, AstPM: 1, RelPM: 1, StepRTM: 1}), whole),
		map[string]float64{"graph-ex.r_EX": 1, "astpm.AstPM": 1, "relpm.r_RelPM": 1, "steprtm.step 1": 1}, 4)
	broken := newSample(t, db, filtered, Trajectory{SQL: "SELECT FROM"})
	checkTerms(t, "a syntax error", score(t, Graph(GraphOptions{EX: 1, AstPM: 1, RelPM: 1, StepRTM: 1}), broken),
		map[string]float64{"graph-ex.r_EX": -1, "astpm.AstPM": -1, "relpm.r_RelPM": -1, "steprtm.step 1": 0}, -3)
}

// TestGraphSpider compares each gold query of Spider's training part with itself and with the next one.
func TestGraphSpider(t *testing.T) {
	attempted, failed, syntax, pairs, ones := 0, 0, 0, 0, 0
	sum := 0.0
	var previous string
	for _, gold := range corpora.Spider(t) {
		sql, db := gold.SQL, gold.DB
		attempted++
		g, err := NewGraphGold(dialects.SQLite, sql, nil, DefaultGraphWeights)
		if err != nil {
			if syntax++; graphPenalty(err) != graphSyntaxError {
				failed++
				t.Errorf("%s: %v: %s", db, err, sql)
			}
			continue
		}
		rel, ast := g.RelPM(sql), g.AstPM(sql)
		steps, err := g.StepRTM(sql)
		if rel != 1 || ast != 1 || err != nil || steps[len(steps)-1].Score != 1 {
			failed++
			t.Errorf("of itself: RelPM %v, AstPM %v, steps %v, %v: %s", rel, ast, steps, err, sql)
		}
		if previous != "" {
			rel, ast := g.RelPM(previous), g.AstPM(previous)
			if rel > 1 || rel < 0 && rel != graphNoROT || ast > 1 || ast < 0 {
				t.Errorf("RelPM %v, AstPM %v\n%s\n%s", rel, ast, sql, previous)
			}
			pairs++
			sum += rel
			if p, err := graphPlanOf(g, previous); err == nil && (rel == 1) != (p.String() == g.ROT.String()) {
				t.Errorf("RelPM = %v, but the trees are\n%s%s", rel, g.ROT, p)
			}
			if rel == 1 {
				ones++
			}
		}
		previous = sql
	}
	t.Logf("%d gold queries attempted, %d do not parse, %d failed; %d pairs of neighbours: mean RelPM %.3f, %d of 1", attempted, syntax,
		failed, pairs, sum/float64(pairs), ones)
	if syntax > attempted/1000 {
		t.Errorf("%d gold queries do not parse", syntax)
	}
}

// TestGraphBIRD has longer queries than Spider: each is compared with itself, and with the next one.
func TestGraphBIRD(t *testing.T) {
	golds := corpora.BIRD(t)
	attempted, failed, steps := 0, 0, 0
	var slowest time.Duration
	for i, q := range golds {
		attempted++
		g, err := NewGraphGold(dialects.SQLite, q.SQL, nil, DefaultGraphWeights)
		if err != nil {
			failed++
			t.Logf("%v: %s", err, q.SQL)
			continue
		}
		of, err := g.StepRTM(q.SQL)
		steps += len(of)
		if rel, ast := g.RelPM(q.SQL), g.AstPM(q.SQL); rel != 1 || ast != 1 || err != nil || of[len(of)-1].Score != 1 {
			failed++
			t.Errorf("of itself: RelPM %v, AstPM %v, steps %v, %v: %s", rel, ast, of, err, q.SQL)
		}
		start, other := time.Now(), golds[(i+1)%len(golds)].SQL
		if rel := g.RelPM(other); rel > 1 || rel < 0 && rel != graphNoROT {
			t.Errorf("RelPM %v\n%s\n%s", rel, q.SQL, other)
		}
		slowest = max(slowest, time.Since(start))
	}
	t.Logf("%d gold queries attempted, %d failed; %d steps; the slowest pair took %v", attempted, failed, steps, slowest)
	if failed > 0 {
		t.Errorf("%d failed", failed)
	}
}

// TestGraphBounds has queries that could take for ever: each has a score, at once.
func TestGraphBounds(t *testing.T) {
	var in []string
	for i := range 240 {
		in = append(in, fmt.Sprint(i))
	}
	ctes := "WITH c0 AS (SELECT id AS x FROM singer)"
	for i := range 90 {
		ctes += fmt.Sprintf(", c%d AS (SELECT a.x + b.x AS x FROM c%d a, c%d b)", i+1, i, i)
	}
	for name, c := range map[string]struct {
		sql string
		rot bool
	}{
		"a long list":      {"SELECT name FROM singer WHERE age IN (" + strings.Join(in, ",") + ")", true},
		"a longer list":    {"SELECT name FROM singer WHERE age IN (" + strings.Join(in, ",") + "," + strings.Join(in, ".5,") + ")", false},
		"CTEs that double": {ctes + " SELECT x FROM c90", false},
		"many self joins":  {"SELECT 1 FROM singer" + strings.Repeat(", singer", 63), true},
		"some self joins":  {"SELECT 1 FROM singer" + strings.Repeat(", singer", 5), true},
	} {
		start := time.Now()
		g, err := NewGraphGold(dialects.SQLite, c.sql, graphSchema, DefaultGraphWeights)
		if (err == nil) != c.rot {
			t.Errorf("%s: %v", name, err)
		}
		if err == nil && g.RelPM(c.sql) != 1 {
			t.Errorf("%s: RelPM = %v", name, g.RelPM(c.sql))
		}
		if score := graphGoldOf(t, "SELECT name FROM singer", graphSchema).AstPM(c.sql); score > 1 || score < 0 && score != graphNoROT {
			t.Errorf("%s: AstPM = %v", name, score)
		}
		t.Logf("%s: %v", name, time.Since(start))
	}
}

func graphPlanOf(g *GraphGold, sql string) (*GraphNode, error) {
	q, problems, err := g.parse(sql)
	if err != nil {
		return nil, err
	}
	return graphPlan(q, problems)
}

// FuzzGraph holds any two queries against each other.
func FuzzGraph(f *testing.F) {
	for _, sql := range []string{
		"SELECT x.a + x.a FROM (SELECT y.a + y.a AS a FROM (SELECT age + age AS a FROM singer) y) x",
		"WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT sum(n) OVER (ORDER BY n) FROM r",
		"WITH a AS (SELECT 1 AS x), b AS (SELECT * FROM a, a), c AS (SELECT * FROM b, b) SELECT * FROM c, c, c",
		"WITH RECURSIVE r AS (SELECT (SELECT n FROM r) + r.n AS n FROM r) SELECT n, n FROM r",
		"SELECT * FROM t NATURAL JOIN u LEFT JOIN v USING (a, b) WHERE a IN () OR NOT b BETWEEN 1 AND 2",
		"VALUES (1, 2), (3, 4) UNION SELECT a, b FROM t ORDER BY 1 LIMIT 2 OFFSET 1",
		"SELECT count(DISTINCT a) FILTER (WHERE b) OVER w FROM t WINDOW w AS (PARTITION BY c ORDER BY d ROWS 1 PRECEDING)",
	} {
		f.Add(sql, "SELECT a FROM t WHERE b IN (SELECT a FROM t)")
	}
	f.Fuzz(func(t *testing.T, x, y string) {
		gold := func(sql string) *GraphGold {
			g, err := NewGraphGold(dialects.SQLite, sql, nil, GraphWeights{Alpha: 0.5, Beta: 1})
			if err != nil {
				return nil
			}
			return g
		}
		for sql, g := range map[string]*GraphGold{x: gold(x), y: gold(y)} {
			if g == nil {
				continue
			}
			if g.RelPM(sql) != 1 || g.AstPM(sql) != 1 {
				t.Errorf("of itself: RelPM %v, AstPM %v: %q", g.RelPM(sql), g.AstPM(sql), sql)
			}
			for _, other := range []string{x, y} {
				rel, ast := g.RelPM(other), g.AstPM(other)
				if !(rel >= -1 && rel <= 1 && ast >= -1 && ast <= 1) {
					t.Errorf("RelPM %v, AstPM %v: %q, %q", rel, ast, sql, other)
				}
				steps, _ := g.StepRTM(other)
				before := 0.0
				for _, s := range steps {
					if s.Reward < 0 || s.Score < before || s.Score > 1 || s.End > len(other) {
						t.Errorf("step %+v: %q, %q", s, sql, other)
					}
					before = s.Score
				}
			}
		}
	})
}
