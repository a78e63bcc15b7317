package model

import "github.com/sqlagent/sqlagent/model/gemm"

// frozenLayer is a linear layer of blocks, of which nothing is trained.
type frozenLayer struct{ w *gemm.Matrix } // [in, out]

func (l frozenLayer) forward(y, x []float32, t int, beta float32) {
	gemm.MulMatrix(workers(), t, x, l.w.Rows(), l.w, beta, y, l.w.Columns())
}

func (l frozenLayer) input(dx, dy []float32, t int) {
	if dx != nil {
		gemm.MulTransposed(workers(), t, dy, l.w.Columns(), l.w, 0, dx, l.w.Rows())
	}
}

func (l frozenLayer) weight(_, _ []float32, _ int) {}

// adaptedLayer is a frozen one with a LoRA for each of the matrices that lie one after the other in it.
type adaptedLayer struct {
	frozenLayer
	of      *Adapted
	changes []Change

	stacked []float32 // [n, in] the matrices A one below the other, where there are several: n = len(changes)·Rank
	version int       // Adapted.version of stacked

	low     *[]float32 // [T, n] x·Aᵀ of the last forward, which weight needs
	dlow    []float32  // [T, n] Alpha/Rank·dy·B
	dstacks []float32  // [n, in]
}

// sharing is the layer with other memory for what forward leaves.
func (l *adaptedLayer) sharing(low *[]float32) *adaptedLayer {
	l.stack()
	shared := *l
	shared.low = low
	return &shared
}

func (l *adaptedLayer) rank() int { return l.of.lora.Rank }
func (l *adaptedLayer) n() int    { return len(l.changes) * l.rank() }

// each calls f for each change, with the column of y where it begins and the one of x·Aᵀ.
func (l *adaptedLayer) each(f func(c Change, y, low int)) {
	y := 0
	for i, c := range l.changes {
		f(c, y, i*l.rank())
		y += c.Out
	}
}

// stack is A [n, in].
func (l *adaptedLayer) stack() []float32 {
	in, flat := l.w.Rows(), l.of.flat
	if len(l.changes) == 1 {
		return flat[l.changes[0].A:][:l.rank()*in]
	}
	if l.stacked == nil || l.version != l.of.version {
		resize(&l.stacked, l.n()*in)
		l.each(func(c Change, _, low int) { copy(l.stacked[low*in:][:l.rank()*in], flat[c.A:]) })
		l.version = l.of.version
	}
	return l.stacked
}

func (l *adaptedLayer) forward(y, x []float32, t int, beta float32) {
	l.frozenLayer.forward(y, x, t, beta)
	l.add(y, x, t)
}

// add adds what the adapter makes of x.
func (l *adaptedLayer) add(y, x []float32, t int) {
	mul, n, r, in, out := l.of.precision.product(), l.n(), l.rank(), l.w.Rows(), l.w.Columns()
	low := resize(l.low, t*n)
	mul(workers(), false, true, t, n, in, 1, x, in, l.stack(), in, 0, low, n)
	l.each(func(c Change, at, from int) {
		mul(workers(), false, true, t, c.Out, r, l.of.lora.scale(), low[from:], n, l.of.flat[c.B:], r, 1, y[at:], out)
	})
}

func (l *adaptedLayer) input(dx, dy []float32, t int) {
	l.frozenLayer.input(dx, dy, t)
	mul, n, r, in, out := l.of.precision.product(), l.n(), l.rank(), l.w.Rows(), l.w.Columns()
	dlow := resize(&l.dlow, t*n)
	l.each(func(c Change, at, from int) {
		mul(workers(), false, false, t, r, c.Out, l.of.lora.scale(), dy[at:], out, l.of.flat[c.B:], r, 0, dlow[from:], n)
	})
	if dx != nil {
		mul(workers(), false, false, t, in, n, 1, dlow, n, l.stack(), in, 1, dx, in)
	}
}

func (l *adaptedLayer) weight(dy, x []float32, t int) {
	mul, n, r, in, out := l.of.precision.product(), l.n(), l.rank(), l.w.Rows(), l.w.Columns()
	mul(workers(), true, false, n, in, t, 1, l.dlow, n, x, in, 0, resize(&l.dstacks, n*in), in)
	l.each(func(c Change, at, from int) {
		gemm.AddTo(l.of.grad[c.A:][:r*in], l.dstacks[from*in:][:r*in])
		mul(workers(), true, false, c.Out, r, t, l.of.lora.scale(), dy[at:], out, (*l.low)[from:], n, 1, l.of.grad[c.B:], r)
	})
}
