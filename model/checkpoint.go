package model

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"hash"
	"hash/crc32"
	"io"
	"math"
	"os"
	"path/filepath"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
)

// Checkpoint is what training leaves, and what it goes on from. Its numbers are read when they are wanted, some at a
// time: it may hold more than memory.
type Checkpoint struct {
	Config Config
	Steps  int    // of the optimiser
	LoRA   *LoRA  // where set, what is trained is an adapter of it
	Base   uint32 // CRC-32C of the weights that the adapter was trained on

	Trained          Floats // all parameters in the order of Config.Layout, or the adapter's
	Moment1, Moment2 Floats // AdamW's, laid out like Trained; nil before the first step
	Reference        Floats // Freeze's copy of all parameters, or nil

	path  string // of one that was opened
	file  *os.File
	start int64 // of its numbers in the file
}

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

// Save writes a checkpoint to dir/CheckpointFile. The file is replaced in one step, so that a crash leaves the old
// checkpoint or the new one. Its owner alone may read it: weights can say what they were trained on. Weights that are
// no numbers are not kept: that is a *CheckpointError.
func (c *Checkpoint) Save(dir string) error {
	h := checkpointHeader{Config: c.Config, Steps: c.Steps, LoRA: c.LoRA, Base: c.Base}
	trained, at := partWeights, 0
	if c.LoRA != nil {
		trained = partAdapter
	}
	finite := func(w io.Writer) error {
		return c.Trained(writer(func(b []byte) error {
			for i := 0; i < len(b); i += 4 {
				if x := math.Float32frombits(binary.LittleEndian.Uint32(b[i:])); x-x != 0 { // NaN, or infinite
					return &CheckpointError{dir, fmt.Sprintf("is not written: weight %d is %v", at+i/4, x)}
				}
			}
			at += len(b) / 4
			_, err := w.Write(b)
			return err
		}))
	}
	var parts []Floats
	for _, part := range []struct {
		name   string
		floats Floats
	}{{trained, finite}, {partMoment1, c.Moment1}, {partMoment2, c.Moment2}, {partReference, c.Reference}} {
		if part.floats != nil {
			h.Parts, parts = append(h.Parts, part.name), append(parts, part.floats)
		}
	}
	header, err := json.Marshal(h)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	return atomicfile.Write(filepath.Join(dir, CheckpointFile), 0o600, func(f *os.File) error { return writeParts(f, header, parts) })
}

// writeParts writes a checkpoint: its header, its floats, and a checksum of both.
func writeParts(f io.Writer, header []byte, parts []Floats) error {
	sum := crc32.New(castagnoli)
	w := io.MultiWriter(f, sum)
	if _, err := fmt.Fprintf(w, "%s%s\n", checkpointMagic, header); err != nil {
		return err
	}
	for _, part := range parts {
		if err := part(w); err != nil {
			return err
		}
	}
	return binary.Write(f, binary.LittleEndian, sum.Sum32())
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// The parts of a checkpoint.
const (
	partWeights   = "weights"
	partAdapter   = "adapter"
	partReference = "reference"
	partMoment1   = "moment1"
	partMoment2   = "moment2"
)

// OpenCheckpoint opens what Save wrote to dir, when all of it was read once and its checksum is right. Errors:
// *CheckpointError, or why the file cannot be read.
func OpenCheckpoint(dir string) (*Checkpoint, error) {
	path := filepath.Join(dir, CheckpointFile)
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	c, err := readCheckpoint(path, f)
	if err != nil {
		f.Close()
		return nil, err
	}
	return c, nil
}

// Close ends reading.
func (c *Checkpoint) Close() error {
	if c.file == nil {
		return nil
	}
	return c.file.Close()
}

// Check refuses a checkpoint that is not of a model of a shape, with a LoRA over weights of a checksum or without one.
// Error: *CheckpointError.
func (c *Checkpoint) Check(of Config, lora *LoRA, base uint32) error {
	fail := func(why string, args ...any) error { return &CheckpointError{c.path, fmt.Sprintf(why, args...)} }
	switch {
	case !c.Config.Equal(of):
		return fail("is of another model: %s, want %s", c.Config.Unlike(of), of.Unlike(c.Config))
	case lora == nil && c.LoRA != nil:
		return fail("holds a LoRA of rank %d alone: give the model an equal one first", c.LoRA.Rank)
	case lora == nil:
		return nil
	case c.LoRA == nil:
		return fail("holds whole weights, where the model has a LoRA")
	case *c.LoRA != *lora:
		return fail("holds a LoRA of %v, want %v", *c.LoRA, *lora)
	case c.Base != base:
		return fail("holds a LoRA that was trained on other weights")
	}
	return nil
}

// readCheckpoint reads a file that is whole and makes sense.
func readCheckpoint(path string, f *os.File) (*Checkpoint, error) {
	fail := func(why string, args ...any) (*Checkpoint, error) {
		return nil, &CheckpointError{path, fmt.Sprintf(why, args...)}
	}
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	r := &checkedReader{r: bufio.NewReaderSize(f, 1<<20), sum: crc32.New(castagnoli)}

	magic := make([]byte, len(checkpointMagic))
	if _, err := io.ReadFull(r, magic); err != nil || string(magic) != checkpointMagic {
		return fail("is not a checkpoint of this program: it does not start with %q", checkpointMagic)
	}
	line, err := r.line(1 << 16)
	if err != nil {
		return fail("its header is unreadable: %v", err)
	}
	var h checkpointHeader
	if err := json.Unmarshal(line, &h); err != nil {
		return fail("its header is unreadable: %v", err)
	}
	if err := h.Config.Validate(); err != nil {
		return fail("%v", err)
	}
	c := &Checkpoint{Config: h.Config, Steps: h.Steps, LoRA: h.LoRA, Base: h.Base, path: path, file: f}
	numbers := h.Config.Parameters()
	known := map[string]*Floats{partWeights: &c.Trained, partMoment1: &c.Moment1, partMoment2: &c.Moment2, partReference: &c.Reference}
	if h.LoRA != nil {
		if err := h.LoRA.Validate(h.Config); err != nil {
			return fail("%v", err)
		}
		_, numbers = h.LoRA.sizes(h.Config)
		known = map[string]*Floats{partAdapter: &c.Trained, partMoment1: &c.Moment1, partMoment2: &c.Moment2}
	}
	at := int64(len(checkpointMagic) + len(line) + 1)
	c.start = at
	if size := at + int64(len(h.Parts))*int64(numbers)*4 + crc32.Size; info.Size() != size {
		return fail("is %d bytes long, but its header promises %d: it is truncated or damaged", info.Size(), size)
	}
	for _, name := range h.Parts {
		part := known[name]
		if part == nil {
			return fail("holds an unknown part %q: it was written by a newer program", name)
		}
		section := io.NewSectionReader(f, at, 4*int64(numbers))
		*part = func(w io.Writer) error {
			_, err := io.CopyBuffer(w, io.NewSectionReader(section, 0, section.Size()), make([]byte, 1<<20))
			return err
		}
		if _, err := io.CopyN(io.Discard, r, section.Size()); err != nil {
			return fail("reading %s: %v", name, err)
		}
		at += section.Size()
	}
	if c.Trained == nil || (c.Moment1 == nil) != (c.Moment2 == nil) {
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
	return c, nil
}

// checkedReader sums what is read.
type checkedReader struct {
	r   *bufio.Reader
	sum hash.Hash32
}

func (c *checkedReader) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.sum.Write(p[:n])
	return n, err
}

// line reads up to a newline, which it drops.
func (c *checkedReader) line(limit int) ([]byte, error) {
	var line []byte
	for one := make([]byte, 1); len(line) < limit; line = append(line, one[0]) {
		if _, err := io.ReadFull(c, one); err != nil {
			return nil, err
		}
		if one[0] == '\n' {
			return line, nil
		}
	}
	return nil, fmt.Errorf("longer than %d bytes", limit)
}

// Save writes config, what is trained, optimiser state and, where there are any, reference weights to
// dir/CheckpointFile. What is trained is all weights, or a LoRA alone. Not kept: gradients accumulated since the last
// Step. Errors: as Checkpoint's.
func (m *Model) Save(dir string) error {
	c := Checkpoint{Config: m.config, Steps: m.optimiser.Steps, Trained: FloatsOf(m.weights.flat)}
	if a := m.adapter; a != nil {
		c.LoRA, c.Base, c.Trained = &a.LoRA, a.base.checksum(), FloatsOf(a.flat)
	}
	if m.optimiser.Moment1 != nil {
		c.Moment1, c.Moment2 = FloatsOf(m.optimiser.Moment1), FloatsOf(m.optimiser.Moment2)
	}
	if m.reference != nil {
		c.Reference = FloatsOf(m.reference.flat)
	}
	return c.Save(dir)
}

// Load replaces what is trained and its optimiser's state by a checkpoint of the same Config and, where the model has
// a LoRA, of an equal one over the same weights; on an error the model is as it was. Errors: *CheckpointError,
// *HeldError, or why the file cannot be read.
func (m *Model) Load(dir string) error {
	if err := m.changeable(); err != nil {
		return err
	}
	c, err := OpenCheckpoint(dir)
	if err != nil {
		return err
	}
	defer c.Close()
	a := m.adapter
	if a == nil {
		err = c.Check(m.config, nil, 0)
	} else {
		err = c.Check(m.config, &a.LoRA, a.base.checksum())
	}
	if err != nil {
		return err
	}
	n := len(m.weights.flat)
	if a != nil {
		n = len(a.flat)
	}
	var read [4][]float32
	for i, part := range []Floats{c.Trained, c.Moment1, c.Moment2, c.Reference} {
		if read[i], err = part.Read(n); err != nil {
			return err
		}
	}
	if a == nil {
		m.weights = newWeights(m.config, read[0])
	} else {
		a.flat = read[0]
		a.apply(m.weights)
	}
	m.optimiser.Steps, m.optimiser.Moment1, m.optimiser.Moment2, m.reference = c.Steps, read[1], read[2], nil
	if flat := read[3]; flat != nil {
		m.reference = newWeights(m.config, flat)
	}
	m.version++
	m.pending = false
	if m.grad != nil {
		clear(m.grad.flat)
	}
	return nil
}

// Load returns the model that Save wrote to dir. Errors: *CheckpointError, or why the file cannot be read.
func Load(dir string) (*Model, error) {
	o, err := OpenOrigin(dir)
	if err != nil {
		return nil, err
	}
	defer o.Close()
	return o.Model()
}

// checksum is the CRC-32C of the weights.
func (w *weights) checksum() uint32 {
	sum := crc32.New(castagnoli)
	FloatsOf(w.flat)(sum) // a hash takes everything
	return sum.Sum32()
}
