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

	first, size := utf8.DecodeRuneInString(s)
	lead := 0 // length of the optional character before the letters
	if first != '\r' && first != '\n' && !unicode.IsLetter(first) && !unicode.IsNumber(first) {
		lead = size
	}
	if n := prefixLen(s[lead:], unicode.IsLetter); n > 0 {
		return lead + n
	}

	if unicode.IsNumber(first) {
		n := size
		for range p.digits - 1 {
			r, size := utf8.DecodeRuneInString(s[n:])
			if !unicode.IsNumber(r) {
				break
			}
			n += size
		}
		return n
	}

	lead = 0
	if first == ' ' {
		lead = 1
	}
	if n := prefixLen(s[lead:], isSymbol); n > 0 {
		n += lead
		return n + prefixLen(s[n:], isNewline)
	}

	// Only white space is left.
	n := prefixLen(s, unicode.IsSpace)
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

// prefixLen is the length in bytes of the longest prefix of s whose runes are all in the class.
func prefixLen(s string, class func(rune) bool) int {
	n := 0
	for n < len(s) {
		r, size := utf8.DecodeRuneInString(s[n:])
		if !class(r) {
			break
		}
		n += size
	}
	return n
}

func isSymbol(r rune) bool {
	return !unicode.IsSpace(r) && !unicode.IsLetter(r) && !unicode.IsNumber(r)
}

func isNewline(r rune) bool { return r == '\r' || r == '\n' }
