package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
)

// vague is a question that nano is unsure of.
const vague = "Which artist earned most money?"

// parrots is a folder of models whose larger one, pulled last, commits to the same query whatever it is asked.
func parrots(t *testing.T) (larger string) {
	t.Helper()
	larger = parrot(t, "<solution>SELECT name FROM artist LIMIT 1</solution>")
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, pulledFile), []byte(larger+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv("SQLAGENT_MODELS", folder)
	return larger
}

func TestAutoModel(t *testing.T) {
	fewVotes(t)
	larger := parrots(t)
	for _, c := range []struct {
		name  string
		args  []string
		asked int // models
	}{
		{"sure", []string{"How many albums are there?"}, 0},
		{"the default, once a model was pulled", []string{vague}, 2},
		{"named", []string{vague, "--model", "auto", "--larger", larger, "--engine", "native"}, 2},
		{"confirmed", []string{"How many albums are there?", "--confirm"}, 2},
		{"the embedded one alone", []string{vague, "--model", "embedded"}, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := sqlagent(t, append([]string{"ask", "--output", "json"}, c.args...)...)
			var got agent.Report
			if err := json.Unmarshal([]byte(r.stdout), &got); err != nil {
				t.Fatalf("%v in %q\n%s", err, r.stdout, r.stderr)
			}
			if len(got.Asked) != c.asked || r.code != exitOK && r.code != exitUnsure {
				t.Errorf("exit code %d, asked %+v\n%s", r.code, got.Asked, r.stderr)
			}
			if c.asked == 2 && (got.Asked[0].Model != "nano" || got.Asked[1].SQL != "SELECT name FROM artist LIMIT 1" ||
				got.Turns[0].Model != "nano" || got.Turns[len(got.Turns)-1].Model != "parrot" || !strings.Contains(r.stderr, "asking parrot too")) {
				t.Errorf("asked %+v, turns %+v\n%s", got.Asked, got.Turns, r.stderr)
			}
		})
	}
}

// For people, the shell says who answered.
func TestAutoModelInTheShell(t *testing.T) {
	fewVotes(t)
	parrots(t)
	r := piped(t, vague+"\n/model\n/model embedded\n/model auto\n/model\n", "shell", "--engine", "native", "--model", "auto")
	said := r.stderr + r.stdout
	one := strings.Contains(said, "nano answers") && strings.Contains(said, "parrot gave another result")
	other := strings.Contains(said, "parrot answers") && strings.Contains(said, "nano gave another result") // by few votes
	if one == other || !strings.Contains(said, "where that is unsure") {
		t.Errorf("who answers is not said\n%s\n%s", r.stdout, r.stderr)
	}
	if r.code != exitUnsure {
		t.Errorf("exit code %d", r.code)
	}
}

// Weights that know what they agree on are asked every question, unless the user says otherwise.
func TestConfirmsByDefault(t *testing.T) {
	fewVotes(t)
	parrots(t)
	coder := filepath.Join("..", "..", "llm", "pull", "adapters", "coder-0.5b.gguf")
	for _, c := range []struct {
		args []string
		says string
	}{
		{[]string{"--larger", coder}, "confirmed by coder-0.5b"},
		{[]string{"--larger", coder, "--confirm=false"}, "coder-0.5b where that is unsure"},
		{[]string{"--larger", coder, "--votes", "1"}, "coder-0.5b where that is unsure"},
		{nil, "parrot where that is unsure"},
		{[]string{"--confirm"}, "confirmed by parrot"},
	} {
		if r := piped(t, "/model\n", append([]string{"shell", "--model", "auto"}, c.args...)...); !strings.Contains(r.stdout, c.says) {
			t.Errorf("%q: %q is not said\n%s\n%s", c.args, c.says, r.stdout, r.stderr)
		}
	}
}

func TestAutoModelFails(t *testing.T) {
	if testing.Short() {
		t.Skip("it asks nano over and over")
	}
	fewVotes(t)
	larger := parrots(t)
	for _, args := range [][]string{
		{"--model", "auto", "--base-url", "http://localhost:1/v1"},
		{"--model", "auto", "--engine", "openai"},
		{"--model", "auto", "--grammar", file(t, "any.gbnf", "root ::= [a-z]*\n")},
	} {
		if r := sqlagent(t, append([]string{"ask", vague}, args...)...); r.code != exitUsage || !strings.Contains(r.stderr, "auto") {
			t.Errorf("%q: exit code %d\n%s", args, r.code, r.stderr)
		}
	}
	if r := sqlagent(t, "ask", vague, "--votes", "1", "--confirm"); r.code != exitUsage || !strings.Contains(r.stderr, "--votes 2") {
		t.Errorf("one vote: exit code %d\n%s", r.code, r.stderr)
	}
	for _, flag := range []string{"--larger=" + larger, "--confirm"} {
		if r := sqlagent(t, "ask", vague, "--model", larger, flag); r.code != exitUsage || !strings.Contains(r.stderr, "--model auto") {
			t.Errorf("%s next to the only model: exit code %d\n%s", flag, r.code, r.stderr)
		}
	}
	// A file that is gone leaves the embedded model's answer.
	if err := os.Remove(larger); err != nil {
		t.Fatal(err)
	}
	r := sqlagent(t, "ask", vague)
	if r.code != exitUnsure || r.stdout == "" || !strings.Contains(r.stderr, "no such file") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	t.Setenv("SQLAGENT_MODELS", t.TempDir())
	for _, flag := range []string{"--model=auto", "--confirm"} {
		if r := sqlagent(t, "ask", vague, flag); r.code != exitUsage || !strings.Contains(r.stderr, "models pull") {
			t.Errorf("%s though nothing was pulled: exit code %d\n%s", flag, r.code, r.stderr)
		}
	}
	if r := sqlagent(t, "models", "--model", "embedded", "--json"); r.code != exitOK || strings.Count(r.stdout, `"name"`) != 1 {
		t.Errorf("exit code %d, %s", r.code, r.stdout)
	}
}

// A model that this machine has too little memory for is not loaded: the file says 8 TiB, and has as many, of holes.
func TestTooLargeForMemory(t *testing.T) {
	fewVotes(t)
	const rows = 1 << 31 // of 1024 numbers
	var b bytes.Buffer
	text := func(s string) string { return string(little(8, uint64(len(s)))) + s }
	b.WriteString("GGUF" + string(little(4, 3)) + string(little(8, 1)) + string(little(8, 1)))
	b.WriteString(text("general.architecture") + string(little(4, 8)) + text("llama"))
	b.WriteString(text("token_embd.weight") + string(little(4, 2)) + string(little(8, 1024)) + string(little(8, rows)) + string(little(4, 0)) + string(little(8, 0)))
	path := file(t, "large.gguf", b.String())
	if err := os.Truncate(path, int64(b.Len()+31)/32*32+4*1024*rows); err != nil {
		t.Skipf("the file system takes no file of this size: %v", err)
	}
	r := sqlagent(t, "ask", vague, "--model", "auto", "--larger", path)
	if r.code != exitUnsure || !strings.Contains(r.stderr, "of memory, and this machine has") {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
}

// little is a number in so many bytes, the lowest first.
func little(bytes int, n uint64) []byte {
	b := make([]byte, bytes)
	for i := range b {
		b[i] = byte(n >> (8 * i))
	}
	return b
}
