package parse

import (
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/lex"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"vitess.io/vitess/go/vt/sqlparser"
)

// vitess knows neither INTERSECT and EXCEPT (MySQL has them since 8.0.31, MariaDB since 10.3) nor positions, it forgets
// which identifiers were quoted, and it drops the inner one of two WITH, ORDER BY or LIMIT that parentheses
// keep apart. So it is shown one SELECT at a time: every nested query and every operand of a set
// operation is cut out here, at its parentheses, and put back into the tree where it stood.

// mysqlToken is a token of the text, without blanks.
type mysqlToken struct {
	lex.Token
	mate  int  // of "(": the index of its ")"
	query bool // of "(": it contains a query
	holds bool // of "(": a query, or nothing but "(" that holds one
}

// mysqlText is a statement, as tokens.
type mysqlText struct {
	*builder
	tokens []mysqlToken
	quoted map[string]bool // the names that stand in quotes somewhere; see mysqlSelect.fold
	later  []*sqltree.CTE  // in scope, of WITH RECURSIVE, and not yet defined; see mysqlSelect.with
}

// lex cuts the text into tokens. What MySQL and vitess take for different things is refused: executable comments,
// dollar quotes, quoted variables, ODBC escapes.
func (m *mysqlText) lex() {
	switch {
	case strings.IndexByte(m.sql, 0) >= 0:
		m.syntax("a NUL byte", strings.IndexByte(m.sql, 0))
	case !utf8.ValidString(m.sql):
		m.syntax("the text is not UTF-8", -1)
	}
	m.tokens, m.quoted = make([]mysqlToken, 0, 8+len(m.sql)/4), map[string]bool{}
	for t := range lex.Tokens(dialects.MySQL, m.sql) {
		if m.judge(t); m.err != nil {
			return
		}
		if t.Kind == lex.Name || t.Kind == lex.String {
			m.quoted[strings.ReplaceAll(t.Text[1:len(t.Text)-1], "``", "`")] = true
		}
		if !t.Blank() {
			m.tokens = append(m.tokens, mysqlToken{Token: t, mate: -1})
		}
	}
	m.match()
}

// judge notes what is wrong with a token, whatever is around it.
func (m *mysqlText) judge(t lex.Token) {
	switch {
	case t.Kind == lex.Comment && (strings.HasPrefix(t.Text, "/*!") || strings.HasPrefix(t.Text, "/*M!") || strings.HasPrefix(t.Text, "/*m!")):
		m.unknown("an executable comment", t.Start)
	case t.Kind == lex.Comment && strings.HasPrefix(t.Text, "/*+"):
		m.clause(sqltree.ClauseHint)
		fallthrough
	case t.Kind == lex.Comment:
		if t.Open {
			m.syntax("a comment without end", t.Start)
		}
	case t.Open:
		m.syntax("a quotation without end", t.Start)
	case t.Kind == lex.Variable && t.Text != "?" && !plainVariable(t.Text):
		m.unknown("a variable without a plain name", t.Start)
	case t.Kind == lex.Word && (t.Text[0] == '$' || strings.Contains(t.Text, "$$")): // quotation marks since MySQL 8.0.34
		m.unknown("a dollar quote", t.Start)
	case t.Text == "{":
		m.unknown("an ODBC escape", t.Start)
	case t.Kind == lex.Operator && t.Text != ":=" && strings.IndexByte("=<>!,()+-*/%^~&|.;", t.Text[0]) < 0:
		m.syntax("unexpected "+t.Text, t.Start)
	}
}

// plainVariable reports whether vitess can read a variable: it panics on "@@global." and on "@`a“b`".
func plainVariable(text string) bool {
	name := strings.TrimPrefix(text[1:], "@")
	if quoted, ok := strings.CutPrefix(name, "`"); ok {
		quoted = strings.TrimSuffix(quoted, "`")
		return quoted != "" && !strings.Contains(quoted, "`")
	}
	return name != "" && !strings.HasSuffix(name, ".")
}

// match finds the parentheses' mates, and which of them hold queries.
func (m *mysqlText) match() {
	var open []int
	for i := range m.tokens {
		switch m.text(i) {
		case "(":
			open = append(open, i)
		case ")":
			if len(open) == 0 {
				m.unexpected(i)
				return
			}
			m.tokens[open[len(open)-1]].mate = i
			open = open[:len(open)-1]
		}
	}
	if len(open) > 0 {
		m.syntax("a parenthesis without end", m.tokens[open[len(open)-1]].Start)
		return
	}
	for i := len(m.tokens) - 1; i >= 0; i-- {
		if t := &m.tokens[i]; t.mate >= 0 {
			inner := &m.tokens[i+1]
			t.query = m.is(i+1, mysqlQueries...) ||
				// GROUP_CONCAT((SELECT 1) ORDER BY a) and MariaDB's JSON_ARRAYAGG are the calls with clauses of their own
				inner.holds && (m.setOperator(inner.mate+1) || m.follows(inner.mate+1) && !m.is(i-1, "group_concat", "json_arrayagg"))
			t.holds = t.query || inner.holds && inner.mate == t.mate-1
		}
	}
}

// syntax notes what MySQL's grammar does not allow.
func (m *mysqlText) syntax(message string, offset int) {
	if m.err == nil {
		m.err = &SyntaxError{Message: message, Offset: offset}
	}
}

// unexpected notes a token that the grammar does not allow in its place.
func (m *mysqlText) unexpected(i int) {
	if i >= len(m.tokens) {
		m.syntax("unexpected end", len(m.sql))
		return
	}
	m.syntax("unexpected "+m.text(i), m.tokens[i].Start)
}

// text is a token as it is written.
func (m *mysqlText) text(i int) string { return m.tokens[i].Text }

// is reports whether a token is one of some words. After a dot a word is a name.
func (m *mysqlText) is(i int, words ...string) bool {
	return i >= 0 && i < len(m.tokens) && m.tokens[i].Kind == lex.Word && (i == 0 || m.text(i-1) != ".") &&
		slices.Contains(words, strings.ToLower(m.text(i)))
}

func (m *mysqlText) setOperator(i int) bool { return m.is(i, "union", "intersect", "except") }

// mysqlQueries are the words that queries begin with.
var mysqlQueries = []string{"select", "table", "values", "with"}

// mysqlTail are the words that may follow a parenthesised query which is part of another.
var mysqlTail = []string{"order", "limit", "fetch", "into", "for", "lock"}

// follows reports whether what may follow such a query begins at a token.
func (m *mysqlText) follows(i int) bool { return m.is(i, mysqlTail...) || m.offset(i) > 0 }

// fetches reports whether FETCH FIRST begins at a token: MariaDB's other word for LIMIT.
func (m *mysqlText) fetches(i int) bool { return m.is(i, "fetch") && m.is(i+1, "first", "next") }

// offset is the token after OFFSET m ROWS FETCH NEXT n ROWS ONLY, where one begins at a token; 0: none does.
func (m *mysqlText) offset(i int) (end int) {
	if !m.is(i, "offset") || !m.is(i+2, "row", "rows") || !m.fetches(i+3) {
		return 0
	}
	for end = i + 5; end < len(m.tokens) && end < i+7; end++ {
		if m.rowsOnly(end) {
			return end + 2
		}
	}
	return 0
}

// rowsOnly reports whether ROWS ONLY, which ends a FETCH FIRST, begins at a token.
func (m *mysqlText) rowsOnly(i int) bool {
	return m.is(i, "row", "rows") && m.is(i+1, "only") && (m.fetches(i-2) || m.fetches(i-3))
}

// next is the token after i on i's own level.
func (m *mysqlText) next(i int) int {
	if m.tokens[i].mate >= 0 {
		return m.tokens[i].mate + 1
	}
	return i + 1
}

// afterWith is where the query after a WITH clause begins; from itself where there is none.
func (m *mysqlText) afterWith(from, to int) int {
	if !m.is(from, "with") {
		return from
	}
	i := from + 1
	if m.is(i, "recursive") {
		i++
	}
	for i < to {
		for i < to && !m.is(i, "as") {
			i = m.next(i)
		}
		if i += 2; i-1 >= to || m.tokens[i-1].mate < 0 {
			return from // vitess says what is wrong
		}
		i = m.tokens[i-1].mate + 1
		if _, end := m.cycle(i); end > 0 {
			i = end
		}
		if i >= to || m.text(i) != "," {
			break
		}
		i++
	}
	return min(i, to)
}

// mysqlPart is an operand of a set operation, with the operator before it.
type mysqlPart struct {
	from, to int
	op       sqltree.SetOperator // "": the first
	all      bool
	query    *sqltree.Query
}

// parts are the operands in a range of tokens: one where there is no set operation.
func (m *mysqlText) parts(from, to int) []mysqlPart {
	parts := []mysqlPart{{from: from, to: to}}
	for i := from; i < to; i = m.next(i) {
		if !m.setOperator(i) {
			continue
		}
		parts[len(parts)-1].to = i
		p := mysqlPart{from: i + 1, to: to, op: sqltree.SetOperator(strings.ToLower(m.text(i))), all: m.is(i+1, "all")}
		if m.is(i+1, "all", "distinct") {
			p.from++
		}
		parts = append(parts, p)
	}
	return parts
}

// tail is where the clauses begin that follow the last operand and belong to the whole.
func (m *mysqlText) tail(last mysqlPart) int {
	if last.from >= last.to {
		return last.to
	}
	if m.tokens[last.from].mate >= 0 {
		i := m.next(last.from)
		if i < last.to && !m.follows(i) {
			m.unexpected(i)
		}
		return i
	}
	for i := last.from; i < last.to; i = m.next(i) {
		if m.is(i, "limit") || m.fetches(i) || m.offset(i) > 0 || m.is(i, "order") && !m.is(i-1, "for") { // USE INDEX FOR ORDER BY
			return i
		}
	}
	return last.to
}

// query builds the query in a range of tokens.
func (m *mysqlText) query(from, to int, span sqltree.Span) *sqltree.Query {
	body := m.afterWith(from, to)
	parts := m.parts(body, to)
	if len(parts) == 1 && (body >= to || m.tokens[body].mate < 0) {
		return m.plain(from, to, span)
	}
	last := &parts[len(parts)-1]
	last.to = m.tail(*last)
	return m.framed(from, body, last.to, to, span, parts)
}

// plain builds a query that is one SELECT, TABLE or VALUES.
func (m *mysqlText) plain(from, to int, span sqltree.Span) *sqltree.Query {
	q := &sqltree.Query{Span: span, Body: &sqltree.Select{}}
	if from >= to {
		m.unexpected(to)
		return q
	}
	l := newMySQLSelect(m)
	body := m.afterWith(from, to)
	l.write(from, body)
	switch {
	case m.is(body, "table"):
		body = l.writeTable(body+1, to)
	case m.is(body, "values"):
		l.rows = m.valueRows(body, to)
	}
	l.write(body, to)
	l.parse(to, func(s sqlparser.Statement) { l.statement(q, s) })
	return q
}

// framed builds a query whose body is a set operation or a query in parentheses, with the WITH, ORDER BY and LIMIT
// around it.
func (m *mysqlText) framed(from, body, tail, to int, span sqltree.Span, parts []mysqlPart) *sqltree.Query {
	if from == body && tail == to {
		q := m.join(parts)
		q.Span = span
		return q
	}
	l := newMySQLSelect(m)
	q := &sqltree.Query{Body: &sqltree.Select{}}
	l.write(from, body)
	l.out.WriteString("select null ")
	l.write(tail, to)
	l.parse(to, func(s sqlparser.Statement) {
		frame, ok := s.(*sqlparser.Select)
		if !ok || !mysqlDual(frame.From) || frame.Where != nil || frame.GroupBy != nil || frame.Having != nil || frame.Windows != nil {
			m.unexpected(tail) // INTO @a FROM b
			return
		}
		defer m.leave(len(m.scope))
		with, recursive := l.with(frame.With)
		q = m.join(parts)
		inner := *q
		l.outer(q, frame)
		if with != nil {
			q.With, q.Recursive = with, recursive
		}
		if with != nil && inner.With != nil ||
			(frame.OrderBy != nil || frame.Limit != nil) && (inner.OrderBy != nil || inner.Limit != nil) {
			m.unknown("a query in parentheses with the same clauses inside and outside", span.Start)
		}
		if inner.With != nil && len(l.nested) > 0 { // the names of the WITH are not known there, and the tree would know them
			m.unknown("a query outside of the parentheses around a WITH", span.Start)
		}
	})
	q.Span = span
	return q
}

// join makes the tree of a set operation. INTERSECT binds tighter than UNION and EXCEPT, which lean to the
// left (MySQL 8.4 manual, 15.2.14).
func (m *mysqlText) join(parts []mysqlPart) *sqltree.Query {
	var loose []mysqlPart
	for i, p := range parts {
		p.query = m.operand(p)
		if p.op == sqltree.Intersect && i > 0 {
			left := &loose[len(loose)-1]
			left.query = m.setOp(*left, p)
			left.to = p.to
		} else {
			loose = append(loose, p)
		}
	}
	whole := loose[0]
	for _, p := range loose[1:] {
		whole.query = m.setOp(whole, p)
		whole.to = p.to
	}
	return whole.query
}

func (m *mysqlText) setOp(left, right mysqlPart) *sqltree.Query {
	return &sqltree.Query{Span: m.span(left.from, right.to), Body: &sqltree.SetOp{Op: right.op, All: right.all, Left: left.query, Right: right.query}}
}

// span is where some tokens stand.
func (m *mysqlText) span(from, to int) sqltree.Span {
	if from >= to {
		return sqltree.Span{}
	}
	return sqltree.Span{Start: m.tokens[from].Start, End: m.tokens[to-1].End()}
}

// operand builds one operand: a query in parentheses, or a SELECT or VALUES without clauses of its own
// (MySQL 8.4 manual, 15.2.18: query_block and parenthesized_query_expression).
func (m *mysqlText) operand(p mysqlPart) *sqltree.Query {
	if p.from < p.to && m.tokens[p.from].mate >= 0 {
		if next := m.next(p.from); next < p.to {
			m.unexpected(next)
		}
		return m.group(p.from)
	}
	if p.from >= p.to || !m.is(p.from, "select", "table", "values") {
		m.unexpected(p.from)
	}
	q := m.plain(p.from, p.to, m.span(p.from, p.to))
	if q.OrderBy != nil || q.Limit != nil {
		m.syntax("an operand with clauses of its own needs parentheses", q.Span.Start)
	}
	return q
}

// group builds the query in the parentheses at a token.
func (m *mysqlText) group(open int) *sqltree.Query {
	mate := m.tokens[open].mate
	return m.query(open+1, mate, m.trim(sqltree.Span{Start: m.tokens[open].End(), End: m.tokens[mate].Start}))
}

// parse hands the text to vitess and the statement to build. Each nested query must be visited once on the way:
// one that is not was lost by vitess.
func (l *mysqlSelect) parse(end int, build func(sqlparser.Statement)) {
	if l.err != nil {
		return
	}
	statement, err := mysqlParser.Parse(l.out.String())
	if err != nil {
		l.refuse(err, end)
		return
	}
	build(statement)
	if l.taken != len(l.nested) {
		l.unknown("a nested query in this place", -1)
	}
	if l.seen != len(l.cut) {
		l.unknown("a window function in this place", -1)
	}
	if l.timed != len(l.times) {
		l.unknown("FOR SYSTEM_TIME in this place", -1)
	}
	if l.cycles != 0 {
		l.unknown("CYCLE in this place", -1)
	}
	if l.lists != 0 {
		l.unknown("JSON_ARRAYAGG in this place", -1)
	}
}

// refuse reports what vitess says, at the token where it says it.
func (l *mysqlWriter) refuse(err error, end int) {
	var positioned sqlparser.PositionedErr
	_, again := mysqlParser.ParseMultiple(l.out.String()) // Parse forgets the position
	if !errors.As(again, &positioned) {
		message, _, _ := strings.Cut(err.Error(), " at position")
		l.syntax(message, -1)
		return
	}
	stop := positioned.Pos - 1 // after the token; the text ends with a space, so its end is after the last one
	if stop >= l.out.Len() {
		l.unexpected(end)
		return
	}
	token := end
	for _, m := range l.marks {
		if m.at < stop {
			token = m.token
		}
	}
	l.unexpected(token)
}
