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
	of := func(name, kind string, p schema.Profile) schema.Column {
		p.Rows = 40
		return schema.Column{Name: name, Type: kind, Profile: &p}
	}
	id := of("id", "integer", schema.Profile{Distinct: 40, Min: "1", Max: "40"})
	number := func(name string) schema.Column {
		return of(name, "integer", schema.Profile{Distinct: 9, Min: "1", Max: "9"})
	}
	flag := func(name string) schema.Column {
		return of(name, "integer", schema.Profile{Distinct: 2, Min: "0", Max: "1"})
	}
	text := func(name string, distinct int64, texts ...string) schema.Column {
		held := map[string]string{}
		for _, t := range texts {
			held[t] = t
		}
		return of(name, "text", schema.Profile{Distinct: distinct, Max: "z", Texts: held})
	}
	empty := func(name string) schema.Column {
		return of(name, "text", schema.Profile{Distinct: 1, Common: []string{""}})
	}
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "people", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, text("name", 39), text("city", 9), text("home_page", 40), empty("fax")}},
		{Name: "rooms", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, text("title", 9)}},
		{Name: "posts", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("person_id", "people"), key("room_id", "rooms")},
			Columns: []schema.Column{id, number("person_id"), number("room_id"), number("duration"), number("minutes"), flag("ispinned"), flag("archived")}},
		{Name: "invoices", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, number("duration"), text("state", 4, "paid", "open", "draft", "cancel")}},
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
		got := strings.Join(Standard().Only(c.rule).Doubts(p, testnano.Tokens(p, c.form), false), "; ")
		if got, _, _ := strings.Cut(got, ":"); got != c.want {
			t.Errorf("%s: %s: %s: %q, want %q", c.rule, c.question, c.form, got, c.want)
		}
	}
}
