package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// current is a query of the rows that still hold, where the question asks for what is so now and tables of the query
// say until when their rows do: the current salary, by the last of the dates, which is far off, or by none.
func current(a *reading.Answer) []form.Token {
	if a.SaysNow() < 0 || a.SaysPast() >= 0 || saidPeriod(a) >= 0 || a.LooksAtLapse() {
		return a.Tokens
	}
	return holding(a.Prompt, a.Tokens, !a.SaysLasting(a.SaysNow()))
}

// latest is a query of the current row of each thing, where it counts, groups or lists things of a table that keeps
// several of each: the customers of a dimension, not what they once were.
func latest(a *reading.Answer) []form.Token {
	token := a.Latest()
	c, ok := a.ColumnOf(token)
	switch {
	case !ok || len(a.Cores) != 1 || saidPeriod(a) >= 0 || a.Says(turns) > 0:
		return a.Tokens
	case a.Columns[c].Kind == form.Time:
		return restricted(a.Tokens, token, form.Null)
	case a.SaysYesOrNo(c):
		return a.Tokens // its values may be no pointers
	}
	return restricted(a.Tokens, token, form.Equal, form.Numeral(1))
}

// turns are words of what things became.
var turns = english.Words("change changes changed moved switched became ever over snapshot snapshots")

// lastDay is a query of what there was on the last day, where it adds up what was in stock on each of several and the
// question says no time: the stock of each warehouse.
func lastDay(a *reading.Answer) []form.Token {
	of := a.FiguresIn(a.Items)
	if of < 0 || !sumsStock(a) || len(a.Cores) != 1 || a.Has(form.Open, form.Via) || a.Follows() || saidPeriod(a) >= 0 || a.Says(reading.TimeAsked) > 0 || a.Says(turns) > 0 {
		return a.Tokens
	}
	day := reading.TimeIn(a.Prompt, of)
	if day < 0 {
		return a.Tokens
	}
	p := a.Profile(day)
	if p == nil || p.Distinct < 2 || p.Distinct*2 > int64(p.Rows) || a.ColumnToken(day) == "" || slices.Contains(a.Tokens, a.ColumnToken(day)) {
		return a.Tokens // one row for each thing
	}
	return restricted(a.Tokens, a.ColumnToken(day), form.Equal, form.Open, form.Select, form.Max, a.ColumnToken(day), form.Close)
}

// sumsStock reports whether a query adds up what there is in stock.
func sumsStock(a *reading.Answer) bool {
	at := slices.Index(a.Items, form.Sum) + 1
	if at == 0 || at == len(a.Items) {
		return false
	}
	c, ok := a.ColumnOf(a.Items[at])
	return ok && a.CalledOf(c, english.Stocks)
}

// knownOnes is a query without the row that stands for an unknown thing, whose key is -1, where it counts, groups or
// lists the things of one table, and selects none of them.
func knownOnes(a *reading.Answer) []form.Token {
	if len(a.TablesUsed) != 1 || len(a.Cores) != 1 || a.Has(form.Where, form.Limit) {
		return a.Tokens
	}
	for _, k := range a.Keys {
		c := k.To[0]
		if p := a.Profile(c); len(k.To) == 1 && a.Columns[c].Table == a.TablesUsed[0] && a.Columns[k.From[0]].Table != a.TablesUsed[0] &&
			p != nil && p.Min == "-1" && a.ColumnToken(c) != "" {
			return restricted(a.Tokens, a.ColumnToken(c), form.Greater, form.Numeral(0))
		}
	}
	return a.Tokens
}

// holding is a query of the rows that still hold, and so is what is nested in it. A state that the query looks for says
// more than that a row has no end: what is on hold.
func holding(p *form.Prompt, tokens []form.Token, open bool) []form.Token {
	var parts [][]form.Token // what is nested, mended
	var outer []form.Token
	for i := 0; i < len(tokens); i++ {
		outer = append(outer, tokens[i])
		if tokens[i] != form.Open || i+1 == len(tokens) || tokens[i+1] != form.Select {
			continue
		}
		end := form.Closing(tokens, i)
		if end < 0 {
			return tokens
		}
		parts = append(parts, holding(p, tokens[i+1:end], open))
		i = end - 1
	}
	plain := reading.Read(p, outer)
	for core, j := range plain.Joins() {
		if len(core) < len(outer)-2*len(parts) { // a part of a set operation
			return tokens
		}
		for _, t := range j.Tables {
			c, isNull := plain.Lapse(t)
			if c < 0 || p.ColumnToken(c) == "" || isNull && !open {
				continue
			}
			if token := p.ColumnToken(c); isNull {
				outer = restricted(outer, token, form.Null)
			} else {
				outer = restricted(outer, token, form.Equal, form.Open, form.Close)
				parts = slices.Insert(parts, partBefore(outer, token), []form.Token{form.Select, form.Max, token})
			}
		}
	}
	var out []form.Token
	for i, t := range outer {
		out = append(out, t)
		if t == form.Open && len(parts) > 0 && i+1 < len(outer) && outer[i+1] == form.Close {
			out, parts = append(out, parts[0]...), parts[1:]
		}
	}
	return out
}

// partBefore is how many nested parts there are before the one that a column is compared with.
func partBefore(outer []form.Token, column form.Token) (n int) {
	for i := range outer {
		if i+3 < len(outer) && outer[i] == column && outer[i+1] == form.Equal && outer[i+2] == form.Open && outer[i+3] == form.Close {
			return n
		}
		if i > 0 && outer[i] == form.Close && outer[i-1] == form.Open {
			n++
		}
	}
	return n
}
