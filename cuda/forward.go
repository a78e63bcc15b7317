package cuda

// activations is the memory of one forward pass, reused by the next.
type activations struct {
	batch       *batch // nil before the first
	table, sets buffer // its tables

	inputs []buffer // [L+1] of [T, D] float32: the residual stream at each block's start, and after the last; or two in turn
	blocks []block  // one for each, or one for all
	head   head
}

// block is what a block's backward pass needs besides its input.
type block struct {
	normed  buffer // [T, D] bf16
	rstd    buffer // [T]
	qkv     buffer // [T, qkv] bf16, ready for attention
	raw     buffer // [T, (heads + kvHeads)·dim] bf16: qwen3's q and k as projected
	rawRstd buffer // [T, heads + kvHeads]
	attn    buffer // [T, query] bf16
	lse     buffer // [heads, T]
	mid     buffer // [T, D] float32: the residual stream after attention
	midNorm buffer // [T, D] bf16
	midRstd buffer // [T]
	gateUp  buffer // [T, 2F] bf16
}

// head scores tokens.
type head struct {
	x       buffer // [S, D] float32: the residual stream after the last block, at the rows that predict a scored token
	normed  buffer // [S, D] bf16
	rstd    buffer // [S]
	logp    buffer // [S], and so on
	lse     buffer
	entropy buffer
	value   buffer
}

// scratchpad is memory that no pass keeps.
type scratchpad struct {
	act     buffer // [T, F] bf16
	logits  buffer // [chunk, V] float32
	dLogits buffer // [chunk, V] bf16
	dRow    buffer // [3, S]: gradients by logp, entropy, value
	dx      buffer // [T, D] float32
	dxHalf  buffer // [T, D] bf16
	dHead   buffer // [S, D] float32
	dNormed buffer // [max(S, T), D] float32
	dAct    buffer // [T, F] bf16
	dAttn   buffer // [T, query] bf16
	dQKV    buffer // [T, qkv] bf16
	delta   buffer // [heads, T]
	partial buffer // sums of blocks
	low     buffer // [T, rank] bf16: what a LoRA has between A and B
}

func (a *activations) release(d *Device) {
	for i := range a.inputs {
		d.release(&a.inputs[i])
	}
	for i := range a.blocks {
		b := &a.blocks[i]
		for _, x := range []*buffer{&b.normed, &b.rstd, &b.qkv, &b.raw, &b.rawRstd, &b.attn, &b.lse, &b.mid, &b.midNorm, &b.midRstd, &b.gateUp} {
			d.release(x)
		}
	}
	h := &a.head
	for _, x := range []*buffer{&a.table, &a.sets, &h.x, &h.normed, &h.rstd, &h.logp, &h.lse, &h.entropy, &h.value} {
		d.release(x)
	}
}

func (r *scratchpad) release(d *Device) {
	for _, x := range []*buffer{&r.act, &r.logits, &r.dLogits, &r.dRow, &r.dx, &r.dxHalf, &r.dHead, &r.dNormed, &r.dAct, &r.dAttn, &r.dQKV,
		&r.delta, &r.partial, &r.low} {
		d.release(x)
	}
}

// input is the residual stream before block l.
func (a *activations) input(l int) *buffer { return &a.inputs[l%len(a.inputs)] }

// block is the memory of block l.
func (a *activations) block(l int) *block { return &a.blocks[min(l, len(a.blocks)-1)] }

const what = "a batch's activations"

// forward runs the transformer over a batch, and leaves its scores in a.head.
func (p *Policy) forward(a *activations, w weights, b *batch) {
	p.score(&a.head, w, b, p.blocks(a, w, b))
}

// blocks runs a batch through all blocks, and returns the residual stream after them.
func (p *Policy) blocks(a *activations, w weights, b *batch) floats {
	d, s := p.device, &p.shape
	d.embed(d.floats(a.input(0), b.tokens*s.width, what), w.matrix(p.layout.embd), b.ids, b.tokens, s.width)
	for l := range s.layers {
		x := floats(a.input(l).address)
		act := p.forwardBlock(a.block(l), w, l, b, x)
		next := d.floats(a.input(l+1), b.tokens*s.width, what)
		d.projectOnto(next, floats(a.block(l).mid.address), act, w.matrix(p.layout.blocks[l].down), b.tokens, s.feed, s.width)
	}
	return floats(a.input(s.layers).address)
}

// forwardBlock computes block l from the residual stream x, up to what goes into its last product.
func (p *Policy) forwardBlock(k *block, w weights, l int, b *batch, x floats) (act halves) {
	d, s, at, n := p.device, &p.shape, &p.layout.blocks[l], b.tokens
	normed, qkv := d.halves(&k.normed, n*s.width, what), d.halves(&k.qkv, n*s.qkv, what)
	d.rmsNorm(normed, d.floats(&k.rstd, n, what), x, w.vector(at.attnNorm), n, s.width, s.eps)
	d.project(qkv, normed, w.matrix(at.qkv), n, s.width, s.qkv)
	var raw halves
	var rawRstd floats
	if at.qNorm >= 0 {
		heads := s.heads + s.kvHeads
		raw, rawRstd = d.halves(&k.raw, n*heads*s.dim, what), d.floats(&k.rawRstd, n*heads, what)
	}
	d.placeQKV(qkv, raw, rawRstd, w, at, b.positions, p.rope, n, s)
	attn := d.halves(&k.attn, n*s.query, what)
	p.attention(l, attn, d.floats(&k.lse, s.heads*n, what), qkv, b)
	mid := d.floats(&k.mid, n*s.width, what)
	d.projectOnto(mid, x, attn, w.matrix(at.attnOut), n, s.query, s.width)

	midNorm, gateUp := d.halves(&k.midNorm, n*s.width, what), d.halves(&k.gateUp, n*2*s.feed, what)
	d.rmsNorm(midNorm, d.floats(&k.midRstd, n, what), mid, w.vector(at.ffnNorm), n, s.width, s.eps)
	d.project(gateUp, midNorm, w.matrix(at.gateUp), n, s.width, 2*s.feed)
	act = d.halves(&p.room.act, n*s.feed, what)
	d.swiGLU(act, gateUp, n, s.feed)
	return act
}

// chunkNumbers is about how many logits exist at once: 64 MiB.
const chunkNumbers = 1 << 24

// chunks yields the scored rows in pieces whose logits exist at once.
func (b *batch) chunks(vocabulary int) func(yield func(from, rows int) bool) {
	step := max(64, chunkNumbers/vocabulary)
	return func(yield func(int, int) bool) {
		for from := 0; from < b.rows; from += step {
			if !yield(from, min(step, b.rows-from)) {
				return
			}
		}
	}
}

// score writes log-probabilities, entropies and values of the scored tokens.
func (p *Policy) score(h *head, w weights, b *batch, x floats) {
	d, s, n := p.device, &p.shape, b.rows
	hx, normed := d.floats(&h.x, n*s.width, what), d.halves(&h.normed, n*s.width, what)
	d.gatherRows(hx, x, b.source, n, s.width)
	d.rmsNorm(normed, d.floats(&h.rstd, n, what), hx, w.vector(p.layout.norm), n, s.width, s.eps)
	logp, lse, entropy := d.floats(&h.logp, n, what), d.floats(&h.lse, n, what), d.floats(&h.entropy, n, what)
	if p.config.ValueHead {
		d.launch("value", grid{x: n}, 32, 0, d.floats(&h.value, n, what), normed, w.vector(p.layout.value), s.width)
	}
	for from, rows := range b.chunks(s.vocabulary) {
		logits := p.logits(w, normed.at(from*s.width), rows)
		d.launch("score", grid{x: rows}, across(s.vocabulary), scratch, logp.at(from), lse.at(from), entropy.at(from), logits, b.targets.at(from), b.sets,
			b.set.at(from), b.kept, b.first.at(from), s.vocabulary, b.setWords, b.invTemp)
	}
}

// logits multiplies states [rows, D] by the output matrix, into scratch memory [rows, V].
func (p *Policy) logits(w weights, normed halves, rows int) floats {
	d, s := p.device, &p.shape
	to := d.floats(&p.room.logits, rows*s.vocabulary, "logits")
	d.multiply(false, true, rows, s.vocabulary, s.width, 1, normed, s.width, w.matrix(p.layout.output), s.width, 0, result{single: to},
		result{single: to}, s.vocabulary)
	return to
}
