package grpo

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/tomlfile"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/reward"
	"github.com/sqlagent/sqlagent/trainer/rl"
)

// Recipe is all that a run does, as a file of TOML: the settings of a paper, or of ours. Together with the data and the
// initial weights it determines every number of the run, for an equal number of threads.
type Recipe struct {
	Name     string `toml:"name"`
	Seed     uint64 `toml:"seed"`
	Steps    int    `toml:"steps"`
	Protocol string `toml:"protocol"` // of package agent
	// Objective is a published one by its name: what it sets in Advantage and Loss is the default of this recipe. As a
	// setting of the command line it goes over the recipe's keys. See objectives.go.
	Objective string `toml:"objective"`

	Model     Start      `toml:"model"`
	Cold      ColdStart  `toml:"cold"`
	Data      Data       `toml:"data"`
	Rollout   Rollouts   `toml:"rollout"`
	Reward    RewardBy   `toml:"reward"`
	Advantage Advantages `toml:"advantage"`
	Loss      Loss       `toml:"loss"`
	Optimiser Optimiser  `toml:"optimiser"`
	Second    Second     `toml:"second"`
	Evaluate  Evaluation `toml:"evaluate"`
	Run       RunOptions `toml:"run"`
}

// Start is what a run begins with.
type Start struct {
	// Init is a checkpoint's folder, a GGUF file, or an adapter's next to its model's; "nano": the embedded weights.
	Init string `toml:"init"`
	// LoRA trains an adapter of this rank and alpha in place of all weights; rank 0: all weights, or the LoRA of an
	// adapter in Init as it is.
	Rank  int     `toml:"lora_rank"`
	Alpha float32 `toml:"lora_alpha"`
	// Adapter is a checkpoint's folder, or a run's, whose LoRA over Init is trained on; "": a new one, or none.
	Adapter string `toml:"adapter"`
}

// ColdStart is a supervised stage in front of the run, from Start.Init on (SQL-Trail, section 4.2; Graph-Reward-SQL's
// warm-up, appendix C): see cold.go.
type ColdStart struct {
	Data string `toml:"data"` // trajectories, as `sqltrain pairs`, `distill` and `synth` write them; "": there is no such stage
	trainer.FineTune
}

// Second is a second stage after the steps of the first (PaVeRL-SQL, section III-C1): see second.go.
type Second struct {
	Steps  int    `toml:"steps"`  // 0: there is no such stage
	Branch Branch `toml:"branch"` // "": by the evaluations of the first stage
}

// Data is what is asked: sets, mixed by their weights.
type Data struct {
	Sets []Set `toml:"sets"`
	// Rest leaves a question whose samples all earned the same out of so many epochs after the one in which it was
	// asked: its group teaches nothing. The history resampling of SRPO (Zhang et al. 2025, arXiv:2504.14286) leaves out
	// those that were right, for good. 0: it is asked again.
	Rest int `toml:"rest"`
	// HeldOut are manifests of `sqltrain pairs`, or their folders: a run whose sets have what these hold out is
	// refused. The manifests of sets that are pairs count too.
	HeldOut []string `toml:"held_out"`
}

// Set is questions of one kind.
type Set struct {
	Suite     string  `toml:"suite"`     // a file of package eval: JSON lines, or a JSON array as Spider and BIRD have it
	Databases string  `toml:"databases"` // the folder of such an array's databases
	Spider    string  `toml:"spider"`    // or the folder of Spider's training part, without what is kept apart
	Pairs     string  `toml:"pairs"`     // or a folder that `sqltrain pairs` wrote: what is to be learnt of it
	Weight    float64 `toml:"weight"`    // of the questions asked, relative to the other sets'; 0: 1

	// Dialect, where it is given, takes of the set only the questions on databases of this kind: sqlite, mysql or
	// postgres. Two entries of one suite so mix its dialects by weight (PaVeRL-SQL, section IV-D).
	Dialect dialects.Dialect `toml:"dialect"`

	// OtherColumns cuts the schema that rollouts see down to what gold uses, keys, and so many other columns of a table
	// (PaVeRL-SQL, section IV-A2); left out: all is shown.
	OtherColumns *int `toml:"other_columns"`
}

// Rollouts says how questions are asked.
type Rollouts struct {
	Environment Feedback `toml:"environment"` // what turns observe
	Questions   int      `toml:"questions"`   // of a step
	Samples     int      `toml:"samples"`     // G, of each question
	Temperature float32  `toml:"temperature"`
	TopP        float32  `toml:"top_p"`         // draw from the fewest likeliest tokens that hold this share; 1: from all
	TopK        int      `toml:"top_k"`         // draw from so many of the likeliest tokens; 0: from all
	Turns       int      `toml:"turns"`         // 0: the protocol's own
	TurnTokens  int      `toml:"turn_tokens"`   // most tokens generated in a turn; 0: the protocol's own
	Tokens      int      `toml:"answer_tokens"` // the same in all turns
	Context     int      `toml:"context"`       // tokens of a conversation; 0: the model's context
	Sessions    int      `toml:"sessions"`      // conversations at the same time; 0: all of a step
	SQLSteps    int64    `toml:"sql_steps"`     // most steps of SQLite of a query: no clock decides
	SQLSeconds  int      `toml:"sql_seconds"`   // most time of a query on a server: one that takes longer is unscored
	SQLRows     int      `toml:"sql_rows"`      // maximum rows of a query
	// Stale is how many updates old the weights are that draw: 0, or 1, which draws the next step's rollouts while a
	// step's update is computed. See stale.go.
	Stale int `toml:"stale"`

	// Unknown is the share of a group's samples that begin without the schema, and have to probe for it: see track.go.
	Unknown      float64 `toml:"unknown"`       // 0: none
	UnknownShows Track   `toml:"unknown_shows"` // what these see instead: names of tables, or nothing
	// Corrections are further samples of a question whose samples differ, which see the two commonest results: see
	// correct.go. 0: none.
	Corrections int `toml:"corrections"`
}

// Feedback is what the policy observes between turns.
type Feedback string

// Feedbacks.
const (
	Execution Feedback = "execution" // what its query returned, as in production
	ODT       Feedback = "odt"       // how its query differs from gold: see oracle.go
)

// RewardBy names a reward of package reward: see reward.Parse.
type RewardBy struct {
	Name string `toml:"name"`
}

// Estimator makes advantages of rewards.
type Estimator string

// Estimators. See package rl.
const (
	Group  Estimator = "group" // rl.GroupAdvantage
	Step   Estimator = "step"  // rl.StepAdvantage: each reward counts for the tokens before it
	Turn   Estimator = "turn"  // rl.TurnAdvantage: each turn by what is earned from it on
	Critic Estimator = "gae"   // rl.GAE
)

// Advantages says how rewards become advantages.
type Advantages struct {
	Estimator Estimator `toml:"estimator"`
	Sigma     bool      `toml:"sigma"`      // divide by the group's σ
	KeepEqual bool      `toml:"keep_equal"` // keep groups of zero variance
	Refill    int       `toml:"refill"`     // rounds of further questions in place of groups of zero variance; 0: none
	// LeaveOneOut compares a rollout with the mean of the others, not of all (RLOO).
	LeaveOneOut bool `toml:"leave_one_out"`
	// SkipCut leaves rollouts that ran out of tokens, in a turn or in all, before they were right out of the loss (DAPO,
	// section 3.4: overlong filtering). They count in their group's mean.
	SkipCut bool     `toml:"skip_cut"`
	Filter  []Defect `toml:"filter"` // leave rollouts with one of these out of the loss, right or wrong: see filter.go
	Guide   bool     `toml:"guide"`  // add gold to groups in which no sample is right: see guide.go
	KL      float64  `toml:"kl"`     // β of the per-token KL that is taken off the rewards; 0: none

	Gamma  float64 `toml:"gamma"`  // γ of GAE, of step and of turn
	Lambda float64 `toml:"lambda"` // λ of GAE
	Whiten bool    `toml:"whiten"` // GAE's advantages to mean 0 and variance 1
}

// Loss is rl.Objective.
type Loss struct {
	Surrogate rl.Surrogate `toml:"surrogate"`
	Ratio     rl.Ratio     `toml:"ratio"`
	Aggregate rl.Aggregate `toml:"aggregate"`
	Constant  int          `toml:"constant"` // L of the aggregate "constant"
	ClipLow   float64      `toml:"clip_low"`
	ClipHigh  float64      `toml:"clip_high"`
	DualClip  float64      `toml:"dual_clip"`      // c of the dual clip; 0: off
	OffPolicy float64      `toml:"off_policy"`     // δ, nats a token, beyond which what earned less than its group is left alone; 0: off
	KL        float64      `toml:"kl"`             // β of the KL (k3) to the reference
	Cap       float64      `toml:"importance_cap"` // C of the truncated correction; 0: off
	Entropy   float64      `toml:"entropy"`
	Value     float64      `toml:"value"`
	ValueClip float64      `toml:"value_clip"`
}

// Objective is what package rl calls it.
func (l Loss) Objective() rl.Objective {
	return rl.Objective{
		Surrogate: l.Surrogate, Ratio: l.Ratio, Aggregate: l.Aggregate, L: l.Constant,
		ClipLow: l.ClipLow, ClipHigh: l.ClipHigh, DualClip: l.DualClip, OffPolicy: l.OffPolicy, Beta: l.KL, Cap: l.Cap,
		Entropy: l.Entropy, Value: l.Value, ValueClip: l.ValueClip,
	}
}

// Optimiser says how a step's rollouts change the weights.
type Optimiser struct {
	LR          float64 `toml:"lr"`
	Warmup      int     `toml:"warmup"` // steps
	Flat        int     `toml:"flat"`   // steps at start·lr, the first of the warm-up
	Start       float64 `toml:"start"`  // the rate that the warm-up begins with, as a share of lr
	Decay       float64 `toml:"decay"`  // share of the run, at its end, over which the rate falls (cosine); 0: constant
	Floor       float64 `toml:"floor"`  // the rate at the end, as a share of lr
	Beta1       float32 `toml:"beta1"`
	Beta2       float32 `toml:"beta2"`
	WeightDecay float32 `toml:"weight_decay"`
	ClipNorm    float32 `toml:"clip_norm"`
	Minibatches int     `toml:"minibatches"`  // optimiser steps in a step, each over its share of the groups
	Epochs      int     `toml:"epochs"`       // how often they are gone over
	EightBit    bool    `toml:"eight_bit"`    // AdamW's moments in 8 bits: see adamw.Options
	BatchTokens int     `toml:"batch_tokens"` // packed tokens of one forward pass; gradients are accumulated
}

// schedule is the rate over a run.
func (o Optimiser) schedule() trainer.Schedule {
	return trainer.Schedule{Peak: o.LR, Warmup: o.Warmup, Flat: o.Flat, Start: o.Start, Decay: o.Decay, Floor: o.Floor}
}

// Evaluation measures what a run has come to on questions that it does not learn from, answered greedily and judged by
// execution. The best weights are kept next to the checkpoints: PaVeRL-SQL's second stage begins with them (section
// III-C1).
type Evaluation struct {
	Suite     string `toml:"suite"`     // as Set's
	Databases string `toml:"databases"` // as Set's
	Spider    string `toml:"spider"`    // or the folder of Spider's training part, for the databases that are there to choose by
	Pairs     string `toml:"pairs"`     // or a folder that `sqltrain pairs` wrote: what is held out of it
	Every     int    `toml:"every"`     // steps; 0: never; more than the run has: once, at its end
	Limit     int    `toml:"limit"`     // questions, the first ones; 0: all
}

// RunOptions say what a run leaves.
type RunOptions struct {
	SaveEvery int `toml:"save_every"` // steps between checkpoints
	Keep      int `toml:"keep"`       // checkpoints, the newest; the mean of several is right more often than each: `sqltrain export`
	Show      int `toml:"show"`       // rollouts of each step that are written as text
	// LowEntropy ends the run where the policy's entropy, in nats a token, stays below it for lowSteps steps: its samples
	// are alike, and nothing more is learnt. 0: it does not.
	LowEntropy float64 `toml:"low_entropy"`
}

// defaults are what a recipe need not say.
func defaults() Recipe {
	return Recipe{
		Seed: 1,
		Cold: ColdStart{FineTune: trainer.FineTune{Epochs: 2, Batch: 4096, LR: 2e-4, WeightDecay: 0.01, ClipNorm: 1, Group: 8}},
		Rollout: Rollouts{
			Environment: Execution, UnknownShows: Names, Temperature: 1, TopP: 1, SQLSteps: 20_000_000, SQLSeconds: 30, SQLRows: 10_000,
		},
		Advantage: Advantages{Estimator: Group, Gamma: 1, Lambda: 1},
		Loss:      Loss{Surrogate: rl.Clip, Ratio: rl.Token, Aggregate: rl.TokenMean, ClipLow: 0.2, ClipHigh: 0.2},
		Optimiser: Optimiser{Beta1: 0.9, Beta2: 0.999, ClipNorm: 1, Minibatches: 1, Epochs: 1, BatchTokens: 8192},
		Run:       RunOptions{SaveEvery: 1, Keep: trainer.Keep, Show: 4},
	}
}

// RecipeError is a recipe that cannot be run.
type RecipeError struct {
	Path string
	Line int // 0: of none
	Why  string
}

func (e *RecipeError) Error() string {
	if e.Line > 0 {
		return fmt.Sprintf("%s:%d: %s", e.Path, e.Line, e.Why)
	}
	return e.Path + ": " + e.Why
}

// ReadRecipe reads a file, then settings as people write them on a command line, "rollout.samples=8". Errors are
// *RecipeError, or why the file cannot be read.
func ReadRecipe(path string, settings ...string) (Recipe, error) {
	r := defaults()
	text, err := os.ReadFile(path)
	if err != nil {
		return r, err
	}
	if err := r.begin(path, string(text)); err != nil {
		return r, err
	}
	if err := r.decode(path, string(text)); err != nil {
		return r, err
	}
	for _, s := range settings { // before the others, which go over it
		if name, ok := objectiveOf(s); ok {
			if err := r.follow("--set "+s, name); err != nil {
				return r, err
			}
		}
	}
	for _, s := range settings {
		if err := r.set(s); err != nil {
			return r, err
		}
	}
	if err := r.check(); err != nil {
		return r, &RecipeError{Path: path, Why: err.Error()}
	}
	return r, nil
}

// decode reads TOML over what r holds.
func (r *Recipe) decode(path, text string) error {
	err := tomlfile.Decode(text, r)
	var at *tomlfile.Error
	if errors.As(err, &at) {
		return &RecipeError{path, at.Line, at.What}
	}
	return err
}

// set reads "key=value", the value as TOML has it, or else as text.
func (r *Recipe) set(setting string) error {
	key, value, ok := strings.Cut(setting, "=")
	if !ok {
		return &RecipeError{Path: setting, Why: "a setting is written key=value"}
	}
	if strings.TrimSpace(key) == "data.sets" {
		r.Data.Sets = nil // in place of the recipe's: TOML would be read over them
	}
	err := r.decode("--set "+setting, key+" = "+value)
	var e *RecipeError
	if errors.As(err, &e) && !strings.Contains(e.Why, "no setting") {
		quoted := r.decode("--set "+setting, fmt.Sprintf("%s = %q", key, value))
		if quoted == nil || tomlfile.Decode("value = "+value, &map[string]any{}) != nil { // it is no TOML: a text was meant
			return quoted
		}
	}
	return err
}

// check says what cannot be run.
func (r *Recipe) check() error {
	p, ok := protocols.Lookup(r.Protocol)
	if !ok {
		return fmt.Errorf("protocol %q: give one of %s", r.Protocol, strings.Join(protocols.Names(), ", "))
	}
	if _, err := reward.Parse(r.Reward.Name, p); err != nil {
		return fmt.Errorf("reward.name: %w", err)
	}
	o, a, l, opt, coldErr := r.Rollout, r.Advantage, r.Loss, r.Optimiser, r.Cold.Check()
	share := func(x float64) bool { return 0 <= x && x <= 1 }
	for _, need := range []struct {
		ok   bool
		what string
	}{
		{r.Steps > 0, "steps must be positive"},
		{r.Model.Init != "", "model.init is missing: a checkpoint's folder, one of Hugging Face's, a GGUF file, or nano"},
		{len(r.Data.Sets) > 0, "data.sets is empty: there is nothing to ask"},
		{r.Data.Rest >= 0, "data.rest is a number of epochs, and must not be negative"},
		{o.Questions > 0 && o.Samples > 0, "rollout.questions and rollout.samples must be positive"},
		{o.Environment == Execution || o.Environment == ODT,
			fmt.Sprintf("rollout.environment %q: give execution or odt", o.Environment)},
		{o.Environment == Execution || r.Protocol == "pointer" || r.Protocol == "progress",
			"the environment odt needs the protocol progress or pointer"},
		{o.Temperature > 0, "rollout.temperature must be positive: greedy answers are all alike"},
		{o.TopP > 0 && o.TopP <= 1, fmt.Sprintf("rollout.top_p is %g: give a share of the probability, above 0, and 1 for all tokens", o.TopP)},
		{o.TopK >= 0, fmt.Sprintf("rollout.top_k is %d: give a number of tokens, and 0 for all", o.TopK)},
		{o.SQLSteps > 0 && o.SQLSeconds > 0 && o.SQLRows > 0, "rollout.sql_steps, sql_seconds and sql_rows must be positive"},
		{min(o.Turns, o.TurnTokens, o.Tokens, o.Context, o.Sessions) >= 0,
			"rollout.turns, turn_tokens, answer_tokens, context and sessions must not be negative"},
		{o.Stale == 0 || o.Stale == 1, fmt.Sprintf("rollout.stale is %d: give 0, or 1 for rollouts during the update before theirs", o.Stale)},
		{o.Stale == 0 || l.Cap > 0, "rollout.stale = 1 draws by weights that are an update old: set loss.importance_cap, such as 2.0, which corrects for it"},
		{slices.Contains([]Estimator{Group, Step, Turn, Critic}, a.Estimator),
			fmt.Sprintf("advantage.estimator %q: give group, step, turn or gae", a.Estimator)},
		{a.KL >= 0 && a.Refill >= 0 && share(a.Gamma) && share(a.Lambda),
			"advantage.kl and refill must not be negative, gamma and lambda lie between 0 and 1"},
		{a.Estimator != Step && a.Estimator != Turn || a.KL == 0,
			"the estimators step and turn count rewards where they are paid: advantage.kl, paid at every token, must be 0"},
		{a.Estimator == Critic || o.Samples > 1, "a group needs rollout.samples of at least 2"},
		{a.Estimator != Critic || r.Loss.Value > 0, "gae needs a critic: loss.value must be positive"},
		{a.Estimator == Critic || r.Loss.Value == 0, "loss.value is of a critic, which only the estimator gae has"},
		{a.Estimator == Group || r.Loss.Ratio == rl.Token, "step, turn and gae have an advantage a token: loss.ratio must be token"},
		{a.Refill == 0 || a.Estimator != Critic && !a.KeepEqual,
			"advantage.refill replaces groups of zero variance, so they must not be kept"},
		{r.Data.Rest == 0 || a.Estimator != Critic && !a.KeepEqual,
			"data.rest leaves out groups of zero variance, so they must not be kept"},
		{!a.Guide || a.Estimator == Group && r.Rollout.Environment == Execution,
			"advantage.guide adds gold to a group: the estimator must be group, and the environment execution"},
		{!a.Guide || !slices.ContainsFunc(r.Data.Sets, func(s Set) bool { return s.OtherColumns != nil }),
			"advantage.guide says gold over the whole schema: leave other_columns out of data.sets"},
		{!a.Guide || o.Unknown == 0 && o.Corrections == 0,
			"advantage.guide says gold over the group's own prompt, of which there is one: rollout.unknown and corrections must be 0"},
		{!a.LeaveOneOut || a.Estimator == Group, "advantage.leave_one_out is of the estimator group"},
		{l.Surrogate == rl.Clip || l.Ratio == rl.Token, fmt.Sprintf("loss.surrogate %s is of tokens: loss.ratio must be token", l.Surrogate)},
		{l.DualClip == 0 || l.Surrogate == rl.Clip && l.Ratio != rl.Geometric, "loss.dual_clip is of the surrogate clip, and not of the ratio geometric"},
		{l.Ratio != rl.Geometric || l.ClipLow < 1, "the ratio geometric needs loss.clip_low below 1"},
		{l.OffPolicy == 0 || a.Estimator == Group, "loss.off_policy judges a rollout by its advantage: the estimator must be group"},
		{r.Loss.Aggregate != rl.Constant || r.Loss.Constant > 0, "the aggregate constant needs loss.constant"},
		{min(l.ClipLow, l.ClipHigh, l.OffPolicy, l.KL, l.Cap, l.Entropy, l.Value, l.ValueClip) >= 0,
			"loss.clip_low, clip_high, off_policy, kl, importance_cap, entropy, value and value_clip must not be negative"},
		{l.DualClip == 0 || l.DualClip > 1, "loss.dual_clip must be greater than 1, or 0"},
		{opt.LR > 0 && opt.BatchTokens > 0, "optimiser.lr and optimiser.batch_tokens must be positive"},
		{opt.Minibatches > 0 && opt.Epochs > 0, "optimiser.minibatches and epochs must be positive"},
		{opt.Warmup >= 0 && opt.Flat >= 0 && opt.WeightDecay >= 0 && opt.ClipNorm >= 0,
			"optimiser.warmup, flat, weight_decay and clip_norm must not be negative"},
		{opt.Flat == 0 || opt.Flat < opt.Warmup, "optimiser.flat must be less than warmup"},
		{share(opt.Start) && share(opt.Decay) && share(opt.Floor), "optimiser.start, decay and floor must lie between 0 and 1"},
		{0 <= opt.Beta1 && opt.Beta1 < 1 && 0 <= opt.Beta2 && opt.Beta2 < 1,
			"optimiser.beta1 and beta2 must not be negative, and be less than 1"},
		{r.Cold.Data == "" || coldErr == nil && r.Cold.Epochs > 0, fmt.Sprintf("cold: epochs must be positive (%v)", coldErr)},
		{r.Second.Steps >= 0 && slices.Contains([]Branch{"", Rising, Wavering}, r.Second.Branch),
			fmt.Sprintf("second: steps must not be negative, and branch be %s or %s, or left out", Rising, Wavering)},
		{r.Second.Steps == 0 || r.Evaluate.Every > 0 && r.Evaluate.Every <= r.Steps,
			"the second stage begins with the best weights of the first: evaluate.every must say when they are measured"},
		{r.Run.SaveEvery > 0 && r.Run.Keep > 0 && r.Run.Show >= 0, "run.save_every and run.keep must be positive, run.show not negative"},
		{r.Run.LowEntropy >= 0, "run.low_entropy must not be negative"},
		{r.Model.Rank >= 0, "model.lora_rank must not be negative"},
		{r.Model.Rank == 0 || r.Model.Alpha > 0, "model.lora_alpha must be positive"},
		{r.Model.Adapter == "" || r.Model.Rank == 0 && r.Advantage.Estimator != Critic, "model.adapter has a rank and an alpha of its own, and no critic"},
	} {
		if !need.ok {
			return errors.New(need.what)
		}
	}
	if err := cmp.Or(checkFilter(a.Filter), o.checkTracks(r.protocol()), o.checkCorrections(r.protocol())); err != nil {
		return err
	}
	e := r.Evaluate
	if place := (Set{Suite: e.Suite, Spider: e.Spider, Pairs: e.Pairs}); e.Every < 0 || e.Limit < 0 || e.Every > 0 && !place.one() {
		return errors.New("evaluate: give suite, spider or pairs; every and limit must not be negative")
	}
	return r.Data.Check()
}

// production is the agent's protocol, as it answers where nobody knows gold, with the budgets of the recipe. Without an
// oracle's words a protocol of text has its own turns.
func (r *Recipe) production() agent.Protocol {
	p, _ := protocols.Lookup(r.Protocol)
	if !r.diagnoses(p) {
		p.Turns = cmp.Or(r.Rollout.Turns, p.Turns)
	}
	p.TurnTokens = cmp.Or(r.Rollout.TurnTokens, p.TurnTokens)
	p.AnswerTokens = cmp.Or(r.Rollout.Tokens, p.AnswerTokens)
	return p
}

// diagnoses reports whether an oracle's words are the observations of a protocol of text.
func (r *Recipe) diagnoses(p agent.Protocol) bool {
	_, text := tags.Of(p)
	return r.Rollout.Environment == ODT && text
}

// protocol is that of rollouts: of production, but for what a paper's environment has otherwise.
func (r *Recipe) protocol() agent.Protocol {
	p := r.production()
	switch {
	case reward.Has(r.Reward.Name, "skyrl"):
		// The published environment ends with the first solution, runs a repeated query again, and forces no solution: see
		// reward.SkyRL.
		p.Repairs, p.NoticeRepeats, p.ForceSolution = 0, false, false
	case reward.Has(r.Reward.Name, "trail"):
		// SQL-Trail, algorithm 1: a solution is returned (lines 15 to 17), whether it runs or not, and each query is run
		// (line 20).
		p.Repairs, p.NoticeRepeats = 0, false
	}
	if r.diagnoses(p) {
		p.Turns = cmp.Or(r.Rollout.Turns, p.Turns)
		// The oracle's words are a message of the user (Progress-SQL, appendix F, "User Prompt — Round 2+").
		s, _ := tags.Of(p)
		s.Observe, s.Role = func(o tags.Observation) string { return o.Feedback }, llm.User
		p.Speech, p.Fetch = s, 1
		if r.Rollout.Tokens == 0 {
			p.AnswerTokens = max(p.AnswerTokens, p.Turns*p.TurnTokens)
		}
	}
	return p
}

// reference reports whether the KL to the initial policy is asked for.
func (r *Recipe) reference() bool { return r.Loss.KL != 0 || r.Advantage.KL != 0 }

// Text is the recipe with all that it leaves to defaults, as TOML.
func (r *Recipe) Text() string {
	var b strings.Builder
	if err := toml.NewEncoder(&b).Encode(r); err != nil {
		panic(err) // its fields are numbers and texts
	}
	return b.String()
}
