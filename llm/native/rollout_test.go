package native

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// What a rollout says of its tokens is what training scores: with a grammar and without, at a temperature, for several
// samples of a prompt, and where the weights have rows that are no tokens.
func TestRolloutIsScored(t *testing.T) {
	specials := append(slices.Clone(token.DefaultSpecials), "C0", "C1")
	tok, err := token.Train(slices.Values([]string{"select count from where <sql> </sql>"}), 300, "qwen2", specials)
	if err != nil {
		t.Fatal(err)
	}
	m, err := model.New(model.Config{
		Architecture: "qwen2", VocabSize: tok.Size() + 13, Context: 256, Layers: 2, Embedding: 32, FeedForward: 64,
		Heads: 2, KVHeads: 1, RopeBase: 10000, NormEps: 1e-6, Tied: true,
	}, 7)
	if err != nil {
		t.Fatal(err)
	}
	dec, err := m.NewDecoder(model.DecoderOptions{Slots: 4, Exact: true})
	if err != nil {
		t.Fatal(err)
	}
	e, err := New(dec, tok, llm.Info{Name: "policy"}, Options{Rollout: true})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	g, err := grammar.Parse(`root ::= "select " (<[C0]> | <[C1]> | [a-z]{3,5}) " where " [0-9]+`)
	if err != nil {
		t.Fatal(err)
	}
	const temperature = 0.8
	var p model.Packed
	p.Temperature = temperature
	var want []float32
	pointers := 0
	for sample := range 6 {
		s := begin(t, e)
		o := llm.Sampling{Temperature: temperature, Seed: uint64(sample), MaxTokens: 20}
		if sample%2 == 0 {
			o.Constraint = g
		}
		turn := ask(t, s, "how many?", o)
		for _, piece := range turn.Pieces {
			if piece.Token == "C0" || piece.Token == "C1" {
				pointers++
			}
		}
		p.Segments = append(p.Segments, model.Segment{Start: len(p.Tokens), Len: len(s.(llm.Traced).Tokens()), Prefix: -1})
		for _, token := range s.(llm.Traced).Tokens() {
			p.Tokens, p.Score, p.Allowed = append(p.Tokens, token.ID), append(p.Score, token.Generated), append(p.Allowed, token.Allowed)
			want = append(want, token.Logprob)
		}
		s.Close()
	}
	if pointers == 0 {
		t.Error("no pointer was drawn: the test is weaker than it should be")
	}
	logp, _, err := m.Score(p, model.Current)
	if err != nil {
		t.Fatal(err)
	}
	for i := range want {
		if math.Abs(float64(logp[i]-want[i])) > 1e-5 {
			t.Errorf("token %d: the rollout says %g, Score %g", i, want[i], logp[i])
		}
	}

	var held *model.HeldError
	if _, err := m.Step(model.AdamW{}); !errors.As(err, &held) {
		t.Errorf("a step under what sessions have left: %v, want a *model.HeldError", err)
	}
	if err := e.Forget(); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Step(model.AdamW{}); err != nil {
		t.Error(err)
	}
	s := begin(t, e)
	for option, o := range map[string]llm.Sampling{"top-p": {TopP: 0.9}, "top-k": {TopK: 5}, "min-p": {MinP: 0.1}} {
		var refused *llm.SamplingError
		if _, err := s.Generate(t.Context(), o); !errors.As(err, &refused) || refused.Option != option {
			t.Errorf("%s: %v, want a *llm.SamplingError", option, err)
		}
	}
}

// The model may end its message where the grammar ends, and nowhere else.
func TestConstraint(t *testing.T) {
	e := noise(t, 1, 512)
	g, err := grammar.Parse(`root ::= "select" | "count" " "`)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(20) {
		s := begin(t, e)
		turn := ask(t, s, "go", llm.Sampling{Temperature: 2, Seed: seed, Constraint: g})
		if turn.Finish != llm.FinishEnd || turn.Text != "select" && turn.Text != "count " {
			t.Errorf("%q (%s)", turn.Text, turn.Finish)
		}
		s.Close()
	}
	g, err = grammar.Parse(`root ::= <[nothing]>`)
	if err != nil {
		t.Fatal(err)
	}
	var refused *llm.ConstraintError
	if _, err := begin(t, e).Generate(t.Context(), llm.Sampling{Constraint: g}); !errors.As(err, &refused) || refused.Engine != "native" {
		t.Errorf("a token that the model lacks: %v, want a *llm.ConstraintError", err)
	}
}
