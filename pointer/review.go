package pointer

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"
)

// Fault is something that speaks against a query as an answer to the question of a prompt. No execution is needed to
// see it, and no gold.
type Fault struct {
	Weight float64 // a factor of Prompt.Weight, below 1
	// Said is how an observation says it: "not V0" where the query leaves out a value, else a diagnosis of Progress-SQL's
	// Table 7 and what it is of, "select_error C2". Empty where the question is at fault, so that no query does better.
	Said []Token

	why string
	of  string // the words of the question that are at fault, where no token of Said says it
}

// Weight is how far a query does with what the question says, from 0 to 1: 1 where nothing speaks against it. Zero says
// that its result is the number 0.
func (p *Prompt) Weight(tokens []Token, zero bool) float64 {
	weight := 1.0
	for _, f := range p.Review(tokens) {
		weight *= f.Weight
	}
	if zero && len(p.Values) > 0 {
		weight *= zeroWeight
	}
	return weight
}

// Doubts are the faults of a query in words, the worst first, and of those of one word or column one.
func (p *Prompt) Doubts(tokens []Token, zero bool) []string {
	faults := p.Review(tokens)
	slices.SortStableFunc(faults, func(a, b Fault) int { return cmp.Compare(a.Weight, b.Weight) })
	var out []string
	seen := map[string]bool{}
	for _, f := range faults {
		of := cmp.Or(f.of, p.Words(slices.DeleteFunc(slices.Clone(f.Said), func(t Token) bool { class, _ := t.pointed(); return class == 0 })))
		if of == "" {
			out = append(out, f.why)
		} else if !seen[of] {
			seen[of] = true
			out = append(out, of+": "+f.why)
		}
	}
	if zero && len(p.Values) > 0 {
		out = append(out, zeroWhy)
	}
	return out
}

// Review is what speaks against a query: by itself (review_query.go), and as an answer (review_question.go,
// review_word.go, review_measure.go, review_form.go, review_follow.go).
func (p *Prompt) Review(tokens []Token) []Fault {
	var out []Fault
	fault := func(d doubt, said ...Token) { out = append(out, Fault{Weight: d.weight, Said: said, why: d.why}) }
	found := func(at Token, d doubt, said Token) { // "": it is not
		if at != "" {
			fault(d, said, at)
		}
	}
	words := func(d doubt, weight float64, of string) { out = append(out, Fault{Weight: weight, why: d.why, of: of}) }
	for v, value := range p.Values {
		switch {
		case !p.said(v) || slices.Contains(tokens, valueToken(v)):
		case len(value.Cells) > 0 && !value.Begun:
			fault(unusedValue, Not, valueToken(v))
		case value.Number != "" && p.before == nil: // see leavesOutNumber
		case value.Number == "" && value.Period == nil:
			fault(unusedText, Not, valueToken(v))
		case value.Period != nil && !slices.ContainsFunc(p.Question, func(s Phrase) bool { return ages[s.Text] }):
			fault(unusedPeriod, Not, valueToken(v))
		}
	}
	p.unlinked(func(string) {}, func(run []string) {
		words(unlinkedWord, math.Pow(unlinkedWord.weight, float64(len(run))), strings.Join(run, " "))
	})
	if slices.ContainsFunc(p.Question, func(s Phrase) bool { return beyond[s.Text] && s.Value < 0 && len(s.Columns)+len(s.Tables) == 0 }) {
		fault(beyondForm)
	}
	if p.asksWho() {
		switch {
		case p.namesPersons(tokens):
		case !p.selects(tokens, func(c int) bool { return p.Columns[c].Kind == Text }):
			fault(noName, selectError)
		case !p.selects(tokens, func(c int) bool { return p.Columns[c].Kind == Text && !p.isThing(c) }):
			fault(notWho, selectError)
		}
		if p.asksFirst() && slices.Contains(tokens, Order) && !slices.Contains(tokens, Limit) {
			fault(allInOrder, orderMismatch)
		}
	}
	found(p.selectsKey(tokens), keySelected, selectError)
	found(p.asksBack(tokens), askedBack, selectError)
	found(p.upholds(tokens), flagUpheld, whereError)
	p.unused(tokens, fault)
	for i := 2; i < len(tokens); i++ {
		v, isValue := p.ValueOf(tokens[i])
		c, isColumn := p.ColumnOf(tokens[i-2])
		if !isValue || !isColumn || tokens[i-1] != Equal || len(v.Cells) == 0 || p.Columns[c].Kind != Text {
			continue
		}
		switch held := v.held(c); {
		case v.Begun && held:
			fault(begunValue)
		case !v.Begun && !held:
			fault(elsewhereWeight, whereError, tokens[i-2])
		}
	}
	found(p.repeats(tokens), repeatedItem, selectError)
	found(p.contradicts(tokens), contradiction, whereError)
	found(p.testsNothing(tokens), nothingTested, whereError)
	found(p.aggregatesGroup(tokens), groupAggregated, aggregateError)
	found(p.leavesFlagOpen(tokens), flagOpen, whereError)
	found(p.comparesUnsaid(tokens), unsaidNumber, whereError)
	if sameOnBothSides(tokens) {
		fault(sameOperands, extraQuery)
	}
	found(p.seeksUnlike(tokens), unlikeColumn, whereError)
	found(p.reachesFarther(tokens), fartherColumn, Not)
	found(p.detours(tokens), fartherColumn, Not)
	found(p.ordersFromOtherEnd(tokens), otherEnd, orderMismatch)
	found(p.countsRowsOfAmounts(tokens), rowsCounted, Not)
	found(p.fansOut(tokens), fanTrap, joinMismatch)
	if of := p.leavesOutWord(tokens); of != "" {
		words(wordLeftOut, wordLeftOut.weight, of)
	}
	found(p.guessesMoment(tokens), momentGuessed, whereError)
	found(p.takesUnsaidText(tokens), unsaidText, whereError)
	found(p.aggregatesKey(tokens), keyAggregated, aggregateError)
	found(p.groupsSingleRows(tokens), singleRows, aggregateError)
	found(p.othersNamed(tokens), otherPersons, selectError)
	found(p.seeksElsewhere(tokens), fartherColumn, Not)
	found(p.asksForNothing(tokens), nothingAsked, whereError)
	found(p.comparesUnnamed(tokens), unnamedColumn, whereError)
	found(p.comparesShared(tokens), namesShared, selectError)
	found(p.givesOtherRows(tokens), otherRows, selectError)
	found(p.seeksBeyondRange(tokens), beyondRange, whereError)
	p.reviewForm(tokens, fault)
	if before := p.Before(); before != nil {
		p.reviewFollowing(tokens, before, fault)
	}
	return out
}

// shown is the pointer to the first of some tables or columns that has one; "" where none has.
func shown(of []int, pointer func(int) Token) Token {
	for _, i := range of {
		if token := pointer(i); token != "" {
			return token
		}
	}
	return ""
}

// unused finds tables and columns of the question that a query leaves out, and tables of the query that it does not
// speak of.
func (p *Prompt) unused(tokens []Token, fault func(d doubt, said ...Token)) {
	used := p.tablesOf(tokens)
	named := p.before.tables(p.Catalog) // of which the question speaks
	for _, phrase := range p.Question {
		for _, t := range phrase.Tables {
			named[t] = true
		}
		for _, c := range phrase.Columns {
			named[p.Columns[c].Table] = true
		}
		unused := !slices.ContainsFunc(phrase.Columns, func(c int) bool { return slices.Contains(tokens, p.ColumnToken(c)) })
		switch {
		case phrase.Value >= 0:
		case len(phrase.Tables) > 0:
			if !phrase.Partial && !slices.ContainsFunc(phrase.Tables, func(t int) bool { return used[t] }) {
				fault(unusedTable, Not, shown(phrase.Tables, p.TableToken))
			}
		case len(phrase.Columns) > 0 && unused && !slices.ContainsFunc(phrase.Columns, func(c int) bool { return !p.isFlag(c) }):
			fault(flagUnused, Not, shown(phrase.Columns, p.ColumnToken))
		case len(phrase.Columns) > 0 && unused && phrase.Partial:
			fault(unusedPart, Not, shown(phrase.Columns, p.ColumnToken))
		case len(phrase.Columns) > 0 && unused:
			fault(unusedColumn, Not, shown(phrase.Columns, p.ColumnToken))
		}
	}
	stranger := unnamedTable
	if p.before != nil && !p.asksWho() { // who they are may be in a table that nobody named
		stranger = strayed
	}
	for _, t := range slices.Sorted(maps.Keys(used)) {
		if !named[t] {
			fault(stranger, joinMismatch, p.TableToken(t))
		}
	}
}

// tablesOf are the tables that tokens name, and those of the columns that they name.
func (p *Prompt) tablesOf(tokens []Token) map[int]bool {
	out := map[int]bool{}
	for _, token := range tokens {
		if t, ok := p.TableOf(token); ok {
			out[t] = true
		}
		if c, ok := p.ColumnOf(token); ok {
			out[p.Columns[c].Table] = true
		}
	}
	return out
}

// said tells whether a value stands in the question, and not only among those that its column has.
func (p *Prompt) said(v int) bool {
	return slices.ContainsFunc(p.Question, func(s Phrase) bool { return s.Value == v })
}
