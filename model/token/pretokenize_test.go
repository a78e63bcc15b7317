package token

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestPreTokenize compares with what the models' own regular expressions do (testdata/pretokenize/make.py).
func TestPreTokenize(t *testing.T) {
	b, err := os.ReadFile("testdata/pretokenize/golden.json")
	if err != nil {
		t.Fatal(err)
	}
	var golden []struct {
		Text  string
		Qwen2 []string
		Llama []string `json:"llama-bpe"`
	}
	if err := json.Unmarshal(b, &golden); err != nil {
		t.Fatal(err)
	}
	for _, g := range golden {
		for name, want := range map[string][]string{"qwen2": g.Qwen2, "llama-bpe": g.Llama} {
			if got := words(preTokenizers[name], g.Text); !slices.Equal(got, want) {
				t.Errorf("%s: %q splits into %q, want %q", name, g.Text, got, want)
			}
		}
	}
}

func words(p preTokenizer, text string) []string {
	var out []string
	for len(text) > 0 {
		n := p.next(text)
		out = append(out, text[:n])
		text = text[n:]
	}
	return out
}

func FuzzPreTokenize(f *testing.F) {
	f.Add("I'm 123 \n\r\n  x\xff\xf0\x9f")
	f.Fuzz(func(t *testing.T, text string) {
		for name, p := range preTokenizers {
			got := words(p, text)
			if strings.Join(got, "") != text || slices.Contains(got, "") {
				t.Errorf("%s: %q splits into %q", name, text, got)
			}
		}
	})
}
