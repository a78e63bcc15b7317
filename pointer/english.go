package pointer

import (
	"embed"
	"maps"
	"slices"
	"strings"
	"sync"
)

// The linker's English: a word list has words, a dictionary has lines "word = meaning, meaning". Lines that begin with
// # are comments.
//
//go:embed english/*.txt english/WORDNET-LICENSE
var englishFiles embed.FS

var (
	common        = words(english("common"))
	following     = words(english("following"))
	generic       = words(english("generic"))
	abbreviations = dictionary(english("abbreviations"))
	noDenials     = words(english("nodenials"))
	measures      = dictionary(english("measures"))
	places        = dictionary(english("places"))
	states        = dictionary(english("states"))
	countries     = dictionary(english("countries"))
)

// english is a file without its comments. That each is there is the compiler's word.
func english(name string) string {
	content, err := englishFiles.ReadFile("english/" + name + ".txt")
	if err != nil {
		panic(err)
	}
	var b strings.Builder
	for line := range strings.Lines(string(content)) {
		if !strings.HasPrefix(line, "#") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// words are the words of a list.
func words(list string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(list) {
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

//go:generate sh -c "go run ./internal/wordnet /usr/share/wordnet > english/thesaurus.txt"

// thesaurus is the words that mean nearly the same or are of a kind, by their stems. The words are cut apart by akin.
var thesaurus = sync.OnceValue(func() map[string][]string {
	out := map[string][]string{}
	add := func(word, others string) {
		key := strings.Join(stems(word), " ")
		out[key] = append(out[key], others)
	}
	schemas := schemaWords()
	for _, word := range slices.Sorted(maps.Keys(schemas)) {
		others := schemas[word]
		add(word, strings.Join(others, ", "))
		for _, other := range others {
			add(other, word)
		}
	}
	for line := range strings.Lines(english("thesaurus")) {
		if word, others, ok := strings.Cut(strings.TrimSpace(line), " = "); ok {
			add(word, others)
		}
	}
	return out
})

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
	for word, others := range schemaWords() {
		for _, other := range others {
			one, two := stem(word), stem(other)
			out[one], out[two] = append(out[one], two), append(out[two], one)
		}
	}
	return out
})

// akin are words that mean nearly the same as some, all in stems, those of schemas first.
func akin(key string) []string {
	var out []string
	for _, others := range thesaurus()[key] {
		for other := range strings.SplitSeq(others, ", ") {
			out = append(out, strings.Join(stems(other), " "))
		}
	}
	return out
}
