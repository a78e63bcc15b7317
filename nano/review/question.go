package review

import (
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
	"github.com/sqlagent/sqlagent/nano/vague"
)

// ages are words of what is so today, with or without saying it.
var ages = english.Words("old age ages currently")

// selects reports whether such a column, or a whole row, is in the first select list.
func selects(a *reading.Answer, such func(column int) bool) bool {
	for i, token := range a.Items {
		c, isColumn := a.ColumnOf(token)
		_, isTable := a.TableOf(token)
		if isColumn && such(c) || isTable && a.Tokens[i-1] != form.Count {
			return true
		}
	}
	return len(a.Tokens) == 0
}

// namesPersons reports whether Decode answers who with the names of the rows to which the key leads that is selected:
// see persons.
func namesPersons(a *reading.Answer) bool {
	outer := a.Outer
	items := slices.DeleteFunc(slices.Clone(form.Items(outer)), func(t form.Token) bool { return t == form.Distinct })
	united := slices.ContainsFunc(outer, func(t form.Token) bool { return t == form.Union || t == form.Intersect || t == form.Except })
	if len(items) != 2 || united {
		return false
	}
	if at := slices.Index(outer, form.Group); at >= 0 && (at+1 == len(outer) || outer[at+1] != items[1] || at+2 < len(outer) && a.IsColumn(outer[at+2])) {
		return false
	}
	c, ok := a.ColumnOf(items[1])
	if !ok {
		return false
	}
	_, labels := a.LeadsTo(c)
	return slices.ContainsFunc(labels, func(l int) bool { return !a.IsThing(l) })
}

// selectsKey is a key that is selected though no word of the question names it, where people have a name for what it
// says, who has the most tickets is not answered by a number, or a number for it: project_no next to project_id.
func selectsKey(a *reading.Answer) form.Token {
	items := a.Items
	if a.Follows() || !a.HasWords() || slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return s.Text == "who" }) {
		return ""
	}
	saysEnding := slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return english.KeyEndings[schema.Singular(s.Text)] })
	for i, token := range items {
		c, ok := a.ColumnOf(token)
		if !ok || i == 0 || !a.BeginsItem(items[:i]) {
			continue
		}
		_, labels := a.LeadsTo(c)
		if labels == nil && a.Columns[c].Key {
			labels = a.Labels(a.Columns[c].Table)
		}
		named := slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
			rank := !a.Refers(c) && strings.HasSuffix(a.Columns[c].Words, " "+s.Text) // the rank, of overall ranks
			return slices.Contains(s.Columns, c) && (!s.Partial || rank && !english.KeyEndings[s.Text])
		})
		shown := slices.ContainsFunc(labels, func(l int) bool { return slices.Contains(items, a.ColumnToken(l)) })
		if saysEnding && !named && !slices.Contains(a.Tokens, form.Count) && numbersOtherwise(a, c) ||
			!saysEnding && len(labels) > 0 && !slices.Contains(labels, c) && !named && !shown {
			return token
		}
	}
	return ""
}

// numbersOtherwise reports whether the question asks for a number, and the table of a key has another one of its rows.
func numbersOtherwise(a *reading.Answer, key int) bool {
	of := a.Tables[a.Columns[key].Table]
	own := english.Stems(of.Words)
	asked := false
	for i, s := range a.Question {
		asked = asked || s.Text == "number" && s.Value < 0 && a.TextAt(i+1) != "of"
	}
	return asked && a.Columns[key].Key && slices.ContainsFunc(a.Columns[of.First:of.End], func(c form.Column) bool {
		start, ending, _ := english.CutLast(english.WrittenOut(c.Words))
		ofRow := start == "" || slices.EqualFunc(english.Stems(start), own, english.Same) // no phone number
		return !c.Key && ending == "number" && ofRow
	})
}

// asksFirst reports whether the question asks who the one is that was first or last: not for a first name, and not for
// all in an order.
func asksFirst(a *reading.Answer) bool {
	if len(a.Question) < 2 || a.Question[1].Text == "are" || a.Question[1].Text == "were" {
		return false
	}
	for i, s := range a.Question {
		name := i+1 < len(a.Question) && strings.HasPrefix(a.Question[i+1].Text, "name")
		if (s.Text == "first" || s.Text == "last") && len(s.Columns) == 0 && !name {
			return true
		}
	}
	return false
}

// reachesFarther is a column of a table that the question names, or that it says a value of, where the query has one of
// the same words of another table: a shipper's phone for which it has the customers'.
func reachesFarther(a *reading.Answer) form.Token {
	before := a.Previous
	spoken, listed := a.Spoken(a.TablesBefore()), a.TablesOf(form.Items(before))
	ofListed := len(listed) == 1 // "and their year": of what was listed
	if ofListed {
		spoken = a.Spoken(listed)
	}
	for _, c := range a.Comparisons {
		if c.Value >= 0 && !ofListed {
			spoken[a.Columns[c.Column].Table] = true
		}
	}
	for _, phrase := range a.Question {
		near := slices.IndexFunc(phrase.Columns, func(c int) bool { return spoken[a.Columns[c].Table] })
		if phrase.Value >= 0 || len(phrase.Tables) > 0 || near < 0 {
			continue
		}
		taken := func(near bool, other []form.Token) bool {
			return slices.ContainsFunc(phrase.Columns, func(c int) bool {
				identity := a.Columns[c].Key && !slices.Contains(a.Items, a.ColumnToken(c)) // which rows, and nothing of them: see package mend
				return spoken[a.Columns[c].Table] == near && count(a.Tokens, a.ColumnToken(c)) > count(other, a.ColumnToken(c)) && !(identity && !near)
			})
		}
		if taken(false, before) && !taken(true, before[len(form.Items(before)):]) { // what was listed may be so still
			return a.ColumnToken(phrase.Columns[near])
		}
	}
	return ""
}

// detours is a column that is fewer joins away from what the question speaks of than the one of the same words that the
// query has: the country of an invoice's customer, where it has that of the artist of an album with a track on it.
// Where no table is spoken of, it is those of the columns that the query has of other words.
func detours(a *reading.Answer) form.Token {
	before := a.Previous
	spoken := a.Spoken(a.TablesBefore())
	taken := func(c int) bool { return count(a.Tokens, a.ColumnToken(c)) > count(before, a.ColumnToken(c)) }
	for at, phrase := range a.Question {
		if phrase.Value >= 0 || len(phrase.Tables) > 0 || len(phrase.Columns) < 2 {
			continue
		}
		from := slices.Sorted(maps.Keys(spoken))
		for other, phrase := range a.Question {
			for _, c := range phrase.Columns {
				if len(spoken) == 0 && other != at && taken(c) {
					from = append(from, a.Columns[c].Table)
				}
			}
		}
		joins := a.JoinsFrom(from)
		nearest, of := phrase.Columns[0], len(joins)
		for _, c := range phrase.Columns {
			if joins[a.Columns[c].Table] < joins[a.Columns[nearest].Table] {
				nearest = c
			}
			if taken(c) {
				of = min(of, joins[a.Columns[c].Table])
			}
		}
		table := a.Columns[nearest].Table
		if joins[table] < of && of < len(joins) && !spoken[table] { // of those spoken of see reachesFarther
			return a.ColumnToken(nearest)
		}
	}
	return ""
}

// ordersFromOtherEnd is the time, or the age, that a query orders by from the end that the question does not mean.
func ordersFromOtherEnd(a *reading.Answer) form.Token {
	var first, last, aged bool
	for _, phrase := range a.Question {
		for _, word := range strings.Fields(phrase.Text) {
			first, last, aged = first || english.FirstDates[word], last || english.LastDates[word], aged || english.OfAges[word]
		}
	}
	if first == last {
		return ""
	}
	for i := 1; i+1 < len(a.Tokens); i++ {
		c, isColumn := a.ColumnOf(a.Tokens[i])
		if a.Tokens[i-1] != form.Order || !isColumn || a.Tokens[i+1] != form.Asc && a.Tokens[i+1] != form.Desc {
			continue
		}
		other := form.Desc // the last date is the youngest's, the highest age the oldest's
		switch column := a.Columns[c]; {
		case column.Kind == form.Time:
		case aged && column.Kind == form.Number && slices.Contains(english.Stems(column.Words), "age"):
			other = form.Asc
		default:
			continue
		}
		if first == (a.Tokens[i+1] == other) {
			return a.Tokens[i]
		}
		return ""
	}
	return ""
}

// countsRowsOfAmounts is a column of amounts that is called as its table is, where the query counts the table's rows
// and has no part of the column: the degrees of a year and a campus are a sum, not a number of rows.
func countsRowsOfAmounts(a *reading.Answer) form.Token {
	for i := 1; i < len(a.Tokens); i++ {
		t, isTable := a.TableOf(a.Tokens[i])
		if a.Tokens[i-1] != form.Count || !isTable {
			continue
		}
		called := schema.Words(a.Tables[t].Called)
		for c := a.Tables[t].First; c < a.Tables[t].End; c++ {
			if schema.Words(a.Columns[c].Name) == called && a.IsAmount(c) && !slices.Contains(a.Tokens, a.ColumnToken(c)) {
				return a.ColumnToken(c)
			}
		}
	}
	return ""
}

// fansOut is a table that two others refer to, where a query joins them by it, and neither the question nor the query
// speaks of it: players and seasons of one team each, so that all seasons of the team are each player's.
func fansOut(a *reading.Answer) form.Token {
	named := a.Spoken(a.TablesBefore())
	figures := slices.ContainsFunc(a.Items, reading.Aggregating)
	for _, core := range a.Cores {
		if slices.Contains(core, form.On) || slices.Contains(core, form.From) && !excludes(a, core) {
			continue // the join is said
		}
		j, ok := a.Join(a.Pointed(core), nil)
		if !ok {
			continue
		}
		referring := map[int]int{} // how many tables of the join refer to one
		for _, on := range j.On {
			for k, key := range a.Keys {
				if lapse, _ := a.Lapse(a.Columns[key.From[0]].Table); lapse >= 0 && figures && slices.Contains(a.Tokens, a.ColumnToken(lapse)) {
					continue // of one each, now
				}
				one := len(key.From) == 1 && a.Columns[key.From[0]].Key // the same row, continued in another table
				if len(on) > 0 && !one && slices.Equal(on, a.KeyPairs(k)) {
					referring[a.Columns[key.To[0]].Table]++
				}
			}
		}
		used := a.Pointed(core)
		for _, t := range j.Tables {
			if referring[t] > 1 && !slices.Contains(used, t) && !named[t] {
				return a.TableToken(t)
			}
		}
	}
	return ""
}

// excludes reports whether a query in parentheses is of what another leaves out.
func excludes(a *reading.Answer, core []form.Token) bool {
	for i := 2; i < len(a.Tokens); i++ {
		if a.Tokens[i] == form.Open && a.Tokens[i-1] == form.In && a.Tokens[i-2] == form.Not && slices.Equal(a.Tokens[i+1:min(i+1+len(core), len(a.Tokens))], core) {
			return true
		}
	}
	return false
}

// repeatsInFigure is a column of which a query computes one sum or average over several rows of another table for each
// of its own: the credit limits of customers, once for each of their orders.
func repeatsInFigure(a *reading.Answer) form.Token {
	for core, j := range a.Joins() {
		if slices.Contains(core, form.Distinct) {
			continue
		}
		for i, token := range core {
			c, ok := a.ColumnOf(token)
			if !ok || i == 0 || core[i-1] != form.Sum && (core[i-1] != form.Avg || slices.Contains(core, form.Group)) ||
				i+1 < len(core) && slices.Contains(form.Comparisons, core[i+1]) { // a share of rows
				continue
			}
			t := a.Columns[c].Table
			if slices.ContainsFunc(j.Tables, func(o int) bool { return o != t && a.Multiplies(t, o) }) {
				return token
			}
		}
	}
	return ""
}

// asksBeyondForm reports whether the question asks for what no query of the form computes: a median.
func asksBeyondForm(a *reading.Answer) bool {
	return leavesOutMultiple(a) || slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
		return reading.Beyond[s.Text] && s.Value < 0 && len(s.Columns)+len(s.Tables) == 0
	})
}

// leavesOutMultiple reports whether the question multiplies something, and the query does not: more than twice the
// minimum, three times the average.
func leavesOutMultiple(a *reading.Answer) bool {
	said := false
	for i, s := range a.Question {
		times := s.Text == "times" && i > 0 && a.Question[i-1].Value >= 0
		said = said || (times || a.SaysAt(i, english.Multiples) && !a.IsLinked(i)) && english.Multiplied[a.TextAt(i+1)]
	}
	return said && !a.Has(form.Times, form.Div, form.Plus)
}

// givesNoName reports whether the question asks who, and no text is given.
func givesNoName(a *reading.Answer) bool {
	return a.AsksWho() && !namesPersons(a) && !selects(a, a.IsText)
}

// givesGroups reports whether the question asks who is first of each group, but the answer has groups and their figure
// alone: the highest salary of each department, and not whose it is.
func givesGroups(a *reading.Answer) bool {
	at := slices.Index(a.Outer, form.Group)
	if at < 0 || !a.AsksWho() || a.Says(english.EachWords) == 0 || !slices.ContainsFunc(a.Items, func(t form.Token) bool { return t == form.Max || t == form.Min }) {
		return false
	}
	return !selects(a, func(c int) bool { return a.IsText(c) && !slices.Contains(a.Outer[at:], a.ColumnToken(c)) })
}

var (
	living = english.Words("live lives lived living reside resides resided residing")
	homes  = english.Words("address home house residence household city town place location zip postcode district county state province region country nation continent")
)

// livesElsewhere is where the question's people live, where a query reaches that by what is no part of an address: who
// lives in Seattle, by the city of the department.
func livesElsewhere(a *reading.Answer) form.Token {
	for _, c := range a.Comparisons {
		at := -1
		if c.Value >= 0 {
			at = a.SayingOf(c.Value) - 1
		}
		for at >= 0 && (a.TextAt(at) == "in" || a.TextAt(at) == "at" || a.TextAt(at) == "the" || !a.IsTableAt(at) && slices.Contains(a.Question[at].Columns, c.Column)) {
			at--
		}
		if at < 0 || !a.SaysAt(at, living) {
			continue
		}
		who := a.TablesOf(a.Items)
		for t := range a.Tables {
			isHome := slices.ContainsFunc(strings.Fields(a.Tables[t].Words), func(w string) bool { return homes[english.Stem(w)] })
			if a.JoinsTable(t) && !who[t] && !isHome {
				return c.At
			}
		}
	}
	return ""
}

// givesThings reports whether the question asks who, but the answer is not a person's name: titles, places.
func givesThings(a *reading.Answer) bool {
	named := func(c int) bool { return a.IsText(c) && !a.IsThing(c) }
	return a.AsksWho() && !namesPersons(a) && selects(a, a.IsText) && !selects(a, named)
}

// givesAllInOrder reports whether the question asks who was first, but the query returns all rows in order.
func givesAllInOrder(a *reading.Answer) bool {
	return a.AsksWho() && asksFirst(a) && slices.Contains(a.Tokens, form.Order) && !slices.Contains(a.Tokens, form.Limit)
}

// flagsOthers is a flag of rows that the question does not ask for, by an adjective of those that it asks for: the
// active customers, or customers that are active, by the active products that they bought; open issues, by the state of
// versions.
func flagsOthers(a *reading.Answer) form.Token {
	for i, s := range a.Question {
		table := i + 1
		if !a.IsTableAt(table) {
			table = subjectOf(a, i)
		}
		state := s.Value >= 0 && (reading.Ongoing[s.Text] || reading.Settled[s.Text])
		if s.Value >= 0 && !state || table < 0 {
			continue
		}
		for _, c := range s.Columns {
			of := a.Columns[c].Table
			named := slices.Contains(a.Question[table].Tables, of) || a.Spoken(a.TablesBefore())[of] && !(table == i+1 && onlyGroups(a, of))
			if (a.IsFlag(c) || state && !slices.Contains(a.Labels(of), c)) && !named && slices.Contains(a.Tokens, a.ColumnToken(c)) {
				return a.ColumnToken(c)
			}
		}
	}
	return ""
}

// onlyGroups reports whether the question names a table for what its figures are of each alone: per plan.
func onlyGroups(a *reading.Answer, table int) bool {
	for i, s := range a.Question {
		if before := a.TextAt(i - 1); slices.Contains(s.Tables, table) && before != "per" && !english.EachWords[before] {
			return false
		}
	}
	return true
}

// flagsTheir is a flag of what the rows have, by the adjective before it alone: projects with public builds are not the
// public ones.
func flagsTheir(a *reading.Answer) form.Token {
	for _, c := range a.Comparisons {
		words := strings.Fields(a.Columns[c.Column].Words)
		if !a.IsFlag(c.Column) || len(words) < 2 || c.Of != "" {
			continue
		}
		last := words[len(words)-1]
		said := func(w string) bool {
			return slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
				return s.Value < 0 && slices.ContainsFunc(strings.Fields(s.Text), func(t string) bool { return english.Stem(t) == english.Stem(w) })
			})
		}
		if schema.Singular(last) != last && !said(last) && slices.ContainsFunc(words[:len(words)-1], said) {
			return c.At
		}
	}
	return ""
}

// groupsUnsaid is what a query groups by of a table that the question does not speak of, and that asks for no groups:
// the share that came by phone is none of each clerk.
func groupsUnsaid(a *reading.Answer) form.Token {
	at := slices.Index(a.Outer, form.Group)
	if at < 0 || at+1 == len(a.Outer) || a.Says(english.EachWords) > 0 || a.AsksWho() || a.Has(form.Limit, form.Having) {
		return ""
	}
	c, ok := a.ColumnOf(a.Outer[at+1])
	if !ok || a.SpeaksOf(a.Columns[c].Table) || a.Links(c) {
		return ""
	}
	return a.Outer[at+1]
}

// subjectOf is where the question names the table whose rows a phrase says something of: orders that are not active;
// -1: it does not.
func subjectOf(a *reading.Answer, phrase int) int {
	i, is := phrase-1, false
	for ; i > 0 && (english.Beings[a.TextAt(i)] || english.Contracted(a.TextAt(i)) || linking[a.TextAt(i)]); i-- {
		is = is || !linking[a.TextAt(i)]
	}
	if !is || !a.IsTableAt(i) {
		return -1
	}
	return i
}

// linking may be between rows and what is said of them, next to a form of to be.
var linking = english.Words("not no longer yet still currently now that which who there have has")

// leavesOutZero is a number that a query wants none of, as NULL, where other rows have 0: employees without a bonus.
func leavesOutZero(a *reading.Answer) form.Token {
	for c, wanted := range a.NullTests() {
		if !wanted && a.HasZero(c) {
			return a.ColumnToken(c)
		}
	}
	return ""
}

// ranksVaguely is a word that ranks and does not say by which figure.
func ranksVaguely(a *reading.Answer) string { return vague.Word(a.Prompt, a.Outer) }
