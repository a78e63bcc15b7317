package intent

import (
	"strings"
	"unicode"
)

// small are the commonest words of languages, those left out that English has too.
var small = map[string]string{
	"English":    "the of to and a in is are was were what which who whom whose how many much list show find give count with from for by on at that have has had do does did there each per than their all most number name names",
	"German":     "wie viele gibt es der das dem den des und ist sind wer welche welcher welches zeige zeig mir nenne von mit für nach haben hat im ein eine einen alle aus wurden wurde kunden bestellungen",
	"French":     "combien le les des du et est sont qui quel quelle quels quelles montre donne avec pour dans par une il y'a ont au aux clients y",
	"Spanish":    "cuántos cuantos cuántas cuantas el los las del y es son quién qué que cuál cuáles muestra dame con para por una hay tienen clientes de",
	"Italian":    "quanti quante il lo gli le dei delle e sono chi quale quali mostra con per una ci nel della di clienti",
	"Portuguese": "quantos quantas os das dos e são quem qual quais mostre com para uma há têm clientes do da",
	"Dutch":      "hoeveel het een zijn wie welke toon geef met voor van er zijn hebben klanten de en",
}

var languages = func() map[string]map[string]bool {
	out := map[string]map[string]bool{}
	for language, words := range small {
		out[language] = map[string]bool{}
		for word := range strings.FieldsSeq(words) {
			out[language][word] = true
		}
	}
	return out
}()

// Language is the language of a text where it is clearly not English: "German", or "another script"; else "".
func Language(text string) string {
	letters, foreign := 0, 0
	for _, r := range text {
		if unicode.IsLetter(r) {
			letters++
			if !unicode.Is(unicode.Latin, r) {
				foreign++
			}
		}
	}
	if letters > 0 && 2*foreign > letters {
		return "another script"
	}
	hits, words := map[string]int{}, 0
	for _, word := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' }) {
		words++
		for language, known := range languages {
			if known[word] {
				hits[language]++
			}
		}
	}
	best := ""
	for language, n := range hits {
		if language != "English" && (best == "" || n > hits[best] || n == hits[best] && language < best) {
			best = language
		}
	}
	if n := hits[best]; n >= 2 && n > 2*hits["English"] && 3*n >= words {
		return best
	}
	return ""
}
