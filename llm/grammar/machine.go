package grammar

import (
	"slices"
	"sync"
)

// Machine computes which tokens may come next. It is a pushdown automaton whose states are built when first reached,
// and kept within a budget of memory. It is safe for concurrent use: one Machine serves any number of sessions, each of
// which holds a State.
//
// A text is cut off where it would nest deeper than maxDepth calls (tail calls do not count): what is allowed is always
// of the language, and all of the language is allowed but that.
type Machine struct {
	vocabulary *Vocabulary
	places     []place
	starts     []int32    // first place of each rule, by rank
	class      [256]uint8 // of bytes that no place distinguishes
	classes    int
	text       bool // some place takes ordinary text
	limit      int  // of held

	start, bottom, dead *stacks

	mu      sync.Mutex // of all below, and of stacks.closed
	known   map[uint64][]*stacks
	unions  map[[2]uint64]*stacks
	last    uint64   // id
	held    int      // bytes, about
	pending []gather // scratch of close: what waits for each rule to end, by rank
	waiting []uint64 // bitset of those that are not empty
}

const (
	maxDepth = 1000
	budget   = 32 << 20 // bytes
)

// State is how far a text has come. It is a small immutable value, which may be kept, and gone on from more than once.
type State struct{ at *stacks }

// mask is what may come next.
type mask struct{ allowed []uint64 }

func newMachine(v *Vocabulary, places []place, starts []int32, root int32, nullable bool) *Machine {
	m := &Machine{
		vocabulary: v, places: places, starts: starts, limit: budget,
		pending: make([]gather, len(starts)), waiting: make([]uint64, (len(starts)+63)/64),
	}
	m.class, m.classes = byteClasses(places)
	m.text = slices.ContainsFunc(places, func(p place) bool { return len(p.bytes) > 0 })
	m.mu.Lock()
	defer m.mu.Unlock()
	m.forget()
	m.start = m.close(m.intern(&gather{frames: []frame{{starts[root], m.bottom}}, end: nullable}))
	return m
}

// Start is the state before a text.
func (m *Machine) Start() State { return State{m.start} }

// Mask returns the set of tokens that may come next, bit id%64 of word id/64, and whether the text may end here. The
// set is shared: do not write to it. Where it is empty and the text may not end either, the vocabulary has no token for
// what the grammar wants.
func (m *Machine) Mask(s State) (allowed []uint64, end bool) {
	if known := s.at.mask.Load(); known != nil {
		return known.allowed, s.at.end
	}
	s.at.masking.Lock() // many sessions may be in one state
	defer s.at.masking.Unlock()
	if known := s.at.mask.Load(); known != nil {
		return known.allowed, s.at.end
	}
	allowed = make([]uint64, (m.vocabulary.Size()+63)/64)
	text := false
	for _, f := range s.at.frames {
		p := &m.places[f.place]
		text = text || len(p.bytes) > 0
		for _, e := range p.tokens {
			allowed[e.id/64] |= 1 << (e.id % 64)
		}
	}
	if text {
		m.allowText(s.at, allowed)
	}
	m.mu.Lock()
	m.held += 8 * len(allowed)
	m.mu.Unlock()
	s.at.mask.Store(&mask{allowed})
	return allowed, s.at.end
}

// allowText walks the trie of ordinary tokens along the automaton. A state that stays what it is, as within a quoted
// string, takes whole subtrees.
func (m *Machine) allowText(from *stacks, allowed []uint64) {
	t := m.vocabulary.trie()
	at := make([]*stacks, t.depth+1) // by depth
	at[0] = from
	stays := ^uint64(0) // kinds of bytes after which the state is the same
	for b := range 256 {
		if m.step(from, byte(b)) != from {
			stays &^= 1 << byteKind[b]
		}
	}
	for i := int32(1); int(i) < len(t.nodes); {
		n := &t.nodes[i]
		next := m.step(at[n.depth-1], n.byte)
		if next == m.dead {
			i = n.next
			continue
		}
		ids := t.ids[n.first:n.last]
		i++
		if next == from && n.below&^stays == 0 {
			ids, i = t.within(i-1), n.next
		}
		for _, id := range ids {
			allowed[id/64] |= 1 << (id % 64)
		}
		at[n.depth] = next
	}
}

// Next returns the state after a token, and false where the token may not come next.
func (m *Machine) Next(s State, id int32) (State, bool) {
	if id < 0 || int(id) >= m.vocabulary.Size() {
		return State{}, false
	}
	after := m.dead
	if token := m.vocabulary.tokens[id]; m.text && !token.Special && token.Text != "" {
		after = s.at
		for i := 0; i < len(token.Text) && after != m.dead; i++ {
			after = m.step(after, token.Text[i])
		}
	}
	after = m.stepToken(s.at, id, after)
	return State{after}, after != m.dead
}

// step is the state after a byte.
func (m *Machine) step(from *stacks, b byte) *stacks {
	class := m.class[b]
	if next := from.next[class].Load(); next != nil {
		return next
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.held > m.limit {
		m.forget()
	}
	var g gather
	for _, f := range from.frames {
		for _, e := range m.places[f.place].bytes {
			if e.lo <= class && class <= e.hi {
				g.add(e.to, f.up)
			}
		}
	}
	next := m.close(m.intern(&g))
	from.next[class].Store(next)
	return next
}

// stepToken is the state after a token that some place takes by its id, or else by its text.
func (m *Machine) stepToken(from *stacks, id int32, text *stacks) *stacks {
	var g gather
	for _, f := range from.frames {
		tokens := m.places[f.place].tokens
		i, _ := slices.BinarySearchFunc(tokens, id, func(e tokenEdge, id int32) int { return int(e.id) - int(id) })
		for ; i < len(tokens) && tokens[i].id == id; i++ {
			g.add(tokens[i].to, f.up)
		}
	}
	if g.frames == nil {
		return text
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.held > m.limit {
		m.forget()
	}
	return m.close(m.union(m.close(m.intern(&g)), text))
}

// forget drops all states but those that sessions hold, which lose what they know of others.
func (m *Machine) forget() {
	for _, same := range m.known {
		for _, s := range same {
			s.closed = nil
			s.mask.Store(nil)
			for i := range s.next {
				s.next[i].Store(nil)
			}
		}
	}
	m.known, m.unions, m.held = map[uint64][]*stacks{}, map[[2]uint64]*stacks{}, 0
	if m.bottom == nil {
		m.bottom, m.dead = m.intern(&gather{end: true}), m.intern(&gather{})
		m.close(m.bottom)
		m.close(m.dead)
		return
	}
	for _, s := range []*stacks{m.bottom, m.dead, m.start} {
		s.closed = s
		m.known[s.hash()] = append(m.known[s.hash()], s)
	}
}
