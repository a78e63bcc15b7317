package nano

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/model/token"
)

// Tokens that are words, at the beginning of one or behind a space, in capitals or not, get the word's vector less the
// mean of all.
func TestWords(t *testing.T) {
	path := filepath.Join(t.TempDir(), "words.txt")
	write := func(text string) {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("track 1 0.5 0\nalbum 3 0.5 2\n")
	words, err := ReadWords(path)
	if err != nil {
		t.Fatal(err)
	}
	texts := func(yield func(string) bool) {
		for range 50 {
			if !yield(" track Track album of tracks") {
				return
			}
		}
	}
	tok, err := token.Train(texts, 300, "qwen2", token.BareSpecials())
	if err != nil {
		t.Fatal(err)
	}
	of := words.Of(tok)
	for text, want := range map[string]float32{" track": -1, " Track": -1, " album": 1} {
		ids := tok.Encode(text)
		v := of[ids[0]]
		if len(ids) != 1 || len(v) != 3 || math.Abs(float64(v[0]-want)) > 1e-6 || v[1] != 0 || v[2] != want {
			t.Errorf("%q: tokens %d, vector %v", text, ids, v)
		}
	}
	if ids := tok.Encode(" of"); of[ids[0]] != nil {
		t.Errorf("a word without a vector has %v", of[ids[0]])
	}
	for text, want := range map[string]string{"track 1 2\nalbum 1\n": "line 2", "track 1 x\n": "line 1", "": "no word"} {
		write(text)
		if _, err := ReadWords(path); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
