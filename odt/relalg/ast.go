package relalg

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// AST is the syntax tree of a query, for AstPM (section 4.3): a node for each clause and each expression, as they are
// written. Clauses and queries are what may match anywhere.
func AST(q *sqltree.Query) *Node {
	n := astClause("query", "")
	for _, c := range q.With {
		with := astClause("with", astName(c.Name))
		if c.Query != nil {
			with.Args = []*Node{AST(c.Query)}
		}
		n.Args = append(n.Args, with)
	}
	switch body := q.Body.(type) {
	case *sqltree.Select:
		n.Args = append(n.Args, astSelect(body))
	case *sqltree.SetOp:
		op := astClause(string(body.Op), "", AST(body.Left), AST(body.Right))
		if op.Fixed = true; body.All {
			op.Value = "all"
		}
		n.Args = append(n.Args, op)
	case *sqltree.Values:
		values := astClause("values", "")
		for _, row := range body.Rows {
			values.Args = append(values.Args, astOperands("row", "", astExprs(row)))
		}
		n.Args = append(n.Args, values)
	}
	if orders := astOrders(q.OrderBy); len(orders) > 0 {
		n.Args = append(n.Args, astClause("order by", "", orders...))
		n.Args[len(n.Args)-1].Fixed = true
	}
	n.add("limit", astExprs([]*sqltree.Expr{q.Limit}))
	n.add("offset", astExprs([]*sqltree.Expr{q.Offset}))
	return n
}

func astClause(op, value string, args ...*Node) *Node {
	return &Node{Op: op, Value: value, Args: args, Relational: true}
}

// add adds a clause, if there is one.
func (n *Node) add(clause string, args []*Node) {
	if len(args) > 0 {
		n.Args = append(n.Args, astClause(clause, "", args...))
	}
}

func astOperands(op, value string, args []*Node) *Node {
	return &Node{Op: op, Value: value, Args: args, Fixed: true}
}

func astName(name string) string { return strings.ToLower(name) }

func astSelect(s *sqltree.Select) *Node {
	n := astClause("select", "")
	if s.Distinct {
		n.add("distinct", []*Node{{Op: "distinct"}})
	}
	n.add("distinct on", astExprs(s.DistinctOn))
	var items []*Node
	for _, i := range s.Items {
		items = append(items, astExpr(i.Expr))
	}
	n.add("items", items)
	if s.From != nil {
		n.Args = append(n.Args, astClause("from", "", astSource(s.From)))
	}
	n.add("where", astExprs([]*sqltree.Expr{s.Where}))
	n.add("group by", astExprs(s.GroupBy))
	n.add("having", astExprs([]*sqltree.Expr{s.Having}))
	for _, w := range s.Windows {
		n.Args = append(n.Args, astClause("window", astName(w.Name), astWindow(&w.Window)))
	}
	return n
}

func astSource(s sqltree.Source) *Node {
	switch s := s.(type) {
	case *sqltree.Table:
		return astClause("table", astName(s.Name))
	case *sqltree.Derived:
		return astClause("derived", "", AST(s.Query))
	case *sqltree.Function:
		return astClause("function", "", astExpr(s.Call))
	case *sqltree.Join:
		n := astClause(string(s.Kind)+" join", "", astSource(s.Left), astSource(s.Right))
		n.Fixed = true
		if s.Natural {
			n.Value = "natural"
		}
		n.add("on", astExprs([]*sqltree.Expr{s.On}))
		if len(s.Using) > 0 {
			n.Args = append(n.Args, astClause("using", astName(strings.Join(s.Using, " "))))
		}
		return n
	}
	return astClause("source", "")
}

// astExprs writes expressions; those that are nil are not there.
func astExprs(es []*sqltree.Expr) []*Node {
	var out []*Node
	for _, e := range es {
		if e != nil {
			out = append(out, astExpr(e))
		}
	}
	return out
}

func astOrders(order []sqltree.Order) []*Node {
	var out []*Node
	for _, o := range order {
		op := "asc"
		if o.Desc {
			op = "desc"
		}
		out = append(out, astOperands(op, o.Nulls, []*Node{astExpr(o.Expr)}))
	}
	return out
}

func astExpr(e *sqltree.Expr) *Node {
	n := astOperands(string(e.Op), e.Text, astExprs(e.Args))
	switch e.Op {
	case sqltree.OpString, sqltree.OpParam:
	case sqltree.OpColumn, sqltree.OpStar:
		n.Value = astName(n.Value)
	case sqltree.OpAnd, sqltree.OpOr, sqltree.OpIn:
		n.Fixed, n.Value = false, ""
	default:
		n.Value = astName(n.Value)
	}
	if e.Query != nil {
		n.Args = append(n.Args, AST(e.Query))
	}
	if c := e.Call; c != nil {
		astCall(n, c)
	}
	return n
}

// astCall adds what a call has besides its operands.
func astCall(n *Node, c *sqltree.Call) {
	clause := func(op string, args []*Node) {
		if len(args) > 0 {
			n.Args = append(n.Args, astOperands(op, "", args))
		}
	}
	if c.Distinct {
		n.Value += " distinct"
	}
	clause("order by", astOrders(c.OrderBy))
	clause("within group", astOrders(c.WithinGroup))
	clause("filter", astExprs([]*sqltree.Expr{c.Filter}))
	clause("separator", astExprs([]*sqltree.Expr{c.Separator}))
	clause("limit", astExprs([]*sqltree.Expr{c.Limit, c.Offset}))
	if c.Over != nil {
		n.Args = append(n.Args, astWindow(c.Over))
	}
}

func astWindow(w *sqltree.Window) *Node {
	n := astOperands("over", astName(w.Name), nil)
	n.Args = append(astExprs(w.PartitionBy), astOrders(w.OrderBy)...)
	if f := w.Frame; f != nil {
		value := strings.Join([]string{f.Unit, f.Start.Kind, f.End.Kind, f.Exclude}, " ")
		n.Args = append(n.Args, astOperands("frame", value, astExprs([]*sqltree.Expr{f.Start.Offset, f.End.Offset})))
	}
	return n
}
