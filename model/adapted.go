package model

import (
	"fmt"
	"math"
	"sync/atomic"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
)

// Adapted is a Policy on the CPU that trains a LoRA over weights that stay as they are: the blocks of a GGUF file are
// multiplied as they lie in its mapping, forward and backward, and have no copy, gradient or optimiser state. The
// adapter is never added to them: y = x·Wᵀ + Alpha/Rank·(x·Aᵀ)·Bᵀ, so a change that is smaller than the blocks'
// rounding is learnt. Most of many blocks' activations are computed again in the backward pass. As Model's, its methods
// are not safe for concurrent use, and results are bit-identical from run to run.
type Adapted struct {
	config   Config
	lora     LoRA
	frozen   servedWeights
	base     *Origin // what frozen was made of
	changes  []Change
	matrices int // flat[:matrices] are the As and Bs

	flat, grad []float32 // every A and B, then the value head; grad is of the same layout
	optimiser  adamw.State

	precision Precision
	layers    []adaptedBlock
	low       []float32 // scratch of layers that no backward pass needs
	dlow      []float32 // [T, n] dy·B of the layer that goes back
	dmatrix   []float32 // [n, in] or [n, out] of its gradient, before it is added
	operand   gemm.Operand
	training  *activations // of Forward; nil before the first
	scoring   *activations // of Score, before there is training or while Backward needs that
	gradients gradients
	pending   bool // training holds a Forward that Backward has not consumed

	lag     lag[Adapted]
	version int          // counts changes of the adapter
	held    atomic.Int32 // slots of decoders that hold tokens
}

var _ Policy = (*Adapted)(nil)

// kept is how many bytes of its blocks' largest activations an Adapted keeps for the backward pass, which computes
// those of the other blocks again.
const kept = 384 << 20

type adaptedBlock struct{ qkv, attnOut, gateUp, down *adaptedLayer }

// Policy is what trains the origin on the CPU: all weights in float32 (Model), or a LoRA over weights as they are
// stored (Adapted). A policy of a LoRA takes over what the origin is read from: Close closes it. Errors: those of
// Model, and a *gguf.FormatError where a number is not finite.
func (o *Origin) Policy() (Policy, error) {
	if o.LoRA != nil {
		return o.Adapted()
	}
	m, err := o.Model()
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Adapted is Policy of an origin with a LoRA. Error: ErrNoAdapter, and as Policy's.
func (o *Origin) Adapted() (*Adapted, error) {
	if o.LoRA == nil {
		return nil, ErrNoAdapter
	}
	c := o.Config
	a := &Adapted{config: c, lora: *o.LoRA, optimiser: adamw.State{Steps: o.Steps}, version: 1}
	var all int
	a.changes, a.matrices, all = a.lora.Changes(c)
	file, err := o.stored()
	if err != nil {
		return nil, err
	}
	if a.frozen, err = readServed(c, file); err != nil {
		return nil, err
	}
	for _, part := range []struct {
		to   *[]float32
		from Floats
	}{{&a.flat, o.Trained}, {&a.optimiser.Moment1, o.Moment1}, {&a.optimiser.Moment2, o.Moment2}} {
		if *part.to, err = part.from.Read(all); err != nil {
			return nil, err
		}
	}
	a.grad = make([]float32, all)
	a.layOut()
	a.base, o.closers = &Origin{Config: c, Weights: o.Weights, file: o.file, closers: o.closers, checksum: o.checksum}, nil
	return a, nil
}

// stored are the origin's weights as products read them: those of its file, or what is read of another source, in
// bfloat16 where that has all of their bits.
func (o *Origin) stored() (*gguf.File, error) {
	if o.file != nil {
		return o.file, nil
	}
	f := new(gguf.File)
	for _, t := range o.Weights {
		x := make([]float32, gguf.Tensor{Dims: t.Dims}.Elements())
		if err := t.Rows(x, 0); err != nil {
			return nil, fmt.Errorf("tensor %s: %w", t.Name, err)
		}
		as := gguf.BF16
		for _, v := range x {
			if math.Float32bits(v)&0xffff != 0 || v-v != 0 {
				as = gguf.F32
				break
			}
		}
		data, err := gguf.Quantize(as, x)
		if err != nil {
			return nil, fmt.Errorf("tensor %s: %w", t.Name, err)
		}
		f.Tensors = append(f.Tensors, gguf.Tensor{Name: t.Name, Dims: t.Dims, Type: as, Data: data})
	}
	return f, nil
}

// layOut makes the layers of all blocks. Changes are in the order of Config.Layout.
func (a *Adapted) layOut() {
	next := a.changes
	layer := func(w *gemm.Matrix, matrices int) *adaptedLayer {
		l := &adaptedLayer{frozenLayer: a.layer(w), of: a, changes: next[:matrices], low: new([]float32)}
		next = next[matrices:]
		return l
	}
	a.layers = nil
	for _, m := range a.frozen.matrices {
		a.layers = append(a.layers, adaptedBlock{
			qkv: layer(m.qkv.Matrix, 3), attnOut: layer(m.attnOut.Matrix, 1), gateUp: layer(m.gateUp.Matrix, 2), down: layer(m.down.Matrix, 1),
		})
	}
}

// layer is a frozen matrix in the policy's precision.
func (a *Adapted) layer(w *gemm.Matrix) frozenLayer {
	if a.precision == BFloat16 {
		w = w.Rounded()
	}
	return frozenLayer{w}
}

// network is what passes compute with: of the Reference, without the adapter. What layers leave for a backward pass is
// kept only where there will be one.
func (a *Adapted) network(of Weights, keep bool) *network {
	c, w := a.config, &a.frozen
	n := &network{
		blocks: make([]networkBlock, c.Layers), norm: w.norm,
		grad: &weights{blocks: make([]block, c.Layers)},
	}
	n.output = func(first, tokens int) linear { return a.layer(w.output.Part(first, tokens)) }
	n.embed = func(x []float32, tokens []int32) {
		parallel.For(len(tokens), func(lo, hi int) {
			for i := lo; i < hi; i++ {
				w.embed(x[i*c.Embedding:][:c.Embedding], int(tokens[i]))
			}
		})
	}
	n.word = func(id int32, room []float32) []float32 {
		w.word(room, int(id))
		return room
	}
	if c.ValueHead {
		n.value, n.grad.value = a.flat[a.matrices:], a.grad[a.matrices:]
	}
	layer := func(l *adaptedLayer) linear {
		switch {
		case of == Reference:
			return l.frozenLayer
		case keep:
			return l
		}
		return l.sharing(&a.low)
	}
	for i, l := range a.layers {
		n.blocks[i] = networkBlock{block: &w.blocks[i], qkv: layer(l.qkv), attnOut: layer(l.attnOut), gateUp: layer(l.gateUp), down: layer(l.down)}
	}
	return n
}

// Config returns the model's shape.
func (a *Adapted) Config() Config { return a.config }

// Steps is the number of optimiser steps taken so far.
func (a *Adapted) Steps() int { return a.optimiser.Steps }

// SetPrecision is Model.SetPrecision. In BFloat16 the numbers of blocks are rounded as they are multiplied, the
// adapter's too, which stay in float32. Products by keys stay with float32: the biases of Qwen2.5's keys are so large
// that a rounded key loses what distinguishes it from others, and gradients were a tenth off.
func (a *Adapted) SetPrecision(p Precision) error {
	if err := p.check(); err != nil {
		return err
	}
	a.precision, a.training, a.scoring, a.pending = p, nil, nil, false
	a.layOut()
	a.version++
	return nil
}

// Score implements Policy. Errors: *PackedError, *gguf.ChangedError.
func (a *Adapted) Score(p Packed, of Weights) (logp, entropy []float32, err error) {
	in := a.training
	if in == nil || a.pending {
		if a.scoring == nil {
			a.scoring = newActivations(a.config, 1, 0, a.precision.product(), Float32.product())
		}
		in = a.scoring
	}
	out, err := a.run(in, a.network(of, false), p)
	return out.Logp, out.Entropy, err
}

// Forward implements Policy. Errors: as Score's.
func (a *Adapted) Forward(p Packed) (Out, error) {
	if a.training == nil {
		a.training = newActivations(a.config, a.config.Layers, kept, a.precision.product(), Float32.product())
	}
	out, err := a.run(a.training, a.network(Current, true), p)
	a.pending = err == nil
	return out, err
}

func (a *Adapted) run(to *activations, w *network, p Packed) (Out, error) {
	if err := a.base.unchanged(); err != nil {
		return Out{}, err
	}
	b, err := newBatch(a.config, p)
	if err != nil {
		return Out{}, err
	}
	out := newOut(a.config, p)
	to.forward(out, w, b, a.config)
	return out, nil
}

// Backward implements Policy.
func (a *Adapted) Backward(g Grad) error {
	if !a.pending {
		return ErrNoForward
	}
	if err := g.check(a.config, len(a.training.batch.tokens)); err != nil {
		return err
	}
	if err := a.base.unchanged(); err != nil {
		return err
	}
	a.pending = false
	a.training.backward(g, &a.gradients, a.network(Current, true), a.config)
	return nil
}

// Step implements Policy. Errors: *adamw.NonFiniteError, *HeldError.
func (a *Adapted) Step(o adamw.Options) (gradNorm float32, err error) {
	if err := a.changeable(); err != nil {
		return 0, err
	}
	a.pending = false // a Forward under the old adapter is of no use any more
	norm, err := a.optimiser.Step(o, a.flat, a.grad, a.matrices)
	if err == nil {
		a.version++
	}
	return norm, err
}

// changeable is a *HeldError while the adapter is in use.
func (a *Adapted) changeable() error {
	if a.lag.drawn {
		return nil // decoders use a copy
	}
	return unheld(&a.held)
}

// checkpoint holds an adapter's numbers, with the checksum of the weights that it is for.
func (a *Adapted) checkpoint(flat []float32) (*Checkpoint, error) {
	base, err := a.base.Checksum()
	return &Checkpoint{Config: a.config, Steps: a.optimiser.Steps, LoRA: &a.lora, Base: base, Trained: FloatsOf(flat)}, err
}

// openCheckpoint opens one of an equal policy.
func (a *Adapted) openCheckpoint(dir string) (*Checkpoint, error) {
	c, err := OpenCheckpoint(dir)
	if err != nil {
		return nil, err
	}
	base, err := a.base.Checksum()
	if err == nil {
		err = c.Check(a.config, &a.lora, base)
	}
	if err != nil {
		c.Close()
		return nil, err
	}
	return c, nil
}

// Save implements Policy: the adapter and its optimiser's state.
func (a *Adapted) Save(dir string) error {
	c, err := a.checkpoint(a.flat)
	if err != nil {
		return err
	}
	if a.optimiser.Moment1 != nil {
		c.Moment1, c.Moment2 = FloatsOf(a.optimiser.Moment1), FloatsOf(a.optimiser.Moment2)
	}
	return c.Save(dir)
}

// Load implements Policy. On an error the adapter is as it was. Errors: *CheckpointError, *HeldError, or why the file
// cannot be read.
func (a *Adapted) Load(dir string) error {
	if err := a.changeable(); err != nil {
		return err
	}
	c, err := a.openCheckpoint(dir)
	if err != nil {
		return err
	}
	defer c.Close()
	var read [3][]float32
	for i, part := range []Floats{c.Trained, c.Moment1, c.Moment2} {
		if read[i], err = part.Read(len(a.flat)); err != nil {
			return err
		}
	}
	a.flat, a.optimiser.Moment1, a.optimiser.Moment2, a.optimiser.Steps = read[0], read[1], read[2], c.Steps
	clear(a.grad)
	a.version++
	a.pending = false
	return nil
}

// Origin is the weights with the adapter as it is, for an export. It must not be used after Close.
func (a *Adapted) Origin() *Origin {
	o := &Origin{Config: a.config, Weights: a.base.Weights, LoRA: &a.lora, Trained: FloatsOf(a.flat), Steps: a.optimiser.Steps, file: a.base.file, checksum: a.base.checksum}
	if a.optimiser.Moment1 != nil {
		o.Moment1, o.Moment2 = FloatsOf(a.optimiser.Moment1), FloatsOf(a.optimiser.Moment2)
	}
	return o
}

// NewDecoder implements Policy: a decoder over the same blocks, with the adapter as it is at each call. The decoder and
// a must not be used at the same time, unless it draws by a copy: see Lagging.
func (a *Adapted) NewDecoder(o DecoderOptions) (Decoder, error) {
	pages, err := NewPages(a.config, o, &a.held)
	if err != nil {
		return nil, err
	}
	return newDecoder(a.config, pages, o, source{
		weights:   func() servedWeights { return a.drawn().served() },
		version:   func() int { return a.lag.versionOf(&a.version) },
		unchanged: a.base.unchanged,
	}), nil
}

// served are the weights for a decoder.
func (a *Adapted) served() servedWeights {
	w := a.frozen
	w.output = a.layer(w.output).w
	w.matrices = make([]blockMatrices, len(a.layers))
	low := new([]float32)
	matrix := func(l *adaptedLayer) servedMatrix { return servedMatrix{l.w, l.sharing(low)} }
	for i, l := range a.layers {
		w.matrices[i] = blockMatrices{qkv: matrix(l.qkv), attnOut: matrix(l.attnOut), gateUp: matrix(l.gateUp), down: matrix(l.down)}
	}
	return w
}

// Close gives back what the weights are read from.
func (a *Adapted) Close() error { return a.base.Close() }
