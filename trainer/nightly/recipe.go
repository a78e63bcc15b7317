package nightly

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/tomlfile"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/grpo"
)

// Recipe is all that a night does, as a file of TOML. Paths are relative to the working folder, but for that of
// grpo.recipe.
type Recipe struct {
	Name     string `toml:"name"`
	Seed     uint64 `toml:"seed"`
	Protocol string `toml:"protocol"` // of the weights, as package agent names it

	Weights Weights          `toml:"weights"`
	Data    Data             `toml:"data"`
	SFT     trainer.FineTune `toml:"sft"` // the supervised part of a night: the trajectories of pairs are learnt
	Curate  Curate           `toml:"curate"`
	GRPO    GRPO             `toml:"grpo"`
	Promote Promote          `toml:"promote"`

	text string      // of the file
	run  grpo.Recipe // that grpo.recipe names, with grpo.set: read once, so that no stage has another
}

// Weights are what nights begin with, and what they leave.
type Weights struct {
	Init     string `toml:"init"`     // of the first night: a GGUF file, or "nano", the embedded weights
	Baseline string `toml:"baseline"` // promoted weights are never worse than these; "": init
	Type     string `toml:"type"`     // of matrices in what is promoted: see `sqltrain export`
	Keep     int    `toml:"keep"`     // versions, the current one too
	Licence  string `toml:"licence"`  // of what is promoted; "": that of init
}

// Data is what is learnt, and what is measured on.
type Data struct {
	Pairs     []string `toml:"pairs"`     // files of pairs, or patterns of such: see `sqltrain pairs`
	Examples  string   `toml:"examples"`  // a file of verified examples: see package examples
	Databases []string `toml:"databases"` // where the schemas of examples are: DSNs, or sources of the configuration file
	Licence   string   `toml:"licence"`   // of pairs that do not say theirs

	HeldOut      float64 `toml:"held_out"`       // the share of pairs that is measured on, and never learnt
	Calibrate    float64 `toml:"calibrate"`      // the share that the agreement of votes is calibrated on, and never learnt; 0: votes are not calibrated
	Calibration  string  `toml:"calibration"`    // a suite that is calibrated on too; nothing is measured on it
	LeastHeldOut int     `toml:"least_held_out"` // questions; with fewer nothing is learnt
	LeastNew     int     `toml:"least_new"`      // pairs since the night before; with fewer nothing is learnt
	Orders       int     `toml:"orders"`         // trajectories of a pair over pointers, each with another order of the schema
	SQLSteps     int64   `toml:"sql_steps"`      // most steps of SQLite of a query
}

// Curate says which of the night's pairs are learnt from by execution (SQL-Trail, appendix A.6): G samples of the
// current weights, by grpo.recipe, tell. What is always right is left out.
type Curate struct {
	Candidates int `toml:"candidates"` // pairs that are sampled, the hardest first; 0: all
	Balanced   int `toml:"balanced"`   // most pairs that are right sometimes, by ascending S(q)
	Explore    int `toml:"explore"`    // most pairs that never are; both 0: there is no such part
}

// off says that there is no such part.
func (c Curate) off() bool { return c.Balanced+c.Explore == 0 }

// GRPO is the part that learns from execution, after SFT.
type GRPO struct {
	Recipe   string   `toml:"recipe"` // of `sqltrain grpo`, relative to the folder of this one; "": there is no such part
	Settings []string `toml:"set"`    // "key=value" in place of that recipe's
	Replay   float64  `toml:"replay"` // the share of questions that are of that recipe's own sets; the others are the night's pairs
}

// Promote says when the night's weights become the current ones.
type Promote struct {
	// Threshold is how far the lower bound of the difference in execution accuracy, from 0 to 1, may lie below 0.
	Threshold float64 `toml:"threshold"`
	Votes     int     `toml:"votes"` // that calibration asks for
	Wrong     float64 `toml:"wrong"` // maximum of answers that are wrong without a word of doubt, as a share: see `sqlagent calibrate`
}

// defaults are what a recipe need not say.
func defaults() Recipe {
	return Recipe{
		Seed: 1, Protocol: "pointer",
		Weights: Weights{Type: "Q8_0", Keep: 5},
		Data:    Data{HeldOut: 0.3, LeastHeldOut: 50, LeastNew: 1, Orders: 4, SQLSteps: 20_000_000},
		SFT:     trainer.FineTune{Batch: 4096, LR: 2e-4, Warmup: 5, WeightDecay: 0.01, ClipNorm: 1, Group: 3},
		Promote: Promote{Votes: 18, Wrong: 0.1},
	}
}

// ReadRecipe reads a file, and the one that its grpo.recipe names. Errors are *grpo.RecipeError, or why a file cannot
// be read.
func ReadRecipe(path string) (Recipe, error) {
	r := defaults()
	text, err := os.ReadFile(path)
	if err != nil {
		return r, err
	}
	if err := r.decode(path, string(text)); err != nil {
		return r, err
	}
	if r.GRPO.Recipe == "" {
		return r, nil
	}
	if !filepath.IsAbs(r.GRPO.Recipe) { // a service's working folder is not where its recipes are
		r.GRPO.Recipe = filepath.Join(filepath.Dir(path), r.GRPO.Recipe)
	}
	if r.run, err = grpo.ReadRecipe(r.GRPO.Recipe, r.GRPO.Settings...); err != nil {
		return r, fmt.Errorf("%s: grpo.recipe: %w", path, err)
	}
	if r.run.Protocol != r.Protocol {
		why := fmt.Sprintf("grpo.recipe %s has the protocol %s, the night %s", r.GRPO.Recipe, r.run.Protocol, r.Protocol)
		return r, &grpo.RecipeError{Path: path, Why: why}
	}
	return r, nil
}

// decode reads TOML over what r holds, and checks it. Errors are *grpo.RecipeError.
func (r *Recipe) decode(path, text string) error {
	r.text = text
	var wrong *tomlfile.Error
	if errors.As(tomlfile.Decode(text, r), &wrong) {
		return &grpo.RecipeError{Path: path, Line: wrong.Line, Why: wrong.What}
	}
	r.Weights.Baseline = cmp.Or(r.Weights.Baseline, r.Weights.Init)
	if why := r.check(); why != "" {
		return &grpo.RecipeError{Path: path, Why: why}
	}
	return nil
}

// hash distinguishes recipes, by what grpo is to do too.
func (r *Recipe) hash() string {
	text := r.text
	if r.GRPO.Recipe != "" {
		text += r.run.Text()
	}
	return hash([]byte(text))
}

// check says what cannot be run.
func (r *Recipe) check() string {
	d, s, c := r.Data, r.SFT, r.Curate
	sftErr := s.Check()
	_, typeErr := gguf.ParseFileType(r.Weights.Type)
	if _, ok := protocols.Lookup(r.Protocol); !ok {
		return fmt.Sprintf("there is no protocol %q", r.Protocol)
	}
	for _, need := range []struct {
		ok   bool
		what string
	}{
		{r.Name != "", "name is missing"},
		{r.Weights.Init != "", "weights.init is missing: a GGUF file, or nano"},
		{typeErr == nil, fmt.Sprintf("weights.type: %v", typeErr)},
		{r.Weights.Keep > 1, "weights.keep must be at least 2: the current version, and one to go back to"},
		{len(d.Pairs) > 0 || d.Examples != "", "data: give pairs, examples, or both"},
		{d.Examples == "" || len(d.Databases) > 0, "data.databases is missing: examples name a schema, not a database"},
		{d.HeldOut > 0 && d.Calibrate >= 0 && d.HeldOut+d.Calibrate < 1, "data.held_out must be a share above 0, calibrate one, and both together below 1"},
		{d.LeastHeldOut > 0 && d.LeastNew >= 0 && d.Orders > 0 && d.SQLSteps > 0, "data.least_held_out, orders and sql_steps must be positive, least_new not negative"},
		{s.Epochs > 0 || r.GRPO.Recipe != "", "nothing is learnt: give sft.epochs, grpo.recipe, or both"},
		{sftErr == nil, fmt.Sprintf("sft: %v", sftErr)},
		{c.Candidates >= 0 && c.Balanced >= 0 && c.Explore >= 0, "curate: candidates, balanced and explore must not be negative"},
		{c.off() || r.GRPO.Recipe != "", "curate chooses what grpo asks: grpo.recipe is missing"},
		{r.GRPO.Replay >= 0 && r.GRPO.Replay < 1, "grpo.replay must be a share, from 0 to below 1"},
		{r.Promote.Threshold >= 0 && r.Promote.Threshold < 1, "promote.threshold must be a share of questions, from 0 to below 1"},
		{r.Promote.Votes > 1 && r.Promote.Wrong >= 0 && r.Promote.Wrong <= 1, "promote.votes must be at least 2, wrong a share"},
	} {
		if !need.ok {
			return need.what
		}
	}
	return ""
}
