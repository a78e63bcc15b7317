package agent

import (
	"context"
	"fmt"
	"time"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// Used is something of Options.Knowledge that stood before the model, or answered in its place.
type Used struct {
	Kind  string     `json:"kind"`            // example, term, metric, rule
	Text  string     `json:"text"`            // the example's question, the term, the metric, the rule
	Means string     `json:"means,omitempty"` // of a term
	SQL   string     `json:"sql,omitempty"`   // of an example or a term
	Who   string     `json:"who,omitempty"`   // verified the example
	When  *time.Time `json:"when,omitempty"`  // did so
	// Repeated says that the question is the example's, and its query the answer: no model was asked.
	Repeated bool `json:"repeated,omitempty"`
}

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

// repeat answers a question with the query of the verified example that it repeats word by word, where the protocol's
// model reads no examples: a person found it right, which a model's answer never is. It runs as any other. The Answer is
// nil where no example is repeated, or its query fails: then the model is asked. So it is where the query compares with
// masked values, since examples are kept with stand-ins, which are another conversation's.
func (c *Conversation) repeat(ctx context.Context, q *Question) (*Answer, error) {
	if !c.agent.protocol.RepeatsExamples {
		return nil, nil
	}
	e, ok := c.agent.about(c.whole).Verified(q.Text, q.Knowledge)
	if !ok || c.masks.Compares(e.SQL) {
		return nil, nil
	}
	asked := *q
	asked.Votes = 1
	u := UsedExample(e)
	u.Repeated = true
	h := c.hearing(&asked)
	h.Used = []Used{u}
	t := c.attempt(h, nil, 0, nil)
	t.Emit(Event{Kind: EventKnowledge, Used: h.Used})
	turn := t.begin()
	turn.Think, turn.SQL, turn.Final = fmt.Sprintf("verified by %s on %s", e.Who, e.When.Format(time.DateOnly)), e.SQL, true
	t.Emit(Event{Kind: EventThought, Text: turn.Think})
	err := t.commit(ctx, Step{SQL: e.SQL, Move: Commit})
	if err != nil && !fatal(err) {
		return nil, nil
	}
	return t.answer, err
}

// UsedTerm is a term that a question needs.
func UsedTerm(t knowledge.Term) Used {
	kind := "term"
	if t.IsMetric() {
		kind = "metric"
	}
	return Used{Kind: kind, Text: t.Name, Means: t.Means, SQL: t.Expression()}
}

// UsedExample is a verified example that a question needs.
func UsedExample(e examples.Example) Used {
	return Used{Kind: "example", Text: e.Question, SQL: e.SQL, Who: e.Who, When: &e.When}
}
