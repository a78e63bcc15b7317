package mend

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/lex"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// clauses writes in the dialect of s the clauses, operators and quotation marks of another that do not parse there:
// TOP n, LIMIT a, b, FETCH FIRST n ROWS, ILIKE, x::type, INTERVAL, backquotes; and names of s that are several words.
// Of a text that parses it writes what does so as something else; ok is false where it holds none of them.
func clauses(s *schema.Schema, sql string, parses bool) (mended string, changes []Change, ok bool) {
	d := s.Dialect
	var names []string
	if !parses {
		names = severalWords(s)
	}
	for _, name := range names {
		if edits := tokens(d, sql).unquoted(d, name); edits != nil {
			sql, changes = edits.apply(sql), append(changes, Change{RuleQuote, "wrote " + dialects.QuoteIdent(d, name) + " as one name"})
		}
	}
	for range maxSteps {
		t := tokens(d, sql)
		c := Change{}
		for _, rule := range textRules {
			if slices.Contains(rule.in, d) && (rule.parses || !parses) {
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
var textRules = []textRule{
	{rule: RuleSyntax, in: []dialects.Dialect{dialects.MySQL, dialects.Postgres}, find: tokenList.unnamed, parses: true},
	{rule: RuleFunction, in: []dialects.Dialect{dialects.SQLite}, find: tokenList.modifier, parses: true},
	{rule: RuleFunction, in: []dialects.Dialect{dialects.SQLite}, find: tokenList.literal, parses: true},
	{rule: RuleQuote, in: []dialects.Dialect{dialects.Postgres}, find: tokenList.backquotes},
	{rule: RuleSyntax, in: dialects.All, find: tokenList.top},
	{rule: RuleSyntax, in: []dialects.Dialect{dialects.Postgres}, find: tokenList.limit},
	{rule: RuleSyntax, in: []dialects.Dialect{dialects.SQLite, dialects.MySQL}, find: tokenList.fetch},
	{rule: RuleFunction, in: []dialects.Dialect{dialects.SQLite, dialects.MySQL}, find: tokenList.ilike},
	{rule: RuleFunction, in: []dialects.Dialect{dialects.SQLite, dialects.MySQL}, find: tokenList.cast},
	{rule: RuleFunction, in: []dialects.Dialect{dialects.MySQL}, find: tokenList.types},
	{rule: RuleFunction, in: []dialects.Dialect{dialects.SQLite, dialects.MySQL}, find: tokenList.extract},
	{rule: RuleFunction, in: []dialects.Dialect{dialects.SQLite, dialects.Postgres}, find: tokenList.separator},
	{rule: RuleFunction, in: []dialects.Dialect{dialects.MySQL}, find: tokenList.listed},
	{rule: RuleFunction, in: []dialects.Dialect{dialects.MySQL}, find: tokenList.filter},
	{rule: RuleFunction, in: []dialects.Dialect{dialects.Postgres}, find: tokenList.pgInterval},
	{rule: RuleFunction, in: []dialects.Dialect{dialects.MySQL}, find: tokenList.myInterval},
}

// textRule is a form that some dialects do not know.
type textRule struct {
	rule   Rule
	in     []dialects.Dialect
	find   func(tokenList) (edits, string)
	parses bool // there, in part or as something else: INTERVAL '1 day' is a column and its alias in SQLite
}

// unnamed gives a query in FROM a name, which MySQL and PostgreSQL before version 16 want.
func (t tokenList) unnamed() (edits, string) {
	for i := range t {
		end := t.closing(i + 1)
		if !t.is(i, "FROM") && !t.is(i, "JOIN") || end == len(t) || !t.is(i+2, "SELECT") && !t.is(i+2, "WITH") {
			continue
		}
		if t.is(i-1, "DISTINCT") || !t.ofQuery(i) {
			continue
		}
		if after := end + 1; after < len(t) && !slices.ContainsFunc(behindFrom, func(w string) bool { return t.is(after, w) }) {
			continue
		}
		name := "q1"
		for n := 2; slices.ContainsFunc(t, func(x lex.Token) bool { return strings.EqualFold(x.Text, name) }); n++ {
			name = fmt.Sprintf("q%d", n)
		}
		return edits{{t[end].End(), t[end].End(), " AS " + name}}, "named the query in FROM " + name
	}
	return nil, ""
}

// ofQuery reports whether a FROM is a query's, and not one of a call, such as EXTRACT(year FROM x).
func (t tokenList) ofQuery(i int) bool {
	depth := 0
	for i--; i >= 0; i-- {
		switch {
		case t.is(i, ")"):
			depth++
		case t.is(i, "(") && depth == 0:
			return t.is(i+1, "SELECT") || t.is(i+1, "WITH") || t.is(i+1, "(")
		case t.is(i, "("):
			depth--
		}
	}
	return true
}

// behindFrom may follow a source of FROM that has no alias.
var behindFrom = strings.Fields(") , WHERE GROUP HAVING ORDER LIMIT JOIN LEFT INNER RIGHT CROSS ON USING UNION")

// literal writes DATE '2024-12-31' as the text alone.
func (t tokenList) literal() (edits, string) {
	for i := range t {
		if (t.is(i, "DATE") || t.is(i, "TIMESTAMP")) && i+1 < len(t) && t[i+1].Kind == lex.String && len(t[i+1].Text) > 1 && '0' <= t[i+1].Text[1] && t[i+1].Text[1] <= '9' {
			return edits{{t[i].Start, t[i+1].Start, ""}}, "wrote a date as a text"
		}
	}
	return nil, ""
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
	if i >= len(t) || t[i].Text != "(" {
		return len(t)
	}
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

// extract writes EXTRACT(year FROM x) as a call, which functions write as the dialect does.
func (t tokenList) extract() (edits, string) {
	for i := range t {
		if !t.is(i, "EXTRACT", "(") || !t.is(i+3, "FROM") {
			continue
		}
		field, end := strings.ToLower(t[i+2].Text), t.closing(i+1)
		if sqliteFields[field] == "" || end == len(t) {
			continue
		}
		return edits{{t[i].Start, t[i+3].End(), "date_part('" + field + "',"}}, "read EXTRACT of " + field + " as a call"
	}
	return nil, ""
}

// separator writes GROUP_CONCAT(x ORDER BY y SEPARATOR ', ') with the separator as its second operand.
func (t tokenList) separator() (edits, string) {
	for i := range t {
		end := t.closing(i + 1)
		if !t.is(i, "GROUP_CONCAT", "(") || end == len(t) || !t.is(end-2, "SEPARATOR") || t[end-1].Kind != lex.String {
			continue
		}
		last := t.ordered(i+1, end-2)
		return edits{{t[last].End(), t[last].End(), ", " + t[end-1].Text}, {t[end-2].Start, t[end-1].End(), ""}}, "wrote the separator as an operand"
	}
	return nil, ""
}

// listed writes STRING_AGG(x, ', ' ORDER BY y) as MySQL does.
func (t tokenList) listed() (edits, string) {
	for i := range t {
		end := t.closing(i + 1)
		if !t.is(i, "STRING_AGG", "(") || end == len(t) {
			continue
		}
		last := t.ordered(i+1, end)
		if t[last].Kind != lex.String || !t.is(last-1, ",") {
			continue
		}
		return edits{{t[i].Start, t[i].End(), "GROUP_CONCAT"}, {t[last-1].Start, t[last].End(), ""},
			{t[end].Start, t[end].Start, " SEPARATOR " + t[last].Text}}, "wrote GROUP_CONCAT for STRING_AGG"
	}
	return nil, ""
}

// ordered is the last token before the ORDER BY of the parenthesis at i, or before end.
func (t tokenList) ordered(i, end int) int {
	depth := 0
	for j := i; j < end; j++ {
		switch {
		case t[j].Text == "(":
			depth++
		case t[j].Text == ")":
			depth--
		case depth == 1 && t.is(j, "ORDER", "BY"):
			return j - 1
		}
	}
	return end - 1
}

// filter writes an aggregate's FILTER (WHERE c) as CASE, for MySQL.
func (t tokenList) filter() (edits, string) {
	for i := range t {
		if i < 2 || !t.is(i, "FILTER", "(", "WHERE") || !t.is(i-1, ")") {
			continue
		}
		end, start := t.closing(i+1), t.operand(i-1)
		if end == len(t) || start < 0 || t[start].Kind != lex.Word {
			continue
		}
		first, value := start+2, ""
		distinct := ""
		if t.is(first, "DISTINCT") {
			first, distinct = first+1, "DISTINCT "
		}
		if value = t.between(first, i-1); value == "*" {
			value = "1"
		}
		to := fmt.Sprintf("%s(%sCASE WHEN %s THEN %s END)", t[start].Text, distinct, t.between(i+3, end), value)
		return edits{{t[start].Start, t[end].End(), to}}, "wrote CASE for FILTER"
	}
	return nil, ""
}

// interval is INTERVAL '1 day', INTERVAL '1' DAY or INTERVAL 1 DAY at token i: its amount, its unit, and the token
// after it.
func (t tokenList) interval(i int) (amount, unit string, end int, ok bool) {
	if !t.is(i, "INTERVAL") || i+1 >= len(t) {
		return "", "", 0, false
	}
	end = i + 2
	words := strings.Fields(strings.Trim(t[i+1].Text, "'"))
	if t.is(i+1, "-", "#") {
		words, end = []string{"-" + t[i+2].Text}, i+3
	}
	if len(words) == 1 && end < len(t) {
		words, end = append(words, t[end].Text), end+1
	}
	if len(words) != 2 {
		return "", "", 0, false
	}
	amount, unit = words[0], unitOf(words[1])
	n, err := strconv.Atoi(strings.TrimPrefix(amount, "+"))
	switch unit {
	case "week":
		n, unit = 7*n, "day"
	case "quarter":
		n, unit = 3*n, "month"
	}
	return strconv.Itoa(n), unit, end, err == nil && seconds[unit] > 0
}

// pgInterval and myInterval write INTERVAL 1 DAY and INTERVAL '1 day' as PostgreSQL and MySQL do.
func (t tokenList) pgInterval() (edits, string) {
	return t.intervals(func(amount, unit string) string { return fmt.Sprintf("INTERVAL '%s %s'", amount, unit) })
}

func (t tokenList) myInterval() (edits, string) {
	return t.intervals(func(amount, unit string) string { return fmt.Sprintf("INTERVAL %s %s", amount, strings.ToUpper(unit)) })
}

func (t tokenList) intervals(write func(amount, unit string) string) (edits, string) {
	for i := range t {
		amount, unit, end, ok := t.interval(i)
		if to := write(amount, unit); ok && to != t.between(i, end) {
			return edits{{t[i].Start, t[end-1].End(), to}}, "wrote " + to
		}
	}
	return nil, ""
}

// modifier writes x + INTERVAL '1 day' and DATE_ADD(x, INTERVAL 1 DAY) as SQLite's date(x, '+1 day').
func (t tokenList) modifier() (edits, string) {
	for i := 1; i < len(t); i++ {
		amount, unit, end, ok := t.interval(i)
		if !ok {
			continue
		}
		var operand string
		start, minus := 0, t.is(i-1, "-")
		switch {
		case (minus || t.is(i-1, "+")) && i > 1:
			if start = t.operand(i - 2); start < 0 {
				continue
			}
			operand = t.between(start, i-1)
		case t.is(i-1, ",") && t.is(end, ")"):
			if start = t.operand(end); start < 0 || start+2 >= i-1 {
				continue
			}
			switch strings.ToLower(t[start].Text) {
			case "date_sub", "subdate":
				minus = true
			case "date_add", "adddate":
			default:
				continue
			}
			operand, end = t.between(start+2, i-1), end+1
		default:
			continue
		}
		n, _ := strconv.Atoi(amount)
		if minus {
			n = -n
		}
		modifiers := fmt.Sprintf("'%+d %ss'", n, unit)
		if unit == "month" || unit == "year" {
			modifiers += ", 'floor'"
		}
		name := "date"
		if first := strings.ToLower(t[start].Text); seconds[unit] < seconds["day"] || slices.Contains(nows, strings.ToLower(tokens(dialects.SQLite, operand)[0].Text)) || first == "datetime" {
			name = "datetime"
		}
		to := fmt.Sprintf("%s(%s, %s)", name, operand, modifiers)
		return edits{{t[start].Start, t[end-1].End(), to}}, "wrote " + to + " for INTERVAL"
	}
	return nil, ""
}

// nows are points in time, not days.
var nows = []string{"now", "current_timestamp", "datetime", "localtimestamp"}

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
