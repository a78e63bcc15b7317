package review

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// A query that goes on from another keeps what that one was about, unless the question takes it back.
func TestReviewFollowing(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	const late, number = "select flight.price where flight.late = n1", "select count flight where flight.late = n1"
	for _, c := range []struct{ before, question, form, want string }{
		{late, "how many is that?", number, ""},
		{late, "how many is that?", "select count flight where flight.late = n0", "where_error flight.late"},
		{late, "how many is that?", "select count flight", "where_error flight.late"},
		{late, "how many is that in total?", "select count flight", "where_error flight.late"},
		{number, "and in total?", "select count flight", ""},
		{number, "and how many is that in total?", "select count flight", ""},
		{late, "show all of them", "select flight.price", ""},
		{late, "and the other ones?", "select flight.price where flight.late = n0", ""},
		{late, "and the unlate ones?", "select flight.price where flight.late = n0", ""},
		{late, "and them in order?", late, "extra_subquery_or_cte"},
		{late, "show them again", late, ""},
		{late, "and of the employees?", "select count employee", ""},
		{late, "how many is that?", "select count employee on flight.pilot_id employee.id where flight.late = n1", "from_or_join_table_mismatch employee"},
		{late, "and the city?", "select flight.price , airport.city where flight.late = n1", ""},
		{"select airport.city where flight.late = n1 order flight.price asc", "how many is that?", "select count airport", "where_error flight.late"},
		{"select flight.price where ( airport.city = V2 or airport.city = V3 ) and flight.seats > n5", "how many is that?",
			"select count flight where ( airport.city = V0 or airport.city = V1 ) and flight.seats > n5", ""},
		{"select flight.price where ( airport.city = V2 or airport.city = V3 ) and flight.seats > n5", "how many is that?",
			"select count flight where airport.city = V0 and flight.seats > n5", "where_error airport.city"},
		{"select employee.name where employee.hired > V0", "and 2010?", "select employee.name where employee.hired > V0", ""},
		{"select employee.name where employee.hired > V1", "and 2010?", "select employee.name where employee.hired > V0", "extra_subquery_or_cte"},
		{"select employee.name where employee.id = n5", "and 2010?", "select employee.name where employee.hired > V0", ""},
		{"select employee.name where employee.id = n5", "only those of 2010", "select employee.name where employee.hired > V0", "where_error employee.id"},
		{"select employee.name where employee.id in ( select flight.pilot_id )", "how many?", "select count employee where employee.id = n1", "where_error employee.id"},
		{"select employee.name where employee.boss_id null", "how many?", "select count employee", "where_error employee.boss_id"},
		{"select employee.name where employee.boss_id null", "and those with one?", "select employee.name where employee.boss_id not null", ""},
		{"select flight.price where employee.id = n5", "and their id?", "select flight.price , employee.id where employee.id = n5", "not flight.id"},
		{"select flight.price where employee.id = n5", "and their id?", "select flight.price , flight.id where employee.id = n5", ""},
		{"select flight.id where employee.id = n5", "and their id?", "select flight.id , employee.id where employee.id = n5", ""},
		{"select airport.city where flight.late = n1", "how many flights of them?", "select count flight", ""},
		{"select airport.city count flight group airport.city limit n1", "which flights are that?", "select flight", "where_error"},
		{"select airport.city order airport.city asc limit n3", "their flights", "select flight", ""},
		{"select airport.city order airport.city asc limit n3", "sort them", "select airport.city order airport.city desc limit n3", ""},
	} {
		first := linker.Link("flights since 2013 and 2010, 'Rome' and 'Oslo'", time.Now(), nil)
		prompt := linker.Follow(first.Answered(testnano.Written(first, c.before)), c.question, time.Now(), nil)
		if prompt.Before() == nil {
			t.Fatalf("%s: nothing is before", c.question)
		}
		if got := prompt.Words(ObserveFaults(Review(prompt, testnano.Written(prompt, c.form)))); got != c.want {
			t.Errorf("%s: %s: %s: %q, want %q", c.before, c.question, c.form, got, c.want)
		}
	}
}

// A table that nobody spoke of weighs less after an answer, unless it says who did it.
func TestStrayTables(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	first := linker.Link("late flights", time.Now(), nil)
	before := first.Answered(testnano.Written(first, "select flight.price where flight.late = n1"))
	for question, want := range map[string]float64{"who flew them?": factor("table unnamed"), "and them by whom?": factor("table strayed")} {
		prompt := linker.Follow(before, question, time.Now(), nil)
		line := testnano.Written(prompt, "select employee.name where flight.late = n1")
		got := Standard().Only("table unnamed", "table strayed").Review(prompt, line)
		if len(got) != 1 || got[0].Weight != want {
			t.Errorf("%s: %v, want %g", question, got, want)
		}
	}
}
