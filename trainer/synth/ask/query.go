package ask

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/trainer/synth"
)

// Query is the meaning of a question. There is one way to write each meaning, so that a small model
// spends nothing on choosing among equal spellings: keywords in capitals, columns qualified by the full
// table name exactly when there is a join, joins from the selected table outward, ON child = parent.
type Query struct {
	Distinct bool
	Cols     []Expr // none: every column
	From     *synth.Table
	Outer    bool // LEFT JOIN throughout
	Joins    []Join
	Where    []Cond
	Or       bool // the conditions of Where are alternatives
	Group    []Expr
	Having   []Cond
	Order    []Order
	Limit    int    // 0: none
	Set      string // UNION, INTERSECT or EXCEPT, with With
	With     *Query
	Alias    map[*synth.Table]string // of a table joined with itself
}

// Field is a column of a table.
type Field struct {
	Table  *synth.Table
	Column *synth.Column
}

// Expr is a column, or a function of one. A zero field under COUNT is *.
type Expr struct {
	Fn       string // "", COUNT, SUM, AVG, MIN, MAX, or a strftime format such as %Y
	Distinct bool
	Of       Field
}

// CountAll counts rows.
var CountAll = Expr{Fn: "COUNT"}

// Join adds the table To, which On connects to one that is there already.
type Join struct {
	On Link
	To *synth.Table
}

// Link is one foreign key: Column of Child refers to the key of Parent.
type Link struct {
	Child  *synth.Table
	Column *synth.Column
	Parent *synth.Table
}

// FK is the column that refers.
func (l Link) FK() Field { return Field{l.Child, l.Column} }

// PK is the key that it refers to.
func (l Link) PK() Field { return Field{l.Parent, l.Parent.Key()} }

// Cond is a comparison. Its right side is a literal, or a subquery in parentheses.
type Cond struct {
	Left  Expr
	Op    string // =, !=, >, >=, <, <=, LIKE, BETWEEN, IN, IS NULL, IS NOT NULL
	Right string
	// Said is the literal as the question has it, where that differs from what is stored.
	Said string
}

// Order is what rows are ordered by.
type Order struct {
	By   Expr
	Desc bool
}

func (f Field) index() int {
	for i, c := range f.Table.Columns {
		if c == f.Column {
			return i
		}
	}
	panic("ask: a field's column is not in its table")
}

// Fields lists the columns that q names, in the order of its text, each once.
func (q *Query) Fields() []Field {
	var out []Field
	add := func(f Field) {
		if f.Column == nil {
			return
		}
		for _, have := range out {
			if have == f {
				return
			}
		}
		out = append(out, f)
	}
	for _, e := range q.Cols {
		add(e.Of)
	}
	for _, j := range q.Joins {
		add(j.On.FK())
		add(j.On.PK())
	}
	for _, c := range q.Where {
		add(c.Left.Of)
	}
	for _, e := range q.Group {
		add(e.Of)
	}
	for _, o := range q.Order {
		add(o.By.Of)
	}
	return out
}

// antiJoin writes a LEFT JOIN whose other side is to be missing as NOT IN: one way to write one meaning.
func antiJoin(q *Query) (*Query, bool) {
	if len(q.Joins) != 1 || len(q.Where) != 1 || q.Where[0].Op != "IS NULL" {
		return nil, false
	}
	l := q.Joins[0].On
	if q.Where[0].Left.Of != l.FK() {
		return nil, false
	}
	children := &Query{Cols: []Expr{{Of: l.FK()}}, From: l.Child}
	return &Query{Distinct: q.Distinct, Cols: q.Cols, From: q.From,
		Where: []Cond{{Left: Expr{Of: l.PK()}, Op: "NOT IN", Right: "(" + children.SQL() + ")"}}}, true
}

// SQL is the canonical spelling.
func (q *Query) SQL() string { return Spelling{}.SQL(q) }

// Spelling renders queries. Its zero value is the canonical one; the fields make the mistakes that a
// teacher shows how to repair.
type Spelling struct {
	AsSaid  bool // compare with values as the question has them
	alias   map[*synth.Table]string
	Tables  map[*synth.Table]string        // other names
	Columns map[*synth.Column]string       // other names
	Owners  map[*synth.Column]*synth.Table // other qualifiers
}

// SQL renders q.
func (s Spelling) SQL(q *Query) string {
	s.alias = q.Alias
	var b strings.Builder
	b.WriteString("SELECT ")
	if q.Distinct {
		b.WriteString("DISTINCT ")
	}
	qualified := len(q.Joins) > 0
	if len(q.Cols) == 0 {
		b.WriteString("*")
	}
	b.WriteString(s.exprs(q.Cols, qualified))
	b.WriteString(" FROM " + s.source(q.From))
	for _, j := range q.Joins {
		if q.Outer {
			b.WriteString(" LEFT")
		}
		fmt.Fprintf(&b, " JOIN %s ON %s = %s", s.source(j.To), s.Field(j.On.FK(), true), s.Field(j.On.PK(), true))
	}
	if len(q.Where) > 0 {
		glue := " AND "
		if q.Or {
			glue = " OR "
		}
		b.WriteString(" WHERE " + s.conds(q.Where, glue, qualified))
	}
	if len(q.Group) > 0 {
		b.WriteString(" GROUP BY " + s.exprs(q.Group, qualified))
	}
	if len(q.Having) > 0 {
		b.WriteString(" HAVING " + s.conds(q.Having, " AND ", qualified))
	}
	for i, o := range q.Order {
		b.WriteString([]string{" ORDER BY ", ", "}[min(i, 1)] + s.expr(o.By, qualified))
		if o.Desc {
			b.WriteString(" DESC")
		}
	}
	if q.Limit > 0 {
		b.WriteString(" LIMIT " + strconv.Itoa(q.Limit))
	}
	if q.With != nil {
		b.WriteString(" " + q.Set + " " + s.SQL(q.With))
	}
	return b.String()
}

func (s Spelling) exprs(es []Expr, qualified bool) string {
	out := make([]string, len(es))
	for i, e := range es {
		out[i] = s.expr(e, qualified)
	}
	return strings.Join(out, ", ")
}

func (s Spelling) expr(e Expr, qualified bool) string {
	of := "*"
	if e.Of.Column != nil {
		of = s.Field(e.Of, qualified)
	}
	if e.Distinct {
		of = "DISTINCT " + of
	}
	switch {
	case e.Fn == "":
		return of
	case e.Fn[0] == '%':
		return fmt.Sprintf("strftime('%s', %s)", e.Fn, of)
	}
	return e.Fn + "(" + of + ")"
}

func (s Spelling) conds(cs []Cond, glue string, qualified bool) string {
	out := make([]string, len(cs))
	for i, c := range cs {
		out[i] = s.cond(c, qualified)
	}
	return strings.Join(out, glue)
}

func (s Spelling) cond(c Cond, qualified bool) string {
	rhs := c.Right
	if s.AsSaid && c.Said != "" {
		rhs = c.Said
	}
	return strings.TrimSuffix(s.expr(c.Left, qualified)+" "+c.Op+" "+rhs, " ")
}

// Field renders a column, with its table where qualified.
func (s Spelling) Field(f Field, qualified bool) string {
	name, ok := s.Columns[f.Column]
	if !ok {
		name = f.Column.Name
	}
	if !qualified {
		return synth.Ident(name)
	}
	t := f.Table
	if other, ok := s.Owners[f.Column]; ok {
		t = other
	}
	return s.table(t) + "." + synth.Ident(name)
}

// source is a table where it enters a query.
func (s Spelling) source(t *synth.Table) string {
	if as := s.alias[t]; as != "" {
		return synth.Ident(t.Name) + " AS " + as
	}
	return s.table(t)
}

func (s Spelling) table(t *synth.Table) string {
	if as := s.alias[t]; as != "" {
		return as
	}
	if name, ok := s.Tables[t]; ok {
		return synth.Ident(name)
	}
	return synth.Ident(t.Name)
}

// Literal writes a stored value in SQL.
func Literal(v any) string {
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
