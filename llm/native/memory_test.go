package native

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model"
)

// process opens a model file as a new process does.
func process(t *testing.T, path, cache string, exact bool) (*Engine, *watched) {
	t.Helper()
	e, err := Open(path, LoadOptions{Sessions: 2, Exact: exact, Cache: cache})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	w := &watched{Decoder: e.sched.dec}
	e.sched.dec = w // before the first request
	return e, w
}

const schemaText = "select the count from fox where the quick brown fox "

// inquire asks a question after a schema, and returns the conversation.
func inquire(t *testing.T, e *Engine, schema, question string, o llm.Sampling) *session {
	t.Helper()
	s := begin(t, e)
	if err := s.Append(llm.Message{Role: llm.User, Text: schema + question, Stable: len(schema)}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Generate(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	s.Close()
	return s.(*session)
}

func weighed(t *testing.T, seed uint64) []byte {
	t.Helper()
	m, tok := weights(t, 2048)
	m, err := model.New(m.Config(), seed)
	if err != nil {
		t.Fatal(err)
	}
	tensors, err := m.Tensors(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	return encode(t, append(m.Meta(), tok.Meta()...), tensors)
}

// The next process computes what a question adds, and answers with the tokens and log-probabilities that it would have
// without the cache.
func TestSchemaOutlivesTheProcess(t *testing.T) {
	schema := strings.Repeat(schemaText, 30)
	for _, exact := range []bool{true, false} {
		for _, o := range []llm.Sampling{{MaxTokens: 20}, {Temperature: 1, MaxTokens: 20, Seed: 5}} {
			t.Run(fmt.Sprintf("exact %v, temperature %v", exact, o.Temperature), func(t *testing.T) {
				path, cache := write(t, weighed(t, 7)), filepath.Join(t.TempDir(), "cache")
				without, _ := process(t, path, "", exact)
				first, computed := process(t, path, cache, exact)
				want := inquire(t, without, schema, "one fox", o)
				got := inquire(t, first, schema, "one fox", o)
				if !reflect.DeepEqual(got.Tokens(), want.Tokens()) {
					t.Error("the first process answers otherwise than without a cache")
				}
				if n := computed.evaluated(); n != len(got.Tokens())-1 || got.Stable() < 300 {
					t.Fatalf("the first process computed %d of %d tokens, %d of them stable", n, len(got.Tokens())-1, got.Stable())
				}
				first.Close()

				second, computed := process(t, path, cache, exact)
				for _, question := range []string{"two the", "one fox", "where"} {
					want := inquire(t, without, schema, question, o)
					got := inquire(t, second, schema, question, o)
					if !reflect.DeepEqual(got.Tokens(), want.Tokens()) {
						t.Errorf("%q: the second process answers otherwise than without a cache", question)
					}
					if n, most := computed.evaluated(), len(got.Tokens())-1-got.Stable(); n > most {
						t.Errorf("%q: the second process computed %d tokens, want %d at most", question, n, most)
					}
				}
				// A schema that has grown at its end begins alike.
				want = inquire(t, without, schema+"brown select ", "where", o)
				second.Close()
				third, computed := process(t, path, cache, exact)
				got = inquire(t, third, schema+"brown select ", "where", o)
				if n := computed.evaluated(); !reflect.DeepEqual(got.Tokens(), want.Tokens()) || n > 60 {
					t.Errorf("a schema that has grown: %d tokens computed, the same: %v", n, reflect.DeepEqual(got.Tokens(), want.Tokens()))
				}
			})
		}
	}
}

// A cache that does not fit the model, or that is damaged, is as good as none, and the next process has a new one.
func TestCacheOfNoUse(t *testing.T) {
	schema, o := strings.Repeat(schemaText, 30), llm.Sampling{MaxTokens: 10}
	path, cache := write(t, weighed(t, 7)), filepath.Join(t.TempDir(), "cache")
	entries := func() []string {
		paths, _ := filepath.Glob(filepath.Join(cache, "*"))
		return paths
	}
	for _, c := range []struct {
		name  string
		spoil func()
	}{
		{"missing", func() {}},
		{"cut", func() { os.Truncate(entries()[0], 5000) }},
		{"damaged", func() {
			text, _ := os.ReadFile(entries()[0])
			text[len(text)/2] ^= 1
			os.WriteFile(entries()[0], text, 0o600)
		}},
		{"readable by others", func() { os.Chmod(entries()[0], 0o644) }},
		{"a changed model", func() { // of the same size
			if err := os.WriteFile(path, weighed(t, 8), 0o600); err != nil {
				t.Fatal(err)
			}
		}},
	} {
		c.spoil()
		without, _ := process(t, path, "", true)
		want := inquire(t, without, schema, "one fox", o)
		for again := range 2 {
			e, computed := process(t, path, cache, true)
			got := inquire(t, e, schema, "one fox", o)
			if !reflect.DeepEqual(got.Tokens(), want.Tokens()) {
				t.Errorf("%s: another answer than without a cache", c.name)
			}
			if n := computed.evaluated(); (n > got.Stable()) != (again == 0) {
				t.Errorf("%s, process %d: %d tokens computed", c.name, again, n)
			}
			e.Close()
		}
	}
}

// Without a cache, without what is stable, and for a few tokens, nothing is written.
func TestNothingIsKeptUnasked(t *testing.T) {
	path, cache := write(t, weighed(t, 7)), filepath.Join(t.TempDir(), "cache")
	e, _ := process(t, path, cache, true)
	ask(t, begin(t, e), strings.Repeat(schemaText, 30), llm.Sampling{MaxTokens: 3})
	inquire(t, e, "select ", "one fox", llm.Sampling{MaxTokens: 3})
	e.Close()
	if left, err := os.ReadDir(cache); err != nil || len(left) > 0 {
		t.Errorf("%v, %v", left, err)
	}
}
