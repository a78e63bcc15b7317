package nano

import (
	"math/rand/v2"
	"testing"
)

// A pool uses some views again, and does not keep all that it ever drew.
func TestPoolKeepsSomeViews(t *testing.T) {
	var entries []*entry
	for n := range uint64(2 * keptViews / views) {
		db, asker := World(n)
		e := (&Stream{}).newEntry(db, nil)
		e.asker = asker
		entries = append(entries, e)
	}
	p := newPool("synth", 1, 1, true, entries)
	r := rand.New(rand.NewPCG(1, 1))
	drawn := map[*view]bool{}
	again := 0
	for range 2 * keptViews {
		v := p.view(r)
		if drawn[v] {
			again++
		}
		drawn[v] = true
	}
	kept := 0
	for _, e := range entries {
		for _, v := range e.views {
			if v != nil {
				kept++
			}
		}
	}
	if again == 0 || len(drawn) <= keptViews || kept != keptViews {
		t.Errorf("%d views are drawn, %d draws had one of before, %d are kept, want %d", len(drawn), again, kept, keptViews)
	}
}
