package pointer

import (
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// CodeTable is a table that says what codes of other tables mean, and to which no key leads: codes with columns domain,
// code and label. Its members are columns.
type CodeTable struct {
	Table       int
	Kind        int // which codes are meant: PERMIT_STATUS; -1: those that the table is called after
	Code, Label int
}

// Meaning is a row of a code table: of PERMIT_STATUS, A is approved.
type Meaning struct{ Kind, Code, Label string }

var (
	kindNames  = words("domain type category group kind class list set field attribute")
	codeNames  = words("code key value")
	labelNames = strings.Fields("meaning label description text title name") // the likeliest first
	ofCodes    = words("code ref reference lookup list value")               // say nothing of a table of codes
)

const (
	mostCodeColumns = 8  // flags and an order of display may stand beside the three
	mostCodeTables  = 16 // that are read
)

// CodeTables are those of a schema whose rows the profile has all seen. Columns that are masked are none of theirs.
func (c *Catalog) CodeTables() (out []CodeTable) {
	for t, table := range c.Tables {
		leads := slices.ContainsFunc(c.Keys, func(k Key) bool { return c.Columns[k.To[0]].Table == t })
		if leads || table.End-table.First > mostCodeColumns || len(out) == mostCodeTables {
			continue
		}
		found := CodeTable{Table: t, Kind: -1, Code: -1, Label: -1}
		best := len(labelNames)
		for i := table.First; i < table.End; i++ {
			start, ending, _ := cutLast(writtenOut(c.Columns[i].words))
			_, before, _ := cutLast(start)
			label := slices.Index(labelNames, ending)
			switch p := c.profiles[i]; {
			case c.Columns[i].Kind != Text || p == nil || p.Sampled || c.Masked(i):
			case kindNames[ending] || ending == "name" && kindNames[before]:
				found.Kind = i
			case codeNames[ending] && found.Code < 0:
				found.Code = i
			case label >= 0 && label < best:
				found.Label, best = i, label
			}
		}
		if found.Code >= 0 && found.Label >= 0 {
			out = append(out, found)
		}
	}
	return out
}

// LearnCodes has the linker take the labels of a code table for the codes that columns hold: approved for A. It is
// called before a linker is shared. A column holds the codes of a kind if it has no others, and its name and its
// table's have all words of the kind.
func (l *Linker) LearnCodes(t CodeTable, meanings []Meaning) {
	kinds := map[string]map[string]string{} // labels by kinds and codes
	for _, m := range meanings {
		if m.Code == "" || m.Label == "" {
			continue
		}
		if kinds[m.Kind] == nil {
			kinds[m.Kind] = map[string]string{}
		}
		if other, ok := kinds[m.Kind][m.Code]; ok && other != m.Label {
			m.Label = "" // in another language, say: nobody knows which
		}
		kinds[m.Kind][m.Code] = m.Label
	}
	for i := range l.Columns {
		labels := l.labelsOf(i, t, kinds)
		codes := map[string][]string{} // by their labels
		for _, code := range l.valuesOf(i) {
			if label := labels[code]; label != "" {
				codes[label] = append(codes[label], code)
			}
		}
		for label, of := range codes {
			if len(of) > 1 {
				continue // it may be either
			}
			for _, words := range readings(label) {
				if cell := (Cell{i, of[0]}); !slices.Contains(l.cells[words], cell) {
					l.cells[words] = append([]Cell{cell}, l.cells[words]...)
				}
			}
		}
	}
}

// mostMeant bounds the values of a column that codes are looked for in.
const mostMeant = 50

// labelsOf are the labels of the codes that a column holds, by the codes; nil where it holds none, or may hold several
// kinds.
func (l *Linker) labelsOf(column int, t CodeTable, kinds map[string]map[string]string) (labels map[string]string) {
	c, p := l.Columns[column], l.profiles[column]
	if c.Table == t.Table || c.Kind != Text || c.Key || p == nil || len(p.Texts) == 0 || p.Distinct > mostMeant {
		return nil
	}
	own := stems(l.Tables[c.Table].words + " " + writtenOut(c.words))
	most := 0
	for kind, of := range kinds {
		if kind == "" {
			kind = l.Tables[t.Table].words
		}
		wanted := slices.DeleteFunc(stems(writtenOut(schema.Words(strings.ToLower(kind)))), func(w string) bool { return ofCodes[w] })
		called := !slices.ContainsFunc(wanted, func(w string) bool {
			return !slices.ContainsFunc(own, func(o string) bool { return same(o, w) })
		})
		holds := !slices.ContainsFunc(l.valuesOf(column), func(code string) bool { _, ok := of[code]; return !ok })
		switch {
		case !called || !holds || len(wanted) < max(most, 1):
		case len(wanted) > most:
			most, labels = len(wanted), of
		default:
			labels = nil
		}
	}
	return labels
}

// valuesOf are the texts of a column that its profile has, in order.
func (c *Catalog) valuesOf(column int) []string {
	if c.profiles[column] == nil {
		return nil
	}
	return slices.Sorted(maps.Values(c.profiles[column].Texts))
}
