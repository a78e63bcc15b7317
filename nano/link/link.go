// Package link finds what a question says of a database: which words are tables, columns or values of columns.
//
// A Linker indexes the names (table.go) and the known values of a catalog, views apart (view.go). Link reads a question
// in passes over its words, in the order of linking.link: texts (text.go), terms, dates and numbers (number.go), values
// (value.go, meant.go, code.go, denial.go), which schema is meant (schema.go), and last names (name.go), rows of an
// only table, and ages (row.go). What they took is then written as the prompt has it (phrase.go). Follow reads a
// question that may go on from an answer (follow.go), without its typos (spelling.go). GuessKeys finds the foreign keys
// that a schema does not declare (key.go; key_role.go by roles, key_value.go by values), CodeTables the tables that say
// what codes mean (code_table.go).
package link

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Linker finds what a question says of a schema. It is not changed after NewLinker, but by LearnCodes, and then safe
// for concurrent use.
type Linker struct {
	*form.Catalog
	exact       map[string][]target    // names by their stems, and by their stems in one
	part        map[string][]target    // runs of words in names
	named       [][]named              // names by the number of their words
	runs        [][]named              // runs of words in names, likewise
	synonyms    map[string][]string    // phrases of names by phrases that mean the same, in stems
	short       []string               // words of names that may stand for longer ones
	akin        map[string][]target    // names and words of them by words that mean nearly the same
	roots       map[string][]target    // words of names by their roots
	cells       Cells                  // of the profiles
	joinedCells map[string][]form.Cell // cells by joinedUp of their texts
	terms       map[string]term        // by their stems
	spellings   map[string]string      // words of names, of terms and of questions, by their stems
}

// Term is a phrase that people gave a meaning: a table, a column, or a value of a column. It counts before all that
// names and stored values say.
type Term struct {
	Phrase        string
	Table, Column string // as the schema has them; no column: the table
	Value         string // as the column has it
	IsValue       bool
}

// term is a Term as the linker has it.
type term struct {
	target
	Term
}

// Cells are values of columns by their schema.Words, with capitals that begin words and without: PayPal is "pay pal"
// and "paypal".
type Cells map[string][]form.Cell

// Add adds a value.
func (c Cells) Add(cell form.Cell) {
	for _, words := range readings(cell.Text) {
		c[words] = append(c[words], cell)
	}
}

func readings(text string) []string {
	words, plain := schema.Words(text), schema.Words(strings.ToLower(text))
	if words == plain {
		return []string{words}
	}
	return []string{words, plain}
}

// target is a table or a column that a phrase names.
type target struct {
	table, column int // column is -1 for a table
}

// named is a name of a target, in stems.
type named struct {
	words []string
	of    target
}

// Bounds of what a phrase is linked to, and of words in a phrase.
const (
	maxTables       = 3
	maxColumns      = 6
	maxPartTables   = 2
	maxPartColumns  = 4
	maxValueColumns = 3
	maxValueWords   = 7
)

// NewLinker indexes the names and the profiled values of a schema. Terms of other tables and columns than the schema's
// are left out.
func NewLinker(c *form.Catalog, terms ...Term) *Linker {
	l := &Linker{Catalog: c, cells: Cells{}, terms: map[string]term{}, spellings: map[string]string{},
		named: make([][]named, english.MaxNameWords+1), runs: make([][]named, english.MaxNameWords+1),
		exact: map[string][]target{}, part: map[string][]target{}, synonyms: map[string][]string{}, akin: map[string][]target{}, roots: map[string][]target{}}
	called := tableNames(c)
	for t, table := range c.Schema.Tables {
		names := english.Phrases(c.Tables[t].Called, c.Tables[t].Words, table.Comment)
		own := english.Proper(english.Stems(c.Tables[t].Words))
		names = append(names, called[t]...)
		l.index(target{t, -1}, names)
		for i, column := range table.Columns {
			id := c.Tables[t].First + i
			names := english.Phrases(column.Name, c.Columns[id].Words, column.Comment)
			for _, name := range names {
				if len(name) > len(own) && slices.EqualFunc(name[:len(own)], own, english.Same) {
					names = append(names, name[len(own):]) // the name of student_name, in student
				}
			}
			if c.Columns[id].Kind == form.Number {
				names = append(names, counted(names)...)
			}
			if c.Columns[id].Kind == form.Time {
				for _, name := range timed(names) { // whole: any part of it would be a part of all times
					if of := (target{t, id}); !slices.Contains(l.exact[name], of) {
						l.exact[name] = append(l.exact[name], of)
					}
				}
			}
			l.index(target{t, id}, names)
			if whole := strings.Join(own, " ") + " id"; c.Columns[id].Key && c.Columns[id].Words == "id" {
				l.exact[whole] = append(l.exact[whole], target{t, id}) // the id of customers is a customer id too
			}
			if column.Profile == nil {
				continue
			}
			for _, words := range slices.Sorted(maps.Keys(column.Profile.Texts)) {
				l.cells.Add(form.Cell{Column: id, Text: column.Profile.Texts[words]})
				for _, text := range column.Profile.Spellings[words] {
					if text != column.Profile.Texts[words] {
						l.cells.Add(form.Cell{Column: id, Text: text})
					}
				}
			}
		}
	}
	for _, t := range terms {
		of, ok := targetOf(c, t.Table, t.Column)
		if words := schema.Words(t.Phrase); ok && words != "" && (of.column >= 0 || !t.IsValue) {
			l.terms[strings.Join(english.Stems(words), " ")] = term{of, t}
		}
	}
	l.learn(english.Measures)
	l.spell()
	for _, names := range []map[string][]target{l.exact, l.part} {
		for _, name := range slices.Sorted(maps.Keys(names)) {
			if len(name) >= 3 && len(name) <= 5 && !strings.Contains(name, " ") && !slices.Contains(l.short, name) {
				l.short = append(l.short, name)
			}
			for _, other := range english.Akin(name) {
				l.akin[other] = append(l.akin[other], names[name]...)
			}
			if r := english.Root(name); r != "" {
				l.roots[r] = append(l.roots[r], names[name]...)
			}
		}
	}
	l.joinedCells = map[string][]form.Cell{}
	for _, cells := range l.cells {
		for _, cell := range cells {
			if key := joinedUp(cell.Text); !slices.Contains(l.joinedCells[key], cell) {
				l.joinedCells[key] = append(l.joinedCells[key], cell)
			}
		}
		slices.SortStableFunc(cells, func(a, b form.Cell) int { return cmp.Compare(a.Column, b.Column) })
	}
	return l
}

// targetOf is a table, or a column where one is named, by the schema's names.
func targetOf(c *form.Catalog, table, column string) (target, bool) {
	t, ok := c.TableNamed(table)
	if !ok || column == "" {
		return target{t, -1}, ok
	}
	i, ok := c.ColumnNamed(table, column)
	return target{t, i}, ok
}

// learn takes phrases of names ("age") by phrases that mean the same ("how old").
func (l *Linker) learn(synonyms map[string][]string) {
	for _, phrase := range slices.Sorted(maps.Keys(synonyms)) {
		key := strings.Join(english.Stems(schema.Words(phrase)), " ")
		for _, name := range synonyms[phrase] {
			l.synonyms[key] = append(l.synonyms[key], strings.Join(english.Stems(schema.Words(name)), " "))
		}
	}
}

// spell takes the words that a typo may stand for.
func (l *Linker) spell() {
	add := func(words string) {
		for _, w := range strings.Fields(words) {
			if len(w) >= shortestTypo {
				l.spellings[english.Stem(w)] = w
			}
		}
	}
	for w := range english.Common {
		if len(w) >= substituted && !auxiliary[w] {
			add(w)
		}
	}
	for _, t := range l.terms {
		add(schema.Words(t.Phrase))
	}
	for _, c := range l.Columns {
		add(c.Words)
		add(schema.Words(c.Name)) // "downtime", whose words are two
	}
	for _, t := range l.Tables {
		add(t.Words)
		add(schema.Words(t.Called))
		add(t.Schema)
	}
}

// auxiliary are verbs that a question can do without, so that no typo of one matters.
var auxiliary = english.Words("could would should shall might")

// counted are what the columns of some names count: bathrooms of bathroom_count and of number of bathrooms.
func counted(names [][]string) [][]string {
	var out [][]string
	for _, name := range names {
		last := len(name) - 1
		switch {
		case last > 0 && name[last] == "count":
			out = append(out, name[:last])
		case last > 1 && (name[0] == "number" || name[0] == "count") && name[1] == "of":
			out = append(out, name[2:])
		case last > 0 && (name[0] == "number" || name[0] == "num"):
			out = append(out, name[1:])
		}
	}
	return out
}

// timed are what the columns of some names say when: the start time and the start date of starts_at.
func timed(names [][]string) []string {
	out := map[string]bool{}
	for _, name := range names {
		if last := len(name) - 1; last > 0 && (name[last] == "at" || name[last] == "on") {
			verb := strings.Join(name[:last], " ")
			out[verb+" "+english.Stem("time")], out[verb+" "+english.Stem("date")] = true, true
		}
	}
	return slices.Sorted(maps.Keys(out))
}

// joints are words that no part of a name begins with: "number of clubs" is not of member_of_club.
var joints = english.Words("a and at by for from in of on or per the to with")

func (l *Linker) index(of target, names [][]string) {
	add := func(index map[string][]target, key string) {
		if key != "" && !slices.Contains(index[key], of) {
			index[key] = append(index[key], of)
		}
	}
	for _, name := range names {
		if len(name) <= english.MaxNameWords {
			l.named[len(name)] = append(l.named[len(name)], named{name, of})
		}
		add(l.exact, strings.Join(name, " "))
		add(l.exact, strings.Join(name, ""))
		for n := 1; n < len(name); n++ {
			for i := 0; i+n <= len(name); i++ {
				if n > 1 && joints[name[i]] {
					continue
				}
				add(l.part, strings.Join(name[i:i+n], " "))
				if n > 1 && n <= english.MaxNameWords {
					l.runs[n] = append(l.runs[n], named{name[i : i+n], of})
				}
			}
		}
	}
}

// Link reads a question. Dates relative to today are of now. Found are cells that were looked up for it in addition to
// those of the profiles; nil: none.
//
// Terms come first, then values, then names, longer phrases before shorter ones: quoted texts, dates, stored values,
// numbers, and capitalised words that the schema does not know; then names of tables and columns, their synonyms, and
// parts of names.
func (l *Linker) Link(question string, now time.Time, found Cells) *form.Prompt {
	return l.Follow(nil, question, now, found)
}

func (s *linking) link() form.Question {
	texts, numbers := textPass{s}, numberPass{s}
	texts.quoted()
	s.given()
	numbers.dates()
	s.said = s.namedTables()
	values := valuePass{s, s.said}
	values.stored()
	values.deniedValues()
	numbers.numbers()
	values.codes()
	s.schemas()
	texts.contained()
	texts.unknown()
	namePass{s}.names()
	namePass{s}.rows()
	s.narrow()
	q := form.Question{Says: s.says, Units: english.MoneyUnitsOf(s.unquoted())}
	ps := phrasing{s, &q}
	for i := 0; i < len(s.words); i++ {
		m := s.at[i]
		if m == nil {
			w := s.words[i]
			if w.Lower == "no" && i+1 < len(s.words) && s.words[i+1].Lower == "longer" { // which means not
				q.Phrases = append(q.Phrases, form.Phrase{Text: "not", Start: w.Start, End: s.words[i+1].End, Value: -1})
				i++
				continue
			}
			said := form.Phrase{Text: w.Lower, Start: w.Start, End: w.End, Value: -1}
			if c := s.ageAt(i); c >= 0 { // over 70 is older than 70
				said.Text, said.Columns = older[w.Lower], []int{c}
				s.at[i+1].value.Cells = nil
				q.Phrases = append(q.Phrases, said, form.Phrase{Text: "than", Start: w.End, End: w.End, Value: -1})
				continue
			}
			q.Phrases = append(q.Phrases, said)
			continue
		}
		said, end := ps.phrases(m)
		q.Phrases = append(q.Phrases, said...)
		i = end - 1
	}
	s.showValues(&q)
	s.label(&q)
	return q
}

// unquoted are the words of the question that are no part of a text, quoted or stored, but as the name of a currency.
func (s *linking) unquoted() (out []english.Word) {
	for i, w := range s.words {
		if m := s.at[i]; !w.Quoted && (m == nil || m.value == nil || m.value.Number != "" || s.isCurrency(*m.value)) {
			out = append(out, w)
		}
	}
	return out
}

// isCurrency reports whether a column of currencies holds a value.
func (s *linking) isCurrency(v form.Value) bool {
	return slices.ContainsFunc(v.Cells, func(c form.Cell) bool {
		return slices.ContainsFunc(strings.Fields(s.Columns[c.Column].Words), func(w string) bool { return w == "currency" || w == "ccy" || w == "curr" })
	})
}

// says reports whether a word of the question is a word of a name, by their stems, or by a beginning that both have; or
// whether it says the same end of a journey: arriving, of a destination. What something was done to is its target.
func (s *linking) says(stem string) bool {
	if patients[stem] && s.isPassive() {
		return true
	}
	if end, of := english.EndNamed([]string{stem}); len(of) == 0 && s.journeyEnd() != english.NoEnd {
		return end == s.journeyEnd()
	}
	return slices.ContainsFunc(s.words, func(w english.Word) bool {
		n := 0
		for n < min(len(stem), len(w.Stem)) && stem[n] == w.Stem[n] {
			n++
		}
		return w.Stem == stem || n >= 4 && max(len(stem), len(w.Stem))-n <= 3
	})
}

// patients are stems of words of the one of two keys that says to whom something was done.
var patients = stemmed("target recipient receiver")

// isPassive reports whether the question says of rows what a table records that others did to them: blocked accounts,
// accounts reported most, of tables called blocks and reports.
func (s *linking) isPassive() bool {
	rows := func(i int) bool {
		return i >= 0 && i < len(s.at) && s.at[i] != nil && s.at[i].value == nil &&
			slices.ContainsFunc(s.at[i].exact, func(t target) bool { return t.column < 0 })
	}
	for i, w := range s.words {
		if !strings.HasSuffix(w.Lower, "ed") || !rows(i) {
			continue
		}
		if rows(i+1) != rows(i-1) || i > 0 && english.Beings[s.words[i-1].Lower] {
			return true
		}
	}
	return false
}

// journeyEnd is the only end of a journey that the question says.
func (s *linking) journeyEnd() english.End {
	only := english.NoEnd
	for i, w := range s.words {
		end := english.EndSaid(w.Lower)
		if i+1 < len(s.words) && s.at[i+1] != nil && s.at[i+1].value != nil && end == english.NoEnd {
			end = english.EndOf(w.Lower)
		}
		switch {
		case end == english.NoEnd || end == only:
		case only != english.NoEnd:
			return english.NoEnd
		default:
			only = end
		}
	}
	return only
}

// label adds to each table that the question names the columns by which people call its rows, unless the question names
// those too: "which artists" asks for names.
func (l *Linker) label(q *form.Question) {
	named := map[int]bool{} // columns
	for _, s := range q.Phrases {
		if !s.Partial && s.Value < 0 {
			for _, c := range s.Columns {
				named[c] = true
			}
		}
	}
	for i := range q.Phrases {
		s := &q.Phrases[i]
		if len(s.Tables) == 0 || s.Partial {
			continue
		}
		for _, c := range l.Labels(s.Tables[0]) {
			if !named[c] && !slices.Contains(s.Columns, c) {
				s.Labels = append(s.Labels, c)
				named[c] = true
			}
		}
	}
}

// showValues adds the values of columns that have few, where the question says the column but none of them: "approved
// C3 V0 yes V1 no".
func (l *Linker) showValues(q *form.Question) {
	shown := map[int]bool{}
	for i := range q.Phrases {
		s := &q.Phrases[i]
		if s.Value >= 0 || len(s.Columns) == 0 {
			continue
		}
		c := s.Columns[0]
		profile := l.Profile(c)
		held := slices.ContainsFunc(q.Values, func(v form.Value) bool { return v.HeldBy(c) })
		if profile == nil || l.Columns[c].Kind == form.Number || held || shown[c] || len(profile.Texts) < 2 ||
			profile.Distinct > form.FewValues || profile.Rows < form.FlagRows && !l.SaysYesOrNo(c) || len(q.Values)+len(profile.Texts) > form.MaxValues {
			continue
		}
		shown[c] = true
		for _, text := range slices.Sorted(maps.Values(profile.Texts)) {
			s.Values = append(s.Values, len(q.Values))
			v := form.LiteralValue(text)
			v.Cells = []form.Cell{{Column: c, Text: text}}
			q.Values = append(q.Values, v)
		}
	}
}

// linking is one call of Link: the words of the question, and what they are taken for so far.
type linking struct {
	*Linker
	question string
	words    []english.Word
	now      time.Time
	found    Cells
	before   map[int]bool // tables of the query before
	said     map[int]bool // tables that the question names in full, and those before
	at       []*mention   // of each word, nil: none yet
	mentions []*mention
}

// mention is a run of words that says something of the schema.
type mention struct {
	start, end int // in words
	value      *form.Value
	class      string // what replaces the words of a value in the prompt; "": nothing
	keep       bool   // the words of a value stand there too
	exact      []target
	part       []target
	denied     string // what a word denies that is linked to this
	proper     bool   // a value of capitalised words that nothing explains
	schema     string // whose tables are meant: the model reads nothing of it
}

// free reports whether no mention has any of the words.
func (s *linking) free(start, end int) bool {
	for i := start; i < end; i++ {
		if s.at[i] != nil {
			return false
		}
	}
	return true
}

func (s *linking) take(m *mention) {
	for i := m.start; i < m.end; i++ {
		s.at[i] = m
	}
	s.mentions = append(s.mentions, m)
}

// text is what the question says from one word to before another.
func (s *linking) text(start, end int) string {
	return s.question[s.words[start].Start:s.words[end-1].End]
}

// key is a run of words in stems.
func (s *linking) key(start, end int, between string) string {
	var b strings.Builder
	for i, w := range s.words[start:end] {
		if i > 0 {
			b.WriteString(between)
		}
		b.WriteString(w.Stem)
	}
	return b.String()
}

// joined is a run of words as one, of which its end alone has a stem: "hinge sizes" as it is of hingesize.
func (s *linking) joined(start, end int) string {
	var b strings.Builder
	for _, w := range s.words[start : end-1] {
		b.WriteString(w.Lower)
	}
	return b.String() + s.words[end-1].Stem
}

// isHyphen reports whether a mark joins the words around it.
func (s *linking) isHyphen(i int) bool {
	return i > 0 && i+1 < len(s.words) && s.words[i].Text == "-" && s.words[i-1].End == s.words[i].Start && s.words[i].End == s.words[i+1].Start
}

// hyphenated reports whether hyphens join all of some words.
func (s *linking) hyphenated(start, end int) bool {
	for i := start + 1; i < end; i += 2 {
		if !s.isHyphen(i) {
			return false
		}
	}
	return end-start > 1
}

// holding are the cells with the words of a text.
func (s *linking) holding(text string) []form.Cell {
	var cells []form.Cell
	for _, words := range readings(text) {
		for _, c := range s.held(words) {
			if !slices.Contains(cells, c) {
				cells = append(cells, c)
			}
		}
	}
	return cells
}

// held are the cells with some words: of the profiles, and those that were looked up.
func (s *linking) held(words string) []form.Cell {
	cells := slices.Clone(s.cells[words])
	for _, c := range s.found[words] {
		if !slices.Contains(cells, c) {
			cells = append(cells, c)
		}
	}
	return cells
}

// namedTables are the tables that the question names in full, and those of the query before.
func (s *linking) namedTables() map[int]bool {
	out := maps.Clone(s.before)
	for n := 1; n <= english.MaxNameWords; n++ {
		for i := 0; i+n <= len(s.words); i++ {
			for _, t := range s.exact[s.key(i, i+n, " ")] {
				if t.column < 0 {
					out[t.table] = true
				}
			}
		}
	}
	return out
}

func (s *linking) properNoun(i int) bool {
	w := s.words[i]
	return w.Capital && s.free(i, i+1) && !english.DatePatterns[w.Lower] && (!english.Common[w.Lower] || capitals[w.Lower]) &&
		len(s.exact[w.Stem])+len(s.part[w.Stem])+len(s.synonyms[w.Stem]) == 0
}

// given links the terms.
func (s *linking) given() {
	longest := 0
	for phrase := range s.terms {
		longest = max(longest, strings.Count(phrase, " ")+1)
	}
	for n := min(longest, len(s.words)); n > 0; n-- {
		for i := 0; i+n <= len(s.words); i++ {
			t, ok := s.terms[s.key(i, i+n, " ")]
			if !ok || !s.free(i, i+n) {
				continue
			}
			m := &mention{start: i, end: i + n}
			if t.IsValue {
				v := form.LiteralValue(t.Value)
				v.Cells = []form.Cell{{Column: t.column, Text: t.Value}}
				m.value, m.keep = &v, true
				last, table := s.words[i+n-1].Stem, target{s.Columns[t.column].Table, -1}
				of := slices.Concat(s.exact[last], s.related(last))
				if head, ok := s.terms[last]; ok && !head.IsValue {
					of = append(of, head.target)
				}
				if n > 1 && slices.Contains(of, table) {
					m.end-- // "domestic customers": customers are a table still
				}
			} else {
				m.exact = []target{t.target}
			}
			s.take(m)
		}
	}
}

// saying is a cell as the question has it in some words and what marks follow, and whether that is in the same
// capitals; "": it has not.
func (s *linking) saying(start, end int, c form.Cell) (text string, exact bool) {
	rest, least := s.question[s.words[start].Start:], len(s.text(start, end))
	if s.words[start].Quoted {
		rest = s.words[start].Text
		least = len(rest)
	}
	if n := len(c.Text); n >= least && n <= len(rest) && strings.EqualFold(rest[:n], c.Text) {
		text = rest[:n]
	}
	return text, text == c.Text
}
