package review

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// Rule is a kind of fault: what an answer counts for that has it, as a factor, and its message for people.
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
// flags, ends, now and then, farther columns, amounts, fan traps and of questions that go on, "beyond form" and "asked
// back" are there because of single questions, there or of people; "measure left out", "standing left out", "role
// taken", "range empty", "flag counted", "group listed", "in other members", "amounts or rows", "extra summed" and
// "stock ranked" because of 462 to well-known databases (docs/experiments/2026-11-30-strangers.md); those of state.go,
// "table empty", "table guessed", "group unsaid", "flag of what they have", "who of each left out", "lives elsewhere"
// and "year unsaid" because of these and of 404 to real applications (2026-11-30-real-applications.md); "age by another
// time", "shown by unit", "bookkeeping used", "versions counted", "rate not computed", "one of alike summed" and "fixed
// ranked" because of first questions and of warehouses (2026-11-30-first-questions.md, 2026-11-30-warehouses.md). Those
// of the question's wording (wording.go) were found on training databases that a base had not seen, and some of them,
// and "period unused", on Defog's questions; "key selected", "nothing tested", "group aggregated", "flag open", "number
// unsaid" and "share left out" on some of studies/office; those of word.go and measure.go on 470 questions of an office
// to five made-up databases; those of happened.go and ranked.go, "flag of others", "zero left out", "rate summed",
// "parts averaged", "unpaid summed", "key compared", "no money", "amount of others", "total counted" and "cost for
// price" on 343 questions to nine others (docs/experiments/2026-11-29-wrong-and-sure.md).
func Standard() Rules { return slices.Clone(standard) }

var standard = Rules{
	{"value unused", 0.25, "the question says it, but the query does not use it", eachValue, valueUnused},
	{"text unused", 0.5, "the question says it, but the query does not use it", eachValue, textUnused},
	{"period unused", 0.4, "the question says it, but the query does not use it", eachValue, periodUnused},
	{"word unknown", 0.75, "no table, column or value matches this word", eachRun, wordUnknown},
	// Smyth, of Smith.
	{"typo unsure", 0.75, "it is read as a typo, and may be another word", eachTypo, typoUnsure},
	// A median.
	{"beyond form", 0.3, "the question asks for something that this model cannot express",
		once, holds(asksBeyondForm)},
	{"who without name", 0.4, "the question asks who, but the answer has no name",
		once, holds(givesNoName, form.SelectError)},
	{"who of each left out", 0.4, "the question asks who, but the answer has groups and no names",
		once, holds(givesGroups, form.SelectError)},
	// Who lives in Seattle, by the city of the department.
	{"lives elsewhere", 0.4, "this may not be where they live", once, at(livesElsewhere, form.WhereError)},
	// Titles, places.
	{"who by thing", 0.5, "the question asks who, but the answer is not a person's name",
		once, holds(givesThings, form.SelectError)},
	// The oldest customers, by when they signed up.
	{"age by another time", 0.5, "how old they are may not be meant by this", once, at(ageByOther, form.OrderMismatch)},
	{"who of all", 0.3, "the question asks who was first, but the query returns all rows in order",
		once, holds(givesAllInOrder, form.OrderMismatch)},
	{"key selected", 0.5, "the query returns a key instead of a name", once, at(selectsKey, form.SelectError)},
	{"asked back", 0.3, "the answer repeats what the question gives",
		once, at(asksBack, form.SelectError)},
	// Inactive.
	{"flag upheld", 0.2, "the question negates it, but the query does not",
		once, at(reading.Upholds, form.WhereError)},
	{"table unused", 0.4, "the question names it, but the query does not use it", eachPhrase, tableUnused},
	{"table part unused", 0.5, "the question may name it, but the query does not use it", eachPhrase, tablePartUnused},
	// Active.
	{"flag unused", 0.3, "the question names it, but the query does not use it", eachPhrase, flagUnused},
	{"predicate unused", 0.3, "the question says it of the rows, but the query does not use it", eachPhrase, predicateUnused},
	{"part unused", 0.7, "the question may name it, but the query does not use it", eachPhrase, partUnused},
	{"column unused", 0.5, "the question names it, but the query does not use it", eachPhrase, columnUnused},
	{"table unnamed", 0.7, "the query uses it, but the question does not name it", eachTable, tableUnnamed},
	{"table empty", 0.3, "it has no rows", eachTable, tableEmpty},
	{"table guessed", 0.6, "the question does not name it, and the schema has more tables than this model is shown",
		eachTable, tableGuessed},
	// Customers, where two schemas have some.
	{"schema unsaid", 0.3, "another schema has a table of this name, which the question may mean",
		eachTable, schemaUnsaid},
	{"table strayed", 0.3, "neither the question nor the previous query has it", eachTable, tableStrayed},
	{"value unheld", 0.3, "no value of the column matches it", eachComparison, valueUnheld},
	{"partly kept", 0.4, "some rows are so in part, and the question does not say whether it means them", eachComparison, keepsPartly},
	{"value begun", 0.7, "a value of the question is taken for a longer one", eachComparison, valueBegun},
	// 500, of amounts in cents.
	{"unit unsaid", 0.4, "it is in cents, and the question does not say whether its amount is", eachComparison, unitUnsaid},
	// 50 kg, of an average of grams.
	{"unit of figure", 0.2, "it is in another unit than the question's number", eachComparison, unitOfFigure},
	// In minutes, of a duration in seconds.
	{"time unit", 0.1, "the question asks for this unit of time, and the query does not compute it", once, worded(of(leavesOutTimeUnit))},
	// In pounds, which may be weights.
	{"unit unclear", 0.4, "it is in cents, and the question may mean another unit", once, at(unitUnclear, form.SelectError)},
	{"value elsewhere", 0.3, "the query looks for a value that other columns have, but not this one",
		eachComparison, valueElsewhere},
	// Paid invoices, of those that are not paid.
	{"excluded asked", 0.2, "the question excludes it, but the query asks for it", eachComparison, asksExcluded},
	{"unknown lost", 0.6, "rows without a value are left out, too", eachComparison, losesUnknown},
	// Unpaid invoices, with drafts and cancelled ones.
	{"state denied", 0.4, "by it some of these rows are drafts or cancelled, and the query gives them too",
		once, at(deniesState, form.WhereError)},
	// Who is still employed.
	{"ended given", 0.3, "the question asks for what has not ended, but the query does not look",
		once, at(reading.EndedGiven, form.WhereError)},
	// Who lives there now, by leases of any state.
	{"state open", 0.3, "the question asks for what is so now, but the query does not look",
		once, at(leavesStateOpen, form.WhereError)},
	// The status spelled out.
	{"codes given", 0.3, "the question asks for words, but these are codes",
		once, at(givesCodes, form.SelectError)},
	{"below superior", 0.2, "the question asks for a superior, but the query does not go there",
		once, at(staysBelow, form.JoinMismatch)},
	{"item repeated", 0.3, "the query returns it twice", once, at(repeats, form.SelectError)},
	{"contradiction", 0.2, "one row would have two values there", once, at(contradicts, form.WhereError)},
	// Hired in the last days of now, and in 2018.
	{"range empty", 0.1, "no row has a time in both periods", once, at(emptyRange, form.WhereError)},
	// How many survivors there are, by how many rows say whether.
	{"flag counted", 0.1, "it has two values, and the query counts them", once, at(flagCounted, form.AggregateError)},
	{"nothing tested", 0.2, "every row meets the query's condition on it, or none",
		once, at(testsNothing, form.WhereError)},
	{"group aggregated", 0.2, "the query aggregates what it groups by",
		once, at(aggregatesGroup, form.AggregateError)},
	// The best customer.
	{"figure unsaid", 0.5, "it does not say by what", once, of(ranksVaguely)},
	// The members' email of each branch.
	{"one of group", 0.2, "each group has several, and the query gives one of them", once, at(givesOneOfGroup, form.SelectError)},
	// Mandatory trainings.
	{"flag open", 0.4, "the query shows it but does not filter by it",
		once, at(leavesFlagOpen, form.WhereError)},
	{"number unsaid", 0.4, "it is compared with a number that is not in the question",
		once, at(comparesUnsaid, form.WhereError)},
	{"operands equal", 0.2, "the query combines a result with itself",
		once, holds(combinesWithItself, form.ExtraQuery)},
	// Delivered later than promised, by what was promised alone.
	{"column with itself", 0.1, "it is compared with itself", once, at(comparesWithItself, form.WhereError)},
	{"text extreme", 0.3, "it is compared with the first or last text in the alphabet", once, at(takesExtremeText, form.WhereError)},
	{"column empty", 0.4, "no row that was looked at has a value there", once, at(usesEmpty, form.WhereError)},
	// Keys of buildings among those of cities.
	{"column unlike", 0.4, "it is compared with an unrelated column",
		once, at(seeksUnlike, form.WhereError)},
	// A shipper's phone, for which it has the customers'.
	{"column farther", 0.4, "another column of the same name is closer to what the question names",
		once, at(reachesFarther, form.Not)},
	// The country of an album's artist, for which it has the customer's.
	{"column by detour", 0.4, "another column of the same name is closer to what the question names",
		once, at(detours, form.Not)},
	// The youngest, for the oldest.
	{"time from other end", 0.2, "the rows come from the other end of the order",
		once, at(ordersFromOtherEnd, form.OrderMismatch)},
	// Degrees of a year, which each row has a number of.
	{"amounts counted", 0.3, "rows are counted that hold amounts",
		once, at(countsRowsOfAmounts, form.Not)},
	// Players and seasons of one team.
	{"fan trap", 0.3, "the query combines rows that have only this in common",
		once, at(fansOut, form.JoinMismatch)},
	// Credit limits, for each order.
	{"figure repeated", 0.5, "it is counted once for each row of another table",
		once, at(repeatsInFigure, form.JoinMismatch)},
	// Electric vehicles.
	{"word left out", 0.3, "it may select rows, but no table, column or value matches it",
		once, of(leavesOutWord)},
	// A salary range.
	{"measure left out", 0.3, "no table, column or value matches it, and it may ask for another figure", once, of(leavesOutMeasure)},
	// Products that are out of stock.
	{"standing left out", 0.3, "the question says it of the rows, but the query does not compare it", once, of(leavesOutStanding)},
	// Exams that have no result.
	{"lack left out", 0.3, "the question excludes rows that have it, but the query does not", once, worded(of(leavesOutLack))},
	// Customers who ordered.
	{"verb of table", 0.3, "the question says what happened, but the query does not use its table", eachPhrase, tableOfVerb},
	// Rows by when a connector wrote them.
	{"bookkeeping used", 0.4, "it is of what loads the data, and the question does not name it", once, at(usesBooks, form.WhereError)},
	// Customers of a dimension that keeps what each was, too.
	{"versions counted", 0.4, "the table has several rows of one thing, and the query takes each for a thing", once, at((*reading.Answer).Latest, form.WhereError)},
	// Current titles.
	{"now left out", 0.3, "the question asks for what is so now, but the query does not look", once, at(leavesOutNow, form.WhereError)},
	// Who was an accountant before.
	{"past left out", 0.3, "the question asks for what once was, but the query does not look", once, of(leavesOutPast)},
	// A director, as the manager of a shop.
	{"role taken", 0.3, "a word of the question is taken for it, and may be another role", once, at(takesRole, form.JoinMismatch)},
	// Refunds, where payments are refunded.
	{"value by its root", 0.3, "a value says the same, but the query does not use it", eachPhrase, valueOfRoot},
	{"duration left out", 0.3, "the question sets a limit to the time between two dates, but the query does not",
		once, of(leavesOutDuration)},
	{"difference left out", 0.3, "the question asks for a difference, but the query computes none",
		once, worded(holds(leavesOutDifference, form.AggregateError))},
	{"nothing said used", 0.3, "the query uses nothing that the question names", once, holds(usesNothingSaid)},
	// Active customers, by the products that are.
	{"flag of others", 0.3, "it says something of other rows than the question asks for",
		once, at(flagsOthers, form.WhereError)},
	// Public projects, by their public builds.
	{"flag of what they have", 0.4, "it says something of what these rows have", once, at(flagsTheir, form.WhereError)},
	// No bonus, of which some are 0.
	{"zero left out", 0.4, "rows with 0 are left out", once, at(leavesOutZero, form.WhereError)},
	// Of more than one active subscription, by what is active.
	{"group of one value", 0.2, "the query groups by what has one value", once, at(groupsGiven, form.GroupMissing)},
	// The share of tickets that came by phone, for each clerk.
	{"group unsaid", 0.3, "the query groups by it, and the question names no such groups", once, worded(at(groupsUnsaid, form.GroupMissing))},
	// Passengers by sex, of which it has a list of sexes.
	{"group listed", 0.3, "the question asks for groups of it, but the query lists it alone", once, worded(at(listsGroup, form.GroupMissing))},
	// Parcels per service, by their depots.
	{"group by other", 0.3, "the question asks for groups of something else", once, worded(at(groupsByOther, form.GroupMissing))},
	// Cleaning minutes per hotel.
	{"figure counted", 0.3, "the question asks for a number that these rows have, but the query counts the rows",
		once, worded(at(countsFigure, form.AggregateError))},
	// Boats per equipment, of which each may have several.
	{"set taken whole", 0.3, "a row may have several values there, and the query takes them together as one",
		once, at(takesSetsWhole, form.GroupMissing)},
	{"several unsaid", 0.2, "the query wants more than one, but the question does not say so",
		once, at(countsSeveral, form.WhereError)},
	// The highest payment.
	{"rows ranked", 0.2, "the query ranks by how many rows there are, but the question asks for the highest of them",
		once, worded(at(ranksCounts, form.OrderMismatch))},
	// The industry that pays most.
	{"count unsaid", 0.4, "the query ranks by how many rows there are, but the question may mean something else",
		once, worded(at(ranksUnsaid, form.OrderMismatch))},
	// Projects finished last year, by their start.
	{"moment guessed", 0.5, "the question may mean another date",
		once, at(guessesMoment, form.WhereError)},
	// Claims of 2026, by when what they are for happened.
	{"moment chosen", 0.5, "the question may mean another date",
		once, at(choosesMoment, form.WhereError)},
	// Orders in June, of whatever year.
	{"year unsaid", 0.4, "the question says a month without its year, and rows are of several years",
		once, at(leavesYearOpen, form.WhereError)},
	// Cancelled subscriptions per month, by their start.
	{"moment of another", 0.3, "another date is called by a word of the question",
		once, at(momentOfAnother, form.WhereError)},
	{"text unsaid", 0.3, "it is compared with a text that is not in the question",
		once, at(takesUnsaidText, form.WhereError)},
	{"key aggregated", 0.3, "the query computes a figure of a key",
		once, at(aggregatesKey, form.AggregateError)},
	// The average distance by trip.
	{"rows grouped singly", 0.3, "the query computes figures of one row each",
		once, at(groupsSingleRows, form.AggregateError)},
	{"others named", 0.3, "the question asks who, but the answer names others",
		once, at(othersNamed, form.SelectError)},
	// The city of a shipment, for which it has the customers'.
	{"place elsewhere", 0.4, "another column of the same name is closer to what the question names",
		once, at(seeksElsewhere, form.Not)},
	{"nothing asked", 0.3, "the query checks whether it has a value, but the question does not ask for that",
		once, at(asksForNothing, form.WhereError)},
	// A margin, which is called nowhere.
	{"column unnamed", 0.3, "the question may compare something else",
		once, at(comparesUnnamed, form.WhereError)},
	// Races that took place, by their place.
	{"idiom taken", 0.2, "the question says a part of its name, but in an idiom that means something else",
		once, at(takesIdiom, form.WhereError)},
	{"name shared", 0.5, "several rows share it, but the query compares rows by it",
		once, at(comparesShared, form.SelectError)},
	// Students, for professors.
	{"other rows", 0.3, "the question asks for other rows", once, at(givesOtherRows, form.SelectError)},
	// Passengers under 30, by their class.
	{"number beyond range", 0.3, "it is compared with a number outside the column's range",
		once, at(seeksBeyondRange, form.WhereError)},
	// TV Shows, of "Kids, Spanish TV Shows".
	{"in other members", 0.5, "its values are lists, in which other members contain this one",
		once, at(findsInMembers, form.WhereError)},
	{"spelt otherwise", 0.3, "other rows spell it differently, and the query leaves them out",
		once, at(spellsOtherwise, form.WhereError)},
	{"day compared", 0.3, "it has a time of day and is compared with a day: the hours of that day count as after it",
		once, at(comparesDays, form.WhereError)},
	{"compared as text", 0.3, "it is text and compared as text: 9 sorts after 10",
		once, at(comparesAsText, form.WhereError)},
	{"order left out", 0.3, "the question asks for another order, or for what is most",
		once, worded(holds(leavesOutAnyOrder, form.OrderMismatch))},
	{"order not asked", 0.3, "the query does something that no word of the question asks for",
		once, worded(holds(orders, form.OrderMismatch))},
	{"order by another", 0.3, "the question asks for another order, or for what is most",
		once, worded(at(ordersByAnother, form.OrderMismatch))},
	// From the lowest, for from the highest.
	{"order from other end", 0.2, "the rows come from the other end of the order",
		once, worded(holds(ordersOtherWay, form.OrderMismatch))},
	{"condition left out", 0.5, "the question excludes something, or offers a choice, but the query does not",
		once, worded(holds(leavesOutCondition, form.WhereError))},
	{"denial not asked", 0.3, "the query does something that no word of the question asks for",
		once, worded(holds(deniesUnasked, form.WhereError))},
	{"share left out", 0.2, "the question asks for a percentage, but the query computes none",
		once, worded(holds(leavesOutShare, form.AggregateError))},
	{"share not asked", 0.3, "the query does something that no word of the question asks for",
		once, worded(holds(sharesUnasked, form.AggregateError))},
	{"item left out", 0.4, "the answer lacks a part of what the question asks for",
		once, worded(holds(leavesOutOfList, form.SelectError))},
	{"aggregate left out", 0.3, "the question asks for a figure that the query does not compute",
		once, worded(holds(leavesOutFigure, form.AggregateError))},
	{"place left out", 0.3, "the question asks for the second or a later one, but the query returns the first",
		once, worded(holds(leavesOutPlace, form.OrderMismatch))},
	{"compared otherwise", 0.3, "the question compares it differently",
		once, worded(at(comparesOtherwise, form.WhereError))},
	// The customers of the largest payments, for those who paid most.
	{"parts ranked", 0.3, "the query ranks single rows, but the question may mean their sum",
		once, worded(at(reading.RanksParts, form.AggregateError))},
	// The beds of rooms, for those of each department.
	{"parts listed", 0.3, "the query lists single rows, but the question asks for one figure each",
		once, worded(at(listsParts, form.AggregateError))},
	{"sum left out", 0.3, "the question asks for a total, but the query computes none",
		once, worded(holds(leavesOutSum, form.AggregateError))},
	{"order by other", 0.3, "the query orders by something other than the question ranks",
		once, worded(at(ordersByOther, form.OrderMismatch))},
	{"order unsaid", 0.3, "the query orders by something that is not in the question",
		once, worded(at(ordersByUnsaid, form.OrderMismatch))},
	{"group left out", 0.5, "the question asks for a figure for each, but the query returns one for all",
		once, worded(holds(leavesOutGroup, form.GroupMissing))},
	{"number left out", 0.4, "the question says it, but the query does not use it",
		eachValue, worded(numberLeftOut)},
	// The sum of unit prices, for revenue.
	{"price for money", 0.1, "the question asks for money, but this is a price or a quantity: revenue is their product",
		once, at(pricesForMoney, form.AggregateError)},
	// Revenue per month, as how many sales there were.
	{"money not computed", 0.2, "the question asks for money, but the query computes none",
		once, at(computesNoMoney, form.AggregateError)},
	// The win rate, as how many there are.
	{"rate not computed", 0.2, "the question asks for a rate or a share, but the query computes none", once, holds(ratesNothing, form.AggregateError)},
	{"rate summed", 0.2, "the query sums a rate", once, at(sumsRates, form.AggregateError)},
	// Orders of more than one line, by the line's key.
	{"key compared", 0.2, "it is a key, and the question does not compare it", once, at(rangesKey, form.WhereError)},
	// The room that brings in most money, by ratings.
	{"no money", 0.3, "the question asks for money, but this is none", once, at(sumsNoMoney, form.AggregateError)},
	// The value of orders, by what their freight costs.
	{"amount of others", 0.4, "the question may mean another amount", once, worded(at(sumsOther, form.AggregateError))},
	// Total donations.
	// The salaries in cents, next to prices in cents.
	{"shown by unit", 0.3, "the question names only its unit", once, at(showsByUnit, form.SelectError)},
	{"total counted", 0.4, "the question asks for a total, and these rows hold amounts", once, worded(at(countsAmounts, form.AggregateError))},
	// How much premium, by how many payments there are.
	{"amount counted", 0.3, "the question asks how much, and the query how many rows there are", once, at(countsHowMuch, form.AggregateError)},
	// Payments per month.
	{"amounts or rows", 0.3, "the question may ask how much they are, or how many", once, worded(at(countsEveryday, form.AggregateError))},
	// Coupons of one of several kinds of sales.
	{"one of alike summed", 0.4, "another table has an amount of the same name", once, at(sumsOneOfAlike, form.AggregateError)},
	// The tax, for the total amount.
	{"extra summed", 0.3, "the question may mean another amount", once, worded(at(sumsExtra, form.AggregateError))},
	// The orders of a week, by how many their customers have.
	{"counter listed", 0.3, "the question names rows, but this is how many of them another has", once, at(listsCounter, form.SelectError)},
	// The oldest claim, by the age of its member.
	{"age of others", 0.3, "the question does not name those whose age this is", once, at(agesOfOthers, form.OrderMismatch)},
	// The biggest open deal, by whether it is closed.
	{"fixed ranked", 0.3, "the rows are ranked by it, and all of them have the same", once, at(ranksFixed, form.OrderMismatch)},
	// The products sold most, by their stock.
	{"stock ranked", 0.2, "the question asks for what was sold, but this is what there is", once, at(ranksStock, form.OrderMismatch)},
	// Products that cost more than 100.
	{"cost for price", 0.4, "the question may mean the price", once, at(costsAsVerb, form.WhereError)},
	// The average order, of payments.
	{"parts averaged", 0.3, "the question asks for an average of other rows, of which each has several of these",
		once, worded(at(averagesParts, form.AggregateError))},
	// Revenue, with payments that failed.
	{"unpaid summed", 0.5, "by it some of the money was not paid, or was paid back, and the query sums all",
		once, at(sumsUnpaid, form.WhereError)},
	// The average revenue of orders, of their lines.
	{"measure averaged", 0.2, "the question may mean an average or an extreme of its sums, which the query does not compute",
		once, at(averagesMeasure, form.AggregateError)},
	// Revenue, as price times quantity.
	{"measure suggested", 0.15, "this figure is guessed from column names; `sqlagent metrics suggest` shows it, for you to accept",
		once, suggestsMeasure},
	// The comments, by how many comment counts there are.
	{"counter counted", 0.2, "it holds counts, but the query counts its rows",
		once, at(reading.CountsCounter, form.AggregateError)},
	// The average state, for which it has that of times.
	{"aggregate of another", 0.3, "the question asks for this figure of another column",
		once, worded(at(aggregatesOther, form.AggregateError))},
	{"numbers among texts", 0.3, "it is text, and only some of it is numeric",
		once, at(mixesTexts, form.AggregateError)},
	{"amounts summed", 0.15, "it is text, such as an amount with its currency, which the database cannot add up",
		once, at(sumsAmounts, form.AggregateError)},
	{"amounts ordered", 0.15, "it is text and ordered as text, in which a smaller number may come after a larger one",
		once, at(ordersAmounts, form.OrderMismatch)},
	// The page of the last visit, for that visited most.
	{"key ranked", 0.2, "the query orders by a key, which is no quantity",
		once, worded(at(ranksKeys, form.OrderMismatch))},
	// The postal code 2010.
	{"year elsewhere", 0.3, "the question may mean a year, but the query looks for it there",
		once, at(seeksYear, form.WhereError)},
	{"first for each", 0.3, "the question asks for one of each, but the query returns the first of all",
		once, worded(holds(limitsForEach, form.GroupMissing))},
	// The branch of the oldest customer.
	{"time of others", 0.3, "it is the time of something that the question does not mention",
		once, worded(at(timesOthers, form.OrderMismatch))},
	// What this costs is little: it is said, and makes few answers unsure.
	{"deleted given", 0.95, "the result includes rows that it marks as deleted",
		once, at(givesDeleted, form.WhereError)},
	{"departed given", 0.95, "the result may include rows that have ended", once, at(givesDeparted, form.WhereError)},
	{"same again", 0.2, "the query is the same as for the previous answer",
		once, following(holds(saysSameAgain, form.ExtraQuery))},
	{"condition forgotten", 0.3, "a condition of the previous query is missing",
		once, following(at(forgets, form.WhereError))},
	// Which members are that, after the first gender alone.
	{"rows forgotten", 0.3, "the question points at rows of the previous answer, but the query returns others too",
		once, holds(forgetsRows, form.WhereError)},
}

// zero is the rule of a result that is the number 0, though the question says values. It alone needs the rows.
var zero = Rule{Name: "zero result", Factor: 0.5, Message: "the result is 0: values may be compared with the wrong columns"}

// subject is what a rule is asked about.
type subject int

const (
	once           subject = iota // the answer as a whole
	eachValue                     // of the prompt
	eachRun                       // of words that are linked to nothing
	eachTypo                      // of the question
	eachPhrase                    // of the question
	eachTable                     // that the answer uses
	eachComparison                // of the answer
)

// count is how many subjects of a kind an answer has.
func (s subject) count(a *reading.Answer) int {
	switch s {
	case once:
		return 1
	case eachValue:
		return len(a.Values)
	case eachRun:
		return len(a.Unknown)
	case eachTypo:
		return len(a.Corrections)
	case eachPhrase:
		return len(a.Question)
	case eachTable:
		return len(a.TablesUsed)
	case eachComparison:
		return len(a.Comparisons)
	}
	return 0
}

// check looks for a fault of the i-th subject.
type check func(a *reading.Answer, i int) (finding, bool)

// finding is a fault as it is found.
type finding struct {
	said  []form.Token // see Fault.Said
	words string       // of the question that are at fault
	times int          // how often it counts, where that is not once
}

// found is a finding that an observation names.
func found(tokens ...form.Token) (finding, bool) { return finding{said: tokens}, true }

// holds finds a fault where something holds.
func holds(is func(*reading.Answer) bool, said ...form.Token) check {
	return func(a *reading.Answer, _ int) (finding, bool) { return finding{said: said}, is(a) }
}

// at finds a fault of what a token points at; "": there is none.
func at(where func(*reading.Answer) form.Token, diagnosis form.Token) check {
	return func(a *reading.Answer, _ int) (finding, bool) {
		token := where(a)
		return finding{said: []form.Token{diagnosis, token}}, token != ""
	}
}

// of finds a fault of words of the question; "": there is none.
func of(which func(*reading.Answer) string) check {
	return func(a *reading.Answer, _ int) (finding, bool) {
		words := which(a)
		return finding{words: words}, words != ""
	}
}

// worded asks only where the question's words say the form of the query: one that goes on from another has the rest of
// its form from that.
func worded(c check) check {
	return func(a *reading.Answer, i int) (finding, bool) {
		if a.Follows() || !a.HasWords() {
			return finding{}, false
		}
		return c(a, i)
	}
}

// following asks only where the answer goes on from another, and the question names no table: what says which rows it
// means forgets nothing.
func following(c check) check {
	return func(a *reading.Answer, i int) (finding, bool) {
		if a.Previous == nil || len(a.Question) == 0 || namesTable(a) {
			return finding{}, false
		}
		return c(a, i)
	}
}
