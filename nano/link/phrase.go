package link

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// phrasing writes mentions as the prompt has them, and their values into the question.
type phrasing struct {
	*linking
	q *form.Question
}

// phrases are a mention as the prompt has it. What a word denies is said as people say it otherwise, which the model
// understands better: inactive users are users that are not active.
func (s phrasing) phrases(m *mention) (out []form.Phrase, end int) {
	if m.denied == "" {
		return []form.Phrase{s.phrase(m)}, m.end
	}
	said := s.phrase(m)
	said.Text = m.denied
	plain := func(text string) form.Phrase {
		return form.Phrase{Text: text, Start: said.Start, End: said.Start, Value: -1}
	}
	end = m.end
	if end < len(s.words) && s.at[end] != nil && s.at[end].value == nil && len(s.at[end].exact) > 0 && s.at[end].exact[0].column < 0 {
		next := s.at[end]
		out, end = append(out, s.phrase(next), plain("that"), plain("are")), next.end
	}
	return append(out, plain("not"), said), end
}

// phrase is a mention as the prompt has it: the likeliest of what it may mean.
func (s phrasing) phrase(m *mention) form.Phrase {
	near := s.distances(m)
	out := form.Phrase{Text: strings.ToLower(s.text(m.start, m.end)), Value: -1,
		Start: s.words[m.start].Start, End: s.words[m.end-1].End}
	if m.schema != "" {
		out.Text = ""
		return out
	}
	if m.value != nil {
		if len(s.q.Values) == form.MaxValues {
			return out
		}
		out.Value = len(s.q.Values)
		adjacent := s.adjacent(m)
		slices.SortStableFunc(m.value.Cells, func(a, b form.Cell) int {
			return cmp.Or(cmp.Compare(adjacent[a.Column], adjacent[b.Column]),
				cmp.Compare(near(s.Columns[a.Column].Table), near(s.Columns[b.Column].Table)))
		})
		s.spell(m)
		s.q.Values = append(s.q.Values, *m.value)
		if !m.keep {
			out.Text = m.class
		}
		for _, c := range m.value.Cells {
			if len(out.Columns) < maxValueColumns && !slices.Contains(out.Columns, c.Column) {
				out.Columns = append(out.Columns, c.Column)
			}
		}
		out.Also = s.also(m, near)
		return out
	}
	choose := func(from []target, tables, columns int) (ts, cs []int) {
		from = slices.Clone(from)
		slices.SortStableFunc(from, func(a, b target) int {
			return cmp.Or(cmp.Compare(near(a.table), near(b.table)), cmp.Compare(s.unsaid(m, a), s.unsaid(m, b)))
		})
		for _, t := range from {
			if t.column < 0 && len(ts) < tables && !slices.Contains(ts, t.table) {
				ts = append(ts, t.table)
			}
			if t.column >= 0 && len(cs) < columns && !slices.Contains(cs, t.column) {
				cs = append(cs, t.column)
			}
		}
		return ts, cs
	}
	out.Text = s.spelled(m, out.Text)
	out.Tables, out.Columns = choose(m.exact, maxTables, maxColumns)
	if len(m.exact) > 0 && m.end-m.start == 1 && len(out.Tables) == 0 &&
		!slices.ContainsFunc(out.Columns, func(c int) bool { return near(s.Columns[c].Table) < unnamed }) {
		// No table that the question names has the column: it may mean a column with the word in its name.
		stem := s.words[m.start].Stem
		_, columns := choose(slices.DeleteFunc(slices.Concat(s.part[stem], s.shortened(stem)), func(t target) bool {
			return near(t.table) >= unnamed
		}), 0, maxPartColumns)
		if len(columns) > 0 {
			out.Columns, out.Partial = columns, true
		}
	}
	if len(out.Tables) > 0 && len(out.Columns) == 0 {
		_, out.Also = choose(m.part, 0, maxPartColumns)
	}
	if len(m.exact) == 0 {
		out.Tables, out.Columns = choose(m.part, maxPartTables, maxPartColumns)
		out.Partial = true
	}
	return out
}

// unsaid counts the words of a table's name that a mention does not say, and that say more than that it is a table:
// coupon of order_coupon_lookup, where orders are meant.
func (s phrasing) unsaid(m *mention, t target) (n int) {
	if t.column >= 0 {
		return 0
	}
	for _, w := range english.Stems(s.Tables[t.table].Words) {
		if !holders[w] && !slices.ContainsFunc(s.words[m.start:m.end], func(said english.Word) bool { return said.Stem == w }) {
			n++
		}
	}
	return n
}

// holders are stems of words of tables' names for whatever holds rows.
var holders = stemmed("stats statistics lookup data info information details record table list master main header")

// spell puts what the question spells before what columns spell otherwise: of "O-" and "O+" that which it has, with the
// mark, which is no part of its word.
func (s phrasing) spell(m *mention) {
	if m.value.Begun {
		return
	}
	cells := m.value.Cells
	for i, c := range cells {
		first := slices.IndexFunc(cells, func(f form.Cell) bool { return f.Column == c.Column })
		text, exact := s.saying(m.start, m.end, c)
		if before, same := s.saying(m.start, m.end, cells[first]); len(text) > len(before) || len(text) == len(before) && exact && !same {
			cells[first], cells[i] = c, cells[first]
		}
		if len(text) > len(m.value.Text) {
			m.value.Text = text
		}
	}
}

// spelled is a word as the schema has it, where that is of several: "play lists" of "playlists".
func (s phrasing) spelled(m *mention, word string) string {
	for _, t := range m.exact {
		name := s.Tables[t.table].Words
		if t.column >= 0 {
			name = s.Columns[t.column].Words
		}
		if end, ok := strings.CutPrefix(word, strings.ReplaceAll(name, " ", "")); ok && m.end-m.start == 1 {
			return name + end
		}
	}
	return word
}

// adjacent ranks the columns that the question names next to a value before all others: "Los Angeles county".
func (s phrasing) adjacent(m *mention) map[int]int {
	out := map[int]int{}
	for _, o := range s.mentions {
		if o.value != nil || max(o.start-m.end, m.start-o.end) > 1 {
			continue
		}
		of := o.exact
		if len(of) == 0 {
			of = o.part
		}
		for _, t := range of {
			out[t.column] = -1
		}
	}
	return out
}

// also are columns that a value may speak of without being held by them: those with its word in their names
// ("reported", which is a status too), and for a date those of dates. The question names their tables.
func (s phrasing) also(m *mention, near func(table int) int) []int {
	var of []target
	switch {
	case m.value.Period != nil:
		for c, column := range s.Columns {
			if column.Kind == form.Time || m.class == "year" && slices.Contains(strings.Fields(column.Words), "year") {
				of = append(of, target{column.Table, c})
			}
		}
	case m.keep:
		word := s.words[m.start].Stem
		of = slices.Concat(s.exact[word], s.part[word], s.shortened(word))
	}
	var out []int
	of = slices.DeleteFunc(of, func(t target) bool { return t.column < 0 || near(t.table) >= unnamed })
	slices.SortStableFunc(of, func(a, b target) int { return cmp.Compare(near(a.table), near(b.table)) })
	for _, t := range of {
		if len(out) < maxPartColumns && !slices.Contains(out, t.column) &&
			!slices.ContainsFunc(m.value.Cells, func(c form.Cell) bool { return c.Column == t.column }) {
			out = append(out, t.column)
		}
	}
	return out
}

// unnamed is the distance of a table that the question does not name, less the joins from one that it does.
const unnamed = 1000

// distances gives how far from a mention the question names a table, in words; farther by far where it names a part of
// it alone, where the query before has it alone, or not at all: then the fewer joins, the nearer.
func (s phrasing) distances(m *mention) func(table int) int {
	const part, before = 50, 500
	known := map[int]int{}
	for t := range s.before {
		known[t] = before
	}
	for _, o := range s.mentions {
		away := max(o.start-m.end, m.start-o.end, 0)
		note := func(targets []target, away int) {
			for _, t := range targets {
				if old, ok := known[t.table]; t.column < 0 && (!ok || away < old) {
					known[t.table] = away
				}
			}
		}
		note(o.exact, away)
		note(o.part, part+away)
	}
	joins := s.JoinsFrom(slices.Collect(maps.Keys(known)))
	return func(table int) int {
		if away, ok := known[table]; ok {
			return away
		}
		return unnamed + joins[table]
	}
}
