package parse

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlc-dev/meyer/ast"
	"github.com/sqlc-dev/meyer/parser"
)

// What SQLite takes at most by default (https://www.sqlite.org/limits.html, 3 to 5). The parser has no such
// limits; here they also bound how deep a tree can be.
const (
	sqliteExprDepth = 1000
	sqliteCompound  = 500
	sqliteJoin      = 64
)

func parseSQLite(sql string) (*sqltree.Statement, error) {
	// SQLite takes a NUL byte for the end of the text, and so does the parser.
	if i := strings.IndexByte(sql, 0); i >= 0 {
		return nil, &SyntaxError{Message: "a NUL byte would end the statement", Offset: i}
	}
	statements, err := parser.ParseString(sql)
	if e := (*parser.Error)(nil); errors.As(err, &e) {
		return nil, &SyntaxError{Message: e.Message, Offset: e.Offset}
	}
	if err != nil {
		return nil, &SyntaxError{Message: err.Error(), Offset: -1}
	}
	if len(statements) != 1 {
		return nil, &CountError{Statements: min(len(statements), 2)}
	}
	b := &sqliteBuilder{builder: builder{sql: sql}}
	if s, ok := statements[0].(*ast.SelectStmt); ok {
		q := b.query(s)
		if b.err != nil {
			return nil, b.err
		}
		return &sqltree.Statement{Kind: sqltree.KindQuery, Query: q, Facts: b.facts}, nil
	}
	kind := sqliteKind(statements[0])
	if kind == "" {
		return nil, &UnknownError{What: fmt.Sprintf("the node %T", statements[0]), Offset: statements[0].Pos()}
	}
	ast.Walk(statements[0], b.note) // b.err does not matter: the kind refuses the statement
	return &sqltree.Statement{Kind: kind, Facts: b.facts}, nil
}

// sqliteBuilder maps the parser's nodes, which follow SQLite's grammar rule by rule
// (https://sqlite.org/src/file/src/parse.y), to the tree.
type sqliteBuilder struct {
	builder
	depth int // of expressions
}

// node notes a node that the tree has no place for.
func (b *sqliteBuilder) node(n ast.Node) {
	b.unknown(fmt.Sprintf("the node %T", n), n.Pos())
}

// refuse notes what SQLite itself refuses after its grammar has let it pass.
func (b *sqliteBuilder) refuse(message string, offset int) {
	if b.err == nil {
		b.err = &SyntaxError{Message: message, Offset: offset}
	}
}

// Queries.

// query maps select ::= [WITH wqlist] selectnowith. In the grammar ORDER BY and LIMIT hang on the last core; what they
// order and limit is the whole.
func (b *sqliteBuilder) query(s *ast.SelectStmt) *sqltree.Query {
	outer := len(b.scope)
	last := s.Cores[len(s.Cores)-1]
	q := &sqltree.Query{Span: sqltree.Span{Start: s.Pos(), End: last.End()}} // without the semicolon, which s has
	if s.With != nil {
		q.Recursive = s.With.Recursive
		q.With = b.with(s.With)
	}
	q.Body = b.compound(s.Cores, s.Ops)
	if c, ok := last.(*ast.SelectQuery); ok {
		q.OrderBy = b.orders(c.OrderBy)
		if c.Limit != nil {
			q.Limit, q.Offset = b.expr(c.Limit.Count), b.expr(c.Limit.Offset)
		}
	}
	b.scope = b.scope[:outer]
	return q
}

// with maps wqlist and leaves its elements in scope. With or without RECURSIVE, SQLite lets each of them see all of
// them, itself and later ones too (searchWith in select.c).
func (b *sqliteBuilder) with(w *ast.With) []sqltree.CTE {
	ctes := make([]sqltree.CTE, len(w.CTEs))
	for i, c := range w.CTEs {
		ctes[i] = sqltree.CTE{Name: sqliteName(c.Name), Columns: sqliteNames(c.Columns)}
		switch c.Materialized {
		case ast.MaterializedAny:
		case ast.MaterializedYes:
			ctes[i].Materialized = "materialized"
		case ast.MaterializedNo:
			ctes[i].Materialized = "not materialized"
		default:
			b.node(c)
		}
		b.scope = append(b.scope, &ctes[i])
	}
	for i, c := range w.CTEs {
		ctes[i].Query = b.query(c.Select)
	}
	return ctes
}

// compound maps selectnowith ::= selectnowith multiselect_op oneselect: all operators lean to the left.
func (b *sqliteBuilder) compound(cores []ast.SelectCore, ops []ast.CompoundOp) sqltree.Body {
	if len(cores) > sqliteCompound {
		b.refuse("too many terms in compound SELECT", cores[sqliteCompound].Pos())
		cores, ops = cores[:1], nil
	}
	body := b.core(cores[0])
	for i, op := range ops {
		if c, ok := cores[i].(*ast.SelectQuery); ok {
			if len(c.OrderBy) > 0 {
				b.refuse("ORDER BY clause should come after "+op.Op+" not before", c.OrderBy[0].Pos())
			}
			if c.Limit != nil {
				b.refuse("LIMIT clause should come after "+op.Op+" not before", c.Limit.Pos())
			}
		}
		next := cores[i+1]
		body = &sqltree.SetOp{
			Op:    b.setOperator(&op),
			All:   op.All,
			Left:  &sqltree.Query{Span: sqltree.Span{Start: cores[0].Pos(), End: coreEnd(cores[i])}, Body: body},
			Right: &sqltree.Query{Span: sqltree.Span{Start: next.Pos(), End: coreEnd(next)}, Body: b.core(next)},
		}
	}
	return body
}

// coreEnd is where c ends without its ORDER BY and LIMIT.
func coreEnd(c ast.SelectCore) int {
	s, ok := c.(*ast.SelectQuery)
	if !ok || len(s.OrderBy) == 0 && s.Limit == nil {
		return c.End()
	}
	bare, end := *s, s.Pos()
	bare.OrderBy, bare.Limit = nil, nil
	for _, n := range bare.Children() {
		end = max(end, n.End())
	}
	return end
}

func (b *sqliteBuilder) setOperator(op *ast.CompoundOp) sqltree.SetOperator {
	switch op.Op {
	case "UNION":
		return sqltree.Union
	case "INTERSECT":
		return sqltree.Intersect
	case "EXCEPT":
		return sqltree.Except
	}
	b.node(op)
	return ""
}

// core maps oneselect.
func (b *sqliteBuilder) core(c ast.SelectCore) sqltree.Body {
	switch c := c.(type) {
	case *ast.SelectQuery:
		return b.selectCore(c)
	case *ast.ValuesClause:
		v := &sqltree.Values{}
		for _, row := range c.Rows {
			v.Rows = append(v.Rows, b.exprs(row))
		}
		return v
	}
	b.node(c)
	return &sqltree.Select{}
}

func (b *sqliteBuilder) selectCore(c *ast.SelectQuery) *sqltree.Select {
	s := &sqltree.Select{}
	switch c.Distinct {
	case ast.DistinctNone, ast.DistinctAll:
	case ast.DistinctDistinct:
		s.Distinct = true
	default:
		b.node(c)
	}
	for _, r := range c.Columns {
		s.Items = append(s.Items, sqltree.Item{Expr: b.item(r.Expr), Alias: sqliteName(r.Alias)})
	}
	s.From = b.from(c.From)
	s.Where = b.expr(c.Where)
	s.GroupBy = b.exprs(c.GroupBy)
	s.Having = b.expr(c.Having)
	for _, w := range c.Windows {
		s.Windows = append(s.Windows, sqltree.NamedWindow{Name: sqliteName(w.Name), Window: *b.window(w)})
	}
	return s
}

// item maps an element of selcollist, the one place of a star.
func (b *sqliteBuilder) item(e ast.Expr) *sqltree.Expr {
	if s, ok := e.(*ast.Star); ok {
		return &sqltree.Expr{Op: sqltree.OpStar, Table: sqliteName(s.Table)}
	}
	return b.expr(e)
}

func (b *sqliteBuilder) orders(terms []*ast.OrderingTerm) []sqltree.Order {
	var out []sqltree.Order
	for _, t := range terms {
		o := sqltree.Order{Expr: b.expr(t.Expr)}
		switch t.Order {
		case ast.SortDefault, ast.SortAsc:
		case ast.SortDesc:
			o.Desc = true
		default:
			b.node(t)
		}
		switch t.Nulls {
		case ast.NullsDefault:
		case ast.NullsFirst:
			o.Nulls = "first"
		case ast.NullsLast:
			o.Nulls = "last"
		default:
			b.node(t)
		}
		out = append(out, o)
	}
	return out
}

// Sources.

// from maps seltablist, which is flat: each element says how it is joined to those before it.
func (b *sqliteBuilder) from(list []*ast.TableRef) sqltree.Source {
	if len(list) > sqliteJoin {
		b.refuse("at most 64 tables in a join", list[sqliteJoin].Pos())
		list = list[:1]
	}
	var left sqltree.Source
	for i, r := range list {
		right := b.source(r)
		if i == 0 {
			if r.On != nil || r.Using != nil {
				b.refuse("a JOIN clause is required before ON", r.Pos())
			}
			left = right
			continue
		}
		left = &sqltree.Join{
			Kind:    b.joinKind(r.Join),
			Natural: r.Join.Type&ast.JoinNatural != 0,
			Left:    left,
			Right:   right,
			On:      b.expr(r.On),
			Using:   sqliteNames(r.Using),
		}
	}
	return left
}

// joinKind maps joinop. The grammar takes any names before JOIN; sqlite3JoinType (select.c) sorts them out.
func (b *sqliteBuilder) joinKind(op *ast.JoinOperator) sqltree.JoinKind {
	const sides = ast.JoinLeft | ast.JoinRight
	is := func(t ast.JoinType) bool { return op.Type&t != 0 }
	known := !slices.ContainsFunc(op.Words, func(word string) bool {
		return !slices.Contains([]string{"natural", "left", "right", "full", "outer", "inner", "cross", "join"}, dialects.FoldASCII(word))
	})
	switch {
	case !known, is(ast.JoinOuter) && is(ast.JoinInner), is(ast.JoinOuter) && !is(sides):
		b.refuse("unknown join type: "+strings.Join(op.Words, " "), op.Pos())
	case op.Type&sides == sides:
		return sqltree.FullJoin
	case is(ast.JoinLeft):
		return sqltree.LeftJoin
	case is(ast.JoinRight):
		return sqltree.RightJoin
	case is(ast.JoinCross | ast.JoinComma):
		return sqltree.CrossJoin
	}
	return sqltree.InnerJoin
}

// source maps one element of seltablist, without its ON and USING.
func (b *sqliteBuilder) source(r *ast.TableRef) sqltree.Source {
	alias := sqliteName(r.Alias)
	switch {
	case r.Select != nil:
		return &sqltree.Derived{Query: b.query(r.Select), Alias: alias}
	case r.List != nil:
		return b.parenthesised(r.List, alias)
	case r.Name == nil:
		b.node(r)
		return &sqltree.Table{}
	case r.HasArgs:
		f := b.tableFunction(r.Name, r.Args)
		f.Alias = alias
		return f
	}
	if r.IndexedBy != nil || r.NotIndexed {
		b.clause(sqltree.ClausePlan)
	}
	t := b.named(r.Name)
	t.Alias = alias
	return t
}

// parenthesised maps LP seltablist RP as. An alias goes to a single element and makes a query of several, as in the
// grammar's action.
func (b *sqliteBuilder) parenthesised(list []*ast.TableRef, alias string) sqltree.Source {
	s := b.from(list)
	if alias == "" {
		return s
	}
	switch s := s.(type) {
	case *sqltree.Table:
		s.Alias = alias
	case *sqltree.Derived:
		s.Alias = alias
	case *sqltree.Function:
		s.Alias = alias
	default:
		return &sqltree.Derived{Query: selectAll(s, sqltree.Span{Start: list[0].Pos(), End: list[len(list)-1].End()}), Alias: alias}
	}
	return s
}

func (b *sqliteBuilder) tableFunction(name *ast.QualifiedName, args []ast.Expr) *sqltree.Function {
	call := &sqltree.Expr{Op: sqltree.OpCall, Schema: sqliteName(name.Schema), Text: dialects.FoldASCII(name.Name.Name), Args: b.exprs(args)}
	b.function(call.Schema, call.Text, sqltree.SiteFrom)
	return &sqltree.Function{Call: call}
}

// named is the table, view or CTE of a name.
func (b *sqliteBuilder) named(n *ast.QualifiedName) *sqltree.Table {
	return b.table(sqliteName(n.Schema), sqliteName(n.Name))
}

// selectAll is the SELECT * FROM s that SQLite makes of what is no query in the text.
func selectAll(s sqltree.Source, span sqltree.Span) *sqltree.Query {
	return &sqltree.Query{Span: span, Body: &sqltree.Select{Items: []sqltree.Item{{Expr: &sqltree.Expr{Op: sqltree.OpStar}}}, From: s}}
}

// Names.

// sqliteName is a name as the tree has it; "" where there is none. Only ASCII has a case.
func sqliteName(id *ast.Ident) string {
	switch {
	case id == nil:
		return ""
	case id.Quote == ast.QuoteNone:
		return dialects.FoldASCII(id.Name)
	}
	return id.Name
}

func sqliteNames(ids []*ast.Ident) []string {
	var out []string
	for _, id := range ids {
		out = append(out, sqliteName(id))
	}
	return out
}

// sqliteType is typetoken; CAST(x AS) has none.
func sqliteType(t *ast.TypeName) string {
	switch {
	case t == nil:
		return ""
	case len(t.Args) == 0:
		return dialects.FoldASCII(t.Name)
	}
	return dialects.FoldASCII(t.Name) + "(" + strings.Join(t.Args, ", ") + ")"
}

// Statements that are no queries.

// sqliteKind names a statement by its first words, "" where it is unknown.
func sqliteKind(s ast.Stmt) sqltree.Kind {
	switch s := s.(type) {
	case *ast.InsertStmt:
		if s.Replace {
			return "replace"
		}
		return "insert"
	case *ast.UpdateStmt:
		return "update"
	case *ast.DeleteStmt:
		return "delete"
	case *ast.CreateTableStmt:
		return "create table"
	case *ast.CreateVirtualTableStmt:
		return "create virtual table"
	case *ast.CreateIndexStmt:
		return "create index"
	case *ast.CreateViewStmt:
		return "create view"
	case *ast.CreateTriggerStmt:
		return "create trigger"
	case *ast.AlterTableStmt:
		return "alter table"
	case *ast.DropTableStmt:
		return "drop table"
	case *ast.DropViewStmt:
		return "drop view"
	case *ast.DropIndexStmt:
		return "drop index"
	case *ast.DropTriggerStmt:
		return "drop trigger"
	case *ast.BeginStmt:
		return "begin"
	case *ast.CommitStmt: // COMMIT or END
		return sqltree.Kind(dialects.FoldASCII(s.Keyword))
	case *ast.RollbackStmt:
		return "rollback"
	case *ast.SavepointStmt:
		return "savepoint"
	case *ast.ReleaseStmt:
		return "release"
	case *ast.AttachStmt:
		return "attach"
	case *ast.DetachStmt:
		return "detach"
	case *ast.PragmaStmt:
		return "pragma"
	case *ast.VacuumStmt:
		return "vacuum"
	case *ast.AnalyzeStmt:
		return "analyze"
	case *ast.ReindexStmt:
		return "reindex"
	case *ast.ExplainStmt:
		return "explain"
	}
	return ""
}

// note gathers the facts of a statement that is no query, for ast.Walk: the tables that it names, and what its queries
// and expressions touch.
func (b *sqliteBuilder) note(n ast.Node) (descend bool) {
	switch n := n.(type) {
	case *ast.InsertStmt:
		b.named(n.Table)
	case *ast.UpdateStmt:
		b.named(n.Table)
	case *ast.DeleteStmt:
		b.named(n.Table)
	case *ast.CreateTableStmt:
		b.named(n.Name)
	case *ast.CreateVirtualTableStmt:
		b.named(n.Name)
	case *ast.CreateIndexStmt:
		b.table("", sqliteName(n.Table))
	case *ast.CreateViewStmt:
		b.named(n.Name)
	case *ast.CreateTriggerStmt:
		b.named(n.Table)
	case *ast.AlterTableStmt:
		b.named(n.Table)
	case *ast.DropTableStmt:
		b.named(n.Name)
	case *ast.DropViewStmt:
		b.named(n.Name)
	case *ast.ForeignKeyClause:
		b.table("", sqliteName(n.Table))
	case *ast.TableRef:
		b.source(n)
		b.expr(n.On)
		return false
	case *ast.With:
		b.with(n)
		return false
	case *ast.SelectStmt:
		b.query(n)
		return false
	case ast.Expr:
		b.expr(n)
		return false
	}
	return true
}
