package mend

import (
	"testing"

	"github.com/sqlagent/sqlagent/internal/testnano"
)

// The state of rows is that of the table of states that they refer to, not that of others that the question does not
// name.
func TestOwnState(t *testing.T) {
	linker := testnano.Tracker()
	for _, c := range []struct{ question, given, want string }{
		{"How many open issues are there?", "select count issues where versions.status = V0", "select count issues where issue_statuses.is_closed = n0"},
		{"How many rejected issues are there?", "select count issues where versions.status = V0", "select count issues where issue_statuses.name = V0"},
		{"How many locked issues are there?", "select count issues where versions.status = V0", "select count issues where versions.status = V0"},
		{"How many issues have an open version?", "select count issues where versions.status = V0", "select count issues where versions.status = V0"},
		{"How many issues have the version status open?", "select count issues where versions.status = V0", "select count issues where versions.status = V0"},
	} {
		checkMended(t, linker, c.question, c.given, c.want)
	}
}

// Rows are counted of the table that the question asks for, not of another that these refer to, or that what it asks by
// has by way of others alone.
func TestCountedOther(t *testing.T) {
	linker := testnano.Tracker()
	for _, c := range []struct{ question, given, want string }{
		{"rejected by state", "select issue_statuses.name count issues group issue_statuses.name", "select issue_statuses.name count issues group issue_statuses.name"},
		{"How many are of version 7?", "select count users where issues.version_id = V0", "select count issues where issues.version_id = V0"},
		{"How many users have issues of version 7?", "select count users where issues.version_id = V0", "select count distinct users.id where issues.version_id = V0"},
		{"members per team", "select teams.title count channel_members group teams.title", "select teams.title count team_members group teams.title"},
		{"How many people are in team Blue?", "select count channel_members where teams.title = V0", "select count team_members where teams.title = V0"},
		{"members per team", "select teams.title count team_members group teams.title", "select teams.title count team_members group teams.title"},
		{"orders by stage", "select order_stats.stage count order_coupon_lookup group order_stats.stage",
			"select order_stats.stage count order_stats group order_stats.stage"},
		{"coupon orders by stage", "select order_stats.stage count order_coupon_lookup group order_stats.stage",
			"select order_stats.stage count order_coupon_lookup group order_stats.stage"},
		{"users per team", "select teams.title sum jobs.no_of_user group teams.title", "select teams.title count users group teams.title"},
		{"users per team of jobs", "select teams.title sum jobs.no_of_user group teams.title", "select teams.title sum jobs.no_of_user group teams.title"},
		{"users per team", "select teams.title count users group teams.title", "select teams.title count users group teams.title"},
	} {
		checkMended(t, linker, c.question, c.given, c.want)
	}
}
