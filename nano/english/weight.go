package english

import "slices"

// Words of questions by what they add.
var (
	Idle = Words("single corresponding respective existing certain particular specific various individual fewest cheapest percentage once often " +
		"everything anything following altogether together right now yet common frequent popular row rows record records") // say nothing of which rows
	Weightless = Words("respectively exist exists far commonly frequently along greater higher retrieve obtain determine identify provide please " +
		"substring contain contains containing include includes including used recorded record based belong belongs overall don't doesn't didn't young " +
		"names sell sells selling placed place places made make makes handle handles handled issue issues issued come comes came get gets got getting " +
		"generate generates generated bring brings brought because") // likewise in most places: a query does without them
	// Extremes ask for the first or the last of an order.
	Extremes = Words("highest lowest largest smallest biggest greatest oldest youngest longest shortest cheapest fewest heaviest lightest fastest slowest tallest")
	// Amassing are verbs of what adds up: who sold most, who paid the least.
	Amassing = Words("sold bought spent earned paid ordered owed owes donated gave raised invested consumed used produced shipped delivered billed charged " +
		"cost costs sell sells buy buys spends earns pays orders donates gives raises invests consumes uses produces ships delivers bills charges")
	// Quantities are called what prices are multiplied by.
	Quantities = Words("quantity quantities qty units hours nights pieces")
)

// Weighty are words without those that say nothing of which rows.
func Weighty(run []string) []string {
	return slices.DeleteFunc(run, func(w string) bool { return Idle[w] || Weightless[w] || Contracted(w) })
}
