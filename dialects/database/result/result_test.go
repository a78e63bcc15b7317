package result

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testresult"
)

type row = []database.Value

// shuffled is a result with its rows and its columns in another order.
func shuffled(random *rand.Rand, r *database.Result) *database.Result {
	out := &database.Result{Columns: r.Columns}
	columns := random.Perm(len(r.Columns))
	for _, i := range random.Perm(len(r.Rows)) {
		cells := make(row, len(columns))
		for j, from := range columns {
			cells[j] = r.Rows[i][from]
		}
		out.Rows = append(out.Rows, cells)
	}
	return out
}

func TestMatch(t *testing.T) {
	type row = []database.Value
	gold := testresult.Rows(2, row{"a", int64(1)}, row{"b", int64(2)}, row{"b", int64(2)})
	for _, c := range []struct {
		name    string
		pred    *database.Result
		ordered bool
		want    bool
	}{
		{"same", gold, true, true},
		{"other order", testresult.Rows(2, row{"b", int64(2)}, row{"a", int64(1)}, row{"b", int64(2)}), false, true},
		{"other order where order counts", testresult.Rows(2, row{"b", int64(2)}, row{"a", int64(1)}, row{"b", int64(2)}), true, false},
		{"duplicates count", testresult.Rows(2, row{"a", int64(1)}, row{"a", int64(1)}, row{"b", int64(2)}), false, false},
		{"a row less", testresult.Rows(2, row{"a", int64(1)}, row{"b", int64(2)}), false, false},
		{"integer and float", testresult.Rows(2, row{"a", 1.0}, row{"b", 2.0000000001}, row{"b", int64(2)}), true, true},
		{"text is no number", testresult.Rows(2, row{"a", "1"}, row{"b", int64(2)}, row{"b", int64(2)}), true, false},
		{"columns swapped", testresult.Rows(2, row{int64(1), "a"}, row{int64(2), "b"}, row{int64(2), "b"}), false, false},
		{"null is not zero", testresult.Rows(2, row{"a", nil}, row{"b", int64(2)}, row{"b", int64(2)}), false, false},
	} {
		if got := Match(c.pred, gold, c.ordered); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestMatchSet(t *testing.T) {
	for _, c := range []struct {
		name string
		a, b *database.Result
		want bool
	}{
		{"order and duplicates do not count", testresult.Ints("12", "34", "12"), testresult.Ints("34", "12"), true},
		{"the order of columns does", testresult.Ints("12", "34"), testresult.Ints("21", "43"), false},
		{"a row more", testresult.Ints("1", "2"), testresult.Ints("1"), false},
		{"a column more", testresult.Ints("11"), testresult.Ints("1"), false},
		{"no rows", testresult.Rows(1), testresult.Rows(3), true},
		{"no rows against a row of NULL", testresult.Rows(1), testresult.Rows(1, row{nil}), false},
	} {
		if MatchSet(c.a, c.b) != c.want || MatchSet(c.b, c.a) != c.want {
			t.Errorf("%s: want %v", c.name, c.want)
		}
	}
}

// TestMatchIsNotFooledByOrder has rows that differ by noise only, in a column that decides their order: sorted by what
// they print, they would be compared crosswise.
func TestMatchIsNotFooledByOrder(t *testing.T) {
	type row = []database.Value
	a := testresult.Rows(2, row{0.1234565, "x"}, row{0.1234564999999, "y"})
	b := testresult.Rows(2, row{0.1234564999999, "x"}, row{0.1234565, "y"})
	if !Match(a, b, false) {
		t.Error("noise of 1e-13 decides which row is which")
	}
	if Match(a, testresult.Rows(2, row{0.1234565, "x"}, row{0.1234565, "x"}), false) {
		t.Error("x is y")
	}
}

func TestAgree(t *testing.T) {
	for _, c := range []struct {
		name string
		a, b *database.Result
		want bool
	}{
		{"rows and columns in another order", testresult.Ints("12", "34"), testresult.Ints("43", "21"), true},
		{"a sum in another order", testresult.Rows(2, row{0.1 + 0.2, "x"}), testresult.Rows(2, row{0.3, "x"}), true},
		{"duplicates count", testresult.Ints("1", "1"), testresult.Ints("1"), false},
		{"no rows", testresult.Rows(1), testresult.Rows(2), true},
		{"another value", testresult.Ints("1"), testresult.Ints("2"), false},
	} {
		if Agree(c.a, c.b) != c.want || Agree(c.b, c.a) != c.want {
			t.Errorf("%s: want %v", c.name, c.want)
		}
	}
}

func TestGroup(t *testing.T) {
	a, b, none := testresult.Ints("12", "34"), testresult.Ints("1"), testresult.Rows(1)
	swapped := testresult.Ints("21", "43")
	got := Group([]*database.Result{nil, b, a, none, nil, swapped, b}, Agree)
	if want := [][]int{{1, 6}, {2, 5}, {3}}; !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("groups %v, want %v", got, want)
	}
	if got := Group(nil, Agree); got != nil {
		t.Errorf("groups of nothing: %v", got)
	}
}

func TestEmpty(t *testing.T) {
	for _, c := range []struct {
		r    *database.Result
		want bool
	}{
		{testresult.Rows(2), true},
		{testresult.Rows(2, row{nil, nil}, row{nil, nil}), true},
		{testresult.Rows(2, row{nil, nil}, row{nil, int64(0)}), false},
		{testresult.Rows(1, row{""}), false},
	} {
		if Empty(c.r) != c.want {
			t.Errorf("%v: want %v", c.r.Rows, c.want)
		}
	}
}

// TestRulesAgree has what must hold between the rules on random results: strict → permuted → set up to columns.
func TestRulesAgree(t *testing.T) {
	const seed = 3
	random := rand.New(rand.NewPCG(seed, 0))
	strict := 0
	for n := range 5000 {
		a := testresult.Random(random, random.IntN(4), 1+random.IntN(3), 2)
		b := testresult.Random(random, random.IntN(4), 1+random.IntN(3), 2)
		if Match(a, b, true) && !Match(a, b, false) || Match(a, b, false) && !(MatchPermuted(a, b, false) && MatchSet(a, b)) {
			t.Fatalf("seed %d, case %d: a stricter rule holds and a laxer one does not: %v, %v", seed, n, a.Rows, b.Rows)
		}
		if Match(a, b, false) {
			strict++
		}
		if !Match(a, a, true) || !MatchPermuted(shuffled(random, a), a, false) {
			t.Fatalf("seed %d, case %d: a result is not itself: %v", seed, n, a.Rows)
		}
	}
	t.Logf("seed %d: 5000 pairs, %d strictly equal", seed, strict)
	if strict < 100 {
		t.Error("the rules hardly had a say")
	}
}
