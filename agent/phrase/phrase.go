// Package phrase says in plain words what the columns of a result are, and in a sentence what its rows say. Both are
// made by rule, of the query's tree and of the rows: where no rule fits nothing is said, and nothing is said that query
// and rows do not.
//
// phrase.go has what is said of a result, label.go names of columns, span.go those of times between dates, digits.go
// how many digits are shown, ranking.go the figure that orders rows and their ties, condition.go what WHERE asks for,
// noun.go words, differ.go what tells the readings of a question apart, offer.go which of them are worth asking about.
package phrase

import (
	"cmp"
	"fmt"
	"math"
	"strings"
	"unicode"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Said is what is said of a result.
type Said struct {
	Labels   []string // of its columns; those that need none are as the result has them
	Digits   []int    // of each column, how many after the point are shown of its numbers; -1: all. nil: all of all
	Sentence string   // "": nothing
	Ordered  bool     // the query orders its rows
}

// Of says what can be said of the rows of a query.
func Of(d dialects.Dialect, sql string, r *database.Result) Said {
	said := Said{Labels: r.Columns}
	s, err := parse.Parse(d, sql)
	if err != nil || s.Kind != sqltree.KindQuery {
		return said
	}
	said.Ordered = len(s.Query.OrderBy) > 0
	selection, ok := s.Query.Body.(*sqltree.Select)
	if !ok || len(selection.Items) != len(r.Columns) {
		return said
	}
	q := &query{d: d, whole: s.Query, Select: selection, rows: r.Rows, truncated: r.Truncated}
	said.Labels, said.Digits = q.labels(r.Columns), q.digits()
	q.rows = said.Rows(r.Rows) // the sentence says what is shown
	if len(s.Query.With) == 0 {
		said.Sentence = q.sentence(said.Labels)
	}
	return said
}

// query is a SELECT with its rows.
type query struct {
	d     dialects.Dialect
	whole *sqltree.Query
	*sqltree.Select
	rows      [][]database.Value
	truncated bool
}

// sentence is what the rows say, "" where no rule fits.
func (q *query) sentence(labels []string) string {
	if q.whole.Offset != nil || q.Having != nil || len(q.DistinctOn) > 0 || !q.readsTables() {
		return ""
	}
	asks, ok := conditions(q.Where)
	if !ok {
		return ""
	}
	switch {
	case len(q.GroupBy) > 0:
		if q.isLimit(1) {
			return q.superlative(asks)
		}
		return q.groups(labels, asks)
	case len(q.Items) == 1 && isAggregate(q.Items[0].Expr):
		return q.figure(labels[0], asks)
	case q.isLimit(1) && len(q.whole.OrderBy) == 1:
		return q.superlative(asks)
	}
	return q.list(asks)
}

// figure is one aggregate of a table: "There are 2 customers with country Germany."
func (q *query) figure(label string, asks asked) string {
	table, ok := q.table()
	if !ok || len(q.rows) != 1 || q.rows[0][0] == nil || q.whole.Limit != nil {
		return ""
	}
	e := q.Items[0].Expr
	value, ok := measure(q.rows[0][0], label)
	if _, named := q.label(e, nil); !ok || !named {
		return ""
	}
	n, counted := q.rows[0][0].(int64)
	switch {
	case isCount(e) && counted && len(e.Args) == 1 && e.Args[0].IsStar() && n == 1:
		return fmt.Sprintf("There is 1 %s.", asks.of(one(table)))
	case isCount(e) && counted && len(e.Args) == 1 && e.Args[0].IsStar():
		return fmt.Sprintf("There are %s %s.", value, asks.of(many(table)))
	case isCount(e):
		return ""
	case shareOf(e) != nil:
		meets, ok := conditions(shareOf(e))
		if !ok || meets.after() == "" {
			return ""
		}
		among := either(q.Where == nil, "", " among "+asks.of(many(table)))
		return fmt.Sprintf("The share of %s%s is %s%%.", meets.of(many(table)), among, value)
	}
	return fmt.Sprintf("The %s of %s is %s.", label, asks.of(many(table)), value)
}

// superlative is one row that comes first: "Iron Maiden has the highest total amount (21)."
func (q *query) superlative(asks asked) string {
	if len(q.rows) != 1 || len(q.whole.OrderBy) != 1 || len(q.Items) > 2 {
		return ""
	}
	order, first := q.whole.OrderBy[0], q.Items[0].Expr
	by := q.aliased(order.Expr)
	who := q.who(first, q.rows[0][0])
	if who == "" || first.Op != sqltree.OpColumn || q.equal(first, by) {
		return ""
	}
	if len(q.GroupBy) > 0 && !q.groupedBy(first) {
		return "" // of several groups that may have this name
	}
	what := q.most(by, order.Desc)
	if what == "" {
		return ""
	}
	of := asks.after()
	if len(q.GroupBy) == 0 {
		table, ok := q.table()
		if !ok {
			return "" // a join leaves out rows that have no partner
		}
		if q.Where != nil {
			of = " of " + asks.of(many(table))
		}
	}
	sentence := who + " has the " + what + of
	if len(q.Items) == 2 {
		value, ok := measure(q.rows[0][1], what)
		if !ok || !q.equal(q.Items[1].Expr, by) || !ordered(q.rows[0][1], what) {
			return ""
		}
		sentence += fmt.Sprintf(" (%s)", value)
	} else if !isCount(by) && q.nullsFirst(order) {
		return "" // what comes first may be NULL
	}
	return sentence + "."
}

// who is a value that a sentence begins with, "" where it is no name. A key is called by what it is of: "Machine 19".
func (q *query) who(e *sqltree.Expr, v database.Value) string {
	who, ok := subject(v)
	if !ok {
		return ""
	}
	if name := schema.Words(e.Text); isFigures(who) && e.Op == sqltree.OpColumn && !isTime(name) {
		kind := name // class 1
		if isKeyName(name) {
			kind = singular(q.kind(e, ""))
		}
		return strings.TrimSpace(strings.ToUpper(kind[:min(1, len(kind))]) + kind[min(1, len(kind)):] + " " + who)
	}
	return who
}

// isFigures reports whether a text has no letters: it says nothing without what it is of.
func isFigures(text string) bool { return !strings.ContainsFunc(text, unicode.IsLetter) }

func isKeyName(name string) bool { return name == "id" || strings.HasSuffix(name, " id") }

// kind is what the values of a column, called by a label, are names or keys of: practice areas of practice_area.name,
// machines of machine_id.
func (q *query) kind(e *sqltree.Expr, label string) string {
	name := schema.Words(label)
	if e.Op != sqltree.OpColumn {
		return name
	}
	name = schema.Words(e.Text)
	of, last := cutLast(name)
	switch of = strings.TrimSpace(of); {
	case last != "name" && last != "id" && name != "title":
	case of == "" || of == "full" || of == "first" || of == "last":
		return cmp.Or(q.home(e), name)
	default:
		return of
	}
	return name
}

// groupedBy reports whether e alone distinguishes the groups.
func (q *query) groupedBy(e *sqltree.Expr) bool {
	return len(q.GroupBy) == 1 && q.equal(e, q.aliased(q.GroupBy[0]))
}

// nullsFirst reports whether rows without a value come before all others.
func (q *query) nullsFirst(o sqltree.Order) bool {
	if o.Nulls != "" {
		return o.Nulls == "first"
	}
	return o.Desc == (q.d == dialects.Postgres)
}

// most is what a row that comes first by e has: "most orders", "lowest average price".
func (q *query) most(e *sqltree.Expr, desc bool) string {
	if isCount(e) {
		rows := q.counts(e)
		if _, whole := q.table(); rows == "" || !whole && !desc {
			return "" // a join leaves out who has none
		}
		return either(desc, "most ", "fewest ") + rows
	}
	label, ok := q.label(e, nil)
	if !ok {
		return ""
	}
	if e.Op == sqltree.OpCall && (e.Text == "max" || e.Text == "min") {
		if (e.Text == "max") != desc {
			return "" // the highest minimum is not the highest value
		}
		label, _ = q.label(e.Args[0], nil)
	}
	if isTime(label) && !sums(e) {
		if of, at := cutLast(label); of != "" && (at == "at" || at == "on") {
			label = of + "date"
		}
		return either(desc, "latest ", "earliest ") + label
	}
	return either(desc, "highest ", "lowest ") + label
}

// groups is an aggregate of each group: "Germany has the most customers (11), of 12 countries." Rows whose key is NULL
// are no group of that kind.
func (q *query) groups(labels []string, asks asked) string {
	if len(q.Items) != 2 || q.truncated || q.whole.Limit != nil || !isAggregate(q.Items[1].Expr) || !q.groupedBy(q.Items[0].Expr) {
		return ""
	}
	if _, named := q.label(q.Items[0].Expr, nil); !named {
		return ""
	}
	what := q.most(q.Items[1].Expr, true)
	top, ties, highest := -1, false, 0.0
	keys := map[string]bool{}
	for i, row := range q.rows {
		if row[0] == nil {
			continue
		}
		key, ok := subject(row[0])
		if !ok || keys[key] {
			return ""
		}
		keys[key] = true
		if row[1] == nil {
			continue
		}
		x, ok := number(row[1])
		switch {
		case !ok || math.IsNaN(x):
			return ""
		case top < 0 || x > highest:
			top, highest, ties = i, x, false
		case x == highest:
			ties = true
		}
	}
	if what == "" || top < 0 || ties || len(keys) < 2 {
		return ""
	}
	who := q.who(q.Items[0].Expr, q.rows[top][0])
	value, _ := measure(q.rows[top][1], what)
	return fmt.Sprintf("%s has the %s%s (%s), of %d %s.", who, what, asks.after(), value, len(keys), plural(q.kind(q.Items[0].Expr, labels[0])))
}

// list is rows of a table: "12 customers with country Germany."
func (q *query) list(asks asked) string {
	table, ok := q.table()
	if !ok || q.Distinct || q.whole.Limit != nil {
		return ""
	}
	for _, item := range q.Items {
		if item.Expr.Op != sqltree.OpColumn && !item.Expr.IsStar() {
			return ""
		}
	}
	switch n := len(q.rows); {
	case q.truncated:
		return fmt.Sprintf("These are the first %s %s.", thousands(fmt.Sprint(n)), asks.of(many(table)))
	case n == 0:
		return fmt.Sprintf("There are no %s.", asks.of(many(table)))
	case n == 1 && q.cell(asks.of(one(table))) != "":
		return q.cell(asks.of(one(table)))
	case n == 1:
		return fmt.Sprintf("There is 1 %s.", asks.of(one(table)))
	default:
		return fmt.Sprintf("There are %s %s.", thousands(fmt.Sprint(n)), asks.of(many(table)))
	}
}

// cell is the only value of the only row, which is of something: "The salary of the employee with last name King is
// 24,000."; "" where the row itself is asked for, by its name or its key.
func (q *query) cell(of string) string {
	e := q.Items[0].Expr
	if len(q.Items) != 1 || e.Op != sqltree.OpColumn || q.Where == nil {
		return ""
	}
	label, _ := q.label(e, nil)
	if _, last := cutLast(label); names[last] {
		return ""
	}
	value, ok := measure(q.rows[0][0], label)
	if !ok {
		return ""
	}
	return fmt.Sprintf("The %s of the %s is %s.", label, of, value)
}

// names end the names of columns that say which row it is.
var names = map[string]bool{"name": true, "title": true, "id": true, "code": true, "key": true, "number": true}

// table is the only table that is read, in words.
func (q *query) table() (string, bool) {
	t, ok := q.From.(*sqltree.Table)
	if !ok || !isWhole(t) {
		return "", false
	}
	return schema.Words(t.Name), true
}

// isWhole reports whether all rows of a table are read.
func isWhole(t *sqltree.Table) bool {
	return t.CTE == nil && t.Sample == nil && t.Partitions == nil && t.SystemTime == nil
}

// readsTables reports whether FROM has tables alone, which join by equal columns: no condition hides in it.
func (q *query) readsTables() bool {
	for s := range sqltree.Sources(q.From) {
		switch s := s.(type) {
		case *sqltree.Table:
			if !isWhole(s) {
				return false
			}
		case *sqltree.Join:
			for _, e := range sqltree.Conjuncts(s.On) {
				if e.Op != sqltree.OpEqual || e.Args[0].Op != sqltree.OpColumn || e.Args[1].Op != sqltree.OpColumn {
					return false
				}
			}
		default:
			return false
		}
	}
	return q.From != nil
}

// aliased is what an element of ORDER BY or GROUP BY means: the item that it names or counts, or itself.
func (q *query) aliased(e *sqltree.Expr) *sqltree.Expr {
	for i, item := range q.Items {
		if e.Op == sqltree.OpColumn && e.Table == "" && item.Alias != "" && strings.EqualFold(e.Text, item.Alias) ||
			e.Op == sqltree.OpNumber && e.Text == fmt.Sprint(i+1) {
			return item.Expr
		}
	}
	return e
}

// equal reports whether two expressions are written alike, but for qualifiers where one has none.
func (q *query) equal(a, b *sqltree.Expr) bool {
	if a.Op == sqltree.OpColumn && b.Op == sqltree.OpColumn {
		return strings.EqualFold(a.Text, b.Text) && (a.Table == "" || b.Table == "" || strings.EqualFold(a.Table, b.Table))
	}
	x, err := sqltree.PrintExpr(q.d, a)
	y, err2 := sqltree.PrintExpr(q.d, b)
	return err == nil && err2 == nil && x == y
}

func (q *query) isLimit(n int) bool {
	l := q.whole.Limit
	return l != nil && l.Op == sqltree.OpNumber && l.Text == fmt.Sprint(n) && !q.whole.WithTies
}

func either[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}
