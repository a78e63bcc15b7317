package main

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// parrot is the file of a model that says the first of the lines, whatever it is asked and shown, and where it may not,
// the next: so the binary is tested with answers that are known beforehand, and with a real model all the same. It
// chooses each token by the one before; every other weight is zero.
func parrot(t *testing.T, lines ...string) string {
	t.Helper()
	tok, err := token.Train(slices.Values(slices.Concat(lines, lines, lines)), 400, "qwen2", nil)
	if err != nil {
		t.Fatal(err)
	}
	const width = 64
	m, err := model.New(model.Config{
		Architecture: "llama", VocabSize: tok.Size(), Context: 8192, Layers: 1, Embedding: width, FeedForward: 64,
		Heads: 2, KVHeads: 2, RopeBase: 10000, NormEps: 1e-6,
	}, 1)
	if err != nil {
		t.Fatal(err)
	}
	place := map[int32]int{} // of tokens in the embedding
	embedding, output := make([]float32, tok.Size()*width), make([]float32, tok.Size()*width)
	for i, line := range lines {
		next := map[int32]int32{}
		before := tok.Encode("\n")[0] // which ends the prompt, and observations
		for _, id := range tok.Encode(line) {
			if other, ok := next[before]; ok && other != id {
				t.Fatalf("%q: %q is followed by %q and %q", line, tok.Decode([]int32{before}), tok.Decode([]int32{other}), tok.Decode([]int32{id}))
			}
			next[before] = id
			if _, ok := place[before]; !ok {
				place[before] = len(place)
				embedding[int(before)*width+place[before]] = 1
			}
			wish := &output[int(id)*width+place[before]]
			*wish = max(*wish, 5-float32(i))
			before = id
		}
	}
	if len(place) > width {
		t.Fatalf("%d tokens", len(place))
	}
	tensors, err := m.Tensors(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	for i := range tensors {
		x := &tensors[i]
		values := make([]float32, x.Elements())
		switch {
		case x.Name == "token_embd.weight":
			values = embedding
		case x.Name == "output.weight":
			values = output
		case strings.HasSuffix(x.Name, "norm.weight"):
			for k := range values {
				values[k] = 1
			}
		}
		if x.Data, err = gguf.Quantize(gguf.F32, values); err != nil {
			t.Fatal(err)
		}
	}
	meta := append(m.Meta(), tok.Meta()...)
	meta.Set("general.file_type", uint32(0))
	meta.Set("general.quantization_version", uint32(2))
	meta.Set("general.name", "parrot")
	meta.Set("sqlagent.protocol", "skyrl")
	path := filepath.Join(t.TempDir(), "parrot.gguf")
	if err := gguf.Write(path, meta, tensors); err != nil {
		t.Fatal(err)
	}
	return path
}

func cities(t *testing.T) string {
	return newDatabase(t,
		"CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT)",
		"INSERT INTO city (name) VALUES ('Lisbon'), ('Porto'), ('Faro')")
}

func TestAnswered(t *testing.T) {
	path := parrot(t, "<solution>SELECT COUNT(*) AS n FROM city</solution>")
	for _, more := range [][]string{nil, {"--exact"}, {"--context", "99999999"}} {
		args := []string{"ask", "How many cities are there?", "--dsn", cities(t), "--model", path, "--output", "csv"}
		r := sqlagent(t, append(args, more...)...)
		if r.code != exitOK || r.stdout != "n\n3\n" || strings.Contains(r.stderr, "a context of 99999999 tokens: the model has") != (more != nil && more[0] == "--context") {
			t.Errorf("%v: exit code %d, stdout %q\n%s", more, r.code, r.stdout, r.stderr)
		}
	}
}

func TestNoAnswer(t *testing.T) {
	path := parrot(t, "<solution>SELECT COUNT(*) FROM town</solution>")
	r := sqlagent(t, "ask", "How many cities are there?", "--dsn", cities(t), "--model", path)
	if r.code != exitNoAnswer || r.stdout != "" || !strings.Contains(r.stderr, "town") || !strings.Contains(r.stderr, "hint: ask") {
		t.Errorf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
}

// A model that insists on writing is refused each time, and the caller sees it.
func TestRefused(t *testing.T) {
	path := parrot(t, "<solution>DELETE FROM city</solution>")
	db := cities(t)
	r := sqlagent(t, "ask", "How many cities are there?", "--dsn", db, "--model", path, "--output", "json")
	var got struct{ Error *agent.Failure }
	if err := json.Unmarshal([]byte(r.stdout), &got); err != nil {
		t.Fatalf("%v in %q", err, r.stdout)
	}
	if r.code != exitRefused || got.Error == nil || got.Error.Kind != "refused" {
		t.Errorf("exit code %d, error %+v\n%s", r.code, got.Error, r.stderr)
	}
	r = sqlagent(t, "ask", "How many?", "--dsn", db, "--output", "csv",
		"--model", parrot(t, "<solution>SELECT COUNT(*) AS n FROM city</solution>"))
	if r.stdout != "n\n3\n" {
		t.Errorf("after the refusal: %q", r.stdout)
	}
}

// Weights that were embedded before pointers are refused, with what to do, by ask and by the list of what a model sees.
func TestRetiredProtocol(t *testing.T) {
	path := parrot(t, "<solution>SELECT COUNT(*) AS n FROM city</solution>")
	f, err := gguf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	f.Meta.Set("sqlagent.protocol", "skyrl-brief")
	old := filepath.Join(t.TempDir(), "old.gguf")
	if err := gguf.Write(old, f.Meta, f.Tensors); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"ask", "How many cities are there?"}, {"schema", "--what-the-model-sees"}} {
		r := sqlagent(t, append(args, "--dsn", cities(t), "--model", old)...)
		if r.code != exitModel || r.stdout != "" || !strings.Contains(r.stderr, "retired protocol skyrl-brief") || !strings.Contains(r.stderr, "omit --model") {
			t.Errorf("%v: exit code %d, stdout %q\n%s", args, r.code, r.stdout, r.stderr)
		}
	}
}
