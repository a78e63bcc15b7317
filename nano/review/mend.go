package review

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// mends put right what is surely meant otherwise, one after the other.
var mends = []func(*answer) []form.Token{without, either, deletedOnes, lasted, ended, flagged, valued, among, headed, nearer, ownTime, ofAllRows, ofPeriod, takings,
	countedOnce, listedOnce}

// Mended is a query with what is surely meant otherwise in the way that is meant: a figure of many rows is summed,
// where the query asks for single ones; a measure is given that the question asks for alone, and its time is that of
// its rows; figures per month are those of the question's year, by the time that all rows have; the rows of a table are
// counted, not the values of a counter of them; each is counted and listed once, whatever it is joined with; rows are
// compared by their key, not by their name, and looked for among the keys that refer to it; places are those of the
// journey's end that the question says; what is deleted or has ended has a time when it was, and what lasts has none;
// flags have the value that the question says; values are looked for in the tables that the question names; what it
// excludes is left out; values that it lists are alternatives of each other alone; and groups of a foreign key are
// called by its label.
func Mended(p *form.Prompt, tokens []form.Token) []form.Token {
	if c := asksMeasure(p); c >= 0 {
		return timed(p, []form.Token{form.Select, form.Sum, p.ColumnToken(c)}, p.Columns[c].Table)
	}
	for _, t := range tokens {
		if c, ok := p.ColumnOf(t); ok && p.MeasureOf(c) != nil {
			if p.MeasureOf(c).Whole {
				tokens = ofRows(tokens, t)
			}
			return timed(p, p.Summed(tokens, t), p.Columns[c].Table)
		}
	}
	a := read(p, tokens)
	if !a.hasWords() || a.Follows() {
		return tokens
	}
	for _, mend := range mends {
		if mended := mend(a); !slices.Equal(mended, a.tokens) {
			a = read(p, mended)
		}
	}
	tokens = a.tokens
	if figure := ranksParts(a); figure != "" {
		return p.Summed(tokens, figure)
	}
	if mended := counted(a); len(mended) != len(tokens) {
		return mended
	}
	if mended := keyed(a); !slices.Equal(mended, tokens) {
		return mended
	}
	return labelled(a)
}

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
	own := timeOf(p, table)
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

// within is a query with the question's period as a condition on a time, also where it compares a number that is no
// year with the period: an amount of 2025.
func within(p *form.Prompt, tokens []form.Token, time form.Token) []form.Token {
	v := period(p)
	if v < 0 || slices.Contains(tokens, form.Open) {
		return tokens
	}
	at := slices.Index(tokens, form.ValueToken(v))
	if at < 0 {
		return restricted(tokens, time, form.Equal, form.ValueToken(v))
	}
	for _, c := range compared(p, tokens) {
		if c.value == v && c.op == form.Equal && c.of == "" && c.via == "" && noYear(p, c.column) {
			tokens = slices.Clone(tokens)
			tokens[at-2] = time
		}
	}
	return tokens
}

// noYear reports whether a number is compared with no year: it is an amount or a key by its name and its values.
func noYear(p *form.Prompt, column int) bool {
	of, profile := p.Columns[column], p.Profile(column)
	if of.Kind != form.Number || slices.Contains(strings.Fields(of.Words), "year") {
		return false
	}
	if of.Key || p.Refers(column) || p.MeasureOf(column) != nil {
		return true
	}
	if profile == nil || profile.Sampled {
		return false
	}
	const first, last = 1000, 3000 // of a column of years
	least, err := strconv.ParseFloat(profile.Min, 64)
	most, err2 := strconv.ParseFloat(profile.Max, 64)
	return err == nil && err2 == nil && (least < first || most > last)
}

// ownTime is a query that groups figures of a table's rows by when these happened, where it groups them by a time of
// another table that the question does not name: freight charges per month by when they were booked, not by when their
// customers signed up.
func ownTime(a *answer) []form.Token {
	at := slices.Index(a.tokens, form.Group)
	of := a.figuresOf()
	if at < 0 || of < 0 || slices.Contains(a.tokens, form.Open) {
		return a.tokens
	}
	own := timeIn(a.Prompt, of)
	if own < 0 || a.ColumnToken(own) == "" {
		return a.tokens
	}
	for _, t := range a.tokens[at:] {
		c, ok := a.ColumnOf(t)
		if ok && a.Columns[c].Kind == form.Time && a.Columns[c].Table != of && !a.saysTime(c) && !slices.Contains(a.tokens, form.Via) {
			return a.with(t, own)
		}
	}
	return a.tokens
}

// saysTime reports whether a word of the question means a time, but for month, by which any may be meant.
func (q *question) saysTime(column int) bool {
	return slices.ContainsFunc(q.Question, func(s form.Phrase) bool {
		return s.Value < 0 && !timeAsked[s.Text] && (slices.Contains(s.Columns, column) || slices.Contains(s.Also, column))
	})
}

// with is the query with another column in the place of one.
func (a *answer) with(of form.Token, column int) []form.Token {
	out := slices.Clone(a.tokens)
	for i := range out {
		if out[i] == of {
			out[i] = a.ColumnToken(column)
		}
	}
	return out
}

// ofAllRows is a query that counts rows by a time that some rows do not have, by the only one of their table that all
// have, where no word of the question says which: visits per month are those that began then, left or not.
func ofAllRows(a *answer) []form.Token {
	at, c := a.grouping()
	lacked := func(c int) bool { // by some of the rows that were looked at
		p := a.Profile(c)
		return !a.Columns[c].NotNull && (p == nil || p.Nulls > 0)
	}
	if at < 0 || !a.has(form.Count) || a.saysTime(c) || !lacked(c) {
		return a.tokens
	}
	times, called := timesIn(a.Prompt, a.Columns[c].Table)
	if times = slices.DeleteFunc(times, lacked); len(times) != 1 || a.ColumnToken(times[0]) == "" || slices.Contains(called, c) {
		return a.tokens
	}
	return a.with(a.tokens[at], times[0])
}

// grouping is the time that a query groups by, itself or a part of it, and where it does; -1: there is none.
func (a *answer) grouping() (at, column int) {
	group := slices.Index(a.tokens, form.Group)
	for i := group + 1; group >= 0 && i < len(a.tokens) && a.tokens[i] != form.Having && a.tokens[i] != form.Order; i++ {
		if c, ok := a.ColumnOf(a.tokens[i]); ok && a.Columns[c].Kind == form.Time && a.tokens[i-1] != form.Via && a.tokens[i-2] != form.Via {
			return i, c
		}
	}
	return -1, 0
}

// figuresOf is the only table of whose rows a query computes figures; -1: there is none, or several.
func (a *answer) figuresOf() int {
	table := -1
	for i := 1; i < len(a.items); i++ {
		t, ok := a.TableOf(a.items[i])
		if c, isColumn := a.ColumnOf(a.items[i]); isColumn {
			t, ok = a.Columns[c].Table, true
		}
		if !ok || !aggregating(a.items[i-1]) {
			continue
		}
		if table >= 0 && table != t {
			return -1
		}
		table = t
	}
	return table
}

// ofPeriod is a query with the question's period as a condition on the time that it groups by, or a part of: visits per
// month in 2025. Else it is on the only time that is called by the rows of the query's only table.
func ofPeriod(a *answer) []form.Token {
	if at, _ := a.grouping(); at >= 0 {
		return within(a.Prompt, a.tokens, a.tokens[at])
	}
	if len(a.tablesUsed) == 1 {
		if _, called := timesIn(a.Prompt, a.tablesUsed[0]); len(called) == 1 && a.ColumnToken(called[0]) != "" {
			return within(a.Prompt, a.tokens, a.ColumnToken(called[0]))
		}
	}
	return a.tokens
}

var (
	beforePeriod = english.Words("in during of for year from")
	bounded      = english.Words("since after before until till by to through between than") // before what bounds a period
)

// period is the only period of time that the question says; -1: it says none, several or a bound of one, or it may be a
// number.
func period(p *form.Prompt) int {
	found := -1
	for i, s := range p.Question {
		if s.Value < 0 || p.Values[s.Value].Period == nil {
			continue
		}
		if found >= 0 || bounded[p.TextAt(i-1)] || p.Values[s.Value].Number != "" && !beforePeriod[p.TextAt(i-1)] {
			return -1
		}
		found = s.Value
	}
	return found
}

// happened are words of the time when what a row records took place.
var happened = english.Words("order ordered invoice payment paid sale sold transaction purchase purchased booking booked created placed date time timestamp at on")

// timeOf is the column of the time of a table's rows: its own, or that of the nearest table that these belong to; -1:
// there is none, or none that is likelier than the others.
func timeOf(p *form.Prompt, table int) int {
	away := p.JoinsFrom([]int{table})
	best, of := -1, len(p.Tables)
	for t := range p.Tables {
		if away[t] >= of || p.Multiplies(table, t) {
			continue // its rows are many for each of the measure's
		}
		if c := timeIn(p, t); c >= 0 {
			best, of = c, away[t]
		}
	}
	return best
}

// timeIn is a table's only time, or that which is called by its rows alone: the order date of orders.
func timeIn(p *form.Prompt, table int) int {
	times, called := timesIn(p, table)
	switch {
	case len(times) == 1:
		return times[0]
	case len(called) > 0:
		return called[0]
	}
	return -1
}

// timesIn are the times of a table's rows, and of them those that are called by these alone.
func timesIn(p *form.Prompt, table int) (times, called []int) {
	own := english.Stems(p.Tables[table].Words)
	for c := p.Tables[table].First; c < p.Tables[table].End; c++ {
		if p.Columns[c].Kind != form.Time || strings.Contains(p.Columns[c].Words, "update") || strings.Contains(p.Columns[c].Words, "modif") {
			continue
		}
		times = append(times, c)
		other := func(w string) bool { return !happened[w] && !slices.Contains(own, english.Stem(w)) }
		if !slices.ContainsFunc(strings.Fields(p.Columns[c].Words), other) {
			called = append(called, c)
		}
	}
	return times, called
}

// isOfMeasure reports whether a table says when the rows of the query's measure took place.
func (a *answer) isOfMeasure(table int) bool {
	return slices.ContainsFunc(a.tokens, func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		if !ok || a.MeasureOf(c) == nil {
			return false
		}
		own := timeOf(a.Prompt, a.Columns[c].Table)
		return own >= 0 && a.Columns[own].Table == table
	})
}

// averagesMeasure is a measure that a query averages, or takes the greatest of, over the rows that it is computed of:
// the average revenue per order is none of the lines of orders.
func averagesMeasure(a *answer) form.Token {
	for i := 1; i < len(a.tokens); i++ {
		c, ok := a.ColumnOf(a.tokens[i])
		if ok && a.MeasureOf(c) != nil && !a.MeasureOf(c).Whole && slices.Contains([]form.Token{form.Avg, form.Min, form.Max}, a.tokens[i-1]) {
			return a.tokens[i]
		}
	}
	return ""
}

// suggestsMeasure finds a measure that nobody said is right.
func suggestsMeasure(a *answer, _ int) (finding, bool) {
	at := slices.IndexFunc(a.tokens, func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		return ok && a.MeasureOf(c) != nil && a.MeasureOf(c).Suggested
	})
	if at < 0 {
		return finding{}, false
	}
	c, _ := a.ColumnOf(a.tokens[at])
	return finding{words: a.Columns[c].Words}, true
}
