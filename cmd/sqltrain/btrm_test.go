package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// A reward model over nano is trained on a run, with a LoRA and without, goes on where it stopped, and chooses among
// the answers of a run.
func TestBTRM(t *testing.T) {
	learns(t)
	dir := t.TempDir()
	db := testdb.File(t, "CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT, age INT); INSERT INTO pet VALUES (1, 'Rex', 3), (2, 'Ada', 4);")
	attempt := func(v eval.Verdict, sql string) eval.Attempt { return eval.Attempt{SQL: sql, Verdict: v} }
	line := func(question, gold string, samples ...eval.Attempt) string {
		b, err := json.Marshal(eval.Outcome{Problem: eval.Problem{DB: db, Question: question, Gold: gold}, Attempt: samples[0], Samples: samples})
		if err != nil {
			t.Fatal(err)
		}
		return string(b) + "\n"
	}
	count, oldest, names := "SELECT count(*) FROM pet", "SELECT max(age) FROM pet", "SELECT name FROM pet"
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	run := file("run.jsonl",
		line("How many pets are there?", count, attempt(eval.Wrong, oldest), attempt(eval.Right, count), attempt(eval.Failed, ""))+
			line("What is the age of the oldest pet?", oldest, attempt(eval.Wrong, count), attempt(eval.Right, oldest), attempt(eval.Wrong, count)))
	sure := file("sure.jsonl", line("List the names of all pets", names, attempt(eval.Right, names)))
	for _, lora := range [][]string{nil, {"--lora-rank", "2"}} {
		out := filepath.Join(dir, "model"+strings.Join(lora, ""))
		train := func(steps string) (stdout string) {
			stdout, stderr, code := sqltrain(t, "", append([]string{"btrm", "--run", run, "--val", run, "--protocol", "pointer", "--init", "nano", "--out", out, "--steps", steps,
				"--warmup", "1", "--lr", "5e-3", "--batch", "1000"}, lora...)...)
			if code != exitOK {
				t.Fatalf("%q: exit code %d, %q\n%s", lora, code, stdout, stderr)
			}
			return stdout
		}
		if said := train("1"); !strings.Contains(said, "of 2 pairs are ordered right") {
			t.Errorf("%q: %q", lora, said)
		}
		if said := train("4"); said != "100.0% of 2 pairs are ordered right\n" { // it goes on
			t.Errorf("%q: %q", lora, said)
		}
		rank := []string{"rank", run, "--checkpoint", out, "--protocol", "pointer"}
		if lora != nil {
			if _, _, code := sqltrain(t, "", rank...); code == exitOK {
				t.Error("a LoRA ranks without its base")
			}
			rank = append(rank, "--init", "nano")
		}
		stdout, stderr, code := sqltrain(t, "", rank...)
		if code != exitOK || !strings.Contains(stderr, "| 2 | 0, 0.0% | 0, 0.0% | 2, 100.0% | ") || strings.Count(stdout, "\n") != 2 || !strings.Contains(stderr, "compared with votes: +") || !strings.Contains(stdout, ",null]") {
			t.Errorf("%q: exit code %d, %q\n%s", lora, code, stdout, stderr)
		}
	}
	for _, c := range []struct {
		says string
		args []string
	}{
		{"has both a right and a wrong answer", []string{"btrm", "--run", sure, "--protocol", "pointer", "--init", "nano", "--out", filepath.Join(dir, "none")}},
		{"the longest pair has", []string{"btrm", "--run", run, "--protocol", "pointer", "--init", "nano", "--out", filepath.Join(dir, "none"), "--batch", "10"}},
		{"takes one run", []string{"rank", "--checkpoint", dir}},
		{"reads conversations of the protocol pointer, not of plain", []string{"rank", run, "--checkpoint", filepath.Join(dir, "model")}},
		{`--protocol "pointer", not "plain"`, []string{"btrm", "--run", run, "--init", "nano", "--out", filepath.Join(dir, "model"), "--batch", "4000"}},
		{"use sqltrain rank", []string{"score", "--reward", "btrm(model)", "--db", dir}},
	} {
		if stdout, stderr, code := sqltrain(t, "", c.args...); code != exitUsage || !strings.Contains(stderr, c.says) {
			t.Errorf("%q: exit code %d, %q\n%s", c.args, code, stdout, stderr)
		}
	}
}
