package model

import (
	"math"
	"math/rand/v2"
)

// wireInduction starts some heads as what they would have to become: in block 0, heads that attend to
// the previous token, or to the one before it, and note which it was; in block 1, heads that look for the
// place after an earlier occurrence of the current token and predict what stands there (induction heads:
// Olsson et al. 2022). Copying a name from the prompt needs the pair, and either half is useless alone, so
// gradient descent finds it late. So wired, a model that has learnt nothing continues a text that it sees for the
// second time (induction_test.go). Nothing is frozen. The first two KV heads of both blocks, each with its first query
// head, are wired; where there is but one, or no room for two, there is no second note.
//
// For a current token with embedding e, V, W, R₁ and R₂ being projections to a head, the rows of all of them
// orthonormal, and no embedding reaching into R₁ and R₂ at first, so that what is noted and what is there do not
// drown each other:
//
//	block 0  scores   q, k biases that are R(n) apart peak n positions back   (rotary positions)
//	         output   adds Rₙᵀ·V·e(n before)
//	block 1  scores   (V·e(here)) · (R₁·R₁ᵀ·V·e(1 before there)): high where the two are the same token;
//	                  the second head weighs two tokens: also (V·e(1 before here)) · (V·e(2 before there))
//	         output   adds Vᵀ·V·e(there), the second head Wᵀ·W·e(there), which the tied output matrix reads as
//	                  that token
func (w *weights) wireInduction(c Config, rng *rand.Rand) {
	const (
		noted     = 0.5               // norm of what a block-0 head adds, next to an embedding's 1
		predicted = 3                 // and a block-1 head, so that it outweighs what stands there already
		matching  = 14                // score of the same token, or two; others are around 0
		adjacent  = 8                 // score of the position attended to above its neighbours
		rest      = 0.1               // what is left of the random weights that would disturb the wired ones
		length    = 1 + 2*noted*noted // squared norm of the residual stream that block 1 reads
	)
	d, dim, half := c.Embedding, c.HeadDim(), c.HeadDim()/2
	heads := min(2, c.KVHeads)
	for 2*heads*dim > d {
		heads--
	}
	if heads == 0 || c.Layers < 2 {
		return
	}
	root := math.Sqrt(float64(dim))
	before, match := &w.blocks[0], &w.blocks[1]
	angle := func(pair int) float64 { return math.Pow(c.RopeBase, -float64(pair)/float64(half)) }
	// The fast rotary pairs tell neighbours apart; the slow ones turn by less than half a radian over slowSpan.
	const slowSpan = 300
	fast, slow := (half+3)/4, half
	for slow > half/2 && angle(slow-1)*slowSpan < 0.5 {
		slow--
	}
	share := func(dims int) float64 { return float64(dims) / float64(dim) }

	var contrast float64 // of neighbouring positions, for biases of norm 1 a pair
	for i := range fast {
		contrast += 1 - math.Cos(angle(i))
	}
	bias := math.Sqrt(adjacent * root / contrast)

	basis := orthonormal(rng, 2*heads*dim, d) // R₁, R₂, V, W; or R₁, V
	note := func(n int) [][]float32 { return basis[n*dim:][:dim] }
	read := basis[heads*dim:][:dim]
	for t := range c.VocabSize {
		project(w.embd[t*d:][:d], basis[:heads*dim], math.Sqrt(float64(d)/float64(d-heads*dim)))
	}
	for kv := range heads {
		head := kv * (c.Heads / c.KVHeads)
		q, k, v := head*dim, d+kv*dim, d+c.KVWidth()+kv*dim // rows of qkv
		echo := basis[(heads+kv)*dim:][:dim]
		// A score is the product of two gains, noted·√D·(share of the dimensions), over length; where both sides
		// read notes, noted²·D/√dim takes the place of noted·√D.
		one, two := 2*(half-slow), 0 // dimensions that weigh one token, two
		if kv == 1 {
			one, two = half-slow, half-slow
		}
		part := matching * share(one) / share(one+two)
		gain := math.Sqrt(part * length / (noted * math.Sqrt(float64(d)) * share(one)))
		second := 0.
		if two > 0 {
			second = math.Sqrt((matching - part) * length * root / (noted * noted * float64(d) * share(two)))
		}
		for i := range dim {
			row := func(m []float32, r int) []float32 { return m[(r+i)*d:][:d] }
			scaleInto(row(before.qkv, q), row(before.qkv, q), rest)
			scaleInto(row(before.qkv, k), row(before.qkv, k), rest)
			scaleInto(row(before.qkv, v), read[i], 1)
			scaleInto(row(match.qkv, v), echo[i], 1)
			switch {
			case i%half < slow:
				scaleInto(row(match.qkv, q), row(match.qkv, q), rest)
				scaleInto(row(match.qkv, k), row(match.qkv, k), rest)
			case kv == 1 && i >= half:
				scaleInto(row(match.qkv, q), note(0)[i], second)
				scaleInto(row(match.qkv, k), note(1)[i], second)
			default:
				scaleInto(row(match.qkv, q), read[i], gain)
				scaleInto(row(match.qkv, k), note(0)[i], gain)
			}
			for j := range d {
				before.attnOut[j*d+head*dim+i] = note(kv)[i][j] * float32(noted/root)
				match.attnOut[j*d+head*dim+i] = echo[i][j] * float32(predicted/root)
			}
		}
		for i := range fast {
			sin, cos := math.Sincos(angle(i) * float64(kv+1))
			before.qkvBias[q+i] = float32(bias)
			before.qkvBias[k+i], before.qkvBias[k+half+i] = float32(bias*cos), float32(bias*sin)
		}
	}
}

func scaleInto(dst, src []float32, by float64) {
	for i, v := range src {
		dst[i] = v * float32(by)
	}
}

// project takes the directions of rows out of x and scales what is left.
func project(x []float32, rows [][]float32, scale float64) {
	for _, row := range rows {
		var dot float32
		for j, v := range row {
			dot += v * x[j]
		}
		for j, v := range row {
			x[j] -= dot * v
		}
	}
	scaleInto(x, x, scale)
}

// orthonormal draws n random rows of d that are orthogonal and of length 1 (Gram-Schmidt).
func orthonormal(rng *rand.Rand, n, d int) [][]float32 {
	rows := make([][]float32, n)
	for r := range rows {
		x := make([]float64, d)
		for i := range x {
			x[i] = rng.NormFloat64()
		}
		for _, other := range rows[:r] {
			var dot float64
			for i, v := range other {
				dot += float64(v) * x[i]
			}
			for i, v := range other {
				x[i] -= dot * float64(v)
			}
		}
		var length float64
		for _, v := range x {
			length += v * v
		}
		rows[r] = make([]float32, d)
		for i, v := range x {
			rows[r][i] = float32(v / math.Sqrt(length))
		}
	}
	return rows
}
