package form_test

import (
	"errors"
	"fmt"
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
	"github.com/sqlagent/sqlagent/nano/link"
)

func TestForm(t *testing.T) {
	prompt := form.NewPrompt(form.NewCatalog(testnano.Shop(dialects.SQLite), nil)).Permute(1)
	values := []form.Value{{Text: "Ann"}, {Text: "100", Number: "100"}, {Text: "Rome"}, {Text: "Oslo"}, {Text: "2013", Number: "2013"}}
	prompt.Values = values
	for _, c := range []struct{ sql, form string }{
		{"SELECT count(*) FROM employee", "select count employee"},
		{"SELECT count(id) FROM employee", "select count employee"},
		{"SELECT * FROM employee", "select employee"},
		{"SELECT DISTINCT city FROM airport", "select distinct airport.city"},
		{"SELECT b.name FROM employee e JOIN employee b ON e.boss_id = b.id WHERE e.name = 'Ann'",
			"select via employee.boss_id employee.name where employee.name = V0"},
		{"SELECT b.name, count(*) FROM employee e, employee b WHERE b.id = e.boss_id GROUP BY b.id HAVING count(*) > 3 ORDER BY count(*) DESC LIMIT 1",
			"select via employee.boss_id employee.name count employee group via employee.boss_id employee.id having count employee > n3 order count employee desc limit n1"},
		{"SELECT f.price FROM flight f JOIN airport a ON f.origin_id = a.id JOIN airport b ON f.target_id = b.id WHERE a.city = 'Rome' AND b.city = 'Oslo'",
			"select flight.price where via flight.origin_id airport.city = V2 and via flight.target_id airport.city = V3"},
		{"SELECT f.price FROM flight f JOIN airport a ON f.origin_id = a.id WHERE a.city = 'Rome'",
			"select flight.price where airport.city = V2"},
		{"SELECT f.price FROM flight f JOIN airport a ON f.target_id = a.id WHERE a.city = 'Rome'",
			"select flight.price on airport.id flight.target_id where airport.city = V2"},
		{"SELECT city, count(*) FROM airport JOIN flight ON origin_id = airport.id GROUP BY city",
			"select airport.city count flight group airport.city"},
		{"SELECT name FROM employee WHERE (name = 'Ann' OR name LIKE '%Rome%') AND NOT (id > 5 OR boss_id IS NULL)",
			"select employee.name where ( employee.name = V0 or employee.name has V2 ) and employee.id <= n5 and employee.boss_id not null"},
		{"SELECT name FROM employee WHERE id >= 1 AND id <= 9", "select employee.name where employee.id between n1 n9"},
		{"SELECT name FROM employee WHERE 1 <= id AND 9 >= id", "select employee.name where employee.id between n1 n9"},
		{"SELECT name FROM employee WHERE 9 >= id AND 1 <= id", "select employee.name where employee.id <= n9 and employee.id >= n1"},
		{"SELECT name FROM employee WHERE id NOT IN (SELECT pilot_id FROM flight WHERE price > 100)",
			"select employee.name where employee.id not in ( select flight.pilot_id where flight.price > V1 )"},
		{"SELECT name FROM employee WHERE name IN ('Ann', 'Rome')",
			"select employee.name where employee.name = V0 or employee.name = V2"},
		{"SELECT sum(price * seats) FROM flight", "select sum times flight.price flight.seats"},
		{"SELECT avg(CASE WHEN price > 100 OR seats IS NULL THEN 100.0 ELSE 0 END) FROM flight", "select avg ( flight.price > V1 or flight.seats null )"},
		{"SELECT a.city, avg(CASE WHEN e.name = 'Ann' THEN 100.0 ELSE 0 END) FROM flight f JOIN airport a ON f.origin_id = a.id JOIN employee e ON f.pilot_id = e.id GROUP BY a.city",
			"select airport.city avg ( employee.name = V0 ) group airport.city"},
		{"SELECT max(price) - min(price) FROM flight", "select minus max flight.price min flight.price"},
		{"SELECT avg(n) FROM (SELECT count(*) AS n FROM flight GROUP BY pilot_id) AS t",
			"avg ( select count flight group flight.pilot_id )"},
		{"SELECT strftime('%Y', hired) AS y, count(*) FROM employee GROUP BY y ORDER BY 1",
			"select year employee.hired count employee group year employee.hired order year employee.hired asc"},
		{"SELECT name FROM employee WHERE strftime('%Y', hired) = '2013'",
			"select employee.name where year employee.hired = V4"},
		{"SELECT price FROM flight WHERE price > (SELECT avg(price) FROM flight) ORDER BY price LIMIT 2 OFFSET 1",
			"select flight.price where flight.price > ( select avg flight.price ) order flight.price asc limit n2 offset n1"},
		{"SELECT name FROM employee EXCEPT SELECT name FROM employee JOIN flight ON pilot_id = employee.id",
			"select employee.name except select employee.name from flight"},
	} {
		want := testnano.Tokens(prompt, c.form)
		statement, err := parse.Parse(dialects.SQLite, c.sql)
		if err != nil {
			t.Fatal(err)
		}
		got, err := form.Encode(statement.Query, prompt)
		if err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s\n\t%v %v, want\n\t%v", c.sql, got, err, want)
			continue
		}
		for _, d := range []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres} {
			same := form.NewPrompt(form.NewCatalog(testnano.Shop(d), nil)).Permute(1)
			same.Values = values
			query, err := form.Decode(got, same)
			if err != nil {
				t.Errorf("%s: %v", c.form, err)
				continue
			}
			sql, err := sqltree.Print(d, query)
			if err != nil {
				t.Errorf("%s: %v", c.form, err)
				continue
			}
			t.Logf("%-8s %s", d, sql)
			parsed, err := parse.Parse(d, sql)
			if err != nil {
				t.Errorf("%s: %v", sql, err)
				continue
			}
			again, err := form.Encode(parsed.Query, same)
			if d == dialects.SQLite && (err != nil || fmt.Sprint(again) != fmt.Sprint(want)) {
				t.Errorf("%s: %s\n\t%v %v", d, sql, again, err)
			}
		}
	}
}

// What a dialect refuses, or means otherwise, is written in another way there.
func TestDialects(t *testing.T) {
	for _, c := range []struct {
		form                    string
		sqlite, mysql, postgres string
	}{
		{"select employee.name order employee.hired desc limit n1",
			"SELECT name FROM employee ORDER BY hired DESC LIMIT 1",
			"SELECT name FROM employee ORDER BY hired DESC LIMIT 1",
			"SELECT name FROM employee ORDER BY hired DESC NULLS LAST LIMIT 1"},
		{"select employee.name order employee.hired asc limit n1",
			"SELECT name FROM employee ORDER BY hired NULLS LAST LIMIT 1",
			"SELECT name FROM employee ORDER BY hired IS NULL, hired LIMIT 1",
			"SELECT name FROM employee ORDER BY hired LIMIT 1"},
		{"select employee.name order employee.id asc limit n1", // a key is never NULL
			"SELECT name FROM employee ORDER BY id LIMIT 1",
			"SELECT name FROM employee ORDER BY id LIMIT 1",
			"SELECT name FROM employee ORDER BY id LIMIT 1"},
		{"select airport.city group airport.city order count airport desc limit n1",
			"SELECT city FROM airport GROUP BY city ORDER BY count(*) DESC LIMIT 1",
			"SELECT city FROM airport GROUP BY city ORDER BY count(*) DESC LIMIT 1",
			"SELECT city FROM airport GROUP BY city ORDER BY count(*) DESC LIMIT 1"},
		{"select distinct employee.name order employee.hired desc",
			"SELECT DISTINCT name FROM employee ORDER BY hired DESC",
			"SELECT name FROM employee GROUP BY name ORDER BY max(hired) DESC",
			"SELECT name FROM employee GROUP BY name ORDER BY max(hired) DESC"},
		{"select distinct employee.name order employee.name asc",
			"SELECT DISTINCT name FROM employee ORDER BY name",
			"SELECT DISTINCT name FROM employee ORDER BY name",
			"SELECT DISTINCT name FROM employee ORDER BY name"},
		{"select airport.city where airport.id in ( select flight.target_id limit n3 )",
			"SELECT city FROM airport WHERE id IN (SELECT target_id FROM flight LIMIT 3)",
			"SELECT city FROM airport WHERE id IN (SELECT * FROM (SELECT target_id FROM flight LIMIT 3) AS those)",
			"SELECT city FROM airport WHERE id IN (SELECT target_id FROM flight LIMIT 3)"},
		{"count ( select distinct flight.id airport.id )",
			"SELECT count(*) FROM (SELECT DISTINCT flight.id, airport.id AS id_2 FROM airport JOIN flight ON flight.origin_id = airport.id) AS answers",
			"SELECT count(*) FROM (SELECT DISTINCT flight.id, airport.id AS id_2 FROM airport JOIN flight ON flight.origin_id = airport.id) AS answers",
			"SELECT count(*) FROM (SELECT DISTINCT flight.id, airport.id AS id_2 FROM airport JOIN flight ON flight.origin_id = airport.id) AS answers"},
		{"count ( select airport.id airport )",
			"SELECT count(*) FROM (SELECT airport.* FROM airport) AS answers",
			"SELECT count(*) FROM (SELECT airport.* FROM airport) AS answers",
			"SELECT count(*) FROM (SELECT airport.* FROM airport) AS answers"},
		{"select airport group airport.city",
			"SELECT * FROM airport GROUP BY city",
			"SELECT * FROM airport GROUP BY city, id",
			"SELECT * FROM airport GROUP BY city, id"},
		{"select airport count flight group airport.id", // which all else of it depends on
			"SELECT airport.*, count(*) FROM airport JOIN flight ON flight.origin_id = airport.id GROUP BY airport.id",
			"SELECT airport.*, count(*) FROM airport JOIN flight ON flight.origin_id = airport.id GROUP BY airport.id",
			"SELECT airport.*, count(*) FROM airport JOIN flight ON flight.origin_id = airport.id GROUP BY airport.id"},
		{"select div sum flight.price count flight", // a quotient is not cut
			"SELECT 1.0 * sum(price) / count(*) FROM flight",
			"SELECT sum(price) / count(*) FROM flight",
			"SELECT 1.0 * sum(price) / count(*) FROM flight"},
		{"select note.mood where note.mood starts V0",
			"SELECT mood FROM note WHERE mood LIKE 'PG%'",
			"SELECT mood FROM note WHERE mood LIKE 'PG%'",
			"SELECT mood FROM note WHERE CAST(mood AS text) ILIKE 'PG%'"},
	} {
		for d, want := range map[dialects.Dialect]string{dialects.SQLite: c.sqlite, dialects.MySQL: c.mysql, dialects.Postgres: c.postgres} {
			s := testnano.Shop(d)
			s.Tables[3].Columns = append(s.Tables[3].Columns, schema.Column{Name: "mood", Type: "enum('PG', 'R')"})
			prompt := form.NewPrompt(form.NewCatalog(s, nil))
			prompt.Values = []form.Value{{Text: "PG"}}
			query, err := form.Decode(testnano.Tokens(prompt, c.form), prompt)
			if err != nil {
				t.Errorf("%s: %v", c.form, err)
				continue
			}
			if sql, err := sqltree.Print(d, query); err != nil || sql != want {
				t.Errorf("%s\n\t%s %v, want\n\t%s", d, sql, err, want)
			}
		}
	}
}

// What Decode writes in a way of its own, or of a dialect's, Encode reads as it was.
func TestReadAgain(t *testing.T) {
	day := func(d int) *english.Period {
		from := time.Date(2013, 3, d, 0, 0, 0, 0, time.UTC)
		return &english.Period{From: from, To: from.AddDate(0, 0, 1)}
	}
	for _, d := range []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres} {
		s := testnano.Shop(d)
		s.Tables[3].Columns = append(s.Tables[3].Columns, schema.Column{Name: "mood", Type: "enum('PG', 'R')"}, schema.Column{Name: "written", Type: "timestamp"})
		prompt := form.NewPrompt(form.NewCatalog(s, nil))
		prompt.Values = []form.Value{{Text: `50%_!\`}, {Text: "March 5, 2013", Period: day(5)}, {Text: "March 9, 2013", Period: day(9)}}
		for _, written := range []string{
			"select note.body where note.body has V0 and note.body starts V0 or note.body not ends V0 and note.body like V0",
			"select note.body where note.mood starts V0 or note.written has V0",
			"select employee.name where employee.hired != V1 and employee.name starts V0",
			"select employee.name where employee.hired between V1 V2 or employee.hired = V1",
			"select employee.boss_id group employee.boss_id having max employee.hired != V1",
			"select airport.city where airport.id not in ( select flight.target_id limit n3 )",
			"select employee via flight.pilot_id employee.name",
			"select flight via flight.target_id airport.city airport",
			"select div max flight.price min flight.price times flight.price flight.id",
		} {
			want := testnano.Tokens(prompt, written)
			query, err := form.Decode(want, prompt)
			if err != nil {
				t.Fatal(err)
			}
			sql, _ := sqltree.Print(d, query)
			if got, err := form.Encode(query, prompt); fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("%s: %s\n\t%s %v, want\n\t%s", d, sql, prompt.Words(got), err, prompt.Words(want))
			}
		}
	}
}

// NULLs stay out of what NOT IN asks, of joined tables and of each side of a set operation too.
func TestNotInLeavesNullsOut(t *testing.T) {
	prompt := form.NewPrompt(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	for written, want := range map[string]int{
		"select airport.city where airport.id not in ( select flight.target_id )":                                                           1,
		"select airport.city where airport.id not in ( select flight.target_id where employee.boss_id null )":                               1,
		"select airport.city where airport.id in ( select flight.target_id where employee.boss_id null )":                                   0,
		"select airport.city where airport.id not in ( select flight.target_id union select flight.origin_id where employee.boss_id null )": 2,
		"select airport.city where airport.id not in ( select airport.id where flight.price > n1 )":                                         0,
	} {
		query, err := form.Decode(testnano.Tokens(prompt, written), prompt)
		if err != nil {
			t.Errorf("%s: %v", written, err)
			continue
		}
		sql, err := sqltree.Print(dialects.SQLite, query)
		if n := strings.Count(sql, "IS NOT NULL"); n != want || err != nil {
			t.Errorf("%s: %s (%v), want %d conditions", written, sql, err, want)
		}
	}
}

// Keys make columns equal, through others too.
func TestEquated(t *testing.T) {
	c := form.NewCatalog(testnano.Shop(dialects.SQLite), nil)
	for _, e := range []struct {
		a, b string
		want bool
	}{
		{"flight.origin_id", "flight.target_id", true}, {"flight.pilot_id", "employee.boss_id", true}, {"airport.id", "employee.id", false},
		{"airport.id", "flight.price", false}, {"note.body", "flight.price", false}, {"flight.price", "flight.price", false},
	} {
		column := func(name string) int {
			table, column, _ := strings.Cut(name, ".")
			i, _ := c.ColumnNamed(table, column)
			return i
		}
		if got := c.Equated(column(e.a), column(e.b)); got != e.want {
			t.Errorf("%s and %s: %v", e.a, e.b, got)
		}
	}
}

// Of two tables with one name in two schemas the later has an alias.
func TestTablesOfOneName(t *testing.T) {
	column := func(name string) schema.Column { return schema.Column{Name: name, Type: "integer"} }
	key := []schema.ForeignKey{{Columns: []string{"id"}, RefTable: "hr.person", RefColumns: []string{"id"}}}
	prompt := form.NewPrompt(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "hr.person", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id"), column("name")}},
		{Name: "sales.person", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id"), column("quota")}, ForeignKeys: key},
	}}, nil))
	for written, want := range map[string]string{
		"select C1 C3":                "SELECT person.name, sales_person.quota FROM hr.person JOIN sales.person AS sales_person ON sales_person.id = person.id",
		"select C1 T1 where C0 = n1":  "SELECT person.name, sales_person.* FROM hr.person JOIN sales.person AS sales_person ON sales_person.id = person.id WHERE person.id = 1",
		"select T1 count T0 group C2": "SELECT sales_person.*, count(*) FROM hr.person JOIN sales.person AS sales_person ON sales_person.id = person.id GROUP BY sales_person.id",
		"select C3":                   "SELECT quota FROM sales.person",
	} {
		query, err := form.Decode(testnano.Tokens(prompt, written), prompt)
		if err != nil {
			t.Fatal(err)
		}
		sql, err := sqltree.Print(dialects.Postgres, query)
		if again, _ := form.Encode(query, prompt); err != nil || sql != want || fmt.Sprint(again) != fmt.Sprint(testnano.Tokens(prompt, written)) {
			t.Errorf("%s: %s %v %v, want %s", written, sql, err, again, want)
		}
	}
}

// PostgreSQL's money is counted with as a number, wherever it is; elsewhere it is one.
func TestMoney(t *testing.T) {
	for d, price := range map[dialects.Dialect]string{dialects.Postgres: "CAST(price AS numeric)", dialects.SQLite: "price"} {
		prompt := form.NewPrompt(form.NewCatalog(&schema.Schema{Dialect: d, Tables: []schema.Table{
			{Name: "item", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"}, {Name: "price", Type: "money"}}},
		}}, nil))
		for written, want := range map[string]string{
			"select avg C1": "SELECT avg(PRICE) FROM item",
			"select C0 where C1 > ( select avg C1 ) order C1 desc": "SELECT id FROM item WHERE PRICE > (SELECT avg(PRICE) FROM item) ORDER BY PRICE DESC",
			"select max C1 where C1 >= n5":                         "SELECT max(PRICE) FROM item WHERE PRICE >= 5",
			"select C1 count T0 group C1":                          "SELECT PRICE, count(*) FROM item GROUP BY PRICE",
		} {
			query, err := form.Decode(testnano.Tokens(prompt, written), prompt)
			if err != nil {
				t.Fatal(err)
			}
			sql, err := sqltree.Print(d, query)
			if want := strings.ReplaceAll(want, "PRICE", price); err != nil || sql != want {
				t.Errorf("%s: %s %v, want %s", written, sql, err, want)
			}
			if again, err := form.Encode(query, prompt); err != nil || fmt.Sprint(again) != fmt.Sprint(testnano.Tokens(prompt, written)) {
				t.Errorf("%s: %v %v comes back", written, again, err)
			}
		}
	}
}

// Of a column of cents a hundredth is given and compared where the question speaks of a currency's main unit. Units of
// products, quotients and differences are those of their operands.
func TestCents(t *testing.T) {
	catalog := form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "line", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"}, {Name: "fee_cents", Type: "integer"},
			{Name: "qty", Type: "integer"}, {Name: "paid_cents", Type: "integer"}, {Name: "deposit", Type: "integer"}}},
	}}, nil)
	for written, want := range map[string]string{
		"select C1":                        "SELECT fee_cents / 100.0 FROM line",
		"select sum C1":                    "SELECT sum(fee_cents) / 100.0 FROM line",
		"select count distinct C1":         "SELECT count(DISTINCT fee_cents) FROM line",
		"select C0 where C1 > V0":          "SELECT id FROM line WHERE fee_cents / 100.0 > 20",
		"select C0 where C1 > C3":          "SELECT id FROM line WHERE fee_cents / 100.0 > paid_cents / 100.0",
		"select C0 where C4 > V0":          "SELECT id FROM line WHERE deposit > 20",
		"select sum times C1 C2":           "SELECT sum(fee_cents * qty) / 100.0 FROM line",
		"select minus C1 C3":               "SELECT (fee_cents - paid_cents) / 100.0 FROM line",
		"select minus C1 C4":               "SELECT fee_cents / 100.0 - deposit FROM line",
		"select minus C4 C1":               "SELECT deposit - fee_cents / 100.0 FROM line",
		"select div C3 C1":                 "SELECT 1.0 * paid_cents / fee_cents FROM line",
		"select div sum C1 count T0":       "SELECT 1.0 * sum(fee_cents) / count(*) / 100.0 FROM line",
		"select C2 sum C1 group C2":        "SELECT qty, sum(fee_cents) / 100.0 FROM line GROUP BY qty",
		"select C1 count T0 group C1":      "SELECT fee_cents / 100.0, count(*) FROM line GROUP BY fee_cents / 100.0",
		"select C0 order C1 desc limit n3": "SELECT id FROM line ORDER BY fee_cents / 100.0 DESC NULLS LAST LIMIT 3",
	} {
		prompt := form.Ask(catalog, form.Question{Units: english.MainUnits, Says: func(string) bool { return false }, Values: []form.Value{{Text: "20", Number: "20"}}})
		query, err := form.Decode(testnano.Tokens(prompt, written), prompt)
		if err != nil {
			t.Fatal(err)
		}
		if sql, err := sqltree.Print(dialects.Postgres, query); err != nil || sql != want {
			t.Errorf("%s: %s %v, want %s", written, sql, err, want)
		}
		if again, err := form.Encode(query, prompt); err != nil || fmt.Sprint(again) != fmt.Sprint(testnano.Tokens(prompt, written)) {
			t.Errorf("%s: %v %v comes back", written, again, err)
		}
	}
}

func TestNoPlace(t *testing.T) {
	prompt := form.NewPrompt(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	var misfit *form.FormError
	var value *form.ValueError
	for _, c := range []struct {
		sql string
		as  any
	}{
		{"SELECT name FROM employee LEFT JOIN flight ON pilot_id = employee.id", &misfit},
		{"SELECT body FROM note, airport", &misfit},
		{"SELECT upper(name) FROM employee", &misfit},
		{"SELECT a.name FROM employee a JOIN employee b ON a.name = b.name", &misfit},
		{"SELECT name FROM employee e WHERE EXISTS (SELECT 1 FROM flight WHERE pilot_id = e.id AND price > e.boss_id)", &misfit},
		{"SELECT name FROM employee e WHERE EXISTS (SELECT 1 FROM flight WHERE pilot_id = e.id GROUP BY pilot_id)", &misfit},
		{"SELECT name FROM employee e WHERE EXISTS (SELECT 1 FROM flight WHERE price > 5)", &misfit},
		{"SELECT name FROM employee e WHERE NOT EXISTS (SELECT 1 FROM flight WHERE pilot_id = e.boss_id)", &misfit}, // NULL
		{"WITH a AS (SELECT 1) SELECT * FROM a", &misfit},
		{"SELECT name FROM employee WHERE name = 'Bob'", &value},
	} {
		statement, err := parse.Parse(dialects.SQLite, c.sql)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := form.Encode(statement.Query, prompt); !errors.As(err, c.as) {
			t.Errorf("%s: %v, %v", c.sql, got, err)
		}
	}
}

func TestPeriods(t *testing.T) {
	date := func(s string) time.Time {
		d, err := time.Parse(time.DateOnly, s)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	prompt := form.NewPrompt(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	prompt.Values = []form.Value{
		{Text: "March 2013", Period: &english.Period{From: date("2013-03-01"), To: date("2013-04-01")}},
		{Text: "2014", Number: "2014", Period: &english.Period{From: date("2014-01-01"), To: date("2015-01-01")}},
		{Text: "March 1, 2013", Period: &english.Period{From: date("2013-03-01"), To: date("2013-03-02")}},
	}
	for written, want := range map[string]string{
		"employee.hired = V0":          "hired >= '2013-03-01' AND hired < '2013-04-01'",
		"employee.hired != V0":         "hired < '2013-03-01' OR hired >= '2013-04-01'",
		"employee.hired < V0":          "hired < '2013-03-01'",
		"employee.hired <= V0":         "hired < '2013-04-01'",
		"employee.hired > V0":          "hired >= '2013-04-01'",
		"employee.hired >= V1":         "hired >= '2014-01-01'",
		"employee.hired > V2":          "hired > '2013-03-01'",
		"employee.hired = V2":          "hired >= '2013-03-01' AND hired < '2013-03-02'",
		"employee.hired between V0 V1": "hired >= '2013-03-01' AND hired < '2015-01-01'",
		"year employee.hired = V1":     "CAST(strftime('%Y', hired) AS integer) = 2014",
	} {
		query, err := form.Decode(testnano.Tokens(prompt, "select employee.name where "+written), prompt)
		if err != nil {
			t.Fatal(err)
		}
		sql, err := sqltree.Print(dialects.SQLite, query)
		if _, where, _ := strings.Cut(sql, " WHERE "); err != nil || !strings.EqualFold(where, want) {
			t.Errorf("%s: %s %v, want %s", written, where, err, want)
		}
	}
}

// The time between two dates is in the unit that the question says, in each dialect, and comes back from what people
// write.
func TestSpans(t *testing.T) {
	for d, of := range map[dialects.Dialect]map[string][]string{ // question: what is written of two days, and of two times
		dialects.SQLite: {
			"how long":       {"julianday(due) - julianday(sent)", "(unixepoch(closed) - unixepoch(opened)) / 86400.0"},
			"how many weeks": {"(julianday(due) - julianday(sent)) / 7.0", "(unixepoch(closed) - unixepoch(opened)) / 604800.0"},
			"in hours":       {"(julianday(due) - julianday(sent)) * 24", "(unixepoch(closed) - unixepoch(opened)) / 3600.0"},
		},
		dialects.MySQL: {
			"how long":       {"datediff(due, sent)", "timestampdiff(SECOND, opened, closed) / 86400.0"},
			"how many weeks": {"datediff(due, sent) / 7.0", "timestampdiff(SECOND, opened, closed) / 604800.0"},
			"in minutes":     {"datediff(due, sent) * 1440", "timestampdiff(SECOND, opened, closed) / 60.0"},
		},
		dialects.Postgres: {
			"how long":   {"due - sent", "EXTRACT(epoch FROM closed - opened) / 86400.0"},
			"in seconds": {"(due - sent) * 86400", "EXTRACT(epoch FROM closed - opened)"},
		},
	} {
		catalog := form.NewCatalog(&schema.Schema{Dialect: d, Tables: []schema.Table{
			{Name: "job", Columns: []schema.Column{{Name: "sent", Type: "date"}, {Name: "due", Type: "date"}, {Name: "opened", Type: "timestamp"}, {Name: "closed", Type: "timestamp"}}},
		}}, nil)
		for question, want := range of {
			prompt := link.NewLinker(catalog).Link(question, time.Now(), nil)
			for i, written := range []string{"select minus C1 C0", "select minus C3 C2"} {
				tokens := testnano.Tokens(prompt, written)
				query, err := form.Decode(tokens, prompt)
				if err != nil {
					t.Fatal(err)
				}
				got, err := sqltree.Print(d, query)
				if sql := "SELECT " + want[i] + " FROM job"; err != nil || got != sql {
					t.Errorf("%s, %s: %s %v, want %s", d, question, got, err, sql)
				}
				statement, err := parse.Parse(d, got)
				if err != nil {
					t.Fatal(err)
				}
				if again, err := form.Encode(statement.Query, prompt); err != nil || !slices.Equal(again, tokens) {
					t.Errorf("%s, %s: %v %v comes back", d, got, again, err)
				}
			}
		}
	}
	prompt := link.NewLinker(form.NewCatalog(testnano.Shop(dialects.SQLite), nil)).Link("in hours", time.Now(), nil)
	for _, other := range []string{"julianday(hired) - julianday(hired)", "(julianday(hired) - 5) * 24", "(julianday(hired) - julianday(name)) * 24"} {
		statement, err := parse.Parse(dialects.SQLite, "SELECT "+other+" FROM employee")
		if err != nil {
			t.Fatal(err)
		}
		var misfit *form.FormError
		if got, err := form.Encode(statement.Query, prompt); !errors.As(err, &misfit) {
			t.Errorf("%s: %v %v", other, got, err)
		}
	}
}

// Pounds are money where nothing is weighed.
func TestPounds(t *testing.T) {
	for other, want := range map[string]string{"colour": "SELECT fee_pence / 100.0 FROM parcel", "weight_lb": "SELECT fee_pence FROM parcel"} {
		catalog := form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
			{Name: "parcel", Columns: []schema.Column{{Name: "fee_pence", Type: "integer"}, {Name: other, Type: "numeric"}}},
		}}, nil)
		prompt := link.NewLinker(catalog).Link("parcel fees in pounds", time.Now(), nil)
		query, err := form.Decode(testnano.Tokens(prompt, "select C0"), prompt)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := sqltree.Print(dialects.Postgres, query); err != nil || got != want {
			t.Errorf("next to %s: %s %v, want %s", other, got, err, want)
		}
	}
}

// Figures have the decimals that the question wants; counts and columns stay.
func TestDecimals(t *testing.T) {
	two := 2
	for d, want := range map[dialects.Dialect]map[string]string{
		dialects.SQLite: {
			"select employee.name avg flight.price group employee.name":         "SELECT employee.name, round(avg(flight.price), 2) FROM employee JOIN flight ON flight.pilot_id = employee.id GROUP BY employee.name",
			"select count flight flight.seats":                                  "SELECT count(*), seats FROM flight",
			"select avg ( flight.late = n1 )":                                   "SELECT round(avg(CASE WHEN late = 1 THEN 100.0 ELSE 0 END), 2) FROM flight",
			"select div flight.price flight.seats":                              "SELECT round(1.0 * price / seats, 2) FROM flight",
			"select flight.id where flight.price > ( select avg flight.price )": "SELECT id FROM flight WHERE price > (SELECT avg(price) FROM flight)",
			"select max employee.hired":                                         "SELECT max(hired) FROM employee",
		},
		dialects.Postgres: {"select sum flight.price": "SELECT round(CAST(sum(price) AS numeric), 2) FROM flight"},
		dialects.MySQL:    {"select sum flight.price": "SELECT round(sum(price), 2) FROM flight"},
	} {
		prompt := form.Ask(form.NewCatalog(testnano.Shop(d), nil), form.Question{Says: func(string) bool { return false }, Decimals: &two})
		for written, sql := range want {
			query, err := form.Decode(testnano.Tokens(prompt, written), prompt)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := sqltree.Print(d, query); err != nil || got != sql {
				t.Errorf("%s, %s: %s %v, want %s", d, written, got, err, sql)
			}
			if again, err := form.Encode(query, prompt); err != nil || !slices.Equal(again, testnano.Tokens(prompt, written)) {
				t.Errorf("%s, %s: %v %v comes back", d, written, again, err)
			}
		}
	}
}

// What says the same otherwise is one sequence of tokens.
func TestOtherWords(t *testing.T) {
	date := func(s string) time.Time {
		d, err := time.Parse(time.DateOnly, s)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	prompt := form.NewPrompt(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	prompt.Values = []form.Value{
		{Text: "March 2013", Period: &english.Period{From: date("2013-03-01"), To: date("2013-04-01")}},
		{Text: "May 2013", Period: &english.Period{From: date("2013-05-01"), To: date("2013-06-01")}},
		{Text: "9 July 2013", Period: &english.Period{From: date("2013-07-09"), To: date("2013-07-10")}},
	}
	for sql, want := range map[string]string{
		"EXISTS (SELECT 1 FROM flight WHERE pilot_id = e.id)":                       "employee.id in ( select flight.pilot_id )",
		"EXISTS (SELECT * FROM flight f WHERE e.id = f.pilot_id AND f.price > 5)":   "employee.id in ( select flight.pilot_id where flight.price > n5 )",
		"NOT EXISTS (SELECT 1 FROM flight WHERE pilot_id = e.id)":                   "employee.id not in ( select flight.pilot_id )",
		"EXISTS (SELECT 1 FROM flight WHERE pilot_id = e.boss_id)":                  "employee.boss_id in ( select flight.pilot_id )",
		"e.hired >= '2013-07-10'":                                                   "employee.hired > V2",
		"e.hired < '2013-07-10'":                                                    "employee.hired <= V2",
		"e.hired > '2013-07-09'":                                                    "employee.hired > V2",
		"e.hired >= '2013-07-09'":                                                   "employee.hired >= V2",
		"e.hired BETWEEN '2013-03-01' AND '2013-03-31'":                             "employee.hired = V0",
		"e.hired >= '2013-03-01' AND e.hired <= '2013-05-31'":                       "employee.hired between V0 V1",
		"e.id > 5 AND e.hired BETWEEN '2013-05-01' AND '2013-05-31' AND e.id < 10":  "employee.id > n5 and employee.hired = V1 and employee.id < n10",
		"e.hired >= '2013-03-01' AND e.hired < '2013-06-01' AND e.name IS NOT NULL": "employee.hired between V0 V1 and employee.name not null",
	} {
		statement, err := parse.Parse(dialects.SQLite, "SELECT name FROM employee e WHERE "+sql)
		if err != nil {
			t.Fatal(err)
		}
		got, err := form.Encode(statement.Query, prompt)
		if want := testnano.Tokens(prompt, "select employee.name where "+want); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %v %v, want %v", sql, got, err, want)
		}
	}
}

// A share in percent is one sequence of tokens however it is written, and what is no such share is none.
func TestShares(t *testing.T) {
	prompt := form.NewPrompt(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	for _, sql := range []string{"100.0 * SUM(price > 5) / COUNT(*)", "SUM(CASE WHEN price > 5 THEN 1 ELSE 0 END) * 100.0 / COUNT(*)",
		"AVG(CASE WHEN price > 5 THEN 100.0 ELSE 0 END)", "100 * AVG(CASE WHEN price > 5 THEN 1.0 ELSE 0.0 END)", "100.0 * COUNT(CASE WHEN price > 5 THEN 1 END) / COUNT(*)",
		"CAST(SUM(price > 5) AS REAL) / COUNT(*) * 100"} {
		statement, err := parse.Parse(dialects.SQLite, "SELECT "+sql+" FROM flight")
		if err != nil {
			t.Fatal(err)
		}
		got, err := form.Encode(statement.Query, prompt)
		if want := testnano.Tokens(prompt, "select avg ( flight.price > n5 )"); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %v %v, want %v", sql, got, err, want)
		}
	}
	for _, sql := range []string{"10.0 * SUM(price > 5) / COUNT(*)", "100.0 * COUNT(price > 5) / COUNT(*)", "100.0 * SUM(price > 5) / COUNT(price)",
		"100.0 * SUM(CASE WHEN price > 5 THEN 2 ELSE 0 END) / COUNT(*)", "100.0 * AVG(CASE WHEN price > 5 THEN 1 END)", "100.0 * SUM(price > 5)",
		"AVG(price > 5) * 100.0", "100.0 * SUM(CASE WHEN price > 5 THEN 1 END) / COUNT(*)", // NULLs
		"100 * SUM(price > 5) / COUNT(*)", "SUM(price > 5) / COUNT(*) * 100.0", "100.0 * SUM(price > 5) * SUM(seats) / COUNT(*)"} {
		statement, err := parse.Parse(dialects.SQLite, "SELECT "+sql+" FROM flight")
		if err != nil {
			t.Fatal(err)
		}
		var misfit *form.FormError
		if got, err := form.Encode(statement.Query, prompt); !errors.As(err, &misfit) {
			t.Errorf("%s: %v %v", sql, got, err)
		}
	}
}

func TestNoQuery(t *testing.T) {
	prompt := form.NewPrompt(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	for _, written := range []string{"", "select", "select employee.name where", "select C99", "select employee.name order",
		"select note.body airport.city", "select employee.name where employee.name = V0", "select via flight.price airport.city",
		"count ( select employee.name", "select employee.name )", "sum ( select employee.name employee.id )"} {
		var want *form.TokenError
		if query, err := form.Decode(testnano.Tokens(prompt, written), prompt); !errors.As(err, &want) {
			t.Errorf("%s: %v, %v", written, query, err)
		}
	}
}
