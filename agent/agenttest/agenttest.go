// Package agenttest has the engine and the database that the tests of agent and of its ways of speaking share.
package agenttest

import (
	"context"
	_ "embed"
	"strings"
	"sync"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
)

// Scripted is an engine that says given texts, one a turn, however odd, and ends each turn as an engine must: after the
// first stop string, else with the message.
type Scripted struct {
	Says    []Saying
	Model   llm.Info
	Session *Recital // the last one
	Opened  int      // sessions
	// GoesOn says that a session begins where the one before it ended, and remembers how its turns were drawn.
	GoesOn bool

	opening sync.Mutex
}

// Saying is what a model says in one turn.
type Saying struct {
	Text   string
	Finish llm.Finish // where no stop string is complete
	Before func()     // runs when it is this saying's turn
}

// Say is an engine that says some texts, each as a whole message, in the tags of skyrl.
func Say(texts ...string) *Scripted {
	s := &Scripted{Model: llm.Info{Protocol: "skyrl"}}
	for _, t := range texts {
		s.Says = append(s.Says, Saying{Text: t, Finish: llm.FinishEnd})
	}
	return s
}

// NewSession begins at the first saying, unless the engine GoesOn.
func (s *Scripted) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	s.opening.Lock() // votes open theirs side by side
	defer s.opening.Unlock()
	s.Opened++
	r := &Recital{Scripted: s, limit: s.Model.Context}
	if last := s.Session; s.GoesOn && last != nil {
		r.Next, r.Sampling = last.Next, last.Sampling
	}
	s.Session = r
	return r, ctx.Err()
}

func (s *Scripted) Info() llm.Info { return s.Model }
func (s *Scripted) Close() error   { return nil }

// Recital is a session of a Scripted engine. A word counts as a token.
type Recital struct {
	*Scripted
	Next     int // saying
	Closed   bool
	Given    []llm.Message
	Sampling []llm.Sampling
	tokens   int
	limit    int
}

func (r *Recital) Count(m llm.Message) int { return len(strings.Fields(m.Text)) }

func (r *Recital) Append(m llm.Message) error {
	if need := r.tokens + r.Count(m); r.limit > 0 && need > r.limit {
		return &llm.ContextError{Need: need, Have: r.limit}
	}
	r.tokens += r.Count(m)
	r.Given = append(r.Given, m)
	return nil
}

func (r *Recital) Generate(ctx context.Context, o llm.Sampling, stop ...string) (llm.Turn, error) {
	r.Sampling = append(r.Sampling, o)
	said := Saying{Finish: llm.FinishEnd}
	if r.Next < len(r.Says) {
		said = r.Says[r.Next]
	}
	r.Next++
	if said.Before != nil {
		said.Before()
	}
	if err := ctx.Err(); err != nil {
		return llm.Turn{}, err
	}
	text, stopped := cut(said.Text, stop)
	finish := said.Finish
	if stopped {
		finish = llm.FinishStop
	}
	if o.OnText != nil && text != "" {
		o.OnText(text)
	}
	n := len(strings.Fields(text))
	r.tokens += n
	return llm.Turn{Text: text, Finish: finish, Tokens: n}, nil
}

func (r *Recital) Close() error {
	r.Closed = true
	return nil
}

// cut ends a text after the first stop string.
func cut(text string, stops []string) (_ string, stopped bool) {
	end := len(text)
	for _, s := range stops {
		if i := strings.Index(text, s); i >= 0 && i+len(s) <= end {
			end, stopped = i+len(s), true
		}
	}
	return text[:end], stopped
}

//go:embed shop.sql
var shop string

// Shop is a real SQLite file of albums, artists and notes.
func Shop(t testing.TB) database.DB {
	t.Helper()
	return testdb.DB(t, shop)
}
