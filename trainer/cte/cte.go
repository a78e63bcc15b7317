// Package cte rewrites queries as WITH queries, so that a policy learns to answer in steps: Graph-Reward-SQL's CTE-SFT
// (appendices C.2 and P), whose teacher is a rule here. Necessary judges as prompt P.1 asks, Rewrite does what P.2 asks
// (split.go has the steps of one SELECT, names.go what they are called), Contents keep what is equal by execution.
package cte

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Outcome is what became of a query.
type Outcome string

// Outcomes. All but the first leave the query as it was.
const (
	Rewritten   Outcome = "rewritten"
	Unnecessary Outcome = "unnecessary" // it is simple, or has CTEs
	Whole       Outcome = "whole"       // no step of it runs alone: its nested queries are correlated, say
	Unequal     Outcome = "unequal"     // rewritten it does not run, or has another result on some contents
	Unchecked   Outcome = "unchecked"   // its database has no other contents, or the query does not run on them
)

// Rewrite is a query as steps: CTEs, each before what reads it, and what is left of the query.
func Rewrite(d dialects.Dialect, sql string, schema sqltree.Schema) (string, Outcome) {
	s, err := parse.Parse(d, sql)
	if err != nil || s.Query == nil {
		return sql, Whole
	}
	sqltree.Resolve(s.Query, schema)
	unquote(s.Query)
	if !Necessary(d, s.Query) {
		return sql, Unnecessary
	}
	r := &rewriter{dialect: d, schema: schema, alone: standing(s.Query), taken: names(s.Query, schema), known: map[string]string{}}
	r.query(s.Query)
	if len(r.steps) == 0 {
		return sql, Whole
	}
	s.Query.With = r.steps
	text, err := sqltree.Print(d, s.Query)
	if err != nil {
		return sql, Whole
	}
	return text, Rewritten
}

// Necessary reports whether CTEs would help to understand a query (P.1): it nests queries, combines them, or does
// something to what a join gives. What is written with CTEs stays as it is.
func Necessary(d dialects.Dialect, q *sqltree.Query) bool {
	necessary := false
	for inner := range q.Queries() {
		if len(inner.With) > 0 {
			return false
		}
		s, ok := inner.Body.(*sqltree.Select)
		necessary = necessary || inner != q || ok && joins(s) && onTop(d, inner, s)
	}
	return necessary
}

func joins(s *sqltree.Select) bool {
	_, ok := s.From.(*sqltree.Join)
	return ok
}

// onTop reports whether a SELECT groups, aggregates, or takes the first of what it reads.
func onTop(d dialects.Dialect, q *sqltree.Query, s *sqltree.Select) bool {
	aggregated := func(e *sqltree.Expr) bool { return aggregated(d, e) }
	return len(s.GroupBy) > 0 || takesFirst(q) || slices.ContainsFunc(above(q, s), aggregated)
}

func takesFirst(q *sqltree.Query) bool { return len(q.OrderBy) > 0 && q.Limit != nil }

func aggregated(d dialects.Dialect, e *sqltree.Expr) bool { return e.Aggregate(d) != nil }

func containsFunc(e *sqltree.Expr, is func(*sqltree.Expr) bool) bool {
	for x := range e.All() {
		if is(x) {
			return true
		}
	}
	return false
}

// unquote makes strings of what SQLite takes for strings in the quotes of names: among the columns of a step it could
// be taken for one of them.
func unquote(q *sqltree.Query) {
	outputs := outputsOf(q)
	for inner := range q.Queries() {
		for e := range inner.Exprs() {
			for x := range e.All() {
				if x.Op == sqltree.OpColumn && x.Quoted && x.Table == "" && x.Of == nil && !outputs[strings.ToLower(x.Text)] {
					*x = sqltree.Expr{Op: sqltree.OpString, Text: x.Text}
				}
			}
		}
	}
}

// outputsOf are the names of all columns that the queries in q give, in lower case. A string that they give has none.
func outputsOf(q *sqltree.Query) map[string]bool {
	outputs := map[string]bool{}
	for inner := range q.Queries() {
		if s, ok := inner.Body.(*sqltree.Select); ok {
			for _, i := range s.Items {
				if i.Alias != "" || !i.Expr.Quoted {
					outputs[strings.ToLower(i.Name())] = true
				}
			}
		}
	}
	return outputs
}

// standing are the queries in q, q among them, that read nothing of those around them.
func standing(q *sqltree.Query) map[*sqltree.Query]bool {
	alone := map[*sqltree.Query]bool{}
	for inner := range q.Queries() {
		alone[inner] = inner == q || selfContained(inner)
	}
	return alone
}

// selfContained reports whether every name in a query is of its own sources, or of a select list in it.
func selfContained(q *sqltree.Query) bool {
	own, outputs := map[sqltree.Source]bool{}, outputsOf(q)
	for inner := range q.Queries() {
		if s, ok := inner.Body.(*sqltree.Select); ok {
			for source := range sqltree.Sources(s.From) {
				own[source] = true
			}
		}
	}
	foreign := func(x *sqltree.Expr) bool {
		if x.Of != nil {
			return !own[x.Of]
		}
		return x.Op == sqltree.OpColumn && !outputs[strings.ToLower(x.Text)]
	}
	for inner := range q.Queries() {
		for e := range inner.Exprs() {
			if containsFunc(e, foreign) {
				return false
			}
		}
	}
	return true
}

// rewriter gathers the steps of one query.
type rewriter struct {
	dialect dialects.Dialect
	schema  sqltree.Schema
	alone   map[*sqltree.Query]bool // see standing
	taken   map[string]bool         // names that no step may have, in lower case
	known   map[string]string       // a step by its text
	steps   []sqltree.CTE
}

// query makes steps of what is inside a query, then of the query's own work.
func (r *rewriter) query(q *sqltree.Query) {
	r.nested(q)
	switch b := q.Body.(type) {
	case *sqltree.SetOp:
		r.setOp(q, b)
	case *sqltree.Select:
		if grouped := r.choice(q, b); grouped != nil {
			r.join(grouped, grouped.Body.(*sqltree.Select))
			b.From = &sqltree.Table{Name: r.step(grouped, nil)}
			return
		}
		r.join(q, b)
	}
}

// nested makes steps of the queries in FROM and in expressions that stand on their own. Inside a correlated query such
// are looked for too.
func (r *rewriter) nested(q *sqltree.Query) {
	if s, ok := q.Body.(*sqltree.Select); ok {
		s.From = r.from(s.From)
	}
	for e := range q.Exprs() {
		for x := range e.All() {
			switch {
			case x.Query == nil:
			case r.alone[x.Query]:
				r.query(x.Query)
				x.Query = r.read(x.Query)
			default:
				r.nested(x.Query)
			}
		}
	}
}

// from is a source that reads steps in place of queries.
func (r *rewriter) from(s sqltree.Source) sqltree.Source {
	switch s := s.(type) {
	case *sqltree.Join:
		s.Left, s.Right = r.from(s.Left), r.from(s.Right)
	case *sqltree.Derived:
		if s.Lateral || !r.alone[s.Query] {
			r.nested(s.Query)
			return s
		}
		r.query(s.Query)
		return &sqltree.Table{Name: r.step(s.Query, s.Columns), Alias: s.Alias}
	}
	return s
}

// setOp makes steps of both sides.
func (r *rewriter) setOp(q *sqltree.Query, b *sqltree.SetOp) {
	var items []sqltree.Item // SQLite orders by what they are, T1.name, too
	if s := q.First(); s != nil {
		items = slices.Clone(s.Items)
	}
	b.Left, b.Right = r.side(b.Left), r.side(b.Right)
	names := r.outputs(q)
	for i := range q.OrderBy {
		at := slices.IndexFunc(items, func(item sqltree.Item) bool { return r.same(item.Expr, q.OrderBy[i].Expr) })
		if at >= 0 && names != nil {
			q.OrderBy[i].Expr = column(names[at])
		}
	}
}

func (r *rewriter) side(q *sqltree.Query) *sqltree.Query {
	r.query(q)
	if _, ok := q.Body.(*sqltree.Select); ok {
		return r.read(q)
	}
	return q
}

// read makes a step of a query, and is the query that reads all of it.
func (r *rewriter) read(q *sqltree.Query) *sqltree.Query {
	s := &sqltree.Select{}
	for _, name := range r.outputs(q) {
		s.Items = append(s.Items, sqltree.Item{Expr: column(name)})
	}
	if s.Items == nil {
		s.Items = []sqltree.Item{{Expr: &sqltree.Expr{Op: sqltree.OpStar}}}
	}
	s.From = &sqltree.Table{Name: r.step(q, nil)}
	reads := &sqltree.Query{Body: s}
	r.alone[reads] = true
	return reads
}

// step makes a CTE of a query, once of each text, and is its name.
func (r *rewriter) step(q *sqltree.Query, columns []string) string {
	text, err := sqltree.Print(r.dialect, q)
	text = strings.Join(append(columns, text), "\x00")
	name, ok := r.known[text]
	if !ok || err != nil {
		name = free(r.taken, cmp.Or(r.title(q), "step"))
		r.known[text] = name
		r.steps = append(r.steps, sqltree.CTE{Name: name, Columns: columns, Query: q})
	}
	return name
}

func column(name string) *sqltree.Expr { return &sqltree.Expr{Op: sqltree.OpColumn, Text: name} }

// same reports whether two expressions are one: they are written alike, or are one column.
func (r *rewriter) same(a, b *sqltree.Expr) bool {
	if a.Op == sqltree.OpColumn && b.Op == sqltree.OpColumn && a.Of != nil && a.Of == b.Of {
		return strings.EqualFold(a.Text, b.Text)
	}
	x, errX := sqltree.PrintExpr(r.dialect, a)
	y, errY := sqltree.PrintExpr(r.dialect, b)
	return errX == nil && errY == nil && x == y
}
