package sqltree

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// Print writes a query in a dialect. Parsed again there, the text gives the same tree. What only Facts tell (locks,
// hints, INTO) is gone.
//
// A tree of another dialect is translated as far as its syntax goes. What a dialect cannot say is a *PrintError. The
// tree does not know which dialect it comes from: names of functions, the order of NULLs and the arithmetic of integers
// stay what the text says in the new one. A name in double quotes of SQLite (Expr.Quoted) is a string elsewhere,
// unless Resolve has found a column for it.
//
// Names that were not quoted are in lower case, MySQL's too; on Linux the case of its tables' names matters.
func Print(d dialects.Dialect, q *Query) (string, error) {
	return printed(d, func(p *queryPrinter) { p.query(q) })
}

// PrintExpr writes an expression in a dialect, as Print does.
func PrintExpr(d dialects.Dialect, e *Expr) (string, error) {
	return printed(d, func(p *queryPrinter) { p.expr(e, levelLowest) })
}

func printed(d dialects.Dialect, print func(*queryPrinter)) (string, error) {
	p := &queryPrinter{}
	p.dialect, p.subquery = d, p.nested
	es := &p.exprPrinter
	switch d {
	case dialects.SQLite:
		p.operators, p.keywords, p.unary, p.forms = sqlitePrecedence, sqliteKeywords, sqliteUnary, sqliteExprs{es}
	case dialects.MySQL:
		p.operators, p.keywords, p.unary, p.forms = mysqlPrecedence, mysqlKeywords, mysqlUnary, mysqlExprs{es}
	case dialects.Postgres:
		p.operators, p.keywords, p.unary, p.forms = pgPrecedence, pgKeywords, pgUnary, pgExprs{es}
	default:
		return "", fmt.Errorf("sqltree: unknown dialect %q", d)
	}
	print(p)
	if p.err != nil {
		return "", p.err
	}
	return p.String(), nil
}

// PrintError is something in a tree that a dialect has no words for.
type PrintError struct {
	Dialect dialects.Dialect
	What    string // "FULL JOIN", "the operator ilike"
}

func (e *PrintError) Error() string { return fmt.Sprintf("%s has no %s", e.Dialect, e.What) }

// queryPrinter writes queries: what is around the expressions and the sources of FROM.
//
// A printer is a stack. A writer takes text, names and strings; an exprPrinter on it writes expressions, a
// sourcePrinter on that what FROM reads, and a queryPrinter the rest. The one way up is exprPrinter.subquery.
type queryPrinter struct{ sourcePrinter }

func (p *queryPrinter) query(q *Query) {
	p.with(q)
	tail := len(q.OrderBy) > 0 || q.Limit != nil || q.Offset != nil
	if p.dialect == dialects.SQLite && tail && endsInValues(q.Body) { // nothing may follow VALUES
		p.write("SELECT * FROM (")
		p.body(q.Body)
		p.write(")")
	} else {
		p.body(q.Body)
	}
	p.orderBy(" ORDER BY ", q.OrderBy)
	p.limit(q)
}

func endsInValues(b Body) bool {
	if s, ok := b.(*SetOp); ok {
		return endsInValues(s.Right.Body)
	}
	_, values := b.(*Values)
	return values
}

func (p *queryPrinter) with(q *Query) {
	if len(q.With) == 0 {
		return
	}
	p.write("WITH ")
	// SQLite lets a CTE see itself, and those after it, without the word.
	if q.Recursive || p.dialect != dialects.SQLite && looksAhead(q.With) {
		p.write("RECURSIVE ")
	}
	for i, c := range q.With {
		if i > 0 {
			p.write(", ")
		}
		p.write(p.name(c.Name))
		p.columns(c.Columns)
		p.write(" AS ")
		if c.Materialized != "" && p.dialect != dialects.MySQL { // a hint
			p.write(strings.ToUpper(c.Materialized), " ")
		}
		if c.Query == nil {
			p.refuse("place for the text of a CTE that writes")
			return
		}
		p.nested(c.Query)
		p.search(c)
	}
	p.write(" ")
}

// search writes SEARCH and CYCLE of a CTE.
func (p *queryPrinter) search(c CTE) {
	if s := c.Search; s != nil {
		p.only(dialects.Postgres, true, "SEARCH")
		p.write(" SEARCH ", map[bool]string{true: "BREADTH", false: "DEPTH"}[s.Breadth], " FIRST BY ")
		p.nameList(s.By)
		p.write(" SET ", p.name(s.Set))
	}
	y := c.Cycle
	if y == nil {
		return
	}
	p.refuseIn(dialects.SQLite, "CYCLE")
	p.write(" CYCLE ")
	p.nameList(y.Columns)
	if y.Set == "" {
		p.only(dialects.MySQL, true, "CYCLE … RESTRICT")
		p.write(" RESTRICT")
		return
	}
	p.only(dialects.Postgres, true, "CYCLE … SET")
	p.write(" SET ", p.name(y.Set))
	if y.Value != nil || y.Default != nil {
		p.write(" TO ")
		p.expr(cmp.Or(y.Value, &Expr{Op: OpBool, Text: "true"}), levelPrimary)
		p.write(" DEFAULT ")
		p.expr(cmp.Or(y.Default, &Expr{Op: OpBool, Text: "false"}), levelPrimary)
	}
	p.write(" USING ", p.name(y.Using))
}

// looksAhead reports whether a CTE reads itself or one after it.
func looksAhead(with []CTE) bool {
	for i := range with {
		if with[i].Query == nil {
			continue
		}
		for q := range with[i].Query.Queries() {
			s, ok := q.Body.(*Select)
			if !ok {
				continue
			}
			for source := range Sources(s.From) {
				if t, ok := source.(*Table); ok && t.CTE != nil {
					for j := i; j < len(with); j++ {
						if t.CTE == &with[j] {
							return true
						}
					}
				}
			}
		}
	}
	return false
}

// nested writes a query in parentheses.
func (p *queryPrinter) nested(q *Query) {
	p.write("(")
	p.query(q)
	p.write(")")
}

func (p *queryPrinter) limit(q *Query) {
	if q.WithTies {
		p.only(dialects.Postgres, true, "WITH TIES")
		p.pgTies(q)
		return
	}
	switch {
	case q.Limit != nil:
		p.write(" LIMIT ")
		p.expr(q.Limit, levelLowest)
	case q.Offset != nil && p.dialect == dialects.SQLite:
		p.write(" LIMIT -1")
	case q.Offset != nil && p.dialect == dialects.MySQL:
		p.write(" LIMIT 18446744073709551615")
	}
	if q.Offset != nil {
		p.write(" OFFSET ")
		p.expr(q.Offset, levelLowest)
	}
}

func (p *queryPrinter) body(b Body) {
	switch b := b.(type) {
	case *Select:
		p.selection(b)
	case *SetOp:
		p.setOp(b)
	case *Values:
		p.values(b)
	}
}

func (p *queryPrinter) setOp(s *SetOp) {
	if s.All && s.Op != Union {
		p.refuseIn(dialects.SQLite, strings.ToUpper(string(s.Op))+" ALL")
	}
	p.operand(s.Left, p.tightness(s), true)
	p.write(" ", strings.ToUpper(string(s.Op)), " ")
	if s.All {
		p.write("ALL ")
	}
	p.operand(s.Right, p.tightness(s), false)
}

// tightness says how a set operation binds: all alike in SQLite, INTERSECT before the others elsewhere.
func (p *queryPrinter) tightness(s *SetOp) int {
	if s.Op == Intersect && p.dialect != dialects.SQLite {
		return 1
	}
	return 0
}

// operand writes an operand of a set operation. SQLite has no parentheses for one with clauses of its own.
func (p *queryPrinter) operand(q *Query, tightness int, left bool) {
	bare := len(q.With) == 0 && len(q.OrderBy) == 0 && q.Limit == nil && q.Offset == nil
	if s, ok := q.Body.(*SetOp); ok {
		bare = bare && (p.tightness(s) > tightness || left && p.tightness(s) == tightness)
	}
	switch {
	case bare:
		p.body(q.Body)
	case p.dialect == dialects.SQLite:
		p.write("SELECT * FROM ")
		p.nested(q)
	default:
		p.nested(q)
	}
}

func (p *queryPrinter) values(v *Values) {
	p.write("VALUES ")
	for i, row := range v.Rows {
		if i > 0 {
			p.write(", ")
		}
		if p.dialect == dialects.MySQL {
			p.write("ROW")
		}
		p.write("(")
		p.exprs(row)
		p.write(")")
	}
}

func (p *queryPrinter) selection(s *Select) {
	p.write("SELECT")
	if s.Distinct {
		p.write(" DISTINCT")
	}
	if s.DistinctOn != nil {
		p.only(dialects.Postgres, true, "DISTINCT ON")
		p.write(" DISTINCT ON (")
		p.exprs(s.DistinctOn)
		p.write(")")
	}
	p.only(dialects.Postgres, len(s.Items) == 0, "SELECT of nothing")
	for i, item := range s.Items {
		if i > 0 {
			p.write(",")
		}
		p.write(" ")
		p.expr(item.Expr, levelLowest)
		if item.Alias != "" {
			p.write(" AS ", p.name(item.Alias))
		}
	}
	if s.From != nil {
		p.write(" FROM ")
		p.from(s.From)
	} else if p.dialect == dialects.MySQL && (s.Where != nil || s.GroupBy != nil || s.Having != nil || s.Windows != nil) {
		p.write(" FROM dual")
	}
	p.clause(" WHERE ", s.Where)
	if s.GroupBy != nil {
		p.write(" GROUP BY ")
		p.groupBy(s.GroupBy)
	}
	p.clause(" HAVING ", s.Having)
	for i, w := range s.Windows {
		p.write([]string{" WINDOW ", ", "}[min(i, 1)], p.name(w.Name), " AS ")
		p.window(&w.Window)
	}
}

func (p *queryPrinter) groupBy(es []*Expr) {
	switch p.dialect {
	case dialects.MySQL:
		p.mysqlGroupBy(es)
	case dialects.Postgres:
		p.pgGroupBy(es)
	default:
		p.exprs(es)
	}
}
