package model

import "github.com/sqlagent/sqlagent/model/sampling"

// State is what training changes of a Model, and what it is learnt from, by reference: for a Policy that computes
// elsewhere and leaves checkpoints and files to the Model that it was made of.
type State struct {
	Weights   []float32 // [Parameters] in the order of Config.Layout; with a LoRA those that it changes
	Reference []float32 // Freeze's copy, or nil
	LoRA      *LoRA     // or nil
	Changes   []Change  // of a LoRA
	Trained   []float32 // Weights themselves, or the numbers of the LoRA: every A and B, then the value head
	Matrices  int       // Trained[:Matrices] are of matrices: they decay

	Moment1, Moment2 []float32 // AdamW's, laid out like Trained; nil before the first step
	Steps            int
}

// Change is what a LoRA learns of one matrix, W + Alpha/Rank·B·A.
type Change struct {
	At      int // where W [Out, In] begins in State.Weights
	Out, In int
	A, B    int // where A [Rank, In] and B [Out, Rank] begin in State.Trained
}

// State returns the model's own memory.
func (m *Model) State() State {
	s := State{
		Weights: m.weights.flat, Trained: m.weights.flat, Matrices: m.weights.matrices,
		Moment1: m.optimiser.Moment1, Moment2: m.optimiser.Moment2, Steps: m.optimiser.Steps,
	}
	if m.reference != nil {
		s.Reference = m.reference.flat
	}
	if a := m.adapter; a != nil {
		s.Weights, s.Trained, s.Matrices, s.LoRA = a.base.flat, a.flat, a.matrices, &a.LoRA
		s.Changes = a.changes
	}
	return s
}

// Changed informs the model that the numbers of State() were changed in place, and takes over moments, steps and
// reference.
func (m *Model) Changed(s State) {
	m.optimiser.Moment1, m.optimiser.Moment2, m.optimiser.Steps = s.Moment1, s.Moment2, s.Steps
	if s.Reference != nil && m.adapter == nil {
		m.reference = newWeights(m.config, s.Reference)
	}
	if m.adapter != nil {
		m.adapter.apply(m.weights)
	}
	m.version++
}

// Rows is what a Packed asks of a Policy, checked: the scored tokens, in an order of their own.
type Rows struct {
	Positions []int32         // [T] in the sequences
	Target    []int32         // [S] scored tokens, as indices into Packed.Tokens
	Source    []int32         // [S] the token before each in its sequence, whose state predicts it
	Allowed   []sampling.Kept // [S]
	InvTemp   float32
}

// Rows checks a batch. Error: *PackedError.
func (c Config) Rows(p Packed) (*Rows, error) {
	b, err := newBatch(c, p)
	if err != nil {
		return nil, err
	}
	return &Rows{b.positions, b.target, b.source, b.allowed, b.invTemp}, nil
}

// Rotations are the cosines and sines of the rotary embedding, [Context, HeadDim/2] each.
func (c Config) Rotations() (cos, sin []float32) {
	r := c.rope()
	r.Grow(c.Context)
	return r.Cos, r.Sin
}

// Changes are those of a LoRA over a model of a shape, how many numbers they have, and how many it trains in all.
func (o LoRA) Changes(c Config) (changes []Change, matrices, all int) {
	at := 0
	for name, shape := range c.Layout {
		size := 1
		for _, n := range shape {
			size *= n
		}
		if linearLayer(name, len(shape)) {
			change := Change{At: at, Out: shape[0], In: shape[1], A: matrices}
			change.B = change.A + o.Rank*change.In
			matrices = change.B + o.Rank*change.Out
			changes = append(changes, change)
		}
		at += size
	}
	_, all = o.sizes(c)
	return changes, matrices, all
}
