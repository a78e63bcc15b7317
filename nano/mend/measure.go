package mend

import (
	"maps"
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

// spent is a query of what was paid, where it sums a figure that is no money and the question asks who spent it: the
// total of a customer's invoices, not the ratings in reviews. Of several columns that are called as the one that is
// shown, it shows the one whose rows have paid: which country spends most.
func spent(a *reading.Answer) []form.Token {
	figure := a.SumsNoMoney()
	if figure == "" || a.Follows() || a.Has(form.Via, form.Open) {
		return a.Tokens
	}
	items := slices.DeleteFunc(slices.Clone(a.Items), func(t form.Token) bool { return t == figure })
	payers := slices.Sorted(maps.Keys(a.TablesOf(items)))
	if len(payers) != 1 {
		return a.Tokens
	}
	money := paidBy(a, payers[0])
	shown := form.Token("")
	if money < 0 && len(items) == 2 {
		shown, money = shownOfPayers(a, items[1])
	}
	if money < 0 || a.ColumnToken(money) == "" {
		return a.Tokens
	}
	out := slices.Clone(a.Tokens)
	for i, t := range out {
		switch {
		case t == figure:
			out[i] = a.ColumnToken(money)
		case i+1 < len(out) && out[i+1] == figure && t == form.Avg:
			out[i] = form.Sum
		case shown != "" && t == items[1]:
			out[i] = shown
		}
	}
	return out
}

// Words of who pays, and before them of who is paid.
var (
	pays   = english.Words("pay pays paid")
	isPaid = english.Words("is are was were be been being get gets got getting")
)

// paidThemselves is a query of what those paid that the question says paid most, where it ranks them by what others are
// paid: the invoices of a customer, not the salary of whoever looks after them.
func paidThemselves(a *reading.Answer) []form.Token {
	at := slices.Index(a.Tokens, form.Order) + 1
	if at == 0 || a.Follows() || a.Has(form.Via) {
		return a.Tokens
	}
	payers := slices.Sorted(maps.Keys(a.TablesOf(a.Items)))
	c, ok := a.ColumnOf(a.Tokens[at])
	if !ok || len(payers) != 1 || a.Columns[c].Table == payers[0] {
		return a.Tokens
	}
	active := slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return pays[s.Text] && slices.Contains(s.Columns, c) })
	for i := range a.Question {
		active = active && !(pays[a.TextAt(i)] && isPaid[a.TextAt(i-1)])
	}
	money := paidBy(a, payers[0])
	if !active || money < 0 || a.ColumnToken(money) == "" {
		return a.Tokens
	}
	out := slices.Clone(a.Tokens)
	out[at] = a.ColumnToken(money)
	return a.Summed(out, out[at])
}

// shownOfPayers is the column, of those that a word of the question names with a column that is shown, whose rows have
// paid, and what they paid; -1: there is none.
func shownOfPayers(a *reading.Answer, shown form.Token) (form.Token, int) {
	c, ok := a.ColumnOf(shown)
	for _, s := range a.Question {
		if !ok || s.Value >= 0 || !slices.Contains(s.Columns, c) {
			continue
		}
		for _, other := range s.Columns {
			if money := paidBy(a, a.Columns[other].Table); money >= 0 && a.ColumnToken(other) != "" {
				return a.ColumnToken(other), money
			}
		}
	}
	return "", -1
}

// paidBy is what the rows of a table have paid by the invoices, or the like, that refer to them, where the question
// asks for it; -1: they have paid nothing, or it may be in several places.
func paidBy(a *reading.Answer, table int) int {
	found := -1
	for _, k := range a.Keys {
		from := a.Columns[k.From[0]].Table
		if a.Columns[k.To[0]].Table != table || from == table || !a.Charges(from) || !a.SaysPaidIn(from) {
			continue
		}
		money := a.OnlyMoney(from)
		if money < 0 || found >= 0 && found != money {
			return -1
		}
		found = money
	}
	return found
}

// incomes are words of money that comes in.
var incomes = english.Words("revenue revenues turnover income earnings takings profit profits")

// takings is a query of the sum of what is taken, where it lists single amounts and the question asks for all: revenue,
// not a payment after the other.
func takings(a *reading.Answer) []form.Token {
	if a.Says(incomes) == 0 || len(a.Items) != 2 || a.Says(english.EachWords) > 0 || a.Has(form.Group, form.Order, form.Limit) || a.Follows() {
		return a.Tokens
	}
	c, ok := a.ColumnOf(a.Items[1])
	if !ok || !a.IsMoney(c) || a.MeasureOf(c) != nil || a.CalledOf(c, incomes) {
		return a.Tokens
	}
	return slices.Insert(slices.Clone(a.Tokens), 1, form.Sum)
}
