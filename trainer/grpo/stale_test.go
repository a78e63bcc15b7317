package grpo

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
)

// staleSettings are what a recipe says for rollouts that are an update old.
var staleSettings = []string{"rollout.stale=1", "loss.importance_cap=2.0"}

// witness is a policy that keeps what its updates scored, and what its decoder drew by.
type witness struct {
	model.Lagging
	before  func()        // each pass of an update; nil: nothing
	updates [][]scored    // passes of each
	lagged  bool          // what decoders draw by
	drew    map[bool]bool // by lagged: sampled tokens
	greedy  map[bool]bool // the same of greedy ones
}

type scored struct {
	of   model.Packed
	logp []float32
}

// watch is the Place of a witness.
func (w *witness) watch(from *model.Origin, u *Use) (model.Policy, error) {
	p, err := OnCPU(from, u)
	if err != nil {
		return nil, err
	}
	w.Lagging, w.updates, w.drew, w.greedy = p.(model.Lagging), make([][]scored, 1), map[bool]bool{}, map[bool]bool{}
	return w, nil
}

func (w *witness) Forward(p model.Packed) (model.Out, error) {
	if w.before != nil {
		w.before()
	}
	out, err := w.Lagging.Forward(p)
	last := &w.updates[len(w.updates)-1]
	*last = append(*last, scored{p, slices.Clone(out.Logp)})
	return out, err
}

func (w *witness) Step(o adamw.Options) (float32, error) {
	w.updates = append(w.updates, nil)
	return w.Lagging.Step(o)
}

func (w *witness) Lag() error {
	w.lagged = true
	return w.Lagging.Lag()
}

func (w *witness) DrawLagged(lagged bool) error {
	w.lagged = lagged
	return w.Lagging.DrawLagged(lagged)
}

func (w *witness) NewDecoder(o model.DecoderOptions) (model.Decoder, error) {
	d, err := w.Lagging.NewDecoder(o)
	return watched{d, w}, err
}

type watched struct {
	model.Decoder
	by *witness
}

func (d watched) Extend(spans []model.Span, draws []model.Draw) ([]model.Drawn, error) {
	for _, x := range draws {
		if x.Sampling.Temperature > 0 {
			d.by.drew[d.by.lagged] = true
		} else {
			d.by.greedy[d.by.lagged] = true
		}
	}
	return d.Decoder.Extend(spans, draws)
}

// From the second step on, rollouts are of the weights before the last update: they differ from those that the step
// begins with by what that update did, and by nothing in the first step. Evaluations are of the weights as they are.
func TestStale(t *testing.T) {
	w := newWorld(t, "pointer", "")
	recipe, err := ReadRecipe(w.recipe, append(staleSettings, "steps=3", "optimiser.lr=3e-3",
		"evaluate.every=1", fmt.Sprintf("evaluate.suite=%q", w.suite))...)
	if err != nil {
		t.Fatal(err)
	}
	by := new(witness)
	r, err := OpenOn(t.TempDir(), recipe, by.watch)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	var told []Metrics
	if err := r.Learn(t.Context(), func(m Metrics) { told = append(told, m) }); err != nil {
		t.Fatal(err)
	}
	for i, m := range told {
		if m.Stale != min(i, 1) || m.Updates != 1 || math.Abs(m.RatioMax-1) > 1e-5 {
			t.Errorf("step %d: rollouts are %d updates old, %d updates, a ratio of %g", m.Step, m.Stale, m.Updates, m.RatioMax)
		}
		saved, most := m.Seconds[overlapped], min(m.Seconds["rollout"]+m.Seconds["reward"], told[max(i-1, 0)].Seconds["update"])
		if i == 0 && saved != 0 || i > 0 && saved != most {
			t.Errorf("step %d: %g s were saved, of %g at most", m.Step, saved, most)
		}
	}
	first, err := model.Load(w.init + "/step-00000000")
	if err != nil {
		t.Fatal(err)
	}
	var moved, n float64
	for _, pass := range by.updates[1] {
		behaviour, _, err := first.Score(pass.of, model.Current)
		if err != nil {
			t.Fatal(err)
		}
		for i, scored := range pass.of.Score {
			if scored {
				d := float64(pass.logp[i]) - float64(behaviour[i])
				moved, n = moved+math.Exp(d)-d-1, n+1
			}
		}
	}
	if told[0].Mismatch > 1e-9 || moved/n < 1e-5 || math.Abs(told[1].Mismatch/(moved/n)-1) > 0.01 {
		t.Errorf("mismatches %g and %g, want 0 and %g", told[0].Mismatch, told[1].Mismatch, moved/n)
	}
	if !by.drew[false] || !by.drew[true] || !by.greedy[false] || by.greedy[true] {
		t.Errorf("drawn by the copy: %v; in evaluations: %v", by.drew, by.greedy)
	}
}

// Equal seeds give equal runs, with evaluations or without, and one that is killed ends alike: it draws again by the
// weights that had drawn.
func TestStaleResumes(t *testing.T) {
	for name, more := range map[string][]string{
		"all weights":    nil,
		"lora":           {"model.lora_rank=4", "model.lora_alpha=8.0"},
		"minibatches":    {"optimiser.minibatches=3", "optimiser.epochs=2"},
		"rest":           {"advantage.refill=2", "data.rest=1", "rollout.samples=3"},
		"no checkpoint":  {"run.save_every=100"},
		"a second stage": {"steps=3", "second.steps=3"},
	} {
		t.Run(name, func(t *testing.T) {
			if testing.Short() && name != "all weights" {
				t.Skip("learns for some seconds")
			}
			w := newWorld(t, "pointer", "")
			settings := slices.Concat(staleSettings, []string{"optimiser.lr=3e-3", "evaluate.every=1", fmt.Sprintf("evaluate.suite=%q", w.suite)}, more)
			whole := w.open(t, t.TempDir(), settings...)
			if err := whole.Learn(t.Context(), func(Metrics) {}); err != nil {
				t.Fatal(err)
			}
			want, told := checkpointOf(t, whole.Dir), metricsOf(t, whole.Dir)
			stops := []int{0, 2, 4}
			if testing.Short() {
				stops = []int{2}
			}
			for _, stop := range stops {
				dir := t.TempDir()
				if 0 < stop && stop < len(told) {
					w.killed(t, dir, stop, settings...)
				}
				again := w.open(t, dir, settings...)
				if err := again.Learn(t.Context(), func(Metrics) {}); err != nil {
					t.Fatal(err)
				}
				if !bytes.Equal(checkpointOf(t, dir), want) || !reflect.DeepEqual(metricsOf(t, dir), told) {
					t.Errorf("stopped after step %d: the run is another", stop)
				}
			}
			for i, m := range told {
				if begins := i == 0 || m.Stage != told[i-1].Stage; begins != (m.Stale == 0) {
					t.Errorf("step %d: rollouts are %d updates old", m.Step, m.Stale)
				}
			}
		})
	}
}

// A run that is interrupted in an update keeps its step, and ends as one that is not.
func TestStaleInterrupted(t *testing.T) {
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	recipe, err := ReadRecipe(w.recipe, append(staleSettings, "run.save_every=100")...)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	by := new(witness)
	by.before = func() {
		if len(by.updates) == 2 {
			cancel()
		}
	}
	r, err := OpenOn(dir, recipe, by.watch)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Learn(ctx, func(Metrics) {}); !errors.Is(err, context.Canceled) || r.Step() != 2 || r.Saved() != 2 {
		t.Errorf("%v after step %d, %d saved", err, r.Step(), r.Saved())
	}
	r.Close()
	again, whole := w.open(t, dir, append(staleSettings, "run.save_every=100")...), w.open(t, t.TempDir(), append(staleSettings, "run.save_every=100")...)
	if err := errors.Join(again.Learn(t.Context(), func(Metrics) {}), whole.Learn(t.Context(), func(Metrics) {})); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(checkpointOf(t, dir), checkpointOf(t, whole.Dir)) || !reflect.DeepEqual(metricsOf(t, dir), metricsOf(t, whole.Dir)) {
		t.Error("the run is another")
	}
}

// A run that is made longer is one that always was so long.
func TestStaleGoesOn(t *testing.T) {
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	for _, steps := range []string{"steps=2", "steps=4"} {
		r := w.open(t, dir, append(staleSettings, steps)...)
		if err := r.Learn(t.Context(), func(Metrics) {}); err != nil {
			t.Fatal(err)
		}
		r.Close()
	}
	whole := w.open(t, t.TempDir(), staleSettings...)
	if err := whole.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(checkpointOf(t, dir), checkpointOf(t, whole.Dir)) {
		t.Error("the weights are others")
	}
}

// It learns as TestLearns does.
func TestStaleLearns(t *testing.T) {
	if os.Getenv("SQLAGENT_TEST_LONG") == "" {
		t.Skip("SQLAGENT_TEST_LONG is not set: this learns for many seconds")
	}
	r := newWorld(t, "pointer", "").open(t, t.TempDir(), append(staleSettings, "steps=80", "optimiser.lr=3e-3", "run.save_every=80", "rollout.samples=16")...)
	var before, after float64
	if err := r.Learn(t.Context(), func(m Metrics) {
		switch {
		case m.Step <= 5:
			before += m.EX / 5
		case m.Step > 75:
			after += m.EX / 5
		}
	}); err != nil {
		t.Fatal(err)
	}
	if after < 1.5*before || after < 0.3 {
		t.Errorf("execution accuracy %.2f, then %.2f", before, after)
	}
}

// A device that keeps no copy of the weights is refused, and so is a copy that memory does not hold.
func TestStaleRefused(t *testing.T) {
	w := newWorld(t, "pointer", "")
	recipe, err := ReadRecipe(w.recipe, staleSettings...)
	if err != nil {
		t.Fatal(err)
	}
	var refused *RecipeError
	if _, err := OpenOn(t.TempDir(), recipe, func(from *model.Origin, u *Use) (model.Policy, error) {
		p, err := OnCPU(from, u)
		return struct{ model.Policy }{p}, err
	}); !errors.As(err, &refused) || !strings.Contains(err.Error(), "the CPU alone keeps") {
		t.Errorf("without a copy: %v", err)
	}
	if err := roomFor(5<<30, 4<<30); !errors.As(err, &refused) || !strings.Contains(err.Error(), "takes 5120 MiB, and 4096 MiB") {
		t.Errorf("5 GiB in 4: %v", err)
	}
	if err := roomFor(4<<30, 5<<30); err != nil {
		t.Errorf("4 GiB in 5: %v", err)
	}
}
