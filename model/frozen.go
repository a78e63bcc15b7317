package model

import (
	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
)

// frozenLayer is a linear layer of blocks, of which nothing is trained.
type frozenLayer struct{ w *gemm.Matrix } // [in, out]

func (l frozenLayer) forward(y, x []float32, t int, beta float32) {
	gemm.MulMatrix(parallel.Workers(), t, x, l.w.Rows(), l.w, beta, y, l.w.Columns())
}

func (l frozenLayer) input(dx, dy []float32, t int, beta float32) {
	if dx != nil {
		gemm.MulTransposed(parallel.Workers(), t, dy, l.w.Columns(), l.w, beta, dx, l.w.Rows())
	}
}

func (l frozenLayer) weight(_, _ []float32, _ int) {}

// adaptedLayer is a frozen one with a LoRA for each of the matrices that lie one after the other in it. Their As lie
// one below the other, as one matrix A [n, in]; B [out, n] has the scaled Bs on its diagonal: n is the changes' ranks.
// Then
//
//	y = x·Wᵀ + (x·Aᵀ)·Bᵀ    dx = dy·W + (dy·B)·A
//
// of which each is one product, for x and x·Aᵀ side by side, where operands are rounded anyway (gemm.Operand).
type adaptedLayer struct {
	frozenLayer
	of      *Adapted
	changes []Change

	a, b    []float32
	version int // Adapted.version of these, from 1 on; 0: there are none yet

	low *[]float32 // [T, n] x·Aᵀ of the last forward, which weight needs
}

// sharing is the layer with other memory for what forward leaves.
func (l *adaptedLayer) sharing(low *[]float32) *adaptedLayer {
	shared := *l
	shared.low, shared.a, shared.b, shared.version = low, nil, nil, 0
	return &shared
}

func (l *adaptedLayer) n() int { return len(l.changes) * l.of.lora.Rank }

// each calls f for each change, with the column of y where it begins and the one of x·Aᵀ.
func (l *adaptedLayer) each(f func(c Change, y, low int)) {
	y := 0
	for i, c := range l.changes {
		f(c, y, i*l.of.lora.Rank)
		y += c.Out
	}
}

// matrices are A and B of the adapter as it is.
func (l *adaptedLayer) matrices() (a, b []float32) {
	if l.version == l.of.version {
		return l.a, l.b
	}
	n, r, in, out := l.n(), l.of.lora.Rank, l.w.Rows(), l.w.Columns()
	gemm.Resize(&l.a, n*in)
	clear(gemm.Resize(&l.b, out*n))
	scale := l.of.lora.Scale()
	l.each(func(c Change, y, low int) {
		copy(l.a[low*in:][:r*in], l.of.flat[c.A:])
		for i := range c.Out {
			row := l.b[(y+i)*n+low:][:r]
			copy(row, l.of.flat[c.B+i*r:])
			gemm.Scale(scale, row)
		}
	})
	l.version = l.of.version
	return l.a, l.b
}

// rounds reports whether operands are rounded.
func (l *adaptedLayer) rounds() bool { return l.of.precision == BFloat16 && gemm.HasBF16() }

func (l *adaptedLayer) forward(y, x []float32, t int, beta float32) {
	if !l.rounds() {
		l.frozenLayer.forward(y, x, t, beta)
		l.add(y, x, t)
		return
	}
	a, b := l.matrices()
	o, n, in := &l.of.operand, l.n(), l.w.Rows()
	o.Round(parallel.Workers(), t, in, n, x, in)
	low := gemm.Resize(l.low, t*n)
	o.Mul(parallel.Workers(), true, n, 1, a, in, low, n)
	o.Append(parallel.Workers(), low, n)
	o.MulMatrix(parallel.Workers(), l.w, b, n, beta, y, l.w.Columns())
}

// add adds what the adapter makes of x.
func (l *adaptedLayer) add(y, x []float32, t int) {
	a, b := l.matrices()
	n, r, in, out := l.n(), l.of.lora.Rank, l.w.Rows(), l.w.Columns()
	low := gemm.Resize(l.low, t*n)
	gemm.MulParallel(parallel.Workers(), false, true, t, n, in, 1, x, in, a, in, 0, low, n)
	l.each(func(c Change, at, from int) {
		gemm.MulParallel(parallel.Workers(), false, true, t, c.Out, r, 1, low[from:], n, b[at*n+from:], n, 1, y[at:], out)
	})
}

func (l *adaptedLayer) input(dx, dy []float32, t int, beta float32) {
	a, b := l.matrices()
	n, r, in, out := l.n(), l.of.lora.Rank, l.w.Rows(), l.w.Columns()
	dlow := gemm.Resize(&l.of.dlow, t*n)
	if l.rounds() {
		o := &l.of.operand
		o.Round(parallel.Workers(), t, out, n, dy, out)
		o.Mul(parallel.Workers(), false, n, 1, b, n, dlow, n)
		if dx != nil {
			o.Append(parallel.Workers(), dlow, n)
			o.MulTransposed(parallel.Workers(), l.w, a, in, beta, dx, in)
		}
		return
	}
	l.frozenLayer.input(dx, dy, t, beta)
	l.each(func(c Change, at, from int) {
		gemm.MulParallel(parallel.Workers(), false, false, t, r, c.Out, 1, dy[at:], out, b[at*n+from:], n, 0, dlow[from:], n)
	})
	if dx != nil {
		gemm.MulParallel(parallel.Workers(), false, false, t, in, n, 1, dlow, n, a, in, 1, dx, in)
	}
}

func (l *adaptedLayer) weight(dy, x []float32, t int) {
	mul, n, r, in, out := l.of.precision.product(), l.n(), l.of.lora.Rank, l.w.Rows(), l.w.Columns()
	grad := gemm.Resize(&l.of.dmatrix, n*in)
	mul(parallel.Workers(), true, false, n, in, t, 1, l.of.dlow, n, x, in, 0, grad, in)
	l.each(func(c Change, _, low int) { gemm.AddTo(l.of.grad[c.A:][:r*in], grad[low*in:][:r*in]) })

	// dB's transpose: what is wide is rounded on the right, as it lies.
	l.each(func(c Change, at, from int) {
		grad := gemm.Resize(&l.of.dmatrix, r*c.Out)
		mul(parallel.Workers(), true, false, r, c.Out, t, 1, (*l.low)[from:], n, dy[at:], out, 0, grad, c.Out)
		scale, db := l.of.lora.Scale(), l.of.grad[c.B:][:c.Out*r]
		for k := range r {
			for i, g := range grad[k*c.Out:][:c.Out] {
				db[i*r+k] += scale * g
			}
		}
	})
}
