package pointer

import (
	"slices"
	"strconv"
	"strings"
)

var (
	idle = words("single corresponding respective existing certain particular specific various individual fewest cheapest percentage once often " +
		"everything anything following altogether together right now yet common frequent popular") // say nothing of which rows
	weightless = words("respectively exist exists far commonly frequently along greater higher retrieve obtain determine identify provide please " +
		"substring contain contains containing include includes including used recorded record based belong belongs overall don't doesn't didn't young " +
		"names") // likewise in most places: a query does without them
	doers     = words("who whom that we they you i he she it to not have has had having do does did never ever can could will would") // before a verb
	beings    = words("is are was were be been being")
	standings = words("in out of on under at still currently already") // out of service
	moments   = words("in on at since during before after until from by of within the for")
	upward    = words("more greater higher larger older longer bigger heavier taller")
	downward  = words("less fewer lower smaller younger shorter lighter cheaper")
	above     = words("over above exceeding exceeds exceed exceeded")
	below     = words("under below")
	kept      = words("created inserted updated modified changed added") // when a row was written
	presence  = words("with has have had having without no any some missing empty blank null unknown none exist exists existing available recorded known " +
		"given set filled been still yet ever already left lack lacks lacking")
	yesOrNo = words("yes y true t no n false f on off")
)

// weighty are words without those that say nothing of which rows.
func weighty(run []string) []string {
	return slices.DeleteFunc(run, func(w string) bool { return idle[w] || weightless[w] })
}

// isFree tells whether a word of the question is linked to nothing, though it may say which rows are meant.
func (p *Prompt) isFree(i int) bool {
	if i < 0 || i >= len(p.Question) {
		return false
	}
	s := p.Question[i]
	return s.isPlain() && !idle[s.Text] && !extremes[s.Text] && !beyond[s.Text] && ordinal(s.Text) == 0
}

// hasWords tells whether the question has any: one that only holds what a query points at says nothing of its form.
func (p *Prompt) hasWords() bool {
	return slices.ContainsFunc(p.Question, func(s Phrase) bool { return s.Text != "" })
}

func (p *Prompt) isLinked(i int) bool {
	return i >= 0 && i < len(p.Question) && (p.Question[i].Value >= 0 || len(p.Question[i].Tables)+len(p.Question[i].Columns) > 0)
}

// isTableAt tells whether a phrase of the question names a table.
func (p *Prompt) isTableAt(i int) bool {
	return i >= 0 && i < len(p.Question) && len(p.Question[i].Tables) > 0 && p.Question[i].Value < 0
}

// isColumnAt tells whether a phrase of the question names a column.
func (p *Prompt) isColumnAt(i int) bool {
	return i >= 0 && i < len(p.Question) && len(p.Question[i].Columns) > 0 && len(p.Question[i].Tables) == 0 && p.Question[i].Value < 0
}

func (p *Prompt) textAt(i int) string {
	if i < 0 || i >= len(p.Question) {
		return ""
	}
	return p.Question[i].Text
}

// isUnused tells whether a phrase that names a part of columns is none that the query has: the part of part-time
// employees.
func (p *Prompt) isUnused(i int, tokens []Token) bool {
	if i < 0 || i >= len(p.Question) {
		return false
	}
	s := p.Question[i]
	return s.Value < 0 && s.Partial && len(s.Tables) == 0 && len(s.Columns) > 0 &&
		!slices.ContainsFunc(s.Columns, func(c int) bool { return p.isFlag(c) || slices.Contains(tokens, p.ColumnToken(c)) })
}

// leavesOutWord is words that are linked to nothing and say which rows of a table are meant, so that the query gives
// others too: electric vehicles, vehicles in repair, accounts that churned.
func (p *Prompt) leavesOutWord(tokens []Token) string {
	left := func(i int) bool { return p.isFree(i) || p.isUnused(i, tokens) }
	all := p.givesAll(tokens)
	for i := range p.Question {
		if !left(i) || left(i-1) {
			continue
		}
		end := i + 1
		for left(end) {
			end++
		}
		before := p.textAt(i - 1)
		vague := extremes[before] && !p.isLinked(end) // the highest discount, where there is none
		atEnd := end == len(p.Question) || sentenceEnds[p.textAt(end)]
		does := p.isFree(i) && p.isFree(i+1) && atEnd && p.isLinked(i-1) // apartments allow pets
		table := end
		for table < len(p.Question) && p.Question[table].Value >= 0 && !p.Values[p.Question[table].Value].isNumber() { // completed surgery appointments
			table++
		}
		describes := p.isTableAt(table) || p.isColumnAt(end) && p.isFree(end-1) // retired doctors, the breakfast rating
		if all || describes && !p.isVerbAt(i) || p.isPredicate(i, end) || vague || does {
			var of []string
			for _, s := range p.Question[i:end] {
				of = append(of, s.Text)
			}
			return strings.Join(of, " ")
		}
	}
	return ""
}

// givesAll tells whether a query gives all rows of a table, or counts them, and the question has nothing else that is
// linked.
func (p *Prompt) givesAll(tokens []Token) bool {
	narrows := func(t Token) bool {
		return slices.Contains([]Token{Where, Group, Having, Order, Limit, Union, Intersect, Except}, t)
	}
	for i := range p.Question {
		if p.isLinked(i) && !p.isTableAt(i) && !p.isUnused(i, tokens) {
			return false
		}
	}
	return len(p.tablesOf(tokens)) == 1 && !slices.ContainsFunc(tokens, narrows)
}

// isVerbAt tells whether a word that is linked to nothing follows the one who does it: "students attend", "who attend",
// "who are attending".
func (p *Prompt) isVerbAt(i int) bool {
	return p.isLinked(i-1) || beings[p.textAt(i-1)] && strings.HasSuffix(p.textAt(i), "ing") || doers[p.textAt(i-1)] || contracted(p.textAt(i-1)) || p.textAt(i-1) == "which" && p.isLinked(i-2)
}

// isPredicate tells whether words that are linked to nothing say at last what a table's rows are: "… are retired".
func (p *Prompt) isPredicate(i, end int) bool {
	if end < len(p.Question) && !sentenceEnds[p.textAt(end)] {
		return false
	}
	at := i - 1
	if at >= 0 && p.Question[at].Value >= 0 { // received late
		at--
	}
	for standings[p.textAt(at)] || p.textAt(at) == "not" {
		at--
	}
	if beings[p.textAt(at)] {
		at--
	} else if at == i-1 {
		return false
	}
	if p.textAt(at) == "that" || p.textAt(at) == "who" || p.textAt(at) == "which" {
		return p.isLinked(at - 1)
	}
	return p.isTableAt(at) && !groups[p.textAt(at-1)] && p.textAt(at-1) != "no" && p.textAt(at-1) != "any"
}

// guessesMoment is a time that a query looks for a period in, where the question says by a word that is linked to no
// column what happened then, and the table has other times: projects finished last year.
func (p *Prompt) guessesMoment(tokens []Token) Token {
	for v, value := range p.Values {
		at := p.sayingOf(v)
		if value.Period == nil || at < 1 {
			continue
		}
		for at--; moments[p.textAt(at)]; at-- {
		}
		of := p.textAt(at)
		if at >= 0 && p.Question[at].Value >= 0 {
			of = strings.ToLower(p.Values[p.Question[at].Value].Text)
		}
		if !p.isFree(at) && !(at >= 0 && p.Question[at].Value >= 0 && strings.HasSuffix(of, "ed")) {
			continue
		}
		for c := range p.comparisons(tokens) {
			column := p.Columns[c.column]
			if c.value != v || column.Kind != Time || p.namesColumn(c.column) || sharesBeginning(column.words, of) {
				continue
			}
			if slices.ContainsFunc(strings.Fields(column.words), func(w string) bool { return kept[w] }) {
				return c.at
			}
			table := p.Tables[column.Table]
			for other := table.First; other < table.End; other++ {
				if other != c.column && p.Columns[other].Kind == Time {
					return c.at
				}
			}
		}
	}
	return ""
}

// sharesBeginning tells whether one of some words begins as another does: login and logged.
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

// leavesOutPlace tells whether the question asks for the second highest and the query gives the first.
func (f form) leavesOutPlace() bool {
	if !f.has(Limit, Max, Min) || f.has(Open) {
		return false
	}
	for i, s := range f.Question {
		next := f.textAt(i + 1)
		if ordinal(s.Text) > 1 && (extremes[next] || highs[next] || lows[next] || firstDates[next] || lastDates[next]) {
			return true
		}
	}
	return false
}

// comparesOtherwise is a column, or what is counted, that the query compares with a number in another way than the
// question says: above 4 is not 4.
func (f form) comparesOtherwise() Token {
	for i := 2; i < len(f.tokens); i++ {
		op := f.tokens[i-1]
		v, ok := f.ValueOf(f.tokens[i])
		if !ok || !v.isNumber() || !slices.Contains([]Token{Less, LessEq, Greater, GreaterEq}, op) {
			continue
		}
		if c, isColumn := f.ColumnOf(f.tokens[i-2]); isColumn && f.Columns[c].Kind == Time && (i < 3 || f.tokens[i-3] != Year) {
			continue
		}
		_, n := f.tokens[i].pointed()
		if said := f.comparisonAt(f.sayingOf(n)); said != "" && said != op {
			return f.tokens[i-2]
		}
	}
	return ""
}

// comparisonAt is how the question compares with the number that stands somewhere in it; "" where it does not say.
func (f form) comparisonAt(at int) Token {
	if at < 0 {
		return ""
	}
	last, before := f.textAt(at-1), f.textAt(at-2)
	if next := f.textAt(at + 1); next == "or" || next == "and" {
		switch side := f.textAt(at + 2); {
		case upward[side] || above[side]:
			return GreaterEq
		case downward[side] || below[side]:
			return LessEq
		}
	}
	denied := func(i int) bool { return denials[f.textAt(i)] || f.textAt(i) == "no" || contracted(f.textAt(i)) }
	switch {
	case last == "least" && before == "at":
		return GreaterEq
	case last == "most" && before == "at":
		return LessEq
	case last == "than" && upward[before] && denied(at-3), above[last] && denied(at-2):
		return LessEq
	case last == "than" && downward[before] && denied(at-3), below[last] && denied(at-2):
		return GreaterEq
	case last == "than" && upward[before], above[last]:
		return Greater
	case last == "than" && downward[before], below[last]:
		return Less
	}
	return ""
}

// takesUnsaidText is a column of texts that a query asks for one that the question does not say, and no word of it
// begins with: the first of two coupons for any.
func (p *Prompt) takesUnsaidText(tokens []Token) Token {
	if p.before != nil || !p.hasWords() {
		return ""
	}
	for c := range p.comparisons(tokens) {
		if c.value < 0 || c.op != Equal || p.said(c.value) || p.Columns[c.column].Kind != Text {
			continue
		}
		text := strings.ToLower(p.Values[c.value].Text)
		hinted := func(s Phrase) bool {
			return s.Text != "" && (strings.HasPrefix(s.Text, text) || strings.HasPrefix(text, stem(s.Text)) && len(stem(s.Text)) > 2)
		}
		if !yesOrNo[text] && !slices.ContainsFunc(p.Question, hinted) {
			return c.at
		}
	}
	return ""
}

// asksForNothing is a column that a query asks for any value, or none, where no word of the question says so.
func (p *Prompt) asksForNothing(tokens []Token) Token {
	if p.before != nil || !p.hasWords() || slices.ContainsFunc(p.Question, func(s Phrase) bool {
		return presence[s.Text] || denials[s.Text] || contracted(s.Text) || mayMeanNot(s.Text)
	}) {
		return ""
	}
	for c := range p.nullTests(tokens) {
		if !p.Columns[c].Key && !p.namesColumn(c) { // of keys see testsNothing
			return p.ColumnToken(c)
		}
	}
	return ""
}

// comparesUnnamed is a column that no word of the question names and that is compared with a number of it, though a
// word before the number is linked to nothing: a margin of more than 10.
func (p *Prompt) comparesUnnamed(tokens []Token) Token {
	for c := range p.comparisons(tokens) {
		if c.value < 0 || !p.Values[c.value].isNumber() || !slices.Contains(relations, c.op) || p.links(c.column) {
			continue
		}
		at := p.sayingOf(c.value)
		for back := 1; back <= 5 && at-back >= 0 && !p.isLinked(at-back); back++ {
			if p.isFree(at - back) {
				return c.at
			}
		}
	}
	return ""
}

// links tells whether some phrase of the question is linked to a column.
func (p *Prompt) links(column int) bool {
	return slices.ContainsFunc(p.Question, func(s Phrase) bool {
		return slices.Contains(s.Columns, column) || slices.Contains(s.Also, column)
	})
}
