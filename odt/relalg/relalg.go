// Package relalg is relational algebra over queries: the relational operator tree (ROT) of a query in a normal form,
// its syntax tree, and the measure by which two trees match in part. They are RelPM and AstPM of Graph-Reward-SQL
// (arXiv 2505.12380, sections 4.1 and 4.3, appendix N).
//
// This file builds the tree, of what rewrite.go and region.go read and of the expressions of expr.go; match.go holds
// two of them against each other. Callers parse, and resolve the names (sqltree.Resolve).
package relalg

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Bounds of trees, all nodes of which are compared with all of another.
const (
	MaxNodes = 1000          // of a ROT
	maxWork  = 50 * MaxNodes // made on the way to a ROT: CTEs are written out wherever they are read
)

// Error is a query that has no relational operator tree.
type Error struct{ Why string }

func (e *Error) Error() string { return "no relational operator tree: " + e.Why }

// ROT is the relational operator tree (ROT, section 4.1, appendix N) of a query whose names are resolved, in a normal
// form that plays the part of Calcite's RelNode ("operator reordering and redundant clause elimination"):
//
//	scan, function  a table or a function of FROM
//	join            inner and cross joins and commas, of any number of inputs in any order; conditions on several inputs
//	left join, …    the inputs in order, right joins turned; its condition
//	filter          the other conditions of WHERE, ON and HAVING; those of HAVING on group keys alone are in WHERE
//	aggregate       keys and aggregate functions; DISTINCT is grouping by the select list
//	project         the select list, in any order: the test suites that the paper measures with permute columns (Table 14)
//	sort, limit     an order without a limit, within another query, is dropped
//	union, …        UNION, and an INTERSECT of the same tables, in any order; other set operations are filters: sets.go
//
// The schema, which may be nil, has keys and what is never NULL: of IN and EXISTS that find one row at most there is
// a join, of a count of what is never NULL one of rows (rewrite.go).
//
// CTEs and derived tables that only select, filter and join are merged into what reads them, the others stand for
// themselves; their columns are known by what they are computed from. Aliases are gone. expr.go says what is equal
// among expressions.
//
// The error is *Error, of a tree too large to match.
func ROT(q *sqltree.Query, schema sqltree.Schema) (*Node, error) {
	b := &builder{
		schema: schema, nullable: map[sqltree.Source]bool{},
		labels: map[sqltree.Source]string{}, merged: map[sqltree.Source]bool{}, outputs: map[*sqltree.Expr]*Node{},
		making: map[*sqltree.Expr]bool{}, open: map[*sqltree.Query]bool{},
	}
	n := b.query(q, false)
	if b.work > maxWork || n.Size() > MaxNodes {
		return nil, &Error{"it would have more than " + strconv.Itoa(MaxNodes) + " nodes"}
	}
	return n, nil
}

// builder is one call of ROT.
type builder struct {
	schema   sqltree.Schema            // may be nil
	nullable map[sqltree.Source]bool   // tables of which an outer join may find no row
	labels   map[sqltree.Source]string // what distinguishes a source from another of the same name: "#2"
	merged   map[sqltree.Source]bool   // derived tables and CTEs that are part of what reads them
	outputs  map[*sqltree.Expr]*Node   // select items of nested queries, as columns see them
	making   map[*sqltree.Expr]bool    // those of them that are being made
	open     map[*sqltree.Query]bool   // what is being built: a recursive CTE reads itself
	work     int                       // nodes made

	// Of the SELECT that is being built:
	aliases []sqltree.Item // what a name may mean that is no column; nil within the select list
	windows []sqltree.NamedWindow
	tops    []sqltree.Source // the sources of FROM, joins taken apart
	from    *region          // what it reads
}

func (b *builder) node(op, value string, args ...*Node) *Node {
	b.work++
	return &Node{Op: op, Value: value, Args: args}
}

// operator makes a relational operator. The order of its inputs and properties means nothing, and is made one.
func (b *builder) operator(op, value string, args ...*Node) *Node {
	n := b.node(op, value, args...)
	n.Relational = true
	sortNodes(n.Args)
	return n
}

func sortNodes(nodes []*Node) {
	if len(nodes) < 2 {
		return
	}
	text := make(map[*Node]string, len(nodes))
	for _, n := range nodes {
		text[n] = n.text()
	}
	slices.SortStableFunc(nodes, func(a, b *Node) int { return cmp.Compare(text[a], text[b]) })
}

// unique leaves one of those that are equal.
func unique(nodes []*Node) []*Node {
	seen := map[string]bool{}
	return slices.DeleteFunc(nodes, func(n *Node) bool {
		t := n.text()
		defer func() { seen[t] = true }()
		return seen[t]
	})
}

func (b *builder) query(q *sqltree.Query, nested bool) *Node {
	if b.open[q] || b.work > maxWork {
		return b.operator("recursion", "")
	}
	b.open[q] = true
	aliases, windows, tops, from := b.aliases, b.windows, b.tops, b.from
	defer func() {
		delete(b.open, q)
		b.aliases, b.windows, b.tops, b.from = aliases, windows, tops, from
	}()
	if inner := onlyStar(q); inner != nil {
		return b.query(inner, true)
	}
	order := q.OrderBy
	if nested && q.Limit == nil && q.Offset == nil {
		order = nil
	}
	var n *Node
	var keys []*Node
	switch body := q.Body.(type) {
	case *sqltree.Select:
		if all := counted(body); all != nil && len(order) == 0 {
			return b.limit(b.query(all, true), q)
		}
		n, keys = b.selection(body, order)
	case *sqltree.SetOp:
		if s := b.set(body); s != nil {
			n, keys = b.selection(s, order)
			break
		}
		b.aliases, b.windows, b.tops, b.from = nil, nil, nil, nil
		n = b.setOp(body)
		if first := q.First(); first != nil {
			b.aliases = first.Items
		}
		keys = b.sortKeys(order)
	case *sqltree.Values:
		n = b.values(body)
		keys = b.sortKeys(order)
	}
	if len(keys) > 0 {
		n = b.operator("sort", "", n)
		n.Fixed, n.Args = true, append(n.Args, keys...)
	}
	return b.limit(n, q)
}

func (b *builder) limit(n *Node, q *sqltree.Query) *Node {
	if q.Limit == nil && q.Offset == nil {
		return n
	}
	limit := b.operator("limit", "", n)
	if q.Limit != nil {
		limit.Args = append(limit.Args, b.node("fetch", "", b.expr(q.Limit)))
	}
	if q.Offset != nil {
		limit.Args = append(limit.Args, b.node("offset", "", b.expr(q.Offset)))
	}
	if q.WithTies {
		limit.Value = "with ties"
	}
	return limit
}

func (b *builder) sortKeys(order []sqltree.Order) []*Node {
	var keys []*Node
	for _, o := range order {
		direction := "asc"
		if o.Desc {
			direction = "desc"
		}
		keys = append(keys, b.node(direction, o.Nulls, b.term(o.Expr)))
	}
	return keys
}

func (b *builder) values(v *sqltree.Values) *Node {
	n := b.operator("values", "")
	for _, row := range v.Rows {
		r := b.node("row", "", b.exprs(row)...)
		r.Fixed = true
		n.Args = append(n.Args, r)
	}
	return n
}

// setOp joins queries; A UNION (B UNION C) is one of three.
func (b *builder) setOp(s *sqltree.SetOp) *Node {
	value := ""
	if s.All {
		value = "all"
	}
	left, right := b.query(s.Left, true), b.query(s.Right, true)
	if s.Op == sqltree.Except {
		n := b.operator("except", value)
		n.Fixed, n.Args = true, []*Node{left, right}
		return n
	}
	var args []*Node
	for _, operand := range []*Node{left, right} {
		if operand.Op == string(s.Op) && operand.Value == value {
			args = append(args, operand.Args...)
		} else {
			args = append(args, operand)
		}
	}
	return b.operator(string(s.Op), value, args...)
}

// selection builds a SELECT from the bottom, and the keys of its order.
func (b *builder) selection(s *sqltree.Select, order []sqltree.Order) (n *Node, keys []*Node) {
	s = b.unmatched(b.ungrouped(s), order)
	from := &region{seen: map[*sqltree.Query]bool{}, bases: new([]sqltree.Source)}
	b.aliases, b.windows, b.tops, b.from = nil, s.Windows, nil, from
	if s.From != nil {
		for top := range sqltree.Sources(s.From) {
			if _, join := top.(*sqltree.Join); !join {
				b.tops = append(b.tops, top)
			}
		}
		b.collect(s.From, from)
	}
	from.on = append(from.on, sqltree.Conjuncts(s.Where)...)
	b.semijoins(from)
	defer b.label(s, order, from)()

	items := b.items(s.Items)
	b.aliases = s.Items
	groups := b.terms(s.GroupBy)
	having := b.conjuncts(sqltree.Conjuncts(s.Having))
	keys = b.sortKeys(order)
	aggregates := aggregates(slices.Concat(items, having, keys))

	conditions := b.conjuncts(from.on)
	if len(groups) > 0 {
		var after []*Node
		for _, h := range having {
			if isOver(h, groups) {
				conditions = unique(append(conditions, h))
			} else {
				after = append(after, h)
			}
		}
		having = after
	}
	n = b.input(from, conditions)
	plain := len(groups)+len(aggregates) == 0
	if plain && s.Distinct && !slices.ContainsFunc(items, windowed) {
		groups = items
	}
	if len(aggregates)+len(having) == 0 && b.distinct(from, groups) {
		groups = nil // each row is a group
	}
	if len(groups)+len(aggregates) > 0 {
		args := []*Node{n}
		for _, g := range unique(slices.Clone(groups)) {
			args = append(args, b.node("key", "", g))
		}
		n = b.operator("aggregate", "", append(args, aggregates...)...)
	}
	if len(having) > 0 {
		n = b.operator("filter", "", append([]*Node{n}, having...)...)
	}
	n = b.operator("project", "", append([]*Node{n}, items...)...)
	switch {
	case len(s.DistinctOn) > 0:
		n = b.operator("distinct on", "", append([]*Node{n}, b.terms(s.DistinctOn)...)...)
	case s.Distinct && (!plain || slices.ContainsFunc(items, windowed)):
		n = b.operator("distinct", "", n)
	}
	return n, keys
}

// aggregates are the aggregate functions in expressions, each once.
func aggregates(nodes []*Node) []*Node {
	var out []*Node
	for _, n := range nodes {
		n.all(func(x *Node) bool {
			if x.Op == "aggregate call" {
				out = append(out, x)
			}
			return !x.Relational && x.Op != "aggregate call"
		})
	}
	return unique(out)
}

func windowed(n *Node) bool {
	found := false
	n.all(func(x *Node) bool {
		found = found || x.Op == "window call"
		return !x.Relational
	})
	return found
}

// isOver reports whether a condition is on group keys alone, so that it may stand before the grouping.
func isOver(n *Node, keys []*Node) bool {
	text := n.text()
	for _, k := range keys {
		if k.text() == text {
			return true
		}
	}
	if n.Relational || n.Op == "column" || n.Op == "aggregate call" || n.Op == "window call" {
		return false
	}
	for _, a := range n.Args {
		if !isOver(a, keys) {
			return false
		}
	}
	return true
}
