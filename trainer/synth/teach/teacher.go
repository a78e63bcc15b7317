package teach

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/script"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/ask"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// A teacher answers questions of one world the way a model is to learn it. It says a script (package llm/script):
// prompts, observations and errors of a trajectory come from the agent's own loop and from the real database.
type teacher struct {
	world    *synth.World
	db       database.DB
	schema   *schema.Schema
	plain    *schema.Schema // without profiles
	protocol agent.Protocol
	speech   tags.Speech // the protocol's
	rng      *rand.Rand
	answered map[database.Value]bool // the single values that answer its questions: each does once, else it could be guessed
}

// move is one turn of a script.
type move struct {
	think string
	sql   string
	final bool
	wrong bool // a mistake: shown, but not to be learnt
}

// lesson is the shape of a trajectory.
type lesson string

const (
	probe       lesson = "probe"        // run the query, then commit to it
	direct      lesson = "direct"       // commit at once
	repairValue lesson = "repair-value" // a value is stored otherwise than the question has it
	lookFirst   lesson = "look-first"   // look at a column's values before using one
	repairError lesson = "repair-error" // a name is wrong
)

// lessons with their shares, in percent. A direct lesson is given on easy questions only, else it becomes a
// probe, so that about a third remain.
var lessons = []share{
	{probe, 80}, {direct, 6}, {repairValue, 7}, {lookFirst, 3}, {repairError, 4},
}

type share struct {
	lesson lesson
	weight float64
}

// drawLesson draws one by the shares given, by name; nil means those above.
func drawLesson(r *rand.Rand, given map[string]float64) lesson {
	weight := func(l share) float64 {
		if given == nil {
			return l.weight
		}
		return given[string(l.lesson)]
	}
	return draw.Weighted(r, lessons, weight).lesson
}

// A drop says why a question was not kept.
type drop string

const (
	dropNone       drop = ""
	dropBroken     drop = "gold fails"
	dropEmpty      drop = "empty result"
	dropNull       drop = "NULL result"
	dropTied       drop = "tied at the cut"
	dropLong       drop = "result too long"
	dropGuessed    drop = "the same value again"
	dropUnsuitable drop = "no such lesson in it"
	dropUnanswered drop = "trajectory failed"
	dropRepeated   drop = "repeated question"
	dropBanned     drop = "banned"
)

// maxRows is the longest result worth asking for.
const maxRows = 400

// teach makes the trajectory of k, or says why there is none.
func (t *teacher) teach(ctx context.Context, k *ask.Question, as lesson) (*trajectory.Example, drop, error) {
	gold := k.Query.SQL()
	res, err := t.db.Query(ctx, gold, database.Limits{})
	if bad := (*database.Error)(nil); errors.As(err, &bad) {
		return nil, dropBroken, fmt.Errorf("%s: gold %q: %w", t.world.Name, gold, err)
	} else if err != nil {
		return nil, dropBroken, err
	}
	if d := t.judge(ctx, k.Query, res); d != dropNone {
		return nil, d, nil
	}
	if t.answered[single(res)] {
		return nil, dropGuessed, nil
	}
	schema := t.schema
	if as == repairValue || as == lookFirst {
		schema = t.plain // else the prompt would say how the value is written
	}
	moves, check := t.script(k, gold, res, as)
	if moves == nil {
		return nil, dropUnsuitable, nil
	}
	a, err := agent.New(t.says(moves), t.db, agent.Options{Protocol: t.protocol, Exact: true, Schema: schema})
	if err != nil {
		return nil, dropUnanswered, err
	}
	answer, err := a.Ask(ctx, agent.Question{Text: k.Text, Knowledge: k.Knowledge})
	if ctx.Err() != nil {
		return nil, dropUnanswered, ctx.Err()
	}
	if err != nil || answer.SQL != gold {
		return nil, dropUnanswered, nil
	}
	if check != nil && !check(answer) {
		return nil, dropUnsuitable, nil
	}
	e := &trajectory.Example{World: t.world.Name, Question: k.Text, SQL: gold, Family: k.Family, Hops: len(k.Query.Joins), Knowledge: k.Knowledge,
		Protocol: t.protocol.Name}
	turn := 0
	for _, s := range answer.Transcript {
		if s.Generated {
			s.Train = !moves[turn].wrong
			turn++
		}
		e.Segments = append(e.Segments, s)
	}
	if v := single(res); v != nil {
		t.answered[v] = true
	}
	return e, dropNone, nil
}

// says is an engine that makes the moves.
func (t *teacher) says(moves []move) *script.Engine {
	e := &script.Engine{Protocol: t.protocol.Name}
	for _, m := range moves {
		e.Turns = append(e.Turns, llm.Turn{Text: t.speech.Say(m.think, m.sql, m.final)})
	}
	return e
}

// single is the only value of a result, nil where it has others.
func single(r *database.Result) database.Value {
	if len(r.Rows) != 1 || len(r.Rows[0]) != 1 {
		return nil
	}
	return r.Rows[0][0]
}

// judge drops questions whose answer says nothing, or could as well be another.
func (t *teacher) judge(ctx context.Context, q *ask.Query, res *database.Result) drop {
	switch {
	case len(res.Rows) == 0:
		return dropEmpty
	case res.Truncated || len(res.Rows) > maxRows:
		return dropLong
	}
	last := res.Rows[0][len(res.Rows[0])-1]
	if len(res.Rows) == 1 && last == nil || q.Limit > 0 && res.Rows[0][0] == nil {
		return dropNull
	}
	// No rows to count is an honest answer only where that is what was asked for.
	if len(q.Cols) == 1 && q.Cols[0] == ask.CountAll && len(q.Group) == 0 && !q.Outer && last == int64(0) {
		return dropEmpty
	}
	if q.Limit == 0 {
		return dropNone
	}
	if len(res.Rows) < q.Limit {
		return dropTied // there is no cut
	}
	// The keys of the order, one row beyond the cut.
	probe := *q
	probe.Cols, probe.Limit = []ask.Expr{q.Order[0].By}, q.Limit+1
	keys, err := t.db.Query(ctx, probe.SQL(), database.Limits{})
	if err != nil {
		return dropBroken
	}
	n := len(keys.Rows)
	if keys.Rows[0][0] == nil {
		return dropNull
	}
	if n == q.Limit+1 && keys.Rows[n-1][0] == keys.Rows[n-2][0] {
		return dropTied
	}
	return dropNone
}

// script writes what the teacher says. check, if not nil, reports whether it came out as meant.
func (t *teacher) script(k *ask.Question, gold string, res *database.Result, as lesson) (moves []move, check func(*agent.Answer) bool) {
	thought := reading(ask.Spelling{}, k.Query)
	end := move{think: t.conclude(res), sql: gold, final: true}
	switch as {
	case direct:
		return []move{{think: thought, sql: gold, final: true}}, nil

	case repairValue, lookFirst:
		if k.Guess == nil {
			return nil, nil
		}
		c := misspelt(k)
		look, stored := move{sql: look(*k.Guess, c.Said)}, k.Guess.Column
		written := move{think: fmt.Sprintf("%s is stored as %s.", synth.Ident(stored.Name), c.Right), sql: gold}
		sees := func(turn int) func(*agent.Answer) bool {
			return func(a *agent.Answer) bool { return holds(a.Turns[turn].Result, c.Right) }
		}
		if as == lookFirst {
			look.think = thought + fmt.Sprintf(" Look at how %s of %s is written.", synth.Ident(stored.Name), synth.Ident(k.Guess.Table.Name))
			return []move{look, written, end}, sees(0)
		}
		guessed := ask.Spelling{AsSaid: true}
		look.think = fmt.Sprintf("%s may be written otherwise. Look at the values of %s.", c.Said, synth.Ident(stored.Name))
		nothing := func(a *agent.Answer) bool { return fruitless(a.Turns[0].Result) && sees(1)(a) }
		return []move{{think: thought, sql: guessed.SQL(k.Query)}, look, written, end}, nothing

	case repairError:
		s, remark := t.mistake(k.Query)
		if remark == "" {
			return nil, nil
		}
		fails := func(a *agent.Answer) bool { return a.Turns[0].Error != "" }
		return []move{{think: reading(s, k.Query), sql: s.SQL(k.Query), wrong: true}, {think: remark + " " + thought, sql: gold}, end}, fails
	}
	return []move{{think: thought, sql: gold}, end}, nil
}

// misspelt is the condition that compares with a value as the question has it.
func misspelt(k *ask.Question) ask.Cond {
	for _, c := range k.Query.Where {
		if c.Said != "" {
			return c
		}
	}
	return ask.Cond{}
}

// look queries for the stored spelling of a value: LIKE ignores case, and a blank matches any character.
func look(f ask.Field, said string) string {
	pattern := "%" + strings.ReplaceAll(strings.Trim(said, "'"), " ", "_") + "%"
	q := &ask.Query{Distinct: true, Cols: []ask.Expr{{Of: f}}, From: f.Table, Limit: 5,
		Where: []ask.Cond{{Left: ask.Expr{Of: f}, Op: "LIKE", Right: "'" + pattern + "'"}}}
	return q.SQL()
}

// holds reports whether a result has the literal among its values.
func holds(res *database.Result, lit string) bool {
	if res == nil {
		return false
	}
	for _, row := range res.Rows {
		if ask.Literal(row[0]) == lit {
			return true
		}
	}
	return false
}

// fruitless is a result without rows, or that counts none.
func fruitless(res *database.Result) bool {
	if res == nil {
		return false
	}
	if len(res.Rows) == 0 {
		return true
	}
	v := res.Rows[0][0]
	return len(res.Rows) == 1 && len(res.Rows[0]) == 1 && (v == nil || v == int64(0))
}

// conclude is the thought before the solution.
func (t *teacher) conclude(res *database.Result) string {
	if len(res.Rows) == 1 && len(res.Columns) == 1 {
		if v := fmt.Sprint(res.Rows[0][0]); len(v) <= 24 {
			if _, inexact := res.Rows[0][0].(float64); !inexact {
				return "The result is " + v + "."
			}
		}
	}
	return "This answers the question."
}
