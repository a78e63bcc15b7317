package main

import (
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// sqlOf writes a query as SQLite reads it. It knows what gold queries have; the error says what else there is.
func sqlOf(q *sqltree.Query) (string, error) {
	p := &printer{}
	sql := p.query(q)
	return sql, p.err
}

type printer struct{ err error }

func (p *printer) unknown(what string, x any) string {
	if p.err == nil {
		p.err = fmt.Errorf("no SQL is known for the %s %v", what, x)
	}
	return ""
}

func quote(name string) string { return dialects.QuoteIdent(dialects.SQLite, name) }

func quoteAll(names []string) string {
	var out []string
	for _, n := range names {
		out = append(out, quote(n))
	}
	return strings.Join(out, ", ")
}

func (p *printer) query(q *sqltree.Query) string {
	sql := ""
	if len(q.With) > 0 {
		var with []string
		for _, c := range q.With {
			columns := ""
			if c.Columns != nil {
				columns = "(" + quoteAll(c.Columns) + ")"
			}
			with = append(with, quote(c.Name)+columns+" AS ("+p.query(c.Query)+")")
		}
		sql = "WITH "
		if q.Recursive {
			sql += "RECURSIVE "
		}
		sql += strings.Join(with, ", ") + " "
	}
	sql += p.body(q.Body)
	if len(q.OrderBy) > 0 {
		sql += " ORDER BY " + p.orders(q.OrderBy)
	}
	if q.Limit != nil {
		sql += " LIMIT " + p.expr(q.Limit)
	}
	if q.Offset != nil {
		sql += " OFFSET " + p.expr(q.Offset)
	}
	return sql
}

func (p *printer) orders(orders []sqltree.Order) string {
	var out []string
	for _, o := range orders {
		s := p.expr(o.Expr)
		if o.Desc {
			s += " DESC"
		}
		if o.Nulls != "" {
			s += " NULLS " + strings.ToUpper(o.Nulls)
		}
		out = append(out, s)
	}
	return strings.Join(out, ", ")
}

func (p *printer) body(b sqltree.Body) string {
	switch b := b.(type) {
	case *sqltree.Select:
		return p.selection(b)
	case *sqltree.SetOp:
		op := " " + strings.ToUpper(string(b.Op)) + " "
		if b.All {
			op += "ALL "
		}
		return p.body(b.Left.Body) + op + p.body(b.Right.Body) // SQLite's operands have neither order nor parentheses
	}
	return p.unknown("query", fmt.Sprintf("%T", b))
}

func (p *printer) selection(s *sqltree.Select) string {
	sql := "SELECT "
	if s.Distinct {
		sql += "DISTINCT "
	}
	for i, item := range s.Items {
		if i > 0 {
			sql += ", "
		}
		sql += p.expr(item.Expr)
		if item.Alias != "" {
			sql += " AS " + quote(item.Alias)
		}
	}
	if s.From != nil {
		sql += " FROM " + p.source(s.From)
	}
	if s.Where != nil {
		sql += " WHERE " + p.expr(s.Where)
	}
	if len(s.GroupBy) > 0 {
		sql += " GROUP BY " + p.exprs(s.GroupBy)
	}
	if s.Having != nil {
		sql += " HAVING " + p.expr(s.Having)
	}
	if len(s.Windows) > 0 {
		p.unknown("clause", "WINDOW")
	}
	return sql
}

func (p *printer) source(s sqltree.Source) string {
	alias := func(name string) string {
		if name == "" {
			return ""
		}
		return " AS " + quote(name)
	}
	switch s := s.(type) {
	case *sqltree.Table:
		return quote(s.Name) + alias(s.Alias)
	case *sqltree.Derived:
		return "(" + p.query(s.Query) + ")" + alias(s.Alias)
	case *sqltree.Join:
		right := p.source(s.Right)
		if _, join := s.Right.(*sqltree.Join); join {
			right = "(" + right + ")"
		}
		if s.Kind == sqltree.CrossJoin && s.On == nil && s.Using == nil && !s.Natural {
			return p.source(s.Left) + ", " + right
		}
		words := strings.ToUpper(string(s.Kind)) + " JOIN "
		if s.Kind == sqltree.InnerJoin {
			words = "JOIN "
		}
		if s.Natural {
			words = "NATURAL " + words
		}
		sql := p.source(s.Left) + " " + words + right
		if s.On != nil {
			sql += " ON " + p.expr(s.On)
		}
		if s.Using != nil {
			sql += " USING (" + quoteAll(s.Using) + ")"
		}
		return sql
	}
	return p.unknown("source", fmt.Sprintf("%T", s))
}

func (p *printer) exprs(es []*sqltree.Expr) string {
	var out []string
	for _, e := range es {
		out = append(out, p.expr(e))
	}
	return strings.Join(out, ", ")
}

func (p *printer) expr(e *sqltree.Expr) string {
	switch e.Op {
	case sqltree.OpColumn, sqltree.OpStar:
		return p.column(e)
	case sqltree.OpNumber:
		return e.Text
	case sqltree.OpString:
		return "'" + strings.ReplaceAll(e.Text, "'", "''") + "'"
	case sqltree.OpNull:
		return "NULL"
	case sqltree.OpBool, sqltree.OpNow:
		return e.Text
	case sqltree.OpAnd, sqltree.OpOr:
		var operands []string
		for _, x := range e.Args {
			s := p.expr(x)
			if x.Op == sqltree.OpOr && e.Op == sqltree.OpAnd {
				s = "(" + s + ")"
			}
			operands = append(operands, s)
		}
		return strings.Join(operands, " "+strings.ToUpper(string(e.Op))+" ")
	case sqltree.OpNot:
		if s := p.test(e.Args[0], "NOT "); s != "" {
			return s
		}
		return "NOT (" + p.expr(e.Args[0]) + ")"
	case sqltree.OpSubquery:
		return "(" + p.query(e.Query) + ")"
	case sqltree.OpRow:
		return "(" + p.exprs(e.Args) + ")"
	case sqltree.OpNegate:
		return "-" + p.operand(e.Args[0])
	case sqltree.OpCast:
		return "CAST(" + p.expr(e.Args[0]) + " AS " + e.Text + ")"
	case sqltree.OpCall:
		return p.call(e)
	}
	if s := p.test(e, ""); s != "" {
		return s
	}
	switch e.Op {
	case sqltree.OpEqual, sqltree.OpNotEqual, sqltree.OpLess, sqltree.OpLessEq, sqltree.OpGreater, sqltree.OpGreaterEq,
		sqltree.OpConcat, "+", "-", "/", "%":
		return p.infix(e)
	}
	return p.unknown("operator", e.Op)
}

func (p *printer) column(e *sqltree.Expr) string {
	qualifier := ""
	if e.Table != "" {
		qualifier = quote(e.Table) + "."
	}
	switch {
	case e.Op == sqltree.OpStar && len(e.Args) > 0:
		return p.infix(e)
	case e.Op == sqltree.OpStar:
		return qualifier + "*"
	case e.Quoted:
		return qualifier + `"` + strings.ReplaceAll(e.Text, `"`, `""`) + `"`
	}
	return qualifier + quote(e.Text)
}

func (p *printer) infix(e *sqltree.Expr) string {
	return p.operand(e.Args[0]) + " " + string(e.Op) + " " + p.operand(e.Args[1])
}

// operand writes what stands beside an operator.
func (p *printer) operand(e *sqltree.Expr) string {
	s := p.expr(e)
	switch e.Op {
	case sqltree.OpColumn, sqltree.OpNumber, sqltree.OpString, sqltree.OpNull, sqltree.OpBool, sqltree.OpNow, sqltree.OpSubquery,
		sqltree.OpCall, sqltree.OpCast, sqltree.OpRow, sqltree.OpNegate:
		return s
	}
	return "(" + s + ")"
}

// test writes what has a NOT of its own; "" for anything else.
func (p *printer) test(e *sqltree.Expr, not string) string {
	switch e.Op {
	case sqltree.OpExists:
		return not + "EXISTS (" + p.query(e.Query) + ")"
	case sqltree.OpIn:
		list := p.exprs(e.Args[1:])
		if e.Query != nil {
			list = p.query(e.Query)
		}
		return p.operand(e.Args[0]) + " " + not + "IN (" + list + ")"
	case sqltree.OpBetween:
		return p.operand(e.Args[0]) + " " + not + "BETWEEN " + p.operand(e.Args[1]) + " AND " + p.operand(e.Args[2])
	case sqltree.OpLike:
		if len(e.Args) == 2 {
			return p.operand(e.Args[0]) + " " + not + "LIKE " + p.operand(e.Args[1])
		}
	case sqltree.OpIsNull:
		return p.operand(e.Args[0]) + " IS " + not + "NULL"
	}
	return ""
}

func (p *printer) call(e *sqltree.Expr) string {
	args := p.exprs(e.Args)
	if c := e.Call; c != nil {
		if c.Over != nil || c.Filter != nil || len(c.OrderBy) > 0 {
			p.unknown("clause of", e.Text)
		}
		if c.Distinct {
			args = "DISTINCT " + args
		}
	}
	return e.Text + "(" + args + ")"
}
