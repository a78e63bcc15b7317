package gguf

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
)

// Importance is how strongly the columns of matrices were driven by a text: the squares of their inputs. A file of it
// is llama.cpp's "imatrix".
type Importance struct {
	Inputs   map[string]Inputs // by the matrix's name
	Datasets []string          // what the text was
}

// Inputs are those of one matrix.
type Inputs struct {
	Squares []float32 // the sum of squares of each column's input
	Count   float32   // of inputs
}

// Add adds rows of inputs of a matrix, all of width numbers.
func (m *Importance) Add(matrix string, rows []float32, width int) {
	in, ok := m.Inputs[matrix]
	if !ok {
		in.Squares = make([]float32, width)
	}
	for ; len(rows) >= width; rows = rows[width:] {
		for i, v := range rows[:width] {
			in.Squares[i] += v * v
		}
		in.Count++
	}
	if m.Inputs == nil {
		m.Inputs = make(map[string]Inputs)
	}
	m.Inputs[matrix] = in
}

// Columns is what QuantizeRows takes for a matrix with rows of n elements; nil where nothing is known of it.
func (m *Importance) Columns(matrix string, n int) ([]float32, error) {
	in, ok := m.Inputs[matrix]
	if !ok || in.Count == 0 {
		return nil, nil
	}
	if len(in.Squares) != n {
		return nil, fmt.Errorf("the importance matrix is for another model: it has %d columns for %s, which has %d", len(in.Squares), matrix, n)
	}
	columns := make([]float32, n)
	for i, s := range in.Squares {
		columns[i] = s / in.Count
	}
	return columns, nil
}

// The suffixes and keys of llama.cpp's imatrix files.
const (
	sumSuffix    = ".in_sum2"
	countSuffix  = ".counts"
	datasetsKey  = "imatrix.datasets"
	chunkSizeKey = "imatrix.chunk_size"
)

// Write writes a file that llama-quantize takes too.
func (m *Importance) Write(path string) error {
	meta := Meta{{"general.type", "imatrix"}, {datasetsKey, m.Datasets}, {"imatrix.chunk_count", uint32(1)}, {chunkSizeKey, uint32(1)}}
	var tensors []Tensor
	for _, name := range slices.Sorted(maps.Keys(m.Inputs)) {
		in := m.Inputs[name]
		for _, part := range []struct {
			suffix string
			x      []float32
		}{{sumSuffix, in.Squares}, {countSuffix, []float32{in.Count}}} {
			data, err := Quantize(F32, part.x)
			if err != nil {
				return fmt.Errorf("importance of %s: %w", name, err)
			}
			tensors = append(tensors, Tensor{Name: name + part.suffix, Dims: []uint64{uint64(len(part.x))}, Type: F32, Data: data})
		}
	}
	return Write(path, meta, tensors)
}

// ReadImportance reads an imatrix file, ours or llama.cpp's. Errors are as Open's.
func ReadImportance(path string) (*Importance, error) {
	f, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	fail := func(format string, args ...any) (*Importance, error) {
		return nil, fmt.Errorf("%s: %w", path, &FormatError{Offset: -1, What: fmt.Sprintf(format, args...)})
	}
	if kind, _ := f.Meta.String("general.type"); kind != "imatrix" {
		return fail("general.type is %q: not an importance matrix", kind)
	}
	m := &Importance{Inputs: make(map[string]Inputs)}
	m.Datasets, _ = f.Meta.Strings(datasetsKey)
	for _, t := range f.Tensors {
		name, ok := strings.CutSuffix(t.Name, sumSuffix)
		if !ok {
			continue
		}
		counts, ok := f.Tensor(name + countSuffix)
		if !ok || counts.Elements() != 1 || t.Elements() != t.Dims[0] || t.Type != F32 || counts.Type != F32 {
			return fail("%s is not one matrix with one count", name)
		}
		squares, err := t.Float32s()
		if err != nil {
			return nil, err
		}
		count, err := counts.Float32s()
		if err != nil {
			return nil, err
		}
		for _, v := range append(count, squares...) {
			if !(v >= 0) || math.IsInf(float64(v), 0) {
				return fail("%s has the sum or count %v", name, v)
			}
		}
		m.Inputs[name] = Inputs{squares, count[0]}
	}
	if len(m.Inputs) == 0 {
		return fail("it has no matrix")
	}
	return m, nil
}
