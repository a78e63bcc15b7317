package nano

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/form"
)

// measures are columns by words of their names, with what people say of rows that have the most of it, of those that
// have the least, and of what a row does: the most expensive, the cheapest, what costs more than 50.
var measures = []struct {
	kind              form.Kind
	names             string
	most, least, does string // phrases, with | between them
}{
	{form.Number, "price cost fee amount charge tuition", "most expensive|priciest|costliest", "cheapest|least expensive", "cost"},
	{form.Number, "weight", "heaviest", "lightest", "weigh"},
	{form.Number, "height elevation altitude", "tallest|highest", "shortest|lowest", ""},
	{form.Number, "length duration runtime distance minutes", "longest", "shortest", ""},
	{form.Number, "age", "oldest", "youngest", ""},
	{form.Number, "size area population capacity acreage", "largest|biggest", "smallest", ""},
	{form.Number, "speed", "fastest|quickest", "slowest", ""},
	{form.Number, "salary wage pay earnings income", "highest paid|best paid", "lowest paid|worst paid", "earn"},
	{form.Number, "rating score stars grade", "best rated|highest rated|best", "worst rated|lowest rated|worst", "score"},
	{form.Time, "birth birthday birthdate born dob", "youngest", "oldest", ""},
	{form.Time, "founded built opened established construction", "newest|youngest", "oldest", ""},
	{form.Time, "hire hired hiring", "newest|most recently hired|latest hired", "longest serving|first hired|earliest hired", ""},
}

// meant asks for rows by what a measure is called: the oldest of those with a birth date.
func (l *lesson) meant() (question, sql string, ok bool) {
	labels := l.Labels(l.table)
	c, ok := l.column(func(c int) bool { return l.measure(c) >= 0 })
	if !ok || len(labels) == 0 {
		return "", "", false
	}
	m := measures[l.measure(c)]
	slots := []string{"one", l.one(l.table), "many", l.many(l.table), "does", m.does}
	if m.does != "" && l.IntN(3) == 0 {
		op, than := ">", []string{"more than", "over", "at least"}
		if l.IntN(3) == 0 {
			op, than = "<", []string{"less than", "under"}
		}
		n := fmt.Sprint(2 + l.IntN(98)*[]int{1, 10, 100}[l.IntN(3)])
		words := l.say(than)
		if words == "at least" {
			op = ">="
		}
		return l.say([]string{"which {many} {does} {than} {n}?", "show the {many} that {does} {than} {n}", "{many} that {does} {than} {n}"}, append(slots, "than", words, "n", n)...),
			fmt.Sprintf("SELECT %s FROM %s WHERE %s %s %s", l.list(labels, ""), l.from(l.table), l.of(c, ""), op, n), true
	}
	direction, said := "DESC", m.most
	if l.IntN(5) < 2 {
		direction, said = "ASC", m.least
	}
	words, n := l.limit()
	slots = append(slots, "most", l.say(strings.Split(said, "|")), "n", words)
	phrasings := []string{"what is the {most} {one}?", "which {one} is the {most}?", "the {most} {one}", "who is the {most} {one}?", "which is the {most} {one}?", "show the {most} {one}"}
	if words != "" {
		phrasings = []string{"the {n} {most} {many}", "list the {n} {most} {many}", "what are the {n} {most} {many}?", "show the {n} {most} {many}", "which are the {n} {most} {many}?"}
	}
	return l.say(phrasings, slots...), fmt.Sprintf("SELECT %s FROM %s ORDER BY %s %s LIMIT %s", l.list(labels, ""), l.from(l.table), l.of(c, ""), direction, n), true
}

// measure is the place of a column in measures; -1: it has none.
func (l *lesson) measure(column int) int {
	words := strings.Fields(l.words(column))
	if len(words) == 0 {
		return -1
	}
	for i, m := range measures {
		names := strings.Fields(m.names)
		said := words[len(words)-1:] // "unit price" is a price, "price list" is none
		if m.kind == form.Time {
			said = words // "date of birth" and "birth date"
		}
		if l.Columns[column].Kind == m.kind && slices.ContainsFunc(said, func(w string) bool { return slices.Contains(names, w) }) {
			return i
		}
	}
	return -1
}

// own asks for a column of a table where another table has one of the same name: what is next to the value, the name
// or the rows that are asked for is meant.
func (l *lesson) own() (question, sql string, ok bool) {
	labels := l.Labels(l.table)
	c, ok := l.column(func(c int) bool {
		return !slices.Contains(labels, c) && slices.ContainsFunc(l.Columns, func(other form.Column) bool {
			return other.Table != l.table && strings.EqualFold(other.Name, l.Columns[c].Name)
		})
	})
	if !ok || len(labels) == 0 {
		return "", "", false
	}
	slots := []string{"one", l.one(l.table), "many", l.many(l.table), "c", l.words(c)}
	of, from := l.of(c, ""), l.from(l.table)
	if v, ok := l.value(labels[0]); ok && len(labels) == 1 && l.IntN(2) == 0 {
		return l.say([]string{"what is the {c} of {v}?", "{c} of {v}", "show the {c} of the {one} {v}", "what {c} does {v} have?", "what is the {c} of the {one} {v}?"}, append(slots, "v", v)...),
			fmt.Sprintf("SELECT %s FROM %s WHERE %s = %s", of, from, l.of(labels[0], ""), text(v)), true
	}
	if l.Columns[c].Kind == form.Number && l.IntN(2) == 0 {
		function := [][2]string{{"average", "avg"}, {"highest", "max"}, {"lowest", "min"}, {"total", "sum"}}[l.IntN(4)]
		return l.say([]string{"what is the {f} {c} of the {many}?", "{f} {c} of all {many}", "the {f} {c} of {many}"}, append(slots, "f", function[0])...),
			fmt.Sprintf("SELECT %s(%s) FROM %s", function[1], of, from), true
	}
	return l.say([]string{"show the {many} and their {c}", "list each {one} with its {c}", "{many} and the {c} of each", "what is the {c} of each {one}?"}, slots...),
		fmt.Sprintf("SELECT %s, %s FROM %s", l.list(labels, ""), of, from), true
}
