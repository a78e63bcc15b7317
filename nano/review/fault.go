package review

// doubt is a kind of fault: what a query counts for that has it, as a factor, and why. The factors were found on
// databases apart from those that figures are of; but those of who, of flags, ends, farther columns, amounts, fan traps
// and of questions that go on, beyondForm and askedBack are there because of single questions, there or of people, and
// were not searched; those of the question's form (review_form.go) were found on training databases that a base had not
// seen, and some of them, and unusedPeriod, on Defog's questions; keySelected, nothingTested, groupAggregated,
// flagOpen, unsaidNumber and shareLeftOut on some of studies/office; those of review_word.go and review_measure.go on
// 470 questions of an office to five made-up databases.
type doubt struct {
	weight float64
	why    string // as people read it
}

// zeroWeight is the factor of a result that is the number 0, though the question says values: they may be compared with
// the wrong columns.
const (
	zeroWeight = 0.5
	zeroWhy    = "the result is 0: values may be compared with the wrong columns"
)

var (
	unlinkedWord      = doubt{0.75, "nothing in the database is called so"}
	beyondForm        = doubt{0.3, "the question asks for what this model has no form for"} // a median
	noName            = doubt{0.4, "the question asks who, and no name is given"}
	notWho            = doubt{0.5, "the question asks who, and what is given is nobody's name"} // titles, places
	flagUnused        = doubt{0.3, "the question names it, and the query does not use it"}      // active
	keySelected       = doubt{0.5, "a key is given for what has a name"}
	askedBack         = doubt{0.3, "the answer repeats what the question gives"}
	allInOrder        = doubt{0.3, "the question asks who was first, and all rows are given in order"}
	flagUpheld        = doubt{0.2, "the question says the contrary of it, and the query does not"} // inactive
	unusedValue       = doubt{0.25, "the question says it, and the query does not use it"}
	unusedPeriod      = doubt{0.4, "the question says it, and the query does not use it"}
	unusedText        = doubt{0.5, "the question says it, and the query does not use it"}
	unusedTable       = doubt{0.4, "the question names it, and the query does not use it"}
	unusedColumn      = doubt{0.5, "the question names it, and the query does not use it"}
	unusedPart        = doubt{0.7, "the question may name it, and the query does not use it"}
	unnamedTable      = doubt{0.7, "the query uses it, and the question does not name it"}
	elsewhereWeight   = doubt{0.3, "the query looks there for a value that other columns hold, and this one does not"}
	figureRepeated    = doubt{0.5, "it is counted once for each row of another table"} // credit limits, for each order
	unheldValue       = doubt{0.3, "nothing in the column is called so"}
	begunValue        = doubt{0.7, "a value of the question is taken for a longer one"}
	repeatedItem      = doubt{0.3, "it is given twice"}
	contradiction     = doubt{0.2, "one row would have two values there"}
	sameOperands      = doubt{0.2, "the query combines a result with itself"}
	unlikeColumn      = doubt{0.4, "it is compared with a column that has nothing to do with it"}                           // keys of buildings among those of cities
	otherEnd          = doubt{0.2, "the rows come from the other end of the order"}                                         // the youngest, for the oldest
	fartherColumn     = doubt{0.4, "the query has a column of the same words that is farther from what the question names"} // a shipper's phone, for which it has the customers'
	rowsCounted       = doubt{0.3, "rows are counted that hold amounts"}                                                    // degrees of a year, which each row has a number of
	sameAgain         = doubt{0.2, "the query is that of the answer before"}
	forgotten         = doubt{0.3, "a condition of the query before is gone"}
	strayed           = doubt{0.3, "neither the question nor the query before has it"}
	orderLeftOut      = doubt{0.3, "the question asks for another order, or for what is most"}
	notAsked          = doubt{0.3, "the query does what no word of the question asks for"}
	conditionLeftOut  = doubt{0.5, "the question excludes something, or gives a choice, and the query does not"}
	aggregateLeftOut  = doubt{0.3, "the question asks for a figure that the query does not compute"}
	itemLeftOut       = doubt{0.4, "a part of what the question wants to see is not given"}
	groupLeftOut      = doubt{0.5, "the question asks for a figure for each, and the query gives one for all"}
	numberLeftOut     = doubt{0.6, "the question says it, and the query does not use it"}
	nothingTested     = doubt{0.2, "every row passes what the query asks of it"}
	unsaidNumber      = doubt{0.4, "it is compared with a number that the question does not say"}
	groupAggregated   = doubt{0.2, "the query computes a figure of what it groups by"}
	flagOpen          = doubt{0.4, "the query shows it, and does not ask for it"} // mandatory trainings
	shareLeftOut      = doubt{0.2, "the question asks for a percentage, and the query computes none"}
	wordLeftOut       = doubt{0.3, "it may say which rows are meant, and nothing in the database is called so"} // electric vehicles
	momentGuessed     = doubt{0.5, "the question may mean another date"}                                        // projects finished last year, by their start
	unsaidText        = doubt{0.3, "it is compared with a text that the question does not say"}
	beyondRange       = doubt{0.3, "it is compared with a number that no row seems to have"}
	comparedOtherwise = doubt{0.3, "the question compares it in another way"}
	placeLeftOut      = doubt{0.3, "the question asks for the second, or a later one, and the query gives the first"}
	keyAggregated     = doubt{0.3, "the query computes a figure of a key"}
	singleRows        = doubt{0.3, "the query computes figures of one row each"}                             // the average distance by trip
	partsRanked       = doubt{0.3, "single rows are ranked, where the question may mean their sum"}          // the customers of the largest payments, for those who paid most
	partsListed       = doubt{0.3, "single rows are listed, where the question asks for one figure of each"} // the beds of rooms, for those of each department
	sumLeftOut        = doubt{0.3, "the question asks for a total, and the query computes none"}
	otherOrder        = doubt{0.3, "the order is by what the question does not ask for the most of"}
	nothingAsked      = doubt{0.3, "the query asks whether it has a value, which the question does not"}
	unnamedColumn     = doubt{0.3, "the question may compare something else"} // a margin, which is called nowhere
	otherRows         = doubt{0.3, "the question asks for other rows"}        // students, for professors
	unsaidOrder       = doubt{0.3, "the order is by what the question does not say"}
	namesShared       = doubt{0.5, "several rows have that in common, and the query compares rows by it"}
	otherPersons      = doubt{0.3, "the question asks who, and others than those are named"}
	otherSpelling     = doubt{0.3, "other rows spell it in another way, and the query leaves them out"}
	textCompared      = doubt{0.3, "it is kept as text, and compared so: 9 comes behind 10"}
	fanTrap           = doubt{0.3, "rows are combined that have nothing to do with each other but this"} // players and seasons of one team
)
