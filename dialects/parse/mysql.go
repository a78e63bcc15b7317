package parse

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"vitess.io/vitess/go/vt/sqlparser"
)

// mysqlParser reads the grammar of MySQL 8; the version only decides about executable comments, which are refused
// anyway.
var mysqlParser = func() *sqlparser.Parser {
	p, err := sqlparser.New(sqlparser.Options{MySQLServerVersion: "8.0.40"})
	if err != nil {
		panic(err)
	}
	return p
}()

// parseMySQL reads a statement of MySQL or MariaDB in their default sql_mode: "a" is a string, a || b is
// OR, a backslash quotes.
func parseMySQL(sql string) (*sqltree.Statement, error) {
	m := &mysqlText{builder: &builder{sql: sql}}
	m.lex()
	statement := &sqltree.Statement{}
	if end, ok := m.single(); ok {
		if statement.Kind = m.statementKind(); statement.Kind == sqltree.KindQuery {
			statement.Query = m.query(0, len(m.tokens), m.trim(sqltree.Span{Start: 0, End: end}))
		}
	}
	if m.err != nil {
		return nil, m.err
	}
	statement.Facts = m.facts
	return statement, nil
}

// single checks that there is one statement, drops its semicolon and says where it ends.
func (m *mysqlText) single() (end int, ok bool) {
	semicolon := slices.IndexFunc(m.tokens, func(t mysqlToken) bool { return t.Text == ";" })
	end = len(m.sql)
	switch {
	case m.err != nil:
		return 0, false
	case len(m.tokens) == 0, semicolon == 0 && len(m.tokens) == 1:
		m.err = &CountError{}
		return 0, false
	case semicolon >= 0 && semicolon < len(m.tokens)-1:
		m.err = &CountError{Statements: 2}
		return 0, false
	case semicolon >= 0:
		end = m.tokens[semicolon].Start
		m.tokens = m.tokens[:semicolon]
	}
	return end, true
}

// mysqlStatements begin the statements that are not queries (MySQL 8.4 manual, chapter 15; MariaDB's BACKUP and
// EXECUTE).
var mysqlStatements = []string{"alter", "analyze", "backup", "begin", "binlog", "cache", "call", "change", "check",
	"checksum", "clone", "commit", "create", "deallocate", "delete", "desc", "describe", "do", "drop", "execute", "explain",
	"flush", "get", "grant", "handler", "help", "import", "insert", "install", "kill", "load", "lock", "optimize", "prepare",
	"purge", "release", "rename", "repair", "replace", "reset", "resignal", "restart", "revoke", "rollback", "savepoint",
	"set", "show", "shutdown", "signal", "start", "stop", "truncate", "uninstall", "unlock", "update", "use", "xa"}

// mysqlObjects are what CREATE, ALTER and DROP are about. Other words stand between: OR REPLACE, TEMPORARY, UNIQUE.
var mysqlObjects = []string{"database", "event", "function", "index", "instance", "procedure", "role", "schema", "sequence",
	"server", "table", "tables", "tablespace", "trigger", "user", "view"}

// statementKind is what the first words say; a WITH belongs to the verb after it.
func (m *mysqlText) statementKind() sqltree.Kind {
	verb := m.afterWith(0, len(m.tokens))
	with := verb > 0
	switch {
	case verb >= len(m.tokens), m.tokens[verb].mate >= 0, m.is(verb, mysqlQueries...):
		return sqltree.KindQuery
	case with && !m.is(verb, "delete", "insert", "replace", "update"), !m.is(verb, mysqlStatements...):
		m.unexpected(verb)
	case m.is(verb, "create", "alter", "drop"):
		for i := verb + 1; i < len(m.tokens); i++ {
			if m.is(i, mysqlObjects...) {
				return sqltree.Kind(strings.ToLower(m.text(verb) + " " + m.text(i)))
			}
		}
	}
	return sqltree.Kind(strings.ToLower(m.text(verb)))
}

// leave ends the scope of the CTEs that came after the first n.
func (m *mysqlText) leave(n int) { m.scope = m.scope[:n] }

// mysqlPlaceholder represents a nested query; see nestedQuery.
func mysqlPlaceholder(k int) string { return "(select " + strconv.Itoa(k) + ") " }

// nestedQuery builds the query of a placeholder.
func (l *mysqlSelect) nestedQuery(s sqlparser.TableStatement) *sqltree.Query {
	if k := l.placeholder(s); k >= 0 {
		l.taken++
		return l.group(l.nested[k])
	}
	l.unknown("a nested query in this place", -1)
	return &sqltree.Query{Body: &sqltree.Select{}}
}

// placeholder is the number of the nested query whose placeholder a statement is; -1: none.
func (l *mysqlSelect) placeholder(s sqlparser.TableStatement) int {
	if s, ok := s.(*sqlparser.Select); ok {
		if item, ok := s.SelectExprs.Exprs[0].(*sqlparser.AliasedExpr); ok {
			if k, ok := item.Expr.(*sqlparser.Literal); ok {
				if k, err := strconv.Atoi(k.Val); err == nil && k < len(l.nested) {
					return k
				}
			}
		}
	}
	return -1
}

// statement fills q with a SELECT or VALUES and its clauses.
func (l *mysqlSelect) statement(q *sqltree.Query, s sqlparser.Statement) {
	defer l.leave(len(l.scope))
	switch s := s.(type) {
	case *sqlparser.Select:
		q.With, q.Recursive = l.with(s.With)
		q.Body = l.body(s)
		l.outer(q, s)
	case *sqlparser.ValuesStatement:
		q.With, q.Recursive = l.with(s.With)
		values := &sqltree.Values{}
		for _, row := range s.Rows {
			values.Rows = append(values.Rows, l.exprs(row))
		}
		q.Body = values
		if s.ListArg != "" {
			l.unknown("a list parameter", -1)
		}
		q.OrderBy = l.orders(s.Order)
		l.limit(q, s.Limit)
	default:
		l.syntax("this is not a query", q.Span.Start)
	}
}

// outer fills in the clauses of s that follow a body.
func (l *mysqlSelect) outer(q *sqltree.Query, s *sqlparser.Select) {
	if s.OrderBy != nil {
		q.OrderBy = l.orders(s.OrderBy)
	}
	l.limit(q, s.Limit)
	if s.Lock != sqlparser.NoLock {
		l.clause(sqltree.ClauseLock)
	}
	if s.Into != nil {
		l.clause(sqltree.ClauseInto)
	}
}

func (l *mysqlSelect) limit(q *sqltree.Query, limit *sqlparser.Limit) {
	if limit != nil {
		q.Limit, q.Offset = l.expr(limit.Rowcount), l.expr(limit.Offset)
	}
}

// with builds the CTEs and puts them in scope: each for those after it and, if they are recursive, for itself. In
// MariaDB those before it see it then too; in MySQL they read a table of its name.
func (l *mysqlSelect) with(w *sqlparser.With) ([]sqltree.CTE, bool) {
	if w == nil {
		return nil, false
	}
	ctes := make([]sqltree.CTE, len(w.CTEs)) // of its final length: Table.CTE points into it
	for i, c := range w.CTEs {
		ctes[i] = sqltree.CTE{Name: c.ID.String(), Columns: l.columns(c.Columns)}
		if w.Recursive {
			l.scope, l.later = append(l.scope, &ctes[i]), append(l.later, &ctes[i])
		}
	}
	for i, c := range w.CTEs {
		l.later = slices.DeleteFunc(l.later, func(c *sqltree.CTE) bool { return c == &ctes[i] })
		ctes[i].Query, ctes[i].Cycle = l.nestedQuery(c.Subquery), l.restrict(l.placeholder(c.Subquery))
		if !w.Recursive {
			l.scope = append(l.scope, &ctes[i])
		}
	}
	return ctes, w.Recursive
}

func (l *mysqlSelect) columns(columns sqlparser.Columns) []string {
	var names []string
	for _, c := range columns {
		names = append(names, l.fold(c.String()))
	}
	return names
}

// fold is the name of anything but a table as the tree has it: in lower case where it was not quoted. The names of
// databases and tables, aliases too, stay as they are, because to a server on Linux t and T are two tables.
func (l *mysqlSelect) fold(name string) string {
	if l.quoted[name] {
		return name
	}
	return strings.ToLower(name)
}

// table makes the source of a name. One that differs from a CTE's in case alone is a table to MySQL on Linux, and the
// CTE to MariaDB, as one of a CTE further on is.
func (l *mysqlSelect) table(schema, name string) *sqltree.Table {
	t := l.builder.table(schema, name)
	switch {
	case t.CTE == nil:
	case slices.Contains(l.later, t.CTE):
		l.syntax(fmt.Sprintf("WITH RECURSIVE defines %s only further on, and here it may be another table: define it before it is read", name), -1)
	case t.CTE.Name != name:
		l.syntax(fmt.Sprintf("WITH defines %s, and %s may be another table: write the name as WITH has it", t.CTE.Name, name), -1)
	}
	return t
}

func (l *mysqlSelect) body(s *sqlparser.Select) *sqltree.Select {
	if s.HighPriority || s.SQLCalcFoundRows {
		l.clause(sqltree.ClauseHint)
	}
	if s.Cache != nil || s.StraightJoinHint || s.SQLSmallResult || s.SQLBigResult || s.SQLBufferResult {
		l.clause(sqltree.ClausePlan)
	}
	out := &sqltree.Select{Distinct: s.Distinct}
	for _, item := range s.SelectExprs.Exprs {
		out.Items = append(out.Items, l.item(item))
	}
	if !mysqlDual(s.From) {
		out.From = l.sources(s.From)
	}
	out.Where = l.where(s.Where)
	out.GroupBy = l.groupBy(s.GroupBy)
	out.Having = l.where(s.Having)
	for _, list := range s.Windows {
		for _, w := range list.Windows {
			out.Windows = append(out.Windows, sqltree.NamedWindow{Name: l.fold(w.Name.String()), Window: *l.window(w.WindowSpec)})
		}
	}
	return out
}

func (l *mysqlSelect) item(item sqlparser.SelectExpr) sqltree.Item {
	switch item := item.(type) {
	case *sqlparser.StarExpr:
		return sqltree.Item{Expr: &sqltree.Expr{Op: sqltree.OpStar, Schema: item.TableName.Qualifier.String(), Table: item.TableName.Name.String()}}
	case *sqlparser.AliasedExpr:
		return sqltree.Item{Expr: l.expr(item.Expr), Alias: l.fold(item.As.String())}
	case *sqlparser.Nextval:
		l.unknown("NEXT VALUE", -1)
	default:
		l.unknownNode(item)
	}
	return sqltree.Item{Expr: &sqltree.Expr{Op: sqltree.OpNull}}
}

func (l *mysqlSelect) where(w *sqlparser.Where) *sqltree.Expr {
	if w == nil {
		return nil
	}
	return l.expr(w.Expr)
}

// groupBy writes GROUP BY a, b WITH ROLLUP as GROUP BY ROLLUP(a, b).
func (l *mysqlSelect) groupBy(g *sqlparser.GroupBy) []*sqltree.Expr {
	if g == nil {
		return nil
	}
	exprs := l.exprs(g.Exprs)
	if g.WithRollup {
		return []*sqltree.Expr{{Op: sqltree.OpCall, Text: "rollup", Args: exprs}}
	}
	return exprs
}

func (l *mysqlSelect) orders(orders sqlparser.OrderBy) []sqltree.Order {
	var out []sqltree.Order
	for _, o := range orders {
		out = append(out, sqltree.Order{Expr: l.expr(o.Expr), Desc: o.Direction == sqlparser.DescOrder})
	}
	return out
}

// mysqlDual reports whether FROM is absent, which vitess reads as FROM dual.
func mysqlDual(from []sqlparser.TableExpr) bool {
	if len(from) == 1 {
		if t, ok := from[0].(*sqlparser.AliasedTableExpr); ok && t.As.IsEmpty() {
			name, ok := t.Expr.(sqlparser.TableName)
			return ok && name.Qualifier.IsEmpty() && strings.EqualFold(name.Name.String(), "dual")
		}
	}
	return len(from) == 0
}

func (l *mysqlSelect) sources(list []sqlparser.TableExpr) sqltree.Source {
	var out sqltree.Source
	for _, t := range list {
		if right := l.source(t); out == nil {
			out = right
		} else {
			out = &sqltree.Join{Kind: sqltree.CrossJoin, Left: out, Right: right}
		}
	}
	return out
}

func (l *mysqlSelect) source(t sqlparser.TableExpr) sqltree.Source {
	switch t := t.(type) {
	case *sqlparser.AliasedTableExpr:
		return l.aliased(t)
	case *sqlparser.ParenTableExpr:
		return l.sources(t.Exprs)
	case *sqlparser.JoinTableExpr:
		return l.join(t)
	case *sqlparser.JSONTableExpr:
		return l.jsonTable(t)
	}
	l.unknownNode(t)
	return &sqltree.Table{}
}

func (l *mysqlSelect) aliased(t *sqlparser.AliasedTableExpr) sqltree.Source {
	if len(t.Hints) > 0 {
		l.clause(sqltree.ClausePlan)
	}
	switch e := t.Expr.(type) {
	case sqlparser.TableName:
		table := l.table(e.Qualifier.String(), e.Name.String())
		table.Alias, table.Columns = t.As.String(), l.columns(t.Columns)
		for _, p := range t.Partitions {
			table.Partitions = append(table.Partitions, p.Lowered())
		}
		l.systemTime(table)
		return table
	case *sqlparser.DerivedTable:
		return &sqltree.Derived{Query: l.nestedQuery(e.Select), Alias: t.As.String(), Columns: l.columns(t.Columns), Lateral: e.Lateral}
	}
	l.unknownNode(t.Expr)
	return &sqltree.Table{}
}

// join builds a join. JOIN, INNER JOIN and CROSS JOIN are synonyms in MySQL: without a condition the
// join is a cross join, with one an inner join.
func (l *mysqlSelect) join(t *sqlparser.JoinTableExpr) sqltree.Source {
	j := &sqltree.Join{Kind: sqltree.InnerJoin, Left: l.source(t.LeftExpr), Right: l.source(t.RightExpr)}
	if t.Condition != nil {
		j.On, j.Using = l.expr(t.Condition.On), l.columns(t.Condition.Using)
	}
	switch t.Join {
	case sqlparser.NormalJoinType:
		if j.On == nil && j.Using == nil {
			j.Kind = sqltree.CrossJoin
		}
	case sqlparser.StraightJoinType:
		l.clause(sqltree.ClausePlan)
		if j.On == nil {
			j.Kind = sqltree.CrossJoin
		}
	case sqlparser.LeftJoinType:
		j.Kind = sqltree.LeftJoin
	case sqlparser.RightJoinType:
		j.Kind = sqltree.RightJoin
	case sqlparser.NaturalJoinType:
		j.Natural = true
	case sqlparser.NaturalLeftJoinType:
		j.Kind, j.Natural = sqltree.LeftJoin, true
	case sqlparser.NaturalRightJoinType:
		j.Kind, j.Natural = sqltree.RightJoin, true
	default:
		l.unknown("the join "+t.Join.ToString(), -1)
	}
	return j
}

// jsonTable builds JSON_TABLE(document, path COLUMNS (…)); see sqltree.Function.
func (l *mysqlSelect) jsonTable(t *sqlparser.JSONTableExpr) sqltree.Source {
	call := &sqltree.Expr{Op: sqltree.OpCall, Text: "json_table", Args: l.exprs([]sqlparser.Expr{t.Expr, t.Filter})}
	l.function("", call.Text, sqltree.SiteFrom)
	f := &sqltree.Function{Call: call, Alias: t.Alias.String()}
	call.Args = append(call.Args, l.jsonColumns(t.Columns, &f.Columns)...)
	return f
}

func (l *mysqlSelect) jsonColumns(list []*sqlparser.JtColumnDefinition, names *[]string) (columns []*sqltree.Expr) {
	for _, c := range list {
		switch {
		case c.JtOrdinal != nil:
			name := l.fold(c.JtOrdinal.Name.String())
			*names = append(*names, name)
			columns = append(columns, &sqltree.Expr{Op: "for ordinality", Text: name})
		case c.JtPath != nil:
			p := c.JtPath
			name := l.fold(p.Name.String())
			*names = append(*names, name)
			of := &sqltree.Expr{Op: sqltree.OpCast, Text: mysqlType(p.Type), Args: []*sqltree.Expr{l.expr(p.Path)}}
			if p.JtColExists {
				of = &sqltree.Expr{Op: "exists path", Args: []*sqltree.Expr{of}}
			}
			responses := l.responses(p.EmptyOnResponse, p.ErrorOnResponse)
			columns = append(columns, &sqltree.Expr{Op: "define", Text: name, Args: append([]*sqltree.Expr{of}, responses...)})
		case c.JtNestedPath != nil:
			path := l.expr(c.JtNestedPath.Path)
			nested := append([]*sqltree.Expr{path}, l.jsonColumns(c.JtNestedPath.Columns, names)...)
			columns = append(columns, &sqltree.Expr{Op: "nested", Args: nested})
		}
	}
	return columns
}

// responses are the operands x ON EMPTY and x ON ERROR of JSON functions.
func (l *mysqlSelect) responses(onEmpty, onError *sqlparser.JtOnResponse) []*sqltree.Expr {
	var out []*sqltree.Expr
	for i, r := range []*sqlparser.JtOnResponse{onEmpty, onError} {
		if r == nil {
			continue
		}
		e := &sqltree.Expr{Op: []sqltree.Op{"on empty", "on error"}[i]}
		switch r.ResponseType {
		case sqlparser.ErrorJSONType:
			e.Text = "error"
		case sqlparser.NullJSONType:
			e.Text = "null"
		case sqlparser.DefaultJSONType:
			e.Text, e.Args = "default", l.exprs([]sqlparser.Expr{r.Expr})
		}
		out = append(out, e)
	}
	return out
}

func (l *mysqlSelect) unknownNode(n sqlparser.SQLNode) {
	l.unknown(fmt.Sprintf("the node %T", n), -1)
}
