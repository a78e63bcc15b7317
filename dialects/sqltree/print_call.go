package sqltree

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

func (p *exprPrinter) call(e *Expr) {
	c := e.Call
	if c == nil {
		c = &Call{}
	}
	p.write(p.functionName(e.Schema, e.Text), "(")
	if c.Distinct {
		p.write("DISTINCT ")
	}
	p.only(dialects.Postgres, c.Variadic || c.Names != nil, "named or variadic operands")
	for i, x := range e.Args {
		if i > 0 {
			p.write(", ")
		}
		if c.Names != nil && c.Names[i] != "" {
			p.write(p.name(c.Names[i]), " => ")
		}
		if c.Variadic && i == len(e.Args)-1 {
			p.write("VARIADIC ")
		}
		p.expr(x, levelLowest)
	}
	p.endCall(c)
}

// endCall writes what follows the operands of a call.
func (p *exprPrinter) endCall(c *Call) {
	p.orderBy(" ORDER BY ", c.OrderBy)
	p.only(dialects.MySQL, c.Separator != nil, "SEPARATOR")
	p.clause(" SEPARATOR ", c.Separator)
	p.only(dialects.MySQL, c.Limit != nil, "LIMIT in an aggregate")
	p.clause(" LIMIT ", c.Limit)
	p.clause(" OFFSET ", c.Offset)
	p.write(")")
	if c.WithinGroup != nil {
		if p.dialect != dialects.MySQL || c.Over == nil { // MariaDB has it as a window function alone
			p.only(dialects.Postgres, true, "WITHIN GROUP")
		}
		p.orderBy(" WITHIN GROUP (ORDER BY ", c.WithinGroup)
		p.write(")")
	}
	p.only(dialects.MySQL, c.FromLast || c.IgnoreNulls, "IGNORE NULLS and FROM LAST")
	if c.FromLast {
		p.write(" FROM LAST")
	}
	if c.IgnoreNulls {
		p.write(" IGNORE NULLS")
	}
	if c.Filter != nil {
		p.refuseIn(dialects.MySQL, "FILTER")
		p.clause(" FILTER (WHERE ", c.Filter)
		p.write(")")
	}
	switch w := c.Over; {
	case w == nil:
	case w.Name != "" && w.PartitionBy == nil && w.OrderBy == nil && w.Frame == nil:
		p.write(" OVER ", p.name(w.Name))
	default:
		p.write(" OVER ")
		p.window(w)
	}
}

// functionName is the name of a function. Those of the dialect whose names are keywords have no quotation marks.
func (p *exprPrinter) functionName(schema, name string) string {
	keywords := map[dialects.Dialect]map[string]bool{
		dialects.MySQL: mysqlFunctions, dialects.Postgres: pgFunctions,
	}[p.dialect]
	quoted, keyword := keywords[name]
	switch {
	case schema != "":
		return p.dotted(schema, name)
	case keyword && !quoted:
		return name
	case keyword || strings.Contains(name, " "):
		return `"` + name + `"`
	}
	return p.name(name)
}

func (p *exprPrinter) window(w *Window) {
	p.write("(")
	start := p.Len()
	part := func() {
		if p.Len() > start {
			p.write(" ")
		}
	}
	if w.Name != "" {
		p.write(p.name(w.Name))
	}
	if w.PartitionBy != nil {
		part()
		p.write("PARTITION BY ")
		p.exprs(w.PartitionBy)
	}
	if w.OrderBy != nil {
		part()
		p.orderBy("ORDER BY ", w.OrderBy)
	}
	if f := w.Frame; f != nil {
		part()
		p.frame(f)
	}
	p.write(")")
}

func (p *exprPrinter) frame(f *Frame) {
	if p.dialect == dialects.MySQL && (f.Unit == "groups" || f.Exclude != "") {
		p.refuse("GROUPS and EXCLUDE of frames")
	}
	p.write(strings.ToUpper(f.Unit), " ")
	if f.End.Kind != "" {
		p.write("BETWEEN ")
	}
	p.bound(f.Start)
	if f.End.Kind != "" {
		p.write(" AND ")
		p.bound(f.End)
	}
	if f.Exclude != "" {
		p.write(" EXCLUDE ", strings.ToUpper(f.Exclude))
	}
}

func (p *exprPrinter) bound(b Bound) {
	if b.Offset != nil {
		p.expr(b.Offset, levelFirst)
		p.write(" ")
	}
	p.write(strings.ToUpper(b.Kind))
}
