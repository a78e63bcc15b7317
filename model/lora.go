package model

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
)

// LoRA learns low-rank changes of the blocks' linear layers and leaves the weights themselves alone (Hu et al. 2021,
// section 4.1): W [out, in] becomes W + Alpha/Rank·B·A, with A [Rank, in] random and B [out, Rank] zero at first. A
// value head is trained with it.
type LoRA struct {
	Rank  int     `json:"rank"`
	Alpha float32 `json:"alpha"`
}

func (o LoRA) String() string { return fmt.Sprintf("rank %d and alpha %g", o.Rank, o.Alpha) }

// Scale is what B·A is multiplied by.
func (o LoRA) Scale() float32 { return o.Alpha / float32(o.Rank) }

// adapter is a LoRA over a model. The changes are added to the model's weights after each step, so that nothing else
// in this package knows of it: a forward pass costs the same as without, and the gradient by A and B follows from
// that by W. On a CPU, where models are small, that is simple and fast; it saves the optimiser's memory, not the
// gradient's.
type adapter struct {
	LoRA
	base    *weights // without the changes: the Reference
	changes []Change

	flat     []float32 // what is trained: every A and B, then the value head
	matrices int       // flat[:matrices] are the As and Bs
	grad     []float32 // laid out like flat
}

// ErrAdapter refuses what cannot be done to a model that has a LoRA already.
var ErrAdapter = errors.New("model: it has a LoRA already: train on from its export")

// adapt makes a LoRA's numbers what is trained.
func (m *Model) adapt(o LoRA, flat []float32) {
	a := &adapter{LoRA: o, base: newWeights(m.config, slices.Clone(m.weights.flat)), flat: flat, grad: make([]float32, len(flat))}
	a.changes, a.matrices, _ = o.Changes(m.config)
	a.apply(m.weights)
	m.adapter = a
}

// begin draws the numbers of a LoRA for a model, B and the value head zero.
func (o LoRA) begin(c Config, seed uint64) []float32 {
	changes, _, all := o.Changes(c)
	flat := make([]float32, all)
	rng := rand.New(rand.NewPCG(seed, 1))
	for _, c := range changes {
		std := 1 / math.Sqrt(3*float64(c.In))
		for i := range flat[c.A:c.B] {
			flat[c.A+i] = float32(rng.NormFloat64() * std)
		}
	}
	return flat
}

// Validate refuses a LoRA that a model of a shape cannot have. Error: *ConfigError.
func (o LoRA) Validate(c Config) error {
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
		case linearLayer(name, len(shape)):
			matrices += o.Rank * (shape[0] + shape[1])
		case name == valueWeight || name == valueBias:
			all += shape[0]
		}
	}
	return matrices, matrices + all
}

// linearLayer reports whether a tensor is a matrix of a block.
func linearLayer(name string, dims int) bool {
	return dims == 2 && strings.HasPrefix(name, "blk.")
}

// apply writes base plus the changes to w.
func (a *adapter) apply(w *weights) {
	scale := a.Alpha / float32(a.Rank)
	for _, c := range a.changes {
		w, A, B := w.flat[c.At:][:c.Out*c.In], a.flat[c.A:], a.flat[c.B:]
		parallel.Copy(w, a.base.flat[c.At:][:len(w)])
		gemm.MulParallel(parallel.Workers(), false, false, c.Out, c.In, a.Rank, scale, B, a.Rank, A, c.In, 1, w, c.In)
	}
	copy(w.value, a.flat[a.matrices:])
}

// gradient turns the gradient by the weights into that by the adapter: dA = s·Bᵀ·dW, dB = s·dW·Aᵀ.
func (a *adapter) gradient(dw *weights) []float32 {
	scale := a.Alpha / float32(a.Rank)
	for _, c := range a.changes {
		dw, A, B, dA, dB := dw.flat[c.At:][:c.Out*c.In], a.flat[c.A:], a.flat[c.B:], a.grad[c.A:], a.grad[c.B:]
		gemm.MulParallel(parallel.Workers(), true, false, a.Rank, c.In, c.Out, scale, B, a.Rank, dw, c.In, 0, dA, c.In)
		gemm.MulParallel(parallel.Workers(), false, true, c.Out, a.Rank, c.In, scale, dw, c.In, A, c.In, 0, dB, a.Rank)
	}
	copy(a.grad[a.matrices:], dw.value)
	return a.grad
}
