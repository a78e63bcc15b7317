package knowledge

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/knowledge/examples"
	"github.com/sqlagent/sqlagent/nano/english"
)

// Alike is a verified example whose question is another one but for values and numbers, which its query has too: "the
// top 5 genres in 2012" next to "the top 3 genres in 2013".
type Alike struct {
	examples.Example
	Exchanges []Exchange // at least one

	query *sqltree.Query
}

// Exchange is what a question says in place of a text or a number of an example.
type Exchange struct {
	From string `json:"from"`
	To   string `json:"to"`
	// Column is the one that the text is compared with, and so has to hold it; its zero: a number, or part of a text.
	Column dialects.ColumnName `json:"-"`

	constants []constant
}

// constant is a text or a number of a query in a place where another may stand: compared with something, or a LIMIT.
type constant struct {
	literal *sqltree.Expr
	column  dialects.ColumnName // it is compared with; its zero: an expression, or a pattern
	pattern bool                // of LIKE
}

// Alike is the example that a question is but for values and numbers, with the same knowledge, verified over this very
// schema; of several the last. There is none for a question that says a time relative to today, as with Verified.
func (a *About) Alike(question, knowledge string) (found Alike, ok bool) {
	if a == nil || today.MatchString(question) {
		return found, false
	}
	asked := said(question)
	for _, d := range a.documents {
		if d.Schema != a.fingerprint || Normal(d.Knowledge) != Normal(knowledge) || ok && !d.When.After(found.When) {
			continue
		}
		if like, is := a.alike(d.Example, question, asked); is {
			found, ok = like, true
		}
	}
	return found, ok
}

func (a *About) alike(e examples.Example, question string, asked []english.Word) (Alike, bool) {
	statement, err := parse.Parse(e.Dialect, e.SQL)
	if err != nil || statement.Query == nil {
		return Alike{}, false
	}
	constants := a.constantsOf(statement.Query)
	of := said(e.Question)
	slots := slotsOf(of, constants)
	if len(slots) == 0 {
		return Alike{}, false
	}
	exchanges, ways := match(of, slots, asked, question)
	exchanges = slices.DeleteFunc(exchanges, func(x Exchange) bool { return x.From == x.To })
	like := Alike{Example: e, Exchanges: exchanges, query: statement.Query}
	return like, ways == 1 && len(exchanges) > 0 && like.coversYears(constants)
}

// SQLWith is the example's query with what the question says: texts as given, one for each of Exchanges, in their order,
// since a column may spell one in another way. It is called once.
func (l *Alike) SQLWith(texts []string) (string, error) {
	for i, x := range l.Exchanges {
		for _, c := range x.constants {
			c.put(x.From, texts[i])
		}
	}
	return sqltree.Print(l.Dialect, l.query)
}

func (c constant) put(from, to string) {
	text := c.literal.Text
	switch {
	case c.pattern:
		text = strings.Replace(text, from, to, 1)
	case dated.MatchString(text) && isYear(from):
		y, _ := strconv.Atoi(text[:4])
		f, _ := strconv.Atoi(from)
		t, _ := strconv.Atoi(to)
		text = strconv.Itoa(y-f+t) + text[4:]
	default:
		text = to
	}
	c.literal.Text = text
}

// said are the words of a question without its marks.
func said(question string) []english.Word {
	return slices.DeleteFunc(english.Split(question), func(w english.Word) bool { return w.IsMark() })
}

// slot is a place of an example's question: words from start to end, and the constants that repeat them.
type slot struct {
	start, end int
	text       string
	number     bool
	constants  []constant
}

// slotsOf are the constants that a question says, in its order. One that it says twice, and a number that the query has
// twice, are none: who knows which is meant. A year is the exception, which a query has in several bounds.
func slotsOf(of []english.Word, constants []constant) (slots []slot) {
	for i := 0; i < len(of); i++ {
		for end := len(of); end > i; end-- {
			text, isNumber := spoken(of, i, end)
			matching := slices.DeleteFunc(slices.Clone(constants), func(c constant) bool { return !c.says(text, isNumber) })
			if len(matching) == 0 || isNumber && len(matching) > 1 && !isYear(text) {
				continue
			}
			slots = append(slots, slot{i, end, text, isNumber, matching})
			i = end - 1
			break
		}
	}
	return slices.DeleteFunc(slots, func(s slot) bool {
		return slices.ContainsFunc(slots, func(o slot) bool { return o.start != s.start && strings.EqualFold(o.text, s.text) })
	})
}

// spoken is what words from start to end say: a number, in digits, or a text.
func spoken(words []english.Word, start, end int) (text string, isNumber bool) {
	before := ""
	if start > 0 {
		before = words[start-1].Lower
	}
	if number, n := english.NumberAt(words[start:end], before); n > 0 && n == end-start {
		return number, true
	}
	if end-start == 1 {
		return words[start].Text, false
	}
	parts := make([]string, end-start)
	for i, w := range words[start:end] {
		parts[i] = w.Text
	}
	return strings.Join(parts, " "), false
}

// dated is a text that begins with a year: 2012-05-01, 2012-05.
var dated = regexp.MustCompile(`^(19|20)\d\d(-\d\d.*)?$`)

func isYear(text string) bool { return len(text) == 4 && dated.MatchString(text) }

// says reports whether a question that says text says the constant.
func (c constant) says(text string, isNumber bool) bool {
	own := c.literal.Text
	switch {
	case c.pattern:
		return !isNumber && strings.Trim(own, "%") == text
	case isNumber && own == text:
		return true
	case isYear(text) && dated.MatchString(own):
		next, _ := strconv.Atoi(text)
		return own[:4] == text && !strings.Contains(own, "-02-29") || strings.HasPrefix(own, strconv.Itoa(next+1)+"-01-01")
	}
	return !isNumber && c.column.Table != "" && schema.Words(own) == schema.Words(text)
}

// maxSpoken is the maximum words of a value that a question says.
const maxSpoken = 8

// match puts the words of a question on an example's: where no slot is, they are the same. Ways is how many readings
// there are; exchanges are one's.
func match(of []english.Word, slots []slot, asked []english.Word, question string) (exchanges []Exchange, ways int) {
	var at func(i, j, s int, so []Exchange)
	at = func(i, j, s int, so []Exchange) {
		for s >= len(slots) || i < slots[s].start {
			if i == len(of) || j == len(asked) {
				if i == len(of) && j == len(asked) {
					exchanges, ways = slices.Clone(so), ways+1
				}
				return
			}
			if of[i].Stem != asked[j].Stem {
				return
			}
			i, j = i+1, j+1
		}
		for n := 1; n <= maxSpoken && j+n <= len(asked); n++ {
			text, isNumber := spoken(asked, j, j+n)
			if isNumber != slots[s].number || isYear(slots[s].text) != isYear(text) {
				continue
			}
			if !isNumber && n > 1 {
				text = question[asked[j].Start:asked[j+n-1].End]
			}
			c := slots[s].constants[0]
			if strings.ContainsAny(text, `%_\`) || c.pattern && n != slots[s].end-slots[s].start { // "rock or pop" is no text
				continue
			}
			x := Exchange{From: slots[s].text, To: text, constants: slots[s].constants}
			if !isNumber && !c.pattern {
				x.Column = c.column
			}
			at(slots[s].end, j+n, s+1, append(so, x))
		}
	}
	at(0, 0, 0, nil)
	return exchanges, ways
}

// coversYears reports whether no other year is in a query where one is exchanged: "growth in 2012" compares with 2011.
func (l *Alike) coversYears(constants []constant) bool {
	covered := map[*sqltree.Expr]bool{}
	exchanged := false
	for _, x := range l.Exchanges {
		exchanged = exchanged || isYear(x.From)
		for _, c := range x.constants {
			covered[c.literal] = true
		}
	}
	return !exchanged || !slices.ContainsFunc(constants, func(c constant) bool { return !covered[c.literal] && dated.MatchString(c.literal.Text) })
}

var comparisons = []sqltree.Op{sqltree.OpEqual, sqltree.OpNotEqual, sqltree.OpLess, sqltree.OpLessEq, sqltree.OpGreater, sqltree.OpGreaterEq,
	sqltree.OpBetween, sqltree.OpIn, sqltree.OpLike, sqltree.OpILike}

// constantsOf are those of a query, which it resolves.
func (a *About) constantsOf(q *sqltree.Query) (out []constant) {
	sqltree.Resolve(q, a.schema)
	add := func(e *sqltree.Expr, c constant) {
		if e != nil && (e.Op == sqltree.OpString || e.Op == sqltree.OpNumber) {
			c.literal = e
			out = append(out, c)
		}
	}
	for inner := range q.Queries() {
		add(inner.Limit, constant{})
		for top := range inner.Exprs() {
			for e := range top.All() {
				if !slices.Contains(comparisons, e.Op) {
					continue
				}
				c := constant{pattern: e.Op == sqltree.OpLike || e.Op == sqltree.OpILike}
				for _, x := range e.Args {
					if x.Op == sqltree.OpColumn && c.column.Table == "" {
						c.column = a.stored(x)
					}
				}
				for _, x := range e.Args {
					add(x, c)
				}
			}
		}
	}
	return out
}

// stored is the column of the schema that an expression is; its zero: none.
func (a *About) stored(e *sqltree.Expr) (c dialects.ColumnName) {
	t, ok := e.Of.(*sqltree.Table)
	if !ok || t.CTE != nil {
		return c
	}
	c.Table = t.NameIn(a.schema)
	c.Column = e.Text
	return c
}

// Spelled is the query of the values of a column that are a text but for letters' case: at most two.
func (x Exchange) Spelled(d dialects.Dialect) (string, error) {
	column := dialects.QuoteIdent(d, x.Column.Column)
	text, err := sqltree.PrintExpr(d, &sqltree.Expr{Op: sqltree.OpString, Text: x.To})
	return fmt.Sprintf("SELECT DISTINCT %s FROM %s WHERE lower(%[1]s) = lower(%[3]s) LIMIT 2", column, dialects.QuoteTable(d, x.Column.Table), text), err
}
