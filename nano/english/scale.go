package english

import (
	"math/big"
	"strings"
)

// Scale is a unit of length, weight or volume.
type Scale struct {
	Of   Dimension
	Size int64 // in micrometres, milligrams, or millilitres
}

// Dimension is what a scale measures; "": nothing.
type Dimension string

const (
	length Dimension = "length"
	weight Dimension = "weight"
	volume Dimension = "volume"
)

// scaleNames are by what names and questions call them: by symbols, and by stems of words.
var scaleNames = map[string]Scale{}

func init() {
	for names, s := range map[string]Scale{
		"mm millimetre millimeter": {length, 1000}, "cm centimetre centimeter": {length, 10_000},
		"m metre meter": {length, 1_000_000}, "km kilometre kilometer": {length, 1_000_000_000},
		"ft foot feet": {length, 304_800}, "mile": {length, 1_609_344_000},
		"mg milligram milligramme": {weight, 1}, "g gram gramme": {weight, 1000}, "kg kilo kilogram kilogramme": {weight, 1_000_000},
		"tonne":                    {weight, 1_000_000_000},
		"ml millilitre milliliter": {volume, 1}, "cl centilitre centiliter": {volume, 10}, "l litre liter": {volume, 1000},
	} {
		for _, name := range strings.Fields(names) {
			scaleNames[Stem(name)] = s
		}
	}
}

// ScaleOfWord is the scale that a word after a number names.
func ScaleOfWord(w Word) Scale { return scaleNames[w.Stem] }

// ScaleNamed is the scale of a column's values: that which its name ends with, a weight_g, or else the only one that
// its comment names in full. What is per unit is in none.
func ScaleNamed(name, comment string) Scale {
	words := strings.Fields(name)
	if n := len(words); n > 1 && words[n-2] != "per" {
		if s := scaleNames[Stem(words[n-1])]; s.Of != "" {
			return s
		}
	}
	var found Scale
	for _, w := range Split(comment) {
		s := scaleNames[w.Stem]
		if w.Lower == "per" || s.Of != "" && len(w.Lower) > 1 && found.Of != "" && s != found {
			return Scale{}
		}
		if s.Of != "" && len(w.Lower) > 1 {
			found = s
		}
	}
	return found
}

// InScale is a number of one scale in another; that of another kind, or of none, is as it was.
func InScale(number string, from, to Scale) string {
	n, ok := new(big.Rat).SetString(number)
	if !ok || from.Of != to.Of || from.Size == to.Size {
		return number
	}
	return Decimal(n.Mul(n, big.NewRat(from.Size, to.Size)))
}
