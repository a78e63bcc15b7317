package lex

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// Words that begin a clause, and those that begin a join.
var (
	clauseWords = []string{"SELECT", "FROM", "WHERE", "GROUP", "HAVING", "WINDOW", "ORDER", "LIMIT", "UNION", "INTERSECT", "EXCEPT"}
	joinWords   = []string{"JOIN", "NATURAL", "LEFT", "RIGHT", "FULL", "INNER", "CROSS", "OUTER"}
)

// shortest is how many bytes a query has at least that is cut into lines.
const shortest = 80

// Layout is a query for people: a clause a line, and each join on a line below FROM. What is in parentheses stays on
// one line, and so does a short query. A text that has lines already is kept, and so is one with marks that dialects
// read differently, where the dialect is not known.
func Layout(d dialects.Dialect, sql string) string {
	if len(sql) < shortest || strings.ContainsAny(sql, "\n\r") || d == "" && strings.ContainsAny(sql, `\#$`) {
		return sql
	}
	var out strings.Builder
	depth, before := 0, ""
	for t := range Tokens(d, sql) {
		word := strings.ToUpper(t.Text)
		switch {
		case t.Kind == Comment:
			return sql
		case t.Kind == Operator && t.Text == "(":
			depth++
		case t.Kind == Operator && t.Text == ")":
			depth--
		case t.Kind != Word || depth > 0 || out.Len() == 0 || strings.HasPrefix(sql[t.End():], "("):
		case slices.Contains(clauseWords, word) && before != "DISTINCT" && before != "WITHIN":
			newLine(&out, "")
		case slices.Contains(joinWords, word) && !slices.Contains(joinWords, before):
			newLine(&out, "  ")
		}
		out.WriteString(t.Text)
		if !t.Blank() {
			before = word
		}
	}
	return out.String()
}

// newLine begins a line in place of the space before.
func newLine(out *strings.Builder, indent string) {
	text := strings.TrimRight(out.String(), " ")
	out.Reset()
	out.WriteString(text + "\n" + indent)
}
