package gguf

import (
	"encoding/binary"
	"fmt"
	"math"
)

// Finite checks every number without reading it as float32: an element of a block is finite where the block's scales
// are. A NaN, an infinity, or a type that this package cannot compute with is a *FormatError.
func (t Tensor) Finite() error {
	if !t.Type.Writable() {
		return t.refuse("type %s cannot be read here: only %s", t.Type, writableNames())
	}
	le, size, bytes := binary.LittleEndian, t.Type.BlockSize(), t.Type.Size(t.Type.BlockSize())
	switch t.Type {
	case F32:
		for i := 0; i < len(t.Data); i += 4 {
			if bits := le.Uint32(t.Data[i:]); bits&0x7f800000 == 0x7f800000 {
				return t.refuse("element %d is %v", i/4, math.Float32frombits(bits))
			}
		}
	case BF16:
		for i := 0; i < len(t.Data); i += 2 {
			if bits := le.Uint16(t.Data[i:]); bits&0x7f80 == 0x7f80 {
				return t.refuse("element %d is %v", i/2, BF16ToF32(bits))
			}
		}
	}
	for _, at := range scaleHalves[t.Type] {
		for i := at; i < len(t.Data); i += bytes {
			bits := le.Uint16(t.Data[i:])
			if bits&0x7c00 != 0x7c00 {
				continue
			}
			first := i / bytes * size
			if size == 1 {
				return t.refuse("element %d is %v", first, F16ToF32(bits))
			}
			return t.refuse("the scale of elements %d to %d is %v", first, first+size-1, F16ToF32(bits))
		}
	}
	return nil
}

func (t Tensor) refuse(format string, args ...any) error {
	return &FormatError{Offset: -1, What: fmt.Sprintf("tensor %q: ", t.Name) + fmt.Sprintf(format, args...)}
}

// scaleHalves are where the float16 scales of a block lie; F16 is a block of its own.
var scaleHalves = map[Type][]int{
	F16: {0}, Q8_0: {0}, Q4_0: {0}, Q5_0: {0}, Q4_1: {0, 2}, Q5_1: {0, 2}, Q4_K: {0, 2}, Q5_K: {0, 2}, Q6_K: {208},
}
