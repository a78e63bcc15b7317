package guard

import (
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Grants are the rights that a login of its own needs to read what rules let queries read, and no more.
type Grants struct {
	All       bool // every table; then there are no Tables
	Tables    []TableGrant
	System    []dialects.Name // tables of the server that rules allow, all with a schema
	Functions []string        // that users made and rules allow, in full: "sales.bump"
	Masked    []string        // what mask_columns names: the login reads it, for people
}

// TableGrant is a table, or a view, and those of its columns that may be read; nil: all.
type TableGrant struct {
	Name    dialects.Name
	Columns []string
}

// Grants are those of a whole schema, of which visible is what queries may read.
func (r Rules) Grants(whole, visible *schema.Schema) Grants {
	g := Grants{All: !r.Denies(), Masked: r.MaskColumns}
	columns := map[string]int{}
	for _, t := range whole.Tables {
		columns[t.Name] = len(t.Columns)
	}
	for _, t := range visible.Tables {
		if g.All || len(t.Columns) == 0 {
			continue
		}
		grant := TableGrant{Name: r.at(whole.Dialect, named(whole.Dialect, t.Name))}
		if len(t.Columns) < columns[t.Name] {
			for _, c := range t.Columns {
				grant.Columns = append(grant.Columns, c.Name)
			}
		}
		g.Tables = append(g.Tables, grant)
	}
	for _, pattern := range r.AllowTables {
		schema, name, qualified := strings.Cut(pattern, ".")
		if !qualified {
			schema, name = "", pattern
			if whole.Dialect == dialects.Postgres {
				schema = "pg_catalog"
			}
		}
		n := dialects.Name{Schema: schema, Name: name}
		if schema != "" && !strings.HasSuffix(name, "*") && systemRelation(whole.Dialect, n) != "" {
			g.System = append(g.System, n)
		}
	}
	if r.Catalog != nil {
		for _, made := range slices.Sorted(maps.Keys(r.Catalog.Functions)) {
			for _, full := range r.Catalog.Functions[made] {
				if r.allowsMade(full) && !slices.Contains(g.Functions, full) {
					g.Functions = append(g.Functions, full)
				}
			}
		}
	}
	return g
}
