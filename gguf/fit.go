package gguf

import "math"

// Fitting scales: what makes a quantised file good. The searches are those of ggml-quants.c, which try scales around
// the one that the extremes ask for, and keep what leaves the least weighted squared error. Sums are taken in its
// order, element after element in float32, so that the bytes are its bytes. Several scales are tried side by side, one
// in each lane of a vector (fit_amd64.s): within one sum nothing can be done at once.

// tiny is the size below which a part of a block is zero.
const tiny = 1e-15

// search are the scales that fitAffine tries: (top + first + i·step) codes for the range, i from 0 to count−1.
type search struct {
	first, step float32
	count       int
}

var weightedSearch = search{-0.9, 0.05, 37} // with importance

// lanes is how many scales are tried at once.
const lanes = 8

// The inner loops, in assembly where there is some.
var (
	affineSums   = affineSumsGo
	affineErrors = affineErrorsGo
	scaleSums    = scaleSumsGo
)

// fitAffine fits elements x ≈ scale·code + least, 32 of them: codes from 0 to top, least at most 0.
func fitAffine(elements, weighed []float32, top float32, s search, codes []uint8) (scale, least float32) {
	x, weights := (*[32]float32)(elements), (*[32]float32)(weighed)
	low, high := x[0], x[0]
	var sumW, sumX float32
	for i, v := range x {
		low, high = min(low, v), max(high, v)
		sumW += weights[i]
		sumX += float32(weights[i] * v)
	}
	low = min(low, 0)
	if high <= low {
		clear(codes)
		return 0, low
	}
	var above [32]float32
	var inverse, c, cc, cx, scales, leasts, e [lanes]float32
	raise(&above, x, low)
	inverse[0] = top / (high - low)
	scales[0], leasts[0] = 1/inverse[0], low
	affineErrors(&above, x, weights, &inverse, &scales, &leasts, &e, top)
	setCodes(codes, &above, inverse[0], top)
	scale, least = scales[0], low
	best := e[0]
	for i := 0; i < s.count; {
		for k := range lanes {
			inverse[k] = (s.first + float32(s.step*float32(i+k)) + top) / (high - low)
		}
		affineSums(&above, x, weights, &inverse, &c, &cc, &cx, top)
		for k := range lanes {
			det := float32(sumW*cc[k]) - float32(c[k]*c[k])
			scales[k] = (float32(sumW*cx[k]) - float32(sumX*c[k])) / det
			leasts[k] = (float32(cc[k]*sumX) - float32(c[k]*cx[k])) / det
			if leasts[k] > 0 {
				scales[k], leasts[k] = cx[k]/cc[k], 0
			}
			if !(det > 0) {
				scales[k] = float32(math.Inf(1)) // no fit
			}
		}
		affineErrors(&above, x, weights, &inverse, &scales, &leasts, &e, top)
		for k := 0; k < lanes && i < s.count; k++ {
			i++
			if !(e[k] < best) {
				continue
			}
			best, scale, least = e[k], scales[k], leasts[k]
			setCodes(codes, &above, inverse[k], top)
			if least != low { // what is tried from here on has the range that begins there
				low = least
				raise(&above, x, low)
				break
			}
		}
	}
	return scale, least
}

// raise writes the elements above the least.
func raise(above, x *[32]float32, least float32) {
	for i, v := range x {
		above[i] = v - least
	}
}

func setCodes(codes []uint8, above *[32]float32, inverse, top float32) {
	for i, a := range above {
		codes[i] = uint8(codeUpTo(top, inverse, a))
	}
}

// affineSumsGo adds up, for each inverse scale, the weighted codes, their squares, and their products with x.
func affineSumsGo(above, x, weights *[32]float32, inverse, c, cc, cx *[lanes]float32, top float32) {
	*c, *cc, *cx = [lanes]float32{}, [lanes]float32{}, [lanes]float32{}
	for i, a := range above {
		for k := range lanes {
			code := codeUpTo(top, inverse[k], a)
			w := float32(weights[i] * code)
			c[k] += w
			cc[k] += float32(w * code)
			cx[k] += float32(w * x[i])
		}
	}
}

// affineErrorsGo adds up, for each fit, the weighted squared errors.
func affineErrorsGo(above, x, weights *[32]float32, inverse, scale, least, e *[lanes]float32, top float32) {
	*e = [lanes]float32{}
	for i, a := range above {
		for k := range lanes {
			diff := float32(scale[k]*codeUpTo(top, inverse[k], a)) + least[k] - x[i]
			e[k] += float32(weights[i] * float32(diff*diff))
		}
	}
}

// codeUpTo is the code nearest to inverse·above, from 0 to top.
func codeUpTo(top, inverse, above float32) float32 {
	c := round(float32(inverse * above))
	if c > top {
		return top
	}
	if c < 0 {
		return 0
	}
	return c
}

// fitScale fits x ≈ scale·(code − n) to at most 32 elements, codes from 0 to 2n−1.
func fitScale(x, weights []float32, n float32, codes []uint8) (scale float32) {
	weights, codes = weights[:len(x)], codes[:len(x)]
	top := extreme(x)
	if abs(top) < tiny {
		clear(codes)
		return 0
	}
	var products [smallBlock]float32
	wx := products[:len(x)]
	for i, v := range x {
		wx[i] = float32(weights[i] * v)
	}
	var inverse, cx, cc [3 * lanes]float32
	tries := 0
	for _, i := range []float32{0, -9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9} {
		inverse[tries] = -(n + float32(0.1*i)) / top
		tries++
	}
	scaleSums(x, weights, wx, &inverse, n, &cx, &cc)
	if cc[0] != 0 {
		scale = cx[0] / cc[0]
	}
	chosen, best := 0, float32(scale*cx[0])
	for i := 1; i < tries; i++ {
		if cc[i] > 0 && float32(cx[i]*cx[i]) > float32(best*cc[i]) {
			scale, chosen = cx[i]/cc[i], i
			best = float32(scale * cx[i])
		}
	}
	for i, v := range x {
		codes[i] = uint8(codeSigned(inverse[chosen], v, n) + n)
	}
	return scale
}

// scaleSumsGo adds up, for each inverse scale, the weighted products of codes with x, and the weighted squares of
// codes.
func scaleSumsGo(x, weights, wx []float32, inverse *[3 * lanes]float32, n float32, cx, cc *[3 * lanes]float32) {
	*cx, *cc = [3 * lanes]float32{}, [3 * lanes]float32{}
	for i, v := range x {
		for k := range inverse {
			c := codeSigned(inverse[k], v, n)
			cx[k] += float32(wx[i] * c)
			cc[k] += float32(float32(weights[i]*c) * c)
		}
	}
}

// codeSigned is the code nearest to inverse·v, from −n to n−1.
func codeSigned(inverse, v, n float32) float32 {
	c := round(float32(inverse * v))
	if c < -n {
		return -n
	}
	if c > n-1 {
		return n - 1
	}
	return c
}

// scalePositive stores numbers as codes from 0 to n of the largest, and returns what a code is worth.
func scalePositive(x []float32, n float32, codes []uint8) float32 {
	var top, inverse float32
	for _, v := range x {
		top = max(top, v)
	}
	if top > 0 {
		inverse = n / top
	}
	for i, v := range x {
		codes[i] = uint8(min(n, round(float32(inverse*v))))
	}
	return top / n
}

// fitPositive fits x ≈ scale·code, codes from 0 to n, to numbers that are not negative.
func fitPositive(x, weights []float32, n float32, codes []uint8) float32 {
	var top float32
	for _, v := range x {
		top = max(top, v)
	}
	if top < tiny {
		clear(codes)
		return 0
	}
	code := func(inverse, v float32) float32 { return min(n, round(float32(inverse*v))) }
	loss := func(inverse float32) (e float32) {
		scale := 1 / inverse
		for i, v := range x {
			diff := v - float32(scale*code(inverse, v))
			e += float32(float32(weights[i]*diff) * diff)
		}
		return e
	}
	chosen := n / top
	best := loss(chosen)
	for i := -4; i <= 4; i++ {
		inverse := (float32(0.1*float32(i)) + n) / top
		if e := loss(inverse); i != 0 && e < best {
			best, chosen = e, inverse
		}
	}
	var cx, cc float32
	for i, v := range x {
		c := code(chosen, v)
		codes[i] = uint8(c)
		cx += float32(float32(weights[i]*v) * c)
		cc += float32(float32(weights[i]*c) * c)
	}
	for range 5 { // move one code at a time, as long as that helps
		moved := false
		for i, v := range x {
			w, c := weights[i], float32(codes[i])
			cxI, ccI := cx-float32(float32(w*v)*c), cc-float32(float32(w*c)*c) // without this element
			if !(cxI > 0 && ccI > 0) {
				continue
			}
			to := min(n, round(float32(v*ccI)/cxI))
			if to == c {
				continue
			}
			cxI += float32(float32(w*v) * to)
			ccI += float32(float32(w*to) * to)
			if float32(float32(cxI*cxI)*cc) > float32(float32(cx*cx)*ccI) {
				codes[i], cx, cc, moved = uint8(to), cxI, ccI, true
			}
		}
		if !moved {
			break
		}
	}
	if cc > 0 {
		return cx / cc
	}
	return 0
}

// weigh writes the weights of elements: the importance of their columns times √(spread + x²).
func weigh(weights, x, importance []float32, spread float32) []float32 {
	for i, v := range x {
		weights[i] = importance[i] * sqrt(spread+float32(v*v))
	}
	return weights
}

func squares(x []float32) (sum float32) {
	for _, v := range x {
		sum += float32(v * v)
	}
	return sum
}

func meanSquare(x []float32) float32 { return squares(x) / float32(len(x)) }

// round is the nearest integer, ties to even, of a number below 2²² in size: added to 1.5·2²³ no bits after the point
// are left.
func round(v float32) float32 { return v + 0x1.8p23 - 0x1.8p23 }

func abs(v float32) float32  { return math.Float32frombits(math.Float32bits(v) &^ (1 << 31)) }
func sqrt(v float32) float32 { return float32(math.Sqrt(float64(v))) }
