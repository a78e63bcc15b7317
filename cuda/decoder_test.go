package cuda

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// What a decoder computes is what Score scores, whatever else is in the batch and however tokens are split into calls.
func TestDecoder(t *testing.T) {
	d, _ := simulated(t)
	for _, architecture := range model.Architectures {
		c := tiny(architecture)
		m := lively(t, c)
		cpu, err := m.NewDecoder(model.DecoderOptions{Slots: 3, Tokens: 1024, Exact: true})
		if err != nil {
			t.Fatal(err)
		}
		length := 9
		if architecture == "qwen2" {
			length = pageTokens + 6 // more than a page
		}
		in := packed(c, false, [2]int{length, -1})
		want, err := cpu.Logits(model.Span{Slot: 0, Tokens: in.Tokens})
		if err != nil {
			t.Fatal(err)
		}
		cpu.Close()
		p, err := NewPolicy(d, m.Origin(), Options{})
		if err != nil {
			t.Fatal(err)
		}
		x, err := p.NewDecoder(model.DecoderOptions{Slots: 4, Tokens: 1024})
		if err != nil {
			t.Fatal(err)
		}
		got, err := x.Logits(model.Span{Slot: 0, Tokens: in.Tokens})
		if err != nil {
			t.Fatal(err)
		}
		if e := distance(got, want); !(e <= within(2e-2)) {
			t.Errorf("%s: logits are %g off", architecture, e)
		}
		// Another slot gets there in pieces, next to others, over a shared page of which each then has its own.
		n := len(in.Tokens)
		extend := func(spans ...model.Span) {
			t.Helper()
			if _, err := x.Extend(spans, nil); err != nil {
				t.Fatal(err)
			}
		}
		extend(model.Span{Slot: 1, Tokens: in.Tokens[:n-3]}, model.Span{Slot: 2, Tokens: []int32{5, 6}})
		x.CopyPrefix(3, 1, n-4)
		extend(model.Span{Slot: 3, Tokens: []int32{1, 2, 3}}, model.Span{Slot: 2, Tokens: []int32{7}})
		extend(model.Span{Slot: 1, Tokens: in.Tokens[n-3 : n-1]})
		again, err := x.Logits(model.Span{Slot: 1, Tokens: in.Tokens[n-1:]})
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(got, again) {
			t.Errorf("%s: logits depend on the batch: %g off", architecture, distance(again, got))
		}
		var held *model.HeldError
		if _, err := p.Step(gradientStep); !errors.As(err, &held) || held.Slots != 4 {
			t.Errorf("Step while 4 slots hold tokens: %v", err)
		}
		if err := x.Close(); err != nil {
			t.Error(err)
		}
		if _, err := p.Step(gradientStep); err != nil {
			t.Errorf("Step when none does: %v", err)
		}
		p.Close()
	}
}

// What is refused leaves the decoder as it was.
func TestDecoderRefuses(t *testing.T) {
	d, _ := simulated(t)
	c := tiny("qwen2")
	p, err := NewPolicy(d, lively(t, c).Origin(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	x, err := p.NewDecoder(model.DecoderOptions{Slots: 3, Tokens: 2 * pageTokens})
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	for name, s := range map[string]model.Span{
		"no such slot": {Slot: 3, Tokens: []int32{1}}, "no tokens": {Slot: 0}, "unknown token": {Slot: 0, Tokens: []int32{72}},
		"too long": {Slot: 0, Tokens: make([]int32, c.Context+1)},
	} {
		var e *model.SpanError
		if _, err := x.Extend([]model.Span{s}, nil); !errors.As(err, &e) {
			t.Errorf("%s: %v, want a *SpanError", name, err)
		}
	}
	var room *model.RoomError
	spans := []model.Span{{Slot: 0, Tokens: make([]int32, pageTokens+1)}, {Slot: 1, Tokens: []int32{1}}}
	if _, err := x.Extend(spans, nil); !errors.As(err, &room) || room.Need != 3*pageTokens {
		t.Errorf("three pages of two: %v, want a *RoomError", err)
	}
	if x.Len(0) != 0 || x.Len(1) != 0 {
		t.Error("refused spans were kept")
	}
	if _, err := x.Extend(spans[:1], []model.Draw{{Span: 1}}); err == nil {
		t.Error("a draw from no span was taken")
	}
	drawn, err := x.Extend([]model.Span{{Slot: 0, Tokens: []int32{1}}}, []model.Draw{{Allowed: sampling.NewSet(c.VocabSize)}, {}})
	if err != nil || !errors.Is(drawn[0].Err, sampling.ErrNothingAllowed) || drawn[1].Err != nil {
		t.Errorf("an empty set: %v, %v", drawn, err)
	}
}

// A decoder draws from the distribution that sampling.Draw draws from, which is the self-test's. Where a cut sorts
// tokens, the same number may draw another one of them.
func TestSampling(t *testing.T) {
	d, _ := simulated(t)
	c := tiny("qwen2")
	p, err := NewPolicy(d, lively(t, c).Origin(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	x, err := p.NewDecoder(model.DecoderOptions{Slots: 1, Tokens: pageTokens})
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	span := model.Span{Slot: 0, Tokens: []int32{3, 9, 27}}
	logits, err := x.Logits(span)
	if err != nil {
		t.Fatal(err)
	}
	const n = 20
	for _, s := range samplings {
		for _, allowed := range []sampling.Set{nil, sampling.NewSet(c.VocabSize, 1, 5, 64, 71)} {
			want := shares(doubles(logits), s, allowed)
			var draws []model.Draw
			for i := range n {
				u := (float64(i) + 0.5) / n
				id, logp, err := sampling.Draw(logits, s, allowed, u)
				if err != nil || math.Abs(math.Log(want[id])-float64(logp)) > 1e-6 {
					t.Errorf("%+v: the CPU draws token %d with %g (%v), want %g", s, id, logp, err, math.Log(want[id]))
				}
				draws = append(draws, model.Draw{Sampling: s, U: u, Allowed: allowed, Keep: true})
			}
			x.Truncate(0, 0)
			drawn, err := x.Extend([]model.Span{span}, draws)
			if err != nil {
				t.Fatal(err)
			}
			for i, g := range drawn {
				u := draws[i].U
				if g.Err != nil || math.Abs(drawing(want, g.ID, u)-u) > 1e-5 || math.Abs(math.Log(want[g.ID])-float64(g.Logprob)) > 1e-4 {
					t.Errorf("%+v: %g draws %+v, want a log-probability of %g", s, u, g, math.Log(want[g.ID]))
				}
				for id, p := range want {
					if s.Cuts() && g.Kept.Has(int32(id)) != (p > 0) {
						t.Errorf("%+v: token %d of probability %g: kept is %v", s, id, p, g.Kept)
					}
				}
			}
		}
	}
}
