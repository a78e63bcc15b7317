package mend

import (
	"maps"
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

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

var discounts = english.Words("discount discounts")

// multiplied is a query of the sum of price × quantity, where the question asks for revenue and the query sums one of
// both, or another price: revenue per genre. What is taken off a price is left to doubts.
func multiplied(a *reading.Answer) []form.Token {
	products := a.Products()
	if a.Says(incomes) == 0 || len(products) != 1 || a.Has(form.Times, form.Minus, form.Via, form.Open) {
		return a.Tokens
	}
	price, quantity := a.ColumnToken(products[0].Price), a.ColumnToken(products[0].Quantity)
	of := a.Tables[a.Columns[products[0].Price].Table]
	for c := of.First; c < of.End; c++ {
		if a.CalledOf(c, discounts) {
			return a.Tokens
		}
	}
	if price == "" || quantity == "" {
		return a.Tokens
	}
	for i := 1; i < len(a.Tokens); i++ {
		if c, ok := a.ColumnOf(a.Tokens[i]); ok && a.Tokens[i-1] == form.Sum && a.IsFactor(c) && !a.SaysFactor(c) {
			return slices.Replace(slices.Clone(a.Tokens), i, i+1, form.Times, price, quantity)
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

// Words of who pays, and before them, as forms of to be, of who is paid.
var (
	pays = english.Words("pay pays paid")
	gets = english.Words("get gets got getting")
)

// paidThemselves is a query of what those paid that the question says paid most, where it ranks them by what others are
// paid: the invoices of a customer, not the salary of whoever looks after them.
func paidThemselves(a *reading.Answer) []form.Token {
	at := slices.Index(a.Tokens, form.Order) + 1
	if at == 0 || at == len(a.Tokens) || a.Follows() || a.Has(form.Via) {
		return a.Tokens
	}
	payers := slices.Sorted(maps.Keys(a.TablesOf(a.Items)))
	c, ok := a.ColumnOf(a.Tokens[at])
	if !ok || len(payers) != 1 || a.Columns[c].Table == payers[0] {
		return a.Tokens
	}
	active := slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return pays[s.Text] && slices.Contains(s.Columns, c) })
	for i := range a.Question {
		active = active && !(pays[a.TextAt(i)] && (english.Beings[a.TextAt(i-1)] || gets[a.TextAt(i-1)]))
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

// soldPieces is a query of how many pieces were sold, where it counts the different things that were, or something
// else, and their lines say how many of each: how many tracks were sold.
func soldPieces(a *reading.Answer) []form.Token {
	products := a.Products()
	if a.TextAt(0) != "how" || a.TextAt(1) != "many" || !a.IsTableAt(2) || a.Says(soldWords) == 0 || a.Says(differing) > 0 || len(products) != 1 ||
		len(a.Items) < 2 || a.Items[1] != form.Count || a.Has(form.Group, form.Open) {
		return a.Tokens
	}
	of, line, quantity := a.Question[2].Tables[0], a.Columns[products[0].Quantity].Table, a.ColumnToken(products[0].Quantity)
	if of == line || !a.Multiplies(of, line) || quantity == "" {
		return a.Tokens
	}
	return slices.Concat([]form.Token{form.Select, form.Sum, quantity}, a.Tokens[len(a.Items):])
}

// soldMost is a query of what sold most by its pieces, where it counts the lines that they are in.
func soldMost(a *reading.Answer) []form.Token {
	at := slices.Index(a.Tokens, form.Order) + 1
	if at == 0 || at+1 >= len(a.Tokens) || a.Tokens[at] != form.Count || a.Says(soldWords) == 0 || a.SaysMost() == 0 || a.Has(form.Open) {
		return a.Tokens
	}
	t, ok := a.TableOf(a.Tokens[at+1])
	for _, p := range a.Products() {
		if quantity := a.ColumnToken(p.Quantity); ok && a.Columns[p.Quantity].Table == t && quantity != "" {
			return slices.Replace(slices.Clone(a.Tokens), at, at+2, form.Sum, quantity)
		}
	}
	return a.Tokens
}

var (
	soldWords = english.Words("sold bought purchased")
	differing = english.Words("different distinct unique ever never")
)
