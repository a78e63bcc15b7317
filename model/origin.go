package model

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"io"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model/gemm"
)

// Origin is what a Policy is made of, and what is exported: a model's shape, and its numbers, which are read when they
// are wanted, some at a time. So they may go to a GPU, or from one file to another, where memory does not hold them.
// An optimiser's state and a reference are those of the checkpoint that it was opened from.
type Origin struct {
	Config  Config
	Weights []gguf.Source // those of Config.Layout, in its order, as F32; with a LoRA those that it changes
	LoRA    *LoRA         // or nil: all weights are trained
	Trained Floats        // of a LoRA: every A and B, then the value head

	Steps            int    // of the optimiser
	Moment1, Moment2 Floats // laid out like what is trained; nil before the first step
	Reference        Floats // Freeze's copy, or nil
	Frozen           bool   // the weights are the reference

	file     *gguf.File // that has the weights, or nil
	checksum *uint32    // of the weights, where it is known
	closers  []io.Closer
}

// NewOrigin is a model of a shape, the tensors of which are all among some.
func NewOrigin(c Config, tensors []gguf.Source) *Origin {
	o := &Origin{Config: c}
	byName := map[string]gguf.Source{}
	for _, t := range tensors {
		byName[t.Name] = t
	}
	for name, shape := range c.Layout {
		o.Weights = append(o.Weights, gguf.Source{Name: name, Dims: dims(shape), Type: gguf.F32, Rows: byName[name].Rows})
	}
	return o
}

// OriginGGUF is a file's model. The file must stay open as long as the origin is read. Errors: those of CheckGGUF.
func OriginGGUF(f *gguf.File) (*Origin, error) {
	c, err := CheckGGUF(f)
	if err != nil {
		return nil, err
	}
	o := NewOrigin(c, gguf.Sources(f.Tensors, make([]gguf.Type, len(f.Tensors))))
	o.file = f
	return o, nil
}

// unchanged is a *gguf.ChangedError once the file was written that has the weights.
func (o *Origin) unchanged() error {
	if o.file == nil {
		return nil
	}
	return o.file.Unchanged()
}

// OpenOrigin opens a checkpoint of whole weights. Errors: as OpenCheckpoint's, and a *CheckpointError for a LoRA's.
func OpenOrigin(dir string) (*Origin, error) {
	c, err := OpenCheckpoint(dir)
	if err != nil {
		return nil, err
	}
	if c.LoRA != nil {
		c.Close()
		why := fmt.Sprintf("holds a LoRA of rank %d alone: load it into the model that it belongs to", c.LoRA.Rank)
		return nil, &CheckpointError{c.path, why}
	}
	o := &Origin{Config: c.Config}
	o.take(c)
	return o, nil
}

// Origin is a model in memory, which must not change as long as the origin is read.
func (m *Model) Origin() *Origin {
	w, o := m.weights, &Origin{Config: m.config, Steps: m.optimiser.Steps}
	if a := m.adapter; a != nil {
		w, o.LoRA, o.Trained = a.base, &a.LoRA, FloatsOf(a.flat)
	}
	for _, t := range w.tensors {
		row := t.shape[len(t.shape)-1]
		o.Weights = append(o.Weights, gguf.Source{Name: t.name, Dims: dims(t.shape), Type: gguf.F32, Rows: func(x []float32, first int) error {
			copy(x, t.data[first*row:])
			return nil
		}})
	}
	if m.optimiser.Moment1 != nil {
		o.Moment1, o.Moment2 = FloatsOf(m.optimiser.Moment1), FloatsOf(m.optimiser.Moment2)
	}
	if m.reference != nil {
		o.Reference = FloatsOf(m.reference.flat)
	}
	return o
}

// Keep lets Close close what the origin is read from.
func (o *Origin) Keep(c io.Closer) { o.closers = append(o.closers, c) }

// Close ends reading.
func (o *Origin) Close() error {
	var err error
	for _, c := range o.closers {
		err = errors.Join(err, c.Close())
	}
	o.closers = nil
	return err
}

// AddValueHead gives the model a value head, which says 0 of every state until it is trained. Error: ErrAdapter.
func (o *Origin) AddValueHead() error {
	if o.LoRA != nil {
		return ErrAdapter
	}
	if o.Config.ValueHead {
		return nil
	}
	o.Config.ValueHead = true
	for _, t := range []gguf.Source{{Name: valueWeight, Dims: []uint64{uint64(o.Config.Embedding)}}, {Name: valueBias, Dims: []uint64{1}}} {
		t.Type, t.Rows = gguf.F32, func(x []float32, _ int) error { clear(x); return nil }
		o.Weights = append(o.Weights, t)
	}
	o.checksum = nil
	o.ForgetTraining()
	return nil
}

// AddLoRA makes a LoRA what is trained, in place of the weights; those are the Reference. Equal seeds give equal
// adapters. Optimiser state and a reference are dropped. Errors: *ConfigError, ErrAdapter.
func (o *Origin) AddLoRA(lora LoRA, seed uint64) error {
	if o.LoRA != nil {
		return ErrAdapter
	}
	if err := lora.Validate(o.Config); err != nil {
		return err
	}
	o.LoRA, o.Trained = &lora, func(w io.Writer) error {
		flat := lora.begin(o.Config, seed)
		if o.Config.ValueHead {
			_, matrices, _ := lora.Changes(o.Config)
			for _, t := range o.Weights[len(o.Weights)-2:] {
				if err := t.Rows(flat[matrices:][:t.Dims[0]], 0); err != nil {
					return err
				}
				matrices += int(t.Dims[0])
			}
		}
		return FloatsOf(flat)(w)
	}
	o.ForgetTraining()
	return nil
}

// ForgetTraining drops the optimiser's state and the reference: the weights are where another training begins.
func (o *Origin) ForgetTraining() {
	o.Steps, o.Moment1, o.Moment2, o.Reference, o.Frozen = 0, nil, nil, nil, false
}

// Freeze makes the weights the Reference. With a LoRA they are it anyway.
func (o *Origin) Freeze() {
	if o.LoRA == nil {
		o.Reference, o.Frozen = nil, true
	}
}

// Load is Policy.Load.
func (o *Origin) Load(dir string) error {
	c, err := OpenCheckpoint(dir)
	if err != nil {
		return err
	}
	var base uint32
	if o.LoRA != nil && c.LoRA != nil {
		base, err = o.Checksum()
	}
	if err == nil {
		err = c.Check(o.Config, o.LoRA, base)
	}
	if err != nil {
		c.Close()
		return err
	}
	o.take(c)
	return nil
}

// LoadLoRA gives the model the LoRA of a checkpoint that holds one alone, which was trained on the model's weights, in
// place of one that it has. Errors: ErrAdapter for a value head, and as Load's.
func (o *Origin) LoadLoRA(dir string) error {
	c, err := OpenCheckpoint(dir)
	if err != nil {
		return err
	}
	c.Close() // Load looks whether it fits
	if c.LoRA == nil {
		return &CheckpointError{c.path, "holds whole weights, no LoRA"}
	}
	o.LoRA, o.Trained = nil, nil
	if c.Config.ValueHead {
		if err := o.AddValueHead(); err != nil {
			return err
		}
	}
	if err := o.AddLoRA(*c.LoRA, 0); err != nil {
		return err
	}
	return o.Load(dir)
}

// take makes a checkpoint, which fits, what is trained.
func (o *Origin) take(c *Checkpoint) {
	o.Keep(c)
	o.Steps, o.Moment1, o.Moment2, o.Reference, o.Frozen = c.Steps, c.Moment1, c.Moment2, c.Reference, false
	if c.LoRA != nil {
		o.Trained = c.Trained
		return
	}
	at := c.start // of the weights, which are the first
	o.Weights, o.file, o.checksum = nil, nil, nil
	for name, shape := range c.Config.Layout {
		t := gguf.Source{Name: name, Dims: dims(shape), Type: gguf.F32}
		begin, row := at, shape[len(shape)-1]
		t.Rows = func(x []float32, first int) error {
			b := make([]byte, 4*len(x))
			if _, err := c.file.ReadAt(b, begin+4*int64(first*row)); err != nil {
				return err
			}
			decode(x, b)
			return nil
		}
		o.Weights = append(o.Weights, t)
		at += t.Bytes()
	}
}

// Read writes all weights as Floats does, in the order of Config.Layout, and returns their CRC-32C, a checkpoint's
// Base. A file's errors are *GGUFError and *gguf.FormatError.
func (o *Origin) Read(w io.Writer) (checksum uint32, err error) {
	sum := crc32.New(castagnoli)
	to := &failing{w: io.MultiWriter(sum, w)}
	for _, t := range o.Weights {
		var format *gguf.FormatError
		switch err := t.Encode(to, func(int) {}); {
		case to.err != nil:
			return 0, to.err
		case errors.As(err, &format):
			return 0, err
		case err != nil:
			return 0, &GGUFError{"tensor " + t.Name, fmt.Sprintf("is damaged: %v", err)}
		}
	}
	return sum.Sum32(), nil
}

// Checksum is the CRC-32C of all weights, as Read returns it. All of them are read once.
func (o *Origin) Checksum() (uint32, error) {
	if o.checksum == nil {
		sum, err := o.Read(io.Discard)
		if err != nil {
			return 0, err
		}
		o.checksum = &sum
	}
	return *o.checksum, nil
}

// failing keeps its writer's error, to tell it from a reader's.
type failing struct {
	w   io.Writer
	err error
}

func (f *failing) Write(b []byte) (n int, err error) {
	n, f.err = f.w.Write(b)
	return n, f.err
}

// floats are the weights.
func (o *Origin) floats(w io.Writer) error {
	_, err := o.Read(w)
	return err
}

// Model reads all numbers into memory, for the CPU. Errors: as Read's.
func (o *Origin) Model() (*Model, error) {
	m, err := empty(o.Config)
	if err != nil {
		return nil, err
	}
	n := len(m.weights.flat)
	flat, err := Floats(o.floats).Read(n)
	if err != nil {
		return nil, err
	}
	m.weights = newWeights(o.Config, flat)
	if o.LoRA != nil {
		_, n = o.LoRA.sizes(o.Config)
		flat, err := o.Trained.Read(n)
		if err != nil {
			return nil, err
		}
		m.adapt(*o.LoRA, flat)
	}
	if m.optimiser.Moment1, err = o.Moment1.Read(n); err != nil {
		return nil, err
	}
	if m.optimiser.Moment2, err = o.Moment2.Read(n); err != nil {
		return nil, err
	}
	reference, err := o.Reference.Read(n)
	if err != nil {
		return nil, err
	}
	if reference != nil {
		m.reference = newWeights(o.Config, reference)
	}
	if m.optimiser.Steps = o.Steps; o.Frozen {
		m.Freeze()
	}
	return m, nil
}

// Tensors are those of a GGUF file, a LoRA merged, without the value head. What a LoRA changes is computed as it is
// read.
func (o *Origin) Tensors() ([]gguf.Source, error) {
	var tensors []gguf.Source
	for _, t := range o.Weights {
		if t.Name != valueWeight && t.Name != valueBias {
			tensors = append(tensors, t)
		}
	}
	if o.LoRA != nil {
		if err := o.merge(tensors); err != nil {
			return nil, err
		}
	}
	if factors := o.Config.RopeFactors; factors != nil {
		tensors = append(tensors, gguf.Source{
			Name: RopeTensor, Dims: []uint64{uint64(len(factors))}, Type: gguf.F32,
			Rows: func(x []float32, _ int) error { copy(x, factors); return nil },
		})
	}
	return tensors, nil
}

// merge adds the changes of the LoRA to tensors.
func (o *Origin) merge(tensors []gguf.Source) error {
	changes, _, all := o.LoRA.Changes(o.Config)
	flat, err := o.Trained.Read(all)
	if err != nil {
		return err
	}
	rank, scale := o.LoRA.Rank, o.LoRA.Alpha/float32(o.LoRA.Rank)
	for i := range tensors {
		t := &tensors[i]
		if !linearLayer(t.Name, len(t.Dims)) {
			continue
		}
		c, rows := changes[0], t.Rows // changes are in the order of tensors
		changes = changes[1:]
		t.Rows = func(x []float32, first int) error {
			if err := rows(x, first); err != nil {
				return err
			}
			gemm.Mul(false, false, len(x)/c.In, c.In, rank, scale, flat[c.B+first*rank:], rank, flat[c.A:], c.In, 1, x, c.In)
			return nil
		}
	}
	return nil
}

// ErrNoAdapter is an Adapter of a model that has none.
var ErrNoAdapter = errors.New("model: it has no LoRA: all of its weights were trained")

// Adapter returns the LoRA as GGUF metadata and tensors, stored as t: an adapter that llama.cpp loads next to the
// weights. Tensors whose rows are no multiple of t's block, as those of a low rank, are F16. A value head is left out.
// Error: ErrNoAdapter, or why it cannot be read or written.
func (o *Origin) Adapter(t gguf.Type) (gguf.Meta, []gguf.Tensor, error) {
	if o.LoRA == nil {
		return nil, nil, ErrNoAdapter
	}
	meta := gguf.Meta{
		{Key: "general.architecture", Value: o.Config.Architecture},
		{Key: "general.type", Value: "adapter"},
		{Key: "adapter.type", Value: "lora"},
		{Key: "adapter.lora.alpha", Value: o.LoRA.Alpha},
	}
	if o.file != nil {
		meta.Set(adapterBase, fileChecksum(o.Config, o.file))
	}
	changes, _, all := o.LoRA.Changes(o.Config)
	flat, err := o.Trained.Read(all)
	if err != nil {
		return nil, nil, err
	}
	var tensors []gguf.Tensor
	for _, layer := range o.Weights {
		if !linearLayer(layer.Name, len(layer.Dims)) {
			continue
		}
		c := changes[0]
		changes = changes[1:]
		for _, part := range []struct {
			suffix string
			shape  []int
			data   []float32
		}{
			{".lora_a", []int{o.LoRA.Rank, c.In}, flat[c.A:c.B]}, {".lora_b", []int{c.Out, o.LoRA.Rank}, flat[c.B:][:c.Out*o.LoRA.Rank]},
		} {
			name, as := layer.Name+part.suffix, t
			if size := as.BlockSize(); size > 1 && part.shape[1]%size != 0 {
				as = gguf.F16
			}
			data, err := gguf.Quantize(as, part.data)
			if err != nil {
				return nil, nil, fmt.Errorf("tensor %s: %w", name, err)
			}
			tensors = append(tensors, gguf.Tensor{Name: name, Dims: dims(part.shape), Type: as, Data: data})
		}
	}
	return meta, tensors, nil
}

// Tensors returns the weights for a GGUF file, a LoRA merged, without the value head: matrices as type t, norms and
// biases as F32 (as llama.cpp keeps them). Rows must be multiples of t's block size; else the error is a *GGUFError.
func (m *Model) Tensors(t gguf.Type) ([]gguf.Tensor, error) {
	sources, err := m.Origin().Tensors()
	if err != nil {
		return nil, err
	}
	var tensors []gguf.Tensor
	for _, s := range sources {
		if len(s.Dims) == 2 {
			s.Type = t
		}
		if size := s.Type.BlockSize(); size > 0 && int(s.Dims[0])%size != 0 {
			return nil, &GGUFError{"tensor " + s.Name, fmt.Sprintf("has rows of %d, not a multiple of %v's block of %d", s.Dims[0], s.Type, size)}
		}
		var data bytes.Buffer
		if err := s.Encode(&data, func(int) {}); err != nil {
			return nil, fmt.Errorf("tensor %s: %w", s.Name, err)
		}
		tensors = append(tensors, gguf.Tensor{Name: s.Name, Dims: s.Dims, Type: s.Type, Data: data.Bytes()})
	}
	return tensors, nil
}
