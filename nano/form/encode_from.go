package form

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// from notes the tables of FROM and what joins them.
func (c *core) from(s sqltree.Source) {
	switch s := s.(type) {
	case nil:
		c.fail("a query without tables")
	case *sqltree.Table:
		name := s.Name
		if s.Schema != "" {
			name = s.Schema + "." + s.Name
		}
		table, ok := c.tableAt[strings.ToLower(name)]
		if !ok || s.CTE != nil {
			c.fail("the table " + s.Name)
			return
		}
		c.instances = append(c.instances, &instance{source: s, table: table, key: -1})
	case *sqltree.Join:
		c.from(s.Left)
		left := slices.Clone(c.instances)
		c.from(s.Right)
		if s.Kind != sqltree.InnerJoin && s.Kind != sqltree.CrossJoin || s.Natural {
			c.fail("an outer or natural join")
		}
		for _, x := range sqltree.Conjuncts(s.On) {
			if !c.pair(x) {
				c.rest = append(c.rest, x)
			}
		}
		for _, name := range s.Using {
			c.using(name, left, c.instances[len(left):])
		}
	default:
		c.fail("a query or function in FROM")
	}
}

func (c *core) using(name string, left, right []*instance) {
	find := func(instances []*instance) (place, bool) {
		for _, i := range instances {
			if column, ok := c.columnAt[i.table][strings.ToLower(name)]; ok {
				return place{i, column}, true
			}
		}
		return place{}, false
	}
	a, ok := find(left)
	b, okToo := find(right)
	if !ok || !okToo {
		c.fail("USING (" + name + ")")
		return
	}
	c.pairs = append(c.pairs, [2]place{a, b})
}

// pair takes x where it makes columns of two instances equal.
func (c *core) pair(x *sqltree.Expr) bool {
	if x.Op != sqltree.OpEqual || x.Args[0].Op != sqltree.OpColumn || x.Args[1].Op != sqltree.OpColumn {
		return false
	}
	a, ok := c.place(x.Args[0])
	b, okToo := c.place(x.Args[1])
	if !ok || !okToo || a.of == b.of {
		return false
	}
	c.pairs = append(c.pairs, [2]place{a, b})
	return true
}

// place is the column that an expression means here; false where it is none.
func (c *core) place(x *sqltree.Expr) (place, bool) {
	for _, i := range c.instances {
		if i.is(x.Of) {
			column, ok := c.columnAt[i.table][strings.ToLower(x.Text)]
			return place{i, column}, ok
		}
	}
	return place{}, false
}

// merge makes one of instances of a table whose primary keys are equal: they are one row.
func (c *core) merge() {
	for n := 0; n < len(c.pairs); n++ {
		a, b := c.pairs[n][0], c.pairs[n][1]
		if a.column != b.column || !c.Columns[a.column].Key {
			continue
		}
		c.instances = slices.DeleteFunc(c.instances, func(i *instance) bool { return i == b.of })
		a.of.also = append(append(a.of.also, b.of.source), b.of.also...)
		c.pairs = slices.Delete(c.pairs, n, n+1)
		for i := range c.pairs {
			for side := range c.pairs[i] {
				if c.pairs[i][side].of == b.of {
					c.pairs[i][side].of = a.of
				}
			}
		}
		n = -1
	}
}

// roles decides which instances "via" reaches: of a table that FROM has several times, those that are joined by one
// pair alone, which is a foreign key to them from an instance that is not reached so itself. All columns of one are
// those of the table's own instance.
func (c *core) roles() {
	own := map[*instance]bool{}
	for _, i := range c.instances {
		own[i] = slices.ContainsFunc(c.sel.Items, func(item sqltree.Item) bool {
			return item.Expr.Op == sqltree.OpStar && item.Expr.Table != "" && i.is(item.Expr.Of)
		})
	}
	times := map[int]int{}
	for _, i := range c.instances {
		times[i.table]++
	}
	for _, i := range c.instances {
		if times[i.table] == 1 || own[i] {
			continue
		}
		var joined [][2]place
		for _, p := range c.pairs {
			if p[0].of == i || p[1].of == i {
				joined = append(joined, p)
			}
		}
		if len(joined) != 1 {
			continue
		}
		from, to := joined[0][0], joined[0][1]
		if to.of != i {
			from, to = to, from
		}
		key := c.keyOf(from.column, i.table)
		if key < 0 || from.of.key >= 0 || len(c.Keys[key].From) != 1 || c.Keys[key].To[0] != to.column {
			continue
		}
		reached := func(o *instance) bool { return o.key == key }
		if slices.ContainsFunc(c.instances, reached) {
			continue // the same row again
		}
		i.key, own[from.of] = key, true
		c.pairs = slices.DeleteFunc(c.pairs, func(p [2]place) bool { return p == joined[0] })
	}
	seen := map[int]bool{}
	for _, i := range c.instances {
		if i.key < 0 {
			if seen[i.table] {
				c.fail("a table joined with itself other than along a foreign key")
			}
			seen[i.table] = true
		}
	}
}

// finish chooses the tables of COUNT(*), and writes FROM and ON where the implied join is not the query's.
func (c *core) finish(head, tail []Token) []Token {
	if c.err != nil {
		return nil
	}
	var tables []int
	var pairs [][2]int
	for _, i := range c.instances {
		if i.key < 0 {
			tables = append(tables, i.table)
		} else {
			c.mentioned[c.Columns[c.Keys[i.key].From[0]].Table] = true
		}
	}
	for _, p := range c.pairs {
		a, b := p[0].column, p[1].column
		pairs = append(pairs, [2]int{min(a, b), max(a, b)})
	}
	slices.SortFunc(pairs, func(a, b [2]int) int { return slices.Compare(a[:], b[:]) })
	pointed := func(extra ...int) []int {
		out := extra
		for t := range c.mentioned {
			out = append(out, t)
		}
		return out
	}
	fits := func(tables2 []int, on [][2]int) bool {
		j, ok := c.Join(tables2, on)
		return ok && j.same(tables, pairs)
	}
	write := func(rows int, clause ...Token) []Token {
		out := slices.Concat(head, clause, tail)
		for i, t := range out {
			if t == everyRow {
				out[i] = c.tableToken(rows)
			}
		}
		return out
	}
	rows := []int{-1}
	if slices.Contains(head, everyRow) || slices.Contains(tail, everyRow) {
		rows = c.rowTables(tables)
	}
	for _, r := range rows {
		if extra := pointed(); r >= 0 && fits(append(extra, r), nil) || r < 0 && fits(extra, nil) {
			return write(r)
		}
	}
	r := rows[0]
	mentioned := pointed()
	if r >= 0 {
		mentioned = append(mentioned, r)
	}
	var from []Token
	for _, t := range slices.Sorted(slices.Values(tables)) {
		if !slices.Contains(mentioned, t) {
			from = append(from, c.tableToken(t))
		}
	}
	if fits(tables, nil) {
		return write(r, append([]Token{From}, from...)...)
	}
	// The fewest pairs that lead to the query's join, first without the tables that they imply.
	for _, named := range []struct {
		tables []int
		clause []Token
	}{{mentioned, nil}, {tables, append([]Token{From}, from...)}} {
		on := func(pairs ...[2]int) []Token {
			out := slices.Clone(named.clause)
			for _, p := range pairs {
				out = append(out, On, c.columnToken(p[0]), c.columnToken(p[1]))
			}
			return out
		}
		for _, p := range pairs {
			if fits(c.with(named.tables, p), [][2]int{p}) {
				return write(r, on(p)...)
			}
		}
		if len(pairs) > 1 && fits(c.with(named.tables, pairs...), pairs) {
			return write(r, on(pairs...)...)
		}
	}
	return c.fail("tables that nothing joins, or joins that no order of tables gives")
}

// with are tables and those of pairs, which "on" mentions.
func (c *Catalog) with(tables []int, pairs ...[2]int) []int {
	out := slices.Clone(tables)
	for _, p := range pairs {
		out = append(out, c.Columns[p[0]].Table, c.Columns[p[1]].Table)
	}
	return out
}

// rowTables are the tables that COUNT(*) may be written with, the best first: those that no column mentions, then those
// that no other of the tables refers to, which have most of the rows.
func (c *core) rowTables(tables []int) []int {
	out := slices.Sorted(slices.Values(tables))
	rank := func(t int) int {
		switch {
		case !c.mentioned[t]:
			return 0
		case !slices.ContainsFunc(c.edges[t], func(e edge) bool {
			return slices.Contains(tables, e.to) && c.Columns[c.Keys[e.key].To[0]].Table == t
		}):
			return 1
		}
		return 2
	}
	slices.SortStableFunc(out, func(a, b int) int { return rank(a) - rank(b) })
	return out
}

func (c *core) tableToken(t int) Token {
	token := c.TableToken(t)
	if token == "" {
		c.fail("the table " + c.Tables[t].Name + ", which has no pointer")
	}
	return token
}

func (c *core) columnToken(column int) Token {
	token := c.ColumnToken(column)
	if token == "" {
		c.fail("the column " + c.Columns[column].Name + ", which has no pointer")
	}
	return token
}
