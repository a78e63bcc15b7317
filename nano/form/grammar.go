package form

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

// Bounds of what Grammar takes, so that every query ends.
const (
	maxItems   = 8 // of the select list
	maxClause  = 4 // items of FROM, ON, GROUP BY, ORDER BY
	maxConds   = 6 // conditions of a clause, and of a pair of parentheses
	maxNesting = 2 // queries in queries
	maxSet     = 3 // items of the operands of a set operation
)

// Grammar is the language of the queries over a prompt: only pointers that it has, and types that fit.
//
// Sums, averages and arithmetic are of numbers; < and between compare numbers and times; has, starts and ends search
// text and times; a column is compared with values, columns and queries of its kind, a text column for equality with
// values that it may hold, and with those that are listed for it, a flag with 0 and 1. What the question says as a time
// is compared with times, with years, and with texts that may have it. Keys are summed and averaged only by name. All columns of a core are of tables that keys
// connect. Plain columns are next to aggregates only where the query groups, so that PostgreSQL takes it too. Shares
// stand in outermost select lists and orders alone. What Decode makes of a sequence in the language has no wrong name
// and is well-formed SQL.
func Grammar(p *Prompt) (*grammar.Grammar, error) {
	b := &rules{prompt: p}
	b.values()
	components := p.components()
	for _, component := range components {
		b.columns(component)
		for level := range maxNesting + 1 {
			b.core(component, level)
		}
	}
	b.queries(components)
	return grammar.New(b.rules...)
}

// components are those of the tables that have pointers.
func (p *Prompt) components() []int {
	var out []int
	for _, t := range p.order {
		out = append(out, p.Tables[t].Component)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// rules gathers the rules of a grammar. Their names end in the component of tables, and in the level of nesting where
// they depend on them.
type rules struct {
	prompt *Prompt
	rules  []grammar.Rule
}

type expr = grammar.Expr

func (b *rules) add(name string, e expr) {
	b.rules = append(b.rules, grammar.Rule{Name: name, Expr: e})
}

func ref(format string, args ...any) expr { return grammar.Ref(fmt.Sprintf(format, args...)) }

func oneOf(tokens ...Token) expr {
	var out []expr
	for _, t := range tokens {
		out = append(out, grammar.Token(t.Name()))
	}
	return grammar.Alternatives(out...)
}

func token(t Token) expr { return grammar.Token(t.Name()) }

func all(e ...expr) expr { return grammar.Sequence(e...) }

func either(e ...expr) expr { return grammar.Alternatives(e...) }

func some(e expr, most int) expr { return grammar.Repeat(e, 1, most) }

func optional(e ...expr) expr { return grammar.Optional(grammar.Sequence(e...)) }

func nested(e expr) expr { return all(token(Open), e, token(Close)) }

// kinds are the kinds of columns by their names in rules.
var kinds = []struct {
	Kind
	name string
}{{Number, "number"}, {Text, "text"}, {Time, "time"}, {Other, "other"}}

// values makes the rules of what columns are compared with: value-KIND, value for any that is no time alone, value-flag
// and value-bool, value-limit, value-year for years that the question says as times, and for those that no text column is
// known to hold value-unheld and, of numbers, value-unheld-number.
func (b *rules) values() {
	var plain, whole, unheld, unheldNumbers, years []Token
	flags := []Token{Numeral(0), Numeral(1)}
	bools := slices.Clone(flags)
	fit := map[Kind][]Token{}
	for i, v := range b.prompt.Values[:min(len(b.prompt.Values), MaxValues)] {
		value := ValueToken(i)
		isTime := b.prompt.isTime(i)
		if !isTime {
			plain = append(plain, value)
		}
		switch {
		case isTime, b.prompt.heldByText(v):
		case v.Number != "":
			unheldNumbers = append(unheldNumbers, value)
		default:
			unheld = append(unheld, value)
		}
		for _, k := range kinds {
			switch {
			case !b.prompt.fits(v, k.Kind):
			case k.Kind == Number && isTime && v.Number != "":
				years = append(years, value)
			default:
				fit[k.Kind] = append(fit[k.Kind], value)
			}
		}
		if truth := v.Number == "0" || v.Number == "1"; truth || v.Number == "" && !isTime {
			bools = append(bools, value)
			if truth || b.prompt.fits(v, Number) {
				flags = append(flags, value)
			}
		}
		if !isTime && v.Number != "" && strings.Trim(v.Number, "0123456789") == "" {
			whole = append(whole, value)
		}
	}
	for n := range MaxNumber + 1 {
		fit[Number] = append(fit[Number], Numeral(n))
		fit[Other] = append(fit[Other], Numeral(n))
		if n > 0 {
			whole = append(whole, Numeral(n))
		}
	}
	for _, k := range kinds {
		b.add("value-"+k.name, oneOf(fit[k.Kind]...))
	}
	b.add("value", oneOf(plain...))
	b.add("value-flag", oneOf(flags...))
	b.add("value-bool", oneOf(bools...))
	b.add("value-year", oneOf(years...))
	b.add("value-unheld", oneOf(unheld...))
	b.add("value-unheld-number", oneOf(unheldNumbers...))
	b.add("value-limit", oneOf(whole...))
}

// among points to one of some columns of a component, its own or by way of a key.
func (b *rules) among(c int, is func(column int) bool) expr {
	p := b.prompt
	of := func(table int) (out []Token) {
		for i := p.Tables[table].First; i < p.Tables[table].End; i++ {
			if token := p.ColumnToken(i); token != "" && is(i) {
				out = append(out, token)
			}
		}
		return out
	}
	var own []Token
	for t := range p.Tables {
		if p.Tables[t].Component == c && p.TableToken(t) != "" {
			own = append(own, of(t)...)
		}
	}
	var reached []expr
	for _, key := range p.Keys {
		by := p.ColumnToken(key.From[0])
		if p.Tables[p.Columns[key.From[0]].Table].Component != c || by == "" {
			continue
		}
		if columns := of(p.Columns[key.To[0]].Table); len(columns) > 0 {
			reached = append(reached, all(token(by), oneOf(columns...)))
		}
	}
	return either(oneOf(own...), all(token(Via), either(reached...)))
}

// columns makes the rules of a component's columns and of expressions of them.
func (b *rules) columns(c int) {
	p := b.prompt
	plain := map[Kind][]Token{}
	var tables, every []Token
	for t := range p.Tables {
		if p.Tables[t].Component != c || p.TableToken(t) == "" {
			continue
		}
		tables = append(tables, p.TableToken(t))
		for i := p.Tables[t].First; i < p.Tables[t].End; i++ {
			if token := p.ColumnToken(i); token != "" {
				plain[p.Columns[i].Kind] = append(plain[p.Columns[i].Kind], token)
				every = append(every, token)
			}
		}
	}
	b.add(fmt.Sprintf("table-%d", c), oneOf(tables...))
	pairs := []expr{all(oneOf(every...), oneOf(every...))}
	if p.Schema.Dialect == dialects.Postgres { // it compares like with like
		pairs = nil
		for _, k := range kinds {
			pairs = append(pairs, all(oneOf(plain[k.Kind]...), oneOf(plain[k.Kind]...)))
		}
	}
	b.add(fmt.Sprintf("pair-%d", c), either(pairs...))
	var any, plainItems, aggregates []expr
	for _, k := range kinds {
		column := fmt.Sprintf("column-%s-%d", k.name, c)
		b.add(column, b.among(c, func(i int) bool { return p.Columns[i].Kind == k.Kind }))
		any = append(any, grammar.Ref(column))
		plainItems = append(plainItems, ref("scalar-%s-%d", k.name, c))
		aggregates = append(aggregates, ref("aggregate-%s-%d", k.name, c))
	}
	b.add(fmt.Sprintf("column-%d", c), either(any...))
	b.add(fmt.Sprintf("digits-%d", c), b.among(c, func(i int) bool { return p.Columns[i].Kind == Text && p.Columns[i].digits }))
	b.held(c)
	b.add(fmt.Sprintf("part-%d", c), all(oneOf(Year, Month, Day), ref("column-time-%d", c)))
	// Arithmetic is nested once, so that it ends.
	arith := func(operand expr) expr { return all(oneOf(Plus, Minus, Times, Div), operand, operand) }
	simple := either(ref("column-number-%d", c), ref("part-%d", c))
	b.add(fmt.Sprintf("operand-%d", c), either(simple, arith(simple)))
	span := all(token(Minus), ref("column-time-%d", c), ref("column-time-%d", c))
	b.add(fmt.Sprintf("computed-%d", c), either(ref("part-%d", c), arith(ref("operand-%d", c)), span))
	b.add(fmt.Sprintf("scalar-number-%d", c), either(ref("column-number-%d", c), ref("computed-%d", c)))
	numbers := func(name string, is func(column int) bool) {
		b.add(fmt.Sprintf("%s-%d", name, c), b.among(c, func(i int) bool { return p.Columns[i].Kind == Number && is(i) }))
	}
	numbers("flag", p.isZeroOrOne)
	numbers("amount", func(i int) bool { return !p.isZeroOrOne(i) })
	numbers("year", p.mayBeYear)
	numbers("summable", func(i int) bool { return !p.Columns[i].Key && !p.Refers(i) || p.NamesColumn(i) })
	b.add(fmt.Sprintf("bool-%d", c), b.among(c, func(i int) bool { return p.Columns[i].Kind == Other && p.isBool(i) }))
	b.add(fmt.Sprintf("unordered-%d", c), b.among(c, func(i int) bool { return p.Columns[i].Kind == Other && !p.isBool(i) }))
	b.add(fmt.Sprintf("measure-%d", c), either(
		all(token(Count), ref("table-%d", c)),
		all(token(Count), optional(token(Distinct)), ref("column-%d", c)),
		all(oneOf(Sum, Avg), optional(token(Distinct)), either(ref("summable-%d", c), ref("computed-%d", c))),
		all(oneOf(Min, Max), ref("scalar-number-%d", c))))
	b.add(fmt.Sprintf("aggregate-number-%d", c), either(ref("measure-%d", c), arith(ref("measure-%d", c))))
	for _, k := range kinds[1:] {
		b.add(fmt.Sprintf("scalar-%s-%d", k.name, c), ref("column-%s-%d", k.name, c))
		least := all(oneOf(Min, Max), ref("column-%s-%d", k.name, c))
		if k.Kind == Other && p.Schema.Dialect == dialects.Postgres {
			least = either() // it has no least truth value or document
		}
		b.add(fmt.Sprintf("aggregate-%s-%d", k.name, c), least)
	}
	b.add(fmt.Sprintf("scalar-%d", c), either(plainItems...))
	b.add(fmt.Sprintf("aggregate-%d", c), either(aggregates...))
}

// held makes the rules of conditions on values that a component's texts are known to hold, or may hold, and on listed
// ones, and of texts in which times are searched.
func (b *rules) held(c int) {
	p := b.prompt
	var held, times []expr
	for i := range p.Columns {
		if tokens := p.listedTokens(i); len(tokens) > 0 && p.Tables[p.Columns[i].Table].Component == c {
			held = append(held, all(b.among(c, func(column int) bool { return column == i }), oneOf(Equal, NotEqual), oneOf(tokens...)))
		}
	}
	for i, v := range p.Values[:min(len(p.Values), MaxValues)] {
		value := token(ValueToken(i))
		switch {
		case p.heldByText(v):
			held = append(held, all(b.among(c, func(column int) bool { return p.mayHold(column, v) }), oneOf(Equal, NotEqual), value))
		case p.isTime(i):
			held = append(held, all(b.among(c, func(column int) bool { return p.mayContain(column, v) }), oneOf(Equal, NotEqual), value))
		}
		if p.isTime(i) {
			times = append(times, all(b.among(c, func(column int) bool { return p.mayContain(column, v) }), optional(token(Not)), oneOf(Has, Starts, Ends, Like), value))
		}
	}
	b.add(fmt.Sprintf("held-%d", c), either(held...))
	b.add(fmt.Sprintf("pattern-%d", c), either(times...))
}

var Comparisons = []Token{Equal, NotEqual, Less, Greater, LessEq, GreaterEq}

// core makes the rules of a SELECT over a component's tables at a level of nesting.
func (b *rules) core(c, level int) {
	at := fmt.Sprintf("%d-%d", c, level)
	query := func(kind string) expr { // what may stand in parentheses
		if level == maxNesting {
			return either()
		}
		return nested(ref("query-%s-%d", kind, level+1))
	}
	var conds, having []expr
	for _, k := range kinds {
		operators, column := oneOf(Comparisons...), ref("scalar-%s-%d", k.name, c)
		ordered := k.Kind == Number || k.Kind == Time
		if !ordered {
			operators = oneOf(Equal, NotEqual)
		}
		value, compared := ref("value-%s", k.name), column
		patterns := oneOf(Has, Starts, Ends, Like)
		switch k.Kind {
		case Number:
			compared = either(ref("amount-%d", c), ref("computed-%d", c))
			year, bound := either(ref("year-%d", c), ref("part-%d", c)), either(ref("value-year"), value)
			conds = append(conds, all(ref("flag-%d", c), operators, ref("value-flag")),
				all(year, operators, ref("value-year")), all(year, token(Between), bound, bound))
		case Text:
			value = ref("value-unheld")
			conds = append(conds, ref("held-%d", c), all(ref("digits-%d", c), operators, ref("value-unheld-number")),
				ref("pattern-%d", c), all(column, optional(token(Not)), patterns, ref("value")))
		case Time:
			conds = append(conds, all(column, optional(token(Not)), patterns, either(ref("value"), value)))
		case Other:
			compared = ref("unordered-%d", c)
			conds = append(conds, all(ref("bool-%d", c), operators, ref("value-bool")))
		}
		aggregate := ref("aggregate-%s-%d", k.name, c)
		conds = append(conds, all(compared, operators, value), all(column, operators, either(column, query(k.name))),
			all(column, optional(token(Not)), token(In), query(k.name)))
		having = append(having, all(aggregate, operators, either(value, aggregate, query(k.name))))
		if ordered {
			conds = append(conds, all(compared, token(Between), value, value))
			having = append(having, all(aggregate, token(Between), value, value))
		}
	}
	conds = append(conds, all(ref("column-%d", c), optional(token(Not)), token(Null)))
	chain := func(e expr, least int) expr {
		return all(e, grammar.Repeat(all(oneOf(And, Or), e), least-1, maxConds-1))
	}
	b.add("cond-"+at, either(conds...))
	b.add("conds-"+at, chain(either(ref("cond-%s", at), nested(chain(ref("cond-%s", at), 2))), 1))
	b.add("having-"+at, chain(either(having...), 1))
	b.add("from-"+at, all(
		optional(token(From), some(ref("table-%d", c), maxClause)),
		grammar.Repeat(all(token(On), ref("pair-%d", c)), 0, maxClause),
		optional(token(Where), ref("conds-%s", at))))
	b.add("group-"+at, all(token(Group), some(either(ref("column-%d", c), ref("part-%d", c)), maxClause),
		optional(token(Having), ref("having-%s", at))))
	order := func(by ...expr) expr {
		return optional(token(Order), some(all(either(by...), oneOf(Asc, Desc)), maxClause))
	}
	scalar, aggregate := ref("scalar-%d", c), ref("aggregate-%d", c)
	if level == 0 {
		aggregate = either(aggregate, all(token(Avg), nested(ref("conds-%d-1", c))))
	}
	limit := optional(token(Limit), ref("value-limit"), optional(token(Offset), ref("value-limit")))
	b.add("plain-order-"+at, all(order(scalar), limit))
	b.add("group-order-"+at, all(order(scalar, aggregate), limit))
	// A SELECT of some items: plain ones, aggregates, or both over groups. Whole is with order and limit.
	selection := func(plain, aggregates, both expr, whole bool) expr {
		plainEnd, groupEnd := ref("plain-order-%s", at), ref("group-order-%s", at)
		if !whole {
			plainEnd, groupEnd = all(), all()
		}
		head := all(token(Select), optional(token(Distinct)))
		return either(all(head, plain, ref("from-%s", at), plainEnd), all(head, aggregates, ref("from-%s", at)),
			all(head, both, ref("from-%s", at), ref("group-%s", at), groupEnd))
	}
	item := either(scalar, ref("table-%d", c))
	items := func(e expr) expr { return some(e, maxItems) }
	b.add("select-"+at, selection(items(item), items(aggregate), items(either(item, aggregate)), true))
	for _, k := range kinds {
		s, a := ref("scalar-%s-%d", k.name, c), ref("aggregate-%s-%d", k.name, c)
		b.add(fmt.Sprintf("select-%s-%s", k.name, at), selection(s, a, either(s, a), true))
		b.add(fmt.Sprintf("operand-%s-%s", k.name, at), selection(s, a, either(s, a), false))
	}
	for n := 1; n <= maxSet; n++ {
		times := func(e expr) expr { return grammar.Repeat(e, n, n) }
		b.add(fmt.Sprintf("operand-%d-%s", n, at),
			selection(times(scalar), times(aggregate), times(either(scalar, aggregate)), false))
	}
}

// queries makes the rules of whole queries: root, and query-KIND-LEVEL of one item.
func (b *rules) queries(components []int) {
	any := func(rule string, level int) expr {
		var out []expr
		for _, c := range components {
			out = append(out, ref("%s-%d-%d", rule, c, level))
		}
		return either(out...)
	}
	set := func(operand string, level int) expr {
		return all(any(operand, level), some(all(oneOf(Union, Intersect, Except), any(operand, level)), 2))
	}
	for level := 1; level <= maxNesting; level++ {
		for _, k := range kinds {
			b.add(fmt.Sprintf("query-%s-%d", k.name, level),
				either(any("select-"+k.name, level), set("operand-"+k.name, level)))
		}
	}
	root := []expr{any("select", 0), all(oneOf(Sum, Avg, Min, Max), nested(ref("query-number-1")))}
	sets := []expr{any("select", 1)}
	var operands []string
	for n := 1; n <= maxSet; n++ {
		operands = append(operands, fmt.Sprintf("operand-%d", n))
	}
	if b.prompt.Schema.Dialect == dialects.Postgres { // it unites like with like
		operands = operands[1:]
		for _, k := range kinds {
			operands = append(operands, "operand-"+k.name)
		}
	}
	for _, operand := range operands {
		root = append(root, set(operand, 0))
		sets = append(sets, set(operand, 1))
	}
	root = append(root, all(token(Count), nested(either(sets...))))
	b.add("root", either(root...))
}
