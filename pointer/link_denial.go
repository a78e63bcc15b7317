package pointer

import (
	"slices"
	"strings"
)

// denied is what a word denies by its beginning: active of inactive; "" where it may deny nothing.
func denied(word string) string {
	if word == "deactivated" {
		return "active"
	}
	for _, prefix := range []string{"in", "un", "im", "dis", "non"} {
		if rest, ok := strings.CutPrefix(word, prefix); ok && len(rest) >= 4 && !common[rest] {
			return rest
		}
	}
	return ""
}

// positive is the stem of what a word denies; "" where it may deny nothing.
func positive(word string) string {
	if rest := denied(word); rest != "" {
		return stem(rest)
	}
	return ""
}

// contrary are the columns that say the contrary of a word: active of "inactive", paid of "unpaid".
func (s *linking) contrary(word string) []target {
	of := positive(word)
	if of == "" {
		return nil
	}
	return slices.DeleteFunc(slices.Concat(s.exact[of], s.part[of]), func(t target) bool { return t.column < 0 })
}

// deniedValues takes words that deny a value which a table that the question names holds, in a column of few: unpaid,
// of a state paid.
func (s *linking) deniedValues() {
	named := s.namedTables()
	for i, w := range s.words {
		rest := denied(w.lower)
		if rest == "" || noDenials[w.lower] || !s.free(i, i+1) {
			continue
		}
		cells := slices.DeleteFunc(s.held(rest), func(c Cell) bool {
			p := s.profiles[c.Column]
			return !named[s.Columns[c.Column].Table] || s.Columns[c.Column].Kind != Text || p == nil || p.Distinct > mostCodes
		})
		if len(cells) > 0 {
			v := literalValue(rest)
			v.Cells = cells
			s.take(&mention{start: i, end: i + 1, value: &v, keep: true, denied: rest})
		}
	}
}

// deniedFlags takes words that deny a column, and says so of flags.
func (s *linking) deniedFlags() {
	for i, w := range s.words {
		if !s.free(i, i+1) || w.quoted {
			continue
		}
		if of := s.contrary(w.lower); len(of) > 0 {
			m := &mention{start: i, end: i + 1, part: of}
			if !noDenials[w.lower] && slices.ContainsFunc(of, func(t target) bool { return s.isFlag(t.column) || s.saysYesOrNo(t.column) }) {
				m.denied = denied(w.lower)
			}
			s.take(m)
		}
	}
}

// saysYesOrNo tells whether a column of texts is a flag.
func (c *Catalog) saysYesOrNo(column int) bool {
	p := c.profiles[column]
	if p == nil || p.Distinct > fewValues || len(p.Texts) == 0 {
		return false
	}
	for _, text := range p.Texts {
		if !yesOrNo[strings.ToLower(text)] {
			return false
		}
	}
	return true
}

// phrases are a mention as the prompt has it. What a word denies is said as people say it otherwise, which the model
// understands better: inactive users are users that are not active.
func (s *linking) phrases(m *mention, p *Prompt) (out []Phrase, end int) {
	if m.denied == "" {
		return []Phrase{s.phrase(m, p)}, m.end
	}
	said := s.phrase(m, p)
	said.Text = m.denied
	plain := func(text string) Phrase { return Phrase{Text: text, Start: said.Start, End: said.Start, Value: -1} }
	end = m.end
	if end < len(s.words) && s.at[end] != nil && s.at[end].value == nil && len(s.at[end].exact) > 0 && s.at[end].exact[0].column < 0 {
		next := s.at[end]
		out, end = append(out, s.phrase(next, p), plain("that"), plain("are")), next.end
	}
	return append(out, plain("not"), said), end
}
