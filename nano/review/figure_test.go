package review

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/testnano"
)

func TestFigures(t *testing.T) {
	for _, c := range []struct{ rule, question, given, fine string }{
		{"counter counted", "how many visits are there?", "select count distinct pages.visit_count", "select sum pages.visit_count"},
		{"counter counted", "how many visits are there?", "select count pages.visit_count", "select count visits"},
		{"aggregate of another", "what is the average state?", "select avg states.updated", "select avg states.state"},
		{"aggregate of another", "what is the average updated of states?", "", "select avg states.updated"},
		{"numbers among texts", "what is the maximum state?", "select max states.state", "select max states.updated"},
		{"key ranked", "which page was visited most?", "select pages.title order visits.id desc limit n1", "select pages.title order pages.visit_count desc limit n1"},
		{"key ranked", "which page was visited most recently?", "", "select pages.title order visits.id desc limit n1"},
		{"year elsewhere", "pages opened in 2010", "select pages.title where pages.zip = V0", "select pages.title where pages.opened = V0"},
		{"first for each", "when was the last visit of each page?", "select pages.title visits.day order visits.day desc limit n1", "select pages.title max visits.day group pages.title"},
		{"time of others", "which is our oldest page?", "select pages.title order visits.day asc limit n1", "select pages.title order pages.opened asc limit n1"},
		{"deleted given", "how many visits are there?", "select count visits", "select count visits where visits.deleted_at null"},
		{"deleted given", "how many visits were deleted?", "", "select count visits"},
		{"deleted given", "how many pages are there?", "", "select count pages"},
	} {
		p := testnano.Site().Link(c.question, time.Now(), nil)
		finds := func(line string) bool {
			return len(Standard().Only(c.rule).Review(p, testnano.Tokens(p, line))) > 0
		}
		if c.given != "" && !finds(c.given) {
			t.Errorf("%s: nothing speaks against %s", c.question, c.given)
		}
		if c.fine != "" && finds(c.fine) {
			t.Errorf("%s: %s is doubted", c.question, c.fine)
		}
	}
}

// The rows of a table do for the counter of them that the question may name.
func TestCountersAreCounted(t *testing.T) {
	linker := testnano.Site()
	p := linker.Link("how many visit counts are there?", time.Now(), nil)
	rules := Standard().Only("column unused", "part unused", "table unnamed")
	if got := Doubts(p, rules.Review(p, testnano.Tokens(p, "select count visits"))); len(got) > 0 {
		t.Errorf("%q", got)
	}
	if got := Doubts(p, rules.Review(p, testnano.Tokens(p, "select count states"))); len(got) < 2 {
		t.Errorf("of another table: %q", got)
	}
}
