package parse

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlc-dev/oliphant"
	"github.com/sqlc-dev/oliphant/ast"
	"github.com/sqlc-dev/oliphant/parser"
)

func parsePostgres(sql string) (*sqltree.Statement, error) {
	// PostgreSQL's scanner takes a NUL byte for the end of the text, and so does oliphant's.
	if i := strings.IndexByte(sql, 0); i >= 0 {
		return nil, &SyntaxError{Message: "a NUL byte would end the statement", Offset: i}
	}
	if !utf8.ValidString(sql) {
		return nil, &SyntaxError{Message: "the text is not valid UTF-8", Offset: -1}
	}
	tokens, err := pgScan(sql)
	if err != nil {
		return nil, pgSyntaxError(sql, err)
	}
	if tokens.rereads() > pgRereads {
		return nil, &UnknownError{What: "a nesting that the parser would read thousands of times", Offset: -1}
	}
	tree, err := oliphant.Parse(sql)
	if err != nil {
		return nil, pgSyntaxError(sql, err)
	}
	if len(tree.Stmts) != 1 {
		return nil, &CountError{Statements: min(len(tree.Stmts), 2)}
	}
	b := &pgBuilder{}
	b.builder, b.tokens, b.subquery = builder{sql: sql, exact: true}, tokens, b.nested
	n := tree.Stmts[0].Stmt
	if s := n.GetSelectStmt(); s != nil {
		q := b.query(s, tokens.statement())
		if b.err != nil {
			return nil, b.err
		}
		return &sqltree.Statement{Kind: sqltree.KindQuery, Query: q, Facts: b.facts}, nil
	}
	b.target(n)
	return &sqltree.Statement{Kind: b.kind(n), Facts: b.facts}, nil
}

// pgSyntaxError is what oliphant's scanner or parser says. It counts characters from 1; 0 is no position.
func pgSyntaxError(sql string, err error) *SyntaxError {
	var e *parser.Error
	if !errors.As(err, &e) {
		return &SyntaxError{Message: err.Error(), Offset: -1}
	}
	offset := -1
	if e.Cursorpos > 0 {
		offset = len(sql) // "at end of input"
		characters := 1
		for i := range sql {
			if characters == e.Cursorpos {
				offset = i
				break
			}
			characters++
		}
	}
	return &SyntaxError{Message: strings.TrimPrefix(e.Message, "syntax error "), Offset: offset}
}

// pgBuilder maps the raw parse tree (parsenodes.h, primnodes.h) that the grammar (gram.y) makes to the tree.
//
// It is a stack: pgExprBuilder maps expressions, pgSourceBuilder on it what FROM reads, and pgBuilder queries and all
// other statements. The one way up is pgExprBuilder.subquery.
type pgBuilder struct{ pgSourceBuilder }

// Statements that are not queries.

// kind names a statement by its first words. WITH before a writing statement does not count.
func (b *pgBuilder) kind(n *ast.Node) sqltree.Kind {
	switch n.GetNode().(type) {
	case *ast.Node_InsertStmt:
		return "insert"
	case *ast.Node_UpdateStmt:
		return "update"
	case *ast.Node_DeleteStmt:
		return "delete"
	case *ast.Node_MergeStmt:
		return "merge"
	}
	words := b.words()
	switch words[0] {
	case "create", "alter", "drop":
		object := slices.IndexFunc(words[1:], func(w string) bool { return !pgModifiers[w] })
		return sqltree.Kind(strings.Join([]string{words[0], words[1:][max(object, 0)]}, " "))
	}
	return sqltree.Kind(words[0])
}

// pgModifiers stand between CREATE, ALTER or DROP and the kind of object.
var pgModifiers = map[string]bool{
	"or": true, "replace": true, "global": true, "local": true, "temp": true, "temporary": true, "unlogged": true,
	"unique": true, "recursive": true, "materialized": true, "foreign": true, "trusted": true, "procedural": true,
	"default": true, "constraint": true, "event": true,
}

// words are the first words of the statement, in lower case: as many as CREATE and its modifiers can be.
func (b *pgBuilder) words() []string {
	var out []string
	r := b.tokens.statement()
	for _, t := range b.tokens[r.from:min(r.to, r.from+8)] {
		out = append(out, strings.ToLower(b.sql[t.start:t.end]))
	}
	return out
}

// target notes the table that a statement is about, where there is one.
func (b *pgBuilder) target(n *ast.Node) {
	var r *ast.RangeVar
	switch n := n.GetNode().(type) {
	case *ast.Node_InsertStmt:
		r = n.InsertStmt.Relation
	case *ast.Node_UpdateStmt:
		r = n.UpdateStmt.Relation
	case *ast.Node_DeleteStmt:
		r = n.DeleteStmt.Relation
	case *ast.Node_MergeStmt:
		r = n.MergeStmt.Relation
	case *ast.Node_CopyStmt:
		r = n.CopyStmt.Relation
	case *ast.Node_CreateStmt:
		r = n.CreateStmt.Relation
	case *ast.Node_CreateTableAsStmt:
		r = n.CreateTableAsStmt.GetInto().GetRel()
	case *ast.Node_ViewStmt:
		r = n.ViewStmt.View
	case *ast.Node_IndexStmt:
		r = n.IndexStmt.Relation
	case *ast.Node_AlterTableStmt:
		r = n.AlterTableStmt.Relation
	case *ast.Node_RefreshMatViewStmt:
		r = n.RefreshMatViewStmt.Relation
	case *ast.Node_TruncateStmt:
		for _, r := range n.TruncateStmt.Relations {
			b.relation(r.GetRangeVar().GetSchemaname(), r.GetRangeVar().GetRelname())
		}
	}
	if r != nil {
		b.relation(r.Schemaname, r.Relname)
	}
}

// Queries.

// query maps a SelectStmt, which is any of SELECT, VALUES, TABLE and set operations, that the tokens r are.
func (b *pgBuilder) query(n *ast.SelectStmt, r pgRange) *sqltree.Query {
	outer := len(b.scope)
	q := &sqltree.Query{Span: b.tokens.span(r), Recursive: n.GetWithClause().GetRecursive()}
	q.With = b.with(n.WithClause)
	switch {
	case n.Op != ast.SetOperation_SETOP_NONE:
		q.Body = b.setOp(n, r)
	case len(n.ValuesLists) > 0:
		q.Body = b.values(n.ValuesLists)
	default:
		b.cursor = b.tokens.first(r)
		q.Body = b.selection(n)
	}
	q.OrderBy = b.orders(n.SortClause)
	q.Limit, q.Offset = b.limit(n.LimitCount), b.expr(n.LimitOffset)
	q.WithTies = n.LimitOption == ast.LimitOption_LIMIT_OPTION_WITH_TIES
	if len(n.LockingClause) > 0 {
		b.clause(sqltree.ClauseLock)
	}
	b.scope = b.scope[:outer]
	return q
}

// nested maps a query in parentheses: the first ones from a token on that a query may stand in.
func (b *pgBuilder) nested(n *ast.SelectStmt, from int) *sqltree.Query {
	open := b.tokens.query(from)
	if n == nil || open < 0 {
		b.unknown("a query without its place in the text", -1)
		return &sqltree.Query{Body: &sqltree.Select{}}
	}
	before, end := b.cursor, b.tokens[open].match
	q := b.query(n, b.tokens.inner(pgRange{open + 1, end}))
	b.cursor = max(before, end) // the operands of some functions come in another order than they are written in
	return q
}

// with maps WITH and leaves its elements in scope. With RECURSIVE each of them sees all (makeDependencyGraph in
// parse_cte.c sorts them), else only those before it.
func (b *pgBuilder) with(w *ast.WithClause) []sqltree.CTE {
	if w == nil {
		return nil
	}
	ctes := make([]sqltree.CTE, len(w.Ctes)) // of its final length: b.scope points into it
	if w.Recursive {
		for i, n := range w.Ctes {
			ctes[i].Name = n.GetCommonTableExpr().GetCtename()
			b.scope = append(b.scope, &ctes[i])
		}
	}
	for i, n := range w.Ctes {
		b.cte(&ctes[i], n.GetCommonTableExpr())
		if !w.Recursive {
			b.scope = append(b.scope, &ctes[i])
		}
	}
	return ctes
}

func (b *pgBuilder) cte(c *sqltree.CTE, n *ast.CommonTableExpr) {
	c.Name, c.Columns = n.GetCtename(), pgNames(n.GetAliascolnames())
	switch n.GetCtematerialized() {
	case ast.CTEMaterialize_CTEMaterializeAlways:
		c.Materialized = "materialized"
	case ast.CTEMaterialize_CTEMaterializeNever:
		c.Materialized = "not materialized"
	}
	if s := n.GetSearchClause(); s != nil {
		c.Search = &sqltree.Search{Breadth: s.SearchBreadthFirst, By: pgNames(s.SearchColList), Set: s.SearchSeqColumn}
	}
	if y := n.GetCycleClause(); y != nil {
		c.Cycle = &sqltree.Cycle{Columns: pgNames(y.CycleColList), Set: y.CycleMarkColumn, Using: y.CyclePathColumn}
		c.Cycle.Value, c.Cycle.Default = b.mark(y.CycleMarkValue, true), b.mark(y.CycleMarkDefault, false)
	}
	if s := n.GetCtequery().GetSelectStmt(); s != nil {
		c.Query = b.nested(s, b.tokens.at(n.Location))
		return
	}
	b.clause(sqltree.ClauseWriteCTE)
	b.target(n.GetCtequery())
}

// mark maps a value of CYCLE, nil where it is the one that is not written. Walks of the tree do not meet it.
func (b *pgBuilder) mark(n *ast.Node, unwritten bool) *sqltree.Expr {
	e := b.expr(n)
	switch e.Op {
	case sqltree.OpBool:
		if e.Text == strconv.FormatBool(unwritten) {
			return nil
		}
	case sqltree.OpString, sqltree.OpNumber, sqltree.OpNull:
	default:
		b.unknown("anything but literals in CYCLE", -1)
	}
	return e
}

var pgSetOperators = map[ast.SetOperation]struct {
	op    sqltree.SetOperator
	token ast.Token
}{
	ast.SetOperation_SETOP_UNION:     {sqltree.Union, ast.Token_UNION},
	ast.SetOperation_SETOP_INTERSECT: {sqltree.Intersect, ast.Token_INTERSECT},
	ast.SetOperation_SETOP_EXCEPT:    {sqltree.Except, ast.Token_EXCEPT},
}

func (b *pgBuilder) setOp(n *ast.SelectStmt, r pgRange) sqltree.Body {
	op, ok := pgSetOperators[n.Op]
	if !ok || n.Larg == nil || n.Rarg == nil {
		b.unknown("the set operation "+n.Op.String(), -1)
		return &sqltree.Select{}
	}
	left, right := b.tokens.operands(r, op.token)
	return &sqltree.SetOp{Op: op.op, All: n.All, Left: b.query(n.Larg, left), Right: b.query(n.Rarg, right)}
}

func (b *pgBuilder) values(rows []*ast.Node) sqltree.Body {
	v := &sqltree.Values{}
	for _, row := range rows {
		v.Rows = append(v.Rows, b.exprs(row.GetList().GetItems()))
	}
	return v
}

// selection maps a plain SELECT. Up to FROM it goes by the text, for the sake of b.cursor.
func (b *pgBuilder) selection(n *ast.SelectStmt) sqltree.Body {
	s := &sqltree.Select{}
	if d := n.DistinctClause; len(d) == 1 && d[0].GetNode() == nil { // list_make1(NIL): DISTINCT without ON
		s.Distinct = true
	} else {
		s.DistinctOn = b.exprs(d)
	}
	for _, t := range n.TargetList {
		r := t.GetResTarget()
		s.Items = append(s.Items, sqltree.Item{Expr: b.expr(r.GetVal()), Alias: r.GetName()})
	}
	if n.IntoClause != nil {
		b.clause(sqltree.ClauseInto)
		b.relation(n.IntoClause.GetRel().GetSchemaname(), n.IntoClause.GetRel().GetRelname())
	}
	s.From = b.from(n.FromClause)
	s.Where = b.expr(n.WhereClause)
	s.GroupBy = b.exprs(n.GroupClause)
	if n.GroupDistinct {
		b.unknown("GROUP BY DISTINCT", -1)
	}
	s.Having = b.expr(n.HavingClause)
	for _, w := range n.WindowClause {
		s.Windows = append(s.Windows, sqltree.NamedWindow{Name: w.GetWindowDef().GetName(), Window: b.windowDef(w.GetWindowDef())})
	}
	return s
}

// limit maps LIMIT. LIMIT ALL is LIMIT NULL to the grammar, and is none.
func (b *pgBuilder) limit(n *ast.Node) *sqltree.Expr {
	if n.GetAConst().GetIsnull() {
		return nil
	}
	return b.expr(n)
}

// Sources.

// pgSourceBuilder maps what FROM reads.
type pgSourceBuilder struct {
	pgExprBuilder
	// cursor is the token up to which FROM has been read. The nodes of derived tables do not say where they
	// stand: the next one is in the next parenthesis from here that a query may stand in.
	cursor int
}

func (b *pgSourceBuilder) from(nodes []*ast.Node) sqltree.Source {
	var s sqltree.Source
	for i, n := range nodes {
		if next := b.source(n); i == 0 {
			s = next
		} else {
			s = &sqltree.Join{Kind: sqltree.CrossJoin, Left: s, Right: next}
		}
	}
	return s
}

func (b *pgSourceBuilder) source(n *ast.Node) sqltree.Source {
	switch n := n.GetNode().(type) {
	case *ast.Node_RangeVar:
		return b.rangeVar(n.RangeVar)
	case *ast.Node_RangeSubselect:
		s := n.RangeSubselect
		return &sqltree.Derived{
			Query:   b.subquery(s.Subquery.GetSelectStmt(), b.cursor),
			Alias:   s.Alias.GetAliasname(),
			Columns: pgNames(s.Alias.GetColnames()),
			Lateral: s.Lateral,
		}
	case *ast.Node_RangeFunction:
		return b.rangeFunction(n.RangeFunction)
	case *ast.Node_JoinExpr:
		return b.join(n.JoinExpr)
	case *ast.Node_RangeTableSample:
		return b.sample(n.RangeTableSample)
	case *ast.Node_RangeTableFunc:
		return b.xmlTable(n.RangeTableFunc)
	case *ast.Node_JsonTable:
		return b.jsonTable(n.JsonTable)
	default:
		b.unknown(fmt.Sprintf("the node %T", n), -1)
	}
	return &sqltree.Table{}
}

// sample maps a table of which a part is read. Walks of the tree do not meet the operands, so numbers are all that they
// may be.
func (b *pgSourceBuilder) sample(n *ast.RangeTableSample) *sqltree.Table {
	b.clause(sqltree.ClauseSample)
	s := &sqltree.Sample{Operands: b.exprs(n.Args), Seed: b.expr(n.Repeatable)}
	s.Method.Schema, s.Method.Name = b.name(n.Method, n.Location)
	b.function(s.Method.Schema, s.Method.Name, sqltree.SiteFrom)
	for _, e := range append(slices.Clone(s.Operands), s.Seed) {
		if e != nil && e.Op == sqltree.OpNegate {
			e = e.Args[0]
		}
		if e != nil && e.Op != sqltree.OpNumber {
			b.unknown("anything but numbers in TABLESAMPLE", int(n.Location))
		}
	}
	t := b.rangeVar(n.Relation.GetRangeVar())
	t.Sample = s
	return t
}

func (b *pgSourceBuilder) rangeVar(n *ast.RangeVar) *sqltree.Table {
	switch {
	case n.Catalogname != "":
		b.unknown("a table with the name of its database", int(n.Location))
	case !n.Inh:
		b.unknown("ONLY", int(n.Location))
	}
	t := b.table(n.Schemaname, n.Relname)
	t.Alias, t.Columns = n.Alias.GetAliasname(), pgNames(n.Alias.GetColnames())
	return t
}

// rangeFunction maps a function in FROM. ROWS FROM several is a call of "rows from", which is no function.
func (b *pgSourceBuilder) rangeFunction(n *ast.RangeFunction) *sqltree.Function {
	f := &sqltree.Function{Alias: n.Alias.GetAliasname(), Ordinality: n.Ordinality, Lateral: n.Lateral}
	definitions := n.Coldeflist
	var calls []*sqltree.Expr
	for _, item := range n.Functions {
		pair := item.GetList().GetItems() // the call, then a list of column definitions or nothing
		if len(pair) != 2 {
			b.node(item, -1)
			return f
		}
		calls = append(calls, b.fromCall(pair[0]))
		definitions = append(definitions, pair[1].GetList().GetItems()...)
	}
	f.Columns = pgNames(n.Alias.GetColnames())
	if len(definitions) > 0 {
		f.Columns, f.Types = b.columnDefinitions(definitions)
	}
	switch {
	case len(calls) == 1:
		f.Call = calls[0]
	case len(definitions) > 0:
		b.unknown("a column definition in ROWS FROM", -1)
	default:
		f.Call = &sqltree.Expr{Op: sqltree.OpCall, Text: "rows from", Args: calls}
	}
	return f
}

// fromCall maps a call in FROM. The grammar also takes CAST, COALESCE and the like there.
func (b *pgSourceBuilder) fromCall(n *ast.Node) *sqltree.Expr {
	f := n.GetFuncCall()
	if f == nil || f.Funcformat != ast.CoercionForm_COERCE_EXPLICIT_CALL {
		b.node(n, f.GetLocation())
		return &sqltree.Expr{Op: sqltree.OpCall}
	}
	schema, name := b.functionName(f)
	args, c := b.callParts(f)
	b.function(schema, name, sqltree.SiteFrom)
	return &sqltree.Expr{Op: sqltree.OpCall, Schema: schema, Text: name, Args: args, Call: c}
}

// columnDefinitions are the names and types of f() AS t(a integer, b text).
func (b *pgSourceBuilder) columnDefinitions(nodes []*ast.Node) (names, types []string) {
	for _, n := range nodes {
		d := n.GetColumnDef()
		if d.GetCollClause() != nil {
			b.unknown("COLLATE of a column definition", int(d.Location))
		}
		names = append(names, d.GetColname())
		types = append(types, b.typeName(d.GetTypeName()))
	}
	return names, types
}

var pgJoins = map[ast.JoinType]sqltree.JoinKind{
	ast.JoinType_JOIN_INNER: sqltree.InnerJoin,
	ast.JoinType_JOIN_LEFT:  sqltree.LeftJoin,
	ast.JoinType_JOIN_RIGHT: sqltree.RightJoin,
	ast.JoinType_JOIN_FULL:  sqltree.FullJoin,
}

// join maps a join. One with an alias hides the names of what it joins, as SELECT * from them does.
func (b *pgSourceBuilder) join(n *ast.JoinExpr) sqltree.Source {
	span := sqltree.Span{}
	if n.Alias != nil {
		r := b.tokens.aliased(b.cursor, n.Alias.Aliasname)
		span, b.cursor = b.tokens.span(r), max(b.cursor, min(r.from, len(b.tokens)-2))
	}
	kind, ok := pgJoins[n.Jointype]
	switch {
	case !ok:
		b.unknown("the join "+n.Jointype.String(), -1)
	case kind == sqltree.InnerJoin && !n.IsNatural && n.Quals == nil && len(n.UsingClause) == 0:
		kind = sqltree.CrossJoin // the grammar has no other mark of it
	}
	j := &sqltree.Join{Kind: kind, Natural: n.IsNatural, Using: pgNames(n.UsingClause), UsingAlias: n.JoinUsingAlias.GetAliasname()}
	j.Left, j.Right = b.source(n.Larg), b.source(n.Rarg)
	j.On = b.expr(n.Quals)
	if n.Alias == nil {
		return j
	}
	q := &sqltree.Query{Span: span, Body: &sqltree.Select{Items: []sqltree.Item{{Expr: &sqltree.Expr{Op: sqltree.OpStar}}}, From: j}}
	d := &sqltree.Derived{Query: q, Alias: n.Alias.Aliasname, Columns: pgNames(n.Alias.Colnames)}
	for s := range sqltree.Sources(j) {
		switch s := s.(type) {
		case *sqltree.Derived:
			d.Lateral = d.Lateral || s.Lateral
		case *sqltree.Function:
			d.Lateral = true
		}
	}
	return d
}
