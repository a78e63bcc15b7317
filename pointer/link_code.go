package pointer

import "strings"

// Bounds of codes that a word may be shortened to: EXP of express, REP of repair.
const (
	leastCode = 3
	mostCode  = 4
	mostCodes = 20 // of a column
)

// codes takes words that no name has as the code that begins them, in a column of such codes: of a table that the
// question names, where it names one.
func (s *linking) codes() {
	named := s.namedTables()
	for i, w := range s.words {
		if !s.free(i, i+1) || w.mark() || common[w.lower] || len(w.lower) <= leastCode {
			continue
		}
		var cells []Cell
		for n := leastCode; n <= min(mostCode, len(w.lower)-1); n++ {
			for _, c := range s.held(w.lower[:n]) {
				if (len(named) == 0 || named[s.Columns[c.Column].Table]) && s.isCode(c) {
					cells = append(cells, c)
				}
			}
		}
		if len(cells) == 1 {
			v := literalValue(w.text)
			v.Cells, v.Begun = cells, true
			s.take(&mention{start: i, end: i + 1, value: &v, keep: true})
		}
	}
}

// isCode tells whether a cell and all others of its column are a few capital letters.
func (l *Linker) isCode(c Cell) bool {
	p := l.profiles[c.Column]
	if p == nil || p.Distinct > mostCodes || len(p.Texts) == 0 {
		return false
	}
	for _, text := range p.Texts {
		if len(text) > mostCode || strings.ContainsFunc(text, func(r rune) bool { return r < 'A' || r > 'Z' }) {
			return false
		}
	}
	return true
}
