package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// mosts are words for what comes first in an order of figures, and notTimes those by which an order of keys may mean
// one of times.
var (
	mosts    = english.Words("most least fewest highest lowest largest smallest biggest top")
	notTimes = english.Words("recent recently last first latest newest earliest oldest new old id ids number numbers key keys")
)

// aggregatesOther is a column of which a query computes a figure that the question asks of another: the average state
// is no average of times.
func aggregatesOther(a *reading.Answer) form.Token {
	for i := 1; i < len(a.Items); i++ {
		c, ok := a.ColumnOf(a.Items[i])
		if !ok || !slices.Contains([]form.Token{form.Avg, form.Sum, form.Min, form.Max}, a.Items[i-1]) || a.Links(c) || a.MeasureOf(c) != nil {
			continue
		}
		for j, s := range a.Question {
			asked := a.SaysAt(j-1, english.Averages) || a.SaysAt(j-1, maxima) || a.SaysAt(j-1, minima)
			if asked && s.Value < 0 && len(s.Columns) > 0 && !s.Partial && !slices.Contains(s.Columns, c) {
				return a.Items[i]
			}
		}
	}
	return ""
}

// mixesTexts is a column of texts, many of which are numbers, of which a query takes the greatest or the least: of
// these that is a text.
func mixesTexts(a *reading.Answer) form.Token {
	for i := 1; i < len(a.Tokens); i++ {
		c, ok := a.ColumnOf(a.Tokens[i])
		if !ok || !slices.Contains([]form.Token{form.Min, form.Max, form.Avg, form.Sum}, a.Tokens[i-1]) {
			continue
		}
		numbers, texts := a.NumbersAsText(c), a.Texts(c)
		if len(numbers) < len(texts) && len(numbers)*2 >= len(texts) {
			return a.Tokens[i]
		}
	}
	return ""
}

// sumsAmounts is a column of texts that are amounts, "1.234 €", whose sum the query takes: a database reads 1.234.
func sumsAmounts(a *reading.Answer) form.Token {
	return ofAmounts(a, []form.Token{form.Avg, form.Sum}, func([]string) bool { return true })
}

// ordersAmounts is one whose greatest or least the query takes where the order of texts is seen to be another: 987 €
// sorts after 1.234 €.
func ordersAmounts(a *reading.Answer) form.Token {
	return ofAmounts(a, []form.Token{form.Order, form.Min, form.Max}, func(texts []string) bool {
		slices.Sort(texts)
		for i := 1; i < len(texts); i++ {
			less, more := english.Amounts(texts[i-1]), english.Amounts(texts[i])
			for at := range min(len(less), len(more)) {
				if less[at] > more[at] {
					return true
				}
			}
		}
		return false
	})
}

// ofAmounts is a column that comes after one of some words in the query and whose texts are mostly amounts, of which
// a condition holds.
func ofAmounts(a *reading.Answer, after []form.Token, holds func(amounts []string) bool) form.Token {
	for i := 1; i < len(a.Tokens); i++ {
		c, ok := a.ColumnOf(a.Tokens[i])
		if !ok || !a.IsText(c) || !slices.Contains(after, a.Tokens[i-1]) {
			continue
		}
		texts := a.Texts(c)
		amounts := slices.DeleteFunc(slices.Clone(texts), func(text string) bool { return len(english.Amounts(text)) == 0 })
		if len(amounts)*2 > len(texts) && holds(amounts) {
			return a.Tokens[i]
		}
	}
	return ""
}

// ranksKeys is a key by which a query gives the first rows where the question asks for the most of something: the last
// visit is not the page that was visited most.
func ranksKeys(a *reading.Answer) form.Token {
	c, ok := a.Ranking()
	if !ok || !a.Columns[c].Key && !a.Refers(c) || a.Says(mosts) == 0 || a.Says(notTimes) > 0 || a.NamesColumn(c) {
		return ""
	}
	return a.ColumnToken(c)
}

// seeksYear is a column of no time in which a query finds a year of the question: sales in 2010 are not those of the
// postal code 2010.
func seeksYear(a *reading.Answer) form.Token {
	for _, c := range a.Comparisons {
		if c.Value < 0 || !isYear(a.Values[c.Value].Text) || c.Of != "" {
			continue
		}
		column := a.Columns[c.Column]
		dated := strings.Contains(column.Words, "year") || strings.Contains(column.Words, "date") || strings.Contains(column.Words, "period") || strings.Contains(column.Words, "season")
		at := a.SayingOf(c.Value)
		if column.Kind != form.Time && !dated && !a.NamesColumn(c.Column) && (a.TextAt(at-1) == "in" || a.TextAt(at-1) == "during" || a.TextAt(at-1) == "since") {
			return c.At
		}
	}
	return ""
}

// isYear reports whether a text may be a year of our time.
func isYear(text string) bool {
	return len(text) == len("2010") && english.IsNumber(text) && (strings.HasPrefix(text, "19") || strings.HasPrefix(text, "20"))
}

// limitsForEach reports whether the question asks for something of each of some rows, and the query gives the first of
// all.
func limitsForEach(a *reading.Answer) bool {
	return a.Says(english.EachWords) > 0 && a.Has(form.Limit) && !a.Has(form.Group, form.Open)
}

// timesOthers is a time, or an age, of rows that the question does not speak of, by which a query finds what is oldest
// or newest among those that it speaks of, which have a time of their own: the oldest branch is not that of the oldest
// customer.
func timesOthers(a *reading.Answer) form.Token {
	c, ok := a.Ranking()
	if !ok || a.Columns[c].Kind != form.Time || a.Follows() || a.NamesColumn(c) || a.Says(english.FirstDates)+a.Says(english.LastDates) == 0 {
		return ""
	}
	spoken := a.Spoken(map[int]bool{})
	if spoken[a.Columns[c].Table] {
		return ""
	}
	for t := range spoken {
		if slices.ContainsFunc(a.Columns[a.Tables[t].First:a.Tables[t].End], func(own form.Column) bool {
			return own.Kind == form.Time || own.Kind == form.Number && slices.Contains(strings.Fields(own.Words), "year")
		}) {
			return a.ColumnToken(c)
		}
	}
	return ""
}

// kept are words of marks of rows that are there still, though they are out of the way.
var kept = english.Words("archived")

// givesDeleted is a mark of deleted rows, where a table has such rows and neither the query nor the question excludes
// them.
func givesDeleted(a *reading.Answer) form.Token {
	if a.Follows() || slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return reading.Deletions[s.Text] }) {
		return ""
	}
	for _, t := range a.TablesUsed {
		for c := a.Tables[t].First; c < a.Tables[t].End; c++ {
			if a.MarksDeleted(c) && !a.CalledOf(c, kept) && a.ColumnToken(c) != "" && !slices.Contains(a.Tokens, a.ColumnToken(c)) {
				return a.ColumnToken(c)
			}
		}
	}
	return ""
}
