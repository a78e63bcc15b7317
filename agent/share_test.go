package agent_test

import (
	"database/sql"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/testdb"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
)

// TestVotesShareQueries counts what a server is sent: of the votes that come to equal queries one runs, is planned and
// is recorded, on behalf of all.
func TestVotesShareQueries(t *testing.T) {
	dbtest.OnMySQL(t, func(t *testing.T, admin string) {
		dsn := testdb.MySQL(t, admin, "test_shared_votes", "CREATE TABLE berth (id INT PRIMARY KEY); INSERT INTO berth VALUES (1), (2)")
		sent := generalLog(t, admin)
		path := filepath.Join(t.TempDir(), "audit.jsonl")
		log, err := audit.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		defer log.Close()
		db, err := open.Open(t.Context(), dsn, open.Options{Audit: log})
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		const one, other = "SELECT COUNT(*) FROM berth", "SELECT MAX(id) FROM berth"
		e := &choir{sings: []string{one, one, "select count(*)\nfrom berth;", other, one, other}}
		a, err := protocols.NewAgent(e, db, Options{Protocol: short(), NoProfile: true})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), Question{Text: "How many berths are there?", Votes: len(e.sings)})
		if err != nil || answer.Agree != len(e.sings) {
			t.Fatalf("%v: %d of %d votes agree", err, answer.Agree, len(e.sings))
		}
		var ran, planned int
		for _, text := range sent() {
			switch text = strings.ToLower(text); {
			case strings.HasPrefix(text, "explain"):
				planned++
			case strings.Contains(text, "from berth"):
				ran++
			}
		}
		if ran != 2 || planned != 2 {
			t.Errorf("%d queries ran and %d were planned, want 2 of both", ran, planned)
		}
		records, err := audit.Select(path, 1, 2)
		if err != nil {
			t.Fatal(err)
		}
		if total, _ := audit.Verify(path); total != 2 || slices.ContainsFunc(records, func(r audit.Record) bool { return r.Votes != len(e.sings) }) {
			t.Errorf("%d records %+v, want 2, each on behalf of %d votes", total, records, len(e.sings))
		}
	})
}

// generalLog turns the server's log of statements on until the test ends. It returns what the server has executed for
// the test's database since.
func generalLog(t *testing.T, admin string) func() []string {
	t.Helper()
	u, err := url.Parse(admin)
	if err != nil {
		t.Fatal(err)
	}
	c := mysql.NewConfig()
	c.Net, c.Addr, c.User = "tcp", u.Host, u.User.Username()
	c.Passwd, _ = u.User.Password()
	server, err := sql.Open("mysql", c.FormatDSN())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Close() })
	for _, statement := range []string{"TRUNCATE TABLE mysql.general_log", "SET GLOBAL log_output = 'TABLE'", "SET GLOBAL general_log = 1"} {
		if _, err := server.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() {
		if _, err := server.Exec("SET GLOBAL general_log = 0"); err != nil {
			t.Error(err)
		}
	})
	return func() (executed []string) {
		rows, err := server.Query("SELECT argument FROM mysql.general_log WHERE command_type = 'Execute' AND argument LIKE '%berth%'")
		if err != nil {
			t.Fatal(err)
		}
		defer rows.Close()
		for rows.Next() {
			var text string
			if err := rows.Scan(&text); err != nil {
				t.Fatal(err)
			}
			executed = append(executed, text)
		}
		return executed
	}
}
