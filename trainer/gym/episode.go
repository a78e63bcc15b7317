package gym

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/trainer/grpo"
)

// episode is one rollout under way. Its conversation is a goroutine, which works between a turn and what it asks next,
// and otherwise waits for the client.
type episode struct {
	id    string
	asks  chan *observation // what the conversation wants next
	turns chan llm.Turn     // what the client gave
	over  chan struct{}     // closed when the conversation has ended, and rollout and cut are set

	rollout *grpo.Rollout
	cut     error           // why it ended before its time
	ctx     context.Context // of the conversation
	cancel  context.CancelCauseFunc

	stepping sync.Mutex   // held by the request that steps it
	last     *observation // what that was answered with
	idle     *time.Timer
}

// observation answers a step: what the policy is shown and asked for next, or how the episode ended.
type observation struct {
	ID        string        `json:"id"`
	Messages  []llm.Message `json:"messages"` // after those that it has
	Done      bool          `json:"done"`
	Turn      int           `json:"turn"` // the one that is asked for, from 1; where Done, the one after the last
	MaxTokens int           `json:"max_tokens,omitempty"`
	Stop      []string      `json:"stop,omitempty"`

	*scored        // where Done
	Error   string `json:"error,omitempty"` // why there is no answer
}

// keepOver is how long the end of an episode may be asked for again.
const keepOver = time.Minute

// Why an episode ended before its time.
var (
	errIdle  = errors.New("nobody stepped the episode for too long")
	errLate  = errors.New("the step took too long")
	errEnded = errors.New("the episode was ended by its client")
)

// openEpisode begins one: the answer has the prompt.
func (s *Server) openEpisode(w http.ResponseWriter, r *http.Request) error {
	var q question
	if err := s.decode(w, r, &q); err != nil {
		return err
	}
	if strings.TrimSpace(q.Question) == "" {
		return refuse(http.StatusBadRequest, `there is no question: "question" is empty`)
	}
	problem, err := s.problem(q)
	if err != nil {
		return err
	}
	leave, err := s.enter(r.Context())
	if err != nil {
		return err
	}
	e, err := s.begin(problem)
	if err != nil {
		leave()
		return err
	}
	defer e.stepping.Unlock()
	err = s.work(e)
	leave()
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, e.last)
}

// begin begins an episode, which the caller holds.
func (s *Server) begin(p eval.Problem) (*episode, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case s.base.Err() != nil:
		return nil, context.Cause(s.base)
	case s.open == s.MaxEpisodes:
		return nil, refuse(http.StatusTooManyRequests, "%d episodes are open: end some, or wait", s.open)
	}
	e := &episode{id: rand.Text(), asks: make(chan *observation), turns: make(chan llm.Turn), over: make(chan struct{})}
	e.ctx, e.cancel = context.WithCancelCause(context.WithValue(s.base, episodeKey{}, e))
	e.idle = time.AfterFunc(s.IdleTimeout, func() { e.cancel(errIdle) })
	e.stepping.Lock()
	s.open++
	s.episodes[e.id] = e
	s.running.Go(func() { s.run(e, p) })
	return e, nil
}

// run is the conversation of an episode, and its end.
func (s *Server) run(e *episode, p eval.Problem) {
	r := s.env.Ask(e.ctx, p)
	done := s.spent.in(scoring)
	s.env.Score(e.ctx, r)
	done()
	s.spent.count(r)
	e.rollout, e.cut = r, context.Cause(e.ctx)
	e.cancel(nil)
	e.idle.Stop()
	s.mu.Lock()
	s.open-- // before whoever waits for the end may look
	s.mu.Unlock()
	close(e.over)
	time.AfterFunc(keepOver, func() {
		s.mu.Lock()
		delete(s.episodes, e.id)
		s.mu.Unlock()
	})
}

// stepEpisode gives the model's turn. The last step is answered again where it is repeated: its answer may be lost.
func (s *Server) stepEpisode(w http.ResponseWriter, r *http.Request) error {
	var step struct {
		Turn   int        `json:"turn"`
		Text   string     `json:"text"`
		Tokens int        `json:"tokens"`
		Finish llm.Finish `json:"finish"`
	}
	if err := s.decode(w, r, &step); err != nil {
		return err
	}
	switch step.Finish {
	case llm.FinishStop, llm.FinishEnd, llm.FinishLength, llm.FinishContext:
	default:
		return refuse(http.StatusBadRequest, "finish %q: give stop, end, length or context", step.Finish)
	}
	e, err := s.find(r)
	if err != nil {
		return err
	}
	if !e.stepping.TryLock() {
		return refuse(http.StatusConflict, "the episode is at work on another step")
	}
	defer e.stepping.Unlock()
	switch {
	case step.Turn > 0 && step.Turn == e.last.Turn-1:
		return writeJSON(w, http.StatusOK, e.last)
	case e.last.Done || step.Turn != e.last.Turn:
		return refuse(http.StatusConflict, "turn %d was given, turn %d is asked for", step.Turn, e.last.Turn)
	}
	leave, err := s.enter(r.Context())
	if err != nil {
		return err
	}
	select {
	case e.turns <- llm.Turn{Text: step.Text, Finish: step.Finish, Tokens: step.Tokens}:
	case <-e.over:
	}
	err = s.work(e)
	leave()
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, e.last)
}

// endEpisode ends one that its client does not want to go on with.
func (s *Server) endEpisode(w http.ResponseWriter, r *http.Request) error {
	e, err := s.find(r)
	if err != nil {
		return err
	}
	e.cancel(errEnded)
	w.WriteHeader(http.StatusNoContent)
	return nil
}

func (s *Server) find(r *http.Request) (*episode, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if e := s.episodes[r.PathValue("id")]; e != nil {
		return e, nil
	}
	return nil, refuse(http.StatusNotFound, "there is no such episode; one ends %v after its last step", s.IdleTimeout)
}

// work lets the conversation work until it asks again or is over: e.last is what to answer. It does not end where the
// client goes away, who may ask for the answer again.
func (s *Server) work(e *episode) error {
	e.idle.Stop()
	late := time.AfterFunc(s.StepTimeout, func() { e.cancel(errLate) })
	defer late.Stop()
	select {
	case e.last = <-e.asks:
		e.idle.Reset(s.IdleTimeout)
	case <-e.over:
		if e.cut != nil {
			return refuse(http.StatusGone, "the episode is over: %v", e.cut)
		}
		turn := 1
		if e.last != nil {
			turn = e.last.Turn + 1
		}
		e.last = &observation{ID: e.id, Messages: []llm.Message{}, Done: true, Turn: turn, scored: scoredOf(e.rollout)}
		if e.rollout.Err != nil {
			e.last.Error = e.rollout.Err.Error()
		}
	}
	return nil
}

// clients is the engine whose models are the clients of episodes.
type clients struct {
	spent *spent
	info  llm.Info
}

type episodeKey struct{} // of the context of an episode

// NewSession is the conversation of the episode that ctx is of.
func (c clients) NewSession(ctx context.Context, _ llm.SessionOptions) (llm.Session, error) {
	e, ok := ctx.Value(episodeKey{}).(*episode)
	if !ok {
		return nil, errors.New("gym: a conversation outside an episode")
	}
	return &session{spent: c.spent, episode: e, since: time.Now()}, nil
}

func (c clients) Info() llm.Info { return c.info }
func (c clients) Close() error   { return nil }

// session asks the client for turns.
type session struct {
	spent   *spent
	episode *episode
	since   time.Time // that it works
	given   []llm.Message
	turn    int
}

// Append keeps a message until the next turn is asked for.
func (s *session) Append(m llm.Message) error {
	if m.Pieces != nil {
		return &llm.TokenError{Token: fmt.Sprint(m.Pieces), Why: "the client has no special tokens"}
	}
	s.given = append(s.given, m)
	return nil
}

// Generate asks for a turn.
func (s *session) Generate(ctx context.Context, o llm.Sampling, stop ...string) (llm.Turn, error) {
	part := turning
	if s.turn++; s.turn == 1 {
		part = opening
	}
	s.work(part)
	ask := &observation{ID: s.episode.id, Messages: s.given, Turn: s.turn, MaxTokens: o.MaxTokens, Stop: stop}
	s.given = nil
	select {
	case s.episode.asks <- ask:
	case <-ctx.Done():
		return llm.Turn{}, ctx.Err()
	}
	var turn llm.Turn
	select {
	case turn = <-s.episode.turns:
	case <-ctx.Done():
		return llm.Turn{}, ctx.Err()
	}
	s.work(policy)
	end := len(turn.Text)
	if turn.Finish == llm.FinishStop { // which the text shows
		turn.Finish = llm.FinishEnd
	}
	for _, text := range stop {
		if i := strings.Index(turn.Text, text); i >= 0 && i+len(text) <= end {
			end, turn.Finish = i+len(text), llm.FinishStop
		}
	}
	turn.Text = turn.Text[:end]
	return turn, nil
}

// work books the time since it was called last.
func (s *session) work(p part) {
	now := time.Now()
	s.spent.add(p, now.Sub(s.since))
	s.since = now
}

// Close books what the last turn took.
func (s *session) Close() error {
	s.work(turning)
	return nil
}
