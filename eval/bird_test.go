package eval

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/internal/testresult"
)

type row = []database.Value

// near compares figures worked by hand: what they differ by is rounding.
func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

func TestSoftF1(t *testing.T) {
	// Of three rows the first is gold's, the second has a value where gold's is NULL, the third NULL where gold's has a
	// value.
	gold := testresult.Rows(2, row{"Apple", int64(325)}, row{"Orange", nil}, row{"Banana", int64(119)})
	pred := testresult.Rows(2, row{int64(325), "Apple"}, row{int64(191), "Orange"}, row{nil, "Banana"})
	// tp = 1 + 1/2 + 1/2, fp = 1/2 + 1/2, fn = 1/2 + 1/2: precision = recall = 2/3.
	for _, c := range []struct {
		name       string
		pred, gold *database.Result
		want       float64
	}{
		{"equal", testresult.Ints("12", "34"), testresult.Ints("12", "34"), 1},
		{"columns swapped", testresult.Ints("21", "43"), testresult.Ints("12", "34"), 1},
		{"rows swapped: pairs are by position", testresult.Ints("34", "12"), testresult.Ints("12", "34"), 0},
		{"duplicates dropped", testresult.Ints("12", "12", "34"), testresult.Ints("12", "34", "34"), 1},
		{"half of the cells", pred, gold, 2. / 3},
		{"a column more", testresult.Ints("12"), testresult.Ints("1"), 2. / 3},                       // tp 1, fp 1, fn 0: 1/2 and 1
		{"a column less", testresult.Ints("1"), testresult.Ints("12"), 2. / 3},                       // tp 1/2, fp 0, fn 1/2: 1 and 1/2
		{"two rows more", testresult.Ints("1", "2", "3"), testresult.Ints("1"), 0.5},                 // tp 1, fp 2: 1/3 and 1
		{"a row less", testresult.Ints("1"), testresult.Ints("1", "2"), 2. / 3},                      // tp 1, fn 1: 1 and 1/2
		{"a cell twice counts twice", testresult.Ints("11"), testresult.Ints("12"), 0.8},             // tp 1, fp 0, fn 1/2: 1 and 2/3
		{"1 is 1.0, not '1'", testresult.Rows(1, row{1.0}, row{"2"}), testresult.Ints("1", "2"), .5}, // tp 1, fp 1, fn 1
		{"none of none", testresult.Rows(2), testresult.Rows(1), 1},
		{"none of some", testresult.Rows(1), testresult.Ints("1"), 0},
		{"some of none", testresult.Ints("1"), testresult.Rows(1), 0},
		{"NULL is a value", testresult.Rows(1, row{nil}), testresult.Rows(1, row{nil}), 1},
	} {
		if got := SoftF1(c.pred, c.gold); !near(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestVES(t *testing.T) {
	for ratio, want := range map[float64]float64{0: 0, 0.1: 0.25, 0.25: 0.5, 0.4999: 0.5, 0.5: 0.75, 0.99: 0.75, 1: 1, 1.99: 1, 2: 1.25, 50: 1.25} {
		if got := VESReward(ratio); got != want {
			t.Errorf("ratio %v: %v, want %v", ratio, got, want)
		}
	}
	if got, want := RVES([]float64{1.25, 1, 0.25, 0}), (math.Sqrt(1.25)+1+0.5+0)*100/4; !near(got, want) { // 65.45…
		t.Errorf("R-VES is %v, want %v", got, want)
	}
	if got := RVES(nil); !math.IsNaN(got) {
		t.Errorf("R-VES of nothing is %v", got)
	}
}

func TestTimeRatio(t *testing.T) {
	pred, gold := make([]time.Duration, 20), make([]time.Duration, 20)
	for i := range pred {
		pred[i], gold[i] = 10*time.Millisecond, 20*time.Millisecond+time.Duration(i%2)*10*time.Millisecond // ratios 2 and 3
	}
	if got := TimeRatio(pred, gold); !near(got, 2.5) {
		t.Errorf("%v, want 2.5", got)
	}
	gold[1] = time.Hour // 360,000: beyond three deviations, so that ten 2 and nine 3 remain
	if got := TimeRatio(pred, gold); !near(got, 47./19) {
		t.Errorf("with an outlier %v, want 47/19", got)
	}
	if got := TimeRatio(pred[:3], pred[:3]); got != 1 {
		t.Errorf("all the same: %v, want 1", got)
	}
}

// TestMeasuresAgree has what must hold on random results: a mark is a share, and that of gold's own result the best.
func TestMeasuresAgree(t *testing.T) {
	const seed = 3
	random := rand.New(rand.NewPCG(seed, 0))
	right := 0
	for n := range 5000 {
		a := testresult.Random(random, random.IntN(4), 1+random.IntN(3), 2)
		b := testresult.Random(random, random.IntN(4), 1+random.IntN(3), 2)
		for _, x := range []float64{SoftF1(a, b), EXf(a, b)} {
			if !(x >= 0 && x <= 1) {
				t.Fatalf("seed %d, case %d: a mark of %v", seed, n, x)
			}
		}
		if result.Match(a, b, false) {
			right++
			if EXf(a, b) != 1 {
				t.Fatalf("seed %d, case %d: EXf is %v: %v, %v", seed, n, EXf(a, b), a.Rows, b.Rows)
			}
		}
		if SoftF1(a, a) != 1 || EXf(a, a) != 1 || !EXb(a, a, 0) {
			t.Fatalf("seed %d, case %d: a result is not itself: %v", seed, n, a.Rows)
		}
	}
	t.Logf("seed %d: 5000 pairs, %d equal", seed, right)
	if right < 100 {
		t.Error("equal results hardly came up")
	}
}
