package parse

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlc-dev/oliphant/ast"
)

// SQL/XML (PostgreSQL's manual, 9.15.1). Words between operands are expressions of their own, so that a call of a
// function that somebody named "xmlelement" looks different: a name is "name", x AS y is "as", DOCUMENT x is
// "document".

func (b *pgExprBuilder) xml(n *ast.XmlExpr) *sqltree.Expr {
	args := b.exprs(n.Args)
	switch n.Op {
	case ast.XmlExprOp_IS_XMLCONCAT:
		return b.call("", "xmlconcat", args, nil)
	case ast.XmlExprOp_IS_XMLELEMENT:
		head := []*sqltree.Expr{{Op: "name", Text: n.Name}}
		if len(n.NamedArgs) > 0 {
			head = append(head, &sqltree.Expr{Op: "xmlattributes", Args: b.xmlNamed(n.NamedArgs)})
		}
		return b.call("", "xmlelement", append(head, args...), nil)
	case ast.XmlExprOp_IS_XMLFOREST:
		return b.call("", "xmlforest", b.xmlNamed(n.NamedArgs), nil)
	case ast.XmlExprOp_IS_XMLPI:
		return b.call("", "xmlpi", append([]*sqltree.Expr{{Op: "name", Text: n.Name}}, args...), nil)
	case ast.XmlExprOp_IS_XMLPARSE: // after it, whether white space is kept, which the server ignores
		return b.call("", "xmlparse", []*sqltree.Expr{{Op: pgXML[n.Xmloption], Args: args[:1]}}, nil)
	case ast.XmlExprOp_IS_XMLROOT:
		standalone := sqltree.Expr{Op: "standalone", Text: pgStandalone[n.Args[2].GetAConst().GetIval().GetIval()]}
		return b.call("", "xmlroot", []*sqltree.Expr{args[0], args[1], &standalone}, nil)
	case ast.XmlExprOp_IS_DOCUMENT:
		return &sqltree.Expr{Op: "is document", Args: args}
	}
	return b.refuse(strings.TrimPrefix(n.Op.String(), "IS_"), n.Location)
}

var (
	pgXML = map[ast.XmlOptionType]sqltree.Op{
		ast.XmlOptionType_XMLOPTION_DOCUMENT: "document", ast.XmlOptionType_XMLOPTION_CONTENT: "content",
	}
	pgStandalone = map[int32]string{0: "yes", 1: "no", 2: "no value", 3: ""} // XmlStandaloneType of xml.h
)

// xmlNamed are operands with the names that they have in the result; "" where that is a column's.
func (b *pgExprBuilder) xmlNamed(nodes []*ast.Node) []*sqltree.Expr {
	var out []*sqltree.Expr
	for _, n := range nodes {
		t := n.GetResTarget()
		out = append(out, &sqltree.Expr{Op: "as", Text: t.GetName(), Args: []*sqltree.Expr{b.expr(t.GetVal())}})
	}
	return out
}

// xmlSerialize is a cast of the call to the type.
func (b *pgExprBuilder) xmlSerialize(n *ast.XmlSerialize) *sqltree.Expr {
	if n.Indent {
		b.unknown("INDENT of XMLSERIALIZE", int(n.Location))
	}
	x := &sqltree.Expr{Op: pgXML[n.Xmloption], Args: []*sqltree.Expr{b.expr(n.Expr)}}
	call := b.call("", "xmlserialize", []*sqltree.Expr{x}, nil)
	return &sqltree.Expr{Op: sqltree.OpCast, Text: b.typeName(n.TypeName), Args: []*sqltree.Expr{call}}
}
