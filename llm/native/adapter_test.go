package native

import (
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model"
)

// adapted is the file of an adapter over a model's file, that changes what it computes.
func adapted(t *testing.T, base string, seed uint64) string {
	t.Helper()
	f, err := gguf.Open(base)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	o, err := model.OriginGGUF(f)
	if err != nil {
		t.Fatal(err)
	}
	if err := o.AddLoRA(model.LoRA{Rank: 2, Alpha: 4}, seed); err != nil {
		t.Fatal(err)
	}
	_, _, n := o.LoRA.Changes(o.Config)
	rng, changes := rand.New(rand.NewPCG(seed, 2)), make([]float32, n)
	for i := range changes {
		changes[i] = float32(rng.NormFloat64() * 0.1)
	}
	o.Trained = model.FloatsOf(changes)
	meta, tensors, err := o.Adapter(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	return write(t, encode(t, meta, tensors))
}

// What was computed with an adapter is kept for the next process that has it, and for no other. A prompt of pieces is
// as stable as one of text.
func TestAdaptedOutlivesTheProcess(t *testing.T) {
	base, cache := write(t, weighed(t, 7)), filepath.Join(t.TempDir(), "cache")
	schema, o := strings.Repeat(schemaText, 30), llm.Sampling{MaxTokens: 12}
	ask := func(adapter, cache string) (got *session, computed int) {
		e, err := OpenAdapted(base, adapter, LoadOptions{Sessions: 1, Exact: true, Cache: cache})
		if err != nil {
			t.Fatal(err)
		}
		defer e.Close()
		w := &watched{Decoder: e.sched.dec}
		e.sched.dec = w
		s := begin(t, e)
		if err := s.Append(llm.Message{Role: llm.User, Pieces: []llm.Piece{{Text: schema}, {Text: "one fox"}}, Stable: 1}); err != nil {
			t.Fatal(err)
		}
		if _, err := s.Generate(t.Context(), o); err != nil {
			t.Fatal(err)
		}
		s.Close()
		return s.(*session), w.evaluated()
	}
	one, other := adapted(t, base, 1), adapted(t, base, 2)
	for i, adapter := range []string{one, one, other} {
		want, all := ask(adapter, "")
		got, computed := ask(adapter, cache)
		if got.Stable() < 300 || !reflect.DeepEqual(got.Tokens(), want.Tokens()) {
			t.Errorf("process %d: %d stable tokens, the same as without a cache: %v", i, got.Stable(), reflect.DeepEqual(got.Tokens(), want.Tokens()))
		}
		if again := i == 1; again != (computed < all) {
			t.Errorf("process %d computed %d tokens, and %d without a cache", i, computed, all)
		}
	}
}

// With an adapter an engine computes with as many threads as without.
func TestAdaptedThreads(t *testing.T) {
	base := write(t, weighed(t, 7))
	adapter := adapted(t, base, 1)
	for _, threads := range []int{0, 1, 3} {
		plain, err := Open(base, LoadOptions{Threads: threads})
		if err != nil {
			t.Fatal(err)
		}
		with, err := OpenAdapted(base, adapter, LoadOptions{Threads: threads})
		if err != nil {
			t.Fatal(err)
		}
		for name, e := range map[string]*Engine{"plain": plain, "adapted": with} {
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
