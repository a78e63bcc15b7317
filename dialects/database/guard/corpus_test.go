package guard

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// survived are the attacks that a static guard lets pass, with the layer that bounds them, by id and dialect.
var survived = map[string]string{
	"P086 postgres": "runs a query that is a constant, and that the guard passes by itself; see TestTables",
	"P102 postgres": "reads a column that no rule denies here; see TestColumns",
	"P104 postgres": "reads a column that no rule denies here; see TestColumns",
	"P106 postgres": "reads a column that no rule denies here; see TestColumns",
	"P108 postgres": "reads a column that no rule denies here; see TestColumns",
	"P110 postgres": "an endless recursion looks like any other: the time limit",
	"P112 postgres": "a cross join: the plan gate, the time limit, temp_file_limit",
	"P120 postgres": "40 kB under a costly pattern: the time limit",
	"P122 postgres": "many rows: the row limit",
	"M006 mysql":    "a line comment hides nothing",
	"M064 mysql":    "a whole table in one row: the byte limit",
	"M074 mysql":    "a cross join: the plan gate and the time limit",
	"M080 mysql":    "a cross join that is sorted: the plan gate and the time limit",
	"S054 sqlite":   "describes the schema, which the agent shows anyway",
	"S056 sqlite":   "reads a column that no rule denies here; see TestColumns",
	"S058 sqlite":   "an endless recursion looks like any other: the step limit",
	"S060 sqlite":   "a cross join: the step limit",
	"S066 sqlite":   "a long aggregate: SQLITE_LIMIT_LENGTH and the step limit",
	"S068 sqlite":   "a costly pattern over 70 characters: SQLITE_LIMIT_LIKE_PATTERN_LENGTH",
	"S070 sqlite":   "a cross join that is sorted: the step limit",
	"X004 mysql":    "one string in MySQL, whose mode the connection pins",
	"X008 postgres": "reads a table that no rule denies here; see TestTables",
	"X008 mysql":    "reads a table that no rule denies here; see TestTables",
	"X008 sqlite":   "reads a table that no rule denies here; see TestTables",
	"X010 postgres": "reads a table that no rule denies here; see TestTables",
	"X006 mysql":    "reads a table that no rule denies here; see TestTables",
	"X006 postgres": "reads a table that no rule denies here; see TestTables",
	"X012 postgres": "a view: grants, and the plan",
	"X012 mysql":    "a view: grants, and the plan",
	"X012 sqlite":   "a view: the authorizer sees what it reads",
	"X016 postgres": "a disguise within a string: the terminal's layer escapes it",
	"X016 mysql":    "a disguise within a string: the terminal's layer escapes it",
	"X016 sqlite":   "a disguise within a string: the terminal's layer escapes it",
	"X018 postgres": "nothing is ever appended to a statement",
	"X018 mysql":    "nothing is ever appended to a statement",
	"X018 sqlite":   "nothing is ever appended to a statement",
}

// TestAttacks runs the whole corpus, and what is for any dialect in each.
func TestAttacks(t *testing.T) {
	var attempted, refused, syntax, passed int
	rules := map[string]int{}
	unused := map[string]bool{}
	for id := range survived {
		unused[id] = true
	}
	for _, a := range corpora.Attacks(t) {
		in := []dialects.Dialect{dialects.Dialect(a.Dialect)}
		if a.Dialect == "any" {
			in = every
		}
		for _, d := range in {
			attempted++
			_, err := Check(d, a.SQL, Rules{})
			var r *Refusal
			id := a.ID + " " + string(d)
			delete(unused, id)
			switch _, listed := survived[id]; {
			case err != nil && listed:
				t.Errorf("%s is listed as survived, but refused: %v: %s", id, err, a.SQL)
			case errors.As(err, &r):
				refused++
				rules[r.Rule]++
			case err != nil:
				syntax++
				t.Logf("%s: no query at all: %v", id, err)
			case listed:
				passed++
				t.Logf("%s: left to the other layers: %s", id, survived[id])
			default:
				t.Errorf("%s passed: %s (stopped by: %s)", id, a.SQL, a.StoppedBy)
			}
		}
	}
	for id := range unused {
		t.Errorf("%s is listed as survived, but not in the corpus", id)
	}
	t.Logf("attempted %d, refused %d %v, not parsed %d, left to the other layers %d", attempted, refused, rules, syntax, passed)
}

// TestThirdAttacks: what crashed a server or outlived its limit there is refused.
func TestThirdAttacks(t *testing.T) {
	all := corpora.ThirdAttacks(t)
	for _, a := range all {
		if _, err := Check(dialects.Dialect(a.Dialect), a.SQL, Rules{}); err == nil {
			t.Errorf("%s (%s) passed: %s", a.ID, a.Kind, a.SQL)
		}
	}
	if len(all) < 15 {
		t.Errorf("%d attacks, want at least 15", len(all))
	}
}

// TestHonest lets the gold queries of public corpora pass.
func TestHonest(t *testing.T) {
	for _, c := range honest(t) {
		t.Run(c.name, func(t *testing.T) {
			var refused int
			var times []time.Duration
			for _, g := range c.golds {
				start := time.Now()
				_, err := Check(c.dialect, g.SQL, Rules{})
				times = append(times, time.Since(start))
				if err == nil {
					continue
				}
				refused++
				t.Logf("refused: %v: %s", err, g.SQL)
			}
			slices.Sort(times)
			share := float64(refused) / float64(len(c.golds))
			t.Logf("attempted %d, refused %d (%.3f%%), p50 %v, p99 %v, max %v",
				len(c.golds), refused, 100*share, times[len(times)/2], times[len(times)*99/100], times[len(times)-1])
			if share > 0.001 {
				t.Errorf("%.3f%% refused, 0.1%% is the most", 100*share)
			}
		})
	}
}

// corpus is a set of honest queries.
type corpus struct {
	name    string
	dialect dialects.Dialect
	golds   []corpora.Gold
}

func honest(t testing.TB) []corpus {
	t.Helper()
	out := []corpus{{"spider", dialects.SQLite, corpora.Spider(t)}, {"bird", dialects.SQLite, corpora.BIRD(t)}}
	for _, d := range every {
		out = append(out, corpus{"defog " + string(d), d, corpora.Defog(t, d)})
	}
	return out
}

// TestOverruns: so are the others of those kinds.
func TestOverruns(t *testing.T) {
	for _, d := range every {
		for _, a := range corpora.Overruns(d) {
			var r *Refusal
			if _, err := Check(d, a.SQL, Rules{}); !errors.As(err, &r) {
				t.Errorf("%s %s passed: %v: %s", d, a.ID, err, a.SQL)
			}
		}
	}
}
