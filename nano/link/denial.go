package link

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// contrary are the columns that say the contrary of a word: active of "inactive", paid of "unpaid".
func (l *Linker) contrary(word string) []target {
	of := english.DeniedStem(word)
	if of == "" {
		return nil
	}
	return slices.DeleteFunc(slices.Concat(l.exact[of], l.part[of]), func(t target) bool { return t.column < 0 })
}

// deniedValues takes words that deny a value which a table that the question names holds, in a column of few: unpaid,
// of a state paid.
func (s valuePass) deniedValues() {
	for i, w := range s.words {
		rest := english.Denies(w.Lower)
		if rest == "" || english.NoDenials[w.Lower] || !s.free(i, i+1) {
			continue
		}
		cells := slices.DeleteFunc(s.held(rest), func(c form.Cell) bool {
			p := s.Profile(c.Column)
			return !s.asked[s.Columns[c.Column].Table] || s.Columns[c.Column].Kind != form.Text || p == nil || p.Distinct > maxCodes
		})
		if len(cells) > 0 {
			v := form.LiteralValue(rest)
			v.Cells = cells
			s.take(&mention{start: i, end: i + 1, value: &v, keep: true, denied: rest})
		}
	}
}

// opposites are words of what flags deny: open, where is_closed says no.
var opposites = map[string]string{"open": "closed"}

// deniedFlags takes words that deny a column, and says so of flags.
func (s namePass) deniedFlags() {
	for i, w := range s.words {
		if !s.free(i, i+1) || w.Quoted {
			continue
		}
		isFlag := func(t target) bool { return s.IsFlag(t.column) || s.IsBit(t.column) || s.SaysYesOrNo(t.column) }
		if closed := opposites[w.Lower]; closed != "" {
			stem := english.Stem(closed)
			_, flags := s.filled(nil, without(slices.Concat(s.exact[stem], s.part[stem]), func(t target) bool { return t.column < 0 || !isFlag(t) }))
			if len(flags) > 0 {
				s.take(&mention{start: i, end: i + 1, part: flags, denied: closed})
			}
			continue
		}
		if of := s.contrary(w.Lower); len(of) > 0 {
			m := &mention{start: i, end: i + 1, part: of}
			if !english.NoDenials[w.Lower] && slices.ContainsFunc(of, isFlag) {
				m.denied = english.Denies(w.Lower)
			}
			s.take(m)
		}
	}
}
