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
CREATE TABLE product (name TEXT, price REAL, note TEXT, is_active INTEGER, is_on_sale INTEGER, has_box INTEGER, has_parts INTEGER, has_been_sold INTEGER DEFAULT 0, has_shipped INTEGER DEFAULT 0, in_service INTEGER DEFAULT 1, fraud_flag INTEGER DEFAULT 0, in_stock INTEGER DEFAULT 1);
INSERT INTO product (name, price, note, is_active, is_on_sale, has_box, has_parts) VALUES ('Desk', 9, '', 1, 1, 1, 0), ('Desk', 8, NULL, 1, 0, 0, 1), ('Lamp', 3, 'new', 0, 0, 0, 0);
CREATE TABLE gothic (name TEXT, walled INTEGER, height REAL);
INSERT INTO gothic VALUES ('Chartres', 1, 113), ('Ulm', 0, 161.5);
CREATE TABLE film (title TEXT, year INTEGER);
INSERT INTO film VALUES ('Old', 2001), ('Older', 2001), ('Two' || char(10) || 'lines', 2020);
CREATE TABLE practice_area (area_code TEXT PRIMARY KEY, name TEXT);
CREATE TABLE matter (area_code TEXT REFERENCES practice_area, line_of_business TEXT, fee_cents INTEGER);
INSERT INTO practice_area VALUES ('T', 'Tax'), ('C', 'Corporate');
INSERT INTO matter VALUES ('T', 'Pets', 50), ('T', 'Cars', 30), ('C', 'Cars', 10);
CREATE TABLE defect_code (code TEXT PRIMARY KEY);
CREATE TABLE defect (code TEXT REFERENCES defect_code);
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
		{"SELECT count(*) FROM gothic", "There are 2 rows of gothic.", []string{"number of rows of gothic"}},
		{"SELECT count(walled) FROM gothic", "", []string{"number with walled"}},
		{"SELECT height FROM gothic WHERE name = 'Ulm'", "The height of the row of gothic with name Ulm is 161.5.", nil},
		{"SELECT country FROM customer WHERE name = 'Ann'", "The country of the customer with name Ann is Germany.", nil},
		{"SELECT quantity FROM order_items GROUP BY quantity ORDER BY sum(unit_price) DESC LIMIT 1", "Quantity 1 has the highest total unit price.", nil},
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
		{"SELECT name FROM customer WHERE (country <> 'France' OR country IS NULL)", "There are 2 customers with country other than France or none.", nil},
		{"SELECT name FROM customer WHERE (country <> 'France' OR name IS NULL)", "", nil},
		{"SELECT DISTINCT country FROM customer", "", nil},
		{"SELECT name FROM customer LIMIT 2", "", nil},
		{"SELECT name FROM customer ORDER BY since DESC LIMIT 1", "Cho has the latest since.", nil},
		{"SELECT id, unit_price FROM order_items ORDER BY unit_price LIMIT 1", "Order item 3 has the lowest unit price (15.25).", nil},
		{"SELECT country FROM customer GROUP BY country ORDER BY count(*) DESC LIMIT 1", "Germany has the most customers.", nil},
		{"SELECT country, count(*) FROM customer GROUP BY country ORDER BY 2 LIMIT 1", "France has the fewest customers (1).", []string{"country", "number of customers"}},
		{"SELECT country, count(*) AS n FROM customer GROUP BY country ORDER BY n DESC LIMIT 1", "Germany has the most customers (2).", []string{"country", "n"}},
		{"SELECT avg(CASE WHEN country = 'Germany' THEN 100.0 ELSE 0 END) FROM customer", "The share of customers with country Germany is 66.7%.", []string{"percent"}},
		{"SELECT avg(CASE WHEN country = 'Germany' THEN 100.0 ELSE 0 END) FROM customer WHERE since > '2021-01-01'",
			"The share of customers with country Germany among customers with since after 2021-01-01 is 50%.", []string{"percent"}},
		{"SELECT avg(unit_price) / 650.14583 FROM order_items WHERE id < 3", "", nil},
		{"SELECT avg(unit_price) FROM order_items", "The average unit price of order items is 431.92.", []string{"average unit price"}},
		{"SELECT 1.0 * sum(unit_price) / sum(quantity) FROM order_items", "", []string{"total unit price / total quantity"}},
		// The rows of a join that are counted are those of the table that refers to all others, of which a name may have
		// none.
		{"SELECT name FROM customer JOIN order_items ON customer_id = customer.id GROUP BY name ORDER BY count(*) DESC LIMIT 1", "Ann has the most order items.", nil},
		{"SELECT name, count(*) FROM customer JOIN order_items ON customer_id = customer.id GROUP BY name ORDER BY count(*) DESC LIMIT 1",
			"Ann has the most order items (2).", []string{"name", "number of order items"}},
		{"SELECT name FROM customer JOIN order_items ON customer_id = customer.id GROUP BY name ORDER BY count(*) LIMIT 1", "", nil},
		{"SELECT name FROM customer LEFT JOIN order_items ON customer_id = customer.id GROUP BY name ORDER BY count(*) DESC LIMIT 1", "", nil},
		{"SELECT name, count(order_items.id) FROM customer LEFT JOIN order_items ON customer_id = customer.id GROUP BY name ORDER BY 2 DESC LIMIT 1",
			"Ann has the most order items (2).", []string{"name", "number of order items"}},
		{"SELECT name, count(*) FROM customer, film GROUP BY name ORDER BY count(*) DESC LIMIT 1", "", []string{"name", "count"}},
		{"SELECT sum(total) FROM (SELECT 1 AS total) AS t", "", []string{"total"}},
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
		{"SELECT id, (unixepoch(ordered_at) - unixepoch(ordered_at)) / 3600.0 FROM order_items", "", []string{"id", "hours from ordered at to ordered at"}},
		{"SELECT id, (julianday(since) - julianday(since)) * 24 FROM customer", "", []string{"id", "hours from since to since"}},
		{"SELECT id, (julianday(since) - julianday(since)) * 25 FROM customer", "", nil},
		{"SELECT count(*) FROM customer WHERE name LIKE 'A%'", "", []string{"number of customers"}},
		{"SELECT count(*) FROM customer WHERE id IN (SELECT customer_id FROM order_items)", "", []string{"number of customers"}},
		{"SELECT count(*) OVER () FROM customer", "", nil},
		{"SELECT name FROM customer UNION SELECT country FROM customer", "", nil},
		{"WITH c AS (SELECT * FROM customer) SELECT count(*) FROM c", "", []string{"count"}},
		{"SELECT * FROM customer", "", nil},
		// What WHERE leaves out is not compared.
		{"SELECT name FROM customer WHERE country = 'Germany' ORDER BY since DESC LIMIT 1", "Cho has the latest since of customers with country Germany.", nil},
		{"SELECT country FROM customer WHERE since < '2021-12-31' AND id > 1 GROUP BY country ORDER BY count(*) DESC LIMIT 1",
			"France has the most customers with since before 2021-12-31 and id above 1.", nil},
		{"SELECT customer_id, sum(quantity) FROM order_items WHERE unit_price < 100 GROUP BY customer_id ORDER BY 2 DESC LIMIT 1",
			"Customer 3 has the highest total quantity with unit price below 100 (4).", []string{"customer_id", "total quantity"}},
		// The highest minimum is not the highest value.
		{"SELECT customer_id, min(unit_price) FROM order_items GROUP BY customer_id", "", []string{"customer_id", "lowest unit price"}},
		{"SELECT customer_id FROM order_items GROUP BY customer_id ORDER BY max(unit_price) LIMIT 1", "", nil},
		{"SELECT customer_id, max(unit_price) FROM order_items GROUP BY customer_id",
			"Customer 1 has the highest unit price (1,200.5), of 2 customers.", []string{"customer_id", "highest unit price"}},
		// NULL comes first, and has no order; a group of it is not counted.
		{"SELECT name FROM customer ORDER BY referred_by LIMIT 1", "", nil},
		{"SELECT name FROM customer ORDER BY referred_by NULLS LAST LIMIT 1", "Ben has the lowest referred by.", nil},
		{"SELECT referred_by, count(*) FROM customer GROUP BY referred_by", "", []string{"referred_by", "number of customers"}},
		// Several groups may have the name.
		{"SELECT country FROM customer GROUP BY since ORDER BY count(*) LIMIT 1", "", nil},
		{"SELECT country FROM customer GROUP BY country, since ORDER BY count(*) LIMIT 1", "", nil},
		// Texts have no highest.
		{"SELECT id, name FROM customer ORDER BY name DESC LIMIT 1", "", nil},
		{"SELECT name, since FROM customer ORDER BY since DESC LIMIT 1", "Cho has the latest since (2022-07-30).", nil},
		// Years and other names have no thousands.
		{"SELECT year, count(*) FROM film GROUP BY year", "2001 has the most films (2), of 2 years.", []string{"year", "number of films"}},
		{"SELECT max(year) FROM film", "The highest year of films is 2020.", []string{"highest year"}},
		{"SELECT title FROM film ORDER BY year LIMIT 1", "", nil},
		// A text of several lines or a long one is no name.
		{"SELECT title, year FROM film ORDER BY year DESC LIMIT 1", "", nil},
		{"SELECT customer_id, sum(ordered_at) FROM order_items GROUP BY customer_id", "Customer 1 has the highest total ordered at (4048), of 2 customers.",
			[]string{"customer_id", "total ordered at"}},
		{"SELECT sum(DISTINCT year) FROM film", "", nil},
		// Conditions hide in a join and in a derived table, and a join leaves out customers without orders.
		{"SELECT name FROM customer JOIN order_items ON customer_id = customer.id ORDER BY since DESC LIMIT 1", "", nil},
		{"SELECT name, sum(unit_price) FROM customer JOIN order_items ON customer_id = customer.id AND quantity > 1 GROUP BY name ORDER BY 2 DESC LIMIT 1",
			"", []string{"name", "total unit price"}},
		{"SELECT name, max(id) FROM (SELECT * FROM customer WHERE id < 3) AS c GROUP BY name", "", []string{"name", "highest id"}},
		{"SELECT title FROM film WHERE year IS NOT NULL AND title IS NOT NULL", "There are 3 films with a year and a title.", nil},
		{"SELECT id FROM order_items WHERE ordered_at IS NOT NULL", "There are 3 order items ordered.", nil},
		{"SELECT sum(year * 2) FROM film", "", nil},
		// Two bounds are a period.
		{"SELECT count(*) FROM order_items WHERE ordered_at >= '2024-01-01' AND ordered_at < '2025-01-01'", "There are 2 order items ordered in 2024.", []string{"number of order items"}},
		{"SELECT id FROM order_items WHERE ordered_at < '2024-03-01' AND quantity > 1 AND ordered_at >= '2024-02-01'", "There is 1 order item ordered in February 2024 with quantity above 1.", nil},
		{"SELECT id FROM order_items WHERE ordered_at >= '2024-01-01' AND ordered_at < '2024-07-01'", "There are 2 order items ordered from 2024-01-01 to 2024-06-30.", nil},
		{"SELECT id FROM order_items WHERE ordered_at >= '2024-01-01' AND ordered_at < '2026-01-01'", "There are 3 order items ordered from 2024 to 2025.", nil},
		{"SELECT id FROM order_items WHERE ordered_at >= '2024-01-01' AND ordered_at < '2024-01-02'", "There is 1 order item ordered on 2024-01-01.", nil},
		{"SELECT name FROM customer WHERE since >= '2020-01-01' AND since < '2021-01-01'", "There is 1 customer with since in 2020.", nil},
		{"SELECT sum(quantity) FROM order_items WHERE ordered_at >= '2024-01-01' AND ordered_at < '2025-01-01'", "The total quantity of order items ordered in 2024 is 3.", []string{"total quantity"}},
		{"SELECT customer_id, sum(quantity) FROM order_items WHERE ordered_at >= '2024-01-01' AND ordered_at < '2026-01-01' GROUP BY customer_id",
			"Customer 3 has the highest total quantity ordered from 2024 to 2025 (4), of 2 customers.", []string{"customer_id", "total quantity"}},
		// Others are none: what is excluded, another column, a time of day, an end before the start.
		{"SELECT id FROM order_items WHERE ordered_at > '2024-01-01' AND ordered_at < '2025-01-01'", "There is 1 order item ordered after 2024-01-01 and ordered before 2025-01-01.", nil},
		{"SELECT id FROM order_items WHERE ordered_at >= '2024-01-01' AND ordered_at <= '2024-12-31'", "There are 2 order items ordered since 2024-01-01 and ordered up to 2024-12-31.", nil},
		{"SELECT id FROM order_items WHERE ordered_at >= '2024-01-01 09:00:00' AND ordered_at < '2025-01-01'", "There is 1 order item ordered since 2024-01-01 09:00:00 and ordered before 2025-01-01.", nil},
		{"SELECT id FROM order_items WHERE ordered_at >= '2024-01-01 00:00:00' AND ordered_at < '2025-01-01'", "There is 1 order item ordered since 2024-01-01 00:00:00 and ordered before 2025-01-01.", nil},
		{"SELECT id FROM order_items WHERE ordered_at >= '2025-01-01' AND ordered_at < '2024-01-01'", "There are no order items ordered since 2025-01-01 and ordered before 2024-01-01.", nil},
		{"SELECT id FROM order_items WHERE quantity >= 1 AND quantity < 3", "There are 2 order items with quantity of at least 1 and quantity below 3.", nil},
		{"SELECT id FROM order_items WHERE ordered_at = '2025-01-01'", "There is 1 order item ordered on 2025-01-01.", nil},
		{"SELECT id FROM order_items WHERE ordered_at IS NULL", "There are no order items not ordered.", nil},
		{"SELECT id FROM order_items WHERE customer_id IS NOT NULL", "There are 3 order items with a customer.", nil},
		{"SELECT id FROM order_items WHERE customer_id IS NULL", "There are no order items without a customer.", nil},
		{"SELECT id FROM order_items ORDER BY ordered_at DESC LIMIT 1", "Order item 3 has the latest ordered date.", nil},
		// A key is that of a kind, a name of the same, and of a lookup one row is joined.
		{"SELECT practice_area.name, count(*) FROM practice_area JOIN matter ON matter.area_code = practice_area.area_code GROUP BY practice_area.name",
			"Tax has the most matters (2), of 2 practice areas.", []string{"name", "number of matters"}},
		{"SELECT count(*) FROM defect JOIN defect_code ON defect.code = defect_code.code", "", []string{"number of defects"}},
		{"SELECT line_of_business, avg(fee_cents) FROM matter GROUP BY line_of_business",
			"Pets has the highest average fee in cents (50), of 2 lines of business.", []string{"line_of_business", "average fee in cents"}},
		{"SELECT sum(fee_cents) / 100.0 FROM matter", "", []string{"total fee"}},
		// Flags say what a row is.
		{"SELECT count(*) FROM product WHERE is_active = 1", "There are 2 active products.", []string{"number of products"}},
		{"SELECT name FROM product WHERE is_active = 0", "There is 1 product not marked as active.", nil},
		{"SELECT name FROM product WHERE is_active AND has_box = 1", "There is 1 active product with a box.", nil},
		{"SELECT name FROM product WHERE NOT is_active AND has_parts = 0", "There is 1 product not marked as active without parts.", nil},
		{"SELECT name FROM product WHERE is_on_sale = 1", "There is 1 product marked as on sale.", nil},
		{"SELECT name FROM product WHERE has_been_sold = 0 AND has_shipped = 0", "There are 3 products not marked as sold and not marked as shipped.", nil},
		{"SELECT name FROM product WHERE is_active = 2", "There are no products with is active 2.", nil},
		{"SELECT name FROM product WHERE is_active <> 1", "There is 1 product with is active other than 1.", nil},
		{"SELECT name, count(*) FROM product WHERE is_active = 1 GROUP BY name ORDER BY count(*) DESC LIMIT 1", "Desk has the most products marked as active (2).", []string{"name", "number of products"}},
		{"SELECT name FROM product WHERE is_active = 1 ORDER BY price DESC LIMIT 1", "Desk has the highest price of active products.", nil},
		{"SELECT avg(CASE WHEN is_active = 1 THEN 100.0 ELSE 0 END) FROM product", "The share of active products is 66.7%.", []string{"percent"}},
		{"SELECT name FROM product WHERE in_service = 1", "There are 3 products marked as in service.", nil},
		{"SELECT name FROM product WHERE in_stock = 1", "There are 3 products with in stock 1.", nil},
		{"SELECT name FROM product WHERE fraud_flag = 1", "There are no products with a fraud flag.", nil},
		{"SELECT name FROM product WHERE fraud_flag = 0", "There are 3 products without a fraud flag.", nil},
		// An empty text is one, and no missing one.
		{"SELECT name FROM product WHERE note = ''", "There is 1 product with an empty note.", nil},
		{"SELECT name FROM product WHERE note <> ''", "There is 1 product with a non-empty note.", nil},
		{"SELECT name FROM product WHERE note IS NULL", "There is 1 product with no note.", nil},
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
	if said := phrase.Of(dialects.SQLite, "SELECT name FROM customer", r); said.Sentence != "These are the first 2 customers." {
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
	r = &database.Result{Columns: []string{"count"}, Rows: [][]database.Value{{int64(4)}}}
	for _, sql := range []string{"SELECT count(*) FROM users WHERE is_active", "SELECT count(*) FROM users WHERE is_active = true"} {
		if said := phrase.Of(dialects.Postgres, sql, r); said.Sentence != "There are 4 active users." {
			t.Errorf("%s: %q", sql, said.Sentence)
		}
	}
	r = &database.Result{Columns: []string{"a", "b"}, Rows: [][]database.Value{{"2024", int64(3)}, {"2025", int64(4)}}}
	// Years of an age are no year.
	for _, sql := range []string{"SELECT extract(year FROM age(since)), since FROM customer", "SELECT date_part('year', now() - since), since FROM customer"} {
		if said := phrase.Of(dialects.Postgres, sql, r); said.Labels[0] != "a" {
			t.Errorf("%s: %q", sql, said.Labels)
		}
	}
	// PostgreSQL puts NULL first where SQLite puts it last.
	r = &database.Result{Columns: []string{"name"}, Rows: [][]database.Value{{"Ann"}}}
	for sql, want := range map[string]string{
		"SELECT name FROM customer ORDER BY age DESC LIMIT 1":            "",
		"SELECT name FROM customer ORDER BY age DESC NULLS LAST LIMIT 1": "Ann has the highest age.",
		"SELECT name FROM customer ORDER BY age LIMIT 1":                 "Ann has the lowest age.",
	} {
		if said := phrase.Of(dialects.Postgres, sql, r); said.Sentence != want {
			t.Errorf("%s: %q, want %q", sql, said.Sentence, want)
		}
	}
}

// People are shown computed numbers rounded, but never so that they look whole, or nothing.
func TestRows(t *testing.T) {
	said := phrase.Said{Digits: []int{1, 2, -1}}
	for _, c := range []struct{ of, want database.Value }{
		{278.90410958904107, database.Number("278.9")}, {99.98, database.Number("99.98")}, {0.004, database.Number("0.004")}, {-0.0041234, database.Number("-0.0041")},
		{int64(7), int64(7)}, {2.0, 2.0}, {database.Number("12.345600"), database.Number("12.3")}, {database.Number("500.0000"), database.Number("500")}, {"text", "text"}, {nil, nil}, {4.0000000001, database.Number("4")},
	} {
		if got := said.Rows([][]database.Value{{c.of, c.of, c.of}})[0]; got[0] != c.want || got[2] != c.of {
			t.Errorf("%v: %v", c.of, got)
		}
	}
}
