package mend

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/testnano"
)

// A flag called by a participle is what the question says has happened, or has not.
func TestParticiples(t *testing.T) {
	linker := testnano.Voyage(dialects.SQLite)
	for _, c := range []struct{ question, given, want string }{
		{"How many passengers survived?", "select count distinct voyage.survived", "select count voyage where voyage.survived = n1"},
		{"How many passengers did not survive?", "select count voyage.survived where voyage.survived null", "select count voyage where voyage.survived = n0"},
		{"how many people did not survive", "select count voyage.survived where voyage.survived not in ( select voyage.survived where voyage.survived not null )",
			"select count voyage where voyage.survived = n0"},
		{"average age of survivors", "select avg voyage.age", "select avg voyage.age where voyage.survived = n1"},
		{"passengers over 65 who survived", "select voyage.name where voyage.age > V0 and voyage.survived not null", "select voyage.name where voyage.age > V0 and voyage.survived = n1"},
		{"survivors per sex", "select voyage.sex sum voyage.survived group voyage.sex", "select voyage.sex count voyage where voyage.survived = n1 group voyage.sex"},
		{"survival rate by sex", "select voyage.survived sum voyage.survived group voyage.sex",
			"select voyage.sex avg ( voyage.survived = n1 ) where voyage.survived not null group voyage.sex"},
		{"What percentage of women survived?", "select count voyage where voyage.survived = n1 and voyage.sex = V0",
			"select avg ( voyage.survived = n1 ) where voyage.survived not null and voyage.sex = V0"},
		{"Did anybody survive?", "select voyage.survived", "select voyage.survived"},
		{"passengers by whether they survived", "select voyage.survived count voyage group voyage.survived", "select voyage.survived count voyage group voyage.survived"},
		{"name and survived of passengers", "select voyage.name voyage.survived", "select voyage.name voyage.survived"},
		{"Number of women and men", "select voyage.name count voyage group voyage.name", "select voyage.sex count voyage group voyage.sex"},
		{"Number of women and men", "select count voyage where voyage.sex = V0", "select voyage.sex count voyage group voyage.sex"},
		{"Who was the oldest passenger?", "select voyage.passenger_id order voyage.age desc limit n1", "select voyage.name order voyage.age desc limit n1"},
		{"Which hometown has the most passengers?", "select voyage.hometown group voyage.hometown order count voyage desc limit n1",
			"select voyage.hometown where voyage.hometown not null group voyage.hometown order count voyage desc limit n1"},
		{"passengers whose name starts with S and ends with n", "select voyage.name where voyage.name ends V0 and voyage.hometown ends V1",
			"select voyage.name where voyage.name starts V0 and voyage.name ends V1"},
		{"passengers per month", "select month voyage.boarded_on count voyage group month voyage.boarded_on", "select month voyage.boarded_on count voyage group month voyage.boarded_on"},
	} {
		checkMended(t, linker, c.question, c.given, c.want)
	}
	checkMended(t, testnano.Voyage(dialects.Postgres), "passengers per month", "select month voyage.boarded_on count voyage group month voyage.boarded_on",
		"select month voyage.boarded_on count voyage group month voyage.boarded_on order month voyage.boarded_on asc")
}
