package cuda

import (
	"fmt"
	"math"
)

// The kernels as functions. Shapes and formulas are next to the kernels.

const (
	scratch  = 33 * 4 // bytes of shared memory for a sum over a block
	partials = 256    // blocks that sum rows in parallel, and then together
	threads  = 256
)

// across is how many threads share a row of so many columns.
func across(width int) int { return min(threads, (width+31)/32*32) }

// embed writes to [rows, width] the table's rows of ids.
func (d *Device) embed(to floats, table halves, ids ints, rows, width int) {
	d.launch("embed", grid{x: rows}, across(width), 0, to, table, ids, width)
}

func (d *Device) gatherRows(to, from floats, rows ints, n, width int) {
	d.launch("gather_rows", grid{x: n}, across(width), 0, to, from, rows, width)
}

// addRows adds to the rows of to the sums of from's that groups says.
func (d *Device) addRows(to, from floats, g groups, width int) {
	d.launch("add_rows", grid{x: g.n}, across(width), 0, to, from, g.ids, g.first, g.list, width)
}

func (d *Device) round(y halves, x floats, n int) {
	d.launch("round_to_bf16", blocksOf(n, threads), threads, 0, y, x, n)
}

func (d *Device) rmsNorm(y halves, rstd, x, gain floats, rows, width int, eps float32) {
	d.launch("rms_norm", grid{x: rows}, across(width), scratch, y, rstd, x, gain, width, eps)
}

// rmsNormBackward adds to dx, and to dGain unless that is null. partial has room for partials·width numbers.
func (d *Device) rmsNormBackward(dx, dGain, partial, dy, x, rstd, gain floats, rows, width int) {
	blocks := min(rows, partials)
	d.launch("rms_norm_backward", grid{x: blocks}, across(width), scratch+4*width, dx, partial, dy, x, rstd, gain, rows, width)
	d.addPartials(dGain, partial, blocks, width)
}

func (d *Device) addPartials(sum, partial floats, n, width int) {
	if sum != 0 && n > 0 {
		d.launch("add_partial_sums", blocksOf(width, threads), threads, 0, sum, partial, n, width)
	}
}

// columnSums adds x's [rows, width] to sum.
func (d *Device) columnSums(sum, partial floats, x halves, rows, width int) {
	blocks := min(rows, partials)
	d.launch("column_sums", grid{blocks, (width + threads - 1) / threads}, threads, 0, partial, x, rows, width)
	d.addPartials(sum, partial, blocks, width)
}

func (d *Device) swiGLU(act, gateUp halves, rows, width int) {
	d.launch("swiglu", blocksOf(rows*width, threads), threads, 0, act, gateUp, rows*width, width)
}

func (d *Device) swiGLUBackward(act, gateUp, dAct halves, rows, width int) {
	d.launch("swiglu_backward", blocksOf(rows*width, threads), threads, 0, act, gateUp, dAct, rows*width, width)
}

// rope are the angles of positions [context, dim/2].
type rope struct{ cosines, sines floats }

// placeQKV makes projections ready for attention, in place. raw and rstd may be null.
func (d *Device) placeQKV(qkv, raw halves, rstd floats, w weights, l *blockLayout, positions ints, r rope, rows int, s *shape) {
	d.launch("place_qkv", grid{x: rows}, 128, 0, qkv, raw, rstd, w.vector(l.qkvBias), w.vector(l.qNorm), w.vector(l.kNorm),
		positions, r.cosines, r.sines, s.heads, s.kvHeads, s.dim, s.neighbours, s.eps)
}

// placeQKVBackward undoes placeQKV for a gradient, in place, and adds to dNorms [2, dim], the gradients of q's and k's
// gains, unless that is null.
func (d *Device) placeQKVBackward(dQKV, raw halves, rstd, dNorms, partial floats, w weights, l *blockLayout, positions ints, r rope,
	rows int, s *shape) {
	blocks := min(rows, 4*partials)
	if l.qNorm < 0 {
		partial = 0
	}
	d.launch("place_qkv_backward", grid{x: blocks}, 32, 3*4*s.dim, dQKV, partial, raw, rstd, w.vector(l.qNorm), w.vector(l.kNorm),
		positions, r.cosines, r.sines, rows, s.heads, s.kvHeads, s.dim, s.neighbours)
	if partial != 0 {
		d.addPartials(dNorms, partial, blocks, 2*s.dim)
	}
}

// HeadWidths are the widths of heads that attention was compiled for.
var HeadWidths = []int{16, 32, 64, 128}

func attentionScale(dim int) float32 { return float32(1 / math.Sqrt(float64(dim))) }

// tileBytes is the shared memory of n tiles.
func tileBytes(n, dim int) int { return n * tileRows * (dim + 8) * halfBytes }

// keyTileBytes is that of the backward pass by keys, which keeps two numbers of each row too.
func keyTileBytes(dim int) int { return tileBytes(4, dim) + 2*4*tileRows }

const attentionThreads = 128

func (d *Device) attend(out halves, lse floats, qkv halves, b *batch, s *shape) {
	d.launch(fmt.Sprint("attend_", s.dim), grid{b.queries.n, s.heads}, attentionThreads, tileBytes(3, s.dim), out, lse, qkv,
		b.queries.tiles, b.queries.visits, b.tokens, s.heads, s.kvHeads, attentionScale(s.dim))
}

// parts is how many numbers of a token attendBackward has room for: see the kernel sum_parts.
func (s *shape) parts() int {
	if s.heads == s.kvHeads {
		return 0
	}
	return 2 * s.query
}

// attendBackward writes dQKV; delta has room for heads·tokens numbers, parts for s.parts()·tokens.
func (d *Device) attendBackward(dQKV, parts, dOut, out halves, lse, delta floats, qkv halves, b *batch, s *shape) {
	d.launch("attention_delta", grid{x: b.tokens}, 128, 0, delta, dOut, out, b.tokens, s.heads, s.dim)
	d.launch(fmt.Sprint("attend_backward_queries_", s.dim), grid{b.queries.n, s.heads}, attentionThreads, tileBytes(4, s.dim), dQKV, dOut, lse,
		delta, qkv, b.queries.tiles, b.queries.visits, b.tokens, s.heads, s.kvHeads, attentionScale(s.dim))
	d.launch(fmt.Sprint("attend_backward_keys_", s.dim), grid{b.keys.n, s.heads}, attentionThreads, keyTileBytes(s.dim), dQKV, parts, dOut, lse,
		delta, qkv, b.keys.tiles, b.keys.visits, b.tokens, s.heads, s.kvHeads, attentionScale(s.dim))
	if s.parts() > 0 {
		d.launch("sum_parts", grid{x: b.tokens}, 128, 0, dQKV, parts, s.heads, s.kvHeads, s.dim)
	}
}

// project computes y [rows, out] = x [rows, in] · wᵀ, w [out, in].
func (d *Device) project(y, x, w halves, rows, in, out int) {
	d.multiply(false, true, rows, out, in, 1, x, in, w, in, 0, result{half: y}, result{half: y}, out)
}

// projectOnto computes y [rows, out] = add + x [rows, in] · wᵀ.
func (d *Device) projectOnto(y, add floats, x, w halves, rows, in, out int) {
	d.multiply(false, true, rows, out, in, 1, x, in, w, in, 1, result{single: add}, result{single: y}, out)
}

// projectBack computes dx [rows, in] = dy [rows, out] · w, as float32 or bfloat16.
func (d *Device) projectBack(dx result, dy, w halves, rows, in, out int) {
	d.multiply(false, false, rows, in, out, 1, dy, out, w, in, 0, dx, dx, in)
}

// weightGradient adds dyᵀ · x to dw [out, in].
func (d *Device) weightGradient(dw floats, dy, x halves, rows, in, out int) {
	d.multiply(true, false, out, in, rows, 1, dy, out, x, in, 1, result{single: dw}, result{single: dw}, in)
}
