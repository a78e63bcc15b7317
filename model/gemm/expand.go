package gemm

import (
	"github.com/sqlagent/sqlagent/gguf"
)

// stored is a tensor [rows, k] in the blocks of its type.
type stored struct {
	rows         int
	data         []byte
	stride       int // bytes of a row
	block, bytes int // elements of a block, and its bytes
	expand       expander
	codes        coder // of none: see HasCodes
}

// expander reads whole blocks as float32, with the bits of gguf.Dequantize.
type expander func(x []float32, b []byte)

func (kn *kernel) stored(t gguf.Tensor) stored {
	s := stored{rows: int(t.Dims[1]), data: t.Data, stride: t.Type.Size(int(t.Dims[0])), block: t.Type.BlockSize(), bytes: t.Type.Size(t.Type.BlockSize())}
	if kn.byCodes != nil {
		s.codes = kn.byCodes.coders[t.Type]
	}
	if s.expand = kn.expanders[t.Type]; s.expand == nil {
		s.expand = func(x []float32, b []byte) { _ = gguf.Dequantize(t.Type, x, b) } // InBlocks has checked the type
	}
	return s
}

// expand writes numbers of column j of B from row p on, which begins a block. Columns after the last are zero.
func (mx *Matrix) expand(x []float32, j, p int) {
	for i := range mx.blocks {
		s := &mx.blocks[i]
		if j < s.rows {
			s.expand(x, s.data[j*s.stride+p/s.block*s.bytes:][:len(x)/s.block*s.bytes])
			return
		}
		j -= s.rows
	}
	clear(x)
}
