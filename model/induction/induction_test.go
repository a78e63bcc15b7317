package induction_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/model"
)

// small is the shape that the recipes train on a CPU.
func small() model.Config {
	return model.Config{
		Architecture: "qwen2", VocabSize: 2048, Context: 4096, Layers: 6, Embedding: 256, FeedForward: 768,
		Heads: 4, KVHeads: 2, RopeBase: 1e8, NormEps: 1e-6, Tied: true,
	}
}

// begun is a new model and a decoder of it.
func begun(t *testing.T, c model.Config, seed uint64) (*model.Model, model.Decoder) {
	t.Helper()
	m, err := model.New(c, seed)
	if err != nil {
		t.Fatal(err)
	}
	d, err := m.NewDecoder(model.DecoderOptions{Slots: 1})
	if err != nil {
		t.Fatal(err)
	}
	return m, d
}

// extend appends tokens and returns the logits after the last.
func extend(t *testing.T, d model.Decoder, tokens []int32) []float32 {
	t.Helper()
	logits, err := d.Logits(model.Span{Tokens: tokens})
	if err != nil {
		t.Fatal(err)
	}
	return logits
}

func randomTokens(c model.Config, n int, seed uint64) []int32 {
	rng := rand.New(rand.NewPCG(seed, 3))
	tokens := make([]int32, n)
	for i := range tokens {
		tokens[i] = int32(rng.IntN(c.VocabSize))
	}
	return tokens
}

// Before any training, a text that comes a second time is continued as it went on the first, also after
// tokens that had several continuations.
func TestNewModelCopies(t *testing.T) {
	seeds := uint64(3)
	if testing.Short() {
		seeds = 1
	}
	for _, wired := range []int{2, 4} {
		c := small()
		c.KVHeads = wired
		const length, frequent = 250, 20
		_, d := begun(t, c, 1)
		right, all := 0, 0
		for seed := range seeds {
			text := randomTokens(c, length, seed)
			for i := 0; i < length; i += 3 {
				text[i] %= frequent
			}
			d.Truncate(0, 0)
			extend(t, d, text)
			for i := range length - 1 {
				logits := slices.Clone(extend(t, d, text[i:i+1]))
				if i < 3 {
					continue // the three tokens before have not come yet
				}
				logits[text[i]] = logits[text[i+1]] - 1 // what has just been said is still there
				all++
				if slices.Max(logits) == logits[text[i+1]] {
					right++
				}
			}
		}
		t.Logf("%d wired heads: %d of %d continued", wired, right, all)
		if right < all*3/4 { // a tenth of a per cent without the wiring; what is missed follows frequent tokens
			t.Errorf("%d wired heads: %d of %d continued", wired, right, all)
		}
	}
}

// Shapes without room for two wired heads, or one, still start with finite weights.
func TestInductionFitsTheShape(t *testing.T) {
	for _, shape := range [][3]int{{64, 4, 4}, {64, 4, 1}, {64, 2, 2}, {64, 1, 1}, {48, 3, 3}, {32, 8, 2}} {
		c := small()
		c.VocabSize, c.Context, c.Layers, c.RopeBase = 19, 512, 2, 100
		c.Embedding, c.Heads, c.KVHeads = shape[0], shape[1], shape[2]
		m, _ := begun(t, c, 1)
		for _, x := range m.State().Weights {
			if x != x || x > 100 || x < -100 {
				t.Fatalf("%v: a weight of %v", shape, x)
			}
		}
	}
}

// Of names that begin alike, a new model continues with the one whose words stand before: "reading = Meter" with
// "Reading", not with the "Point" of "point = MeterPoint".
func TestNewModelTellsNamesApart(t *testing.T) {
	c := small()
	c.KVHeads, c.VocabSize = 4, 1024
	const pairs, equals = 12, 7
	right, all := 0, 0
	for seed := range uint64(4) {
		_, d := begun(t, c, seed)
		drawn := randomTokens(c, 6*pairs, seed)
		var text []int32
		var names [][]int32
		for i := range pairs {
			own := drawn[6*i:][:6]
			for j := range 2 { // word, =, two tokens of both names, one of its own
				names = append(names, []int32{own[j], equals, own[2], own[3], own[4+j]})
			}
		}
		for _, i := range rand.New(rand.NewPCG(seed, 1)).Perm(len(names)) {
			text = append(text, 3)
			text = append(text, names[i]...)
		}
		extend(t, d, text)
		for i, name := range names {
			d.Truncate(0, len(text))
			logits := extend(t, d, append([]int32{5, 6, 5, 6, 3}, name[:4]...))
			all++
			if logits[name[4]] > logits[names[i^1][4]] {
				right++
			}
		}
	}
	t.Logf("%d of %d", right, all)
	if right < all*9/10 { // a half by chance
		t.Errorf("%d of %d", right, all)
	}
}
