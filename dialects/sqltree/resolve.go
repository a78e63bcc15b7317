package sqltree

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/internal/edit"
)

// Schema is what Resolve and relalg know of a database: the tables and views, their columns, keys and nullability. A
// table's name is its own, or its schema and name with a dot between for one that queries name by its schema. Names are
// without regard to case. schema.Schema is one.
type Schema interface {
	TableNames() []string
	// ColumnNames are the columns of a table in their order; nil: there is no such table.
	ColumnNames(table string) []string
	// Keys are sets of columns of which no two rows have the same values, but for NULL.
	Keys(table string) [][]string
	// Column is the declared type of a column, and whether it can never be NULL; "", false where nothing is known of
	// it.
	Column(table, column string) (declared string, notNull bool)
}

// Names is a Schema of columns' names alone, by the tables' names in lower case.
type Names map[string][]string

func (n Names) TableNames() []string              { return slices.Collect(maps.Keys(n)) }
func (n Names) ColumnNames(table string) []string { return n[strings.ToLower(table)] }
func (n Names) Keys(string) [][]string            { return nil }
func (n Names) Column(_, _ string) (string, bool) { return "", false }

// NameIn is the name of a table in a schema; "" where the schema does not have it.
func (t *Table) NameIn(s Schema) string {
	if s == nil || t.CTE != nil {
		return ""
	}
	if t.Schema != "" && s.ColumnNames(t.Schema+"."+t.Name) != nil {
		return t.Schema + "." + t.Name
	}
	if s.ColumnNames(t.Name) != nil {
		return t.Name
	}
	return ""
}

// Resolve finds the source of every column of q, and of every qualified star, and sets Expr.Of. Names compare without
// regard to case.
//
// Of stays nil where a name means no column of a source (an expression of the select list, a column of a set
// operation) and where the schema does not say which source it is: a table that the schema does not have may have any
// column, so that an unqualified name is its column only where no other source may have it. It stays nil too where
// PostgreSQL and SQLite would differ: on what is another name by its case, and on what ON sees. And so it does where an
// inner source may have the name: one of that name that does not list the column, which PostgreSQL takes for a call,
// or one with columns whose names the engine chooses.
//
// The problems are names that are wrong in every dialect (but see WholeRow), each once, as far as the schema is known:
// none are reported of tables where the schema is empty, none of columns where any source in scope may have more than
// is known, none of what SQLite takes for a string, but where a string has no use: see misquoted.
func Resolve(q *Query, schema Schema) []Problem {
	r := &resolver{schema: schema, bound: make([]bound, 0, 8)}
	r.query(q, nil, nil)
	r.misquoted(q)
	return r.problems
}

// Problem is a name that means nothing, or too much.
type Problem struct {
	Kind  ProblemKind
	Name  string // as the query has it
	Table string // its qualifier; "": none
	// Near are names that may have been meant, the likeliest first. Columns are qualified as they could be written in
	// place of Name; those of tables that the query does not read come last. Of an ambiguous column: all that it may
	// mean.
	Near []string
	// At are the columns and stars that have the name; nil of tables and of USING.
	At []*Expr
}

// ProblemKind says what is wrong with a name.
type ProblemKind string

const (
	UnknownTable     ProblemKind = "unknown table"     // FROM has it, the schema does not
	UnknownQualifier ProblemKind = "unknown qualifier" // x.y, and no source in scope is called x
	UnknownColumn    ProblemKind = "unknown column"
	AmbiguousColumn  ProblemKind = "ambiguous column"
	WholeRow         ProblemKind = "whole row" // an unknown column, but for PostgreSQL: it is a source's name, and so its row
)

// Name is the name of the output column: its alias, else the column's own; "" where the engine chooses it, and of
// stars.
func (i Item) Name() string {
	if i.Alias == "" && i.Expr.Op == OpColumn {
		return i.Expr.Text
	}
	return i.Alias
}

// resolver is one call of Resolve.
type resolver struct {
	schema   Schema
	bound    []bound // a stack: the sources of the queries that are being resolved, those of the innermost last
	ctes     []visible
	problems []Problem
	texts    []text
}

// bound is a source that names may mean.
type bound struct {
	source Source // nil: the output of a set operation
	name   string // its alias, else its own; "": none
	heading
	merged []string // columns that an unqualified name finds on the other side of a USING or NATURAL join
}

// heading is the columns of a source in their order, "" for one whose name the engine chooses.
type heading struct {
	names []string
	more  extent
}

// extent says what a source has besides the columns that are listed.
type extent int8

const (
	exact   extent = iota // nothing
	unnamed               // columns whose names the engine chooses: of COUNT(*), of VALUES, of functions
	open                  // any: it is a table that the schema does not have
)

// visible is a CTE with what is known of its columns.
type visible struct {
	cte *CTE
	heading
}

// scope is where a name is looked up: the sources bound[lo:hi], the output columns that may be named as well,
// then the scope around it.
type scope struct {
	outer  *scope
	lo, hi int
	items  []Item
	part   bool // of a FROM clause: what an ON clause or an argument sees first; the whole of it is the outer scope
}

// query resolves q and says what columns it has. Self is the CTE that q defines, if any: its first operand gives the
// columns that a recursive one sees of itself.
func (r *resolver) query(q *Query, outer *scope, self *CTE) heading {
	ctes, lo := len(r.ctes), len(r.bound)
	for i := range q.With {
		r.with(&q.With[i], outer)
	}
	sc := &scope{outer: outer, lo: lo, hi: lo}
	var out heading
	switch b := q.Body.(type) {
	case *Select:
		out = r.selection(b, sc)
		for _, o := range q.OrderBy {
			r.outputFirst(o.Expr, sc)
		}
	case *SetOp:
		out = r.setOp(b, q.OrderBy, outer, self)
	case *Values:
		out = r.values(b, sc)
		r.orders(q.OrderBy, sc)
	}
	r.expr(q.Limit, outer)
	r.expr(q.Offset, outer)
	r.ctes, r.bound = r.ctes[:ctes], r.bound[:lo]
	return out
}

func (r *resolver) with(c *CTE, outer *scope) {
	if c.Query == nil {
		return
	}
	r.define(c, renamed(heading{more: open}, c.Columns)) // what a recursive one sees of itself at first
	h := renamed(r.query(c.Query, outer, c), c.Columns)
	h.names = slices.Concat(h.names, c.Added())
	r.define(c, h)
}

// define says what is known of a CTE from here on.
func (r *resolver) define(c *CTE, h heading) {
	for i := range r.ctes {
		if r.ctes[i].cte == c {
			r.ctes[i].heading = h
			return
		}
	}
	r.ctes = append(r.ctes, visible{c, h})
}

// setOp resolves both operands. The order is by output columns, which are those of the first operand; SQLite takes
// the others' too.
func (r *resolver) setOp(s *SetOp, order []Order, outer *scope, self *CTE) heading {
	out := r.query(s.Left, outer, self)
	if self != nil {
		r.define(self, renamed(out, self.Columns))
	}
	right := r.query(s.Right, outer, nil)
	if len(order) == 0 {
		return out
	}
	lo := len(r.bound)
	r.bound = append(r.bound, bound{heading: heading{slices.Concat(out.names, right.names), max(out.more, right.more)}})
	sc := &scope{outer: outer, lo: lo, hi: lo + 1}
	for _, o := range order {
		if e := o.Expr; e.Op == OpColumn && e.Table != "" {
			e.Of = nil // SQLite's T1.name is an expression of some operand, by its text
		} else {
			r.expr(e, sc)
		}
	}
	return out
}

func (r *resolver) values(v *Values, sc *scope) heading {
	for _, row := range v.Rows {
		r.exprs(row, sc)
	}
	out := heading{more: unnamed}
	if len(v.Rows) > 0 {
		out.names = make([]string, len(v.Rows[0]))
	}
	return out
}

// selection resolves a SELECT. Which clauses may name output columns differs: PostgreSQL has GROUP BY and ORDER BY,
// MySQL HAVING too, SQLite all but the select list and FROM. All prefer a source's column, but in ORDER BY; MySQL does
// not in HAVING, where the column is found here all the same.
func (r *resolver) selection(s *Select, sc *scope) heading {
	if s.From != nil {
		r.from(s.From, sc)
		r.conditions(s.From, sc.lo, sc)
	}
	for _, i := range s.Items {
		r.expr(i.Expr, sc)
	}
	sc.items = s.Items
	for _, e := range s.DistinctOn {
		r.outputFirst(e, sc)
	}
	r.expr(s.Where, sc)
	r.exprs(s.GroupBy, sc)
	r.expr(s.Having, sc)
	for i := range s.Windows {
		w := &s.Windows[i].Window
		r.exprs(w.PartitionBy, sc)
		r.orders(w.OrderBy, sc)
		if w.Frame != nil {
			r.expr(w.Frame.Start.Offset, sc)
			r.expr(w.Frame.End.Offset, sc)
		}
	}
	return r.output(s.Items, sc)
}

// output is what a select list gives, with its stars written out.
func (r *resolver) output(items []Item, sc *scope) heading {
	out := heading{names: make([]string, 0, len(items))}
	for _, i := range items {
		if !i.Expr.IsStar() {
			name := i.Name()
			if name == "" {
				out.more = max(out.more, unnamed)
			}
			out.names = append(out.names, name)
			continue
		}
		for _, b := range r.bound[sc.lo:sc.hi] {
			switch {
			case i.Expr.Table != "" && !b.called(i.Expr):
				continue
			case i.Expr.Table != "" || b.merged == nil:
				out.names = append(out.names, b.names...)
			default:
				out.names = slices.AppendSeq(out.names, b.unmerged)
				out.more = max(out.more, unnamed) // their order differs: but for SQLite, merged columns come first
			}
			out.more = max(out.more, b.more)
		}
		if len(out.names) > maxColumns {
			return heading{more: open}
		}
	}
	return out
}

// maxColumns is more than any server's query has. Stars of CTEs over CTEs can multiply them without end.
const maxColumns = 40_000

// IsStar distinguishes the star of a select list or of COUNT(*) from a product.
func (e *Expr) IsStar() bool { return e.Op == OpStar && len(e.Args) == 0 }

// renamed is h under the names that t(a, b) gives.
func renamed(h heading, names []string) heading {
	switch {
	case len(names) == 0:
		return h
	case h.more != open && len(names) >= len(h.names):
		return heading{names, exact}
	case h.more != exact: // which keep their names is not known
		return heading{names, unnamed}
	}
	return heading{slices.Concat(names, h.names[len(names):]), h.more}
}

// from binds the sources of a FROM clause, from the left; conditions come later. LATERAL queries see those that are
// bound already.
func (r *resolver) from(s Source, sc *scope) {
	switch s := s.(type) {
	case *Table:
		r.bind(sc, bound{source: s, name: cmp.Or(s.Alias, s.Name), heading: renamed(r.table(s), s.Columns)})
	case *Derived:
		outer := sc.outer
		if s.Lateral {
			outer = sc
		}
		r.bind(sc, bound{source: s, name: s.Alias, heading: renamed(r.query(s.Query, outer, nil), s.Columns)})
	case *Function:
		name := cmp.Or(s.Alias, s.Call.Text)
		names := s.Columns
		if names == nil { // PostgreSQL calls the column of a scalar function as the function is called
			names = []string{name}
		}
		r.bind(sc, bound{source: s, name: name, heading: heading{names, unnamed}})
	case *Join:
		lo := sc.hi
		r.from(s.Left, sc)
		mid := sc.hi
		r.from(s.Right, sc)
		r.merge(s, r.bound[lo:mid], r.bound[mid:sc.hi], sc)
		if s.UsingAlias != "" { // only a qualified name finds them
			r.bind(sc, bound{source: s, name: s.UsingAlias, heading: heading{names: s.Using}, merged: s.Using})
		}
	}
}

func (r *resolver) bind(sc *scope, b bound) {
	r.bound = append(r.bound, b)
	sc.hi++
}

// table is what is known of a table's columns.
func (r *resolver) table(t *Table) heading {
	if t.CTE != nil {
		for i := range r.ctes {
			if r.ctes[i].cte == t.CTE {
				return r.ctes[i].heading
			}
		}
		return heading{more: open}
	}
	if name := t.NameIn(r.schema); name != "" {
		return heading{r.schema.ColumnNames(name), exact}
	}
	if t.Schema == "" && !isSystemTable(strings.ToLower(t.Name)) && r.schema != nil && len(r.schema.TableNames()) > 0 {
		r.report(nil, UnknownTable, t.Name, "", func() []string { return r.nearTables(t.Name) })
	}
	return heading{more: open}
}

// isSystemTable recognises the tables that engines have and no schema lists.
func isSystemTable(name string) bool {
	for _, prefix := range []string{"sqlite_", "pragma_", "json_", "pg_"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return name == "dual"
}

// isSystemColumn recognises the columns that SQLite and PostgreSQL give to tables besides their own.
func isSystemColumn(name string) bool {
	switch name {
	case "rowid", "_rowid_", "oid", "ctid", "tableoid", "xmin", "xmax", "cmin", "cmax":
		return true
	}
	return false
}

// merge makes one column of two that USING or NATURAL names: that of the left, or of the right in a right join.
func (r *resolver) merge(j *Join, left, right []bound, sc *scope) {
	names := j.Using
	if j.Natural {
		names = common(left, right)
	}
	for _, name := range j.Using {
		if lacks(left, name) || lacks(right, name) {
			r.report(nil, UnknownColumn, name, "", func() []string { return r.nearColumns(name, sc) })
		}
	}
	if len(names) == 0 {
		return
	}
	if j.Kind == RightJoin {
		right = left
	}
	for i := range right {
		right[i].merged = slices.Concat(right[i].merged, names)
	}
}

// common are the names that both sides show.
func common(left, right []bound) []string {
	var names []string
	for _, b := range right {
		for name := range b.unmerged {
			if slices.ContainsFunc(left, func(l bound) bool { return has(l.names, name) && !has(l.merged, name) }) {
				names = append(names, name)
			}
		}
	}
	return names
}

// lacks says that none of the sources can have a column.
func lacks(sources []bound, name string) bool {
	return !slices.ContainsFunc(sources, func(b bound) bool { return b.more != exact || has(b.names, name) })
}

// conditions resolves the ON clauses and the arguments of functions in s, whose first source is bound[lo]; hi is after
// its last. A condition sees what it joins, an argument what is on its left; SQLite lets both see the rest of FROM too.
func (r *resolver) conditions(s Source, lo int, sc *scope) (hi int) {
	switch s := s.(type) {
	case *Function:
		r.expr(s.Call, &scope{outer: sc, lo: sc.lo, hi: lo, part: true})
	case *Join:
		hi = r.conditions(s.Right, r.conditions(s.Left, lo, sc), sc)
		if s.On != nil {
			r.expr(s.On, &scope{outer: sc, lo: lo, hi: hi, part: true})
		}
		if s.UsingAlias != "" {
			hi++ // where it is bound
		}
		return hi
	case *Table:
		if t := s.SystemTime; t != nil {
			before := &scope{outer: sc, lo: sc.lo, hi: lo, part: true}
			r.expr(t.At, before)
			r.expr(t.To, before)
		}
	}
	return lo + 1
}

func (r *resolver) exprs(es []*Expr, sc *scope) {
	for _, e := range es {
		r.expr(e, sc)
	}
}

func (r *resolver) orders(os []Order, sc *scope) {
	for _, o := range os {
		r.expr(o.Expr, sc)
	}
}

func (r *resolver) expr(e *Expr, sc *scope) {
	switch {
	case e == nil:
		return
	case e.Op == OpColumn:
		r.column(e, sc)
	case e.IsStar() && e.Table != "":
		r.star(e, sc)
	}
	r.exprs(e.Operands(), sc)
	if e.Query != nil {
		r.query(e.Query, sc, nil)
	}
}

// outputFirst resolves an expression of ORDER BY: a name on its own is an output column if there is one.
func (r *resolver) outputFirst(e *Expr, sc *scope) {
	if !r.isOutput(e, sc) {
		r.expr(e, sc)
	}
}

// isOutput reports whether e names an output column of the scope; if that is a source's column of the same name, so is
// e.
func (r *resolver) isOutput(e *Expr, sc *scope) bool {
	if e.Op != OpColumn || e.Table != "" {
		return false
	}
	for _, i := range sc.items {
		if !same(i.Name(), e.Text) {
			continue
		}
		e.Of = nil
		here := func(b bound) bool { return b.source == i.Expr.Of }
		if i.Expr.Op == OpColumn && i.Expr.Text == e.Text && slices.ContainsFunc(r.bound[sc.lo:sc.hi], here) {
			e.Of = i.Expr.Of
		}
		return true
	}
	return false
}

// star finds the source of t.*. SQLite lets two sources have one name.
func (r *resolver) star(e *Expr, sc *scope) {
	e.Of = nil
	beyond := false
	for s := sc; s != nil; beyond, s = s.part, s.outer {
		var first *bound
		for i := s.lo; i < s.hi; i++ {
			switch b := &r.bound[i]; {
			case !b.called(e):
			case first != nil:
				return
			default:
				first = b
			}
		}
		if first == nil {
			continue
		}
		if !r.contested(e, first, s, beyond) {
			e.Of = first.source
		}
		return
	}
	r.unknownQualifier(e, sc)
}

// column finds the source of a column: the innermost that lists it, else the innermost that may have it unlisted.
func (r *resolver) column(e *Expr, sc *scope) {
	e.Of = nil
	var guess *bound
	called := false // a source has the name of e.Table
	beyond := false // s has the rest of a FROM clause
	for s := sc; s != nil; beyond, s = s.part, s.outer {
		f := r.find(e, s)
		inner := called || guess != nil && !guess.isFunction() // may have it
		called = called || f.called && !s.part
		switch {
		case f.listed > 1:
			r.report(e, AmbiguousColumn, e.Text, e.Table, func() []string { return r.meanings(e, s) })
			return
		case f.listed == 1:
			if f.open == 0 && !inner && !r.contested(e, f.first, s, beyond) {
				e.Of = f.first.source
			}
			return
		case r.isOutput(e, s):
			return
		case guess != nil || f.first == nil:
		case f.open+f.unnamed > 1:
			return
		default:
			guess = f.first
		}
	}
	switch {
	case e.Quoted && e.Table == "": // a string in SQLite
		if guess == nil {
			r.texts = append(r.texts, text{e, r.nearColumns(e.Text, sc)})
		}
	case guess != nil:
		e.Of = guess.source
	case e.Table != "" && !called:
		r.unknownQualifier(e, sc)
	default:
		kind := UnknownColumn
		if e.Table == "" && r.isSource(e.Text, sc) {
			kind = WholeRow
		}
		r.report(e, kind, e.Text, e.Table, func() []string { return r.nearColumns(e.Text, sc) })
	}
}

// contested reports whether e, found in the source b of a scope, may mean something further out to PostgreSQL: it
// distinguishes names by their case, and beyond what an ON clause joins it does not look into the rest of FROM.
func (r *resolver) contested(e *Expr, b *bound, s *scope, beyond bool) bool {
	means := func(b *bound) bool {
		if e.Table != "" {
			return b.name == e.Table
		}
		return slices.Contains(b.names, e.Text)
	}
	if !beyond && means(b) {
		return false
	}
	if s.part {
		s = s.outer
	}
	for s = s.outer; s != nil; s = s.outer {
		for i := s.lo; i < s.hi; i++ {
			if o := &r.bound[i]; means(o) || e.Table == "" && o.more != exact {
				return true
			}
		}
	}
	return false
}

// finding counts the sources of one scope that have a column, or may have it.
type finding struct {
	called                bool   // a source has the name that qualifies it
	listed, unnamed, open int    // how many list it; do not, but have columns unnamed; are open
	first                 *bound // the first that lists it, else the first that may have it
}

func (r *resolver) find(e *Expr, s *scope) (f finding) {
	for i := s.lo; i < s.hi; i++ {
		b := &r.bound[i]
		if e.Table != "" {
			if !b.called(e) {
				continue
			}
			f.called = true
		} else if has(b.merged, e.Text) {
			continue
		}
		switch {
		case has(b.names, e.Text):
			if f.listed == 0 {
				f.first = b
			}
			f.listed++
			continue
		case b.more == open:
			f.open++
		case b.more == unnamed, b.isTable() && isSystemColumn(e.Text):
			f.unnamed++
		default:
			continue
		}
		if f.first == nil {
			f.first = b
		}
	}
	return f
}

// called reports whether the qualifier of e means b. An alias hides the table's name.
func (b *bound) called(e *Expr) bool {
	if !same(b.name, e.Table) {
		return false
	}
	if e.Schema == "" {
		return true
	}
	t, ok := b.source.(*Table)
	return ok && t.Alias == "" && (t.Schema == "" || same(t.Schema, e.Schema))
}

func (b *bound) isTable() bool {
	_, ok := b.source.(*Table)
	return ok
}

func (b *bound) isFunction() bool {
	_, ok := b.source.(*Function)
	return ok
}

// unmerged are the columns that an unqualified star shows.
func (b *bound) unmerged(yield func(string) bool) {
	for _, name := range b.names {
		if !has(b.merged, name) && !yield(name) {
			return
		}
	}
}

func (r *resolver) isSource(name string, sc *scope) bool {
	for s := sc; s != nil; s = s.outer {
		if slices.ContainsFunc(r.bound[s.lo:s.hi], func(b bound) bool { return same(b.name, name) }) {
			return true
		}
	}
	return false
}

func has(names []string, name string) bool {
	for _, n := range names {
		if same(n, name) {
			return true
		}
	}
	return false
}

// same compares names without regard to case.
func same(a, b string) bool { return len(a) == len(b) && strings.EqualFold(a, b) }

// report notes a problem that is not noted yet, and where it is; e is nil where no expression has the name.
func (r *resolver) report(e *Expr, kind ProblemKind, name, table string, near func() []string) {
	i := slices.IndexFunc(r.problems, func(p Problem) bool {
		return p.Kind == kind && same(p.Name, name) && same(p.Table, table)
	})
	if i < 0 {
		i = len(r.problems)
		r.problems = append(r.problems, Problem{Kind: kind, Name: name, Table: table, Near: near()})
	}
	if p := &r.problems[i]; e != nil && !slices.Contains(p.At, e) {
		p.At = append(p.At, e)
	}
}

func (r *resolver) unknownQualifier(e *Expr, sc *scope) {
	name := e.Text
	if e.Op == OpStar {
		name = "*"
	}
	r.report(e, UnknownQualifier, name, e.Table, func() []string {
		n := nearest{name: e.Table}
		for s := sc; s != nil; s = s.outer {
			for _, b := range r.bound[s.lo:s.hi] {
				n.add("", b.name)
			}
		}
		return n.best()
	})
}

// meanings are the columns of a scope that an ambiguous one may mean.
func (r *resolver) meanings(e *Expr, s *scope) []string {
	var out []string
	for _, b := range r.bound[s.lo:s.hi] {
		if i := slices.IndexFunc(b.names, func(n string) bool { return same(n, e.Text) }); i >= 0 && b.name != "" {
			out = append(out, b.name+"."+b.names[i])
		}
	}
	return out
}

func (r *resolver) nearTables(name string) []string {
	n := nearest{name: name}
	for _, table := range r.schema.TableNames() {
		n.add("", table)
	}
	for _, c := range r.ctes {
		n.add("", c.cte.Name)
	}
	return n.best()
}

// nearColumns are columns in scope with a name like it, then those of other tables with that very name.
func (r *resolver) nearColumns(name string, sc *scope) []string {
	n := nearest{name: name}
	var read []string // the tables in scope
	for s := sc; s != nil; s = s.outer {
		for _, b := range r.bound[s.lo:s.hi] {
			if t, ok := b.source.(*Table); ok {
				read = append(read, t.Name)
			}
			for _, column := range b.names {
				n.add(b.name, column)
			}
		}
	}
	elsewhere := nearest{name: name}
	if r.schema != nil {
		for _, table := range r.schema.TableNames() {
			if !has(read, table) && has(r.schema.ColumnNames(table), name) {
				elsewhere.add(table, name)
			}
		}
	}
	near := append(n.best(), elsewhere.best()...)
	return near[:min(len(near), maxNear)]
}

// maxNear is how many near names a problem has at most.
const maxNear = 3

// nearest gathers the names near to one.
type nearest struct {
	name  string
	found []candidate
}

type candidate struct {
	distance  int
	qualified string
}

// add takes a name where few enough edits make it.
func (n *nearest) add(qualifier, name string) {
	limit := edit.Limit(n.name)
	d := edit.Distance(n.name, name, limit)
	if d > limit || name == "" {
		return
	}
	if qualifier != "" {
		name = qualifier + "." + name
	}
	n.found = append(n.found, candidate{d, name})
}

func (n *nearest) best() []string {
	slices.SortFunc(n.found, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), strings.Compare(a.qualified, b.qualified))
	})
	var out []string
	for _, c := range slices.Compact(n.found) {
		if out = append(out, c.qualified); len(out) == maxNear {
			break
		}
	}
	return out
}
