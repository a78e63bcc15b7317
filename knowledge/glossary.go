package knowledge

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/tomlfile"
)

// Term is a word of the team's, and what it means. It has Means, SQL or both. One with a Table is a metric.
type Term struct {
	Name     string   `toml:"-" json:"name"`
	Synonyms []string `toml:"synonyms" json:"synonyms,omitempty"`
	// Means is what may stand in the term's place in a question: "customers without an order".
	Means string `toml:"means" json:"means,omitempty"`
	// SQL is an expression over qualified columns, or the name of a table or a column: "customer.status = 'lost'". Of a
	// metric it is over columns of Table alone: "sum(unit_price * quantity)", or what is summed.
	SQL string `toml:"sql" json:"sql,omitempty"`
	// Table is that whose rows a metric is computed of, and Filter the condition on those that count; "": all.
	Table  string `toml:"table" json:"table,omitempty"`
	Filter string `toml:"filter" json:"filter,omitempty"`

	line int // in the glossary, from 1; 0: it is of none
}

// IsMetric reports whether the term is a metric.
func (t Term) IsMetric() bool { return t.Table != "" }

// Phrases are the term and its synonyms.
func (t Term) Phrases() []string { return append([]string{t.Name}, t.Synonyms...) }

// ParseGlossary reads a glossary: a table of TOML for each term. Errors are *FileError without a path.
//
//	["lost customer"]
//	synonyms = ["churned customer"]
//	means = "customer whose status is lost"
//	sql = "customer.status = 'lost'"
func ParseGlossary(text string) ([]Term, error) {
	var byName map[string]Term
	err := tomlfile.Decode(text, &byName)
	var wrong *tomlfile.Error
	if errors.As(err, &wrong) {
		return nil, &FileError{Line: wrong.Line, Err: errors.New(wrong.What)}
	}
	if err != nil {
		return nil, err
	}
	lines := tomlfile.Lines(text)
	var terms []Term
	phrases := map[string]string{} // in stems → the term
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		t := byName[name]
		t.Name, t.line = name, lines[name]
		bad := func(what string) error { return &FileError{Line: lines[name], Err: errors.New(what)} }
		if strings.TrimSpace(t.Means) == "" && strings.TrimSpace(t.SQL) == "" {
			return nil, bad("the term " + name + " says neither what it means nor its sql")
		}
		switch {
		case t.IsMetric() && strings.TrimSpace(t.SQL) == "":
			return nil, bad("the metric " + name + " has a table but no sql: write the expression that it computes")
		case !t.IsMetric() && t.Filter != "":
			return nil, bad("the term " + name + " has a filter but no table: name the table whose rows it filters")
		}
		if t.IsMetric() {
			if err := t.checkSyntax(); err != nil {
				return nil, bad("the metric " + name + ": " + err.Error())
			}
		}
		for _, phrase := range t.Phrases() {
			key := strings.Join(stemsOf(phrase), " ")
			switch other, taken := phrases[key]; {
			case key == "":
				return nil, bad("the term " + name + " has a phrase without a word")
			case taken && other != name:
				return nil, bad(phrase + " is said by the term " + other + " too")
			}
			phrases[key] = name
		}
		terms = append(terms, t)
	}
	return terms, nil
}

// Meaning is what of a schema a term names: a table, a column, or a value that a column holds.
type Meaning struct {
	Table, Column string // as the schema has them; no column: the table
	Value         string // of the column
	IsValue       bool
}

// reads reports whether a schema has all that the term's SQL names, which need be none. The meaning is nil where that
// is more than one name or value.
func (t Term) reads(s *schema.Schema) (m *Meaning, ok bool) {
	if strings.TrimSpace(t.SQL) == "" {
		return nil, true
	}
	statement, err := parse.Parse(s.Dialect, "SELECT "+t.SQL)
	if err != nil || statement.Query == nil {
		return nil, false
	}
	body, isSelect := statement.Query.Body.(*sqltree.Select)
	if !isSelect || len(body.Items) != 1 || body.From != nil || len(statement.Facts.Relations) > 0 {
		return nil, false
	}
	e := body.Items[0].Expr
	for x := range e.All() {
		if x.Op == sqltree.OpColumn && named(s, x) == nil {
			return nil, false
		}
	}
	if e.Op == sqltree.OpColumn {
		return named(s, e), true
	}
	if e.Op == sqltree.OpEqual && len(e.Args) == 2 {
		column, value := e.Args[0], e.Args[1]
		if value.Op == sqltree.OpColumn {
			column, value = value, column
		}
		literal := value.Op == sqltree.OpString || value.Op == sqltree.OpNumber
		if column.Op == sqltree.OpColumn && literal {
			if m := named(s, column); m.Column != "" {
				m.Value, m.IsValue = value.Text, true
				return m, true
			}
		}
	}
	return nil, true
}

// Query is one that computes the term's SQL, for those who judge what a query reads. Of a term that names tables or
// columns in it, it reads these tables; where the term is not in force it may be no query.
func (t Term) Query(s *schema.Schema) string {
	text := "SELECT " + t.SQL
	switch {
	case t.IsMetric() && t.Filter != "":
		return text + " FROM " + t.Table + " WHERE " + t.Filter
	case t.IsMetric():
		return text + " FROM " + t.Table
	}
	statement, err := parse.Parse(s.Dialect, text)
	if err != nil || statement.Query == nil {
		return text
	}
	var from []string
	for e := range statement.Query.Exprs() {
		for x := range e.All() {
			if x.Op != sqltree.OpColumn {
				continue
			}
			if m := named(s, x); m != nil && !slices.Contains(from, dialects.QuoteTable(s.Dialect, m.Table)) {
				from = append(from, dialects.QuoteTable(s.Dialect, m.Table))
			}
		}
	}
	if len(from) == 0 {
		return text
	}
	return text + " FROM " + strings.Join(from, ", ")
}

// WithQuery is the term as another form of its Query says it; not ok where that is none.
func (t Term) WithQuery(d dialects.Dialect, query string) (Term, bool) {
	statement, err := parse.Parse(d, query)
	if err != nil || statement.Query == nil {
		return t, false
	}
	body, isSelect := statement.Query.Body.(*sqltree.Select)
	if !isSelect || len(body.Items) != 1 || (body.Where == nil) != (t.Filter == "") {
		return t, false
	}
	if t.SQL, err = sqltree.PrintExpr(d, body.Items[0].Expr); err == nil && body.Where != nil {
		t.Filter, err = sqltree.PrintExpr(d, body.Where)
	}
	return t, err == nil
}

// named is the column, or the table, that a name means; nil: the schema has none, or several columns of it.
func named(s *schema.Schema, e *sqltree.Expr) *Meaning {
	var found []Meaning
	for _, t := range s.Tables {
		schemaName, plain := dialects.SplitTable(s.Dialect, t.Name)
		switch {
		case e.Table == "" && (strings.EqualFold(t.Name, e.Text) || strings.EqualFold(plain, e.Text)):
			return &Meaning{Table: t.Name}
		case e.Table != "" && strings.EqualFold(e.Table, schemaName) && strings.EqualFold(plain, e.Text):
			return &Meaning{Table: t.Name} // a table of a schema is written as a column of a table is
		case e.Table != "" && !strings.EqualFold(e.Table, plain), e.Schema != "" && !strings.EqualFold(e.Schema, schemaName):
			continue
		}
		for _, c := range t.Columns {
			if strings.EqualFold(c.Name, e.Text) {
				found = append(found, Meaning{Table: t.Name, Column: c.Name})
			}
		}
	}
	if len(found) != 1 {
		return nil
	}
	return &found[0]
}
