// Package model is a small decoder-only transformer that can be trained and run: its shape (Config),
// and the two doors through which everything else uses it. Policy turns packed token
// sequences into log-probabilities and takes one gradient per token back; Decoder extends many
// sequences at once. Model implements Policy, and NewDecoder makes a Decoder, on the CPU.
//
// Read policy.go for the two interfaces, config.go for the shape, and this file for the Model. Then:
//
//   - the arithmetic: batch.go checks and lays out a Packed; forward.go and backward.go pass through network.go's
//     layers, with qkv.go and attention.go in each block and head.go at the end; precision.go is that of the products
//   - the weights: weights.go lays them out, class_embeddings.go relates the embeddings of tokens of a class,
//     lagged_weights.go keeps an older copy to draw by, importance.go observes inputs for quantising
//   - generating: decoder.go, with decoder_weights.go for what it computes by, cache.go and pages.go for keys and
//     values, decoder_state.go to keep these
//   - LoRA: lora.go over weights in memory; adapted.go with frozen.go over the blocks of a GGUF file
//   - files: gguf.go reads a model, adapter.go an adapter, checkpoint.go what training leaves; origin.go and floats.go
//     read numbers a piece at a time
//   - other devices: device.go has what a Policy elsewhere shares with a Model
package model

import (
	"errors"
	"fmt"
	"math"
	"sync/atomic"

	"github.com/sqlagent/sqlagent/model/adamw"
)

// Model is a transformer on the CPU: float32 weights, and what training it takes. It implements
// Policy. Its methods are not safe for concurrent use. Results are bit-identical from run to run;
// memory is allocated once per shape and reused.
type Model struct {
	config  Config
	weights *weights

	adapter   *adapter     // what is trained in place of the weights, or nil
	reference *weights     // Freeze's copy, or nil
	training  *activations // of Forward; nil before the first
	scoring   *activations // of Score
	gradients *gradients
	precision Precision
	grad      *weights // accumulated since the last Step; nil before the first Backward
	pending   bool     // training holds a Forward that Backward has not consumed

	optimiser adamw.State

	lag     lag[weights]
	version int          // counts changes of the weights, for decoders
	held    atomic.Int32 // slots of decoders that hold tokens
}

var (
	_ Policy  = (*Model)(nil)
	_ Decoder = (*decoder[float32])(nil)
)

// ErrNoForward is Backward without a Forward before it: each Forward serves one Backward.
var ErrNoForward = errors.New("model: Backward needs a Forward first, and consumes it")

// ErrNoReference is a score under reference weights that were never frozen.
var ErrNoReference = errors.New("model: there are no reference weights: call Freeze first")

// HeldError refuses a change of the weights while slots of decoders hold keys and values that the old ones computed.
type HeldError struct{ Slots int }

func (e *HeldError) Error() string {
	return fmt.Sprintf("model: %d slots of decoders hold tokens: truncate them before the weights change", e.Slots)
}

// changeable is a *HeldError while the weights are in use.
func (m *Model) changeable() error {
	if m.lag.drawn {
		return nil // decoders use a copy
	}
	return unheld(&m.held)
}

// New returns a randomly initialised model; equal seeds give equal weights.
func New(c Config, seed uint64) (*Model, error) {
	m, err := empty(c)
	if err != nil {
		return nil, err
	}
	m.weights.initialise(c, seed)
	return m, nil
}

// empty returns a model whose weights are all zero.
func empty(c Config) (*Model, error) {
	if err := c.Validate(); err != nil {
		return nil, err
	}
	return &Model{config: c, weights: newWeights(c, make([]float32, c.Parameters()))}, nil
}

// Config returns the model's shape.
func (m *Model) Config() Config { return m.config }

// Steps is the number of optimiser steps taken so far.
func (m *Model) Steps() int { return m.optimiser.Steps }

// Freeze keeps a copy of the current weights as the Reference of Score. With a LoRA the Reference is the adapter
// switched off, and Freeze does nothing.
func (m *Model) Freeze() {
	if m.adapter != nil {
		return
	}
	if m.reference == nil {
		m.reference = newWeights(m.config, make([]float32, len(m.weights.flat)))
	}
	copy(m.reference.flat, m.weights.flat)
}

// Score returns the log-probability and the entropy in nats of every scored token of p, each [T].
// Errors: *PackedError, ErrNoReference.
func (m *Model) Score(p Packed, of Weights) (logp, entropy []float32, err error) {
	w := m.weights
	if of == Reference {
		if w = m.reference; m.adapter != nil {
			w = m.adapter.base
		}
		if w == nil {
			return nil, nil, ErrNoReference
		}
	}
	if m.scoring == nil {
		m.scoring = newActivations(m.config, 1, math.MaxInt, m.precision.product(), m.precision.product())
	}
	out, err := m.run(m.scoring, w, p)
	return out.Logp, out.Entropy, err
}

// Forward is Score under the current weights that keeps what Backward needs. Error: *PackedError.
func (m *Model) Forward(p Packed) (Out, error) {
	if m.training == nil {
		m.training = newActivations(m.config, m.config.Layers, math.MaxInt, m.precision.product(), m.precision.product())
	}
	out, err := m.run(m.training, m.weights, p)
	m.pending = err == nil
	return out, err
}

func (m *Model) run(a *activations, w *weights, p Packed) (Out, error) {
	b, err := newBatch(m.config, p)
	if err != nil {
		return Out{}, err
	}
	out := newOut(m.config, p)
	a.forward(out, w.network(m.config, m.precision.product(), nil), b, m.config)
	return out, nil
}

// newOut is room for what Forward returns of a batch.
func newOut(c Config, p Packed) Out {
	out := Out{Logp: make([]float32, len(p.Tokens)), Entropy: make([]float32, len(p.Tokens))}
	if c.ValueHead {
		out.Value = make([]float32, len(p.Tokens))
	}
	return out
}

// Backward adds the gradient of Σ g.Logp·logp + g.Entropy·entropy + g.Value·value over the last Forward's tokens to
// the parameters' gradients. Entries at positions that were not scored are ignored. Each Forward
// serves one Backward (ErrNoForward).
func (m *Model) Backward(g Grad) error {
	if !m.pending {
		return ErrNoForward
	}
	if err := g.check(m.config, len(m.training.batch.tokens)); err != nil {
		return err
	}
	if m.grad == nil {
		m.grad = newWeights(m.config, make([]float32, len(m.weights.flat)))
		m.gradients = new(gradients)
	}
	m.pending = false
	m.training.backward(g, m.gradients, m.weights.network(m.config, m.precision.product(), m.grad), m.config)
	return nil
}

// Step clips the accumulated gradient to o.ClipNorm, applies AdamW and zeroes the gradient. It returns the
// gradient's norm before clipping. Errors: *adamw.NonFiniteError, *HeldError.
func (m *Model) Step(o adamw.Options) (gradNorm float32, err error) {
	if err := m.changeable(); err != nil {
		return 0, err
	}
	if m.grad == nil {
		return 0, nil
	}
	w, g, matrices := m.weights.flat, m.grad.flat, m.weights.matrices
	if a := m.adapter; a != nil {
		w, g, matrices = a.flat, a.gradient(m.grad), a.matrices
	}
	m.pending = false // a Forward under the old weights is of no use any more
	norm, err := m.optimiser.Step(o, w, g, matrices)
	if m.adapter != nil {
		clear(m.grad.flat)
	}
	if err != nil {
		return norm, err
	}
	m.version++
	if m.adapter != nil {
		m.adapter.apply(m.weights)
	}
	return norm, nil
}

// check refuses a gradient that is not of a model of a shape and of so many tokens.
func (g Grad) check(c Config, tokens int) error {
	for _, part := range []struct {
		name string
		grad []float32
	}{{"Logp", g.Logp}, {"Entropy", g.Entropy}, {"Value", g.Value}} {
		if part.grad != nil && len(part.grad) != tokens {
			return fmt.Errorf("model: Grad.%s has %d entries for the %d tokens of the last Forward", part.name, len(part.grad), tokens)
		}
	}
	if g.Value != nil && !c.ValueHead {
		return errors.New("model: Grad.Value is set, but the model has no value head")
	}
	return nil
}
