package grpo

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/internal/tomlfile"
	"github.com/sqlagent/sqlagent/trainer/rl"
)

// objectives are those that papers publish, by name: what each sets in a recipe that names it. All else, such as rates
// and sizes, is the recipe's own.
var objectives = map[string]func(a *Advantages, l *Loss){
	// Shao et al. 2024, arXiv:2402.03300, eq. 3 and section 4.2: β = 0.04.
	"grpo": func(a *Advantages, l *Loss) {
		a.Sigma, l.Aggregate, l.KL = true, rl.SequenceMean, 0.04
	},
	// Liu et al. 2025, arXiv:2503.20783: neither σ nor lengths. loss.constant is the recipe's own.
	"dr-grpo": func(a *Advantages, l *Loss) {
		l.Aggregate, l.Constant = rl.Constant, 1024
	},
	// Yu et al. 2025, arXiv:2503.14476, sections 3.1 to 3.4. Rounds of refilling are ours: theirs go on until a batch is
	// full.
	"dapo": func(a *Advantages, l *Loss) {
		a.Sigma, a.Refill, a.SkipCut, l.ClipHigh = true, 3, true, 0.28
	},
	// Zheng et al. 2025, arXiv:2507.18071, eq. 7 and section 5.1.
	"gspo": func(a *Advantages, l *Loss) {
		a.Sigma, l.Ratio, l.Aggregate, l.ClipLow, l.ClipHigh = true, rl.Sequence, rl.SequenceMean, 3e-4, 4e-4
	},
	// MiniMax 2025, arXiv:2506.13585, section 3.1: no bound from below. The upper one is ours: theirs is not printed.
	"cispo": func(a *Advantages, l *Loss) {
		a.Sigma, l.Surrogate, l.ClipLow, l.ClipHigh = true, rl.CISPO, 1, 4
	},
	// Gao et al. 2025, arXiv:2511.20347, eq. 5.
	"sapo": func(a *Advantages, l *Loss) {
		a.Sigma, l.Surrogate, l.Aggregate = true, rl.SAPO, rl.SequenceMean
	},
	// Zhao et al. 2025, arXiv:2507.20673, eq. 4: from e^−0.4 to e^0.4.
	"gmpo": func(a *Advantages, l *Loss) {
		a.Sigma, l.Ratio, l.Aggregate, l.ClipLow, l.ClipHigh = true, rl.Geometric, rl.SequenceMean, 0.3297, 0.4918
	},
	// Ahmadian et al. 2024, arXiv:2402.14740, section 3.3: the whole generation is one action. The clip of several updates
	// is ours.
	"rloo": func(a *Advantages, l *Loss) {
		a.LeaveOneOut, l.Ratio, l.Aggregate = true, rl.Whole, rl.SequenceMean
	},
}

// begin sets what the objective that a recipe's text names has; what else the text says goes over it.
func (r *Recipe) begin(path, text string) error {
	var named struct {
		Objective string `toml:"objective"`
	}
	if err := tomlfile.Decode(text, &named, "objective"); err != nil || named.Objective == "" {
		return nil // what is wrong with the text is said by decode, which reads it whole
	}
	return r.follow(path, named.Objective)
}

// follow sets what an objective has, and all else that any of them sets to its default.
func (r *Recipe) follow(path, name string) error {
	set, ok := objectives[name]
	if !ok {
		names := slices.Sorted(maps.Keys(objectives))
		return &RecipeError{Path: path, Why: fmt.Sprintf("objective %q: give one of %s, or none", name, strings.Join(names, ", "))}
	}
	a, l, usual := &r.Advantage, &r.Loss, defaults()
	a.Sigma, a.LeaveOneOut, a.SkipCut, a.Refill = false, false, false, 0
	l.Surrogate, l.Ratio, l.Aggregate, l.Constant = usual.Loss.Surrogate, usual.Loss.Ratio, usual.Loss.Aggregate, 0
	l.ClipLow, l.ClipHigh, l.KL = usual.Loss.ClipLow, usual.Loss.ClipHigh, 0
	r.Objective = name
	set(a, l)
	return nil
}

// objectiveOf is the objective that a setting names.
func objectiveOf(setting string) (name string, ok bool) {
	key, value, _ := strings.Cut(setting, "=")
	return strings.Trim(strings.TrimSpace(value), `"'`), strings.TrimSpace(key) == "objective"
}
