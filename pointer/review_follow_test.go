package pointer

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
)

// A query that goes on from another keeps what that one was about, unless the question takes it back.
func TestReviewFollowing(t *testing.T) {
	linker := NewLinker(NewCatalog(shop(dialects.SQLite), nil), nil)
	const late, number = "select flight.price where flight.late = n1", "select count flight where flight.late = n1"
	for _, c := range []struct{ before, question, form, want string }{
		{late, "how many is that?", number, ""},
		{late, "how many is that?", "select count flight where flight.late = n0", "where_error flight.late"},
		{late, "how many is that?", "select count flight", "where_error flight.late"},
		{late, "how many is that in total?", "select count flight", "where_error flight.late"},
		{number, "and in total?", "select count flight", ""},
		{late, "show all of them", "select flight.price", ""},
		{late, "show the others", late, "extra_subquery_or_cte"},
		{late, "and of the employees?", "select count employee", ""},
		{late, "how many is that?", "select count employee on flight.pilot_id employee.id where flight.late = n1", "from_or_join_table_mismatch employee"},
		{late, "and the city?", "select flight.price , airport.city where flight.late = n1", ""},
		{"select airport.city where flight.late = n1 order flight.price asc", "how many is that?", "select count airport", "where_error flight.late"},
		{"select airport.city from airport flight", "sort them alphabetically", "select airport.city order airport.city asc", "from_or_join_table_mismatch flight"},
		{"select employee.name where employee.hired > V0", "and 2010?", "select employee.name where employee.hired > V0", ""},
		{"select employee.name where employee.hired > V1", "and 2010?", "select employee.name where employee.hired > V0", "extra_subquery_or_cte"},
		{"select employee.name having count flight > n2", "only more than 5", "select employee.name having count flight > n1", "where_error flight"},
		{"select employee.name where employee.id in ( select flight.pilot_id )", "how many?", "select count employee where employee.id = n1", "where_error employee.id"},
		{"select employee.name where employee.boss_id null", "how many?", "select count employee", "where_error employee.boss_id"},
		{"select flight.price where employee.id = n5", "and their id?", "select flight.price , employee.id where employee.id = n5", "not flight.id"},
		{"select flight.price where employee.id = n5", "and their id?", "select flight.price , flight.id where employee.id = n5", ""},
	} {
		first := linker.Link("flights since 2013 and 2010", time.Now(), nil)
		prompt := linker.Follow(first.Answered(written(first, c.before)), c.question, time.Now(), nil)
		before := prompt.Before()
		if before == nil {
			t.Fatalf("%s: nothing is before", c.question)
		}
		var faults []Fault
		line := written(prompt, c.form)
		prompt.reviewFollowing(line, before, func(weight float64, said ...Token) { faults = append(faults, Fault{weight, said}) })
		if of := prompt.reachesFarther(line); of != "" {
			faults = append(faults, Fault{fartherColumn, []Token{Not, of}})
		}
		if got := prompt.Words(ObserveFaults(faults)); got != c.want {
			t.Errorf("%s: %s: %s: %q, want %q", c.before, c.question, c.form, got, c.want)
		}
	}
}

// written are the tokens of a line without the commas that make it readable.
func written(p *Prompt, line string) (out []Token) {
	for _, token := range tokens(p, line) {
		if token != "," {
			out = append(out, token)
		}
	}
	return out
}
