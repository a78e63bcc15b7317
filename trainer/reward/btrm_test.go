package reward

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// The reward is σ of what the model says: of r = ln 3 it is 3/4, of r = −ln 3 a quarter. What does not run earns
// nothing, whatever the model says of it, and gold is not asked. Next to execution it counts by its weight.
func TestBTRM(t *testing.T) {
	db, err := OpenDatabase(t.Context(), testdb.File(t, "CREATE TABLE t (x INT); INSERT INTO t VALUES (1)"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	gold, err := NewGold(t.Context(), db, "SELECT 1", DefaultLimits)
	if err != nil {
		t.Fatal(err)
	}
	says := map[string]float64{"SELECT x FROM t": math.Log(3), "SELECT 2": -math.Log(3), "SELECT y FROM t": 9}
	judge := func(_ context.Context, sql string) (float64, error) { return says[sql], nil }
	score := func(name, sql string, judge func(context.Context, string) (float64, error)) Breakdown {
		t.Helper()
		r, err := Parse(name, agent.Protocol{})
		if err != nil {
			t.Fatal(err)
		}
		b, err := r.Score(t.Context(), &Sample{Trajectory: Trajectory{SQL: sql}, Gold: gold, DB: db, Judge: judge})
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	for sql, want := range map[string]float64{"SELECT x FROM t": 0.75, "SELECT 2": 0.25, "SELECT y FROM t": 0, "": 0} {
		if got := score("btrm(judge)", sql, judge); math.Abs(got.Total-want) > 1e-12 {
			t.Errorf("%q: %v, want %v", sql, got, want)
		}
	}
	if got := score("ex,btrm(runs/judge-1)=0.5", "SELECT x FROM t", judge); math.Abs(got.Total-1.375) > 1e-12 {
		t.Errorf("next to execution: %v, want 1.375", got)
	}
	for what, judge := range map[string]func(context.Context, string) (float64, error){
		"no reward model": nil,
		"full":            func(context.Context, string) (float64, error) { return 0, errors.New("the context is full") },
	} {
		if got := score("btrm(judge)", "SELECT 2", judge); !math.IsNaN(got.Total) || !strings.Contains(got.Why, what) {
			t.Errorf("%v, want none: %s", got, what)
		}
	}
	if _, err := Parse("btrm", agent.Protocol{}); err == nil || !strings.Contains(err.Error(), "write btrm(FOLDER)") {
		t.Errorf("no folder: %v", err)
	}
}
