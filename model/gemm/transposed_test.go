package gemm

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

// Products of blocks as a backward pass has them, and those of rounded blocks both ways, are those of the same numbers
// in float32, bit by bit.
func TestProductsOfBlocksForTraining(t *testing.T) {
	defer func(before int) { minWork = before }(minWork)
	minWork = 1
	rng := rand.New(rand.NewPCG(9, 10))
	eachKernel(t, func(t *testing.T) {
		for i, of := range blockTypes {
			below := blockTypes[(i+3)%len(blockTypes)] // another format in the same matrix
			for j, s := range [][3]int{{1, 1, 256}, {13, 65, 768}, {40, 530, 512}, {3, 512, 1280}} {
				if testing.Short() && (i+j)%3 != 0 { // each format in one or two of the shapes
					continue
				}
				m, n, k := s[0], s[1], s[2]
				tensors := []gguf.Tensor{
					{Dims: []uint64{uint64(k), uint64(n)}, Type: of, Data: anyBlocks(rng, of, n*k)},
					{Dims: []uint64{uint64(k), 5}, Type: below, Data: anyBlocks(rng, below, 5*k)},
				}
				var numbers []float32 // [n+5, k]
				for _, x := range tensors {
					f, err := x.Float32s()
					if err != nil {
						t.Fatal(err)
					}
					numbers = append(numbers, f...)
				}
				n += 5
				mx := InBlocks(tensors...)
				a, dy := random(rng, m*k), random(rng, m*n)
				for beta, workers := range map[float32]int{0: 1, 1: 3} {
					want := random(rng, m*k)
					got := slices.Clone(want)
					Mul(false, false, m, k, n, 1, dy, n, numbers, k, beta, want, k)
					MulTransposed(workers, m, dy, n, mx, beta, got, k)
					sameBits(t, of, "transposed", got, want)
					if !HasBF16() {
						continue
					}
					copy(got, want)
					MulBF16(1, false, false, m, k, n, 1, dy, n, numbers, k, beta, want, k)
					MulTransposed(workers, m, dy, n, mx.Rounded(), beta, got, k)
					sameBits(t, of, "transposed and rounded", got, want)

					want = random(rng, m*n)
					got = slices.Clone(want)
					MulBF16(1, false, true, m, n, k, 1, a, k, numbers, k, beta, want, n)
					MulMatrix(workers, m, a, k, mx.Rounded(), beta, got, n)
					sameBits(t, of, "rounded", got, want)

					// A part of the columns, of both tensors where there are so many.
					from, to := n/2, n-2
					got = random(rng, m*(to-from))
					MulMatrix(workers, m, a, k, mx.Part(from, to-from).Rounded(), 0, got, to-from)
					MulMatrix(workers, m, a, k, mx.Rounded(), 0, want, n)
					for i := range m {
						sameBits(t, of, "part", got[i*(to-from):][:to-from], want[i*n+from:][:to-from])
					}
				}
			}
		}
	})
}

func sameBits(t *testing.T, of gguf.Type, what string, got, want []float32) {
	t.Helper()
	for i, w := range want {
		if got[i] != w && (got[i] == got[i] || w == w) {
			t.Fatalf("%s, %s: element %d is %v, want %v", of, what, i, got[i], w)
		}
	}
}
