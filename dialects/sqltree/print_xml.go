package sqltree

import "strings"

// pgXML writes the calls of SQL/XML that have words between their operands; nil for any other.
func (p *printer) pgXML(e *Expr) func() {
	first := Op("")
	if len(e.Args) > 0 {
		first = e.Args[0].Op
	}
	switch {
	case (e.Text == "xmlelement" || e.Text == "xmlpi") && first == "name":
		return func() {
			p.write(strings.ToUpper(e.Text), "(NAME ", p.name(e.Args[0].Text))
			for _, x := range e.Args[1:] {
				p.write(", ")
				if x.Op == "xmlattributes" {
					p.write("XMLATTRIBUTES(")
					p.pgNamed(x.Args)
					p.write(")")
				} else {
					p.expr(x, levelLowest)
				}
			}
			p.write(")")
		}
	case e.Text == "xmlforest" && first == "as":
		return func() { p.write("XMLFOREST("); p.pgNamed(e.Args); p.write(")") }
	case e.Text == "xmlparse" && (first == "document" || first == "content"):
		return func() { p.pgDocument("XMLPARSE(", e.Args[0]); p.write(")") }
	case e.Text == "xmlroot" && len(e.Args) == 3 && e.Args[2].Op == "standalone":
		return func() { p.pgRoot(e.Args[0], e.Args[1], e.Args[2].Text) }
	}
	return nil
}

// pgNamed writes operands with their names.
func (p *printer) pgNamed(args []*Expr) {
	for i, x := range args {
		if i > 0 {
			p.write(", ")
		}
		p.exprs(x.Args)
		if x.Text != "" {
			p.write(" AS ", p.name(x.Text))
		}
	}
}

// pgDocument writes DOCUMENT x or CONTENT x.
func (p *printer) pgDocument(head string, e *Expr) {
	p.write(head, strings.ToUpper(string(e.Op)), " ")
	p.exprs(e.Args)
}

func (p *printer) pgRoot(x, version *Expr, standalone string) {
	p.write("XMLROOT(")
	p.expr(x, levelLowest)
	p.write(", VERSION ")
	if version.Op == OpNull {
		p.write("NO VALUE")
	} else {
		p.expr(version, levelLowest)
	}
	if standalone != "" {
		p.write(", STANDALONE ", strings.ToUpper(standalone))
	}
	p.write(")")
}

// pgSerialized is the operand of XMLSERIALIZE where a cast represents one.
func pgSerialized(e *Expr) *Expr {
	if call := e.Args[0]; call.Op == OpCall && call.Text == "xmlserialize" && call.Schema == "" && len(call.Args) == 1 &&
		(call.Args[0].Op == "document" || call.Args[0].Op == "content") {
		return call.Args[0]
	}
	return nil
}
