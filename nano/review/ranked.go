package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

var (
	amountExtremes = english.Words("highest lowest largest smallest biggest greatest")
	appearing      = english.Words("appear appears appeared occur occurs occurred happen happens happened there") // most often
	severally      = english.Words("multiple several repeat repeats repeated repeatedly duplicate duplicates duplicated many more again both shared share shares common same " +
		"twice different once few pairs pair")
)

// groupsGiven is a column of one value, by which a query groups rows without showing it: the accounts of more than one
// active subscription are not those of the state active.
func groupsGiven(a *reading.Answer) form.Token {
	for _, core := range a.Cores {
		at := slices.Index(core, form.Group)
		where := slices.Index(core, form.Where)
		if at < 0 || at+1 >= len(core) || where < 0 || where > at || slices.Contains(core[where:at], form.Or) || at+2 < len(core) && a.IsColumn(core[at+2]) {
			continue
		}
		of := core[at+1]
		if !a.IsColumn(of) || slices.Contains(core[:where], of) {
			continue
		}
		for i := where + 1; i+1 < at; i++ {
			if core[i] == of && core[i+1] == form.Equal && core[i-1] != form.Via {
				return of
			}
		}
	}
	return ""
}

// groupsByOther is a column by which a query groups rows, of another table than the question wants a figure for each
// row of: parcels per service, by their depots.
func groupsByOther(a *reading.Answer) form.Token {
	at := slices.Index(a.Tokens, form.Group)
	if at < 0 || at+1 >= len(a.Tokens) {
		return ""
	}
	of, ok := a.ColumnOf(a.Tokens[at+1])
	if !ok || a.Columns[of].Kind == form.Time {
		return ""
	}
	for i := range a.Question {
		if !a.SaysAt(i, pers) || !a.IsLinked(i+1) || a.Question[i+1].Value >= 0 {
			continue
		}
		s := a.Question[i+1]
		tables := map[int]bool{}
		for _, t := range s.Tables {
			tables[t] = true
		}
		for _, c := range s.Columns {
			tables[a.Columns[c].Table] = true
			if key, _ := a.LeadsTo(c); key >= 0 {
				tables[a.Columns[a.Keys[key].To[0]].Table] = true
			}
		}
		to := -1 // the table that the column refers to
		if key, _ := a.LeadsTo(of); key >= 0 {
			to = a.Columns[a.Keys[key].To[0]].Table
		}
		if !tables[a.Columns[of].Table] && !tables[to] {
			return a.Tokens[at+1]
		}
	}
	return ""
}

// countsFigure is a table whose rows a query counts where the question begins with a number that they have: cleaning
// minutes per hotel are no tasks.
func countsFigure(a *reading.Answer) form.Token {
	first := slices.IndexFunc(a.Question, func(s form.Phrase) bool {
		return s.Value >= 0 || len(s.Columns) > 0 && len(s.Tables) == 0
	})
	at := slices.Index(a.Items, form.Count)
	if first < 0 || a.Question[first].Value >= 0 || at < 0 || at+1 >= len(a.Items) || !a.SaysAt(first+1, pers) {
		return ""
	}
	t, ok := a.TableOf(a.Items[at+1])
	figures := 0
	for _, c := range a.Question[first].Columns {
		if a.Columns[c].Kind != form.Number || a.Columns[c].Key || a.Refers(c) || slices.Contains(a.Tokens, a.ColumnToken(c)) {
			return ""
		}
		if a.Columns[c].Table == t {
			figures++
		}
	}
	if !ok || figures == 0 {
		return ""
	}
	return a.Items[at+1]
}

// countsSeveral is a table of which a query wants groups of more than one row, where no word of the question does.
func countsSeveral(a *reading.Answer) form.Token {
	if a.Follows() || a.Says(severally) > 0 || a.SaysNumber(1) || a.SaysNumber(2) {
		return ""
	}
	for i := 2; i+2 < len(a.Tokens); i++ {
		least := a.Tokens[i+1] == form.Greater && a.Tokens[i+2] == form.Numeral(1) || a.Tokens[i+1] == form.GreaterEq && a.Tokens[i+2] == form.Numeral(2)
		if a.Tokens[i-2] == form.Having && a.Tokens[i-1] == form.Count && least {
			return a.Tokens[i]
		}
	}
	return ""
}

// ranksCounts is a table by whose number of rows a query gives the first, where the question asks for the highest of
// these rows: the customer with the highest payment is not the one with the most payments.
func ranksCounts(a *reading.Answer) form.Token {
	t, token := rankedCount(a)
	if token == "" {
		return ""
	}
	for i := range a.Question {
		if a.SaysAt(i, amountExtremes) && a.IsTableAt(i+1) && slices.Contains(a.Question[i+1].Tables, t) {
			return token
		}
		if a.TextAt(i) == "most" && (a.TextAt(i+1) == "in" || a.TextAt(i+1) == "on") && a.HoldsMoney(t) {
			return token // who claimed the most in expenses
		}
	}
	return ""
}

// ranksUnsaid is a table by whose number of rows a query gives the first, where the question does not speak of the
// table, and a word of it that may say by what is linked to nothing: the industry that pays most is not the one of the
// most accounts.
func ranksUnsaid(a *reading.Answer) form.Token {
	t, token := rankedCount(a)
	if token == "" || a.Follows() || a.Spoken(map[int]bool{})[t] {
		return ""
	}
	for _, run := range a.Unknown {
		if slices.ContainsFunc(run, func(w string) bool { return !appearing[w] }) {
			return token
		}
	}
	return ""
}

// rankedCount is the table by whose number of rows a query puts its own in order to give the first of them; "": it has
// another order, or none.
func rankedCount(a *reading.Answer) (table int, token form.Token) {
	at := slices.Index(a.Tokens, form.Order)
	if at < 0 || at+2 >= len(a.Tokens) || a.Tokens[at+1] != form.Count || !a.Has(form.Limit) {
		return 0, ""
	}
	t, ok := a.TableOf(a.Tokens[at+2])
	if !ok {
		return 0, ""
	}
	return t, a.Tokens[at+2]
}

// usesNothingSaid reports whether a query has nothing that the question is linked to, which is something.
func usesNothingSaid(a *reading.Answer) bool {
	linked := false
	for i, s := range a.Question {
		if !a.IsLinked(i) {
			continue
		}
		linked = true
		for _, t := range s.Tables {
			if a.Used[t] {
				return false
			}
		}
		for _, c := range s.Columns {
			if a.Used[a.Columns[c].Table] {
				return false
			}
		}
		if s.Value >= 0 && a.IsUsed(s.Value) {
			return false
		}
	}
	return linked && !a.Follows()
}

// ageByOther is a time by which a query has the oldest or the youngest people, and which is not when they were born:
// the oldest customers may have signed up late.
func ageByOther(a *reading.Answer) form.Token {
	if a.Says(english.OfAges) == 0 {
		return ""
	}
	at := slices.Index(a.Tokens, form.Order) + 1
	if at == 0 || at == len(a.Tokens) {
		return ""
	}
	c, ok := a.ColumnOf(a.Tokens[at])
	if !ok || a.Columns[c].Kind != form.Time || a.CalledOf(c, english.OfLives) || !a.OfPersons(a.Columns[c].Table) {
		return ""
	}
	return a.Tokens[at]
}

// agesOfOthers is when persons were born by whom a query ranks rows that the question names, and these persons it does
// not: the oldest claim is not that of the oldest member.
func agesOfOthers(a *reading.Answer) form.Token {
	at := slices.Index(a.Tokens, form.Order) + 1
	if at == 0 || at == len(a.Tokens) {
		return ""
	}
	c, ok := a.ColumnOf(a.Tokens[at])
	if !ok || !a.CalledOf(c, english.OfLives) || a.NamesColumn(c) {
		return ""
	}
	ofThem := func(t form.Token) bool {
		item, ok := a.ColumnOf(t)
		return ok && a.Columns[item].Table == a.Columns[c].Table
	}
	others := false
	for i, s := range a.Question {
		if a.IsTableAt(i) && slices.Contains(s.Tables, a.Columns[c].Table) {
			return ""
		}
		others = others || a.IsTableAt(i)
	}
	if !others || slices.ContainsFunc(a.Items, ofThem) {
		return ""
	}
	return a.Tokens[at]
}

// ranksFixed is a column by which a query ranks rows, though all of them have the value of it that it wants: the
// biggest of those that are not closed, by whether they are.
func ranksFixed(a *reading.Answer) form.Token {
	at := slices.Index(a.Tokens, form.Order)
	if at < 0 || at+1 == len(a.Tokens) || a.Has(form.Or, form.Open, form.Union, form.Intersect, form.Except) {
		return ""
	}
	for _, c := range a.Comparisons {
		period := c.Value >= 0 && a.Values[c.Value].Period != nil // which is of many values
		if c.At == a.Tokens[at+1] && c.Op == form.Equal && c.Of == "" && !period {
			return c.At
		}
	}
	return ""
}

// listsCounter is how many rows of a table another one's have, which a query lists where the question names the rows
// themselves and no number of them: the orders of a week are none of the counts of their customers.
func listsCounter(a *reading.Answer) form.Token {
	if a.Has(form.Group, form.Order, form.Open) || len(a.Items) != 2 {
		return ""
	}
	c, ok := a.ColumnOf(a.Items[1])
	of, isCount := strings.CutPrefix(a.Columns[max(c, 0)].Words, "number of ")
	if !ok || !isCount || a.Columns[c].Kind != form.Number {
		return ""
	}
	for i, s := range a.Question {
		if a.IsTableAt(i) && s.Tables[0] != a.Columns[c].Table && english.Same(english.Stem(s.Text), english.Stem(of)) && (i == 0 || a.TextAt(i-1) != "many") {
			return a.Items[1]
		}
	}
	return ""
}
