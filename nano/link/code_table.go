package link

import (
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
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
	kindNames  = english.Words("domain type category group kind class list set field attribute")
	codeNames  = english.Words("code key value")
	labelNames = strings.Fields("meaning label description text title name") // the likeliest first
	ofCodes    = english.Words("code ref reference lookup list value")       // say nothing of a table of codes
)

const (
	maxCodeColumns = 8  // flags and an order of display may come with the three
	maxCodeTables  = 16 // that are read
)

// CodeTables are those of a schema whose rows the profile has all seen. Columns that are masked are none of theirs.
func (l *Linker) CodeTables() (out []CodeTable) {
	for t, table := range l.Tables {
		leads := slices.ContainsFunc(l.Keys, func(k form.Key) bool { return l.Columns[k.To[0]].Table == t })
		if leads || table.End-table.First > maxCodeColumns || len(out) == maxCodeTables {
			continue
		}
		found := CodeTable{Table: t, Kind: -1, Code: -1, Label: -1}
		best := len(labelNames)
		for i := table.First; i < table.End; i++ {
			start, ending, _ := english.CutLast(english.WrittenOut(l.Columns[i].Words))
			_, before, _ := english.CutLast(start)
			label := slices.Index(labelNames, ending)
			switch p := l.Profile(i); {
			case l.Columns[i].Kind != form.Text || p == nil || p.Sampled || l.Masked(i):
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
		if labels == nil {
			continue
		}
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
				if cell := (form.Cell{Column: i, Text: of[0]}); !slices.Contains(l.cells[words], cell) {
					l.cells[words] = append([]form.Cell{cell}, l.cells[words]...)
				}
			}
		}
	}
}

// maxMeant bounds the values of a column that codes are looked for in.
const maxMeant = 50

// labelsOf are the labels of the codes that a column holds, by the codes; nil where it holds none, or may hold several
// kinds.
func (l *Linker) labelsOf(column int, t CodeTable, kinds map[string]map[string]string) (labels map[string]string) {
	c, p := l.Columns[column], l.Profile(column)
	if c.Table == t.Table || c.Kind != form.Text || c.Key || p == nil || len(p.Texts) == 0 || p.Distinct > maxMeant {
		return nil
	}
	own := english.Stems(l.Tables[c.Table].Words + " " + english.WrittenOut(c.Words))
	most := 0
	for kind, of := range kinds {
		if kind == "" {
			kind = l.Tables[t.Table].Words
		}
		wanted := slices.DeleteFunc(english.Stems(english.WrittenOut(schema.Words(strings.ToLower(kind)))), func(w string) bool { return ofCodes[w] })
		called := !slices.ContainsFunc(wanted, func(w string) bool {
			return !slices.ContainsFunc(own, func(o string) bool { return english.Same(o, w) })
		})
		switch {
		case !called || len(wanted) < max(most, 1) || !holdsAll(of, p.Texts):
		case len(wanted) > most:
			most, labels = len(wanted), of
		default:
			labels = nil
		}
	}
	return labels
}

// holdsAll reports whether all texts are codes.
func holdsAll(codes, texts map[string]string) bool {
	for _, text := range texts {
		if _, ok := codes[text]; !ok {
			return false
		}
	}
	return true
}

// valuesOf are the texts of a column that its profile has, in order.
func (l *Linker) valuesOf(column int) []string {
	if l.Profile(column) == nil {
		return nil
	}
	return slices.Sorted(maps.Values(l.Profile(column).Texts))
}
