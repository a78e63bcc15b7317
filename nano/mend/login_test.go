package mend

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Keys of 0 lead nowhere where every row has one.
func TestKeysOfZero(t *testing.T) {
	key := func(name, least string, nulls float64) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 9, Nulls: nulls, Min: least, Max: "9"}}
	}
	to := func(column string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: "teams", RefColumns: []string{"id"}}
	}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "users", Columns: []schema.Column{key("team_id", "0", 0), key("home_id", "0", 0.1), key("score", "0", 0)}, ForeignKeys: []schema.ForeignKey{to("team_id"), to("home_id")}},
		{Name: "teams", PrimaryKey: []string{"id"}, Columns: []schema.Column{key("id", "1", 0)}},
	}}, nil))
	checkMended(t, l, "users without team", "select count users where users.team_id null", "select count users where users.team_id = n0")
	checkMended(t, l, "users with a team", "select count users where users.team_id not null", "select count users where users.team_id != n0")
	checkMended(t, l, "users without home", "select count users where users.home_id null", "select count users where users.home_id null")
	checkMended(t, l, "users without score", "select count users where users.score null", "select count users where users.score null")
}

// What is out of stock has 0 of it.
func TestOutOf(t *testing.T) {
	stock := schema.Column{Name: "units_in_stock", Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 9, Min: "0", Max: "90"}}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "products", Columns: []schema.Column{{Name: "title", Type: "text"}, stock}},
	}}, nil))
	const zero = "select products.title where products.units_in_stock = n0"
	checkMended(t, l, "products out of stock", "select products.title where products.units_in_stock not null", zero)
	checkMended(t, l, "products out of stock", "select products.title where products.units_in_stock = n1", zero)
	checkMended(t, l, "products in stock", "select products.title where products.units_in_stock not null", "select products.title where products.units_in_stock not null")
}

// Who never logged in has no time of it, and appears in other tables or not.
func TestNeverLoggedIn(t *testing.T) {
	at := func(name string, nulls float64) schema.Column {
		return schema.Column{Name: name, Type: "timestamp", Profile: &schema.Profile{Rows: 40, Distinct: 30, Nulls: nulls, Min: "2020-01-01", Max: "2026-01-01"}}
	}
	id := schema.Column{Name: "id", Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 40, Min: "1", Max: "40"}}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "users", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, {Name: "name", Type: "text"}, at("created_at", 0), at("first_login", 0.2),
			at("last_sign_in_at", 0.3), at("current_sign_in_at", 0.2), at("last_seen", 0.1), {Name: "sign_in_count", Type: "integer"}}},
		{Name: "logs", Columns: []schema.Column{{Name: "user_id", Type: "integer"}}, ForeignKeys: []schema.ForeignKey{{Columns: []string{"user_id"}, RefTable: "users", RefColumns: []string{"id"}}}},
	}}, nil))
	for _, c := range [][3]string{
		{"users who never logged in", "select users.name where users.id not in ( select logs.user_id )", "select users.name where users.current_sign_in_at null"},
		{"users who never signed in", "select users.sign_in_count except select users.sign_in_count from users", "select users.name where users.current_sign_in_at null"},
		{"how many users have not logged in since 2025?", "select count users", "select count users where users.current_sign_in_at < V0 or users.current_sign_in_at null"},
		{"users who logged in", "select users.name", ""},
		{"users who never posted", "select users.name where users.id not in ( select logs.user_id )", ""},
	} {
		given, want := c[1], c[2]
		if want == "" {
			want = given
		}
		checkMended(t, l, c[0], given, want)
	}
}
