// Package ask asks questions of a world of package synth: each has a person's words, and the query that answers it.
//
// [Families] (families.go) lists the kinds of questions; each is a function that draws what is asked and words it.
// Kinds of one sort share a file: count.go, list.go, lookup.go, extreme.go, aggregate.go, group.go, set.go,
// children.go, parents.go and self.go. They draw tables, columns and values (mention.go), conditions (filter.go) and
// ways along foreign keys (atlas.go). They put them into words by what people call them (names.go) and by templates
// (wording.go), and into SQL by query.go. Last, typing.go types the words as people do.
package ask

import (
	"math/rand/v2"

	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// Asker asks questions of one world. Nothing is executed, and several goroutines may ask at once.
type Asker struct{ atlas *atlas }

// New reads a world once.
func New(w *synth.World) *Asker { return &Asker{newAtlas(w)} }

// Ask is a question of any family with the query that answers it, in SQLite's SQL, for learners that see no rows; ok is
// false where the world does not offer what the family that was drawn needs.
func (a *Asker) Ask(r *rand.Rand) (question, sql string, ok bool) {
	asking := &asker{voice: voice{r}, atlas: a.atlas}
	k := asking.draw(draw.Weighted(r, families, Family.weight), Wishes{})
	if k == nil {
		return "", "", false
	}
	q := k.Query
	if q.Outer {
		if q, ok = antiJoin(q); !ok {
			return "", "", false
		}
	}
	return asking.surface(k.Text), q.SQL(), true
}

// Wishes are what a question is to have.
type Wishes struct {
	Misspelt  bool // one value in another spelling than the stored one
	Knowledge bool // a term that needs explaining
}

// Question is one question with its meaning, before it is put to a database.
type Question struct {
	Text   string
	Query  *Query
	Family string
	// Knowledge is what a person must know to understand the question.
	Knowledge string
	// Guess is the column that the question names a value of in another spelling; nil: none.
	Guess *Field
}

// Question draws a question of one family, nil where the world does not offer what it needs or the wishes cannot be
// fulfilled.
func (a *Asker) Question(r *rand.Rand, f Family, wishes Wishes) *Question {
	asking := &asker{voice: voice{r}, atlas: a.atlas}
	k := asking.draw(f, wishes)
	if k != nil {
		k.Text = asking.surface(k.Text)
	}
	return k
}

// asker draws one question.
type asker struct {
	voice
	atlas *atlas

	wishes Wishes
	// What the question has by now.
	guess     *Field
	knowledge string
}

// draw is a question whose text still has its values and identifiers marked verbatim.
func (a *asker) draw(f Family, wishes Wishes) *Question {
	a.wishes = wishes
	k := f.ask(a)
	if k == nil || wishes.Misspelt && a.guess == nil || wishes.Knowledge && a.knowledge == "" {
		return nil
	}
	k.Family, k.Guess, k.Knowledge = f.Name, a.guess, a.knowledge
	return k
}
