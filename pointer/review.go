package pointer

import (
	"maps"
	"math"
	"slices"
)

// What a query counts for, as a factor for each fault. They were found on databases apart from those that figures are
// of; but those of who, of flags, ends, farther columns, amounts, fan traps and of questions that go on, beyondForm and
// askedBack are there because of single questions, there or of people, and were not searched; those of the question's form
// (review_form.go) were found on training databases that a base had not seen, and some of them, and unusedPeriod, on
// Defog's questions; keySelected, nothingTested, groupAggregated, flagOpen, unsaidNumber and shareLeftOut on some of studies/office;
// those of review_word.go and review_measure.go on 470 questions of an office to five made-up databases.
const (
	unlinkedWord      = 0.85 // a word of the question that is not common is linked to nothing, so that no query does with it
	beyondForm        = 0.3  // it says what the form cannot: a median
	noName            = 0.4  // the question asks who, and no text is selected
	notWho            = 0.5  // the same, and the texts that are selected are nobody's name: titles, places
	flagUnused        = 0.3  // the question names a flag, active, and the query has no part of it
	keySelected       = 0.5  // a key is selected that the question does not name, of rows that have names
	askedBack         = 0.3  // the only column that is selected is the one that the value is given for
	allInOrder        = 0.3  // the question asks who was first, and all rows are given in order
	flagUpheld        = 0.2  // the question says the contrary of a flag, inactive, and rows are sought without that
	zeroWeight        = 0.5  // the result is 0, though the question says values: they may be compared with the wrong columns
	unusedValue       = 0.25 // a value that a cell holds has no part in the query
	unusedPeriod      = 0.4  // nor has a date
	unusedText        = 0.5  // nor has one that looks like a name and is in no cell that is known
	unusedTable       = 0.4  // nor has a table that the question names
	unusedColumn      = 0.5  // nor any of the columns that a phrase names
	unusedPart        = 0.7  // nor any of those of which it names a part
	unnamedTable      = 0.7  // a table of the query is neither named nor has a column that is
	elsewhereWeight   = 0.3  // a value is compared with a column that does not hold it, though others do
	begunValue        = 0.7  // a value is taken for a longer one, which it begins
	repeatedItem      = 0.3  // the select list has an item twice
	contradiction     = 0.2  // one row would have two values in one column
	sameOperands      = 0.2  // a set operation has the same query on both sides
	unlikeColumn      = 0.4  // a column is looked for in a query of a column that neither a key nor its name connects with it
	otherEnd          = 0.2  // the rows come from the other end: the youngest where the oldest is asked for
	fartherColumn     = 0.4  // a column of a table that is not spoken of, though one that is has a column of the same words
	rowsCounted       = 0.3  // rows of a table are counted that hold amounts: degrees, of which each has a number of degrees
	sameAgain         = 0.2  // the question goes on from an answer, and the query is that answer's
	forgotten         = 0.3  // it goes on, and a condition of the query before is gone
	strayed           = 0.3  // it goes on, and there is a table that neither it speaks of nor the query before has
	orderLeftOut      = 0.3  // the question asks for what is highest, or for an order, and there is neither, or another
	notAsked          = 0.3  // an order, or that something is excluded, that no word asks for
	conditionLeftOut  = 0.5  // the question excludes something, or gives a choice, and the query does neither
	aggregateLeftOut  = 0.3  // the question says average, maximum, minimum or number
	itemLeftOut       = 0.4  // the question says what to show, and a part of that is not selected
	groupLeftOut      = 0.5  // the question wants a figure for each
	numberLeftOut     = 0.6  // a number of the question has no part in the query
	nothingTested     = 0.2  // a column is asked for a value that every row has
	unsaidNumber      = 0.4  // a column is compared with a number that the question does not say
	groupAggregated   = 0.2  // an aggregate of what is grouped by
	flagOpen          = 0.4  // the question says which rows by a flag, mandatory trainings, and the query shows the flag
	shareLeftOut      = 0.2  // the question asks for a percentage, and none is computed
	wordLeftOut       = 0.3  // a word that is linked to nothing says which rows are meant: electric vehicles
	momentGuessed     = 0.5  // the question says by such a word what happened when, and the table has several times
	unsaidText        = 0.3  // a column is compared with a text that the question does not say
	beyondRange       = 0.3  // a column is compared with a number that the question does not say and no row has
	comparedOtherwise = 0.3  // a number is compared in another way than the question says
	placeLeftOut      = 0.3  // the question asks for the second, and the first is given
	keyAggregated     = 0.3  // a sum or an average of a key
	singleRows        = 0.3  // figures of one row each
	partsRanked       = 0.3  // the question asks who has most of something, of which each has several rows, and these are ranked
	partsListed       = 0.3  // or they are listed, where a figure for each is asked for
	sumLeftOut        = 0.3  // the question asks for a total
	otherOrder        = 0.3  // rows are put in order by a text, where the question asks for what is most of something
	otherPersons      = 0.3  // the question asks who, and others are named than those of whom it has a column
	fanTrap           = 0.3  // two tables are joined by a third that both refer to: each row of one with all of the other's
)

// Fault is something that speaks against a query as an answer to the question of a prompt. No execution is needed to
// see it, and no gold.
type Fault struct {
	Weight float64 // a factor of Prompt.Weight, below 1
	// Said is how an observation says it: "not V0" where the query leaves out a value, else a diagnosis of Progress-SQL's
	// Table 7 and what it is of, "select_error C2". Empty where the question is at fault, so that no query does better.
	Said []Token
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

// Review is what speaks against a query: by itself (review_query.go), and as an answer (review_question.go,
// review_form.go).
func (p *Prompt) Review(tokens []Token) []Fault {
	var out []Fault
	fault := func(weight float64, said ...Token) { out = append(out, Fault{weight, said}) }
	found := func(at Token, weight float64, said Token) { // "": it is not
		if at != "" {
			fault(weight, said, at)
		}
	}
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
	p.unlinked(func(string) {}, func(run []string) { fault(math.Pow(unlinkedWord, float64(len(run)))) })
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
	if p.leavesOutWord(tokens) {
		fault(wordLeftOut)
	}
	found(p.guessesMoment(tokens), momentGuessed, whereError)
	found(p.takesUnsaidText(tokens), unsaidText, whereError)
	found(p.aggregatesKey(tokens), keyAggregated, aggregateError)
	found(p.groupsSingleRows(tokens), singleRows, aggregateError)
	found(p.othersNamed(tokens), otherPersons, selectError)
	found(p.seeksElsewhere(tokens), fartherColumn, Not)
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
func (p *Prompt) unused(tokens []Token, fault func(weight float64, said ...Token)) {
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
	weight := unnamedTable
	if p.before != nil && !p.asksWho() { // who they are may be in a table that nobody named
		weight = strayed
	}
	for _, t := range slices.Sorted(maps.Keys(used)) {
		if !named[t] {
			fault(weight, joinMismatch, p.TableToken(t))
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
