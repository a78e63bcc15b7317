package mend

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// within is a query with the question's period as a condition on a time, also where it compares a figure, or a number
// that is no year, with the period: an amount of 2025.
func within(p *form.Prompt, tokens []form.Token, time form.Token) []form.Token {
	v := period(p)
	if v < 0 || slices.Contains(tokens, form.Open) {
		return tokens
	}
	at := slices.Index(tokens, form.ValueToken(v))
	if at < 0 {
		return restricted(tokens, time, form.Equal, form.ValueToken(v))
	}
	if h := at - 4; h >= 0 && tokens[h] == form.Having && reading.Aggregating(tokens[h+1]) && (at+1 == len(tokens) || tokens[at+1] == form.Order) {
		return restricted(slices.Delete(slices.Clone(tokens), h, at+1), time, form.Equal, form.ValueToken(v))
	}
	for _, c := range reading.Compared(p, tokens) {
		if c.Value == v && c.Op == form.Equal && c.Of == "" && c.Via == "" && noYear(p, c.Column) {
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
	if profile == nil {
		return false
	}
	const first, last = 1000, 3000 // of a column of years
	least, err := strconv.ParseFloat(profile.Min, 64)
	most, err2 := strconv.ParseFloat(profile.Max, 64)
	return err == nil && err2 == nil && (least < first || most > last)
}

// ownTime is a query of figures of a table's rows by when these happened, where it groups or selects them by a time of
// another table that the question does not name: freight charges per month by when they were booked, not by when their
// customers signed up; visits per clinic in 2025, not by when the clinic opened.
func ownTime(a *reading.Answer) []form.Token {
	of := a.FiguresIn(a.Items)
	if of < 0 {
		of = a.FiguresIn(a.Tokens) // who sold most, in the order
	}
	if of < 0 || slices.Contains(a.Tokens, form.Open) {
		return a.Tokens
	}
	own := reading.TimeOf(a.Prompt, of)
	if own < 0 || a.ColumnToken(own) == "" {
		return a.Tokens
	}
	for _, c := range a.Comparisons {
		isTime := a.Columns[c.Column].Kind == form.Time || a.IsYear(c.Column) && !a.SpeaksOf(a.Columns[c.Column].Table)
		if c.Value >= 0 && a.Values[c.Value].Period != nil && isTime && a.Columns[c.Column].Table != of && c.Via == "" && !a.SaysTime(c.Column) {
			return with(a, c.At, own)
		}
	}
	at := slices.Index(a.Tokens, form.Group)
	if at < 0 {
		return a.Tokens
	}
	for _, t := range a.Tokens[at:] {
		c, ok := a.ColumnOf(t)
		if ok && a.Columns[c].Kind == form.Time && a.Columns[c].Table != of && !a.SaysTime(c) && !slices.Contains(a.Tokens, form.Via) {
			return with(a, t, own)
		}
	}
	return a.Tokens
}

// knownFirst is a query of the first groups of names without the rows that have no name: which director has the most
// titles.
func knownFirst(a *reading.Answer) []form.Token {
	at := slices.Index(a.Tokens, form.Group)
	if at < 0 || at+2 >= len(a.Tokens) || a.Follows() || !a.Has(form.Limit) || a.Tokens[at+2] != form.Order || a.Has(form.Open, form.Null) || a.Says(lacking) > 0 {
		return a.Tokens
	}
	c, ok := a.ColumnOf(a.Tokens[at+1])
	p := a.Profile(c)
	if !ok || !a.IsText(c) || p == nil || p.Nulls == 0 || !slices.Contains(a.Items, a.Tokens[at+1]) {
		return a.Tokens
	}
	return restricted(a.Tokens, a.Tokens[at+1], form.Not, form.Null)
}

// lacking are words for rows that have no name.
var lacking = english.Words("no none without missing empty blank null unknown")

// parts are the words of a question for groups by a part of a date.
var parts = map[form.Token]map[string]bool{form.Year: english.Words("year years yearly annual annually"), form.Month: english.Words("month months monthly")}

// perPart is a query of a figure for each month or year, where the question says so by one word before the figure and
// the query computes it once: monthly revenue, but not the average monthly revenue.
func perPart(a *reading.Answer) []form.Token {
	of := a.FiguresIn(a.Items)
	if of < 0 || len(a.Items) > 4 || a.Follows() || a.Has(form.Group, form.Order, form.Open, form.Union, form.Intersect, form.Except) {
		return a.Tokens
	}
	own := reading.TimeIn(a.Prompt, of)
	for i := range a.Question {
		part := reading.PerPart[a.TextAt(i)]
		if part == "" || a.IsLinked(i) && !a.Question[i].Partial || !a.IsLinked(i+1) || i > 0 && !opening[a.TextAt(i-1)] || own < 0 || a.ColumnToken(own) == "" {
			continue
		}
		by := []form.Token{part, a.ColumnToken(own)}
		return slices.Concat([]form.Token{form.Select}, by, a.Items[1:], a.Tokens[len(a.Items):], []form.Token{form.Group}, by)
	}
	return a.Tokens
}

// opening are words before what a question asks for.
var opening = english.Words("the our my total show list give what is was me")

// inTurn is a query of groups by years or months in their order, where the question asks for no other. SQLite has them
// in it without.
func inTurn(a *reading.Answer) []form.Token {
	at := slices.Index(a.Tokens, form.Group)
	if a.Schema.Dialect == dialects.SQLite || at < 0 || at+3 != len(a.Tokens) || a.Says(ranking) > 0 || !slices.Contains(a.Items, a.Tokens[at+1]) ||
		!slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return parts[a.Tokens[at+1]][s.Text] }) {
		return a.Tokens
	}
	return slices.Concat(a.Tokens, []form.Token{form.Order}, a.Tokens[at+1:], []form.Token{form.Asc})
}

// ranking are words that ask for another order than that of time.
var ranking = english.Words("most least highest lowest best worst top busiest largest smallest fewest sorted ordered")

// with is the query with another column in the place of one.
func with(a *reading.Answer, of form.Token, column int) []form.Token {
	out := slices.Clone(a.Tokens)
	for i := range out {
		if out[i] == of {
			out[i] = a.ColumnToken(column)
		}
	}
	return out
}

// ofAllRows is a query that counts rows by a time that some rows do not have, by the only one of their table that all
// have, where no word of the question says which: visits per month are those that began then, left or not.
func ofAllRows(a *reading.Answer) []form.Token {
	at, c := grouping(a)
	if at < 0 || !a.Has(form.Count) || a.SaysTime(c) || !isLacked(a, c) {
		return a.Tokens
	}
	times, called := reading.TimesIn(a.Prompt, a.Columns[c].Table)
	if times = slices.DeleteFunc(times, func(c int) bool { return isLacked(a, c) }); len(times) != 1 || a.ColumnToken(times[0]) == "" || slices.Contains(called, c) {
		return a.Tokens
	}
	return with(a, a.Tokens[at], times[0])
}

// isLacked reports whether some of the rows that were looked at have no value in a column.
func isLacked(a *reading.Answer, column int) bool {
	p := a.Profile(column)
	return !a.Columns[column].NotNull && (p == nil || p.Nulls > 0)
}

// grouping is the time that a query groups by, itself or a part of it, and where it does; -1: there is none.
func grouping(a *reading.Answer) (at, column int) {
	group := slices.Index(a.Tokens, form.Group)
	for i := group + 1; group >= 0 && i < len(a.Tokens) && a.Tokens[i] != form.Having && a.Tokens[i] != form.Order; i++ {
		if c, ok := a.ColumnOf(a.Tokens[i]); ok && a.Columns[c].Kind == form.Time && a.Tokens[i-1] != form.Via && a.Tokens[i-2] != form.Via {
			return i, c
		}
	}
	return -1, 0
}

// ofPeriod is a query with the question's period as a condition on the time that it groups by, or a part of: visits per
// month in 2025. Else it is on the only time that is called by the rows of the query's only table, or on that of the
// rows of which it gives figures.
func ofPeriod(a *reading.Answer) []form.Token {
	if at, _ := grouping(a); at >= 0 {
		return within(a.Prompt, a.Tokens, a.Tokens[at])
	}
	if len(a.TablesUsed) == 1 {
		if _, called := reading.TimesIn(a.Prompt, a.TablesUsed[0]); len(called) == 1 && a.ColumnToken(called[0]) != "" {
			return within(a.Prompt, a.Tokens, a.ColumnToken(called[0]))
		}
	}
	for _, c := range a.Comparisons {
		if v := period(a.Prompt); v >= 0 && c.Value == v && c.Op == form.Equal && noYear(a.Prompt, c.Column) {
			if own := reading.TimeOf(a.Prompt, a.Columns[c.Column].Table); own >= 0 && a.ColumnToken(own) != "" {
				return within(a.Prompt, a.Tokens, a.ColumnToken(own))
			}
		}
	}
	if of := a.FiguresIn(a.Tokens); of >= 0 && !a.Has(form.Via) {
		if own := reading.TimeIn(a.Prompt, of); own >= 0 && a.ColumnToken(own) != "" {
			return within(a.Prompt, a.Tokens, a.ColumnToken(own))
		}
	}
	return a.Tokens
}

// partOfOwn is a query of groups by a part of the time of the rows that it counts, where the question asks for figures
// per month or year and the query groups by what they are called, or by a number of that name of a table that the
// question does not name: issues created per month, for the months of what was booked on them.
func partOfOwn(a *reading.Answer) []form.Token {
	at := slices.Index(a.Tokens, form.Group)
	if a.Follows() || at < 0 || at+1 >= len(a.Tokens) || a.Has(form.Open, form.Via, form.Having) {
		return a.Tokens
	}
	by, of := a.Tokens[at+1], a.FiguresIn(a.Items)
	c, ok := a.ColumnOf(by)
	if !ok || of < 0 || a.Columns[c].Kind == form.Time || !slices.Contains(a.Items, by) || at+2 < len(a.Tokens) && a.IsColumn(a.Tokens[at+2]) {
		return a.Tokens
	}
	part := partOfTime(a, of)
	isPart := part != nil && strings.HasSuffix(a.Columns[c].Words, string(part[0]))
	own, named := a.Columns[c].Table == of, a.Spoken(map[int]bool{})[a.Columns[c].Table]
	if part == nil || own && a.Links(c) || !own && (named || !isPart) {
		return a.Tokens
	}
	var out []form.Token
	for _, t := range a.Tokens {
		if t == by {
			out = append(out, part...)
		} else {
			out = append(out, t)
		}
	}
	return out
}

// partOfTime is the part of a time of the rows of a table that the question wants groups by, of the time in which the
// query looks for a period, or else of their only one; nil: it wants none.
func partOfTime(a *reading.Answer, table int) []form.Token {
	time := reading.TimeIn(a.Prompt, table)
	for _, c := range a.Comparisons {
		if a.Columns[c.Column].Table == table && a.Columns[c.Column].Kind == form.Time && c.Value >= 0 && a.Values[c.Value].Period != nil {
			time = c.Column
		}
	}
	if time < 0 || a.ColumnToken(time) == "" {
		return nil
	}
	for i := range a.Question {
		for part, words := range parts {
			if words[a.TextAt(i)] && groupBy[a.TextAt(i-1)] {
				return []form.Token{part, a.ColumnToken(time)}
			}
		}
	}
	return nil
}

var (
	beforePeriod = english.Words("in during of for year from month months monthly quarter quarterly")
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

// when is a query by when something took place, where it looks at when that was written down and no word of the
// question means this: visits of 2025 by when they began.
func when(a *reading.Answer) []form.Token {
	out := a.Tokens
	for i, token := range a.Tokens {
		c, ok := a.ColumnOf(token)
		if !ok || i < 2 || a.Columns[c].Kind != form.Time || !a.CalledOf(c, reading.Kept) && !reading.IsLoad(a.Prompt, c) || a.SaysTime(c) || a.Tokens[i-1] == form.Via || i+1 < len(a.Tokens) && (a.Tokens[i+1] == form.Null || a.Tokens[i+1] == form.Not) {
			continue
		}
		if reading.IsLoad(a.Prompt, c) {
			if own := happenedAt(a, a.Columns[c].Table); own >= 0 {
				out = slices.Clone(out)
				out[i] = a.ColumnToken(own)
			}
			continue
		}
		if own := tookPlace(a, a.Columns[c].Table); own >= 0 && !saysWritten(a, c) {
			out = slices.Clone(out)
			out[i] = a.ColumnToken(own)
		}
	}
	return out
}

// happenedAt is the time of a table's rows that the model is shown; -1: there is none.
func happenedAt(a *reading.Answer, table int) int {
	own := reading.TimeOf(a.Prompt, table)
	if own < 0 || a.ColumnToken(own) == "" {
		return -1
	}
	return own
}

// byOutcome is a query by when rows were closed, where it looks at when they began and the question says how they
// ended: deals that were won last month.
func byOutcome(a *reading.Answer) []form.Token {
	if a.Follows() {
		return a.Tokens
	}
	for i, token := range a.Tokens {
		c, ok := a.ColumnOf(token)
		if !ok || a.Columns[c].Kind != form.Time || a.SaysOutcomeBy(c) || i > 0 && a.Tokens[i-1] == form.Via || a.SaysTime(c) && !a.CalledOf(c, reading.Kept) {
			continue
		}
		of := a.Tables[a.Columns[c].Table]
		for own := of.First; own < of.End; own++ {
			if a.Columns[own].Kind == form.Time && a.SaysOutcomeBy(own) && a.ColumnToken(own) != "" {
				return with(a, token, own)
			}
		}
	}
	return a.Tokens
}

// saysWritten reports whether the question says when a row was written by the word of a column: created, added.
func saysWritten(a *reading.Answer, column int) bool {
	return slices.ContainsFunc(strings.Fields(a.Columns[column].Words), func(w string) bool {
		return reading.Kept[w] && slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return s.Text == w })
	})
}

// later are words of times that lie ahead of what a row records.
var later = english.Words("maturity matures expiry expires expiration valid renewal renews next")

// tookPlace is the only time that all rows of a table have, but for when they were written, are due, run out and were
// born; -1: there is none.
func tookPlace(a *reading.Answer, table int) int {
	found := -1
	for c := a.Tables[table].First; c < a.Tables[table].End; c++ {
		if a.Columns[c].Kind != form.Time || a.CalledOf(c, reading.Kept) || a.CalledOf(c, dues) || a.CalledOf(c, english.OfLives) || a.CalledOf(c, later) || a.MayBeNull(c) || a.CalledOf(c, reading.Ends) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = c
	}
	if found >= 0 && a.ColumnToken(found) == "" {
		return -1
	}
	return found
}
