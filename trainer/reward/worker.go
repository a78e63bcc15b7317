package reward

import (
	"cmp"
	"context"
	"iter"
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/eval"
)

// Task is a trajectory to score, with the gold query and the database that it is held against.
type Task struct {
	Trajectory
	Database   string // DSN
	Gold       string
	Difficulty eval.Difficulty // of the question, where the data says
}

// Worker scores tasks one after another, on databases that it keeps open: a file that is asked about again is not
// opened again, and no other worker waits for it. It is for one goroutine; workers share their Golds.
type Worker struct {
	Golds  *Golds
	Limits database.Limits // of each prediction; zero fields are those of DefaultLimits
	Keep   int             // most databases kept open; 0: 256, which is more than Spider or BIRD have

	open []*Database // the last used first
}

// Score scores a task. A database that cannot be opened leaves it unscored, as in Reward.Score; only a cancelled ctx is
// an error.
func (w *Worker) Score(ctx context.Context, r Reward, t Task) (Breakdown, error) {
	db, err := w.Database(ctx, t.Database)
	if err != nil {
		return r.unscored(err), ctx.Err()
	}
	gold, err := w.Golds.Of(ctx, db, t.Gold)
	if err != nil {
		return r.unscored(err), err
	}
	return r.Score(ctx, &Sample{Trajectory: t.Trajectory, Gold: gold, DB: db, Limits: w.Limits, Difficulty: t.Difficulty})
}

// Database is what a DSN names, opened unless it is open. Errors are those of open.Open.
func (w *Worker) Database(ctx context.Context, dsn string) (*Database, error) {
	i := slices.IndexFunc(w.open, func(db *Database) bool { return db.Name == dsn })
	if i >= 0 {
		db := w.open[i]
		w.open = slices.Insert(slices.Delete(w.open, i, i+1), 0, db)
		return db, nil
	}
	db, err := OpenDatabase(ctx, dsn)
	if err != nil {
		return nil, err
	}
	w.open = slices.Insert(w.open, 0, db)
	if last := len(w.open) - 1; last == cmp.Or(w.Keep, 256) {
		w.open[last].Close()
		w.open = slices.Delete(w.open, last, last+1)
	}
	return db, nil
}

// Close closes the databases.
func (w *Worker) Close() {
	for _, db := range w.open {
		db.Close()
	}
	w.open = nil
}

// ahead is how many tasks are read for each worker beyond the oldest one that is not done: enough for the others while
// one is at a slow query, few enough to keep. With 16, two workers do 4,350 of Spider's golds a second; with 64, 4,690;
// with 256, 4,750; with 1024, 4,930.
const ahead = 256

// InOrder calls f for each x of in, on as many goroutines as there are workers, each call with one of them, and yields
// the answers in the order of in. It ends early where ctx does.
//
// Tasks of one key have work in common that is done once, as samples have that are held against one gold: of two begun
// together one would only wait for the other. So while the first task of a key is not done, those after it are held
// back, and the workers go on with tasks of other keys. A key is forgotten once its first is done: the next one is a
// first.
func InOrder[X, Y any, K comparable](
	ctx context.Context, workers []*Worker, in iter.Seq[X], key func(X) K, f func(*Worker, X) Y,
) iter.Seq[Y] {
	return func(yield func(Y) bool) {
		ctx, cancel := context.WithCancel(ctx)
		type job struct {
			x     X
			y     chan Y
			key   K
			first bool // of its key
		}
		answers := make(chan chan Y, ahead*len(workers)) // in order
		jobs := make(chan job, cap(answers)+1)           // room for all that are not done, so that sending never blocks
		var mu sync.Mutex
		held := map[K][]job{} // after the first of their key, which is here until it is done
		hold := func(j *job) bool {
			mu.Lock()
			defer mu.Unlock()
			waiting, ok := held[j.key]
			if ok {
				waiting = append(waiting, *j)
			}
			j.first = !ok
			held[j.key] = waiting
			return ok
		}
		release := func(key K) {
			mu.Lock()
			defer mu.Unlock()
			for _, j := range held[key] {
				jobs <- j
			}
			delete(held, key)
		}
		var working sync.WaitGroup
		for _, w := range workers {
			working.Go(func() {
				for {
					select {
					case j := <-jobs:
						j.y <- f(w, j.x)
						if j.first {
							release(j.key)
						}
					case <-ctx.Done():
						return
					}
				}
			})
		}
		go func() { // not waited for: reading in may block for as long as it likes
			defer close(answers)
			for x := range in {
				j := job{x: x, y: make(chan Y, 1), key: key(x)}
				select {
				case answers <- j.y:
				case <-ctx.Done():
					return
				}
				if !hold(&j) {
					jobs <- j
				}
			}
		}()
		defer working.Wait()
		defer cancel()
		for {
			select {
			case y, more := <-answers:
				if !more {
					return
				}
				select {
				case answer := <-y:
					if !yield(answer) {
						return
					}
				case <-ctx.Done():
					return
				}
			case <-ctx.Done():
				return
			}
		}
	}
}
