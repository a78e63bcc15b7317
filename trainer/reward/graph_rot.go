package reward

import (
	"cmp"
	"encoding/hex"
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Bounds of trees, all nodes of which are compared with all of another.
const (
	graphNodes       = 1000            // of a ROT
	graphSyntaxNodes = 4 * graphNodes  // of a predicted syntax tree
	graphWork        = 50 * graphNodes // made on the way to a ROT: CTEs are written out wherever they are read
)

// GraphROT is the relational operator tree (ROT, section 4.1, appendix N) of a query whose names are resolved, in a normal
// form that plays the part of Calcite's RelNode ("operator reordering and redundant clause elimination"):
//
//	scan, function  a table or a function of FROM
//	join            inner and cross joins and commas, of any number of inputs in any order; conditions on several inputs
//	left join, …    the inputs in order, right joins turned; its condition
//	filter          the other conditions of WHERE, ON and HAVING; those of HAVING on group keys alone are in WHERE
//	aggregate       keys and aggregate functions; DISTINCT is grouping by the select list
//	project         the select list, in any order: the test suites that the paper measures with permute columns (Table 14)
//	sort, limit     an order without a limit, within another query, is dropped
//	union, …        UNION and INTERSECT in any order
//
// CTEs and derived tables that only select, filter and join are merged into what reads them, the others stand for
// themselves; their columns are known by what they are computed from. Aliases are gone. graph_expr.go says what is equal
// among expressions.
//
// The error is *GraphROTError, of a tree too large to match.
func GraphROT(q *sqltree.Query) (*GraphNode, error) {
	b := &rotBuilder{
		labels: map[sqltree.Source]string{}, merged: map[sqltree.Source]bool{}, outputs: map[*sqltree.Expr]*GraphNode{},
		making: map[*sqltree.Expr]bool{}, open: map[*sqltree.Query]bool{},
	}
	n := b.query(q, false)
	if b.work > graphWork || n.size() > graphNodes {
		return nil, &GraphROTError{"it would have more than " + strconv.Itoa(graphNodes) + " nodes"}
	}
	return n, nil
}

// rotBuilder is one call of GraphROT.
type rotBuilder struct {
	labels  map[sqltree.Source]string    // what tells a source from another of the same name: "#2"
	merged  map[sqltree.Source]bool      // derived tables and CTEs that are part of what reads them
	outputs map[*sqltree.Expr]*GraphNode // select items of nested queries, as columns see them
	making  map[*sqltree.Expr]bool       // those of them that are being made
	open    map[*sqltree.Query]bool      // what is being built: a recursive CTE reads itself
	work    int                          // nodes made

	// Of the SELECT that is being built:
	aliases []sqltree.Item // what a name may mean that is no column; nil within the select list
	windows []sqltree.NamedWindow
	tops    []sqltree.Source // the sources of FROM, joins taken apart
}

func (b *rotBuilder) node(op, value string, args ...*GraphNode) *GraphNode {
	b.work++
	return &GraphNode{Op: op, Value: value, Args: args}
}

// operator makes a relational operator. The order of its inputs and properties means nothing, and is made one.
func (b *rotBuilder) operator(op, value string, args ...*GraphNode) *GraphNode {
	n := b.node(op, value, args...)
	n.Relational = true
	graphSort(n.Args)
	return n
}

func graphSort(nodes []*GraphNode) {
	if len(nodes) < 2 {
		return
	}
	text := make(map[*GraphNode]string, len(nodes))
	for _, n := range nodes {
		text[n] = n.text()
	}
	slices.SortStableFunc(nodes, func(a, b *GraphNode) int { return cmp.Compare(text[a], text[b]) })
}

// graphUnique leaves one of those that are equal.
func graphUnique(nodes []*GraphNode) []*GraphNode {
	seen := map[string]bool{}
	return slices.DeleteFunc(nodes, func(n *GraphNode) bool {
		t := n.text()
		defer func() { seen[t] = true }()
		return seen[t]
	})
}

func (b *rotBuilder) query(q *sqltree.Query, nested bool) *GraphNode {
	if b.open[q] || b.work > graphWork {
		return b.operator("recursion", "")
	}
	b.open[q] = true
	aliases, windows, tops := b.aliases, b.windows, b.tops
	defer func() {
		delete(b.open, q)
		b.aliases, b.windows, b.tops = aliases, windows, tops
	}()
	order := q.OrderBy
	if nested && q.Limit == nil && q.Offset == nil {
		order = nil
	}
	var n *GraphNode
	var keys []*GraphNode
	switch body := q.Body.(type) {
	case *sqltree.Select:
		n, keys = b.selection(body, order)
	case *sqltree.SetOp:
		b.aliases, b.windows, b.tops = nil, nil, nil
		n = b.setOp(body)
		if first := graphFirstSelect(q); first != nil {
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

func (b *rotBuilder) limit(n *GraphNode, q *sqltree.Query) *GraphNode {
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

func (b *rotBuilder) sortKeys(order []sqltree.Order) []*GraphNode {
	var keys []*GraphNode
	for _, o := range order {
		direction := "asc"
		if o.Desc {
			direction = "desc"
		}
		keys = append(keys, b.node(direction, o.Nulls, b.term(o.Expr)))
	}
	return keys
}

func (b *rotBuilder) values(v *sqltree.Values) *GraphNode {
	n := b.operator("values", "")
	for _, row := range v.Rows {
		r := b.node("row", "", b.exprs(row)...)
		r.Fixed = true
		n.Args = append(n.Args, r)
	}
	return n
}

// setOp joins queries; A UNION (B UNION C) is one of three.
func (b *rotBuilder) setOp(s *sqltree.SetOp) *GraphNode {
	value := ""
	if s.All {
		value = "all"
	}
	left, right := b.query(s.Left, true), b.query(s.Right, true)
	if s.Op == sqltree.Except {
		n := b.operator("except", value)
		n.Fixed, n.Args = true, []*GraphNode{left, right}
		return n
	}
	var args []*GraphNode
	for _, operand := range []*GraphNode{left, right} {
		if operand.Op == string(s.Op) && operand.Value == value {
			args = append(args, operand.Args...)
		} else {
			args = append(args, operand)
		}
	}
	return b.operator(string(s.Op), value, args...)
}

// selection builds a SELECT from the bottom, and the keys of its order.
func (b *rotBuilder) selection(s *sqltree.Select, order []sqltree.Order) (n *GraphNode, keys []*GraphNode) {
	b.aliases, b.windows, b.tops = nil, s.Windows, nil
	from := &rotRegion{seen: map[*sqltree.Query]bool{}, bases: new([]sqltree.Source)}
	if s.From != nil {
		for top := range sqltree.Sources(s.From) {
			if _, join := top.(*sqltree.Join); !join {
				b.tops = append(b.tops, top)
			}
		}
		b.collect(s.From, from)
	}
	from.on = append(from.on, sqltree.Conjuncts(s.Where)...)
	defer b.label(s, order, from)()

	items := b.items(s.Items)
	b.aliases = s.Items
	groups := b.terms(s.GroupBy)
	having := b.conjuncts(sqltree.Conjuncts(s.Having))
	keys = b.sortKeys(order)
	aggregates := graphAggregates(slices.Concat(items, having, keys))

	conditions := b.conjuncts(from.on)
	if len(groups) > 0 {
		var after []*GraphNode
		for _, h := range having {
			if graphOver(h, groups) {
				conditions = graphUnique(append(conditions, h))
			} else {
				after = append(after, h)
			}
		}
		having = after
	}
	n = b.input(from, conditions)
	plain := len(groups)+len(aggregates) == 0
	if plain && s.Distinct && !slices.ContainsFunc(items, graphWindowed) {
		groups = items
	}
	if len(groups)+len(aggregates) > 0 {
		args := []*GraphNode{n}
		for _, g := range graphUnique(slices.Clone(groups)) {
			args = append(args, b.node("key", "", g))
		}
		n = b.operator("aggregate", "", append(args, aggregates...)...)
	}
	if len(having) > 0 {
		n = b.operator("filter", "", append([]*GraphNode{n}, having...)...)
	}
	n = b.operator("project", "", append([]*GraphNode{n}, items...)...)
	switch {
	case len(s.DistinctOn) > 0:
		n = b.operator("distinct on", "", append([]*GraphNode{n}, b.terms(s.DistinctOn)...)...)
	case s.Distinct && (!plain || slices.ContainsFunc(items, graphWindowed)):
		n = b.operator("distinct", "", n)
	}
	return n, keys
}

// graphAggregates are the aggregate functions in expressions, each once.
func graphAggregates(nodes []*GraphNode) []*GraphNode {
	var out []*GraphNode
	for _, n := range nodes {
		n.all(func(x *GraphNode) bool {
			if x.Op == "aggregate call" {
				out = append(out, x)
			}
			return !x.Relational && x.Op != "aggregate call"
		})
	}
	return graphUnique(out)
}

func graphWindowed(n *GraphNode) bool {
	found := false
	n.all(func(x *GraphNode) bool {
		found = found || x.Op == "window call"
		return !x.Relational
	})
	return found
}

// graphOver tells whether a condition is on group keys alone, so that it may stand before the grouping.
func graphOver(n *GraphNode, keys []*GraphNode) bool {
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
		if !graphOver(a, keys) {
			return false
		}
	}
	return true
}

// rotRegion is what inner joins join: inputs and conditions, which may be told in any order.
type rotRegion struct {
	inputs []rotInput
	on     []*sqltree.Expr
	inner  bool                    // it is an operand of an outer join
	seen   map[*sqltree.Query]bool // of the SELECT: what is merged already
	bases  *[]sqltree.Source       // of the SELECT: what columns may belong to
}

// rotInput is a source that is built, or an outer join.
type rotInput struct {
	source      sqltree.Source
	node        *GraphNode // what the source reads
	kind        sqltree.JoinKind
	left, right *rotRegion
	on          []*sqltree.Expr
}

func (r *rotRegion) operand() *rotRegion {
	return &rotRegion{inner: true, seen: r.seen, bases: r.bases}
}

// collect takes FROM apart.
func (b *rotBuilder) collect(s sqltree.Source, r *rotRegion) {
	if j, ok := s.(*sqltree.Join); ok {
		on := append(sqltree.Conjuncts(j.On), graphUsing(j)...)
		if j.Kind == sqltree.InnerJoin || j.Kind == sqltree.CrossJoin {
			b.collect(j.Left, r)
			b.collect(j.Right, r)
			r.on = append(r.on, on...)
			return
		}
		outer := rotInput{kind: j.Kind, left: r.operand(), right: r.operand(), on: on}
		b.collect(j.Left, outer.left)
		b.collect(j.Right, outer.right)
		if j.Kind == sqltree.RightJoin {
			outer.kind, outer.left, outer.right = sqltree.LeftJoin, outer.right, outer.left
		}
		r.inputs = append(r.inputs, outer)
		return
	}
	q, _ := graphQueryOf(s)
	if b.merges(q, r) {
		r.seen[q], b.merged[s] = true, true
		inner := q.Body.(*sqltree.Select)
		b.collect(inner.From, r)
		r.on = append(r.on, sqltree.Conjuncts(inner.Where)...)
		return
	}
	delete(b.merged, s)
	var n *GraphNode
	switch s := s.(type) {
	case *sqltree.Function:
		n = b.operator("function", s.Call.Text, b.exprs(s.Call.Args)...)
	case *sqltree.Table:
		if q == nil {
			n = b.operator("scan", strings.ToLower(s.Name))
		}
	}
	if n == nil {
		n = b.query(q, true)
	}
	r.inputs = append(r.inputs, rotInput{source: s, node: n})
	*r.bases = append(*r.bases, s)
}

// graphQueryOf is the query that a source stands for, with the names that it gives to columns; nil for none.
func graphQueryOf(s sqltree.Source) (*sqltree.Query, []string) {
	switch s := s.(type) {
	case *sqltree.Derived:
		return s.Query, s.Columns
	case *sqltree.Table:
		if s.CTE != nil && s.Columns != nil {
			return s.CTE.Query, s.Columns
		} else if s.CTE != nil {
			return s.CTE.Query, s.CTE.Columns
		}
	}
	return nil, nil
}

// merges tells whether a nested query only selects, filters and joins. One that is read twice is merged once; below an outer
// join, only columns may be selected, which are NULL where the join finds nothing.
func (b *rotBuilder) merges(q *sqltree.Query, r *rotRegion) bool {
	if q == nil || b.open[q] || r.seen[q] || q.Limit != nil || q.Offset != nil {
		return false
	}
	s, ok := q.Body.(*sqltree.Select)
	if !ok || s.From == nil || s.Distinct || len(s.DistinctOn)+len(s.GroupBy) > 0 || s.Having != nil {
		return false
	}
	for _, i := range s.Items {
		for e := range i.Expr.All() {
			if graphAggregate(e) || e.Call != nil && e.Call.Over != nil ||
				r.inner && e.Op != sqltree.OpColumn && (e.Op != sqltree.OpStar || len(e.Args) > 0) {
				return false
			}
		}
	}
	return true
}

// graphUsing are the conditions of USING and NATURAL. A column of USING is taken for the first source's on either side.
func graphUsing(j *sqltree.Join) []*sqltree.Expr {
	first := func(s sqltree.Source) sqltree.Source {
		for x := range sqltree.Sources(s) {
			return x
		}
		return s
	}
	left, right := first(j.Left), first(j.Right)
	var on []*sqltree.Expr
	for _, name := range j.Using {
		on = append(on, &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{
			{Op: sqltree.OpColumn, Text: name, Of: left}, {Op: sqltree.OpColumn, Text: name, Of: right}}})
	}
	if j.Natural {
		on = append(on, &sqltree.Expr{Op: "natural", Args: []*sqltree.Expr{
			{Op: sqltree.OpStar, Of: left}, {Op: sqltree.OpStar, Of: right}}})
	}
	return on
}

// label tells sources of one name apart, for as long as their SELECT is being built. Their numbers do not come from their
// order, but from what the query says of each, which the numbers of others refine; only where it says the same of
// several is the first taken.
func (b *rotBuilder) label(s *sqltree.Select, order []sqltree.Order, from *rotRegion) (restore func()) {
	bases := *from.bases
	old := map[sqltree.Source]string{}
	for _, base := range bases {
		old[base] = b.labels[base]
		b.labels[base] = ""
	}
	clear(b.outputs)
	byName := map[string][]sqltree.Source{}
	for _, base := range bases {
		name := graphSourceName(base)
		byName[name] = append(byName[name], base)
	}
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(byName)), func(name string) bool { return len(byName[name]) < 2 })
	for b.work <= graphWork {
		for b.refine(names, byName, func() string { return b.sayings(s, order, from) }) {
		}
		if !b.separate(names, byName) {
			break
		}
	}
	return func() {
		maps.Copy(b.labels, old)
		clear(b.outputs)
	}
}

// refine gives sources of one name that are spoken of differently different labels, and tells whether there are more of
// them now.
func (b *rotBuilder) refine(names []string, byName map[string][]sqltree.Source, sayings func() string) bool {
	type ranked struct {
		base        sqltree.Source
		label, said string
	}
	before, after := 0, 0
	labels := map[sqltree.Source]string{}
	for _, name := range names {
		var all []ranked
		for _, base := range byName[name] {
			r := ranked{base: base, label: b.labels[base]}
			b.labels[base] = "#"
			clear(b.outputs)
			r.said = sayings()
			b.labels[base] = r.label
			all = append(all, r)
		}
		slices.SortStableFunc(all, func(x, y ranked) int {
			return cmp.Or(cmp.Compare(x.label, y.label), cmp.Compare(x.said, y.said))
		})
		for i, r := range all {
			if i == 0 || r.label != all[i-1].label {
				before++
			}
			if i == 0 || r.label != all[i-1].label || r.said != all[i-1].said {
				after++
				labels[r.base] = graphOrdinal(i)
			} else {
				labels[r.base] = labels[all[i-1].base]
			}
		}
	}
	maps.Copy(b.labels, labels)
	clear(b.outputs)
	return after > before
}

// separate gives one of several sources that still have one label a label of its own; false: there are none.
func (b *rotBuilder) separate(names []string, byName map[string][]sqltree.Source) bool {
	for _, name := range names {
		same := map[string]int{}
		for _, base := range byName[name] {
			same[b.labels[base]]++
		}
		for _, base := range byName[name] {
			if label := b.labels[base]; same[label] > 1 {
				b.labels[base] = label + "'"
				clear(b.outputs)
				return true
			}
		}
	}
	return false
}

// graphOrdinal marks the source of a rank among those of its name, the first by nothing.
func graphOrdinal(rank int) string {
	if rank == 0 {
		return ""
	}
	return fmt.Sprintf("#%02d", rank+1)
}

// sayings is all that a SELECT says, in one order.
func (b *rotBuilder) sayings(s *sqltree.Select, order []sqltree.Order, from *rotRegion) string {
	all := append(b.items(s.Items), b.conjuncts(from.conditions())...)
	b.aliases = s.Items
	all = append(all, b.terms(s.GroupBy)...)
	all = append(all, b.conjuncts(sqltree.Conjuncts(s.Having))...)
	all = append(all, b.sortKeys(order)...)
	b.aliases = nil
	graphSort(all)
	n := GraphNode{Args: all}
	return n.text()
}

// conditions are those of a region and of all outer joins in it.
func (r *rotRegion) conditions() []*sqltree.Expr {
	out := slices.Clone(r.on)
	for _, in := range r.inputs {
		if in.left != nil {
			out = slices.Concat(out, in.on, in.left.conditions(), in.right.conditions())
		}
	}
	return out
}

func graphSourceName(s sqltree.Source) string {
	switch s := s.(type) {
	case *sqltree.Table:
		return strings.ToLower(s.Name)
	case *sqltree.Function:
		return s.Call.Text + "()"
	}
	return ""
}

// input builds what a region reads: its inputs, joined, and filtered by the conditions.
func (b *rotBuilder) input(r *rotRegion, conditions []*GraphNode) *GraphNode {
	member := map[sqltree.Source]int{}
	var inputs []*GraphNode
	for i, in := range r.inputs {
		inputs = append(inputs, b.joined(in))
		in.each(func(s sqltree.Source) { member[s] = i })
	}
	var on, where []*GraphNode
	for _, c := range conditions {
		if graphSpans(c, member) {
			on = append(on, c)
		} else {
			where = append(where, c)
		}
	}
	var n *GraphNode
	switch len(inputs) {
	case 0:
		n = b.operator("values", "")
	case 1:
		n = inputs[0]
	default:
		n = b.operator("join", "", append(inputs, on...)...)
	}
	if len(where) > 0 {
		n = b.operator("filter", "", append([]*GraphNode{n}, where...)...)
	}
	return n
}

// joined builds one input.
func (b *rotBuilder) joined(in rotInput) *GraphNode {
	if in.left == nil {
		return in.node
	}
	left, right := b.input(in.left, b.conjuncts(in.left.on)), b.input(in.right, b.conjuncts(in.right.on))
	on := b.node("on", "", b.conjuncts(in.on)...)
	graphSort(on.Args)
	n := b.operator(string(in.kind)+" join", "", left, right)
	if in.kind == sqltree.LeftJoin {
		n.Fixed, n.Args = true, []*GraphNode{left, right}
	}
	n.Args = append(n.Args, on)
	return n
}

// each calls f with the sources of an input.
func (in rotInput) each(f func(sqltree.Source)) {
	if in.left == nil {
		f(in.source)
		return
	}
	for _, side := range []*rotRegion{in.left, in.right} {
		for _, x := range side.inputs {
			x.each(f)
		}
	}
}

// graphSpans tells whether a condition is on several inputs, and so the join's. One with a nested query is the filter's.
func graphSpans(n *GraphNode, member map[sqltree.Source]int) bool {
	on := map[int]bool{}
	nested := false
	n.all(func(x *GraphNode) bool {
		nested = nested || x.Relational
		if i, ok := member[x.of]; ok && x.of != nil {
			on[i] = true
		}
		return true
	})
	return len(on) > 1 && !nested
}

// graphFirstSelect is the SELECT that names the columns of q, nil for VALUES.
func graphFirstSelect(q *sqltree.Query) *sqltree.Select {
	for q != nil {
		switch body := q.Body.(type) {
		case *sqltree.SetOp:
			q = body.Left
		case *sqltree.Select:
			return body
		default:
			return nil
		}
	}
	return nil
}

// graphDigest shortens a long text to one that is as distinct.
func graphDigest(text string) string {
	const long = 64 // bytes
	if len(text) <= long {
		return text
	}
	h := fnv.New128a()
	h.Write([]byte(text))
	return "#" + hex.EncodeToString(h.Sum(nil))
}
