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

// valuePass takes the values of columns: as they are stored, in other words, denied, and as codes.
type valuePass struct {
	*linking
	asked map[int]bool // the tables that the question names
}

// stored takes runs of words that columns hold. A run in lower case that is a name in the schema is none, nor are words
// that are said in every question, nor one that is part of a name in the tables that the question names, where none of
// them holds it: "problems reported after 2005", next to a status "Reported" elsewhere.
func (s valuePass) stored() {
	elsewhere := func(cells []form.Cell) bool {
		return !slices.ContainsFunc(cells, func(c form.Cell) bool { return s.asked[s.Columns[c.Column].Table] })
	}
	for n := min(maxValueWords, len(s.words)); n > 0; n-- {
		for i := 0; i+n <= len(s.words); i++ {
			if !s.free(i, i+n) || s.words[i].IsMark() || s.words[i+n-1].IsMark() {
				continue
			}
			text := s.text(i, i+n)
			cells := s.holding(withoutPossessive(text))
			if !s.isPartOfName(i, i+n) {
				cells = append(cells, s.coded(text, cells)...)
				cells = append(cells, s.nationals(text)...)
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
			if n == 1 {
				cells = s.meant(i, cells)
				if i > 0 && english.Extremes[s.words[i-1].Lower] && len(english.Measures[s.words[i].Lower]) > 0 {
					cells = nil // the highest paid, though payments are paid
				}
				if i > 0 && each[s.words[i-1].Lower] && calendar[s.words[i].Lower] && elsewhere(cells) {
					cells = nil // customers per month, though plans are paid by the month
				}
			}
			cells = s.kindsFirst(i, i+n, cells)
			if len(cells) == 0 || !s.isValue(i, i+n, cells) || s.isLacked(i, i+n, cells) {
				continue
			}
			if n == 1 && len(s.asked) > 0 && elsewhere(cells) && len(s.codesOf(i, s.asked)) > 0 {
				continue // ACT of a table that the question names, before ACTIVE of another
			}
			v := form.LiteralValue(text)
			v.Cells = cells
			m := &mention{start: i, end: i + n, value: &v}
			m.keep = n == 1 && !s.words[i].Capital && v.Number == ""
			if m.keep && elsewhere(cells) && schema.Singular(s.words[i].Lower) == s.words[i].Lower && slices.ContainsFunc(s.part[s.words[i].Stem], func(t target) bool { return s.asked[t.table] }) {
				continue
			}
			wide, value := *m, v
			wide.value = &value
			if (numberPass{s.linking}).number(&wide); s.free(wide.start, wide.end) { // its unit may be a part of another
				m = &wide
			}
			s.take(m)
		}
	}
}

// abridged are the codes of some words without those that join them: WAITING_PARTS of waiting for parts.
func (s valuePass) abridged(start, end int) []form.Cell {
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
func (s valuePass) respelled(start, end int) []form.Cell {
	for i := start + 1; i < end-1; i++ {
		if s.words[i].IsMark() && !s.isHyphen(i) {
			return nil
		}
	}
	words := strings.Fields(schema.Words(s.text(start, end)))
	key := joinedUp(s.text(start, end))
	if len(key) < minJoined {
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

// minJoined is how many letters words have at least that may be joined otherwise.
const minJoined = 4

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

// isValue judges a run of words that columns hold.
func (s valuePass) isValue(start, end int, cells []form.Cell) bool {
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
		return capital || digit || !s.isName(start, cells)
	}
	if !slices.ContainsFunc(ws, func(w english.Word) bool { return !english.Common[w.Lower] && !w.IsMark() || digit || s.isAcronym(w) }) && !spelled &&
		!s.hyphenated(start, end) && !slices.ContainsFunc(cells, func(c form.Cell) bool { return strings.ContainsAny(c.Text, "_-") }) { // but NO_SHOW
		return false // "the most"
	}
	return capital || digit || len(s.exact[s.key(start, end, " ")]) == 0
}

// isName reports whether a word is a name in the schema rather than a value: a table's, a column's of a table that the
// question names, or any where it names no table with the value.
func (s valuePass) isName(i int, cells []form.Cell) bool {
	of := s.exact[s.words[i].Stem]
	if len(of) == 0 {
		return false
	}
	return slices.ContainsFunc(of, func(t target) bool { return t.column < 0 || s.asked[t.table] }) ||
		!slices.ContainsFunc(cells, func(c form.Cell) bool { return s.asked[s.Columns[c.Column].Table] })
}

// isOfColumn reports whether a common word says what a column holds: what is next to it names that column ("high
// priority", "smoking no"), or it is in brackets.
func (s valuePass) isOfColumn(i int, cells []form.Cell) bool {
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
func (s valuePass) isState(i int) bool {
	last := i+1 == len(s.words) || i+2 == len(s.words) && s.words[i+1].IsMark()
	return last && i > 1 && english.Beings[s.words[i-1].Lower] && s.words[i].Lower != "there"
}

// isAcronym distinguishes US from us, where not all of the question is in capitals.
func (s valuePass) isAcronym(w english.Word) bool {
	return len(w.Text) > 1 && english.AllUpper(w.Text) && !english.AllUpper(s.question)
}

// Columns of states and of countries, by words of their names; names of places that are words.
var (
	ofStates    = english.Words("state province")
	ofCountries = english.Words("country nation nationality citizenship residence")
	ofNations   = english.Words("nationality citizenship")
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
func (s valuePass) isPartOfName(start, end int) bool {
	return end < len(s.words) && s.properNoun(end) || end-start == 1 && alsoWords[s.words[start].Lower] && !s.words[start].Upper
}

// coded are the cells of a state's or a country's code in a column of such that does not have the name: CA of
// California.
func (s valuePass) coded(name string, held []form.Cell) []form.Cell {
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

// nationals are the cells of those who are of a country, in columns of nationalities: Italian, of Italy.
func (s valuePass) nationals(country string) (out []form.Cell) {
	names := append(slices.Clone(english.Places[strings.ToLower(country)]), strings.ToLower(country)) // Britain is the UK too
	names = slices.DeleteFunc(names, func(name string) bool { return len(english.Countries[name]) == 0 })
	if len(names) == 0 {
		return nil // at once: this is asked of all words, and the columns may be thousands
	}
	for c := range s.Columns {
		if p := s.Profile(c); p != nil && slices.ContainsFunc(strings.Fields(s.Columns[c].Words), func(w string) bool { return ofNations[w] }) {
			for _, words := range slices.Sorted(maps.Keys(p.Texts)) {
				of := append(baseNames(words, true), english.Places[words]...)
				if slices.ContainsFunc(names, func(name string) bool { return slices.Contains(of, name) }) {
					out = append(out, form.Cell{Column: c, Text: p.Texts[words]})
				}
			}
		}
	}
	return out
}

// baseNames are the names that a word may be derived from, Asia of Asian, or of words that are no place: gold of
// golden.
func baseNames(word string, place bool) (out []string) {
	for _, suffix := range suffixes {
		base, ok := strings.CutSuffix(word, suffix)
		if !ok || len(base) < 4 && !(len(base) == 3 && suffix == "s") {
			continue
		}
		for _, end := range []string{"", "a", "y", "e", "o", "ia"} {
			if !place && end != "" && end != "e" {
				break // only names of places have the others
			}
			out = append(out, base+end)
		}
	}
	return out
}

// derived are cells that a word is derived from: Asia of Asian, Canada of Canadian, F of female.
func (s valuePass) derived(w english.Word) []form.Cell {
	for _, text := range sexes[w.Stem] {
		isSex := func(c form.Cell) bool {
			name := schema.Words(s.Columns[c.Column].Name)
			return strings.Contains(name, "sex") || strings.Contains(name, "gender")
		}
		if cells := slices.DeleteFunc(s.held(text), func(c form.Cell) bool { return !isSex(c) }); len(cells) > 0 {
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
	for _, name := range baseNames(w.Lower, w.Upper) {
		if cells := s.held(name); len(cells) > 0 {
			return cells
		}
	}
	return nil
}

// kinds are the cells of a word's singular, in columns of few texts: a job "technician" of technicians, where no name
// is the word, though technician_id has it.
func (s valuePass) kinds(w english.Word) []form.Cell {
	one := schema.Singular(w.Lower)
	if one == w.Lower || english.Common[w.Lower] || len(s.exact[w.Stem]) > 0 {
		return nil
	}
	held := s.held(one)
	if short, ok := strings.CutSuffix(w.Lower, "es"); ok && len(held) == 0 {
		held = s.held(short) // gas of gases
	}
	return slices.DeleteFunc(held, func(c form.Cell) bool {
		p := s.Profile(c.Column)
		return p == nil || p.Distinct > maxCodes || p.Distinct == int64(p.Rows) || s.Columns[c.Column].Kind != form.Text
	})
}

// maxInitials bounds the length of a word that initials may make.
const maxInitials = 5

// initials are the cells of as many words as there are letters, which begin with them: Los Angeles of "la".
func (s valuePass) initials(letters string) []form.Cell {
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

// sexes are the texts by which columns of that name hold them, by stems.
var sexes = map[string][]string{"femal": {"female", "f"}, "woman": {"female", "f"}, "girl": {"female", "f"}, "ladi": {"female", "f"},
	"mal": {"male", "m"}, "man": {"male", "m"}, "boy": {"male", "m"}}

// suffixes are what words are derived by, "" first: Germany of German.
var suffixes = []string{"", "s", "es", "n", "an", "ian", "ean", "ese", "ish", "ing", "ed", "d", "er", "ers", "al"}

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
