package parse

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// printer writes a tree as an s-expression: names as they are, in bars where they need quotes, "x" where that may be a
// string; what is not a name or a value in upper case; <c> for the use of a CTE.
type printer struct {
	plainCTEs bool // c instead of <c>
}

func sexpr(q *sqltree.Query) string { return printer{}.query(q) }

// list is (head part part), empty parts left out.
func list(head string, parts ...string) string {
	return "(" + words(append([]string{head}, parts...)...) + ")"
}

// words are the parts that are not empty.
func words(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, " ")
}

// when is text where it is set.
func when(set bool, text string) string {
	if set {
		return text
	}
	return ""
}

// optional is (head text) where there is a text.
func optional(head, text string) string { return when(text != "", list(head, text)) }

// name is a name, in bars where it needs quotes.
func name(s string) string {
	if s == "" || strings.Trim(s, "abcdefghijklmnopqrstuvwxyz0123456789_") != "" {
		return "|" + s + "|"
	}
	return s
}

// dotted is a name with what qualifies it.
func dotted(names ...string) string {
	out := ""
	for _, n := range names[:len(names)-1] {
		out += when(n != "", name(n)+".")
	}
	return out + names[len(names)-1]
}

func columns(names []string) string {
	if names == nil {
		return ""
	}
	var out []string
	for _, n := range names {
		out = append(out, name(n))
	}
	return "[" + words(out...) + "]"
}

func alias(alias string, names []string) string {
	return when(alias != "", ":"+name(alias)) + columns(names)
}

func (p printer) query(q *sqltree.Query) string {
	var with []string
	for _, c := range q.With {
		query := "WRITES"
		if c.Query != nil {
			query = p.query(c.Query)
		}
		var extra []string
		if s := c.Search; s != nil {
			extra = append(extra, list("search", when(s.Breadth, "BREADTH"), columns(s.By), name(s.Set)))
		}
		if y := c.Cycle; y != nil {
			extra = append(extra, list("cycle", columns(y.Columns), when(y.Set != "", name(y.Set)), p.expr(y.Value), p.expr(y.Default), when(y.Using != "", name(y.Using))))
		}
		with = append(with, list(name(c.Name)+columns(c.Columns), c.Materialized, query, words(extra...)))
	}
	body := p.body(q.Body)
	whole := words(optional("with", words(when(q.Recursive, "RECURSIVE"), words(with...))), body,
		p.orders("order", q.OrderBy), optional("limit", p.expr(q.Limit)), optional("offset", p.expr(q.Offset)),
		when(q.WithTies, "TIES"))
	if whole == body {
		return body
	}
	return list("query", whole)
}

func (p printer) body(b sqltree.Body) string {
	switch b := b.(type) {
	case *sqltree.Select:
		return p.selection(b)
	case *sqltree.SetOp:
		return list(string(b.Op), when(b.All, "ALL"), p.query(b.Left), p.query(b.Right))
	case *sqltree.Values:
		var rows []string
		for _, r := range b.Rows {
			rows = append(rows, list("row", p.exprs(r)))
		}
		return list("values", rows...)
	}
	return "NOTHING"
}

func (p printer) selection(s *sqltree.Select) string {
	var items, windows []string
	for _, i := range s.Items {
		items = append(items, p.expr(i.Expr)+alias(i.Alias, nil))
	}
	for _, w := range s.Windows {
		windows = append(windows, list("window", name(w.Name), p.window(&w.Window)))
	}
	from := ""
	if s.From != nil {
		from = p.source(s.From)
	}
	return list("select", when(s.Distinct, "DISTINCT"), optional("on", p.exprs(s.DistinctOn)), words(items...),
		optional("from", from), optional("where", p.expr(s.Where)), optional("group", p.exprs(s.GroupBy)),
		optional("having", p.expr(s.Having)), words(windows...))
}

func (p printer) source(s sqltree.Source) string {
	switch s := s.(type) {
	case *sqltree.Table:
		n := name(s.Name)
		if s.CTE != nil && !p.plainCTEs {
			n = "<" + n + ">"
		}
		n = dotted(s.Schema, n) + alias(s.Alias, s.Columns)
		if s.Partitions != nil {
			n = list("partition", n, strings.Join(s.Partitions, " "))
		}
		if t := s.SystemTime; t != nil {
			n = list("time", n, t.Kind, p.expr(t.At), p.expr(t.To))
		}
		if s.Sample != nil {
			n = list("sample", n, dotted(s.Sample.Method.Schema, s.Sample.Method.Name), p.exprs(s.Sample.Operands), optional("seed", p.expr(s.Sample.Seed)))
		}
		return n
	case *sqltree.Derived:
		return list("derived", when(s.Lateral, "LATERAL"), p.query(s.Query)) + alias(s.Alias, s.Columns)
	case *sqltree.Function:
		call := p.expr(s.Call)
		if s.Lateral || s.Ordinality {
			call = list("function", when(s.Lateral, "LATERAL"), call, when(s.Ordinality, "ORDINALITY"))
		}
		return call + alias(s.Alias, s.Columns)
	case *sqltree.Join:
		return list(string(s.Kind), when(s.Natural, "NATURAL"), p.source(s.Left), p.source(s.Right),
			optional("on", p.expr(s.On)), when(s.Using != nil, "(using"+columns(s.Using)+")"), when(s.UsingAlias != "", ":"+name(s.UsingAlias)))
	}
	return "NOTHING"
}

func (p printer) expr(e *sqltree.Expr) string {
	if e == nil {
		return ""
	}
	switch e.Op {
	case sqltree.OpColumn:
		if e.Quoted {
			return dotted(e.Schema, e.Table, `"`+e.Text+`"`)
		}
		return dotted(e.Schema, e.Table, name(e.Text))
	case sqltree.OpNumber, sqltree.OpParam:
		return e.Text
	case sqltree.OpString:
		return "'" + e.Text + "'"
	case sqltree.OpBlob:
		return "x'" + e.Text + "'"
	case sqltree.OpBool:
		return strings.ToUpper(e.Text)
	case sqltree.OpNow:
		if len(e.Args) > 0 {
			return list(strings.ToUpper(e.Text), p.exprs(e.Args))
		}
		return strings.ToUpper(e.Text)
	case sqltree.OpNull:
		return "NULL"
	case sqltree.OpStar:
		if len(e.Args) == 0 {
			return dotted(e.Schema, e.Table, "*")
		}
	}
	query := ""
	if e.Query != nil {
		query = p.query(e.Query)
	}
	return list(string(e.Op), dotted(e.Schema, e.Text), p.operands(e), query, p.call(e.Call))
}

func (p printer) operands(e *sqltree.Expr) string {
	if e.Call == nil || e.Call.Names == nil {
		return p.exprs(e.Args)
	}
	var out []string
	for i, x := range e.Args {
		n := e.Call.Names[i]
		out = append(out, when(n != "", n+"=")+p.expr(x))
	}
	return words(out...)
}

// call is what only calls have.
func (p printer) call(c *sqltree.Call) string {
	if c == nil {
		return ""
	}
	over := ""
	if c.Over != nil {
		over = list("over", p.window(c.Over))
	}
	return words(when(c.Distinct, "DISTINCT"), when(c.Variadic, "VARIADIC"), p.orders("order", c.OrderBy),
		p.orders("within", c.WithinGroup), optional("separator", p.expr(c.Separator)),
		optional("limit", p.expr(c.Limit)), optional("offset", p.expr(c.Offset)), optional("filter", p.expr(c.Filter)),
		when(c.IgnoreNulls, "IGNORE NULLS"), when(c.FromLast, "FROM LAST"), over)
}

func (p printer) window(w *sqltree.Window) string {
	frame := ""
	if f := w.Frame; f != nil {
		frame = list(f.Unit, p.bound(f.Start), p.bound(f.End), when(f.Exclude != "", "exclude "+f.Exclude))
	}
	return words(when(w.Name != "", name(w.Name)), optional("partition", p.exprs(w.PartitionBy)),
		p.orders("order", w.OrderBy), frame)
}

func (p printer) bound(b sqltree.Bound) string {
	return when(b.Kind != "", "["+words(b.Kind, p.expr(b.Offset))+"]")
}

func (p printer) exprs(es []*sqltree.Expr) string {
	var out []string
	for _, e := range es {
		out = append(out, p.expr(e))
	}
	return words(out...)
}

func (p printer) orders(head string, os []sqltree.Order) string {
	var out []string
	for _, o := range os {
		out = append(out, words(p.expr(o.Expr), when(o.Desc, "DESC"), strings.ToUpper(o.Nulls)))
	}
	return optional(head, words(out...))
}
