package nano

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
)

// happenings are what dates of production say that happened to a row, and Spider's hardly do.
var happenings = strings.Fields(`ordered shipped delivered created updated opened closed resolved paid hired joined registered cancelled started
	published approved returned booked reviewed archived confirmed received sent signed activated expired churned reported assigned completed purchased issued`)

// ours are what we did at a date: "how many people did we hire".
var ours = map[string]string{"hired": "hire", "ordered": "order", "shipped": "ship", "delivered": "deliver", "created": "create", "opened": "open", "closed": "close",
	"resolved": "resolve", "registered": "register", "cancelled": "cancel", "started": "start", "published": "publish", "approved": "approve", "booked": "book",
	"received": "receive", "sent": "send", "signed": "sign", "completed": "complete", "paid": "pay", "purchased": "purchase", "bought": "buy", "sold": "sell", "issued": "issue"}

// dateNames are what such columns are called.
var dateNames = []string{"{done}_at", "{done}_at", "{done}_on", "{done}_date", "date_{done}", "{done}"}

// dating are the views in which tables have dates besides their own columns.
var dating = []int{2, 6, 8, 11}

// addDates gives two tables of a schema one to three dates of what happened to a row.
func addDates(s *schema.Schema, r *rand.Rand) {
	for range 2 {
		t := &s.Tables[r.IntN(len(s.Tables))]
		t.Columns = slices.Clone(t.Columns)
		for range 1 + r.IntN(3) {
			done := happenings[r.IntN(len(happenings))]
			if slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return strings.Contains(schema.Words(c.Name), done) }) {
				continue
			}
			first := 2000 + r.IntN(20)
			p := &schema.Profile{Rows: 500, Distinct: int64(20 + r.IntN(400)), Min: fmt.Sprintf("%d-0%d-11", first, 1+r.IntN(9)), Max: fmt.Sprintf("%d-0%d-27", first+1+r.IntN(6), 1+r.IntN(9))}
			name := strings.ReplaceAll(dateNames[r.IntN(len(dateNames))], "{done}", done)
			t.Columns = slices.Insert(t.Columns, r.IntN(len(t.Columns)+1),
				schema.Column{Name: name, Type: []string{"DATE", "TIMESTAMP", "DATETIME"}[r.IntN(3)], NotNull: r.IntN(3) == 0, Profile: p})
		}
	}
}

// notDone asks which rows something has not happened to: its date is missing.
func (l *lesson) notDone() (question, sql string, ok bool) {
	c, ok := l.column(func(c int) bool { return l.Columns[c].Kind == form.Time && !l.Columns[c].NotNull })
	if !ok {
		return "", "", false
	}
	done := participle(l.words(c))
	if done == "" {
		return "", "", false
	}
	slots := []string{"many", l.many(l.table), "done", done}
	is, condition := "IS NULL", []string{"have not been {done}", "were not {done}", "have not been {done} yet", "were never {done}", "are not {done} yet", "have not {done}", "are not yet {done}"}
	if l.IntN(3) == 0 {
		is, condition = "IS NOT NULL", []string{"have been {done}", "were {done}", "are already {done}", "have {done}", "have already {done}"}
	}
	head, what := []string{"how many {many} "}, "count(*)"
	if labels := l.Labels(l.table); len(labels) > 0 && l.IntN(2) == 0 {
		head, what = []string{"which {many} ", "show the {many} that "}, l.list(labels, "")
	}
	return l.say(head, slots...) + l.say(condition, slots...) + "?", fmt.Sprintf("SELECT %s FROM %s WHERE %s %s", what, l.from(l.table), l.of(c, ""), is), true
}

// oneSyllable are verbs that double their last letter: ship, stop.
var oneSyllable = regexp.MustCompile(`^[^aeiou]+[aeiou][^aeiouwxy]$`)

// participle is what happened at a date: "returned" of return date. "" where the name does not say it.
func participle(words string) string {
	var of []string
	for _, w := range strings.Fields(words) {
		if !slices.Contains([]string{"date", "at", "on", "time", "datetime", "day", "timestamp", "of", "the", "when"}, w) {
			of = append(of, w)
		}
	}
	if len(of) != 1 || len(of[0]) < 4 {
		return ""
	}
	switch w := of[0]; {
	case slices.Contains([]string{"start", "birth", "last", "first", "year", "month", "from", "order", "begin", "event"}, w):
		return ""
	case strings.HasSuffix(w, "ed"), strings.HasSuffix(w, "en"), slices.Contains([]string{"paid", "sold", "sent", "made", "built", "born", "bought", "held"}, w):
		return w
	case w == "payment":
		return "paid"
	case strings.HasSuffix(w, "ment"):
		return strings.TrimSuffix(w, "ment") + "ed"
	case strings.HasSuffix(w, "al") && len(w) > 6:
		return strings.TrimSuffix(w, "al") + "ed"
	case strings.HasSuffix(w, "ery"):
		return strings.TrimSuffix(w, "y") + "ed"
	case strings.HasSuffix(w, "y"):
		return w[:len(w)-1] + "ied"
	case strings.HasSuffix(w, "e"):
		return w + "d"
	case strings.HasSuffix(w, "ion"), strings.HasSuffix(w, "ing"):
		return ""
	case oneSyllable.MatchString(w):
		return w + w[len(w)-1:] + "ed"
	default:
		return w + "ed"
	}
}

// relativeTimes are times relative to today, as the linker reads them.
var relativeTimes = []string{"last month", "this month", "last year", "this year", "last week", "this week", "today", "yesterday", "in the past 30 days",
	"in the last 7 days", "in the last 3 months", "in the past 12 months", "in the last two weeks", "last quarter", "this quarter", "in the last 90 days",
	"in the past year", "in the last 10 years", "in the past five years", "during the last month", "in the current year", "in the previous month"}

// someTime draws a time: in words, as the phrase of it that the linker reads, and how dates are compared with it.
func (l *lesson) someTime() (words, phrase string, op form.Token) {
	phrase = relativeTimes[l.IntN(len(relativeTimes))]
	if l.IntN(3) > 0 {
		return phrase, phrase, form.Equal
	}
	phrase = strconv.Itoa(l.now.Year() - l.IntN(25))
	if l.IntN(3) == 0 {
		phrase = time.Month(1+l.IntN(12)).String() + " " + phrase
	}
	switch l.IntN(5) {
	case 0:
		return "since " + phrase, phrase, form.GreaterEq
	case 1:
		return "before " + phrase, phrase, form.Less
	case 2:
		return "after " + phrase, phrase, form.Greater
	}
	return "in " + phrase, phrase, form.Equal
}

// when is the condition that a date lies in a time, or on one side of it.
func (l *lesson) when(column int, phrase string, op form.Token) (sql string, ok bool) {
	p := l.linker.Link(phrase, l.now, nil)
	if len(p.Values) != 1 || p.Values[0].Period == nil {
		return "", false
	}
	of := l.of(column, "")
	from, to := p.Values[0].Period.From.Format(time.DateOnly), p.Values[0].Period.To.Format(time.DateOnly)
	switch op {
	case form.Less:
		return fmt.Sprintf("%s < '%s'", of, from), true
	case form.GreaterEq:
		return fmt.Sprintf("%s >= '%s'", of, from), true
	case form.Greater:
		return fmt.Sprintf("%s >= '%s'", of, to), true
	}
	return fmt.Sprintf("%s >= '%s' AND %[1]s < '%[3]s'", of, from, to), true
}

// times are the table's columns of dates.
func (l *lesson) times() (out []int) {
	for c := l.Tables[l.table].First; c < l.Tables[l.table].End; c++ {
		if l.Columns[c].Kind == form.Time && l.words(c) != "" {
			out = append(out, c)
		}
	}
	return out
}

// happened says that something was done to rows at a time: in a participle, by the name of its date, or, where the
// table has no other date, by the time alone.
func (l *lesson) happened(column int, when string) (are, that string) {
	slots := []string{"c", l.words(column), "w", when, "done", participle(l.words(column))}
	are, that = l.say([]string{"have a {c} {w}", "have their {c} {w}"}, slots...), l.say([]string{"with a {c} {w}", "whose {c} was {w}", "with {c} {w}"}, slots...)
	switch only := len(l.times()) == 1; {
	case slots[5] != "" && l.IntN(4) > 0:
		are, that = l.say([]string{"were {done} {w}", "have been {done} {w}", "got {done} {w}"}, slots...), l.say([]string{"{done} {w}", "that were {done} {w}"}, slots...)
	case only && l.IntN(3) > 0:
		are, that = l.say([]string{"are there {w}", "did we have {w}", "are from {w}", "do we have {w}"}, slots...), l.say([]string{"{w}", "from {w}", "{w}"}, slots...)
		that = strings.Replace(that, "from in ", "in ", 1)
		are = strings.Replace(are, "from in ", "from ", 1)
	}
	return are, that
}

// dated asks for what happened at a time.
func (l *lesson) dated() (question, sql string, ok bool) {
	times := l.times()
	if len(times) == 0 {
		return "", "", false
	}
	c := times[l.IntN(len(times))]
	words, phrase, op := l.someTime()
	condition, ok := l.when(c, phrase, op)
	if !ok {
		return "", "", false
	}
	are, that := l.happened(c, words)
	slots := []string{"many", l.many(l.table), "are", are, "that", that}
	if n, ok := l.column(l.kind(form.Number)); ok && l.IntN(3) == 0 {
		name, word := "total", "sum"
		if l.IntN(3) == 0 {
			name, word = "average", "avg"
		}
		return l.say([]string{"{a} {n} of {many} {that}", "what is the {a} {n} of the {many} {that}?", "what was the {a} {n} of {many} {that}?", "show the {a} {n} of all {many} {that}"},
				append(slots, "a", name, "n", l.words(n))...),
			fmt.Sprintf("SELECT %s(%s) FROM %s WHERE %s", word, l.of(n, ""), l.from(l.table), condition), true
	}
	if labels := l.Labels(l.table); len(labels) > 0 && l.IntN(2) == 0 {
		return l.say([]string{"which {many} {are}?", "show the {many} {that}", "list {many} {that}", "{many} {that}", "what are the {many} {that}?"}, slots...),
			fmt.Sprintf("SELECT %s FROM %s WHERE %s", l.list(labels, ""), l.from(l.table), condition), true
	}
	phrasings := []string{"how many {many} {are}?", "number of {many} {that}", "count the {many} {that}", "how many {many} {that}?"}
	if do := ours[participle(l.words(c))]; do != "" && l.IntN(3) == 0 {
		phrasings, slots = []string{"how many {many} did we {do} {w}?", "how many {many} have we {done} {w}?"}, append(slots, "do", do, "done", participle(l.words(c)), "w", words)
	}
	return l.say(phrasings, slots...), fmt.Sprintf("SELECT count(*) FROM %s WHERE %s", l.from(l.table), condition), true
}

// mainTime reports whether a date is the one of its rows, whatever else has a date: order_date of an order.
func (l *lesson) mainTime(column int) bool {
	return slices.Contains([]string{"date", "time", "datetime", "timestamp", "created", "created at", "created on"}, l.words(column))
}

// onlyHere reports whether no other date of the schema says that the same happened.
func (l *lesson) onlyHere(column int) bool {
	done := participle(l.words(column))
	for c := range l.Columns {
		if c != column && l.Columns[c].Kind == form.Time && participle(l.words(c)) == done {
			return false
		}
	}
	return true
}

// newest asks for the rows with the latest or the earliest date.
func (l *lesson) newest() (question, sql string, ok bool) {
	times, labels := l.times(), l.Labels(l.table)
	if len(times) == 0 || len(labels) == 0 {
		return "", "", false
	}
	c := times[l.IntN(len(times))]
	words, n := l.limit()
	direction, most := "DESC", []string{"latest", "most recent", "newest"}
	if l.IntN(3) == 0 {
		direction, most = "ASC", []string{"earliest", "oldest", "earliest"}
	}
	slots := []string{"one", l.one(l.table), "many", l.many(l.table), "c", l.words(c), "most", l.say(most), "n", words}
	only := len(times) == 1 || l.mainTime(c) && !slices.ContainsFunc(times, func(other int) bool { return other != c && l.mainTime(other) })
	if only && l.IntN(4) == 0 { // the time itself
		function, ends := "max", []string{"last", "latest", "most recent"}
		if direction == "ASC" {
			function, ends = "min", []string{"first", "earliest"}
		}
		slots = append(slots, "end", l.say(ends), "done", participle(l.words(c)))
		phrasings := []string{"when was the {end} {one}?", "what is the {c} of the {end} {one}?", "date of the {end} {one}", "when did the {end} {one} take place?", "when was the {end} {one} made?"}
		if participle(l.words(c)) != "" {
			phrasings = append(phrasings, "when was the {end} {one} {done}?", "when was the {end} {one} {done}?")
		}
		return l.say(phrasings, slots...), fmt.Sprintf("SELECT %s(%s) FROM %s", function, l.of(c, ""), l.from(l.table)), true
	}
	phrasings := []string{"which {one} has the {most} {c}?", "the {one} with the {most} {c}", "what is the {one} with the {most} {c}?"}
	if done := participle(l.words(c)); done != "" && words == "" {
		end := map[string][]string{"DESC": {"last", "most recently"}, "ASC": {"first"}}[direction]
		slots = append(slots, "done", done, "end", l.say(end))
		phrasings = append(phrasings, "which {one} was {done} {end}?", "who was {done} {end} of the {many}?", "the {one} that was {done} {end}")
		if l.onlyHere(c) {
			phrasings = append(phrasings, l.say([]string{"what", "which"})+" was {done} {end}?")
			if l.Columns[labels[0]].Kind == form.Text {
				phrasings = append(phrasings, "who was {done} {end}?", "who was {done} {end}?")
			}
		}
	}
	if only {
		phrasings = append(phrasings, "what is the {most} {one}?", "the {most} {one}", "show the {most} {one}", "which is the {most} {one}?")
	}
	if words != "" {
		phrasings = []string{"which {n} {many} have the {most} {c}?", "the {n} {many} with the {most} {c}"}
		if only {
			phrasings = append(phrasings, "the {n} {most} {many}", "show the {n} {most} {many}", "what are the {n} {most} {many}?")
		}
	}
	return l.say(phrasings, slots...), fmt.Sprintf("SELECT %s FROM %s ORDER BY %s %s LIMIT %s", l.list(labels, ""), l.from(l.table), l.of(c, ""), direction, n), true
}

// perTime asks for a number of each year, month or day.
func (l *lesson) perTime() (question, sql string, ok bool) {
	times := l.times()
	if len(times) == 0 {
		return "", "", false
	}
	c := times[l.IntN(len(times))]
	unit, format := "year", "%Y"
	if l.IntN(3) == 0 {
		unit, format = "month", "%m"
	}
	of := ""
	if len(times) > 1 || l.IntN(4) == 0 {
		of = " of " + l.words(c)
	}
	slots := []string{"many", l.many(l.table), "u", unit + of}
	part := fmt.Sprintf("CAST(strftime('%s', %s) AS integer)", format, l.of(c, ""))
	what := "count(*)"
	phrasings := []string{"{many} per {u}", "number of {many} per {u}", "how many {many} are there per {u}?", "count the {many} by {u}", "how many {many} in each {u}?", "number of {many} by {u}"}
	if n, ok := l.column(l.kind(form.Number)); ok && l.IntN(3) == 0 {
		what, slots = "sum("+l.of(n, "")+")", append(slots, "n", l.words(n))
		phrasings = []string{"total {n} per {u}", "total {n} of {many} by {u}", "what is the total {n} for each {u}?", "sum of {n} per {u}"}
	}
	return l.say(phrasings, slots...), fmt.Sprintf("SELECT %s, %s FROM %s GROUP BY %[1]s", part, what, l.from(l.table)), true
}
