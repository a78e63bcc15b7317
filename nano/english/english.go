// Package english is what nano knows of English: words and what they have in common, numbers, dates, and the lists of
// words in text files next to the code. It knows no question and no schema, but how names of schemas are put together.
//
// english.go has the lists, thesaurus.go words of near meaning, spelling.go asks whether a word is known, stem.go and
// word.go compare words, name.go splits names of schemas, and joined.go verbs from them; books.go knows those of
// bookkeeping. Kinds of words: number.go, scale.go (metres, grams), date.go, money.go, journey.go (from where, to
// where), denial.go (inactive, unpaid), rounding.go (to two decimals) and weight.go (words that say nothing of which
// rows).
package english

import (
	"embed"
	"strings"
)

// The lists: a word list has words, a dictionary has lines "word = meaning, meaning". Lines that begin with
// # are comments. The thesaurus is in thesaurus.go.
//
//go:embed abbreviations.txt common.txt countries.txt following.txt function.txt generic.txt measures.txt nodenials.txt
//go:embed places.txt states.txt synonyms.txt WORDNET-LICENSE
var englishFiles embed.FS

var (
	Common        = Words(english("common"))
	Following     = Words(english("following"))
	Generic       = Words(english("generic"))
	abbreviations = dictionary(english("abbreviations"))
	NoDenials     = Words(english("nodenials"))
	Measures      = dictionary(english("measures"))
	Places        = dictionary(english("places"))
	States        = dictionary(english("states"))
	Countries     = dictionary(english("countries"))
)

// Words of questions that more than one room asks for. Of the times, the oldest employee has the first date of birth.
var (
	Beings     = Words("is are was were be been being")
	YesOrNo    = Words("yes y true t no n false f on off")
	EachWords  = Words("each every")
	FirstDates = Words("oldest eldest earliest")
	LastDates  = Words("youngest newest latest")
	OfAges     = Words("oldest eldest youngest")
	// PersonNames are names of columns that only people have.
	PersonNames = map[string]bool{"first name": true, "last name": true, "surname": true, "given name": true, "family name": true, "forename": true}
	// Ratings are called what something is rated with.
	Ratings = Words("rating ratings score scores stars grade grades")
	// Averages are words for an average.
	Averages = Words("average avg")
	OfLives  = Words("birth born dob birthday birthdate death died")
)

// english is a file without its comments. That each is there is the compiler's word.
func english(name string) string {
	content, err := englishFiles.ReadFile(name + ".txt")
	if err != nil {
		panic(err)
	}
	var b strings.Builder
	b.Grow(len(content))
	for line := range strings.Lines(string(content)) {
		if !strings.HasPrefix(line, "#") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// Words are the words of a list.
func Words(list string) map[string]bool {
	words := strings.Fields(list)
	out := make(map[string]bool, len(words)) // a map that grows is allocated again
	for _, w := range words {
		out[w] = true
	}
	return out
}

// dictionary is the meanings of words.
func dictionary(lines string) map[string][]string {
	out := map[string][]string{}
	for line := range strings.Lines(lines) {
		if word, meanings, ok := strings.Cut(strings.TrimSpace(line), " = "); ok {
			out[word] = strings.Split(meanings, ", ")
		}
	}
	return out
}
