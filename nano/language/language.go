// Package language is what a model may write over a prompt: the queries of package form whose pointers are there and
// whose types fit, as a grammar that an engine samples by.
package language

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Bounds of the language, so that every query ends.
const (
	maxItems   = 8 // of the select list
	maxClause  = 4 // items of FROM, ON, GROUP BY, ORDER BY
	maxConds   = 6 // conditions of a clause, and of a pair of parentheses
	maxNesting = 2 // queries in queries
	maxSet     = 3 // items of the operands of a set operation
)

// Of is the language of the queries over a prompt: only pointers that it has, and types that fit.
//
// Sums, averages and arithmetic are of numbers; < and between compare numbers and times; has, starts and ends search
// text and times; a column is compared with values, columns and queries of its kind, a text column for equality with
// values that it may hold, and with those that are listed for it, a flag with 0 and 1. What the question says as a time
// is compared with no text that cannot have it. Keys are summed and averaged only by name. All columns of a core are of
// tables that keys connect. Plain columns are next to aggregates only where the query groups, so that PostgreSQL takes
// it too. Shares stand in outermost select lists and orders alone. What form.Decode makes of a sequence in the language
// has no wrong name and is well-formed SQL.
func Of(p *form.Prompt) (*grammar.Grammar, error) {
	b := &rules{prompt: p}
	b.values()
	components := components(p)
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
func components(p *form.Prompt) []int {
	var out []int
	for t := range p.Tables {
		if p.TableToken(t) != "" {
			out = append(out, p.Tables[t].Component)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// rules gathers the rules of a grammar. Their names end in the component of tables, and in the level of nesting where
// they depend on them.
type rules struct {
	prompt *form.Prompt
	rules  []grammar.Rule
}

type expr = grammar.Expr

func (b *rules) add(name string, e expr) {
	b.rules = append(b.rules, grammar.Rule{Name: name, Expr: e})
}

func ref(format string, args ...any) expr { return grammar.Ref(fmt.Sprintf(format, args...)) }

func oneOf(tokens ...form.Token) expr {
	var out []expr
	for _, t := range tokens {
		out = append(out, grammar.Token(t.Name()))
	}
	return grammar.Alternatives(out...)
}

func token(t form.Token) expr { return grammar.Token(t.Name()) }

func all(e ...expr) expr { return grammar.Sequence(e...) }

func either(e ...expr) expr { return grammar.Alternatives(e...) }

func some(e expr, most int) expr { return grammar.Repeat(e, 1, most) }

func optional(e ...expr) expr { return grammar.Optional(grammar.Sequence(e...)) }

func nested(e expr) expr { return all(token(form.Open), e, token(form.Close)) }

// kinds are the kinds of columns by their names in rules.
var kinds = []struct {
	form.Kind
	name string
}{{form.Number, "number"}, {form.Text, "text"}, {form.Time, "time"}, {form.Other, "other"}}

// values makes the rules of what columns are compared with: value-KIND, value for any that is no time alone, value-flag
// and value-bool, value-limit, and for those that no text column is known to hold value-unheld and, of numbers,
// value-unheld-number.
func (b *rules) values() {
	var plain, whole, unheld, unheldNumbers []form.Token
	flags := []form.Token{form.Numeral(0), form.Numeral(1)}
	bools := slices.Clone(flags)
	fit := map[form.Kind][]form.Token{}
	for i, v := range b.prompt.Values[:min(len(b.prompt.Values), form.MaxValues)] {
		value := form.ValueToken(i)
		isTime := b.isTime(i)
		if !isTime {
			plain = append(plain, value)
		}
		switch {
		case isTime, b.heldByText(v):
		case v.Number != "":
			unheldNumbers = append(unheldNumbers, value)
		default:
			unheld = append(unheld, value)
		}
		for _, k := range kinds {
			if b.prompt.Fits(v, k.Kind) {
				fit[k.Kind] = append(fit[k.Kind], value)
			}
		}
		if truth := v.Number == "0" || v.Number == "1"; truth || english.YesOrNo[strings.ToLower(v.Text)] {
			bools = append(bools, value)
			if truth || b.prompt.Fits(v, form.Number) {
				flags = append(flags, value)
			}
		}
		if !isTime && v.Number != "" && strings.Trim(v.Number, "0123456789") == "" {
			whole = append(whole, value)
		}
	}
	for n := range form.MaxNumber + 1 {
		fit[form.Number] = append(fit[form.Number], form.Numeral(n))
		fit[form.Other] = append(fit[form.Other], form.Numeral(n))
		if n > 0 {
			whole = append(whole, form.Numeral(n))
		}
	}
	for _, k := range kinds {
		b.add("value-"+k.name, oneOf(fit[k.Kind]...))
	}
	b.add("value", oneOf(plain...))
	b.add("value-flag", oneOf(flags...))
	b.add("value-bool", oneOf(bools...))
	b.add("value-unheld", oneOf(unheld...))
	b.add("value-unheld-number", oneOf(unheldNumbers...))
	b.add("value-limit", oneOf(whole...))
}

// among points to one of some columns of a component, its own or by way of a key.
func (b *rules) among(c int, is func(column int) bool) expr {
	p := b.prompt
	of := func(table int) (out []form.Token) {
		for i := p.Tables[table].First; i < p.Tables[table].End; i++ {
			if token := p.ColumnToken(i); token != "" && is(i) {
				out = append(out, token)
			}
		}
		return out
	}
	var own []form.Token
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
	return either(oneOf(own...), all(token(form.Via), either(reached...)))
}

// columns makes the rules of a component's columns and of expressions of them.
func (b *rules) columns(c int) {
	p := b.prompt
	plain := map[form.Kind][]form.Token{}
	var tables, every []form.Token
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
	b.add(fmt.Sprintf("digits-%d", c), b.among(c, func(i int) bool { return p.Columns[i].Kind == form.Text && p.Columns[i].Digits }))
	b.held(c)
	b.add(fmt.Sprintf("part-%d", c), all(oneOf(form.Year, form.Month, form.Day), ref("column-time-%d", c)))
	// Arithmetic is nested once, so that it ends.
	arith := func(operand expr) expr {
		return all(oneOf(form.Plus, form.Minus, form.Times, form.Div), operand, operand)
	}
	simple := either(ref("column-number-%d", c), ref("part-%d", c))
	b.add(fmt.Sprintf("operand-%d", c), either(simple, arith(simple)))
	span := all(token(form.Minus), ref("column-time-%d", c), ref("column-time-%d", c))
	b.add(fmt.Sprintf("computed-%d", c), either(ref("part-%d", c), arith(ref("operand-%d", c)), span))
	b.add(fmt.Sprintf("scalar-number-%d", c), either(ref("column-number-%d", c), ref("computed-%d", c)))
	numbers := func(name string, is func(column int) bool) {
		b.add(fmt.Sprintf("%s-%d", name, c), b.among(c, func(i int) bool { return p.Columns[i].Kind == form.Number && is(i) }))
	}
	numbers("flag", b.isZeroOrOne)
	numbers("amount", func(i int) bool { return !b.isZeroOrOne(i) })
	numbers("summable", func(i int) bool { return !p.Columns[i].Key && !p.Refers(i) || p.NamesColumn(i) })
	b.add(fmt.Sprintf("bool-%d", c), b.among(c, func(i int) bool { return p.Columns[i].Kind == form.Other && p.IsBool(i) }))
	b.add(fmt.Sprintf("unordered-%d", c), b.among(c, func(i int) bool { return p.Columns[i].Kind == form.Other && !p.IsBool(i) }))
	b.add(fmt.Sprintf("measure-%d", c), either(
		all(token(form.Count), ref("table-%d", c)),
		all(token(form.Count), optional(token(form.Distinct)), ref("column-%d", c)),
		all(oneOf(form.Sum, form.Avg), optional(token(form.Distinct)), either(ref("summable-%d", c), ref("computed-%d", c))),
		all(oneOf(form.Min, form.Max), ref("scalar-number-%d", c))))
	b.add(fmt.Sprintf("aggregate-number-%d", c), either(ref("measure-%d", c), arith(ref("measure-%d", c))))
	for _, k := range kinds[1:] {
		b.add(fmt.Sprintf("scalar-%s-%d", k.name, c), ref("column-%s-%d", k.name, c))
		least := all(oneOf(form.Min, form.Max), ref("column-%s-%d", k.name, c))
		if k.Kind == form.Other && p.Schema.Dialect == dialects.Postgres {
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
		if tokens := p.ListedTokens(i); len(tokens) > 0 && p.Tables[p.Columns[i].Table].Component == c {
			held = append(held, all(b.among(c, func(column int) bool { return column == i }), oneOf(form.Equal, form.NotEqual), oneOf(tokens...)))
		}
	}
	for i, v := range p.Values[:min(len(p.Values), form.MaxValues)] {
		value := token(form.ValueToken(i))
		switch {
		case b.heldByText(v):
			held = append(held, all(b.among(c, func(column int) bool { return b.mayHold(column, v) }), oneOf(form.Equal, form.NotEqual), value))
		case b.isTime(i):
			held = append(held, all(b.among(c, func(column int) bool { return p.MayContain(column, v) }), oneOf(form.Equal, form.NotEqual), value))
		}
		if b.isTime(i) {
			times = append(times, all(b.among(c, func(column int) bool { return p.MayContain(column, v) }), optional(token(form.Not)), oneOf(form.Has, form.Starts, form.Ends, form.Like), value))
		}
	}
	b.add(fmt.Sprintf("held-%d", c), either(held...))
	b.add(fmt.Sprintf("pattern-%d", c), either(times...))
}

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
		operators, column := oneOf(form.Comparisons...), ref("scalar-%s-%d", k.name, c)
		ordered := k.Kind == form.Number || k.Kind == form.Time
		if !ordered {
			operators = oneOf(form.Equal, form.NotEqual)
		}
		value, compared := ref("value-%s", k.name), column
		patterns := oneOf(form.Has, form.Starts, form.Ends, form.Like)
		switch k.Kind {
		case form.Number:
			compared = either(ref("amount-%d", c), ref("computed-%d", c))
			conds = append(conds, all(ref("flag-%d", c), operators, ref("value-flag")))
		case form.Text:
			value = ref("value-unheld")
			conds = append(conds, ref("held-%d", c), all(ref("digits-%d", c), operators, ref("value-unheld-number")),
				ref("pattern-%d", c), all(column, optional(token(form.Not)), patterns, ref("value")))
		case form.Time:
			conds = append(conds, all(column, optional(token(form.Not)), patterns, either(ref("value"), value)))
		case form.Other:
			compared = ref("unordered-%d", c)
			conds = append(conds, all(ref("bool-%d", c), operators, ref("value-bool")))
		}
		aggregate := ref("aggregate-%s-%d", k.name, c)
		conds = append(conds, all(compared, operators, value), all(column, operators, either(column, query(k.name))),
			all(column, optional(token(form.Not)), token(form.In), query(k.name)))
		having = append(having, all(aggregate, operators, either(value, aggregate, query(k.name))))
		if ordered {
			conds = append(conds, all(compared, token(form.Between), value, value))
			having = append(having, all(aggregate, token(form.Between), value, value))
		}
	}
	conds = append(conds, all(ref("column-%d", c), optional(token(form.Not)), token(form.Null)))
	chain := func(e expr, least int) expr {
		return all(e, grammar.Repeat(all(oneOf(form.And, form.Or), e), least-1, maxConds-1))
	}
	b.add("cond-"+at, either(conds...))
	b.add("conds-"+at, chain(either(ref("cond-%s", at), nested(chain(ref("cond-%s", at), 2))), 1))
	b.add("having-"+at, chain(either(having...), 1))
	b.add("from-"+at, all(
		optional(token(form.From), some(ref("table-%d", c), maxClause)),
		grammar.Repeat(all(token(form.On), ref("pair-%d", c)), 0, maxClause),
		optional(token(form.Where), ref("conds-%s", at))))
	b.add("group-"+at, all(token(form.Group), some(either(ref("column-%d", c), ref("part-%d", c)), maxClause),
		optional(token(form.Having), ref("having-%s", at))))
	order := func(by ...expr) expr {
		return optional(token(form.Order), some(all(either(by...), oneOf(form.Asc, form.Desc)), maxClause))
	}
	scalar, aggregate := ref("scalar-%d", c), ref("aggregate-%d", c)
	if level == 0 {
		aggregate = either(aggregate, all(token(form.Avg), nested(ref("conds-%d-1", c))))
	}
	limit := optional(token(form.Limit), ref("value-limit"), optional(token(form.Offset), ref("value-limit")))
	b.add("plain-order-"+at, all(order(scalar), limit))
	b.add("group-order-"+at, all(order(scalar, aggregate), limit))
	// A SELECT of some items: plain ones, aggregates, or both over groups. Whole is with order and limit.
	selection := func(plain, aggregates, both expr, whole bool) expr {
		plainEnd, groupEnd := ref("plain-order-%s", at), ref("group-order-%s", at)
		if !whole {
			plainEnd, groupEnd = all(), all()
		}
		head := all(token(form.Select), optional(token(form.Distinct)))
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
		return all(any(operand, level), some(all(oneOf(form.Union, form.Intersect, form.Except), any(operand, level)), 2))
	}
	for level := 1; level <= maxNesting; level++ {
		for _, k := range kinds {
			b.add(fmt.Sprintf("query-%s-%d", k.name, level),
				either(any("select-"+k.name, level), set("operand-"+k.name, level)))
		}
	}
	root := []expr{any("select", 0), all(oneOf(form.Sum, form.Avg, form.Min, form.Max), nested(ref("query-number-1")))}
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
	root = append(root, all(token(form.Count), nested(either(sets...))))
	b.add("root", either(root...))
}
