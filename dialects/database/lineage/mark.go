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
// other views too. A view of which nothing is known is masked as a whole.
func Mark(s *schema.Schema, r guard.Rules) *schema.Schema {
	marked, _ := mark(s, r)
	return marked
}

// Unproven are the views of s of which it is not known which columns show masked values: whose query is not reported,
// not understood, or reads what s does not have or calls what may, by way of other views too. A view that AllowTables
// names in full is not among them.
func Unproven(s *schema.Schema, r guard.Rules) (out []guard.Hidden) {
	for { // until no view reads one that was found before
		_, reasons := mark(s, r)
		rest := *s
		rest.Tables = nil
		for _, t := range s.Tables {
			in, name := dialects.SplitTable(s.Dialect, t.Name)
			n := dialects.Name{Schema: in, Name: name}
			if reason := reasons[t.Name]; reason != "" && !r.AllowsByName(s.Dialect, n) {
				out = append(out, guard.Hidden{Name: n, Reason: reason, Unproven: true})
			} else {
				rest.Tables = append(rest.Tables, t)
			}
		}
		if len(rest.Tables) == len(s.Tables) {
			return out
		}
		s = &rest
	}
}

// mark is s with its masked columns marked, and by view, why it is masked as a whole where nothing is known of it.
func mark(s *schema.Schema, r guard.Rules) (*schema.Schema, map[string]string) {
	if len(r.MaskColumns) == 0 {
		return s, nil
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
	reasons := map[string]string{}
	for more := true; more; { // until no view reads one that was marked since
		more = false
		for i := range out.Tables {
			t := &out.Tables[i]
			if !isView(*t, s.Dialect, views) {
				continue
			}
			masked, reason := maskedOf(&out, t, views, r.Database)
			for j := range t.Columns {
				if masked[j] && !t.Columns[j].Masked {
					t.Columns[j].Masked, more = true, true
				}
			}
			reasons[t.Name] = reason
		}
	}
	return &out, reasons
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

// maskedOf says which columns of a view hold masked values, and why all may, where it is not known which do.
func maskedOf(s *schema.Schema, t *schema.Table, views []guard.View, database string) (masked []bool, unproven string) {
	names := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		names[i] = c.Name
	}
	all := slices.Repeat([]bool{true}, len(names))
	v := viewOf(*t, s.Dialect, views)
	if v == nil || v.SQL == "" {
		return all, "the database does not tell what it reads, and so not whether it shows masked columns"
	}
	const obscure = "what it reads is not understood, and so not whether it shows masked columns"
	if guard.CheckText(s.Dialect, v.SQL) != nil {
		return all, obscure
	}
	parsed, err := parse.Parse(s.Dialect, v.SQL)
	if err != nil || parsed.Query == nil || parsed.Kind != sqltree.KindQuery {
		return all, obscure
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
	case l.Unknown:
		return all, "it reads or calls what is not known, and so may show masked columns"
	case l.Withheld: // its rows tell
		return all, ""
	case !l.Touches:
		return make([]bool, len(names)), ""
	case !l.ordered || len(l.columns) != len(names):
		return all, "" // CREATE VIEW v (a, b) gives new names
	}
	return l.Masked(names), ""
}
