package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// isUsed reports whether the answer has a value of the question's, or the question does not say it.
func (a *answer) isUsed(v int) bool {
	return !a.said(v) || slices.Contains(a.tokens, form.ValueToken(v))
}

// leavesOutValue reports whether the question says a value that some column has, and the answer does without.
func (a *answer) leavesOutValue(v int) bool {
	value := a.Values[v]
	return !a.isUsed(v) && len(value.Cells) > 0 && !value.Begun
}

func valueUnused(a *answer, v int) (finding, bool) {
	if !a.leavesOutValue(v) {
		return finding{}, false
	}
	return found(form.Not, form.ValueToken(v))
}

func textUnused(a *answer, v int) (finding, bool) {
	value := a.Values[v]
	if a.isUsed(v) || len(value.Cells) > 0 && !value.Begun || value.Number != "" || value.Period != nil {
		return finding{}, false
	}
	return found(form.Not, form.ValueToken(v))
}

// periodUnused leaves the years to numberLeftOut that are numbers too, unless the question goes on from another.
func periodUnused(a *answer, v int) (finding, bool) {
	value := a.Values[v]
	year := value.Number != "" && !a.Follows()
	if a.isUsed(v) || len(value.Cells) > 0 && !value.Begun || year || value.Period == nil ||
		slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return ages[s.Text] }) {
		return finding{}, false
	}
	return found(form.Not, form.ValueToken(v))
}

// numberLeftOut finds a number of the question that has no part in the query.
func numberLeftOut(a *answer, v int) (finding, bool) {
	if !a.said(v) || !a.leavesOutNumber(v) {
		return finding{}, false
	}
	return found(form.Not, form.ValueToken(v))
}

// wordUnknown finds words that nothing in the database is called by.
func wordUnknown(a *answer, run int) (finding, bool) {
	words := a.unknown[run]
	return finding{words: strings.Join(words, " "), times: len(words)}, true
}

// typoUnsure finds a typo that may stand for several words.
func typoUnsure(a *answer, i int) (finding, bool) {
	c := a.Corrections[i]
	return finding{words: c.Written}, c.Unsure
}

// tableUnused finds a table that the question names.
func tableUnused(a *answer, i int) (finding, bool) {
	s := a.Question[i]
	if s.Value >= 0 || len(s.Tables) == 0 || s.Partial || slices.ContainsFunc(s.Tables, func(t int) bool { return a.used[t] || a.testsKeyOf(t) }) {
		return finding{}, false
	}
	return found(form.Not, shown(s.Tables, a.TableToken))
}

// testsKeyOf reports whether a query asks whether rows refer to one of a table, or counts those that they refer to:
// claims without an adjuster, how many patients had appointments.
func (a *answer) testsKeyOf(table int) bool {
	refers := func(c int) bool {
		return slices.ContainsFunc(a.Keys, func(k form.Key) bool { return slices.Contains(k.From, c) && a.Columns[k.To[0]].Table == table })
	}
	for c := range a.nullTests() {
		if refers(c) {
			return true
		}
	}
	for i := 2; i < len(a.tokens); i++ {
		if c, ok := a.ColumnOf(a.tokens[i]); ok && a.tokens[i-1] == form.Distinct && a.tokens[i-2] == form.Count && refers(c) {
			return true
		}
	}
	return false
}

// tablePartUnused finds the last word of a table's name, of which the query has nothing: the reading of meter readings.
func tablePartUnused(a *answer, i int) (finding, bool) {
	s := a.Question[i]
	if s.Value >= 0 || !s.Partial || slices.ContainsFunc(s.Tables, a.joinsTable) ||
		slices.ContainsFunc(s.Columns, func(c int) bool { return slices.Contains(a.tokens, a.ColumnToken(c)) }) {
		return finding{}, false
	}
	called := slices.IndexFunc(s.Tables, func(t int) bool { // night shifts that operators work are no work orders
		stems := english.Stems(a.Tables[t].Words)
		return len(stems) > 0 && stems[len(stems)-1] == english.Stem(s.Text)
	})
	if called < 0 {
		return finding{}, false
	}
	return found(form.Not, a.TableToken(s.Tables[called]))
}

// joinsTable reports whether a query uses a table, if only on the way to another.
func (a *answer) joinsTable(table int) bool {
	for _, j := range a.joins() {
		if slices.Contains(j.Tables, table) {
			return true
		}
	}
	return a.used[table]
}

// flagUnused finds what can only be a flag: the active of active users.
func flagUnused(a *answer, i int) (finding, bool) { return a.columnsUnused(i, true, false) }

// predicateUnused finds a part of a column's name that the question ends with, said of what it asks for: how many
// comments are approved.
func predicateUnused(a *answer, i int) (finding, bool) {
	if !a.endsWith(i) {
		return finding{}, false
	}
	return a.columnsUnused(i, false, true)
}

// partUnused finds another part of a column's name, but for a verb that happens to be one of a time, where the query
// has all periods of the question: what we received by cheque, of received_on.
func partUnused(a *answer, i int) (finding, bool) {
	if a.endsWith(i) || a.isVerbOfTime(i) || a.isIdiom(i) {
		return finding{}, false
	}
	return a.columnsUnused(i, false, true)
}

// isIdiom reports whether a phrase names nothing where it is: on file, candidates called Ann.
func (q *question) isIdiom(i int) bool {
	switch text := q.TextAt(i); text {
	case "file", "record":
		return q.TextAt(i-1) == "on"
	case "called", "named":
		return i+1 < len(q.Question) && q.Question[i+1].Value >= 0
	}
	return false
}

var timeAsked = english.Words("when date dates time times day days month months year years week weeks quarter quarters daily weekly monthly yearly")

// isVerbOfTime reports whether a phrase is called by times alone, and the question asks for none and says no period
// that the query lacks.
func (a *answer) isVerbOfTime(i int) bool {
	for _, c := range a.Question[i].Columns {
		if a.Columns[c].Kind != form.Time {
			return false
		}
	}
	unused := func(s form.Phrase) bool { return s.Value >= 0 && a.Values[s.Value].Period != nil && !a.isUsed(s.Value) }
	return a.TextAt(i) != "" && !slices.ContainsFunc(a.Question, unused) && a.says(timeAsked)+a.says(english.FirstDates)+a.says(english.LastDates)+a.says(temporal)+a.says(english.Extremes) == 0
}

var being = english.Words("is are was were")

// endsWith reports whether a phrase follows a form of "to be" at the end of the question.
func (q *question) endsWith(i int) bool {
	last := len(q.Question) - 1
	for last > i && strings.Trim(q.Question[last].Text, "?!.") == "" {
		last--
	}
	return i == last && i > 0 && being[q.Question[i-1].Text]
}

// columnUnused finds a column that the question names.
func columnUnused(a *answer, i int) (finding, bool) { return a.columnsUnused(i, false, false) }

// columnsUnused finds a phrase that names columns of which the answer has none.
func (a *answer) columnsUnused(i int, flags, partial bool) (finding, bool) {
	if !a.leavesOutColumns(i, flags, partial) {
		return finding{}, false
	}
	return found(form.Not, shown(a.Question[i].Columns, a.ColumnToken))
}

// leavesOutFlag reports whether a phrase can only be a flag, which the answer does without: the active of active users.
func (a *answer) leavesOutFlag(i int) bool { return a.leavesOutColumns(i, true, false) }

// leavesOutColumns reports whether a phrase names columns of which the answer has none: flags alone, a part of a name,
// or a whole one.
func (a *answer) leavesOutColumns(i int, flags, partial bool) bool {
	s := a.Question[i]
	used := func(c int) bool {
		return slices.Contains(a.tokens, a.ColumnToken(c)) || a.used[a.countedBy(c)] // its rows do for a counter of them
	}
	ofDate := func(part form.Token) bool { return strings.HasPrefix(s.Text, string(part)) && a.has(part) } // per month, not of months
	if s.Value >= 0 || len(s.Tables) > 0 || len(s.Columns) == 0 || slices.ContainsFunc(s.Columns, used) ||
		partial && slices.ContainsFunc([]form.Token{form.Year, form.Month, form.Day}, ofDate) {
		return false
	}
	isFlags := !slices.ContainsFunc(s.Columns, func(c int) bool { return !a.IsFlag(c) })
	return isFlags == flags && (flags || s.Partial == partial)
}

// shown is the pointer to the first of some tables or columns that has one; "" where none has.
func shown(of []int, pointer func(int) form.Token) form.Token {
	for _, i := range of {
		if token := pointer(i); token != "" {
			return token
		}
	}
	return ""
}

// tableUnnamed finds a table of the answer that the question does not name.
func tableUnnamed(a *answer, i int) (finding, bool) {
	if a.names(a.tablesUsed[i]) || a.mayStray() || a.isOfMeasure(a.tablesUsed[i]) {
		return finding{}, false
	}
	return found(form.JoinMismatch, a.TableToken(a.tablesUsed[i]))
}

// tableStrayed finds one that the query before does not have either.
func tableStrayed(a *answer, i int) (finding, bool) {
	if a.names(a.tablesUsed[i]) || !a.mayStray() {
		return finding{}, false
	}
	return found(form.JoinMismatch, a.TableToken(a.tablesUsed[i]))
}

// mayStray reports whether a table must be of the question or of the query before. Who they are may be in a table that
// nobody named.
func (q *question) mayStray() bool { return q.Follows() && !q.AsksWho() }

// names reports whether the question speaks of a table, by its columns too, or the query before has it.
func (q *question) names(table int) bool {
	return q.TablesBefore()[table] || slices.ContainsFunc(q.Question, func(s form.Phrase) bool {
		return slices.Contains(s.Tables, table) || q.speaksOfCounted(s, table) ||
			slices.ContainsFunc(s.Columns, func(c int) bool { return q.Columns[c].Table == table })
	})
}

// equated is the value that a text column is compared with for equality.
func (a *answer) equated(i int) (c comparison, v form.Value, ok bool) {
	c = a.comparisons[i]
	if c.value < 0 || c.op != form.Equal && c.op != form.NotEqual || a.Columns[c.column].Kind != form.Text {
		return c, form.Value{}, false
	}
	return c, a.Values[c.value], true
}

// valueUnheld finds a value that nothing in its column is called by. Of one alone there are no rows, which is doubted.
func valueUnheld(a *answer, i int) (finding, bool) {
	c, v, ok := a.equated(i)
	rows := c.op == form.NotEqual || slices.Contains(a.tokens, form.Or)
	if !ok || len(v.Cells) > 0 || !rows || v.Number != "" || v.Period != nil || !a.AllKnown(c.column) {
		return finding{}, false
	}
	return found(form.WhereError, c.at)
}

// valueBegun finds a value that is taken for a longer one.
func valueBegun(a *answer, i int) (finding, bool) {
	c, v, ok := a.equated(i)
	return finding{}, ok && len(v.Cells) > 0 && v.Begun && v.HeldBy(c.column)
}

// valueElsewhere finds a value that other columns hold.
func valueElsewhere(a *answer, i int) (finding, bool) {
	c, v, ok := a.equated(i)
	if !ok || len(v.Cells) == 0 || v.Begun || v.HeldBy(c.column) {
		return finding{}, false
	}
	return found(form.WhereError, c.at)
}

// said reports whether a value is in the question, and not only among those that its column has.
func (q *question) said(v int) bool { return q.sayingOf(v) >= 0 }

// sayingOf is where a value is in the question; -1: nowhere.
func (q *question) sayingOf(v int) int {
	return slices.IndexFunc(q.Question, func(s form.Phrase) bool { return s.Value == v })
}
