package agent

import (
	"context"
	"slices"

	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/llm"
)

// A model that repeats a query though it failed repeats it again as long as it reads it: nudging does not help, taking
// it out of the context does (docs/decisions/agent.md).
const (
	maxRedraws = 2
	hotter     = 0.4 // than the turn before, each time
)

// key is the same for queries that differ in their wording alone: as their trees print. Training compares texts.
func (t *attempt) key(sql string) string {
	if t.Options().Exact {
		return sql
	}
	dialect := t.DB().Dialect()
	if statement, err := parse.Parse(dialect, sql); err == nil && statement.Query != nil {
		if text, err := sqltree.Print(dialect, statement.Query); err == nil {
			return text
		}
	}
	return normalise(sql)
}

// repeatsFailure reports whether a candidate failed before and is to be drawn again.
func (t *attempt) repeatsFailure(sql string) bool {
	return t.Protocol.SettlesRepeats && !t.Options().Exact && t.ran[t.key(sql)].err != nil
}

// redraw drops the last turn, which repeats a query that failed, and the turn that failed first, and has the next one
// drawn hotter. Where that was done twice, the best candidate so far is the answer.
func (t *attempt) redraw(ctx context.Context, sql string) (done bool, err error) {
	t.Emit(Event{Kind: EventSQL, SQL: sql})
	twin := t.ran[t.key(sql)]
	t.fail(twin.err)
	if t.redraws == maxRedraws {
		return true, t.settle()
	}
	t.redraws++
	t.drop(len(t.answer.Turns))
	t.drop(twin.turn)
	if err := t.rewind(ctx); err != nil {
		return true, t.settleFor(err)
	}
	return false, nil
}

// drop takes a turn, counted from 1, and its observation out of the transcript.
func (t *attempt) drop(turn int) {
	t.answer.Turns[turn-1].Dropped = true
	from, to := t.said[turn-1][0], t.said[turn-1][1]
	t.answer.Transcript = slices.Delete(t.answer.Transcript, from, to)
	for i := turn - 1; i < len(t.said); i++ {
		t.said[i][0], t.said[i][1] = max(from, t.said[i][0]-(to-from)), max(from, t.said[i][1]-(to-from))
	}
}

// rewind has the model read the transcript in a session of its own: sessions only grow. The one before is closed first,
// since its room may be all there is; the engine finds what both begin with again.
func (t *attempt) rewind(ctx context.Context) error {
	if traced, ok := t.session.(llm.Traced); ok {
		t.answer.Tokens.Prompt += len(traced.Tokens()) - t.Held - t.generated
	}
	t.session.Close()
	s, err := t.resume(ctx)
	if err != nil {
		return err
	}
	t.session, t.generated, t.given = s, 0, 0
	if traced, ok := s.(llm.Traced); ok {
		t.Held = len(traced.Tokens())
	}
	return replay(s, t.answer.Transcript)
}
