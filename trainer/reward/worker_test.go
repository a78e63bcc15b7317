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
	"sync"
	"sync/atomic"
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
			b, err := w.Score(t.Context(), EX(), task)
			if err != nil {
				t.Error(err)
			}
			if len(w.open) > 4 {
				t.Errorf("%d databases are open", len(w.open))
			}
			return b
		}
		gold := func(t Task) [2]string { return [2]string{t.Database, t.Gold} }
		for b := range InOrder(t.Context(), crew, slices.Values(tasks), gold, score) {
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
	itself := func(x int) int { return x }
	same := func(_ *Worker, x int) int { return x }
	var got []int
	for x := range InOrder(t.Context(), workers(3, nil), endless, itself, same) {
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
	for range InOrder(ctx, workers(2, nil), blocked, itself, same) {
	}
	for range InOrder(t.Context(), workers(2, nil), iter.Seq[int](func(func(int) bool) {}), itself, same) {
		t.Error("an answer to nothing")
	}
}

// TestInOrderKeepsWorkersApart: while the first task of a key is at work, the other worker does what comes after the
// tasks of the same key; then those are done, by both at the same time.
func TestInOrderKeepsWorkersApart(t *testing.T) {
	in := []string{"a 1", "a 2", "b 1", "a 3"}
	key := func(x string) byte { return x[0] }
	var first, together sync.WaitGroup
	first.Add(1)
	together.Add(2)
	var done atomic.Bool // the first task of a
	f := func(_ *Worker, x string) string {
		switch x {
		case "a 1":
			first.Wait() // for "b 1", which comes after "a 2"
			done.Store(true)
		case "b 1":
			first.Done()
		default:
			if !done.Load() {
				t.Errorf("%s was begun alongside the first", x)
				together.Done()
				return x // rather than keep "b 1" from its worker
			}
			together.Done()
			together.Wait()
		}
		return x
	}
	var got []string
	for x := range InOrder(t.Context(), workers(2, nil), slices.Values(in), key, f) {
		got = append(got, x)
	}
	if !slices.Equal(got, in) {
		t.Errorf("answers %q, want %q", got, in)
	}
}

// TestInOrderReadsNoFurther: however long a task takes, only so many that come after it are read.
func TestInOrderReadsNoFurther(t *testing.T) {
	crew := workers(2, nil)
	most := ahead*len(crew) + 2 // the one that is waited for, those after it, and one that finds no room
	var full chan bool
	var answered atomic.Int64
	in := func(yield func(int) bool) {
		for i := range 4 * most {
			if i == most-1 {
				close(full)
			}
			if i-int(answered.Load()) > most {
				t.Errorf("task %d is read, and %d are answered", i, answered.Load())
				return
			}
			if !yield(i) {
				return
			}
		}
	}
	f := func(_ *Worker, x int) int {
		if x == 0 {
			<-full
		}
		return x
	}
	for _, key := range []func(int) int{func(x int) int { return x }, func(int) int { return 0 }} {
		full = make(chan bool)
		answered.Store(0)
		n := 0
		for x := range InOrder(t.Context(), crew, in, key, f) {
			if x != n {
				t.Fatalf("answer %d, want %d", x, n)
			}
			n++
			answered.Add(1)
		}
		if n != 4*most {
			t.Errorf("%d answers, want %d", n, 4*most)
		}
	}
}

// BenchmarkSpiderGolds runs the gold queries of Spider's training part that have a database, on databases that stay
// open: the queries alone, each time they occur, which is nearly twice; with all that a Gold has, each once; with
// results that an earlier run left on disk. executions/op is how many the databases saw.
func BenchmarkSpiderGolds(b *testing.B) {
	type query struct {
		database, sql string
		line          int
	}
	var queries []query
	dir := corpora.Path(b, "spider/database")
	for i, g := range corpora.Spider(b) {
		path := filepath.Join(dir, g.DB, g.DB+".sqlite")
		if _, err := os.Stat(path); err == nil {
			queries = append(queries, query{path, g.SQL, i})
		}
	}
	var executions atomic.Int64
	open := func(w *Worker, q query) (*Database, error) {
		db, err := w.Database(b.Context(), q.database)
		if err != nil {
			return nil, err
		}
		if _, ok := db.DB.(counting); !ok {
			db.DB = counting{db.DB, &executions}
		}
		return db, nil
	}
	execute := func(w *Worker, q query) error {
		db, err := open(w, q)
		if err == nil {
			_, err = db.Query(b.Context(), q.sql, WithDefaults(w.Limits))
		}
		return err
	}
	gold := func(w *Worker, q query) error {
		db, err := open(w, q)
		if err != nil {
			return err
		}
		g, err := w.Golds.Of(b.Context(), db, q.sql)
		if err != nil {
			return err
		}
		return g.Err
	}
	each := func(q query) query { return q }
	once := func(q query) query { q.line = 0; return q }
	for _, c := range []struct {
		name string
		dir  string
		key  func(query) query
		run  func(*Worker, query) error
	}{
		{"execute", "", each, execute},
		{"gold", "", once, gold},
		{"gold from disk", b.TempDir(), once, gold},
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
				for err := range InOrder(b.Context(), crew, slices.Values(queries), c.key, c.run) {
					failed += int(indicator(err != nil))
				}
			}
			round() // opens the databases, writes the results
			executions.Store(0)
			b.ResetTimer()
			for range b.N {
				round()
			}
			b.ReportMetric(float64(len(queries)*b.N)/b.Elapsed().Seconds(), "golds/s")
			b.ReportMetric(float64(executions.Load())/float64(b.N), "executions/op")
			b.Logf("%d workers, %d golds, %d of them failed", len(crew), len(queries), failed)
		})
	}
}
