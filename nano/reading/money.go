package reading

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Moneys are words of money that changes hands.
var Moneys = english.Words("revenue revenues sales turnover profit profits income earnings earned earn earns money spent spend spends spending worth gross takings")

// Spending are words of all that somebody pays.
var Spending = english.Words("spend spending spends spent")

var (
	amounts = english.Words("amount total revenue price paid charge fee cost")
	prices  = english.Words("price rate cost")
	whole   = english.Words("ext extended") // before a price that is of all pieces
)

// IsMoney reports whether a column is called as amounts of money are.
func (fs Facts) IsMoney(column int) bool {
	return fs.Columns[column].Kind == form.Number && !fs.Columns[column].Key && !fs.Refers(column) && (fs.Columns[column].Minor || fs.CalledOf(column, amounts))
}

// OnlyMoney is the column of a table that is called as amounts of money are; -1: there is none, or there are several.
func (fs Facts) OnlyMoney(table int) int {
	found := -1
	for c := fs.Tables[table].First; c < fs.Tables[table].End; c++ {
		if fs.IsMoney(c) && found >= 0 {
			return -1
		} else if fs.IsMoney(c) {
			found = c
		}
	}
	return found
}

// SumsNoMoney is a number that a query sums or averages, that no measure explains, and that neither the question names
// nor is called as amounts of money are; "": there is none.
func (a *Answer) SumsNoMoney() form.Token {
	for i := 1; i < len(a.Tokens); i++ {
		c, ok := a.ColumnOf(a.Tokens[i])
		if ok && (a.Tokens[i-1] == form.Sum || a.Tokens[i-1] == form.Avg) && a.MeasureOf(c) == nil && !a.IsMoney(c) && !a.Links(c) {
			return a.Tokens[i]
		}
	}
	return ""
}

// HoldsMoney reports whether a column of a table is called as amounts of money are.
func (fs Facts) HoldsMoney(table int) bool {
	return fs.has(table, fs.IsMoney)
}

// IsFactor reports whether a column is called a quantity, or a price of one piece.
func (fs Facts) IsFactor(column int) bool {
	return fs.Columns[column].Kind == form.Number && fs.MeasureOf(column) == nil && !fs.Columns[column].Key && !fs.Refers(column) &&
		(fs.CalledOf(column, prices) && !fs.CalledOf(column, whole) || fs.isQuantity(column))
}

// isQuantity reports whether a column is called a quantity, or what a price of its table is per: the litres of a price
// per litre.
func (fs Facts) isQuantity(column int) bool {
	if fs.CalledOf(column, english.Quantities) {
		return true
	}
	t := fs.Tables[fs.Columns[column].Table]
	return slices.ContainsFunc(fs.Columns[t.First:t.End], func(c form.Column) bool { return english.PricedBy(c.Words, fs.Columns[column].Words) })
}

// Product is a price and a quantity of the same rows.
type Product struct{ Price, Quantity int }

// Products are the first price and quantity of each table that has both.
func (fs Facts) Products() (out []Product) {
	for _, t := range fs.Tables {
		product := Product{-1, -1}
		for c := t.First; c < t.End; c++ {
			switch {
			case !fs.IsFactor(c):
			case product.Quantity < 0 && fs.isQuantity(c):
				product.Quantity = c
			case product.Price < 0 && fs.CalledOf(c, prices):
				product.Price = c
			}
		}
		if product.Price >= 0 && product.Quantity >= 0 {
			out = append(out, product)
		}
	}
	return out
}

// SaysFactor reports whether the question says a price or a quantity itself: the average unit price of sales.
func (q *Asked) SaysFactor(column int) bool {
	return slices.ContainsFunc(q.Question, func(s form.Phrase) bool {
		return prices[strings.TrimSuffix(s.Text, "s")] || english.Quantities[s.Text] || s.Value < 0 && !s.Partial && slices.Contains(s.Columns, column) && !Moneys[s.Text]
	})
}

// SaysProductOf reports whether the question asks for money, and the query computes it of the prices and quantities of
// a table.
func (a *Answer) SaysProductOf(table int) bool {
	if a.Says(Moneys) == 0 || !a.Has(form.Times) {
		return false
	}
	return slices.ContainsFunc(a.Products(), func(p Product) bool {
		return a.Columns[p.Price].Table == table && slices.Contains(a.Tokens, a.ColumnToken(p.Price)) && slices.Contains(a.Tokens, a.ColumnToken(p.Quantity))
	})
}
