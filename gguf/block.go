package gguf

import (
	"encoding/binary"
	"math"
)

// The block formats, as ggml-quants.c has them. An element is q·d, where q are a few bits of its own and the scale d is
// a float16 of the block; the K formats scale parts of a block further, by a few bits each. A dequantize function reads
// one block, a quantize function writes one (see quantizers).

// smallBlock is the number of elements of a block of Q8_0, Q4_0, Q4_1, Q5_0 and Q5_1.
const smallBlock = 32

func half(b []byte) float32 { return F16ToF32(binary.LittleEndian.Uint16(b)) }

// quantizeQ8 is ggml's quantize_row_q8_0_ref for one block: d, then 32 int8. The codes are computed with the float32
// scale and only then the scale is rounded to float16. It answers false where the scale overflows.
func quantizeQ8(b []byte, x, _ []float32, _ float32) bool {
	var amax float32
	for _, v := range x {
		amax = max(amax, abs(v))
	}
	d := amax / 127
	id := inverse(d)
	for i, v := range x { // half away from zero, as C's roundf; in float64 the sum is exact
		if q := float64(v * id); q < 0 {
			b[2+i] = byte(int8(q - 0.5))
		} else {
			b[2+i] = byte(int8(q + 0.5))
		}
	}
	return putHalf(b, d)
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
func quantizeQ4(b []byte, x, importance []float32, spread float32) bool {
	var codes [smallBlock]uint8
	d := signed(x, importance, spread, 8, &codes)
	packNibbles(b[2:], &codes)
	return putHalf(b, d)
}

// signed finds the scale and the codes, from 0 to 2n−1, of x ≈ d·(code − n): the largest element in size becomes −n,
// or, with importance, what leaves the least error.
func signed(x, importance []float32, spread, n float32, codes *[smallBlock]uint8) (d float32) {
	if importance != nil {
		var weights [smallBlock]float32
		return fitScale(x, weigh(weights[:], x, importance, spread), n, codes[:])
	}
	d = extreme(x) / -n
	id := inverse(d)
	for i, v := range x {
		codes[i] = min(byte(2*n-1), byte(int8(float32(v*id)+(n+0.5))))
	}
	return d
}

// extreme is the element that is largest in size.
func extreme(x []float32) (extreme float32) {
	for _, v := range x {
		if abs(v) > abs(extreme) {
			extreme = v
		}
	}
	return extreme
}

// putHalf writes a scale as float16, and answers false where that is infinite.
func putHalf(b []byte, d float32) bool {
	h := F32ToF16(d)
	binary.LittleEndian.PutUint16(b, h)
	return !f16IsInf(h)
}

// packNibbles writes the low four bits of codes: element i low and i+16 high.
func packNibbles(b []byte, codes *[smallBlock]uint8) {
	for i := range smallBlock / 2 {
		b[i] = codes[i]&15 | codes[i+smallBlock/2]<<4
	}
}

func dequantizeQ4(x []float32, b []byte) {
	d := half(b)
	for i, q := range b[2:] {
		x[i] = d * float32(int(q&15)-8)
		x[i+smallBlock/2] = d * float32(int(q>>4)-8)
	}
}

// quantizeQ4_1 writes Q4_1, elements least + d·q: d, least, then 4 bits an element as in Q4_0.
func quantizeQ4_1(b []byte, x, importance []float32, spread float32) bool {
	var codes [smallBlock]uint8
	d, least := affine(x, importance, spread, 15, &codes)
	packNibbles(b[4:], &codes)
	ok := putHalf(b, d)
	return putHalf(b[2:], least) && ok
}

// affine fits a block by d·code + least, codes from 0 to top.
func affine(x, importance []float32, spread, top float32, codes *[smallBlock]uint8) (d, least float32) {
	if importance != nil {
		var weights [smallBlock]float32
		return fitAffine(x, weigh(weights[:], x, importance, spread), top, weightedSearch, codes[:])
	}
	low, high := x[0], x[0]
	for _, v := range x {
		low, high = min(low, v), max(high, v)
	}
	d = (high - low) / top
	id := inverse(d)
	for i, v := range x {
		codes[i] = min(uint8(top), uint8(float32((v-low)*id)+0.5))
	}
	return d, low
}

func dequantizeQ4_1(x []float32, b []byte) {
	d, least := half(b), half(b[2:])
	for i, q := range b[4:] {
		x[i] = float32(d*float32(q&15)) + least
		x[i+smallBlock/2] = float32(d*float32(q>>4)) + least
	}
}

// quantizeQ5 writes Q5_0: as Q4_0, with five bits from −16 to 15, of which the fifth ones stand before the others.
func quantizeQ5(b []byte, x, importance []float32, spread float32) bool {
	var codes [smallBlock]uint8
	d := signed(x, importance, spread, 16, &codes)
	packFive(b[2:], &codes)
	return putHalf(b, d)
}

// dequantizeQ5 reads Q5_0: d, the fifth bits of all elements, then as Q4_0.
func dequantizeQ5(x []float32, b []byte) {
	d := half(b)
	for i, q := range unpackFive(b[2:]) {
		x[i] = d * float32(int(q)-16)
	}
}

// quantizeQ5_1 writes Q5_1: as Q4_1, with five bits.
func quantizeQ5_1(b []byte, x, importance []float32, spread float32) bool {
	var codes [smallBlock]uint8
	d, least := affine(x, importance, spread, 31, &codes)
	packFive(b[4:], &codes)
	ok := putHalf(b, d)
	return putHalf(b[2:], least) && ok
}

// dequantizeQ5_1 reads Q5_1: d, the least, the fifth bits of all elements, then as Q4_0.
func dequantizeQ5_1(x []float32, b []byte) {
	d, least := half(b), half(b[2:])
	for i, q := range unpackFive(b[4:]) {
		x[i] = float32(d*float32(q)) + least
	}
}

func packFive(b []byte, codes *[smallBlock]uint8) {
	var fifth uint32
	for i, c := range codes {
		fifth |= uint32(c>>4) << i
	}
	binary.LittleEndian.PutUint32(b, fifth)
	packNibbles(b[4:], codes)
}

func unpackFive(b []byte) (codes [smallBlock]uint8) {
	fifth := binary.LittleEndian.Uint32(b)
	for i, q := range b[4:] {
		codes[i] = q&15 | uint8(fifth>>i&1)<<4
		codes[i+smallBlock/2] = q>>4 | uint8(fifth>>(i+smallBlock/2)&1)<<4
	}
	return codes
}
