package link_test

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

func misspelt() *link.Linker {
	people := schema.Column{Name: "last_name", Type: "TEXT", Profile: profileOf(3, 3, "Smith", "Meier", "Gonzalez")}
	country := schema.Column{Name: "country", Type: "TEXT", Profile: profileOf(3, 60, "Brazil", "Germany", "São Tomé")}
	secret := schema.Column{Name: "passport", Type: "TEXT", Masked: true}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "customers", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "INTEGER"}, people, country, secret}},
		{Name: "categories", Columns: []schema.Column{{Name: "id", Type: "INTEGER"}, {Name: "name", Type: "TEXT"}}},
		{Name: "store", Columns: []schema.Column{{Name: "id", Type: "INTEGER"}, {Name: "score", Type: "INTEGER"}}},
		{Name: "downtimes", Columns: []schema.Column{{Name: "minutes", Type: "INTEGER"}}},
	}}, nil))
}

func profileOf(distinct int64, rows int, texts ...string) *schema.Profile {
	p := &schema.Profile{Rows: rows, Distinct: distinct, Texts: map[string]string{}}
	for _, text := range texts {
		p.Texts[schema.Words(text)] = text
	}
	return p
}

func TestTypos(t *testing.T) {
	l := misspelt()
	for question, want := range map[string]string{
		"how many custmers are there?":               "custmers=customers",
		"how many customers are from Brasil?":        "Brasil=Brazil",
		"how many customers are from brasil":         "brasil=Brazil",
		"how many csutomers are from Germny":         "csutomers=customers Germny=Germany",
		"how many downtmes":                          "downtmes=downtimes",
		"total downtme of the store":                 "downtme=downtimes",
		"show all categroies":                        "categroies=categories",
		"show the avrage score":                      "avrage=average",
		"customers called Smyth":                     "Smyth=Smith?", // may be a name of its own
		"customers called Gonzales":                  "Gonzales=Gonzalez",
		"what is in the stroe":                       "stroe=store",
		"customers from Sao Tome":                    "Sao Tome=São Tomé",
		"how many customers are from Germany?":       "",
		"customers called \"Smyth\"":                 "", // in quotes
		"customers of type BRASIL":                   "", // a code
		"whose names contain the word brasil":        "", // a text
		"how many customers were shipped to Austria": "", // English, and a name that it knows
		"customers who costumed themselves":          "",
		"how many children have customers":           "", // could
		"the shore of the country":                   "",
		"show Brazili customers":                     "",
		"customers from Rio":                         "",
		"show the name of the cuontry?":              "cuontry=country", // without the mark
	} {
		prompt := l.Link(question, time.Now(), nil)
		var got []string
		for _, c := range prompt.Corrections {
			if question[c.Start:c.End] != c.Written {
				t.Errorf("%s: %q is at %q", question, c.Written, question[c.Start:c.End])
			}
			one := c.Written + "=" + c.Read
			if c.Unsure {
				one += "?"
			}
			got = append(got, one)
		}
		if joined := strings.Join(got, " "); joined != want {
			t.Errorf("%s: %q, not %q", question, joined, want)
		}
		for _, p := range prompt.Question {
			if p.Start < 0 || p.Start > p.End || p.End > len(question) {
				t.Errorf("%s: %q is at %d to %d", question, p.Text, p.Start, p.End)
			}
		}
	}
}

// A corrected question is linked as the right one is, and phrases are where the question has them.
func TestTyposLink(t *testing.T) {
	l := misspelt()
	right := l.Link("how many customers are from Brazil in 2020?", time.Now(), nil)
	wrong := l.Link("how many custmers are from Brasil in 2020?", time.Now(), nil)
	if right.String() != wrong.String() {
		t.Errorf("%s\nis not\n%s", wrong, right)
	}
	year := wrong.Question[len(wrong.Question)-2]
	if asked := "how many custmers are from Brasil in 2020?"; asked[year.Start:year.End] != "2020" {
		t.Errorf("the year is at %q", asked[year.Start:year.End])
	}
}

// A value that is looked up is no typo of one that the profile has.
func TestTyposOfValuesLookedUp(t *testing.T) {
	l := misspelt()
	question := "how many customers are from Brasil?"
	texts := l.Lookups(question, time.Now())
	if len(texts) == 0 || texts[0] != "Brasil" {
		t.Errorf("looked up: %q", texts)
	}
	country, _ := l.ColumnNamed("customers", "country")
	found := link.Cells{}
	found.Add(form.Cell{Column: country, Text: "Brasil"})
	if prompt := l.Link(question, time.Now(), found); len(prompt.Corrections) > 0 {
		t.Errorf("corrected: %v", prompt.Corrections)
	}
}

// A value that only rows far from what is asked for have is no place of those, where their own table has one that is
// spelt nearly so.
func TestValueThatStrays(t *testing.T) {
	key := func(column, table string) []schema.ForeignKey {
		return []schema.ForeignKey{{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}}
	}
	id := schema.Column{Name: "id", Type: "INTEGER"}
	reference := func(name string) schema.Column { return schema.Column{Name: name, Type: "INTEGER"} }
	text := func(name string, texts ...string) schema.Column {
		return schema.Column{Name: name, Type: "TEXT", Profile: profileOf(3, 60, texts...)}
	}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "customers", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, text("country", "Brazil", "Germany")}},
		{Name: "orders", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, reference("customer_id"), text("harbour", "Germeny")}, ForeignKeys: key("customer_id", "customers")},
		{Name: "lines", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, reference("order_id"), text("song", "Brasil")}, ForeignKeys: key("order_id", "orders")},
	}}, nil))
	for question, want := range map[string]string{
		"How many customers are in Brasil?":    "Brazil",
		"which customers come from brasil":     "Brazil",
		"How many customers bought Brasil?":    "",
		"How many lines are from Brasil?":      "",
		"How many songs are in Brasil?":        "",
		"How many customers are from Germeny?": "", // their orders are one join away
		"How many orders are from Brasil?":     "",
	} {
		got := ""
		for _, c := range l.Link(question, time.Now(), nil).Corrections {
			got += c.Read
		}
		if got != want {
			t.Errorf("%s: read as %q, not %q", question, got, want)
		}
	}
}
