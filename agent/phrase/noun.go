package phrase

import (
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/render"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// plural is the plural of a noun's last word, which may be one already: tables are called both ways.
func plural(noun string) string {
	if head, of, ok := strings.Cut(noun, " of "); ok {
		return plural(head) + " of " + of // lines of business
	}
	head, last := cutLast(noun)
	if _, many, ok := schema.Irregular(last); ok {
		return head + many
	}
	if last == "" || strings.HasSuffix(last, "s") && !strings.HasSuffix(last, "ss") && !strings.HasSuffix(last, "us") {
		return noun
	}
	return schema.Plural(noun)
}

// singular is the singular of a noun's last word.
func singular(noun string) string {
	head, last := cutLast(noun)
	if one, _, ok := schema.Irregular(last); ok {
		return head + one
	}
	for _, ending := range []string{"ches", "shes", "sses", "xes"} { // schema.Singular compares words, and takes the s alone
		if strings.HasSuffix(last, ending) {
			return head + last[:len(last)-2]
		}
	}
	return schema.Singular(noun)
}

// many are the rows of a table, in words: customers; where it is called by an adjective, rows of titanic.
func many(table string) string { return either(isAdjective(table), "rows of "+table, plural(table)) }

// one is a row of a table, in words.
func one(table string) string { return either(isAdjective(table), "row of "+table, singular(table)) }

// isAdjective reports whether words end as no noun does that has a plural.
func isAdjective(words string) bool {
	_, last := cutLast(words)
	return isPast(words) || strings.HasSuffix(last, "ic") && !inIC[last]
}

// inIC are nouns that end as adjectives do.
var inIC = map[string]bool{"topic": true, "metric": true, "clinic": true, "music": true, "traffic": true, "fabric": true, "comic": true, "logic": true,
	"mechanic": true, "critic": true, "statistic": true, "graphic": true, "epic": true, "classic": true, "relic": true, "characteristic": true}

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

// subject is a value that a sentence is about. ok is false where it is NULL, or no name: empty, long, or of several
// lines.
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

// ordered reports whether a value is the highest or the lowest of its kind where it comes first. Texts have such an
// order only where they are times: as a text, 9 is above 10.
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
