package parse

import (
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"vitess.io/vitess/go/vt/sqlparser"
)

// exprs builds expressions; those that are nil are left out.
func (l *mysqlSelect) exprs(list []sqlparser.Expr) []*sqltree.Expr {
	var out []*sqltree.Expr
	for _, e := range list {
		if e != nil {
			out = append(out, l.expr(e))
		}
	}
	return out
}

func (l *mysqlSelect) op(op sqltree.Op, args ...sqlparser.Expr) *sqltree.Expr {
	return &sqltree.Expr{Op: op, Args: l.exprs(args)}
}

// expr builds any expression but a call; nil stays nil.
func (l *mysqlSelect) expr(e sqlparser.Expr) *sqltree.Expr {
	switch e := e.(type) {
	case nil:
		return nil
	case *sqlparser.AndExpr:
		return l.chain(sqltree.OpAnd, e)
	case *sqlparser.OrExpr:
		return l.chain(sqltree.OpOr, e)
	case *sqlparser.XorExpr:
		return l.op("xor", e.Left, e.Right)
	case *sqlparser.NotExpr:
		return l.op(sqltree.OpNot, e.Expr)
	case *sqlparser.ComparisonExpr:
		return l.comparison(e)
	case *sqlparser.BetweenExpr:
		return not(!e.IsBetween, l.op(sqltree.OpBetween, e.Left, e.From, e.To))
	case *sqlparser.IsExpr:
		return l.truth(e)
	case *sqlparser.ExistsExpr:
		return &sqltree.Expr{Op: sqltree.OpExists, Query: l.nestedQuery(e.Subquery.Select)}
	case *sqlparser.Subquery:
		return &sqltree.Expr{Op: sqltree.OpSubquery, Query: l.nestedQuery(e.Select)}
	case *sqlparser.Literal:
		return l.literal(e)
	case *sqlparser.NullVal:
		return &sqltree.Expr{Op: sqltree.OpNull}
	case sqlparser.BoolVal:
		return &sqltree.Expr{Op: sqltree.OpBool, Text: strconv.FormatBool(bool(e))}
	case *sqlparser.Argument:
		return &sqltree.Expr{Op: sqltree.OpParam, Text: "?"}
	case *sqlparser.ColName:
		return &sqltree.Expr{Op: sqltree.OpColumn, Text: l.fold(e.Name.String()), Table: e.Qualifier.Name.String(), Schema: e.Qualifier.Qualifier.String()}
	case *sqlparser.Variable:
		if e.Scope == sqlparser.VariableScope {
			l.clause(sqltree.ClauseVariable)
		} else {
			l.function("", "@@"+e.Name.Lowered(), sqltree.SiteScalar)
		}
		return &sqltree.Expr{Op: sqltree.OpParam, Text: sqlparser.String(e)}
	case *sqlparser.AssignmentExpr:
		l.clause(sqltree.ClauseVariable)
		return l.op(":=", e.Left, e.Right)
	case sqlparser.ValTuple:
		return l.op(sqltree.OpRow, e...)
	case *sqlparser.BinaryExpr:
		return l.op(sqltree.Op(e.Operator.ToString()), e.Left, e.Right)
	case *sqlparser.UnaryExpr:
		return l.unary(e)
	case *sqlparser.IntroducerExpr: // _utf8mb4'a'
		return &sqltree.Expr{Op: sqltree.OpTyped, Text: strings.ToLower(e.CharacterSet), Args: l.exprs([]sqlparser.Expr{e.Expr})}
	case *sqlparser.CollateExpr:
		if e.Collation == mysqlSounds {
			l.unknown("SOUNDS LIKE in this place", -1)
		}
		return &sqltree.Expr{Op: sqltree.OpCollate, Text: e.Collation, Args: l.exprs([]sqlparser.Expr{e.Expr})}
	case *sqlparser.CaseExpr:
		var whens []*sqltree.Expr
		operand := l.expr(e.Expr)
		for _, w := range e.Whens {
			whens = append(whens, l.expr(w.Cond), l.expr(w.Val))
		}
		return l.caseOf(operand, whens, l.expr(e.Else))
	case *sqlparser.CastExpr:
		if e.Array {
			l.unknown("CAST … AS … ARRAY", -1)
		}
		return l.cast(e.Expr, e.Type)
	case *sqlparser.ConvertExpr: // BINARY a too
		return l.cast(e.Expr, e.Type)
	case *sqlparser.ConvertUsingExpr:
		return mysqlUsing(l.expr(e.Expr), e.Type)
	case *sqlparser.MatchExpr:
		return l.match(e)
	case *sqlparser.MemberOfExpr:
		return l.op("member of", e.Value, e.JSONArr)
	case *sqlparser.IntervalDateExpr:
		return l.dateInterval(e)
	case *sqlparser.Default:
		if e.ColName == "" {
			return &sqltree.Expr{Op: sqltree.OpDefault}
		}
		return l.call("", "default", []*sqltree.Expr{{Op: sqltree.OpColumn, Text: e.ColName}}, nil)
	}
	return l.callExpr(e)
}

// chain makes one flat AND or OR of a tree of them.
func (l *mysqlSelect) chain(op sqltree.Op, e sqlparser.Expr) *sqltree.Expr {
	var operands []*sqltree.Expr
	var collect func(sqlparser.Expr)
	collect = func(e sqlparser.Expr) {
		switch x := e.(type) {
		case *sqlparser.AndExpr:
			if op == sqltree.OpAnd {
				collect(x.Left)
				collect(x.Right)
				return
			}
		case *sqlparser.OrExpr:
			if op == sqltree.OpOr {
				collect(x.Left)
				collect(x.Right)
				return
			}
		}
		operands = append(operands, l.expr(e))
	}
	collect(e)
	return &sqltree.Expr{Op: op, Args: operands}
}

var mysqlComparisons = map[sqlparser.ComparisonExprOperator]sqltree.Op{
	sqlparser.EqualOp: sqltree.OpEqual, sqlparser.NotEqualOp: sqltree.OpNotEqual, sqlparser.LessThanOp: sqltree.OpLess, sqlparser.LessEqualOp: sqltree.OpLessEq,
	sqlparser.GreaterThanOp: sqltree.OpGreater, sqlparser.GreaterEqualOp: sqltree.OpGreaterEq, sqlparser.NullSafeEqualOp: sqltree.OpNullSafe,
	sqlparser.InOp: sqltree.OpIn, sqlparser.NotInOp: sqltree.OpIn, sqlparser.LikeOp: sqltree.OpLike, sqlparser.NotLikeOp: sqltree.OpLike,
	sqlparser.RegexpOp: "regexp", sqlparser.NotRegexpOp: "regexp",
}

func (l *mysqlSelect) comparison(e *sqlparser.ComparisonExpr) *sqltree.Expr {
	op, ok := mysqlComparisons[e.Operator]
	if !ok {
		l.unknown("the operator "+e.Operator.ToString(), -1)
	}
	if left, ok := soundsLike(e.Left); ok && e.Operator == sqlparser.RegexpOp { // a SOUNDS LIKE b: manual, 14.8
		return &sqltree.Expr{Op: sqltree.OpEqual,
			Args: []*sqltree.Expr{l.plainCall("soundex", left), l.plainCall("soundex", e.Right)}}
	}
	out := l.op(op, e.Left)
	switch right := e.Right.(type) {
	case *sqlparser.Subquery:
		switch {
		case op == sqltree.OpIn:
			out.Query = l.nestedQuery(right.Select)
		case e.Modifier == sqlparser.Any:
			out.Args = append(out.Args, &sqltree.Expr{Op: sqltree.OpAny, Query: l.nestedQuery(right.Select)})
		case e.Modifier == sqlparser.All:
			out.Args = append(out.Args, &sqltree.Expr{Op: sqltree.OpAll, Query: l.nestedQuery(right.Select)})
		default:
			out.Args = append(out.Args, l.expr(right))
		}
	case sqlparser.ValTuple:
		if op == sqltree.OpIn {
			out.Args = append(out.Args, l.exprs(right)...)
		} else {
			out.Args = append(out.Args, l.expr(right))
		}
	case sqlparser.BoolVal:
		if op == sqltree.OpNullSafe { // a <=> TRUE compares with 1; it is not a IS TRUE
			out.Args = append(out.Args, &sqltree.Expr{Op: sqltree.OpNumber, Text: map[bool]string{false: "0", true: "1"}[bool(right)]})
		} else {
			out.Args = append(out.Args, l.expr(right))
		}
	default:
		out.Args = append(out.Args, l.expr(right))
	}
	if e.Escape != nil {
		out.Args = append(out.Args, l.expr(e.Escape))
	}
	return not(e.Operator == sqlparser.NotInOp || e.Operator == sqlparser.NotLikeOp || e.Operator == sqlparser.NotRegexpOp, out)
}

// truth builds IS NULL, IS TRUE and IS FALSE.
func (l *mysqlSelect) truth(e *sqlparser.IsExpr) *sqltree.Expr {
	is := func(value string) *sqltree.Expr {
		return &sqltree.Expr{Op: sqltree.OpNullSafe, Args: []*sqltree.Expr{l.expr(e.Left), {Op: sqltree.OpBool, Text: value}}}
	}
	switch e.Right {
	case sqlparser.IsNullOp, sqlparser.IsNotNullOp:
		return not(e.Right == sqlparser.IsNotNullOp, l.op(sqltree.OpIsNull, e.Left))
	case sqlparser.IsTrueOp, sqlparser.IsNotTrueOp:
		return not(e.Right == sqlparser.IsNotTrueOp, is("true"))
	case sqlparser.IsFalseOp, sqlparser.IsNotFalseOp:
		return not(e.Right == sqlparser.IsNotFalseOp, is("false"))
	}
	l.unknownNode(e)
	return nil
}

func (l *mysqlSelect) literal(e *sqlparser.Literal) *sqltree.Expr {
	typed := func(name string) *sqltree.Expr {
		return &sqltree.Expr{Op: sqltree.OpTyped, Text: name, Args: []*sqltree.Expr{{Op: sqltree.OpString, Text: e.Val}}}
	}
	switch e.Type {
	case sqlparser.StrVal:
		return &sqltree.Expr{Op: sqltree.OpString, Text: e.Val}
	case sqlparser.IntVal, sqlparser.DecimalVal, sqlparser.FloatVal, sqlparser.BitNum:
		return &sqltree.Expr{Op: sqltree.OpNumber, Text: e.Val}
	case sqlparser.HexNum:
		return &sqltree.Expr{Op: sqltree.OpBlob, Text: e.Val[len("0x"):]}
	case sqlparser.HexVal:
		return &sqltree.Expr{Op: sqltree.OpBlob, Text: e.Val}
	case sqlparser.DateVal:
		return typed("date")
	case sqlparser.TimeVal:
		return typed("time")
	case sqlparser.TimestampVal:
		return typed("timestamp")
	}
	l.unknownNode(e)
	return nil
}

func (l *mysqlSelect) unary(e *sqlparser.UnaryExpr) *sqltree.Expr {
	switch e.Operator {
	case sqlparser.UPlusOp:
		return l.expr(e.Expr)
	case sqlparser.UMinusOp:
		return l.op(sqltree.OpNegate, e.Expr)
	case sqlparser.TildaOp:
		return l.op("~", e.Expr)
	case sqlparser.BangOp:
		return l.op(sqltree.OpNot, e.Expr)
	case sqlparser.NStringOp: // N'a' is _utf8mb3'a'
		return &sqltree.Expr{Op: sqltree.OpTyped, Text: "n", Args: l.exprs([]sqlparser.Expr{e.Expr})}
	}
	l.unknown("the operator "+e.Operator.ToString(), -1)
	return nil
}

func (l *mysqlSelect) cast(e sqlparser.Expr, t *sqlparser.ConvertType) *sqltree.Expr {
	return &sqltree.Expr{Op: sqltree.OpCast, Text: mysqlType(t), Args: l.exprs([]sqlparser.Expr{e})}
}

// mysqlType spells a type: "decimal(10,2)".
func mysqlType(t sqlparser.SQLNode) string {
	if c, ok := t.(*sqlparser.ConvertType); ok && c.Charset.Name == mysqlYear {
		return "year"
	}
	return strings.ReplaceAll(strings.ToLower(sqlparser.String(t)), ", ", ",")
}

// mysqlUsing is CONVERT(x USING charset).
func mysqlUsing(x *sqltree.Expr, charset string) *sqltree.Expr {
	return &sqltree.Expr{Op: "using", Text: strings.ToLower(charset), Args: []*sqltree.Expr{x}}
}

// match builds MATCH (a, b) AGAINST (x): the columns, then what is sought; Text is the mode.
func (l *mysqlSelect) match(e *sqlparser.MatchExpr) *sqltree.Expr {
	out := &sqltree.Expr{Op: "match", Text: strings.TrimSpace(e.Option.ToString())}
	for _, c := range e.Columns {
		out.Args = append(out.Args, l.expr(c))
	}
	out.Args = append(out.Args, l.expr(e.Expr))
	return out
}

// interval is INTERVAL x unit.
func (l *mysqlSelect) interval(x sqlparser.Expr, unit sqlparser.IntervalType) *sqltree.Expr {
	return &sqltree.Expr{Op: "interval", Text: unit.ToString(), Args: l.exprs([]sqlparser.Expr{x})}
}

// mysqlUnit is a unit of time that is an operand.
func mysqlUnit(u sqlparser.IntervalType) *sqltree.Expr {
	return &sqltree.Expr{Op: sqltree.OpString, Text: u.ToString()}
}

func (l *mysqlSelect) dateInterval(e *sqlparser.IntervalDateExpr) *sqltree.Expr {
	date := func() *sqltree.Expr { return l.expr(e.Date) }
	switch e.Syntax {
	case sqlparser.IntervalDateExprBinaryAdd:
		return &sqltree.Expr{Op: "+", Args: []*sqltree.Expr{date(), l.interval(e.Interval, e.Unit)}}
	case sqlparser.IntervalDateExprBinarySub:
		return &sqltree.Expr{Op: "-", Args: []*sqltree.Expr{date(), l.interval(e.Interval, e.Unit)}}
	case sqlparser.IntervalDateExprBinaryAddLeft:
		return &sqltree.Expr{Op: "+", Args: []*sqltree.Expr{l.interval(e.Interval, e.Unit), date()}}
	case sqlparser.IntervalDateExprTimestampadd:
		return l.call("", "timestampadd", []*sqltree.Expr{mysqlUnit(e.Unit), l.expr(e.Interval), date()}, nil)
	case sqlparser.IntervalDateExprDateAdd, sqlparser.IntervalDateExprDateSub,
		sqlparser.IntervalDateExprAdddate, sqlparser.IntervalDateExprSubdate:
		if e.Unit == sqlparser.IntervalNone { // ADDDATE(d, 7)
			return l.plainCall(e.FnName(), e.Date, e.Interval)
		}
		return l.call("", e.FnName(), []*sqltree.Expr{date(), l.interval(e.Interval, e.Unit)}, nil)
	}
	l.unknownNode(e)
	return nil
}

// plainCall is a call whose operands are all expressions; those that are nil are left out.
func (l *mysqlSelect) plainCall(name string, args ...sqlparser.Expr) *sqltree.Expr {
	return l.call("", strings.ToLower(name), l.exprs(args), nil)
}

// mysqlArgs are some operands before a list of others.
func mysqlArgs(list []sqlparser.Expr, before ...sqlparser.Expr) []sqlparser.Expr {
	return append(before, list...)
}

// callExpr builds calls. vitess has a node of its own for every function whose name is a keyword.
func (l *mysqlSelect) callExpr(e sqlparser.Expr) *sqltree.Expr {
	switch e := e.(type) {
	case *sqlparser.FuncExpr:
		return l.generic(e)
	case sqlparser.WindowFunc: // the aggregates with OVER too
		return l.windowed(e)
	case *sqlparser.GroupConcatExpr:
		return l.groupConcat(e)
	case *sqlparser.AnyValue:
		return l.plainCall("any_value", e.Arg)
	case *sqlparser.CurTimeFuncExpr:
		return l.now(e.Name.Lowered(), e.Fsp)
	case *sqlparser.TrimFuncExpr:
		return l.trimCall(e)
	case *sqlparser.SubstrExpr: // SUBSTR and MID too
		return l.plainCall("substring", e.Name, e.From, e.To)
	case *sqlparser.LocateExpr: // POSITION(a IN b) too
		return l.plainCall("locate", e.SubStr, e.Str, e.Pos)
	case *sqlparser.InsertExpr:
		return l.plainCall("insert", e.Str, e.Pos, e.Len, e.NewStr)
	case *sqlparser.IntervalFuncExpr:
		return l.plainCall("interval", mysqlArgs(e.Exprs, e.Expr)...)
	case *sqlparser.CharExpr:
		call := l.plainCall("char", e.Exprs...)
		if e.Charset != "" {
			return mysqlUsing(call, e.Charset)
		}
		return call
	case *sqlparser.WeightStringFuncExpr:
		if e.As != nil {
			return l.call("", "weight_string", []*sqltree.Expr{l.cast(e.Expr, e.As)}, nil)
		}
		return l.plainCall("weight_string", e.Expr)
	case *sqlparser.ValuesFuncExpr:
		return l.plainCall("values", e.Name)
	case *sqlparser.ExtractFuncExpr:
		return l.call("", "extract", []*sqltree.Expr{mysqlUnit(e.IntervalType), l.expr(e.Expr)}, nil)
	case *sqlparser.TimestampDiffExpr:
		return l.call("", "timestampdiff", []*sqltree.Expr{mysqlUnit(e.Unit), l.expr(e.Expr1), l.expr(e.Expr2)}, nil)
	case *sqlparser.RegexpInstrExpr:
		return l.plainCall("regexp_instr", e.Expr, e.Pattern, e.Position, e.Occurrence, e.ReturnOption, e.MatchType)
	case *sqlparser.RegexpLikeExpr:
		return l.plainCall("regexp_like", e.Expr, e.Pattern, e.MatchType)
	case *sqlparser.RegexpReplaceExpr:
		return l.plainCall("regexp_replace", e.Expr, e.Pattern, e.Repl, e.Position, e.Occurrence, e.MatchType)
	case *sqlparser.RegexpSubstrExpr:
		return l.plainCall("regexp_substr", e.Expr, e.Pattern, e.Position, e.Occurrence, e.MatchType)
	case *sqlparser.ExtractValueExpr:
		return l.plainCall("extractvalue", e.Fragment, e.XPathExpr)
	case *sqlparser.UpdateXMLExpr:
		return l.plainCall("updatexml", e.Target, e.XPathExpr, e.NewXML)
	case *sqlparser.LockingFunc:
		return l.plainCall(e.Type.ToString(), e.Name, e.Timeout)
	case *sqlparser.PerformanceSchemaFuncExpr:
		return l.plainCall(e.Type.ToString(), e.Argument)
	case *sqlparser.GTIDFuncExpr:
		return l.plainCall(e.Type.ToString(), e.Set1, e.Set2, e.Timeout, e.Channel)
	}
	if call := l.jsonCall(e); call != nil {
		return call
	}
	if call := l.geometryCall(e); call != nil {
		return call
	}
	l.unknownNode(e)
	return &sqltree.Expr{Op: sqltree.OpNull}
}

func (l *mysqlSelect) generic(e *sqlparser.FuncExpr) *sqltree.Expr {
	name := e.Name.Lowered()
	args := l.exprs(e.Exprs)
	if call := l.cutCall(name, args); call != nil {
		return call
	}
	if e.Qualifier.IsEmpty() && (name == "current_date" || name == "utc_date") {
		return &sqltree.Expr{Op: sqltree.OpNow, Text: name}
	}
	return l.call(strings.ToLower(e.Qualifier.String()), name, args, nil)
}

// now is the time, with as many digits of a second; only NOW, CURTIME and SYSDATE need parentheses.
func (l *mysqlSelect) now(name string, digits int) *sqltree.Expr {
	switch {
	case digits > 0:
		return l.call("", name, []*sqltree.Expr{{Op: sqltree.OpNumber, Text: strconv.Itoa(digits)}}, nil)
	case name == "now", name == "curtime", name == "sysdate":
		return l.call("", name, nil, nil)
	}
	return &sqltree.Expr{Op: sqltree.OpNow, Text: name}
}

// trimCall writes TRIM(LEADING a FROM b) as trim(leading(a), b).
func (l *mysqlSelect) trimCall(e *sqlparser.TrimFuncExpr) *sqltree.Expr {
	if e.TrimFuncType != sqlparser.NormalTrimType || e.Type == sqlparser.NoTrimType && e.TrimArg == nil {
		return l.plainCall(e.TrimFuncType.ToString(), e.StringArg)
	}
	side := sqltree.Op("both")
	if e.Type != sqlparser.NoTrimType {
		side = sqltree.Op(e.Type.ToString())
	}
	return l.call("", "trim", []*sqltree.Expr{l.op(side, e.TrimArg), l.expr(e.StringArg)}, nil)
}

func (l *mysqlSelect) windowed(e sqlparser.WindowFunc) *sqltree.Expr {
	args := l.exprs(e.GetArgs())
	if _, ok := e.(*sqlparser.CountStar); ok {
		args = []*sqltree.Expr{{Op: sqltree.OpStar}}
	}
	var c sqltree.Call
	if d, ok := e.(sqlparser.DistinctableAggr); ok {
		c.Distinct = d.IsDistinct()
	}
	var nulls *sqlparser.NullTreatmentClause
	switch e := e.(type) {
	case *sqlparser.FirstOrLastValueExpr:
		nulls = e.NullTreatmentClause
	case *sqlparser.LagLeadExpr:
		nulls = e.NullTreatmentClause
	case *sqlparser.NTHValueExpr:
		nulls = e.NullTreatmentClause
		c.FromLast = e.FromFirstLastClause != nil && e.FromFirstLastClause.Type == sqlparser.FromLastType
	}
	c.IgnoreNulls = nulls != nil && nulls.Type == sqlparser.IgnoreNullsType
	c.Over = l.over(e.GetOverClause())
	if !c.Distinct && c.Over == nil {
		return l.call("", e.WindowFuncName(), args, nil)
	}
	return l.call("", e.WindowFuncName(), args, &c)
}

func (l *mysqlSelect) groupConcat(e *sqlparser.GroupConcatExpr) *sqltree.Expr {
	args := l.exprs(e.Exprs)
	if !e.Distinct && e.OrderBy == nil && e.Separator == "" && e.Limit == nil {
		return l.call("", "group_concat", args, nil)
	}
	c := &sqltree.Call{Distinct: e.Distinct, OrderBy: l.orders(e.OrderBy)}
	if e.Limit != nil {
		c.Limit, c.Offset = l.expr(e.Limit.Rowcount), l.expr(e.Limit.Offset)
	}
	if e.Separator == "'"+mysqlList+"'" {
		l.lists--
		return l.call("", "json_arrayagg", args, c)
	}
	if e.Separator != "" { // as SQL, with its quotation marks
		separator, err := mysqlParser.ParseExpr(e.Separator)
		if err != nil {
			l.unknown("the separator "+e.Separator, -1)
			return nil
		}
		c.Separator = l.expr(separator)
	}
	return l.call("", "group_concat", args, c)
}

func (l *mysqlSelect) over(o *sqlparser.OverClause) *sqltree.Window {
	switch {
	case o == nil:
		return nil
	case o.WindowSpec == nil:
		return &sqltree.Window{Name: l.fold(o.WindowName.String())}
	}
	return l.window(o.WindowSpec)
}

func (l *mysqlSelect) window(s *sqlparser.WindowSpecification) *sqltree.Window {
	w := &sqltree.Window{Name: l.fold(s.Name.String()), PartitionBy: l.exprs(s.PartitionClause), OrderBy: l.orders(s.OrderClause)}
	if f := s.FrameClause; f != nil {
		w.Frame = &sqltree.Frame{Unit: f.Unit.ToString(), Start: l.bound(f.Start)}
		if f.End != nil {
			w.Frame.End = l.bound(f.End)
		}
	}
	return w
}

func (l *mysqlSelect) bound(p *sqlparser.FramePoint) sqltree.Bound {
	var offset *sqltree.Expr
	switch {
	case p.Unit != sqlparser.IntervalNone:
		offset = l.interval(p.Expr, p.Unit)
	case p.Expr != nil:
		offset = l.expr(p.Expr)
	}
	switch p.Type {
	case sqlparser.CurrentRowType:
		return sqltree.Bound{Kind: "current row"}
	case sqlparser.UnboundedPrecedingType:
		return sqltree.Bound{Kind: "unbounded preceding"}
	case sqlparser.UnboundedFollowingType:
		return sqltree.Bound{Kind: "unbounded following"}
	case sqlparser.ExprPrecedingType:
		return sqltree.Bound{Kind: "preceding", Offset: offset}
	case sqlparser.ExprFollowingType:
		return sqltree.Bound{Kind: "following", Offset: offset}
	}
	l.unknownNode(p)
	return sqltree.Bound{}
}

// jsonCall builds a JSON function; nil where e is none. a->'$.b' is an alias of JSON_EXTRACT, a->>'$.b' of JSON_UNQUOTE
// over it (MySQL 8.4 manual, 14.17.3), and vitess reads them so.
func (l *mysqlSelect) jsonCall(e sqlparser.Expr) *sqltree.Expr {
	switch e := e.(type) {
	case *sqlparser.JSONArrayExpr:
		return l.plainCall("json_array", e.Params...)
	case *sqlparser.JSONObjectExpr:
		return l.plainCall("json_object", mysqlPairs(e.Params)...)
	case *sqlparser.JSONQuoteExpr:
		return l.plainCall("json_quote", e.StringArg)
	case *sqlparser.JSONPrettyExpr:
		return l.plainCall("json_pretty", e.JSONVal)
	case *sqlparser.JSONStorageFreeExpr:
		return l.plainCall("json_storage_free", e.JSONVal)
	case *sqlparser.JSONStorageSizeExpr:
		return l.plainCall("json_storage_size", e.JSONVal)
	case *sqlparser.JSONContainsExpr:
		return l.plainCall("json_contains", mysqlArgs(e.PathList, e.Target, e.Candidate)...)
	case *sqlparser.JSONContainsPathExpr:
		return l.plainCall("json_contains_path", mysqlArgs(e.PathList, e.JSONDoc, e.OneOrAll)...)
	case *sqlparser.JSONExtractExpr:
		return l.plainCall("json_extract", mysqlArgs(e.PathList, e.JSONDoc)...)
	case *sqlparser.JSONKeysExpr:
		return l.plainCall("json_keys", e.JSONDoc, e.Path)
	case *sqlparser.JSONOverlapsExpr:
		return l.plainCall("json_overlaps", e.JSONDoc1, e.JSONDoc2)
	case *sqlparser.JSONSearchExpr:
		return l.plainCall("json_search", mysqlArgs(e.PathList, e.JSONDoc, e.OneOrAll, e.SearchStr, e.EscapeChar)...)
	case *sqlparser.JSONValueExpr:
		return l.jsonValue(e)
	case *sqlparser.JSONSchemaValidFuncExpr:
		return l.plainCall("json_schema_valid", e.Schema, e.Document)
	case *sqlparser.JSONSchemaValidationReportFuncExpr:
		return l.plainCall("json_schema_validation_report", e.Schema, e.Document)
	case *sqlparser.JSONAttributesExpr:
		return l.plainCall(e.Type.ToString(), e.JSONDoc, e.Path)
	case *sqlparser.JSONValueModifierExpr:
		return l.plainCall(e.Type.ToString(), mysqlArgs(mysqlPairs(e.Params), e.JSONDoc)...)
	case *sqlparser.JSONValueMergeExpr:
		return l.plainCall(e.Type.ToString(), mysqlArgs(e.JSONDocList, e.JSONDoc)...)
	case *sqlparser.JSONRemoveExpr:
		return l.plainCall("json_remove", mysqlArgs(e.PathList, e.JSONDoc)...)
	case *sqlparser.JSONUnquoteExpr:
		return l.plainCall("json_unquote", e.JSONValue)
	}
	return nil
}

// jsonValue writes JSON_VALUE(a, p RETURNING t) as a cast of the call to t.
func (l *mysqlSelect) jsonValue(e *sqlparser.JSONValueExpr) *sqltree.Expr {
	args := l.exprs([]sqlparser.Expr{e.JSONDoc, e.Path})
	call := l.call("", "json_value", append(args, l.responses(e.EmptyOnResponse, e.ErrorOnResponse)...), nil)
	if e.ReturningType == nil {
		return call
	}
	return &sqltree.Expr{Op: sqltree.OpCast, Text: mysqlType(e.ReturningType), Args: []*sqltree.Expr{call}}
}

func mysqlPairs(params []*sqlparser.JSONObjectParam) []sqlparser.Expr {
	var out []sqlparser.Expr
	for _, p := range params {
		out = append(out, p.Key, p.Value)
	}
	return out
}

// geometryCall builds a spatial function; nil where e is none.
func (l *mysqlSelect) geometryCall(e sqlparser.Expr) *sqltree.Expr {
	switch e := e.(type) {
	case *sqlparser.PointExpr:
		return l.plainCall("point", e.XCordinate, e.YCordinate)
	case *sqlparser.LineStringExpr:
		return l.plainCall("linestring", e.PointParams...)
	case *sqlparser.PolygonExpr:
		return l.plainCall("polygon", e.LinestringParams...)
	case *sqlparser.MultiPointExpr:
		return l.plainCall("multipoint", e.PointParams...)
	case *sqlparser.MultiLinestringExpr:
		return l.plainCall("multilinestring", e.LinestringParams...)
	case *sqlparser.MultiPolygonExpr:
		return l.plainCall("multipolygon", e.PolygonParams...)
	case *sqlparser.GeomFromTextExpr:
		return l.plainCall(e.Type.ToString(), e.WktText, e.Srid, e.AxisOrderOpt)
	case *sqlparser.GeomFromWKBExpr:
		return l.plainCall(e.Type.ToString(), e.WkbBlob, e.Srid, e.AxisOrderOpt)
	case *sqlparser.GeomFormatExpr:
		return l.plainCall(e.FormatType.ToString(), e.Geom, e.AxisOrderOpt)
	case *sqlparser.GeomPropertyFuncExpr:
		return l.plainCall(e.Property.ToString(), e.Geom)
	case *sqlparser.PointPropertyFuncExpr:
		return l.plainCall(e.Property.ToString(), e.Point, e.ValueToSet)
	case *sqlparser.LinestrPropertyFuncExpr:
		return l.plainCall(e.Property.ToString(), e.Linestring, e.PropertyDefArg)
	case *sqlparser.PolygonPropertyFuncExpr:
		return l.plainCall(e.Property.ToString(), e.Polygon, e.PropertyDefArg)
	case *sqlparser.GeomCollPropertyFuncExpr:
		return l.plainCall(e.Property.ToString(), e.GeomColl, e.PropertyDefArg)
	case *sqlparser.GeoHashFromLatLongExpr:
		return l.plainCall("st_geohash", e.Longitude, e.Latitude, e.MaxLength)
	case *sqlparser.GeoHashFromPointExpr:
		return l.plainCall("st_geohash", e.Point, e.MaxLength)
	case *sqlparser.GeomFromGeoHashExpr:
		return l.plainCall(e.GeomType.ToString(), e.GeoHash, e.SridOpt)
	case *sqlparser.GeoJSONFromGeomExpr:
		return l.plainCall("st_asgeojson", e.Geom, e.MaxDecimalDigits, e.Bitmask)
	case *sqlparser.GeomFromGeoJSONExpr:
		return l.plainCall("st_geomfromgeojson", e.GeoJSON, e.HigherDimHandlerOpt, e.Srid)
	}
	return nil
}
