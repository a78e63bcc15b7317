package template

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
)

// role is what a column is to a question. A template's columns go to columns of the same role.
type role int

const (
	primaryKey role = iota
	foreignKey
	name       // what rows are called by
	identifier // a code or number that is not counted with
	number
	date
	text
	other
)

// Target is a database on which questions can be asked again.
type Target struct {
	Catalog *form.Catalog
	columns []targetColumn // of Catalog.Columns
	byRole  [][][]int      // [table][role] columns
}

type targetColumn struct {
	role     role
	cells    []string // distinct texts; nil: unknown
	min, max float64  // of a number, where known
	whole    bool     // min and max are whole numbers
	known    bool     // min and max are known
}

// NewTarget looks at what the columns of a catalog are to questions.
func NewTarget(c *form.Catalog) *Target {
	t := &Target{Catalog: c, columns: make([]targetColumn, len(c.Columns)), byRole: make([][][]int, len(c.Tables))}
	refers := map[int]bool{}
	for _, k := range c.Keys {
		for _, from := range k.From {
			refers[from] = true
		}
	}
	for i, table := range c.Tables {
		t.byRole[i] = make([][]int, other+1)
		for j := table.First; j < table.End; j++ {
			column := c.Schema.Tables[i].Columns[j-table.First]
			t.columns[j] = describe(column, c.Columns[j], refers[j])
			r := t.columns[j].role
			t.byRole[i][r] = append(t.byRole[i][r], j)
		}
	}
	return t
}

func describe(s schema.Column, c form.Column, refers bool) targetColumn {
	t := targetColumn{role: roleOf(s, c, refers)}
	p := s.Profile
	if p == nil {
		return t
	}
	for _, cell := range p.Texts {
		t.cells = append(t.cells, cell)
	}
	slices.Sort(t.cells) // a map has no order
	low, err := strconv.ParseFloat(p.Min, 64)
	high, errHigh := strconv.ParseFloat(p.Max, 64)
	if err == nil && errHigh == nil && low <= high {
		t.min, t.max, t.known = low, high, true
		t.whole = low == float64(int64(low)) && high == float64(int64(high)) &&
			!slices.ContainsFunc(p.Common, func(v string) bool { return strings.Contains(v, ".") })
	}
	return t
}

func roleOf(s schema.Column, c form.Column, refers bool) role {
	words := strings.Fields(schema.Words(s.Name))
	last := ""
	if len(words) > 0 {
		last = words[len(words)-1]
	}
	switch {
	case refers:
		return foreignKey
	case c.Key:
		return primaryKey
	case last == "id" || last == "code" || last == "number" || last == "no" || last == "key" || last == "nr":
		return identifier
	case c.Kind == form.Text && (strings.HasSuffix(last, "name") || last == "title"):
		return name
	case c.Kind == form.Text:
		return text
	case c.Kind == form.Number:
		return number
	case c.Kind == form.Time:
		return date
	}
	return other
}
