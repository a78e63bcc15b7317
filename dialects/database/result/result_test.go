package result

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
)

type row = []database.Value

// ints is a result of whole numbers, one string a row, one digit a column.
func ints(rows ...string) *database.Result {
	r := &database.Result{Rows: [][]database.Value{}}
	for _, s := range rows {
		var cells row
		for _, c := range s {
			cells = append(cells, int64(c-'0'))
		}
		r.Rows = append(r.Rows, cells)
	}
	if len(rows) > 0 {
		r.Columns = make([]string, len(rows[0]))
	}
	return r
}

func result(columns int, rows ...[]database.Value) *database.Result {
	return &database.Result{Columns: make([]string, columns), Rows: rows}
}

func randomResult(random *rand.Rand, rows, columns, values int) *database.Result {
	r := &database.Result{Columns: make([]string, columns)}
	for range rows {
		cells := make(row, columns)
		for j := range cells {
			cells[j] = int64(random.IntN(values))
		}
		r.Rows = append(r.Rows, cells)
	}
	return r
}

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
	gold := result(2, row{"a", int64(1)}, row{"b", int64(2)}, row{"b", int64(2)})
	for _, c := range []struct {
		name    string
		pred    *database.Result
		ordered bool
		want    bool
	}{
		{"same", gold, true, true},
		{"other order", result(2, row{"b", int64(2)}, row{"a", int64(1)}, row{"b", int64(2)}), false, true},
		{"other order where order counts", result(2, row{"b", int64(2)}, row{"a", int64(1)}, row{"b", int64(2)}), true, false},
		{"duplicates count", result(2, row{"a", int64(1)}, row{"a", int64(1)}, row{"b", int64(2)}), false, false},
		{"a row less", result(2, row{"a", int64(1)}, row{"b", int64(2)}), false, false},
		{"integer and float", result(2, row{"a", 1.0}, row{"b", 2.0000000001}, row{"b", int64(2)}), true, true},
		{"text is no number", result(2, row{"a", "1"}, row{"b", int64(2)}, row{"b", int64(2)}), true, false},
		{"columns swapped", result(2, row{int64(1), "a"}, row{int64(2), "b"}, row{int64(2), "b"}), false, false},
		{"null is not zero", result(2, row{"a", nil}, row{"b", int64(2)}, row{"b", int64(2)}), false, false},
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
		{"order and duplicates do not count", ints("12", "34", "12"), ints("34", "12"), true},
		{"the order of columns does", ints("12", "34"), ints("21", "43"), false},
		{"a row more", ints("1", "2"), ints("1"), false},
		{"a column more", ints("11"), ints("1"), false},
		{"no rows", result(1), result(3), true},
		{"no rows against a row of NULL", result(1), result(1, row{nil}), false},
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
	a := result(2, row{0.1234565, "x"}, row{0.1234564999999, "y"})
	b := result(2, row{0.1234564999999, "x"}, row{0.1234565, "y"})
	if !Match(a, b, false) {
		t.Error("noise of 1e-13 decides which row is which")
	}
	if Match(a, result(2, row{0.1234565, "x"}, row{0.1234565, "x"}), false) {
		t.Error("x is y")
	}
}

func TestAgree(t *testing.T) {
	for _, c := range []struct {
		name string
		a, b *database.Result
		want bool
	}{
		{"rows and columns in another order", ints("12", "34"), ints("43", "21"), true},
		{"a sum in another order", result(2, row{0.1 + 0.2, "x"}), result(2, row{0.3, "x"}), true},
		{"duplicates count", ints("1", "1"), ints("1"), false},
		{"no rows", result(1), result(2), true},
		{"another value", ints("1"), ints("2"), false},
	} {
		if Agree(c.a, c.b) != c.want || Agree(c.b, c.a) != c.want {
			t.Errorf("%s: want %v", c.name, c.want)
		}
	}
}

func TestGroup(t *testing.T) {
	a, b, none := ints("12", "34"), ints("1"), result(1)
	swapped := ints("21", "43")
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
		{result(2), true},
		{result(2, row{nil, nil}, row{nil, nil}), true},
		{result(2, row{nil, nil}, row{nil, int64(0)}), false},
		{result(1, row{""}), false},
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
		a := randomResult(random, random.IntN(4), 1+random.IntN(3), 2)
		b := randomResult(random, random.IntN(4), 1+random.IntN(3), 2)
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
