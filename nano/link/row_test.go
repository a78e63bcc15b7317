package link_test

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/testnano"
)

// Rows of an only table are called as people call such rows, or as their key is; a number after "over" is their age.
func TestRowsOfAnOnlyTable(t *testing.T) {
	l := testnano.Voyage(dialects.SQLite)
	for question, want := range map[string]string{
		"how many rows":                    "how many rows T0 C2 ~",
		"people over 70":                   "people T0 C2 ~ older C4 than numeral V0",
		"women under 10":                   "women V0 C3 younger C4 than numeral V1",
		"How many passengers were over 5?": "how many passengers T0 C2 ~ were older C4 than digit V0 ?",
		"children under 10":                "children younger C4 than numeral V0",
		"boats over 10":                    "boats C5 over numeral V0 C5",
		"people over 500":                  "people T0 C2 ~ over numeral V0",
		"people with a boat over 10":       "people T0 C2 ~ with a boat C5 over numeral V0 C5",
	} {
		p := l.Link(question, time.Now(), nil)
		_, got, _ := strings.Cut(p.String(), " q ")
		if got = strings.TrimSuffix(got, " a"); got != want || len(p.Corrections) > 0 {
			t.Errorf("%s: %s, want %s", question, got, want)
		}
	}
	for _, question := range []string{"how many rows", "records"} { // of which table?
		if p := testnano.Trade(false).Link(question, time.Now(), nil); p.Linked() {
			t.Errorf("%s: %s", question, p)
		}
	}
}
