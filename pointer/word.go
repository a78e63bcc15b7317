package pointer

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// word is a word of a question, or a quoted text as one.
type word struct {
	text       string // as written; of a quoted text what stands between the marks
	lower      string // without a possessive 's
	stem       string
	start, end int  // in the question, in bytes, quotation marks among them
	upper      bool // begins with a capital
	capital    bool // begins with one that the beginning of a sentence does not explain
	quoted     bool
}

// pieces of a question: a quoted text, a number or date with what hangs on to it, a word, a mark.
var wordPattern = regexp.MustCompile(`"[^"]+"|“[^”]+”|‘[^’]+’|` + "`[^`]+`" +
	`|\d+(?:[.,/:-]\d+)*[\p{L}]*|[\p{L}\p{M}_][\p{L}\p{M}\d_]*(?:['’][\p{L}]+)?|[^\s\p{L}\d]`)

// apostrophes quote a text where no letter stands outside of them.
var apostrophes = regexp.MustCompile(`(?:^|[^\p{L}\d])'([^']+)'(?:$|[^\p{L}\d])`)

// shortYear begins a text in apostrophes that none may quote: "the '80s and the employees' names".
var shortYear = regexp.MustCompile(`^\d\ds?[^\p{L}\d]`)

// quoting are words before a text in quotation marks, whatever it begins and ends with.
var quoting = words("called named titled entitled with is like equals contains containing")

// quotes makes apostrophes that quote double quotes, which are as long.
func quotes(text string) string {
	out := []byte(text)
	for range 2 { // two that touch have the space between them in common
		for _, at := range apostrophes.FindAllStringSubmatchIndex(string(out), -1) {
			from, to := at[2], at[3]
			before := strings.Fields(strings.ToLower(text[:from-1]))
			called := len(before) > 0 && quoting[before[len(before)-1]]
			if shortYear.MatchString(text[from:to]) && strings.HasPrefix(text[to-1:], "s' ") && !called {
				continue
			}
			out[from-1], out[to] = '"', '"'
		}
	}
	return string(out)
}

// titles are words that a full stop shortens; a letter alone is one too: J. Smith.
var titles = words("mr mrs ms dr st no inc vs prof jr sr")

// abbreviates tells whether a full stop behind a word ends no sentence.
func (w word) abbreviates() bool {
	letters := []rune(w.text)
	return titles[w.lower] || len(letters) == 1 && unicode.IsLetter(letters[0])
}

// split cuts a question into words.
func split(question string) []word {
	text := question
	if !strings.Contains(text, `"`) {
		text = quotes(text)
	}
	var out []word
	begins := true // of a sentence
	for _, at := range wordPattern.FindAllStringIndex(text, -1) {
		w := word{text: question[at[0]:at[1]], start: at[0], end: at[1]}
		if marks := []rune(text[at[0]:at[1]]); len(marks) > 2 && strings.ContainsRune("\"“‘`", marks[0]) {
			w.quoted = true
			w.text = string([]rune(w.text)[1 : len(marks)-1])
		}
		first := []rune(w.text)[0]
		w.upper = unicode.IsUpper(first)
		w.capital = w.upper && (!begins || strings.ToLower(w.text) != w.text && allUpper(w.text) && len(w.text) > 1)
		w.lower = strings.ToLower(w.text)
		for _, suffix := range []string{"'s", "’s"} {
			w.lower = strings.TrimSuffix(w.lower, suffix)
		}
		w.stem = stem(w.lower)
		begins = strings.Contains("?!", w.text) || w.text == "." && (len(out) == 0 || !out[len(out)-1].abbreviates())
		out = append(out, numbersApart(w)...)
	}
	return out
}

// Two numbers that are written as one word, and one with its unit.
var (
	numberRange    = regexp.MustCompile(`^([1-9]\d{0,3})(-)([1-9]\d{0,3})$`)
	numberWithUnit = regexp.MustCompile(`^(\d[\d.,]*)(mins?|secs?|hrs?|ms|kg|lbs?|km|cm|mm|mi|gb|mb|kb|tb)$`)
)

// numbersApart are the words of "18-25", which is "18 to 25", and of "5min"; any other word is itself.
func numbersApart(w word) []word {
	m := numberRange.FindStringSubmatchIndex(w.lower)
	if _, isDate := writtenDate(w.text); m == nil || isDate || !rises(w.text[m[2]:m[3]], w.text[m[6]:m[7]]) {
		m = numberWithUnit.FindStringSubmatchIndex(w.lower)
	}
	if m == nil || w.quoted {
		return []word{w}
	}
	var out []word
	for i := 2; i < len(m); i += 2 {
		part := word{text: w.text[m[i]:m[i+1]], lower: w.lower[m[i]:m[i+1]], start: w.start + m[i], end: w.start + m[i+1]}
		if part.mark() {
			part.lower = "to"
		}
		part.stem = stem(part.lower)
		out = append(out, part)
	}
	return out
}

// rises tells whether the second number is greater.
func rises(from, to string) bool { return len(from) < len(to) || len(from) == len(to) && from < to }

// mark tells a mark from a word.
func (w word) mark() bool {
	return !strings.ContainsFunc(w.text, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
}

func allUpper(s string) bool { return strings.ToUpper(s) == s }

var irregular = map[string]string{"people": "person", "persons": "person", "men": "man", "women": "woman",
	"children": "child", "feet": "foot", "staffs": "staff", "identifier": "id", "identifiers": "id"}

// stem takes the plural from a word, and an e or y from its end, so that both numbers of a noun are one: "movi" of
// movie and movies. It is for comparing words.
func stem(w string) string {
	if s, ok := irregular[w]; ok {
		w = s
	}
	switch {
	case strings.HasSuffix(w, "ss"), strings.HasSuffix(w, "us"), strings.HasSuffix(w, "is"):
		return w
	case strings.HasSuffix(w, "ies") && len(w) > 4:
		return w[:len(w)-2]
	case strings.HasSuffix(w, "s") && len(w) > 2:
		w = w[:len(w)-1]
	}
	switch {
	case strings.HasSuffix(w, "e") && len(w) > 3:
		return w[:len(w)-1]
	case strings.HasSuffix(w, "y") && len(w) > 3 && !strings.ContainsRune("aeiou", rune(w[len(w)-2])):
		return w[:len(w)-1] + "i"
	}
	return w
}

// nameEndings are words with which names end that are written as one word.
var nameEndings = words("address amount class code count country date day description email id key kind level month name no num number percent phone " +
	"price quantity rate score size state status text time title total type url value year")

// keyEndings are those of them that say which row.
var keyEndings = words("code id key no num number")

// shortestStart is the least of such a word before its ending: no "e state".
const shortestStart = 3

// apart are the words of a name: "place name" of PlaceName, and of placename, as PostgreSQL folds it. A word of the
// dictionary stays whole. Of is the table of a column.
func apart(name, of string) string {
	words := withTable(strings.Fields(schema.Words(name)), of)
	for i, w := range words {
		if start, ending, ok := cutEnding(w); ok {
			words[i] = apart(start, "") + " " + ending
		} else if start, rest, ok := cutWord(w); ok {
			words[i] = start + " " + apart(rest, "")
		}
	}
	return strings.Join(words, " ")
}

// withTable writes out the table of which a column's name has one or two letters: bank name of bname. A letter with
// which a known short form begins, as that of LName, is joined to it. Numbers of rows stay: c_id in contracts may be
// the customer's.
func withTable(words []string, table string) []string {
	own := proper(strings.Fields(schema.Words(table)))
	if len(own) == 0 || len(words) == 0 {
		return words
	}
	first := words[0]
	if len(words) > 1 && len(first) == 1 {
		switch one := first + words[1]; {
		case abbreviations[one] != nil:
			return append([]string{one}, words[2:]...)
		case strings.HasPrefix(own[0], first) && nameEndings[words[1]] && !keyEndings[words[1]]:
			return append(own, words[1:]...)
		}
	}
	for cut := 1; cut < shortestStart && cut < len(first) && len(words) == 1 && !isWord(first); cut++ {
		if ending := first[cut:]; strings.HasPrefix(own[0], first[:cut]) && nameEndings[ending] && !keyEndings[ending] {
			return append(own, ending)
		}
	}
	return words
}

// cutEnding cuts the ending from a word that is none of the dictionary's, where a word is before it.
func cutEnding(w string) (start, ending string, ok bool) {
	for cut := shortestStart; cut < len(w)-1; cut++ {
		start, ending = w[:cut], w[cut:]
		if !nameEndings[ending] || isWord(w) {
			continue
		}
		if _, _, more := cutEnding(start); more || isWord(start) {
			return start, ending, true
		}
	}
	return "", "", false
}

// shortestWord is the least of each of two words that are written as one: no "car pet".
const shortestWord = 4

// cutWord cuts the longest word from the start of one that is none of the dictionary's, where words are behind it.
func cutWord(w string) (start, rest string, ok bool) {
	if isWord(w) {
		return "", "", false
	}
	for cut := len(w) - shortestWord; cut >= shortestWord; cut-- {
		start, rest = w[:cut], w[cut:]
		if !isWord(start) {
			continue
		}
		_, _, ended := cutEnding(rest)
		if _, _, more := cutWord(rest); ended || more || isWord(rest) {
			return start, rest, true
		}
	}
	return "", "", false
}

// isWord tells whether the dictionary has a word, or knows what it is short for.
func isWord(w string) bool { return abbreviations[w] != nil || thesaurus()[stem(w)] != nil }

// stems are the stems of a name's words, or of a text's.
func stems(words string) []string {
	out := strings.Fields(words)
	for i := range out {
		out[i] = stem(out[i])
	}
	return out
}

// endings derive words of one root.
var endings = []string{"ations", "ation", "ances", "ance", "ences", "ence", "ments", "ment", "ships", "ship",
	"ions", "ion", "ings", "ing", "ers", "er", "ors", "or", "ees", "ee", "ed", "es", "al", "s", "e", "r"}

// root is what a word and others derived from it have in common: "attend" of attended and attendance, "regist" of
// registered and registration. "" where it is too short to tell.
func root(w string) string {
	if strings.Contains(w, " ") {
		return ""
	}
	shortest := 4
	for range 2 {
		for _, end := range endings {
			if base, ok := strings.CutSuffix(w, end); ok && len(base) >= 4 {
				w = base
				if end != "s" && end != "ing" && end != "ings" && !strings.HasSuffix(w, "ss") {
					shortest = 5 // state and station, but pass and passed
				}
				break
			}
		}
	}
	if len(w) < shortest {
		return ""
	}
	return w
}

// kin tells whether a word of a schema stands for a word of a question, both in stems: it is that word, a synonym of
// it, or shortens it.
func kin(word, name string) bool {
	return word == name || slices.Contains(alternatives()[word], name) || shortens(word, name)
}

// same tells whether two words of a schema may be one, of which one is shortened.
func same(a, b string) bool { return a == b || shortens(a, b) || shortens(b, a) }

// shortens tells whether a name is the beginning of a longer word ("apar" of apartment), or what is left of it without
// vowels ("flght" of flight). An abbreviation that everybody knows is short for its word alone: cnt is not "current".
func shortens(word, name string) bool {
	if len(name) < 3 || len(word) <= len(name) || name[0] != word[0] {
		return false
	}
	if strings.HasPrefix(word, name) {
		return len(name) == 3 || len(word) >= len(name)+2
	}
	if abbreviations[name] != nil {
		return false
	}
	rest := word[1:]
	for _, r := range name[1:] {
		at := strings.IndexRune(rest, r)
		if strings.ContainsRune("aeiou", r) || at < 0 {
			return false
		}
		rest = rest[at+1:]
	}
	return true
}
