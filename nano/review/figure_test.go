package review

import (
	"fmt"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// site is pages with their visits, counters, readings kept as text, and rows that are marked as deleted.
func site() *link.Linker {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	state := column("state", "text")
	state.Profile = &schema.Profile{Rows: 4, Distinct: 4, Texts: map[string]string{"19.0": "19.0", "21.5": "21.5", "on": "on", "unavailable": "unavailable"}}
	zip := column("zip", "text") // some of these look like years
	zip.Profile = &schema.Profile{Rows: 3, Distinct: 3, Texts: map[string]string{"2010": "2010", "8001": "8001", "9100": "9100"}}
	deleted := column("deleted_at", "date")
	deleted.Profile = &schema.Profile{Rows: 10, Nulls: 0.5}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "pages", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("title", "text"), column("visit_count", "integer"), column("opened", "date"), zip}},
		{Name: "visits", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("page_id", "pages")},
			Columns: []schema.Column{column("id", "integer"), column("page_id", "integer"), column("day", "date"), deleted}},
		{Name: "states", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), state, column("updated", "numeric")}},
	}}, nil))
}

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
		p := site().Link(c.question, time.Now(), nil)
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
	linker := site()
	p := linker.Link("how many visit counts are there?", time.Now(), nil)
	rules := Standard().Only("column unused", "part unused", "table unnamed")
	if got := rules.Doubts(p, testnano.Tokens(p, "select count visits"), false); len(got) > 0 {
		t.Errorf("%q", got)
	}
	if got := rules.Doubts(p, testnano.Tokens(p, "select count states"), false); len(got) < 2 {
		t.Errorf("of another table: %q", got)
	}
}

func TestMendedFigures(t *testing.T) {
	for _, c := range []struct{ question, given, want string }{
		{"how many visits are there?", "select count distinct pages.visit_count", "select count visits"},
		{"number of visits per page", "select visits.page_id count visits group visits.page_id",
			"select via visits.page_id pages.title count visits group via visits.page_id pages.title visits.page_id"},
		{"which page has the most visits?", "select visits.page_id group visits.page_id order count visits desc limit n1",
			"select via visits.page_id pages.title group via visits.page_id pages.title visits.page_id order count visits desc limit n1"},
		{"number of visits per page id", "select visits.page_id count visits group visits.page_id", "select visits.page_id count visits group visits.page_id"},
		{"visits per day", "select visits.day count visits group visits.day", "select visits.day count visits group visits.day"},
	} {
		p := site().Link(c.question, time.Now(), nil)
		if got, want := fmt.Sprint(Mended(p, testnano.Tokens(p, c.given))), fmt.Sprint(testnano.Tokens(p, c.want)); got != want {
			t.Errorf("%s: %s\n\t%s, want\n\t%s", c.question, c.given, got, want)
		}
	}
}
