package dbtest

import (
	"os"
	"runtime"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// memory runs queries, right and wrong ones, and expects that neither the heap nor the connections grow with their
// number.
func (e Engine) memory(t *testing.T) {
	n := 500
	if os.Getenv("SQLAGENT_TEST_LONG") != "" {
		n = 10_000
	}
	before := 0
	if e.Connections != nil {
		before = e.Connections(t)
	}
	db := e.New(t, numbers)
	heap := func() uint64 {
		runtime.GC()
		runtime.GC() // what the first one has finalized
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	early := uint64(0)
	for i := range n {
		switch i % 10 {
		case 8:
			Failure(t, db, "SELECT wrod FROM numbers", database.Limits{})
		case 9:
			Failure(t, db, "DELETE FROM numbers", database.Limits{})
		default:
			Query(t, db, "SELECT n, word FROM numbers WHERE n > 2 ORDER BY n", database.Limits{})
		}
		if i == n/5 {
			early = heap()
		}
	}
	late := heap()
	t.Logf("%d kB in use after %d queries, %d kB after %d", early>>10, n/5, late>>10, n)
	// What four fifths of the queries leave allocated: 100 bytes for each, and what runtime and driver keep in reserve.
	if allowed := early + uint64(n)*80 + 1<<20; late > allowed {
		t.Errorf("the heap grew from %d to %d kB", early>>10, late>>10)
	}
	if e.Connections != nil {
		if c := e.Connections(t) - before; c > 1 { // one query at a time
			t.Errorf("%d connections after %d queries, want at most 1", c, n)
		}
	}
}
