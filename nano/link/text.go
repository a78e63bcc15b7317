package link

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// textPass takes texts by how the question writes them: in quotation marks, in capitals, or as what another contains.
type textPass struct{ *linking }

// quoted takes the texts in quotation marks. One that no column holds, but whose words columns do, is its words: "Nancy
// Edwards" of a first and a last name.
func (s textPass) quoted() {
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

// unknown takes runs of capitalised words that no name of the schema explains, and what the question calls a word or a
// letter.
func (s textPass) unknown() {
	for i := 0; i < len(s.words); i++ {
		w := s.words[i]
		if i > 0 && (spelling[s.words[i-1].Lower] || s.isBeginning(i)) && s.free(i, i+1) && !w.IsMark() && (!english.Common[w.Lower] || len(w.Text) == 1) {
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
		text := withoutPossessive(s.text(i, end))
		cells := s.begun(text)
		s.take(&mention{start: i, end: end, value: &form.Value{Text: text, Cells: cells, Begun: len(cells) > 0}, proper: len(cells) == 0})
		i = end
	}
}

// isBeginning reports whether a letter is what a text begins or ends with: names starting with A.
func (s textPass) isBeginning(i int) bool {
	return i > 1 && s.words[i-1].Lower == "with" && beginning[s.words[i-2].Lower] && len(s.words[i].Text) == 1 && (s.words[i].Capital || i+1 == len(s.words))
}

var beginning = english.Words("start starts starting begin begins beginning end ends ending")

// contained takes a word that a text is to contain: crown of "with crown in the name", and of "whose name contains
// crown".
func (s textPass) contained() {
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
func (s textPass) isText(i int) bool {
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
func (s textPass) begun(text string) []form.Cell {
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

// withoutPossessive is a text without its possessive: Ann of Ann's.
func withoutPossessive(text string) string {
	if of, ok := strings.CutSuffix(text, "'s"); ok {
		return of
	}
	return strings.TrimSuffix(text, "’s")
}

// spelling are words before a text that is meant as such.
var spelling = english.Words("word letter letters phrase substring string prefix suffix")

// capitals are common words that begin names: New York.
var capitals = english.Words("new great big long old high low little")
