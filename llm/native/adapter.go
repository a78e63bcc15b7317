package native

import (
	"errors"
	"fmt"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/card"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/token"
)

// OpenAdapted is Open with the LoRA of another GGUF file, which is added to what the weights compute and not to them.
func OpenAdapted(path, adapter string, o LoadOptions) (*Engine, error) {
	o.store = recollect(o, path, adapter) // before the files are read, as in Open
	a, err := gguf.Open(adapter)
	if err != nil {
		return nil, &llm.LoadError{Path: adapter, Err: err, Hint: "give the GGUF file of a LoRA adapter, as `sqltrain export --format adapter` writes it"}
	}
	defer a.Close()
	f, err := gguf.Open(path)
	if err != nil {
		return nil, &llm.LoadError{Path: path, Err: err, Hint: "give the GGUF file that the adapter was trained over"}
	}
	e, err := LoadAdapted(f, a, o)
	var damaged *AdapterError
	switch {
	case errors.As(err, &damaged):
		err = &llm.LoadError{Path: adapter, Err: damaged.Err, Hint: "the adapter's file is damaged"}
	case err != nil:
		err = &llm.LoadError{Path: path, Err: fmt.Errorf("adapter %s: %w", adapter, err), Hint: "give the file that the adapter was trained over"}
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	e.path = path
	return e, nil
}

// AdapterError is a word of an adapter's file on itself that is invalid.
type AdapterError struct{ Err error }

func (e *AdapterError) Error() string { return e.Err.Error() }
func (e *AdapterError) Unwrap() error { return e.Err }

// LoadAdapted is Load with the LoRA of another file, which may be closed afterwards. Errors are also *AdapterError.
func LoadAdapted(f, adapter *gguf.File, o LoadOptions) (*Engine, error) {
	token.CopyAliases(&f.Meta, adapter.Meta)
	var own llm.Info
	if err := card.Read(adapter.Meta, &own); err != nil {
		return nil, &AdapterError{err}
	}
	if o.Sessions == 0 && own.Voting != nil {
		o.Sessions = min(own.Voting.Votes, maxVotes)
	}
	e, err := LoadOn(f, o.here(), func(_ model.Config, size model.DecoderOptions) (model.Decoder, string, error) {
		dec, err := model.OpenAdaptedDecoder(f, adapter, size)
		return dec, "cpu " + gemm.Kernel(), err
	})
	if err != nil {
		return nil, err
	}
	return e, card.ReadAdapter(adapter.Meta, &e.info) // no error: all was read before
}
