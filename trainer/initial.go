package trainer

import (
	"errors"
	"fmt"
	"os"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/inspect"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/huggingface"
	"github.com/sqlagent/sqlagent/model/merge"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/nano/weights"
)

// Initial is what training begins with: a checkpoint's folder, one of Hugging Face's, a GGUF file of any type that is
// read here, or "nano", the embedded weights. Of an adapter's file it is the model in the same folder that the adapter
// was trained over, with its LoRA. Where weights were rounded, the note says so: without a LoRA they are trained on as
// float32. Of a checkpoint the weights alone are taken. The origin is to be closed.
func Initial(init string) (from *model.Origin, tok *token.Tokenizer, note string, err error) {
	if info, err := os.Stat(init); err == nil && info.IsDir() {
		if huggingface.Is(init) {
			from, tok, err := huggingFace(init)
			return from, tok, "", err
		}
		c, err := OpenCheckpoint(init)
		if err == nil {
			from, err := model.OpenOrigin(c.Dir)
			if err != nil {
				return nil, nil, "", err
			}
			from.ForgetTraining() // its moments are another loss's, of other rates
			return from, c.Tokenizer, "", nil
		}
		if init != embedded || !errors.Is(err, ErrNoCheckpoint) { // the repository has a folder of that name
			return nil, nil, "", err
		}
	}
	f, err := OpenGGUF(init)
	if err != nil {
		return nil, nil, "", err
	}
	if inspect.IsAdapter(f) {
		f.Close()
		from, tok, err := adapter(init)
		return from, tok, "", err
	}
	if from, tok, err = stored(f); err != nil {
		return nil, nil, "", err
	}
	if n, ok := f.Meta.Uint("general.file_type"); ok && gguf.FileType(n) != gguf.FileF32 {
		note = fmt.Sprintf("%s holds %s: its weights are dequantised, and used in float32 as they were rounded", init, gguf.FileType(n))
	}
	return from, tok, note, nil
}

// Over is a checkpoint's weights: its own where base is "", or those that Initial reads of base with its LoRA. The note
// is Initial's.
func (c *Checkpoint) Over(base string) (from *model.Origin, note string, err error) {
	if base == "" {
		from, err = model.OpenOrigin(c.Dir)
		return from, "", err
	}
	if from, _, note, err = Initial(base); err != nil {
		return nil, "", fmt.Errorf("%s: %w", base, err)
	}
	if err := from.LoadLoRA(c.Dir); err != nil {
		from.Close()
		return nil, "", err
	}
	return from, note, nil
}

// adapter is Initial of an adapter's file: the weights that it was trained over, which are in its folder, with its LoRA
// and its names of their tokens.
func adapter(path string) (from *model.Origin, tok *token.Tokenizer, err error) {
	base, err := inspect.Base(path)
	if err != nil {
		return nil, nil, err
	}
	learnt, err := gguf.Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer learnt.Close()
	f, err := gguf.Open(base)
	if err != nil {
		return nil, nil, err
	}
	token.CopyAliases(&f.Meta, learnt.Meta)
	if from, tok, err = stored(f); err != nil {
		return nil, nil, err
	}
	if err := from.ReadAdapter(learnt); err != nil {
		from.Close()
		return nil, nil, err
	}
	return from, tok, nil
}

// stored is the model of a file, which the origin closes.
func stored(f *gguf.File) (from *model.Origin, tok *token.Tokenizer, err error) {
	if tok, err = token.FromGGUF(f); err == nil {
		from, err = model.OriginGGUF(f)
	}
	if err != nil {
		f.Close()
		return nil, nil, err
	}
	from.Keep(f)
	return from, tok, nil
}

// TrainLoRA has a LoRA trained in place of the weights: a new one, or what the origin has of an adapter's file, raised
// to the rank. Errors: *model.ConfigError, or why that LoRA cannot be read.
func TrainLoRA(from *model.Origin, lora model.LoRA, seed uint64) error {
	if from.LoRA == nil {
		return from.AddLoRA(lora, seed)
	}
	return merge.Raise(from, lora, seed)
}

// Resume is what a run goes on with that began with init: the checkpoint's weights, or its LoRA over those of init.
func (c *Checkpoint) Resume(init string) (*model.Origin, error) {
	holds, err := model.OpenCheckpoint(c.Dir)
	if err != nil {
		return nil, err
	}
	if err := holds.Close(); err != nil {
		return nil, err
	}
	if holds.LoRA == nil {
		init = ""
	}
	from, _, err := c.Over(init)
	return from, err
}

// huggingFace is Initial of a folder in the form of Hugging Face's transformers.
func huggingFace(dir string) (*model.Origin, *token.Tokenizer, error) {
	c, err := huggingface.Open(dir)
	if err != nil {
		return nil, nil, err
	}
	from, meta, err := c.Origin()
	var tok *token.Tokenizer
	if err == nil {
		tok, err = token.FromGGUF(&gguf.File{Meta: meta})
	}
	if err != nil {
		c.Close()
		return nil, nil, err
	}
	from.Keep(c)
	return from, tok, nil
}

// embedded is what names the embedded weights.
const embedded = "nano"

// OpenGGUF opens a GGUF file; "nano" are the embedded weights.
func OpenGGUF(path string) (*gguf.File, error) {
	if path == embedded {
		return weights.File()
	}
	return gguf.Open(path)
}
