// Package gmn is FuncEvalGMN, the metric of GMNScore: a graph matching network that reads the relational operator trees
// of two queries together, and how far apart they end (Graph-Reward-SQL, arXiv 2505.12380, sections 4.2 and 4.5,
// appendices E and O; Li et al. 2019).
//
// graph.go makes a graph of a tree, tape.go has the operations, train.go learns.
package gmn

import (
	"bytes"
	_ "embed"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
)

// Sizes of the network (Zhan et al. 2025).
const (
	nodes  = 32  // d, of h_v
	edges  = 16  // of e_uv
	graphs = 128 // of h_G
	steps  = 5   // T: propagation layers, which share their weights
)

// Network is a graph matching network. It may be used by several goroutines at once, unless it is trained.
type Network struct {
	weights []*matrix // in the order of shapes
}

// shapes are those of the weights, [in, out] each.
var shapes = [...][2]int{
	enter:       {2 * features, nodes},
	edge:        {kinds + flows, edges},
	innerTo:     {nodes, nodes}, // f_inner: its first layer over h_v ⊕ h_u ⊕ e_uv, in three parts
	innerFrom:   {nodes, nodes},
	innerEdge:   {edges, nodes},
	innerBias:   {1, nodes},
	innerOut:    {nodes, nodes},
	cross:       {nodes + positions, nodes}, // r_v
	crossBias:   {1, nodes},
	crossOut:    {nodes, nodes},
	update:      {2 * nodes, 3 * nodes}, // GRU: of what comes, and of what is there
	updateBias:  {1, 3 * nodes},
	keep:        {nodes, 3 * nodes},
	keepBias:    {1, 3 * nodes},
	gate:        {nodes, graphs}, // MLP_gate
	gateBias:    {1, graphs},
	content:     {nodes, graphs}, // MLP
	contentBias: {1, graphs},
	whole:       {graphs, graphs}, // MLP_G
	wholeBias:   {1, graphs},
	wholeOut:    {graphs, graphs},
}

const (
	enter = iota
	edge
	innerTo
	innerFrom
	innerEdge
	innerBias
	innerOut
	cross
	crossBias
	crossOut
	update
	updateBias
	keep
	keepBias
	gate
	gateBias
	content
	contentBias
	whole
	wholeBias
	wholeOut
)

// New is a network of random weights.
func New(seed uint64) *Network {
	r := rand.New(rand.NewPCG(seed, 1))
	n := &Network{}
	for _, shape := range shapes {
		m := &matrix{rows: shape[0], cols: shape[1], v: make([]float32, shape[0]*shape[1])}
		if shape[0] > 1 {
			for i := range m.v {
				m.v[i] = float32(r.NormFloat64() / math.Sqrt(float64(shape[0])))
			}
		}
		n.weights = append(n.weights, m)
	}
	return n
}

//go:embed weights.bin
var trained []byte

// Trained is the network that `go run ./studies/gmn` made, of mutations of Spider's training queries.
func Trained() *Network {
	n, err := Read(bytes.NewReader(trained))
	if err != nil {
		panic(err) // a test reads them
	}
	return n
}

// Read reads what Write wrote.
func Read(r io.Reader) (*Network, error) {
	n := New(0)
	for _, m := range n.weights {
		if err := binary.Read(r, binary.LittleEndian, m.v); err != nil {
			return nil, fmt.Errorf("weights of a graph matching network: %w", err)
		}
	}
	if extra, _ := r.Read(make([]byte, 1)); extra > 0 {
		return nil, fmt.Errorf("weights of a graph matching network: more than there are")
	}
	return n, nil
}

// Write writes the weights: float32, little-endian.
func (n *Network) Write(w io.Writer) error {
	for _, m := range n.weights {
		if err := binary.Write(w, binary.LittleEndian, m.v); err != nil {
			return err
		}
	}
	return nil
}

// Similarity is M_GMN, −‖h_G1 − h_G2‖₂ (eq. 6): 0 of equal trees, else negative.
func (n *Network) Similarity(a, b *Graph) float64 {
	t := &tape{}
	return -float64(t.distance(n.embed(t, a, b)).v[0])
}

// Score is R_GMNScore of two trees (section 4.5): max(0, M_GMN + 1).
func (n *Network) Score(a, b *Graph) float64 { return max(0, n.Similarity(a, b)+1) }

// embed is h_G of two graphs that are read together: one graph of two parts, but for what each attends to.
func (n *Network) embed(t *tape, a, b *Graph) (x, y *matrix) {
	g, first := join(a, b), a.features.rows
	h := t.linear(g.features, n.weights[enter], nil)
	kind := t.linear(n.weights[edge], n.weights[innerEdge], n.weights[innerBias])
	for range steps {
		h = t.gru(h, t.concat(n.messages(t, g, h, kind), n.difference(t, g, h, first)), n.weights[update:keepBias+1])
	}
	sums := n.aggregate(t, h, first)
	return t.row(sums, 0), t.row(sums, 1)
}

// messages are m_v (eq. 2): what comes from the neighbours. f_inner's second layer is linear, so that it is taken of
// the sum.
func (n *Network) messages(t *tape, g *Graph, h, kind *matrix) *matrix {
	sum := t.pass(t.linear(h, n.weights[innerTo], nil), t.linear(h, n.weights[innerFrom], nil), kind, g)
	return t.linear(sum, n.weights[innerOut], nil)
}

// difference is μ_v (eq. 3 and 4): how each node differs from those of the other graph that it attends to.
func (n *Network) difference(t *tape, g *Graph, h *matrix, first int) *matrix {
	r := t.linear(t.relu(t.linear(t.concat(h, g.positions), n.weights[cross], n.weights[crossBias])), n.weights[crossOut], nil)
	return t.differ(r, first)
}

// aggregate are h_G (eq. 5) of both graphs: the gated sums of their nodes.
func (n *Network) aggregate(t *tape, h *matrix, first int) *matrix {
	gates := t.sigmoid(t.linear(h, n.weights[gate], n.weights[gateBias]))
	all := t.mul(gates, t.linear(h, n.weights[content], n.weights[contentBias]))
	part := make([]int, h.rows)
	for i := first; i < h.rows; i++ {
		part[i] = 1
	}
	sums := t.gather(all, part, 2)
	return t.linear(t.relu(t.linear(sums, n.weights[whole], n.weights[wholeBias])), n.weights[wholeOut], nil)
}

// zero clears the gradients, and makes room for them.
func (n *Network) zero() {
	for _, m := range n.weights {
		if m.grad == nil {
			m.grad = make([]float32, len(m.v))
		}
		clear(m.grad)
	}
}
