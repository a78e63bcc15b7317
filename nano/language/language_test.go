package language_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/language"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Tables that have no pointer have no rules.
func TestComponents(t *testing.T) {
	s := &schema.Schema{Dialect: dialects.SQLite}
	for i := range form.MaxTables + 50 {
		s.Tables = append(s.Tables, schema.Table{Name: fmt.Sprintf("t%d", i), Columns: []schema.Column{{Name: "name", Type: "text"}}})
	}
	catalog := form.NewCatalog(s, nil)
	g, err := language.Of(form.NewPrompt(catalog).Permute(1))
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Count(g.Text(), "\ntable-"); got != form.MaxTables {
		t.Errorf("%d components of %d tables with pointers", got, form.MaxTables)
	}
}

// A number that no column holds is none of the names of a column that is known to have no digits.
func TestNumbersAreNoNames(t *testing.T) {
	texts := func(name string, texts ...string) schema.Column {
		p := &schema.Profile{Rows: 20, Distinct: 300, Texts: map[string]string{}}
		for _, text := range texts {
			p.Texts[schema.Words(text)] = text
		}
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "flight", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"}, texts("pilot", "Ann", "Bob"),
			texts("code", "AB 12"), {Name: "remark", Type: "text"}}},
	}}, nil))
	prompt := linker.Link("flights longer than 20 hours", time.Now(), nil)
	a := testnano.NewAutomaton(t, prompt, testnano.Vocabulary())
	for query, want := range map[string]bool{
		"select count flight where flight.pilot = V0":   false,
		"select count flight where flight.code = V0":    true,
		"select count flight where flight.remark = V0":  true,
		"select count flight where flight.id > V0":      true,
		"select count flight where flight.pilot has V0": true,
	} {
		line := testnano.Tokens(prompt, query)
		if n, end := a.Takes(line); (n == len(line) && end) != want {
			t.Errorf("%s: %d of %d tokens, ends %v", query, n, len(line), end)
		}
	}
}

// What a question says as a time is no text without dates and no number of rows, a flag is 0 or 1, and a key has no
// average.
func TestNeverMeant(t *testing.T) {
	numbers := func(name, least, most string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 20, Distinct: 2, Min: least, Max: most}}
	}
	texts := func(name string, texts ...string) schema.Column {
		p := &schema.Profile{Rows: 20, Distinct: int64(len(texts)), Texts: map[string]string{}}
		for _, text := range texts {
			p.Texts[schema.Words(text)] = text
		}
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "bills", PrimaryKey: []string{"bill_id"}, Columns: []schema.Column{numbers("bill_id", "1", "20"), numbers("amount", "5", "90"), numbers("season", "1998", "2025"),
			numbers("is_final", "0", "1"), texts("status", "open", "paid"), texts("period", "2024", "Q1 2025"), {Name: "remark", Type: "text"}, {Name: "issued", Type: "date"}}},
	}}, nil))
	for question, queries := range map[string]map[string]bool{
		"bills issued in 2025": {
			"select count bills where bills.issued = V0":              true,
			"select count bills where bills.season = V0":              true,
			"select count bills where bills.season between V0 V0":     true,
			"select count bills where year bills.issued = V0":         true,
			"select count bills where bills.period has V0":            true,
			"select count bills where bills.remark has V0":            true,
			"select count bills where bills.amount > n5":              true,
			"select count bills where bills.is_final = V0":            false,
			"select count bills where bills.is_final = n1":            true,
			"select count bills where bills.is_final = n2":            false,
			"select count bills where bills.is_final = bills.bill_id": true,
			"select count bills where bills.status = V0":              false,
			"select count bills where bills.status has V0":            false,
			"select bills.status order bills.amount desc limit V0":    false,
			"select avg bills.bill_id":                                false,
			"select max bills.bill_id":                                true,
			"select sum bills.is_final":                               true,
			"select avg bills.amount":                                 true,
		},
		"bills cancelled in March 2025": {
			"select count bills where bills.status = V0": false,
			"select count bills where bills.remark = V0": true,
			"select count bills where bills.issued = V0": true,
		},
		"bills of 2025":   {"select count bills where bills.amount = V0": true},
		"average bill id": {"select avg bills.bill_id": true},
	} {
		prompt := linker.Link(question, time.Now(), nil)
		a := testnano.NewAutomaton(t, prompt, testnano.Vocabulary())
		for query, want := range queries {
			line := testnano.Tokens(prompt, query)
			if n, end := a.Takes(line); (n == len(line) && end) != want {
				t.Errorf("%s: %s: %d of %d tokens, ends %v", question, query, n, len(line), end)
			}
		}
	}
}

// Whatever the grammar allows is SQL of each dialect.
func TestWalksAreParsed(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, d := range []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres} {
		prompt := form.NewPrompt(form.NewCatalog(testnano.Shop(d), nil))
		prompt.Values = testnano.Walked()
		a := testnano.NewAutomaton(t, prompt, testnano.Vocabulary())
		for range 500 {
			tokens := a.Walk(r)
			query, err := form.Decode(tokens, prompt)
			if err != nil {
				t.Errorf("%s: %v: %v", d, tokens, err)
				continue
			}
			sql, err := sqltree.Print(d, query)
			if err == nil {
				_, err = parse.Parse(d, sql)
			}
			if err != nil {
				t.Errorf("%s: %v\n\t%v\n\t%s", d, err, tokens, sql)
			}
		}
	}
}

// Whatever Decode writes Encode reads, so that the next question goes on from it. Two columns that a condition equates
// join tables to Encode, which may be no join of the form where they are of two tables or "via" leads to one.
func TestWalksAreReadAgain(t *testing.T) {
	day := time.Date(2013, 3, 5, 0, 0, 0, 0, time.UTC)
	values := append(slices.Clone(testnano.Walked()), form.Value{Text: `50%_!\`}, form.Value{Text: "March 5, 2013", Period: &english.Period{From: day, To: day.AddDate(0, 0, 1)}})
	r := rand.New(rand.NewPCG(3, 4))
	for _, d := range []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres} {
		s := testnano.Shop(d)
		s.Tables[3].Columns = append(s.Tables[3].Columns, schema.Column{Name: "mood", Type: "enum('PG', 'R')"},
			schema.Column{Name: "code", Type: "uuid"}, schema.Column{Name: "written", Type: "timestamp"})
		prompt := form.NewPrompt(form.NewCatalog(s, nil))
		prompt.Values = values
		a := testnano.NewAutomaton(t, prompt, testnano.Vocabulary())
		for range 1500 {
			tokens := a.Walk(r)
			if equates(prompt, tokens) {
				continue
			}
			query, err := form.Decode(tokens, prompt)
			if err != nil {
				t.Errorf("%s: %v: %v", d, tokens, err)
				continue
			}
			sql, err := sqltree.Print(d, query)
			if err != nil {
				t.Errorf("%s: %v: %v", d, tokens, err)
				continue
			}
			again, err := form.Encode(query, prompt)
			if err == nil {
				_, err = form.Decode(again, prompt)
			}
			if err != nil {
				t.Errorf("%s: %v\n\t%s\n\t%s\n\t%s", d, err, prompt.Words(tokens), prompt.Words(again), sql)
			}
		}
	}
}

// equates reports whether a condition equates columns of two tables, or one by way of a key.
func equates(p *form.Prompt, tokens []form.Token) bool {
	for i := 1; i+1 < len(tokens); i++ {
		left, _ := p.ColumnOf(tokens[i-1])
		right, isColumn := p.ColumnOf(tokens[i+1])
		if tokens[i] == form.Equal && (tokens[i+1] == form.Via || isColumn && (slices.Contains(tokens, form.Via) || p.Columns[left].Table != p.Columns[right].Table)) {
			return true
		}
	}
	return false
}
