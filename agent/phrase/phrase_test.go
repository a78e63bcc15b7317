package phrase_test

import (
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/agent/phrase"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

const shop = `
CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, country TEXT, since DATE, referred_by INTEGER);
CREATE TABLE order_items (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customer (id), unit_price REAL, quantity INTEGER, ordered_at DATETIME);
INSERT INTO customer VALUES (1, 'Ann', 'Germany', '2020-01-05', NULL), (2, 'Ben', 'France', '2021-03-15', 1), (3, 'Cho', 'Germany', '2022-07-30', 1);
INSERT INTO order_items VALUES (1, 1, 1200.5, 1, '2024-01-01'), (2, 1, 80, 2, '2024-02-01'), (3, 3, 15.25, 4, '2025-01-01');`

// What is said of queries, run on a database; and that nothing is said where a sentence would say more than the rows.
func TestOf(t *testing.T) {
	db := testdb.DB(t, shop)
	for _, c := range []struct {
		sql, sentence string
		labels        []string // nil: as the columns are called
	}{
		{"SELECT count(*) FROM customer WHERE country = 'Germany'", "There are 2 customers with country Germany.", []string{"number of customers"}},
		{"SELECT count(*) FROM customer WHERE country = 'France'", "There is 1 customer with country France.", []string{"number of customers"}},
		{"SELECT count(*) FROM customer WHERE country = 'Peru'", "There are 0 customers with country Peru.", []string{"number of customers"}},
		{"SELECT count(*) AS n FROM customer", "There are 3 customers.", []string{"n"}},
		{"SELECT sum(unit_price) FROM order_items WHERE quantity > 1", "The total unit price of order items with quantity above 1 is 95.25.", []string{"total unit price"}},
		{"SELECT avg(unit_price) FROM order_items WHERE quantity BETWEEN 1 AND 2", "The average unit price of order items with quantity from 1 to 2 is 640.25.", []string{"average unit price"}},
		{"SELECT max(since) FROM customer", "The last since of customers is 2022-07-30.", []string{"last since"}},
		{"SELECT sum(unit_price * quantity) FROM order_items", "The total unit price × quantity of order items is 1,421.5.", []string{"total unit price × quantity"}},
		{"SELECT sum(unit_price) FROM order_items WHERE id > 9", "", []string{"total unit price"}}, // NULL
		{"SELECT name FROM customer", "There are 3 customers.", nil},
		{"SELECT name FROM customer WHERE referred_by IS NOT NULL", "There are 2 customers with a referred by.", nil},
		{"SELECT name FROM customer WHERE id = 7", "There are no customers with id 7.", nil},
		{"SELECT name FROM customer WHERE id IN (1, 2) AND country <> 'France'", "There is 1 customer with id 1 or 2 and country other than France.", nil},
		{"SELECT DISTINCT country FROM customer", "", nil},
		{"SELECT name FROM customer LIMIT 2", "", nil},
		{"SELECT name FROM customer ORDER BY since DESC LIMIT 1", "Cho has the latest since.", nil},
		{"SELECT id, unit_price FROM order_items ORDER BY unit_price LIMIT 1", "3 has the lowest unit price (15.25).", nil},
		{"SELECT country FROM customer GROUP BY country ORDER BY count(*) DESC LIMIT 1", "Germany has the most customers.", nil},
		{"SELECT country, count(*) FROM customer GROUP BY country ORDER BY 2 LIMIT 1", "France has the fewest customers (1).", []string{"country", "number of customers"}},
		{"SELECT country, count(*) AS n FROM customer GROUP BY country ORDER BY n DESC LIMIT 1", "Germany has the most customers (2).", []string{"country", "n"}},
		// Which rows of a join are counted is not known here.
		{"SELECT name FROM customer JOIN order_items ON customer_id = customer.id GROUP BY name ORDER BY count(*) DESC LIMIT 1", "", nil},
		{"SELECT name, sum(unit_price) FROM customer JOIN order_items ON customer_id = customer.id GROUP BY name ORDER BY sum(unit_price) DESC LIMIT 1",
			"Ann has the highest total unit price (1,280.5).", []string{"name", "total unit price"}},
		{"SELECT country, count(*) FROM customer GROUP BY country", "Germany has the most customers (2), of 2 countries.", []string{"country", "number of customers"}},
		{"SELECT name, count(*) FROM customer GROUP BY name", "", []string{"name", "number of customers"}}, // ties
		{"SELECT country, count(*) FROM customer GROUP BY country HAVING count(*) > 1", "", []string{"country", "number of customers"}},
		{"SELECT strftime('%Y', ordered_at), count(*) FROM order_items GROUP BY 1", "2024 has the most order items (2), of 2 years.", []string{"year", "number of order items"}},
		{"SELECT customer.id, order_items.id FROM customer JOIN order_items ON customer_id = customer.id", "", []string{"customer id", "order item id"}},
		{"SELECT c.id, o.id FROM customer AS c JOIN order_items AS o ON customer_id = c.id", "", []string{"customer id", "order item id"}},
		{"SELECT count(DISTINCT country) FROM customer", "", []string{"number of different countries"}},
		{"SELECT round(avg(unit_price), 1) FROM order_items", "", []string{"average unit price"}},
		{"SELECT 100.0 * sum(quantity) / 3 FROM order_items", "", nil},
		{"SELECT count(*) FROM customer WHERE name LIKE 'A%'", "", []string{"number of customers"}},
		{"SELECT count(*) FROM customer WHERE id IN (SELECT customer_id FROM order_items)", "", []string{"number of customers"}},
		{"SELECT count(*) OVER () FROM customer", "", nil},
		{"SELECT name FROM customer UNION SELECT country FROM customer", "", nil},
		{"WITH c AS (SELECT * FROM customer) SELECT count(*) FROM c", "", []string{"count"}},
		{"SELECT * FROM customer", "", nil},
	} {
		r, err := db.Query(t.Context(), c.sql, database.Limits{})
		if err != nil {
			t.Fatalf("%s: %v", c.sql, err)
		}
		said := phrase.Of(dialects.SQLite, c.sql, r)
		if c.labels == nil {
			c.labels = r.Columns
		}
		if said.Sentence != c.sentence || !slices.Equal(said.Labels, c.labels) {
			t.Errorf("%s\n\tsays %q, %q\n\twant %q, %q", c.sql, said.Sentence, said.Labels, c.sentence, c.labels)
		}
	}
	// What was left out is not counted.
	r, err := db.Query(t.Context(), "SELECT name FROM customer", database.Limits{Rows: 2})
	if err != nil {
		t.Fatal(err)
	}
	if said := phrase.Of(dialects.SQLite, "SELECT name FROM customer", r); said.Sentence != "The first 2 customers." {
		t.Errorf("%q", said.Sentence)
	}
}

// The same in the two other dialects.
func TestDialects(t *testing.T) {
	r := &database.Result{Columns: []string{"a", "b"}, Rows: [][]database.Value{{"2024", int64(3)}, {"2025", int64(4)}}}
	for d, sql := range map[dialects.Dialect]string{
		dialects.MySQL:    "SELECT YEAR(ordered_at), COUNT(*) FROM `Orders` GROUP BY YEAR(ordered_at)",
		dialects.Postgres: `SELECT extract(year FROM ordered_at), count(*) FROM "Orders" GROUP BY 1`,
	} {
		said := phrase.Of(d, sql, r)
		if want := "2025 has the most orders (4), of 2 years."; said.Sentence != want || said.Labels[0] != "year" {
			t.Errorf("%s: %+v, want %q", d, said, want)
		}
	}
}
