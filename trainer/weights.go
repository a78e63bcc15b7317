package trainer

import (
	"os"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/nano"
	"github.com/sqlagent/sqlagent/model/token"
)

// OpenGGUF opens a GGUF file; "nano" are the embedded weights.
func OpenGGUF(init string) (*gguf.File, error) {
	if init == "nano" {
		return nano.File()
	}
	return gguf.Open(init)
}

// ReadWeights reads what a run may begin with: the folder of a checkpoint or of a run, a GGUF file, or "nano", the
// embedded weights.
func ReadWeights(init string) (*model.Model, *token.Tokenizer, error) {
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
