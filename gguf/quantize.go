package gguf

import (
	"encoding/binary"
	"fmt"
	"math"
)

// Quantize stores x as type t. len(x) is a multiple of t's block size. A number that t cannot
// hold (NaN, an infinity, beyond float16) is an error: it would poison a model in silence.
func Quantize(t Type, x []float32) ([]byte, error) {
	switch t {
	case F32, F16, BF16, Q8_0, Q4_0:
	default:
		return nil, fmt.Errorf("cannot write %s: only F32, F16, BF16, Q8_0 and Q4_0", t)
	}
	if len(x)%t.BlockSize() != 0 {
		return nil, fmt.Errorf("%d elements, %s needs a multiple of %d", len(x), t, t.BlockSize())
	}
	le := binary.LittleEndian
	b := make([]byte, t.Size(len(x)))
	for i, v := range x {
		bits := math.Float32bits(v)
		if bits>>23&0xff == 0xff || t == F16 && f16IsInf(F32ToF16(v)) || t == BF16 && f32ToBF16(v)&0x7fff == 0x7f80 {
			return nil, fmt.Errorf("element %d is %v, which %s cannot hold", i, v, t)
		}
		switch t {
		case F32:
			le.PutUint32(b[4*i:], bits)
		case F16:
			le.PutUint16(b[2*i:], F32ToF16(v))
		case BF16:
			le.PutUint16(b[2*i:], f32ToBF16(v))
		}
	}
	into := map[Type]func(b []byte, x []float32) bool{Q8_0: quantizeQ8, Q4_0: quantizeQ4}[t]
	for i := 0; into != nil && i < len(x); i += smallBlock {
		if !into(b[t.Size(i):], x[i:i+smallBlock]) {
			return nil, fmt.Errorf("elements %d to %d are too large for %s", i, i+smallBlock-1, t)
		}
	}
	return b, nil
}

// dequantize reads elements of type t.
func dequantize(t Type, b []byte) ([]float32, error) {
	le := binary.LittleEndian
	switch t {
	case F32:
		x := make([]float32, len(b)/4)
		for i := range x {
			x[i] = math.Float32frombits(le.Uint32(b[4*i:]))
		}
		return x, nil
	case F16:
		x := make([]float32, len(b)/2)
		for i := range x {
			x[i] = F16ToF32(le.Uint16(b[2*i:]))
		}
		return x, nil
	case BF16:
		x := make([]float32, len(b)/2)
		for i := range x {
			x[i] = math.Float32frombits(uint32(le.Uint16(b[2*i:])) << 16)
		}
		return x, nil
	}
	from, ok := map[Type]func(x []float32, b []byte){
		Q8_0: dequantizeQ8, Q4_0: dequantizeQ4, Q5_0: dequantizeQ5, Q4_K: dequantizeQ4K, Q6_K: dequantizeQ6K,
	}[t]
	if !ok {
		return nil, fmt.Errorf("type %s cannot be read here: only F32, F16, BF16, Q8_0, Q4_0, Q5_0, Q4_K and Q6_K", t)
	}
	size, bytes := t.BlockSize(), t.Size(t.BlockSize())
	x := make([]float32, len(b)/bytes*size)
	for i := range len(b) / bytes {
		from(x[i*size:][:size], b[i*bytes:][:bytes])
	}
	return x, nil
}
