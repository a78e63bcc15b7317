package sqltree

import "strings"

// xml writes the calls of SQL/XML that have words between their operands; nil for any other.
func (g pgExprs) xml(e *Expr) func() {
	first := Op("")
	if len(e.Args) > 0 {
		first = e.Args[0].Op
	}
	switch {
	case (e.Text == "xmlelement" || e.Text == "xmlpi") && first == "name":
		return func() {
			g.write(strings.ToUpper(e.Text), "(NAME ", g.name(e.Args[0].Text))
			for _, x := range e.Args[1:] {
				g.write(", ")
				if x.Op == "xmlattributes" {
					g.write("XMLATTRIBUTES(")
					g.named(x.Args)
					g.write(")")
				} else {
					g.expr(x, levelLowest)
				}
			}
			g.write(")")
		}
	case e.Text == "xmlforest" && first == "as":
		return func() { g.write("XMLFOREST("); g.named(e.Args); g.write(")") }
	case e.Text == "xmlparse" && (first == "document" || first == "content"):
		return func() { g.document("XMLPARSE(", e.Args[0]); g.write(")") }
	case e.Text == "xmlroot" && len(e.Args) == 3 && e.Args[2].Op == "standalone":
		return func() { g.root(e.Args[0], e.Args[1], e.Args[2].Text) }
	}
	return nil
}

// named writes operands with their names.
func (g pgExprs) named(args []*Expr) {
	for i, x := range args {
		if i > 0 {
			g.write(", ")
		}
		g.exprs(x.Args)
		if x.Text != "" {
			g.write(" AS ", g.name(x.Text))
		}
	}
}

// document writes DOCUMENT x or CONTENT x.
func (g pgExprs) document(head string, e *Expr) {
	g.write(head, strings.ToUpper(string(e.Op)), " ")
	g.exprs(e.Args)
}

func (g pgExprs) root(x, version *Expr, standalone string) {
	g.write("XMLROOT(")
	g.expr(x, levelLowest)
	g.write(", VERSION ")
	if version.Op == OpNull {
		g.write("NO VALUE")
	} else {
		g.expr(version, levelLowest)
	}
	if standalone != "" {
		g.write(", STANDALONE ", strings.ToUpper(standalone))
	}
	g.write(")")
}

// pgSerialized is the operand of XMLSERIALIZE where a cast represents one.
func pgSerialized(e *Expr) *Expr {
	if call := e.Args[0]; call.Op == OpCall && call.Text == "xmlserialize" && call.Schema == "" && len(call.Args) == 1 &&
		(call.Args[0].Op == "document" || call.Args[0].Op == "content") {
		return call.Args[0]
	}
	return nil
}
