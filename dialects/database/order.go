package database

import (
	"cmp"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// orderOf is how the values of a column compare by its declared type. Servers send money, times, dates and infinite
// numbers as text, whose order is another. SQLite compares what it stores.
func orderOf(d dialects.Dialect, declared string) func(a, b Value) int {
	var rank func(text string) (float64, string, bool)
	switch kind := schema.ShortType(declared); {
	case d == dialects.SQLite:
		return compare
	case strings.EqualFold(declared, "money"):
		rank = moneyRank
	case kind == "real", kind == "int":
		rank = numberRank
	case kind == "date", kind == "time":
		rank = timeRank
	default:
		return compare
	}
	return func(a, b Value) int {
		x, restOfX, ok := ranked(a, rank)
		y, restOfY, too := ranked(b, rank)
		if !ok || !too {
			return compare(a, b)
		}
		return cmp.Or(cmp.Compare(x, y), strings.Compare(restOfX, restOfY), compare(a, b))
	}
}

func ranked(v Value, rank func(string) (float64, string, bool)) (float64, string, bool) {
	if text, ok := v.(string); ok {
		return rank(text)
	}
	n, ok := numeric(v)
	return n, "", ok
}

// moneyRank counts the smallest coins, of which all amounts of a database have as many: -$1,234.50, (1.234,50 €).
func moneyRank(text string) (float64, string, bool) {
	digits := strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, text)
	n, err := strconv.ParseFloat(digits, 64)
	if strings.ContainsAny(text, "-(") {
		n = -n
	}
	return n, "", err == nil
}

// numberRank reads what PostgreSQL's numbers are besides digits.
func numberRank(text string) (float64, string, bool) {
	n, err := strconv.ParseFloat(text, 64)
	if math.IsNaN(n) { // the greatest there
		return math.Inf(1), text, true
	}
	return n, "", err == nil
}

// instant is a date, a time, both, or a MySQL time of more than a day.
var instant = regexp.MustCompile(`^(-?)(\d+)([-:].*?)?( BC)?$`)

func timeRank(text string) (float64, string, bool) {
	switch text {
	case "infinity":
		return math.Inf(1), "", true
	case "-infinity":
		return math.Inf(-1), "", true
	}
	m := instant.FindStringSubmatch(text)
	if m == nil {
		return 0, "", false
	}
	n, err := strconv.ParseFloat(m[2], 64)
	switch rest := m[3]; {
	case m[1] != "": // the later, the less
		return -n, turned(rest), err == nil
	case m[4] != "":
		return -n, rest, err == nil
	default:
		return n + 1, rest, err == nil // there is no year 0, and -00:30 is before 00:10
	}
}

// turned sorts digits the other way round.
func turned(digits string) string {
	return strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' {
			return '0' + '9' - r
		}
		return r
	}, digits)
}
