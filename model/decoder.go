package model

import (
	"fmt"
	"slices"

	"github.com/sqlagent/sqlagent/model/gemm"
)

// decoder is the Decoder of a Model on the CPU. Every step of it computes a token's row from that
// row, its slot's earlier keys and values and the weights alone, in an order that neither the batch
// nor the split into Extend calls changes (package gemm promises the same of its products): that is
// what makes results bit-identical. Keys and values are kept as E.
type decoder[E gemm.Element] struct {
	model   *Model
	context int
	slots   []slot[E]
	rope    *rope

	packed  []packedBlock // the weights, laid out for gemm
	output  *gemm.Packed
	room    []float32 // that of all of them
	version int       // Model.version of packed

	// Scratch of one Extend over T tokens.
	positions []int32     // [T]
	x         []float32   // [T, D] residual stream
	normed    []float32   // [T, D]
	rstd      []float32   // [T]
	qkv       []float32   // [T, QueryWidth+2·KVWidth]
	keyValue  []E         // [T, 2·KVWidth] new keys, scaled, and values
	attn      []float32   // [T, QueryWidth]
	gateUp    []float32   // [T, 2F]
	act       []float32   // [T, F]
	scores    [][]float32 // per worker
	drawn     []int32     // the last tokens of the spans that are drawn from
	logits    []float32   // [len(drawn), V]
	samplers  []sampler   // per worker
}

type packedBlock struct{ qkv, attnOut, gateUp, down *gemm.Packed }

// slot is one sequence. Its cache grows with it.
type slot[E gemm.Element] struct {
	len     int
	version int     // Model.version that computed the cache
	layers  []kv[E] // [L]
}

// SpanError is a Span that cannot be appended. Nothing was changed.
type SpanError struct {
	Slot int
	Why  string
}

func (e *SpanError) Error() string { return fmt.Sprintf("decoder: slot %d: %s", e.Slot, e.Why) }

// DecoderOptions sizes a Decoder.
type DecoderOptions struct {
	Slots   int
	Context int // tokens of a slot
	// Exact keeps keys and values as training computes them, in F32. They are F16 else: half of the memory, most of whose
	// traffic is what many sessions wait for.
	Exact bool
}

// NewDecoder implements Policy: a decoder over m's weights. It keeps a second copy of the matrices. After m.Step or m.Load, slots
// must be truncated to 0 before they are extended: their keys and values are the old weights'. The decoder and m must not
// be used at the same time.
func (m *Model) NewDecoder(o DecoderOptions) (Decoder, error) {
	if o.Slots < 1 {
		return nil, fmt.Errorf("decoder: %d slots, want at least 1", o.Slots)
	}
	if o.Context < 1 || o.Context > m.config.Context {
		return nil, fmt.Errorf("decoder: a context of %d tokens, want between 1 and the model's %d", o.Context, m.config.Context)
	}
	if o.Exact {
		return newDecoder[float32](m, o), nil
	}
	return newDecoder[gemm.Half](m, o), nil
}

func newDecoder[E gemm.Element](m *Model, o DecoderOptions) *decoder[E] {
	d := &decoder[E]{model: m, context: o.Context, slots: make([]slot[E], o.Slots), rope: newRope(m.config)}
	for i := range d.slots {
		d.slots[i].layers = make([]kv[E], m.config.Layers)
	}
	d.pack()
	return d
}

// pack lays the model's current weights out for gemm.
func (d *decoder[E]) pack() {
	c, w := d.model.config, d.model.weights
	d.packed = make([]packedBlock, c.Layers)
	type matrix struct {
		to      **gemm.Packed
		weights []float32 // [out, in]
		in, out int
	}
	var all []matrix
	size := 0
	add := func(to **gemm.Packed, weights []float32, in int) {
		out := len(weights) / in
		all = append(all, matrix{to, weights, in, out})
		size += gemm.PackedSize(in, out)
	}
	for i, b := range w.blocks {
		p := &d.packed[i]
		add(&p.qkv, b.qkv, c.Embedding)
		add(&p.attnOut, b.attnOut, c.QueryWidth())
		add(&p.gateUp, b.gateUp, c.Embedding)
		add(&p.down, b.down, c.FeedForward)
	}
	add(&d.output, w.output, c.Embedding)
	if d.room == nil {
		d.room = gemm.Alloc(size)
	}
	room := d.room
	for _, m := range all {
		n := gemm.PackedSize(m.in, m.out)
		*m.to = gemm.Pack(room[:n], true, m.in, m.out, m.weights, m.in)
		room = room[n:]
	}
	d.version = d.model.version
}

func (d *decoder[E]) Config() Config { return d.model.config }
func (d *decoder[E]) Slots() int     { return len(d.slots) }

func (d *decoder[E]) Len(slot int) int { return d.slots[slot].len }

func (d *decoder[E]) Truncate(slot, n int) {
	s := &d.slots[slot]
	s.len = min(s.len, max(n, 0))
}

func (d *decoder[E]) CopyPrefix(dst, src, n int) {
	d.Truncate(dst, n)
	if dst == src {
		return
	}
	to, from := &d.slots[dst], &d.slots[src]
	n = min(max(n, 0), from.len)
	to.len = 0 // nothing of it needs keeping while the cache grows
	c := d.model.config
	for i := range to.layers {
		to.layers[i].reserve(c, 0, n, d.context)
		to.layers[i].take(c, &from.layers[i], n)
	}
	to.len, to.version = n, from.version
}

// check refuses spans that cannot be appended, before anything is touched.
func (d *decoder[E]) check(spans []Span) (tokens int, err error) {
	seen := make(map[int]bool, len(spans))
	for _, s := range spans {
		fail := func(why string, args ...any) (int, error) {
			return 0, &SpanError{s.Slot, fmt.Sprintf(why, args...)}
		}
		if s.Slot < 0 || s.Slot >= len(d.slots) {
			return fail("there are only %d slots", len(d.slots))
		}
		if seen[s.Slot] {
			return fail("two spans of one call extend it")
		}
		seen[s.Slot] = true
		slot := &d.slots[s.Slot]
		if len(s.Tokens) == 0 {
			return fail("no tokens to append")
		}
		if slot.len+len(s.Tokens) > d.context {
			return fail("%d tokens after %d exceed the context of %d", len(s.Tokens), slot.len, d.context)
		}
		if slot.len > 0 && slot.version != d.model.version {
			return fail("its %d tokens were computed with weights that have changed since: truncate it to 0", slot.len)
		}
		for i, id := range s.Tokens {
			if id < 0 || int(id) >= d.model.config.VocabSize {
				return fail("token %d has id %d, outside the vocabulary of %d", i, id, d.model.config.VocabSize)
			}
		}
		tokens += len(s.Tokens)
	}
	return tokens, nil
}

// Extend implements Decoder. Errors: *SpanError.
func (d *decoder[E]) Extend(spans []Span, draws []Draw) ([]Drawn, error) {
	n, err := d.check(spans)
	if err != nil {
		return nil, err
	}
	last := make([]int32, len(spans)) // token of each span
	for i, s := range spans {
		last[i] = int32(len(s.Tokens)) - 1
		if i > 0 {
			last[i] += last[i-1] + 1
		}
	}
	row := make([]int, len(draws)) // of d.logits
	d.drawn = d.drawn[:0]
	of := make(map[int]int, len(draws)) // of each span that is drawn from
	for i, draw := range draws {
		if draw.Span < 0 || draw.Span >= len(spans) {
			return nil, &SpanError{-1, fmt.Sprintf("draw %d is of span %d of %d", i, draw.Span, len(spans))}
		}
		at, ok := of[draw.Span]
		if !ok {
			at = len(d.drawn)
			of[draw.Span], d.drawn = at, append(d.drawn, last[draw.Span])
		}
		row[i] = at
	}
	d.advance(spans, n)
	logits := d.head(d.drawn)
	drawn := make([]Drawn, len(draws))
	for len(d.samplers) < workers() {
		d.samplers = append(d.samplers, sampler{})
	}
	vocabulary := d.model.config.VocabSize
	each(len(draws), func(worker, i int) {
		to, draw := &drawn[i], draws[i]
		to.ID, to.Logprob, to.Err = d.samplers[worker].sample(logits[row[i]*vocabulary:][:vocabulary], draw.Sampling, draw.Allowed, draw.U)
	})
	return drawn, nil
}

// Logits implements Decoder. Errors: *SpanError.
func (d *decoder[E]) Logits(s Span) ([]float32, error) {
	n, err := d.check([]Span{s})
	if err != nil {
		return nil, err
	}
	d.advance([]Span{s}, n)
	return slices.Clone(d.head([]int32{int32(n) - 1})), nil
}

// advance appends the n tokens of spans to their slots, and leaves in d.x what the last block makes of them.
func (d *decoder[E]) advance(spans []Span, n int) {
	if d.version != d.model.version {
		d.pack()
	}
	c, w, width := d.model.config, d.model.weights, d.model.config.Embedding

	x := resize(&d.x, n*width)
	d.positions = d.positions[:0]
	for _, s := range spans {
		slot := &d.slots[s.Slot]
		slot.version = d.version
		for i, id := range s.Tokens {
			copy(x[len(d.positions)*width:][:width], w.embd[int(id)*width:])
			d.positions = append(d.positions, int32(slot.len+i))
		}
		for l := range slot.layers {
			slot.layers[l].reserve(c, slot.len, slot.len+len(s.Tokens), d.context)
		}
		d.rope.grow(slot.len + len(s.Tokens))
	}
	for l := range w.blocks {
		w, p := &w.blocks[l], &d.packed[l]
		rmsNorm(resize(&d.normed, n*width), resize(&d.rstd, n), x, w.attnNorm, c.NormEps)
		d.linear(resize(&d.qkv, n*c.qkvWidth()), d.normed, p.qkv, n, 0)
		placeQKV(d.qkv, w, d.positions, d.rope, c, nil)
		d.convert(n)
		d.attend(l, spans)
		d.linear(x, d.attn, p.attnOut, n, 1)

		rmsNorm(d.normed, d.rstd, x, w.ffnNorm, c.NormEps)
		d.linear(resize(&d.gateUp, n*2*c.FeedForward), d.normed, p.gateUp, n, 0)
		swiGLU(resize(&d.act, n*c.FeedForward), d.gateUp, c.FeedForward)
		d.linear(x, d.act, p.down, n, 1)
	}
	for _, s := range spans {
		d.slots[s.Slot].len += len(s.Tokens)
	}
}

// head returns the logits [len(rows), V] behind some of the tokens in d.x.
func (d *decoder[E]) head(rows []int32) []float32 {
	if len(rows) == 0 {
		return nil
	}
	c, n, width := d.model.config, len(rows), d.model.config.Embedding
	x := gatherRows(resize(&d.normed, n*width), d.x, rows, width)
	rmsNorm(x, resize(&d.rstd, n), x, d.model.weights.norm, c.NormEps)
	d.linear(resize(&d.logits, n*c.VocabSize), x, d.output, n, 0)
	return d.logits
}

// linear computes y [n, out] = beta·y + x [n, in] · wᵀ.
func (d *decoder[E]) linear(y, x []float32, w *gemm.Packed, n int, beta float32) {
	gemm.MulPacked(workers(), n, x, w.Rows(), w, beta, y, w.Columns())
}

// convert makes n tokens' new keys and values what the cache keeps.
func (d *decoder[E]) convert(n int) {
	c := d.model.config
	width := c.KVWidth()
	resize(&d.keyValue, n*2*width)
	parallel(n, func(lo, hi int) {
		for t := lo; t < hi; t++ {
			row := d.qkv[t*c.qkvWidth():][c.QueryWidth():c.qkvWidth()]
			gemm.Scale(attentionScale(c.HeadDim()), row[:width])
			gemm.Store(d.keyValue[t*2*width:][:2*width], row)
		}
	})
}

// piece is some of a span's queries under one head, or under all that share a head's keys.
type piece struct {
	span, row int // the span, and its first token's row
	from      int // the first query
	head      int
}

// attend stores the new keys and values and writes attn [T, QueryWidth]. A span of one token has one query a head: its
// pieces are of the heads that share keys, whose queries lie side by side, and store what they read.
func (d *decoder[E]) attend(layer int, spans []Span) {
	c := d.model.config
	group := c.Heads / c.KVHeads
	var stores, pieces []piece
	row := 0
	for i, s := range spans {
		heads := group // of a piece
		if len(s.Tokens) > 1 {
			heads = 1
			for h := 0; h < c.Heads; h += group {
				stores = append(stores, piece{i, row, 0, h})
			}
		}
		for from := 0; from < len(s.Tokens); from += queryBlock {
			for h := 0; h < c.Heads; h += heads {
				pieces = append(pieces, piece{i, row, from, h})
			}
		}
		row += len(s.Tokens)
	}
	for len(d.scores) < workers() {
		d.scores = append(d.scores, nil)
	}
	resize(&d.attn, row*c.QueryWidth())
	each(len(stores), func(_, i int) { d.store(layer, spans[stores[i].span], stores[i]) })
	each(len(pieces), func(worker, i int) {
		it := pieces[i]
		span := spans[it.span]
		if len(span.Tokens) == 1 {
			d.store(layer, span, it)
		}
		d.attendPiece(layer, span, it, &d.scores[worker])
	})
}

// store keeps the keys and values of a piece's span, those of the head that its own share.
func (d *decoder[E]) store(layer int, s Span, it piece) {
	c, slot := d.model.config, &d.slots[s.Slot]
	dim, width, kv := c.HeadDim(), c.KVWidth(), it.head/(c.Heads/c.KVHeads)
	for i := range s.Tokens {
		row := d.keyValue[(it.row+i)*2*width:][:2*width]
		slot.layers[layer].put(kv, slot.len+i, row[kv*dim:][:dim], row[width+kv*dim:][:dim])
	}
}

// attendPiece writes what comes of a piece's queries. Keys that lie after all of them are not touched.
func (d *decoder[E]) attendPiece(layer int, s Span, it piece, scores *[]float32) {
	c, slot := d.model.config, &d.slots[s.Slot]
	dim, group := c.HeadDim(), c.Heads/c.KVHeads
	cache, kv := &slot.layers[layer], it.head/group
	rows := min(queryBlock, len(s.Tokens)-it.from)
	keys, hidden := slot.len+it.from+rows, rows-1 // hidden: keys that lie after the first query
	row := it.row + it.from
	from, to := c.qkvWidth(), c.QueryWidth() // distances of queries, and of what comes of them
	if len(s.Tokens) == 1 {
		rows, from, to = group, dim, dim
	}

	width := wholePanels(keys)
	p := resize(scores, rows*width)
	gemm.MulStored(rows, width, dim, d.qkv[row*c.qkvWidth()+it.head*dim:], from,
		cache.keysOf(kv, dim), panel*dim, p, width)
	for r := range rows {
		gemm.Softmax(p[r*width:][:keys], min(keys, keys-hidden+r))
	}
	gemm.MulStored(rows, dim, keys, p, width,
		cache.valuesOf(kv, dim), panel*cache.capacity, d.attn[row*c.QueryWidth()+it.head*dim:], to)
}
