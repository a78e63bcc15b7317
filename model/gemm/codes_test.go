package gemm

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

// eachCodes runs a test with the plain Go of products by codes, and with the machine's.
func eachCodes(t *testing.T, test func(t *testing.T)) {
	plain := goKernel
	plain.byCodes = &byCodes{goDots, goRound, func(kc int, src []float32, ld int, dst []float32) {
		for j := range Panel {
			for p := range kc {
				dst[p*Panel+j] = src[j*ld+p]
			}
		}
	}, goCoders}
	for _, kn := range append(slices.Clone(kernels), &plain) {
		if kn.byCodes != nil {
			t.Run(kn.name, func(t *testing.T) {
				use(t, kn)
				test(t)
			})
		}
	}
}

// scaled are blocks whose numbers are about as large as weights: products of any scales would have no error that means
// anything.
func scaled(rng *rand.Rand, of gguf.Type, n int) []byte {
	b, err := gguf.Quantize(of, random(rng, n))
	if err != nil {
		panic(err)
	}
	return b
}

// The products are those of the numbers that the codes stand for, and of activations as they were rounded.
func TestCodesAgainstFloat64(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	eachCodes(t, func(t *testing.T) {
		for of := range goCoders {
			for _, s := range [][3]int{{1, 32, 256}, {1, 33, 512}, {7, 70, 768}, {13, 40, 256}} {
				m, n, k := s[0], s[1], s[2]
				tensor := gguf.Tensor{Dims: []uint64{uint64(k), uint64(n)}, Type: of, Data: scaled(rng, of, n*k)}
				w, err := tensor.Float32s()
				if err != nil {
					t.Fatal(err)
				}
				a, c := random(rng, m*k), random(rng, m*n)
				start := slices.Clone(c)
				mx := InBlocks(tensor)
				if !mx.HasCodes() {
					t.Fatalf("%s: no products", of)
				}
				MulCodes(1, m, a, k, mx, 1, c, n)
				high, low, scales, sums := make([]int8, k), make([]int8, k), make([]float32, k/16), make([]float32, k/16)
				for i := range m {
					goRound(high, low, scales, sums, a[i*k:][:k])
					for j := range n {
						want, size := float64(start[i*n+j]), 0.0
						for p := range k {
							x := float64(scales[p/16]) * (256*float64(high[p]) + float64(low[p])) * float64(w[j*k+p])
							want += x
							// What is subtracted again, least·Σa, is up to 32 times as large as a product.
							size += math.Abs(float64(scales[p/16]) * topA * float64(w[j*k+p]))
						}
						if got := float64(c[i*n+j]); !(math.Abs(got-want) <= 0x1p-20*(size+math.Abs(want))) {
							t.Fatalf("%s, %d×%d×%d: C[%d,%d] = %g, want %g (%g)", of, m, n, k, i, j, got, want, size)
						}
					}
				}
			}
		}
	})
}

// An element's bits depend on its row, its column and k alone.
func TestCodesIsBatchInvariant(t *testing.T) {
	defer func(before int) { minWork = before }(minWork)
	minWork = 1
	rng := rand.New(rand.NewPCG(15, 16))
	eachCodes(t, func(t *testing.T) {
		for of := range goCoders {
			const m, n, k = 23, 100, 768
			mx := InBlocks(
				gguf.Tensor{Dims: []uint64{k, 64}, Type: of, Data: scaled(rng, of, 64*k)},
				gguf.Tensor{Dims: []uint64{k, n - 64}, Type: gguf.Q8_0, Data: scaled(rng, gguf.Q8_0, (n-64)*k)})
			a, want := random(rng, m*k), make([]float32, m*n)
			for i := range m {
				MulCodes(1, 1, a[i*k:], k, mx, 0, want[i*n:], n)
			}
			for i, workers := range []int{1, 2, 5} {
				for j, size := range []int{2, 6, 7, 13, m} {
					if testing.Short() && (i+j)%3 != 0 { // one number of workers a size
						continue
					}
					got := make([]float32, m*n)
					for i := 0; i < m; i += size {
						MulCodes(workers, min(size, m-i), a[i*k:], k, mx, 0, got[i*n:], n)
					}
					if !slices.Equal(got, want) {
						t.Fatalf("%s, %d workers, %d rows: other bits than one row at a time", of, workers, size)
					}
				}
			}
		}
	})
}

// Products of few rows have the bits of those by panels of codes.
func TestFewRows(t *testing.T) {
	rng := rand.New(rand.NewPCG(21, 22))
	eachCodes(t, func(t *testing.T) {
		for of, coder := range chosen.byCodes.coders {
			if coder.few == nil {
				if chosen.name != goKernel.name {
					t.Errorf("%s: only by panels", of)
				}
				continue
			}
			for _, k := range []int{32, 256, 288, 416, 896, 1280} {
				if k%of.BlockSize() != 0 {
					continue
				}
				const n = 3*Panel + 5
				mx := InBlocks(gguf.Tensor{Dims: []uint64{uint64(k), n}, Type: of, Data: anyBlocks(rng, of, n*k)})
				panels := *mx
				panels.blocks = slices.Clone(mx.blocks)
				panels.blocks[0].codes.few = nil
				for m := 1; m <= codeRows; m++ {
					for _, beta := range []float32{0, 1} {
						a, want := random(rng, m*k), random(rng, m*n)
						got := slices.Clone(want)
						MulCodes(1, m, a, k, &panels, beta, want, n)
						MulCodes(1, m, a, k, mx, beta, got, n)
						for i, w := range want {
							if math.Float32bits(got[i]) != math.Float32bits(w) {
								t.Fatalf("%s, %d×%d×%d: C[%d] is %v, want %v", of, m, n, k, i, got[i], w)
							}
						}
					}
				}
			}
		}
	})
}

// The machine's coders and its rounding have the bits of the plain Go.
func TestCoders(t *testing.T) {
	rng := rand.New(rand.NewPCG(19, 20))
	eachCodes(t, func(t *testing.T) {
		for of, coder := range chosen.byCodes.coders {
			const n = 2048
			b := anyBlocks(rng, of, n)
			var codes [2][n]byte
			var scales, leasts [2][n / 16 * Panel]float32
			goCoders[of].read(codes[0][:], b, scales[0][:], leasts[0][:])
			coder.read(codes[1][:], b, scales[1][:], leasts[1][:])
			if coder.group != goCoders[of].group || codes[0] != codes[1] || scales[0] != scales[1] || leasts[0] != leasts[1] {
				t.Errorf("%s: other codes, scales or leasts than plain Go's", of)
			}
			x := make([]float32, n)
			if err := gguf.Dequantize(of, x, b); err != nil {
				t.Fatal(err)
			}
			for i, want := range x {
				at := i / coder.group * Panel
				got := float32(scales[1][at]*float32(codes[1][i])) - leasts[1][at]
				if math.Abs(float64(got-want)) > 0x1p-22*math.Abs(float64(leasts[1][at])) {
					t.Fatalf("%s: element %d is %v, want %v", of, i, got, want)
				}
			}
		}
		const n = 640
		x := random(rng, n)
		clear(x[32:64])
		x[70], x[100], x[101] = 1e30, 1e-40, -2e-40
		for i := 102; i < 128; i++ {
			x[i] = 0
		}
		var first, second [2][n]int8
		var scales, sums [2][n / 16]float32
		goRound(first[0][:], second[0][:], scales[0][:], sums[0][:], x)
		chosen.byCodes.round(first[1][:], second[1][:], scales[1][:], sums[1][:], x)
		var probe [2][groupA]int8
		chosen.byCodes.round(probe[0][:], probe[1][:], make([]float32, 2), make([]float32, 2), append([]float32{1}, make([]float32, groupA-1)...))
		words := probe[0][1] == topA>>8 // else its high byte is the first
		for i := range n {
			want, got := int16(first[0][i])<<8+int16(second[0][i]), int16(first[1][i])<<8+int16(second[1][i])
			if words {
				word := [][]int8{first[1][:], second[1][:]}[i%2][i&^1:]
				got = int16(word[1])<<8 | int16(uint8(word[0]))
			}
			if got != want {
				t.Fatalf("activation %d is %d, plain Go's %d", i, got, want)
			}
		}
		if scales[0] != scales[1] || sums[0] != sums[1] {
			t.Error("other scales or sums of activations than plain Go's")
		}
		x[5] = float32(math.NaN())
		chosen.byCodes.round(first[1][:], second[1][:], scales[1][:], sums[1][:], x)
		if s := scales[1][0]; s == s {
			t.Error("a NaN is lost")
		}
	})
}

// BenchmarkBlocks measures products by the weights of a layer of a 0.5B model in each format: of one token, and of a
// prompt, with float32 and by codes.
func BenchmarkBlocks(b *testing.B) {
	const n, k = 4864, 1024
	rng := rand.New(rand.NewPCG(17, 18))
	x := random(rng, 512*k)
	c := make([]float32, 512*n)
	for _, of := range blockTypes {
		mx := InBlocks(gguf.Tensor{Dims: []uint64{k, n}, Type: of, Data: scaled(rng, of, n*k)})
		for _, m := range []int{1, 8, 512} {
			run := func(name string, mul func()) {
				b.Run(fmt.Sprintf("%s/%d rows/%s", of, m, name), func(b *testing.B) {
					for b.Loop() {
						mul()
					}
					reportGFLOPS(b, 2*m*n*k)
				})
			}
			run("float32", func() { MulMatrix(1, m, x, k, mx, 0, c, n) })
			if mx.HasCodes() {
				run("codes", func() { MulCodes(1, m, x, k, mx, 0, c, n) })
			}
		}
	}
}
