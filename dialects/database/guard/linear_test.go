package guard_test

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// large are values of about a megabyte, or as large as a type may be.
var large = map[dialects.Dialect][]string{
	dialects.MySQL: {
		"REPEAT('ab ',300000)", "REPEAT('é',400000)", "CONCAT('[',REPEAT('1,',400000),'1]')", "CONCAT('[',REPEAT('{\"a\":1},',100000),'1]')",
		"CONCAT(REPEAT('[',90),REPEAT('1,',400000),'1',REPEAT(']',90))", "REPEAT('9',900000)",
	},
	dialects.Postgres: {
		"repeat('ab ',300000)", "repeat('é',400000)", "('['||repeat('1,',300000)||'1]')::jsonb", "('['||repeat('{\"a\":1},',100000)||'1]')::json",
		"(SELECT jsonb_object_agg(g,g) FROM generate_series(1,50000) g)", "array_fill(1, ARRAY[120000])", "array_fill('ab'::text, ARRAY[120000])",
		"to_tsvector('simple', repeat('ab cd ef ',100000))", "repeat('9',100000)::numeric", "repeat('a',900000)::bytea",
		"('<r>'||repeat('<a/>',200000)||'</r>')::xml", "(repeat('(0,0),',100000)||'(0,0)')::path",
	},
}

// TestLinear calls what counts as linear with large values, in every place: each call that the guard passes ends when
// its time is over, and the server lives on.
func TestLinear(t *testing.T) {
	if os.Getenv("SQLAGENT_TEST_LONG") == "" {
		t.Skip("SQLAGENT_TEST_LONG is not set: this takes many minutes")
	}
	const table = "CREATE TABLE t (a INT)"
	t.Run("PostgreSQL", func(t *testing.T) {
		linear(t, dialects.Postgres, testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), "test_linear", table))
	})
	dbtest.OnMySQL(t, func(t *testing.T, dsn string) { linear(t, dialects.MySQL, testdb.MySQL(t, dsn, "test_linear", table)) })
}

func linear(t *testing.T, d dialects.Dialect, dsn string) {
	db, err := open.Open(t.Context(), dsn, open.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	kinds := map[database.Kind]int{}
	for _, name := range guard.Linear(d) {
		if strings.HasPrefix(name, "@@") || strings.HasPrefix(name, "-") { // settings and operators
			continue
		}
		for _, v := range large[d] {
			for _, operands := range [][]string{{v}, {v, v}, {v, "5"}, {v, "'1'"}, {"'$'", v}, {"5", v}, {v, v, v}, {v, "5", "5"}, {v, "'$.a'", "'1'"}} {
				sql := fmt.Sprintf("SELECT %s(%s) IS NULL", name, strings.Join(operands, ", "))
				start := time.Now()
				_, err := db.Query(t.Context(), sql, database.Limits{Timeout: 2 * time.Second})
				e := &database.Error{Kind: "run"}
				if err != nil && !errors.As(err, &e) {
					t.Fatalf("%s: %T", sql, err)
				}
				kinds[e.Kind]++
				stuck := e.Kind != "run" && strings.Contains(e.Message, "may still run")
				if stuck { // a busy machine may be slow to end it
					e = &database.Error{Kind: "run"}
					_, err = db.Query(t.Context(), sql, database.Limits{Timeout: 30 * time.Second})
					stuck = errors.As(err, &e) && strings.Contains(e.Message, "may still run")
				}
				if stuck || e.Kind == database.Unreachable {
					t.Errorf("%s: after %v: %s", sql, time.Since(start), e.Message)
				}
			}
		}
	}
	t.Logf("%v", kinds)
	if kinds["run"] < 500 {
		t.Errorf("%d calls ran: want more", kinds["run"])
	}
}
