package nano

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/pointer"
	"github.com/sqlagent/sqlagent/trainer/template"
)

// Lessons ask any database what people ask of theirs and what Spider and WikiSQL hardly do: what is missing, what is
// not done yet, totals, rows by their labels or their keys, rows of the same table that a key leads to, what happened
// when, who did what with the rows of another table, what a column counts, what a flag or a common text says, what an
// adjective means, and which of several columns of one name.
var lessons = []struct {
	weight float64
	ask    func(*lesson) (question, sql string, ok bool)
}{
	{2, (*lesson).missing},
	{2, (*lesson).notDone},
	{2, (*lesson).totals},
	{2, (*lesson).who},
	{2, (*lesson).extreme},
	{2, (*lesson).mostChildren},
	{3, (*lesson).noChildren},
	{8, (*lesson).did},
	{1, (*lesson).often},
	{2, (*lesson).self},
	{4, (*lesson).dated},
	{2, (*lesson).newest},
	{1, (*lesson).perTime},
	{4, (*lesson).counted},
	{1, (*lesson).common},
	{2, (*lesson).ids},
	{3, (*lesson).flagged},
	{3, (*lesson).valued},
	{3, (*lesson).meant},
	{3, (*lesson).own},
}

// lesson is one question that is being asked of a catalog.
type lesson struct {
	*pointer.Catalog
	*rand.Rand
	table  int
	linker *pointer.Linker
	now    time.Time // the day on which it is asked
}

// askLesson is a question of some lesson; ok is false where the database does not offer what it needs.
func askLesson(linker *pointer.Linker, now time.Time, r *rand.Rand) (question string, q *sqltree.Query, ok bool) {
	if len(linker.Tables) == 0 {
		return "", nil, false
	}
	l := &lesson{linker.Catalog, r, 0, linker, now}
	total := 0.
	for _, lesson := range lessons {
		total += lesson.weight
	}
	x := r.Float64() * total
	for _, lesson := range lessons {
		if x -= lesson.weight; x >= 0 {
			continue
		}
		var sql string
		for range 4 { // what few tables offer would be rare
			l.table = r.IntN(len(linker.Tables))
			if question, sql, ok = lesson.ask(l); ok {
				break
			}
		}
		if !ok {
			return "", nil, false
		}
		statement, err := parse.Parse(dialects.SQLite, sql)
		if err != nil {
			return "", nil, false
		}
		return strings.ToUpper(question[:1]) + question[1:], statement.Query, true
	}
	return "", nil, false
}

// say draws one of some phrasings, and fills its slots: pairs of a name and what stands for it.
func (l *lesson) say(phrasings []string, slots ...string) string {
	text := phrasings[l.IntN(len(phrasings))]
	for i := 0; i < len(slots); i += 2 {
		text = strings.ReplaceAll(text, "{"+slots[i]+"}", slots[i+1])
	}
	return text
}

// Labels are those of a table's rows, or, where people have no name for them, their key: an order is its number.
func (l *lesson) Labels(table int) []int {
	if labels := l.Catalog.Labels(table); len(labels) > 0 {
		return labels
	}
	for c := l.Tables[table].First; c < l.Tables[table].End; c++ {
		if l.Columns[c].Key {
			return []int{c}
		}
	}
	return nil
}

// one is what a row of a table is called: a region of tblRegions.
func (l *lesson) one(table int) string {
	words := schema.Singular(schema.Words(l.Tables[table].Name))
	return cmp.Or(strings.TrimSuffix(strings.TrimPrefix(words, "tbl "), " table"), words)
}

func (l *lesson) many(table int) string { return template.Plural(l.one(table)) }

func (l *lesson) words(column int) string {
	words := schema.Words(l.Columns[column].Name)
	if own := l.one(l.Columns[column].Table) + " "; strings.HasPrefix(words, own) {
		words = words[len(own):]
	}
	return words
}

func quoted(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }

func text(value string) string { return "'" + strings.ReplaceAll(value, "'", "''") + "'" }

// of is a column with its table, or with an alias for it.
func (l *lesson) of(column int, alias string) string {
	if alias == "" {
		alias = quoted(l.Tables[l.Columns[column].Table].Name)
	}
	return alias + "." + quoted(l.Columns[column].Name)
}

func (l *lesson) list(columns []int, alias string) string {
	var out []string
	for _, c := range columns {
		out = append(out, l.of(c, alias))
	}
	return strings.Join(out, ", ")
}

func (l *lesson) from(table int) string { return quoted(l.Tables[table].Name) }

// column draws a column of the table that is neither part of a key nor refused.
func (l *lesson) column(fit func(c int) bool) (int, bool) {
	t := l.Tables[l.table]
	var some []int
	for c := t.First; c < t.End; c++ {
		if !l.keyed(c) && fit(c) && l.words(c) != "" {
			some = append(some, c)
		}
	}
	if len(some) == 0 {
		return 0, false
	}
	return some[l.IntN(len(some))], true
}

// keyed tells whether a column is a key, or called like one.
func (l *lesson) keyed(column int) bool {
	words := strings.Fields(schema.Words(l.Columns[column].Name))
	return l.Columns[column].Key || len(words) == 0 || slices.Contains([]string{"id", "code", "number", "no", "key", "nr"}, words[len(words)-1]) ||
		slices.ContainsFunc(l.Keys, func(k pointer.Key) bool { return slices.Contains(k.From, column) || slices.Contains(k.To, column) })
}

func (l *lesson) kind(k pointer.Kind) func(int) bool {
	return func(c int) bool { return l.Columns[c].Kind == k }
}

// value draws a text that a column holds.
func (l *lesson) value(column int) (string, bool) {
	p := l.Profile(column)
	if p == nil || len(p.Texts) == 0 {
		return "", false
	}
	var texts []string
	for _, t := range p.Texts {
		texts = append(texts, t)
	}
	slices.Sort(texts)
	v := texts[l.IntN(len(texts))]
	return v, len(v) > 1 && len(v) < 40
}

// child draws a key between two tables: rows of the child refer to those of the parent, in one way alone, or a question
// would not say which.
func (l *lesson) child() (k pointer.Key, child, parent int, ok bool) {
	if len(l.Keys) == 0 {
		return k, 0, 0, false
	}
	k = l.Keys[l.IntN(len(l.Keys))]
	child, parent = l.Columns[k.From[0]].Table, l.Columns[k.To[0]].Table
	return k, child, parent, len(k.From) == 1 && child != parent && l.ways(child, parent) == 1
}

// ways is in how many ways rows of a table refer to those of another.
func (l *lesson) ways(child, parent int) int {
	return l.count(func(k pointer.Key) bool {
		return l.Columns[k.From[0]].Table == child && l.Columns[k.To[0]].Table == parent
	})
}

func (l *lesson) count(is func(pointer.Key) bool) (n int) {
	for _, k := range l.Keys {
		if is(k) {
			n++
		}
	}
	return n
}

// missing asks for rows without a value, or with one.
func (l *lesson) missing() (question, sql string, ok bool) {
	if k, child, parent, ok := l.child(); ok && l.IntN(3) == 0 && !l.Columns[k.From[0]].NotNull && !l.Columns[k.From[0]].Key && l.ways(parent, child) == 0 {
		slots := []string{"many", l.many(child), "one", l.one(parent), "a", article(l.one(parent))}
		where := fmt.Sprintf("FROM %s WHERE %s IS NULL", l.from(child), l.of(k.From[0], ""))
		condition := l.say([]string{"have no {one}", "are without {a} {one}", "do not have {a} {one}", "have not been given {a} {one}", "belong to no {one}"}, slots...)
		if labels := l.Labels(child); len(labels) > 0 && l.IntN(2) == 0 {
			return l.say([]string{"which {many} ", "show the {many} that ", "list {many} that "}, slots...) + condition + "?", "SELECT " + l.list(labels, "") + " " + where, true
		}
		return l.say([]string{"how many {many} ", "number of {many} that ", "count the {many} that "}, slots...) + condition + "?", "SELECT count(*) " + where, true
	}
	c, ok := l.column(func(c int) bool { return !l.Columns[c].NotNull })
	if !ok {
		return "", "", false
	}
	slots := []string{"many", l.many(l.table), "c", l.words(c), "a", article(l.words(c))}
	labels := l.Labels(l.table)
	not := l.IntN(4) == 0
	what, conditions := "count(*)", []string{"have no {c}", "are without {a} {c}", "do not have {a} {c}", "have an unknown {c}", "are missing {a} {c}"}
	if not {
		conditions = []string{"have {a} {c}", "have a known {c}", "do have {a} {c}"}
	}
	condition := l.say(conditions, slots...)
	heads := []string{"how many {many} ", "how many of the {many} ", "count the {many} that ", "number of {many} that "}
	if len(labels) > 0 && !slices.Contains(labels, c) && l.IntN(2) == 0 {
		what, heads = l.list(labels, ""), []string{"which {many} ", "show the {many} that ", "list {many} that ", "find the names of {many} that "}
	}
	is := "IS NULL"
	if not {
		is = "IS NOT NULL"
	}
	return l.say(heads, slots...) + condition + "?", fmt.Sprintf("SELECT %s FROM %s WHERE %s %s", what, l.from(l.table), l.of(c, ""), is), true
}

func article(noun string) string {
	if noun != "" && strings.ContainsRune("aeiou", rune(noun[0])) {
		return "an"
	}
	return "a"
}

// notDone asks which rows something has not happened to: its date is missing.
func (l *lesson) notDone() (question, sql string, ok bool) {
	c, ok := l.column(func(c int) bool { return l.Columns[c].Kind == pointer.Time && !l.Columns[c].NotNull })
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
	default:
		return w + "ed"
	}
}

// totals asks for sums, of all or for each of something.
func (l *lesson) totals() (question, sql string, ok bool) {
	c, ok := l.column(l.kind(pointer.Number))
	if !ok {
		return "", "", false
	}
	sum := "sum(" + l.of(c, "") + ")"
	slots := []string{"c", l.words(c), "many", l.many(l.table)}
	if l.IntN(3) == 0 {
		return l.say([]string{"what is the total {c} of all {many}?", "total {c} of {many}", "sum of {c} over all {many}", "what do the {c} of the {many} add up to?",
				"how much {c} do all {many} have together?"}, slots...),
			fmt.Sprintf("SELECT %s FROM %s", sum, l.from(l.table)), true
	}
	by := []string{"total {c} per {g}", "total {c} of {many} by {g}", "what is the total {c} for each {g}?", "show the {g} and the total {c}", "sum of {c} for every {g}", "{c} per {g} in total"}
	if l.IntN(2) == 0 {
		g, ok := l.column(l.kind(pointer.Text))
		if !ok {
			return "", "", false
		}
		return l.say(by, append(slots, "g", l.words(g))...),
			fmt.Sprintf("SELECT %s, %s FROM %s GROUP BY %[1]s", l.of(g, ""), sum, l.from(l.table)), true
	}
	for _, k := range l.Keys { // by what the rows refer to
		parent := l.Columns[k.To[0]].Table
		labels := l.Labels(parent)
		if len(k.From) != 1 || l.Columns[k.From[0]].Table != l.table || parent == l.table || len(labels) == 0 {
			continue
		}
		return l.say(by, append(slots, "g", l.one(parent))...),
			fmt.Sprintf("SELECT %s, %s FROM %s JOIN %s ON %s = %s GROUP BY %[1]s", l.list(labels, ""), sum, l.from(l.table), l.from(parent),
				l.of(k.From[0], ""), l.of(k.To[0], "")), true
	}
	return "", "", false
}

// who asks for rows with some value, by their labels.
func (l *lesson) who() (question, sql string, ok bool) {
	labels := l.Labels(l.table)
	if len(labels) == 0 {
		return "", "", false
	}
	slots := []string{"many", l.many(l.table)}
	if l.IntN(2) == 0 {
		c, ok := l.column(func(c int) bool { return l.Columns[c].Kind == pointer.Text && !slices.Contains(labels, c) })
		if !ok {
			return "", "", false
		}
		v, ok := l.value(c)
		if !ok {
			return "", "", false
		}
		slots = append(slots, "c", l.words(c), "v", v)
		return l.say([]string{"which {many} have the {c} {v}?", "show the {many} of {v}", "which {many} are in {v}?", "{many} with {c} {v}", "list the {many} from {v}",
				"which {many} belong to {v}?", "who are the {many} with the {c} {v}?"}, slots...),
			fmt.Sprintf("SELECT %s FROM %s WHERE %s = %s", l.list(labels, ""), l.from(l.table), l.of(c, ""), text(v)), true
	}
	c, ok := l.column(l.kind(pointer.Number))
	if !ok {
		return "", "", false
	}
	n := strconv.Itoa(2 + l.IntN(98)*[]int{1, 10, 100}[l.IntN(3)])
	op, than := ">", []string{"more than", "over", "above"}
	if l.IntN(3) == 0 {
		op, than = "<", []string{"less than", "under", "below"}
	}
	slots = append(slots, "c", l.words(c), "n", n, "than", l.say(than))
	return l.say([]string{"which {many} have a {c} {than} {n}?", "show {many} with a {c} {than} {n}", "who has a {c} {than} {n} among the {many}?", "{many} with {c} {than} {n}"}, slots...),
		fmt.Sprintf("SELECT %s FROM %s WHERE %s %s %s", l.list(labels, ""), l.from(l.table), l.of(c, ""), op, n), true
}

var few = []string{"", "two", "three", "five", "10", "3", "5"}

// limit draws how many rows are asked for: in words, and in SQL.
func (l *lesson) limit() (words, n string) {
	words = few[l.IntN(len(few))]
	return words, digits(words)
}

// digits are a number of few as SQL has it.
func digits(words string) string {
	return cmp.Or(map[string]string{"": "1", "two": "2", "three": "3", "five": "5"}[words], words)
}

// extreme asks for the rows with the most or least of something, by their labels.
func (l *lesson) extreme() (question, sql string, ok bool) {
	labels := l.Labels(l.table)
	c, ok := l.column(l.kind(pointer.Number))
	if !ok || len(labels) == 0 {
		return "", "", false
	}
	words, n := l.limit()
	direction, most := "DESC", []string{"highest", "largest", "greatest", "biggest"}
	if l.IntN(3) == 0 {
		direction, most = "ASC", []string{"lowest", "smallest", "least"}
	}
	slots := []string{"one", l.one(l.table), "many", l.many(l.table), "c", l.words(c), "most", l.say(most), "n", words}
	phrasings := []string{"which {one} has the {most} {c}?", "the {one} with the {most} {c}", "what is the {one} with the {most} {c}?", "who is the {one} with the {most} {c}?"}
	if words != "" {
		phrasings = []string{"which {n} {many} have the {most} {c}?", "the {n} {many} with the {most} {c}", "show the {n} {many} with the {most} {c}", "what are the {n} {many} with the {most} {c}?"}
	}
	return l.say(phrasings, slots...), fmt.Sprintf("SELECT %s FROM %s ORDER BY %s %s LIMIT %s", l.list(labels, ""), l.from(l.table), l.of(c, ""), direction, n), true
}

// mostChildren asks which rows most others refer to.
func (l *lesson) mostChildren() (question, sql string, ok bool) {
	k, child, parent, ok := l.child()
	labels := l.Labels(parent)
	if !ok || len(labels) == 0 {
		return "", "", false
	}
	words, n := l.limit()
	direction, most := "DESC", "most"
	if l.IntN(4) == 0 {
		direction, most = "ASC", "fewest"
	}
	slots := []string{"one", l.one(parent), "many", l.many(parent), "children", l.many(child), "most", most, "n", words}
	join := fmt.Sprintf("FROM %s JOIN %s ON %s = %s GROUP BY %s", l.from(parent), l.from(child), l.of(k.To[0], ""), l.of(k.From[0], ""), l.list(labels, ""))
	if l.IntN(3) == 0 {
		return l.say([]string{"number of {children} per {one}", "how many {children} does each {one} have?", "show each {one} with its number of {children}", "{children} per {one}",
			"count the {children} of every {one}"}, slots...), fmt.Sprintf("SELECT %s, count(*) %s", l.list(labels, ""), join), true
	}
	phrasings := []string{"which {one} has the {most} {children}?", "the {one} with the {most} {children}", "what is the {one} with the {most} {children}?", "who has the {most} {children} of all {many}?"}
	if words != "" {
		phrasings = []string{"which {n} {many} have the {most} {children}?", "the {n} {many} with the {most} {children}", "show the {n} {many} with the {most} {children}"}
		if most == "most" {
			phrasings = append(phrasings, "top {n} {many} by number of {children}")
		}
	}
	return l.say(phrasings, slots...), fmt.Sprintf("SELECT %s %s ORDER BY count(*) %s LIMIT %s", l.list(labels, ""), join, direction, n), true
}

// noChildren asks which rows no other refers to.
func (l *lesson) noChildren() (question, sql string, ok bool) {
	k, child, parent, ok := l.child()
	labels := l.Labels(parent)
	if !ok || len(labels) == 0 || l.ways(parent, child) > 0 { // "no child" would be a key of its own that is missing
		return "", "", false
	}
	slots := []string{"many", l.many(parent), "children", l.many(child), "child", l.one(child)}
	head, what := []string{"which {many} ", "show the {many} that ", "{many} that "}, l.list(labels, "")
	if l.IntN(3) == 0 {
		head, what = []string{"how many {many} "}, "count(*)"
	}
	return l.say(head, slots...) + l.say([]string{"have no {children}?", "do not have any {child}?", "are without {children}?", "never had any {children}?", "have never had a {child}?"}, slots...),
		fmt.Sprintf("SELECT %s FROM %s WHERE %s NOT IN (SELECT %s FROM %s)", what, l.from(parent), l.of(k.To[0], ""), l.of(k.From[0], ""), l.from(child)), true
}

// self asks along a key that refers to its own table: who is whose boss.
func (l *lesson) self() (question, sql string, ok bool) {
	var selves []pointer.Key
	for _, k := range l.Keys {
		if len(k.From) == 1 && l.Columns[k.From[0]].Table == l.Columns[k.To[0]].Table {
			selves = append(selves, k)
		}
	}
	if len(selves) == 0 {
		return "", "", false
	}
	k := selves[l.IntN(len(selves))]
	t := l.Columns[k.From[0]].Table
	labels := l.Labels(t)
	if len(labels) == 0 {
		return "", "", false
	}
	role := strings.TrimSuffix(strings.TrimSuffix(l.words(k.From[0]), " id"), " "+l.one(t))
	roles := []string{role}
	switch {
	case strings.HasPrefix(role, "reports to") || strings.Contains(role, "manager") || strings.Contains(role, "supervisor") || strings.Contains(role, "boss") || strings.Contains(role, "mgr"):
		roles = []string{"boss", "manager", "supervisor", "superior"}
	case role == "" || strings.HasSuffix(role, " to") || strings.HasSuffix(role, " by"):
		return "", "", false
	}
	slots := []string{"one", l.one(t), "many", l.many(t), "role", l.say(roles)}
	join := fmt.Sprintf("FROM %[1]s AS T1 JOIN %[1]s AS T2 ON %s = %s", l.from(t), l.of(k.To[0], "T1"), l.of(k.From[0], "T2"))
	if l.IntN(4) == 0 {
		return l.say([]string{"which {role} has the most {many}?", "who is the {role} of the most {many}?"}, slots...),
			fmt.Sprintf("SELECT %s %s GROUP BY %[1]s ORDER BY count(*) DESC LIMIT 1", l.list(labels, "T1"), join), true
	}
	asked, given := "T1", "T2"
	phrasings := []string{"who is the {role} of {v}?", "the {role} of {v}", "what is the name of the {role} of {v}?", "find the {role} of {v}", "{v}'s {role}", "which {one} is the {role} of {v}?"}
	if l.IntN(3) == 0 {
		asked, given = given, asked
		phrasings = []string{"whose {role} is {v}?", "which {many} have {v} as {role}?", "show the {many} whose {role} is {v}", "{many} with {role} {v}"}
		if len(roles) > 1 {
			phrasings = append(phrasings, "who reports to {v}?", "which {many} report to {v}?")
		}
	} else if len(roles) > 1 {
		phrasings = append(phrasings, "who does {v} report to?", "to whom does {v} report?")
	}
	what := l.list(labels, asked)
	if asked == "T2" && l.IntN(3) == 0 {
		what, phrasings = "count(*)", []string{"how many {many} have {v} as {role}?", "for how many {many} is {v} the {role}?"}
		if len(roles) > 1 {
			phrasings = append(phrasings, "how many {many} report to {v}?", "how many {many} does {v} manage?")
		}
	}
	v, is, ok := l.called(labels, given)
	return l.say(phrasings, append(slots, "v", v)...), fmt.Sprintf("SELECT %s %s WHERE %s", what, join, is), ok
}

// relativeTimes are times that are told from today, as the linker reads them.
var relativeTimes = []string{"last month", "this month", "last year", "this year", "last week", "this week", "today", "yesterday", "in the past 30 days",
	"in the last 7 days", "in the last 3 months", "in the past 12 months", "in the last two weeks", "last quarter", "this quarter", "in the last 90 days",
	"in the past year", "in the last 10 years", "in the past five years", "during the last month", "in the current year", "in the previous month"}

// someTime draws a time: in words, as the phrase of it that the linker reads, and how dates are compared with it.
func (l *lesson) someTime() (words, phrase string, op pointer.Token) {
	phrase = relativeTimes[l.IntN(len(relativeTimes))]
	if l.IntN(3) > 0 {
		return phrase, phrase, pointer.Equal
	}
	phrase = strconv.Itoa(l.now.Year() - l.IntN(25))
	if l.IntN(3) == 0 {
		phrase = time.Month(1+l.IntN(12)).String() + " " + phrase
	}
	switch l.IntN(5) {
	case 0:
		return "since " + phrase, phrase, pointer.GreaterEq
	case 1:
		return "before " + phrase, phrase, pointer.Less
	case 2:
		return "after " + phrase, phrase, pointer.Greater
	}
	return "in " + phrase, phrase, pointer.Equal
}

// when is the condition that a date lies in a time, or on one side of it.
func (l *lesson) when(column int, phrase string, op pointer.Token) (sql string, ok bool) {
	p := l.linker.Link(phrase, l.now, nil)
	if len(p.Values) != 1 || p.Values[0].Period == nil {
		return "", false
	}
	of := l.of(column, "")
	from, to := p.Values[0].Period.From.Format(time.DateOnly), p.Values[0].Period.To.Format(time.DateOnly)
	switch op {
	case pointer.Less:
		return fmt.Sprintf("%s < '%s'", of, from), true
	case pointer.GreaterEq:
		return fmt.Sprintf("%s >= '%s'", of, from), true
	case pointer.Greater:
		return fmt.Sprintf("%s >= '%s'", of, to), true
	}
	return fmt.Sprintf("%s >= '%s' AND %[1]s < '%[3]s'", of, from, to), true
}

// times are the table's columns of dates.
func (l *lesson) times() (out []int) {
	for c := l.Tables[l.table].First; c < l.Tables[l.table].End; c++ {
		if l.Columns[c].Kind == pointer.Time && l.words(c) != "" {
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
	if n, ok := l.column(l.kind(pointer.Number)); ok && l.IntN(3) == 0 {
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
	return l.say([]string{"how many {many} {are}?", "number of {many} {that}", "count the {many} {that}", "how many {many} {that}?"}, slots...),
		fmt.Sprintf("SELECT count(*) FROM %s WHERE %s", l.from(l.table), condition), true
}

// mainTime tells whether a date is the one of its rows, whatever else has a date: order_date of an order.
func (l *lesson) mainTime(column int) bool {
	return slices.Contains([]string{"date", "time", "datetime", "timestamp", "created", "created at", "created on"}, l.words(column))
}

// onlyHere tells whether no other date of the schema says that the same happened.
func (l *lesson) onlyHere(column int) bool {
	done := participle(l.words(column))
	for c := range l.Columns {
		if c != column && l.Columns[c].Kind == pointer.Time && participle(l.words(c)) == done {
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
			if l.Columns[labels[0]].Kind == pointer.Text {
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
	if n, ok := l.column(l.kind(pointer.Number)); ok && l.IntN(3) == 0 {
		what, slots = "sum("+l.of(n, "")+")", append(slots, "n", l.words(n))
		phrasings = []string{"total {n} per {u}", "total {n} of {many} by {u}", "what is the total {n} for each {u}?", "sum of {n} per {u}"}
	}
	return l.say(phrasings, slots...), fmt.Sprintf("SELECT %s, %s FROM %s GROUP BY %[1]s", part, what, l.from(l.table)), true
}
