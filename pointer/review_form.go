package pointer

import (
	"slices"
	"strings"
)

// Words of a question that want a part of a query's form, and others that may.
var (
	extremes    = words("highest lowest largest smallest biggest greatest oldest youngest longest shortest cheapest fewest heaviest lightest fastest slowest tallest")
	denials     = words("not never without except excluding neither nor cannot non")
	outside     = words("outside")
	perhapsDeny = words("no none nobody other others only rest remaining different unlike outside besides apart rather unless missing lack lacks lacking exclude " +
		"excludes excluded ignore ignoring omit omitting differ differs foreign abroad but zero")
	firstAndLast   = words("first last earliest latest")
	notBeforeFirst = words("and or the at")
	sorts          = words("sorted alphabetic alphabetical alphabetically ascending descending")
	perhapsSort    = words("sort sorts ordered order orders ordering rank ranks ranked ranking top first last most least by from chronological chronologically " +
		"recent recently best worst increasing decreasing reverse reversed over time")
	averages      = words("average avg")
	comparatives  = words("more less fewer greater larger higher lower older younger longer shorter bigger smaller later earlier newer before after above below equal over under")
	groups        = words("each every")
	perhapsGroup  = words("per by for all")
	choices       = words("or either")
	whether       = words("no whether")
	maxima        = words("maximum max")
	minima        = words("minimum min")
	pronouns      = words("he she her him his hers")
	showing       = words("return show give list display include provide")
	behindList    = words("by where for with who which that whose having when above below over under in from ordered sorted order sort starting only if not without excluding instead")
	ordering      = words("ordered order sorted sort ordering sorting")
	beforeOrder   = words("the their its each total average")
	falling       = words("descending decreasing")
	rising        = words("ascending increasing alphabetical alphabetically")
	reversing     = words("reverse reversed z")
	sentenceEnds  = words(". ? ! ;")
	totals        = words("total totals sum overall combined")
	counts        = words("count counts")
	shares        = words("percentage percentages percent % proportion share fraction")
	perhapsShares = words("rate rates portion part shares pct percents proportions ratio")
	beforeShare   = words("what which")
	highs         = words("highest largest biggest greatest longest most heaviest tallest high large big long")
	lows          = words("lowest smallest fewest least shortest lightest cheapest low small short")
)

// form is a question's words, and the query that is reviewed.
type form struct {
	*Prompt
	tokens []Token
}

// reviewForm finds parts of a query that the question's words want and that are not there, and parts that nobody wants.
// A question that goes on from another has the rest of its form from that.
func (p *Prompt) reviewForm(tokens []Token, out *faults) {
	if p.before != nil || !p.hasWords() {
		return
	}
	f := form{p, tokens}
	if f.leavesOutExtreme() || f.leavesOutOrder() || f.leavesOutFirst() {
		out.add(orderLeftOut, orderMismatch)
	}
	if f.orders() {
		out.add(notAsked, orderMismatch)
	}
	out.addAt(f.ordersByAnother(), orderLeftOut, orderMismatch)
	if f.ordersOtherWay() {
		out.add(otherEnd, orderMismatch)
	}
	if f.leavesOutDenial() || f.leavesOutEither() || f.leavesOutBound() {
		out.add(conditionLeftOut, whereError)
	}
	if f.denies() && !f.mayDeny() {
		out.add(notAsked, whereError)
	}
	switch share := hasShare(tokens); {
	case f.asksShare() && !share && !f.has(Div):
		out.add(shareLeftOut, aggregateError)
	case share && !f.asksShare() && f.says(perhapsShares)+f.says(shares) == 0:
		out.add(notAsked, aggregateError)
	}
	if f.leavesOutOfList() {
		out.add(itemLeftOut, selectError)
	}
	if f.leavesOutAggregate() || f.leavesOutCount() {
		out.add(aggregateLeftOut, aggregateError)
	}
	if f.leavesOutPlace() {
		out.add(placeLeftOut, orderMismatch)
	}
	out.addAt(f.comparesOtherwise(), comparedOtherwise, whereError)
	out.addAt(f.ranksParts(), partsRanked, aggregateError)
	out.addAt(f.listsParts(), partsListed, aggregateError)
	if f.leavesOutSum() {
		out.add(sumLeftOut, aggregateError)
	}
	out.addAt(f.ordersByOther(), otherOrder, orderMismatch)
	out.addAt(f.ordersByUnsaid(), unsaidOrder, orderMismatch)
	if f.leavesOutGroup() {
		out.add(groupLeftOut, groupMissing)
	}
	for v := range p.Values {
		if p.said(v) && f.leavesOutNumber(v) {
			out.add(numberLeftOut, Not, valueToken(v))
		}
	}
}

// has tells whether the query has one of some tokens.
func (f form) has(some ...Token) bool {
	return slices.ContainsFunc(some, func(t Token) bool { return slices.Contains(f.tokens, t) })
}

// says counts the words of the question that are among some and no part of a name: the average of "average attendance"
// is none where a column is called so.
func (f form) says(some map[string]bool) int {
	n := 0
	for i := range f.Question {
		if f.saysAt(i, some) {
			n++
		}
	}
	return n
}

func (f form) saysAt(i int, some map[string]bool) bool {
	if i < 0 || i >= len(f.Question) {
		return false
	}
	s := f.Question[i]
	return s.Value < 0 && some[s.Text] && !slices.ContainsFunc(s.Columns, func(c int) bool { return f.called(c, s.Text) })
}

// called tells whether a column has a word in its name, as it is or written out.
func (f form) called(column int, word string) bool {
	c := f.Columns[column]
	return slices.ContainsFunc(phrases(c.Name, c.words, ""), func(name []string) bool { return slices.Contains(name, stem(word)) })
}

// uses tells whether the query has a column with a word in its name.
func (f form) uses(word string) bool {
	return slices.ContainsFunc(f.tokens, func(t Token) bool {
		c, ok := f.ColumnOf(t)
		return ok && f.called(c, word)
	})
}

// leavesOutExtreme tells whether the question asks for what is highest or lowest, and the query has nothing of it.
func (f form) leavesOutExtreme() bool {
	n := f.says(extremes) + f.saysMost()
	inOrder := f.has(Order) && (n > 1 || f.says(sorts)+f.says(perhapsSort) > f.saysMost()) // from the highest to the lowest
	ofEach := f.showsExtreme() && f.has(Group) && !f.has(Having, Open) && f.says(groups)+f.says(perhapsGroup) == 0
	return n > 0 && !f.has(Limit) && (!f.has(Min, Max) || ofEach) && !inOrder
}

// leavesOutFirst tells whether the question asks which was first or last, and the query gives all: which one did we buy
// first.
func (f form) leavesOutFirst() bool {
	if f.has(Order, Limit, Min, Max, Open) {
		return false
	}
	for i := range f.Question {
		said := f.saysAt(i, firstAndLast) && !f.isLinked(i) && i > 0 && !notBeforeFirst[f.textAt(i-1)]
		lasts := f.textAt(i) == "last" && f.textAt(0) == "how" // how long did they last?
		if said && !lasts && (i+1 == len(f.Question) || sentenceEnds[f.textAt(i+1)]) {
			return true
		}
	}
	return false
}

// showsExtreme tells whether a maximum or minimum is selected beside a column of the same table: each warehouse with
// its largest capacity.
func (f form) showsExtreme() bool {
	items := list(f.tokens)
	for i := 1; i+1 < len(items); i++ {
		of, ok := f.ColumnOf(items[i+1])
		if !ok || items[i] != Max && items[i] != Min {
			continue
		}
		for j, token := range items {
			if c, ok := f.ColumnOf(token); ok && j != i+1 && f.Columns[c].Table == f.Columns[of].Table {
				return true
			}
		}
	}
	return false
}

// saysMost counts "the most" and "the least".
func (f form) saysMost() int {
	n := 0
	for i := range f.Question {
		if text := f.Question[i].Text; (text == "most" || text == "least") && i > 0 && f.Question[i-1].Text == "the" {
			n++
		}
	}
	return n
}

func (f form) leavesOutOrder() bool { return f.says(sorts) > 0 && !f.has(Order) }

// orders tells whether all rows are put in an order that nobody asks for.
func (f form) orders() bool {
	return f.has(Order) && !f.has(Limit) && f.says(sorts)+f.says(extremes)+f.says(perhapsSort)+f.says(firstDates)+f.says(lastDates) == 0
}

// ordersByAnother is the column by which the question asks to order rows, where they are put in an order without it.
func (f form) ordersByAnother() Token {
	for i := range f.Question {
		if !f.saysAt(i, ordering) || i+2 >= len(f.Question) || f.Question[i+1].Text != "by" {
			continue
		}
		by := i + 2
		for by+1 < len(f.Question) && f.saysAt(by, beforeOrder) {
			by++
		}
		named := f.Question[by]
		from := slices.Index(f.tokens, Order)
		if named.Value >= 0 || len(named.Columns) == 0 || len(named.Tables) > 0 || named.Partial || from < 0 {
			continue // or it is vague
		}
		if !slices.ContainsFunc(named.Columns, func(c int) bool { return slices.Contains(f.tokens[from:], f.ColumnToken(c)) }) {
			return shown(named.Columns, f.ColumnToken)
		}
	}
	return ""
}

// ordersOtherWay tells whether rows are asked for from the highest to the lowest and given the other way, or the
// reverse.
func (f form) ordersOtherWay() bool {
	byTime := func(t Token) bool { c, ok := f.ColumnOf(t); return ok && f.Columns[c].Kind == Time } // see otherEnd
	from := slices.Index(f.tokens, Order)
	if from < 0 || f.has(Limit) || f.says(reversing) > 0 || slices.ContainsFunc(f.tokens[from:], byTime) {
		return false
	}
	down, up := f.says(falling), f.says(rising)
	count := func(i int) {
		if f.saysAt(i, highs) {
			down++
		}
		if f.saysAt(i, lows) {
			up++
		}
	}
	for i, s := range f.Question {
		switch s.Text {
		case "first": // the highest first
			count(i - 1)
		case "to": // from the highest to the lowest
			if next := i + 1; f.saysAt(next, highs) || f.saysAt(next, lows) || f.saysAt(next+1, highs) || f.saysAt(next+1, lows) {
				count(i - 1)
			}
		}
	}
	return down > 0 && up == 0 && !f.has(Desc) || up > 0 && down == 0 && !f.has(Asc)
}

// denies tells whether the query excludes something, other than what has no value.
func (f form) denies() bool {
	for i, t := range f.tokens {
		if t == NotEqual || t == Except || t == Not && i+1 < len(f.tokens) && f.tokens[i+1] != Null {
			return true
		}
	}
	return false
}

func (f form) mayDeny() bool {
	return f.says(denials)+f.says(perhapsDeny) > 0 || slices.ContainsFunc(f.Question, func(s Phrase) bool {
		if s.Value >= 0 {
			return f.Values[s.Value].Number == "0"
		}
		return contracted(s.Text) || mayMeanNot(s.Text)
	})
}

// mayMeanNot tells whether a word may deny what it is without its beginning or end: unpaid, homeless; not district.
func mayMeanNot(word string) bool {
	return strings.HasSuffix(word, "less") || positive(word) != "" && !noDenials[word]
}

// contracted tells whether a word ends in a "not".
func contracted(word string) bool {
	return strings.HasSuffix(word, "n't") || strings.HasSuffix(word, "n’t")
}

// leavesOutDenial tells whether the question excludes something, and the query does not. A comparison may do so, "not
// more than", and a flag says no by its value.
func (f form) leavesOutDenial() bool {
	said := false
	for i, s := range f.Question {
		denies := f.saysAt(i, denials) || s.Value < 0 && contracted(s.Text) || f.saysAt(i, outside) && f.isLinked(i+1) && f.Question[i+1].Value >= 0
		said = said || denies && !f.saysAt(i+1, comparatives)
		for _, v := range s.Values {
			if f.has(valueToken(v)) {
				return false
			}
		}
	}
	return said && !f.denies() && !f.has(Null, numeral(0), Less, LessEq, Greater, GreaterEq)
}

// leavesOutEither tells whether the question gives a choice, "Rome or Oslo", and the query none.
func (f form) leavesOutEither() bool {
	if f.denies() || f.says(denials)+f.says(whether) > 0 {
		return false // neither of them
	}
	for i := range f.Question {
		if f.saysAt(i, choices) && !f.saysAt(i+1, comparatives) && !f.saysAt(i+1, pronouns) {
			return !f.has(Or, Union, In, Less, LessEq, Greater, GreaterEq, Between, Null, Group)
		}
	}
	return false
}

// leavesOutBound tells whether the question gives a value with what is beyond it, "2016 or earlier", and the query
// compares nothing so.
func (f form) leavesOutBound() bool {
	for i := 1; i+1 < len(f.Question); i++ {
		v := f.Question[i-1].Value
		if v < 0 || f.Values[v].Number == "0" || f.Values[v].Number == "1" {
			continue // one or more are some
		}
		if f.Question[i].Text == "or" && f.saysAt(i+1, comparatives) {
			return !f.has(Less, LessEq, Greater, GreaterEq, Between)
		}
	}
	return false
}

// leavesOutAggregate tells whether the question asks for an average, a maximum or a minimum, and the query has neither
// that nor a column of it. "A maximum of 10" is a limit or a comparison.
func (f form) leavesOutAggregate() bool {
	if f.says(averages) > 0 && !f.has(Avg, Div) && !f.uses("average") {
		return true
	}
	most := f.says(maxima) > 0 && !f.has(Max) && !f.uses("maximum")
	least := f.says(minima) > 0 && !f.has(Min) && !f.uses("minimum")
	if f.has(Max, Min) {
		return most || least
	}
	return (most || least) && !f.has(Order, Limit, Less, LessEq, Greater, GreaterEq, Between)
}

// saysNumberAt tells whether a number stands somewhere in the question, and no year.
func (f form) saysNumberAt(i int) bool {
	if i < 0 || f.Question[i].Value < 0 {
		return false
	}
	return f.Values[f.Question[i].Value].isNumber()
}

// asksShare tells whether the question asks which share of rows is something. Where a column is called so, only "what
// percentage of" says that.
func (f form) asksShare() bool {
	for i, s := range f.Question {
		if s.Value >= 0 || !shares[s.Text] || f.saysNumberAt(i-1) ||
			!s.Partial && slices.ContainsFunc(s.Columns, func(c int) bool { return f.has(f.ColumnToken(c)) }) {
			continue // 10 percent, or a column that holds it
		}
		of := i+1 < len(f.Question) && f.Question[i+1].Text == "of"
		if len(s.Columns)+len(s.Tables) == 0 && (of || s.Text != "share") || of && (i == 0 || beforeShare[f.Question[i-1].Text]) {
			return true
		}
	}
	return false
}

// leavesOutOfList tells whether the question says at last what is to be shown, "… Return the name and total amount.",
// and the select list lacks a part of that.
func (f form) leavesOutOfList() bool {
	at := len(f.Question) - 1
	for at > 0 && !(f.saysAt(at, showing) && sentenceEnds[f.Question[at-1].Text]) {
		at--
	}
	if at <= 0 {
		return false
	}
	shows := func(some ...Token) bool {
		return slices.ContainsFunc(some, func(t Token) bool { return slices.Contains(list(f.tokens), t) })
	}
	for i := at + 1; i < len(f.Question) && f.Question[i].Value < 0 && !f.saysAt(i, behindList); i++ {
		s := f.Question[i]
		switch {
		case len(s.Columns) > 0 && len(s.Tables) == 0 && !s.Partial:
			if !slices.ContainsFunc(s.Columns, func(c int) bool { return shows(f.ColumnToken(c)) }) {
				return true
			}
		case s.Text == "number" && i+1 < len(f.Question) && f.Question[i+1].Text == "of":
			if !shows(Count) && !slices.ContainsFunc(list(f.tokens), f.isFigure) {
				return true
			}
		case s.Text == "total" && !shows(Sum, Count) && !f.uses("total"), s.Text == "average" && !shows(Avg) && !f.uses("average"):
			return true
		}
	}
	return false
}

// leavesOutCount tells whether the question asks for counts, or for a number of a table's rows, and the query has no
// number of its own: none that it computes, and no column of one that the question does not name.
func (f form) leavesOutCount() bool {
	isNumber := func(t Token) bool {
		c, ok := f.ColumnOf(t)
		return t == Count || t == Sum || t == Avg || ok && f.Columns[c].Kind == Number && !f.Columns[c].Key
	}
	shown := slices.ContainsFunc(list(f.tokens), isNumber)
	counted := slices.Contains(list(f.tokens), Count) || slices.ContainsFunc(list(f.tokens), f.isFigure)
	for i, s := range f.Question {
		if s.Text == "many" && i > 1 && f.Question[i-1].Text == "how" && f.Question[i-2].Text == "and" && !shown {
			return true // which departments, and how many employees they have
		}
		if counted || f.has(Count) {
			continue
		}
		before := ""
		if i > 1 && (i == 2 || len(f.Question[i-3].Columns) == 0) { // not the phone number of customers
			before = f.Question[i-2].Text + " " + f.Question[i-1].Text
		}
		ofRows := len(s.Tables) > 0 && !s.Partial && s.Value < 0 && len(s.Columns) == 0 && (before == "number of" || before == "how many")
		if ofRows && (!f.has(Sum) || f.says(totals) > 0) || f.saysAt(i, counts) && !f.has(Sum) {
			return true
		}
	}
	return false
}

// isFigure tells whether a token is a column of numbers that the question does not name, and none that say which row:
// the population, where it asks how many people there are.
func (f form) isFigure(t Token) bool {
	c, ok := f.ColumnOf(t)
	if !ok || f.Columns[c].Kind != Number || f.Columns[c].Key || slices.ContainsFunc(f.Keys, func(k Key) bool { return slices.Contains(k.From, c) }) {
		return false
	}
	return !slices.ContainsFunc(f.Question, func(s Phrase) bool { return slices.Contains(s.Columns, c) })
}

// leavesOutGroup tells whether the question wants a figure for each of something, and the query gives one for all.
func (f form) leavesOutGroup() bool {
	each := f.says(groups) > 0
	used := f.tablesOf(f.tokens)
	for i, s := range f.Question {
		if s.Text != "per" || i+1 == len(f.Question) {
			continue
		}
		of := f.Question[i+1]
		own := len(used) == 1 && len(of.Tables) > 0 && used[of.Tables[0]] // the average distance per trip is one
		each = each || len(of.Tables)+len(of.Columns) > 0 && !own         // not "per night"
	}
	return each && slices.ContainsFunc(list(f.tokens), aggregating) && !f.has(Group, Div)
}

// leavesOutNumber tells whether a number of the question has no part in the query: neither as one nor in a column's
// name, and it is none that a query does without, as "at least one" is.
func (f form) leavesOutNumber(v int) bool {
	value := f.Values[v]
	switch {
	case value.Number == "" || len(value.Cells) > 0 || f.has(valueToken(v), Token("n"+value.Number)):
		return false
	case value.Number == "1" || value.Number == "0" && (f.denies() || f.has(Null)):
		return false
	}
	return !f.uses(value.Number)
}
