package eval

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// counted counts queries, has them take times that do not depend on the machine, and fails when one of them is run for
// the third time.
type counted struct {
	database.DB
	n      map[string]int
	breaks string
}

// slow takes 100 ms, any other query 10.
const slow = "SELECT a FROM t WHERE 1 = 1"

func (c counted) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	c.n[sql]++
	if sql == c.breaks && c.n[sql] == 3 {
		return nil, &database.Error{Kind: database.OverLimit, Message: "took too long"}
	}
	r, err := c.DB.Query(ctx, sql, l)
	if err == nil {
		r.Elapsed = 10 * time.Millisecond
		if sql == slow {
			r.Elapsed *= 10
		}
	}
	return r, err
}

func TestVESJudge(t *testing.T) {
	db := testdb.DB(t, "CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (2)")
	const gold = "SELECT a FROM t"
	for _, c := range []struct {
		pred, gold, breaks string
		want               Verdict
		reward             float64
		times              [2]int // how often both are run
	}{
		{gold, gold + " ", "", Right, 1, [2]int{8, 8}},
		{"SELECT DISTINCT a FROM t", gold, "", Right, 1, [2]int{8, 8}}, // a set of rows
		{slow, gold, "", Right, 0.25, [2]int{8, 8}},
		{gold, slow, "", Right, 1.25, [2]int{8, 8}},
		{"SELECT 1", gold, "", Wrong, 0, [2]int{1, 1}},
		{"SELECT nothing FROM t", gold, "", Failed, 0, [2]int{1, 1}},
		{gold, "SELECT nothing FROM t", "", Skipped, 0, [2]int{0, 1}},
		{gold + " ", gold, gold + " ", Failed, 0, [2]int{3, 2}},
		{gold + " ", gold, gold, Skipped, 0, [2]int{3, 3}},
	} {
		counting := counted{db, map[string]int{}, c.breaks}
		e, err := VES{Repeats: 7}.Judge(t.Context(), counting, c.pred, c.gold)
		if err != nil || e.Verdict != c.want || e.Reward != c.reward || (e.Ratio > 0) != (c.want == Right) {
			t.Errorf("%s against %s: %+v, %v, want %s", c.pred, c.gold, e, err, c.want)
		}
		if (e.Why != "") != (c.want == Failed || c.want == Skipped) || (e.Pred > 0 && e.Gold > 0) != (c.want == Right) {
			t.Errorf("%s against %s: %+v", c.pred, c.gold, e)
		}
		if got := [2]int{counting.n[c.pred], counting.n[c.gold]}; got != c.times {
			t.Errorf("%s against %s: run %v times, want %v", c.pred, c.gold, got, c.times)
		}
	}
	counting := counted{db, map[string]int{}, ""}
	if _, err := (VES{}).Judge(t.Context(), counting, gold, gold+" "); err != nil || counting.n[gold] != 101 {
		t.Errorf("the published setting times %d of 101 runs, %v", counting.n[gold], err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := (VES{}).Judge(ctx, db, gold, gold); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	few := VES{Limits: database.Limits{Rows: 2}}
	if e, err := few.Judge(t.Context(), db, gold, gold); err != nil || e.Verdict != Skipped || !strings.Contains(e.Why, "exceeds the limits") {
		t.Errorf("gold that is cut: %+v, %v", e, err)
	}
	if e, err := few.Judge(t.Context(), db, gold, "SELECT 1"); err != nil || e.Verdict != Wrong {
		t.Errorf("a prediction that is cut: %+v, %v", e, err)
	}
}

// TestVESOf has times worked by hand.
func TestVESOf(t *testing.T) {
	ms := func(times ...int) []time.Duration {
		var d []time.Duration
		for _, x := range times {
			d = append(d, time.Duration(x)*time.Millisecond)
		}
		return d
	}
	for _, c := range []struct {
		ves              VES
		pred, gold       []time.Duration
		pMedian, gMedian time.Duration
		ratio, reward    float64
	}{
		{VES{}, ms(10), ms(10), 10 * time.Millisecond, 10 * time.Millisecond, 1, 1},
		// Ratios 1, 3, 1/2 and 1: 5.5/4 on average, all within three deviations.
		{VES{}, ms(10, 10, 20, 40), ms(10, 30, 10, 40), 15 * time.Millisecond, 20 * time.Millisecond, 1.375, 1},
		{VES{Medians: true}, ms(10, 10, 20, 40), ms(10, 30, 10, 40), 15 * time.Millisecond, 20 * time.Millisecond, 4. / 3, 1},
		// One slow run of gold lifts the mean of the ratios, (1 + 1 + 100)/3, and not the median.
		{VES{}, ms(10, 10, 10), ms(10, 10, 1000), 10 * time.Millisecond, 10 * time.Millisecond, 34, 1.25},
		{VES{Medians: true}, ms(10, 10, 10), ms(10, 10, 1000), 10 * time.Millisecond, 10 * time.Millisecond, 1, 1},
		{VES{Medians: true}, ms(40, 50, 60), ms(10, 10, 1000), 50 * time.Millisecond, 10 * time.Millisecond, 0.2, 0.25},
	} {
		e := c.ves.of(c.pred, c.gold)
		if e.Verdict != Right || e.Pred != c.pMedian || e.Gold != c.gMedian || !near(e.Ratio, c.ratio) || e.Reward != c.reward {
			t.Errorf("%v against %v: %+v, want a ratio of %v", c.pred, c.gold, e, c.ratio)
		}
	}
	if got, want := RVES([]float64{1.25, 0}), math.Sqrt(1.25)*50; !near(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
