package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// What people say right before and after what they do not want: "ignoring voided invoices", "voided invoices left out".
var (
	excluding = phrases("not, non, without, excluding, exclude, except, except for, ignoring, ignore, omitting, omit, skipping, skip, disregarding, " +
		"leave out, leaving out, not counting, not including, don't count, not count, other than, apart from, aside from")
	excluded = phrases("excluded, ignored, omitted, skipped, disregarded, left out, left aside, not counted, not included, not considered, " +
		"don't count, doesn't count, not count")
	determining = english.Words("the any all those that these which are is were do does a an one ones with from in of")
)

func phrases(list string) map[string]bool {
	out := map[string]bool{}
	for _, p := range strings.Split(list, ", ") {
		out[p] = true
	}
	return out
}

// excludes reports whether the question does not want a value that a phrase of it says.
func (a *answer) excludes(i int) bool {
	for j := i - 1; j >= 0; j-- {
		word := a.TextAt(j)
		if excluding[word] || excluding[a.TextAt(j-1)+" "+word] || english.Contracted(word) && j == i-1 {
			return true
		}
		column := j == i-1 && a.isLinked(j) && !a.isTableAt(j) && a.Question[j].Value < 0 // status voided
		if !determining[word] && !column {
			break
		}
	}
	for j := i + 1; j < len(a.Question); j++ {
		word := a.TextAt(j)
		if excluded[word] || excluded[word+" "+a.TextAt(j+1)] {
			return true
		}
		if !determining[word] && (!a.isLinked(j) || a.Question[j].Value >= 0) {
			break
		}
	}
	return false
}

// without is a query of other values than those that the question excludes, where it asked for these. What is in a query
// of its own, it may be that which is excluded.
func without(a *answer) []form.Token {
	out := slices.Clone(a.tokens)
	if a.has(form.Not, form.Except) {
		return out
	}
	for i, phrase := range a.Question {
		if phrase.Value < 0 || !a.excludes(i) {
			continue
		}
		for j := 1; j < len(out); j++ {
			if out[j] == form.ValueToken(phrase.Value) && out[j-1] == form.Equal {
				out[j-1] = form.NotEqual
			}
		}
	}
	return out
}

// Words of rows that are still what they were, and of the columns that say when they ceased to be.
var (
	lasting = english.Words("still current currently present presently")
	ends    = english.Words("end ended left leaving leave termination terminated term closed closing deceased died exit exited until resigned retired ceased " +
		"cancelled canceled expired dissolved departed departure disposed sold returned")
)

// endedGiven is when rows ended, where the question asks for those that have not and the query does not look: who is
// still employed.
func endedGiven(a *answer) form.Token {
	at := slices.IndexFunc(a.Question, func(s form.Phrase) bool { return lasting[s.Text] && s.Value < 0 && len(s.Columns)+len(s.Tables) == 0 })
	if at < 0 || a.Follows() {
		return ""
	}
	for _, s := range a.Question[at+1 : min(at+3, len(a.Question))] {
		if s.Value >= 0 && slices.Contains(a.tokens, form.ValueToken(s.Value)) { // currently on hold
			return ""
		}
	}
	for _, t := range a.tables {
		for c := a.Tables[t].First; c < a.Tables[t].End; c++ {
			if token := a.ColumnToken(c); token != "" && a.saysEnded(c) {
				if slices.Contains(a.tokens, token) || slices.ContainsFunc(a.comparisons, func(x comparison) bool { return a.IsFlag(x.column) }) {
					return ""
				}
				return token
			}
		}
	}
	return ""
}

// saysEnded reports whether a column is a time at which some rows ended, and others have not.
func (a *answer) saysEnded(column int) bool {
	p := a.Profile(column)
	return a.Columns[column].Kind == form.Time && !a.Columns[column].NotNull && (p == nil || p.Sampled || p.Nulls > 0) &&
		slices.ContainsFunc(strings.Fields(a.Columns[column].Words), func(w string) bool { return ends[w] })
}

// longestCode is how many letters a code has at most.
const longestCode = 6

// givesCodes is a column of codes that a query gives where the question wants them in words: "status spelled out".
func givesCodes(a *answer) form.Token {
	inWords := func(i int, s form.Phrase) bool {
		next := a.TextAt(i + 1)
		return (s.Text == "spelled" || s.Text == "spelt" || s.Text == "written") && next == "out" || s.Text == "in" && (next == "words" || next == "full")
	}
	for i, s := range a.Question {
		if !inWords(i, s) {
			continue
		}
		for _, token := range a.items {
			if c, ok := a.ColumnOf(token); ok && a.holdsCodes(c) {
				return token
			}
		}
	}
	return ""
}

// holdsCodes reports whether all values of a text column are short and in capitals.
func (a *answer) holdsCodes(column int) bool {
	p := a.Profile(column)
	if p == nil || a.Columns[column].Kind != form.Text || len(p.Texts) == 0 {
		return false
	}
	for _, text := range p.Texts {
		if len(text) > longestCode || strings.ToUpper(text) != text {
			return false
		}
	}
	return true
}

// superiors are words for the person that a row of the same table refers to, in questions and in names of columns.
var superiors = english.Words("boss bosses supervisor supervisors superior superiors superv supervised manager managers mgr reports")

// staysBelow is the column that leads to the row of a superior, for whom the question asks, where the query gives what is
// below.
func staysBelow(a *answer) form.Token {
	bosses := func(s form.Phrase) bool {
		return s.Value < 0 && superiors[s.Text] && !strings.HasPrefix(s.Text, "manager") && s.Text != "reports" && s.Text != "mgr"
	}
	if !slices.ContainsFunc(a.Question, bosses) || slices.Contains(a.tokens, form.Via) || len(a.tables) != 1 {
		return ""
	}
	t := a.Tables[a.tables[0]]
	for c := t.First; c < t.End; c++ {
		if token := a.ColumnToken(c); token != "" && a.calledOf(c, superiors) && !slices.Contains(a.tokens, token) {
			return token
		}
	}
	return ""
}
