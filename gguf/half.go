package gguf

import "math"

// F32ToF16 rounds to the nearest IEEE 754 half, ties to even; what is too large becomes an infinity.
func F32ToF16(f float32) uint16 {
	b := math.Float32bits(f)
	sign := uint16(b >> 16 & 0x8000)
	b &= 0x7fffffff
	switch {
	case b > 0x7f800000: // NaN
		return sign | 0x7e00
	case b >= 0x47800000: // 65536 and above
		return sign | 0x7c00
	case b < 0x38800000: // below 2^-14: subnormal; adding 0.5 makes the hardware round at 2^-24
		h := math.Float32frombits(b) + 0.5
		return sign | uint16(math.Float32bits(h)-math.Float32bits(0.5))
	}
	b += 0xfff + b>>13&1                  // to nearest even at bit 13; may carry into the exponent
	return sign | uint16((b>>13)-112<<10) // rebias the exponent from 127 to 15
}

// F16ToF32 is exact.
func F16ToF32(h uint16) float32 {
	sign := uint32(h&0x8000) << 16
	exp, frac := uint32(h>>10&0x1f), uint32(h&0x3ff)
	switch exp {
	case 0: // zero or subnormal: frac·2^-24
		f := float32(frac) * (1.0 / (1 << 24))
		return math.Float32frombits(sign | math.Float32bits(f))
	case 0x1f: // infinity or NaN
		return math.Float32frombits(sign | 0x7f800000 | frac<<13)
	}
	return math.Float32frombits(sign | (exp+112)<<23 | frac<<13)
}

func f16IsInf(h uint16) bool { return h&0x7fff == 0x7c00 }

// f32ToBF16 rounds to the nearest bfloat16, ties to even. NaN stays NaN (ggml does the same).
func f32ToBF16(f float32) uint16 {
	b := math.Float32bits(f)
	if b&0x7fffffff > 0x7f800000 {
		return uint16(b>>16) | 64
	}
	return uint16((b + 0x7fff + b>>16&1) >> 16)
}

// BF16ToF32 is exact.
func BF16ToF32(h uint16) float32 { return math.Float32frombits(uint32(h) << 16) }
