package synth

import (
	"slices"
	"testing"
)

func TestReading(t *testing.T) {
	country := &Column{Name: "Country", Kind: KindPlace, Phrases: []string{"country"}, With: []string{"from", "living in"}}
	name := &Column{Name: "full_name", Kind: KindName, Phrases: []string{"name", "full name"}}
	key := &Column{Name: "CustomerId", Kind: KindID, Phrases: []string{"id"}}
	customer := &Table{Name: "Customer", Nouns: []Noun{{"customer", "customers"}, {"client", "clients"}}, Columns: []*Column{key, name, country}}
	of := func(c *Column) expr { return expr{of: field{customer, c}} }
	from := []cond{{lhs: of(country), op: "=", rhs: "'Brazil'"}}
	for _, c := range []struct {
		question string
		q        query
		want     string
	}{
		{"How many customers are there?", query{cols: []expr{countAll}, from: customer},
			"Question: How many customer = Customer are there?"},
		{"number of clients", query{cols: []expr{countAll}, from: customer},
			"Question: number of clients customer = Customer."},
		{"How many customers are from Brazil?", query{cols: []expr{countAll}, from: customer, where: from},
			"Question: How many customer = Customer are from country = Country Brazil?"},
		{"How many customers whose country is Brazil, not from Chile?", query{cols: []expr{countAll}, from: customer, where: from},
			"Question: How many customer = Customer whose country = Country is Brazil, not from Chile?"},
		{"who lives in Brazil", query{cols: []expr{of(name)}, from: customer, where: from},
			"Question: who lives in Brazil. Also customer = Customer, full name = full_name, country = Country."},
		{"Ids and names of customers.", query{cols: []expr{of(key), of(name)}, from: customer},
			"Question: Ids = CustomerId and name = full_name of customer = Customer."},
		{"Full names of clients.", query{cols: []expr{of(name)}, from: customer},
			"Question: full name = full_name of clients customer = Customer."},
		{"custom customers by username", query{cols: []expr{countAll}, from: customer},
			"Question: custom customer = Customer by username."},
	} {
		if got := (spelling{}).reading(c.question, &c.q); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}

func TestOccurrencesAreWholeWords(t *testing.T) {
	for _, c := range []struct {
		text, phrase string
		want         []int
	}{
		{"name of names, name", "name", []int{0, 15}},
		{"username name_x", "name", nil},
		{"é name", "name", []int{3}},
		{"a", "", nil},
	} {
		if got := slices.Collect(occurrences(c.text, c.phrase)); !slices.Equal(got, c.want) {
			t.Errorf("occurrences(%q, %q) = %v, want %v", c.text, c.phrase, got, c.want)
		}
	}
}
