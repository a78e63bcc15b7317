package odt

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// NodeType is the kind of a node of the tree (appendix D, "ODT Construction").
type NodeType string

const (
	Root     NodeType = "ROOT"
	Select   NodeType = "SELECT"
	CTE      NodeType = "CTE"
	SetOp    NodeType = "SET_OP"
	Subquery NodeType = "SUBQUERY" // in FROM, WHERE, HAVING, SELECT or any other clause
)

// Node is a node of the profile tree. ROOT, CTE and SUBQUERY hold the nodes of one query: its CTEs, then its
// SELECT or SET_OP. SET_OP holds those of its operands, SELECT the subqueries of its clauses.
type Node struct {
	Type     NodeType
	Name     string   // of a CTE, in lower case; the operator of a SET_OP
	All      bool     // of a SET_OP: UNION ALL
	Profile  *Profile // of a SELECT
	Children []*Node
}

// Profile is the local structural profile p = (c, b, T, S, W, J, G, H, O) of a SELECT (appendix D).
type Profile struct {
	C Counts
	B Indicators
	T Set // table names
	S Set // projections
	W Set // WHERE predicates
	J Set // JOIN conditions
	G Set // GROUP BY columns
	H Set // HAVING predicates; they have no weight
	O Set // ORDER BY: column, direction and whether there is a LIMIT (ours: "limit" alone where nothing orders)
}

// Counts are the count features c.
type Counts struct{ Joins, Items int }

// Indicators are the Boolean features b. Only Distinct has a weight.
type Indicators struct{ Where, GroupBy, Having, OrderBy, Limit, Aggregation, Distinct bool }

// NewTree is the profile tree of a query whose columns sqltree.Resolve has seen.
func NewTree(q *sqltree.Query) *Node {
	return &Node{Type: Root, Children: nodes(q, signer{outputs: map[*sqltree.Expr]string{}}, nil, false)}
}

// nodes are those of a query: its CTEs, then its body. A set operation has no profile, so what orders it is kept
// with its first SELECT, whose columns name those of the result (ours): order and limit are of the operations around q.
func nodes(q *sqltree.Query, sign signer, order []sqltree.Order, limit bool) []*Node {
	var out []*Node
	for _, c := range q.With {
		out = append(out, &Node{Type: CTE, Name: strings.ToLower(c.Name), Children: inside(c.Query, sign)})
	}
	order, limit = slices.Concat(q.OrderBy, order), limit || q.Limit != nil
	body := &Node{Type: Select}
	switch b := q.Body.(type) {
	case *sqltree.SetOp:
		left, right := nodes(b.Left, sign, order, limit), nodes(b.Right, sign, nil, false)
		body = &Node{Type: SetOp, Name: string(b.Op), All: b.All, Children: append(left, right...)}
	case *sqltree.Select:
		body.Profile = newProfile(b, sign, order, limit)
		for source := range sqltree.Sources(b.From) {
			if d, ok := source.(*sqltree.Derived); ok {
				body.Children = append(body.Children, &Node{Type: Subquery, Children: inside(d.Query, sign)})
			}
		}
	case *sqltree.Values:
		body.Profile = valuesProfile(b, sign, order, limit)
	}
	for e := range q.Exprs() {
		for x := range e.All() {
			if x.Query != nil {
				body.Children = append(body.Children, &Node{Type: Subquery, Children: inside(x.Query, sign)})
			}
		}
	}
	return append(out, body)
}

// inside are the nodes of a nested query, nil where there is none.
func inside(q *sqltree.Query, sign signer) []*Node {
	if q == nil {
		return nil
	}
	return nodes(q, sign, nil, false)
}

func newProfile(s *sqltree.Select, sign signer, order []sqltree.Order, limit bool) *Profile {
	p := &Profile{C: Counts{Items: len(s.Items)}}
	sign.windows = s.Windows
	var tables, items, joins []string
	for source := range sqltree.Sources(s.From) {
		switch x := source.(type) {
		case *sqltree.Table:
			tables = append(tables, strings.ToLower(x.Name))
		case *sqltree.Function:
			tables = append(tables, sign.expr(x.Call))
		case *sqltree.Join:
			p.C.Joins++
			joins = append(joins, sign.join(x)...)
		}
	}
	for _, i := range s.Items {
		items = append(items, sign.expr(i.Expr))
		p.B.Aggregation = p.B.Aggregation || aggregates(i.Expr)
	}
	p.T, p.S, p.J = newSet(tables), newSet(items), newSet(joins)

	sign.items = s.Items // the clauses below may name them
	p.W, p.H = newSet(sign.conjuncts(s.Where)), newSet(sign.conjuncts(s.Having))
	p.G = newSet(sign.terms(s.GroupBy))
	p.O = newSet(sign.orders(order, limit))
	p.B.Aggregation = p.B.Aggregation || aggregates(s.Having)
	for _, o := range order {
		p.B.Aggregation = p.B.Aggregation || aggregates(o.Expr)
	}
	p.B.Where, p.B.GroupBy, p.B.Having = s.Where != nil, len(s.GroupBy) > 0, s.Having != nil
	p.B.OrderBy, p.B.Limit = len(order) > 0, limit
	p.B.Distinct = s.Distinct || len(s.DistinctOn) > 0
	return p
}

// valuesProfile takes VALUES for a SELECT of its rows (ours).
func valuesProfile(v *sqltree.Values, sign signer, order []sqltree.Order, limit bool) *Profile {
	p := &Profile{B: Indicators{OrderBy: len(order) > 0, Limit: limit}}
	var rows []string
	for _, row := range v.Rows {
		p.C.Items = len(row)
		rows = append(rows, sign.expr(&sqltree.Expr{Op: sqltree.OpRow, Args: row}))
	}
	p.S, p.O = newSet(rows), newSet(sign.orders(order, limit))
	return p
}

// aggregates reports whether an expression aggregates in any of the dialects, nested queries aside.
func aggregates(e *sqltree.Expr) bool { return e.Aggregate("") != nil }

// Set is a set of signatures: sorted, each once.
type Set []string

func newSet(signatures []string) Set {
	slices.Sort(signatures)
	return slices.Compact(signatures)
}
