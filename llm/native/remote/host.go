package remote

import (
	"bufio"
	"errors"
	"fmt"
	"io"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/internal/hosted"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// Load makes a decoder of a GGUF file, and says what computes it.
type Load func(f *gguf.File, o model.DecoderOptions) (d model.Decoder, device string, err error)

// Hinted is an error of a Load that says what to do about it.
type Hinted struct {
	Err  error
	Hint string
}

func (e *Hinted) Error() string { return e.Err.Error() }
func (e *Hinted) Unwrap() error { return e.Err }

// Serve is the host: it does what the frames of in ask for, until in ends, or the decoder fails. What has failed on a
// GPU often fails until the process ends, and a new one is what helps.
func Serve(in io.Reader, out io.Writer, l Load) error {
	w := bufio.NewWriter(out)
	h := host{load: l}
	for {
		var q request
		switch err := hosted.Read(in, &q); {
		case err == io.EOF:
			return h.close()
		case err != nil:
			return err
		}
		r := h.answer(&q)
		if r == nil {
			continue
		}
		if err := hosted.Write(w, r); err != nil {
			return err
		}
		if err := w.Flush(); err != nil {
			return err
		}
		if h.failed != nil {
			return h.failed
		}
	}
}

type host struct {
	load   Load
	dec    model.Decoder
	failed error // the decoder's, after which it is of no use
}

// answer does what is asked; nil: nothing is to be said of it.
func (h *host) answer(q *request) *reply {
	if h.dec == nil {
		if q.Load == nil {
			return refuse(errors.New("no model is loaded"))
		}
		loaded, err := h.open(q.Load)
		if err != nil {
			return refuse(err)
		}
		return &reply{Loaded: loaded}
	}
	switch {
	case q.Extend != nil:
		draws, err := q.Extend.draws()
		if err != nil {
			return refuse(err)
		}
		got, err := h.dec.Extend(q.Extend.Spans, draws)
		if err != nil {
			return h.fail(err)
		}
		out := make([]drawn, len(got))
		for i, x := range got {
			out[i] = drawn{ID: x.ID, Logprob: x.Logprob, Set: set(x.Kept.Set), IDs: x.Kept.IDs, Error: failureOf(x.Err)}
		}
		return &reply{Drawn: &out}
	case q.Logits != nil:
		logits, err := h.dec.Logits(*q.Logits)
		if err != nil {
			return h.fail(err)
		}
		return &reply{Logits: logits}
	case q.Truncate != nil && h.has(q.Truncate.Slot):
		h.dec.Truncate(q.Truncate.Slot, q.Truncate.N)
		return nil
	case q.CopyPrefix != nil && h.has(q.CopyPrefix.Dst) && h.has(q.CopyPrefix.Src):
		h.dec.CopyPrefix(q.CopyPrefix.Dst, q.CopyPrefix.Src, q.CopyPrefix.N)
		return nil
	}
	return refuse(errors.New("not allowed now"))
}

func (h *host) has(slot int) bool { return slot >= 0 && slot < h.dec.Slots() }

func (h *host) open(l *load) (*loaded, error) {
	f, err := gguf.Open(l.Model)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	dec, device, err := h.load(f, l.Options)
	if err != nil {
		return nil, err
	}
	h.dec = dec
	return &loaded{Device: device, Slots: dec.Slots(), Tokens: dec.Tokens(), PageTokens: dec.PageTokens()}, nil
}

func (q *extend) draws() ([]model.Draw, error) {
	out := make([]model.Draw, len(q.Draws))
	for i, w := range q.Draws {
		out[i] = model.Draw{Span: w.Span, Sampling: w.Sampling, U: w.U, Keep: w.Keep}
		switch {
		case w.Span < 0 || w.Span >= len(q.Spans) || w.Set >= len(q.Sets):
			return nil, fmt.Errorf("draw %d refers to data that was not sent", i)
		case w.Set >= 0:
			out[i].Allowed = sampling.Set(q.Sets[w.Set])
		}
	}
	return out, nil
}

func (h *host) close() error {
	if h.dec == nil {
		return nil
	}
	return h.dec.Close()
}

// fail refuses what the decoder has failed in, which is the host's end unless a caller of model.Decoder may go on.
func (h *host) fail(err error) *reply {
	r := refuse(err)
	if r.Error.Message != "" {
		h.failed = err
	}
	return r
}

func refuse(err error) *reply { return &reply{Error: failureOf(err)} }
