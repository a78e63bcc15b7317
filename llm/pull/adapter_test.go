package pull

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/inspect"
	weights "github.com/sqlagent/sqlagent/model"
)

// A model of the catalogue that has an adapter is pulled as two files, and the adapter is what is named. An old adapter
// is replaced, and one that is there is left alone.
func TestPullAdapter(t *testing.T) {
	h := newHub(t)
	const adapter = "coder-0.5b.gguf"
	before := Catalogue
	defer func() { Catalogue = before }()
	Catalogue = append(slices.Clone(Catalogue), Model{
		Name: "tuned", Repository: repository, File: fileName, SHA256: h.sum, Bytes: int64(len(h.content)), Adapter: adapter,
	})
	content, err := adapters.ReadFile("adapters/" + adapter)
	if err != nil {
		t.Fatal(err)
	}
	o := h.options()
	path := filepath.Join(o.Folder, adapter)
	put := func(path string, text []byte) {
		if err := os.WriteFile(path, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, there := range []string{"nothing", "it", "an old one"} {
		if there == "an old one" {
			put(path, content[:100])
			put(path+".sha256", []byte(digest(content[:100])+"  "+adapter+"\n"))
		}
		p, err := Pull(t.Context(), "tuned", o)
		if err != nil || p.Path != path || p.SHA256 != h.sum || (p.From == "") != (there != "nothing") {
			t.Fatalf("%s is there: %+v, %v", there, p, err)
		}
		if got, err := os.ReadFile(path); err != nil || !slices.Equal(got, content) {
			t.Errorf("%s is there: %d bytes, %v", there, len(got), err)
		}
		for _, file := range []string{path, filepath.Join(o.Folder, fileName)} {
			if _, err := inspect.Verify(t.Context(), file, "", nil); err != nil {
				t.Errorf("%s is there: %v", there, err)
			}
		}
	}
}

// A file of that name that no pull put there stays.
func TestPullAdapterElsewhere(t *testing.T) {
	p := &puller{}
	folder := t.TempDir()
	path := filepath.Join(folder, "coder-0.5b.gguf")
	if err := os.WriteFile(path, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	_, err := p.adapt(t.Context(), &Pulled{Path: filepath.Join(folder, "base.gguf")}, "coder-0.5b.gguf")
	var ours *Error
	if text, _ := os.ReadFile(path); !errors.As(err, &ours) || ours.Hint == "" || string(text) != "mine" {
		t.Errorf("%v, and the file holds %q", err, text)
	}
}

// Adapters of the catalogue are held by the program, and say what they go over.
func TestAdaptersAreThere(t *testing.T) {
	for _, m := range Catalogue {
		if m.Adapter == "" {
			continue
		}
		content, err := adapters.ReadFile("adapters/" + m.Adapter)
		if err != nil {
			t.Fatal(err)
		}
		f, err := gguf.Parse(content)
		if err != nil {
			t.Fatal(err)
		}
		if kind, _ := f.Meta.String("general.type"); kind != "adapter" {
			t.Errorf("%s is of the type %q", m.Adapter, kind)
		}
		if _, ok := f.Meta.Uint("sqlagent.adapter.base"); !ok {
			t.Errorf("%s does not say what it goes over", m.Adapter)
		}
	}
}

// An adapter goes to another machine with the file that it goes over.
func TestSaveAndLoadAdapter(t *testing.T) {
	from := t.TempDir()
	base, adapter := filepath.Join(from, "base.gguf"), filepath.Join(from, "tuned.gguf")
	content, err := os.ReadFile(filepath.Join("..", "..", "nano", "weights", "nano.gguf"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(base, content, 0o644); err != nil {
		t.Fatal(err)
	}
	f, err := gguf.Open(base)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	o, err := weights.OriginGGUF(f)
	if err != nil {
		t.Fatal(err)
	}
	if err := o.AddLoRA(weights.LoRA{Rank: 2, Alpha: 4}, 1); err != nil {
		t.Fatal(err)
	}
	meta, tensors, err := o.Adapter(gguf.F16)
	if err != nil {
		t.Fatal(err)
	}
	if err := gguf.Write(adapter, meta, tensors); err != nil {
		t.Fatal(err)
	}
	archive := filepath.Join(t.TempDir(), "tuned.tar")
	if err := Save(t.Context(), adapter, "", archive, Options{}); err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(t.TempDir(), "models")
	for range 2 { // the second time it is there already
		p, err := Load(t.Context(), archive, t.TempDir(), Options{Folder: folder})
		if err != nil || p.Path != filepath.Join(folder, "tuned.gguf") {
			t.Fatalf("%+v, %v", p, err)
		}
		if found, err := inspect.Base(p.Path); err != nil || found != filepath.Join(folder, "base.gguf") {
			t.Errorf("it goes over %q, %v", found, err)
		}
	}
	if err := os.Remove(filepath.Join(folder, "base.gguf")); err != nil {
		t.Fatal(err)
	}
	if _, err := Load(t.Context(), archive, t.TempDir(), Options{Folder: folder}); err != nil {
		t.Fatal(err)
	}
	if _, err := inspect.Verify(t.Context(), filepath.Join(folder, "base.gguf"), "", nil); err != nil {
		t.Error(err)
	}
	if err := os.Remove(base); err != nil {
		t.Fatal(err)
	}
	if err := Save(t.Context(), adapter, "", archive, Options{}); err == nil {
		t.Error("an adapter was saved without what it goes over")
	}
}
