package dbtest

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// World is a server or a file, as an administrator sees it who may write, in one session.
type World struct {
	Dialect dialects.Dialect
	Tables  []Relation
	Texts   []string // statements that people wrote, good and bad
	// Writes are statements that change something which their rollback undoes: Run must notice each of them.
	Writes []string
	// Run runs statements, none of which the guard refuses, in one transaction that may write, and says what each came
	// to and what was changed when the last had run, "" if nothing; then it rolls the transaction back.
	Run func(statements []string) (failed []error, changed string)
}

const (
	generated = 10_000 // statements under SQLAGENT_TEST_LONG
	ordinary  = 1_000  // else
	batch     = 25     // statements of one transaction; where something was changed they are run again one by one
)

// Differential runs generated statements, as far as the guard lets them pass, and expects that none of them changes
// anything. SQLAGENT_TEST_SEED repeats a run.
func Differential(t *testing.T, w World) {
	n, seed := ordinary, uint64(1)
	if os.Getenv("SQLAGENT_TEST_LONG") != "" {
		n, seed = generated, rand.Uint64()
	}
	if s, err := strconv.ParseUint(os.Getenv("SQLAGENT_TEST_SEED"), 10, 64); err == nil {
		seed = s
	}
	for _, sql := range w.Writes {
		if failed, changed := w.Run([]string{sql}); changed == "" || failed[0] != nil {
			t.Errorf("%q should have changed something: %v", sql, failed[0])
		}
	}
	// What a session of an earlier test held may only now be given back.
	Eventually(t, "nothing changes before anything generated runs", func() bool {
		_, changed := w.Run([]string{"SELECT 1"})
		return changed == ""
	})
	t.Logf("seed %d (SQLAGENT_TEST_SEED repeats it)", seed)
	g := newGenerator(w.Dialect, seed, w.Tables, w.Texts)
	refused, wrong, ran, failed := 0, 0, 0, 0
	var passed []string
	flush := func() {
		errs, changed := w.Run(passed)
		for i, err := range errs {
			if err != nil {
				failed++
				t.Logf("failed: %.300q: %v", passed[i], err)
			} else {
				ran++
			}
		}
		if changed != "" {
			blamed := false
			for _, sql := range passed {
				if _, changed := w.Run([]string{sql}); changed != "" {
					blamed = true
					t.Errorf("seed %d: the guard lets pass what changes something: %q: %s", seed, sql, changed)
				}
			}
			if !blamed {
				t.Errorf("seed %d: these together change something: %q: %s", seed, passed, changed)
			}
		}
		passed = passed[:0]
	}
	for range n {
		sql := g.statement()
		_, err := guard.Check(w.Dialect, sql, guard.Rules{})
		if _, ok := err.(*guard.Refusal); ok {
			refused++
			continue
		}
		if err != nil {
			wrong++ // no statement at all
			continue
		}
		if passed = append(passed, sql); len(passed) == batch {
			flush()
		}
	}
	if len(passed) > 0 {
		flush()
	}
	t.Logf("%d attempted: %d refused, %d are no SQL, %d allowed, of which %d ran and %d failed", n, refused, wrong, ran+failed, ran, failed)
	if ran < n*3/10 {
		t.Errorf("%d of %d ran, want three in ten", ran, n)
	}
}
