package trainer

import (
	"fmt"
	"time"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/card"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/huggingface"
	"github.com/sqlagent/sqlagent/model/token"
)

// ExportInfo is what a file says of itself beside its shapes. What is empty is left out.
type ExportInfo struct {
	Name, Protocol, License, Description string
	Base                                 string    // what the weights come from: "owner/name", as a hub has it
	Recipe                               string    // the text of how they were trained
	Evaluation                           string    // the text of how good they are
	Date                                 time.Time // of the last step
	Tokens                               int64     // packed tokens seen in training
}

func (i ExportInfo) describe(meta *gguf.Meta) {
	for _, kv := range []struct{ key, value string }{
		{"general.name", i.Name}, {"general.license", i.License}, {"general.description", i.Description},
		{"sqlagent.protocol", i.Protocol}, {"sqlagent.training.recipe", i.Recipe}, {"sqlagent.evaluation", i.Evaluation},
	} {
		if kv.value != "" {
			meta.Set(kv.key, kv.value)
		}
	}
	if !i.Date.IsZero() {
		meta.Set("sqlagent.training.date", i.Date.UTC().Format(time.DateOnly))
	}
	if i.Base != "" {
		huggingface.SetBase(meta, i.Base)
	}
	meta.Set("sqlagent.training.tokens", uint64(i.Tokens))
}

// Export writes a policy's weights, a LoRA merged, and its tokenizer as one GGUF file of a type.
func Export(path string, p model.Policy, tok *token.Tokenizer, as gguf.FileType, info ExportInfo) error {
	f, err := file(p, tok, as, info)
	if err != nil {
		return err
	}
	if err := gguf.Create(path, f.Meta, gguf.Sources(f.Tensors, as.Types(f.Meta, f.Tensors, false)), nil); err != nil {
		return fmt.Errorf("export: %w", err)
	}
	return nil
}

// ExportHuggingFace writes the same as a new folder for other trainers.
func ExportHuggingFace(dir string, p model.Policy, tok *token.Tokenizer, as huggingface.Export, info ExportInfo) error {
	f, err := file(p, tok, as.Type, info)
	if err != nil {
		return err
	}
	if err := huggingface.Create(dir, f, as); err != nil {
		return fmt.Errorf("export: %w", err)
	}
	return nil
}

// file is a policy as a GGUF file would have it, all in float32.
func file(p model.Policy, tok *token.Tokenizer, as gguf.FileType, info ExportInfo) (*gguf.File, error) {
	tensors, err := p.Tensors(gguf.F32)
	if err != nil {
		return nil, err
	}
	meta := p.Meta()
	info.describe(&meta)
	meta.Set("general.file_type", uint32(as))
	meta.Set("general.quantization_version", uint32(2))
	if tok.HasPointers() {
		meta.Set("sqlagent.pointers", true)
	}
	for _, kv := range tok.Meta() {
		meta.Set(kv.Key, kv.Value)
	}
	if template, ok := meta.String("tokenizer.chat_template"); ok && info.Protocol != "" {
		meta.Set("tokenizer.chat_template", card.Mark(template, info.Protocol))
	}
	return &gguf.File{Meta: meta, Tensors: tensors}, nil
}

// ExportAdapter writes a model's LoRA alone, for llama.cpp beside the file of the weights that it was trained on.
func ExportAdapter(path string, m *model.Model, info ExportInfo) error {
	meta, tensors, err := m.Adapter()
	if err != nil {
		return err
	}
	info.describe(&meta)
	if err := gguf.Write(path, meta, tensors); err != nil {
		return fmt.Errorf("export: %w", err)
	}
	return nil
}
