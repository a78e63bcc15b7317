package token

import (
	"unicode"
	"unicode/utf8"
)

// preTokenizer splits text into the words that byte-pair merges never cross. Both kinds are one regular
// expression that needs lookahead, which Go's regexp lacks, so it is written out in next:
//
//	(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,digits}|
//	 ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+
//
// As in llama.cpp, text is not normalised (Hugging Face's Qwen2 applies NFC first).
type preTokenizer struct {
	digits     int  // digits a number is cut into at most
	wholeWords bool // a word that is a token stays whole, whatever the merges say
}

// preTokenizers are the supported values of tokenizer.ggml.pre, by llama.cpp's names.
var preTokenizers = map[string]preTokenizer{
	"qwen2":     {digits: 1},
	"llama-bpe": {digits: 3, wholeWords: true},
}

// next returns the length in bytes of the first word of s, which is not empty. An invalid byte counts
// as a symbol of its own. Each branch is one alternative of the expression, in its order.
func (p preTokenizer) next(s string) int {
	if n := contraction(s); n > 0 {
		return n
	}

	first, size := classAt(s, 0)
	lead := 0 // length of the optional character before the letters
	if first&(letter|number|newline) == 0 {
		lead = size
	}
	if n := run(s, lead, letter); n > lead {
		return n
	}

	if first == number {
		n := size
		for range p.digits - 1 {
			next, size := classAt(s, n)
			if next != number {
				break
			}
			n += size
		}
		return n
	}

	lead = 0
	if s[0] == ' ' {
		lead = 1
	}
	if n := run(s, lead, symbol); n > lead {
		return run(s, n, newline)
	}

	// Only white space is left.
	n := run(s, 0, space|newline)
	for end := n; end > 0; end-- { // \s*[\r\n]+ reaches to the last newline
		if c := s[end-1]; c == '\r' || c == '\n' {
			return end
		}
	}
	if n == len(s) {
		return n
	}
	// \s+(?!\S) leaves the last space to the next word.
	if _, last := utf8.DecodeLastRuneInString(s[:n]); n > last {
		return n - last
	}
	return n
}

// contraction matches (?i:'s|'t|'re|'ve|'m|'ll|'d), in ASCII only, as llama.cpp does.
func contraction(s string) int {
	if s[0] != '\'' || len(s) < 2 {
		return 0
	}
	switch s[1] | 0x20 {
	case 's', 't', 'm', 'd':
		return 2
	}
	if len(s) < 3 {
		return 0
	}
	switch string([]byte{s[1] | 0x20, s[2] | 0x20}) {
	case "re", "ve", "ll":
		return 3
	}
	return 0
}

// class is what the expression distinguishes characters by. Each character is of one.
type class uint8

const (
	symbol  class = 1 << iota // none of the others
	letter                    // \p{L}
	number                    // \p{N}
	space                     // \s but newline
	newline                   // [\r\n]
)

// classes are those of the characters that most texts are of; beyond them unicode's tables are asked.
var classes = func() (table [0x20000]class) {
	for i := range table {
		table[i] = symbol
	}
	for of, ranges := range map[class]*unicode.RangeTable{letter: unicode.L, number: unicode.N, space: unicode.White_Space} {
		for _, r := range ranges.R16 {
			for c := uint32(r.Lo); c <= uint32(r.Hi); c += uint32(r.Stride) {
				table[c] = of
			}
		}
		for _, r := range ranges.R32 {
			for c := r.Lo; c <= min(r.Hi, uint32(len(table)-1)); c += r.Stride {
				table[c] = of
			}
		}
	}
	table['\r'], table['\n'] = newline, newline
	return table
}()

// classAt is the class of the character of s at i, and its length; 0 at the end.
func classAt(s string, i int) (class, int) {
	if i == len(s) {
		return 0, 0
	}
	if c := s[i]; c < utf8.RuneSelf {
		return classes[c], 1
	}
	r, size := utf8.DecodeRuneInString(s[i:])
	switch {
	case int(r) < len(classes):
		return classes[r], size
	case unicode.IsLetter(r):
		return letter, size
	case unicode.IsNumber(r):
		return number, size
	}
	return symbol, size
}

// run is where the run of characters of some classes that begins at i ends.
func run(s string, i int, of class) int {
	for {
		c, size := classAt(s, i)
		if c&of == 0 {
			return i
		}
		i += size
	}
}
