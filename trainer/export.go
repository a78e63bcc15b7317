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

// ExportInfo is what a file says of itself besides its shapes. What is empty is left out.
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
	meta.Set(card.TrainedTokens, uint64(i.Tokens))
}

// Export writes weights, a LoRA merged, and their tokenizer as one GGUF file of a type. They are read as the file
// grows.
func Export(path string, from *model.Origin, tok *token.Tokenizer, as gguf.FileType, info ExportInfo) error {
	tensors, err := from.Tensors()
	if err != nil {
		return err
	}
	meta := describe(from, tok, as, info)
	var described []gguf.Tensor
	for _, t := range tensors {
		described = append(described, gguf.Tensor{Name: t.Name, Dims: t.Dims})
	}
	for i, t := range as.Types(meta, described, false) {
		tensors[i].Type = t
	}
	if err := gguf.Create(path, meta, tensors, nil); err != nil {
		return fmt.Errorf("export: %w", err)
	}
	return nil
}

// ExportHuggingFace writes the same as a new folder for other trainers.
func ExportHuggingFace(dir string, from *model.Origin, tok *token.Tokenizer, as huggingface.Export, info ExportInfo) error {
	tensors, err := from.Tensors()
	if err != nil {
		return err
	}
	if err := huggingface.CreateFrom(dir, from.Config, describe(from, tok, as.Type, info), tensors, as); err != nil {
		return fmt.Errorf("export: %w", err)
	}
	return nil
}

// describe is what a GGUF file of a type says of weights.
func describe(from *model.Origin, tok *token.Tokenizer, as gguf.FileType, info ExportInfo) gguf.Meta {
	meta := from.Config.Meta()
	info.describe(&meta)
	meta.Set("general.file_type", uint32(as))
	meta.Set("general.quantization_version", uint32(2))
	setPointers(&meta, tok)
	for _, kv := range tok.Meta() {
		meta.Set(kv.Key, kv.Value)
	}
	if template, ok := meta.String("tokenizer.chat_template"); ok && info.Protocol != "" {
		meta.Set("tokenizer.chat_template", card.Mark(template, info.Protocol))
	}
	return meta
}

// setPointers says which pointers a vocabulary has.
func setPointers(meta *gguf.Meta, tok *token.Tokenizer) {
	if tok.HasPointers() {
		meta.Set("sqlagent.pointers", true)
	}
	if tok.HasLists() {
		meta.Set("sqlagent.lists", true)
	}
}

// ExportAdapter writes a LoRA alone, for engines that load it next to the file of the weights that it was trained on.
// What the tokenizer calls by other names than that file, the adapter says.
func ExportAdapter(path string, from *model.Origin, tok *token.Tokenizer, as gguf.Type, info ExportInfo) error {
	meta, tensors, err := from.Adapter(as)
	if err != nil {
		return err
	}
	info.describe(&meta)
	setPointers(&meta, tok)
	token.CopyAliases(&meta, tok.Meta())
	if err := gguf.Write(path, meta, tensors); err != nil {
		return fmt.Errorf("export: %w", err)
	}
	return nil
}
