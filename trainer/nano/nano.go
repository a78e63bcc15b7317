// Package nano makes what the embedded model learns from: an endless stream of questions with their queries in the
// pointer form, token by token, new in every step and the same for the same seed.
//
// Every example takes one way, which is that of production: a question is linked, its query encoded over the linked
// prompt, the prompt's pieces become tokens. Questions come from package corpus as people wrote them, or from package
// template, which transfers them to other databases. Examples of one database stand in one group and share the tokens
// of its schema.
//
// Read nano.go and stream.go first: an example, and the stream of groups. vocabulary.go turns them into tokens;
// adopt.go does for a pretrained vocabulary. Then:
//
//   - what is asked: lesson.go with lesson_*.go, what people ask and public data lack; follow.go with follow_*.go,
//     questions that follow an answer; replay.go, wrong candidates before the right one
//   - of what: view.go shows a database in other orders and names, worlds.go makes procedural ones
//   - measures: held.go has questions for the loss, suite.go questions to answer by execution, card.go what a stream
//     was made of
package nano

import (
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/synth/ask"
)

// Example is a question with its answer, over a prompt of its group.
type Example struct {
	Source   corpus.Source // of the question
	Anew     bool          // by a template
	Follows  bool          // it goes on from another
	Now      time.Time     // the day on which it is asked
	Question string
	Query    *sqltree.Query
	Prompt   *form.Prompt
	Pieces   []form.Piece // of the question: some of its links may be dropped
	Tried    []Try        // the turns before the answer, of an example that has more than one
	Answer   []form.Token // the query
}

// Group is examples that share a schema.
type Group struct {
	Database string
	Schema   []form.Piece
	Examples []Example
}

// How groups are made. Figures without a measurement after them are those of the trial.
const (
	groupLeast, groupMost = 8, 10
	dropExamples          = 0.5  // examples that lose links
	dropLink              = 0.15 // of the links of such an example to tables and columns
	lessonShare           = 0.35 // questions of lessons, as far as databases offer them
	followShare           = 0.2  // tries to go on from an earlier question of the group, of which about half come to something
	behindShare           = 0.1  // of the other questions are asked after one that they have nothing to do with
	casual                = 0.2  // questions without their capital and their mark at the end
	unsaidExamples        = 0.7  // examples whose values are not linked where the schema lists them
)

// Group is the k-th group of a step. It depends on the two and the stream's seed.
func (s *Stream) Group(step, k int) Group {
	for attempt := uint64(0); ; attempt++ {
		r := rand.New(rand.NewPCG(s.seed, uint64(step)<<24|uint64(k)<<8|attempt))
		if g := s.group(r); len(g.Examples) > 0 {
			return g
		}
	}
}

func (s *Stream) group(r *rand.Rand) Group {
	p := s.pool(r)
	v := p.view(r)
	g := Group{Database: v.name}
	numbering := r.Uint64()
	size := groupLeast + r.IntN(groupMost-groupLeast+1)
	seen := map[string]bool{}
	add := func(e Example, ok bool) {
		if key := line(e.Pieces); ok && !seen[key] {
			seen[key] = true
			g.Examples = append(g.Examples, e)
		}
	}
	// before is the answer after which a question is asked that says all by itself; mostly none.
	before := func() *form.Before {
		if len(g.Examples) == 0 || r.Float64() >= behindShare {
			return nil
		}
		e := g.Examples[r.IntN(len(g.Examples))]
		return e.Prompt.Answered(e.Answer)
	}
	own := r.Perm(len(v.examples))
	// addOwn takes the next question that people asked of the database.
	addOwn := func() {
		e := v.examples[own[0]]
		own = own[1:]
		x, ok := s.example(v, asking{e.Source, e.Question, e.Query, before(), trainer.Clock}, numbering, r)
		if ok {
			x.Tried = s.replays[asked{v.name, e.Question}].tries(x.Answer, x.Prompt, r)
		}
		add(x, ok)
	}
	for tries := 0; len(g.Examples) < size && tries < 8*size; tries++ {
		if s.people > 0 && len(own) > 0 && r.Float64() < s.people { // nothing is drawn for nano, whose stream stays as it was
			addOwn()
			continue
		}
		if len(g.Examples) > 0 && r.Float64() < followShare {
			add(s.follow(v, g.Examples, numbering, r))
			continue
		}
		if r.Float64() < lessonShare {
			today := day(r)
			if question, query, ok := askLesson(v.linker, today, r); ok && !s.banned(question) {
				add(s.example(v, asking{corpus.Synth, question, query, before(), today}, numbering, r))
			}
			continue
		}
		if len(own) > 0 && r.Float64() < p.own {
			addOwn()
			continue
		}
		if v.asker != nil && r.Float64() < p.own {
			if question, query, ok := procedural(v.asker, r); ok && !s.banned(question) {
				add(s.example(v, asking{corpus.Synth, question, query, before(), trainer.Clock}, numbering, r))
			}
			continue
		}
		t := s.template(r)
		if question, query, ok := t.Ask(v.target, s.synonyms, r); ok && !s.banned(question) {
			e, ok := s.example(v, asking{t.source, question, query, before(), trainer.Clock}, numbering, r)
			e.Anew = true
			add(e, ok)
		}
	}
	if len(g.Examples) > 0 {
		g.Schema = g.Examples[0].Prompt.SchemaPieces()
	}
	return g
}

// day draws one on which a question is asked.
func day(r *rand.Rand) time.Time { return trainer.Clock.AddDate(0, 0, r.IntN(20*365)-15*365) }

// procedural has a procedural database asked, and reads the query.
func procedural(a *ask.Asker, r *rand.Rand) (string, *sqltree.Query, bool) {
	question, sql, ok := a.Ask(r)
	if !ok {
		return "", nil, false
	}
	statement, err := parse.Parse(dialects.SQLite, sql)
	if err != nil {
		return "", nil, false
	}
	return question, statement.Query, true
}

// asking is a question that is to become an example.
type asking struct {
	source   corpus.Source
	question string
	query    *sqltree.Query
	before   *form.Before // nil: none
	now      time.Time
}

// example links a question and encodes its query; ok is false where the prompt lacks a value of it.
func (s *Stream) example(v *view, a asking, numbering uint64, r *rand.Rand) (Example, bool) {
	if r.Float64() < casual {
		a.question = informal(a.question)
	}
	prompt := v.linker.Follow(a.before, a.question, a.now, nil).Permute(numbering)
	answer, err := form.Encode(a.query, prompt)
	if s.lists && r.Float64() < unsaidExamples {
		unsaid := prompt.Unsaid()
		if listed, err2 := form.Encode(a.query, unsaid); err2 == nil {
			prompt, answer, err = unsaid, listed, nil
		}
	}
	if err != nil || len(prompt.Cut) > 0 {
		return Example{}, false
	}
	pieces := prompt.QuestionPieces()
	if r.Float64() < dropExamples {
		asked := slices.IndexFunc(pieces, func(p form.Piece) bool { return p.Token == form.QuestionMark })
		pieces = append(pieces[:asked:asked], dropLinks(pieces[asked:], prompt, answer, r)...)
	}
	return Example{Source: a.source, Question: a.question, Query: a.query, Now: a.now, Prompt: prompt, Pieces: pieces, Answer: answer}, true
}

// line is pieces as text.
func line(pieces []form.Piece) string {
	var words []string
	for _, p := range pieces {
		words = append(words, p.Text+string(p.Token))
	}
	return strings.Join(words, " ")
}

// listed reports whether pieces begin with a value that a column brings along, with its text, and that the answer can
// do without.
func listed(pieces []form.Piece, p *form.Prompt, answer []form.Token) bool {
	if len(pieces) < 2 || pieces[1].Text == "" || slices.Contains(answer, pieces[0].Token) {
		return false
	}
	v, ok := p.ValueOf(pieces[0].Token)
	return ok && pieces[1].Text == schema.Words(v.Text)
}

// dropLinks drops links to tables and columns, with the mark of a partial one and the values that a column brings
// along.
func dropLinks(pieces []form.Piece, p *form.Prompt, answer []form.Token, r *rand.Rand) []form.Piece {
	var out []form.Piece
	for i := 0; i < len(pieces); i++ {
		_, isTable := p.TableOf(pieces[i].Token)
		_, isColumn := p.ColumnOf(pieces[i].Token)
		if (isTable || isColumn) && r.Float64() < dropLink {
			for i+1 < len(pieces) && (pieces[i+1].Token == form.Partial || listed(pieces[i+1:], p, answer)) {
				if pieces[i+1].Token != form.Partial {
					i++
				}
				i++
			}
			continue
		}
		out = append(out, pieces[i])
	}
	return out
}
