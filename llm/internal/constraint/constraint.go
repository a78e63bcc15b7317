// Package constraint is what engines that draw tokens themselves share: a turn that is held to a grammar.
package constraint

import (
	"errors"
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/model/token"
)

// Machines compiles grammars for one model, and keeps those that were asked for last. It is safe for concurrent use.
type Machines struct {
	vocabulary func() *grammar.Vocabulary

	mu     sync.Mutex
	recent []*compiled // the last asked for at the end
}

// maxRecent bounds what is kept: a machine may grow to tens of megabytes.
const maxRecent = 8

type compiled struct {
	text    string
	machine func() (*grammar.Machine, error)
}

// New makes Machines for the model of a vocabulary, which is made when it is needed first.
func New(vocabulary func() *grammar.Vocabulary) *Machines {
	return &Machines{vocabulary: sync.OnceValue(vocabulary)}
}

// Of makes Machines for the model of a tokenizer.
func Of(tok *token.Tokenizer) *Machines {
	return New(func() *grammar.Vocabulary { return Vocabulary(tok) })
}

// Vocabulary is that of a tokenizer: its control and added tokens are special, whatever represents text is not.
func Vocabulary(tok *token.Tokenizer) *grammar.Vocabulary {
	entries := make([]grammar.Entry, tok.Size())
	for i := range entries {
		id := int32(i)
		if name, ok := tok.Name(id); ok {
			entries[i] = grammar.Entry{Text: name, Special: true}
		} else {
			entries[i] = grammar.Entry{Text: string(tok.Bytes(id))}
		}
	}
	return grammar.NewVocabulary(entries)
}

// Begin starts a turn that g holds, and that one of ends ends. The error is that of grammar.Compile.
func (m *Machines) Begin(g *grammar.Grammar, ends []int32) (*Turn, error) {
	machine, err := m.of(g)()
	if err != nil {
		return nil, err
	}
	return &Turn{machine: machine, state: machine.Start(), ends: slices.Clone(ends)}, nil
}

func (m *Machines) of(g *grammar.Grammar) func() (*grammar.Machine, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i := slices.IndexFunc(m.recent, func(c *compiled) bool { return c.text == g.Text() })
	var c *compiled
	switch {
	case i >= 0:
		c = m.recent[i]
		m.recent = slices.Delete(m.recent, i, i+1)
	default:
		c = &compiled{g.Text(), sync.OnceValues(func() (*grammar.Machine, error) {
			return grammar.Compile(g, m.vocabulary())
		})}
		if len(m.recent) == maxRecent {
			m.recent = slices.Delete(m.recent, 0, 1)
		}
	}
	m.recent = append(m.recent, c)
	return c.machine
}

// Turn is how far a constrained turn has come. It is not safe for concurrent use.
type Turn struct {
	machine *grammar.Machine
	state   grammar.State
	ends    []int32
}

var errStuck = errors.New("no token of the model spells what the constraint wants next")

// Allowed is the set of tokens that may come next, bit id%64 of word id/64: those of the grammar, and where it may
// end those that end the turn. Turns share sets: they are not to be written to.
func (t *Turn) Allowed() ([]uint64, error) {
	allowed, end := t.machine.Mask(t.state)
	if end {
		allowed = slices.Clone(allowed)
		for _, id := range t.ends {
			if id >= 0 && int(id/64) < len(allowed) {
				allowed[id/64] |= 1 << (id % 64)
			}
		}
	}
	if !slices.ContainsFunc(allowed, func(word uint64) bool { return word != 0 }) {
		return nil, errStuck
	}
	return allowed, nil
}

// Accept goes on after a token that Allowed holds. One that ends the turn needs no Accept.
func (t *Turn) Accept(id int32) error {
	next, ok := t.machine.Next(t.state, id)
	if !ok {
		return errors.New("the constraint does not allow the token that was drawn")
	}
	t.state = next
	return nil
}
