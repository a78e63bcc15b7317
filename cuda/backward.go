package cuda

import "github.com/sqlagent/sqlagent/model"

// backward adds the gradient of Σ g·(logp, entropy, value) to that of what is trained. It consumes a.
func (p *Policy) backward(a *activations, g model.Grad) {
	b := a.batch
	d, s, r, w, n := p.device, &p.shape, &p.room, p.current, b.tokens
	t := &p.trained
	t.begin(d)
	partial := d.floats(&r.partial, max(partials*max(s.width, s.qkv), 4*partials*2*s.dim), what)
	dNormed := d.floats(&r.dNormed, max(n, b.rows)*s.width, what)
	dx, dxHalf := d.floats(&r.dx, n*s.width, what), d.halves(&r.dxHalf, n*s.width, what)
	dAct, dAttn, dQKV := d.halves(&r.dAct, n*max(s.feed, s.parts()), what), d.halves(&r.dAttn, n*s.query, what), d.halves(&r.dQKV, n*s.qkv, what)
	delta := d.floats(&r.delta, s.heads*n, what)

	p.scoreBackward(&a.head, b, g, dx, dNormed, partial)
	for l := s.layers - 1; l >= 0; l-- {
		at, k, x := &p.layout.blocks[l], a.block(l), floats(a.input(l).address)
		if len(a.blocks) == 1 && l < s.layers-1 {
			p.forwardBlock(k, w, l, b, x)
		}
		act, gateUp := halves(r.act.address), halves(k.gateUp.address)

		d.round(dxHalf, dx, n*s.width)
		d.projectBack(result{half: dAct}, dxHalf, w.matrix(at.down), n, s.feed, s.width)
		d.swiGLUBackward(act, gateUp, dAct, n, s.feed)
		t.gradient(p, at.down, dxHalf, act, n, s.feed, s.width)
		d.projectBack(result{single: dNormed}, gateUp, w.matrix(at.gateUp), n, s.width, 2*s.feed)
		t.gradient(p, at.gateUp, gateUp, halves(k.midNorm.address), n, s.width, 2*s.feed)
		d.rmsNormBackward(dx, t.vector(at.ffnNorm), partial, dNormed, floats(k.mid.address), floats(k.midRstd.address),
			w.vector(at.ffnNorm), n, s.width)

		d.round(dxHalf, dx, n*s.width)
		attn, qkv := halves(k.attn.address), halves(k.qkv.address)
		d.projectBack(result{half: dAttn}, dxHalf, w.matrix(at.attnOut), n, s.query, s.width)
		t.gradient(p, at.attnOut, dxHalf, attn, n, s.query, s.width)
		d.attendBackward(dQKV, dAct, dAttn, attn, floats(k.lse.address), delta, qkv, b, s) // dAct is free by now
		d.placeQKVBackward(dQKV, halves(k.raw.address), floats(k.rawRstd.address), t.vector(at.qNorm), partial, w, at, b.positions, p.rope, n, s)
		if sum := t.vector(at.qkvBias); sum != 0 {
			d.columnSums(sum, partial, dQKV, n, s.qkv)
		}
		d.projectBack(result{single: dNormed}, dQKV, w.matrix(at.qkv), n, s.width, s.qkv)
		t.gradient(p, at.qkv, dQKV, halves(k.normed.address), n, s.width, s.qkv)
		d.rmsNormBackward(dx, t.vector(at.attnNorm), partial, dNormed, x, floats(k.rstd.address), w.vector(at.attnNorm), n, s.width)
	}
	if sum := t.whole(p.layout.embd); sum != 0 {
		d.addRows(sum, dx, b.byToken, s.width)
	}
}

// scoreBackward writes dx [T, D], the gradient by the residual stream after the last block.
func (p *Policy) scoreBackward(h *head, b *batch, g model.Grad, dx, dNormed, partial floats) {
	d, s, r, w, t, n := p.device, &p.shape, &p.room, p.current, &p.trained, b.rows
	zero(d, dx, 4*b.tokens*s.width)
	if n == 0 {
		return
	}
	by := d.floats(&r.dRow, 3*n, what)
	byLogp, byEntropy, byValue := by, by.at(n), by.at(2*n)
	upload(d, byLogp, b.pick(g.Logp))
	upload(d, byEntropy, b.pick(g.Entropy))
	upload(d, byValue, b.pick(g.Value))
	normed := halves(h.normed.address)
	for from, rows := range b.chunks(s.vocabulary) {
		states := normed.at(from * s.width)
		logits := p.logits(w, states, rows)
		dLogits := d.halves(&r.dLogits, rows*s.vocabulary, "logits")
		d.launch("score_backward", grid{x: rows}, across(s.vocabulary), 0, dLogits, logits, floats(h.lse.address).at(from), floats(h.entropy.address).at(from),
			byLogp.at(from), byEntropy.at(from), b.targets.at(from), b.sets, b.set.at(from), b.kept, b.first.at(from), s.vocabulary,
			b.setWords, b.invTemp)
		d.projectBack(result{single: dNormed.at(from * s.width)}, dLogits, w.matrix(p.layout.output), rows, s.width, s.vocabulary)
		if sum := t.whole(p.layout.output); sum != 0 {
			d.weightGradient(sum, dLogits, states, rows, s.width, s.vocabulary)
		}
	}
	if g.Value != nil {
		d.launch("value_backward", grid{x: n}, across(s.width), 0, dNormed, byValue, w.vector(p.layout.value), s.width)
		d.launch("value_gradient", blocksOf(s.width+1, threads), threads, 0, t.vector(p.layout.value), byValue, normed, n, s.width)
	}
	dHead := d.floats(&r.dHead, n*s.width, what)
	zero(d, dHead, 4*n*s.width)
	d.rmsNormBackward(dHead, t.vector(p.layout.norm), partial, dNormed, floats(h.x.address), floats(h.rstd.address), w.vector(p.layout.norm), n, s.width)
	d.addRows(dx, dHead, b.bySource, s.width)
}
