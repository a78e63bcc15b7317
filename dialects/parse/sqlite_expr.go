package parse

import (
	"fmt"
	"slices"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlc-dev/meyer/ast"
)

func (b *sqliteBuilder) exprs(list []ast.Expr) []*sqltree.Expr {
	var out []*sqltree.Expr
	for _, e := range list {
		out = append(out, b.expr(e))
	}
	return out
}

// expr maps expr; nil is nil.
func (b *sqliteBuilder) expr(e ast.Expr) *sqltree.Expr {
	e = bare(e)
	if e == nil {
		return nil
	}
	b.depth++
	defer func() { b.depth-- }()
	if b.depth > sqliteExprDepth {
		b.refuse(fmt.Sprintf("Expression tree is too large (maximum depth %d)", sqliteExprDepth), e.Pos())
		return &sqltree.Expr{Op: sqltree.OpNull}
	}
	switch e := e.(type) {
	case *ast.Ident:
		return sqliteColumn(e)
	case *ast.QualifiedRef:
		return b.qualified(e)
	case *ast.Literal:
		return b.literal(e)
	case *ast.BindParam:
		return &sqltree.Expr{Op: sqltree.OpParam, Text: e.Raw}
	case *ast.UnaryExpr:
		return b.unary(e)
	case *ast.BinaryExpr:
		return b.binary(e)
	case *ast.LikeExpr: // LIKE, GLOB, REGEXP, MATCH
		return not(e.Not, &sqltree.Expr{Op: sqltree.Op(dialects.FoldASCII(e.Op.Name)), Args: b.present(e.X, e.Y, e.Escape)})
	case *ast.IsExpr:
		return b.is(e)
	case *ast.NullCheckExpr:
		return b.nullCheck(e)
	case *ast.BetweenExpr:
		return not(e.Not, &sqltree.Expr{Op: sqltree.OpBetween, Args: b.present(e.X, e.Lo, e.Hi)})
	case *ast.InExpr:
		return not(e.Not, b.in(e))
	case *ast.CaseExpr:
		return b.caseExpr(e)
	case *ast.CastExpr:
		return &sqltree.Expr{Op: sqltree.OpCast, Text: sqliteType(e.Type), Args: b.present(e.X)}
	case *ast.CollateExpr:
		return &sqltree.Expr{Op: sqltree.OpCollate, Text: sqliteName(e.Name), Args: b.present(e.X)}
	case *ast.FuncCall:
		return b.funcCall(e)
	case *ast.ExistsExpr:
		return &sqltree.Expr{Op: sqltree.OpExists, Query: b.query(e.Select)}
	case *ast.SubqueryExpr:
		return &sqltree.Expr{Op: sqltree.OpSubquery, Query: b.query(e.Select)}
	case *ast.VectorExpr:
		return &sqltree.Expr{Op: sqltree.OpRow, Args: b.exprs(e.List)}
	case *ast.RaiseExpr: // of triggers
		b.unknown("RAISE", e.Pos())
	default:
		b.node(e)
	}
	return &sqltree.Expr{Op: sqltree.OpNull}
}

// present are the operands that are there.
func (b *sqliteBuilder) present(operands ...ast.Expr) []*sqltree.Expr {
	return b.exprs(slices.DeleteFunc(operands, func(e ast.Expr) bool { return e == nil }))
}

// bare is e without the parentheses around it.
func bare(e ast.Expr) ast.Expr {
	for {
		p, ok := e.(*ast.ParenExpr)
		if !ok {
			return e
		}
		e = p.X
	}
}

// sqliteColumn maps expr ::= ID. TRUE and FALSE are no keywords of SQLite but names that mean a number where they are
// not quoted.
func sqliteColumn(id *ast.Ident) *sqltree.Expr {
	name := sqliteName(id)
	if id.Quote == ast.QuoteNone && (name == "true" || name == "false") {
		return &sqltree.Expr{Op: sqltree.OpBool, Text: name}
	}
	return &sqltree.Expr{Op: sqltree.OpColumn, Text: name, Quoted: id.Quote == ast.QuoteDouble}
}

// qualified maps nm DOT nm [DOT nm].
func (b *sqliteBuilder) qualified(r *ast.QualifiedRef) *sqltree.Expr {
	names := sqliteNames(r.Parts)
	switch len(names) {
	case 2:
		return &sqltree.Expr{Op: sqltree.OpColumn, Table: names[0], Text: names[1]}
	case 3:
		return &sqltree.Expr{Op: sqltree.OpColumn, Schema: names[0], Table: names[1], Text: names[2]}
	}
	b.node(r)
	return &sqltree.Expr{Op: sqltree.OpColumn}
}

// literal maps term.
func (b *sqliteBuilder) literal(l *ast.Literal) *sqltree.Expr {
	switch l.Kind {
	case ast.LitNull:
		return &sqltree.Expr{Op: sqltree.OpNull}
	case ast.LitInteger, ast.LitFloat:
		return &sqltree.Expr{Op: sqltree.OpNumber, Text: l.Raw}
	case ast.LitString:
		return &sqltree.Expr{Op: sqltree.OpString, Text: l.Value}
	case ast.LitBlob: // x'0aF1'
		return &sqltree.Expr{Op: sqltree.OpBlob, Text: l.Raw[2 : len(l.Raw)-1]}
	case ast.LitCurrentDate, ast.LitCurrentTime, ast.LitCurrentTimestamp:
		return &sqltree.Expr{Op: sqltree.OpNow, Text: dialects.FoldASCII(l.Raw)}
	}
	b.node(l)
	return &sqltree.Expr{Op: sqltree.OpNull}
}

func (b *sqliteBuilder) unary(u *ast.UnaryExpr) *sqltree.Expr {
	x := b.expr(u.X)
	switch u.Op {
	case ast.OpNot:
		return not(true, x)
	case ast.OpMinus:
		return &sqltree.Expr{Op: sqltree.OpNegate, Args: []*sqltree.Expr{x}}
	case ast.OpPlus:
		return x
	case ast.OpBitNot:
		return &sqltree.Expr{Op: "~", Args: []*sqltree.Expr{x}}
	}
	b.node(u)
	return x
}

// sqliteInfix are the infix operators but for AND and OR.
var sqliteInfix = map[ast.Operator]sqltree.Op{
	ast.OpEq: sqltree.OpEqual, ast.OpNe: sqltree.OpNotEqual, ast.OpLt: sqltree.OpLess, ast.OpLe: sqltree.OpLessEq, ast.OpGt: sqltree.OpGreater, ast.OpGe: sqltree.OpGreaterEq,
	ast.OpBitAnd: "&", ast.OpBitOr: "|", ast.OpLShift: "<<", ast.OpRShift: ">>",
	ast.OpAdd: "+", ast.OpSub: "-", ast.OpMul: "*", ast.OpDiv: "/", ast.OpMod: "%",
	ast.OpConcat: sqltree.OpConcat, ast.OpPtr: "->", ast.OpPtr2: "->>",
}

func (b *sqliteBuilder) binary(e *ast.BinaryExpr) *sqltree.Expr {
	switch e.Op {
	case ast.OpAnd:
		return chain(sqltree.OpAnd, b.flat(e)...)
	case ast.OpOr:
		return chain(sqltree.OpOr, b.flat(e)...)
	}
	op, ok := sqliteInfix[e.Op]
	if !ok {
		b.node(e)
	}
	return &sqltree.Expr{Op: op, Args: b.present(e.X, e.Y)}
}

// flat are the operands of a chain of one operator. The chain is as deep to the left as it is long, so it is walked in
// a loop.
func (b *sqliteBuilder) flat(e *ast.BinaryExpr) []*sqltree.Expr {
	operands := []ast.Expr{e.Y}
	left := e.X
	for {
		x, ok := bare(left).(*ast.BinaryExpr)
		if !ok || x.Op != e.Op {
			break
		}
		operands = append(operands, x.Y)
		left = x.X
	}
	operands = append(operands, left)
	slices.Reverse(operands)
	return b.exprs(operands)
}

// is maps the four forms of IS. IS NOT and IS DISTINCT FROM negate; IS NOT DISTINCT FROM does it twice.
func (b *sqliteBuilder) is(e *ast.IsExpr) *sqltree.Expr {
	x := &sqltree.Expr{Op: sqltree.OpNullSafe, Args: b.present(e.X, e.Y)}
	if l, ok := bare(e.Y).(*ast.Literal); ok && l.Kind == ast.LitNull {
		x = &sqltree.Expr{Op: sqltree.OpIsNull, Args: x.Args[:1]}
	}
	return not(e.Not != e.Distinct, x)
}

func (b *sqliteBuilder) nullCheck(e *ast.NullCheckExpr) *sqltree.Expr {
	x := &sqltree.Expr{Op: sqltree.OpIsNull, Args: b.present(e.X)}
	switch e.Test {
	case ast.TestIsNull:
		return x
	case ast.TestNotNull, ast.TestNotNullWords:
		return not(true, x)
	}
	b.node(e)
	return x
}

// in maps the three right-hand sides of IN; x IN t is x IN (SELECT * FROM t).
func (b *sqliteBuilder) in(e *ast.InExpr) *sqltree.Expr {
	x := &sqltree.Expr{Op: sqltree.OpIn, Args: b.present(e.X)}
	switch {
	case e.Select != nil:
		x.Query = b.query(e.Select)
	case e.Table != nil && e.HasArgs:
		x.Query = selectAll(b.tableFunction(e.Table, e.Args), sqltree.Span{Start: e.Table.Pos(), End: e.End()})
	case e.Table != nil:
		x.Query = selectAll(b.named(e.Table), sqltree.Span{Start: e.Table.Pos(), End: e.End()})
	default:
		x.Args = append(x.Args, b.exprs(e.List)...)
	}
	return x
}

func (b *sqliteBuilder) caseExpr(e *ast.CaseExpr) *sqltree.Expr {
	operand := b.expr(e.Operand)
	var whens []*sqltree.Expr
	for _, w := range e.Whens {
		whens = append(whens, b.expr(w.When), b.expr(w.Then))
	}
	return b.caseOf(operand, whens, b.expr(e.Else))
}

func (b *sqliteBuilder) funcCall(f *ast.FuncCall) *sqltree.Expr {
	args := b.exprs(f.Args)
	if f.Star {
		args = []*sqltree.Expr{{Op: sqltree.OpStar}}
	}
	var c *sqltree.Call
	if f.Distinct || len(f.OrderBy) > 0 || f.Filter != nil || f.Over != nil {
		c = &sqltree.Call{Distinct: f.Distinct, OrderBy: b.orders(f.OrderBy), Filter: b.expr(f.Filter), Over: b.window(f.Over)}
	}
	return b.call("", dialects.FoldASCII(f.Name.Name), args, c)
}

// window maps the window of OVER and of WINDOW; nil is nil.
func (b *sqliteBuilder) window(w *ast.WindowDef) *sqltree.Window {
	if w == nil {
		return nil
	}
	return &sqltree.Window{Name: sqliteName(w.Base), PartitionBy: b.exprs(w.Partition), OrderBy: b.orders(w.OrderBy), Frame: b.frame(w)}
}

var (
	sqliteUnits  = map[ast.FrameType]string{ast.FrameRange: "range", ast.FrameRows: "rows", ast.FrameGroups: "groups"}
	sqliteBounds = map[ast.FrameBoundType]string{
		ast.BoundUnboundedPreceding: "unbounded preceding", ast.BoundPreceding: "preceding", ast.BoundCurrentRow: "current row",
		ast.BoundFollowing: "following", ast.BoundUnboundedFollowing: "unbounded following",
	}
	sqliteExcludes = map[ast.FrameExclude]string{
		ast.ExcludeNone: "", ast.ExcludeNoOthers: "no others", ast.ExcludeCurrentRow: "current row",
		ast.ExcludeGroup: "group", ast.ExcludeTies: "ties",
	}
)

// frame maps frame_opt.
func (b *sqliteBuilder) frame(w *ast.WindowDef) *sqltree.Frame {
	if w.Frame == ast.FrameNone {
		return nil
	}
	unit, known := sqliteUnits[w.Frame]
	exclude, knownToo := sqliteExcludes[w.Exclude]
	if !known || !knownToo {
		b.node(w)
	}
	return &sqltree.Frame{Unit: unit, Start: b.bound(w.StartBound), End: b.bound(w.EndBound), Exclude: exclude}
}

func (b *sqliteBuilder) bound(f *ast.FrameBound) sqltree.Bound {
	if f == nil {
		return sqltree.Bound{}
	}
	kind, ok := sqliteBounds[f.Type]
	if !ok {
		b.node(f)
	}
	return sqltree.Bound{Kind: kind, Offset: b.expr(f.Expr)}
}
