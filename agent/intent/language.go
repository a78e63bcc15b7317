package intent

import (
	"strings"
	"sync"
	"unicode"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// small are the commonest words of questions in languages, those left out that English has too.
var small = map[string]string{
	"English": "the of to and a an in is are was were what which who whom whose how many much list show find give count with from for by on at that have has had do does did there each per than their all most number name names or not last year years month months average total top between without",
	"German": `wie viele gibt es der das dem den des und ist sind wer welche welcher welches welchen zeige zeig mir nenne von mit für nach haben hat im ein eine einen alle aller aus wurden wurde
		pro oder ohne nicht seit zwischen über unter auf zum zur vom jeder jede jedes letzten letzte letzter letztes meisten höchsten größten besten teuersten anzahl summe durchschnitt durchschnittliche durchschnittlicher
		umsatz umsätze monat monate jahr jahre woche wochen kunde kunden bestellung bestellungen rechnung rechnungen produkte mitarbeiter artikel lieferanten`,
	"French": `combien le les des du et est sont qui quel quelle quels quelles montre donne avec pour dans par une il y'a ont au aux y de
		sans entre depuis chaque tous toutes dernier derniers dernière moyenne nombre mois année chiffre d'affaires ventes clients commande commandes produits factures employés`,
	"Spanish": `cuántos cuantos cuántas cuantas el los las del y es son quién qué que cuál cuáles muestra dame con para por una hay tienen de
		sin entre desde cada todos todas último últimos última promedio número mes año ventas clientes pedido pedidos productos facturas empleados`,
	"Italian": `quanti quante il lo gli le dei delle e sono chi quale quali mostra con per una ci nel della di
		senza ogni tutti tutte ultimo ultimi ultima numero mese anno fatturato vendite clienti ordine ordini prodotti fatture dipendenti`,
	"Portuguese": `quantos quantas os das dos e são quem qual quais mostre com para por uma há têm do da de
		sem entre cada todos todas último últimos última média número mês ano vendas faturamento clientes pedido pedidos produtos faturas funcionários`,
	"Dutch": `hoeveel het een zijn wie welke welk toon geef met voor van er hebben de en per
		zonder tussen sinds niet elke laatste meeste hoogste gemiddelde aantal maand jaar omzet klanten bestelling bestellingen producten facturen medewerkers`,
}

var languages = sync.OnceValue(func() map[string]map[string]bool {
	out := map[string]map[string]bool{}
	for language, words := range small {
		out[language] = map[string]bool{}
		for word := range strings.FieldsSeq(words) {
			out[language][word] = true
		}
	}
	return out
})

// Language is the language of a text where it is clearly not English: "German", or "another script"; else "". Words of
// the schema say nothing: its names may be German, and the question English.
func Language(text string, s *schema.Schema) string {
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
	names := wordsOf(s)
	hits, words := map[string]int{}, 0
	for _, word := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' }) {
		words++
		for language, known := range languages() {
			if known[word] && !names[word] {
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

// wordsOf are the words that the names of a schema are made of.
func wordsOf(s *schema.Schema) map[string]bool {
	words := map[string]bool{}
	add := func(name string) {
		for word := range strings.FieldsSeq(strings.ToLower(schema.Words(name))) {
			words[word] = true
		}
	}
	for _, t := range s.Tables {
		add(bare(t.Name))
		for _, c := range t.Columns {
			add(c.Name)
		}
	}
	return words
}
