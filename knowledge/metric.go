package knowledge

import (
	"cmp"
	"errors"
	"fmt"
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

// What a term is where it is no Metric of a schema, but has no mistake either.
var (
	ErrElsewhere     = errors.New("it reads what this database does not have")
	ErrInexpressible = errors.New("it is no expression of this database's SQL over the columns of one table")
)

// Metric is the term as a schema has it. The error is ErrElsewhere, ErrInexpressible, or a mistake of whoever wrote it:
// a column that a table of the schema lacks.
func (t Term) Metric(s *schema.Schema) (m Metric, err error) {
	statement, err := parse.Parse(s.Dialect, t.Query(s))
	if err != nil || statement.Query == nil { // it may be of another dialect
		if from, err := parse.Parse(s.Dialect, "SELECT 1 FROM "+t.Table); err != nil || from.Query == nil || missing(from, s) != nil {
			return m, ErrElsewhere
		}
		return m, ErrInexpressible
	}
	if err := missing(statement, s); err != nil {
		return m, err
	}
	body, isSelect := statement.Query.Body.(*sqltree.Select)
	if !isSelect || body.Distinct || len(body.Items) != 1 || len(body.GroupBy) > 0 || body.Having != nil || statement.Query.Limit != nil || len(statement.Query.OrderBy) > 0 {
		return m, ErrInexpressible
	}
	from, isTable := body.From.(*sqltree.Table)
	if !isTable {
		return m, ErrInexpressible
	}
	of := tableOf(s, from)
	if of == nil || !plain(body.Items[0].Expr, from, of) || body.Where != nil && !plain(body.Where, from, of) {
		return m, ErrInexpressible
	}
	m = Metric{Term: t, In: of.Name, Of: body.Items[0].Expr, Filter: body.Where}
	if sum := m.Of; sum.Op == sqltree.OpCall && sum.Text == "sum" && sum.Call == nil && len(sum.Args) == 1 {
		m.Of = sum.Args[0]
	}
	for e := range m.Of.All() {
		m.Whole = m.Whole || e.IsAggregate(s.Dialect) || e.Call != nil && e.Call.Over != nil
	}
	return m, nil
}

// isWrong reports whether a parser's error is the text's fault, and not that the tree has no place for it.
func isWrong(err error) bool {
	var unknown *parse.UnknownError
	return err != nil && !errors.As(err, &unknown)
}

// checkSyntax finds what no dialect reads: a glossary does not say which databases it is for.
func (t Term) checkSyntax() error {
	var first error
	for _, d := range []dialects.Dialect{dialects.SQLite, dialects.Postgres, dialects.MySQL} {
		_, err := parse.Parse(d, t.Query(&schema.Schema{Dialect: d}))
		if !isWrong(err) {
			return nil
		}
		first = cmp.Or(first, err)
	}
	return first
}

// missing is what a statement names and a schema lacks; nil: nothing. Of a table whose columns rules deny it is not
// known what it lacks.
func missing(statement *sqltree.Statement, s *schema.Schema) (err error) {
	for _, p := range sqltree.Resolve(statement.Query, s) {
		switch p.Kind {
		case sqltree.UnknownTable:
			return ErrElsewhere
		case sqltree.UnknownColumn, sqltree.UnknownQualifier, sqltree.AmbiguousColumn:
			name := p.Name
			if p.Table != "" {
				name = p.Table + "." + name
			}
			if err != nil {
				continue
			}
			err = fmt.Errorf("%s: %s", p.Kind, name)
			if p.Kind != sqltree.AmbiguousColumn && len(p.Near) > 0 {
				err = fmt.Errorf("%w; did you mean %s?", err, p.Near[0])
			}
		}
	}
	if err == nil {
		return nil
	}
	for _, n := range statement.Facts.Relations {
		if t := tableOf(s, &sqltree.Table{Schema: n.Schema, Name: n.Name}); t == nil || t.Denied {
			return ErrElsewhere
		}
	}
	return err
}

// Check reports a metric that has a mistake over a schema, as a *FileError: answers without it could be wrong, and
// would not look so.
func (b *Base) Check(s *schema.Schema) error {
	if b == nil {
		return nil
	}
	for _, t := range b.Terms {
		if !t.IsMetric() {
			continue
		}
		if _, err := t.Metric(s); err != nil && err != ErrElsewhere && err != ErrInexpressible {
			return &FileError{Path: cmp.Or(b.glossary, GlossaryFile), Line: t.line, Err: fmt.Errorf("the metric %s: %w", t.Name, err)}
		}
	}
	return nil
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
