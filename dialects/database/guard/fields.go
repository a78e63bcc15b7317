package guard

import (
	"cmp"
	"fmt"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// checkFields judges what looks like a field and may be a call. To PostgreSQL (x).f is f(x) where x has no field f, and
// so is x.f where x is a function in FROM whose rows are single values: ('/etc/passwd'::text).pg_read_file reads that
// file. The manual says so of rows (8.16.5, "functional notation"), ParseFuncOrColumn in parse_func.c does it with any
// type. The row of a table has fields, and no function of the server's own that takes a row does more than compute.
func checkFields(d dialects.Dialect, s *sqltree.Statement, r *Rules) *Refusal {
	if d != dialects.Postgres {
		return nil
	}
	f := fields{rules: r, functions: map[string][]*sqltree.Function{}}
	for q := range s.Query.Queries() {
		if body, ok := q.Body.(*sqltree.Select); ok {
			for source := range sqltree.Sources(body.From) {
				if x, ok := source.(*sqltree.Function); ok {
					name := cmp.Or(x.Alias, x.Call.Text)
					f.functions[name] = append(f.functions[name], x)
				}
			}
		}
	}
	if len(f.functions) > 0 {
		sqltree.Resolve(s.Query, r.Schema)
	}
	for q := range s.Query.Queries() {
		for e := range q.Exprs() {
			for x := range e.All() {
				if refusal := f.expr(x); refusal != nil {
					return refusal
				}
			}
		}
	}
	return nil
}

// fields is one run of checkFields.
type fields struct {
	rules     *Rules
	functions map[string][]*sqltree.Function // those in FROM, by the names that columns are qualified with
}

func (f *fields) expr(e *sqltree.Expr) *Refusal {
	switch {
	case e.Op == sqltree.OpField && e.Text != "*" && !givesRow(e.Args[0]) && !f.isField(e.Text):
		return f.judge(e.Text, "(…)."+e.Text, "")
	case e.Op == sqltree.OpColumn && e.Table != "" && e.Schema == "":
		for _, x := range f.meant(e) {
			if !hasColumn(x, e.Text) {
				return f.judge(e.Text, e.Table+"."+e.Text, fmt.Sprintf(", unless FROM names the columns of %s: AS %s(%s)", e.Table, e.Table, e.Text))
			}
		}
	}
	return nil
}

// isField reports whether a name can only be a field's: composite types have it, and no function.
func (f *fields) isField(name string) bool {
	return f.rules.Catalog != nil && f.rules.Catalog.Fields[name]
}

// meant are the functions in FROM that a column may be one of.
func (f *fields) meant(e *sqltree.Expr) []*sqltree.Function {
	switch of := e.Of.(type) {
	case *sqltree.Function:
		return []*sqltree.Function{of}
	case *sqltree.Table:
		if cmp.Or(of.Alias, of.Name) == e.Table {
			return nil
		}
	case *sqltree.Derived:
		if of.Alias == e.Table {
			return nil
		}
	}
	return f.functions[e.Table]
}

// judge judges a field as the call that it may be.
func (f *fields) judge(name, written, unless string) *Refusal {
	use := sqltree.Use{Name: dialects.Name{Name: name}, Site: sqltree.SiteScalar}
	refusal := postgresFunctions.judge(dialects.Postgres, use, f.rules)
	if refusal != nil {
		refusal.Reason = fmt.Sprintf("%s may call a function%s: %s", written, unless, refusal.Reason)
	}
	return refusal
}

// givesRow reports whether an expression surely is a row of several fields.
func givesRow(e *sqltree.Expr) bool {
	return e.Op == sqltree.OpRow || e.Op == sqltree.OpCall && rowsOf[e.Text] && (e.Schema == "" || e.Schema == "pg_catalog")
}

// hasColumn reports whether x.name surely is a column of the function x in FROM, or x a row of several.
func hasColumn(x *sqltree.Function, name string) bool {
	if x.Ordinality || givesRow(x.Call) || x.Call.Text == "rows from" && len(x.Call.Args) > 1 {
		return true
	}
	for _, column := range x.Columns {
		if column == name {
			return true
		}
	}
	return x.Columns == nil && (name == cmp.Or(x.Alias, x.Call.Text) || name == "value" && valuesOf[x.Call.Text])
}

var (
	// rowsOf are the functions that give rows of several columns, whatever their arguments (pg_proc.proargmodes).
	rowsOf = words(`each json_each json_each_text jsonb_each jsonb_each_text json_populate_record json_populate_recordset
		jsonb_populate_record jsonb_populate_recordset json_to_record json_to_recordset jsonb_to_record jsonb_to_recordset
		pg_partition_tree ts_debug ts_parse ts_token_type`)

	// valuesOf are those whose only column is called "value", whatever their alias.
	valuesOf = words(`json_array_elements json_array_elements_text jsonb_array_elements jsonb_array_elements_text`)
)
