package link

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// akin is the key of a table whose name begins as that of the column's table, which may leave that out, and has all of
// the column's values: category of courses is a course category, discussion of forum posts one of forum discussions,
// and assignment of assign grades an assign.
func (g *guesser) akin(t, i int) (ref, key int, ok bool) {
	bare := g.names.Columns[t][i]
	if start, ending, more := english.CutLast(bare); more && english.KeyEndings[ending] {
		bare = start
	}
	if english.Generic[bare] || g.isTyped(t, i) || bare == g.names.Columns[t][i] && isPlural(bare) || g.keys[t] == i {
		return 0, 0, false
	}
	refers := func(r int) bool {
		return r != t && g.keys[r] >= 0 && g.holds(t, i, r, g.keys[r]) &&
			!slices.ContainsFunc(g.names.Columns[r], func(name string) bool { return saysOf(name, g.names.Tables[t]) }) // it refers here
	}
	own := strings.Fields(g.names.Tables[t])
	for n := len(own); n > 0; n-- {
		of := strings.Join(own[:n], " ")
		found := slices.Clone(g.called[of+" "+noun(bare)])
		if n < len(own) && saysOf(bare, of) {
			found = append(found, g.called[of]...)
		}
		if at := slices.IndexFunc(found, refers); at >= 0 {
			return found[at], g.keys[found[at]], true
		}
	}
	return 0, 0, false
}

// saysOf reports whether a column is called as a table is, with or without an ending of keys, or by a word that is
// derived from its name.
func saysOf(name, table string) bool {
	if start, ending, ok := english.CutLast(name); ok && english.KeyEndings[ending] {
		name = start
	}
	return noun(name) == table || len(table) >= minDerived && strings.HasPrefix(name, table) && !strings.Contains(name, " ")
}

// minDerived is how many letters a table's name has at least that another word may be derived from.
const minDerived = 5

// declaredAlike is the key that all columns of the same name refer to for which the schema declares one, and that has
// all of the column's values: an author_id that was forgotten, next to others.
func (g *guesser) declaredAlike(t, i int) (ref, key int, ok bool) {
	name := g.names.Columns[t][i]
	if g.isTyped(t, i) || g.keys[t] == i {
		return 0, 0, false
	}
	for other, table := range g.Tables {
		for _, k := range table.ForeignKeys {
			if len(k.Columns) != 1 || g.names.Columns[other][g.column(other, k.Columns[0])] != name {
				continue
			}
			r := slices.IndexFunc(g.Tables, func(of schema.Table) bool { return strings.EqualFold(of.Name, k.RefTable) })
			if r < 0 || r == other || g.keys[r] < 0 || ok && r != ref { // parent_id
				return 0, 0, false
			}
			ref, key, ok = r, g.keys[r], true
		}
	}
	p := g.Tables[t].Columns[i].Profile
	return ref, key, ok && g.holds(t, i, ref, key) && p.Distinct > 1 // a constant joins what has nothing in common
}

// ofKind is the key of the one table of several kinds of rows whose kinds include what a column is called by, and that
// has all of its values: priority_id of issues, of enumerations whose type is "IssuePriority".
func (g *guesser) ofKind(t, i int) (ref, key int, ok bool) {
	of, ending, _ := english.CutLast(g.names.Columns[t][i])
	if of == "" || !english.KeyEndings[ending] || g.keys[t] == i || g.isTyped(t, i) {
		return 0, 0, false
	}
	kinds := []string{noun(of), g.names.Tables[t] + " " + noun(of)}
	var found []int
	for r, table := range g.Tables {
		if r == t || g.keys[r] < 0 || !g.holds(t, i, r, g.keys[r]) {
			continue
		}
		for c, name := range g.names.Columns[r] {
			p := table.Columns[c].Profile
			if _, last, _ := english.CutLast(name); !sorts[last] || p == nil || len(p.Texts) < 2 || int64(p.Rows) == p.Distinct {
				continue
			}
			for _, text := range p.Texts {
				if slices.Contains(kinds, noun(schema.Words(text))) && !slices.Contains(found, r) {
					found = append(found, r)
				}
			}
		}
	}
	if ref, ok = g.one(t, found); !ok {
		return 0, 0, false
	}
	return ref, g.keys[ref], true
}

// sorts are words of columns that say of which kind a row is.
var sorts = english.Words("type kind class category domain")

// isTyped reports whether a column may refer to rows of any table, which another says.
func (g *guesser) isTyped(t, i int) bool {
	of, _, _ := english.CutLast(g.names.Columns[t][i])
	return of != "" && slices.Contains(g.names.Columns[t], of+" type")
}

// column is which column of a table has a name.
func (g *guesser) column(t int, name string) int {
	return slices.IndexFunc(g.Tables[t].Columns, func(c schema.Column) bool { return strings.EqualFold(c.Name, name) })
}

// holds reports whether a key has all values of a column, as their profiles tell: numbers that lie between its least
// and its largest that were seen. A 0 before the least refers to no row.
func (g *guesser) holds(t, i, ref, key int) bool {
	of, all := g.Tables[t].Columns[i].Profile, g.Tables[ref].Columns[key].Profile
	if !g.fit(t, i, ref, key) || of == nil || all == nil || of.Distinct == 0 {
		return false
	}
	if form.KindOf(g.Dialect, g.Tables[t].Columns[i]) == form.Text {
		for words := range of.Texts {
			if _, ok := all.Texts[words]; !ok {
				return false
			}
		}
		return len(of.Texts) > 0
	}
	return within(of, all)
}

// lacks reports whether a key has not all values of a column, as the profile of all its rows tells.
func (g *guesser) lacks(t, i, ref, key int) bool {
	of, all := g.Tables[t].Columns[i].Profile, g.Tables[ref].Columns[key].Profile
	if of == nil || all == nil || of.Distinct == 0 || all.Sampled {
		return false
	}
	return !g.holds(t, i, ref, key) && (len(of.Texts) == 0 || len(all.Texts) == int(all.Distinct))
}

// joinsNothing reports whether no row has what a column refers to, as far as profiles of all rows tell: no row has a
// value, or the other table has no row.
func (g *guesser) joinsNothing(t, i, ref, key int) bool {
	of, all := g.Tables[t].Columns[i].Profile, g.Tables[ref].Columns[key].Profile
	if of == nil || all == nil || of.Rows == 0 || all.Sampled {
		return false
	}
	none := of.Distinct == 0 || of.Distinct == 1 && of.Min == "0" && all.Min != "0"
	return all.Rows == 0 || none && !of.Sampled
}

// within reports whether the numbers of a profile lie within another's.
func within(of, all *schema.Profile) bool {
	bounds := make([]float64, 4)
	for at, text := range []string{all.Min, of.Min, of.Max, all.Max} {
		n, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return false
		}
		bounds[at] = n
	}
	if bounds[1] == 0 && of.Distinct > 1 {
		bounds[1] = max(bounds[0], 0)
	}
	return slices.IsSorted(bounds)
}
