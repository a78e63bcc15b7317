package mask

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Where a query leaves the order of rows open, an engine may give them in the order of masked values: it groups by
// sorting, or reads an index on them, even if the query names other columns of the table alone. Of values whose letters
// are evenly spread, the rank reveals the first ones. So wherever the order shows, in the result, in the rows that
// LIMIT leaves, in row_number() and array_agg(), it is made one of keys or of chance.

// arrange is a query in which no order is left open of rows that come from tables with masked columns. ok is false
// where a part of it takes no order.
func (m *Session) arrange(q *query) (sql string, ok bool) {
	if !q.Touches && !m.over(q.tree, map[*sqltree.CTE]bool{}) {
		return q.sql, true
	}
	inOrder, recursive := shown(m.db.Dialect(), q.tree), recursions(q.tree)
	var kept []func()
	for _, inner := range slices.Collect(q.tree.Queries()) {
		if !m.over(inner, map[*sqltree.CTE]bool{}) {
			continue
		}
		kept = append(kept, m.headings(inner))
		lists, ok := m.arrangeCalls(inner)
		if !ok || !m.arrangeGroups(inner) || lists && !m.arrangeSource(inner) {
			return "", false
		}
		keep := kept[len(kept)-1]
		keep()
		s, _ := inner.Body.(*sqltree.Select)
		switch cut := inner.Limit != nil || inner.Offset != nil || inOrder[inner]; {
		case s != nil && s.DistinctOn != nil: // which rows it gives hangs on the order
			free := inner.OrderBy == nil
			inner.OrderBy = slices.Concat(inner.OrderBy, orders(s.DistinctOn), m.chance())
			if (inner == q.tree || cut) && free && !m.within(inner) {
				return "", false
			}
		case inner != q.tree && (!cut || inner.WithTies):
		case recursive[inner]:
			return "", false
		case s != nil && rollup(s) && m.db.Dialect() == dialects.MySQL:
			if !m.within(inner) {
				return "", false
			}
		case s != nil && !s.Distinct && !inner.WithTies:
			inner.OrderBy = append(slices.Clip(inner.OrderBy), m.ties(s)...)
		case !q.Touches && !inner.WithTies && positions(inner) != nil:
			inner.OrderBy = append(slices.Clip(inner.OrderBy), positions(inner)...)
		case !m.within(inner):
			return "", false
		}
	}
	for _, keep := range kept { // of nested queries too, whose texts have changed since
		keep()
	}
	sql, err := sqltree.Print(m.db.Dialect(), q.tree)
	return sql, err == nil
}

// over reports whether a query reads a table with masked columns, whichever it selects. A view may read one and show
// none of them.
func (m *Session) over(q *sqltree.Query, seen map[*sqltree.CTE]bool) bool {
	for inner := range q.Queries() {
		s, isSelect := inner.Body.(*sqltree.Select)
		if !isSelect {
			continue
		}
		for source := range sqltree.Sources(s.From) {
			t, isTable := source.(*sqltree.Table)
			switch of := m.tableOf(source); {
			case !isTable:
			case t.CTE != nil:
				if !seen[t.CTE] {
					seen[t.CTE] = true
					if t.CTE.Query == nil || m.over(t.CTE.Query, seen) {
						return true
					}
				}
			case of == nil:
				if !guard.Describes(m.db.Dialect(), dialects.Name{Schema: t.Schema, Name: t.Name}) {
					return true
				}
			case of.View || slices.ContainsFunc(of.Columns, func(c schema.Column) bool { return c.Masked }):
				return true
			}
		}
	}
	return false
}

// tableOf is the table of the schema that a source is; nil where it is none.
func (m *Session) tableOf(s sqltree.Source) *schema.Table {
	t, isTable := s.(*sqltree.Table)
	if !isTable || t.CTE != nil {
		return nil
	}
	name := t.NameIn(m.schema)
	i := slices.IndexFunc(m.schema.Tables, func(t schema.Table) bool { return name != "" && strings.EqualFold(t.Name, name) })
	if i < 0 {
		return nil
	}
	return &m.schema.Tables[i]
}

// shown are the subqueries whose rows are seen in their order: arrays, and in SQLite values, which are the first of
// several rows where others have an error.
func shown(d dialects.Dialect, q *sqltree.Query) map[*sqltree.Query]bool {
	out := map[*sqltree.Query]bool{}
	for inner := range q.Queries() {
		for e := range inner.Exprs() {
			for x := range e.All() {
				if x.Op == sqltree.OpArrayQuery || x.Op == sqltree.OpSubquery && d == dialects.SQLite {
					out[x.Query] = true
				}
			}
		}
	}
	return out
}

// recursions are the queries of recursive CTEs, whose rows have no order of their own.
func recursions(q *sqltree.Query) map[*sqltree.Query]bool {
	out := map[*sqltree.Query]bool{}
	for inner := range q.Queries() {
		for _, c := range inner.With {
			if _, isSet := c.Query.Body.(*sqltree.SetOp); isSet && inner.Recursive {
				out[c.Query] = true
			}
		}
	}
	return out
}

// ties are what orders the rows of a SELECT that are equal in all else: the keys of its tables, which an index may have
// in order, or chance.
func (m *Session) ties(s *sqltree.Select) (out []sqltree.Order) {
	if s.GroupBy != nil || s.Having != nil || slices.ContainsFunc(s.Items, func(i sqltree.Item) bool { return calls(i.Expr) }) {
		return m.chance()
	}
	for source := range sqltree.Sources(s.From) {
		if _, isJoin := source.(*sqltree.Join); isJoin {
			continue
		}
		t := m.tableOf(source)
		masked := func(key string) bool {
			return slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return c.Masked && strings.EqualFold(c.Name, key) })
		}
		from, _ := source.(*sqltree.Table)
		if t == nil || len(t.PrimaryKey) == 0 || from.Columns != nil || from.SystemTime != nil || slices.ContainsFunc(t.PrimaryKey, masked) {
			return append(out, m.chance()...)
		}
		for _, c := range t.PrimaryKey {
			key := &sqltree.Expr{Op: sqltree.OpColumn, Table: cmp.Or(from.Alias, from.Name), Text: c, Of: from}
			out = append(out, sqltree.Order{Expr: key})
		}
	}
	return out
}

// calls reports whether an expression may be an aggregate.
func calls(e *sqltree.Expr) bool {
	for x := range e.All() {
		if x.Op == sqltree.OpCall {
			return true
		}
	}
	return false
}

// chance orders rows at random.
func (m *Session) chance() []sqltree.Order {
	function := "random"
	if m.db.Dialect() == dialects.MySQL {
		function = "rand"
	}
	return orders([]*sqltree.Expr{{Op: sqltree.OpCall, Text: function}})
}

func orders(exprs []*sqltree.Expr) (out []sqltree.Order) {
	for _, e := range exprs {
		out = append(out, sqltree.Order{Expr: e})
	}
	return out
}

// items are the select list that names the columns of a query.
func items(q *sqltree.Query) []sqltree.Item {
	body := q.Body
	for o, isSet := body.(*sqltree.SetOp); isSet; o, isSet = body.(*sqltree.SetOp) {
		body = o.Left.Body
	}
	if s, isSelect := body.(*sqltree.Select); isSelect {
		return s.Items
	}
	return nil
}

// positions are the numbers of all columns of a query; nil where they are not listed. UNION ALL may have columns of
// types that take no order.
func positions(q *sqltree.Query) []sqltree.Order {
	list := items(q)
	o, isSet := q.Body.(*sqltree.SetOp)
	if isSet && o.Op == sqltree.Union && o.All || slices.ContainsFunc(list, func(i sqltree.Item) bool { return i.Expr.IsStar() }) {
		return nil
	}
	var out []*sqltree.Expr
	for i := range list {
		out = append(out, position(i))
	}
	return orders(out)
}

func position(i int) *sqltree.Expr {
	return &sqltree.Expr{Op: sqltree.OpNumber, Text: strconv.Itoa(i + 1)}
}

// within makes a query that can be ordered by what it selects alone the source of another, which orders its rows. It
// reports whether the order that it has can be said there.
func (m *Session) within(q *sqltree.Query) bool {
	s, isSelect := q.Body.(*sqltree.Select)
	if isSelect {
		m.expand(s)
	}
	inner, outer := *q, sqltree.Query{Span: q.Span}
	keeps := q.WithTies || isSelect && s.DistinctOn != nil
	for _, o := range q.OrderBy {
		if isSelect && s.DistinctOn != nil {
			break // chance
		}
		by := m.output(q, o.Expr)
		if by == nil {
			return false
		}
		outer.OrderBy = append(outer.OrderBy, sqltree.Order{Expr: by, Desc: o.Desc, Nulls: o.Nulls})
	}
	if !keeps {
		inner.OrderBy = nil
	}
	if !q.WithTies {
		outer.Limit, outer.Offset = q.Limit, q.Offset
		inner.Limit, inner.Offset = nil, nil
	}
	outer.OrderBy = append(outer.OrderBy, m.chance()...)
	of := &sqltree.Derived{Query: &inner, Alias: arranged}
	outer.Body = &sqltree.Select{Items: m.apart(&inner, of), From: of}
	*q = outer
	return true
}

// apart are the columns of a query that becomes a derived table, by names that differ: MySQL takes no other.
func (m *Session) apart(q *sqltree.Query, of *sqltree.Derived) []sqltree.Item {
	list := items(q)
	star := []sqltree.Item{{Expr: &sqltree.Expr{Op: sqltree.OpStar}}}
	if m.db.Dialect() != dialects.MySQL || m.names(q, arranged) {
		return star
	}
	called, twice := make([]string, len(list)), false
	for i, item := range list {
		if item.Expr.IsStar() {
			return star
		}
		called[i] = cmp.Or(item.Name(), m.text(item.Expr))
		twice = twice || m.holds(called[:i], called[i])
	}
	if !twice {
		return star
	}
	out := make([]sqltree.Item, len(list))
	for i := range list {
		if item := &list[i]; item.Name() == "" || m.holds(called[:i], called[i]) {
			item.Alias = fmt.Sprintf("%s_%d", arranged, i+1)
		}
		column := &sqltree.Expr{Op: sqltree.OpColumn, Table: arranged, Text: list[i].Name(), Of: of}
		out[i] = sqltree.Item{Expr: column, Alias: heading(called[i], i)}
	}
	return out
}

func (m *Session) holds(names []string, name string) bool {
	return slices.ContainsFunc(names, func(n string) bool { return guard.MayName(m.db.Dialect(), n, name) })
}

// expand writes the star of tables out where two of their columns are called alike.
func (m *Session) expand(s *sqltree.Select) {
	if m.db.Dialect() != dialects.MySQL {
		return
	}
	var out []sqltree.Item
	var called []string
	twice := false
	add := func(item sqltree.Item) {
		out = append(out, item)
		twice = twice || m.holds(called, item.Name())
		called = append(called, item.Name())
	}
	for _, item := range s.Items {
		if !item.Expr.IsStar() {
			add(item)
			continue
		}
		for source := range sqltree.Sources(s.From) {
			if j, isJoin := source.(*sqltree.Join); isJoin {
				if (j.Natural || j.Using != nil) && item.Expr.Table == "" {
					return // which has columns of both once
				}
				continue
			}
			if item.Expr.Table != "" && item.Expr.Of != source {
				continue
			}
			t := m.tableOf(source)
			if t == nil {
				return
			}
			from := source.(*sqltree.Table)
			for _, c := range t.Columns {
				add(sqltree.Item{Expr: &sqltree.Expr{Op: sqltree.OpColumn, Table: cmp.Or(from.Alias, from.Name), Text: c.Name, Of: from}})
			}
		}
	}
	if twice {
		s.Items = out
	}
}

// output is what an expression of ORDER BY is among the columns that a query gives; nil where it is none of them.
func (m *Session) output(q *sqltree.Query, e *sqltree.Expr) *sqltree.Expr {
	if e.Op == sqltree.OpNumber {
		return e
	}
	bare := e.Op == sqltree.OpColumn && e.Table == ""
	for i, item := range items(q) {
		switch {
		case item.Expr.IsStar():
			if e.Op == sqltree.OpColumn {
				return &sqltree.Expr{Op: sqltree.OpColumn, Text: e.Text}
			}
			return nil
		case bare && strings.EqualFold(item.Name(), e.Text), m.text(item.Expr) == m.text(e):
			return position(i)
		}
	}
	return nil
}

// headings has the columns that a query selects keep the headings that the engine makes of their texts: keep is called
// when these have changed. SQLite takes for a string what no column is called, so that there only calls get a name, of
// which none is a masked value.
func (m *Session) headings(q *sqltree.Query) (keep func()) {
	s, isSelect := q.Body.(*sqltree.Select)
	if !isSelect || m.db.Dialect() == dialects.Postgres { // which calls a column as its function
		return func() {}
	}
	texts := make([]string, len(s.Items))
	for i, item := range s.Items {
		if item.Name() == "" && !item.Expr.IsStar() && (item.Expr.Op == sqltree.OpCall || m.db.Dialect() == dialects.MySQL) {
			texts[i] = m.text(item.Expr)
		}
	}
	return func() {
		for i, was := range texts {
			if item := &s.Items[i]; item.Name() == "" && was != "" && m.text(item.Expr) != was {
				item.Alias = heading(was, i)
			}
		}
	}
}

// heading is the name of a column, by its place where the text is longer than a name may be.
func heading(text string, i int) string {
	if text == "" || len(text) > longestName {
		return fmt.Sprintf("column_%d", i+1)
	}
	return text
}

// longestName is how many letters MySQL's aliases have at most.
const longestName = 256

// text is an expression as it prints; "" where it does not.
func (m *Session) text(e *sqltree.Expr) string {
	out, err := sqltree.PrintExpr(m.db.Dialect(), e)
	if err != nil {
		return ""
	}
	return out
}

// arrangeCalls orders the rows that functions of a query's own clauses see, where their values hang on it. Lists says
// that there are some in which no order may be written: see arrangeSource.
func (m *Session) arrangeCalls(q *sqltree.Query) (lists, ok bool) {
	var windows []sqltree.NamedWindow
	if s, isSelect := q.Body.(*sqltree.Select); isSelect {
		windows = s.Windows
	}
	for e := range q.Exprs() {
		for x := range e.All() {
			if x.Op != sqltree.OpCall {
				continue
			}
			var c sqltree.Call
			if x.Call != nil {
				c = *x.Call
			}
			ok := true
			switch name := strings.ToLower(x.Text); {
			case c.Over != nil:
				c.Over, ok = m.arrangeWindow(name, *c.Over, windows)
			case name == "any_value" && m.db.Dialect() == dialects.MySQL: // no aggregate: see arrangeGroups
				continue
			case ordered[name] && m.takesNoOrder(name):
				lists = true
				continue
			case ordered[name]:
				c.OrderBy, ok = m.arrangeRows(x.Args, c)
			default:
				continue
			}
			if !ok {
				return false, false
			}
			x.Call = &c
		}
	}
	return lists, true
}

// takesNoOrder reports whether the form of an aggregate has no place for ORDER BY.
func (m *Session) takesNoOrder(name string) bool {
	if m.db.Dialect() == dialects.MySQL {
		return name != "group_concat"
	}
	return name == "json_objectagg"
}

// arrangeWindow is a window of a function in which no order is left open that its value hangs on.
func (m *Session) arrangeWindow(name string, w sqltree.Window, windows []sqltree.NamedWindow) (*sqltree.Window, bool) {
	written := w
	for range len(windows) + 1 { // those that it is based on
		if w.Name == "" {
			break
		}
		i := slices.IndexFunc(windows, func(n sqltree.NamedWindow) bool { return strings.EqualFold(n.Name, w.Name) })
		if i < 0 {
			return nil, false
		}
		base := windows[i].Window
		w.Name = base.Name
		if w.PartitionBy == nil {
			w.PartitionBy = base.PartitionBy
		}
		if w.OrderBy == nil {
			w.OrderBy = base.OrderBy
		}
		if w.Frame == nil {
			w.Frame = base.Frame
		}
	}
	rows := w.Frame != nil && w.Frame.Unit == "rows"
	switch {
	case w.Name != "":
		return nil, false
	case !ordered[name] && !rows:
		return &written, true // equal rows are seen together
	case w.Frame != nil && !rows && (w.Frame.Unit == "groups" || w.Frame.Start.Offset != nil || w.Frame.End.Offset != nil):
		return nil, false
	case w.OrderBy == nil && w.Frame == nil && !ranking[name]: // it sees all rows, which with an order it would not
		w.Frame = &sqltree.Frame{Unit: "rows", Start: sqltree.Bound{Kind: "unbounded preceding"}, End: sqltree.Bound{Kind: "unbounded following"}}
	}
	w.OrderBy = append(slices.Clip(w.OrderBy), m.chance()...)
	return &w, true
}

// arrangeRows is the order in which an aggregate sees its rows.
func (m *Session) arrangeRows(args []*sqltree.Expr, c sqltree.Call) ([]sqltree.Order, bool) {
	d := m.db.Dialect()
	switch {
	case len(args) == 0:
		return nil, false // no order may be written there
	case c.Distinct && d == dialects.Postgres: // which sorts by the operands to find equal ones
		return c.OrderBy, true
	case c.Distinct, d == dialects.MySQL: // to which all rows are equal by RAND() here
		return append(slices.Clip(c.OrderBy), orders(args)...), true
	}
	return append(slices.Clip(c.OrderBy), m.chance()...), true
}

// ordered are the functions of rows in an order; of those that rank, no frame bounds what they see.
var (
	ranking = words(`lag lead ntile row_number`)
	ordered = words(`array_agg any_value first_value group_concat json_agg json_agg_strict json_arrayagg json_group_array
		json_group_object json_object_agg json_object_agg_strict json_object_agg_unique json_object_agg_unique_strict json_objectagg
		jsonb_agg jsonb_agg_strict jsonb_group_array jsonb_group_object jsonb_object_agg jsonb_object_agg_strict
		jsonb_object_agg_unique jsonb_object_agg_unique_strict lag last_value lead nth_value ntile row_number st_collect
		string_agg xmlagg`)
)

func words(list string) map[string]bool {
	all := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		all[w] = true
	}
	return all
}
