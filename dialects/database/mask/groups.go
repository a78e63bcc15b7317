package mask

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Next to GROUP BY, SQLite and MariaDB let a column stand that neither groups nor is in an aggregate. It is of the
// first row of its group that the engine meets, or of that which has the MIN or MAX.

// arrangeGroups leaves no such column to the order in which an engine meets rows. MySQL says that it may be of any row:
// it becomes the least of its group, which it is where the group determines it. SQLite says of which row it is next to
// MIN and MAX: there the rows come by chance. ok is false where a column cannot be replaced.
func (m *Session) arrangeGroups(q *sqltree.Query) (ok bool) {
	s, isSelect := q.Body.(*sqltree.Select)
	if !isSelect || m.db.Dialect() == dialects.Postgres || s.From == nil {
		return true
	}
	g := m.groups(q, s)
	if len(g.bare) == 0 && !g.hidden {
		return true
	}
	if m.db.Dialect() == dialects.SQLite {
		s.From = m.shuffled(s.From)
		return true
	}
	for i := range s.Items { // which keep their names
		if item := &s.Items[i]; slices.Contains(g.bare, item.Expr) {
			item.Alias = item.Name()
		}
	}
	for _, e := range g.bare {
		column := *e
		*e = sqltree.Expr{Op: sqltree.OpCall, Text: "min", Args: []*sqltree.Expr{&column}}
	}
	return !g.hidden
}

// grouping is what is known of a query's groups.
type grouping struct {
	grouped bool
	bare    []*sqltree.Expr // columns that are neither grouped by, nor determined by a key that is
	hidden  bool            // there is one within a subquery, or a star covers some
	decided []*sqltree.Expr // columns that a key decides that is grouped by
}

func (m *Session) groups(q *sqltree.Query, s *sqltree.Select) (g grouping) {
	g.grouped = s.GroupBy != nil
	keys := groupKeys(s)
	own := func(of sqltree.Source) bool {
		for source := range sqltree.Sources(s.From) {
			if source == of {
				return true
			}
		}
		return false
	}
	groupsBy := func(of sqltree.Source, column string) bool {
		return slices.ContainsFunc(keys, func(by *sqltree.Expr) bool {
			return by.Op == sqltree.OpColumn && by.Of == of && strings.EqualFold(by.Text, column)
		})
	}
	determined := func(e *sqltree.Expr) bool {
		if groupsBy(e.Of, e.Text) {
			return true
		}
		t := m.tableOf(e.Of)
		if t == nil || len(t.PrimaryKey) == 0 || slices.ContainsFunc(t.PrimaryKey, func(key string) bool { return !groupsBy(e.Of, key) }) {
			return false
		}
		g.decided = append(g.decided, e)
		return true
	}
	texts := map[string]bool{}
	for _, by := range keys {
		texts[m.text(by)] = by.Op != sqltree.OpColumn
	}
	var walk func(e *sqltree.Expr)
	walk = func(e *sqltree.Expr) {
		if texts[m.text(e)] {
			return
		}
		switch {
		case e.IsAggregate(m.db.Dialect()):
			g.grouped = true
			return
		case e.IsStar():
			g.hidden = true
		case e.Op == sqltree.OpColumn && own(e.Of) && !determined(e):
			g.bare = append(g.bare, e)
		}
		for _, x := range e.Operands() {
			walk(x)
		}
		if e.Query == nil {
			return
		}
		for inner := range e.Query.Queries() {
			for root := range inner.Exprs() {
				for x := range root.All() {
					g.hidden = g.hidden || x.Op == sqltree.OpColumn && own(x.Of) && !determined(x)
				}
			}
		}
	}
	for _, i := range s.Items {
		walk(i.Expr)
	}
	if s.Having != nil {
		walk(s.Having)
	}
	for _, o := range q.OrderBy {
		walk(o.Expr)
	}
	if !g.grouped {
		return grouping{}
	}
	return g
}

// groupKeys are what a SELECT groups by, without ROLLUP: of a position, and of an alias, the item of the select list.
func groupKeys(s *sqltree.Select) []*sqltree.Expr {
	by := s.GroupBy
	if rollup(s) {
		by = by[0].Args
	}
	var keys []*sqltree.Expr
	for _, e := range by {
		n, err := strconv.Atoi(e.Text)
		named := func(i sqltree.Item) bool { return strings.EqualFold(i.Alias, e.Text) }
		switch i := slices.IndexFunc(s.Items, named); {
		case e.Op == sqltree.OpNumber && err == nil && 0 < n && n <= len(s.Items):
			e = s.Items[n-1].Expr
		case e.Op == sqltree.OpColumn && e.Table == "" && e.Of == nil && i >= 0:
			e = s.Items[i].Expr
		}
		keys = append(keys, e)
	}
	return keys
}

// rollup reports whether a SELECT groups WITH ROLLUP, next to which MariaDB takes no ORDER BY.
func rollup(s *sqltree.Select) bool {
	return len(s.GroupBy) == 1 && s.GroupBy[0].Op == sqltree.OpCall && strings.EqualFold(s.GroupBy[0].Text, "rollup")
}

// shuffled is a source whose rows, where they come from tables with masked columns, come by chance. LIMIT keeps SQLite
// from dropping the order.
func (m *Session) shuffled(s sqltree.Source) sqltree.Source {
	if j, isJoin := s.(*sqltree.Join); isJoin {
		both := *j
		both.Left, both.Right = m.shuffled(j.Left), m.shuffled(j.Right)
		return &both
	}
	all := &sqltree.Select{Items: []sqltree.Item{{Expr: &sqltree.Expr{Op: sqltree.OpStar}}}, From: s}
	q := &sqltree.Query{Body: all, OrderBy: m.chance(), Limit: &sqltree.Expr{Op: sqltree.OpNegate, Args: []*sqltree.Expr{position(0)}}}
	alias := ""
	switch s := s.(type) {
	case *sqltree.Table:
		alias = cmp.Or(s.Alias, s.Name)
	case *sqltree.Derived:
		alias = s.Alias
	default: // which reads no table
		return s
	}
	if !m.over(q, map[*sqltree.CTE]bool{}) {
		return s
	}
	return &sqltree.Derived{Query: q, Alias: alias}
}
