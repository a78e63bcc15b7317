package gemm

import (
	"math"
	"math/rand/v2"
	"testing"
)

// Where AMX multiplies, nothing else runs the other kernel: both, compared with a sum in float64, and what lies next to
// C.
func TestPanels(t *testing.T) {
	if !HasBF16() {
		t.Skip("this machine has no products of bfloat16")
	}
	const blocks, steps, ldb, ldc = 3, 2, 3 * 2 * tileSize, 3*square + 5
	kernels := map[string]func(rows int, a, b *uint16, c *float32, add bool){
		"dot": func(rows int, a, b *uint16, c *float32, add bool) {
			dotPanel(blocks, (rows+7)/8, steps, a, b, ldb*2, c, ldc*4, add)
		},
	}
	if HasAMX() {
		kernels["amx"] = func(_ int, a, b *uint16, c *float32, add bool) {
			amxPanel(blocks, steps, a, b, ldb*2, c, ldc*4, add, a)
		}
	}
	r := rand.New(rand.NewPCG(7, 8))
	draw := func(n int) []uint16 { // numbers of [-0.5, 0.5)
		out := make([]uint16, n)
		for i := range out {
			out[i] = uint16(math.Float32bits(r.Float32()-0.5) >> 16)
		}
		return out
	}
	number := func(half uint16) float64 { return float64(math.Float32frombits(uint32(half) << 16)) }
	a, b := draw(steps*2*tileSize), draw(blocks*ldb)
	for name, panel := range kernels {
		for _, rows := range []int{1, 8, 9, 17, 32} {
			for _, add := range []bool{false, true} {
				c := make([]float32, square*ldc)
				for i := range c {
					c[i] = 3
				}
				panel(rows, &a[0], &b[0], &c[0], add)
				for i := range square {
					for j := range ldc {
						want := 0.
						if add || j >= blocks*square {
							want = 3
						}
						for k := 0; k < steps*tileK && j < blocks*square; k++ {
							step, pair, odd := k/tileK, k%tileK/2, k%2
							x := a[(step*2+i/16)*tileSize+i%16*tileK+k%tileK]
							y := b[j/square*ldb+step*2*tileSize+j%square/16*tileSize+pair*tileK+j%16*2+odd]
							want += number(x) * number(y)
						}
						got := float64(c[i*ldc+j])
						if i >= (rows+7)/8*8 && got == 3 {
							continue // a row that may be left
						}
						if math.Abs(got-want) > 1e-5 {
							t.Fatalf("%s, %d rows, add %v: C[%d,%d] is %v, want %v", name, rows, add, i, j, got, want)
						}
					}
				}
			}
		}
	}
}
