package nightly

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"os"
	"slices"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/jsonl"
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
	if n.Recipe.SFT.Epochs == 0 {
		return "there is no such part", nil
	}
	stage := trainer.Stage{
		Init: n.current(), Data: n.path(pairsDir, pairs.SFTFile), Dir: n.path(sftDir), Seed: n.seed(), Place: n.placeSFT,
		Notify: func(note string) { n.Notify("sft: %s", note) },
	}
	done, err := n.Recipe.SFT.Run(ctx, stage, func(p trainer.Progress) {
		if p.Step%10 == 0 || p.Step == p.Steps {
			n.Notify("sft %d/%d  loss %.4f  %.0f tokens/s", p.Step, p.Steps, p.Loss, p.TokensPerSec)
		}
	})
	return done.String(), err
}

// grpo learns from execution, from what sft came to.
func (n *Night) grpo(ctx context.Context) (string, error) {
	if n.Recipe.GRPO.Recipe == "" {
		return "there is no such part", nil
	}
	r, heldOut, err := n.tonight()
	if err != nil {
		return "", err
	}
	if heldOut > 0 {
		n.Notify("grpo: %d questions of its own sets are held out, and not asked", heldOut)
	}
	run, err := grpo.OpenOn(n.path(grpoDir), r, n.Device.Policy)
	if err != nil {
		return "", err
	}
	defer run.Close()
	if run.Note != "" {
		n.Notify("grpo: %s", run.Note)
	}
	var last grpo.Metrics
	err = run.Learn(ctx, func(m grpo.Metrics) {
		last = m
		n.Notify("grpo %d/%d  %s", m.Step, run.Recipe.Total(), m.String())
	})
	says := fmt.Sprintf("%d steps", run.Step())
	if last.Step > 0 { // else it was killed after the last
		says += fmt.Sprintf(", %.1f%% of the last step's rollouts right", 100*last.EX)
	}
	return says, err
}

// tonight is the recipe of the night's run of GRPO, and how many questions of its own sets are held out. Its last
// weights are taken, not the best of an evaluation: nothing is chosen by what is measured on.
func (n *Night) tonight() (r grpo.Recipe, heldOut int, err error) {
	if r, err = n.afterSFT(); err != nil {
		return r, 0, err
	}
	tonight, replay := grpo.Set{Pairs: n.path(pairsDir), Weight: 1}, n.Recipe.GRPO.Replay
	if chosen, err := n.chosen(); err != nil {
		return r, 0, err
	} else if chosen != "" {
		tonight = grpo.Set{Suite: chosen, Weight: 1}
		r.Data.HeldOut = append(r.Data.HeldOut, n.path(pairsDir)) // what these hold out is not asked, of any set
	}
	if replay == 0 {
		r.Data.Sets = nil
	} else if r.Data, heldOut, err = n.unheld(r.Data); err != nil {
		return r, 0, err
	}
	own := 0.
	for i := range r.Data.Sets {
		if r.Data.Sets[i].Weight == 0 {
			r.Data.Sets[i].Weight = 1
		}
		own += r.Data.Sets[i].Weight
	}
	if own > 0 {
		tonight.Weight = own * (1 - replay) / replay
	}
	r.Data.Sets = append(r.Data.Sets, tonight)
	return r, heldOut, nil
}

// unheld is data without what the night holds out, and how many questions that is: a set that has some is rewritten.
func (n *Night) unheld(d grpo.Data) (_ grpo.Data, heldOut int, err error) {
	held, err := pairs.ReadHeld(n.path(pairsDir))
	if err != nil {
		return d, 0, err
	}
	dir, err := os.Getwd()
	if err != nil {
		return d, 0, err
	}
	sets := d.Sets
	d.Sets = nil
	for i, s := range sets {
		problems, err := s.Problems()
		if err != nil {
			return d, 0, err
		}
		kept := slices.DeleteFunc(slices.Clone(problems), held.Holds)
		if len(kept) == len(problems) {
			d.Sets = append(d.Sets, s)
			continue
		}
		heldOut += len(problems) - len(kept)
		if s.Pairs != "" {
			d.HeldOut = append(d.HeldOut, s.Pairs) // its manifest counts as before
		}
		if len(kept) == 0 {
			continue
		}
		var text bytes.Buffer
		for _, p := range kept {
			p.DB = open.In(dir, p.DB) // the file is in another folder
			if err := jsonl.Write(&text, p); err != nil {
				return d, 0, err
			}
		}
		s.Suite, s.Databases, s.Spider, s.Pairs = n.path(fmt.Sprintf("replay-%d.jsonl", i+1)), "", "", ""
		if err := writeFile(s.Suite, text.Bytes()); err != nil {
			return d, 0, err
		}
		d.Sets = append(d.Sets, s)
	}
	return d, heldOut, nil
}

// afterSFT is runRecipe from what sft came to on.
func (n *Night) afterSFT() (grpo.Recipe, error) {
	r := n.runRecipe()
	if n.Recipe.SFT.Epochs == 0 {
		return r, nil
	}
	adapted, err := n.adapted()
	if adapted { // sft left a LoRA alone, of a rank of its own
		r.Model.Adapter, r.Model.Rank = n.path(sftDir), 0
	} else {
		r.Model.Init = n.path(sftDir)
	}
	return r, err
}

// runRecipe is that of the part that learns from execution, from the current weights.
func (n *Night) runRecipe() grpo.Recipe {
	r := n.Recipe.run
	r.Data.Sets = slices.Clone(r.Data.Sets) // tonight gives them weights
	r.Seed, r.Cold, r.Second, r.Evaluate = n.seed(), grpo.ColdStart{}, grpo.Second{}, grpo.Evaluation{}
	r.Model.Init = n.current()
	return r
}

// trained writes what the night came to, in the type of what is promoted, and without the word of votes.
func (n *Night) trained(path string, info trainer.ExportInfo) error {
	as, err := gguf.ParseFileType(n.Recipe.Weights.Type)
	if err != nil {
		return err
	}
	from, tok, tokens, err := n.learnt()
	if err != nil {
		return err
	}
	defer from.Close()
	info.Tokens += tokens
	adapted, err := n.adapted()
	if err != nil || !adapted {
		return cmp.Or(err, trainer.Export(path, from, tok, as, info))
	}
	uniform, _ := as.Uniform() // see checkType
	return trainer.ExportAdapter(path, from, tok, uniform, info)
}

// learnt is what the last part that learns came to, and the tokens that it took.
func (n *Night) learnt() (from *model.Origin, tok *token.Tokenizer, tokens int64, err error) {
	if n.Recipe.GRPO.Recipe != "" {
		r, err := n.afterSFT()
		if err != nil {
			return nil, nil, 0, err
		}
		return grpo.Learnt(n.path(grpoDir), r)
	}
	c, err := trainer.OpenCheckpoint(n.path(sftDir))
	if err != nil {
		return nil, nil, 0, err
	}
	from, err = c.Resume(n.current())
	return from, c.Tokenizer, c.Tokens, err
}
