package agent

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/examples"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Used is something of Options.Knowledge that stood before the model, or answered in its place.
type Used struct {
	Kind  string     `json:"kind"`            // example, term, rule
	Text  string     `json:"text"`            // the example's question, the term, the rule
	Means string     `json:"means,omitempty"` // of a term
	SQL   string     `json:"sql,omitempty"`   // of an example or a term
	Who   string     `json:"who,omitempty"`   // verified the example
	When  *time.Time `json:"when,omitempty"`  // did so
	// Repeated says that the question is the example's, and its query the answer: no model was asked.
	Repeated bool `json:"repeated,omitempty"`
}

// Bounds of what of a team's knowledge a prompt has.
const (
	knownTokens   = 1024 // of all together, and no more than an eighth of the context
	bytesPerToken = 3    // no vocabulary is at hand where knowledge is chosen; English text has four and more
	knownExamples = 5
)

// about is the part of the options' knowledge that speaks of a schema; nil: none does.
func (a *Agent) about(s *schema.Schema) *knowledge.About {
	if a.options.Knowledge == nil {
		return nil
	}
	if k := a.known.Load(); k != nil && k.schema == s {
		return k.about
	}
	k := &known{s, a.options.Knowledge.About(s)}
	a.known.Store(k)
	return k.about
}

// known is what is known of a schema.
type known struct {
	schema *schema.Schema
	about  *knowledge.About
}

// inform puts what the team knows into a question, as far as its protocol has a place for it, and says what that is.
func (c *Conversation) inform(q *Question) (used []Used) {
	about := c.agent.about(c.whole)
	switch {
	case about == nil:
		return nil
	case c.agent.protocol.Pointers:
		for _, t := range about.Terms(q.Text) {
			if t.Meaning != nil || t.Means != "" {
				used = append(used, usedTerm(t.Term))
			}
		}
		return used
	case !has(c.agent.protocol.Prompt, "{external_knowledge}"):
		return nil
	}
	room := knownTokens * bytesPerToken
	if n := c.agent.engine.Info().Context; n > 0 {
		room = min(room, n/8*bytesPerToken)
	}
	parts := []string{strings.TrimSpace(q.Knowledge)}
	heading := ""
	add := func(title, line string, u Used) {
		if title != heading {
			line = title + "\n" + line
		}
		line = escapeTags(line)
		if len(line) > room {
			return
		}
		room -= len(line)
		heading = title
		parts, used = append(parts, line), append(used, u)
	}
	if len(c.segments) == 0 { // a further question has them before it
		for _, rule := range about.Rules {
			add("Rules:", "- "+rule, Used{Kind: "rule", Text: rule})
		}
	}
	for _, t := range about.Terms(q.Text) {
		add("What words mean here:", "- "+t.String(), usedTerm(t.Term))
	}
	for _, e := range about.Nearest(q.Text, knownExamples) {
		if question, sql := c.masks.Shown(e.Question, e.SQL); sql != "" {
			add("Questions of this kind, with the queries that were found right, the nearest first:",
				fmt.Sprintf("Question: %s\nSQL: %s", oneLine(question), sql), usedExample(e))
		}
	}
	q.Knowledge = strings.TrimSpace(strings.Join(parts, "\n"))
	return used
}

// repeat answers a question of the protocol "pointer", which reads no examples, with the query of the example that it
// repeats word by word: a person found it right, which a model's answer never is. It runs as any other. The Answer is
// nil where no example is repeated, or its query fails: then the model is asked. So it is where the query compares with
// masked values, since examples are kept with stand-ins, which are another conversation's.
func (c *Conversation) repeat(ctx context.Context, q *Question) (*Answer, error) {
	if !c.agent.protocol.Pointers {
		return nil, nil
	}
	e, ok := c.agent.about(c.whole).Verified(q.Text, q.Knowledge)
	if !ok || c.masks.Compares(e.SQL) {
		return nil, nil
	}
	asked := *q
	asked.Votes = 1
	u := usedExample(e)
	u.Repeated = true
	c.used = []Used{u}
	t := c.attempt(&asked, 0, nil)
	t.emit(Event{Kind: EventKnowledge, Used: c.used})
	turn := t.begin()
	turn.Think, turn.SQL, turn.Final = fmt.Sprintf("verified by %s on %s", e.Who, e.When.Format(time.DateOnly)), e.SQL, true
	t.emit(Event{Kind: EventThought, Text: turn.Think})
	err := t.commit(ctx, e.SQL)
	if err != nil && !fatal(err) {
		return nil, nil
	}
	return t.answer, err
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

func usedTerm(t knowledge.Term) Used {
	return Used{Kind: "term", Text: t.Name, Means: t.Means, SQL: t.SQL}
}

func usedExample(e examples.Example) Used {
	return Used{Kind: "example", Text: e.Question, SQL: e.SQL, Who: e.Who, When: &e.When}
}

// terms are those that the linker takes for names and values.
func (a *Agent) terms(s *schema.Schema) (terms []link.Term) {
	of, meanings := a.about(s).Meanings()
	for i, m := range meanings {
		for _, phrase := range of[i].Phrases() {
			terms = append(terms, link.Term{Phrase: phrase, Table: m.Table, Column: m.Column, Value: m.Value, IsValue: m.IsValue})
		}
	}
	return terms
}
