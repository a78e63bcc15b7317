package model

import (
	"errors"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

// lags are policies of all kinds that can draw by a copy of their weights.
func lags(t *testing.T) map[string]func() Lagging {
	return map[string]func() Lagging{
		"all weights": func() Lagging { return lively(tiny(), 1) },
		"a LoRA":      func() Lagging { return adapted(t, tiny(), 1) },
		"over blocks": func() Lagging { return overBlocks(t, blocky(), gguf.Q8_0, gguf.Q8_0, false) },
	}
}

// After Lag a decoder draws by the weights that were, bit by bit, while passes and steps change the policy, and by
// those that are as soon as DrawLagged asks for it. Slots that hold tokens do not stop a step then.
func TestLag(t *testing.T) {
	for name, policy := range lags(t) {
		t.Run(name, func(t *testing.T) {
			l := policy()
			p, tokens := sharedPrefixes(l.Config()), randomTokens(l.Config(), 5, 1)
			d, err := l.NewDecoder(DecoderOptions{Slots: 1, Exact: true})
			if err != nil {
				t.Fatal(err)
			}
			logits := func() []float32 {
				t.Helper()
				d.Truncate(0, 0)
				x, err := d.Logits(Span{Tokens: tokens})
				if err != nil {
					t.Fatal(err)
				}
				return x
			}
			step := func() {
				t.Helper()
				if _, err := l.Forward(p); err != nil {
					t.Error(err)
				}
				if err := l.Backward(randomGrad(l.Config(), p, rand.New(rand.NewPCG(1, 1)))); err != nil {
					t.Error(err)
				}
				if _, err := l.Step(testAdamW); err != nil {
					t.Error(err)
				}
			}
			before := logits()
			var held *HeldError
			if err := l.Lag(); !errors.As(err, &held) {
				t.Errorf("a copy under a slot: %v", err)
			}
			d.Truncate(0, 0)
			if err := l.DrawLagged(true); !errors.Is(err, ErrNoLag) {
				t.Errorf("no copy: %v", err)
			}
			if err := l.SaveLag(t.TempDir()); !errors.Is(err, ErrNoLag) {
				t.Errorf("no copy to save: %v", err)
			}
			if err := l.Lag(); err != nil {
				t.Fatal(err)
			}
			var learning sync.WaitGroup
			learning.Go(func() {
				for range 3 {
					step()
				}
			})
			for range 10 {
				if !slices.Equal(logits(), before) {
					t.Error("the copy is not the weights that were")
				}
			}
			learning.Wait()
			if !slices.Equal(logits(), before) {
				t.Error("the copy changed")
			}
			if err := l.DrawLagged(false); !errors.As(err, &held) {
				t.Errorf("other weights under a slot: %v", err)
			}
			saved := t.TempDir()
			if err := l.SaveLag(saved); err != nil {
				t.Fatal(err)
			}
			d.Truncate(0, 0)
			if err := l.DrawLagged(false); err != nil {
				t.Fatal(err)
			}
			after := logits()
			if slices.Equal(after, before) {
				t.Error("nothing was learnt: the test is weaker than it should be")
			}
			d.Truncate(0, 0)
			if err := l.Lag(); err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(logits(), after) {
				t.Error("the second copy is not the weights")
			}
			d.Truncate(0, 0)
			if err := l.LoadLag(saved); err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(logits(), before) {
				t.Error("what was saved is not the copy")
			}
			d.Truncate(0, 0)
			if err := l.LoadLag(t.TempDir()); err == nil || !slices.Equal(logits(), before) {
				t.Errorf("nothing to load: %v", err)
			}
		})
	}
}
