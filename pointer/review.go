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
	// Said is how an observation says it: "not V0" where the query leaves out a value, else a diagnosis of
	// Progress-SQL's Table 7 and what it is of, "select_error C2". Empty where the question is at fault, so that no
	// query does better.
	Said []Token

	why string
	of  string // the words of the question that are at fault, where no token of Said says it
}

// faults are those of a query as they are found.
type faults []Fault

func (fs *faults) add(d doubt, said ...Token) {
	*fs = append(*fs, Fault{Weight: d.weight, Said: said, why: d.why})
}

// addAt adds a fault of what a token points at; "": there is none.
func (fs *faults) addAt(at Token, d doubt, said Token) {
	if at != "" {
		fs.add(d, said, at)
	}
}

// addWords adds a fault of words of the question; "": there is none.
func (fs *faults) addWords(words string, d doubt) {
	if words != "" {
		*fs = append(*fs, Fault{Weight: d.weight, why: d.why, of: words})
	}
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
	all := p.Review(tokens)
	slices.SortStableFunc(all, func(a, b Fault) int { return cmp.Compare(a.Weight, b.Weight) })
	var out []string
	seen := map[string]bool{}
	for _, f := range all {
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
	var out faults
	for v, value := range p.Values {
		switch {
		case !p.said(v) || slices.Contains(tokens, valueToken(v)):
		case len(value.Cells) > 0 && !value.Begun:
			out.add(unusedValue, Not, valueToken(v))
		case value.Number != "" && p.before == nil: // see leavesOutNumber
		case value.Number == "" && value.Period == nil:
			out.add(unusedText, Not, valueToken(v))
		case value.Period != nil && !slices.ContainsFunc(p.Question, func(s Phrase) bool { return ages[s.Text] }):
			out.add(unusedPeriod, Not, valueToken(v))
		}
	}
	p.unlinked(func(string) {}, func(run []string) {
		run = weighty(run)
		out.addWords(strings.Join(run, " "), doubt{math.Pow(unlinkedWord.weight, float64(len(run))), unlinkedWord.why})
	})
	if slices.ContainsFunc(p.Question, func(s Phrase) bool { return beyond[s.Text] && s.Value < 0 && len(s.Columns)+len(s.Tables) == 0 }) {
		out.add(beyondForm)
	}
	if p.asksWho() {
		switch {
		case p.namesPersons(tokens):
		case !p.selects(tokens, func(c int) bool { return p.Columns[c].Kind == Text }):
			out.add(noName, selectError)
		case !p.selects(tokens, func(c int) bool { return p.Columns[c].Kind == Text && !p.isThing(c) }):
			out.add(notWho, selectError)
		}
		if p.asksFirst() && slices.Contains(tokens, Order) && !slices.Contains(tokens, Limit) {
			out.add(allInOrder, orderMismatch)
		}
	}
	out.addAt(p.selectsKey(tokens), keySelected, selectError)
	out.addAt(p.asksBack(tokens), askedBack, selectError)
	out.addAt(p.upholds(tokens), flagUpheld, whereError)
	p.unused(tokens, &out)
	for c := range p.comparisons(tokens) {
		if c.value < 0 || c.op != Equal && c.op != NotEqual || p.Columns[c.column].Kind != Text {
			continue
		}
		v := p.Values[c.value]
		switch held := v.held(c.column); {
		case len(v.Cells) == 0: // of one alone there are no rows, which is doubted
			if (c.op == NotEqual || slices.Contains(tokens, Or)) && v.Number == "" && v.Period == nil && p.allKnown(c.column) {
				out.add(unheldValue, whereError, c.at)
			}
		case v.Begun && held:
			out.add(begunValue)
		case !v.Begun && !held:
			out.add(elsewhereWeight, whereError, c.at)
		}
	}
	out.addAt(p.repeats(tokens), repeatedItem, selectError)
	out.addAt(p.contradicts(tokens), contradiction, whereError)
	out.addAt(p.testsNothing(tokens), nothingTested, whereError)
	out.addAt(p.aggregatesGroup(tokens), groupAggregated, aggregateError)
	out.addAt(p.leavesFlagOpen(tokens), flagOpen, whereError)
	out.addAt(p.comparesUnsaid(tokens), unsaidNumber, whereError)
	if sameOnBothSides(tokens) {
		out.add(sameOperands, extraQuery)
	}
	out.addAt(p.seeksUnlike(tokens), unlikeColumn, whereError)
	out.addAt(p.reachesFarther(tokens), fartherColumn, Not)
	out.addAt(p.detours(tokens), fartherColumn, Not)
	out.addAt(p.ordersFromOtherEnd(tokens), otherEnd, orderMismatch)
	out.addAt(p.countsRowsOfAmounts(tokens), rowsCounted, Not)
	out.addAt(p.fansOut(tokens), fanTrap, joinMismatch)
	out.addAt(p.repeatsInFigure(tokens), figureRepeated, joinMismatch)
	out.addWords(p.leavesOutWord(tokens), wordLeftOut)
	out.addAt(p.guessesMoment(tokens), momentGuessed, whereError)
	out.addAt(p.takesUnsaidText(tokens), unsaidText, whereError)
	out.addAt(p.aggregatesKey(tokens), keyAggregated, aggregateError)
	out.addAt(p.groupsSingleRows(tokens), singleRows, aggregateError)
	out.addAt(p.othersNamed(tokens), otherPersons, selectError)
	out.addAt(p.seeksElsewhere(tokens), fartherColumn, Not)
	out.addAt(p.asksForNothing(tokens), nothingAsked, whereError)
	out.addAt(p.comparesUnnamed(tokens), unnamedColumn, whereError)
	out.addAt(p.comparesShared(tokens), namesShared, selectError)
	out.addAt(p.givesOtherRows(tokens), otherRows, selectError)
	out.addAt(p.seeksBeyondRange(tokens), beyondRange, whereError)
	out.addAt(p.spellsOtherwise(tokens), otherSpelling, whereError)
	out.addAt(p.comparesAsText(tokens), textCompared, whereError)
	p.reviewForm(tokens, &out)
	if before := p.Before(); before != nil {
		p.reviewFollowing(tokens, before, &out)
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
func (p *Prompt) unused(tokens []Token, out *faults) {
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
				out.add(unusedTable, Not, shown(phrase.Tables, p.TableToken))
			}
		case len(phrase.Columns) > 0 && unused && !slices.ContainsFunc(phrase.Columns, func(c int) bool { return !p.isFlag(c) }):
			out.add(flagUnused, Not, shown(phrase.Columns, p.ColumnToken))
		case len(phrase.Columns) > 0 && unused && phrase.Partial:
			out.add(unusedPart, Not, shown(phrase.Columns, p.ColumnToken))
		case len(phrase.Columns) > 0 && unused:
			out.add(unusedColumn, Not, shown(phrase.Columns, p.ColumnToken))
		}
	}
	stranger := unnamedTable
	if p.before != nil && !p.asksWho() { // who they are may be in a table that nobody named
		stranger = strayed
	}
	for _, t := range slices.Sorted(maps.Keys(used)) {
		if !named[t] {
			out.add(stranger, joinMismatch, p.TableToken(t))
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
func (p *Prompt) said(v int) bool { return p.sayingOf(v) >= 0 }

// sayingOf is where a value stands in the question; -1: nowhere.
func (p *Prompt) sayingOf(v int) int {
	return slices.IndexFunc(p.Question, func(s Phrase) bool { return s.Value == v })
}
