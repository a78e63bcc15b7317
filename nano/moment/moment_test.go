package moment

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// posts is a schema whose times are integers: of seconds, of milliseconds, and of seconds in which 0 is never.
func posts(d dialects.Dialect) *schema.Schema {
	number := func(name, least, most string) schema.Column {
		return schema.Column{Name: name, Type: "bigint", NotNull: true, Profile: &schema.Profile{Rows: 9, Distinct: 9, Min: least, Max: most, Common: []string{most, least}}}
	}
	return &schema.Schema{Dialect: d, Tables: []schema.Table{
		{Name: "posts", PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id", "1000000001", "1700000009"), number("created", "1672531200", "1767225599"),
			number("editat", "1672531200000", "1767225599000"), number("size_bytes", "1200000000", "1700000000"), number("author_id", "1", "9")}},
		{Name: "users", PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id", "1", "9"), number("lastlogin", "0", "1767225599"), number("score", "0", "99")}},
	}}
}

func TestWrite(t *testing.T) {
	for _, c := range []struct {
		d           dialects.Dialect
		given, want string
	}{
		{dialects.SQLite, "SELECT created, id FROM posts", "SELECT datetime(created, 'unixepoch') AS created, id FROM posts"},
		{dialects.MySQL, "SELECT editat FROM posts", "SELECT timestampadd(SECOND, floor(editat / 1000), '1970-01-01') AS editat FROM posts"},
		{dialects.Postgres, "SELECT editat FROM posts", "SELECT timezone('UTC', to_timestamp(editat / 1000)) AS editat FROM posts"},
		{dialects.SQLite, "SELECT count(*) FROM posts WHERE created >= '2025-01-01' AND created < '2026-01-01'", "SELECT count(*) FROM posts WHERE created >= 1735689600 AND created < 1767225600"},
		{dialects.SQLite, "SELECT count(*) FROM posts WHERE editat < '2025-01-01 12:00:00'", "SELECT count(*) FROM posts WHERE editat < 1735732800000"},
		{dialects.SQLite, "SELECT strftime('%Y-%m', created), count(*) FROM posts GROUP BY strftime('%Y-%m', created)",
			"SELECT strftime('%Y-%m', datetime(created, 'unixepoch')), count(*) FROM posts GROUP BY strftime('%Y-%m', datetime(created, 'unixepoch'))"},
		{dialects.SQLite, "SELECT id FROM posts WHERE created = (SELECT max(created) FROM posts)", "SELECT id FROM posts WHERE created = (SELECT max(created) FROM posts)"},
		{dialects.SQLite, "SELECT p.id FROM posts AS p JOIN users AS u ON p.author_id = u.id WHERE u.lastlogin < p.created", "SELECT p.id FROM posts AS p JOIN users AS u ON p.author_id = u.id WHERE u.lastlogin < p.created"},
		{dialects.SQLite, "SELECT max(created) FROM posts", "SELECT datetime(max(created), 'unixepoch') FROM posts"},
		{dialects.SQLite, "SELECT max(lastlogin), count(lastlogin) FROM users", "SELECT datetime(max(nullif(lastlogin, 0)), 'unixepoch'), count(nullif(lastlogin, 0)) FROM users"},
		{dialects.SQLite, "SELECT id FROM users WHERE lastlogin IS NULL", "SELECT id FROM users WHERE coalesce(lastlogin, 0) = 0"},
		{dialects.SQLite, "SELECT id FROM users ORDER BY lastlogin LIMIT 1", "SELECT id FROM users WHERE lastlogin <> 0 ORDER BY lastlogin LIMIT 1"},
		{dialects.Postgres, "SELECT DISTINCT created FROM posts ORDER BY created DESC",
			"SELECT DISTINCT timezone('UTC', to_timestamp(created)) AS created FROM posts ORDER BY timezone('UTC', to_timestamp(created)) DESC"},
		{dialects.SQLite, "SELECT size_bytes, id FROM posts WHERE size_bytes > 1700000000", "SELECT size_bytes, id FROM posts WHERE size_bytes > 1700000000"},
	} {
		statement, err := parse.Parse(c.d, c.given)
		if err != nil {
			t.Fatal(err)
		}
		Write(statement.Query, Schema(posts(c.d)))
		if got, err := sqltree.Print(c.d, statement.Query); err != nil || got != c.want {
			t.Errorf("%s\n\tgives %s, %v\n\twant  %s", c.given, got, err, c.want)
		}
	}
}

// Days by their digits are compared as integers, also with the key of a table of days, and shown as dates; what stands
// for an unknown day is none.
func TestWriteDays(t *testing.T) {
	for _, c := range []struct {
		d           dialects.Dialect
		given, want string
	}{
		{dialects.Postgres, "SELECT count(*) FROM sales WHERE ordered_date_key >= '2025-01-01' AND ordered_date_key < '2026-01-01'",
			"SELECT count(*) FROM sales WHERE ordered_date_key >= 20250101 AND ordered_date_key < 20260101"},
		{dialects.Postgres, "SELECT ordered_date_key FROM sales", "SELECT to_date(CAST(ordered_date_key AS text), 'YYYYMMDD') AS ordered_date_key FROM sales"},
		{dialects.MySQL, "SELECT ordered_date_key FROM sales", "SELECT CAST(ordered_date_key AS date) AS ordered_date_key FROM sales"},
		{dialects.SQLite, "SELECT max(shipped_date_key) FROM sales",
			"SELECT substr(max(nullif(shipped_date_key, -1)), 1, 4) || '-' || substr(max(nullif(shipped_date_key, -1)), 5, 2) || '-' || substr(max(nullif(shipped_date_key, -1)), 7, 2) FROM sales"},
		{dialects.Postgres, "SELECT count(*) FROM sales WHERE ordered_date_key > shipped_date_key",
			"SELECT count(*) FROM sales WHERE ordered_date_key > nullif(shipped_date_key, -1)"},
		{dialects.Postgres, "SELECT count(*) FROM sales WHERE shipped_date_key IS NULL", "SELECT count(*) FROM sales WHERE coalesce(shipped_date_key, -1) = -1"},
		{dialects.Postgres, "SELECT days.week FROM sales JOIN days ON sales.ordered_date_key = days.date_key",
			"SELECT days.week FROM sales JOIN days ON sales.ordered_date_key = days.date_key"},
	} {
		day := func(name, least string, distinct int64) schema.Column {
			return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 9, Distinct: distinct, Min: least, Max: "20261130", Common: []string{"20261130"}}}
		}
		s := &schema.Schema{Dialect: c.d, Tables: []schema.Table{
			{Name: "sales", Columns: []schema.Column{day("ordered_date_key", "20230101", 5), day("shipped_date_key", "-1", 5)}},
			{Name: "days", Columns: []schema.Column{day("date_key", "20230101", 9), {Name: "full_date", Type: "date"}, {Name: "week", Type: "integer"}}},
		}}
		statement, err := parse.Parse(c.d, c.given)
		if err != nil {
			t.Fatal(err)
		}
		Write(statement.Query, Schema(s))
		if got, err := sqltree.Print(c.d, statement.Query); err != nil || got != c.want {
			t.Errorf("%s\n\tgives %s, %v\n\twant  %s", c.given, got, err, c.want)
		}
	}
}
