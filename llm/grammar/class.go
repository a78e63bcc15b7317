package grammar

import (
	"cmp"
	"slices"
	"unicode/utf8"
)

// runeRange is a range of code points, both ends included.
type runeRange struct{ lo, hi rune }

// Surrogates are no characters.
const surrogateMin, surrogateMax = 0xd800, 0xdfff

// normal sorts ranges, joins those that touch, and leaves surrogates out.
func normal(ranges []runeRange) []runeRange {
	ranges = slices.Clone(ranges)
	slices.SortFunc(ranges, func(a, b runeRange) int { return cmp.Compare(a.lo, b.lo) })
	var joined []runeRange
	for _, r := range ranges {
		if n := len(joined); n > 0 && r.lo <= joined[n-1].hi+1 {
			joined[n-1].hi = max(joined[n-1].hi, r.hi)
		} else {
			joined = append(joined, r)
		}
	}
	var left []runeRange
	for _, r := range joined {
		if r.lo < surrogateMin {
			left = append(left, runeRange{r.lo, min(r.hi, surrogateMin-1)})
		}
		if r.hi > surrogateMax {
			left = append(left, runeRange{max(r.lo, surrogateMax+1), r.hi})
		}
	}
	return left
}

// complement is all code points that normal ranges lack.
func complement(ranges []runeRange) []runeRange {
	var others []runeRange
	from := rune(0)
	for _, r := range ranges {
		if r.lo > from {
			others = append(others, runeRange{from, r.lo - 1})
		}
		from = r.hi + 1
	}
	if from <= utf8.MaxRune {
		others = append(others, runeRange{from, utf8.MaxRune})
	}
	return normal(others)
}

// byteRange is a range of bytes, both ends included.
type byteRange struct{ lo, hi byte }

// encode yields sequences of byte ranges that together match the UTF-8 of a range of code points and nothing else. The
// range is split until the bytes of its ends differ only where all others do, as RE2 does.
func (r runeRange) encode(yield func([]byteRange)) {
	split := func(at rune) { // the last code point of the first part
		runeRange{r.lo, at}.encode(yield)
		runeRange{at + 1, r.hi}.encode(yield)
	}
	for _, last := range []rune{0x7f, 0x7ff, 0xffff} { // of a length
		if r.lo <= last && last < r.hi {
			split(last)
			return
		}
	}
	for low := rune(0x3f); r.hi > 0x7f && low < 1<<20; low = low<<6 | 0x3f { // bits of the last bytes
		switch {
		case r.lo&^low == r.hi&^low:
		case r.lo&low != 0:
			split(r.lo | low)
			return
		case r.hi&low != low:
			split(r.hi&^low - 1)
			return
		}
	}
	lo, hi := utf8.AppendRune(nil, r.lo), utf8.AppendRune(nil, r.hi)
	bytes := make([]byteRange, len(lo))
	for i := range lo {
		bytes[i] = byteRange{lo[i], hi[i]}
	}
	yield(bytes)
}
