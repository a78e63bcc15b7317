package grammar

import (
	"cmp"
	"math/bits"
	"slices"
	"sync"
	"sync/atomic"
)

// stacks is a set of stacks: all the ways in which a text so far can be understood. Frames that stand at one place are
// one frame, over the union of what was under them, so that ways that differ below the top share it: an ambiguous
// grammar has a set of at most as many frames as there are places, on each level. Equal sets are one object.
//
// A set is closed if its frames are before tokens, and no move without a token is left.
type stacks struct {
	id     uint64
	frames []frame // by place, each place once
	end    bool    // the empty stack is among them: the text may end
	depth  int     // of the deepest stack

	closed  *stacks // the same set, closed; nil where that is not known yet
	next    []atomic.Pointer[stacks]
	mask    atomic.Pointer[mask]
	masking sync.Mutex
}

// frame is a place, over the places where the rules above go on.
type frame struct {
	place int32
	up    *stacks
}

func (s *stacks) hash() uint64 { return hash(s.frames, s.end) }

func hash(frames []frame, end bool) uint64 {
	h := uint64(len(frames))
	if end {
		h = ^h
	}
	for _, f := range frames {
		h = (h ^ uint64(f.place) ^ f.up.id<<20) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	return h
}

// gather collects frames for a set.
type gather struct {
	frames []frame
	end    bool
}

func (g *gather) add(place int32, up *stacks) { g.frames = append(g.frames, frame{place, up}) }

func (g *gather) addAll(s *stacks) {
	g.frames = append(g.frames, s.frames...)
	g.end = g.end || s.end
}

// intern makes a set of what was gathered, the known one if there is one.
func (m *Machine) intern(g *gather) *stacks {
	slices.SortFunc(g.frames, func(a, b frame) int {
		return cmp.Or(cmp.Compare(a.place, b.place), cmp.Compare(a.up.id, b.up.id))
	})
	frames := g.frames[:0]
	for _, f := range g.frames {
		if n := len(frames); n > 0 && frames[n-1].place == f.place {
			frames[n-1].up = m.union(frames[n-1].up, f.up)
		} else {
			frames = append(frames, f)
		}
	}
	h := hash(frames, g.end)
	for _, s := range m.known[h] {
		if s.end == g.end && slices.Equal(s.frames, frames) {
			return s
		}
	}
	m.last++
	s := &stacks{id: m.last, frames: slices.Clone(frames), end: g.end}
	for _, f := range frames {
		s.depth = max(s.depth, 1+f.up.depth)
	}
	m.known[h] = append(m.known[h], s)
	m.held += 160 + 16*len(frames)
	return s
}

// union is the set of the stacks of both. Two closed sets have a closed union.
func (m *Machine) union(a, b *stacks) *stacks {
	switch {
	case a == b || b == m.dead:
		return a
	case a == m.dead:
		return b
	case a.id > b.id:
		a, b = b, a
	}
	key := [2]uint64{a.id, b.id}
	if u, ok := m.unions[key]; ok {
		return u
	}
	var g gather
	g.addAll(a)
	g.addAll(b)
	u := m.intern(&g)
	m.unions[key] = u
	m.held += 64
	return u
}

// close does what can be done without a token: rules that may end do, and rules that are called begin. Rules begin in
// the order of their ranks, in which each precedes those that it can begin with: all that waits for a rule to end
// is known before it begins, and it begins once.
func (m *Machine) close(s *stacks) *stacks {
	if s.closed != nil {
		return s.closed
	}
	closed := gather{end: s.end}
	for _, f := range s.frames {
		if m.places[f.place].end {
			closed.addAll(m.close(f.up))
		}
	}
	visit := func(f frame) {
		p := &m.places[f.place]
		if p.terminal() {
			closed.add(f.place, f.up)
		}
		for _, c := range p.calls {
			switch {
			case c.tail:
				m.pending[c.rank].addAll(f.up)
			case f.up.depth < maxDepth:
				m.pending[c.rank].add(c.to, f.up)
			default:
				continue
			}
			m.waiting[c.rank/64] |= 1 << (c.rank % 64)
		}
	}
	for _, f := range s.frames {
		visit(f)
	}
	for word := range m.waiting {
		for m.waiting[word] != 0 {
			bit := bits.TrailingZeros64(m.waiting[word])
			m.waiting[word] &^= 1 << bit
			rank := 64*word + bit
			up := m.intern(&m.pending[rank])
			m.pending[rank] = gather{frames: m.pending[rank].frames[:0]}
			visit(frame{m.starts[rank], up})
		}
	}
	c := m.intern(&closed)
	if c.next == nil {
		c.next = make([]atomic.Pointer[stacks], m.classes)
		m.held += 8 * m.classes
	}
	s.closed, c.closed = c, c
	return c
}
