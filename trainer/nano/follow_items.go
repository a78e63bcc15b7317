package nano

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/trainer/nano/template"
)

// count asks how many rows the answer has.
func (f *followUp) count() (string, bool) {
	if f.one() {
		return "", false
	}
	star := len(f.items) == 1 && len(f.items[0]) == 1
	switch {
	case len(f.bound) > 0 && len(f.order) > 0 && f.IntN(3) > 0:
		return "", false
	case !f.plain() || len(f.bound) > 0 || len(f.having) > 0:
		return f.countAll()
	case f.distinct && !star:
		return f.countAll()
	case f.distinct:
		f.items = [][]form.Token{{form.Count, form.Distinct, f.items[0][0]}}
	default:
		f.items = [][]form.Token{{form.Count, f.p.TableToken(f.table)}}
	}
	f.distinct, f.order, f.whole = false, nil, nil
	return f.say(counted), true
}

var counted = []string{"how many are there?", "how many are that?", "how many is that?", "count them", "how many of them are there?", "just the number", "and how many is that in total?",
	"how many rows is that?", "only the count", "how many?", "what is their number?", "how many are these?", "just count them", "and how many are there?"}

// countAll asks how many rows the answer has, whatever it is.
func (f *followUp) countAll() (string, bool) {
	share := func(item []form.Token) bool {
		return len(item) > 1 && item[0] == form.Avg && item[1] == form.Open
	}
	if slices.ContainsFunc(f.items, share) { // which stand in outermost queries alone
		return "", false
	}
	if len(f.whole) == 0 || f.whole[0] != form.Select || len(f.order) > 0 && len(f.bound) == 0 {
		return "", false
	}
	f.whole = slices.Concat([]form.Token{form.Count, form.Open}, f.whole, []form.Token{form.Close})
	return f.say(counted), true
}

// rows asks which the counted ones are.
func (f *followUp) rows() (string, bool) {
	labels := f.Labels(f.table0())
	if !f.one() || f.items[0][0] != form.Count || len(f.items[0]) != 2 || len(labels) == 0 {
		return "", false
	}
	if _, isTable := f.p.TableOf(f.items[0][1]); !isTable {
		return "", false
	}
	f.items = nil
	for _, c := range labels {
		token := f.p.ColumnToken(c)
		if token == "" {
			return "", false
		}
		f.items = append(f.items, []form.Token{token})
	}
	f.whole = nil
	return f.say([]string{"which ones?", "which are they?", "list them", "show them", "and which ones?", "what are their names?", "name them", "show me which", "who are they?",
		"show me the names", "which ones are these?", "list their names", "and their names?"}), true
}

// per asks for the aggregate of each of something, or of something else.
func (f *followUp) per() (string, bool) {
	at, grouped := f.grouped()
	if f.table < 0 && !grouped || !f.one() && !grouped || len(f.bound) > 0 || len(f.having) > 0 || len(f.items[0]) == 0 {
		return "", false
	}
	rows := f.table
	if grouped { // the table that the aggregate is of
		last := f.items[at][len(f.items[at])-1]
		t, ok := f.p.TableOf(last)
		if c, isColumn := f.p.ColumnOf(last); isColumn {
			t, ok = f.Columns[c].Table, true
		}
		if !ok {
			return "", false
		}
		rows = t
	}
	if rows < 0 {
		return "", false
	}
	f.table = rows
	aggregate := slices.Clone(f.items[0])
	if grouped {
		aggregate = slices.Clone(f.items[at])
	}
	var by []form.Token
	var words string
	if c, ok := f.column(func(c int) bool { return f.Columns[c].Kind == form.Time && f.p.ColumnToken(c) != "" }); ok && f.IntN(3) == 0 {
		unit := []form.Token{form.Year, form.Year, form.Month}[f.IntN(3)]
		by, words = []form.Token{unit, f.p.ColumnToken(c)}, string(unit)
		times := 0
		for other := f.Tables[rows].First; other < f.Tables[rows].End; other++ {
			if f.Columns[other].Kind == form.Time {
				times++
			}
		}
		if times > 1 || f.IntN(4) == 0 {
			words += " of " + f.words(c)
		}
	} else {
		table := f.reached()
		if table != rows && f.IntN(2) == 0 && len(f.Labels(table)) == 1 {
			by, words = []form.Token{f.p.ColumnToken(f.Labels(table)[0])}, f.lesson.one(table)
		} else {
			f.table = table
			c, ok := f.column(func(c int) bool {
				p := f.Profile(c)
				return f.Columns[c].Kind == form.Text && f.p.ColumnToken(c) != "" && (p == nil || p.Rows == 0 || p.Distinct < int64(p.Rows)) || strings.HasSuffix(f.words(c), "year")
			})
			f.table = rows
			if !ok {
				return "", false
			}
			by, words = []form.Token{f.p.ColumnToken(c)}, f.words(c)
		}
	}
	if by[0] == "" || grouped && slices.Equal(by, f.group[0]) {
		return "", false
	}
	f.items, f.group, f.order, f.whole = [][]form.Token{by, aggregate}, [][]form.Token{by}, nil, nil
	return f.say([]string{"and per {g}?", "per {g}", "by {g}", "for each {g}", "broken down by {g}", "split by {g}", "and by {g}?", "the same per {g}", "now per {g}",
		"and for each {g}?", "group it by {g}", "per {g} please", "for every {g}", "by {g} instead"}, "g", words), true
}

// addColumn asks for one more column of the rows, or one more aggregate of the groups.
func (f *followUp) addColumn() (string, bool) {
	if f.distinct || f.plain() && f.items[0][0] == f.p.TableToken(f.table) {
		return "", false
	}
	if i, ok := f.grouped(); ok && len(f.having) == 0 && f.IntN(2) == 0 {
		last := f.items[i][len(f.items[i])-1]
		t, isTable := f.p.TableOf(last)
		if c, isColumn := f.p.ColumnOf(last); isColumn {
			t, isTable = f.Columns[c].Table, true
		}
		f.table = t
		c, ok := f.column(f.kind(form.Number))
		if !ok || !isTable || f.p.ColumnToken(c) == "" {
			return "", false
		}
		word, name := f.aggregate()
		f.items, f.whole = append(slices.Clone(f.items), []form.Token{word, f.p.ColumnToken(c)}), nil
		return f.say([]string{"and the {a} {c}?", "also the {a} {c}", "with the {a} {c}", "add the {a} {c}", "and their {a} {c}?", "show the {a} {c} too"}, "a", name, "c", f.words(c)), true
	}
	if !f.plain() {
		return "", false
	}
	own := f.table
	table := f.reached()
	if table != own {
		labels := f.Labels(table)
		if len(labels) != 1 || f.p.ColumnToken(labels[0]) == "" || slices.ContainsFunc(f.items, func(i []form.Token) bool { return i[0] == f.p.ColumnToken(labels[0]) }) {
			return "", false
		}
		f.items, f.whole = append(slices.Clone(f.items), []form.Token{f.p.ColumnToken(labels[0])}), nil
		return f.say([]string{"with their {t}", "and the {t} of each?", "and their {t}?", "also show the {t}", "with the {t} {c}", "and the name of the {t}?", "add the {t}"},
			"t", f.lesson.one(table), "c", f.words(labels[0])), true
	}
	c, ok := f.column(func(c int) bool {
		return f.p.ColumnToken(c) != "" && !slices.ContainsFunc(f.items, func(i []form.Token) bool { return i[0] == f.p.ColumnToken(c) })
	})
	if !ok {
		return "", false
	}
	f.items, f.whole = append(slices.Clone(f.items), []form.Token{f.p.ColumnToken(c)}), nil
	words := f.words(c)
	if f.IntN(3) == 0 {
		words = template.Plural(words)
	}
	return f.say([]string{"and their {c}?", "also show the {c}", "with their {c}", "add the {c}", "include the {c}", "and the {c}?", "show their {c} too", "together with the {c}",
		"and what are their {c}?", "plus the {c}", "i also want the {c}", "and with the {c}"}, "c", words), true
}

// aggregate draws a function of numbers, with a word for it.
func (f *followUp) aggregate() (form.Token, string) {
	words := map[form.Token][]string{form.Avg: {"average", "mean"}, form.Sum: {"total", "total", "summed"}, form.Min: {"minimum", "lowest", "smallest"}, form.Max: {"maximum", "highest", "largest"}}
	token := []form.Token{form.Avg, form.Avg, form.Sum, form.Sum, form.Min, form.Max}[f.IntN(6)]
	return token, f.say(words[token])
}

// otherAggregate asks for another aggregate, or for that of another column.
func (f *followUp) otherAggregate() (string, bool) {
	if f.table < 0 || len(f.bound) > 0 || f.distinct {
		return "", false
	}
	word, name := f.aggregate()
	number := func() (int, bool) {
		return f.column(func(c int) bool { return f.Columns[c].Kind == form.Number && f.p.ColumnToken(c) != "" })
	}
	switch {
	case f.plain(): // of the rows
		c, ok := number()
		if !ok {
			return "", false
		}
		f.items, f.order, f.whole = [][]form.Token{{word, f.p.ColumnToken(c)}}, nil, nil
		return f.say([]string{"what is their {a} {c}?", "and their {a} {c}?", "what is the {a} {c} of these?", "the {a} {c} of them", "and the {a} {c}?", "their {a} {c} please"}, "a", name, "c", f.words(c)), true
	case f.one() && f.items[0][0] == form.Count:
		c, ok := number()
		if !ok || len(f.sources) > 0 {
			return "", false
		}
		f.items, f.whole = [][]form.Token{{word, f.p.ColumnToken(c)}}, nil
		return f.say([]string{"and their {a} {c}?", "what is their {a} {c}?", "and what is the {a} {c}?", "and the {a} {c}?", "and the {a} {c} of them?"}, "a", name, "c", f.words(c)), true
	case f.one() && len(f.items[0]) == 2:
		c, ok := f.p.ColumnOf(f.items[0][1])
		if !ok || f.Columns[c].Kind != form.Number {
			return "", false
		}
		if f.IntN(2) == 0 { // another column
			other, ok := number()
			if !ok || other == c {
				return "", false
			}
			f.items, f.whole = [][]form.Token{{f.items[0][0], f.p.ColumnToken(other)}}, nil
			return f.say([]string{"and the {c}?", "what about the {c}?", "and their {c}?", "the same for {c}", "and for the {c}?", "how about the {c}?"}, "c", f.words(other)), true
		}
		if word == f.items[0][0] {
			return "", false
		}
		f.items, f.whole = [][]form.Token{{word, f.items[0][1]}}, nil
		return f.say([]string{"and the {a}?", "what about the {a}?", "and what is the {a}?", "now the {a}", "the {a} instead", "and the {a} one?", "how about the {a}?"}, "a", name), true
	}
	return "", false
}

// otherTable asks the same of another table.
func (f *followUp) otherTable() (string, bool) {
	if f.table < 0 || len(f.where)+len(f.sources)+len(f.order)+len(f.bound)+len(f.group) > 0 || len(f.Tables) < 2 {
		return "", false
	}
	other := f.IntN(len(f.Tables))
	if other == f.table || f.p.TableToken(other) == "" {
		return "", false
	}
	labels := f.Labels(f.table)
	switch {
	case f.one() && len(f.items[0]) == 2 && f.items[0][1] == f.p.TableToken(f.table):
		f.items = [][]form.Token{{form.Count, f.p.TableToken(other)}}
	case f.plain() && len(labels) == len(f.items) && len(labels) > 0 && f.items[0][0] == f.p.ColumnToken(labels[0]):
		f.items = nil
		for _, c := range f.Labels(other) {
			if f.p.ColumnToken(c) == "" {
				return "", false
			}
			f.items = append(f.items, []form.Token{f.p.ColumnToken(c)})
		}
		if len(f.items) == 0 {
			return "", false
		}
	default:
		return "", false
	}
	f.whole = nil
	return f.say([]string{"and {many}?", "what about {many}?", "and the {many}?", "how about {many}?", "the same for {many}", "now the {many}"}, "many", f.many(other)), true
}
