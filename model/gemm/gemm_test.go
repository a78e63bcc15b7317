package gemm

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// eachKernel runs a test with every kernel that this machine can run.
func eachKernel(t *testing.T, test func(t *testing.T)) {
	t.Helper()
	for _, kn := range kernels {
		t.Run(kn.name, func(t *testing.T) {
			use(t, kn)
			test(t)
		})
	}
}

func use(t testing.TB, kn *kernel) {
	before := chosen
	chosen = kn
	t.Cleanup(func() { chosen = before })
}

func random(rng *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = float32(rng.NormFloat64())
	}
	return x
}

// rowsOf spells out op(x) [rows, cols] in float64.
func rowsOf(x []float32, ld int, trans bool, rows, cols int) [][]float64 {
	y := make([][]float64, rows)
	for i := range y {
		y[i] = make([]float64, cols)
		for j := range y[i] {
			if trans {
				y[i][j] = float64(x[j*ld+i])
			} else {
				y[i][j] = float64(x[i*ld+j])
			}
		}
	}
	return y
}

var shapes = [][3]int{ // m, n, k
	{1, 1, 1}, {1, 32, 256}, {2, 3, 5}, {3, 33, 257}, {4, 8, 16}, {5, 31, 300}, {6, 16, 64}, {7, 17, 1},
	{8, 100, 255}, {9, 65, 512}, {10, 48, 33}, {11, 129, 700}, {12, 32, 256}, {13, 97, 513}, {24, 64, 64},
	{37, 70, 300}, {64, 64, 37}, {47, 130, 40}, {49, 130, 40}, {25, 515, 260}, {100, 65, 260}, {29, 1040, 20}, {0, 4, 4}, {4, 0, 4}, {4, 4, 0},
}

func TestMulAgainstFloat64(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		rng := rand.New(rand.NewPCG(1, 2))
		for i, s := range shapes {
			m, n, k := s[0], s[1], s[2]
			for j, trans := range [][2]bool{{false, false}, {false, true}, {true, false}, {true, true}} {
				for l, f := range [][2]float32{{1, 0}, {1, 1}, {0.3, 0}, {-2, 0.5}, {0, 2}, {0, 0}} {
					if testing.Short() && (i+j+l)%3 != 0 { // two pairs of factors, which take turns
						continue
					}
					checkMul(t, rng, trans[0], trans[1], m, n, k, f[0], f[1])
				}
			}
		}
	})
}

func checkMul(t *testing.T, rng *rand.Rand, transA, transB bool, m, n, k int, alpha, beta float32) {
	t.Helper()
	sizeA, lda, sizeB, ldb, ldc := m*(k+3), k+3, k*(n+1), n+1, n+2
	if transA {
		sizeA, lda = k*(m+3), m+3
	}
	if transB {
		sizeB, ldb = n*(k+1), k+1
	}
	a, b, c := random(rng, sizeA), random(rng, sizeB), random(rng, (m+1)*ldc)
	before := slices.Clone(c)
	if beta == 0 {
		for i := range m {
			for j := range n {
				c[i*ldc+j] = float32(math.NaN()) // must be overwritten unread
			}
		}
	}
	Mul(transA, transB, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
	rows, columns := rowsOf(a, lda, transA, m, k), rowsOf(b, ldb, !transB, n, k)
	for i := range m + 1 {
		for j := range ldc {
			got := float64(c[i*ldc+j])
			if i == m || j >= n {
				if got != float64(before[i*ldc+j]) {
					t.Fatalf("m=%d n=%d k=%d: wrote outside C at (%d, %d)", m, n, k, i, j)
				}
				continue
			}
			want := float64(beta) * float64(before[i*ldc+j])
			size := math.Abs(want)
			column := columns[j]
			for p, x := range rows[i] {
				x *= float64(alpha) * column[p]
				want += x
				size += math.Abs(x)
			}
			// Summation error is at most (k+3)·2⁻²⁴·Σ|x| (Higham 2002, §3.1); in practice far below.
			if tol := float64(k+3) * 0x1p-24 * size; !(math.Abs(got-want) <= tol) {
				t.Fatalf("A%v B%v m=%d n=%d k=%d alpha=%g beta=%g: C[%d,%d] = %g, want %g ± %g",
					transA, transB, m, n, k, alpha, beta, i, j, got, want, tol)
			}
		}
	}
}

// An element's bits depend on its row, its column and k alone.
func TestBatchInvariance(t *testing.T) {
	before := minWork
	minWork = 1
	t.Cleanup(func() { minWork = before })
	eachKernel(t, func(t *testing.T) {
		rng := rand.New(rand.NewPCG(3, 4))
		for i, s := range shapes {
			m, n, k := s[0], s[1], s[2]
			if m*n*k == 0 {
				continue
			}
			a, b := random(rng, m*k), random(rng, k*n)
			at, bt := transposed(a, m, k), transposed(b, k, n)
			want := random(rng, m*n)
			start := slices.Clone(want)
			Mul(false, false, m, n, k, 1, a, k, b, n, 1, want, n)
			run := func(name string, f func(c []float32)) {
				t.Helper()
				c := slices.Clone(start)
				f(c)
				for i := range c {
					if math.Float32bits(c[i]) != math.Float32bits(want[i]) {
						t.Fatalf("m=%d n=%d k=%d: %s: C[%d,%d] = %v, want the bits of %v", m, n, k, name, i/n, i%n, c[i], want[i])
					}
				}
			}
			run("transposed", func(c []float32) { Mul(true, true, m, n, k, 1, at, m, bt, k, 1, c, n) })
			for _, workers := range []int{2, 3, 16} {
				run(fmt.Sprint(workers, " workers"), func(c []float32) {
					MulParallel(workers, true, false, m, n, k, 1, at, m, b, n, 1, c, n)
				})
			}
			for _, pb := range []*Matrix{Pack(make([]float32, PackedSize(k, n)), false, k, n, b, n), Pack(make([]float32, PackedSize(k, n)), true, k, n, bt, k)} {
				for _, workers := range []int{1, 2, 5} {
					run("packed", func(c []float32) { MulMatrix(workers, m, a, k, pb, 1, c, n) })
				}
				for size := 1; size <= 13; size++ {
					if testing.Short() && (i+size)%3 != 0 { // sizes take turns
						continue
					}
					run(fmt.Sprint("packed, rows in groups of ", size), func(c []float32) {
						for i := 0; i < m; i += size {
							MulMatrix(1, min(size, m-i), a[i*k:], k, pb, 1, c[i*n:], n)
						}
					})
				}
			}
			run("one column at a time", func(c []float32) {
				for j := range n {
					Mul(false, false, m, 1, k, 1, a, k, b[j:], n, 1, c[j:], n)
				}
			})
		}
	})
}

func transposed(x []float32, rows, cols int) []float32 {
	y := make([]float32, len(x))
	for i := range rows {
		for j := range cols {
			y[j*rows+i] = x[i*cols+j]
		}
	}
	return y
}

func TestShortSlicesPanic(t *testing.T) {
	x := make([]float32, 100)
	for name, f := range map[string]func(){
		"A has 100 elements":                 func() { Mul(false, false, 11, 1, 10, 1, x, 10, x, 1, 0, x, 1) },
		"A is 2×10 with leading dimension 9": func() { Mul(false, false, 2, 1, 10, 1, x, 9, x, 1, 0, x, 1) },
		"B has 100 elements":                 func() { Mul(false, true, 1, 11, 10, 1, x, 10, x, 10, 0, x, 11) },
		"C has 99 elements":                  func() { Mul(false, false, 10, 10, 1, 1, x, 1, x, 10, 0, x[:99], 10) },
		"B has 5 elements":                   func() { Pack(make([]float32, PackedSize(3, 2)), false, 3, 2, x[:5], 2) },
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if got := fmt.Sprint(recover()); !strings.Contains(got, name) {
					t.Errorf("panic says %q, want it to contain %q", got, name)
				}
			}()
			f()
		})
	}
}

func TestNoAllocation(t *testing.T) {
	const n = 70
	x, c := make([]float32, n*n), make([]float32, n*n)
	pb := Pack(make([]float32, PackedSize(n, n)), false, n, n, x, n)
	if got := testing.AllocsPerRun(100, func() {
		Mul(true, true, n, n, n, 2, x, n, x, n, 1, c, n)
		MulMatrix(1, n, x, n, pb, 0, c, n)
		Softmax(c[:n], n)
	}); got > 0 {
		t.Errorf("%v allocations", got)
	}
}

func TestChoose(t *testing.T) {
	for _, kn := range kernels {
		if choose(kn.name) != kn {
			t.Errorf("%s was not chosen by its name", kn.name)
		}
	}
	defer func() {
		if got := fmt.Sprint(recover()); !strings.Contains(got, "SQLAGENT_GEMM=mmx") {
			t.Errorf("panic says %q, want it to name the variable", got)
		}
	}()
	choose("mmx")
}
