package result

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testresult"
)

func TestMatchPermuted(t *testing.T) {
	for _, c := range []struct {
		name               string
		a, b               *database.Result
		unordered, ordered bool
	}{
		{"columns swapped", testresult.Ints("12", "34"), testresult.Ints("21", "43"), true, true},
		{"rows swapped", testresult.Ints("12", "34"), testresult.Ints("34", "12"), true, false},
		{"both", testresult.Ints("12", "34", "56"), testresult.Ints("65", "21", "43"), true, false},
		{"each column has its values, rows do not", testresult.Ints("12", "34"), testresult.Ints("14", "32"), false, false},
		{"a set, not a multiset", testresult.Ints("1", "1", "2"), testresult.Ints("1", "2", "2"), false, false},
		{"duplicate rows", testresult.Ints("12", "12", "34"), testresult.Ints("21", "43", "21"), true, false},
		{"duplicate columns", testresult.Ints("112", "334"), testresult.Ints("121", "343"), true, true},
		{"another column is the duplicate", testresult.Ints("112", "334"), testresult.Ints("122", "344"), false, false},
		{"rows of the same cells", testresult.Ints("12", "21"), testresult.Ints("12", "12"), false, false},
		{"more columns", testresult.Ints("12"), testresult.Ints("123"), false, false},
		{"more rows", testresult.Ints("12", "12"), testresult.Ints("12"), false, false},
		{"a column too few, but no rows", testresult.Rows(1), testresult.Rows(2), true, true},
		{"rows against none", testresult.Ints("1"), testresult.Rows(1), false, false},
		{"a cycle of six is not two of three", // edges of a graph over columns: every row and column looks alike
			testresult.Ints("110000", "011000", "001100", "000110", "000011", "100001"),
			testresult.Ints("110000", "011000", "101000", "000110", "000011", "000101"), false, false},
		{"a cycle of six, otherwise numbered",
			testresult.Ints("110000", "011000", "001100", "000110", "000011", "100001"),
			testresult.Ints("000101", "100100", "010001", "011000", "001010", "100010"), true, false},
	} {
		for _, ab := range [][2]*database.Result{{c.a, c.b}, {c.b, c.a}} {
			if got := MatchPermuted(ab[0], ab[1], false); got != c.unordered {
				t.Errorf("%s: %v, want %v", c.name, got, c.unordered)
			}
			if got := MatchPermuted(ab[0], ab[1], true); got != c.ordered {
				t.Errorf("%s, in order: %v, want %v", c.name, got, c.ordered)
			}
		}
	}
	mixed := testresult.Rows(3, row{int64(1), "1", nil}, row{1.0, "x", nil})
	if !MatchPermuted(mixed, testresult.Rows(3, row{nil, 1.0, "x"}, row{nil, int64(1), "1"}), false) {
		t.Error("1 and 1.0 are one, '1' is a text, NULL is NULL")
	}
}

// permutedByForce is the script's way: every permutation of the columns.
func permutedByForce(a, b Table, ordered bool) bool {
	if len(a) != len(b) || len(a) == 0 {
		return len(a) == len(b)
	}
	columns := len(a[0])
	if len(b[0]) != columns {
		return false
	}
	var try func(p []int) bool
	try = func(p []int) bool {
		if len(p) == columns {
			permuted := make(Table, len(b))
			for i := range b {
				for _, j := range p {
					permuted[i] = append(permuted[i], b[i][j])
				}
			}
			return ordered && slices.EqualFunc(a, permuted, slices.Equal) || !ordered && sameRows(a, permuted)
		}
		for j := range columns {
			if !slices.Contains(p, j) && try(append(slices.Clone(p), j)) {
				return true
			}
		}
		return false
	}
	return try(nil)
}

// TestMatchPermutedIsForce compares with all permutations on small random tables, half of them shuffled and then
// sometimes changed in one cell, so that both answers come up.
func TestMatchPermutedIsForce(t *testing.T) {
	const seed = 7
	random := rand.New(rand.NewPCG(seed, 0))
	equal := map[bool]int{}
	for n := range 4000 {
		rows, columns, values := 1+random.IntN(5), 1+random.IntN(5), 1+random.IntN(3)
		a := testresult.Random(random, rows, columns, values)
		b := testresult.Random(random, rows, columns, values)
		if n%2 == 0 {
			b = shuffled(random, a)
			if random.IntN(2) == 0 {
				b.Rows[random.IntN(rows)][random.IntN(columns)] = int64(random.IntN(values))
			}
		}
		x, y := Encode(a, b)
		for _, ordered := range []bool{false, true} {
			want := permutedByForce(x, y, ordered)
			equal[want]++
			if got := MatchPermuted(a, b, ordered); got != want {
				t.Fatalf("seed %d, case %d, ordered %v: %v, want %v\n%v\n%v", seed, n, ordered, got, want, a.Rows, b.Rows)
			}
		}
	}
	t.Logf("seed %d: %d comparisons equal, %d not", seed, equal[true], equal[false])
	if min(equal[true], equal[false]) < 1000 {
		t.Error("one answer hardly came up")
	}
}

// cycles are rings of columns: row i of a ring joins two neighbours. Every row and every column looks like every other,
// so that only guesses tell one ring of n from two of n/2.
func cycles(lengths ...int) *database.Result {
	n := 0
	for _, l := range lengths {
		n += l
	}
	r := &database.Result{Columns: make([]string, n)}
	at := 0
	for _, l := range lengths {
		for i := range l {
			cells := make(row, n)
			for j := range cells {
				cells[j] = int64(0)
			}
			cells[at+i], cells[at+(i+1)%l] = int64(1), int64(1)
			r.Rows = append(r.Rows, cells)
		}
		at += l
	}
	return r
}

// TestMatchPermutedIsQuick has wide results on which permutations, tried one by one, would not end.
func TestMatchPermutedIsQuick(t *testing.T) {
	const seed = 11
	random := rand.New(rand.NewPCG(seed, 0))
	wide := testresult.Random(random, 200, 60, 2)
	other := shuffled(random, wide)
	other.Rows[7][9], other.Rows[7][10] = int64(1)-other.Rows[7][9].(int64), int64(1)-other.Rows[7][10].(int64)
	constant := testresult.Random(random, 50, 60, 1)
	unit := cycles(slices.Repeat([]int{1}, 60)...) // ones on the diagonal: every permutation of columns is one of rows
	for _, c := range []struct {
		name string
		a, b *database.Result
		want bool
	}{
		{"60 columns of 0 and 1", wide, shuffled(random, wide), true},
		{"two cells changed", wide, other, false},
		{"60 equal columns", constant, shuffled(random, constant), true},
		{"a diagonal", unit, shuffled(random, unit), true},
		{"a ring of 60", cycles(60), shuffled(random, cycles(60)), true},
		{"a ring of 60, two of 30", cycles(60), shuffled(random, cycles(30, 30)), false},
		{"ten rings of 6, twenty of 3", cycles(slices.Repeat([]int{6}, 10)...), shuffled(random, cycles(slices.Repeat([]int{3}, 20)...)), false},
	} {
		start := time.Now()
		if got := MatchPermuted(c.a, c.b, false); got != c.want {
			t.Errorf("seed %d: %s: %v, want %v", seed, c.name, got, c.want)
		}
		took := time.Since(start)
		t.Logf("%s: %v", c.name, took)
		if took > time.Minute { // a machine may be busy; 60! permutations take longer
			t.Errorf("%s took %v", c.name, took)
		}
	}
}

func BenchmarkMatchPermuted(b *testing.B) {
	random := rand.New(rand.NewPCG(1, 0))
	for _, size := range [][2]int{{10, 3}, {1000, 10}, {1000, 60}, {10000, 30}} {
		gold := testresult.Random(random, size[0], size[1], 4)
		pred := shuffled(random, gold)
		b.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(b *testing.B) {
			for b.Loop() {
				if !MatchPermuted(pred, gold, false) {
					b.Fatal("not equal")
				}
			}
		})
	}
}
