package nightly

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/knowledge/examples"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/card"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/grpo"
	"github.com/sqlagent/sqlagent/trainer/pairs"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// things are the tables of the test's database.
var things = strings.Fields("boat car house tree bird lamp road coin book desk fish hill")

// team is a tiny policy that knows nothing, a database, and what a team asks of it.
type team struct{ dir, recipe, db, pairs, examples string }

func newTeam(t *testing.T) team {
	t.Helper()
	dir := t.TempDir()
	w := team{dir: filepath.Join(dir, "nightly"), recipe: filepath.Join(dir, "nightly.toml"), db: filepath.Join(dir, "things.sqlite"),
		pairs: filepath.Join(dir, "pairs.jsonl"), examples: filepath.Join(dir, "examples.jsonl")}
	var script strings.Builder
	for i, thing := range things {
		fmt.Fprintf(&script, "CREATE TABLE %s (id INTEGER PRIMARY KEY, name TEXT);\n", thing)
		for row := range i + 2 {
			fmt.Fprintf(&script, "INSERT INTO %[1]s VALUES (%[2]d, '%[1]s %[2]d');\n", thing, 10*i+row)
		}
	}
	testdb.Write(t, w.db, script.String())
	w.ask(t, "how many %ss are there", "SELECT count(*) FROM %s")
	w.ask(t, "%s names", "SELECT name FROM %s")
	w.init(t, filepath.Join(dir, "init.gguf"))
	w.settings(t, "")
	return w
}

// ask adds a question of each thing to the team's pairs.
func (w team) ask(t *testing.T, question, gold string) {
	t.Helper()
	var lines bytes.Buffer
	for _, thing := range things {
		p := eval.Problem{DB: filepath.Base(w.db), Question: fmt.Sprintf(question, thing), Gold: fmt.Sprintf(gold, thing)}
		if err := jsonl.Write(&lines, p); err != nil {
			t.Fatal(err)
		}
	}
	old, _ := os.ReadFile(w.pairs)
	write(t, w.pairs, string(old)+lines.String())
}

func (w team) init(t *testing.T, path string) {
	t.Helper()
	specials := token.BareSpecials()
	for _, p := range form.Vocabulary() {
		specials = append(specials, p.Name())
	}
	tok, err := token.Train(slices.Values([]string{" how many boats are there", " names id name"}), 256+len(specials)+40, "qwen2", specials)
	if err != nil {
		t.Fatal(err)
	}
	m, err := model.New(model.Config{Architecture: "qwen2", VocabSize: tok.Size(), Context: 1024, Layers: 2, Embedding: 32, FeedForward: 64,
		Heads: 2, KVHeads: 1, RopeBase: 10000, NormEps: 1e-6, Tied: true}, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := trainer.Export(path, m.Origin(), tok, gguf.FileF32, trainer.ExportInfo{Name: "init", Protocol: "pointer", License: "MIT"}); err != nil {
		t.Fatal(err)
	}
}

// settings writes the recipe, with more lines of TOML after it.
func (w team) settings(t *testing.T, more string, replace ...string) {
	t.Helper()
	dir := filepath.Dir(w.recipe)
	text := fmt.Sprintf(`name = "team"
[weights]
init = %q
type = "F32"
keep = 2
[data]
pairs = [%q]
held_out = 0.5
least_held_out = 4
orders = 1
[promote]
threshold = 0.99
[sft]
epochs = 1
batch = 2000
lr = 1e-3
`, filepath.Join(dir, "init.gguf"), w.pairs)
	write(t, w.recipe, strings.NewReplacer(replace...).Replace(text)+more)
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// night makes a night, and reads back what it left.
func (w team) night(ctx context.Context, t *testing.T, told func(string)) (State, error) {
	t.Helper()
	if testing.Short() {
		t.Skip("a night learns for a while")
	}
	r, err := ReadRecipe(w.recipe)
	if err != nil {
		t.Fatal(err)
	}
	n := Night{Recipe: r, Dir: w.dir, Device: cpu, Notify: func(format string, args ...any) {
		if told != nil {
			told(fmt.Sprintf(format, args...))
		}
	}}
	_, err = n.Run(ctx)
	s, readErr := ReadState(w.dir)
	if readErr != nil {
		t.Fatal(readErr)
	}
	return s, err
}

// answers is the file that answers, as the link has it.
func (w team) answers(t *testing.T) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(w.dir, currentLink, modelFile))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func (w team) mustNight(t *testing.T) State {
	t.Helper()
	s, err := w.night(t.Context(), t, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Night after night: promoted, kept for want of news, promoted from there, and gone back.
func TestNights(t *testing.T) {
	w := newTeam(t)
	s := w.mustNight(t)
	first := w.answers(t)
	if s.Verdict != Promoted || s.Current != "0001" || s.HeldOut.Questions < 4 || len(s.Stages) != 8 {
		t.Fatalf("%+v", s)
	}
	held := w.heldOut(t, s)

	if s = w.mustNight(t); s.Verdict != Kept || !strings.Contains(s.Why, "0 new pairs") || s.Current != "0001" {
		t.Errorf("nothing new: %+v", s)
	}

	// What is measured on stays so: the same questions, and other words for their queries.
	w.ask(t, "the number of %ss, please", "select COUNT(*) from %s")
	w.ask(t, "largest id of %ss", "SELECT max(id) FROM %s")
	if s = w.mustNight(t); s.Verdict != Promoted || s.Current != "0003" || bytes.Equal(w.answers(t), first) {
		t.Fatalf("new pairs: %+v", s)
	}
	learnt, err := eval.ReadSuite(filepath.Join(w.dir, nightsDir, "0003", pairsDir, pairs.TrainFile), "")
	if err != nil || len(learnt) == 0 {
		t.Fatal(err)
	}
	is := pairs.NewHeld(held...)
	for _, p := range learnt {
		if is.Holds(p) {
			t.Errorf("%q is learnt, and was held out", p.Question)
		}
	}
	if later := w.heldOut(t, s); len(later) <= len(held) || later[0] != held[0] {
		t.Errorf("%d questions are held out, then %d", len(held), len(later))
	}
	if names, _ := versions(w.dir); !slices.Equal(names, []string{"0001", "0003"}) {
		t.Errorf("versions %v, want the last two", names)
	}
	if names := w.nights(t); !slices.Equal(names, []string{"0001", "0003"}) {
		t.Errorf("nights %v, want the last two that learnt", names)
	}

	from, to, err := Rollback(w.dir, "")
	if err != nil || from != "0003" || to != "0001" || !bytes.Equal(w.answers(t), first) {
		t.Errorf("from %s to %s, %v", from, to, err)
	}
	var none *VersionError
	if _, _, err := Rollback(w.dir, ""); !errors.As(err, &none) {
		t.Errorf("before the first: %v", err)
	}
	if _, _, err := Rollback(w.dir, "0002"); !errors.As(err, &none) {
		t.Errorf("one that is not there: %v", err)
	}
	if _, to, err := Rollback(w.dir, "0003"); err != nil || to != "0003" {
		t.Errorf("to %s, %v", to, err)
	}
}

// What was withdrawn stays so: the night after a rollback learns all pairs again, from where it went back to, and going
// back from that night leads there again.
func TestRollback(t *testing.T) {
	w := newTeam(t)
	w.mustNight(t)
	w.ask(t, "largest id of %ss", "SELECT max(id) FROM %s")
	if s := w.mustNight(t); s.Current != "0002" {
		t.Fatalf("%+v", s)
	}
	if _, to, err := Rollback(w.dir, ""); err != nil || to != "0001" {
		t.Fatalf("to %s, %v", to, err)
	}
	if s := w.mustNight(t); s.Verdict != Promoted || s.Current != "0003" {
		t.Fatalf("%s: %s; want the withdrawn pairs learnt again", s.Verdict, s.Why)
	}
	if _, to, err := Rollback(w.dir, ""); err != nil || to != "0001" {
		t.Errorf("to %s, %v; want the version that 0003 learnt on from", to, err)
	}
}

// A share that is raised, and a query that is corrected, hold out nothing that was learnt.
func TestLearntIsNotMeasured(t *testing.T) {
	w := newTeam(t)
	w.settings(t, "", "held_out = 0.5", "held_out = 0.3")
	if s := w.mustNight(t); s.Verdict != Promoted {
		t.Fatalf("%+v", s)
	}
	learnt, err := eval.ReadSuite(filepath.Join(w.dir, nightsDir, "0001", pairsDir, pairs.TrainFile), "")
	if err != nil || len(learnt) == 0 {
		t.Fatal(err)
	}
	text, err := os.ReadFile(w.pairs)
	if err != nil {
		t.Fatal(err)
	}
	write(t, w.pairs, strings.ReplaceAll(string(text), "SELECT name", "SELECT DISTINCT name"))
	w.ask(t, "largest id of %ss", "SELECT max(id) FROM %s")
	w.settings(t, "", "held_out = 0.5", "held_out = 0.5\ncalibrate = 0.4")
	s := w.mustNight(t)
	calibration, err := (&Night{Dir: w.dir}).suite(s.Calibration)
	if err != nil || len(calibration) == 0 {
		t.Fatalf("%d to calibrate, %v", len(calibration), err)
	}
	is := pairs.NewHeld(slices.Concat(w.heldOut(t, s), calibration)...)
	for _, p := range learnt {
		if is.Holds(p) {
			t.Errorf("%q was learnt, and is measured on", p.Question)
		}
	}
}

// What was calibrated on is not measured on, though the share be raised; and what is measured on is not calibrated on,
// though a suite of both say so.
func TestCalibratedIsNotMeasured(t *testing.T) {
	w := newTeam(t)
	w.settings(t, "", "held_out = 0.5", "held_out = 0.3\ncalibrate = 0.5")
	before := w.collect(t, State{Night: 1})
	w.ask(t, "largest id of %ss", "SELECT max(id) FROM %s")
	w.settings(t, "", "held_out = 0.5", "held_out = 0.6\ncalibrate = 0.2")
	n := w.collect(t, before.state)
	calibration, err := n.suite(n.state.Calibration)
	if err != nil || len(calibration) <= before.state.Calibration.Questions || n.state.HeldOut.Questions <= before.state.HeldOut.Questions {
		t.Fatalf("%+v, then %+v, %v", before.state, n.state, err)
	}
	measured := pairs.NewHeld(w.heldOut(t, n.state)...)
	for _, p := range calibration {
		if measured.Holds(p.Problem) {
			t.Errorf("%q is calibrated on, and measured on", p.Question)
		}
	}
	if problems, err := n.calibration(); err != nil || len(problems) != len(calibration) {
		t.Errorf("%d of %d questions to calibrate on, %v", len(problems), len(calibration), err)
	}
	n.state.Calibration = n.state.HeldOut // as an older night may have left it
	if problems, err := n.calibration(); err != nil || len(problems) > 0 {
		t.Errorf("%d questions are measured on, and calibrated on, %v", len(problems), err)
	}
}

// collect makes the first stage of a night alone.
func (w team) collect(t *testing.T, s State) *Night {
	t.Helper()
	r, err := ReadRecipe(w.recipe)
	if err != nil {
		t.Fatal(err)
	}
	n := &Night{Recipe: r, Dir: w.dir, Notify: t.Logf, state: s}
	if err := errors.Join(n.firstVersion(), os.MkdirAll(n.path(), 0o700)); err != nil {
		t.Fatal(err)
	}
	if _, err := n.collect(t.Context()); err != nil {
		t.Fatal(err)
	}
	return n
}

// nights are the folders that nights left.
func (w team) nights(t *testing.T) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(filepath.Join(w.dir, nightsDir))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// Nights that learn nothing leave no more than the last of them.
func TestNightsArePruned(t *testing.T) {
	w := newTeam(t)
	w.settings(t, "", "orders = 1", "orders = 1\nleast_new = 100")
	for range 3 {
		if s := w.mustNight(t); s.Verdict != Kept {
			t.Fatalf("%+v", s)
		}
	}
	if names := w.nights(t); !slices.Equal(names, []string{"0003"}) {
		t.Errorf("nights %v, want the last", names)
	}
}

func (w team) heldOut(t *testing.T, s State) []pairs.Pair {
	t.Helper()
	held, err := (&Night{Dir: w.dir}).suite(s.HeldOut)
	if err != nil {
		t.Fatal(err)
	}
	return held
}

// Weights that are not surely as good are not promoted, nor by too few questions.
func TestKept(t *testing.T) {
	for what, c := range map[string]struct{ old, new, why string }{
		"no better":     {"threshold = 0.99", "threshold = 0.0", "the lower bound is not above"},
		"few questions": {"least_held_out = 4", "least_held_out = 400", "of the 400 that the recipe wants"},
		"few pairs":     {"orders = 1", "orders = 1\nleast_new = 100", "of the 100 that the recipe wants"},
	} {
		t.Run(what, func(t *testing.T) {
			w := newTeam(t)
			w.settings(t, "", c.old, c.new, "lr = 1e-3", "lr = 1e-9") // the same answers as before
			s := w.mustNight(t)
			if s.Verdict != Kept || s.Current != firstVersion || !strings.Contains(s.Why, c.why) {
				t.Errorf("%+v, want %q", s, c.why)
			}
		})
	}
}

const withGRPO = `
[grpo]
recipe = %q
set = ["steps=2", "rollout.questions=3", "rollout.samples=6", "rollout.answer_tokens=20"]
`

// grpo writes a recipe for the part that learns from execution.
func (w team) grpo(t *testing.T) string {
	t.Helper()
	path := filepath.Join(filepath.Dir(w.recipe), "grpo.toml")
	write(t, path, `name = "grpo"
protocol = "pointer"
steps = 9
model.init = "replaced by the night"
data.sets = [{suite = "replaced by the night"}]
[rollout]
questions = 4
samples = 4
[reward]
name = "ex"
[optimiser]
lr = 1e-3
`)
	return fmt.Sprintf(withGRPO, path)
}

// Curation is between the pairs and training: what it chooses is what grpo asks, what is always right or held out
// is not; the next night knows what was learnt before.
func TestCurate(t *testing.T) {
	w := newTeam(t)
	const curate = "\n[curate]\nbalanced = 3\nexplore = 2\n"
	w.settings(t, curate+w.grpo(t))
	s := w.mustNight(t)
	if s.Verdict != Promoted || s.Stages[1].Stage != "curate" || !strings.Contains(s.Stages[1].Says, "chosen: ") {
		t.Fatalf("%+v", s)
	}
	chosen, err := eval.ReadSuite(filepath.Join(w.dir, nightsDir, "0001", curateDir, grpo.CuratedFile), "")
	if err != nil || len(chosen) == 0 || len(chosen) > 5 {
		t.Fatalf("%d questions, %v", len(chosen), err)
	}
	held := pairs.NewHeld(w.heldOut(t, s)...)
	for _, p := range chosen {
		if held.Holds(p) {
			t.Errorf("%q is held out", p.Question)
		}
	}
	resolved, err := os.ReadFile(filepath.Join(w.dir, nightsDir, "0001", grpoDir, "recipe.toml"))
	if err != nil || !strings.Contains(string(resolved), grpo.CuratedFile) {
		t.Errorf("grpo does not ask what was chosen: %v\n%s", err, resolved)
	}
	r, err := ReadRecipe(w.recipe)
	if err != nil {
		t.Fatal(err)
	}
	before, err := (&Night{Recipe: r, Dir: w.dir, state: s}).learntBefore()
	if err != nil || len(before) == 0 {
		t.Errorf("%d questions were learnt, %v", len(before), err)
	}
}

// A recipe that chooses nothing has no such part, whatever else it says of it.
func TestCurateOff(t *testing.T) {
	w := newTeam(t)
	w.settings(t, "\n[curate]\ncandidates = 5\n"+w.grpo(t))
	if s := w.mustNight(t); s.Verdict != Promoted || s.Stages[1].Says != "there is no such part" {
		t.Errorf("%+v", s)
	}
}

// What is held out is not asked of the recipe's own sets either: the others of these are.
func TestReplay(t *testing.T) {
	w := newTeam(t)
	more := w.grpo(t)
	path := filepath.Join(filepath.Dir(w.recipe), "grpo.toml")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	write(t, path, strings.Replace(string(text), `suite = "replaced by the night"`, fmt.Sprintf("suite = %q", w.pairs), 1))
	w.settings(t, more+"replay = 0.5\n")
	var told []string
	s, err := w.night(t.Context(), t, func(what string) { told = append(told, what) })
	if err != nil || s.Verdict != Promoted {
		t.Fatalf("%+v, %v", s, err)
	}
	replayed, err := eval.ReadSuite(filepath.Join(w.dir, nightsDir, "0001", "replay-1.jsonl"), "")
	if err != nil || len(replayed) != 2*len(things)-s.HeldOut.Questions {
		t.Errorf("%d questions of the recipe's own are asked, %v", len(replayed), err)
	}
	says := fmt.Sprintf("grpo: %d questions of its own sets are held out, and not asked", s.HeldOut.Questions)
	if !slices.Contains(told, says) {
		t.Errorf("%q is not said:\n%s", says, strings.Join(told, "\n"))
	}
}

// Votes are calibrated on pairs that are kept apart for it: what is promoted says how many there should be, and below
// which confidence an answer is unsure. With too few pairs every answer is.
func TestCalibrate(t *testing.T) {
	for _, c := range []struct {
		forms      int // of questions, each asked of every thing
		says       string
		calibrated bool
	}{{0, "every answer is unsure", false}, {14, "unsure below a confidence of", true}} {
		w := newTeam(t)
		for i := range c.forms {
			w.ask(t, fmt.Sprintf("%%s whose id is more than %d", i), fmt.Sprintf("SELECT name FROM %%s WHERE id >= %d", i-20))
		}
		w.settings(t, "", "held_out = 0.5", "held_out = 0.3\ncalibrate = 0.5", "[promote]", "[promote]\nvotes = 3\nwrong = 0.5")
		s := w.mustNight(t)
		calibrated := s.Stages[slices.IndexFunc(s.Stages, func(d Done) bool { return d.Stage == "calibrate" })]
		if s.Verdict != Promoted || !strings.Contains(calibrated.Says, c.says) {
			t.Fatalf("%d forms: %s: %+v", c.forms, s.Why, calibrated)
		}
		f, err := gguf.Open(filepath.Join(w.dir, currentLink, modelFile))
		if err != nil {
			t.Fatal(err)
		}
		var info llm.Info
		if err := card.Read(f.Meta, &info); err != nil {
			t.Fatal(err)
		}
		f.Close()
		if v := info.Voting; v.Measured() != c.calibrated || c.calibrated && (v.Votes != 3 || v.MinConfidence < 0 || v.MinConfidence > 1.0001) {
			t.Errorf("%d forms: the file says %+v", c.forms, v)
		}
	}
}

// A night that is stopped after any message of any stage goes on with that stage, and comes to the same weights.
func TestStopped(t *testing.T) {
	w := newTeam(t)
	w.settings(t, w.grpo(t))
	count := 0
	if s, err := w.night(t.Context(), t, func(string) { count++ }); err != nil || s.Verdict != Promoted {
		t.Fatalf("%+v, %v", s, err)
	}
	whole := w.answers(t)

	if err := os.RemoveAll(w.dir); err != nil {
		t.Fatal(err)
	}
	stops := 0
	for s := (State{}); s.Verdict == ""; stops++ {
		if stops > 2*count {
			t.Fatal("it comes to no end")
		}
		ctx, cancel := context.WithCancel(t.Context())
		told := 0
		var err error
		s, err = w.night(ctx, t, func(what string) {
			if told++; told == 2 || !strings.Contains(what, "goes on") && told == 1 {
				cancel()
			}
		})
		cancel()
		switch {
		case err != nil && !errors.Is(err, context.Canceled):
			t.Fatal(err)
		case s.Verdict == "" && s.Current != firstVersion:
			t.Fatalf("version %s answers before the night's end", s.Current)
		}
	}
	if stops < 4 {
		t.Errorf("%d stops: the test is weaker than it should be", stops)
	}
	if !bytes.Equal(w.answers(t), whole) {
		t.Error("the weights are others")
	}
}

// A grpo stage that was killed after its last step says nothing of steps that it did not make.
func TestKilledBehindTheLastStep(t *testing.T) {
	w := newTeam(t)
	w.settings(t, w.grpo(t))
	s := w.mustNight(t)
	r, err := ReadRecipe(w.recipe)
	if err != nil {
		t.Fatal(err)
	}
	s.Current = firstVersion // as before the promotion
	n := Night{Recipe: r, Dir: w.dir, Device: cpu, Notify: func(string, ...any) {}, state: s}
	if says, err := n.grpo(t.Context()); err != nil || says != "2 steps" {
		t.Errorf("%q, %v", says, err)
	}
}

// A stage that fails says so, leaves what answers as it was, and is made again.
func TestFailingStage(t *testing.T) {
	w := newTeam(t)
	w.settings(t, w.grpo(t)+"replay = 0.5\n") // of a suite that is not there
	s, err := w.night(t.Context(), t, nil)
	var failed *StageError
	if !errors.As(err, &failed) || failed.Stage != "grpo" || !strings.Contains(err.Error(), "the promoted weights are as they were") {
		t.Fatalf("%v, want a *StageError of grpo", err)
	}
	if s.Stage != "grpo" || !strings.Contains(s.Error, "replaced by the night") || s.Current != firstVersion || s.Verdict != "" {
		t.Errorf("%+v", s)
	}
	init, err := os.ReadFile(filepath.Join(filepath.Dir(w.recipe), "init.gguf"))
	if err != nil || !bytes.Equal(w.answers(t), init) {
		t.Error("other weights answer")
	}
	t.Chdir(filepath.Dir(w.recipe))
	if err := os.Rename(w.pairs, "replaced by the night"); err != nil {
		t.Fatal(err)
	}
	if s := w.mustNight(t); s.Verdict != Promoted || s.Night != 1 || s.Error != "" {
		t.Errorf("%+v", s)
	}
}

// A night whose grpo was begun by another recipe is not gone on with: what that recipe was changed for comes to pass.
func TestChangedGRPO(t *testing.T) {
	w := newTeam(t)
	w.settings(t, w.grpo(t))
	r, err := ReadRecipe(w.recipe)
	if err != nil {
		t.Fatal(err)
	}
	n := Night{Recipe: r, Dir: w.dir, Device: cpu, Notify: t.Logf}
	lost, placed := errors.New("no room"), 0
	n.Device.Policy = func(from *model.Origin, u *grpo.Use) (model.Policy, error) {
		if placed++; placed > 1 { // sft was
			return nil, lost
		}
		return cpu.Policy(from, u)
	}
	var failed *StageError
	if _, err := n.Run(t.Context()); !errors.As(err, &failed) || failed.Stage != "grpo" || !errors.Is(err, lost) {
		t.Fatalf("%v, want a *StageError of grpo", err)
	}
	path := filepath.Join(filepath.Dir(w.recipe), "grpo.toml")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	write(t, path, "# in other words\n"+string(text))
	if r, err = ReadRecipe(w.recipe); err != nil || r.hash() != n.Recipe.hash() {
		t.Errorf("a comment changes what is done: %v", err)
	}
	write(t, path, strings.Replace(string(text), "lr = 1e-3", "lr = 2e-3", 1))
	if s := w.mustNight(t); s.Night != 2 || s.Verdict != Promoted {
		t.Errorf("%+v", s)
	}
}

// A held-out suite that cannot be written leaves the one before.
func TestSuiteIsNotWritten(t *testing.T) {
	w := newTeam(t)
	before := w.mustNight(t).HeldOut
	w.ask(t, "largest id of %ss", "SELECT max(id) FROM %s")
	in := filepath.Join(w.dir, heldOutDir, "0002-measure.jsonl")
	if err := os.MkdirAll(filepath.Join(in, "in the way"), 0o700); err != nil {
		t.Fatal(err)
	}
	s, err := w.night(t.Context(), t, nil)
	var failed *StageError
	if !errors.As(err, &failed) || failed.Stage != "pairs" || s.HeldOut != before {
		t.Fatalf("%v, %+v, want the suite %+v", err, s.HeldOut, before)
	}
	if err := os.RemoveAll(in); err != nil {
		t.Fatal(err)
	}
	if s := w.mustNight(t); s.Verdict != Promoted || s.HeldOut.Questions <= before.Questions {
		t.Errorf("%+v", s)
	}
}

// A night does not take the number of weights that an older state does not know: what is promoted is what was measured.
func TestOlderState(t *testing.T) {
	w := newTeam(t)
	w.mustNight(t)
	state, err := os.ReadFile(filepath.Join(w.dir, StateFile))
	if err != nil {
		t.Fatal(err)
	}
	w.ask(t, "largest id of %ss", "SELECT max(id) FROM %s")
	if s := w.mustNight(t); s.Current != "0002" {
		t.Fatalf("%+v", s)
	}
	write(t, filepath.Join(w.dir, StateFile), string(state))
	if s := w.mustNight(t); s.Verdict != Promoted || s.Current != "0003" {
		t.Errorf("%+v", s)
	}
}

// A device that fails in the middle of an evaluation is no verdict on the weights that it computed: the stage fails,
// and is made again, here on another device.
func TestDeviceFails(t *testing.T) {
	w := newTeam(t)
	r, err := ReadRecipe(w.recipe)
	if err != nil {
		t.Fatal(err)
	}
	lost, opened := errors.New("the GPU is lost"), 0
	n := Night{Recipe: r, Dir: w.dir, Notify: func(string, ...any) {}, Device: cpu}
	n.Device.Name = "gpu"
	n.Device.Engine = func(f, _ *gguf.File, o native.LoadOptions) (llm.Engine, error) {
		opened++
		return native.LoadOn(f, o, func(_ model.Config, size model.DecoderOptions) (model.Decoder, string, error) {
			m, err := model.LoadGGUF(f)
			if err != nil {
				return nil, "", err
			}
			d, err := m.NewDecoder(size)
			if opened == 2 { // the candidate was asked
				d = &failing{d, 5, lost}
			}
			return d, "gpu", err
		})
	}
	_, err = n.Run(t.Context())
	var failed *StageError
	var device *llm.DeviceError
	if !errors.As(err, &failed) || failed.Stage != "evaluate" || !errors.As(err, &device) || !errors.Is(err, lost) {
		t.Fatalf("%v, want a *StageError of evaluate by a *llm.DeviceError", err)
	}
	s := w.mustNight(t)
	if s.Night != 1 || s.Verdict != Promoted {
		t.Errorf("%+v", s)
	}
	if candidates, _ := filepath.Glob(filepath.Join(w.dir, nightsDir, "0001", "outcomes-candidate-*")); len(candidates) != 2 {
		t.Errorf("%q: what one device answered was compared with the other's", candidates)
	}
}

// A server that is away fails the stage; a file that is gone leaves its questions out.
func TestDatabaseAway(t *testing.T) {
	var databases reward.Databases
	n := Night{Recipe: Recipe{Protocol: "pointer"}}
	p, _ := protocols.Lookup("pointer")
	for _, dsn := range []string{"postgres://ann@127.0.0.1:1/shop", "mysql://ann@127.0.0.1:1/shop"} {
		_, err := n.judge(t.Context(), nil, &databases, p, eval.Problem{DB: dsn}, 1)
		var away *database.Error
		if !errors.As(err, &away) || away.Kind != database.Unreachable {
			t.Errorf("%s: %v", dsn, err)
		}
	}
	o, err := n.judge(t.Context(), nil, &databases, p, eval.Problem{DB: filepath.Join(t.TempDir(), "gone.sqlite")}, 1)
	if err != nil || o.Verdict != eval.Skipped {
		t.Errorf("%+v, %v", o, err)
	}
}

// What is away once fails what is asked; away again, its questions are skipped, and there again it is forgotten.
func TestAwayAgain(t *testing.T) {
	w := newTeam(t)
	r, err := ReadRecipe(w.recipe)
	if err != nil {
		t.Fatal(err)
	}
	n := Night{Recipe: r, Dir: w.dir, Device: cpu, Notify: func(string, ...any) {}}
	if err := os.MkdirAll(n.path(), 0o700); err != nil {
		t.Fatal(err)
	}
	init := filepath.Join(filepath.Dir(w.recipe), "init.gguf")
	problems := []eval.Problem{{DB: "postgres://ann:secret@127.0.0.1:1/shop", Question: "how many boats are there", Gold: "SELECT 1"},
		{DB: w.db, Question: "how many boats are there", Gold: "SELECT 1"}}
	var away *database.Error
	if _, err := n.answers(t.Context(), "first", init, problems, 1); !errors.As(err, &away) || len(n.state.Away) != 1 || strings.Contains(n.state.Away[0], "secret") {
		t.Fatalf("%v, %q", err, n.state.Away)
	}
	outcomes, err := n.answers(t.Context(), "again", init, problems, 1)
	if err != nil || outcomes[0].Verdict != eval.Skipped || outcomes[1].Verdict == eval.Skipped || len(n.state.Away) != 1 {
		t.Errorf("%+v, %v, %q", outcomes, err, n.state.Away)
	}
	n.state.Away = append(n.state.Away, w.db)
	if _, err := n.answers(t.Context(), "back", init, problems, 1); err != nil || len(n.state.Away) != 1 {
		t.Errorf("%v, %q", err, n.state.Away)
	}
}

// failing is a decoder that is lost after some calls.
type failing struct {
	model.Decoder
	calls int
	err   error
}

func (f *failing) Extend(spans []model.Span, draws []model.Draw) ([]model.Drawn, error) {
	if f.calls--; f.calls < 0 {
		return nil, f.err
	}
	return f.Decoder.Extend(spans, draws)
}

// The folder is one process's; what is measured on must be as it was left; a changed recipe begins another night.
func TestFolder(t *testing.T) {
	w := newTeam(t)
	unlock, err := filelock.Folder(w.dir)
	if err != nil {
		t.Fatal(err)
	}
	var busy *filelock.HeldError
	if _, err := w.night(t.Context(), t, nil); !errors.As(err, &busy) {
		t.Errorf("%v, want a *filelock.HeldError", err)
	}
	unlock()
	ctx, cancel := context.WithCancel(t.Context())
	w.night(ctx, t, func(string) { cancel() })
	w.settings(t, "", "lr = 1e-3", "lr = 2e-3")
	s := w.mustNight(t)
	if s.Night != 2 || s.Verdict != Promoted {
		t.Errorf("%+v", s)
	}
	path := filepath.Join(w.dir, s.HeldOut.File)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	write(t, path, string(text[:bytes.IndexByte(text, '\n')+1]))
	var changed *SuiteError
	if _, err := w.night(t.Context(), t, nil); !errors.As(err, &changed) || changed.Path != path {
		t.Errorf("%v, want a *SuiteError", err)
	}
}

// What weights are never to be worse than is what it was when it was named, whatever is under its name now.
func TestBaselineIsPinned(t *testing.T) {
	w := newTeam(t)
	baseline := filepath.Join(filepath.Dir(w.recipe), "baseline.gguf")
	w.init(t, baseline)
	naming := []string{"keep = 2", fmt.Sprintf("keep = 2\nbaseline = %q", baseline), "orders = 1", "orders = 1\nleast_new = 100"}
	w.settings(t, "", naming...)
	s := w.mustNight(t)
	f, err := gguf.Open(baseline)
	if err != nil {
		t.Fatal(err)
	}
	if err := gguf.Write(baseline, append(f.Meta, gguf.KV{Key: "general.name.of", Value: "another"}), f.Tensors); err != nil {
		t.Fatal(err)
	}
	f.Close()
	var changed *BaselineError
	if _, err := w.night(t.Context(), t, nil); !errors.As(err, &changed) || changed.Baseline != s.Baseline || changed.Is == s.Baseline.SHA256 {
		t.Fatalf("%v, want a *BaselineError", err)
	}
	copied := filepath.Join(filepath.Dir(w.recipe), "copy.gguf")
	if err := os.Rename(baseline, copied); err != nil {
		t.Fatal(err)
	}
	naming[1] = fmt.Sprintf("keep = 2\nbaseline = %q", copied)
	w.settings(t, "", naming...)
	if s := w.mustNight(t); s.Baseline != (Baseline{copied, changed.Is}) {
		t.Errorf("the recipe names another: %+v", s.Baseline)
	}
}

// A file of pairs that is not there fails, for its name may be misspelt; a pattern, and examples, may have nothing yet,
// which is reported.
func TestNoFiles(t *testing.T) {
	w := newTeam(t)
	dir := filepath.Dir(w.recipe)
	for _, c := range []struct{ pairs, examples, wrong, told string }{
		{filepath.Join(dir, "pears.jsonl"), w.examples, "pears.jsonl", ""},
		{filepath.Join(dir, "*.pears"), w.examples, "", "no file matches " + filepath.Join(dir, "*.pears")},
		{w.pairs, w.examples, "", "no file of examples " + w.examples},
		{w.pairs, dir, dir, ""},
	} {
		var told strings.Builder
		n := Night{Notify: func(format string, args ...any) { fmt.Fprintf(&told, format, args...) }}
		n.Recipe.Data = Data{Pairs: []string{c.pairs}, Examples: c.examples}
		_, _, err := n.read(t.Context())
		if (err != nil) != (c.wrong != "") || err != nil && !strings.Contains(err.Error(), c.wrong) || !strings.Contains(told.String(), c.told) {
			t.Errorf("%s, %s: %v, told %q", c.pairs, c.examples, err, told.String())
		}
	}
}

// versioned is a nightly folder of versions without weights, the last of which answers.
func versioned(t *testing.T, names ...string) (string, State) {
	t.Helper()
	dir, s := t.TempDir(), State{}
	for i, name := range names {
		if err := os.MkdirAll(filepath.Join(dir, versionsDir, name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := s.point(dir, name, "promoted"); err != nil {
			t.Fatal(err)
		}
		s.Night, s.Learnt, s.Verdict = i, i, Promoted
	}
	return dir, s
}

// A rollback that was killed after the link's change is one: the link says what answers.
func TestKilledRollback(t *testing.T) {
	for what, night := range map[string]struct {
		number  int
		verdict Verdict
	}{"after a night": {2, Promoted}, "in a night": {3, ""}} {
		dir, s := versioned(t, "0000", "0001", "0002")
		s.Night, s.Verdict = night.number, night.verdict
		if err := s.write(dir); err != nil {
			t.Fatal(err)
		}
		if _, to, err := Rollback(dir, "0001"); err != nil || to != "0001" {
			t.Fatalf("to %s, %v", to, err)
		}
		want, err := ReadState(dir)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.write(dir); err != nil { // as it was
			t.Fatal(err)
		}
		got, err := ReadState(dir)
		if err != nil || got.Current != "0001" || got.Learnt != 0 || got.Verdict != want.Verdict || got.Why != want.Why || len(got.Promotions) != 4 {
			t.Errorf("%s: %+v, %v, want %+v", what, got, err, want)
		}
		if _, to, err := Rollback(dir, ""); err != nil || to != "0000" {
			t.Errorf("%s: to %s, %v; want the version before the one that answers", what, to, err)
		}
	}
}

// A promotion that was killed is made again, before or after the link's change, and leaves as many versions as one that
// was not.
func TestKilledPromotion(t *testing.T) {
	for what, link := range map[string]string{"before the link": "0002", "after it": "0003"} {
		dir, s := versioned(t, "0000", "0001", "0002", "0003")
		if err := s.point(dir, link, ""); err != nil {
			t.Fatal(err)
		}
		s.Current, s.Promotions, s.Verdict = "0002", s.Promotions[:3], ""
		if err := s.write(dir); err != nil {
			t.Fatal(err)
		}
		n := Night{Dir: dir, Notify: t.Logf, Recipe: Recipe{Weights: Weights{Keep: 3}, Promote: Promote{Threshold: 0.5}}}
		var err error
		if n.state, err = ReadState(dir); err != nil || n.state.Verdict != "" || n.state.Current != link {
			t.Fatalf("%+v, %v", n.state, err)
		}
		if err := os.MkdirAll(n.path(pairsDir), 0o700); err != nil {
			t.Fatal(err)
		}
		write(t, n.path(resultFile), "{}")
		write(t, n.path(pairsDir, pairs.TrainFile), `{"db": "things.sqlite", "question": "names", "gold": "SELECT 1"}`)
		if _, err := n.promote(t.Context()); err != nil || n.state.Verdict != Promoted || n.state.Current != "0003" || len(n.state.Promotions) != 4 {
			t.Errorf("%s: %+v, %v", what, n.state, err)
		}
		if names, _ := versions(dir); !slices.Contains(names, "0001") || !slices.Contains(names, "0002") {
			t.Errorf("%s: versions %v: one more is gone than was to go", what, names)
		}
	}
}

// Verified examples find their database by its schema.
func TestExamples(t *testing.T) {
	w := newTeam(t)
	var databases reward.Databases
	defer databases.Close()
	db, err := databases.Open(t.Context(), w.db)
	if err != nil {
		t.Fatal(err)
	}
	shape, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	e := examples.Example{Question: "all ids of hills", SQL: "SELECT id FROM hill", Dialect: "sqlite", Schema: shape.Fingerprint(),
		Who: "ida", When: time.Now()}
	gone := e
	gone.Schema = strings.Repeat("0", 32)
	if _, err := examples.Add(t.Context(), w.examples, e, gone); err != nil {
		t.Fatal(err)
	}
	w.settings(t, "", "orders = 1", fmt.Sprintf("orders = 1\nexamples = %q\ndatabases = [%q]", w.examples, w.db))
	r, err := ReadRecipe(w.recipe)
	if err != nil {
		t.Fatal(err)
	}
	all, faults, err := (&Night{Recipe: r, Dir: w.dir}).read(t.Context())
	if err != nil || len(all) != 2*len(things)+1 {
		t.Fatalf("%d pairs, %v", len(all), err)
	}
	if last := all[len(all)-1]; last.Question != e.Question || last.Gold != e.SQL || last.DB != w.db {
		t.Errorf("%+v", last)
	}
	if len(faults) != 1 || faults[0].Place != w.examples+": example 2" || !strings.Contains(faults[0].Why, "verified anew") {
		t.Errorf("%+v", faults)
	}
}

// A recipe that cannot be run is refused before anything is done, and so is the one of its grpo, which lies next to it.
func TestRecipe(t *testing.T) {
	w := newTeam(t)
	w.grpo(t)
	write(t, filepath.Join(filepath.Dir(w.recipe), "bad.toml"), "[loss]\nclip = 1\n")
	for what, c := range map[string]struct{ old, new, why string }{
		"an unknown key":      {"keep = 2", "keeep = 2", `no setting "weights.keeep"`},
		"nothing to learn":    {"epochs = 1", "epochs = 0", "nothing is learnt"},
		"no weights":          {"init =", "baseline =", "weights.init"},
		"one version":         {"keep = 2", "keep = 1", "keep"},
		"nothing held out":    {"held_out = 0.5", "held_out = 0.0", "held_out"},
		"a type":              {`"F32"`, `"F31"`, "F31"},
		"a threshold":         {"threshold = 0.99", "threshold = -1.0", "threshold"},
		"no database":         {"orders = 1", "orders = 1\nexamples = \"x\"", "data.databases"},
		"no pairs":            {"pairs = [", "databases = [", "give pairs, examples"},
		"another protocol":    {`name = "team"`, "name = \"team\"\nprotocol = \"morse\"", "morse"},
		"a choice of nothing": {"[promote]", "[curate]\nbalanced = 5\n[promote]", "grpo.recipe is missing"},
		"what is no number":   {"epochs = 1", "epochs = \"one\"", "type string"},
		"a part misspelt":     {"[promote]", "[grpo]\nrecipe = \"bad.toml\"\n[promote]", `no setting "loss.clip"`},
		"a part's protocol":   {"[promote]", "[grpo]\nrecipe = \"grpo.toml\"\nset = [\"protocol=skyrl\"]\n[promote]", "the protocol skyrl"},
	} {
		w.settings(t, "", c.old, c.new)
		_, err := ReadRecipe(w.recipe)
		var e *grpo.RecipeError
		if !errors.As(err, &e) || !strings.Contains(e.Why, c.why) {
			t.Errorf("%s: %v, want %q", what, err, c.why)
		}
	}
	w.settings(t, "", "[promote]", "[grpo]\nrecipe = \"none.toml\"\n[promote]")
	if _, err := ReadRecipe(w.recipe); !errors.Is(err, fs.ErrNotExist) || !strings.Contains(err.Error(), "grpo.recipe") {
		t.Errorf("a part that is not there: %v", err)
	}
}

// The state is for people and programs.
func TestState(t *testing.T) {
	w := newTeam(t)
	w.mustNight(t)
	text, err := os.ReadFile(filepath.Join(w.dir, StateFile))
	if err != nil {
		t.Fatal(err)
	}
	var fields map[string]any
	if err := json.Unmarshal(text, &fields); err != nil || fields["verdict"] != "promoted" || !bytes.Contains(text, []byte("\n  \"")) {
		t.Errorf("%v\n%s", err, text)
	}
}

// The recipes that are shipped can be read from any folder, with the parts that they name.
func TestShippedRecipes(t *testing.T) {
	for name, run := range map[string]string{"nightly": "nightly-grpo", "coder": ""} {
		r, err := ReadRecipe("../../recipes/nightly/" + name + ".toml")
		if err != nil || r.Name != name || r.run.Name != run {
			t.Errorf("%s: %q, %q, %v", name, r.Name, r.run.Name, err)
		}
	}
}

// cpu is the Device of a machine without others.
var cpu = Device{
	Name:   "cpu",
	Policy: grpo.OnCPU,
	Engine: func(f, adapter *gguf.File, o native.LoadOptions) (llm.Engine, error) {
		if adapter != nil {
			return native.LoadAdapted(f, adapter, o)
		}
		return native.Load(f, o)
	},
}
