package lineage

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Mark is s with its masked columns marked: those that rules name, and those of views that hold their values, by way of
// other views too. A view whose query is not known, or not understood, is masked as a whole.
func Mark(s *schema.Schema, r guard.Rules) *schema.Schema {
	if len(r.MaskColumns) == 0 {
		return s
	}
	out := *s
	out.Tables = slices.Clone(s.Tables)
	for i := range out.Tables {
		t := &out.Tables[i]
		t.Columns = slices.Clone(t.Columns)
		for j := range t.Columns {
			t.Columns[j].Masked = r.Masks(s.Dialect, t.Name, t.Columns[j].Name)
		}
	}
	var views []guard.View
	if r.Catalog != nil {
		views = r.Catalog.Views
	}
	for more := true; more; { // until no view reads one that was marked since
		more = false
		for i := range out.Tables {
			if t := &out.Tables[i]; isView(*t, s.Dialect, views) && markView(&out, t, views, r.Database) {
				more = true
			}
		}
	}
	return &out
}

func isView(t schema.Table, d dialects.Dialect, views []guard.View) bool {
	return t.View || viewOf(t, d, views) != nil
}

// viewOf is the view that a table of the schema is; nil: none that is known.
func viewOf(t schema.Table, d dialects.Dialect, views []guard.View) *guard.View {
	in, name := dialects.SplitTable(d, t.Name)
	for i, v := range views {
		own := v.Schema == "" || in == "" || strings.EqualFold(v.Schema, in)
		if strings.EqualFold(v.Name.Name, name) && own {
			return &views[i]
		}
	}
	return nil
}

// markView marks columns of a view, and says whether any is new.
func markView(s *schema.Schema, t *schema.Table, views []guard.View, database string) (more bool) {
	names := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		names[i] = c.Name
	}
	for i, masked := range maskedOf(s, t, views, database, names) {
		if masked && !t.Columns[i].Masked {
			t.Columns[i].Masked, more = true, true
		}
	}
	return more
}

// maskedOf says which columns of a view hold masked values.
func maskedOf(s *schema.Schema, t *schema.Table, views []guard.View, database string, names []string) []bool {
	all := slices.Repeat([]bool{true}, len(names))
	v := viewOf(*t, s.Dialect, views)
	if v == nil || v.SQL == "" || guard.CheckText(s.Dialect, v.SQL) != nil {
		return all
	}
	parsed, err := parse.Parse(s.Dialect, v.SQL)
	if err != nil || parsed.Query == nil || parsed.Kind != sqltree.KindQuery {
		return all
	}
	for q := range parsed.Query.Queries() {
		for e := range q.Exprs() {
			for x := range e.All() {
				if s.Dialect == dialects.MySQL && strings.EqualFold(x.Schema, database) && (x.Op == sqltree.OpColumn || x.Op == sqltree.OpStar) {
					x.Schema = "" // MySQL 8 writes a table's database before its alias
				}
			}
		}
	}
	l := Of(parsed.Query, s, database, nil)
	switch {
	case l.Withheld: // its rows tell
		return all
	case !l.Touches:
		return make([]bool, len(names))
	case !l.ordered || l.open || len(l.columns) != len(names):
		return all // CREATE VIEW v (a, b) gives new names
	}
	return l.Masked(names)
}
