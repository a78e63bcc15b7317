package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// Words of a question that want a part of a query's form, and others that may.
var (
	firstAndLast   = english.Words("first last earliest latest")
	notBeforeFirst = english.Words("and or the at")
	sorts          = english.Words("sorted alphabetic alphabetical alphabetically ascending descending")
	perhapsSort    = english.Words("sort sorts ordered order orders ordering rank ranks ranked ranking top first last most least by from chronological chronologically " +
		"recent recently best worst increasing decreasing reverse reversed over time")
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
	counts        = english.Words("count counts")
	pers          = english.Words("per")
	shares        = english.Words("percentage percentages percent % proportion share fraction")
	perhapsShares = english.Words("rate rates portion part shares pct percents proportions ratio")
	beforeShare   = english.Words("what which")
)

// leavesOutAnyOrder reports whether the question asks for an order, or for what is first in one, and the query does
// not.
func leavesOutAnyOrder(a *reading.Answer) bool {
	return leavesOutExtreme(a) || leavesOutOrder(a) || leavesOutFirst(a)
}

// leavesOutCondition reports whether the question excludes something, or offers a choice, but the query does not.
func leavesOutCondition(a *reading.Answer) bool {
	return leavesOutDenial(a) || leavesOutEither(a) || leavesOutBound(a)
}

// deniesUnasked reports whether the query excludes what no word of the question does.
func deniesUnasked(a *reading.Answer) bool { return a.Denies() && !a.MayDeny() }

// leavesOutShare reports whether the question asks for a percentage, but the query computes none.
func leavesOutShare(a *reading.Answer) bool {
	return asksShare(a) && !a.HasShare() && !a.Has(form.Div)
}

// sharesUnasked reports whether the query computes a percentage that no word of the question asks for.
func sharesUnasked(a *reading.Answer) bool {
	return a.HasShare() && !asksShare(a) && a.Says(perhapsShares)+a.Says(shares) == 0
}

// leavesOutFigure reports whether the question asks for a figure that the query does not compute.
func leavesOutFigure(a *reading.Answer) bool {
	return leavesOutAggregate(a) || leavesOutCount(a) || listsForEach(a)
}

// listsForEach reports whether a query lists rows that the question wants a figure for each of: no-shows per hotel.
func listsForEach(a *reading.Answer) bool {
	if slices.ContainsFunc(a.Tokens, reading.Aggregating) || a.HasShare() || a.Has(form.Group) {
		return false
	}
	for i := range a.Question {
		if a.SaysAt(i, pers) && a.IsLinked(i-1) && a.IsTableAt(i+1) {
			return true
		}
	}
	return false
}

// leavesOutExtreme reports whether the question asks for what is highest or lowest, and the query has nothing of it.
func leavesOutExtreme(a *reading.Answer) bool {
	n := a.Says(english.Extremes) + a.SaysMost()
	inOrder := a.Has(form.Order) && (n > 1 || a.Says(sorts)+a.Says(perhapsSort) > a.SaysMost()) // from the highest to the lowest
	ofEach := showsExtreme(a) && a.Has(form.Group) && !a.Has(form.Having, form.Open) && a.Says(english.EachWords)+a.Says(perhapsGroup) == 0
	return n > 0 && !a.Has(form.Limit) && (!a.Has(form.Min, form.Max) || ofEach) && !inOrder
}

// leavesOutFirst reports whether the question asks which was first or last, and the query gives all: which one did we
// buy first.
func leavesOutFirst(a *reading.Answer) bool {
	if a.Has(form.Order, form.Limit, form.Min, form.Max, form.Open) {
		return false
	}
	for i := range a.Question {
		said := a.SaysAt(i, firstAndLast) && !a.IsLinked(i) && i > 0 && !notBeforeFirst[a.TextAt(i-1)]
		lasts := a.TextAt(i) == "last" && a.TextAt(0) == "how" // how long did they last?
		if said && !lasts && (i+1 == len(a.Question) || reading.SentenceEnds[a.TextAt(i+1)]) {
			return true
		}
	}
	return false
}

// showsExtreme reports whether a maximum or minimum is selected with a column of the same table: each warehouse with
// its largest capacity.
func showsExtreme(a *reading.Answer) bool {
	items := a.Items
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

func leavesOutOrder(a *reading.Answer) bool { return a.Says(sorts) > 0 && !a.Has(form.Order) }

// orders reports whether all rows are put in an order that nobody asks for. That of the groups' time needs no word.
func orders(a *reading.Answer) bool {
	if at, by := slices.Index(a.Tokens, form.Order), slices.Index(a.Tokens, form.Group); by >= 0 && at == by+3 && slices.Equal(a.Tokens[by+1:at], a.Tokens[at+1:min(at+3, len(a.Tokens))]) {
		return false
	}
	return a.Has(form.Order) && !a.Has(form.Limit) && a.Says(sorts)+a.Says(english.Extremes)+a.Says(perhapsSort)+a.Says(english.FirstDates)+a.Says(english.LastDates) == 0
}

// ordersByAnother is the column by which the question asks to order rows, where they are put in an order without it.
func ordersByAnother(a *reading.Answer) form.Token {
	for i := range a.Question {
		if !a.SaysAt(i, ordering) || i+2 >= len(a.Question) || a.Question[i+1].Text != "by" {
			continue
		}
		by := i + 2
		for by+1 < len(a.Question) && a.SaysAt(by, beforeOrder) {
			by++
		}
		named := a.Question[by]
		from := slices.Index(a.Tokens, form.Order)
		if named.Value >= 0 || len(named.Columns) == 0 || len(named.Tables) > 0 || named.Partial || from < 0 {
			continue // or it is vague
		}
		if !slices.ContainsFunc(named.Columns, func(c int) bool { return slices.Contains(a.Tokens[from:], a.ColumnToken(c)) }) {
			return shown(named.Columns, a.ColumnToken)
		}
	}
	return ""
}

// ordersOtherWay reports whether rows are asked for from the highest to the lowest and given the other way, or the
// reverse.
func ordersOtherWay(a *reading.Answer) bool {
	byTime := func(t form.Token) bool { c, ok := a.ColumnOf(t); return ok && a.Columns[c].Kind == form.Time } // see otherEnd
	from := slices.Index(a.Tokens, form.Order)
	if from < 0 || a.Has(form.Limit) || a.Says(reversing) > 0 || slices.ContainsFunc(a.Tokens[from:], byTime) {
		return false
	}
	down, up := a.Says(falling), a.Says(rising)
	count := func(i int) {
		if a.SaysAt(i, reading.Highs) {
			down++
		}
		if a.SaysAt(i, reading.Lows) {
			up++
		}
	}
	for i, s := range a.Question {
		switch s.Text {
		case "first": // the highest first
			count(i - 1)
		case "to": // from the highest to the lowest
			if next := i + 1; a.SaysAt(next, reading.Highs) || a.SaysAt(next, reading.Lows) || a.SaysAt(next+1, reading.Highs) || a.SaysAt(next+1, reading.Lows) {
				count(i - 1)
			}
		}
	}
	return down > 0 && up == 0 && !a.Has(form.Desc) || up > 0 && down == 0 && !a.Has(form.Asc)
}

// leavesOutDenial reports whether the question excludes something, and the query does not. A comparison may do so, "not
// more than", and a flag says no by its value.
func leavesOutDenial(a *reading.Answer) bool {
	said := false
	for i, s := range a.Question {
		denies := a.SaysAt(i, reading.Denials) || s.Value < 0 && english.Contracted(s.Text)
		said = said || denies && !a.SaysAt(i+1, comparatives)
		for _, v := range s.Values {
			if a.Has(form.ValueToken(v)) {
				return false
			}
		}
	}
	bound := func(c reading.Comparison) bool { // not since January is before it
		isTime := c.Value >= 0 && a.Values[c.Value].Period != nil
		return c.Op == form.Less || c.Op == form.LessEq || !isTime && (c.Op == form.Greater || c.Op == form.GreaterEq)
	}
	return said && !a.Denies() && !a.Has(form.Null, form.Numeral(0)) && !slices.ContainsFunc(a.Comparisons, bound)
}

// leavesOutEither reports whether the question gives a choice, "Rome or Oslo", and the query none.
func leavesOutEither(a *reading.Answer) bool {
	if a.Denies() || a.Says(reading.Denials)+a.Says(whether) > 0 {
		return false // neither of them
	}
	for i := range a.Question {
		if a.SaysAt(i, choices) && !a.SaysAt(i+1, comparatives) && !a.SaysAt(i+1, pronouns) {
			return !a.Has(form.Or, form.Union, form.In, form.Less, form.LessEq, form.Greater, form.GreaterEq, form.Between, form.Null, form.Group)
		}
	}
	return false
}

// leavesOutBound reports whether the question gives a value with what is beyond it, "2016 or earlier", and the query
// compares nothing so.
func leavesOutBound(a *reading.Answer) bool {
	for i := 1; i+1 < len(a.Question); i++ {
		v := a.Question[i-1].Value
		if v < 0 || a.Values[v].Number == "0" || a.Values[v].Number == "1" {
			continue // one or more are some
		}
		if a.Question[i].Text == "or" && a.SaysAt(i+1, comparatives) {
			return !a.Has(form.Less, form.LessEq, form.Greater, form.GreaterEq, form.Between)
		}
	}
	return false
}

// leavesOutAggregate reports whether the question asks for an average, a maximum or a minimum, and the query has
// neither that nor a column of it. "A maximum of 10" is a limit or a comparison.
func leavesOutAggregate(a *reading.Answer) bool {
	if a.Says(english.Averages) > 0 && !a.Has(form.Avg, form.Div) && !a.Uses("average") {
		return true
	}
	most := a.Says(maxima) > 0 && !a.Has(form.Max) && !a.Uses("maximum")
	least := a.Says(minima) > 0 && !a.Has(form.Min) && !a.Uses("minimum")
	if a.Has(form.Max, form.Min) {
		return most || least
	}
	return (most || least) && !a.Has(form.Order, form.Limit, form.Less, form.LessEq, form.Greater, form.GreaterEq, form.Between)
}

// saysNumberAt reports whether a number, not a year, is somewhere in the question.
func saysNumberAt(a *reading.Answer, i int) bool {
	if i < 0 || a.Question[i].Value < 0 {
		return false
	}
	return a.Values[a.Question[i].Value].IsNumber()
}

// asksShare reports whether the question asks which share of rows is something. Where a column has that name, only
// "what percentage of" says that.
func asksShare(a *reading.Answer) bool {
	for i, s := range a.Question {
		if s.Value >= 0 || !shares[s.Text] || saysNumberAt(a, i-1) ||
			!s.Partial && slices.ContainsFunc(s.Columns, func(c int) bool { return a.Has(a.ColumnToken(c)) }) {
			continue // 10 percent, or a column that holds it
		}
		of := i+1 < len(a.Question) && a.Question[i+1].Text == "of"
		what := i+1 < len(a.Question) && a.TextAt(i-1) == "what" && !a.IsLinked(i+1) // what percentage was awarded
		if len(s.Columns)+len(s.Tables) == 0 && (of || s.Text != "share") || (of || what) && (i == 0 || beforeShare[a.Question[i-1].Text] || what) {
			return true
		}
	}
	return false
}

// leavesOutOfList reports whether the question says at last what is to be shown, "… Return the name and total amount.",
// and the select list lacks a part of that.
func leavesOutOfList(a *reading.Answer) bool {
	at := len(a.Question) - 1
	for at > 0 && !(a.SaysAt(at, showing) && reading.SentenceEnds[a.Question[at-1].Text]) {
		at--
	}
	if at <= 0 {
		return false
	}
	shows := func(some ...form.Token) bool {
		return slices.ContainsFunc(some, func(t form.Token) bool { return slices.Contains(a.Items, t) })
	}
	for i := at + 1; i < len(a.Question) && a.Question[i].Value < 0 && !a.SaysAt(i, behindList); i++ {
		s := a.Question[i]
		switch {
		case len(s.Columns) > 0 && len(s.Tables) == 0 && !s.Partial:
			if !slices.ContainsFunc(s.Columns, func(c int) bool { return shows(a.ColumnToken(c)) }) {
				return true
			}
		case s.Text == "number" && i+1 < len(a.Question) && a.Question[i+1].Text == "of":
			if !shows(form.Count) && !slices.ContainsFunc(a.Items, a.IsFigure) {
				return true
			}
		case s.Text == "total" && !shows(form.Sum, form.Count) && !a.Uses("total"), s.Text == "average" && !shows(form.Avg) && !a.Uses("average"):
			return true
		}
	}
	return false
}

// leavesOutCount reports whether the question asks for counts, or for a number of a table's rows, and the query has no
// number of its own: none that it computes, and no column of one that the question does not name.
func leavesOutCount(a *reading.Answer) bool {
	isNumber := func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		return t == form.Count || t == form.Sum || t == form.Avg || ok && a.Columns[c].Kind == form.Number && !a.Columns[c].Key
	}
	shown := slices.ContainsFunc(a.Items, isNumber)
	counted := slices.Contains(a.Items, form.Count) || slices.ContainsFunc(a.Items, a.IsFigure)
	for i, s := range a.Question {
		if s.Text == "many" && i > 1 && a.Question[i-1].Text == "how" && a.Question[i-2].Text == "and" && !shown {
			return true // which departments, and how many employees they have
		}
		if counted || a.Has(form.Count) {
			continue
		}
		before := ""
		if i > 1 && (i == 2 || len(a.Question[i-3].Columns) == 0) { // not the phone number of customers
			before = a.Question[i-2].Text + " " + a.Question[i-1].Text
		}
		ofRows := len(s.Tables) > 0 && !s.Partial && s.Value < 0 && len(s.Columns) == 0 && (before == "number of" || before == "how many")
		if ofRows && (!a.Has(form.Sum) || a.Says(reading.Totals) > 0) || a.SaysAt(i, counts) && !a.Has(form.Sum) {
			return true
		}
	}
	return false
}

// leavesOutGroup reports whether the question wants a figure for each of something, and the query gives one for all.
func leavesOutGroup(a *reading.Answer) bool {
	each := a.Says(english.EachWords) > 0
	used := a.Used
	for i, s := range a.Question {
		if s.Text != "per" && !groupsBy(a, i) || i+1 == len(a.Question) {
			continue
		}
		of := a.Question[i+1]
		own := len(used) == 1 && len(of.Tables) > 0 && used[of.Tables[0]] // the average distance per trip is one
		each = each || len(of.Tables)+len(of.Columns) > 0 && !own         // not "per night"
	}
	return each && slices.ContainsFunc(a.Items, reading.Aggregating) && !a.Has(form.Group, form.Div)
}

// listsGroup is a column that the question wants groups by, and of which the query has nothing but its values. What
// calls nearly every row makes no groups: branches, by name.
func listsGroup(a *reading.Answer) form.Token {
	if len(a.Items) != 2 || a.Has(form.Group, form.Order) {
		return ""
	}
	c, ok := a.ColumnOf(a.Items[1])
	if !ok {
		return ""
	}
	if p := a.Profile(c); p == nil || p.Distinct*2 > int64(p.Rows) {
		return ""
	}
	for i := 2; i < len(a.Question); i++ {
		if a.TextAt(i-1) == "by" && !ordering[a.TextAt(i-2)] && slices.Contains(a.Question[i].Columns, c) && a.Question[i].Value < 0 {
			return a.ColumnToken(c)
		}
	}
	return ""
}

// groupsBy reports whether a word is the "by" of what figures are grouped by, which the query has nothing of: the day
// rate by seniority, not songs by an artist, nor what was sold by whom.
func groupsBy(a *reading.Answer, i int) bool {
	if a.TextAt(i) != "by" || i+1 >= len(a.Question) || a.Question[i+1].Value >= 0 || i+2 < len(a.Question) && a.Question[i+2].Value >= 0 {
		return false
	}
	before, of := a.TextAt(i-1), a.Question[i+1]
	done := strings.HasSuffix(before, "ed") || strings.HasSuffix(before, "en") || ordering[before] || english.Beings[before]
	used := func(c int) bool { return slices.Contains(a.Tokens, a.ColumnToken(c)) }
	return !done && a.IsLinked(i-1) && !slices.ContainsFunc(of.Tables, a.JoinsTable) && !slices.ContainsFunc(of.Columns, used)
}

// leavesOutNumber reports whether a number of the question has no part in the query: neither as one nor in a column's
// name, and it is none that a query does without, as "at least one" is.
func leavesOutNumber(a *reading.Answer, v int) bool {
	value := a.Values[v]
	switch {
	case value.Number == "" || len(value.Cells) > 0 || a.Has(form.ValueToken(v), form.Token("n"+value.Number)):
		return false
	case value.Number == "1" || value.Number == "0" && (a.Denies() || a.Has(form.Null)):
		return false
	}
	return !a.Uses(value.Number)
}
