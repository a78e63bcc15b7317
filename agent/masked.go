package agent

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// withheld reports whether a model may not learn that a query failed: it could ask for a masked value letter by letter.
func withheld(err error) bool {
	var e *mask.WithheldError
	return errors.As(err, &e)
}

// leave goes on without the views that could not be searched for what a text says: neither shown nor read. Of tables,
// words are left out of the question instead.
func (c *Conversation) leave(ctx context.Context, q *Question) error {
	unsearched := c.masks.Unsearched()
	for _, column := range unsearched[min(c.unsearched, len(unsearched)):] { // those that were not reported yet
		if q.Events != nil {
			text := "words of the question that may be values of " + column
			q.Events(Event{Kind: EventLeft, Question: q.ID, Turns: c.agent.protocol.Turns, Text: text})
		}
	}
	c.unsearched = len(unsearched)
	left := c.masks.Left()
	if len(left) == 0 {
		return nil
	}
	s, err := c.agent.schema(ctx, nil)
	if err != nil {
		return err
	}
	isLeft := func(t schema.Table) bool { return slices.Contains(left, t.Name) }
	if slices.ContainsFunc(s.Tables, isLeft) { // it was given
		rest := *s
		rest.Tables = slices.DeleteFunc(slices.Clone(s.Tables), isLeft)
		s = &rest
	}
	c.whole = s
	c.masks.Follow(s)
	if q.Events != nil {
		q.Events(Event{Kind: EventLeft, Question: q.ID, Turns: c.agent.protocol.Turns, Text: strings.Join(left, ", ")})
	}
	return nil
}

// answerCaller answers a model, which sees stand-ins in place of masked values.
func (c *Conversation) answerCaller(ctx context.Context, q *Question) (*Answer, error) {
	c.masks = q.Caller.StandIns.Session(c.agent.db, c.whole)
	if !c.masks.Masks() {
		return c.reply(ctx, q)
	}
	said := q.Text + "\n" + q.Caller.Knowledge
	if onEvent := q.Events; onEvent != nil {
		q.Events = func(e Event) {
			e.Result, e.Used = nil, nil
			switch e.Kind {
			case EventFinal, EventVotes:
				e.SQL = ""
			case EventThought, EventSQL, EventError, EventRepair:
				if c.agent.protocol.PlainValues {
					return
				}
			}
			onEvent(e)
		}
	}
	answer, err := c.reply(ctx, q)
	for i, u := range answer.Used {
		answer.Used[i] = Used{Kind: u.Kind, Who: u.Who, When: u.When, Repeated: u.Repeated} // which, but not what it says
	}
	if err != nil {
		if answer.SQL = answer.written; !answer.Typed {
			answer.SQL = c.masks.Cover(answer.written, said)
		}
		return answer, err
	}
	var shown []Alternative
	for _, other := range answer.Alternatives {
		if other.SQL, other.Result, err = c.masks.Show(other.written, said, other.Result, q.Limits); err == nil {
			shown = append(shown, other)
		}
	}
	answer.Alternatives = shown
	answer.SQL, answer.Result, err = c.masks.Show(answer.written, said, answer.Result, q.Limits)
	return answer, err
}
