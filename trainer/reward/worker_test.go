package reward

import (
	"context"
	"fmt"
	"iter"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// workers are n of them, with golds in common.
func workers(n int, golds *Golds) []*Worker {
	out := make([]*Worker, n)
	for i := range out {
		out[i] = &Worker{Golds: golds, Limits: limits, Keep: 4}
	}
	return out
}

// TestWorkersScore scores on several databases at once, some of which are missing.
func TestWorkersScore(t *testing.T) {
	dir := t.TempDir()
	var tasks []Task
	for i := range 30 { // more than a worker keeps open
		path := filepath.Join(dir, fmt.Sprintf("%d.sqlite", i))
		if i%10 != 9 {
			testdb.Write(t, path, fmt.Sprintf("CREATE TABLE t (a); INSERT INTO t VALUES (%d)", i))
		}
		for _, sql := range []string{"SELECT a FROM t", fmt.Sprintf("SELECT %d", i), "SELECT -1", "SELECT b FROM t"} {
			tasks = append(tasks, Task{Trajectory: Trajectory{SQL: sql}, Database: path, Gold: "SELECT a FROM t"})
		}
	}
	for _, n := range []int{1, 2, 7} {
		at, crew := 0, workers(n, &Golds{})
		score := func(w *Worker, task Task) Breakdown {
			b, err := w.Score(t.Context(), EX(nil), task)
			if err != nil {
				t.Error(err)
			}
			if len(w.open) > 4 {
				t.Errorf("%d databases are open", len(w.open))
			}
			return b
		}
		for b := range InOrder(t.Context(), crew, slices.Values(tasks), score) {
			want := []float64{1, 1, 0, 0}[at%4]
			ok := b.Total == want
			if missing := at/4%10 == 9; missing {
				ok = math.IsNaN(b.Total) && strings.Contains(b.Why, "no such file")
			}
			if !ok {
				t.Errorf("%d workers, %s on %s: %v, want %v", n, tasks[at].SQL, tasks[at].Database, b, want)
			}
			at++
		}
		if at != len(tasks) {
			t.Errorf("%d workers: %d answers, want %d", n, at, len(tasks))
		}
		for _, w := range crew {
			w.Close()
		}
	}
}

func TestInOrderEndsEarly(t *testing.T) {
	endless := func(yield func(int) bool) {
		for i := 0; yield(i); i++ {
		}
	}
	same := func(_ *Worker, x int) int { return x }
	var got []int
	for x := range InOrder(t.Context(), workers(3, nil), endless, same) {
		if got = append(got, x); x == 100 {
			break
		}
	}
	if len(got) != 101 || !slices.IsSorted(got) {
		t.Errorf("%v", got)
	}

	// An input that blocks for ever does not keep a cancelled run.
	ctx, cancel := context.WithCancel(t.Context())
	blocked := func(yield func(int) bool) {
		yield(1)
		cancel()
		<-make(chan int)
	}
	for range InOrder(ctx, workers(2, nil), blocked, same) {
	}
	for range InOrder(t.Context(), workers(2, nil), iter.Seq[int](func(func(int) bool) {}), same) {
		t.Error("an answer to nothing")
	}
}

// BenchmarkSpiderGolds runs the gold queries of Spider's training part that have a database, each once, on databases
// that stay open: the queries alone; with all that a Gold has; with results that an earlier run left on disk.
func BenchmarkSpiderGolds(b *testing.B) {
	type query struct{ database, sql string }
	var queries []query
	dir := corpora.Path(b, "spider/database")
	for _, g := range corpora.Spider(b) {
		path := filepath.Join(dir, g.DB, g.DB+".sqlite")
		if _, err := os.Stat(path); err == nil {
			queries = append(queries, query{path, g.SQL})
		}
	}
	execute := func(w *Worker, q query) error {
		db, err := w.Database(b.Context(), q.database)
		if err == nil {
			_, err = db.Query(b.Context(), q.sql, withDefaults(w.Limits))
		}
		return err
	}
	gold := func(w *Worker, q query) error {
		db, err := w.Database(b.Context(), q.database)
		if err != nil {
			return err
		}
		g, err := w.Golds.Of(b.Context(), db, q.sql)
		if err != nil {
			return err
		}
		return g.Err
	}
	for _, c := range []struct {
		name string
		dir  string
		run  func(*Worker, query) error
	}{
		{"execute", "", execute},
		{"gold", "", gold},
		{"gold from disk", b.TempDir(), gold},
	} {
		b.Run(c.name, func(b *testing.B) {
			crew := make([]*Worker, runtime.GOMAXPROCS(0))
			for i := range crew {
				crew[i] = &Worker{}
				defer crew[i].Close()
			}
			failed := 0
			round := func() {
				golds := &Golds{Dir: c.dir}
				for _, w := range crew {
					w.Golds = golds
				}
				failed = 0
				for err := range InOrder(b.Context(), crew, slices.Values(queries), c.run) {
					failed += int(indicator(err != nil))
				}
			}
			round() // opens the databases, writes the results
			b.ResetTimer()
			for range b.N {
				round()
			}
			b.ReportMetric(float64(len(queries)*b.N)/b.Elapsed().Seconds(), "golds/s")
			b.Logf("%d workers, %d golds, %d of them failed", len(crew), len(queries), failed)
		})
	}
}
