package native

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/internal/idle"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/prefix"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/gemm"
)

// prefillChunk is the most tokens of prompts in a batch. It bounds how long a cancelled prompt goes on and how long
// those who decode wait for prompts, however many come at once. Where there is AMX a token takes less than half as
// long, and a batch of few spends as much on making tiles of the weights.
func prefillChunk() int {
	if gemm.HasAMX() {
		return 512
	}
	return 256
}

// scheduler owns the decoder: all of its calls happen on the one goroutine that runs serve.
type scheduler struct {
	dec      model.Decoder
	room     *room
	requests chan *request
	over     chan int // slots whose turn is
	forget   chan chan struct{}
	closing  chan struct{} // closed by close
	done     chan struct{} // closed when serve has returned
	once     sync.Once

	single   bool           // LoadOptions.Once
	memory   *memory        // between processes; nil: none
	governor *idle.Governor // of threads; nil: they are not bounded
	held     [][]int32      // per slot: the tokens whose keys and values it holds
	prompts  []int          // per slot: how many of them, the first, were computed as a prompt's
	reading  map[int]bool   // slots that the last round gave a token, and that have not come back
	lasted   time.Duration  // the last round
}

// request asks for the token after tokens, the whole sequence of a slot so far.
type request struct {
	ctx    context.Context
	slot   int
	tokens []int32
	stable int        // of tokens: what later prompts begin with too
	prompt int        // of tokens: those before the first that was drawn
	draw   model.Draw // its Span is the scheduler's business

	recalled bool // the disk was asked for tokens
	fresh    bool // the stable ones are computed now: the disk does not have them

	drawn model.Drawn // the answer, Err too
	done  chan struct{}
}

func newScheduler(dec model.Decoder, o Options) *scheduler {
	s := &scheduler{
		dec:      dec,
		requests: make(chan *request),
		over:     make(chan int, dec.Slots()),
		forget:   make(chan chan struct{}),
		closing:  make(chan struct{}),
		done:     make(chan struct{}),
		held:     make([][]int32, dec.Slots()),
		prompts:  make([]int, dec.Slots()),
		reading:  make(map[int]bool),
		single:   o.once,
		governor: o.governor,
	}
	if keeper, ok := dec.(model.Keeper); ok && o.store != nil {
		s.memory = &memory{o.store, keeper}
	}
	s.room = &room{page: dec.PageTokens(), left: dec.Tokens(), slots: dec.Slots(), closed: s.closing}
	for slot := range dec.Slots() {
		s.room.free = append(s.room.free, slot)
	}
	go s.serve()
	return s
}

func (s *scheduler) close() (err error) {
	s.once.Do(func() {
		close(s.closing)
		<-s.done
		err = s.dec.Close()
		if s.governor != nil {
			gemm.Bound(0)
		}
		if s.memory != nil {
			s.memory.store.Wait()
		}
	})
	<-s.done
	return err
}

// next draws the token after a request's.
func (s *scheduler) next(ctx context.Context, r *request) (model.Drawn, error) {
	r.ctx, r.done = ctx, make(chan struct{})
	select {
	case s.requests <- r:
	case <-ctx.Done():
		return model.Drawn{}, ctx.Err()
	case <-s.closing:
		return model.Drawn{}, llm.ErrClosed
	}
	<-r.done // serve looks at r.ctx itself, so that r is never left in a batch
	return r.drawn, r.drawn.Err
}

// rest says that a slot asks for no more tokens for now, so that no round waits for it. It does not matter if nobody
// hears it: a round does not wait long.
func (s *scheduler) rest(slot int) {
	select {
	case s.over <- slot:
	default:
	}
}

// serve is continuous batching: each round takes every waiting request along.
func (s *scheduler) serve() {
	defer close(s.done)
	var waiting []*request
	for {
		var open bool
		if waiting, open = s.gather(waiting); !open {
			for _, r := range waiting {
				r.end(llm.ErrClosed)
			}
			return
		}
		start := time.Now()
		waiting = s.round(waiting)
		s.lasted = time.Since(start)
	}
}

func (r *request) end(err error) {
	r.drawn.Err = err
	close(r.done)
}

// gather adds the requests that have come, and waits for one where there is none. It also waits for the sessions that
// the last round gave a token: they read it and come back, and a batch without them costs nearly as much. It does so no
// longer than that round took, since who receives the text may be slow. open is false after close.
func (s *scheduler) gather(waiting []*request) (_ []*request, open bool) {
	var late <-chan time.Time
	for len(waiting) == 0 || len(s.reading) > 0 {
		if len(waiting) > 0 && late == nil {
			late = time.After(s.lasted)
		}
		select {
		case r := <-s.requests:
			waiting = append(waiting, r)
			delete(s.reading, r.slot)
		case slot := <-s.over:
			delete(s.reading, slot)
		case <-late:
			clear(s.reading)
		case done := <-s.forget:
			for slot := range s.held {
				s.drop(slot)
			}
			close(done)
		case <-s.closing:
			return waiting, false
		}
	}
	for {
		select {
		case r := <-s.requests:
			waiting = append(waiting, r)
		case <-s.closing:
			return waiting, false
		default:
			return waiting, true
		}
	}
}

// round runs one batch and returns the requests that are not finished yet, in their order. Of several that ask for the
// token after the same tokens, as samples of a prompt do until they part, one computes and all draw.
func (s *scheduler) round(waiting []*request) (unfinished []*request) {
	var spans []model.Span
	var draws []model.Draw
	var batch, prompts []*request // of each span; those that compute more than a token
	var drawing, begun []*request // of each draw; those whose span ends before their tokens do
	room := prefillChunk()
	for _, r := range waiting {
		if err := r.ctx.Err(); err != nil {
			r.end(err)
			continue
		}
		if span := slices.IndexFunc(batch, r.asksAs); span >= 0 && !slices.Contains(begun, batch[span]) {
			s.drop(r.slot) // so that nobody else reads the page that the span is written to
			r.draw.Span = span
			draws, drawing = append(draws, r.draw), append(drawing, r)
			continue
		}
		from, kept := s.longest(r)
		missing := len(r.tokens) - kept
		if missing > 1 && (room == 0 || comesWith(prompts, r, kept)) {
			unfinished = append(unfinished, r)
			continue
		}
		if s.recall(r, kept) {
			from, kept = s.longest(r)
			missing = len(r.tokens) - kept
		}
		s.keep(r, from, kept)
		if missing > 1 {
			missing = min(missing, room)
			room -= missing
			prompts = append(prompts, r)
		}
		if kept+missing == len(r.tokens) {
			r.draw.Span = len(spans)
			draws, drawing = append(draws, r.draw), append(drawing, r)
		} else {
			begun = append(begun, r)
		}
		spans = append(spans, model.Span{
			Slot: r.slot, Tokens: r.tokens[kept:][:missing], Prompt: min(max(0, r.prompt-kept), missing),
		})
		batch = append(batch, r)
	}
	if len(batch) == 0 {
		return unfinished
	}
	if s.single && len(prompts) > 0 { // which have taken over what they share with others
		for s.makeRoom() {
		}
	}
	drawn, err := s.extend(spans, draws)
	if err != nil {
		for _, r := range slices.Concat(drawing, begun) {
			s.drop(r.slot)
			r.end(err)
		}
		return unfinished
	}
	for i, r := range batch {
		s.held[r.slot] = append(s.held[r.slot], spans[i].Tokens...)
		s.note(r)
	}
	for i, r := range drawing {
		if leader := batch[r.draw.Span]; leader != r {
			s.keep(r, leader.slot, len(r.tokens))
		}
		r.drawn = drawn[i]
		s.reading[r.slot] = true
		r.end(r.drawn.Err)
	}
	return append(begun, unfinished...)
}

// asksAs reports whether another request asks for the token after the same tokens.
func (r *request) asksAs(other *request) bool {
	return r.prompt == other.prompt && slices.Equal(r.tokens, other.tokens)
}

// shares is how many of a request's tokens, but for the last, others begin with, of which the first so many are
// computed as a prompt's. Where these are not the request's, those that both compute alike.
func (r *request) shares(others []int32, prompt int) int {
	n := prefix.Common(others, r.tokens[:len(r.tokens)-1])
	if prompt != r.prompt {
		n = min(n, prompt, r.prompt)
	}
	return n
}

// extend is the decoder's. What sessions that are over have left makes room. Errors are *model.RoomError and
// *llm.DeviceError.
func (s *scheduler) extend(spans []model.Span, draws []model.Draw) ([]model.Drawn, error) {
	for {
		drawn, err := s.step(spans, draws)
		var full *model.RoomError
		if err == nil {
			return drawn, nil
		}
		if !errors.As(err, &full) {
			return nil, &llm.DeviceError{Err: err}
		}
		if !s.makeRoom() {
			return nil, err
		}
	}
}

// step is the decoder's Extend, with the threads that are free.
func (s *scheduler) step(spans []model.Span, draws []model.Draw) ([]model.Drawn, error) {
	if s.governor == nil {
		return s.dec.Extend(spans, draws)
	}
	tokens := 0
	for _, span := range spans {
		tokens += len(span.Tokens)
	}
	gemm.Bound(s.governor.Threads())
	start := time.Now()
	drawn, err := s.dec.Extend(spans, draws)
	s.governor.Took(time.Since(start), tokens, tokens == len(spans))
	return drawn, err
}

// makeRoom empties the slot that has rested longest, and reports whether there was one.
func (s *scheduler) makeRoom() bool {
	resting := s.room.resting()
	i := slices.IndexFunc(resting, func(slot int) bool { return len(s.held[slot]) > 0 })
	if i >= 0 {
		s.drop(resting[i])
	}
	return i >= 0
}

// drop empties a slot.
func (s *scheduler) drop(slot int) {
	s.dec.Truncate(slot, 0)
	s.held[slot] = nil
}

// longest finds the slot that holds the most of the request's tokens: its own (the turns before), or another's (the
// same schema, the same prompt). The last token must be computed: its logits are the answer.
func (s *scheduler) longest(r *request) (slot, kept int) {
	most := len(r.tokens) - 1
	slot, kept = r.slot, r.shares(s.held[r.slot], s.prompts[r.slot])
	for other, held := range s.held {
		if kept == most {
			break
		}
		if n := r.shares(held, s.prompts[other]); n > kept {
			slot, kept = other, n
		}
	}
	return slot, kept
}

// comesWith reports whether one of the prompts that are being computed shares more with the request than is held so
// far: one of several samples of a prompt computes it, and the others wait and copy.
func comesWith(prompts []*request, r *request, kept int) bool {
	for _, p := range prompts {
		if r.shares(p.tokens, p.prompt) > kept {
			return true
		}
	}
	return false
}

// keep leaves in the request's slot the first tokens of from, and nothing else.
func (s *scheduler) keep(r *request, from, kept int) {
	if from == r.slot {
		s.dec.Truncate(r.slot, kept)
	} else {
		s.dec.CopyPrefix(r.slot, from, kept)
	}
	s.held[r.slot] = append(s.held[r.slot][:0], r.tokens[:kept]...)
	s.prompts[r.slot] = r.prompt
}
