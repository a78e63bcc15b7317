package host

import (
	"errors"
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/llm/internal/constraint"
	"github.com/sqlagent/sqlagent/llm/internal/text"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
	"github.com/sqlagent/sqlagent/llm/prefix"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// scheduler runs generations. All calls of llama.cpp that compute happen on the one goroutine that runs serve; writer
// reads the vocabulary on another.
type scheduler struct {
	eval   *evaluator
	say    func(wire.Reply)
	refuse func(id int64, err error)

	mu      sync.Mutex
	wake    sync.Cond
	waiting []*generation // not begun
	active  []*generation // in every batch
	busy    bool          // a batch is being computed
}

// generation is one request for tokens.
type generation struct {
	*wire.Generate
	id        int64
	rest      []int32 // given or generated, and not computed yet
	made      int     // tokens
	evaluated int     // of the given tokens
	text      text.Stream
	fresh     bool // its stable tokens are computed now: the disk does not have them
	cancelled bool

	constraint *constraint.Turn // nil: none
}

func newScheduler(e *evaluator, say func(wire.Reply), refuse func(int64, error)) *scheduler {
	s := &scheduler{eval: e, say: say, refuse: refuse}
	s.wake.L = &s.mu
	return s
}

func (s *scheduler) generate(id int64, r *wire.Generate) {
	g := &generation{Generate: r, id: id, text: text.Stream{Stop: r.Stop}}
	if r.Grammar != "" { // before others have to wait for it
		var err error
		if g.constraint, err = s.eval.constrain(r.Grammar, r.Ends); err != nil {
			s.refuse(id, err)
			return
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.waiting = append(s.waiting, g)
	s.wake.Signal()
}

// cancel ends a generation that has not ended by itself, and the computation where nobody else waits for it.
func (s *scheduler) cancel(id int64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	others := false
	for _, g := range slices.Concat(s.waiting, s.active) {
		g.cancelled = g.cancelled || g.id == id
	}
	for _, g := range s.active {
		others = others || !g.cancelled
	}
	if s.busy && !others {
		aborted.Store(1)
	}
}

// serve is continuous batching: each round takes every generation along.
func (s *scheduler) serve() {
	for {
		spans := s.gather()
		if len(spans) == 0 {
			continue
		}
		err := s.eval.extend(spans)
		s.advance(spans, err)
	}
}

// gather drops what was cancelled, adds what has come, waits where there is nothing, and shares the next batch out.
func (s *scheduler) gather() []span {
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.active)+len(s.waiting) == 0 {
		s.wake.Wait()
	}
	s.active = slices.DeleteFunc(s.active, func(g *generation) bool { return g.cancelled && s.end(g, errCancelled) })
	s.waiting = slices.DeleteFunc(s.waiting, func(g *generation) bool {
		admitted, err := s.admit(g)
		if err != nil {
			return s.end(g, err)
		}
		if admitted {
			s.active = append(s.active, g)
		}
		return admitted
	})

	var spans []span
	room := s.eval.most - len(s.active) // beyond a token for each
	for _, g := range s.active {
		n := min(len(g.rest), 1+room)
		// What is stable is computed by itself: the batches after it are then the same whether it was computed or read.
		if held := len(s.eval.held[g.Sequence]); held < g.Stable {
			n = min(n, g.Stable-held)
		}
		room -= n - 1
		spans = append(spans, span{sequence: g.Sequence, tokens: g.rest[:n], wanted: n == len(g.rest)})
	}
	s.busy = true
	return spans
}

// admit finds out what of a generation's tokens has to be computed. It is not admitted while another one computes what
// it begins with: then it has that for nothing.
func (s *scheduler) admit(g *generation) (admitted bool, err error) {
	if g.cancelled {
		return false, errCancelled
	}
	if slices.ContainsFunc(s.active, func(other *generation) bool { return other.Sequence == g.Sequence }) {
		return false, bad(wire.BadRequest, "sequence %d is busy", g.Sequence)
	}
	if err := s.eval.check(g.Sequence, g.Tokens, g.Most); err != nil {
		return false, err
	}
	_, kept := s.eval.longest(g.Sequence, g.Tokens)
	for _, other := range s.active {
		if len(other.rest) > 1 && prefix.Common(other.Tokens, g.Tokens[:len(g.Tokens)-1]) > kept {
			return false, nil
		}
	}
	if g.Stable-kept >= prefix.Least {
		if err := s.eval.recall(g.Sequence, g.Tokens, kept); err != nil {
			return false, err
		}
	}
	if err := s.eval.keep(g.Sequence, g.Tokens); err != nil {
		return false, err
	}
	held := len(s.eval.held[g.Sequence])
	g.rest = g.Tokens[held:]
	g.evaluated = len(g.rest)
	g.fresh = g.Stable-held >= prefix.Least
	return true, nil
}

// advance draws the next token of each generation whose tokens are all computed.
func (s *scheduler) advance(spans []span, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.busy = false
	aborted.Store(0)
	if errors.Is(err, errCancelled) {
		return // gather drops those who wanted that
	}
	i := -1
	s.active = slices.DeleteFunc(s.active, func(g *generation) bool {
		i++
		g.rest = g.rest[len(spans[i].tokens):]
		if err != nil {
			return s.end(g, err)
		}
		if g.fresh && len(s.eval.held[g.Sequence]) == g.Stable {
			s.eval.note(g.Sequence)
			g.fresh = false
		}
		if len(g.rest) > 0 {
			return false
		}
		over, err := s.draw(g, spans[i])
		return (over || err != nil) && s.end(g, err)
	})
}

// draw generates one token, and reports whether it is the last.
func (s *scheduler) draw(g *generation, at span) (over bool, err error) {
	logits, err := s.eval.logits(at)
	if err != nil {
		return false, err
	}
	var allowed sampling.Set
	if g.constraint != nil {
		if allowed, err = g.constraint.Allowed(); err != nil {
			return false, bad(wire.Grammar, "%v", err)
		}
	}
	o := sampling.Options{Temperature: g.Temperature, TopP: g.TopP, TopK: g.TopK, MinP: g.MinP}
	u := sampling.Uniform(g.Seed, len(g.Tokens)+g.made)
	id, logprob, err := sampling.Draw(logits, o, allowed, u)
	if err != nil {
		return false, bad(wire.Compute, "%v", err)
	}
	g.made++
	token := wire.Token{ID: id, Logprob: logprob}
	text := s.eval.bytes(id)
	if words := s.eval.words; words != nil {
		text = words.text(id)
		token.Text = text
		_, token.Special = words.barred[id]
	}
	s.say(wire.Reply{ID: g.id, Token: &token})
	if slices.Contains(g.Ends, id) || g.text.Add(text) || g.made == g.Most {
		return true, nil
	}
	if g.constraint != nil {
		if err := g.constraint.Accept(id); err != nil {
			return false, bad(wire.Grammar, "%v", err)
		}
	}
	g.rest = []int32{id}
	return false, nil
}

// end reports that a generation has ended: true.
func (s *scheduler) end(g *generation, err error) bool {
	if err != nil {
		s.refuse(g.id, err)
	} else {
		s.say(wire.Reply{ID: g.id, Done: &wire.Done{Evaluated: g.evaluated}})
	}
	return true
}
