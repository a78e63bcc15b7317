// Package lineage follows the values of masked columns through a query: which columns of its result hold them, or are
// computed from them, and whether its rows tell of them in other ways. It decides by the resolved tree, before anything
// runs, and fails closed: what is not shown to be clean is masked.
//
// lineage.go has the queries, expr.go the expressions, mark.go the columns of views.
package lineage

import (
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Level says how a value hangs on masked ones.
type Level int8

const (
	Clean   Level = iota // on none
	Pure                 // it is the value of a masked column, or a stand-in for one
	Derived              // it is computed from masked values, or may be
)

// Lineage is what is known of a query.
type Lineage struct {
	columns []column
	ordered bool // columns are those of the result, in their order
	open    bool // there may be others, which may be masked

	// Withheld says that the rows as such tell of masked values, or how many they are does: a condition, an order or a
	// grouping computes with them. A comparison for equality with masked columns and stand-ins reveals no more than
	// stand-ins do, and is none of these.
	Withheld bool
	// Computes says that some query within it gives a column that is computed from masked values, or may be. Such a
	// value reveals by being NULL, by being equal to another, or by failing.
	Computes bool
	// Touches says that the query reads a masked column, or what may be one.
	Touches bool
	// Unknown says that the query reads what the schema does not have, or calls what may read anything.
	Unknown bool
}

// column is one of a source or a result.
type column struct {
	name  string // "": the engine chooses it
	level Level
}

// Of follows the masked columns of s through q, which it resolves. Database is what tables of MySQL may be qualified
// with; "": those that are may be any. StandIn says which expressions stand for a masked value; nil: none does.
func Of(q *sqltree.Query, s *schema.Schema, database string, standIn func(*sqltree.Expr) bool) Lineage {
	a := newAnalysis(s, database, standIn)
	sqltree.Resolve(q, s)
	out := a.query(q)
	return Lineage{columns: out.columns, ordered: out.ordered, open: out.open, Withheld: out.withheld, Computes: a.computes, Touches: a.touches || out.open || out.withheld, Unknown: a.unknown || out.open}
}

func newAnalysis(s *schema.Schema, database string, standIn func(*sqltree.Expr) bool) *analysis {
	a := &analysis{dialect: s.Dialect, schema: s, home: database, standIn: standIn, scope: &scope{},
		ctes: map[*sqltree.CTE]output{}, read: map[*sqltree.CTE]bool{}, known: map[sqltree.Source]output{}}
	switch s.Dialect {
	case dialects.SQLite:
		a.home = "main"
	case dialects.Postgres:
		a.home = "public"
	}
	return a
}

// Masked says of each column of a result, which has these names, whether it may hold what is masked. A column that the
// schema does not list, as one that was added since it was read, may.
func (l Lineage) Masked(names []string) []bool {
	known := l.ordered && !l.open
	listed := func(name string) bool {
		return slices.ContainsFunc(l.columns, func(c column) bool { return strings.EqualFold(c.name, name) })
	}
	unlisted := 0 // less those whose names the engine chose
	for _, c := range l.columns {
		if c.name == "" {
			unlisted--
		}
	}
	for _, name := range names {
		if !listed(name) {
			unlisted++
		}
	}
	out := make([]bool, len(names))
	for i, name := range names {
		switch {
		case known && len(names) == len(l.columns):
			out[i] = l.columns[i].level > Clean
		case known, unlisted > 0 && !listed(name):
			out[i] = true
		default:
			out[i] = output{columns: l.columns, open: l.open}.level(name) > Clean
		}
	}
	return out
}

// analysis is one call of Of.
type analysis struct {
	dialect  dialects.Dialect
	schema   *schema.Schema
	home     string // the schema that names without one mean
	standIn  func(*sqltree.Expr) bool
	ctes     map[*sqltree.CTE]output
	known    map[sqltree.Source]output
	read     map[*sqltree.CTE]bool // in its round
	rounds   int                   // of recursive CTEs that were not the last
	scope    *scope                // of the query that is being looked at
	touches  bool                  // these as Lineage has them
	computes bool
	unknown  bool
}

// scope is what the names of a query may mean.
type scope struct {
	outer   *scope
	sources []sqltree.Source // of FROM, as far as they are known
	list    []sqltree.Item   // the select list
	items   []column         // what it gives, in the clauses that may name it
	windows Level            // of the WINDOW clause
}

// output is what a query, or a source of FROM, gives.
type output struct {
	columns  []column
	ordered  bool // all columns are listed, in their order
	open     bool // others than those that are listed may be masked
	withheld bool
}

// level is that of a column by its name: of several the highest. One that is not listed may be any.
func (o output) level(name string) Level {
	level, listed := Clean, false
	for _, c := range o.columns {
		if strings.EqualFold(c.name, name) {
			level, listed = max(level, c.level), true
		}
	}
	if listed {
		return level
	}
	if o.open {
		return Derived
	}
	return o.any()
}

// any is the highest level of all columns; what is not a column's own value is Derived.
func (o output) any() Level {
	if o.open || slices.ContainsFunc(o.columns, func(c column) bool { return c.level > Clean }) {
		return Derived
	}
	return Clean
}

// all is the level of all rows together: what their number or their order reveals counts too.
func (o output) all() Level {
	if o.withheld {
		return Derived
	}
	return o.any()
}

// renamed are the columns under the names that t(a, b) gives.
func (o output) renamed(names []string) output {
	if len(names) == 0 {
		return o
	}
	known := o.ordered && !o.open && len(names) <= len(o.columns)
	all := o.any()
	out := output{ordered: known, open: o.open, withheld: o.withheld}
	for i, name := range names {
		level := all
		if known {
			level = o.columns[i].level
		}
		out.columns = append(out.columns, column{name, level})
	}
	if known {
		out.columns = append(out.columns, o.columns[len(names):]...)
	}
	return out
}

func (a *analysis) query(q *sqltree.Query) (out output) {
	outer := a.scope
	a.scope = &scope{outer: outer}
	derived := func(c column) bool { return c.level == Derived }
	defer func() {
		a.scope = outer
		a.computes = a.computes || out.open || slices.ContainsFunc(out.columns, derived)
	}()
	switch b := q.Body.(type) {
	case *sqltree.Select:
		out = a.selection(b, q.OrderBy)
	case *sqltree.SetOp:
		out = a.setOp(b)
		for _, o := range q.OrderBy {
			out.withheld = out.withheld || a.ordering(o.Expr, out) > Clean
		}
	case *sqltree.Values:
		out = a.values(b)
	default:
		return output{open: true, withheld: true}
	}
	for _, e := range []*sqltree.Expr{q.Limit, q.Offset} {
		out.withheld = out.withheld || a.expr(e) > Clean
	}
	for i := range q.With { // one that nothing reads runs too, in some engines
		out.withheld = out.withheld || a.cte(&q.With[i]).withheld
	}
	return out
}

// cte is what an element of WITH gives. A recursive one sees itself as clean at first, then as it was found to be,
// until nothing changes; what rests on what was known before is looked at again.
func (a *analysis) cte(c *sqltree.CTE) output {
	if out, ok := a.ctes[c]; ok {
		a.read[c] = true
		return out
	}
	if c.Query == nil {
		return output{open: true, withheld: true}
	}
	ctes, known := a.ctes, a.known
	before := output{}
	for ; a.rounds < maxRounds; a.rounds++ {
		a.ctes, a.known = maps.Clone(ctes), maps.Clone(known)
		a.ctes[c], a.read[c] = before, false
		out := a.query(c.Query).renamed(c.Columns).added(c)
		out.withheld = out.withheld || before.withheld
		for i := range out.columns { // levels only rise
			if i < len(before.columns) {
				out.columns[i].level = max(out.columns[i].level, before.columns[i].level)
			}
		}
		a.ctes[c] = out
		same := slices.Equal(out.columns, before.columns) && out.open == before.open && out.withheld == before.withheld && out.ordered == before.ordered
		if same || !a.read[c] {
			return out
		}
		before = out
	}
	a.ctes, a.known = ctes, known
	a.ctes[c] = output{open: true, withheld: true}
	return a.ctes[c]
}

// added are the columns with those that SEARCH and CYCLE add, which hold rows of some others. CYCLE ends at rows that
// are equal, as a UNION does: how many there are reveals what is equal to a computed value.
func (o output) added(c *sqltree.CTE) output {
	var by []string
	if c.Search != nil {
		by = append(by, c.Search.By...)
	}
	if c.Cycle != nil {
		by = append(by, c.Cycle.Columns...)
		o.withheld = o.withheld || slices.ContainsFunc(c.Cycle.Columns, func(name string) bool { return o.level(name) == Derived })
	}
	level := Clean
	if slices.ContainsFunc(by, func(name string) bool { return o.level(name) > Clean }) {
		level = Derived
	}
	for _, name := range c.Added() {
		o.columns = append(slices.Clip(o.columns), column{name, level})
	}
	return o
}

// maxRounds bounds the rounds of all recursive CTEs of a query: each raises a level, or ends one.
const maxRounds = 100

func (a *analysis) values(v *sqltree.Values) output {
	out := output{ordered: true}
	for i, row := range v.Rows {
		for j, e := range row {
			if i == 0 {
				out.columns = append(out.columns, column{})
			}
			if j < len(out.columns) {
				out.columns[j].level = max(out.columns[j].level, mixed(a.expr(e), len(v.Rows) > 1))
			}
		}
	}
	return out
}

// mixed is the level of a value among others that may be of another one.
func mixed(l Level, among bool) Level {
	if l > Clean && among {
		return Derived
	}
	return l
}

// setOp joins operands column by column. Masked values next to clean ones are distinguished by what is equal: but for
// UNION ALL, the rows tell.
func (a *analysis) setOp(s *sqltree.SetOp) output {
	left, right := a.query(s.Left), a.query(s.Right)
	out := output{columns: slices.Clone(left.columns), ordered: left.ordered && right.ordered, open: left.open || right.open,
		withheld: left.withheld || right.withheld}
	all := s.Op == sqltree.Union && s.All
	if !out.ordered || len(left.columns) != len(right.columns) {
		if left.any()+right.any() > Clean {
			out.open, out.ordered = true, false
			out.withheld = out.withheld || !all
		}
		return out
	}
	for i := range out.columns {
		l, r := left.columns[i].level, right.columns[i].level
		if l != r {
			out.columns[i].level = Derived
		}
		out.withheld = out.withheld || !all && out.columns[i].level == Derived
	}
	return out
}

func (a *analysis) selection(s *sqltree.Select, order []sqltree.Order) output {
	out := output{ordered: true}
	a.scope.list = s.Items
	if s.From != nil {
		out.withheld = a.from(s)
	}
	for _, w := range s.Windows {
		a.scope.windows = max(a.scope.windows, a.window(&w.Window))
	}
	out.withheld = out.withheld || a.scope.windows > Clean // PostgreSQL computes one that nothing names
	for _, i := range s.Items {
		if !i.Expr.IsStar() {
			out.columns = append(out.columns, column{i.Name(), a.expr(i.Expr)})
			continue
		}
		a.star(s, i.Expr, &out)
	}
	if a.dialect == dialects.SQLite {
		a.scope.items = out.columns
	}
	out.withheld = out.withheld || a.expr(s.Where) > Clean
	if a.dialect == dialects.MySQL { // PostgreSQL takes bare names alone: see ordering
		a.scope.items = out.columns
	}
	out.withheld = out.withheld || a.expr(s.Having) > Clean
	for _, e := range s.DistinctOn {
		out.withheld = out.withheld || a.ordering(e, out) == Derived
	}
	for _, e := range s.GroupBy {
		out.withheld = out.withheld || a.grouping(e, out) == Derived
	}
	for _, o := range order {
		out.withheld = out.withheld || a.ordering(o.Expr, out) > Clean
	}
	derived := func(c column) bool { return c.level == Derived }
	if s.Distinct && (out.open || slices.ContainsFunc(out.columns, derived)) {
		out.withheld = true
	}
	return out
}

// star adds the columns of * or t.*. Those that USING and NATURAL merge stand elsewhere: then the order is not known.
func (a *analysis) star(s *sqltree.Select, e *sqltree.Expr, out *output) {
	add := func(o output) {
		a.touches = a.touches || o.any() > Clean
		out.columns = append(out.columns, o.columns...)
		out.ordered, out.open = out.ordered && o.ordered, out.open || o.open
		if len(out.columns) > maxColumns {
			*out = output{open: true, withheld: out.withheld}
		}
	}
	switch {
	case e.Table != "" && e.Of == nil:
		add(output{open: true})
	case e.Table != "":
		add(a.source(e.Of))
	default:
		for source := range sqltree.Sources(s.From) {
			if j, ok := source.(*sqltree.Join); ok {
				out.ordered = out.ordered && !j.Natural && j.Using == nil
				continue
			}
			add(a.source(source))
		}
	}
}

// maxColumns is more than any server's query has. Stars of CTEs over CTEs can multiply them without end.
const maxColumns = 40_000

// from looks at the sources of a SELECT and at how they are joined: whether the rows tell of masked values.
func (a *analysis) from(s *sqltree.Select) (withheld bool) {
	for source := range sqltree.Sources(s.From) { // what conditions and arguments may name
		switch source.(type) {
		case *sqltree.Table, *sqltree.Derived:
			a.source(source)
			a.scope.sources = append(a.scope.sources, source)
		}
	}
	var here []output
	for source := range sqltree.Sources(s.From) {
		switch source := source.(type) {
		case *sqltree.Join:
			withheld = withheld || a.expr(source.On) > Clean || a.merges(source, here)
		case *sqltree.Function:
			withheld = withheld || a.expr(source.Call) > Clean // how many rows it gives
			here = append(here, a.source(source))
			a.scope.sources = append(a.scope.sources, source)
		default:
			o := a.source(source)
			if t, isTable := source.(*sqltree.Table); isTable && t.SystemTime != nil {
				o.withheld = o.withheld || a.computed(t.SystemTime.At, t.SystemTime.To) > Clean
			}
			withheld = withheld || o.withheld
			here = append(here, o)
		}
	}
	return withheld
}

// merges reports whether USING or NATURAL compares masked columns with others.
func (a *analysis) merges(j *sqltree.Join, here []output) bool {
	if j.Natural {
		return slices.ContainsFunc(here, func(o output) bool { return o.any() > Clean })
	}
	if slices.ContainsFunc(j.Using, a.disguised) {
		return true
	}
	for _, name := range j.Using {
		levels := map[Level]bool{}
		for _, o := range here {
			listed := func(c column) bool { return strings.EqualFold(c.name, name) }
			if o.open || slices.ContainsFunc(o.columns, listed) {
				levels[o.level(name)] = true
			}
		}
		if levels[Derived] || levels[Pure] && levels[Clean] {
			return true
		}
		a.touches = a.touches || levels[Pure]
	}
	return false
}

// source is what a source of FROM gives.
func (a *analysis) source(s sqltree.Source) output {
	if out, ok := a.known[s]; ok {
		return out
	}
	var out output
	switch s := s.(type) {
	case *sqltree.Table:
		out = a.table(s).renamed(s.Columns)
	case *sqltree.Derived:
		out = a.query(s.Query).renamed(s.Columns)
	case *sqltree.Function:
		use := sqltree.Use{Name: dialects.Name{Schema: s.Call.Schema, Name: s.Call.Text}, Site: sqltree.SiteFrom}
		computes := guard.Computes(a.dialect, use)
		a.known[s] = output{open: true, withheld: true} // to its own operands, of which a name may seem to be its column
		if out.ordered = s.Defines(); !computes || a.expr(s.Call) > Clean {
			out = output{open: true, withheld: true}
		}
		if out.ordered {
			for _, name := range s.Columns {
				out.columns = append(out.columns, column{name, Clean})
			}
		}
		a.unknown = a.unknown || !computes
	case *sqltree.Join: // what the alias of USING means
		out = a.using(s)
	default:
		out, a.unknown = output{open: true, withheld: true}, true
	}
	a.known[s] = out
	return out
}

// using are the columns that USING merges.
func (a *analysis) using(j *sqltree.Join) output {
	out := output{ordered: true}
	for _, name := range j.Using {
		level := Clean
		for s := range sqltree.Sources(j) {
			if _, isJoin := s.(*sqltree.Join); isJoin {
				continue
			}
			o := a.source(s)
			if listed := func(c column) bool { return strings.EqualFold(c.name, name) }; o.open || slices.ContainsFunc(o.columns, listed) {
				level = max(level, o.level(name))
			}
		}
		out.columns = append(out.columns, column{name, level})
	}
	return out
}

// table is what a table gives: of one that the schema does not have nothing is known, but for the system's.
func (a *analysis) table(t *sqltree.Table) output {
	if t.CTE != nil {
		return a.cte(t.CTE)
	}
	described := a.describedTable(t)
	if described == nil {
		open := !guard.Describes(a.dialect, dialects.Name{Schema: t.Schema, Name: t.Name})
		a.unknown = a.unknown || open
		return output{open: open}
	}
	out := output{ordered: true}
	for _, c := range described.Columns {
		level := Clean
		if c.Masked {
			level = Pure
		}
		out.columns = append(out.columns, column{c.Name, level})
	}
	return out
}

// describedTable is a table as the schema has it; nil where it does not, or may mean another of that name.
func (a *analysis) describedTable(t *sqltree.Table) *schema.Table {
	name := t.NameIn(a.schema)
	if t.Schema != "" && strings.EqualFold(name, t.Name) && (a.home == "" || !strings.EqualFold(t.Schema, a.home)) {
		return nil
	}
	for i := range a.schema.Tables {
		if name != "" && strings.EqualFold(a.schema.Tables[i].Name, name) {
			return &a.schema.Tables[i]
		}
	}
	return nil
}

// Names reports whether a heading of the result is a name of the query, and not a text that the engine makes of an
// expression.
func (l Lineage) Names(heading string) bool {
	return heading != "" && slices.ContainsFunc(l.columns, func(c column) bool { return strings.EqualFold(c.name, heading) })
}

// Literal is a text or a number that a query compares with masked values, or computes with them.
type Literal struct {
	Literal *sqltree.Expr
	Column  string // a masked column next to it; "": not a plain one
}

// Literals are those of q, which it resolves, each once.
func Literals(q *sqltree.Query, s *schema.Schema) (out []Literal) {
	a := newAnalysis(s, "", nil)
	sqltree.Resolve(q, s)
	seen := map[*sqltree.Expr]bool{}
	for inner := range q.Queries() {
		a.scope = &scope{}
		if body, ok := inner.Body.(*sqltree.Select); ok {
			a.selection(body, nil) // which leaves there what names mean
		}
		for e := range inner.Exprs() {
			for x := range e.All() {
				if x.Op == sqltree.OpAnd || x.Op == sqltree.OpOr || x.Op == sqltree.OpNot || a.computed(x.Operands()...) == Clean {
					continue
				}
				column := ""
				for y := range x.All() {
					if column == "" && y.Op == sqltree.OpColumn && a.expr(y) > Clean {
						column = y.Text
					}
				}
				for y := range x.All() {
					if (y.Op == sqltree.OpString || y.Op == sqltree.OpNumber) && !seen[y] {
						seen[y] = true
						out = append(out, Literal{y, column})
					}
				}
			}
		}
	}
	return out
}
