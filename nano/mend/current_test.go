package mend

import (
	"testing"

	"github.com/sqlagent/sqlagent/internal/testnano"
)

// What is so now is of rows that still hold; who is not something is nobody who has it among others; the top of groups
// is counted; and amounts are summed, not their keys.
func TestCareer(t *testing.T) {
	const still = "posts.to_date = ( select max posts.to_date )"
	for _, c := range [][3]string{
		{"average current wage", "select avg wages.wage", "select avg wages.wage where wages.to_date = ( select max wages.to_date )"},
		{"average wage", "select avg wages.wage", ""},
		{"average current wage", "select avg wages.wage where wages.to_date > n1", ""}, // it looks
		{"How many workers are painters now?", "select count distinct workers.id where posts.post = V0", "select count distinct workers.id where " + still + " and posts.post = V0"},
		{"Which workers are currently painters?", "select workers.last_name where workers.id in ( select posts.worker_id where posts.post = V0 )",
			"select workers.last_name where workers.id in ( select posts.worker_id where " + still + " and posts.post = V0 )"},
		{"current badges", "select badges.colour", "select badges.colour where badges.valid_to null"},
		{"How many workers are not painters?", "select count distinct workers.id where posts.post != V0",
			"select count distinct workers.id where workers.id not in ( select posts.worker_id where posts.post = V0 )"},
		{"How many posts are not painters?", "select count posts where posts.post != V0", ""},
		{"payments by town, top 3", "select payments.amount order payments.town desc limit V0",
			"select payments.town count payments.amount where payments.town not null group payments.town order count payments.amount desc limit V0"},
		{"top 3 payments", "select payments.amount order payments.town desc limit V0", ""},
		{"average payment per worker", "select workers.id avg payments.payment_id group workers.id", "select workers.id avg payments.amount group workers.id"},
	} {
		given, want := c[1], c[2]
		if want == "" {
			want = given
		}
		checkMended(t, testnano.Career(), c[0], given, want)
	}
}
