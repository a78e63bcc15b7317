package main

import (
	"math"
	"slices"
)

// logistic is a logistic regression: the odds that an answer is right are exp(bias + weights · features).
type logistic struct {
	bias    float64
	weights []float64
}

// newLogistic finds the likeliest weights under a normal prior around 0, by Newton's method. The prior's precision is
// that of weights of standardised features; the bias has none.
func newLogistic(x [][]float64, y []bool, precision float64) logistic {
	n := len(x[0]) + 1
	prior := precisions(x, precision)
	theta := make([]float64, n) // the bias last
	for range 50 {
		gradient, hessian := make([]float64, n), make([][]float64, n)
		for i := range hessian {
			hessian[i] = make([]float64, n)
			gradient[i] -= prior[i] * theta[i]
			hessian[i][i] += prior[i]
		}
		for k, row := range x {
			row = append(slices.Clip(row), 1)
			p := 1 / (1 + math.Exp(-dot(theta, row)))
			for i, v := range row {
				gradient[i] += (float64(indicator(y[k])) - p) * v
				for j := range i + 1 {
					hessian[i][j] += p * (1 - p) * v * row[j]
				}
			}
		}
		step := solve(hessian, gradient)
		for i, s := range step {
			theta[i] += s
		}
		if dot(step, step) < 1e-12 {
			break
		}
	}
	return logistic{theta[n-1], theta[:n-1]}
}

// precisions are those of each weight, as if its feature had a variance of 1; that of the bias is nearly none.
func precisions(x [][]float64, precision float64) []float64 {
	out := make([]float64, len(x[0])+1)
	for j := range x[0] {
		var sum, squares float64
		for _, row := range x {
			sum, squares = sum+row[j], squares+row[j]*row[j]
		}
		n := float64(len(x))
		out[j] = precision * max(squares/n-sum/n*sum/n, 1e-6)
	}
	out[len(out)-1] = 1e-6
	return out
}

func dot(a, b []float64) (sum float64) {
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}

// solve solves h x = g for a positive definite h, of which the lower triangle is read, by Cholesky's decomposition.
func solve(h [][]float64, g []float64) []float64 {
	n := len(g)
	for i := range n {
		for j := 0; j <= i; j++ {
			s := h[i][j]
			for k := range j {
				s -= h[i][k] * h[j][k]
			}
			if i == j {
				h[i][i] = math.Sqrt(max(s, 1e-12))
			} else {
				h[i][j] = s / h[j][j]
			}
		}
	}
	x := make([]float64, n)
	for i := range n {
		s := g[i]
		for k := range i {
			s -= h[i][k] * x[k]
		}
		x[i] = s / h[i][i]
	}
	for i := n - 1; i >= 0; i-- {
		s := x[i]
		for k := i + 1; k < n; k++ {
			s -= h[k][i] * x[k]
		}
		x[i] = s / h[i][i]
	}
	return x
}

// odds are the logarithm of the odds that an answer of some features is right.
func (l logistic) odds(x []float64) float64 { return l.bias + dot(l.weights, x) }
