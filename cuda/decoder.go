package cuda

import (
	"fmt"
	"math"
	"slices"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// decoder is a model.Decoder on a GPU. It computes blocks as Policy does, with the same weights and kernels; keys and
// values lie in pages (see kernels/attention.cu), as bfloat16, which is exactly how training has them. Every sum of a
// token's row is taken in an order that the batch does not change: products take one algorithm for any number of rows.
//
// Most calls append one token to each of some slots. They are padded to one of few shapes, and replayed as a graph.
type decoder struct {
	model.Pages
	policy *Policy

	work                               activations
	pool, table, sets, ids, logp, kept buffer
	graphs                             map[stepShape]*graph
}

// stepShape is that of a call which appends a token to each slot.
type stepShape struct{ rows, width int }

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
	x := &decoder{policy: p, graphs: map[stepShape]*graph{}}
	x.work.blocks, x.work.inputs = make([]block, 1), make([]buffer, 2)
	return x
}

// reserve makes room for tokens, and after them for a page of the rows that pad a call.
func (x *decoder) reserve(tokens int) {
	pages := (tokens+pageTokens-1)/pageTokens + 1
	x.policy.device.reserve(&x.pool, int64(pages)*x.pageBytes(), "keys and values")
}

// copyPage makes a page what another one is.
func (x *decoder) copyPage(to, from int) {
	at := func(page int) uint64 { return x.pool.address + uint64(page)*uint64(x.pageBytes()) }
	clone(x.policy.device, at(to), at(from), int(x.pageBytes()))
}

// pageBytes is the size of a page: see kernels/attention.cu.
func (x *decoder) pageBytes() int64 {
	s := &x.policy.shape
	return int64(s.layers) * 2 * pageTokens * int64(s.kvHeads*s.dim) * int64(halfBytes)
}

// Close implements model.Decoder.
func (x *decoder) Close() error {
	x.Clear()
	d := x.policy.device
	defer d.enter()()
	for _, g := range x.graphs {
		d.forget(g)
	}
	clear(x.graphs)
	for _, b := range []*buffer{&x.pool, &x.table, &x.sets, &x.ids, &x.logp, &x.kept} {
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
	tiles        ints // [n, 2]: see pageTiles
	n            int
}

// pageTiles cuts the tokens of spans into tiles of attention over pages: a first token of the batch, and how many.
func pageTiles(lengths []int, group int) (tiles []int32) {
	at, most := 0, tileRows/group // check has seen that this is one at least
	for _, n := range lengths {
		for done := 0; done < n; done += most {
			tiles = append(tiles, int32(at+done), int32(min(most, n-done)))
		}
		at += n
	}
	return tiles
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
	d := x.policy.device
	defer d.enter()()
	r := x.lay(spans, from, draws, of)
	x.run(r)
	ids, logp := make([]int32, len(draws)), make([]float32, len(draws))
	download(d, ids, ints(x.ids.address))
	download(d, logp, floats(x.logp.address))
	vocabulary, kept := x.Config().VocabSize, x.keptBy(draws)
	if err := x.Keep(spans, d.done()); err != nil {
		return nil, err
	}
	drawn := make([]model.Drawn, len(draws))
	for i, id := range ids {
		switch {
		case id >= 0:
			drawn[i] = model.Drawn{ID: id, Logprob: logp[i], Kept: draws[i].KeptOf(vocabulary, sampling.Set(kept[i]).Below(vocabulary))}
		case id == -1:
			drawn[i].Err = sampling.ErrNothingAllowed
		case id == -2:
			drawn[i].Err = &sampling.LogitsError{Token: -1}
		default:
			drawn[i].Err = &sampling.LogitsError{Token: int(-3 - id), Value: logp[i]}
		}
	}
	return drawn, nil
}

// keptBy is what the cuts of draws left, where any draw keeps it.
func (x *decoder) keptBy(draws []model.Draw) [][]uint64 {
	if !slices.ContainsFunc(draws, func(d model.Draw) bool { return d.Keep && d.Sampling.Cuts() }) {
		return make([][]uint64, len(draws))
	}
	size := setWords(x.Config().VocabSize)
	kept := make([]uint64, len(draws)*size)
	download(x.policy.device, kept, words(x.kept.address))
	return slices.Collect(slices.Chunk(kept, size))
}

// setWords is the size of a sampling.Set.
func setWords(vocabulary int) int { return (vocabulary + 63) / 64 }

// Logits implements model.Decoder.
func (x *decoder) Logits(s model.Span) ([]float32, error) {
	spans := []model.Span{s}
	if err := x.Check(spans); err != nil {
		return nil, err
	}
	d := x.policy.device
	defer d.enter()()
	out := make([]float32, x.Config().VocabSize)
	download(d, out, x.compute(&x.lay(spans, []int{0}, nil, nil).batch))
	return out, x.Keep(spans, d.done())
}

// round is what one call computes, with its tables on the GPU.
type round struct {
	batch
	step     *stepShape // nil: the call is no step
	draws    int
	settings ints // [draws, 4] float32: see the kernel sample
	row, set ints // [draws] of logits, and of sets
	topK     ints
}

// lay makes room for spans, and uploads what is to be done: their tokens, and draws from the logits [len(from), V]
// after the last tokens of some spans, row says which.
func (x *decoder) lay(spans []model.Span, from []int, draws []model.Draw, row []int) *round {
	var ids, positions, places, span, last, source, rows []int32
	var lengths []int
	width := 0
	for i, sp := range spans {
		x.Grow(sp, x.copyPage)
		held, pages := x.Len(sp.Slot), x.Of(sp.Slot)
		for j, id := range sp.Tokens {
			at := held + j
			ids, positions, span = append(ids, id), append(positions, int32(at)), append(span, int32(i))
			places = append(places, int32(pages[at/pageTokens]*pageTokens+at%pageTokens))
		}
		last, lengths = append(last, int32(len(ids)-1)), append(lengths, len(sp.Tokens))
		width = max(width, len(pages))
	}
	for _, i := range from {
		source = append(source, last[i])
	}
	for _, i := range row {
		rows = append(rows, int32(i))
	}
	d := x.policy.device
	settings, topK, set, allowed := drawTables(draws, setWords(x.Config().VocabSize))
	upload(d, words(d.reserve(&x.sets, 8*int64(len(allowed)), what)), allowed)

	r, sequences, spare := &round{draws: len(draws)}, len(spans), int32(x.Tokens()/pageTokens)
	if len(ids) == len(spans) && len(draws) > 0 && x.graphs != nil {
		n := bucket(max(len(ids), len(draws)))
		sequences, width = n, powerOfTwo(width)
		r.step, r.draws = &stepShape{n, width}, n
		for i := len(ids); i < n; i++ {
			ids, positions, span, places = append(ids, ids[0]), append(positions, 0), append(span, int32(i)), append(places, spare*pageTokens)
			lengths = append(lengths, 1)
		}
		source, rows, set = padded(source, n, 0), padded(rows, n, 0), padded(set, n, -1)
		settings, topK = padded(settings, 4*n, 0), padded(topK, n, 0)
	}
	tablesOf := make([]int32, sequences*width)
	for i := range tablesOf {
		tablesOf[i] = spare
	}
	for i, sp := range spans {
		for j, page := range x.Of(sp.Slot) {
			tablesOf[i*width+j] = int32(page)
		}
	}
	r.batch = batch{tokens: len(ids), rows: len(source), pages: &pages{pool: halves(x.pool.address), width: width}}
	tiles := pageTiles(lengths, x.policy.shape.heads/x.policy.shape.kvHeads)
	r.pages.n = len(tiles) / 2
	var t tables
	t.add(&r.ids, ids)
	t.add(&r.pages.tiles, tiles)
	t.add(&r.positions, positions)
	t.add(&r.source, source)
	t.add(&r.pages.places, places)
	t.add(&r.pages.span, span)
	t.add(&r.pages.tables, tablesOf)
	t.add(&r.row, rows)
	t.add(&r.set, set)
	t.add(&r.topK, topK)
	t.add(&r.settings, settings)
	t.upload(d, &x.table)
	return r
}

// padded makes x n numbers long.
func padded(x []int32, n int, by int32) []int32 {
	for len(x) < n {
		x = append(x, by)
	}
	return x
}

// drawTables are draws as the kernel sample takes them: allowed are the sets, of so many words, and set is which of
// them a draw is from, or -1.
func drawTables(draws []model.Draw, wordsOf int) (settings, topK, set []int32, allowed []uint64) {
	known := map[*uint64]int32{}
	for _, draw := range draws {
		o := draw.Sampling
		for _, v := range []float32{o.Temperature, o.TopP, o.MinP, float32(draw.U)} {
			settings = append(settings, int32(math.Float32bits(v)))
		}
		topK = append(topK, int32(min(o.TopK, math.MaxInt32)))
		if draw.Allowed == nil {
			set = append(set, -1)
			continue
		}
		if len(draw.Allowed) == 0 {
			draw.Allowed = sampling.Set{0} // nothing, in a form that has an address
		}
		at, ok := known[&draw.Allowed[0]]
		if !ok {
			at = int32(len(known))
			known[&draw.Allowed[0]] = at
			allowed = append(allowed, make([]uint64, wordsOf)...)
			copy(allowed[len(allowed)-wordsOf:], draw.Allowed)
		}
		set = append(set, at)
	}
	return settings, topK, set, allowed
}

// run computes a round, and draws.
func (x *decoder) run(r *round) {
	work := func() { x.draw(x.compute(&r.batch), r) }
	if r.step == nil {
		work()
		return
	}
	g := x.graphs[*r.step]
	if g == nil {
		g = new(graph)
		x.graphs[*r.step] = g
	}
	x.policy.device.replay(g, work)
}

// compute is the logits after b.source, into scratch memory.
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

// draw draws from logits, into x.ids, x.logp and x.kept.
func (x *decoder) draw(logits floats, r *round) {
	d, vocabulary := x.policy.device, x.Config().VocabSize
	ids, logp := ints(d.reserve(&x.ids, 4*int64(r.draws), what)), d.floats(&x.logp, r.draws, what)
	kept := words(d.reserve(&x.kept, 8*int64(r.draws*setWords(vocabulary)), what))
	d.sample(ids, logp, kept, logits, r, words(x.sets.address), vocabulary)
}

// sample makes a round's draws from logits.
func (d *Device) sample(ids ints, logp floats, kept words, logits floats, r *round, sets words, vocabulary int) {
	n := across(vocabulary)
	d.launch("sample", grid{x: r.draws}, n, scratch+2*4*n, ids, logp, kept, logits, r.row, r.settings, r.topK, sets, r.set, vocabulary,
		setWords(vocabulary))
}

// attention computes a batch's, over its own tokens or over pages.
func (p *Policy) attention(l int, attn halves, lse floats, qkv halves, b *batch) {
	d, s := p.device, &p.shape
	if b.pages == nil {
		d.attend(attn, lse, qkv, b, s)
		return
	}
	d.attendPages(attn, qkv, b, l, s)
}

// attendPages keeps the keys and values of a batch in the pages of block l, and computes its attention over them.
func (d *Device) attendPages(attn, qkv halves, b *batch, l int, s *shape) {
	g := b.pages
	d.launch("store_pages", grid{x: b.tokens}, 128, 0, g.pool, qkv, g.places, l, s.layers, pageTokens, s.heads, s.kvHeads, s.dim)
	d.launch(fmt.Sprint("attend_pages_", s.dim), grid{g.n, s.kvHeads}, attentionThreads, tileBytes(3, s.dim), attn, qkv, g.pool, b.positions,
		g.tiles, g.span, g.tables, g.width, l, s.layers, pageTokens, s.heads, s.kvHeads, attentionScale(s.dim))
}
