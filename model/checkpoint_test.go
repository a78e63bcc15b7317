package model

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/model/adamw"
)

var testAdamW = adamw.Options{LR: 1e-2, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8, WeightDecay: 0.1, ClipNorm: 1}

// learn takes one supervised step: the mean log-probability of the scored tokens goes up.
func learn(t *testing.T, m Policy, p Packed, o adamw.Options) (loss float32) {
	t.Helper()
	out, err := m.Forward(p)
	if err != nil {
		t.Fatal(err)
	}
	g := Grad{Logp: make([]float32, len(p.Tokens))}
	var n float32
	for _, s := range p.Score {
		if s {
			n++
		}
	}
	for i, logp := range out.Logp {
		loss -= logp / n
		g.Logp[i] = -1 / n
	}
	if err := m.Backward(g); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Step(o); err != nil {
		t.Fatal(err)
	}
	return loss
}

func TestResumeIsBitIdentical(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "run", "step-2")
	m, p := lively(tiny(), 1), sharedPrefixes(tiny())
	m.Freeze()
	learn(t, m, p, testAdamW)
	learn(t, m, p, testAdamW)
	if err := m.Save(dir); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(filepath.Join(dir, CheckpointFile)); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("weights that others can read: %v, %v", info.Mode(), err)
	}
	resumed, err := New(tiny(), 99)
	if err != nil {
		t.Fatal(err)
	}
	learn(t, resumed, p, testAdamW)
	if err := resumed.Load(dir); err != nil {
		t.Fatal(err)
	}
	if resumed.Steps() != 2 {
		t.Fatalf("resumed after %d steps, want 2", resumed.Steps())
	}
	learn(t, m, p, testAdamW)
	learn(t, resumed, p, testAdamW)
	if !slices.Equal(m.weights.flat, resumed.weights.flat) {
		t.Error("the third step differs after a resume")
	}
	want, _, err := m.Score(p, Reference)
	if err != nil {
		t.Fatal(err)
	}
	got, _, err := resumed.Score(p, Reference)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(got, want) {
		t.Error("the reference differs after a resume")
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*")); len(left) != 1 {
		t.Errorf("Save left %q", left)
	}
}

func TestBadCheckpoints(t *testing.T) {
	dir := t.TempDir()
	m := lively(tiny(), 1)
	if err := m.Save(dir); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, CheckpointFile)
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	flipped := slices.Clone(good)
	flipped[len(flipped)/2] ^= 1
	for name, content := range map[string][]byte{
		"empty":       {},
		"foreign":     []byte("GGUF\x03\x00\x00\x00 and some more bytes"),
		"header only": good[:200],
		"truncated":   good[:len(good)-1],
		"too long":    append(slices.Clone(good), 0),
		"bit flipped": flipped,
	} {
		if err := os.WriteFile(path, content, 0o644); err != nil {
			t.Fatal(err)
		}
		before := slices.Clone(m.weights.flat)
		var e *CheckpointError
		if err := m.Load(dir); !errors.As(err, &e) {
			t.Errorf("%s: Load returned %v, want a *CheckpointError", name, err)
		}
		if !slices.Equal(before, m.weights.flat) {
			t.Errorf("%s: a failed Load changed the weights", name)
		}
	}
	if err := m.Load(t.TempDir()); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("Load of nothing returned %v, want os.ErrNotExist", err)
	}
	if err := os.WriteFile(path, good, 0o644); err != nil {
		t.Fatal(err)
	}
	c := tiny()
	c.FeedForward++
	var e *CheckpointError
	says := fmt.Sprintf("of another model: feed_forward_length %d, want feed_forward_length %d", c.FeedForward-1, c.FeedForward)
	if err := lively(c, 1).Load(dir); !errors.As(err, &e) || !strings.HasSuffix(e.Why, says) {
		t.Errorf("Load into another shape returned %v, want a *CheckpointError that says %q", err, says)
	}
}

// Sizes that are small one by one, and whose product no number holds, are no shape.
func TestImpossibleShape(t *testing.T) {
	c := Config{Architecture: "llama", VocabSize: 8191, Context: 8, Layers: 8192, Embedding: 1 << 24, FeedForward: 11184807,
		Heads: 1, KVHeads: 1, HeadWidth: 2, RopeBase: 1e4, NormEps: 1e-6, Tied: true}
	var shape *ConfigError
	if err := c.Validate(); !errors.As(err, &shape) {
		t.Errorf("%d parameters: %v", c.Parameters(), err)
	}
}
