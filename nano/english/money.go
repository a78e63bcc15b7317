package english

import "strings"

// Words of money: the main units of currencies, in which people speak, and the minor ones, in which databases often
// count: a hundredth of the main ones.
var (
	mainUnits  = Words("euro euros eur dollar dollars usd pound pounds sterling gbp franc francs chf krona kronor krone kroner rand rupee rupees inr cad aud bucks quid € $ £")
	minorUnits = Words("cent cents eurocent eurocents pence penny pennies ¢")
)

// MoneyUnits are those in which a question speaks of money.
type MoneyUnits int

const (
	NoUnits    MoneyUnits = iota // it names none
	MainUnits                    // a currency's main unit: dollars
	MinorUnits                   // cents, next to dollars or not
)

// MoneyUnitsOf are the units of a question.
func MoneyUnitsOf(ws []Word) (u MoneyUnits) {
	for _, w := range ws {
		switch {
		case minorUnits[w.Lower]:
			return MinorUnits
		case mainUnits[w.Lower]:
			u = MainUnits
		}
	}
	return u
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
