package link

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Words for the rows of a table that may be called otherwise, and before a number that is an age where nothing else
// says what it is: people over 70.
var (
	anyRows  = english.Words("row rows record records") // of any table, whatever is called nearly so
	rowNouns = english.Words("people person persons everybody everyone entry entries record records row rows item items individuals")
	older    = map[string]string{"over": "older", "above": "older", "under": "younger", "below": "younger"}
	ageNames = english.Words("age")
	agedOf   = english.Words("children child kids kid babies baby infants infant teenagers teenager adults adult boys girls survivors aged everybody everyone those people")
	afterAge = english.Words("years year old who that and or in on at by from with were was are is had have has did do per for of") // after an age
)

// maxAge is the greatest number that is taken for an age.
const maxAge = 120

// rows takes what people call the rows of the only table: people, records, and passengers of passenger_id.
func (s namePass) rows() {
	if len(s.Tables) != 1 {
		return
	}
	only := []target{{0, -1}}
	for i, w := range s.words {
		switch m := s.at[i]; {
		case m == nil && rowNouns[w.Lower] && !w.Quoted:
			s.take(&mention{start: i, end: i + 1, exact: only})
		case m != nil && m.value == nil && m.end == i+1 && m.start == i && len(m.exact) == 0 && slices.ContainsFunc(m.part, s.isKeyOf(w)):
			m.exact, m.part = only, nil
		}
	}
}

// isKeyOf reports whether a column is the key of rows that a word calls: passenger_id, of passengers.
func (s namePass) isKeyOf(w english.Word) func(t target) bool {
	return func(t target) bool {
		if t.column < 0 {
			return false
		}
		name := s.Columns[t.column].Words
		of, isKey := strings.CutSuffix(name, "id")
		of = strings.TrimSpace(of)
		return isKey && of != "" && english.Stem(of) == w.Stem && (s.Columns[t.column].Key || s.Differs(t.column))
	}
}

// ageAt is the column of the ages that the number after a word bounds, where nothing else says what the number is; -1:
// there is none.
func (s *linking) ageAt(i int) int {
	if older[s.words[i].Lower] == "" || s.at[i] != nil || i == 0 || i+1 == len(s.words) {
		return -1
	}
	number := s.at[i+1]
	if number == nil || number.value == nil || number.value.Unit != 0 || number.value.Scale.Of != "" || !isAge(number.value.Number) {
		return -1
	}
	if next := number.end; next < len(s.words) && !s.words[next].IsMark() && !afterAge[s.words[next].Lower] && !s.isFlagAt(next) {
		return -1
	}
	before := i - 1
	for before > 0 && (english.Beings[s.words[before].Lower] || s.words[before].Lower == "who" || s.words[before].Lower == "aged") {
		before--
	}
	var tables []int
	switch m := s.at[before]; {
	case m != nil && m.value == nil && len(m.exact) > 0:
		for _, t := range m.exact {
			if t.column >= 0 {
				return -1
			}
			tables = append(tables, t.table)
		}
	case m != nil && m.value != nil && sexes[s.words[before].Stem] != nil:
		for _, c := range m.value.Cells {
			tables = append(tables, s.Columns[c.Column].Table)
		}
	case agedOf[s.words[before].Lower] || s.isFlagAt(before):
		for t := range s.Tables {
			if s.namedTables()[t] || len(s.Tables) == 1 {
				tables = append(tables, t)
			}
		}
	}
	for _, t := range tables {
		for c := s.Tables[t].First; c < s.Tables[t].End; c++ {
			if s.Columns[c].Kind == form.Number && ageNames[s.Columns[c].Words] {
				return c
			}
		}
	}
	return -1
}

func isAge(number string) bool {
	n, err := strconv.ParseFloat(number, 64)
	return err == nil && n >= 0 && n <= maxAge
}

// isFlagAt reports whether all that a word may name are flags.
func (s *linking) isFlagAt(i int) bool {
	m := s.at[i]
	return m != nil && m.value == nil && len(m.exact)+len(m.part) > 0 && !slices.ContainsFunc(slices.Concat(m.exact, m.part), func(t target) bool { return t.column < 0 || !s.IsFlag(t.column) })
}
