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
	open := func() (*gguf.File, error) { return gguf.Open(init) }
	if init == "nano" {
		open = nano.File
	}
	f, err := open()
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
