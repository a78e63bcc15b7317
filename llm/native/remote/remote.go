// Package remote is a model.Decoder in a process of its own, such as sqlagent-cuda, which computes on an NVIDIA GPU:
// this package links nothing of CUDA. Tokenizer, scheduler and constraints stay here, in package native; the host holds
// weights, keys and values, computes, and draws. A driver that crashes does not take the agent along.
//
// Open starts the host and makes an engine of it; Decoder is this side of the pipe, Serve (host.go) the other one.
package remote

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/internal/hosted"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// HostVariable names the host. What it names is taken, there or not.
const HostVariable = "SQLAGENT_CUDA_HOST"

const hostName = "sqlagent-cuda"

// FindHost says where the host is: see hosted.Find.
func FindHost() (string, error) { return hosted.Find(HostVariable, hostName) }

// request goes to the host. One field is set.
type request struct {
	Load       *load       `json:"load,omitempty"`
	Extend     *extend     `json:"extend,omitempty"`
	Logits     *model.Span `json:"logits,omitempty"`
	Truncate   *truncate   `json:"truncate,omitempty"`
	CopyPrefix *copyPrefix `json:"copy_prefix,omitempty"`
}

// load says what to open. It is answered with loaded.
type load struct {
	Model   string               `json:"model"` // path of a GGUF file
	Options model.DecoderOptions `json:"options"`
}

// extend is Decoder.Extend. Sets that several draws share go once.
type extend struct {
	Spans []model.Span `json:"spans"`
	Draws []draw       `json:"draws"`
	Sets  []set        `json:"sets,omitempty"`
}

type draw struct {
	Span     int              `json:"span"`
	Sampling sampling.Options `json:"sampling"`
	U        float64          `json:"u"`
	Set      int              `json:"set"` // index into Sets; -1: every token
	Keep     bool             `json:"keep,omitempty"`
}

type truncate struct{ Slot, N int }

type copyPrefix struct{ Dst, Src, N int }

// reply comes from the host: to Load, Extend and Logits. One field is set.
type reply struct {
	Loaded *loaded  `json:"loaded,omitempty"`
	Drawn  *[]drawn `json:"drawn,omitempty"`
	Logits bits     `json:"logits,omitempty"`
	Error  *failure `json:"error,omitempty"`
}

type loaded struct {
	Device        string `json:"device"`
	Slots, Tokens int
	PageTokens    int
}

type drawn struct {
	ID      int32    `json:"id"`
	Logprob float32  `json:"logprob"`
	Set     set      `json:"set,omitempty"` // of what was kept
	IDs     []int32  `json:"ids,omitempty"` // of it
	Error   *failure `json:"error,omitempty"`
}

// Open starts the host that is found, loads a GGUF file into it, and makes an engine of it. name is what errors call
// the model, and the path where f was not embedded. Errors are *llm.LoadError, or ctx.Err().
func Open(ctx context.Context, name string, f *gguf.File, o native.LoadOptions) (*native.Engine, error) {
	program, err := FindHost()
	if err != nil {
		return nil, &llm.LoadError{Path: name, Err: err, Hint: "install it next to sqlagent, or omit --device cuda"}
	}
	path := name
	if _, err := os.Stat(path); err != nil { // it is embedded
		dir, err := os.MkdirTemp("", "sqlagent-")
		if err != nil {
			return nil, err
		}
		defer os.RemoveAll(dir)
		path = filepath.Join(dir, "model.gguf")
		if err := gguf.Write(path, f.Meta, f.Tensors); err != nil {
			return nil, err
		}
	}
	e, err := native.LoadOn(f, o, func(c model.Config, size model.DecoderOptions) (model.Decoder, string, error) {
		d, err := start(program, name, c)
		if err != nil {
			return nil, "", err
		}
		loaded, err := d.load(ctx, load{Model: path, Options: size})
		if err != nil {
			d.host.Close()
			return nil, "", err
		}
		return d, loaded.Device, nil
	})
	var said *llm.LoadError
	if err == nil || errors.As(err, &said) || ctx.Err() != nil {
		return e, err
	}
	return nil, &llm.LoadError{Path: name, Err: err, Hint: native.Hint(err)}
}

// Decoder is a model.Decoder whose work is the host's.
type Decoder struct {
	host    *hosted.Process
	replies chan reply // at most one is awaited
	name    string     // of the model
	config  model.Config
	tokens  int
	page    int
	lens    []int // of the slots
	failed  error // of what is not answered
}

var _ model.Decoder = (*Decoder)(nil)

func start(program, name string, c model.Config) (*Decoder, error) {
	d := &Decoder{name: name, config: c, replies: make(chan reply, 1)}
	var err error
	d.host, err = hosted.Start("the CUDA host", program, []string{"GOTRACEBACK=none"}, func(r reply) (sense bool) {
		select {
		case d.replies <- r:
			return r.Loaded != nil || r.Drawn != nil || r.Logits != nil || r.Error != nil
		default:
			return false // nobody asked
		}
	})
	if err != nil {
		return nil, &llm.LoadError{Path: name, Err: err, Hint: "correct " + HostVariable + ", or omit --device cuda"}
	}
	return d, nil
}

// load waits for the host to have loaded the model, which takes as long as its file is large.
func (d *Decoder) load(ctx context.Context, l load) (*loaded, error) {
	r, err := d.ask(ctx, request{Load: &l})
	switch {
	case err != nil:
		return nil, err
	case r.Loaded == nil:
		return nil, d.useless()
	}
	d.tokens, d.page, d.lens = r.Loaded.Tokens, r.Loaded.PageTokens, make([]int, r.Loaded.Slots)
	return r.Loaded, nil
}

// ask sends a request and waits for the answer. Errors are those of the decoder, *llm.LoadError, or ctx.Err().
func (d *Decoder) ask(ctx context.Context, q request) (reply, error) {
	if d.failed != nil {
		return reply{}, d.failed
	}
	if err := d.host.Send(q); err != nil {
		return reply{}, d.loadError(err)
	}
	select {
	case r := <-d.replies:
		return r, d.loadError(r.Error.err())
	case <-d.host.Gone:
		return reply{}, d.Why()
	case <-ctx.Done():
		d.host.Cmd.Process.Kill()
		return reply{}, ctx.Err()
	}
}

func (d *Decoder) useless() error { return d.loadError(d.host.Died("answers what was not asked")) }

// loadError makes a failure of the host an error of the model. The decoder's own errors stay what they are.
func (d *Decoder) loadError(err error) error {
	var died *hosted.DiedError
	var said *hostError
	switch {
	case errors.As(err, &said):
		return &llm.LoadError{Path: d.name, Err: err, Hint: said.hint}
	case errors.As(err, &died):
		return &llm.LoadError{Path: d.name, Err: err, Hint: "nvidia-smi and the system's log may have more; or omit --device cuda"}
	}
	return err
}

// Extend implements model.Decoder. Besides its errors there are *llm.LoadError, of a host that fails.
func (d *Decoder) Extend(spans []model.Span, draws []model.Draw) ([]model.Drawn, error) {
	q := &extend{Spans: spans, Draws: make([]draw, len(draws))}
	known := map[*uint64]int{}
	for i, w := range draws {
		q.Draws[i] = draw{Span: w.Span, Sampling: w.Sampling, U: w.U, Set: -1, Keep: w.Keep}
		if len(w.Allowed) == 0 {
			if w.Allowed != nil { // of which nothing can be drawn
				q.Draws[i].Set, q.Sets = len(q.Sets), append(q.Sets, set{})
			}
			continue
		}
		at, ok := known[&w.Allowed[0]]
		if !ok {
			at = len(q.Sets)
			known[&w.Allowed[0]], q.Sets = at, append(q.Sets, set(w.Allowed))
		}
		q.Draws[i].Set = at
	}
	r, err := d.ask(context.Background(), request{Extend: q})
	switch {
	case err != nil:
		return nil, err
	case r.Drawn == nil || len(*r.Drawn) != len(draws):
		return nil, d.useless()
	}
	for _, s := range spans {
		d.lens[s.Slot] += len(s.Tokens)
	}
	out := make([]model.Drawn, len(draws))
	for i, x := range *r.Drawn {
		out[i] = model.Drawn{
			ID: x.ID, Logprob: x.Logprob, Kept: sampling.Kept{Set: sampling.Set(x.Set), IDs: x.IDs}, Err: x.Error.err(),
		}
	}
	return out, nil
}

// Logits implements model.Decoder.
func (d *Decoder) Logits(s model.Span) ([]float32, error) {
	r, err := d.ask(context.Background(), request{Logits: &s})
	switch {
	case err != nil:
		return nil, err
	case len(r.Logits) != d.config.VocabSize:
		return nil, d.useless()
	}
	d.lens[s.Slot] += len(s.Tokens)
	return r.Logits, nil
}

// Truncate implements model.Decoder.
func (d *Decoder) Truncate(slot, n int) {
	d.lens[slot] = min(d.lens[slot], max(n, 0))
	d.send(request{Truncate: &truncate{slot, n}})
}

// CopyPrefix implements model.Decoder.
func (d *Decoder) CopyPrefix(dst, src, n int) {
	d.lens[dst] = min(d.lens[src], max(n, 0))
	d.send(request{CopyPrefix: &copyPrefix{dst, src, n}})
}

// send sends what is not answered. Its failure is reported when something is asked.
func (d *Decoder) send(q request) {
	if err := d.host.Send(q); err != nil && d.failed == nil {
		d.failed = d.loadError(err)
	}
}

func (d *Decoder) Config() model.Config { return d.config }
func (d *Decoder) Slots() int           { return len(d.lens) }
func (d *Decoder) Len(slot int) int     { return d.lens[slot] }
func (d *Decoder) Tokens() int          { return d.tokens }
func (d *Decoder) PageTokens() int      { return d.page }

// Gone implements llm.Hosted.
func (d *Decoder) Gone() <-chan struct{} { return d.host.Gone }

// Why implements llm.Hosted.
func (d *Decoder) Why() error { return d.loadError(d.host.Why()) }

// Close ends the host.
func (d *Decoder) Close() error {
	d.host.Close()
	return nil
}
