package gemm

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// lengths around every vector width and unrolling.
func lengths() []int {
	n := []int{64, 65, 100, 127, 128, 129, 200, 1000}
	for i := range 50 {
		n = append(n, i)
	}
	return n
}

func TestExp(t *testing.T) {
	inf := float32(math.Inf(1))
	eachKernel(t, func(t *testing.T) {
		var src []float32
		for bits := uint32(0); bits < 0x7f800000; bits += 9973 { // floats of every exponent, both signs
			x := math.Float32frombits(bits)
			src = append(src, x, -x)
		}
		for x := float32(-104); x < 89; x += 0.00037 { // densely where the result is finite
			src = append(src, x)
		}
		dst := make([]float32, len(src))
		Exp(dst, src)
		worst := 0.0
		for i, x := range src {
			want := math.Exp(float64(x))
			switch {
			case want < 0x1p-126:
				if !(dst[i] >= 0 && dst[i] <= 0x1p-126) {
					t.Fatalf("exp(%g) = %g, want at most the smallest normal number", x, dst[i])
				}
			case want > math.MaxFloat32:
				if dst[i] != inf && !(want < math.MaxFloat32*(1+1e-6)) {
					t.Fatalf("exp(%g) = %g, want +Inf", x, dst[i])
				}
			default:
				worst = max(worst, math.Abs(float64(dst[i])-want)/want)
			}
		}
		if worst > 2e-7 {
			t.Errorf("worst relative error %.3g", worst)
		}
		t.Logf("worst relative error %.3g", worst)

		special := []float32{0, float32(math.Copysign(0, -1)), inf, -inf, float32(math.NaN()), -200, 200, -1e30, 1e30}
		got := make([]float32, len(special))
		Exp(got, special)
		for i, want := range []float32{1, 1, inf, 0, 0, 0, inf, 0, inf} {
			if i == 4 && !math.IsNaN(float64(got[i])) || i != 4 && got[i] != want {
				t.Errorf("exp(%g) = %g", special[i], got[i])
			}
		}
	})
}

func TestExpDoesNotDependOnPlace(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		src := random(rand.New(rand.NewPCG(5, 6)), 1100)
		want := make([]float32, len(src))
		Exp(want, src)
		for _, n := range lengths() {
			for from := range 20 {
				got := make([]float32, n+1)
				got[n] = 7
				Exp(got[:n], src[from:from+n])
				if !slices.Equal(got[:n], want[from:from+n]) || got[n] != 7 {
					t.Fatalf("exp of %d elements from %d differs", n, from)
				}
			}
		}
	})
}

func TestDotAxpySoftmax(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		rng := rand.New(rand.NewPCG(7, 8))
		for _, n := range lengths() {
			x, y := random(rng, n), random(rng, n)
			dot, size := 0.0, 0.0
			for i := range x {
				dot += float64(x[i]) * float64(y[i])
				size += math.Abs(float64(x[i]) * float64(y[i]))
			}
			if got := float64(Dot(x, y)); math.Abs(got-dot) > float64(n)*0x1p-24*size {
				t.Errorf("Dot of %d elements = %g, want %g", n, got, dot)
			}

			sum := append(slices.Clone(y), 7)
			Axpy(0.37, x, sum[:n])
			for i := range x {
				want := float64(y[i]) + float64(float32(0.37))*float64(x[i])
				if math.Abs(float64(sum[i])-want) > 0x1p-23*(math.Abs(want)+math.Abs(float64(x[i]))) {
					t.Fatalf("Axpy of %d elements: [%d] = %g, want %g", n, i, sum[i], want)
				}
			}
			if sum[n] != 7 {
				t.Fatalf("Axpy of %d elements wrote past them", n)
			}
			added := slices.Clone(y)
			AddTo(added, x)
			for i := range x {
				if added[i] != y[i]+x[i] {
					t.Fatalf("AddTo of %d elements: [%d] = %g, want %g", n, i, added[i], y[i]+x[i])
				}
			}
			grad := append(slices.Clone(y), 7)
			SoftmaxGrad(grad[:n], x, 0.21, 0.125)
			for i := range x {
				if want := x[i] * 0.125 * (y[i] - 0.21); grad[i] != want {
					t.Fatalf("SoftmaxGrad of %d elements: [%d] = %g, want %g", n, i, grad[i], want)
				}
			}
			if grad[n] != 7 {
				t.Fatalf("SoftmaxGrad of %d elements wrote past them", n)
			}
			for limit := 1; limit <= n; limit += 1 + n/9 {
				checkSoftmax(t, x, limit)
			}
		}
	})
}

// The formulas, and their gradients by a difference, at small and large gates, for lengths around a vector's; what lies
// after is left.
func TestSwiGLU(t *testing.T) {
	silu := func(g float64) float64 { return g / (1 + math.Exp(-g)) }
	eachKernel(t, func(t *testing.T) {
		rng := rand.New(rand.NewPCG(9, 10))
		for _, n := range lengths() {
			gate, up, dact := random(rng, n+1), random(rng, n+1), random(rng, n+1)
			for i := range gate {
				gate[i] *= float32([]int{1, 10, 100, 0}[i%4])
			}
			act, again, dgate, dup := make([]float32, n+1), make([]float32, n+1), slices.Clone(gate), slices.Clone(up)
			act[n], again[n] = 7, 7
			SwiGLU(act[:n], gate[:n], up[:n])
			SwiGLUGrad(again[:n], dgate[:n], dup[:n], dact[:n])
			near := func(what string, i int, got float32, want, size float64) {
				if math.Abs(float64(got)-want) > 1e-6*size+1e-30 {
					t.Fatalf("%s of gate %v, up %v is %v, want %v", what, gate[i], up[i], got, want)
				}
			}
			for i := range n {
				g, u, d := float64(gate[i]), float64(up[i]), float64(dact[i])
				near("act", i, act[i], silu(g)*u, math.Abs(g*u))
				near("act again", i, again[i], silu(g)*u, math.Abs(g*u))
				near("the gradient by up", i, dup[i], silu(g)*d, math.Abs(g*d))
				near("the gradient by gate", i, dgate[i], (silu(g+1e-6)-silu(g-1e-6))/2e-6*u*d, 2*(1+math.Abs(g))*math.Abs(u*d))
			}
			if act[n] != 7 || again[n] != 7 || dgate[n] != gate[n] || dup[n] != up[n] {
				t.Fatalf("SwiGLU of %d elements wrote past them", n)
			}
		}
	})
}

func checkSoftmax(t *testing.T, scores []float32, limit int) {
	t.Helper()
	row := slices.Clone(scores)
	for i := range row {
		row[i] = row[i]*10 + 300 // e^300 overflows unless the maximum is subtracted
	}
	if limit > 1 {
		row[0] = float32(math.Inf(-1))
	}
	top, total := math.Inf(-1), 0.0
	for _, v := range row[:limit] {
		top = max(top, float64(v))
	}
	want := make([]float64, len(row))
	for i, v := range row[:limit] {
		want[i] = math.Exp(float64(v) - top)
		total += want[i]
	}
	Softmax(row, limit)
	for i := range row {
		if math.Abs(float64(row[i])-want[i]/total) > 1e-6*want[i]/total+1e-37 {
			t.Fatalf("softmax of %d of %d: [%d] = %g, want %g", limit, len(row), i, row[i], want[i]/total)
		}
	}
}
