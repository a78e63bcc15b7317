package native

import (
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
)

// With an adapter an engine computes with as many threads as without.
func TestAdaptedThreads(t *testing.T) {
	base := write(t, weighed(t, 7))
	f, err := gguf.Open(base)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	o, err := model.OriginGGUF(f)
	if err != nil {
		t.Fatal(err)
	}
	if err := o.AddLoRA(model.LoRA{Rank: 2, Alpha: 4}, 1); err != nil {
		t.Fatal(err)
	}
	meta, tensors, err := o.Adapter(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	adapter := write(t, encode(t, meta, tensors))
	for _, threads := range []int{0, 1, 3} {
		plain, err := Open(base, LoadOptions{Threads: threads})
		if err != nil {
			t.Fatal(err)
		}
		adapted, err := OpenAdapted(base, adapter, LoadOptions{Threads: threads})
		if err != nil {
			t.Fatal(err)
		}
		for name, e := range map[string]*Engine{"plain": plain, "adapted": adapted} {
			g := e.sched.governor
			if g == nil {
				t.Errorf("%s, %d threads: not bounded", name, threads)
			} else if n := g.Threads(); threads > 0 && n != threads {
				t.Errorf("%s: %d threads, want %d", name, n, threads)
			}
			e.Close()
		}
	}
}
