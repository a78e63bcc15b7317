package guard

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Some arguments are texts in a small language, which servers read by recursion and follow without a bound: an XPath of
// 200,000 minus signs crashes MariaDB, a JSON path of 100,000 steps MySQL. So such a text must be
// a literal in the statement, short and not deeply nested; how far its work may grow with its subject is read from it
// (work.go).
const (
	maxProgram  = 1 << 10 // bytes
	maxEnclosed = 16      // brackets within each other
	maxPrefixes = 16      // signs in a row that may be prefix operators
)

// language is one of them.
type language struct {
	name     string
	brackets string // that nest
	prefixes string // operators that may stand before each other
	escape   byte   // takes the next character for itself; 0: none
}

var (
	languageXPath    = &language{name: "an XPath", brackets: "([", prefixes: "-+!~"}
	languageJSONPath = &language{name: "a JSON path", brackets: "([{", prefixes: "-+!~"}
	languageRegexp   = &language{name: "a regular expression", brackets: "(", escape: '\\'}
	languageSearch   = &language{name: "a full-text query", brackets: "(", prefixes: "-+!~<>"}
	languagePGJSON   = &language{name: "a jsonpath", brackets: "([{", prefixes: "-+!~", escape: '\\'}
)

// place is where a function has a text in a language: at first, then every step operands; step 0: only there.
type place struct {
	in          *language
	first, step int
}

// places are the functions and operators that take such texts. PostgreSQL's own regular expressions and full-text
// queries are not among them: it looks at its stack, and whether it was cancelled, while it follows them.
var places = map[dialects.Dialect]map[string]place{
	dialects.MySQL: merged(
		same(place{languageXPath, 1, 0}, `extractvalue updatexml`),
		same(place{languageRegexp, 1, 0}, `regexp not_regexp rlike regexp_instr regexp_like regexp_replace regexp_substr`),
		same(place{languageJSONPath, 1, 0}, `-> ->> json_exists json_keys json_length json_query json_value`),
		same(place{languageJSONPath, 1, 1}, `json_extract json_remove`),
		same(place{languageJSONPath, 1, 2}, `json_set json_insert json_replace json_array_append json_array_insert`),
		same(place{languageJSONPath, 2, 0}, `json_contains`),
		same(place{languageJSONPath, 2, 1}, `json_contains_path`),
		same(place{languageJSONPath, 4, 1}, `json_search`)),
	dialects.Postgres: merged(
		same(place{languageXPath, 0, 0}, `xpath xpath_exists xmlexists`),
		same(place{languagePGJSON, 1, 0}, `@? json_exists json_query json_value jsonb_path_exists jsonb_path_exists_tz
			jsonb_path_match jsonb_path_match_tz jsonb_path_query jsonb_path_query_array jsonb_path_query_array_tz
			jsonb_path_query_first jsonb_path_query_first_tz jsonb_path_query_tz`)),
	dialects.SQLite: same(place{languageSearch, 1, 0}, `match`),
}

func same(p place, names string) map[string]place {
	out := map[string]place{}
	for name := range strings.FieldsSeq(names) {
		out[name] = p
	}
	return out
}

func merged(all ...map[string]place) map[string]place {
	out := map[string]place{}
	for _, m := range all {
		for name, p := range m {
			out[name] = p
		}
	}
	return out
}

// operation is the name of a function or an operator.
func operation(e *sqltree.Expr) string {
	if e.Op == sqltree.OpCall {
		return e.Text
	}
	return strings.TrimPrefix(string(e.Op), "not ") // NOT LIKE ANY
}

// programs are the operands of e that are texts in a language, and the language; nil where there is none.
func programs(d dialects.Dialect, e *sqltree.Expr) ([]*sqltree.Expr, *language) {
	name := operation(e)
	switch {
	case d == dialects.MySQL && e.Op == "match": // MATCH (a, b) AGAINST (x)
		return e.Args[len(e.Args)-1:], languageSearch
	case tableLanguage[d][name] != nil && len(tablePaths(e)) > 0:
		return tablePaths(e), tableLanguage[d][name]
	case d == dialects.Postgres && isJSONPath(e):
		return e.Args, languagePGJSON
	case d == dialects.Postgres && name == "@@" && len(e.Args) == 2 && (isJSONPath(e.Args[1]) ||
		e.Args[1].Op == sqltree.OpString && strings.Contains(e.Args[1].Text, "$")): // else a query of text search
		return e.Args[1:], languagePGJSON
	}
	p, ok := places[d][name]
	if !ok {
		return nil, nil
	}
	var out []*sqltree.Expr
	for i := p.first; i < len(e.Args); i += p.step {
		out = append(out, e.Args[i])
		if p.step == 0 {
			break
		}
	}
	return out, p.in
}

// tableLanguage is that of the paths of functions that define the columns that they give.
var tableLanguage = map[dialects.Dialect]map[string]*language{
	dialects.MySQL:    {"json_table": languageJSONPath},
	dialects.Postgres: {"json_table": languagePGJSON, "xmltable": languageXPath},
}

// tablePaths are the paths of such a call, that of the rows first.
func tablePaths(e *sqltree.Expr) (out []*sqltree.Expr) {
	if e.Op != sqltree.OpCall || e.Schema != "" || len(e.Args) < 2 {
		return nil
	}
	out = append(out, e.Args[map[string]int{"json_table": 1}[e.Text]])
	for _, x := range e.Args[2:] {
		for y := range x.All() {
			switch y.Op {
			case "define":
				of := y.Args[0]
				for of.Op == "exists path" || of.Op == sqltree.OpCast {
					of = of.Args[0]
				}
				out = append(out, of)
			case "nested":
				out = append(out, y.Args[0])
			}
		}
	}
	return out
}

// tablePower: what is within each row may be looked at again for it, and whatever leads out of the row to all of the
// document.
func tablePower(in *language, texts []string) float64 {
	power, everywhere := 1.0, 0
	for i, text := range texts {
		everywhere += min(1, strings.Count(text, "**"))
		switch {
		case in == languagePGJSON:
			power += jsonpathPower(text) - 1
		case in == languageXPath && i == 0:
			power += xpathPower(text) - 1
		case in == languageXPath:
			for _, leads := range []string{"//", "[", "::", "..", "("} {
				power += float64(strings.Count(text, leads))
			}
			if strings.HasPrefix(text, "/") {
				power++
			}
		}
	}
	if in == languagePGJSON { // one is linear
		everywhere = max(0, everywhere-1)
	}
	return power + float64(everywhere)
}

// isJSONPath reports whether an expression is made a jsonpath.
func isJSONPath(e *sqltree.Expr) bool {
	return (e.Op == sqltree.OpCast || e.Op == sqltree.OpTyped) && strings.HasPrefix(strings.TrimPrefix(e.Text, "pg_catalog."), "jsonpath")
}

// checkLanguages refuses texts in a small language that are computed, long or deeply nested.
func checkLanguages(d dialects.Dialect, s *sqltree.Statement, _ *Rules) *Refusal {
	for q := range s.Query.Queries() {
		for root := range q.Exprs() {
			for e := range root.All() {
				texts, in := programs(d, e)
				for _, x := range texts {
					if problem := in.problem(d, x); problem != "" {
						return &Refusal{Rule: RuleLanguage, Reason: fmt.Sprintf("%s of %s %s: servers read it by recursion",
							in.name, operation(e), problem)}
					}
				}
			}
		}
	}
	return nil
}

// problem returns what is wrong with a text, or "".
func (l *language) problem(d dialects.Dialect, e *sqltree.Expr) string {
	text, ok := plain(d, e)
	switch {
	case !ok && d == dialects.MySQL:
		return "must be a string literal, or one with numbers in it such as CONCAT('$[', CAST(n AS SIGNED), ']')"
	case !ok:
		return "must be a string literal"
	case len(text) > maxProgram:
		return fmt.Sprintf("has %d bytes; the maximum is %d", len(text), maxProgram)
	}
	depth, deepest, prefixes, longest := 0, 0, 0, 0
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case l.escape != 0 && c == l.escape:
			i++
			prefixes = 0
		case strings.IndexByte(l.brackets, c) >= 0:
			depth++
			deepest = max(deepest, depth)
		case strings.IndexByte(")]}", c) >= 0:
			depth, prefixes = max(0, depth-1), 0
		case strings.IndexByte(l.prefixes, c) >= 0:
			prefixes++
			longest = max(longest, prefixes)
		case c > ' ':
			prefixes = 0
		}
	}
	switch {
	case deepest > maxEnclosed:
		return fmt.Sprintf("is nested %d levels deep; the maximum is %d", deepest, maxEnclosed)
	case longest > maxPrefixes:
		return fmt.Sprintf("has %d operators in a row; the maximum is %d", longest, maxPrefixes)
	}
	return ""
}

// plain is the text of an expression that is a literal, or one with numbers in it: each is written as 0.
func plain(d dialects.Dialect, e *sqltree.Expr) (string, bool) {
	switch e.Op {
	case sqltree.OpString:
		return e.Text, true
	case sqltree.OpNumber:
		return "0", true
	case sqltree.OpNull:
		return "", true
	case sqltree.OpTyped, sqltree.OpCollate:
		return plain(d, e.Args[0])
	case "+", "-", "*", "/", "%", "div", "mod", sqltree.OpNegate: // of MySQL always a number
		return "0", d == dialects.MySQL && len(e.Args) > 0
	case sqltree.OpCast:
		if integers[strings.TrimSpace(strings.TrimSuffix(e.Text, " integer"))] {
			return "0", true
		}
		return plain(d, e.Args[0])
	case sqltree.OpCall:
		if e.Text != "concat" || e.Call != nil {
			return "", false
		}
	case sqltree.OpConcat:
	default:
		return "", false
	}
	var b strings.Builder
	for _, x := range e.Args {
		text, ok := plain(d, x)
		if !ok {
			return "", false
		}
		b.WriteString(text)
	}
	return b.String(), true
}

// integers are types of whole numbers.
var integers = words(`bigint int int2 int4 int8 integer signed smallint unsigned`)

// follow is how many steps it may take to follow a text of one of the languages over values of some bytes.
func follow(d dialects.Dialect, e *sqltree.Expr, args []value) float64 {
	texts, in := programs(d, e)
	if tableLanguage[d][operation(e)] == in {
		return math.Pow(max(sum(args), smallValue), tablePower(in, plains(d, texts))) * float64(len(texts))
	}
	steps := 0.0
	for _, text := range plains(d, texts) {
		switch in {
		case languageXPath:
			steps += math.Pow(max(1, sum(args)/4), xpathPower(text)) // the shortest node is <a/>
		case languageJSONPath:
			steps += math.Pow(max(sum(args), smallValue), 1+float64(strings.Count(text, "**")))
		case languagePGJSON:
			steps += math.Pow(max(sum(args), smallValue), jsonpathPower(text))
		case languageRegexp:
			steps += regexpSteps(text, args[0], e)
		default:
			steps += product(args)
		}
	}
	return steps
}

// grows reports whether the work of following e's texts is more than linear, however small what it is followed over.
func grows(d dialects.Dialect, e *sqltree.Expr) bool {
	texts, in := programs(d, e)
	if len(texts) > 0 && tableLanguage[d][operation(e)] == in {
		return tablePower(in, plains(d, texts)) > 1
	}
	return slices.ContainsFunc(plains(d, texts), func(text string) bool {
		switch in {
		case languageXPath:
			return xpathPower(text) > 1
		case languageJSONPath:
			return strings.Contains(text, "**")
		case languagePGJSON:
			return jsonpathPower(text) > 1
		case languageRegexp:
			_, nested := repetitions(text)
			return nested
		}
		return false
	})
}

// plains are the texts of expressions.
func plains(d dialects.Dialect, exprs []*sqltree.Expr) (out []string) {
	for _, x := range exprs {
		text, _ := plain(d, x)
		out = append(out, text)
	}
	return out
}

// xpathPower: each condition, and each step to nodes of any depth, may look at every node again.
func xpathPower(text string) float64 {
	return 1 + float64(max(0, strings.Count(text, "//")+strings.Count(text, "[")+strings.Count(text, "::")-1))
}

// jsonpathPower: each path from the root may be followed again for every value that a condition looks at, and a
// comparison of two paths compares each value of one with each of the other, in lax mode those of arrays without a [*].
// After a second .** each node is found once for each pair of nodes above it.
func jsonpathPower(text string) float64 {
	power := strings.Count(text, "$") + max(0, strings.Count(text, "**")-1)
	for part := range strings.SplitSeq(strings.ReplaceAll(text, "||", "&&"), "&&") {
		power += max(0, strings.Count(part, "@")-1)
	}
	return float64(max(1, power))
}

// matchLimit is how many steps MariaDB's library takes for a match from one place at most; that of MySQL less.
const matchLimit = 1e7

// regexpSteps are those of matching by backtracking, where a library gives up on a single match only.
func regexpSteps(pattern string, subject value, e *sqltree.Expr) float64 {
	n := subject.bytes
	unbounded, nested := repetitions(pattern)
	switch {
	case nested && n > smallValue:
		return n * matchLimit
	case nested:
		return matchLimit
	case n <= smallValue:
		return 0 // the limits of the libraries suffice
	case unbounded == 0 && operation(e) != "regexp_replace" && operation(e) != "regexp_instr" && operation(e) != "regexp_substr":
		return n * float64(len(pattern))
	}
	if e.Args[0].Op == sqltree.OpColumn { // of rows, not made for the pattern
		unbounded = min(unbounded, 2)
	}
	return n * min(matchLimit, math.Pow(n, float64(max(1, unbounded))))
}

// repetitions counts the parts of a regular expression that may match again and again, and reports whether one of them
// has another within it, or a choice: then a match may take a time that doubles with each character.
func repetitions(pattern string) (unbounded int, nested bool) {
	type group struct{ repeats, chooses bool }
	groups := []group{{}}
	var closed group // what the quantifier that may follow is of
	for i := 0; i < len(pattern); i++ {
		top := &groups[len(groups)-1]
		was := closed
		closed = group{}
		switch pattern[i] {
		case '\\':
			i++
			if i < len(pattern) && pattern[i] >= '1' && pattern[i] <= '9' { // what a group matched, again
				unbounded++
			}
		case '[':
			i += class(pattern[i:])
		case '(':
			groups = append(groups, group{})
			if strings.HasPrefix(pattern[i:], "(?=") || strings.HasPrefix(pattern[i:], "(?!") || strings.HasPrefix(pattern[i:], "(?<") {
				unbounded++
			}
			if strings.HasPrefix(pattern[i:], "(?") {
				i++ // its ? is no quantifier
			}
		case ')':
			if len(groups) > 1 {
				closed = *top
				groups = groups[:len(groups)-1]
				if closed.repeats {
					groups[len(groups)-1].repeats = true
				}
				if closed.chooses {
					groups[len(groups)-1].chooses = true
				}
			}
		case '|':
			top.chooses = true
		case '*', '+', '{':
			if pattern[i] == '{' {
				end := strings.IndexByte(pattern[i:], '}')
				if end < 0 || few(pattern[i+1:i+end]) {
					if end > 0 {
						i += end
					}
					closed = was // (…){2}+ is still the group's
					break
				}
				i += end
			}
			unbounded++
			nested = nested || was.repeats || was.chooses
			top.repeats = true
			if i+1 < len(pattern) && (pattern[i+1] == '?' || pattern[i+1] == '+') {
				i++
			}
		}
	}
	return unbounded, nested
}

// few reports whether a quantifier {n}, {n,m} allows few repetitions.
func few(bounds string) bool {
	_, most, ok := strings.Cut(bounds, ",")
	if !ok {
		most = bounds
	}
	return len(most) == 1 && most[0] >= '0' && most[0] <= '9'
}

// class is where the bracket expression that text begins with ends.
func class(text string) int {
	i := 1
	if i < len(text) && text[i] == '^' {
		i++
	}
	if i < len(text) && text[i] == ']' {
		i++
	}
	for ; i < len(text); i++ {
		switch {
		case text[i] == '\\':
			i++
		case strings.HasPrefix(text[i:], "[:"): // [[:alpha:]]
			if end := strings.Index(text[i:], ":]"); end > 0 {
				i += end + 1
			}
		case text[i] == ']':
			return i
		}
	}
	return len(text)
}
