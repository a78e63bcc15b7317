package gmn

import (
	"math"

	"github.com/sqlagent/sqlagent/model/gemm"
)

// matrix is [rows, cols], row-major. grad is the derivative of the loss by it, nil where nothing is learnt.
type matrix struct {
	rows, cols int
	v, grad    []float32
}

func (m *matrix) row(i int) []float32 { return m.v[i*m.cols : (i+1)*m.cols] }

// tape computes, and remembers what it computed where weights are learnt: backward goes through it from its end.
type tape struct {
	learns bool
	steps  []func()
}

func (t *tape) backward() {
	for i := len(t.steps) - 1; i >= 0; i-- {
		t.steps[i]()
	}
}

func (t *tape) matrix(rows, cols int) *matrix {
	m := &matrix{rows: rows, cols: cols, v: make([]float32, rows*cols)}
	if t.learns {
		m.grad = make([]float32, rows*cols)
	}
	return m
}

// then remembers a step.
func (t *tape) then(step func()) {
	if t.learns {
		t.steps = append(t.steps, step)
	}
}

// linear is x·w + b; b may be nil, and so may the gradients of x, which is then given.
func (t *tape) linear(x, w, b *matrix) *matrix {
	y := t.matrix(x.rows, w.cols)
	if b != nil {
		for i := range y.rows {
			copy(y.row(i), b.v)
		}
	}
	gemm.Mul(false, false, x.rows, w.cols, x.cols, 1, x.v, x.cols, w.v, w.cols, 1, y.v, y.cols)
	t.then(func() {
		if x.grad != nil {
			gemm.Mul(false, true, x.rows, x.cols, w.cols, 1, y.grad, y.cols, w.v, w.cols, 1, x.grad, x.cols)
		}
		gemm.Mul(true, false, x.cols, w.cols, x.rows, 1, x.v, x.cols, y.grad, y.cols, 1, w.grad, w.cols)
		if b != nil {
			for i := range y.rows {
				gemm.AddTo(b.grad, y.grad[i*y.cols:(i+1)*y.cols])
			}
		}
	})
	return y
}

func (t *tape) relu(x *matrix) *matrix {
	y := t.matrix(x.rows, x.cols)
	for i, v := range x.v {
		y.v[i] = max(v, 0)
	}
	t.then(func() {
		for i, v := range y.v {
			if v > 0 {
				x.grad[i] += y.grad[i]
			}
		}
	})
	return y
}

func (t *tape) sigmoid(x *matrix) *matrix {
	y := t.matrix(x.rows, x.cols)
	sigmoid(y.v, x.v)
	t.then(func() {
		for i, v := range y.v {
			x.grad[i] += y.grad[i] * v * (1 - v)
		}
	})
	return y
}

// sigmoid is 1/(1 + e^−x) of each.
func sigmoid(dst, src []float32) {
	for i, v := range src {
		dst[i] = -v
	}
	gemm.Exp(dst, dst)
	for i, e := range dst {
		dst[i] = 1 / (1 + e)
	}
}

// tanh is 2σ(2x) − 1 of each.
func tanh(dst, src []float32) {
	for i, v := range src {
		dst[i] = 2 * v
	}
	sigmoid(dst, dst)
	for i, v := range dst {
		dst[i] = 2*v - 1
	}
}

// mul is x ⊙ y.
func (t *tape) mul(x, y *matrix) *matrix {
	z := t.matrix(x.rows, x.cols)
	for i := range z.v {
		z.v[i] = x.v[i] * y.v[i]
	}
	t.then(func() {
		for i, g := range z.grad {
			x.grad[i] += g * y.v[i]
			y.grad[i] += g * x.v[i]
		}
	})
	return z
}

// concat is x ⊕ y, the columns of one after those of the other. y may be given.
func (t *tape) concat(x, y *matrix) *matrix {
	z := t.matrix(x.rows, x.cols+y.cols)
	for i := range z.rows {
		copy(z.row(i), x.row(i))
		copy(z.row(i)[x.cols:], y.row(i))
	}
	t.then(func() {
		for i := range z.rows {
			d := z.grad[i*z.cols : (i+1)*z.cols]
			gemm.AddTo(x.grad[i*x.cols:(i+1)*x.cols], d[:x.cols])
			if y.grad != nil {
				gemm.AddTo(y.grad[i*y.cols:(i+1)*y.cols], d[x.cols:])
			}
		}
	})
	return z
}

// row is one of x.
func (t *tape) row(x *matrix, i int) *matrix {
	y := &matrix{rows: 1, cols: x.cols, v: x.row(i)}
	if x.grad != nil {
		y.grad = x.grad[i*x.cols : (i+1)*x.cols]
	}
	return y
}

// gather adds each row of x to the row of the result, of n, that at names.
func (t *tape) gather(x *matrix, at []int, n int) *matrix {
	y := t.matrix(n, x.cols)
	for i, to := range at {
		gemm.AddTo(y.row(to), x.row(i))
	}
	t.then(func() {
		for i, to := range at {
			gemm.AddTo(x.grad[i*x.cols:(i+1)*x.cols], y.grad[to*y.cols:(to+1)*y.cols])
		}
	})
	return y
}

// distance is ‖x − y‖₂ of two rows.
func (t *tape) distance(x, y *matrix) *matrix {
	const still = 1e-8 // where the rows are equal, the root has no slope
	d := t.matrix(1, 1)
	var sum float64
	for i, v := range x.v {
		sum += float64(v-y.v[i]) * float64(v-y.v[i])
	}
	d.v[0] = float32(math.Sqrt(sum))
	t.then(func() {
		scale := d.grad[0] / max(d.v[0], still)
		for i, v := range x.v {
			g := scale * (v - y.v[i])
			x.grad[i] += g
			y.grad[i] -= g
		}
	})
	return d
}
