package gemm

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

var blockTypes = []gguf.Type{
	gguf.F32, gguf.F16, gguf.BF16, gguf.Q8_0, gguf.Q4_0, gguf.Q4_1, gguf.Q5_0, gguf.Q5_1, gguf.Q4_K, gguf.Q5_K, gguf.Q6_K,
}

// anyBlocks are blocks of all codes: random bytes, whose scales are finite.
func anyBlocks(rng *rand.Rand, t gguf.Type, n int) []byte {
	b := make([]byte, t.Size(n))
	for i := range b {
		b[i] = byte(rng.Uint32())
	}
	size := t.Size(t.BlockSize())
	for i := 0; i < len(b); i += size {
		block := b[i:][:size]
		switch t {
		case gguf.F32, gguf.BF16:
			block[size-1] &= 0xbf // an exponent below 2
		case gguf.Q6_K:
			block[209] &= 0xbf
		default:
			block[1] &= 0xbf
			if t == gguf.Q4_1 || t == gguf.Q5_1 || t == gguf.Q4_K || t == gguf.Q5_K {
				block[3] &= 0xbf
			}
		}
	}
	return b
}

// Each kernel's code for a format has the bits of the plain Go in package gguf.
func TestExpanders(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	eachKernel(t, func(t *testing.T) {
		for of, expand := range chosen.expanders {
			for _, blocks := range []int{1, 2, 3, 7, 16, 100} {
				n := blocks * of.BlockSize()
				b := anyBlocks(rng, of, n)
				want, got := make([]float32, n), make([]float32, n+1)
				got[n] = 17
				if err := gguf.Dequantize(of, want, b); err != nil {
					t.Fatal(err)
				}
				expand(got[:n], b)
				for i, w := range want {
					if math.Float32bits(got[i]) != math.Float32bits(w) {
						t.Fatalf("%s: element %d of %d is %v, want %v", of, i, n, got[i], w)
					}
				}
				if got[n] != 17 {
					t.Errorf("%s: wrote after its %d elements", of, n)
				}
			}
		}
	})
}

// Products of blocks are those of the same numbers in float32, bit by bit.
func TestInBlocks(t *testing.T) {
	defer func(before int) { minWork = before }(minWork)
	minWork = 1
	rng := rand.New(rand.NewPCG(9, 10))
	eachKernel(t, func(t *testing.T) {
		for i, of := range blockTypes {
			below := blockTypes[(i+3)%len(blockTypes)] // another format in the same matrix
			for j, s := range [][3]int{{1, 1, 256}, {1, 33, 512}, {3, 100, 768}, {13, 65, 256}, {50, 530, 1280}, {200, 40, 256}} {
				if testing.Short() && (i+j)%2 != 0 { // each format in half of the shapes
					continue
				}
				m, n, k := s[0], s[1], s[2]
				tensors := []gguf.Tensor{
					{Dims: []uint64{uint64(k), uint64(n)}, Type: of, Data: anyBlocks(rng, of, n*k)},
					{Dims: []uint64{uint64(k), 5}, Type: below, Data: anyBlocks(rng, below, 5*k)},
				}
				var b []float32
				for _, tensor := range tensors {
					x, err := tensor.Float32s()
					if err != nil {
						t.Fatal(err)
					}
					b = append(b, x...)
				}
				a, start := random(rng, m*k), random(rng, m*(n+5))
				mx := InBlocks(tensors...)
				if mx.Rows() != k || mx.Columns() != n+5 {
					t.Fatalf("%d × %d", mx.Rows(), mx.Columns())
				}
				for _, beta := range []float32{0, 1} {
					want, got := slices.Clone(start), slices.Clone(start)
					Mul(false, true, m, n+5, k, 1, a, k, b, k, beta, want, n+5)
					for l, workers := range []int{1, 2, 5} {
						if testing.Short() && ((i+j)/2+int(beta)+l)%3 != 0 { // one number of workers for each format, shape and beta
							continue
						}
						copy(got, start)
						MulMatrix(workers, m, a, k, mx, beta, got, n+5)
						if !slices.EqualFunc(got, want, func(x, y float32) bool { return math.Float32bits(x) == math.Float32bits(y) }) {
							t.Fatalf("%s, %d×%d×%d, %d workers: other bits than Mul", of, m, n, k, workers)
						}
					}
				}
			}
		}
	})
}

// Rows that are no multiple of the block of k.
func TestInBlocksOfShortRows(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	eachKernel(t, func(t *testing.T) {
		for _, of := range blockTypes {
			for _, k := range []int{16, 20, 32, 288, 896} {
				if k%of.BlockSize() != 0 {
					continue
				}
				tensor := gguf.Tensor{Dims: []uint64{uint64(k), 40}, Type: of, Data: anyBlocks(rng, of, 40*k)}
				b, err := tensor.Float32s()
				if err != nil {
					t.Fatal(err)
				}
				a, want, got := random(rng, 2*k), make([]float32, 80), make([]float32, 80)
				Mul(false, true, 2, 40, k, 1, a, k, b, k, 0, want, 40)
				MulMatrix(1, 2, a, k, InBlocks(tensor), 0, got, 40)
				for i := range want {
					if math.Float32bits(got[i]) != math.Float32bits(want[i]) {
						t.Fatalf("%s, rows of %d: %v, want %v", of, k, got[i], want[i])
					}
				}
			}
		}
	})
}
