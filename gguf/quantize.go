package gguf

import (
	"encoding/binary"
	"fmt"
	"math"
)

// Quantize stores x as type t. len(x) is a multiple of t's block size. A number that t cannot
// hold (NaN, an infinity, beyond float16) is an error: it would poison a model in silence.
func Quantize(t Type, x []float32) ([]byte, error) { return QuantizeRows(t, x, nil) }

// QuantizeRows is Quantize for whole rows of len(importance) elements: importance, positive, is how much the error of
// each column matters. Q8_0 and types without blocks take no notice of it. nil: every column matters alike.
func QuantizeRows(t Type, x, importance []float32) ([]byte, error) {
	if !t.Writable() {
		return nil, fmt.Errorf("cannot write %s: only %s", t, writableNames())
	}
	size := t.BlockSize()
	row := len(importance)
	if importance == nil {
		row = size
	}
	if row == 0 || len(x)%size != 0 || row%size != 0 || len(x)%row != 0 {
		return nil, fmt.Errorf("%d elements in rows of %d, %s needs multiples of %d", len(x), len(importance), t, size)
	}
	for i, v := range x {
		if math.Float32bits(v)>>23&0xff == 0xff {
			return nil, tooLarge(t, i, v)
		}
	}
	b := make([]byte, t.Size(len(x)))
	into, bytes := quantizers[t], t.Size(size)
	if into == nil {
		return b, writePlain(t, b, x)
	}
	for first := 0; first < len(x); first += row {
		x := x[first:][:row]
		var spread float32 // the row's mean square, which the published weights of elements begin from
		if importance != nil {
			spread = meanSquare(x)
		}
		for i := 0; i < row; i += size {
			var weights []float32
			if importance != nil {
				weights = importance[i:][:size]
			}
			if !into(b[(first+i)/size*bytes:][:bytes], x[i:][:size], weights, spread) {
				return nil, fmt.Errorf("elements %d to %d are too large for %s", first+i, first+i+size-1, t)
			}
		}
	}
	return b, nil
}

// quantizers write one block: they are given its bytes, its elements, the importance of its columns or nil, and then
// the mean square of the row. They answer false where a scale overflows.
var quantizers = map[Type]func(b []byte, x, importance []float32, spread float32) bool{
	Q8_0: quantizeQ8, Q4_0: quantizeQ4, Q4_1: quantizeQ4_1, Q5_0: quantizeQ5, Q5_1: quantizeQ5_1, Q4_K: quantizeQ4K, Q5_K: quantizeQ5K, Q6_K: quantizeQ6K,
}

// writePlain writes elements of a type without blocks.
func writePlain(t Type, b []byte, x []float32) error {
	le := binary.LittleEndian
	switch t {
	case F32:
		for i, v := range x {
			le.PutUint32(b[4*i:], math.Float32bits(v))
		}
	case F16:
		for i, v := range x {
			h := F32ToF16(v)
			if f16IsInf(h) {
				return tooLarge(t, i, v)
			}
			le.PutUint16(b[2*i:], h)
		}
	case BF16:
		for i, v := range x {
			h := f32ToBF16(v)
			if h&0x7fff == 0x7f80 {
				return tooLarge(t, i, v)
			}
			le.PutUint16(b[2*i:], h)
		}
	}
	return nil
}

func tooLarge(t Type, i int, v float32) error {
	if v-v != 0 {
		return fmt.Errorf("element %d is %v, which is not finite", i, v)
	}
	return fmt.Errorf("element %d is %v, which %s cannot hold", i, v, t)
}

// dequantizers read one block.
var dequantizers = map[Type]func(x []float32, b []byte){
	Q8_0: dequantizeQ8, Q4_0: dequantizeQ4, Q4_1: dequantizeQ4_1, Q5_0: dequantizeQ5, Q5_1: dequantizeQ5_1, Q4_K: dequantizeQ4K, Q5_K: dequantizeQ5K, Q6_K: dequantizeQ6K,
}

// Dequantize reads the elements x, whole blocks of type t, from b. Error: a type that is not Writable.
func Dequantize(t Type, x []float32, b []byte) error {
	le := binary.LittleEndian
	switch t {
	case F32:
		for i := range x {
			x[i] = math.Float32frombits(le.Uint32(b[4*i:]))
		}
		return nil
	case F16:
		for i := range x {
			x[i] = F16ToF32(le.Uint16(b[2*i:]))
		}
		return nil
	case BF16:
		for i := range x {
			x[i] = BF16ToF32(le.Uint16(b[2*i:]))
		}
		return nil
	}
	from, ok := dequantizers[t]
	if !ok {
		return fmt.Errorf("type %s cannot be read here: only %s", t, writableNames())
	}
	size, bytes := t.BlockSize(), t.Size(t.BlockSize())
	for i := range len(x) / size {
		from(x[i*size:][:size], b[i*bytes:][:bytes])
	}
	return nil
}
