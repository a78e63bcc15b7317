package schema

import "strings"

// irregular are nouns whose plural no rule of spelling makes.
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
	"data": "data",
}

// Plural is the plural of a noun in the singular, which is the last of some words in lower case. Made-up databases are
// named by it: a change of it is one of training data.
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

// Irregular finds a word among the nouns with an irregular plural, by either.
func Irregular(word string) (one, many string, ok bool) {
	if many, ok = irregular[word]; ok {
		return word, many, true
	}
	for one, many := range irregular {
		if many == word {
			return one, many, true
		}
	}
	return "", "", false
}
