package gguf

import "encoding/binary"

// scaleHalves are where the float16 scales of a block lie.
var scaleHalves = map[Type][]int{
	F16: {0}, Q8_0: {0}, Q4_0: {0}, Q5_0: {0}, Q4_1: {0, 2}, Q5_1: {0, 2}, Q4_K: {0, 2}, Q5_K: {0, 2}, Q6_K: {208},
}

// notFinite is the first element of the first block that is not finite, or -1.
func notFinite(t Type, b []byte) int {
	le := binary.LittleEndian
	switch t {
	case F32:
		for i := 0; i < len(b); i += 4 {
			if le.Uint32(b[i:])&0x7f800000 == 0x7f800000 {
				return i / 4
			}
		}
		return -1
	case BF16:
		for i := 0; i < len(b); i += 2 {
			if le.Uint16(b[i:])&0x7f80 == 0x7f80 {
				return i / 2
			}
		}
		return -1
	}
	size, bytes := t.BlockSize(), t.Size(t.BlockSize())
	for _, at := range scaleHalves[t] {
		for i := at; i < len(b); i += bytes {
			if le.Uint16(b[i:])&0x7c00 == 0x7c00 {
				return i / bytes * size
			}
		}
	}
	return -1
}
