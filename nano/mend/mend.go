// Package mend puts right what a query surely means otherwise, by what its question and the schema say. It reads the
// prompt and the tokens of the query alone; nothing is executed. What it is not sure of, package review doubts.
//
// mend.go has Apply and the table of mends, which are in files by what they mend:
//
//   - which rows: without.go (values that the question excludes, and no others), either.go (alternatives), deleted.go
//     (rows that are deleted or have ended), state.go (what has happened to them, or has not), noun.go (flags that
//     say what they are, or what they wait for), flag.go (flags and values that it says), participle.go (flags that a
//     participle says, and values of which each is counted), present.go (what they have), current.go (those that
//     still hold, and the last day of a stock), unlike.go (those that have no such other), listed.go (members of
//     lists), nearer.go (in which table to look for a value, or for a key, and of which to group), own_state.go (in
//     which for a state), journey.go (from or to where), keyed.go (by key, not by name), pattern.go (by how names
//     begin and end), login.go (those who never logged in), zero.go (by keys and numbers that are 0)
//   - figures: measure.go (measures), sold.go (revenue, spending, what was sold), taken.go (sales), rate.go (shares of
//     flags), ranked.go (groups of most rows, or of the best average), period.go (of which time, by which time),
//     verb.go (by the time of a verb), month.go (of which month), bound.go (up to when, from when on), count.go (each
//     row or value once, and for each of what), needless.go (rows of which table)
//   - order: place.go (the second of an order), order.go (from which end), first.go (the first by what)
//   - who: who.go (those called by a role, those below a superior, whole names)
//   - what is shown: label.go (what people call a row, for its key)
package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// mends put right what is surely meant otherwise, one after the other.
var mends = []func(*reading.Answer) []form.Token{neverEntered, without, either, deletedOnes, lasted, goesOn, noLonger, ended, current, lastDay, knownOnes, latest, unlike, ranked, paidByKey, happenedTo, inTime,
	firstOf, oneName, calledByRole, namedOnes, belowSuperior, managedBy, survived, split, patterns, knownFirst, partOfOwn, inTurn,
	awaiting, nouns, flagged, valued, present, among, headed, placed, ordered, nearer, ownState, members, soldPieces, soldMost, takings, multiplied, shareOfFlag, spent, paidThemselves, perPart, grouped, bestRated, ofGroups, starred, ownTime,
	ofAllRows, ofPeriod, inMonth, when, byOutcome, byVerb, bounds,
	countedOther, countedRows, countedOnce, countedBy, listedOnce, kindsListed, unvalued, zeroed, outOf, told}

// Apply is a query with what is surely meant otherwise in the way that is meant. Of figures: one of many rows is
// summed, where the query asks for single ones; a measure is given that the question asks for alone, and its time is
// that of its rows, as the time of any figure is; figures per month are those of the question's year, by the time that
// all rows have, and in its order; the rows of a table are counted, of the one that the question asks for, not the
// values of a counter of them or of a flag, and a rate of a flag is the share of its rows; each is counted and listed
// once, whatever it is joined with; payments are of the amount, not of the key, what was spent, sold or taken is money
// or pieces of its own rows, for each month or group of which these have one; the top of what the question wants by
// something, the number of each value that it lists, and an average or a sum that it bounds, are of groups, and the
// first of them have a name; and the second highest is no first. Rows come from the end of their order that the
// question says, by a time of their own.
//
// Of rows: they are compared by their key, not by their name, and looked for among the keys that refer to it; places
// are those of the journey's end that the question says; what is deleted, has ended, or has had anything else happen
// to it has a time when it was, and what lasts has none; what rows have, they have a value of; late is what was done
// after it was due; a period that bounds is itself among what is meant, or not, as the question says; flags have the
// value that the question says; values are looked for in the tables that the question names, and among the members of
// lists, states where the asked rows' own key leads; what it excludes is left out, and nothing else for want of a
// value; values that it lists are alternatives of each other alone; what is so now is of rows that still hold; and who
// is not something is nobody who has it among others; nouns are flags, keys of 0 lead nowhere, months may have no year,
// and who never logged in has no time of it; of several versions of a thing the current one is meant, and of a stock
// the last day. Texts are at the end of names that the question says, and both halves of a name are one person's. Those
// whom a role or a superior says, and whoever is asked for, are called by their own names, and groups of a key by its
// label.
func Apply(p *form.Prompt, tokens []form.Token) []form.Token {
	if c := asksMeasure(p); c >= 0 {
		return timed(p, []form.Token{form.Select, form.Sum, p.ColumnToken(c)}, p.Columns[c].Table)
	}
	a := reading.Read(p, tokens)
	if a.HasWords() { // the figure may be another table's measure
		if mended := salesSummed(a); !slices.Equal(mended, tokens) {
			a, tokens = reading.Read(p, mended), mended
		}
	}
	for _, t := range tokens {
		if c, ok := p.ColumnOf(t); ok && p.MeasureOf(c) != nil {
			if p.MeasureOf(c).Whole {
				tokens = ofRows(tokens, t)
			}
			return timed(p, p.Summed(tokens, t), p.Columns[c].Table)
		}
	}
	if !a.HasWords() || a.Follows() {
		return tokens
	}
	for _, mend := range mends {
		if mended := mend(a); !slices.Equal(mended, a.Tokens) {
			a = reading.Read(p, mended)
		}
	}
	tokens = a.Tokens
	if figure := reading.RanksParts(a); figure != "" {
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

// restricted is a query of those rows alone that meet one more condition. It is as it was where that condition would
// be another one's alternative, or one part's of a query of several.
func restricted(tokens []form.Token, condition ...form.Token) []form.Token {
	if slices.ContainsFunc(tokens, func(t form.Token) bool { return t == form.Union || t == form.Intersect || t == form.Except }) ||
		slices.Contains(form.Outer(tokens), form.Or) {
		return tokens
	}
	depth, end := 0, len(tokens)
	for i, t := range tokens {
		switch {
		case t == form.Open:
			depth++
		case t == form.Close:
			depth--
		case depth > 0:
		case t == form.Where:
			return slices.Insert(slices.Clone(tokens), i+1, append(condition, form.And)...)
		case end == len(tokens) && (t == form.Group || t == form.Order || t == form.Limit):
			end = i
		}
	}
	return slices.Insert(slices.Clone(tokens), end, append([]form.Token{form.Where}, condition...)...)
}
