package model

import (
	"fmt"

	"github.com/sqlagent/sqlagent/model/gemm"
)

// decoder is the Decoder of a Model on the CPU. Every step of it computes a token's row from that
// row, its slot's earlier keys and values and the weights alone, in an order that neither the batch
// nor the split into Extend calls changes (package gemm promises the same of its products): that is
// what makes results bit-identical.
type decoder struct {
	model   *Model
	context int
	slots   []slot
	rope    *rope

	packed  []packedBlock // the weights, laid out for gemm
	output  *gemm.Packed
	version int // Model.version of packed

	// Scratch of one Extend over T tokens.
	positions []int32     // [T]
	x         []float32   // [T, D] residual stream
	normed    []float32   // [T, D]
	rstd      []float32   // [T]
	qkv       []float32   // [T, QueryWidth+2·KVWidth]
	attn      []float32   // [T, QueryWidth]
	gateUp    []float32   // [T, 2F]
	act       []float32   // [T, F]
	scores    [][]float32 // per worker
	logits    []float32   // [spans, V]
	rows      [][]float32 // of logits
}

type packedBlock struct{ qkv, attnOut, gateUp, down *gemm.Packed }

// slot is one sequence. Its cache grows with it.
type slot struct {
	len     int
	version int  // Model.version that computed the cache
	layers  []kv // [L]
}

// SpanError is a Span that cannot be appended. Nothing was changed.
type SpanError struct {
	Slot int
	Why  string
}

func (e *SpanError) Error() string { return fmt.Sprintf("decoder: slot %d: %s", e.Slot, e.Why) }

// NewDecoder returns a decoder over m's weights with the given number of slots, each of up to
// context tokens. It keeps a second copy of the matrices. After m.Step or m.Load, slots must be
// truncated to 0 before they are extended: their keys and values are the old weights'. The decoder
// and m must not be used at the same time.
func NewDecoder(m *Model, slots, context int) (Decoder, error) {
	if slots < 1 {
		return nil, fmt.Errorf("decoder: %d slots, want at least 1", slots)
	}
	if context < 1 || context > m.config.Context {
		return nil, fmt.Errorf("decoder: a context of %d tokens, want between 1 and the model's %d", context, m.config.Context)
	}
	d := &decoder{model: m, context: context, slots: make([]slot, slots), rope: newRope(m.config)}
	for i := range d.slots {
		d.slots[i].layers = make([]kv, m.config.Layers)
	}
	d.pack()
	return d, nil
}

// pack lays the model's current weights out for gemm.
func (d *decoder) pack() {
	c, w := d.model.config, d.model.weights
	pack := func(w []float32, in int) *gemm.Packed { return gemm.Pack(true, in, len(w)/in, w, in) }
	d.packed = make([]packedBlock, c.Layers)
	for i, b := range w.blocks {
		d.packed[i] = packedBlock{
			pack(b.qkv, c.Embedding), pack(b.attnOut, c.QueryWidth()),
			pack(b.gateUp, c.Embedding), pack(b.down, c.FeedForward),
		}
	}
	d.output = pack(w.output, c.Embedding)
	d.version = d.model.version
}

func (d *decoder) Config() Config { return d.model.config }
func (d *decoder) Slots() int     { return len(d.slots) }

func (d *decoder) Len(slot int) int { return d.slots[slot].len }

func (d *decoder) Truncate(slot, n int) {
	s := &d.slots[slot]
	s.len = min(s.len, max(n, 0))
}

func (d *decoder) CopyPrefix(dst, src, n int) {
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
func (d *decoder) check(spans []Span) (tokens int, err error) {
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

func (d *decoder) Extend(spans []Span) ([][]float32, error) {
	n, err := d.check(spans)
	if err != nil {
		return nil, err
	}
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
		d.remember(l, spans)
		d.attend(l, spans)
		d.linear(x, d.attn, p.attnOut, n, 1)

		rmsNorm(d.normed, d.rstd, x, w.ffnNorm, c.NormEps)
		d.linear(resize(&d.gateUp, n*2*c.FeedForward), d.normed, p.gateUp, n, 0)
		swiGLU(resize(&d.act, n*c.FeedForward), d.gateUp, c.FeedForward)
		d.linear(x, d.act, p.down, n, 1)
	}
	// Only each span's last token needs logits.
	last := -1
	for i, s := range spans {
		d.slots[s.Slot].len += len(s.Tokens)
		last += len(s.Tokens)
		copy(x[i*width:][:width], x[last*width:])
	}
	rmsNorm(d.normed[:len(spans)*width], d.rstd[:len(spans)], x, w.norm, c.NormEps)
	d.linear(resize(&d.logits, len(spans)*c.VocabSize), d.normed, d.output, len(spans), 0)
	d.rows = d.rows[:0]
	for i := range spans {
		d.rows = append(d.rows, d.logits[i*c.VocabSize:][:c.VocabSize])
	}
	return d.rows, nil
}

// linear computes y [n, out] = beta·y + x [n, in] · wᵀ.
func (d *decoder) linear(y, x []float32, w *gemm.Packed, n int, beta float32) {
	gemm.MulPacked(workers(), n, x, w.Rows(), w, beta, y, w.Columns())
}

// remember copies the new tokens' keys and values to their slots.
func (d *decoder) remember(layer int, spans []Span) {
	c := d.model.config
	row := d.qkv
	for _, s := range spans {
		slot := &d.slots[s.Slot]
		for i := range s.Tokens {
			slot.layers[layer].put(c, slot.len+i, row[c.QueryWidth():][:c.KVWidth()], row[c.QueryWidth()+c.KVWidth():])
			row = row[c.qkvWidth():]
		}
	}
}

// attend writes attn [T, QueryWidth]: one item is a block of one span's queries under one head. A span of one token has
// one query a head; there the block is of the heads that share keys, whose queries lie side by side.
func (d *decoder) attend(layer int, spans []Span) {
	type item struct{ span, first, from, head int } // first: the span's row; from: the block's first query
	c := d.model.config
	dim, group := c.HeadDim(), c.Heads/c.KVHeads
	var items []item
	first := 0
	for i, s := range spans {
		heads := 1 // of an item
		if len(s.Tokens) == 1 {
			heads = group
		}
		for from := 0; from < len(s.Tokens); from += queryBlock {
			for h := 0; h < c.Heads; h += heads {
				items = append(items, item{i, first, from, h})
			}
		}
		first += len(s.Tokens)
	}
	for len(d.scores) < workers() {
		d.scores = append(d.scores, nil)
	}
	resize(&d.attn, first*c.QueryWidth())
	each(len(items), func(worker, i int) {
		it := items[i]
		slot, tokens := &d.slots[spans[it.span].Slot], spans[it.span].Tokens
		cache, kv := &slot.layers[layer], it.head/group
		rows := min(queryBlock, len(tokens)-it.from)
		keys, hidden := slot.len+it.from+rows, rows-1 // hidden: keys that lie after the first query
		row := it.first + it.from
		from, to := c.qkvWidth(), c.QueryWidth() // distances of queries, and of what comes of them
		if len(tokens) == 1 {
			rows, from, to = group, dim, dim
		}

		width := wholePanels(keys)
		p := resize(&d.scores[worker], rows*width)
		for k := 0; k < keys; k += panel {
			gemm.Mul(false, false, rows, panel, dim, 1, d.qkv[row*c.qkvWidth()+it.head*dim:], from,
				cache.keysOf(kv, dim, k/panel), panel, 0, p[k:], width)
		}
		for r := range rows {
			gemm.Softmax(p[r*width:][:keys], min(keys, keys-hidden+r))
		}
		for j := 0; j < dim; j += panel {
			values, columns := cache.valuesOf(kv, dim, j)
			gemm.Mul(false, false, rows, columns, keys, 1, p, width, values, columns, 0,
				d.attn[row*c.QueryWidth()+it.head*dim+j:], to)
		}
	})
}
