package sqltree

import (
	"slices"
	"strings"
)

// pgPrecedence are the operators of the manual (4.1.6) that have a level of their own, comparisons apart. Any other
// operator binds less than these (pgOther).
var pgPrecedence = func() map[Op]operator {
	all := operators(nil,
		[]Op{"+", "-"},
		[]Op{OpStar, "/", "%"},
		[]Op{"^"},
		[]Op{"at time zone"},
	)
	infix(all, levelCompare, OpLike, OpILike, "not like", "not ilike", "overlaps") // LIKE ANY (…): see predicate
	return all
}()

const (
	pgOther    = levelFirst
	pgAtZone   = levelFirst + 4
	pgCollates = levelFirst + 5
	pgUnary    = levelFirst + 6
)

// pgFunctions are keywords (col_name_keyword and type_func_name_keyword of kwlist.h): functions that are called by them
// without quotation marks (false), and words that a function is called by only in quotation marks (true).
var pgFunctions = func() map[string]bool {
	m := names(`left right`)
	for _, w := range strings.Fields(`between bigint bit boolean char character dec decimal exists float inout int integer
		interval json_table merge_action national nchar none numeric operator out precision real row setof smallint time
		timestamp treat values varchar xmlelement xmlforest xmlparse xmlpi xmlroot xmlserialize xmltable`) {
		m[w] = true
	}
	return m
}()

// pgKeywords are words that are not reserved, and yet no names everywhere: of a column, a CTE, a window.
var pgKeywords = names(`groups operator partition range recursive rows`)

// pgBare are functions that are called without parentheses.
var pgBare = names(`current_catalog current_role current_schema current_user session_user system_user user`)

// pgTypes are types of other dialects that PostgreSQL calls otherwise: the tree has PostgreSQL's own as its grammar
// renames them. SQLite's numbers have 64 bits.
var pgTypes = map[string]string{
	"real": "float8", "double": "float8", "integer": "int8", "int": "int8", "signed": "int8", "datetime": "timestamp",
	"char": "text", "nvarchar": "varchar", "blob": "bytea",
}

// pgForm is what only PostgreSQL writes like this.
func (p *printer) pgForm(e *Expr) (level, func()) {
	switch e.Op {
	case OpTyped:
		return levelPrimary, func() { p.pgLiteral(e) }
	case OpCollate:
		return pgCollates, func() { p.expr(e.Args[0], pgCollates); p.write(" COLLATE ", p.dotted(e.Schema, e.Text)) }
	case OpArray:
		return levelPrimary, func() { p.write("ARRAY["); p.exprs(e.Args); p.write("]") }
	case OpArrayQuery:
		return levelPrimary, func() { p.write("ARRAY"); p.nested(e.Query) }
	case OpRow:
		return levelPrimary, func() {
			if len(e.Args) < 2 {
				p.write("ROW")
			}
			p.group(e.Args)
		}
	case OpIndex, OpSlice, OpField:
		return levelPrimary, func() { p.pgElement(e) }
	case OpCall:
		if write := p.pgXML(e); write != nil && e.Schema == "" {
			return levelPrimary, write
		}
		return levelPrimary, func() { p.pgCall(e) }
	case OpCast:
		if x := pgSerialized(e); x != nil {
			return levelPrimary, func() { p.pgDocument("XMLSERIALIZE(", x); p.write(" AS ", e.Text, ")") }
		}
	case "between symmetric":
		return levelCompare, func() { p.pgSymmetric(e, "") }
	case OpNot:
		if x := e.Args[0]; x.Op == "between symmetric" {
			return levelCompare, func() { p.pgSymmetric(x, "NOT ") }
		} else if strings.HasPrefix(string(x.Op), "is json") || x.Op == "is document" {
			return levelCompare, func() { p.expr(x.Args[0], levelFirst); p.write(" IS NOT ", strings.ToUpper(string(x.Op[3:]))) }
		}
	case "is json", "is json object", "is json array", "is json scalar", "is document":
		return levelCompare, func() { p.expr(e.Args[0], levelFirst); p.write(" ", strings.ToUpper(string(e.Op))) }
	case "at local":
		return pgAtZone, func() { p.expr(e.Args[0], pgAtZone); p.write(" AT LOCAL") }
	}
	if symbol := p.pgSymbol(e.Op); symbol != "" {
		if len(e.Args) == 2 {
			return p.infix(operator{symbol, pgOther}, e.Args)
		}
		return pgOther, func() { p.write(symbol, " "); p.expr(e.Args[0], pgOther+1) }
	}
	return 0, nil
}

// pgSymbol is an operator that has no level of its own, "" for anything else.
func (p *printer) pgSymbol(op Op) string {
	if name, ok := strings.CutPrefix(string(op), "operator("); ok {
		name = strings.TrimSuffix(name, ")")
		dot := strings.LastIndexByte(name, '.')
		return "OPERATOR(" + p.dotted(name[:max(dot, 0)]) + name[max(dot, 0):] + ")"
	}
	if _, ok := p.operators[op]; ok || op == "" || strings.Trim(string(op), "+-*/<>=~!@#%^&|`?") != "" {
		return ""
	}
	return string(op)
}

// pgPlain reports whether an expression is a b_expr of the grammar, which BETWEEN wants for its lower bound.
func pgPlain(e *Expr) bool {
	switch e.Op {
	case "at time zone", "at local", OpCollate:
		return false
	case OpColumn, OpCall, OpCast, OpCase, OpRow, OpArray, OpIndex, OpSlice, OpField, OpTyped, OpSubquery, OpArrayQuery:
		return true
	}
	for _, x := range e.Args {
		if !pgPlain(x) {
			return false
		}
	}
	return true
}

func (p *printer) pgSymmetric(e *Expr, not string) {
	p.expr(e.Args[0], levelFirst)
	p.write(" ", not, "BETWEEN SYMMETRIC ")
	p.low(e.Args[1])
	p.write(" AND ")
	p.expr(e.Args[2], levelFirst)
}

// pgLiteral writes DATE '2020-01-01', B'101' and INTERVAL '1' DAY.
func (p *printer) pgLiteral(e *Expr) {
	value := e.Args[0]
	if value.Op == OpNull { // in place of a text
		p.write("NULL")
		return
	}
	if value.Op != OpString || strings.HasPrefix(e.Text, "_") || e.Text == "n" {
		p.refuse("literals of the type " + e.Text)
		return
	}
	fields, interval := strings.CutPrefix(e.Text, "interval ")
	switch {
	case e.Text == "bit":
		p.write("B", p.str(value.Text))
	case interval:
		p.write("INTERVAL ", p.str(value.Text), " ", strings.ToUpper(fields))
	default:
		name := e.Text
		if !strings.Contains(name, `"`) {
			name = strings.ToUpper(name)
		}
		p.write(name, " ", p.str(value.Text))
	}
}

// pgElement writes x[i], x[i:j] and (x).f. Only a column and what is already an element need no parentheses.
func (p *printer) pgElement(e *Expr) {
	x := e.Args[0]
	element := x.Op == OpIndex || x.Op == OpSlice || x.Op == OpField
	if element || x.Op == OpColumn && e.Op != OpField {
		p.expr(x, levelLowest)
	} else {
		p.group([]*Expr{x})
	}
	bound := func(i int) {
		if e.Args[i].Op != OpNull {
			p.expr(e.Args[i], levelLowest)
		}
	}
	switch {
	case e.Op == OpField && e.Text == "*":
		p.write(".*")
	case e.Op == OpField:
		p.write(".", p.name(e.Text))
	case e.Op == OpIndex:
		p.write("[")
		p.expr(e.Args[1], levelLowest)
		p.write("]")
	default:
		p.write("[")
		bound(1)
		p.write(":")
		bound(2)
		p.write("]")
	}
}

// pgCall writes a call, with the words that some functions want between their operands.
func (p *printer) pgCall(e *Expr) {
	if e.Schema != "" {
		p.call(e)
		return
	}
	if _, ok := pgBare[e.Text]; ok && len(e.Args) == 0 {
		p.write(e.Text)
		return
	}
	if i := slices.IndexFunc(e.Args, func(x *Expr) bool { return pgOptions[x.Op] }); i >= 0 {
		p.pgJSON(e, e.Args[:i], e.Args[i:])
		return
	}
	switch n := len(e.Args); {
	case e.Text == "extract" && n == 2 && e.Args[0].Op == OpString:
		field := e.Args[0].Text
		if _, ok := pgFields[field]; !ok {
			field = p.str(field)
		}
		p.write("EXTRACT(", field, " FROM ")
		p.expr(e.Args[1], levelLowest)
		p.write(")")
	case e.Text == "position" && n == 2:
		p.write("POSITION(")
		p.low(e.Args[0])
		p.write(" IN ")
		p.low(e.Args[1])
		p.write(")")
	case e.Text == "normalize" && n == 2 && e.Args[1].Op == OpString:
		p.write("NORMALIZE(")
		p.expr(e.Args[0], levelLowest)
		p.write(", ", e.Args[1].Text, ")")
	case e.Text == "xmlexists" && n == 2:
		p.write("XMLEXISTS(")
		p.expr(e.Args[0], levelPrimary)
		p.write(" PASSING ")
		p.expr(e.Args[1], levelPrimary)
		p.write(")")
	case e.Text == "json_array" && n == 1 && e.Args[0].Op == OpArrayQuery:
		p.write("JSON_ARRAY")
		p.nested(e.Args[0].Query)
	case (e.Text == "json_object" || e.Text == "json_objectagg") && pgPairs(e.Args):
		p.pgObject(e)
	default:
		p.call(e)
	}
}

// pgFields are the fields that EXTRACT takes as words.
var pgFields = names(`century day decade dow doy epoch hour isodow isoyear julian microseconds millennium milliseconds
	minute month quarter second timezone timezone_hour timezone_minute week year`)

// pgPairs reports whether operands are all pairs of a key and a value.
func pgPairs(args []*Expr) bool {
	for _, x := range args {
		if x.Op != OpRow || len(x.Args) != 2 {
			return false
		}
	}
	return len(args) > 0
}

// pgObject writes JSON_OBJECT(k: v).
func (p *printer) pgObject(e *Expr) {
	p.write(strings.ToUpper(e.Text), "(")
	p.pgMembers(e.Args)
	if e.Call == nil {
		p.write(")")
		return
	}
	p.endCall(e.Call)
}

func (p *printer) pgMembers(pairs []*Expr) {
	for i, pair := range pairs {
		if i > 0 {
			p.write(", ")
		}
		p.expr(pair.Args[0], levelPrimary)
		p.write(": ")
		p.expr(pair.Args[1], levelLowest)
	}
}

// pgOptions are the operators that say how functions of SQL/JSON make their values.
var pgOptions = map[Op]bool{"passing": true, "returning": true, "on null": true, "unique keys": true, "with": true, "on empty": true, "on error": true}

// pgJSON writes a function of SQL/JSON with its options.
func (p *printer) pgJSON(e *Expr, operands, options []*Expr) {
	p.write(strings.ToUpper(e.Text), "(")
	if (e.Text == "json_object" || e.Text == "json_objectagg") && pgPairs(operands) {
		p.pgMembers(operands)
	} else {
		p.exprs(operands)
	}
	c := Call{}
	if e.Call != nil {
		c = *e.Call
	}
	p.orderBy(" ORDER BY ", c.OrderBy)
	c.OrderBy = nil
	p.passing(options)
	for _, x := range options {
		switch x.Op {
		case "passing":
		case "returning":
			p.write(" RETURNING ", x.Text)
		case "on null":
			p.write(" ", strings.ToUpper(x.Text), " ON NULL")
		case "unique keys":
			p.write(" WITH UNIQUE KEYS")
		case "with":
			p.write(" ", strings.ToUpper(x.Text))
		case "on empty", "on error":
			p.responses([]*Expr{x})
		default:
			p.refuse("operand after options of a JSON function")
		}
	}
	p.endCall(&c)
}

// pgTies writes LIMIT and OFFSET where rows equal to the last one come too.
func (p *printer) pgTies(q *Query) {
	if q.Offset != nil {
		p.write(" OFFSET ")
		p.expr(q.Offset, levelLowest)
	}
	p.write(" FETCH FIRST ")
	if q.Limit != nil && q.Limit.Op == OpNumber {
		p.expr(q.Limit, levelLowest)
	} else {
		p.group([]*Expr{q.Limit})
	}
	p.write(" ROWS WITH TIES")
}

// pgFunction writes a function in FROM.
func (p *printer) pgFunction(f *Function) {
	if f.Call.Text == "rows from" {
		p.write("ROWS FROM ")
		p.group(f.Call.Args)
	} else {
		p.call(f.Call)
	}
	if f.Ordinality {
		p.write(" WITH ORDINALITY")
	}
	if f.Types == nil {
		p.alias(f.Alias, f.Columns)
		return
	}
	p.write(" AS ")
	if f.Alias != "" {
		p.write(p.name(f.Alias), " ")
	}
	for i, column := range f.Columns {
		p.write([]string{"(", ", "}[min(i, 1)], p.name(column), " ", f.Types[i])
	}
	p.write(")")
}

// pgGroupBy writes expressions and grouping sets.
func (p *printer) pgGroupBy(es []*Expr) {
	for i, e := range es {
		if i > 0 {
			p.write(", ")
		}
		switch {
		case pgGrouping[e.Text] != "" && e.Op == OpCall && e.Schema == "":
			p.pgSets(e)
		case e.Op == OpRow && len(e.Args) == 0:
			p.write("()")
		default:
			p.expr(e, levelLowest)
		}
	}
}

var pgGrouping = map[string]string{"rollup": "ROLLUP", "cube": "CUBE", "grouping sets": "GROUPING SETS"}

// pgSets writes ROLLUP, CUBE or GROUPING SETS. A set of one expression is a row of one in the tree.
func (p *printer) pgSets(e *Expr) {
	p.write(pgGrouping[e.Text], " (")
	for i, set := range e.Args {
		if i > 0 {
			p.write(", ")
		}
		switch {
		case set.Op == OpRow && len(set.Args) == 0:
			p.write("()")
		case set.Op == OpRow && len(set.Args) == 1 && set.Args[0].Op == OpRow:
			p.write("ROW")
			p.group(set.Args[0].Args)
		case set.Op == OpRow && len(set.Args) == 1:
			p.expr(set.Args[0], levelLowest)
		default:
			p.pgGroupBy([]*Expr{set})
		}
	}
	p.write(")")
}
