package mysql

import (
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
