package agent

import (
	"context"
	"sort"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
)

// fit is the prompt, with as much of the schema as leaves room for the answer. The values of columns are shown, where
// the protocol has a place for them, if there is room for all tables with theirs. Where there is none for all tables
// without, those that share most with the question stay, by names, comments and values, with what they refer to, and
// the rest is listed by name.
func (t *attempt) fit(ctx context.Context) ([]llm.Message, error) {
	p, whole := t.protocol, t.whole
	render := func(s *schema.Schema) []llm.Message { return p.render(s, t.question, t.vote) }
	length := t.counter() // nil: how long it is will show
	room := t.have - max(shortestAnswer, min(p.AnswerTokens, t.have/2))
	fits := func(messages []llm.Message) bool { return length == nil || length(messages) <= room }
	if p.showsValues() {
		profiled, err := t.profile(ctx)
		if err != nil {
			return nil, err
		}
		if messages := render(profiled); fits(messages) {
			return messages, nil
		}
	}
	if messages := render(whole); fits(messages) {
		return messages, nil
	}
	profiled, err := t.profile(ctx)
	if err != nil {
		return nil, err
	}
	// Names get what one table leaves of half the room, tables the rest.
	all := len(whole.Tables)
	rank := profiled.Rank(t.question.Text)
	focus := func(n, names int) *schema.Schema { return whole.Focus(rank, n, names) }
	names := sort.Search(all, func(names int) bool { return length(render(focus(1, names+1))) > room/2 })
	n := max(1, sort.Search(all, func(n int) bool { return length(render(focus(n+1, names))) > room }))
	shown := focus(n, names)
	t.emit(Event{Kind: EventFocus, Shown: len(shown.Tables), Tables: all})
	messages := render(shown)
	if need := length(messages) + shortestAnswer; need > t.have {
		return nil, &llm.ContextError{Need: need, Have: t.have}
	}
	return messages, nil
}

// profile is the schema with the values of its columns, where they may be looked at.
func (t *attempt) profile(ctx context.Context) (*schema.Schema, error) {
	if t.options.Profile == nil {
		return t.whole, nil
	}
	if t.profiled != nil {
		return t.profiled, nil
	}
	s, err := t.schema(ctx, t.options.Profile)
	if err != nil {
		return nil, err
	}
	if left := len(s.Unprofiled()); left > 0 {
		t.emit(Event{Kind: EventProfile, Shown: len(s.Tables) - left, Tables: len(s.Tables)})
	}
	t.profiled = s
	return s, nil
}
