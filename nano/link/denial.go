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
func (s *linking) deniedValues() {
	named := s.namedTables()
	for i, w := range s.words {
		rest := english.Denies(w.Lower)
		if rest == "" || english.NoDenials[w.Lower] || !s.free(i, i+1) {
			continue
		}
		cells := slices.DeleteFunc(s.held(rest), func(c form.Cell) bool {
			p := s.Profile(c.Column)
			return !named[s.Columns[c.Column].Table] || s.Columns[c.Column].Kind != form.Text || p == nil || p.Distinct > mostCodes
		})
		if len(cells) > 0 {
			v := form.LiteralValue(rest)
			v.Cells = cells
			s.take(&mention{start: i, end: i + 1, value: &v, keep: true, denied: rest})
		}
	}
}

// deniedFlags takes words that deny a column, and says so of flags.
func (s *linking) deniedFlags() {
	for i, w := range s.words {
		if !s.free(i, i+1) || w.Quoted {
			continue
		}
		if of := s.contrary(w.Lower); len(of) > 0 {
			m := &mention{start: i, end: i + 1, part: of}
			if !english.NoDenials[w.Lower] && slices.ContainsFunc(of, func(t target) bool { return s.IsFlag(t.column) || s.SaysYesOrNo(t.column) }) {
				m.denied = english.Denies(w.Lower)
			}
			s.take(m)
		}
	}
}

// phrases are a mention as the prompt has it. What a word denies is said as people say it otherwise, which the model
// understands better: inactive users are users that are not active.
func (s *linking) phrases(m *mention, q *form.Question) (out []form.Phrase, end int) {
	if m.denied == "" {
		return []form.Phrase{s.phrase(m, q)}, m.end
	}
	said := s.phrase(m, q)
	said.Text = m.denied
	plain := func(text string) form.Phrase {
		return form.Phrase{Text: text, Start: said.Start, End: said.Start, Value: -1}
	}
	end = m.end
	if end < len(s.words) && s.at[end] != nil && s.at[end].value == nil && len(s.at[end].exact) > 0 && s.at[end].exact[0].column < 0 {
		next := s.at[end]
		out, end = append(out, s.phrase(next, q), plain("that"), plain("are")), next.end
	}
	return append(out, plain("not"), said), end
}
