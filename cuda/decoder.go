package cuda

import (
	"math"

	"github.com/sqlagent/sqlagent/model"
)

// decoder is a model.Decoder on a GPU. It computes blocks as Policy does, with the same weights and kernels; keys and
// values lie in pages (see kernels/decode.cu), as bfloat16, which is exactly how training has them. Every sum of a
// token's row is taken in an order that the batch does not change: products take one algorithm for any number of rows.
type decoder struct {
	model.Pages
	policy *Policy

	work                                    activations
	pool, table, sets, settings, ids, logps buffer
}

var _ model.Decoder = (*decoder)(nil)

const pageTokens = model.PageTokens

// NewDecoder implements model.Policy. The decoder and the policy must not be used at the same time. Keys and values are
// exact, whatever o says. Error: *MemoryError.
func (p *Policy) NewDecoder(o model.DecoderOptions) (model.Decoder, error) {
	pages, err := model.NewPages(p.config, o, &p.held)
	if err != nil {
		return nil, err
	}
	x := newDecoder(p)
	x.Pages = pages
	d := p.device
	defer d.enter()()
	x.reserve(pages.Tokens())
	if err := d.done(); err != nil {
		return nil, err
	}
	return x, nil
}

func newDecoder(p *Policy) *decoder {
	x := &decoder{policy: p}
	x.work.blocks, x.work.inputs = make([]block, 1), make([]buffer, 2)
	return x
}

// reserve makes room for tokens.
func (x *decoder) reserve(tokens int) {
	pages := (tokens + pageTokens - 1) / pageTokens
	x.policy.device.reserve(&x.pool, int64(pages)*x.pageBytes(), "keys and values")
}

// copyPage makes a page what another one is.
func (x *decoder) copyPage(to, from int) {
	at := func(page int) uint64 { return x.pool.address + uint64(page)*uint64(x.pageBytes()) }
	clone(x.policy.device, at(to), at(from), int(x.pageBytes()))
}

// pageBytes is the size of a page: see kernels/decode.cu.
func (x *decoder) pageBytes() int64 {
	s := &x.policy.shape
	return int64(s.layers) * 2 * pageTokens * int64(s.kvHeads*s.dim) * int64(halfBytes)
}

// Close implements model.Decoder.
func (x *decoder) Close() error {
	x.Clear()
	d := x.policy.device
	defer d.enter()()
	for _, b := range []*buffer{&x.pool, &x.table, &x.sets, &x.settings, &x.ids, &x.logps} {
		d.release(b)
	}
	x.work.release(d)
	x.Pages = model.Pages{}
	return d.done()
}

// pages is what attention over pages needs, in place of tiles.
type pages struct {
	pool         halves
	places, span ints // [T]
	tables       ints // [spans, width]
	width        int
}

// Extend implements model.Decoder. After an *Error, what the slots hold is lost.
func (x *decoder) Extend(spans []model.Span, draws []model.Draw) ([]model.Drawn, error) {
	if err := x.Check(spans); err != nil {
		return nil, err
	}
	from, of, err := model.DrawnSpans(spans, draws)
	if err != nil {
		return nil, err
	}
	rows := make([]int32, len(draws)) // of the logits
	for i, row := range of {
		rows[i] = int32(row)
	}
	d := x.policy.device
	defer d.enter()()
	logits := x.advance(spans, from)
	drawn := x.draw(logits, rows, draws)
	return drawn, x.Keep(spans, d.done())
}

// Logits implements model.Decoder.
func (x *decoder) Logits(s model.Span) ([]float32, error) {
	spans := []model.Span{s}
	if err := x.Check(spans); err != nil {
		return nil, err
	}
	d := x.policy.device
	defer d.enter()()
	out := make([]float32, x.policy.config.VocabSize)
	download(d, out, x.advance(spans, []int{0}))
	return out, x.Keep(spans, d.done())
}

// advance computes the tokens of spans, and the logits [len(from), V] behind the last tokens of some.
func (x *decoder) advance(spans []model.Span, from []int) floats {
	d := x.policy.device
	var ids, positions, places, span, last []int32
	width := 0
	for i, sp := range spans {
		x.Grow(sp, x.copyPage)
		held, pages := x.Len(sp.Slot), x.Of(sp.Slot)
		for j, id := range sp.Tokens {
			at := held + j
			ids, positions, span = append(ids, id), append(positions, int32(at)), append(span, int32(i))
			places = append(places, int32(pages[at/pageTokens]*pageTokens+at%pageTokens))
		}
		last = append(last, int32(len(ids)-1))
		width = max(width, len(pages))
	}
	tablesOf := make([]int32, len(spans)*width)
	for i, sp := range spans {
		for j, page := range x.Of(sp.Slot) {
			tablesOf[i*width+j] = int32(page)
		}
	}
	var source []int32
	for _, i := range from {
		source = append(source, last[i])
	}
	b := &batch{tokens: len(ids), rows: len(source), pages: &pages{pool: halves(x.pool.address), width: width}}
	var t tables
	t.add(&b.ids, ids)
	t.add(&b.positions, positions)
	t.add(&b.source, source)
	t.add(&b.pages.places, places)
	t.add(&b.pages.span, span)
	t.add(&b.pages.tables, tablesOf)
	t.upload(d, &x.table)

	return x.compute(b)
}

// compute is the logits behind b.source, into scratch memory.
func (x *decoder) compute(b *batch) floats {
	p := x.policy
	d, s := p.device, &p.shape
	d.blas.rows = decodeRows
	defer func() { d.blas.rows = 0 }()
	stream := p.blocks(&x.work, p.current, b)
	h := &x.work.head
	hx, normed := d.floats(&h.x, b.rows*s.width, what), d.halves(&h.normed, b.rows*s.width, what)
	d.gatherRows(hx, stream, b.source, b.rows, s.width)
	d.rmsNorm(normed, d.floats(&h.rstd, b.rows, what), hx, p.current.vector(p.layout.norm), b.rows, s.width, s.eps)
	return p.logits(p.current, normed, b.rows)
}

// decodeRows is the number of rows that the algorithms of a decoder's products are chosen for.
const decodeRows = 128

// draw draws from rows of logits.
func (x *decoder) draw(logits floats, rows []int32, draws []model.Draw) []model.Drawn {
	if len(draws) == 0 {
		return nil
	}
	d, vocabulary := x.policy.device, x.policy.config.VocabSize
	wordsOf := (vocabulary + 63) / 64
	var allowed []uint64
	var settings []float32
	known := map[*uint64]int32{}
	set, topK := make([]int32, len(draws)), make([]int32, len(draws))
	for i, draw := range draws {
		o := draw.Sampling
		settings = append(settings, o.Temperature, o.TopP, o.MinP, float32(draw.U))
		topK[i] = int32(min(o.TopK, math.MaxInt32))
		if set[i] = -1; draw.Allowed == nil {
			continue
		}
		if len(draw.Allowed) == 0 {
			draw.Allowed = model.TokenSet{0} // nothing, in a form that has an address
		}
		at, ok := known[&draw.Allowed[0]]
		if !ok {
			at = int32(len(known))
			known[&draw.Allowed[0]] = at
			allowed = append(allowed, make([]uint64, wordsOf)...)
			copy(allowed[len(allowed)-wordsOf:], draw.Allowed)
		}
		set[i] = at
	}
	var t tables
	var gRows, gSet, gTopK ints
	t.add(&gRows, rows)
	t.add(&gSet, set)
	t.add(&gTopK, topK)
	t.upload(d, &x.table)
	gSettings := d.floats(&x.settings, len(settings), what)
	upload(d, gSettings, settings)
	gSets := words(d.reserve(&x.sets, 8*int64(len(allowed)), what))
	upload(d, gSets, allowed)
	n := across(vocabulary)
	gIDs, gLogps := ints(d.reserve(&x.ids, 4*int64(len(draws)), what)), d.floats(&x.logps, len(draws), what)
	d.launch("sample", grid{x: len(draws)}, n, scratch+2*4*n, gIDs, gLogps, logits, gRows, gSettings, gTopK, gSets, gSet,
		vocabulary, wordsOf)
	ids, logps := make([]int32, len(draws)), make([]float32, len(draws))
	download(d, ids, gIDs)
	download(d, logps, gLogps)

	drawn := make([]model.Drawn, len(draws))
	for i, id := range ids {
		switch {
		case id >= 0:
			drawn[i] = model.Drawn{ID: id, Logprob: logps[i]}
		case id == -1:
			drawn[i].Err = model.ErrNothingAllowed
		case id == -2:
			drawn[i].Err = &model.LogitsError{Token: -1}
		default:
			drawn[i].Err = &model.LogitsError{Token: int(-3 - id), Value: logps[i]}
		}
	}
	return drawn
}

// attention computes a batch's, over its own tokens or over pages.
func (p *Policy) attention(l int, attn halves, lse floats, qkv halves, b *batch) {
	d, s := p.device, &p.shape
	if b.pages == nil {
		d.attend(attn, lse, qkv, b, s)
		return
	}
	g := b.pages
	d.launch("store_pages", grid{x: b.tokens}, 128, 0, g.pool, qkv, g.places, l, s.layers, pageTokens, s.heads, s.kvHeads, s.dim)
	warps := min(s.heads/s.kvHeads, 8)
	d.launch("attend_pages", grid{b.tokens, s.kvHeads}, 32*warps, warps*(s.dim+32)*4, attn, qkv, g.pool, b.positions, g.span, g.tables,
		g.width, l, s.layers, pageTokens, s.heads, s.kvHeads, s.dim, attentionScale(s.dim))
}
