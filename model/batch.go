package model

import (
	"fmt"
	"slices"

	"github.com/sqlagent/sqlagent/model/sampling"
)

// batch is a Packed that was checked and laid out for the forward pass.
type batch struct {
	tokens    []int32
	positions []int32 // [T]
	segments  []Segment
	queries   []queries       // all tokens, by family
	families  [][]queries     // the same by shared prefix: the prefix first, then what continues it
	target    []int32         // [S] positions t to score
	source    []int32         // [S] the token before t in its sequence, whose state predicts it
	allowed   []sampling.Kept // [S]
	ids       [][]int32       // [S] the allowed tokens from row few on, in ascending order
	few       int             // the first of the rows with few allowed tokens, which come after the others
	invTemp   float32
}

// PackedError says which part of a batch is unusable, and why.
type PackedError struct {
	What string // "token 17", "segment 2", …
	Why  string
}

func (e *PackedError) Error() string { return "packed batch: " + e.What + ": " + e.Why }

func newBatch(c Config, p Packed) (*batch, error) {
	fail := func(what, why string, args ...any) (*batch, error) {
		return nil, &PackedError{what, fmt.Sprintf(why, args...)}
	}
	total := len(p.Tokens)
	if total == 0 {
		return fail("tokens", "there are none")
	}
	if len(p.Score) != total {
		return fail("score", "has %d entries for %d tokens", len(p.Score), total)
	}
	if !(p.Temperature >= 0) || p.Temperature > 1e6 {
		return fail("temperature", "%v is not a positive number (0 means 1)", p.Temperature)
	}
	for t, id := range p.Tokens {
		if id < 0 || int(id) >= c.VocabSize {
			return fail(fmt.Sprint("token ", t), "id %d is outside the vocabulary of %d", id, c.VocabSize)
		}
	}
	b := &batch{ // its own copies: the caller may reuse p before Backward
		tokens: slices.Clone(p.Tokens), positions: make([]int32, total), segments: slices.Clone(p.Segments), invTemp: 1,
	}
	if p.Temperature > 0 {
		b.invTemp = 1 / p.Temperature
	}
	if p.Allowed != nil && len(p.Allowed) != total {
		return fail("allowed", "has %d entries for %d tokens", len(p.Allowed), total)
	}
	family := make([]int, len(p.Segments)) // of a segment without prefix: its index in families
	var families [][]int                   // segments
	start := 0
	for i, s := range p.Segments {
		name := fmt.Sprint("segment ", i)
		if s.Start != start || s.Len < 1 || s.Len > total-start {
			return fail(name, "covers [%d, %d+%d); segments must be in order, not empty, and cover the %d tokens exactly", s.Start, s.Start, s.Len, total)
		}
		first, before := 0, int32(-1) // first position; token before the segment
		switch {
		case s.Prefix < 0:
			family[i] = len(families)
			families = append(families, []int{i})
		case s.Prefix >= i:
			return fail(name, "its prefix, segment %d, is not an earlier one", s.Prefix)
		case p.Segments[s.Prefix].Prefix >= 0:
			return fail(name, "its prefix, segment %d, has a prefix itself", s.Prefix)
		default:
			prefix := p.Segments[s.Prefix]
			first, before = prefix.Len, int32(prefix.Start+prefix.Len-1)
			f := family[s.Prefix]
			families[f] = append(families[f], i)
		}
		if first+s.Len > c.Context {
			return fail(name, "ends at position %d, beyond the context of %d", first+s.Len, c.Context)
		}
		for t := start; t < start+s.Len; t++ {
			b.positions[t] = int32(first + t - start)
			if p.Score[t] {
				if before < 0 {
					return fail(fmt.Sprint("token ", t), "is the first of its sequence: nothing predicts it, so it cannot be scored")
				}
				if p.Allowed != nil && !p.Allowed[t].Has(p.Tokens[t]) {
					return fail(fmt.Sprint("token ", t), "id %d is not among those that are allowed there", p.Tokens[t])
				}
				if p.Allowed != nil && !p.Allowed[t].Within(c.VocabSize) {
					return fail(fmt.Sprint("token ", t), "ids that are allowed there are outside the vocabulary of %d", c.VocabSize)
				}
				b.target = append(b.target, int32(t))
				b.source = append(b.source, before)
			}
			before = int32(t)
		}
		start += s.Len
	}
	if start != total {
		return fail("segments", "cover %d of %d tokens", start, total)
	}
	b.allow(p.Allowed, c.VocabSize)
	for _, f := range families {
		b.families = append(b.families, b.queriesOf(f))
	}
	b.queries = slices.Concat(b.families...)
	return b, nil
}

// fewShare is the share of the vocabulary up to which it is faster to compute the allowed logits one by one than to
// multiply by the whole output matrix.
const fewShare = 1. / 12

// allow sorts the scored rows: those with few allowed tokens last.
func (b *batch) allow(allowed []sampling.Kept, vocabulary int) {
	n := len(b.target)
	b.few, b.allowed, b.ids = n, make([]sampling.Kept, n), make([][]int32, n)
	if allowed == nil {
		return
	}
	known := make(map[*uint64][]int32) // of sets by their memory: tokens share them
	ids := func(t int32) []int32 {
		set := allowed[t].Set
		if set == nil {
			return allowed[t].IDs
		}
		few, ok := known[&set[0]]
		if !ok {
			if n := set.Len(); float64(n) <= fewShare*float64(vocabulary) {
				few = slices.AppendSeq(make([]int32, 0, n), set.Below(vocabulary))
			}
			known[&set[0]] = few
		}
		return few
	}
	type row struct{ target, source int32 }
	var many, few []row
	for i, t := range b.target {
		if r := (row{t, b.source[i]}); ids(t) == nil {
			many = append(many, r)
		} else {
			few = append(few, r)
		}
	}
	b.few = len(many)
	for i, r := range append(many, few...) {
		b.target[i], b.source[i] = r.target, r.source
		b.allowed[i], b.ids[i] = allowed[r.target], ids(r.target)
	}
}

// prefix returns where segment s's prefix starts and how long it is; 0, 0 where it has none.
func (b *batch) prefix(s Segment) (start, length int) {
	if s.Prefix < 0 {
		return 0, 0
	}
	return b.segments[s.Prefix].Start, b.segments[s.Prefix].Len
}
