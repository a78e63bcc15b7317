package link_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// helpdesk has two keys from one table to another, columns that hold the same texts, and a word that is a value in one
// table and a part of a name in another.
func helpdesk() *link.Linker {
	texts := func(values ...string) *schema.Profile {
		p := &schema.Profile{Rows: 9, Distinct: int64(len(values)), Texts: map[string]string{}}
		for _, v := range values {
			p.Texts[schema.Words(v)] = v
		}
		return p
	}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "staff", PrimaryKey: []string{"staff_id"}, Columns: []schema.Column{
			{Name: "staff_id", Type: "integer"},
			{Name: "first_name", Type: "text", Profile: texts("Nancy", "Olin")},
			{Name: "last_name", Type: "text", Profile: texts("Edwards", "Shivers")},
			{Name: "county", Type: "text", Profile: texts("Los Angeles", "Orange")},
			{Name: "city", Type: "text", Profile: texts("Los Angeles", "Pomona")}}},
		{Name: "problem", PrimaryKey: []string{"problem_id"}, ForeignKeys: []schema.ForeignKey{
			{Columns: []string{"closed_by_staff_id"}, RefTable: "staff", RefColumns: []string{"staff_id"}},
			{Columns: []string{"reported_by_staff_id"}, RefTable: "staff", RefColumns: []string{"staff_id"}},
		}, Columns: []schema.Column{
			{Name: "problem_id", Type: "integer"},
			{Name: "closed_by_staff_id", Type: "integer"},
			{Name: "reported_by_staff_id", Type: "integer"},
			{Name: "date_registered", Type: "date"},
			{Name: "attempt_count", Type: "integer"}}},
		{Name: "status", Columns: []schema.Column{{Name: "code", Type: "text", Profile: texts("Reported", "Closed")}}},
	}}, nil))
}

// said is the question's pieces with names in place of pointers.
func saidOf(p *form.Prompt) string {
	var out []string
	for _, piece := range p.QuestionPieces() {
		switch c, ok := p.ColumnOf(piece.Token); {
		case ok:
			out = append(out, "["+p.Columns[c].Name+"]")
		case piece.Token == "":
			out = append(out, piece.Text)
		default:
			out = append(out, string(piece.Token))
		}
	}
	return strings.Join(out, " ")
}

func TestMeanings(t *testing.T) {
	l := helpdesk()
	for question, want := range map[string]string{
		"staff in Los Angeles county":          "q staff T0 [first_name] ~ [last_name] ~ in V0 [county] [city] county [county] a",
		"staff of the city Los Angeles":        "q staff T0 [first_name] ~ [last_name] ~ of the city [city] V0 [city] [county] a",
		"first names of staff":                 "q first names [first_name] of staff T0 [last_name] ~ a",
		"problems reported after 2005":         "q problems T1 reported [reported_by_staff_id] ~ after year V0 [date_registered] ~ a",
		"problems with more than two attempts": "q problems T1 with more than digit V0 attempts [attempt_count] a",
		"problems by registration":             "q problems T1 by registration [date_registered] ~ a",
		"staff in the county of LA":            "q staff T0 [first_name] ~ [last_name] ~ in the county [county] of V0 [county] [city] a",
		"the problem number":                   "q the problem T1 number a",
	} {
		if got := saidOf(l.Link(question, time.Time{}, nil)); got != want {
			t.Errorf("%s\n\t%s, want\n\t%s", question, got, want)
		}
	}
}

// Of two keys between the same tables the one is joined by that the question names.
func TestNamedKey(t *testing.T) {
	l := helpdesk()
	for question, want := range map[string]string{
		"problems closed by Nancy":    "closed_by_staff_id",
		"problems reported by Nancy":  "reported_by_staff_id",
		"problems that Nancy reports": "reported_by_staff_id",
		"problems of Nancy":           "closed_by_staff_id", // the first
	} {
		p := l.Link(question, time.Time{}, nil)
		tokens := []form.Token{form.Select, p.ColumnToken(5), form.Where, p.ColumnToken(1), form.Equal, form.ValueToken(0)}
		query, err := form.Decode(tokens, p)
		if err != nil {
			t.Fatalf("%s: %v", question, err)
		}
		sql, err := sqltree.Print(dialects.SQLite, query)
		if err != nil || !strings.Contains(sql, want) {
			t.Errorf("%s: %s %v, want a join by %s", question, sql, err, want)
		}
		if again, err := form.Encode(query, p); err != nil || !slices.Equal(again, tokens) {
			t.Errorf("%s: written again: %v %v", question, again, err)
		}
	}
}

// A text is compared for equality with columns that hold it, or whose values are not all known.
func TestHolders(t *testing.T) {
	l := helpdesk()
	for _, c := range []struct {
		question string
		column   int
		takes    bool
	}{
		{"problems of Olin", 1, true},
		{"problems of Olin", 2, false},
		{"problems of Wilhelmina", 2, true}, // nothing is known to hold it
	} {
		p := l.Link(c.question, time.Time{}, nil)
		a := testnano.NewAutomaton(t, p, testnano.Vocabulary())
		n, end := a.Takes([]form.Token{form.Select, p.ColumnToken(5), form.Where, p.ColumnToken(c.column), form.Equal, form.ValueToken(0)})
		if got := n == 6 && end; got != c.takes {
			t.Errorf("%s: %s takes it: %v", c.question, p.Columns[c.column].Name, got)
		}
	}
	l.Profile(2).Sampled = true
	p := l.Link("problems of Olin", time.Time{}, nil)
	a := testnano.NewAutomaton(t, p, testnano.Vocabulary())
	if n, _ := a.Takes([]form.Token{form.Select, p.ColumnToken(5), form.Where, p.ColumnToken(2), form.Equal, form.ValueToken(0)}); n != 6 {
		t.Error("a column of which a sample is known may hold it")
	}
}

// A question for people is answered with their whole names, and never with the number of one.
func TestWholeNames(t *testing.T) {
	l := helpdesk()
	l.Schema.Tables[0].ForeignKeys = []schema.ForeignKey{{Columns: []string{"boss_id"}, RefTable: "staff", RefColumns: []string{"staff_id"}}}
	l.Schema.Tables[0].Columns = append(l.Schema.Tables[0].Columns, schema.Column{Name: "boss_id", Type: "integer"})
	l = link.NewLinker(form.NewCatalog(l.Schema, nil))
	for _, c := range []struct {
		question string
		tokens   func(p *form.Prompt) []form.Token
		want     string
	}{
		{"staff in Orange", func(p *form.Prompt) []form.Token { return []form.Token{form.Select, p.ColumnToken(1)} }, "SELECT first_name, last_name FROM staff"},
		{"staff in Orange", func(p *form.Prompt) []form.Token { return []form.Token{form.Select, p.ColumnToken(2)} }, "SELECT first_name, last_name FROM staff"},
		{"first names of staff", func(p *form.Prompt) []form.Token { return []form.Token{form.Select, p.ColumnToken(1)} }, "SELECT first_name FROM staff"},
		{"staff per name", func(p *form.Prompt) []form.Token {
			return []form.Token{form.Select, p.ColumnToken(1), form.Count, p.TableToken(0), form.Group, p.ColumnToken(1)}
		}, "SELECT first_name, last_name, count(*) FROM staff GROUP BY first_name, last_name"},
		{"staff of the same name", func(p *form.Prompt) []form.Token {
			return []form.Token{form.Select, p.ColumnToken(1), form.Count, p.TableToken(0), form.Group, p.ColumnToken(1)}
		}, "SELECT first_name, last_name, count(*) FROM staff GROUP BY first_name, last_name"},
		{"how many staff does each boss have", func(p *form.Prompt) []form.Token { // of one name there may be two
			return []form.Token{form.Select, form.Via, p.ColumnToken(5), p.ColumnToken(1), form.Count, p.TableToken(0), form.Group, form.Via, p.ColumnToken(5), p.ColumnToken(1)}
		}, "SELECT boss.first_name, boss.last_name, count(*) FROM staff JOIN staff AS boss ON staff.boss_id = boss.staff_id GROUP BY boss.first_name, boss.last_name, boss.staff_id"},
		{"staff but those in Orange", func(p *form.Prompt) []form.Token {
			return []form.Token{form.Select, p.ColumnToken(1), form.Except, form.Select, p.ColumnToken(1), form.Where, p.ColumnToken(3), form.Equal, form.ValueToken(0)}
		}, "SELECT first_name, last_name FROM staff EXCEPT SELECT first_name, last_name FROM staff WHERE county = 'Orange'"},
		{"staff but those in Orange", func(p *form.Prompt) []form.Token {
			return []form.Token{form.Select, p.ColumnToken(1), form.Except, form.Select, p.ColumnToken(3)}
		}, "SELECT first_name FROM staff EXCEPT SELECT county FROM staff"},
		{"who is the boss of Nancy", func(p *form.Prompt) []form.Token {
			return []form.Token{form.Select, p.ColumnToken(5), form.Where, p.ColumnToken(1), form.Equal, form.ValueToken(0)}
		}, "SELECT boss.first_name, boss.last_name FROM staff JOIN staff AS boss ON staff.boss_id = boss.staff_id WHERE staff.first_name = 'Nancy'"},
		{"who is the boss of Nancy", func(p *form.Prompt) []form.Token {
			return []form.Token{form.Select, form.Via, p.ColumnToken(5), p.ColumnToken(1), form.Where, p.ColumnToken(1), form.Equal, form.ValueToken(0)}
		}, "SELECT boss.first_name, boss.last_name FROM staff JOIN staff AS boss ON staff.boss_id = boss.staff_id WHERE staff.first_name = 'Nancy'"},
		{"who is the boss of the boss of Nancy", func(p *form.Prompt) []form.Token { // no name of the boss alone
			return []form.Token{form.Select, form.Via, p.ColumnToken(5), p.ColumnToken(5), form.Where, p.ColumnToken(1), form.Equal, form.ValueToken(0)}
		}, "SELECT boss.boss_id FROM staff JOIN staff AS boss ON staff.boss_id = boss.staff_id WHERE staff.first_name = 'Nancy'"},
		{"staff and who they report to", func(p *form.Prompt) []form.Token {
			return []form.Token{form.Select, p.ColumnToken(1), form.Via, p.ColumnToken(5), p.ColumnToken(1)}
		}, "SELECT staff.first_name, staff.last_name, boss.first_name, boss.last_name FROM staff JOIN staff AS boss ON staff.boss_id = boss.staff_id"},
		{"who has Nancy for a boss, first name alone", func(p *form.Prompt) []form.Token {
			return []form.Token{form.Select, p.ColumnToken(1), form.Where, form.Via, p.ColumnToken(5), p.ColumnToken(1), form.Equal, form.ValueToken(0)}
		}, "SELECT staff.first_name FROM staff JOIN staff AS boss ON staff.boss_id = boss.staff_id WHERE boss.first_name = 'Nancy'"},
		{"boss ids", func(p *form.Prompt) []form.Token { return []form.Token{form.Select, p.ColumnToken(5)} }, "SELECT boss_id FROM staff"},
	} {
		p := l.Link(c.question, time.Time{}, nil)
		query, err := form.Decode(c.tokens(p), p)
		if err != nil {
			t.Errorf("%s: %v", c.question, err)
			continue
		}
		if sql, err := sqltree.Print(dialects.SQLite, query); err != nil || sql != c.want {
			t.Errorf("%s: %s %v, want\n\t%s", c.question, sql, err, c.want)
		}
	}
}

// What happens at a time has a time, and a date.
func TestTimesByTheirVerbs(t *testing.T) {
	catalog := form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{{Name: "appointment", Columns: []schema.Column{
		{Name: "id", Type: "integer"}, {Name: "starts_at", Type: "timestamp"}, {Name: "hired_on", Type: "date"}, {Name: "looked_at", Type: "integer"}}}}}, nil)
	linker := link.NewLinker(catalog)
	for question, want := range map[string]string{
		"the start time of every appointment": "starts_at",
		"start dates of appointments":         "starts_at",
		"hired date of appointments":          "hired_on",
		"the looked time of appointments":     "",
	} {
		got := ""
		for _, s := range linker.Link(question, time.Now(), nil).Question {
			if len(s.Columns) > 0 && len(s.Tables) == 0 && !s.Partial {
				got += catalog.Columns[s.Columns[0]].Name
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
}

// A shortened name means its own word: cnt is a count, not what is current.
func TestCounts(t *testing.T) {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "department", Columns: []schema.Column{column("dept_name", "text"), column("desk_cnt", "integer")}},
		{Name: "employee", Columns: []schema.Column{column("first_name", "text"), column("annual_sal", "real")}},
	}}, nil))
	wantLinks(t, l, "current salary per desk", "current salary C3 ~ per desk C1")
}
