package knowledge

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// write makes a folder of knowledge.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func shop() *schema.Schema {
	columns := func(names ...string) (out []schema.Column) {
		for _, n := range names {
			out = append(out, schema.Column{Name: n, Type: "text"})
		}
		return out
	}
	return &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "customer", Columns: columns("id", "name", "country", "status")},
		{Name: "orders", Columns: columns("id", "customer_id", "status", "due", "shipped")},
	}}
}

func example(question, sql string) examples.Example {
	return examples.Example{Question: question, SQL: sql, Dialect: dialects.SQLite, Schema: shop().Fingerprint(), Who: "ida",
		When: time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC)}
}

const glossary = `
["lost customer"]
synonyms = ["churned client"]
sql = "customer.status = 'lost'"

[nation]
sql = "customer.country"

[purchase]
sql = "orders"

["late order"]
means = "order whose due is before shipped"
sql = "orders.shipped > orders.due"

[margin]
sql = "products.price - products.cost"

[churn]
means = "the share of lost customers"
`

func TestRead(t *testing.T) {
	dir := write(t, map[string]string{GlossaryFile: glossary,
		RulesFile: "# How we ask\n\n- Prices are\n  in cents.\n* Never count tests.\n\nA year begins in April.\n"})
	b, err := Read(dir)
	if err != nil || len(b.Terms) != 6 || len(b.Examples) != 0 {
		t.Fatalf("%+v, %v", b, err)
	}
	if want := []string{"Prices are in cents.", "Never count tests.", "A year begins in April."}; !slices.Equal(b.Rules, want) {
		t.Errorf("rules %q", b.Rules)
	}
}

// What is broken is reported by file and line.
func TestBroken(t *testing.T) {
	for _, c := range []struct{ file, text, says string }{
		{GlossaryFile, "[a]\nmeans = 'x'\n[b]\nmean = 'y'\n", `:4: there is no setting "b.mean"; did you mean means?`},
		{GlossaryFile, "[a]\nmeans = 'x'\n[b]\nsynonyms = ['a']\nmeans = 'y'\n", ":3: a is said by the term a too"},
		{GlossaryFile, "[a]\nmeans = 'x'\n[b]\n", ":3: the term b says neither what it means nor its sql"},
		{GlossaryFile, "['!']\nmeans = 'x'\n", ":1: the term ! has a phrase without a word"},
		{GlossaryFile, "a = 3\n", ":1: the value is of the type integer"},
		{ExamplesFile, "\n{\"question\":\"q\"}\n", ":2: it has no sql"},
		{ExamplesFile, "nonsense\n", ":1: "},
	} {
		dir := write(t, map[string]string{c.file: c.text})
		_, err := Read(dir)
		var e *FileError
		if !errors.As(err, &e) || !strings.HasPrefix(err.Error(), filepath.Join(dir, c.file)+c.says) {
			t.Errorf("%s %q: %v, want %s", c.file, c.text, err, c.says)
		}
	}
	var e *FileError
	if _, err := Read(filepath.Join(t.TempDir(), "none")); !errors.As(err, &e) {
		t.Errorf("a folder that is not there: %v", err)
	}
}

func TestFind(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	make := func(parts ...string) string {
		path := filepath.Join(append([]string{home}, parts...)...)
		if err := os.MkdirAll(path, 0o700); err != nil {
			t.Fatal(err)
		}
		return path
	}
	make(Folder) // in the home directory: does not count
	project, deep, other := make("project", Folder), make("project", "a", "b"), make("other")
	config := make("config")
	for _, c := range []struct{ dir, want string }{{deep, project}, {filepath.Dir(project), project}, {other, ""}, {home, ""}} {
		if got, err := Find(c.dir, config); got != c.want || err != nil {
			t.Errorf("in %s: %q, %v; want %q", c.dir, got, err, c.want)
		}
	}
	if err := os.WriteFile(filepath.Join(config, RulesFile), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if got, err := Find(other, config); got != config || err != nil {
		t.Errorf("the fallback: %q, %v", got, err)
	}
	if err := os.Chmod(project, 0o777); err != nil {
		t.Fatal(err)
	}
	var e *FileError
	if got, err := Find(deep, config); got != "" || !errors.As(err, &e) {
		t.Errorf("a folder that everybody may write: %q, %v", got, err)
	}
}

func about(t *testing.T, more ...examples.Example) *About {
	t.Helper()
	b, err := Read(write(t, map[string]string{GlossaryFile: glossary}))
	if err != nil {
		t.Fatal(err)
	}
	b.Examples = more
	return b.About(shop())
}

func TestTerms(t *testing.T) {
	a := about(t)
	said := a.Terms("Which Nations do the churned clients with late orders come from, and what is their margin?")
	var got []string
	for _, s := range said {
		got = append(got, s.Name)
		if s.Meaning != nil {
			got = append(got, s.Meaning.Table+"."+s.Meaning.Column+"="+s.Meaning.Value)
		}
	}
	if want := []string{"nation", "customer.country=", "lost customer", "customer.status=lost", "late order"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q: margin is about another database", got, want)
	}
	if got := Rewritten("How many late orders, late orders?", a.Terms("How many late orders, late orders?")); got != "How many order whose due is before shipped, order whose due is before shipped?" {
		t.Error(got)
	}
}

func TestNearest(t *testing.T) {
	country := example("How many customers are there in each country?", "SELECT country, count(*) FROM customer GROUP BY country")
	late := example("Which orders were shipped late?", "SELECT id FROM orders WHERE shipped > due")
	elsewhere := example("How many boats are there in each country?", "SELECT country, count(*) FROM boats GROUP BY country")
	gone := example("How many customers have a phone in each country?", "SELECT country, count(phone) FROM customer GROUP BY country")
	gone.Schema = strings.Repeat("0", 32)
	moved := example("List the names of lost customers.", "SELECT name FROM customer WHERE status = 'lost'")
	moved.Schema = gone.Schema
	a := about(t, country, late, elsewhere, gone, moved)
	for _, c := range []struct {
		question string
		want     []examples.Example
	}{
		{"customers per country", []examples.Example{country, moved}},
		{"late orders", []examples.Example{late}},
		{"the status of customers", []examples.Example{moved, country}},
		{"Which orders were shipped late", []examples.Example{late}},
		{"How many of the", nil},
	} {
		if got := a.Nearest(c.question, 5); !slices.Equal(got, c.want) {
			t.Errorf("%s\n got %+v\nwant %+v", c.question, got, c.want)
		}
	}
	if got := a.Nearest("customers per country", 1); len(got) != 1 {
		t.Errorf("%d of 1", len(got))
	}
}

func TestVerified(t *testing.T) {
	first := example("How many customers are there?", "SELECT count(id) FROM customer")
	later := example("how many  customers are there", "SELECT count(*) FROM customer")
	later.When = later.When.Add(time.Hour)
	moved := example("How many orders are there?", "SELECT count(*) FROM orders")
	moved.Schema = strings.Repeat("0", 32)
	fixed := example("How many orders were shipped last month?", "SELECT count(*) FROM orders WHERE shipped >= '2025-12-01'")
	relative := example("How many orders were shipped this year?", "SELECT count(*) FROM orders WHERE shipped >= date('now', 'start of year')")
	known := example("How many good customers are there?", "SELECT 1")
	known.Knowledge = "good is lost"
	a := about(t, later, first, moved, fixed, relative, known)
	for _, c := range []struct{ question, knowledge, want string }{
		{"How many customers are there?", "", later.SQL},
		{" HOW MANY customers are  there ??", "", later.SQL},
		{"How many customers are there not?", "", ""},
		{"How many customers are there", "something else", ""},
		{moved.Question, "", ""},
		{fixed.Question, "", ""},
		{relative.Question, "", relative.SQL},
		{known.Question, "Good is lost.", known.SQL},
		{known.Question, "", ""},
	} {
		if got, ok := a.Verified(c.question, c.knowledge); got.SQL != c.want || ok != (c.want != "") {
			t.Errorf("%s (%s): %q, want %q", c.question, c.knowledge, got.SQL, c.want)
		}
	}
	if _, ok := (*About)(nil).Verified("q", ""); ok {
		t.Error("nothing known verifies something")
	}
}
