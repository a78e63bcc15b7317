package adamw

import (
	"math"
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/model/parallel"
)

// Moments of 8 bits: block-wise dynamic quantisation (Dettmers et al. 2022, "8-bit Optimizers via Block-wise
// Quantization", section 2), as bitsandbytes has it, blocks of 256. A block's numbers are codes of a map times the
// block's scale. It differs in two places. The scale has the sign of the largest number, which so is kept exactly, and
// numbers that were quantised once are not changed by a second time: checkpoints hold them as float32. And a
// second moment that is not 0 does not become 0, by which a first moment would be divided (Li et al. 2023, "Memory
// Efficient Optimizers with 4-bit States", section 4.1).

// Block is how many numbers share a scale.
const Block = 256

// Map is what codes of AdamW's first moments (signed) or second ones stand for, ascending: between 10^-7 and 1,
// where larger numbers have more bits of fraction and fewer of exponent.
func Map(signed bool) *[256]float32 {
	both := maps()
	if signed {
		return &both[0]
	}
	return &both[1]
}

var maps = sync.OnceValue(func() (both [2][256]float32) {
	for i, signed := range []bool{true, false} {
		all := []float32{0, 1}
		for exponent := range 7 {
			steps := 1 << exponent // of the fraction, from 0.1 to 1
			if !signed {
				steps *= 2
			}
			for step := range steps {
				x := math.Pow10(exponent-6) * (0.1 + 0.9*(float64(step)+0.5)/float64(steps))
				if all = append(all, float32(x)); signed {
					all = append(all, float32(-x))
				}
			}
		}
		slices.Sort(all)
		copy(both[i][:], all)
	}
	return both
})

// Quantise makes codes and scales of AdamW's first moments (signed) or second ones: codes as long as x, a scale
// for each Block of them.
func Quantise(codes []uint8, scales, x []float32, signed bool) {
	levels := Map(signed)
	parallel.For(len(scales), func(lo, hi int) {
		for b := lo; b < hi; b++ {
			block := x[b*Block : min((b+1)*Block, len(x))]
			scale := scaleOf(block)
			scales[b] = scale
			for i, v := range block {
				codes[b*Block+i] = codeOf(levels, v, scale, signed)
			}
		}
	})
}

// Restore is its inverse.
func Restore(x []float32, codes []uint8, scales []float32, signed bool) {
	levels := Map(signed)
	for i, code := range codes {
		x[i] = levels[code] * scales[i/Block]
	}
}

// scaleOf is the number of largest magnitude; of two, the positive one.
func scaleOf(block []float32) float32 {
	low, high := slices.Min(block), slices.Max(block)
	if high >= -low {
		return high
	}
	return low
}

// codeOf is the code nearest to x in units of scale; of two the lower one.
func codeOf(levels *[256]float32, x, scale float32, signed bool) uint8 {
	if scale == 0 {
		x = 0
	} else {
		x /= scale
	}
	low, high := 0, 255 // levels[low] <= x
	for low < high {
		if middle := (low + high + 1) / 2; levels[middle] <= x {
			low = middle
		} else {
			high = middle - 1
		}
	}
	if low < 255 && levels[low+1]-x < x-levels[low] {
		low++
	}
	if !signed && low == 0 && x > 0 {
		low = 1
	}
	return uint8(low)
}

// round makes a block's moments what 8 bits hold of them.
func round(block []float32, signed bool) {
	levels, scale := Map(signed), scaleOf(block)
	for i, v := range block {
		block[i] = levels[codeOf(levels, v, scale, signed)] * scale
	}
}
