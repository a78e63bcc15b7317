package parse

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlc-dev/oliphant/ast"
)

// JSON_TABLE (PostgreSQL's manual, 9.16.4) and XMLTABLE (9.15.3.2): functions that define the columns that they give.
// See sqltree.Function.

// jsonTable maps JSON_TABLE. The names of paths say nothing: they were for a clause PLAN that PostgreSQL does not have.
func (b *pgSourceBuilder) jsonTable(n *ast.JsonTable) *sqltree.Function {
	f := b.tableFunction("json_table", b.jsonValue(n.ContextItem), b.expr(n.Pathspec.GetString_()))
	f.Call.Args = append(f.Call.Args, b.jsonPassing(n.Passing)...)
	f.Call.Args = append(f.Call.Args, b.jsonColumns(n.Columns, &f.Columns)...)
	f.Call.Args = append(f.Call.Args, b.jsonResponses(nil, n.OnError)...)
	return b.named(f, n.Alias, n.Lateral)
}

// tableFunction is a function that defines its columns.
func (b *pgSourceBuilder) tableFunction(name string, operands ...*sqltree.Expr) *sqltree.Function {
	b.function("", name, sqltree.SiteFrom)
	return &sqltree.Function{Call: &sqltree.Expr{Op: sqltree.OpCall, Text: name, Args: operands}}
}

// named gives a function its alias, under which the first columns may have other names.
func (b *pgSourceBuilder) named(f *sqltree.Function, alias *ast.Alias, lateral bool) *sqltree.Function {
	f.Alias, f.Lateral = alias.GetAliasname(), lateral
	names := pgNames(alias.GetColnames())
	if len(names) > len(f.Columns) {
		b.unknown("more names than columns", -1)
		return f
	}
	copy(f.Columns, names)
	return f
}

func (b *pgSourceBuilder) jsonColumns(nodes []*ast.Node, names *[]string) (columns []*sqltree.Expr) {
	for _, node := range nodes {
		n := node.GetJsonTableColumn()
		path := b.expr(n.GetPathspec().GetString_())
		if n.GetColtype() == ast.JsonTableColumnType_JTC_NESTED {
			columns = append(columns, &sqltree.Expr{Op: "nested", Args: append([]*sqltree.Expr{path}, b.jsonColumns(n.Columns, names)...)})
			continue
		}
		*names = append(*names, n.GetName())
		if n.GetColtype() == ast.JsonTableColumnType_JTC_FOR_ORDINALITY {
			columns = append(columns, &sqltree.Expr{Op: "for ordinality", Text: n.Name})
			continue
		}
		if path == nil {
			path = &sqltree.Expr{Op: sqltree.OpString, Text: `$."` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(n.GetName()) + `"`}
		}
		of := &sqltree.Expr{Op: sqltree.OpCast, Text: b.typeName(n.GetTypeName()), Args: []*sqltree.Expr{path}}
		if n.GetColtype() == ast.JsonTableColumnType_JTC_EXISTS {
			of = &sqltree.Expr{Op: "exists path", Args: []*sqltree.Expr{of}}
		}
		column := &sqltree.Expr{Op: "define", Text: n.GetName(), Args: []*sqltree.Expr{of}}
		if n.GetColtype() == ast.JsonTableColumnType_JTC_FORMATTED {
			b.plainJSON(n.GetFormat().GetEncoding() <= ast.JsonEncoding_JS_ENC_DEFAULT, n.GetLocation())
			column.Args = append(column.Args, &sqltree.Expr{Op: "format json"})
		}
		for _, words := range []string{pgWrappers[n.GetWrapper()], pgQuotes[n.GetQuotes()]} {
			if words != "" && of.Op == sqltree.OpCast {
				column.Args = append(column.Args, &sqltree.Expr{Op: "with", Text: words})
			}
		}
		column.Args = append(column.Args, b.jsonResponses(n.GetOnEmpty(), n.GetOnError())...)
		columns = append(columns, column)
	}
	return columns
}

var (
	pgWrappers = map[ast.JsonWrapper]string{
		ast.JsonWrapper_JSW_NONE:          "without wrapper",
		ast.JsonWrapper_JSW_CONDITIONAL:   "with conditional wrapper",
		ast.JsonWrapper_JSW_UNCONDITIONAL: "with unconditional wrapper",
	}
	pgQuotes = map[ast.JsonQuotes]string{
		ast.JsonQuotes_JS_QUOTES_KEEP: "keep quotes",
		ast.JsonQuotes_JS_QUOTES_OMIT: "omit quotes",
	}
	pgBehaviors = map[ast.JsonBehaviorType]string{
		ast.JsonBehaviorType_JSON_BEHAVIOR_NULL: "null", ast.JsonBehaviorType_JSON_BEHAVIOR_ERROR: "error",
		ast.JsonBehaviorType_JSON_BEHAVIOR_EMPTY: "empty", ast.JsonBehaviorType_JSON_BEHAVIOR_TRUE: "true",
		ast.JsonBehaviorType_JSON_BEHAVIOR_FALSE: "false", ast.JsonBehaviorType_JSON_BEHAVIOR_UNKNOWN: "unknown",
		ast.JsonBehaviorType_JSON_BEHAVIOR_EMPTY_ARRAY: "empty array", ast.JsonBehaviorType_JSON_BEHAVIOR_EMPTY_OBJECT: "empty object",
		ast.JsonBehaviorType_JSON_BEHAVIOR_DEFAULT: "default",
	}
)

// jsonResponses are the operands x ON EMPTY and x ON ERROR.
func (b *pgExprBuilder) jsonResponses(onEmpty, onError *ast.JsonBehavior) (out []*sqltree.Expr) {
	for i, r := range []*ast.JsonBehavior{onEmpty, onError} {
		if r == nil {
			continue
		}
		e := &sqltree.Expr{Op: []sqltree.Op{"on empty", "on error"}[i], Text: pgBehaviors[r.Btype]}
		switch {
		case e.Text == "":
			b.unknown("the behaviour "+r.Btype.String(), int(r.Location))
		case e.Text == "default":
			e.Args = []*sqltree.Expr{b.expr(r.Expr)}
		}
		out = append(out, e)
	}
	return out
}

// xmlTable maps XMLTABLE.
func (b *pgSourceBuilder) xmlTable(n *ast.RangeTableFunc) *sqltree.Function {
	f := b.tableFunction("xmltable", b.expr(n.Rowexpr), b.expr(n.Docexpr))
	for _, node := range n.Namespaces {
		t := node.GetResTarget()
		f.Call.Args = append(f.Call.Args, &sqltree.Expr{Op: "xmlnamespace", Text: t.GetName(), Args: []*sqltree.Expr{b.expr(t.GetVal())}})
	}
	for _, node := range n.Columns {
		c := node.GetRangeTableFuncCol()
		f.Columns = append(f.Columns, c.GetColname())
		if c.GetForOrdinality() {
			f.Call.Args = append(f.Call.Args, &sqltree.Expr{Op: "for ordinality", Text: c.Colname})
			continue
		}
		path := b.expr(c.GetColexpr())
		if path == nil {
			path = &sqltree.Expr{Op: sqltree.OpString, Text: c.GetColname()}
		}
		of := &sqltree.Expr{Op: sqltree.OpCast, Text: b.typeName(c.GetTypeName()), Args: []*sqltree.Expr{path}}
		column := &sqltree.Expr{Op: "define", Text: c.GetColname(), Args: []*sqltree.Expr{of}}
		if c.GetColdefexpr() != nil {
			column.Args = append(column.Args, &sqltree.Expr{Op: "default", Args: []*sqltree.Expr{b.expr(c.Coldefexpr)}})
		}
		if c.GetIsNotNull() {
			column.Args = append(column.Args, &sqltree.Expr{Op: "not null"})
		}
		f.Call.Args = append(f.Call.Args, column)
	}
	return b.named(f, n.Alias, n.Lateral)
}
