// Package moment reads integers as the times that they say, in seconds, milliseconds or microseconds from 1970 on, as
// many applications keep them, or by their digits, as warehouses write days: 20240131. The form knows times only:
// Schema shows it these columns as times, and Write makes of a query that takes them for times one of the integers that
// the database has. Times are UTC, whatever the session's zone.
package moment

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Types that Schema gives to columns of integers that say times: by them Write knows the columns.
const (
	declared = "unix time in "  // and the unit
	byDigits = "date in digits" // of days
	orNever  = " or "           // what is no time, where some rows have it
)

// Schema is s with the columns of integers that say times declared as times, with the values that they say.
func Schema(s *schema.Schema) *schema.Schema {
	out := *s
	out.Tables = slices.Clone(s.Tables)
	for i := range out.Tables {
		t := &out.Tables[i]
		for j, c := range t.Columns {
			m, ok := t.Moment(&c)
			if !ok {
				continue
			}
			if &t.Columns[0] == &s.Tables[i].Columns[0] {
				t.Columns = slices.Clone(t.Columns)
			}
			c.Profile, c.Type = m.Profile(c.Profile), declared+m.Units()
			if m.Unit == schema.Day {
				c.Type = byDigits
			}
			if m.Never {
				c.Type += orNever + strconv.FormatInt(m.None, 10)
				c.NotNull = false
			}
			t.Columns[j] = c
		}
	}
	return &out
}

// momentOf is what a column of Schema says times in.
func momentOf(c *schema.Column) (m schema.Moment, ok bool) {
	kind, none, never := strings.Cut(c.Type, orNever)
	if never {
		m.None, _ = strconv.ParseInt(none, 10, 64)
		m.Never = true
	}
	if kind == byDigits {
		m.Unit = schema.Day
		return m, true
	}
	unit, ok := strings.CutPrefix(kind, declared)
	if !ok {
		return schema.Moment{}, false
	}
	for _, m.Unit = range []time.Duration{time.Second, time.Millisecond, time.Microsecond} {
		if m.Units() == unit {
			break
		}
	}
	return m, true
}

// Write makes a query over the times of a Schema one over the integers that the database has: it compares these with
// integers, and shows and computes with the times that they say.
func Write(q *sqltree.Query, s *schema.Schema) {
	w := &writer{schema: s}
	for i := range s.Tables {
		for j := range s.Tables[i].Columns {
			if _, ok := momentOf(&s.Tables[i].Columns[j]); ok {
				w.query(q, nil, true)
				return
			}
		}
	}
}

// writer writes the queries over a schema.
type writer struct{ schema *schema.Schema }

// scope is the tables of a FROM by what the query calls them; nil is one that the schema does not have.
type scope struct {
	tables map[string]*schema.Table
	outer  *scope
}

// query writes a query and all that is nested in it. Only one that is shown gives times: others are compared with, or
// counted.
func (w *writer) query(q *sqltree.Query, outer *scope, shown bool) {
	for i := range q.With {
		if q.With[i].Query != nil {
			w.query(q.With[i].Query, outer, false)
		}
	}
	switch b := q.Body.(type) {
	case *sqltree.SetOp:
		w.query(b.Left, outer, shown)
		w.query(b.Right, outer, shown)
	case *sqltree.Select:
		sc := &scope{tables: map[string]*schema.Table{}, outer: outer}
		for source := range sqltree.Sources(b.From) {
			switch t := source.(type) {
			case *sqltree.Table:
				sc.tables[strings.ToLower(nameIn(t))] = w.table(t)
			case *sqltree.Derived:
				sc.tables[strings.ToLower(t.Alias)] = nil
				w.query(t.Query, outer, false)
			}
		}
		w.selection(q, b, sc, shown)
	}
}

// selection writes the clauses of a SELECT.
func (w *writer) selection(q *sqltree.Query, b *sqltree.Select, sc *scope, shown bool) {
	if b.Where != nil {
		b.Where = w.expr(b.Where, sc)
	}
	for i, o := range q.OrderBy {
		m, ok := sc.moment(o.Expr)
		switch {
		case !ok:
			q.OrderBy[i].Expr = w.expr(o.Expr, sc)
		case m.Never && !o.Desc && q.Limit != nil: // the first is no row without a time
			b.Where = sqltree.Conjunction(append(sqltree.Conjuncts(b.Where), compared(sqltree.OpNotEqual, o.Expr, number(m.None))))
		case b.Distinct && shown: // what it orders by is what it shows
			q.OrderBy[i].Expr = w.time(o.Expr, m)
		}
	}
	for i, item := range b.Items {
		m, ok := sc.moment(item.Expr)
		switch {
		case !ok:
			b.Items[i].Expr = w.item(item.Expr, sc, shown)
		case shown:
			b.Items[i].Expr = w.time(item.Expr, m)
			if item.Alias == "" {
				b.Items[i].Alias = item.Expr.Text
			}
		}
	}
	for i, g := range b.GroupBy {
		if _, ok := sc.moment(g); !ok {
			b.GroupBy[i] = w.expr(g, sc)
		}
	}
	if b.Having != nil {
		b.Having = w.expr(b.Having, sc)
	}
	for source := range sqltree.Sources(b.From) {
		if j, ok := source.(*sqltree.Join); ok && j.On != nil {
			j.On = w.expr(j.On, sc)
		}
	}
}

// item writes what a SELECT gives: of a first or last time, the time.
func (w *writer) item(x *sqltree.Expr, sc *scope, shown bool) *sqltree.Expr {
	if x.Op == sqltree.OpCall && (x.Text == "min" || x.Text == "max") && len(x.Args) == 1 {
		if m, ok := sc.moment(x.Args[0]); ok {
			x.Args[0] = ever(x.Args[0], m)
			if shown {
				return w.time(x, schema.Moment{Unit: m.Unit})
			}
			return x
		}
	}
	return w.expr(x, sc)
}

// expr writes an expression in which columns of times are operands.
func (w *writer) expr(x *sqltree.Expr, sc *scope) *sqltree.Expr {
	if x.Query != nil {
		w.query(x.Query, sc, false)
	}
	switch {
	case isComparison(x.Op) && w.compares(x, sc):
		return x
	case x.Op == sqltree.OpIsNull:
		if m, ok := sc.moment(x.Args[0]); ok {
			return isNever(x, m)
		}
	case x.Op == sqltree.OpCall && (x.Text == "count" || x.Text == "min" || x.Text == "max") && len(x.Args) == 1:
		if m, ok := sc.moment(x.Args[0]); ok {
			x.Args[0] = ever(x.Args[0], m)
			return x
		}
	}
	for i, arg := range x.Args {
		if arg == nil {
			continue
		}
		if m, ok := sc.moment(arg); ok && x.Op != sqltree.OpIn {
			x.Args[i] = w.time(arg, m)
		} else if !ok {
			x.Args[i] = w.expr(arg, sc)
		}
	}
	return x
}

func isComparison(op sqltree.Op) bool {
	return slices.Contains([]sqltree.Op{sqltree.OpEqual, sqltree.OpNotEqual, sqltree.OpLess, sqltree.OpGreater, sqltree.OpLessEq, sqltree.OpGreaterEq, sqltree.OpBetween}, op)
}

// orders reports whether an unknown day that is less than all others would be among those that a comparison means.
func orders(op sqltree.Op) bool {
	return slices.Contains([]sqltree.Op{sqltree.OpLess, sqltree.OpGreater, sqltree.OpLessEq, sqltree.OpGreaterEq}, op)
}

// compares makes the dates that a column is compared with integers, and reports whether all that it is compared with
// can be left as integers: such dates, columns of the same unit, first and last times, and what a nested query gives.
func (w *writer) compares(x *sqltree.Expr, sc *scope) bool {
	var of schema.Moment
	found := false
	for _, arg := range x.Args {
		m, ok := sc.momentIn(arg)
		if ok && found && m.Unit != of.Unit {
			return false
		}
		if ok {
			of, found = m, true
		}
	}
	if !found {
		return false
	}
	args := slices.Clone(x.Args)
	for i, arg := range args {
		m, isMoment := sc.momentIn(arg)
		date, isDate := dateOf(arg)
		switch {
		case isDate:
			args[i] = number(of.Count(date))
		case isMoment && arg.Op == sqltree.OpCall:
			args[i] = w.expr(arg, sc)
		case isMoment && of.Unit == schema.Day && orders(x.Op):
			args[i] = ever(arg, m)
		case arg.Op == sqltree.OpColumn && of.Unit == schema.Day && sc.isInteger(arg): // the key of a table of days
		case arg.Op == sqltree.OpSubquery:
			w.query(arg.Query, sc, false)
		case !isMoment:
			return false
		}
	}
	x.Args = args
	return true
}

func dateOf(x *sqltree.Expr) (time.Time, bool) {
	if x.Op != sqltree.OpString {
		return time.Time{}, false
	}
	for _, layout := range []string{time.DateOnly, time.DateTime} {
		if t, err := time.Parse(layout, x.Text); err == nil {
			return t, true
		}
	}
	return time.Time{}, false
}

// isNever writes "x IS NULL" of a column in which some integer is no time.
func isNever(x *sqltree.Expr, m schema.Moment) *sqltree.Expr {
	if !m.Never {
		return x
	}
	return compared(sqltree.OpEqual, call("coalesce", x.Args[0], number(m.None)), number(m.None))
}

// ever is a column without what is no time.
func ever(x *sqltree.Expr, m schema.Moment) *sqltree.Expr {
	if !m.Never {
		return x
	}
	return call("nullif", x, number(m.None))
}

// time writes the time that integers say.
func (w *writer) time(x *sqltree.Expr, m schema.Moment) *sqltree.Expr {
	x = ever(x, m)
	if m.Unit == schema.Day {
		return w.digits(x)
	}
	if n := int64(time.Second / m.Unit); n > 1 {
		x = &sqltree.Expr{Op: "/", Args: []*sqltree.Expr{x, number(n)}}
		if w.schema.Dialect == dialects.MySQL { // which divides integers to decimals
			x = call("floor", x)
		}
	}
	text := func(t string) *sqltree.Expr { return &sqltree.Expr{Op: sqltree.OpString, Text: t} }
	switch w.schema.Dialect {
	case dialects.MySQL:
		return call("timestampadd", text("second"), x, text("1970-01-01"))
	case dialects.Postgres:
		return call("timezone", text("UTC"), call("to_timestamp", x))
	}
	return call("datetime", x, text("unixepoch"))
}

// digits writes the day that the digits of integers say.
func (w *writer) digits(x *sqltree.Expr) *sqltree.Expr {
	text := func(t string) *sqltree.Expr { return &sqltree.Expr{Op: sqltree.OpString, Text: t} }
	cast := func(kind string) *sqltree.Expr {
		return &sqltree.Expr{Op: sqltree.OpCast, Text: kind, Args: []*sqltree.Expr{x}}
	}
	switch w.schema.Dialect {
	case dialects.MySQL:
		return cast("date")
	case dialects.Postgres:
		return call("to_date", cast("text"), text("YYYYMMDD"))
	}
	part := func(from, n int64) *sqltree.Expr { return call("substr", x, number(from), number(n)) }
	out := part(1, 4)
	for _, next := range []*sqltree.Expr{text("-"), part(5, 2), text("-"), part(7, 2)} {
		out = &sqltree.Expr{Op: sqltree.OpConcat, Args: []*sqltree.Expr{out, next}}
	}
	return out
}

func number(n int64) *sqltree.Expr {
	if n < 0 {
		return &sqltree.Expr{Op: sqltree.OpNegate, Args: []*sqltree.Expr{number(-n)}}
	}
	return &sqltree.Expr{Op: sqltree.OpNumber, Text: strconv.FormatInt(n, 10)}
}

func call(name string, args ...*sqltree.Expr) *sqltree.Expr {
	return &sqltree.Expr{Op: sqltree.OpCall, Text: name, Args: args}
}

func compared(op sqltree.Op, a, b *sqltree.Expr) *sqltree.Expr {
	return &sqltree.Expr{Op: op, Args: []*sqltree.Expr{a, b}}
}

// nameIn is what a query calls a table of its FROM.
func nameIn(t *sqltree.Table) string {
	if t.Alias != "" {
		return t.Alias
	}
	return t.Name
}

// table is a table of the schema; nil: it has none of that name.
func (w *writer) table(t *sqltree.Table) *schema.Table {
	for i := range w.schema.Tables {
		if strings.EqualFold(w.schema.Tables[i].Name, dialects.TableName(w.schema.Dialect, t.Schema, t.Name)) {
			return &w.schema.Tables[i]
		}
	}
	return nil
}

// momentIn is moment for a column, or the first or last of it.
func (sc *scope) momentIn(x *sqltree.Expr) (schema.Moment, bool) {
	if x.Op == sqltree.OpCall && (x.Text == "min" || x.Text == "max") && len(x.Args) == 1 {
		x = x.Args[0]
	}
	return sc.moment(x)
}

// moment is what a column says times in; not ok is any other expression.
func (sc *scope) moment(x *sqltree.Expr) (m schema.Moment, ok bool) {
	if c := sc.column(x); c != nil {
		return momentOf(c)
	}
	return m, false
}

// isInteger reports whether an expression is a column of integers.
func (sc *scope) isInteger(x *sqltree.Expr) bool {
	c := sc.column(x)
	return c != nil && strings.Contains(strings.ToLower(c.Type), "int")
}

// column is the column of the schema that an expression is; nil: it is any other.
func (sc *scope) column(x *sqltree.Expr) *schema.Column {
	if x.Op != sqltree.OpColumn {
		return nil
	}
	for ; sc != nil; sc = sc.outer {
		for name, t := range sc.tables {
			if t == nil || x.Table != "" && !strings.EqualFold(x.Table, name) {
				continue
			}
			for i := range t.Columns {
				if strings.EqualFold(t.Columns[i].Name, x.Text) {
					return &t.Columns[i]
				}
			}
		}
	}
	return nil
}
