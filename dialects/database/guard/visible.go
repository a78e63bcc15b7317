package guard

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Visible is the part of a schema that r lets queries read, so that what is said of the schema names nothing else. s is
// not changed.
func (r Rules) Visible(s *schema.Schema) *schema.Schema {
	if !r.Denies() && (r.Catalog == nil || len(r.Catalog.Hidden) == 0) {
		return s
	}
	c := columns{dialect: s.Dialect, catalog: r.Catalog, denied: r.denials(s.Dialect)}
	hidden := func(table, column string) bool {
		return slices.ContainsFunc(c.of(named(s.Dialect, table)), func(x denial) bool { return x.is(column) })
	}
	out := &schema.Schema{Dialect: s.Dialect, Collations: s.Collations}
	for _, view := range s.Broken {
		if r.relation(s.Dialect, named(s.Dialect, view)) == nil {
			out.Broken = append(out.Broken, view)
		}
	}
	forbidden := map[string]bool{}
	for _, t := range s.Tables {
		if refusal := r.relation(s.Dialect, named(s.Dialect, t.Name)); refusal != nil {
			forbidden[t.Name] = true
			continue
		}
		all := len(t.Columns)
		t.Columns = slices.DeleteFunc(slices.Clone(t.Columns), func(c schema.Column) bool { return hidden(t.Name, c.Name) })
		t.Denied = len(t.Columns) < all
		t.PrimaryKey = slices.DeleteFunc(slices.Clone(t.PrimaryKey), func(c string) bool { return hidden(t.Name, c) })
		t.Unique = slices.DeleteFunc(slices.Clone(t.Unique), func(key []string) bool {
			return slices.ContainsFunc(key, func(c string) bool { return hidden(t.Name, c) })
		})
		out.Tables = append(out.Tables, t)
	}
	for i := range out.Tables {
		t := &out.Tables[i]
		t.ForeignKeys = slices.DeleteFunc(slices.Clone(t.ForeignKeys), func(fk schema.ForeignKey) bool {
			return forbidden[fk.RefTable] ||
				slices.ContainsFunc(fk.Columns, func(c string) bool { return hidden(t.Name, c) }) ||
				slices.ContainsFunc(fk.RefColumns, func(c string) bool { return hidden(fk.RefTable, c) })
		})
	}
	return out
}

// Denies reports whether there are tables or columns that the rules keep from queries.
func (r Rules) Denies() bool { return len(r.OnlyTables)+len(r.DenyTables)+len(r.DenyColumns) > 0 }

// Unknown are the rules that name no table or column of a schema: typing errors, which would protect nothing. Patterns,
// and what may be read besides (AllowTables, AllowFunctions), are not looked at. Tables that come later are named by a
// pattern.
func (r Rules) Unknown(s *schema.Schema) []string {
	has := func(pattern, column string) bool {
		return slices.ContainsFunc(s.Tables, func(t schema.Table) bool {
			n := named(s.Dialect, t.Name)
			if n.Schema == "" {
				n.Schema = r.Database
			}
			return names(s.Dialect, pattern, n) && (column == "" ||
				slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return strings.EqualFold(c.Name, column) }))
		})
	}
	var out []string
	for list, patterns := range map[string][]string{"only_tables": r.OnlyTables, "deny_tables": r.DenyTables} {
		for _, p := range patterns {
			if !strings.HasSuffix(p, "*") && !has(p, "") {
				out = append(out, fmt.Sprintf("%s names %q: no such table", list, p))
			}
		}
	}
	for list, patterns := range map[string][]string{"deny_columns": r.DenyColumns, "mask_columns": r.MaskColumns} {
		for _, x := range columnPatterns(s.Dialect, patterns) {
			if !has(x.table, x.column) {
				out = append(out, fmt.Sprintf("%s names %q: no such column", list, x.pattern))
			}
		}
	}
	slices.Sort(out)
	return out
}

// Masks reports whether a column of a table is one of MaskColumns. Whatever SQLite keeps of such a table under other
// names (the shadow tables of a virtual one) is masked as a whole.
func (r Rules) Masks(d dialects.Dialect, table, column string) bool {
	c := columns{dialect: d, catalog: r.Catalog, denied: columnPatterns(d, r.MaskColumns)}
	n := named(d, table)
	of := c.of(n)
	shadow := d == dialects.SQLite && len(c.catalog.wholes(n)) > 1
	return len(of) > 0 && (shadow || slices.ContainsFunc(of, func(x denial) bool { return x.is(column) }))
}

// named takes the name of a dialects.Table apart.
func named(d dialects.Dialect, table string) dialects.Name {
	schema, name := dialects.SplitTable(d, table)
	return dialects.Name{Schema: schema, Name: name}
}
