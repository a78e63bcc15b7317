package link_test

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Words that columns hold, and that mean something else where they stand.
func TestWordsThatAreMeantOtherwise(t *testing.T) {
	texts := func(name string, values ...string) schema.Column {
		return schema.Column{Name: name, Type: "text", Profile: profileOf(int64(len(values)), 90, values...)}
	}
	numbers := func(name string, distinct int64, least, most string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 90, Distinct: distinct, Min: least, Max: most, Nulls: 0.2}}
	}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "guests", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{{Columns: []string{"sales_rep_id"}, RefTable: "staff", RefColumns: []string{"id"}}},
			Columns: []schema.Column{numbers("id", 90, "1", "90"), numbers("sales_rep_id", 3, "1", "9"), texts("sex", "male", "female"), texts("berth", "16", "77"), numbers("class", 3, "1", "3")}},
		{Name: "staff", PrimaryKey: []string{"id"}, Columns: []schema.Column{numbers("id", 9, "1", "9"), texts("rank", "Sales Rep", "Clerk"), texts("phone", "Home", "Work")}},
		{Name: "invoices", PrimaryKey: []string{"id"}, Columns: []schema.Column{numbers("id", 90, "1", "900"), texts("kind", "TV Show", "Movie", "Clip"), texts("phase", "gas", "liquid"),
			texts("genres", "TV Shows", "Kids, TV Shows", "Drama, Kids", "Kids, Comedy")}},
	}}, nil))
	for question, want := range map[string]string{
		"guests under 16":               "guests T0 under numeral V0",
		"guests between 16 and 77":      "guests T0 between numeral V0 and numeral V1",
		"guests of berth 16":            "guests T0 of berth C3 numeral V0 C3",
		"the kind of invoice 77":        "the kind C9 of invoice T2 numeral V0",
		"the kind of invoice number 77": "the kind C9 of invoice T2 number numeral V0",
		"guests with no sales rep":      "guests T0 with no sales rep C1 ~",
		"guests of the sales rep":       "guests T0 of the V0 C6",
		"how many guests work for us":   "how many guests T0 work for us",
		"invoices by their work phone":  "invoices T2 by their work V0 C7 phone C7",
		"women among the guests":        "women V0 C2 among the guests T0",
		"boys":                          "boys V0 C2",
		"guests in first class":         "guests T0 in digit V0 C4",
		"invoices that are gases":       "invoices T2 that are gases V0 C10",
		"how many TV shows are there":   "how many V0 C9 are there",
	} {
		wantLinks(t, l, question, want)
	}
}

// Tables without rows are not meant, unless their whole name is said and nothing else is called so; nor are columns by
// words that ask.
func TestEmptyTables(t *testing.T) {
	column := func(name string, rows int) schema.Column {
		return schema.Column{Name: name, Type: "text", Profile: &schema.Profile{Rows: rows, Distinct: int64(rows), Nulls: 0}}
	}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "users", Columns: []schema.Column{column("country", 90), column("name", 90)}},
		{Name: "tools", Columns: []schema.Column{column("country", 0), column("how", 0), column("license", 0)}},
		{Name: "user_imports", Columns: []schema.Column{column("status", 0)}},
		{Name: "filters", Columns: []schema.Column{column("how", 9), column("what", 9)}},
	}}, nil))
	for question, want := range map[string]string{
		"users by country":            "users T0 C1 ~ by country C0",
		"how many users":              "how many users T0 C1 ~",
		"what is the license":         "what is the license",
		"tools by license":            "tools T1 by license C4",
		"what is the status":          "what is the status",
		"status of the user imports":  "status C5 of the user imports T2",
		"what the how of a filter is": "what the how of a filter T3 is",
	} {
		wantLinks(t, l, question, want)
	}
}

// People of a country have its nationality, and the highest paid are no payments that were paid.
func TestNationalsAndPaid(t *testing.T) {
	texts := func(name string, some ...string) schema.Column { return testnano.Text(name, int64(len(some)), some...) }
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "guests", Columns: []schema.Column{texts("nationality", "Italian", "Spanish", "British")}},
		{Name: "staff", Columns: []schema.Column{texts("name", "Ann"), testnano.Number("salary")}},
		{Name: "payments", Columns: []schema.Column{texts("status", "paid", "failed")}},
	}}, nil))
	for question, want := range map[string]string{"guests from Italy": "Italian", "guests from Spain": "Spanish", "guests from Great Britain": "British", "guests from Atlantis": "",
		"highest paid staff": "", "paid payments": "paid"} {
		p := l.Link(question, time.Now(), nil)
		held := ""
		for _, v := range p.Values {
			for _, c := range v.Cells {
				held = c.Text
			}
		}
		if held != want {
			t.Errorf("%s: %q, want %q", question, held, want)
		}
	}
}
