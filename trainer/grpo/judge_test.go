package grpo

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/btrm"
)

// judgeOf is a reward model over a world's first weights, or a LoRA over them, whose head has been moved: it says
// something of everything.
func judgeOf(t *testing.T, w world, protocol string, lora bool) string {
	t.Helper()
	dir := t.TempDir()
	from, tok, _, err := trainer.Initial(w.init)
	if err == nil {
		err = from.AddValueHead()
	}
	if err == nil && lora {
		err = from.AddLoRA(model.LoRA{Rank: 2, Alpha: 4}, 1)
	}
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	m, err := from.Policy()
	if err != nil {
		t.Fatal(err)
	}
	p := model.Packed{Tokens: []int32{5, 6}, Segments: []model.Segment{{Len: 2, Prefix: -1}}, Score: []bool{false, true}}
	if _, err := m.Forward(p); err != nil {
		t.Fatal(err)
	}
	if err := m.Backward(model.Grad{Value: []float32{0, 1}}); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Step(adamw.Options{LR: 0.1, Beta1: 0.9, Beta2: 0.999, Eps: 1e-8}); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(trainer.SaveCheckpoint(dir, m, tok, trainer.State{}, 1), btrm.KeepProtocol(dir, protocol)); err != nil {
		t.Fatal(err)
	}
	return dir
}

// A run is rewarded by what btrm.Scores says of its answers, next to which execution accuracy is measured.
func TestJudge(t *testing.T) {
	w := newWorld(t, "pointer", "")
	for _, lora := range []bool{false, true} {
		r := w.open(t, t.TempDir(), "steps=1", fmt.Sprintf("reward.name=btrm(%s)", judgeOf(t, w, "pointer", lora)))
		m := Metrics{Step: 1, Seconds: map[string]float64{}}
		groups, err := r.rollouts(t.Context(), 3, &m)
		if err != nil {
			t.Fatal(err)
		}
		j, judged := r.scorer.judge, 0
		for _, x := range slices.Concat(groups...) {
			if !x.scored() || x.Breakdown.Total == 0 {
				continue
			}
			said, err := j.writer.Write(t.Context(), x.Problem, x.Answer.SQL)
			if err != nil {
				t.Fatal(err)
			}
			scores, err := btrm.Scores(j.model, j.tokenizer, []trajectory.Example{*said}, 1000)
			if err != nil {
				t.Fatal(err)
			}
			if want := 1 / (1 + math.Exp(-scores[0])); math.Abs(x.Breakdown.Total-want) > 1e-6 || scores[0] == 0 {
				t.Errorf("%s earns %v, want %v", x.Answer.SQL, x.Breakdown, want)
			}
			judged++
		}
		m.count(groups)
		if judged == 0 || m.EX == 0 || m.Reward <= 0 || m.EX == m.Reward {
			t.Errorf("%d judged, a reward of %g, execution accuracy %g", judged, m.Reward, m.EX)
		}
		if err := r.Learn(t.Context(), func(m Metrics) {
			if m.Updates != 1 {
				t.Errorf("nothing was learnt: %+v", m)
			}
		}); err != nil {
			t.Error(err)
		}
	}
}

// A reward model of another protocol or base, or that is none, is refused.
func TestJudgeRefused(t *testing.T) {
	w, other := newWorld(t, "pointer", ""), newWorld(t, "pointer", "")
	first, err := trainer.OpenCheckpoint(w.init)
	if err != nil {
		t.Fatal(err)
	}
	m, err := model.Load(first.Dir)
	if err != nil {
		t.Fatal(err)
	}
	if m, err = model.New(m.Config(), 3); err != nil {
		t.Fatal(err)
	}
	if err := trainer.SaveCheckpoint(other.init, m, first.Tokenizer, trainer.State{}, 1); err != nil {
		t.Fatal(err)
	}
	for says, folder := range map[string]string{
		"of the protocol plain, not of pointer": judgeOf(t, w, "plain", false),
		"other weights":                         judgeOf(t, other, "pointer", true),
		"no checkpoint":                         t.TempDir(),
		"no value head":                         w.init,
	} {
		recipe, err := ReadRecipe(w.recipe, fmt.Sprintf("reward.name=btrm(%s)", folder))
		if err != nil {
			t.Fatal(err)
		}
		if r, err := Open(t.TempDir(), recipe); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v, want %q", err, says)
			if err == nil {
				r.Close()
			}
		}
	}
}
