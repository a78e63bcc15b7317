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
// key of a table called customer or customers; of a column that is called as another table's key is, that it refers to
// it; and in a schema without any key, of a column whose name just one other table has, that they are joined by it. The
// caller tells people what was guessed.
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
			} else if ref, key, ok := g.shared(t, c); ok && !declared {
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
		name := schema.Words(c.Name)
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
	name := schema.Words(c.Name)
	bare := name
	for _, suffix := range []string{" id", " key", " code", " no", " number"} {
		bare = strings.TrimSuffix(bare, suffix)
	}
	found := -1
	for r := range g.Tables {
		key := g.keys[r]
		if r == t || key == nil || !g.fit(c, *key) {
			continue
		}
		keyName := schema.Words(key.Name)
		switch {
		case g.names[r] == schema.Singular(bare) && (bare != name || g.keys[t] == nil || g.keys[t].Name != c.Name):
			return r, true
		case bare != name && strings.HasSuffix(bare, " "+g.names[r]): // start_station_id
			return r, true
		case keyName == name && !generic[name] && (g.keys[t] == nil || g.keys[t].Name != c.Name):
			if found >= 0 {
				return 0, false // it may be either
			}
			found = r
		}
	}
	return found, found >= 0
}

// shared is the one other table with a column of the same name; not one that refers to this column itself.
func (g *guesser) shared(t int, c schema.Column) (ref int, column *schema.Column, ok bool) {
	name := schema.Words(c.Name)
	if generic[name] {
		return 0, nil, false
	}
	found := 0
	for r := range g.Tables {
		for i := range g.Tables[r].Columns {
			other := &g.Tables[r].Columns[i]
			if r != t && schema.Words(other.Name) == name && g.fit(c, *other) {
				ref, column = r, other
				found++
			}
		}
	}
	refersBack := found == 1 && g.keys[t] != nil && g.keys[t].Name == c.Name && (g.keys[ref] == nil || g.keys[ref].Name != column.Name)
	return ref, column, found == 1 && t < ref && !refersBack
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
