package english

import (
	"slices"
	"testing"
)

func TestRounding(t *testing.T) {
	const none = -1
	for question, want := range map[string]struct {
		rest   string
		places int
	}{
		"average price, rounded to one decimal":                       {"average price", 1},
		"average price (rounded to 2 decimal places) per shop":        {"average price per shop", 2},
		"share in percent, one decimal.":                              {"share in percent.", 1},
		"What is the mean age with two decimals?":                     {"What is the mean age?", 2},
		"the mean bill, rounded to cents, by town":                    {"the mean bill, by town", 2},
		"average salary rounded to whole euros":                       {"average salary euros", 0},
		"average age, round it to the nearest whole number":           {"average age", 0},
		"round the result to 3 digits after the decimal point: mean":  {": mean", 3},
		"mean weight rounded off to an integer":                       {"mean weight", 0},
		"mean weight rounded up to the nearest integer, by kind":      {"mean weight, by kind", 0},
		"towns with one decimal degree of latitude":                   {"towns with one decimal degree of latitude", none},
		"how many round tables are there":                             {"how many round tables are there", none},
		`how often is "rounded to one decimal" played`:                {`how often is "rounded to one decimal" played`, none},
		"orders with 2 items":                                         {"orders with 2 items", none},
		"how many cents is the price of the second round to the exit": {"how many cents is the price of the second round to the exit", none},
		"rounded to 1-decimal: average length of tracks":              {": average length of tracks", 1},
	} {
		rest, places := Rounding(question)
		if len(rest) != len(question) {
			t.Errorf("%q: %d bytes became %d", question, len(question), len(rest))
		}
		got := none
		if places != nil {
			got = *places
		}
		words := func(text string) (out []string) {
			for _, w := range Split(text) {
				out = append(out, w.Text)
			}
			return out
		}
		if got != want.places || !slices.Equal(words(rest), words(want.rest)) {
			t.Errorf("%q: %q with %d places, want %q with %d", question, rest, got, want.rest, want.places)
		}
	}
}
