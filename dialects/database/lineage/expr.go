package lineage

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// expr is the level of an expression's value.
func (a *analysis) expr(e *sqltree.Expr) Level {
	if e == nil {
		return Clean
	}
	if a.standIn != nil && a.standIn(e) {
		a.touches = true
		return Pure
	}
	level := a.value(e)
	a.touches = a.touches || level > Clean
	return level
}

func (a *analysis) value(e *sqltree.Expr) Level {
	switch e.Op {
	case sqltree.OpColumn:
		return a.column(e)
	case sqltree.OpStar:
		if e.IsStar() {
			return a.wholeRow(e)
		}
	case sqltree.OpIsNull:
		return a.reveals(e.Args...)
	case sqltree.OpEqual, sqltree.OpNotEqual, sqltree.OpNullSafe:
		return a.compared(e.Args...)
	case sqltree.OpIn:
		if e.Query == nil {
			return a.compared(e.Args...)
		}
		return a.within(e)
	case sqltree.OpExists:
		if a.query(e.Query).withheld {
			return Derived
		}
		return Clean
	case sqltree.OpSubquery, sqltree.OpAny, sqltree.OpAll:
		if e.Query == nil {
			break
		}
		out := a.query(e.Query)
		if out.withheld || !out.ordered || len(out.columns) != 1 {
			return out.all()
		}
		return out.columns[0].level
	case sqltree.OpArrayQuery:
		return a.query(e.Query).all()
	case sqltree.OpCollate:
		return a.expr(e.Args[0])
	case sqltree.OpCall:
		return a.call(e)
	}
	if e.Query != nil { // an operator that is not known to have one
		return Derived
	}
	return a.computed(e.Operands()...)
}

// computed is the level of what is computed from operands.
func (a *analysis) computed(operands ...*sqltree.Expr) (level Level) {
	for _, x := range operands {
		if a.expr(x) > Clean {
			level = Derived
		}
	}
	return level
}

// reveals is the level of what is revealed of values themselves, without comparing them: whether they are NULL, how
// many there are. Stand-ins tell as much of a column's own values.
func (a *analysis) reveals(operands ...*sqltree.Expr) (level Level) {
	for _, x := range operands {
		if a.expr(x) == Derived {
			level = Derived
		}
	}
	return level
}

// compared is the level of whether values are equal: masked ones with masked ones, as stand-ins tell, or clean ones
// with clean ones.
func (a *analysis) compared(operands ...*sqltree.Expr) Level {
	seen := map[Level]bool{}
	for _, x := range operands {
		if x.Op != sqltree.OpNull {
			seen[a.expr(x)] = true
		}
	}
	if seen[Derived] || seen[Clean] && seen[Pure] {
		return Derived
	}
	return Clean
}

// within is the level of x IN (SELECT …).
func (a *analysis) within(e *sqltree.Expr) Level {
	out := a.query(e.Query)
	left := a.computed(e.Args...)
	if len(e.Args) == 1 {
		left = a.expr(e.Args[0])
	}
	switch {
	case out.withheld, !out.ordered && out.any() > Clean:
		return Derived
	case out.any() == Clean && left == Clean:
		return Clean
	case len(out.columns) == 1 && out.columns[0].level == Pure && left == Pure:
		return Clean
	}
	return Derived
}

// call is the level of a function's value. One that users made may read what it likes.
func (a *analysis) call(e *sqltree.Expr) Level {
	use := sqltree.Use{Name: dialects.Name{Schema: e.Schema, Name: e.Text}}
	known := slices.ContainsFunc([]sqltree.Site{sqltree.SiteScalar, sqltree.SiteAggregate, sqltree.SiteWindow, sqltree.SiteFrom}, func(s sqltree.Site) bool {
		use.Site = s
		return guard.Computes(a.dialect, use)
	})
	if !known {
		a.touches, a.unknown = true, true
		return Derived
	}
	c := e.Call
	if e.Text == "count" && (c == nil || c.Over == nil && c.Filter == nil && c.OrderBy == nil && c.WithinGroup == nil) {
		return a.reveals(e.Args...)
	}
	level := a.computed(e.Operands()...)
	if c != nil && c.Over != nil && c.Over.Name != "" {
		level = max(level, a.scope.windows)
	}
	return level
}

// window is the level of what a window's rows are chosen and ordered by.
func (a *analysis) window(w *sqltree.Window) Level {
	level := a.computed(w.PartitionBy...)
	for _, o := range w.OrderBy {
		level = max(level, a.computed(o.Expr))
	}
	if w.Frame != nil {
		level = max(level, a.computed(w.Frame.Start.Offset, w.Frame.End.Offset))
	}
	return level
}

// wholeRow is the level of a star in an expression: of COUNT(*) none, of f(t.*) that of all columns.
func (a *analysis) wholeRow(e *sqltree.Expr) Level {
	switch {
	case e.Table == "":
		return Clean
	case e.Of == nil:
		return Derived
	}
	return a.source(e.Of).any()
}

// column is the level of a column.
func (a *analysis) column(e *sqltree.Expr) Level {
	if a.disguised(e.Text) {
		return Derived
	}
	if e.Of != nil {
		return max(a.columnOf(e), a.instead(e))
	}
	named := func(c column) bool { return strings.EqualFold(c.name, e.Text) }
	switch {
	case e.Table != "":
	case slices.ContainsFunc(a.scope.items, named): // unless it is a column of a source, which goes before
		return max(output{columns: a.scope.items}.level(e.Text), a.listed(e.Text, a.scope))
	case e.Quoted && a.dialect == dialects.SQLite: // a string, unless some source or select list has the name
		level := Clean
		for s := a.scope; s != nil; s = s.outer {
			if slices.ContainsFunc(s.list, func(i sqltree.Item) bool { return i.Expr != e && strings.EqualFold(i.Name(), e.Text) }) {
				return Derived
			}
			level = max(level, a.listed(e.Text, s))
		}
		return level
	}
	return Derived
}

// disguised reports whether MySQL may take a name for that of a masked column although they differ.
func (a *analysis) disguised(name string) bool {
	if a.dialect != dialects.MySQL {
		return false
	}
	if strings.EqualFold(name, "_rowid") { // an integer key, whatever it is called
		return true
	}
	for _, t := range a.schema.Tables {
		for _, c := range t.Columns {
			if c.Masked && !dialects.EqualASCII(name, c.Name) && guard.MayName(a.dialect, name, c.Name) {
				return true
			}
		}
	}
	return false
}

// instead is the level of what MySQL may take for a name although a source has it: HAVING looks into its own select
// list first, and into those around it, though they be not followed yet.
func (a *analysis) instead(e *sqltree.Expr) Level {
	if e.Table != "" || a.dialect != dialects.MySQL || a.scope.items == nil {
		return Clean
	}
	level := Clean
	for _, c := range a.scope.items {
		if strings.EqualFold(c.name, e.Text) {
			level = max(level, c.level)
		}
	}
	for s := a.scope.outer; s != nil; s = s.outer {
		another := func(i sqltree.Item) bool {
			itself := i.Expr.Op == sqltree.OpColumn && i.Expr.Of == e.Of && strings.EqualFold(i.Expr.Text, e.Text)
			return strings.EqualFold(i.Name(), e.Text) && !itself
		}
		if slices.ContainsFunc(s.list, another) {
			return Derived
		}
	}
	return level
}

// listed is the highest level of what a name may mean in the sources of a scope; Clean where none of them has it. The
// name of a table is a column of SQLite's full-text tables.
func (a *analysis) listed(name string, s *scope) (level Level) {
	for _, source := range s.sources {
		o := a.source(source)
		t, isTable := source.(*sqltree.Table)
		called := func(c column) bool { return c.name == "" || strings.EqualFold(c.name, name) }
		if o.open || !o.ordered || slices.ContainsFunc(o.columns, called) || isTable && strings.EqualFold(t.Name, name) {
			level = max(level, o.level(name))
		}
	}
	return level
}

// columnOf is the level of a column whose source is known.
func (a *analysis) columnOf(e *sqltree.Expr) Level {
	o := a.source(e.Of)
	listed := func(c column) bool { return strings.EqualFold(c.name, e.Text) }
	t, isTable := e.Of.(*sqltree.Table)
	if slices.ContainsFunc(o.columns, listed) || !isTable || t.CTE != nil || t.Columns != nil {
		return o.level(e.Text)
	}
	described := a.describedTable(t)
	switch {
	case described == nil:
		return o.level(e.Text)
	case slices.Contains([]string{"ctid", "xmin", "xmax", "cmin", "cmax", "tableoid"}, strings.ToLower(e.Text)) && a.dialect == dialects.Postgres:
		return Clean
	case slices.Contains([]string{"rowid", "_rowid_", "oid"}, strings.ToLower(e.Text)) && a.dialect == dialects.SQLite:
		for _, key := range described.PrimaryKey { // an integer key is the row's number
			if o.level(key) > Clean {
				return Pure
			}
		}
		return Clean
	}
	return o.any()
}

// ordering is the level of an expression of ORDER BY or GROUP BY, which may be the number or the name of an output
// column.
func (a *analysis) ordering(e *sqltree.Expr, out output) Level {
	level := Clean
	if a.standIn != nil && a.standIn(e) { // which may be the number of one
		a.touches = true
		return Derived
	}
	bare := e
	for bare.Op == sqltree.OpCollate && a.dialect == dialects.SQLite { // elsewhere it is an expression
		bare = bare.Args[0]
	}
	if bare.Op == sqltree.OpNumber {
		n, err := strconv.Atoi(bare.Text)
		if err != nil || n < 1 || n > len(out.columns) || !out.ordered {
			return out.any()
		}
		return out.columns[n-1].level
	}
	if bare.Op == sqltree.OpColumn && bare.Table == "" {
		for _, c := range out.columns {
			if strings.EqualFold(c.name, bare.Text) {
				level = max(level, c.level)
			}
		}
		if bare.Of == nil && slices.ContainsFunc(out.columns, func(c column) bool { return strings.EqualFold(c.name, bare.Text) }) {
			return level
		}
	}
	return max(level, a.expr(e))
}

// grouping is the level of an expression of GROUP BY, where a column of FROM goes before one of the output.
func (a *analysis) grouping(e *sqltree.Expr, out output) Level {
	level := a.ordering(e, out)
	if e.Op == sqltree.OpColumn && e.Table == "" && e.Of == nil {
		level = max(level, a.listed(e.Text, a.scope))
	}
	return level
}
