package review

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
)

// Rule is a kind of fault: what an answer counts for that has it, as a factor, and what people are told.
type Rule struct {
	Name    string
	Factor  float64
	Message string

	over  subject
	check check
}

// Rules are what an answer is reviewed by. Faults come in the order of their rules; rules over the same things that
// follow each other are asked in turn about each of them.
type Rules []Rule

// Standard are the rules by which answers are weighed.
//
// The factors were found on databases apart from those that figures are of. Some were not searched: those of who, of
// flags, ends, farther columns, amounts, fan traps and of questions that go on, "beyond form" and "asked back" are there
// because of single questions, there or of people. Those of the question's wording (wording.go) were found on training
// databases that a base had not seen, and some of them, and "period unused", on Defog's questions; "key selected",
// "nothing tested", "group aggregated", "flag open", "number unsaid" and "share left out" on some of studies/office;
// those of word.go and measure.go on 470 questions of an office to five made-up databases.
func Standard() Rules { return slices.Clone(standard) }

var standard = Rules{
	{"value unused", 0.25, "the question says it, and the query does not use it", eachValue, valueUnused},
	{"text unused", 0.5, "the question says it, and the query does not use it", eachValue, textUnused},
	{"period unused", 0.4, "the question says it, and the query does not use it", eachValue, periodUnused},
	{"word unknown", 0.75, "nothing in the database is called so", eachRun, wordUnknown},
	// A median.
	{"beyond form", 0.3, "the question asks for what this model has no form for",
		once, holds(asksBeyondForm)},
	{"who without name", 0.4, "the question asks who, and no name is given",
		once, holds(givesNoName, form.SelectError)},
	// Titles, places.
	{"who by thing", 0.5, "the question asks who, and what is given is nobody's name",
		once, holds(givesThings, form.SelectError)},
	{"who of all", 0.3, "the question asks who was first, and all rows are given in order",
		once, holds(givesAllInOrder, form.OrderMismatch)},
	{"key selected", 0.5, "a key is given for what has a name", once, at(selectsKey, form.SelectError)},
	{"asked back", 0.3, "the answer repeats what the question gives",
		once, at(asksBack, form.SelectError)},
	// Inactive.
	{"flag upheld", 0.2, "the question says the contrary of it, and the query does not",
		once, at(upholds, form.WhereError)},
	{"table unused", 0.4, "the question names it, and the query does not use it", eachPhrase, tableUnused},
	// Active.
	{"flag unused", 0.3, "the question names it, and the query does not use it", eachPhrase, flagUnused},
	{"predicate unused", 0.3, "the question says it of the rows, and the query does not use it", eachPhrase, predicateUnused},
	{"part unused", 0.7, "the question may name it, and the query does not use it", eachPhrase, partUnused},
	{"column unused", 0.5, "the question names it, and the query does not use it", eachPhrase, columnUnused},
	{"table unnamed", 0.7, "the query uses it, and the question does not name it", eachTable, tableUnnamed},
	{"table strayed", 0.3, "neither the question nor the query before has it", eachTable, tableStrayed},
	{"value unheld", 0.3, "nothing in the column is called so", eachComparison, valueUnheld},
	{"value begun", 0.7, "a value of the question is taken for a longer one", eachComparison, valueBegun},
	{"value elsewhere", 0.3, "the query looks there for a value that other columns hold, and this one does not",
		eachComparison, valueElsewhere},
	{"item repeated", 0.3, "it is given twice", once, at(repeats, form.SelectError)},
	{"contradiction", 0.2, "one row would have two values there", once, at(contradicts, form.WhereError)},
	{"nothing tested", 0.2, "every row passes what the query asks of it",
		once, at(testsNothing, form.WhereError)},
	{"group aggregated", 0.2, "the query computes a figure of what it groups by",
		once, at(aggregatesGroup, form.AggregateError)},
	// Mandatory trainings.
	{"flag open", 0.4, "the query shows it, and does not ask for it",
		once, at(leavesFlagOpen, form.WhereError)},
	{"number unsaid", 0.4, "it is compared with a number that the question does not say",
		once, at(comparesUnsaid, form.WhereError)},
	{"operands equal", 0.2, "the query combines a result with itself",
		once, holds(combinesWithItself, form.ExtraQuery)},
	// Keys of buildings among those of cities.
	{"column unlike", 0.4, "it is compared with a column that has nothing to do with it",
		once, at(seeksUnlike, form.WhereError)},
	// A shipper's phone, for which it has the customers'.
	{"column farther", 0.4, "the query has a column of the same words that is farther from what the question names",
		once, at(reachesFarther, form.Not)},
	// The country of an album's artist, for which it has the customer's.
	{"column by detour", 0.4, "the query has a column of the same words that is farther from what the question names",
		once, at(detours, form.Not)},
	// The youngest, for the oldest.
	{"time from other end", 0.2, "the rows come from the other end of the order",
		once, at(ordersFromOtherEnd, form.OrderMismatch)},
	// Degrees of a year, which each row has a number of.
	{"amounts counted", 0.3, "rows are counted that hold amounts",
		once, at(countsRowsOfAmounts, form.Not)},
	// Players and seasons of one team.
	{"fan trap", 0.3, "rows are combined that have nothing to do with each other but this",
		once, at(fansOut, form.JoinMismatch)},
	// Credit limits, for each order.
	{"figure repeated", 0.5, "it is counted once for each row of another table",
		once, at(repeatsInFigure, form.JoinMismatch)},
	// Electric vehicles.
	{"word left out", 0.3, "it may say which rows are meant, and nothing in the database is called so",
		once, of(leavesOutWord)},
	// Projects finished last year, by their start.
	{"moment guessed", 0.5, "the question may mean another date",
		once, at(guessesMoment, form.WhereError)},
	{"text unsaid", 0.3, "it is compared with a text that the question does not say",
		once, at(takesUnsaidText, form.WhereError)},
	{"key aggregated", 0.3, "the query computes a figure of a key",
		once, at(aggregatesKey, form.AggregateError)},
	// The average distance by trip.
	{"rows grouped singly", 0.3, "the query computes figures of one row each",
		once, at(groupsSingleRows, form.AggregateError)},
	{"others named", 0.3, "the question asks who, and others than those are named",
		once, at(othersNamed, form.SelectError)},
	// The city of a shipment, for which it has the customers'.
	{"place elsewhere", 0.4, "the query has a column of the same words that is farther from what the question names",
		once, at(seeksElsewhere, form.Not)},
	{"nothing asked", 0.3, "the query asks whether it has a value, which the question does not",
		once, at(asksForNothing, form.WhereError)},
	// A margin, which is called nowhere.
	{"column unnamed", 0.3, "the question may compare something else",
		once, at(comparesUnnamed, form.WhereError)},
	{"name shared", 0.5, "several rows have that in common, and the query compares rows by it",
		once, at(comparesShared, form.SelectError)},
	// Students, for professors.
	{"other rows", 0.3, "the question asks for other rows", once, at(givesOtherRows, form.SelectError)},
	{"number beyond range", 0.3, "it is compared with a number that no row seems to have",
		once, at(seeksBeyondRange, form.WhereError)},
	{"spelt otherwise", 0.3, "other rows spell it in another way, and the query leaves them out",
		once, at(spellsOtherwise, form.WhereError)},
	{"compared as text", 0.3, "it is kept as text, and compared so: 9 comes behind 10",
		once, at(comparesAsText, form.WhereError)},
	{"order left out", 0.3, "the question asks for another order, or for what is most",
		once, worded(holds(leavesOutAnyOrder, form.OrderMismatch))},
	{"order not asked", 0.3, "the query does what no word of the question asks for",
		once, worded(holds(orders, form.OrderMismatch))},
	{"order by another", 0.3, "the question asks for another order, or for what is most",
		once, worded(at(ordersByAnother, form.OrderMismatch))},
	// From the lowest, for from the highest.
	{"order from other end", 0.2, "the rows come from the other end of the order",
		once, worded(holds(ordersOtherWay, form.OrderMismatch))},
	{"condition left out", 0.5, "the question excludes something, or gives a choice, and the query does not",
		once, worded(holds(leavesOutCondition, form.WhereError))},
	{"denial not asked", 0.3, "the query does what no word of the question asks for",
		once, worded(holds(deniesUnasked, form.WhereError))},
	{"share left out", 0.2, "the question asks for a percentage, and the query computes none",
		once, worded(holds(leavesOutShare, form.AggregateError))},
	{"share not asked", 0.3, "the query does what no word of the question asks for",
		once, worded(holds(sharesUnasked, form.AggregateError))},
	{"item left out", 0.4, "a part of what the question wants to see is not given",
		once, worded(holds(leavesOutOfList, form.SelectError))},
	{"aggregate left out", 0.3, "the question asks for a figure that the query does not compute",
		once, worded(holds(leavesOutFigure, form.AggregateError))},
	{"place left out", 0.3, "the question asks for the second, or a later one, and the query gives the first",
		once, worded(holds(leavesOutPlace, form.OrderMismatch))},
	{"compared otherwise", 0.3, "the question compares it in another way",
		once, worded(at(comparesOtherwise, form.WhereError))},
	// The customers of the largest payments, for those who paid most.
	{"parts ranked", 0.3, "single rows are ranked, where the question may mean their sum",
		once, worded(at(ranksParts, form.AggregateError))},
	// The beds of rooms, for those of each department.
	{"parts listed", 0.3, "single rows are listed, where the question asks for one figure of each",
		once, worded(at(listsParts, form.AggregateError))},
	{"sum left out", 0.3, "the question asks for a total, and the query computes none",
		once, worded(holds(leavesOutSum, form.AggregateError))},
	{"order by other", 0.3, "the order is by what the question does not ask for the most of",
		once, worded(at(ordersByOther, form.OrderMismatch))},
	{"order unsaid", 0.3, "the order is by what the question does not say",
		once, worded(at(ordersByUnsaid, form.OrderMismatch))},
	{"group left out", 0.5, "the question asks for a figure for each, and the query gives one for all",
		once, worded(holds(leavesOutGroup, form.GroupMissing))},
	{"number left out", 0.4, "the question says it, and the query does not use it",
		eachValue, worded(numberLeftOut)},
	// The sum of unit prices, for revenue.
	{"price for money", 0.1, "the question asks for money, and this is a price or a quantity: revenue is their product",
		once, at(pricesForMoney, form.AggregateError)},
	// The average revenue of orders, of their lines.
	{"measure averaged", 0.2, "single rows are compared, where the question may mean the sum of each",
		once, at(averagesMeasure, form.AggregateError)},
	// Revenue, as price times quantity.
	{"measure suggested", 0.15, "this figure is guessed from names of columns; `sqlagent metrics suggest` shows it, for you to accept",
		once, suggestsMeasure},
	// The comments, by how many comment counts there are.
	{"counter counted", 0.2, "it holds counts, and the query counts how many of them there are",
		once, at(countsCounter, form.AggregateError)},
	// The average state, for which it has that of times.
	{"aggregate of another", 0.3, "the question asks for this figure of another column",
		once, worded(at(aggregatesOther, form.AggregateError))},
	{"numbers among texts", 0.3, "it is kept as text, and only a part of it is numbers",
		once, at(mixesTexts, form.AggregateError)},
	// The page of the last visit, for that visited most.
	{"key ranked", 0.2, "the order is by a key, which says nothing of what there is most of",
		once, worded(at(ranksKeys, form.OrderMismatch))},
	// The postal code 2010.
	{"year elsewhere", 0.3, "the question may mean a year, and the query looks for it there",
		once, at(seeksYear, form.WhereError)},
	{"first for each", 0.3, "the question asks for one of each, and the query gives the first of all",
		once, worded(holds(limitsForEach, form.GroupMissing))},
	// The branch of the oldest customer.
	{"time of others", 0.3, "it is the time of something that the question does not speak of",
		once, worded(at(timesOthers, form.OrderMismatch))},
	// What this costs is little: it is said, and makes few answers unsure.
	{"deleted given", 0.95, "rows that it marks as deleted are among these",
		once, at(givesDeleted, form.WhereError)},
	{"same again", 0.2, "the query is that of the answer before",
		once, following(holds(saysSameAgain, form.ExtraQuery))},
	{"condition forgotten", 0.3, "a condition of the query before is gone",
		once, following(at(forgets, form.WhereError))},
	{zeroResult, 0.5, "the result is 0: values may be compared with the wrong columns", ofResult, nil},
}

// zeroResult is the rule of a result that is the number 0, though the question says values.
const zeroResult = "zero result"

// Only are the rules of some names.
func (rs Rules) Only(names ...string) Rules {
	return slices.DeleteFunc(slices.Clone(rs), func(r Rule) bool { return !slices.Contains(names, r.Name) })
}

// Without are all rules but those of some names.
func (rs Rules) Without(names ...string) Rules {
	return slices.DeleteFunc(slices.Clone(rs), func(r Rule) bool { return slices.Contains(names, r.Name) })
}

// subject is what a rule is asked about.
type subject int

const (
	once           subject = iota // the answer as a whole
	eachValue                     // of the prompt
	eachRun                       // of words that are linked to nothing
	eachPhrase                    // of the question
	eachTable                     // that the answer uses
	eachComparison                // of the answer
	ofResult                      // needs the rows
)

// count is how many subjects of a kind there are.
func (a *answer) count(of subject) int {
	switch of {
	case once:
		return 1
	case eachValue:
		return len(a.Values)
	case eachRun:
		return len(a.unknown)
	case eachPhrase:
		return len(a.Question)
	case eachTable:
		return len(a.tables)
	case eachComparison:
		return len(a.comparisons)
	}
	return 0
}

// check looks for a fault of the i-th subject.
type check func(a *answer, i int) (finding, bool)

// finding is a fault as it is found.
type finding struct {
	said  []form.Token // see Fault.Said
	words string       // of the question that are at fault
	times int          // how often it counts, where that is not once
}

// found is a finding that an observation tells.
func found(tokens ...form.Token) (finding, bool) { return finding{said: tokens}, true }

// holds finds a fault where something holds.
func holds(is func(*answer) bool, said ...form.Token) check {
	return func(a *answer, _ int) (finding, bool) { return finding{said: said}, is(a) }
}

// at finds a fault of what a token points at; "": there is none.
func at(where func(*answer) form.Token, diagnosis form.Token) check {
	return func(a *answer, _ int) (finding, bool) {
		token := where(a)
		return finding{said: []form.Token{diagnosis, token}}, token != ""
	}
}

// of finds a fault of words of the question; "": there is none.
func of(which func(*answer) string) check {
	return func(a *answer, _ int) (finding, bool) {
		words := which(a)
		return finding{words: words}, words != ""
	}
}

// worded asks only where the question's words say the form of the query: one that goes on from another has the rest of
// its form from that.
func worded(c check) check {
	return func(a *answer, i int) (finding, bool) {
		if a.Follows() || !a.hasWords() {
			return finding{}, false
		}
		return c(a, i)
	}
}

// following asks only where the answer goes on from another, and the question names no table: what says which rows it
// means forgets nothing.
func following(c check) check {
	return func(a *answer, i int) (finding, bool) {
		if a.before == nil || len(a.Question) == 0 || a.namesTable() {
			return finding{}, false
		}
		return c(a, i)
	}
}
