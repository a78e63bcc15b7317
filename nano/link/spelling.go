package link

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/edit"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Bounds of a word that is taken for a typo, in letters.
const (
	shortestTypo  = 4
	substituted   = 5 // one letter for another: "name" and "same" are two words
	twoTypos      = 8
	distinctive   = 7 // a shorter name of a row may be that of another one: Smyth and Smith
	maxTypoValues = 3 // words of a value
)

// typoPass reads the words that nothing has taken as typos.
type typoPass struct{ *linking }

// corrections are the typos of the question: words that neither the database nor English knows, and that are a letter
// or two from a name or from a known value. Words in quotes and codes stay as they are.
func (s typoPass) corrections() []form.Correction {
	var out []form.Correction
	for i := 0; i < len(s.words); i++ {
		for n := min(maxTypoValues, len(s.words)-i); n > 0; n-- {
			if c, ok := s.correction(i, i+n); ok {
				out = append(out, c)
				i += n - 1
				break
			}
		}
	}
	return out
}

// correction is what some words are read as; not ok: as they are.
func (s typoPass) correction(start, end int) (form.Correction, bool) {
	if s.words[start].IsMark() || s.words[end-1].IsMark() {
		return form.Correction{}, false
	}
	misspelt := false
	var near []int // the tables that the question names, where a value is held only far from them
	for i := start; i < end; i++ {
		m := s.at[i]
		if m != nil && m.start >= start && m.end <= end && !m.proper {
			if near = s.strays(m); near == nil {
				return form.Correction{}, false
			}
		} else if m != nil && (m.start < start || m.end > end) {
			return form.Correction{}, false
		}
		misspelt = misspelt || s.mayBeTypo(i)
	}
	if !misspelt {
		return form.Correction{}, false
	}
	text := withoutPossessive(s.text(start, end))
	found := s.closeValues(strings.ToLower(text), near)
	if end-start == 1 && near == nil {
		found.add(s.closeNames(s.words[start]))
	}
	if len(found.texts) == 0 {
		return form.Correction{}, false
	}
	slices.Sort(found.texts)
	from := s.words[start].Start
	return form.Correction{Start: from, End: from + len(text), Written: text, Read: found.texts[0], Unsure: len(found.texts) > 1 || found.vague}, true
}

// strays are the tables that the question names, where a value is said to be a place of their rows, and is held only by
// tables that take two joins or more: customers in Brasil, of which only a track has the name. nil: it does not stray.
func (s typoPass) strays(m *mention) []int {
	if m.value == nil || len(m.value.Cells) == 0 || m.start == 0 || !placing[s.words[m.start-1].Lower] {
		return nil
	}
	var named []int
	for _, other := range s.mentions {
		if other.value != nil {
			continue
		}
		for _, of := range other.exact {
			if !slices.Contains(named, of.table) {
				named = append(named, of.table)
			}
		}
	}
	if len(named) == 0 {
		return nil
	}
	joins := s.JoinsFrom(named)
	for _, cell := range m.value.Cells {
		if joins[s.Columns[cell.Column].Table] < 2 {
			return nil
		}
	}
	return named
}

// placing are the words before where something is.
var placing = map[string]bool{"in": true, "from": true, "at": true, "near": true}

// mayBeTypo reports whether a word is one of letters that English does not know.
func (s typoPass) mayBeTypo(i int) bool {
	w := s.words[i]
	code := english.AllUpper(w.Text) && !english.AllUpper(s.question)
	letters := !strings.ContainsFunc(w.Lower, func(r rune) bool { return !unicode.IsLetter(r) })
	return !w.Quoted && letters && !code && len([]rune(w.Lower)) >= shortestTypo && !english.Knows(w.Lower) &&
		(i == 0 || !spelling[s.words[i-1].Lower])
}

// nearest are the texts that a typo may stand for: all that are closest to it.
type nearest struct {
	texts []string
	typos int
	vague bool // it may well be another text, which is not known
}

func (n *nearest) add(other nearest) {
	switch {
	case len(other.texts) == 0 || len(n.texts) > 0 && other.typos > n.typos:
	case len(n.texts) == 0 || other.typos < n.typos:
		*n = other
	default:
		for _, text := range other.texts {
			if !slices.Contains(n.texts, text) {
				n.texts = append(n.texts, text)
			}
		}
		n.vague = n.vague || other.vague
	}
}

// closeNames are the words of names, of terms and of questions that a word is a typo of: of a word that says nothing
// alone, one typo, since that far from it are too many others.
func (s typoPass) closeNames(w english.Word) (out nearest) {
	for _, stem := range slices.Sorted(maps.Keys(s.spellings)) {
		name := s.spellings[stem]
		if typos, ok := isTypo(w.Lower, w.Stem, name, stem); ok && (typos == 1 || !english.Common[name]) {
			if strings.HasSuffix(w.Lower, "s") && schema.Singular(name) == name && len(stem) > 2 {
				name = pluralOf(name)
			}
			out.add(nearest{texts: []string{name}, typos: typos})
		}
	}
	return out
}

// pluralOf is a word of a name as a question has it of several rows.
func pluralOf(name string) string {
	if start, ok := strings.CutSuffix(name, "y"); ok && english.Stem(start+"ies") == english.Stem(name) {
		return start + "ies"
	}
	if english.Stem(name+"s") != english.Stem(name) {
		return name
	}
	return name + "s"
}

// closeValues are the known values of columns that a text in lower case is a typo of, of some tables or, without any,
// of all. One of a masked column is never said.
func (s typoPass) closeValues(text string, tables []int) (out nearest) {
	for words, cells := range s.cells {
		typos, ok := isTypo(text, text, words, words)
		if !ok || len([]rune(text)) < substituted {
			continue
		}
		for _, cell := range cells {
			if s.Columns[cell.Column].Kind != form.Text || s.Masked(cell.Column) || tables != nil && !slices.Contains(tables, s.Columns[cell.Column].Table) {
				continue
			}
			p := s.Profile(cell.Column)
			own := p == nil || 2*p.Distinct > int64(p.Rows) // which say which row is meant
			out.add(nearest{texts: []string{cell.Text}, typos: typos, vague: own && len([]rune(text)) < distinctive})
		}
	}
	return out
}

// isTypo reports whether a word is another one with a typo or two. The first letter is right, or changed places with
// the second.
func isTypo(word, wordStem, other, otherStem string) (typos int, ok bool) {
	n := len([]rune(word))
	most := 1
	if n >= twoTypos {
		most = 2
	}
	typos = min(edit.Distance(word, other, most), edit.Distance(wordStem, otherStem, most))
	if typos == 0 || typos > most || other == "" {
		return typos, false
	}
	if ending, ok := strings.CutPrefix(word, other); ok && (ending == "y" || ending == "i") && !strings.HasSuffix(other, ending) {
		return typos, false // summery, Iraqi
	}
	a, b := []rune(word), []rune(other)
	begins := a[0] == b[0] || len(b) > 1 && a[0] == b[1] && a[1] == b[0]
	return typos, begins && len(b) >= shortestTypo && (n >= substituted || len(a) != len(b) || isSwapped(a, b))
}

// isSwapped reports whether two words have the same letters.
func isSwapped(a, b []rune) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// corrected is a question with its corrections, and where in the question something of that is.
func corrected(question string, of []form.Correction) (text string, original func(at int) int) {
	var b strings.Builder
	last := 0
	for _, c := range of {
		b.WriteString(question[last:c.Start] + c.Read)
		last = c.End
	}
	b.WriteString(question[last:])
	return b.String(), func(at int) int {
		shift := 0 // of what precedes
		for _, c := range of {
			switch from := c.Start - shift; {
			case at < from:
				return at + shift
			case at < from+len(c.Read):
				return c.Start
			case at == from+len(c.Read):
				return c.End
			}
			shift += len(c.Written) - len(c.Read)
		}
		return at + shift
	}
}
