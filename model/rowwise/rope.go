package rowwise

import "math"

// Rope holds the rotary embedding's angles (Su et al. 2021, section 3.4.2) for positions [0, n). Pair i of a head is
// turned by position · base^(−2i/HeadDim), divided by factors[i] where a model has them (Llama 3). qwen2 and
// qwen3 pair dimension i with i+HeadDim/2 (NeoX); llama pairs neighbours, 2i with 2i+1, because its GGUF files have the
// rows of q and k in that order.
type Rope struct {
	half       int
	base       float64
	factors    []float32 // [half], or nil
	neighbours bool
	Cos, Sin   []float32 // [n, half]
}

// NewRope is that of heads of so many floats, for no position yet. factors [dim/2] may be nil. neighbours says which
// dimensions are a pair.
func NewRope(dim int, base float64, factors []float32, neighbours bool) *Rope {
	return &Rope{half: dim / 2, base: base, factors: factors, neighbours: neighbours}
}

// Grow makes positions below n available.
func (r *Rope) Grow(n int) {
	for pos := len(r.Cos) / r.half; pos < n; pos++ {
		for i := range r.half {
			angle := float64(pos) * math.Pow(r.base, -float64(i)/float64(r.half))
			if r.factors != nil {
				angle /= float64(r.factors[i])
			}
			r.Cos = append(r.Cos, float32(math.Cos(angle)))
			r.Sin = append(r.Sin, float32(math.Sin(angle)))
		}
	}
}

// Rotate turns every head of x, a row of heads, to position pos.
func (r *Rope) Rotate(x []float32, pos int) {
	cos, sin := r.at(pos)
	r.turn(x, cos, sin, 1)
}

// Unrotate is Rotate's inverse, which is also its transpose: the backward pass.
func (r *Rope) Unrotate(x []float32, pos int) {
	cos, sin := r.at(pos)
	r.turn(x, cos, sin, -1)
}

func (r *Rope) turn(x, cos, sin []float32, sign float32) {
	for ; len(x) >= 2*r.half; x = x[2*r.half:] {
		if r.neighbours {
			for i, c := range cos {
				a, b, s := x[2*i], x[2*i+1], sign*sin[i]
				x[2*i], x[2*i+1] = a*c-b*s, b*c+a*s
			}
			continue
		}
		lo, hi := x[:len(cos)], x[r.half:][:len(cos)]
		for i, c := range cos {
			a, b, s := lo[i], hi[i], sign*sin[i]
			lo[i], hi[i] = a*c-b*s, b*c+a*s
		}
	}
}

func (r *Rope) at(pos int) (cos, sin []float32) {
	cos = r.Cos[pos*r.half:][:r.half]
	return cos, r.Sin[pos*r.half:][:len(cos)]
}
