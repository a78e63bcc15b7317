package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

var (
	standings = english.Words("in out of on under at still currently already") // out of service
	particles = english.Words("up out off over away down")                     // of verbs: signed up
	moments   = english.Words("in on at since during before after until from by of within the for")
	upward    = english.Words("more greater higher larger older longer bigger heavier taller")
	downward  = english.Words("less fewer lower smaller younger shorter lighter cheaper")
	above     = english.Words("over above exceeding exceeds exceed exceeded")
	below     = english.Words("under below")
)

// isUnused reports whether a phrase that names a part of columns is none that the query has: the part of part-time
// employees.
func isUnused(a *reading.Answer, i int, tokens []form.Token) bool {
	if i < 0 || i >= len(a.Question) || isIdiom(a, i) {
		return false
	}
	s := a.Question[i]
	return s.Value < 0 && s.Partial && len(s.Tables) == 0 && len(s.Columns) > 0 &&
		!slices.ContainsFunc(s.Columns, func(c int) bool { return a.IsFlag(c) || slices.Contains(tokens, a.ColumnToken(c)) })
}

// filtering are words before what rows are narrowed by: payments by PayPal, orders from Berlin.
var (
	filtering = english.Words("by of on in from for with at via through using under")
	settings  = english.Words("total all general detail details order descending ascending full particular database data dataset system list company world " +
		"business us today record records file files far average hand sum stock sale year month week day now past previous time least most short turn alphabetical")
)

// isFiltered reports whether words that are linked to nothing end a part of the question that says which rows are
// meant: payments by paypal in 2024.
func isFiltered(a *reading.Answer, i, end int) bool {
	before := i - 1
	for reading.Articles[a.TextAt(before)] {
		before--
	}
	ends := end == len(a.Question) || reading.SentenceEnds[a.TextAt(end)] || moments[a.TextAt(end)] || filtering[a.TextAt(end)]
	return ends && filtering[a.TextAt(before)] && (a.IsLinked(before-1) || a.TextAt(before-1) != "" && english.Beings[a.TextAt(before-1)]) &&
		!slices.ContainsFunc(a.Question[i:end], func(s form.Phrase) bool { return settings[s.Text] })
}

// leavesOutWord is words that are linked to nothing and say which rows of a table are meant, so that the query gives
// others too: electric vehicles, vehicles in repair, accounts that churned.
func leavesOutWord(a *reading.Answer) string {
	left := func(i int) bool {
		return !a.Expresses(i) && (a.IsFree(i) && !a.IsUnit(a.TextAt(i)) || isUnused(a, i, a.Tokens))
	}
	all := givesAll(a)
	for i := range a.Question {
		if !left(i) || left(i-1) {
			continue
		}
		end := i + 1
		for left(end) {
			end++
		}
		before := a.TextAt(i - 1)
		vague := english.Extremes[before] && !a.IsLinked(end) // the highest discount, where there is none
		atEnd := end == len(a.Question) || reading.SentenceEnds[a.TextAt(end)]
		does := a.IsFree(i) && a.IsFree(i+1) && atEnd && a.IsLinked(i-1) // apartments allow pets
		table := end
		for table < len(a.Question) && a.Question[table].Value >= 0 && !a.Values[a.Question[table].Value].IsNumber() { // completed surgery appointments
			table++
		}
		describes := a.IsTableAt(table) || a.IsColumnAt(end) && a.IsFree(end-1) // retired doctors, the breakfast rating
		hyphened := a.TextAt(end) == "-" && a.IsLinked(end+1)                   // co-investigators are none
		if all || hyphened || describes && !isVerbAt(a, i) || isPredicate(a, i, end) || isFiltered(a, i, end) || vague || does {
			var of []string
			for _, s := range a.Question[i:end] {
				of = append(of, s.Text)
			}
			return strings.Join(of, " ")
		}
	}
	return ""
}

// givesAll reports whether a query gives all rows of a table, or counts them, and the question has nothing else that is
// linked.
func givesAll(a *reading.Answer) bool {
	narrows := func(t form.Token) bool {
		return slices.Contains([]form.Token{form.Where, form.Group, form.Having, form.Order, form.Limit, form.Union, form.Intersect, form.Except}, t)
	}
	for i := range a.Question {
		if a.IsLinked(i) && !a.IsTableAt(i) && !isUnused(a, i, a.Tokens) {
			return false
		}
	}
	return len(a.Used) == 1 && !slices.ContainsFunc(a.Tokens, narrows)
}

// isVerbAt reports whether a word that is linked to nothing follows the one who does it: "students attend", "who
// attend", "who are attending".
func isVerbAt(a *reading.Answer, i int) bool {
	return a.IsLinked(i-1) || english.Beings[a.TextAt(i-1)] && strings.HasSuffix(a.TextAt(i), "ing") || reading.Doers[a.TextAt(i-1)] || english.Contracted(a.TextAt(i-1)) || a.TextAt(i-1) == "which" && a.IsLinked(i-2)
}

// isPredicate reports whether words that are linked to nothing say at last what a table's rows are: "… are retired".
func isPredicate(a *reading.Answer, i, end int) bool {
	if end < len(a.Question) && !reading.SentenceEnds[a.TextAt(end)] {
		return false
	}
	at := i - 1
	if at >= 0 && a.Question[at].Value >= 0 { // received late
		at--
	}
	for standings[a.TextAt(at)] || a.TextAt(at) == "not" {
		at--
	}
	if english.Beings[a.TextAt(at)] {
		at--
	} else if at == i-1 {
		return false
	}
	if a.TextAt(at) == "that" || a.TextAt(at) == "who" || a.TextAt(at) == "which" {
		return a.IsLinked(at - 1)
	}
	if a.IsColumnAt(at) && reading.Asking[a.TextAt(at-1)] { // which elements are gases
		return true
	}
	return a.IsTableAt(at) && !english.EachWords[a.TextAt(at-1)] && a.TextAt(at-1) != "no" && a.TextAt(at-1) != "any"
}

// guessesMoment is a time that a query looks for a period in, where the question says by a word that is linked to no
// column what happened then, and the table has other times: projects finished last year.
func guessesMoment(a *reading.Answer) form.Token {
	for v, value := range a.Values {
		at := a.SayingOf(v)
		if value.Period == nil || at < 1 {
			continue
		}
		for at--; moments[a.TextAt(at)] || particles[a.TextAt(at)]; at-- {
		}
		of := a.TextAt(at)
		if at >= 0 && a.Question[at].Value >= 0 {
			of = strings.ToLower(a.Values[a.Question[at].Value].Text)
		}
		if !a.IsFree(at) && !(at >= 0 && a.Question[at].Value >= 0 && strings.HasSuffix(of, "ed")) {
			continue
		}
		for _, c := range a.Comparisons {
			column := a.Columns[c.Column]
			if c.Value != v || column.Kind != form.Time || a.NamesColumn(c.Column) || sharesBeginning(column.Words, of) || saysBeginning(a, column, of) {
				continue
			}
			if slices.ContainsFunc(strings.Fields(column.Words), func(w string) bool { return reading.Kept[w] }) {
				return c.At
			}
			if a.IsFree(at) && (saysMoment(a, column, of) || a.IsTableAt(at-1) && strings.HasSuffix(of, "ed") && !reading.Happened[of] && !english.Weightless[of]) {
				return c.At // logins that failed
			}
			table := a.Tables[column.Table]
			for other := table.First; other < table.End; other++ {
				if other != c.Column && a.Columns[other].Kind == form.Time {
					return c.At
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
func saysBeginning(a *reading.Answer, column form.Column, said string) bool {
	own := english.Stems(a.Tables[column.Table].Words)
	return english.Weightless[said] && !slices.ContainsFunc(strings.Fields(column.Words), func(w string) bool {
		return !begun[w] && !reading.Happened[w] && !slices.Contains(own, english.Stem(w))
	})
}

// saysMoment reports whether a time is called by what happened then, and a word of the question that says what happened
// may be another thing: accounts that churned, by when they signed up.
func saysMoment(a *reading.Answer, column form.Column, said string) bool {
	own := english.Stems(a.Tables[column.Table].Words)
	return !reading.Happened[said] && slices.ContainsFunc(strings.Fields(column.Words), func(w string) bool {
		return !reading.Happened[w] && !slices.Contains(own, english.Stem(w)) && !durations[w]
	})
}

// sharesBeginning reports whether one of some words begins as another does: login and logged.
func sharesBeginning(some, other string) bool {
	const least = 3
	return len(other) >= least && slices.ContainsFunc(strings.Fields(some), func(w string) bool { return strings.HasPrefix(w, other[:least]) })
}

// leavesOutPlace reports whether the question asks for the second highest and the query gives the first.
func leavesOutPlace(a *reading.Answer) bool {
	return a.Place() > 0 && a.Has(form.Limit, form.Max, form.Min) && !a.Has(form.Open, form.Offset)
}

// comparesOtherwise is a column, or what is counted, that the query compares with a number in another way than the
// question says: above 4 is not 4.
func comparesOtherwise(a *reading.Answer) form.Token {
	for i := 2; i < len(a.Tokens); i++ {
		op := a.Tokens[i-1]
		v, ok := a.ValueOf(a.Tokens[i])
		if !ok || !v.IsNumber() || !slices.Contains([]form.Token{form.Equal, form.Less, form.LessEq, form.Greater, form.GreaterEq}, op) {
			continue
		}
		if c, isColumn := a.ColumnOf(a.Tokens[i-2]); isColumn && a.Columns[c].Kind == form.Time && (i < 3 || a.Tokens[i-3] != form.Year) {
			continue
		}
		_, n := a.Tokens[i].Pointer()
		if said := comparisonAt(a, a.SayingOf(n)); said != "" && said != op {
			return a.Tokens[i-2]
		}
	}
	return ""
}

// comparisonAt is how the question compares with the number somewhere in it; "" where it does not say.
func comparisonAt(a *reading.Answer, at int) form.Token {
	if at < 0 {
		return ""
	}
	last, before := a.TextAt(at-1), a.TextAt(at-2)
	if next := a.TextAt(at + 1); next == "or" || next == "and" {
		switch side := a.TextAt(at + 2); {
		case upward[side] || above[side]:
			return form.GreaterEq
		case downward[side] || below[side]:
			return form.LessEq
		}
	}
	denied := func(i int) bool {
		return reading.Denials[a.TextAt(i)] || a.TextAt(i) == "no" || english.Contracted(a.TextAt(i))
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
func takesUnsaidText(a *reading.Answer) form.Token {
	if a.Follows() || !a.HasWords() {
		return ""
	}
	unsaid := func(text string) bool {
		text = strings.ToLower(text)
		hinted := func(s form.Phrase) bool {
			return s.Text != "" && (strings.HasPrefix(s.Text, text) || strings.HasPrefix(text, english.Stem(s.Text)) && len(english.Stem(s.Text)) > 2)
		}
		return !english.YesOrNo[text] && !slices.ContainsFunc(a.Question, hinted)
	}
	for _, c := range a.Comparisons {
		if c.Value >= 0 && c.Op == form.Equal && !a.SaysValue(c.Value) && a.Columns[c.Column].Kind == form.Text && unsaid(a.Values[c.Value].Text) {
			return c.At
		}
	}
	for i := 2; i < len(a.Tokens); i++ {
		if v, ok := a.ListedOf(a.Tokens[i]); ok && a.Tokens[i-1] == form.Equal && unsaid(v.Text) {
			return a.Tokens[i-2]
		}
	}
	return ""
}

// asksForNothing is a column that a query asks for any value, or none, where no word of the question says so, or where
// one does and means something else: flats that were never let, by those that have no number.
func asksForNothing(a *reading.Answer) form.Token {
	if a.Follows() || !a.HasWords() {
		return ""
	}
	asked := slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
		return reading.Presence[s.Text] || reading.Denials[s.Text] || reading.Lasting[s.Text] || reading.Ongoing[s.Text] || reading.Leaving[s.Text] || english.Contracted(s.Text) || english.MayMeanNot(s.Text)
	})
	for c, wanted := range a.NullTests() {
		if at := slices.Index(a.Tokens, form.Group); wanted && at >= 0 && at+1 < len(a.Tokens) && a.Tokens[at+1] == a.ColumnToken(c) && a.Has(form.Limit) {
			continue // the first groups that have a name
		}
		happened := a.Columns[c].Kind == form.Time && a.Links(c) // voided, by voided_at
		if asked && (a.Columns[c].Kind != form.Text || a.Links(c)) || a.OrNone(c) {
			continue
		}
		if !a.Columns[c].Key && !happened && !a.NamesColumn(c) && !(a.HasShare() && a.IsFlag(c)) { // of keys see testsNothing
			return a.ColumnToken(c)
		}
	}
	return ""
}

var states = english.Words("status state")

// leavesStateOpen is a state of the rows that a query gives, where the question asks for those that are so now and the
// query does not look: tenants who currently live there, without the state of their lease.
func leavesStateOpen(a *reading.Answer) form.Token {
	at := a.LastingAt()
	if at < 0 || a.Follows() || a.SaysLasting(at) {
		return ""
	}
	isState := func(c int) bool { return a.IsText(c) && a.CalledOf(c, states) }
	if slices.ContainsFunc(a.Comparisons, func(c reading.Comparison) bool { return a.IsFlag(c.Column) || isState(c.Column) }) {
		return ""
	}
	for range a.NullTests() {
		return ""
	}
	for _, t := range a.TablesUsed {
		for c := a.Tables[t].First; c < a.Tables[t].End; c++ {
			if token := a.ColumnToken(c); token != "" && isState(c) && !slices.Contains(a.Tokens, token) {
				return token
			}
		}
	}
	return ""
}

// leavesOutLack is a word that is linked to nothing, or a value, and that rows are to be without, where the query
// excludes nothing: exams that have no result yet.
func leavesOutLack(a *reading.Answer) string {
	if a.Denies() || a.Has(form.Null, form.Numeral(0)) {
		return ""
	}
	for i := range a.Question {
		if a.TextAt(i) != "no" && a.TextAt(i) != "without" || a.TextAt(i-1) == "or" {
			continue
		}
		if a.IsFree(i + 1) {
			return a.TextAt(i + 1)
		}
		for _, c := range a.Comparisons { // no sales rep, for those of a sales rep
			if v := c.Value; v >= 0 && a.SayingOf(v) == i+1 && c.Op == form.Equal && !a.Values[v].IsNumber() {
				return a.Values[v].Text
			}
		}
	}
	return ""
}

// comparesUnnamed is a column that no word of the question names and that is compared with a number of it, though a
// word before the number is linked to nothing: a margin of more than 10.
func comparesUnnamed(a *reading.Answer) form.Token {
	for _, c := range a.Comparisons {
		if c.Value < 0 || !a.Values[c.Value].IsNumber() || !slices.Contains(form.Comparisons, c.Op) || a.Links(c.Column) {
			continue
		}
		at := a.SayingOf(c.Value)
		for back := 1; back <= 5 && at-back >= 0 && !a.IsLinked(at-back); back++ {
			if a.IsFree(at - back) {
				return c.At
			}
		}
	}
	return ""
}

// figures are nouns after the name of a number that ask for another figure than that number.
var figures = english.Words("rate rates range ranges raise raises increase increases margin margins share shares change changes gap gaps spread")

// leavesOutMeasure is a noun that makes another figure of the number before it, and that is linked to nothing, where
// the query computes none: a salary range, the survival rate. A rate may be an average, and a range two ends.
func leavesOutMeasure(a *reading.Answer) string {
	if a.HasShare() || a.Has(form.Div, form.Minus, form.Avg) || a.Has(form.Min) && a.Has(form.Max) {
		return ""
	}
	for i := 1; i < len(a.Question); i++ {
		if s := a.Question[i]; s.IsPlain() && figures[s.Text] && a.IsLinked(i-1) && a.Question[i-1].Value < 0 && !isVerbAt(a, i-1) {
			return s.Text
		}
	}
	return ""
}

// leavesOutStanding is what rows are out of, where the query does not compare it: products that are out of stock.
func leavesOutStanding(a *reading.Answer) string {
	for i := 2; i < len(a.Question); i++ {
		s := a.Question[i]
		if a.TextAt(i-1) != "of" || a.TextAt(i-2) != "out" || s.Value >= 0 || !a.IsLinked(i) {
			continue
		}
		of := func(c int) bool {
			return slices.Contains(s.Columns, c) || slices.Contains(s.Tables, a.Columns[c].Table)
		}
		looks := slices.ContainsFunc(a.Comparisons, func(c reading.Comparison) bool {
			return of(c.Column) && a.Columns[c.Column].Kind != form.Text && !a.Columns[c.Column].Key
		})
		for c := range a.NullTests() {
			looks = looks || of(c)
		}
		if !looks && !a.Denies() {
			return "out of " + s.Text
		}
	}
	return ""
}

var heads = english.Words("boss supervisor superior head lead leader chief manager managers")

// takesRole is a key to persons that a query follows for a word of the question which is no word of its name: a
// director is no manager of a shop.
func takesRole(a *reading.Answer) form.Token {
	for _, s := range a.Question {
		if s.Value >= 0 || !s.Partial || len(s.Tables) > 0 || heads[s.Text] || !isRole(s.Text) {
			continue
		}
		called := slices.ContainsFunc(s.Columns, func(c int) bool {
			return slices.ContainsFunc(strings.Fields(s.Text), func(w string) bool { return a.Called(c, w) })
		})
		for _, c := range s.Columns {
			if !called && a.Refers(c) && slices.Contains(a.Tokens, a.ColumnToken(c)) {
				return a.ColumnToken(c)
			}
		}
	}
	return ""
}

// isRole reports whether a word may be what a person does.
func isRole(word string) bool {
	word = english.Stem(word)
	return strings.HasSuffix(word, "or") || strings.HasSuffix(word, "er") || strings.HasSuffix(word, "ist")
}
