package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// What people say right before and after what they do not want: "ignoring voided invoices", "voided invoices left out".
var (
	excluding = phrases("not, without, excluding, exclude, except, except for, ignoring, ignore, omitting, omit, skipping, skip, disregarding, " +
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

// connecting are between values of a list: Rock, Jazz and Blues.
var connecting = english.Words("and or nor ,")

// excludes reports whether the question does not want a value that a phrase of it says: one that a word before or after
// excludes, or that is in a list with such a one.
func (q *question) excludes(i int) bool {
	first, last := i, i
	for j := q.listed(first, -1); j >= 0; j = q.listed(first, -1) {
		first = j
	}
	for j := q.listed(last, 1); j >= 0; j = q.listed(last, 1) {
		last = j
	}
	return q.excludedBefore(first) || q.excludedAfter(last)
}

// listed is the value before (by -1) or after (by 1) that a value is in a list with; -1: none.
func (q *question) listed(i, by int) int {
	j := i + by
	for connecting[q.TextAt(j)] {
		j += by
	}
	if j != i+by && j >= 0 && j < len(q.Question) && q.Question[j].Value >= 0 {
		return j
	}
	return -1
}

// excludedBefore reports whether words before a value exclude it. "Not excluding" includes.
func (q *question) excludedBefore(i int) bool {
	for j := i - 1; j >= 0; j-- {
		word := q.TextAt(j)
		switch {
		case excluding[q.TextAt(j-1)+" "+word]:
			return !q.denied(j - 1)
		case excluding[word], english.Contracted(word) && j == i-1:
			return !q.denied(j)
		}
		column := j == i-1 && q.isLinked(j) && !q.isTableAt(j) && q.Question[j].Value < 0 // status voided
		if !determining[word] && !column {
			break
		}
	}
	return false
}

// denied reports whether the word before a phrase says that it is not so.
func (q *question) denied(i int) bool {
	before := q.TextAt(i - 1)
	return excluding[before] || before == "never" || before == "no" || english.Contracted(before)
}

// leading are words after which there is what something is excluded from: tracks that are not included in a playlist.
var leading = english.Words("in of from by on for at")

// excludedAfter reports whether words after a value exclude it.
func (q *question) excludedAfter(i int) bool {
	for j := i + 1; j < len(q.Question); j++ {
		word := q.TextAt(j)
		switch {
		case excluded[word+" "+q.TextAt(j+1)]:
			return !leading[q.TextAt(j+2)] && !q.denied(j)
		case excluded[word]:
			return !leading[q.TextAt(j+1)] && !q.denied(j)
		}
		if !determining[word] && (!q.isLinked(j) || q.Question[j].Value >= 0) {
			break
		}
	}
	return false
}

// without is a query of other values than those that the question excludes, where it asked for these. What is in a
// query of its own, it may be that which is excluded.
func without(a *answer) []form.Token {
	out := slices.Clone(a.tokens)
	if a.has(form.Not, form.Except) {
		return out
	}
	flipped := map[int]bool{} // the places of !=
	for i, phrase := range a.Question {
		if phrase.Value < 0 || !a.excludes(i) {
			continue
		}
		for j := 1; j < len(out); j++ {
			if out[j] == form.ValueToken(phrase.Value) && out[j-1] == form.Equal {
				out[j-1], flipped[j-1] = form.NotEqual, true
			}
		}
	}
	for j := range flipped { // neither this nor that: C != V or C != W
		if j+4 < len(out) && out[j+2] == form.Or && flipped[j+4] && out[j+3] == out[j-1] {
			out[j+2] = form.And
		}
	}
	return out
}

// asksExcluded is what a query asks for though the question excludes it.
func asksExcluded(a *answer, i int) (finding, bool) {
	c, ok := a.comparisons[i], false
	for j, phrase := range a.Question {
		ok = ok || c.value >= 0 && phrase.Value == c.value && c.op == form.Equal && !a.has(form.Not, form.Except) && a.excludes(j)
	}
	if !ok {
		return finding{}, false
	}
	return found(form.WhereError, c.at)
}

// losesUnknown is a column without a value in some rows, which are not among those that have another value than the
// question excludes.
func losesUnknown(a *answer, i int) (finding, bool) {
	c := a.comparisons[i]
	p := a.Profile(c.column)
	if c.op != form.NotEqual || c.of != "" || p == nil || p.Nulls == 0 {
		return finding{}, false
	}
	return found(form.WhereError, c.at)
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
	for _, t := range a.tablesUsed {
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

// saysLasting reports whether a word says of rows that they last, as the query does: still open, current operators by
// those who have not left.
func (a *answer) saysLasting(i int) bool {
	if !lasting[a.TextAt(i)] {
		return false
	}
	for c := range a.nullTests() {
		if a.saysEnded(c) {
			return true
		}
	}
	for _, s := range a.Question[i+1 : min(i+3, len(a.Question))] {
		if s.Value >= 0 && slices.Contains(a.tokens, form.ValueToken(s.Value)) {
			return true
		}
	}
	return false
}

// departures are words of when somebody, or something that was owned, went for good; of people, ends are too.
var (
	departures = english.Words("left leaving termination terminated term exit resigned retired departed departure disposed deaccessioned decommissioned " +
		"scrapped withdrawn")
	personal = english.Words("first last full surname forename")
)

// givesDeparted is when rows of a table that the question names went for good, where some have and neither the query
// nor the question speaks of it: how many consultants work in Dublin.
func givesDeparted(a *answer) form.Token {
	inPeriod := func(c comparison) bool { return c.value >= 0 && a.Values[c.value].Period != nil }
	if a.Follows() || slices.ContainsFunc(a.comparisons, inPeriod) {
		return ""
	}
	spoken := a.spoken(map[int]bool{})
	for _, t := range a.tablesUsed {
		ofPeople := slices.ContainsFunc(a.Columns[a.Tables[t].First:a.Tables[t].End], func(c form.Column) bool {
			first, last, _ := strings.Cut(c.Words, " ")
			return personal[first] && last == "name" || first == "surname"
		})
		for c := a.Tables[t].First; spoken[t] && c < a.Tables[t].End; c++ {
			departs := a.calledOf(c, departures) || ofPeople && a.saysEnded(c)
			if departs && a.Columns[c].Kind == form.Time && a.MayBeNull(c) && !a.links(c) && a.ColumnToken(c) != "" && !slices.Contains(a.tokens, a.ColumnToken(c)) {
				return a.ColumnToken(c)
			}
		}
	}
	return ""
}

// saysEnded reports whether a column is a time at which some rows ended, and others have not.
func (fs facts) saysEnded(column int) bool {
	p := fs.Profile(column)
	return fs.Columns[column].Kind == form.Time && !fs.Columns[column].NotNull && (p == nil || p.Sampled || p.Nulls > 0) &&
		slices.ContainsFunc(strings.Fields(fs.Columns[column].Words), func(w string) bool { return ends[w] })
}

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
			if c, ok := a.ColumnOf(token); ok && a.HoldsCodes(c) {
				return token
			}
		}
	}
	return ""
}

// superiors are words for the person that a row of the same table refers to, in questions and in names of columns.
var superiors = english.Words("boss bosses supervisor supervisors superior superiors superv supervised manager managers mgr reports")

// staysBelow is the column that leads to the row of a superior, for whom the question asks, where the query gives what
// is below.
func staysBelow(a *answer) form.Token {
	bosses := func(s form.Phrase) bool {
		return s.Value < 0 && superiors[s.Text] && !strings.HasPrefix(s.Text, "manager") && s.Text != "reports" && s.Text != "mgr"
	}
	if !slices.ContainsFunc(a.Question, bosses) || slices.Contains(a.tokens, form.Via) || len(a.tablesUsed) != 1 {
		return ""
	}
	t := a.Tables[a.tablesUsed[0]]
	for c := t.First; c < t.End; c++ {
		if token := a.ColumnToken(c); token != "" && a.calledOf(c, superiors) && !slices.Contains(a.tokens, token) {
			return token
		}
	}
	return ""
}
