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
