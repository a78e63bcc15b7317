package strict

import (
	"slices"
)

// level is one query that is being read, with those around it. Levels are never changed: what comes next makes new
// ones.
type level struct {
	up        *level
	role      queryRole
	parens    int      // open ones of expressions, calls and the like
	tables    []*table // of the schema, then CTEs
	cte       string   // the element of WITH that is being defined
	declared  []int32  // names that it gives its columns; nil: none
	recursive bool
	sel       selection
	cores     int     // SELECTs of a set operation that are done
	width     int     // columns that each SELECT must have; 0: any number
	heads     []int32 // of the first SELECT, once it is done: names of its columns, -1 for none
}

type queryRole uint8

const (
	root queryRole = iota
	nested
	derived
	common // of WITH
)

type phase uint8

const (
	before phase = iota // SELECT
	items
	from // up to the end of what it joins
	on
	rest // WHERE
	tail // GROUP BY and later, where output names count
)

// selection is one SELECT.
type selection struct {
	phase   phase
	sources []source
	merged  set // columns that USING made one of

	// What the select list names before FROM is read: FROM must provide it.
	quals []qual
	bare  set
	star  bool

	heads   []int32 // names of the items done, -1 for those without
	stars   []int32 // positions among heads of a star, and …
	starOf  []string
	aliases set   // names that AS gave
	said    int   // lexemes of the current item
	last    int32 // the name of its column, where it is one
	alias   int32 // its name after AS; -1: none

	await  bool // a source comes next
	named  bool // a source may still get an alias
	latest int  // its number
}

// source is what FROM has read.
type source struct {
	key   string
	spelt string
	table *table
}

// qual is a qualifier of a select list whose source is not known yet, and the columns that it was used with.
type qual struct {
	key, spelt string
	of         *table // not nil: it is this table's own name
	columns    set
	outer      set // of a source around the query that has this name too; nil: there is none
	hasOuter   bool
	star       bool // q.*: of this SELECT's own source
}

// fits reports whether a table can be what a qualifier means.
func (q *qual) fits(t *table) bool {
	return q.columns.within(t.columns) && (q.of == nil || q.of == t)
}

// elsewhere reports whether a qualifier is satisfied by a query around.
func (q *qual) elsewhere() bool { return q.hasOuter && !q.star && q.columns.within(q.outer) }

func (s *selection) source(key string) *source {
	for i := range s.sources {
		if s.sources[i].key == key {
			return &s.sources[i]
		}
	}
	return nil
}

func (s *selection) qual(key string) int {
	return slices.IndexFunc(s.quals, func(q qual) bool { return q.key == key })
}

// open are the qualifiers that no source has, and that must get one.
func (s *selection) open() []qual {
	var out []qual
	for _, q := range s.quals {
		if !q.elsewhere() && s.source(q.key) == nil {
			out = append(out, q)
		}
	}
	return out
}

// once are the columns that exactly one source has.
func (s *selection) once() set {
	var some, twice set
	for _, src := range s.sources {
		twice = twice.union(some.and(src.table.columns))
		some = some.union(src.table.columns)
	}
	return some.minus(twice.minus(s.merged))
}

// resolved reports whether FROM provides what the select list names.
func (s *selection) resolved() bool {
	switch {
	case s.phase == before || s.await:
		return false
	case s.phase >= rest:
		return true
	case s.star && len(s.sources) == 0:
		return false
	}
	return s.aliasOptional() && len(s.open()) == 0 && s.bare.within(s.once())
}

// aliasOptional reports whether the source that came last may keep its name.
func (s *selection) aliasOptional() bool {
	if !s.named {
		return true
	}
	latest := s.sources[s.latest]
	for i := range s.sources {
		if i != s.latest && s.sources[i].key == latest.key && latest.key != "" {
			return false
		}
	}
	if i := s.qual(latest.key); i >= 0 && !s.quals[i].fits(latest.table) {
		return false
	}
	return true
}

// Bounds of the search for tables that a select list can be satisfied with.
const (
	searchSteps = 3000
	searchDepth = 6 // tables
)

// completable reports whether tables can be added to the sources such that each qualifier has one, and each name that
// is alone is in exactly one.
func (l *level) completable(sources []source, open []qual, bare set) bool {
	var some set
	for _, src := range sources {
		mine := bare.and(src.table.columns)
		if mine.meets(some) {
			return false
		}
		some = some.union(mine)
	}
	if len(open) == 0 && bare.within(some) {
		return true
	}
	steps := searchSteps
	return l.search(open, bare, some, &steps, searchDepth)
}

func (l *level) search(open []qual, bare, some set, steps *int, depth int) bool {
	if *steps--; *steps < 0 || depth < 0 {
		return false
	}
	if bare.empty() && len(open) > 0 {
		for i := range open {
			if !slices.ContainsFunc(l.tables, open[i].fits) {
				return false
			}
		}
		return true
	}
	if len(open) > 0 {
		for _, t := range l.tables {
			if mine := bare.and(t.columns); open[0].fits(t) && !mine.meets(some) &&
				l.search(open[1:], bare, some.union(mine), steps, depth) {
				return true
			}
		}
		return false
	}
	missing := bare.minus(some)
	if missing.empty() {
		return true
	}
	first := int32(-1)
	missing.all(func(i int32) {
		if first < 0 {
			first = i
		}
	})
	for _, t := range l.tables {
		if mine := bare.and(t.columns); t.columns.has(first) && !mine.meets(some) &&
			l.search(nil, bare, some.union(mine), steps, depth-1) {
			return true
		}
	}
	return false
}

// canJoin reports whether FROM can go on with a table.
func (l *level) canJoin(t *table) bool {
	s := &l.sel
	sources := append(slices.Clip(s.sources), source{table: t})
	open := s.open()
	if l.completable(sources, open, s.bare) {
		return true
	}
	for i, q := range open {
		if q.fits(t) && l.completable(sources, slices.Delete(slices.Clone(open), i, i+1), s.bare) {
			return true
		}
	}
	return false
}

// anyJoin reports whether any table can be joined.
func (l *level) anyJoin() bool { return slices.ContainsFunc(l.tables, l.canJoin) }

// aliasFits reports whether the latest source may have that name: by a qualifier of the select list, or by a new name.
func (l *level) aliasFits(key string) bool {
	s := &l.sel
	for i := range s.sources {
		if i != s.latest && s.sources[i].key == key {
			return false
		}
	}
	t := s.sources[s.latest].table
	open := s.open()
	if i := s.qual(key); i >= 0 {
		if !s.quals[i].fits(t) {
			return false
		}
		open = slices.DeleteFunc(open, func(q qual) bool { return q.key == key })
	}
	return l.completable(s.sources, open, s.bare)
}

// keepsName reports whether the latest source may go without an alias.
func (l *level) keepsName() bool {
	s := &l.sel
	return !s.named || s.aliasOptional() && l.completable(s.sources, s.open(), s.bare)
}

// outer yields the queries around whose names can be seen: a derived table does not see its neighbours.
func (l *level) outer(yield func(distance int, up *level) bool) {
	distance := 0
	for at := l; at.up != nil; at = at.up {
		distance++
		if at.role == derived || at.role == common {
			continue
		}
		if !yield(distance, at.up) {
			return
		}
	}
}

// reference is what a qualifier means: a source that is known, or a qualifier that waits for one.
type reference struct {
	columns set // of the source; nil where it is pending
	known   bool
	level   int // how far up the pending one is
	key     string
}

// refer finds what a qualifier means. ok is false where nothing.
func (l *level) refer(key, spelt string, of *table) (reference, bool) {
	if l.sel.phase == items {
		return reference{key: key}, true
	}
	if l.sel.phase == before {
		return reference{}, false
	}
	if src := l.sel.source(key); src != nil {
		return reference{columns: src.table.columns, known: true}, true
	}
	for distance, up := range l.outer {
		if up.sel.phase == items {
			return reference{level: distance, key: key}, true
		}
		if src := up.sel.source(key); src != nil {
			return reference{columns: src.table.columns, known: true}, true
		}
	}
	return reference{}, false
}

// bound finds the source of a name in the queries around.
func (l *level) bound(key string) (set, bool) {
	for _, up := range l.outer {
		if up.sel.phase == items {
			return nil, false
		}
		if src := up.sel.source(key); src != nil {
			return src.table.columns, true
		}
	}
	return nil, false
}

// at is the level some way up.
func (l *level) at(distance int) *level {
	for range distance {
		l = l.up
	}
	return l
}

// replace is l with the level some way up changed.
func (l *level) replace(distance int, change func(*level)) *level {
	out := *l
	if distance == 0 {
		change(&out)
	} else {
		out.up = l.up.replace(distance-1, change)
	}
	return &out
}

// pendingColumns are the columns that a pending qualifier of this level can be used with. Of a new one, of is the table
// that it must be; nil: any.
func (l *level) pendingColumns(key string, of *table) set {
	s := &l.sel
	q := qual{key: key, of: of}
	others := s.open()
	if i := s.qual(key); i >= 0 {
		q = s.quals[i]
		others = slices.DeleteFunc(others, func(o qual) bool { return o.key == key })
	} else {
		q.outer, q.hasOuter = l.bound(key)
	}
	var out set
	if q.elsewhere() {
		out = q.outer
	}
	for _, t := range l.tables {
		if q.fits(t) && l.completable(append(slices.Clip(s.sources), source{table: t}), others, s.bare) {
			out = out.union(t.columns)
		}
	}
	return out
}

// use notes that the select list of this level uses a column of a pending qualifier.
func (s *selection) use(l *level, r reference, spelt string, of *table, name int32) {
	s.quals = slices.Clone(s.quals)
	i := s.qual(r.key)
	if i < 0 {
		q := qual{key: r.key, spelt: spelt, of: of}
		q.outer, q.hasOuter = l.bound(r.key)
		s.quals = append(s.quals, q)
		i = len(s.quals) - 1
	}
	if name < 0 {
		s.quals[i].star = true
		return
	}
	s.quals[i].columns = s.quals[i].columns.with(name)
}

// bareColumns are the names that may stand alone.
func (l *level) bareColumns(aliasesInTail bool) set {
	s := &l.sel
	switch s.phase {
	case items:
		var out, tried set
		open := s.open()
		for _, t := range l.tables {
			if s.bare.within(t.columns) && len(open) == 0 {
				out = out.union(t.columns)
			}
			tried = tried.union(t.columns)
		}
		tried.minus(out).all(func(name int32) {
			if l.completable(s.sources, open, s.bare.with(name)) {
				out = out.with(name)
			}
		})
		return out
	case rest:
		return s.once()
	case tail:
		out := s.once()
		if aliasesInTail {
			var all set
			for _, src := range s.sources {
				all = all.union(src.table.columns)
			}
			out = out.union(s.aliases.minus(all))
		}
		return out
	}
	return nil
}

// endItem closes an item of the select list.
func (s *selection) endItem() {
	name := s.alias
	if name < 0 && s.said == 1 {
		name = s.last
	}
	s.heads = append(slices.Clip(s.heads), name)
	s.said, s.last, s.alias = 0, -1, -1
}

// columnsOf are the columns of a query that has been read, its stars written out.
func (l *level) columnsOf() []int32 {
	if l.cores > 0 {
		return l.heads
	}
	return l.sel.columns()
}

func (s *selection) columns() []int32 {
	if len(s.stars) == 0 {
		return s.heads
	}
	var out []int32
	for i, name := range s.heads {
		k := slices.Index(s.stars, int32(i))
		if k < 0 {
			out = append(out, name)
			continue
		}
		for _, src := range s.sources {
			if s.starOf[k] == "" || src.key == s.starOf[k] {
				out = append(out, src.table.order...)
			}
		}
	}
	return out
}

// tableOf is a table with these columns; names that come twice cannot be used.
func tableOf(name, key string, columns []int32) *table {
	t := &table{name: name, key: key, spelt: name, order: columns}
	var twice set
	for _, c := range columns {
		if c < 0 {
			continue
		}
		if t.columns.has(c) {
			twice = twice.with(c)
		}
		t.columns = t.columns.with(c)
	}
	t.columns = t.columns.minus(twice)
	return t
}
