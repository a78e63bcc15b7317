package parse

import (
	"errors"
	"iter"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

func column(name string) *sqltree.Expr { return &sqltree.Expr{Op: sqltree.OpColumn, Text: name} }

func shown(e *sqltree.Expr) string { return printer{}.expr(e) }

func TestChainIsFlat(t *testing.T) {
	ab := chain(sqltree.OpAnd, column("a"), column("b"))
	for _, c := range []struct {
		got  *sqltree.Expr
		want string
	}{
		{ab, "(and a b)"},
		{chain(sqltree.OpAnd, ab, column("c")), "(and a b c)"},
		{chain(sqltree.OpAnd, column("c"), ab), "(and c a b)"},
		{chain(sqltree.OpOr, ab, column("c"), chain(sqltree.OpOr, column("d"), column("e"))), "(or (and a b) c d e)"},
		{chain(sqltree.OpAnd, ab, ab), "(and a b a b)"},
	} {
		if got := shown(c.got); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
	if len(ab.Args) != 2 {
		t.Errorf("chaining changed an operand: %s", shown(ab))
	}
}

func TestNot(t *testing.T) {
	x := column("x")
	if not(false, x) != x {
		t.Error("an expression that is not negated changed")
	}
	if got := shown(not(true, x)); got != "(not x)" {
		t.Error(got)
	}
}

func TestCaseOf(t *testing.T) {
	whens := []*sqltree.Expr{column("a"), column("b"), column("c"), column("d")}
	for _, c := range []struct {
		got  *sqltree.Expr
		want string
	}{
		{new(builder).caseOf(nil, whens, nil), "(case (when a b) (when c d))"},
		{new(builder).caseOf(column("x"), whens, column("e")), "(case (when (= x a) b) (when (= x c) d) (else e))"},
	} {
		if got := shown(c.got); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}

// vitess v0.24.2 panics on this text, which parseMySQL never shows it.
func TestAPanicIsARefusal(t *testing.T) {
	alone := func(sql string) (*sqltree.Statement, error) {
		_, err := mysqlParser.Parse(sql)
		return &sqltree.Statement{}, err
	}
	s, err := recovered(alone, "WITH a AS (SELECT 1) (SELECT 2)")
	if s != nil || !errors.As(err, new(*UnknownError)) {
		t.Errorf("%v, %v", s, err)
	}
}

// A CASE in the operand of a CASE, and so on, makes walks of a text of n words no 2^n steps.
func TestRepeatedOperands(t *testing.T) {
	nested := func(open, operand, end string, n int) string {
		return "SELECT " + strings.Repeat(open, n) + operand + strings.Repeat(end, n)
	}
	const whens = " WHEN 1 THEN 2 WHEN 3 THEN 4 END"
	for _, d := range []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres} {
		for _, c := range []struct {
			sql     string
			refused bool
		}{
			{nested("CASE ", "x", whens, 5), false},
			{nested("CASE ", "x", whens, 40), true},
			{nested("CASE ", "x", " WHEN 1 THEN 2 END", 40), false}, // nothing is repeated
			{nested("CASE WHEN x THEN ", "x", " END", 40), false},
			{nested("CASE (SELECT ", "x", " FROM t)"+whens, 5), false},
			{nested("CASE (SELECT ", "x", " FROM t)"+whens, 40), true},
			{nested("CASE ", "lower(x)", strings.Repeat(" WHEN 1 THEN 2", 3000)+" END", 1), false},
		} {
			s, err := Parse(d, c.sql)
			if c.refused != errors.As(err, new(*UnknownError)) || !c.refused && err != nil {
				t.Errorf("%s: %.80s…: %v", d, c.sql, err)
			}
			if err != nil {
				continue
			}
			steps := 0
			for q := range s.Query.Queries() {
				for e := range q.Exprs() {
					for range e.All() {
						steps++
					}
				}
			}
			if steps > 2*maxRepeated {
				t.Errorf("%s: %.80s…: a walk of %d steps", d, c.sql, steps)
			}
		}
	}
}

func TestTrim(t *testing.T) {
	b := &builder{sql: "( \tSELECT 1\n )"}
	for _, c := range []struct{ in, want sqltree.Span }{
		{sqltree.Span{Start: 1, End: 13}, sqltree.Span{Start: 3, End: 11}},
		{sqltree.Span{Start: 3, End: 11}, sqltree.Span{Start: 3, End: 11}},
		{sqltree.Span{Start: -1, End: 99}, sqltree.Span{Start: 0, End: 14}},
		{sqltree.Span{Start: 1, End: 3}, sqltree.Span{Start: 3, End: 3}},
		{sqltree.Span{Start: 5, End: 5}, sqltree.Span{Start: 5, End: 5}},
	} {
		if got := b.trim(c.in); got != c.want {
			t.Errorf("%v: %v, want %v", c.in, got, c.want)
		}
	}
}

func TestFactsAreNotedOnce(t *testing.T) {
	outer, inner := &sqltree.CTE{Name: "c"}, &sqltree.CTE{Name: "c"}
	b := &builder{scope: []*sqltree.CTE{outer, inner}}
	if got := b.table("", "c"); got.CTE != inner {
		t.Error("a name is not the innermost CTE")
	}
	if got := b.table("main", "c"); got.CTE != nil || got.Schema != "main" {
		t.Error("a qualified name is a CTE")
	}
	if (&builder{scope: []*sqltree.CTE{{Name: "T"}}, exact: true}).table("", "t").CTE != nil {
		t.Error(`"T" of PostgreSQL is taken for t`)
	}
	if (&builder{scope: []*sqltree.CTE{{Name: "K"}}}).table("", "k").CTE == nil || (&builder{scope: []*sqltree.CTE{{Name: "\u212a"}}}).table("", "k").CTE != nil {
		t.Error("names are not compared by ASCII case")
	}
	if (&builder{scope: []*sqltree.CTE{{Name: "\xff"}}}).table("", "\xfe").CTE != nil {
		t.Error("bytes that are no letters are taken for one another")
	}
	b.table("", "t")
	b.table("", "t")
	star := &sqltree.Expr{Op: sqltree.OpStar}
	b.call("", "f", nil, nil)
	b.call("", "f", []*sqltree.Expr{column("a")}, nil)
	b.call("", "f", []*sqltree.Expr{star}, nil)
	b.call("", "f", []*sqltree.Expr{{Op: sqltree.OpStar, Args: []*sqltree.Expr{star, star}}}, nil) // a product
	b.call("", "f", nil, &sqltree.Call{Distinct: true})
	b.call("", "f", nil, &sqltree.Call{WithinGroup: []sqltree.Order{{Expr: star}}})
	b.call("s", "f", nil, &sqltree.Call{Over: &sqltree.Window{}, Distinct: true})
	b.clause(sqltree.ClauseHint)
	b.clause(sqltree.ClauseHint)
	if want := []dialects.Name{{Schema: "main", Name: "c"}, {Name: "t"}}; !slices.Equal(b.facts.Relations, want) {
		t.Errorf("relations %v, want %v", b.facts.Relations, want)
	}
	if want := []sqltree.Use{{Name: dialects.Name{Name: "f"}, Site: sqltree.SiteScalar}, {Name: dialects.Name{Name: "f"}, Site: sqltree.SiteAggregate}, {Name: dialects.Name{Schema: "s", Name: "f"}, Site: sqltree.SiteWindow}}; !slices.Equal(b.facts.Functions, want) {
		t.Errorf("functions %v, want %v", b.facts.Functions, want)
	}
	if want := []sqltree.Clause{sqltree.ClauseHint}; !slices.Equal(b.facts.Clauses, want) {
		t.Errorf("clauses %v, want %v", b.facts.Clauses, want)
	}
}

func TestUnknownKeepsTheFirst(t *testing.T) {
	b := &builder{}
	b.unknown("PIVOT", 7)
	b.unknown("another", 1)
	if want := (UnknownError{"PIVOT", 7}); *b.err.(*UnknownError) != want || b.err.Error() != "PIVOT is not supported" {
		t.Errorf("%v", b.err)
	}
}

func TestConjuncts(t *testing.T) {
	a, b := column("a"), column("b")
	for _, c := range []struct {
		e    *sqltree.Expr
		want []*sqltree.Expr
	}{
		{nil, nil},
		{a, []*sqltree.Expr{a}},
		{chain(sqltree.OpAnd, a, b), []*sqltree.Expr{a, b}},
		{chain(sqltree.OpOr, a, b), []*sqltree.Expr{chain(sqltree.OpOr, a, b)}},
	} {
		if got := sqltree.Conjuncts(c.e); len(got) != len(c.want) || len(got) > 0 && shown(got[0]) != shown(c.want[0]) {
			t.Errorf("%v, want %v", got, c.want)
		}
	}
}

// walked has an expression in every place that can hold one, named in the order of the text, and queries q1 to q9.
const walked = `WITH c1 AS (SELECT 'q1' LIMIT z1), c2 AS (SELECT 'q2')
	SELECT a1, f(a2, a3 ORDER BY a4) FILTER (WHERE a5) OVER (PARTITION BY a6 ORDER BY a7 ROWS BETWEEN a8 PRECEDING AND a9 FOLLOWING), (SELECT 'q6' WHERE EXISTS (SELECT 'q7'))
	FROM t1 JOIN (SELECT 'q3' UNION SELECT 'q4') s ON b1 JOIN (g(b2) JOIN t2 ON b3) ON b4
	WHERE c1 AND c2 IN (SELECT 'q8') GROUP BY d1, d2 HAVING e1 WINDOW w AS (PARTITION BY f1 ORDER BY f2)
	ORDER BY g1, (SELECT 'q9') LIMIT h1 OFFSET h2`

func walkedQuery(t *testing.T) *sqltree.Query {
	t.Helper()
	s, err := parseSQLite(walked)
	if err != nil {
		t.Fatal(err)
	}
	return s.Query
}

func TestExprs(t *testing.T) {
	q := walkedQuery(t)
	var names []string
	for e := range q.Exprs() {
		for x := range e.All() {
			if x.Op == sqltree.OpColumn {
				names = append(names, x.Text)
			}
		}
	}
	const want = "a1 a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 b3 b4 c1 c2 d1 d2 e1 f1 f2 g1 h1 h2"
	if got := strings.Join(names, " "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	values := &sqltree.Query{Body: &sqltree.Values{Rows: [][]*sqltree.Expr{{column("a"), column("b")}, {column("c")}}}, Limit: column("d")}
	names = nil
	for e := range values.Exprs() {
		names = append(names, e.Text)
	}
	if got := strings.Join(names, " "); got != "a b c d" {
		t.Error(got)
	}
}

func TestQueriesMeetsEveryQuery(t *testing.T) {
	q := walkedQuery(t)
	var names []string
	for n := range q.Queries() {
		if s, ok := n.Body.(*sqltree.Select); ok && s.Items[0].Expr.Op == sqltree.OpString {
			names = append(names, s.Items[0].Expr.Text)
		}
	}
	if got := strings.Join(names, " "); got != "q1 q2 q3 q4 q6 q7 q8 q9" {
		t.Error(got)
	}
	if direct := len(q.Nested()); direct != 6 { // two CTEs, the derived one, and those of SELECT, WHERE and ORDER BY
		t.Errorf("%d nested directly", direct)
	}
}

func TestSources(t *testing.T) {
	q := walkedQuery(t)
	var got []string
	for s := range sqltree.Sources(q.Body.(*sqltree.Select).From) {
		switch s := s.(type) {
		case *sqltree.Table:
			got = append(got, s.Name)
		case *sqltree.Derived:
			got = append(got, s.Alias)
		case *sqltree.Function:
			got = append(got, s.Call.Text)
		case *sqltree.Join:
			got = append(got, "on "+s.On.Text)
		}
	}
	if got, want := strings.Join(got, ", "), "t1, s, on b1, g, t2, on b3, on b4"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for range sqltree.Sources(nil) {
		t.Error("no source has a source")
	}
}

// stopping leaves a loop over a walk after each number of steps: one that went on would panic.
func stopping[T any](t *testing.T, walk iter.Seq[T], steps int) {
	t.Helper()
	for limit := 1; limit <= steps+1; limit++ {
		taken := 0
		for range walk {
			if taken++; taken == limit {
				break
			}
		}
		if taken != min(limit, steps) {
			t.Errorf("%d steps, want %d", taken, min(limit, steps))
		}
	}
}

func TestWalksStop(t *testing.T) {
	q := walkedQuery(t)
	s := q.Body.(*sqltree.Select)
	stopping(t, q.Exprs(), 17)
	stopping(t, q.Queries(), 10)
	stopping(t, sqltree.Sources(s.From), 7)
	stopping(t, s.Items[1].Expr.All(), 9)
	stopping(t, (*sqltree.Expr)(nil).All(), 0)
}
