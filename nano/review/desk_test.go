package review

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// What applications' schemas mislead to: empty columns, texts compared for want of a value, and units that nobody
// computes; and words that are no reason to doubt.
func TestOfApplications(t *testing.T) {
	id := testnano.ID()
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "people", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, testnano.Text("name", 39), testnano.Text("city", 9), testnano.Text("home_page", 40), testnano.EmptyText("fax")}},
		{Name: "rooms", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, testnano.Text("title", 9)}},
		{Name: "posts", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{testnano.ToID("person_id", "people"), testnano.ToID("room_id", "rooms")},
			Columns: []schema.Column{id, testnano.Number("person_id"), testnano.Number("room_id"), testnano.Number("duration"), testnano.Number("minutes"), testnano.Flag("ispinned"), testnano.Flag("archived")}},
		{Name: "invoices", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, testnano.Number("duration"), testnano.Text("state", 4, "paid", "open", "draft", "cancel")}},
	}}, nil))
	for _, c := range []struct{ rule, question, form, want string }{
		{"text extreme", "remote people", "select people.name where people.city = ( select max people.city )", "people.city"},
		{"column empty", "remote people", "select people.name order people.fax desc limit n1", "people.fax"},
		{"column empty", "people without a fax", "select people.name where people.fax null", ""},
		{"column unlike", "remote people", "select people.name where people.home_page = people.city", "people.home_page"},
		{"column with itself", "people who never wrote", "select people.name where people.id not in ( select people.id )", "people.id"},
		{"column with itself", "people who wrote", "select people.name where people.id in ( select posts.person_id )", ""},
		{"time unit", "average duration of posts in minutes", "select avg posts.duration", "minutes"},
		{"time unit", "average duration of posts", "select avg posts.duration", ""},
		{"time unit", "average of posts in minutes", "select avg posts.minutes", ""},
		{"deleted given", "how many posts are there", "select count posts", ""},
		{"other rows", "pinned posts", "select rooms.title where posts.ispinned = n1", "rooms"},
		{"other rows", "pinned posts", "select via posts.room_id rooms.title where posts.ispinned = n1", ""},
		{"other rows", "pinned posts", "select posts.id where posts.ispinned = n1", ""},
		{"table unnamed", "who wrote the most posts?", "select people.name group people.name order count posts desc limit n1", ""},
		{"table unnamed", "most posts", "select people.name group people.name order count posts desc limit n1", "people"},
		{"state denied", "unpaid invoices", "select invoices.id where invoices.state != V0", "invoices.state"},
		{"state denied", "invoices that are not paid", "select invoices.id where invoices.state != V0", ""},
	} {
		p := linker.Link(c.question, time.Now(), nil)
		got := strings.Join(Doubts(p, Standard().Only(c.rule).Review(p, testnano.Tokens(p, c.form))), "; ")
		if got, _, _ := strings.Cut(got, ":"); got != c.want {
			t.Errorf("%s: %s: %s: %q, want %q", c.rule, c.question, c.form, got, c.want)
		}
	}
}
