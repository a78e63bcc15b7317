package pointer

import (
	"math/big"
	"regexp"
	"slices"
	"strconv"
	"strings"
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

// numberAt reads a number at the head of words: "1,000", "2.5 million", "twenty five", "a hundred". N is how many words
// it has, 0 where there is none. "One" is a number only behind what counts or compares ("more than one").
func numberAt(ws []word, before string) (number string, n int) {
	var value *big.Rat
	if m := digits.FindStringSubmatch(ws[0].lower); m != nil {
		value, _ = new(big.Rat).SetString(strings.ReplaceAll(m[1], ",", ""))
		if m[2] != "" {
			value.Mul(value, big.NewRat(scales[m[2]], 1))
		}
	} else if small, ok := numberWords[ws[0].lower]; ok {
		if small == 1 && !counting[before] && (len(ws) < 2 || scales[ws[1].lower] == 0) {
			return "", 0
		}
		value = big.NewRat(small, 1)
		if small >= 20 && len(ws) > 1 {
			next := 1
			if ws[1].text == "-" && len(ws) > 2 {
				next = 2
			}
			if unit, ok := numberWords[ws[next].lower]; ok && 0 < unit && unit < 10 {
				value.Add(value, big.NewRat(unit, 1))
				n = next
			}
		}
	} else if ws[0].lower == "a" && len(ws) > 1 && scales[ws[1].lower] >= 100 && len(ws[1].lower) > 1 {
		value = big.NewRat(1, 1)
	} else {
		return "", 0
	}
	n++
	for n < len(ws) && scales[ws[n].lower] > 0 && len(ws[n].lower) > 1 {
		value.Mul(value, big.NewRat(scales[ws[n].lower], 1))
		n++
	}
	return decimal(value), n
}

// scaleOf is the scale that a number ends with: a million of "10 million", a thousand of "10k"; else 1.
func scaleOf(ws []word) int64 {
	last := ws[len(ws)-1].lower
	if m := digits.FindStringSubmatch(last); m != nil && m[2] != "" {
		return scales[m[2]]
	}
	if len(ws) > 1 && scales[last] > 0 {
		return scales[last]
	}
	return 1
}

var counting = words("than least most exactly only over under top to by is are = > < between and equals")

// decimal is a rational with as many digits as it needs.
func decimal(r *big.Rat) string {
	if r.IsInt() {
		return r.Num().String()
	}
	return strings.TrimRight(r.FloatString(9), "0")
}

// units are by stems.
var units = map[string]time.Duration{
	"millisecond": time.Millisecond, "ms": time.Millisecond, "second": time.Second, "sec": time.Second,
	"minut": time.Minute, "min": time.Minute, "hour": time.Hour, "hr": time.Hour,
}

// unitNamed is the unit of time that the words of a name say, the last of them first; 0 where they say none. Min and
// second say something else before other words: min_hours are hours.
func unitNamed(name string) time.Duration {
	words := strings.Fields(name)
	for i, w := range slices.Backward(words) {
		if u := units[stem(w)]; u > 0 && (i == len(words)-1 || w != "min" && w != "second") {
			return u
		}
	}
	return 0
}

// number is what v is in a column of numbers: a length of time in the unit that the column's name says, or, where it
// says none, in the unit in which it lies among the column's values.
func (c *Catalog) number(v Value, column int) string {
	if v.Unit == 0 || column < 0 {
		return v.Number
	}
	n, ok := new(big.Rat).SetString(v.Number)
	if !ok {
		return v.Number
	}
	in := func(unit time.Duration) string {
		return decimal(new(big.Rat).Mul(n, big.NewRat(int64(v.Unit), int64(unit))))
	}
	if own := c.units[column]; own > 0 {
		return in(own)
	}
	p := c.profiles[column]
	if p == nil {
		return v.Number
	}
	least, err := strconv.ParseFloat(p.Min, 64)
	most, err2 := strconv.ParseFloat(p.Max, 64)
	for _, unit := range []time.Duration{v.Unit, time.Minute, time.Second, time.Millisecond, time.Hour} {
		if f, err3 := strconv.ParseFloat(in(unit), 64); err == nil && err2 == nil && err3 == nil && least <= f && f <= most {
			return in(unit)
		}
	}
	return v.Number
}
