package nano

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/pointer"
)

// flags are what columns say of a row, in views of databases that have none, and the word for the contrary where there is
// one.
var flags = []struct{ is, contrary string }{
	{"active", "inactive"}, {"available", "unavailable"}, {"paid", "unpaid"}, {"approved", "unapproved"}, {"verified", "unverified"},
	{"published", "unpublished"}, {"confirmed", "unconfirmed"}, {"licensed", "unlicensed"}, {"insured", "uninsured"},
	{"accessible", "inaccessible"}, {"locked", "unlocked"}, {"assigned", "unassigned"}, {"registered", "unregistered"},
	{"complete", "incomplete"}, {"valid", "invalid"}, {"occupied", "unoccupied"}, {"deleted", ""}, {"archived", ""}, {"premium", ""},
	{"discontinued", ""}, {"closed", ""}, {"cancelled", ""}, {"enabled", ""}, {"public", ""}, {"featured", ""}, {"blocked", ""},
	{"refundable", ""}, {"certified", ""}, {"vaccinated", ""}, {"subscribed", ""}, {"electric", ""}, {"retired", ""},
}

// flagNames are what such columns are called, and flagTypes how they are declared.
var (
	flagNames = []string{"{is}", "{is}", "is_{is}", "is_{is}", "{is}_flag"}
	flagTypes = []string{"BOOLEAN", "TINYINT(1)", "INTEGER"}
)

// flagging are the views in which tables have flags besides their own columns.
var flagging = []int{0, 3, 5, 10}

// addFlags gives two tables of a schema a column that is a flag.
func addFlags(s *schema.Schema, r *rand.Rand) {
	for range 2 {
		flag := flags[r.IntN(len(flags))]
		if slices.ContainsFunc(s.Tables, func(t schema.Table) bool {
			return strings.Contains(schema.Words(t.Name), flag.is) ||
				slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return strings.Contains(schema.Words(c.Name), flag.is) })
		}) {
			continue
		}
		t := &s.Tables[r.IntN(len(s.Tables))]
		name := strings.ReplaceAll(flagNames[r.IntN(len(flagNames))], "{is}", flag.is)
		t.Columns = slices.Insert(slices.Clone(t.Columns), r.IntN(len(t.Columns)+1),
			schema.Column{Name: name, Type: flagTypes[r.IntN(len(flagTypes))], NotNull: r.IntN(2) == 0,
				Profile: &schema.Profile{Distinct: 2, Min: "0", Max: "1", Common: []string{"1", "0"}}})
	}
}

// flag is what a column of 0 and 1 says of a row where it is 1; "" where it is no flag.
func (l *lesson) flag(column int) string {
	var words []string
	for _, w := range strings.Fields(l.words(column)) {
		if !slices.Contains([]string{"is", "was", "are", "flag"}, w) {
			words = append(words, w)
		}
	}
	p := l.Profile(column)
	if len(words) != 1 || p == nil || p.Sampled || p.Distinct != 2 || p.Min != "0" || p.Max != "1" || l.Columns[column].Kind == pointer.Text {
		return ""
	}
	return words[0]
}

// flagged asks for rows by a flag: those that are active, and those that are not.
func (l *lesson) flagged() (question, sql string, ok bool) {
	c, ok := l.column(func(c int) bool { return l.flag(c) != "" })
	if !ok {
		return "", "", false
	}
	is := l.flag(c)
	labels := l.Labels(l.table)
	slots := []string{"one", l.one(l.table), "many", l.many(l.table), "is", is}
	adjective := []string{"{is} {many}", "{many} that are {is}", "{many} which are {is}"}
	verb := []string{"are {is}", "are currently {is}"}
	value := "1"
	if l.IntN(5) < 2 {
		value, adjective, verb = "0", []string{"{many} that are not {is}", "{many} which are not {is}"}, []string{"are not {is}", "aren't {is}"}
		if i := slices.IndexFunc(flags, func(f struct{ is, contrary string }) bool { return f.is == is }); i >= 0 && flags[i].contrary != "" && l.IntN(2) == 0 {
			slots = append(slots, "contrary", flags[i].contrary)
			adjective, verb = []string{"{contrary} {many}", "{many} that are {contrary}"}, []string{"are {contrary}", "are currently {contrary}"}
		}
	}
	slots = append([]string{"which", l.say(adjective), "are", l.say(verb)}, slots...)
	where := fmt.Sprintf("FROM %s WHERE %s = %s", l.from(l.table), l.of(c, ""), value)
	g, grouped := l.column(func(g int) bool { return g != c && l.Columns[g].Kind == pointer.Text && !slices.Contains(labels, g) })
	switch kind := l.IntN(5); {
	case kind == 0 && grouped:
		return l.say([]string{"how many {which} are there per {g}?", "number of {which} for each {g}", "count the {which} by {g}", "how many {many} {are} in each {g}?"}, append([]string{"g", l.words(g)}, slots...)...),
			fmt.Sprintf("SELECT %s, count(*) %s GROUP BY %[1]s", l.of(g, ""), where), true
	case kind < 3 && len(labels) > 0:
		return l.say([]string{"which {many} {are}?", "show the {which}", "list all {which}", "names of the {which}", "what are the {which}?"}, slots...),
			fmt.Sprintf("SELECT %s %s", l.list(labels, ""), where), true
	}
	return l.say([]string{"how many {many} {are}?", "count the {which}", "how many {which} are there?", "number of {which}"}, slots...), "SELECT count(*) " + where, true
}
