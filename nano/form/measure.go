package form

import (
	"slices"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Measure is a figure of a table's rows that no column holds: revenue, which is price times quantity. It has a pointer
// as a column has, and Decode writes what it is computed of.
type Measure struct {
	Table, Name string        // the name is no column's
	Of          *sqltree.Expr // over unqualified columns of Table
	Whole       bool          // Of aggregates rows: it is kept as it is where others are summed
	Filter      *sqltree.Expr // the rows that count; nil: all
	Suggested   bool          // by names alone: nobody said that it is so
	Metric      string        // that it is, as people call it
}

// IsAverage reports whether a measure that aggregates is an average, or another quotient of aggregates.
func (m *Measure) IsAverage() bool {
	for x := range m.Of.All() {
		if x.Op == sqltree.OpCall && x.Text == "avg" || x.Op == "/" && x.Args[0].Aggregate("") != nil && x.Args[1].Aggregate("") != nil {
			return true
		}
	}
	return false
}

// withMeasures is a schema with a column for each measure whose table it has.
func withMeasures(s *schema.Schema, measures []Measure) *schema.Schema {
	if len(measures) == 0 {
		return s
	}
	out := *s
	out.Tables = slices.Clone(s.Tables)
	for i := range out.Tables {
		t := &out.Tables[i]
		for _, m := range measures {
			if m.Table == t.Name {
				t.Columns = append(slices.Clip(t.Columns), schema.Column{Name: m.Name, Type: "numeric", NotNull: true})
			}
		}
	}
	return &out
}

// MeasureOf is the measure that a column represents; nil: the column is a column.
func (c *Catalog) MeasureOf(column int) *Measure { return c.Columns[column].measure }

// measured is what a measure is computed of, at one instance of its table.
func (s *selection) measured(m *Measure, of *sqltree.Expr, table, key int) *sqltree.Expr {
	x := copied(of)
	for column := range x.All() {
		if column.Op == sqltree.OpColumn {
			s.used = append(s.used, use{column, table, key})
		}
	}
	if m.Filter != nil && !slices.ContainsFunc(s.measures, func(u usedMeasure) bool { return u.Measure == m && u.key == key }) {
		s.measures = append(s.measures, usedMeasure{m, table, key})
	}
	return x
}

// usedMeasure is a measure with a filter, at one instance of its table.
type usedMeasure struct {
	*Measure
	table, key int
}

// filter adds the filters of the measures that a core uses to its conditions.
func (s *selection) filter(sel *sqltree.Select) {
	for _, m := range slices.Clone(s.measures) {
		conditions := slices.Clone(sqltree.Conjuncts(sel.Where))
		for _, c := range sqltree.Conjuncts(m.Filter) {
			conditions = append(conditions, s.measured(m.Measure, c, m.table, m.key))
		}
		sel.Where = sqltree.Conjunction(conditions)
	}
}

// compared splits a condition on a figure from what follows a select list, as one of its sum: "where price > V0" as
// "having sum price > V0".
func compared(rest []Token, figure Token) (having, others []Token) {
	at := slices.Index(rest, Where)
	if at < 0 || slices.Contains(rest, Or) || slices.Contains(rest, Between) {
		return nil, rest
	}
	for i := at + 1; i+2 < len(rest); i++ {
		if rest[i] != figure || rest[i-1] != Where && rest[i-1] != And || !slices.Contains(Comparisons, rest[i+1]) {
			continue
		}
		having = []Token{Having, Sum, figure, rest[i+1], rest[i+2]}
		others = slices.Clone(rest)
		switch {
		case rest[i-1] == And:
			others = slices.Delete(others, i-1, i+3)
		case i+3 < len(rest) && rest[i+3] == And:
			others = slices.Delete(others, i, i+4)
		default:
			others = slices.Delete(others, i-1, i+3)
		}
		return having, others
	}
	return nil, rest
}

// called is what an item of the outer select list is called that is a measure, its sum, or an aggregate of a whole one,
// which stays as it is; "" where it is neither.
func (s *selection) called(item []Token) string {
	if s.depth > 0 || len(item) == 0 || len(item) > 2 {
		return ""
	}
	c, ok := s.ColumnOf(item[len(item)-1])
	if !ok {
		return ""
	}
	if m := s.Columns[c].measure; m == nil || len(item) == 2 && item[0] != Sum && !m.Whole {
		return ""
	}
	return s.Columns[c].Name
}

// copied is a copy of an expression that holds no query.
func copied(e *sqltree.Expr) *sqltree.Expr {
	out := *e
	out.Args = nil
	for _, arg := range e.Args {
		out.Args = append(out.Args, copied(arg))
	}
	return &out
}

// Summed is a query that asks for single rows by a figure, with the sum of the figure for each of what it gives:
// "select name order price desc" as "select name group name order sum price desc". It is the query itself where the
// figure is summed already, or the query is of more than one core.
func (p *Prompt) Summed(tokens []Token, figure Token) []Token {
	others := []Token{Open, Close, Union, Intersect, Except, Having, On}
	if slices.ContainsFunc(tokens, func(t Token) bool { return slices.Contains(others, t) }) || len(tokens) == 0 || tokens[0] != Select {
		return tokens
	}
	end := slices.IndexFunc(tokens, func(t Token) bool { return slices.Contains([]Token{From, Where, Group, Order, Limit}, t) })
	if end < 0 {
		end = len(tokens)
	}
	var items, keys []Token
	bare, figures := false, 0
	for i := 1; i < end; i++ {
		from := i
		switch t := tokens[i]; {
		case t == Distinct && i == 1:
			continue
		case t == figure:
			items, bare, figures = append(items, Sum, figure), true, figures+1
			continue
		case t == Count, t == Sum, t == Avg, t == Min, t == Max:
			for i++; i+1 < end && (tokens[i] == Distinct || tokens[i] == Via || tokens[i-1] == Via); i++ {
			}
			items = append(items, tokens[from:i+1]...)
			figures++
			continue
		case t == Via:
			i += 2
		case t == Year, t == Month, t == Day:
			if i++; i < end && tokens[i] == Via {
				i += 2
			}
		}
		class, _ := tokens[min(i, end-1)].Pointer()
		if i >= end || class != 'C' {
			return tokens
		}
		items, keys = append(items, tokens[from:i+1]...), append(keys, tokens[from:i+1]...)
	}
	rest := slices.Clone(tokens[end:])
	at := slices.Index(rest, Order)
	ordered := at >= 0 && at+1 < len(rest) && rest[at+1] == figure
	having, rest := compared(rest, figure)
	if !bare && !ordered && having == nil || len(keys) == 0 && (at >= 0 || having != nil) {
		return tokens
	}
	at = slices.Index(rest, Order)
	if ordered {
		rest = slices.Insert(rest, at+1, Sum)
	}
	if len(keys) > 0 && !slices.Contains(rest, Group) {
		if at < 0 {
			if at = slices.Index(rest, Limit); at < 0 {
				at = len(rest)
			}
		}
		rest = slices.Insert(rest, at, slices.Concat([]Token{Group}, keys, having)...)
	} else if having != nil {
		return tokens
	}
	return slices.Concat([]Token{Select}, items, rest)
}
