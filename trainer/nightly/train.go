package nightly

import (
	"context"
	"fmt"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/grpo"
	"github.com/sqlagent/sqlagent/trainer/pairs"
)

// seed is the night's: no night draws what another drew.
func (n *Night) seed() uint64 { return n.Recipe.Seed<<20 + uint64(n.state.Night) }

// sft learns the trajectories of the night's pairs, from the current weights on, or from where it was killed.
func (n *Night) sft(ctx context.Context) (string, error) {
	if n.Recipe.SFT.Epochs == 0 {
		return "there is no such part", nil
	}
	stage := trainer.Stage{
		Init: n.current(), Data: n.path(pairsDir, pairs.SFTFile), Dir: n.path(sftDir), Seed: n.seed(), Place: n.placeSFT,
	}
	done, err := n.Recipe.SFT.Run(ctx, stage, func(p trainer.Progress) {
		if p.Step%10 == 0 || p.Step == p.Steps {
			n.Tell("sft %d/%d  loss %.4f  %.0f tokens/s", p.Step, p.Steps, p.Loss, p.TokensPerSec)
		}
	})
	return done.String(), err
}

// grpo learns from execution, from what sft came to.
func (n *Night) grpo(ctx context.Context) (string, error) {
	if n.Recipe.GRPO.Recipe == "" {
		return "there is no such part", nil
	}
	r, err := n.tonight()
	if err != nil {
		return "", err
	}
	run, err := grpo.OpenOn(n.path(grpoDir), r, n.Device.Policy)
	if err != nil {
		return "", err
	}
	defer run.Close()
	var last grpo.Metrics
	err = run.Learn(ctx, func(m grpo.Metrics) {
		last = m
		n.Tell("grpo %d/%d  %s", m.Step, run.Recipe.Total(), m.String())
	})
	return fmt.Sprintf("%d steps, %.1f%% of the last step's rollouts right", run.Step(), 100*last.EX), err
}

// tonight is the recipe of the night's run of GRPO. Its last weights are taken, not the best of an evaluation: nothing is
// chosen by what is measured on.
func (n *Night) tonight() (grpo.Recipe, error) {
	r, err := n.runRecipe()
	if err != nil {
		return r, err
	}
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
	tonight := grpo.Set{Pairs: n.path(pairsDir), Weight: 1}
	if chosen, err := n.chosen(); err != nil {
		return r, err
	} else if chosen != "" {
		tonight = grpo.Set{Suite: chosen, Weight: 1}
		r.Data.HeldOut = append(r.Data.HeldOut, n.path(pairsDir)) // what these hold out is not asked, of any set
	}
	if replay := n.Recipe.GRPO.Replay; replay == 0 {
		r.Data.Sets = nil
	} else {
		tonight.Weight = own * (1 - replay) / replay
	}
	r.Data.Sets = append(r.Data.Sets, tonight)
	return r, nil
}

// runRecipe is that of the part that learns from execution, from the current weights.
func (n *Night) runRecipe() (grpo.Recipe, error) {
	g := n.Recipe.GRPO
	r, err := grpo.ReadRecipe(g.Recipe, g.Settings...)
	if err != nil {
		return r, err
	}
	if r.Protocol != n.Recipe.Protocol {
		return r, fmt.Errorf("grpo.recipe %s has the protocol %s, the night %s", g.Recipe, r.Protocol, n.Recipe.Protocol)
	}
	r.Seed, r.Cold, r.Second, r.Evaluate = n.seed(), grpo.ColdStart{}, grpo.Second{}, grpo.Evaluation{}
	r.Model.Init = n.current()
	return r, nil
}

// trained is what the night came to, in the type of what is promoted, and without the word of votes.
func (n *Night) trained(path string, info trainer.ExportInfo) error {
	as, err := gguf.ParseFileType(n.Recipe.Weights.Type)
	if err != nil {
		return err
	}
	if n.Recipe.GRPO.Recipe != "" {
		r, err := n.tonight()
		if err != nil {
			return err
		}
		return grpo.Export(n.path(grpoDir), r, path, as, info)
	}
	c, err := trainer.OpenCheckpoint(n.path(sftDir))
	if err != nil {
		return err
	}
	from, err := model.OpenOrigin(c.Dir)
	if err != nil {
		return err
	}
	defer from.Close()
	info.Tokens += c.Tokens
	return trainer.Export(path, from, c.Tokenizer, as, info)
}
