package english

import (
	"regexp"
	"strings"
	"unicode"
)

// Word is a word of a question, or a quoted text as one.
type Word struct {
	Text       string // as written; of a quoted text what is between the marks
	Lower      string // without a possessive 's
	Stem       string
	Start, End int  // in the question, in bytes, quotation marks among them
	Upper      bool // begins with a capital
	Capital    bool // begins with one that the beginning of a sentence does not explain
	Quoted     bool
}

// pieces of a question: a quoted text, a number or date with what hangs on to it, a word, a mark.
var wordPattern = regexp.MustCompile(`"[^"]+"|“[^”]+”|‘[^’]+’|` + "`[^`]+`" +
	`|\d+(?:[.,/:-]\d+)*[\p{L}]*|[\p{L}\p{M}_][\p{L}\p{M}\d_]*(?:['’][\p{L}]+)?|[^\s\p{L}\d]`)

// apostrophes quote a text where no letter is next to them outside.
var apostrophes = regexp.MustCompile(`(?:^|[^\p{L}\d])'([^']+)'(?:$|[^\p{L}\d])`)

// shortYear begins a text in apostrophes that none may quote: "the '80s and the employees' names".
var shortYear = regexp.MustCompile(`^\d\ds?[^\p{L}\d]`)

// quoting are words before a text in quotation marks, whatever it begins and ends with.
var quoting = Words("called named titled entitled with is like equals contains containing")

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
var titles = Words("mr mrs ms dr st no inc vs prof jr sr")

// Abbreviates reports whether a full stop after a word ends no sentence.
func (w Word) Abbreviates() bool {
	letters := []rune(w.Text)
	return titles[w.Lower] || len(letters) == 1 && unicode.IsLetter(letters[0])
}

// Split cuts a question into words.
func Split(question string) []Word {
	text := question
	if !strings.Contains(text, `"`) {
		text = quotes(text)
	}
	var out []Word
	begins := true // of a sentence
	for _, at := range wordPattern.FindAllStringIndex(text, -1) {
		w := Word{Text: question[at[0]:at[1]], Start: at[0], End: at[1]}
		if marks := []rune(text[at[0]:at[1]]); len(marks) > 2 && strings.ContainsRune("\"“‘`", marks[0]) {
			w.Quoted = true
			w.Text = string([]rune(w.Text)[1 : len(marks)-1])
		}
		first := []rune(w.Text)[0]
		w.Upper = unicode.IsUpper(first)
		w.Capital = w.Upper && (!begins || strings.ToLower(w.Text) != w.Text && AllUpper(w.Text) && len(w.Text) > 1)
		w.Lower = strings.ToLower(w.Text)
		for _, suffix := range []string{"'s", "’s"} {
			w.Lower = strings.TrimSuffix(w.Lower, suffix)
		}
		w.Stem = Stem(w.Lower)
		begins = strings.Contains("?!", w.Text) || w.Text == "." && (len(out) == 0 || !out[len(out)-1].Abbreviates())
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
func numbersApart(w Word) []Word {
	m := numberRange.FindStringSubmatchIndex(w.Lower)
	if _, isDate := writtenDate(w.Text); m == nil || isDate || !rises(w.Text[m[2]:m[3]], w.Text[m[6]:m[7]]) {
		m = numberWithUnit.FindStringSubmatchIndex(w.Lower)
	}
	if m == nil || w.Quoted {
		return []Word{w}
	}
	var out []Word
	for i := 2; i < len(m); i += 2 {
		part := Word{Text: w.Text[m[i]:m[i+1]], Lower: w.Lower[m[i]:m[i+1]], Start: w.Start + m[i], End: w.Start + m[i+1]}
		if part.IsMark() {
			part.Lower = "to"
		}
		part.Stem = Stem(part.Lower)
		out = append(out, part)
	}
	return out
}

// Compounds are the texts of a question that are several words though they are written as one: 18-25, and 5min.
func Compounds(question string) []string {
	var out []string
	for _, text := range wordPattern.FindAllString(question, -1) {
		if len(numbersApart(Word{Text: text, Lower: strings.ToLower(text)})) > 1 {
			out = append(out, text)
		}
	}
	return out
}

// rises reports whether the second number is greater.
func rises(from, to string) bool { return len(from) < len(to) || len(from) == len(to) && from < to }

// IsMark distinguishes a mark from a word.
func (w Word) IsMark() bool {
	return !strings.ContainsFunc(w.Text, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
}

// AllUpper reports whether a text has no small letter.
func AllUpper(s string) bool { return strings.ToUpper(s) == s }
