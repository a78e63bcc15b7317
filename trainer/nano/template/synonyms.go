package template

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Synonyms are other words for the words of names, all in the singular.
type Synonyms map[string][]string

// maxSynonym is the most words of a phrase.
const maxSynonym = 4

// Learn notes where a rewording says a name otherwise. Names are the words of tables and columns, in the singular.
func (s Synonyms) Learn(question, reworded string, names map[string]bool) {
	a, b := fields(question), fields(reworded)
	for _, d := range differences(a, b) {
		old, other := a[d.a0:d.a1], b[d.b0:d.b1]
		if len(old) == 0 || len(other) == 0 || len(old) > maxSynonym || len(other) > maxSynonym {
			continue
		}
		from, to := schema.Singular(strings.Join(old, " ")), schema.Singular(strings.Join(other, " "))
		if names[from] && from != to && !slices.Contains(s[from], to) && !slices.ContainsFunc(other, counts) {
			s[from] = append(s[from], to)
		}
	}
}

// counts are words that make a phrase more than a name: "the number of students" for enrollment.
func counts(word string) bool {
	return slices.Contains([]string{"number", "amount", "total", "gross", "the", "are"}, word)
}

// draw is a synonym of words, or of the last of them; words itself where none is known.
func (s Synonyms) draw(words string, r *rand.Rand) string {
	if others := s[words]; len(others) > 0 {
		return others[r.IntN(len(others))]
	}
	at := strings.LastIndexByte(words, ' ') + 1
	if others := s[words[at:]]; at > 0 && len(others) > 0 {
		return words[:at] + others[r.IntN(len(others))]
	}
	return words
}

// Phrases is how many synonyms there are.
func (s Synonyms) Phrases() int {
	n := 0
	for others := range maps.Values(s) {
		n += len(others)
	}
	return n
}

// fields are the words of a question in lower case, without punctuation.
func fields(question string) []string {
	var out []string
	for _, w := range strings.Fields(strings.ToLower(question)) {
		if w = strings.Trim(w, `.,;:?!'"()`); w != "" {
			out = append(out, w)
		}
	}
	return out
}

// difference is a[a0:a1] where b has b[b0:b1].
type difference struct{ a0, a1, b0, b1 int }

// differences aligns two texts by their longest common subsequence.
func differences(a, b []string) []difference {
	length := make([][]int, len(a)+1) // of the common subsequence of a[i:] and b[j:]
	for i := range length {
		length[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				length[i][j] = length[i+1][j+1] + 1
			} else {
				length[i][j] = max(length[i+1][j], length[i][j+1])
			}
		}
	}
	var out []difference
	d := difference{}
	flush := func(i, j int) {
		if d.a1, d.b1 = i, j; d.a1 > d.a0 || d.b1 > d.b0 {
			out = append(out, d)
		}
	}
	i, j := 0, 0
	for i < len(a) && j < len(b) {
		switch {
		case a[i] == b[j]:
			flush(i, j)
			i, j = i+1, j+1
			d = difference{a0: i, b0: j}
		case length[i+1][j] >= length[i][j+1]:
			i++
		default:
			j++
		}
	}
	flush(len(a), len(b))
	return out
}

// Plural is the plural of some English words, by rule. It knows fewer nouns than schema.Plural, and takes plurals too:
// the stream that nano's weights learned from has its words, and changes with them alone.
func Plural(words string) string {
	switch {
	case words == "" || strings.HasSuffix(words, "people") || strings.HasSuffix(words, "children") ||
		strings.HasSuffix(words, "data") || strings.HasSuffix(words, "staff") || strings.HasSuffix(words, "information"):
		return words
	case strings.HasSuffix(words, "person"):
		return strings.TrimSuffix(words, "person") + "people"
	case strings.HasSuffix(words, "child"):
		return words + "ren"
	case strings.HasSuffix(words, "y") && !strings.ContainsAny(words[max(0, len(words)-2):len(words)-1], "aeiou"):
		return words[:len(words)-1] + "ies"
	case strings.HasSuffix(words, "s"), strings.HasSuffix(words, "x"), strings.HasSuffix(words, "ch"), strings.HasSuffix(words, "sh"):
		return words + "es"
	}
	return words + "s"
}
