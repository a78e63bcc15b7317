package main

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// mutations are the "non-equivalent cases" of Graph-Reward-SQL's Table 9, by its names.
var mutations = []kind{
	{name: "Column Name Perturbation (Select Clause)", edits: perturbedNames},
	{name: "Keyword Replacement (AND/OR)", edits: otherKeywords},
	{name: "Symbol Replacement (Comparison Operator)", edits: otherSymbols},
	{name: "Table Source Replacement", edits: otherTables},
	{name: "Column Name Replacement", edits: otherColumns},
	{name: "Column Removal", edits: fewerColumns},
}

// perturbedNames: SELECT actid → SELECT acti, SELECT ctid. The name lacks its first letter or its last.
func perturbedNames(g *gold) (out []edit) {
	for s := range g.selects() {
		for _, i := range s.Items {
			if e := i.Expr; e.Op == sqltree.OpColumn && len(e.Text) > 1 {
				out = append(out,
					func() { e.Text = e.Text[1:] },
					func() { e.Text = e.Text[:len(e.Text)-1] })
			}
		}
	}
	return out
}

// otherKeywords: a AND b → a OR b, and back. One word changes, so that what binds to what may change too.
func otherKeywords(g *gold) (out []edit) {
	for e := range g.exprs() {
		for i := 1; i < len(e.Args); i++ {
			switch e.Op {
			case sqltree.OpAnd:
				out = append(out, func() {
					*e = sqltree.Expr{Op: sqltree.OpOr, Args: []*sqltree.Expr{and(e.Args[:i]...), and(e.Args[i:]...)}}
				})
			case sqltree.OpOr:
				out = append(out, func() {
					e.Args = slices.Replace(slices.Clone(e.Args), i-1, i+1, and(e.Args[i-1:i+1]...))
					if len(e.Args) == 1 {
						*e = *e.Args[0]
					}
				})
			}
		}
	}
	return out
}

var comparisons = []sqltree.Op{
	sqltree.OpEqual, sqltree.OpNotEqual, sqltree.OpLess, sqltree.OpLessEq, sqltree.OpGreater, sqltree.OpGreaterEq,
}

// otherSymbols: > → >=, any comparison of WHERE and HAVING into any other.
func otherSymbols(g *gold) (out []edit) {
	for s := range g.selects() {
		for _, condition := range []*sqltree.Expr{s.Where, s.Having} {
			if condition == nil {
				continue
			}
			for e := range condition.All() {
				if !slices.Contains(comparisons, e.Op) {
					continue
				}
				for _, op := range comparisons {
					if op != e.Op {
						out = append(out, func() { e.Op = op })
					}
				}
			}
		}
	}
	return out
}

// otherTables: FROM user_profiles → FROM user. A table that has no alias takes the names before its columns along.
func otherTables(g *gold) (out []edit) {
	for s := range g.selects() {
		for _, slot := range slots(&s.From) {
			t, ok := (*slot).(*sqltree.Table)
			if !ok || g.table(t) == nil {
				continue
			}
			for _, other := range g.schema.Tables {
				if strings.EqualFold(other.Name, t.Name) {
					continue
				}
				out = append(out, func() {
					if t.Alias == "" {
						g.requalify(t, other.Name)
					}
					t.Name = other.Name
				})
			}
		}
	}
	return out
}

// requalify writes another name before the columns of s that have one.
func (g *gold) requalify(s sqltree.Source, name string) {
	for e := range g.exprs() {
		if e.Of == s && e.Table != "" {
			e.Table = name
		}
	}
}

// otherColumns: SELECT candidate_id … ORDER BY candidate_id → SELECT people_id … ORDER BY people_id, everywhere in the
// query.
func otherColumns(g *gold) (out []edit) {
	type place struct {
		of   sqltree.Source
		name string
	}
	uses := map[place][]*sqltree.Expr{}
	var places []place
	for e := range g.exprs() {
		if !isColumn(e) || g.table(e.Of) == nil {
			continue
		}
		at := place{e.Of, strings.ToLower(e.Text)}
		if uses[at] == nil {
			places = append(places, at)
		}
		uses[at] = append(uses[at], e)
	}
	for _, at := range places {
		for _, other := range g.table(at.of).Columns {
			if strings.EqualFold(other.Name, at.name) {
				continue
			}
			out = append(out, func() {
				for _, e := range uses[at] {
					e.Text = other.Name
				}
			})
		}
	}
	return out
}

// fewerColumns: SELECT circuitid, location → SELECT circuitid.
func fewerColumns(g *gold) (out []edit) {
	s, ok := g.Body.(*sqltree.Select)
	if !ok || len(s.Items) < 2 {
		return nil
	}
	for i := range s.Items {
		out = append(out, func() { s.Items = slices.Delete(s.Items, i, i+1) })
	}
	return out
}
