package speech

import (
	"fmt"
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/moment"
	"github.com/sqlagent/sqlagent/nano/review"
	"github.com/sqlagent/sqlagent/nano/vague"
)

// query is a query over the pointers of a prompt. It is an agent.Form.
type query struct {
	dialect dialects.Dialect
	prompt  *form.Prompt
	tokens  []form.Token
	assumed []string
	unused  []string              // metrics that the question says and the form has no place for
	review  func() []review.Fault // of the query alone, computed once
}

func newQuery(dialect dialects.Dialect, p *form.Prompt, tokens []form.Token, assumed, unused []string) *query {
	return &query{dialect, p, tokens, assumed, unused, sync.OnceValue(func() []review.Fault { return review.Review(p, tokens) })}
}

// unusedWeight is what an answer is worth without a metric that the question says: as little as a figure that is
// guessed from names.
const unusedWeight = 0.15

// Weight is agent.Form's.
func (q *query) Weight(r *database.Result) float64 {
	weight := review.Weight(q.faults(r))
	if len(q.unused) > 0 {
		weight *= unusedWeight
	}
	return weight
}

// Settled is agent.Form's.
func (q *query) Settled() bool { return !review.AtFault(q.review()) }

// faults are what speaks against the query and its result.
func (q *query) faults(r *database.Result) []review.Fault {
	if !result.Zero(r) {
		return q.review()
	}
	return slices.Concat(q.review(), review.ReviewZero(q.prompt))
}

// Doubts is agent.Form's.
func (q *query) Doubts(r *database.Result) []string {
	var doubts []string
	for _, name := range q.unused {
		doubts = append(doubts, fmt.Sprintf("the metric %s could not be used: %v", name, knowledge.ErrInexpressible))
	}
	return append(doubts, review.Doubts(q.prompt, q.faults(r))...)
}

// Readings is agent.Vague's.
func (q *query) Readings() []string {
	readings := vague.Readings(q.prompt)
	if sum := review.HowMuch(q.prompt, q.tokens); sum != nil && readings == nil {
		readings = [][]form.Token{q.tokens, sum}
	}
	var out []string
	for _, tokens := range readings {
		tree, err := form.Decode(tokens, q.prompt)
		if err != nil {
			continue
		}
		moment.Write(tree, q.prompt.Schema)
		if sql, err := sqltree.Print(q.dialect, tree); err == nil {
			out = append(out, sql)
		}
	}
	return out
}

// Uses is agent.Form's: a metric that the question says may have no part in the query.
func (q *query) Uses(u agent.Used) bool {
	return u.Kind != "metric" || slices.ContainsFunc(q.tokens, func(t form.Token) bool {
		c, ok := q.prompt.ColumnOf(t)
		return ok && q.prompt.MeasureOf(c) != nil && q.prompt.MeasureOf(c).Metric == u.Text
	})
}

// Assumed is agent.Form's.
func (q *query) Assumed() []string { return q.assumed }
