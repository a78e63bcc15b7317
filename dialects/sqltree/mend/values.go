package mend

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Values mends a query that runs and finds nothing because it compares a column with a text that the column does not
// have: it writes the text as the column spells it, takes the value of that column that the question says, or compares
// the column that has the text, joined along foreign keys. What columns have is what the profiles of s say. As of
// Query, q is to be dropped where ok is false.
func Values(q *sqltree.Query, s *schema.Schema, question string) (changes []Change, ok bool) {
	f := &finder{mender: newMender(q, s), said: slices.DeleteFunc(s.Linked(question), func(l schema.Link) bool { return l.Value == "" })}
	for range maxSteps {
		if f.stuck || len(f.problems()) > 0 {
			return nil, false
		}
		if !slices.ContainsFunc(scopes(q, nil), f.values) {
			break
		}
	}
	return f.changes, len(f.changes) > 0 && !f.stuck
}

// finder is one call of Values.
type finder struct {
	*mender
	said  []schema.Link // the values that the question says
	stuck bool          // a comparison was changed whose column has no place in the query
}

// values mends one comparison of a scope; false: there is nothing that it could do.
func (f *finder) values(sc *scope) bool {
	for _, c := range sc.conditions() {
		column, texts := textsOf(c)
		if column == nil || !slices.Contains(sc.tables, column.Of) {
			continue
		}
		known := f.known(column)
		if known == nil {
			continue
		}
		for _, text := range texts {
			core := text.Text
			if likes(c) {
				core = strings.Trim(core, "%")
			}
			if f.holds(known, c, core) {
				continue
			}
			if value := f.meant(column, known, core); value != "" {
				f.changed(RuleValue, "compared %s.%s with '%s' in place of '%s', which was not seen there", f.title(column.Of), column.Text, value, text.Text)
				text.Text = value
				return true
			}
			if h := f.home(sc, column, known, core); h != nil && len(texts) == 1 && sc.inner() {
				f.changed(RuleValue, "compared %s.%s with '%s', which was not seen in %s.%s", h.table.Name, h.column, h.value, f.title(column.Of), column.Text)
				*c = sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{column, {Op: sqltree.OpString, Text: h.value}}}
				f.stuck = !f.move(sc, c, h)
				return true
			}
		}
	}
	return false
}

// textsOf is a column that a condition compares with texts; nil where it does something else.
func textsOf(c *sqltree.Expr) (column *sqltree.Expr, texts []*sqltree.Expr) {
	switch {
	case c.Query != nil || len(c.Args) < 2 || c.Args[0].Op != sqltree.OpColumn:
		return nil, nil
	case c.Op == sqltree.OpEqual, c.Op == sqltree.OpIn:
	case likes(c) && len(c.Args) == 2 && !strings.ContainsAny(strings.Trim(c.Args[1].Text, "%"), "%_"):
	default:
		return nil, nil
	}
	if slices.ContainsFunc(c.Args[1:], func(e *sqltree.Expr) bool { return e.Op != sqltree.OpString }) {
		return nil, nil
	}
	return c.Args[0], c.Args[1:]
}

func likes(c *sqltree.Expr) bool { return c.Op == sqltree.OpLike || c.Op == sqltree.OpILike }

// known is a column of which the schema says what it may hold: texts of its profile, or numbers. Nil: it is none.
func (f *finder) known(column *sqltree.Expr) *schema.Column {
	t := f.table(column.Of)
	if t == nil {
		return nil
	}
	for i := range t.Columns {
		if c := &t.Columns[i]; strings.EqualFold(c.Name, column.Text) && (hasTexts(c) || schema.Numeric(c.Type)) {
			return c
		}
	}
	return nil
}

func hasTexts(c *schema.Column) bool {
	return c.Profile != nil && len(c.Profile.Texts) > 0 && schema.ShortType(c.Type) == "text"
}

// holds reports whether a column has a text, or of LIKE one that contains it.
func (f *finder) holds(column *schema.Column, c *sqltree.Expr, text string) bool {
	if schema.Numeric(column.Type) {
		_, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
		return err == nil || likes(c)
	}
	p, words := column.Profile, schema.Words(text)
	if !likes(c) {
		return p.Texts[words] == text || slices.Contains(p.Spellings[words], text)
	}
	for _, value := range p.Texts {
		if strings.Contains(value, text) || f.dialect != dialects.Postgres && strings.Contains(strings.ToLower(value), strings.ToLower(text)) {
			return true
		}
	}
	return false
}

// meant is the value of a column that a text stands for: the same words, or, where all values are known, the only one
// that the question says and that has a word of the text. "": there is none.
func (f *finder) meant(column *sqltree.Expr, known *schema.Column, text string) (value string) {
	if schema.Numeric(known.Type) {
		return ""
	}
	p, words := known.Profile, schema.Words(text)
	if p.Texts[words] != "" && len(p.Spellings[words]) == 0 {
		return p.Texts[words]
	}
	if p.Sampled {
		return ""
	}
	return f.saidOf(f.table(column.Of), known, text)
}

// saidOf is the only value of a column that the question says and that has a word of a text; "": there is none.
func (f *finder) saidOf(t *schema.Table, c *schema.Column, text string) (value string) {
	name := dialects.ColumnName{Table: strings.ToLower(t.Name), Column: strings.ToLower(c.Name)}
	for _, l := range f.said {
		if slices.Contains(l.Names, name) && shares(text, l.Value) {
			if value != "" && value != l.Value {
				return ""
			}
			value = l.Value
		}
	}
	return value
}

// shares reports whether two texts have a word in common that says something.
func shares(a, b string) bool {
	of := schema.Stems(b)
	return slices.ContainsFunc(schema.Stems(a), func(w string) bool { return !schema.Common(w) && slices.Contains(of, w) })
}

// home is a column that has a value.
type home struct {
	table         *schema.Table
	column, value string
}

// home is the column that has a text, or, where all values of the column that was compared are known, a value that the
// question says and that has a word of the text: the only one, else the only one of FROM, else the only one that the
// fewest joins lead to. Nil: there is none.
func (f *finder) home(sc *scope, from *sqltree.Expr, known *schema.Column, text string) *home {
	homes := f.homes(from, func(_ *schema.Table, c *schema.Column) string { return c.Profile.Texts[schema.Words(text)] })
	if len(homes) == 0 && (schema.Numeric(known.Type) || !known.Profile.Sampled) {
		homes = f.homes(from, func(t *schema.Table, c *schema.Column) string { return f.saidOf(t, c, text) })
	}
	if len(homes) > 1 {
		nearest, least := []home(nil), maxJoins+1
		for _, h := range homes {
			joins := 0
			if !sc.reads(f.mender, h.table) {
				roads := f.roads(sc, sc.tables, h.table, maxJoins)
				if len(roads) == 0 {
					continue
				}
				joins = len(roads[0].links)
			}
			if joins < least {
				nearest, least = nil, joins
			}
			if joins == least {
				nearest = append(nearest, h)
			}
		}
		homes = nearest
	}
	if len(homes) != 1 {
		return nil
	}
	return &homes[0]
}

// homes are the columns, but one, of which a value is wanted.
func (f *finder) homes(but *sqltree.Expr, wanted func(*schema.Table, *schema.Column) string) (out []home) {
	for i := range f.schema.Tables {
		t := &f.schema.Tables[i]
		for k := range t.Columns {
			c := &t.Columns[k]
			if !hasTexts(c) || t == f.table(but.Of) && strings.EqualFold(c.Name, but.Text) {
				continue
			}
			if value := wanted(t, c); value != "" {
				out = append(out, home{t, c.Name, value})
			}
		}
	}
	return out
}

// move makes a comparison one of the column that has the value; false: the column has no place in the query. A lookup
// by that comparison alone, as in genre_id = (SELECT id FROM genre WHERE name = 'Metallica'), gives way to it.
func (f *finder) move(sc *scope, c *sqltree.Expr, h *home) bool {
	column := c.Args[0]
	for _, s := range sc.tables {
		if f.table(s) == h.table {
			f.qualify(sc)
			column.Table, column.Schema, column.Text, column.Of = binding(s), "", h.column, s
			return true
		}
	}
	column.Table, column.Schema, column.Text, column.Of = "", "", h.column, nil
	w := want{exprs: []*sqltree.Expr{column}, tables: []*schema.Table{h.table}}
	t, roads := f.nearest(sc, w)
	multiplies := slices.ContainsFunc(roads, func(r road) bool {
		return slices.ContainsFunc(r.links, func(l link) bool { return !l.up })
	})
	if t == nil || multiplies {
		if outer := sc.lookup(); outer != nil && sc.outer.inner() {
			f.changed(RuleValue, "left out what looked it up in %s", f.title(sc.tables[0]))
			*outer = *c
			return f.move(sc.outer, outer, h)
		}
	}
	if t == nil || multiplies && sc.aggregates(f.dialect) {
		return false
	}
	if multiplies && !sc.body.Distinct {
		sc.body.Distinct = true
		f.changed(RuleValue, "left out rows that the join repeats")
	}
	return f.add(sc, w, t, roads)
}

// lookup is the condition outside a scope that takes a column of what the scope finds in one table by one condition;
// nil: the scope is something else.
func (sc *scope) lookup() *sqltree.Expr {
	b, q := sc.body, sc.query
	switch {
	case sc.outer == nil, len(sc.tables) != 1, len(sc.conditions()) != 1, sc.aggregates(""), b.Having != nil:
		return nil
	case len(q.With) > 0, q.Limit != nil, q.Offset != nil, len(b.Items) != 1, b.Items[0].Expr.Op != sqltree.OpColumn:
		return nil
	}
	for _, c := range sc.outer.conditions() {
		switch {
		case c.Op == sqltree.OpIn && c.Query == sc.query:
			return c
		case c.Op == sqltree.OpEqual && (c.Args[0].Query == sc.query || c.Args[1].Query == sc.query):
			return c
		}
	}
	return nil
}

// aggregates reports whether a scope makes one row of several, or computes over windows of them.
func (sc *scope) aggregates(d dialects.Dialect) bool {
	if len(sc.body.GroupBy) > 0 {
		return true
	}
	for e := range sc.own {
		if e.IsAggregate(d) || e.Call != nil && e.Call.Over != nil {
			return true
		}
	}
	return false
}
