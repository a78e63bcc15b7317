package grpo

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/model"
)

const thrice = "SELECT count(*), count(*), count(*) FROM boats"

// far is a world with a question that a guess never answers.
func far(t *testing.T, protocol string) world {
	w := newWorld(t, protocol, "")
	w.ask(t, w.db, thrice)
	return w
}

// ask makes a question the world's only one.
func (w world) ask(t *testing.T, dsn, gold string) {
	var line bytes.Buffer
	err := jsonl.Write(&line, eval.Problem{DB: dsn, Question: "how many boats are there, thrice", Gold: gold})
	if err != nil {
		t.Fatal(err)
	}
	write(t, w.suite, line.String())
}

// Gold joins a group in which no sample is right, after the very prompt of the samples, and is in no count of these.
func TestGuide(t *testing.T) {
	const boats = `CREATE TABLE boats (id INTEGER PRIMARY KEY, name VARCHAR(9)); INSERT INTO boats VALUES (1, 'Ida'), (2, 'Mo')`
	skyrl := []string{"rollout.turn_tokens=25", "rollout.turns=3", "rollout.context=8000", "rollout.samples=4"}
	for name, c := range map[string]struct {
		protocol string
		settings []string
		server   func(*testing.T) string // where it is not SQLite
	}{
		"pointer": {protocol: "pointer"},
		"skyrl":   {protocol: "skyrl", settings: skyrl},
		"postgres": {protocol: "pointer", server: func(t *testing.T) string {
			return testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), "test_guide", boats)
		}},
		"mariadb": {protocol: "pointer", server: func(t *testing.T) string {
			return testdb.MySQL(t, dbtest.Server(t, "SQLAGENT_TEST_MYSQL", "scripts/mariadb.sh"), "test_guide", boats)
		}},
	} {
		protocol, settings := c.protocol, c.settings
		t.Run(name, func(t *testing.T) {
			w := far(t, protocol)
			if c.server != nil {
				w.ask(t, c.server(t), thrice)
			}
			r := w.open(t, t.TempDir(), append(settings, "advantage.guide=true", "rollout.questions=2")...)
			m := Metrics{Step: 1, Seconds: map[string]float64{}}
			groups, err := r.rollouts(t.Context(), 2, &m)
			if err != nil {
				t.Fatal(err)
			}
			m.count(groups)
			samples := r.Recipe.Rollout.Samples
			if m.Guided != 2 || m.Unsaid != 0 || m.Rollouts != 2*samples || m.EX != 0 || m.PassG != 0 {
				t.Fatalf("%d guided groups, %d rollouts, EX %v, pass@G %v", m.Guided, m.Rollouts, m.EX, m.PassG)
			}
			for _, group := range examples(groups, r.tokenizer) {
				gold, sample := group[samples], group[0]
				if gold.prompt != sample.prompt || !slices.Equal(gold.sequence.Tokens[:gold.prompt], sample.sequence.Tokens[:sample.prompt]) {
					t.Errorf("gold is after %q, samples after %q",
						r.tokenizer.Decode(gold.sequence.Tokens[:gold.prompt]), r.tokenizer.Decode(sample.sequence.Tokens[:sample.prompt]))
				}
				if gold.R() <= sample.R() {
					t.Errorf("gold earns %v, a sample %v", gold.R(), sample.R())
				}
			}
		})
	}
}

// A gold that the protocol cannot say joins no group, and is counted.
func TestGuideUnsaid(t *testing.T) {
	w := newWorld(t, "pointer", "")
	w.ask(t, w.db, "SELECT hex(name) || count(*) OVER () FROM boats")
	r := w.open(t, t.TempDir(), "advantage.guide=true", "rollout.questions=2")
	m := Metrics{Step: 1, Seconds: map[string]float64{}}
	groups, err := r.rollouts(t.Context(), 2, &m)
	if err != nil {
		t.Fatal(err)
	}
	if m.Guided != 0 || m.Unsaid != 2 || len(groups[0]) != r.Recipe.Rollout.Samples {
		t.Fatalf("%d guided groups, %d unsaid, a group of %d", m.Guided, m.Unsaid, len(groups[0]))
	}
}

// What gold says becomes likelier, and with it the policy learns what no sample of it was; without it nothing.
func TestGuideTeaches(t *testing.T) {
	if testing.Short() {
		t.Skip("learns for some seconds")
	}
	w := far(t, "pointer")
	ends := map[string]float64{}
	for _, guide := range []string{"false", "true"} {
		r := w.open(t, t.TempDir(), "advantage.guide="+guide, "rollout.questions=2", "steps=80", "optimiser.lr=3e-3", "run.save_every=80")
		var first, last Metrics
		if err := r.Learn(t.Context(), func(m Metrics) {
			if last = m; m.Step == 1 {
				first = m
			}
		}); err != nil {
			t.Fatal(err)
		}
		if first.EX != 0 {
			t.Fatalf("guesses are right (%v): the test is weaker than it should be", first.EX)
		}
		ends[guide] = last.EX
	}
	if ends["false"] != 0 || ends["true"] < 0.5 {
		t.Errorf("EX ends at %v without gold, at %v with it", ends["false"], ends["true"])
	}
}

// Gold's ratio is 1 in a first update, and it is scored over the whole vocabulary.
func TestGuideIsScored(t *testing.T) {
	r := far(t, "pointer").open(t, t.TempDir(), "advantage.guide=true", "rollout.questions=1")
	m := Metrics{Step: 1, Seconds: map[string]float64{}, LR: 1e-3}
	groups, err := r.rollouts(t.Context(), 1, &m)
	if err != nil {
		t.Fatal(err)
	}
	all := examples(groups, r.tokenizer)
	gold := all[0][len(all[0])-1]
	if err := r.learn(all, &m); err != nil {
		t.Fatal(err)
	}
	if gold.Dropped || !slices.Equal(gold.Behaviour, gold.Old) || gold.Advantage[0] <= 0 || m.Mismatch > 1e-6 {
		t.Errorf("dropped %v, π_b %v, π_old %v, advantage %v, mismatch %v", gold.Dropped, gold.Behaviour, gold.Old, gold.Advantage, m.Mismatch)
	}
	alone := pack([][]*example{{gold}}, 8000, r.Recipe.Rollout.Temperature)[0]
	if alone.packed.Allowed != nil {
		t.Error("gold is scored over what a grammar allows")
	}
	logp, _, err := r.policy.Score(alone.packed, model.Current)
	if err != nil {
		t.Fatal(err)
	}
	before, after := float32(0), float32(0)
	for i, y := range alone.of(0, logp) {
		before, after = before+gold.Old[i], after+y
	}
	if after <= before {
		t.Errorf("gold had log-probability %v, and has %v", before, after)
	}
}

func TestGuideRefused(t *testing.T) {
	w := newWorld(t, "pointer", "")
	for _, settings := range [][]string{
		{"advantage.guide=true", "advantage.estimator=step"},
		{"advantage.guide=true", "rollout.environment=odt"},
	} {
		if _, err := ReadRecipe(w.recipe, settings...); err == nil || !strings.Contains(err.Error(), "advantage.guide") {
			t.Errorf("%v: %v", settings, err)
		}
	}
}
