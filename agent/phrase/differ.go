package phrase

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// longestReading is the maximum of a reading in bytes: more is no short question.
const longestReading = 80

// Readings say in a few words what each of some queries asks for that the others do not: "by highest total amount" and
// "by most orders". nil where one has no plain words, where two have the same, or where there are not two.
func Readings(d dialects.Dialect, queries []string) []string {
	if len(queries) < 2 {
		return nil
	}
	read := make([]reading, len(queries))
	for i, sql := range queries {
		q, ok := selection(d, sql)
		if !ok {
			return nil
		}
		read[i] = q.reading()
		for _, sql := range queries[:i] {
			if other, _ := selection(d, sql); q.denies(other) || other.denies(q) {
				return nil // a question that says "no outcome" says which
			}
		}
	}
	places := []int{wherePart, havingPart, orderPart, limitPart, groupPart, showsPart, fromPart}
	for n := limitPart + 1; n <= len(places); n++ { // what is shown decides only where conditions and order do not
		if texts := differing(read, places[:n]); texts != nil {
			return texts
		}
	}
	return nil
}

// part is a part of a query in words, and as SQL has it.
type part struct{ words, sql string }

// equal reports whether two parts say the same: in words where they have them.
func (p part) equal(other part) bool {
	if p.words != "" && other.words != "" {
		return p.words == other.words
	}
	return p.sql == other.sql
}

// reading is a query by its parts.
type reading [7]part

const (
	wherePart = iota
	havingPart
	orderPart
	limitPart
	groupPart
	showsPart
	fromPart
)

// differing are the parts of some places that are not the same in all readings. nil where they do not tell the readings
// apart.
func differing(read []reading, places []int) []string {
	texts := make([]string, len(read))
	for _, at := range places {
		if !slices.ContainsFunc(read[1:], func(r reading) bool { return !r[at].equal(read[0][at]) }) {
			continue
		}
		for i, r := range read {
			switch words := r[at].words; {
			case words == "" && r[at].sql != "":
				return nil
			case words != "":
				if texts[i] != "" {
					texts[i] += either(at == limitPart, ", ", " ")
				}
				texts[i] += words
			}
		}
	}
	for i, text := range texts {
		if text == "" || len(text) > longestReading || slices.Contains(texts[:i], text) {
			return nil
		}
	}
	return texts
}

// selection is a query that is one SELECT over tables.
func selection(d dialects.Dialect, sql string) (*query, bool) {
	s, err := parse.Parse(d, sql)
	if err != nil || s.Kind != sqltree.KindQuery || len(s.Query.With) > 0 || s.Query.Offset != nil {
		return nil, false
	}
	body, ok := s.Query.Body.(*sqltree.Select)
	if !ok || len(body.DistinctOn) > 0 {
		return nil, false
	}
	q := &query{d: d, whole: s.Query, Select: body}
	return q, q.readsTables()
}

// denies reports whether a condition of the query is NOT one of another query.
func (q *query) denies(other *query) bool {
	return slices.ContainsFunc(sqltree.Conjuncts(q.Where), func(e *sqltree.Expr) bool {
		return e.Op == sqltree.OpNot && slices.ContainsFunc(sqltree.Conjuncts(other.Where), func(o *sqltree.Expr) bool { return q.equal(e.Args[0], o) })
	})
}

// reading is the query by its parts. A part that has no words is compared by its SQL.
func (q *query) reading() (r reading) {
	var shows []string // but for what they are shown for each of
	for _, item := range q.Items {
		grouped := slices.ContainsFunc(q.GroupBy, func(e *sqltree.Expr) bool { return q.equal(q.aliased(e), item.Expr) })
		if !grouped || len(q.Items) == 1 {
			shows = append(shows, q.noun(item.Expr))
		}
		r[showsPart].sql += q.printed(item.Expr) + ","
	}
	if len(shows) == 1 { // a list among choices reads as more choices
		r[showsPart].words = shows[0]
	}
	var groups []string
	for _, e := range q.GroupBy {
		noun := q.noun(q.aliased(e))
		if key := strings.HasSuffix(noun, " id") && len(q.GroupBy) > 1; !key && !slices.Contains(groups, noun) {
			groups = append(groups, noun) // a key only distinguishes namesakes
		}
		r[groupPart].sql += q.printed(e) + ","
	}
	if len(groups) > 0 && !slices.Contains(groups, "") {
		r[groupPart].words = "for each " + strings.Join(groups, " and ")
	}
	r[havingPart].sql = q.printed(q.Having)
	r[wherePart].sql = q.printed(q.Where)
	if asks, ok := conditions(q.Where); ok {
		r[wherePart].words = strings.TrimSpace(asks.after())
	}
	if q.Where == nil {
		r[wherePart].words = "without a condition"
	}
	r[orderPart] = q.orderPart()
	r[limitPart].sql = q.printed(q.whole.Limit)
	switch l := q.whole.Limit; {
	case l == nil:
		r[limitPart].words = "all of them"
	case l.Op == sqltree.OpNumber:
		r[limitPart].words = "the first " + either(l.Text == "1", "one", l.Text)
	}
	tables := q.tables()
	r[fromPart] = part{words: "of " + strings.Join(tables, " and "), sql: strings.Join(tables, ",")}
	return r
}

// orderPart is what comes first.
func (q *query) orderPart() (p part) {
	var words []string
	for _, o := range q.whole.OrderBy {
		by := q.aliased(o.Expr)
		said := ""
		if label := q.noun(by); label != "" && !strings.HasSuffix(label, " id") { // nobody ranks by keys
			said = either(isTime(label), either(o.Desc, "latest ", "earliest "), either(o.Desc, "highest ", "lowest "))
			said += strings.TrimPrefix(label, said) // the highest highest total
		}
		if isCount(by) && len(by.Args) == 1 && by.Args[0].IsStar() {
			said = join(either(o.Desc, "most ", "fewest "), q.counted())
		}
		if said == "" {
			words = nil
			break
		}
		words = append(words, said)
		p.sql += fmt.Sprint(q.printed(by), o.Desc, ",")
	}
	if len(words) > 0 {
		p.words = "by " + strings.Join(words, " and ")
	} else {
		for _, o := range q.whole.OrderBy {
			p.sql += fmt.Sprint(q.printed(o.Expr), o.Desc, ",")
		}
	}
	return p
}

// noun is an expression in words, a column's with its table.
func (q *query) noun(e *sqltree.Expr) string {
	switch {
	case e.IsStar():
		return "all columns"
	case isCount(e) && len(e.Args) == 1 && e.Args[0].IsStar() && (e.Call == nil || e.Call.Over == nil && e.Call.Filter == nil):
		return join("number of ", q.counted())
	case e.Op == sqltree.OpColumn:
		table, column := singular(q.home(e)), schema.Words(e.Text)
		if table == "" {
			return column
		}
		if strings.HasPrefix(column, table+" ") {
			return column
		}
		return table + " " + column
	case e.Op == sqltree.OpCall && aggregates[e.Text] != "" && len(e.Args) == 1 && e.Args[0].Op == sqltree.OpColumn && isAggregate(e) && (e.Call == nil || !e.Call.Distinct):
		word, of := aggregates[e.Text], q.noun(e.Args[0])
		if word == "total" && strings.HasSuffix(of, " total") {
			return "sum of " + plural(of) // no total invoice total
		}
		return word + " " + of
	}
	label, ok := q.label(e, nil)
	if !ok {
		return ""
	}
	return label
}

// home is the table of a column in words; "" where a join has it of one that it does not name.
func (q *query) home(column *sqltree.Expr) string {
	if column.Table != "" {
		return schema.Words(q.named(column.Table))
	}
	table, _ := q.table()
	return table
}

// counted are the rows that count(*) counts, in words; "" of a join of many tables, whose rows nobody thinks of.
func (q *query) counted() string {
	if table, ok := q.referring(); ok {
		return plural(table)
	}
	if tables := q.tables(); len(tables) == 2 {
		return "rows of " + plural(tables[0]) + " and " + plural(tables[1])
	}
	return ""
}

// join is words before a noun; "" where there is none.
func join(words, noun string) string { return either(noun == "", "", words+noun) }

// tables are those that FROM reads, in words.
func (q *query) tables() (out []string) {
	for s := range sqltree.Sources(q.From) {
		if t, ok := s.(*sqltree.Table); ok {
			out = append(out, schema.Words(t.Name))
		}
	}
	return out
}

// referring is the table that refers to all others of a join, where keys are called as usual: a row of the join is one
// of its rows.
func (q *query) referring() (table string, ok bool) {
	referring := q.tables()
	for s := range sqltree.Sources(q.From) {
		join, ok := s.(*sqltree.Join)
		if !ok {
			continue
		}
		for _, e := range sqltree.Conjuncts(join.On) {
			for _, column := range e.Args {
				if home := q.home(column); q.isKey(column, home) {
					referring = slices.DeleteFunc(referring, func(t string) bool { return t == home })
				}
			}
		}
	}
	if len(referring) != 1 {
		return "", false
	}
	return referring[0], true
}

// printed is an expression as SQL has it, "" for none.
func (q *query) printed(e *sqltree.Expr) string {
	if e == nil {
		return ""
	}
	text, err := sqltree.PrintExpr(q.d, e)
	if err != nil {
		return "?"
	}
	return text
}
