package link

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// GuessKeys guesses foreign keys by name and type: of customer_id, old_customer_id, or customer, that it refers to the
// key of a table called customer or customers; and of a column of several tables, that it refers to the one whose rows
// it distinguishes, as its declared key, or by its name, its place and its values: paper_id of papers. Where none is
// declared, a column may say who it is, or of what kind: see inRole and ofKind. What a profile of all rows contradicts
// is no key. The caller reports what was guessed.
func GuessKeys(s *schema.Schema) []form.Guess {
	g := guesser{Schema: s, names: english.NamesOf(s), called: map[string][]int{}, owners: map[string][]owner{}}
	declared := false
	for t := range s.Tables {
		g.names.Tables[t] = noun(tableWords(g.names.Tables[t]))
		g.called[g.names.Tables[t]] = append(g.called[g.names.Tables[t]], t)
		for i, words := range g.names.Columns[t] {
			g.names.Columns[t][i] = english.WrittenOut(words)
		}
	}
	for t, table := range s.Tables {
		g.keys = append(g.keys, g.key(t))
		for i, name := range g.names.Columns[t] {
			if n := g.distinguishes(t, i); n > 0 {
				g.owners[name] = append(g.owners[name], owner{t, i, n})
			}
		}
		declared = declared || len(table.ForeignKeys) > 0
	}
	var guesses []form.Guess
	for t, table := range s.Tables {
		for i, c := range table.Columns {
			refers := func(k schema.ForeignKey) bool { return slices.Contains(k.Columns, c.Name) }
			if slices.ContainsFunc(table.ForeignKeys, refers) {
				continue
			}
			ref, key, ok := g.named(t, i)
			if !ok {
				ref, key, ok = g.surrogate(t, i)
			}
			if !ok {
				ref, key, ok = g.shared(t, i, declared)
			}
			if !ok {
				ref, key, ok = g.akin(t, i)
			}
			if !ok {
				ref, key, ok = g.declaredAlike(t, i)
			}
			if !ok {
				ref, key, ok = g.inRole(t, i)
				ok = ok && (!declared || ref == t || g.hasRoles(ref)) // people forget the key to the same table most
			}
			if !ok && !declared {
				ref, key, ok = g.ofKind(t, i)
			}
			if ok && !g.joinsNothing(t, i, ref, key) {
				guesses = append(guesses, form.Guess{Table: table.Name, Column: c.Name, RefTable: s.Tables[ref].Name, RefColumn: s.Tables[ref].Columns[key].Name})
			}
		}
	}
	return guesses
}

// guesser is one call of GuessKeys.
type guesser struct {
	*schema.Schema
	names  english.Names      // with abbreviations written out, tables as nouns
	keys   []int              // the one column of each table's key; -1: none
	called map[string][]int   // tables by name
	owners map[string][]owner // by the columns' names
}

// owner is a column that distinguishes the rows of its table, and how well.
type owner struct{ table, column, tells int }

// key is the column of a table's primary key, or, where none is declared, one called id or as the table with id; the
// first that is called as the table with another ending, and distinguishes its rows, where no column has id.
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
	for i, name := range g.names.Columns[t] {
		start, ending, _ := english.CutLast(name)
		switch own := noun(start) == g.names.Tables[t]; {
		case ending == "id" && (start == "" || own):
			return i
		case i == 0 && isSurrogate(name) && g.isPartOf(t, start) && !repeats(table.Columns[i].Profile):
			return i
		case own && english.KeyEndings[ending] && numbered < 0 && table.Columns[i].Profile != nil && !repeats(table.Columns[i].Profile):
			numbered = i
		}
	}
	return numbered
}

// isSurrogate reports whether a column is called as the surrogate keys of warehouses are.
func isSurrogate(name string) bool {
	_, ending, more := english.CutLast(name)
	return more && (ending == "sk" || ending == "key")
}

// isPartOf reports whether each word is one of a table's name, or begins one: demo of customer_demographics.
func (g *guesser) isPartOf(t int, words string) bool {
	own := strings.ReplaceAll(g.names.Tables[t], " ", "")
	for _, w := range strings.Fields(noun(words)) {
		if _, rest, ok := strings.Cut(own, w); !ok || len(w) < english.ShortestStart {
			return false
		} else {
			own = rest
		}
	}
	return true
}

// surrogate is the surrogate key that the end of a column's name calls, after a role and the first letter of its table:
// ship_date_sk is a date_sk, current_addr_sk an address_sk, and bill_cdemo_sk the demo_sk of customer demographics. Of
// several the longest name is meant.
func (g *guesser) surrogate(t, i int) (ref, key int, ok bool) {
	name := g.names.Columns[t][i]
	if !isSurrogate(name) || g.keys[t] == i {
		return 0, 0, false
	}
	longest := 0
	for r := range g.Tables {
		k := g.keys[r]
		if r == t || k < 0 || !isSurrogate(g.names.Columns[r][k]) || !g.fit(t, i, r, k) || g.lacks(t, i, r, k) {
			continue
		}
		of := g.names.Columns[r][k]
		lettered := g.names.Tables[r][:1] + of
		switch says := name == of || strings.HasSuffix(name, " "+of) || name == lettered || strings.HasSuffix(name, " "+lettered); {
		case !says || len(of) < longest:
		case len(of) > longest:
			ref, key, longest, ok = r, k, len(of), true
		default:
			ok = false // it may be either
		}
	}
	return ref, key, ok
}

// isOwnID reports whether the first column of a table is an id of its rows that no other table is called by: emp_id of
// staff, staff_id of bureau_staff.
func (g *guesser) isOwnID(t int) bool {
	if len(g.names.Columns[t]) == 0 {
		return false
	}
	start, ending, _ := english.CutLast(g.names.Columns[t][0])
	p := g.Tables[t].Columns[0].Profile
	return ending == "id" && start != "" && p != nil && p.Rows > 1 && !p.Sampled && !repeats(p) &&
		!slices.Contains(g.names.Tables, noun(start))
}

// isNumbered reports whether the key of a table is one by its name alone, and no id: a country's code, where customers
// have its name.
func (g *guesser) isNumbered(t int) bool {
	_, ending, _ := english.CutLast(g.names.Columns[t][g.keys[t]])
	return len(g.Tables[t].PrimaryKey) == 0 && ending != "id"
}

// named is the key that a column refers to by its name.
func (g *guesser) named(t, i int) (ref, key int, ok bool) {
	name := g.names.Columns[t][i]
	bare := name
	if start, ending, ok := english.CutLast(name); ok && english.KeyEndings[ending] {
		bare = start
	}
	whole := g.keys[t] == i && len(g.Tables[t].PrimaryKey) > 0
	refers := func(to string) bool {
		if whole && to == g.names.Tables[t] {
			return false
		}
		ref, ok = g.one(t, slices.DeleteFunc(slices.Clone(g.called[to]), func(r int) bool {
			return r == t || g.keys[r] < 0 || !g.fit(t, i, r, g.keys[r]) || g.joinsNothing(t, i, r, g.keys[r]) ||
				bare == name && (g.lacks(t, i, r, g.keys[r]) || g.isNumbered(r) && !g.holds(t, i, r, g.keys[r]))
		}))
		if ok {
			key = g.keys[ref]
		}
		return ok
	}
	if bare == name && isPlural(name) { // how many
		return 0, 0, false
	}
	if (bare != name || g.keys[t] != i) && refers(noun(bare)) {
		return ref, key, true
	}
	if of, end, more := english.CutLast(bare); more && bare != name && ends[end] && refers(noun(of)) { // issue_to_id
		return ref, key, true
	}
	for _, to, more := strings.Cut(bare, " "); more && bare != name; _, to, more = strings.Cut(to, " ") {
		if refers(noun(to)) { // start_station_id
			return ref, key, true
		}
	}
	return 0, 0, false
}

// ends are words for one of the two rows that a row relates.
var ends = english.Words("from to source target")

// isPlural reports whether words are those of several things.
func isPlural(words string) bool {
	_, last, _ := english.CutLast(words)
	return schema.Singular(last) != last
}

// one is the table that is meant of some that are called alike: that of the same schema, and no view; none where it may
// be several.
func (g *guesser) one(t int, of []int) (ref int, ok bool) {
	for _, other := range []func(r int) bool{
		func(r int) bool { return g.Called(&g.Tables[r]).Schema != g.Called(&g.Tables[t]).Schema },
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

// shared is the column of the same name of another table whose rows it distinguishes best, and better than the column
// those of its own table.
func (g *guesser) shared(t, i int, declared bool) (ref, key int, ok bool) {
	name := g.names.Columns[t][i]
	if english.Generic[name] || g.keys[t] == i && len(g.Tables[t].PrimaryKey) > 0 {
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

// declaredKey is how well the one column of a declared key distinguishes the rows of its table.
const declaredKey = 8

// keyShare is the least share of a sample's rows that have different values of a key: an estimate.
const keyShare = 0.9

// distinguishes is how well a column distinguishes the rows of its table; 0: not at all.
func (g *guesser) distinguishes(t, i int) int {
	table, name := g.Tables[t], g.names.Columns[t][i]
	of, ending, _ := english.CutLast(name)
	if isShortID(name) {
		of, ending = strings.TrimSuffix(name, "id"), "id"
	}
	score := 0
	switch own := g.names.Tables[t]; {
	case of != "" && noun(of) == own && (english.KeyEndings[ending] || ending == "name"):
		score = 3
	case len(of) >= english.ShortestStart || isShortID(name):
		if of != "" && english.KeyEndings[ending] && strings.HasPrefix(own, of) && !strings.Contains(own, " ") {
			score = 2
		}
	}
	if g.keys[t] == i && len(table.PrimaryKey) == 1 {
		switch own := g.names.Tables[t]; {
		case score == 3:
			return declaredKey + 2
		case of != "" && strings.HasSuffix(own, " "+noun(of)): // order_item_id of shop_order_items
			return declaredKey + 1
		}
		return declaredKey
	}
	c := table.Columns[i]
	p := c.Profile
	unique := p != nil && p.Rows > 1 && !repeats(p) && !p.Sampled
	if len(table.PrimaryKey) > 0 || repeats(p) || g.onlyRefers(t) || form.KindOf(g.Dialect, c) == form.Time {
		return 0
	}
	if i == 0 && (english.KeyEndings[ending] || ending == "name" && unique) {
		score++
	}
	if score > 0 && unique {
		score++
	}
	return score
}

// repeats reports whether a column has no value, or the same one, in several rows, as far as its profile shows.
func repeats(p *schema.Profile) bool {
	return p != nil && p.Rows > 1 && (p.Nulls > 0 || float64(p.Distinct) < keyShare*float64(p.Rows) || !p.Sampled && p.Distinct < int64(p.Rows))
}

// noIDs are words that end as numbers of rows do.
var noIDs = english.Words("paid grid valid void avoid rapid solid acid fluid liquid said laid raid arid avid uuid guid bid")

// isShortID reports whether a name is that of a number of rows with a short form of a table's: pid, stuid.
func isShortID(name string) bool {
	return len(name) > 2 && len(name) <= 6 && strings.HasSuffix(name, "id") && !strings.Contains(name, " ") && !noIDs[name]
}

// noun are words by which two numbers of a noun are one.
func noun(words string) string { return strings.Join(english.Stems(words), " ") }

// onlyRefers reports whether a table has nothing but columns that say which rows: it relates the rows of others.
func (g *guesser) onlyRefers(t int) bool {
	return !slices.ContainsFunc(g.names.Columns[t], func(name string) bool {
		_, ending, _ := english.CutLast(name)
		return !english.KeyEndings[ending] && !isShortID(name)
	})
}

// fit reports whether two columns are of one kind.
func (g *guesser) fit(t, i, ref, key int) bool {
	return form.KindOf(g.Dialect, g.Tables[t].Columns[i]) == form.KindOf(g.Dialect, g.Tables[ref].Columns[key])
}

// tableWords are the words of a table's name proper, with abbreviations written out: without tbl or dim.
func tableWords(words string) string {
	return english.WrittenOut(strings.Join(english.Proper(strings.Fields(words)), " "))
}
