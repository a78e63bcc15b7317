package cuda

import "math"

// roundToBF16 is the upper half of a float32, rounded to the nearest, ties to even.
func roundToBF16(x float32) uint16 {
	bits := math.Float32bits(x)
	if x != x {
		return 0x7fff
	}
	return uint16((bits + 0x7fff + bits>>16&1) >> 16)
}

func fromBF16(x uint16) float32 { return math.Float32frombits(uint32(x) << 16) }
