package phrase

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Ranking is the figure that orders the rows of a query and is not among its columns: how many albums they are, of the
// artist with the most.
type Ranking struct {
	SQL    string // the query, with the figure as a further, last column
	Label  string // of the figure, in words: "albums"
	Digits int    // as Said has them
}

// RankingOf is the figure that a query ranks by; ok is false where its rows show it, where it has no words, and where
// another column may change the rows. That leaves one SELECT over what FROM reads, whose first term of ORDER BY is a
// column or an aggregate: the database computes it already, to order the rows.
func RankingOf(d dialects.Dialect, sql string) (r Ranking, ok bool) {
	s, err := parse.Parse(d, sql)
	if err != nil || s.Kind != sqltree.KindQuery || len(s.Query.With) > 0 || len(s.Query.OrderBy) == 0 {
		return r, false
	}
	selection, isSelect := s.Query.Body.(*sqltree.Select)
	if !isSelect || selection.Distinct || len(selection.DistinctOn) > 0 {
		return r, false
	}
	q := &query{d: d, whole: s.Query, Select: selection}
	by := s.Query.OrderBy[0].Expr
	if !q.ranks(by) {
		return r, false
	}
	if r.Label, ok = q.ranked(by); !ok {
		return r, false
	}
	r.Digits = digitsOf(by)
	selection.Items = append(selection.Items, sqltree.Item{Expr: by})
	r.SQL, err = sqltree.Print(d, s.Query)
	return r, err == nil
}

// ranks reports whether an element of ORDER BY can be selected too and is not yet. A name in it that is one of the
// SELECT list would mean something else there.
func (q *query) ranks(by *sqltree.Expr) bool {
	isColumn := by.Op == sqltree.OpColumn
	if !isColumn && (len(q.GroupBy) == 0 || !isAggregate(by)) || q.aliased(by) != by || q.hasWindows() {
		return false
	}
	for _, item := range q.Items {
		switch {
		case item.Expr.IsStar(), q.equal(item.Expr, by):
			return false
		case len(q.GroupBy) == 0 && item.Expr.Op != sqltree.OpColumn: // an aggregate makes one row of all
			return false
		}
	}
	for e := range by.All() {
		named := func(i sqltree.Item) bool { return i.Alias != "" && strings.EqualFold(i.Alias, e.Text) }
		if e.Query != nil || e.Op == sqltree.OpColumn && e.Table == "" && slices.ContainsFunc(q.Items, named) {
			return false
		}
	}
	return true
}

func (q *query) hasWindows() bool {
	for e := range q.whole.Exprs() {
		for x := range e.All() {
			if x.Call != nil && x.Call.Over != nil {
				return true
			}
		}
	}
	return len(q.Windows) > 0
}

// ranked is what the figure is called next to the rows: what a count counts, the time of which it is the first or the
// last, else its label. Keys have none: nobody ranks by them.
func (q *query) ranked(by *sqltree.Expr) (string, bool) {
	label, ok := q.label(by, nil)
	if by.Op == sqltree.OpCall && (by.Text == "min" || by.Text == "max") {
		if of, _ := q.label(by.Args[0], nil); isTime(of) {
			label = of
		}
	}
	isKey := by.Op == sqltree.OpColumn && (label == "id" || strings.HasSuffix(label, " id"))
	return strings.TrimPrefix(label, "number of "), ok && !isKey
}
