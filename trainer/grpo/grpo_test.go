package grpo

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/odt/relalg"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// world is a tiny policy that knows nothing, and questions that some of its guesses answer.
type world struct{ recipe, init, suite, db string }

func newWorld(t *testing.T, protocol, more string) world {
	t.Helper()
	dir := t.TempDir()
	w := world{recipe: filepath.Join(dir, "tiny.toml"), init: filepath.Join(dir, "init"), suite: filepath.Join(dir, "suite.jsonl")}
	w.db = testdb.File(t, `CREATE TABLE boats (id INTEGER PRIMARY KEY, name TEXT);
		INSERT INTO boats VALUES (1, 'Ida'), (2, 'Mo'), (3, 'Zoe')`)
	problems := []eval.Problem{
		{DB: w.db, Question: "how many boats are there", Gold: "SELECT count(*) FROM boats"},
		{DB: w.db, Question: "names of boats", Gold: "SELECT name FROM boats"},
		{DB: w.db, Question: "ids of boats", Gold: "SELECT id FROM boats"},
	}
	var lines bytes.Buffer
	if err := jsonl.Write(&lines, problems...); err != nil {
		t.Fatal(err)
	}
	write(t, w.suite, lines.String())

	specials := slices.Clone(token.DefaultSpecials)
	texts := []string{"SELECT name FROM boats count id how many are there names of boats <think> </think> <sql> </sql> <solution> </solution>"}
	if protocol == "pointer" {
		specials, texts = token.BareSpecials(), []string{" how many boats are there", " names of boats", " ids of boats", " id name"}
		for _, p := range form.Vocabulary() {
			specials = append(specials, p.Name())
		}
	}
	tok, err := token.Train(slices.Values(texts), 256+len(specials)+40, "qwen2", specials)
	if err != nil {
		t.Fatal(err)
	}
	m, err := model.New(model.Config{
		Architecture: "qwen2", VocabSize: tok.Size(), Context: 8192, Layers: 2, Embedding: 32, FeedForward: 64,
		Heads: 2, KVHeads: 1, RopeBase: 10000, NormEps: 1e-6, Tied: true,
	}, 2)
	if err != nil {
		t.Fatal(err)
	}
	if err := trainer.SaveCheckpoint(w.init, m, tok, trainer.State{}, trainer.Keep); err != nil {
		t.Fatal(err)
	}
	write(t, w.recipe, fmt.Sprintf(`
name = "tiny"
steps = 4
protocol = %q
model.init = %q
data.sets = [{suite = %q}]
[rollout]
turns = 1
questions = 3
samples = 12
temperature = 0.8
answer_tokens = 60
context = 1024
[reward]
name = "ex"
[optimiser]
lr = 1e-3
batch_tokens = 900
[advantage]
sigma = true
%s
`, protocol, w.init, w.suite, more))
	return w
}

func write(t testing.TB, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// open opens a run of the world's recipe in a folder.
func (w world) open(t *testing.T, dir string, settings ...string) *Run {
	t.Helper()
	recipe, err := ReadRecipe(w.recipe, settings...)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Open(dir, recipe)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.Close() })
	return r
}

// What a rollout says of its tokens is what training scores of them, packed with their prompts in common, in a protocol
// of pointers, whose turns a grammar holds, and in one of text with several turns: drawn from all tokens, and from what
// top-p and top-k leave.
func TestRolloutsAreScored(t *testing.T) {
	pointer, skyrl := []string{"rollout.turns=3"}, []string{"rollout.turn_tokens=25", "rollout.turns=3", "rollout.context=8000"}
	for name, c := range map[string]struct {
		protocol string
		settings []string
	}{
		"pointer": {"pointer", pointer}, "pointer, top-p 0.95": {"pointer", append(pointer, "rollout.top_p=0.95")},
		"skyrl": {"skyrl", skyrl}, "skyrl, top-p 0.99": {"skyrl", append(skyrl, "rollout.top_p=0.99")},
		"skyrl, top-k 20": {"skyrl", append(skyrl, "rollout.top_k=20")},
	} {
		t.Run(name, func(t *testing.T) {
			if testing.Short() && name != c.protocol {
				t.Skip("draws as the protocol's other case")
			}
			r := newWorld(t, c.protocol, "").open(t, t.TempDir(), c.settings...)
			m := Metrics{Step: 1, Seconds: map[string]float64{}}
			groups, err := r.rollouts(t.Context(), 3, &m)
			if err != nil {
				t.Fatal(err)
			}
			m.count(groups)
			further := slices.ContainsFunc(slices.Concat(groups...), func(x *Rollout) bool { return len(x.Answer.Turns) > 1 })
			if !further {
				t.Errorf("%.1f turns: the test is weaker than it should be", m.Turns)
			}
			packed, alone, shared, scored := 0, 0, 0, 0
			for _, b := range pack(examples(groups, r.tokenizer), 8000, 0.8) {
				logp, _, err := r.policy.Score(b.packed, model.Current)
				if err != nil {
					t.Fatal(err)
				}
				packed += len(b.packed.Tokens)
				for i, y := range b.ys {
					alone += len(b.examples[i].sequence.Tokens)
					for k, generated := range y.Mask {
						got := logp[b.starts[i]+k]
						if !generated && got != 0 {
							t.Error("a token that was given is scored")
						}
						if generated {
							scored++
							if math.Abs(float64(got-y.Behaviour[k])) > 1e-5 {
								t.Errorf("the rollout says %g, Score %g", y.Behaviour[k], got)
							}
						}
					}
				}
			}
			if scored != m.Generated || scored == 0 {
				t.Errorf("%d tokens are scored, %d were generated", scored, m.Generated)
			}
			for _, group := range examples(groups, r.tokenizer) {
				shared += (len(group) - 1) * group[0].prompt
			}
			if packed > alone-shared*9/10 { // a group may be divided
				t.Errorf("%d packed tokens for %d: prompts of %d are not shared", packed, alone, shared)
			}
		})
	}
}

// What a subquery earns is paid at the token that ends it, the rest at the last one.
func TestPay(t *testing.T) {
	w := newWorld(t, "skyrl", "")
	r := w.open(t, t.TempDir())
	at, err := r.sampler.places.of(t.Context(), w.db)
	if err != nil {
		t.Fatal(err)
	}
	const first = "WITH a AS (SELECT name FROM boats"
	const sql = first + ") SELECT * FROM a"
	gold, err := reward.NewGold(t.Context(), at.db, "SELECT name FROM boats", at.limits)
	if err != nil {
		t.Fatal(err)
	}
	x := &Rollout{Answer: &agent.Answer{SQL: sql}}
	for i, part := range []string{"the question", "<think>" + sql + "</think>", "told", "<solution>" + sql + "</solution>"} {
		for _, id := range r.tokenizer.Encode(part) {
			x.Answer.Trace = append(x.Answer.Trace, llm.Token{ID: id, Generated: i%2 == 1})
		}
	}
	if x.Breakdown, err = reward.StepRTM(relalg.Weights{}, false).Score(t.Context(), &reward.Sample{Trajectory: reward.Of(x.Answer), Gold: gold, DB: at.db}); err != nil {
		t.Fatal(err)
	}
	x.Breakdown.Terms = append(x.Breakdown.Terms, reward.Term{Name: "r_EX", Value: 3, Weight: 1})
	x.Breakdown.Total += 3
	x.stepEnds = stepEnds(gold, x, false)
	e := exampleOf(x, r.tokenizer)
	if len(e.steps) != 3 || math.Abs(e.R()-x.Breakdown.Total) > 1e-12 {
		t.Fatalf("paid at %v: %v, want %v in three parts", e.steps, e.R(), x.Breakdown)
	}
	if got := e.Reward[e.steps[0]]; got != x.Breakdown.Terms[0].Value || got == 0 {
		t.Errorf("the first subquery earns %v, want %v", got, x.Breakdown.Terms[0])
	}
	said := r.tokenizer.Decode(e.sequence.Tokens[:e.prompt+e.steps[0]+1])
	before := r.tokenizer.Decode(e.sequence.Tokens[:e.prompt+e.steps[0]])
	if !strings.Contains(said, "<solution>"+first) || strings.Contains(before, "<solution>"+first) {
		t.Errorf("the first subquery is paid after %q", said)
	}
	if e.Reward[e.steps[2]] != 3 || e.steps[2] != len(e.Mask)-1 {
		t.Errorf("the rest is paid at %v: %v", e.steps, e.Reward)
	}

	// So it is in a sum of sums.
	earned := x.Breakdown.Terms[0].Value
	sum, err := reward.Parse("graph=0.5,ex", r.Recipe.protocol())
	if err != nil {
		t.Fatal(err)
	}
	if x.Breakdown, err = sum.Score(t.Context(), &reward.Sample{Trajectory: reward.Of(x.Answer), Gold: gold, DB: at.db}); err != nil {
		t.Fatal(err)
	}
	x.stepEnds = stepEnds(gold, x, false)
	if e = exampleOf(x, r.tokenizer); len(e.steps) != 3 || e.Reward[e.steps[0]] != earned/2 {
		t.Errorf("of a sum it is paid at %v: %v", e.steps, e.Reward)
	}
}

// Over pointers a nested query is paid at the parenthesis that closes it, in the candidate that is the answer, the
// answer itself at its end, and the rest at the end of the last turn.
func TestPayPointers(t *testing.T) {
	w := newWorld(t, "pointer", "")
	r := w.open(t, t.TempDir())
	at, err := r.sampler.places.of(t.Context(), w.db)
	if err != nil {
		t.Fatal(err)
	}
	const sql = "SELECT name FROM boats WHERE id IN (SELECT id FROM boats WHERE id > 1)"
	gold, err := reward.NewGold(t.Context(), at.db, sql, at.limits)
	if err != nil {
		t.Fatal(err)
	}
	x := &Rollout{Answer: &agent.Answer{SQL: sql, Turns: []agent.Turn{{}, {SQL: sql, Final: true}, {}}}}
	say := func(generated bool, words ...string) {
		for _, word := range words {
			id, ok := r.tokenizer.Special(form.Token(word).Name())
			if !ok {
				t.Fatal(word)
			}
			x.Answer.Trace = append(x.Answer.Trace, llm.Token{ID: id, Generated: generated})
		}
	}
	say(false, "T0", "C0", "C1")
	say(true, "select", "C0") // an earlier candidate
	say(false, "obs", "rows0")
	say(true, strings.Fields("select C1 where ( C0 in ( select C0 where C0 > V0 ) )")...)
	say(false, "obs", "rows2")
	say(true, "select", "C1") // a later one, which does worse
	if x.Breakdown, err = reward.StepRTM(relalg.Weights{}, true).Score(t.Context(), &reward.Sample{Trajectory: reward.Of(x.Answer), Gold: gold, DB: at.db}); err != nil {
		t.Fatal(err)
	}
	x.Breakdown.Terms = append(x.Breakdown.Terms, reward.Term{Name: "r_EX", Value: 3, Weight: 1})
	x.Breakdown.Total += 3
	e := exampleOf(x, r.tokenizer)
	terms := termsOf(x.Breakdown, stepTerm)
	if len(terms) != 2 || terms[0].Value == 0 || math.Abs(terms[0].Value+terms[1].Value-1) > 1e-12 {
		t.Fatalf("%v: the test is weaker than it should be", terms)
	}
	word := func(step int) string {
		name, _ := r.tokenizer.Name(e.sequence.Tokens[e.prompt+e.steps[step]])
		return name
	}
	if len(e.steps) != 3 || word(0) != "<)>" || word(1) != "<)>" || word(2) != "<C1>" || e.steps[1] != e.steps[0]+1 {
		t.Fatalf("paid at %v", e.steps)
	}
	for i, want := range []float64{terms[0].Value, terms[1].Value, 3} {
		if got := e.Reward[e.steps[i]]; math.Abs(got-want) > 1e-12 {
			t.Errorf("step %d earns %v, want %v", i, got, want)
		}
	}
}

// What turns earn by their columns is paid where each ends, the answer at the last token, in rollouts of a policy that
// knows nothing; the estimator turn takes it from there, and metrics have it turn by turn.
func TestPayTurns(t *testing.T) {
	r := newWorld(t, "pointer", "").open(t, t.TempDir(), "rollout.turns=3", "rollout.samples=24", "steps=1",
		"reward.name=columns(up=0.5 down=0.25)", "advantage.estimator=turn")
	m := Metrics{Step: 1, Seconds: map[string]float64{}}
	groups, err := r.rollouts(t.Context(), 3, &m)
	if err != nil {
		t.Fatal(err)
	}
	m.count(groups)
	gained, lost := 0, 0
	for _, x := range slices.Concat(groups...) {
		e, terms := exampleOf(x, r.tokenizer), termsOf(x.Breakdown, turnTerm)
		ends := e.TurnEnds()
		if len(terms) != len(x.Answer.Turns) || len(ends) != len(terms) || math.Abs(e.R()-x.Breakdown.Total) > 1e-12 {
			t.Fatalf("%d turns end at %v and earn %v of %v", len(x.Answer.Turns), ends, terms, x.Breakdown.Total)
		}
		for i, end := range ends {
			want := terms[i].Weight * terms[i].Value
			if i == len(ends)-1 && x.Right {
				want++
			}
			if math.Abs(e.Reward[end]-want) > 1e-12 {
				t.Errorf("turn %d earns %v, want %v", i+1, e.Reward[end], want)
			}
			if i > 0 && want > 0 {
				gained++
			}
			if want < 0 {
				lost++
			}
		}
	}
	if gained == 0 || lost == 0 || m.Terms["turn 1"] <= 0 {
		t.Errorf("%d later turns gained, %d lost, %v: the test is weaker than it should be", gained, lost, m.Terms)
	}
	if err := r.Learn(t.Context(), func(m Metrics) {
		if m.Updates != 1 || m.GradNorm == 0 {
			t.Errorf("%+v", m)
		}
	}); err != nil {
		t.Fatal(err)
	}
}

// In Progress-SQL's environment a question ends with the first right query, and the policy sees tags of the others.
func TestDiagnosis(t *testing.T) {
	for protocol, settings := range map[string][]string{
		"pointer":  {"rollout.answer_tokens=200"},
		"progress": {"rollout.turn_tokens=20", "rollout.context=8192", "rollout.samples=2"},
	} {
		settings = append(settings, "rollout.turns=3", "rollout.environment=odt", "reward.name=progress")
		r := newWorld(t, protocol, "").open(t, t.TempDir(), settings...)
		m := Metrics{Step: 1, Seconds: map[string]float64{}}
		groups, err := r.rollouts(t.Context(), 3, &m)
		if err != nil {
			t.Fatal(err)
		}
		told, ended := 0, 0
		for _, group := range groups {
			for _, x := range group {
				turns := x.Answer.Turns
				for _, turn := range turns[:len(turns)-1] {
					if strings.Contains(turn.Observation, "select error") || strings.HasPrefix(turn.Observation, "Feedback: your previous SQL") {
						told++
					}
				}
				if x.Right && len(turns) < 3 {
					ended++
				}
				if x.Right && x.Breakdown.Total < 1 || !x.Right && x.Breakdown.Total > 1.5 || math.IsNaN(x.Breakdown.Total) {
					t.Errorf("%s: right %v, %s", protocol, x.Right, x.Breakdown)
				}
			}
		}
		if told == 0 || protocol == "pointer" && ended == 0 {
			t.Errorf("%s: %d turns were told of their structure, %d questions ended early", protocol, told, ended)
		}
		// In production nobody knows gold: a protocol of text has its own turns there, which no empty words follow.
		answer := Rollout{Question: groups[0][0].Question}
		r.sampler.ask(t.Context(), &answer, llm.Sampling{}, Execution, produced)
		if n := len(answer.Answer.Turns); protocol == "progress" && n != 1 || n == 0 || n > 3 {
			t.Errorf("%s: %d turns in production", protocol, n)
		}
	}
}

// killed runs a recipe in a folder up to a step.
func (w world) killed(t *testing.T, dir string, step int, settings ...string) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	r := w.open(t, dir, settings...)
	err := r.Learn(ctx, func(m Metrics) {
		if m.Step == step {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	r.Close()
}

// A run that is killed after some steps and goes on ends with the same weights as one that is not, bit by bit, whatever
// the algorithm keeps besides.
func TestResume(t *testing.T) {
	for name, more := range map[string]string{
		"grpo":      "refill = 1\n[loss]\nkl = 0.01",
		"top-p":     "refill = 1\n[rollout]\ntop_p = 0.95\n[loss]\nkl = 0.01",
		"top-k":     "[rollout]\ntop_k = 8",
		"gspo":      "[loss]\nratio = \"sequence\"\naggregate = \"sequence\"",
		"lora":      "[model]\nlora_rank = 4\nlora_alpha = 8.0",
		"step":      "estimator = \"step\"\ngamma = 0.5",
		"turn":      "estimator = \"turn\"\ngamma = 0.9\n[rollout]\nturns = 3",
		"guide":     "guide = true",
		"filter":    "filter = [\"exhausted\"]",
		"minibatch": "[optimiser]\nlr = 1e-3\nminibatches = 3\nepochs = 2",
		"ppo":       "estimator = \"gae\"\nkl = 0.05\ngamma = 0.99\nlambda = 0.99\n[loss]\nvalue = 0.5\nvalue_clip = 0.2",
	} {
		t.Run(name, func(t *testing.T) {
			if testing.Short() && name != "grpo" {
				t.Skip("learns for a second")
			}
			w := newWorld(t, "pointer", "")
			settings := settingsOf(more)
			whole := w.open(t, t.TempDir(), settings...)
			if err := whole.Learn(t.Context(), func(Metrics) {}); err != nil {
				t.Fatal(err)
			}

			dir := t.TempDir()
			w.killed(t, dir, 2, settings...)
			// As if it had been killed in the middle of telling a third step.
			f, _ := os.OpenFile(filepath.Join(dir, metricsFile), os.O_APPEND|os.O_WRONLY, 0)
			fmt.Fprint(f, "{\"step\":3}\n{\"step\"")
			f.Close()
			again := w.open(t, dir, settings...)
			if again.Step() != 2 {
				t.Fatalf("goes on at step %d, want 2", again.Step())
			}
			if err := again.Learn(t.Context(), func(Metrics) {}); err != nil {
				t.Fatal(err)
			}

			want, got := checkpointOf(t, whole.Dir), checkpointOf(t, dir)
			if !bytes.Equal(want, got) {
				t.Error("the weights, or the optimiser's state, are others")
			}
			first, err := os.ReadFile(filepath.Join(w.init, "step-00000000", model.CheckpointFile))
			if err != nil || bytes.Equal(first, want) {
				t.Error("nothing was learnt: the test is weaker than it should be")
			}
			a, b := metricsOf(t, whole.Dir), metricsOf(t, dir)
			if fmt.Sprint(a) != fmt.Sprint(b) || len(a) != 4 {
				t.Errorf("the metrics are others:\n%v\n%v", a, b)
			}
			for _, m := range a {
				if m.Mismatch > 1e-9 || m.Updates == 1 && math.Abs(m.RatioMax-1) > 1e-5 {
					t.Errorf("rollouts are not scored as they were drawn: %+v", m.Means)
				}
			}
		})
	}
}

// A run ends after the step that spends its time, with a checkpoint; what it took counts when it is gone on with.
func TestTime(t *testing.T) {
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	learn := func(most time.Duration) *Run {
		r := w.open(t, dir, "run.save_every=100")
		r.Time = most
		if err := r.Learn(t.Context(), func(Metrics) {}); err != nil {
			t.Fatal(err)
		}
		r.Close()
		return r
	}
	if r := learn(time.Nanosecond); r.Step() != 1 || !r.Spent() {
		t.Errorf("step %d, spent: %v", r.Step(), r.Spent())
	}
	if r := learn(time.Nanosecond); r.Step() != 1 || !r.Spent() {
		t.Errorf("gone on with: step %d, spent: %v", r.Step(), r.Spent())
	}
	if r := learn(time.Hour); r.Step() != 4 || r.Spent() || len(metricsOf(t, dir)) != 4 {
		t.Errorf("with more time: step %d, spent: %v", r.Step(), r.Spent())
	}
}

// settingsOf turns lines of TOML into settings; those before the first table are of [advantage].
func settingsOf(text string) []string {
	table := "advantage"
	var out []string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if name, ok := strings.CutPrefix(line, "["); ok {
			table = strings.TrimSuffix(name, "]")
			continue
		}
		out = append(out, table+"."+line)
	}
	return out
}

func checkpointOf(t *testing.T, dir string) []byte {
	t.Helper()
	c, err := trainer.OpenCheckpoint(filepath.Join(dir, trainer.RunCheckpoints))
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(c.Dir, model.CheckpointFile))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// metricsOf are the lines without their times.
func metricsOf(t *testing.T, dir string) []Metrics {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, metricsFile))
	if err != nil {
		t.Fatal(err)
	}
	var out []Metrics
	for line := range jsonl.Read[Metrics](bytes.NewReader(text)) {
		if line.Err != nil {
			t.Fatal(line.Err)
		}
		line.Value.Seconds, line.Value.Speed, line.Value.SQLShare = nil, nil, 0
		out = append(out, line.Value)
	}
	return out
}

// A policy that knows nothing learns to answer three questions: execution accuracy, measured by its own rollouts,
// doubles.
func TestLearns(t *testing.T) {
	if testing.Short() {
		t.Skip("learns for some seconds")
	}
	w := newWorld(t, "pointer", "")
	r := w.open(t, t.TempDir(), "steps=80", "optimiser.lr=3e-3", "run.save_every=80", "rollout.samples=16")
	var ex []float64
	if err := r.Learn(t.Context(), func(m Metrics) { ex = append(ex, m.EX) }); err != nil {
		t.Fatal(err)
	}
	mean := func(xs []float64) (sum float64) {
		for _, x := range xs {
			sum += x / float64(len(xs))
		}
		return sum
	}
	if before, after := mean(ex[:5]), mean(ex[75:]); after < 1.5*before || after < 0.3 {
		t.Errorf("execution accuracy %.2f, then %.2f: %.2f", before, after, ex)
	}
}

// A run goes on from the newest checkpoint that is whole, says why, and makes the same weights.
func TestResumeDamaged(t *testing.T) {
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	whole := w.open(t, t.TempDir())
	if err := whole.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Fatal(err)
	}
	w.killed(t, dir, 2)
	newest := filepath.Join(dir, trainer.RunCheckpoints, trainer.CheckpointName(2))
	if err := os.Truncate(filepath.Join(newest, model.CheckpointFile), 1000); err != nil {
		t.Fatal(err)
	}
	again := w.open(t, dir)
	if again.Step() != 1 || !strings.Contains(again.Note, newest+" is damaged") {
		t.Fatalf("goes on at step %d, and says %q", again.Step(), again.Note)
	}
	if err := again.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(checkpointOf(t, whole.Dir), checkpointOf(t, dir)) {
		t.Error("the weights, or the optimiser's state, are others")
	}
}

// A run that goes on knows which questions rest.
func TestResumeRest(t *testing.T) {
	if testing.Short() {
		t.Skip("learns for some seconds")
	}
	w := newWorld(t, "pointer", "")
	settings := []string{"steps=60", "optimiser.lr=3e-3", "run.save_every=30", "rollout.samples=2", "advantage.refill=4", "data.rest=1"}
	whole, dir := w.open(t, t.TempDir(), settings...), t.TempDir()
	resting := 0
	if err := whole.Learn(t.Context(), func(m Metrics) { resting += len(m.Resting) }); err != nil {
		t.Fatal(err)
	}
	w.killed(t, dir, 50, settings...)
	again := w.open(t, dir, settings...)
	if err := again.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(checkpointOf(t, whole.Dir), checkpointOf(t, dir)) {
		t.Error("the weights, or the optimiser's state, are others")
	}
	if a, b := metricsOf(t, whole.Dir), metricsOf(t, dir); fmt.Sprint(a) != fmt.Sprint(b) || resting == 0 {
		t.Errorf("%d questions rest, or the metrics are others", resting)
	}
}

// The best weights of an evaluation are kept, and a run that goes on knows how good they were.
func TestEvaluate(t *testing.T) {
	if testing.Short() {
		t.Skip("learns for some seconds")
	}
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	settings := []string{"optimiser.lr=3e-3", "rollout.samples=16", "evaluate.every=4", fmt.Sprintf("evaluate.suite=%q", w.suite)}
	first := w.open(t, dir, append(settings, "steps=24")...)
	if err := first.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Fatal(err)
	}
	best, at := 0.0, 0
	for _, m := range metricsOf(t, dir) {
		if (m.Held != nil) != (m.Step%4 == 0) {
			t.Errorf("step %d: evaluated %v", m.Step, m.Held != nil)
		}
		if m.Held != nil && *m.Held > best {
			best, at = *m.Held, m.Step
		}
	}
	first.Close()
	if again := w.open(t, dir, append(settings, "steps=28")...); math.Abs(float64(again.best.right)-best*float64(len(again.held))) > 0.5 {
		t.Errorf("goes on with a best of %+v, want %v", again.best, best)
	}
	if c, err := trainer.OpenCheckpoint(filepath.Join(dir, bestDir)); best > 0 && (err != nil || c.Step != at) {
		t.Errorf("the best are of step %+v (%v), want %d", c, err, at)
	}
	if best == 0 {
		t.Error("no evaluation found a right answer: the test is weaker than it should be")
	}
}

// A run that is shorter than the steps between evaluations is evaluated at its end.
func TestEvaluatesAtTheEnd(t *testing.T) {
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	r := w.open(t, dir, "steps=3", "evaluate.every=20", fmt.Sprintf("evaluate.suite=%q", w.suite))
	if err := r.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Fatal(err)
	}
	for _, m := range metricsOf(t, dir) {
		if (m.Held != nil) != (m.Step == 3) {
			t.Errorf("step %d: evaluated %v", m.Step, m.Held != nil)
		}
	}
	for every, at := range map[int][]int{0: nil, 2: {2, 4}, 5: {5}, 6: {5}} {
		recipe := Recipe{Steps: 5, Evaluate: Evaluation{Every: every}}
		var evaluated []int
		for step := 1; step <= 5; step++ {
			if recipe.EvaluatesAt(step) {
				evaluated = append(evaluated, step)
			}
		}
		if !slices.Equal(evaluated, at) {
			t.Errorf("every %d of 5 steps: evaluated at %v, want %v", every, evaluated, at)
		}
	}
}

// An evaluation in which nobody could judge an answer says nothing; a step without an update has a rate all the same.
func TestNothingJudged(t *testing.T) {
	w, never := newWorld(t, "pointer", ""), filepath.Join(t.TempDir(), "never.jsonl")
	write(t, never, fmt.Sprintf(`{"db": %q, "question": "names of boats", "gold": "SELECT nothing FROM boats"}`, w.db))
	r := w.open(t, t.TempDir(), "steps=1", fmt.Sprintf("data.sets=[{suite=%q}]", never), "evaluate.every=1", fmt.Sprintf("evaluate.suite=%q", never))
	if err := r.Learn(t.Context(), func(m Metrics) {
		if m.Held != nil || m.HeldOf != 0 || m.Updates != 0 || m.LR != r.Recipe.Optimiser.LR {
			t.Errorf("held %v of %d, %d updates at %v", m.Held, m.HeldOf, m.Updates, m.LR)
		}
	}); err != nil {
		t.Fatal(err)
	}
}

// Questions that nobody can judge are counted, and the run goes on.
func TestUnscored(t *testing.T) {
	w := newWorld(t, "pointer", "")
	broken := []eval.Problem{
		{DB: w.db, Question: "how many boats are there", Gold: "SELECT nonsense FROM boats"},
		{DB: filepath.Join(t.TempDir(), "missing.sqlite"), Question: "how many boats are there", Gold: "SELECT 1"},
		{DB: w.db, Question: "how many boats are there", Gold: "SELECT count(*) FROM boats"},
	}
	var lines bytes.Buffer
	if err := jsonl.Write(&lines, broken...); err != nil {
		t.Fatal(err)
	}
	write(t, w.suite, lines.String())
	r := w.open(t, t.TempDir(), "steps=1")
	var m Metrics
	if err := r.Learn(t.Context(), func(x Metrics) { m = x }); err != nil {
		t.Fatal(err)
	}
	if m.Rollouts != 36 || m.Empty != 12 || m.Unscored != 12 || m.Groups.Groups != 2 {
		t.Errorf("%+v", m)
	}
	if m.EX == 0 || m.PassG != 1 || !strings.Contains(m.String(), "24 unscored") {
		t.Errorf("%s; want one question of one, and all that nobody could judge", m.String())
	}
	if text, err := json.Marshal(m); err != nil || strings.Contains(string(text), "NaN") {
		t.Errorf("%s (%v)", text, err)
	}
}

// A step of equal groups asks further questions, as often as it may; where none varies nothing is learnt, and the run
// goes on.
func TestRefill(t *testing.T) {
	w := newWorld(t, "pointer", "")
	suite := func(golds ...string) {
		var lines bytes.Buffer
		for _, gold := range golds {
			jsonl.Write(&lines, eval.Problem{DB: w.db, Question: "how many boats are there", Gold: gold})
		}
		write(t, w.suite, lines.String())
	}
	const hopeless, open = "SELECT 'nobody says this'", "SELECT count(*) FROM boats"
	for _, c := range []struct {
		what    string
		golds   []string
		samples int
		refills int
		equal   int
		updates int
	}{
		{"all vary", []string{open}, 40, 0, 0, 1},
		{"none varies", []string{hopeless}, 4, 2 * 4, 4 + 2*4, 0},
	} {
		suite(c.golds...)
		r := w.open(t, t.TempDir(), "steps=1", "rollout.questions=4", fmt.Sprint("rollout.samples=", c.samples), "advantage.refill=2")
		var m Metrics
		if err := r.Learn(t.Context(), func(x Metrics) { m = x }); err != nil {
			t.Fatal(err)
		}
		if m.Refills != c.refills || m.Equal != c.equal || m.Updates != c.updates || r.state.Questions != 4+c.refills {
			t.Errorf("%s: %d refills, %d equal groups, %d updates, %d questions", c.what, m.Refills, m.Equal, m.Updates, r.state.Questions)
		}
		if told := strings.Contains(m.String(), "12 of 12 groups equal  nothing to learn from"); told != (c.updates == 0) {
			t.Errorf("%s: %s", c.what, &m)
		}
	}
}

// What is graded is not trained on.
func TestHeldOut(t *testing.T) {
	dir := t.TempDir()
	suite := filepath.Join(dir, "suite.json")
	write(t, suite, `[{"db_id": "farm", "question": "q", "query": "SELECT 1"}, {"db_id": "baseball_1", "question": "q", "query": "SELECT 1"}]`)
	var held *HeldOutError
	if _, err := readQuestions(Data{Sets: []Set{{Suite: suite, Databases: dir}}}, 1); !errors.As(err, &held) {
		t.Errorf("%v, want a *HeldOutError", err)
	}
}

// Sets are mixed by weight, and each is asked through before it starts again.
func TestQuestions(t *testing.T) {
	problems := func(n int, name string) (out []eval.Problem) {
		for i := range n {
			out = append(out, eval.Problem{Question: fmt.Sprint(name, i)})
		}
		return out
	}
	walk := func() *questions {
		return &questions{seed: 3, sets: []questionSet{{problems: problems(4, "a"), weight: 2}, {problems: problems(10, "b"), weight: 1}}}
	}
	q, count := walk(), map[string]int{}
	var seen []Question
	for range 24 {
		next := q.next()
		seen = append(seen, next)
		count[next.Problem.Question]++
	}
	for i := range 4 {
		if n := count[fmt.Sprint("a", i)]; n != 4 {
			t.Errorf("a%d was asked %d times of 24, want 4", i, n)
		}
	}
	if len(count) != 4+8 {
		t.Errorf("%v", count)
	}
	resumed := walk()
	resumed.replay(20, nil)
	if got := resumed.next(); got != seen[20] {
		t.Errorf("%v, want %v", got, seen[20])
	}
}

// A question rests for an epoch, and does so in a run that goes on.
func TestRest(t *testing.T) {
	walk := func() *questions {
		problems := make([]eval.Problem, 4)
		for i := range problems {
			problems[i].Question = fmt.Sprint(i)
		}
		return &questions{seed: 3, rest: 1, sets: []questionSet{{problems: problems, weight: 1}}}
	}
	q, again := walk(), walk()
	asked := map[string][]int{} // in which of these epochs
	var seen []string
	for epoch, n := range []int{4, 2, 4} {
		var resting []int
		for range n {
			next := q.next()
			if next.slot.epoch != epoch+1 {
				t.Fatalf("epoch %d begins too late", epoch+1)
			}
			asked[next.Problem.Question] = append(asked[next.Problem.Question], epoch)
			seen = append(seen, next.Problem.Question)
			if epoch == 0 && next.Problem.Question < "2" {
				q.leave(next.slot)
				resting = append(resting, next.Number)
			}
		}
		again.replay(q.asked, resting)
	}
	if got := fmt.Sprint(asked); got != "map[0:[0 2] 1:[0 2] 2:[0 1 2] 3:[0 1 2]]" {
		t.Error(got)
	}
	if got, want := again.next(), q.next(); got != want {
		t.Errorf("%v, want %v, after %v", got, want, seen)
	}
	for i := range q.sets[0].problems { // all rest: the epoch after the next begins
		q.leave(slot{0, i, q.sets[0].epoch})
	}
	for range 3 { // what is left of this one
		q.next()
	}
	if next := q.next(); next.slot.epoch != 6 {
		t.Errorf("epoch %d after the fourth, in which all rest, want 6", next.slot.epoch)
	}
}

// What rests is a question whose rollouts all earned the same, not one that nobody could judge.
func TestWhatRests(t *testing.T) {
	r := &Run{questions: &questions{rest: 1, sets: []questionSet{{}}}}
	earned := func(number int, totals ...float64) (group []*Rollout) {
		for _, total := range totals {
			q := Question{Number: number, slot: slot{problem: number, epoch: 1}}
			group = append(group, &Rollout{Question: q, Breakdown: reward.Breakdown{Total: total}})
		}
		return group
	}
	var m Metrics
	r.rest(&m, [][]*Rollout{earned(0, 0, 1), earned(1, 1, 1), earned(2, math.NaN(), math.NaN()), earned(3, math.NaN(), 0)})
	if got := fmt.Sprint(m.Resting, r.questions.sets[0].resting); got != "[1 3] map[1:2 3:2]" {
		t.Error(got)
	}
}

func TestKeysDiffer(t *testing.T) {
	seen := map[uint64]bool{}
	for step := range 10 {
		for question := range 10 {
			for sample := range 10 {
				seen[trainer.Key(1, step, question, sample)] = true
			}
		}
	}
	if len(seen) != 1000 {
		t.Errorf("%d keys of 1000", len(seen))
	}
}

// TestReduced: the rollouts of a set with other_columns see what gold uses, and keys; evaluation sees all.
func TestReduced(t *testing.T) {
	t.Run("skyrl", func(t *testing.T) { testReduced(t, "skyrl", "id INTEGER", "name TEXT") })
	t.Run("pointer", func(t *testing.T) { testReduced(t, "pointer", " id", " name") })
}

// testReduced checks how a prompt says a key, and another column.
func testReduced(t *testing.T, protocol, key, other string) {
	r := newWorld(t, protocol, "").open(t, t.TempDir(), "rollout.context=8000", "rollout.turn_tokens=5")
	q := r.questions.next()
	for q.Gold != "SELECT count(*) FROM boats" { // which uses no column
		q = r.questions.next()
	}
	at, err := r.sampler.places.of(t.Context(), q.DB)
	if err != nil {
		t.Fatal(err)
	}
	if a, err := r.sampler.reduced(t.Context(), at, q); err != nil || a != at.agent {
		t.Errorf("without other_columns: another agent, %v", err)
	}
	none := 0
	q.others = &none
	a, err := r.sampler.reduced(t.Context(), at, q)
	if err != nil || a == at.agent {
		t.Fatalf("with other_columns: the same agent, %v", err)
	}
	if all, err := produced(t.Context(), at, q); err != nil || all != at.production {
		t.Errorf("evaluation: another agent, %v", err)
	}

	// So is the prompt of a rollout.
	groups, err := r.sampler.sample(t.Context(), 0, []Question{q})
	if err != nil {
		t.Fatal(err)
	}
	whole := &Rollout{Question: q}
	r.sampler.ask(t.Context(), whole, llm.Sampling{}, Execution, produced)
	for i, x := range append(groups[0], whole) {
		prompt := fmt.Sprint(x.Answer.Transcript[0])
		if !strings.Contains(prompt, key) || strings.Contains(prompt, other) != (x == whole) {
			t.Errorf("rollout %d is shown\n%s", i, prompt)
		}
	}
}

// TestGoldIsShared: all samples read one gold at the same time, and none of them writes. The race detector judges.
func TestGoldIsShared(t *testing.T) {
	r := newWorld(t, "pointer", "").open(t, t.TempDir())
	q := r.questions.next()
	at, err := r.sampler.places.of(t.Context(), q.DB)
	if err != nil {
		t.Fatal(err)
	}
	none := 0
	q.others = &none
	var working sync.WaitGroup
	for range 8 {
		working.Go(func() {
			if _, err := r.sampler.reduced(t.Context(), at, q); err != nil {
				t.Error(err)
			}
		})
		working.Go(func() {
			if _, _, err := at.replay(t.Context(), r.Recipe.protocol(), false, q); err != nil {
				t.Error(err)
			}
		})
		working.Go(func() {
			gold, err := at.golds.Of(t.Context(), at.db, q.Gold)
			if err != nil || eval.SchemaSimilarity(gold.Query, gold.Query) != 1 {
				t.Errorf("%v", err)
			}
		})
	}
	working.Wait()
}

// A database that goes away in the middle of a run costs its own questions, which are counted; the others are learnt.
func TestDatabaseGoes(t *testing.T) {
	w := newWorld(t, "pointer", "")
	gone := testdb.File(t, "CREATE TABLE boats (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO boats VALUES (1, 'Ida')")
	text, err := os.ReadFile(w.suite)
	if err != nil {
		t.Fatal(err)
	}
	lost := w.suite + ".lost.jsonl"
	write(t, lost, strings.ReplaceAll(string(text), w.db, gone))
	sets := fmt.Sprintf("data.sets=[{suite = %q}, {suite = %q}]", w.suite, lost)
	r := w.open(t, t.TempDir(), "steps=3", "rollout.questions=6", sets)
	var steps []Metrics
	err = r.Learn(t.Context(), func(m Metrics) {
		if steps = append(steps, m); m.Step == 1 {
			if err := os.Remove(gone); err != nil {
				t.Error(err)
			}
		}
	})
	if err != nil || len(steps) != 3 {
		t.Fatalf("%d steps, %v", len(steps), err)
	}
	if steps[0].Unscored != 0 || steps[2].Unscored == 0 || steps[2].Unscored > steps[2].Rollouts/2 || steps[2].Updates == 0 {
		t.Errorf("unscored before and after: %d and %d of %d, %d updates",
			steps[0].Unscored, steps[2].Unscored, steps[2].Rollouts, steps[2].Updates)
	}
}

// Weights that do not know the protocol are reported before anything is asked.
func TestWeightsDoNotFit(t *testing.T) {
	w := newWorld(t, "skyrl", "")
	recipe, err := ReadRecipe(w.recipe, "protocol=pointer")
	if err != nil {
		t.Fatal(err)
	}
	var e *RecipeError
	if _, err := Open(t.TempDir(), recipe); !errors.As(err, &e) || !strings.Contains(err.Error(), "no pointers") {
		t.Errorf("%v", err)
	}
	if _, err := Curate(t.Context(), t.TempDir(), recipe, Curation{Balanced: 1}, func(Curated) {}); !errors.As(err, &e) {
		t.Errorf("%v", err)
	}
}

// Samples of a question see its schema in one order, which is another in another step, and the same in the same.
func TestOrderOfSchema(t *testing.T) {
	w := newWorld(t, "pointer", "")
	recipe, err := ReadRecipe(w.recipe)
	if err != nil {
		t.Fatal(err)
	}
	run, err := Open(t.TempDir(), recipe)
	if err != nil {
		t.Fatal(err)
	}
	defer run.Close()
	q := run.questions.next()
	shown := func(step int) string {
		t.Helper()
		groups, err := run.sampler.sample(t.Context(), step, []Question{q})
		if err != nil {
			t.Fatal(err)
		}
		prompt := fmt.Sprint(groups[0][0].Answer.Transcript[0].Pieces)
		for _, r := range groups[0] {
			if other := fmt.Sprint(r.Answer.Transcript[0].Pieces); other != prompt {
				t.Errorf("step %d: one sample sees\n%s\nanother\n%s", step, prompt, other)
			}
		}
		return prompt
	}
	first := shown(1)
	if second := shown(2); first == second {
		t.Errorf("two steps show %s", first)
	}
	if again := shown(1); first != again {
		t.Errorf("one step shows\n%s\nand\n%s", first, again)
	}
}
