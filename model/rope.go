package model

import "math"

// rope holds the rotary embedding's angles (Su et al. 2021, section 3.4.2) for positions [0, n).
// Dimension i of a head is paired with i+HeadDim/2 (NeoX, as qwen2 does), not with its neighbour.
type rope struct {
	half     int
	base     float64
	cos, sin []float32 // [n, half]
}

func newRope(c Config) *rope { return &rope{half: c.HeadDim() / 2, base: c.RopeBase} }

// grow makes positions below n available.
func (r *rope) grow(n int) {
	for pos := len(r.cos) / r.half; pos < n; pos++ {
		for i := range r.half {
			angle := float64(pos) * math.Pow(r.base, -float64(i)/float64(r.half))
			r.cos = append(r.cos, float32(math.Cos(angle)))
			r.sin = append(r.sin, float32(math.Sin(angle)))
		}
	}
}

// rotate turns every head of x, a row of heads, to position pos.
func (r *rope) rotate(x []float32, pos int) {
	cos, sin := r.at(pos)
	for ; len(x) >= 2*r.half; x = x[2*r.half:] {
		lo, hi := x[:len(cos)], x[r.half:][:len(cos)]
		for i, c := range cos {
			a, b, s := lo[i], hi[i], sin[i]
			lo[i], hi[i] = a*c-b*s, b*c+a*s
		}
	}
}

// unrotate is rotate's inverse, which is also its transpose: the backward pass.
func (r *rope) unrotate(x []float32, pos int) {
	cos, sin := r.at(pos)
	for ; len(x) >= 2*r.half; x = x[2*r.half:] {
		lo, hi := x[:len(cos)], x[r.half:][:len(cos)]
		for i, c := range cos {
			a, b, s := lo[i], hi[i], sin[i]
			lo[i], hi[i] = a*c+b*s, b*c-a*s
		}
	}
}

func (r *rope) at(pos int) (cos, sin []float32) {
	cos = r.cos[pos*r.half:][:r.half]
	return cos, r.sin[pos*r.half:][:len(cos)]
}
