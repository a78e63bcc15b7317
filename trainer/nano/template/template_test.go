package template

import (
	"errors"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
	"time"
	"weak"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

func profiled(name, declared, low, high string, texts ...string) schema.Column {
	p := &schema.Profile{Rows: 9, Min: low, Max: high, Texts: map[string]string{}}
	for _, text := range texts {
		p.Texts[schema.Words(text)] = text
	}
	return schema.Column{Name: name, Type: declared, Profile: p}
}

// Clubs with members, and shelves with books: the same shape in other words.
func database(parent, child, name, quantity, kind string, cells ...string) *schema.Schema {
	return &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: parent, PrimaryKey: []string{parent + "_id"},
			Columns: []schema.Column{profiled(parent+"_id", "INTEGER", "1", "9"), profiled(kind, "TEXT", "", "", cells...)}},
		{Name: child, PrimaryKey: []string{child + "_id"},
			ForeignKeys: []schema.ForeignKey{{Columns: []string{parent + "_id"}, RefTable: parent, RefColumns: []string{parent + "_id"}}},
			Columns: []schema.Column{profiled(child+"_id", "INTEGER", "1", "9"), profiled(parent+"_id", "INTEGER", "1", "9"),
				profiled(name, "TEXT", "", ""), profiled(quantity, "INTEGER", "10", "50")}},
	}}
}

func opened(t *testing.T, question, sql string) (*Template, error) {
	t.Helper()
	template, _, err := openedOver(t, question, sql)
	return template, err
}

func openedOver(t *testing.T, question, sql string) (*Template, *form.Prompt, error) {
	t.Helper()
	clubs := form.NewCatalog(database("club", "member", "name", "age", "city", "Oslo", "Rome"), nil)
	statement, err := parse.Parse(dialects.SQLite, sql)
	if err != nil {
		t.Fatal(err)
	}
	p := link.NewLinker(clubs).Link(question, time.Now(), nil)
	answer, err := form.Encode(statement.Query, p)
	if err != nil {
		t.Fatal(err)
	}
	template, err := New(question, p, NewTarget(clubs), answer)
	return template, p, err
}

// A stream has tens of thousands of templates: what they were made of is garbage.
func TestTemplateKeepsNoPrompt(t *testing.T) {
	template, p, err := openedOver(t, "Show the names of members of clubs in the city Rome.",
		"SELECT member.name FROM member JOIN club ON member.club_id = club.club_id WHERE club.city = 'Rome'")
	if err != nil {
		t.Fatal(err)
	}
	kept := weak.Make(p)
	p = nil
	runtime.GC()
	if kept.Value() != nil {
		t.Error("the prompt is still in use")
	}
	runtime.KeepAlive(template)
}

func TestAsk(t *testing.T) {
	books := NewTarget(form.NewCatalog(database("shelf", "book", "title", "price", "colour", "red"), nil))
	for _, c := range []struct{ question, sql, asked, answer string }{
		{"How many members are there?", "SELECT COUNT(*) FROM member",
			"How many books are there?", `SELECT count(*) FROM book`},
		{"List the names of members by age.", "SELECT name FROM member ORDER BY age",
			"List the titles of books by price.", `SELECT title FROM book ORDER BY price`},
		{"Show the names of members of clubs in the city Rome.",
			"SELECT member.name FROM member JOIN club ON member.club_id = club.club_id WHERE club.city = 'Rome'",
			"Show the titles of books of shelfs in the colour red.",
			`SELECT book.title FROM shelf JOIN book ON book.shelf_id = shelf.shelf_id WHERE shelf.colour = 'red'`},
		{"How many members does each club have?", "SELECT club_id, COUNT(*) FROM member GROUP BY club_id",
			"How many books does each shelf have?", `SELECT shelf_id, count(*) FROM book GROUP BY shelf_id`},
	} {
		template, err := opened(t, c.question, c.sql)
		if err != nil {
			t.Errorf("%s: %v", c.question, err)
			continue
		}
		found := false
		for seed := range uint64(20) { // tables that no key ties are drawn
			question, q, ok := template.Ask(books, Synonyms{}, rand.New(rand.NewPCG(seed, 0)))
			if !ok || question != c.asked {
				continue
			}
			sql, err := sqltree.Print(dialects.SQLite, q)
			if err != nil {
				t.Fatal(err)
			}
			found = true
			if sql != c.answer {
				t.Errorf("%s\n got %s\nwant %s", question, sql, c.answer)
			}
			break
		}
		if !found {
			question, _, ok := template.Ask(books, Synonyms{}, rand.New(rand.NewPCG(0, 0)))
			t.Errorf("%s\n got %q, %t\nwant %q", c.question, question, ok, c.asked)
		}
	}
}

func TestClosed(t *testing.T) {
	for _, c := range []struct {
		question, sql string
		want          error
	}{
		{"How many are there?", "SELECT COUNT(*) FROM member", ErrTable},
		{"List the members of clubs.", "SELECT name FROM member", ErrForeign},
		{"Which members are there in the cheapest?", "SELECT name FROM member ORDER BY age LIMIT 1", ErrUnlinked},
		{"Which members have the highest age?", "SELECT name FROM member ORDER BY age ASC LIMIT 1", ErrOpposite},
		{"What is the average city of clubs?", "SELECT AVG(city) FROM club", ErrText},
	} {
		if _, err := opened(t, c.question, c.sql); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.question, err, c.want)
		}
	}
}

func TestSynonyms(t *testing.T) {
	s := Synonyms{}
	names := map[string]bool{"head": true, "department": true, "age": true}
	s.Learn("How many heads of the departments are older than 56 ?", "How many leaders of the divisions are older than 56 ?", names)
	s.Learn("What is the age of all of them?", "What is the total number of years of all of them?", names)
	if got := strings.Join(append(s["head"], s["department"]...), " "); got != "leader division" || s.Phrases() != 2 {
		t.Errorf("learnt %v", s)
	}
}

func TestPlural(t *testing.T) {
	for one, many := range map[string]string{"book": "books", "country": "countries", "day": "days", "box": "boxes",
		"address": "addresses", "person": "people", "stock data": "stock data"} {
		if got := Plural(one); got != many {
			t.Errorf("%s: %s, want %s", one, got, many)
		}
	}
}
