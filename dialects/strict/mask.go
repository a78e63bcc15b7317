package strict

import (
	"math/bits"
	"slices"
)

// mask is what tokens may come next, and whether the turn may end.
//
// The vocabulary's trie is walked along c, but not byte by byte. What keywords and the schema's names have in common
// with the vocabulary is found once (spelling), and so are the tokens of words and strings of any text (tokens.go).
// Each mask has to find out which of them is allowed, and what may follow where a lexeme ends inside of a token: few
// tokens have such a place.
func (c *config) mask() ([]uint64, bool) {
	s, key := c.state, *c
	key.state = nil
	s.mu.Lock()
	known := s.masks[key]
	s.mu.Unlock()
	if known == nil {
		w := walk{s.machine, s.machine.tokens, make([]uint64, (s.machine.vocabulary.Size()+63)/64)}
		w.below(0, c)
		known = &mask{w.allowed, c.ends()}
		s.mu.Lock()
		if s.masks == nil {
			s.masks = map[config]*mask{}
		}
		s.masks[key] = known
		s.mu.Unlock()
		s.machine.held.Add(int64(8 * len(known.allowed)))
	}
	return known.allowed, known.end
}

// opened are the tokens that end a tag and go on with the query after it, of which rest is missing; nil: there are
// none.
func (m *machine) opened(rest string, query config) []uint64 {
	t := m.tokens.trie
	node, ok := int32(0), true
	for i := 0; ok && i < len(rest); i++ {
		children, bytes := t.Children(node)
		k := slices.Index(bytes, rest[i])
		if ok = k >= 0; ok {
			node = children[k]
		}
	}
	if children, _ := t.Children(node); !ok || len(children) == 0 {
		return nil
	}
	w := walk{m, m.tokens, make([]uint64, (m.vocabulary.Size()+63)/64)}
	w.below(node, &query)
	return w.allowed
}

// walk collects the tokens of a mask. Its nodes are those of the vocabulary's trie; with each goes how far a query has
// come that is there.
type walk struct {
	*machine
	*tokens
	allowed []uint64
}

func (w *walk) add(ids []int32) {
	for _, id := range ids {
		w.allowed[id/64] |= 1 << (id % 64)
	}
}

func (w *walk) addAll(f *found) {
	for i, word := range f.bits {
		w.allowed[i] |= word
	}
	w.add(f.ids)
}

// below allows the tokens after a node that can be read to their end.
func (w *walk) below(node int32, c *config) {
	switch c.mode {
	case between:
		w.names(node, c)
		known := *c
		known.spelt = true
		w.each(node, &known)
	case lexeme:
		w.within(node, c)
	case quoted:
		f := w.inString(node, c.quote, w.backslash(), c.utf8)
		w.addAll(f)
		for _, end := range f.ends {
			if at, ok := w.along(node, end, c); ok {
				w.add(w.trie.Ending(end))
				w.below(end, &at)
			}
		}
	default:
		w.each(node, c)
	}
}

// each goes on after a node with each byte.
func (w *walk) each(node int32, c *config) {
	children, bytes := w.trie.Children(node)
	for i, child := range children {
		if w.blank[child] && c.mode == between && c.behind != dotClass {
			for _, id := range w.trie.Within(child) {
				if len(w.vocabulary.Token(id).Text)-w.trie.Depth(node) <= maxSpaces-int(c.spaces) {
					w.allowed[id/64] |= 1 << (id % 64)
				}
			}
		} else if at, ok := c.step(bytes[i]); ok {
			w.add(w.trie.Ending(child))
			w.below(child, &at)
		}
	}
}

// along is how far c comes on the way between two nodes.
func (w *walk) along(from, to int32, c *config) (config, bool) {
	at, ok := *c, true
	for rest := w.trie.Path(to)[w.trie.Depth(from):]; ok && rest != ""; rest = rest[1:] {
		at, ok = at.step(rest[0])
	}
	return at, ok
}

// within goes on in a lexeme: in a new name, one of the query's own, one of the lexicon, or after its end.
func (w *walk) within(node int32, c *config) {
	w.names(node, c)
	w.leave(node, c)
	known := *c
	known.fresh, known.pattern = false, false
	e := c.state.expect()
	for rest := c.own; rest != 0; rest &= rest - 1 {
		if n := &e.own[bits.TrailingZeros64(rest)]; int(c.read) < len(n.text) {
			w.own(node, node, &known, n.text[c.read:], n.fold)
		}
	}
	s := w.spelling(place{node, c.node})
	for i := int32(0); int(i) < len(s.nodes); {
		n := &s.nodes[i]
		alive, ends := w.lexicon.alive(n.lexicon, e)
		if !alive {
			i = n.next
			continue
		}
		i++
		w.add(s.ids[n.first:n.last])
		if ends && n.open {
			if at, ok := w.along(node, n.at, &known); ok {
				w.leave(n.at, &at)
			}
		}
	}
}

// names goes on in a new name or qualifier, or begins one.
func (w *walk) names(node int32, c *config) {
	e := c.state.expect()
	fresh, pattern := c.fresh, c.pattern
	if c.mode == between {
		apart := c.behind != wordClass && c.behind != dotClass
		fresh, pattern = apart && e.fresh >= 0, apart && e.pattern
	}
	var all []*found
	if fresh {
		f := w.words(node, c.read > 0)
		if c.read >= maxName && c.state.acceptable(e.fresh, c.word) {
			f = &found{ends: f.ends}
		}
		all = append(all, f)
	}
	if pattern {
		digits := c.digits
		if c.mode == lexeme && digits >= maxTail && c.moreDigits() {
			digits = maxTail - 1
		}
		all = append(all, w.qualifiers(node, c.read-int32(c.digits), digits))
	}
	for _, f := range all {
		w.addAll(f)
		for _, end := range f.ends {
			if at, ok := w.along(node, end, c); ok {
				w.leave(end, &at)
			}
		}
	}
}

// own goes on in a name of the query itself, of which text is the rest.
func (w *walk) own(from, node int32, c *config, text string, fold bool) {
	children, bytes := w.trie.Children(node)
	for i, child := range children {
		b := bytes[i]
		if b != text[0] && !(fold && 'A' <= b && b <= 'Z' && b+'a'-'A' == text[0]) {
			continue
		}
		w.add(w.trie.Ending(child))
		if len(text) > 1 {
			w.own(from, child, c, text[1:], fold)
		} else if at, ok := w.along(from, child, c); ok {
			w.leave(child, &at)
		}
	}
}

// leave ends the lexeme at a node, and goes on after it.
func (w *walk) leave(node int32, c *config) {
	children, bytes := w.trie.Children(node)
	for i, child := range children {
		b := bytes[i]
		if isWord(b) && isWord(c.last) || b >= 0x80 { // no lexeme begins with what is not ASCII
			continue
		}
		at, ok := c.step(b)
		if !ok || at.mode == lexeme && at.state == c.state { // the same lexeme, which is gone on in elsewhere
			continue
		}
		w.add(w.trie.Ending(child))
		w.below(child, &at)
	}
}

// place is a node of the vocabulary's trie, and one of each of the lexicon's.
type place struct {
	node    int32
	lexicon [2]int32
}

// spelling is what the subtrees after a place have in common, in depth-first order.
type spelling struct {
	nodes []shared
	ids   []int32
}

type shared struct {
	at          int32 // of the vocabulary
	next        int32 // after the subtree
	first, last int32 // ids[first:last] are the tokens that end here
	lexicon     [2]int32
	open        bool // tokens go on here with what is not of one word
}

func (m *machine) spelling(p place) *spelling {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := m.spellings[p]
	if s == nil {
		s = m.spell(p)
		m.spellings[p] = s
		m.held.Add(int64(96 + 32*len(s.nodes) + 4*len(s.ids)))
	}
	return s
}

func (m *machine) spell(p place) *spelling {
	s := &spelling{}
	t := m.tokens.trie
	var extend func(p place)
	extend = func(p place) {
		children, bytes := t.Children(p.node)
		for k, child := range children {
			below := place{child, m.lexicon.child(p.lexicon, bytes[k])}
			if below.lexicon == [2]int32{-1, -1} {
				continue
			}
			i := len(s.nodes)
			first := int32(len(s.ids))
			s.ids = append(s.ids, t.Ending(child)...)
			s.nodes = append(s.nodes, shared{at: child, first: first, last: int32(len(s.ids)), lexicon: below.lexicon})
			_, next := t.Children(child)
			s.nodes[i].open = slices.ContainsFunc(next, func(b byte) bool { return b < 0x80 && !(isWord(b) && isWord(bytes[k])) })
			extend(below)
			s.nodes[i].next = int32(len(s.nodes))
		}
	}
	extend(p)
	return s
}

// child are the nodes after a byte.
func (l *lexicon) child(nodes [2]int32, b byte) [2]int32 {
	for i, at := range nodes {
		if at >= 0 {
			nodes[i] = l.spelt[i].child(at, b)
		}
	}
	return nodes
}

// alive reports whether entries at or below a node mean something where e is expected, and whether one of them ends
// there.
func (l *lexicon) alive(nodes [2]int32, e *expectation) (alive, ends bool) {
	for i, at := range nodes {
		if at >= 0 {
			n := &l.spelt[i].nodes[at]
			alive = alive || e.alive[i].any(n.below[0], n.below[1])
			ends = ends || n.ending >= 0 && e.alive[i].has(n.ending)
		}
	}
	return alive, ends
}
