package trainer

import (
	"math/rand/v2"

	"github.com/sqlagent/sqlagent/model"
)

// Sequence is one tokenised trajectory.
type Sequence struct {
	Tokens []int32
	Train  []bool // [len(Tokens)] tokens in the loss: generated ones, the stop token included
}

// Group is the sequences of one database. They begin alike (the schema), and that beginning is computed
// once for all of them.
type Group []Sequence

// sharedPrefix is the number of tokens that all sequences of a group begin with, short of the first
// trained one and of the whole of any sequence.
func (g Group) sharedPrefix() int {
	n := len(g[0].Tokens)
	for _, s := range g {
		n = min(n, len(s.Tokens)-1)
		for i := range n {
			if s.Tokens[i] != g[0].Tokens[i] || s.Train[i] {
				n = i
				break
			}
		}
	}
	return n
}

// batcher cuts an endless, seeded walk over groups into packed batches.
type batcher struct {
	groups []Group
	tokens int // about so many a batch
	seed   uint64
	epoch  int
	order  []int
	next   int // into order
}

func newBatcher(groups []Group, tokens int, seed uint64) *batcher {
	b := &batcher{groups: groups, tokens: tokens, seed: seed, epoch: -1}
	b.advance()
	return b
}

// advance begins the next epoch, whose order depends on nothing but (seed, epoch).
func (b *batcher) advance() {
	b.epoch++
	b.next = 0
	b.order = rand.New(rand.NewPCG(b.seed, uint64(b.epoch))).Perm(len(b.groups))
}

// skip walks past n batches, as resuming does.
func (b *batcher) skip(n int) {
	for range n {
		b.walk(func(Group) {})
	}
}

// batch packs the next groups. At least one group goes in, whatever its size.
func (b *batcher) batch() model.Packed {
	var p model.Packed
	b.walk(func(g Group) { pack(&p, g) })
	return p
}

func (b *batcher) walk(visit func(Group)) {
	for total := 0; total < b.tokens; {
		if b.next == len(b.order) {
			b.advance()
		}
		g := b.groups[b.order[b.next]]
		size := g.size()
		if total > 0 && total+size > b.tokens {
			return
		}
		visit(g)
		total += size
		b.next++
	}
}

// size is the number of tokens that a group takes in a batch.
func (g Group) size() int {
	n := g.sharedPrefix()
	total := n
	for _, s := range g {
		total += len(s.Tokens) - n
	}
	return total
}

// pack adds a group: its shared prefix as one segment, then the rest of each sequence.
func pack(p *model.Packed, g Group) {
	n := g.sharedPrefix()
	parent := -1
	if n > 0 {
		parent = len(p.Segments)
		p.Segments = append(p.Segments, model.Segment{Start: len(p.Tokens), Len: n, Prefix: -1})
		p.Tokens = append(p.Tokens, g[0].Tokens[:n]...)
		p.Score = append(p.Score, make([]bool, n)...)
	}
	for _, s := range g {
		p.Segments = append(p.Segments, model.Segment{Start: len(p.Tokens), Len: len(s.Tokens) - n, Prefix: parent})
		p.Tokens = append(p.Tokens, s.Tokens[n:]...)
		p.Score = append(p.Score, s.Train[n:]...)
	}
}
