package english

import (
	"slices"
	"strings"
)

// Words of money: the main units of currencies, in which people speak, and the minor ones, in which databases often
// count: a hundredth of the main ones.
var (
	mainUnits  = Words("euro euros eur dollar dollars usd gbp chf franc francs krona kronor krone kroner rupee rupees quid sterling bucks rand € $ £")
	minorUnits = Words("cent cents eurocent eurocents pence penny pennies ¢")
	pounds     = Words("pound pounds")
)

// Columns that say what became of money, and their values where none came of it.
var (
	Statuses = Words("status state")
	Unpaid   = Words("failed refunded cancelled canceled void voided declined rejected reversed bounced uncollectible chargeback")
)

// Stocks are words of what there is of a thing.
var Stocks = Words("stock inventory hand reserve")

// MoneyUnits are those in which a question speaks of money.
type MoneyUnits int

const (
	NoUnits      MoneyUnits = iota // it names none
	MainUnits                      // a currency's main unit: dollars
	MinorUnits                     // cents
	Pounds                         // a main unit, or a weight
	UnclearUnits                   // both main and minor ones, or what may be weights
)

// MoneyUnitsOf are the units of a question's words, without those that say a stored value.
func MoneyUnitsOf(ws []Word) MoneyUnits {
	main, minor, pound := false, false, false
	for _, w := range ws {
		main, minor, pound = main || mainUnits[w.Lower], minor || minorUnits[w.Lower], pound || pounds[w.Lower]
	}
	switch {
	case pound && !main && !minor:
		return Pounds
	case main && minor:
		return UnclearUnits
	case main:
		return MainUnits
	case minor:
		return MinorUnits
	}
	return NoUnits
}

// IsMoneyUnit reports whether a word is a unit of money.
func IsMoneyUnit(word string) bool { return mainUnits[word] || minorUnits[word] || pounds[word] }

// PricedBy reports whether the words of a price's name say that it is per unit of a quantity: a price per litre, of
// litres.
func PricedBy(price, quantity string) bool {
	_, unit, ok := strings.Cut(price, " per ")
	return ok && slices.Equal(Stems(strings.TrimSuffix(unit, " cents")), Stems(quantity))
}

// Weighs reports whether the words of a column's name say that it has weights, which may be in pounds.
func Weighs(name string) bool {
	for _, w := range strings.Fields(name) {
		if weights[Stem(w)] {
			return true
		}
	}
	return false
}

var weights = Words("weight weigh mass lb lbs pound")

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
