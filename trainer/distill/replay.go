package distill

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/script"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// Replayer replays gold queries on one database: the agent asks, and a script that knows gold answers.
type Replayer struct {
	db       *reward.Database
	golds    *reward.Golds
	protocol agent.Protocol
	limits   database.Limits
	teacher  *script.Engine
	agents   map[int]*agent.Agent // by their budget of turns
	known    *knowledge.Base
}

// NewReplayer makes one for a protocol. It takes gold, and the limits of all queries, from golds.
func NewReplayer(db *reward.Database, golds *reward.Golds, p agent.Protocol) (*Replayer, error) {
	r := &Replayer{
		db: db, golds: golds, protocol: p, limits: reward.WithDefaults(golds.Limits),
		teacher: &script.Engine{Protocol: p.Name}, agents: map[int]*agent.Agent{},
	}
	_, err := agent.New(r.teacher, r.db, r.options(p.Turns))
	return r, err
}

// Knowing is a Replayer of the same, whose prompts have what a question needs of a team's knowledge, as in production.
func (r *Replayer) Knowing(base *knowledge.Base) *Replayer {
	knows := r.again(r.teacher.Lists)
	knows.known = base
	return knows
}

// Listing is a Replayer of the same, whose prompts over pointers list values, for weights that read lists.
func (r *Replayer) Listing() *Replayer { return r.again(true) }

// again is a Replayer of the same with a teacher of its own.
func (r *Replayer) again(lists bool) *Replayer {
	other := *r
	other.teacher, other.agents = &script.Engine{Protocol: r.protocol.Name, Lists: lists}, map[int]*agent.Agent{}
	return &other
}

func (r *Replayer) options(turns int) agent.Options {
	return agent.Options{
		Protocol: r.protocol, Turns: turns, Exact: true, Knowledge: r.known,
		Profile: &database.ProfileOptions{Steps: database.ProfileSteps},
	}
}

// asker asks with a budget of turns.
func (r *Replayer) asker(turns int) (*agent.Agent, error) {
	if a := r.agents[turns]; a != nil {
		return a, nil
	}
	a, err := agent.New(r.teacher, r.db, r.options(turns))
	if err == nil {
		r.agents[turns] = a
	}
	return a, err
}

// maxQuestion is many times what people ask, in bytes. What reads a question over pointers compares its phrases with
// one another, and does not look whether it is to end: 20 kB took some ten seconds an order, 200 kB more than minutes.
const maxQuestion = 4096

// Replay is the trajectory in which gold answers a problem, after tries: wrong queries that are run first, each in a
// turn of its own, and are shown but not learnt. The last are left out where the protocol has no turn for them, cannot
// say them, or would take one of them for the answer: where each query is a candidate (plain), only those that fail or
// return nothing are corrected. Order draws the order of the schema in the protocol "pointer",
// see agent.Question. The answer is what the agent makes of the trajectory. The error says what the protocol cannot
// say, or what failed; there is no trajectory then.
func (r *Replayer) Replay(ctx context.Context, p eval.Problem, order uint64, tries ...string) (
	*trajectory.Example, *agent.Answer, error) {
	gold, err := r.golds.Of(ctx, r.db, p.Gold)
	if err != nil {
		return nil, nil, err
	}
	if gold.Err != nil {
		return nil, nil, gold.Err
	}
	said, text := tags.Of(r.protocol)
	if n := len(p.Question); !text && n > maxQuestion {
		return nil, nil, fmt.Errorf("the question has %d bytes; the maximum over pointers is %d", n, maxQuestion)
	}
	q := agent.Question{Now: trainer.Clock, Limits: r.limits, Order: order}
	tries = tries[:min(len(tries), max(r.protocol.Turns-1, 0))]
	tried, budget := len(tries), r.protocol.Turns
	var unsaid error
	if !text {
		budget = tried + 1 // gold ends it, whatever speaks against gold
		q.Events = func(e agent.Event) {
			if e.Kind == agent.EventPrompt {
				r.teacher.Turns, unsaid = point(gold, e.Prompt.(*form.Prompt), tries)
			}
		}
	} else if r.teacher.Turns, tried, err = r.say(ctx, said, gold, tries); err != nil {
		return nil, nil, err
	}
	asker, err := r.asker(budget)
	if err != nil {
		return nil, nil, err
	}
	e, answer, err := record(ctx, asker, q, p, gold)
	switch {
	case ctx.Err() != nil:
		return nil, nil, ctx.Err()
	case (!text || said.Opened) && len(tries) > 0 && (err != nil || unsaid != nil || len(answer.Turns) <= tried):
		return r.Replay(ctx, p, order, tries[:len(tries)-1]...)
	case unsaid != nil:
		return nil, nil, unsaid
	case err != nil:
		return nil, nil, err
	}
	forget(e, tried)
	return e, answer, nil
}

// forget leaves the first turns of an example out of what is learnt.
func forget(e *trajectory.Example, turns int) {
	for i := range e.Segments {
		if e.Segments[i].Generated && turns > 0 {
			e.Segments[i].Train = false
			turns--
		}
	}
}

// point is gold over a prompt after tries.
func point(gold *reward.Gold, p *form.Prompt, tries []string) (turns []llm.Turn, err error) {
	if gold.TreeErr != nil {
		return nil, gold.TreeErr
	}
	tokens, err := encode(gold.Dialect, gold.SQL, p) // of its own tree: others read gold's
	if err != nil {
		return nil, err
	}
	for _, sql := range tries {
		wrong, err := encode(gold.Dialect, sql, p)
		if err == nil && slices.Equal(wrong, tokens) {
			err = fmt.Errorf("%q is gold in other words", sql)
		}
		if err != nil {
			return nil, err
		}
		turns = append(turns, written(wrong))
	}
	return append(turns, written(tokens)), nil
}

// encode is a query's text over a prompt.
func encode(d dialects.Dialect, sql string, p *form.Prompt) ([]form.Token, error) {
	s, err := parse.Parse(d, sql)
	if err != nil {
		return nil, err
	}
	if s.Query == nil {
		return nil, fmt.Errorf("%q is no query", sql)
	}
	return form.Encode(s.Query, p)
}

func written(tokens []form.Token) llm.Turn {
	turn := llm.Turn{Tokens: len(tokens)}
	for _, t := range tokens {
		turn.Pieces = append(turn.Pieces, llm.Piece{Token: t.Name()})
	}
	return turn
}

// say is gold in a protocol of text after tries: a look at what it returns, where the protocol has one, then the
// solution.
func (r *Replayer) say(ctx context.Context, speech tags.Speech, gold *reward.Gold, tries []string) (turns []llm.Turn, tried int, err error) {
	s, err := r.db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil, 0, err
	}
	think := names(s, gold)
	say := func(think, sql string, final bool) {
		turns = append(turns, llm.Turn{Text: speech.Say(think, sql, final)})
	}
	switch {
	case speech.Opened: // each query is a candidate: one that returns nothing is confirmed by repeating it
		for _, sql := range append(slices.Clone(tries), gold.SQL) {
			say("", sql, true)
		}
		tried = len(tries)
	case speech.SQL != "":
		for _, sql := range tries {
			say(think, sql, false)
			think = "This does not answer the question."
		}
		tried = len(turns)
		if len(turns)+1 < r.protocol.Turns {
			say(think, gold.SQL, false)
			think = "This answers the question."
		}
	}
	say(think, gold.SQL, true)
	return turns, tried, nil
}

// names is the thought before a query that people wrote: the names that it takes, as the schema glosses them.
func names(s *schema.Schema, gold *reward.Gold) string {
	if gold.TreeErr != nil {
		return ""
	}
	used := map[dialects.ColumnName]bool{}
	for _, name := range gold.Used {
		used[name] = true
	}
	var out []string
	for _, t := range s.Tables {
		table := strings.ToLower(t.Name)
		if !used[dialects.ColumnName{Table: table}] {
			continue
		}
		out = append(out, schema.Gloss(s.Dialect, t.Name))
		for _, c := range t.Columns {
			if used[dialects.ColumnName{Table: table, Column: strings.ToLower(c.Name)}] {
				out = append(out, schema.Gloss(s.Dialect, c.Name))
			}
		}
	}
	if len(out) == 0 {
		return ""
	}
	return fmt.Sprintf("Names: %s.", strings.Join(out, ", "))
}
