package form_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// expression is that of a select list.
func expression(t *testing.T, sql string) *sqltree.Expr {
	t.Helper()
	statement, err := parse.Parse(dialects.SQLite, "SELECT "+sql)
	if err != nil {
		t.Fatal(err)
	}
	return statement.Query.Body.(*sqltree.Select).Items[0].Expr
}

// A measure is written as what it is computed of, at its table's instance, with its filter.
func TestDecodeMeasures(t *testing.T) {
	measures := []form.Measure{
		{Table: "flight", Name: "takings", Of: expression(t, "price * seats"), Filter: expression(t, "late = 0")},
		{Table: "flight", Name: "fare", Of: expression(t, "sum(price) / sum(seats)"), Whole: true},
	}
	for _, c := range []struct{ form, want string }{
		{"select sum flight.takings", "SELECT sum(price * seats) AS takings FROM flight WHERE late = 0"},
		{"select flight.takings where flight.takings > n5", "SELECT price * seats AS takings FROM flight WHERE price * seats > 5 AND late = 0"},
		{"select employee.name sum flight.takings group employee.name order sum flight.takings desc limit n1",
			"SELECT employee.name, sum(flight.price * flight.seats) AS takings FROM employee JOIN flight ON flight.pilot_id = employee.id WHERE flight.late = 0 GROUP BY employee.name ORDER BY sum(flight.price * flight.seats) DESC LIMIT 1"},
		{"select airport.city sum flight.fare from flight airport on flight.origin_id airport.id group airport.city",
			"SELECT airport.city, sum(flight.price) / sum(flight.seats) AS fare FROM airport JOIN flight ON flight.origin_id = airport.id GROUP BY airport.city"},
		{"select employee.name group employee.name having sum flight.fare > n5",
			"SELECT employee.name FROM employee JOIN flight ON flight.pilot_id = employee.id GROUP BY employee.name HAVING sum(flight.price) / sum(flight.seats) > 5"},
		{"select max flight.fare", "SELECT sum(price) / sum(seats) AS fare FROM flight"},
		{"select max flight.takings", "SELECT max(price * seats) FROM flight WHERE late = 0"},
		{"select avg flight.fare", "SELECT sum(price) / sum(seats) AS fare FROM flight"},
		{"select flight where flight.price = n5", "SELECT * FROM flight WHERE price = 5"},
	} {
		prompt := form.NewPrompt(form.NewCatalog(testnano.Shop(dialects.SQLite), nil, measures...)).Permute(3)
		query, err := form.Decode(testnano.Tokens(prompt, c.form), prompt)
		if err != nil {
			t.Errorf("%s: %v", c.form, err)
			continue
		}
		if sql, err := sqltree.Print(dialects.SQLite, query); err != nil || sql != c.want {
			t.Errorf("%s:\n\t%s %v, want\n\t%s", c.form, sql, err, c.want)
		}
	}
	plain := testnano.Shop(dialects.SQLite)
	form.NewCatalog(plain, nil, measures...)
	if got, want := fmt.Sprint(plain), fmt.Sprint(testnano.Shop(dialects.SQLite)); got != want {
		t.Error("the schema that was given is changed")
	}
}

// What asks for single rows by a figure that is to be summed asks for its sum.
func TestSummed(t *testing.T) {
	prompt := form.NewPrompt(form.NewCatalog(testnano.Shop(dialects.SQLite), nil)).Permute(1)
	for given, want := range map[string]string{
		"select employee.name order flight.price desc limit n1":              "select employee.name group employee.name order sum flight.price desc limit n1",
		"select employee.name flight.price order flight.price desc limit n3": "select employee.name sum flight.price group employee.name order sum flight.price desc limit n3",
		"select employee.name where flight.price > n5":                       "select employee.name group employee.name having sum flight.price > n5",
		"select employee.name where flight.late = n1 and flight.price > n5":  "select employee.name where flight.late = n1 group employee.name having sum flight.price > n5",
		"select year employee.hired flight.price group year employee.hired":  "select year employee.hired sum flight.price group year employee.hired",
		"select flight.price": "select sum flight.price",
		"select flight.price order flight.price desc limit n1":                                  "",
		"select sum flight.price":                                                               "",
		"select employee.name where flight.price > n5 or flight.late = n1":                      "",
		"select flight order flight.price desc limit n1":                                        "",
		"select employee.name where employee.id in ( select flight.pilot_id )":                  "",
		"select employee.name sum flight.price group employee.name order sum flight.price desc": "",
	} {
		if want == "" {
			want = given
		}
		figure := testnano.Tokens(prompt, "flight.price")[0]
		if got := prompt.Summed(testnano.Tokens(prompt, given), figure); fmt.Sprint(got) != fmt.Sprint(testnano.Tokens(prompt, want)) {
			t.Errorf("%s: %v, want %s", given, got, want)
		}
	}
}

// Months that a query does not take from one year are distinguished by their years, and come in order.
func TestMonthsOfYears(t *testing.T) {
	const (
		several = "SELECT strftime('%Y-%m', hired), count(*) FROM employee GROUP BY strftime('%Y-%m', hired) ORDER BY strftime('%Y-%m', hired)"
		in2024  = "SELECT CAST(strftime('%m', hired) AS integer), count(*) FROM employee WHERE hired >= '2024-01-01' AND hired < '2025-01-01' GROUP BY CAST(strftime('%m', hired) AS integer)"
		written = "SELECT strftime('%Y-%m', hired), count(*) FROM employee WHERE hired >= '2024-01-01' AND hired < '2025-01-01' GROUP BY strftime('%Y-%m', hired) ORDER BY strftime('%Y-%m', hired)"
		since   = "SELECT strftime('%Y-%m', hired), count(*) FROM employee WHERE hired >= '2024-01-01' GROUP BY strftime('%Y-%m', hired) ORDER BY strftime('%Y-%m', hired)"
	)
	for _, c := range []struct {
		question, where string
		want            map[dialects.Dialect]string
	}{
		{"employees per month", "", map[dialects.Dialect]string{
			dialects.SQLite:   several,
			dialects.MySQL:    "SELECT date_format(hired, '%Y-%m'), count(*) FROM employee GROUP BY date_format(hired, '%Y-%m') ORDER BY date_format(hired, '%Y-%m')",
			dialects.Postgres: "SELECT to_char(hired, 'YYYY-MM'), count(*) FROM employee GROUP BY to_char(hired, 'YYYY-MM') ORDER BY to_char(hired, 'YYYY-MM')",
		}},
		{"which month had the most hires", "", map[dialects.Dialect]string{dialects.SQLite: several}},
		{"employees per month in 2024", "where employee.hired = V0", map[dialects.Dialect]string{dialects.SQLite: in2024}},
		{"employees per month in 2024", "", map[dialects.Dialect]string{dialects.SQLite: several}},
		{"employees per month since 2024", "where employee.hired >= V0", map[dialects.Dialect]string{dialects.SQLite: since}},
		{"employees in 2024, for each month as YYYY-MM", "where employee.hired = V0", map[dialects.Dialect]string{dialects.SQLite: written}},
		{"employees hired in 2024 by month (yyyy-mm)", "where employee.hired = V0", map[dialects.Dialect]string{dialects.SQLite: written}},
		{"in which month were most employees hired", "", map[dialects.Dialect]string{
			dialects.SQLite: "SELECT CAST(strftime('%m', hired) AS integer), count(*) FROM employee GROUP BY CAST(strftime('%m', hired) AS integer)"}},
	} {
		for d, sql := range c.want {
			prompt := link.NewLinker(form.NewCatalog(testnano.Shop(d), nil)).Link(c.question, time.Now(), nil)
			line := "select month employee.hired count employee " + c.where + " group month employee.hired"
			query, err := form.Decode(testnano.Tokens(prompt, line), prompt)
			if err != nil {
				t.Errorf("%s: %v", c.question, err)
				continue
			}
			if got, err := sqltree.Print(d, query); err != nil || got != sql {
				t.Errorf("%s, %s:\n\t%s %v, want\n\t%s", c.question, d, got, err, sql)
			}
		}
	}
}

// Lengths, weights and volumes of a question are compared in the unit that a column's name or comment says.
func TestScales(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "model", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"}, {Name: "weight_g", Type: "integer"},
			{Name: "width", Type: "integer", Comment: "in millimetres"}, {Name: "height", Type: "integer"}}},
	}}, nil))
	for _, c := range [][3]string{
		{"models over 50 kg", "weight_g > V0", "weight_g > 50000"},
		{"models over 2.5 kilograms", "weight_g > V0", "weight_g > 2500"},
		{"models of between 2 and 5 kg", "weight_g between V0 V1", "weight_g BETWEEN 2000 AND 5000"},
		{"models over 800 grams", "weight_g > V0", "weight_g > 800"},
		{"models wider than 1.2 m", "width > V0", "width > 1200"},
		{"models over 50 kg", "width > V0", "width > 50"},
		{"models taller than 2 m", "height > V0", "height > 2"}, // nobody says in what
	} {
		p := linker.Link(c[0], time.Now(), nil)
		tokens := testnano.Tokens(p, "select model.id where model."+c[1])
		query, err := form.Decode(tokens, p)
		if err != nil {
			t.Errorf("%s: %v", c[0], err)
			continue
		}
		if sql, err := sqltree.Print(dialects.SQLite, query); err != nil || sql != "SELECT id FROM model WHERE "+c[2] {
			t.Errorf("%s: %s %v, want %s", c[0], sql, err, c[2])
		}
		if again, err := form.Encode(query, p); err != nil || fmt.Sprint(again) != fmt.Sprint(tokens) {
			t.Errorf("%s: %v %v comes back", c[0], again, err)
		}
	}
}
