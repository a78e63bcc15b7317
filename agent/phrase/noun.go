package phrase

import (
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/render"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// irregular are nouns whose plural is no s.
var irregular = map[string]string{
	"person": "people", "child": "children", "man": "men", "woman": "women", "staff": "staff", "series": "series", "species": "species",
	"data": "data", "sheep": "sheep", "mouse": "mice", "foot": "feet", "tooth": "teeth", "media": "media", "criterion": "criteria", "status": "statuses",
}

// plural is the plural of a noun's last word, which may be one already: tables are called both ways.
func plural(noun string) string {
	head, last := cutLast(noun)
	lower := strings.ToLower(last)
	for one, many := range irregular {
		if lower == one || lower == many {
			return head + many
		}
	}
	switch {
	case last == "" || strings.HasSuffix(lower, "s") && !strings.HasSuffix(lower, "ss") && !strings.HasSuffix(lower, "us"):
		return noun
	case strings.HasSuffix(lower, "y") && len(lower) > 1 && !strings.ContainsRune("aeiou", rune(lower[len(lower)-2])):
		return head + last[:len(last)-1] + "ies"
	case strings.HasSuffix(lower, "s"), strings.HasSuffix(lower, "x"), strings.HasSuffix(lower, "ch"), strings.HasSuffix(lower, "sh"), strings.HasSuffix(lower, "z"):
		return head + last + "es"
	}
	return head + last + "s"
}

// singular is the singular of a noun's last word.
func singular(noun string) string {
	head, last := cutLast(noun)
	lower := strings.ToLower(last)
	for one, many := range irregular {
		if lower == one || lower == many {
			return head + one
		}
	}
	for _, ending := range []string{"ches", "shes", "sses", "xes"} { // schema.Singular compares words, and takes the s alone
		if strings.HasSuffix(lower, ending) {
			return head + last[:len(last)-2]
		}
	}
	return schema.Singular(noun)
}

// indefinite is a noun with its article.
func indefinite(noun string) string {
	if noun != "" && strings.ContainsRune("aeioAEIO", rune(noun[0])) {
		return "an " + noun
	}
	return "a " + noun
}

func cutLast(noun string) (head, last string) {
	i := strings.LastIndexByte(noun, ' ')
	return noun[:i+1], noun[i+1:]
}

// isTime reports whether a column's name says that it holds dates or times.
func isTime(name string) bool {
	_, last := cutLast(name)
	switch strings.ToLower(last) {
	case "date", "time", "day", "month", "year", "at", "on", "since", "datetime", "timestamp", "birthday", "birthdate":
		return true
	}
	return false
}

// subject is a value that a sentence is about. ok is false where it is NULL, or no name: empty, long, or of several lines.
func subject(v database.Value) (text string, ok bool) {
	if _, binary := v.([]byte); v == nil || binary {
		return "", false
	}
	text = render.Text(v)
	return text, strings.TrimSpace(text) != "" && isShort(text)
}

// measure is a value that a sentence gives for what label calls; ok is as subject's. Years have no thousands.
func measure(v database.Value, label string) (text string, ok bool) {
	text, ok = subject(v)
	if _, isNumber := number(v); !isNumber {
		return text, ok
	}
	text = strings.TrimSuffix(text, ".0")
	if !isTime(label) {
		text = thousands(text)
	}
	return text, ok
}

// ordered reports whether a value is the highest or the lowest of its kind where it comes first. Texts have such an order
// only where they are times: as a text, 9 is above 10.
func ordered(v database.Value, label string) bool {
	_, isNumber := number(v)
	return isNumber || isTime(label)
}

// isShort reports whether a text fits into a sentence.
func isShort(text string) bool { return len(text) <= 60 && !strings.ContainsAny(text, "\n\r\t") }

// thousands parts the digits before the point by commas.
func thousands(text string) string {
	sign, digits := "", text
	if strings.HasPrefix(text, "-") {
		sign, digits = "-", text[1:]
	}
	whole, rest := digits, ""
	if i := strings.IndexAny(digits, ".eE"); i >= 0 {
		whole, rest = digits[:i], digits[i:]
	}
	if strings.Trim(whole, "0123456789") != "" {
		return text // Infinity
	}
	for i := len(whole) - 3; i > 0; i -= 3 {
		whole = whole[:i] + "," + whole[i:]
	}
	return sign + whole + rest
}

// number is a value as a number.
func number(v database.Value) (float64, bool) {
	switch v := v.(type) {
	case int64:
		return float64(v), true
	case float64:
		return v, true
	case database.Number:
		x, err := strconv.ParseFloat(string(v), 64)
		return x, err == nil
	}
	return 0, false
}
