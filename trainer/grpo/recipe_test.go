package grpo

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/trainer/curves"
	"github.com/sqlagent/sqlagent/trainer/pairs"
	"github.com/sqlagent/sqlagent/trainer/reward"
	"github.com/sqlagent/sqlagent/trainer/rl"
)

const least = `
name = "least"
steps = 10
protocol = "pointer"
[model]
init = "nano"
[[data.sets]]
suite = "suite.jsonl"
[rollout]
questions = 4
samples = 8
[reward]
name = "ex"
[optimiser]
lr = 1e-5
`

// probes is the least recipe with a protocol of turns that explore.
var probes = strings.Replace(least, `"pointer"`, `"skyrl"`, 1)

func TestRecipe(t *testing.T) {
	path := filepath.Join(t.TempDir(), "r.toml")
	for _, c := range []struct {
		what, text string
		settings   []string
		line       int
		err        string // "" for none
	}{
		{"the least", least, nil, 0, ""},
		{"an unknown key", least + "weight_decy = 1\n", nil, 16, `no setting "optimiser.weight_decy"`},
		{"an unknown table", least + "[loos]\nkl = 1\n", nil, 16, `no setting "loos"`},
		{"an unknown key of an array", strings.Replace(least, "suite =", "siute = 1\nsuite =", 1), nil, 8, `no setting "data.sets.siute"`},
		{"no TOML", least + "a b\n", nil, 16, "expected"},
		{"another type", least + "warmup = \"ten\"\n", nil, 16, "the type string"},
		{"a word that is none", least + "[loss]\nratio = \"tokens\"\n", nil, 17, `"tokens" is none of`},
		{"a protocol", strings.Replace(least, `"pointer"`, `"pointers"`, 1), nil, 0, "give one of"},
		{"a reward", strings.Replace(least, `"ex"`, `"exx"`, 1), nil, 0, "reward.name"},
		{"greedy", least, []string{"rollout.temperature=0"}, 0, "temperature"},
		{"a nucleus of nothing", least, []string{"rollout.top_p=0"}, 0, "rollout.top_p is 0: give a share"},
		{"a nucleus of more than all", least, []string{"rollout.top_p=1.01"}, 0, "rollout.top_p is 1.01"},
		{"a nucleus that is no number", least, []string{"rollout.top_p=nan"}, 0, "rollout.top_p is NaN"},
		{"fewer tokens than none", least, []string{"rollout.top_k=-1"}, 0, "rollout.top_k is -1: give a number"},
		{"cuts", least, []string{"rollout.top_p=0.95", "rollout.top_k=50"}, 0, ""},
		{"rollouts two updates old", least, []string{"rollout.stale=2", "loss.importance_cap=2.0"}, 0, "rollout.stale is 2: give 0, or 1"},
		{"rollouts of the future", least, []string{"rollout.stale=-1"}, 0, "rollout.stale is -1"},
		{"stale rollouts without a correction", least, []string{"rollout.stale=1"}, 0, "set loss.importance_cap"},
		{"stale rollouts", least, []string{"rollout.stale=1", "loss.importance_cap=2.0"}, 0, ""},
		{"a group of one", least, []string{"rollout.samples=1"}, 0, "at least 2"},
		{"gae without a critic", least, []string{"advantage.estimator=gae"}, 0, "loss.value"},
		{"turns below none", least, []string{"rollout.turns=-1"}, 0, "rollout.turns"},
		{"a KL that is earned", least, []string{"loss.kl=-0.1"}, 0, "loss.clip_low, clip_high, off_policy, kl"},
		{"a KL of rewards that is earned", least, []string{"advantage.kl=-0.1"}, 0, "advantage.kl"},
		{"γ above 1", least, []string{"advantage.gamma=1.1"}, 0, "gamma and lambda"},
		{"order that is earned", least, []string{"loss.entropy=-0.1"}, 0, "entropy"},
		{"a gradient turned round", least, []string{"loss.importance_cap=-2.0"}, 0, "importance_cap"},
		{"a clip that is no number", least, []string{"loss.clip_high=nan"}, 0, "clip_high"},
		{"a rank below none", least, []string{"model.lora_rank=-8", "model.lora_alpha=8.0"}, 0, "model.lora_rank"},
		{"more decay than the run", least, []string{"optimiser.decay=1.5"}, 0, "start, decay and floor"},
		{"moments that grow", least, []string{"optimiser.beta2=1.0"}, 0, "beta1 and beta2"},
		{"a warm-up below none", least, []string{"optimiser.warmup=-1"}, 0, "optimiser.warmup"},
		{"columns below none", least, []string{`data.sets=[{suite="s", other_columns=-1}]`}, 0, "other_columns"},
		{"an objective", "objective = \"dappo\"\n" + least, nil, 0, "give one of cispo, dapo, dr-grpo"},
		{"an objective by a setting", least, []string{"objective=x"}, 0, "give one of"},
		{"a surrogate", least + "[loss]\nsurrogate = \"clop\"\n", nil, 17, `"clop" is none of`},
		{"cispo of trajectories", least, []string{"objective=cispo", "loss.ratio=sequence"}, 0, "of tokens"},
		{"a dual clip of no clip", least, []string{"objective=sapo", "loss.dual_clip=3.0"}, 0, "dual_clip"},
		{"no lower bound of a geometric mean", least, []string{"objective=gmpo", "loss.clip_low=1.0"}, 0, "clip_low below 1"},
		{"an advantage a token and off_policy", least, []string{"advantage.estimator=step", "loss.off_policy=0.1"}, 0, "off_policy"},
		{"an estimator", least, []string{"advantage.estimator=turns"}, 0, "give group, step, turn or gae"},
		{"advantages of turns over one ratio", least, []string{"advantage.estimator=turn", "loss.ratio=sequence"}, 0, "loss.ratio must be token"},
		{"advantages of turns and a KL a token", least, []string{"advantage.estimator=turn", "advantage.kl=0.1"}, 0, "advantage.kl"},
		{"advantages of turns", least, []string{"advantage.estimator=turn", "advantage.gamma=0.9"}, 0, ""},
		{"a share above all", probes, []string{"rollout.unknown=1.5"}, 0, "rollout.unknown is 1.5: give a share"},
		{"a track of one", probes, []string{"rollout.unknown=0.1"}, 0, "of 8 samples 1 begin without the schema and 7 with it"},
		{"a track of one that knows", probes, []string{"rollout.unknown=0.9"}, 0, "a track needs 2"},
		{"nothing that is known", probes, []string{"rollout.unknown=0.5", "rollout.unknown_shows=columns"}, 0, `unknown_shows "columns": give names or nothing`},
		{"no schema over pointers", least, []string{"rollout.unknown=0.5"}, 0, "needs turns that probe"},
		{"no schema in one turn", probes, []string{"rollout.unknown=0.5", "rollout.turns=1"}, 0, "several turns"},
		{"no schema of none", probes, []string{"rollout.unknown=0.5", "protocol=skyrl-noschema"}, 0, "shows no schema anyway"},
		{"gold over an unknown schema", probes, []string{"rollout.unknown=0.5", "advantage.guide=true"}, 0, "rollout.unknown and corrections must be 0"},
		{"one correction", probes, []string{"rollout.corrections=1"}, 0, "rollout.corrections is 1: give 2 or more"},
		{"corrections below none", probes, []string{"rollout.corrections=-2"}, 0, "rollout.corrections is -2"},
		{"corrections over pointers", least, []string{"rollout.corrections=2"}, 0, "a place for knowledge"},
		{"corrections next to gold", probes, []string{"rollout.corrections=2", "advantage.guide=true"}, 0, "corrections must be 0"},
		{"corrections", probes, []string{"rollout.corrections=2", "rollout.unknown=0.25"}, 0, ""},
		{"tracks", probes, []string{"rollout.unknown=0.25", "rollout.unknown_shows=nothing"}, 0, ""},
		{"one track, without the schema", probes, []string{"rollout.unknown=1"}, 0, ""},
		{"a filter of nothing known", least, []string{`advantage.filter=["wrong"]`}, 0, `advantage.filter "wrong": give some of malformed repeated exhausted`},
		{"a filter said twice", least, []string{`advantage.filter=["repeated", "repeated"]`}, 0, "repeated twice"},
		{"a filter", least, []string{`advantage.filter=["malformed", "repeated", "exhausted"]`}, 0, ""},
		{"a ratio that is none", least, []string{"loss.ratio=x"}, 0, `"x" is none of token, sequence,`},
		{"a word for a number", least, []string{"rollout.temperature=warm"}, 0, "of the type string"},
		{"a share of a sample", least, []string{"rollout.samples=1.5"}, 0, "of the type float, which"},
		{"a setting that is text", least, []string{"model.init=/some/where"}, 0, ""},
		{"an unknown setting", least, []string{"rollout.sample=4"}, 0, `no setting "rollout.sample"`},
		{"no setting", least, []string{"rollout"}, 0, "key=value"},
	} {
		write(t, path, c.text)
		r, err := ReadRecipe(path, c.settings...)
		if c.err == "" {
			if err != nil {
				t.Errorf("%s: %v", c.what, err)
			}
			continue
		}
		var e *RecipeError
		if !errors.As(err, &e) || e.Line != c.line && len(c.settings) == 0 || !strings.Contains(e.Why, c.err) {
			t.Errorf("%s: %v (%v), want line %d and %q", c.what, err, r.Name, c.line, c.err)
		}
	}
}

// SkyRL-SQL's environment ends with the first solution, and forces none, also where its reward is a part of a sum;
// SQL-Trail's algorithm 1 ends with it too. Both run each query. Production does as usual.
func TestRepairs(t *testing.T) {
	for name, none := range map[string]bool{"skyrl": true, "skyrl=0.5": true, "ex=0.1, skyrl": true, "ex": false, "ex=0.1,relpm=1": false} {
		r := Recipe{Protocol: "skyrl", Reward: RewardBy{name}}
		if p := r.protocol(); (p.Repairs == 0) != none || p.ForceSolution == none {
			t.Errorf("%s: %d repairs, a forced solution %v", name, p.Repairs, p.ForceSolution)
		}
		if p := r.production(); p.Repairs == 0 || !p.ForceSolution || !p.NoticeRepeats {
			t.Errorf("%s in production: %d repairs, a forced solution %v, repeats noticed %v", name, p.Repairs, p.ForceSolution, p.NoticeRepeats)
		}
		if p := r.protocol(); p.NoticeRepeats == none {
			t.Errorf("%s: repeats noticed %v", name, p.NoticeRepeats)
		}
	}
	trail := Recipe{Protocol: "trail", Reward: RewardBy{"trail"}}
	if p := trail.protocol(); p.Repairs != 0 || p.NoticeRepeats {
		t.Errorf("trail: %d repairs, repeats noticed %v", p.Repairs, p.NoticeRepeats)
	}
	if p := trail.production(); p.Repairs == 0 || !p.NoticeRepeats {
		t.Errorf("trail in production: %d repairs, repeats noticed %v", p.Repairs, p.NoticeRepeats)
	}
}

func TestSettings(t *testing.T) {
	path := filepath.Join(t.TempDir(), "r.toml")
	write(t, path, least)
	r, err := ReadRecipe(path, "rollout.samples=3", "model.init=some/where", "loss.ratio=sequence", "optimiser.lr=2e-3")
	if err != nil || r.Rollout.Samples != 3 || r.Rollout.Questions != 4 || r.Model.Init != "some/where" ||
		r.Loss.Ratio != "sequence" || r.Optimiser.LR != 2e-3 {
		t.Errorf("%+v (%v)", r, err)
	}
	// The resolved text is the same recipe.
	write(t, path, r.Text())
	again, err := ReadRecipe(path)
	if err != nil || again.Text() != r.Text() {
		t.Errorf("%v\n%s\nwant\n%s", err, again.Text(), r.Text())
	}
}

// An objective sets defaults, which the recipe and settings go over; each can be run, and its resolved text is itself.
func TestObjectives(t *testing.T) {
	path := filepath.Join(t.TempDir(), "r.toml")
	for name := range objectives {
		write(t, path, fmt.Sprintf("objective = %q\n%s", name, least))
		r, err := ReadRecipe(path)
		if err != nil || r.Objective != name {
			t.Fatalf("%s: %+v, %v", name, r, err)
		}
		set, err := ReadRecipe(path, "objective="+name)
		if err != nil || set.Text() != r.Text() {
			t.Errorf("%s by a setting: %v\n%s", name, err, set.Text())
		}
		write(t, path, r.Text())
		if again, err := ReadRecipe(path); err != nil || again.Text() != r.Text() {
			t.Errorf("%s again: %v\n%s", name, err, again.Text())
		}
	}
	// A recipe's own keys go over the objective that it names, and one of a setting over them; other settings come last.
	own := least + "[loss]\nclip_high = 0.5\nratio = \"sequence\"\nentropy = 0.01\n[advantage]\nsigma = true\n"
	write(t, path, "objective = \"dapo\"\n"+own)
	r, err := ReadRecipe(path)
	if a, l := r.Advantage, r.Loss; err != nil || l.ClipHigh != 0.5 || l.Ratio != rl.Sequence || a.Refill != 3 || !a.SkipCut {
		t.Errorf("%+v %+v, %v", a, l, err)
	}
	write(t, path, own)
	r, err = ReadRecipe(path, "advantage.refill=1", "objective=dr-grpo")
	if a, l := r.Advantage, r.Loss; err != nil || l.ClipHigh != 0.2 || l.Ratio != rl.Token || l.Aggregate != rl.Constant || l.Entropy != 0.01 || a.Refill != 1 || a.Sigma {
		t.Errorf("%+v %+v, %v", a, l, err)
	}
}

// RLOO's action is the whole rollout: its gradient is Â Σ_t ∇ log π, of a long rollout as of a short one.
func TestRLOOGradient(t *testing.T) {
	r := defaults()
	objectives["rloo"](&r.Advantage, &r.Loss)
	var ys []*rl.Trajectory
	var starts []int
	var out model.Out
	for i, length := range []int{2, 4} {
		y := &rl.Trajectory{Mask: slices.Repeat([]bool{true}, length), Behaviour: make([]float32, length), Reward: make([]float64, length)}
		y.Reward[length-1] = float64(i)
		starts, ys = append(starts, len(out.Logp)), append(ys, y)
		out.Logp, out.Entropy = append(out.Logp, y.Behaviour...), append(out.Entropy, y.Behaviour...)
	}
	r.Advantage.estimate(ys, nil)
	g, _ := r.Loss.Objective().Gradient(ys, starts, out, rl.CountOf(ys))
	if want := []float32{0.5, 0.5, -0.5, -0.5, -0.5, -0.5}; !slices.Equal(g.Logp, want) {
		t.Errorf("%v, want %v", g.Logp, want)
	}
}

// Each objective makes a tiny policy likelier to be right, and so does each newer method in several turns.
func TestObjectivesLearn(t *testing.T) {
	if testing.Short() {
		t.Skip("learns for seconds")
	}
	ways := map[string][]string{
		"filter":  {"rollout.turns=3", `advantage.filter=["repeated", "exhausted"]`},
		"turn":    {"rollout.turns=3", "advantage.estimator=turn", "advantage.gamma=0.9"},
		"columns": {"rollout.turns=3", "advantage.estimator=turn", "reward.name=columns"},
	}
	for name := range objectives {
		ways[name] = []string{"objective=" + name, "optimiser.minibatches=3", "loss.constant=60"}
	}
	for _, name := range slices.Sorted(maps.Keys(ways)) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			steps := 36
			if _, ok := objectives[name]; ok { // of one turn: sooner
				steps = 12
			}
			r := newWorld(t, "pointer", "").open(t, t.TempDir(), append(ways[name], fmt.Sprint("steps=", steps))...)
			var first, last float64
			if err := r.Learn(t.Context(), func(m Metrics) {
				if m.Step <= 3 {
					first += m.EX / 3
				}
				if m.Step > steps-3 {
					last += m.EX / 3
				}
			}); err != nil {
				t.Fatal(err)
			}
			if last <= first {
				t.Errorf("%.3f of the samples are right at the end, %.3f at the beginning", last, first)
			}
		})
	}
}

// Rollouts that ran out of tokens are left out of the loss by advantage.skip_cut, and counted.
func TestSkipCut(t *testing.T) {
	r := newWorld(t, "skyrl", "").open(t, t.TempDir(), "rollout.turn_tokens=3", "rollout.turns=2", "rollout.context=8000",
		"steps=1", "advantage.skip_cut=true", "advantage.keep_equal=true")
	if err := r.Learn(t.Context(), func(m Metrics) {
		if m.Cut == 0 || m.Dropped < m.Cut {
			t.Errorf("%d of %d rollouts are cut, %d dropped", m.Cut, m.Rollouts, m.Dropped)
		}
	}); err != nil {
		t.Fatal(err)
	}
	events, _ := filepath.Glob(filepath.Join(r.Dir, curves.Dir, "events.out.tfevents.*"))
	if len(events) != 1 {
		t.Fatalf("%d files of events, want 1", len(events))
	}
	if text, err := os.ReadFile(events[0]); err != nil || !strings.Contains(string(text), "groups/cut") {
		t.Errorf("the events lack groups/cut (%v)", err)
	}
}

// A folder is of one recipe.
func TestAnotherRecipe(t *testing.T) {
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	w.open(t, dir, "rollout.samples=5").Close() // nothing is learnt
	w.killed(t, dir, 1)
	w.open(t, dir, "steps=9").Close() // made longer
	w.open(t, dir, "steps=9", "run.save_every=3", "run.keep=5", "rollout.sessions=4").Close()
	recipe, err := ReadRecipe(w.recipe, "rollout.samples=5")
	if err != nil {
		t.Fatal(err)
	}
	var e *RecipeError
	if _, err := Open(dir, recipe); !errors.As(err, &e) || !strings.Contains(e.Why, `"samples = 12" in [rollout], not with "samples = 5"`) {
		t.Errorf("%v, want a *RecipeError that names what differs", err)
	}
}

// The recipes that are shipped can be read, and what they leave out is what this test knows.
func TestShippedRecipes(t *testing.T) {
	paths, err := filepath.Glob("../../recipes/*.toml")
	if err != nil || len(paths) != 16 {
		t.Fatalf("%d recipes (%v), want 16", len(paths), err)
	}
	for _, path := range paths {
		r, err := ReadRecipe(path)
		if err != nil {
			t.Error(err)
			continue
		}
		if want := strings.TrimSuffix(filepath.Base(path), ".toml"); r.Name != want {
			t.Errorf("%s is called %q", path, r.Name)
		}
		if points := strings.HasSuffix(r.Name, "-tiny") || r.Name == "nano" || r.Name == "coder"; points != (r.Protocol == "pointer") {
			t.Errorf("%s has the protocol %s", path, r.Protocol)
		}
		if strings.Contains(r.Evaluate.Suite, "dev") {
			t.Errorf("%s chooses its best weights by %s, which papers test on", path, r.Evaluate.Suite)
		}
	}
}

// What the papers print of their training is in their recipes. What is not: Graph-Reward-SQL's gradient accumulation
// (Table 8), which batch_tokens stands for, and its critic's own rate (C.3).
func TestPublishedSettings(t *testing.T) {
	progress := reward.PublishedProgress
	for _, c := range []struct {
		recipe, source string
		got            func(r Recipe) []any
		want           []any
	}{
		{"progress", "Table 4: batch 64, G 8, τ 1, T 4, prompt 6,000 and response 8,192, ε 0.2, no KL, rate 1e-6", func(r Recipe) []any {
			o := r.Rollout
			return []any{o.Questions, o.Samples, o.Temperature, o.Turns, o.Context - o.Tokens, r.protocol().AnswerTokens, r.Loss.ClipLow, r.Loss.ClipHigh, r.Loss.KL,
				r.Optimiser.LR, o.Environment, r.Advantage.Sigma}
		}, []any{64, 8, float32(1), 4, 6000, 8192, 0.2, 0.2, 0., 1e-6, ODT, true}},
		{"progress", "Table 4: the weights of the reward", func(Recipe) []any {
			return []any{progress.Fmt, progress.Acc, progress.AlignUp, progress.AlignDown, progress.Keep, progress.Rec, progress.Det, progress.Gamma, progress.T}
		}, []any{0.5, 2., 1., -0.25, 0.5, 0.25, -0.25, 0.5, 4}},
		{"skyrl", "section 5: rate 1e-6, batch 256, 35 steps, 5 rollouts, temperature 0.6, top-p 0.95, 5 turns", func(r Recipe) []any {
			return []any{r.Optimiser.LR, r.Rollout.Questions, r.Steps, r.Rollout.Samples, r.Rollout.Temperature, r.Rollout.TopP, r.Rollout.Turns}
		}, []any{1e-6, 256, 35, 5, float32(0.6), float32(0.95), 5}},
		{"skyrl", "run_sql_fsdp.sh and SkyRL's defaults: clip 0.2, dual clip 3, no KL, gradient norm 0.5, decay 0.01, 3,000 tokens a turn", func(r Recipe) []any {
			return []any{r.Loss.ClipLow, r.Loss.ClipHigh, r.Loss.DualClip, r.Loss.KL, r.Optimiser.ClipNorm, r.Optimiser.WeightDecay, r.Rollout.TurnTokens, r.Loss.Aggregate}
		}, []any{0.2, 0.2, 3., 0., float32(0.5), float32(0.01), 3000, rl.TokenMean}},
		{"paverl", "grpo_synsql.sh: rate 5e-5 with floor 0.1, KL 0.04, decay 0.01, dual clip 3, four mini-batches, 2,048 tokens", func(r Recipe) []any {
			o := r.Optimiser
			return []any{o.LR, o.Floor, r.Loss.KL, o.WeightDecay, r.Loss.DualClip, o.Minibatches, r.Rollout.TurnTokens, r.Loss.Aggregate}
		}, []any{5e-5, 0.1, 0.04, float32(0.01), 3., 4, 2048, rl.TokenMean}},
		{"trail", "A.5: SFT of two epochs, rate 1e-5, betas 0.9 and 0.95, decay 0.01, clip 1", func(r Recipe) []any {
			return []any{r.Cold.Epochs, r.Cold.LR, r.Cold.Beta2, r.Cold.WeightDecay, r.Cold.ClipNorm}
		}, []any{2., 1e-5, 0.95, 0.01, 1.}},
		{"trail", "A.5 and section 4.1: batch 128, rate 1e-6, G 6, temperature 1, top-p 0.99, 10 turns, step 108", func(r Recipe) []any {
			return []any{r.Rollout.Questions, r.Optimiser.LR, r.Rollout.Samples, r.Rollout.Temperature, r.Rollout.TopP, r.Rollout.Turns, r.Steps, r.Loss.Ratio, r.Loss.KL}
		}, []any{128, 1e-6, 6, float32(1), float32(0.99), 10, 108, rl.Whole, 0.}},
		{"paverl-mixed", "IV-D: 6,000 questions on SQLite, 2,000 on MySQL", func(r Recipe) (got []any) {
			for _, s := range r.Data.Sets {
				got = append(got, s.Dialect, 1000*s.Weight)
			}
			return got
		}, []any{dialects.SQLite, 6000., dialects.MySQL, 2000.}},
		{"graph", "section 5: Spider's 8,659 questions in batches of 32, once", func(r Recipe) []any {
			return []any{r.Rollout.Questions, r.Steps}
		}, []any{32, (8659 + 31) / 32}},
		{"graph", "Table 8: batch 32, length 1,024, γ and λ 0.99, β 0.05, ε and 1 epoch, 8 mini-batches, value clip 0.2, rate 5e-6", func(r Recipe) []any {
			return []any{r.Rollout.Questions, r.Rollout.Context, r.Advantage.Gamma, r.Advantage.Lambda, r.Advantage.KL, r.Loss.ClipLow, r.Loss.ClipHigh,
				r.Optimiser.Epochs, r.Optimiser.Minibatches, r.Loss.ValueClip, r.Optimiser.LR, r.Rollout.Temperature}
		}, []any{32, 1024, 0.99, 0.99, 0.05, 0.1, 0.1, 1, 8, 0.2, 5e-6, float32(1)}},
		{"graph-grpo", "C.3: rate 5e-6, 10 steps of warm-up, batch 512, mini-batches of 256, decay 0.1, G 16, prompt 4,096, response 16,384", func(r Recipe) []any {
			o := r.Optimiser
			return []any{o.LR, o.Warmup, r.Rollout.Questions, r.Rollout.Questions / o.Minibatches, o.WeightDecay, r.Rollout.Samples, r.Rollout.TurnTokens, r.Rollout.Context}
		}, []any{5e-6, 10, 512, 256, float32(0.1), 16, 16384, 4096 + 16384}},
		{"graph-grpo", "D and Table 8: the ratio of the whole query, the mean over the group, ε 0.1, β 0.05", func(r Recipe) []any {
			return []any{r.Loss.Ratio, r.Loss.Aggregate, r.Loss.ClipLow, r.Loss.ClipHigh, r.Loss.KL}
		}, []any{rl.Whole, rl.SequenceMean, 0.1, 0.1, 0.05}},
	} {
		r, err := ReadRecipe("../../recipes/" + c.recipe + ".toml")
		if err != nil {
			t.Fatal(err)
		}
		if got := c.got(r); !slices.Equal(got, c.want) {
			t.Errorf("%s, %s:\n%v, want\n%v", c.recipe, c.source, got, c.want)
		}
	}
}

// PaVeRL-SQL has a model for each set of Table I (IV-C, Table III), and one of two dialects (IV-D). Spider's and
// SynSQL10K's are commands in the recipe, which are read here.
func TestPaVeRLRuns(t *testing.T) {
	read := func(name string, settings ...string) Recipe {
		t.Helper()
		r, err := ReadRecipe("../../recipes/"+name+".toml", settings...)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	text, err := os.ReadFile("../../recipes/paverl.toml")
	if err != nil {
		t.Fatal(err)
	}
	runs := []Recipe{read("paverl"), read("paverl-mixed")}
	for _, command := range strings.Split(string(text), "sqltrain grpo recipes/paverl.toml ")[1:] {
		var settings []string
		for _, set := range regexp.MustCompile(`--set (?:'(.+)'|(\S+))`).FindAllStringSubmatch(command, -1) {
			settings = append(settings, set[1]+set[2])
		}
		runs = append(runs, read("paverl", settings...))
	}
	questions := map[string]float64{"paverl": 8600, "paverl-spider": 8000, "paverl-synsql": 10_000, "paverl-mixed": 8000}
	for _, r := range runs {
		share := func(of float64) int { return int(math.Round(of * 10 * questions[r.Name] / 1024)) } // of ten epochs' steps
		got := []any{r.Rollout.Questions, r.Rollout.Samples, r.Rollout.Temperature, r.Loss.KL, r.Steps, r.Second.Steps, r.Optimiser.Flat,
			r.Optimiser.Warmup, r.Optimiser.Decay}
		want := []any{1024, 10, float32(0.8), 0.04, share(1), share(1), share(0.03), share(0.1), 0.9} // section IV, III-C1, code
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", r.Name, got, want)
		}
		if cut := r.Data.Sets[0].OtherColumns != nil; cut != (r.Name == "paverl") {
			t.Errorf("%s: schemas are cut: %v; IV-A2 cuts BIRD's alone", r.Name, cut)
		}
		if sets := len(r.Data.Sets); (sets > 1) != (r.Name == "paverl-mixed") {
			t.Errorf("%s: %d sets", r.Name, sets)
		}
		if evaluations := r.Steps / r.Evaluate.Every; evaluations < 4 {
			t.Errorf("%s: %d evaluations of stage one tell no trend", r.Name, evaluations)
		}
		delete(questions, r.Name)
	}
	if len(questions) > 0 {
		t.Errorf("there are no runs of %v", questions)
	}
}

// Every tiny recipe makes a step.
func TestTinyRecipes(t *testing.T) {
	w := newWorld(t, "pointer", "")
	for _, name := range []string{"skyrl", "progress", "trail", "paverl", "graph", "graph-grpo"} {
		t.Run(name, func(t *testing.T) {
			if testing.Short() && name != "skyrl" {
				t.Skip("learns as the first recipe does")
			}
			w.recipe = "../../recipes/" + name + "-tiny.toml"
			sets := fmt.Sprintf(`data.sets=[{suite = %q}]`, w.suite)
			r := w.open(t, t.TempDir(), "steps=1", "model.init="+w.init, sets, "rollout.questions=6", "evaluate.every=0",
				`cold.data=""`, "second.steps=0")
			var m Metrics
			if err := r.Learn(t.Context(), func(x Metrics) { m = x }); err != nil {
				t.Fatal(err)
			}
			if m.Updates == 0 || m.Unscored > 0 || m.GradNorm == 0 {
				t.Errorf("%+v", m)
			}
		})
	}
}

// A set may be of pairs, of one dialect; what a manifest holds out is refused, and so is gold of another database.
func TestSets(t *testing.T) {
	dir := t.TempDir()
	db := testdb.File(t, "CREATE TABLE boats (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO boats VALUES (1, 'Ida')")
	var all []pairs.Pair
	for i := range 30 {
		p := eval.Problem{DB: db, Question: fmt.Sprintf("question %d", i), Gold: fmt.Sprintf("SELECT name FROM boats WHERE id < %d", i+2)}
		all = append(all, pairs.Pair{Problem: p, Place: fmt.Sprint(i)})
	}
	o := pairs.Options{Share: 0.3}
	set, err := pairs.Of(t.Context(), all, o)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := set.Write(filepath.Join(dir, "pairs"), nil, o); err != nil {
		t.Fatal(err)
	}
	suite := func(name string, problems ...eval.Problem) string {
		path := filepath.Join(dir, name)
		var text strings.Builder
		if err := jsonl.Write(&text, problems...); err != nil {
			t.Fatal(err)
		}
		write(t, path, text.String())
		return path
	}
	onServers := suite("servers.jsonl", eval.Problem{DB: "postgres://h/d", Question: "a", Gold: "SELECT 1"},
		eval.Problem{DB: "mysql://h/d", Question: "b", Gold: "SELECT 1"})
	reworded := set.HeldOut[0].Problem
	reworded.Question, reworded.Gold = "in other words", strings.ToLower(reworded.Gold)
	wrong := eval.Problem{DB: db, Question: "q", Gold: "SELECT 1", Dialect: "mysql"}
	manifest := []string{filepath.Join(dir, "pairs")}
	for _, c := range []struct {
		what string
		data Data
		n    int // of the first set
		err  string
	}{
		{"pairs", Data{Sets: []Set{{Pairs: manifest[0]}}}, len(set.Train), ""},
		{"all dialects", Data{Sets: []Set{{Suite: onServers}}}, 2, ""},
		{"one dialect", Data{Sets: []Set{{Suite: onServers, Dialect: "mysql"}}}, 1, ""},
		{"no such dialect in it", Data{Sets: []Set{{Suite: onServers, Dialect: "sqlite"}}}, 0, "of the dialect sqlite"},
		{"gold of another kind", Data{Sets: []Set{{Suite: suite("wrong.jsonl", wrong)}}}, 0, "written for mysql, its database is sqlite"},
		{"held out", Data{Sets: []Set{{Suite: suite("held.jsonl", set.HeldOut[0].Problem)}}, HeldOut: manifest}, 0, "held out to measure on"},
		{"held out in other words", Data{Sets: []Set{{Pairs: manifest[0]}, {Suite: suite("words.jsonl", reworded)}}}, 0, "in other words"},
		{"not held out", Data{Sets: []Set{{Suite: suite("held.jsonl", set.HeldOut[0].Problem)}}}, 1, ""},
		{"no manifest", Data{Sets: []Set{{Suite: onServers}}, HeldOut: []string{onServers}}, 0, "servers.jsonl"},
	} {
		q, err := readQuestions(c.data, 1)
		switch {
		case c.err != "":
			if err == nil || !strings.Contains(err.Error(), c.err) {
				t.Errorf("%s: %v, want %q", c.what, err, c.err)
			}
		case err != nil || len(q.sets[0].problems) != c.n:
			t.Errorf("%s: %v, want %d questions", c.what, err, c.n)
		}
	}
}

// Sets are asked by their weights.
func TestWeights(t *testing.T) {
	suite := filepath.Join(t.TempDir(), "s.jsonl")
	write(t, suite, `{"db": "postgres://h/d", "question": "a", "gold": "SELECT 1"}
{"db": "mysql://h/d", "question": "b", "gold": "SELECT 1"}`)
	q, err := readQuestions(Data{Sets: []Set{{Suite: suite, Dialect: "mysql", Weight: 3}, {Suite: suite, Dialect: "postgres"}}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	asked := map[string]int{}
	for range 40 {
		asked[q.next().Problem.Question]++
	}
	if asked["b"] != 30 || asked["a"] != 10 {
		t.Errorf("%v, want three of mysql for one of postgres", asked)
	}
}
