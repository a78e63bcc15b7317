package inspect

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model"
)

// ErrNoBase is an adapter named as a model, whose model is not in the same folder.
var ErrNoBase = errors.New("it is a LoRA adapter, and the model that it was trained over is not in its folder")

// IsAdapter reports whether a file holds an adapter, and no model.
func IsAdapter(f *gguf.File) bool {
	kind, _ := f.Meta.String("general.type")
	return kind == "adapter"
}

// Base finds the model of an adapter's file: the file in the same folder whose weights it was trained over, whatever
// its name. It is "" where the file is no adapter, or cannot be read: whoever opens it says what is wrong. Errors are
// *llm.LoadError.
func Base(path string) (string, error) {
	adapter, err := gguf.Open(path)
	if err != nil {
		return "", nil
	}
	defer adapter.Close()
	if !IsAdapter(adapter) {
		return "", nil
	}
	folder := filepath.Dir(path)
	files, _ := os.ReadDir(folder)
	for _, file := range files {
		candidate := filepath.Join(folder, file.Name())
		if filepath.Ext(candidate) != ".gguf" {
			continue
		}
		f, err := gguf.Open(candidate)
		if err != nil {
			continue
		}
		found := model.OfBase(adapter, f)
		f.Close()
		if found {
			return candidate, nil
		}
	}
	hint := "put that file there, or give it as --model and the adapter as --lora"
	if base, _ := adapter.Meta.String("general.base_model.0.name"); base != "" {
		hint = "put the GGUF file of " + base + " there that it was trained over, or give it as --model and the adapter as --lora"
	}
	return "", &llm.LoadError{Path: path, Err: ErrNoBase, Hint: hint}
}
