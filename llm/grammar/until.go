package grammar

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Ending is a text that ends another, and what follows it.
type Ending struct {
	Text string
	Then Expr
}

// Until makes rules, of which name is the first: any text that holds none of never, up to the first ending, then what
// follows that. Where one text is the end of another, the longer counts. They are Aho and Corasick's automaton (1975),
// a rule for each state.
func Until(name string, never []string, endings ...Ending) []Rule {
	var texts []string
	for _, e := range endings {
		texts = append(texts, e.Text)
	}
	texts = append(texts, never...)
	states := []string{""} // what was read of the texts
	var runes []rune
	for _, t := range texts {
		for i, r := range t {
			if end := t[:i+utf8.RuneLen(r)]; !slices.Contains(states, end) && end != t {
				states = append(states, end)
			}
			if !slices.Contains(runes, r) {
				runes = append(runes, r)
			}
		}
	}
	rule := func(state int) string {
		if state == 0 {
			return name
		}
		return fmt.Sprintf("%s-%d", name, state)
	}
	single := func(r rune) Expr { return Expr{kind: class, class: []runeRange{{r, r}}} }
	var rules []Rule
	for i, read := range states {
		var ways []Expr
		for _, r := range runes {
			said := read + string(r)
			if k := longest(texts, func(t string) bool { return strings.HasSuffix(said, t) }); k >= 0 {
				if k < len(endings) {
					ways = append(ways, Sequence(single(r), endings[k].Then))
				}
				continue
			}
			next := longest(states, func(s string) bool { return strings.HasSuffix(said, s) })
			ways = append(ways, Sequence(single(r), Ref(rule(next))))
		}
		var known []runeRange
		for _, r := range runes {
			known = append(known, runeRange{r, r})
		}
		other := Expr{kind: class, class: complement(normal(known))}
		rules = append(rules, Rule{Name: rule(i), Expr: Alternatives(append(ways, Sequence(other, Ref(name)))...)})
	}
	return rules
}

// longest is the number of the longest text that a test lets through; -1: none.
func longest(texts []string, test func(string) bool) int {
	best := -1
	for i, t := range texts {
		if test(t) && (best < 0 || len(t) > len(texts[best])) {
			best = i
		}
	}
	return best
}
