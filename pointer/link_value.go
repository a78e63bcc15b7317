package pointer

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// quoted takes the texts in quotation marks.
func (s *linking) quoted() {
	for i, w := range s.words {
		if w.quoted {
			v := literalValue(w.text)
			v.Cells = s.held(schema.Words(w.text))
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
		p, n := dateAt(s.words[i:], s.now)
		if n == 0 || !s.free(i, i+n) {
			continue
		}
		text := s.text(i, i+n)
		s.take(&mention{start: i, end: i + n, class: "date", value: &Value{Text: text, Period: &p, Cells: s.held(schema.Words(text))}})
	}
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
// that are said in every question.
func (s *linking) stored() {
	for n := min(maxValueWords, len(s.words)); n > 0; n-- {
		for i := 0; i+n <= len(s.words); i++ {
			if !s.free(i, i+n) || s.words[i].mark() || s.words[i+n-1].mark() {
				continue
			}
			text := s.text(i, i+n)
			cells := s.held(schema.Words(strings.TrimSuffix(text, "'s")))
			if len(cells) == 0 && n == 1 {
				cells = s.derived(s.words[i])
			}
			if len(cells) == 0 || !s.isValue(i, i+n, cells) {
				continue
			}
			v := literalValue(text)
			v.Cells = cells
			m := &mention{start: i, end: i + n, value: &v}
			m.keep = n == 1 && !s.words[i].capital && v.Number == ""
			s.number(m)
			s.take(m)
		}
	}
}

// isValue judges a run of words that columns hold.
func (s *linking) isValue(start, end int, cells []Cell) bool {
	ws := s.words[start:end]
	capital := slices.ContainsFunc(ws, func(w word) bool { return w.capital })
	digit := slices.ContainsFunc(ws, func(w word) bool { return strings.ContainsAny(w.text, "0123456789") })
	spelled := slices.ContainsFunc(cells, func(c Cell) bool { return c.Text == s.text(start, end) })
	if end-start == 1 && !digit {
		if len(ws[0].text) < 3 && !(spelled && capital) {
			return false
		}
		if common[ws[0].lower] && !(spelled && capital) {
			return false
		}
	}
	if !slices.ContainsFunc(ws, func(w word) bool { return !common[w.lower] && !w.mark() || digit }) && !spelled {
		return false // "the most"
	}
	return capital || digit || len(s.exact[s.key(start, end, " ")]) == 0
}

// aliases are words for values that are stored as one letter.
var aliases = map[string]string{"femal": "f", "woman": "f", "girl": "f", "mal": "m", "man": "m", "boy": "m"}

// derived are cells that a word is derived from: Asia of Asian, by its beginning; F of female.
func (s *linking) derived(w word) []Cell {
	if letter, ok := aliases[w.stem]; ok {
		isSex := func(c Cell) bool {
			name := schema.Words(s.Columns[c.Column].Name)
			return strings.Contains(name, "sex") || strings.Contains(name, "gender")
		}
		return slices.DeleteFunc(s.held(letter), func(c Cell) bool { return !isSex(c) })
	}
	if !w.capital && (common[w.lower] || len(s.exact[w.stem])+len(s.part[w.stem]) > 0) {
		return nil
	}
	for n := len(w.lower) - 1; n >= max(4, len(w.lower)-3); n-- {
		if cells := s.held(w.lower[:n]); len(cells) > 0 {
			return cells
		}
	}
	return nil
}

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
			if !ok || len(s.words[i].text) == 3 || !s.words[i].capital {
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
	m.end = max(m.end, m.start+n)
	m.value.Number = number
	switch {
	case len(number) == 1:
		m.class = "digit"
	default:
		m.class = "numeral"
	}
	if p, ok := yearOf(s.words[m.start]); ok && n == 1 {
		m.value.Period, m.class = &p, "year"
	}
	if m.end < len(s.words) {
		if unit := unitOf(s.words[m.end].stem); unit > 0 {
			m.value.Unit = unit
		}
	}
}

// unknown takes runs of capitalised words that no name of the schema explains.
func (s *linking) unknown() {
	for i := 0; i < len(s.words); i++ {
		if !s.properNoun(i) {
			continue
		}
		end := i + 1
		for end < len(s.words) && s.properNoun(end) {
			end++
		}
		text := s.text(i, end)
		s.take(&mention{start: i, end: end, value: &Value{Text: strings.TrimSuffix(text, "'s")}})
		i = end
	}
}

func (s *linking) properNoun(i int) bool {
	w := s.words[i]
	return w.capital && s.free(i, i+1) && !common[w.lower] && len(s.exact[w.stem])+len(s.part[w.stem])+len(s.synonyms[w.stem]) == 0
}
