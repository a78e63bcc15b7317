package review

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// pricesForMoney is a price, or a quantity, that a query computes with where the question asks for money, and rows of
// some table have both: revenue is the product, and neither.
func pricesForMoney(a *reading.Answer) form.Token {
	if a.Says(reading.Moneys) == 0 || a.Has(form.Times) || len(a.Products()) == 0 {
		return ""
	}
	for _, t := range a.Tokens {
		if c, ok := a.ColumnOf(t); ok && a.IsFactor(c) && !a.SaysFactor(c) {
			return t
		}
	}
	return ""
}

// takings are words of money that mean nothing else, and no rows.
var takings = english.Words("revenue revenues turnover profit profits income earnings earned earn earns money spent spend spends spending takings")

// names reports whether a word is in the name of a table or a column that a phrase is linked to.
func names(a *reading.Answer, s form.Phrase, word string) bool {
	of := func(t int) bool { return slices.Contains(english.Stems(a.Tables[t].Words), english.Stem(word)) }
	return slices.ContainsFunc(s.Tables, of) || slices.ContainsFunc(s.Columns, func(c int) bool { return a.Called(c, word) })
}

// holdsTaken reports whether rows of a table that a query uses say what they bring in.
func holdsTaken(a *reading.Answer) bool {
	return slices.ContainsFunc(a.TablesUsed, func(t int) bool { return a.Taken(t) >= 0 })
}

// computesNoMoney is what a query gives without a number, where the question asks for money: rows, or how many there
// are. How many earn something, and who earns nothing, may be asked of rows.
func computesNoMoney(a *reading.Answer) form.Token {
	asked := func(s form.Phrase) bool {
		if at := a.SalesAt(); at >= 0 && s.Start == a.Question[at].Start && holdsTaken(a) {
			return true
		}
		return s.Value < 0 && slices.ContainsFunc(strings.Fields(s.Text), func(w string) bool { return takings[w] && !names(a, s, w) })
	}
	if !slices.ContainsFunc(a.Question, asked) || a.Says(numbering) > 0 || a.MayDeny() || a.Has(form.Plus, form.Minus, form.Times, form.Div) || len(a.Items) < 2 {
		return ""
	}
	for _, t := range a.Tokens {
		if c, ok := a.ColumnOf(t); ok && a.Columns[c].Kind == form.Number && !a.Columns[c].Key && !a.Refers(c) && !strings.HasSuffix(a.Columns[c].Words, " key") {
			return ""
		}
	}
	return a.Items[len(a.Items)-1]
}

// ratesNothing reports whether the question asks for a rate, a share or a margin, and the query neither divides nor
// computes which share of rows meets conditions, nor has a column that is one or that the word names.
func ratesNothing(a *reading.Answer) bool {
	if a.HasShare() || a.Has(form.Div) || a.Says(rated) > 0 || leavesOutMeasure(a) != "" {
		return false
	}
	has := func(is func(c int) bool) bool {
		return slices.ContainsFunc(a.Tokens, func(t form.Token) bool {
			c, ok := a.ColumnOf(t)
			return ok && is(c)
		})
	}
	isRate := func(c int) bool {
		return a.CalledOf(c, rates) || a.CalledOf(c, reading.Rates) || a.CalledOf(c, shared) || a.MeasureOf(c) != nil
	}
	asks := func(s form.Phrase) bool {
		words := strings.Fields(s.Text)
		return s.Value < 0 && len(words) > 0 && ratios[words[len(words)-1]] && !has(func(c int) bool { return slices.Contains(s.Columns, c) })
	}
	return slices.ContainsFunc(a.Question, asks) && !has(isRate)
}

var (
	ratios = english.Words("rate rates share shares margin margins ratio")
	rated  = english.Words("above below over under than") // before the rate of the rows that are meant
)

// unitUnsaid finds an amount that is compared with one in cents, where the question names neither cents nor a currency.
func unitUnsaid(a *reading.Answer, i int) (finding, bool) {
	c := a.Comparisons[i]
	if a.Units() != english.NoUnits && a.Units() != english.UnclearUnits || !a.Columns[c.Column].Minor || c.Of != "" || c.Value < 0 && c.Number == 0 {
		return finding{}, false
	}
	return found(form.WhereError, c.At)
}

// unitUnclear is a column of cents, where the question has words that may be of money or not.
func unitUnclear(a *reading.Answer) form.Token {
	if a.Units() != english.UnclearUnits {
		return ""
	}
	for _, t := range a.Tokens {
		if c, ok := a.ColumnOf(t); ok && a.Columns[c].Minor {
			return t
		}
	}
	return ""
}

var (
	shared = english.Words("discount discounts tax taxes vat commission commissions margin markup fee fees")
	rates  = english.Words("pct percent percentage rate ratio")
)

// sumsRates is a rate of which a query computes the sum: the discounts of all orders in percent.
func sumsRates(a *reading.Answer) form.Token {
	for i := 1; i < len(a.Tokens); i++ {
		c, ok := a.ColumnOf(a.Tokens[i])
		if ok && a.Tokens[i-1] == form.Sum && a.MeasureOf(c) == nil && (a.CalledOf(c, rates) || isFraction(a, c)) && !multipliedAt(a, i) {
			return a.Tokens[i]
		}
	}
	return ""
}

// isFraction reports whether a column holds shares of a price by its name and values: discounts of 0 to 0.25.
func isFraction(a *reading.Answer, column int) bool {
	p := a.Profile(column)
	if p == nil || p.Distinct < 3 || !a.CalledOf(column, shared) {
		return false
	}
	most, err := strconv.ParseFloat(p.Max, 64)
	return err == nil && most <= 1
}

// multipliedAt reports whether what is at a place of the query is computed with.
func multipliedAt(a *reading.Answer, i int) bool {
	return i >= 2 && slices.Contains(arithmetic, a.Tokens[i-2])
}

// averagesParts is a number of which a query computes the average over several rows for each of those that the question
// asks the average of: the average order is none of payments, of which an order may have several, and the average
// spending of customers none of invoices.
func averagesParts(a *reading.Answer) form.Token {
	for i := 1; i < len(a.Items); i++ {
		c, ok := a.ColumnOf(a.Items[i])
		if !ok || a.Items[i-1] != form.Avg || a.MeasureOf(c) != nil {
			continue
		}
		of := a.Columns[c].Table
		named := slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return slices.Contains(s.Tables, of) })
		for j := range a.Question {
			switch {
			case !a.SaysAt(j, english.Averages):
			case reading.Spending[a.TextAt(j+1)] && !named:
				return a.Items[i]
			case a.IsTableAt(j+1) && !a.NamesColumn(c):
				if t := a.Question[j+1].Tables[0]; t != of && a.Multiplies(t, of) {
					return a.Items[i]
				}
			}
		}
	}
	return ""
}

// sumsUnpaid is what says whether money was paid, where some was not, and a query sums all of it: revenue with payments
// that failed. A measure says itself which rows count.
func sumsUnpaid(a *reading.Answer) form.Token {
	if a.Says(reading.Moneys)+a.Says(reading.Totals) == 0 && !(a.TextAt(0) == "how" && a.TextAt(1) == "much") {
		return ""
	}
	for i := 1; i < len(a.Tokens); i++ {
		of, ok := a.ColumnOf(a.Tokens[i])
		if !ok || a.Tokens[i-1] != form.Sum || a.MeasureOf(of) != nil || !a.IsMoney(of) || !a.Charges(a.Columns[of].Table) {
			continue
		}
		for c := a.Tables[a.Columns[of].Table].First; c < a.Tables[a.Columns[of].Table].End; c++ {
			p := a.Profile(c)
			if p == nil || a.Columns[c].Kind != form.Text || !a.CalledOf(c, english.Statuses) && !a.CalledOf(c, kinds) || slices.Contains(a.Tokens, a.ColumnToken(c)) {
				continue
			}
			for words := range p.Texts {
				if english.Unpaid[words] || paidBack[words] {
					return a.ColumnToken(c)
				}
			}
		}
	}
	return ""
}

// Words of columns that say which kind of payment a row is, and of kinds that are no income.
var (
	kinds    = english.Words("kind type")
	paidBack = english.Words("refund refunds return returns reversal reversals")
)

var (
	costing   = english.Words("cost costs")
	costPrice = english.Words("price")
)

// costsAsVerb is a cost that a query compares, where the question says what things cost, and the table has a price too:
// products that cost more than 100 are priced so.
func costsAsVerb(a *reading.Answer) form.Token {
	for i, s := range a.Question {
		if !costing[s.Text] || !a.IsTableAt(i-1) || !comparatives[a.TextAt(i+1)] {
			continue
		}
		for _, c := range a.Comparisons {
			if !a.CalledOf(c.Column, costing) {
				continue
			}
			for other := a.Tables[a.Columns[c.Column].Table].First; other < a.Tables[a.Columns[c.Column].Table].End; other++ {
				if other != c.Column && a.Columns[other].Kind == form.Number && a.CalledOf(other, costPrice) {
					return c.At
				}
			}
		}
	}
	return ""
}

// rangesKey is a key that a query compares with a number of the question by more than equality, where the question does
// not name it: orders of more than one line are not those whose line has a number above 1.
func rangesKey(a *reading.Answer) form.Token {
	for _, c := range a.Comparisons {
		beyond := slices.Contains([]form.Token{form.Less, form.LessEq, form.Greater, form.GreaterEq}, c.Op)
		if beyond && c.Of == "" && c.Value >= 0 && a.Columns[c.Column].Kind == form.Number && (a.Columns[c.Column].Key || a.Refers(c.Column)) && !a.NamesColumn(c.Column) {
			return c.At
		}
	}
	return ""
}

// sumsNoMoney is a number that a query sums or averages, where the question asks for money, and it is called otherwise,
// though other columns hold money: ratings.
func sumsNoMoney(a *reading.Answer) form.Token {
	if a.Says(reading.Moneys) == 0 || !hasMoney(a) {
		return ""
	}
	return a.SumsNoMoney()
}

// hasMoney reports whether some column is called as amounts of money are.
func hasMoney(a *reading.Answer) bool {
	for c := range a.Columns {
		if a.IsMoney(c) {
			return true
		}
	}
	return false
}

// sumsOther is an amount of a table that the question does not name, of which a query computes a sum, and that the
// question means by another word at best: the value of orders is not what their freight costs.
func sumsOther(a *reading.Answer) form.Token {
	spoken := a.Spoken(a.TablesBefore())
	for i := 1; i < len(a.Items); i++ {
		c, ok := a.ColumnOf(a.Items[i])
		if ok && sumsSalesOf(a, a.Columns[c].Table) {
			continue
		}
		if !ok || a.Items[i-1] != form.Sum && a.Items[i-1] != form.Avg || a.MeasureOf(c) != nil || spoken[a.Columns[c].Table] || len(spoken) == 0 || a.NamesColumn(c) {
			continue
		}
		if !slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return s.Value < 0 && slices.Contains(s.Columns, c) && a.Called(c, s.Text) }) {
			return a.Items[i]
		}
	}
	return ""
}

// sumsOneOfAlike is a figure of a table that the question does not name, where another is as near to those that it
// names and has one called the same: coupons of web sales, next to those of store sales.
func sumsOneOfAlike(a *reading.Answer) form.Token {
	spoken := a.Spoken(a.TablesBefore())
	away := a.JoinsFrom(slices.Sorted(maps.Keys(spoken)))
	for i := 1; len(spoken) > 0 && i < len(a.Items); i++ {
		c, ok := a.ColumnOf(a.Items[i])
		if !ok || !slices.Contains([]form.Token{form.Sum, form.Avg}, a.Items[i-1]) || a.MeasureOf(c) != nil || spoken[a.Columns[c].Table] {
			continue
		}
		for d, other := range a.Columns {
			if of := a.Columns[c]; other.Table != of.Table && other.Kind == form.Number && other.Words == of.Words && !a.Refers(d) &&
				!spoken[other.Table] && away[other.Table] == away[of.Table] && !a.JoinsTable(other.Table) && !a.IsValueless(d) {
				return a.Items[i]
			}
		}
	}
	return ""
}

// showsByUnit is a column that a query shows next to others and of which the question says no more than the unit: the
// price in cents is no salary in cents.
func showsByUnit(a *reading.Answer) form.Token {
	if len(a.Items) < 3 {
		return ""
	}
	for _, t := range a.Items {
		c, ok := a.ColumnOf(t)
		named, byUnit := 0, 0
		for _, s := range a.Question {
			if ok && s.Value < 0 && slices.Contains(s.Columns, c) {
				named++
				if english.IsMoneyUnit(s.Text) {
					byUnit++
				}
			}
		}
		if named > 0 && named == byUnit {
			return t
		}
	}
	return ""
}

// countsAmounts is a table with an amount of money, whose rows a query counts where the question asks for their total:
// the total donations of a year are their sum, or their number.
func countsAmounts(a *reading.Answer) form.Token {
	for i := 0; i+1 < len(a.Question); i++ {
		if !a.SaysAt(i, reading.Totals) || !a.IsTableAt(i+1) || a.TextAt(i-1) == "of" {
			continue
		}
		t := a.Question[i+1].Tables[0]
		at := slices.Index(a.Items, form.Count)
		if at < 0 || at+1 >= len(a.Items) || a.Items[at+1] != a.TableToken(t) {
			continue
		}
		if a.HoldsMoney(t) {
			return a.Items[at+1]
		}
	}
	return ""
}

// everyday are tables of amounts whose name is the amount in everyday speech too.
var everyday = english.Words("payments sales donations expenses refunds contributions deposits withdrawals fees fines tips purchases")

// countsEveryday is a table of one amount of money each, of which a query counts the rows, where the question begins
// with its name alone: payments per month may be how many, or how much.
func countsEveryday(a *reading.Answer) form.Token {
	if a.Follows() {
		return ""
	}
	first := slices.IndexFunc(a.Question, func(s form.Phrase) bool { return s.Value >= 0 || len(s.Tables)+len(s.Columns) > 0 })
	at := slices.Index(a.Items, form.Count)
	if first < 0 || at < 0 || at+1 >= len(a.Items) || !everyday[a.TextAt(first)] || a.Says(numbering) > 0 || a.Says(counts) > 0 {
		return ""
	}
	t, ok := a.TableOf(a.Items[at+1])
	if !ok || !a.IsTableAt(first) || !slices.Contains(a.Question[first].Tables, t) || a.OnlyMoney(t) < 0 {
		return ""
	}
	return a.Items[at+1]
}

// countsHowMuch is a table whose rows a query counts, where the question asks how much of something there is: the
// premium that was collected. Who asks how much customers there are means how many.
func countsHowMuch(a *reading.Answer) form.Token {
	at := slices.Index(a.Items, form.Count)
	if at < 0 || at+1 >= len(a.Items) || a.TextAt(0) != "how" || a.TextAt(1) != "much" || schema.Singular(a.TextAt(2)) != a.TextAt(2) {
		return ""
	}
	return a.Items[at+1]
}

// HowMuch is a query of the sum of the amounts whose rows a query counts, where the question may ask for either; nil:
// it does not.
func HowMuch(p *form.Prompt, tokens []form.Token) []form.Token {
	a := reading.Read(p, tokens)
	rows := countsEveryday(a)
	t, ok := a.TableOf(rows)
	if !ok || p.ColumnToken(a.OnlyMoney(t)) == "" {
		return nil
	}
	out := slices.Clone(tokens)
	for i := 1; i < len(out); i++ {
		if out[i] == rows && out[i-1] == form.Count {
			out[i-1], out[i] = form.Sum, p.ColumnToken(a.OnlyMoney(t))
		}
	}
	return out
}

// extras are words of amounts that come on top of others.
var (
	extras = english.Words("tax vat discount freight shipping fee fees tip surcharge deposit")
	totals = english.Words("amount total subtotal revenue price paid due net gross")
)

// sumsExtra is an amount on top of others that a query sums, where the question says no word of it but amount or total,
// and rows have other amounts: the tax, for the total amount.
func sumsExtra(a *reading.Answer) form.Token {
	for i := 1; i < len(a.Tokens); i++ {
		c, ok := a.ColumnOf(a.Tokens[i])
		if !ok || a.Tokens[i-1] != form.Sum && a.Tokens[i-1] != form.Avg || !isCalled(a, c, extras) || a.MeasureOf(c) != nil {
			continue
		}
		said := slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
			return s.Value < 0 && slices.ContainsFunc(strings.Fields(s.Text), func(w string) bool { return extras[w] && a.Called(c, w) })
		})
		t := a.Tables[a.Columns[c].Table]
		for other := t.First; other < t.End && !said; other++ {
			if other != c && a.Columns[other].Kind == form.Number && isCalled(a, other, totals) {
				return a.Tokens[i]
			}
		}
	}
	return ""
}

// isCalled reports whether a column has one of some words in its name, as it is or written out.
func isCalled(a *reading.Answer, column int, some map[string]bool) bool {
	for w := range some {
		if a.Called(column, w) {
			return true
		}
	}
	return false
}

var (
	sellings = english.Words("sold selling sells bestselling sellers ordered bought purchased")
)

// ranksStock is what there is in stock by which a query ranks, where the question asks for what was sold most.
func ranksStock(a *reading.Answer) form.Token {
	at := slices.Index(a.Tokens, form.Order)
	if at < 0 || !slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return sellings[s.Text] }) {
		return ""
	}
	for _, t := range a.Tokens[at:] {
		if c, ok := a.ColumnOf(t); ok && a.CalledOf(c, english.Stocks) && !slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return english.Stocks[s.Text] }) {
			return t
		}
	}
	return ""
}
