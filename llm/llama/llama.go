// Package llama is an llm.Engine over llama.cpp, which runs in a process of its own, sqlagent-llama: this package links
// nothing of it. The conversation is kept here as tokens; the host computes and draws. What sqltrain trained is written
// here, as in training. Conversations of all other models the host writes, by llama.cpp's tokenizer and the chat
// template of the GGUF file (chat.go). Any failure of the host, missing or killed, becomes a *llm.LoadError
// that holds its last words.
package llama

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/card"
	"github.com/sqlagent/sqlagent/llm/internal/dialogue"
	"github.com/sqlagent/sqlagent/llm/internal/hosted"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
	"github.com/sqlagent/sqlagent/model/token"
)

// Options size an Engine. The zero value serves one conversation of the model's whole context.
type Options struct {
	Host      string // the program; empty: as Find finds it, and the libraries too
	Libraries string // directory

	Sessions  int     // conversations held at the same time; 0: the votes that the file asks for, up to 8, or 1
	Context   int     // tokens of one conversation; 0 means the model's own, but no more than 32,768; over pointers votes share them
	Threads   int     // 0: as many as are free, from step to step
	GPULayers int     // that GPUs compute; 0: all, where there are any; negative: none
	Adapter   string  // path of a LoRA adapter (GGUF); empty: none
	Scale     float32 // of the adapter; 0 means 1
	Exact     bool    // F32 keys and values and no flash attention: slower, for comparing
	Template  string  // chat template in Jinja, in place of the file's; not for models that sqltrain trained
	// Cache is the folder that keeps the states of prompts' stable beginnings between processes (see package prefix); "":
	// none.
	Cache string

	Silence time.Duration // most time without a sign of life while the model is loaded; 0 means 2 min
}

// Engine runs one model in one host process.
type Engine struct {
	path  string
	tok   *token.Tokenizer // of a model that sqltrain trained; nil: the host writes conversations
	info  llm.Info
	host  *process
	slots chan int // sequences without a session

	ends  []int32  // tokens that end a turn, where the host writes conversations
	texts sync.Map // what tokens stand for then, as they are drawn: *wire.Token by id
}

const (
	maxVotes   = 8     // sessions that are made for votes: others wait
	maxContext = 32768 // tokens: keys and values of 131,072, as Llama 3.1 takes, are many gigabytes
)

// Open starts the host and loads a GGUF file. Errors are *llm.LoadError, or ctx.Err().
func Open(ctx context.Context, path string, o Options) (*Engine, error) {
	e := &Engine{path: path}
	fail := func(err error, hint string) (*Engine, error) {
		return nil, &llm.LoadError{Path: path, Err: err, Hint: hint}
	}
	// The file is read here first, and strictly: llama.cpp would crash over many a damaged one.
	f, err := gguf.Open(path)
	if err != nil {
		return fail(err, "give a GGUF file")
	}
	defer f.Close()
	if err := card.Answers(f.Meta); err != nil {
		return fail(err, "give a model that was tuned for conversations")
	}
	var written *wire.Chat
	adapter, err := adapterMeta(o.Adapter)
	if err != nil {
		return fail(err, hints[wire.Adapter])
	}
	token.CopyAliases(&f.Meta, adapter)
	if card.Trained(f.Meta) || card.Trained(adapter) {
		if e.tok, err = token.FromGGUF(f); err != nil {
			return fail(err, "export the model again with sqltrain")
		}
		if _, err := dialogue.Of(e.tok); err != nil {
			return fail(err, "export the model again with sqltrain")
		}
	} else {
		if written = (&wire.Chat{Template: o.Template}); o.Template == "" {
			written.Template, _ = f.Meta.String("tokenizer.chat_template")
		}
		if written.Template == "" {
			return fail(errors.New("the file has no chat template: it is a base model, or was converted without one"),
				"give a model that was tuned for conversations, which often has \"instruct\" or \"it\" in its name")
		}
	}
	architecture, _ := f.Meta.String("general.architecture")
	trained, ok := f.Meta.Uint(architecture + ".context_length")
	if !ok || trained == 0 || trained > 1<<30 {
		return fail(fmt.Errorf("%s.context_length is missing or invalid", architecture), "the file is damaged")
	}
	if o.Host == "" {
		if o.Host, o.Libraries, err = Find(); err != nil {
			return fail(err, "install both, or use --engine native")
		}
	}

	e.info = llm.Info{Engine: "llama", Constrains: true, Begins: true, Name: filepath.Base(path)}
	if name, _ := f.Meta.String("general.name"); name != "" {
		e.info.Name = name
	}
	if err := card.Read(f.Meta, &e.info); err != nil {
		return fail(err, "the file is damaged")
	}
	if adapter != nil {
		if err := card.ReadAdapter(adapter, &e.info); err != nil {
			return fail(fmt.Errorf("adapter %s: %w", o.Adapter, err), hints[wire.Adapter])
		}
	}
	context := maxContext
	if o.Sessions == 0 && e.info.Voting != nil {
		o.Sessions = max(1, min(e.info.Voting.Votes, maxVotes))
		if e.info.Pointers { // whose prompts are short: one question needs no more memory by votes
			context /= o.Sessions
		}
	}
	o.Sessions = max(1, o.Sessions)
	if o.Context <= 0 {
		o.Context = context
	}
	o.Context = min(o.Context, int(trained))
	e.info.Context = o.Context
	if fileType, ok := f.Meta.Uint("general.file_type"); ok {
		e.info.Quantisation = gguf.FileType(fileType).String()
	}
	load := wire.Load{
		Libraries: o.Libraries, Model: path, Adapter: o.Adapter, Scale: o.Scale,
		Sequences: o.Sessions, Context: o.Context, Threads: o.Threads, GPULayers: -1, Exact: o.Exact,
		Cache: o.Cache, Chat: written,
	}
	if o.Scale == 0 {
		load.Scale = 1
	}
	if o.GPULayers != 0 {
		load.GPULayers = max(0, o.GPULayers)
	}
	if e.host, err = start(o.Host); err != nil {
		return fail(err, "correct "+HostVariable+", or use --engine native")
	}
	loaded, err := e.host.load(ctx, load, o.Silence)
	if err == nil && e.tok != nil && loaded.Vocabulary < e.tok.Size() {
		err = fmt.Errorf("llama.cpp knows %d of its %d tokens", loaded.Vocabulary, e.tok.Size())
	}
	if err != nil {
		e.host.Close()
		return nil, e.loadError(err)
	}

	e.info.Device, e.info.Parameters, e.ends = loaded.Device, loaded.Parameters, loaded.Ends
	e.slots = make(chan int, o.Sessions)
	for slot := range o.Sessions {
		e.slots <- slot
	}
	return e, nil
}

// adapterMeta is the metadata of an adapter's file: one that sqltrain trained knows conversations as package token
// writes them. It is nil where there is none.
func adapterMeta(path string) (gguf.Meta, error) {
	if path == "" {
		return nil, nil
	}
	f, err := gguf.Open(path)
	if err != nil {
		return nil, fmt.Errorf("adapter %s: %w", path, err)
	}
	defer f.Close()
	return f.Meta, nil
}

// Info implements llm.Engine.
func (e *Engine) Info() llm.Info { return e.info }

// Close ends the host; sessions still open get an error from Generate.
func (e *Engine) Close() error {
	e.host.Close()
	return nil
}

// Gone implements llm.Hosted.
func (e *Engine) Gone() <-chan struct{} { return e.host.Gone }

// Why implements llm.Hosted.
func (e *Engine) Why() error { return e.loadError(e.host.Why()) }

// NewSession implements llm.Engine. It waits for a free sequence.
func (e *Engine) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	var format dialogue.Format = &chat{engine: e}
	if e.tok != nil {
		var err error
		if format, err = dialogue.Of(e.tok); err != nil {
			return nil, err
		}
	}
	d, err := dialogue.New(format, e.info.Context, o)
	if err != nil {
		return nil, err
	}
	select {
	case slot := <-e.slots:
		return &session{Dialogue: d, engine: e, slot: slot}, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	case <-e.host.Gone:
		return nil, e.Why()
	}
}

// hints say what to do about what the host says.
var hints = map[wire.Kind]string{
	wire.BadRequest: "correct the options",
	wire.Libraries:  "run sqlagent models get-llama for llama.cpp " + wire.Version + ", or correct " + LibrariesVariable,
	wire.Model:      "see above what llama.cpp says of it",
	wire.Template:   "get a newer file of the model, whose chat template is in order, or use another model",
	wire.Adapter:    "give a GGUF file with general.type adapter, made for this very model",
	wire.Memory:     "give it a smaller --context, or fewer sessions",
}

// loadError makes an error of the host one of the engine.
func (e *Engine) loadError(err error) error {
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	var said *wire.Error
	once := false
	var died *hosted.DiedError
	hint := "use --engine native"
	switch {
	case errors.As(err, &said) && said.Kind == wire.Grammar:
		return &llm.ConstraintError{Engine: "llama", Err: err}
	case errors.As(err, &said) && hints[said.Kind] != "":
		hint = hints[said.Kind]
		once = said.Kind == wire.Template && e.slots != nil // the model is loaded: a conversation is refused
	case errors.As(err, &died) && strings.Contains(died.Said, "libffi"):
		hint = "install libffi 8 (Debian: apt-get install libffi8; Fedora: dnf install libffi), or use --engine native"
	}
	return &llm.LoadError{Path: e.path, Err: err, Hint: hint, Once: once}
}
