package form

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/idiom"
)

// item writes an element of the select list. A star is the tables in their order.
func (c *core) item(x *sqltree.Expr) []Token {
	if x.Op != sqltree.OpStar || len(x.Args) > 0 {
		return c.expr(x)
	}
	var out []Token
	for _, i := range c.instances {
		if x.Table != "" && !i.is(x.Of) {
			continue
		}
		if i.key >= 0 || len(i.also) > 0 && x.Table == "" {
			return c.fail("all columns of a table that is joined twice")
		}
		c.mentioned[i.table] = true
		out = append(out, c.tableToken(i.table))
	}
	return out
}

// named is the item that an alias means, or x itself.
func (c *core) named(x *sqltree.Expr) *sqltree.Expr {
	if x.Op == sqltree.OpColumn && x.Table == "" && x.Of == nil {
		for _, i := range c.sel.Items {
			if strings.EqualFold(i.Alias, x.Text) {
				return i.Expr
			}
		}
	}
	return x
}

// ordinal is the item that a number in GROUP BY or ORDER BY means, or x itself.
func (c *core) ordinal(x *sqltree.Expr) *sqltree.Expr {
	if n, err := strconv.Atoi(x.Text); x.Op == sqltree.OpNumber && err == nil && 1 <= n && n <= len(c.sel.Items) {
		return c.sel.Items[n-1].Expr
	}
	return x
}

var arithmetic = map[sqltree.Op]Token{"+": Plus, "-": Minus, sqltree.OpStar: Times, "/": Div}

// expr writes an expression that is no condition.
func (c *core) expr(x *sqltree.Expr) []Token {
	x = c.named(x)
	if conditions := idiom.Share(x); conditions != nil {
		return slices.Concat([]Token{Avg, Open}, c.condition(conditions, false, ""), []Token{Close})
	}
	switch x.Op {
	case sqltree.OpColumn:
		return c.column(x)
	case sqltree.OpCall:
		if aggregate, ok := aggregates[x.Text]; ok {
			return c.aggregate(aggregate, x)
		}
		if x.Text == "round" && c.wanted(x.Args) {
			of := x.Args[0]
			if of.Op == sqltree.OpCast && of.Text == "numeric" { // as Decode has it
				of = of.Args[0]
			}
			return c.expr(of)
		}
	case sqltree.OpCast:
		if p, ok := c.place(x.Args[0]); ok && x.Text == "numeric" && c.isMoney(p.column) { // as Decode has it
			return c.column(x.Args[0])
		}
	}
	if span := c.spanOf(x); span != nil {
		return span
	}
	if word, ok := arithmetic[x.Op]; ok && len(x.Args) == 2 {
		a := x.Args[0]
		if word == Div {
			if c.units == english.MainUnits && equalTrees(x.Args[1], number(minorInMain)) && c.isMinor(a) {
				return c.expr(a)
			}
			a = idiom.Uncut(a)
		}
		return slices.Concat([]Token{word}, c.expr(a), c.expr(x.Args[1]))
	}
	if of := idiom.MonthOfYear(x); of != nil && c.months {
		return append([]Token{Month}, c.column(of)...)
	}
	if part, of := idiom.DatePart(x); of != nil {
		return append([]Token{Token(part)}, c.column(of)...)
	}
	return c.fail("the expression " + describe(x))
}

// wanted reports whether ROUND of these arguments gives the decimals that the question wants, which Decode gives.
func (c *core) wanted(args []*sqltree.Expr) bool {
	switch {
	case c.decimals == nil || len(args) == 0:
		return false
	case len(args) == 1:
		return *c.decimals == 0
	}
	return equalTrees(args[1], number(strconv.Itoa(*c.decimals)))
}

// isMinor reports whether an expression is of cents, which Decode divides.
func (c *core) isMinor(x *sqltree.Expr) bool {
	for y := range x.All() {
		if p, ok := c.place(y); ok && c.Columns[p.column].Minor {
			return true
		}
	}
	return false
}

// describe names an expression in an error.
func describe(x *sqltree.Expr) string {
	if x.Text != "" {
		return string(x.Op) + " " + x.Text
	}
	return string(x.Op)
}

func (c *core) column(x *sqltree.Expr) []Token {
	if x.Op != sqltree.OpColumn {
		return c.fail("a function of an expression")
	}
	p, ok := c.place(x)
	if !ok {
		return c.fail("the column " + x.Text + " that is not of this FROM")
	}
	if p.of.key >= 0 {
		return []Token{Via, c.columnToken(c.Keys[p.of.key].From[0]), c.columnToken(p.column)}
	}
	c.mentioned[p.of.table] = true
	return []Token{c.columnToken(p.column)}
}

func (c *core) aggregate(word Token, x *sqltree.Expr) []Token {
	distinct := x.Call != nil && x.Call.Distinct
	if x.Call != nil && (x.Call.Filter != nil || x.Call.Over != nil || len(x.Call.OrderBy) > 0) || len(x.Args) != 1 {
		return c.fail("FILTER, OVER or ORDER BY in an aggregate")
	}
	arg := x.Args[0]
	if arg.Op == sqltree.OpStar && len(arg.Args) == 0 || arg.Op == sqltree.OpNumber && word == Count && !distinct {
		return []Token{word, everyRow}
	}
	if p, ok := c.place(arg); ok && word == Count {
		column := c.Columns[p.column]
		if distinct && column.Key && column.NotNull && len(c.instances) == 1 || !distinct && column.NotNull {
			return []Token{word, everyRow}
		}
	}
	head := []Token{word}
	if distinct && word != Min && word != Max {
		head = append(head, Distinct)
	}
	return append(head, c.expr(arg)...)
}

// all writes conjuncts; x >= a and x <= b next to each other are one between.
func (c *core) all(conjuncts []*sqltree.Expr) []Token {
	if len(conjuncts) == 1 {
		return c.condition(conjuncts[0], false, "")
	}
	var out []Token
	for i := 0; i < len(conjuncts); i++ {
		if i > 0 {
			out = append(out, And)
		}
		x := upright(conjuncts[i])
		if i+1 < len(conjuncts) {
			next := upright(conjuncts[i+1])
			if within := c.period(x, next, Equal); within != nil {
				out, i = append(out, within...), i+1
				continue
			}
			if x.Op == sqltree.OpGreaterEq && next.Op == sqltree.OpLessEq && x.Args[0].Op == next.Args[0].Op &&
				slices.Equal(c.expr(x.Args[0]), c.expr(next.Args[0])) {
				x = &sqltree.Expr{Op: sqltree.OpBetween, Args: []*sqltree.Expr{x.Args[0], x.Args[1], next.Args[1]}}
				i++
			}
		}
		out = append(out, c.condition(x, false, And)...)
	}
	return out
}

// period writes x >= a and x < b as being in the period from a to b, or between one that begins and one that ends
// there, and x < a or x >= b as not being in it, where the question says such periods; nil elsewhere.
func (c *core) period(low, high *sqltree.Expr, word Token) []Token {
	ops := map[Token][2]sqltree.Op{Equal: {sqltree.OpGreaterEq, sqltree.OpLess}, NotEqual: {sqltree.OpLess, sqltree.OpGreaterEq}}[word]
	if low.Op != ops[0] || high.Op != ops[1] || !isLiteral(low.Args[1]) || !isLiteral(high.Args[1]) {
		return nil
	}
	column := c.compared(low.Args[0])
	from, isFrom := instant(literal(low.Args[1]))
	to, isTo := instant(literal(high.Args[1]))
	if column < 0 || c.compared(high.Args[0]) != column || !isFrom || !isTo || c.Columns[column].Kind != Time {
		return nil
	}
	left := c.expr(low.Args[0])
	if !slices.Equal(left, c.expr(high.Args[0])) {
		return nil
	}
	find := func(is func(english.Period) bool) int {
		return slices.IndexFunc(c.Values, func(v Value) bool { return v.Period != nil && is(*v.Period) && !v.HeldBy(column) })
	}
	if i := find(func(p english.Period) bool { return p.From.Equal(from) && p.To.Equal(to) }); i >= 0 {
		return append(left, word, ValueToken(i))
	}
	first, last := find(func(p english.Period) bool { return p.From.Equal(from) }), find(func(p english.Period) bool { return p.To.Equal(to) })
	if word != Equal || first < 0 || last < 0 {
		return nil
	}
	return append(left, Between, ValueToken(first), ValueToken(last))
}

// days writes BETWEEN of two days as being in the period from the first to the last, where the question says such
// periods and the column has no times of the day; nil elsewhere.
func (c *core) days(x *sqltree.Expr) []Token {
	column := c.compared(x.Args[0])
	if column < 0 || c.hasClock(column) || !isLiteral(x.Args[2]) {
		return nil
	}
	last, err := time.Parse(time.DateOnly, literal(x.Args[2]))
	if err != nil {
		return nil
	}
	after := &sqltree.Expr{Op: sqltree.OpString, Text: last.AddDate(0, 0, 1).Format(time.DateOnly)}
	return c.period(&sqltree.Expr{Op: sqltree.OpGreaterEq, Args: x.Args[:2]}, &sqltree.Expr{Op: sqltree.OpLess, Args: []*sqltree.Expr{x.Args[0], after}}, Equal)
}

// periodEdge writes a comparison with the beginning or the end of a period, where the question says that; nil
// elsewhere. A day is one where the column has times of the day.
func (c *core) periodEdge(op sqltree.Op, left, right *sqltree.Expr) []Token {
	column := c.compared(left)
	if column < 0 || !isLiteral(right) || c.Columns[column].Kind != Time || c.find(c.Values, literal(right), column) >= 0 {
		return nil
	}
	at, ok := instant(literal(right))
	if !ok {
		return nil
	}
	for i, v := range c.Values {
		if v.Period == nil || v.HeldBy(column) {
			continue
		}
		word := map[sqltree.Op]Token{}
		switch {
		case v.Period.From.Equal(at) && v.isDay() && !c.hasClock(column): // it is compared as it is
		case v.Period.From.Equal(at):
			word = map[sqltree.Op]Token{sqltree.OpLess: Less, sqltree.OpGreaterEq: GreaterEq}
		case v.Period.To.Equal(at):
			word = map[sqltree.Op]Token{sqltree.OpLess: LessEq, sqltree.OpGreaterEq: Greater}
		}
		if w, ok := word[op]; ok {
			return append(c.expr(left), w, ValueToken(i))
		}
	}
	return nil
}

// instant reads the day, or the second, that a literal writes.
func instant(literal string) (time.Time, bool) {
	for _, layout := range []string{time.DateOnly, time.DateTime} {
		if t, err := time.Parse(layout, literal); err == nil {
			return t, true
		}
	}
	return time.Time{}, false
}

// negated are the comparisons that say the contrary, where neither side is NULL.
var negated = map[sqltree.Op]sqltree.Op{
	sqltree.OpEqual: sqltree.OpNotEqual, sqltree.OpNotEqual: sqltree.OpEqual, sqltree.OpLess: sqltree.OpGreaterEq,
	sqltree.OpGreaterEq: sqltree.OpLess, sqltree.OpGreater: sqltree.OpLessEq, sqltree.OpLessEq: sqltree.OpGreater,
}

// mirrored are the comparisons with their sides changed.
var mirrored = map[sqltree.Op]sqltree.Op{
	sqltree.OpEqual: sqltree.OpEqual, sqltree.OpNotEqual: sqltree.OpNotEqual, sqltree.OpLess: sqltree.OpGreater,
	sqltree.OpGreater: sqltree.OpLess, sqltree.OpLessEq: sqltree.OpGreaterEq, sqltree.OpGreaterEq: sqltree.OpLessEq,
}

// upright is a comparison with its literal or query on the right; anything else is itself.
func upright(x *sqltree.Expr) *sqltree.Expr {
	op, ok := mirrored[x.Op]
	if !ok || !isLiteral(x.Args[0]) && x.Args[0].Op != sqltree.OpSubquery {
		return x
	}
	return &sqltree.Expr{Op: op, Args: []*sqltree.Expr{x.Args[1], x.Args[0]}}
}

var comparisons = map[sqltree.Op]Token{
	sqltree.OpEqual: Equal, sqltree.OpNotEqual: NotEqual, sqltree.OpLess: Less, sqltree.OpGreater: Greater,
	sqltree.OpLessEq: LessEq, sqltree.OpGreaterEq: GreaterEq,
}

// condition writes x, or what NOT x means, inside a chain of and, of or, or of nothing.
func (c *core) condition(x *sqltree.Expr, not bool, inside Token) []Token {
	switch x.Op {
	case sqltree.OpNot:
		return c.condition(x.Args[0], !not, inside)
	case sqltree.OpAnd, sqltree.OpOr:
		word := Or
		if (x.Op == sqltree.OpAnd) != not {
			word = And
		}
		return c.chain(word, x.Args, not, inside)
	case sqltree.OpBetween:
		if not {
			less := &sqltree.Expr{Op: sqltree.OpLess, Args: x.Args[:2]}
			more := &sqltree.Expr{Op: sqltree.OpGreater, Args: []*sqltree.Expr{x.Args[0], x.Args[2]}}
			return c.chain(Or, []*sqltree.Expr{less, more}, false, inside)
		}
		if out := c.days(x); out != nil {
			return out
		}
		column := c.compared(x.Args[0])
		return slices.Concat(c.expr(x.Args[0]), []Token{Between}, c.value(x.Args[1], column), c.value(x.Args[2], column))
	case sqltree.OpIn:
		return c.in(x, not, inside)
	case sqltree.OpExists:
		if in, ok := idiom.MemberOf(x); ok && (!not || !c.mayBeNull(in.Args[0])) {
			return c.in(in, not, inside)
		}
	case sqltree.OpCall:
		if member := idiom.OfSet(x); member != nil && isLiteral(member.Args[1]) && c.isSet(c.compared(member.Args[0])) {
			return c.comparison(member, not)
		}
	case sqltree.OpLike, sqltree.OpILike:
		return c.like(x, not)
	case sqltree.OpIsNull:
		return slices.Concat(c.expr(x.Args[0]), negation(not), []Token{Null})
	}
	if _, ok := comparisons[x.Op]; !ok {
		return c.fail("the condition " + describe(x))
	}
	return c.comparison(x, not)
}

func negation(not bool) []Token {
	if not {
		return []Token{Not}
	}
	return nil
}

// chain writes conditions with and or or between them, in parentheses where or is in a chain of and.
func (c *core) chain(word Token, operands []*sqltree.Expr, not bool, inside Token) []Token {
	if word == And && !not {
		return c.all(operands)
	}
	var parts [][]Token
	for i := 0; i < len(operands); i++ {
		var outside []Token
		if word == Or && !not && i+1 < len(operands) {
			outside = c.period(upright(operands[i]), upright(operands[i+1]), NotEqual)
		}
		if outside != nil {
			i++
		} else {
			outside = c.condition(operands[i], not, word)
		}
		parts = append(parts, outside)
	}
	out := slices.Clone(parts[0])
	for _, part := range parts[1:] {
		out = append(append(out, word), part...)
	}
	if word == Or && inside == And && len(parts) > 1 {
		return slices.Concat([]Token{Open}, out, []Token{Close})
	}
	return out
}

func (c *core) comparison(x *sqltree.Expr, not bool) []Token {
	x = upright(x)
	op, left, right := x.Op, x.Args[0], x.Args[1]
	if not {
		op = negated[op]
	}
	if out := c.periodEdge(op, left, right); out != nil {
		return out
	}
	return slices.Concat(c.expr(left), []Token{comparisons[op]}, c.value(right, c.compared(left)))
}

// in writes IN; a list is a disjunction of comparisons, NOT IN a conjunction.
func (c *core) in(x *sqltree.Expr, not bool, inside Token) []Token {
	if x.Query != nil {
		q := unwrapped(x.Query)
		if not {
			q = idiom.WithoutNotNull(q)
		}
		return slices.Concat(c.expr(x.Args[0]), negation(not), []Token{In, Open}, c.query(q), []Token{Close})
	}
	var equal []*sqltree.Expr
	for _, v := range x.Args[1:] {
		equal = append(equal, &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{x.Args[0], v}})
	}
	if len(equal) == 1 {
		return c.condition(equal[0], not, inside)
	}
	word := Or
	if not {
		word = And
	}
	return c.chain(word, equal, not, inside)
}

// unwrapped is the query with a LIMIT in "SELECT * FROM (query)", as Decode has it for MySQL; any other is itself.
func unwrapped(q *sqltree.Query) *sqltree.Query {
	if b, ok := q.Body.(*sqltree.Select); ok && len(b.Items) == 1 && b.Items[0].Expr.Op == sqltree.OpStar && isPlain(q, b) {
		if d, ok := b.From.(*sqltree.Derived); ok && d.Query.Limit != nil {
			return d.Query
		}
	}
	return q
}

// like writes LIKE with a pattern that has its wildcards at the ends, or is a text of the question as it is.
func (c *core) like(x *sqltree.Expr, not bool) []Token {
	escape := ""
	if len(x.Args) == 3 {
		escape = literal(x.Args[2])
	}
	if !isLiteral(x.Args[1]) || escape == "" && len(x.Args) != 2 {
		return c.fail("LIKE without a text")
	}
	left, pattern := x.Args[0], x.Args[1].Text
	if left.Op == sqltree.OpCast && left.Text == "text" { // as Decode has it for PostgreSQL
		left = left.Args[0]
	}
	head := append(c.expr(left), negation(not)...)
	if i := slices.IndexFunc(c.Values, func(v Value) bool { return v.Text == pattern }); i >= 0 && escape == "" {
		return append(head, Like, ValueToken(i))
	}
	word := Like
	text, starts, ends, ok := withoutWildcards(pattern, escape)
	switch {
	case starts && ends:
		word = Has
	case starts:
		word = Starts
	case ends:
		word = Ends
	}
	if !ok || text == "" || word == Like && strings.ContainsAny(text, "%_") {
		return c.fail("LIKE with a wildcard inside")
	}
	return slices.Concat(head, []Token{word}, c.pointer(text, -1))
}

// withoutWildcards is the text of a pattern, and whether % follows and precedes it; false where one is inside.
func withoutWildcards(pattern, escape string) (text string, starts, ends, ok bool) {
	runes := []rune(pattern)
	for i := 0; i < len(runes); i++ {
		switch r := runes[i]; {
		case string(r) == escape && i+1 < len(runes):
			i++
			text += string(runes[i])
		case r == '%' && text == "":
			ends = true
		case r == '%' && strings.Trim(string(runes[i:]), "%") == "":
			return text, true, ends, true
		case r == '%' || r == '_':
			return "", false, false, false
		default:
			text += string(r)
		}
	}
	return text, false, ends, true
}

// compared is the column that values are compared with in an expression, be it the least or the greatest of one;
// -1: none.
func (c *core) compared(x *sqltree.Expr) int {
	if x = c.named(x); x.Op == sqltree.OpCall && (x.Text == "min" || x.Text == "max") && len(x.Args) == 1 {
		x = x.Args[0]
	}
	if p, ok := c.place(x); ok {
		return p.column
	}
	return -1
}

// mayBeNull reports whether an expression may have no value in some row.
func (c *core) mayBeNull(x *sqltree.Expr) bool {
	column := c.compared(x)
	return column < 0 || c.MayBeNull(column)
}

func isLiteral(x *sqltree.Expr) bool {
	switch x.Op {
	case sqltree.OpNumber, sqltree.OpString, sqltree.OpBool, sqltree.OpTyped:
		return true
	case sqltree.OpNegate:
		return isLiteral(x.Args[0])
	case sqltree.OpColumn:
		return x.Quoted && x.Of == nil
	}
	return false
}

// value writes what an expression is compared with.
func (c *core) value(x *sqltree.Expr, column int) []Token {
	x = c.named(x)
	if x.Op == sqltree.OpSubquery {
		return slices.Concat([]Token{Open}, c.query(x.Query), []Token{Close})
	}
	if !isLiteral(x) {
		return c.expr(x)
	}
	text := literal(x)
	n, err := strconv.Atoi(text)
	small := err == nil && 0 <= n && n <= MaxNumber && (column < 0 || c.Columns[column].Kind != Text)
	if small && c.find(c.Values, text, column) < 0 {
		return []Token{Numeral(n)}
	}
	return c.pointer(text, column)
}

// pointer writes the V of a literal that is compared with a column (-1: with none), or the L where the question does
// not say it and the schema lists it.
func (c *core) pointer(text string, column int) []Token {
	i := c.find(c.Values, text, column)
	if i < 0 && c.grow && len(c.Values) < MaxValues {
		i = len(c.Values)
		c.Values = append(c.Values, LiteralValue(text))
		if column >= 0 {
			c.Values[i].Cells = []Cell{{column, text}}
		}
	}
	if i >= 0 {
		return []Token{ValueToken(i)}
	}
	if column >= 0 {
		if t := c.listedAs(text, column); t != "" {
			return []Token{t}
		}
	}
	if c.err == nil {
		c.err = &ValueError{text}
	}
	return nil
}

// literal is the text of a literal.
func literal(x *sqltree.Expr) string {
	switch x.Op {
	case sqltree.OpNegate:
		return "-" + literal(x.Args[0])
	case sqltree.OpTyped:
		return literal(x.Args[0])
	case sqltree.OpBool:
		if x.Text == "true" {
			return "1"
		}
		return "0"
	}
	return x.Text
}
