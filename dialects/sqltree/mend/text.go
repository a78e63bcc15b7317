package mend

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/lex"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// clauses writes in the dialect of s the clauses, operators and quotation marks of another that do not parse there: TOP n,
// LIMIT a, b, FETCH FIRST n ROWS, ILIKE, x::type, EXTRACT, backquotes; and names of s that are several words. It is for
// a text that its parser has refused; ok is false where it holds none of them.
func clauses(s *schema.Schema, sql string) (mended string, changes []Change, ok bool) {
	d := s.Dialect
	for _, name := range severalWords(s) {
		if edits := tokens(d, sql).unquoted(d, name); edits != nil {
			sql, changes = edits.apply(sql), append(changes, Change{RuleQuote, "wrote " + dialects.QuoteIdent(d, name) + " as one name"})
		}
	}
	for range maxSteps {
		t := tokens(d, sql)
		c := Change{}
		for _, rule := range textRules {
			if slices.Contains(rule.in, d) {
				if edits, what := rule.find(t); edits != nil {
					sql, c = edits.apply(sql), Change{rule.rule, what}
					break
				}
			}
		}
		if c.Text == "" {
			break
		}
		if !slices.Contains(changes, c) {
			changes = append(changes, c)
		}
	}
	return sql, changes, len(changes) > 0
}

// severalWords are the names of tables and columns that are more than one token, such as Order Details, the longest
// first.
func severalWords(s *schema.Schema) (names []string) {
	add := func(name string) {
		if len(tokens(s.Dialect, name)) > 1 && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for _, t := range s.Tables {
		_, table := dialects.SplitTable(s.Dialect, t.Name)
		add(table)
		for _, c := range t.Columns {
			add(c.Name)
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return len(b) - len(a) })
	return names
}

// unquoted puts a name of several words into quotation marks wherever the text has it without.
func (t tokenList) unquoted(d dialects.Dialect, name string) (out edits) {
	var words []string
	for _, w := range tokens(d, name) {
		words = append(words, w.Text)
	}
	for i := 0; i < len(t); i++ {
		if end := i + len(words) - 1; t.is(i, words...) {
			out = append(out, splice{t[i].Start, t[end].End(), dialects.QuoteIdent(d, name)})
			i = end
		}
	}
	return out
}

// textRules are tried in turn until none applies.
var textRules = []struct {
	rule Rule
	in   []dialects.Dialect // that do not know the form
	find func(tokenList) (edits, string)
}{
	{RuleQuote, []dialects.Dialect{dialects.Postgres}, tokenList.backquotes},
	{RuleSyntax, dialects.All, tokenList.top},
	{RuleSyntax, []dialects.Dialect{dialects.Postgres}, tokenList.limit},
	{RuleSyntax, []dialects.Dialect{dialects.SQLite, dialects.MySQL}, tokenList.fetch},
	{RuleFunction, []dialects.Dialect{dialects.SQLite, dialects.MySQL}, tokenList.ilike},
	{RuleFunction, []dialects.Dialect{dialects.SQLite, dialects.MySQL}, tokenList.cast},
	{RuleFunction, []dialects.Dialect{dialects.MySQL}, tokenList.types},
	{RuleFunction, []dialects.Dialect{dialects.SQLite}, tokenList.extract},
}

// splice replaces what is between two offsets.
type splice struct {
	start, end int
	text       string
}

// edits do not overlap.
type edits []splice

func (es edits) apply(sql string) string {
	slices.SortFunc(es, func(a, b splice) int { return b.start - a.start })
	for _, e := range es {
		sql = sql[:e.start] + e.text + sql[e.end:]
	}
	return sql
}

// tokenList are the tokens of a text but white space and comments.
type tokenList []lex.Token

func tokens(d dialects.Dialect, sql string) (out tokenList) {
	for t := range lex.Tokens(d, sql) {
		if !t.Blank() {
			out = append(out, t)
		}
	}
	for len(out) > 0 && out[len(out)-1].Text == ";" {
		out = out[:len(out)-1]
	}
	return out
}

// is reports whether the tokens from i on are the words; # is any number, and beyond the end is nothing.
func (t tokenList) is(i int, words ...string) bool {
	for n, w := range words {
		if i+n < 0 || i+n >= len(t) || !strings.EqualFold(t[i+n].Text, w) && !(w == "#" && t[i+n].Kind == lex.Number) {
			return false
		}
	}
	return true
}

// between is the text that tokens i to j have, j excluded, as they are written.
func (t tokenList) between(i, j int) string {
	var b strings.Builder
	for n := i; n < j; n++ {
		if n > i && t[n].Start > t[n-1].End() {
			b.WriteByte(' ')
		}
		b.WriteString(t[n].Text)
	}
	return b.String()
}

// closing is the token that closes the parenthesis at i; len(t) where none does.
func (t tokenList) closing(i int) int {
	for depth := 0; i < len(t); i++ {
		switch t[i].Text {
		case "(":
			depth++
		case ")":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(t)
}

// end is after the last token.
func (t tokenList) end() int { return t[len(t)-1].End() }

// top moves SELECT TOP n to LIMIT n at the end of its query.
func (t tokenList) top() (edits, string) {
	for i := range t {
		if !t.is(i, "SELECT") {
			continue
		}
		at := i + 1
		if t.is(at, "DISTINCT") {
			at++
		}
		n, after := "", 0
		switch {
		case t.is(at, "TOP", "#"):
			n, after = t[at+1].Text, at+2
		case t.is(at, "TOP", "(", "#", ")"):
			n, after = t[at+2].Text, at+4
		}
		if n == "" || after >= len(t) || t.is(after, ",") || t.is(after, "FROM") || t.is(after, "PERCENT") || t.is(after, "WITH", "TIES") {
			continue
		}
		end, depth := t.end(), 0
		for j := after; j < len(t); j++ {
			switch {
			case t[j].Text == "(":
				depth++
			case t[j].Text == ")":
				depth--
			case depth == 0 && (t.is(j, "UNION") || t.is(j, "INTERSECT") || t.is(j, "EXCEPT") || t.is(j, "LIMIT")):
				return nil, ""
			}
			if depth < 0 {
				end = t[j-1].End()
				break
			}
		}
		return edits{{t[at].Start, t[after].Start, ""}, {end, end, " LIMIT " + n}}, fmt.Sprintf("wrote LIMIT %s for TOP %[1]s", n)
	}
	return nil, ""
}

// limit writes LIMIT a, b as PostgreSQL does.
func (t tokenList) limit() (edits, string) {
	for i := range t {
		if t.is(i, "LIMIT", "#", ",", "#") {
			to := fmt.Sprintf("LIMIT %s OFFSET %s", t[i+3].Text, t[i+1].Text)
			return edits{{t[i].Start, t[i+3].End(), to}}, fmt.Sprintf("wrote %s for LIMIT %s, %s", to, t[i+1].Text, t[i+3].Text)
		}
	}
	return nil, ""
}

// fetch writes OFFSET m ROWS FETCH FIRST n ROWS ONLY as LIMIT n OFFSET m.
func (t tokenList) fetch() (edits, string) {
	for i := range t {
		if !t.is(i, "FETCH", "FIRST") && !t.is(i, "FETCH", "NEXT") {
			continue
		}
		n, at := "1", i+2
		if t.is(at, "#") {
			n, at = t[at].Text, at+1
		}
		if !t.is(at, "ROW", "ONLY") && !t.is(at, "ROWS", "ONLY") {
			continue
		}
		start, to := i, "LIMIT "+n
		switch {
		case t.is(i-3, "OFFSET", "#", "ROWS"), t.is(i-3, "OFFSET", "#", "ROW"):
			start, to = i-3, to+" OFFSET "+t[i-2].Text
		case t.is(i-2, "OFFSET", "#"):
			start, to = i-2, to+" OFFSET "+t[i-1].Text
		}
		return edits{{t[start].Start, t[at+1].End(), to}}, fmt.Sprintf("wrote %s for FETCH", to)
	}
	return nil, ""
}

// ilike writes LIKE, which ignores case in SQLite and MySQL.
func (t tokenList) ilike() (edits, string) {
	for i := range t {
		if t.is(i, "ILIKE") && t[i].Kind == lex.Word && i > 0 && !t.is(i-1, ".") {
			return edits{{t[i].Start, t[i].End(), "LIKE"}}, "wrote LIKE for ILIKE"
		}
	}
	return nil, ""
}

// cast writes x::type as CAST(x AS type), where x is a name, a literal, a call or in parentheses.
func (t tokenList) cast() (edits, string) {
	for i := range t {
		colons := 1
		if t.is(i, ":", ":") {
			colons = 2
		} else if !t.is(i, "::") {
			continue
		}
		typed := i + colons
		if i == 0 || typed >= len(t) || t[typed].Kind != lex.Word {
			continue
		}
		end := typed + 1
		if t.is(typed, "double", "precision") {
			end++
		}
		if t.is(end, "(") {
			if end = t.closing(end) + 1; end > len(t) {
				continue
			}
		}
		start := t.operand(i - 1)
		if start < 0 {
			continue
		}
		to := fmt.Sprintf("CAST(%s AS %s)", t.between(start, i), t.between(typed, end))
		return edits{{t[start].Start, t[end-1].End(), to}}, "wrote " + to + " for ::"
	}
	return nil, ""
}

// mysqlTypes are what MySQL's CAST calls the types of the others.
var mysqlTypes = map[string]string{
	"text": "CHAR", "varchar": "CHAR", "string": "CHAR", "int": "SIGNED", "integer": "SIGNED", "bigint": "SIGNED", "int4": "SIGNED",
	"int8": "SIGNED", "numeric": "DECIMAL", "real": "DOUBLE", "timestamp": "DATETIME",
}

// types writes a type of CAST as MySQL does.
func (t tokenList) types() (edits, string) {
	for i := range t {
		if !t.is(i, "CAST", "(") {
			continue
		}
		end, depth := t.closing(i+1), 0
		for j := i + 2; j < end; j++ {
			switch t[j].Text {
			case "(":
				depth++
			case ")":
				depth--
			}
			if depth > 0 || !t.is(j, "AS") || j+1 >= end {
				continue
			}
			to := mysqlTypes[strings.ToLower(t[j+1].Text)]
			if to == "" {
				continue
			}
			after := t[j+1].End()
			if to == "SIGNED" && t.is(j+2, "(") {
				continue
			}
			if to == "DECIMAL" && !t.is(j+2, "(") {
				to = "DECIMAL(20, 6)"
			}
			return edits{{t[j+1].Start, after, to}}, fmt.Sprintf("wrote the type %s for %s", to, t[j+1].Text)
		}
	}
	return nil, ""
}

// operand is where the operand that ends with token i starts; -1 where it is not plain.
func (t tokenList) operand(i int) int {
	if t[i].Text == ")" {
		depth := 0
		for ; i >= 0; i-- {
			if t[i].Text == ")" {
				depth++
			}
			if t[i].Text == "(" {
				if depth--; depth == 0 {
					break
				}
			}
		}
		if i > 0 && t[i-1].Kind == lex.Word && t[i-1].End() == t[i].Start { // a call
			i--
		}
		return i
	}
	if t[i].Kind != lex.Word && t[i].Kind != lex.Name && t[i].Kind != lex.String && t[i].Kind != lex.Number {
		return -1
	}
	for i > 1 && t.is(i-1, ".") {
		i -= 2
	}
	return i
}

// fields are the parts of a date that EXTRACT names, as SQLite's strftime does.
var fields = map[string]string{"year": "%Y", "month": "%m", "day": "%d", "hour": "%H", "minute": "%M", "second": "%S", "doy": "%j", "dow": "%w"}

// extract writes EXTRACT(year FROM x) as SQLite does.
func (t tokenList) extract() (edits, string) {
	for i := range t {
		if !t.is(i, "EXTRACT", "(") || !t.is(i+3, "FROM") {
			continue
		}
		pattern, end := fields[strings.ToLower(t[i+2].Text)], t.closing(i+1)
		if pattern == "" || end == len(t) {
			continue
		}
		to := fmt.Sprintf("CAST(strftime('%s', %s) AS INTEGER)", pattern, t.between(i+4, end))
		return edits{{t[i].Start, t[end].End(), to}}, "wrote strftime for EXTRACT"
	}
	return nil, ""
}

// backquotes writes names in double quotes.
func (t tokenList) backquotes() (edits, string) {
	for i := range t {
		if t[i].Text != "`" {
			continue
		}
		for j := i + 1; j < len(t); j++ {
			if t[j].Text == "`" {
				name := strings.ReplaceAll(t.between(i+1, j), `"`, "")
				if name == "" {
					break
				}
				return edits{{t[i].Start, t[j].End(), `"` + name + `"`}}, fmt.Sprintf("wrote %q for `%s`", name, name)
			}
		}
	}
	return nil, ""
}
