package rowwise

import (
	"math"
	"testing"
)

func near(t *testing.T, what string, got []float32, want ...float64) {
	t.Helper()
	for i := range want {
		if !(math.Abs(float64(got[i])-want[i]) <= 1e-6) { // a few roundings of numbers around 1
			t.Errorf("%s is %v, want %v", what, got, want)
			return
		}
	}
}

// Of 3 and 4 the mean square is 12.5. The output does not change where x grows, so its gradient is across x.
func TestNormByHand(t *testing.T) {
	x, gain := []float32{3, 4, 0, 0}, []float32{1, 2}
	y, rstd := make([]float32, 4), make([]float32, 2)
	Norm(y, rstd, x, gain, 1e-12)
	root := math.Sqrt(12.5)
	near(t, "a row", y, 3/root, 8/root, 0, 0)
	near(t, "1/rms", rstd[:1], 1/root)

	dx, dgain := []float32{1, 1}, make([]float32, 2)
	NormBackward(dx, dgain, []float32{5, 7}, x[:2], rstd[:1], gain)
	dot := (5*3 + 7*2*4) / (2 * 12.5)
	near(t, "the gradient by x, which is added", dx, 1+(5-3*dot)/root, 1+(14-4*dot)/root)
	near(t, "the gradient by the gain", dgain, 15/root, 28/root)
}

// A quarter turn per position: the pairs of one architecture are neighbours, of the others halves.
func TestRopeByHand(t *testing.T) {
	for _, c := range []struct {
		neighbours bool
		want       []float64
	}{{false, []float64{-3, 2, 1, 4}}, {true, []float64{-2, 1, 3, 4}}} {
		r := NewRope(4, 1e30, []float32{2 / math.Pi, 1}, c.neighbours) // the second pair hardly turns
		r.Grow(2)
		x := []float32{1, 2, 3, 4, 1, 2, 3, 4} // two heads
		r.Rotate(x, 1)
		near(t, "the first head", x, c.want...)
		near(t, "the second head", x[4:], c.want...)
		r.Unrotate(x, 1)
		near(t, "turned back", x, 1, 2, 3, 4, 1, 2, 3, 4)
	}
}
