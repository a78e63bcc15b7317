package agent

import (
	"context"
	"sort"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
)

// fit is the prompt, with as much of the schema as leaves room for the answer. The values of columns are shown, where
// the protocol has a place for them, if there is room for all tables with theirs; those that the question says are, where
// it has a place for such links, in any case. Where there is none for all tables
// without, those that share most with the question stay, by names, comments and values, with what they refer to, and
// the rest is listed by name.
func (c *conversation) fit(ctx context.Context, whole *schema.Schema) ([]llm.Message, error) {
	p := c.protocol
	render := func(s *schema.Schema) []llm.Message { return p.render(s, c.answer.Question, c.knowledge) }
	counted, ok := c.session.(llm.Counted)
	known := ok && c.have > 0 // else how long it is will show
	room := c.have - max(shortestAnswer, min(p.AnswerTokens, c.have/2))
	length := func(messages []llm.Message) (tokens int) {
		for _, m := range messages {
			tokens += counted.Count(m)
		}
		return tokens
	}
	if p.linksValues() && !p.showsValues() {
		profiled, err := c.readProfile(ctx, whole)
		if err != nil {
			return nil, err
		}
		whole = profiled // which hardly takes more room
	}
	if p.showsValues() {
		profiled, err := c.readProfile(ctx, whole)
		if err != nil {
			return nil, err
		}
		if messages := render(profiled); !known || length(messages) <= room {
			return messages, nil
		}
	}
	if messages := render(whole); !known || length(messages) <= room {
		return messages, nil
	}
	profiled, err := c.readProfile(ctx, whole)
	if err != nil {
		return nil, err
	}
	// Names get what one table leaves of half the room, tables the rest.
	all := len(whole.Tables)
	rank := profiled.Rank(c.answer.Question)
	focus := func(n, names int) *schema.Schema { return whole.Focus(rank, n, names) }
	names := sort.Search(all, func(names int) bool { return length(render(focus(1, names+1))) > room/2 })
	n := max(1, sort.Search(all, func(n int) bool { return length(render(focus(n+1, names))) > room }))
	shown := focus(n, names)
	c.emit(Event{Kind: EventFocus, Shown: len(shown.Tables), Tables: all})
	return render(shown), nil
}
