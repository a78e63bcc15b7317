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
	Parts  []string `json:"parts"` // each of Config.Parameters() numbers, in the order of weights.flat
}

// CheckpointError is a checkpoint that cannot be used.
type CheckpointError struct {
	Path string
	Why  string
}

func (e *CheckpointError) Error() string { return "checkpoint " + e.Path + ": " + e.Why }

// Save writes config, weights, optimiser state and, where there are any, reference weights to
// dir/CheckpointFile. Not kept: gradients accumulated since the last Step. The file is replaced in
// one step, so that a crash leaves the old checkpoint or the new one.
func (m *Model) Save(dir string) error {
	h := checkpointHeader{Config: m.config, Steps: m.steps, Parts: []string{"weights"}}
	parts := [][]float32{m.weights.flat}
	if m.moment1 != nil {
		h.Parts = append(h.Parts, "moment1", "moment2")
		parts = append(parts, m.moment1, m.moment2)
	}
	if m.reference != nil {
		h.Parts = append(h.Parts, "reference")
		parts = append(parts, m.reference.flat)
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
	var err error
	buf := make([]byte, 0, 4*checkpointChunk)
	for _, part := range parts {
		for len(part) > 0 {
			n := min(len(part), checkpointChunk)
			if buf, err = binary.Append(buf[:0], binary.LittleEndian, part[:n]); err != nil {
				return err
			}
			if _, err := w.Write(buf); err != nil {
				return err
			}
			part = part[n:]
		}
	}
	return binary.Write(f, binary.LittleEndian, sum.Sum32())
}

const checkpointChunk = 1 << 14 // floats read or written at once

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Load replaces the model's state by a checkpoint of the same Config; on an error the model is as it
// was. Errors: *CheckpointError, *HeldError, or why the file cannot be read.
func (m *Model) Load(dir string) error {
	if err := m.changeable(); err != nil {
		return err
	}
	loaded, err := Load(dir)
	if err != nil {
		return err
	}
	if !loaded.config.Equal(m.config) {
		return &CheckpointError{filepath.Join(dir, CheckpointFile),
			fmt.Sprintf("is of another model: %+v, want %+v", loaded.config, m.config)}
	}
	m.weights, m.reference, m.steps = loaded.weights, loaded.reference, loaded.steps
	m.moment1, m.moment2 = loaded.moment1, loaded.moment2
	m.version++
	m.pending = false
	if m.grad != nil {
		clear(m.grad.flat)
	}
	return nil
}

// Load returns the model that Save wrote to dir.
func Load(dir string) (*Model, error) {
	path := filepath.Join(dir, CheckpointFile)
	fail := func(why string, args ...any) (*Model, error) {
		return nil, &CheckpointError{path, fmt.Sprintf(why, args...)}
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
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
	var h checkpointHeader
	if err := json.Unmarshal(line, &h); err != nil {
		return fail("its header is unreadable: %v", err)
	}
	if err := h.Config.Validate(); err != nil {
		return fail("%v", err)
	}
	size := int64(len(checkpointMagic)+len(line)+1) + int64(len(h.Parts))*int64(h.Config.Parameters())*4 + crc32.Size
	if info.Size() != size {
		return fail("is %d bytes long, but its header promises %d: it is truncated or damaged", info.Size(), size)
	}
	m := &Model{config: h.Config, steps: h.Steps}
	for _, name := range h.Parts {
		flat := make([]float32, h.Config.Parameters())
		if err := r.floats(flat); err != nil {
			return fail("reading %s: %v", name, err)
		}
		switch name {
		case "weights":
			m.weights = newWeights(h.Config, flat)
		case "reference":
			m.reference = newWeights(h.Config, flat)
		case "moment1":
			m.moment1 = flat
		case "moment2":
			m.moment2 = flat
		default:
			return fail("holds an unknown part %q: it was written by a newer program", name)
		}
	}
	if m.weights == nil || (m.moment1 == nil) != (m.moment2 == nil) {
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
	return m, nil
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
