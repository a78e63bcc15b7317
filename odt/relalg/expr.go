package relalg

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Expressions of a ROT in a normal form. What is equal:
//
//	operands of AND, OR, =, <>, + and * in any order; a condition said twice, and a true one
//	x > y and y < x; NOT over a comparison, over AND, OR and NOT
//	x BETWEEN a AND b, and two bounds
//	x IN (a, b), and x = a OR x = b (Table 9, "IN Clause Replacement")
//	COUNT(*), COUNT(1) and COUNT(x) of what is never NULL; COUNT(DISTINCT key) too, where no join repeats it
//	a cast to what it is already, to types of one kind, and to REAL by 1.0 * x; MIN and MAX with DISTINCT and without
//	numbers of one value; a column by whichever alias, an output column by its name, its place or its expression

// expr writes an expression.
func (b *builder) expr(e *sqltree.Expr) *Node {
	switch e.Op {
	case sqltree.OpColumn:
		return b.column(e)
	case sqltree.OpNumber:
		return b.node("number", canonicalNumber(e.Text))
	case sqltree.OpString:
		return b.node("string", e.Text)
	case sqltree.OpNegate:
		if x := e.Args[0]; x.Op == sqltree.OpNumber {
			return b.node("number", canonicalNumber("-"+x.Text))
		}
	case sqltree.OpStar:
		if len(e.Args) == 0 {
			return b.star(e.Of)
		}
		return b.product(e.Args)
	case sqltree.OpCast:
		if x := b.uncast(e); x != nil {
			return b.expr(x)
		}
		return b.cast(b.expr(e.Args[0]), typeOf(e.Text))
	case "+":
		return b.commutative("+", b.exprs(e.Args))
	case sqltree.OpCall:
		return b.call(e)
	case sqltree.OpSubquery:
		return b.query(e.Query, true)
	case sqltree.OpExists:
		return b.node("exists", "", b.query(existsQuery(e.Query), true))
	case sqltree.OpAnd, sqltree.OpOr, sqltree.OpNot, sqltree.OpEqual, sqltree.OpNotEqual, sqltree.OpLess, sqltree.OpLessEq,
		sqltree.OpGreater, sqltree.OpGreaterEq, sqltree.OpBetween, sqltree.OpIn:
		return b.predicate(e, false)
	}
	return b.plain(e)
}

// plain writes an expression as it is.
func (b *builder) plain(e *sqltree.Expr) *Node {
	n := b.node(string(e.Op), strings.ToLower(e.Text), b.exprs(e.Args)...)
	n.Fixed = true
	if e.Query != nil {
		n.Args = append(n.Args, b.query(e.Query, true))
	}
	return n
}

func (b *builder) exprs(es []*sqltree.Expr) []*Node {
	out := make([]*Node, len(es))
	for i, e := range es {
		out[i] = b.expr(e)
	}
	return out
}

func (b *builder) cast(x *Node, to string) *Node {
	n := b.node("cast", to, x)
	n.Fixed = true
	return n
}

// product writes a product; one with 1.0 is a cast.
func (b *builder) product(args []*sqltree.Expr) *Node {
	for i, e := range args {
		if e.Op == sqltree.OpNumber && strings.Contains(e.Text, ".") && canonicalNumber(e.Text) == "1" {
			return b.cast(b.expr(args[1-i]), "real")
		}
	}
	return b.commutative("*", b.exprs(args))
}

// commutative writes an operator whose operands may be swapped.
func (b *builder) commutative(op string, args []*Node) *Node {
	sortNodes(args)
	return b.node(op, "", args...)
}

// canonicalNumber is a number in one spelling.
func canonicalNumber(text string) string {
	if f, err := strconv.ParseFloat(text, 64); err == nil {
		return strconv.FormatFloat(f, 'g', -1, 64)
	}
	return strings.ToLower(text)
}

// negation are comparisons and what NOT makes of them, under SQL's three truth values too.
var negation = map[sqltree.Op]sqltree.Op{
	sqltree.OpEqual: sqltree.OpNotEqual, sqltree.OpNotEqual: sqltree.OpEqual,
	sqltree.OpLess: sqltree.OpGreaterEq, sqltree.OpGreaterEq: sqltree.OpLess,
	sqltree.OpGreater: sqltree.OpLessEq, sqltree.OpLessEq: sqltree.OpGreater,
	sqltree.OpAnd: sqltree.OpOr, sqltree.OpOr: sqltree.OpAnd,
}

// predicate writes a condition, or its opposite.
func (b *builder) predicate(e *sqltree.Expr, negated bool) *Node {
	op := e.Op
	if other, ok := negation[op]; ok && negated {
		op = other
	}
	switch e.Op {
	case sqltree.OpNot:
		return b.predicate(e.Args[0], !negated)
	case sqltree.OpAnd, sqltree.OpOr:
		var args []*Node
		for _, x := range e.Args {
			args = append(args, b.predicate(x, negated))
		}
		return b.logic(op, args)
	case sqltree.OpEqual, sqltree.OpNotEqual, sqltree.OpLess, sqltree.OpLessEq, sqltree.OpGreater, sqltree.OpGreaterEq:
		if r := e.Args[1].Op; r == sqltree.OpAny || r == sqltree.OpAll {
			break // NOT would turn it into the other
		}
		return b.compare(op, b.expr(e.Args[0]), b.expr(e.Args[1]))
	case sqltree.OpBetween:
		x, low, high := b.expr(e.Args[0]), b.expr(e.Args[1]), b.expr(e.Args[2])
		if negated {
			return b.logic(sqltree.OpOr, []*Node{b.compare(sqltree.OpLess, x, low), b.compare(sqltree.OpLess, high, x)})
		}
		return b.logic(sqltree.OpAnd, []*Node{b.compare(sqltree.OpLessEq, low, x), b.compare(sqltree.OpLessEq, x, high)})
	case sqltree.OpIn:
		if e.Query != nil || len(e.Args) < 2 {
			break
		}
		return b.list(e, negated)
	}
	n := b.plain
	if negation[e.Op] == "" && e.Op != sqltree.OpIn {
		n = b.expr
	}
	if negated {
		return b.node("not", "", n(e))
	}
	return n(e)
}

// list writes x IN (a, b) as x = a OR x = b, and NOT over it as x <> a AND x <> b.
func (b *builder) list(e *sqltree.Expr, negated bool) *Node {
	equal, or := sqltree.OpEqual, sqltree.OpOr
	if negated {
		equal, or = sqltree.OpNotEqual, sqltree.OpAnd
	}
	x := b.expr(e.Args[0])
	var args []*Node
	for _, a := range e.Args[1:] {
		args = append(args, b.compare(equal, x, b.expr(a)))
	}
	return b.logic(or, args)
}

// logic writes AND or OR over operands that are written, flat, each once, in one order.
func (b *builder) logic(op sqltree.Op, args []*Node) *Node {
	var flat []*Node
	for _, a := range args {
		switch {
		case a.Op == string(op):
			flat = append(flat, a.Args...)
		case op == sqltree.OpAnd && isTrue(a):
		default:
			flat = append(flat, a)
		}
	}
	flat = unique(flat)
	switch len(flat) {
	case 0:
		return b.node("bool", "true")
	case 1:
		return flat[0]
	}
	return b.commutative(string(op), flat)
}

func (b *builder) compare(op sqltree.Op, x, y *Node) *Node {
	switch op {
	case sqltree.OpEqual, sqltree.OpNotEqual:
		return b.commutative(string(op), []*Node{x, y})
	case sqltree.OpGreater:
		op, x, y = sqltree.OpLess, y, x
	case sqltree.OpGreaterEq:
		op, x, y = sqltree.OpLessEq, y, x
	}
	n := b.node(string(op), "", x, y)
	n.Fixed = true
	return n
}

// isTrue recognises conditions that say nothing: TRUE, 1 = 1.
func isTrue(n *Node) bool {
	if n.Op == "=" {
		x, y := n.Args[0], n.Args[1]
		return (x.Op == "number" || x.Op == "string") && x.Op == y.Op && x.Value == y.Value
	}
	return n.Op == "bool" && n.Value == "true" || n.Op == "number" && n.Value == "1"
}

// conjuncts are conditions that all hold, flat, each once.
func (b *builder) conjuncts(es []*sqltree.Expr) []*Node {
	var args []*Node
	for _, e := range es {
		args = append(args, b.predicate(e, false))
	}
	n := b.logic(sqltree.OpAnd, args)
	switch {
	case isTrue(n):
		return nil
	case n.Op == string(sqltree.OpAnd):
		return n.Args
	}
	return []*Node{n}
}

// existsQuery is a query of which only matters whether it has rows: what it selects does not, unless that aggregates.
func existsQuery(q *sqltree.Query) *sqltree.Query {
	s, ok := q.Body.(*sqltree.Select)
	if !ok || len(s.GroupBy) > 0 || s.Having != nil || len(s.DistinctOn) > 0 {
		return q
	}
	for _, i := range s.Items {
		if i.Expr.Aggregate("") != nil {
			return q
		}
	}
	query, body := *q, *s
	body.Items, body.Distinct = []sqltree.Item{{Expr: &sqltree.Expr{Op: sqltree.OpNumber, Text: "1"}}}, false
	query.Body = &body
	return &query
}

// isAggregate reports whether e aggregates in any of the dialects.
func isAggregate(e *sqltree.Expr) bool { return e.IsAggregate("") }

func (b *builder) call(e *sqltree.Expr) *Node {
	n := b.node("call", e.Text)
	n.Fixed = true
	if isAggregate(e) {
		n.Op = "aggregate call"
	}
	distinct := e.Call != nil && e.Call.Distinct && e.Text != "min" && e.Text != "max"
	if distinct && e.Text == "count" && len(e.Args) == 1 && b.distinct(b.from, b.exprs(e.Args)) {
		distinct = false
	}
	for _, a := range e.Args {
		constant := a.Op == sqltree.OpNumber || a.Op == sqltree.OpStar && len(a.Args) == 0 && a.Table == ""
		switch x := b.expr(a); {
		case e.Text == "count" && !distinct && (constant || b.filled(x)):
			n.Args = append(n.Args, b.node("*", ""))
		default:
			n.Args = append(n.Args, x)
		}
	}
	c := e.Call
	if c == nil {
		return n
	}
	if distinct {
		n.Value += " distinct"
	}
	clause := func(op string, args []*Node) {
		if len(args) > 0 {
			x := b.node(op, "", args...)
			x.Fixed = true
			n.Args = append(n.Args, x)
		}
	}
	clause("order", b.sortKeys(c.OrderBy))
	clause("within group", b.sortKeys(c.WithinGroup))
	if c.Filter != nil {
		clause("filter", b.conjuncts([]*sqltree.Expr{c.Filter}))
	}
	if c.Separator != nil {
		clause("separator", []*Node{b.expr(c.Separator)})
	}
	if c.Limit != nil {
		clause("limit", []*Node{b.expr(c.Limit)})
	}
	if c.Offset != nil {
		clause("offset", []*Node{b.expr(c.Offset)})
	}
	if c.Over != nil {
		n.Op = "window call"
		n.Args = append(n.Args, b.window(c.Over))
	}
	return n
}

// filled recognises a column of a table that is never NULL.
func (b *builder) filled(n *Node) bool {
	t, ok := n.of.(*sqltree.Table)
	name := b.columnName(n)
	return ok && name != "" && b.notNull(t, name)
}

// columnName is the name of a source's column, "" of anything else.
func (b *builder) columnName(n *Node) string {
	name, ok := strings.CutPrefix(n.Value, sourceName(n.of)+b.labels[n.of]+".")
	if n.Op != "column" || !ok {
		return ""
	}
	return name
}

// window writes a window after the one that it is, or is based on.
func (b *builder) window(w *sqltree.Window) *Node {
	n := b.node("over", "")
	n.Fixed = true
	for i, base := range b.windows {
		if w.Name != "" && strings.EqualFold(base.Name, w.Name) {
			windows := b.windows
			b.windows = windows[:i] // it may be based on those before it only
			n.Args = append(n.Args, b.window(&base.Window).Args...)
			b.windows = windows
			break
		}
	}
	if len(w.PartitionBy) > 0 {
		n.Args = append(n.Args, b.commutative("partition", b.exprs(w.PartitionBy)))
	}
	n.Args = append(n.Args, b.sortKeys(w.OrderBy)...)
	if f := w.Frame; f != nil {
		frame := b.node("frame", strings.Join([]string{f.Unit, f.Start.Kind, f.End.Kind, f.Exclude}, " "))
		frame.Fixed = true
		for _, bound := range []sqltree.Bound{f.Start, f.End} {
			if bound.Offset != nil {
				frame.Args = append(frame.Args, b.expr(bound.Offset))
			}
		}
		n.Args = append(n.Args, frame)
	}
	return n
}

// term writes an element of GROUP BY or ORDER BY, where a number is the place of a select item.
func (b *builder) term(e *sqltree.Expr) *Node {
	if e.Op == sqltree.OpNumber {
		if place, err := strconv.Atoi(e.Text); err == nil && 0 < place && place <= len(b.aliases) {
			return b.alias(place - 1)
		}
	}
	return b.expr(e)
}

func (b *builder) terms(es []*sqltree.Expr) []*Node {
	var out []*Node
	for _, e := range es {
		out = append(out, b.term(e))
	}
	return out
}

// alias writes a select item, in which names are those of columns only.
func (b *builder) alias(i int) *Node {
	aliases := b.aliases
	defer func() { b.aliases = aliases }()
	b.aliases = nil
	return b.expr(aliases[i].Expr)
}

// items writes a select list, a star as the sources that it represents.
func (b *builder) items(items []sqltree.Item) []*Node {
	var out []*Node
	for _, i := range items {
		e := i.Expr
		switch {
		case e.Op != sqltree.OpStar || len(e.Args) > 0:
			out = append(out, b.expr(e))
		case e.Of != nil:
			out = append(out, b.columns(e.Of)...)
		case e.Table != "" || len(b.tops) == 0:
			out = append(out, b.node("column", strings.ToLower(e.Table)+".*"))
		default:
			for _, s := range b.tops {
				out = append(out, b.columns(s)...)
			}
		}
	}
	return out
}

// columns are all columns of a source: those of a nested query by what they are, "t.*" of a table.
func (b *builder) columns(s sqltree.Source) []*Node {
	q, _ := queryOf(s)
	first := q.First()
	if first == nil || b.open[q] || b.work > maxWork {
		return []*Node{b.star(s)}
	}
	var out []*Node
	for _, i := range first.Items {
		if i.Expr.Op != sqltree.OpStar || len(i.Expr.Args) > 0 {
			out = append(out, b.output(s, i.Expr, i.Name()))
			continue
		}
		for of := range sqltree.Sources(first.From) {
			if _, join := of.(*sqltree.Join); !join && (i.Expr.Of == nil || i.Expr.Of == of) {
				out = append(out, b.columns(of)...)
			}
		}
	}
	return out
}

func (b *builder) star(s sqltree.Source) *Node {
	n := b.node("column", "*")
	if s != nil {
		n.Value, n.of = sourceName(s)+b.labels[s]+".*", s
	}
	return n
}

// column writes a column with its table. One of a nested query is what it is computed from.
func (b *builder) column(e *sqltree.Expr) *Node {
	name := strings.ToLower(e.Text)
	switch {
	case e.Of != nil:
		return b.columnOf(e.Of, name)
	case e.Table != "":
		return b.node("column", strings.ToLower(e.Table)+"."+name)
	}
	if i := slices.IndexFunc(b.aliases, func(i sqltree.Item) bool { return strings.EqualFold(i.Name(), name) }); i >= 0 {
		return b.alias(i)
	}
	if e.Quoted { // SQLite takes "France" for a string where it is no name
		return b.node("string", e.Text)
	}
	return b.node("column", name)
}

func (b *builder) columnOf(s sqltree.Source, name string) *Node {
	q, columns := queryOf(s)
	if first := q.First(); first != nil {
		if item := outputItem(first, columns, name); item != nil {
			return b.output(s, item, name)
		}
		if of, ok := onlySource(first); ok && len(columns) == 0 { // of SELECT * FROM t
			return b.seen(s, b.columnOf(of, name))
		}
	}
	n := b.node("column", sourceName(s)+b.labels[s]+"."+name)
	n.of = s
	return n
}

// onlySource is the one source that a star represents.
func onlySource(s *sqltree.Select) (sqltree.Source, bool) {
	_, join := s.From.(*sqltree.Join)
	star := slices.ContainsFunc(s.Items, func(i sqltree.Item) bool {
		return i.Expr.Op == sqltree.OpStar && len(i.Expr.Args) == 0
	})
	return s.From, star && !join && s.From != nil
}

// output writes a select item of a nested query as the query around it sees it.
func (b *builder) output(s sqltree.Source, item *sqltree.Expr, name string) *Node {
	n := b.outputs[item]
	switch {
	case b.making[item]: // a recursive CTE sees itself
		n = b.node("column", strings.ToLower(name))
	case n == nil:
		aliases := b.aliases
		b.aliases, b.making[item] = nil, true
		n = b.expr(item)
		b.outputs[item] = n
		delete(b.making, item)
		b.aliases = aliases
	}
	return b.seen(s, n)
}

// seen is an expression of a nested query from outside: as it is where the query is merged and it is not long, else a
// column that is called by it.
func (b *builder) seen(s sqltree.Source, n *Node) *Node {
	const long = 32 // nodes: nesting must not make trees grow
	if b.merged[s] && n.Size() <= long {
		return n
	}
	x := b.node("column", digest(n.text())+b.labels[s])
	x.of = s
	return x
}
