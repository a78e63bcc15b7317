package english

// End is one of the ends of a journey, or neither.
type End int

const (
	NoEnd End = iota
	Start
	Destination
)

// Words that say to which end of a journey what follows belongs, and words of columns that hold it.
var (
	arriving  = Words("arrive arrives arrived arriving arrival arrivals land lands landed landing bound destined")
	departing = Words("depart departs departed departing departure departures leave leaves leaving originate originates originating")
	starts    = stemmed("source src origin orig departure departing depart from")
	ends      = stemmed("destination dest dst arrival arriving arrive to")
)

// EndSaid is the end that a verb or a noun of a question says: Destination of arriving.
func EndSaid(word string) End {
	switch {
	case arriving[word]:
		return Destination
	case departing[word]:
		return Start
	}
	return NoEnd
}

// EndOf is the end that a preposition says of the place after it.
func EndOf(preposition string) End {
	switch preposition {
	case "to", "for", "into":
		return Destination
	case "from":
		return Start
	}
	return NoEnd
}

// EndNamed is the end that a name says, and the name's other words, all in stems: Destination and airport of dest
// airport.
func EndNamed(name []string) (end End, of []string) {
	for _, word := range name {
		switch {
		case end == NoEnd && starts[word]:
			end = Start
		case end == NoEnd && ends[word]:
			end = Destination
		default:
			of = append(of, word)
		}
	}
	return end, of
}

func stemmed(words string) map[string]bool {
	out := map[string]bool{}
	for _, stem := range Stems(words) {
		out[stem] = true
	}
	return out
}
