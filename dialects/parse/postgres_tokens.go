package parse

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlc-dev/oliphant"
	"github.com/sqlc-dev/oliphant/ast"
)

// SelectStmt does not say where it is in the text. Its tokens do.

// pgToken is a token that is not a comment.
type pgToken struct {
	kind       ast.Token // IDENT for a keyword that is a name because of its place
	start, end int       // in bytes
	match      int       // of a parenthesis: the other one; else -1
	query      bool      // an opening parenthesis that may hold a query
	name       string    // of a name or a keyword, what it names
}

// pgTokens are the tokens of a text, and one of kind 0 after them.
type pgTokens []pgToken

// pgRange are the tokens from up to, but not including, to.
type pgRange struct{ from, to int }

func pgScan(sql string) (pgTokens, error) {
	scan, err := oliphant.Scan(sql)
	if err != nil {
		return nil, err
	}
	ts := make(pgTokens, 0, len(scan.Tokens)+1)
	var open []int
	previous := ast.Token(0)
	for _, s := range scan.Tokens {
		t := pgToken{kind: s.Token, start: int(s.Start), end: int(s.End), match: -1}
		t.name = pgName(sql[t.start:t.end])
		switch {
		case t.kind == ast.Token_SQL_COMMENT || t.kind == ast.Token_C_COMMENT:
			continue
		case s.KeywordKind != ast.KeywordKind_NO_KEYWORD && (previous == '.' || previous == ast.Token_AS):
			t.kind = ast.Token_IDENT // attr_name and ColLabel may be any keyword
		case t.kind == '(':
			open = append(open, len(ts))
		case t.kind == ')' && len(open) > 0:
			t.match = open[len(open)-1]
			ts[t.match].match = len(ts)
			open = open[:len(open)-1]
		}
		previous = t.kind
		ts = append(ts, t)
	}
	ts = append(ts, pgToken{start: len(sql), end: len(sql), match: -1})
	for i := len(ts) - 2; i >= 0; i-- {
		ts[i].query = ts[i].match > 0 && ts[i].kind == '(' &&
			(ts.starts(i+1) || ts[i+1].query && ts.goesOn(ts[i+1].match+1))
	}
	return ts, nil
}

// starts reports whether a query starts with a token, where an expression or a query may stand.
func (ts pgTokens) starts(i int) bool {
	switch ts[i].kind {
	case ast.Token_SELECT, ast.Token_TABLE, ast.Token_WITH:
		return true
	case ast.Token_VALUES: // a column may be called that
		return ts[i+1].kind == '('
	}
	return false
}

// goesOn reports whether, after a query in parentheses, a query around it goes on or ends; else an expression or a
// join does.
func (ts pgTokens) goesOn(i int) bool {
	switch ts[i].kind {
	case ')', ast.Token_UNION, ast.Token_INTERSECT, ast.Token_EXCEPT:
		return true
	}
	return ts.tail(i)
}

// tail reports whether a token begins what may follow the last operand of a query: its order, limit or lock.
func (ts pgTokens) tail(i int) bool {
	switch ts[i].kind {
	case ast.Token_ORDER, ast.Token_LIMIT, ast.Token_OFFSET, ast.Token_FETCH:
		return true
	case ast.Token_FOR:
		return i == 0 || ts[i-1].kind != ast.Token_COLLATION // COLLATION FOR (x)
	}
	return false
}

// pgRereads bounds pgTokens.rereads: some tenths of a second, for going back is slow.
const pgRereads = 1 << 15

// rereads estimates how many tokens oliphant reads more than twice. Where two rules of the grammar begin alike it tries
// one, goes back and tries the other: for each parenthesis of "((SELECT", for "(VALUES (" and for the operands of
// SUBSTRING, OVERLAY and JSON_OBJECT. What is inside n such places is read 2^n times.
func (ts pgTokens) rereads() int {
	total, times := 0, 1
	var outer []int
	chain := 0 // of opening parentheses up to here
	for i, t := range ts {
		total = min(total+max(times-2, 0), pgRereads+1)
		switch t.kind {
		case '(':
			chain++
			outer = append(outer, times)
			if ts.starts(i + 1) {
				times *= chain
			}
			if ts[i+1].kind == ast.Token_VALUES || i > 0 && ts.triesTwice(i-1) {
				times *= 2
			}
			times = min(times, pgRereads+2)
			continue
		case ')':
			if len(outer) > 0 {
				times = outer[len(outer)-1]
				outer = outer[:len(outer)-1]
			}
		}
		chain = 0
	}
	return total
}

func (ts pgTokens) triesTwice(i int) bool {
	k := ts[i].kind
	return k == ast.Token_SUBSTRING || k == ast.Token_OVERLAY || k == ast.Token_JSON_OBJECT
}

// statement are the tokens without the semicolons around them.
func (ts pgTokens) statement() pgRange {
	r := pgRange{0, len(ts) - 1}
	for r.from < r.to && ts[r.from].kind == ';' {
		r.from++
	}
	for r.to > r.from && ts[r.to-1].kind == ';' {
		r.to--
	}
	return r
}

// span is the text of tokens.
func (ts pgTokens) span(r pgRange) sqltree.Span {
	if r.from >= r.to {
		return sqltree.Span{Start: ts[r.from].start, End: ts[r.from].start}
	}
	return sqltree.Span{Start: ts[r.from].start, End: ts[r.to-1].end}
}

// at is the first token from an offset on.
func (ts pgTokens) at(offset int32) int {
	i, _ := slices.BinarySearchFunc(ts[:len(ts)-1], int(offset), func(t pgToken, at int) int { return t.start - at })
	return i
}

// query is the first parenthesis from a token on that may hold a query, -1 if there is none.
func (ts pgTokens) query(from int) int {
	for i := from; i < len(ts); i++ {
		if ts[i].query {
			return i
		}
	}
	return -1
}

// group reports whether the tokens are one pair of parentheses and what is in it.
func (ts pgTokens) group(r pgRange) bool {
	return r.from < r.to && ts[r.from].kind == '(' && ts[r.from].match == r.to-1
}

// inner are the tokens without the parentheses around them.
func (ts pgTokens) inner(r pgRange) pgRange {
	for ts.group(r) {
		r = pgRange{r.from + 1, r.to - 1}
	}
	return r
}

// operands are those of a set operation. Of operators that bind alike the last is outermost, and the parser has
// given which one it is: the last of its kind, outside parentheses.
func (ts pgTokens) operands(r pgRange, op ast.Token) (left, right pgRange) {
	for {
		r.from = ts.behindWith(r)
		for i := r.to - 1; i > r.from; i-- {
			switch {
			case ts[i].kind == ')' && ts[i].match >= 0:
				i = ts[i].match
			case ts[i].kind == op:
				right = pgRange{i + 1, r.to}
				if k := ts[i+1].kind; k == ast.Token_ALL || k == ast.Token_DISTINCT {
					right.from++
				}
				return ts.inner(pgRange{r.from, i}), ts.inner(right)
			case ts.tail(i):
				r.to = i
			}
		}
		if !ts.group(r) {
			return pgRange{r.from, r.from}, pgRange{r.from, r.from}
		}
		r = pgRange{r.from + 1, r.to - 1} // (a UNION b) ORDER BY c
	}
}

// first is the token that a query starts with, without WITH and parentheses.
func (ts pgTokens) first(r pgRange) int {
	r.from = ts.behindWith(r)
	for r.from < r.to && ts[r.from].kind == '(' {
		r.from = ts.behindWith(pgRange{r.from + 1, r.to})
	}
	return r.from
}

// aliased are the first tokens from one on that are a join in parentheses with an alias.
func (ts pgTokens) aliased(from int, alias string) pgRange {
	for i := from; i < len(ts); i++ {
		if ts[i].kind != '(' || ts[i].query || ts[i].match < 0 {
			continue
		}
		next := ts[i].match + 1
		if ts[next].kind == ast.Token_AS {
			next++
		}
		if r := ts.inner(pgRange{i + 1, ts[i].match}); ts[next].name == alias && ts.joins(r) {
			return r
		}
	}
	return pgRange{len(ts) - 1, len(ts) - 1}
}

// joins reports whether tokens have a JOIN outside parentheses.
func (ts pgTokens) joins(r pgRange) bool {
	for i := r.from; i < r.to; i++ {
		if ts[i].kind == '(' && ts[i].match > 0 {
			i = ts[i].match
		} else if ts[i].kind == ast.Token_JOIN {
			return true
		}
	}
	return false
}

// behindWith is the token after WITH and its elements: of each, the parentheses after AS [NOT] [MATERIALIZED], then
// SEARCH and CYCLE.
func (ts pgTokens) behindWith(r pgRange) int {
	if ts[r.from].kind != ast.Token_WITH {
		return r.from
	}
	for i := r.from; i < r.to; i++ {
		for i < r.to && ts[i].kind != ast.Token_AS {
			i++
		}
		for i < r.to && ts[i].kind != '(' {
			i++
		}
		if i < r.to {
			i = ts[i].match + 1
		}
		if ts[i].kind == ast.Token_SEARCH { // SEARCH DEPTH FIRST BY a, b SET c
			i = ts.behindNames(i+4) + 2
		}
		if i < r.to && ts[i].kind == ast.Token_CYCLE { // CYCLE a, b SET c TO 1 DEFAULT 0 USING d
			for i < r.to && ts[i].kind != ast.Token_USING {
				i++
			}
			i += 2
		}
		if i >= r.to || ts[i].kind != ',' {
			return min(i, r.to)
		}
	}
	return r.to
}

// behindNames is the token after a list of names.
func (ts pgTokens) behindNames(i int) int {
	for i++; i+1 < len(ts) && ts[i].kind == ','; i += 2 {
	}
	return min(i, len(ts)-1)
}

// pgName is the name that a token is, "" of one that is none.
func pgName(text string) string {
	if quoted, ok := strings.CutPrefix(text, `"`); ok {
		return strings.ReplaceAll(strings.TrimSuffix(quoted, `"`), `""`, `"`)
	}
	return strings.ToLower(text)
}
