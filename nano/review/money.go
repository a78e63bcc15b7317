package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Words of money that changes hands, and of the columns of which it is the product.
var (
	moneys     = english.Words("revenue revenues sales turnover profit profits income earnings earned earn earns money spent spend spends spending worth gross takings")
	prices     = english.Words("price rate cost")
	quantities = english.Words("quantity quantities qty units hours nights pieces")
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

// isFactor reports whether a column is called a price or a quantity.
func (fs facts) isFactor(column int) bool {
	return fs.Columns[column].Kind == form.Number && fs.MeasureOf(column) == nil && !fs.Columns[column].Key && !fs.refers(column) &&
		(fs.calledOf(column, prices) || fs.calledOf(column, quantities))
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
		return prices[strings.TrimSuffix(s.Text, "s")] || quantities[s.Text] || s.Value < 0 && !s.Partial && slices.Contains(s.Columns, column) && !moneys[s.Text]
	})
}

// multiplied reports whether some table has a price and a quantity.
func (fs facts) multiplied() bool {
	for _, t := range fs.Tables {
		price, quantity := false, false
		for c := t.First; c < t.End; c++ {
			if fs.Columns[c].Kind == form.Number && fs.MeasureOf(c) == nil {
				price, quantity = price || fs.calledOf(c, prices), quantity || fs.calledOf(c, quantities)
			}
		}
		if price && quantity {
			return true
		}
	}
	return false
}
