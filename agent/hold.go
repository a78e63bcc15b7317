package agent

import (
	"errors"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/strict"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

// errNotHeld refuses StrictNames where the engine cannot keep them.
var errNotHeld = errors.New("it cannot hold a model's SQL to the names of the schema, which strict names (--strict-names) ask for: " +
	"give the model's GGUF file to --engine native or llama")

// holder makes the languages that turns are held to, and keeps them: they are compiled once a schema.
type holder struct {
	tags  [2]*grammar.Grammar // of any turn, and of one whose tag was opened for the model
	of    *schema.Schema
	names [2]*strict.Language // likewise, for of
}

// held is the language of a turn; nil: any text.
func (t *attempt) held(opened bool) (grammar.Language, error) {
	p := t.protocol
	given := t.question.Sampling.Constraint
	switch {
	case p.Pointers:
		return t.answer.pointing.grammar, nil
	case !t.options.StrictNames && (given != nil || !t.options.Tags || !t.engine.Info().Constrains):
		return given, nil
	case given != nil:
		return nil, errors.New("strict names and a grammar exclude each other")
	}
	k := 0
	if opened {
		k = 1
	}
	t.holding.Lock()
	defer t.holding.Unlock()
	h := &t.holder
	if !t.options.StrictNames {
		if h.tags[k] == nil {
			g, err := p.tags(opened)
			if err != nil {
				return nil, err
			}
			h.tags[k] = g
		}
		return h.tags[k], nil
	}
	if h.of != t.whole {
		h.of, h.names = t.whole, [2]*strict.Language{}
	}
	if h.names[k] == nil {
		l, err := strict.New(t.whole, p.turn(opened))
		if err != nil {
			return nil, &llm.ConstraintError{Engine: t.engine.Info().Engine, Err: err}
		}
		h.names[k] = l
	}
	return h.names[k], nil
}

// turn says where queries stand in a turn of this protocol. One that was opened is a solution.
func (p *Protocol) turn(opened bool) strict.Turn {
	block := func(tag string) strict.Block { return strict.Block{Open: opening(tag), Close: closing(tag)} }
	if opened {
		return strict.Turn{Blocks: []strict.Block{block(p.Solution)}, Opened: true}
	}
	if p.Fenced {
		return strict.Turn{Blocks: []strict.Block{{Open: "```sql", Close: "```"}}}
	}
	t := strict.Turn{Blocks: []strict.Block{block(p.Solution)}}
	if p.SQL != "" {
		t.Blocks = append(t.Blocks, block(p.SQL))
	}
	if p.Observation != "" { // observations are given, not written
		t.Never = []string{opening(p.Observation), closing(p.Observation)}
	}
	return t
}

// tags is the language of turns that are complete: any text, then a block that is closed and not empty.
func (p *Protocol) tags(opened bool) (*grammar.Grammar, error) {
	t := p.turn(opened)
	first := `^ \t\r\n<` // of a query
	if p.Fenced {
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
