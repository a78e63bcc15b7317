package reading

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// What people say right before and after what they do not want: "ignoring voided invoices", "voided invoices left out".
var (
	excluding = phrases("not, neither, nor, without, excluding, exclude, except, except for, ignoring, ignore, omitting, omit, skipping, skip, disregarding, " +
		"leave out, leaving out, not counting, not including, don't count, not count, other than, apart from, aside from, outside, outside of")
	excluded = phrases("excluded, ignored, omitted, skipped, disregarded, left out, left aside, not counted, not included, not considered, " +
		"don't count, doesn't count, not count")
	Determining = english.Words("the any all those that these which are is were do does a an one ones with from in of")
)

func phrases(list string) map[string]bool {
	out := map[string]bool{}
	for _, p := range strings.Split(list, ", ") {
		out[p] = true
	}
	return out
}

// Connecting are between values of a list: Rock, Jazz and Blues.
var Connecting = english.Words("and or nor ,")

// Excludes reports whether the question does not want a value that a phrase of it says: one that a word before or after
// excludes, or that is in a list with such a one.
func (q *Asked) Excludes(i int) bool {
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
func (q *Asked) listed(i, by int) int {
	j := i + by
	for Connecting[q.TextAt(j)] {
		j += by
	}
	if j != i+by && j >= 0 && j < len(q.Question) && q.Question[j].Value >= 0 {
		return j
	}
	return -1
}

// excludedBefore reports whether words before a value exclude it. "Not excluding" includes.
func (q *Asked) excludedBefore(i int) bool {
	for j := i - 1; j >= 0; j-- {
		word := q.TextAt(j)
		switch {
		case excluding[q.TextAt(j-1)+" "+word]:
			return !q.denied(j - 1)
		case excluding[word], english.Contracted(word) && j == i-1:
			return !q.denied(j)
		}
		column := j == i-1 && q.IsLinked(j) && !q.IsTableAt(j) && q.Question[j].Value < 0 // status voided
		if !Determining[word] && !column {
			break
		}
	}
	return false
}

// IsExclusion reports whether a word is one of those that exclude what is before or after them: left out, not counted.
func (q *Asked) IsExclusion(i int) bool {
	word := q.TextAt(i)
	return excluding[word] || excluded[word] || excluded[q.TextAt(i-1)+" "+word] || excluded[word+" "+q.TextAt(i+1)] ||
		excluding[q.TextAt(i-1)+" "+word] || excluding[word+" "+q.TextAt(i+1)]
}

// denied reports whether the word before a phrase says that it is not so.
func (q *Asked) denied(i int) bool {
	before := q.TextAt(i - 1)
	return excluding[before] || before == "never" || before == "no" || english.Contracted(before)
}

// leading are words after which there is what something is excluded from: tracks that are not included in a playlist.
var leading = english.Words("in of from by on for at")

// excludedAfter reports whether words after a value exclude it.
func (q *Asked) excludedAfter(i int) bool {
	for j := i + 1; j < len(q.Question); j++ {
		word := q.TextAt(j)
		switch {
		case excluded[word+" "+q.TextAt(j+1)]:
			return !leading[q.TextAt(j+2)] && !q.denied(j)
		case excluded[word]:
			return !leading[q.TextAt(j+1)] && !q.denied(j)
		}
		if !Determining[word] && (!q.IsLinked(j) || q.Question[j].Value >= 0) {
			break
		}
	}
	return false
}

// DeniedAt reports whether the words before a phrase say that it is not so: not active, out of service, off duty.
func (q *Asked) DeniedAt(i int) bool {
	switch q.TextAt(i - 1) {
	case "not", "non", "off":
		return true
	case "of":
		return q.TextAt(i-2) == "out"
	}
	return english.Contracted(q.TextAt(i - 1))
}

// Upholds is the flag of which the question says the contrary, where the query asks for the flag or leaves it out.
func Upholds(a *Answer) form.Token {
	for i, phrase := range a.Question {
		if phrase.Value >= 0 || !a.DeniedAt(i) && !a.excludedBefore(i) && !a.excludedAfter(i) {
			continue
		}
		if a.TextAt(i-1) == "not" && a.denied(i-1) { // not inactive, which is linked as not not active
			continue
		}
		flags := slices.DeleteFunc(slices.Clone(phrase.Columns), func(c int) bool { return !a.IsFlag(c) && !a.SaysYesOrNo(c) && !a.IsBit(c) })
		denied := len(flags) == 0
		for _, c := range flags {
			at := slices.Index(a.Tokens, a.ColumnToken(c))
			if at >= 0 && at+1 < len(a.Tokens) && a.Tokens[at+1] == form.Null || a.Asserts(at) {
				return a.ColumnToken(c) // it is not known there, or it is so
			}
			denied = denied || at >= 0
		}
		if !denied {
			return a.ColumnToken(flags[0])
		}
	}
	return ""
}
