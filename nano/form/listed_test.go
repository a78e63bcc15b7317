package form_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
)

// holding is a column of texts in a table of so many rows.
func holding(name string, rows int, texts ...string) schema.Column {
	p := &schema.Profile{Rows: rows, Distinct: int64(len(texts)), Texts: map[string]string{}}
	for _, text := range texts {
		p.Texts[schema.Words(text)] = text
	}
	return schema.Column{Name: name, Type: "TEXT", Profile: p}
}

// payments is a catalog with a table of payments, whose columns are some, and one of their methods.
func payments(columns ...schema.Column) *form.Catalog {
	id := schema.Column{Name: "id", Type: "INTEGER"}
	s := &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "payment", PrimaryKey: []string{"id"}, Columns: append([]schema.Column{id, {Name: "method_id", Type: "INTEGER"}}, columns...),
			ForeignKeys: []schema.ForeignKey{{Columns: []string{"method_id"}, RefTable: "method", RefColumns: []string{"id"}}}},
		{Name: "method", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, holding("kind", 20, "card", "cash")}},
	}}
	return form.NewCatalog(s, nil).WithLists()
}

func listedOf(p *form.Prompt) (texts []string) {
	for _, token := range form.Lists() {
		if v, ok := p.ListedOf(token); ok {
			texts = append(texts, v.Text)
		}
	}
	slices.Sort(texts)
	return texts
}

// The schema lists the values of columns that have few, and no other's.
func TestLists(t *testing.T) {
	many := make([]string, 11)
	for i := range many {
		many[i] = strings.Repeat(string(rune('a'+i)), 3)
	}
	secret, key := holding("secret", 40, "spy", "mole"), holding("code", 40, "A1", "B2")
	secret.Masked = true
	c := payments(holding("status", 40, "succeeded", "failed"), holding("owner", 12, "Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus"),
		holding("region", 40, many...), holding("digits", 40, "1", "2"), holding("only", 40, "one"), holding("tiny", 8, "x", "y"),
		holding("long", 40, strings.Repeat("word ", 9), "short"), secret, key)
	p := form.NewPrompt(c)
	if got, want := fmt.Sprint(listedOf(p)), "[A1 B2 card cash failed short succeeded]"; got != want {
		t.Errorf("listed are %s, not %s", got, want)
	}
	line := p.String()
	for _, want := range []string{"status $ L", " succeeded ", " failed "} {
		if !strings.Contains(line, want) {
			t.Errorf("%q is not in %q", want, line)
		}
	}
	if plain := form.NewPrompt(form.NewCatalog(c.Schema, nil)).String(); strings.Contains(plain, "succeeded") {
		t.Errorf("a catalog without lists says %q", plain)
	}
}

// Where there are more values than pointers, the columns of fewest values have them; no column has some of its own
// only.
func TestListsAreBounded(t *testing.T) {
	var columns []schema.Column
	for i := range 20 {
		var texts []string
		for j := range 2 + i%4*2 {
			texts = append(texts, fmt.Sprintf("value %c %c", 'a'+i, 'a'+j))
		}
		columns = append(columns, holding(fmt.Sprintf("c%d", i), 90, texts...))
	}
	p := form.NewPrompt(payments(columns...)).Permute(3)
	listed := listedOf(p)
	if len(listed) > form.MaxListed || len(listed) < form.MaxListed-8 {
		t.Errorf("%d values are listed", len(listed))
	}
	for i, column := range columns {
		n := 0
		for _, text := range column.Profile.Texts {
			if slices.Contains(listed, text) {
				n++
			}
		}
		if n != 0 && n != len(column.Profile.Texts) || n == 0 && i%4 == 0 {
			t.Errorf("%d of %d values of column %d are listed", n, len(column.Profile.Texts), i)
		}
	}
}

// A value that the question does not say is written by its place in the list of its column, read back, and is in the
// grammar there alone.
func TestListedValues(t *testing.T) {
	c := payments(holding("status", 40, "succeeded", "failed"), holding("channel", 40, "web", "failed"))
	p := form.NewPrompt(c).Permute(5)
	automaton := testnano.NewAutomaton(t, p, testnano.Vocabulary())
	for _, sql := range []string{
		"SELECT count(*) FROM payment WHERE status = 'succeeded'",
		"SELECT count(*) FROM payment WHERE status <> 'failed' AND channel = 'failed'",
		"SELECT count(*) FROM payment JOIN method ON payment.method_id = method.id WHERE method.kind = 'card' OR payment.channel = 'web'",
	} {
		statement, err := parse.Parse(dialects.SQLite, sql)
		if err != nil {
			t.Fatal(err)
		}
		tokens, err := form.Encode(statement.Query, p)
		if err != nil {
			t.Errorf("%s: %v", sql, err)
			continue
		}
		if n, end := automaton.Takes(tokens); !end {
			t.Errorf("%v: the grammar takes %d tokens", tokens, n)
		}
		query, err := form.Decode(tokens, p)
		if err != nil {
			t.Errorf("%v: %v", tokens, err)
			continue
		}
		if again, err := form.Encode(query, p); err != nil || !slices.Equal(again, tokens) {
			written, _ := sqltree.Print(dialects.SQLite, query)
			t.Errorf("%v is read as %s, and written %v, %v", tokens, written, again, err)
		}
	}
	pointer := func(text, column string) form.Token {
		tokens := testnano.Tokens(p, "select count payment where "+column+" = V0")
		for _, token := range form.Lists() {
			v, ok := p.ListedOf(token)
			if of, _ := p.ColumnOf(tokens[len(tokens)-3]); ok && v.Text == text && v.HeldBy(of) {
				return token
			}
		}
		t.Fatalf("%s of %s has no pointer", text, column)
		return ""
	}
	for value, want := range map[form.Token]bool{pointer("web", "payment.channel"): false, pointer("succeeded", "payment.status"): true} {
		tokens := append(testnano.Tokens(p, "select count payment where payment.status ="), value)
		if _, end := automaton.Takes(tokens); end != want {
			t.Errorf("the grammar takes %v: %t", tokens, end)
		}
	}
	if _, err := form.Encode(mustParse(t, "SELECT count(*) FROM payment WHERE status = 'open'"), p); err == nil {
		t.Error("a value that is listed nowhere has a pointer")
	}
}

func mustParse(t *testing.T, sql string) *sqltree.Query {
	t.Helper()
	statement, err := parse.Parse(dialects.SQLite, sql)
	if err != nil {
		t.Fatal(err)
	}
	return statement.Query
}

// Values that are listed lose their links, others keep theirs, and the words stay.
func TestUnsaid(t *testing.T) {
	c := payments(holding("status", 40, "succeeded", "failed"))
	status, _ := c.ColumnNamed("payment", "status")
	failed := form.LiteralValue("Failed")
	failed.Cells = []form.Cell{{Column: status, Text: "failed"}}
	p := form.Ask(c, form.Question{
		Values: []form.Value{failed, form.LiteralValue("100")},
		Phrases: []form.Phrase{{Text: "", Value: 0, Columns: []int{status}}, {Text: "payments", Value: -1, Tables: []int{0}},
			{Text: "above", Value: -1}, {Text: "numeral", Value: 1}},
	})
	unsaid := p.Unsaid()
	question := ""
	for _, piece := range unsaid.QuestionPieces() {
		question += " " + piece.Text + string(piece.Token)
	}
	if want := " q failed payments " + string(unsaid.TableToken(0)) + " above numeral V0 a"; question != want {
		t.Errorf("the question is %q, not %q", question, want)
	}
	query := mustParse(t, "SELECT count(*) FROM payment WHERE status = 'failed' AND id > 100")
	said, err := form.Encode(query, p)
	if err != nil {
		t.Fatal(err)
	}
	listed, err := form.Encode(query, unsaid)
	if err != nil {
		t.Fatal(err)
	}
	const value, number = 6, 10 // places in "select count T0 where C2 = V0 and C0 > V1"
	if v, ok := unsaid.ListedOf(listed[value]); said[value] != "V0" || said[number] != "V1" || listed[number] != "V0" || !ok || v.Text != "failed" {
		t.Errorf("%v is said, %v listed", said, listed)
	}
}
