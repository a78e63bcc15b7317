package gemm

import (
	"fmt"
	"math/rand/v2"
	"syscall"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

// Products of a layer of a 0.5B with a LoRA of rank 16, forward and backward, in floating-point operations a second of
// the processor's time.
func BenchmarkOperand(b *testing.B) {
	if !HasBF16() {
		b.Skip("no bfloat16")
	}
	rng := rand.New(rand.NewPCG(9, 10))
	for _, m := range []int{64, 1024} {
		for _, s := range []struct {
			name string
			of   gguf.Type
			n, k int
		}{{"gateUp", gguf.Q5_0, 9728, 896}, {"down", gguf.Q4_K, 896, 4864}, {"output", gguf.Q8_0, 32768, 896}} {
			w := InBlocks(gguf.Tensor{Dims: []uint64{uint64(s.k), uint64(s.n)}, Type: s.of, Data: anyBlocks(rng, s.of, s.n*s.k)}).Rounded()
			x, y := random(rng, m*s.k), random(rng, m*s.n)
			low, v, u := random(rng, m*16), random(rng, 16*s.n), random(rng, 16*s.k)
			var o Operand
			for name, f := range map[string]func(){
				"forward": func() {
					o.Round(1, m, s.k, 16, x, s.k)
					o.Append(1, low, 16)
					o.MulMatrix(1, w, v, 16, 0, y, s.n)
				},
				"input": func() {
					o.Round(1, m, s.n, 16, y, s.n)
					o.Append(1, low, 16)
					o.MulTransposed(1, w, u, s.k, 0, x, s.k)
				},
			} {
				b.Run(fmt.Sprint(s.name, "/", m, " rows/", name), func(b *testing.B) {
					var before, after syscall.Rusage
					_ = syscall.Getrusage(syscall.RUSAGE_SELF, &before)
					n := 0
					for b.Loop() {
						f()
						n++
					}
					_ = syscall.Getrusage(syscall.RUSAGE_SELF, &after)
					cpu := float64(after.Utime.Nano()-before.Utime.Nano()) / 1e9
					b.ReportMetric(2*float64(n*m*s.n*s.k)/cpu/1e9, "GFLOP/cpu-s")
					b.ReportMetric(cpu/float64(n)*1e3, "cpu-ms")
				})
			}
		}
	}
}
