package gmn

import (
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/odt/relalg"
)

// Graph is a relational operator tree as a graph: its operators and expressions, between which run what they are made
// of, and from a column to the scan of its table the data.
type Graph struct {
	features  *matrix // [nodes, 2·features]: of operator and value
	positions *matrix // [nodes, positions]: p_v
	from, to  []int   // of edges, each in both directions
	kinds     []int   // of edges
}

// Sizes of what is given. Features are vectors of the name's hash: names of a database that was never seen are as
// different from one another as those that were.
const (
	features  = 64
	positions = 16
	orders    = 4              // places among the arguments of an operator: any, first, second, later
	kinds     = 2 * orders * 2 // and whether what is there is relational, in either direction
	flows     = 2              // from a column to its scan, and back
)

// NewGraph is the graph of a tree.
func NewGraph(root *relalg.Node) *Graph {
	g := &Graph{}
	scans := map[string][]int{}
	columns := map[int]string{} // the tables of columns
	var nodes []*relalg.Node
	var depths, places []int
	var add func(n *relalg.Node, depth, place int) int
	add = func(n *relalg.Node, depth, place int) int {
		at := len(nodes)
		nodes, depths, places = append(nodes, n), append(depths, depth), append(places, place)
		switch n.Op {
		case "scan":
			scans[n.Value] = append(scans[n.Value], at)
		case "column":
			if table, _, ok := strings.Cut(n.Value, "."); ok {
				table, _, _ = strings.Cut(table, "#")
				columns[at] = table
			}
		}
		for i, a := range n.Args {
			order := 0
			if n.Fixed {
				order = 1 + min(i, orders-2)
			}
			kind := order
			if a.Relational {
				kind += orders
			}
			g.connect(at, add(a, depth+1, order), kind, kind+2*orders)
		}
		return at
	}
	add(root, 0, 0)
	for at := range nodes {
		for _, scan := range scans[columns[at]] {
			g.connect(at, scan, kinds, kinds+1)
		}
	}
	g.features = &matrix{rows: len(nodes), cols: 2 * features, v: make([]float32, len(nodes)*2*features)}
	g.positions = &matrix{rows: len(nodes), cols: positions, v: make([]float32, len(nodes)*positions)}
	for i, n := range nodes {
		name(g.features.row(i)[:features], "operator "+n.Op)
		if n.Value != "" {
			name(g.features.row(i)[features:], "value "+n.Value)
		}
		waves(g.positions.row(i)[:positions/2], depths[i])
		waves(g.positions.row(i)[positions/2:], places[i])
	}
	return g
}

func (g *Graph) connect(a, b, there, back int) {
	g.from, g.to, g.kinds = append(g.from, a, b), append(g.to, b, a), append(g.kinds, there, back)
}

// join is a graph of two parts, the nodes of b after those of a.
func join(a, b *Graph) *Graph {
	stack := func(x, y *matrix) *matrix {
		return &matrix{rows: x.rows + y.rows, cols: x.cols, v: slices.Concat(x.v, y.v)}
	}
	g := &Graph{
		features: stack(a.features, b.features), positions: stack(a.positions, b.positions),
		from: slices.Concat(a.from, b.from), to: slices.Concat(a.to, b.to), kinds: slices.Concat(a.kinds, b.kinds),
	}
	for i := len(a.from); i < len(g.from); i++ {
		g.from[i], g.to[i] = g.from[i]+a.features.rows, g.to[i]+a.features.rows
	}
	return g
}

// name is the vector of a text: normal numbers, of which its hash is the seed.
func name(to []float32, text string) {
	h := fnv.New64a()
	h.Write([]byte(text))
	r := rand.New(rand.NewPCG(h.Sum64(), 0))
	for i := range to {
		to[i] = float32(r.NormFloat64() / math.Sqrt(features))
	}
}

// waves is the sinusoidal encoding of a number (Vaswani et al. 2017, section 3.5).
func waves(to []float32, n int) {
	for i := 0; i < len(to); i += 2 {
		angle := float64(n) / math.Pow(100, float64(i)/float64(len(to)))
		to[i], to[i+1] = float32(math.Sin(angle)), float32(math.Cos(angle))
	}
}
