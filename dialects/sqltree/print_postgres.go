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

// pgExprs are the forms of PostgreSQL.
type pgExprs struct{ *exprPrinter }

// own is what only PostgreSQL writes like this.
func (g pgExprs) own(e *Expr) (level, func()) {
	switch e.Op {
	case OpTyped:
		return levelPrimary, func() { g.literal(e) }
	case OpCollate:
		return pgCollates, func() { g.expr(e.Args[0], pgCollates); g.write(" COLLATE ", g.dotted(e.Schema, e.Text)) }
	case OpArray:
		return levelPrimary, func() { g.write("ARRAY["); g.exprs(e.Args); g.write("]") }
	case OpArrayQuery:
		return levelPrimary, func() { g.write("ARRAY"); g.subquery(e.Query) }
	case OpRow:
		return levelPrimary, func() {
			if len(e.Args) < 2 {
				g.write("ROW")
			}
			g.group(e.Args)
		}
	case OpIndex, OpSlice, OpField:
		return levelPrimary, func() { g.element(e) }
	case OpCall:
		if write := g.xml(e); write != nil && e.Schema == "" {
			return levelPrimary, write
		}
		return levelPrimary, func() { g.function(e) }
	case OpCast:
		if x := pgSerialized(e); x != nil {
			return levelPrimary, func() { g.document("XMLSERIALIZE(", x); g.write(" AS ", e.Text, ")") }
		}
	case "between symmetric":
		return levelCompare, func() { g.symmetric(e, "") }
	case OpNot:
		if x := e.Args[0]; x.Op == "between symmetric" {
			return levelCompare, func() { g.symmetric(x, "NOT ") }
		} else if strings.HasPrefix(string(x.Op), "is json") || x.Op == "is document" {
			return levelCompare, func() { g.expr(x.Args[0], levelFirst); g.write(" IS NOT ", strings.ToUpper(string(x.Op[3:]))) }
		}
	case "is json", "is json object", "is json array", "is json scalar", "is document":
		return levelCompare, func() { g.expr(e.Args[0], levelFirst); g.write(" ", strings.ToUpper(string(e.Op))) }
	case "at local":
		return pgAtZone, func() { g.expr(e.Args[0], pgAtZone); g.write(" AT LOCAL") }
	}
	if symbol := g.symbol(e.Op); symbol != "" {
		if len(e.Args) == 2 {
			return g.infix(operator{symbol, pgOther}, e.Args)
		}
		return pgOther, func() { g.write(symbol, " "); g.expr(e.Args[0], pgOther+1) }
	}
	return 0, nil
}

// symbol is an operator that has no level of its own, "" for anything else.
func (g pgExprs) symbol(op Op) string {
	if name, ok := strings.CutPrefix(string(op), "operator("); ok {
		name = strings.TrimSuffix(name, ")")
		dot := strings.LastIndexByte(name, '.')
		return "OPERATOR(" + g.dotted(name[:max(dot, 0)]) + name[max(dot, 0):] + ")"
	}
	if _, ok := g.operators[op]; ok || op == "" || strings.Trim(string(op), "+-*/<>=~!@#%^&|`?") != "" {
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

func (g pgExprs) symmetric(e *Expr, not string) {
	g.expr(e.Args[0], levelFirst)
	g.write(" ", not, "BETWEEN SYMMETRIC ")
	g.low(e.Args[1])
	g.write(" AND ")
	g.expr(e.Args[2], levelFirst)
}

// literal writes DATE '2020-01-01', B'101' and INTERVAL '1' DAY.
func (g pgExprs) literal(e *Expr) {
	value := e.Args[0]
	if value.Op == OpNull { // in place of a text
		g.write("NULL")
		return
	}
	if value.Op != OpString || strings.HasPrefix(e.Text, "_") || e.Text == "n" {
		g.refuse("literals of the type " + e.Text)
		return
	}
	fields, interval := strings.CutPrefix(e.Text, "interval ")
	switch {
	case e.Text == "bit":
		g.write("B", g.str(value.Text))
	case interval:
		g.write("INTERVAL ", g.str(value.Text), " ", strings.ToUpper(fields))
	default:
		name := e.Text
		if !strings.Contains(name, `"`) {
			name = strings.ToUpper(name)
		}
		g.write(name, " ", g.str(value.Text))
	}
}

// element writes x[i], x[i:j] and (x).f. Only a column and what is already an element need no parentheses.
func (g pgExprs) element(e *Expr) {
	x := e.Args[0]
	element := x.Op == OpIndex || x.Op == OpSlice || x.Op == OpField
	if element || x.Op == OpColumn && e.Op != OpField {
		g.expr(x, levelLowest)
	} else {
		g.group([]*Expr{x})
	}
	bound := func(i int) {
		if e.Args[i].Op != OpNull {
			g.expr(e.Args[i], levelLowest)
		}
	}
	switch {
	case e.Op == OpField && e.Text == "*":
		g.write(".*")
	case e.Op == OpField:
		g.write(".", g.name(e.Text))
	case e.Op == OpIndex:
		g.write("[")
		g.expr(e.Args[1], levelLowest)
		g.write("]")
	default:
		g.write("[")
		bound(1)
		g.write(":")
		bound(2)
		g.write("]")
	}
}

// function writes a call, with the words that some functions want between their operands.
func (g pgExprs) function(e *Expr) {
	if e.Schema != "" {
		g.call(e)
		return
	}
	if _, ok := pgBare[e.Text]; ok && len(e.Args) == 0 {
		g.write(e.Text)
		return
	}
	if i := slices.IndexFunc(e.Args, func(x *Expr) bool { return pgOptions[x.Op] }); i >= 0 {
		g.json(e, e.Args[:i], e.Args[i:])
		return
	}
	switch n := len(e.Args); {
	case e.Text == "extract" && n == 2 && e.Args[0].Op == OpString:
		field := e.Args[0].Text
		if _, ok := pgFields[field]; !ok {
			field = g.str(field)
		}
		g.write("EXTRACT(", field, " FROM ")
		g.expr(e.Args[1], levelLowest)
		g.write(")")
	case e.Text == "position" && n == 2:
		g.write("POSITION(")
		g.low(e.Args[0])
		g.write(" IN ")
		g.low(e.Args[1])
		g.write(")")
	case e.Text == "normalize" && n == 2 && e.Args[1].Op == OpString:
		g.write("NORMALIZE(")
		g.expr(e.Args[0], levelLowest)
		g.write(", ", e.Args[1].Text, ")")
	case e.Text == "xmlexists" && n == 2:
		g.write("XMLEXISTS(")
		g.expr(e.Args[0], levelPrimary)
		g.write(" PASSING ")
		g.expr(e.Args[1], levelPrimary)
		g.write(")")
	case e.Text == "json_array" && n == 1 && e.Args[0].Op == OpArrayQuery:
		g.write("JSON_ARRAY")
		g.subquery(e.Args[0].Query)
	case (e.Text == "json_object" || e.Text == "json_objectagg") && pgPairs(e.Args):
		g.object(e)
	default:
		g.call(e)
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

// object writes JSON_OBJECT(k: v).
func (g pgExprs) object(e *Expr) {
	g.write(strings.ToUpper(e.Text), "(")
	g.members(e.Args)
	if e.Call == nil {
		g.write(")")
		return
	}
	g.endCall(e.Call)
}

func (g pgExprs) members(pairs []*Expr) {
	for i, pair := range pairs {
		if i > 0 {
			g.write(", ")
		}
		g.expr(pair.Args[0], levelPrimary)
		g.write(": ")
		g.expr(pair.Args[1], levelLowest)
	}
}

// pgOptions are the operators that say how functions of SQL/JSON make their values.
var pgOptions = map[Op]bool{"passing": true, "returning": true, "on null": true, "unique keys": true, "with": true, "on empty": true, "on error": true}

// json writes a function of SQL/JSON with its options.
func (g pgExprs) json(e *Expr, operands, options []*Expr) {
	g.write(strings.ToUpper(e.Text), "(")
	if (e.Text == "json_object" || e.Text == "json_objectagg") && pgPairs(operands) {
		g.members(operands)
	} else {
		g.exprs(operands)
	}
	c := Call{}
	if e.Call != nil {
		c = *e.Call
	}
	g.orderBy(" ORDER BY ", c.OrderBy)
	c.OrderBy = nil
	g.passing(options)
	for _, x := range options {
		switch x.Op {
		case "passing":
		case "returning":
			g.write(" RETURNING ", x.Text)
		case "on null":
			g.write(" ", strings.ToUpper(x.Text), " ON NULL")
		case "unique keys":
			g.write(" WITH UNIQUE KEYS")
		case "with":
			g.write(" ", strings.ToUpper(x.Text))
		case "on empty", "on error":
			g.responses([]*Expr{x})
		default:
			g.refuse("operand after options of a JSON function")
		}
	}
	g.endCall(&c)
}

// pgTies writes LIMIT and OFFSET where rows equal to the last one come too.
func (p *queryPrinter) pgTies(q *Query) {
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
func (p *sourcePrinter) pgFunction(f *Function) {
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
func (p *queryPrinter) pgGroupBy(es []*Expr) {
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
func (p *queryPrinter) pgSets(e *Expr) {
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
