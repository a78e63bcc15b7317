package grpo

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/pairs"
)

// By hand: of ten points that rise but for one neighbour S = 43, and (43−1)/√125 = 3.76; of n = 3 at most 1.04.
func TestRises(t *testing.T) {
	for _, c := range []struct {
		curve []float64
		want  bool
	}{
		{nil, false},
		{[]float64{1, 2, 3}, false},
		{[]float64{1, 2, 3, 4, 5}, true}, // S = 10, (10−1)/√16.7 = 2.20
		{[]float64{1, 2, 3, 5, 4, 6, 7, 8, 9, 10}, true},
		{[]float64{1, 3, 5, 6, 6, 6, 6, 6, 6, 6}, true}, // rises, then rests
		{[]float64{5, 5, 5, 5, 5}, false},
		{[]float64{5, 3, 6, 2, 5, 4, 6, 3}, false},
		{[]float64{9, 8, 7, 6, 5}, false},
	} {
		if got := rises(c.curve); got != c.want {
			t.Errorf("%v: %v", c.curve, got)
		}
	}
}

func TestSecondStage(t *testing.T) {
	held := func(x float64) *float64 { return &x }
	steps := []Metrics{{Step: 1, LR: 9}, {Step: 2, LR: 4, Held: held(0.1), HeldOf: 10}, {Step: 3, LR: 5, Held: held(1), HeldOf: 2},
		{Step: 4, LR: 3, Held: held(0.3), HeldOf: 10}, {Step: 5, LR: 6}, {Step: 6, LR: 2, Held: held(0.2), HeldOf: 10}}
	r := Recipe{Steps: 6, Optimiser: Optimiser{LR: 10}, Second: Second{Steps: 5}}
	if got := *r.secondStage(steps); got != (secondStage{Wavering, 4, 1.5}) {
		t.Errorf("%+v, want half of the rate of step 4: a server was away at step 3", got)
	}
	r.Second.Branch = Rising
	if got := *r.secondStage(steps); got != (secondStage{Rising, 4, 10}) {
		t.Errorf("%+v, want the highest rate", got)
	}
}

// The second stage begins with the best weights of the first, at its rate; a run that was killed in it ends alike.
func TestSecondStageGoesOn(t *testing.T) {
	if testing.Short() {
		t.Skip("learns for some seconds")
	}
	w := newWorld(t, "pointer", "")
	settings := []string{"steps=4", "second.steps=4", "optimiser.lr=3e-3", "optimiser.decay=0.9", "optimiser.floor=0.1",
		"evaluate.every=1", fmt.Sprintf("evaluate.suite=%q", w.suite)}
	whole := w.open(t, t.TempDir(), settings...)
	if err := whole.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Fatal(err)
	}
	steps := metricsOf(t, whole.Dir)
	if len(steps) != 8 || steps[3].Stage != "" || steps[4].Stage == "" || steps[4].LR != whole.second.Peak || steps[7].LR >= steps[4].LR {
		t.Errorf("%d steps, the second stage %+v: %+v", len(steps), whole.second, steps)
	}
	for _, stop := range []int{4, 6} {
		dir := t.TempDir()
		ctx, cancel := context.WithCancel(t.Context())
		killed := w.open(t, dir, settings...)
		if err := killed.Learn(ctx, func(m Metrics) {
			if m.Step == stop {
				cancel()
			}
		}); !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		killed.Close()
		again := w.open(t, dir, settings...)
		if err := again.Learn(t.Context(), func(Metrics) {}); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(checkpointOf(t, whole.Dir), checkpointOf(t, dir)) || *again.second != *whole.second {
			t.Errorf("stopped after step %d: the weights are others (%+v, %+v)", stop, again.second, whole.second)
		}
	}
}

// A run that is killed in the second stage after a new best ends alike, though the checkpoint that came with it was
// not written.
func TestSecondStageKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("learns for some seconds")
	}
	w, killed := newWorld(t, "pointer", ""), filepath.Join(t.TempDir(), "killed")
	settings := []string{"steps=4", "second.steps=4", "optimiser.lr=3e-3", "run.save_every=100", "evaluate.every=1",
		fmt.Sprintf("evaluate.suite=%q", w.suite)}
	whole := w.open(t, t.TempDir(), settings...)
	const at = 6
	if err := whole.Learn(t.Context(), func(m Metrics) {
		switch m.Step {
		case at - 1:
			whole.best = best{} // so that the next is better: the tiny policy finds none that is
		case at:
			if err := os.CopyFS(killed, os.DirFS(whole.Dir)); err != nil || whole.best.step != at {
				t.Fatalf("the best is %+v, %v", whole.best, err)
			}
		}
	}); err != nil {
		t.Fatal(err)
	}
	for _, from := range []int{at, 4} {
		dir := filepath.Join(t.TempDir(), "run")
		if err := os.CopyFS(dir, os.DirFS(killed)); err != nil {
			t.Fatal(err)
		}
		if from < at {
			if err := os.RemoveAll(filepath.Join(dir, trainer.RunCheckpoints, trainer.CheckpointName(at))); err != nil {
				t.Fatal(err)
			}
		}
		again := w.open(t, dir, settings...)
		if again.Step() != from {
			t.Errorf("goes on after step %d, want %d", again.Step(), from)
		}
		if err := again.Learn(t.Context(), func(Metrics) {}); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(checkpointOf(t, whole.Dir), checkpointOf(t, dir)) {
			t.Errorf("after step %d: the weights are others", from)
		}
	}
}

// Without a right answer there is nothing to begin the second stage with: the run says so.
func TestSecondStageOfNothing(t *testing.T) {
	w := newWorld(t, "pointer", "")
	suite := filepath.Join(t.TempDir(), "never.jsonl")
	write(t, suite, fmt.Sprintf(`{"db": %q, "question": "names of boats", "gold": "SELECT name || 'x' FROM boats"}`, w.db))
	r := w.open(t, t.TempDir(), "steps=1", "second.steps=1", "evaluate.every=1", fmt.Sprintf("evaluate.suite=%q", suite))
	if err := r.Learn(t.Context(), func(Metrics) {}); err == nil || !strings.Contains(err.Error(), "nothing to begin with") {
		t.Errorf("%v", err)
	}
}

// The cold start learns trajectories first, once; the run begins with what it came to.
func TestColdStart(t *testing.T) {
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	p, _ := protocols.Lookup("pointer")
	p.Turns = 2
	o := pairs.Options{Protocol: p, Orders: 2}
	set, err := pairs.Make(t.Context(), []string{w.suite}, o)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := set.Write(filepath.Join(dir, "pairs"), nil, o); err != nil {
		t.Fatal(err)
	}
	data := filepath.Join(dir, "pairs", pairs.SFTFile)
	recipe, err := ReadRecipe(w.recipe, "steps=1", fmt.Sprintf("cold.data=%q", data), "cold.epochs=12", "cold.batch=500", "cold.lr=1e-3")
	if err != nil {
		t.Fatal(err)
	}
	run := filepath.Join(dir, "run")
	ctx, cancel := context.WithCancel(t.Context())
	var losses []float64
	told := func(p trainer.Progress) {
		if losses = append(losses, p.Loss); len(losses) == 2 {
			cancel()
		}
	}
	noted := func(note string) { t.Error(note) }
	if err := Cold(ctx, run, recipe, OnCPU, noted, told); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	if err := Cold(t.Context(), run, recipe, OnCPU, noted, told); err != nil {
		t.Fatal(err)
	}
	if n := len(losses); n < 4 || losses[n-1] >= losses[0] {
		t.Errorf("losses %v", losses)
	}
	before := len(losses)
	if err := Cold(t.Context(), run, recipe, OnCPU, noted, told); err != nil || len(losses) != before {
		t.Errorf("learnt again: %v, %v", losses[before:], err)
	}
	r, err := Open(run, recipe)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	c, err := trainer.OpenCheckpoint(filepath.Join(run, coldDir))
	if err != nil {
		t.Fatal(err)
	}
	m, err := model.Load(c.Dir)
	if err != nil {
		t.Fatal(err)
	}
	begun, _, _, err := Learnt(run, recipe)
	if err != nil {
		t.Fatal(err)
	}
	defer begun.Close()
	var got, want bytes.Buffer
	_, gotErr := begun.Read(&got)
	_, wantErr := m.Origin().Read(&want)
	if err := errors.Join(gotErr, wantErr); err != nil || !bytes.Equal(got.Bytes(), want.Bytes()) {
		t.Errorf("the run begins with other weights than the cold start's (%v)", err)
	}
	if err := r.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Fatal(err)
	}
}
