package synth

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"

	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// Banned is what a corpus must not hold: words of the domains a model is graded on, anywhere in an
// example, and the graded questions or what nearly repeats them.
type Banned struct {
	words     map[string]bool
	questions []fingerprint
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
	b := &Banned{words: map[string]bool{}}
	for _, w := range words {
		b.words[strings.Join(parts(w), " ")] = true
		b.words[strings.Join(parts(plural(w)), " ")] = true
	}
	for _, q := range questions {
		b.questions = append(b.questions, newFingerprint(q))
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

// Question finds a banned question that q repeats or nearly repeats.
func (b *Banned) Question(q string) (string, bool) {
	f := newFingerprint(q)
	for _, have := range b.questions {
		if f.near(have) {
			return have.text, true
		}
	}
	return "", false
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
		for n, spelled := range numberWords {
			if w == spelled {
				words[i] = fmt.Sprint(n)
			}
		}
		words[i] = singular(words[i])
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

func (f fingerprint) near(g fingerprint) bool {
	shared := 0
	for w := range f.content {
		if g.content[w] {
			shared++
		}
	}
	if union := len(f.content) + len(g.content) - shared; union > 0 && float64(shared) >= nearJaccard*float64(union) {
		return true
	}
	for gram := range f.grams {
		if g.grams[gram] {
			return true
		}
	}
	return false
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

// singular undoes the regular plurals.
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

// Offender is an example that holds what it must not.
type Offender struct {
	Line     int    `json:"line"`
	Question string `json:"question"`
	Found    string `json:"found"` // the banned word, or the banned question
}

// Report is the outcome of a decontamination.
type Report struct {
	Examined  int        `json:"examined"`
	Offenders []Offender `json:"offenders"`
}

// Decontaminate examines every example of a corpus: no banned word anywhere in its text, no banned
// question and none of their near paraphrases.
func Decontaminate(r io.Reader, words, questions []string) (Report, error) {
	var report Report
	banned := NewBanned(words, questions)
	for line, err := range trajectory.Read(r) {
		if err == nil && line.Err != nil {
			err = fmt.Errorf("not an example: %w", line.Err)
		}
		if err != nil {
			return report, fmt.Errorf("line %d: %w", line.Number, err)
		}
		report.Examined++
		if found, bad := banned.example(&line.Value); bad {
			report.Offenders = append(report.Offenders, Offender{line.Number, line.Value.Question, found})
		}
	}
	return report, nil
}

// example finds what is banned in any text of e.
func (b *Banned) example(e *trajectory.Example) (string, bool) {
	texts := []string{e.World, e.SQL, e.Knowledge, e.Question}
	for _, s := range e.Segments {
		texts = append(texts, s.Text)
	}
	if i := slices.IndexFunc(texts, func(t string) bool { _, bad := b.Word(t); return bad }); i >= 0 {
		return b.Word(texts[i])
	}
	return b.Question(e.Question)
}
