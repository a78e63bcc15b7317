package gmn

import (
	"bytes"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/odt/relalg"
)

var names = sqltree.Names{"singer": {"id", "name", "age", "country"}, "concert": {"id", "singer_id", "year"}}

func graphOf(t testing.TB, sql string) *Graph {
	t.Helper()
	parsed, err := parse.Parse(dialects.SQLite, sql)
	if err != nil {
		t.Fatal(err)
	}
	sqltree.Resolve(parsed.Query, names)
	tree, err := relalg.ROT(parsed.Query, names)
	if err != nil {
		t.Fatal(err)
	}
	return NewGraph(tree)
}

// TestGradient holds the gradients of a few of each matrix's weights against differences of the loss.
func TestGradient(t *testing.T) {
	n := New(3)
	a, b := graphOf(t, "SELECT name FROM singer WHERE age > 3 ORDER BY age LIMIT 1"), graphOf(t, "SELECT s.name FROM singer s JOIN concert c ON s.id = c.singer_id")
	loss := func() float64 {
		x, y := n.embed(&tape{}, a, b)
		return float64((&tape{}).distance(x, y).v[0])
	}
	n.zero()
	tp := &tape{learns: true}
	x, y := n.embed(tp, a, b)
	d := tp.distance(x, y)
	d.grad[0] = 1
	tp.backward()
	r := rand.New(rand.NewPCG(1, 1))
	for k, w := range n.weights {
		var far int
		var largest float64
		var wants, is []float64
		for range 24 {
			i := r.IntN(len(w.v))
			was := w.v[i]
			const h = 7e-4
			w.v[i] = was + h
			up := loss()
			w.v[i] = was - h
			down := loss()
			w.v[i] = was
			wants, is = append(wants, (up-down)/(2*h)), append(is, float64(w.grad[i]))
			largest = max(largest, math.Abs(wants[len(wants)-1]))
		}
		for i, want := range wants {
			if math.Abs(want-is[i]) > 0.03*largest+5e-3 { // float32; and a ReLU may bend in between
				far++
			}
		}
		if far > 2 {
			t.Errorf("matrix %d: %d of 24 derivatives are not those of the loss: %.3v, want %.3v", k, far, is, wants)
		}
	}
}

// TestSimilarity is of what a network says before it is trained.
func TestSimilarity(t *testing.T) {
	n := New(1)
	a, same := graphOf(t, "SELECT name FROM singer WHERE age > 3 AND country = 'F'"), graphOf(t, "SELECT s.name FROM singer AS s WHERE country = 'F' AND 3 < s.age")
	if s := n.Similarity(a, same); s != 0 || n.Score(a, same) != 1 {
		t.Errorf("equal trees are %v apart", s)
	}
	for _, sql := range []string{
		"SELECT name FROM singer WHERE age > 3 OR country = 'F'", "SELECT name FROM singer WHERE age >= 3 AND country = 'F'",
		"SELECT id FROM singer WHERE age > 3 AND country = 'F'", "SELECT name, id FROM singer WHERE age > 3 AND country = 'F'",
		"SELECT name FROM concert WHERE age > 3 AND country = 'F'", "SELECT name FROM singer WHERE age > 4 AND country = 'F'",
	} {
		b := graphOf(t, sql)
		if s, back := n.Similarity(a, b), n.Similarity(b, a); s >= 0 || math.Abs(s-back) > 1e-4 {
			t.Errorf("%s: %v, the other way %v", sql, s, back)
		}
	}
}

// TestLearns has a network tell apart what execution does, on queries of columns that it has not seen so.
func TestLearns(t *testing.T) {
	var pairs []Pair
	for _, c := range [][3]string{
		{"SELECT name FROM singer WHERE age > %", "SELECT name FROM singer WHERE age >= %", "SELECT s.name FROM singer s WHERE NOT s.age <= %"},
		{"SELECT id FROM concert WHERE year = % ORDER BY id", "SELECT id FROM concert WHERE year = % ORDER BY id DESC", "SELECT c.id FROM concert c WHERE % = c.year ORDER BY 1"},
	} {
		for _, v := range []string{"1", "20", "300"} {
			in := func(i int) *Graph { return graphOf(t, strings.ReplaceAll(c[i], "%", v)) }
			pairs = append(pairs, Pair{in(0), in(1), false}, Pair{in(0), in(2), true})
		}
	}
	l, r := NewLearner(New(2)), rand.New(rand.NewPCG(5, 5))
	o := Supervised
	o.Rate, o.Batch = 1e-3, 4
	before := l.Contrast(pairs, Pretraining, r)
	first := l.Epoch(pairs, o, r)
	var last float64
	for range 60 {
		last = l.Epoch(pairs, o, r)
	}
	if math.IsNaN(before) || last > first/4 || last > 0.05 {
		t.Errorf("the loss went from %v to %v", first, last)
	}
	for _, p := range pairs {
		if near := l.Network.Score(p.A, p.B) > 0.5; near != p.Equal {
			t.Errorf("equal %v: %v", p.Equal, l.Network.Similarity(p.A, p.B))
		}
	}
}

func TestFile(t *testing.T) {
	var file bytes.Buffer
	n := New(7)
	if err := n.Write(&file); err != nil {
		t.Fatal(err)
	}
	all := file.Bytes()
	again, err := Read(bytes.NewReader(all))
	if err != nil {
		t.Fatal(err)
	}
	a, b := graphOf(t, "SELECT name FROM singer"), graphOf(t, "SELECT id FROM singer")
	if n.Similarity(a, b) != again.Similarity(a, b) {
		t.Error("the weights changed")
	}
	for _, wrong := range [][]byte{all[:len(all)-1], append(bytes.Clone(all), 0), nil} {
		if _, err := Read(bytes.NewReader(wrong)); err == nil {
			t.Errorf("%d bytes are read, of %d", len(wrong), len(all))
		}
	}
}

func BenchmarkScore(b *testing.B) {
	n := New(1)
	x := graphOf(b, "SELECT s.name, count(*) FROM singer s JOIN concert c ON s.id = c.singer_id WHERE c.year > 2014 GROUP BY s.name ORDER BY count(*) DESC LIMIT 3")
	y := graphOf(b, "SELECT s.name FROM singer s JOIN concert c ON s.id = c.singer_id WHERE c.year >= 2014 GROUP BY s.name ORDER BY count(*) DESC LIMIT 3")
	b.Logf("%d and %d nodes", x.features.rows, y.features.rows)
	for b.Loop() {
		n.Score(x, y)
	}
}
