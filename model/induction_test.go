package model

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// Before any training, a text that comes a second time is continued as it went on the first, also after
// tokens that had several continuations.
func TestNewModelCopies(t *testing.T) {
	for _, wired := range []int{2, 4} {
		c := small()
		c.KVHeads = wired
		m, err := New(c, 1)
		if err != nil {
			t.Fatal(err)
		}
		const length, frequent = 250, 20
		d := newTestDecoder(t, m, 1, false)
		right, all := 0, 0
		for seed := range uint64(3) {
			text := randomTokens(c, length, seed)
			for i := 0; i < length; i += 3 {
				text[i] %= frequent
			}
			d.Truncate(0, 0)
			extend(t, d, 0, text)
			for i := range length - 1 {
				logits := slices.Clone(extend(t, d, 0, text[i:i+1]))
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
		c := tiny()
		c.Embedding, c.Heads, c.KVHeads = shape[0], shape[1], shape[2]
		m, err := New(c, 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range m.weights.flat {
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
		m, err := New(c, seed)
		if err != nil {
			t.Fatal(err)
		}
		d := newTestDecoder(t, m, 1, false)
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
		extend(t, d, 0, text)
		for i, name := range names {
			d.Truncate(0, len(text))
			logits := extend(t, d, 0, append([]int32{5, 6, 5, 6, 3}, name[:4]...))
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
