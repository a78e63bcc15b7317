package guard

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects"
)

// lexer splits a statement into tokens as its dialect does, as far as brackets, semicolons and comments are concerned:
// it knows what is quoted. It is linear in the text. Texts that parsers and servers are known to read differently are
// refused.
type lexer struct {
	dialect dialects.Dialect
	sql     string
	at      int
}

type token struct {
	kind kind
	text string
}

type kind uint8

const (
	end     kind = iota
	word         // keywords, bare identifiers, numbers
	quoted       // strings and quoted identifiers
	comment      // both kinds
	symbol       // any other character
)

// Tokens are the words, quotations and signs of a text, without its comments, as far as it can be read, maxTokens at most.
// Signs of several characters come one by one.
func Tokens(d dialects.Dialect, sql string) []string {
	var out []string
	l := lexer{dialect: d, sql: sql}
	for {
		t, refusal := l.next()
		if refusal != nil || t.kind == end || len(out) == maxTokens {
			return out
		}
		if t.kind != comment {
			out = append(out, t.text)
		}
	}
}

func (l *lexer) next() (token, *Refusal) {
	l.at += len(l.sql[l.at:]) - len(strings.TrimLeft(l.sql[l.at:], " \t\r\n"))
	rest := l.sql[l.at:]
	if rest == "" {
		return token{}, nil
	}
	mysql, postgres := l.dialect == dialects.MySQL, l.dialect == dialects.Postgres
	switch c := rest[0]; {
	case strings.HasPrefix(rest, "--") && (!mysql || len(rest) == 2 || strings.IndexByte(" \t\r\n", rest[2]) >= 0), c == '#' && mysql:
		return l.lineComment()
	case strings.HasPrefix(rest, "/*"):
		return l.blockComment()
	case mysql && strings.HasPrefix(rest, "//"): // vitess skips the line, MySQL divides twice
		return token{}, &Refusal{Rule: RuleComment, Reason: "// is no comment in MySQL"}
	case c == '\'':
		return l.quoted(1, '\'', mysql), nil
	case c == '"':
		return l.quoted(1, '"', mysql), nil // MySQL: a string; the connection pins sql_mode
	case c == '`' && !postgres:
		return l.quoted(1, '`', false), nil
	case c == '[' && l.dialect == dialects.SQLite:
		return l.until("]"), nil
	case (c == 'e' || c == 'E') && postgres && strings.HasPrefix(rest[1:], "'"):
		return l.escapeString(), nil
	case c == '$' && mysql: // dollar quotes: MySQL 9 has them, parsers take them for names
		return token{}, &Refusal{Rule: RuleCharacter, Reason: "a name that begins with $ must be quoted in MySQL"}
	case c == '$' && postgres && dollarTag(rest) != "":
		return l.until(dollarTag(rest)), nil
	case wordByte(c):
		return l.word()
	case c < ' ' || c == 0x7f:
		return token{}, badCharacter(rune(c))
	default:
		l.at++
		return token{symbol, rest[:1]}, nil
	}
}

// word takes a keyword, a bare name or a number. White space and direction marks of Unicode are letters to some
// parsers, blanks to others and invisible to people.
func (l *lexer) word() (token, *Refusal) {
	rest := l.sql[l.at:]
	n := strings.IndexFunc(rest, func(r rune) bool { return r < utf8.RuneSelf && !wordByte(byte(r)) || disguise(r) })
	if n < 0 {
		n = len(rest)
	}
	if r, _ := utf8.DecodeRuneInString(rest[n:]); disguise(r) && n < len(rest) {
		return token{}, badCharacter(r)
	}
	l.at += n
	return token{word, rest[:n]}, nil
}

func wordByte(c byte) bool {
	return c == '_' || c == '$' || c >= utf8.RuneSelf || '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z'
}

// disguise says whether a character makes a text look like another one.
func disguise(r rune) bool {
	return r >= utf8.RuneSelf && (unicode.IsSpace(r) || unicode.IsControl(r) || unicode.Is(unicode.Cf, r))
}

func badCharacter(r rune) *Refusal {
	return &Refusal{Rule: RuleCharacter, Reason: fmt.Sprintf("the statement contains %U outside of quotes", r)}
}

// quoted takes what stands between two quote characters, the first n-1 bytes ahead. A quote within is doubled, or
// behind a backslash where that escapes.
func (l *lexer) quoted(n int, quote byte, backslash bool) token {
	start := l.at
	for l.at += n; l.at < len(l.sql); l.at++ {
		switch c := l.sql[l.at]; {
		case c == '\\' && backslash:
			l.at++
		case c == quote && l.at+1 < len(l.sql) && l.sql[l.at+1] == quote:
			l.at++
		case c == quote:
			l.at++
			return token{quoted, l.sql[start:l.at]}
		}
	}
	l.at = len(l.sql) // not closed: every parser refuses it
	return token{quoted, l.sql[start:]}
}

// escapeString takes E'…' and the strings that continue it on further lines (PostgreSQL, 4.1.2.2): in them, too,
// a backslash escapes.
func (l *lexer) escapeString() token {
	start := l.at
	l.quoted(2, '\'', true)
	for {
		rest := l.sql[l.at:]
		blank := len(rest) - len(strings.TrimLeft(rest, " \t\r\n"))
		for strings.HasPrefix(rest[blank:], "--") {
			line := strings.IndexAny(rest[blank:], "\r\n")
			if line < 0 {
				line = len(rest) - blank
			}
			blank += line
			blank += len(rest[blank:]) - len(strings.TrimLeft(rest[blank:], " \t\r\n"))
		}
		if !strings.HasPrefix(rest[blank:], "'") || !strings.ContainsAny(rest[:blank], "\r\n") {
			return token{quoted, l.sql[start:l.at]}
		}
		l.at += blank
		l.quoted(1, '\'', true)
	}
}

// dollarTag is the $tag$ that s begins with, or "".
func dollarTag(s string) string {
	for i := 1; i < len(s); i++ {
		switch c := s[i]; {
		case c == '$':
			return s[:i+1]
		case !wordByte(c), i == 1 && '0' <= c && c <= '9':
			return ""
		}
	}
	return ""
}

// until takes what begins with mark, or with one byte, and ends with mark.
func (l *lexer) until(mark string) token {
	rest := l.sql[l.at:]
	n := strings.Index(rest[len(mark):], mark)
	if n < 0 {
		l.at = len(l.sql)
		return token{quoted, rest}
	}
	n += 2 * len(mark)
	l.at += n
	return token{quoted, rest[:n]}
}

func (l *lexer) lineComment() (token, *Refusal) {
	ends := "\n"
	if l.dialect == dialects.Postgres {
		ends = "\r\n"
	}
	return l.comment(strings.IndexAny(l.sql[l.at:], ends))
}

// blockComment takes /* … */, which nests in PostgreSQL only. SQLite lets the end of the text close it, and so would
// hide what is appended.
func (l *lexer) blockComment() (token, *Refusal) {
	rest := l.sql[l.at:]
	if l.dialect != dialects.SQLite && strings.HasPrefix(rest, "/*+") {
		return token{}, &Refusal{Rule: RuleComment, Reason: "hints (/*+ … */) change how the server runs: not allowed"}
	}
	depth := 1
	for i := 2; i < len(rest); i++ {
		switch two := rest[i:min(i+2, len(rest))]; {
		case two == "/*" && l.dialect == dialects.Postgres:
			depth++
			i++
		case two == "*/":
			depth--
			i++
		}
		if depth == 0 {
			return l.comment(i + 1)
		}
	}
	return token{}, &Refusal{Rule: RuleComment, Reason: "a comment is not closed"}
}

var executable = regexp.MustCompile(`/\*[mM]?!`)

// comment takes n bytes, or all where n is negative. MySQL and MariaDB execute what stands in /*! … */ and /*M! … */.
func (l *lexer) comment(n int) (token, *Refusal) {
	text := l.sql[l.at:]
	if n >= 0 {
		text = text[:n]
	}
	if l.dialect == dialects.MySQL && executable.MatchString(text) {
		return token{}, &Refusal{Rule: RuleComment, Reason: "MySQL executes what stands in /*! … */: not allowed"}
	}
	if i := strings.IndexFunc(text, func(r rune) bool { return unicode.Is(unicode.Bidi_Control, r) }); i >= 0 {
		r, _ := utf8.DecodeRuneInString(text[i:])
		return token{}, badCharacter(r)
	}
	l.at += len(text)
	return token{comment, text}, nil
}
