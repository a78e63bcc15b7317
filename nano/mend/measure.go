package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

var plainly = english.Words("what is was were are the our a total overall sum how much show me us give tell please current currently we do did make made " +
	"have had get got earn earned in of for during all so far") // about a measure, say nothing of its rows

// asksMeasure is the measure that is all that the question asks for, but for a period: what was the revenue in 2024;
// -1: there is none.
func asksMeasure(p *form.Prompt) int {
	measure := -1
	for _, s := range p.Question {
		switch {
		case s.Value >= 0 && s.Value == period(p), s.Value < 0 && plainly[s.Text], s.Value < 0 && s.Text != "" && english.Word{Text: s.Text}.IsMark():
		case s.Value < 0 && !s.Partial && len(s.Tables) == 0 && len(s.Columns) > 0 && p.MeasureOf(s.Columns[0]) != nil && (measure < 0 || measure == s.Columns[0]):
			measure = s.Columns[0]
		default:
			return -1
		}
	}
	if p.Follows() || measure >= 0 && p.ColumnToken(measure) == "" {
		return -1
	}
	return measure
}

// ofRows is a query of a measure that aggregates rows without the greatest or least of it, which of one figure is none,
// and without an order of that figure alone: what is highest is then seen to be left out.
func ofRows(tokens []form.Token, figure form.Token) []form.Token {
	out := slices.Clone(tokens)
	for i := 1; i < len(out); i++ {
		if out[i] == figure && (out[i-1] == form.Max || out[i-1] == form.Min) {
			out[i-1] = form.Sum
		}
	}
	if at := slices.Index(out, form.Order); at >= 0 && !slices.Contains(out, form.Group) && slices.Equal(form.Items(out), []form.Token{form.Select, figure}) {
		out = out[:at]
	}
	return out
}

// timed is a query of a measure with the time of the measure's rows in the place of one that the question does not name
// and that is not nearer, and with the question's period: the revenue of 1998 is that of its orders, not of employees
// born then.
func timed(p *form.Prompt, tokens []form.Token, table int) []form.Token {
	own := reading.TimeOf(p, table)
	if own < 0 || p.ColumnToken(own) == "" {
		return tokens
	}
	out := slices.Clone(tokens)
	for i, t := range out {
		c, ok := p.ColumnOf(t)
		via := i > 1 && out[i-2] == form.Via || i > 0 && out[i-1] == form.Via
		if ok && !via && p.Columns[c].Kind == form.Time && !p.NamesColumn(c) {
			out[i] = p.ColumnToken(own)
		}
	}
	return within(p, out, p.ColumnToken(own))
}

// paidByKey is a query of an amount of money, where it computes a sum or an average of the key of the rows that have
// it: the average payment.
func paidByKey(a *reading.Answer) []form.Token {
	for i := 1; i < len(a.Tokens); i++ {
		c, ok := a.ColumnOf(a.Tokens[i])
		if !ok || a.Tokens[i-1] != form.Avg && a.Tokens[i-1] != form.Sum || !a.IsKeyOf(c) || a.NamesColumn(c) {
			continue
		}
		if money := a.OnlyMoney(a.Columns[c].Table); money >= 0 && a.ColumnToken(money) != "" {
			out := slices.Clone(a.Tokens)
			out[i] = a.ColumnToken(money)
			return out
		}
	}
	return a.Tokens
}
