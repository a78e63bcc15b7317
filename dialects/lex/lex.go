// Package lex cuts SQL text into tokens as its dialect does: SQLite's tokenize.c, MySQL's sql_lex.cc in the default
// sql_mode, PostgreSQL's scan.l with standard_conforming_strings. It is the one reader of SQL text below the parsers.
//
// It takes any text, SQL or not, and is linear in it. What a token may be is for its callers to judge. Texts whose
// dialect nobody knows are read in the zero Dialect, which has what the others have in common.
package lex

import (
	"iter"
	"strings"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects"
)

// Token is a piece of a text.
type Token struct {
	Kind  Kind
	Open  bool // a quotation or a comment that nothing closes: it goes to the end of the text
	Start int  // in bytes
	Text  string
}

// End is where the next token starts.
func (t Token) End() int { return t.Start + len(t.Text) }

// Blank is what separates the other tokens: white space and comments.
func (t Token) Blank() bool { return t.Kind <= Comment }

// Kind says what a token is by its form alone.
type Kind uint8

const (
	Space    Kind = iota // of ASCII; what Unicode calls so is a letter to the servers
	Comment              // without the end of its line
	Word                 // a keyword, or a name without quotes
	Number               // 1, .5, 1.5e-3, 0x1F
	String               // '…', E'…', x'…', $tag$…$tag$; "…" in MySQL
	Name                 // in quotes: "…", `…`, […]
	Variable             // a parameter or a variable: ?1, :a, @a, @@a, $1
	Operator             // one of operators, or one byte that is nothing else
)

// operators are those of more than one character that any dialect has. PostgreSQL's further ones come byte by byte.
var operators = [...]string{"->>", "<=>", "->", "<=", ">=", "<>", "!=", "==", "||", "::", ":=", "<<", ">>", "&&"}

// Tokens are the pieces of a text, in order and without a gap.
func Tokens(d dialects.Dialect, sql string) iter.Seq[Token] {
	return func(yield func(Token) bool) {
		s := scanner{sql: sql, mysql: d == dialects.MySQL, postgres: d == dialects.Postgres, sqlite: d == dialects.SQLite}
		for at := 0; at < len(sql); {
			kind, end := s.next(at)
			open := end < 0
			if open {
				end = len(sql)
			}
			if !yield(Token{kind, open, at, sql[at:end]}) {
				return
			}
			s.name = kind == Word || kind == Name
			at = end
		}
	}
}

// scanner has a rule for each form of token. A rule takes the offset where the token starts and gives the one where it
// ends, -1 where nothing closes it.
type scanner struct {
	sql                     string
	sqlite, mysql, postgres bool
	name                    bool // the token before is a name
}

func (s *scanner) next(at int) (Kind, int) {
	rest := s.sql[at:]
	c := rest[0]
	switch {
	case space.has(c):
		return Space, at + space.run(rest)
	case letter.has(c), c == '$' && s.mysql:
		if kind, end := s.prefixed(at); kind != Word {
			return kind, end
		}
		return Word, at + wordByte.run(rest)
	case digit.has(c), c == '.' && len(rest) > 1 && digit.has(rest[1]) && !(s.mysql && s.name): // MySQL: t.1a is a column, t .1 is not
		return s.number(at)
	case c == '\'', c == '"' && s.mysql:
		return String, s.quoted(at, s.mysql)
	case c == '"', c == '`' && !s.postgres:
		return Name, s.quoted(at, false)
	case c == '[' && s.sqlite:
		return Name, s.until(at+1, "]")
	case strings.HasPrefix(rest, "/*"):
		return Comment, s.blockComment(at)
	case c == '#' && s.mysql, strings.HasPrefix(rest, "--") && (!s.mysql || len(rest) == 2 || rest[2] <= ' ' || rest[2] == 0x7f):
		return Comment, s.lineComment(at)
	case c == '$' && s.postgres:
		return s.dollar(at)
	case c == '@' && s.mysql:
		return Variable, s.mysqlVariable(at)
	case c == '?' && s.sqlite:
		return Variable, at + 1 + digit.run(rest[1:])
	case c == '?' && s.mysql:
		return Variable, at + 1
	}
	for _, o := range operators {
		if c == o[0] && strings.HasPrefix(rest, o) {
			return Operator, at + len(o)
		}
	}
	if s.sqlite && (c == ':' || c == '@' || c == '$') {
		if end := s.sqliteVariable(at); end > at+1 {
			return Variable, end
		}
	}
	return Operator, at + 1
}

// class is a set of bytes, as bits.
type class uint8

const (
	space  class = 1 << iota
	digit        // 0 to 9
	letter       // what a word may start with: every byte beyond ASCII is one
	dollar
	underscore

	wordByte = letter | digit | dollar
)

var classes = func() (of [256]class) {
	for c := range of {
		switch {
		case c == ' ', '\t' <= c && c <= '\r':
			of[c] = space
		case '0' <= c && c <= '9':
			of[c] = digit
		case c == '$':
			of[c] = dollar
		case c == '_':
			of[c] = letter | underscore
		case 'a' <= c|0x20 && c|0x20 <= 'z', c >= utf8.RuneSelf:
			of[c] = letter
		}
	}
	return of
}()

func (of class) has(c byte) bool { return classes[c]&of != 0 }

// run is the length of the longest beginning of s that is all of a class.
func (of class) run(s string) int {
	n := 0
	for n < len(s) && of.has(s[n]) {
		n++
	}
	return n
}

// prefixed is a quotation that a letter starts, a Word where none does.
func (s *scanner) prefixed(at int) (Kind, int) {
	rest := s.sql[at:]
	if len(rest) < 2 {
		return Word, 0
	}
	c := rest[0] | 0x20
	switch {
	case rest[1] == '\'' && c == 'e' && s.postgres:
		return String, s.escapeString(at + 1)
	case rest[1] == '\'' && (c == 'x' || (c == 'b' || c == 'n') && !s.sqlite):
		return String, s.quoted(at+1, s.mysql)
	case c == 'u' && s.postgres && strings.HasPrefix(rest[1:], "&'"):
		return String, s.quoted(at+2, false)
	case c == 'u' && s.postgres && strings.HasPrefix(rest[1:], `&"`):
		return Name, s.quoted(at+2, false)
	}
	return Word, 0
}

// quoted takes what is between two quote characters. A quote within is doubled, or after a backslash where that
// escapes.
func (s *scanner) quoted(at int, backslash bool) int {
	quote := s.sql[at]
	for i := at + 1; i < len(s.sql); i++ {
		switch c := s.sql[i]; {
		case c == '\\' && backslash:
			i++
		case c == quote && i+1 < len(s.sql) && s.sql[i+1] == quote:
			i++
		case c == quote:
			return i + 1
		}
	}
	return -1
}

// escapeString takes the quotes of E'…' and the strings that continue it on further lines (PostgreSQL, 4.1.2.2): in
// them, too, a backslash escapes.
func (s *scanner) escapeString(at int) int {
	end := s.quoted(at, true)
	for end >= 0 {
		i := end
		for i < len(s.sql) && (strings.IndexByte(" \t\r\n", s.sql[i]) >= 0 || strings.HasPrefix(s.sql[i:], "--")) {
			if s.sql[i] == '-' {
				i = s.lineComment(i)
			} else {
				i++
			}
		}
		if i == len(s.sql) || s.sql[i] != '\'' || !strings.ContainsAny(s.sql[end:i], "\r\n") {
			return end
		}
		end = s.quoted(i, true)
	}
	return end
}

// until ends after the next mark.
func (s *scanner) until(at int, mark string) int {
	if n := strings.Index(s.sql[at:], mark); n >= 0 {
		return at + n + len(mark)
	}
	return -1
}

func (s *scanner) lineComment(at int) int {
	n := strings.IndexByte(s.sql[at:], '\n')
	if s.postgres {
		n = strings.IndexAny(s.sql[at:], "\r\n")
	}
	if n < 0 {
		return len(s.sql)
	}
	return at + n
}

// blockComment takes /* … */, which nests in PostgreSQL only.
func (s *scanner) blockComment(at int) int {
	if !s.postgres {
		return s.until(at+2, "*/")
	}
	for i, depth := at+2, 1; i+1 < len(s.sql); i++ {
		switch s.sql[i : i+2] {
		case "/*":
			depth++
			i++
		case "*/":
			if depth--; depth == 0 {
				return i + 2
			}
			i++
		}
	}
	return -1
}

// number takes a number. In MySQL, what looks like the beginning of one may be a name: 1a, 2e.
func (s *scanner) number(at int) (Kind, int) {
	rest := s.sql[at:]
	if s.mysql {
		if n := wordByte.run(rest); radix(rest[:n]) {
			return Number, at + n
		}
	} else if len(rest) > 1 && rest[0] == '0' && strings.IndexByte("xXoObB", rest[1]) >= 0 {
		return Number, at + 2 + (letter | digit).run(rest[2:])
	}
	digits := digit
	if !s.mysql { // 1_000: SQLite 3.46, PostgreSQL 16
		digits |= underscore
	}
	n := digits.run(rest)
	whole := n
	if n < len(rest) && rest[n] == '.' && !(s.postgres && strings.HasPrefix(rest[n:], "..")) {
		n++
		n += digits.run(rest[n:])
	}
	if n < len(rest) && rest[n]|0x20 == 'e' {
		e := n + 1
		if e < len(rest) && (rest[e] == '+' || rest[e] == '-') {
			e++
		}
		if power := digits.run(rest[e:]); power > 0 {
			n = e + power
		}
	}
	if n == whole && n < len(rest) && s.mysql && wordByte.has(rest[n]) {
		return Word, at + wordByte.run(rest)
	}
	return Number, at + n
}

// radix reports whether a word is a number to the base 16 or 2 in MySQL.
func radix(w string) bool {
	return len(w) > 2 && (w[:2] == "0x" && strings.Trim(w[2:], "0123456789abcdefABCDEF") == "" ||
		w[:2] == "0b" && strings.Trim(w[2:], "01") == "")
}

// dollar takes PostgreSQL's $tag$…$tag$ and $1.
func (s *scanner) dollar(at int) (Kind, int) {
	n := 1 + (letter | digit).run(s.sql[at+1:])
	number := n > 1 && digit.has(s.sql[at+1])
	switch {
	case number:
		return Variable, at + 1 + digit.run(s.sql[at+1:])
	case at+n < len(s.sql) && s.sql[at+n] == '$':
		n++
		return String, s.until(at+n, s.sql[at:at+n])
	}
	return Operator, at + 1
}

// mysqlVariable takes @a, @@a.b and @`a`, and a lone @ or @@.
func (s *scanner) mysqlVariable(at int) int {
	at++
	if at < len(s.sql) && s.sql[at] == '@' {
		at++
	}
	if at < len(s.sql) && s.sql[at] == '`' {
		return s.quoted(at, false)
	}
	for at < len(s.sql) && (wordByte.has(s.sql[at]) || s.sql[at] == '.') {
		at++
	}
	return at
}

// sqliteVariable takes :a, @a and $a, and what Tcl's variables may have besides: $a::b(c). It is one byte long where
// there is no name.
func (s *scanner) sqliteVariable(at int) int {
	i, named := at+1, false
	for ; i < len(s.sql); i++ {
		switch c := s.sql[i]; {
		case wordByte.has(c):
			named = true
		case c == ':' && strings.HasPrefix(s.sql[i:], "::"):
			i++
		case c == '(' && named:
			for i < len(s.sql) && s.sql[i] != ')' && !space.has(s.sql[i]) {
				i++
			}
			if i < len(s.sql) && s.sql[i] == ')' {
				i++
			}
			return i
		default:
			if !named {
				return at + 1
			}
			return i
		}
	}
	if !named {
		return at + 1
	}
	return i
}
