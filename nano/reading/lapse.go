package reading

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Words of the two ends of the time for which a row holds, and of tables that keep what once was.
var (
	begins    = english.Words("from start started begin begins since effective")
	lapses    = english.Words("to thru through end ended until expiry")
	histories = english.Words("history histories historic historical former previous past archive archived")
)

// farFuture is a date that stands for none: rows that hold until 9999 have not ended.
const farFuture = "2090"

// Lapse is the column that says until when rows of a table hold, next to one that says from when, and what it has of
// those that still do: NULL (open), or a date that is far off. -1: there is none.
func (fs Facts) Lapse(table int) (column int, open bool) {
	column = -1
	begin := false
	for c := fs.Tables[table].First; c < fs.Tables[table].End; c++ {
		p := fs.Profile(c)
		if fs.Columns[c].Kind != form.Time || p == nil {
			continue
		}
		far := p.Max >= farFuture && len(p.Max) >= len("2090-01-01")
		switch {
		case fs.CalledOf(c, begins):
			begin = true
		case fs.CalledOf(c, lapses) && (far || p.Nulls > 0):
			column, open = c, !far
		}
	}
	if !begin {
		return -1, false
	}
	return column, open
}

// Versions is the column that says which row is the current one of a thing of which a table keeps several: a flag, or
// until when rows hold, which the current one has none of. -1: each row is a thing of its own, as far as profiles tell.
func (fs Facts) Versions(table int) (column int) {
	flag := -1
	for c := fs.Tables[table].First; c < fs.Tables[table].End; c++ {
		if words := strings.Fields(fs.Columns[c].Words); fs.IsFlag(c) && (isCurrent(words) || slices.Equal(words, []string{"fivetran", "active"})) {
			flag = c
		}
	}
	lapse, open := fs.Lapse(table)
	if lapse >= 0 && !fs.CalledOf(lapse, ofVersions) {
		lapse = -1
	}
	p := &schema.Profile{}
	if lapse >= 0 && fs.Profile(lapse) != nil {
		p = fs.Profile(lapse)
	}
	switch {
	case !fs.repeatsThings(table) && !(p.Sampled && flag >= 0):
		return -1
	case flag >= 0:
		return flag
	case open:
		return lapse
	}
	return -1
}

// isCurrent reports whether the words of a flag's name say that a row is the current one: is current, current row flag.
func isCurrent(words []string) bool {
	rest := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return currency[w] })
	return len(rest) < len(words) && !slices.ContainsFunc(rest, func(w string) bool { return !ofFlags[w] })
}

// Words of flags of the current one of several rows of a thing, what else their names have, and of until when such a
// row holds.
var (
	currency   = english.Words("current latest")
	ofFlags    = english.Words("is flag row record version ind indicator")
	ofVersions = english.Words("valid effective row record version scd dbt")
)

// repeatsThings reports whether a table has several rows of one thing, by its number, which is called as the table is:
// customer_id of dim_customer, next to its customer_key, or id of campaign_history.
func (fs Facts) repeatsThings(table int) bool {
	own := english.Stems(fs.Tables[table].Words)
	for c := fs.Tables[table].First; c < fs.Tables[table].End; c++ {
		start, ending, _ := english.CutLast(fs.Columns[c].Words)
		p := fs.Profile(c)
		if !english.KeyEndings[ending] || fs.Columns[c].Key || p == nil || p.Sampled || p.Nulls > 0 || p.Distinct >= int64(p.Rows) {
			continue
		}
		of := slices.DeleteFunc(english.Stems(start), func(w string) bool { return w == english.Stem("alternate") || slices.Contains(own, w) })
		if len(of) == 0 {
			return true
		}
	}
	return false
}

// versionWords are words that ask for what a thing once was, too.
var versionWords = english.Words("version versions revision revisions row rows record records")

// Latest is the column that says which rows of a table are current ones, where the query counts, groups or lists the
// table's things and neither looks at it nor reads rows of others that refer to one version of a thing; "": there is
// none, or the question asks for what was.
func (a *Answer) Latest() form.Token {
	if a.SaysPast() >= 0 || a.LooksAtLapse() || a.Follows() || a.Says(versionWords) > 0 ||
		slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
			return slices.ContainsFunc(strings.Fields(s.Text), func(w string) bool { return histories[w] })
		}) {
		return ""
	}
	for _, j := range a.Joins() {
		for _, t := range j.Tables {
			c := a.Versions(t)
			refers := func(k form.Key) bool {
				from := a.Columns[k.From[0]].Table
				return from != t && a.Columns[k.To[0]].Table == t && slices.Contains(j.Tables, from)
			}
			if c >= 0 && a.ColumnToken(c) != "" && !slices.Contains(a.Tokens, a.ColumnToken(c)) && !slices.ContainsFunc(a.Keys, refers) {
				return a.ColumnToken(c)
			}
		}
	}
	return ""
}

// KeepsHistory reports whether a table is called as one that keeps what once was.
func (fs Facts) KeepsHistory(table int) bool {
	return slices.ContainsFunc(strings.Fields(fs.Tables[table].Words), func(w string) bool { return histories[w] })
}

// LooksAtLapse reports whether a query uses until when rows hold.
func (a *Answer) LooksAtLapse() bool {
	return slices.ContainsFunc(a.Tokens, func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		if !ok {
			return false
		}
		lapse, _ := a.Lapse(a.Columns[c].Table)
		return lapse == c || a.SaysEnded(c)
	})
}

// SaysNow is where the question says that it asks for what is so now; -1: nowhere.
func (q *Asked) SaysNow() int {
	if at := q.LastingAt(); at >= 0 {
		return at
	}
	last := len(q.Question) - 1
	for SentenceEnds[q.TextAt(last)] {
		last--
	}
	if text := q.TextAt(last); !q.IsLinked(last) && (text == "now" || text == "today" || text == "nowadays") {
		return last
	}
	return -1
}

// formers are words of what once was.
var formers = english.Words("formerly previously former ex")

// SaysPast is where the question says that it asks for what once was, and not when: before, in the past, who used to
// be; -1: nowhere.
func (q *Asked) SaysPast() int {
	ends := func(i int) bool { return i >= len(q.Question) || SentenceEnds[q.TextAt(i)] }
	for i, s := range q.Question {
		if s.Value >= 0 {
			continue
		}
		usedTo := s.Text == "used" && q.TextAt(i+1) == "to" && (q.IsLinked(i-1) || Doers[q.TextAt(i-1)])
		past := s.Text == "past" && q.TextAt(i-1) == "the" && q.TextAt(i-2) == "in" && ends(i+1)
		if usedTo || past || s.Text == "before" && ends(i+1) && i > 1 || formers[s.Text] && !q.IsLinked(i) {
			return i
		}
	}
	return -1
}
