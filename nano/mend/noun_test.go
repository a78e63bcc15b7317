package mend

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// desk is a schema as applications have them: flags that say what rows are, times of what happened, empty texts.
func desk() *link.Linker {
	id := testnano.ID()
	time := func(name string, nulls float64) schema.Column {
		return testnano.Column(name, "date", schema.Profile{Distinct: 30, Nulls: nulls, Min: "2024-01-01", Max: "2026-01-01"})
	}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "users", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, testnano.Text("name", 39), testnano.Flag("admin"), testnano.Flag("approved"), testnano.Flag("ispinned")}},
		{Name: "accounts", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{testnano.ToID("user_id", "users")},
			Columns: []schema.Column{id, testnano.Column("user_id", "integer", schema.Profile{Distinct: 40, Min: "1", Max: "40"}), testnano.Flag("moderator")}},
		{Name: "pages", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, testnano.Column("page_name", "text", schema.Profile{Distinct: 40, Max: "z", Texts: map[string]string{"a": "why-us", "b": "giant-mug"}}), testnano.Text("page_title", 40)}},
		{Name: "departments", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, testnano.Text("name", 9)}},
		{Name: "tickets", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{testnano.ToID("department_id", "departments")},
			Columns: []schema.Column{id, testnano.Number("department_id"), testnano.Text("subject", 20), testnano.EmptyText("description"), time("created_at", 0), time("closed_at", 0.4), time("due_date", 0.2), time("reopened_at", 0.9)}},
		{Name: "hours", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{testnano.ToID("ticket_id", "tickets")},
			Columns: []schema.Column{id, testnano.Number("ticket_id"), testnano.Number("tmonth")}},
	}}, nil))
}

// A flag that the question says as a noun or an adjective is a condition, and what rows wait for has not happened.
func TestNouns(t *testing.T) {
	for _, c := range []struct{ question, given, want string }{
		{"admins", "select users.admin", "select users.name where users.admin = n1"},
		{"how many admins are there", "select count distinct users.admin", "select count users where users.admin = n1"},
		{"moderators", "select accounts.moderator", "select via accounts.user_id users.name where accounts.moderator = n1"},
		{"admins", "select users.admin where users.admin = n1", "select users.name where users.admin = n1"},
		{"accounts", "select accounts.id", "select via accounts.user_id users.name"},
		{"ids of accounts", "select accounts.id", "select accounts.id"},
		{"tickets of 2025", "select tickets.id where tickets.created_at = V0", "select tickets.id where tickets.created_at = V0"},
		{"is Ann an admin?", "select users.admin", "select users.admin"},
		{"users by admin", "select users.admin count users group users.admin", "select users.admin count users group users.admin"},
		{"name and admin of users", "select users.name users.admin", "select users.name users.admin"},
		{"pinned users", "select users.name", "select users.name where users.ispinned = n1"},
		{"users waiting for approval", "select users.name where users.approved = n1", "select users.name where users.approved = n0"},
		{"users awaiting approval", "select users.name", "select users.name where users.approved = n0"},
		{"users waiting for Godot", "select users.name", "select users.name"},
	} {
		checkMended(t, desk(), c.question, c.given, c.want)
	}
}

// A verb says which time is meant, and rows with an empty text are called by another.
func TestTimesByVerb(t *testing.T) {
	for _, c := range []struct{ question, given, want string }{
		{"tickets closed in 2025", "select tickets.subject where tickets.created_at = V0", "select tickets.subject where tickets.closed_at = V0"},
		{"how many tickets did we get in 2025", "select count tickets where tickets.due_date = V0", "select count tickets where tickets.created_at = V0"},
		{"how many tickets are due in 2025", "select count tickets where tickets.due_date = V0", "select count tickets where tickets.due_date = V0"},
		{"tickets opened in 2025", "select tickets.subject where tickets.closed_at = V0", "select tickets.subject where tickets.created_at = V0"},
		{"tickets due in 2025", "select tickets.description where tickets.due_date = V0", "select tickets.subject where tickets.due_date = V0"},
		{"description of the tickets of 2025", "select tickets.description where tickets.created_at = V0", "select tickets.description where tickets.created_at = V0"},
		{"tickets created per month in 2025", "select tickets.description count tickets where tickets.created_at = V0 group tickets.description",
			"select month tickets.created_at count tickets where tickets.created_at = V0 group month tickets.created_at"},
		{"tickets created per month in 2025", "select hours.tmonth count tickets where tickets.created_at = V0 group hours.tmonth",
			"select month tickets.created_at count tickets where tickets.created_at = V0 group month tickets.created_at"},
		{"tickets created per month in 2025", "select tickets.subject count tickets where tickets.created_at = V0 group tickets.subject",
			"select month tickets.created_at count tickets where tickets.created_at = V0 group month tickets.created_at"},
		{"tickets closed by department in 2025", "select distinct departments.name where tickets.closed_at = V0",
			"select departments.name count tickets where tickets.closed_at = V0 group departments.name"},
		{"list all pages", "select pages.page_name", "select pages.page_title"},
		{"most pages", "select pages.page_name group pages.page_name order count pages desc limit n1",
			"select pages.page_title group pages.page_title pages.id order count pages desc limit n1"},
		{"page name of all pages", "select pages.page_name", "select pages.page_name"},
		{"departments", "select distinct departments.name", "select distinct departments.name"},
	} {
		checkMended(t, desk(), c.question, c.given, c.want)
	}
}
