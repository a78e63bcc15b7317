package form_test

import (
	"slices"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/testnano"
)

// Of two ways of one length, the one is taken on which rows meet that refer to each other, not to the same.
func TestJoinWithoutFans(t *testing.T) {
	p := testnano.Records().Link("customers per track", time.Now(), nil)
	table := func(name string) int { i, _ := p.TableNamed(name); return i }
	j, ok := p.Join([]int{table("track"), table("customer")}, nil)
	if !ok || !slices.Contains(j.Tables, table("invoice")) || slices.Contains(j.Tables, table("review")) {
		t.Errorf("joined tables %v", j.Tables)
	}
}
