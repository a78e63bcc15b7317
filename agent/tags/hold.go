package tags

import (
	"errors"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/strict"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

// Keys of what is kept of a schema, by whether a turn's tag was opened for the model.
type (
	tagsKey  struct{ opened bool }
	namesKey struct{ opened bool }
)

// Allowed is agent.Dialogue's. Languages are compiled once a schema.
func (d *dialogue) Allowed(opened bool) (grammar.Language, error) {
	given := d.Sampling.Constraint
	names, tags := d.Options().StrictNames, d.Options().Tags && d.Engine().Constrains
	switch {
	case names && given != nil:
		return nil, errors.New("strict names cannot be combined with a grammar")
	case !names && (given != nil || !tags || d.opens()): // a turn that is opened ends where its block does
		return given, nil
	case !names:
		return kept(d, tagsKey{opened}, func() (grammar.Language, error) { return d.tags(opened) })
	}
	return kept(d, namesKey{opened}, func() (grammar.Language, error) {
		l, err := strict.New(d.Schema, d.turn(opened))
		if err != nil {
			return nil, &llm.ConstraintError{Engine: d.Engine().Engine, Err: err}
		}
		return l, nil
	})
}

// kept is a language that was made before, or makes it.
func kept(d *dialogue, key any, compile func() (grammar.Language, error)) (grammar.Language, error) {
	if made, ok := d.Memo().Load(d.Schema, key); ok {
		return made.(grammar.Language), nil
	}
	l, err := compile()
	if err == nil {
		d.Memo().Store(d.Schema, key, l)
	}
	return l, err
}

// turn returns where queries are in a turn of this protocol. One that was opened is a solution.
func (s Speech) turn(opened bool) strict.Turn {
	block := func(tag string) strict.Block { return strict.Block{Open: opening(tag), Close: closing(tag)} }
	switch {
	case s.Fenced:
		return strict.Turn{Blocks: []strict.Block{{Open: "```sql", Close: fenceEnd}}, Opened: opened}
	case opened:
		return strict.Turn{Blocks: []strict.Block{block(s.Solution)}, Opened: true}
	}
	t := strict.Turn{Blocks: []strict.Block{block(s.Solution)}}
	if s.SQL != "" {
		t.Blocks = append(t.Blocks, block(s.SQL))
	}
	if s.Observation != "" { // observations are given, not written
		t.Never = []string{opening(s.Observation), closing(s.Observation)}
	}
	return t
}

// tags is the language of turns that are complete: any text, then a block that is closed and not empty.
func (s Speech) tags(opened bool) (*grammar.Grammar, error) {
	t := s.turn(opened)
	first := `^ \t\r\n<` // of a query
	if s.Fenced {
		first += "`"
	}
	space := grammar.Repeat(grammar.Class(` \t\r\n`), 0, grammar.Unbounded)
	never := slices.Clone(t.Never)
	var begins []grammar.Ending
	var rules []grammar.Rule
	for i, b := range t.Blocks {
		name := "block" + string(rune('a'+i))
		begins = append(begins, grammar.Ending{Text: b.Open, Then: grammar.Ref(name)})
		if !strings.Contains(b.Open, b.Close) {
			never = append(never, b.Close)
		}
		rules = append(rules, grammar.Rule{Name: name, Expr: grammar.Sequence(space, grammar.Class(first), grammar.Ref(name+"-rest"))})
		rules = append(rules, grammar.Until(name+"-rest", nil, grammar.Ending{Text: b.Close, Then: space})...)
	}
	if opened {
		return grammar.New(append(rules, grammar.Rule{Name: "root", Expr: grammar.Ref("blocka")})...)
	}
	return grammar.New(append(rules, grammar.Until("root", never, begins...)...)...)
}
