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
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
	"github.com/sqlagent/sqlagent/trainer/nano/template"
)

// Lessons ask any database what people ask of theirs and what Spider and WikiSQL hardly do: what is missing, what is
// not done yet, totals, rows by their labels or their keys, rows of the same table that a key leads to, what happened
// when, who did what with the rows of another table, what a column counts, what a flag or a common text says, what an
// adjective means, which of several columns of one name, what rows have or have not, and figures and shares of some
// rows.
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
	{2, (*lesson).possessed},
	{3, (*lesson).valued},
	{3, (*lesson).meant},
	{3, (*lesson).own},
	{35, (*lesson).figures},
}

// lesson is one question that is being asked of a catalog.
type lesson struct {
	*form.Catalog
	*rand.Rand
	table  int
	linker *link.Linker
	now    time.Time // the day on which it is asked
}

// askLesson is a question of some lesson; ok is false where the database does not offer what it needs.
func askLesson(linker *link.Linker, now time.Time, r *rand.Rand) (question string, q *sqltree.Query, ok bool) {
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

// say draws one of some phrasings, and fills its slots: pairs of a name and its replacement.
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

func text(value string) string { return "'" + strings.ReplaceAll(value, "'", "''") + "'" }

// of is a column with its table, or with an alias for it.
func (l *lesson) of(column int, alias string) string {
	if alias == "" {
		alias = dialects.Quote(l.Tables[l.Columns[column].Table].Name)
	}
	return alias + "." + dialects.Quote(l.Columns[column].Name)
}

func (l *lesson) list(columns []int, alias string) string {
	var out []string
	for _, c := range columns {
		out = append(out, l.of(c, alias))
	}
	return strings.Join(out, ", ")
}

func (l *lesson) from(table int) string { return dialects.Quote(l.Tables[table].Name) }

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

// keyed reports whether a column is a key, or called like one.
func (l *lesson) keyed(column int) bool {
	words := strings.Fields(schema.Words(l.Columns[column].Name))
	return l.Columns[column].Key || len(words) == 0 || slices.Contains([]string{"id", "code", "number", "no", "key", "nr"}, words[len(words)-1]) ||
		slices.ContainsFunc(l.Keys, func(k form.Key) bool { return slices.Contains(k.From, column) || slices.Contains(k.To, column) })
}

func (l *lesson) kind(k form.Kind) func(int) bool {
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
func (l *lesson) child() (k form.Key, child, parent int, ok bool) {
	if len(l.Keys) == 0 {
		return k, 0, 0, false
	}
	k = l.Keys[l.IntN(len(l.Keys))]
	child, parent = l.Columns[k.From[0]].Table, l.Columns[k.To[0]].Table
	return k, child, parent, len(k.From) == 1 && child != parent && l.ways(child, parent) == 1
}

// ways is in how many ways rows of a table refer to those of another.
func (l *lesson) ways(child, parent int) int {
	return l.countKeys(func(k form.Key) bool {
		return l.Columns[k.From[0]].Table == child && l.Columns[k.To[0]].Table == parent
	})
}

func (l *lesson) countKeys(is func(form.Key) bool) (n int) {
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

// totals asks for sums, of all or for each of something.
func (l *lesson) totals() (question, sql string, ok bool) {
	c, ok := l.column(l.kind(form.Number))
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
		g, ok := l.column(l.kind(form.Text))
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
		c, ok := l.column(func(c int) bool { return l.Columns[c].Kind == form.Text && !slices.Contains(labels, c) })
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
	c, ok := l.column(l.kind(form.Number))
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
	c, ok := l.column(l.kind(form.Number))
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
	var selves []form.Key
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
