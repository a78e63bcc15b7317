package huggingface

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/testpython"
	"github.com/sqlagent/sqlagent/internal/vocabularies"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// python is a script of testdata with the packages that scripts/get-transformers.sh gets. Where there are none the test
// is skipped, but in CI it fails.
func python(t testing.TB, script string, args ...string) *exec.Cmd {
	t.Helper()
	packages := os.Getenv("SQLAGENT_TEST_PYTHON")
	if packages == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("SQLAGENT_TEST_PYTHON is not set")
		}
		t.Skip("SQLAGENT_TEST_PYTHON does not name what scripts/get-transformers.sh gets")
	}
	cmd := testpython.Command(t, packages, append([]string{filepath.Join("testdata", script)}, args...)...)
	cmd.Env = append(cmd.Env, "HF_HUB_OFFLINE=1")
	cmd.Stderr = os.Stderr
	return cmd
}

// theirs is a tokenizer in a process of Python, which knows texts by their number.
type theirs struct {
	in  io.Writer
	out *bufio.Scanner
}

func (p *theirs) ask(t testing.TB, format string, args ...any) string {
	t.Helper()
	fmt.Fprintf(p.in, format+"\n", args...)
	if !p.out.Scan() {
		t.Fatalf("Python ended: %v", p.out.Err())
	}
	return p.out.Text()
}

// started gives a tokenizer to Python, as export writes it but without its special tokens, which Encode never yields.
func started(t testing.TB, meta gguf.Meta, texts ...[]string) *theirs {
	t.Helper()
	dir := t.TempDir()
	files := map[string]any{}
	if err := describeTokenizer(meta, model.Config{}, files); err != nil {
		t.Fatal(err)
	}
	files[tokenizerFile].(map[string]any)["added_tokens"] = []any{}
	args := []string{filepath.Join(dir, tokenizerFile)}
	write := func(path string, v any) {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(args[0], files[tokenizerFile])
	for i, list := range texts {
		args = append(args, filepath.Join(dir, fmt.Sprint(i)))
		write(args[i+1], list)
	}
	cmd := python(t, "encode.py", args...)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		cmd.Wait()
	})
	p := &theirs{in, bufio.NewScanner(out)}
	if !p.out.Scan() || !strings.HasPrefix(p.out.Text(), "ready") {
		t.Fatalf("Python says %q", p.out.Text())
	}
	return p
}

// publicTokenizers are those of public models, by the names of their pre-tokenizers.
var publicTokenizers = map[string]func(testing.TB) gguf.Meta{"qwen2": vocabularies.Qwen, "llama-bpe": vocabularies.Llama3}

// Ids of 100,000 strings are those of Hugging Face's tokenizers: passages of this repository, characters drawn by
// chance, Spider's questions and queries, and lines in all languages.
func TestTokenIDsEqualHuggingFace(t *testing.T) {
	most := 100_000
	if testing.Short() {
		most = 5_000
	}
	texts := slices.Concat(questions(t), queries(t), vocabularies.Languages(t))
	texts = texts[:min(len(texts), most*2/3)]
	texts = append(texts, vocabularies.Texts(t, "../..", most-len(texts))...)
	for name, read := range publicTokenizers {
		meta := read(t)
		tok, err := token.FromGGUF(&gguf.File{Meta: meta})
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), "ids")
		started(t, meta, texts).ask(t, "write 0 %s", path)
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		numbers := make([]int32, len(b)/4)
		if _, err := binary.Decode(b, binary.LittleEndian, numbers); err != nil {
			t.Fatal(err)
		}
		different, tokens := 0, 0
		for _, text := range texts {
			want := numbers[1:][:numbers[0]]
			numbers = numbers[1+len(want):]
			got := tok.Encode(text)
			tokens += len(got)
			if !slices.Equal(got, want) {
				if different++; different <= 5 {
					t.Errorf("%s: %q: %v, tokenizers says %v", name, text, got, want)
				}
			}
		}
		t.Logf("%s: %d strings, %d tokens: %d differ", name, len(texts), tokens, different)
	}
}

// questions and queries are Spider's.
func questions(t testing.TB) (texts []string) {
	var all []struct{ Question string }
	if err := json.Unmarshal(corpora.Read(t, "spider/train_questions.json"), &all); err != nil {
		t.Fatal(err)
	}
	for _, q := range all {
		texts = append(texts, q.Question)
	}
	return texts
}

func queries(t testing.TB) (texts []string) {
	for _, g := range corpora.Spider(t) {
		texts = append(texts, g.SQL)
	}
	return texts
}

// source are this repository's files of Go, indented by spaces or as they are.
func source(t testing.TB, indent string) (texts []string) {
	paths, err := filepath.Glob("../../*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, strings.ReplaceAll(string(b), "\t", indent))
	}
	return texts
}

// spent is the processor time of this process so far: that of the clock says little on a busy machine.
func spent(t testing.TB) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// some is every text of a list that makes about a megabyte together, from all of its parts.
func some(texts []string) (out []string) {
	size := 0
	for _, text := range texts {
		size += len(text)
	}
	step := 1 + size/1_000_000
	for i := 0; i < len(texts); i += step {
		out = append(out, texts[i])
	}
	return out
}

// BenchmarkTokenizers prints megabytes a second of processor time of ours and of Hugging Face's, on texts that neither
// has seen, the fastest of some runs in turns.
func BenchmarkTokenizers(b *testing.B) {
	kinds := map[string][]string{
		"questions": questions(b), "SQL": queries(b), "Go": source(b, "\t"), "languages": vocabularies.Languages(b),
		"spaces": source(b, strings.Repeat(" ", 200)),
	}
	for name, read := range publicTokenizers {
		meta := read(b)
		var names []string
		var texts [][]string
		for kind, list := range kinds {
			names, texts = append(names, kind), append(texts, some(list))
		}
		them := started(b, meta, texts...)
		for i, kind := range names {
			b.Run(name+"/"+kind, func(b *testing.B) {
				ours, other := time.Hour, time.Hour
				size := 0
				for _, text := range texts[i] {
					size += len(text)
				}
				for b.Loop() {
					tok, err := token.FromGGUF(&gguf.File{Meta: meta}) // one that has seen no text
					if err != nil {
						b.Fatal(err)
					}
					start, tokens := spent(b), 0
					for _, text := range texts[i] {
						tokens += len(tok.Encode(text))
					}
					ours = min(ours, spent(b)-start)
					var seconds float64
					var theirs int
					if _, err := fmt.Sscan(them.ask(b, "%d", i), &seconds, &theirs); err != nil || theirs != tokens {
						b.Fatalf("%d tokens, tokenizers has %d: %v", tokens, theirs, err)
					}
					other = min(other, time.Duration(seconds*float64(time.Second)))
				}
				megabytes := float64(size) / 1e6
				b.ReportMetric(megabytes/ours.Seconds(), "MB/s")
				b.ReportMetric(megabytes/other.Seconds(), "tokenizers-MB/s")
				b.ReportMetric(other.Seconds()/ours.Seconds(), "ratio")
				b.ReportMetric(0, "ns/op")
			})
		}
	}
}
