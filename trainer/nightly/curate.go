package nightly

import (
	"context"
	"fmt"
	"os"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/grpo"
	"github.com/sqlagent/sqlagent/trainer/pairs"
)

// curate samples the night's pairs with the current weights, and chooses those that there is something to learn from
// (SQL-Trail, appendix A.6, which samples the fine-tuned model: the current weights are, by the nights before).
func (n *Night) curate(ctx context.Context) (string, error) {
	c := n.Recipe.Curate
	if c.off() {
		return "there is no such part", nil
	}
	r := n.runRecipe()
	r.Data = grpo.Data{Sets: []grpo.Set{{Pairs: n.path(pairsDir)}}}
	before, err := n.learntBefore()
	if err != nil {
		return "", err
	}
	found, err := grpo.Curate(ctx, n.path(curateDir), r, grpo.Curation{Candidates: c.Candidates, Balanced: c.Balanced, Explore: c.Explore, Place: n.Device.Policy,
		Learnt: func(p eval.Problem) bool { return before[p.Question] }}, func(s grpo.Curated) {
		n.Notify("curate %d/%d", s.Asked, s.Candidates)
	})
	if err != nil {
		return "", err
	}
	says := found.String()
	if found.Balanced+found.Explore == 0 {
		says += "; grpo asks all pairs"
	}
	return says, nil
}

// learntBefore are the questions of the trajectories that the last night learnt.
func (n *Night) learntBefore() (map[string]bool, error) {
	questions := map[string]bool{}
	if n.state.Learnt == 0 {
		return questions, nil
	}
	err := trajectory.ReadFile(n.pathOf(n.state.Learnt, pairsDir, pairs.SFTFile), func(e trajectory.Example) error {
		questions[e.Question] = true
		return nil
	})
	return questions, err
}

// chosen is the suite that curate wrote; "" where it chose nothing.
func (n *Night) chosen() (string, error) {
	if !n.state.done("curate") || n.Recipe.Curate.off() {
		return "", nil
	}
	path := n.path(curateDir, grpo.CuratedFile)
	info, err := os.Stat(path)
	if err != nil {
		return "", fmt.Errorf("what curate chose is gone: %w", err)
	}
	if info.Size() == 0 {
		return "", nil
	}
	return path, nil
}
