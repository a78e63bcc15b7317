package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

// recipes/coder.sh makes the whole way with a tiny model on a CPU, over pointers, or in both arms with
// SQLAGENT_TEST_LONG: parts are packed and received, damaged
// ones again; it learns, corrects, curates and explores, goes on where it ended, and what is brought back goes on
// elsewhere. It refuses an empty machine, and a base that is not the one that it was trained on.
func TestCoderProgram(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the programs")
	}
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("no bash")
	}
	t.Run("pointers", func(t *testing.T) {
		p := coderProgram{"pointers", corpora.Learnt(t, 8, 8, 100)}
		p.whole(t, func(base string) { publicBase(t, base) }, "sft", "final")
	})
	t.Run("text", func(t *testing.T) {
		if os.Getenv("SQLAGENT_TEST_LONG") == "" {
			t.Skip("SQLAGENT_TEST_LONG is not set: its stages are those of the other arm, but for corrections")
		}
		p := coderProgram{"text", "none"}
		p.whole(t, func(base string) {
			dir := t.TempDir()
			command(t, "synth", "--out", filepath.Join(dir, "synth.jsonl"), "--worlds", "2", "--per-world", "2")
			command(t, "sft", "--data", filepath.Join(dir, "synth.jsonl"), "--out", filepath.Join(dir, "made"), "--steps", "1", "--vocab", "400", "--context", "8192",
				"--layers", "1", "--dim", "32", "--ff", "32", "--heads", "2", "--kv-heads", "1", "--batch", "1024")
			command(t, "export", "--checkpoint", filepath.Join(dir, "made"), "--out", base, "--type", "F32", "--protocol", "plain")
		}, "base", "sft", "final")
	})
}

// coderProgram is recipes/coder.sh in an arm, with tiny sizes.
type coderProgram struct{ arm, data string }

func (p coderProgram) run(dir string, args ...string) (string, error) {
	c := exec.Command("bash", append([]string{"../../recipes/coder.sh"}, args...)...)
	c.Env = append(os.Environ(), "ARM="+p.arm, "CODER_DIR="+dir, "MODELS=tiny", "DEVICE=cpu", "PRECISION=float32", "SQLAGENT_DATA="+p.data, "DATABASES=12",
		"BATCH=1500", "MICRO=1500", "STEPS=2", "RL_STEPS=1", "QUESTIONS=2", "SAMPLES=2", "SESSIONS=4", "CANDIDATES=4", "PRACTISE=2", "LIMIT=4", "RANK=2",
		"WITHHELD=0.98", "GZIP=-1") // the parts are not sent far
	out, err := c.CombinedOutput()
	return string(out), err
}

// whole goes the whole way with the model that base writes, which is measured after some stages.
func (p coderProgram) whole(t *testing.T, write func(base string), measured ...string) {
	here, there, back := t.TempDir(), t.TempDir(), t.TempDir()
	must := func(dir string, args ...string) string {
		t.Helper()
		out, err := p.run(dir, args...)
		if err != nil {
			log, _ := os.ReadFile(filepath.Join(dir, "tiny", "log"))
			t.Fatalf("%v: %v\n%s\n%s", args, err, out, log)
		}
		return out
	}
	if out, err := p.run(there, "--minutes", "1"); err == nil || !strings.Contains(out, "a fresh machine is empty") {
		t.Errorf("an empty machine: %v, %s", err, out)
	}
	base := filepath.Join(here, "base", "tiny.gguf")
	if err := os.MkdirAll(filepath.Dir(base), 0o755); err != nil {
		t.Fatal(err)
	}
	write(base)

	must(here, "prepare")
	parts, err := filepath.Glob(filepath.Join(here, "pack", "part.*"))
	if err != nil || len(parts) < 2 {
		t.Fatalf("%d parts, %v", len(parts), err)
	}
	sent := t.TempDir()
	send := func(path string) {
		t.Helper()
		text, err := os.ReadFile(path)
		if err != nil || len(text) > 30_000_000 {
			t.Fatalf("%s: %d bytes, %v", path, len(text), err)
		}
		if err := os.WriteFile(filepath.Join(sent, filepath.Base(path)), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	send(filepath.Join(here, "pack", "parts.sha256"))
	if err := os.WriteFile(filepath.Join(sent, filepath.Base(parts[0])), []byte("damaged"), 0o600); err != nil {
		t.Fatal(err)
	}
	if out := must(there, "receive", sent); !strings.Contains(out, "is damaged: send it again") {
		t.Errorf("a damaged part: %s", out)
	}
	for _, part := range parts {
		send(part)
	}
	if out := must(there, "receive", sent); !strings.Contains(out, "all parts are there") {
		t.Fatalf("not received: %s", out)
	}
	if left, _ := filepath.Glob(filepath.Join(sent, "part.*")); len(left) > 0 {
		t.Errorf("%d parts are left where they came", len(left))
	}

	table := must(there, "--minutes", "60") // the sizes end it
	want := []string{"tiny: curated:", "tiny: rl:", "tiny: final:"}
	for _, stage := range measured {
		want = append(want, "| tiny | "+stage+" |")
	}
	for _, want := range want {
		if !strings.Contains(table, want) {
			t.Errorf("the table lacks %q:\n%s", want, table)
		}
	}
	adapter, err := gguf.Open(filepath.Join(there, "tiny", "tiny.lora.gguf"))
	if err != nil {
		t.Fatal(err)
	}
	if kind, _ := adapter.Meta.Get("general.type"); kind != "adapter" {
		t.Errorf("it is exported as %v", kind)
	}
	adapter.Close()

	must(there, "pieces", "1", back)
	if _, err := p.run(there, "pieces", "2", back); err == nil {
		t.Error("there is a second lot of one")
	}
	if err := os.RemoveAll(filepath.Join(here, "tiny")); err != nil {
		t.Fatal(err)
	}
	must(here, "unpack", back)
	for _, name := range []string{"tiny.lora.gguf", "rl/metrics.jsonl", "sft.done", "base.sha256"} {
		same(t, filepath.Join(here, "tiny", name), filepath.Join(there, "tiny", name))
	}
	if err := os.Remove(filepath.Join(here, "tiny", "rl.done")); err != nil { // as where its time was over
		t.Fatal(err)
	}
	must(here, "--minutes", "60")
	log, err := os.ReadFile(filepath.Join(here, "tiny", "log"))
	if err != nil || strings.Count(string(log), "== sft:") != 1 || strings.Count(string(log), "== rl:") != 2 {
		t.Errorf("it does not go on, %v:\n%s", err, log)
	}

	f, err := os.OpenFile(base, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.WriteString("x"); err != nil {
		t.Fatal(err)
	}
	f.Close()
	if out, err := p.run(here, "--minutes", "60"); err == nil || !strings.Contains(out, "is not the file that") {
		t.Errorf("another base: %v, %s", err, out)
	}
}

func same(t *testing.T, a, b string) {
	t.Helper()
	x, err := os.ReadFile(a)
	if err != nil {
		t.Fatal(err)
	}
	y, err := os.ReadFile(b)
	if err != nil || !bytes.Equal(x, y) {
		t.Errorf("%s and %s differ, %v", a, b, err)
	}
}

// Where --out is relative, databases are named relative to it all the same.
func TestCoderDataInFolder(t *testing.T) {
	data, err := filepath.Abs(corpora.Learnt(t, 4, 8, 100))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if out, err := program(t, dir, "coder-data", "--out", "made", "--data", data, "--databases", "2", "--wikisql", "2").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, suite := range []string{"choose.jsonl", "dialects.jsonl"} {
		text, err := os.ReadFile(filepath.Join(dir, "made", suite))
		if err != nil || len(text) == 0 {
			t.Fatalf("%s: %d bytes, %v", suite, len(text), err)
		}
		for p, err := range jsonl.Read[eval.Problem](bytes.NewReader(text)) {
			if err != nil {
				t.Fatal(err)
			}
			if _, err := os.Stat(filepath.Join(dir, "made", p.Value.DB)); err != nil {
				t.Fatalf("%s: %v", suite, err)
			}
		}
	}
}
