package ask

import (
	"slices"
	"strings"
	"unicode"

	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// How questions are typed.
const (
	lowerCase = 0.25 // lower case without punctuation
	typo      = 0.02
	courtesy  = 0.05
)

// First words that tell how a wording is punctuated and what courtesies fit it.
var (
	interrogatives = strings.Fields("how what what's which who whose when where is are do does did can could in on for")
	imperatives    = strings.Fields("list show give find count tell get return display name calculate compute retrieve print look")
)

// surface gives a wording its capital, its last mark, and the sloppiness of people.
func (v voice) surface(text string) string {
	text = outside(text, func(s string) string { return strings.ReplaceAll(s, "  ", " ") }) // next to an empty slot
	if draw.Chance(v.rng, courtesy) && !strings.HasPrefix(text, keep) {
		text = v.courteous(text)
	}
	if draw.Chance(v.rng, typo) {
		text = v.mistype(text)
	}
	if draw.Chance(v.rng, lowerCase) {
		return plain(outside(text, strings.ToLower))
	}
	first, _, _ := strings.Cut(strings.ToLower(text), " ")
	mark := draw.One(v.rng, []string{".", "."})
	if slices.Contains(interrogatives, first) {
		mark = "?"
	} else if draw.Chance(v.rng, 0.5) {
		mark = ""
	}
	if strings.HasSuffix(plain(text), ".") {
		mark = strings.TrimPrefix(mark, ".")
	}
	if !strings.HasPrefix(text, keep) {
		text = synth.Capital(text)
	}
	return plain(text) + mark
}

// courteous wraps a wording in words that mean nothing.
func (v voice) courteous(text string) string {
	first, _, _ := strings.Cut(strings.ToLower(text), " ")
	text = strings.ToLower(text[:1]) + text[1:]
	if slices.Contains(interrogatives, first) {
		return v.say("[{q}, please|quick question: {q}|I was wondering, {q}|in our data, {q}|do you know: {q}|in this database, {q}|hello, {q}]", "q", text)
	}
	if slices.Contains(imperatives, first) {
		return v.say("[please {q}|please {q}|{q}, please|could you {q}|now {q}|I would like you to {q}|can you {q}]", "q", text)
	}
	return v.say("[{q}, please|please: {q}|{q}, if you can]", "q", text)
}

// mistype spoils one longer word: two letters swapped, one lost or one doubled.
func (v voice) mistype(text string) string {
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
	target, seen := v.rng.IntN(total), 0
	return outside(text, func(s string) string {
		ws := strings.Split(s, " ")
		for i, w := range ws {
			if !long(w) {
				continue
			}
			if seen == target {
				p := 1 + v.rng.IntN(len(w)-2)
				switch v.rng.IntN(3) {
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
