package english

import (
	"math/big"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

var numberWords = map[string]int64{
	"zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
	"eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
	"eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70,
	"eighty": 80, "ninety": 90, "dozen": 12, "twice": 2,
}

var scales = map[string]int64{
	"hundred": 100, "thousand": 1000, "k": 1000, "million": 1_000_000, "m": 1_000_000, "billion": 1_000_000_000,
}

var digits = regexp.MustCompile(`^(\d+(?:,\d{3})*(?:\.\d+)?)(k|m)?$`)

// NumberAt reads a number at the head of words: "1,000", "2.5 million", "twenty five", "a hundred". N is how many words
// it has, 0 where there is none. "One" is a number only after what counts or compares ("more than one").
func NumberAt(ws []Word, before string) (number string, n int) {
	var value *big.Rat
	if m := digits.FindStringSubmatch(ws[0].Lower); m != nil {
		value, _ = new(big.Rat).SetString(strings.ReplaceAll(m[1], ",", ""))
		if m[2] != "" {
			value.Mul(value, big.NewRat(scales[m[2]], 1))
		}
	} else if small, ok := numberWords[ws[0].Lower]; ok && !(Multiples[ws[0].Lower] && len(ws) > 1 && Multiplied[ws[1].Lower]) {
		if small == 1 && !counting[before] && (len(ws) < 2 || scales[ws[1].Lower] == 0) {
			return "", 0
		}
		value = big.NewRat(small, 1)
		if small >= 20 && len(ws) > 1 {
			next := 1
			if ws[1].Text == "-" && len(ws) > 2 {
				next = 2
			}
			if unit, ok := numberWords[ws[next].Lower]; ok && 0 < unit && unit < 10 {
				value.Add(value, big.NewRat(unit, 1))
				n = next
			}
		}
	} else if ws[0].Lower == "a" && len(ws) > 1 && scales[ws[1].Lower] >= 100 && len(ws[1].Lower) > 1 {
		value = big.NewRat(1, 1)
	} else {
		return "", 0
	}
	n++
	for n < len(ws) && scales[ws[n].Lower] > 0 && len(ws[n].Lower) > 1 {
		value.Mul(value, big.NewRat(scales[ws[n].Lower], 1))
		n++
	}
	return Decimal(value), n
}

// ranks are the words for the places of small numbers.
var ranks = strings.Fields("zeroth first second third fourth fifth sixth seventh eighth ninth tenth")

// Ordinal is the number that a word is a place of: 2 of second and of 2nd; 0 where it is none.
func Ordinal(word string) int {
	digits := strings.TrimRight(word, "stndrh")
	if n, err := strconv.Atoi(digits); err == nil && digits != word {
		return n
	}
	return max(slices.Index(ranks, word), 0)
}

// ScaleOf is the scale that a number ends with: a million of "10 million", a thousand of "10k"; else 1.
func ScaleOf(ws []Word) int64 {
	last := ws[len(ws)-1].Lower
	if m := digits.FindStringSubmatch(last); m != nil && m[2] != "" {
		return scales[m[2]]
	}
	if len(ws) > 1 && scales[last] > 0 {
		return scales[last]
	}
	return 1
}

// Multiples are words that multiply what follows, if that begins with one of Multiplied: twice the minimum, but ordered
// twice.
var (
	Multiples  = Words("twice thrice double triple quadruple half")
	Multiplied = Words("the their its his her as that")
)

var counting = Words("than least most exactly only over under top to by is are = > < between and equals")

// Decimal is a rational with as many digits as it needs.
func Decimal(r *big.Rat) string {
	if r.IsInt() {
		return r.Num().String()
	}
	return strings.TrimRight(r.FloatString(9), "0")
}

// Units are by stems.
var Units = map[string]time.Duration{
	"millisecond": time.Millisecond, "ms": time.Millisecond, "second": time.Second, "sec": time.Second,
	"minut": time.Minute, "min": time.Minute, "hour": time.Hour, "hr": time.Hour,
}

// UnitNamed is the unit of time that the words of a name say, the last of them first; 0 where they say none. Min and
// second say something else before other words: min_hours are hours.
func UnitNamed(name string) time.Duration {
	words := strings.Fields(name)
	for i, w := range slices.Backward(words) {
		if u := Units[Stem(w)]; u > 0 && (i == len(words)-1 || w != "min" && w != "second") {
			return u
		}
	}
	return 0
}

// IsNumber reports whether a text is a number in digits: no NaN, and no Infinity.
func IsNumber(s string) bool {
	_, err := strconv.ParseFloat(s, 64)
	return err == nil && strings.Trim(s, "0123456789.eE+-") == ""
}

var (
	amount = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^[-+]?\s?[€$£¥₹]?\s?[-+]?(\d+(?:[.,' \x{a0}\x{202f}]\d+)*)\s?(?:%|[€$£¥₹]|\pL{1,4}\.?)?$`)
	})
	dotted = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^\d{1,2}\.\d{1,2}\.\d{2,4}$`) })
)

// Amounts are the numbers that a text may stand for that is one with a currency, a unit or parted thousands, "1.234 €",
// "$12", "10 in": its points may be decimal, or its commas. None of a plain number, and of other texts.
func Amounts(s string) []float64 {
	s = strings.TrimSpace(s)
	m := amount().FindStringSubmatch(s)
	if m == nil || IsNumber(s) || dotted().MatchString(s) {
		return nil
	}
	var all []float64
	for _, decimal := range []string{".", ","} {
		if strings.Count(m[1], decimal) > 1 {
			continue
		}
		digits := strings.Map(func(r rune) rune {
			switch {
			case string(r) == decimal:
				return '.'
			case r < '0' || r > '9':
				return -1
			}
			return r
		}, m[1])
		if x, err := strconv.ParseFloat(digits, 64); err == nil {
			all = append(all, x)
		}
	}
	return all
}
