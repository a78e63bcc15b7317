package form

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/english"
)

// Decode reads a query in the form, for the dialect of the prompt's schema. Errors are *TokenError.
func Decode(tokens []Token, p *Prompt) (*sqltree.Query, error) {
	d := &decoder{Prompt: p, tokens: tokens, monthly: p.wantsMonths(tokens)}
	d.wholeNames()
	q := d.query()
	if d.at < len(d.tokens) {
		d.fail("%q after the end", d.next())
	}
	if d.err != nil {
		return nil, d.err
	}
	return q, nil
}

// decoder reads tokens from the left. After a failure next answers "" for ever, so that only the end must ask for err.
type decoder struct {
	*Prompt
	tokens []Token
	at     int
	depth  int         // of the query that is read, in parentheses
	whole  map[int]int // halves of names that outer SELECTs complete
	who    bool        // the question asks for persons

	monthly bool // months are of one year each
	err     error
}

func (d *decoder) fail(format string, args ...any) {
	if d.err == nil {
		d.err = &TokenError{d.at, fmt.Sprintf(format, args...)}
	}
}

func (d *decoder) next() Token {
	if d.err != nil || d.at >= len(d.tokens) {
		return ""
	}
	return d.tokens[d.at]
}

// take goes past the next token if it is one of some.
func (d *decoder) take(some ...Token) (Token, bool) {
	if t := d.next(); t != "" && slices.Contains(some, t) {
		d.at++
		return t, true
	}
	return "", false
}

func (d *decoder) expect(t Token) {
	if _, ok := d.take(t); !ok {
		d.fail("%q, not %q", t, d.next())
	}
}

func (d *decoder) query() *sqltree.Query {
	if t, ok := d.take(Count, Sum, Avg, Min, Max); ok {
		return d.derived(t)
	}
	q := d.core()
	for d.err == nil {
		op, ok := d.take(Union, Intersect, Except)
		if !ok {
			break
		}
		q = &sqltree.Query{Body: &sqltree.SetOp{Op: sqltree.SetOperator(op), Left: q, Right: d.core()}}
	}
	return q
}

// nested reads a query in parentheses.
func (d *decoder) nested() *sqltree.Query {
	d.depth++
	defer func() { d.depth-- }()
	return d.query()
}

// derived reads "( query )" after an aggregate.
func (d *decoder) derived(aggregate Token) *sqltree.Query {
	d.expect(Open)
	inner := d.nested()
	d.expect(Close)
	arg := &sqltree.Expr{Op: sqltree.OpStar}
	if aggregate != Count {
		s := inner.First()
		if s == nil || len(s.Items) != 1 {
			d.fail("%s of a query that has not one column", aggregate)
			return inner
		}
		s.Items[0].Alias = "value"
		arg = &sqltree.Expr{Op: sqltree.OpColumn, Text: "value"}
	} else if s := inner.First(); s != nil {
		nameApart(s)
	}
	call := &sqltree.Expr{Op: sqltree.OpCall, Text: string(aggregate), Args: []*sqltree.Expr{arg}}
	return &sqltree.Query{Body: &sqltree.Select{Items: []sqltree.Item{{Expr: call}},
		From: &sqltree.Derived{Query: inner, Alias: "answers"}}}
}

// nameApart gives plain columns of one name others, which MySQL wants of a query in FROM. Its rows are counted, so what
// is next to all columns of a table is left out.
func nameApart(sel *sqltree.Select) {
	star := slices.IndexFunc(sel.Items, func(i sqltree.Item) bool { return i.Expr.Op == sqltree.OpStar && len(i.Expr.Args) == 0 })
	if star >= 0 && len(sel.Items) > 1 && !sel.Distinct {
		sel.Items = sel.Items[star : star+1]
		return
	}
	taken := map[string]int{}
	for i, item := range sel.Items {
		if item.Expr.Op != sqltree.OpColumn {
			continue
		}
		name := strings.ToLower(item.Expr.Text)
		if taken[name]++; taken[name] > 1 {
			sel.Items[i].Alias = fmt.Sprintf("%s_%d", item.Expr.Text, taken[name])
		}
	}
}

// selection is a core that is being read.
type selection struct {
	*decoder
	used   []use
	tables []int // that pointers mean
	pairs  [][2]int
	keys   []int          // of "via", in the order in which they come
	apart  map[int]string // aliases of tables whose name another of the FROM clause has

	measures []usedMeasure // those with a filter
}

// use is a column, or all of a table's, in its place in the tree: its qualifier is known when all of the core has
// been read.
type use struct {
	expr  *sqltree.Expr
	table int
	key   int // -1: the table's own instance
}

func (d *decoder) core() *sqltree.Query {
	s := &selection{decoder: d}
	sel := &sqltree.Select{}
	q := &sqltree.Query{Body: sel}
	d.expect(Select)
	_, sel.Distinct = d.take(Distinct)
	var stars []*sqltree.Expr
	plain := map[*sqltree.Expr]int{} // items that are columns
	for more := true; more && d.err == nil; more = s.beginsItem() {
		of := d.next()
		if of == Via && d.at+2 < len(d.tokens) {
			of = d.tokens[d.at+2]
		}
		c, isColumn := d.ColumnOf(of)
		begin := d.at
		item := s.rounded(s.item())
		if isColumn && item.Op != operators[Div] {
			plain[item] = c
		}
		if item.Op == sqltree.OpStar && len(item.Args) == 0 {
			stars = append(stars, item)
		}
		sel.Items = append(sel.Items, sqltree.Item{Expr: item, Alias: s.called(d.tokens[begin:d.at])})
	}
	s.sources()
	if _, ok := d.take(Where); ok {
		sel.Where = s.conditions()
	}
	if _, ok := d.take(Group); ok {
		for more := true; more && d.err == nil; more = s.beginsItem() {
			sel.GroupBy = append(sel.GroupBy, s.expr().Expr)
		}
	}
	if _, ok := d.take(Having); ok {
		sel.Having = s.conditions()
	}
	var unset []bool // which of ORDER BY may be NULL
	if _, ok := d.take(Order); ok {
		for more := true; more && d.err == nil; more = s.beginsItem() {
			x := s.expr()
			unset = append(unset, x.unset)
			direction, ok := d.take(Asc, Desc)
			if !ok {
				d.fail("neither asc nor desc")
			}
			q.OrderBy = append(q.OrderBy, sqltree.Order{Expr: x.Expr, Desc: direction == Desc})
		}
	}
	if _, ok := d.take(Limit); ok {
		d.nullsLast(q.OrderBy, unset)
		q.Limit = s.count()
		if _, ok := d.take(Offset); ok {
			q.Offset = s.count()
		}
	}
	s.filter(sel)
	if d.monthly && d.depth == 0 && len(q.OrderBy) == 0 {
		q.OrderBy = s.byMonth(sel.GroupBy)
	}
	if d.depth == 0 && d.err == nil {
		s.complete(sel, plain)
		s.persons(sel, plain)
		s.groupByKey(sel)
	}
	s.join(sel)
	if len(stars) == 1 && len(sel.Items) == 1 && isTable(sel.From) {
		stars[0].Table = ""
	}
	if d.Schema.Dialect != dialects.SQLite {
		s.groupDistinct(sel, q.OrderBy)
		s.groupAll(sel, q.OrderBy)
	}
	return q
}

// wantsMonths reports whether a query groups by months that may be of several years, as May of one year is not May of
// another, or for a question that wants them as YYYY-MM, as do those that go on from it.
func (p *Prompt) wantsMonths(tokens []Token) bool {
	at := slices.Index(tokens, Group)
	if at < 0 || !slices.Contains(tokens[at:], Month) || slices.Contains(tokens, Year) || slices.Contains(tokens[:at], Where) && slices.Contains(tokens[:at][slices.Index(tokens, Where):], Month) {
		return false
	}
	if p.months || slices.ContainsFunc(p.Question, func(s Phrase) bool { return s.Text == "yyyy" }) {
		return true
	}
	if p.ofOneYear(tokens[:at]) {
		return false
	}
	for i, s := range p.Question {
		before := p.TextAt(i - 1)
		which := (before == "which" || before == "what") && p.TextAt(i-2) != "in" // in which month most are hired may be of any year
		if s.Text == "monthly" || s.Text == "month" && (which || before == "per" || before == "by" || english.EachWords[before]) {
			return true
		}
	}
	return false
}

// ofOneYear reports whether a query wants rows of a period that lies in one year.
func (p *Prompt) ofOneYear(tokens []Token) bool {
	for i := 1; i < len(tokens); i++ {
		v, ok := p.ValueOf(tokens[i])
		if ok && tokens[i-1] == Equal && v.Period != nil && v.Period.From.Year() == v.Period.To.Add(-1).Year() {
			return !slices.Contains(tokens, Or)
		}
	}
	return false
}

// byMonth is the order of the months that a query groups by.
func (s *selection) byMonth(group []*sqltree.Expr) []sqltree.Order {
	for _, g := range group {
		if g.Op != sqltree.OpCall {
			continue
		}
		x := copied(g)
		for i, arg := range g.Args {
			if of := slices.IndexFunc(s.used, func(u use) bool { return u.expr == arg }); of >= 0 {
				s.used = append(s.used, use{x.Args[i], s.used[of].table, s.used[of].key})
			}
		}
		return []sqltree.Order{{Expr: x}}
	}
	return nil
}

// nullsLast keeps a row without a value from being the first, where the dialect has NULLs there: nobody asks for it.
func (d *decoder) nullsLast(order []sqltree.Order, unset []bool) {
	for i := range order {
		if unset[i] && order[i].Desc == (d.Schema.Dialect == dialects.Postgres) {
			order[i].Nulls = "last"
		}
	}
}

// sources reads "from" and "on".
func (s *selection) sources() {
	if _, ok := s.take(From); ok {
		for more := true; more && s.err == nil; {
			t, ok := s.TableOf(s.next())
			if !ok {
				s.fail("%q is not a table", s.next())
				return
			}
			s.at++
			s.tables = append(s.tables, t)
			_, more = s.TableOf(s.next())
		}
	}
	for {
		if _, ok := s.take(On); !ok {
			return
		}
		a, b := s.columnPointer(), s.columnPointer()
		if s.err != nil {
			return
		}
		s.pairs = append(s.pairs, [2]int{a, b})
		s.tables = append(s.tables, s.Columns[a].Table, s.Columns[b].Table)
	}
}

func (s *selection) columnPointer() int {
	c, ok := s.ColumnOf(s.next())
	if !ok {
		s.fail("%q is not a column", s.next())
		return 0
	}
	s.at++
	return c
}

// join makes FROM and qualifies the columns where it has more than one table.
func (s *selection) join(sel *sqltree.Select) {
	if s.err != nil {
		return
	}
	for _, k := range s.keys {
		s.tables = append(s.tables, s.Columns[s.Keys[k].From[0]].Table)
	}
	j, ok := s.Join(s.tables, s.pairs)
	if !ok {
		s.fail("no keys join the tables")
		return
	}
	one := len(j.Tables) == 1 && len(s.keys) == 0
	s.setApart(j.Tables)
	for i, t := range j.Tables {
		if i == 0 {
			sel.From = s.source(t)
			continue
		}
		var on []*sqltree.Expr
		for _, p := range j.On[i] {
			on = append(on, s.equal(p[0], s.qualifier(s.Columns[p[0]].Table), p[1], s.qualifier(s.Columns[p[1]].Table)))
		}
		sel.From = &sqltree.Join{Kind: sqltree.InnerJoin, Left: sel.From, Right: s.source(t), On: sqltree.Conjunction(on)}
	}
	aliases := s.aliases(j.Tables)
	for _, k := range s.keys {
		key := s.Keys[k]
		source := s.source(s.Columns[key.To[0]].Table)
		source.Alias = aliases[k]
		var on []*sqltree.Expr
		for i := range key.From {
			on = append(on, s.equal(key.From[i], s.qualifier(s.Columns[key.From[i]].Table), key.To[i], aliases[k]))
		}
		sel.From = &sqltree.Join{Kind: sqltree.InnerJoin, Left: sel.From, Right: source, On: sqltree.Conjunction(on)}
	}
	if one {
		return
	}
	for _, u := range s.used {
		u.expr.Table = s.qualifier(u.table)
		if u.key >= 0 {
			u.expr.Table = aliases[u.key]
		}
	}
}

// setApart gives the tables whose name one before them has an alias, with their schema: sales_person.
func (s *selection) setApart(tables []int) {
	s.apart = map[int]string{}
	taken := map[string]bool{}
	for _, t := range tables {
		source := s.source(t)
		name := source.Name
		if taken[strings.ToLower(name)] {
			name = source.Schema + "_" + name
		}
		for taken[strings.ToLower(name)] {
			name += "_2"
		}
		if taken[strings.ToLower(name)] = true; name != source.Name {
			s.apart[t] = name
		}
	}
}

// aliases calls the instances of "via" after their keys: "manager" for manager_id.
func (s *selection) aliases(tables []int) map[int]string {
	taken := map[string]bool{}
	for _, t := range tables {
		taken[strings.ToLower(s.qualifier(t))] = true
	}
	out := map[int]string{}
	for _, k := range s.keys {
		words := strings.Fields(schema.Words(s.Columns[s.Keys[k].From[0]].Name))
		if n := len(words); n > 1 && words[n-1] == "id" {
			words = words[:n-1]
		}
		name := strings.Join(words, "_")
		for name == "" || taken[name] {
			name += "_2"
		}
		taken[name], out[k] = true, name
	}
	return out
}

func (s *selection) equal(a int, ofA string, b int, ofB string) *sqltree.Expr {
	return &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{
		{Op: sqltree.OpColumn, Text: s.Columns[a].Name, Table: ofA},
		{Op: sqltree.OpColumn, Text: s.Columns[b].Name, Table: ofB},
	}}
}

func (s *selection) source(table int) *sqltree.Table {
	qualifier, name := dialects.SplitTable(s.Schema.Dialect, s.Tables[table].Name)
	return &sqltree.Table{Schema: qualifier, Name: name, Alias: s.apart[table]}
}

// qualifier is what columns of a table's own instance are qualified with.
func (s *selection) qualifier(table int) string {
	source := s.source(table)
	return cmp.Or(source.Alias, source.Name)
}

func isTable(s sqltree.Source) bool {
	_, ok := s.(*sqltree.Table)
	return ok
}

// groupDistinct writes "DISTINCT a ORDER BY b", which PostgreSQL and MySQL refuse, as "GROUP BY a ORDER BY min(b)", or
// max(b) where it descends: what is first in the order counts.
func (s *selection) groupDistinct(sel *sqltree.Select, order []sqltree.Order) {
	var items []*sqltree.Expr
	for _, i := range sel.Items {
		items = append(items, s.spread(i.Expr)...)
	}
	selected := func(x *sqltree.Expr) bool {
		return slices.ContainsFunc(items, func(i *sqltree.Expr) bool { return equalTrees(i, x) })
	}
	if !sel.Distinct || len(sel.GroupBy) > 0 || slices.ContainsFunc(items, hasAggregate) ||
		!slices.ContainsFunc(order, func(o sqltree.Order) bool { return !selected(o.Expr) }) {
		return
	}
	sel.Distinct, sel.GroupBy = false, items
	for i, o := range order {
		if !selected(o.Expr) {
			order[i].Expr = &sqltree.Expr{Op: sqltree.OpCall, Text: map[bool]string{false: "min", true: "max"}[o.Desc], Args: []*sqltree.Expr{o.Expr}}
		}
	}
}

func hasAggregate(x *sqltree.Expr) bool {
	return x.Op == sqltree.OpCall && aggregates[x.Text] != "" || slices.ContainsFunc(x.Args, hasAggregate)
}

// groupAll groups by the plain columns of the other clauses too, which PostgreSQL and MySQL ask for. Of what SQLite
// would answer it changes nothing where the columns depend on those that are grouped by.
func (s *selection) groupAll(sel *sqltree.Select, order []sqltree.Order) {
	if len(sel.GroupBy) == 0 {
		return
	}
	var add func(x *sqltree.Expr)
	add = func(x *sqltree.Expr) {
		switch {
		case x == nil || x.Op == sqltree.OpCall && aggregates[x.Text] != "":
		case slices.ContainsFunc(sel.GroupBy, func(g *sqltree.Expr) bool { return equalTrees(g, x) }):
		case x.Op == sqltree.OpColumn:
			sel.GroupBy = append(sel.GroupBy, x)
		case x.Op == sqltree.OpStar && len(x.Args) == 0:
			if !s.groupsKey(sel, x) { // on which all its columns depend
				for _, c := range s.spread(x) {
					add(c)
				}
			}
		default:
			for _, arg := range x.Args {
				add(arg)
			}
		}
	}
	for _, i := range sel.Items {
		add(i.Expr)
	}
	add(sel.Having)
	for _, o := range order {
		add(o.Expr)
	}
}

// groupsKey reports whether a query groups by the primary keys of all tables that a star covers.
func (s *selection) groupsKey(sel *sqltree.Select, star *sqltree.Expr) bool {
	return !slices.ContainsFunc(s.starred(star), func(t int) bool {
		key := s.Schema.Tables[t].PrimaryKey
		return len(key) == 0 || slices.ContainsFunc(key, func(name string) bool {
			column := &sqltree.Expr{Op: sqltree.OpColumn, Text: name, Table: star.Table}
			return !slices.ContainsFunc(sel.GroupBy, func(g *sqltree.Expr) bool { return equalTrees(g, column) })
		})
	})
}

// spread is a star as the columns that it covers, any other item as itself.
func (s *selection) spread(x *sqltree.Expr) (out []*sqltree.Expr) {
	if x.Op != sqltree.OpStar || len(x.Args) > 0 {
		return []*sqltree.Expr{x}
	}
	for _, t := range s.starred(x) {
		for _, c := range s.Columns[s.Tables[t].First:s.Tables[t].End] {
			if c.measure != nil {
				continue
			}
			out = append(out, &sqltree.Expr{Op: sqltree.OpColumn, Text: c.Name, Table: x.Table})
		}
	}
	return out
}

// starred are the tables that a star covers.
func (s *selection) starred(star *sqltree.Expr) (tables []int) {
	for t := range s.Tables {
		if slices.Contains(s.tables, t) && (star.Table == "" || star.Table == s.qualifier(t)) {
			tables = append(tables, t)
		}
	}
	return tables
}

func equalTrees(a, b *sqltree.Expr) bool {
	return a.Op == b.Op && a.Text == b.Text && a.Table == b.Table && slices.EqualFunc(a.Args, b.Args, equalTrees)
}
