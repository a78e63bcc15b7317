package pointer

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Guess is a foreign key that a schema does not declare.
type Guess struct{ Table, Column, RefTable, RefColumn string }

// GuessKeys guesses foreign keys by name and type: of customer_id, old_customer_id, or customer, that it refers to the
// key of a table called customer or customers; and of a column of several tables, that it refers to the one whose rows it
// tells apart, as its declared key, or by its name, its place and its values: paper_id of papers. The caller tells people
// what was guessed.
func GuessKeys(s *schema.Schema) []Guess {
	g := guesser{Schema: s}
	declared := false
	for t, table := range s.Tables {
		g.names = append(g.names, singular(table.Name))
		g.keys = append(g.keys, g.key(t))
		declared = declared || len(table.ForeignKeys) > 0
	}
	for t, table := range s.Tables {
		for _, c := range table.Columns {
			refers := func(k schema.ForeignKey) bool { return slices.Contains(k.Columns, c.Name) }
			if slices.ContainsFunc(table.ForeignKeys, refers) {
				continue
			}
			if ref, ok := g.named(t, c); ok {
				g.add(t, c, ref, g.keys[ref])
			} else if ref, key, ok := g.shared(t, c, declared); ok {
				g.add(t, c, ref, key)
			}
		}
	}
	return g.guesses
}

// guesser is one call of GuessKeys.
type guesser struct {
	*schema.Schema
	names   []string         // the tables' words in the singular
	keys    []*schema.Column // the one column of each table's key; nil: none
	guesses []Guess
}

func singular(name string) string { return schema.Singular(schema.Words(name)) }

// key is the column of a table's primary key, or, where none is declared, one called id or as the table with id.
func (g *guesser) key(t int) *schema.Column {
	table := &g.Tables[t]
	if len(table.PrimaryKey) > 1 {
		return nil
	}
	for i := range table.Columns {
		c := &table.Columns[i]
		name := apart(c.Name, table.Name)
		switch {
		case len(table.PrimaryKey) == 1 && strings.EqualFold(c.Name, table.PrimaryKey[0]),
			len(table.PrimaryKey) == 0 && (name == "id" || name == singular(table.Name)+" id"):
			return c
		}
	}
	return nil
}

// named is the table that a column refers to by its name.
func (g *guesser) named(t int, c schema.Column) (ref int, ok bool) {
	name := apart(c.Name, g.Tables[t].Name)
	bare := name
	for _, suffix := range []string{" id", " key", " code", " no", " number"} {
		bare = strings.TrimSuffix(bare, suffix)
	}
	for r := range g.Tables {
		key := g.keys[r]
		if r == t || key == nil || !g.fit(c, *key) {
			continue
		}
		switch {
		case g.names[r] == schema.Singular(bare) && (bare != name || g.keys[t] == nil || g.keys[t].Name != c.Name),
			bare != name && strings.HasSuffix(bare, " "+g.names[r]): // start_station_id
			return r, true
		}
	}
	return 0, false
}

// shared is the other table with a column of the same name, whose rows it tells apart best, and better than those of its
// own table.
func (g *guesser) shared(t int, c schema.Column, declared bool) (ref int, column *schema.Column, ok bool) {
	name := apart(c.Name, g.Tables[t].Name)
	if generic[name] {
		return 0, nil, false
	}
	best := g.tells(t, c, name)
	if declared {
		best = max(best, declaredKey-1)
	}
	for r := range g.Tables {
		for i := range g.Tables[r].Columns {
			other := &g.Tables[r].Columns[i]
			if r == t || apart(other.Name, g.Tables[r].Name) != name || !g.fit(c, *other) {
				continue
			}
			switch tells := g.tells(r, *other, name); {
			case tells > best:
				ref, column, best, ok = r, other, tells, true
			case tells == best:
				ok = false // it may be either
			}
		}
	}
	return ref, column, ok
}

// declaredKey is how well the one column of a declared key tells the rows of its table apart.
const declaredKey = 8

// keyShare is the least share of a sample's rows that have different values of a key: an estimate.
const keyShare = 0.9

// tells is how well a column tells the rows of its table apart; 0: not at all.
func (g *guesser) tells(t int, c schema.Column, name string) int {
	table := g.Tables[t]
	of, ending, _ := cutLast(name)
	if initialID(name) {
		of, ending = strings.TrimSuffix(name, "id"), "id"
	}
	named := 0
	if of == g.names[t] && ending == "name" || of != "" && strings.HasPrefix(g.names[t], of) && keyEndings[ending] {
		named = 2
	}
	if slices.Equal(table.PrimaryKey, []string{c.Name}) {
		return declaredKey + named
	}
	p := c.Profile
	known := p != nil && p.Rows > 1
	repeats := known && (p.Nulls > 0 || float64(p.Distinct) < keyShare*float64(p.Rows) || !p.Sampled && p.Distinct < int64(p.Rows))
	unique := known && !repeats && !p.Sampled
	if len(table.PrimaryKey) > 0 || repeats || g.onlyRefers(t) || kindOf(g.Dialect, c) == Time {
		return 0
	}
	if table.Columns[0].Name == c.Name && (keyEndings[ending] || ending == "name" && unique) {
		named++
	}
	if named > 0 && unique {
		named++
	}
	return named
}

// cutLast cuts the last word from a name.
func cutLast(name string) (start, last string, ok bool) {
	i := strings.LastIndexByte(name, ' ')
	if i < 0 {
		return "", name, false
	}
	return name[:i], name[i+1:], true
}

// initialID tells whether a name is that of a number of rows with a short form of a table's: pid, stuid.
func initialID(name string) bool {
	return len(name) > 2 && len(name) <= 6 && strings.HasSuffix(name, "id") && !strings.Contains(name, " ")
}

// onlyRefers tells whether a table has nothing but columns that say which rows: it relates the rows of others.
func (g *guesser) onlyRefers(t int) bool {
	return !slices.ContainsFunc(g.Tables[t].Columns, func(c schema.Column) bool {
		name := apart(c.Name, g.Tables[t].Name)
		_, ending, _ := cutLast(name)
		return !keyEndings[ending] && !initialID(name)
	})
}

// fit tells whether two columns are of one kind.
func (g *guesser) fit(a, b schema.Column) bool { return kindOf(g.Dialect, a) == kindOf(g.Dialect, b) }

func (g *guesser) add(t int, c schema.Column, ref int, column *schema.Column) {
	g.guesses = append(g.guesses, Guess{g.Tables[t].Name, c.Name, g.Tables[ref].Name, column.Name})
}

// Assumed are the guessed keys between tables that a query joins, as people read them: "orders.customer_id =
// customer.id".
func (c *Catalog) Assumed(q *sqltree.Query) []string {
	joined := map[int]bool{}
	for inner := range q.Queries() {
		s, ok := inner.Body.(*sqltree.Select)
		if !ok {
			continue
		}
		for source := range sqltree.Sources(s.From) {
			if t, ok := source.(*sqltree.Table); ok {
				if table, ok := c.tableAt[strings.ToLower(dialects.TableName(c.Schema.Dialect, t.Schema, t.Name))]; ok {
					joined[table] = true
				}
			}
		}
	}
	var out []string
	for _, k := range c.Keys {
		from, to := c.Columns[k.From[0]], c.Columns[k.To[0]]
		if k.Guessed && from.Table != to.Table && joined[from.Table] && joined[to.Table] {
			out = append(out, c.Tables[from.Table].Name+"."+from.Name+" = "+c.Tables[to.Table].Name+"."+to.Name)
		}
	}
	return out
}
