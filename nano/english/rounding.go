package english

import (
	"regexp"
	"strconv"
	"strings"
)

var (
	// "rounded to one decimal place", "with two decimals", "(1 decimal)"
	decimals = regexp.MustCompile(`(?i)[\s,;(]*\b(?:and\s+)?(?:` + roundedTo + `|with|to|at|in)?\s*(?:exactly\s+)?` +
		`(\d|no|zero|one|two|three|four)[\s-](?:decimals?|digits?\s+after\s+the\s+(?:decimal\s+)?point)\b(?:\s+(?:places?|points?|digits?)\b)?\)?`)
	// "rounded to cents"
	toCents = regexp.MustCompile(`(?i)[\s,;(]*\b(?:and\s+)?` + roundedTo + `\s+(?:the\s+)?(?:nearest\s+|full\s+|whole\s+)?cents?\b\)?`)
	// "rounded to whole euros", of which the unit stays
	toWhole = regexp.MustCompile(`(?i)[\s,;(]*\b(?:and\s+)?` + roundedTo + `\s+(?:(?:the\s+)?(?:nearest|whole|full)(?:\s+whole)?(?:\s+(?:numbers?|integers?|figures?)\b)?|(?:an\s+)?integers?\b)\)?`)
)

const roundedTo = `round(?:ed|ing)?\s+(?:(?:it|them|this|that|up|off|the\s+\w+)\s+)?(?:off\s+)?to`

var numerals = map[string]int{"no": 0, "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4}

// Rounding is how many decimals a question wants of figures; nil: it does not say, or in quotes alone. The words that
// say it are of the answer's looks: rest has blanks in their place, as many as they have bytes.
func Rounding(question string) (rest string, places *int) {
	for _, form := range []struct {
		pattern *regexp.Regexp
		places  int
	}{{decimals, -1}, {toCents, 2}, {toWhole, 0}} {
		at := form.pattern.FindStringSubmatchIndex(question)
		if at == nil || strings.HasPrefix(strings.TrimLeft(question[at[1]:], " "), "degree") || strings.Count(question[:at[0]], `"`)%2 == 1 {
			continue // decimal degrees, or a quoted text
		}
		if form.places < 0 {
			said := strings.ToLower(question[at[2]:at[3]])
			n, ok := numerals[said]
			if !ok {
				n, _ = strconv.Atoi(said)
			}
			form.places = n
		}
		return question[:at[0]] + strings.Repeat(" ", at[1]-at[0]) + question[at[1]:], &form.places
	}
	return question, nil
}
