// Package native is an llm.Engine over one model.Decoder: our own transformer, on the CPU or on a
// GPU. Sessions are goroutines of their callers; a single scheduler gathers what they wait for into
// one batch, so that a loop stays sequential to read and the device stays full.
package native

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/idle"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/card"
	"github.com/sqlagent/sqlagent/llm/internal/constraint"
	"github.com/sqlagent/sqlagent/llm/internal/dialogue"
	"github.com/sqlagent/sqlagent/llm/prefix"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/sampling"
	"github.com/sqlagent/sqlagent/model/token"
)

// LoadOptions sizes the engine of a file: it holds the keys and values of Sessions·Context tokens, in whole pages. The
// zero value serves one conversation of the model's whole context.
type LoadOptions struct {
	// Sessions are the conversations of Context tokens held at the same time, or more of fewer tokens. 0 means as many
	// as the file says that there should be votes, at most 8, or 1.
	Sessions int
	Context  int // tokens of one conversation; 0 means the model's own
	// Exact computes as training does: F32 keys and values, and activations that are not rounded. Else keys and values
	// are F16, and weights in blocks are multiplied with activations of 16 bits where the processor is faster then.
	Exact bool
	// Once is for one question: what ended sessions have computed gives room to the next prompt, which else takes new
	// memory as long as there is some.
	Once bool
	// Threads that compute, of all engines of the process; 0: as many as are free, from step to step (package idle).
	Threads int
	// Cache is the folder that keeps the states of prompts' stable beginnings between processes (see package prefix); "":
	// none. Only Open and OpenAdapted have it.
	Cache string

	store    *prefix.Store  // in Cache; nil: none
	governor *idle.Governor // where this processor computes
}

// Options say how an Engine serves.
type Options struct {
	Context int // tokens of one conversation; 0 means the model's own
	// Rollout is for sessions that a policy learns from: every drawn token comes with the set that it was drawn from, as
	// a grammar held it and top-p, top-k and min-p cut it, which is what it is scored over. Greedy turns, whose
	// log-probabilities are 0, are for measuring, not for learning.
	Rollout bool

	once     bool           // LoadOptions.Once
	store    *prefix.Store  // of what the decoder computes; nil: none
	governor *idle.Governor // of the processor's threads; nil: they are not bounded
}

// Engine serves sessions over one decoder.
type Engine struct {
	tok   *token.Tokenizer
	path  string // what errors call the model
	info  llm.Info
	known sampling.Set // the tokenizer's tokens, where the weights have rows for more; else nil: all
	sched *scheduler

	machines *constraint.Machines
	rollout  bool
}

// Open loads a GGUF file. Errors are *llm.LoadError.
func Open(path string, o LoadOptions) (*Engine, error) {
	o.store = recollect(o, path) // before the file is read: of one that changes meanwhile it is nobody's
	f, err := gguf.Open(path)
	if err != nil {
		return nil, &llm.LoadError{Path: path, Err: err, Hint: "check the path; `sqlagent models pull` lists models that it brings; without --model the embedded model answers"}
	}
	e, err := Load(f, o)
	if err != nil {
		f.Close()
		return nil, &llm.LoadError{Path: path, Err: err, Hint: Hint(err)}
	}
	e.path = path
	return e, nil
}

// recollect opens the store of all that is computed by this program, on such a processor, with the weights of some
// files. Where there cannot be one, there is none: every process computes its prompts.
func recollect(o LoadOptions, weights ...string) *prefix.Store {
	if o.Cache == "" {
		return nil
	}
	program, err := os.Executable()
	if err != nil {
		return nil
	}
	key := []string{"native", gemm.Kernel(), prefix.Processor(), fmt.Sprint(o.Exact)}
	for _, file := range append(weights, program) {
		identity, err := prefix.Identity(file)
		if err != nil {
			return nil
		}
		key = append(key, identity)
	}
	store, err := prefix.Open(o.Cache, key...)
	if err != nil {
		return nil
	}
	return store
}

const damaged = "the file is damaged, or this engine cannot run it (llama.cpp may: --engine llama); " +
	"if text breaks off, try --exact"

// Hint says what to do about a file that Load refuses: llama.cpp has the tokenizers and chat templates that are missing
// here.
func Hint(err error) string {
	if errors.As(err, new(*token.Error)) {
		return "use --engine llama: llama.cpp runs models of all tokenizers (sqlagent models get-llama installs it)"
	}
	return damaged
}

// Load makes an engine that computes with the weights of a GGUF file as they lie there. The file is the engine's from
// then on, unless Load fails: Close closes it.
func Load(f *gguf.File, o LoadOptions) (*Engine, error) {
	return LoadOn(f, o.here(), func(_ model.Config, size model.DecoderOptions) (model.Decoder, string, error) {
		dec, err := model.OpenDecoder(f, size)
		return dec, "cpu " + gemm.Kernel(), err
	})
}

// Place makes a decoder of the file's weights, of a size that the file and LoadOptions say, and names its device. It
// says who closes the file.
type Place func(c model.Config, size model.DecoderOptions) (d model.Decoder, device string, err error)

// here is o of an engine that computes on this processor.
func (o LoadOptions) here() LoadOptions {
	if o.governor = idle.Fixed(o.Threads); o.Threads == 0 {
		o.governor = idle.NewGovernor() // it counts while the file is read
	}
	return o
}

// LoadOn is Load with the weights in some other place.
func LoadOn(f *gguf.File, o LoadOptions, place Place) (*Engine, error) {
	tok, err := token.FromGGUF(f)
	if err != nil {
		return nil, err
	}
	cfg, err := model.ConfigGGUF(f)
	if err != nil {
		return nil, err
	}
	if err := cfg.Validate(); err != nil {
		return nil, err
	}
	name, _ := f.Meta.String("general.name")
	fileType, _ := f.Meta.Uint("general.file_type")
	info := llm.Info{Name: name, Quantisation: gguf.FileType(fileType).String(), Parameters: int64(cfg.Parameters())}
	if err := card.Read(f.Meta, &info); err != nil {
		return nil, err
	}
	if info.Pointers && !tok.HasPointers() {
		return nil, errors.New("sqlagent.pointers is set, but the vocabulary has no tokens <T0>, <C0> and <V0>")
	}
	if info.Lists && !tok.HasLists() {
		return nil, errors.New("sqlagent.lists is set, but the vocabulary has no token <L0>")
	}
	if o.Context <= 0 || o.Context > cfg.Context {
		o.Context = cfg.Context
	}
	pages := (o.Context + model.PageTokens - 1) / model.PageTokens
	if o.Sessions == 0 && info.Voting != nil {
		o.Sessions = min(info.Voting.Votes, maxVotes)
	}
	dec, device, err := place(cfg, model.DecoderOptions{
		Tokens: max(1, o.Sessions) * pages * model.PageTokens, Exact: o.Exact, Rounded: !o.Exact,
	})
	if err != nil {
		return nil, err
	}
	info.Device = device
	e, err := New(dec, tok, info, Options{Context: o.Context, once: o.Once, store: o.store, governor: o.governor})
	if err != nil {
		dec.Close()
	}
	return e, err
}

const maxVotes = 8 // sessions that are made for votes: others wait

// New makes an engine over a decoder, which is the engine's from then on: Close closes it. In training it is the
// policy's own, with DecoderOptions.Exact, so that what is sampled is what is scored. info is completed.
func New(dec model.Decoder, tok *token.Tokenizer, info llm.Info, o Options) (*Engine, error) {
	cfg := dec.Config()
	if tok.Size() > cfg.VocabSize {
		return nil, fmt.Errorf("the tokenizer has %d tokens, the weights only %d", tok.Size(), cfg.VocabSize)
	}
	if o.Context <= 0 || o.Context > cfg.Context {
		o.Context = cfg.Context
	}
	info.Engine, info.Constrains, info.Begins = "native", true, true
	info.Context = min(o.Context, dec.Tokens())
	e := &Engine{
		tok: tok, path: info.Name, info: info, sched: newScheduler(dec, o), machines: constraint.Of(tok), rollout: o.Rollout,
	}
	if tok.Size() < cfg.VocabSize {
		e.known = sampling.NewSet(cfg.VocabSize)
		for id := range tok.Size() {
			e.known.Add(int32(id))
		}
	}
	return e, nil
}

// Info implements llm.Engine.
func (e *Engine) Info() llm.Info { return e.info }

// ErrSessionsOpen refuses what needs an engine without sessions.
var ErrSessionsOpen = errors.New("sessions are open")

// Forget empties the decoder, whose slots keep what sessions have computed for later ones that begin alike: a policy's
// weights must not change before. Error: ErrSessionsOpen, or that the engine is closed.
func (e *Engine) Forget() error {
	if e.sched.room.sessions() > 0 {
		return ErrSessionsOpen
	}
	done := make(chan struct{})
	select {
	case e.sched.forget <- done:
		<-done
		return nil
	case <-e.sched.closing:
		return llm.ErrClosed
	}
}

// Close ends the scheduler and closes the decoder; sessions still open get an error from Generate. It waits for the
// states that are being written.
func (e *Engine) Close() error { return e.sched.close() }

// Gone implements llm.Hosted: of a decoder in a process of its own (package remote).
func (e *Engine) Gone() <-chan struct{} {
	if h, ok := e.sched.dec.(llm.Hosted); ok {
		return h.Gone()
	}
	return nil
}

// Why implements llm.Hosted.
func (e *Engine) Why() error {
	if h, ok := e.sched.dec.(llm.Hosted); ok {
		return h.Why()
	}
	return nil
}

// NewSession implements llm.Engine. It waits until there is room for the session's tokens, after those that came
// before.
func (e *Engine) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	format, err := dialogue.Of(e.tok)
	if err != nil {
		return nil, err
	}
	d, err := dialogue.New(format, e.info.Context, o)
	if err != nil {
		return nil, err
	}
	slot, err := e.sched.room.acquire(ctx, d.Limit())
	if err != nil {
		return nil, err
	}
	return &session{Dialogue: d, engine: e, slot: slot}, nil
}
