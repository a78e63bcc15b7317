package native

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/sampling"
	"github.com/sqlagent/sqlagent/model/token"
)

// What a rollout says of its tokens is what training scores: with a grammar and without, at a temperature, from all
// tokens and from what cuts leave, for several samples of a prompt, and where the weights have rows that are no tokens.
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
	for name, by := range map[string]llm.Sampling{
		"all": {Temperature: 0.8}, "top-p 0.99": {Temperature: 1, TopP: 0.99}, "top-p 0.95": {Temperature: 0.6, TopP: 0.95},
		"top-k": {Temperature: 1, TopK: 5}, "min-p": {Temperature: 1, MinP: 0.1}, "several": {Temperature: 1, TopP: 0.9, TopK: 50},
	} {
		t.Run(name, func(t *testing.T) {
			p, want := rolledOut(t, e, by, g)
			logp, _, err := m.Score(p, model.Current)
			if err != nil {
				t.Fatal(err)
			}
			for i := range want {
				if math.Abs(float64(logp[i]-want[i])) > 1e-5 {
					t.Errorf("token %d: the rollout says %g, Score %g", i, want[i], logp[i])
				}
			}
			if by.TopP+by.MinP+float32(by.TopK) == 0 {
				return
			}
			p.Allowed = nil
			if logp, _, err = m.Score(p, model.Current); err != nil {
				t.Fatal(err)
			}
			if slices.Equal(logp, want) {
				t.Error("cuts make no difference: the test is weaker than it should be")
			}
		})
	}

	var held *model.HeldError
	if _, err := m.Step(adamw.Options{}); !errors.As(err, &held) {
		t.Errorf("a step under what sessions have left: %v, want a *model.HeldError", err)
	}
	if err := e.Forget(); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Step(adamw.Options{}); err != nil {
		t.Error(err)
	}
}

// rolledOut is sixteen samples of a prompt, every other one held to a grammar, as they are scored, and the
// log-probabilities that they were drawn with.
func rolledOut(t *testing.T, e *Engine, by llm.Sampling, g *grammar.Grammar) (p model.Packed, behaviour []float32) {
	t.Helper()
	p.Temperature = by.Temperature
	pointers := 0
	for sample := range 16 {
		s := begin(t, e)
		o := by
		o.Seed, o.MaxTokens = uint64(sample), 20
		if sample%2 == 0 {
			o.Constraint = g
		}
		turn := ask(t, s, "how many?", o)
		for _, piece := range turn.Pieces {
			if piece.Token == "C0" || piece.Token == "C1" {
				pointers++
			}
		}
		tokens := s.(llm.Traced).Tokens()
		p.Segments = append(p.Segments, model.Segment{Start: len(p.Tokens), Len: len(tokens), Prefix: -1})
		for _, token := range tokens {
			p.Tokens, p.Score = append(p.Tokens, token.ID), append(p.Score, token.Generated)
			p.Allowed = append(p.Allowed, sampling.Kept{Set: token.Allowed, IDs: token.Kept})
			behaviour = append(behaviour, token.Logprob)
		}
		s.Close()
	}
	if pointers == 0 {
		t.Error("no pointer was drawn: the test is weaker than it should be")
	}
	return p, behaviour
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
