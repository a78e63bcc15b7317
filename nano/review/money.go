package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Words of money that changes hands, and of the columns of which it is the product.
var (
	moneys = english.Words("revenue revenues sales turnover profit profits income earnings earned earn earns money spent spend spends spending worth gross takings")
	prices = english.Words("price rate cost")
)

// pricesForMoney is a price, or a quantity, that a query computes with where the question asks for money, and rows of
// some table have both: revenue is the product, and neither.
func pricesForMoney(a *answer) form.Token {
	if a.says(moneys) == 0 || a.has(form.Times) {
		return ""
	}
	for _, t := range a.tokens {
		c, ok := a.ColumnOf(t)
		if !ok || !a.isFactor(c) || a.saysWordOf(c) {
			continue
		}
		if a.multiplied() {
			return t
		}
	}
	return ""
}

// incomes are words of money that comes in.
var incomes = english.Words("revenue revenues turnover income earnings takings profit profits")

// takings is a query of the sum of what is taken, where it lists single amounts and the question asks for all: revenue,
// not a payment after the other.
func takings(a *answer) []form.Token {
	if a.says(incomes) == 0 || len(a.items) != 2 || a.says(english.EachWords) > 0 || a.has(form.Group, form.Order, form.Limit) || a.Follows() {
		return a.tokens
	}
	c, ok := a.ColumnOf(a.items[1])
	if !ok || !a.isMoney(c) || a.MeasureOf(c) != nil || a.calledOf(c, incomes) {
		return a.tokens
	}
	return slices.Insert(slices.Clone(a.tokens), 1, form.Sum)
}

// isFactor reports whether a column is called a price or a quantity.
func (fs facts) isFactor(column int) bool {
	return fs.Columns[column].Kind == form.Number && fs.MeasureOf(column) == nil && !fs.Columns[column].Key && !fs.Refers(column) &&
		(fs.calledOf(column, prices) || fs.calledOf(column, english.Quantities))
}

// unitUnsaid finds an amount that is compared with one in cents, where the question names neither cents nor a currency.
func unitUnsaid(a *answer, i int) (finding, bool) {
	c := a.comparisons[i]
	if a.Units() != english.NoUnits && a.Units() != english.UnclearUnits || !a.Columns[c.column].Minor || c.of != "" || c.value < 0 && c.number == 0 {
		return finding{}, false
	}
	return found(form.WhereError, c.at)
}

// unitUnclear is a column of cents, where the question has words that may be of money or not.
func unitUnclear(a *answer) form.Token {
	if a.Units() != english.UnclearUnits {
		return ""
	}
	for _, t := range a.tokens {
		if c, ok := a.ColumnOf(t); ok && a.Columns[c].Minor {
			return t
		}
	}
	return ""
}

func (fs facts) calledOf(column int, some map[string]bool) bool {
	return slices.ContainsFunc(strings.Fields(fs.Columns[column].Words), func(w string) bool { return some[w] })
}

// saysWordOf reports whether the question says a price or a quantity itself: the average unit price of sales.
func (q *question) saysWordOf(column int) bool {
	return slices.ContainsFunc(q.Question, func(s form.Phrase) bool {
		return prices[strings.TrimSuffix(s.Text, "s")] || english.Quantities[s.Text] || s.Value < 0 && !s.Partial && slices.Contains(s.Columns, column) && !moneys[s.Text]
	})
}

// multiplied reports whether some table has a price and a quantity.
func (fs facts) multiplied() bool {
	for _, t := range fs.Tables {
		price, quantity := false, false
		for c := t.First; c < t.End; c++ {
			if fs.Columns[c].Kind == form.Number && fs.MeasureOf(c) == nil {
				price, quantity = price || fs.calledOf(c, prices), quantity || fs.calledOf(c, english.Quantities)
			}
		}
		if price && quantity {
			return true
		}
	}
	return false
}

var (
	rates    = english.Words("pct percent percentage rate ratio")
	charging = english.Words("invoice invoices bill bills payment payments order orders sale sales receipt receipts transaction transactions charge charges purchase purchases")
)

// sumsRates is a rate of which a query computes the sum: the discounts of all orders in percent.
func sumsRates(a *answer) form.Token {
	for i := 1; i < len(a.tokens); i++ {
		c, ok := a.ColumnOf(a.tokens[i])
		if ok && a.tokens[i-1] == form.Sum && a.MeasureOf(c) == nil && a.calledOf(c, rates) && !a.multipliedAt(i) {
			return a.tokens[i]
		}
	}
	return ""
}

// multipliedAt reports whether what is at a place of the query is computed with.
func (a *answer) multipliedAt(i int) bool {
	return i >= 2 && slices.Contains([]form.Token{form.Times, form.Div, form.Plus, form.Minus}, a.tokens[i-2])
}

// averagesParts is a number of which a query computes the average over several rows for each of those that the question
// asks the average of: the average order is none of payments, of which an order may have several.
func averagesParts(a *answer) form.Token {
	for i := 1; i < len(a.items); i++ {
		c, ok := a.ColumnOf(a.items[i])
		if !ok || a.items[i-1] != form.Avg || a.MeasureOf(c) != nil || a.NamesColumn(c) {
			continue
		}
		for j := range a.Question {
			if !a.saysAt(j, averages) || !a.isTableAt(j+1) {
				continue
			}
			for _, t := range a.Question[j+1].Tables[:1] {
				if t != a.Columns[c].Table && a.Multiplies(t, a.Columns[c].Table) {
					return a.items[i]
				}
			}
		}
	}
	return ""
}

// sumsUnpaid is what says whether money was paid, where some was not, and a query sums all of it: revenue with payments
// that failed. A measure says itself which rows count.
func sumsUnpaid(a *answer) form.Token {
	if a.says(moneys)+a.says(totals) == 0 && !(a.TextAt(0) == "how" && a.TextAt(1) == "much") {
		return ""
	}
	for i := 1; i < len(a.tokens); i++ {
		of, ok := a.ColumnOf(a.tokens[i])
		if !ok || a.tokens[i-1] != form.Sum || a.MeasureOf(of) != nil || !a.isMoney(of) || !slices.ContainsFunc(strings.Fields(a.Tables[a.Columns[of].Table].Words), func(w string) bool { return charging[w] }) {
			continue
		}
		for c := a.Tables[a.Columns[of].Table].First; c < a.Tables[a.Columns[of].Table].End; c++ {
			p := a.Profile(c)
			if p == nil || a.Columns[c].Kind != form.Text || !a.calledOf(c, english.Statuses) || slices.Contains(a.tokens, a.ColumnToken(c)) {
				continue
			}
			for words := range p.Texts {
				if english.Unpaid[words] {
					return a.ColumnToken(c)
				}
			}
		}
	}
	return ""
}

var amounts = english.Words("amount total revenue price paid charge fee cost")

// isMoney reports whether a column is called as amounts of money are.
func (fs facts) isMoney(column int) bool {
	return fs.Columns[column].Kind == form.Number && !fs.Columns[column].Key && !fs.Refers(column) && (fs.Columns[column].Minor || fs.calledOf(column, amounts))
}

var (
	costing   = english.Words("cost costs")
	costPrice = english.Words("price")
)

// costsAsVerb is a cost that a query compares, where the question says what things cost, and the table has a price too:
// products that cost more than 100 are priced so.
func costsAsVerb(a *answer) form.Token {
	for i, s := range a.Question {
		if !costing[s.Text] || !a.isTableAt(i-1) || !comparatives[a.TextAt(i+1)] {
			continue
		}
		for _, c := range a.comparisons {
			if !a.calledOf(c.column, costing) {
				continue
			}
			for other := a.Tables[a.Columns[c.column].Table].First; other < a.Tables[a.Columns[c.column].Table].End; other++ {
				if other != c.column && a.Columns[other].Kind == form.Number && a.calledOf(other, costPrice) {
					return c.at
				}
			}
		}
	}
	return ""
}

// rangesKey is a key that a query compares with a number of the question by more than equality, where the question does
// not name it: orders of more than one line are not those whose line has a number above 1.
func rangesKey(a *answer) form.Token {
	for _, c := range a.comparisons {
		beyond := slices.Contains([]form.Token{form.Less, form.LessEq, form.Greater, form.GreaterEq}, c.op)
		if beyond && c.of == "" && c.value >= 0 && a.Columns[c.column].Kind == form.Number && (a.Columns[c.column].Key || a.Refers(c.column)) && !a.NamesColumn(c.column) {
			return c.at
		}
	}
	return ""
}

// sumsNoMoney is a number that a query sums or averages, where the question asks for money, and it is called otherwise,
// though other columns hold money: ratings.
func sumsNoMoney(a *answer) form.Token {
	if a.says(moneys) == 0 || !a.hasMoney() {
		return ""
	}
	for i := 1; i < len(a.tokens); i++ {
		c, ok := a.ColumnOf(a.tokens[i])
		if ok && (a.tokens[i-1] == form.Sum || a.tokens[i-1] == form.Avg) && a.MeasureOf(c) == nil && !a.isMoney(c) && !a.links(c) {
			return a.tokens[i]
		}
	}
	return ""
}

// hasMoney reports whether some column is called as amounts of money are.
func (fs facts) hasMoney() bool {
	for c := range fs.Columns {
		if fs.isMoney(c) {
			return true
		}
	}
	return false
}

// sumsOther is an amount of a table that the question does not name, of which a query computes a sum, and that the
// question means by another word at best: the value of orders is not what their freight costs.
func sumsOther(a *answer) form.Token {
	spoken := a.spoken(a.TablesBefore())
	for i := 1; i < len(a.items); i++ {
		c, ok := a.ColumnOf(a.items[i])
		if !ok || a.items[i-1] != form.Sum && a.items[i-1] != form.Avg || a.MeasureOf(c) != nil || spoken[a.Columns[c].Table] || len(spoken) == 0 || a.NamesColumn(c) {
			continue
		}
		if !slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return s.Value < 0 && slices.Contains(s.Columns, c) && a.called(c, s.Text) }) {
			return a.items[i]
		}
	}
	return ""
}

// countsAmounts is a table with an amount of money, whose rows a query counts where the question asks for their total:
// the total donations of a year are their sum, or their number.
func countsAmounts(a *answer) form.Token {
	for i := 0; i+1 < len(a.Question); i++ {
		if !a.saysAt(i, totals) || !a.isTableAt(i+1) || a.TextAt(i-1) == "of" {
			continue
		}
		t := a.Question[i+1].Tables[0]
		at := slices.Index(a.items, form.Count)
		if at < 0 || at+1 >= len(a.items) || a.items[at+1] != a.TableToken(t) {
			continue
		}
		if a.holdsMoney(t) {
			return a.items[at+1]
		}
	}
	return ""
}
