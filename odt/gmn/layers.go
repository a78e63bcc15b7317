package gmn

import (
	"math"

	"github.com/sqlagent/sqlagent/model/gemm"
)

// The operations of a propagation step that are more than a product.

// pass is Σ relu(to_v + from_u + kind_uv) over the edges into each node v.
func (t *tape) pass(to, from, kind *matrix, g *Graph) *matrix {
	d := to.cols
	sum := t.matrix(to.rows, d)
	for i := range g.to {
		x, y, k, s := to.row(g.to[i]), from.row(g.from[i]), kind.row(g.kinds[i]), sum.row(g.to[i])
		for j := range s {
			s[j] += max(x[j]+y[j]+k[j], 0)
		}
	}
	t.then(func() {
		for i := range g.to {
			v, u, e := g.to[i]*d, g.from[i]*d, g.kinds[i]*d
			for j := range d {
				if to.v[v+j]+from.v[u+j]+kind.v[e+j] > 0 {
					g := sum.grad[v+j]
					to.grad[v+j] += g
					from.grad[u+j] += g
					kind.grad[e+j] += g
				}
			}
		}
	})
	return sum
}

// differ is r_v − Σ a r_u, where a is the attention of v to all u on the other side of the row first: the softmax of
// r_v·r_u/√d. Σ a is 1.
func (t *tape) differ(r *matrix, first int) *matrix {
	out := t.matrix(r.rows, r.cols)
	copy(out.v, r.v)
	t.attend(out, r, 0, first, r.rows)
	t.attend(out, r, first, r.rows, first)
	t.then(func() { gemm.AddTo(r.grad, out.grad) })
	return out
}

// attend takes from the rows [from, to) of out what they attend to: the rows of r from to to end where they are the
// first part, or those before from.
func (t *tape) attend(out, r *matrix, from, to, end int) {
	lo, hi := to, end // of the other side
	if end == from {
		lo, hi = 0, from
	}
	d, n, m := r.cols, to-from, hi-lo
	scale := float32(1 / math.Sqrt(float64(d)))
	mine, others := r.v[from*d:to*d], r.v[lo*d:hi*d]
	a := make([]float32, n*m)
	gemm.Mul(false, true, n, m, d, scale, mine, d, others, d, 0, a, m)
	for i := range n {
		gemm.Softmax(a[i*m:(i+1)*m], m)
	}
	gemm.Mul(false, false, n, d, m, -1, a, m, others, d, 1, out.v[from*d:to*d], d)
	t.then(func() {
		g := out.grad[from*d : to*d]
		da := make([]float32, n*m)
		gemm.Mul(false, true, n, m, d, -1, g, d, others, d, 0, da, m)
		gemm.Mul(true, false, m, d, n, -1, a, m, g, d, 1, r.grad[lo*d:hi*d], d)
		for i := range n {
			p, dp := a[i*m:(i+1)*m], da[i*m:(i+1)*m]
			gemm.SoftmaxGrad(dp, p, gemm.Dot(p, dp), scale)
		}
		gemm.Mul(false, false, n, d, m, 1, da, m, others, d, 1, r.grad[from*d:to*d], d)
		gemm.Mul(true, false, m, d, n, 1, da, m, mine, d, 1, r.grad[lo*d:hi*d], d)
	})
}

// gru is a node's next state of its state and what comes (Cho et al. 2014): weights and bias of what comes, and of the
// state, for z, the reset and the candidate.
func (t *tape) gru(h, x *matrix, w []*matrix) *matrix {
	in, old := t.linear(x, w[0], w[1]), t.linear(h, w[2], w[3])
	d := h.cols
	gates := make([]float32, h.rows*3*d) // z, reset and candidate of each row
	out := t.matrix(h.rows, d)
	for i := range h.rows {
		a, b, g, o := in.row(i), old.row(i), gates[i*3*d:(i+1)*3*d], out.row(i)
		for j := range 2 * d {
			g[j] = a[j] + b[j]
		}
		sigmoid(g[:2*d], g[:2*d])
		for j := range d {
			g[2*d+j] = a[2*d+j] + g[d+j]*b[2*d+j]
		}
		tanh(g[2*d:], g[2*d:])
		for j, was := range h.row(i) {
			o[j] = g[2*d+j] + g[j]*(was-g[2*d+j]) // (1 − z) candidate + z h
		}
	}
	t.then(func() {
		for i := range h.rows {
			g, b := gates[i*3*d:(i+1)*3*d], old.row(i)
			da, db := in.grad[i*3*d:(i+1)*3*d], old.grad[i*3*d:(i+1)*3*d]
			for j := range d {
				do, z, reset, c := out.grad[i*d+j], g[j], g[d+j], g[2*d+j]
				h.grad[i*d+j] += do * z
				dc := do * (1 - z) * (1 - c*c)
				dz := do * (h.v[i*d+j] - c) * z * (1 - z)
				dr := dc * b[2*d+j] * reset * (1 - reset)
				da[j], db[j] = da[j]+dz, db[j]+dz
				da[d+j], db[d+j] = da[d+j]+dr, db[d+j]+dr
				da[2*d+j], db[2*d+j] = da[2*d+j]+dc, db[2*d+j]+dc*reset
			}
		}
	})
	return out
}
