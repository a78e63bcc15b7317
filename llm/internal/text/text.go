// Package text turns what a model generates, piece by piece, into the text of a turn.
package text

import (
	"strings"
	"unicode/utf8"
)

// Stream turns bytes, as tokens bring them, into text: whole runes to emit as they come, cut after the
// first stop string, as llm.Session asks.
type Stream struct {
	Stop []string
	Emit func(string) // may be nil

	text    []byte
	emitted int
	cut     int // the length to cut text to; 0: no stop string yet
}

// Add takes the next bytes and reports whether they complete a stop string.
func (t *Stream) Add(b []byte) bool {
	before := len(t.text)
	t.text = append(t.text, b...)
	for _, stop := range t.Stop {
		// A stop string may have begun in the tokens before.
		from := max(0, before-len(stop)+1)
		if i := strings.Index(string(t.text[from:]), stop); i >= 0 && stop != "" {
			if end := from + i + len(stop); t.cut == 0 || end < t.cut {
				t.cut = end
			}
		}
	}
	if t.cut > 0 {
		t.text = t.text[:t.cut]
	}
	t.flush(false)
	return t.cut > 0
}

// Text is what came so far.
func (t *Stream) Text() string { return string(t.text) }

// Finish emits what is left, with U+FFFD for a rune that was never completed.
func (t *Stream) Finish() string {
	t.flush(true)
	return strings.ToValidUTF8(string(t.text), "\uFFFD")
}

func (t *Stream) flush(all bool) {
	end := len(t.text)
	if !all {
		// Hold back the bytes of a rune that the next token may complete.
		for back := 1; back <= min(utf8.UTFMax-1, end-t.emitted); back++ {
			if utf8.RuneStart(t.text[end-back]) {
				if !utf8.FullRune(t.text[end-back : end]) {
					end -= back
				}
				break
			}
		}
	}
	if t.Emit != nil && end > t.emitted {
		t.Emit(strings.ToValidUTF8(string(t.text[t.emitted:end]), "\uFFFD"))
	}
	t.emitted = end
}
