package host

import (
	"math/rand/v2"
	"os"
	"testing"
	"unicode/utf8"

	"github.com/hybridgroup/yzma/pkg/llama"

	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

// beginsUTF8 reports whether valid UTF-8 can begin so. llama.cpp takes some bytes that it cannot.
func beginsUTF8(text string) bool {
	for text != "" {
		r, size := utf8.DecodeRuneInString(text)
		if r == utf8.RuneError && size == 1 {
			return !utf8.FullRuneInString(text)
		}
		text = text[size:]
	}
	return true
}

// Our machine and llama.cpp's sampler allow the same tokens, after whatever text, of grammars that we have printed.
func TestGrammarsAgreeWithLlama(t *testing.T) {
	const file = "../../../nano/weights/nano.gguf"
	e := evaluate(t, wire.Load{Model: file, Sequences: 1, Context: 16})
	r := rand.New(rand.NewPCG(7, 8))
	for _, path := range []string{"json.gbnf", "sql.gbnf"} {
		text, err := os.ReadFile("../../grammar/testdata/" + path)
		if err != nil {
			t.Fatal(err)
		}
		g, err := grammar.Parse(string(text))
		if err != nil {
			t.Fatal(err)
		}
		for range 6 {
			turn, err := e.constrain(g.Text(), nil)
			if err != nil {
				t.Fatal(err)
			}
			theirs := llama.SamplerInitGrammar(e.vocab, g.Text(), "root")
			if theirs == 0 {
				t.Fatalf("llama.cpp does not read\n%s", g.Text())
			}
			said := ""
			for range 40 {
				data := make([]llama.TokenData, e.loaded.Vocabulary)
				for id := range data {
					data[id].Id = llama.Token(id)
				}
				llama.SamplerApply(theirs, &llama.TokenDataArray{Data: &data[0], Size: uint64(len(data)), Selected: -1})
				allowed, err := turn.Allowed()
				if err != nil {
					break // the text is whole, and nothing may follow
				}
				var can []int32
				for id := range int32(len(data)) {
					ours := allowed[id/64]>>(id%64)&1 == 1
					text := string(e.bytes(id))
					if text != "" && beginsUTF8(said+text) && ours != (data[id].Logit == 0) {
						t.Fatalf("%s: after %q, %q is allowed by us: %v", path, said, text, ours)
					}
					if ours {
						can = append(can, id)
					}
				}
				id := can[r.IntN(len(can))]
				if err := turn.Accept(id); err != nil {
					t.Fatal(err)
				}
				llama.SamplerAccept(theirs, llama.Token(id))
				said += string(e.bytes(id))
			}
			llama.SamplerFree(theirs)
		}
	}
}
