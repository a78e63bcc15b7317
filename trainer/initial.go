package trainer

import (
	"os"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/nano"
	"github.com/sqlagent/sqlagent/model/token"
)

// Initial is the weights that a run may begin with, and their tokenizer: those of a checkpoint's folder, of a GGUF file,
// or, called "nano", the embedded ones.
func Initial(init string) (*model.Model, *token.Tokenizer, error) {
	if info, err := os.Stat(init); err == nil && info.IsDir() {
		c, err := OpenCheckpoint(init)
		if err != nil {
			return nil, nil, err
		}
		m, err := model.Load(c.Dir)
		return m, c.Tokenizer, err
	}
	f, err := OpenGGUF(init)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	tok, err := token.FromGGUF(f)
	if err != nil {
		return nil, nil, err
	}
	m, err := model.LoadGGUF(f)
	return m, tok, err
}

// OpenGGUF opens a GGUF file; "nano" are the embedded weights.
func OpenGGUF(path string) (*gguf.File, error) {
	if path == "nano" {
		return nano.File()
	}
	return gguf.Open(path)
}
