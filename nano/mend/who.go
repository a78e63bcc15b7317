package mend

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// calledByRole is a query that gives the names of those whom a value of the question says, where it gives what another
// table's rows are called, of which the question says nothing: vets by their own names, not by their clinics'.
func calledByRole(a *reading.Answer) []form.Token {
	if a.Follows() || len(a.Items) != 2 && !(len(a.Items) == 3 && a.Items[1] == form.Distinct) {
		return a.Tokens
	}
	given, ok := a.ColumnOf(a.Items[len(a.Items)-1])
	at := slices.IndexFunc(a.Question, func(s form.Phrase) bool { return s.Value >= 0 || len(s.Tables) > 0 })
	if !ok || at < 0 || a.Question[at].Value < 0 || a.IsTableAt(at+1) {
		return a.Tokens
	}
	before := at - 1
	for reading.Determining[a.TextAt(before)] || a.IsColumnAt(before) {
		before--
	}
	spoken := a.Spoken(map[int]bool{})
	for _, c := range a.Comparisons {
		of := a.Columns[c.Column].Table
		which := before == at-1 && (a.TextAt(before) == "which" || a.TextAt(before) == "what") && a.TextAt(at+1) != "-" // which battery sold most
		if c.Value != a.Question[at].Value || of == a.Columns[given].Table || spoken[a.Columns[given].Table] && !which || before >= 0 && !reading.Asking[a.TextAt(before)] {
			continue
		}
		if labels := a.Labels(of); len(labels) == 1 && !a.IsThing(labels[0]) && a.ColumnToken(labels[0]) != "" && (which || a.Multiplies(a.Columns[given].Table, of)) {
			return with(a, a.Items[len(a.Items)-1], labels[0])
		}
	}
	return a.Tokens
}

// namedOnes is a query that gives the names of those whom the question asks for, where it gives their keys alone, or
// something else of them that it does not ask for: their titles.
func namedOnes(a *reading.Answer) []form.Token {
	if a.Follows() || !a.AsksWho() || len(a.Items) != 2 || a.Has(form.Group, form.Union, form.Intersect, form.Except) {
		return a.Tokens
	}
	c, ok := a.ColumnOf(a.Items[1])
	isKey := ok && (a.Columns[c].Key || a.Differs(c) && strings.HasSuffix(a.Columns[c].Words, "id"))
	if !ok || !isKey && (!a.OfPersons(a.Columns[c].Table) || a.NamesColumn(c) || slices.Contains(a.Labels(a.Columns[c].Table), c)) {
		return a.Tokens
	}
	var names []form.Token
	for _, l := range a.Labels(a.Columns[c].Table) {
		if t := a.ColumnToken(l); t != "" && l != c && a.IsText(l) {
			names = append(names, t)
		}
	}
	if len(names) == 0 {
		return a.Tokens
	}
	return slices.Concat(a.Tokens[:1], names, a.Tokens[2:])
}

// under are words before a superior, after which it is said who that is: who reports to the managing director.
var under = map[string]map[string]bool{
	"to": english.Words("report reports reporting reported answers answer answering"),
	"by": english.Words("managed supervised led mentored headed overseen coached"),
}

// belowSuperior is a query of those whose superior the question says, where it gives the superior: who reports to the
// managing director, by the manager of each.
func belowSuperior(a *reading.Answer) []form.Token {
	if a.Follows() || slices.Contains(a.Tokens, form.Via) || slices.Contains(a.Tokens, form.Open) {
		return a.Tokens
	}
	for _, c := range a.Comparisons {
		at := a.SayingOf(c.Value) - 1
		for reading.Determining[a.TextAt(at)] || reading.Articles[a.TextAt(at)] && under[a.TextAt(at)] == nil {
			at--
		}
		before := at - 1
		for before > 0 && !under[a.TextAt(at)][a.TextAt(before)] && before > at-2 { // reports directly to
			before--
		}
		if c.Value < 0 || !under[a.TextAt(at)][a.TextAt(before)] {
			continue
		}
		if key := toSelf(a, a.Columns[c.Column].Table); key != "" && !slices.Contains(a.Tokens, key) {
			i := slices.Index(a.Tokens, c.At)
			for i >= 0 && !(i+2 < len(a.Tokens) && a.Tokens[i+2] == form.ValueToken(c.Value)) {
				next := slices.Index(a.Tokens[i+1:], c.At)
				if next < 0 {
					return a.Tokens
				}
				i += next + 1
			}
			return slices.Insert(slices.Clone(a.Tokens), i, form.Via, key)
		}
	}
	return a.Tokens
}

// managedBy is a query of those whose superior the question says, or of the superior of those, where it gives whoever
// the question says: who does Ann manage, who manages Ann.
func managedBy(a *reading.Answer) []form.Token {
	whose, who := a.TextAt(1) == "does" && a.Says(reading.Managing) > 0, reading.Managing[a.TextAt(1)]
	if a.TextAt(0) != "who" && a.TextAt(0) != "whom" || !whose && !who || len(a.Comparisons) == 0 || a.Has(form.Via, form.Open, form.Group) {
		return a.Tokens
	}
	table := a.Columns[a.Comparisons[0].Column].Table
	key := toSelf(a, table)
	if key == "" {
		return a.Tokens
	}
	var out []form.Token
	for i, t := range a.Tokens {
		c, ok := a.ColumnOf(t)
		if ok && a.Columns[c].Table == table && who == (i < len(a.Items)) {
			out = append(out, form.Via, key)
		}
		out = append(out, t)
	}
	return out
}

// toSelf is the only key by which rows of a table refer to others of it; "": there is none.
func toSelf(a *reading.Answer, table int) form.Token {
	key := form.Token("")
	for _, k := range a.Keys {
		if len(k.From) == 1 && a.Columns[k.From[0]].Table == table && a.Columns[k.To[0]].Table == table {
			if key != "" {
				return ""
			}
			key = a.ColumnToken(k.From[0])
		}
	}
	return key
}

// oneName is a query of rows by both halves of a name, where it looks for them in two tables and one of these has both:
// the boss of Ada Castell, who is no customer called Ada.
func oneName(a *reading.Answer) []form.Token {
	for _, first := range a.Comparisons {
		for _, last := range a.Comparisons {
			one, other := a.Columns[first.Column].Table, a.Columns[last.Column].Table
			if one == other || first.Value < 0 || last.Value < 0 || first.Op != form.Equal || last.Op != form.Equal || a.SayingOf(first.Value)+1 != a.SayingOf(last.Value) {
				continue
			}
			inOne, inOther := namedIn(a, one, last.Value, first.Column), namedIn(a, other, first.Value, last.Column)
			switch {
			case inOther >= 0 && (inOne < 0 || a.TablesOf(a.Items)[other]):
				return with(a, first.At, inOther)
			case inOne >= 0:
				return with(a, last.At, inOne)
			}
		}
	}
	return a.Tokens
}

// namedIn is the half of a table's names, other than a given one, that has a value; -1: none has.
func namedIn(a *reading.Answer, table, value, given int) int {
	labels := a.Labels(table)
	if len(labels) != 2 || !slices.Contains(labels, given) {
		return -1
	}
	for _, l := range labels {
		if l != given && a.Values[value].HeldBy(l) && a.ColumnToken(l) != "" {
			return l
		}
	}
	return -1
}
