package pointer

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// quoted takes the texts in quotation marks. One that no column holds, but whose words columns do, is its words: "Nancy
// Edwards" of a first and a last name.
func (s *linking) quoted() {
	var words []word
	for _, w := range s.words {
		parts := split(w.text)
		apart := w.quoted && len(parts) > 1 && len(s.holding(w.text)) == 0 &&
			!slices.ContainsFunc(parts, func(p word) bool { return len(s.holding(p.text)) == 0 })
		if !apart {
			words = append(words, w)
			continue
		}
		offset := w.start + strings.Index(s.question[w.start:], w.text)
		for _, p := range parts {
			p.start, p.end, p.capital = p.start+offset, p.end+offset, true
			words = append(words, p)
		}
	}
	s.words, s.at = words, make([]*mention, len(words))
	for i, w := range s.words {
		if w.quoted {
			v := literalValue(w.text)
			v.Cells = s.holding(w.text)
			s.take(&mention{start: i, end: i + 1, value: &v})
		}
	}
}

// dates takes days, months with their year, and relative periods. A column may hold the same text.
func (s *linking) dates() {
	for i := range s.words {
		if !s.free(i, i+1) {
			continue
		}
		p, n := dateAt(s.words[i:], s.now, i > 0 && bounding[s.words[i-1].lower])
		if n == 0 || !s.free(i, i+n) {
			continue
		}
		if i+n < len(s.words) {
			if clock, err := time.Parse("15:04:05", s.words[i+n].lower); err == nil && s.free(i+n, i+n+1) {
				from := p.From.Add(clock.Sub(clock.Truncate(24 * time.Hour)))
				p, n = Period{from, from.Add(time.Second)}, n+1
			}
		}
		text := s.text(i, i+n)
		v := Value{Text: text, Period: &p, Cells: s.holding(text)}
		s.take(&mention{start: i, end: i + n, class: "date", value: &v})
	}
}

// holding are the cells with the words of a text.
func (s *linking) holding(text string) []Cell {
	var cells []Cell
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
func (s *linking) held(words string) []Cell {
	cells := slices.Clone(s.cells[words])
	for _, c := range s.found[words] {
		if !slices.Contains(cells, c) {
			cells = append(cells, c)
		}
	}
	return cells
}

// stored takes runs of words that columns hold. A run in lower case that is a name in the schema is none, nor are words
// that are said in every question, nor one that is part of a name in the tables that the question names, where none of
// them holds it: "problems reported after 2005", beside a status "Reported" elsewhere.
func (s *linking) stored() {
	named := s.namedTables()
	elsewhere := func(cells []Cell) bool {
		return !slices.ContainsFunc(cells, func(c Cell) bool { return named[s.Columns[c.Column].Table] })
	}
	for n := min(maxValueWords, len(s.words)); n > 0; n-- {
		for i := 0; i+n <= len(s.words); i++ {
			if !s.free(i, i+n) || s.words[i].mark() || s.words[i+n-1].mark() {
				continue
			}
			text := s.text(i, i+n)
			cells := s.holding(possessive.ReplaceAllString(text, ""))
			if !s.isPartOfName(i, i+n) {
				cells = append(cells, s.coded(text, cells)...)
			}
			if len(cells) == 0 && n > 2 {
				cells = s.abridged(i, i+n)
			}
			if len(cells) == 0 && n == 1 {
				cells = s.derived(s.words[i])
			}
			if len(cells) == 0 || !s.isValue(i, i+n, cells, named) {
				continue
			}
			if n == 1 && len(named) > 0 && elsewhere(cells) && len(s.codesOf(i, named)) > 0 {
				continue // ACT of a table that the question names, before ACTIVE of another
			}
			v := literalValue(text)
			v.Cells = cells
			m := &mention{start: i, end: i + n, value: &v}
			m.keep = n == 1 && !s.words[i].capital && v.Number == ""
			if m.keep && elsewhere(cells) && schema.Singular(s.words[i].lower) == s.words[i].lower && slices.ContainsFunc(s.part[s.words[i].stem], func(t target) bool { return named[t.table] }) {
				continue
			}
			wide, value := *m, v
			wide.value = &value
			if s.number(&wide); s.free(wide.start, wide.end) { // its unit may be a part of another
				m = &wide
			}
			s.take(m)
		}
	}
}

// abridged are the codes of some words without those that join them: WAITING_PARTS of waiting for parts.
func (s *linking) abridged(start, end int) []Cell {
	var parts []string
	for _, w := range s.words[start:end] {
		if w.mark() {
			return nil
		}
		if !joints[w.lower] {
			parts = append(parts, w.lower)
		}
	}
	if len(parts) < 2 || len(parts) == end-start || joints[s.words[start].lower] || joints[s.words[end-1].lower] {
		return nil
	}
	return slices.DeleteFunc(s.held(strings.Join(parts, " ")), func(c Cell) bool { return !strings.Contains(c.Text, "_") })
}

// namedTables are the tables that the question names in full, and those of the query before.
func (s *linking) namedTables() map[int]bool {
	out := maps.Clone(s.before)
	for n := 1; n <= maxNameWords; n++ {
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

// isValue judges a run of words that columns hold. Named are the tables that the question names.
func (s *linking) isValue(start, end int, cells []Cell, named map[int]bool) bool {
	ws := s.words[start:end]
	capital := slices.ContainsFunc(ws, func(w word) bool { return w.capital })
	digit := slices.ContainsFunc(ws, func(w word) bool { return strings.ContainsAny(w.text, "0123456789") })
	spelled := slices.ContainsFunc(cells, func(c Cell) bool {
		_, exact := s.saying(start, end, c)
		return exact
	})
	if end-start == 1 && !digit {
		if len(ws[0].text) < 3 && !capital || len(ws[0].text) < 2 && !spelled {
			return false
		}
		if common[ws[0].lower] && !(spelled && capital) && !s.isAcronym(ws[0]) && !s.isState(start) && !s.isOfColumn(start, cells) {
			return false
		}
		return capital || digit || !s.isName(start, cells, named)
	}
	if !slices.ContainsFunc(ws, func(w word) bool { return !common[w.lower] && !w.mark() || digit || s.isAcronym(w) }) && !spelled &&
		!slices.ContainsFunc(cells, func(c Cell) bool { return strings.Contains(c.Text, "_") }) { // but NO_SHOW
		return false // "the most"
	}
	return capital || digit || len(s.exact[s.key(start, end, " ")]) == 0
}

// isName tells whether a word is a name in the schema rather than a value: a table's, a column's of a table that the
// question names, or any where it names no table with the value.
func (s *linking) isName(i int, cells []Cell, named map[int]bool) bool {
	of := s.exact[s.words[i].stem]
	if len(of) == 0 {
		return false
	}
	return slices.ContainsFunc(of, func(t target) bool { return t.column < 0 || named[t.table] }) ||
		!slices.ContainsFunc(cells, func(c Cell) bool { return named[s.Columns[c.Column].Table] })
}

// isOfColumn tells whether a common word says what a column holds: what stands beside it names that column ("high
// priority", "smoking no"), or it stands in brackets.
func (s *linking) isOfColumn(i int, cells []Cell) bool {
	w := s.words[i]
	at := func(i int) string {
		if i < 0 || i >= len(s.words) {
			return ""
		}
		return s.words[i].lower
	}
	if at(i-1) == "(" && at(i+1) == ")" {
		return true
	}
	if !stating[w.lower] {
		return false
	}
	names := func(i int) bool {
		if i < 0 || i >= len(s.words) {
			return false
		}
		stem := s.words[i].stem
		return slices.ContainsFunc(slices.Concat(s.exact[stem], s.part[stem]), func(t target) bool {
			return slices.ContainsFunc(cells, func(c Cell) bool { return c.Column == t.column })
		})
	}
	before := i - 1
	for at(before) == "=" || at(before) == ":" || beings[at(before)] {
		before--
	}
	return names(before) || w.lower != "no" && names(i+1) // which denies what is behind it
}

// stating are common words that say how something is, or whether.
var stating = words("high low no up down out off new old long short big small")

// isState tells whether a word says at last how something is, that the question names: machines that are down.
func (s *linking) isState(i int) bool {
	last := i+1 == len(s.words) || i+2 == len(s.words) && s.words[i+1].mark()
	return last && i > 1 && beings[s.words[i-1].lower] && s.words[i].lower != "there"
}

// isAcronym tells US from us, where not all of the question is in capitals.
func (s *linking) isAcronym(w word) bool {
	return len(w.text) > 1 && allUpper(w.text) && !allUpper(s.question)
}

// Columns of states and of countries, by words of their names; names of places that are words.
var (
	ofStates    = words("state province")
	ofCountries = words("country nation nationality citizenship residence")
	alsoWords   = words("chad chile china georgia guinea jordan turkey")
)

func (s *linking) ofState(c Cell) bool {
	return slices.ContainsFunc(strings.Fields(s.Columns[c.Column].words), func(w string) bool { return ofStates[w] })
}

func (s *linking) ofCountry(c Cell) bool {
	of := func(w string) bool { return ofCountries[w] }
	return !s.ofState(c) && slices.ContainsFunc(strings.Fields(s.Columns[c.Column].words), of)
}

// isPartOfName tells whether words that may be a place go on as a name, Virginia Beach, or are written as a word:
// turkey.
func (s *linking) isPartOfName(start, end int) bool {
	return end < len(s.words) && s.properNoun(end) || end-start == 1 && alsoWords[s.words[start].lower] && !s.words[start].upper
}

// coded are the cells of a state's or a country's code in a column of such that does not have the name: CA of
// California.
func (s *linking) coded(name string, held []Cell) []Cell {
	var out []Cell
	words := schema.Words(strings.ToLower(name))
	for _, place := range []struct {
		codes []string
		of    func(Cell) bool
	}{{states[words], s.ofState}, {countries[words], s.ofCountry}} {
		for _, code := range place.codes {
			for _, c := range s.held(code) {
				if place.of(c) && !slices.ContainsFunc(held, func(h Cell) bool { return h.Column == c.Column }) {
					out = append(out, c)
				}
			}
		}
	}
	return out
}

// derived are cells that a word is derived from: Asia of Asian, Canada of Canadian, F of female.
func (s *linking) derived(w word) []Cell {
	if letter, ok := sexes[w.stem]; ok {
		isSex := func(c Cell) bool {
			name := schema.Words(s.Columns[c.Column].Name)
			return strings.Contains(name, "sex") || strings.Contains(name, "gender")
		}
		if cells := slices.DeleteFunc(s.held(letter), func(c Cell) bool { return !isSex(c) }); len(cells) > 0 {
			return cells
		}
	}
	for _, place := range places[w.lower] {
		if cells := s.held(place); len(cells) > 0 && w.upper {
			return cells
		}
	}
	names := len(s.exact[w.stem])+len(s.part[w.stem]) > 0
	if cells := s.kinds(w); len(cells) > 0 {
		return cells
	}
	if n := len(w.text); w.upper && allUpper(w.text) && 2 <= n && n <= maxInitials && !names {
		if cells := s.initials(w.lower); len(cells) > 0 {
			return cells
		}
	}
	if !w.capital && (common[w.lower] || names) {
		return nil
	}
	for _, suffix := range suffixes {
		base, ok := strings.CutSuffix(w.lower, suffix)
		if !ok || len(base) < 4 && !(len(base) == 3 && suffix == "s") {
			continue
		}
		for _, end := range []string{"", "a", "y", "e", "o", "ia"} {
			if !w.upper && end != "" && end != "e" {
				break // only names of places have the others
			}
			if cells := s.held(base + end); len(cells) > 0 {
				return cells
			}
		}
	}
	return nil
}

// kinds are the cells of a word's singular, in columns of few texts: a job "technician" of technicians, where no name is
// the word, though technician_id has it.
func (s *linking) kinds(w word) []Cell {
	if one := schema.Singular(w.lower); one != w.lower && !common[w.lower] && len(s.exact[w.stem]) == 0 {
		return slices.DeleteFunc(s.held(one), func(c Cell) bool {
			p := s.profiles[c.Column]
			return p == nil || p.Distinct > mostCodes || p.Distinct == int64(p.Rows) || s.Columns[c.Column].Kind != Text
		})
	}
	return nil
}

// maxInitials bounds the length of a word that initials may make.
const maxInitials = 5

// initials are the cells of as many words as there are letters, which begin with them: Los Angeles of "la".
func (s *linking) initials(letters string) []Cell {
	var out []Cell
	for words, cells := range s.cells {
		parts := strings.Fields(words)
		if len(parts) == len(letters) && !slices.ContainsFunc(identity(len(parts)), func(i int) bool { return parts[i][0] != letters[i] }) {
			out = append(out, cells...)
		}
	}
	slices.SortFunc(out, func(a, b Cell) int { return cmp.Or(cmp.Compare(a.Column, b.Column), cmp.Compare(a.Text, b.Text)) })
	if len(out) > maxValueColumns {
		return nil // they say too little
	}
	return out
}

// sexes are the letters by which columns of that name hold them, by stems.
var sexes = map[string]string{"femal": "f", "woman": "f", "girl": "f", "mal": "m", "man": "m", "boy": "m"}

// suffixes are what words are derived by, "" first: Germany of German.
var suffixes = []string{"", "s", "es", "n", "an", "ian", "ean", "ese", "ish", "ing", "ed", "d", "er", "ers", "al"}

// ofTime are words behind which Jan and May are months, where no column is called so; elsewhere they may be names.
var ofTime = words("in of during since until")

// numbers takes numbers, in digits and words, with the unit of time behind them. A year is a period too; the name of a
// month is its number.
func (s *linking) numbers() {
	for i := 0; i < len(s.words); i++ {
		if !s.free(i, i+1) {
			continue
		}
		m := &mention{start: i, end: i + 1, value: &Value{}}
		s.number(m)
		if m.value.Number == "" {
			month, ok := months[s.words[i].lower]
			short := len(s.words[i].text) == 3 && (i == 0 || !ofTime[s.words[i-1].lower] || len(s.exact[s.words[i].stem]) > 0)
			if !ok || short || !s.words[i].capital {
				continue
			}
			m.value.Number, m.class = strconv.Itoa(int(month)), "month"
		}
		if !s.free(m.start, m.end) {
			continue
		}
		m.value.Text = s.text(m.start, m.end)
		s.take(m)
	}
}

// number fills what m is as a number, and takes the words that belong to it.
func (s *linking) number(m *mention) {
	previous := ""
	if m.start > 0 {
		previous = s.words[m.start-1].lower
	}
	number, n := numberAt(s.words[m.start:], previous)
	if n == 0 || m.end-m.start > n {
		return
	}
	if s.isMinus(m.start - 1) {
		number = "-" + number
		m.start--
		n++
	}
	m.end = max(m.end, m.start+n)
	m.value.Number = s.scaled(number, m.end, previous)
	switch {
	case len(m.value.Number) == 1:
		m.class = "digit"
	default:
		m.class = "numeral"
	}
	if p, ok := yearOf(s.words[m.start]); ok && n == 1 {
		m.value.Period, m.class = &p, "year"
	}
	if m.end < len(s.words) {
		if unit := units[s.words[m.end].stem]; unit > 0 {
			m.value.Unit = unit
		}
	}
}

// scaled is a number that ends before a word, with the scale of the next, which both have: 5 of "between 5 and 10
// million", of "5 to 10 million" and of "5 or 10 million".
func (s *linking) scaled(number string, end int, previous string) string {
	if end+1 >= len(s.words) || !plainDigits.MatchString(number) {
		return number
	}
	joint := s.words[end].lower
	if joint != "to" && joint != "or" && joint != "-" && !(joint == "and" && previous == "between") {
		return number
	}
	next, n := numberAt(s.words[end+1:], joint)
	if n == 0 {
		return number
	}
	scale := scaleOf(s.words[end+1 : end+1+n])
	first, _ := strconv.ParseInt(number, 10, 64)
	if second, err := strconv.ParseFloat(next, 64); scale < 1000 || err != nil || float64(first*scale) >= second {
		return number
	}
	return strconv.FormatInt(first*scale, 10)
}

var (
	plainDigits = regexp.MustCompile(`^\d{1,3}$`)
	bounding    = words("than over under least most") // words behind which a time that is so long ago is a bound
)

// isMinus tells a minus from a hyphen: it stands off from what is before it.
func (s *linking) isMinus(i int) bool {
	return i >= 0 && s.words[i].text == "-" && s.words[i].end == s.words[i+1].start &&
		(i == 0 || s.words[i-1].end < s.words[i].start) && s.at[i] == nil
}

// unknown takes runs of capitalised words that no name of the schema explains, and what the question calls a word or a
// letter.
func (s *linking) unknown() {
	for i := 0; i < len(s.words); i++ {
		w := s.words[i]
		if i > 0 && spelling[s.words[i-1].lower] && s.free(i, i+1) && !w.mark() && (!common[w.lower] || len(w.text) == 1) {
			s.take(&mention{start: i, end: i + 1, value: &Value{Text: s.text(i, i+1)}})
			continue
		}
		if !s.properNoun(i) {
			continue
		}
		end := i + 1
		for end < len(s.words) {
			if s.words[end].text == "." && s.words[end-1].abbreviates() && end+1 < len(s.words) && s.properNoun(end+1) {
				end++ // St. Louis
			} else if !s.properNoun(end) {
				break
			}
			end++
		}
		if end == i+1 && capitals[s.words[i].lower] {
			continue
		}
		text := possessive.ReplaceAllString(s.text(i, end), "")
		cells := s.begun(text)
		s.take(&mention{start: i, end: end, value: &Value{Text: text, Cells: cells, Begun: len(cells) > 0}})
		i = end
	}
}

// contained takes a word that a text is to contain: crown of "with crown in the name", and of "whose name contains
// crown".
func (s *linking) contained() {
	text := func(i int) bool { // whether a name of a column of texts begins there
		for n := min(maxNameWords, len(s.words)-i); n > 0; n-- {
			key := s.key(i, i+n, " ")
			of := slices.Concat(s.exact[key], s.part[key])
			if len(of) > 0 && (n > 1 || !common[s.words[i].lower]) {
				return slices.ContainsFunc(of, func(t target) bool { return t.column >= 0 && s.Columns[t.column].Kind == Text })
			}
		}
		return false
	}
	said := false // a column of texts, before the word that stands before this one
	for i, w := range s.words {
		said = said || i > 1 && s.isText(i-2)
		if !s.free(i, i+1) || w.mark() || common[w.lower] || len(s.exact[w.stem])+len(s.synonyms[w.stem]) > 0 {
			continue
		}
		before := ""
		if i > 0 {
			before = s.words[i-1].lower
		}
		in := i + 1
		if in < len(s.words) && (s.words[in].lower == "in" || s.words[in].lower == "within") {
			for in++; in < len(s.words) && ofThings[s.words[in].lower]; in++ {
			}
		}
		named := in > i+1 && in < len(s.words) && (text(in) || said && (s.words[in].lower == "it" || s.words[in].lower == "them"))
		if named && (i == 0 || having[before]) || said && containing[before] {
			s.take(&mention{start: i, end: i + 1, value: &Value{Text: s.text(i, i+1)}})
		}
	}
}

// isText tells whether a word is a name, or the end of one, of a column of texts.
func (s *linking) isText(i int) bool {
	of := func(t target) bool { return t.column >= 0 && s.Columns[t.column].Kind == Text }
	return !common[s.words[i].lower] && slices.ContainsFunc(slices.Concat(s.exact[s.words[i].stem], s.part[s.words[i].stem]), of)
}

// Words before a word that a text contains, and those between it and the text's name.
var (
	having     = words("with has have having by containing contains")
	containing = words("contains containing contain includes including mentions mentioning")
	ofThings   = words("the their its his her a")
)

// begun are the cells that a text begins, where a column has one of them and all its values are known: Rio de Janeiro
// of "Rio". They may be meant, where no cell is the text itself.
func (s *linking) begun(text string) []Cell {
	var out []Cell
	several := map[int]bool{} // columns
	begin := schema.Words(strings.ToLower(text)) + " "
	for words, cells := range s.cells {
		if !strings.HasPrefix(words, begin) {
			continue
		}
		for _, cell := range cells {
			if several[cell.Column] {
				continue
			}
			other := func(c Cell) bool { return c.Column == cell.Column && c.Text != cell.Text }
			several[cell.Column] = slices.ContainsFunc(out, other)
			if !slices.Contains(out, cell) {
				out = append(out, cell)
			}
		}
	}
	out = slices.DeleteFunc(out, func(c Cell) bool { return several[c.Column] || !s.allKnown(c.Column) })
	slices.SortFunc(out, func(a, b Cell) int { return cmp.Or(cmp.Compare(a.Column, b.Column), cmp.Compare(a.Text, b.Text)) })
	if len(out) > maxValueColumns {
		return nil
	}
	return out
}

var possessive = regexp.MustCompile("['’]s$")

// spelling are words before a text that is meant as such.
var spelling = words("word letter letters phrase substring string prefix suffix")

// capitals are common words that begin names: New York.
var capitals = words("new great big long old high low little")

func (s *linking) properNoun(i int) bool {
	w := s.words[i]
	return w.capital && s.free(i, i+1) && (!common[w.lower] || capitals[w.lower]) &&
		len(s.exact[w.stem])+len(s.part[w.stem])+len(s.synonyms[w.stem]) == 0
}

// Lookups are the texts of a question that are worth looking up in columns, beside what the profiles have: quoted
// texts, capitalised runs, and runs of words that say nothing else, the likeliest first: whole runs, then their single
// words, then pairs of them and more, from all runs in turn.
func (l *Linker) Lookups(question string, now time.Time) []string {
	var out []string
	add := func(text string) {
		if len(out) < maxLookups && text != "" && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	for _, text := range wordPattern.FindAllString(question, -1) {
		if len(numbersApart(word{text: text, lower: strings.ToLower(text)})) > 1 { // unless it is a code
			add(text)
		}
	}
	var runs [][]string
	longest := 0
	l.Link(question, now, nil).unlinked(add, func(run []string) {
		if len(run) <= maxValueWords {
			add(strings.Join(run, " "))
		}
		runs, longest = append(runs, run), max(longest, len(run))
	})
	for n := 1; n <= min(longest, maxValueWords); n++ {
		for i := 0; i+n <= longest && len(out) < maxLookups; i++ {
			for _, run := range runs {
				if i+n <= len(run) {
					add(strings.Join(run[i:i+n], " "))
				}
			}
		}
	}
	return out
}

// Unlinked are the texts of the question that may be values, and that nothing known of the database says: names, quoted
// texts, and runs of words that are neither common nor names of the schema.
func (p *Prompt) Unlinked() (out []string) {
	p.unlinked(func(value string) { out = append(out, value) }, func(run []string) { out = append(out, strings.Join(run, " ")) })
	return out
}

// isPlain tells whether a phrase is a word that is linked to nothing, and not one of those that mean nothing by
// themselves.
func (s Phrase) isPlain() bool {
	return s.Value < 0 && len(s.Tables)+len(s.Columns) == 0 && s.Text != "" && !common[s.Text] && !word{text: s.Text}.mark()
}

func (p *Prompt) unlinked(value func(string), words func(run []string)) {
	var run []string
	for _, s := range append(slices.Clone(p.Question), Phrase{Value: -1, Text: "."}) {
		if s.Value >= 0 {
			if v := p.Values[s.Value]; (len(v.Cells) == 0 || v.Begun) && v.Period == nil {
				value(v.Text)
			}
		}
		switch {
		case s.isPlain():
			run = append(run, s.Text)
		case len(run) > 0:
			words(run)
			run = nil
		}
	}
}

// maxLookups bounds the texts that are looked up for a question.
const maxLookups = 16
