package sqltree

import "strings"

// mysqlPrecedence are those of the manual (14.4.1), comparisons and XOR apart.
var mysqlPrecedence = func() map[Op]operator {
	all := operators(
		[]Op{"|"},
		[]Op{"&"},
		[]Op{"<<", ">>"},
		[]Op{"+", "-"},
		[]Op{OpStar, "/", "%", "div"},
		[]Op{"^"},
	)
	infix(all, levelXor, "xor")
	infix(all, levelLowest, ":=")
	return all
}()

const mysqlUnary = levelFirst + 6

// mysqlFunctions are the functions whose names are reserved words.
var mysqlFunctions = names(`char cume_dist curdate current_date current_time current_timestamp current_user curtime
	database default dense_rank extract first_value grouping if insert interval json_length json_table lag last_value lead
	left localtime localtimestamp mod now nth_value ntile percent_rank rank repeat replace right row_number schema substr
	substring sysdate utc_date utc_time utc_timestamp values`)

// mysqlKeywords are words that MySQL does not reserve, but its parser here does (vitess), or what is a function's name
// to MySQL in some modes. So are those that begin with _: character sets.
var mysqlKeywords = names(`cast curdate curtime escape extract json_length next now off postpone revert savepoint
	sql_buffer_result sql_cache sql_no_cache sql_tsi_microsecond substr substring sysdate vstream`)

// names are words that are false: their presence counts.
func names(list string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(list) {
		m[w] = false
	}
	return m
}

// mysqlTypes are the types that MySQL's CAST calls otherwise.
var mysqlTypes = map[string]string{
	"integer": "signed", "int": "signed", "bigint": "signed", "smallint": "signed", "int2": "signed", "int4": "signed",
	"int8": "signed", "text": "char", "varchar": "char", "bpchar": "char", "float8": "double", "real": "double",
	"double precision": "double", "numeric": "decimal", "timestamp": "datetime", "jsonb": "json",
}

// mysqlExprs are the forms of MySQL.
type mysqlExprs struct{ *exprPrinter }

// own is what only MySQL writes like this.
func (m mysqlExprs) own(e *Expr) (level, func()) {
	switch e.Op {
	case OpNumber:
		if e.Text == "0b" {
			return m.text("b''")
		}
	case OpBlob:
		if len(e.Text)%2 > 0 {
			return m.text("0x", e.Text)
		}
	case OpConcat:
		return levelPrimary, func() { m.write("CONCAT"); m.group(concatenated(e)) }
	case OpCollate:
		return mysqlUnary, func() { m.expr(e.Args[0], levelPrimary); m.write(" COLLATE ", m.name(e.Text)) }
	case OpTyped:
		return m.literal(e)
	case OpArray, OpArrayQuery, OpSlice, OpIndex, OpField:
		m.refuse("arrays and fields")
	case "interval":
		return levelPrimary, func() {
			m.write("INTERVAL ")
			m.expr(e.Args[0], levelFirst)
			m.write(" ", strings.ToUpper(e.Text))
		}
	case "using":
		return levelPrimary, func() {
			m.write("CONVERT(")
			m.expr(e.Args[0], levelLowest)
			m.write(" USING ", e.Text, ")")
		}
	case "match":
		return levelPrimary, func() { m.match(e) }
	case "member of":
		return levelCompare, func() {
			m.expr(e.Args[0], levelFirst)
			m.write(" MEMBER OF ")
			m.group(e.Args[1:])
		}
	case OpCall:
		if write := m.worded(e); write != nil {
			return levelPrimary, write
		}
	}
	return 0, nil
}

// concatenated are the operands of a chain of ||.
func concatenated(e *Expr) []*Expr {
	if e.Op != OpConcat {
		return []*Expr{e}
	}
	return append(concatenated(e.Args[0]), concatenated(e.Args[1])...)
}

// literal writes DATE '2020-01-01', N'x' and _latin1'x'.
func (m mysqlExprs) literal(e *Expr) (level, func()) {
	switch {
	case e.Text == "n":
		return levelPrimary, func() { m.write("N"); m.expr(e.Args[0], levelPrimary) }
	case strings.HasPrefix(e.Text, "_"):
		return levelPrimary, func() { m.write(e.Text, " "); m.expr(e.Args[0], levelPrimary) }
	case e.Text == "date", e.Text == "time", e.Text == "timestamp":
		return levelPrimary, func() { m.write(strings.ToUpper(e.Text), " "); m.expr(e.Args[0], levelPrimary) }
	}
	m.refuse("literals of the type " + e.Text)
	return levelPrimary, func() {}
}

// match writes MATCH (columns) AGAINST (x mode).
func (m mysqlExprs) match(e *Expr) {
	last := len(e.Args) - 1
	m.write("MATCH ")
	m.group(e.Args[:last])
	m.write(" AGAINST (")
	m.expr(e.Args[last], levelFirst)
	if e.Text != "" {
		m.write(" ", strings.ToUpper(e.Text))
	}
	m.write(")")
}

// worded writes the calls that have words between their operands; nil for any other.
func (m mysqlExprs) worded(e *Expr) func() {
	if e.Schema != "" || len(e.Args) == 0 {
		return nil
	}
	first := e.Args[0]
	unit := first.Op == OpString
	switch {
	case e.Text == "extract" && unit && len(e.Args) == 2:
		return func() {
			m.write("EXTRACT(", strings.ToUpper(first.Text), " FROM ")
			m.expr(e.Args[1], levelLowest)
			m.write(")")
		}
	case (e.Text == "timestampadd" || e.Text == "timestampdiff") && unit:
		return func() {
			m.write(e.Text, "(", strings.ToUpper(first.Text), ", ")
			m.exprs(e.Args[1:])
			m.write(")")
		}
	case e.Text == "trim" && len(e.Args) == 2 && mysqlSides[first.Op] != "":
		return func() {
			m.write("TRIM(", mysqlSides[first.Op])
			if len(first.Args) > 0 {
				m.write(" ")
				m.exprs(first.Args)
			}
			m.write(" FROM ")
			m.expr(e.Args[1], levelLowest)
			m.write(")")
		}
	case e.Text == "json_value" && len(e.Args) > 2:
		return func() {
			m.write("json_value(")
			m.exprs(e.Args[:2])
			for _, x := range e.Args[2:] {
				if x.Op != "on empty" && x.Op != "on error" {
					m.refuse("option of JSON_VALUE but ON EMPTY and ON ERROR")
				}
			}
			m.responses(e.Args[2:])
			m.write(")")
		}
	}
	return nil
}

var mysqlSides = map[Op]string{"both": "BOTH", "leading": "LEADING", "trailing": "TRAILING"}

// responses write what JSON functions do ON EMPTY and ON ERROR.
func (p *exprPrinter) responses(responses []*Expr) {
	for _, r := range responses {
		p.write(" ", strings.ToUpper(r.Text), " ")
		if len(r.Args) > 0 {
			p.exprs(r.Args)
			p.write(" ")
		}
		p.write(strings.ToUpper(string(r.Op)))
	}
}

// mysqlGroupBy writes ROLLUP(a, b) as a, b WITH ROLLUP.
func (p *queryPrinter) mysqlGroupBy(es []*Expr) {
	rollup := len(es) == 1 && es[0].Op == OpCall && es[0].Schema == "" && es[0].Text == "rollup"
	if !rollup {
		p.exprs(es)
		return
	}
	for i, e := range es[0].Args {
		if e.Op == OpRow { // PostgreSQL's sets
			if len(e.Args) != 1 {
				p.refuse("ROLLUP of several columns at once")
				return
			}
			e = e.Args[0]
		}
		if i > 0 {
			p.write(", ")
		}
		p.expr(e, levelLowest)
	}
	p.write(" WITH ROLLUP")
}

// mysqlNulls orders by whether an expression is NULL first, where that is not MySQL's own order: NULLs are the least.
func (p *exprPrinter) mysqlNulls(o Order) {
	if o.Nulls == "" || (o.Nulls == "first") != o.Desc {
		return
	}
	if o.Expr.Op == OpNumber { // the n-th column
		p.refuse("NULLS FIRST and LAST for a column by its number")
	}
	p.expr(&Expr{Op: OpIsNull, Args: []*Expr{o.Expr}}, levelLowest)
	if o.Desc {
		p.write(" DESC")
	}
	p.write(", ")
}
