package model

import (
	"math"
	"math/rand/v2"
)

// wireInduction starts some heads as what they would have to become: in block 0, heads that attend to
// the previous token and note which it was; in block 1, heads that look for the place after an earlier
// occurrence of the current token and predict what stands there (induction heads: Olsson et al. 2022).
// Copying a name from the prompt needs the pair, and either half is useless alone, so gradient
// descent finds it late: a two-block model of width 64 that must copy random words was still at the
// uniform loss after half a million tokens, and with this start below 10% of it after a quarter of
// them. Nothing is frozen. Half of the KV heads, each with its first query head, are wired.
//
// For a current token with embedding e, V and R being random orthonormal projections to a head:
//
//	block 0  scores   q, k biases that are R(1) apart peak one position back   (rotary positions)
//	         output   adds Rᵀ·V·e(previous)
//	block 1  scores   (V·e(here)) · (R·Rᵀ·V·e(before there)): high where the two are the same token
//	         output   adds Wᵀ·W·e(there), which the tied output matrix reads as that token
func (w *weights) wireInduction(c Config, rng *rand.Rand) {
	if c.Layers < 2 {
		return
	}
	const (
		noted     = 0.5 // norm of what a block-0 head adds, next to an embedding's 1
		predicted = 1   // and a block-1 head
		matching  = 8   // score of the same token; others are around 0
		adjacent  = 4   // score of the previous token above its neighbours
		rest      = 0.1 // what is left of the random weights that would disturb the wired ones
	)
	d, dim, half := c.Embedding, c.HeadDim(), c.HeadDim()/2
	previous, match := &w.blocks[0], &w.blocks[1]
	// The fast half of the rotary pairs tells positions apart, the slow half hardly depends on them.
	fast, slow := (half+1)/2, half/2
	angle := func(pair int) float64 { return math.Pow(c.RopeBase, -float64(pair)/float64(half)) }

	var contrast float64 // of neighbouring positions, for biases of norm 1 a pair
	for i := range fast {
		contrast += 1 - math.Cos(angle(i))
	}
	bias := math.Sqrt(adjacent * math.Sqrt(float64(dim)) / contrast)
	// A block-1 score is gain²·noted·√D·(share of slow pairs)/|x|², with |x|² about 1.5.
	gain := math.Sqrt(matching * 1.5 / (noted * math.Sqrt(float64(d)) * float64(half-slow) / float64(half)))

	for kv := range max(1, c.KVHeads/2) {
		head := kv * (c.Heads / c.KVHeads)
		q, k, v := head*dim, d+kv*dim, d+c.KVWidth()+kv*dim // rows of qkv
		read, note, echo := orthonormal(rng, dim, d), orthonormal(rng, dim, d), orthonormal(rng, dim, d)
		for i := range dim {
			row := func(m []float32, r int) []float32 { return m[(r+i)*d:][:d] }
			scaleInto(row(previous.qkv, q), row(previous.qkv, q), rest)
			scaleInto(row(previous.qkv, k), row(previous.qkv, k), rest)
			scaleInto(row(previous.qkv, v), read[i], 1)
			scaleInto(row(match.qkv, v), echo[i], 1)
			content := gain
			if i%half < slow {
				content = rest
			}
			scaleInto(row(match.qkv, q), read[i], content)
			scaleInto(row(match.qkv, k), note[i], content)
			for j := range d {
				previous.attnOut[j*d+head*dim+i] = note[i][j] * float32(noted/math.Sqrt(float64(dim)))
				match.attnOut[j*d+head*dim+i] = echo[i][j] * float32(predicted/math.Sqrt(float64(dim)))
			}
		}
		for i := range fast {
			sin, cos := math.Sincos(angle(i))
			previous.qkvBias[q+i] = float32(bias)
			previous.qkvBias[k+i], previous.qkvBias[k+half+i] = float32(bias*cos), float32(bias*sin)
		}
	}
}

func scaleInto(dst, src []float32, by float64) {
	for i, v := range src {
		dst[i] = v * float32(by)
	}
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
