package openai

import (
	"cmp"
	"context"
	"errors"
	"strings"

	"github.com/sqlagent/sqlagent/llm"
)

// session is one conversation, kept as the messages that every request repeats.
type session struct {
	engine    *Engine
	messages  []message
	limit     int // tokens; 0: as many as the server takes
	used      int // tokens of the last request and its answer, as the server counted them
	first     int // tokens of the first request, the same
	generated int // tokens
	closed    bool
}

// message is one of a request.
type message struct {
	Role    llm.Role `json:"role"`
	Content string   `json:"content"`
}

// Append implements llm.Session. An assistant's message cannot be gone on with over this API, so what llm.Continue
// gives is a user's message. Whether there is room is known at the next Generate.
func (s *session) Append(m llm.Message) error {
	if s.closed {
		return errors.New("append to a closed session")
	}
	if m.Role == llm.Continue {
		m.Role = llm.User
	}
	if m.Pieces != nil {
		m.Text = ""
	}
	for _, p := range m.Pieces {
		if p.Token != "" {
			return &llm.TokenError{Token: p.Token, Why: "this API has text only: use --engine native or llama"}
		}
		m.Text += p.Text
	}
	s.say(m.Role, m.Text)
	return nil
}

// say adds text to the conversation. Many chat templates want the roles to take turns, and no message to be empty.
func (s *session) say(role llm.Role, text string) {
	if text == "" {
		return
	}
	if last := len(s.messages) - 1; last >= 0 && s.messages[last].Role == role {
		s.messages[last].Content = strings.TrimSuffix(s.messages[last].Content, "\n") + "\n" + text
		return
	}
	s.messages = append(s.messages, message{role, text})
}

// Generate implements llm.Session. Where it fails, nothing of its turn is kept. A stop string that the server cut off
// is put back.
func (s *session) Generate(ctx context.Context, o llm.Sampling, stop ...string) (llm.Turn, error) {
	if o.Constraint != nil {
		return llm.Turn{}, &llm.ConstraintError{Engine: "openai", Err: errors.New("this API has no grammars: use --engine native or llama")}
	}
	if s.closed {
		return llm.Turn{}, errors.New("generate in a closed session")
	}
	q := query{messages: s.messages, sampling: o, stop: stop, most: o.MaxTokens, stream: true}
	if s.limit > 0 {
		left := s.limit - s.used
		if left <= 0 {
			return llm.Turn{Finish: llm.FinishContext}, nil
		}
		if q.most == 0 || q.most > left {
			q.most = left
		}
	}
	r, err := s.engine.ask(ctx, &q)
	if err != nil {
		return llm.Turn{}, err
	}
	have := s.engine.window(ctx)
	if have > 0 && r.prompt > 0 && (r.prompt >= have || r.prompt < s.first) { // some of it is gone
		return llm.Turn{}, s.engine.tooLong(max(r.prompt, have)+1, have, "")
	}
	s.first = cmp.Or(s.first, r.prompt)
	turn := llm.Turn{Text: r.text, Finish: r.finish, Tokens: r.generated, Given: max(0, r.prompt-s.generated)}
	if turn.Finish == llm.FinishLength && (o.MaxTokens == 0 || turn.Tokens < o.MaxTokens) && !s.hasRoom(r) {
		turn.Finish = llm.FinishContext
	}
	if have > 0 && r.prompt+r.generated > have {
		turn.Finish = llm.FinishContext // what came first was forgotten while it wrote
	}
	s.say(llm.Assistant, r.text)
	s.generated += r.generated
	s.used = max(r.prompt+r.generated, s.generated)
	return turn, nil
}

// hasRoom reports whether the context is known to hold more than a request and its answer: then a limit of the server's
// own ended the answer. A sixteenth is left for what servers count differently.
func (s *session) hasRoom(r reply) bool {
	size := cmp.Or(s.limit, s.engine.info.Context)
	return r.prompt > 0 && r.prompt+r.generated < size-size/16
}

// Close implements llm.Session.
func (s *session) Close() error {
	s.closed = true
	return nil
}
