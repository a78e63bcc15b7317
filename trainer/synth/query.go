package synth

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// A query is the meaning of a question. There is one way to write each meaning, so that a small model
// spends nothing on choosing among equal spellings: keywords in capitals, columns qualified by the full
// table name exactly when there is a join, joins from the selected table outward, ON child = parent.
type query struct {
	distinct bool
	cols     []expr // none: every column
	from     *Table
	left     bool // LEFT JOIN throughout
	joins    []join
	where    []cond
	or       bool // the conditions of where are alternatives
	group    []expr
	having   []cond
	order    []order
	limit    int    // 0: none
	set      string // UNION, INTERSECT or EXCEPT, with
	with     *query
	alias    map[*Table]string // of a table joined with itself
}

// field is a column of a table.
type field struct {
	t *Table
	c *Column
}

// expr is a column, or a function of one. A zero field under COUNT is *.
type expr struct {
	fn       string // "", COUNT, SUM, AVG, MIN, MAX, or a strftime format such as %Y
	distinct bool
	of       field
}

// join adds the table to, which l connects to one that is there already.
type join struct {
	l  edge
	to *Table
}

// cond is a comparison. Its right side is a literal, or a subquery in parentheses.
type cond struct {
	lhs expr
	op  string // =, !=, >, >=, <, <=, LIKE, BETWEEN, IN, IS NULL, IS NOT NULL
	rhs string
	// said is the literal as the question has it, where that differs from what is stored.
	said string
}

type order struct {
	by   expr
	desc bool
}

var countAll = expr{fn: "COUNT"}

// SQL is the canonical spelling.
func (q *query) SQL() string { return spelling{}.query(q) }

// spelling renders queries. Its zero value is the canonical one; the fields make the mistakes that a
// teacher shows how to repair.
type spelling struct {
	asSaid  bool // compare with values as the question has them
	alias   map[*Table]string
	tables  map[*Table]string  // other names
	columns map[*Column]string // other names
	owner   map[*Column]*Table // other qualifiers
}

func (s spelling) query(q *query) string {
	s.alias = q.alias
	var b strings.Builder
	b.WriteString("SELECT ")
	if q.distinct {
		b.WriteString("DISTINCT ")
	}
	qualified := len(q.joins) > 0
	if len(q.cols) == 0 {
		b.WriteString("*")
	}
	b.WriteString(s.exprs(q.cols, qualified))
	b.WriteString(" FROM " + s.source(q.from))
	for _, j := range q.joins {
		if q.left {
			b.WriteString(" LEFT")
		}
		fmt.Fprintf(&b, " JOIN %s ON %s = %s", s.source(j.to), s.field(j.l.fk(), true), s.field(j.l.pk(), true))
	}
	if len(q.where) > 0 {
		glue := " AND "
		if q.or {
			glue = " OR "
		}
		b.WriteString(" WHERE " + s.conds(q.where, glue, qualified))
	}
	if len(q.group) > 0 {
		b.WriteString(" GROUP BY " + s.exprs(q.group, qualified))
	}
	if len(q.having) > 0 {
		b.WriteString(" HAVING " + s.conds(q.having, " AND ", qualified))
	}
	for i, o := range q.order {
		b.WriteString([]string{" ORDER BY ", ", "}[min(i, 1)] + s.expr(o.by, qualified))
		if o.desc {
			b.WriteString(" DESC")
		}
	}
	if q.limit > 0 {
		b.WriteString(" LIMIT " + strconv.Itoa(q.limit))
	}
	if q.with != nil {
		b.WriteString(" " + q.set + " " + s.query(q.with))
	}
	return b.String()
}

func (s spelling) exprs(es []expr, qualified bool) string {
	out := make([]string, len(es))
	for i, e := range es {
		out[i] = s.expr(e, qualified)
	}
	return strings.Join(out, ", ")
}

func (s spelling) expr(e expr, qualified bool) string {
	of := "*"
	if e.of.c != nil {
		of = s.field(e.of, qualified)
	}
	if e.distinct {
		of = "DISTINCT " + of
	}
	switch {
	case e.fn == "":
		return of
	case e.fn[0] == '%':
		return fmt.Sprintf("strftime('%s', %s)", e.fn, of)
	}
	return e.fn + "(" + of + ")"
}

func (s spelling) conds(cs []cond, glue string, qualified bool) string {
	out := make([]string, len(cs))
	for i, c := range cs {
		out[i] = s.cond(c, qualified)
	}
	return strings.Join(out, glue)
}

func (s spelling) cond(c cond, qualified bool) string {
	rhs := c.rhs
	if s.asSaid && c.said != "" {
		rhs = c.said
	}
	return strings.TrimSuffix(s.expr(c.lhs, qualified)+" "+c.op+" "+rhs, " ")
}

func (s spelling) field(f field, qualified bool) string {
	name, ok := s.columns[f.c]
	if !ok {
		name = f.c.Name
	}
	if !qualified {
		return ident(name)
	}
	t := f.t
	if other, ok := s.owner[f.c]; ok {
		t = other
	}
	return s.table(t) + "." + ident(name)
}

// source is a table where it enters a query.
func (s spelling) source(t *Table) string {
	if as := s.alias[t]; as != "" {
		return ident(t.Name) + " AS " + as
	}
	return s.table(t)
}

func (s spelling) table(t *Table) string {
	if as := s.alias[t]; as != "" {
		return as
	}
	if name, ok := s.tables[t]; ok {
		return ident(name)
	}
	return ident(t.Name)
}

// ident quotes a name where SQLite needs it.
func ident(name string) string { return dialects.QuoteIdent(dialects.SQLite, name) }

// literal writes a stored value in SQL.
func literal(v any) string {
	if s, ok := v.(string); ok {
		return "'" + strings.ReplaceAll(s, "'", "''") + "'"
	}
	return number(v)
}

// number writes an int64 or a float64 as short as it goes, as people do.
func number(v any) string {
	switch v := v.(type) {
	case int64:
		return strconv.FormatInt(v, 10)
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	}
	return fmt.Sprint(v)
}

// fields lists the columns that q names, in the order of its text, each once.
func (q *query) fields() []field {
	var out []field
	add := func(f field) {
		if f.c == nil {
			return
		}
		for _, have := range out {
			if have == f {
				return
			}
		}
		out = append(out, f)
	}
	for _, e := range q.cols {
		add(e.of)
	}
	for _, j := range q.joins {
		add(j.l.fk())
		add(j.l.pk())
	}
	for _, c := range q.where {
		add(c.lhs.of)
	}
	for _, e := range q.group {
		add(e.of)
	}
	for _, o := range q.order {
		add(o.by.of)
	}
	return out
}
