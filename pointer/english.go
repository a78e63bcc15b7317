package pointer

import (
	"embed"
	"strings"
)

// The linker's English: a word list has words, a dictionary has lines "word = meaning, meaning". Lines that begin with
// # are comments.
//
//go:embed english/*.txt
var englishFiles embed.FS

var (
	common        = words(english("common"))
	generic       = words(english("generic"))
	abbreviations = dictionary(english("abbreviations"))
	measures      = dictionary(english("measures"))
	places        = dictionary(english("places"))
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
