package nano_test

import (
	"fmt"
	"strconv"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

const jobs = `CREATE TABLE job (id INTEGER PRIMARY KEY, sent DATE, due DATE, opened TIMESTAMP NULL, closed TIMESTAMP NULL, fee NUMERIC(9, 3));
INSERT INTO job VALUES (1, '2025-01-30', '2025-02-02', '2025-03-01 10:00:00', '2025-03-02 16:00:00', 1.005),
	(2, '2025-01-30', '2025-02-06', '2025-03-01 10:00:00', '2025-03-01 13:00:00', 2.222), (3, NULL, '2025-02-06', NULL, NULL, NULL)`

// Times between dates, figures with the decimals that are asked for and months with their years are what every server
// says that they are.
func TestSpansAndDecimalsOnServers(t *testing.T) {
	answers := func(t *testing.T, db database.DB) {
		s, err := db.Schema(t.Context(), database.SchemaOptions{})
		if err != nil {
			t.Fatal(err)
		}
		linker := link.NewLinker(form.NewCatalog(s, nil))
		for _, c := range []struct{ question, written, want string }{
			{"how long", "select job.id minus job.due job.sent where minus job.due job.sent > n0 order job.id asc", "[[1 3] [2 7]]"},
			{"how many weeks", "select minus job.due job.sent where job.id = n2", "[[1]]"},
			{"in hours", "select minus job.closed job.opened where job.id < n3 order job.id asc", "[[30] [3]]"},
			{"how long", "select job.id where minus job.closed job.opened > n1", "[[1]]"},
			{"minutes, rounded to whole numbers", "select avg minus job.closed job.opened", "[[990]]"},
			{"hours after the day", "select minus job.closed job.sent where job.id = n1", "[[760]]"},
			{"fees rounded to 2 decimals", "select sum job.fee avg ( job.fee > n2 )", "[[3.23 33.33]]"},
			{"fees by month (YYYY-MM)", "select month job.sent count job where job.sent not null group month job.sent", "[[2025-01 2]]"},
		} {
			p := linker.Link(c.question, time.Now(), nil)
			query, err := form.Decode(testnano.Tokens(p, c.written), p)
			if err != nil {
				t.Fatal(err)
			}
			answersWith(t, db, query, c.want)
		}
	}
	onServers(t, "test_spans", jobs, answers)
}

// answersWith executes a query and compares its rows.
func answersWith(t *testing.T, db database.DB, query *sqltree.Query, want string) {
	t.Helper()
	sql, err := sqltree.Print(db.Dialect(), query)
	if err != nil {
		t.Fatal(err)
	}
	r, err := db.Query(t.Context(), sql, database.Limits{})
	if err != nil {
		t.Errorf("%s: %v", sql, err)
	} else if got := rows(r); got != want {
		t.Errorf("%s: %s, want %s", sql, got, want)
	}
}

// onServers runs a test on a database of each kind that a script makes.
func onServers(t *testing.T, name, script string, test func(*testing.T, database.DB)) {
	server := func(t *testing.T, dsn string) {
		db, err := open.Open(t.Context(), dsn, open.Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		test(t, db)
	}
	t.Run("SQLite", func(t *testing.T) { test(t, testdb.DB(t, script)) })
	t.Run("PostgreSQL", func(t *testing.T) {
		server(t, testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), name, script))
	})
	dbtest.OnMySQL(t, func(t *testing.T, dsn string) { server(t, testdb.MySQL(t, dsn, name, script)) })
}

// rows are the values of a result, numbers without zeros at their end.
func rows(r *database.Result) string {
	out := make([][]string, len(r.Rows))
	for i, row := range r.Rows {
		for _, v := range row {
			text := fmt.Sprint(v)
			if f, err := strconv.ParseFloat(text, 64); err == nil {
				text = fmt.Sprint(f)
			}
			out[i] = append(out[i], text)
		}
	}
	return fmt.Sprint(out)
}
