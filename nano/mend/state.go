package mend

import (
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// A time that some rows lack says of a row that something has happened to it, and when: sold_on, voided_at,
// returned_on.

var (
	ofTimes   = english.Words("at on since date time datetime timestamp day moment dt ts") // in names of times, next to what happened
	havings   = english.Words("have has had having already")
	between   = english.Words("been since ever actually already yet being") // "have" and what happened
	nots      = english.Words("not never cannot")
	lasts     = english.Words("work works working offer offered employ employed operate operating sell") // what goes on, until it does not
	inUse     = english.Words("active offered enabled current live available")
	clauses   = english.Words(", and but or")
	relatives = english.Words("that who which were was are is got")
	dues      = english.Words("due deadline promised expected scheduled planned required target estimated") // by which it is to happen
)

// happenedTo is a query of the rows that something has happened to, or has not, where the question says so and the
// query does not look: decided proposals, machines that are unsold, contracts without the voided ones.
func happenedTo(a *reading.Answer) []form.Token {
	if a.Follows() || a.Says(besides) > 0 || slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return s.Text == "when" }) {
		return a.Tokens
	}
	out := a.Tokens
	for i, s := range a.Question {
		if s.Value >= 0 && notYet(a, i) { // a state
			text := strings.ToLower(a.Values[s.Value].Text)
			out = withoutState(a, out, text, happened(a, text))
		}
		if s.Value >= 0 || s.Text == "" {
			continue
		}
		c, denied := happened(a, s.Text), a.Excludes(i) || notYet(a, i)
		if stem := english.Denies(s.Text); c < 0 && stem != "" && !english.NoDenials[s.Text] {
			c, denied = happened(a, stem), true
		}
		switch {
		case c < 0:
		case slices.Contains(a.Tokens, a.ColumnToken(c)):
			if hasHappened(a, i) && !denied {
				out = atAnyTime(a, out, c)
			}
		case denied:
			if unset := withoutState(a, out, s.Text, c); !slices.Equal(unset, out) {
				out = unset
			} else {
				out = restricted(out, a.ColumnToken(c), form.Null)
			}
		case saidPeriod(a) < 0 && hasHappened(a, i):
			out = restricted(out, a.ColumnToken(c), form.Not, form.Null)
		}
	}
	return out
}

// atAnyTime is a query that asks whether something has happened at all where it compares when it did with a time that
// the question does not say, or with another of its columns: products that are discontinued.
func atAnyTime(a *reading.Answer, tokens []form.Token, column int) []form.Token {
	for i := 1; i+2 < len(tokens); i++ {
		class, v := tokens[i+2].Pointer()
		unsaid := class == 'L' || class == 'C' || class == 'V' && !a.SaysValue(v)
		if tokens[i] == a.ColumnToken(column) && tokens[i+1] == form.Equal && unsaid {
			return slices.Replace(slices.Clone(tokens), i+1, i+3, form.Not, form.Null)
		}
	}
	return tokens
}

// outerTables are the tables that a query uses outside of parentheses, where a condition can be put on them.
func outerTables(a *reading.Answer) []int { return slices.Sorted(maps.Keys(a.TablesOf(a.Outer))) }

// saidPeriod is which value of the question is a period or a date; -1: none.
func saidPeriod(a *reading.Answer) int {
	return slices.IndexFunc(a.Question, func(s form.Phrase) bool { return s.Value >= 0 && a.Values[s.Value].Period != nil })
}

// withoutState is a query of the rows to which something has not happened, by when it did, where it asks for those that
// have no value of what holds that word: orders that are not delivered yet, by their status.
func withoutState(a *reading.Answer, tokens []form.Token, participle string, time int) []form.Token {
	for i := 0; time >= 0 && i+1 < len(tokens); i++ {
		c, ok := a.ColumnOf(tokens[i])
		holds := func(text string) bool { return strings.EqualFold(text, participle) }
		if ok && tokens[i+1] == form.Null && slices.ContainsFunc(a.Texts(c), holds) {
			tokens = slices.Clone(tokens)
			tokens[i] = a.ColumnToken(time)
		}
	}
	return tokens
}

// happened is the only time of the query's tables, lacked by some rows, that is called by a participle alone; -1: there
// is none.
func happened(a *reading.Answer, participle string) int {
	found := -1
	for _, t := range outerTables(a) {
		for c := a.Tables[t].First; c < a.Tables[t].End; c++ {
			words := slices.DeleteFunc(strings.Fields(a.Columns[c].Words), func(w string) bool { return ofTimes[w] || english.KeyEndings[w] })
			if a.Columns[c].Kind != form.Time || !a.MayBeNull(c) || a.ColumnToken(c) == "" || strings.Join(words, " ") != participle {
				continue
			}
			if found >= 0 {
				return -1
			}
			found = c
		}
	}
	return found
}

// hasHappened reports whether the question says of rows that something has happened to them: proposals that have been
// decided, voided contracts, employees who left. What somebody did is none: what did we receive by cheque.
func hasHappened(a *reading.Answer, i int) bool {
	before := i - 1
	for between[a.TextAt(before)] && !havings[a.TextAt(before)] {
		before--
	}
	ends := i+1 == len(a.Question) || reading.SentenceEnds[a.TextAt(i+1)] || clauses[a.TextAt(i+1)] || strings.Contains(a.TextAt(i), " ")
	role := i+1 < len(a.Question) && a.Question[i+1].Value >= 0 && len(a.Values[a.Question[i+1].Value].Cells) > 0 // blocked students
	describes := (a.IsTableAt(i+1) || role) && !a.IsLinked(before) && !reading.Doers[a.TextAt(before)] && a.TextAt(before) != "by"
	return havings[a.TextAt(before)] || relatives[a.TextAt(before)] && ends || describes
}

// notYet reports whether the question denies what a word says has happened: not been paid, never sold, yet to be sent.
func notYet(a *reading.Answer, i int) bool {
	before := i - 1
	for between[a.TextAt(before)] || a.TextAt(before) == "be" {
		if a.TextAt(before) == "be" {
			return a.TextAt(before-1) == "to" && a.TextAt(before-2) == "yet"
		}
		before--
	}
	return nots[a.TextAt(before)] || english.Contracted(a.TextAt(before))
}

// goesOn is a query of the rows that have not ended, where the question says that they go on and the query does not
// look: running subscriptions, open complaints.
func goesOn(a *reading.Answer) []form.Token {
	if a.Follows() || saidPeriod(a) >= 0 {
		return a.Tokens
	}
	for i, s := range a.Question {
		if !reading.Ongoing[s.Text] || s.Value >= 0 || a.DeniedAt(i) {
			continue
		}
		table := i + 1
		if !a.IsTableAt(table) {
			for table = i - 1; relatives[a.TextAt(table)] || reading.Lasting[a.TextAt(table)]; table-- {
			}
		}
		if !a.IsTableAt(table) {
			continue
		}
		for _, t := range a.Question[table].Tables {
			if c := endOf(a, t); slices.Contains(outerTables(a), t) && c >= 0 && !slices.Contains(a.Tokens, a.ColumnToken(c)) && !isState(a, i, t) {
				return restricted(a.Tokens, a.ColumnToken(c), form.Null)
			}
		}
	}
	return a.Tokens
}

// noLonger is a query of the rows that have ended, or whose flag says that they are not in use, where the question says
// that they no longer do something and the query does not look.
func noLonger(a *reading.Answer) []form.Token {
	said := false // "no longer" is linked as "not"
	for i, s := range a.Question {
		said = said || (s.Text == "not" || english.Contracted(s.Text)) && lasts[a.TextAt(i+1)]
	}
	if !said || a.Follows() || saidPeriod(a) >= 0 {
		return a.Tokens
	}
	var ended, unused []int // columns that may say so
	for _, t := range outerTables(a) {
		if c := endOf(a, t); c >= 0 {
			ended = append(ended, c)
		}
		for c := a.Tables[t].First; c < a.Tables[t].End; c++ {
			if a.IsFlag(c) && a.CalledOf(c, inUse) && a.ColumnToken(c) != "" {
				unused = append(unused, c)
			}
		}
	}
	looks := func(c int) bool { return slices.Contains(a.Tokens, a.ColumnToken(c)) }
	switch {
	case slices.ContainsFunc(ended, looks) || slices.ContainsFunc(unused, looks):
	case len(ended) == 1:
		return restricted(a.Tokens, a.ColumnToken(ended[0]), form.Not, form.Null)
	case len(ended) == 0 && len(unused) == 1:
		return restricted(a.Tokens, a.ColumnToken(unused[0]), form.Equal, form.Numeral(0))
	}
	return a.Tokens
}

// isState reports whether a word may be said otherwise of a table's rows: by a flag, a status, or a column that it
// names.
func isState(a *reading.Answer, i, table int) bool {
	of := a.Tables[table]
	return slices.ContainsFunc(a.Question[i].Columns, func(c int) bool { return a.Columns[c].Table == table }) ||
		slices.ContainsFunc(a.Comparisons, func(c reading.Comparison) bool {
			return of.First <= c.Column && c.Column < of.End && (a.IsFlag(c.Column) || a.HoldsCodes(c.Column))
		})
}

// endOf is the only time at which some of a table's rows ended, or what they are about was done; -1: there is none.
func endOf(a *reading.Answer, table int) int {
	found := -1
	for c := a.Tables[table].First; c < a.Tables[table].End; c++ {
		if a.Columns[c].Kind != form.Time || !a.MayBeNull(c) || a.ColumnToken(c) == "" || !a.SaysEnded(c) && !a.CalledOf(c, reading.Settled) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = c
	}
	return found
}

// inTime is a query of the rows that were late, or in time, where the question says so and the query does not look: of
// what was due before it was done.
func inTime(a *reading.Answer) []form.Token {
	if a.Follows() {
		return a.Tokens
	}
	for i, s := range a.Question {
		op := form.Token("")
		switch {
		case s.Value >= 0 || len(s.Columns)+len(s.Tables) > 0 && !s.Partial:
		case s.Text == "late" && a.TextAt(i-1) != "as" && a.TextAt(i+1) != "in":
			op = form.Greater
		case s.Text == "time" && a.TextAt(i-1) == "on":
			op = form.LessEq
		case (s.Text == "after" || s.Text == "past") && saysDue(a, i+1):
			op = form.Greater
		}
		if op == "" {
			continue
		}
		if due, done := dueAndDone(a); due >= 0 && !(slices.Contains(a.Tokens, a.ColumnToken(due)) && slices.Contains(a.Tokens, a.ColumnToken(done))) {
			return restricted(a.Tokens, a.ColumnToken(done), op, a.ColumnToken(due))
		}
	}
	return a.Tokens
}

// saysDue reports whether what follows names the time by which something is to happen: after their due date.
func saysDue(a *reading.Answer, i int) bool {
	for reading.Determining[a.TextAt(i)] || a.TextAt(i) == "their" || a.TextAt(i) == "its" {
		i++
	}
	return i < len(a.Question) && slices.ContainsFunc(a.Question[i].Columns, func(c int) bool { return a.Columns[c].Kind == form.Time && a.CalledOf(c, dues) })
}

// dueAndDone are the time by which something is to happen to the rows of one of the query's tables, and that at which
// it did, which some rows lack; -1: there are none, or several.
func dueAndDone(a *reading.Answer) (due, done int) {
	due, done = -1, -1
	for _, t := range outerTables(a) {
		var by, at []int
		for c := a.Tables[t].First; c < a.Tables[t].End; c++ {
			switch {
			case a.Columns[c].Kind != form.Time || a.ColumnToken(c) == "":
			case a.CalledOf(c, dues):
				by = append(by, c)
			case isLacked(a, c) && !a.CalledOf(c, reading.Kept):
				at = append(at, c)
			}
		}
		if len(by) == 1 && len(at) == 1 {
			if due >= 0 {
				return -1, -1
			}
			due, done = by[0], at[0]
		}
	}
	return due, done
}
