package nano

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
)

// core is an answer of one SELECT, in clauses without their keywords.
type core struct {
	distinct     bool
	items        [][]form.Token
	sources      []form.Token // with "from" and "on"
	where        []form.Token
	group        [][]form.Token
	having       []form.Token
	order, bound []form.Token
	whole        []form.Token // as it was
}

// readCore takes an answer apart; ok is false where it is no single SELECT.
func readCore(p *form.Prompt, answer []form.Token) (c core, ok bool) {
	if len(answer) == 0 || answer[0] != form.Select {
		return core{whole: answer}, false
	}
	c.whole = answer
	rest := answer[1:]
	if rest[0] == form.Distinct {
		c.distinct, rest = true, rest[1:]
	}
	list := func() (out [][]form.Token) {
		for n := width(p, rest); n > 0; n = width(p, rest) {
			out, rest = append(out, rest[:n]), rest[n:]
		}
		return out
	}
	until := func(words ...form.Token) (out []form.Token) {
		depth := 0
		for i, t := range rest {
			switch {
			case t == form.Open:
				depth++
			case t == form.Close:
				depth--
			case depth == 0 && slices.Contains(words, t):
				out, rest = rest[:i:i], rest[i:]
				return out
			}
		}
		out, rest = rest, nil
		return out
	}
	take := func(word form.Token) bool {
		if len(rest) > 0 && rest[0] == word {
			rest = rest[1:]
			return true
		}
		return false
	}
	c.items = list()
	c.sources = until(form.Where, form.Group, form.Having, form.Order, form.Limit, form.Union, form.Intersect, form.Except)
	if take(form.Where) {
		c.where = until(form.Group, form.Having, form.Order, form.Limit, form.Union, form.Intersect, form.Except)
	}
	if take(form.Group) {
		c.group = list()
	}
	if take(form.Having) {
		c.having = until(form.Order, form.Limit, form.Union, form.Intersect, form.Except)
	}
	if take(form.Order) {
		c.order = until(form.Limit)
	}
	if take(form.Limit) {
		c.bound, rest = rest, nil
	}
	return c, len(rest) == 0 && len(c.items) > 0
}

// width is how many tokens the expression or table at the head of some has; 0 where there is none.
func width(p *form.Prompt, tokens []form.Token) int {
	if len(tokens) == 0 {
		return 0
	}
	if len(tokens) > 1 && tokens[0] == form.Avg && tokens[1] == form.Open {
		open := 0
		for i, t := range tokens {
			switch t {
			case form.Open:
				open++
			case form.Close:
				if open--; open == 0 {
					return i + 1
				}
			}
		}
		return 0
	}
	switch tokens[0] {
	case form.Count, form.Sum, form.Avg, form.Min, form.Max, form.Distinct, form.Year, form.Month, form.Day:
		return 1 + width(p, tokens[1:])
	case form.Plus, form.Minus, form.Times, form.Div:
		n := 1 + width(p, tokens[1:])
		return n + width(p, tokens[n:])
	case form.Via:
		return 3
	}
	_, table := p.TableOf(tokens[0])
	_, column := p.ColumnOf(tokens[0])
	if table || column {
		return 1
	}
	return 0
}

func (c core) tokens() []form.Token {
	out := []form.Token{form.Select}
	if c.distinct {
		out = append(out, form.Distinct)
	}
	clause := func(word form.Token, of ...[]form.Token) {
		if all := slices.Concat(of...); len(all) > 0 {
			out = append(append(out, word), all...)
		}
	}
	out = append(slices.Concat(out, slices.Concat(c.items...)), c.sources...)
	clause(form.Where, c.where)
	clause(form.Group, c.group...)
	clause(form.Having, c.having)
	clause(form.Order, c.order)
	clause(form.Limit, c.bound)
	return out
}

// rowsOf is the table of all items that are plain; -1 where they are of several.
func (f *followUp) rowsOf() int {
	table := -1
	for _, item := range f.items {
		for _, token := range item {
			t, ok := f.p.TableOf(token)
			if c, isColumn := f.p.ColumnOf(token); isColumn {
				t, ok = f.Columns[c].Table, true
			}
			if ok && table >= 0 && t != table {
				return -1
			}
			if ok {
				table = t
			}
		}
	}
	return table
}

func isAggregate(item []form.Token) bool {
	return slices.ContainsFunc(item, func(t form.Token) bool {
		return slices.Contains([]form.Token{form.Count, form.Sum, form.Avg, form.Min, form.Max}, t)
	})
}

// plain reports whether the answer is rows, of one table, and no groups of them.
func (f *followUp) plain() bool {
	return f.table >= 0 && len(f.group) == 0 && !slices.ContainsFunc(f.items, isAggregate) &&
		!slices.ContainsFunc(f.items, func(item []form.Token) bool { return item[0] == form.Via })
}

// one reports whether the answer is a single aggregate.
func (f *followUp) one() bool {
	return len(f.items) == 1 && len(f.group) == 0 && isAggregate(f.items[0]) && len(f.order) == 0
}

// grouped reports whether the answer is groups with an aggregate, and which item that is.
func (f *followUp) grouped() (aggregate int, ok bool) {
	i := slices.IndexFunc(f.items, isAggregate)
	return i, len(f.group) == 1 && i >= 0 && len(f.items) == 2
}

// table0 is the rows' table, or any where they have none.
func (f *followUp) table0() int { return max(f.table, 0) }
