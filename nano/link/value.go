package link

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// quoted takes the texts in quotation marks. One that no column holds, but whose words columns do, is its words: "Nancy
// Edwards" of a first and a last name.
func (s *linking) quoted() {
	var words []english.Word
	for _, w := range s.words {
		parts := english.Split(w.Text)
		apart := w.Quoted && len(parts) > 1 && len(s.holding(w.Text)) == 0 &&
			!slices.ContainsFunc(parts, func(p english.Word) bool { return len(s.holding(p.Text)) == 0 })
		if !apart {
			words = append(words, w)
			continue
		}
		offset := w.Start + strings.Index(s.question[w.Start:], w.Text)
		for _, p := range parts {
			p.Start, p.End, p.Capital = p.Start+offset, p.End+offset, true
			words = append(words, p)
		}
	}
	s.words, s.at = words, make([]*mention, len(words))
	for i, w := range s.words {
		if w.Quoted {
			v := form.LiteralValue(w.Text)
			v.Cells = s.holding(w.Text)
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
		p, n := english.DateAt(s.words[i:], s.now, i > 0 && bounding[s.words[i-1].Lower])
		if n == 0 || !s.free(i, i+n) {
			continue
		}
		if i+n < len(s.words) {
			if clock, err := time.Parse("15:04:05", s.words[i+n].Lower); err == nil && s.free(i+n, i+n+1) {
				from := p.From.Add(clock.Sub(clock.Truncate(24 * time.Hour)))
				p, n = english.Period{From: from, To: from.Add(time.Second)}, n+1
			}
		}
		text := s.text(i, i+n)
		v := form.Value{Text: text, Period: &p, Cells: s.holding(text)}
		s.take(&mention{start: i, end: i + n, class: "date", value: &v})
	}
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

// stored takes runs of words that columns hold. A run in lower case that is a name in the schema is none, nor are words
// that are said in every question, nor one that is part of a name in the tables that the question names, where none of
// them holds it: "problems reported after 2005", next to a status "Reported" elsewhere.
func (s *linking) stored() {
	named := s.namedTables()
	elsewhere := func(cells []form.Cell) bool {
		return !slices.ContainsFunc(cells, func(c form.Cell) bool { return named[s.Columns[c.Column].Table] })
	}
	for n := min(maxValueWords, len(s.words)); n > 0; n-- {
		for i := 0; i+n <= len(s.words); i++ {
			if !s.free(i, i+n) || s.words[i].IsMark() || s.words[i+n-1].IsMark() {
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
			if len(cells) == 0 {
				cells = s.respelled(i, i+n)
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
			v := form.LiteralValue(text)
			v.Cells = cells
			m := &mention{start: i, end: i + n, value: &v}
			m.keep = n == 1 && !s.words[i].Capital && v.Number == ""
			if m.keep && elsewhere(cells) && schema.Singular(s.words[i].Lower) == s.words[i].Lower && slices.ContainsFunc(s.part[s.words[i].Stem], func(t target) bool { return named[t.table] }) {
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
func (s *linking) abridged(start, end int) []form.Cell {
	var parts []string
	for _, w := range s.words[start:end] {
		if w.IsMark() {
			return nil
		}
		if !joints[w.Lower] {
			parts = append(parts, w.Lower)
		}
	}
	if len(parts) < 2 || len(parts) == end-start || joints[s.words[start].Lower] || joints[s.words[end-1].Lower] {
		return nil
	}
	return slices.DeleteFunc(s.held(strings.Join(parts, " ")), func(c form.Cell) bool { return !strings.Contains(c.Text, "_") })
}

// respelled are the cells of some words in another number, or joined otherwise: no_show and No-Show of no-shows, Hip
// replacement of hip replacements. Of a word alone they are several words, since its singular is often a name.
func (s *linking) respelled(start, end int) []form.Cell {
	for i := start + 1; i < end-1; i++ {
		if s.words[i].IsMark() && !s.isHyphen(i) {
			return nil
		}
	}
	words := strings.Fields(schema.Words(s.text(start, end)))
	key := joinedUp(s.text(start, end))
	if len(key) < leastJoined {
		return nil
	}
	cells := slices.Clone(s.joinedCells[key])
	for _, found := range s.found {
		for _, c := range found {
			if joinedUp(c.Text) == key && !slices.Contains(cells, c) {
				cells = append(cells, c)
			}
		}
	}
	common := slices.ContainsFunc(words, func(w string) bool { return english.Common[w] })
	cells = slices.DeleteFunc(cells, func(c form.Cell) bool {
		parts := len(strings.Fields(schema.Words(strings.ToLower(c.Text))))
		return len(words) == 1 && parts == 1 || parts != len(words) && common && !s.hyphenated(start, end)
	})
	slices.SortFunc(cells, func(a, b form.Cell) int { return cmp.Or(cmp.Compare(a.Column, b.Column), cmp.Compare(a.Text, b.Text)) })
	return cells
}

// leastJoined is how many letters words have at least that may be joined otherwise.
const leastJoined = 4

// joinedUp is a text as one word, of which each part is in the singular.
func joinedUp(text string) string {
	words := strings.Fields(schema.Words(strings.ToLower(text)))
	for i, w := range words {
		if words[i] = schema.Singular(w); i > 0 && (w == "ins" || w == "ups" || w == "offs") {
			words[i] = w[:len(w)-1] // walk-ins, check-ups
		}
	}
	return strings.Join(words, "")
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

// isValue judges a run of words that columns hold. Named are the tables that the question names.
func (s *linking) isValue(start, end int, cells []form.Cell, named map[int]bool) bool {
	ws := s.words[start:end]
	capital := slices.ContainsFunc(ws, func(w english.Word) bool { return w.Capital })
	digit := slices.ContainsFunc(ws, func(w english.Word) bool { return strings.ContainsAny(w.Text, "0123456789") })
	spelled := slices.ContainsFunc(cells, func(c form.Cell) bool {
		_, exact := s.saying(start, end, c)
		return exact
	})
	if end-start == 1 && !digit {
		if len(ws[0].Text) < 3 && !capital || len(ws[0].Text) < 2 && !spelled {
			return false
		}
		if english.Common[ws[0].Lower] && !(spelled && capital) && !s.isAcronym(ws[0]) && !s.isState(start) && !s.isOfColumn(start, cells) {
			return false
		}
		return capital || digit || !s.isName(start, cells, named)
	}
	if !slices.ContainsFunc(ws, func(w english.Word) bool { return !english.Common[w.Lower] && !w.IsMark() || digit || s.isAcronym(w) }) && !spelled &&
		!s.hyphenated(start, end) && !slices.ContainsFunc(cells, func(c form.Cell) bool { return strings.ContainsAny(c.Text, "_-") }) { // but NO_SHOW
		return false // "the most"
	}
	return capital || digit || len(s.exact[s.key(start, end, " ")]) == 0
}

// isName reports whether a word is a name in the schema rather than a value: a table's, a column's of a table that the
// question names, or any where it names no table with the value.
func (s *linking) isName(i int, cells []form.Cell, named map[int]bool) bool {
	of := s.exact[s.words[i].Stem]
	if len(of) == 0 {
		return false
	}
	return slices.ContainsFunc(of, func(t target) bool { return t.column < 0 || named[t.table] }) ||
		!slices.ContainsFunc(cells, func(c form.Cell) bool { return named[s.Columns[c.Column].Table] })
}

// isOfColumn reports whether a common word says what a column holds: what is next to it names that column ("high
// priority", "smoking no"), or it is in brackets.
func (s *linking) isOfColumn(i int, cells []form.Cell) bool {
	w := s.words[i]
	at := func(i int) string {
		if i < 0 || i >= len(s.words) {
			return ""
		}
		return s.words[i].Lower
	}
	if at(i-1) == "(" && at(i+1) == ")" {
		return true
	}
	if !stating[w.Lower] {
		return false
	}
	names := func(i int) bool {
		if i < 0 || i >= len(s.words) {
			return false
		}
		stem := s.words[i].Stem
		return slices.ContainsFunc(slices.Concat(s.exact[stem], s.part[stem]), func(t target) bool {
			return slices.ContainsFunc(cells, func(c form.Cell) bool { return c.Column == t.column })
		})
	}
	before := i - 1
	for at(before) == "=" || at(before) == ":" || english.Beings[at(before)] {
		before--
	}
	return names(before) || w.Lower != "no" && names(i+1) // which negates what follows it
}

// stating are common words that say how something is, or whether.
var stating = english.Words("high low no up down out off new old long short big small")

// isState reports whether a word says at last how something is, that the question names: machines that are down.
func (s *linking) isState(i int) bool {
	last := i+1 == len(s.words) || i+2 == len(s.words) && s.words[i+1].IsMark()
	return last && i > 1 && english.Beings[s.words[i-1].Lower] && s.words[i].Lower != "there"
}

// isAcronym tells US from us, where not all of the question is in capitals.
func (s *linking) isAcronym(w english.Word) bool {
	return len(w.Text) > 1 && english.AllUpper(w.Text) && !english.AllUpper(s.question)
}

// Columns of states and of countries, by words of their names; names of places that are words.
var (
	ofStates    = english.Words("state province")
	ofCountries = english.Words("country nation nationality citizenship residence")
	alsoWords   = english.Words("chad chile china georgia guinea jordan turkey")
)

func (l *Linker) ofState(c form.Cell) bool {
	return slices.ContainsFunc(strings.Fields(l.Columns[c.Column].Words), func(w string) bool { return ofStates[w] })
}

func (l *Linker) ofCountry(c form.Cell) bool {
	of := func(w string) bool { return ofCountries[w] }
	return !l.ofState(c) && slices.ContainsFunc(strings.Fields(l.Columns[c.Column].Words), of)
}

// isPartOfName reports whether words that may be a place go on as a name, Virginia Beach, or are written as a word:
// turkey.
func (s *linking) isPartOfName(start, end int) bool {
	return end < len(s.words) && s.properNoun(end) || end-start == 1 && alsoWords[s.words[start].Lower] && !s.words[start].Upper
}

// coded are the cells of a state's or a country's code in a column of such that does not have the name: CA of
// California.
func (s *linking) coded(name string, held []form.Cell) []form.Cell {
	var out []form.Cell
	words := schema.Words(strings.ToLower(name))
	for _, place := range []struct {
		codes []string
		of    func(form.Cell) bool
	}{{english.States[words], s.ofState}, {english.Countries[words], s.ofCountry}} {
		for _, code := range place.codes {
			for _, c := range s.held(code) {
				if place.of(c) && !slices.ContainsFunc(held, func(h form.Cell) bool { return h.Column == c.Column }) {
					out = append(out, c)
				}
			}
		}
	}
	return out
}

// derived are cells that a word is derived from: Asia of Asian, Canada of Canadian, F of female.
func (s *linking) derived(w english.Word) []form.Cell {
	if letter, ok := sexes[w.Stem]; ok {
		isSex := func(c form.Cell) bool {
			name := schema.Words(s.Columns[c.Column].Name)
			return strings.Contains(name, "sex") || strings.Contains(name, "gender")
		}
		if cells := slices.DeleteFunc(s.held(letter), func(c form.Cell) bool { return !isSex(c) }); len(cells) > 0 {
			return cells
		}
	}
	for _, place := range english.Places[w.Lower] {
		if cells := s.held(place); len(cells) > 0 && w.Upper {
			return cells
		}
	}
	names := len(s.exact[w.Stem])+len(s.part[w.Stem]) > 0
	if cells := s.kinds(w); len(cells) > 0 {
		return cells
	}
	if n := len(w.Text); w.Upper && english.AllUpper(w.Text) && 2 <= n && n <= maxInitials && !names {
		if cells := s.initials(w.Lower); len(cells) > 0 {
			return cells
		}
	}
	if !w.Capital && (english.Common[w.Lower] || names) {
		return nil
	}
	for _, suffix := range suffixes {
		base, ok := strings.CutSuffix(w.Lower, suffix)
		if !ok || len(base) < 4 && !(len(base) == 3 && suffix == "s") {
			continue
		}
		for _, end := range []string{"", "a", "y", "e", "o", "ia"} {
			if !w.Upper && end != "" && end != "e" {
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
func (s *linking) kinds(w english.Word) []form.Cell {
	if one := schema.Singular(w.Lower); one != w.Lower && !english.Common[w.Lower] && len(s.exact[w.Stem]) == 0 {
		return slices.DeleteFunc(s.held(one), func(c form.Cell) bool {
			p := s.Profile(c.Column)
			return p == nil || p.Distinct > mostCodes || p.Distinct == int64(p.Rows) || s.Columns[c.Column].Kind != form.Text
		})
	}
	return nil
}

// maxInitials bounds the length of a word that initials may make.
const maxInitials = 5

// initials are the cells of as many words as there are letters, which begin with them: Los Angeles of "la".
func (s *linking) initials(letters string) []form.Cell {
	var out []form.Cell
	for words, cells := range s.cells {
		parts := strings.Fields(words)
		if len(parts) == len(letters) && initialsOf(parts) == letters {
			out = append(out, cells...)
		}
	}
	slices.SortFunc(out, func(a, b form.Cell) int { return cmp.Or(cmp.Compare(a.Column, b.Column), cmp.Compare(a.Text, b.Text)) })
	if len(out) > maxValueColumns {
		return nil // they say too little
	}
	return out
}

func initialsOf(words []string) string {
	var b strings.Builder
	for _, w := range words {
		b.WriteByte(w[0])
	}
	return b.String()
}

// sexes are the letters by which columns of that name hold them, by stems.
var sexes = map[string]string{"femal": "f", "woman": "f", "girl": "f", "mal": "m", "man": "m", "boy": "m"}

// suffixes are what words are derived by, "" first: Germany of German.
var suffixes = []string{"", "s", "es", "n", "an", "ian", "ean", "ese", "ish", "ing", "ed", "d", "er", "ers", "al"}

// ofTime are words after which Jan and May are months, where no column has that name; elsewhere they may be names.
var ofTime = english.Words("in of during since until")

// numbers takes numbers, in digits and words, with the unit of time after them. A year is a period too; the name of a
// month is its number.
func (s *linking) numbers() {
	for i := 0; i < len(s.words); i++ {
		if !s.free(i, i+1) {
			continue
		}
		m := &mention{start: i, end: i + 1, value: &form.Value{}}
		s.number(m)
		if m.value.Number == "" {
			month, ok := english.Months[s.words[i].Lower]
			short := len(s.words[i].Text) == 3 && (i == 0 || !ofTime[s.words[i-1].Lower] || len(s.exact[s.words[i].Stem]) > 0)
			if !ok || short || !s.words[i].Capital {
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
		previous = s.words[m.start-1].Lower
	}
	number, n := english.NumberAt(s.words[m.start:], previous)
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
	if p, ok := english.YearOf(s.words[m.start]); ok && n == 1 {
		m.value.Period, m.class = &p, "year"
	}
	if m.end < len(s.words) {
		if unit := english.Units[s.words[m.end].Stem]; unit > 0 {
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
	joint := s.words[end].Lower
	if joint != "to" && joint != "or" && joint != "-" && !(joint == "and" && previous == "between") {
		return number
	}
	next, n := english.NumberAt(s.words[end+1:], joint)
	if n == 0 {
		return number
	}
	scale := english.ScaleOf(s.words[end+1 : end+1+n])
	first, _ := strconv.ParseInt(number, 10, 64)
	if second, err := strconv.ParseFloat(next, 64); scale < 1000 || err != nil || float64(first*scale) >= second {
		return number
	}
	return strconv.FormatInt(first*scale, 10)
}

var (
	plainDigits = regexp.MustCompile(`^\d{1,3}$`)
	bounding    = english.Words("than over under least most") // words after which a time that is so long ago is a bound
)

// isMinus tells a minus from a hyphen: it is apart from what is before it.
func (s *linking) isMinus(i int) bool {
	return i >= 0 && s.words[i].Text == "-" && s.words[i].End == s.words[i+1].Start &&
		(i == 0 || s.words[i-1].End < s.words[i].Start) && s.at[i] == nil
}

// unknown takes runs of capitalised words that no name of the schema explains, and what the question calls a word or a
// letter.
func (s *linking) unknown() {
	for i := 0; i < len(s.words); i++ {
		w := s.words[i]
		if i > 0 && spelling[s.words[i-1].Lower] && s.free(i, i+1) && !w.IsMark() && (!english.Common[w.Lower] || len(w.Text) == 1) {
			s.take(&mention{start: i, end: i + 1, value: &form.Value{Text: s.text(i, i+1)}})
			continue
		}
		if !s.properNoun(i) {
			continue
		}
		end := i + 1
		for end < len(s.words) {
			if s.words[end].Text == "." && s.words[end-1].Abbreviates() && end+1 < len(s.words) && s.properNoun(end+1) {
				end++ // St. Louis
			} else if !s.properNoun(end) {
				break
			}
			end++
		}
		if end == i+1 && capitals[s.words[i].Lower] {
			continue
		}
		text := possessive.ReplaceAllString(s.text(i, end), "")
		cells := s.begun(text)
		s.take(&mention{start: i, end: end, value: &form.Value{Text: text, Cells: cells, Begun: len(cells) > 0}, proper: len(cells) == 0})
		i = end
	}
}

// contained takes a word that a text is to contain: crown of "with crown in the name", and of "whose name contains
// crown".
func (s *linking) contained() {
	text := func(i int) bool { // reports whether a name of a column of texts begins there
		for n := min(english.MaxNameWords, len(s.words)-i); n > 0; n-- {
			key := s.key(i, i+n, " ")
			of := slices.Concat(s.exact[key], s.part[key])
			if len(of) > 0 && (n > 1 || !english.Common[s.words[i].Lower]) {
				return slices.ContainsFunc(of, func(t target) bool { return t.column >= 0 && s.Columns[t.column].Kind == form.Text })
			}
		}
		return false
	}
	said := false // a column of texts, before the word before this one
	for i, w := range s.words {
		said = said || i > 1 && s.isText(i-2)
		if !s.free(i, i+1) || w.IsMark() || english.Common[w.Lower] || len(s.exact[w.Stem])+len(s.synonyms[w.Stem]) > 0 {
			continue
		}
		before := ""
		if i > 0 {
			before = s.words[i-1].Lower
		}
		in := i + 1
		if in < len(s.words) && (s.words[in].Lower == "in" || s.words[in].Lower == "within") {
			for in++; in < len(s.words) && ofThings[s.words[in].Lower]; in++ {
			}
		}
		named := in > i+1 && in < len(s.words) && (text(in) || said && (s.words[in].Lower == "it" || s.words[in].Lower == "them"))
		if named && (i == 0 || having[before]) || said && containing[before] {
			s.take(&mention{start: i, end: i + 1, value: &form.Value{Text: s.text(i, i+1)}})
		}
	}
}

// isText reports whether a word is a name, or the end of one, of a column of texts.
func (s *linking) isText(i int) bool {
	of := func(t target) bool { return t.column >= 0 && s.Columns[t.column].Kind == form.Text }
	return !english.Common[s.words[i].Lower] && slices.ContainsFunc(slices.Concat(s.exact[s.words[i].Stem], s.part[s.words[i].Stem]), of)
}

// Words before a word that a text contains, and those between it and the text's name.
var (
	having     = english.Words("with has have having by containing contains")
	containing = english.Words("contains containing contain includes including mentions mentioning")
	ofThings   = english.Words("the their its his her a")
)

// begun are the cells that a text begins, where a column has one of them and all its values are known: Rio de Janeiro
// of "Rio". They may be meant, where no cell is the text itself.
func (s *linking) begun(text string) []form.Cell {
	var out []form.Cell
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
			other := func(c form.Cell) bool { return c.Column == cell.Column && c.Text != cell.Text }
			several[cell.Column] = slices.ContainsFunc(out, other)
			if !slices.Contains(out, cell) {
				out = append(out, cell)
			}
		}
	}
	out = slices.DeleteFunc(out, func(c form.Cell) bool { return several[c.Column] || !s.AllKnown(c.Column) })
	slices.SortFunc(out, func(a, b form.Cell) int { return cmp.Or(cmp.Compare(a.Column, b.Column), cmp.Compare(a.Text, b.Text)) })
	if len(out) > maxValueColumns {
		return nil
	}
	return out
}

var possessive = regexp.MustCompile("['’]s$")

// spelling are words before a text that is meant as such.
var spelling = english.Words("word letter letters phrase substring string prefix suffix")

// capitals are common words that begin names: New York.
var capitals = english.Words("new great big long old high low little")

func (s *linking) properNoun(i int) bool {
	w := s.words[i]
	return w.Capital && s.free(i, i+1) && (!english.Common[w.Lower] || capitals[w.Lower]) &&
		len(s.exact[w.Stem])+len(s.part[w.Stem])+len(s.synonyms[w.Stem]) == 0
}

// Lookups are the texts of a question that are worth looking up in columns, in addition to what the profiles have:
// quoted texts, capitalised runs, and runs of words that say nothing else, the likeliest first: whole runs, then their
// single words, then pairs of them and more, from all runs in turn.
func (l *Linker) Lookups(question string, now time.Time) []string {
	var out []string
	add := func(text string) {
		if len(out) < maxLookups && text != "" && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	for _, text := range english.Compounds(question) { // which may be codes
		add(text)
	}
	prompt := l.Link(question, now, nil)
	for _, c := range prompt.Corrections {
		add(c.Written) // a value that the profile lacks is no typo
	}
	var runs [][]string
	longest := 0
	prompt.EachUnlinked(add, func(run []string) {
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
	for _, run := range runs {
		if len(run) > 1 && len(run) <= maxValueWords { // hip replacements
			add(schema.Singular(strings.Join(run, " ")))
		}
	}
	return out
}

// maxLookups bounds the texts that are looked up for a question.
const maxLookups = 16
