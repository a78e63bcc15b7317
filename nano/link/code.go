package link

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Bounds of codes that a word may be shortened to: EXP of express, REP of repair.
const (
	minCode  = 3
	maxCode  = 4
	maxCodes = 20 // of a column
)

// codes takes words as the code that begins them, in a column of codes: of a table that the question names, where it
// names one. A word that is a name, or is said in one, is no code.
func (s valuePass) codes() {
	named := s.asked
	if len(named) == 0 {
		named = s.partlyNamedTables()
	}
	for i, w := range s.words {
		if cells := s.codesOf(i, named); len(cells) > 0 && s.free(i, i+1) {
			v := form.LiteralValue(w.Text)
			v.Cells, v.Begun = cells, true
			s.take(&mention{start: i, end: i + 1, value: &v, keep: true})
		}
	}
}

// codesOf are the cells with the one code that begins a word, of some tables; none: of any.
func (s valuePass) codesOf(i int, named map[int]bool) []form.Cell {
	w := s.words[i]
	if w.IsMark() || english.Common[w.Lower] || len(w.Lower) <= minCode || s.isInName(i) {
		return nil
	}
	var cells []form.Cell
	for n := minCode; n <= min(maxCode, len(w.Lower)-1); n++ {
		for _, c := range s.held(w.Lower[:n]) {
			if (len(named) == 0 || named[s.Columns[c.Column].Table]) && len(c.Text) == n && s.isCode(c) {
				cells = append(cells, c)
			}
		}
	}
	if len(cells) > maxValueColumns || slices.ContainsFunc(cells, func(c form.Cell) bool { return c.Text != cells[0].Text }) {
		return nil
	}
	return cells
}

// partlyNamedTables are the tables that a word of the question is a part of the name of: sessions of course_session.
func (s valuePass) partlyNamedTables() map[int]bool {
	out := map[int]bool{}
	for _, w := range s.words {
		for _, t := range s.part[w.Stem] {
			if t.column < 0 && !english.Common[w.Lower] {
				out[t.table] = true
			}
		}
	}
	return out
}

// isInName reports whether a word is a name, or is among words that are one.
func (s valuePass) isInName(i int) bool {
	for n := 1; n <= english.MaxNameWords; n++ {
		for start := max(i-n+1, 0); start <= i && start+n <= len(s.words); start++ {
			if len(s.exact[s.key(start, start+n, " ")]) > 0 {
				return true
			}
		}
	}
	for _, at := range []int{i - 1, i + 1} { // the cancellation reason of cancel_reason
		if at < 0 || at >= len(s.words) || english.Common[s.words[at].Lower] {
			continue
		}
		for _, t := range slices.Concat(s.exact[s.words[at].Stem], s.part[s.words[at].Stem]) {
			says := func(name string) bool { return english.Kin(s.words[i].Stem, name) }
			if t.column >= 0 && slices.ContainsFunc(english.Stems(s.Columns[t.column].Words), says) {
				return true
			}
		}
	}
	return false
}

// isCode reports whether a cell and all others of its column are words in capital letters: CANC, next to IN_PROGRESS.
func (l *Linker) isCode(c form.Cell) bool {
	p := l.Profile(c.Column)
	if p == nil || p.Distinct > maxCodes || len(p.Texts) == 0 {
		return false
	}
	for _, text := range p.Texts {
		if strings.ContainsFunc(text, func(r rune) bool { return r != '_' && (r < 'A' || r > 'Z') }) {
			return false
		}
	}
	return true
}
