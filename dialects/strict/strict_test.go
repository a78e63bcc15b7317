package strict

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

func shop(d dialects.Dialect) *schema.Schema {
	table := func(name string, columns ...string) schema.Table {
		t := schema.Table{Name: name}
		for _, c := range columns {
			t.Columns = append(t.Columns, schema.Column{Name: c})
		}
		return t
	}
	return &schema.Schema{Dialect: d, Tables: []schema.Table{
		table("orders", "id", "customer_id", "total", "day"), table("customers", "id", "name", "country"),
		table("Order Items", "order_id", "Unit Price"),
	}}
}

// What a machine takes whole, and what it does not: that has "|" after what it may begin with.
func TestScopes(t *testing.T) {
	for _, c := range []struct {
		sql  string
		only dialects.Dialect // "": in all
	}{
		{sql: "SELECT name FROM customers"},
		{sql: "select COUNT(*) from orders where total >= 1.5 and day = '2019-01-01';"},
		{sql: "SELECT x.total FROM orders AS x"},
		{sql: "SELECT x.total, x.id FROM |customers AS x WHERE 1 = 1"},
		{sql: "SELECT x.total, x.id FROM orders |WHERE 1 = 1"},
		{sql: "SELECT T1.name, T2.total FROM customers AS T1 JOIN orders AS T2 ON T1.id = T2.customer_id"},
		{sql: "SELECT T1.name, T2.total FROM customers AS T1 |WHERE"},
		{sql: "SELECT T1.total, T1.|name FROM"},
		{sql: "SELECT total, name FROM customers JOIN orders ON customers.id = orders.customer_id"},
		{sql: "SELECT name, id FROM customers JOIN |orders"}, // id would be in both
		{sql: "SELECT orders.total FROM customers |WHERE"},
		{sql: "SELECT customers.|total"},
		{sql: "SELECT total FROM orders WHERE orders.|name"},
		{sql: "SELECT total FROM orders WHERE |name"},
		{sql: "SELECT o.total FROM orders o WHERE o.customer_id IN (SELECT c.id FROM customers c WHERE c.id = o.customer_id)"},
		{sql: "SELECT o.total FROM orders o WHERE EXISTS (SELECT * FROM customers c WHERE o.|name"},
		{sql: "SELECT c.name, (SELECT SUM(o.total) FROM orders o WHERE o.customer_id = c.id) AS spent FROM customers c ORDER BY spent DESC"},
		{sql: "SELECT c.name, (SELECT SUM(o.total) FROM orders o WHERE o.customer_id = c.id) FROM |orders c"},
		{sql: "WITH big AS (SELECT customer_id, SUM(total) AS spent FROM orders GROUP BY customer_id) SELECT big.spent FROM big"},
		{sql: "WITH big AS (SELECT SUM(total) AS spent FROM orders) SELECT big.|total FROM big"},
		{sql: "SELECT d.total FROM (SELECT total FROM orders) AS d"},
		{sql: "SELECT d.name FROM (SELECT name FROM customers) AS d WHERE d.|id"},
		{sql: "SELECT name FROM customers UNION SELECT day FROM orders ORDER BY name"},
		{sql: "SELECT name FROM customers UNION SELECT day|, total FROM orders"},
		{sql: "SELECT name FROM customers WHERE id IN (SELECT customer_id|, id FROM orders)"},
		{sql: "SELECT x.id FROM orders AS x JOIN customers AS x| ON"},
		{sql: "SELECT COUNT(*) FROM orders JOIN customers USING (id)"},
		{sql: "SELECT COUNT(*) FROM orders JOIN customers USING (|name)"},
		{sql: "SELECT RANK() OVER (PARTITION BY day ORDER BY total DESC) FROM orders"},
		{sql: "SELECT sle|ep(1)"},
		{sql: "|DELETE FROM orders"},
		{sql: "SELECT total FROM orders |-- comment"},
		{sql: `SELECT t."Unit Price" FROM "Order Items" AS t`, only: dialects.Postgres},
		{sql: `SELECT t.|"unit price" FROM "Order Items" AS t`, only: dialects.Postgres},
		{sql: "SELECT name, |* FROM customers", only: dialects.MySQL},
		{sql: "SELECT name, *, c.* FROM customers AS c", only: dialects.SQLite},
		{sql: "SELECT t.`Unit Price` FROM `Order Items` AS t", only: dialects.MySQL},
		{sql: "SELECT day + INTERVAL 3 DAY FROM orders WHERE day > DATE_SUB(NOW(), INTERVAL 1 WEEK)", only: dialects.MySQL},
		{sql: "SELECT total::TEXT FROM orders WHERE day > DATE '2019-01-01' - INTERVAL '3 days'", only: dialects.Postgres},
		{sql: "SELECT strftime('%Y', day) FROM orders WHERE |name = \"x\"", only: dialects.SQLite},
	} {
		for _, d := range allDialects {
			if c.only != "" && c.only != d {
				continue
			}
			before, after, refused := strings.Cut(c.sql, "|")
			rest, ends := read(compile(t, shop(d), Turn{}, bytesOnly), before+after)
			switch {
			case refused && (rest == "" && ends || len(rest) > len(after)):
				t.Errorf("%s: %s: stops before %q", d, c.sql, rest)
			case !refused && (rest != "" || !ends):
				t.Errorf("%s: %s: stops before %q, may end: %v", d, c.sql, rest, ends)
			}
		}
	}
}

// A turn: thoughts, then a query between tags.
func TestTurn(t *testing.T) {
	blocks := Turn{Blocks: []Block{{"<sql>", "</sql>"}, {"<solution>", "</solution>"}}, Never: []string{"<observation>"}}
	for _, c := range []struct {
		turn Turn
		text string
		rest string // what is not taken
		ends bool
	}{
		{blocks, "<think>Über 3 < 4?</think>\n<sql>SELECT name FROM customers;</sql>", "", true},
		{blocks, "<solution>\n```sql\nSELECT name FROM customers\n```\n</solution>\n", "", true},
		{blocks, "<solution>\nSELECT name FROM customers\n</sql>", "ql>", false},
		{blocks, "I wonder", "", false},
		{blocks, "<observation>", ">", false},
		{blocks, "</sql>", ">", false},
		{blocks, "<sql>SELECT name FROM customers", "", false},
		{Turn{Blocks: blocks.Blocks[1:], Opened: true}, "SELECT 1</solution>", "", true},
		{Turn{Blocks: []Block{{"```sql", "```"}}}, "Thoughts.\n```sql\nSELECT 1\n```", "", true},
	} {
		rest, ends := read(compile(t, shop(dialects.SQLite), c.turn, bytesOnly), c.text)
		if rest != c.rest || ends != c.ends {
			t.Errorf("%s: stops before %q, may end: %v; want %q, %v", c.text, rest, ends, c.rest, c.ends)
		}
	}
}

// A token may end a tag and begin the query: there is no other way to write what models write.
func TestTokensAcrossTags(t *testing.T) {
	var entries []grammar.Entry
	ids := map[string]int32{}
	for _, text := range []string{"Well. ", "<sql", ">SELECT", ">\nSELE", ">select nothing", "CT", " name", " nom", " FROM customers", "</sql>\n", "<sql>DROP", ">x"} {
		ids[text] = int32(len(entries))
		entries = append(entries, grammar.Entry{Text: text})
	}
	m := compile(t, shop(dialects.SQLite), Turn{Blocks: []Block{{"<solution>", "</solution>"}, {"<sql>", "</sql>"}}}, grammar.NewVocabulary(entries))
	for _, c := range []struct {
		tokens  []string
		refused string // in place of the last
	}{
		{[]string{"Well. ", "<sql", ">SELECT", " name", " FROM customers", "</sql>\n"}, " villes"},
		{[]string{"<sql", ">\nSELE", "CT", " name", " FROM customers"}, "</sql>\n"},
		{[]string{"<sql", ">SELECT"}, ">select nothing"},
		{[]string{"Well. ", "Well. "}, "<sql>DROP"},
		{[]string{"<sql", ">SELECT"}, ">x"},
	} {
		r := m.Begin()
		for i, text := range c.tokens {
			allowed, _ := r.Allowed()
			if i == len(c.tokens)-1 {
				if id := ids[c.refused]; allowed[0]>>id&1 != 0 || r.Accept(id) {
					t.Errorf("%q: %q is let through", c.tokens[:i], c.refused)
				}
			}
			if id := ids[text]; allowed[0]>>id&1 == 0 || !r.Accept(id) {
				t.Fatalf("%q: %q is not let through", c.tokens[:i], text)
			}
		}
	}
}

// What one process writes the other reads.
func TestText(t *testing.T) {
	l, err := New(shop(dialects.MySQL), Turn{Blocks: []Block{{"<sql>", "</sql>"}}})
	if err != nil {
		t.Fatal(err)
	}
	again, err := Parse(l.Text())
	if err != nil || again.Text() != l.Text() || again.Kind() != Kind {
		t.Errorf("%v: %s, want %s", err, again.Text(), l.Text())
	}
	for _, text := range []string{"", "{}", `{"dialect":"oracle","tables":[{"name":"a","columns":["b"]}]}`} {
		if _, err := Parse(text); err == nil {
			t.Errorf("%q is a language", text)
		}
	}
}

// The guard refuses no function that a query may call.
func TestFunctionsAreAllowed(t *testing.T) {
	for _, d := range allDialects {
		known := map[string]bool{}
		for _, f := range guard.Functions(d) {
			known[f] = true
		}
		for _, lists := range []map[string]string{functions[d], windowed} {
			for _, list := range lists {
				for f := range strings.FieldsSeq(list) {
					if !known[f] && f != "extract" && f != "cast" {
						t.Errorf("%s: the guard does not let %s through", d, f)
					}
				}
			}
		}
	}
}

// A mask is what Accept takes, token by token, wherever a query has come to.
func TestMaskIsWhatIsAccepted(t *testing.T) {
	for _, d := range allDialects {
		s := shop(d)
		s.Tables = append(s.Tables, schema.Table{Name: "count", Columns: []schema.Column{{Name: "from"}, {Name: "a\"b`c"}, {Name: "date"}}})
		v := pieces(s)
		m := compile(t, s, Turn{Blocks: []Block{{"<sql>", "</sql>"}}}, v)
		for _, query := range []string{
			"SELECT x.id, COUNT(*) FROM orders AS x WHERE x.total <= 12.5 AND x.day = 'a''b Ü' ;",
			"\nWITH big AS (SELECT customer_id, SUM(total) AS spent FROM orders GROUP BY customer_id) SELECT big.spent FROM big",
			"SELECT t1.name FROM customers t1 JOIN orders AS t2 ON t1.id = t2.customer_id WHERE NOT EXISTS (SELECT * FROM orders o)",
			"SELECT total AS a_name_of_more_than_thirty_letters, CAST(total AS DATE) FROM orders ORDER BY total DESC LIMIT 3",
			"SELECT name FROM customers UNION SELECT day FROM orders </sql>",
		} {
			r := m.Begin()
			for at, before := 0, "<sql>"+query; at < len(before); at++ {
				if run := r.(*run); run.text == nil {
					allowed, _ := run.Allowed()
					for id := range int32(v.Size()) {
						again := run.at
						taken := !v.Token(id).Special && v.Token(id).Text != ""
						for _, b := range []byte(v.Token(id).Text) {
							if taken {
								again, taken = again.step(b)
							}
						}
						long := again.mode == lexeme && again.fresh && again.read > maxName
						if inMask := allowed[id/64]>>(id%64)&1 == 1; taken != inMask && !(taken && long) {
							t.Errorf("%s: after %q the token %q: accepted %v, in the mask %v", d, before[:at], v.Token(id).Text, taken, inMask)
						}
					}
				}
				if !r.Accept(int32(before[at])) {
					t.Fatalf("%s: %q is not taken after %q", d, before[at:], before[:at])
				}
			}
		}
	}
}

var _ grammar.Language = (*Language)(nil)
