package mend

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// groups adds the columns to GROUP BY that stand outside of aggregates, where each depends on those that are grouped:
// then the groups stay what they are. PostgreSQL and MySQL refuse the query otherwise.
func (m *mender) groups() {
	if m.dialect == dialects.SQLite {
		return
	}
	sqltree.Resolve(m.query, m.schema)
	for _, sc := range scopes(m.query, nil) {
		if len(sc.body.GroupBy) == 0 || slices.ContainsFunc(sc.body.GroupBy, func(e *sqltree.Expr) bool { return e.Op != sqltree.OpColumn || e.Of == nil }) {
			continue
		}
		determined := slices.Clone(sc.body.GroupBy)
		m.determine(sc, &determined)
		var lacking []*sqltree.Expr
		for _, e := range m.bare(sc) {
			if contains(sc.body.GroupBy, e) || contains(lacking, e) {
				continue
			}
			if !contains(determined, e) {
				lacking = nil
				break
			}
			lacking = append(lacking, e)
		}
		for _, e := range lacking {
			if m.grouped(sc, e) {
				continue
			}
			copied := *e
			sc.body.GroupBy = append(sc.body.GroupBy, &copied)
			m.changed(RuleGroup, "grouped by %s too, which the other columns determine", written(e))
		}
	}
}

// bare are the columns of the scope that are outside of aggregates, and of ANY_VALUE, where one row represents a group.
func (m *mender) bare(sc *scope) (columns []*sqltree.Expr) {
	var walk func(e *sqltree.Expr)
	walk = func(e *sqltree.Expr) {
		switch {
		case e == nil || e.IsAggregate(m.dialect) || e.Op == sqltree.OpCall && e.Text == "any_value":
		case e.Op == sqltree.OpColumn && slices.Contains(sc.tables, e.Of):
			columns = append(columns, e)
		default:
			for _, x := range e.Operands() {
				walk(x)
			}
		}
	}
	for _, i := range sc.body.Items {
		walk(i.Expr)
	}
	walk(sc.body.Having)
	for _, o := range sc.query.OrderBy {
		walk(o.Expr)
	}
	return columns
}

func contains(columns []*sqltree.Expr, e *sqltree.Expr) bool {
	return slices.ContainsFunc(columns, func(c *sqltree.Expr) bool { return c.Of == e.Of && strings.EqualFold(c.Text, e.Text) })
}

// determine adds what the columns determine: all of a table whose key is among them, and what a condition makes equal.
func (m *mender) determine(sc *scope, columns *[]*sqltree.Expr) {
	add := func(e *sqltree.Expr) bool {
		if contains(*columns, e) {
			return false
		}
		*columns = append(*columns, e)
		return true
	}
	for more := true; more; {
		more = false
		if sc.inner() {
			for c := range sc.pairs {
				for i, x := range c.Args {
					more = contains(*columns, x) && c.Args[1-i].Of != nil && add(c.Args[1-i]) || more
				}
			}
		}
		for _, s := range sc.tables {
			t := m.table(s)
			if t == nil || !m.keyed(s, *columns) {
				continue
			}
			for _, c := range t.Columns {
				more = add(&sqltree.Expr{Op: sqltree.OpColumn, Text: c.Name, Of: s}) || more
			}
		}
	}
}

// keyed reports whether the columns have a key of the source in which no NULL can be.
func (m *mender) keyed(s sqltree.Source, columns []*sqltree.Expr) bool {
	t := m.table(s)
	return slices.ContainsFunc(m.schema.Keys(t.Name), func(key []string) bool {
		return !slices.ContainsFunc(key, func(name string) bool {
			_, notNull := m.schema.Column(t.Name, name)
			return !notNull || !contains(columns, &sqltree.Expr{Text: name, Of: s})
		})
	})
}

// grouped reports whether the server knows by itself that a column depends on the grouped ones: the table's primary key
// is among them.
func (m *mender) grouped(sc *scope, e *sqltree.Expr) bool {
	t := m.table(e.Of)
	return m.dialect == dialects.Postgres && t != nil && len(t.PrimaryKey) > 0 && !slices.ContainsFunc(t.PrimaryKey, func(name string) bool {
		return !contains(sc.body.GroupBy, &sqltree.Expr{Text: name, Of: e.Of})
	})
}
