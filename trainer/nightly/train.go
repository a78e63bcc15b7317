package nightly

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/grpo"
	"github.com/sqlagent/sqlagent/trainer/pairs"
)

// seed is the night's: no night draws what another drew.
func (n *Night) seed() uint64 { return n.Recipe.Seed<<20 + uint64(n.state.Night) }

// sft learns the trajectories of the night's pairs, from the current weights on, or from where it was killed.
func (n *Night) sft(ctx context.Context) (string, error) {
	o := n.Recipe.SFT
	if o.Epochs == 0 {
		return "there is no such part", nil
	}
	dir := n.path(sftDir)
	m, tok, state, err := n.resume(dir)
	if err != nil {
		return "", err
	}
	corpus, err := trainer.LoadCorpus(n.path(pairsDir, pairs.SFTFile), tok, m.Config().Context, o.Group)
	if err != nil {
		return "", err
	}
	steps := int(math.Ceil(o.Epochs * float64(corpus.Tokens) / float64(o.Batch)))
	run := trainer.SFT{
		Steps: steps, BatchTokens: o.Batch, Schedule: trainer.Schedule{Peak: o.LR, Warmup: o.Warmup, Decay: 1, Floor: 0.1},
		WeightDecay: o.WeightDecay, ClipNorm: o.ClipNorm, SaveEvery: 10, Dir: dir,
	}
	last := math.NaN()
	if state.Step < steps {
		err = run.Run(ctx, m, tok, corpus.Batches(o.Batch, n.seed(), 0), nil, state, func(p trainer.Progress) {
			last = p.Loss
			if p.Step%10 == 0 || p.Step == p.Steps {
				n.Tell("sft %d/%d  loss %.4f  %.0f tokens/s", p.Step, p.Steps, p.Loss, p.TokensPerSec)
			}
		})
	}
	return fmt.Sprintf("%d steps over %d trajectories, the loss at the end %.3f", steps, corpus.Examples, last), err
}

// resume is where a run's newest checkpoint stands, or the current weights where there is none.
func (n *Night) resume(dir string) (*model.Model, *token.Tokenizer, trainer.State, error) {
	c, err := trainer.OpenCheckpoint(dir)
	if errors.Is(err, trainer.ErrNoCheckpoint) {
		m, tok, _, err := trainer.Initial(n.current())
		return m, tok, trainer.State{}, err
	}
	if err != nil {
		return nil, nil, trainer.State{}, err
	}
	m, err := model.Load(c.Dir)
	return m, c.Tokenizer, c.State, err
}

// grpo learns from execution, from what sft came to.
func (n *Night) grpo(ctx context.Context) (string, error) {
	if n.Recipe.GRPO.Recipe == "" {
		return "there is no such part", nil
	}
	run, err := n.openRun()
	if err != nil {
		return "", err
	}
	defer run.Close()
	var last grpo.Metrics
	err = run.Learn(ctx, func(m grpo.Metrics) {
		last = m
		n.Tell("grpo %d/%d  %s", m.Step, run.Recipe.Steps, m.String())
	})
	return fmt.Sprintf("%d steps, %.1f%% of the last step's rollouts right", run.Step(), 100*last.EX), err
}

// openRun opens the night's run of GRPO, where it stands. Its last weights are taken, not the best of an evaluation:
// nothing is chosen by what is measured on.
func (n *Night) openRun() (*grpo.Run, error) {
	g := n.Recipe.GRPO
	r, err := grpo.ReadRecipe(g.Recipe, g.Settings...)
	if err != nil {
		return nil, err
	}
	if r.Protocol != n.Recipe.Protocol {
		return nil, fmt.Errorf("grpo.recipe %s has the protocol %s, the night %s", g.Recipe, r.Protocol, n.Recipe.Protocol)
	}
	r.Seed, r.Evaluate = n.seed(), grpo.Evaluation{}
	r.Model.Init = n.current()
	if n.Recipe.SFT.Epochs > 0 {
		r.Model.Init = n.path(sftDir)
	}
	own := 0.
	for i := range r.Data.Sets {
		if r.Data.Sets[i].Weight == 0 {
			r.Data.Sets[i].Weight = 1
		}
		own += r.Data.Sets[i].Weight
	}
	tonight := grpo.Set{Pairs: n.path(pairsDir), Weight: 1} // nor is what they hold out asked, of any set
	if g.Replay == 0 {
		r.Data.Sets = nil
	} else {
		tonight.Weight = own * (1 - g.Replay) / g.Replay
	}
	r.Data.Sets = append(r.Data.Sets, tonight)
	return grpo.Open(n.path(grpoDir), r)
}

// trained is what the night came to, in the type of what is promoted, and without the word of votes.
func (n *Night) trained(path string, info trainer.ExportInfo) error {
	as, err := gguf.ParseFileType(n.Recipe.Weights.Type)
	if err != nil {
		return err
	}
	if n.Recipe.GRPO.Recipe != "" {
		run, err := n.openRun()
		if err != nil {
			return err
		}
		defer run.Close()
		return run.Export(path, as, info)
	}
	c, err := trainer.OpenCheckpoint(n.path(sftDir))
	if err != nil {
		return err
	}
	m, err := model.Load(c.Dir)
	if err != nil {
		return err
	}
	info.Tokens += c.Tokens
	return trainer.Export(path, m, c.Tokenizer, as, info)
}
