// Package open turns what describes a language model into an engine that runs it. It is what commands and embedders
// import; the rest of the house knows only the types of package llm.
//
// Three engines run a model: our own (native), llama.cpp in a process of its own (llama), and any server that speaks
// OpenAI's API (openai). The fields that are set choose one, see Options.Resolve:
//
//	open.Open(ctx, open.Options{})                                       // the embedded model
//	open.Open(ctx, open.Options{Model: "qwen2.5-coder-7b-q4_k_m.gguf"})  // a file: llama.cpp where there is one
//	open.Open(ctx, open.Options{Model: "coder-0.5b.gguf"})               // one over pointers: our own
//	open.Open(ctx, open.Options{BaseURL: "http://localhost:8080/v1"})    // a server
//
// A program that answers many at the same time sets Sessions: conversations beyond it wait for their room.
//
// open.go chooses the engine and opens it, advise.go says how models answer whose files do not, check.go which options
// are invalid together, key.go finds a server's key.
package open

import (
	"cmp"
	"context"
	"fmt"
	"net"
	"net/url"
	"os"
	"time"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/card"
	"github.com/sqlagent/sqlagent/llm/llama"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/llm/native/remote"
	"github.com/sqlagent/sqlagent/llm/openai"
	"github.com/sqlagent/sqlagent/llm/prefix"
	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/nano/weights"
)

// The engines.
const (
	Native = "native" // our own transformer
	Llama  = "llama"  // llama.cpp, in a process of its own
	OpenAI = "openai" // any server that speaks OpenAI's API
)

// CUDA is the device of NVIDIA's GPUs.
const CUDA = "cuda"

// Options say which model is meant and what runs it. The zero value is the embedded model for one conversation.
type Options struct {
	Engine string // Native, Llama or OpenAI; empty: chosen by the other options, see Resolve
	// Model is the path of a GGUF file, or what a server calls the model; empty: the embedded one, or the server's only
	// one. The file of a LoRA adapter stands for the model that it was trained over, which is found in its folder.
	Model string

	Sessions int  // conversations at the same time; 0: as the model's file says, or 1. A server sees to it itself
	Context  int  // tokens of a conversation at most; 0 means the model's own
	Once     bool // for one question: the engine Native keeps of ended conversations only what the next begins with
	Exact    bool // F32 keys and values, as training has them: slower, for comparing engines

	// Cache is the folder that keeps what is computed of schemas for the next process, such as prefix.Folder; "": none.
	// Only models in files have it, and not on CUDA.
	Cache string

	// Device is where the engine Native computes: "cpu", which "" means, or "cuda", an NVIDIA GPU, through the host
	// process sqlagent-cuda.
	Device string

	// Of a server.
	BaseURL string        // such as http://localhost:8080/v1
	Key     string        // sent as a bearer token
	KeyFile string        // its first line is the key. Without both: $SQLAGENT_API_KEY, then $OPENAI_API_KEY
	Silence time.Duration // most time without a byte of it; 0 means 3 min

	// Of the engines Native, on a processor, and Llama.
	Threads int // 0: as many as are free, from step to step

	// Of llama.cpp.
	GPULayers int    // that GPUs compute; 0: all, where there are any; negative: none
	Adapter   string // path of a LoRA adapter (GGUF)

	// Notice, if set, receives what a person should know and no error is.
	Notice func(string)

	// What tests put in place of the user's and the program's own:
	calibrations string                     // the folder of what users measured of models; "": calibration.Folder
	embedded     func() (*gguf.File, error) // weights; nil: weights.File
}

// OptionError is an option that is missing, wrong, or of another engine.
type OptionError struct {
	Option string // the field's name
	What   string
	Err    error // where set, instead of What
}

func (e *OptionError) Error() string {
	if e.Err != nil {
		return fmt.Sprintf("%s: %v", e.Option, e.Err)
	}
	return fmt.Sprintf("%s: %s", e.Option, e.What)
}

func (e *OptionError) Unwrap() error { return e.Err }

// Open opens the engine. Errors are *OptionError, *llm.LoadError, or ctx.Err().
func Open(ctx context.Context, o Options) (llm.Engine, error) {
	o, err := o.based()
	if err != nil {
		return nil, err
	}
	if o, err = o.Resolve(); err != nil {
		return nil, err
	}
	e, err := o.open(ctx)
	if err != nil {
		return nil, err
	}
	if has := e.Info().Context; o.Context > has {
		o.notify("a context of %d tokens: the model has %d, which are used", o.Context, has)
	}
	return o.advise(ctx, e), nil
}

func (o Options) open(ctx context.Context) (llm.Engine, error) {
	if o.Engine != OpenAI && o.Model != "" && o.Device != CUDA && o.Cache != "" {
		if err := prefix.Prepare(o.Cache); err != nil {
			o.notify("warning: the prompt cache is off: %v", err)
			o.Cache = ""
		}
	}
	size := native.LoadOptions{Sessions: o.Sessions, Context: o.Context, Exact: o.Exact, Once: o.Once, Threads: o.Threads, Cache: o.Cache}
	switch o.Engine {
	case OpenAI:
		server, err := o.server()
		if err != nil {
			return nil, err
		}
		return opened(openai.Open(ctx, server))
	case Native:
		if o.Adapter != "" {
			return opened(native.OpenAdapted(o.Model, o.Adapter, size))
		}
	case Llama:
		return opened(llama.Open(ctx, o.Model, llama.Options{
			Sessions: o.Sessions, Context: o.Context, Exact: o.Exact,
			Threads: o.Threads, GPULayers: o.GPULayers, Adapter: o.Adapter, Cache: o.Cache,
		}))
	}
	if o.Model != "" && o.Device != CUDA {
		return opened(native.Open(o.Model, size))
	}
	name, read := embedded, o.embedded
	if read == nil {
		read = weights.File
	}
	if o.Model != "" {
		name, read = o.Model, func() (*gguf.File, error) { return gguf.Open(o.Model) }
	}
	f, err := read()
	if err != nil {
		return nil, &llm.LoadError{Path: name, Err: err, Hint: "check the path: it must be a GGUF file"}
	}
	if o.Device == CUDA {
		defer f.Close()
		return opened(remote.Open(ctx, name, f, size))
	}
	e, err := native.Load(f, size)
	if err != nil {
		f.Close()
		return nil, &llm.LoadError{Path: name, Err: err, Hint: "the embedded file is damaged"}
	}
	return e, nil
}

const embedded = "(embedded)" // what errors call the model

// opened keeps an engine that is nil from being an llm.Engine that is not.
func opened[E llm.Engine](e E, err error) (llm.Engine, error) {
	if err != nil {
		return nil, err
	}
	return e, nil
}

// Models lists what the options mean: the models that a server has, or the one that is opened and closed again.
func Models(ctx context.Context, o Options) ([]llm.Info, error) {
	o, err := o.Resolve()
	if err != nil {
		return nil, err
	}
	if o.Engine != OpenAI {
		e, err := Open(ctx, o)
		if err != nil {
			return nil, err
		}
		defer e.Close()
		return []llm.Info{e.Info()}, nil
	}
	server, err := o.server()
	if err != nil {
		return nil, err
	}
	return openai.Models(ctx, server)
}

// server is what llm/openai wants to know. A key that others can read on its way is worth a notice.
func (o Options) server() (openai.Options, error) {
	u, err := openai.ParseURL(o.BaseURL)
	if err != nil {
		return openai.Options{}, &OptionError{Option: "BaseURL", Err: err}
	}
	if o.Key != "" && u.Scheme == "http" && !isLocal(u) {
		o.notify("warning: the key goes to %s unencrypted; use https", u.Hostname())
	}
	return openai.Options{URL: u, Model: o.Model, Key: o.Key, Silence: o.Silence}, nil
}

// llamaFound reports whether the host process of llama.cpp and its libraries are found.
func llamaFound() bool {
	_, _, err := llama.Find()
	return err == nil
}

// overPointers reports whether a file holds weights that speak over pointers. Our own engine is the one by which these
// were measured and calibrated, and is no slower with them than llama.cpp on a processor that it has kernels for.
func overPointers(path string) bool {
	if path == "" || !gemm.Accelerated() {
		return false
	}
	f, err := gguf.Open(path)
	if err != nil { // whoever opens it says what is wrong
		return false
	}
	defer f.Close()
	var info llm.Info
	return card.Read(f.Meta, &info) == nil && info.Pointers
}

func isLocal(u *url.URL) bool {
	return u.Hostname() == "localhost" || net.ParseIP(u.Hostname()).IsLoopback()
}

func (o Options) notify(format string, args ...any) {
	if o.Notice != nil {
		o.Notice(fmt.Sprintf(format, args...))
	}
}

// Resolve checks the options, chooses the engine and finds the key, without opening anything but the key's file and the
// head of the model's, so that a mistake is reported before anything else is done. With a BaseURL the engine is OpenAI;
// on CUDA it is Native; with an option of llama.cpp, or a file where its host process and libraries are found, Llama;
// else Native, as for weights over pointers. Errors are *OptionError.
func (o Options) Resolve() (Options, error) {
	switch {
	case o.Engine != "":
	case o.BaseURL != "":
		o.Engine = OpenAI
	case o.GPULayers == 0 && (o.Adapter != "" && !llamaFound() || overPointers(cmp.Or(o.Adapter, o.Model))):
		o.Engine = Native
	case o.Device == CUDA:
		o.Engine = Native
	case o.GPULayers != 0 || o.Adapter != "":
		o.Engine = Llama
	case o.Model != "":
		o.Engine = Llama
		if _, _, err := llama.Find(); err != nil {
			o.Engine = Native
			if _, missing := os.Stat(o.Model); missing == nil { // else that is what is wrong
				o.notify("using the native engine instead of llama.cpp: %v", err)
			}
		}
	default:
		o.Engine = Native
	}
	if err := o.check(); err != nil {
		return o, err
	}
	if o.Engine != OpenAI || o.Key != "" {
		return o, nil
	}
	var err error
	o.Key, err = findKey(o.KeyFile)
	return o, err
}
