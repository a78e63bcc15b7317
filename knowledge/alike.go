package knowledge

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/lex"
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
}

// Exchange is what a question says in place of a text or a number of an example.
type Exchange struct {
	From string `json:"from"`
	To   string `json:"to"`
	// Column is the one that the text is compared with, and so has to hold it; its zero: a number.
	Column dialects.ColumnName `json:"-"`

	literals []string // of the query that change, as their values
}

// constant is a text or a number of a query in a place where another may stand: compared with something, or a LIMIT.
type constant struct {
	literal *sqltree.Expr
	column  dialects.ColumnName // it is compared with; its zero: an expression
}

// Alike is the example that a question is but for values and numbers, with the same knowledge, verified over this very
// schema. Whatever may mean something else is no such example: what is exchanged has to be all that the query has of
// it, and examples have to come to one query. There is none for a question that says a time relative to today, as with
// Verified.
func (a *About) Alike(question, knowledge string) (found Alike, ok bool) {
	if a == nil || today.MatchString(question) {
		return found, false
	}
	asked := said(question)
	for _, d := range a.documents {
		if d.Schema != a.fingerprint || Normal(d.Knowledge) != Normal(knowledge) {
			continue
		}
		like, is := a.alike(d.Example, question, asked)
		if !is {
			continue
		}
		if ok && like.written() != found.written() {
			return Alike{}, false
		}
		if !ok || like.When.After(found.When) {
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
	of, constants := said(e.Question), a.constantsOf(statement.Query)
	slots := slotsOf(of, constants)
	exchanges, ways := match(of, slots, asked, question)
	if ways != 1 || !inOrder(exchanges) {
		return Alike{}, false
	}
	exchanges = slices.DeleteFunc(exchanges, func(x Exchange) bool { return x.From == x.To })
	like := Alike{Example: e, Exchanges: exchanges}
	return like, len(exchanges) > 0 && like.covers(statement.Query, constants) && like.written() != ""
}

// written is the query with what the question says as it says it; "": it cannot be written.
func (l Alike) written() string {
	var texts []string
	for _, x := range l.Exchanges {
		texts = append(texts, x.To)
	}
	sql, err := l.SQLWith(texts)
	if err != nil {
		return ""
	}
	return sql
}

// SQLWith is the example's query, as it was verified but for what the question says: texts as given, one for each of
// Exchanges, in their order, since a column may spell one in another way.
func (l Alike) SQLWith(texts []string) (string, error) {
	instead := map[string]string{}
	for i, x := range l.Exchanges {
		for _, literal := range x.literals {
			instead[literal] = exchanged(literal, x.From, texts[i])
		}
	}
	var out strings.Builder
	done := map[string]bool{}
	for t := range lex.Tokens(l.Dialect, l.SQL) {
		text, op := t.Text, sqltree.OpNumber
		if t.Kind == lex.String {
			text, op = strings.ReplaceAll(strings.Trim(t.Text, "'"), "''", "'"), sqltree.OpString
		}
		to, ok := instead[text]
		if !ok || t.Kind != lex.String && t.Kind != lex.Number {
			out.WriteString(t.Text)
			continue
		}
		written, err := sqltree.PrintExpr(l.Dialect, &sqltree.Expr{Op: op, Text: to})
		if err != nil {
			return "", err
		}
		out.WriteString(written)
		done[text] = true
	}
	if len(done) < len(instead) {
		return "", fmt.Errorf("the query of %q is not written as it is read", l.Question)
	}
	return out.String(), nil
}

// exchanged is a literal with to in place of from: of a year the others move with it.
func exchanged(literal, from, to string) string {
	if !isYear(from) || !isYear(to) {
		return to
	}
	y, f, t := yearOf(literal), yearOf(from), yearOf(to)
	return strconv.Itoa(y-f+t) + literal[4:]
}

func yearOf(text string) int {
	y, _ := strconv.Atoi(text[:4]) // four digits: see dated
	return y
}

// said are the words of a question with the marks that change what it says: <, % or a minus.
func said(question string) []english.Word {
	return slices.DeleteFunc(english.Split(question), func(w english.Word) bool { return w.IsMark() && strings.Contains(`.,;:?!"'“”‘’`, w.Text) })
}

// slot is a place of an example's question: words from start to end, and the constants that repeat them.
type slot struct {
	start, end int
	text       string
	number     bool
	constants  []constant
}

// slotsOf are the constants that a question says, in its order; none at all where it says one twice, where two share
// one, where the query has a number twice, or where a text is compared with several columns.
func slotsOf(of []english.Word, constants []constant) (slots []slot) {
	taken := map[*sqltree.Expr]bool{}
	texts := map[string]bool{}
	for i := 0; i < len(of); i++ {
		for end := len(of); end > i; end-- {
			text, isNumber := spoken(of, i, end)
			matching := slices.DeleteFunc(slices.Clone(constants), func(c constant) bool { return !c.says(text, isNumber) })
			if len(matching) == 0 {
				continue
			}
			if isNumber && len(matching) > 1 && !isYear(text) { // who knows which is meant
				return nil
			}
			for _, c := range matching {
				if taken[c.literal] || texts[strings.ToLower(text)] || c.column != matching[0].column && !isNumber {
					return nil
				}
				taken[c.literal] = true
			}
			texts[strings.ToLower(text)] = true
			slots = append(slots, slot{i, end, text, isNumber, matching})
			i = end - 1
			break
		}
	}
	return slots
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
	parts := make([]string, end-start)
	for i, w := range words[start:end] {
		parts[i] = w.Text
	}
	return strings.Join(parts, " "), false
}

// dated is a text that begins with a year: 2012-05-01, 2012-05.
var dated = regexp.MustCompile(`^(19|20)\d\d(-\d\d.*)?$`)

func isYear(text string) bool { return len(text) == 4 && dated.MatchString(text) }

// says reports whether a question that says text says the constant. A year is said by all its days, and the first of
// the next year is its end; but no day at the end of February, which other years have not.
func (c constant) says(text string, isNumber bool) bool {
	own := c.literal.Text
	if isYear(text) && dated.MatchString(own) && isNumber {
		return own[:4] == text && !strings.Contains(own, "-02-2") || strings.HasPrefix(own, strconv.Itoa(yearOf(text)+1)+"-01-01")
	}
	if isNumber {
		return own == text && c.literal.Op == sqltree.OpNumber
	}
	return c.column.Table != "" && c.literal.Op == sqltree.OpString && schema.Words(own) == schema.Words(text)
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
			if of[i].Lower != asked[j].Lower {
				return
			}
			i, j = i+1, j+1
		}
		for n := 1; n <= maxSpoken && j+n <= len(asked); n++ {
			text, isNumber := spoken(asked, j, j+n)
			if isNumber != slots[s].number || isYear(slots[s].text) != isYear(text) {
				continue
			}
			x := Exchange{From: slots[s].text, To: text}
			if !isNumber {
				x.Column = slots[s].constants[0].column
				if n > 1 {
					x.To = question[asked[j].Start:asked[j+n-1].End]
				}
			}
			for _, c := range slots[s].constants {
				x.literals = append(x.literals, c.literal.Text)
			}
			at(slots[s].end, j+n, s+1, append(so, x))
		}
	}
	at(0, 0, 0, nil)
	return exchanges, ways
}

// inOrder reports whether numbers are in the order of the example's: not from 2023 to 2021, after from 2020 to 2022.
func inOrder(exchanges []Exchange) bool {
	for i, x := range exchanges {
		for _, y := range exchanges[:i] {
			from, ok := difference(x.From, y.From)
			to, also := difference(x.To, y.To)
			if ok && also && (from > 0) != (to > 0) {
				return false
			}
		}
	}
	return true
}

func difference(a, b string) (float64, bool) {
	x, err := strconv.ParseFloat(a, 64)
	y, err2 := strconv.ParseFloat(b, 64)
	return x - y, err == nil && err2 == nil
}

// anyYear is a year in a text.
var anyYear = regexp.MustCompile(`\b(19|20)\d\d\b`)

// covers reports whether what is exchanged is all that a query has of it: no other literal and no name of a column says
// a number, a text or, where a year is exchanged, any year; no OFFSET counts in pages of a LIMIT that is exchanged; and
// its literals are nowhere but among the query's constants.
func (l Alike) covers(q *sqltree.Query, constants []constant) bool {
	covered := map[string]bool{}
	years := false
	var froms []string
	for _, x := range l.Exchanges {
		years = years || isYear(x.From)
		froms = append(froms, strings.ToLower(x.From))
		for _, literal := range x.literals {
			covered[literal] = true
		}
	}
	stale := func(text string) bool {
		words := strings.Fields(schema.Words(text))
		return years && anyYear.MatchString(text) || slices.ContainsFunc(froms, func(from string) bool {
			n, isNumber := difference(text, from)
			return strings.Contains(" "+strings.Join(words, " ")+" ", " "+schema.Words(from)+" ") || isNumber && n == 0
		})
	}
	compared := map[*sqltree.Expr]bool{}
	for _, c := range constants {
		compared[c.literal] = true
	}
	for inner := range q.Queries() {
		if inner.Offset != nil {
			return false
		}
		if s, ok := inner.Body.(*sqltree.Select); ok && slices.ContainsFunc(s.Items, func(i sqltree.Item) bool { return stale(i.Alias) }) {
			return false
		}
		for top := range inner.Exprs() {
			for e := range top.All() {
				if isLiteral(e) && !(covered[e.Text] && compared[e]) && (covered[e.Text] || stale(e.Text)) {
					return false
				}
			}
		}
	}
	return true
}

func isLiteral(e *sqltree.Expr) bool {
	return e != nil && (e.Op == sqltree.OpString || e.Op == sqltree.OpNumber)
}

var comparisons = []sqltree.Op{sqltree.OpEqual, sqltree.OpNotEqual, sqltree.OpLess, sqltree.OpLessEq, sqltree.OpGreater, sqltree.OpGreaterEq,
	sqltree.OpBetween, sqltree.OpIn}

// constantsOf are those of a query, which it resolves.
func (a *About) constantsOf(q *sqltree.Query) (out []constant) {
	sqltree.Resolve(q, a.schema)
	for inner := range q.Queries() {
		if isLiteral(inner.Limit) {
			out = append(out, constant{literal: inner.Limit})
		}
		for top := range inner.Exprs() {
			for e := range top.All() {
				if !slices.Contains(comparisons, e.Op) {
					continue
				}
				var column dialects.ColumnName
				for _, x := range e.Args {
					if x.Op == sqltree.OpColumn && column.Table == "" {
						column = a.stored(x)
					}
				}
				for _, x := range e.Args {
					if isLiteral(x) {
						out = append(out, constant{x, column})
					}
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
	return dialects.ColumnName{Table: t.NameIn(a.schema), Column: e.Text}
}

// Spelled is the query of the values of a column that are a text but for letters' case: at most two.
func (x Exchange) Spelled(d dialects.Dialect) (string, error) {
	column := dialects.QuoteIdent(d, x.Column.Column)
	text, err := sqltree.PrintExpr(d, &sqltree.Expr{Op: sqltree.OpString, Text: x.To})
	return fmt.Sprintf("SELECT DISTINCT %s FROM %s WHERE lower(%[1]s) = lower(%[3]s) LIMIT 2", column, dialects.QuoteTable(d, x.Column.Table), text), err
}
