package native

import (
	"context"
	"errors"
	"sync"

	"github.com/sqlagent/sqlagent/model"
)

// errClosed is what a session gets after its engine was closed.
var errClosed = errors.New("the engine is closed")

// prefillChunk is the most tokens that one session adds to a batch. It bounds how long a
// cancelled prompt goes on and how long the others wait for a long one.
const prefillChunk = 256

// scheduler owns the decoder: all of its calls happen on the one goroutine that runs serve.
type scheduler struct {
	dec      model.Decoder
	requests chan *request
	free     chan int      // slots without a session
	closing  chan struct{} // closed by close
	done     chan struct{} // closed when serve has returned
	once     sync.Once
	held     [][]int32 // per slot: the tokens whose keys and values it holds
}

// request asks for the logits after tokens, the whole sequence of a slot so far.
type request struct {
	ctx    context.Context
	slot   int
	tokens []int32
	logits []float32 // the answer, a copy
	err    error
	done   chan struct{}
}

func newScheduler(dec model.Decoder) *scheduler {
	s := &scheduler{
		dec:      dec,
		requests: make(chan *request),
		free:     make(chan int, dec.Slots()),
		closing:  make(chan struct{}),
		done:     make(chan struct{}),
		held:     make([][]int32, dec.Slots()),
	}
	for slot := range dec.Slots() {
		s.free <- slot
	}
	go s.serve()
	return s
}

func (s *scheduler) acquire(ctx context.Context) (int, error) {
	select {
	case slot := <-s.free:
		return slot, nil
	case <-ctx.Done():
		return 0, ctx.Err()
	case <-s.closing:
		return 0, errClosed
	}
}

// release gives a slot back. Its keys and values stay until the slot is used again, so that a
// later session with the same beginning finds them.
func (s *scheduler) release(slot int) { s.free <- slot }

func (s *scheduler) close() error {
	s.once.Do(func() { close(s.closing) })
	<-s.done
	return nil
}

// logits returns the logits after the last of tokens, [VocabSize].
func (s *scheduler) logits(ctx context.Context, slot int, tokens []int32) ([]float32, error) {
	r := &request{ctx: ctx, slot: slot, tokens: tokens, done: make(chan struct{})}
	select {
	case s.requests <- r:
	case <-ctx.Done():
		return nil, ctx.Err()
	case <-s.closing:
		return nil, errClosed
	}
	<-r.done // serve looks at r.ctx itself, so that r is never left in a batch
	return r.logits, r.err
}

// serve is continuous batching: each round takes every waiting request along.
func (s *scheduler) serve() {
	defer close(s.done)
	var waiting []*request
	for {
		if len(waiting) == 0 {
			select {
			case r := <-s.requests:
				waiting = append(waiting, s.admit(r))
			case <-s.closing:
				return
			}
		}
	gather:
		for {
			select {
			case r := <-s.requests:
				waiting = append(waiting, s.admit(r))
			case <-s.closing:
				for _, r := range waiting {
					r.err = errClosed
					close(r.done)
				}
				return
			default:
				break gather
			}
		}
		waiting = s.round(waiting)
	}
}

// admit makes the request's slot hold as much of its tokens as any slot already has computed: its own
// (the turns before), or another's (the same schema, the same prompt).
func (s *scheduler) admit(r *request) *request {
	own := commonPrefix(s.held[r.slot], r.tokens)
	best, from := own, r.slot
	for slot, held := range s.held {
		if n := commonPrefix(held, r.tokens); n > best {
			best, from = n, slot
		}
	}
	// At least the last token must be computed: its logits are the answer.
	best = min(best, len(r.tokens)-1)
	if from == r.slot {
		s.dec.Truncate(r.slot, best)
	} else {
		s.dec.CopyPrefix(r.slot, from, best)
	}
	s.held[r.slot] = append(s.held[r.slot][:0], r.tokens[:best]...)
	return r
}

// round runs one batch and returns the requests that are not finished yet.
func (s *scheduler) round(waiting []*request) []*request {
	var spans []model.Span
	var batch []*request
	for _, r := range waiting {
		if err := r.ctx.Err(); err != nil {
			r.err = err
			close(r.done)
			continue
		}
		rest := r.tokens[len(s.held[r.slot]):]
		spans = append(spans, model.Span{Slot: r.slot, Tokens: rest[:min(len(rest), prefillChunk)]})
		batch = append(batch, r)
	}
	if len(batch) == 0 {
		return nil
	}
	logits, err := s.dec.Extend(spans)
	var unfinished []*request
	for i, r := range batch {
		if err != nil {
			// What the slots hold is unknown now: compute them anew next time.
			s.held[r.slot] = s.held[r.slot][:0]
			r.err = err
			close(r.done)
			continue
		}
		s.held[r.slot] = append(s.held[r.slot], spans[i].Tokens...)
		if len(s.held[r.slot]) < len(r.tokens) {
			unfinished = append(unfinished, r)
			continue
		}
		r.logits = append([]float32(nil), logits[i]...)
		close(r.done)
	}
	return unfinished
}

func commonPrefix(a, b []int32) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}
