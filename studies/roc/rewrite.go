package main

import (
	"iter"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// kind is a way to make another query of one.
type kind struct {
	name  string
	equal bool               // the other query means the same
	from  func(*gold) []edit // what gold itself is rewritten by first; nil: nothing
	edits func(*gold) []edit
}

// edit changes one place of a tree.
type edit func()

// gold is a query to be rewritten: its tree, names resolved, and what its database says.
type gold struct {
	*sqltree.Query
	schema *schema.Schema
	// notNull recognises columns without NULL.
	notNull func(table, column string) bool
}

// rewrite edits a query in one place that r chooses. It gives the other query, and the one that it was made of: sql
// itself but where the kind rewrites that first. ok is false where there is nothing to edit.
func (k kind) rewrite(d *world, sql string, r *rand.Rand) (gold, pred string, ok bool, err error) {
	gold = sql
	if k.from != nil {
		if gold, err = d.edited(sql, k.from, r); gold == "" {
			return "", "", false, err
		}
	}
	pred, err = d.edited(gold, k.edits, r)
	return gold, pred, pred != "" && pred != gold, err
}

// edited is a query with one of its edits made; "" where it has none.
func (d *world) edited(sql string, edits func(*gold) []edit, r *rand.Rand) (string, error) {
	g := d.read[sql]
	if g == nil {
		var err error
		if g, err = d.parse(sql); err != nil {
			return "", err
		}
		d.read[sql] = g
	}
	n := len(edits(g))
	if n == 0 {
		return "", nil
	}
	g, err := d.parse(sql) // the one that is kept stays as it is
	if err != nil {
		return "", err
	}
	edits(g)[r.IntN(n)]()
	return sqltree.Print(dialects.SQLite, g.Query)
}

// selects are the SELECTs of a query, those of nested queries too.
func (g *gold) selects() iter.Seq[*sqltree.Select] {
	return func(yield func(*sqltree.Select) bool) {
		for q := range g.Queries() {
			if s, ok := q.Body.(*sqltree.Select); ok && !yield(s) {
				return
			}
		}
	}
}

// exprs are all expressions of a query, those of nested queries too.
func (g *gold) exprs() iter.Seq[*sqltree.Expr] {
	return func(yield func(*sqltree.Expr) bool) {
		for q := range g.Queries() {
			for e := range q.Exprs() {
				for x := range e.All() {
					if !yield(x) {
						return
					}
				}
			}
		}
	}
}

// table is what the schema says of a table; nil for what is none.
func (g *gold) table(s sqltree.Source) *schema.Table {
	t, ok := s.(*sqltree.Table)
	if !ok || t.CTE != nil {
		return nil
	}
	i := slices.IndexFunc(g.schema.Tables, func(x schema.Table) bool { return strings.EqualFold(x.Name, t.Name) })
	if i < 0 {
		return nil
	}
	return &g.schema.Tables[i]
}

// key is the column that is a table's whole primary key; "" where there is none.
func (g *gold) key(s sqltree.Source) string {
	if t := g.table(s); t != nil && len(t.PrimaryKey) == 1 {
		return t.PrimaryKey[0]
	}
	return ""
}

// nameOf is what a query calls a table or a derived table.
func nameOf(s sqltree.Source) string {
	switch s := s.(type) {
	case *sqltree.Table:
		if s.Alias != "" {
			return s.Alias
		}
		return s.Name
	case *sqltree.Derived:
		return s.Alias
	}
	return ""
}

// column is a column of s, with its name before it.
func column(s sqltree.Source, name string) *sqltree.Expr {
	return &sqltree.Expr{Op: sqltree.OpColumn, Table: nameOf(s), Text: name, Of: s}
}

// and joins conditions; of none it is nil.
func and(conditions ...*sqltree.Expr) *sqltree.Expr {
	var all []*sqltree.Expr
	for _, c := range conditions {
		all = append(all, sqltree.Conjuncts(c)...)
	}
	switch len(all) {
	case 0:
		return nil
	case 1:
		return all[0]
	}
	return &sqltree.Expr{Op: sqltree.OpAnd, Args: all}
}

// isColumn recognises a column of a source, isLiteral a number or a string.
func isColumn(e *sqltree.Expr) bool  { return e.Op == sqltree.OpColumn && e.Of != nil }
func isLiteral(e *sqltree.Expr) bool { return e.Op == sqltree.OpNumber || e.Op == sqltree.OpString }

// isStar distinguishes the star of a select list or of COUNT(*) from a product.
func isStar(e *sqltree.Expr) bool { return e.Op == sqltree.OpStar && len(e.Args) == 0 }

// starred recognises a SELECT of all columns of its sources.
func starred(s *sqltree.Select) bool {
	return slices.ContainsFunc(s.Items, func(i sqltree.Item) bool { return isStar(i.Expr) })
}

// aggregates tells a SELECT that groups, makes one row of all, or looks at other rows by a window.
func aggregates(s *sqltree.Select) bool {
	if len(s.GroupBy) > 0 || s.Having != nil {
		return true
	}
	for _, i := range s.Items {
		for e := range i.Expr.All() {
			if e.IsAggregate(dialects.SQLite) || e.Call != nil && e.Call.Over != nil {
				return true
			}
		}
	}
	return false
}

// same recognises expressions that are written alike.
func same(a, b *sqltree.Expr) bool {
	x, _ := sqltree.PrintExpr(dialects.SQLite, a)
	y, err := sqltree.PrintExpr(dialects.SQLite, b)
	return err == nil && x == y
}

// slots are the places in FROM where a source that is no join is.
func slots(from *sqltree.Source) []*sqltree.Source {
	if *from == nil {
		return nil
	}
	if j, ok := (*from).(*sqltree.Join); ok {
		return append(slots(&j.Left), slots(&j.Right)...)
	}
	return []*sqltree.Source{from}
}

// inner takes FROM apart where all its joins are inner ones: its sources, and the conditions of all its joins.
func inner(from sqltree.Source) (sources []sqltree.Source, on []*sqltree.Expr, ok bool) {
	for s := range sqltree.Sources(from) {
		j, join := s.(*sqltree.Join)
		switch {
		case !join:
			sources = append(sources, s)
		case j.Kind != sqltree.InnerJoin && j.Kind != sqltree.CrossJoin || j.Natural || j.Using != nil:
			return nil, nil, false
		default:
			on = append(on, sqltree.Conjuncts(j.On)...)
		}
	}
	return sources, on, true
}

// joined joins sources in their order, each under the conditions that speak of it and of those before it; rest are
// those on one source, or with nested queries. It is nil where a join would have no condition.
func joined(sources []sqltree.Source, conditions []*sqltree.Expr) (from sqltree.Source, rest []*sqltree.Expr) {
	from = sources[0]
	used := map[*sqltree.Expr]bool{}
	for i := 1; i < len(sources); i++ {
		var on []*sqltree.Expr
		for _, c := range conditions {
			if !used[c] && connects(c, sources[:i], sources[i]) {
				used[c] = true
				on = append(on, c)
			}
		}
		if len(on) == 0 {
			return nil, nil
		}
		from = &sqltree.Join{Kind: sqltree.InnerJoin, Left: from, Right: sources[i], On: and(on...)}
	}
	for _, c := range conditions {
		if !used[c] {
			rest = append(rest, c)
		}
	}
	return from, rest
}

// connects recognises a condition on columns of the right source and of at least one of those on the left, and of no
// other.
func connects(c *sqltree.Expr, left []sqltree.Source, right sqltree.Source) bool {
	onLeft, onRight := false, false
	for e := range c.All() {
		switch {
		case e.Query != nil:
			return false
		case e.Op != sqltree.OpColumn:
		case e.Of == right:
			onRight = true
		case slices.Contains(left, e.Of):
			onLeft = true
		default:
			return false
		}
	}
	return onLeft && onRight
}

// orders are the permutations of n places but for the one that changes nothing.
func orders(n int) [][]int {
	var out [][]int
	var grow func(taken []int)
	grow = func(taken []int) {
		if len(taken) == n && !slices.IsSorted(taken) {
			out = append(out, slices.Clone(taken))
		}
		for i := range n {
			if !slices.Contains(taken, i) {
				grow(append(taken, i))
			}
		}
	}
	grow(nil)
	return out
}
