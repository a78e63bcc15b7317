package model

import (
	"slices"
	"sync/atomic"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
	"github.com/sqlagent/sqlagent/model/rowwise"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// decoder is the Decoder of a Model on the CPU, or of a file's weights. Every step of it computes a token's row from
// that row, its slot's earlier keys and values and the weights alone, in an order that neither the batch nor the split
// into Extend calls changes (package gemm promises the same of its products): that is what makes results bit-identical.
// Keys and values are kept as E.
type decoder[E gemm.Element] struct {
	Pages
	weights servedWeights
	cache   cache[E]
	rope    *rowwise.Rope

	of      source
	version int  // of the source's weights
	rounded bool // DecoderOptions.Rounded

	// Scratch of one Extend over T tokens.
	stretches []stretch          // of them
	positions []int32            // [T]
	x         []float32          // [T, D] residual stream
	normed    []float32          // [T, D]
	rstd      []float32          // [T]
	qkv       []float32          // [T, QueryWidth+2·KVWidth]
	keyValue  []E                // [T, 2·KVWidth] new keys, scaled, and values
	attn      []float32          // [T, QueryWidth]
	gateUp    []float32          // [T, 2F]
	act       []float32          // [T, F]
	scores    [][]float32        // per worker
	drawn     []int32            // the last tokens of the spans that are drawn from
	last      []float32          // [len(drawn), D] their residual stream in the last block
	logits    []float32          // [len(drawn), V]
	samplers  []sampling.Sampler // per worker
}

// source is where a decoder's weights are.
type source struct {
	weights   func() servedWeights
	version   func() int   // of the weights, another one after each change; nil: they do not change
	unchanged func() error // of the file that they lie in; nil: there is none
	close     func() error // gives the weights back; nil: they are another's
}

// NewDecoder implements Policy: a decoder over m's weights. It keeps a second copy of the matrices. The decoder and m
// must not be used at the same time, unless it draws by a copy: see Lagging.
func (m *Model) NewDecoder(o DecoderOptions) (Decoder, error) {
	pages, err := NewPages(m.config, o, &m.held)
	if err != nil {
		return nil, err
	}
	var room []float32 // of the matrices
	of := source{version: func() int { return m.lag.versionOf(&m.version) }, weights: func() (w servedWeights) {
		w, room = m.served(m.drawn(), room)
		return w
	}}
	return newDecoder(m.config, pages, o, of), nil
}

func newDecoder(c Config, pages Pages, o DecoderOptions, of source) Decoder {
	if o.Exact {
		return newDecoderOf[float32](c, pages, of)
	}
	d := newDecoderOf[gemm.Half](c, pages, of)
	d.rounded = o.Rounded && of.version == nil
	return d
}

func newDecoderOf[E gemm.Element](c Config, pages Pages, of source) *decoder[E] {
	d := &decoder[E]{Pages: pages, of: of, cache: newCache[E](c, len(pages.users)), rope: c.rope(), weights: of.weights()}
	if of.version != nil {
		d.version = of.version()
	}
	return d
}

// OpenDecoder is a decoder over the weights of a file as they lie there: its matrices are not copied, and a token's
// embedding is read when it is used. Unless o.Rounded, it computes what the decoder of OriginGGUF's Model does, bit by
// bit. The file is the decoder's from then on: Close closes it. Errors are those of CheckGGUF, and a *gguf.FormatError
// where a number is not finite.
func OpenDecoder(f *gguf.File, o DecoderOptions) (Decoder, error) {
	c, err := CheckGGUF(f)
	if err != nil {
		return nil, err
	}
	w, err := readServed(c, f)
	if err != nil {
		return nil, err
	}
	pages, err := NewPages(c, o, new(atomic.Int32))
	if err != nil {
		return nil, err
	}
	return newDecoder(c, pages, o, source{
		weights: func() servedWeights { return w }, unchanged: f.Unchanged, close: f.Close,
	}), nil
}

// Close implements Decoder.
func (d *decoder[E]) Close() error {
	d.Clear()
	of := d.of
	d.Pages, d.cache, d.weights, d.of = Pages{}, cache[E]{}, servedWeights{}, source{}
	if of.close == nil {
		return nil
	}
	return of.close()
}

// Extend implements Decoder. Errors: *SpanError; *gguf.ChangedError.
func (d *decoder[E]) Extend(spans []Span, draws []Draw) ([]Drawn, error) {
	if err := d.check(spans); err != nil {
		return nil, err
	}
	from, row, err := DrawnSpans(spans, draws)
	if err != nil {
		return nil, err
	}
	ends, n := make([]int, len(spans)), 0 // after each span's last token
	for i, s := range spans {
		n += len(s.Tokens)
		ends[i] = n
	}
	d.drawn = d.drawn[:0]
	for _, span := range from {
		d.drawn = append(d.drawn, int32(ends[span])-1)
	}
	d.advance(spans, n)
	logits := d.head()
	drawn := make([]Drawn, len(draws))
	vocabulary := d.config.VocabSize
	parallel.EachWith(&d.samplers, len(draws), func(own *sampling.Sampler, i int) {
		of, to := draws[i], &drawn[i]
		to.ID, to.Logprob, to.Err = own.Draw(logits[row[i]*vocabulary:][:vocabulary], of.Sampling, of.Allowed, of.U)
		if to.Err == nil {
			to.Kept = of.KeptOf(vocabulary, own.Left())
		}
	})
	return drawn, nil
}

// check is Pages.Check, of weights that are still those of their file.
func (d *decoder[E]) check(spans []Span) error {
	if d.of.unchanged != nil {
		if err := d.of.unchanged(); err != nil {
			return err
		}
	}
	return d.Check(spans)
}

// Logits implements Decoder. Errors: *SpanError; *gguf.ChangedError.
func (d *decoder[E]) Logits(s Span) ([]float32, error) {
	if err := d.check([]Span{s}); err != nil {
		return nil, err
	}
	n := len(s.Tokens)
	d.drawn = append(d.drawn[:0], int32(n)-1)
	d.advance([]Span{s}, n)
	return slices.Clone(d.head()), nil
}

// advance appends the n tokens of spans to their slots, and leaves in d.last what the last block makes of d.drawn.
func (d *decoder[E]) advance(spans []Span, n int) {
	if d.of.version != nil {
		if v := d.of.version(); v != d.version {
			d.weights, d.version = d.of.weights(), v
		}
	}
	c, w, width := d.config, &d.weights, d.config.Embedding

	d.stretches = stretchesOf(d.stretches[:0], spans)
	d.reserve((n + scratchRows - 1) / scratchRows * scratchRows)
	x := gemm.Resize(&d.x, n*width)
	d.positions = d.positions[:0]
	for _, s := range spans {
		held := d.Len(s.Slot)
		for i, id := range s.Tokens {
			w.embed(x[len(d.positions)*width:][:width], int(id))
			d.positions = append(d.positions, int32(held+i))
		}
		d.Grow(s, func(to, from int) { d.cache.copy(to, from, held%PageTokens) })
		d.cache.fill(d.Of(s.Slot))
		d.rope.Grow(held + len(s.Tokens))
	}
	for l := range w.blocks {
		w, p := &w.blocks[l], &w.matrices[l]
		rowwise.Norm(gemm.Resize(&d.normed, n*width), gemm.Resize(&d.rstd, n), x, w.attnNorm, c.NormEps)
		rows := d.stretches
		d.linear(gemm.Resize(&d.qkv, n*c.qkvWidth()), d.normed, p.qkv, rows, 0)
		placeQKV(d.qkv, w, d.positions, d.rope, c, nil)
		d.convert(n)
		d.attend(l, spans)
		attn := d.attn
		if l == c.Layers-1 { // of other tokens, keys and values are all that is read later
			n = len(d.drawn)
			rows = []stretch{{rows: n}}
			x = gatherRows(gemm.Resize(&d.last, n*width), x, d.drawn, width)
			attn = gatherRows(gemm.Resize(&d.act, n*c.QueryWidth()), attn, d.drawn, c.QueryWidth())
		}
		if n == 0 {
			break
		}
		d.linear(x, attn, p.attnOut, rows, 1)

		rowwise.Norm(gemm.Resize(&d.normed, n*width), gemm.Resize(&d.rstd, n), x, w.ffnNorm, c.NormEps)
		d.linear(gemm.Resize(&d.gateUp, n*2*c.FeedForward), d.normed, p.gateUp, rows, 0)
		rowwise.SwiGLU(gemm.Resize(&d.act, n*c.FeedForward), d.gateUp, c.FeedForward)
		d.linear(x, d.act, p.down, rows, 1)
	}
	d.Keep(spans, nil)
}

// scratchRows is what the tokens are rounded up to for which there is scratch. The batches of several sessions differ
// by a few tokens, and all of it would be made again for each that is the largest so far.
const scratchRows = 32

// reserve makes scratch for n tokens.
func (d *decoder[E]) reserve(n int) {
	c := d.config
	gemm.Resize(&d.x, n*c.Embedding)
	gemm.Resize(&d.normed, n*c.Embedding)
	gemm.Resize(&d.rstd, n)
	gemm.Resize(&d.qkv, n*c.qkvWidth())
	gemm.Resize(&d.keyValue, n*2*c.KVWidth())
	gemm.Resize(&d.attn, n*c.QueryWidth())
	gemm.Resize(&d.gateUp, n*2*c.FeedForward)
	gemm.Resize(&d.act, n*max(c.FeedForward, c.QueryWidth()))
}

// head returns the logits [len(d.drawn), V] after the tokens in d.last.
func (d *decoder[E]) head() []float32 {
	if len(d.drawn) == 0 {
		return nil
	}
	c, n, width := d.config, len(d.drawn), d.config.Embedding
	x := gemm.Resize(&d.normed, n*width)
	rowwise.Norm(x, gemm.Resize(&d.rstd, n), d.last, d.weights.norm, c.NormEps)
	d.linear(gemm.Resize(&d.logits, n*c.VocabSize), x, servedMatrix{Matrix: d.weights.output}, []stretch{{rows: n}}, 0)
	return d.logits
}

// stretch is rows of a batch that are multiplied alike.
type stretch struct {
	rows   int
	prompt bool
}

// stretchesOf appends the stretches of the tokens of spans.
func stretchesOf(all []stretch, spans []Span) []stretch {
	add := func(rows int, prompt bool) {
		if last := len(all) - 1; last >= 0 && all[last].prompt == prompt {
			all[last].rows += rows
		} else if rows > 0 {
			all = append(all, stretch{rows, prompt})
		}
	}
	for _, s := range spans {
		add(s.Prompt, true)
		add(len(s.Tokens)-s.Prompt, false)
	}
	return all
}

// linear computes y [n, out] = beta·y + x [n, in] · wᵀ for the n rows of some stretches.
func (d *decoder[E]) linear(y, x []float32, w servedMatrix, rows []stretch, beta float32) {
	n := 0
	for _, s := range rows {
		n += s.rows
	}
	switch codes, tiles := d.rounded && w.HasCodes(), d.rounded && w.HasTiles(); {
	case codes || tiles:
		in, out := w.Rows(), w.Columns()
		if !tiles {
			rows = []stretch{{rows: n}}
		}
		at := 0
		for _, s := range rows {
			multiply, by := gemm.MulMatrix, w.Matrix
			switch {
			case s.prompt && tiles:
				by = w.Rounded()
			case codes:
				multiply = gemm.MulCodes
			}
			multiply(parallel.Workers(), s.rows, x[at*in:], in, by, beta, y[at*out:], out)
			at += s.rows
		}
		if w.adapter != nil {
			w.adapter.add(y, x, n)
		}
	case w.adapter != nil:
		w.adapter.forward(y, x, n, beta)
	default:
		gemm.MulMatrix(parallel.Workers(), n, x, w.Rows(), w.Matrix, beta, y, w.Columns())
	}
}

// convert makes n tokens' new keys and values what the cache keeps.
func (d *decoder[E]) convert(n int) {
	c := d.config
	width := c.KVWidth()
	gemm.Resize(&d.keyValue, n*2*width)
	parallel.For(n, func(lo, hi int) {
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
	c := d.config
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
		from := 0
		if layer == c.Layers-1 && heads == 1 { // of the last block, what is drawn from is read alone
			if from = len(s.Tokens) - 1; !slices.Contains(d.drawn, int32(row+from)) {
				from = len(s.Tokens)
			}
		}
		for ; from < len(s.Tokens); from += queryBlock {
			for h := 0; h < c.Heads; h += heads {
				pieces = append(pieces, piece{i, row, from, h})
			}
		}
		row += len(s.Tokens)
	}
	gemm.Resize(&d.attn, row*c.QueryWidth())
	parallel.Each(len(stores), func(i int) { d.store(layer, spans[stores[i].span], stores[i]) })
	parallel.EachWith(&d.scores, len(pieces), func(own *[]float32, i int) {
		it := pieces[i]
		span := spans[it.span]
		if len(span.Tokens) == 1 {
			d.store(layer, span, it)
		}
		d.attendPiece(layer, span, it, own)
	})
}

// store keeps the keys and values of a piece's span, those of the head that its own share.
func (d *decoder[E]) store(layer int, s Span, it piece) {
	c, held, pages := d.config, d.Len(s.Slot), d.Of(s.Slot)
	dim, width, kv := c.HeadDim(), c.KVWidth(), it.head/(c.Heads/c.KVHeads)
	for i := 0; i < len(s.Tokens); {
		at := held + i
		n := min(panel-at%panel, len(s.Tokens)-i)
		rows := d.keyValue[(it.row+i)*2*width+kv*dim:]
		d.cache.put(pages[at/PageTokens], layer, kv, at%PageTokens, n, 2*width, rows, rows[width:])
		i += n
	}
}

// attendPiece writes what comes of a piece's queries. Keys that lie after all of them are not touched.
func (d *decoder[E]) attendPiece(layer int, s Span, it piece, scores *[]float32) {
	c, held := d.config, d.Len(s.Slot)
	dim, group := c.HeadDim(), c.Heads/c.KVHeads
	kv := it.head / group
	rows := min(queryBlock, len(s.Tokens)-it.from)
	keys, hidden := held+it.from+rows, rows-1 // hidden: keys that lie after the first query
	row := it.row + it.from
	from, to := c.qkvWidth(), c.QueryWidth() // distances of queries, and of what comes of them
	if len(s.Tokens) == 1 {
		rows, from, to = group, dim, dim
	}

	width := wholePanels(keys)
	p := gemm.Resize(scores, rows*width)
	queries, out := d.qkv[row*c.qkvWidth()+it.head*dim:], d.attn[row*c.QueryWidth()+it.head*dim:]
	pages := d.Of(s.Slot)[:pagesOf(keys)]
	for i, page := range pages {
		first := i * PageTokens
		gemm.MulStored(rows, min(PageTokens, width-first), dim, queries, from, d.cache.keys(page, layer, kv), panel*dim, 0,
			p[first:], width)
	}
	for r := range rows {
		gemm.Softmax(p[r*width:][:keys], min(keys, keys-hidden+r))
	}
	for i, page := range pages {
		first := i * PageTokens
		gemm.MulStored(rows, dim, min(PageTokens, keys-first), p[first:], width, d.cache.values(page, layer, kv),
			panel*PageTokens, float32(min(i, 1)), out, to) // the first page overwrites, the others add
	}
}
