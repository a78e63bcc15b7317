package trainer

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// Sequence is one tokenised trajectory.
type Sequence struct {
	Tokens []int32
	Train  []bool // [len(Tokens)] tokens in the loss: generated ones, the stop token included
	Read   []bool // [len(Tokens)] given tokens that are predicted too, for SFT.Reading of the loss; nil: none
	// Allowed is what each token was chosen from, where a grammar held the model or sampling was cut; nil: every token.
	Allowed []sampling.Kept
}

// Group is the sequences of one database. They begin alike (the schema), and that beginning is computed
// once for all of them.
type Group []Sequence

// Batch is groups that are packed side by side.
type Batch struct {
	model.Packed
	Read []bool // [T] the scored tokens that were given: see Sequence.Read; nil: none
}

// sharedPrefix is the number of tokens that all sequences of a group begin with, short of the first one that is trained
// or read and of the whole of any sequence.
func (g Group) sharedPrefix() int {
	n := len(g[0].Tokens)
	for _, s := range g {
		n = min(n, len(s.Tokens)-1)
		for i := range n {
			if s.Tokens[i] != g[0].Tokens[i] || s.Train[i] || s.Read != nil && s.Read[i] {
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

	// ramp is the steps over which the walk opens to longer groups; 0: it is open from the start.
	ramp int
	rank []float64 // of a group: the share of groups that are shorter

	epoch int
	order []int
	next  int // into order
}

func newBatcher(groups []Group, tokens int, seed uint64, ramp int) *batcher {
	groups = divided(groups, tokens)
	b := &batcher{groups: groups, tokens: tokens, seed: seed, ramp: ramp, rank: make([]float64, len(groups)), epoch: -1}
	size := make([]int, len(groups))
	shortest := make([]int, len(groups))
	for i, g := range groups {
		size[i], shortest[i] = g.Size(), i
	}
	slices.SortStableFunc(shortest, func(i, j int) int { return cmp.Compare(size[i], size[j]) })
	for place, i := range shortest {
		b.rank[i] = float64(place) / float64(len(groups))
	}
	b.advance()
	return b
}

// advance begins the next epoch, whose order depends on nothing but (seed, epoch).
func (b *batcher) advance() {
	b.epoch++
	b.next = 0
	b.order = rand.New(rand.NewPCG(b.seed, uint64(b.epoch))).Perm(len(b.groups))
}

// competence is the share of groups, the shortest first, that a step may see: the square root curriculum of
// Platanios et al. 2019, equation 7, with c₀ = 0.1. Longer groups are passed over until then.
func (b *batcher) competence(step int) float64 {
	const c0 = 0.1
	if step >= b.ramp {
		return 1
	}
	return math.Sqrt(float64(step)/float64(b.ramp)*(1-c0*c0) + c0*c0)
}

// Skip implements Batches.
func (b *batcher) Skip(n int) {
	for step := range n {
		b.walk(step, func(Group) {})
	}
}

// Batch implements Batches. At least one sequence goes in, whatever its length.
func (b *batcher) Batch(step int) (Batch, error) {
	var p Batch
	b.walk(step, p.add)
	return p, nil
}

// Epoch implements Batches.
func (b *batcher) Epoch() int { return b.epoch }

func (b *batcher) walk(step int, visit func(Group)) {
	open := b.competence(step)
	for total := 0; total < b.tokens; b.next++ {
		if b.next == len(b.order) {
			b.advance()
		}
		i := b.order[b.next]
		if b.rank[i] >= open {
			continue
		}
		size := b.groups[i].Size()
		if total > 0 && total+size > b.tokens {
			return
		}
		visit(b.groups[i])
		total += size
	}
}

// Size is the number of tokens that a group takes in a batch.
func (g Group) Size() int {
	n := g.sharedPrefix()
	total := n
	for _, s := range g {
		total += len(s.Tokens) - n
	}
	return total
}

// divided are groups of so many tokens at most, or of one sequence.
func divided(groups []Group, tokens int) []Group {
	var out []Group
	for _, g := range groups {
		for len(g) > 0 {
			n := len(g)
			for n > 1 && g[:n].Size() > tokens {
				n--
			}
			out, g = append(out, g[:n]), g[n:]
		}
	}
	return out
}

// add packs a group, whose read tokens are scored too.
func (b *Batch) add(g Group) {
	prefix, starts := Pack(&b.Packed, g)
	if b.Read != nil || slices.ContainsFunc(g, func(s Sequence) bool { return s.Read != nil }) {
		b.Read = append(b.Read, make([]bool, len(b.Tokens)-len(b.Read))...)
	}
	for i, s := range g {
		for t := prefix; t < len(s.Read); t++ {
			if s.Read[t] {
				at := starts[i] + t - prefix
				b.Score[at], b.Read[at] = true, true
			}
		}
	}
}

// parts are a batch as forward passes of so many tokens at most, or of one sequence: of what does not fit into one pass
// each begins with the prefix. 0: all at once.
func (b *Batch) parts(tokens int) []*Batch {
	if tokens == 0 || len(b.Tokens) <= tokens {
		return []*Batch{b}
	}
	var out []*Batch
	var last *Batch
	at := map[int]int{} // of prefixes in the last part
	for i, s := range b.Segments {
		if i+1 < len(b.Segments) && b.Segments[i+1].Prefix == i {
			continue // a prefix goes where its sequences do
		}
		parent, known := at[s.Prefix]
		size := s.Len
		if s.Prefix >= 0 && !known {
			size += b.Segments[s.Prefix].Len
		}
		if last == nil || len(last.Tokens)+size > tokens {
			last = &Batch{Packed: model.Packed{Temperature: b.Temperature}}
			out, known = append(out, last), false
			clear(at)
		}
		switch {
		case s.Prefix < 0:
			parent = -1
		case !known:
			parent = last.take(b, b.Segments[s.Prefix], -1)
			at[s.Prefix] = parent
		}
		last.take(b, s, parent)
	}
	return out
}

// take adds a segment of another batch, after a prefix of this one (-1: none), and says which it is here.
func (b *Batch) take(from *Batch, s model.Segment, prefix int) int {
	end := s.Start + s.Len
	b.Segments = append(b.Segments, model.Segment{Start: len(b.Tokens), Len: s.Len, Prefix: prefix})
	b.Tokens = append(b.Tokens, from.Tokens[s.Start:end]...)
	b.Score = append(b.Score, from.Score[s.Start:end]...)
	if from.Read != nil {
		b.Read = append(b.Read, from.Read[s.Start:end]...)
	}
	if from.Allowed != nil {
		b.Allowed = append(b.Allowed, from.Allowed[s.Start:end]...)
	}
	return len(b.Segments) - 1
}

// trained are the scored tokens that were generated.
func (b *Batch) trained() []bool {
	if b.Read == nil {
		return b.Score
	}
	out := slices.Clone(b.Score)
	for t, read := range b.Read {
		out[t] = out[t] && !read
	}
	return out
}

// Pack adds a group to a batch: its shared prefix of so many tokens as one segment, then the rest of each sequence.
// starts is where each of these begins in the batch.
func Pack(p *model.Packed, g Group) (prefix int, starts []int) {
	n := g.sharedPrefix()
	parent := -1
	if n > 0 {
		parent = len(p.Segments)
		p.Segments = append(p.Segments, model.Segment{Start: len(p.Tokens), Len: n, Prefix: -1})
		p.Tokens = append(p.Tokens, g[0].Tokens[:n]...)
		p.Score = append(p.Score, make([]bool, n)...)
	}
	for _, s := range g {
		starts = append(starts, len(p.Tokens))
		p.Segments = append(p.Segments, model.Segment{Start: len(p.Tokens), Len: len(s.Tokens) - n, Prefix: parent})
		if s.Allowed != nil {
			p.Allowed = append(p.Allowed, make([]sampling.Kept, len(p.Tokens)-len(p.Allowed))...)
			p.Allowed = append(p.Allowed, s.Allowed[n:]...)
		}
		p.Tokens = append(p.Tokens, s.Tokens[n:]...)
		p.Score = append(p.Score, s.Train[n:]...)
	}
	if p.Allowed != nil {
		p.Allowed = append(p.Allowed, make([]sampling.Kept, len(p.Tokens)-len(p.Allowed))...)
	}
	return n, starts
}
