package gmn

import (
	"math"
	"math/rand/v2"
)

// Pair is two queries of which it is known whether they mean the same.
type Pair struct {
	A, B  *Graph
	Equal bool
}

// Training are the constants of FuncEvalGMN's training (Zhan et al. 2025; Graph-Reward-SQL, appendix E).
type Training struct {
	Rate        float64 // of Adam
	Batch       int     // pairs
	Margin      float64 // γ
	Temperature float64 // of the contrastive loss
}

// Supervised and Pretraining are as published.
var (
	Supervised  = Training{Rate: 1e-4, Batch: 20, Margin: 0.4}
	Pretraining = Training{Rate: 1e-5, Batch: 20, Temperature: 0.5}
)

// Learner trains a network by Adam (Kingma and Ba 2015).
type Learner struct {
	Network *Network
	m, v    [][]float64
	steps   int
}

// NewLearner makes one.
func NewLearner(n *Network) *Learner {
	l := &Learner{Network: n}
	for _, w := range n.weights {
		l.m, l.v = append(l.m, make([]float64, len(w.v))), append(l.v, make([]float64, len(w.v)))
	}
	return l
}

// Epoch learns each pair once, in an order of its own, and returns the mean loss: that of a margin between equal pairs
// and others (Li et al. 2019, section 3.4),
//
//	max(0, γ − y (1 − ‖h_G1 − h_G2‖₂)), y = ±1
func (l *Learner) Epoch(pairs []Pair, o Training, r *rand.Rand) float64 {
	return l.epoch(len(pairs), o, r, func(batch []int) (loss float64) {
		for _, i := range batch {
			t := &tape{learns: true}
			x, y := l.Network.embed(t, pairs[i].A, pairs[i].B)
			d := t.distance(x, y)
			sign := -1.0
			if pairs[i].Equal {
				sign = 1
			}
			if miss := o.Margin - sign*(1-float64(d.v[0])); miss > 0 {
				loss += miss
				d.grad[0] = float32(sign / float64(len(batch)))
				t.backward()
			}
		}
		return loss
	})
}

// Contrast pretrains on equal pairs: in a batch, a query's own partner is to be nearer than the partners of the others
// (InfoNCE over −‖h_G1 − h_G2‖₂ at a temperature). Each graph is read together with itself, so that a batch costs two
// readings a pair and not as many as its square.
func (l *Learner) Contrast(pairs []Pair, o Training, r *rand.Rand) float64 {
	return l.epoch(len(pairs), o, r, func(batch []int) (loss float64) {
		t := &tape{learns: true}
		var x, y []*matrix
		for _, i := range batch {
			a, _ := l.Network.embed(t, pairs[i].A, pairs[i].A)
			b, _ := l.Network.embed(t, pairs[i].B, pairs[i].B)
			x, y = append(x, a), append(y, b)
		}
		for i := range x {
			d := make([]*matrix, len(y))
			p := make([]float64, len(y))
			var sum float64
			for j := range y {
				d[j] = t.distance(x[i], y[j])
				p[j] = math.Exp(-float64(d[j].v[0]) / o.Temperature)
				sum += p[j]
			}
			loss -= math.Log(max(p[i]/sum, math.SmallestNonzeroFloat64))
			for j := range y { // ∂(−log p_i)/∂d_j = (1{i=j} − p_j)/τ
				g := -p[j] / sum
				if i == j {
					g++
				}
				d[j].grad[0] = float32(g / o.Temperature / float64(len(batch)))
			}
		}
		t.backward()
		return loss
	})
}

// epoch goes over n examples in batches. loss adds a batch's gradients to the weights.
func (l *Learner) epoch(n int, o Training, r *rand.Rand, loss func(batch []int) float64) (mean float64) {
	order := r.Perm(n)
	for len(order) > 0 {
		batch := order[:min(o.Batch, len(order))]
		order = order[len(batch):]
		l.Network.zero()
		mean += loss(batch) / float64(n)
		l.step(o.Rate)
	}
	return mean
}

// step is one of Adam.
func (l *Learner) step(rate float64) {
	const β1, β2, ε = 0.9, 0.999, 1e-8
	l.steps++
	c1, c2 := 1-math.Pow(β1, float64(l.steps)), 1-math.Pow(β2, float64(l.steps))
	for k, w := range l.Network.weights {
		for i, g := range w.grad {
			g := float64(g)
			l.m[k][i] = β1*l.m[k][i] + (1-β1)*g
			l.v[k][i] = β2*l.v[k][i] + (1-β2)*g*g
			w.v[i] -= float32(rate * l.m[k][i] / c1 / (math.Sqrt(l.v[k][i]/c2) + ε))
		}
	}
}
