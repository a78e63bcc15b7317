package native

import (
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
	token.CopyAliases(&f.Meta, a.Meta)
	var own llm.Info
	if err := card.Read(a.Meta, &own); err != nil {
		f.Close()
		return nil, &llm.LoadError{Path: adapter, Err: err, Hint: "the adapter's file is damaged"}
	}
	if o.Sessions == 0 && own.Voting != nil {
		o.Sessions = min(own.Voting.Votes, maxVotes)
	}
	e, err := LoadOn(f, o.here(), func(_ model.Config, size model.DecoderOptions) (model.Decoder, string, error) {
		dec, err := model.OpenAdaptedDecoder(f, a, size)
		if err != nil {
			err = fmt.Errorf("adapter %s: %w", adapter, err)
		}
		return dec, "cpu " + gemm.Kernel(), err
	})
	if err != nil {
		f.Close()
		return nil, &llm.LoadError{Path: path, Err: err, Hint: "give the file that the adapter was trained over"}
	}
	if err := card.ReadAdapter(a.Meta, &e.info); err != nil {
		e.Close()
		return nil, &llm.LoadError{Path: adapter, Err: err, Hint: "the adapter's file is damaged"}
	}
	e.path = path
	return e, nil
}
