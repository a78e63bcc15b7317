package model

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model/gemm"
)

// LoRA learns low-rank changes of the blocks' linear layers and leaves the weights themselves alone (Hu et al. 2021,
// section 4.1): W [out, in] becomes W + Alpha/Rank·B·A, with A [Rank, in] random and B [out, Rank] zero at first. A
// value head is trained beside it.
type LoRA struct {
	Rank  int     `json:"rank"`
	Alpha float32 `json:"alpha"`
}

// adapter is a LoRA over a model. The changes are added to the model's weights after each step, so that nothing else
// in this package knows of it: a forward pass costs the same as without, and the gradient by A and B follows from
// that by W. On a CPU, where models are small, that is simple and fast; it saves the optimiser's memory, not the
// gradient's.
type adapter struct {
	LoRA
	base    *weights // without the changes: the Reference
	changes []change

	flat     []float32 // what is trained: every A and B, then the value head
	matrices int       // flat[:matrices] are the As and Bs
	grad     []float32 // laid out like flat
}

// change is what is learnt of one matrix.
type change struct {
	tensor  int // of weights.tensors
	out, in int
	a, b    int // where A and B begin in adapter.flat
}

// ErrAdapter refuses what cannot be done to a model that has a LoRA already.
var ErrAdapter = errors.New("model: it has a LoRA already: Merge it first")

// AddLoRA makes a LoRA what is trained from now on, in place of the weights; those are the Reference. Equal seeds
// give equal adapters. Optimiser state, gradients and a frozen Reference are dropped. Errors: *ConfigError,
// ErrAdapter.
func (m *Model) AddLoRA(o LoRA, seed uint64) error {
	if m.adapter != nil {
		return ErrAdapter
	}
	if err := o.validate(m.config); err != nil {
		return err
	}
	base := newWeights(m.config, slices.Clone(m.weights.flat))
	a := &adapter{LoRA: o, base: base}
	for i, t := range base.tensors {
		if linearLayer(t.name, t.shape) {
			c := change{tensor: i, out: t.shape[0], in: t.shape[1], a: a.matrices}
			c.b = c.a + o.Rank*c.in
			a.matrices = c.b + o.Rank*c.out
			a.changes = append(a.changes, c)
		}
	}
	_, all := o.sizes(m.config)
	a.flat, a.grad = make([]float32, all), make([]float32, all)
	copy(a.flat[a.matrices:], base.value)
	rng := rand.New(rand.NewPCG(seed, 1))
	for _, c := range a.changes {
		std := 1 / math.Sqrt(3*float64(c.in))
		for i := range a.flat[c.a:c.b] {
			a.flat[c.a+i] = float32(rng.NormFloat64() * std)
		}
	}
	m.adapter = a
	m.forgetTraining()
	return nil
}

// LoadLoRA gives the model the LoRA of a checkpoint that holds one alone, which was trained on the model's weights.
// Errors: ErrAdapter, and as Model.Load's.
func (m *Model) LoadLoRA(dir string) error {
	h, _, err := readCheckpoint(filepath.Join(dir, CheckpointFile))
	if err != nil {
		return err
	}
	if h.LoRA == nil {
		return &CheckpointError{filepath.Join(dir, CheckpointFile), "holds whole weights, no LoRA"}
	}
	if h.Config.ValueHead {
		if err := m.AddValueHead(); err != nil {
			return err
		}
	}
	if err := m.AddLoRA(*h.LoRA, 0); err != nil {
		return err
	}
	return m.Load(dir)
}

// ErrNoAdapter is an Adapter of a model that has none.
var ErrNoAdapter = errors.New("model: it has no LoRA: all of its weights were trained")

// Adapter returns the LoRA as GGUF metadata and tensors: an adapter that llama.cpp loads beside the weights. A value
// head is left out. Error: ErrNoAdapter.
func (m *Model) Adapter() (gguf.Meta, []gguf.Tensor, error) {
	a := m.adapter
	if a == nil {
		return nil, nil, ErrNoAdapter
	}
	meta := gguf.Meta{
		{Key: "general.architecture", Value: m.config.Architecture},
		{Key: "general.type", Value: "adapter"},
		{Key: "adapter.type", Value: "lora"},
		{Key: "adapter.lora.alpha", Value: a.Alpha},
	}
	var tensors []gguf.Tensor
	for _, c := range a.changes {
		for _, part := range []struct {
			suffix string
			shape  []int
			data   []float32
		}{
			{".lora_a", []int{a.Rank, c.in}, a.flat[c.a:c.b]}, {".lora_b", []int{c.out, a.Rank}, a.flat[c.b:][:c.out*a.Rank]},
		} {
			name := a.base.tensors[c.tensor].name + part.suffix
			data, err := gguf.Quantize(gguf.F32, part.data)
			if err != nil {
				return nil, nil, fmt.Errorf("tensor %s: %w", name, err)
			}
			tensors = append(tensors, gguf.Tensor{Name: name, Dims: dims(part.shape), Type: gguf.F32, Data: data})
		}
	}
	return meta, tensors, nil
}

func (o LoRA) validate(c Config) error {
	if o.Rank < 1 || o.Rank > c.Embedding {
		return &ConfigError{"lora rank", fmt.Sprintf("between 1 and the embedding's %d", c.Embedding), o.Rank}
	}
	if !(o.Alpha > 0) || math.IsInf(float64(o.Alpha), 0) {
		return &ConfigError{"lora alpha", "above 0", o.Alpha}
	}
	return nil
}

// sizes counts the numbers of the As and Bs, and all that are trained: those of the value head too.
func (o LoRA) sizes(c Config) (matrices, all int) {
	for name, shape := range c.Layout {
		switch {
		case linearLayer(name, shape):
			matrices += o.Rank * (shape[0] + shape[1])
		case name == valueWeight || name == valueBias:
			all += shape[0]
		}
	}
	return matrices, matrices + all
}

// linearLayer says whether a tensor is a matrix of a block.
func linearLayer(name string, shape []int) bool {
	return len(shape) == 2 && strings.HasPrefix(name, "blk.")
}

// Merge makes the changes of a LoRA a part of the weights, which are trained from then on. Optimiser state and
// gradients are dropped. Without a LoRA it does nothing.
func (m *Model) Merge() {
	if m.adapter != nil {
		m.adapter = nil
		m.forgetTraining()
	}
}

// forgetTraining drops what belongs to another set of trained parameters.
func (m *Model) forgetTraining() {
	m.reference, m.moment1, m.moment2, m.steps, m.pending = nil, nil, nil, 0, false
	if m.grad != nil {
		clear(m.grad.flat)
	}
}

// apply writes base plus the changes to w.
func (a *adapter) apply(w *weights) {
	scale := a.Alpha / float32(a.Rank)
	for _, c := range a.changes {
		w, A, B := w.tensors[c.tensor].data, a.flat[c.a:], a.flat[c.b:]
		copyParallel(w, a.base.tensors[c.tensor].data)
		gemm.MulParallel(workers(), false, false, c.out, c.in, a.Rank, scale, B, a.Rank, A, c.in, 1, w, c.in)
	}
	copy(w.value, a.flat[a.matrices:])
}

// gradient turns the gradient by the weights into that by the adapter: dA = s·Bᵀ·dW, dB = s·dW·Aᵀ.
func (a *adapter) gradient(dw *weights) []float32 {
	scale := a.Alpha / float32(a.Rank)
	for _, c := range a.changes {
		dw, A, B, dA, dB := dw.tensors[c.tensor].data, a.flat[c.a:], a.flat[c.b:], a.grad[c.a:], a.grad[c.b:]
		gemm.MulParallel(workers(), true, false, a.Rank, c.in, c.out, scale, B, a.Rank, dw, c.in, 0, dA, c.in)
		gemm.MulParallel(workers(), false, true, c.out, a.Rank, c.in, scale, dw, c.in, A, c.in, 0, dB, a.Rank)
	}
	copy(a.grad[a.matrices:], dw.value)
	return a.grad
}
