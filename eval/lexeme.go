package eval

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"
)

// lexeme is a stretch of SQL text. What the measures that work on text need of a lexer is little, and must hold for
// text that no parser takes: where words begin and end, and what is quoted.
type lexeme struct {
	kind kind
	text string
}

type kind int8

const (
	symbol  kind = iota // an operator or a punctuation mark, a number too
	word                // a keyword or a name
	quoted              // '…', "…", `…`, […]
	comment             // to the end of its line, which it takes in, or /* … */
	space
)

// operators are the symbols of more than one character.
var operators = []string{"<=>", "->>", "<>", "<=", ">=", "!=", "==", "||", "->", "::", "<<", ">>"}

// lexemes cuts SQL into pieces, in order and without a gap. A quote or a comment that does not end goes to the end.
func lexemes(sql string) iter.Seq[lexeme] {
	return func(yield func(lexeme) bool) {
		previous := rune(' ') // the character before, for what a [ means
		for sql != "" {
			l := next(sql, previous)
			if !yield(l) {
				return
			}
			previous, _ = utf8.DecodeLastRuneInString(l.text)
			sql = sql[len(l.text):]
		}
	}
}

func next(sql string, previous rune) lexeme {
	c, size := utf8.DecodeRuneInString(sql)
	switch {
	case unicode.IsSpace(c):
		return lexeme{space, span(sql, unicode.IsSpace)}
	case strings.HasPrefix(sql, "--"):
		return lexeme{comment, upTo(sql, 2, "\n")}
	case strings.HasPrefix(sql, "/*"):
		return lexeme{comment, upTo(sql, 2, "*/")}
	case c == '\'' || c == '"' || c == '`':
		return lexeme{quoted, literal(sql)}
	case c == '[' && !inWord(previous) && previous != ']' && previous != ')': // SQLite's names; else PostgreSQL's index
		return lexeme{quoted, upTo(sql, 1, "]")}
	case strings.ContainsRune("@:$?#", c) && len(sql) > size && inWord(rune(sql[size])): // a variable or a parameter
		return lexeme{symbol, sql[:size] + span(sql[size:], inWord)}
	case '0' <= c && c <= '9':
		return lexeme{symbol, span(sql, func(r rune) bool { return inWord(r) || r == '.' })}
	case inWord(c):
		return lexeme{word, span(sql, inWord)}
	}
	for _, op := range operators {
		if strings.HasPrefix(sql, op) {
			return lexeme{symbol, op}
		}
	}
	return lexeme{symbol, sql[:size]}
}

func inWord(r rune) bool { return r == '_' || r == '$' || unicode.IsLetter(r) || unicode.IsDigit(r) }

// span is the longest beginning of s whose runes are all in.
func span(s string, in func(rune) bool) string {
	if end := strings.IndexFunc(s, func(r rune) bool { return !in(r) }); end >= 0 {
		return s[:end]
	}
	return s
}

// upTo is the beginning of s to the end of the first mark after skip bytes.
func upTo(s string, skip int, mark string) string {
	if at := strings.Index(s[skip:], mark); at >= 0 {
		return s[:skip+at+len(mark)]
	}
	return s
}

// literal is the quoted text at the beginning of s, in which the quote may stand twice.
func literal(s string) string {
	for i := 1; i < len(s); i++ {
		if s[i] != s[0] {
			continue
		}
		if i+1 < len(s) && s[i+1] == s[0] {
			i++
			continue
		}
		return s[:i+1]
	}
	return s
}
