package pointer

import (
	"slices"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// CodeTable is a table that says what codes of other tables mean, and to which no key leads: codes with columns domain,
// code and label. Its members are columns.
type CodeTable struct {
	Table       int
	Kind        int // which codes are meant: status, method; -1: it has one kind
	Code, Label int
}

// Meaning is a row of a code table: of status, A is approved.
type Meaning struct{ Kind, Code, Label string }

var (
	kindNames  = words("domain type category group kind class list set field attribute")
	codeNames  = words("code key value")
	labelNames = words("label description name text meaning title")
)

// mostCodeColumns bounds the columns of a code table: flags and orders of display may stand beside the three.
const mostCodeColumns = 8

// CodeTables are those of a schema.
func (c *Catalog) CodeTables() (out []CodeTable) {
	for t, table := range c.Tables {
		leads := slices.ContainsFunc(c.Keys, func(k Key) bool { return c.Columns[k.To[0]].Table == t })
		if leads || table.End-table.First > mostCodeColumns {
			continue
		}
		last := func(some map[string]bool) int {
			return slices.IndexFunc(c.Columns[table.First:table.End], func(col Column) bool {
				_, ending, _ := cutLast(writtenOut(col.words))
				return col.Kind == Text && some[ending]
			})
		}
		kind, code, label := last(kindNames), last(codeNames), last(labelNames)
		if code < 0 || label < 0 {
			continue
		}
		found := CodeTable{Table: t, Kind: -1, Code: table.First + code, Label: table.First + label}
		if kind >= 0 {
			found.Kind = table.First + kind
		}
		if !c.Masked(found.Code) && !c.Masked(found.Label) {
			out = append(out, found)
		}
	}
	return out
}

// mostMeant bounds the values of a column that codes are looked for in.
const mostMeant = 50

// LearnCodes has the linker take the labels of a code table for the codes that columns hold: approved for A. A column
// holds the codes of a kind if it has no others, and the kind is called by a word of the column or of its table, or is
// the only one.
func (l *Linker) LearnCodes(t CodeTable, meanings []Meaning) {
	kinds := map[string]map[string]string{} // labels by kinds and codes
	for _, m := range meanings {
		if kinds[m.Kind] == nil {
			kinds[m.Kind] = map[string]string{}
		}
		kinds[m.Kind][m.Code] = m.Label
	}
	for i := range l.Columns {
		labels := kinds[l.kindOfCodes(i, t, kinds)]
		if labels == nil {
			continue
		}
		for _, code := range l.profiles[i].Texts {
			for _, words := range readings(labels[code]) {
				l.cells[words] = slices.DeleteFunc(l.cells[words], func(c Cell) bool { return c.Column == t.Label })
				if cell := (Cell{i, code}); !slices.Contains(l.cells[words], cell) {
					l.cells[words] = append(l.cells[words], cell)
				}
			}
		}
	}
}

// kindOfCodes is the kind of the codes that a column holds; no kind where it holds none, or it may be several.
func (l *Linker) kindOfCodes(column int, t CodeTable, kinds map[string]map[string]string) (kind string) {
	c, p := l.Columns[column], l.profiles[column]
	if c.Table == t.Table || c.Kind != Text || c.Key || p == nil || len(p.Texts) == 0 || p.Distinct > mostMeant {
		return noKind
	}
	own := stems(l.Tables[c.Table].words + " " + writtenOut(c.words))
	best, kind := -1, noKind
	for of, labels := range kinds {
		has := func(code string) bool { _, ok := labels[code]; return ok }
		if slices.ContainsFunc(valuesOf(p), func(code string) bool { return !has(code) }) {
			continue
		}
		alike := 0
		for _, w := range stems(schema.Words(of)) {
			if slices.ContainsFunc(own, func(o string) bool { return same(o, w) }) {
				alike++
			}
		}
		switch {
		case alike > best:
			best, kind = alike, of
		case alike == best:
			kind = noKind
		}
	}
	if best == 0 && len(kinds) > 1 {
		return noKind
	}
	return kind
}

// noKind is no kind of codes: no database has it, since no text of one holds a zero byte.
const noKind = "\x00"

func valuesOf(p *schema.Profile) (out []string) {
	for _, text := range p.Texts {
		out = append(out, text)
	}
	return out
}
