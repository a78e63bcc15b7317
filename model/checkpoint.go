package model

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"hash"
	"hash/crc32"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
)

// CheckpointFile is the name of the file that Save writes into its directory: a line naming the
// format, a line of JSON (checkpointHeader), each part's numbers as little-endian float32, and the
// CRC-32C of everything before it, little-endian.
const CheckpointFile = "model.checkpoint"

const checkpointMagic = "sqlagent checkpoint 1\n"

type checkpointHeader struct {
	Config Config   `json:"config"`
	Steps  int      `json:"steps"`
	Parts  []string `json:"parts"` // each of all the parameters' numbers in the order of weights.flat, or of an adapter's

	LoRA *LoRA  `json:"lora,omitempty"` // where set, the parts are an adapter's
	Base uint32 `json:"base,omitempty"` // CRC-32C of the weights that it was trained on
}

// CheckpointError is a checkpoint that cannot be used.
type CheckpointError struct {
	Path string
	Why  string
}

func (e *CheckpointError) Error() string { return "checkpoint " + e.Path + ": " + e.Why }

// Save writes config, what is trained, optimiser state and, where there are any, reference weights to
// dir/CheckpointFile. What is trained is all weights, or a LoRA alone. Not kept: gradients accumulated since the last
// Step. The file is replaced in one step, so that a crash leaves the old checkpoint or the new one. Weights that are no
// numbers are not kept: that is a *CheckpointError.
func (m *Model) Save(dir string) error {
	h := checkpointHeader{Config: m.config, Steps: m.steps, Parts: []string{partWeights}}
	parts := [][]float32{m.weights.flat}
	if a := m.adapter; a != nil {
		h.LoRA, h.Base = &a.LoRA, a.base.checksum()
		h.Parts, parts = []string{partAdapter}, [][]float32{a.flat}
	}
	if m.moment1 != nil {
		h.Parts = append(h.Parts, partMoment1, partMoment2)
		parts = append(parts, m.moment1, m.moment2)
	}
	if m.reference != nil {
		h.Parts = append(h.Parts, partReference)
		parts = append(parts, m.reference.flat)
	}
	for i, x := range parts[0] {
		if x-x != 0 { // NaN, or infinite
			return &CheckpointError{dir, fmt.Sprintf("is not written: weight %d is %v", i, x)}
		}
	}
	header, err := json.Marshal(h)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	return atomicfile.Write(filepath.Join(dir, CheckpointFile), 0o644, func(f *os.File) error { return writeParts(f, header, parts) })
}

// writeParts writes a checkpoint: its header, its floats, and a checksum of both.
func writeParts(f io.Writer, header []byte, parts [][]float32) error {
	sum := crc32.New(castagnoli)
	w := io.MultiWriter(f, sum)
	if _, err := fmt.Fprintf(w, "%s%s\n", checkpointMagic, header); err != nil {
		return err
	}
	for _, part := range parts {
		if err := writeFloats(w, part); err != nil {
			return err
		}
	}
	return binary.Write(f, binary.LittleEndian, sum.Sum32())
}

const checkpointChunk = 1 << 14 // floats read or written at once

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// The parts of a checkpoint.
const (
	partWeights   = "weights"
	partAdapter   = "adapter"
	partReference = "reference"
	partMoment1   = "moment1"
	partMoment2   = "moment2"
)

// Load replaces what is trained and its optimiser's state by a checkpoint of the same Config and, where the model has
// a LoRA, of an equal one over the same weights; on an error the model is as it was. Errors: *CheckpointError,
// *HeldError, or why the file cannot be read.
func (m *Model) Load(dir string) error {
	if err := m.changeable(); err != nil {
		return err
	}
	path := filepath.Join(dir, CheckpointFile)
	h, parts, err := readCheckpoint(path)
	if err != nil {
		return err
	}
	fail := func(why string, args ...any) error { return &CheckpointError{path, fmt.Sprintf(why, args...)} }
	switch a := m.adapter; {
	case !h.Config.Equal(m.config):
		return fail("is of another model: %+v, want %+v", h.Config, m.config)
	case a == nil && h.LoRA != nil:
		return fail("holds a LoRA of rank %d alone: give the model an equal one first", h.LoRA.Rank)
	case a == nil:
		m.weights = newWeights(h.Config, parts[partWeights])
	case h.LoRA == nil:
		return fail("holds whole weights, where the model has a LoRA")
	case *h.LoRA != a.LoRA:
		return fail("holds a LoRA of %+v, want %+v", *h.LoRA, a.LoRA)
	case h.Base != a.base.checksum():
		return fail("holds a LoRA that was trained on other weights")
	default:
		a.flat = parts[partAdapter]
		a.apply(m.weights)
	}
	m.restore(h, parts)
	m.version++
	m.pending = false
	if m.grad != nil {
		clear(m.grad.flat)
	}
	return nil
}

// restore takes over what a checkpoint holds beside the parameters.
func (m *Model) restore(h checkpointHeader, parts map[string][]float32) {
	m.steps, m.moment1, m.moment2, m.reference = h.Steps, parts[partMoment1], parts[partMoment2], nil
	if flat := parts[partReference]; flat != nil {
		m.reference = newWeights(h.Config, flat)
	}
}

// Load returns the model that Save wrote to dir. Errors: *CheckpointError, or why the file cannot be read.
func Load(dir string) (*Model, error) {
	path := filepath.Join(dir, CheckpointFile)
	h, parts, err := readCheckpoint(path)
	if err != nil {
		return nil, err
	}
	if h.LoRA != nil {
		why := fmt.Sprintf("holds a LoRA of rank %d alone: load it into the model that it belongs to", h.LoRA.Rank)
		return nil, &CheckpointError{path, why}
	}
	m := &Model{config: h.Config, weights: newWeights(h.Config, parts[partWeights])}
	m.restore(h, parts)
	return m, nil
}

// checksum is the CRC-32C of the weights.
func (w *weights) checksum() uint32 {
	sum := crc32.New(castagnoli)
	writeFloats(sum, w.flat) // a hash takes everything
	return sum.Sum32()
}

func writeFloats(w io.Writer, x []float32) error {
	buf := make([]byte, 0, 4*checkpointChunk)
	for len(x) > 0 {
		n := min(len(x), checkpointChunk)
		var err error
		if buf, err = binary.Append(buf[:0], binary.LittleEndian, x[:n]); err != nil {
			return err
		}
		if _, err := w.Write(buf); err != nil {
			return err
		}
		x = x[n:]
	}
	return nil
}

// readCheckpoint reads a file that is whole and makes sense.
func readCheckpoint(path string) (h checkpointHeader, parts map[string][]float32, err error) {
	fail := func(why string, args ...any) (checkpointHeader, map[string][]float32, error) {
		return h, nil, &CheckpointError{path, fmt.Sprintf(why, args...)}
	}
	f, err := os.Open(path)
	if err != nil {
		return h, nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return h, nil, err
	}
	r := &checkedReader{r: bufio.NewReaderSize(f, 1<<16), sum: crc32.New(castagnoli)}

	magic := make([]byte, len(checkpointMagic))
	if _, err := io.ReadFull(r, magic); err != nil || string(magic) != checkpointMagic {
		return fail("is not a checkpoint of this program: it does not start with %q", checkpointMagic)
	}
	line, err := r.line(1 << 16)
	if err != nil {
		return fail("its header is unreadable: %v", err)
	}
	if err := json.Unmarshal(line, &h); err != nil {
		return fail("its header is unreadable: %v", err)
	}
	if err := h.Config.Validate(); err != nil {
		return fail("%v", err)
	}
	numbers, trained := h.Config.Parameters(), partWeights
	known := []string{partWeights, partMoment1, partMoment2, partReference}
	if h.LoRA != nil {
		if err := h.LoRA.validate(h.Config); err != nil {
			return fail("%v", err)
		}
		_, numbers = h.LoRA.sizes(h.Config)
		trained, known = partAdapter, []string{partAdapter, partMoment1, partMoment2}
	}
	size := int64(len(checkpointMagic)+len(line)+1) + int64(len(h.Parts))*int64(numbers)*4 + crc32.Size
	if info.Size() != size {
		return fail("is %d bytes long, but its header promises %d: it is truncated or damaged", info.Size(), size)
	}
	parts = make(map[string][]float32)
	for _, name := range h.Parts {
		if !slices.Contains(known, name) {
			return fail("holds an unknown part %q: it was written by a newer program", name)
		}
		parts[name] = make([]float32, numbers)
		if err := r.floats(parts[name]); err != nil {
			return fail("reading %s: %v", name, err)
		}
	}
	if parts[trained] == nil || (parts[partMoment1] == nil) != (parts[partMoment2] == nil) {
		return fail("holds only %q", h.Parts)
	}
	want := r.sum.Sum32()
	var got uint32
	if err := binary.Read(r, binary.LittleEndian, &got); err != nil {
		return fail("reading its checksum: %v", err)
	}
	if got != want {
		return fail("its checksum is %08x, want %08x: it is damaged", got, want)
	}
	return h, parts, nil
}

// checkedReader sums what is read.
type checkedReader struct {
	r   *bufio.Reader
	sum hash.Hash32
	buf [4 * checkpointChunk]byte
}

func (c *checkedReader) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.sum.Write(p[:n])
	return n, err
}

// line reads up to a newline, which it drops.
func (c *checkedReader) line(limit int) ([]byte, error) {
	var line []byte
	for one := c.buf[:1]; len(line) < limit; line = append(line, one[0]) {
		if _, err := io.ReadFull(c, one); err != nil {
			return nil, err
		}
		if one[0] == '\n' {
			return line, nil
		}
	}
	return nil, fmt.Errorf("longer than %d bytes", limit)
}

func (c *checkedReader) floats(dst []float32) error {
	for len(dst) > 0 {
		n := min(len(dst), checkpointChunk)
		if _, err := io.ReadFull(c, c.buf[:4*n]); err != nil {
			return err
		}
		if _, err := binary.Decode(c.buf[:4*n], binary.LittleEndian, dst[:n]); err != nil {
			return err
		}
		dst = dst[n:]
	}
	return nil
}
