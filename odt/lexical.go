package odt

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/lex"
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

// tokens joins the tokens with a newline after each, and says where each starts and where the last ends: two
// neighbours are a piece of the text.
func tokens(d dialects.Dialect, sql string) (text string, starts []int) {
	var b strings.Builder
	b.Grow(len(sql) + len(sql)/2)
	starts = append(make([]int, 0, 1+len(sql)/4), 0)
	end := 1 // of the starts, without the semicolons at the end
	for t := range lex.Tokens(d, sql) {
		if t.Blank() {
			continue
		}
		b.WriteString(spell(t))
		b.WriteByte('\n')
		starts = append(starts, b.Len())
		if t.Text != ";" {
			end = len(starts)
		}
	}
	return b.String(), starts[:end]
}

// spell is a token as two texts are compared by it. An empty name keeps its quotes: it is a token yet.
func spell(t lex.Token) string {
	switch t.Kind {
	case lex.String:
		return t.Text
	case lex.Name:
		if bare := strings.Trim(t.Text, "\"`[]"); bare != "" {
			return strings.ToLower(bare)
		}
	}
	return strings.ToLower(t.Text)
}
