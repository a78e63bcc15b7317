package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// wishful is a model that chooses each token by the one before: as in the first of the lines, and where it cannot, as in
// the next. Every other weight is zero.
func wishful(t *testing.T, lines ...string) string {
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
		before := tok.Encode("\n")[0] // which ends the prompt
		for _, id := range tok.Encode(line) {
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
	path := filepath.Join(t.TempDir(), "wishful.gguf")
	if err := gguf.Write(path, meta, tensors); err != nil {
		t.Fatal(err)
	}
	return path
}

// A model that names a table of its own making is wrong, and right where it is held to the schema: in both engines, which
// compute the same masks.
func TestStrictNames(t *testing.T) {
	path := wishful(t, "<solution>SELECT COUNT(*) AS n FROM town</solution>", "<solution>SELECT COUNT(*) AS n FROM city</solution>")
	args := []string{"ask", "How many cities are there?", "--dsn", cities(t), "--model", path, "--protocol", "skyrl-brief", "--turns", "1", "--votes", "1",
		"--output", "csv"}
	r := sqlagent(t, append(args, "--engine", "native")...)
	if r.code != exitNoAnswer || !strings.Contains(r.stderr, "town") {
		t.Errorf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
	for _, engine := range []string{"native", "llama"} {
		t.Run(engine, func(t *testing.T) {
			if engine == "llama" {
				withHost(t)
			}
			r := sqlagent(t, append(slices.Clone(args), "--engine", engine, "--strict-names")...)
			if r.code != exitOK || r.stdout != "n\n3\n" {
				t.Errorf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
			}
		})
	}
}
