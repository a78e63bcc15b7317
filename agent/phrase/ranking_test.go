package phrase_test

import (
	"testing"

	"github.com/sqlagent/sqlagent/agent/phrase"
	"github.com/sqlagent/sqlagent/dialects"
)

// The figure that orders rows is a further column, in the words of each dialect.
func TestRankingOf(t *testing.T) {
	for _, c := range []struct {
		dialect          dialects.Dialect
		sql, with, label string
	}{
		{dialects.SQLite, `SELECT a.name FROM artist a JOIN album b ON b.artist_id = a.artist_id GROUP BY a.name ORDER BY count(*) DESC LIMIT 1`,
			`SELECT a.name, count(*) FROM artist AS a JOIN album AS b ON b.artist_id = a.artist_id GROUP BY a.name ORDER BY count(*) DESC LIMIT 1`, "albums"},
		{dialects.MySQL, "SELECT `Name` FROM `Order Items` GROUP BY `Name` ORDER BY SUM(`Total`) DESC, `Name` LIMIT 3",
			"SELECT `Name`, sum(`Total`) FROM `Order Items` GROUP BY `Name` ORDER BY sum(`Total`) DESC, `Name` LIMIT 3", "total"},
		{dialects.Postgres, `SELECT "Name" FROM sales."Staff" ORDER BY "Hired On" DESC NULLS LAST FETCH FIRST 1 ROW ONLY`,
			`SELECT "Name", "Hired On" FROM sales."Staff" ORDER BY "Hired On" DESC NULLS LAST LIMIT 1`, "hired on"},
		{dialects.Postgres, `SELECT name FROM shop GROUP BY name ORDER BY avg(unit_price::numeric) LIMIT 5`,
			`SELECT name, avg(CAST(unit_price AS numeric)) FROM shop GROUP BY name ORDER BY avg(CAST(unit_price AS numeric)) LIMIT 5`, "average unit price"},
	} {
		r, ok := phrase.RankingOf(c.dialect, c.sql)
		if !ok || r.SQL != c.with || r.Label != c.label {
			t.Errorf("%s: %s\n%v %s %q\nwant %s %q", c.dialect, c.sql, ok, r.SQL, r.Label, c.with, c.label)
		}
	}
	// What it is called.
	for sql, label := range map[string]string{
		"SELECT name FROM artist LEFT JOIN album ON album.artist_id = artist.id GROUP BY name ORDER BY count(album.id)":  "albums",
		"SELECT name FROM artist LEFT JOIN album ON album.artist_id = artist.id GROUP BY name ORDER BY count(*)":         "count",
		"SELECT name FROM customer GROUP BY name ORDER BY count(DISTINCT country)":                                       "different countries",
		"SELECT name FROM customer GROUP BY name ORDER BY max(ordered_at) DESC":                                          "ordered at",
		"SELECT name FROM customer GROUP BY name ORDER BY max(price) DESC":                                               "highest price",
		"SELECT name AS n FROM customer ORDER BY customer.price":                                                         "price",
		"SELECT name FROM customer WHERE id IN (SELECT customer_id FROM orders ORDER BY total LIMIT 3) ORDER BY price":   "price",
		"SELECT upper(name), sum(a) FROM customer GROUP BY upper(name) HAVING count(*) > 2 ORDER BY sum(price) LIMIT 3":  "total price",
		"SELECT name FROM (SELECT name, price FROM customer UNION SELECT title, price FROM film) AS both ORDER BY price": "price",
	} {
		if r, ok := phrase.RankingOf(dialects.SQLite, sql); !ok || r.Label != label {
			t.Errorf("%s: %v, %q, want %q", sql, ok, r.Label, label)
		}
	}
	// There is none where the rows show it, where another column may change them, and where it has no words.
	for _, sql := range []string{
		"SELECT name FROM customer",
		"SELECT name, price FROM customer ORDER BY price",
		"SELECT name, price AS p FROM customer ORDER BY p",
		"SELECT name, customer.price FROM customer ORDER BY price",
		"SELECT name, count(*) FROM customer GROUP BY name ORDER BY 2 DESC",
		"SELECT name, COUNT(*) FROM customer GROUP BY name ORDER BY count(*) DESC",
		"SELECT * FROM customer ORDER BY price",
		"SELECT c.* FROM customer c ORDER BY price",
		"SELECT DISTINCT name FROM customer ORDER BY price",
		"SELECT name FROM customer UNION SELECT title FROM film ORDER BY name",
		"WITH c AS (SELECT * FROM customer) SELECT name FROM c ORDER BY price",
		"SELECT name FROM customer ORDER BY row_number() OVER (ORDER BY price)",
		"SELECT name, rank() OVER (ORDER BY price) FROM customer ORDER BY price",
		"SELECT name FROM customer GROUP BY name ORDER BY sum(price) OVER ()",
		"SELECT name FROM customer GROUP BY name ORDER BY sum(price) FILTER (WHERE price > 1)",
		"SELECT name FROM customer ORDER BY random()",
		"SELECT name FROM customer ORDER BY lower(town)",
		"SELECT name FROM customer ORDER BY (SELECT max(total) FROM orders)",
		"SELECT name FROM customer GROUP BY name ORDER BY sum((SELECT 1))",
		"SELECT name FROM customer ORDER BY count(*)",
		"SELECT count(*) FROM customer ORDER BY price",
		"SELECT count(*) FROM customer ORDER BY count(price)",
		"SELECT a AS price FROM customer GROUP BY a ORDER BY sum(price)", // price is a there, or is not, by the dialect
		"SELECT name FROM customer ORDER BY id",
		"SELECT name FROM customer ORDER BY customer_id",
		"SELECT name FROM customer GROUP BY name ORDER BY sum(price * 2)",
		"VALUES (1), (2) ORDER BY 1",
		"DELETE FROM customer",
		"no query",
	} {
		if r, ok := phrase.RankingOf(dialects.SQLite, sql); ok {
			t.Errorf("%s: %+v", sql, r)
		}
	}
	if r, ok := phrase.RankingOf(dialects.Postgres, "SELECT DISTINCT ON (town) name FROM customer ORDER BY town, price"); ok {
		t.Errorf("%+v", r)
	}
}
