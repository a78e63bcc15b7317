package mend_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/sqltree/mend"
)

// visits are days and points in time, two of them nothing.
const visits = `CREATE TABLE visit (id integer NOT NULL PRIMARY KEY, day date, at timestamp NULL, price double precision, pet varchar(20), paid boolean);
INSERT INTO visit VALUES (1, '2024-01-31', '2024-01-31 08:30:15', 12.345, 'Rex', true), (2, '2024-02-29', '2024-02-29 23:59:59', 7.125, 'Tom', false),
(3, '2023-12-25', '2023-12-25 00:00:00', 99.999, 'Ada', true), (4, '2024-08-04', '2024-08-04 12:00:00', 20, 'Rex', false), (5, NULL, NULL, NULL, NULL, NULL);`

const (
	lite  = dialects.SQLite
	my    = dialects.MySQL
	pg    = dialects.Postgres
	other = dialects.Dialect("another") // no server of the tests has it: want says the rows
)

// slips are queries as one dialect has them, with the dialects that say it otherwise.
var slips = []struct {
	from dialects.Dialect
	sql  string // over visit
	to   []dialects.Dialect
	want string // rows, where from is another
}{
	// Times that are added.
	{my, "SELECT id, DATE_ADD(day, INTERVAL 1 MONTH) FROM visit", []dialects.Dialect{lite, pg}, ""},
	{my, "SELECT id, DATE_SUB(day, INTERVAL 2 WEEK) FROM visit WHERE day >= DATE_SUB('2024-03-01', INTERVAL 1 YEAR)", []dialects.Dialect{lite, pg}, ""},
	{my, "SELECT id FROM visit WHERE at > DATE_ADD('2024-01-31 08:00:00', INTERVAL 31 MINUTE)", []dialects.Dialect{lite, pg}, ""},
	{my, "SELECT id, day + INTERVAL 10 DAY FROM visit WHERE day < NOW() - INTERVAL 7 DAY", []dialects.Dialect{lite, pg}, ""},
	{my, "SELECT id FROM visit WHERE day < CURDATE() - INTERVAL 1 QUARTER", []dialects.Dialect{lite, pg}, ""},
	{pg, "SELECT id FROM visit WHERE day + INTERVAL '1 month' > '2024-02-28'", []dialects.Dialect{lite, my}, ""},
	{pg, "SELECT id FROM visit WHERE at < CURRENT_TIMESTAMP - INTERVAL '30 days' AND day >= DATE '2024-02-01'", []dialects.Dialect{lite, my}, ""},
	{lite, "SELECT id, date(day, '+10 days') FROM visit WHERE day < date('now', '-1 month')", []dialects.Dialect{my, pg}, ""},
	{lite, "SELECT id, date(day, 'start of month', '+1 month', '-1 day') FROM visit", []dialects.Dialect{my, pg}, ""},
	{lite, "SELECT id FROM visit WHERE at < datetime('now', '-1 day') AND day >= date('2024-03-31', 'start of year')", []dialects.Dialect{my, pg}, ""},
	{other, "SELECT id, DATEADD(day, 3, day) FROM visit WHERE id < 3", []dialects.Dialect{lite, my, pg}, "1 2024-02-03|2 2024-03-03"},
	// Times between.
	{lite, "SELECT id, julianday(at) - julianday('2024-01-01') FROM visit", []dialects.Dialect{my, pg}, ""},
	{lite, "SELECT id, CAST(julianday('2024-03-01') - julianday(at) AS INTEGER) FROM visit", []dialects.Dialect{pg, my}, ""},
	{lite, "SELECT id, ROUND(julianday(at) - julianday(day), 1) FROM visit", []dialects.Dialect{my, pg}, ""},
	{my, "SELECT id, DATEDIFF('2024-03-01', at) FROM visit", []dialects.Dialect{lite, pg}, ""},
	{other, "SELECT id, DATEDIFF(day, day, '2024-03-01') FROM visit WHERE id < 4", []dialects.Dialect{my, pg}, "1 30|2 1|3 67"},
	{my, "SELECT id, TIMESTAMPDIFF(YEAR, at, '2024-02-28 10:00:00'), TIMESTAMPDIFF(MONTH, at, '2024-02-28 10:00:00') FROM visit", []dialects.Dialect{lite, pg}, ""},
	{my, "SELECT id, TIMESTAMPDIFF(YEAR, '2020-02-29', at), TIMESTAMPDIFF(MONTH, '2024-01-30', at) FROM visit", []dialects.Dialect{lite, pg}, ""},
	{my, "SELECT id, TIMESTAMPDIFF(DAY, at, '2024-02-28 10:00:00'), TIMESTAMPDIFF(HOUR, at, '2024-02-28 10:00:00'), TIMESTAMPDIFF(MINUTE, '2024-02-01', at) FROM visit", []dialects.Dialect{lite, pg}, ""},
	// Periods and parts.
	{pg, "SELECT id, DATE_TRUNC('month', day), DATE_TRUNC('year', day), DATE_TRUNC('day', at), DATE_TRUNC('quarter', day), DATE_TRUNC('week', day) FROM visit", []dialects.Dialect{lite, my}, ""},
	{pg, "SELECT DATE_TRUNC('month', at) AS month, COUNT(*) FROM visit GROUP BY month ORDER BY month", []dialects.Dialect{my}, ""},
	{my, "SELECT id, QUARTER(day), DAYOFWEEK(day), WEEKDAY(day), LAST_DAY(day), SECOND(at) FROM visit", []dialects.Dialect{lite, pg}, ""},
	{my, "SELECT id, DAYNAME(day), MONTHNAME(day), DAYOFYEAR(day) FROM visit", []dialects.Dialect{pg}, ""},
	{pg, "SELECT id, EXTRACT(QUARTER FROM day), EXTRACT(DOW FROM day), EXTRACT(ISODOW FROM day), EXTRACT(DOY FROM day), EXTRACT(EPOCH FROM at) FROM visit", []dialects.Dialect{lite, my}, ""},
	{pg, "SELECT id, date_part('year', day), date_part('hour', at) FROM visit", []dialects.Dialect{lite, my}, ""},
	{pg, "SELECT id, to_char(at, 'YYYY-MM-DD HH24:MI:SS') FROM visit", []dialects.Dialect{lite}, ""},
	{lite, "SELECT id, CAST(strftime('%m', day) AS INTEGER) FROM visit WHERE strftime('%Y', day) = '2024'", []dialects.Dialect{my, pg}, ""},
	{lite, "SELECT id, unixepoch(at) FROM visit", []dialects.Dialect{my, pg}, ""},
	// Numbers, truth values and texts.
	{my, "SELECT ROUND(price, 1), ROUND(price * 3, 1) FROM visit WHERE id IN (2, 3, 4)", []dialects.Dialect{pg}, ""},
	{my, "SELECT pet, ROUND(AVG(price), 1) FROM visit GROUP BY pet", []dialects.Dialect{pg}, ""},
	{my, "SELECT ROUND(x, 1) FROM (SELECT SUM(price) AS x FROM visit) AS q", []dialects.Dialect{pg}, ""},
	{my, "SELECT SUM(price > 10), AVG(pet = 'Rex') FROM visit", []dialects.Dialect{pg}, ""},
	{my, "SELECT id FROM visit WHERE paid = 1", []dialects.Dialect{pg}, ""},
	{my, "SELECT id, IF(price > 10, 'much', 'little') FROM visit", []dialects.Dialect{pg}, ""},
	{lite, "SELECT id, IIF(price > 10, 'much', 'little') FROM visit", []dialects.Dialect{my, pg}, ""},
	{other, "SELECT id, pet + ' at ' + pet FROM visit WHERE id < 3", []dialects.Dialect{pg}, "1 Rex at Rex|2 Tom at Tom"},
	{my, "SELECT GROUP_CONCAT(pet ORDER BY id DESC SEPARATOR '; ') FROM visit", []dialects.Dialect{lite, pg}, ""},
	{my, "SELECT GROUP_CONCAT(DISTINCT pet ORDER BY pet SEPARATOR ',') FROM visit", []dialects.Dialect{pg}, ""},
	{pg, "SELECT string_agg(pet, ', ' ORDER BY id) FROM visit", []dialects.Dialect{my}, ""},
	{pg, "SELECT COUNT(*) FILTER (WHERE price > 10), SUM(price) FILTER (WHERE paid), COUNT(DISTINCT pet) FILTER (WHERE id > 1) FROM visit", []dialects.Dialect{my}, ""},
	// Clauses.
	{my, "SELECT pet, COUNT(*) AS n FROM visit GROUP BY pet HAVING n > 1", []dialects.Dialect{pg}, ""},
	{lite, "SELECT id, price * 2 AS twice FROM visit WHERE twice > 20", []dialects.Dialect{my, pg}, ""},
	{other, "SELECT pet, COUNT(*) AS n FROM visit WHERE id > 1 AND n > 0 GROUP BY pet ORDER BY n DESC, pet LIMIT 1", []dialects.Dialect{pg}, "Ada 1"},
	{lite, "SELECT MAX(n) FROM (SELECT pet, COUNT(*) AS n FROM visit GROUP BY pet)", []dialects.Dialect{my, pg}, ""},
	{other, "SELECT TOP 2 id FROM visit ORDER BY id DESC", []dialects.Dialect{lite, my, pg}, "4|5"},
}

// What is written for another dialect gives the rows that it gives there.
func TestSlips(t *testing.T) {
	dbs := map[dialects.Dialect]database.DB{}
	for _, d := range dialects.All {
		dbs[d] = opened(t, d, visits)
	}
	for _, slip := range slips {
		want := slip.want
		if slip.from != other {
			result, err := dbs[slip.from].Query(t.Context(), slip.sql, database.Limits{})
			if err != nil {
				t.Errorf("%s: %s: %v", slip.from, slip.sql, err)
				continue
			}
			want = plainRows(result)
		}
		for _, d := range slip.to {
			s, err := dbs[d].Schema(t.Context(), database.SchemaOptions{})
			if err != nil {
				t.Fatal(err)
			}
			mended, changes, ok := mend.SQL(slip.sql, s)
			if _, err := dbs[d].Query(t.Context(), slip.sql, database.Limits{}); err == nil {
				t.Errorf("%s: %s runs as it is", d, slip.sql)
			}
			result, err := dbs[d].Query(t.Context(), mended, database.Limits{})
			switch {
			case !ok:
				t.Errorf("%s: %s is left alone", d, slip.sql)
			case err != nil:
				t.Errorf("%s: %s\nmended %s: %v", d, slip.sql, mended, err)
			case plainRows(result) != want:
				t.Errorf("%s: %s\nmended %s %v\ngot  %s\nwant %s", d, slip.sql, mended, changes, plainRows(result), want)
			}
		}
	}
}

// Texts that end anywhere stop nothing, and calls inside each other come to no end of text.
func TestOddTexts(t *testing.T) {
	nested := strings.Repeat("TIMESTAMPDIFF(MONTH, DATE_TRUNC('quarter', ", 20) + "day" + strings.Repeat("), day)", 20)
	texts := []string{"SELECT DATE_ADD(, INTERVAL 1 DAY)", "SELECT (1)) FILTER (WHERE 1)", "SELECT DATE_ADD(day, INTERVAL '') FROM visit", "SELECT " + nested + " FROM visit",
		"SELECT id AS n FROM visit WHERE " + strings.Repeat("n + ", 1000) + "n > 1"}
	for _, slip := range slips {
		words := strings.SplitAfter(slip.sql, " ")
		for i := range words {
			texts = append(texts, strings.Join(words[:i], ""), strings.Join(words[i:], ""), "SELECT "+strings.Join(words[i:], ""))
		}
	}
	for _, d := range dialects.All {
		for _, sql := range texts {
			if mended, _, _ := mend.SQL(sql, shop(d)); len(mended) > 10*len(sql)+1000 {
				t.Errorf("%s: %s: %d bytes", d, sql, len(mended))
			}
		}
	}
}

// plainRows are rows in which a number is one in every type, and a day one with and without midnight.
func plainRows(r *database.Result) string {
	var rows []string
	for _, row := range r.Rows {
		var cells []string
		for _, v := range row {
			text := fmt.Sprint(v)
			if n, err := strconv.ParseFloat(text, 64); err == nil {
				text = strconv.FormatFloat(n, 'g', 6, 64)
			}
			if v == nil {
				text = "NULL"
			}
			cells = append(cells, strings.TrimSuffix(strings.TrimSuffix(text, "+00"), " 00:00:00"))
		}
		rows = append(rows, strings.Join(cells, " "))
	}
	slices.Sort(rows)
	return strings.Join(rows, "|")
}
