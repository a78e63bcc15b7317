package cuda

import (
	"cmp"
	"errors"
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
)

// Parallel is a model.Policy on several GPUs of one box. Each has all weights and computes its share of a batch; before
// a step their gradients are summed (NCCL), so that all make the same step. Its methods are not safe for concurrent
// use.
type Parallel struct {
	ranks  []*Policy
	nccl   *nccl
	shares []share // of the last Forward
	tokens int     // of it
}

var _ model.Policy = (*Parallel)(nil)

// share is what one GPU computes of a batch.
type share struct {
	packed model.Packed
	tokens []int // [T of the share] of the whole batch
}

// NewParallel copies a model to GPUs, of which there are at least two: see NewPolicy. Errors: also *UnavailableError,
// *NCCLError.
func NewParallel(devices []*Device, from *model.Origin, o Options) (*Parallel, error) {
	n, err := openNCCL(devices)
	if err != nil {
		return nil, err
	}
	p := &Parallel{nccl: n}
	for _, d := range devices {
		rank, err := NewPolicy(d, from, o)
		if err != nil {
			p.Close()
			return nil, err
		}
		p.ranks = append(p.ranks, rank)
	}
	return p, nil
}

// each runs f for all GPUs at once, and returns the first one's error that has one.
func (p *Parallel) each(f func(i int, rank *Policy) error) error {
	errs := make([]error, len(p.ranks))
	var all sync.WaitGroup
	for i, rank := range p.ranks {
		all.Go(func() { errs[i] = f(i, rank) })
	}
	all.Wait()
	return cmp.Or(errs...)
}

// divide cuts a batch into n shares. Segments stay with their prefix; the largest of such trees goes first, to the
// share that has least. Shares may be empty.
func divide(in model.Packed, n int) []share {
	type tree struct{ root, tokens int }
	var trees []tree
	of := make([]int, len(in.Segments)) // the tree of a segment
	for i, s := range in.Segments {
		if s.Prefix < 0 {
			of[i] = len(trees)
			trees = append(trees, tree{root: i})
		} else {
			of[i] = of[s.Prefix]
		}
		trees[of[i]].tokens += s.Len
	}
	order := make([]int, len(trees))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return trees[b].tokens - trees[a].tokens })
	load, to := make([]int, n), make([]int, len(trees)) // tokens of a share, and where a tree goes
	for _, t := range order {
		least := 0
		for i := range load {
			if load[i] < load[least] {
				least = i
			}
		}
		to[t], load[least] = least, load[least]+trees[t].tokens
	}

	shares, at := make([]share, n), make([]int, len(in.Segments)) // a segment's number in its share
	for i := range shares {
		shares[i].packed.Temperature = in.Temperature
	}
	for i, s := range in.Segments {
		sh := &shares[to[of[i]]]
		p := &sh.packed
		segment := model.Segment{Start: len(p.Tokens), Len: s.Len, Prefix: -1}
		if s.Prefix >= 0 {
			segment.Prefix = at[s.Prefix]
		}
		at[i] = len(p.Segments)
		p.Segments = append(p.Segments, segment)
		p.Tokens = append(p.Tokens, in.Tokens[s.Start:s.Start+s.Len]...)
		p.Score = append(p.Score, in.Score[s.Start:s.Start+s.Len]...)
		if in.Allowed != nil {
			p.Allowed = append(p.Allowed, in.Allowed[s.Start:s.Start+s.Len]...)
		}
		for t := range s.Len {
			sh.tokens = append(sh.tokens, s.Start+t)
		}
	}
	return shares
}

// Score implements model.Policy.
func (p *Parallel) Score(in model.Packed, of model.Weights) (logp, entropy []float32, err error) {
	if _, err := p.Config().Rows(in); err != nil {
		return nil, nil, err
	}
	shares := divide(in, len(p.ranks))
	logp, entropy = make([]float32, len(in.Tokens)), make([]float32, len(in.Tokens))
	err = p.each(func(i int, rank *Policy) error {
		if len(shares[i].tokens) == 0 {
			return nil
		}
		l, e, err := rank.Score(shares[i].packed, of)
		if err == nil {
			shares[i].spread(logp, l)
			shares[i].spread(entropy, e)
		}
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	return logp, entropy, nil
}

// Forward implements model.Policy.
func (p *Parallel) Forward(in model.Packed) (model.Out, error) {
	p.shares = nil
	if _, err := p.Config().Rows(in); err != nil {
		return model.Out{}, err
	}
	n, shares := len(in.Tokens), divide(in, len(p.ranks))
	out := model.Out{Logp: make([]float32, n), Entropy: make([]float32, n)}
	if p.Config().ValueHead {
		out.Value = make([]float32, n)
	}
	err := p.each(func(i int, rank *Policy) error {
		if len(shares[i].tokens) == 0 {
			return nil
		}
		o, err := rank.Forward(shares[i].packed)
		if err == nil {
			shares[i].spread(out.Logp, o.Logp)
			shares[i].spread(out.Entropy, o.Entropy)
			shares[i].spread(out.Value, o.Value)
		}
		return err
	})
	if err != nil {
		return model.Out{}, err
	}
	p.shares, p.tokens = shares, n
	return out, nil
}

// spread puts a share's numbers where they are in the whole batch.
func (s share) spread(all, own []float32) {
	for i, x := range own {
		all[s.tokens[i]] = x
	}
}

// pick is its inverse; nil stays nil.
func (s share) pick(all []float32) []float32 {
	if all == nil {
		return nil
	}
	own := make([]float32, len(s.tokens))
	for i, t := range s.tokens {
		own[i] = all[t]
	}
	return own
}

// Backward implements model.Policy.
func (p *Parallel) Backward(g model.Grad) error {
	if p.shares == nil {
		return model.ErrNoForward
	}
	if err := p.ranks[0].checkGrad(g, p.tokens); err != nil {
		return err
	}
	shares := p.shares
	p.shares = nil
	return p.each(func(i int, rank *Policy) error {
		s := shares[i]
		if len(s.tokens) == 0 {
			return nil
		}
		return rank.Backward(model.Grad{Logp: s.pick(g.Logp), Entropy: s.pick(g.Entropy), Value: s.pick(g.Value)})
	})
}

// Step implements model.Policy. Errors: as Policy's, and *NCCLError, of all steps after one in which a GPU failed.
func (p *Parallel) Step(o adamw.Options) (gradNorm float32, err error) {
	began := false
	for _, rank := range p.ranks {
		if err := rank.changeable(); err != nil {
			return 0, err
		}
		began = began || rank.trained.began
	}
	if !began {
		return 0, nil
	}
	devices, at := make([]*Device, len(p.ranks)), make([]floats, len(p.ranks))
	for i, rank := range p.ranks { // one without a share has a gradient of zeros
		if err := rank.beginGradient(); err != nil {
			return 0, err
		}
		devices[i], at[i] = rank.device, floats(rank.trained.grad.address)
	}
	if err := p.nccl.sum(devices, at, p.ranks[0].trained.numbers); err != nil {
		p.nccl.giveUp() // some may have begun, and wait for the others
		return 0, err
	}
	norms := make([]float32, len(p.ranks))
	err = p.each(func(i int, rank *Policy) (err error) {
		norms[i], err = rank.Step(o)
		var all *adamw.NonFiniteError            // which is everybody's
		if err != nil && !errors.As(err, &all) { // others may be waiting for this GPU, or have made the step
			p.nccl.giveUp()
		}
		return err
	})
	return norms[0], err
}

// Config implements model.Policy, as do the methods below. What is saved is the first GPU's: all are alike.
func (p *Parallel) Config() model.Config { return p.ranks[0].config }

// NewDecoder is one on the first GPU; Decoders are those of all.
func (p *Parallel) NewDecoder(o model.DecoderOptions) (model.Decoder, error) {
	return p.ranks[0].NewDecoder(o)
}

// Decoders divides what NewDecoder would make among all GPUs.
func (p *Parallel) Decoders(o model.DecoderOptions) (all []model.Decoder, err error) {
	if n := len(p.ranks); o.Slots > 0 { // a slot's tokens stay what they are
		share := (o.Slots + n - 1) / n
		o.Slots, o.Tokens = share, (o.Tokens+o.Slots-1)/o.Slots*share
	}
	for _, rank := range p.ranks {
		d, err := rank.NewDecoder(o)
		if err != nil {
			for _, d := range all {
				d.Close()
			}
			return nil, err
		}
		all = append(all, d)
	}
	return all, nil
}

func (p *Parallel) Save(dir string) error { return p.ranks[0].Save(dir) }

func (p *Parallel) Load(dir string) error { return restore(dir, p.ranks...) }

// Close gives the memory of all back.
func (p *Parallel) Close() error {
	var errs []error
	for _, rank := range p.ranks {
		errs = append(errs, rank.Close())
	}
	p.nccl.close()
	return errors.Join(errs...)
}
