package parse

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects/lex"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"vitess.io/vitess/go/vt/sqlparser"
)

// mysqlSelect is one SELECT (or VALUES, or what is around a set operation): it has vitess read the text of a
// mysqlWriter, and builds the tree of what vitess says.
type mysqlSelect struct {
	mysqlWriter
	taken int // how many of the nested queries are back in the tree
	seen  int // how many of the calls whose windows were cut out are
	timed int // how many of FOR SYSTEM_TIME are
}

func newMySQLSelect(m *mysqlText) *mysqlSelect {
	return &mysqlSelect{mysqlWriter: mysqlWriter{mysqlText: m}}
}

// mysqlWriter writes the text of one SELECT for vitess.
type mysqlWriter struct {
	*mysqlText
	out     strings.Builder
	marks   []mysqlMark
	nested  []int           // the "(" of the queries that were cut out
	windows bool            // WINDOW was written
	rows    map[int]bool    // the "(" of rows of VALUES that are written without ROW, as MariaDB has them
	cut     []mysqlWindowed // calls whose windows were cut out
	times   []mysqlTime     // FOR SYSTEM_TIME that was cut out
	cycles  int             // CYCLE … RESTRICT that was cut out and is not back in the tree
	lists   int             // JSON_ARRAYAGG that was written as GROUP_CONCAT and is not back in the tree
}

// mysqlMark says which token an offset of the text for vitess comes from.
type mysqlMark struct{ at, token int }

// write adds tokens to the text for vitess: a space after every token, and "(select k)" in place of the k-th nested
// query.
func (l *mysqlWriter) write(from, to int) {
	for i := from; i < to; i++ {
		l.marks = append(l.marks, mysqlMark{l.out.Len(), i})
		if l.tokens[i].query {
			l.out.WriteString(mysqlPlaceholder(len(l.nested)))
			l.nested = append(l.nested, i)
			i = l.tokens[i].mate
			if _, end := l.cycle(i + 1); end > 0 && end <= to {
				i, l.cycles = end-1, l.cycles+1
			}
			continue
		}
		if end := l.cutTime(i); end > 0 {
			i = end - 1
			continue
		}
		if l.cutWindow(i) {
			continue
		}
		if end := l.offset(i); end > 0 && end <= to {
			l.write(i+3, end)
			l.write(i, i+2)
			i = end - 1
			continue
		}
		if end := l.list(i); end > 0 {
			i = end - 1
			continue
		}
		if k := slices.IndexFunc(l.cut, func(w mysqlWindowed) bool { return w.from == i }); k >= 0 {
			i = l.cut[k].to - 1
			continue
		}
		l.out.WriteString(l.spell(i))
		l.out.WriteByte(' ')
	}
}

// writeTable writes what follows TABLE, which is SELECT * FROM, up to the table's name, and says what follows.
func (l *mysqlWriter) writeTable(from, to int) int {
	end := from + 1
	if end < to && l.text(end) == "." {
		end += 2
	}
	if from >= to || l.text(from) == "(" || end < to && !l.follows(end) {
		l.unexpected(min(end, to))
	}
	l.out.WriteString("select * from ")
	l.write(from, min(end, to))
	return min(end, to)
}

// spell is a token in the spelling that makes vitess read it as MySQL does.
func (l *mysqlWriter) spell(i int) string {
	text := l.text(i)
	switch l.tokens[i].Kind {
	case lex.Name:
		if strings.EqualFold(text, "`dual`") { // vitess cannot tell it from DUAL, which is no table
			l.unknown("a table named dual", l.tokens[i].Start)
		}
	case lex.Word:
		l.windows = l.windows || l.is(i, "window")
		switch {
		case l.is(i, "sounds") && l.is(i+1, "like") && l.endsOperand(i-1): // see soundsLike
			return "collate `" + mysqlSounds + "`"
		case l.is(i, "like") && l.is(i-1, "sounds") && l.endsOperand(i-2):
			return "regexp"
		case l.is(i, "year") && l.is(i-1, "as") && i+1 < len(l.tokens) && l.text(i+1) == ")" && l.isCast(i-1):
			return "char character set " + mysqlYear
		case l.fetches(i):
			return "limit"
		case l.fetches(i-1) && l.is(i+1, "row", "rows"):
			return "1"
		case l.fetches(i - 1), l.rowsOnly(i), l.rowsOnly(i - 1):
			return ""
		}
		notASCII := func(r rune) bool { return r >= utf8.RuneSelf }
		foreign := '0' <= text[0] && text[0] <= '9' || strings.ContainsFunc(text, notASCII)
		// functions that vitess has no rule for because their names are keywords
		keyword := l.is(i, "repeat", "grouping") && i+1 < len(l.tokens) && l.tokens[i+1].mate >= 0
		if foreign || keyword {
			return "`" + text + "`"
		}
	case lex.Operator:
		if l.rows[i] {
			return "row ("
		}
		// vitess wants the keyword before each of several named windows
		if l.windows && text == "," && l.is(i+2, "as") && i+3 < len(l.tokens) && l.tokens[i+3].mate >= 0 {
			return ", window"
		}
	}
	return text
}

// mysqlYear is the character set that represents the type YEAR of a CAST in the text for vitess.
const mysqlYear = "type_year"

// isCast reports whether the parenthesis around a token is a CAST's.
func (l *mysqlWriter) isCast(i int) bool {
	for i--; i > 0; i-- {
		switch {
		case l.text(i) == "(":
			return l.is(i-1, "cast")
		case l.text(i) == ")":
			i = slices.IndexFunc(l.tokens, func(t mysqlToken) bool { return t.mate == i })
		}
	}
	return false
}

// valueRows are the rows of VALUES (1), (2): vitess wants ROW before each.
func (m *mysqlText) valueRows(i, to int) map[int]bool {
	rows := map[int]bool{}
	for i++; i < to && m.text(i) == "("; i = m.next(i) + 1 {
		rows[i] = true
		if next := m.next(i); next >= to || m.text(next) != "," {
			break
		}
	}
	return rows
}

// mysqlSounds is the collation that represents SOUNDS in the text for vitess: a COLLATE `sounds like` REGEXP b.
const mysqlSounds = "sounds like"

// soundsLike takes the collation for SOUNDS off the end of the left operand of a REGEXP, if it is there.
func soundsLike(left sqlparser.Expr) (sqlparser.Expr, bool) {
	switch e := left.(type) {
	case *sqlparser.CollateExpr:
		return e.Expr, e.Collation == mysqlSounds
	case *sqlparser.UnaryExpr:
		inner, ok := soundsLike(e.Expr)
		return &sqlparser.UnaryExpr{Operator: e.Operator, Expr: inner}, ok
	case *sqlparser.BinaryExpr:
		right, ok := soundsLike(e.Right)
		return &sqlparser.BinaryExpr{Operator: e.Operator, Left: e.Left, Right: right}, ok
	}
	return left, false
}

// endsOperand reports whether a token may end an operand, so that an operator follows.
func (l *mysqlWriter) endsOperand(i int) bool {
	return i >= 0 && (l.tokens[i].Kind != lex.Operator || l.text(i) == ")") && !l.is(i, mysqlBefore...)
}

// mysqlBefore are the words that an operand may follow.
var mysqlBefore = strings.Fields(`all and between binary by case collate distinct distinctrow div else having interval like
	mod not on or regexp rlike select then when where xor`)

// mysqlWindowed is a call of MariaDB's that vitess does not let have a window: MEDIAN(x) OVER (…), and
// PERCENTILE_CONT(p) WITHIN GROUP (ORDER BY x) OVER (…). It is shown the call without what follows, under a name that
// finds this again.
type mysqlWindowed struct {
	name     string
	from, to int // the tokens after the call that belong to it
	within   int // the "(" after WITHIN GROUP; -1: none
	over     int // the "(" or the name after OVER
}

// cutWindow writes the name of a call whose window is cut out, if there is one at a token.
func (l *mysqlWriter) cutWindow(i int) bool {
	if !l.is(i, "median", "percentile_cont", "percentile_disc") || i+1 >= len(l.tokens) || l.tokens[i+1].mate < 0 {
		return false
	}
	w := mysqlWindowed{name: strings.ToLower(l.text(i)), from: l.tokens[i+1].mate + 1, within: -1}
	next := w.from
	if l.is(next, "within") && l.is(next+1, "group") && next+2 < len(l.tokens) && l.tokens[next+2].mate >= 0 {
		w.within = next + 2
		next = l.next(w.within)
	}
	if !l.is(next, "over") || next+1 >= len(l.tokens) {
		return false
	}
	w.over = next + 1
	w.to = l.next(w.over)
	l.out.WriteString("`" + mysqlCut + strconv.Itoa(len(l.cut)) + "` ")
	l.cut = append(l.cut, w)
	return true
}

// mysqlCut begins the names that such calls have in the text for vitess.
const mysqlCut = "windowed "

// cutCall builds a call whose window was cut out; nil where name is that of another one.
func (l *mysqlSelect) cutCall(name string, args []*sqltree.Expr) *sqltree.Expr {
	number, ok := strings.CutPrefix(name, mysqlCut)
	k, err := strconv.Atoi(number)
	if !ok || err != nil || k >= len(l.cut) {
		return nil
	}
	l.seen++
	w := l.cut[k]
	c := &sqltree.Call{Over: &sqltree.Window{}}
	apart := newMySQLSelect(l.mysqlText)
	apart.out.WriteString("select 1 from dual ")
	if l.tokens[w.over].mate >= 0 {
		apart.out.WriteString("window w as ")
		apart.write(w.over, w.to)
	} else {
		c.Over.Name = mysqlUnquoted(l.text(w.over))
	}
	if w.within >= 0 {
		if !l.is(w.within+1, "order") {
			l.unexpected(w.within + 1)
		}
		apart.write(w.within+1, l.tokens[w.within].mate)
	}
	apart.parse(w.to, func(s sqlparser.Statement) {
		parts, ok := s.(*sqlparser.Select)
		if !ok || parts.Limit != nil || parts.Into != nil || parts.Lock != sqlparser.NoLock {
			l.unexpected(w.from)
			return
		}
		for _, named := range parts.Windows {
			c.Over = apart.window(named.Windows[0].WindowSpec)
		}
		c.WithinGroup = apart.orders(parts.OrderBy)
	})
	return l.call("", w.name, args, c)
}

// mysqlUnquoted is a name without its backquotes.
func mysqlUnquoted(text string) string {
	if inner, ok := strings.CutPrefix(text, "`"); ok {
		return strings.ReplaceAll(strings.TrimSuffix(inner, "`"), "``", "`")
	}
	return strings.ToLower(text)
}
