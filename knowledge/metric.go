package knowledge

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Metric is a term that is computed of a table's rows, as a schema has it.
type Metric struct {
	Term
	In     string        // the table, as the schema has it
	Of     *sqltree.Expr // over unqualified columns of In; of one row, unless Whole
	Whole  bool          // Of aggregates: it is a ratio of sums, or an average
	Filter *sqltree.Expr // nil: all rows count
}

// Metric is the term as a schema has it; not ok where the schema lacks the table or a column, or the SQL is no
// expression over these alone.
func (t Term) Metric(s *schema.Schema) (m Metric, ok bool) {
	statement, err := parse.Parse(s.Dialect, t.Query(s))
	if err != nil || statement.Query == nil {
		return m, false
	}
	body, isSelect := statement.Query.Body.(*sqltree.Select)
	if !isSelect || body.Distinct || len(body.Items) != 1 || len(body.GroupBy) > 0 || body.Having != nil || statement.Query.Limit != nil || len(statement.Query.OrderBy) > 0 {
		return m, false
	}
	from, isTable := body.From.(*sqltree.Table)
	if !isTable {
		return m, false
	}
	of := tableOf(s, from)
	if of == nil || !plain(body.Items[0].Expr, from, of) || body.Where != nil && !plain(body.Where, from, of) {
		return m, false
	}
	m = Metric{Term: t, In: of.Name, Of: body.Items[0].Expr, Filter: body.Where}
	if sum := m.Of; sum.Op == sqltree.OpCall && sum.Text == "sum" && sum.Call == nil && len(sum.Args) == 1 {
		m.Of = sum.Args[0]
	}
	for e := range m.Of.All() {
		m.Whole = m.Whole || e.IsAggregate(s.Dialect) || e.Call != nil && e.Call.Over != nil
	}
	return m, true
}

// tableOf is the table of a schema that FROM reads; nil: it has none.
func tableOf(s *schema.Schema, from *sqltree.Table) *schema.Table {
	for i, t := range s.Tables {
		schemaName, name := dialects.SplitTable(s.Dialect, t.Name)
		if strings.EqualFold(name, from.Name) && (from.Schema == "" || strings.EqualFold(schemaName, from.Schema)) {
			return &s.Tables[i]
		}
	}
	return nil
}

// plain reports whether an expression is over columns of one table, and names each as the schema does, unqualified.
func plain(e *sqltree.Expr, from *sqltree.Table, of *schema.Table) bool {
	for x := range e.All() {
		if x.Query != nil {
			return false
		}
		if x.Op != sqltree.OpColumn {
			continue
		}
		at := slices.IndexFunc(of.Columns, func(c schema.Column) bool { return strings.EqualFold(c.Name, x.Text) })
		if at < 0 || x.Table != "" && !strings.EqualFold(x.Table, from.Name) && !strings.EqualFold(x.Table, from.Alias) {
			return false
		}
		x.Text, x.Table, x.Schema, x.Quoted = of.Columns[at].Name, "", "", false
	}
	return true
}

// Expression is a term's SQL, of a metric with its table and filter.
func (t Term) Expression() string {
	text := t.SQL
	if t.IsMetric() {
		text += " over " + t.Table
	}
	if t.Filter != "" {
		text += " where " + t.Filter
	}
	return text
}
