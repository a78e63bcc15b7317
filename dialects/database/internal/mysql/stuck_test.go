package mysql

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// A function that does not look whether it was killed outlives its limit. The error says so and names the connection,
// and other statements go on.
func TestStuck(t *testing.T) { onServers(t, testStuck) }

func testStuck(t *testing.T, on *host) {
	db := open(t, on.in(on.newDatabase(t, "CREATE TABLE t (a INT)")))
	for letters := 50_000; ; letters += letters / 2 { // more work each time, until it is just enough: others are tested there
		long := fmt.Sprintf("SELECT INSTR(REPEAT('a', %d), CONCAT(REPEAT('a', %d), 'b'))", 2*letters, letters)
		_, err := db.engine.Run(t.Context(), long, database.Limits{Timeout: 300 * time.Millisecond})
		var e *database.Error
		if errors.As(err, &e) && e.Kind == database.OverLimit && strings.Contains(e.Message, "may still run on the server, as connection ") {
			break
		}
		if letters > 500_000 {
			t.Fatalf("it is not told that the query may still run: %v", err)
		}
	}
	for range maxOpen + 1 {
		if _, err := db.Query(t.Context(), "SELECT a FROM t", database.Limits{}); err != nil {
			t.Fatal(err)
		}
	}
}

// A connection that has the number of ours, on another server of the address, is a stranger's.
func TestStopSparesStrangers(t *testing.T) { onServers(t, testStopSparesStrangers) }

func testStopSparesStrangers(t *testing.T, on *host) {
	db := open(t, on.in(on.newDatabase(t, "CREATE TABLE t (a INT)")))
	stranger, err := db.engine.connect(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer stranger.conn.Close()
	ctx, cancel := context.WithTimeout(t.Context(), time.Second)
	defer cancel()
	ours := &session{id: stranger.id, at: "replica-2 3306 2"}
	if err := db.engine.stop(ctx, ours); !errors.Is(err, errElsewhere) {
		t.Errorf("%v, want %v", err, errElsewhere)
	}
	if !db.engine.gone(t.Context(), ours) || db.engine.gone(t.Context(), stranger) {
		t.Error("a stranger's connection is taken for ours, or one that is there for gone")
	}
	if err := stranger.exec(t.Context(), "DO 1"); err != nil {
		t.Errorf("the stranger's connection: %v", err)
	}
	if err := db.engine.stop(t.Context(), stranger); err != nil {
		t.Error(err)
	}
}
