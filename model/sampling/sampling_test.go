package sampling

import (
	"cmp"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// Probabilities 0.5, 0.25, 0.125, 0.125 at temperature 1, in another order than by id.
var sampleLogits = []float32{
	float32(math.Log(0.125)), float32(math.Log(0.5)), float32(math.Inf(-1)), float32(math.Log(0.125)), float32(math.Log(0.25)),
}

func TestSampleByHand(t *testing.T) {
	for name, c := range map[string]struct {
		s    Options
		want []float64 // by id
	}{
		"plain":                       {Options{1, 0, 0, 0}, []float64{0.125, 0.5, 0, 0.125, 0.25}},
		"temperature":                 {Options{0.5, 0, 0, 0}, []float64{1. / 22, 16. / 22, 0, 1. / 22, 4. / 22}},
		"top k":                       {Options{1, 0, 3, 0}, []float64{1. / 7, 4. / 7, 0, 0, 2. / 7}},
		"top p reached exactly":       {Options{1, 0.75, 0, 0}, []float64{0, 2. / 3, 0, 0, 1. / 3}},
		"top p passed":                {Options{1, 0.76, 0, 0}, []float64{1. / 7, 4. / 7, 0, 0, 2. / 7}},
		"top p keeps one":             {Options{1, 1e-9, 0, 0}, []float64{0, 1, 0, 0, 0}},
		"top p of the top k":          {Options{1, 0.6, 2, 0}, []float64{0, 1, 0, 0, 0}},
		"min p":                       {Options{1, 0, 0, 0.3}, []float64{0, 2. / 3, 0, 0, 1. / 3}},
		"min p above 1":               {Options{1, 0, 0, 7}, []float64{0, 1, 0, 0, 0}},
		"greedy":                      {Options{0, 0, 0, 0}, []float64{0, 1, 0, 0, 0}},
		"top k beyond the vocabulary": {Options{1, 1, 99, 0}, []float64{0.125, 0.5, 0, 0.125, 0.25}},
	} {
		// u on a grid: how often a token comes is its probability.
		const n = 2200
		got := make([]float64, len(sampleLogits))
		for i := range n {
			id, logp, err := Draw(sampleLogits, c.s, nil, (float64(i)+0.5)/n)
			if err != nil {
				t.Fatal(err)
			}
			got[id] += 1. / n
			// The logits are themselves float32 logarithms, good to about 1e-7.
			if want := math.Log(c.want[id]); math.Abs(float64(logp)-want) > 1e-6 {
				t.Fatalf("%s: token %d has log-probability %g, want %g", name, id, logp, want)
			}
		}
		for id := range got {
			if math.Abs(got[id]-c.want[id]) > 2./n { // one grid point at each end
				t.Errorf("%s: token %d was drawn with frequency %g, want %g", name, id, got[id], c.want[id])
			}
		}
		if !c.s.Cuts() {
			continue
		}
		var m Sampler
		if _, _, err := m.Draw(sampleLogits, c.s, nil, 0.5); err != nil {
			t.Fatal(err)
		}
		left := slices.Collect(m.Left())
		for id, p := range c.want {
			if slices.Contains(left, int32(id)) != (p > 0) {
				t.Errorf("%s: token %d of probability %g: the cuts left %v", name, id, p, left)
			}
		}
	}
}

// A rollout keeps few ids as they are and many as a set, whatever their order.
func TestKept(t *testing.T) {
	const vocabulary = 151_936
	rng := rand.New(rand.NewPCG(3, 3))
	for _, n := range []int{1, 40, 2 * (vocabulary / 64), 2*(vocabulary/64) + 1, vocabulary} {
		ids := rng.Perm(vocabulary)[:n]
		given := make([]int32, n)
		for i, id := range ids {
			given[i] = int32(id)
		}
		k := NewKept(vocabulary, given)
		bytes, in := 8*len(k.Set)+4*len(k.IDs), 0
		for id := range int32(vocabulary) {
			if k.Has(id) {
				in++
			}
		}
		if bytes > min(4*n, vocabulary/8) || in != n || !k.Has(int32(ids[0])) || k.Has(vocabulary) || k.Has(-1) || k.All() {
			t.Errorf("%d ids: %d bytes hold %d", n, bytes, in)
		}
	}
	var m Sampler
	if _, _, err := m.Draw(sampleLogits, Options{Temperature: 1, TopK: 2}, NewSet(len(sampleLogits), 0, 3, 4), 0); err != nil {
		t.Fatal(err)
	}
	if k := NewKept(len(sampleLogits), slices.Collect(m.Left())); !slices.Equal(k.IDs, []int32{0, 4}) {
		t.Errorf("the two likeliest of a set: %v is kept", k)
	}
}

// Of any order, leading finds what sorting all of it would, and tells it in that order.
func TestLeading(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	for name, weight := range map[string]func(i, n int) float64{
		"random":     func(int, int) float64 { return rng.Float64() },
		"many ties":  func(int, int) float64 { return float64(rng.IntN(3)) },
		"all equal":  func(int, int) float64 { return 1 },
		"ascending":  func(i, _ int) float64 { return float64(i) },
		"descending": func(i, _ int) float64 { return float64(-i) },
		"a peak":     func(i, n int) float64 { return -math.Abs(float64(i - n/2)) },
		"a valley":   func(i, n int) float64 { return math.Abs(float64(i - n/2)) },
	} {
		for _, n := range []int{0, 1, 2, 32, 33, 34, 100, 1000, 5000} {
			got := make([]candidate, n)
			for i := range got {
				got[i] = candidate{int32(i), weight(i, n)}
			}
			want := slices.Clone(got)
			slices.SortStableFunc(want, func(a, b candidate) int { return cmp.Compare(b.weight, a.weight) })
			for _, wanted := range []int{1, 20, max(1, n/2), n + 1} {
				var told []candidate
				found := leading(got, func(c candidate) bool {
					told = append(told, c)
					return len(told) == wanted
				})
				if most := min(wanted, n); found != most || !slices.Equal(got[:found], want[:most]) || !slices.Equal(told, want[:most]) {
					t.Errorf("%s: of %d the first %d are %v (told %v), want %v", name, n, wanted, got[:found], told, want[:most])
				}
			}
		}
	}
}

// Neither part may be empty, else the other is no smaller, nor hold what belongs into the other.
func TestPartitionSplits(t *testing.T) {
	for _, weights := range [][]float64{{1, 2, 3}, {3, 2, 1}, {2, 1, 3}, {1, 1, 1}, {2, 2, 1, 2}, {0, 0, 5, 0, 0, 5}, {5, 0, 0, 0, 0}} {
		c := make([]candidate, len(weights))
		for i, w := range weights {
			c[i] = candidate{int32(i), w}
		}
		split := partition(c)
		if split < 1 || split >= len(c) {
			t.Fatalf("%v: split at %d of %d", weights, split, len(c))
		}
		for _, a := range c[:split] {
			for _, b := range c[split:] {
				if !a.before(b) {
					t.Errorf("%v: %v precedes %v", weights, a, b)
				}
			}
		}
	}
}

// Of a set, the allowed tokens share the probability; what is not allowed counts for nothing, not even where it is
// damaged.
func TestSampleOfASet(t *testing.T) {
	logits := slices.Clone(sampleLogits)
	logits[1] = float32(math.NaN())
	allowed := NewSet(len(logits), 0, 4)
	count := map[int32]int{}
	for i := range 300 {
		id, logp, err := Draw(logits, Options{Temperature: 1}, allowed, (float64(i)+0.5)/300)
		if err != nil {
			t.Fatal(err)
		}
		count[id]++
		if want := math.Log(map[int32]float64{0: 1. / 3, 4: 2. / 3}[id]); math.Abs(float64(logp)-want) > 1e-6 {
			t.Fatalf("token %d has log-probability %g, want %g", id, logp, want)
		}
	}
	if count[0] != 100 || count[4] != 200 {
		t.Errorf("drawn %v, want token 0 100 times and 4 200 times", count)
	}
	if id, _, err := Draw(logits, Options{}, allowed, 0); id != 4 || err != nil {
		t.Errorf("greedy: token %d, %v, want 4", id, err)
	}
	if _, _, err := Draw(logits, Options{}, NewSet(len(logits)), 0); !errors.Is(err, ErrNothingAllowed) {
		t.Errorf("an empty set: %v, want ErrNothingAllowed", err)
	}
}

func TestSampleExtremes(t *testing.T) {
	inf := float32(math.Inf(1))
	// u = 1 must not run off the end, nor tiny temperatures overflow.
	for _, temperature := range []float32{1e-30, 1, 1e30} {
		for _, u := range []float64{0, math.Nextafter(1, 0), 1} {
			id, logp, err := Draw([]float32{-inf, 3e38, -3e38, -inf}, Options{Temperature: temperature}, nil, u)
			if err != nil || id < 1 || id > 2 || !(logp <= 0) || math.IsInf(float64(logp), 0) {
				t.Errorf("temperature %g, u %g: token %d, log-probability %g, error %v", temperature, u, id, logp, err)
			}
		}
	}
	for name, logits := range map[string][]float32{
		"NaN": {1, float32(math.NaN())}, "+Inf": {inf, 1}, "all -Inf": {-inf, -inf}, "none": nil,
	} {
		for _, temperature := range []float32{0, 1} {
			var e *LogitsError
			if _, _, err := Draw(logits, Options{Temperature: temperature}, nil, 0.5); !errors.As(err, &e) {
				t.Errorf("%s: Draw returned %v, want a *LogitsError", name, err)
			}
		}
	}
}

// Logits as a language model's are: most tokens far behind a few.
func BenchmarkSample(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 1))
	logits := make([]float32, 151_936) // Qwen's vocabulary
	for i := range logits {
		logits[i] = float32(3 * rng.NormFloat64())
	}
	for _, c := range []struct {
		name string
		s    Options
	}{
		{"plain", Options{0.7, 0, 0, 0}}, {"top-k", Options{0.7, 0, 20, 0}}, {"top-p", Options{0.7, 0.95, 0, 0}},
		{"both", Options{0.7, 0.8, 20, 0}}, {"min-p", Options{0.7, 0, 0, 0.05}},
	} {
		b.Run(c.name, func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				if _, _, err := Draw(logits, c.s, nil, Uniform(1, i)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// Of a large vocabulary, draws without cuts come as often as the distribution says, of allowed tokens alone, and what
// is no distribution is refused as elsewhere.
func TestSampleOfManyTokens(t *testing.T) {
	const few = 20
	n := 2000
	if testing.Short() {
		n = 500
	}
	logits := make([]float32, manyTokens+100)
	allowed := NewSet(len(logits))
	for i := range logits {
		logits[i] = float32(math.Inf(-1))
		allowed.Add(int32(i))
	}
	want := map[int32]float64{}
	var sum float64
	for i := range int32(few) {
		logits[i*1000+7] = float32(i) / 5
		want[i*1000+7] = math.Exp(float64(i) / 5 / 0.7)
		sum += want[i*1000+7]
	}
	masked := slices.Clone(logits)
	masked[64] = 1000
	without := slices.Clone(allowed)
	without[1] &^= 1
	for name, c := range map[string]struct {
		logits  []float32
		allowed Set
	}{"all": {logits, nil}, "a set": {masked, without}} {
		got := map[int32]float64{}
		for i := range n {
			id, logp, err := Draw(c.logits, Options{Temperature: 0.7}, c.allowed, (float64(i)+0.5)/float64(n))
			if err != nil {
				t.Fatal(err)
			}
			got[id] += 1 / float64(n)
			if p := math.Log(want[id] / sum); math.Abs(float64(logp)-p) > 1e-5 {
				t.Fatalf("%s: token %d has log-probability %g, want %g", name, id, logp, p)
			}
		}
		for id, w := range want {
			if math.Abs(got[id]-w/sum) > 2/float64(n) {
				t.Errorf("%s: token %d was drawn with frequency %g, want %g", name, id, got[id], w/sum)
			}
		}
		var bad *LogitsError
		damaged := slices.Clone(c.logits)
		damaged[99] = float32(math.NaN())
		if _, _, err := Draw(damaged, Options{Temperature: 0.7}, c.allowed, 0.5); !errors.As(err, &bad) || bad.Token != 99 {
			t.Errorf("%s: a logit that is no number: %v", name, err)
		}
	}
}
