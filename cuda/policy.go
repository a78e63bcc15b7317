package cuda

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"sync/atomic"

	"github.com/sqlagent/sqlagent/model"
)

// Policy is a model.Policy on a GPU. Products take bfloat16 and sum in float32; the residual stream, gradients, norms
// and the optimiser are float32. Results are the same from run to run on one kind of GPU: nothing is added in an order
// that chance decides.
//
// What it is made of goes to the GPU piece by piece, and checkpoints come from it so: the host never holds all of them.
// Its methods are not safe for concurrent use.
type Policy struct {
	device *Device
	config model.Config
	shape  shape

	eightBit bool // Options'
	layout   *layout
	rope     rope

	current   weights
	base      uint32   // CRC-32C of the weights that a LoRA changes: see model.Checkpoint
	reference *weights // Freeze's copy; with a LoRA the weights without it; nil: there is none
	trained   trained

	pending  bool // Backward may follow its Forward
	training activations
	scoring  activations
	room     scratchpad

	held atomic.Int32 // slots of decoders that hold tokens

	weightsRoom, vectorsRoom, referenceRoom, referenceVectors, ropeRoom, pieceRoom buffer
}

var _ model.Policy = (*Policy)(nil)

// Options say how a Policy uses memory.
type Options struct {
	// Recompute keeps of each block its input alone, and computes the block again on the way back: a third more
	// arithmetic, a fraction of the memory.
	Recompute bool
	// EightBit is the form in which a checkpoint's moments of AdamW are kept, as adamw.Options's of steps to come.
	EightBit bool
}

// WidthError is a model whose shape the kernels cannot compute.
type WidthError struct {
	What string
	Got  int
	Want string
}

func (e *WidthError) Error() string {
	return fmt.Sprintf("cuda: %s is %d, want %s; this model runs without --device cuda", e.What, e.Got, e.Want)
}

// check reports whether the kernels can compute a model. Error: *WidthError.
func check(c model.Config) error {
	if !slices.Contains(HeadWidths, c.HeadDim()) {
		return &WidthError{"the width of a head", c.HeadDim(), fmt.Sprint("one of ", HeadWidths)}
	}
	for _, w := range []struct {
		what string
		n    int
	}{{"the width of the embedding", c.Embedding}, {"the width of the feed-forward", c.FeedForward}} {
		if w.n%8 != 0 {
			return &WidthError{w.what, w.n, "a multiple of 8"}
		}
	}
	if group := c.Heads / c.KVHeads; group > tileRows {
		return &WidthError{"the query heads of a head of keys", group, fmt.Sprint("at most ", tileRows)}
	}
	const most = 16384 // columns of a row of norms, whose sums lie in shared memory
	if c.Embedding > most {
		return &WidthError{"the width of the embedding", c.Embedding, fmt.Sprint("at most ", most)}
	}
	return nil
}

// NewPolicy copies a model to the GPU, with its LoRA and optimiser state. The origin may be closed afterwards. Errors:
// those of model.Origin.Read, *WidthError, *MemoryError, *Error.
func NewPolicy(d *Device, from *model.Origin, o Options) (*Policy, error) {
	return load(d, from, o, (*Policy).train)
}

// load makes a policy with an origin's numbers, as read takes them over.
func load(d *Device, from *model.Origin, o Options, read func(p *Policy, from *model.Origin)) (*Policy, error) {
	if err := check(from.Config); err != nil {
		return nil, err
	}
	p := newPolicy(d, from.Config, o)
	defer d.enter()()
	p.uploadRope()
	read(p, from)
	if err := d.done(); err != nil {
		p.release()
		return nil, err
	}
	return p, nil
}

func newPolicy(d *Device, c model.Config, o Options) *Policy {
	p := &Policy{device: d, config: c, eightBit: o.EightBit, shape: newShape(c), layout: newLayout(c)}
	blocks := 1
	if !o.Recompute {
		blocks = c.Layers
	}
	p.training.blocks, p.training.inputs = make([]block, blocks), make([]buffer, c.Layers+1)
	p.scoring.blocks, p.scoring.inputs = make([]block, 1), make([]buffer, 2)
	return p
}

func (p *Policy) uploadRope() {
	cos, sin := p.config.Rotations()
	at := p.device.floats(&p.ropeRoom, 2*len(cos), "rotary angles")
	p.rope = rope{at, at.at(len(cos))}
	upload(p.device, p.rope.cosines, cos)
	upload(p.device, p.rope.sines, sin)
}

// train takes over what training begins with.
func (p *Policy) train(from *model.Origin) {
	l, t := p.layout, &p.trained
	weights := func(w io.Writer) (err error) {
		p.base, err = from.Read(w)
		return err
	}
	p.current = p.roomForWeights(&p.weightsRoom, &p.vectorsRoom, "weights")
	if t.layout, t.lora, t.numbers, t.matrices = l, from.LoRA, l.all, l.matrices; t.lora == nil {
		p.learn(weights, from.Steps, from.Moment1, from.Moment2)
		switch {
		case from.Frozen:
			p.reference = new(p.roomForReference())
			p.copyWeights(*p.reference, p.current)
		case from.Reference != nil:
			p.refer(from.Reference)
		}
		return
	}
	t.changes, t.matrices, t.numbers = t.lora.Changes(p.config)
	p.copyWeights(p.current, *p.refer(weights))
	p.learn(from.Trained, from.Steps, from.Moment1, from.Moment2)
}

// learn takes over what is trained, and how far that came.
func (p *Policy) learn(numbers model.Floats, steps int, moment1, moment2 model.Floats) {
	d, t, w := p.device, &p.trained, p.current
	master := d.floats(&t.master, t.numbers, "weights to train")
	d.read(numbers, func(x []float32, at int) { upload(d, master.at(at), x) })
	if t.lora == nil {
		d.round(w.rounded, master, t.matrices)
		clone(d, w.vectors, master.at(t.matrices), 4*(t.numbers-t.matrices))
	} else {
		d.round(d.halves(&t.rounded, t.matrices, "a LoRA"), master, t.matrices)
		p.merge()
	}
	t.moments.release(d)
	if t.steps = steps; moment1 != nil {
		t.moments.load(d, t.numbers, p.eightBit, moment1, moment2)
	}
	if t.began {
		zero(d, floats(t.grad.address), 4*t.numbers)
	}
	p.pending = false
}

// refer makes weights the reference.
func (p *Policy) refer(numbers model.Floats) *weights {
	p.reference = new(p.roomForReference())
	p.uploadWeights(*p.reference, numbers)
	return p.reference
}

func (p *Policy) roomForReference() weights {
	return p.roomForWeights(&p.referenceRoom, &p.referenceVectors, "the reference")
}

func (p *Policy) copyWeights(to, from weights) {
	clone(p.device, to.rounded, from.rounded, halfBytes*p.layout.matrices)
	clone(p.device, to.vectors, from.vectors, 4*(p.layout.all-p.layout.matrices))
}

// uploadWeights rounds matrices, on the GPU, to which they come piece by piece.
func (p *Policy) uploadWeights(w weights, numbers model.Floats) {
	d, matrices := p.device, p.layout.matrices
	piece := d.floats(&p.pieceRoom, min(pieceNumbers, matrices), "a piece of the weights")
	d.read(numbers, func(x []float32, at int) {
		if n := min(len(x), matrices-at); n > 0 {
			upload(d, piece, x[:n])
			d.round(w.rounded.at(at), piece, n)
			x, at = x[n:], at+n
		}
		upload(d, w.vectors.at(at-matrices), x)
	})
	if d.err == nil { // else nothing is done any more, until the error is taken
		d.release(&p.pieceRoom)
	}
}

// roomForWeights are weights that are yet to be written.
func (p *Policy) roomForWeights(matrices, vectors *buffer, what string) weights {
	d, l := p.device, p.layout
	return weights{l, d.halves(matrices, l.matrices, what), d.floats(vectors, l.all-l.matrices, what)}
}

// Config implements model.Policy.
func (p *Policy) Config() model.Config { return p.config }

// Close gives the policy's memory back.
func (p *Policy) Close() error {
	defer p.device.enter()()
	p.release()
	return p.device.done()
}

func (p *Policy) release() {
	d := p.device
	for _, b := range []*buffer{&p.weightsRoom, &p.vectorsRoom, &p.referenceRoom, &p.referenceVectors, &p.ropeRoom, &p.pieceRoom} {
		d.release(b)
	}
	p.trained.release(d)
	p.training.release(d)
	p.scoring.release(d)
	p.room.release(d)
}

// Score implements model.Policy.
func (p *Policy) Score(in model.Packed, of model.Weights) (logp, entropy []float32, err error) {
	w := p.current
	if of == model.Reference {
		if p.reference == nil {
			return nil, nil, model.ErrNoReference
		}
		w = *p.reference
	}
	out, err := p.run(&p.scoring, w, in)
	return out.Logp, out.Entropy, err
}

// Forward implements model.Policy.
func (p *Policy) Forward(in model.Packed) (model.Out, error) {
	p.pending = false
	out, err := p.run(&p.training, p.current, in)
	p.pending = err == nil
	return out, err
}

func (p *Policy) run(a *activations, w weights, in model.Packed) (model.Out, error) {
	d := p.device
	defer d.enter()()
	b, err := d.newBatch(p.config, in, &a.table, &a.sets)
	if err != nil {
		d.done()
		return model.Out{}, err
	}
	a.batch = b
	p.forward(a, w, b)
	logp, entropy, value := make([]float32, b.rows), make([]float32, b.rows), make([]float32, b.rows)
	download(d, logp, floats(a.head.logp.address))
	download(d, entropy, floats(a.head.entropy.address))
	if p.config.ValueHead {
		download(d, value, floats(a.head.value.address))
	}
	if err := d.done(); err != nil {
		return model.Out{}, err
	}
	out := model.Out{Logp: b.spread(logp), Entropy: b.spread(entropy)}
	if p.config.ValueHead {
		out.Value = b.spread(value)
	}
	return out, nil
}

// spread puts numbers [S] of scored tokens where these are [T].
func (b *batch) spread(x []float32) []float32 {
	all := make([]float32, b.tokens)
	for i, t := range b.target {
		all[t] = x[i]
	}
	return all
}

// pick is spread's inverse; nil is zero.
func (b *batch) pick(all []float32) []float32 {
	x := make([]float32, b.rows)
	for i, t := range b.target {
		if all != nil {
			x[i] = all[t]
		}
	}
	return x
}

// Backward implements model.Policy.
func (p *Policy) Backward(g model.Grad) error {
	if !p.pending {
		return model.ErrNoForward
	}
	if err := p.checkGrad(g, p.training.batch.tokens); err != nil {
		return err
	}
	p.pending = false
	defer p.device.enter()()
	p.backward(&p.training, g)
	return p.device.done()
}

// checkGrad refuses a gradient that is not of so many tokens.
func (p *Policy) checkGrad(g model.Grad, tokens int) error {
	for _, part := range []struct {
		name string
		grad []float32
	}{{"Logp", g.Logp}, {"Entropy", g.Entropy}, {"Value", g.Value}} {
		if part.grad != nil && len(part.grad) != tokens {
			return fmt.Errorf("cuda: Grad.%s has %d entries for the %d tokens of the last Forward", part.name, len(part.grad), tokens)
		}
	}
	if g.Value != nil && !p.config.ValueHead {
		return errors.New("cuda: Grad.Value is set, but the model has no value head")
	}
	return nil
}

// Save implements model.Policy.
func (p *Policy) Save(dir string) error {
	d, l, t := p.device, p.layout, &p.trained
	c := model.Checkpoint{Config: p.config, Steps: t.steps, Trained: d.numbers(floats(t.master.address), t.numbers)}
	if t.lora != nil {
		c.LoRA, c.Base = t.lora, p.base
	}
	if t.moments.n > 0 {
		c.Moment1, c.Moment2 = t.moments.numbers(d, 0), t.moments.numbers(d, 1)
	}
	if ref := p.reference; ref != nil && t.lora == nil {
		c.Reference = func(w io.Writer) error {
			if err := d.halfNumbers(ref.rounded, l.matrices)(w); err != nil {
				return err
			}
			return d.numbers(ref.vectors, l.all-l.matrices)(w)
		}
	}
	defer d.enter()()
	if err := c.Save(dir); err != nil {
		return err
	}
	return d.done()
}

// Load implements model.Policy.
func (p *Policy) Load(dir string) error { return restore(dir, p) }

// restore loads a checkpoint into policies that are alike. On a *model.CheckpointError they are as they were.
func restore(dir string, policies ...*Policy) error {
	for _, p := range policies {
		if err := p.changeable(); err != nil {
			return err
		}
	}
	c, err := model.OpenCheckpoint(dir)
	if err != nil {
		return err
	}
	defer c.Close()
	for _, p := range policies {
		if err := c.Check(p.config, p.trained.lora, p.base); err != nil {
			return err
		}
		if err := p.restore(c); err != nil {
			return err
		}
	}
	return nil
}

func (p *Policy) restore(c *model.Checkpoint) error {
	d := p.device
	defer d.enter()()
	p.learn(c.Trained, c.Steps, c.Moment1, c.Moment2)
	switch {
	case p.trained.lora != nil:
	case c.Reference != nil:
		p.refer(c.Reference)
	default:
		p.reference = nil
	}
	return d.done()
}

// changeable is a *model.HeldError while the weights are in use.
func (p *Policy) changeable() error {
	if n := p.held.Load(); n > 0 {
		return &model.HeldError{Slots: int(n)}
	}
	return nil
}
