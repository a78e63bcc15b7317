package gemm

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// rounded is x to the nearest bfloat16, to even between two.
func rounded(x float32) float64 {
	bits := math.Float32bits(x)
	bits += 0x7fff + bits>>16&1
	return float64(math.Float32frombits(bits &^ 0xffff))
}

// Products of rounded operands, summed exactly, for shapes with and without whole tiles, and for every layout.
func TestMulBF16(t *testing.T) {
	if !HasBF16() {
		t.Skip("this machine has no products of bfloat16: MulBF16 is MulParallel")
	}
	r := rand.New(rand.NewPCG(1, 2))
	for _, shape := range [][3]int{{1, 1, 1}, {16, 16, 32}, {32, 32, 64}, {33, 47, 65}, {100, 600, 512}, {5, 40, 1100}, {64, 513, 700}} {
		m, n, k := shape[0], shape[1], shape[2]
		for i, trans := range [][2]bool{{}, {true, false}, {false, true}, {true, true}} {
			for j, beta := range []float32{0, 1, 0.5} {
				if testing.Short() && (i+j)%3 != 0 { // one factor a layout
					continue
				}
				lda, ldb, ldc := k+3, n+2, n+5
				if trans[0] {
					lda = m + 3
				}
				if trans[1] {
					ldb = k + 2
				}
				draw := func(size int) []float32 {
					x := make([]float32, size)
					for i := range x {
						x[i] = r.Float32() - 0.5
					}
					return x
				}
				a, b, c := draw(max(m, k)*lda), draw(max(n, k)*ldb), draw(m*ldc)
				before := slices.Clone(c)
				MulBF16(2, trans[0], trans[1], m, n, k, 0.5, a, lda, b, ldb, beta, c, ldc)
				for i := range m {
					for j := range ldc {
						want, size := float64(before[i*ldc+j]), 0.
						if j < n {
							want *= float64(beta)
							for p := range k {
								x, y := a[i*lda+p], b[min(p*ldb+j, len(b)-1)]
								if trans[0] {
									x = a[p*lda+i]
								}
								if trans[1] {
									y = b[j*ldb+p]
								}
								product := rounded(x) * rounded(y)
								want += 0.5 * product
								size += math.Abs(product)
							}
						}
						if diff := math.Abs(float64(c[i*ldc+j]) - want); diff > 1e-6*(size+1) {
							t.Fatalf("%d×%d×%d, transposed %v, beta %v: C[%d,%d] is %v, want %v", m, n, k, trans, beta, i, j, c[i*ldc+j], want)
						}
					}
				}
			}
		}
	}
}

// What is computed alongside an element does not change it.
func TestMulBF16IsLocal(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	const m, n, k = 70, 80, 600
	a, b := make([]float32, m*k), make([]float32, k*n)
	for i := range a {
		a[i] = r.Float32()
	}
	for i := range b {
		b[i] = r.Float32()
	}
	all, one := make([]float32, m*n), make([]float32, n)
	MulBF16(2, false, false, m, n, k, 1, a, k, b, n, 0, all, n)
	MulBF16(1, false, false, 1, n, k, 1, a[37*k:], k, b, n, 0, one, n)
	if !slices.Equal(one, all[37*n:][:n]) {
		t.Error("a row alone differs from the same row among others")
	}
}

// A matrix that was rounded once gives the same bits as one that is rounded for each product: for all columns, and for
// the parts that workers take.
func TestPackBF16(t *testing.T) {
	defer func(work int) { minWork = work }(minWork)
	minWork = 1
	r := rand.New(rand.NewPCG(5, 6))
	for _, shape := range [][3]int{{1, 1, 1}, {1, 700, 513}, {3, 40, 1100}, {33, 47, 65}, {40, 1300, 7}, {200, 96, 384}} {
		m, n, k := shape[0], shape[1], shape[2]
		a, b, c := make([]float32, m*k), make([]float32, n*k), make([]float32, m*n)
		for _, x := range [][]float32{a, b, c} {
			for i := range x {
				x[i] = r.Float32() - 0.5
			}
		}
		pb := PackBF16(make([]float32, PackedSize(k, n)), true, k, n, b, k)
		for _, beta := range []float32{0, 1, 0.5} {
			for workers := 1; workers <= 3; workers++ {
				want, got := slices.Clone(c), slices.Clone(c)
				MulBF16(1, false, true, m, n, k, 1, a, k, b, k, beta, want, n)
				MulMatrix(workers, m, a, k, pb, beta, got, n)
				if !slices.Equal(got, want) {
					t.Errorf("%d×%d×%d, beta %v, %d workers: other bits than MulBF16", m, n, k, beta, workers)
				}
			}
		}
	}
}

// MulBF16 compared with MulParallel, for the products of a layer's forward and backward pass over 4,096 tokens.
func BenchmarkMulBF16(b *testing.B) {
	for _, s := range []struct {
		name           string
		transA, transB bool
		m, n, k        int
	}{{"forward", false, true, 4096, 512, 256}, {"input", false, false, 4096, 256, 512}, {"weight", true, false, 512, 256, 4096}} {
		x, y, z := make([]float32, s.m*s.k), make([]float32, s.k*s.n), make([]float32, s.m*s.n)
		lda, ldb := s.k, s.n
		if s.transA {
			lda = s.m
		}
		if s.transB {
			ldb = s.k
		}
		run := func(name string, mul func()) {
			b.Run(fmt.Sprint(s.name, " ", name), func(b *testing.B) {
				for b.Loop() {
					mul()
				}
				b.ReportMetric(2*float64(s.m)*float64(s.n)*float64(s.k)*float64(b.N)/b.Elapsed().Seconds()/1e9, "GFLOP/s")
			})
		}
		run("float32", func() { MulParallel(1, s.transA, s.transB, s.m, s.n, s.k, 1, x, lda, y, ldb, 0, z, s.n) })
		run("bfloat16", func() { MulBF16(1, s.transA, s.transB, s.m, s.n, s.k, 1, x, lda, y, ldb, 0, z, s.n) })
	}
}
