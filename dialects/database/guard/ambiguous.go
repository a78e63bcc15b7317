package guard

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/lex"
)

// ambiguous refuses a token that servers and parsers are known to read differently, or that people do. t is the token
// as lex reads it; what follows it has not been trusted yet.
func ambiguous(d dialects.Dialect, sql string, t lex.Token) *Refusal {
	switch mysql := d == dialects.MySQL; {
	case t.Kind == lex.Comment:
		return comment(d, t)
	case t.Kind == lex.Space: // some servers take these for blanks, some for letters
		if i := strings.IndexAny(t.Text, "\v\f"); i >= 0 {
			return badCharacter(rune(t.Text[i]))
		}
	case t.Kind == lex.Word && mysql && t.Text[0] == '$': // dollar quotes: MySQL 9 has them, parsers take them for names
		return &Refusal{Rule: RuleCharacter, Reason: "a name that begins with $ must be quoted in MySQL"}
	case t.Kind == lex.Word, t.Kind == lex.Variable, t.Kind == lex.Number:
		if i := strings.IndexFunc(t.Text, disguise); i >= 0 {
			r, _ := utf8.DecodeRuneInString(t.Text[i:])
			return badCharacter(r)
		}
	case t.Kind == lex.Operator && (t.Text[0] < ' ' || t.Text[0] == 0x7f):
		return badCharacter(rune(t.Text[0]))
	case mysql && t.Text == "/" && strings.HasPrefix(sql[t.End():], "/"): // vitess skips the line, MySQL divides twice
		return &Refusal{Rule: RuleComment, Reason: "// is no comment in MySQL"}
	}
	return nil
}

// comment refuses comments that a server executes, heeds or closes elsewhere, and those that change how the text looks.
func comment(d dialects.Dialect, t lex.Token) *Refusal {
	switch {
	case d != dialects.SQLite && strings.HasPrefix(t.Text, "/*+"):
		return &Refusal{Rule: RuleComment, Reason: "hints (/*+ … */) change how the server runs: not allowed"}
	case d == dialects.MySQL && (strings.Contains(t.Text, "/*!") || strings.Contains(t.Text, "/*M!") || strings.Contains(t.Text, "/*m!")):
		return &Refusal{Rule: RuleComment, Reason: "MySQL executes the text inside /*! … */: not allowed"}
	case t.Open: // SQLite lets the end of the text close it, which would hide what is appended
		return &Refusal{Rule: RuleComment, Reason: "a comment is not closed"}
	case d == dialects.MySQL && strings.HasPrefix(t.Text, "--") && len(t.Text) > 2 && unicode.IsControl(rune(t.Text[2])) &&
		!strings.ContainsRune("\t\r", rune(t.Text[2])): // -- and a control character: not a comment to every parser
		return badCharacter(rune(t.Text[2]))
	}
	if i := strings.IndexFunc(t.Text, func(r rune) bool { return unicode.Is(unicode.Bidi_Control, r) }); i >= 0 {
		r, _ := utf8.DecodeRuneInString(t.Text[i:])
		return badCharacter(r)
	}
	return nil
}

// disguise reports whether a character makes a text look like another one. White space and direction marks of Unicode
// are letters to some parsers, blanks to others and invisible to people.
func disguise(r rune) bool {
	return r >= utf8.RuneSelf && (unicode.IsSpace(r) || unicode.IsControl(r) || unicode.Is(unicode.Cf, r))
}

func badCharacter(r rune) *Refusal {
	return &Refusal{Rule: RuleCharacter, Reason: fmt.Sprintf("the statement contains %U outside of quotes", r)}
}
