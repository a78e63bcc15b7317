// Package strict holds the SQL that a model writes to the names of a schema.
//
// A Language says which tokens may come next, as a grammar does, with one difference: it knows scopes. Each table that
// FROM reads is of the schema or was defined before; each alias is the one of a source; each column is one that its
// qualifier has, or, standing alone, one that exactly one source of its FROM has. A select list comes before its FROM,
// so what it names is remembered, what no tables could provide together is not let through, and FROM cannot end before
// it provides it all. What is allowed is a part of the dialect: see syntax/*.gbnf. It parses, and sqltree.Resolve finds
// nothing wrong with it. Types are not looked at.
//
// The main path: Language (this file) is compiled to a machine, which has the dialect's syntax over lexemes
// (syntax/*.gbnf) and the lexicon of the schema (lexicon.go). A turn of the model is read by bytes (read.go) into
// lexemes, each of which leads from one state to the next (state.go); scopes are in scope.go.
package strict

import (
	"encoding/json"
	"fmt"
	"iter"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

// Kind is the Kind of a Language.
const Kind = "strict"

// Language is the queries over a schema, and how a turn holds them. It implements grammar.Language.
type Language struct {
	spec spec
	text string
}

// Table is a table as queries name it, and its columns.
type Table struct {
	Name    string   `json:"name"` // a dialects.TableName
	Columns []string `json:"columns"`
}

// spec is all of a Language, as it is sent to another process.
type spec struct {
	Dialect dialects.Dialect `json:"dialect"`
	Tables  []Table          `json:"tables"`
	Turn    Turn             `json:"turn"`
}

// Turn says where queries stand. The zero value is a text that is one query.
type Turn struct {
	// Blocks hold queries. Before the first of them, any text may stand that holds none of their tags, and none of
	// Never; after it, white space.
	Blocks []Block  `json:"blocks,omitempty"`
	Never  []string `json:"never,omitempty"`
	// Opened says that the tag of the only block was given: the turn begins with the query.
	Opened bool `json:"opened,omitempty"`
}

// Block is the tags around a query, <sql> and </sql> for one. Inside of them a query may stand in a Markdown fence.
type Block struct {
	Open  string `json:"open"`
	Close string `json:"close"`
}

// New is the Language of a schema's queries in its dialect. Names that SQL text cannot have are left out.
func New(s *schema.Schema, t Turn) (*Language, error) {
	own := spec{Dialect: s.Dialect, Turn: t}
	writable := func(name string) bool { return name != "" && utf8.ValidString(name) && !strings.Contains(name, "\x00") }
	for _, table := range s.Tables {
		var columns []string
		for _, c := range table.Columns {
			if writable(c.Name) {
				columns = append(columns, c.Name)
			}
		}
		if len(columns) > 0 && writable(table.Name) {
			own.Tables = append(own.Tables, Table{table.Name, columns})
		}
	}
	return newLanguage(own)
}

// Parse reads what Text has written.
func Parse(text string) (*Language, error) {
	var s spec
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		return nil, fmt.Errorf("strict names: %w", err)
	}
	return newLanguage(s)
}

func newLanguage(s spec) (*Language, error) {
	if len(s.Tables) == 0 {
		return nil, fmt.Errorf("strict names: the schema has no tables")
	}
	if s.Turn.Opened && len(s.Turn.Blocks) != 1 {
		return nil, fmt.Errorf("strict names: one block is open, not %d", len(s.Turn.Blocks))
	}
	if _, err := syntaxOf(s.Dialect); err != nil {
		return nil, err
	}
	text, err := json.Marshal(s)
	return &Language{s, string(text)}, err
}

// Kind implements grammar.Language.
func (l *Language) Kind() string { return Kind }

// Text implements grammar.Language: it is JSON.
func (l *Language) Text() string { return l.text }

// Compile implements grammar.Language.
func (l *Language) Compile(v *grammar.Vocabulary) (grammar.Automaton, error) {
	syntax, err := syntaxOf(l.spec.Dialect)
	if err != nil {
		return nil, err
	}
	m := &machine{
		vocabulary: v, syntax: syntax.machine, roles: newRoles(syntax.terminals),
		lexicon: newLexicon(l.spec.Dialect, syntax.terminals, &l.spec),
		turn:    l.spec.Turn, starts: map[string]*state{}, spellings: map[place]*spelling{},
	}
	m.tokens = tokensOf(v)
	if len(m.turn.Blocks) > 0 && !m.turn.Opened {
		g, err := grammar.New(m.turn.text()...)
		if err != nil {
			return nil, err
		}
		if m.text, err = grammar.Compile(g, v); err != nil {
			return nil, err
		}
		for _, b := range m.turn.Blocks {
			m.longest = max(m.longest, len(b.Open))
		}
	}
	return m, nil
}

// text is what precedes a block, and its tag.
func (t *Turn) text() []grammar.Rule {
	never := slices.Clone(t.Never)
	var ends []grammar.Ending
	for _, b := range t.Blocks {
		ends = append(ends, grammar.Ending{Text: b.Open})
		if !strings.Contains(b.Open, b.Close) {
			never = append(never, b.Close)
		}
	}
	return grammar.Until("root", never, ends...)
}

// machine is a Language over the tokens of a model.
type machine struct {
	vocabulary *grammar.Vocabulary
	syntax     *grammar.Machine
	roles      roles
	lexicon    *lexicon
	turn       Turn
	text       *grammar.Machine // before a block; nil: there is none
	longest    int              // bytes of a tag that opens a block
	tokens     *tokens

	held      atomic.Int64 // bytes of what follows, about
	mu        sync.Mutex
	starts    map[string]*state // by the tag that closes the query
	spellings map[place]*spelling
}

// What a machine keeps of what it found out, in bytes: masks above all.
const (
	budget     = 32 << 20
	stateBytes = 1 << 10
)

// Begin implements grammar.Automaton.
func (m *machine) Begin() grammar.Run {
	r := &run{machine: m}
	if m.text != nil {
		r.text = m.text.Begin()
		return r
	}
	closing := ""
	if m.turn.Opened {
		closing = m.turn.Blocks[0].Close
	}
	r.open(closing)
	return r
}

// run is a turn of the model. It implements grammar.Run.
type run struct {
	machine *machine
	text    grammar.Run // not nil: before a block
	said    string      // the end of it
	at      config
}

func (r *run) open(closing string) {
	r.text, r.at = nil, config{state: r.machine.start(closing)}
}

// start is the state before a query, which turns share with all after it.
func (m *machine) start(closing string) *state {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.held.Load() > budget { // turns keep what they stand on
		m.held.Store(0)
		m.starts, m.spellings = map[string]*state{}, map[place]*spelling{}
	}
	s := m.starts[closing]
	if s == nil {
		s = &state{machine: m, closing: closing, syntax: m.syntax.Start(), prev: -1, before: -1}
		m.starts[closing] = s
	}
	return s
}

// Allowed implements grammar.Run.
func (r *run) Allowed() ([]uint64, bool) {
	if r.text == nil {
		return r.at.mask()
	}
	allowed, _ := r.text.Allowed()
	shared := true
	for rest, b := range r.tags() {
		more := r.machine.opened(rest, config{state: r.machine.start(b.Close)})
		if shared && more != nil {
			allowed, shared = slices.Clone(allowed), false
		}
		for i, word := range more {
			allowed[i] |= word
		}
	}
	return allowed, false
}

// tags yields what may be missing of a block's tag at the end of the text before it.
func (r *run) tags() iter.Seq2[string, Block] {
	return func(yield func(rest string, b Block) bool) {
		for _, b := range r.machine.turn.Blocks {
			for n := range len(b.Open) {
				if strings.HasSuffix(r.said, b.Open[:n]) && !yield(b.Open[n:], b) {
					return
				}
			}
		}
	}
}

// Accept implements grammar.Run.
func (r *run) Accept(id int32) bool {
	token := r.machine.vocabulary.Token(id)
	if token.Special || token.Text == "" {
		return false
	}
	if r.text == nil {
		return r.read(token.Text)
	}
	if r.text.Accept(id) {
		r.said += token.Text
		for _, b := range r.machine.turn.Blocks {
			if strings.HasSuffix(r.said, b.Open) {
				r.open(b.Close)
				break
			}
		}
		r.said = r.said[max(0, len(r.said)-r.machine.longest):]
		return true
	}
	for rest, b := range r.tags() { // the token goes on after the tag
		if query, ok := strings.CutPrefix(token.Text, rest); ok {
			before := *r
			if r.open(b.Close); r.read(query) {
				return true
			}
			*r = before
		}
	}
	return false
}

// read goes on in a query.
func (r *run) read(text string) bool {
	at, ok := r.at, true
	for i := range len(text) {
		if at, ok = at.step(text[i]); !ok {
			return false
		}
	}
	r.at = at
	return true
}
