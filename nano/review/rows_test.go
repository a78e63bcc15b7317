package review

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// ferry is vessels that are in service or not, a crew of which some have left, and policies that refer to a holder and
// to a broker.
func ferry() *link.Linker {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	foreign := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 10, Min: "1", Max: "10"}}
	}
	flag := func(name string, rows int) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: rows, Distinct: 2, Min: "0", Max: "1"}}
	}
	date := func(name string, nulls float64) schema.Column {
		return schema.Column{Name: name, Type: "date", Profile: &schema.Profile{Rows: 40, Distinct: 9, Nulls: nulls, Min: "2020-01-01", Max: "2025-01-01"}}
	}
	licensed := schema.Column{Name: "licensed", Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: 2, Texts: map[string]string{"n": "N", "y": "Y"}}}
	ranks := schema.Column{Name: "rank", Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: 2, Texts: map[string]string{"captain": "Captain", "mate": "Mate"}}}
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "vessels", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("name", "text"), flag("in_service", 8), column("max_passengers", "integer"), licensed}},
		{Name: "crew", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("vessel_id", "vessels")},
			Columns: []schema.Column{column("id", "integer"), foreign("vessel_id"), column("full_name", "text"), ranks, date("hired_on", 0), date("left_on", 0.5)}},
		{Name: "holders", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("name", "text"), flag("is_key_holder", 40), column("city", "text")}},
		{Name: "brokers", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("name", "text")}},
		{Name: "policies", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("holder_id", "holders"), key("broker_id", "brokers")},
			Columns: []schema.Column{column("id", "integer"), foreign("holder_id"), foreign("broker_id"), column("premium", "numeric"), date("signed_on", 0)}},
		{Name: "visits", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("holder_id", "holders")},
			Columns: []schema.Column{column("id", "integer"), foreign("holder_id"), date("checked_in", 0)}},
		{Name: "visit_notes", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("holder_id", "holders")},
			Columns: []schema.Column{column("id", "integer"), foreign("holder_id"), column("text", "text")}},
		{Name: "payments", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("policy_id", "policies")},
			Columns: []schema.Column{column("id", "integer"), foreign("policy_id"), column("amount", "numeric"), date("paid_on", 0), date("due_on", 0)}},
	}}, nil))
}

// Which rows are meant, where the question says it in words that the query does without.
func TestRowsMeant(t *testing.T) {
	linker := ferry()
	for _, c := range []struct{ question, given, want string }{
		{"Which vessels are out of service?", "select vessels.name where vessels.in_service = n1", "select vessels.name where vessels.in_service = n0"},
		{"vessels not counting licensed ones", "select vessels.name where vessels.licensed != V0", "select vessels.name where vessels.licensed = V0"},
		{"vessels, licensed ones not counted", "select vessels.name where vessels.licensed = V1", "select vessels.name where vessels.licensed != V1"},
		{"licensed vessels", "select vessels.name where vessels.licensed != V0", "select vessels.name where vessels.licensed != V0"},
		{"vessels that are not in service", "select vessels.name where vessels.in_service != n0", "select vessels.name where vessels.in_service = n0"},
		{"Which vessels are in service?", "select vessels.name where vessels.in_service = n1", "select vessels.name where vessels.in_service = n1"},
		{"Which vessels are in service?", "select vessels.name where vessels.in_service null", "select vessels.name where vessels.in_service null"},
		{"Which vessels aren't in service?", "select vessels.name where vessels.in_service null", "select vessels.name where vessels.in_service = n0"},
		{"Which vessels are not in service?", "select vessels.name where vessels.in_service not null", "select vessels.name where vessels.in_service not null"},
		{"current captains", "select crew.full_name where crew.rank = V0 or crew.full_name = V0", "select crew.full_name where crew.rank = V0 or crew.full_name = V0"},
		{"vessels in service", "select vessels.name where vessels.in_service not null", "select vessels.name where vessels.in_service = n1"},
		{"crew per rank, only those still with us", "select crew.rank count crew group crew.rank", "select crew.rank count crew where crew.left_on null group crew.rank"},
		{"names of current crew called V0 in 2024", "select crew.full_name where crew.hired_on = V0", "select crew.full_name where crew.left_on null and crew.hired_on = V0"},
		{"Which crew have left?", "select crew.full_name where crew.left_on = V0", "select crew.full_name where crew.left_on not null"},
		{"Which crew have left in 2024?", "select crew.full_name where crew.left_on = V0", "select crew.full_name where crew.left_on = V0"},
		{"How many key holders are there?", "select count holders", "select count holders where holders.is_key_holder = n1"},
		{"How many holders are no key holders?", "select count holders", "select count holders"},
		{"How many holders have no policy?", "select count holders where holders.id not in ( select policies.broker_id )",
			"select count holders where holders.id not in ( select policies.holder_id )"},
		{"How many brokers have no policy?", "select count brokers where brokers.id not in ( select policies.broker_id )",
			"select count brokers where brokers.id not in ( select policies.broker_id )"},
		{"What was our revenue in 2024?", "select payments.amount where payments.paid_on = V0", "select sum payments.amount where payments.paid_on = V0"},
		{"What was the revenue of each payment in 2024?", "select payments.amount where payments.paid_on = V0", "select payments.amount where payments.paid_on = V0"},
		{"payments per month", "select month policies.signed_on sum payments.amount group month policies.signed_on",
			"select month payments.paid_on sum payments.amount group month payments.paid_on"},
		{"payments per month of when policies were signed", "select month policies.signed_on sum payments.amount group month policies.signed_on",
			"select month policies.signed_on sum payments.amount group month policies.signed_on"},
		{"How many captains are there?", "select count crew", "select count crew where crew.rank = V0"},
		{"How many crew are there, captains included?", "select count crew", "select count crew"},
		{"How many crew hired in 2024?", "select count crew where vessels.name = V0", "select count crew where vessels.name = V0"},
		{"How many holders visited in 2024?", "select count holders where visits.checked_in = V0", "select count distinct holders.id where visits.checked_in = V0"},
	} {
		checkMended(t, linker, c.question, c.given, c.want)
	}
}

func TestRowsUnsaid(t *testing.T) {
	linker := ferry()
	for _, c := range []struct{ rule, question, given, fine string }{
		{"word left out", "How many payments by paypal in 2024?", "select count payments where payments.paid_on = V0", ""},
		{"word left out", "How many payments in total?", "", "select count payments"},
		{"word left out", "average premium of yearly policies", "select avg policies.premium", ""},
		{"part unused", "How much was signed by holders?", "", "select sum policies.premium where holders.id not null"},
		{"part unused", "When was each of the policies signed?", "select policies.premium", "select policies.signed_on"},
		{"table unused", "How many brokers have signed policies?", "select count policies", "select count distinct policies.broker_id"},
		{"part unused", "holders on file", "", "select holders.name"},
		{"nothing asked", "Which policies were signed?", "", "select policies.id where policies.signed_on not null"},
		{"table unused", "How many policies have no broker yet?", "select count policies", "select count policies where policies.broker_id null"},
		{"moment chosen", "payments in 2024", "select count payments where payments.due_on = V0", "select count payments where payments.paid_on = V0"},
		{"moment chosen", "payments due in 2024", "", "select count payments where payments.due_on = V0"},
		{"condition left out", "crew who have not been hired since 2024", "select crew.full_name where crew.hired_on >= V0", "select crew.full_name where crew.hired_on < V0"},
		{"group left out", "average premium by city", "select avg policies.premium", "select holders.city avg policies.premium group holders.city"},
		{"group left out", "premiums signed by holders", "", "select sum policies.premium"},
		{"rows ranked", "Which holders have paid the most in payments?", "select holders.name group holders.name order count payments desc limit n1",
			"select holders.name group holders.name order sum payments.amount desc limit n1"},
		{"departed given", "How many crew do we have?", "select count crew", "select count crew where crew.left_on null"},
		{"departed given", "How many crew were hired in 2024?", "", "select count crew where crew.hired_on = V0"},
		{"departed given", "How many crew have left?", "", "select count crew where crew.left_on not null"},
		{"difference left out", "average delay in 2024", "select avg policies.premium", ""},
		{"table part unused", "the last note of each holder", "select holders.name", "select holders.name visit_notes.text"},
		{"one of group", "names of the vessels and their crew", "select vessels.name crew.full_name group vessels.name", "select vessels.name crew.full_name"},
		{"one of group", "vessels by crew", "", "select vessels.name count crew group vessels.name"},
		{"one of group", "name of each policy's holder", "", "select holders.name count payments group policies.id"},
		{"order by other", "Top 5 crew by rank", "select crew.rank order crew.rank desc limit n5", ""},
	} {
		checkRule(t, linker, c.rule, c.question, c.given, c.fine)
	}
}
