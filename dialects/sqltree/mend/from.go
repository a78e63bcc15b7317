package mend

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// from puts the table into FROM that a missing column needs, one table at a time: keys that were joined by a column
// that is not there first, then one table that has all columns in place of the one of FROM, else a join along foreign
// keys.
func (m *mender) from(sc *scope, missing []*sqltree.Expr) bool {
	return m.fromAs(sc, missing, identical, spelled)
}

// afar does the same for columns that are misspelt, of tables next to those of FROM.
func (m *mender) afar(sc *scope, missing []*sqltree.Expr) bool { return m.fromAs(sc, missing, letters) }

// fromAs does so for columns that are as much alike as one of some likenesses, the first that any table has.
func (m *mender) fromAs(sc *scope, missing []*sqltree.Expr, likenesses ...likeness) bool {
	if sc.body.From == nil || !sc.inner() {
		return false
	}
	wanted := m.wanted(sc, missing, likenesses)
	return len(wanted) > 0 && (m.replace(sc, missing, wanted) || m.join(sc, wanted))
}

// inner reports whether FROM has no join whose sides may not change places.
func (sc *scope) inner() bool {
	for s := range sqltree.Sources(sc.body.From) {
		j, ok := s.(*sqltree.Join)
		if ok && (j.Natural || len(j.Using) > 0 || j.Kind != sqltree.InnerJoin && j.Kind != sqltree.CrossJoin) {
			return false
		}
	}
	return true
}

// conditions are the conjuncts of ON and WHERE.
func (sc *scope) conditions() []*sqltree.Expr {
	var out []*sqltree.Expr
	for s := range sqltree.Sources(sc.body.From) {
		if j, ok := s.(*sqltree.Join); ok {
			out = append(out, sqltree.Conjuncts(j.On)...)
		}
	}
	return append(out, sqltree.Conjuncts(sc.body.Where)...)
}

// pairs are the conditions that two columns are equal. A name in quotation marks that is no column's is a text.
func (sc *scope) pairs(yield func(condition *sqltree.Expr) bool) {
	column := func(e *sqltree.Expr) bool {
		return e.Op == sqltree.OpColumn && (!e.Quoted || e.Of != nil || e.Table != "")
	}
	for _, c := range sc.conditions() {
		if c.Op == sqltree.OpEqual && column(c.Args[0]) && column(c.Args[1]) && !yield(c) {
			return
		}
	}
}

// allEquate reports whether conditions make a column of the first of some sources equal to that of the others.
func (sc *scope) allEquate(sources []sqltree.Source, column string) bool {
	return !slices.ContainsFunc(sources[1:], func(s sqltree.Source) bool { return !sc.equates(sources[0], s, column) })
}

// equates reports whether a condition makes a column of two sources equal.
func (sc *scope) equates(a, b sqltree.Source, column string) bool {
	for c := range sc.pairs {
		x, y := c.Args[0], c.Args[1]
		if (x.Of == a && y.Of == b || x.Of == b && y.Of == a) && strings.EqualFold(x.Text, column) && strings.EqualFold(y.Text, column) {
			return true
		}
	}
	return false
}

// want is a table that FROM lacks: what is known of it, and which tables it may be.
type want struct {
	exprs  []*sqltree.Expr
	tables []*schema.Table
	key    bool  // that the tables share, so that the nearest will do
	by     *road // the way to the only one, where the column's name says it
}

// wanted are the tables that missing columns belong to, the surest first. Those with one qualifier that means nothing
// are of one table.
func (m *mender) wanted(sc *scope, missing []*sqltree.Expr, likenesses []likeness) []want {
	var out []want
	seen := map[*sqltree.Expr]bool{}
	adjoining := m.adjoining(sc)
	for _, e := range missing {
		if seen[e] || e.Op != sqltree.OpColumn || sc.isCalled(e.Table) && (sc.paired(e) || m.ownedIn(sc, e)) {
			continue
		}
		w := want{}
		unknown := e.Table != "" && !sc.isCalled(e.Table)
		for _, x := range missing {
			if x == e || unknown && strings.EqualFold(x.Table, e.Table) || strings.EqualFold(x.Text, e.Text) && strings.EqualFold(x.Table, e.Table) {
				w.exprs, seen[x] = append(w.exprs, x), true
			}
		}
		named := (*schema.Table)(nil)
		if unknown {
			named = m.named(e.Table)
		}
		if named == nil {
			if by := m.inRole(sc, e); by != nil && len(w.exprs) == 1 {
				out = append(out, want{exprs: w.exprs, tables: []*schema.Table{by.links[0].to}, by: by})
				continue
			}
		}
		for _, least := range likenesses {
			w.tables = m.owners(sc, w.exprs, named, least)
			if least < spelled {
				w.tables = slices.DeleteFunc(w.tables, func(t *schema.Table) bool { return !slices.Contains(adjoining, t) })
			}
			w.key = len(w.exprs) == 1 && m.isKey(w.tables, e.Text)
			if len(w.tables) > 1 && !w.key { // a name that many tables have: far away it is anything
				near := slices.DeleteFunc(slices.Clone(w.tables), func(t *schema.Table) bool { return !slices.Contains(adjoining, t) })
				if len(near) > 0 || len(sc.tables) > 1 {
					w.tables = near
				}
			}
			if len(w.tables) > maxReferring {
				w.tables = nil
			}
			if len(w.tables) > 0 {
				break
			}
		}
		if len(w.tables) > 0 {
			out = append(out, w)
		}
	}
	slices.SortStableFunc(out, func(a, b want) int { return cmp.Compare(len(a.tables), len(b.tables)) })
	return out
}

// owners are the tables that FROM lacks and that have all the columns, of which one may be named. Views repeat what
// tables have: they count where no table has them.
func (m *mender) owners(sc *scope, columns []*sqltree.Expr, named *schema.Table, least likeness) (tables []*schema.Table) {
	var views []*schema.Table
	for i := range m.schema.Tables {
		t := &m.schema.Tables[i]
		switch {
		case named != nil && named != t, sc.reads(m, t), !m.ownsAll(t, columns, least):
		case t.View:
			views = append(views, t)
		default:
			tables = append(tables, t)
		}
	}
	if len(tables) == 0 {
		return views
	}
	return tables
}

// inRole is the way along a foreign key of FROM, where a column that was written is one of the table there with the
// key's own name before it: home_harbour_name, of harbour_name along home_harbour_id. Nil: there is none, or several.
func (m *mender) inRole(sc *scope, e *sqltree.Expr) (found *road) {
	words := schema.Stems(e.Text)
	for _, s := range sc.tables {
		t := m.table(s)
		if t == nil || e.Table != "" && sc.called(e.Table) != s {
			continue
		}
		for _, l := range m.links(t) {
			if !l.up || len(l.mine) != 1 || sc.reads(m, l.to) {
				continue
			}
			key := schema.Stems(l.mine[0])
			role := key[:max(0, len(key)-1)]
			fits := len(role) > 0 && len(words) > len(role) && slices.Equal(words[:len(role)], role) &&
				slices.ContainsFunc(l.to.Columns, func(c schema.Column) bool { return extends(words, schema.Stems(c.Name)) })
			switch {
			case fits && found != nil:
				return nil
			case fits:
				found = &road{s, []link{l}}
			}
		}
	}
	return found
}

// isKey reports whether a column of several tables is the key of one of them, to which the others refer by it.
func (m *mender) isKey(tables []*schema.Table, column string) bool {
	refers := func(from, to *schema.Table) bool {
		return slices.ContainsFunc(m.links(from), func(l link) bool {
			return l.up && l.to == to && len(l.mine) == 1 && strings.EqualFold(l.mine[0], column) && strings.EqualFold(l.theirs[0], column)
		})
	}
	return len(tables) > 1 && slices.ContainsFunc(tables, func(to *schema.Table) bool {
		return !slices.ContainsFunc(tables, func(from *schema.Table) bool { return from != to && !refers(from, to) })
	})
}

// ownedIn reports whether a source of FROM has a column of that name: a further table is not what was meant.
func (m *mender) ownedIn(sc *scope, e *sqltree.Expr) bool {
	return slices.ContainsFunc(sc.tables, func(s sqltree.Source) bool { return has(m.columnsOf(s), e.Text) })
}

// ownsAll reports whether a table has all the columns, as much alike as wanted.
func (m *mender) ownsAll(t *schema.Table, columns []*sqltree.Expr, least likeness) bool {
	_, table := dialects.SplitTable(m.dialect, t.Name)
	return !slices.ContainsFunc(columns, func(e *sqltree.Expr) bool {
		return e.Op == sqltree.OpColumn && !slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return likeColumn(e.Text, table, c.Name) >= least })
	})
}

// replace reads another table in place of the only one of FROM, where one has all columns and the other none: a query
// with a column of both is over both, and so is one whose table refers to the other, because its rows choose.
func (m *mender) replace(sc *scope, missing []*sqltree.Expr, wanted []want) bool {
	if len(sc.tables) != 1 || m.table(sc.tables[0]) == nil {
		return false
	}
	old := sc.tables[0].(*sqltree.Table)
	for e := range sc.own {
		if e.IsStar() { // counts rows of the very table
			return false
		}
	}
	if len(slices.Collect(sc.resolved)) > 0 {
		return false
	}
	if slices.ContainsFunc(missing, func(e *sqltree.Expr) bool { return !sc.isCalled(e.Table) && numbered(e.Table, 1) }) {
		return false
	}
	var owners []*schema.Table
	for _, t := range wanted[0].tables {
		fits := m.ownsAll(t, missing, identical)
		for _, w := range wanted {
			fits = fits && slices.Contains(w.tables, t)
		}
		if fits {
			owners = append(owners, t)
		}
	}
	if len(owners) > 1 {
		owners = slices.DeleteFunc(owners, func(t *schema.Table) bool { return !m.adjoins(sc, t) })
	}
	if len(owners) != 1 || slices.ContainsFunc(m.links(m.table(old)), func(l link) bool { return l.up && l.to == owners[0] }) {
		return false
	}
	before := m.title(old)
	for _, e := range missing {
		if e.Table != "" {
			e.Table, e.Schema = binding(old), ""
		}
	}
	m.rename(sc, old, owners[0].Name)
	m.changed(RuleFrom, "read %s in place of %s, which has all columns", owners[0].Name, before)
	return true
}

// join joins one wanted table to FROM.
func (m *mender) join(sc *scope, wanted []want) bool {
	for _, w := range wanted {
		if w.by != nil && m.add(sc, w, w.tables[0], []road{*w.by}) {
			return true
		}
		if t, roads := m.nearest(sc, w); t != nil && m.add(sc, w, t, roads) {
			return true
		}
	}
	return false
}

// nearest is the table of a want that fewer joins lead to than to any other, with the roads that lead there from each
// part of FROM that no condition ties to it yet. Nil: there is none, or a tie.
func (m *mender) nearest(sc *scope, w want) (found *schema.Table, roads []road) {
	shortest := maxJoins + 1
	for _, t := range w.tables {
		to, ok := m.ways(sc, w, t)
		length := 0
		for _, r := range to {
			length = max(length, len(r.links))
		}
		switch {
		case !ok && length == 0:
			continue
		case length < shortest:
			found, roads, shortest = t, to, length
			if !ok {
				found = nil
			}
		case length == shortest:
			found = nil
		}
	}
	return found, roads
}

// ways are the roads to a table from the parts of FROM that no condition ties to it. With ok false there is none, or,
// where roads are given, more than one of that length.
func (m *mender) ways(sc *scope, w want, t *schema.Table) (roads []road, ok bool) {
	parts := sc.parts()
	tied := slices.ContainsFunc(parts, func(p []sqltree.Source) bool { return sc.ties(p, w.exprs) })
	for _, part := range parts {
		if sc.ties(part, w.exprs) {
			if keys := m.roads(sc, part, t, 1); len(keys) == 1 && !sc.follows(keys[0].links[0], w.exprs) {
				roads = append(roads, keys[0]) // what is compared besides is no key
			}
			continue
		}
		limit := maxJoins
		if tied || len(parts) > 1 || len(w.tables) > 1 && !w.key {
			limit = 1
		}
		to := m.roads(sc, part, t, limit)
		if at := sc.called(w.exprs[0].Table); len(to) > 1 && at != nil { // the qualifier says from where
			to = slices.DeleteFunc(to, func(r road) bool { return r.start != at })
		}
		if len(to) == 0 && len(roads) > 0 && len(parts) > 1 {
			continue // a product, as it was
		}
		if len(to) != 1 {
			return to, false
		}
		roads = append(roads, to[0])
	}
	return roads, tied || len(roads) > 0
}

// paired reports whether a condition makes e equal to another column: how tables are joined is not for a further table
// to say.
func (sc *scope) paired(e *sqltree.Expr) bool {
	for c := range sc.pairs {
		if c.Args[0] == e || c.Args[1] == e {
			return true
		}
	}
	return false
}

// parts are the sources of FROM, those together that conditions tie.
func (sc *scope) parts() [][]sqltree.Source {
	var parts [][]sqltree.Source
	for _, s := range sc.tables {
		parts = append(parts, []sqltree.Source{s})
	}
	at := func(s sqltree.Source) int {
		return slices.IndexFunc(parts, func(p []sqltree.Source) bool { return slices.Contains(p, s) })
	}
	for c := range sc.pairs {
		a, b := at(c.Args[0].Of), at(c.Args[1].Of)
		if a >= 0 && b >= 0 && a != b {
			parts[a] = append(parts[a], parts[b]...)
			parts = slices.Delete(parts, b, b+1)
		}
	}
	return parts
}

// ties reports whether a condition makes one of the columns equal to one of a part's.
func (sc *scope) ties(part []sqltree.Source, columns []*sqltree.Expr) bool {
	for c := range sc.pairs {
		x, y := c.Args[0], c.Args[1]
		if slices.Contains(columns, x) && slices.Contains(part, y.Of) || slices.Contains(columns, y) && slices.Contains(part, x.Of) {
			return true
		}
	}
	return false
}

// follows reports whether a condition compares one of the columns as the link does.
func (sc *scope) follows(l link, columns []*sqltree.Expr) bool {
	for c := range sc.pairs {
		for i, x := range c.Args {
			if slices.Contains(columns, x) && has(l.theirs, x.Text) && has(l.mine, c.Args[1-i].Text) {
				return true
			}
		}
	}
	return false
}

// add joins a table along the roads, and makes the columns of the want its own.
func (m *mender) add(sc *scope, w want, t *schema.Table, roads []road) bool {
	name := ""
	if q := w.exprs[0].Table; q != "" && !sc.isCalled(q) && m.named(q) == nil {
		name = q // its alias, which FROM lacked
	}
	last := m.newTable(t, name)
	if sc.isCalled(binding(last)) {
		return false
	}
	m.qualify(sc)
	var between, from []string
	for i, r := range roads {
		at := r.start
		from = append(from, m.title(at))
		for n, l := range r.links {
			next := last
			if n < len(r.links)-1 {
				if next = m.newTable(l.to, ""); sc.isCalled(binding(next)) {
					return false
				}
				between = append(between, l.to.Name)
			}
			if on := l.on(m, at, next); next == last && i > 0 {
				sc.also(on)
			} else {
				sc.joined(next, on)
			}
			at = next
		}
	}
	if len(roads) == 0 {
		sc.joined(last, nil)
	}
	for _, e := range w.exprs {
		e.Table, e.Schema, e.Of = binding(last), "", last
	}
	sc.late()
	switch {
	case len(between) > 0:
		m.changed(RuleFrom, "joined %s, and %s between it and %s", t.Name, strings.Join(between, ", "), from[0])
	case len(from) > 0:
		m.changed(RuleFrom, "joined %s to %s", t.Name, strings.Join(from, " and "))
	default:
		m.changed(RuleFrom, "read %s too, which the conditions name", t.Name)
	}
	return true
}

func (m *mender) newTable(t *schema.Table, alias string) *sqltree.Table {
	n := &sqltree.Table{Alias: alias}
	n.Schema, n.Name = dialects.SplitTable(m.dialect, t.Name)
	return n
}

// qualify writes out whose columns are whose before FROM has further tables.
func (m *mender) qualify(sc *scope) {
	for e := range sc.resolved {
		e.Table = binding(e.Of)
	}
	var items []sqltree.Item
	for _, i := range sc.body.Items {
		if !i.Expr.IsStar() || i.Expr.Table != "" {
			items = append(items, i)
			continue
		}
		for _, s := range sc.tables {
			items = append(items, sqltree.Item{Expr: &sqltree.Expr{Op: sqltree.OpStar, Table: binding(s), Of: s}})
		}
	}
	sc.body.Items = items
}

// joined puts a source at the end of FROM.
func (sc *scope) joined(t sqltree.Source, on *sqltree.Expr) {
	kind := sqltree.InnerJoin
	if on == nil {
		kind = sqltree.CrossJoin
	}
	sc.body.From = &sqltree.Join{Kind: kind, Left: sc.body.From, Right: t, On: on}
	sc.tables = append(sc.tables, t)
}

// also is one more condition of WHERE.
func (sc *scope) also(condition *sqltree.Expr) { sc.body.Where = and(sc.body.Where, condition) }

func and(a, b *sqltree.Expr) *sqltree.Expr {
	return sqltree.Conjunction(slices.Concat(sqltree.Conjuncts(a), sqltree.Conjuncts(b)))
}

// late moves conditions of ON that speak of a source on their right to WHERE: only SQLite lets them stand there.
func (sc *scope) late() {
	for s := range sqltree.Sources(sc.body.From) {
		j, ok := s.(*sqltree.Join)
		if !ok || j.On == nil {
			continue
		}
		sees := slices.AppendSeq(slices.Collect(sqltree.Sources(j.Left)), sqltree.Sources(j.Right))
		for x := range j.On.All() {
			if x.Of != nil && slices.Contains(sc.tables, x.Of) && !slices.Contains(sees, x.Of) {
				sc.also(j.On)
				j.Kind, j.On = sqltree.CrossJoin, nil
				break
			}
		}
	}
}

// link is a step along a foreign key.
type link struct {
	to           *schema.Table
	mine, theirs []string // columns of the table before, and of to
	up           bool     // from the foreign key to the key
}

// on is the condition that joins next to at.
func (l link) on(m *mender, at, next sqltree.Source) *sqltree.Expr {
	var all *sqltree.Expr
	for i := range l.mine {
		column := func(s sqltree.Source, name string) *sqltree.Expr {
			return &sqltree.Expr{Op: sqltree.OpColumn, Table: binding(s), Text: name, Of: s}
		}
		all = and(all, &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{column(at, l.mine[i]), column(next, l.theirs[i])}})
	}
	return all
}

// links are the steps from a table.
func (m *mender) links(t *schema.Table) []link {
	if known, ok := m.steps[t]; ok {
		return known
	}
	var out []link
	add := func(l link) {
		same := func(o link) bool {
			return o.to == l.to && slices.EqualFunc(o.mine, l.mine, strings.EqualFold) && slices.EqualFunc(o.theirs, l.theirs, strings.EqualFold)
		}
		if l.to != nil && l.to != t && len(l.mine) == len(l.theirs) && !slices.ContainsFunc(out, same) {
			out = append(out, l)
		}
	}
	for _, fk := range t.ForeignKeys {
		add(link{m.named(fk.RefTable), fk.Columns, fk.RefColumns, true})
	}
	for i := range m.schema.Tables {
		o := &m.schema.Tables[i]
		for _, fk := range o.ForeignKeys {
			if strings.EqualFold(fk.RefTable, t.Name) {
				add(link{o, fk.RefColumns, fk.Columns, false})
			}
		}
	}
	m.steps[t] = out
	return out
}

// road is a way along foreign keys.
type road struct {
	start sqltree.Source
	links []link
}

// maxReferring is how many tables refer to one that still says of two of them that they belong together. Of users, whom
// every table has in a created_by, it says nothing.
const maxReferring = 8

// hub reports whether the last two steps go up a foreign key and down another, through a table that everything refers
// to.
func (m *mender) hub(links []link) bool {
	n := len(links)
	return n > 1 && links[n-2].up && !links[n-1].up && len(m.links(links[n-2].to)) > maxReferring
}

// maxJoins is how many joins a road may have.
const maxJoins = 4

// roads are the shortest from any of the sources to a table, through tables that FROM does not have.
func (m *mender) roads(sc *scope, starts []sqltree.Source, to *schema.Table, limit int) []road {
	var ways []road
	for _, s := range starts {
		if m.table(s) != nil {
			ways = append(ways, road{start: s})
		}
	}
	for range limit {
		var next, arrived []road
		for _, w := range ways {
			at := m.table(w.start)
			if n := len(w.links); n > 0 {
				at = w.links[n-1].to
			}
			for _, l := range m.links(at) {
				further := road{w.start, append(slices.Clone(w.links), l)}
				switch {
				case m.hub(further.links):
				case l.to == to:
					arrived = append(arrived, further)
				case !sc.reads(m, l.to) && !slices.ContainsFunc(w.links, func(o link) bool { return o.to == l.to }):
					next = append(next, further)
				}
			}
		}
		if len(arrived) > 0 {
			return arrived
		}
		ways = next
	}
	return nil
}

// adjoining are the tables to which a foreign key leads from FROM, or from which one leads there.
func (m *mender) adjoining(sc *scope) (tables []*schema.Table) {
	for _, s := range sc.tables {
		if t := m.table(s); t != nil {
			for _, l := range m.links(t) {
				tables = append(tables, l.to)
			}
		}
	}
	return tables
}

// adjoins reports whether a table is one of those.
func (m *mender) adjoins(sc *scope, t *schema.Table) bool { return slices.Contains(m.adjoining(sc), t) }
