package nano

import (
	"fmt"
	"slices"

	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/trainer"
)

// vocabularyGroups are how many groups a vocabulary is trained on.
const vocabularyGroups = 2000

// Vocabulary trains a tokenizer of size ids on the stream's schemas and questions. Every token of package form is a
// control token of it.
func (s *Stream) Vocabulary(size int) (*token.Tokenizer, error) {
	return s.vocabulary(size, vocabularyGroups)
}

func (s *Stream) vocabulary(size, groups int) (*token.Tokenizer, error) {
	specials := token.BareSpecials()
	for _, t := range form.Vocabulary() {
		specials = append(specials, t.Name())
	}
	texts := func(yield func(string) bool) {
		for k := range groups {
			g := s.Group(-1, k)
			pieces := g.Schema
			for _, e := range g.Examples {
				pieces = append(pieces, e.Pieces...)
			}
			for _, p := range pieces {
				if p.Text != "" && !yield(spaced(p.Text)) {
					return
				}
			}
		}
	}
	return token.Train(texts, size, "qwen2", specials)
}

// spaced puts the space before a text with which its words have their tokens.
func spaced(text string) string { return " " + text }

// Encoder turns groups into tokens.
type Encoder struct {
	tokenizer *token.Tokenizer
	tokens    map[form.Token]int32
	empty     token.Conversation // before its first message
	head      int                // tokens of that message before what it says
}

// NewEncoder fails where the tokenizer lacks a token of package form, but those of lists, which not every one has.
func NewEncoder(t *token.Tokenizer) (*Encoder, error) {
	e := &Encoder{tokenizer: t, tokens: map[form.Token]int32{}}
	for _, p := range form.Vocabulary() {
		id, ok := t.Special(p.Name())
		if !ok {
			return nil, fmt.Errorf("the tokenizer has no token %q of the pointer form", p)
		}
		e.tokens[p] = id
	}
	for _, p := range form.Lists() {
		id, ok := t.Special(p.Name())
		if !ok && t.HasLists() {
			return nil, fmt.Errorf("the tokenizer has pointers to listed values, but none called %q: it is of an older form", p)
		}
		if ok {
			e.tokens[p] = id
		}
	}
	c, err := token.NewConversation(t)
	if err != nil {
		return nil, err
	}
	e.empty = *c
	e.head = slices.Index(c.Append(user, []int32{noToken}), noToken)
	return e, nil
}

func (e *Encoder) pieces(ids []int32, pieces []form.Piece) []int32 {
	for _, p := range pieces {
		if p.Text != "" {
			ids = append(ids, e.tokenizer.Encode(spaced(p.Text))...)
		}
		if p.Token != "" {
			ids = append(ids, e.tokens[p.Token])
		}
	}
	return ids
}

// Group is the token sequences of a group: the schema first in each, then the question, then each turn with what it
// shows, then the answer, as messages of a conversation. Turns and their ends alone are trained, but for wrong ones;
// the question is read.
func (e *Encoder) Group(g Group) trainer.Group {
	schema := e.pieces(nil, g.Schema)
	var out trainer.Group
	for _, x := range g.Examples {
		c, asked := e.empty, e.pieces(slices.Clone(schema), x.Pieces)
		q := trainer.Sequence{Tokens: c.Append(user, asked)}
		q.Train, q.Read = make([]bool, len(q.Tokens)), make([]bool, len(q.Tokens))
		words := len(schema) + slices.Index(asked[len(schema):], e.tokens[form.QuestionMark]) + 1 // after a query before
		for t := words; t < len(asked); t++ {
			q.Read[e.head+t] = true
		}
		add := func(train bool, ids ...int32) {
			q.Tokens = append(q.Tokens, ids...)
			for range ids {
				q.Train, q.Read = append(q.Train, train), append(q.Read, false)
			}
		}
		turn := func(train bool, tokens []form.Token) {
			add(false, c.Open()...)
			ids := e.ids(tokens)
			c.Generated(ids)
			add(train, append(ids, c.End()...)...)
		}
		for _, t := range x.Tried {
			turn(false, t.Tokens)
			add(false, c.Append(user, e.ids(t.Observed))...)
		}
		turn(true, x.Answer)
		out = append(out, q)
	}
	return out
}

const (
	user    = "user" // who says prompts and observations
	noToken = -1
)

func (e *Encoder) ids(tokens []form.Token) []int32 {
	ids := make([]int32, 0, len(tokens)+1)
	for _, t := range tokens {
		ids = append(ids, e.tokens[t])
	}
	return ids
}

// Tokens is a stream as a run of package trainer reads it.
type Tokens struct {
	*Stream
	*Encoder
	Reading bool // questions are read: see trainer.SFT
}

// Group implements trainer.Stream.
func (t Tokens) Group(step, k int) (trainer.Group, error) {
	g := t.Encoder.Group(t.Stream.Group(step, k))
	for i := range g {
		if !t.Reading {
			g[i].Read = nil
		}
	}
	return g, nil
}
