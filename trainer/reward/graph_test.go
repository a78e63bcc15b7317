package reward

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/odt/relalg"
	"github.com/sqlagent/sqlagent/trainer/cte"
)

// graphSchema is that of the queries worked by hand.
var graphSchema = sqltree.Names{
	"singer":  {"id", "name", "age", "country"},
	"concert": {"id", "singer_id", "year", "venue", "city_id"},
	"city":    {"id", "title", "country"},
	"person":  {"id", "name", "boss", "age"},
}

func graphGoldOf(t testing.TB, sql string, schema sqltree.Schema) *GraphGold {
	t.Helper()
	g, err := NewGraphGold(dialects.SQLite, sql, schema, relalg.DefaultWeights)
	if err != nil {
		t.Fatalf("%v: %s", err, sql)
	}
	return g
}

// TestGraphPenalties has predictions without a tree.
func TestGraphPenalties(t *testing.T) {
	for sql, want := range map[string]float64{
		"SELECT name FROM singer WHERE": -1,
		"":                              -1,
		"SELECT 1; SELECT 2":            -1,
		"SELECT age FROM (SELECT name FROM singer) AS t": -0.6, // section 4.5, footnote 1
		"SELECT name FROM singers":                       -0.6,
		"DELETE FROM singer":                             -0.6,
	} {
		gold := graphGoldOf(t, "SELECT name FROM singer", graphSchema)
		if relpm, gmn := gold.RelPM(sql), gold.GMN(trainedGMN(), sql); relpm != want || gmn != want {
			t.Errorf("r_RelPM = %v, GMNScore = %v, want %v: %s", relpm, gmn, want, sql)
		}
	}
}

// TestGraphTable9 has the pairs of Table 9: the enhancement of equivalent cases is worth 1, the others less, and more
// than another query.
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
		gmn, far := g.GMN(trainedGMN(), c.pred), g.GMN(trainedGMN(), "SELECT max(x) FROM elsewhere GROUP BY y")
		t.Logf("%-26s RelPM %.3f, AstPM %.3f, GMNScore %.3f; of another query %.3f, %.3f", c.kind, rel, ast, gmn, other, far)
		if c.equal && gmn != 1 || !c.equal && gmn > 0.5 || far > 0.1 {
			t.Errorf("%s: GMNScore %v, of another query %v", c.kind, gmn, far)
		}
		if c.equal && rel != 1 || !c.equal && rel >= 1 || rel <= other || ast >= 1 || ast <= 0 {
			t.Errorf("%s: RelPM %v, AstPM %v, of another query %v", c.kind, rel, ast, other)
		}
	}
}

func TestStepRTM(t *testing.T) {
	// limit, fetch, 1; sort, desc, year; project, id; filter, =, 'Z', name; join, =, singer_id, id; two scans: 18 nodes
	g := graphGoldOf(t, "SELECT c.id FROM concert c JOIN singer s ON c.singer_id = s.id WHERE s.name = 'Z' ORDER BY c.year DESC LIMIT 1", graphSchema)
	if n := g.ROT.Size(); n != 18 {
		t.Fatalf("gold has %d nodes:\n%s", n, g.ROT)
	}
	sql := "WITH a AS (SELECT id FROM singer WHERE name = 'Z'), b AS (SELECT c.id, c.year FROM concert c JOIN a ON c.singer_id = a.id) " +
		"SELECT id FROM b ORDER BY year DESC LIMIT 1"
	steps, err := g.StepRTM(sql, false)
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
	twice, err := g.StepRTM("WITH a AS (SELECT id FROM singer), b AS (SELECT id FROM singer) SELECT id FROM b", false)
	if err != nil || twice[0].Reward <= 0 || twice[1].Reward != 0 {
		t.Errorf("what is matched is paid again: %+v, %v", twice, err)
	}
	if steps, err := g.StepRTM("WITH a AS (SELECT", false); err == nil || steps != nil {
		t.Errorf("steps of a broken query: %+v", steps)
	}
}

// TestStepRTMOfRewritten pays a WITH query that package cte made, step by step: all that its steps have right, though
// its end is wrong (section 4.6).
func TestStepRTMOfRewritten(t *testing.T) {
	const gold = "SELECT name FROM singer WHERE age > (SELECT avg(age) FROM singer) AND id IN (SELECT singer_id FROM concert WHERE year = 2014)"
	right, outcome := cte.Rewrite(dialects.SQLite, gold, graphSchema)
	if outcome != cte.Rewritten {
		t.Fatal(outcome)
	}
	g := graphGoldOf(t, gold, graphSchema)
	steps := func(sql string) []GraphStep {
		t.Helper()
		steps, err := g.StepRTM(sql, false)
		if err != nil || len(steps) != 3 || steps[0].Name != "avg_age_of_singer" || steps[1].Name != "concert_where_year_2014" {
			t.Fatalf("%+v, %v: %s", steps, err, sql)
		}
		return steps
	}
	whole := steps(right)
	if whole[0].Reward <= 0 || whole[1].Reward <= 0 || whole[2].Reward <= 0 || whole[2].Score != 1 {
		t.Errorf("gold in steps: %+v", whole)
	}
	end := strings.LastIndex(right, "SELECT name")
	wrong := steps(right[:end] + strings.NewReplacer("name", "country", "age >", "age <=").Replace(right[end:]))
	if wrong[0].Reward != whole[0].Reward || wrong[1].Reward != whole[1].Reward {
		t.Errorf("right steps are paid %+v, with another end %+v", whole, wrong)
	}
	if wrong[2].Reward >= whole[2].Reward || wrong[2].Score < whole[1].Score {
		t.Errorf("a wrong end is paid %+v, a right one %+v", wrong[2], whole[2])
	}
	if earlier := steps(strings.Replace(right, "year = 2014", "year = 1999", 1)); earlier[1].Reward >= whole[1].Reward || earlier[0].Reward != whole[0].Reward {
		t.Errorf("a wrong step is paid %+v, a right one %+v", earlier[1], whole[1])
	}
	t.Logf("right %+v\nwrong %+v", whole, wrong)
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
		b := score(t, GraphEX(GraphEXOptions{Rule: c.rule}), newSample(t, db, c.gold, Trajectory{SQL: c.pred}))
		checkTerms(t, c.what, b, map[string]float64{"r_EX": c.want}, c.want)
	}

	// Gold is project, singer.name, filter, <, 20, singer.age and scan; the prediction has three of the seven.
	const filtered = "SELECT name FROM singer WHERE age > 20"
	less := newSample(t, db, filtered, Trajectory{SQL: "SELECT name FROM singer"})
	relPM := 5 * 1 * (3. / 7) / (4*1 + 3./7)
	checkTerms(t, "RelPM", score(t, RelPM(relalg.Weights{}), less), map[string]float64{"r_RelPM": relPM}, relPM)
	const p, r, beta2 = 1, 3. / 7, 0.25
	checkTerms(t, "RelPM, β = 1/2", score(t, RelPM(relalg.Weights{Alpha: 0.5, Beta: 0.5}), less),
		map[string]float64{"r_RelPM": (1 + beta2) * p * r / (beta2*p + r)}, (1+beta2)*p*r/(beta2*p+r))
	checkTerms(t, "StepRTM", score(t, StepRTM(relalg.Weights{}, false), less), map[string]float64{"step 1": 3. / 7}, 3./7)
	// Runs, gold's rows by luck, 3 of 7 nodes.
	checkTerms(t, "graph", score(t, Graph(GraphOptions{}), less),
		map[string]float64{"graph-ex.r_EX": 1, "steprtm.step 1": 3. / 7}, 1+3./7)
	gmn := score(t, GMNScore(), less).Terms[0].Value
	checkTerms(t, "GMNScore and StepRTM", score(t, Graph(GraphOptions{GMN: 1, StepRTM: 1}), less),
		map[string]float64{"gmnscore.r_GMN": gmn, "steprtm.step 1": 3. / 7}, gmn+3./7)
	checkTerms(t, "EX & RelPM", score(t, Graph(GraphOptions{EX: 1, RelPM: 0.5}), less),
		map[string]float64{"graph-ex.r_EX": 1, "relpm.r_RelPM": relPM / 2}, 1+relPM/2)

	// The first CTE has the project, its column and the scan of 7 nodes, the second adds the filter's 4, the query
	// itself nothing.
	steps := newSample(t, db, filtered, Trajectory{SQL: "WITH a AS (SELECT name, age FROM singer), b AS (SELECT name FROM a WHERE age > 20) SELECT name FROM b"})
	checkTerms(t, "steps", score(t, StepRTM(relalg.Weights{}, false), steps), map[string]float64{"step 1": 3. / 7, "step 2": 4. / 7, "step 3": 0}, 1)
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
		g, err := NewGraphGold(dialects.SQLite, sql, nil, relalg.DefaultWeights)
		if err != nil {
			if syntax++; graphPenalty(err) != graphSyntaxError {
				failed++
				t.Errorf("%s: %v: %s", db, err, sql)
			}
			continue
		}
		rel, ast := g.RelPM(sql), g.AstPM(sql)
		steps, err := g.StepRTM(sql, false)
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
		g, err := NewGraphGold(dialects.SQLite, q.SQL, nil, relalg.DefaultWeights)
		if err != nil {
			failed++
			t.Logf("%v: %s", err, q.SQL)
			continue
		}
		of, err := g.StepRTM(q.SQL, false)
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
		g, err := NewGraphGold(dialects.SQLite, c.sql, graphSchema, relalg.DefaultWeights)
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

func graphPlanOf(g *GraphGold, sql string) (*relalg.Node, error) {
	q, problems, err := g.parse(sql)
	if err != nil {
		return nil, err
	}
	return graphPlan(q, problems, g.schema)
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
			g, err := NewGraphGold(dialects.SQLite, sql, nil, relalg.Weights{Alpha: 0.5, Beta: 1})
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
				steps, _ := g.StepRTM(other, false)
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
