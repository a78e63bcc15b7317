package postgres

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// Queries that people wrote for real questions run, on the schemas that they were written for. What the server itself
// refuses is counted, not held against us; what a layer of ours refuses is an error.
func TestHonestQueriesRun(t *testing.T) {
	databases := map[string]*opened{} // nil where the data has no schema
	tally := map[string]int{}
	for _, gold := range corpora.Defog(t, dialects.Postgres) {
		db, seen := databases[gold.DB]
		if !seen {
			db = defog(t, gold.DB)
			databases[gold.DB] = db
		}
		tally["all"]++
		if db == nil {
			tally["without a schema"]++
			continue
		}
		_, err := db.Query(t.Context(), gold.SQL, database.Limits{})
		var e *database.Error
		switch {
		case err == nil:
			tally["run"]++
		case errors.As(err, &e) && e.Kind == database.BadSQL:
			tally["wrong"]++
			t.Logf("%s: %.120s: %s", gold.DB, gold.SQL, e.Message)
		default:
			t.Errorf("%s: %s: %v", gold.DB, gold.SQL, err)
		}
	}
	if tally["run"] < 361 { // all that there are, when this was written
		t.Errorf("only %d were run", tally["run"])
	}
	t.Logf("%d queries: %d run, %d that the server finds wrong, %d without a schema", tally["all"], tally["run"],
		tally["wrong"], tally["without a schema"])
}

// defog is one of Defog's databases; nil where the data has no schema for it.
func defog(t *testing.T, name string) *opened {
	script, err := os.ReadFile(filepath.Join(corpora.Path(t, "defog_data"), name+".sql"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	return newServer(t, string(script)).open(guard.Rules{})
}

// Databases that people test with, from their own scripts.
func TestWellKnownDatabases(t *testing.T) {
	for _, c := range []struct {
		name          string
		files         []string
		tables, keys  int
		query, answer string
	}{
		{"chinook", []string{"chinook/Chinook_PostgreSql.sql"}, 11, 11,
			"SELECT count(*) FROM customer WHERE country = 'Brazil'", "count: int 5\n"},
		{"northwind", []string{"northwind/northwind_postgres.sql"}, 14, 13,
			"SELECT ship_country, count(*) FROM orders GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 1",
			"ship_country: text \"Germany\"\ncount: int 122\n"},
		{"sakila", []string{"sakila/postgres-sakila-schema.sql",
			"sakila/postgres-sakila-insert-data-using-copy.sql"}, 22, 22, // payment has six partitions of the old kind
			"SELECT c.name, count(*) FROM film_category f JOIN category c USING (category_id) GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
			"name: text \"Sports\"\ncount: int 74\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := newServer(t, "")
			for _, file := range c.files {
				script := string(corpora.Read(t, file))
				psql(t, s.pg, strings.ReplaceAll(script, " postgres;", " CURRENT_USER;")) // owners and grants
			}
			db := s.open(guard.Rules{})
			schema, err := db.Schema(t.Context(), database.SchemaOptions{RowCounts: true})
			if err != nil {
				t.Fatal(err)
			}
			keys := 0
			for _, table := range schema.Tables {
				keys += len(table.ForeignKeys)
				dbtest.Query(t, db, "SELECT * FROM "+dialects.QuoteTable(dialects.Postgres, table.Name),
					database.Limits{Rows: 5})
			}
			if len(schema.Tables) != c.tables || keys != c.keys {
				t.Errorf("%d tables with %d foreign keys, want %d, %d:\n%s", len(schema.Tables), keys, c.tables,
					c.keys, schema.Names())
			}
			if got := dbtest.Text(dbtest.Query(t, db, c.query, database.Limits{})); got != c.answer {
				t.Errorf("%s: %s, want %s", c.query, got, c.answer)
			}
		})
	}
}

// psql runs a script written for the client psql, as far as those at hand need it: what precedes \connect belongs
// to another database, and the lines after COPY ... FROM stdin are its data.
func psql(t *testing.T, pg *pgconn.PgConn, script string) {
	t.Helper()
	if _, after, ok := strings.Cut(script, "\n\\c "); ok {
		_, script, _ = strings.Cut(after, "\n")
	}
	for script != "" {
		before, after, more := strings.Cut(script, " FROM stdin;\n")
		at := strings.LastIndex(before, "\nCOPY ")
		if !more || at < 0 {
			execute(t, pg, script)
			return
		}
		execute(t, pg, before[:at])
		rows, rest, _ := strings.Cut(after, "\\.\n")
		if _, err := pg.CopyFrom(context.Background(), strings.NewReader(rows),
			before[at+1:]+" FROM stdin"); err != nil {
			t.Fatalf("%.100s: %v", before[at+1:], err)
		}
		script = rest
	}
}
