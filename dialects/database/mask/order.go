package mask

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Where a query leaves the order of rows open, an engine may give them in the order of masked values: it groups by
// sorting, or reads an index on them. Of values whose letters are evenly spread, the rank tells the first ones.

// shuffle orders the rows that a query leaves open by its table's key, or by chance, and says whether it did. ok is false
// where neither can be: of DISTINCT and of set operations, of which nobody can order by what they do not select, the
// rows that LIMIT leaves.
func (m *Session) shuffle(q *sqltree.Query, touches bool) (changed, ok bool) {
	s, isSelect := q.Body.(*sqltree.Select)
	if !touches && (!isSelect || m.maskedTable(s.From) == nil) {
		return false, true
	}
	ok = !q.WithTies
	for inner := range q.Queries() {
		switch {
		case inner != q && inner.Limit == nil && inner.Offset == nil:
			continue
		case sorted(inner):
			ok = ok && inner.Limit == nil && inner.Offset == nil
			continue
		}
		inner.OrderBy = append(slices.Clip(inner.OrderBy), m.ties(inner, inner == q)...)
		changed = true
	}
	return changed, ok
}

// sorted says whether a query takes no order but by what it selects.
func sorted(q *sqltree.Query) bool {
	s, isSelect := q.Body.(*sqltree.Select)
	return !isSelect || s.Distinct || s.DistinctOn != nil
}

// ties are what orders rows that are equal in all else: the key of the only table, which an index may have in order, or
// random numbers.
func (m *Session) ties(q *sqltree.Query, outermost bool) (out []sqltree.Order) {
	s := q.Body.(*sqltree.Select)
	isColumn := func(i sqltree.Item) bool { return i.Expr.Op == sqltree.OpColumn || i.Expr.IsStar() }
	plain := s.GroupBy == nil && s.Having == nil && !slices.ContainsFunc(s.Items, func(i sqltree.Item) bool { return !isColumn(i) })
	if t := m.maskedTable(s.From); t != nil && plain && outermost && len(t.PrimaryKey) > 0 && !slices.ContainsFunc(t.PrimaryKey, t.masked) {
		from := s.From.(*sqltree.Table)
		name := from.Alias
		if name == "" {
			name = from.Name
		}
		for _, c := range t.PrimaryKey {
			out = append(out, sqltree.Order{Expr: &sqltree.Expr{Op: sqltree.OpColumn, Table: name, Text: c, Of: from}})
		}
		return out
	}
	function := "random"
	if m.db.Dialect() == dialects.MySQL {
		function = "rand"
	}
	return []sqltree.Order{{Expr: &sqltree.Expr{Op: sqltree.OpCall, Text: function, Call: &sqltree.Call{}}}}
}

// maskedTable is the table that FROM reads, where it reads one alone and that has masked columns.
func (m *Session) maskedTable(from sqltree.Source) *keyed {
	t, isTable := from.(*sqltree.Table)
	if !isTable || t.CTE != nil {
		return nil
	}
	name := t.NameIn(m.schema)
	for i := range m.schema.Tables {
		s := &m.schema.Tables[i]
		if name != "" && strings.EqualFold(s.Name, name) && slices.ContainsFunc(s.Columns, func(c schema.Column) bool { return c.Masked }) {
			return &keyed{s}
		}
	}
	return nil
}

type keyed struct{ *schema.Table }

func (t *keyed) masked(column string) bool {
	return slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return c.Masked && strings.EqualFold(c.Name, column) })
}

// inOrder says whether a query has a function whose value hangs on an order of rows that it leaves open.
func inOrder(q *sqltree.Query) bool {
	for inner := range q.Queries() {
		for e := range inner.Exprs() {
			for x := range e.All() {
				if x.Op == sqltree.OpCall && ordered[strings.ToLower(x.Text)] &&
					(x.Call == nil || x.Call.OrderBy == nil && (x.Call.Over == nil || x.Call.Over.OrderBy == nil && x.Call.Over.Name == "")) {
					return true
				}
			}
		}
	}
	return false
}

// ordered are the functions of rows in an order.
var ordered = func() map[string]bool {
	all := map[string]bool{}
	for _, f := range strings.Fields(`array_agg any_value first_value group_concat json_agg json_agg_strict json_arrayagg json_group_array
		json_group_object json_object_agg json_objectagg jsonb_agg jsonb_agg_strict jsonb_group_array jsonb_group_object jsonb_object_agg lag
		last_value lead nth_value ntile row_number string_agg xmlagg`) {
		all[f] = true
	}
	return all
}()
