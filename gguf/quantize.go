package gguf

import (
	"encoding/binary"
	"fmt"
	"math"
)

// q8Block is the number of elements that share a Q8_0 scale: a float16 d, then int8 q; x = d·q.
const q8Block = 32

// Quantize stores x as type t. len(x) is a multiple of t's block size. A number that t cannot
// hold (NaN, an infinity, beyond float16) is an error: it would poison a model in silence.
func Quantize(t Type, x []float32) ([]byte, error) {
	switch t {
	case F32, F16, BF16, Q8_0:
	default:
		return nil, fmt.Errorf("cannot write %s: only F32, F16, BF16 and Q8_0", t)
	}
	if len(x)%t.BlockSize() != 0 {
		return nil, fmt.Errorf("%d elements, %s needs a multiple of %d", len(x), t, t.BlockSize())
	}
	le := binary.LittleEndian
	b := make([]byte, t.Size(len(x)))
	for i, v := range x {
		bits := math.Float32bits(v)
		if bits>>23&0xff == 0xff || t == F16 && f16IsInf(f32ToF16(v)) || t == BF16 && f32ToBF16(v)&0x7fff == 0x7f80 {
			return nil, fmt.Errorf("element %d is %v, which %s cannot hold", i, v, t)
		}
		switch t {
		case F32:
			le.PutUint32(b[4*i:], bits)
		case F16:
			le.PutUint16(b[2*i:], f32ToF16(v))
		case BF16:
			le.PutUint16(b[2*i:], f32ToBF16(v))
		}
	}
	if t == Q8_0 {
		for i := 0; i < len(x); i += q8Block {
			if !quantizeQ8(b[i/q8Block*34:], x[i:i+q8Block]) {
				return nil, fmt.Errorf("elements %d to %d are too large for Q8_0", i, i+q8Block-1)
			}
		}
	}
	return b, nil
}

// quantizeQ8 is ggml's quantize_row_q8_0_ref for one block: the codes are computed with the float32
// scale and only then the scale is rounded to float16. It answers false where the scale overflows.
func quantizeQ8(b []byte, x []float32) bool {
	var amax float32
	for _, v := range x {
		amax = max(amax, float32(math.Abs(float64(v))))
	}
	d := amax / 127
	var id float32
	if d != 0 {
		id = 1 / d
	}
	if math.IsInf(float64(id), 0) { // d is subnormal, and zero in float16
		id = 0
	}
	h := f32ToF16(d)
	binary.LittleEndian.PutUint16(b, h)
	for i, v := range x {
		b[2+i] = byte(int8(math.Round(float64(v * id)))) // half away from zero, as C's roundf
	}
	return !f16IsInf(h)
}

// dequantize is the inverse of Quantize.
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
			x[i] = f16ToF32(le.Uint16(b[2*i:]))
		}
		return x, nil
	case BF16:
		x := make([]float32, len(b)/2)
		for i := range x {
			x[i] = math.Float32frombits(uint32(le.Uint16(b[2*i:])) << 16)
		}
		return x, nil
	case Q8_0:
		x := make([]float32, 0, len(b)/34*q8Block)
		for ; len(b) >= 34; b = b[34:] {
			d := f16ToF32(le.Uint16(b))
			for _, q := range b[2:34] {
				x = append(x, d*float32(int8(q)))
			}
		}
		return x, nil
	}
	return nil, fmt.Errorf("type %s cannot be read here: only F32, F16, BF16 and Q8_0", t)
}
