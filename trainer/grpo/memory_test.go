package grpo

import (
	"testing"

	"github.com/sqlagent/sqlagent/model"
)

// Rollouts beyond what memory holds keys and values of wait for each other; one conversation there always is.
func TestSessionsFitMemory(t *testing.T) {
	nano := model.Config{Layers: 9, Embedding: 384, Heads: 6, KVHeads: 6, Context: 1024}
	const each = 27 << 20 // 2 × 9 layers × 384 numbers × 4 bytes × 1,024 tokens
	for _, c := range []struct{ room, want int }{{16 * each, 16}, {17*each - 1, 16}, {1 << 40, 512}, {each - 1, 1}} {
		recipe := Recipe{Rollout: Rollouts{Questions: 32, Samples: 16}}
		u := recipe.UseOf(nano)
		if u.fit(nano, int64(c.room)); u.Sessions != c.want || u.DecodeTokens != c.want*1024 {
			t.Errorf("in %d bytes: %d sessions of %d tokens, want %d", c.room, u.Sessions, u.DecodeTokens, c.want)
		}
	}
	sft := Use{BatchTokens: 2048}
	if sft.fit(nano, each); sft.Sessions != 0 {
		t.Errorf("a supervised stage got %d sessions", sft.Sessions)
	}
}
