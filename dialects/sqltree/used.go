package sqltree

import (
	"cmp"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// Used are the tables and columns of a database that q uses, each once, in lower case, a table also alone (its Column
// is ""). It resolves q. What cannot be decided is answered by more rather than less: a star uses all columns of what
// it may mean, and so does NATURAL JOIN; a name that was not found uses the column so called of every table that q
// reads.
func Used(q *Query, schema Schema) []dialects.ColumnName {
	Resolve(q, schema)
	u := usage{schema: schema, seen: map[dialects.ColumnName]bool{}}
	var read []*Table // of all queries in q
	for inner := range q.Queries() {
		read = append(read, inner.tables()...)
	}
	for _, t := range read {
		u.add(t, "")
		if t.Columns != nil { // t(a, b): new names
			u.all([]*Table{t})
		}
	}
	for inner := range q.Queries() {
		u.query(inner, read)
	}
	return u.names
}

// tables are those of the database that the query's own FROM reads.
func (q *Query) tables() []*Table {
	s, ok := q.Body.(*Select)
	if !ok {
		return nil
	}
	var out []*Table
	for source := range Sources(s.From) {
		if t, ok := source.(*Table); ok && t.CTE == nil {
			out = append(out, t)
		}
	}
	return out
}

// usage is one call of Used.
type usage struct {
	schema Schema
	names  []dialects.ColumnName
	seen   map[dialects.ColumnName]bool
}

func (u *usage) query(q *Query, read []*Table) {
	here := q.tables()
	if s, ok := q.Body.(*Select); ok {
		for source := range Sources(s.From) {
			if j, ok := source.(*Join); ok {
				u.any(here, j.Using...)
				if j.Natural {
					u.all(here)
				}
			}
		}
		for _, i := range s.Items {
			if i.Expr.IsStar() && i.Expr.Table == "" {
				u.all(here)
			}
		}
	}
	for e := range q.Exprs() {
		for x := range e.All() {
			t, known := x.Of.(*Table)
			switch {
			case x.Op == OpColumn && known && t.CTE == nil:
				u.any([]*Table{t}, x.Text)
			case x.Op == OpColumn && x.Of == nil:
				u.any(read, x.Text)
			case x.IsStar() && known && t.CTE == nil:
				u.all([]*Table{t})
			case x.IsStar() && x.Table != "" && x.Of == nil:
				u.all(read)
			}
		}
	}
}

// all notes all columns of the tables.
func (u *usage) all(tables []*Table) {
	for _, t := range tables {
		u.any([]*Table{t}, u.columns(t)...)
	}
}

// any notes those of the names that are columns of the tables.
func (u *usage) any(tables []*Table, names ...string) {
	for _, t := range tables {
		for _, name := range names {
			if has(u.columns(t), name) {
				u.add(t, name)
			}
		}
	}
}

func (u *usage) add(t *Table, column string) {
	n := dialects.ColumnName{Table: u.key(t), Column: strings.ToLower(column)}
	if !u.seen[n] {
		u.seen[n] = true
		u.names = append(u.names, n)
	}
}

// columns are those of a table.
func (u *usage) columns(t *Table) []string {
	name := t.NameIn(u.schema)
	if name == "" {
		return nil
	}
	return u.schema.ColumnNames(name)
}

// key is what the schema calls a table, in lower case.
func (u *usage) key(t *Table) string { return strings.ToLower(cmp.Or(t.NameIn(u.schema), t.Name)) }
