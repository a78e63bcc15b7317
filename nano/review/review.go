package review

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/form"
)

// Fault is something that speaks against a query as an answer to the question of a prompt. No execution is needed to
// see it, and no gold.
type Fault struct {
	Weight float64 // a factor of Prompt.Weight, below 1
	// Said is how an observation says it: "not V0" where the query leaves out a value, else a diagnosis of
	// Progress-SQL's Table 7 and what it is of, "select_error C2". Empty where the question is at fault, so that no
	// query does better.
	Said []form.Token

	why string
	of  string // the words of the question that are at fault, where no token of Said says it
}

// answer is a query that is reviewed as an answer to the question of a prompt.
type answer struct {
	*form.Prompt
	tokens []form.Token
}

// faults are those of a query as they are found.
type faults []Fault

func (fs *faults) add(d doubt, said ...form.Token) {
	*fs = append(*fs, Fault{Weight: d.weight, Said: said, why: d.why})
}

// addAt adds a fault of what a token points at; "": there is none.
func (fs *faults) addAt(at form.Token, d doubt, said form.Token) {
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
func Weight(p *form.Prompt, tokens []form.Token, zero bool) float64 {
	weight := 1.0
	for _, f := range Review(p, tokens) {
		weight *= f.Weight
	}
	if zero && len(p.Values) > 0 {
		weight *= zeroWeight
	}
	return weight
}

// Doubts are the faults of a query in words, the worst first, and of those of one word or column one.
func Doubts(p *form.Prompt, tokens []form.Token, zero bool) []string {
	all := Review(p, tokens)
	slices.SortStableFunc(all, func(a, b Fault) int { return cmp.Compare(a.Weight, b.Weight) })
	var out []string
	seen := map[string]bool{}
	for _, f := range all {
		of := cmp.Or(f.of, p.Words(slices.DeleteFunc(slices.Clone(f.Said), func(t form.Token) bool { class, _ := t.Pointer(); return class == 0 })))
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
func Review(p *form.Prompt, tokens []form.Token) []Fault {
	a := &answer{p, tokens}
	var out faults
	for v, value := range p.Values {
		switch {
		case !a.said(v) || slices.Contains(tokens, form.ValueToken(v)):
		case len(value.Cells) > 0 && !value.Begun:
			out.add(unusedValue, form.Not, form.ValueToken(v))
		case value.Number != "" && !p.Follows(): // see leavesOutNumber
		case value.Number == "" && value.Period == nil:
			out.add(unusedText, form.Not, form.ValueToken(v))
		case value.Period != nil && !slices.ContainsFunc(p.Question, func(s form.Phrase) bool { return ages[s.Text] }):
			out.add(unusedPeriod, form.Not, form.ValueToken(v))
		}
	}
	p.EachUnlinked(func(string) {}, func(run []string) {
		run = weighty(run)
		out.addWords(strings.Join(run, " "), doubt{math.Pow(unlinkedWord.weight, float64(len(run))), unlinkedWord.why})
	})
	if slices.ContainsFunc(p.Question, func(s form.Phrase) bool { return beyond[s.Text] && s.Value < 0 && len(s.Columns)+len(s.Tables) == 0 }) {
		out.add(beyondForm)
	}
	if a.AsksWho() {
		switch {
		case a.namesPersons():
		case !a.selects(func(c int) bool { return p.Columns[c].Kind == form.Text }):
			out.add(noName, form.SelectError)
		case !a.selects(func(c int) bool { return p.Columns[c].Kind == form.Text && !a.IsThing(c) }):
			out.add(notWho, form.SelectError)
		}
		if a.asksFirst() && slices.Contains(tokens, form.Order) && !slices.Contains(tokens, form.Limit) {
			out.add(allInOrder, form.OrderMismatch)
		}
	}
	out.addAt(a.selectsKey(), keySelected, form.SelectError)
	out.addAt(a.asksBack(), askedBack, form.SelectError)
	out.addAt(a.upholds(), flagUpheld, form.WhereError)
	a.unused(&out)
	for c := range a.comparisons() {
		if c.value < 0 || c.op != form.Equal && c.op != form.NotEqual || p.Columns[c.column].Kind != form.Text {
			continue
		}
		v := p.Values[c.value]
		switch held := v.HeldBy(c.column); {
		case len(v.Cells) == 0: // of one alone there are no rows, which is doubted
			if (c.op == form.NotEqual || slices.Contains(tokens, form.Or)) && v.Number == "" && v.Period == nil && a.AllKnown(c.column) {
				out.add(unheldValue, form.WhereError, c.at)
			}
		case v.Begun && held:
			out.add(begunValue)
		case !v.Begun && !held:
			out.add(elsewhereWeight, form.WhereError, c.at)
		}
	}
	out.addAt(a.repeats(), repeatedItem, form.SelectError)
	out.addAt(a.contradicts(), contradiction, form.WhereError)
	out.addAt(a.testsNothing(), nothingTested, form.WhereError)
	out.addAt(a.aggregatesGroup(), groupAggregated, form.AggregateError)
	out.addAt(a.leavesFlagOpen(), flagOpen, form.WhereError)
	out.addAt(a.comparesUnsaid(), unsaidNumber, form.WhereError)
	if sameOnBothSides(tokens) {
		out.add(sameOperands, form.ExtraQuery)
	}
	out.addAt(a.seeksUnlike(), unlikeColumn, form.WhereError)
	out.addAt(a.reachesFarther(), fartherColumn, form.Not)
	out.addAt(a.detours(), fartherColumn, form.Not)
	out.addAt(a.ordersFromOtherEnd(), otherEnd, form.OrderMismatch)
	out.addAt(a.countsRowsOfAmounts(), rowsCounted, form.Not)
	out.addAt(a.fansOut(), fanTrap, form.JoinMismatch)
	out.addAt(a.repeatsInFigure(), figureRepeated, form.JoinMismatch)
	out.addWords(a.leavesOutWord(), wordLeftOut)
	out.addAt(a.guessesMoment(), momentGuessed, form.WhereError)
	out.addAt(a.takesUnsaidText(), unsaidText, form.WhereError)
	out.addAt(a.aggregatesKey(), keyAggregated, form.AggregateError)
	out.addAt(a.groupsSingleRows(), singleRows, form.AggregateError)
	out.addAt(a.othersNamed(), otherPersons, form.SelectError)
	out.addAt(a.seeksElsewhere(), fartherColumn, form.Not)
	out.addAt(a.asksForNothing(), nothingAsked, form.WhereError)
	out.addAt(a.comparesUnnamed(), unnamedColumn, form.WhereError)
	out.addAt(a.comparesShared(), namesShared, form.SelectError)
	out.addAt(a.givesOtherRows(), otherRows, form.SelectError)
	out.addAt(a.seeksBeyondRange(), beyondRange, form.WhereError)
	out.addAt(a.spellsOtherwise(), otherSpelling, form.WhereError)
	out.addAt(a.comparesAsText(), textCompared, form.WhereError)
	a.reviewForm(&out)
	if before := p.Before(); before != nil {
		a.reviewFollowing(before, &out)
	}
	return out
}

// shown is the pointer to the first of some tables or columns that has one; "" where none has.
func shown(of []int, pointer func(int) form.Token) form.Token {
	for _, i := range of {
		if token := pointer(i); token != "" {
			return token
		}
	}
	return ""
}

// unused finds tables and columns of the question that a query leaves out, and tables of the query that it does not
// speak of.
func (a *answer) unused(out *faults) {
	used := a.tablesOf(a.tokens)
	named := a.TablesBefore() // of which the question speaks
	for _, phrase := range a.Question {
		for _, t := range phrase.Tables {
			named[t] = true
		}
		for _, c := range phrase.Columns {
			named[a.Columns[c].Table] = true
		}
		unused := !slices.ContainsFunc(phrase.Columns, func(c int) bool { return slices.Contains(a.tokens, a.ColumnToken(c)) })
		switch {
		case phrase.Value >= 0:
		case len(phrase.Tables) > 0:
			if !phrase.Partial && !slices.ContainsFunc(phrase.Tables, func(t int) bool { return used[t] }) {
				out.add(unusedTable, form.Not, shown(phrase.Tables, a.TableToken))
			}
		case len(phrase.Columns) > 0 && unused && !slices.ContainsFunc(phrase.Columns, func(c int) bool { return !a.IsFlag(c) }):
			out.add(flagUnused, form.Not, shown(phrase.Columns, a.ColumnToken))
		case len(phrase.Columns) > 0 && unused && phrase.Partial:
			out.add(unusedPart, form.Not, shown(phrase.Columns, a.ColumnToken))
		case len(phrase.Columns) > 0 && unused:
			out.add(unusedColumn, form.Not, shown(phrase.Columns, a.ColumnToken))
		}
	}
	stranger := unnamedTable
	if a.Follows() && !a.AsksWho() { // who they are may be in a table that nobody named
		stranger = strayed
	}
	for _, t := range slices.Sorted(maps.Keys(used)) {
		if !named[t] {
			out.add(stranger, form.JoinMismatch, a.TableToken(t))
		}
	}
}

// tablesOf are the tables that a.tokens name, and those of the columns that they name.
func (a *answer) tablesOf(tokens []form.Token) map[int]bool {
	out := map[int]bool{}
	for _, token := range tokens {
		if t, ok := a.TableOf(token); ok {
			out[t] = true
		}
		if c, ok := a.ColumnOf(token); ok {
			out[a.Columns[c].Table] = true
		}
	}
	return out
}

// said tells whether a value stands in the question, and not only among those that its column has.
func (a *answer) said(v int) bool { return a.sayingOf(v) >= 0 }

// sayingOf is where a value stands in the question; -1: nowhere.
func (a *answer) sayingOf(v int) int {
	return slices.IndexFunc(a.Question, func(s form.Phrase) bool { return s.Value == v })
}

// AtFault tells whether some of a candidate's faults are such that another candidate may have none.
func AtFault(faults []Fault) bool { return len(ObserveFaults(faults)) > 0 }

// toldFaults is how many faults an observation tells: those that weigh most.
const toldFaults = 3

// ObserveFaults is what an observation says of a candidate's faults: "not V0 select_error C2".
func ObserveFaults(faults []Fault) []form.Token {
	told := slices.DeleteFunc(slices.Clone(faults), func(f Fault) bool { return len(f.Said) == 0 || slices.Contains(f.Said, "") })
	slices.SortStableFunc(told, func(a, b Fault) int { return cmp.Compare(a.Weight, b.Weight) })
	var out []form.Token
	for _, f := range told[:min(len(told), toldFaults)] {
		out = append(out, f.Said...)
	}
	return out
}
