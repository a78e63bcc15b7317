package mend

import (
	"testing"

	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Which rows are meant, where the question says it in words that the query does without.
func TestRowsMeant(t *testing.T) {
	linker := testnano.Ferry()
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
		{"crew who are neither captains nor mates", "select crew.full_name where crew.rank = V0 except select crew.full_name where crew.rank = V1",
			"select crew.full_name where crew.rank != V0 and crew.rank != V1"},
		{"payments in or after 2024", "select payments.amount where payments.paid_on > V0", "select payments.amount where payments.paid_on >= V0"},
		{"payments in 2024 or later", "select payments.amount where payments.paid_on > V0", "select payments.amount where payments.paid_on >= V0"},
		{"payments from 2024 on", "select payments.amount where payments.paid_on = V0", "select payments.amount where payments.paid_on >= V0"},
		{"payments until 2024", "select payments.amount where payments.paid_on = V0", "select payments.amount where payments.paid_on <= V0"},
		{"payments up to 2024", "select payments.amount where payments.paid_on < V0", "select payments.amount where payments.paid_on <= V0"},
		{"payments in or before 2024", "select payments.amount where payments.paid_on < V0", "select payments.amount where payments.paid_on <= V0"},
		{"payments after 2024", "select payments.amount where payments.paid_on > V0", "select payments.amount where payments.paid_on > V0"},
		{"payments not until 2024", "select payments.amount where payments.paid_on > V0", "select payments.amount where payments.paid_on > V0"},
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

// A word that denies a flag asks for the rows without it.
func TestContraryOfFlag(t *testing.T) {
	linker := link.NewLinker(testnano.Fleet())
	for _, c := range []struct{ question, given, want string }{
		{"How many vehicles are inactive?", "select count vehicle where vehicle.active = n1", "select count vehicle where vehicle.active = n0"},
		{"How many vehicles are inactive?", "select count vehicle where vehicle.active = n0", "select count vehicle where vehicle.active = n0"},
		{"How many vehicles are active?", "select count vehicle where vehicle.active = n1", "select count vehicle where vehicle.active = n1"},
		{"How many vehicles are not inactive?", "select count vehicle where vehicle.active = n1", "select count vehicle where vehicle.active = n1"},
	} {
		checkMended(t, linker, c.question, c.given, c.want)
	}
}
