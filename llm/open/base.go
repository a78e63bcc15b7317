package open

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

// based finds the model of an adapter that is named as one: the file in the same folder whose weights it was trained over,
// whatever its name. Other options stay as they are. Errors are *llm.LoadError.
func (o Options) based() (Options, error) {
	if o.Model == "" || o.Adapter != "" || o.Engine == OpenAI || o.BaseURL != "" {
		return o, nil
	}
	adapter, err := gguf.Open(o.Model)
	if err != nil {
		return o, nil // whoever opens it says what is wrong
	}
	defer adapter.Close()
	if kind, _ := adapter.Meta.String("general.type"); kind != "adapter" {
		return o, nil
	}
	folder := filepath.Dir(o.Model)
	files, _ := os.ReadDir(folder)
	for _, file := range files {
		path := filepath.Join(folder, file.Name())
		if filepath.Ext(path) != ".gguf" {
			continue
		}
		f, err := gguf.Open(path)
		if err != nil {
			continue
		}
		found := model.OfBase(adapter, f)
		f.Close()
		if found {
			o.Model, o.Adapter = path, o.Model
			return o, nil
		}
	}
	hint := "put that file there, or give it as --model and the adapter as --lora"
	if base, _ := adapter.Meta.String("general.base_model.0.name"); base != "" {
		hint = "put the GGUF file of " + base + " there that it was trained over, or give it as --model and the adapter as --lora"
	}
	return o, &llm.LoadError{Path: o.Model, Err: ErrNoBase, Hint: hint}
}
