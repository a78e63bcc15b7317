package parse

import (
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/lex"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"vitess.io/vitess/go/vt/sqlparser"
)

// MariaDB's clauses that vitess does not know are cut out of its text and read here.

// mysqlTime is FOR SYSTEM_TIME of a table, which vitess is shown as a partition whose name finds it again.
type mysqlTime struct {
	kind   string
	points [2][2]int // the tokens of each point in time: from, to
}

// mysqlTimed begins the names of such partitions.
const mysqlTimed = "system_time "

// cutTime writes the placeholder of FOR SYSTEM_TIME into the text for vitess and returns the token after the clause; 0
// where none begins at i.
func (l *mysqlWriter) cutTime(i int) (end int) {
	if !l.is(i, "for") || !l.is(i+1, "system_time") {
		return 0
	}
	if i > 0 && l.text(i-1) == ")" {
		l.unknown("FOR SYSTEM_TIME of a PARTITION", l.tokens[i].Start)
	}
	t := mysqlTime{}
	i += 2
	point := func(k int) {
		from := i
		i = l.point(i)
		t.points[k] = [2]int{from, i}
	}
	two := func(between string) {
		i++
		point(0)
		if !l.is(i, between) {
			l.unexpected(i)
		}
		i++
		point(1)
	}
	switch {
	case l.is(i, "all"):
		t.kind = "all"
		i++
	case l.is(i, "as") && l.is(i+1, "of"):
		t.kind = "as of"
		i += 2
		point(0)
	case l.is(i, "between"):
		t.kind = "between"
		two("and")
	case l.is(i, "from"):
		t.kind = "from"
		two("to")
	default:
		l.unexpected(i)
	}
	l.out.WriteString("partition (`" + mysqlTimed + strconv.Itoa(len(l.times)) + "`) ")
	l.times = append(l.times, t)
	return min(i, len(l.tokens))
}

// point is the token after a point in time: a sum of literals, calls, intervals and expressions in parentheses.
func (l *mysqlWriter) point(i int) int {
	if l.is(i, "transaction") || l.is(i, "timestamp") && i+1 < len(l.tokens) && l.tokens[i+1].Kind == lex.String {
		i++
	}
	for {
		interval := l.is(i, "interval")
		if interval || i < len(l.tokens) && l.text(i) == "-" {
			i++
		}
		if i >= len(l.tokens) || l.tokens[i].Kind == lex.Operator && l.tokens[i].mate < 0 {
			l.unexpected(i)
			return len(l.tokens)
		}
		if l.tokens[i].Kind == lex.Word && i+1 < len(l.tokens) && l.tokens[i+1].mate >= 0 {
			i++ // a call
		}
		if i = l.next(i); interval {
			i++ // its unit
		}
		if i >= len(l.tokens) || l.tokens[i].Kind != lex.Operator || !strings.Contains("+-*/", l.text(i)) {
			return i
		}
		i++
	}
}

// systemTime takes FOR SYSTEM_TIME out of the partitions of a table.
func (l *mysqlSelect) systemTime(table *sqltree.Table) {
	if len(table.Partitions) != 1 {
		return
	}
	number, ok := strings.CutPrefix(table.Partitions[0], mysqlTimed)
	k, err := strconv.Atoi(number)
	if !ok || err != nil || k >= len(l.times) {
		return
	}
	l.timed++
	t := l.times[k]
	table.Partitions, table.SystemTime = nil, &sqltree.SystemTime{Kind: t.kind}
	for i, at := range []**sqltree.Expr{&table.SystemTime.At, &table.SystemTime.To} {
		if from, to := t.points[i][0], t.points[i][1]; from < to {
			*at = l.apart(from, to)
		}
	}
}

// apart builds the expression that some tokens are.
func (l *mysqlSelect) apart(from, to int) *sqltree.Expr {
	if l.is(from, "transaction") {
		return &sqltree.Expr{Op: "transaction", Args: []*sqltree.Expr{l.apart(from+1, to)}}
	}
	out := &sqltree.Expr{Op: sqltree.OpNull}
	apart := newMySQLSelect(l.mysqlText)
	apart.out.WriteString("select ")
	apart.write(from, to)
	apart.out.WriteString("from dual ")
	apart.parse(to, func(s sqlparser.Statement) {
		body, ok := s.(*sqlparser.Select)
		if !ok || len(body.SelectExprs.Exprs) != 1 || !mysqlDual(body.From) {
			l.unexpected(from)
			return
		}
		item := apart.item(body.SelectExprs.Exprs[0])
		if item.Alias != "" || item.Expr.Op == sqltree.OpStar {
			l.unexpected(from)
		}
		out = item.Expr
	})
	return out
}

// mysqlList is the separator of a GROUP_CONCAT that represents JSON_ARRAYAGG in the text for vitess: MariaDB's has the
// other's DISTINCT, ORDER BY and LIMIT.
const mysqlList = "json_arrayagg"

// list writes a JSON_ARRAYAGG with such clauses and returns the token after it; 0 where none is at i.
func (l *mysqlWriter) list(i int) (end int) {
	if !l.is(i, "json_arrayagg") || i+1 >= len(l.tokens) || l.tokens[i+1].mate < 0 {
		return 0
	}
	end = l.tokens[i+1].mate
	clauses, limit := l.is(i+2, "distinct"), end
	for k := i + 2; k < end; k = l.next(k) {
		clauses = clauses || l.is(k, "order", "limit")
		if l.is(k, "limit") {
			limit = k
		}
	}
	if !clauses {
		return 0
	}
	l.lists++
	l.out.WriteString("group_concat ")
	l.write(i+1, limit)
	l.out.WriteString("separator '" + mysqlList + "' ")
	l.write(limit, end+1)
	return end + 1
}

// cycle are the columns of CYCLE a, b RESTRICT at a token, and the token after it; 0: there is none.
func (m *mysqlText) cycle(i int) (columns []string, end int) {
	if !m.is(i, "cycle") {
		return nil, 0
	}
	for i++; i+1 < len(m.tokens) && (m.tokens[i].Kind == lex.Word || m.tokens[i].Kind == lex.Name); i += 2 {
		columns = append(columns, m.text(i))
		if m.is(i+1, "restrict") {
			return columns, i + 2
		}
		if m.text(i+1) != "," {
			break
		}
	}
	return nil, 0
}

// restrict is CYCLE … RESTRICT after the query of a CTE; nil: none.
func (l *mysqlSelect) restrict(k int) *sqltree.Cycle {
	if k < 0 {
		return nil
	}
	written, end := l.cycle(l.tokens[l.nested[k]].mate + 1)
	if end == 0 {
		return nil
	}
	l.cycles--
	c := &sqltree.Cycle{}
	for _, name := range written {
		c.Columns = append(c.Columns, l.fold(mysqlUnquoted(name)))
	}
	return c
}
