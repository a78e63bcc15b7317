package mend

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// scope is a SELECT with what its names may mean.
type scope struct {
	outer  *scope
	query  *sqltree.Query
	body   *sqltree.Select
	tables []sqltree.Source // what FROM reads, from the left, without the joins
}

// scopes are those of all SELECTs of q, the outer ones first.
func scopes(q *sqltree.Query, outer *scope) []*scope {
	var out []*scope
	for i := range q.With {
		if c := q.With[i].Query; c != nil {
			out = append(out, scopes(c, outer)...)
		}
	}
	in := outer
	switch b := q.Body.(type) {
	case *sqltree.SetOp:
		return append(append(out, scopes(b.Left, outer)...), scopes(b.Right, outer)...)
	case *sqltree.Select:
		in = &scope{outer: outer, query: q, body: b}
		out = append(out, in)
		for s := range sqltree.Sources(b.From) {
			if _, join := s.(*sqltree.Join); join {
				continue
			}
			in.tables = append(in.tables, s)
			if d, ok := s.(*sqltree.Derived); ok && d.Lateral {
				out = append(out, scopes(d.Query, in)...)
			} else if ok {
				out = append(out, scopes(d.Query, outer)...)
			}
		}
	}
	for e := range q.Exprs() {
		for x := range e.All() {
			if x.Query != nil {
				out = append(out, scopes(x.Query, in)...)
			}
		}
	}
	return out
}

// own are the expressions of the scope's own clauses.
func (sc *scope) own(yield func(*sqltree.Expr) bool) {
	for e := range sc.query.Exprs() {
		for x := range e.All() {
			if !yield(x) {
				return
			}
		}
	}
}

// resolved are the columns, and the stars with a qualifier, that belong to a source of the scope, also in the queries
// inside it.
func (sc *scope) resolved(yield func(*sqltree.Expr) bool) {
	for x := range exprs(sc.query) {
		if x.Of != nil && slices.Contains(sc.tables, x.Of) && !yield(x) {
			return
		}
	}
}

// called is the source that a qualifier means in the scope itself; nil where none or several have that name.
func (sc *scope) called(qualifier string) (found sqltree.Source) {
	for _, s := range sc.tables {
		if strings.EqualFold(binding(s), qualifier) {
			if found != nil {
				return nil
			}
			found = s
		}
	}
	return found
}

// isCalled reports whether any source here or further out has the name.
func (sc *scope) isCalled(name string) bool {
	for ; sc != nil; sc = sc.outer {
		if slices.ContainsFunc(sc.tables, func(s sqltree.Source) bool { return strings.EqualFold(binding(s), name) }) {
			return true
		}
	}
	return false
}

// binding is what columns of a source are qualified by.
func binding(s sqltree.Source) string {
	switch s := s.(type) {
	case *sqltree.Table:
		return cmp.Or(s.Alias, s.Name)
	case *sqltree.Derived:
		return s.Alias
	case *sqltree.Function:
		return cmp.Or(s.Alias, s.Call.Text)
	}
	return ""
}

// table is the table of the schema that a source is; nil where it is none.
func (m *mender) table(s sqltree.Source) *schema.Table {
	t, ok := s.(*sqltree.Table)
	if !ok || t.CTE != nil {
		return nil
	}
	return m.named(t.NameIn(m.schema))
}

// named is the table of a name as the schema has it, without regard to case; nil: there is none.
func (m *mender) named(name string) *schema.Table {
	i := slices.IndexFunc(m.schema.Tables, func(t schema.Table) bool { return strings.EqualFold(t.Name, name) })
	if i < 0 || name == "" {
		return nil
	}
	return &m.schema.Tables[i]
}

// columnsOf are the names of a source's columns, as far as they are known.
func (m *mender) columnsOf(s sqltree.Source) []string {
	switch s := s.(type) {
	case *sqltree.Table:
		if len(s.Columns) > 0 {
			return s.Columns
		}
		if s.CTE != nil {
			return m.outputs(s.CTE.Query, s.CTE.Columns, 0)
		}
		return m.schema.ColumnNames(s.NameIn(m.schema))
	case *sqltree.Derived:
		return m.outputs(s.Query, s.Columns, 0)
	case *sqltree.Function:
		return s.Columns
	}
	return nil
}

// maxDepth is how many queries inside each other are looked through for the names of columns.
const maxDepth = 4

// outputs are the names of a query's columns; a star of anything but a table of the database has none.
func (m *mender) outputs(q *sqltree.Query, given []string, depth int) []string {
	if len(given) > 0 || q == nil || depth > maxDepth {
		return given
	}
	switch b := q.Body.(type) {
	case *sqltree.SetOp:
		return m.outputs(b.Left, nil, depth+1)
	case *sqltree.Select:
		var out []string
		for _, i := range b.Items {
			if name := i.Name(); name != "" {
				out = append(out, name)
			}
			if !i.Expr.IsStar() {
				continue
			}
			for s := range sqltree.Sources(b.From) {
				if t := m.table(s); t != nil && (i.Expr.Table == "" || strings.EqualFold(i.Expr.Table, binding(s))) {
					out = append(out, m.schema.ColumnNames(t.Name)...)
				}
			}
		}
		return out
	}
	return nil
}

func has(names []string, name string) bool {
	return slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, name) })
}
