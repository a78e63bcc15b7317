package english

import "strings"

// Words of money: the main units of currencies, in which people speak, and the minor ones, in which databases often
// count: a hundredth of the main ones. Others may be weights, towns or animals.
var (
	mainUnits    = Words("euro euros eur dollar dollars usd gbp chf franc francs kronor kroner rupee rupees € $ £")
	minorUnits   = Words("cent cents eurocent eurocents pence penny pennies ¢")
	unclearUnits = Words("pound pounds quid sterling bucks rand krona krone")
)

// MoneyUnits are those in which a question speaks of money.
type MoneyUnits int

const (
	NoUnits      MoneyUnits = iota // it names none
	MainUnits                      // a currency's main unit: dollars
	MinorUnits                     // cents
	UnclearUnits                   // both, or words that may be of something else
)

// MoneyUnitsOf are the units of a question's words, without those that say a stored value.
func MoneyUnitsOf(ws []Word) MoneyUnits {
	main, minor := false, false
	for _, w := range ws {
		if unclearUnits[w.Lower] {
			return UnclearUnits
		}
		main, minor = main || mainUnits[w.Lower], minor || minorUnits[w.Lower]
	}
	switch {
	case main && minor:
		return UnclearUnits
	case main:
		return MainUnits
	case minor:
		return MinorUnits
	}
	return NoUnits
}

// InMinorUnits reports whether the words of a column's name say that it has money in a minor unit: "total cents".
func InMinorUnits(name string) bool {
	words := strings.Fields(name)
	for i, w := range words {
		if minorUnits[w] && (i == 0 || words[i-1] != "per") {
			return true
		}
	}
	return false
}
