package synth

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// Thoughts link a question to the schema in few words, before the SQL says the same in full: over
// foreign keys the path first, then what is taken, under which conditions, in which order. Their
// wording varies little and identifiers stand as they are, so that they are easily learnt.

// plan is the thought before a query.
func (s spelling) plan(r *rand.Rand, q *query) string {
	s.alias = q.alias
	var b strings.Builder
	qualified := len(q.joins) > 0
	if qualified {
		b.WriteString("Path: " + s.path(q) + ". ")
		if q.left {
			b.WriteString("Left join. ")
		}
	}
	b.WriteString(s.task(r, q, qualified))
	if len(q.where) > 0 {
		glue := " and "
		if q.or {
			glue = " or "
		}
		cs := make([]string, len(q.where))
		for i, c := range q.where {
			if c.op == "=" {
				c.op = "is"
			}
			if strings.HasPrefix(c.rhs, "(SELECT AVG") {
				c.rhs = "the average"
			}
			cs[i] = s.cond(c, qualified)
		}
		b.WriteString(" where " + strings.Join(cs, glue))
	}
	if len(q.having) > 0 {
		b.WriteString(", keep " + s.conds(q.having, " and ", qualified))
	}
	if len(q.order) > 0 {
		o := q.order[0]
		if len(q.group) == 0 {
			b.WriteString(", by " + s.expr(o.by, qualified))
		}
		b.WriteString(map[bool]string{true: ", highest first", false: ", lowest first"}[o.desc])
	}
	if q.limit > 0 {
		fmt.Fprintf(&b, ", top %d", q.limit)
	}
	b.WriteString(".")
	if q.with != nil {
		return b.String() + " " + map[string]string{"UNION": "Together with", "INTERSECT": "Also in", "EXCEPT": "Not in"}[q.set] + " " + s.table(q.with.from) + "."
	}
	return b.String()
}

// links says which names of the schema the question's words stand for, as the schema glosses them, so
// that a model finds a name by its words before it writes it: "Use album = Album, unit price = UnitPrice."
// Keys have no gloss there.
func (s spelling) links(q *query) string {
	var out []string
	add := func(l string) {
		if !slices.Contains(out, l) {
			out = append(out, l)
		}
	}
	link := func(name string) { add(dialects.Gloss(dialects.SQLite, name)) }
	name := func(t *Table) string {
		if other, ok := s.tables[t]; ok {
			return other
		}
		return t.Name
	}
	link(name(q.from))
	for _, j := range q.joins {
		link(name(j.to))
	}
	for _, f := range q.fields() {
		key := f.c.Kind == KindID || f.c.Kind == KindRef
		if len(q.joins) > 0 && key {
			continue // the path has it
		}
		switch other, ok := s.columns[f.c]; {
		case ok && key:
			add(ident(other))
		case ok:
			link(other)
		case key:
			add(ident(f.c.Name))
		default:
			link(f.c.Name)
		}
	}
	return "Use " + strings.Join(out, ", ") + ". "
}

// path lists the foreign keys that q follows; a descent from parents to children is listed from its
// far end, as one finds it in a schema.
func (s spelling) path(q *query) string {
	var steps []string
	descends := true
	at := q.from
	for _, j := range q.joins {
		steps = append(steps, s.field(j.l.fk(), true)+" -> "+s.field(j.l.pk(), true))
		descends = descends && j.l.parent == at
		at = j.to
	}
	if descends {
		for i, j := 0, len(steps)-1; i < j; i, j = i+1, j-1 {
			steps[i], steps[j] = steps[j], steps[i]
		}
	}
	return strings.Join(steps, ", ")
}

// task says what is taken.
func (s spelling) task(r *rand.Rand, q *query, qualified bool) string {
	if len(q.group) > 0 {
		return s.perGroup(q, qualified)
	}
	from := s.table(q.from)
	if len(q.cols) == 0 {
		return "Show all columns of " + from
	}
	cols := s.exprs(q.cols, qualified)
	of := " of " + from
	if qualified {
		of = "" // the columns say it
	}
	switch e := q.cols[0]; {
	case e == countAll && len(q.cols) == 1:
		return "Count rows of " + from
	case e.fn != "" && e.fn[0] != '%':
		return "Compute " + cols + of
	}
	verb := pick(r, []string{"Select ", "List "})
	if q.distinct {
		verb += "distinct "
	}
	return verb + cols + of
}

// perGroup says "Count orders rows per customer, show customer.name" or "Count customer rows per country".
func (s spelling) perGroup(q *query, qualified bool) string {
	agg := expr{}
	for _, e := range q.cols {
		if e.fn != "" && e.fn[0] != '%' {
			agg = e
		}
	}
	for _, h := range q.having {
		agg = h.lhs
	}
	for _, o := range q.order {
		agg = o.by
	}
	bottom := q.from
	if n := len(q.joins); n > 0 {
		bottom = q.joins[n-1].to
	}
	what := "Count " + s.table(bottom) + " rows"
	if agg != countAll {
		what = "Compute " + s.expr(agg, qualified)
		if !qualified {
			what += " of " + s.table(bottom)
		}
	}
	if q.group[0].of.c.Kind != KindID {
		return what + " per " + s.expr(q.group[0], qualified)
	}
	var shown []expr
	for _, e := range q.cols {
		if e.fn == "" {
			shown = append(shown, e)
		}
	}
	return what + " per " + s.table(q.from) + ", show " + s.exprs(shown, qualified)
}
