package nightly

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"path/filepath"
	"strings"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/knowledge/examples"
	"github.com/sqlagent/sqlagent/nano/speech"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/grpo"
	"github.com/sqlagent/sqlagent/trainer/pairs"
)

// Plan reports the night's stages and what keeps their weights from being promoted, as far as the recipe and the files
// of pairs show it. Then it gives the device, one after the other, what the stages would, for a device that plans: the
// current weights, or those that the first night begins with. No query runs, and nothing is written or done.
func (n *Night) Plan() error {
	var err error
	if n.state, err = ReadState(n.Dir); err != nil {
		return err
	}
	stages, err := n.stages()
	if err != nil {
		return err
	}
	n.Notify("%s", stages)
	weights := n.Recipe.Weights.Init
	if n.state.Current != "" {
		weights = n.current()
	}
	if n.Recipe.SFT.Epochs > 0 {
		n.Notify("sft:")
		if err := n.planSFT(weights); err != nil {
			return err
		}
	}
	if n.Recipe.GRPO.Recipe != "" {
		r := n.runRecipe()
		r.Model.Init = weights
		n.Notify("grpo, and curate:")
		if err := grpo.Plan(r, n.Device.Policy); err != nil {
			return err
		}
	}
	n.Notify("evaluate, and calibrate:")
	if _, err = n.open(weights); err != nil || n.Recipe.Weights.Baseline == weights {
		return err
	}
	n.Notify("the baseline:")
	_, err = n.open(n.Recipe.Weights.Baseline)
	return err
}

func (n *Night) planSFT(weights string) error {
	from, _, _, err := trainer.Initial(weights)
	if err != nil {
		return fmt.Errorf("%s: %w", weights, err)
	}
	defer from.Close()
	_, err = n.placeSFT(from, n.Recipe.SFT.MaxPass(0))
	return err
}

// stages are what the night would do, and what is in the way of a promotion.
func (n *Night) stages() (string, error) {
	r := n.Recipe
	there, err := n.there()
	if err != nil {
		return "", err
	}
	sft, grpo, curate := "left out: sft.epochs is 0", "left out: the recipe has no grpo.recipe", "left out: the recipe has no [curate]"
	if r.SFT.Epochs > 0 {
		sft = fmt.Sprintf("%g epochs of the pairs' trajectories", r.SFT.Epochs)
	}
	if r.GRPO.Recipe != "" {
		grpo = fmt.Sprintf("%d steps of %s", r.run.Steps, r.GRPO.Recipe)
	}
	if c := r.Curate; !c.off() {
		curate = fmt.Sprintf("chooses at most %d pairs that are right sometimes, and %d that never are", c.Balanced, c.Explore)
	}
	calibrate := fmt.Sprintf("%d votes on the pairs that are kept apart for it", r.Promote.Votes)
	if r.Protocol != speech.Name {
		calibrate = "left out: the protocol " + r.Protocol + " is of text"
	}
	var b strings.Builder
	b.WriteString("the stages of a night:\n")
	for _, stage := range [][2]string{
		{"pairs", fmt.Sprintf("%d pairs and examples are there: %.0f%% to measure on, %.0f%% to calibrate on", there, 100*r.Data.HeldOut, 100*r.Data.Calibrate)},
		{"curate", curate}, {"sft", sft}, {"grpo", grpo},
		{"export", "a GGUF file, its matrices as " + r.Weights.Type},
		{"calibrate", calibrate},
		{"evaluate", "the new weights, the current ones and the baseline " + r.Weights.Baseline + ", greedily"},
		{"promote", fmt.Sprintf("where the lower end of the 95%% interval is above %+.1f points, over %d questions or more", -100*r.Promote.Threshold, r.Data.LeastHeldOut)},
	} {
		fmt.Fprintf(&b, "  %-10s %s\n", stage[0], stage[1])
	}
	if against := n.against(there); len(against) > 0 {
		b.WriteString("\nas things stand:\n  " + strings.Join(against, "\n  "))
	} else {
		b.WriteString("\nas things stand, nothing but its answers keeps a night from being promoted")
	}
	return b.String(), nil
}

// against is what is in the way of a promotion, and of answers that are sure, where so many pairs are there. What
// is held out is drawn by a hash, so that the numbers are about right.
func (n *Night) against(there int) (against []string) {
	d, pointers := n.Recipe.Data, true
	share := func(of float64, before Suite) int { return max(before.Questions, int(math.Round(of*float64(there)))) }
	if there < d.LeastNew {
		against = append(against, fmt.Sprintf("nothing is learnt: the recipe wants %d new pairs (data.least_new), and %d are there", d.LeastNew, there))
	}
	if held := share(d.HeldOut, n.state.HeldOut); held < d.LeastHeldOut {
		against = append(against, fmt.Sprintf("nothing can be promoted: about %d questions are held out, and the recipe wants %d (data.least_held_out); "+
			"more pairs help, or a larger data.held_out", held, d.LeastHeldOut))
	}
	const unsure = "every answer of what is promoted is unsure, until `sqlagent calibrate` has measured it: "
	if n.Recipe.Protocol != speech.Name {
		pointers = false
		against = append(against, unsure+"nights calibrate over pointers alone")
	}
	if apart := share(d.Calibrate, n.state.Calibration); pointers && d.Calibration == "" && apart < eval.LeastCalibrated {
		against = append(against, fmt.Sprintf("%sabout %d questions are kept apart to calibrate on (data.calibrate), and %d are needed; "+
			"data.calibration names a suite for it", unsure, apart, eval.LeastCalibrated))
	}
	return against
}

// there counts the pairs and examples of the recipe's files, as far as they can be read. Their queries are not run.
func (n *Night) there() (int, error) {
	count := 0
	for _, pattern := range n.Recipe.Data.Pairs {
		paths, err := filepath.Glob(pattern)
		if err != nil {
			return 0, fmt.Errorf("data.pairs: %q: %w", pattern, err)
		}
		if len(paths) == 0 && !isPattern(pattern) {
			paths = []string{pattern} // which the night wants too
		}
		for _, path := range paths {
			read, _, err := pairs.Read(path, eval.Databases{})
			if err != nil {
				return 0, fmt.Errorf("data.pairs: %w", err)
			}
			count += len(read)
		}
	}
	if n.Recipe.Data.Examples == "" {
		return count, nil
	}
	verified, err := examples.Read(n.Recipe.Data.Examples)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return count + len(verified), err
}
