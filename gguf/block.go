package gguf

import (
	"encoding/binary"
	"math"
)

// The block formats, as ggml-quants.c has them. An element is q·d, where q are a few bits of its own and the scale d is
// a float16 of the block; the K formats scale parts of a block further, by a few bits each. A dequantize function reads
// one block.

// smallBlock is the number of elements of a block of Q8_0, Q4_0 and Q5_0.
const smallBlock = 32

func half(b []byte) float32 { return F16ToF32(binary.LittleEndian.Uint16(b)) }

// quantizeQ8 is ggml's quantize_row_q8_0_ref for one block: d, then 32 int8. The codes are computed with the float32
// scale and only then the scale is rounded to float16. It answers false where the scale overflows.
func quantizeQ8(b []byte, x []float32) bool {
	var amax float32
	for _, v := range x {
		amax = max(amax, float32(math.Abs(float64(v))))
	}
	d := amax / 127
	id := inverse(d)
	h := F32ToF16(d)
	binary.LittleEndian.PutUint16(b, h)
	for i, v := range x {
		b[2+i] = byte(int8(math.Round(float64(v * id)))) // half away from zero, as C's roundf
	}
	return !f16IsInf(h)
}

// inverse is 1/d, and 0 where d is zero or so small that it is zero in float16.
func inverse(d float32) float32 {
	if id := 1 / d; d != 0 && !math.IsInf(float64(id), 0) {
		return id
	}
	return 0
}

func dequantizeQ8(x []float32, b []byte) {
	d := half(b)
	for i, q := range b[2:] {
		x[i] = d * float32(int8(q))
	}
}

// quantizeQ4 is ggml's quantize_row_q4_0_ref for one block: d, then 16 bytes that hold element i low and i+16 high. The
// element that is largest in size becomes −8, of 4 bits from −8 to 7.
func quantizeQ4(b []byte, x []float32) bool {
	var amax, extreme float32
	for _, v := range x {
		if a := float32(math.Abs(float64(v))); a > amax {
			amax, extreme = a, v
		}
	}
	d := extreme / -8
	id := inverse(d)
	h := F32ToF16(d)
	binary.LittleEndian.PutUint16(b, h)
	code := func(v float32) byte { return min(15, byte(int8(float32(v*id)+8.5))) }
	for i := range smallBlock / 2 {
		b[2+i] = code(x[i]) | code(x[i+smallBlock/2])<<4
	}
	return !f16IsInf(h)
}

func dequantizeQ4(x []float32, b []byte) {
	d := half(b)
	for i, q := range b[2:] {
		x[i] = d * float32(int(q&15)-8)
		x[i+smallBlock/2] = d * float32(int(q>>4)-8)
	}
}

// dequantizeQ5 reads Q5_0: d, the fifth bits of all elements, then as Q4_0.
func dequantizeQ5(x []float32, b []byte) {
	d, fifth := half(b), binary.LittleEndian.Uint32(b[2:])
	for i, q := range b[6:] {
		lo, hi := int(q&15)|int(fifth>>i&1)<<4, int(q>>4)|int(fifth>>(i+smallBlock/2)&1)<<4
		x[i] = d * float32(lo-16)
		x[i+smallBlock/2] = d * float32(hi-16)
	}
}

// dequantizeQ4K reads Q4_K: 8 parts of 32 elements q·d·scale − dmin·min, with 6 bits for each scale and min: d, dmin,
// 12 bytes of scales and mins, then 4 bits an element, two parts interleaved.
func dequantizeQ4K(x []float32, b []byte) {
	d, dmin, packed, q := half(b), half(b[2:]), b[4:16], b[16:]
	part := func(i int) (scale, least float32) {
		if i < 4 {
			return d * float32(packed[i]&63), dmin * float32(packed[i+4]&63)
		}
		return d * float32(packed[i+4]&15|packed[i-4]>>6<<4), dmin * float32(packed[i+4]>>4|packed[i]>>6<<4)
	}
	for pair := range 4 {
		lowScale, lowLeast := part(2 * pair)
		highScale, highLeast := part(2*pair + 1)
		low, high := x[64*pair:][:32], x[64*pair+32:][:32]
		for i, v := range q[32*pair:][:32] {
			low[i] = float32(lowScale*float32(v&15)) - lowLeast
			high[i] = float32(highScale*float32(v>>4)) - highLeast
		}
	}
}

// dequantizeQ6K reads Q6_K: 16 parts of 16 elements (q−32)·d·scale: the low 4 bits of all, the high 2, an int8 scale
// for each part, d. Each half of the block interleaves four runs of 32 elements.
func dequantizeQ6K(x []float32, b []byte) {
	low, high, scales, d := b[:128], b[128:192], b[192:208], half(b[208:])
	for h := range 2 {
		ql, qh, scales, x := low[64*h:], high[32*h:], scales[8*h:], x[128*h:]
		for i := range 32 {
			for run := range 4 {
				q := ql[i+32*(run&1)] >> (4 * (run >> 1)) & 15
				q |= qh[i] >> (2 * run) & 3 << 4
				x[i+32*run] = d * float32(int8(scales[i/16+2*run])) * float32(int(q)-32)
			}
		}
	}
}
