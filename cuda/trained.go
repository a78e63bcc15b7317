package cuda

import (
	"math"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
)

// trained is what learns: all weights, or a LoRA and a value head. Each of the four is flat, as model.State.Trained.
type trained struct {
	lora     *model.LoRA // or nil
	changes  []model.Change
	layout   *layout
	numbers  int
	matrices int // the first of them decay
	steps    int
	began    bool // there is a gradient

	master, grad buffer // float32
	moments      moments
	rounded      buffer // [matrices] bf16: of a LoRA, its As and Bs
}

// whole is where the gradient of a matrix begins; null where it is not trained.
func (t *trained) whole(at int) floats {
	if t.lora != nil {
		return 0
	}
	return floats(t.grad.address).at(at)
}

// vector is where the gradient of a vector begins; null where there is none, or it is not trained. A LoRA trains the
// value head alone, which is the last.
func (t *trained) vector(at int) floats {
	switch {
	case at < 0:
		return 0
	case t.lora == nil:
		return floats(t.grad.address).at(at)
	case at == t.layout.value:
		return floats(t.grad.address).at(t.matrices)
	}
	return 0
}

// begin makes room for gradients.
func (t *trained) begin(d *Device) {
	if !t.began {
		zero(d, d.floats(&t.grad, t.numbers, "gradients"), 4*t.numbers)
		t.began = d.err == nil
	}
}

// beginGradient makes room for gradients where there is none yet.
func (p *Policy) beginGradient() error {
	defer p.device.enter()()
	p.trained.begin(p.device)
	return p.device.done()
}

func (t *trained) release(d *Device) {
	for _, b := range []*buffer{&t.master, &t.grad, &t.rounded} {
		d.release(b)
	}
	t.moments.release(d)
	t.began = false
}

// gradient adds that of a matrix at a place of the layout, dyᵀ·x with dy [rows, out] and x [rows, in], to what is
// trained. Several matrices may lie there one after the other. Of a LoRA, W + s·B·A, it is dB = s·dyᵀ·(x·Aᵀ) and dA =
// s·(dy·B)ᵀ·x, which costs next to nothing.
func (t *trained) gradient(p *Policy, at int, dy, x halves, rows, in, out int) {
	d := p.device
	if t.lora == nil {
		d.weightGradient(floats(t.grad.address).at(at), dy, x, rows, in, out)
		return
	}
	grad, half, rank, scale := floats(t.grad.address), halves(t.rounded.address), t.lora.Rank, t.lora.Alpha/float32(t.lora.Rank)
	for _, c := range t.changes {
		if c.At < at || c.At >= at+in*out {
			continue
		}
		a, b, own := half.at(c.A), half.at(c.B), dy.at((c.At-at)/in)
		low := d.halves(&p.room.low, rows*rank, what)
		add := func(to floats, m, n int, left halves, ldl int, right halves, ldr int) {
			d.multiply(true, false, m, n, rows, scale, left, ldl, right, ldr, 1, result{single: to}, result{single: to}, n)
		}
		d.multiply(false, true, rows, rank, in, 1, x, in, a, in, 0, result{half: low}, result{half: low}, rank)
		add(grad.at(c.B), c.Out, rank, own, out, low, rank)
		d.multiply(false, false, rows, rank, c.Out, 1, own, out, b, rank, 0, result{half: low}, result{half: low}, rank)
		add(grad.at(c.A), rank, in, low, rank, x, in)
	}
}

// merge writes the weights that a LoRA makes of the reference.
func (p *Policy) merge() {
	d, t, w, ref := p.device, &p.trained, p.current, p.reference
	half, scale := halves(t.rounded.address), t.lora.Alpha/float32(t.lora.Rank)
	for _, c := range t.changes {
		d.multiply(false, false, c.Out, c.In, t.lora.Rank, scale, half.at(c.B), t.lora.Rank, half.at(c.A), c.In, 1,
			result{half: ref.matrix(c.At)}, result{half: w.matrix(c.At)}, c.In)
	}
	if n := t.numbers - t.matrices; n > 0 {
		clone(d, w.vector(p.layout.value), floats(t.master.address).at(t.matrices), 4*n)
	}
}

// Step implements model.Policy. Errors: *model.HeldError, *adamw.NonFiniteError, *Error.
func (p *Policy) Step(o adamw.Options) (gradNorm float32, err error) {
	if err := p.changeable(); err != nil {
		return 0, err
	}
	t, d := &p.trained, p.device
	if !t.began {
		return 0, nil
	}
	defer d.enter()()
	norm := p.gradNorm()
	if err := d.done(); err != nil {
		return 0, err
	}
	p.pending = false
	if math.IsNaN(norm) || math.IsInf(norm, 0) {
		zero(d, floats(t.grad.address), 4*t.numbers)
		if err := d.done(); err != nil {
			return 0, err
		}
		return float32(norm), &adamw.NonFiniteError{Norm: float32(norm)}
	}
	t.moments.room(d, t.numbers, o.EightBit)
	if d.err == nil {
		t.steps++
	}
	clip := float32(1)
	if o.ClipNorm > 0 && norm > float64(o.ClipNorm) {
		clip = float32(float64(o.ClipNorm) / norm)
	}
	c1 := 1 - math.Pow(float64(o.Beta1), float64(t.steps)) // see model/adamw/adamw.go
	c2 := math.Sqrt(1 - math.Pow(float64(o.Beta2), float64(t.steps)))
	rate, eps := float32(float64(o.LR)*c2/c1), float32(float64(o.Eps)*c2)
	rounded := p.current.rounded
	if t.lora != nil {
		rounded = halves(t.rounded.address)
	}
	d.adamW(&t.moments, floats(t.master.address), rounded, floats(t.grad.address), t.numbers, t.matrices, clip, rate, eps, o)
	if t.lora != nil {
		p.merge()
	} else {
		clone(d, p.current.vectors, floats(t.master.address).at(t.matrices), 4*(t.numbers-t.matrices))
	}
	return float32(norm), d.done()
}

// gradNorm is the Euclidean norm of the gradient.
func (p *Policy) gradNorm() float64 {
	const blocks = 1024
	d, n := p.device, p.trained.numbers
	sums := make([]float32, min(blocks, (n+threads-1)/threads))
	to := d.floats(&p.room.partial, max(len(sums), int(p.room.partial.bytes/4)), what)
	d.launch("squares", grid{x: len(sums)}, threads, scratch, to, floats(p.trained.grad.address), n)
	download(d, sums, to)
	var total float64
	for _, s := range sums {
		total += float64(s)
	}
	return math.Sqrt(total)
}
