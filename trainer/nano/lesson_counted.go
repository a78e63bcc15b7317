package nano

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/trainer/nano/template"
)

// countable is what columns of counts are made to count, in views of databases that have none.
var countable = strings.Fields(`seat page goal point win loss visitor passenger employee student vote medal ticket copy stop floor door window guest member
	subscriber follower comment download click episode season track store unit item box tree animal patient nurse class lesson course teacher vehicle engine
	wheel child star review award title match game assist foul shot branch office desk screen camera loan client complaint defect error call visit`)

// countNames are what such columns are called.
var countNames = []string{"{one}_count", "num_{many}", "number_of_{many}", "total_{many}", "{many}", "no_of_{many}", "{one}_total", "n_{many}"}

// counting are the views in which tables have columns of counts besides their own.
var counting = []int{1, 4, 7, 10}

// addCounts gives two tables of a schema a column or two of counts, of what it has no table of.
func addCounts(s *schema.Schema, r *rand.Rand) {
	taken := map[string]bool{}
	for _, t := range s.Tables {
		for _, w := range strings.Fields(schema.Words(t.Name)) {
			taken[schema.Singular(w)] = true
		}
		for _, c := range t.Columns {
			for _, w := range strings.Fields(schema.Words(c.Name)) {
				taken[schema.Singular(w)] = true
			}
		}
	}
	for range 2 {
		t := &s.Tables[r.IntN(len(s.Tables))]
		t.Columns = slices.Clone(t.Columns)
		for range 1 + r.IntN(2) {
			noun := countable[r.IntN(len(countable))]
			if taken[noun] {
				continue
			}
			taken[noun] = true
			name := strings.NewReplacer("{one}", noun, "{many}", template.Plural(noun)).Replace(countNames[r.IntN(len(countNames))])
			p := &schema.Profile{Distinct: int64(5 + r.IntN(60)), Min: fmt.Sprint(r.IntN(4)), Max: fmt.Sprint(10 + r.IntN(500)), Common: []string{fmt.Sprint(2 + r.IntN(8))}}
			at := r.IntN(len(t.Columns) + 1)
			t.Columns = slices.Insert(t.Columns, at, schema.Column{Name: name, Type: "INTEGER", NotNull: r.IntN(2) == 0, Profile: p})
		}
	}
}

// counts are the things that a column counts, "" where it does not: "rooms" of room_count, num_rooms and rooms.
func (l *lesson) counts(column int) string {
	words := strings.Fields(l.words(column))
	if l.Columns[column].Kind != form.Number || len(words) == 0 {
		return ""
	}
	last := len(words) - 1
	switch {
	case last > 0 && slices.Contains([]string{"count", "total"}, words[last]):
		return template.Plural(strings.Join(words[:last], " "))
	case last > 0 && slices.Contains([]string{"num", "total", "n"}, words[0]):
		words = words[1:]
	case last > 1 && slices.Contains([]string{"number", "no"}, words[0]) && words[1] == "of":
		words = words[2:]
	case last > 0 || !slices.Contains(countable, schema.Singular(words[0])):
		return ""
	}
	if things := strings.Join(words, " "); schema.Singular(things) != things {
		return things
	}
	return ""
}

// counted asks for what a column counts: nothing is counted then.
func (l *lesson) counted() (question, sql string, ok bool) {
	c, ok := l.column(func(c int) bool { return l.counts(c) != "" })
	if !ok {
		return "", "", false
	}
	labels := l.Labels(l.table)
	words, n := l.limit()
	slots := []string{"things", l.counts(c), "one", l.one(l.table), "many", l.many(l.table), "n", words}
	of, from := l.of(c, ""), l.from(l.table)
	kind := l.IntN(6)
	if len(labels) == 0 && kind != 1 && kind != 5 {
		kind = 0
	}
	switch kind {
	case 0: // of all
		return l.say([]string{"how many {things} do all {many} have together?", "total number of {things} of all {many}", "what is the total number of {things}?", "how many {things} are there in total?"}, slots...),
			fmt.Sprintf("SELECT sum(%s) FROM %s", of, from), true
	case 1: // of a group
		g, ok := l.column(func(g int) bool { return l.Columns[g].Kind == form.Text && !slices.Contains(labels, g) })
		if !ok {
			return "", "", false
		}
		slots = append(slots, "g", l.words(g))
		group := fmt.Sprintf("FROM %s GROUP BY %s", from, l.of(g, ""))
		if l.IntN(2) == 0 {
			return l.say([]string{"which {g} has the most {things}?", "the {g} with the most {things}", "what {g} has the largest number of {things} in total?"}, slots...),
				fmt.Sprintf("SELECT %s %s ORDER BY sum(%s) DESC LIMIT 1", l.of(g, ""), group, of), true
		}
		return l.say([]string{"number of {things} per {g}", "how many {things} does each {g} have?", "total number of {things} for each {g}"}, slots...),
			fmt.Sprintf("SELECT %s, sum(%s) %s", l.of(g, ""), of, group), true
	case 2: // bounded
		op, than := ">", []string{"more than", "over"}
		if l.IntN(3) == 0 {
			op, than = "<", []string{"fewer than", "less than"}
		}
		bound := few[1+l.IntN(len(few)-1)]
		return l.say([]string{"which {many} have {than} {k} {things}?", "{many} with {than} {k} {things}", "show the {many} that have {than} {k} {things}", "what are the {many} with {than} {k} {things}?"},
				append(slots, "than", l.say(than), "k", bound)...),
			fmt.Sprintf("SELECT %s FROM %s WHERE %s %s %s", l.list(labels, ""), from, of, op, digits(bound)), true
	case 3: // of each
		return l.say([]string{"show the {many} and their number of {things}", "how many {things} does each {one} have?", "{many} with the number of {things} of each", "list each {one} and how many {things} it has"}, slots...),
			fmt.Sprintf("SELECT %s, %s FROM %s", l.list(labels, ""), of, from), true
	}
	if kind == 5 {
		return l.countedOf(c, slots)
	}
	direction, most := "DESC", "most"
	if l.IntN(3) == 0 {
		direction, most = "ASC", "fewest"
	}
	slots = append(slots, "most", most)
	phrasings := []string{"which {one} has the {most} {things}?", "the {one} with the {most} {things}", "what is the {one} with the {most} {things}?"}
	if words != "" {
		phrasings = []string{"which {n} {many} have the {most} {things}?", "the {n} {many} with the {most} {things}", "show the {n} {many} with the {most} {things}"}
	}
	return l.say(phrasings, slots...), fmt.Sprintf("SELECT %s FROM %s ORDER BY %s %s LIMIT %s", l.list(labels, ""), from, of, direction, n), true
}

// countedOf asks for what the row of a name counts, or the rows that refer to one.
func (l *lesson) countedOf(column int, slots []string) (question, sql string, ok bool) {
	labelled, what, join := l.table, l.of(column, ""), ""
	for _, k := range l.Keys {
		if parent := l.Columns[k.To[0]].Table; len(k.From) == 1 && l.Columns[k.From[0]].Table == l.table && parent != l.table && l.IntN(2) == 0 {
			labelled, what = parent, "sum("+what+")"
			join = fmt.Sprintf(" JOIN %s ON %s = %s", l.from(parent), l.of(k.From[0], ""), l.of(k.To[0], ""))
			break
		}
	}
	labels := l.Labels(labelled)
	if len(labels) != 1 {
		return "", "", false
	}
	v, ok := l.value(labels[0])
	if !ok {
		return "", "", false
	}
	return l.say([]string{"how many {things} does {v} have?", "number of {things} of {v}", "how many {things} are there in {v}?", "how many {things} did {v} have?", "what is the number of {things} of {v}?"},
			append(slots, "v", v)...),
		fmt.Sprintf("SELECT %s FROM %s%s WHERE %s = %s", what, l.from(l.table), join, l.of(labels[0], ""), text(v)), true
}

// common asks for the most common value of a table's column: no other table is joined.
func (l *lesson) common() (question, sql string, ok bool) {
	c, ok := l.column(func(c int) bool { return l.Columns[c].Kind == form.Text && !slices.Contains(l.Labels(l.table), c) })
	if !ok {
		return "", "", false
	}
	direction, most := "DESC", []string{"most common", "most frequent"}
	if l.IntN(4) == 0 {
		direction, most = "ASC", []string{"least common", "rarest"}
	}
	slots := []string{"c", l.words(c), "many", l.many(l.table), "one", l.one(l.table), "most", l.say(most)}
	return l.say([]string{"what is the {most} {c} of the {many}?", "show the {most} {c} of {many}", "the {most} {one} {c}", "which {c} is {most} among the {many}?", "what is the {most} {one} {c}?"}, slots...),
		fmt.Sprintf("SELECT %s FROM %s GROUP BY %[1]s ORDER BY count(*) %[3]s LIMIT 1", l.of(c, ""), l.from(l.table), direction), true
}

// ids asks for the keys of rows, and not for what the rows are called.
func (l *lesson) ids() (question, sql string, ok bool) {
	k, child, parent, ok := l.child()
	if !ok {
		return "", "", false
	}
	slots := []string{"one", l.one(parent), "many", l.many(parent), "children", l.many(child)}
	key, from := l.of(k.From[0], ""), l.from(child)
	switch l.IntN(4) {
	case 0:
		return l.say([]string{"for each {one}, show its id and the number of {children}", "the id of each {one} and how many {children} it has", "how many {children} are there per {one} id?"}, slots...),
			fmt.Sprintf("SELECT %s, count(*) FROM %s GROUP BY %[1]s", key, from), true
	case 1:
		return l.say([]string{"what is the id of the {one} with the most {children}?", "id of the {one} that has the most {children}", "find the {one} id with the most {children}"}, slots...),
			fmt.Sprintf("SELECT %s FROM %s GROUP BY %[1]s ORDER BY count(*) DESC LIMIT 1", key, from), true
	case 2:
		return l.say([]string{"ids of the {many} without {children}", "show the ids of {many} that have no {children}", "what are the ids of the {many} that have no {children}?"}, slots...),
			fmt.Sprintf("SELECT %s FROM %s WHERE %[1]s NOT IN (SELECT %[3]s FROM %[4]s)", l.of(k.To[0], ""), l.from(parent), key, from), true
	}
	l.table = parent
	c, ok := l.column(l.kind(form.Text))
	if !ok {
		return "", "", false
	}
	v, ok := l.value(c)
	if !ok {
		return "", "", false
	}
	return l.say([]string{"what are the ids of the {many} with the {c} {v}?", "ids of {many} whose {c} is {v}", "find the id of the {one} with {c} {v}"}, append(slots, "c", l.words(c), "v", v)...),
		fmt.Sprintf("SELECT %s FROM %s WHERE %s = %s", l.of(k.To[0], ""), l.from(parent), l.of(c, ""), text(v)), true
}
