package cuda

import (
	"errors"
	"fmt"
	"slices"
	"sync/atomic"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
)

// Policy is a model.Policy on a GPU. Products take bfloat16 and sum in float32; the residual stream, gradients, norms
// and the optimiser are float32. Results are the same from run to run on one kind of GPU: nothing is added in an order
// that chance decides.
//
// It is made of a model.Model, which keeps the checkpoints and files: what is learnt goes back to it when it is saved.
// Its methods are not safe for concurrent use.
type Policy struct {
	device *Device
	host   *model.Model
	config model.Config
	shape  shape
	layout *layout
	rope   rope

	current   weights
	reference *weights // Freeze's copy; with a LoRA the weights without it; nil: there is none
	trained   trained

	pending  bool // Backward may follow its Forward
	training activations
	scoring  activations
	room     scratchpad

	held    atomic.Int32 // slots of decoders that hold tokens
	version int          // counts changes of the weights, for decoders

	weightsRoom, vectorsRoom, referenceRoom, referenceVectors, ropeRoom buffer
}

var _ model.Policy = (*Policy)(nil)

// Options say how a Policy uses memory.
type Options struct {
	// Recompute keeps of each block its input alone, and computes the block again on the way back: a third more
	// arithmetic, a fraction of the memory.
	Recompute bool
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

// check says whether the kernels can compute a model. Error: *WidthError.
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
	const most = 16384 // columns of a row of norms, whose sums lie in shared memory
	if c.Embedding > most {
		return &WidthError{"the width of the embedding", c.Embedding, fmt.Sprint("at most ", most)}
	}
	return nil
}

// NewPolicy copies a model to the GPU, with its LoRA and optimiser state. The model is the policy's from then on. Errors:
// *WidthError, *MemoryError, *Error.
func NewPolicy(d *Device, m *model.Model, o Options) (*Policy, error) {
	c := m.Config()
	if err := check(c); err != nil {
		return nil, err
	}
	p := newPolicy(d, c, o)
	p.host = m
	defer d.enter()()
	p.uploadRope()
	p.upload()
	if err := d.done(); err != nil {
		p.release()
		return nil, err
	}
	return p, nil
}

func newPolicy(d *Device, c model.Config, o Options) *Policy {
	p := &Policy{device: d, config: c, shape: newShape(c), layout: newLayout(c)}
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

// upload makes the GPU's numbers the host's.
func (p *Policy) upload() {
	s := p.host.State()
	p.trained.upload(p, s)
	p.current = p.uploadWeights(&p.weightsRoom, &p.vectorsRoom, s.Weights)
	p.reference = nil
	switch {
	case s.LoRA != nil:
		p.reference = p.uploadReference(s.Weights)
		p.merge()
	case s.Reference != nil:
		p.reference = p.uploadReference(s.Reference)
	}
	p.pending = false
	p.version++
}

func (p *Policy) uploadReference(flat []float32) *weights {
	w := p.uploadWeights(&p.referenceRoom, &p.referenceVectors, flat)
	return &w
}

// uploadWeights rounds matrices.
func (p *Policy) uploadWeights(matrices, vectors *buffer, flat []float32) weights {
	d, l, w := p.device, p.layout, p.roomForWeights(matrices, vectors, "weights")
	uploadHalves(d, w.rounded, flat[:l.matrices])
	upload(d, w.vectors, flat[l.matrices:])
	return w
}

// roomForWeights are weights that are yet to be written.
func (p *Policy) roomForWeights(matrices, vectors *buffer, what string) weights {
	d, l := p.device, p.layout
	return weights{l, d.halves(matrices, l.matrices, what), d.floats(vectors, l.all-l.matrices, what)}
}

// download makes the host's numbers the GPU's.
func (p *Policy) download() error {
	defer p.device.enter()()
	s := p.host.State()
	p.trained.download(p, &s)
	if p.reference != nil && s.LoRA == nil {
		if s.Reference == nil {
			s.Reference = make([]float32, p.layout.all)
		}
		p.downloadWeights(s.Reference, *p.reference)
	}
	if err := p.device.done(); err != nil {
		return err
	}
	p.host.Changed(s)
	return nil
}

func (p *Policy) downloadWeights(flat []float32, w weights) {
	downloadHalves(p.device, flat[:p.layout.matrices], w.rounded)
	download(p.device, flat[p.layout.matrices:], w.vectors)
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
	for _, b := range []*buffer{&p.weightsRoom, &p.vectorsRoom, &p.referenceRoom, &p.referenceVectors, &p.ropeRoom} {
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

// Freeze implements model.Policy.
func (p *Policy) Freeze() {
	if p.trained.lora != nil {
		return
	}
	d, l := p.device, p.layout
	defer d.enter()()
	w := p.roomForWeights(&p.referenceRoom, &p.referenceVectors, "the reference")
	clone(d, w.rounded, p.current.rounded, halfBytes*l.matrices)
	clone(d, w.vectors, p.current.vectors, 4*(l.all-l.matrices))
	p.reference = &w // an error shows at the next call that returns one
}

// Merge implements model.Policy.
func (p *Policy) Merge() {
	if p.trained.lora == nil {
		return
	}
	if err := p.download(); err != nil {
		p.device.fail(err)
		return
	}
	p.host.Merge()
	defer p.device.enter()()
	p.trained.release(p.device)
	p.upload()
}

// Save implements model.Policy.
func (p *Policy) Save(dir string) error {
	if err := p.download(); err != nil {
		return err
	}
	return p.host.Save(dir)
}

// Load implements model.Policy.
func (p *Policy) Load(dir string) error {
	if err := p.changeable(); err != nil {
		return err
	}
	if err := p.host.Load(dir); err != nil {
		return err
	}
	defer p.device.enter()()
	p.upload()
	return p.device.done()
}

// changeable is a *model.HeldError while the weights are in use.
func (p *Policy) changeable() error {
	if n := p.held.Load(); n > 0 {
		return &model.HeldError{Slots: int(n)}
	}
	return nil
}

// Meta implements model.Policy.
func (p *Policy) Meta() gguf.Meta { return p.host.Meta() }

// Tensors implements model.Policy.
func (p *Policy) Tensors(t gguf.Type) ([]gguf.Tensor, error) {
	if err := p.download(); err != nil {
		return nil, err
	}
	return p.host.Tensors(t)
}
