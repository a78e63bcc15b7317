package trainer

import "math"

// Stream makes groups without end.
type Stream interface {
	// Group is the k-th group of a step. It depends on these two numbers and the stream's seed alone, so that a run
	// that goes on sees what it would have seen.
	Group(step, k int) (Group, error)
}

// Batches are what a run trains on, step by step.
type Batches interface {
	// Skip walks past the first steps, as resuming does.
	Skip(steps int)
	// Batch packs the groups of the next step.
	Batch(step int) (Batch, error)
	// Epoch is how often the data has been seen from its beginning to its end.
	Epoch() int
}

// Batches are an endless, seeded walk over the groups of a corpus, about so many tokens a batch. Ramp is the steps over
// which it opens to longer groups; 0: it is open from the start.
func (c *Corpus) Batches(tokens int, seed uint64, ramp int) Batches {
	return newBatcher(c.Groups, tokens, seed, ramp)
}

// Steps is how many batches of Batches show the whole corpus so many times. A batch is seldom full, and holds one group
// at least.
func (c *Corpus) Steps(tokens int, seed uint64, epochs float64) int {
	b := newBatcher(c.Groups, tokens, seed, 0)
	steps := 0
	for seen, want := 0, int(math.Ceil(epochs*float64(len(b.groups)))); seen < want; steps++ {
		b.walk(steps, func(Group) { seen++ })
	}
	return steps
}

// StreamBatches packs groups of a stream, so many tokens a batch at most, or one sequence. Sequences beyond the context
// are passed over, and of a group that is larger than a batch what is too much.
func StreamBatches(s Stream, tokens, context int) Batches { return &streamBatches{s, tokens, context} }

type streamBatches struct {
	stream          Stream
	tokens, context int
}

func (b *streamBatches) Skip(int)   {}
func (b *streamBatches) Epoch() int { return 0 }

func (b *streamBatches) Batch(step int) (Batch, error) {
	var p Batch
	for k := 0; len(p.Tokens) < b.tokens; k++ {
		g, err := b.stream.Group(step, k)
		if err != nil {
			return p, err
		}
		if g = g.within(b.context); len(g) == 0 {
			continue
		}
		g = divided([]Group{g}, b.tokens)[0]
		if len(p.Tokens) > 0 && len(p.Tokens)+g.Size() > b.tokens {
			break
		}
		p.add(g)
	}
	return p, nil
}

// within are the sequences of a group that fit a context.
func (g Group) within(context int) Group {
	var fit Group
	for _, s := range g {
		if len(s.Tokens) <= context {
			fit = append(fit, s)
		}
	}
	return fit
}
