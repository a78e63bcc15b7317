package relalg

import (
	"cmp"
	"encoding/hex"
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// region is what inner joins join: inputs and conditions, which may be in any order.
type region struct {
	inputs []input
	on     []*sqltree.Expr
	inner  bool                    // it is an operand of an outer join
	seen   map[*sqltree.Query]bool // of the SELECT: what is merged already
	bases  *[]sqltree.Source       // of the SELECT: what columns may belong to
}

// input is a source that is built, or an outer join.
type input struct {
	source      sqltree.Source
	node        *Node // what the source reads
	kind        sqltree.JoinKind
	left, right *region
	on          []*sqltree.Expr
}

func (r *region) operand() *region {
	return &region{inner: true, seen: r.seen, bases: r.bases}
}

// collect takes FROM apart.
func (b *builder) collect(s sqltree.Source, r *region) {
	if j, ok := s.(*sqltree.Join); ok {
		on := append(sqltree.Conjuncts(j.On), usingConditions(j)...)
		if j.Kind == sqltree.InnerJoin || j.Kind == sqltree.CrossJoin {
			b.collect(j.Left, r)
			b.collect(j.Right, r)
			r.on = append(r.on, on...)
			return
		}
		outer := input{kind: j.Kind, left: r.operand(), right: r.operand(), on: on}
		b.collect(j.Left, outer.left)
		b.collect(j.Right, outer.right)
		if j.Kind != sqltree.LeftJoin {
			b.mayMiss(outer.left)
		}
		if j.Kind != sqltree.RightJoin {
			b.mayMiss(outer.right)
		}
		if j.Kind == sqltree.RightJoin {
			outer.kind, outer.left, outer.right = sqltree.LeftJoin, outer.right, outer.left
		}
		r.inputs = append(r.inputs, outer)
		return
	}
	q, _ := queryOf(s)
	if b.merges(q, r) {
		r.seen[q], b.merged[s] = true, true
		inner := q.Body.(*sqltree.Select)
		b.collect(inner.From, r)
		r.on = append(r.on, sqltree.Conjuncts(inner.Where)...)
		return
	}
	delete(b.merged, s)
	var n *Node
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
	delete(b.nullable, s)
	r.inputs = append(r.inputs, input{source: s, node: n})
	*r.bases = append(*r.bases, s)
}

// mayMiss notes that an outer join may find no rows of a region.
func (b *builder) mayMiss(r *region) {
	for _, in := range r.inputs {
		in.each(func(s sqltree.Source) { b.nullable[s] = true })
	}
}

// queryOf is the query that a source represents, with the names that it gives to columns; nil for none.
func queryOf(s sqltree.Source) (*sqltree.Query, []string) {
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

// merges reports whether a nested query only selects, filters and joins. One that is read twice is merged once; below
// an outer join, only columns may be selected, which are NULL where the join finds nothing.
func (b *builder) merges(q *sqltree.Query, r *region) bool {
	if q == nil || b.open[q] || r.seen[q] || q.Limit != nil || q.Offset != nil {
		return false
	}
	s, ok := q.Body.(*sqltree.Select)
	if !ok || s.From == nil || s.Distinct || len(s.DistinctOn)+len(s.GroupBy) > 0 || s.Having != nil {
		return false
	}
	for _, i := range s.Items {
		for e := range i.Expr.All() {
			if isAggregate(e) || e.Call != nil && e.Call.Over != nil ||
				r.inner && e.Op != sqltree.OpColumn && (e.Op != sqltree.OpStar || len(e.Args) > 0) {
				return false
			}
		}
	}
	return true
}

// usingConditions are the conditions of USING and NATURAL. A column of USING is taken for the first source's on either
// side.
func usingConditions(j *sqltree.Join) []*sqltree.Expr {
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

// label distinguishes sources of one name, for as long as their SELECT is being built. Their numbers do not come from
// their order, but from what the query says of each, which the numbers of others refine; only where it says the same of
// several is the first taken.
func (b *builder) label(s *sqltree.Select, order []sqltree.Order, from *region) (restore func()) {
	bases := *from.bases
	old := map[sqltree.Source]string{}
	for _, base := range bases {
		old[base] = b.labels[base]
		b.labels[base] = ""
	}
	clear(b.outputs)
	byName := map[string][]sqltree.Source{}
	for _, base := range bases {
		name := sourceName(base)
		byName[name] = append(byName[name], base)
	}
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(byName)), func(name string) bool { return len(byName[name]) < 2 })
	for b.work <= maxWork {
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

// refine gives sources of one name that are spoken of differently different labels, and reports whether there are more
// of them now.
func (b *builder) refine(names []string, byName map[string][]sqltree.Source, sayings func() string) bool {
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
				labels[r.base] = ordinal(i)
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
func (b *builder) separate(names []string, byName map[string][]sqltree.Source) bool {
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

// ordinal marks the source of a rank among those of its name, the first by nothing.
func ordinal(rank int) string {
	if rank == 0 {
		return ""
	}
	return fmt.Sprintf("#%02d", rank+1)
}

// sayings is all that a SELECT says, in one order.
func (b *builder) sayings(s *sqltree.Select, order []sqltree.Order, from *region) string {
	all := append(b.items(s.Items), b.conjuncts(from.conditions())...)
	b.aliases = s.Items
	all = append(all, b.terms(s.GroupBy)...)
	all = append(all, b.conjuncts(sqltree.Conjuncts(s.Having))...)
	all = append(all, b.sortKeys(order)...)
	b.aliases = nil
	sortNodes(all)
	n := Node{Args: all}
	return n.text()
}

// conditions are those of a region and of all outer joins in it.
func (r *region) conditions() []*sqltree.Expr {
	out := slices.Clone(r.on)
	for _, in := range r.inputs {
		if in.left != nil {
			out = slices.Concat(out, in.on, in.left.conditions(), in.right.conditions())
		}
	}
	return out
}

func sourceName(s sqltree.Source) string {
	switch s := s.(type) {
	case *sqltree.Table:
		return strings.ToLower(s.Name)
	case *sqltree.Function:
		return s.Call.Text + "()"
	}
	return ""
}

// input builds what a region reads: its inputs, joined, and filtered by the conditions.
func (b *builder) input(r *region, conditions []*Node) *Node {
	member := map[sqltree.Source]int{}
	var inputs []*Node
	for i, in := range r.inputs {
		inputs = append(inputs, b.joined(in))
		in.each(func(s sqltree.Source) { member[s] = i })
	}
	var on, where []*Node
	for _, c := range conditions {
		if spans(c, member) {
			on = append(on, c)
		} else {
			where = append(where, c)
		}
	}
	var n *Node
	switch len(inputs) {
	case 0:
		n = b.operator("values", "")
	case 1:
		n = inputs[0]
	default:
		n = b.operator("join", "", append(inputs, on...)...)
	}
	if len(where) > 0 {
		n = b.operator("filter", "", append([]*Node{n}, where...)...)
	}
	return n
}

// joined builds one input.
func (b *builder) joined(in input) *Node {
	if in.left == nil {
		return in.node
	}
	left, right := b.input(in.left, b.conjuncts(in.left.on)), b.input(in.right, b.conjuncts(in.right.on))
	on := b.node("on", "", b.conjuncts(in.on)...)
	sortNodes(on.Args)
	n := b.operator(string(in.kind)+" join", "", left, right)
	if in.kind == sqltree.LeftJoin {
		n.Fixed, n.Args = true, []*Node{left, right}
	}
	n.Args = append(n.Args, on)
	return n
}

// each calls f with the sources of an input.
func (in input) each(f func(sqltree.Source)) {
	if in.left == nil {
		f(in.source)
		return
	}
	for _, side := range []*region{in.left, in.right} {
		for _, x := range side.inputs {
			x.each(f)
		}
	}
}

// spans reports whether a condition is on several inputs, and so the join's. One with a nested query is the filter's.
func spans(n *Node, member map[sqltree.Source]int) bool {
	on := map[int]bool{}
	nested := false
	n.all(func(x *Node) bool {
		nested = nested || x.Relational
		if i, ok := member[x.of]; ok && x.of != nil {
			on[i] = true
		}
		return true
	})
	return len(on) > 1 && !nested
}

// digest shortens a long text to one that is as distinct.
func digest(text string) string {
	const long = 64 // bytes
	if len(text) <= long {
		return text
	}
	h := fnv.New128a()
	h.Write([]byte(text))
	return "#" + hex.EncodeToString(h.Sum(nil))
}
