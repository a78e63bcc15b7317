package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/trainer/nightly"
)

// newNightly writes a recipe of nights for the tiny policy of guesser, and pairs.
func newNightly(t *testing.T, dir string) {
	t.Helper()
	guesser(t, dir)
	command(t, "export", "--checkpoint", filepath.Join(dir, "init"), "--out", filepath.Join(dir, "init.gguf"), "--type", "F32", "--protocol", "pointer")
	var lines strings.Builder
	for i := range 30 {
		p := eval.Problem{DB: "boats.sqlite", Question: fmt.Sprintf("names of boats with id below %d", i+2), Gold: fmt.Sprintf("SELECT name FROM boats WHERE id < %d", i+2)}
		if err := jsonl.Write(&lines, p); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range map[string]string{"pairs.jsonl": lines.String(), "night.toml": `
name = "boats"
[weights]
init = "init.gguf"
type = "F32"
[data]
pairs = ["pairs.jsonl"]
held_out = 0.4
least_held_out = 4
orders = 2
[sft]
epochs = 2
batch = 500
[grpo]
recipe = "tiny.toml"
set = ["steps=3"]
[promote]
threshold = 0.99
`} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// A night that is killed with -9 in its stages goes on, and comes to the weights of one that was not; the exit code
// says what became of it.
func TestKilledNightGoesOn(t *testing.T) {
	learns(t)
	dir := t.TempDir()
	newNightly(t, dir)
	night := func(folder string) (string, int) {
		cmd := program(t, dir, "nightly", "night.toml", "--dir", folder)
		out, _ := cmd.CombinedOutput()
		return string(out), cmd.ProcessState.ExitCode()
	}
	answers := func(folder string) string {
		text, err := os.ReadFile(filepath.Join(dir, folder, "current", "model.gguf"))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	if out, code := night("whole"); code != exitOK || !strings.Contains(out, "promoted version 0001") {
		t.Fatalf("exit code %d: %s", code, out)
	}
	if out, code := night("whole"); code != exitKept || !strings.Contains(out, "kept the old weights: 0 new pairs") {
		t.Errorf("exit code %d: %s", code, out)
	}
	for _, stage := range []string{"pairs", "sft", "grpo", "evaluate"} {
		cmd := program(t, dir, "nightly", "night.toml", "--dir", "killed")
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		ended := make(chan struct{})
		go func() {
			cmd.Wait()
			close(ended)
		}()
		for at := ""; at != stage; time.Sleep(time.Millisecond) {
			var s nightly.State
			text, _ := os.ReadFile(filepath.Join(dir, "killed", nightly.StateFile))
			if json.Unmarshal(text, &s) == nil && s.Verdict == "" {
				at = s.Stage
			}
			select {
			case <-ended:
				at = stage // it was too quick for us
			default:
			}
		}
		cmd.Process.Kill()
		<-ended
	}
	if out, code := night("killed"); code != exitOK && !strings.Contains(out, "0 new pairs") {
		t.Errorf("exit code %d: %s", code, out)
	}
	if answers("killed") != answers("whole") {
		t.Error("the weights are others")
	}

	out, err := program(t, dir, "rollback", "whole").Output()
	if err != nil || !strings.Contains(string(out), "version 0000 is now current, in place of 0001") {
		t.Errorf("%v: %s", err, out)
	}
}

// A plan prints the stages, and what cannot be promoted, before hours of work; of a recipe that has enough of all it
// says that.
func TestPlanOfNight(t *testing.T) {
	dir := t.TempDir()
	newNightly(t, dir)
	text, err := os.ReadFile(filepath.Join(dir, "night.toml"))
	if err != nil {
		t.Fatal(err)
	}
	for name, replace := range map[string][2]string{
		"few.toml":     {"least_held_out = 4", "least_held_out = 50"},
		"suite.toml":   {"least_held_out = 4", "least_held_out = 4\ncalibration = \"suite.jsonl\""},
		"missing.toml": {"pairs.jsonl", "none.jsonl"},
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(strings.Replace(string(text), replace[0], replace[1], 1)), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	const few, unsure, clear = "nothing can be promoted: about 12 questions are held out, and the recipe wants 50", "every answer of what is promoted is unsure",
		"nothing but its answers keeps a night from being promoted"
	for _, c := range []struct {
		recipe   string
		says     []string
		saysNone []string
	}{
		{"night.toml", []string{"30 pairs and examples are there: 40% to measure on, 0% to calibrate on", "curate     left out", "sft        2 epochs",
			"grpo       3 steps of tiny.toml", "export ", "calibrate ", "evaluate ", "promote ", unsure, "in all"}, []string{few, clear}},
		{"few.toml", []string{few, unsure}, []string{clear}},
		{"suite.toml", []string{clear}, []string{few, unsure}},
	} {
		cmd := program(t, dir, "nightly", c.recipe, "--dir", "nights", "--plan")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v", c.recipe, err)
		}
		for _, want := range c.says {
			if !strings.Contains(string(out), want) {
				t.Errorf("%s: %q is not in\n%s", c.recipe, want, out)
			}
		}
		for _, not := range c.saysNone {
			if strings.Contains(string(out), not) {
				t.Errorf("%s: %q is in\n%s", c.recipe, not, out)
			}
		}
	}
	if out, err := program(t, dir, "nightly", "missing.toml", "--dir", "nights", "--plan").CombinedOutput(); err == nil || !strings.Contains(string(out), "none.jsonl") {
		t.Errorf("a file that is not there: %v\n%s", err, out)
	}
	if _, err := os.Stat(filepath.Join(dir, "nights")); err == nil {
		t.Error("a plan has left a folder")
	}
}

func TestNightlyRefuses(t *testing.T) {
	dir := t.TempDir()
	newNightly(t, dir)
	text, err := os.ReadFile(filepath.Join(dir, "night.toml"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "parted.toml"), []byte(strings.Replace(string(text), "tiny.toml", "gone.toml", 1)), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"nightly"}, exitUsage, "one recipe"},
		{[]string{"nightly", "tiny.toml"}, exitUsage, "tiny.toml"},
		{[]string{"nightly", "parted.toml"}, exitUsage, "parted.toml: grpo.recipe: open gone.toml"},
		{[]string{"rollback"}, exitUsage, "the folder of the nights"},
		{[]string{"rollback", "init"}, exitInternal, "no nightly folder"},
	} {
		cmd := program(t, dir, c.args...)
		out, _ := cmd.CombinedOutput()
		if code := cmd.ProcessState.ExitCode(); code != c.code || !strings.Contains(string(out), c.says) {
			t.Errorf("%q: exit code %d, %s", c.args, code, out)
		}
	}
}
