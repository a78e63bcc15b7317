// Package native is an llm.Engine over one model.Decoder: our own transformer, on the CPU or on a
// GPU. Sessions are goroutines of their callers; a single scheduler gathers what they wait for into
// one batch, so that a loop stays sequential to read and the device stays full.
package native

import (
	"context"
	"fmt"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/internal/dialogue"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/token"
)

// Options sizes an Engine: it holds the keys and values of Sessions·Context tokens, and no more. The zero value serves
// one conversation of the model's whole context.
type Options struct {
	Sessions int  // slots: conversations held at the same time; 0 means 1
	Context  int  // tokens of one conversation; 0 means the model's own
	Exact    bool // F32 keys and values, as training has them; else F16
}

// Engine serves sessions over one decoder.
type Engine struct {
	tok   *token.Tokenizer
	path  string // what errors call the model
	info  llm.Info
	known model.TokenSet // the tokenizer's tokens, where the weights have rows for more; else nil: all
	sched *scheduler
}

// Open loads a GGUF file. Errors are *llm.LoadError.
func Open(path string, o Options) (*Engine, error) {
	f, err := gguf.Open(path)
	if err != nil {
		return nil, &llm.LoadError{Path: path, Err: err, Hint: "give a GGUF file made by `sqltrain export`, or leave --model out to use the embedded model"}
	}
	defer f.Close()
	e, err := Load(f, o)
	if err != nil {
		return nil, &llm.LoadError{Path: path, Err: err, Hint: damaged}
	}
	e.path = path
	return e, nil
}

const damaged = "the file is damaged, or of a kind that this engine does not run; where text breaks off, try --exact"

// Load makes an engine of a parsed GGUF file, which may be closed afterwards.
func Load(f *gguf.File, o Options) (*Engine, error) {
	tok, err := token.FromGGUF(f)
	if err != nil {
		return nil, err
	}
	m, err := model.LoadGGUF(f)
	if err != nil {
		return nil, err
	}
	cfg := m.Config()
	if tok.Size() > cfg.VocabSize {
		return nil, fmt.Errorf("the tokenizer has %d tokens, the weights only %d", tok.Size(), cfg.VocabSize)
	}
	name, _ := f.Meta.String("general.name")
	protocol, _ := f.Meta.String("sqlagent.protocol")
	fileType, _ := f.Meta.Uint("general.file_type")
	info := llm.Info{
		Name:         name,
		Quantisation: gguf.FileTypeName(fileType),
		Device:       "cpu " + gemm.Kernel(),
		Parameters:   int64(cfg.Parameters()),
		Protocol:     protocol,
	}
	return New(m, tok, info, o)
}

// New makes an engine over weights in memory: in training the policy's own, with Options.Exact, so that what is sampled is
// what is scored.
func New(m *model.Model, tok *token.Tokenizer, info llm.Info, o Options) (*Engine, error) {
	cfg := m.Config()
	if o.Sessions <= 0 {
		o.Sessions = 1
	}
	if o.Context <= 0 || o.Context > cfg.Context {
		o.Context = cfg.Context
	}
	dec, err := m.NewDecoder(model.DecoderOptions{Slots: o.Sessions, Context: o.Context, Exact: o.Exact})
	if err != nil {
		return nil, err
	}
	info.Engine = "native"
	info.Context = o.Context
	e := &Engine{tok: tok, path: info.Name, info: info, sched: newScheduler(dec)}
	if tok.Size() < cfg.VocabSize {
		e.known = model.NewTokenSet(cfg.VocabSize)
		for id := range tok.Size() {
			e.known.Add(int32(id))
		}
	}
	return e, nil
}

// Info implements llm.Engine.
func (e *Engine) Info() llm.Info { return e.info }

// Close ends the scheduler; sessions still open get an error from Generate.
func (e *Engine) Close() error { return e.sched.close() }

// NewSession implements llm.Engine. It waits for a free slot.
func (e *Engine) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	d, err := dialogue.New(e.tok, e.info.Context, o)
	if err != nil {
		return nil, err
	}
	slot, err := e.sched.acquire(ctx)
	if err != nil {
		return nil, err
	}
	return &session{Dialogue: d, engine: e, slot: slot}, nil
}
