package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/model"
)

func command(t *testing.T, args ...string) {
	t.Helper()
	if _, stderr, code := sqltrain(t, "", args...); code != exitOK {
		t.Fatalf("%v: exit code %d, %s", args, code, stderr)
	}
}

// The shares that are given are all that is asked and taught, and a run may begin with another run's weights.
func TestStages(t *testing.T) {
	learns(t)
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	command(t, "synth", "--out", at("data.jsonl"), "--worlds", "3", "--per-world", "4", "--families", "count=1", "--lessons", "probe=1")
	text, err := os.ReadFile(at("data.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range bytes.Lines(text) {
		var e trajectory.Example
		if err := json.Unmarshal(line, &e); err != nil {
			t.Fatal(err)
		}
		turns := 0
		for _, s := range e.Segments {
			if s.Generated {
				turns++
			}
		}
		if e.Family != "count" || turns != 2 {
			t.Errorf("a question of family %s, answered in %d turns", e.Family, turns)
		}
	}

	sft := func(out string, more ...string) {
		command(t, append([]string{"sft", "--data", at("data.jsonl"), "--out", at(out), "--group", "2", "--vocab", "600", "--context", "4096", "--layers", "1",
			"--dim", "32", "--ff", "32", "--heads", "2", "--kv-heads", "1", "--batch", "1024"}, more...)...)
	}
	sft("first", "--steps", "2", "--architecture", "qwen3")
	sft("second", "--steps", "1", "--lr", "1e-30", "--init", at("first"))
	sft("fresh", "--steps", "1", "--lr", "1e-30", "--architecture", "qwen3")
	tensors := map[string][]byte{}
	for _, name := range []string{"first", "second", "fresh"} {
		command(t, "export", "--checkpoint", at(name), "--out", at(name+".gguf"), "--type", "F32")
		f, err := gguf.Open(at(name + ".gguf"))
		if err != nil {
			t.Fatal(err)
		}
		if arch, _ := f.Meta.String("general.architecture"); arch != "qwen3" {
			t.Errorf("%s: the architecture is %q", name, arch)
		}
		if protocol, _ := f.Meta.String("sqlagent.protocol"); protocol != textProtocol {
			t.Errorf("%s: the protocol is %q, and synth's is %q", name, protocol, textProtocol)
		}
		w, _ := f.Tensor("blk.0.ffn_up.weight")
		tensors[name] = bytes.Clone(w.Data)
		f.Close()
	}
	if !bytes.Equal(tensors["first"], tensors["second"]) || bytes.Equal(tensors["first"], tensors["fresh"]) {
		t.Error("--init did not begin with the weights of the other run")
	}

	// A LoRA goes on where it stood, and what it comes to is exported over the weights that it is for.
	for _, steps := range []string{"1", "3"} {
		sft("lora", "--steps", steps, "--init", at("first"), "--lora-rank", "2", "--micro-batch", "600", "--lr", "1e-2")
	}
	command(t, "export", "--checkpoint", at("lora"), "--init", at("first"), "--out", at("lora.gguf"), "--type", "F32")
	f, err := gguf.Open(at("lora.gguf"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if w, _ := f.Tensor("blk.0.ffn_up.weight"); bytes.Equal(w.Data, tensors["first"]) {
		t.Error("the LoRA has changed nothing")
	}

	// Over a file, the adapter runs next to it and next to no other one.
	sft("over", "--steps", "2", "--init", at("first.gguf"), "--lora-rank", "2", "--precision", "bfloat16", "--lr", "1e-2")
	command(t, "export", "--checkpoint", at("over"), "--init", at("first.gguf"), "--format", "adapter", "--out", at("adapter.gguf"))
	e, err := native.OpenAdapted(at("first.gguf"), at("adapter.gguf"), native.LoadOptions{Context: 256})
	if err != nil {
		t.Fatal(err)
	}
	if info := e.Info(); info.Protocol != textProtocol {
		t.Errorf("with the adapter the protocol is %q", info.Protocol)
	}
	e.Close()
	var other *model.BaseError
	if _, err := native.OpenAdapted(at("fresh.gguf"), at("adapter.gguf"), native.LoadOptions{Context: 256}); !errors.As(err, &other) {
		t.Errorf("over another file: %v", err)
	}
	if _, stderr, code := sqltrain(t, "", "sft", "--data", at("data.jsonl"), "--out", at("over"), "--init", at("fresh.gguf"), "--lora-rank", "2", "--steps", "3"); code != exitUsage || !strings.Contains(stderr, "--init \"") {
		t.Errorf("going on over another file: exit code %d, %s", code, stderr)
	}
	if _, stderr, code := sqltrain(t, "", "sft", "--data", at("data.jsonl"), "--out", at("none"), "--lora-rank", "2"); code == exitOK || !strings.Contains(stderr, "--lora-rank needs --init") {
		t.Errorf("exit code %d, %s", code, stderr)
	}
}

// A run that will take long says at what speed it learns, and what makes it shorter; one that will not, or whose time
// is bounded, says nothing.
func TestLongRun(t *testing.T) {
	learns(t)
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "said.jsonl"), []byte(said("w", "SELECT 1", "SELECT name FROM customers")), 0o600); err != nil {
		t.Fatal(err)
	}
	sft := func(steps string, more ...string) *exec.Cmd {
		return program(t, dir, append([]string{"sft", "--data", "said.jsonl", "--out", "run" + steps, "--vocab", "300", "--layers", "1",
			"--dim", "16", "--ff", "16", "--heads", "2", "--kv-heads", "1", "--batch", "64", "--steps", steps}, more...)...)
	}
	if out, err := sft("6").CombinedOutput(); err != nil || strings.Contains(string(out), "to shorten it") {
		t.Errorf("a short run: %v\n%s", err, out)
	}
	if out, err := sft("1999999999", "--time", "1s").CombinedOutput(); err != nil || strings.Contains(string(out), "to shorten it") ||
		!regexp.MustCompile(`(?m)/1999999999, [01]s left`).Match(out) {
		t.Errorf("a run of a second: %v\n%s", err, out)
	}
	long := sft("2000000000")
	stderr, err := long.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := long.Start(); err != nil {
		t.Fatal(err)
	}
	defer long.Wait()
	defer long.Process.Kill()
	var heard strings.Builder
	for lines := bufio.NewScanner(stderr); lines.Scan(); {
		line := lines.Text()
		if heard.WriteString(line + "\n"); !strings.Contains(line, "to shorten it") {
			continue
		}
		for _, want := range []string{" tokens/s", "remaining 1999999997 steps, of 64 tokens", "--steps or --batch", "--layers", "--device cuda"} {
			if !strings.Contains(line, want) {
				t.Errorf("%q is not in %q", want, line)
			}
		}
		return
	}
	t.Errorf("a long run says nothing of it:\n%s", heard.String())
}

// A run goes on with what it was begun with: another seed, data or shape is refused by its name, another rate is
// reported, and how long a run is, or what it keeps, is free.
func TestOtherSettings(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	write := func(name, text string) {
		if err := os.WriteFile(at(name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	data := said("w", "SELECT 1", "SELECT name FROM customers")
	write("data.jsonl", data)
	write("moved.jsonl", data)
	write("other.jsonl", data+data)
	sft := func(more ...string) (stderr string, code int) {
		_, stderr, code = sqltrain(t, "", append([]string{"sft", "--data", at("data.jsonl"), "--out", at("run"), "--vocab", "300", "--layers", "1",
			"--dim", "16", "--ff", "16", "--heads", "2", "--kv-heads", "1", "--batch", "64", "--steps", "1"}, more...)...)
		return stderr, code
	}
	if stderr, code := sft(); code != exitOK {
		t.Fatal(stderr)
	}
	for _, c := range []struct {
		flags []string
		code  int
		want  string
	}{
		{[]string{"--seed", "2"}, exitUsage, "the run in " + at("run") + " was begun with --seed \"1\", not \"2\": resume with that"},
		{[]string{"--data", at("other.jsonl")}, exitUsage, "--data \""},
		{[]string{"--dim", "32"}, exitUsage, "--dim \"16\", not \"32\""},
		{[]string{"--init", "nano"}, exitUsage, "--init \"\", not \"nano\""},
		{[]string{"--steps", "2", "--data", at("moved.jsonl")}, exitOK, "resuming at step 1"},
		{[]string{"--steps", "3", "--lr", "0.5", "--save-every", "1", "--keep", "3"}, exitOK, "--lr is 0.5 from here on, and was 0.001"},
	} {
		if stderr, code := sft(c.flags...); code != c.code || !strings.Contains(stderr, c.want) {
			t.Errorf("%v: exit code %d, %s; want %q", c.flags, code, stderr, c.want)
		}
	}
	write("data.jsonl", data+data)
	if stderr, code := sft("--steps", "4", "--lr", "0.5"); code != exitUsage || !strings.Contains(stderr, "before the file was changed") {
		t.Errorf("data that was written again: exit code %d, %s", code, stderr)
	}
}

// Pairs of a question and a query are no trajectories, alone or among some; the error names the line, and what makes
// trajectories of them.
func TestPairsAreNotTrajectories(t *testing.T) {
	const trajectories = `{"question": "q", "segments": [{"role": "user", "text": "q"}, {"role": "assistant", "text": "a", "generated": true, "train": true}]}` + "\n"
	const pair = `{"db": "x.sqlite", "question": "How many?", "sql": "SELECT 1"}` + "\n"
	for _, c := range []struct{ data, val, want string }{
		{pair, trajectories, "--data: "},
		{trajectories, pair, "--val: "},
		{trajectories + pair, trajectories, "data.jsonl:2: "},
	} {
		dir := t.TempDir()
		at := func(name, text string) string {
			path := filepath.Join(dir, name)
			if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			return path
		}
		_, stderr, code := sqltrain(t, "", "sft", "--data", at("data.jsonl", c.data), "--val", at("val.jsonl", c.val),
			"--out", filepath.Join(dir, "out"), "--layers", "1", "--dim", "32", "--ff", "32", "--heads", "2", "--kv-heads", "1")
		if code != exitUsage || !strings.Contains(stderr, c.want) || !strings.Contains(stderr, "`sqltrain pairs`") {
			t.Errorf("exit code %d, %s; want %q", code, stderr, c.want)
		}
	}
}

func TestSynthUsage(t *testing.T) {
	for flag, want := range map[string]string{
		"--families=counts=1":  "there is no family of questions \"counts\"; there are count, ",
		"--families=count":     "\"count\" is not NAME=SHARE",
		"--families=count=-1":  "positive share",
		"--lessons=probed=1":   "there is no lesson \"probed\"; there are probe, ",
		"--lessons=probe=lots": "is not NAME=SHARE",
		"--protocol=pointer":   "the teacher writes text",
	} {
		_, stderr, code := sqltrain(t, "", "synth", "--out", filepath.Join(t.TempDir(), "x"), flag)
		if code != exitUsage || !strings.Contains(stderr, want) {
			t.Errorf("%s: exit code %d, %s; want %q", flag, code, stderr, want)
		}
	}
	if _, stderr, code := sqltrain(t, "", "synth"); code != exitUsage || !strings.Contains(stderr, "nothing to write") {
		t.Errorf("exit code %d, %s", code, stderr)
	}
	dir := t.TempDir() // databases alone
	if _, stderr, code := sqltrain(t, "", "synth", "--databases", dir, "--worlds", "1"); code != 0 {
		t.Errorf("exit code %d, %s", code, stderr)
	}
	if suite, err := os.ReadFile(filepath.Join(dir, "suite.jsonl")); err != nil || len(suite) == 0 {
		t.Errorf("%q, %v", suite, err)
	}
}
