package synth

import "math/rand/v2"

// Asker asks questions of one world, for learners that see no rows: nothing is executed.
type Asker struct{ *asker }

// NewAsker reads a world once.
func NewAsker(w *World) *Asker { return &Asker{&asker{world: w, atlas: newAtlas(w)}} }

// Ask is a question of any family with the query that answers it, in SQLite's SQL; ok is false where the world does not
// offer what the family that was drawn needs.
func (a *Asker) Ask(r *rand.Rand) (question, sql string, ok bool) {
	asking := *a.asker // the caller may ask from several goroutines
	asking.rng = r
	k := asking.ask(draw(r, families), false, false)
	if k == nil {
		return "", "", false
	}
	q := k.q
	if q.left {
		if q, ok = antiJoin(q); !ok {
			return "", "", false
		}
	}
	return asking.surface(k.text), q.SQL(), true
}

// antiJoin writes a LEFT JOIN whose other side is to be missing as NOT IN: one way to write one meaning.
func antiJoin(q *query) (*query, bool) {
	if len(q.joins) != 1 || len(q.where) != 1 || q.where[0].op != "IS NULL" {
		return nil, false
	}
	l := q.joins[0].l
	if q.where[0].lhs.of != l.fk() {
		return nil, false
	}
	children := &query{cols: []expr{{of: l.fk()}}, from: l.child}
	return &query{distinct: q.distinct, cols: q.cols, from: q.from,
		where: []cond{{lhs: expr{of: l.pk()}, op: "NOT IN", rhs: "(" + children.SQL() + ")"}}}, true
}
