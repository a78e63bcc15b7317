package cuda

import (
	"fmt"
	"math"

	"github.com/sqlagent/sqlagent/model"
)

// decoder is a model.Decoder on a GPU. It computes blocks as Policy does, with the same weights and kernels; keys and
// values lie in pages (see kernels/decode.cu), as bfloat16, which is exactly how training has them. Every sum of a
// token's row is taken in an order that the batch does not change: products take one algorithm for any number of rows.
type decoder struct {
	policy *Policy
	slots  []slot
	users  []int // [pages] slots that hold a page
	unused []int // pages

	work                                    activations
	pool, table, sets, settings, ids, logps buffer
}

// slot is one sequence.
type slot struct {
	len   int
	pages []int // [pagesOf(len)]; the last may hold more tokens than are this slot's
}

var _ model.Decoder = (*decoder)(nil)

const pageTokens = model.PageTokens

func pagesOf(tokens int) int { return (tokens + pageTokens - 1) / pageTokens }

// NewDecoder implements model.Policy. The decoder and the policy must not be used at the same time. Keys and values are
// exact, whatever o says. Error: *MemoryError.
func (p *Policy) NewDecoder(o model.DecoderOptions) (model.Decoder, error) {
	if o.Slots < 0 || o.Tokens < 0 {
		return nil, fmt.Errorf("cuda: %d slots with room for %d tokens: want no negative numbers", o.Slots, o.Tokens)
	}
	if o.Tokens == 0 {
		o.Tokens = max(o.Slots, 1) * pagesOf(p.config.Context) * pageTokens
	}
	pages := pagesOf(o.Tokens)
	if o.Slots == 0 {
		o.Slots = pages
	}
	x := newDecoder(p)
	x.slots, x.users = make([]slot, o.Slots), make([]int, pages)
	for page := pages - 1; page >= 0; page-- {
		x.unused = append(x.unused, page)
	}
	d := p.device
	defer d.enter()()
	x.reserve(pages)
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

// reserve makes room for pages.
func (x *decoder) reserve(pages int) {
	x.policy.device.reserve(&x.pool, int64(pages)*x.pageBytes(), "keys and values")
}

// pageBytes is the size of a page: see kernels/decode.cu.
func (x *decoder) pageBytes() int64 {
	s := &x.policy.shape
	return int64(s.layers) * 2 * pageTokens * int64(s.kvHeads*s.dim) * 2
}

func (x *decoder) Config() model.Config { return x.policy.config }
func (x *decoder) Slots() int           { return len(x.slots) }
func (x *decoder) Tokens() int          { return len(x.users) * pageTokens }
func (x *decoder) PageTokens() int      { return pageTokens }
func (x *decoder) Len(slot int) int     { return x.slots[slot].len }

// Truncate implements model.Decoder.
func (x *decoder) Truncate(slot, n int) {
	s := &x.slots[slot]
	if n = max(n, 0); n >= s.len {
		return
	}
	for _, page := range s.pages[pagesOf(n):] {
		x.drop(page)
	}
	if s.len, s.pages = n, s.pages[:pagesOf(n)]; n == 0 {
		x.policy.held.Add(-1)
	}
}

func (x *decoder) drop(page int) {
	if x.users[page]--; x.users[page] == 0 {
		x.unused = append(x.unused, page)
	}
}

func (x *decoder) take() int {
	last := len(x.unused) - 1
	page := x.unused[last]
	x.unused, x.users[page] = x.unused[:last], 1
	return page
}

// CopyPrefix implements model.Decoder.
func (x *decoder) CopyPrefix(dst, src, n int) {
	x.Truncate(dst, n)
	if dst == src {
		return
	}
	x.Truncate(dst, 0)
	to, from := &x.slots[dst], &x.slots[src]
	if n = min(max(n, 0), from.len); n == 0 {
		return
	}
	to.len, to.pages = n, append(to.pages, from.pages[:pagesOf(n)]...)
	for _, page := range to.pages {
		x.users[page]++
	}
	x.policy.held.Add(1)
}

// Close implements model.Decoder.
func (x *decoder) Close() error {
	for slot := range x.slots {
		x.Truncate(slot, 0)
	}
	d := x.policy.device
	defer d.enter()()
	for _, b := range []*buffer{&x.pool, &x.table, &x.sets, &x.settings, &x.ids, &x.logps} {
		d.release(b)
	}
	x.work.release(d)
	x.slots, x.users, x.unused = nil, nil, nil
	return d.done()
}

// check refuses spans that cannot be appended, before anything is touched.
func (x *decoder) check(spans []model.Span) error {
	if err := x.policy.config.CheckSpans(spans, len(x.slots), x.Len); err != nil {
		return err
	}
	pages, copies := 0, make(map[int]int)
	for _, s := range spans {
		slot := &x.slots[s.Slot]
		pages += pagesOf(slot.len+len(s.Tokens)) - len(slot.pages)
		if page, ok := x.shared(slot); ok && x.users[page]-copies[page] > 1 { // the last of its users needs no copy
			copies[page]++
			pages++
		}
	}
	if pages > len(x.unused) {
		return &model.RoomError{Need: pages * pageTokens, Free: len(x.unused) * pageTokens}
	}
	return nil
}

// shared is the slot's last page, where the next token must be written into it and others hold it too.
func (x *decoder) shared(s *slot) (page int, ok bool) {
	if s.len%pageTokens == 0 {
		return 0, false
	}
	page = s.pages[len(s.pages)-1]
	return page, x.users[page] > 1
}

// grow makes room for n more tokens: new pages, and a copy of the last one where others hold it too.
func (x *decoder) grow(s *slot, n int) {
	if old, ok := x.shared(s); ok {
		fresh := x.take()
		at := func(page int) uint64 { return x.pool.address + uint64(page)*uint64(x.pageBytes()) }
		clone(x.policy.device, at(fresh), at(old), int(x.pageBytes()))
		x.drop(old)
		s.pages[len(s.pages)-1] = fresh
	}
	for len(s.pages) < pagesOf(s.len+n) {
		s.pages = append(s.pages, x.take())
	}
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
	if err := x.check(spans); err != nil {
		return nil, err
	}
	rows := make([]int32, len(draws)) // of the logits
	var from []int                    // spans that are drawn from
	of := make(map[int]int, len(draws))
	for i, draw := range draws {
		if draw.Span < 0 || draw.Span >= len(spans) {
			return nil, &model.SpanError{Slot: -1, Why: fmt.Sprintf("draw %d is of span %d of %d", i, draw.Span, len(spans))}
		}
		at, ok := of[draw.Span]
		if !ok {
			at = len(from)
			of[draw.Span], from = at, append(from, draw.Span)
		}
		rows[i] = int32(at)
	}
	d := x.policy.device
	defer d.enter()()
	logits := x.advance(spans, from)
	drawn := x.draw(logits, rows, draws)
	return drawn, x.keep(spans, d.done())
}

// Logits implements model.Decoder.
func (x *decoder) Logits(s model.Span) ([]float32, error) {
	spans := []model.Span{s}
	if err := x.check(spans); err != nil {
		return nil, err
	}
	d := x.policy.device
	defer d.enter()()
	out := make([]float32, x.policy.config.VocabSize)
	download(d, out, x.advance(spans, []int{0}))
	return out, x.keep(spans, d.done())
}

// keep makes spans a part of their slots, unless their computation failed: then their new pages go back.
func (x *decoder) keep(spans []model.Span, err error) error {
	for _, s := range spans {
		slot := &x.slots[s.Slot]
		if err != nil {
			for _, page := range slot.pages[pagesOf(slot.len):] {
				x.drop(page)
			}
			slot.pages = slot.pages[:pagesOf(slot.len)]
			continue
		}
		if slot.len == 0 {
			x.policy.held.Add(1)
		}
		slot.len += len(s.Tokens)
	}
	return err
}

// advance computes the tokens of spans, and the logits [len(from), V] behind the last tokens of some.
func (x *decoder) advance(spans []model.Span, from []int) floats {
	d := x.policy.device
	var ids, positions, places, span, last []int32
	width := 0
	for i, sp := range spans {
		slot := &x.slots[sp.Slot]
		x.grow(slot, len(sp.Tokens))
		for j, id := range sp.Tokens {
			at := slot.len + j
			ids, positions, span = append(ids, id), append(positions, int32(at)), append(span, int32(i))
			places = append(places, int32(slot.pages[at/pageTokens]*pageTokens+at%pageTokens))
		}
		last = append(last, int32(len(ids)-1))
		width = max(width, len(slot.pages))
	}
	tablesOf := make([]int32, len(spans)*width)
	for i, sp := range spans {
		for j, page := range x.slots[sp.Slot].pages {
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
