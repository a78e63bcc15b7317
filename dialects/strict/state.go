package strict

import (
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

// state is a query up to the end of a lexeme. What it is does not change; what it found out about itself is kept, for
// all turns that come here. It is safe for concurrent use.
type state struct {
	machine *machine
	closing string   // the tag after the query; "": the turn's end
	made    []string // output names that the schema's columns do not have
	syntax  grammar.State
	level   *level // nil: before the first word
	prev    int32  // the terminal that came last, and the one before; -1: none
	before  int32
	ref     reference // of the qualifier that came last
	spelt   string    // the same
	of      *table    // the same, where it is a table's own name

	expects atomic.Pointer[expectation]
	mu      sync.Mutex
	behind  []after
	masks   map[config]*mask // by how far the next lexeme has come
}

// mask is what tokens may come next, and whether the turn may end.
type mask struct {
	allowed []uint64
	end     bool
}

// after is a state that a lexeme leads to.
type after struct {
	terminal int32
	role     role
	id       int32
	key      string
	spelt    string
	state    *state
}

// expectation is what may come next.
type expectation struct {
	words   set    // terminals of keywords, signs, functions and types of literals
	tables  set    // for FROM
	quals   set    // tables whose own names may qualify
	columns set    // for the terminals of columns that the syntax has next
	results set    // output names, for the terminal result
	next    set    // terminals, as the syntax has them
	alive   [2]set // entries of lexicon.spelt that have a meaning here
	own     []ownName
	fresh   int32 // the terminal of a new name; -1: none
	pattern bool  // a new qualifier, such as t1
	number  int32 // terminals; -1: none
	text    int32
	end     bool // of the turn
}

// ownName is a name that the query has made: an alias, a CTE, an output column, or the tag that closes the query.
type ownName struct {
	text     string
	fold     bool
	terminal int32
	role     role
	id       int32  // of the table, among the level's, or of the column
	key      string // of the qualifier or the alias, and how it is written
	spelt    string
}

// maxOwn is how many of them can be distinguished: the latest.
const maxOwn = 64

// name is the number of an output name, which the state has from now on.
func (s *state) name(name string) int32 {
	if id, ok := s.machine.lexicon.names[strings.ToLower(name)]; ok {
		return id
	}
	i := slices.IndexFunc(s.made, func(m string) bool { return strings.EqualFold(m, name) })
	if i < 0 {
		i = len(s.made)
		s.made = append(slices.Clip(s.made), name)
	}
	return int32(len(s.machine.lexicon.columns) + i)
}

// expect finds out what may come next.
func (s *state) expect() *expectation {
	if e := s.expects.Load(); e != nil {
		return e
	}
	m := s.machine
	allowed, end := m.syntax.Mask(s.syntax)
	next := set(allowed)
	t := &m.roles
	e := &expectation{next: next, fresh: -1, number: -1, text: -1}
	l := s.level
	gate := s.gate()

	e.words = next.and(m.lexicon.words)
	e.words.all(func(terminal int32) {
		if terminal != t.literal && !gate(terminal) {
			e.words[terminal/64] &^= 1 << (terminal % 64)
		}
	})
	switch {
	case l == nil:
	case next.has(t.column):
		e.columns = s.refColumns()
	case next.has(t.using):
		right := l.sel.sources[l.sel.latest].table.columns
		e.columns = l.left().and(right)
	case next.has(t.bare):
		e.columns = l.bareColumns(m.lexicon.dialect != dialects.Postgres)
	}
	e.results = s.results(next)
	if l != nil {
		for i := range m.lexicon.tables {
			if next.has(t.table) && l.canJoin(l.tables[i]) {
				e.tables = e.tables.with(int32(i))
			}
			if next.has(t.qualifier) && s.namesTable(l.tables[i]) {
				e.quals = e.quals.with(int32(i))
			}
		}
	}
	m.lexicon.enliven(e)
	s.ownNames(e, gate)
	for _, role := range []int32{t.alias, t.output, t.cte, t.named} {
		if !next.has(role) {
			continue
		}
		if role != t.alias || l.completable(l.sel.sources, l.sel.open(), l.sel.bare) {
			e.fresh = role
		}
	}
	e.pattern = next.has(t.qualifier) && l != nil && s.newQualifier()
	for _, role := range []int32{t.number, t.integer} {
		if next.has(role) {
			e.number = role
		}
	}
	if next.has(t.text) {
		e.text = t.text
	}
	e.end = end || s.closing == "" && next.has(t.close) && gate(t.close)
	s.expects.Store(e)
	return e
}

// means reports whether a meaning of a lexeme is allowed.
func (e *expectation) means(m meaning, t *roles) bool {
	switch m.role {
	case tableName:
		return e.tables.has(m.id)
	case qualifier:
		return e.quals.has(m.id)
	case column:
		if m.terminal == t.result {
			return e.results.has(m.id)
		}
		return e.next.has(m.terminal) && e.columns.has(m.id)
	}
	return e.words.has(m.terminal)
}

// left are the columns that exactly one of the sources before the latest has.
func (l *level) left() set {
	s := l.sel
	s.sources = s.sources[:s.latest]
	return s.once()
}

// gate is what scopes say of keywords and signs.
func (s *state) gate() func(terminal int32) bool {
	t := &s.machine.roles
	l := s.level
	if l == nil {
		return func(terminal int32) bool {
			return terminal != t.fence || s.closing != "" && s.closing != "```"
		}
	}
	sel := &l.sel
	if sel.named && !l.keepsName() {
		return func(terminal int32) bool { return terminal == t.as }
	}
	if l.parens > 0 {
		return func(int32) bool { return true }
	}
	resolved, joins := 0, 0 // not known, yes, no
	lazily := func(known *int, find func() bool) bool {
		if *known == 0 {
			*known = 2
			if find() {
				*known = 1
			}
		}
		return *known == 1
	}
	return func(terminal int32) bool {
		switch {
		case sel.phase == before:
			return true
		case terminal == t.star && sel.phase == items:
			first := s.prev == t.qualifier || len(sel.heads) == 0 // where MySQL has a star alone
			return l.width == 0 && (first || s.machine.lexicon.dialect != dialects.MySQL)
		case terminal == t.comma && sel.phase == items:
			return l.width == 0 || len(sel.heads)+1 < l.width
		case terminal == t.from && sel.phase == items:
			return l.width == 0 || len(sel.heads)+1 == l.width
		case t.closes.has(terminal) && sel.phase == items:
			return (l.width == 0 || len(sel.heads)+1 == l.width) && lazily(&resolved, sel.resolved)
		case t.closes.has(terminal) && sel.phase < rest:
			return lazily(&resolved, sel.resolved)
		case (t.joins.has(terminal) || terminal == t.comma) && (sel.phase == from && !sel.await || sel.phase == on):
			return lazily(&joins, l.anyJoin)
		case terminal == t.open && sel.await:
			return sel.bare.empty()
		case terminal == t.usingWord:
			return !l.left().and(sel.sources[sel.latest].table.columns).empty()
		}
		return true
	}
}

// namesTable reports whether the own name of a table of the schema may qualify a column that is pending.
func (s *state) namesTable(table *table) bool {
	l := s.level
	for {
		switch {
		case l.sel.phase == items:
			return !l.pendingColumns(table.key, table).empty()
		case l.sel.source(table.key) != nil:
			return false // it is one of ownNames
		}
		for l.role == derived || l.role == common {
			if l = l.up; l == nil {
				return false
			}
		}
		if l.up == nil {
			return false
		}
		l = l.up
	}
}

// newQualifier reports whether a qualifier may be made up: a select list is not closed yet, here or around.
func (s *state) newQualifier() bool {
	l := s.level
	if l.sel.phase != items {
		around := false
		for _, up := range l.outer {
			if up.sel.phase == items {
				l, around = up, true
				break
			}
		}
		if !around {
			return false
		}
	}
	return !l.pendingColumns("", nil).empty()
}

// refColumns are those that the qualifier may have after it.
func (s *state) refColumns() set {
	if s.ref.known {
		return s.ref.columns
	}
	return s.level.at(s.ref.level).pendingColumns(s.ref.key, s.of)
}

// results are the output names that may stand alone as a key of sorting or grouping.
func (s *state) results(next set) set {
	t := &s.machine.roles
	l := s.level
	if l == nil || !next.has(t.result) {
		return nil
	}
	if l.cores == 0 {
		return l.sel.aliases
	}
	return tableOf("", "", l.heads).columns
}

// ownNames adds the names that the query has made.
func (s *state) ownNames(e *expectation, gate func(int32) bool) {
	m := s.machine
	next := e.next
	t := &m.roles
	l := s.level
	add := func(n ownName) { e.own = append(e.own, n) }
	exact := m.lexicon.dialect == dialects.MySQL
	if next.has(t.close) && s.closing != "" && gate(t.close) {
		add(ownName{text: s.closing, terminal: t.close, role: word})
	}
	if l == nil {
		return
	}
	columnNames := func(names set, terminal int32) {
		if !next.has(terminal) {
			return
		}
		for i := len(m.lexicon.columns); i < len(m.lexicon.columns)+len(s.made); i++ {
			if names.has(int32(i)) {
				add(ownName{text: strings.ToLower(s.made[i-len(m.lexicon.columns)]), fold: true, terminal: terminal, role: column, id: int32(i)})
			}
		}
	}
	for _, terminal := range []int32{t.column, t.bare, t.using} {
		columnNames(e.columns, terminal)
	}
	columnNames(e.results, t.result)
	if next.has(t.table) {
		for i, table := range l.tables {
			if !table.static && l.canJoin(table) {
				add(ownName{text: spell(table.spelt, exact), fold: !exact, terminal: t.table, role: tableName, id: int32(i)})
			}
		}
	}
	if next.has(t.alias) {
		for _, q := range l.sel.quals {
			if q.of == nil && q.spelt != "" && l.aliasFits(q.key) {
				add(ownName{text: spell(q.spelt, exact), fold: !exact, terminal: t.alias, role: word, key: q.key, spelt: q.spelt})
			}
		}
	}
	if next.has(t.qualifier) {
		s.ownQualifiers(func(key, spelt string) {
			own := ownName{terminal: t.qualifier, role: qualifier, key: key, spelt: spelt}
			if dialects.QuoteIdent(m.lexicon.dialect, spelt) == spelt {
				own.text, own.fold = spell(spelt, exact)+".", !exact
				add(own)
			}
			own.text, own.fold = m.lexicon.quote(spelt)+".", false
			add(own)
		})
	}
	if len(e.own) > maxOwn {
		e.own = e.own[len(e.own)-maxOwn:]
	}
}

func spell(name string, exact bool) string {
	if exact {
		return name
	}
	return strings.ToLower(name)
}

// ownQualifiers yields what qualifies a column here, but for tables' own names that are pending.
func (s *state) ownQualifiers(yield func(key, spelt string)) {
	var seen []string
	once := func(key, spelt string) {
		if key != "" && !slices.Contains(seen, key) {
			seen = append(seen, key)
			yield(key, spelt)
		}
	}
	of := func(l *level) {
		for _, src := range l.sel.sources {
			if !src.table.columns.empty() {
				once(src.key, src.spelt)
			}
		}
		if l.sel.phase != items {
			return
		}
		for _, q := range l.sel.quals {
			if (q.of == nil || !q.of.static) && !l.pendingColumns(q.key, nil).empty() {
				once(q.key, q.spelt)
			}
		}
		for _, t := range l.tables { // CTEs by their own names
			if !t.static && l.sel.qual(t.key) < 0 && !l.pendingColumns(t.key, t).empty() {
				once(t.key, t.spelt)
			}
		}
	}
	l := s.level
	of(l)
	for _, up := range l.outer {
		if l.sel.phase == items {
			for _, src := range up.sel.sources {
				if !l.pendingColumns(src.key, nil).empty() {
					once(src.key, src.spelt)
				}
			}
			continue
		}
		of(up)
		if up.sel.phase == items {
			break // what is around may be meant by a name of its own
		}
	}
}

// accept goes on after a lexeme.
func (s *state) accept(terminal int32, r role, id int32, key, spelt string) (*state, bool) {
	known := func() *state {
		for i := range s.behind {
			if a := &s.behind[i]; a.terminal == terminal && a.role == r && a.id == id && a.key == key && a.spelt == spelt {
				return a.state
			}
		}
		return nil
	}
	s.mu.Lock()
	next := known()
	s.mu.Unlock()
	if next != nil {
		return next, true
	}
	next, ok := s.next(terminal, r, id, key, spelt)
	if !ok {
		return nil, false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if other := known(); other != nil { // another turn was faster
		return other, true
	}
	s.behind = append(s.behind, after{terminal, r, id, key, spelt, next})
	s.machine.held.Add(stateBytes)
	return next, true
}

func (s *state) next(terminal int32, r role, id int32, key, spelt string) (*state, bool) {
	m := s.machine
	t := &m.roles
	syntax, ok := m.syntax.Next(s.syntax, terminal)
	if !ok {
		return nil, false
	}
	out := &state{machine: m, closing: s.closing, made: s.made, syntax: syntax, level: s.level, prev: terminal, before: s.prev}
	switch terminal {
	case t.with, t.selectWord:
		out.level = s.begin(terminal)
		return out, true
	}
	if s.level == nil {
		return out, true
	}
	l := *s.level
	sel := &l.sel
	out.level = &l
	counts := 2 // lexemes: two are no column alone
	switch terminal {
	case t.qualifier:
		counts = 0
		if r == qualifier && key == "" {
			table := l.tables[id]
			key, spelt, out.of = table.key, table.name, table
		} else if key == "" {
			key, spelt = m.lexicon.alias(spelt), m.lexicon.read(spelt)
		}
		for _, table := range l.tables {
			if !table.static && table.key == key {
				out.of = table
			}
		}
		out.ref, ok = s.level.refer(key, spelt, out.of)
		if !ok {
			return nil, false
		}
		if out.ref.known || s.level.at(out.ref.level).sel.qual(key) >= 0 {
			out.of = nil
		}
		out.spelt = spelt
	case t.column, t.star:
		counts = 1
		name := id
		if terminal == t.star {
			counts, name = 2, -1
		}
		if s.prev == t.qualifier {
			if !s.ref.known {
				out.level = l.replace(s.ref.level, func(at *level) { at.sel.use(at, s.ref, s.spelt, s.of, name) })
				l = *out.level
				out.level, sel = &l, &l.sel
			}
		} else if l.parens == 0 && sel.phase == items {
			sel.star = true
		}
		if terminal == t.star && l.parens == 0 && sel.phase == items {
			sel.stars = append(slices.Clip(sel.stars), int32(len(sel.heads)))
			of := ""
			if s.prev == t.qualifier {
				of = s.ref.key
			}
			sel.starOf = append(slices.Clip(sel.starOf), of)
		}
		sel.last = id
	case t.bare:
		counts = 1
		if sel.phase == items {
			sel.bare = sel.bare.with(id)
		}
		sel.last = id
	case t.output:
		name := out.name(spelt)
		sel.alias = name
		sel.aliases = sel.aliases.with(name)
	case t.as:
		counts = 0
	case t.distinct:
		if l.parens == 0 {
			counts = 0
		}
	case t.table:
		table := l.tables[id]
		sel.add(table)
	case t.alias:
		if key == "" {
			key, spelt = m.lexicon.alias(spelt), m.lexicon.read(spelt)
		}
		sel.sources = slices.Clone(sel.sources)
		sel.sources[sel.latest].key, sel.sources[sel.latest].spelt = key, spelt
		sel.named = false
	case t.cte:
		l.cte, l.declared = m.lexicon.read(spelt), nil
	case t.named:
		l.declared = append(slices.Clip(l.declared), out.name(spelt))
	case t.recursive:
		l.recursive = true
	case t.using:
		sel.merged = sel.merged.with(id)
	case t.close, t.semicolon:
		if terminal == t.semicolon {
			l.settle()
		}
	default:
		s.structure(&l, terminal)
		if s.closesQuery(terminal) {
			out.level = s.leave(&l)
			return out, true
		}
	}
	if sel.phase == items {
		sel.said += counts
	}
	if terminal != t.as && terminal != t.table && terminal != t.alias {
		sel.named = sel.named && terminal == t.as
	}
	return out, true
}

func (s *selection) add(t *table) {
	s.sources = append(slices.Clip(s.sources), source{t.key, t.spelt, t})
	if t.static {
		s.sources[len(s.sources)-1].spelt = t.name
	}
	s.latest, s.named, s.await = len(s.sources)-1, true, false
	s.phase = from
}

// settle closes the select list and FROM: what comes later sees all sources.
func (l *level) settle() {
	if l.sel.phase == items {
		l.sel.endItem()
	}
	if l.sel.phase < rest && l.sel.phase != before {
		l.sel.phase, l.sel.named = rest, false
	}
}

// begin opens a query, or the next SELECT of one.
func (s *state) begin(terminal int32) *level {
	m := s.machine
	t := &m.roles
	fresh := func(l *level) *level {
		l.sel = selection{last: -1, alias: -1}
		if terminal == t.selectWord {
			l.sel.phase = items
		}
		return l
	}
	if s.level == nil {
		return fresh(&level{tables: slices.Clone(m.lexicon.tables)})
	}
	if s.prev != t.open {
		l := *s.level
		return fresh(&l)
	}
	up := *s.level
	up.parens--
	l := &level{up: &up, tables: up.tables, role: nested}
	switch {
	case up.cte != "" && up.sel.phase == before:
		l.role, l.width = common, len(up.declared)
	case up.sel.await && up.parens == 0:
		l.role = derived
	case s.before != t.exists:
		l.width = 1
	}
	return fresh(l)
}

// structure follows the clauses of a SELECT.
func (s *state) structure(l *level, terminal int32) {
	t := &s.machine.roles
	sel := &l.sel
	if t.opens.has(terminal) {
		l.parens++
		return
	}
	if l.parens > 0 {
		if terminal == t.shut {
			l.parens--
		}
		return
	}
	switch {
	case terminal == t.comma && sel.phase == items:
		sel.endItem()
		sel.said = -2 // this comma is none of the next item's
	case terminal == t.from && sel.phase == items:
		sel.endItem()
		sel.phase, sel.await = from, true
	case t.joins.has(terminal) || terminal == t.comma:
		if sel.phase == on || sel.phase == from {
			sel.phase = from
			sel.await = terminal == t.join || terminal == t.comma
		}
	case terminal == t.on:
		sel.phase = on
	case terminal == t.where:
		l.settle()
	case terminal == t.group || terminal == t.having || terminal == t.order || terminal == t.limit:
		l.settle()
		if l.sel.phase != before {
			l.sel.phase = tail
		}
	case t.sets.has(terminal):
		l.settle()
		if l.cores == 0 {
			l.heads = l.sel.columns()
			if len(l.sel.stars) == 0 {
				l.width = len(l.heads)
			}
		}
		if l.cores++; l.cores == 1 && l.role == common && l.up.recursive {
			l.tables = append(slices.Clip(l.tables), s.common(l.up, l.heads))
		}
		l.sel = selection{last: -1, alias: -1}
	}
}

// closesQuery reports whether a closing bracket ends the query itself.
func (s *state) closesQuery(terminal int32) bool {
	return terminal == s.machine.roles.shut && s.level.parens == 0 && s.level.up != nil
}

// leave closes a query in brackets, and gives its columns to the one around it.
func (s *state) leave(l *level) *level {
	l.settle()
	up := *l.up
	columns := l.columnsOf()
	switch l.role {
	case common:
		up.tables = append(slices.Clip(up.tables), s.common(&up, columns))
		up.cte = ""
	case derived:
		up.sel.add(tableOf("", "", columns))
	default:
		if up.sel.phase == items {
			up.sel.said += 2
		}
	}
	return &up
}

// common is the element of WITH that a level defines, by the columns of its query.
func (s *state) common(l *level, columns []int32) *table {
	if l.declared != nil {
		columns = l.declared
	}
	return tableOf(l.cte, s.machine.lexicon.alias(l.cte), columns)
}

// alias is how names that the query makes are compared.
func (l *lexicon) alias(name string) string {
	if l.dialect == dialects.MySQL {
		return name
	}
	return strings.ToLower(name)
}

// read is a name without quotes as the engine reads it.
func (l *lexicon) read(name string) string {
	if l.dialect == dialects.Postgres {
		return strings.ToLower(name)
	}
	return name
}

// acceptable reports whether a new name may be what it is.
func (s *state) acceptable(terminal int32, name string) bool {
	m := s.machine
	t := &m.roles
	lower := strings.ToLower(name)
	if m.lexicon.reserved[lower] || dialects.QuoteIdent(m.lexicon.dialect, lower) != lower {
		return false
	}
	if m.lexicon.dialect == dialects.MySQL && m.lexicon.called[lower] && (terminal == t.alias || terminal == t.cte || !datePart[lower]) {
		return false
	}
	if terminal == t.output || terminal == t.named {
		return true
	}
	for _, table := range s.level.tables {
		if strings.EqualFold(table.name, name) {
			return false
		}
	}
	if terminal == t.alias {
		for _, src := range s.level.sel.sources {
			if strings.EqualFold(src.key, name) {
				return false
			}
		}
		for _, q := range s.level.sel.quals { // those that fit are among ownNames
			if strings.EqualFold(q.key, name) {
				return false
			}
		}
	}
	return true
}

// datePart are functions that MySQL's queries call columns after.
var datePart = map[string]bool{"date": true, "day": true, "hour": true, "minute": true, "month": true, "quarter": true, "second": true,
	"week": true, "year": true}

// roles are the terminals that scopes know.
type roles struct {
	qualifier, column, bare, star, table, alias, output, cte, using, result   int32
	number, integer, text, literal, close, semicolon                          int32
	selectWord, with, from, as, comma, open, shut, join, on, where, usingWord int32
	group, having, order, limit, exists, distinct, fence, named, recursive    int32

	closes, joins, sets, opens set
}

func newRoles(terminals map[string]int32) roles {
	id := func(name string) int32 {
		if id, ok := terminals[name]; ok {
			return id
		}
		return -1
	}
	these := func(names ...string) (s set) {
		for _, n := range names {
			if i := id(n); i >= 0 {
				s = s.with(i)
			}
		}
		return s
	}
	r := roles{
		qualifier: id("qualifier"), column: id("column"), bare: id("bare"), star: id("star"), table: id("table"), alias: id("alias"),
		output: id("output"), cte: id("cte"), using: id("using"), result: id("result"), number: id("number"), integer: id("integer"),
		text: id("string"), literal: id("literal"), close: id("close"), semicolon: id(";"), selectWord: id("SELECT"), with: id("WITH"),
		from: id("FROM"), as: id("AS"), comma: id(","), open: id("("), shut: id(")"), join: id("JOIN"), on: id("ON"), where: id("WHERE"),
		usingWord: id("USING"), group: id("GROUP"), having: id("HAVING"), order: id("ORDER"), limit: id("LIMIT"), exists: id("EXISTS"), distinct: id("DISTINCT"), fence: id("fence"), named: id("named"), recursive: id("RECURSIVE"),
		sets:   these("UNION", "INTERSECT", "EXCEPT"),
		joins:  these("JOIN", "INNER", "LEFT", "RIGHT", "FULL", "CROSS"),
		closes: these("WHERE", "GROUP", "HAVING", "ORDER", "LIMIT", "UNION", "INTERSECT", "EXCEPT", ")", ";", "close", "unfence"),
	}
	for name, i := range terminals {
		if strings.HasSuffix(name, "(") {
			r.opens = r.opens.with(i)
		}
	}
	return r
}
