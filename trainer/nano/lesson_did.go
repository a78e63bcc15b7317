package nano

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
)

// deeds are what people say that a row did with the rows that refer to it: to do, did, done. A database says all of
// them by one key, so the verb is of no account; verbs that texts often say of a row, as open and close, are not here.
var deeds = []struct{ do, did, done string }{
	{"place", "placed", "placed"}, {"make", "made", "made"}, {"receive", "received", "received"}, {"handle", "handled", "handled"},
	{"take", "took", "taken"}, {"write", "wrote", "written"}, {"own", "owned", "owned"}, {"manage", "managed", "managed"},
	{"sell", "sold", "sold"}, {"buy", "bought", "bought"}, {"create", "created", "created"}, {"submit", "submitted", "submitted"},
	{"book", "booked", "booked"}, {"win", "won", "won"}, {"attend", "attended", "attended"}, {"borrow", "borrowed", "borrowed"},
	{"rent", "rented", "rented"}, {"order", "ordered", "ordered"}, {"supply", "supplied", "supplied"}, {"ship", "shipped", "shipped"},
	{"produce", "produced", "produced"}, {"teach", "taught", "taught"}, {"treat", "treated", "treated"}, {"give", "gave", "given"},
	{"send", "sent", "sent"}, {"use", "used", "used"}, {"process", "processed", "processed"}, {"record", "recorded", "recorded"},
	{"complete", "completed", "completed"}, {"pay", "paid", "paid"}, {"visit", "visited", "visited"}, {"play", "played", "played"},
}

// did asks for what one or each of the rows of a table did, which of them did most, some or none of it, and who did it.
func (l *lesson) did() (question, sql string, ok bool) {
	k, child, parent, ok := l.child()
	if !ok {
		return "", "", false
	}
	labels, rows := l.Labels(parent), l.Labels(child)
	if len(labels) == 0 || len(rows) == 0 {
		return "", "", false
	}
	deed, ok := l.deed(child, parent)
	if !ok {
		return "", "", false
	}
	slots := []string{"one", l.one(parent), "many", l.many(parent), "child", l.one(child), "children", l.many(child), "a", article(l.one(child)),
		"do", deed.do, "did", deed.did, "done", deed.done}
	name, key := l.list(labels, ""), l.of(k.To[0], "")
	byWhom := l.countKeys(func(k form.Key) bool { return l.Columns[k.From[0]].Table == child }) == 1 // else "who" would not say which
	join := fmt.Sprintf("FROM %s JOIN %s ON %s = %s", l.from(parent), l.from(child), key, l.of(k.From[0], ""))
	switch l.IntN(9) {
	case 0: // of each
		return l.say([]string{"how many {children} did each {one} {do}?", "how many {children} has each {one} {done}?", "number of {children} {done} by each {one}",
				"show how many {children} every {one} {did}", "{children} {done} per {one}"}, slots...),
			fmt.Sprintf("SELECT %s, count(*) %s GROUP BY %[1]s", name, join), true
	case 1: // who most
		words, n := l.limit()
		phrasings := []string{"which {one} {did} the most {children}?", "which {one} has {done} the most {children}?", "the {one} that {did} the most {children}"}
		if byWhom {
			phrasings = append(phrasings, "who {did} the most {children}?")
		}
		if words != "" {
			phrasings = []string{"which {n} {many} {did} the most {children}?", "the {n} {many} that {did} the most {children}", "show the {n} {many} who have {done} the most {children}"}
		}
		return l.say(phrasings, append(slots, "n", words)...),
			fmt.Sprintf("SELECT %s %s GROUP BY %[1]s ORDER BY count(*) DESC LIMIT %[3]s", name, join, n), true
	case 2: // who so many
		bounds := []struct{ than, op string }{{"more than", ">"}, {"over", ">"}, {"at least", ">="}} // fewer would be none, too
		b, n := bounds[l.IntN(len(bounds))], 1+l.IntN(20)
		phrasings := []string{"which {many} {did} {than} {n} {children}?", "{many} that have {done} {than} {n} {children}", "{many} with {than} {n} {children}", "which {many} have {than} {n} {children}?"}
		if byWhom {
			phrasings = append(phrasings, "who {did} {than} {n} {children}?")
		}
		return l.say(phrasings, append(slots, "than", b.than, "n", strconv.Itoa(n))...),
			fmt.Sprintf("SELECT %s %s GROUP BY %[1]s HAVING count(*) %[3]s %d", name, join, b.op, n), true
	case 3, 4: // who none
		if l.ways(parent, child) > 0 {
			return "", "", false
		}
		head, what := []string{"which {many} ", "show the {many} that ", "{many} that ", "list all {many} who "}, name
		if l.IntN(3) == 0 {
			head, what = []string{"how many {many} "}, "count(*)"
		}
		condition := []string{"have never {done} {a} {child}?", "never {did} {a} {child}?", "have not {done} any {children}?", "did not {do} any {children}?", "{did} no {children}?", "have {done} no {children}?"}
		return l.say(head, slots...) + l.say(condition, slots...),
			fmt.Sprintf("SELECT %s FROM %s WHERE %s NOT IN (SELECT %s FROM %s)", what, l.from(parent), key, l.of(k.From[0], ""), l.from(child)), true
	case 5: // who at all
		return l.say([]string{"which {many} have {done} {a} {child}?", "which {many} {did} at least one {child}?", "{many} that have {done} any {children}", "show the {many} who {did} {children}"}, slots...),
			fmt.Sprintf("SELECT DISTINCT %s %s", name, join), true
	case 6: // who did this one
		v, is, ok := l.called(rows, "")
		if !ok {
			return "", "", false
		}
		phrasings := []string{"which {one} {did} {v}?", "by which {one} was {v} {done}?", "which {one} {did} the {child} {v}?"}
		if byWhom {
			phrasings = append(phrasings, "who {did} {v}?", "who {did} the {child} {v}?")
		}
		return l.say(phrasings, append(slots, "v", v)...),
			fmt.Sprintf("SELECT %s %s WHERE %s", name, join, is), true
	}
	v, is, ok := l.called(labels, "")
	if !ok {
		return "", "", false
	}
	return l.didOne(child, append(slots, "v", v), rows, join, is)
}

// deed draws what rows of the parent did with the child's: a verb that no column of theirs says.
func (l *lesson) deed(child, parent int) (deed struct{ do, did, done string }, ok bool) {
	deed = deeds[l.IntN(len(deeds))]
	return deed, !slices.ContainsFunc(l.Columns, func(c form.Column) bool {
		words := schema.Words(c.Name)
		return (c.Table == child || c.Table == parent) && (slices.Contains(strings.Fields(words), deed.done) || participle(words) == deed.done)
	})
}

// didOne asks for what the row of a name did: how much of it, in all or for each of something, and what.
func (l *lesson) didOne(child int, slots []string, rows []int, join, is string) (question, sql string, ok bool) {
	l.table = child
	switch l.IntN(5) {
	case 0:
		n, ok := l.column(l.kind(form.Number))
		if !ok {
			return "", "", false
		}
		return l.say([]string{"total {c} of {v}", "what is the total {c} of the {children} of {v}?", "total {c} of all {children} {done} by {v}", "sum of {c} for {v}", "how much {c} do the {children} of {v} have in total?"},
				append(slots, "c", l.words(n))...),
			fmt.Sprintf("SELECT sum(%s) %s WHERE %s", l.of(n, ""), join, is), true
	case 1:
		g, ok := l.column(func(c int) bool { return l.Columns[c].Kind == form.Text && !slices.Contains(rows, c) })
		if !ok {
			return "", "", false
		}
		return l.say([]string{"number of {children} by {g} for {v}", "{children} of {v} per {g}", "count the {children} of {v} by {g}", "how many {children} of each {g} did {v} {do}?"}, append(slots, "g", l.words(g))...),
			fmt.Sprintf("SELECT %s, count(*) %s WHERE %s GROUP BY %[1]s", l.of(g, ""), join, is), true
	case 2:
		return l.say([]string{"how many {children} did {v} {do}?", "how many {children} were {done} by {v}?", "number of {children} {done} by {v}", "how many {children} has {v} {done}?", "count the {children} of {v}",
			"how many {children} does {v} have?"}, slots...), fmt.Sprintf("SELECT count(*) %s WHERE %s", join, is), true
	}
	return l.say([]string{"which {children} did {v} {do}?", "show the {children} {done} by {v}", "{children} of {v}", "show the {children} of the {one} {v}", "list all {children} that {v} {did}",
		"which {children} does {v} have?"}, slots...), fmt.Sprintf("SELECT %s %s WHERE %s", l.list(rows, ""), join, is), true
}

// called draws a row's name: as people say it, and as the condition that a row has that name.
func (l *lesson) called(labels []int, alias string) (name, is string, ok bool) {
	var names, equal []string
	for _, c := range labels {
		v, ok := l.value(c)
		if !ok {
			return "", "", false
		}
		names, equal = append(names, v), append(equal, l.of(c, alias)+" = "+text(v))
	}
	return strings.Join(names, " "), strings.Join(equal, " AND "), true
}

// often asks for the rows that most others refer to, as what was done to them: the product that was ordered most often.
// Where several tables refer to them it would not say which.
func (l *lesson) often() (question, sql string, ok bool) {
	k, child, parent, ok := l.child()
	labels := l.Labels(parent)
	if !ok || len(labels) == 0 {
		return "", "", false
	}
	deed, fits := l.deed(child, parent)
	if !fits || l.countKeys(func(k form.Key) bool { return l.Columns[k.To[0]].Table == parent }) > 1 {
		return "", "", false
	}
	words, n := l.limit()
	slots := []string{"one", l.one(parent), "many", l.many(parent), "done", deed.done, "n", words}
	phrasings := []string{"which {one} was {done} most often?", "which {one} was {done} the most?", "the most frequently {done} {one}", "which {one} is {done} most frequently?", "what is the most {done} {one}?"}
	if words != "" {
		phrasings = []string{"which {n} {many} were {done} most often?", "the {n} most frequently {done} {many}", "show the {n} {many} that were {done} the most"}
	}
	return l.say(phrasings, slots...), fmt.Sprintf("SELECT %s FROM %s JOIN %s ON %s = %s GROUP BY %[1]s ORDER BY count(*) DESC LIMIT %[6]s", l.list(labels, ""),
		l.from(parent), l.from(child), l.of(k.To[0], ""), l.of(k.From[0], ""), n), true
}
