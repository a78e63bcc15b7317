package parse

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlc-dev/oliphant/ast"

	"github.com/sqlagent/sqlagent/dialects"
)

// pgExprBuilder maps expressions.
type pgExprBuilder struct {
	builder
	tokens   pgTokens
	subquery func(n *ast.SelectStmt, from int) *sqltree.Query // maps a query in parentheses; see pgBuilder.nested
}

// exprs maps a list of expressions.
func (b *pgExprBuilder) exprs(nodes []*ast.Node) []*sqltree.Expr {
	var out []*sqltree.Expr
	for _, n := range nodes {
		out = append(out, b.expr(n))
	}
	return out
}

// expr maps an expression (a_expr, b_expr and c_expr of the grammar); nil, where there is none, is nil.
func (b *pgExprBuilder) expr(node *ast.Node) *sqltree.Expr {
	switch n := node.GetNode().(type) {
	case nil:
		return nil
	case *ast.Node_AConst:
		return b.constant(n.AConst)
	case *ast.Node_ColumnRef:
		return b.column(n.ColumnRef)
	case *ast.Node_ParamRef:
		return &sqltree.Expr{Op: sqltree.OpParam, Text: "$" + strconv.Itoa(int(n.ParamRef.Number))}
	case *ast.Node_BoolExpr:
		return b.boolExpr(n.BoolExpr)
	case *ast.Node_AExpr:
		return b.operation(n.AExpr)
	case *ast.Node_NullTest:
		isNull := &sqltree.Expr{Op: sqltree.OpIsNull, Args: []*sqltree.Expr{b.expr(n.NullTest.Arg)}}
		return not(n.NullTest.Nulltesttype == ast.NullTestType_IS_NOT_NULL, isNull)
	case *ast.Node_BooleanTest:
		return b.booleanTest(n.BooleanTest)
	case *ast.Node_TypeCast:
		return b.cast(n.TypeCast)
	case *ast.Node_CollateClause:
		schema, collation := b.name(n.CollateClause.Collname, n.CollateClause.Location)
		return &sqltree.Expr{Op: sqltree.OpCollate, Args: []*sqltree.Expr{b.expr(n.CollateClause.Arg)}, Schema: schema, Text: collation}
	case *ast.Node_AIndirection:
		return b.indirection(n.AIndirection)
	case *ast.Node_AArrayExpr:
		return &sqltree.Expr{Op: sqltree.OpArray, Args: b.exprs(n.AArrayExpr.Elements)}
	case *ast.Node_RowExpr:
		return &sqltree.Expr{Op: sqltree.OpRow, Args: b.exprs(n.RowExpr.Args)}
	case *ast.Node_CaseExpr:
		return b.caseExpr(n.CaseExpr)
	case *ast.Node_SubLink:
		return b.subLink(n.SubLink)
	case *ast.Node_FuncCall:
		return b.funcCall(n.FuncCall)
	case *ast.Node_CoalesceExpr:
		return b.call("", "coalesce", b.exprs(n.CoalesceExpr.Args), nil)
	case *ast.Node_MinMaxExpr:
		name := "greatest"
		if n.MinMaxExpr.Op == ast.MinMaxOp_IS_LEAST {
			name = "least"
		}
		return b.call("", name, b.exprs(n.MinMaxExpr.Args), nil)
	case *ast.Node_SqlvalueFunction:
		return b.sqlValue(n.SqlvalueFunction)
	case *ast.Node_GroupingFunc:
		return b.call("", "grouping", b.exprs(n.GroupingFunc.Args), nil)
	case *ast.Node_GroupingSet:
		return b.groupingSet(n.GroupingSet)
	case *ast.Node_XmlExpr:
		return b.xml(n.XmlExpr)
	case *ast.Node_XmlSerialize:
		return b.xmlSerialize(n.XmlSerialize)
	}
	return b.json(node)
}

// node notes a node that the tree has no place for.
func (b *pgExprBuilder) node(n *ast.Node, location int32) {
	b.unknown("the node "+strings.TrimPrefix(fmt.Sprintf("%T", n.GetNode()), "*ast.Node_"), int(location))
}

// refuse notes that the tree has no place for something, and stands in for it.
func (b *pgExprBuilder) refuse(what string, location int32) *sqltree.Expr {
	b.unknown(what, int(location))
	return &sqltree.Expr{Op: sqltree.OpNull}
}

// pgNames are the texts of a list of names.
func pgNames(nodes []*ast.Node) []string {
	var out []string
	for _, n := range nodes {
		out = append(out, n.GetString_().GetSval())
	}
	return out
}

// name is a name that a schema may qualify.
func (b *pgExprBuilder) name(nodes []*ast.Node, location int32) (schema, name string) {
	switch names := pgNames(nodes); len(names) {
	case 1:
		return "", names[0]
	case 2:
		return names[0], names[1]
	}
	b.unknown("a name of more than two parts", int(location))
	return "", ""
}

// Names and literals.

// constant maps a literal. The parser has worked a number's minus into it.
func (b *pgExprBuilder) constant(n *ast.A_Const) *sqltree.Expr {
	switch v := n.Val.(type) {
	case *ast.A_Const_Ival:
		return pgNumber(strconv.Itoa(int(v.Ival.Ival)))
	case *ast.A_Const_Fval:
		return pgNumber(v.Fval.Fval)
	case *ast.A_Const_Sval:
		return &sqltree.Expr{Op: sqltree.OpString, Text: v.Sval.Sval}
	case *ast.A_Const_Boolval:
		return &sqltree.Expr{Op: sqltree.OpBool, Text: strconv.FormatBool(v.Boolval.Boolval)}
	case *ast.A_Const_Bsval: // b101, x1F
		if digits, ok := strings.CutPrefix(v.Bsval.Bsval, "x"); ok {
			return &sqltree.Expr{Op: sqltree.OpBlob, Text: digits}
		}
		bits := &sqltree.Expr{Op: sqltree.OpString, Text: strings.TrimPrefix(v.Bsval.Bsval, "b")}
		return &sqltree.Expr{Op: sqltree.OpTyped, Text: "bit", Args: []*sqltree.Expr{bits}}
	}
	if n.Isnull {
		return &sqltree.Expr{Op: sqltree.OpNull}
	}
	return b.refuse(fmt.Sprintf("the constant %T", n.Val), n.Location)
}

func pgNumber(text string) *sqltree.Expr {
	digits, negative := strings.CutPrefix(text, "-")
	number := &sqltree.Expr{Op: sqltree.OpNumber, Text: digits}
	if negative {
		return &sqltree.Expr{Op: sqltree.OpNegate, Args: []*sqltree.Expr{number}}
	}
	return number
}

func (b *pgExprBuilder) column(n *ast.ColumnRef) *sqltree.Expr {
	names := pgNames(n.Fields)
	e := &sqltree.Expr{Op: sqltree.OpColumn}
	last := len(names) - 1
	if last < 0 || last > 2 {
		return b.refuse("a column with the name of its database", n.Location)
	}
	if n.Fields[last].GetAStar() != nil {
		e.Op = sqltree.OpStar
	} else {
		e.Text = names[last]
	}
	if last > 0 {
		e.Table = names[last-1]
	}
	if last > 1 {
		e.Schema = names[0]
	}
	return e
}

// cast maps CAST and x::t. The grammar writes DATE '2020-01-01' as a cast of no position (makeStringConstCast).
func (b *pgExprBuilder) cast(n *ast.TypeCast) *sqltree.Expr {
	e := &sqltree.Expr{Op: sqltree.OpCast, Args: []*sqltree.Expr{b.expr(n.Arg)}, Text: b.typeName(n.TypeName)}
	if n.Location < 0 && e.Args[0].Op == sqltree.OpString {
		e.Op = sqltree.OpTyped
	}
	return e
}

// typeName is a type as PostgreSQL calls it: the grammar makes int4 of int and integer. What belongs to the system is
// not qualified.
func (b *pgExprBuilder) typeName(t *ast.TypeName) string {
	names := pgNames(t.GetNames())
	if len(names) > 1 && names[0] == "pg_catalog" {
		names = names[1:]
	}
	if len(names) > 0 {
		b.typed(strings.Join(names[:len(names)-1], "."), names[len(names)-1])
	}
	for i := range names {
		names[i] = pgTypePart(names[i])
	}
	name := strings.Join(names, ".")
	if name == "bit" && len(t.Typmods) == 0 { // bit without quotation marks is bit(1)
		name = `"bit"`
	}
	if name == "" || t.Setof || t.PctType {
		b.unknown("SETOF or %TYPE", int(t.GetLocation()))
		return ""
	}
	if name == "interval" {
		name += b.intervalFields(t.Typmods)
	} else if len(t.Typmods) > 0 {
		var modifiers []string
		for _, m := range t.Typmods {
			modifiers = append(modifiers, b.typeModifier(m))
		}
		name += "(" + strings.Join(modifiers, ",") + ")"
	}
	for _, bound := range t.ArrayBounds {
		name += "["
		if n := bound.GetInteger().GetIval(); n >= 0 {
			name += strconv.Itoa(int(n))
		}
		name += "]"
	}
	return name
}

// pgRenamed are the words that mean a type of another name, or a clause of a type, where they are not quoted.
var pgRenamed = []string{"bigint", "boolean", "char", "character", "dec", "decimal", "double", "float", "int", "integer",
	"national", "nchar", "real", "setof", "smallint"}

// pgTypePart is a part of a type's name as it is written. The grammar makes int4 of int, so that these words come from
// quotation marks.
func pgTypePart(name string) string {
	if slices.Contains(pgRenamed, name) {
		return `"` + name + `"`
	}
	return dialects.QuoteIdent(dialects.Postgres, name)
}

// typeModifier is one of numeric(10, -2) or geometry(point, 4326); the grammar would take any expression.
func (b *pgExprBuilder) typeModifier(n *ast.Node) string {
	switch e := b.expr(n); {
	case e.Op == sqltree.OpNumber:
		return e.Text
	case e.Op == sqltree.OpColumn && e.Table == "":
		return dialects.QuoteIdent(dialects.Postgres, e.Text)
	case e.Op == sqltree.OpString:
		return "'" + strings.ReplaceAll(e.Text, "'", "''") + "'"
	case e.Op == sqltree.OpNegate && e.Args[0].Op == sqltree.OpNumber:
		return "-" + e.Args[0].Text
	}
	b.unknown("an expression in a type", -1)
	return ""
}

// pgIntervals are the fields of an interval type by their mask: INTERVAL_MASK of datetime.h, 1 << field.
var pgIntervals = map[string]string{
	"4": " year", "2": " month", "8": " day", "1024": " hour", "2048": " minute", "4096": " second",
	"6": " year to month", "1032": " day to hour", "3080": " day to minute", "7176": " day to second",
	"3072": " hour to minute", "7168": " hour to second", "6144": " minute to second",
	"32767": "", // INTERVAL_FULL_RANGE: only a precision follows
}

func (b *pgExprBuilder) intervalFields(modifiers []*ast.Node) string {
	if len(modifiers) == 0 {
		return ""
	}
	fields, ok := pgIntervals[b.typeModifier(modifiers[0])]
	switch {
	case !ok || len(modifiers) > 2:
		b.unknown("an interval of such fields", -1)
	case len(modifiers) == 2:
		fields += "(" + b.typeModifier(modifiers[1]) + ")"
	}
	return fields
}

var pgNow = map[ast.SQLValueFunctionOp]string{
	ast.SQLValueFunctionOp_SVFOP_CURRENT_DATE:        "current_date",
	ast.SQLValueFunctionOp_SVFOP_CURRENT_TIME:        "current_time",
	ast.SQLValueFunctionOp_SVFOP_CURRENT_TIME_N:      "current_time",
	ast.SQLValueFunctionOp_SVFOP_CURRENT_TIMESTAMP:   "current_timestamp",
	ast.SQLValueFunctionOp_SVFOP_CURRENT_TIMESTAMP_N: "current_timestamp",
	ast.SQLValueFunctionOp_SVFOP_LOCALTIME:           "localtime",
	ast.SQLValueFunctionOp_SVFOP_LOCALTIME_N:         "localtime",
	ast.SQLValueFunctionOp_SVFOP_LOCALTIMESTAMP:      "localtimestamp",
	ast.SQLValueFunctionOp_SVFOP_LOCALTIMESTAMP_N:    "localtimestamp",
}

var pgSession = map[ast.SQLValueFunctionOp]string{
	ast.SQLValueFunctionOp_SVFOP_CURRENT_ROLE:    "current_role",
	ast.SQLValueFunctionOp_SVFOP_CURRENT_USER:    "current_user",
	ast.SQLValueFunctionOp_SVFOP_USER:            "user",
	ast.SQLValueFunctionOp_SVFOP_SESSION_USER:    "session_user",
	ast.SQLValueFunctionOp_SVFOP_CURRENT_CATALOG: "current_catalog",
	ast.SQLValueFunctionOp_SVFOP_CURRENT_SCHEMA:  "current_schema",
}

// sqlValue maps CURRENT_DATE and the like, with the precision of CURRENT_TIMESTAMP(3) as an operand, and, as calls,
// those that tell of the session.
func (b *pgExprBuilder) sqlValue(n *ast.SQLValueFunction) *sqltree.Expr {
	if name, ok := pgSession[n.Op]; ok {
		return b.call("", name, nil, nil)
	}
	name, ok := pgNow[n.Op]
	if !ok {
		return b.refuse(n.Op.String(), n.Location)
	}
	e := &sqltree.Expr{Op: sqltree.OpNow, Text: name}
	if n.Typmod >= 0 && strings.HasSuffix(n.Op.String(), "_N") {
		e.Args = []*sqltree.Expr{pgNumber(strconv.Itoa(int(n.Typmod)))}
	}
	return e
}

// Operators.

func (b *pgExprBuilder) boolExpr(n *ast.BoolExpr) *sqltree.Expr {
	args := b.exprs(n.Args)
	switch n.Boolop {
	case ast.BoolExprType_AND_EXPR:
		return chain(sqltree.OpAnd, args...)
	case ast.BoolExprType_OR_EXPR:
		return chain(sqltree.OpOr, args...)
	case ast.BoolExprType_NOT_EXPR:
		return not(true, args[0])
	}
	return b.refuse(n.Boolop.String(), n.Location)
}

func (b *pgExprBuilder) booleanTest(n *ast.BooleanTest) *sqltree.Expr {
	x := b.expr(n.Arg)
	is := func(value string) *sqltree.Expr {
		return &sqltree.Expr{Op: sqltree.OpNullSafe, Args: []*sqltree.Expr{x, {Op: sqltree.OpBool, Text: value}}}
	}
	switch n.Booltesttype {
	case ast.BoolTestType_IS_TRUE, ast.BoolTestType_IS_NOT_TRUE:
		return not(n.Booltesttype == ast.BoolTestType_IS_NOT_TRUE, is("true"))
	case ast.BoolTestType_IS_FALSE, ast.BoolTestType_IS_NOT_FALSE:
		return not(n.Booltesttype == ast.BoolTestType_IS_NOT_FALSE, is("false"))
	case ast.BoolTestType_IS_UNKNOWN, ast.BoolTestType_IS_NOT_UNKNOWN:
		return not(n.Booltesttype == ast.BoolTestType_IS_NOT_UNKNOWN, &sqltree.Expr{Op: sqltree.OpIsNull, Args: []*sqltree.Expr{x}})
	}
	return b.refuse(n.Booltesttype.String(), n.Location)
}

// operation maps an A_Expr: any of the operators that have no node of their own.
func (b *pgExprBuilder) operation(n *ast.A_Expr) *sqltree.Expr {
	switch n.Kind {
	case ast.A_Expr_Kind_AEXPR_OP:
		return b.operator(n)
	case ast.A_Expr_Kind_AEXPR_OP_ANY:
		return b.quantified(n, sqltree.OpAny)
	case ast.A_Expr_Kind_AEXPR_OP_ALL:
		return b.quantified(n, sqltree.OpAll)
	case ast.A_Expr_Kind_AEXPR_DISTINCT:
		return not(true, &sqltree.Expr{Op: sqltree.OpNullSafe, Args: b.operands(n)})
	case ast.A_Expr_Kind_AEXPR_NOT_DISTINCT:
		return &sqltree.Expr{Op: sqltree.OpNullSafe, Args: b.operands(n)}
	case ast.A_Expr_Kind_AEXPR_NULLIF:
		return b.call("", "nullif", b.operands(n), nil)
	case ast.A_Expr_Kind_AEXPR_IN:
		return not(pgSymbol(n) == "<>", &sqltree.Expr{Op: sqltree.OpIn, Args: b.operands(n)})
	case ast.A_Expr_Kind_AEXPR_LIKE:
		return b.like(sqltree.OpLike, n)
	case ast.A_Expr_Kind_AEXPR_ILIKE:
		return b.like(sqltree.OpILike, n)
	case ast.A_Expr_Kind_AEXPR_SIMILAR:
		return b.like("similar to", n)
	case ast.A_Expr_Kind_AEXPR_BETWEEN:
		return &sqltree.Expr{Op: sqltree.OpBetween, Args: b.operands(n)}
	case ast.A_Expr_Kind_AEXPR_NOT_BETWEEN:
		return not(true, &sqltree.Expr{Op: sqltree.OpBetween, Args: b.operands(n)})
	case ast.A_Expr_Kind_AEXPR_BETWEEN_SYM:
		return &sqltree.Expr{Op: "between symmetric", Args: b.operands(n)}
	case ast.A_Expr_Kind_AEXPR_NOT_BETWEEN_SYM:
		return not(true, &sqltree.Expr{Op: "between symmetric", Args: b.operands(n)})
	}
	return b.refuse(n.Kind.String(), n.Location)
}

// operands are those that are there, lists written out.
func (b *pgExprBuilder) operands(n *ast.A_Expr) []*sqltree.Expr {
	var out []*sqltree.Expr
	for _, x := range []*ast.Node{n.Lexpr, n.Rexpr} {
		if list := x.GetList(); list != nil {
			out = append(out, b.exprs(list.Items)...)
		} else if x != nil {
			out = append(out, b.expr(x))
		}
	}
	return out
}

func (b *pgExprBuilder) operator(n *ast.A_Expr) *sqltree.Expr {
	e := &sqltree.Expr{Op: b.symbol(n.Name, n.Location), Args: b.operands(n)}
	if len(e.Args) > 1 {
		return e
	}
	switch e.Op {
	case "+":
		note(&b.builder, &b.facts.Dropped, e.Op)
		return e.Args[0]
	case "-":
		e.Op = sqltree.OpNegate
	case sqltree.OpEqual, sqltree.OpNotEqual, sqltree.OpLess, sqltree.OpLessEq, sqltree.OpGreater, sqltree.OpGreaterEq, sqltree.OpConcat, sqltree.OpStar: // somebody's own
		return b.refuse("the prefix operator "+string(e.Op), n.Location)
	}
	return e
}

// symbol is an operator as it is written. One that OPERATOR() qualifies is a function too.
func (b *pgExprBuilder) symbol(nodes []*ast.Node, location int32) sqltree.Op {
	schema, symbol := b.name(nodes, location)
	if schema == "" {
		return sqltree.Op(symbol)
	}
	b.function(schema, symbol, sqltree.SiteScalar)
	if schema == "pg_catalog" {
		return sqltree.Op(symbol)
	}
	return sqltree.Op("operator(" + schema + "." + symbol + ")")
}

// pgSymbol is the operator that the grammar put into a node that is not of an operator.
func pgSymbol(n *ast.A_Expr) string { return n.Name[0].GetString_().GetSval() }

// pgLike are the operators that LIKE ANY and the like are written as. The negative ones are operators of their own:
// x NOT LIKE ANY is not NOT (x LIKE ANY).
var pgLike = map[sqltree.Op]sqltree.Op{"~~": sqltree.OpLike, "~~*": sqltree.OpILike, "!~~": "not like", "!~~*": "not ilike"}

// comparison is the operator of a comparison with ANY or ALL.
func (b *pgExprBuilder) comparison(nodes []*ast.Node, location int32) sqltree.Op {
	op := b.symbol(nodes, location)
	if like, ok := pgLike[op]; ok {
		return like
	}
	return op
}

func (b *pgExprBuilder) quantified(n *ast.A_Expr, quantifier sqltree.Op) *sqltree.Expr {
	x, array := b.expr(n.Lexpr), b.expr(n.Rexpr)
	right := &sqltree.Expr{Op: quantifier, Args: []*sqltree.Expr{array}}
	return &sqltree.Expr{Op: b.comparison(n.Name, n.Location), Args: []*sqltree.Expr{x, right}}
}

// like maps LIKE, ILIKE and SIMILAR TO. Their ESCAPE is a call in the place of the pattern, made by the grammar, which
// is where the operator is.
func (b *pgExprBuilder) like(op sqltree.Op, n *ast.A_Expr) *sqltree.Expr {
	e := &sqltree.Expr{Op: op, Args: []*sqltree.Expr{b.expr(n.Lexpr)}}
	if f := n.Rexpr.GetFuncCall(); f != nil && f.Location == n.Location {
		e.Args = append(e.Args, b.exprs(f.Args)...)
	} else {
		e.Args = append(e.Args, b.expr(n.Rexpr))
	}
	return not(strings.HasPrefix(pgSymbol(n), "!"), e)
}

// indirection maps x[i], x[i:j], (x).a and (x).*, which is a field of the name "*".
func (b *pgExprBuilder) indirection(n *ast.A_Indirection) *sqltree.Expr {
	e := b.expr(n.Arg)
	for _, step := range n.Indirection {
		switch s := step.GetNode().(type) {
		case *ast.Node_String_:
			e = &sqltree.Expr{Op: sqltree.OpField, Text: s.String_.Sval, Args: []*sqltree.Expr{e}}
		case *ast.Node_AStar:
			e = &sqltree.Expr{Op: sqltree.OpField, Text: "*", Args: []*sqltree.Expr{e}}
		case *ast.Node_AIndices:
			if s.AIndices.IsSlice {
				e = &sqltree.Expr{Op: sqltree.OpSlice, Args: []*sqltree.Expr{e, b.bound(s.AIndices.Lidx), b.bound(s.AIndices.Uidx)}}
			} else {
				e = &sqltree.Expr{Op: sqltree.OpIndex, Args: []*sqltree.Expr{e, b.expr(s.AIndices.Uidx)}}
			}
		default:
			b.node(step, -1)
		}
	}
	return e
}

func (b *pgExprBuilder) bound(n *ast.Node) *sqltree.Expr {
	if n == nil {
		return &sqltree.Expr{Op: sqltree.OpNull}
	}
	return b.expr(n)
}

func (b *pgExprBuilder) caseExpr(n *ast.CaseExpr) *sqltree.Expr {
	operand := b.expr(n.Arg)
	var whens []*sqltree.Expr
	for _, w := range n.Args {
		whens = append(whens, b.expr(w.GetCaseWhen().GetExpr()), b.expr(w.GetCaseWhen().GetResult()))
	}
	return b.caseOf(operand, whens, b.expr(n.Defresult))
}

func (b *pgExprBuilder) subLink(n *ast.SubLink) *sqltree.Expr {
	var args []*sqltree.Expr
	if n.Testexpr != nil {
		args = []*sqltree.Expr{b.expr(n.Testexpr)}
	}
	query := b.subquery(n.Subselect.GetSelectStmt(), b.tokens.at(n.Location))
	compared := func(quantifier sqltree.Op) *sqltree.Expr {
		right := &sqltree.Expr{Op: quantifier, Query: query}
		return &sqltree.Expr{Op: b.comparison(n.OperName, n.Location), Args: append(args, right)}
	}
	switch n.SubLinkType {
	case ast.SubLinkType_EXISTS_SUBLINK:
		return &sqltree.Expr{Op: sqltree.OpExists, Query: query}
	case ast.SubLinkType_EXPR_SUBLINK:
		return &sqltree.Expr{Op: sqltree.OpSubquery, Query: query}
	case ast.SubLinkType_ARRAY_SUBLINK:
		return &sqltree.Expr{Op: sqltree.OpArrayQuery, Query: query}
	case ast.SubLinkType_ANY_SUBLINK:
		if len(n.OperName) == 0 {
			return &sqltree.Expr{Op: sqltree.OpIn, Args: args, Query: query}
		}
		return compared(sqltree.OpAny)
	case ast.SubLinkType_ALL_SUBLINK:
		return compared(sqltree.OpAll)
	}
	return b.refuse(n.SubLinkType.String(), n.Location)
}

// Calls.

func (b *pgExprBuilder) funcCall(n *ast.FuncCall) *sqltree.Expr {
	schema, name := b.functionName(n)
	args, c := b.callParts(n)
	if n.Funcformat == ast.CoercionForm_COERCE_SQL_SYNTAX {
		return b.ownSyntax(n, name, args)
	}
	return b.call(schema, name, args, c)
}

// functionName is the name of a function without the schema that the grammar gives to JSON_OBJECT, and to the type of
// TREAT as if it were a function. oliphant, not PostgreSQL, lets a function be called VALUES.
func (b *pgExprBuilder) functionName(n *ast.FuncCall) (schema, name string) {
	schema, name = b.name(n.Funcname, n.Location)
	switch b.tokens[b.tokens.at(n.Location)].kind {
	case ast.Token_JSON_OBJECT:
		schema = ""
	case ast.Token_TREAT:
		b.unknown("TREAT", int(n.Location))
	case ast.Token_VALUES:
		if schema == "" {
			b.unknown("a function called VALUES", int(n.Location))
		}
	}
	return schema, name
}

// callParts are the operands of a call and what else it has.
func (b *pgExprBuilder) callParts(n *ast.FuncCall) ([]*sqltree.Expr, *sqltree.Call) {
	args := make([]*sqltree.Expr, len(n.Args))
	var names []string
	for i, a := range n.Args {
		if named := a.GetNamedArgExpr(); named != nil {
			if names == nil {
				names = make([]string, len(n.Args))
			}
			names[i], a = named.Name, named.Arg
		}
		args[i] = b.expr(a)
	}
	if n.AggStar {
		args = []*sqltree.Expr{{Op: sqltree.OpStar}}
	}
	order := b.orders(n.AggOrder)
	c := &sqltree.Call{Distinct: n.AggDistinct, Filter: b.expr(n.AggFilter), Over: b.over(n.Over), Names: names, Variadic: n.FuncVariadic}
	if n.AggWithinGroup {
		c.WithinGroup = order
	} else {
		c.OrderBy = order
	}
	if !c.Distinct && c.Filter == nil && c.Over == nil && names == nil && !c.Variadic && len(order) == 0 {
		c = nil
	}
	return args, c
}

// ownSyntax maps the functions that have a syntax of their own. The grammar qualifies them with pg_catalog, and writes
// the operands in the order of the function.
func (b *pgExprBuilder) ownSyntax(n *ast.FuncCall, name string, args []*sqltree.Expr) *sqltree.Expr {
	switch {
	case name == "timezone" && len(args) == 2:
		return &sqltree.Expr{Op: "at time zone", Args: []*sqltree.Expr{args[1], args[0]}}
	case name == "timezone":
		return &sqltree.Expr{Op: "at local", Args: args}
	case name == "overlaps" && len(args) == 4:
		return &sqltree.Expr{Op: "overlaps", Args: []*sqltree.Expr{{Op: sqltree.OpRow, Args: args[:2]}, {Op: sqltree.OpRow, Args: args[2:]}}}
	case name == "position" && len(args) == 2: // POSITION(part IN whole)
		args[0], args[1] = args[1], args[0]
	case name == "btrim":
		name = "trim"
	case name == "substring" && len(args) == 3 && n.Args[1].GetAConst() != nil && n.Args[1].GetAConst().Location < 0:
		args[2] = args[2].Args[0] // SUBSTRING(x FOR y) is written as substring(x, 1, y::integer)
	}
	return b.call("", name, args, nil)
}

// groupingSet maps ROLLUP, CUBE and GROUPING SETS, which are no functions. The empty set is an empty row.
func (b *pgExprBuilder) groupingSet(n *ast.GroupingSet) *sqltree.Expr {
	e := &sqltree.Expr{Op: sqltree.OpCall}
	switch n.Kind {
	case ast.GroupingSetKind_GROUPING_SET_EMPTY:
		return &sqltree.Expr{Op: sqltree.OpRow}
	case ast.GroupingSetKind_GROUPING_SET_ROLLUP:
		e.Text = "rollup"
	case ast.GroupingSetKind_GROUPING_SET_CUBE:
		e.Text = "cube"
	case ast.GroupingSetKind_GROUPING_SET_SETS:
		e.Text = "grouping sets"
	default:
		return b.refuse(n.Kind.String(), n.Location)
	}
	for _, node := range n.Content {
		set := b.expr(node)
		implicitRow := node.GetRowExpr().GetRowFormat() == ast.CoercionForm_COERCE_IMPLICIT_CAST
		if !implicitRow && node.GetGroupingSet() == nil {
			set = &sqltree.Expr{Op: sqltree.OpRow, Args: []*sqltree.Expr{set}}
		}
		e.Args = append(e.Args, set)
	}
	return e
}

func (b *pgExprBuilder) orders(nodes []*ast.Node) []sqltree.Order {
	var out []sqltree.Order
	for _, n := range nodes {
		s := n.GetSortBy()
		o := sqltree.Order{Expr: b.expr(s.GetNode()), Desc: s.GetSortbyDir() == ast.SortByDir_SORTBY_DESC}
		switch s.GetSortbyNulls() {
		case ast.SortByNulls_SORTBY_NULLS_FIRST:
			o.Nulls = "first"
		case ast.SortByNulls_SORTBY_NULLS_LAST:
			o.Nulls = "last"
		}
		if s.GetSortbyDir() == ast.SortByDir_SORTBY_USING {
			b.unknown("ORDER BY USING", int(s.Location))
		}
		out = append(out, o)
	}
	return out
}

// Windows.

func (b *pgExprBuilder) over(n *ast.WindowDef) *sqltree.Window {
	if n == nil {
		return nil
	}
	w := b.windowDef(n)
	if n.Name != "" {
		w.Name = n.Name // OVER name
	}
	return &w
}

func (b *pgExprBuilder) windowDef(n *ast.WindowDef) sqltree.Window {
	return sqltree.Window{Name: n.Refname, PartitionBy: b.exprs(n.PartitionClause), OrderBy: b.orders(n.OrderClause), Frame: b.frame(n)}
}

// pgBit is a bit of WindowDef.FrameOptions (FRAMEOPTION_* of parsenodes.h) and what it means.
type pgBit struct {
	bit  int32
	word string
}

const (
	pgFrameWritten = 0x01
	pgFrameBetween = 0x10
)

var (
	pgFrameUnits = []pgBit{{0x2, "range"}, {0x4, "rows"}, {0x8, "groups"}}
	// pgFrameBounds are those of a frame's start. That of its end is the next higher bit.
	pgFrameBounds = []pgBit{{0x0020, "unbounded preceding"}, {0x0080, "unbounded following"}, {0x0200, "current row"},
		{0x0800, "preceding"}, {0x2000, "following"}}
	pgFrameExcludes = []pgBit{{0x08000, "current row"}, {0x10000, "group"}, {0x20000, "ties"}}
)

func (b *pgExprBuilder) frame(n *ast.WindowDef) *sqltree.Frame {
	options := n.FrameOptions
	if options&pgFrameWritten == 0 {
		return nil
	}
	word := func(options int32, bits []pgBit) string {
		for _, b := range bits {
			if options&b.bit != 0 {
				return b.word
			}
		}
		return ""
	}
	f := &sqltree.Frame{Unit: word(options, pgFrameUnits), Exclude: word(options, pgFrameExcludes)}
	f.Start = sqltree.Bound{Kind: word(options, pgFrameBounds), Offset: b.expr(n.StartOffset)}
	if options&pgFrameBetween != 0 {
		f.End = sqltree.Bound{Kind: word(options>>1, pgFrameBounds), Offset: b.expr(n.EndOffset)}
	}
	return f
}

// SQL/JSON. What its constructors and functions take besides operands, RETURNING and ON ERROR say, comes after these:
// "passing" (Text is its name), "returning" (Text is the type), "on null" (Text is what is not the default), "unique
// keys", "with" (Text says of wrappers and quotes), "on empty" and "on error". FORMAT has no place.

func (b *pgExprBuilder) json(node *ast.Node) *sqltree.Expr {
	switch n := node.GetNode().(type) {
	case *ast.Node_JsonObjectConstructor:
		c := n.JsonObjectConstructor
		var pairs []*sqltree.Expr
		for _, p := range c.Exprs {
			pairs = append(pairs, b.jsonPair(p.GetJsonKeyValue()))
		}
		return b.call("", "json_object", append(pairs, b.jsonOptions(onNull(c.AbsentOnNull, "absent"), c.Unique, c.Output)...), nil)
	case *ast.Node_JsonArrayConstructor:
		c := n.JsonArrayConstructor
		var values []*sqltree.Expr
		for _, v := range c.Exprs {
			values = append(values, b.jsonValue(v.GetJsonValueExpr()))
		}
		return b.call("", "json_array", append(values, b.jsonOptions(onNull(!c.AbsentOnNull, "null"), false, c.Output)...), nil)
	case *ast.Node_JsonArrayQueryConstructor:
		c := n.JsonArrayQueryConstructor
		b.plainJSON(c.Output == nil && c.AbsentOnNull && pgPlainFormat(c.Format), c.Location)
		query := b.subquery(c.Query.GetSelectStmt(), b.tokens.at(c.Location))
		return b.call("", "json_array", []*sqltree.Expr{{Op: sqltree.OpArrayQuery, Query: query}}, nil)
	case *ast.Node_JsonObjectAgg:
		a := n.JsonObjectAgg
		return b.jsonAggregate("json_objectagg", b.jsonPair(a.Arg), onNull(a.AbsentOnNull, "absent"), a.Unique, a.Constructor)
	case *ast.Node_JsonArrayAgg:
		a := n.JsonArrayAgg
		return b.jsonAggregate("json_arrayagg", b.jsonValue(a.Arg), onNull(!a.AbsentOnNull, "null"), false, a.Constructor)
	case *ast.Node_JsonFuncExpr:
		return b.jsonFunction(n.JsonFuncExpr)
	case *ast.Node_JsonParseExpr:
		b.plainJSON(n.JsonParseExpr.Output == nil && !n.JsonParseExpr.UniqueKeys, n.JsonParseExpr.Location)
		return b.call("", "json", []*sqltree.Expr{b.jsonValue(n.JsonParseExpr.Expr)}, nil)
	case *ast.Node_JsonScalarExpr:
		b.plainJSON(n.JsonScalarExpr.Output == nil, n.JsonScalarExpr.Location)
		return b.call("", "json_scalar", []*sqltree.Expr{b.expr(n.JsonScalarExpr.Expr)}, nil)
	case *ast.Node_JsonSerializeExpr:
		value := []*sqltree.Expr{b.jsonValue(n.JsonSerializeExpr.Expr)}
		return b.call("", "json_serialize", append(value, b.jsonOptions("", false, n.JsonSerializeExpr.Output)...), nil)
	case *ast.Node_JsonIsPredicate:
		p := n.JsonIsPredicate
		b.plainJSON(!p.UniqueKeys && pgPlainFormat(p.Format), p.Location)
		return &sqltree.Expr{Op: pgIsJSON[p.ItemType], Args: []*sqltree.Expr{b.expr(p.Expr)}}
	}
	b.node(node, -1)
	return &sqltree.Expr{Op: sqltree.OpNull}
}

var pgIsJSON = map[ast.JsonValueType]sqltree.Op{
	ast.JsonValueType_JS_TYPE_ANY:    "is json",
	ast.JsonValueType_JS_TYPE_OBJECT: "is json object",
	ast.JsonValueType_JS_TYPE_ARRAY:  "is json array",
	ast.JsonValueType_JS_TYPE_SCALAR: "is json scalar",
}

func (b *pgExprBuilder) plainJSON(plain bool, location int32) {
	if !plain {
		b.unknown("an option of a JSON function", int(location))
	}
}

func pgPlainFormat(f *ast.JsonFormat) bool {
	return f == nil || f.FormatType == ast.JsonFormatType_JS_FORMAT_DEFAULT
}

func (b *pgExprBuilder) jsonValue(n *ast.JsonValueExpr) *sqltree.Expr {
	b.plainJSON(pgPlainFormat(n.GetFormat()), n.GetFormat().GetLocation())
	return b.expr(n.GetRawExpr())
}

// jsonPair maps key: value to a row.
func (b *pgExprBuilder) jsonPair(n *ast.JsonKeyValue) *sqltree.Expr {
	return &sqltree.Expr{Op: sqltree.OpRow, Args: []*sqltree.Expr{b.expr(n.GetKey()), b.jsonValue(n.GetValue())}}
}

// onNull is what a constructor does with NULL where that is not what it does by default.
func onNull(other bool, what string) string {
	if other {
		return what
	}
	return ""
}

// jsonOptions are the operands that say how a constructor makes its value.
func (b *pgExprBuilder) jsonOptions(onNull string, unique bool, output *ast.JsonOutput) (options []*sqltree.Expr) {
	if onNull != "" {
		options = append(options, &sqltree.Expr{Op: "on null", Text: onNull})
	}
	if unique {
		options = append(options, &sqltree.Expr{Op: "unique keys"})
	}
	if output != nil {
		b.plainJSON(pgPlainFormat(output.GetReturning().GetFormat()), output.GetReturning().GetFormat().GetLocation())
		options = append(options, &sqltree.Expr{Op: "returning", Text: b.typeName(output.TypeName)})
	}
	return options
}

// jsonPassing are the operands that a path calls by names.
func (b *pgExprBuilder) jsonPassing(nodes []*ast.Node) (passing []*sqltree.Expr) {
	for _, p := range nodes {
		a := p.GetJsonArgument()
		passing = append(passing, &sqltree.Expr{Op: "passing", Text: a.GetName(), Args: []*sqltree.Expr{b.jsonValue(a.GetVal())}})
	}
	return passing
}

func (b *pgExprBuilder) jsonAggregate(name string, arg *sqltree.Expr, onNull string, unique bool, n *ast.JsonAggConstructor) *sqltree.Expr {
	args := append([]*sqltree.Expr{arg}, b.jsonOptions(onNull, unique, n.GetOutput())...)
	c := &sqltree.Call{OrderBy: b.orders(n.GetAggOrder()), Filter: b.expr(n.GetAggFilter()), Over: b.over(n.GetOver())}
	if len(c.OrderBy) == 0 && c.Filter == nil && c.Over == nil {
		c = nil
	}
	return b.call("", name, args, c)
}

var pgJSONFunctions = map[ast.JsonExprOp]string{
	ast.JsonExprOp_JSON_EXISTS_OP: "json_exists",
	ast.JsonExprOp_JSON_QUERY_OP:  "json_query",
	ast.JsonExprOp_JSON_VALUE_OP:  "json_value",
}

func (b *pgExprBuilder) jsonFunction(n *ast.JsonFuncExpr) *sqltree.Expr {
	name, ok := pgJSONFunctions[n.Op]
	if !ok {
		return b.refuse(n.Op.String(), n.Location)
	}
	args := append([]*sqltree.Expr{b.jsonValue(n.ContextItem), b.expr(n.Pathspec)}, b.jsonPassing(n.Passing)...)
	args = append(args, b.jsonOptions("", false, n.Output)...)
	for _, words := range []string{pgWrappers[n.Wrapper], pgQuotes[n.Quotes]} {
		if words != "" {
			args = append(args, &sqltree.Expr{Op: "with", Text: words})
		}
	}
	return b.call("", name, append(args, b.jsonResponses(n.OnEmpty, n.OnError)...), nil)
}
