package form

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/english"
)

// halves are, of the labels of a first and a last name that the question asks for without naming them, each column's
// other half: "which actors are called Guiness" wants both, and so does any question that says neither half's name. One
// that only goes on asks for those of the query before.
func (p *Prompt) halves() map[int]int {
	out := map[int]int{}
	if p.bare { // "which ones?"
		for t := range p.before.Tables(p.Catalog) {
			if l := p.Labels(t); len(l) == 2 && !p.before.has(p.Catalog, l[0]) && !p.before.has(p.Catalog, l[1]) {
				out[l[0]], out[l[1]] = l[1], l[0]
			}
		}
	}
	for _, s := range p.Question {
		for _, c := range s.Labels {
			labels := p.Labels(p.Columns[c].Table)
			if i := slices.Index(labels, c); i >= 0 && len(labels) == 2 {
				out[c] = labels[1-i]
			}
		}
	}
	named := func(c int) bool {
		return slices.ContainsFunc(p.Question, func(s Phrase) bool {
			return s.Value < 0 && slices.Contains(s.Columns, c) && !(s.Partial && p.AsksWho())
		})
	}
	for t := range p.Tables {
		if l := p.Labels(t); len(l) == 2 && len(p.Question) > 0 && (!p.bare || p.AsksWho()) && !named(l[0]) && !named(l[1]) {
			out[l[0]], out[l[1]] = l[1], l[0]
		}
	}
	return out
}

// AsksWho reports whether the question begins with "who".
func (p *Prompt) AsksWho() bool { return len(p.Question) > 0 && p.Question[0].Text == "who" }

// NamesColumn reports whether the question has the name of a column, whole.
func (p *Prompt) NamesColumn(column int) bool {
	return slices.ContainsFunc(p.Question, func(s Phrase) bool { return s.Value < 0 && !s.Partial && slices.Contains(s.Columns, column) })
}

// wholeNames has the outer SELECTs that give one half of a name give both, and group by both. It leaves set operations
// alone unless their operands select that column only.
func (d *decoder) wholeNames() {
	d.whole = d.halves()
	depth := 0
	var lists [][]Token // of the outer SELECTs
	for i, t := range d.tokens {
		switch t {
		case Open:
			depth++
		case Close:
			depth--
		case Select:
			if depth > 0 {
				continue
			}
			var list []Token
			for _, item := range d.tokens[i+1:] {
				if class, _ := item.Pointer(); class != 'C' && item != Distinct {
					break
				}
				if item != Distinct {
					list = append(list, item)
				}
			}
			lists = append(lists, list)
		}
	}
	d.who = len(lists) == 1 && d.AsksWho()
	for _, list := range lists[min(1, len(lists)):] {
		if len(lists[0]) != 1 || !slices.Equal(list, lists[0]) {
			d.whole = nil
		}
	}
}

// LeadsTo is the key that begins with a column, alone, and the labels of the rows that it refers to; nil where people
// have no name for these.
func (c *Catalog) LeadsTo(column int) (key int, labels []int) {
	key = slices.IndexFunc(c.Keys, func(k Key) bool { return len(k.From) == 1 && k.From[0] == column })
	if key < 0 {
		return key, nil
	}
	return key, c.Labels(c.Columns[c.Keys[key].To[0]].Table)
}

// persons answers who with the names of the row that a key refers to, in place of the key: "who is the boss of" asks
// for no number, nor does "who has the most accounts".
func (s *selection) persons(sel *sqltree.Select, columns map[*sqltree.Expr]int) {
	if !s.who || len(sel.Items) != 1 || len(sel.GroupBy) > 1 {
		return
	}
	c, ok := columns[sel.Items[0].Expr]
	if !ok || s.instance(sel.Items[0].Expr).key >= 0 || len(sel.GroupBy) > 0 && !s.sameUse(sel.GroupBy[0], sel.Items[0].Expr) {
		return
	}
	key, labels := s.LeadsTo(c)
	if !slices.ContainsFunc(labels, func(l int) bool { return !s.IsThing(l) }) {
		return
	}
	if !slices.Contains(s.keys, key) {
		s.keys = append(s.keys, key)
	}
	sel.Items = nil
	for _, l := range labels {
		named := func() *sqltree.Expr {
			x := &sqltree.Expr{Op: sqltree.OpColumn, Text: s.Columns[l].Name}
			s.used = append(s.used, use{x, s.Columns[l].Table, key})
			return x
		}
		sel.Items = append(sel.Items, sqltree.Item{Expr: named()})
		if len(sel.GroupBy) > 0 {
			sel.GroupBy = append(sel.GroupBy, named())
		}
	}
}

// sameUse reports whether two expressions are one column of one instance of its table.
func (s *selection) sameUse(a, b *sqltree.Expr) bool {
	return equalTrees(a, b) && s.instance(a) == s.instance(b)
}

// instance is the one of a table that a column is of, without the column.
func (s *selection) instance(x *sqltree.Expr) use {
	i := slices.IndexFunc(s.used, func(u use) bool { return u.expr == x })
	if i < 0 {
		return use{}
	}
	return use{table: s.used[i].table, key: s.used[i].key}
}

// complete adds the other halves of names to a select list and to what it is grouped by.
func (s *selection) complete(sel *sqltree.Select, columns map[*sqltree.Expr]int) {
	for i := 0; i < len(sel.Items); i++ {
		c, isColumn := columns[sel.Items[i].Expr]
		other, ok := s.whole[c]
		item := sel.Items[i].Expr
		of := s.instance(item)
		if !isColumn || !ok || slices.ContainsFunc(sel.Items, func(it sqltree.Item) bool {
			o, ok := columns[it.Expr]
			return ok && o == other && s.instance(it.Expr) == of
		}) {
			continue
		}
		add := func() *sqltree.Expr {
			x := &sqltree.Expr{Op: sqltree.OpColumn, Text: s.Columns[other].Name}
			s.used = append(s.used, use{x, of.table, of.key})
			columns[x] = other
			return x
		}
		at := i
		if s.Labels(s.Columns[c].Table)[0] == c {
			at = i + 1
		}
		sel.Items = slices.Insert(sel.Items, at, sqltree.Item{Expr: add()})
		if slices.ContainsFunc(sel.GroupBy, func(g *sqltree.Expr) bool { return s.sameUse(g, item) }) {
			sel.GroupBy = append(sel.GroupBy, add())
		}
		i++
	}
}

// groupByKey groups by the key too where a query groups by what the rows of a table are called, and others may be
// called the same: the orders of two customers of one name are not one customer's.
func (s *selection) groupByKey(sel *sqltree.Select) {
	joined := func(u use) bool { return u.key >= 0 }
	if tables := slices.Compact(slices.Sorted(slices.Values(s.tables))); len(tables) < 2 && !slices.ContainsFunc(s.used, joined) {
		return // its rows alone are counted: the diagnoses of each name
	}
	for _, g := range slices.Clone(sel.GroupBy) {
		at := slices.IndexFunc(s.used, func(u use) bool { return u.expr == g })
		if at < 0 {
			continue
		}
		of := s.used[at]
		table := s.Tables[of.table]
		key := slices.IndexFunc(s.Columns[table.First:table.End], func(c Column) bool { return c.Key })
		several := slices.ContainsFunc(s.tables, func(t int) bool { return t != of.table && s.Multiplies(of.table, t) })
		if key < 0 || !s.mayBeShared(s.columnAt[of.table][strings.ToLower(g.Text)], several) {
			continue
		}
		x := &sqltree.Expr{Op: sqltree.OpColumn, Text: s.Columns[table.First+key].Name}
		grouped := func(other *sqltree.Expr) bool {
			refers := of.key >= 0 && other.Text == s.Columns[s.Keys[of.key].From[0]].Name
			return refers || s.sameUse(other, x)
		}
		s.used = append(s.used, use{x, of.table, of.key})
		if !slices.ContainsFunc(sel.GroupBy, grouped) {
			sel.GroupBy = append(sel.GroupBy, x)
		}
	}
}

// maxNamesakes is how many rows have one name on average at most where each is still somebody or something of its own,
// as boats are: what more have in common is a kind.
const maxNamesakes = 20

// mayBeShared reports whether a column is a name, or half of one, by which the question asks for rows without naming
// it, and that several of them have, or may have. Several rows of another table belong to each of those that are called
// by it, or the other way round: of a skill in each employee's list only the name is asked for, if many have it.
func (d *decoder) mayBeShared(column int, several bool) bool {
	by := func(i int) bool { return d.TextAt(i) == "per" || d.TextAt(i) == "by" || english.EachWords[d.TextAt(i)] }
	for i, s := range d.Question {
		if slices.Contains(s.Columns, column) && by(i-1) { // staff per name
			return false
		}
	}
	_, half := d.whole[column]
	p := d.profiles[column]
	switch asked := half || slices.ContainsFunc(d.Question, func(s Phrase) bool { return slices.Contains(s.Labels, column) }); {
	case !asked:
		return false
	case half:
		return p == nil || p.Distinct < int64(p.Rows)
	case p == nil || p.Distinct >= int64(p.Rows) && !(p.Sampled && several && !d.isUnique(column)):
		return false
	}
	return p.Distinct*2 > int64(p.Rows) || several && p.Distinct*maxNamesakes >= int64(p.Rows)
}

// isUnique reports whether the schema declares that no two rows have one value of a column.
func (c *Catalog) isUnique(column int) bool {
	own := []string{c.Columns[column].Name}
	return slices.ContainsFunc(c.Schema.Tables[c.Columns[column].Table].Unique, func(u []string) bool { return slices.EqualFunc(u, own, strings.EqualFold) })
}
