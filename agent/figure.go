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

// ReadRanking sets the Figure of an answer to q and the rows that are Tied with its last one, as far as q wants them.
// The answer's query runs once more, with the figure as a further column and a few rows more than its LIMIT. There is
// no figure where that fails or has other rows first, since of ties another may come first, where it is masked or
// computed from what is, and of a query that a person wrote: nobody asked for it. A model that asks gets none, and no
// ties where columns are masked: its query has stand-ins.
func (a *Agent) ReadRanking(ctx context.Context, q Question, answer *Answer) {
	r, figure := answer.Result, q.Figure && q.Caller == nil
	if !figure && !q.Ties || answer.Typed || r == nil || len(r.Rows) == 0 || r.Elapsed > figureTime {
		return
	}
	s, err := a.schema(ctx, nil)
	if err != nil {
		return
	}
	d, sql, columns, last := a.db.Dialect(), answer.SQL, r.Columns, len(r.Columns)
	masks := mask.New(a.db, s)
	if q.Caller != nil && masks.Masks() {
		return
	}
	ranking, ranked := phrase.RankingOf(d, sql)
	if ranked = ranked && figure; ranked {
		if sql, columns = ranking.SQL, append(slices.Clip(columns), ranking.Label); masks.Masked(sql, columns)[last] {
			return
		}
	}
	l := q.Limits.WithDefaults()
	l.Timeout = min(l.Timeout, figureTime)
	ties, mayTie := phrase.TiesOf(d, sql)
	if mayTie = mayTie && ties.Limit == len(r.Rows) && ties.Width >= len(columns); mayTie {
		names := append(slices.Clip(columns), make([]string, ties.Width-len(columns))...)
		hides := masks.Masked(ties.SQL, names)
		mayTie = !slices.ContainsFunc(ties.By, func(j int) bool { return hides[j] }) // what differs may look alike
	}
	if mayTie {
		sql, l.Rows = ties.SQL, max(l.Rows, ties.Read)
	} else if !ranked {
		return
	}
	about := audit.About{ID: answer.ID, Question: answer.Question, Model: answer.Model.Name, Lookup: true}
	with, err := a.db.Query(audit.With(ctx, about), sql, l)
	if err != nil {
		return
	}
	if mayTie {
		answer.Tied = tiedWith(ties, with, r)
		with.Rows = with.Rows[:min(len(with.Rows), len(r.Rows))]
	}
	if !ranked || !extends(with, r) {
		return
	}
	f := &Figure{Label: ranking.Label, Digits: ranking.Digits, sentence: phrase.Of(d, ranking.SQL, with).Sentence}
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

// tiedWith are those of all rows that ties reads which rank as the last row shown and are not shown.
func tiedWith(t phrase.Ties, all, shown *database.Result) (tied [][]database.Value) {
	if len(all.Rows) <= t.Limit {
		return nil
	}
	last, left := all.Rows[t.Limit-1], slices.Clone(shown.Rows)
	same := func(x, y database.Value) bool { return result.Key(x) == result.Key(y) }
	for _, row := range all.Rows {
		ties := !slices.ContainsFunc(t.By, func(j int) bool { return !same(row[j], last[j]) })
		row = row[:len(shown.Columns)]
		if i := slices.IndexFunc(left, func(r []database.Value) bool { return slices.EqualFunc(r, row, same) }); i >= 0 {
			left = slices.Delete(left, i, i+1)
		} else if ties {
			tied = append(tied, row)
		}
	}
	return tied
}
