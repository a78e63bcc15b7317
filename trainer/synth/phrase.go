package synth

import (
	"math/rand/v2"
	"strings"
	"unicode"
)

// A template is a small grammar: [a|b|c] is one of its branches, which may hold others, and {name} is a
// slot. Slots are filled after the choices, so that values cannot be taken for grammar.

// say draws one wording. Slots come in pairs: name, text.
func (a *asker) say(template string, slots ...string) string {
	text := strings.Join(strings.Fields(expand(a.rng, template)), " ")
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
				return template[:open] + expand(r, pick(r, branches)) + expand(r, template[i+1:])
			}
		}
	}
	panic("synth: unbalanced template: " + template)
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

// How questions are typed.
const (
	lowerCase = 0.25 // lower case without punctuation
	typo      = 0.02
	courtesy  = 0.05
)

// First words that tell how a wording is punctuated and what courtesies fit it.
var (
	interrogatives = set("how what what's which who whose when where is are do does did can could in on for")
	imperatives    = set("list show give find count tell get return display name calculate compute retrieve print look")
)

// surface gives a wording its capital, its last mark, and the sloppiness of people.
func (a *asker) surface(text string) string {
	text = outside(text, func(s string) string { return strings.ReplaceAll(s, "  ", " ") }) // next to an empty slot
	if chance(a.rng, courtesy) && !strings.HasPrefix(text, keep) {
		text = a.courteous(text)
	}
	if chance(a.rng, typo) {
		text = a.mistype(text)
	}
	if chance(a.rng, lowerCase) {
		return plain(outside(text, strings.ToLower))
	}
	first, _, _ := strings.Cut(strings.ToLower(text), " ")
	mark := pick(a.rng, []string{".", "."})
	if interrogatives[first] {
		mark = "?"
	} else if chance(a.rng, 0.5) {
		mark = ""
	}
	if strings.HasSuffix(plain(text), ".") {
		mark = strings.TrimPrefix(mark, ".")
	}
	if !strings.HasPrefix(text, keep) {
		text = capital(text)
	}
	return plain(text) + mark
}

// courteous wraps a wording in words that mean nothing.
func (a *asker) courteous(text string) string {
	first, _, _ := strings.Cut(strings.ToLower(text), " ")
	text = strings.ToLower(text[:1]) + text[1:]
	if interrogatives[first] {
		return a.say("[{q}, please|quick question: {q}|I was wondering, {q}|in our data, {q}|do you know: {q}|in this database, {q}|hello, {q}]", "q", text)
	}
	if imperatives[first] {
		return a.say("[please {q}|please {q}|{q}, please|could you {q}|now {q}|I would like you to {q}|can you {q}]", "q", text)
	}
	return a.say("[{q}, please|please: {q}|{q}, if you can]", "q", text)
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

// mistype spoils one longer word: two letters swapped, one lost or one doubled.
func (a *asker) mistype(text string) string {
	total := 0
	long := func(w string) bool {
		return len(w) >= 5 && strings.IndexFunc(w, func(r rune) bool { return r > 127 || !unicode.IsLetter(r) }) < 0
	}
	count := func(s string) string {
		for _, w := range strings.Fields(s) {
			if long(w) {
				total++
			}
		}
		return s
	}
	outside(text, count)
	if total == 0 {
		return text
	}
	target, seen := a.rng.IntN(total), 0
	return outside(text, func(s string) string {
		ws := strings.Split(s, " ")
		for i, w := range ws {
			if !long(w) {
				continue
			}
			if seen == target {
				p := 1 + a.rng.IntN(len(w)-2)
				switch a.rng.IntN(3) {
				case 0:
					ws[i] = w[:p] + w[p+1:p+2] + w[p:p+1] + w[p+2:]
				case 1:
					ws[i] = w[:p] + w[p+1:]
				default:
					ws[i] = w[:p] + w[p:p+1] + w[p:]
				}
			}
			seen++
		}
		return strings.Join(ws, " ")
	})
}

var numberWords = []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// count says a small number, as a word or in digits.
func (a *asker) count(n int) string {
	if n < len(numberWords) && chance(a.rng, 0.5) {
		return numberWords[n]
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
