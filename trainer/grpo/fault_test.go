package grpo

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// One process works in a run's folder.
func TestLocked(t *testing.T) {
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	first := w.open(t, dir)
	var held *filelock.HeldError
	if _, err := Open(dir, first.Recipe); !errors.As(err, &held) {
		t.Errorf("%v, want a *filelock.HeldError", err)
	}
	first.Close()
	w.open(t, dir)
}

// Numbers that are none end a run: it says what to do, and leaves weights that can be gone on with.
func TestNaN(t *testing.T) {
	for _, c := range []struct {
		what string
		lr   float64
	}{
		{"the next step's logits", 1e20},
		{"the weights", 1e39},
	} {
		w, dir := newWorld(t, "pointer", ""), t.TempDir()
		r := w.open(t, dir, "steps=1")
		if err := r.Learn(t.Context(), func(Metrics) {}); err != nil {
			t.Fatal(err)
		}
		r.Recipe.Steps, r.Recipe.Optimiser.LR = 9, c.lr
		err := r.Learn(t.Context(), func(Metrics) {})
		var failed *StepError
		if !errors.As(err, &failed) || !strings.Contains(err.Error(), "lower optimiser.lr") {
			t.Fatalf("%s: %v, want a *StepError with advice", c.what, err)
		}
		r.Close()
		again := w.open(t, dir, "steps=9")
		if again.Step() < 1 || again.Step() >= failed.Step {
			t.Errorf("%s: failed in step %d, goes on after step %d", c.what, failed.Step, again.Step())
		}
	}
}

// A full disk ends a run with its last checkpoint whole. With room again it ends where one ends that always had room.
func TestFullDisk(t *testing.T) {
	disk := smallDisk(t, "4m")
	w := newWorld(t, "pointer", "")
	whole := w.open(t, t.TempDir())
	if err := whole.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Fatal(err)
	}
	dir, ballast := filepath.Join(disk, "run"), filepath.Join(disk, "ballast")
	r := w.open(t, dir)
	err := r.Learn(t.Context(), func(m Metrics) {
		if m.Step == 2 {
			fill(t, ballast)
		}
	})
	if !errors.Is(err, syscall.ENOSPC) || !strings.Contains(err.Error(), "the last checkpoint is as it was") {
		t.Fatalf("%v, want a full disk", err)
	}
	r.Close()
	if err := os.Remove(ballast); err != nil {
		t.Fatal(err)
	}
	again := w.open(t, dir)
	if again.Step() != 2 {
		t.Fatalf("goes on after step %d, want 2", again.Step())
	}
	if err := again.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(checkpointOf(t, whole.Dir), checkpointOf(t, dir)) {
		t.Error("the weights are others")
	}
}

// smallDisk is a file system of its own, which only the superuser may have.
func smallDisk(t *testing.T, size string) string {
	t.Helper()
	dir := t.TempDir()
	if out, err := exec.Command("mount", "-t", "tmpfs", "-o", "size="+size, "tmpfs", dir).CombinedOutput(); err != nil {
		t.Skipf("a small file system cannot be mounted here (as root it can): %s", out)
	}
	t.Cleanup(func() {
		if out, err := exec.Command("umount", "-l", dir).CombinedOutput(); err != nil {
			t.Errorf("%v: %s", err, out)
		}
	})
	return dir
}

// fill takes all room that a file's disk has left.
func fill(t *testing.T, path string) {
	t.Helper()
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for block := make([]byte, 4096); err == nil; {
		_, err = f.Write(block)
	}
	if !errors.Is(err, syscall.ENOSPC) {
		t.Fatal(err)
	}
}

// A database that goes away, or that another process keeps to itself, costs the run its questions, no more.
func TestDatabaseFails(t *testing.T) {
	for _, c := range []struct {
		what string
		fail func(t *testing.T, path string)
	}{
		{"deleted", func(t *testing.T, path string) {
			if err := os.Remove(path); err != nil {
				t.Fatal(err)
			}
		}},
		{"locked", func(t *testing.T, path string) {
			writer, err := sql.Open("sqlite", path)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { writer.Close() })
			writer.SetMaxOpenConns(1)
			if _, err := writer.Exec("BEGIN EXCLUSIVE"); err != nil {
				t.Fatal(err)
			}
		}},
	} {
		t.Run(c.what, func(t *testing.T) {
			if testing.Short() && c.what == "locked" {
				t.Skip("SQLite waits for the lock for ten seconds")
			}
			w := newWorld(t, "pointer", "")
			other := testdb.File(t, "CREATE TABLE ships (id INTEGER PRIMARY KEY); INSERT INTO ships VALUES (1), (2)")
			var lines bytes.Buffer
			if err := jsonl.Write(&lines, eval.Problem{DB: w.db, Question: "names of boats", Gold: "SELECT name FROM boats"},
				eval.Problem{DB: other, Question: "ids of ships", Gold: "SELECT id FROM ships"}); err != nil {
				t.Fatal(err)
			}
			write(t, w.suite, lines.String())
			r := w.open(t, t.TempDir(), "steps=2", "rollout.questions=2")
			var unscored []int
			if err := r.Learn(t.Context(), func(m Metrics) {
				if unscored = append(unscored, m.Unscored+m.Empty); m.Step == 1 {
					c.fail(t, other)
				}
			}); err != nil {
				t.Fatal(err)
			}
			// Some of the 12 to the failed database may never come to a query, which is wrong whatever it holds.
			if len(unscored) != 2 || unscored[0] != 0 || unscored[1] < 6 || unscored[1] > 12 {
				t.Errorf("%d rollouts could not be judged, want those of one question in step 2", unscored)
			}
		})
	}
}

// A database that was away costs the run its questions until it is there again.
func TestDatabaseComesBack(t *testing.T) {
	w := newWorld(t, "pointer", "")
	away := w.db + ".away"
	r := w.open(t, t.TempDir(), "steps=1")
	if err := os.Rename(w.db, away); err != nil {
		t.Fatal(err)
	}
	if err := r.Learn(t.Context(), func(Metrics) {}); err == nil || !strings.Contains(err.Error(), "nothing could be asked") {
		t.Fatal(err)
	}
	x := &Rollout{Question: Question{Problem: eval.Problem{DB: w.db}}, Answer: &agent.Answer{}, Err: errors.New("it was away")}
	if r.scorer.one(t.Context(), x); x.Breakdown.Why != "it was away" {
		t.Errorf("%q: to be scored, it was tried again", x.Breakdown.Why)
	}
	if err := os.Rename(away, w.db); err != nil {
		t.Fatal(err)
	}
	if err := r.Learn(t.Context(), func(m Metrics) {
		if m.Unscored+m.Empty > 0 {
			t.Errorf("%d and %d rollouts that nobody could judge: %s", m.Unscored, m.Empty, m.Why)
		}
	}); err != nil {
		t.Error(err)
	}
}

// A device that fails among the answers of an evaluation ends the run, as among rollouts: they are nobody's wrong
// answers.
func TestDeviceFailsInEvaluation(t *testing.T) {
	w := newWorld(t, "pointer", "")
	recipe, err := ReadRecipe(w.recipe, "steps=1", "evaluate.every=1", fmt.Sprintf("evaluate.suite=%q", w.suite))
	if err != nil {
		t.Fatal(err)
	}
	lost := errors.New("the GPU is lost")
	r, err := OpenOn(t.TempDir(), recipe, func(from *model.Origin, u *Use) (model.Policy, error) {
		p, err := OnCPU(from, u)
		return lossy{p, func() error { return lost }}, err
	})
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	var device *llm.DeviceError
	if err := r.Learn(t.Context(), func(Metrics) {}); !errors.As(err, &device) || !errors.Is(err, lost) {
		t.Errorf("%v, want a *llm.DeviceError", err)
	}
}

// A run that is interrupted in an evaluation goes on after its newest checkpoint, and says which one that is.
func TestInterruptedEvaluation(t *testing.T) {
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	recipe, err := ReadRecipe(w.recipe, "steps=6", "run.save_every=2", "evaluate.every=3", fmt.Sprintf("evaluate.suite=%q", w.suite))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	r, err := OpenOn(dir, recipe, func(from *model.Origin, u *Use) (model.Policy, error) {
		p, err := OnCPU(from, u)
		return lossy{p, func() error { cancel(); return ctx.Err() }}, err
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Learn(ctx, func(Metrics) {}); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	if r.Step() != 3 || r.Saved() != 2 {
		t.Errorf("%d steps are done, %d saved", r.Step(), r.Saved())
	}
	r.Close()
	again, err := Open(dir, recipe)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if again.Step() != 2 || again.Saved() != 2 {
		t.Errorf("goes on after step %d of %d saved", again.Step(), again.Saved())
	}
}

// lossy is a policy whose decoder fails at greedy draws, which evaluations alone make.
type lossy struct {
	model.Policy
	fails func() error
}

func (p lossy) NewDecoder(o model.DecoderOptions) (model.Decoder, error) {
	d, err := p.Policy.NewDecoder(o)
	return lossyDecoder{d, p.fails}, err
}

type lossyDecoder struct {
	model.Decoder
	fails func() error
}

func (d lossyDecoder) Extend(spans []model.Span, draws []model.Draw) ([]model.Drawn, error) {
	if slices.ContainsFunc(draws, func(x model.Draw) bool { return x.Sampling.Temperature == 0 }) {
		return nil, d.fails()
	}
	return d.Decoder.Extend(spans, draws)
}

// Weights of one shape cannot go on with the run of another.
func TestWeightsOfAnotherShape(t *testing.T) {
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	r := w.open(t, dir, "steps=1")
	if err := r.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Fatal(err)
	}
	r.Close()
	c, err := trainer.OpenCheckpoint(w.init)
	if err != nil {
		t.Fatal(err)
	}
	shape := r.policy.Config()
	shape.Layers++
	larger, err := model.New(shape, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := trainer.SaveCheckpoint(w.init, larger, c.Tokenizer, trainer.State{}, trainer.Keep); err != nil {
		t.Fatal(err)
	}
	var of *model.CheckpointError
	if _, err := Open(dir, r.Recipe); !errors.As(err, &of) || !strings.Contains(of.Why, "another model") {
		t.Errorf("%v, want a *model.CheckpointError", err)
	}
}

// A query that the clock ends on a server is nobody's fault: its rollouts are counted, and not scored.
func TestServerTimeout(t *testing.T) {
	dsn := testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), "test_grpo",
		`CREATE TABLE boats (id INTEGER PRIMARY KEY, name VARCHAR(40)); INSERT INTO boats SELECT i, 'boat ' || i FROM generate_series(1, 100000) AS s (i);`)
	w := newWorld(t, "pointer", "")
	r := w.open(t, t.TempDir(), "rollout.sql_seconds=1")
	at, err := r.sampler.places.of(t.Context(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	if at.limits.Timeout != time.Second {
		t.Errorf("the limits %+v are not the recipe's", at.limits)
	}
	// No plan says how long it runs: what statistics a server has must not decide whether the gate lets it pass.
	slow := "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 1000000000) SELECT count(*) FROM t"
	x := &Rollout{Question: Question{Problem: eval.Problem{DB: dsn, Question: "how many boats", Gold: "SELECT count(*) FROM boats"}},
		Answer: &agent.Answer{SQL: slow, Trace: []llm.Token{{Generated: true}}}}
	r.scorer.one(t.Context(), x)
	if x.scored() || !strings.Contains(x.Breakdown.Why, "longer than 1s") {
		t.Errorf("%s", x.Breakdown)
	}
	m := Metrics{}
	m.count([][]*Rollout{{x}})
	if !strings.Contains(m.Why, "how many boats") || !strings.Contains(m.Why, "longer than 1s") {
		t.Errorf("%q does not say why", m.Why)
	}
	// By itself, as `sqltrain score` has it, such a query is wrong.
	gold, err := at.golds.Of(t.Context(), at.db, x.Gold)
	if err != nil {
		t.Fatal(err)
	}
	b, err := reward.EX().Score(t.Context(), &reward.Sample{Trajectory: reward.Trajectory{SQL: slow}, Gold: gold, DB: at.db, Limits: at.limits})
	if err != nil || b.Total != 0 || b.Why != "" {
		t.Errorf("%v, %v", b, err)
	}
}

// A run whose samples have become alike ends, says so, and keeps its weights.
func TestCollapse(t *testing.T) {
	w := newWorld(t, "pointer", "")
	dir := t.TempDir()
	r := w.open(t, dir, "steps=20", "run.low_entropy=100")
	steps := 0
	err := r.Learn(t.Context(), func(Metrics) { steps++ })
	var collapse *CollapseError
	if !errors.As(err, &collapse) || steps != r.Step() || steps > 12 {
		t.Errorf("after %d steps: %v", steps, err)
	}
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	if c, err := trainer.OpenCheckpoint(dir); err != nil || c.Step != steps {
		t.Errorf("the last step is not kept: %v", err)
	}
	r = w.open(t, t.TempDir(), "steps=2")
	defer r.Close()
	if err := r.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Error(err)
	}
}

// A run begins with an adapter that was trained before, and not with one of other weights.
func TestAdapter(t *testing.T) {
	w := newWorld(t, "pointer", "")
	first := t.TempDir()
	r := w.open(t, first, "steps=2", "model.lora_rank=2", "model.lora_alpha=4")
	if err := r.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Fatal(err)
	}
	p := model.Packed{Tokens: []int32{5, 6, 7}, Segments: []model.Segment{{Len: 3, Prefix: -1}}, Score: []bool{false, true, true}}
	want, _, err := r.policy.Score(p, model.Current)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	goes := []string{"model.adapter=" + first}
	r = w.open(t, t.TempDir(), goes...)
	got, _, err := r.policy.Score(p, model.Current)
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("it begins with %v, %v; want %v", got, err, want)
	}
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	other := newWorld(t, "pointer", "")
	c, err := trainer.OpenCheckpoint(w.init)
	if err != nil {
		t.Fatal(err)
	}
	m, err := model.New(r.policy.Config(), 3)
	if err != nil {
		t.Fatal(err)
	}
	if err := trainer.SaveCheckpoint(other.init, m, c.Tokenizer, trainer.State{Step: 9}, 1); err != nil {
		t.Fatal(err)
	}
	recipe, err := ReadRecipe(other.recipe, goes...)
	if err != nil {
		t.Fatal(err)
	}
	var wrong *model.CheckpointError
	if _, err := Open(t.TempDir(), recipe); !errors.As(err, &wrong) {
		t.Errorf("an adapter of other weights: %v", err)
	}
	if _, err := ReadRecipe(w.recipe, goes[0], "model.lora_rank=2"); err == nil {
		t.Error("an adapter and a rank")
	}
}

// A database that cannot be asked is closed: the next try opens it again.
func TestPlaceThatFails(t *testing.T) {
	w := newWorld(t, "pointer", "")
	p := newPlaces(agenttest.Say(""), &Recipe{}) // of no protocol
	p.options.Protocol = agent.Protocol{}
	defer p.close()
	at, err := p.of(t.Context(), w.db)
	if err == nil || at.db == nil {
		t.Fatalf("%v, %v", at, err)
	}
	if _, err := at.db.Query(t.Context(), "SELECT 1", database.Limits{}); err == nil || !strings.Contains(err.Error(), "closed") {
		t.Errorf("the database is open: %v", err)
	}
}
