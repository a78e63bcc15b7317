package postgres

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// A function that does not look whether it was cancelled outlives its limit. The error says so and names the process,
// other statements go on, and when it has ended nothing remembers it.
func TestStuck(t *testing.T) {
	db := newServer(t, "CREATE TABLE t (a int)").open(guard.Rules{})
	for letters := 36_000; ; letters += letters / 2 { // more work each time, until it is just enough
		long := fmt.Sprintf("SELECT length(translate(repeat('a', %d), repeat('b', %[1]d), ''))", letters) // the guard refuses it
		_, err := db.engine.Run(t.Context(), long, database.Limits{Timeout: 300 * time.Millisecond})
		var e *database.Error
		if errors.As(err, &e) && e.Kind == database.OverLimit && strings.Contains(e.Message, "may still run on the server, as process ") {
			break
		}
		if letters > 300_000 {
			t.Fatalf("it is not told that the query may still run: %v", err)
		}
	}
	for range maxOpen + 1 {
		if _, err := db.Query(t.Context(), "SELECT a FROM t", database.Limits{}); err != nil {
			t.Fatal(err)
		}
	}
	root := login(t, adminDSN(t)) // a database with a stuck process cannot be dropped
	for count(t, root, "query LIKE '%translate%'") > 0 {
		time.Sleep(100 * time.Millisecond)
	}
}

// A process that has the number of ours, on another server of the address or after a restart, is a stranger's.
func TestStopSparesStrangers(t *testing.T) {
	s := newServer(t, "CREATE TABLE t (a int)")
	db := s.open(guard.Rules{})
	pid := fmt.Sprint(s.pg.PID())
	if !db.engine.stop(process{pid, "2001-02-03 04:05:06+00"}) {
		t.Error("a process that began at another time is taken for ours")
	}
	started := s.exec("SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")[0][0] // a stranger would have been ended
	if db.engine.gone(t.Context(), process{pid, started}) {
		t.Error("a process that is there is taken for gone")
	}
	err := db.engine.with(t.Context(), time.Second, "", func(ctx context.Context, c *conn) error {
		if c.process.pid != fmt.Sprint(c.pg.PID()) || db.engine.gone(ctx, c.process) {
			t.Errorf("ours is not known: %v", c.process)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}
