package template

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/form"
)

// synonymShare is how often a name is said by a synonym, where one is known.
const synonymShare = 0.3

// Ask asks a template's question on a target. Ok is false where the target has nothing for it, or not as it was drawn.
func (t *Template) Ask(on *Target, synonyms Synonyms, r *rand.Rand) (question string, q *sqltree.Query, ok bool) {
	d := &drawing{Template: t, target: on, r: r, drawn: map[int]string{}}
	if !d.place() {
		return "", nil, false
	}
	p := form.NewPrompt(on.Catalog)
	for i := range t.values {
		v, ok := d.value(i)
		if !ok || slices.ContainsFunc(p.Values, func(other form.Value) bool { return other.Text == v.Text }) {
			return "", nil, false
		}
		p.Values = append(p.Values, v)
	}
	answer := make([]form.Token, len(t.answer))
	for i, a := range t.answer {
		switch a.class {
		case 'T':
			a.token = p.TableToken(d.tables[a.number])
		case 'C':
			a.token = p.ColumnToken(d.columns[a.number])
		case 'V':
			a.token = form.Token("V" + strconv.Itoa(a.number))
		}
		answer[i] = a.token
	}
	q, err := form.Decode(answer, p)
	if err != nil {
		return "", nil, false // beyond the pointers that there are
	}
	return d.question(p.Values, synonyms), q, true
}

// drawing is one call of Ask.
type drawing struct {
	*Template
	target          *Target
	r               *rand.Rand
	tables, columns []int          // of the target; -1: not yet drawn
	drawn           map[int]string // numbers, by the template's values
}

// place draws tables and columns of the target for the template's.
func (d *drawing) place() bool {
	d.tables, d.columns = none(len(d.Template.tables)), none(len(d.Template.columns))
	followed := make([]bool, len(d.keys))
	for {
		progress := false
		for i, key := range d.keys {
			from, to := d.tables[d.Template.columns[key[0]].table], d.tables[d.Template.columns[key[1]].table]
			if followed[i] || from < 0 && to < 0 {
				continue
			}
			if !d.follow(key, from, to) {
				return false
			}
			followed[i], progress = true, true
		}
		if progress {
			continue
		}
		free := slices.Index(d.tables, -1)
		if free < 0 {
			break
		}
		if !d.start(free) {
			return false
		}
	}
	for i, c := range d.Template.columns {
		if d.columns[i] < 0 && !d.column(i, c) {
			return false
		}
	}
	return true
}

func none(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = -1
	}
	return out
}

// start draws a table that no key leads to.
func (d *drawing) start(slot int) bool {
	var fit []int
	for i := range d.target.Catalog.Tables {
		if !slices.Contains(d.tables, i) {
			fit = append(fit, i)
		}
	}
	if len(fit) == 0 {
		return false
	}
	d.tables[slot] = fit[d.r.IntN(len(fit))]
	return true
}

// follow draws a foreign key between tables of which one at least is drawn.
func (d *drawing) follow(key [2]int, from, to int) bool {
	c := d.target.Catalog
	a, b := key[0], key[1]
	self := d.Template.columns[a].table == d.Template.columns[b].table
	var fit []form.Key
	for _, k := range c.Keys {
		if len(k.From) != 1 {
			continue
		}
		x, y := c.Columns[k.From[0]].Table, c.Columns[k.To[0]].Table
		drawn := func(table int) bool { return slices.Contains(d.tables, table) }
		switch {
		case self != (x == y), from >= 0 && x != from, to >= 0 && y != to:
		case from < 0 && drawn(x), to < 0 && drawn(y):
		case d.columns[a] >= 0 && d.columns[a] != k.From[0], d.columns[b] >= 0 && d.columns[b] != k.To[0]:
		default:
			fit = append(fit, k)
		}
	}
	if len(fit) == 0 {
		return false
	}
	k := fit[d.r.IntN(len(fit))]
	d.columns[a], d.columns[b] = k.From[0], k.To[0]
	d.tables[d.Template.columns[a].table] = c.Columns[k.From[0]].Table
	d.tables[d.Template.columns[b].table] = c.Columns[k.To[0]].Table
	return true
}

// column draws a column of its table with its role. What is named may be any text in place of a name.
func (d *drawing) column(i int, c column) bool {
	roles := []role{c.role}
	if c.role == name && c.mentioned {
		roles = append(roles, text)
	}
	for _, role := range roles {
		var fit []int
		for _, of := range d.target.byRole[d.tables[c.table]][role] {
			if !slices.Contains(d.columns, of) {
				fit = append(fit, of)
			}
		}
		if len(fit) > 0 {
			d.columns[i] = fit[d.r.IntN(len(fit))]
			return true
		}
	}
	return false
}

// value draws a value again: a cell of its column, or a number between its least and largest.
func (d *drawing) value(i int) (form.Value, bool) {
	v := d.values[i]
	if v.column < 0 {
		return v.Value, true
	}
	at := d.columns[v.column]
	column := d.target.columns[at]
	switch {
	case v.like:
		word, ok := d.word(column.cells)
		return form.Value{Text: word}, ok
	case v.Number != "" && column.known:
		low := column.min
		if v.after >= 0 {
			if n, err := strconv.ParseFloat(d.drawn[v.after], 64); err == nil {
				low = min(n, column.max)
			}
		}
		n := d.number(low, column.max, column.whole)
		d.drawn[i] = n
		return form.Value{Text: n, Number: n}, true
	case v.Number == "" && len(column.cells) > 0:
		cell := column.cells[d.r.IntN(len(column.cells))]
		if len(cell) > maxCell {
			return form.Value{}, false
		}
		return form.Value{Text: cell, Cells: []form.Cell{{Column: at, Text: cell}}}, true
	}
	return form.Value{}, false
}

// maxCell is the longest cell that a person would say, in bytes.
const maxCell = 40

// word draws a word of three letters or more from a cell.
func (d *drawing) word(cells []string) (string, bool) {
	if len(cells) == 0 {
		return "", false
	}
	words := strings.Fields(cells[d.r.IntN(len(cells))])
	word := words[d.r.IntN(len(words))]
	return word, len(word) >= 3 && !strings.ContainsAny(word, "%_'\"")
}

// number draws a number as people say it: large ones are round.
func (d *drawing) number(low, high float64, whole bool) string {
	n := low + d.r.Float64()*(high-low)
	year := low > 1500 && high < 2200
	if size := math.Abs(n); size > 100 && !year {
		unit := math.Pow(10, math.Floor(math.Log10(size))-1)
		if round := math.Round(n/unit) * unit; low <= round && round <= high {
			n = round
		}
	}
	if whole || year || math.Abs(n) > 1000 {
		return strconv.FormatFloat(math.Round(n), 'f', 0, 64)
	}
	return strconv.FormatFloat(math.Round(n*10)/10, 'f', -1, 64)
}

// question writes the question with the names and values that were drawn.
func (d *drawing) question(values []form.Value, synonyms Synonyms) string {
	var b strings.Builder
	for _, p := range d.text {
		switch p.class {
		case 'T':
			b.WriteString(d.phrase(d.target.Catalog.Tables[d.tables[p.number]].Name, p.plural, synonyms))
		case 'C':
			b.WriteString(d.phrase(d.target.Catalog.Columns[d.columns[p.number]].Name, p.plural, synonyms))
		case 'V':
			b.WriteString(values[p.number].Text)
		default:
			b.WriteString(p.text)
		}
	}
	return b.String()
}

// phrase says a name.
func (d *drawing) phrase(name string, plural bool, synonyms Synonyms) string {
	words := schema.Singular(schema.Words(name))
	if d.r.Float64() < synonymShare {
		words = synonyms.draw(words, d.r)
	}
	if plural {
		words = Plural(words)
	}
	return words
}
