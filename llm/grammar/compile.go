package grammar

import (
	"fmt"
	"slices"
)

// The automaton that the rules become is bounded: repetitions within repetitions multiply.
const (
	maxPlaces = 1 << 18
	maxEdges  = 1 << 22
)

// place is a state of a rule's automaton, without empty transitions.
type place struct {
	bytes  []byteEdge
	tokens []tokenEdge // by id
	calls  []call
	end    bool // the rule may end here
}

type byteEdge struct {
	lo, hi uint8 // classes of bytes
	to     int32
}

type tokenEdge struct{ id, to int32 }

// call represents what the rule of that rank matches, and goes on at to. It is a tail call where nothing comes after
// it.
type call struct {
	rank, to int32
	tail     bool
}

// terminal reports whether a token can be taken here.
func (p *place) terminal() bool { return len(p.bytes)+len(p.tokens) > 0 }

// Compile makes the Machine of a grammar over a vocabulary. A token that the vocabulary lacks is an *Error, and so is a
// grammar whose repetitions multiply beyond measure.
func Compile(g *Grammar, v *Vocabulary) (*Machine, error) {
	c := &compiler{grammar: g, vocabulary: v, rank: make([]int32, len(g.rules))}
	root := g.index["root"]
	used := g.reach(root)
	ranked := slices.DeleteFunc(slices.Clone(g.order), func(rule int) bool { return !used[rule] })
	for rank, rule := range ranked {
		c.rank[rule] = int32(rank)
	}
	starts := make([]int32, len(ranked)) // by rank
	for rank, rule := range ranked {
		c.rule = g.rules[rule]
		starts[rank] = c.place()
		end := c.place()
		c.raw[end].end = true
		if err := c.add(c.rule.Expr, starts[rank], end); err != nil {
			return nil, err
		}
	}
	places, ok := c.withoutEmpty(starts)
	if !ok {
		return nil, &Error{What: "repetitions within repetitions make it too large"}
	}
	for _, s := range starts {
		places[s].end = false // that a rule may be empty is known where it is called
	}
	for i := range places {
		for k, call := range places[i].calls {
			to := &places[call.to]
			places[i].calls[k].tail = to.end && !to.terminal() && len(to.calls) == 0
		}
	}
	return newMachine(v, places, starts, c.rank[root], g.nullable[root]), nil
}

// reach finds the rules that a rule refers to, near or far.
func (g *Grammar) reach(from int) []bool {
	used := make([]bool, len(g.rules))
	used[from] = true
	var visit func(e Expr)
	visit = func(e Expr) {
		if i := g.index[e.text]; e.kind == reference && !used[i] {
			used[i] = true
			visit(g.rules[i].Expr)
		}
		for _, a := range e.args {
			visit(a)
		}
	}
	visit(g.rules[from].Expr)
	return used
}

// compiler builds Thompson's automaton of each rule, in which a reference is one edge.
type compiler struct {
	grammar    *Grammar
	vocabulary *Vocabulary
	rank       []int32 // of each rule in use
	rule       Rule    // being compiled
	raw        []place
	empty      [][]int32 // empty transitions of each place
}

func (c *compiler) place() int32 {
	c.raw = append(c.raw, place{})
	c.empty = append(c.empty, nil)
	return int32(len(c.raw) - 1)
}

func (c *compiler) skip(from, to int32) { c.empty[from] = append(c.empty[from], to) }

// add puts an expression between two places. What it adds into from or out of to are loops through both, so that
// expressions can share their ends.
func (c *compiler) add(e Expr, from, to int32) error {
	if len(c.raw) > maxPlaces {
		return c.mistake("its repetitions within repetitions make it too large")
	}
	switch e.kind {
	case sequence:
		return c.chain(len(e.args), from, to, func(i int, from, to int32) error { return c.add(e.args[i], from, to) })
	case alternatives:
		for _, a := range e.args {
			if err := c.add(a, from, to); err != nil {
				return err
			}
		}
	case repetition:
		return c.repeat(e, from, to)
	case literal:
		return c.chain(len(e.text), from, to, func(i int, from, to int32) error {
			c.bytes(from, byteRange{e.text[i], e.text[i]}, to)
			return nil
		})
	case class:
		c.class(e.class, from, to)
	case reference:
		rule := c.grammar.index[e.text]
		c.raw[from].calls = append(c.raw[from].calls, call{rank: c.rank[rule], to: to})
		if c.grammar.nullable[rule] {
			c.skip(from, to)
		}
	case tokenName:
		id, ok := c.vocabulary.special[e.text]
		if !ok {
			return c.mistake("the model has no special token %q", e.text)
		}
		c.raw[from].tokens = append(c.raw[from].tokens, tokenEdge{id, to})
	case tokenID:
		if int(e.id) >= c.vocabulary.Size() {
			return c.mistake("token %d: the model has %d", e.id, c.vocabulary.Size())
		}
		c.raw[from].tokens = append(c.raw[from].tokens, tokenEdge{e.id, to})
	}
	return nil
}

func (c *compiler) mistake(format string, args ...any) error {
	return &Error{Rule: c.rule.Name, What: fmt.Sprintf(format, args...)}
}

// chain puts n parts between two places, one after the other.
func (c *compiler) chain(n int, from, to int32, add func(i int, from, to int32) error) error {
	if n == 0 {
		c.skip(from, to)
	}
	for i := range n {
		next := to
		if i < n-1 {
			next = c.place()
		}
		if err := add(i, from, next); err != nil {
			return err
		}
		from = next
	}
	return nil
}

// repeat puts as many copies between two places as there must be, and then a loop or the copies that may be.
func (c *compiler) repeat(e Expr, from, to int32) error {
	copies, loop := e.max, e.max == Unbounded
	if loop {
		copies = e.min + 1
	}
	return c.chain(copies, from, to, func(i int, from, next int32) error {
		if loop && i == e.min {
			turn := c.place()
			c.skip(from, turn)
			c.skip(turn, next)
			return c.add(e.args[0], turn, turn)
		}
		if i >= e.min {
			c.skip(from, to)
		}
		return c.add(e.args[0], from, next)
	})
}

func (c *compiler) bytes(from int32, r byteRange, to int32) {
	c.raw[from].bytes = append(c.raw[from].bytes, byteEdge{r.lo, r.hi, to})
}

// class puts code points between two places, as UTF-8. What ends alike shares its last places.
func (c *compiler) class(ranges []runeRange, from, to int32) {
	type ending struct {
		byteRange
		to int32
	}
	shared := map[ending]int32{}
	for _, r := range ranges {
		r.encode(func(bytes []byteRange) {
			next := to
			for i := len(bytes) - 1; i > 0; i-- {
				end := ending{bytes[i], next}
				at, ok := shared[end]
				if !ok {
					at = c.place()
					c.bytes(at, bytes[i], next)
					shared[end] = at
				}
				next = at
			}
			c.bytes(from, bytes[0], next)
		})
	}
}

// withoutEmpty gives each place that is a start or after an edge the edges of all places that it reaches without one,
// and renumbers them; starts too. Where these are too many, ok is false.
func (c *compiler) withoutEmpty(starts []int32) (places []place, ok bool) {
	number := make([]int32, len(c.raw)) // from 1
	var kept []int32
	keep := func(at int32) int32 {
		if number[at] == 0 {
			kept = append(kept, at)
			number[at] = int32(len(kept))
		}
		return number[at] - 1
	}
	for i, s := range starts {
		starts[i] = keep(s)
	}
	edges := 0
	visited := make([]int, len(c.raw)) // by which place, from 1
	for i := 0; i < len(kept); i++ {
		var p place
		todo := []int32{kept[i]}
		for len(todo) > 0 {
			at := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if visited[at] == i+1 {
				continue
			}
			visited[at] = i + 1
			raw := &c.raw[at]
			if edges += 1 + len(raw.bytes) + len(raw.tokens) + len(raw.calls); edges > maxEdges {
				return nil, false
			}
			for _, e := range raw.bytes {
				p.bytes = append(p.bytes, byteEdge{e.lo, e.hi, keep(e.to)})
			}
			for _, e := range raw.tokens {
				p.tokens = append(p.tokens, tokenEdge{e.id, keep(e.to)})
			}
			for _, e := range raw.calls {
				p.calls = append(p.calls, call{rank: e.rank, to: keep(e.to)})
			}
			p.end = p.end || raw.end
			todo = append(todo, c.empty[at]...)
		}
		slices.SortFunc(p.tokens, func(a, b tokenEdge) int { return int(a.id) - int(b.id) })
		places = append(places, p)
	}
	return places, true
}

// byteClasses numbers the classes of bytes that no edge distinguishes, and rewrites the edges to them.
func byteClasses(places []place) (class [256]uint8, classes int) {
	var first [257]bool
	for _, p := range places {
		for _, e := range p.bytes {
			first[e.lo], first[int(e.hi)+1] = true, true
		}
	}
	n := 0
	for b := range 256 {
		if b > 0 && first[b] {
			n++
		}
		class[b] = uint8(n)
	}
	for i := range places {
		for k := range places[i].bytes {
			e := &places[i].bytes[k]
			e.lo, e.hi = class[e.lo], class[e.hi]
		}
	}
	return class, n + 1
}
