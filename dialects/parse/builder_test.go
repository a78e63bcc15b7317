package parse

import (
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// The tests that every builder must pass. Each takes a dialect and its cases, which are in the dialect's file.

// example is a query and its tree, as the printer writes it.
type example struct{ sql, tree string }

func testTrees(t *testing.T, d dialects.Dialect, examples []example) {
	t.Helper()
	for _, c := range examples {
		s, err := sound(t, d, c.sql)
		if err != nil {
			t.Errorf("%s: %v", c.sql, err)
		} else if s.Kind != sqltree.KindQuery {
			t.Errorf("%s: kind %q", c.sql, s.Kind)
		} else if tree := sexpr(s.Query); tree != c.tree {
			t.Errorf("%s\n got %s\nwant %s", c.sql, tree, c.tree)
		}
	}
}

// refusal is a text and the error that it gives.
type refusal struct {
	sql string
	err error
}

func testRefusals(t *testing.T, d dialects.Dialect, refusals []refusal) {
	t.Helper()
	for _, c := range refusals {
		if s, err := Parse(d, c.sql); s != nil || !reflect.DeepEqual(err, c.err) {
			t.Errorf("%.100q:\n got %v, %#v\nwant %#v", c.sql, s, err, c.err)
		}
	}
}

// testKinds tries statements, with comments and a semicolon around them.
func testKinds(t *testing.T, d dialects.Dialect, statements []struct {
	sql  string
	kind sqltree.Kind
}) {
	t.Helper()
	for _, c := range statements {
		s, err := sound(t, d, " /* a */ "+c.sql+" ; -- b")
		if err != nil {
			t.Errorf("%s: %v", c.sql, err)
		} else if s.Kind != c.kind || (s.Query != nil) != (c.kind == sqltree.KindQuery) {
			t.Errorf("%s: kind %q, query %v; want the kind %q", c.sql, s.Kind, s.Query, c.kind)
		}
	}
}

// testFacts tries statements. Their facts are written as relations | function:site … | clauses.
func testFacts(t *testing.T, d dialects.Dialect, statements []struct{ sql, facts string }) {
	t.Helper()
	for _, c := range statements {
		s, err := sound(t, d, c.sql)
		if err != nil {
			t.Errorf("%s: %v", c.sql, err)
			continue
		}
		var relations, functions, clauses []string
		for _, r := range s.Facts.Relations {
			relations = append(relations, dotted(r.Schema, r.Name))
		}
		for _, u := range s.Facts.Functions {
			functions = append(functions, dotted(u.Schema, u.Name.Name)+":"+string(u.Site))
		}
		for _, c := range s.Facts.Clauses {
			clauses = append(clauses, string(c))
		}
		if got := words(words(relations...), "|", words(functions...), "|", words(clauses...)); got != c.facts {
			t.Errorf("%s\n got %q\nwant %q", c.sql, got, c.facts)
		}
	}
}

// testSpans compares what is in the spans of a text's queries.
func testSpans(t *testing.T, d dialects.Dialect, text string, want ...string) {
	t.Helper()
	s, err := sound(t, d, text)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for q := range s.Query.Queries() {
		got = append(got, text[q.Span.Start:q.Span.End])
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

// testCorpus parses queries that people wrote: every one is a query, but for those that refused tells.
func testCorpus(t *testing.T, d dialects.Dialect, name string, golds []corpora.Gold, refused func(sql string) bool) {
	t.Helper()
	parsed, nested, refusals := 0, 0, 0
	for _, g := range golds {
		s, err := sound(t, d, g.SQL)
		switch theirs := refused(g.SQL); {
		case errors.As(err, new(*SyntaxError)) && theirs:
			refusals++
			t.Logf("%s, %s: %s: %v", name, g.DB, g.SQL, err)
		case err != nil || theirs || s.Kind != sqltree.KindQuery:
			t.Errorf("%s, %s: %s: %v; refused by the engine: %v", name, g.DB, g.SQL, err, theirs)
		default:
			parsed++
			for range s.Query.Queries() {
				nested++
			}
		}
	}
	t.Logf("%s: %d attempted, %d parsed with %d nested queries, %d refused",
		name, len(golds), parsed, nested-parsed, refusals)
}

// noRefusals is of a corpus that is all of the dialect.
func noRefusals(string) bool { return false }

// testLong tries texts that are long without being deep, or deep without being much: they pass, and soon.
func testLong(t *testing.T, d dialects.Dialect, texts ...string) {
	t.Helper()
	for _, sql := range texts {
		if _, err := Parse(d, sql); err != nil {
			t.Errorf("%.50s…, %d bytes: %v", sql, len(sql), err)
		}
	}
}

// testMutants parses mutants of examples, a fair part of which are queries.
func testMutants(t *testing.T, d dialects.Dialect, texts [][]string, pieces []string) {
	t.Helper()
	const n = 3000
	queries := 0
	for text := range mutants(texts, pieces, n) {
		if s, err := sound(t, d, text); err == nil && s.Kind == sqltree.KindQuery {
			queries++
		}
	}
	t.Logf("%d attempted, %d are queries", n, queries)
	if queries < 100 {
		t.Error("too few mutants are queries")
	}
}

// mutants are n texts that are like some texts of tokens: tokens and pieces are left out, exchanged and put in.
func mutants(texts [][]string, pieces []string, n int) iter.Seq[string] {
	return func(yield func(string) bool) {
		r := rand.New(rand.NewPCG(1, 0))
		pick := func(of []string) string { return of[r.IntN(len(of))] }
		for range n {
			words := slices.Clone(texts[r.IntN(len(texts))])
			for range 1 + r.IntN(3) {
				from := r.IntN(len(words))
				to := from + r.IntN(len(words)-from)
				other := texts[r.IntN(len(texts))]
				switch r.IntN(7) {
				case 0:
					words = append(slices.Delete(words, from, from+1), "")
				case 1:
					words[from], words[to] = words[to], words[from]
				case 2:
					words[from] = pick(pieces)
				case 3:
					words = slices.Insert(words, from, pick(pieces))
				case 4:
					words = slices.Insert(slices.Insert(words, to+1, ")"), from, "(")
				case 5:
					words = slices.Insert(words, from, slices.Concat([]string{"("}, other, []string{")"})...)
				case 6:
					words = slices.Concat(words[:from], []string{pick(pieces)}, other)
				}
			}
			if !yield(strings.Join(words, " ")) {
				return
			}
		}
	}
}

// fuzzParse looks for a text whose parsing does not end, or not as sound wants it.
func fuzzParse(f *testing.F, d dialects.Dialect, examples []example, refusals []refusal) {
	for _, c := range examples {
		f.Add(c.sql)
	}
	for _, c := range refusals {
		if len(c.sql) < 200 {
			f.Add(c.sql)
		}
	}
	f.Fuzz(func(t *testing.T, sql string) {
		if d == dialects.Postgres && strings.Count(sql, "(")+strings.Count(sql, "[") > 200 { // the caller's limit
			t.Skip()
		}
		sound(t, d, sql)
	})
}

func benchmarkParse(b *testing.B, d dialects.Dialect, golds []corpora.Gold) {
	for i := 0; b.Loop(); i++ {
		Parse(d, golds[i%len(golds)].SQL)
	}
}

// sound parses a text and checks what holds of every answer: it is a sound tree, a kind without one, or one of the
// three errors.
func sound(t *testing.T, d dialects.Dialect, sql string) (*sqltree.Statement, error) {
	t.Helper()
	s, err := Parse(d, sql)
	switch {
	case err == nil && s.Kind == sqltree.KindQuery:
		if fault := fault(d, sql, s.Query); fault != "" {
			t.Errorf("%s: %s", sql, fault)
		}
	case err == nil:
		if s.Kind == "" || s.Query != nil {
			t.Errorf("%s: kind %q with the query %v", sql, s.Kind, s.Query)
		}
	case s != nil, strings.Contains(err.Error(), "panics"):
		t.Errorf("%s: %v, %v", sql, s, err)
	case !errors.As(err, new(*SyntaxError)) && !errors.As(err, new(*CountError)) && !errors.As(err, new(*UnknownError)):
		t.Errorf("%s: %T: %v", sql, err, err)
	}
	return s, err
}

// fault is what is wrong with any tree that has it, "" where nothing is.
func fault(d dialects.Dialect, sql string, root *sqltree.Query) string {
	ctes := map[*sqltree.CTE]bool{}
	for q := range root.Queries() {
		for i := range q.With {
			ctes[&q.With[i]] = true
		}
	}
	for q := range root.Queries() {
		if s, ok := q.Body.(*sqltree.Select); ok {
			for source := range sqltree.Sources(s.From) {
				table, ok := source.(*sqltree.Table)
				if ok && table.CTE != nil && (!ctes[table.CTE] || !strings.EqualFold(table.Name, table.CTE.Name)) {
					return "the table " + table.Name + " is of a CTE that is not in the tree, or of another name"
				}
			}
		}
		for e := range q.Exprs() {
			for x := range e.All() {
				if fault := exprFault(x); fault != "" {
					return fault
				}
			}
		}
		if fault := spanFault(d, sql, root, q); fault != "" {
			return fault
		}
	}
	return ""
}

func exprFault(x *sqltree.Expr) string {
	want := len(x.Args)
	switch x.Op {
	case "":
		return "an expression without an operator"
	case sqltree.OpAnd, sqltree.OpOr:
		if len(x.Args) < 2 || slices.ContainsFunc(x.Args, func(a *sqltree.Expr) bool { return a.Op == x.Op }) {
			return fmt.Sprintf("%s is not flat", x.Op)
		}
	case sqltree.OpNot, sqltree.OpNegate, sqltree.OpIsNull, sqltree.OpCast, sqltree.OpCollate, sqltree.OpElse:
		want = 1
	case sqltree.OpEqual, sqltree.OpNotEqual, sqltree.OpLess, sqltree.OpLessEq, sqltree.OpGreater, sqltree.OpGreaterEq, sqltree.OpNullSafe, sqltree.OpConcat, sqltree.OpWhen:
		want = 2
	case sqltree.OpBetween:
		want = 3
	case sqltree.OpSubquery, sqltree.OpExists, sqltree.OpArrayQuery:
		if x.Query == nil {
			return fmt.Sprintf("%s without a query", x.Op)
		}
		want = 0
	}
	if len(x.Args) != want || slices.Contains(x.Args, nil) {
		return fmt.Sprintf("%s has %d operands, or one is nil", x.Op, len(x.Args))
	}
	return ""
}

// spanFault compares the text of q's span with q: parsed by itself, it gives the same tree.
func spanFault(d dialects.Dialect, sql string, root, q *sqltree.Query) string {
	s := q.Span
	if s.Start < root.Span.Start || s.End > root.Span.End || s.End <= s.Start {
		return fmt.Sprintf("the span %v is not in %v", s, root.Span)
	}
	text := sql[s.Start:s.End]
	if strings.Trim(text, " \t\r\n\f\v") != text {
		return fmt.Sprintf("the span %q has white space around it", text)
	}
	alone, err := Parse(d, text)
	if err != nil && d != dialects.MySQL { // what is made of SQLite's x IN t, or of (a JOIN b) AS c
		alone, err = Parse(d, "SELECT * FROM "+text)
	}
	if err != nil {
		return fmt.Sprintf("the span %q: %v", text, err)
	}
	plain := printer{plainCTEs: true}
	if got, want := plain.query(alone.Query), plain.query(q); got != want {
		return fmt.Sprintf("the span %q\n got %s\nwant %s", text, got, want)
	}
	return ""
}
