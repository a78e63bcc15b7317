package english

import (
	_ "embed"
	"maps"
	"slices"
	"strings"
	"sync"
)

//go:generate sh -c "go run ./internal/wordnet /usr/share/wordnet > thesaurus.txt"

// thesaurusText has lines "word=other,other", in the order of the words, and of a word alone where only phrases have
// it.
//
//go:embed thesaurus.txt
var thesaurusText string

// thesaurusStems is about how many keys the thesaurus has: a map that grows to them leaves twice the memory.
const thesaurusStems = 33_000

// thesaurus is the words that mean nearly the same or are of a kind, by their stems. What it has of a word is a part of
// the text, which Akin cuts apart.
var thesaurus = sync.OnceValue(func() map[string]string {
	out := make(map[string]string, thesaurusStems)
	for line := range strings.Lines(thesaurusText) {
		word, others, ok := strings.Cut(line[:len(line)-1], "=")
		if !ok {
			continue
		}
		key := joinedStems(word)
		if first, twice := out[key]; twice {
			others = first + "," + others
		}
		out[key] = others
	}
	return out
})

// inThesaurus reports whether the thesaurus has a word, be it in a phrase.
func inThesaurus(word string) bool {
	from, to := 0, len(thesaurusText) // beginnings of lines
	for from < to {
		mid := from + (to-from)/2
		start := strings.LastIndexByte(thesaurusText[:mid], '\n') + 1
		line, _, _ := strings.Cut(thesaurusText[start:], "\n")
		switch one, _, _ := strings.Cut(line, "="); {
		case one == word:
			return true
		case one < word:
			from = start + len(line) + 1
		default:
			to = start
		}
	}
	return false
}

// Synonyms are the words that people use in schemas for a word.
func Synonyms(word string) []string {
	var out []string
	for one, others := range schemaWords() {
		if one == word {
			out = append(out, others...)
		} else if slices.Contains(others, word) {
			out = append(out, one)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// schemaWords is the dictionary of words that stand for each other in schemas.
var schemaWords = sync.OnceValue(func() map[string][]string { return dictionary(english("synonyms")) })

// alternatives are the words of schemas that stand for each other, in stems.
var alternatives = sync.OnceValue(func() map[string][]string {
	out := map[string][]string{}
	schemas := schemaWords()
	for _, word := range slices.Sorted(maps.Keys(schemas)) {
		one := joinedStems(word)
		for _, other := range schemas[word] {
			out[one] = append(out[one], joinedStems(other))
		}
		for _, other := range schemas[word] {
			two := joinedStems(other)
			out[two] = append(out[two], one)
		}
	}
	return out
})

// ofStates are words that say what state rows are in: what the thesaurus has of them is of other senses, as the area of
// what is open.
var ofStates = Words("open late left current past due")

// Akin are words that mean nearly the same as some, all in stems, those of schemas first.
func Akin(key string) []string {
	out := slices.Clone(alternatives()[key])
	if others := thesaurus()[key]; others != "" && !ofStates[key] {
		for other := range strings.SplitSeq(others, ",") {
			out = append(out, joinedStems(other))
		}
	}
	return out
}

// isWord reports whether the dictionary has a word, or knows what it is short for.
func isWord(w string) bool {
	stem := Stem(w)
	return abbreviations[w] != nil || alternatives()[stem] != nil || thesaurus()[stem] != ""
}
