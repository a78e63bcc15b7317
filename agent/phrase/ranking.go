package phrase

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
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
	q, ok := orderedSelect(d, sql)
	if !ok || q.Distinct {
		return r, false
	}
	by := q.whole.OrderBy[0].Expr
	if !q.ranks(by) {
		return r, false
	}
	if r.Label, ok = q.ranked(by); !ok {
		return r, false
	}
	r.Digits = digitsOf(by)
	q.Items = append(q.Items, sqltree.Item{Expr: by})
	var err error
	r.SQL, err = sqltree.Print(d, q.whole)
	return r, err == nil
}

// orderedSelect is a query that is one SELECT, which orders its rows.
func orderedSelect(d dialects.Dialect, sql string) (*query, bool) {
	s, err := parse.Parse(d, sql)
	if err != nil || s.Kind != sqltree.KindQuery || len(s.Query.With) > 0 || len(s.Query.OrderBy) == 0 {
		return nil, false
	}
	selection, ok := s.Query.Body.(*sqltree.Select)
	if !ok || len(selection.DistinctOn) > 0 {
		return nil, false
	}
	return &query{d: d, whole: s.Query, Select: selection}, true
}

// Ties reads what LIMIT leaves out of a ranking, where it ranks as the last row does.
type Ties struct {
	SQL   string // the query, with rows past its own LIMIT, and the figure that ranks as the last column where it has none
	Limit int    // of the query itself
	Read  int    // of SQL
	By    []int  // columns of SQL by which rows tie
	Width int    // how many columns SQL has
}

// Bounds of a ranking whose ties are read: of its rows, and of those past them.
const (
	maxRanked = 100
	pastLimit = 2 // one that ties, and one that says whether it is the only one
)

// TiesOf is how the ties of a query are read; ok is false where it has no LIMIT or a long one, where it says ties
// itself, and where its rows cannot show by what they are ordered. Keys by which it groups break ties, and are none.
func TiesOf(d dialects.Dialect, sql string) (t Ties, ok bool) {
	q, ok := orderedSelect(d, sql)
	if !ok || q.whole.Limit == nil || q.whole.Limit.Op != sqltree.OpNumber || q.whole.WithTies {
		return t, false
	}
	n, err := strconv.Atoi(q.whole.Limit.Text)
	if err != nil || n < 1 || n > maxRanked || slices.ContainsFunc(q.Items, func(i sqltree.Item) bool { return i.Expr.IsStar() }) {
		return t, false
	}
	t = Ties{Limit: n, Read: n + pastLimit}
	for i, o := range q.whole.OrderBy {
		by := q.aliased(o.Expr)
		if i > 0 && slices.ContainsFunc(q.GroupBy, func(key *sqltree.Expr) bool { return q.equal(q.aliased(key), by) }) {
			continue
		}
		at := slices.IndexFunc(q.Items, func(item sqltree.Item) bool { return q.equal(item.Expr, by) })
		if at < 0 {
			if i > 0 || q.Distinct || !q.ranks(by) {
				return t, false
			}
			at = len(q.Items)
			q.Items = append(q.Items, sqltree.Item{Expr: by})
		}
		t.By = append(t.By, at)
	}
	t.Width = len(q.Items)
	q.whole.Limit = &sqltree.Expr{Op: sqltree.OpNumber, Text: strconv.Itoa(t.Read)}
	t.SQL, err = sqltree.Print(d, q.whole)
	return t, err == nil
}

// WithTies is the sentence of some rows, "" for none, together with those that are tied with the last of them.
func WithTies(sentence string, tied [][]database.Value, rows int) string {
	if len(tied) == 0 {
		return sentence
	}
	several := len(tied) > 1
	who, ok := subject(tied[0][0])
	who = either(ok, who, "another row") + either(several, " and others", "")
	if sentence != "" {
		return strings.TrimSuffix(sentence, ".") + ", tied with " + who + "."
	}
	return fmt.Sprintf("%s %s with the %s, and %s left out.", who, either(several, "tie", "ties"), either(rows == 1, "row shown", "last row"), either(several, "are", "is"))
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
