package gemm

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

// panelled lays B [k, n] out as MulStored wants it; what lies between is NaN.
func panelled[E Element](b []float32, k, n, stride int) []E {
	wide := make([]float32, (n+Panel-1)/Panel*stride)
	for i := range wide {
		wide[i] = float32(math.NaN())
	}
	for i, v := range b {
		p, j := i/n, i%n
		wide[j/Panel*stride+p*Panel+j%Panel] = v
	}
	stored := make([]E, len(wide))
	Store(stored, wide)
	return stored
}

func TestMulStored(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		rng := rand.New(rand.NewPCG(5, 6))
		for _, s := range shapes {
			m, n, k := s[0], s[1], s[2]
			a, b := random(rng, m*(k+3)), random(rng, k*n)
			for i, v := range b { // what a half holds too
				b[i] = gguf.F16ToF32(gguf.F32ToF16(v))
			}
			stride := Panel * (k + 2)
			for _, beta := range []float32{0, 1, 0.5} {
				checkStored(t, m, n, k, a, b, panelled[float32](b, k, n, stride), stride, beta)
				checkStored(t, m, n, k, a, b, panelled[Half](b, k, n, stride), stride, beta)
			}
		}
	})
}

func checkStored[E Element](t *testing.T, m, n, k int, a, b []float32, stored []E, stride int, beta float32) {
	t.Helper()
	ldc := n + 2
	want, got := make([]float32, (m+1)*ldc), make([]float32, (m+1)*ldc)
	for i := range got {
		want[i] = float32(i)
	}
	copy(got, want)
	for i := range m {
		for j := range n {
			if beta != 0 {
				continue
			}
			got[i*ldc+j] = float32(math.NaN()) // must be overwritten unread
		}
	}
	Mul(false, false, m, n, k, 1, a, k+3, b, n, beta, want, ldc)
	MulStored(m, n, k, a, k+3, stored, stride, beta, got, ldc)
	if !slices.Equal(got, want) {
		t.Fatalf("m=%d n=%d k=%d beta=%g, %T: other bits than Mul's", m, n, k, beta, stored)
	}
}

func TestHalves(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		all := make([]Half, 1<<16)
		for i := range all {
			all[i] = Half(i)
		}
		wide := make([]float32, len(all))
		chosen.widen(wide, all)
		for i, got := range wide {
			if want := gguf.F16ToF32(uint16(i)); math.Float32bits(got) != math.Float32bits(want) && (got == got || want == want) {
				t.Fatalf("%#04x is %v, want %v", i, got, want)
			}
		}
		var floats []float32
		for bits := uint32(0); bits < 0x7f800000; bits += 9973 { // of every exponent, both signs
			x := math.Float32frombits(bits)
			floats = append(floats, x, -x)
		}
		for i := range 1<<15 - 1<<10 - 1 { // half way between neighbours
			x := (gguf.F16ToF32(uint16(i)) + gguf.F16ToF32(uint16(i+1))) / 2
			floats = append(floats, x, -x, math.Nextafter32(x, 0))
		}
		narrow := make([]Half, len(floats))
		Store(narrow, floats)
		for i, got := range narrow {
			if want := gguf.F32ToF16(floats[i]); uint16(got) != want {
				t.Fatalf("%v became %#04x, want %#04x", floats[i], got, want)
			}
		}
		for n := range 50 { // lengths around every vector width
			short := make([]Half, n)
			Store(short, floats[:n])
			back := make([]float32, n)
			chosen.widen(back, short)
			for i := range n {
				if short[i] != narrow[i] || back[i] != wide[narrow[i]] {
					t.Fatalf("element %d of %d: %#04x, back %v", i, n, short[i], back[i])
				}
			}
		}
	})
}
