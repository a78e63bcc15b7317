package odt

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects"
)

// bigrams are the 2-grams of a query's tokens, of which 𝓕_lex is the Jaccard similarity (section 4.2). They need no
// parser: any text has some. Tokens are words, numbers and names without their quotes, in lower case,
// strings as they are, and operators; comments and a semicolon at the end are none.
func bigrams(d dialects.Dialect, sql string) Set {
	text, starts := tokens(d, sql)
	out := make([]string, 0, len(starts))
	for i := 0; i+2 < len(starts); i++ {
		out = append(out, text[starts[i]:starts[i+2]])
	}
	return newSet(out)
}

// tokens joins the tokens with a newline behind each, and says where each starts and where the last ends: two
// neighbours are a piece of the text.
func tokens(d dialects.Dialect, sql string) (text string, starts []int) {
	l := lexer{dialect: d, rest: strings.TrimRightFunc(sql, func(r rune) bool { return r == ';' || unicode.IsSpace(r) })}
	var b strings.Builder
	b.Grow(len(sql) + len(sql)/2)
	starts = append(make([]int, 0, 1+len(sql)/4), 0)
	for token := l.next(); token != ""; token = l.next() {
		b.WriteString(token)
		b.WriteByte('\n')
		starts = append(starts, b.Len())
	}
	return b.String(), starts
}

// lexer cuts text that need not be SQL into tokens.
type lexer struct {
	dialect dialects.Dialect
	rest    string
}

// next is the next token, "" at the end.
func (l *lexer) next() string {
	l.skip()
	if l.rest == "" {
		return ""
	}
	mysql := l.dialect == dialects.MySQL
	switch c := l.rest[0]; {
	case c == '\'':
		return l.take(closing(l.rest, '\'', mysql))
	case c == '"', c == '`':
		return l.name(closing(l.rest, c, mysql && c == '"'))
	case c == '[' && l.dialect == dialects.SQLite && strings.IndexByte(l.rest, ']') > 0:
		return l.name(strings.IndexByte(l.rest, ']') + 1)
	case wordByte(c):
		n := 1
		for n < len(l.rest) && (wordByte(l.rest[n]) || l.rest[n] == '.' && digit(c)) {
			n++
		}
		return strings.ToLower(l.take(n))
	}
	for _, operator := range [...]string{"->>", "<=>", "<=", ">=", "<>", "!=", "==", "||", "::", "->"} {
		if strings.HasPrefix(l.rest, operator) {
			return l.take(len(operator))
		}
	}
	_, n := utf8.DecodeRuneInString(l.rest)
	return l.take(n)
}

// take cuts off n bytes.
func (l *lexer) take(n int) string {
	token := l.rest[:n]
	l.rest = l.rest[n:]
	return token
}

// name cuts off a quoted name of n bytes. An empty one keeps its quotes: it is a token yet.
func (l *lexer) name(n int) string {
	token := l.take(n)
	if bare := strings.Trim(token, "\"`[]"); bare != "" {
		token = bare
	}
	return strings.ToLower(token)
}

// skip drops white space and comments.
func (l *lexer) skip() {
	for {
		l.rest = strings.TrimLeftFunc(l.rest, unicode.IsSpace)
		switch {
		case strings.HasPrefix(l.rest, "/*"):
			_, l.rest, _ = strings.Cut(l.rest[len("/*"):], "*/")
		case strings.HasPrefix(l.rest, "--"), l.dialect == dialects.MySQL && strings.HasPrefix(l.rest, "#"):
			_, l.rest, _ = strings.Cut(l.rest, "\n")
		default:
			return
		}
	}
}

// closing is the length of the quoted text that s starts with: to the end of s where nothing closes it.
func closing(s string, quote byte, backslash bool) int {
	for i := 1; i < len(s); i++ {
		switch {
		case s[i] == '\\' && backslash:
			i++
		case s[i] == quote && i+1 < len(s) && s[i+1] == quote:
			i++
		case s[i] == quote:
			return i + 1
		}
	}
	return len(s)
}

func digit(c byte) bool { return '0' <= c && c <= '9' }

// wordByte is a byte of a name, a keyword or a number; every byte beyond ASCII is.
func wordByte(c byte) bool {
	return c == '_' || c == '$' || digit(c) || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c >= utf8.RuneSelf
}
