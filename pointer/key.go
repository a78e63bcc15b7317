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
// key of a table called customer or customers; and of a column of several tables, that it refers to the one whose rows
// it tells apart, as its declared key, or by its name, its place and its values: paper_id of papers. Where none is
// declared, a column may say who it is: see inRole. The caller tells people what was guessed.
func GuessKeys(s *schema.Schema) []Guess {
	g := guesser{Schema: s, names: namesOf(s), called: map[string][]int{}, owners: map[string][]owner{}}
	declared := false
	for t, table := range s.Tables {
		g.tables[t] = noun(tableWords(table.Name, g.tables[t]))
		g.called[g.tables[t]] = append(g.called[g.tables[t]], t)
		for i, words := range g.columns[t] {
			g.columns[t][i] = writtenOut(words)
		}
	}
	for t, table := range s.Tables {
		g.keys = append(g.keys, g.key(t))
		for i, name := range g.columns[t] {
			if tells := g.tells(t, i); tells > 0 {
				g.owners[name] = append(g.owners[name], owner{t, i, tells})
			}
		}
		declared = declared || len(table.ForeignKeys) > 0
	}
	var guesses []Guess
	for t, table := range s.Tables {
		for i, c := range table.Columns {
			refers := func(k schema.ForeignKey) bool { return slices.Contains(k.Columns, c.Name) }
			if slices.ContainsFunc(table.ForeignKeys, refers) {
				continue
			}
			ref, key, ok := g.named(t, i)
			if !ok {
				ref, key, ok = g.shared(t, i, declared)
			}
			if !ok {
				ref, key, ok = g.inRole(t, i)
				ok = ok && (!declared || ref == t) // people forget the key to the same table most
			}
			if ok {
				guesses = append(guesses, Guess{table.Name, c.Name, s.Tables[ref].Name, s.Tables[ref].Columns[key].Name})
			}
		}
	}
	return guesses
}

// guesser is one call of GuessKeys.
type guesser struct {
	*schema.Schema
	names                     // with abbreviations written out, tables as nouns
	keys   []int              // the one column of each table's key; -1: none
	called map[string][]int   // tables by name
	owners map[string][]owner // by the columns' names
}

// owner is a column that tells the rows of its table apart, and how well.
type owner struct{ table, column, tells int }

// key is the column of a table's primary key, or, where none is declared, one called id or as the table with id; the
// first that is called as the table with another ending, and tells its rows apart, where no column has id.
func (g *guesser) key(t int) int {
	table := &g.Tables[t]
	if len(table.PrimaryKey) > 0 {
		return slices.IndexFunc(table.Columns, func(c schema.Column) bool {
			return len(table.PrimaryKey) == 1 && strings.EqualFold(c.Name, table.PrimaryKey[0])
		})
	}
	numbered := -1
	if g.isOwnID(t) {
		numbered = 0
	}
	for i, name := range g.columns[t] {
		start, ending, _ := cutLast(name)
		switch own := noun(start) == g.tables[t]; {
		case ending == "id" && (start == "" || own):
			return i
		case own && keyEndings[ending] && numbered < 0 && table.Columns[i].Profile != nil && !repeats(table.Columns[i].Profile):
			numbered = i
		}
	}
	return numbered
}

// isOwnID tells whether the first column of a table is an id of its rows that no other table is called by: emp_id of
// staff, staff_id of bureau_staff.
func (g *guesser) isOwnID(t int) bool {
	if len(g.columns[t]) == 0 {
		return false
	}
	start, ending, _ := cutLast(g.columns[t][0])
	p := g.Tables[t].Columns[0].Profile
	return ending == "id" && start != "" && p != nil && p.Rows > 1 && !p.Sampled && !repeats(p) &&
		!slices.Contains(g.tables, noun(start))
}

// isNumbered tells whether the key of a table is one by its name alone, and no id: a country's code, where customers
// have its name.
func (g *guesser) isNumbered(t int) bool {
	_, ending, _ := cutLast(g.columns[t][g.keys[t]])
	return len(g.Tables[t].PrimaryKey) == 0 && ending != "id"
}

// named is the key that a column refers to by its name.
func (g *guesser) named(t, i int) (ref, key int, ok bool) {
	name := g.columns[t][i]
	bare := name
	if start, ending, ok := cutLast(name); ok && keyEndings[ending] {
		bare = start
	}
	whole := g.keys[t] == i && len(g.Tables[t].PrimaryKey) > 0
	refers := func(to string) bool {
		if whole && to == g.tables[t] {
			return false
		}
		ref, ok = g.one(t, slices.DeleteFunc(slices.Clone(g.called[to]), func(r int) bool {
			return r == t || g.keys[r] < 0 || !g.fit(t, i, r, g.keys[r]) ||
				bare == name && g.isNumbered(r) && !g.holds(t, i, r, g.keys[r])
		}))
		if ok {
			key = g.keys[ref]
		}
		return ok
	}
	if (bare != name || g.keys[t] != i) && refers(noun(bare)) {
		return ref, key, true
	}
	for _, to, more := strings.Cut(bare, " "); more && bare != name; _, to, more = strings.Cut(to, " ") {
		if refers(noun(to)) { // start_station_id
			return ref, key, true
		}
	}
	return 0, 0, false
}

// one is the table that is meant of some that are called alike: that of the same schema, and no view; none where it may
// be several.
func (g *guesser) one(t int, of []int) (ref int, ok bool) {
	for _, other := range []func(r int) bool{
		func(r int) bool { return qualifier(g.Tables[r].Name) != qualifier(g.Tables[t].Name) },
		func(r int) bool { return g.Tables[r].View },
	} {
		if rest := slices.DeleteFunc(slices.Clone(of), other); len(rest) > 0 {
			of = rest
		}
	}
	if len(of) != 1 {
		return 0, false
	}
	return of[0], true
}

// qualifier is the schema of a table's name, with its dot.
func qualifier(name string) string { return name[:strings.LastIndexByte(name, '.')+1] }

// shared is the column of the same name of another table whose rows it tells apart best, and better than the column
// those of its own table.
func (g *guesser) shared(t, i int, declared bool) (ref, key int, ok bool) {
	name := g.columns[t][i]
	if generic[name] || g.keys[t] == i && len(g.Tables[t].PrimaryKey) > 0 {
		return 0, 0, false
	}
	best := 0
	if declared {
		best = declaredKey - 1
	}
	for _, own := range g.owners[name] {
		if own.table == t && own.column == i {
			best = max(best, own.tells)
		}
	}
	for _, o := range g.owners[name] {
		switch {
		case o.table == t || o.tells < best || !g.fit(t, i, o.table, o.column):
		case o.tells > best:
			ref, key, best, ok = o.table, o.column, o.tells, true
		default:
			ok = false // it may be either
		}
	}
	return ref, key, ok
}

// declaredKey is how well the one column of a declared key tells the rows of its table apart.
const declaredKey = 8

// keyShare is the least share of a sample's rows that have different values of a key: an estimate.
const keyShare = 0.9

// tells is how well a column tells the rows of its table apart; 0: not at all.
func (g *guesser) tells(t, i int) int {
	table, name := g.Tables[t], g.columns[t][i]
	of, ending, _ := cutLast(name)
	if isShortID(name) {
		of, ending = strings.TrimSuffix(name, "id"), "id"
	}
	score := 0
	switch own := g.tables[t]; {
	case of != "" && noun(of) == own && (keyEndings[ending] || ending == "name"):
		score = 3
	case len(of) >= shortestStart || isShortID(name):
		if of != "" && keyEndings[ending] && strings.HasPrefix(own, of) && !strings.Contains(own, " ") {
			score = 2
		}
	}
	if g.keys[t] == i && len(table.PrimaryKey) == 1 {
		return declaredKey + score/3
	}
	c := table.Columns[i]
	p := c.Profile
	unique := p != nil && p.Rows > 1 && !repeats(p) && !p.Sampled
	if len(table.PrimaryKey) > 0 || repeats(p) || g.onlyRefers(t) || kindOf(g.Dialect, c) == Time {
		return 0
	}
	if i == 0 && (keyEndings[ending] || ending == "name" && unique) {
		score++
	}
	if score > 0 && unique {
		score++
	}
	return score
}

// repeats tells whether a column has no value, or the same one, in several rows, as far as its profile tells.
func repeats(p *schema.Profile) bool {
	return p != nil && p.Rows > 1 && (p.Nulls > 0 || float64(p.Distinct) < keyShare*float64(p.Rows) || !p.Sampled && p.Distinct < int64(p.Rows))
}

// noIDs are words that end as numbers of rows do.
var noIDs = words("paid grid valid void avoid rapid solid acid fluid liquid said laid raid arid avid uuid guid bid")

// isShortID tells whether a name is that of a number of rows with a short form of a table's: pid, stuid.
func isShortID(name string) bool {
	return len(name) > 2 && len(name) <= 6 && strings.HasSuffix(name, "id") && !strings.Contains(name, " ") && !noIDs[name]
}

// noun are words by which two numbers of a noun are one.
func noun(words string) string { return strings.Join(stems(words), " ") }

// onlyRefers tells whether a table has nothing but columns that say which rows: it relates the rows of others.
func (g *guesser) onlyRefers(t int) bool {
	return !slices.ContainsFunc(g.columns[t], func(name string) bool {
		_, ending, _ := cutLast(name)
		return !keyEndings[ending] && !isShortID(name)
	})
}

// fit tells whether two columns are of one kind.
func (g *guesser) fit(t, i, ref, key int) bool {
	return kindOf(g.Dialect, g.Tables[t].Columns[i]) == kindOf(g.Dialect, g.Tables[ref].Columns[key])
}

// tableWords are the words of a table's name proper, with abbreviations written out: without its schema, tbl or dim.
func tableWords(name, words string) string {
	if schema.Words(name) == words { // else all tables begin alike
		words = apart(strings.TrimPrefix(name, qualifier(name)), "")
	}
	return writtenOut(strings.Join(proper(strings.Fields(words)), " "))
}

// cutLast cuts the last word from a name; of one word that is all.
func cutLast(name string) (start, last string, ok bool) {
	i := strings.LastIndexByte(name, ' ')
	if i < 0 {
		return "", name, false
	}
	return name[:i], name[i+1:], true
}

// Assumed are the guessed keys between tables that a query joins, as people read them: "orders.customer_id =
// customer.id".
func (c *Catalog) Assumed(q *sqltree.Query) []string {
	joined, itself := map[int]bool{}, map[int]bool{}
	for inner := range q.Queries() {
		s, ok := inner.Body.(*sqltree.Select)
		if !ok {
			continue
		}
		here := map[int]bool{}
		for source := range sqltree.Sources(s.From) {
			if t, ok := source.(*sqltree.Table); ok {
				if table, ok := c.tableAt[strings.ToLower(dialects.TableName(c.Schema.Dialect, t.Schema, t.Name))]; ok {
					joined[table], itself[table], here[table] = true, itself[table] || here[table], true
				}
			}
		}
	}
	var out []string
	for _, k := range c.Keys {
		from, to := c.Columns[k.From[0]], c.Columns[k.To[0]]
		if k.Guessed && joined[from.Table] && joined[to.Table] && (from.Table != to.Table || itself[from.Table]) {
			out = append(out, c.Tables[from.Table].Name+"."+from.Name+" = "+c.Tables[to.Table].Name+"."+to.Name)
		}
	}
	return out
}
