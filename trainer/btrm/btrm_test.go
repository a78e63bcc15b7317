package btrm

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// The loss and its slope are those of −log σ(r⁺ − r⁻), far out too.
func TestBradleyTerry(t *testing.T) {
	for _, r := range [][2]float64{{0, 0}, {1, -2}, {-3, 0.5}, {40, -40}, {-400, 400}} {
		loss, slope := bradleyTerry(r[0], r[1])
		Δ := r[0] - r[1]
		want := -Δ // far below 0
		if Δ > -30 {
			want = -math.Log(1 / (1 + math.Exp(-Δ)))
		}
		if math.Abs(loss-want) > 1e-9*max(1, math.Abs(want)) {
			t.Errorf("r⁺ %v, r⁻ %v: loss %v, want %v", r[0], r[1], loss, want)
		}
		const h = 1e-5
		above, _ := bradleyTerry(r[0]+h, r[1])
		below, _ := bradleyTerry(r[0]-h, r[1])
		if math.Abs(slope-(above-below)/(2*h)) > 1e-6 {
			t.Errorf("r⁺ %v, r⁻ %v: slope %v, want %v", r[0], r[1], slope, (above-below)/(2*h))
		}
	}
}

// pets is a database with a run over it: answers that are right, wrong and failing.
func pets(t *testing.T) []eval.Outcome {
	t.Helper()
	path := testdb.File(t, "CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT, age INT); INSERT INTO pet VALUES (1, 'Rex', 3), (2, 'Ada', 4);")
	attempt := func(v eval.Verdict, sql string) eval.Attempt { return eval.Attempt{SQL: sql, Verdict: v} }
	ask := func(question, gold string, samples ...eval.Attempt) eval.Outcome {
		return eval.Outcome{Problem: eval.Problem{DB: path, Question: question, Gold: gold}, Attempt: samples[0], Samples: samples}
	}
	return []eval.Outcome{
		ask("How many pets are there?", "SELECT count(*) FROM pet", attempt(eval.Wrong, "SELECT max(age) FROM pet"), attempt(eval.Right, "SELECT count(*) FROM pet"),
			attempt(eval.Wrong, "SELECT max(age) FROM pet"), attempt(eval.Failed, "SELECT size FROM pet"), attempt(eval.Right, "SELECT count(id) FROM pet")),
		ask("The oldest?", "SELECT max(age) FROM pet", attempt(eval.Right, "SELECT max(age) FROM pet")),
		ask("Which?", "SELECT name FROM pet", attempt(eval.Failed, "")),
	}
}

func writer(t *testing.T, protocol string) *Writer {
	t.Helper()
	p, ok := protocols.Lookup(protocol)
	if !ok {
		t.Fatalf("there is no protocol %s", protocol)
	}
	databases := &reward.Databases{}
	t.Cleanup(databases.Close)
	return &Writer{Databases: databases, Protocol: p, Limits: reward.DefaultLimits}
}

// A preference is two conversations with one prompt, each of which ends with its query.
func TestPreferences(t *testing.T) {
	for _, protocol := range []string{"plain", "paverl", "skyrl"} {
		all, skipped, err := writer(t, protocol).Preferences(t.Context(), pets(t), 8, 1)
		if err != nil || skipped != 0 || len(all) != 2 {
			t.Fatalf("%s: %d pairs, %d skipped, %v", protocol, len(all), skipped, err)
		}
		var worse []string
		for _, p := range all {
			last := len(p.Better.Segments) - 1
			if len(p.Worse.Segments) != last+1 || !slices.EqualFunc(p.Better.Segments[:last], p.Worse.Segments[:last], func(a, b trajectory.Segment) bool { return a.Text == b.Text && !a.Generated && !b.Generated }) {
				t.Errorf("%s: the prompts differ, or hold an answer", protocol)
			}
			if better := p.Better.Segments[last].Text; !strings.Contains(better, "SELECT count(") {
				t.Errorf("%s: the better is %q", protocol, better)
			}
			worse = append(worse, p.Worse.Segments[last].Text)
		}
		if both := strings.Join(worse, ""); !strings.Contains(both, "max(age)") || !strings.Contains(both, "SELECT size") {
			t.Errorf("%s: the worse are %q", protocol, worse)
		}
	}
}

// A model learns to order pairs, and scores one conversation as among others.
func TestLearns(t *testing.T) {
	all, _, err := writer(t, "plain").Preferences(t.Context(), pets(t), 8, 1)
	if err != nil {
		t.Fatal(err)
	}
	var texts []string
	for _, p := range all {
		texts = append(texts, trajectory.Text(p.Better.Segments), trajectory.Text(p.Worse.Segments))
	}
	tok, err := token.Train(slices.Values(texts), 300, "qwen2", nil)
	if err != nil {
		t.Fatal(err)
	}
	c := model.Config{Architecture: "qwen2", VocabSize: tok.Size(), Context: 2048, Layers: 1, Embedding: 32, FeedForward: 64, Heads: 2, KVHeads: 1,
		NormEps: 1e-6, RopeBase: 10000}
	m, err := model.New(c, 1)
	if err != nil {
		t.Fatal(err)
	}
	origin := m.Origin()
	if err := origin.AddValueHead(); err != nil {
		t.Fatal(err)
	}
	if m, err = origin.Model(); err != nil {
		t.Fatal(err)
	}
	before, err := Ordered(m, tok, all, 4096)
	if err != nil || before != 0.5 { // the head says 0 of everything
		t.Fatalf("before: %v, %v", before, err)
	}
	corpus, tooLong, err := Corpus(tok, all, c.Context)
	if err != nil || tooLong != 0 || len(corpus.Groups) != 2 {
		t.Fatalf("%d groups, %d too long, %v", len(corpus.Groups), tooLong, err)
	}
	var losses []float64
	run := trainer.SFT{Steps: 40, BatchTokens: 4096, Schedule: trainer.Schedule{Peak: 3e-3, Warmup: 2, Decay: 1}, ClipNorm: 1, Dir: t.TempDir(), Loss: Loss}
	err = run.Run(t.Context(), m, tok, corpus.Batches(4096, 1, 0), nil, trainer.State{}, func(p trainer.Progress) { losses = append(losses, p.Loss) })
	if err != nil {
		t.Fatal(err)
	}
	if first, last := losses[0], losses[len(losses)-1]; math.Abs(first-math.Ln2) > 1e-6 || last > 0.1 {
		t.Errorf("the loss goes from %v to %v, want from log 2 to below 0.1", first, last)
	}
	if after, err := Ordered(m, tok, all, 4096); err != nil || after != 1 {
		t.Errorf("after: %v, %v", after, err)
	}
	one, err := Scores(m, tok, []trajectory.Example{all[0].Worse}, 4096)
	if err != nil {
		t.Fatal(err)
	}
	several, err := Scores(m, tok, []trajectory.Example{all[0].Better, all[0].Worse, all[1].Better}, 4096)
	if err != nil || len(several) != 3 || math.Abs(one[0]-several[1]) > 1e-4 {
		t.Errorf("alone %v, among others %v, %v", one, several, err)
	}
}

// What has no head is refused.
func TestHeadless(t *testing.T) {
	if _, err := Loss(headless{}, &trainer.Batch{}); err == nil {
		t.Error("a model without a value head is taken")
	}
}

type headless struct{ model.Policy }

func (headless) Forward(model.Packed) (model.Out, error) { return model.Out{}, nil }
