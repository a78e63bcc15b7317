package tags

import (
	"strings"

	"github.com/sqlagent/sqlagent/llm/grammar"
)

// tagsKey is of what is kept of a schema, by whether a turn's tag was opened for the model.
type tagsKey struct{ opened bool }

// Allowed is agent.Dialogue's. A grammar is made once a schema.
func (d *dialogue) Allowed(opened bool) (*grammar.Grammar, error) {
	given := d.Sampling.Constraint
	if given != nil || !d.Options().Tags || !d.Engine().Constrains || d.opens() { // a turn that is opened ends where its block does
		return given, nil
	}
	if made, ok := d.Memo().Load(d.Schema, tagsKey{opened}); ok {
		return made.(*grammar.Grammar), nil
	}
	g, err := d.tags(opened)
	if err == nil {
		d.Memo().Store(d.Schema, tagsKey{opened}, g)
	}
	return g, err
}

// block is where a query is in a turn.
type block struct{ open, close string }

// queries are the blocks of a turn of this protocol, and what it must not write. One that was opened is a solution.
func (s Speech) queries(opened bool) (blocks []block, never []string) {
	tagged := func(tag string) block { return block{opening(tag), closing(tag)} }
	switch {
	case s.Fenced:
		return []block{{"```sql", fenceEnd}}, nil
	case opened || s.SQL == "":
		blocks = []block{tagged(s.Solution)}
	default:
		blocks = []block{tagged(s.Solution), tagged(s.SQL)}
	}
	if !opened && s.Observation != "" { // observations are given, not written
		never = []string{opening(s.Observation), closing(s.Observation)}
	}
	return blocks, never
}

// tags is the grammar of turns that are complete: any text, then a block that is closed and not empty.
func (s Speech) tags(opened bool) (*grammar.Grammar, error) {
	blocks, never := s.queries(opened)
	first := `^ \t\r\n<` // of a query
	if s.Fenced {
		first += "`"
	}
	space := grammar.Repeat(grammar.Class(` \t\r\n`), 0, grammar.Unbounded)
	var begins []grammar.Ending
	var rules []grammar.Rule
	for i, b := range blocks {
		name := "block" + string(rune('a'+i))
		begins = append(begins, grammar.Ending{Text: b.open, Then: grammar.Ref(name)})
		if !strings.Contains(b.open, b.close) {
			never = append(never, b.close)
		}
		rules = append(rules, grammar.Rule{Name: name, Expr: grammar.Sequence(space, grammar.Class(first), grammar.Ref(name+"-rest"))})
		rules = append(rules, grammar.Until(name+"-rest", nil, grammar.Ending{Text: b.close, Then: space})...)
	}
	if opened {
		return grammar.New(append(rules, grammar.Rule{Name: "root", Expr: grammar.Ref("blocka")})...)
	}
	return grammar.New(append(rules, grammar.Until("root", never, begins...)...)...)
}
