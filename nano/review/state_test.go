package review

import (
	"testing"

	"github.com/sqlagent/sqlagent/internal/testnano"
)

// A flag of what has ended says what goes on, without its word and its table; a state of other rows says nothing of
// those that the question asks for.
func TestStateOfRows(t *testing.T) {
	linker := testnano.Tracker()
	const closed = "select count issues where issue_statuses.is_closed = n0"
	for _, c := range []struct{ rule, question, given, fine string }{
		{"value unused", "How many open issues are there?", "select count issues", closed},
		{"table unnamed", "How many open issues are there?", "", closed},
		{"table unnamed", "How many issues are there?", closed, "select count issues"},
		{"flag of others", "How many open issues are there?", "select count issues where versions.status = V0", closed},
		{"flag of others", "How many issues have open versions?", "", "select count issues where versions.status = V0"},
		{"table unnamed", "issues by status", "select issue_statuses.name count issues group issue_statuses.name",
			"select via issues.status_id issue_statuses.name count issues group via issues.status_id issue_statuses.name"},
		{"table unused", "Which is the most blocked one?", "select users.login order users.team_id desc limit n1",
			"select users.login group users.login order count blocks desc limit n1"},
	} {
		checkRule(t, linker, c.rule, c.question, c.given, c.fine)
	}
}
