// Package script is an engine that says what a script has it say: a teacher in a model's place. Whatever else is in
// the conversation comes from the agent's own loop and the real database.
package script

import (
	"context"
	"errors"
	"strings"

	"github.com/sqlagent/sqlagent/llm"
)

// Engine says its Turns in each session, one after another. It is for one conversation at a time; the Turns may be set
// until the session says the first of them.
type Engine struct {
	Protocol string     // that its turns are written in
	Lists    bool       // it teaches weights that read lists of values: see llm.Info
	Turns    []llm.Turn // their Text, or their Pieces
}

// ErrEnded is the error of a session that is asked for more than its script has.
var ErrEnded = errors.New("the teacher's script has ended")

// NewSession begins at the first turn.
func (e *Engine) NewSession(context.Context, llm.SessionOptions) (llm.Session, error) {
	return &session{engine: e}, nil
}

// Info says that this is a teacher, which can say all that our own engine can.
func (e *Engine) Info() llm.Info {
	return llm.Info{Engine: "teacher", Protocol: e.Protocol, Pointers: true, Lists: e.Lists, Constrains: true, Begins: true}
}

// Close does nothing.
func (e *Engine) Close() error { return nil }

type session struct {
	engine *Engine
	next   int
}

func (s *session) Append(llm.Message) error { return nil }
func (s *session) Close() error             { return nil }

// Generate says the next turn, up to the first stop string.
func (s *session) Generate(_ context.Context, _ llm.Sampling, stop ...string) (llm.Turn, error) {
	if s.next >= len(s.engine.Turns) {
		return llm.Turn{}, ErrEnded
	}
	turn := s.engine.Turns[s.next]
	s.next++
	turn.Finish = llm.FinishEnd
	if turn.Pieces != nil {
		for _, p := range turn.Pieces {
			turn.Text += p.Text + p.Token
		}
		return turn, nil
	}
	for _, end := range stop {
		if before, _, found := strings.Cut(turn.Text, end); found {
			turn.Text, turn.Finish = before+end, llm.FinishStop
			break
		}
	}
	return turn, nil
}
