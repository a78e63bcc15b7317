package model

import (
	"testing"

	"github.com/sqlagent/sqlagent/model/gemm"
)

// Before any training, the wired head of block 0 attends to the previous token, and that of block 1
// to what followed the current token earlier.
func TestNewModelHasInductionHeads(t *testing.T) {
	c := small()
	m, err := New(c, 1)
	if err != nil {
		t.Fatal(err)
	}
	const length, places = 100, 20
	var previous, follower float32
	for i := range places {
		text := randomTokens(c, length, uint64(i))
		at := 4 * (i + 1)
		p := Packed{
			Tokens:   append(text, text[at]),
			Segments: []Segment{{Start: 0, Len: length + 1, Prefix: -1}},
			Score:    make([]bool, length+1),
		}
		if _, err := m.Forward(p); err != nil {
			t.Fatal(err)
		}
		previous += attentionOfHead0(m, 0, length)[length-1] / places
		follower += attentionOfHead0(m, 1, length)[at+1] / places
	}
	if previous < 0.9 {
		t.Errorf("block 0 attends to the previous token with weight %.2f", previous)
	}
	// The match works through 32 dimensions of 256; evenly spread it would be 0.01.
	if follower < 0.2 {
		t.Errorf("block 1 attends to the token after the earlier one with weight %.2f", follower)
	}
}

// attentionOfHead0 is the attention of a block's first head at position t of the last Forward, a
// single sequence.
func attentionOfHead0(m *Model, block, t int) []float32 {
	c, qkv := m.config, m.training.blocks[block].qkv
	weights := make([]float32, t+1)
	for j := range weights {
		q, k := qkv[t*c.qkvWidth():][:c.HeadDim()], qkv[j*c.qkvWidth()+c.Embedding:][:c.HeadDim()]
		weights[j] = gemm.Dot(q, k) * attentionScale(c.HeadDim())
	}
	gemm.Softmax(weights, len(weights))
	return weights
}
