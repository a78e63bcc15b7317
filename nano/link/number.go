package link

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"time"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// numberPass takes dates and numbers.
type numberPass struct{ *linking }

// dates takes days, months with their year, and relative periods. A column may hold the same text.
func (s numberPass) dates() {
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
		if p.From.Day() == 1 && p.To.Equal(p.From.AddDate(0, 1, 0)) {
			v.Cells = append(v.Cells, s.holdingMonth(p.From)...)
		}
		s.take(&mention{start: i, end: i + n, class: "date", value: &v})
	}
}

// monthLayouts are the texts that columns of months hold: the period of a bill, or of a budget.
var monthLayouts = []string{"2006-01", "2006/01", "200601"}

// holdingMonth are the cells with a month, of columns whose known texts all are months: 201303 may be a number too.
func (s numberPass) holdingMonth(month time.Time) (cells []form.Cell) {
	for _, layout := range monthLayouts {
		for _, c := range s.holding(month.Format(layout)) {
			isMonth := func(text string) bool { _, err := time.Parse(layout, text); return err == nil }
			if profile := s.Profile(c.Column); profile != nil && !slices.ContainsFunc(slices.Collect(maps.Values(profile.Texts)), func(text string) bool { return !isMonth(text) }) {
				cells = append(cells, c)
			}
		}
	}
	return cells
}

// ofTime are words after which Jan and May are months, where no column has that name; elsewhere they may be names.
var ofTime = english.Words("in of during since until")

// numbers takes numbers, in digits and words, with the unit of time after them. A year is a period too; the name of a
// month is its number.
func (s numberPass) numbers() {
	for i := 0; i < len(s.words); i++ {
		if !s.free(i, i+1) {
			continue
		}
		m := &mention{start: i, end: i + 1, value: &form.Value{}}
		s.number(m)
		if m.value.Number == "" && s.grade(m) {
			s.take(m)
			continue
		}
		if m.value.Number == "" {
			month, ok := english.Months[s.words[i].Lower]
			timed := i > 0 && ofTime[s.words[i-1].Lower]
			short := len(s.words[i].Text) == 3 && (!timed || len(s.exact[s.words[i].Stem]) > 0)
			if !ok || short || !s.words[i].Capital && !timed {
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

// grade fills what m is as one of few grades that a column of small numbers has, by its place: first class.
func (s numberPass) grade(m *mention) bool {
	n := english.Ordinal(s.words[m.start].Lower)
	if n == 0 || m.start+1 >= len(s.words) || !graded[s.words[m.start+1].Lower] || !s.free(m.start, m.start+2) {
		return false
	}
	stem := s.words[m.start+1].Stem
	of := s.exact[stem]
	if len(of) == 0 {
		of = s.part[stem]
	}
	for _, t := range of {
		if t.column < 0 {
			return false // the first of all classes
		}
		p := s.Profile(t.column)
		if s.Columns[t.column].Kind != form.Number || s.Columns[t.column].Key || p == nil || p.Distinct > maxGrades {
			continue
		}
		if most, err := strconv.ParseFloat(p.Max, 64); err == nil && float64(n) <= most {
			m.value.Cells = append(m.value.Cells, form.Cell{Column: t.column, Text: strconv.Itoa(n)})
		}
	}
	if len(m.value.Cells) == 0 {
		return false
	}
	m.end, m.class, m.value.Number = m.start+2, "digit", strconv.Itoa(n)
	m.value.Text = s.text(m.start, m.end)
	return true
}

// maxGrades bounds the numbers of a column of grades.
const maxGrades = 12

// graded are what grades are called.
var graded = english.Words("class grade tier")

// number fills what m is as a number, and takes the words that belong to it.
func (s numberPass) number(m *mention) {
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
	if at := s.unitAt(m.end, previous); at < len(s.words) {
		m.value.Unit = english.Units[s.words[at].Stem]
		m.value.Scale = english.ScaleOfWord(s.words[at])
	}
}

// unitAt is where the unit of a number that ends before a word may be: there, or after the next number, which is of the
// same.
func (s numberPass) unitAt(end int, previous string) int {
	if s.joins(end, previous) {
		if _, n := english.NumberAt(s.words[end+1:], s.words[end].Lower); n > 0 {
			return end + 1 + n
		}
	}
	return end
}

// joins reports whether a word is between two numbers of one kind: to, or, and of "between 5 and 10".
func (s numberPass) joins(at int, previous string) bool {
	if at+1 >= len(s.words) {
		return false
	}
	joint := s.words[at].Lower
	return joint == "to" || joint == "or" || joint == "-" || joint == "and" && previous == "between"
}

// scaled is a number that ends before a word, with the scale of the next, which both have: 5 of "between 5 and 10
// million", of "5 to 10 million" and of "5 or 10 million".
func (s numberPass) scaled(number string, end int, previous string) string {
	if !plainDigits.MatchString(number) || !s.joins(end, previous) {
		return number
	}
	next, n := english.NumberAt(s.words[end+1:], s.words[end].Lower)
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
	comparing   = english.Words("above below exceeding exceeds exceed between < >")
	numbering   = english.Words("number no id #")
)

// isMinus distinguishes a minus from a hyphen: it is apart from what is before it.
func (s numberPass) isMinus(i int) bool {
	return i >= 0 && s.words[i].Text == "-" && s.words[i].End == s.words[i+1].Start &&
		(i == 0 || s.words[i-1].End < s.words[i].Start) && s.at[i] == nil
}
