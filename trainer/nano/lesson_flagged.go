package nano

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
)

// flags are what columns say of a row, in views of databases that have none, and the word for the contrary where there
// is one.
var flags = []struct{ is, contrary string }{
	{"active", "inactive"}, {"available", "unavailable"}, {"paid", "unpaid"}, {"approved", "unapproved"}, {"verified", "unverified"},
	{"published", "unpublished"}, {"confirmed", "unconfirmed"}, {"licensed", "unlicensed"}, {"insured", "uninsured"},
	{"accessible", "inaccessible"}, {"locked", "unlocked"}, {"assigned", "unassigned"}, {"registered", "unregistered"},
	{"complete", "incomplete"}, {"valid", "invalid"}, {"occupied", "unoccupied"}, {"deleted", ""}, {"archived", ""}, {"premium", ""},
	{"discontinued", ""}, {"closed", ""}, {"cancelled", ""}, {"enabled", ""}, {"public", ""}, {"featured", ""}, {"blocked", ""},
	{"refundable", ""}, {"certified", ""}, {"vaccinated", ""}, {"subscribed", ""}, {"electric", ""}, {"retired", ""},
}

// possessions are what a row has or has not, by a flag.
var possessions = strings.Fields(`parking insurance warranty elevator pool wifi balcony cold_storage air_conditioning heating license passport children pets
	contract attachment discount breakfast website garden security_camera wheelchair_access loading_dock garage subtitles battery gps`)

// flagNames are what such columns are called, and flagTypes how they are stored: declared, and as no and yes.
var (
	flagNames = []string{"{is}", "{is}", "is_{is}", "is_{is}", "{is}_flag"}
	flagTypes = []struct{ declared, no, yes string }{
		{"BOOLEAN", "0", "1"}, {"TINYINT(1)", "0", "1"}, {"INTEGER", "0", "1"}, {"CHAR(1)", "N", "Y"}, {"VARCHAR(5)", "no", "yes"},
	}
)

// flagging are the views in which tables have flags besides their own columns.
var flagging = []int{0, 3, 5, 10}

// addFlags gives two tables of a schema a column that is a flag.
func addFlags(s *schema.Schema, r *rand.Rand) {
	for range 2 {
		flag, kind := flags[r.IntN(len(flags))], flagTypes[r.IntN(len(flagTypes))]
		if slices.ContainsFunc(s.Tables, func(t schema.Table) bool {
			return strings.Contains(schema.Words(t.Name), flag.is) ||
				slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return strings.Contains(schema.Words(c.Name), flag.is) })
		}) {
			continue
		}
		p := &schema.Profile{Rows: 20 + r.IntN(400), Distinct: 2, Min: kind.no, Max: kind.yes, Common: []string{kind.yes, kind.no}}
		if kind.no != "0" {
			p.Texts = schema.Texts(map[string]int{kind.no: 1, kind.yes: 2}, 2)
		}
		t := &s.Tables[r.IntN(len(s.Tables))]
		name := strings.ReplaceAll(flagNames[r.IntN(len(flagNames))], "{is}", flag.is)
		if has := "has_" + possessions[r.IntN(len(possessions))]; r.IntN(3) == 0 && !slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return c.Name == has }) {
			name = has
		}
		t.Columns = slices.Insert(slices.Clone(t.Columns), r.IntN(len(t.Columns)+1),
			schema.Column{Name: name, Type: kind.declared, NotNull: r.IntN(2) == 0, Profile: p})
	}
}

// flag is what a column says of a row, with its values for no and yes as SQL writes them; is is "" where it is no flag.
func (l *lesson) flag(column int) (is, no, yes string) {
	var words []string
	for _, w := range strings.Fields(l.words(column)) {
		if !slices.Contains([]string{"is", "was", "are", "flag", "yn"}, w) {
			words = append(words, w)
		}
	}
	if len(words) != 1 {
		return "", "", ""
	}
	if no, yes, ok := l.noYes(column); ok {
		return words[0], no, yes
	}
	return "", "", ""
}

// noYes are the values of a column that says yes or no, as SQL writes them.
func (l *lesson) noYes(column int) (no, yes string, ok bool) {
	p := l.Profile(column)
	if p == nil || p.Sampled || p.Distinct != 2 {
		return "", "", false
	}
	switch values := strings.ToLower(p.Min + " " + p.Max); {
	case values == "0 1" && l.Columns[column].Kind != form.Text:
		return "0", "1", true
	case slices.Contains([]string{"n y", "no yes", "f t", "false true"}, values) && len(p.Texts) == 2:
		return text(p.Min), text(p.Max), true
	}
	return "", "", false
}

// possessed asks for rows that have something or have it not, where a flag says so.
func (l *lesson) possessed() (question, sql string, ok bool) {
	has := func(c int) (thing string, ok bool) { return strings.CutPrefix(l.words(c), "has ") }
	c, ok := l.column(func(c int) bool {
		_, _, isFlag := l.noYes(c)
		_, ok := has(c)
		return ok && isFlag
	})
	if !ok {
		return "", "", false
	}
	thing, _ := has(c)
	no, yes, _ := l.noYes(c)
	value, which, are := yes, []string{"{many} with {thing}", "{many} that have {thing}", "{many} with {a} {thing}"}, []string{"have {thing}", "have {a} {thing}", "do have {thing}"}
	if l.IntN(3) == 0 {
		value, which, are = no, []string{"{many} without {thing}", "{many} that have no {thing}"}, []string{"have no {thing}", "do not have {thing}", "are without {thing}"}
	}
	slots := []string{"thing", thing, "a", article(thing)}
	return l.rowsThat(l.say(which, slots...), l.say(are, slots...), l.of(c, "")+" = "+value, c)
}

// flagged asks for rows by a flag: those that are active, and those that are not.
func (l *lesson) flagged() (question, sql string, ok bool) {
	c, ok := l.column(func(c int) bool { is, _, _ := l.flag(c); return is != "" })
	if !ok {
		return "", "", false
	}
	is, no, yes := l.flag(c)
	adjective := []string{"{is} {many}", "{many} that are {is}", "{many} which are {is}"}
	verb := []string{"are {is}", "are currently {is}"}
	value := yes
	if l.IntN(5) < 2 {
		value, adjective, verb = no, []string{"{many} that are not {is}", "{many} which are not {is}"}, []string{"are not {is}", "aren't {is}"}
		if i := slices.IndexFunc(flags, func(f struct{ is, contrary string }) bool { return f.is == is }); i >= 0 && flags[i].contrary != "" && l.IntN(2) == 0 {
			is = flags[i].contrary
			adjective, verb = []string{"{is} {many}", "{many} that are {is}"}, []string{"are {is}", "are currently {is}"}
		}
	}
	return l.rowsThat(l.say(adjective, "is", is), l.say(verb, "is", is), l.of(c, "")+" = "+value, c)
}

// valued asks for rows by a text that a column has for many of them, as an adjective: open tickets. Some have a second
// text too: open tickets with high priority.
func (l *lesson) valued() (question, sql string, ok bool) {
	c, v, ok := l.commonText(-1)
	if !ok {
		return "", "", false
	}
	which := []string{"{is} {many}", "{is} {many}", "{many} that are {is}", "{many} with {c} {is}", "{is} {many}"}
	are := []string{"are {is}", "are still {is}", "have the {c} {is}"}
	slots := []string{"is", strings.ToLower(v), "c", l.words(c)}
	where, said := l.of(c, "")+" = "+text(v), []int{c}
	if other, w, ok := l.commonText(c); ok && l.IntN(3) == 0 {
		which = []string{"{is} {many} with {w} {o}", "{is} {many} with the {o} {w}", "{w} {is} {many}", "{many} with {c} {is} and {o} {w}", "{is} {many} that are {w}"}
		are = []string{"are {is} and {w}", "are {w} and still {is}", "have the {c} {is} and the {o} {w}"}
		slots = append(slots, "w", strings.ToLower(w), "o", l.words(other))
		where, said = where+" AND "+l.of(other, "")+" = "+text(w), append(said, other)
	}
	return l.rowsThat(l.say(which, slots...), l.say(are, slots...), where, said...)
}

// commonText draws a column that has a text for many rows, but not a certain one, with such a text.
func (l *lesson) commonText(not int) (column int, value string, ok bool) {
	column, ok = l.column(func(c int) bool {
		p := l.Profile(c)
		_, _, isFlag := l.noYes(c)
		return c != not && !isFlag && l.Columns[c].Kind == form.Text && p != nil && p.Distinct > 1 && p.Distinct <= 12 && p.Rows >= 10 && !slices.Contains(l.Labels(l.table), c)
	})
	if !ok {
		return 0, "", false
	}
	value, ok = l.value(column)
	return column, value, ok && len(value) >= 3 &&
		!strings.ContainsFunc(value, func(r rune) bool { return !unicode.IsLetter(r) && r != ' ' && r != '-' })
}

// rowsThat asks for rows by a condition on columns: their number, in all or for each of something, which has most of
// them, or what they are called. Which says them with their name, are without it.
func (l *lesson) rowsThat(which, are, condition string, columns ...int) (question, sql string, ok bool) {
	labels := l.Labels(l.table)
	slots := []string{"which", which, "are", are, "one", l.one(l.table), "many", l.many(l.table)}
	from, where := l.from(l.table), "WHERE "+condition
	kind := l.IntN(8)
	if group, by, join, ok := l.grouping(columns, labels); ok && kind < 4 {
		slots = append([]string{"g", by}, slots...)
		if kind == 0 && join != "" {
			return l.say([]string{"which {g} has the most {which}?", "the {g} with the most {which}", "who is the {g} with the most {which}?"}, slots...),
				fmt.Sprintf("SELECT %s FROM %s%s %s GROUP BY %[1]s ORDER BY count(*) DESC LIMIT 1", group, from, join, where), true
		}
		return l.say([]string{"how many {which} are there per {g}?", "number of {which} for each {g}", "count the {which} by {g}", "how many {which} does each {g} have?", "{which} per {g}",
				"how many {many} {are} in each {g}?"}, slots...),
			fmt.Sprintf("SELECT %s, count(*) FROM %s%s %s GROUP BY %[1]s", group, from, join, where), true
	}
	if kind < 6 && len(labels) > 0 {
		return l.say([]string{"which {many} {are}?", "show the {which}", "list all {which}", "names of the {which}", "what are the {which}?"}, slots...),
			fmt.Sprintf("SELECT %s FROM %s %s", l.list(labels, ""), from, where), true
	}
	return l.say([]string{"how many {many} {are}?", "count the {which}", "how many {which} are there?", "number of {which}"}, slots...),
		fmt.Sprintf("SELECT count(*) FROM %s %s", from, where), true
}

// grouping is what rows are counted for each of: the rows that a key refers to, by their labels and with the join to
// them, or a text of their own.
func (l *lesson) grouping(not, labels []int) (group, by, join string, ok bool) {
	if l.IntN(2) == 0 {
		for _, k := range l.Keys {
			parent := l.Columns[k.To[0]].Table
			if of := l.Labels(parent); len(k.From) == 1 && l.Columns[k.From[0]].Table == l.table && parent != l.table && len(of) > 0 && l.IntN(2) == 0 {
				return l.list(of, ""), l.one(parent), fmt.Sprintf(" JOIN %s ON %s = %s", l.from(parent), l.of(k.From[0], ""), l.of(k.To[0], "")), true
			}
		}
	}
	g, ok := l.column(func(g int) bool {
		return !slices.Contains(not, g) && l.Columns[g].Kind == form.Text && !slices.Contains(labels, g)
	})
	if !ok {
		return "", "", "", false
	}
	return l.of(g, ""), l.words(g), "", true
}
