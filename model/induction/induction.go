// Package induction wires the copying heads of a new transformer (Olsson et al. 2022, "In-context Learning and
// Induction Heads"): it continues a text that it sees for the second time before it has learnt anything. Of a model it
// knows the slices that it writes.
package induction

import (
	"math"
	"math/rand/v2"
)

// Shape is that of a transformer, as far as its heads go.
type Shape struct {
	Vocabulary, Embedding   int
	Heads, KVHeads, HeadDim int // query heads, key and value heads, floats of one; Heads·HeadDim is Embedding
	RopeBase                float64
}

// Block is what is wired of a block, row-major: its numbers are the model's own.
type Block struct {
	QKV  []float32 // [Embedding+2·KVHeads·HeadDim, Embedding], q, k and v one below the other
	Bias []float32 // [Embedding+2·KVHeads·HeadDim]
	Out  []float32 // [Embedding, Embedding]
}

// Wire starts some heads as what they would have to become: in block 0, heads that attend to
// the token one, two, three or four places before and note which it was; in block 1, heads that look for the place
// after an earlier occurrence of the last one, two or three tokens, or of the last and the one three before it, and
// predict what is there (induction heads). The fourth distinguishes names that begin alike: in
// "meter reading = MeterReading" and "meter point = MeterPoint", the two tokens of "Meter" and the sign are the same,
// what is before them is not. Copying a name from the prompt needs both blocks, and either half is useless alone, so
// gradient descent finds it late. So wired, a model that has learnt nothing continues a text that it sees for the
// second time (induction_test.go). Nothing is frozen. The first four KV heads of both blocks, each with its first query
// head, are wired, or as many as there are.
//
// For a current token with embedding e, V, W and Rₙ being projections, the rows of all of them orthonormal, and no
// embedding reaching into the Rₙ at first, so that what is noted and what is there do not drown each other:
//
//	block 0  scores   q, k biases that are R(n) apart peak n positions back   (rotary positions)
//	         output   adds Rₙᵀ·V·e(n before)
//	block 1  scores   (V·e(here)) · (R₁·R₁ᵀ·V·e(1 before there)): high where the two are the same token;
//	                  the second head weighs two tokens, also (V·e(1 before here)) · (V·e(2 before there)), the third three,
//	                  the fourth e(here) and e(3 before here)
//	         output   adds Wᵀ·W·e(there), which the tied output matrix reads as that token
//
// embeddings [Vocabulary, Embedding] are drawn, of length about 1 each, and before and match are the model's first two
// blocks, drawn too.
func Wire(s Shape, embeddings []float32, before, match Block, rng *rand.Rand) {
	const (
		noted    = 1.0 // norm of what a block-0 head adds, next to an embedding's 1
		adjacent = 8   // score of the position attended to above its neighbours
		rest     = 0.1 // what is left of the random weights that would disturb the wired ones
	)
	var (
		weighed   = [...][]int{{0}, {0, 1}, {0, 1, 2}, {0, 3}} // the tokens that a block-1 head looks for: n before here
		matching  = [...]float64{14, 14, 16, 20}               // score where all of them are the same; others are around 0
		predicted = [...]float64{1, 3, 5, 8}                   // norm of what it adds: the more tokens, the surer
	)
	d, dim, half := s.Embedding, s.HeadDim, s.HeadDim/2
	heads := min(len(matching), s.KVHeads)
	room := min(dim, d/(2*heads))            // dimensions of a note: half of them all are left to embeddings
	words := d - heads*room                  // dimensions of an embedding
	read := min(dim, words/2)                // rows of V, of W
	length := 1 + float64(heads)*noted*noted // squared norm of the residual stream that block 1 reads
	root := math.Sqrt(float64(dim))
	angle := func(pair int) float64 { return math.Pow(s.RopeBase, -float64(pair)/float64(half)) }
	// The fast rotary pairs distinguish neighbours; the slow ones turn by less than half a radian over slowSpan.
	const slowSpan = 1000
	fast, slow := (half+3)/4, half
	for slow > half/2 && angle(slow-1)*slowSpan < 0.5 {
		slow--
	}
	var still []int // dimensions of a head that hardly turn
	for i := slow; i < half; i++ {
		still = append(still, i, half+i)
	}

	var contrast float64 // of neighbouring positions, for biases of norm 1 a pair
	for i := range fast {
		contrast += 1 - math.Cos(angle(i))
	}
	bias := math.Sqrt(adjacent * root / contrast)

	basis := orthonormal(rng, heads*room+2*read, d) // R₁ to R₄, V, W
	note := func(n int) [][]float32 { return basis[n*room:][:room] }
	seen, echo := basis[heads*room:][:read], basis[heads*room+read:][:read]
	noteRows := min(room, read)
	for t := range s.Vocabulary {
		project(embeddings[t*d:][:d], basis[:heads*room], math.Sqrt(float64(d)/float64(words)))
	}
	// A row of V has √(1/words) of an embedding, a row of a note √(1/noteRows) of the note.
	written := noted * math.Sqrt(float64(words)/float64(noteRows)/float64(d))
	for kv := range heads {
		head := kv * (s.Heads / s.KVHeads)
		q, k, v := head*dim, d+kv*dim, d+(s.KVHeads+kv)*dim // rows of qkv
		row := func(m []float32, r int) []float32 { return m[r*d:][:d] }
		for i := range dim {
			for _, r := range []int{q, k} {
				scaleInto(row(before.QKV, r+i), row(before.QKV, r+i), rest)
				scaleInto(row(match.QKV, r+i), row(match.QKV, r+i), rest)
			}
			if i < read {
				scaleInto(row(before.QKV, v+i), seen[i], 1)
				scaleInto(row(match.QKV, v+i), echo[i], 1)
			}
			for j := range d {
				switch {
				case i < read:
					match.Out[j*d+head*dim+i] = echo[i][j] * float32(predicted[kv]/math.Sqrt(float64(d)*float64(read)/float64(words)/length))
				default:
					match.Out[j*d+head*dim+i] *= rest
				}
				switch {
				case i < noteRows:
					before.Out[j*d+head*dim+i] = note(kv)[i][j] * float32(written)
				default:
					before.Out[j*d+head*dim+i] *= rest
				}
			}
		}
		// The still dimensions are dealt to the tokens that the head weighs.
		tokens := len(weighed[kv])
		for n, i := range still {
			token, r := weighed[kv][n%tokens], n/tokens
			rows := len(still) / tokens
			if r >= min(rows, noteRows) {
				continue
			}
			rows = min(rows, noteRows)
			want := matching[kv] / float64(tokens) * root * length / float64(d)
			if token == 0 { // an embedding against a note
				gain := math.Sqrt(want / (noted * float64(rows) / math.Sqrt(float64(words)*float64(noteRows))))
				scaleInto(row(match.QKV, q+i), seen[r], gain)
				scaleInto(row(match.QKV, k+i), note(0)[r], gain)
			} else { // a note against a note
				gain := math.Sqrt(want / (noted * noted * float64(rows) / float64(noteRows)))
				scaleInto(row(match.QKV, q+i), note(token - 1)[r], gain)
				scaleInto(row(match.QKV, k+i), note(token)[r], gain)
			}
		}
		for i := range fast {
			sin, cos := math.Sincos(angle(i) * float64(kv+1))
			before.Bias[q+i] = float32(bias)
			before.Bias[k+i], before.Bias[k+half+i] = float32(bias*cos), float32(bias*sin)
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
