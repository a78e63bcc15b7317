package cte

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// longest is how many bytes a step's name has at most, but for a number: PostgreSQL cuts names at 63.
const longest = 48

// names are those that a query and its database have for tables, in lower case.
func names(q *sqltree.Query, s sqltree.Schema) map[string]bool {
	taken := map[string]bool{}
	take := func(name string) { taken[strings.ToLower(name[strings.LastIndex(name, ".")+1:])] = true }
	if s != nil {
		for _, t := range s.TableNames() {
			take(t)
		}
	}
	for inner := range q.Queries() {
		if s, ok := inner.Body.(*sqltree.Select); ok {
			for source := range sqltree.Sources(s.From) {
				take(sourceName(source))
				if t, ok := source.(*sqltree.Table); ok {
					take(t.Alias)
				}
			}
		}
	}
	return taken
}

// sourceName is what a source is about: the name of a table rather than its alias.
func sourceName(s sqltree.Source) string {
	switch s := s.(type) {
	case *sqltree.Table:
		return s.Name
	case *sqltree.Derived:
		return s.Alias
	case *sqltree.Function:
		return cmp.Or(s.Alias, s.Call.Text)
	}
	return ""
}

// title says what a step has: "avg_age_of_singer", "count_by_country", "singer_with_song".
func (r *rewriter) title(q *sqltree.Query) string {
	s, ok := q.Body.(*sqltree.Select)
	if !ok {
		return r.titleOfSet(q)
	}
	items := slices.DeleteFunc(slices.Clone(s.Items), func(i sqltree.Item) bool { return i.Expr.IsStar() })
	computed := slices.IndexFunc(items, func(i sqltree.Item) bool { return aggregated(r.dialect, i.Expr) })
	value := ""
	if len(items) > 0 {
		value = r.value(items[max(computed, 0)])
	}
	subject := subjectOf(s)
	switch {
	case len(s.GroupBy) > 0:
		return joined(value, "by", r.value(sqltree.Item{Expr: s.GroupBy[0]}))
	case computed >= 0:
		return joined(value, "of", subject)
	case takesFirst(q):
		return joined("first", subject, "by", r.value(sqltree.Item{Expr: q.OrderBy[0].Expr}))
	case s.Where != nil:
		return joined(subject, condition(s.Where))
	case joins(s):
		return joined(subject)
	}
	return joined(value, "of", subject)
}

// condition says what a WHERE first asks: "where country", with the value that it equals.
func condition(where *sqltree.Expr) string {
	first := sqltree.Conjuncts(where)[0]
	for x := range first.All() {
		if x.Op != sqltree.OpColumn {
			continue
		}
		words := "where " + x.Text
		if value := first.Args[len(first.Args)-1]; first.Op == sqltree.OpEqual && (value.Op == sqltree.OpString || value.Op == sqltree.OpNumber) {
			words += " " + value.Text
		}
		return words
	}
	return ""
}

func (r *rewriter) titleOfSet(q *sqltree.Query) string {
	set, ok := q.Body.(*sqltree.SetOp)
	s := q.First()
	if !ok || s == nil || len(s.Items) == 0 {
		return "step"
	}
	words := map[sqltree.SetOperator]string{sqltree.Union: "any", sqltree.Intersect: "common", sqltree.Except: "other"}
	return joined(words[set.Op], r.value(s.Items[0]))
}

// subjectOf is what a SELECT reads: its first table, with the others.
func subjectOf(s *sqltree.Select) string {
	var tables []string
	for source := range sqltree.Sources(s.From) {
		if name := sourceName(source); name != "" {
			tables = append(tables, name)
		}
	}
	if len(tables) > 1 {
		tables[0] += " with"
	}
	return strings.Join(tables, " ")
}

// value is the name of an output column: its own, or that of what is computed of which column.
func (r *rewriter) value(i sqltree.Item) string {
	if name := i.Name(); name != "" {
		return name
	}
	word := ""
	if i.Expr.Op == sqltree.OpCall {
		word = i.Expr.Text
	}
	for x := range i.Expr.All() {
		if x.Op == sqltree.OpColumn {
			return joined(word, x.Text)
		}
	}
	return cmp.Or(joined(word), "value")
}

// outputs gives every column of a query a name of its own, and is these names; nil where the query has a star.
func (r *rewriter) outputs(q *sqltree.Query) (names []string) {
	s := q.First()
	if s == nil {
		return nil
	}
	used := map[string]bool{}
	for e := range q.Exprs() { // an alias that is a column's name would hide it
		for _, c := range columnsOf([]*sqltree.Expr{e}) {
			used[strings.ToLower(c.Text)] = true
		}
	}
	own := map[string]bool{}
	for k, i := range s.Items {
		if i.Expr.IsStar() {
			return nil
		}
		name := i.Name()
		if name == "" || own[strings.ToLower(name)] {
			name = free(used, r.value(i))
			s.Items[k].Alias = name
		}
		own[strings.ToLower(name)], used[strings.ToLower(name)] = true, true
		names = append(names, name)
	}
	return names
}

// free is the first of some names that is not used, else the last with a number. It is used then.
func free(used map[string]bool, names ...string) string {
	name := ""
	for _, name = range names {
		if !used[strings.ToLower(name)] {
			break
		}
	}
	base := name
	for n := 2; used[strings.ToLower(name)]; n++ {
		name = fmt.Sprintf("%s_%d", base, n)
	}
	used[strings.ToLower(name)] = true
	return name
}

// joined are words as one name: "count_of_tv_channel".
func joined(words ...string) (name string) {
	for _, w := range strings.Fields(schema.Words(strings.Join(words, " "))) {
		if len(name)+len(w) >= longest {
			break
		}
		name = strings.TrimPrefix(name+"_"+w, "_")
	}
	return name
}
