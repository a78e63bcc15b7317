package agent

import (
	"context"
	"slices"
	"time"

	"github.com/sqlagent/sqlagent/agent/phrase"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/database/result"
)

// Figure is what ranks the rows of an answer and is not among them: how many albums the artist with the most has. It is
// for people, and no part of the answer, whose query and rows are the same without it.
type Figure struct {
	Label    string           // in words: "albums"
	Digits   int              // how many after the point people are shown; -1: all
	Values   []database.Value // of each row
	sentence string           // of the rows with it
}

// Shown are the values as people are shown them.
func (f *Figure) Shown() []database.Value {
	said := phrase.Said{Digits: []int{f.Digits}}
	out := make([]database.Value, len(f.Values))
	for i, v := range f.Values {
		out[i] = said.Rows([][]database.Value{{v}})[0][0]
	}
	return out
}

// figureTime is the maximum time of a figure, and of an answer whose figure is read: nobody asked for it.
const figureTime = 5 * time.Second

// ReadFigure sets the Figure of an answer to q, where q wants one and no model asks. The answer's query runs once more,
// with the figure as a further column. There is none where that fails or has other rows, since of ties another may come
// first, where the figure is masked or computed from what is, and of a query that a person wrote: nobody asked for it.
func (a *Agent) ReadFigure(ctx context.Context, q Question, answer *Answer) {
	r := answer.Result
	if !q.Figure || q.Caller != nil || answer.Typed || r == nil || len(r.Rows) == 0 || r.Elapsed > figureTime {
		return
	}
	ranking, ok := phrase.RankingOf(a.db.Dialect(), answer.SQL)
	if !ok {
		return
	}
	s, err := a.schema(ctx, nil)
	if err != nil {
		return
	}
	last := len(r.Columns)
	if masked := mask.New(a.db, s).Masked(ranking.SQL, append(slices.Clip(r.Columns), ranking.Label)); masked[last] {
		return
	}
	l := q.Limits.WithDefaults()
	l.Timeout = min(l.Timeout, figureTime)
	about := audit.About{ID: answer.ID, Question: answer.Question, Model: answer.Model.Name, Lookup: true}
	with, err := a.db.Query(audit.With(ctx, about), ranking.SQL, l)
	if err != nil || !extends(with, r) {
		return
	}
	f := &Figure{Label: ranking.Label, Digits: ranking.Digits, sentence: phrase.Of(a.db.Dialect(), ranking.SQL, with).Sentence}
	for _, row := range with.Rows {
		f.Values = append(f.Values, row[last])
	}
	answer.Figure = f
}

// extends reports whether with has the rows of r, in their order, and one more column.
func extends(with, r *database.Result) bool {
	last := len(r.Columns)
	same := func(x, y []database.Value) bool {
		return len(x) == last+1 && slices.EqualFunc(x[:last], y, func(v, w database.Value) bool { return result.Key(v) == result.Key(w) })
	}
	return with.Truncated == r.Truncated && slices.EqualFunc(with.Rows, r.Rows, same)
}
