package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/internal/testmodel"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/trainer"
)

// asProgram makes this test's binary the program itself: one that can be killed.
const asProgram = "SQLTRAIN_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
	}
	testmodel.OneThread()
	os.Exit(m.Run())
}

// learns leaves a test out of short runs.
func learns(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("it learns for a while")
	}
}

// program is the command in a process of its own, in a folder.
func program(t *testing.T, dir string, args ...string) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), self, args...)
	cmd.Env, cmd.Dir = append(os.Environ(), asProgram+"=1"), dir
	return cmd
}

// guesser writes a recipe with a tiny policy that knows nothing, and questions that some of its guesses answer.
func guesser(t *testing.T, dir string) {
	t.Helper()
	testdb.Write(t, filepath.Join(dir, "boats.sqlite"), "CREATE TABLE boats (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO boats VALUES (1, 'Ida'), (2, 'Mo')")
	specials := token.BareSpecials()
	for _, p := range form.Vocabulary() {
		specials = append(specials, p.Name())
	}
	tok, err := token.Train(slices.Values([]string{" names of boats", " how many boats"}), 256+len(specials)+20, "qwen2", specials)
	if err != nil {
		t.Fatal(err)
	}
	m, err := model.New(model.Config{
		Architecture: "qwen2", VocabSize: tok.Size(), Context: 512, Layers: 2, Embedding: 32, FeedForward: 64, Heads: 2, KVHeads: 1,
		RopeBase: 10000, NormEps: 1e-6, Tied: true,
	}, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := trainer.SaveCheckpoint(filepath.Join(dir, "init"), m, tok, trainer.State{}, trainer.Keep); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"suite.jsonl": `{"db": "boats.sqlite", "question": "names of boats", "gold": "SELECT name FROM boats"}
{"db": "boats.sqlite", "question": "how many boats", "gold": "SELECT count(*) FROM boats"}`,
		"tiny.toml": `
name = "tiny"
steps = 8
protocol = "pointer"
model.init = "init"
data.sets = [{suite = "suite.jsonl"}]
[rollout]
questions = 2
samples = 16
answer_tokens = 40
[reward]
name = "ex"
[optimiser]
lr = 1e-3
`} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// A run that is killed with -9 goes on where it stood, and ends with the weights of one that was not.
func TestKilledRunGoesOn(t *testing.T) {
	learns(t)
	dir := t.TempDir()
	guesser(t, dir)
	if out, err := program(t, dir, "grpo", "tiny.toml", "--run", "whole").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	killed := program(t, dir, "grpo", "tiny.toml", "--run", "killed")
	if err := killed.Start(); err != nil {
		t.Fatal(err)
	}
	lines := func() int {
		text, _ := os.ReadFile(filepath.Join(dir, "killed", "metrics.jsonl"))
		return bytes.Count(text, []byte("\n"))
	}
	for t.Context().Err() == nil && lines() < 3 {
		time.Sleep(time.Millisecond)
	}
	killed.Process.Kill()
	killed.Wait()
	at := lines()
	if text, err := os.ReadFile(filepath.Join(dir, "killed", filelock.Name)); err != nil || len(text) == 0 {
		t.Errorf("the run was not locked: %q, %v", text, err)
	}
	out, err := program(t, dir, "grpo", "tiny.toml", "--run", "killed").CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	after := func(step int) bool { return strings.Contains(string(out), fmt.Sprint("resuming after step ", step)) }
	if at < 8 && !after(at-1) && !after(at) {
		t.Errorf("killed in or after step %d: %s", at, out)
	}
	weights := func(run string) []byte {
		text, err := os.ReadFile(filepath.Join(dir, run, "checkpoints", "step-00000008", model.CheckpointFile))
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	if !bytes.Equal(weights("whole"), weights("killed")) || lines() != 8 {
		t.Errorf("the weights differ, or there are %d steps", lines())
	}

	for _, args := range [][]string{{"report", "killed"}, {"report", "killed", "--out", "page.html"}} {
		out, err := program(t, dir, args...).Output()
		path := strings.TrimSpace(string(out))
		if info, statErr := os.Stat(filepath.Join(dir, path)); err != nil || statErr != nil || info.Size() == 0 {
			t.Errorf("%q: %s, %v, %v", args, out, err, statErr)
		}
	}
}

func TestGRPORefuses(t *testing.T) {
	dir := t.TempDir()
	guesser(t, dir)
	for _, run := range []string{"busy", "learning"} {
		unlock, err := filelock.Folder(filepath.Join(dir, run))
		if err != nil {
			t.Fatal(err)
		}
		defer unlock()
	}
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"grpo"}, exitUsage, "one recipe"},
		{[]string{"grpo", "tiny.toml", "--run", "busy"}, exitInternal, fmt.Sprintf("busy is in use by process %d on", os.Getpid())},
		{[]string{"sft", "--data", "suite.jsonl", "--out", "learning"}, exitInternal, "learning is in use by process"},
		{[]string{"report"}, exitUsage, "one run"},
		{[]string{"report", "init"}, exitInternal, "no run here"},
		{[]string{"grpo", "missing.toml"}, exitUsage, "missing.toml"},
		{[]string{"grpo", "tiny.toml", "--device", "tpu"}, exitUsage, "none of cpu, cuda"},
		{[]string{"grpo", "tiny.toml", "--set", "cold.data=nowhere.jsonl", "--run", "cold"}, exitInternal, "nowhere.jsonl"},
		{[]string{"pairs", "suite.jsonl", "--out", "p", "--tries", "suite.jsonl"}, exitUsage, "--tries needs several turns"},
		{[]string{"suite", "--spider", ".", "--lessons", "3"}, exitUsage, "they need --train"},
		{[]string{"suite", "--spider", ".", "--withheld", "0.3"}, exitUsage, "needs --train"},
		{[]string{"suite", "--written", ".", "--report"}, exitUsage, "not for reporting"},
		{[]string{"suite", "--spider", ".", "--train", "--lessons", "1", "--follow-ups", "1"}, exitUsage, "cannot be combined"},
		{[]string{"suite", "--spider", ".", "--follow-ups", "-1"}, exitUsage, "give a number of questions"},
		{[]string{"suite", "--spider", ".", "--train", "--lessons", "-1"}, exitUsage, "give a number of questions"},
		{[]string{"suite", "--spider", ".", "--train", "--banned", "suite.jsonl"}, exitUsage, "--banned needs --lessons"},
		{[]string{"grpo", "tiny.toml", "--set", "rollout.sampels=3"}, exitUsage, `no setting "rollout.sampels"`},
		{[]string{"grpo", "tiny.toml", "--set", "model.init=nowhere"}, exitInternal, "nowhere"},
		{[]string{"grpo", "tiny.toml", "--set", "data.sets=[{suite = \"none.jsonl\"}]", "--run", "other"}, exitInternal, "none.jsonl"},
		{[]string{"grpo", "tiny.toml", "--set", "rollout.context=10", "--steps", "1", "--run", "short"}, exitInternal, "nothing could be asked"},
	} {
		cmd := program(t, dir, c.args...)
		out, _ := cmd.CombinedOutput()
		if code := cmd.ProcessState.ExitCode(); code != c.code || !strings.Contains(string(out), c.says) {
			t.Errorf("%q: exit code %d, %s", c.args, code, out)
		}
	}
}

// A GGUF file of Q4_K_M is trained on, as it was rounded, and a line says so; what it learnt is exported again.
func TestTrainsOnQuantised(t *testing.T) {
	dir := t.TempDir()
	guesser(t, dir)
	at := func(name string) string { return filepath.Join(dir, name) }
	command(t, "export", "--checkpoint", at("init"), "--type", "F32", "--protocol", "pointer", "--out", at("f32.gguf"))
	command(t, "quantize", at("f32.gguf"), "--out", at("q4.gguf"))
	recipe, err := os.ReadFile(at("tiny.toml"))
	if err != nil {
		t.Fatal(err)
	}
	text := strings.NewReplacer(`model.init = "init"`, `model.init = "q4.gguf"`, "steps = 8", "steps = 1").Replace(string(recipe))
	if err := os.WriteFile(at("tiny.toml"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := program(t, dir, "grpo", "tiny.toml", "--run", "run").CombinedOutput()
	if err != nil || !strings.Contains(string(out), "q4.gguf holds Q4_K_M: its weights are dequantised") {
		t.Errorf("%v: %s", err, out)
	}
	command(t, "export", "--checkpoint", at("run"), "--type", "Q4_K_M", "--protocol", "pointer", "--out", at("learnt.gguf"))
	if n, _ := opened(t, at("learnt.gguf")).Meta.Uint("general.file_type"); n != uint64(gguf.FileQ4_K_M) {
		t.Errorf("file type %d", n)
	}
}
