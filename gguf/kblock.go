package gguf

// The K formats: blocks of 256 elements in parts, with a scale for each part, itself of a few bits.

const bigBlock = 256

// quantizeQ4K writes Q4_K as ggml does; dequantizeQ4K has the format. Without importance an element's error weighs as
// much as its size and its part's root mean square together.
func quantizeQ4K(b []byte, x, importance []float32, _ float32) bool {
	var codes [bigBlock]uint8
	var weights [32]float32
	var scales, leasts, sums [8]float32
	spread := 2 * squares(x) / bigBlock
	for i := range scales {
		x, search := x[32*i:][:32], weightedSearch
		if importance != nil {
			weigh(weights[:], x, importance[32*i:][:32], spread)
			for _, w := range weights {
				sums[i] += w
			}
		} else {
			search = plainSearch
			size := sqrt(meanSquare(x))
			for j, v := range x {
				weights[j] = size + abs(v)
			}
		}
		scales[i], leasts[i] = fitAffine(x, weights[:], search, codes[32*i:][:32])
		leasts[i] = -leasts[i]
	}
	var d, dmin float32
	var q, m [8]uint8
	if importance != nil {
		d, dmin = fitPositive(scales[:], sums[:], 63, q[:]), fitPositive(leasts[:], sums[:], 63, m[:])
	} else {
		d, dmin = scalePositive(scales[:], 63, q[:]), scalePositive(leasts[:], 63, m[:])
	}
	for i := range 4 {
		b[4+i] = q[i] | q[i+4]>>4<<6
		b[8+i] = m[i] | m[i+4]>>4<<6
		b[12+i] = q[i+4]&15 | m[i+4]<<4
	}
	ok := putHalf(b, d)
	ok = putHalf(b[2:], dmin) && ok
	d, dmin = half(b), half(b[2:])
	for i := range scales { // the codes that are nearest by the scales as they are stored
		scale, least := d*float32(q[i]), dmin*float32(m[i])
		if scale == 0 {
			continue
		}
		for j, v := range x[32*i:][:32] {
			codes[32*i+j] = uint8(max(0, min(15, round((v+least)/scale))))
		}
	}
	for pair := range 4 {
		for i := range 32 {
			b[16+32*pair+i] = codes[64*pair+i] | codes[64*pair+32+i]<<4
		}
	}
	return ok
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

// quantizeQ6K writes Q6_K as ggml does; dequantizeQ6K has the format.
func quantizeQ6K(b []byte, x, importance []float32, _ float32) bool {
	var codes [bigBlock]uint8
	var scales, weights [16]float32
	for i := range scales {
		x, w := x[16*i:][:16], weights[:]
		if importance != nil {
			w = importance[16*i:][:16]
		} else {
			for j, v := range x {
				w[j] = v * v
			}
		}
		scales[i] = fitScale(x, w, 32, codes[16*i:][:16])
	}
	top := extreme(scales[:])
	if abs(top) < tiny {
		clear(b)
		return true
	}
	inverse := -128 / top
	ok := putHalf(b[208:], 1/inverse)
	d := half(b[208:])
	for i, s := range scales {
		q := int8(min(127, round(float32(inverse*s))))
		b[192+i] = byte(q)
		scale := d * float32(q)
		if scale == 0 {
			continue
		}
		for j, v := range x[16*i:][:16] {
			codes[16*i+j] = uint8(max(-32, min(31, round(v/scale))) + 32)
		}
	}
	for h := range 2 {
		for i := range 32 {
			q, ql := codes[128*h+i:], b[64*h+i:]
			ql[0] = q[0]&15 | q[64]<<4
			ql[32] = q[32]&15 | q[96]<<4
			b[128+32*h+i] = q[0]>>4 | q[32]>>4<<2 | q[64]>>4<<4 | q[96]>>4<<6
		}
	}
	return ok
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
