package agent

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/internal/plain"
)

// Reviser is a Dialogue whose model can be shown two queries that disagree.
type Reviser interface {
	// Differ words two queries of a question and what came of them, to stand with its Knowledge; "": the prompt has no
	// place for that.
	Differ(queries [2]Tried) string
}

// Tried is a query and what came of it, as a model may see both.
type Tried struct {
	SQL string
	Observation
}

// ErrNoReviser is a protocol whose model cannot be shown queries.
var ErrNoReviser = errors.New("its model cannot revise queries: use a protocol of text, such as plain")

// Revision is what the model made of the two largest groups of votes: see Question.Revise.
type Revision struct {
	Of      [2]string `json:"of"` // their queries, the larger group's first
	SQL     string    `json:"sql,omitempty"`
	Outcome Revised   `json:"outcome"`
	Error   string    `json:"error,omitempty"` // why it failed
}

// Overrules reports whether the answer is the model's correction, and not that of the votes.
func (r *Revision) Overrules() bool {
	return r != nil && (r.Outcome == RevisedOther || r.Outcome == RevisedNew)
}

// Revised is what a revision came to.
type Revised string

// What a revision comes to.
const (
	RevisedKept   Revised = "kept"   // the rows of the largest group: the votes' answer is kept
	RevisedOther  Revised = "other"  // those of a smaller group
	RevisedNew    Revised = "new"    // rows that no vote came to
	RevisedFailed Revised = "failed" // none: the votes' answer is kept
)

// revisedRows is how many rows of a group's result are fetched for the model, which is shown fewer.
const revisedRows = 100

// reviser is how queries that disagree are shown, or ErrNoReviser.
func (c *Conversation) reviser(h *Hearing, topic Topic) (Reviser, error) {
	if r, ok := c.attempt(h, topic, 0, nil).dialogue.(Reviser); ok && r.Differ([2]Tried{}) != "" {
		return r, nil
	}
	return nil, fmt.Errorf("protocol %s: %w", c.agent.protocol.Name, ErrNoReviser)
}

// revise has the model write a corrected query where votes split, with the queries of the two largest groups and their
// rows before it, and takes that as the answer (after the merge revision of CSC-SQL, Sheng and Xu 2025,
// arXiv:2505.13271, which samples several; here one is written, in a conversation as any vote has, and the words are
// ours). What a revision of split votes is worth was never measured: such an answer is not calibrated, is no surer than
// the votes made it, and is unsure where it overrules them.
func (c *Conversation) revise(ctx context.Context, h *Hearing, topic Topic, elected *Answer) (*Answer, error) {
	groups := slices.Concat([]Alternative{elected.alternative()}, elected.Alternatives)
	revised, err := c.correct(ctx, h, topic, [2]Alternative(groups[:2]), elected.Votes)
	if err != nil && !abstains(err) {
		return elected, err
	}
	r := &Revision{Of: [2]string{groups[0].SQL, groups[1].SQL}, SQL: revised.SQL, Outcome: RevisedFailed}
	answer := elected
	if err != nil {
		r.Error = err.Error()
	} else {
		group := slices.IndexFunc(groups, func(g Alternative) bool { return result.Agree(g.Result, revised.Result) })
		if r.Outcome = outcomeOf(group); r.Outcome != RevisedKept {
			answer = revised
			answer.overrule(elected, groups, group)
			answer.Unsure = h.MinConfidence >= 0
		}
	}
	answer.Tokens = Tokens{elected.Tokens.Prompt + revised.Tokens.Prompt, elected.Tokens.Generated + revised.Tokens.Generated}
	answer.Revision, answer.Confidence, answer.Calibrated = r, min(answer.Confidence, answer.Share), false
	return answer, nil
}

// outcomeOf is that of a revision with the rows of a group, of which the first is the largest; -1: of none.
func outcomeOf(group int) Revised {
	switch group {
	case -1:
		return RevisedNew
	case 0:
		return RevisedKept
	}
	return RevisedOther
}

// correct is one more conversation about the question, by a model that knows two queries of it and what they return.
func (c *Conversation) correct(ctx context.Context, h *Hearing, topic Topic, two [2]Alternative, number int) (*Answer, error) {
	asked, again := *h.Question, *h
	asked.Votes, asked.Disputed = 1, &[2]string{two[0].written, two[1].written}
	again.Question = &asked
	if err := c.dispute(ctx, &again, topic); err != nil {
		return c.agent.newAnswer(h.Question), err
	}
	if asked.Events != nil {
		asked.Events(Event{Kind: EventRevise, Question: asked.ID, Turns: c.agent.protocol.Turns})
	}
	return c.cast(ctx, &again, topic, number)
}

// dispute has a question's Knowledge say its disputed queries and their rows, where there are any.
func (c *Conversation) dispute(ctx context.Context, h *Hearing, topic Topic) error {
	if h.Disputed == nil {
		return nil
	}
	reviser, err := c.reviser(h, topic)
	if err != nil {
		return err
	}
	limits := h.Limits
	limits.Rows = revisedRows
	var tried [2]Tried
	for i, sql := range h.Disputed {
		res, err := h.Masks.Probe(ctx, sql, limits)
		if fatal(err) {
			return err
		}
		o := Observation{Result: res, Err: err}
		o.Hint, o.Try = c.agent.hints(err)
		tried[i] = Tried{sql, o}
	}
	h.Knowledge = strings.TrimSpace(h.Knowledge + "\n\n" + reviser.Differ(tried))
	return nil
}

// alternative is an answer of votes as another answer has it.
func (a *Answer) alternative() Alternative {
	return Alternative{SQL: a.SQL, Result: a.Result, Votes: a.Agree, Share: a.Share, written: a.written}
}

// overrule makes a, which has the rows of a group, the answer in place of the one that was elected.
func (a *Answer) overrule(elected *Answer, groups []Alternative, group int) {
	a.Votes, a.Agree, a.Share, a.Basis = elected.Votes, 0, 0, elected.Basis
	a.Alternatives = groups
	if group >= 0 {
		a.Agree, a.Share = groups[group].Votes, groups[group].Share
		a.Alternatives = slices.Delete(groups, group, group+1)
	}
	a.Confidence = a.Share
	a.Doubts = append([]string{fmt.Sprintf("the votes split, and the model's correction has rows that %d of %s came to",
		a.Agree, plain.Count(a.Votes, "vote"))}, a.Doubts...)
}
