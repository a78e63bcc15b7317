package gemm

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// The shapes of a small transformer: width 256, feed-forward 768, vocabulary 2048, heads of 64.
var benchShapes = []struct {
	name           string
	transA, transB bool
	m, n, k        int
	beta           float32
}{
	{"square", false, false, 1024, 1024, 1024, 0},
	{"y=x·wᵀ", false, true, 512, 256, 256, 0},
	{"y=x·wᵀ", false, true, 2048, 256, 256, 0},
	{"y=x·wᵀ", false, true, 2048, 768, 256, 0},
	{"y=x·wᵀ", false, true, 2048, 256, 768, 0},
	{"y=x·wᵀ", false, true, 2048, 2048, 256, 0},
	{"dx=dy·w", false, false, 2048, 256, 768, 0},
	{"dx=dy·w", false, false, 2048, 768, 256, 0},
	{"dx=dy·w", false, false, 2048, 256, 2048, 0},
	{"dw+=dyᵀ·x", true, false, 256, 256, 2048, 1},
	{"dw+=dyᵀ·x", true, false, 768, 256, 2048, 1},
	{"dw+=dyᵀ·x", true, false, 2048, 256, 2048, 1},
	{"q·kᵀ", false, true, 256, 256, 64, 0},
	{"q·kᵀ", false, true, 512, 512, 64, 0},
	{"p·v", false, false, 256, 64, 256, 0},
	{"p·v", false, false, 512, 64, 512, 0},
	{"dv=pᵀ·do", true, false, 512, 64, 512, 0},
	{"decode-q·kᵀ", false, true, 1, 1024, 64, 0},
	{"decode-q·k", false, false, 1, 1024, 64, 0}, // keys kept transposed
	{"decode-p·v", false, false, 1, 64, 1024, 0},
}

func BenchmarkMul(b *testing.B) {
	rng := rand.New(rand.NewPCG(9, 10))
	for _, kn := range kernels {
		for _, s := range benchShapes {
			x, y, c := random(rng, s.m*s.k), random(rng, s.k*s.n), make([]float32, s.m*s.n)
			lda, ldb := s.k, s.n
			if s.transA {
				lda = s.m
			}
			if s.transB {
				ldb = s.k
			}
			for _, workers := range []int{1, 2} {
				b.Run(fmt.Sprintf("%s/%s/%dx%dx%d/%d", kn.name, s.name, s.m, s.n, s.k, workers), func(b *testing.B) {
					use(b, kn)
					for b.Loop() {
						MulParallel(workers, s.transA, s.transB, s.m, s.n, s.k, 1, x, lda, y, ldb, s.beta, c, s.n)
					}
					reportGFLOPS(b, 2*s.m*s.n*s.k)
				})
			}
		}
	}
}

func BenchmarkMulMatrix(b *testing.B) {
	rng := rand.New(rand.NewPCG(11, 12))
	for _, kn := range kernels {
		for _, s := range [][2]int{{256, 256}, {256, 768}, {768, 256}, {256, 2048}, {2048, 8192}} {
			k, n := s[0], s[1]
			w := random(rng, k*n)
			for _, m := range []int{1, 2, 4, 8, 16, 512} {
				x, c := random(rng, m*k), make([]float32, m*n)
				for _, workers := range []int{1, 2} {
					b.Run(fmt.Sprintf("%s/%dx%dx%d/%d", kn.name, m, n, k, workers), func(b *testing.B) {
						use(b, kn)
						pb := Pack(make([]float32, PackedSize(k, n)), true, k, n, w, k)
						for b.Loop() {
							MulMatrix(workers, m, x, k, pb, 0, c, n)
						}
						reportGFLOPS(b, 2*m*n*k)
					})
				}
			}
		}
	}
}

func reportGFLOPS(b *testing.B, flop int) {
	b.ReportMetric(float64(flop)*float64(b.N)/b.Elapsed().Seconds()/1e9, "GFLOP/s")
}

func BenchmarkVector(b *testing.B) {
	rng := rand.New(rand.NewPCG(13, 14))
	x, y := random(rng, 1024), random(rng, 1024)
	for _, kn := range kernels {
		for name, f := range map[string]func(){
			"Exp":     func() { Exp(y, x) },
			"Dot":     func() { Dot(x, y) },
			"Axpy":    func() { Axpy(0.5, x, y) },
			"Softmax": func() { Softmax(y, len(y)) },
		} {
			b.Run(kn.name+"/"+name, func(b *testing.B) {
				use(b, kn)
				for b.Loop() {
					f()
				}
				b.ReportMetric(b.Elapsed().Seconds()*1e9/float64(b.N)/float64(len(x)), "ns/element")
			})
		}
	}
}
