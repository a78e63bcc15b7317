package model

import (
	"slices"
	"testing"
)

// Before any training, a text that comes a second time is continued as it went on the first, also behind
// tokens that had several continuations.
func TestNewModelCopies(t *testing.T) {
	c := small()
	m, err := New(c, 1)
	if err != nil {
		t.Fatal(err)
	}
	const length, frequent = 250, 20
	d := newTestDecoder(t, m, 1)
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
			if i < 2 {
				continue // the two tokens before have not come yet
			}
			logits[text[i]] = logits[text[i+1]] - 1 // what has just been said is still there
			all++
			if slices.Max(logits) == logits[text[i+1]] {
				right++
			}
		}
	}
	t.Logf("%d of %d continued", right, all)
	if right < all*3/4 { // a tenth of a per cent without the wiring; what is missed stands behind frequent tokens
		t.Errorf("%d of %d continued", right, all)
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
