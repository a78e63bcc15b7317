// Package vague reads questions that rank rows and do not say by which figure: the best customers. It finds what they
// may mean by what the schema has.
package vague

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Words that rank rows without saying by which figure, and those of them that may mean a figure of the row itself.
var (
	vagueRanks = english.Words("best top popular important valuable biggest largest greatest leading favourite favorite")
	sizes      = english.Words("biggest largest greatest")
	liked      = english.Words("popular favourite favorite")
	prices     = english.Words("price prices")
	selling    = english.Words("sell sells selling sold")
	moneyTotal = english.Words("total totals amount amounts revenue revenues sales turnover payment payments spent paid")
	// fillers add nothing to such a word: the most popular, our best market, what sells best.
	fillers = english.Words("most market markets")
	// qualifying say a figure, another order, other rows, or which rows are meant: the best by sales, the least
	// popular, the second best, the biggest in Spain.
	qualifying = english.Words("by per with in of for from each every and or than that whose based according at on within between not no never without except " +
		"how average total number count least less fewest lowest worst second third fourth fifth last next first")
)

// maxReadings is how many readings are offered.
const maxReadings = 3

// Readings are what a question may mean that asks for the best, the top or the biggest rows and says no figure: the
// queries that rank them by what the schema has, the likeliest first. nil where it says one, or asks for anything else.
func Readings(p *form.Prompt) [][]form.Token {
	v, ok := vaguely(p)
	if !ok {
		return nil
	}
	var out [][]form.Token
	for _, by := range v.figures() {
		if query := v.query(by); query != nil && len(out) < maxReadings {
			out = append(out, query)
		}
	}
	return out
}

// Word is the word of a question that ranks and does not say by which figure, where the schema offers several, or the
// query whose tokens outside of parentheses are given ranks by one that it does not offer.
func Word(p *form.Prompt, outer []form.Token) string {
	v, ok := vaguely(p)
	if !ok {
		return ""
	}
	figures := v.figures()
	by := ranked(outer)
	offered := slices.ContainsFunc(figures, func(f figure) bool { return slices.Equal(f, by) })
	if len(figures) > 1 || len(figures) == 1 && by != nil && !offered {
		return v.word
	}
	return ""
}

// ranked is what a query orders by first; nil: by nothing.
func ranked(tokens []form.Token) figure {
	at := slices.Index(tokens, form.Order)
	if at < 0 {
		return nil
	}
	end := slices.IndexFunc(tokens[at:], func(t form.Token) bool { return t == form.Asc || t == form.Desc })
	if end < 0 {
		return nil
	}
	return tokens[at+1 : at+end]
}

// vague is a question for the rows of a table, or the values of a column, that a word ranks.
type vague struct {
	*form.Prompt
	word          string
	table, column int // column is -1 where rows are asked for
	limit         form.Token
	sells         bool // it ranks what is sold by how much is: the best selling
	size          int  // the column that the word itself names, of rows that refer to these: longest; -1: none
}

// vaguely reads a question that ranks the rows of one table and says nothing else.
func vaguely(p *form.Prompt) (*vague, bool) {
	if p.Follows() {
		return nil, false
	}
	v := &vague{Prompt: p, table: -1, column: -1, size: -1}
	var columns []int
	for i, s := range p.Question {
		switch {
		case s.Value >= 0:
			if v.limit != "" || !v.isCount(i) {
				return nil, false
			}
			v.limit = form.ValueToken(s.Value)
		case qualifying[s.Text]:
			return nil, false
		case selling[s.Text]:
			v.sells = true
		case len(s.Tables) == 0 && len(s.Columns) == 0:
			if vagueRanks[s.Text] {
				v.word = s.Text
			}
		case v.word == "" && english.Extremes[s.Text] && len(s.Tables) == 0:
			v.word, v.size = s.Text, s.Columns[0]
		case s.Partial || v.table >= 0:
			return nil, false
		case len(s.Tables) > 0:
			v.table = s.Tables[0]
			v.limited(s.Text)
		default:
			columns = s.Columns
			v.table = p.Columns[s.Columns[0]].Table
			v.limited(s.Text)
		}
	}
	if v.word == "" || v.table < 0 {
		return nil, false
	}
	if columns != nil && !v.places(columns) {
		return nil, false
	}
	p.EachUnlinked(func(string) {}, func(run []string) {
		for _, w := range english.Weighty(run) { // who bought nothing, the best dressed
			if !vagueRanks[w] && !fillers[w] && !selling[w] && !english.Extremes[w] {
				v.word = ""
			}
		}
	})
	return v, v.word != ""
}

// maxRows is how many rows a person asks for: more is a year, or the value of a column.
const maxRows = 1000

// isCount reports whether a value is how many rows are wanted: the top 5, the 3 best, the 5 most popular.
func (v *vague) isCount(at int) bool {
	value := v.Values[v.Question[at].Value]
	n, err := strconv.Atoi(value.Number)
	if err != nil || !value.IsNumber() || n < 1 || n > maxRows || len(value.Cells) > 0 {
		return false
	}
	ranks := func(i int) bool { return i >= 0 && i < len(v.Question) && vagueRanks[v.Question[i].Text] }
	most := at+1 < len(v.Question) && v.Question[at+1].Text == "most"
	return ranks(at-1) || ranks(at+1) || most && ranks(at+2)
}

// limited sets how many rows are wanted, where no number says it.
func (v *vague) limited(noun string) {
	if v.limit == "" && schema.Singular(noun) != noun {
		v.limit = form.Numeral(form.MaxNumber)
	}
}

// places finds the column that is asked for, of those that are called alike: the one whose rows lead to money.
func (v *vague) places(columns []int) bool {
	nearest := len(v.Tables)
	for _, c := range columns {
		if v.Columns[c].Kind != form.Text || v.Masked(c) {
			continue
		}
		steps := len(v.Tables)
		if m, ok := v.money(v.Columns[c].Table); ok {
			steps = m.steps
		}
		if v.column < 0 || steps < nearest {
			v.column, v.table, nearest = c, v.Columns[c].Table, steps
		}
	}
	return v.column >= 0
}

// figure is what rows can be ranked by.
type figure []form.Token

// figures are those that a reader of the question may have in mind, the likeliest first.
func (v *vague) figures() (out []figure) {
	if v.size >= 0 {
		if v.Columns[v.size].Table == v.table || !slices.Contains(v.children(v.table), v.Columns[v.size].Table) {
			return nil
		}
		c := v.ColumnToken(v.size)
		return []figure{{form.Sum, c}, {form.Max, c}}
	}
	add := func(f figure) {
		if f != nil && !slices.ContainsFunc(out, func(g figure) bool { return slices.Equal(f, g) }) {
			out = append(out, f)
		}
	}
	for _, f := range v.sales() {
		add(f)
	}
	if len(out) > 0 {
		return out
	}
	own := v.own(v.table)
	if sizes[v.word] && v.column < 0 && len(own) > 0 {
		for _, c := range own {
			add(figure{v.ColumnToken(c)})
		}
		return out
	}
	money, sold := v.money(v.table)
	var total, rows figure
	if sold && v.Columns[money.column].Table == v.table && v.column < 0 {
		total = figure{v.ColumnToken(money.column)}
	} else if sold {
		total = figure{form.Sum, v.ColumnToken(money.column)}
		rows = figure{form.Count, v.TableToken(v.Columns[money.column].Table)}
	}
	nearest := v.nearest(money, sold)
	rating := v.rating()
	switch {
	case sizes[v.word]:
		add(nearest)
		add(total)
	case liked[v.word]:
		add(rows)
		add(rating)
		add(nearest)
	default:
		add(total)
		add(rating)
		add(nearest)
		add(rows)
	}
	return out
}

// sales are the pieces and the money that rows were sold for, where the question says that they sell; nil: no table has
// either.
func (v *vague) sales() (out []figure) {
	line, ok := v.money(v.table)
	if !v.sells || !ok || v.Columns[line.column].Table == v.table {
		return nil
	}
	quantity, price := form.Token(""), form.Token("")
	for _, c := range v.own(v.Columns[line.column].Table) {
		switch words := strings.Fields(v.Columns[c].Words); {
		case slices.ContainsFunc(words, func(w string) bool { return prices[w] }):
			price = v.ColumnToken(c)
		case slices.ContainsFunc(words, func(w string) bool { return english.Quantities[w] }):
			quantity = v.ColumnToken(c)
			out = append(out, figure{form.Sum, quantity})
		case v.MeasureOf(c) != nil || slices.ContainsFunc(words, func(w string) bool { return moneyTotal[w] }):
			out = append(out, figure{form.Sum, v.ColumnToken(c)})
		}
	}
	if len(out) == 1 && price != "" && quantity != "" {
		out = append(out, figure{form.Sum, form.Times, price, quantity})
	}
	return out
}

// query ranks by a figure; nil where the prompt has no room for what it needs.
func (v *vague) query(by figure) []form.Token {
	var shown []form.Token
	if v.column >= 0 {
		shown = []form.Token{v.ColumnToken(v.column)}
	} else {
		for _, c := range v.Labels(v.table) {
			if !v.Masked(c) {
				shown = append(shown, v.ColumnToken(c))
			}
		}
	}
	if len(shown) == 0 {
		for c := v.Tables[v.table].First; c < v.Tables[v.table].End && len(shown) == 0; c++ {
			if v.Columns[c].Key && !v.Masked(c) {
				shown = append(shown, v.ColumnToken(c))
			}
		}
	}
	limit := v.limit
	if limit == "" {
		limit = form.Numeral(1)
	}
	query := append([]form.Token{form.Select}, shown...)
	if len(by) > 1 {
		query = append(append(query, form.Group), shown...)
	}
	query = append(append(query, form.Order), by...)
	query = append(query, form.Desc, form.Limit, limit)
	if len(shown) == 0 || slices.Contains(query, "") {
		return nil
	}
	return query
}

// own are the figures of a table's rows: no keys, no years.
func (v *vague) own(table int) (out []int) {
	for c := v.Tables[table].First; c < v.Tables[table].End; c++ {
		of := v.Columns[c]
		if of.Kind == form.Number && !of.Key && !v.Refers(c) && !v.Masked(c) && !v.IsFlag(c) && !isKeyName(of.Words) && !strings.HasSuffix(of.Words, "year") {
			out = append(out, c)
		}
	}
	return out
}

func isKeyName(words string) bool {
	_, ending, _ := english.CutLast(words)
	return english.KeyEndings[ending]
}

// sum is a column of money, or of pieces, some keys away from a table.
type sum struct{ column, steps int }

// money is the nearest sum of money, or of what was sold, of a table's rows, or of those that refer to them.
func (v *vague) money(table int) (sum, bool) {
	seen := map[int]bool{table: true}
	for steps, at := 0, []int{table}; len(at) > 0; steps++ {
		var next []int
		for _, t := range at {
			for _, c := range v.own(t) {
				if v.MeasureOf(c) != nil || slices.ContainsFunc(strings.Fields(v.Columns[c].Words), func(w string) bool { return moneyTotal[w] || english.Quantities[w] }) {
					return sum{c, steps}, true
				}
			}
			for _, child := range v.children(t) {
				if !seen[child] {
					seen[child] = true
					next = append(next, child)
				}
			}
		}
		at = next
	}
	return sum{}, false
}

// children are the tables whose rows refer to those of a table, in the order of their keys.
func (v *vague) children(table int) (out []int) {
	for _, k := range v.Keys {
		from, to := v.Columns[k.From[0]].Table, v.Columns[k.To[0]].Table
		if to == table && from != table && !slices.Contains(out, from) {
			out = append(out, from)
		}
	}
	return out
}

// nearest counts the rows that refer to these: of several kinds those that lead to money, or else the first. Of a
// column it counts the rows that have it.
func (v *vague) nearest(money sum, sold bool) figure {
	if v.column >= 0 {
		return figure{form.Count, v.TableToken(v.table)}
	}
	children := v.children(v.table)
	if len(children) == 0 {
		return nil
	}
	of := children[0]
	for _, child := range children {
		if m, ok := v.money(child); ok && sold && m.column == money.column {
			of = child
			break
		}
	}
	return figure{form.Count, v.TableToken(of)}
}

// rating averages what rows that refer to these are rated with; nil: nothing.
func (v *vague) rating() figure {
	if v.column >= 0 {
		return nil
	}
	for _, t := range append([]int{v.table}, v.children(v.table)...) {
		for _, c := range v.own(t) {
			if slices.ContainsFunc(strings.Fields(v.Columns[c].Words), func(w string) bool { return english.Ratings[w] }) {
				if t == v.table {
					return figure{v.ColumnToken(c)}
				}
				return figure{form.Avg, v.ColumnToken(c)}
			}
		}
	}
	return nil
}
