package agent

import (
	"sort"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/llm"
)

// fit is the prompt, with as many of the schema's tables as leave room for the answer. Where they are not all, those that
// share most with the question stay, with what they refer to, and the rest is listed by name.
func (c *conversation) fit(schema *dialects.Schema) []llm.Message {
	p := c.protocol
	render := func(s *dialects.Schema) []llm.Message { return p.render(s, c.answer.Question, c.knowledge) }
	messages := render(schema)
	counted, ok := c.session.(llm.Counted)
	if !ok || c.have == 0 {
		return messages // how long it is will show
	}
	room := c.have - max(shortestAnswer, min(p.AnswerTokens, c.have/2))
	length := func(messages []llm.Message) (tokens int) {
		for _, m := range messages {
			tokens += counted.Count(m)
		}
		return tokens
	}
	if length(messages) <= room {
		return messages
	}
	// Names get what one table leaves of half the room, tables the rest.
	all := len(schema.Tables)
	focus := func(n, names int) *dialects.Schema { return schema.Focus(c.answer.Question, n, names) }
	names := sort.Search(all, func(names int) bool { return length(render(focus(1, names+1))) > room/2 })
	n := max(1, sort.Search(all, func(n int) bool { return length(render(focus(n+1, names))) > room }))
	shown := focus(n, names)
	c.emit(Event{Kind: EventFocus, Shown: len(shown.Tables), Tables: all})
	return render(shown)
}
