package gguf

// The K formats: blocks of 256 elements in parts, with a scale for each part, itself of a few bits.

const bigBlock = 256

// quantizeQ4K writes Q4_K as ggml does; dequantizeQ4K has the format.
func quantizeQ4K(b []byte, x, importance []float32, _ float32) bool {
	var codes [bigBlock]uint8
	ok := quantizeParts(b, x, importance, 15, search{-1, 0.1, 21}, &codes)
	putNibbles(b[16:], &codes)
	return ok
}

// quantizeQ5K writes Q5_K as ggml does; dequantizeQ5K has the format.
func quantizeQ5K(b []byte, x, importance []float32, _ float32) bool {
	var codes [bigBlock]uint8
	ok := quantizeParts(b, x, importance, 31, search{-0.5, 0.1, 16}, &codes)
	high := b[16:48]
	clear(high)
	for i, c := range codes {
		high[i%32] |= c >> 4 << (i / 32)
		codes[i] = c & 15
	}
	putNibbles(b[48:], &codes)
	return ok
}

// quantizeParts fits a block of Q4_K or Q5_K by codes from 0 to top, and writes its scales. Without importance an
// element's error weighs as much as its size and its part's root mean square together.
func quantizeParts(b []byte, x, importance []float32, top float32, plain search, codes *[bigBlock]uint8) bool {
	var weights [32]float32
	var scales, leasts, sums [8]float32
	spread := 2 * squares(x) / bigBlock
	for i := range scales {
		x, tried := x[32*i:][:32], weightedSearch
		if importance != nil {
			weigh(weights[:], x, importance[32*i:][:32], spread)
			for _, w := range weights {
				sums[i] += w
			}
		} else {
			tried = plain
			size := sqrt(meanSquare(x))
			for j, v := range x {
				weights[j] = size + abs(v)
			}
		}
		scales[i], leasts[i] = fitAffine(x, weights[:], top, tried, codes[32*i:][:32])
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
			codes[32*i+j] = uint8(max(0, min(top, round((v+least)/scale))))
		}
	}
	return ok
}

// putNibbles writes 4 bits an element, two parts interleaved.
func putNibbles(b []byte, codes *[bigBlock]uint8) {
	for pair := range 4 {
		for i := range 32 {
			b[32*pair+i] = codes[64*pair+i] | codes[64*pair+32+i]<<4
		}
	}
}

// dequantizeQ4K reads Q4_K: 8 parts of 32 elements q·d·scale − dmin·min, with 6 bits for each scale and min: d, dmin,
// 12 bytes of scales and mins, then 4 bits an element, two parts interleaved.
func dequantizeQ4K(x []float32, b []byte) {
	scales, leasts := ScalesQ4K(b)
	for pair := range 4 {
		lowScale, lowLeast := scales[2*pair], leasts[2*pair]
		highScale, highLeast := scales[2*pair+1], leasts[2*pair+1]
		low, high := x[64*pair:][:32], x[64*pair+32:][:32]
		for i, v := range b[16+32*pair:][:32] {
			low[i] = float32(lowScale*float32(v&15)) - lowLeast
			high[i] = float32(highScale*float32(v>>4)) - highLeast
		}
	}
}

// dequantizeQ5K reads Q5_K: Q4_K, with a fifth bit of the elements between the scales and the others: bit p of byte i
// is that of element i of part p.
func dequantizeQ5K(x []float32, b []byte) {
	high := b[16:48]
	scales, leasts := ScalesQ4K(b)
	for p := range 8 {
		scale, least := scales[p], leasts[p]
		for i, v := range b[48+32*(p/2):][:32] {
			q := v>>(4*(p&1))&15 | high[i]>>p&1<<4
			x[32*p+i] = float32(scale*float32(q)) - least
		}
	}
}

// ScalesQ4K are the scale and the least of each part of a block of Q4_K or Q5_K: an element is scale·code − least.
func ScalesQ4K(b []byte) (scales, leasts [8]float32) {
	d, dmin, packed := half(b), half(b[2:]), b[4:16]
	for i := range 4 {
		scales[i], leasts[i] = d*float32(packed[i]&63), dmin*float32(packed[i+4]&63)
		scales[i+4] = d * float32(packed[i+8]&15|packed[i]>>6<<4)
		leasts[i+4] = dmin * float32(packed[i+8]>>4|packed[i+4]>>6<<4)
	}
	return scales, leasts
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
	low, high, scales := b[:128], b[128:192], ScalesQ6K(b)
	for h := range 2 {
		ql, qh, scales, x := low[64*h:], high[32*h:], scales[8*h:], x[128*h:]
		for i := range 32 {
			for run := range 4 {
				q := ql[i+32*(run&1)] >> (4 * (run >> 1)) & 15
				q |= qh[i] >> (2 * run) & 3 << 4
				x[i+32*run] = scales[i/16+2*run] * float32(int(q)-32)
			}
		}
	}
}

// ScalesQ6K are the scales of the parts of a block of Q6_K.
func ScalesQ6K(b []byte) (scales [16]float32) {
	d := half(b[208:])
	for i := range scales {
		scales[i] = d * float32(int8(b[192+i]))
	}
	return scales
}
