package knowledge

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// A question that is an example's but for values and numbers has its query with these. Whatever could mean something
// else is left to the model.
func TestAlike(t *testing.T) {
	s := &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "genre", Columns: []schema.Column{{Name: "id", Type: "integer"}, {Name: "name", Type: "text"}, {Name: "tracks", Type: "integer"}}},
		{Name: "invoice", Columns: []schema.Column{{Name: "id", Type: "integer"}, {Name: "country", Type: "text"}, {Name: "day", Type: "date"}, {Name: "total", Type: "real"}}},
	}}
	for _, c := range []struct{ of, sql, question, want string }{
		// Limits, numbers, in digits and words.
		{"Top 3 genres by tracks", "SELECT name FROM genre ORDER BY tracks DESC LIMIT 3", "top ten genres by tracks?", "SELECT name FROM genre ORDER BY tracks DESC LIMIT 10"},
		{"Genres with more than five tracks", "SELECT name FROM genre WHERE tracks > 5", "genres with more than 1,200 tracks", "SELECT name FROM genre WHERE tracks > 1200"},
		{"Genres with 5 to 10 tracks", "SELECT name FROM genre WHERE tracks BETWEEN 5 AND 10", "Genres with 20 to 30 tracks", "SELECT name FROM genre WHERE tracks BETWEEN 20 AND 30"},
		// Values, whatever their letters' case.
		{"How many invoices are from Norway?", "SELECT count(*) FROM invoice WHERE country = 'Norway'", "how many invoices are from united kingdom", "SELECT count(*) FROM invoice WHERE country = 'united kingdom'"},
		{"Invoices of Norway and Chile", "SELECT id FROM invoice WHERE country IN ('Norway', 'Chile')", "invoices of Peru and Chile", "SELECT id FROM invoice WHERE country IN ('Peru', 'Chile')"},
		// Years, in all bounds that they have.
		{"Revenue in 2012", "SELECT sum(total) FROM invoice WHERE strftime('%Y', day) = '2012'", "revenue in 2013", "SELECT sum(total) FROM invoice WHERE strftime('%Y', day) = '2013'"},
		{"Revenue in 2012", "SELECT sum(total) FROM invoice WHERE day >= '2012-01-01' AND day < '2013-01-01'", "Revenue in 2010?",
			"SELECT sum(total) FROM invoice WHERE day >= '2010-01-01' AND day < '2011-01-01'"},
		{"Top 3 countries in 2012", "SELECT country FROM invoice WHERE day LIKE '2012%' GROUP BY country LIMIT 3", "Top 5 countries in 2012",
			"SELECT country FROM invoice WHERE day LIKE '2012%' GROUP BY country LIMIT 5"},

		// The very words: not alike, but the same.
		{"Top 3 genres by tracks", "SELECT name FROM genre ORDER BY tracks DESC LIMIT 3", "top 3 genres by tracks", ""},
		// Other words.
		{"Top 3 genres by tracks", "SELECT name FROM genre ORDER BY tracks DESC LIMIT 3", "Top 5 genres by name", ""},
		{"Invoices from Norway", "SELECT id FROM invoice WHERE country = 'Norway'", "Invoices not from Chile", ""},
		// The query has the number twice, the question once.
		{"Top 3 genres", "SELECT name FROM genre WHERE tracks > 3 LIMIT 3", "Top 5 genres", ""},
		// A number that is computed with, and one that the query does not have.
		{"Totals over 3 hours", "SELECT id FROM invoice WHERE total > 3 * 60", "Totals over 5 hours", ""},
		{"Totals of the last 3", "SELECT id FROM invoice LIMIT 2", "Totals of the last 5", ""},
		// The year before is in the query, and not in the question.
		{"Growth in 2012", "SELECT id FROM invoice WHERE day LIKE '2012-%' OR day = '2011-05-01'", "Growth in 2013", ""},
		// A year is no number, and a number no text.
		{"Revenue in 2012", "SELECT sum(total) FROM invoice WHERE day >= '2012-01-01'", "Revenue in 5", ""},
		{"Invoices of Norway", "SELECT id FROM invoice WHERE country = 'Norway'", "Invoices of 7", ""},
		// A word may be no text of a pattern: "with digits in the name".
		{"Genres with metal in the name", "SELECT name FROM genre WHERE name LIKE '%metal%'", "genres with digits in the name", ""},
		{"Genres with metal in the name", "SELECT name FROM genre WHERE name LIKE '%metal%'", "genres with r_ck in the name", ""},
		{"Genres with metal in the name", "SELECT name FROM genre WHERE name LIKE '%metal%'", "genres with rock or pop in the name", ""},
		// Marks that say something.
		{"Totals > 10", "SELECT id FROM invoice WHERE total > 10", "Totals < 2", ""},
		{"Totals below 5", "SELECT id FROM invoice WHERE total < 5", "Totals below -10", ""},
		{"Top 5 of the genres", "SELECT name FROM genre ORDER BY tracks DESC LIMIT 5", "Top 10% of the genres", ""},
		// Years that share a bound, and what says a year elsewhere.
		{"Totals of 2010 and 2011", "SELECT id FROM invoice WHERE day >= '2010-01-01' AND day < '2011-01-01' OR day >= '2011-01-01' AND day < '2012-01-01'", "Totals of 2011 and 2012", ""},
		{"Total of 2010", "SELECT 2010 AS year, sum(total) FROM invoice WHERE strftime('%Y', day) = '2010'", "Total of 2011", ""},
		{"Total of 2011", "SELECT sum(total) FROM invoice WHERE day >= '2011-01-01' AND day < date('2011-01-01', '+1 year')", "Total of 2012", ""},
		{"Total of 2010", "SELECT sum(total) AS total_2010 FROM invoice WHERE strftime('%Y', day) = '2010'", "Total of 2011", ""},
		{"Totals of February 2011", "SELECT id FROM invoice WHERE day BETWEEN '2011-02-01' AND '2011-02-28'", "Totals of February 2012", ""},
		{"Totals from 2010 to 2011", "SELECT id FROM invoice WHERE day >= '2010-01-01' AND day < '2012-01-01'", "Totals from 2011 to 2010", ""},
		// Numbers and texts of the query that would say the old one.
		{"Mean of the top 5", "SELECT sum(total) / 5.0 FROM invoice ORDER BY total DESC LIMIT 5", "Mean of the top 10", ""},
		{"Sizes over 5", "SELECT CASE WHEN total > 5 THEN 'over 5' ELSE 'other' END FROM invoice", "Sizes over 2", ""},
		{"10 totals of page 2", "SELECT id FROM invoice LIMIT 10 OFFSET 10", "20 totals of page 2", ""},
		// A number that is a text keeps its zeros: the model is asked.
		{"Invoices of 70174", "SELECT id FROM invoice WHERE country = '70174'", "Invoices of 00192", ""},
		// One is not many.
		{"Which genre was first in 2010?", "SELECT name FROM genre WHERE tracks = 2010 LIMIT 1", "Which genres were first in 2011?", ""},
		// A time relative to today.
		{"Top 3 genres today", "SELECT name FROM genre ORDER BY tracks DESC LIMIT 3", "Top 5 genres today", ""},
	} {
		b := &Base{Examples: []examples.Example{{Question: c.of, SQL: c.sql, Dialect: dialects.SQLite, Schema: s.Fingerprint(), Who: "ida", When: time.Now()}}}
		got := ""
		if like, ok := b.About(s).Alike(c.question, ""); ok {
			var texts []string
			for _, x := range like.Exchanges {
				texts = append(texts, x.To)
			}
			var err error
			if got, err = like.SQLWith(texts); err != nil {
				t.Fatal(err)
			}
		}
		if got != c.want {
			t.Errorf("%q after %q: %s, want %s", c.question, c.of, got, c.want)
		}
	}
}

// Examples that come to different queries are none.
func TestAlikeButDifferent(t *testing.T) {
	s := shop()
	about := (&Base{Examples: []examples.Example{example("Customers of Peru", "SELECT name FROM customer WHERE country = 'Peru'"),
		example("Customers of Chile", "SELECT id FROM customer WHERE country = 'Chile'")}}).About(s)
	if like, ok := about.Alike("customers of Kenya", ""); ok {
		t.Errorf("%+v", like)
	}
	about = (&Base{Examples: []examples.Example{example("Customers of Peru", "SELECT name FROM customer WHERE country = 'Peru'"),
		example("Customers of Chile", "SELECT name FROM customer WHERE country = 'Chile'")}}).About(s)
	like, ok := about.Alike("customers of O'Kenya", "")
	if sql, err := like.SQLWith([]string{"O'Kenya"}); !ok || err != nil || sql != "SELECT name FROM customer WHERE country = 'O''Kenya'" {
		t.Errorf("%s, %v", sql, err)
	}
}
