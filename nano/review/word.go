package review

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

var (
	doers     = english.Words("who whom that we they you i he she it to not have has had having do does did never ever can could will would") // before a verb
	standings = english.Words("in out of on under at still currently already")                                                                // out of service
	particles = english.Words("up out off over away down")                                                                                    // of verbs: signed up
	moments   = english.Words("in on at since during before after until from by of within the for")
	upward    = english.Words("more greater higher larger older longer bigger heavier taller")
	downward  = english.Words("less fewer lower smaller younger shorter lighter cheaper")
	above     = english.Words("over above exceeding exceeds exceed exceeded")
	below     = english.Words("under below")
	kept      = english.Words("created inserted updated modified changed added") // when a row was written
	presence  = english.Words("with has have had having without no any some missing empty blank null unknown none exist exists existing available recorded known " +
		"given set filled been still yet ever already left lack lacks lacking")
)

// isFree reports whether a word of the question is linked to nothing, though it may say which rows are meant.
func (q *question) isFree(i int) bool {
	if i < 0 || i >= len(q.Question) {
		return false
	}
	s := q.Question[i]
	return s.IsPlain() && !english.Idle[s.Text] && !english.Extremes[s.Text] && !beyond[s.Text] && ordinal(s.Text) == 0
}

// hasWords reports whether the question has any: one that only holds what a query points at says nothing of its form.
func (q *question) hasWords() bool {
	return slices.ContainsFunc(q.Question, func(s form.Phrase) bool { return s.Text != "" })
}

func (q *question) isLinked(i int) bool {
	return i >= 0 && i < len(q.Question) && (q.Question[i].Value >= 0 || len(q.Question[i].Tables)+len(q.Question[i].Columns) > 0)
}

// isTableAt reports whether a phrase of the question names a table.
func (q *question) isTableAt(i int) bool {
	return i >= 0 && i < len(q.Question) && len(q.Question[i].Tables) > 0 && q.Question[i].Value < 0
}

// isColumnAt reports whether a phrase of the question names a column.
func (q *question) isColumnAt(i int) bool {
	return i >= 0 && i < len(q.Question) && len(q.Question[i].Columns) > 0 && len(q.Question[i].Tables) == 0 && q.Question[i].Value < 0
}

// isUnused reports whether a phrase that names a part of columns is none that the query has: the part of part-time
// employees.
func (q *question) isUnused(i int, tokens []form.Token) bool {
	if i < 0 || i >= len(q.Question) {
		return false
	}
	s := q.Question[i]
	return s.Value < 0 && s.Partial && len(s.Tables) == 0 && len(s.Columns) > 0 &&
		!slices.ContainsFunc(s.Columns, func(c int) bool { return q.IsFlag(c) || slices.Contains(tokens, q.ColumnToken(c)) })
}

// filtering are words before what rows are narrowed by: payments by PayPal, orders from Berlin.
var (
	filtering = english.Words("by of on in from for with at via through using under")
	settings  = english.Words("total all general detail details order descending ascending full particular database data dataset system list company world " +
		"business us today record records file files far average hand sum stock sale year month week day now past previous time least most short turn alphabetical")
)

// isFiltered reports whether words that are linked to nothing end a part of the question that says which rows are
// meant: payments by paypal in 2024.
func (q *question) isFiltered(i, end int) bool {
	before := i - 1
	for articles[q.TextAt(before)] {
		before--
	}
	ends := end == len(q.Question) || sentenceEnds[q.TextAt(end)] || moments[q.TextAt(end)] || filtering[q.TextAt(end)]
	return ends && filtering[q.TextAt(before)] && (q.isLinked(before-1) || q.TextAt(before-1) != "" && english.Beings[q.TextAt(before-1)]) &&
		!slices.ContainsFunc(q.Question[i:end], func(s form.Phrase) bool { return settings[s.Text] })
}

// leavesOutWord is words that are linked to nothing and say which rows of a table are meant, so that the query gives
// others too: electric vehicles, vehicles in repair, accounts that churned.
func leavesOutWord(a *answer) string {
	left := func(i int) bool {
		return a.isFree(i) && !a.saysLasting(i) && !a.isUnit(a.TextAt(i)) || a.isUnused(i, a.tokens)
	}
	all := a.givesAll()
	for i := range a.Question {
		if !left(i) || left(i-1) {
			continue
		}
		end := i + 1
		for left(end) {
			end++
		}
		before := a.TextAt(i - 1)
		vague := english.Extremes[before] && !a.isLinked(end) // the highest discount, where there is none
		atEnd := end == len(a.Question) || sentenceEnds[a.TextAt(end)]
		does := a.isFree(i) && a.isFree(i+1) && atEnd && a.isLinked(i-1) // apartments allow pets
		table := end
		for table < len(a.Question) && a.Question[table].Value >= 0 && !a.Values[a.Question[table].Value].IsNumber() { // completed surgery appointments
			table++
		}
		describes := a.isTableAt(table) || a.isColumnAt(end) && a.isFree(end-1) // retired doctors, the breakfast rating
		if all || describes && !a.isVerbAt(i) || a.isPredicate(i, end) || a.isFiltered(i, end) || vague || does {
			var of []string
			for _, s := range a.Question[i:end] {
				of = append(of, s.Text)
			}
			return strings.Join(of, " ")
		}
	}
	return ""
}

// isUnit reports whether a word of the question is the unit of money in which the query gives or compares an amount.
func (a *answer) isUnit(word string) bool {
	return english.IsMoneyUnit(word) && (a.Units() == english.MainUnits || a.Units() == english.MinorUnits) &&
		slices.ContainsFunc(a.tokens, func(t form.Token) bool { c, ok := a.ColumnOf(t); return ok && a.Columns[c].Minor })
}

// givesAll reports whether a query gives all rows of a table, or counts them, and the question has nothing else that is
// linked.
func (a *answer) givesAll() bool {
	narrows := func(t form.Token) bool {
		return slices.Contains([]form.Token{form.Where, form.Group, form.Having, form.Order, form.Limit, form.Union, form.Intersect, form.Except}, t)
	}
	for i := range a.Question {
		if a.isLinked(i) && !a.isTableAt(i) && !a.isUnused(i, a.tokens) {
			return false
		}
	}
	return len(a.used) == 1 && !slices.ContainsFunc(a.tokens, narrows)
}

// isVerbAt reports whether a word that is linked to nothing follows the one who does it: "students attend", "who
// attend", "who are attending".
func (q *question) isVerbAt(i int) bool {
	return q.isLinked(i-1) || english.Beings[q.TextAt(i-1)] && strings.HasSuffix(q.TextAt(i), "ing") || doers[q.TextAt(i-1)] || english.Contracted(q.TextAt(i-1)) || q.TextAt(i-1) == "which" && q.isLinked(i-2)
}

// isPredicate reports whether words that are linked to nothing say at last what a table's rows are: "… are retired".
func (q *question) isPredicate(i, end int) bool {
	if end < len(q.Question) && !sentenceEnds[q.TextAt(end)] {
		return false
	}
	at := i - 1
	if at >= 0 && q.Question[at].Value >= 0 { // received late
		at--
	}
	for standings[q.TextAt(at)] || q.TextAt(at) == "not" {
		at--
	}
	if english.Beings[q.TextAt(at)] {
		at--
	} else if at == i-1 {
		return false
	}
	if q.TextAt(at) == "that" || q.TextAt(at) == "who" || q.TextAt(at) == "which" {
		return q.isLinked(at - 1)
	}
	return q.isTableAt(at) && !english.EachWords[q.TextAt(at-1)] && q.TextAt(at-1) != "no" && q.TextAt(at-1) != "any"
}

// guessesMoment is a time that a query looks for a period in, where the question says by a word that is linked to no
// column what happened then, and the table has other times: projects finished last year.
func guessesMoment(a *answer) form.Token {
	for v, value := range a.Values {
		at := a.sayingOf(v)
		if value.Period == nil || at < 1 {
			continue
		}
		for at--; moments[a.TextAt(at)] || particles[a.TextAt(at)]; at-- {
		}
		of := a.TextAt(at)
		if at >= 0 && a.Question[at].Value >= 0 {
			of = strings.ToLower(a.Values[a.Question[at].Value].Text)
		}
		if !a.isFree(at) && !(at >= 0 && a.Question[at].Value >= 0 && strings.HasSuffix(of, "ed")) {
			continue
		}
		for _, c := range a.comparisons {
			column := a.Columns[c.column]
			if c.value != v || column.Kind != form.Time || a.NamesColumn(c.column) || sharesBeginning(column.Words, of) || a.saysBeginning(column, of) {
				continue
			}
			if slices.ContainsFunc(strings.Fields(column.Words), func(w string) bool { return kept[w] }) {
				return c.at
			}
			if a.isFree(at) && (a.saysMoment(column, of) || a.isTableAt(at-1) && strings.HasSuffix(of, "ed") && !happened[of] && !english.Weightless[of]) {
				return c.at // logins that failed
			}
			table := a.Tables[column.Table]
			for other := table.First; other < table.End; other++ {
				if other != c.column && a.Columns[other].Kind == form.Time {
					return c.at
				}
			}
		}
	}
	return ""
}

// begun are words of when rows came to be, in names of columns.
var begun = english.Words("ordered opened received arrived booked issued submitted placed created logged raised")

// saysBeginning reports whether a word that says of rows no more than that they came to be, and the name of a time, may
// mean the same: tickets that came in, by when they were opened.
func (fs facts) saysBeginning(column form.Column, said string) bool {
	own := english.Stems(fs.Tables[column.Table].Words)
	return english.Weightless[said] && !slices.ContainsFunc(strings.Fields(column.Words), func(w string) bool {
		return !begun[w] && !happened[w] && !slices.Contains(own, english.Stem(w))
	})
}

// saysMoment reports whether a time is called by what happened then, and a word of the question that says what happened
// may be another thing: accounts that churned, by when they signed up.
func (fs facts) saysMoment(column form.Column, said string) bool {
	own := english.Stems(fs.Tables[column.Table].Words)
	return !happened[said] && slices.ContainsFunc(strings.Fields(column.Words), func(w string) bool {
		return !happened[w] && !slices.Contains(own, english.Stem(w)) && !durations[w]
	})
}

// sharesBeginning reports whether one of some words begins as another does: login and logged.
func sharesBeginning(some, other string) bool {
	const least = 3
	return len(other) >= least && slices.ContainsFunc(strings.Fields(some), func(w string) bool { return strings.HasPrefix(w, other[:least]) })
}

// ordinal is the number that a word is a place of: 2 of second and of 2nd; 0 where it is none.
func ordinal(word string) int {
	digits := strings.TrimRight(word, "stndrh")
	if n, err := strconv.Atoi(digits); err == nil && digits != word {
		return n
	}
	return max(slices.Index(ranks, word), 0)
}

// leavesOutPlace reports whether the question asks for the second highest and the query gives the first.
func leavesOutPlace(a *answer) bool {
	if !a.has(form.Limit, form.Max, form.Min) || a.has(form.Open) {
		return false
	}
	for i, s := range a.Question {
		next := a.TextAt(i + 1)
		if ordinal(s.Text) > 1 && (english.Extremes[next] || highs[next] || lows[next] || english.FirstDates[next] || english.LastDates[next]) {
			return true
		}
	}
	return false
}

// comparesOtherwise is a column, or what is counted, that the query compares with a number in another way than the
// question says: above 4 is not 4.
func comparesOtherwise(a *answer) form.Token {
	for i := 2; i < len(a.tokens); i++ {
		op := a.tokens[i-1]
		v, ok := a.ValueOf(a.tokens[i])
		if !ok || !v.IsNumber() || !slices.Contains([]form.Token{form.Less, form.LessEq, form.Greater, form.GreaterEq}, op) {
			continue
		}
		if c, isColumn := a.ColumnOf(a.tokens[i-2]); isColumn && a.Columns[c].Kind == form.Time && (i < 3 || a.tokens[i-3] != form.Year) {
			continue
		}
		_, n := a.tokens[i].Pointer()
		if said := a.comparisonAt(a.sayingOf(n)); said != "" && said != op {
			return a.tokens[i-2]
		}
	}
	return ""
}

// comparisonAt is how the question compares with the number somewhere in it; "" where it does not say.
func (q *question) comparisonAt(at int) form.Token {
	if at < 0 {
		return ""
	}
	last, before := q.TextAt(at-1), q.TextAt(at-2)
	if next := q.TextAt(at + 1); next == "or" || next == "and" {
		switch side := q.TextAt(at + 2); {
		case upward[side] || above[side]:
			return form.GreaterEq
		case downward[side] || below[side]:
			return form.LessEq
		}
	}
	denied := func(i int) bool {
		return denials[q.TextAt(i)] || q.TextAt(i) == "no" || english.Contracted(q.TextAt(i))
	}
	switch {
	case last == "least" && before == "at":
		return form.GreaterEq
	case last == "most" && before == "at":
		return form.LessEq
	case last == "than" && upward[before] && denied(at-3), above[last] && denied(at-2):
		return form.LessEq
	case last == "than" && downward[before] && denied(at-3), below[last] && denied(at-2):
		return form.GreaterEq
	case last == "than" && upward[before], above[last]:
		return form.Greater
	case last == "than" && downward[before], below[last]:
		return form.Less
	}
	return ""
}

// takesUnsaidText is a column of texts that a query asks for one that the question does not say, and no word of it
// begins with: the first of two coupons for any.
func takesUnsaidText(a *answer) form.Token {
	if a.Follows() || !a.hasWords() {
		return ""
	}
	unsaid := func(text string) bool {
		text = strings.ToLower(text)
		hinted := func(s form.Phrase) bool {
			return s.Text != "" && (strings.HasPrefix(s.Text, text) || strings.HasPrefix(text, english.Stem(s.Text)) && len(english.Stem(s.Text)) > 2)
		}
		return !english.YesOrNo[text] && !slices.ContainsFunc(a.Question, hinted)
	}
	for _, c := range a.comparisons {
		if c.value >= 0 && c.op == form.Equal && !a.said(c.value) && a.Columns[c.column].Kind == form.Text && unsaid(a.Values[c.value].Text) {
			return c.at
		}
	}
	for i := 2; i < len(a.tokens); i++ {
		if v, ok := a.ListedOf(a.tokens[i]); ok && a.tokens[i-1] == form.Equal && unsaid(v.Text) {
			return a.tokens[i-2]
		}
	}
	return ""
}

// asksForNothing is a column that a query asks for any value, or none, where no word of the question says so.
func asksForNothing(a *answer) form.Token {
	if a.Follows() || !a.hasWords() || slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
		return presence[s.Text] || denials[s.Text] || lasting[s.Text] || leaving[s.Text] || english.Contracted(s.Text) || english.MayMeanNot(s.Text)
	}) {
		return ""
	}
	for c := range a.nullTests() {
		happened := a.Columns[c].Kind == form.Time && a.links(c) // voided, by voided_at
		if !a.Columns[c].Key && !happened && !a.NamesColumn(c) { // of keys see testsNothing
			return a.ColumnToken(c)
		}
	}
	return ""
}

// comparesUnnamed is a column that no word of the question names and that is compared with a number of it, though a
// word before the number is linked to nothing: a margin of more than 10.
func comparesUnnamed(a *answer) form.Token {
	for _, c := range a.comparisons {
		if c.value < 0 || !a.Values[c.value].IsNumber() || !slices.Contains(form.Comparisons, c.op) || a.links(c.column) {
			continue
		}
		at := a.sayingOf(c.value)
		for back := 1; back <= 5 && at-back >= 0 && !a.isLinked(at-back); back++ {
			if a.isFree(at - back) {
				return c.at
			}
		}
	}
	return ""
}

// links reports whether some phrase of the question is linked to a column.
func (q *question) links(column int) bool {
	return slices.ContainsFunc(q.Question, func(s form.Phrase) bool {
		return slices.Contains(s.Columns, column) || slices.Contains(s.Also, column)
	})
}
