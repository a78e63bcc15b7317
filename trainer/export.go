package trainer

import (
	"fmt"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// ExportInfo is what a GGUF file says of itself beside its shapes.
type ExportInfo struct {
	Name, Protocol, License, Description string
	FileType                             uint32 // general.file_type
	Tokens                               int64  // packed tokens seen in training
}

// ExportAs is Export with the matrices' type by its name, which sets FileType.
func ExportAs(path string, p model.Policy, tok *token.Tokenizer, name string, info ExportInfo) error {
	t, fileType, ok := gguf.Writable(name)
	if !ok {
		return fmt.Errorf("export: matrices cannot be written as %q: give F32, F16, BF16, Q8_0 or Q4_0", name)
	}
	info.FileType = fileType
	return Export(path, p, tok, t, info)
}

// Export writes a policy's weights and its tokenizer as one GGUF file, matrices as t.
func Export(path string, p model.Policy, tok *token.Tokenizer, t gguf.Type, info ExportInfo) error {
	tensors, err := p.Tensors(t)
	if err != nil {
		return err
	}
	meta := p.Meta()
	meta.Set("general.name", info.Name)
	meta.Set("general.license", info.License)
	meta.Set("general.file_type", info.FileType)
	meta.Set("general.quantization_version", uint32(2))
	if info.Description != "" {
		meta.Set("general.description", info.Description)
	}
	meta.Set("sqlagent.protocol", info.Protocol)
	if tok.HasPointers() {
		meta.Set("sqlagent.pointers", true)
	}
	meta.Set("sqlagent.training.tokens", uint64(info.Tokens))
	for _, kv := range tok.Meta() {
		meta.Set(kv.Key, kv.Value)
	}
	if err := gguf.Write(path, meta, tensors); err != nil {
		return fmt.Errorf("export: %w", err)
	}
	return nil
}
