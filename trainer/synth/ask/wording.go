package ask

import (
	"math/rand/v2"
	"strings"

	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// A template is a small grammar: [a|b|c] is one of its branches, which may hold others, and {name} is a
// slot. Slots are filled after the choices, so that values cannot be taken for grammar.

// voice puts questions into words.
type voice struct{ rng *rand.Rand }

// say draws one wording. Slots come in pairs: name, text.
func (v voice) say(template string, slots ...string) string {
	text := strings.Join(strings.Fields(expand(v.rng, template)), " ")
	pairs := make([]string, 0, len(slots))
	for i := 0; i < len(slots); i += 2 {
		pairs = append(pairs, "{"+slots[i]+"}", slots[i+1])
	}
	return strings.NewReplacer(pairs...).Replace(text)
}

// expand makes every choice of a template.
func expand(r *rand.Rand, template string) string {
	open := strings.IndexByte(template, '[')
	if open < 0 {
		return template
	}
	depth, start := 0, open+1
	var branches []string
	for i := open; i < len(template); i++ {
		switch template[i] {
		case '[':
			depth++
		case '|':
			if depth == 1 {
				branches = append(branches, template[start:i])
				start = i + 1
			}
		case ']':
			if depth--; depth == 0 {
				branches = append(branches, template[start:i])
				return template[:open] + expand(r, draw.One(r, branches)) + expand(r, template[i+1:])
			}
		}
	}
	panic("ask: unbalanced template: " + template)
}

// Text between these marks is a value or an identifier: case, punctuation and typos leave it alone.
const (
	keep = "\x01"
	done = "\x02"
)

func verbatim(s string) string { return keep + s + done }

// plain removes the marks.
func plain(s string) string {
	return strings.NewReplacer(keep, "", done, "").Replace(s)
}

// then puts more after a wording: a mark follows at once, a word after a blank.
func then(text, more string) string {
	if more == "" || strings.ContainsRune(",?", rune(more[0])) {
		return text + more
	}
	return text + " " + more
}

// outside applies f to what is not marked verbatim.
func outside(text string, f func(string) string) string {
	var b strings.Builder
	for text != "" {
		free, rest, found := strings.Cut(text, keep)
		b.WriteString(f(free))
		if !found {
			break
		}
		kept, after, _ := strings.Cut(rest, done)
		b.WriteString(keep + kept + done)
		text = after
	}
	return b.String()
}

// count says a small number, as a word or in digits.
func (v voice) count(n int) string {
	if word := synth.Cardinal(n); word != "" && draw.Chance(v.rng, 0.5) {
		return word
	}
	return verbatim(number(int64(n)))
}

// an puts the article before a phrase.
func an(phrase string) string {
	if p := plain(phrase); p != "" && strings.ContainsRune("aeioAEIO", rune(p[0])) {
		return "an " + phrase
	}
	return "a " + phrase
}

// possessive: "Acme's", "James'".
func possessive(s string) string {
	if strings.HasSuffix(plain(s), "s") {
		return s + "'"
	}
	return s + "'s"
}
