package reading

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Words of rows that are still what they were, and of the columns that say when they ceased to be.
var (
	Lasting = english.Words("still current currently present presently")
	Ends    = english.Words("end ended left leaving leave termination terminated term closed closing deceased died exit exited until resigned retired ceased " +
		"cancelled canceled expired dissolved departed departure disposed sold returned")
)

// Ongoing are words next to a table that say that its rows have not ended, and Settled those of columns that say when
// what is open was done.
var (
	Ongoing = english.Words("running ongoing open unresolved outstanding active")
	Settled = english.Words("resolved completed finished settled fixed solved done closed")
)

// Leaving are words of what has ended that stand after "have" or "has": who have left.
var Leaving = english.Words("left ended expired resigned retired departed closed terminated")

// StateBy is the value of a flag of what has ended, or is settled, for rows in a state that a word says: 0 of
// is_closed for open, 1 for closed; -1: it does not say it.
func (fs Facts) StateBy(column int, word string) int {
	switch {
	case !fs.IsFlag(column) || !fs.CalledOf(column, Settled) && !fs.CalledOf(column, Ends):
		return -1
	case Ongoing[word]:
		return 0
	case (Settled[word] || Ends[word]) && fs.Called(column, word):
		return 1
	}
	return -1
}

// SaidByFlag is the flag by which a query says a state that a word says; -1: it does not.
func (a *Answer) SaidByFlag(word string) int {
	for _, c := range a.Comparisons {
		if c.Op == form.Equal && c.Value < 0 && c.Number == a.StateBy(c.Column, word) {
			return c.Column
		}
	}
	return -1
}

// EndedGiven is when rows ended, where the question asks for those that have not and the query does not look: who is
// still employed.
func EndedGiven(a *Answer) form.Token {
	at := a.LastingAt()
	if at < 0 || a.Follows() {
		return ""
	}
	for _, s := range a.Question[at+1 : min(at+3, len(a.Question))] {
		if s.Value >= 0 && slices.Contains(a.Tokens, form.ValueToken(s.Value)) { // currently on hold
			return ""
		}
	}
	tables := slices.Clone(a.TablesUsed)
	for before := at - 1; before >= 0; before-- { // couriers still working, per depot
		if s := a.Question[before]; a.IsTableAt(before) && !s.Partial && a.Used[s.Tables[0]] {
			tables = slices.Insert(tables, 0, s.Tables[0])
			break
		}
	}
	for _, t := range tables {
		for c := a.Tables[t].First; c < a.Tables[t].End; c++ {
			if token := a.ColumnToken(c); token != "" && a.SaysEnded(c) {
				if slices.Contains(a.Tokens, token) || slices.ContainsFunc(a.Comparisons, func(x Comparison) bool { return a.IsFlag(x.Column) }) {
					return ""
				}
				return token
			}
		}
	}
	return ""
}

// LastingAt is where the question says that rows are still what they were, by a word that is linked to nothing; -1:
// nowhere.
func (q *Asked) LastingAt() int {
	return slices.IndexFunc(q.Question, func(s form.Phrase) bool { return Lasting[s.Text] && s.Value < 0 && len(s.Columns)+len(s.Tables) == 0 })
}

// SaysLasting reports whether a word says of rows that they last, as the query does: still open, current operators by
// those who have not left.
func (a *Answer) SaysLasting(i int) bool {
	if !Lasting[a.TextAt(i)] && !Ongoing[a.TextAt(i)] {
		return false
	}
	if Lasting[a.TextAt(i)] && a.LooksAtLapse() {
		return true
	}
	for c := range a.NullTests() {
		if a.SaysEnded(c) || Ongoing[a.TextAt(i)] && a.CalledOf(c, Settled) {
			return true
		}
	}
	for _, s := range a.Question[i+1 : min(i+3, len(a.Question))] {
		if Lasting[a.TextAt(i)] && s.Value >= 0 && slices.Contains(a.Tokens, form.ValueToken(s.Value)) {
			return true
		}
	}
	return false
}

// SaysEnded reports whether a column is a time at which some rows ended, and others have not.
func (fs Facts) SaysEnded(column int) bool {
	p := fs.Profile(column)
	return fs.Columns[column].Kind == form.Time && !fs.Columns[column].NotNull && (p == nil || p.Sampled || p.Nulls > 0) &&
		slices.ContainsFunc(strings.Fields(fs.Columns[column].Words), func(w string) bool { return Ends[w] })
}

// Deletions are words of columns that mark rows as deleted, and of questions that speak of these.
var Deletions = english.Words("deleted removed archived deletion")

// MarksDeleted reports whether a column says that a row is deleted, or when it was, and some rows are as far as is
// known.
func (fs Facts) MarksDeleted(column int) bool {
	words := strings.Fields(fs.Columns[column].Words)
	if len(words) == 0 || len(words) > 3 || !slices.ContainsFunc(words, func(w string) bool { return Deletions[w] }) {
		return false
	}
	p := fs.Profile(column)
	switch {
	case fs.Columns[column].Kind == form.Time || slices.Contains([]string{"at", "on", "date", "time"}, words[len(words)-1]):
		return p == nil || p.Sampled || p.Nulls < 1
	case fs.IsFlag(column) || words[0] == "is" || len(words) == 1:
		return p == nil || p.Sampled || p.Max != "0" && p.Max != "false"
	}
	return false
}
