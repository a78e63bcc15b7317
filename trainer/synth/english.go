package synth

import "strings"

// The English that databases and questions share.

// irregular plurals of last words.
var irregular = map[string]string{
	"person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
	"goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "shelf": "shelves", "knife": "knives",
	"loaf": "loaves", "half": "halves", "wolf": "wolves", "calf": "calves", "life": "lives", "thief": "thieves",
	"sheep": "sheep", "deer": "deer", "fish": "fish", "aircraft": "aircraft", "spacecraft": "spacecraft", "species": "species", "series": "series",
	"staff": "staff", "analysis": "analyses", "crisis": "crises", "diagnosis": "diagnoses", "thesis": "theses",
	"hypothesis": "hypotheses", "criterion": "criteria", "index": "indexes", "matrix": "matrices", "quiz": "quizzes",
	"medium": "media", "curriculum": "curricula", "bus": "buses", "gas": "gases", "potato": "potatoes",
	"tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "premises": "premises", "scarf": "scarves", "hoof": "hooves",
	"cactus": "cacti", "fungus": "fungi", "bacterium": "bacteria", "axis": "axes", "radius": "radii", "passerby": "passersby",
}

// Plural follows the rules of English spelling on the last word.
func Plural(one string) string {
	at := strings.LastIndexByte(one, ' ') + 1
	head, w := one[:at], one[at:]
	if p, ok := irregular[w]; ok {
		return head + p
	}
	switch {
	case strings.HasSuffix(w, "y") && len(w) > 1 && !strings.ContainsRune("aeiou", rune(w[len(w)-2])):
		w = w[:len(w)-1] + "ies"
	case strings.HasSuffix(w, "s"), strings.HasSuffix(w, "x"), strings.HasSuffix(w, "z"),
		strings.HasSuffix(w, "ch"), strings.HasSuffix(w, "sh"):
		w += "es"
	case strings.HasSuffix(w, "man") && w != "human" && w != "german" && w != "talisman":
		w = w[:len(w)-2] + "en"
	default:
		w += "s"
	}
	return head + w
}

// Capital upper-cases the first letter.
func Capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

var numberWords = []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// Cardinal is a number from zero to twelve as a word, empty for others.
func Cardinal(n int) string {
	if n < 0 || n >= len(numberWords) {
		return ""
	}
	return numberWords[n]
}
