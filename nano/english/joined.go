package english

import "strings"

// asserting are words that names of flags begin with, and that are often written in one with what they say, of so many
// letters at least.
var asserting = map[string]int{"is": shortestWord, "has": shortestWord, "on": 7} // no "on line"

// VerbApart is the name of a column of times, or of another, with the verb apart that is written as one with the word
// before or after it: is pinned of ispinned, and deleted at of deleteat, a time. A word of the dictionary stays whole.
func VerbApart(name string, isTime bool) string {
	if strings.Contains(name, " ") || isWord(name) {
		return name
	}
	if verb, ok := strings.CutSuffix(name, "at"); ok && isTime && len(verb) >= shortestWord && isVerb(verb) {
		return past(verb) + " at"
	}
	for first, least := range asserting {
		if rest, ok := strings.CutPrefix(name, first); ok && len(rest) >= least && (isWord(rest) || isVerb(rest)) {
			return first + " " + rest
		}
	}
	return name
}

// isVerb reports whether the dictionary has a word, or what it is the past of.
func isVerb(w string) bool {
	stem, ok := strings.CutSuffix(w, "ed")
	if !ok {
		return isWord(w)
	}
	doubled := len(stem) > 2 && stem[len(stem)-1] == stem[len(stem)-2]
	return isWord(stem) || isWord(stem+"e") || doubled && isWord(stem[:len(stem)-1])
}

// past is what has happened by a verb.
func past(verb string) string {
	switch {
	case strings.HasSuffix(verb, "ed"):
		return verb
	case strings.HasSuffix(verb, "e"):
		return verb + "d"
	}
	return verb + "ed"
}
