package open

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/inspect"
	"github.com/sqlagent/sqlagent/model"
)

// An adapter that is named as a model stands for the file in its folder that it was trained over, whatever that is
// called, and for no other.
func TestAdapterAsModel(t *testing.T) {
	dir := t.TempDir()
	base, other, adapter := filepath.Join(dir, "b.gguf"), filepath.Join(dir, "a.gguf"), filepath.Join(dir, "c.gguf")
	text, err := os.ReadFile(nanoFile)
	if err != nil {
		t.Fatal(err)
	}
	write := func(path string, text []byte) {
		t.Helper()
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(base, text)
	f, err := gguf.Open(base)
	if err != nil {
		t.Fatal(err)
	}
	o, err := model.OriginGGUF(f)
	if err != nil {
		t.Fatal(err)
	}
	if err := o.AddLoRA(model.LoRA{Rank: 2, Alpha: 4}, 1); err != nil {
		t.Fatal(err)
	}
	meta, tensors, err := o.Adapter(gguf.F16)
	if err != nil {
		t.Fatal(err)
	}
	if err := gguf.Write(adapter, meta, tensors); err != nil {
		t.Fatal(err)
	}
	f.Close()
	text[len(text)-1]++ // of the last tensor
	write(other, text)
	write(filepath.Join(dir, "0.gguf"), []byte("no GGUF file"))

	e, err := Open(t.Context(), Options{Model: adapter, Engine: Native})
	if err != nil {
		t.Fatal(err)
	}
	e.Close()
	if found, err := (Options{Model: adapter}).based(); err != nil || found.Model != base || found.Adapter != adapter {
		t.Errorf("%q with %q, %v", found.Model, found.Adapter, err)
	}
	if err := os.Remove(base); err != nil {
		t.Fatal(err)
	}
	var load *llm.LoadError
	if _, err := Open(t.Context(), Options{Model: adapter}); !errors.Is(err, inspect.ErrNoBase) || !errors.As(err, &load) || load.Hint == "" {
		t.Errorf("%v, want ErrNoBase and a hint", err)
	}
	if same, err := (Options{Model: other}).based(); err != nil || same.Model != other || same.Adapter != "" {
		t.Errorf("a model: %q with %q, %v", same.Model, same.Adapter, err)
	}
}
