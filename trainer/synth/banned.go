package synth

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Banned is what a corpus must not hold: words of the domains a model is graded on, anywhere in an
// example, and the graded questions or what nearly repeats them.
type Banned struct {
	words     map[string]bool
	questions []fingerprint
	content   map[string][]int // which questions have a content word, in ascending order
	grams     map[string]int   // the first question that has a gram
}

// Two questions are near paraphrases where their content words overlap this much, or where they share
// six words in a row of which two or more are content.
const (
	nearJaccard = 0.8
	nearGram    = 6
	gramContent = 2
)

// NewBanned prepares lists of words and of whole questions.
func NewBanned(words, questions []string) *Banned {
	b := &Banned{words: map[string]bool{}, content: map[string][]int{}, grams: map[string]int{}}
	for _, w := range words {
		b.words[strings.Join(parts(w), " ")] = true
		b.words[strings.Join(parts(schema.Plural(w)), " ")] = true
	}
	for i, q := range questions {
		f := newFingerprint(q)
		b.questions = append(b.questions, f)
		for w := range f.content {
			b.content[w] = append(b.content[w], i)
		}
		for gram := range f.grams {
			if _, ok := b.grams[gram]; !ok {
				b.grams[gram] = i
			}
		}
	}
	return b
}

// Word finds a banned word in a text. Identifiers count by their parts: "album_id" and "AlbumId" hold
// "album". A banned word of two parts, "media_type", is found where both follow each other.
func (b *Banned) Word(text string) (string, bool) {
	before := ""
	for _, w := range parts(text) {
		for _, found := range []string{w, singular(w), before + " " + w, before + " " + singular(w)} {
			if b.words[found] {
				return found, true
			}
		}
		before = w
	}
	return "", false
}

// Question finds the first banned question that q repeats or nearly repeats.
func (b *Banned) Question(q string) (string, bool) {
	f := newFingerprint(q)
	first := len(b.questions)
	shared := map[int]int{} // content words, by question
	for w := range f.content {
		for _, i := range b.content[w] {
			shared[i]++
		}
	}
	for i, n := range shared {
		if union := len(f.content) + len(b.questions[i].content) - n; float64(n) >= nearJaccard*float64(union) {
			first = min(first, i)
		}
	}
	for gram := range f.grams {
		if i, ok := b.grams[gram]; ok {
			first = min(first, i)
		}
	}
	if first == len(b.questions) {
		return "", false
	}
	return b.questions[first].text, true
}

// fingerprint is a question made ready for comparison.
type fingerprint struct {
	text    string
	content map[string]bool
	grams   map[string]bool
}

// filler are words that the same question may be asked with or without. What asks for a count is one word.
var (
	filler = set(`a an the of is are there do does did we have has in our be me my give show tell list find get count what which
		who whose how many much number total please can could you i need want know to for on file recorded registered listed exist
		out all us that it with from name names rows row records record entries entry any and by at s most`)
	counting = set(`count number many total`)
)

func set(words string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(words) {
		m[w] = true
	}
	return m
}

func newFingerprint(q string) fingerprint {
	f := fingerprint{text: q, content: map[string]bool{}, grams: map[string]bool{}}
	words := parts(q)
	for i, w := range words {
		if n := slices.Index(numberWords, w); n >= 0 {
			w = strconv.Itoa(n)
		}
		words[i] = singular(w)
	}
	for i, w := range words {
		switch {
		case counting[w]:
			f.content["#count"] = true
		case !filler[w]:
			f.content[w] = true
		}
		if i+nearGram > len(words) {
			continue
		}
		content := 0
		for _, g := range words[i : i+nearGram] {
			if !filler[g] {
				content++
			}
		}
		if content >= gramContent {
			f.grams[strings.Join(words[i:i+nearGram], " ")] = true
		}
	}
	return f
}

// parts splits a text into lower-case words and numbers, identifiers into their parts.
func parts(text string) []string {
	var words []string
	start := -1
	flush := func(end int) {
		if start >= 0 {
			words = append(words, strings.ToLower(text[start:end]))
			start = -1
		}
	}
	var before rune
	for i, r := range text {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			flush(i)
		case start < 0:
			start = i
		case unicode.IsUpper(r) && unicode.IsLower(before), unicode.IsDigit(r) != unicode.IsDigit(before):
			flush(i)
			start = i
		}
		before = r
	}
	flush(len(text))
	return words
}

// singular undoes the regular plurals. Both sides are compared by it: what is banned, and so every made-up database,
// changes with it, which is why it is not schema.Singular.
func singular(w string) string {
	switch {
	case len(w) > 4 && strings.HasSuffix(w, "ies"):
		return w[:len(w)-3] + "y"
	case len(w) > 4 && (strings.HasSuffix(w, "ses") || strings.HasSuffix(w, "xes") || strings.HasSuffix(w, "ches") || strings.HasSuffix(w, "shes")):
		return w[:len(w)-2]
	case len(w) > 3 && strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss"):
		return w[:len(w)-1]
	}
	return w
}
