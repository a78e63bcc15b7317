package guard

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// checkColumns refuses what reads a denied column, and whatever could hold one without its name: a star, a whole row
// (PostgreSQL's to_jsonb(o), SELECT o), new names for all columns (FROM t AS x(a, b)), NATURAL JOIN.
func checkColumns(d dialects.Dialect, s *sqltree.Statement, r *Rules) *Refusal {
	c := columns{dialect: d, schema: r.Schema, catalog: r.Catalog, denied: r.denials(d)}
	touched := false
	for _, n := range s.Facts.Relations {
		denied := c.of(n)
		if len(denied) > 0 && d == dialects.SQLite && len(c.catalog.wholes(n)) > 1 {
			return denied[0].refuse("the shadow table " + n.Name) // whose columns have other names
		}
		touched = touched || len(denied) > 0
	}
	if !touched {
		return nil
	}
	for _, use := range s.Facts.Functions {
		if d == dialects.SQLite && fullText[strings.ToLower(use.Name.Name)] {
			return c.denied[0].refuse(use.Name.Name + "()")
		}
	}
	sqltree.Resolve(s.Query, r.Schema)
	for q := range s.Query.Queries() {
		if refusal := c.query(q); refusal != nil {
			return refusal
		}
	}
	return nil
}

// columns is one run of checkColumns.
type columns struct {
	dialect dialects.Dialect
	schema  sqltree.Names
	catalog *Catalog
	denied  []denial
	seen    map[*sqltree.CTE]bool // while a column is looked for
	rows    []string              // names in FROM, of any query so far, that mean rows with a denied column, or all columns of a full-text table
}

type denial struct {
	dialect                dialects.Dialect
	pattern, table, column string
}

// denials are DenyColumns, taken apart.
func (r *Rules) denials(d dialects.Dialect) []denial { return columnPatterns(d, r.DenyColumns) }

// columnPatterns takes names of columns apart.
func columnPatterns(d dialects.Dialect, patterns []string) []denial {
	var out []denial
	for _, pattern := range patterns {
		table, column := "*", pattern
		if dot := strings.LastIndexByte(pattern, '.'); dot >= 0 {
			table, column = pattern[:dot], pattern[dot+1:]
		}
		out = append(out, denial{d, pattern, table, column})
	}
	return out
}

// of are the denials that concern a table.
func (c *columns) of(n dialects.Name) []denial {
	if len(c.denied) == 0 {
		return nil
	}
	var out []denial
	related := c.catalog.related(n)
	for _, x := range c.denied {
		if slices.ContainsFunc(related, func(table dialects.Name) bool { return names(c.dialect, x.table, table) }) {
			out = append(out, x)
		}
	}
	return out
}

// concerns are the denials that concern a source.
func (c *columns) concerns(s sqltree.Source) []denial {
	if t, ok := s.(*sqltree.Table); ok && t.CTE == nil {
		return c.of(dialects.Name{Schema: t.Schema, Name: t.Name})
	}
	return nil
}

func (c *columns) query(q *sqltree.Query) *Refusal {
	s, _ := q.Body.(*sqltree.Select)
	var here []denial // of what FROM reads
	if s != nil && s.From != nil {
		for source := range sqltree.Sources(s.From) {
			ds := c.concerns(source)
			here = append(here, ds...)
			if t, ok := source.(*sqltree.Table); ok && len(ds) > 0 {
				if t.Columns != nil {
					return ds[0].refuse("renaming all columns of " + t.Name)
				}
				if c.dialect != dialects.SQLite {
					c.rows = append(c.rows, t.Name, t.Alias)
				} else if len(c.catalog.related(dialects.Name{Name: t.Name})) > 1 { // a full-text table has a column of its name
					c.rows = append(c.rows, t.Name)
				}
			}
			if j, ok := source.(*sqltree.Join); ok {
				if refusal := c.join(j, here); refusal != nil {
					return refusal
				}
			}
		}
		for _, i := range s.Items {
			if i.Expr.Op == sqltree.OpStar && len(i.Expr.Args) == 0 && i.Expr.Table == "" && len(here) > 0 {
				return here[0].refuse("*")
			}
		}
	}
	for e := range q.Exprs() {
		for x := range e.All() {
			if refusal := c.expr(x); refusal != nil {
				return refusal
			}
		}
	}
	return nil
}

// join judges the columns that a join compares without an expression.
func (c *columns) join(j *sqltree.Join, here []denial) *Refusal {
	for _, x := range here {
		if j.Natural {
			return x.refuse("NATURAL JOIN")
		}
		if slices.ContainsFunc(j.Using, x.is) {
			return x.refuse("USING")
		}
	}
	return nil
}

func (c *columns) expr(e *sqltree.Expr) *Refusal {
	switch {
	case e.Op == "match" && c.dialect == dialects.SQLite:
		return c.denied[0].refuse("MATCH")
	case e.Op == sqltree.OpStar && len(e.Args) == 0 && e.Table != "":
		if ds := c.concerns(e.Of); len(ds) > 0 {
			return ds[0].refuse(e.Table + ".*")
		}
		if e.Of == nil {
			return c.denied[0].refuse(e.Table + ".*")
		}
	case e.Op == sqltree.OpColumn:
		ds := c.concerns(e.Of)
		if x := c.wholeRow(e, ds); x != nil {
			return x.refuse("the whole row " + strings.TrimPrefix(e.Table+"."+e.Text, "."))
		}
		if c.dialect == dialects.SQLite && !c.certain(e) && c.isRow(e.Text) { // which = looks for in all columns
			return c.denied[0].refuse(e.Text)
		}
		number := rowid(c.dialect, e.Text)
		for _, x := range ds {
			if x.is(e.Text) || number {
				return x.refuse(e.Text)
			}
		}
		for _, x := range c.denied {
			means := x.is(e.Text) || number && (c.dialect == dialects.MySQL || e.Of == nil)
			disguised := means && c.dialect == dialects.MySQL && !dialects.EqualASCII(x.column, e.Text) // whoever else has the name
			if disguised || len(ds) == 0 && means && !c.certain(e) {
				return x.refuse(e.Text)
			}
		}
	}
	return nil
}

// wholeRow reports whether a column may be a row of PostgreSQL that has a denied column: the name of a source, or a
// function of one that is written like a column, o.to_jsonb (4.2.6, 8.16.5).
func (c *columns) wholeRow(e *sqltree.Expr, ds []denial) *denial {
	if c.dialect != dialects.Postgres {
		return nil
	}
	row, unknown := e.Text, !c.certain(e)
	if e.Table != "" {
		row, unknown = e.Table, e.Of == nil || len(ds) > 0 && c.calls(e)
	}
	if unknown && c.isRow(row) {
		return &c.denied[0]
	}
	return nil
}

// isRow reports whether a name may mean rows with a denied column.
func (c *columns) isRow(name string) bool {
	return slices.ContainsFunc(c.rows, func(row string) bool { return strings.EqualFold(row, name) })
}

// calls reports whether a qualified column may be a function of its table's row: any that the table is not known to
// have, and without a schema those that show a row.
func (c *columns) calls(e *sqltree.Expr) bool {
	if c.schema == nil {
		return rowFunctions[e.Text]
	}
	t, ok := e.Of.(*sqltree.Table)
	return ok && !c.certain(e) && !systemColumns[e.Text] && !Describes(c.dialect, dialects.Name{Schema: t.Schema, Name: t.Name})
}

var (
	rowFunctions = words(`any_value array_agg concat hstore json_agg json_agg_strict json_build_array jsonb_agg
		jsonb_agg_strict jsonb_build_array max min quote_literal quote_nullable row_to_json to_json to_jsonb`)
	systemColumns = words("cmax cmin ctid tableoid xmax xmin") // of each table (5.6)
)

// certain reports whether a column is known to be of the source that Resolve found: one that lists it.
func (c *columns) certain(e *sqltree.Expr) bool {
	c.seen = map[*sqltree.CTE]bool{}
	return e.Of != nil && c.has(e.Of, func(name string) bool { return strings.EqualFold(name, e.Text) })
}

// has reports whether a source is known to have a column of some name.
func (c *columns) has(s sqltree.Source, is func(string) bool) bool {
	switch s := s.(type) {
	case *sqltree.Derived:
		return slices.ContainsFunc(s.Columns, is) || c.gives(s.Query, is)
	case *sqltree.Table:
		if s.CTE != nil {
			if c.seen[s.CTE] { // it may read itself, and others often
				return false
			}
			c.seen[s.CTE] = true
			return slices.ContainsFunc(s.Columns, is) || slices.ContainsFunc(s.CTE.Columns, is) ||
				slices.ContainsFunc(s.CTE.Added(), is) || c.gives(s.CTE.Query, is)
		}
		n := dialects.Name{Schema: s.Schema, Name: s.Name}
		lists := func(table dialects.Name) bool {
			listed, ok := c.schema[strings.ToLower(table.Schema)+"."+strings.ToLower(table.Name)]
			if !ok {
				listed = c.schema[strings.ToLower(table.Name)]
			}
			return slices.ContainsFunc(listed, is)
		}
		return slices.ContainsFunc(c.catalog.wholes(n), lists) // a partition has the columns of the whole
	}
	return false
}

// gives reports whether a query has a column of that name, whose own reading is judged in its place.
func (c *columns) gives(q *sqltree.Query, is func(string) bool) bool {
	for q != nil {
		switch b := q.Body.(type) {
		case *sqltree.Select:
			for _, i := range b.Items {
				switch {
				case !i.Expr.IsStar():
					if is(i.Name()) {
						return true
					}
				case i.Expr.Of != nil:
					if c.has(i.Expr.Of, is) {
						return true
					}
				default:
					for s := range sqltree.Sources(b.From) {
						if t, ok := s.(*sqltree.Table); ok && t.CTE == nil && c.has(s, is) { // a CTE may be one around it
							return true
						}
					}
				}
			}
			return false
		case *sqltree.SetOp:
			q = b.Left
		default:
			return false
		}
	}
	return false
}

// rowid reports whether a name may mean an integer key, whatever that is called.
func rowid(d dialects.Dialect, name string) bool {
	switch strings.ToLower(name) {
	case "_rowid_", "rowid", "oid":
		return d == dialects.SQLite
	case "_rowid":
		return d == dialects.MySQL
	}
	return false
}

// fullText are the functions of SQLite's full-text tables, which look into all columns.
var fullText = words("bm25 highlight match snippet")

func (x denial) is(name string) bool { return MayName(x.dialect, name, x.column) }

// MayName reports whether a server may take a name for that of a column or a table. MySQL folds some letters outside of
// ASCII to letters inside ("emaİl", and the Kelvin sign for k): there such a letter may be any.
func MayName(d dialects.Dialect, name, means string) bool {
	if strings.EqualFold(name, means) || d != dialects.MySQL {
		return strings.EqualFold(name, means)
	}
	a, b := []rune(name), []rune(means)
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] < utf8.RuneSelf && b[i] < utf8.RuneSelf && unicode.ToLower(a[i]) != unicode.ToLower(b[i]) {
			return false
		}
	}
	return true
}

func (x denial) refuse(what string) *Refusal {
	return &Refusal{Rule: RuleColumn,
		Reason: fmt.Sprintf("%s reads, or could read, the column %s, which may not be read", what, x.pattern),
		Allow:  fmt.Sprintf("an administrator has denied %q", x.pattern)}
}
