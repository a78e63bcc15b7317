package trainer

import (
	"fmt"
	"os"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/nano"
	"github.com/sqlagent/sqlagent/model/token"
)

// Initial is what training begins with: a checkpoint's folder, a GGUF file of any type that is read here, or "nano",
// the embedded weights. Where they were rounded, the note says so: they are trained on as float32.
func Initial(init string) (m *model.Model, tok *token.Tokenizer, note string, err error) {
	if info, err := os.Stat(init); err == nil && info.IsDir() {
		c, err := OpenCheckpoint(init)
		if err != nil {
			return nil, nil, "", err
		}
		m, err := model.Load(c.Dir)
		return m, c.Tokenizer, "", err
	}
	open := func() (*gguf.File, error) { return gguf.Open(init) }
	if init == "nano" {
		open = nano.File
	}
	f, err := open()
	if err != nil {
		return nil, nil, "", err
	}
	defer f.Close()
	if tok, err = token.FromGGUF(f); err != nil {
		return nil, nil, "", err
	}
	if m, err = model.LoadGGUF(f); err != nil {
		return nil, nil, "", err
	}
	if n, ok := f.Meta.Uint("general.file_type"); ok && gguf.FileType(n) != gguf.FileF32 {
		note = fmt.Sprintf("%s holds %s: its weights are dequantised, and used in float32 as they were rounded", init, gguf.FileType(n))
	}
	return m, tok, note, nil
}
