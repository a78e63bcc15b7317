package phrase

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// labels are names of the columns for people. A name that the query gives, and that of a column, stays; two that are
// alike get their tables.
func (q *query) labels(columns []string) []string {
	out := make([]string, len(columns))
	for i, item := range q.Items {
		out[i] = columns[i]
		if item.Alias != "" || item.Expr.Op == sqltree.OpColumn || item.Expr.IsStar() {
			continue
		}
		if label, ok := q.label(item.Expr, q.sample(i)); ok {
			out[i] = label
		}
	}
	for i, item := range q.Items {
		alike := false
		for j := range out {
			alike = alike || i != j && strings.EqualFold(columns[i], columns[j])
		}
		if e := item.Expr; alike && item.Alias == "" && e.Op == sqltree.OpColumn && e.Table != "" {
			out[i] = singular(schema.Words(q.named(e.Table))) + " " + schema.Words(columns[i])
		}
	}
	return out
}

// sample is a value of a column, nil where it has none.
func (q *query) sample(i int) database.Value {
	for _, row := range q.rows {
		if row[i] != nil {
			return row[i]
		}
	}
	return nil
}

// named is the table that a qualifier means.
func (q *query) named(qualifier string) string {
	for s := range sqltree.Sources(q.From) {
		if t, ok := s.(*sqltree.Table); ok && strings.EqualFold(t.Alias, qualifier) {
			return t.Name
		}
	}
	return qualifier
}

// aggregates are the words for them. Of texts, such as dates, the least and the greatest are first and last.
var aggregates = map[string]string{"sum": "total", "avg": "average", "min": "lowest", "max": "highest", "total": "total"}

// label is an expression in words; value is one that it had, nil for none.
func (q *query) label(e *sqltree.Expr, value database.Value) (string, bool) {
	if span, ok := q.span(e); ok {
		return span, true
	}
	switch e.Op {
	case sqltree.OpColumn:
		name := schema.Words(e.Text)
		if of, isMinor := strings.CutSuffix(name, " cents"); isMinor {
			name = of + inCents
		}
		return name, true
	case sqltree.OpCast:
		return q.label(e.Args[0], value)
	case "+", "-", "*", "/":
		return q.arithmetic(e)
	case sqltree.OpCall:
		return q.call(e, value)
	}
	return "", false
}

const inCents = " in cents"

func (q *query) call(e *sqltree.Expr, value database.Value) (string, bool) {
	if c := e.Call; c != nil && (c.Over != nil || c.Filter != nil || c.WithinGroup != nil) {
		return "", false
	}
	distinct := e.Call != nil && e.Call.Distinct
	switch {
	case shareOf(e) != nil:
		return "percent", true
	case q.counts(e) != "":
		return "number of " + q.counts(e), true
	case e.Text == "count" && len(e.Args) == 1 && e.Args[0].IsStar():
		return "count", true
	case e.Text == "count" && len(e.Args) == 1:
		of, ok := q.label(e.Args[0], nil)
		if isAdjective(of) {
			return "number with " + of, ok && !distinct
		}
		return either(distinct, "number of different ", "number of ") + plural(of), ok
	case aggregates[e.Text] != "" && len(e.Args) == 1:
		if distinct && e.Text != "min" && e.Text != "max" {
			return "", false
		}
		of, ok := q.label(e.Args[0], nil)
		word := aggregates[e.Text]
		if _, isText := value.(string); isText && (e.Text == "min" || e.Text == "max") {
			word = either(e.Text == "min", "first", "last")
		}
		if of == word || strings.HasPrefix(of, word+" ") { // the sum of a total is a total
			return of, ok
		}
		return word + " " + of, ok
	case e.Text == "round" && len(e.Args) > 0:
		return q.label(e.Args[0], value)
	}
	unit := period(e)
	return unit, unit != ""
}

// counts are the rows that count(*), or count of their key, counts, in words; "": not known here. Of a join they are
// those of the table that refers to all others. One that keeps rows without a partner has a row for none.
func (q *query) counts(e *sqltree.Expr) string {
	if !isCount(e) || e.Call != nil || len(e.Args) != 1 || !q.readsTables() {
		return ""
	}
	table, ok := q.referring()
	of := e.Args[0]
	switch {
	case !ok:
	case of.IsStar() && q.joins(sqltree.InnerJoin), q.isKey(of, table) && q.joins(sqltree.InnerJoin, sqltree.LeftJoin):
		return many(table)
	}
	return ""
}

// joins reports whether all joins are of some kinds.
func (q *query) joins(kinds ...sqltree.JoinKind) bool {
	for s := range sqltree.Sources(q.From) {
		if j, ok := s.(*sqltree.Join); ok && !slices.Contains(kinds, j.Kind) {
			return false
		}
	}
	return true
}

// isKey reports whether a column is the key of a table, where keys are called as usual: id, claim_id or claim_code of
// claims, status_code of claim_status, code of defect_code.
func (q *query) isKey(e *sqltree.Expr, table string) bool {
	if e.Op != sqltree.OpColumn || q.home(e) != table {
		return false
	}
	key := schema.Words(e.Text)
	of, last := cutLast(key)
	switch last {
	case "id", "code", "cd", "no", "key":
		of = strings.TrimSpace(of)
		one := singular(table)
		return key == "id" || one == of || strings.HasSuffix(one, " "+cmp.Or(of, last))
	}
	return false
}

// period is the part of a date that a call takes, by its functions in the three dialects.
func period(e *sqltree.Expr) string {
	units := map[string]string{"%Y": "year", "YYYY-MM": "month", "%Y-%m": "month", "%Y-%m-%d": "day", "%m": "month", "%d": "day", "%w": "weekday", "%H": "hour"}
	argument := func(i int) string {
		if i < len(e.Args) && e.Args[i].Op == sqltree.OpString {
			return e.Args[i].Text
		}
		return ""
	}
	ofColumn := func(i int) bool { // the year of an interval, such as an age, is another thing
		if i >= len(e.Args) {
			return false
		}
		of := e.Args[i]
		for of.Op == sqltree.OpCast {
			of = of.Args[0]
		}
		return of.Op == sqltree.OpColumn
	}
	switch e.Text {
	case "strftime":
		if ofColumn(1) {
			return units[argument(0)]
		}
	case "date_format", "to_char":
		if ofColumn(0) {
			return units[argument(1)]
		}
	case "date_trunc", "date_part", "extract":
		switch unit := strings.ToLower(argument(0)); unit {
		case "year", "quarter", "month", "week", "day", "hour":
			if ofColumn(1) {
				return unit
			}
		}
	case "year", "quarter", "month", "week", "hour":
		if ofColumn(0) {
			return e.Text
		}
	}
	return ""
}

// arithmetic is a product, a sum or a quotient of columns and aggregates; of cents by a hundred it is their name
// without the unit.
func (q *query) arithmetic(e *sqltree.Expr) (string, bool) {
	if e.Op == "/" && len(e.Args) == 2 && isNumber(e.Args[1], "100.0") {
		label, ok := q.label(e.Args[0], nil)
		of, isMinor := strings.CutSuffix(label, inCents)
		return of, ok && isMinor
	}
	sign := map[sqltree.Op]string{"+": " + ", "-": " − ", "*": " × ", "/": " / "}[e.Op]
	var parts []string
	for _, operand := range e.Args {
		if operand.Op == sqltree.OpStar && len(operand.Args) == 2 && isNumber(operand.Args[0], "1.0") {
			operand = operand.Args[1] // a division that cuts nothing
		}
		label, ok := q.label(operand, nil)
		if !ok || operand.Op != sqltree.OpColumn && operand.Op != sqltree.OpCall {
			return "", false // numbers and parentheses say more than words would
		}
		parts = append(parts, label)
	}
	return strings.Join(parts, sign), len(parts) == 2
}

func isNumber(e *sqltree.Expr, text string) bool { return e.Op == sqltree.OpNumber && e.Text == text }

// isAggregate reports whether e is an aggregate that is said in words.
func isAggregate(e *sqltree.Expr) bool {
	return e.Op == sqltree.OpCall && (isCount(e) || aggregates[e.Text] != "" && len(e.Args) == 1) && (e.Call == nil || e.Call.Over == nil && e.Call.Filter == nil)
}

// sums reports whether e is a sum or a mean, which of times is a duration.
func sums(e *sqltree.Expr) bool {
	return e.Op == sqltree.OpCall && (e.Text == "sum" || e.Text == "avg" || e.Text == "total")
}

func isCount(e *sqltree.Expr) bool { return e.Op == sqltree.OpCall && e.Text == "count" }
