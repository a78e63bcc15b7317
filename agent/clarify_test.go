package agent

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
)

// A question is asked back where it is unsure, and two votes or more, against which little speaks, read it otherwise in
// words that tell the readings apart.
func TestClarify(t *testing.T) {
	const byPrice = "SELECT name FROM tracks ORDER BY price DESC LIMIT 1"
	other := func(votes int, by string) Alternative {
		return Alternative{SQL: "SELECT name FROM tracks ORDER BY " + by + " DESC LIMIT 1", Votes: votes, Share: float64(votes) / 18}
	}
	unsure := func(change func(*Answer), others ...Alternative) *Answer {
		a := &Answer{SQL: byPrice, Dialect: dialects.SQLite, Result: &database.Result{}, Votes: 18, Agree: 8, Share: 8.0 / 18, Unsure: true, Alternatives: others}
		if change != nil {
			change(a)
		}
		return a
	}
	for _, test := range []struct {
		name   string
		answer *Answer
		want   string
	}{
		{"two", unsure(nil, other(6, "length")), "Which do you mean: by highest track price, or by highest track length?"},
		{"three at most", unsure(nil, other(5, "length"), other(3, "bytes"), other(2, "rating")),
			"Which do you mean: by highest track price, by highest track length, or by highest track bytes?"},
		{"one without words is left out", unsure(nil, other(5, "length + 7 * (price)"), other(3, "bytes")),
			"Which do you mean: by highest track price, or by highest track bytes?"},
		{"one vote is chance", unsure(nil, other(1, "length")), ""},
		{"much speaks against one", unsure(nil, Alternative{SQL: "SELECT name FROM tracks ORDER BY length DESC LIMIT 1", Votes: 6, Share: 2.0 / 18}), ""},
		{"much speaks against the answer", unsure(func(a *Answer) { a.Share = 3.0 / 18 }, other(6, "length")), ""},
		{"none other", unsure(nil), ""},
		{"sure", unsure(func(a *Answer) { a.Unsure = false }, other(6, "length")), ""},
		{"nobody there", unsure(func(a *Answer) { a.unasked = true }, other(6, "length")), ""},
		{"no answer", unsure(func(a *Answer) { a.Result = nil }, other(6, "length")), ""},
	} {
		got := ""
		c := test.answer.Clarify()
		if c != nil {
			got = c.Question
		}
		if got != test.want {
			t.Errorf("%s: %q, not %q", test.name, got, test.want)
		}
		if c != nil && (c.Choices[0].SQL != byPrice || len(c.Choices) < 2) {
			t.Errorf("%s: %v", test.name, c.Choices)
		}
	}
}

// A choice is made by its number, its place or its words. What may be a question makes none.
func TestChosen(t *testing.T) {
	c := &Clarification{Choices: []Choice{{Text: "by highest track price"}, {Text: "by most tracks"}, {Text: "by highest track length"}}}
	for said, want := range map[string]string{
		"2": "by most tracks", "2.": "by most tracks", "#2": "by most tracks", "(2)": "by most tracks", "option 2": "by most tracks",
		"the second one": "by most tracks", "Second": "by most tracks", "the last one": "by highest track length", "number 1": "by highest track price",
		"by most tracks": "by most tracks", "By most tracks.": "by most tracks", "most tracks": "by most tracks", "I mean by most tracks": "by most tracks",
		"by tracks": "by most tracks", "by track price": "by highest track price",
		"by highest": "", "by track": "", "4": "", "0": "", "the first 2": "", "only the second": "", "tracks": "", "by album": "", "by": "", "": "",
	} {
		got := ""
		if choice := c.Chosen(said); choice != nil {
			got = choice.Text
		}
		if got != want {
			t.Errorf("%q chooses %q, not %q", said, got, want)
		}
	}
}
