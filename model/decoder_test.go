package model

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/model/sampling"
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
	d, err := m.NewDecoder(DecoderOptions{Slots: slots, Exact: exact})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// extend appends tokens to one slot and returns the logits after the last.
func extend(t *testing.T, d Decoder, slot int, tokens []int32) []float32 {
	t.Helper()
	return extendPrompt(t, d, slot, tokens, 0)
}

// extendPrompt is extend by tokens of which the first so many are of a prompt.
func extendPrompt(t *testing.T, d Decoder, slot int, tokens []int32, prompt int) []float32 {
	t.Helper()
	logits, err := d.Logits(Span{Slot: slot, Tokens: tokens, Prompt: prompt})
	if err != nil {
		t.Fatal(err)
	}
	return logits
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
		for _, precision := range []Precision{Float32, BFloat16} {
			if testing.Short() && exact == (precision == BFloat16) { // each of both once
				continue
			}
			t.Run(fmt.Sprintf("exact %v, %s", exact, precision), func(t *testing.T) { testBatchInvariance(t, exact, precision) })
		}
	}
}

func testBatchInvariance(t *testing.T, exact bool, precision Precision) {
	c := small() // wide enough for every path through package gemm
	c.Layers, c.VocabSize = 2, 333
	m := lively(c, 1)
	if err := m.SetPrecision(precision); err != nil {
		t.Fatal(err)
	}
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
		spans := []Span{
			{Slot: 3, Tokens: randomTokens(c, 1+start%7, uint64(start))},
			{Slot: 1, Tokens: tokens[start:min(start+37, len(tokens))]},
			{Slot: 2, Tokens: randomTokens(c, 5, uint64(start))},
		}
		draws := []Draw{{Span: 2}, {Span: 1, Sampling: sampling.Options{Temperature: 0.5}, U: 0.3}, {Span: 0}}
		drawn, err := d.Extend(spans, draws)
		if err != nil {
			t.Fatal(err)
		}
		id, logp, err := sampling.Draw(want, draws[1].Sampling, nil, draws[1].U)
		if d.Len(1) == len(tokens) && (err != nil || !reflect.DeepEqual(drawn[1], Drawn{ID: id, Logprob: logp})) {
			t.Error("in pieces among others: another token, or other bits, than one by one")
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
	d, err := m.NewDecoder(DecoderOptions{Slots: 2})
	if err != nil {
		t.Fatal(err)
	}
	extend(t, d, 0, make([]int32, 8))
	for name, spans := range map[string][]Span{
		"no such slot":    {{Slot: 2, Tokens: []int32{1}}},
		"too much prompt": {{Slot: 0, Tokens: []int32{1}, Prompt: 2}},
		"no tokens":       {{Slot: 0, Tokens: nil}},
		"too long":        {{Slot: 0, Tokens: make([]int32, m.config.Context-7)}},
		"unknown token":   {{Slot: 0, Tokens: []int32{int32(m.config.VocabSize)}}},
		"same slot twice": {{Slot: 1, Tokens: []int32{1}}, {Slot: 1, Tokens: []int32{2}}},
	} {
		var e *SpanError
		if _, err := d.Extend(spans, nil); !errors.As(err, &e) {
			t.Errorf("%s: Extend returned %v, want a *SpanError", name, err)
		}
	}
	if d.Len(0) != 8 || d.Len(1) != 0 {
		t.Error("a refused Extend changed a slot")
	}
}

// Slots share the pages of what they have in common, write into none that others read, and together take no more than
// there are.
func TestPages(t *testing.T) {
	m := lively(tiny(), 1)
	d, err := m.NewDecoder(DecoderOptions{Slots: 4, Tokens: 4 * PageTokens, Exact: true})
	if err != nil {
		t.Fatal(err)
	}
	tokens := randomTokens(tiny(), 2*PageTokens+20, 4)
	at := PageTokens + 10 // within the second page
	alone := func(tokens []int32) []float32 {
		d := newTestDecoder(t, m, 1, true)
		defer d.Close()
		return extend(t, d, 0, tokens)
	}
	used := func(want int) {
		t.Helper()
		if got := d.(*decoder[float32]).Used(); got != want {
			t.Fatalf("%d pages are in use, want %d", got, want)
		}
	}
	extend(t, d, 0, tokens[:at+5])
	used(2)
	for slot := 1; slot < 3; slot++ {
		d.CopyPrefix(slot, 0, at)
	}
	used(2)
	other := randomTokens(tiny(), 7, 5)
	if got := extend(t, d, 1, other); !slices.Equal(got, alone(slices.Concat(tokens[:at], other))) {
		t.Error("a slot that goes on after a shared page: other bits than alone")
	}
	used(3)
	drawn, err := d.Extend([]Span{{Slot: 0, Tokens: tokens[at+5 : at+6]}, {Slot: 2, Tokens: tokens[at : at+1]}}, nil) // two that share the page still
	if err != nil || len(drawn) != 0 {
		t.Fatal(drawn, err)
	}
	used(4)
	for slot, n := range []int{at + 6, at + 7, at + 1} {
		if d.Len(slot) != n {
			t.Errorf("slot %d holds %d tokens, want %d", slot, d.Len(slot), n)
		}
	}
	if got := extend(t, d, 2, tokens[at+1:at+9]); !slices.Equal(got, alone(tokens[:at+9])) {
		t.Error("the other one: other bits than alone")
	}
	var room *RoomError
	if _, err := d.Extend([]Span{{Slot: 0, Tokens: tokens[at+6:]}}, nil); !errors.As(err, &room) || room.Need != PageTokens || room.Free != 0 {
		t.Errorf("a fifth page of four: %v, want a *RoomError", err)
	}
	d.Truncate(1, 0)
	used(3)
	if got := extend(t, d, 0, tokens[at+6:]); !slices.Equal(got, alone(tokens)) {
		t.Error("the first slot, in a page that was another's: other bits than alone")
	}
	d.Truncate(0, PageTokens)
	used(2)
	if _, err := m.Step(testAdamW); err == nil {
		t.Error("the weights may change under two slots")
	}
	d.Close()
	if _, err := m.Step(testAdamW); err != nil {
		t.Errorf("the decoder is closed: %v", err)
	}
}

// A draw is of its own span and its own set; several may be of one span, and one that cannot be drawn spoils no other.
func TestDraws(t *testing.T) {
	m := lively(tiny(), 1)
	d := newTestDecoder(t, m, 3, true)
	spans := []Span{{Slot: 0, Tokens: []int32{1, 2}}, {Slot: 1, Tokens: []int32{3}}, {Slot: 2, Tokens: []int32{4, 5, 6}}}
	logits := make([][]float32, len(spans))
	for i, s := range spans {
		logits[i] = extend(t, d, s.Slot, s.Tokens)
		d.Truncate(s.Slot, 0)
	}
	warm := sampling.Options{Temperature: 0.7}
	draws := []Draw{
		{Span: 2, Sampling: warm, U: 0.9},
		{Span: 0, Sampling: warm, U: 0.4, Allowed: sampling.NewSet(19, 3, 18)},
		{Span: 0, Allowed: sampling.NewSet(19)},
		{Span: 2, Sampling: warm, U: 0.1},
		{Span: 0},
	}
	drawn, err := d.Extend(spans, draws)
	if err != nil {
		t.Fatal(err)
	}
	for i, draw := range draws {
		var want Drawn
		want.ID, want.Logprob, want.Err = sampling.Draw(logits[draw.Span], draw.Sampling, draw.Allowed, draw.U)
		if !reflect.DeepEqual(drawn[i], want) {
			t.Errorf("draw %d: %+v, want %+v", i, drawn[i], want)
		}
	}
	if !errors.Is(drawn[2].Err, sampling.ErrNothingAllowed) {
		t.Errorf("a draw from nothing: %v", drawn[2].Err)
	}
	var e *SpanError
	if _, err := d.Extend(spans, []Draw{{Span: 3}}); !errors.As(err, &e) {
		t.Errorf("a draw of no span: %v, want a *SpanError", err)
	}
	if d.Len(2) != 3 {
		t.Error("a refused Extend changed a slot")
	}
}

// What sampling says of a token is what training scores: at a temperature, of masked and cut draws, with a shared
// prompt.
func TestScoreEqualsRollout(t *testing.T) {
	for _, vocabulary := range []int{50, 400} { // of 400, some sets are few
		for _, s := range cuts {
			c := tiny()
			c.VocabSize = vocabulary
			m := lively(c, 2)
			p, want := rolledOut(t, m, s)
			logp, _, err := m.Score(p, Current)
			if err != nil {
				t.Fatal(err)
			}
			compare(t, fmt.Sprintf("%+v: logp", s), logp, float64s(want), 1e-5)
		}
	}
}

// cuts are the ways of drawing a rollout.
var cuts = []sampling.Options{
	{Temperature: 0.7}, {Temperature: 1, TopP: 0.99}, {Temperature: 0.6, TopP: 0.95}, {Temperature: 1, TopK: 5}, {Temperature: 1, MinP: 0.1},
	{Temperature: 0.8, TopP: 0.9, TopK: 12}, {Temperature: 1, TopK: 1},
}

// rolledOut is three samples of a prompt, which a policy draws from sets in turn, as they are scored, and the
// log-probabilities that they were drawn with.
func rolledOut(t *testing.T, m *Model, s sampling.Options) (p Packed, behaviour []float32) {
	t.Helper()
	c := m.config
	d := newTestDecoder(t, m, 3, true)
	defer d.Close()
	prompt := randomTokens(c, 11, 1)
	p = Packed{
		Tokens: slices.Clone(prompt), Segments: []Segment{{0, len(prompt), -1}}, Score: make([]bool, len(prompt)),
		Allowed: make([]sampling.Kept, len(prompt)), Temperature: s.Temperature,
	}
	behaviour = make([]float32, len(prompt))
	sets := []sampling.Set{nil, sampling.NewSet(c.VocabSize, 7), sampling.NewSet(c.VocabSize, 3, 8, 17, 40)}
	many := sampling.NewSet(c.VocabSize)
	for id := int32(1); id < 50; id++ {
		many.Add(id)
	}
	sets = append(sets, many)
	extend(t, d, 0, prompt[:10])
	for slot := range d.Slots() {
		d.CopyPrefix(slot, 0, 10)
		p.Segments = append(p.Segments, Segment{len(p.Tokens), 20, 0})
		next := prompt[10]
		for i := range 20 {
			allowed := sets[(slot+i)%len(sets)]
			drawn, err := d.Extend([]Span{{Slot: slot, Tokens: []int32{next}}}, []Draw{{Sampling: s, U: sampling.Uniform(uint64(slot), i), Allowed: allowed, Keep: true}})
			if err != nil || drawn[0].Err != nil || !allowed.Has(drawn[0].ID) || !drawn[0].Kept.Has(drawn[0].ID) {
				t.Fatal(drawn, err)
			}
			next = drawn[0].ID
			p.Tokens, p.Score, p.Allowed = append(p.Tokens, next), append(p.Score, true), append(p.Allowed, drawn[0].Kept)
			behaviour = append(behaviour, drawn[0].Logprob)
		}
	}
	return p, behaviour
}

func TestDecoderFollowsTheWeights(t *testing.T) {
	m, p := lively(tiny(), 1), sharedPrefixes(tiny())
	d, tokens := newTestDecoder(t, m, 1, false), randomTokens(tiny(), 5, 1)
	before := extend(t, d, 0, tokens)
	var held *HeldError
	if _, err := m.Step(testAdamW); !errors.As(err, &held) || held.Slots != 1 {
		t.Errorf("a step under a slot returned %v, want a *HeldError", err)
	}
	if err := m.Load(t.TempDir()); !errors.As(err, &held) {
		t.Errorf("a load under a slot returned %v, want a *HeldError", err)
	}
	d.Truncate(0, 0)
	learn(t, m, p, testAdamW)
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
	d, err := m.NewDecoder(DecoderOptions{Slots: 1, Tokens: 1024})
	if err != nil {
		b.Fatal(err)
	}
	prompt := randomTokens(m.config, 500, 1)
	for b.Loop() {
		if d.Len(0) < len(prompt) || d.Len(0) == 1024 {
			d.Truncate(0, 0)
			if _, err := d.Extend([]Span{{Slot: 0, Tokens: prompt}}, []Draw{{}}); err != nil {
				b.Fatal(err)
			}
		}
		if _, err := d.Extend([]Span{{Slot: 0, Tokens: prompt[:1]}}, []Draw{{}}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPrefill(b *testing.B) {
	m, err := New(small(), 1)
	if err != nil {
		b.Fatal(err)
	}
	d, err := m.NewDecoder(DecoderOptions{Slots: 1, Tokens: 1024})
	if err != nil {
		b.Fatal(err)
	}
	prompt := randomTokens(m.config, 1000, 1)
	for b.Loop() {
		d.Truncate(0, 0)
		if _, err := d.Extend([]Span{{Slot: 0, Tokens: prompt}}, []Draw{{}}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(prompt)*b.N)/b.Elapsed().Seconds(), "tokens/s")
}

// BenchmarkAttend is 16 sequences of 1,000 tokens that decode together: most of it reads keys and values.
func BenchmarkAttend(b *testing.B) {
	c := small()
	c.VocabSize, c.FeedForward = 64, 32
	m, err := New(c, 1)
	if err != nil {
		b.Fatal(err)
	}
	d, err := m.NewDecoder(DecoderOptions{Slots: 16, Tokens: 16 * 1280})
	if err != nil {
		b.Fatal(err)
	}
	spans := make([]Span, 16)
	for i := range spans {
		if _, err := d.Extend([]Span{{Slot: i, Tokens: randomTokens(c, 1000, uint64(i))}}, nil); err != nil {
			b.Fatal(err)
		}
		spans[i] = Span{Slot: i, Tokens: []int32{1}}
	}
	for b.Loop() {
		if d.Len(0) == 1200 {
			for i := range spans {
				d.Truncate(i, 1000)
			}
		}
		if _, err := d.Extend(spans, nil); err != nil {
			b.Fatal(err)
		}
	}
}

// A draw keeps what its cuts left, or the set that it shares, and nothing unasked.
func TestKeptOf(t *testing.T) {
	held, cut, left := sampling.NewSet(9, 0, 3, 4), sampling.Options{Temperature: 1, TopK: 2}, []int32{4, 0}
	if k := (Draw{Sampling: cut, Allowed: held}).KeptOf(9, slices.Values(left)); !k.All() {
		t.Errorf("a draw keeps %v unasked", k)
	}
	if k := (Draw{Sampling: cut, Allowed: held, Keep: true}).KeptOf(9, slices.Values(left)); !slices.Equal(k.IDs, []int32{0, 4}) {
		t.Errorf("after the cuts %v is kept", k)
	}
	if k := (Draw{Sampling: sampling.Options{Temperature: 1}, Allowed: held, Keep: true}).KeptOf(9, nil); &k.Set[0] != &held[0] {
		t.Errorf("a draw without cuts keeps %v, not the set that it shares", k)
	}
}
