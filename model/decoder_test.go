package model

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

func randomTokens(c Config, n int, seed uint64) []int32 {
	rng := rand.New(rand.NewPCG(seed, 3))
	tokens := make([]int32, n)
	for i := range tokens {
		tokens[i] = int32(rng.IntN(c.VocabSize))
	}
	return tokens
}

func newTestDecoder(t *testing.T, m *Model, slots int, exact bool) Decoder {
	t.Helper()
	d, err := NewDecoder(m, DecoderOptions{Slots: slots, Context: m.config.Context, Exact: exact})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// extend appends tokens to one slot and returns a copy of the logits.
func extend(t *testing.T, d Decoder, slot int, tokens []int32) []float32 {
	t.Helper()
	logits, err := d.Extend([]Span{{slot, tokens}})
	if err != nil {
		t.Fatal(err)
	}
	return slices.Clone(logits[0])
}

func logSoftmaxAt(logits []float32, id int32) float64 {
	var sum float64
	for _, l := range logits {
		sum += math.Exp(float64(l))
	}
	return float64(logits[id]) - math.Log(sum)
}

// What rollouts sample from must be what training differentiates; with halves, nearly.
func TestDecoderAgainstForward(t *testing.T) {
	var largest float64 // difference with halves
	for _, c := range shapes() {
		m := lively(c, 1)
		p := packed(c, 3, [2]int{40, -1})
		want, err := m.Forward(p)
		if err != nil {
			t.Fatal(err)
		}
		exact, halves := newTestDecoder(t, m, 1, true), newTestDecoder(t, m, 1, false)
		for i := range p.Tokens[1:] {
			next := p.Tokens[i+1]
			got := logSoftmaxAt(extend(t, exact, 0, p.Tokens[i:i+1]), next)
			near := logSoftmaxAt(extend(t, halves, 0, p.Tokens[i:i+1]), next)
			if !p.Score[i+1] {
				continue
			}
			if math.Abs(got-float64(want.Logp[i+1])) > 1e-5 {
				t.Errorf("%s, token %d: decoder says %g, Forward %g", c.Architecture, i+1, got, want.Logp[i+1])
			}
			largest = max(largest, math.Abs(near-float64(want.Logp[i+1])))
		}
	}
	if largest > 0.03 || largest < 1e-5 {
		t.Errorf("with halves, a log-probability is off by %g", largest)
	}
}

// The same sequence, computed one token at a time, in pieces, at once, and together with others.
func TestDecoderIsBatchInvariant(t *testing.T) {
	for _, exact := range []bool{true, false} {
		t.Run(fmt.Sprint("exact ", exact), func(t *testing.T) { testBatchInvariance(t, exact) })
	}
}

func testBatchInvariance(t *testing.T, exact bool) {
	c := small() // wide enough for every path through package gemm
	c.Layers, c.VocabSize = 2, 333
	m := lively(c, 1)
	tokens := randomTokens(c, 2*queryBlock+90, 1)
	last := len(tokens) - 1
	want := func() []float32 {
		d := newTestDecoder(t, m, 1, exact)
		for _, id := range tokens[:last] {
			extend(t, d, 0, []int32{id})
		}
		return extend(t, d, 0, tokens[last:])
	}()

	d := newTestDecoder(t, m, 4, exact)
	if !slices.Equal(extend(t, d, 0, tokens), want) {
		t.Error("all at once: other bits than one by one")
	}
	for start := 0; start < len(tokens); start += 37 {
		logits, err := d.Extend([]Span{
			{3, randomTokens(c, 1+start%7, uint64(start))},
			{1, tokens[start:min(start+37, len(tokens))]},
			{2, randomTokens(c, 5, uint64(start))},
		})
		if err != nil {
			t.Fatal(err)
		}
		if d.Len(1) == len(tokens) && !slices.Equal(logits[1], want) {
			t.Error("in pieces among others: other bits than one by one")
		}
	}
	d.CopyPrefix(2, 0, 150)
	if !slices.Equal(extend(t, d, 2, tokens[150:]), want) {
		t.Error("after CopyPrefix: other bits")
	}
	extend(t, d, 2, randomTokens(c, 3, 9))
	d.Truncate(2, last)
	if d.Len(2) != last || !slices.Equal(extend(t, d, 2, tokens[last:]), want) {
		t.Error("after Truncate: other bits")
	}
}

func TestDecoderRefusesBadSpans(t *testing.T) {
	m := lively(tiny(), 1)
	d, err := NewDecoder(m, DecoderOptions{Slots: 2, Context: 10})
	if err != nil {
		t.Fatal(err)
	}
	extend(t, d, 0, make([]int32, 8))
	for name, spans := range map[string][]Span{
		"no such slot":    {{2, []int32{1}}},
		"no tokens":       {{0, nil}},
		"too long":        {{0, make([]int32, 3)}},
		"unknown token":   {{0, []int32{int32(m.config.VocabSize)}}},
		"same slot twice": {{1, []int32{1}}, {1, []int32{2}}},
	} {
		var e *SpanError
		if _, err := d.Extend(spans); !errors.As(err, &e) {
			t.Errorf("%s: Extend returned %v, want a *SpanError", name, err)
		}
	}
	if d.Len(0) != 8 || d.Len(1) != 0 {
		t.Error("a refused Extend changed a slot")
	}
}

func TestDecoderFollowsTheWeights(t *testing.T) {
	m, p := lively(tiny(), 1), sharedPrefixes(tiny())
	d, tokens := newTestDecoder(t, m, 1, false), randomTokens(tiny(), 5, 1)
	before := extend(t, d, 0, tokens)
	learn(t, m, p, testAdamW)
	var e *SpanError
	if _, err := d.Extend([]Span{{0, tokens}}); !errors.As(err, &e) {
		t.Errorf("extending a stale slot returned %v, want a *SpanError", err)
	}
	d.Truncate(0, 0)
	after := extend(t, d, 0, tokens)
	if slices.Equal(before, after) {
		t.Error("the decoder still uses the old weights")
	}
	if !slices.Equal(after, extend(t, newTestDecoder(t, m, 1, false), 0, tokens)) {
		t.Error("the decoder's new weights are not the model's")
	}
}

func BenchmarkDecodeOne(b *testing.B) {
	m, err := New(small(), 1)
	if err != nil {
		b.Fatal(err)
	}
	d, err := NewDecoder(m, DecoderOptions{Slots: 1, Context: 1024})
	if err != nil {
		b.Fatal(err)
	}
	prompt := randomTokens(m.config, 500, 1)
	for b.Loop() {
		if d.Len(0) < len(prompt) || d.Len(0) == 1024 {
			d.Truncate(0, 0)
			if _, err := d.Extend([]Span{{0, prompt}}); err != nil {
				b.Fatal(err)
			}
		}
		if _, err := d.Extend([]Span{{0, prompt[:1]}}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPrefill(b *testing.B) {
	m, err := New(small(), 1)
	if err != nil {
		b.Fatal(err)
	}
	d, err := NewDecoder(m, DecoderOptions{Slots: 1, Context: 1024})
	if err != nil {
		b.Fatal(err)
	}
	prompt := randomTokens(m.config, 1000, 1)
	for b.Loop() {
		d.Truncate(0, 0)
		if _, err := d.Extend([]Span{{0, prompt}}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(prompt)*b.N)/b.Elapsed().Seconds(), "tokens/s")
}
