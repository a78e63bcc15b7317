package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// headed is a query in which each place of the question is looked for at the end of the journey that the question says:
// flights arriving in Oslo by their destination.
func headed(a *reading.Answer) []form.Token {
	out := slices.Clone(a.Tokens)
	for i := 2; i < len(out); i++ {
		class, v := out[i].Pointer()
		if class != 'V' || out[i-1] != form.Equal && out[i-1] != form.NotEqual {
			continue
		}
		column := i - 2
		if i >= 4 && out[i-4] == form.Via {
			column = i - 3 // the key that leads to the place
		}
		c, ok := a.ColumnOf(out[column])
		if !ok {
			continue
		}
		other := a.OtherEnd(c, endSaid(a, a.SayingOf(v)))
		if other < 0 || column == i-2 && a.AllKnown(other) && !a.Values[v].HeldBy(other) {
			continue
		}
		out[column] = a.ColumnToken(other)
	}
	return out
}

// endSaid is the end of a journey that a place of the question is said of: by the word before it, or the nearest verb.
func endSaid(a *reading.Answer, at int) english.End {
	if end := english.EndOf(a.TextAt(at - 1)); end != english.NoEnd {
		return end
	}
	const near = 4 // words: arriving at the airport of
	for back := 1; back <= near; back++ {
		if end := english.EndSaid(a.TextAt(at - back)); end != english.NoEnd {
			return end
		}
		if at-back >= 0 && a.Question[at-back].Value >= 0 {
			return english.NoEnd // what is before it is said of another place
		}
	}
	return english.NoEnd
}
