package sqltree

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// Defines reports whether a function says itself which columns it gives: JSON_TABLE and XMLTABLE.
func (f *Function) Defines() bool {
	return f.Call.Schema == "" && (f.Call.Text == "json_table" || f.Call.Text == "xmltable") && len(f.Call.Args) > 2 && len(defined(f.Call.Args)) > 0
}

// defined are the names of the columns that operands of JSON_TABLE or XMLTABLE define, in their order.
func defined(operands []*Expr) (names []string) {
	for _, x := range operands {
		switch x.Op {
		case "define", "for ordinality":
			names = append(names, x.Text)
		case "nested":
			names = append(names, defined(x.Args)...)
		}
	}
	return names
}

// tableFunction writes JSON_TABLE or XMLTABLE.
func (p *sourcePrinter) tableFunction(f *Function) {
	args := f.Call.Args
	if f.Call.Text == "xmltable" {
		p.only(dialects.Postgres, true, "XMLTABLE")
		p.write("XMLTABLE(")
		p.xmlNamespaces(args)
		p.expr(args[0], levelPrimary)
		p.write(" PASSING ")
		p.expr(args[1], levelPrimary)
		p.write(" COLUMNS ")
		p.definitions(args[2:])
	} else {
		p.refuseIn(dialects.SQLite, "JSON_TABLE")
		p.write("JSON_TABLE(")
		p.exprs(args[:2])
		p.passing(args)
		p.write(" COLUMNS (")
		p.definitions(args[2:])
		p.write(")")
		if last := args[len(args)-1]; last.Op == "on error" {
			p.only(dialects.Postgres, true, "ON ERROR of JSON_TABLE")
			p.responses([]*Expr{last})
		}
	}
	p.write(")")
	names := f.Columns
	if slices.Equal(names, defined(args)) {
		names = nil
	}
	p.only(dialects.Postgres, names != nil, "other names for the columns of JSON_TABLE")
	p.alias(f.Alias, names)
}

func (p *sourcePrinter) xmlNamespaces(args []*Expr) {
	open := "XMLNAMESPACES("
	for _, x := range args {
		if x.Op != "xmlnamespace" {
			continue
		}
		p.write(open)
		open = ", "
		if x.Text == "" {
			p.write("DEFAULT ")
		}
		p.expr(x.Args[0], levelPrimary)
		if x.Text != "" {
			p.write(" AS ", p.name(x.Text))
		}
	}
	if open == ", " {
		p.write("), ")
	}
}

func (p *exprPrinter) passing(args []*Expr) {
	open := " PASSING "
	for _, x := range args {
		if x.Op == "passing" {
			p.only(dialects.Postgres, true, "PASSING")
			p.write(open)
			open = ", "
			p.expr(x.Args[0], levelLowest)
			p.write(" AS ", p.name(x.Text))
		}
	}
}

// definitions writes those of operands that define columns.
func (p *sourcePrinter) definitions(operands []*Expr) {
	separator := ""
	for _, x := range operands {
		if x.Op != "define" && x.Op != "for ordinality" && x.Op != "nested" {
			continue
		}
		p.write(separator)
		separator = ", "
		switch x.Op {
		case "for ordinality":
			p.write(p.name(x.Text), " FOR ORDINALITY")
		case "nested":
			p.write("NESTED PATH ")
			p.exprs(x.Args[:1])
			p.write(" COLUMNS (")
			p.definitions(x.Args[1:])
			p.write(")")
		default:
			p.definition(x)
		}
	}
}

// definition writes a column: its type, path and options.
func (p *sourcePrinter) definition(x *Expr) {
	path, exists := x.Args[0], ""
	if path.Op == "exists path" {
		path, exists = path.Args[0], "EXISTS "
	}
	p.write(p.name(x.Text), " ", path.Text)
	options := x.Args[1:]
	if len(options) > 0 && options[0].Op == "format json" {
		p.only(dialects.Postgres, true, "FORMAT JSON")
		p.write(" FORMAT JSON")
		options = options[1:]
	}
	p.write(" ", exists, "PATH ")
	p.expr(path.Args[0], levelPrimary)
	for _, o := range options {
		switch o.Op {
		case "on empty", "on error":
			p.responses([]*Expr{o})
			continue
		case "with":
			p.write(" ", strings.ToUpper(o.Text))
		case "default":
			p.write(" DEFAULT ")
			p.expr(o.Args[0], levelPrimary)
		default: // not null
			p.write(" ", strings.ToUpper(string(o.Op)))
		}
		p.only(dialects.Postgres, true, "options of columns")
	}
}
