package odt

import (
	"encoding/hex"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// signer writes expressions as signatures: an operator and its operands, normalised as appendix D says ("Feature
// Normalization"). Names are in lower case and bear their table in place of its alias, literals are "?",
// aliases of select items stand for the item, and operands have one order where their order means nothing.
type signer struct {
	// items are the select list that a bare name may refer to: nil within the list itself.
	items []sqltree.Item
	// windows are those that OVER may name, the definitions of which stand for the names.
	windows []sqltree.NamedWindow
	// outputs are the signatures of items of nested queries, as the queries around them see them.
	outputs map[*sqltree.Expr]string
}

func (s signer) expr(e *sqltree.Expr) string { return string(s.append(nil, e)) }

// conjuncts are the atomic predicates that AND joins.
func (s signer) conjuncts(e *sqltree.Expr) []string {
	var out []string
	for _, c := range sqltree.Conjuncts(e) {
		out = append(out, s.expr(c))
	}
	return out
}

func (s signer) terms(es []*sqltree.Expr) []string {
	var out []string
	for _, e := range es {
		out = append(out, s.term(e))
	}
	return out
}

// term is an element of GROUP BY or ORDER BY. There a number is the place of a select item, and SQLite lets T1.name
// order a set operation whose first SELECT has it.
func (s signer) term(e *sqltree.Expr) string {
	i := -1
	switch {
	case e.Op == sqltree.OpNumber:
		if place, err := strconv.Atoi(e.Text); err == nil && place <= len(s.items) {
			i = place - 1
		}
	case e.Op == sqltree.OpColumn && e.Of == nil:
		i = named(s.items, e.Text)
	}
	if i >= 0 {
		return s.item(i)
	}
	return s.expr(e)
}

// orders are the signatures O of ORDER BY: column, direction and whether there is a LIMIT.
func (s signer) orders(order []sqltree.Order, limit bool) []string {
	suffix := ""
	if limit {
		suffix = " limit"
	}
	var out []string
	for _, o := range order {
		column, direction := s.term(o.Expr), " asc"
		if o.Desc {
			direction = " desc"
		}
		out = append(out, column+direction+suffix)
	}
	if len(out) == 0 && limit {
		return []string{"limit"}
	}
	return out
}

// join are the signatures J of one join. USING and NATURAL equate columns by name, and are written as that.
func (s signer) join(j *sqltree.Join) []string {
	out := s.conjuncts(j.On)
	left, right := sourceName(j.Left), sourceName(j.Right)
	for _, column := range j.Using {
		column = strings.ToLower(column)
		out = append(out, symmetric(sqltree.OpEqual, left+column, right+column))
	}
	if j.Natural {
		out = append(out, symmetric("natural", left, right))
	}
	return out
}

// sourceName qualifies the columns of a table: "track."; "" for what is not one table.
func sourceName(s sqltree.Source) string {
	if t, ok := s.(*sqltree.Table); ok {
		return strings.ToLower(t.Name) + "."
	}
	return ""
}

// append writes the signature of e after b.
func (s signer) append(b []byte, e *sqltree.Expr) []byte {
	if literal(e) {
		return append(b, '?')
	}
	switch e.Op {
	case sqltree.OpColumn:
		return s.appendColumn(b, e)
	case sqltree.OpStar:
		if len(e.Args) == 0 {
			if t, ok := e.Of.(*sqltree.Table); ok {
				b = append(append(b, strings.ToLower(t.Name)...), '.')
			}
			return append(b, '*')
		}
	case sqltree.OpCall:
		return s.appendCall(b, e)
	case sqltree.OpCast:
		return append(append(s.appendList(append(b, "cast"...), e.Args), ' '), affinity(e.Text)...)
	case sqltree.OpAnd, sqltree.OpOr:
		operands := make([]string, len(e.Args))
		for i, x := range e.Args {
			operands[i] = s.expr(x)
		}
		slices.Sort(operands)
		return append(b, string(e.Op)+"("+strings.Join(operands, ",")+")"...)
	case sqltree.OpEqual, sqltree.OpNotEqual, sqltree.OpNullSafe:
		return append(b, symmetric(e.Op, s.expr(e.Args[0]), s.expr(e.Args[1]))...)
	case sqltree.OpGreater, sqltree.OpGreaterEq:
		mirrored := map[sqltree.Op]string{sqltree.OpGreater: "<", sqltree.OpGreaterEq: "<="}[e.Op]
		return s.appendList(append(b, mirrored...), []*sqltree.Expr{e.Args[1], e.Args[0]})
	case sqltree.OpIn:
		return s.appendIn(b, e)
	case sqltree.OpILike: // what PostgreSQL calls ILIKE is LIKE elsewhere
		return s.appendList(append(b, "like"...), e.Args)
	}
	b = append(b, e.Op...)
	if e.Text != "" {
		b = append(append(b, ' '), strings.ToLower(e.Text)...)
	}
	if e.Query != nil {
		return append(b, "(query)"...)
	}
	return s.appendList(b, e.Args)
}

// literal reports whether e is a value: a constant of any type, with a sign or a cast before it or not. NULL is none.
func literal(e *sqltree.Expr) bool {
	switch e.Op {
	case sqltree.OpNumber, sqltree.OpString, sqltree.OpBlob, sqltree.OpBool, sqltree.OpTyped, sqltree.OpParam:
		return true
	case sqltree.OpNegate, sqltree.OpCast, "interval": // MySQL's INTERVAL 7 DAY, which is an OpTyped elsewhere
		return literal(e.Args[0])
	}
	return false
}

// symmetric writes an operator whose operands may be swapped.
func symmetric(op sqltree.Op, x, y string) string {
	return string(op) + "(" + min(x, y) + "," + max(x, y) + ")"
}

// appendList writes (a,b,c).
func (s signer) appendList(b []byte, es []*sqltree.Expr) []byte {
	b = append(b, '(')
	for i, e := range es {
		if i > 0 {
			b = append(b, ',')
		}
		b = s.append(b, e)
	}
	return append(b, ')')
}

// appendIn writes IN over the set of its elements, so that a list of literals is one "?".
func (s signer) appendIn(b []byte, e *sqltree.Expr) []byte {
	b = append(s.append(append(b, "in("...), e.Args[0]), ',')
	if e.Query != nil {
		return append(b, "query)"...)
	}
	var elements []string
	for _, x := range e.Args[1:] {
		elements = append(elements, s.expr(x))
	}
	return append(append(b, strings.Join(newSet(elements), ",")...), ')')
}

// synonyms are functions that the dialects know by different names.
var synonyms = map[string]string{
	"ifnull": "coalesce", "substring": "substr", "char_length": "length", "character_length": "length",
	"ucase": "upper", "lcase": "lower", "ceiling": "ceil", "power": "pow",
}

func (s signer) appendCall(b []byte, e *sqltree.Expr) []byte {
	name := e.Text
	if same, ok := synonyms[name]; ok {
		name = same
	}
	b = append(b, name...)
	c := e.Call
	if c == nil {
		return s.appendList(b, e.Args)
	}
	if c.Distinct {
		b = append(b, " distinct"...)
	}
	b = s.appendList(b, e.Args)
	b = s.appendOrders(b, " order", c.OrderBy)
	b = s.appendOrders(b, " within", c.WithinGroup)
	if c.Filter != nil {
		b = s.append(append(b, " filter "...), c.Filter)
	}
	if c.Over != nil {
		b = append(s.appendWindow(append(b, " over("...), c.Over), ')')
	}
	return b
}

func (s signer) appendOrders(b []byte, word string, order []sqltree.Order) []byte {
	if len(order) == 0 {
		return b
	}
	return append(b, word+"("+strings.Join(s.orders(order, false), ",")+")"...)
}

// appendWindow writes a window with the one that it is, or is based on, before what it adds.
func (s signer) appendWindow(b []byte, w *sqltree.Window) []byte {
	for i, base := range s.windows {
		if w.Name != "" && strings.EqualFold(base.Name, w.Name) {
			s.windows = s.windows[:i] // it may be based on those before it only
			b = s.appendWindow(b, &base.Window)
			break
		}
	}
	if len(w.PartitionBy) > 0 {
		b = s.appendList(append(b, " partition"...), w.PartitionBy)
	}
	b = s.appendOrders(b, " order", w.OrderBy)
	if f := w.Frame; f != nil {
		b = append(b, " "+f.Unit+" "+f.Start.Kind+" "+f.End.Kind+" "+f.Exclude...)
	}
	return b
}

// affinity is what a CAST makes, by SQLite's rule for declared types (datatype3, section 3.1), under which the
// dialects' names for one type fall together.
func affinity(typ string) string {
	for _, a := range []struct{ part, is string }{
		{"int", "integer"}, {"signed", "integer"}, {"char", "text"}, {"clob", "text"}, {"text", "text"},
		{"blob", "blob"}, {"real", "real"}, {"floa", "real"}, {"doub", "real"},
		{"date", "date"}, {"time", "time"}, {"bool", "boolean"},
	} {
		if strings.Contains(typ, a.part) {
			return a.is
		}
	}
	return "numeric"
}

// appendColumn writes a column with its table: not the alias, which may be any. A column of a nested query is
// written as the item that it is.
func (s signer) appendColumn(b []byte, e *sqltree.Expr) []byte {
	switch of := e.Of.(type) {
	case *sqltree.Table:
		if of.CTE != nil && of.CTE.Query != nil {
			columns := of.Columns
			if columns == nil {
				columns = of.CTE.Columns
			}
			return append(b, s.output(of.CTE.Query, columns, e.Text)...)
		}
		b = append(append(b, strings.ToLower(of.Name)...), '.')
	case *sqltree.Derived:
		return append(b, s.output(of.Query, of.Columns, e.Text)...)
	case *sqltree.Function:
		b = append(append(b, of.Call.Text...), "()."...)
	default:
		if e.Table != "" {
			b = append(append(b, strings.ToLower(e.Table)...), '.')
		} else if i := named(s.items, e.Text); i >= 0 {
			return append(b, s.item(i)...)
		} else if e.Quoted { // SQLite takes "France" for a string where it is no name
			return append(b, '?')
		}
	}
	return append(b, strings.ToLower(e.Text)...)
}

// named is the place of the item that an output column's name means; -1 for none.
func named(items []sqltree.Item, name string) int {
	return slices.IndexFunc(items, func(i sqltree.Item) bool { return name != "" && strings.EqualFold(i.Name(), name) })
}

// item is the signature of a select item, in which names are those of columns only.
func (s signer) item(i int) string {
	e := s.items[i].Expr
	s.items = nil
	return s.expr(e)
}

// output is the signature of a nested query's column: that of the item after it, or its name where no item has it.
// Each item is written once, and a long one is digested, so that nesting cannot make signatures grow.
func (s signer) output(q *sqltree.Query, columns []string, name string) string {
	first := q.First()
	if first == nil {
		return strings.ToLower(name)
	}
	i := slices.IndexFunc(columns, func(c string) bool { return strings.EqualFold(c, name) })
	if i < 0 {
		i = named(first.Items, name)
	}
	if i < 0 || i >= len(first.Items) {
		return strings.ToLower(name)
	}
	e := first.Items[i].Expr
	if signature, ok := s.outputs[e]; ok {
		return signature
	}
	s.outputs[e] = strings.ToLower(name) // what a recursive CTE sees of itself
	s.items, s.windows = nil, first.Windows
	s.outputs[e] = digest(s.expr(e))
	return s.outputs[e]
}

// digest shortens a long signature to one that is as distinct.
func digest(signature string) string {
	const long = 64 // bytes
	if len(signature) <= long {
		return signature
	}
	h := fnv.New128a()
	h.Write([]byte(signature))
	return "#" + hex.EncodeToString(h.Sum(nil))
}
