package model

import "math"

// rope holds the rotary embedding's angles (Su et al. 2021, section 3.4.2) for positions [0, n). Pair i of a head is
// turned by position · base^(−2i/HeadDim), divided by RopeFactors[i] where the model has them (Llama 3). qwen2 and
// qwen3 pair dimension i with i+HeadDim/2 (NeoX); llama pairs neighbours, 2i with 2i+1, because its GGUF files have the
// rows of q and k in that order.
type rope struct {
	half       int
	base       float64
	factors    []float32 // [half], or nil
	neighbours bool
	cos, sin   []float32 // [n, half]
}

func newRope(c Config) *rope {
	return &rope{half: c.HeadDim() / 2, base: c.RopeBase, factors: c.RopeFactors, neighbours: c.Architecture == "llama"}
}

// grow makes positions below n available.
func (r *rope) grow(n int) {
	for pos := len(r.cos) / r.half; pos < n; pos++ {
		for i := range r.half {
			angle := float64(pos) * math.Pow(r.base, -float64(i)/float64(r.half))
			if r.factors != nil {
				angle /= float64(r.factors[i])
			}
			r.cos = append(r.cos, float32(math.Cos(angle)))
			r.sin = append(r.sin, float32(math.Sin(angle)))
		}
	}
}

// rotate turns every head of x, a row of heads, to position pos.
func (r *rope) rotate(x []float32, pos int) {
	cos, sin := r.at(pos)
	r.turn(x, cos, sin, 1)
}

// unrotate is rotate's inverse, which is also its transpose: the backward pass.
func (r *rope) unrotate(x []float32, pos int) {
	cos, sin := r.at(pos)
	r.turn(x, cos, sin, -1)
}

func (r *rope) turn(x, cos, sin []float32, sign float32) {
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

func (r *rope) at(pos int) (cos, sin []float32) {
	cos = r.cos[pos*r.half:][:r.half]
	return cos, r.sin[pos*r.half:][:len(cos)]
}
