package agent

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
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
	// With is what the question says in place of values and numbers of the example that it repeats; empty: nothing.
	With []knowledge.Exchange `json:"with,omitempty"`
}

// about is the part of the options' knowledge that speaks of a schema; nil: none does.
func (a *Agent) about(s *schema.Schema) *knowledge.About { return a.knownOf(s).about }

// knownOf is what the options' knowledge has of a schema.
func (a *Agent) knownOf(s *schema.Schema) *known {
	k := a.known.Load()
	if k == nil || k.schema != s {
		k = &known{s, a.options.Knowledge.About(s), a.options.Knowledge.Check(s)}
		a.known.Store(k)
	}
	return k
}

// known is what is known of a schema.
type known struct {
	schema *schema.Schema
	about  *knowledge.About
	err    error // a mistake: no question is asked
}

// repeat answers a question with the query of a verified example, where the protocol's model reads no examples: a
// person found it right, which a model's answer never is. The question is the example's word by word, or but for values
// and numbers that the query has too, which are exchanged. It runs as any other. The Answer is nil where no example is
// repeated, or its query fails: then the model is asked, and no event speaks of the example. So it is where the query
// compares with masked values, since examples are kept with stand-ins, which are another conversation's. An error,
// which comes with an Answer, would be any other query's too.
func (c *Conversation) repeat(ctx context.Context, q *Question) (*Answer, error) {
	if !c.agent.protocol.RepeatsExamples {
		return nil, nil
	}
	about := c.agent.about(c.whole)
	e, ok := about.Verified(q.Text, q.Knowledge)
	like := knowledge.Alike{Example: e}
	if !ok {
		like, ok = about.Alike(q.Text, q.Knowledge)
	}
	if !ok || c.masks.Compares(like.Example.SQL) {
		return nil, nil
	}
	u := UsedExample(like.Example)
	u.Repeated, u.With = true, like.Exchanges
	asked := *q
	asked.Votes = 1
	var events []Event
	asked.Events = func(e Event) { events = append(events, e) }
	h := c.hearing(&asked)
	h.Used = []Used{u}
	sql, ok, err := c.exchanged(ctx, like)
	if err != nil {
		return c.agent.newAnswer(q), err
	}
	if !ok {
		return nil, nil
	}
	t := c.attempt(h, nil, 0, nil)
	t.Emit(Event{Kind: EventKnowledge, Used: h.Used})
	turn := t.begin()
	turn.Think, turn.SQL, turn.Final = fmt.Sprintf("verified by %s on %s", u.Who, u.When.Format(time.DateOnly)), sql, true
	t.Emit(Event{Kind: EventThought, Text: turn.Think})
	err = t.commit(ctx, Step{SQL: sql, Move: Commit})
	if err != nil && !fatal(err) {
		return nil, nil
	}
	if q.Events != nil {
		for _, e := range events {
			q.Events(e)
		}
	}
	return t.answer, err
}

// exchanged is the query of an example with what the question says, each text as its column spells it. It is not ok
// where a column does not have a text, or spells it in several ways.
func (c *Conversation) exchanged(ctx context.Context, like knowledge.Alike) (sql string, ok bool, err error) {
	if len(like.Exchanges) == 0 {
		return like.Example.SQL, true, nil
	}
	var texts []string
	for _, x := range like.Exchanges {
		text := x.To
		if x.Column.Table != "" {
			if text, err = c.spelled(ctx, x); err != nil || text == "" {
				return "", false, err
			}
		}
		texts = append(texts, text)
	}
	sql, err = like.SQLWith(texts)
	return sql, err == nil, nil
}

// spellingTime is the maximum time of a look at how a column spells a text: no index serves it.
const spellingTime = time.Second

// spelled is a text as its column has it; "": it does not, or in several ways.
func (c *Conversation) spelled(ctx context.Context, x knowledge.Exchange) (string, error) {
	sql, err := x.Spelled(c.agent.db.Dialect())
	if err != nil {
		return "", nil
	}
	r, err := c.agent.db.Query(ctx, sql, database.Limits{Timeout: spellingTime, Rows: 2})
	switch {
	case fatal(err):
		return "", err
	case err != nil || len(r.Rows) != 1:
		return "", nil
	}
	text, _ := r.Rows[0][0].(string)
	return text, nil
}

// Term is a term as the model may see it: as examples are, with stand-ins in place of what it compares with masked
// columns, whether a column holds it or not. It is not ok where its SQL is not understood.
func (h *Hearing) Term(t knowledge.Term) (shown knowledge.Term, ok bool) {
	if t.SQL == "" {
		return t, true
	}
	query := t.Query(h.Schema)
	masked := h.Masks.SQL(query)
	if masked == query {
		return t, true
	}
	t.Synonyms = slices.Clone(t.Synonyms)
	for i := range t.Synonyms {
		t.Synonyms[i], _ = h.Masks.Shown(t.Synonyms[i], query)
	}
	t.Name, _ = h.Masks.Shown(t.Name, query)
	t.Means, _ = h.Masks.Shown(t.Means, query)
	return t.WithQuery(h.Schema.Dialect, masked)
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
