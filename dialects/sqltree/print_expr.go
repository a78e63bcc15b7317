package sqltree

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// level says how tightly an expression binds. An operand that binds less than its place requires is put in parentheses.
type level int

const (
	levelLowest  level = iota // an assignment, a list
	levelOr                   // OR
	levelXor                  // XOR
	levelAnd                  // AND
	levelNot                  // NOT
	levelCompare              // comparisons and predicates: their operands bind tighter, whatever the dialect allows
	levelFirst                // the dialect's own operators, from here on
	levelPrimary level = 100
)

// operator is the spelling of an infix operator. All lean to the left.
type operator struct {
	words string
	level level
}

// infix are operators by their symbols, all of one level.
func infix(into map[Op]operator, at level, symbols ...Op) {
	for _, s := range symbols {
		into[s] = operator{strings.ToUpper(string(s)), at}
	}
}

// operators are the infix operators of a dialect: comparisons, then its own from the loosest level to the tightest.
func operators(levels ...[]Op) map[Op]operator {
	all := map[Op]operator{}
	infix(all, levelCompare, OpEqual, OpNotEqual, OpLess, OpLessEq, OpGreater, OpGreaterEq)
	for i, symbols := range levels {
		infix(all, levelFirst+level(i), symbols...)
	}
	return all
}

// exprPrinter writes expressions.
type exprPrinter struct {
	writer
	operators map[Op]operator
	unary     level // of a minus
	forms     forms
	subquery  func(*Query) // writes a query in parentheses
}

// forms are what a dialect spells in its own way.
type forms interface {
	// own says how tightly an expression binds and how to write it; nil: as other dialects do.
	own(e *Expr) (level, func())
}

// expr writes an expression in a place that asks for a level.
func (p *exprPrinter) expr(e *Expr, at level) {
	if e == nil {
		p.refuse("expression that is nil")
		return
	}
	binds, write := p.form(e)
	if binds < at {
		p.write("(")
		write()
		p.write(")")
		return
	}
	write()
}

// exprs writes a list of expressions.
func (p *exprPrinter) exprs(es []*Expr) { p.list(", ", es, levelLowest) }

func (p *exprPrinter) list(separator string, es []*Expr, at level) {
	for i, e := range es {
		if i > 0 {
			p.write(separator)
		}
		p.expr(e, at)
	}
}

// text is the form of what is written as it is.
func (p *exprPrinter) text(parts ...string) (level, func()) {
	return levelPrimary, func() { p.write(parts...) }
}

// form says how tightly an expression binds, and how to write it.
func (p *exprPrinter) form(e *Expr) (level, func()) {
	if binds, write := p.forms.own(e); write != nil {
		return binds, write
	}
	switch e.Op {
	case OpColumn:
		return p.text(p.column(e))
	case OpStar:
		if len(e.Args) == 0 {
			if e.Table == "" {
				return p.text("*")
			}
			return p.text(p.dotted(e.Schema, e.Table), ".*")
		}
	case OpNumber:
		return p.text(e.Text)
	case OpString:
		return p.text(p.str(e.Text))
	case OpBlob:
		return p.text("x'", e.Text, "'")
	case OpBool, OpNow:
		return levelPrimary, func() {
			p.write(strings.ToUpper(e.Text))
			if len(e.Args) > 0 {
				p.group(e.Args)
			}
		}
	case OpNull:
		return p.text("NULL")
	case OpParam:
		mine := map[dialects.Dialect]bool{
			dialects.SQLite:   true, // ?, ?3, :a, @a, $a
			dialects.MySQL:    e.Text == "?" || strings.HasPrefix(e.Text, "@"),
			dialects.Postgres: strings.HasPrefix(e.Text, "$"),
		}
		if !mine[p.dialect] {
			p.refuse("parameter " + e.Text)
		}
		return p.text(e.Text)
	case OpAnd:
		return levelAnd, func() { p.list(" AND ", e.Args, levelAnd) }
	case OpOr:
		return levelOr, func() { p.list(" OR ", e.Args, levelOr) }
	case OpNot:
		return p.not(e.Args[0])
	case OpNegate:
		return p.unary, func() { p.write("-"); p.expr(e.Args[0], p.unary+1) }
	case "~":
		if len(e.Args) == 1 {
			return p.unary, func() { p.write("~"); p.expr(e.Args[0], p.unary+1) }
		}
	case OpSubquery:
		return levelPrimary, func() { p.subquery(e.Query) }
	case OpExists:
		return levelPrimary, func() { p.write("EXISTS "); p.subquery(e.Query) }
	case OpCase:
		return levelPrimary, func() { p.caseExpr(e) }
	case OpCast:
		return levelPrimary, func() { p.cast(e) }
	case OpCall:
		return levelPrimary, func() { p.call(e) }
	case OpRow:
		if len(e.Args) > 1 {
			return levelPrimary, func() { p.group(e.Args) }
		}
	case OpAny, OpAll:
		if p.dialect != dialects.SQLite {
			return levelPrimary, func() { p.quantifier(e) }
		}
	}
	if write := p.predicate(e, ""); write != nil {
		return levelCompare, write
	}
	if o, ok := p.operators[e.Op]; ok && len(e.Args) == 2 {
		return p.infix(o, e.Args)
	}
	p.refuse("words for the operator " + string(e.Op))
	return levelPrimary, func() {}
}

// infix writes x operator y. Comparisons do not associate.
func (p *exprPrinter) infix(o operator, args []*Expr) (level, func()) {
	left := o.level
	if o.level == levelCompare {
		left++
	}
	return o.level, func() {
		p.expr(args[0], left)
		p.write(" ", o.words, " ")
		p.expr(args[1], o.level+1)
	}
}

// clause writes a clause of one expression where there is one.
func (p *exprPrinter) clause(word string, e *Expr) {
	if e != nil {
		p.write(word)
		p.expr(e, levelLowest)
	}
}

// orderBy writes the elements of ORDER BY after a word, nothing where there are none.
func (p *exprPrinter) orderBy(word string, orders []Order) {
	for i, o := range orders {
		if i > 0 {
			word = ", "
		}
		p.write(word)
		if p.dialect == dialects.MySQL {
			p.mysqlNulls(o)
		}
		p.expr(o.Expr, levelLowest)
		if o.Desc {
			p.write(" DESC")
		}
		if o.Nulls != "" && p.dialect != dialects.MySQL {
			p.write(" NULLS ", strings.ToUpper(o.Nulls))
		}
	}
}

func (p *exprPrinter) group(es []*Expr) {
	p.write("(")
	p.exprs(es)
	p.write(")")
}

// column is a column. Alone in double quotes it may be a string to SQLite, so that its quotation marks are others.
func (p *exprPrinter) column(e *Expr) string {
	alone := e.Table == "" && p.dialect == dialects.SQLite
	switch {
	case e.Quoted && p.dialect == dialects.SQLite:
		return quoted(e.Text, `"`)
	case e.Quoted && e.Of == nil:
		return p.str(e.Text)
	case alone && (e.Text == "true" || e.Text == "false" || strings.HasPrefix(p.name(e.Text), `"`)):
		return quoted(e.Text, "`")
	}
	return p.dotted(e.Schema, e.Table, e.Text)
}

// not writes a negation: inside the predicates that have a place for it, else before its operand.
func (p *exprPrinter) not(e *Expr) (level, func()) {
	if write := p.predicate(e, "NOT "); write != nil {
		return levelCompare, write
	}
	return levelNot, func() { p.write("NOT "); p.expr(e, levelNot) }
}

// matches are the predicates of two operands, and of a third after ESCAPE.
var matches = map[Op][]dialects.Dialect{
	OpLike:       {dialects.SQLite, dialects.MySQL, dialects.Postgres},
	OpILike:      {dialects.Postgres},
	"similar to": {dialects.Postgres},
	"regexp":     {dialects.SQLite, dialects.MySQL},
	"glob":       {dialects.SQLite},
	"match":      {dialects.SQLite},
}

// predicate writes what has a place for NOT; nil for anything else.
func (p *exprPrinter) predicate(e *Expr, not string) func() {
	switch e.Op {
	case OpIsNull:
		return func() { p.expr(e.Args[0], levelFirst); p.write(" IS ", not, "NULL") }
	case OpNullSafe:
		return p.nullSafe(e.Args[0], e.Args[1], not)
	case OpBetween:
		return func() {
			p.expr(e.Args[0], levelFirst)
			p.write(" ", not, "BETWEEN ")
			p.low(e.Args[1])
			p.write(" AND ")
			p.expr(e.Args[2], levelFirst)
		}
	case OpIn:
		return p.in(e, not)
	}
	if len(e.Args) < 2 || e.Args[1].Op == OpAny || e.Args[1].Op == OpAll {
		return nil // a NOT LIKE ANY is another operator than NOT a LIKE ANY
	}
	for _, d := range matches[e.Op] {
		if d == p.dialect {
			return func() {
				p.expr(e.Args[0], levelFirst)
				p.write(" ", not, strings.ToUpper(string(e.Op)), " ")
				p.pattern(e.Args[1])
				if len(e.Args) > 2 {
					p.write(" ESCAPE ")
					p.pattern(e.Args[2])
				}
			}
		}
	}
	return nil
}

// pattern writes the right operand of LIKE. MySQL takes no operators there, and in SQLite they bind less than ESCAPE.
func (p *exprPrinter) pattern(e *Expr) {
	if p.dialect == dialects.MySQL {
		p.expr(e, levelPrimary)
	} else {
		p.expr(e, levelFirst)
	}
}

// low writes the lower bound of BETWEEN, where PostgreSQL does not take every expression.
func (p *exprPrinter) low(e *Expr) {
	if p.dialect == dialects.Postgres && !pgPlain(e) {
		p.expr(e, levelPrimary)
	} else {
		p.expr(e, levelFirst)
	}
}

// nullSafe writes a comparison that takes NULL for a value. MySQL's has no NOT.
func (p *exprPrinter) nullSafe(x, y *Expr, not string) func() {
	words := "IS " + not
	switch {
	case p.dialect == dialects.SQLite, y.Op == OpBool:
	case p.dialect == dialects.Postgres && not == "":
		words = "IS NOT DISTINCT FROM "
	case p.dialect == dialects.Postgres:
		words = "IS DISTINCT FROM "
	case not == "":
		words = "<=> "
	default:
		return nil
	}
	return func() {
		p.expr(x, levelFirst)
		p.write(" ", words)
		p.expr(y, levelFirst)
	}
}

// in writes x IN (…). Of one query in a list the others would make the list.
func (p *exprPrinter) in(e *Expr, not string) func() {
	list := e.Args[1:]
	if p.dialect != dialects.SQLite && e.Query == nil {
		switch {
		case len(list) == 0:
			p.refuse("IN of an empty list")
		case len(list) == 1 && list[0].Op == OpSubquery && not == "":
			_, write := p.infix(p.operators[OpEqual], e.Args)
			return write
		case len(list) == 1 && list[0].Op == OpSubquery:
			_, write := p.infix(p.operators[OpNotEqual], e.Args)
			return write
		}
	}
	return func() {
		p.expr(e.Args[0], levelFirst)
		p.write(" ", not, "IN ")
		if e.Query != nil {
			p.subquery(e.Query)
		} else {
			p.group(list)
		}
	}
}

func (p *exprPrinter) quantifier(e *Expr) {
	p.write(strings.ToUpper(string(e.Op)), " ")
	if e.Query != nil {
		p.subquery(e.Query)
	} else {
		p.group(e.Args)
	}
}

// caseExpr writes CASE: with its operand where all conditions share one (see caseOf), so that it is evaluated once.
func (p *exprPrinter) caseExpr(e *Expr) {
	operand := sharedOperand(e)
	p.write("CASE")
	if operand != nil {
		p.write(" ")
		p.expr(operand, levelFirst)
	}
	for _, branch := range e.Args {
		if branch.Op == OpElse {
			p.clause(" ELSE ", branch.Args[0])
			continue
		}
		condition := branch.Args[0]
		if operand != nil {
			condition = condition.Args[1]
		}
		p.clause(" WHEN ", condition)
		p.clause(" THEN ", branch.Args[1])
	}
	p.write(" END")
}

// sharedOperand is the one node that is the left operand of all conditions of a CASE; nil if there is none, or one
// condition.
func sharedOperand(e *Expr) *Expr {
	var operand *Expr
	whens := 0
	for _, branch := range e.Args {
		if branch.Op != OpWhen {
			continue
		}
		condition := branch.Args[0]
		if condition.Op != OpEqual || whens > 0 && condition.Args[0] != operand {
			return nil
		}
		operand = condition.Args[0]
		whens++
	}
	if whens < 2 {
		return nil
	}
	return operand
}

func (p *exprPrinter) cast(e *Expr) {
	p.write("CAST(")
	p.expr(e.Args[0], levelLowest)
	p.write(" AS")
	if t := p.typeName(e.Text); t != "" {
		p.write(" ", t)
	}
	p.write(")")
}

// typeName is a type as the dialect's CAST takes it, where another dialect calls it by a name that means
// something else there, or nothing.
func (p *exprPrinter) typeName(name string) string {
	base, modifiers, ok := strings.Cut(name, "(")
	if ok {
		modifiers = "(" + modifiers
	}
	switch p.dialect {
	case dialects.MySQL:
		if t, ok := mysqlTypes[base]; ok {
			return t + modifiers
		}
	case dialects.Postgres:
		if t, ok := pgTypes[base]; ok {
			return t + modifiers
		}
	}
	return name
}
