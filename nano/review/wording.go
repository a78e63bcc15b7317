package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Words of a question that want a part of a query's form, and others that may.
var (
	denials     = english.Words("not never without except excluding neither nor cannot non")
	outside     = english.Words("outside")
	perhapsDeny = english.Words("no none nobody other others only rest remaining different unlike outside besides apart rather unless missing lack lacks lacking exclude " +
		"excludes excluded ignore ignoring omit omitting differ differs foreign abroad but zero")
	firstAndLast   = english.Words("first last earliest latest")
	notBeforeFirst = english.Words("and or the at")
	sorts          = english.Words("sorted alphabetic alphabetical alphabetically ascending descending")
	perhapsSort    = english.Words("sort sorts ordered order orders ordering rank ranks ranked ranking top first last most least by from chronological chronologically " +
		"recent recently best worst increasing decreasing reverse reversed over time")
	averages      = english.Words("average avg")
	comparatives  = english.Words("more less fewer greater larger higher lower older younger longer shorter bigger smaller later earlier newer before after above below equal over under")
	perhapsGroup  = english.Words("per by for all")
	choices       = english.Words("or either")
	whether       = english.Words("no whether")
	maxima        = english.Words("maximum max")
	minima        = english.Words("minimum min")
	pronouns      = english.Words("he she her him his hers")
	showing       = english.Words("return show give list display include provide")
	behindList    = english.Words("by where for with who which that whose having when above below over under in from ordered sorted order sort starting only if not without excluding instead")
	ordering      = english.Words("ordered order sorted sort ordering sorting")
	beforeOrder   = english.Words("the their its each total average")
	falling       = english.Words("descending decreasing")
	rising        = english.Words("ascending increasing alphabetical alphabetically")
	reversing     = english.Words("reverse reversed z")
	sentenceEnds  = english.Words(". ? ! ;")
	totals        = english.Words("total totals sum overall combined")
	counts        = english.Words("count counts")
	shares        = english.Words("percentage percentages percent % proportion share fraction")
	perhapsShares = english.Words("rate rates portion part shares pct percents proportions ratio")
	beforeShare   = english.Words("what which")
	highs         = english.Words("highest largest biggest greatest longest most heaviest tallest high large big long")
	lows          = english.Words("lowest smallest fewest least shortest lightest cheapest low small short")
)

// leavesOutAnyOrder reports whether the question asks for an order, or for what is first in one, and the query does
// not.
func leavesOutAnyOrder(a *answer) bool {
	return leavesOutExtreme(a) || leavesOutOrder(a) || leavesOutFirst(a)
}

// leavesOutCondition reports whether the question excludes something, or offers a choice, but the query does not.
func leavesOutCondition(a *answer) bool {
	return leavesOutDenial(a) || leavesOutEither(a) || leavesOutBound(a)
}

// deniesUnasked reports whether the query excludes what no word of the question does.
func deniesUnasked(a *answer) bool { return a.denies() && !a.mayDeny() }

// leavesOutShare reports whether the question asks for a percentage, but the query computes none.
func leavesOutShare(a *answer) bool {
	return a.asksShare() && !hasShare(a.tokens) && !a.has(form.Div)
}

// sharesUnasked reports whether the query computes a percentage that no word of the question asks for.
func sharesUnasked(a *answer) bool {
	return hasShare(a.tokens) && !a.asksShare() && a.says(perhapsShares)+a.says(shares) == 0
}

// leavesOutFigure reports whether the question asks for a figure that the query does not compute.
func leavesOutFigure(a *answer) bool { return leavesOutAggregate(a) || leavesOutCount(a) }

// has reports whether the query has one of some a.tokens.
func (a *answer) has(some ...form.Token) bool {
	return slices.ContainsFunc(some, func(t form.Token) bool { return slices.Contains(a.tokens, t) })
}

// says counts the words of the question that are among some and no part of a name: the average of "average attendance"
// is none where a column has that name.
func (q *question) says(some map[string]bool) int {
	n := 0
	for i := range q.Question {
		if q.saysAt(i, some) {
			n++
		}
	}
	return n
}

func (q *question) saysAt(i int, some map[string]bool) bool {
	if i < 0 || i >= len(q.Question) {
		return false
	}
	s := q.Question[i]
	return s.Value < 0 && some[s.Text] && !slices.ContainsFunc(s.Columns, func(c int) bool { return q.called(c, s.Text) })
}

// called reports whether a column has a word in its name, as it is or written out.
func (fs facts) called(column int, word string) bool {
	c := fs.Columns[column]
	return slices.ContainsFunc(english.Phrases(c.Name, c.Words, ""), func(name []string) bool { return slices.Contains(name, english.Stem(word)) })
}

// uses reports whether the query has a column with a word in its name.
func (a *answer) uses(word string) bool {
	return slices.ContainsFunc(a.tokens, func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		return ok && a.called(c, word)
	})
}

// leavesOutExtreme reports whether the question asks for what is highest or lowest, and the query has nothing of it.
func leavesOutExtreme(a *answer) bool {
	n := a.says(english.Extremes) + a.saysMost()
	inOrder := a.has(form.Order) && (n > 1 || a.says(sorts)+a.says(perhapsSort) > a.saysMost()) // from the highest to the lowest
	ofEach := a.showsExtreme() && a.has(form.Group) && !a.has(form.Having, form.Open) && a.says(english.EachWords)+a.says(perhapsGroup) == 0
	return n > 0 && !a.has(form.Limit) && (!a.has(form.Min, form.Max) || ofEach) && !inOrder
}

// leavesOutFirst reports whether the question asks which was first or last, and the query gives all: which one did we
// buy first.
func leavesOutFirst(a *answer) bool {
	if a.has(form.Order, form.Limit, form.Min, form.Max, form.Open) {
		return false
	}
	for i := range a.Question {
		said := a.saysAt(i, firstAndLast) && !a.isLinked(i) && i > 0 && !notBeforeFirst[a.TextAt(i-1)]
		lasts := a.TextAt(i) == "last" && a.TextAt(0) == "how" // how long did they last?
		if said && !lasts && (i+1 == len(a.Question) || sentenceEnds[a.TextAt(i+1)]) {
			return true
		}
	}
	return false
}

// showsExtreme reports whether a maximum or minimum is selected with a column of the same table: each warehouse with
// its largest capacity.
func (a *answer) showsExtreme() bool {
	items := a.items
	for i := 1; i+1 < len(items); i++ {
		of, ok := a.ColumnOf(items[i+1])
		if !ok || items[i] != form.Max && items[i] != form.Min {
			continue
		}
		for j, token := range items {
			if c, ok := a.ColumnOf(token); ok && j != i+1 && a.Columns[c].Table == a.Columns[of].Table {
				return true
			}
		}
	}
	return false
}

// saysMost counts "the most", "sold most" and "the least".
func (q *question) saysMost() int {
	n := 0
	for i := range q.Question {
		if text := q.Question[i].Text; (text == "most" || text == "least") && i > 0 && (q.Question[i-1].Text == "the" || q.saysAt(i-1, english.Amassing)) {
			n++
		}
	}
	return n
}

func leavesOutOrder(a *answer) bool { return a.says(sorts) > 0 && !a.has(form.Order) }

// orders reports whether all rows are put in an order that nobody asks for.
func orders(a *answer) bool {
	return a.has(form.Order) && !a.has(form.Limit) && a.says(sorts)+a.says(english.Extremes)+a.says(perhapsSort)+a.says(english.FirstDates)+a.says(english.LastDates) == 0
}

// ordersByAnother is the column by which the question asks to order rows, where they are put in an order without it.
func ordersByAnother(a *answer) form.Token {
	for i := range a.Question {
		if !a.saysAt(i, ordering) || i+2 >= len(a.Question) || a.Question[i+1].Text != "by" {
			continue
		}
		by := i + 2
		for by+1 < len(a.Question) && a.saysAt(by, beforeOrder) {
			by++
		}
		named := a.Question[by]
		from := slices.Index(a.tokens, form.Order)
		if named.Value >= 0 || len(named.Columns) == 0 || len(named.Tables) > 0 || named.Partial || from < 0 {
			continue // or it is vague
		}
		if !slices.ContainsFunc(named.Columns, func(c int) bool { return slices.Contains(a.tokens[from:], a.ColumnToken(c)) }) {
			return shown(named.Columns, a.ColumnToken)
		}
	}
	return ""
}

// ordersOtherWay reports whether rows are asked for from the highest to the lowest and given the other way, or the
// reverse.
func ordersOtherWay(a *answer) bool {
	byTime := func(t form.Token) bool { c, ok := a.ColumnOf(t); return ok && a.Columns[c].Kind == form.Time } // see otherEnd
	from := slices.Index(a.tokens, form.Order)
	if from < 0 || a.has(form.Limit) || a.says(reversing) > 0 || slices.ContainsFunc(a.tokens[from:], byTime) {
		return false
	}
	down, up := a.says(falling), a.says(rising)
	count := func(i int) {
		if a.saysAt(i, highs) {
			down++
		}
		if a.saysAt(i, lows) {
			up++
		}
	}
	for i, s := range a.Question {
		switch s.Text {
		case "first": // the highest first
			count(i - 1)
		case "to": // from the highest to the lowest
			if next := i + 1; a.saysAt(next, highs) || a.saysAt(next, lows) || a.saysAt(next+1, highs) || a.saysAt(next+1, lows) {
				count(i - 1)
			}
		}
	}
	return down > 0 && up == 0 && !a.has(form.Desc) || up > 0 && down == 0 && !a.has(form.Asc)
}

// denies reports whether the query excludes something, other than what has no value.
func (a *answer) denies() bool {
	for i, t := range a.tokens {
		if t == form.NotEqual || t == form.Except || t == form.Not && i+1 < len(a.tokens) && a.tokens[i+1] != form.Null {
			return true
		}
	}
	return false
}

func (q *question) mayDeny() bool {
	return q.says(denials)+q.says(perhapsDeny) > 0 || slices.ContainsFunc(q.Question, func(s form.Phrase) bool {
		if s.Value >= 0 {
			return q.Values[s.Value].Number == "0"
		}
		return english.Contracted(s.Text) || english.MayMeanNot(s.Text)
	})
}

// leavesOutDenial reports whether the question excludes something, and the query does not. A comparison may do so, "not
// more than", and a flag says no by its value.
func leavesOutDenial(a *answer) bool {
	said := false
	for i, s := range a.Question {
		denies := a.saysAt(i, denials) || s.Value < 0 && english.Contracted(s.Text) || a.saysAt(i, outside) && a.isLinked(i+1) && a.Question[i+1].Value >= 0
		said = said || denies && !a.saysAt(i+1, comparatives)
		for _, v := range s.Values {
			if a.has(form.ValueToken(v)) {
				return false
			}
		}
	}
	bound := func(c comparison) bool { // not since January is before it
		isTime := c.value >= 0 && a.Values[c.value].Period != nil
		return c.op == form.Less || c.op == form.LessEq || !isTime && (c.op == form.Greater || c.op == form.GreaterEq)
	}
	return said && !a.denies() && !a.has(form.Null, form.Numeral(0)) && !slices.ContainsFunc(a.comparisons, bound)
}

// leavesOutEither reports whether the question gives a choice, "Rome or Oslo", and the query none.
func leavesOutEither(a *answer) bool {
	if a.denies() || a.says(denials)+a.says(whether) > 0 {
		return false // neither of them
	}
	for i := range a.Question {
		if a.saysAt(i, choices) && !a.saysAt(i+1, comparatives) && !a.saysAt(i+1, pronouns) {
			return !a.has(form.Or, form.Union, form.In, form.Less, form.LessEq, form.Greater, form.GreaterEq, form.Between, form.Null, form.Group)
		}
	}
	return false
}

// leavesOutBound reports whether the question gives a value with what is beyond it, "2016 or earlier", and the query
// compares nothing so.
func leavesOutBound(a *answer) bool {
	for i := 1; i+1 < len(a.Question); i++ {
		v := a.Question[i-1].Value
		if v < 0 || a.Values[v].Number == "0" || a.Values[v].Number == "1" {
			continue // one or more are some
		}
		if a.Question[i].Text == "or" && a.saysAt(i+1, comparatives) {
			return !a.has(form.Less, form.LessEq, form.Greater, form.GreaterEq, form.Between)
		}
	}
	return false
}

// leavesOutAggregate reports whether the question asks for an average, a maximum or a minimum, and the query has
// neither that nor a column of it. "A maximum of 10" is a limit or a comparison.
func leavesOutAggregate(a *answer) bool {
	if a.says(averages) > 0 && !a.has(form.Avg, form.Div) && !a.uses("average") {
		return true
	}
	most := a.says(maxima) > 0 && !a.has(form.Max) && !a.uses("maximum")
	least := a.says(minima) > 0 && !a.has(form.Min) && !a.uses("minimum")
	if a.has(form.Max, form.Min) {
		return most || least
	}
	return (most || least) && !a.has(form.Order, form.Limit, form.Less, form.LessEq, form.Greater, form.GreaterEq, form.Between)
}

// saysNumberAt reports whether a number, not a year, is somewhere in the question.
func (q *question) saysNumberAt(i int) bool {
	if i < 0 || q.Question[i].Value < 0 {
		return false
	}
	return q.Values[q.Question[i].Value].IsNumber()
}

// asksShare reports whether the question asks which share of rows is something. Where a column has that name, only
// "what percentage of" says that.
func (a *answer) asksShare() bool {
	for i, s := range a.Question {
		if s.Value >= 0 || !shares[s.Text] || a.saysNumberAt(i-1) ||
			!s.Partial && slices.ContainsFunc(s.Columns, func(c int) bool { return a.has(a.ColumnToken(c)) }) {
			continue // 10 percent, or a column that holds it
		}
		of := i+1 < len(a.Question) && a.Question[i+1].Text == "of"
		if len(s.Columns)+len(s.Tables) == 0 && (of || s.Text != "share") || of && (i == 0 || beforeShare[a.Question[i-1].Text]) {
			return true
		}
	}
	return false
}

// leavesOutOfList reports whether the question says at last what is to be shown, "… Return the name and total amount.",
// and the select list lacks a part of that.
func leavesOutOfList(a *answer) bool {
	at := len(a.Question) - 1
	for at > 0 && !(a.saysAt(at, showing) && sentenceEnds[a.Question[at-1].Text]) {
		at--
	}
	if at <= 0 {
		return false
	}
	shows := func(some ...form.Token) bool {
		return slices.ContainsFunc(some, func(t form.Token) bool { return slices.Contains(a.items, t) })
	}
	for i := at + 1; i < len(a.Question) && a.Question[i].Value < 0 && !a.saysAt(i, behindList); i++ {
		s := a.Question[i]
		switch {
		case len(s.Columns) > 0 && len(s.Tables) == 0 && !s.Partial:
			if !slices.ContainsFunc(s.Columns, func(c int) bool { return shows(a.ColumnToken(c)) }) {
				return true
			}
		case s.Text == "number" && i+1 < len(a.Question) && a.Question[i+1].Text == "of":
			if !shows(form.Count) && !slices.ContainsFunc(a.items, a.isFigure) {
				return true
			}
		case s.Text == "total" && !shows(form.Sum, form.Count) && !a.uses("total"), s.Text == "average" && !shows(form.Avg) && !a.uses("average"):
			return true
		}
	}
	return false
}

// leavesOutCount reports whether the question asks for counts, or for a number of a table's rows, and the query has no
// number of its own: none that it computes, and no column of one that the question does not name.
func leavesOutCount(a *answer) bool {
	isNumber := func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		return t == form.Count || t == form.Sum || t == form.Avg || ok && a.Columns[c].Kind == form.Number && !a.Columns[c].Key
	}
	shown := slices.ContainsFunc(a.items, isNumber)
	counted := slices.Contains(a.items, form.Count) || slices.ContainsFunc(a.items, a.isFigure)
	for i, s := range a.Question {
		if s.Text == "many" && i > 1 && a.Question[i-1].Text == "how" && a.Question[i-2].Text == "and" && !shown {
			return true // which departments, and how many employees they have
		}
		if counted || a.has(form.Count) {
			continue
		}
		before := ""
		if i > 1 && (i == 2 || len(a.Question[i-3].Columns) == 0) { // not the phone number of customers
			before = a.Question[i-2].Text + " " + a.Question[i-1].Text
		}
		ofRows := len(s.Tables) > 0 && !s.Partial && s.Value < 0 && len(s.Columns) == 0 && (before == "number of" || before == "how many")
		if ofRows && (!a.has(form.Sum) || a.says(totals) > 0) || a.saysAt(i, counts) && !a.has(form.Sum) {
			return true
		}
	}
	return false
}

// isFigure reports whether a token is a column of numbers that the question does not name, and none that say which row:
// the population, where it asks how many people there are.
func (q *question) isFigure(t form.Token) bool {
	c, ok := q.ColumnOf(t)
	if !ok || q.Columns[c].Kind != form.Number || q.Columns[c].Key || q.Refers(c) {
		return false
	}
	return !slices.ContainsFunc(q.Question, func(s form.Phrase) bool { return slices.Contains(s.Columns, c) })
}

// leavesOutGroup reports whether the question wants a figure for each of something, and the query gives one for all.
func leavesOutGroup(a *answer) bool {
	each := a.says(english.EachWords) > 0
	used := a.used
	for i, s := range a.Question {
		if s.Text != "per" && !a.groupsBy(i) || i+1 == len(a.Question) {
			continue
		}
		of := a.Question[i+1]
		own := len(used) == 1 && len(of.Tables) > 0 && used[of.Tables[0]] // the average distance per trip is one
		each = each || len(of.Tables)+len(of.Columns) > 0 && !own         // not "per night"
	}
	return each && slices.ContainsFunc(a.items, aggregating) && !a.has(form.Group, form.Div)
}

// groupsBy reports whether a word is the "by" of what figures are grouped by, which the query has nothing of: the day
// rate by seniority, not songs by an artist, nor what was sold by whom.
func (a *answer) groupsBy(i int) bool {
	if a.TextAt(i) != "by" || i+1 >= len(a.Question) || a.Question[i+1].Value >= 0 || i+2 < len(a.Question) && a.Question[i+2].Value >= 0 {
		return false
	}
	before, of := a.TextAt(i-1), a.Question[i+1]
	done := strings.HasSuffix(before, "ed") || strings.HasSuffix(before, "en") || ordering[before] || english.Beings[before]
	used := func(c int) bool { return slices.Contains(a.tokens, a.ColumnToken(c)) }
	return !done && a.isLinked(i-1) && !slices.ContainsFunc(of.Tables, a.joinsTable) && !slices.ContainsFunc(of.Columns, used)
}

// leavesOutNumber reports whether a number of the question has no part in the query: neither as one nor in a column's
// name, and it is none that a query does without, as "at least one" is.
func (a *answer) leavesOutNumber(v int) bool {
	value := a.Values[v]
	switch {
	case value.Number == "" || len(value.Cells) > 0 || a.has(form.ValueToken(v), form.Token("n"+value.Number)):
		return false
	case value.Number == "1" || value.Number == "0" && (a.denies() || a.has(form.Null)):
		return false
	}
	return !a.uses(value.Number)
}
