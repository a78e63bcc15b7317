package intent_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent/intent"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

func TestOf(t *testing.T) {
	s := schemaOf(map[string][]string{"customers": {"id", "name", "country", "status"}, "order_items": {"id", "customer_id", "price"}})
	for text, want := range map[string]intent.Kind{
		"SELECT count(*) FROM customers":                       intent.Query,
		"with x as (select 1) insert into customers select 2":  intent.Write,
		"with x as (select 1) select * from x, customers":      intent.Query,
		"attach 'x.db' as y":                                   intent.Write,
		"attach database x as y":                               intent.Write,
		"pragma table_info(customers)":                         intent.Write,
		"vacuum into 'x.db'":                                   intent.Write,
		"vacuum":                                               intent.Write,
		"reindex":                                              intent.Write,
		"begin":                                                intent.Write,
		"rollback to savepoint a;":                             intent.Write,
		"begin with the oldest customers":                      intent.Question,
		"release dates of the customers":                       intent.Question,
		"release dates of the customers;":                      intent.Question,
		"begin immediate;":                                     intent.Write,
		"vacuum cleaners by price":                             intent.Question,
		"with the customers of Rome, who has most orders":      intent.Question,
		"select name from customers":                           intent.Query,
		" select name\nfrom customers where id = 3;":           intent.Query,
		"WITH c AS (SELECT * FROM customers) SELECT id FROM c": intent.Query,
		"SELECT 1 + 1":                                         intent.Query, // no sign of English
		"SELECT 1":                                             intent.Query,
		"select 1":                                             intent.Query,
		"SELECT NULL, ''":                                      intent.Query,
		"select 1 as one":                                      intent.Query,
		"select 5 customers":                                   intent.Question,
		"select customers":                                     intent.Question,
		"select nam from customers":                            intent.Query,
		"select naem from customers":                           intent.Query,
		"select customers from order_items":                    intent.Question,
		"select 1; select 2":                                   intent.Query, // which the database refuses
		"EXPLAIN SELECT * FROM customers":                      intent.Query,
		"explain query plan select id from customers":          intent.Query,
		"Explain with which customers we earn most":            intent.Question,
		"select name, form customers":                          intent.Question,
		"SELECT * FROM customers WHERE":                        intent.Query, // the database says what is wrong
		// What is misspelt, or may not be read, is the database's to report.
		"SELECT * FROM custmers":                                                  intent.Query,
		"select name, count(*) from customer group by name":                       intent.Query,
		"select nme from customers group by nme":                                  intent.Query,
		"select name from customer order by name":                                 intent.Query,
		"select name from customer limit 5":                                       intent.Query,
		"SELECT nme FROM customers":                                               intent.Query,
		"SELECT password FROM pg_shadow":                                          intent.Query,
		"SELECT name, FROM customer":                                              intent.Query,
		"select c.name from customer c join order_item o on o.customer_id = c.id": intent.Query,
		"SELECT ALL CUSTOMERS FROM GERMANY":                                       intent.Question,
		"Select the customers from Germany, with their name":                      intent.Question,
		"select customers (from Germany)":                                         intent.Question,
		"select all customers from Germany":                                       intent.Question,
		"select name, colour from customers":                                      intent.Query,
		"select name and colour from customers":                                   intent.Question,
		"select price, customers from order_items":                                intent.Question,
		"select names from customers":                                             intent.Question,
		"Select the customers from order_items":                                   intent.Question,
		"With which customers do we earn most?":                                   intent.Question,
		"values of customers":                                                     intent.Question,
		"Complete order IDs of 2024":                                              intent.Question,
		"DELETE FROM customers":                                                   intent.Write,
		"drop table customers;":                                                   intent.Write,
		"update customers set name = 'x'":                                         intent.Write,
		"INSERT INTO customers VALUES (1, 'a')":                                   intent.Write,
		"truncate customers":                                                      intent.Write,
		"create view v as select 1":                                               intent.Write,
		"delete all customers":                                                    intent.Write,
		"Please remove the customer Ann":                                          intent.Write,
		"can you add a new customer called Bob?":                                  intent.Write,
		"add customer Bob":                                                        intent.Write,
		"create a table of prices":                                                intent.Write,
		"set the status of order 5 to paid":                                       intent.Write,
		"Change Ann's country to France.":                                         intent.Write,
		"I want you to delete customers from Peru":                                intent.Write,
		"rename the column price to cost":                                         intent.Write,
		"cancel customer 5":                                                       intent.Write,
		"Please mark customer 5 as paid":                                          intent.Write,
		"mark all customers from Peru as inactive":                                intent.Write,
		"approve every new customer":                                              intent.Write,
		"Can you archive the customer Ann?":                                       intent.Write,
		"reset the status of customer 5":                                          intent.Write,
		"suspend customer 'Ann'":                                                  intent.Write,
		"raise all prices by 10%":                                                 intent.Write,
		"which customers were cancelled?":                                         intent.Question,
		"How many customers are marked as shipped?":                               intent.Question,
		"cancelled customers":                                                     intent.Question,
		"mark each customer as old or new":                                        intent.Question,
		"close price of customer 5":                                               intent.Question,
		"cancel rate of customers":                                                intent.Question,
		"increase in price by 2021":                                               intent.Question,
		"ship dates of customer 5":                                                intent.Question,
		"rename price as cost":                                                    intent.Write,
		"set the status of order 5 as paid":                                       intent.Write,
		"correct answers as a percentage":                                         intent.Question,
		"update times as of today":                                                intent.Question,
		"Edit counts as of May":                                                   intent.Question,
		"Hello!":                                                                  intent.Greeting,
		"what can you do?":                                                        intent.Greeting,
		"thanks":                                                                  intent.Greeting,
		"help":                                                                    intent.Greeting,
		"How many customers are there?":                                           intent.Question,
		"Which customers were deleted?":                                           intent.Question,
		"drop in sales since 2020":                                                intent.Question,
		"update dates of customers":                                               intent.Question,
		"add up the prices":                                                       intent.Question,
		"Remove duplicates from the names and list":                               intent.Question,
		"Delete nothing, just show the customers":                                 intent.Question,
		"list customers added in 2024":                                            intent.Question,
		"change in price from 2020 to 2021":                                       intent.Question,
		"show tables":                                                             intent.Schema,
		"SHOW FULL TABLES;":                                                       intent.Schema,
		"list all the tables":                                                     intent.Schema,
		"Which tables are there?":                                                 intent.Schema,
		"describe customers":                                                      intent.Schema,
		"DESC \"order_items\";":                                                   intent.Schema,
		"describe the customers table":                                            intent.Schema,
		"show columns from customers":                                             intent.Schema,
		"show me the columns of the table customers":                              intent.Schema,
		"what columns does customers have?":                                       intent.Schema,
		"Which fields are in customers?":                                          intent.Schema,
		"What are the columns of order_items?":                                    intent.Schema,
		"show tables of customers":                                                intent.Question,
		"describe the customers from Peru":                                        intent.Question,
		"show columns from orders":                                                intent.Question, // no such table
		"what columns of customers are empty?":                                    intent.Question,
		"list the names in customers":                                             intent.Question,
		"hello world customers":                                                   intent.Question,
		"customers":                                                               intent.Question,
		"":                                                                        intent.Question,
	} {
		if got := intent.Of(text, s); got != want {
			t.Errorf("%q is a %s, want a %s", text, got, want)
		}
	}
}

// Words of the schema that the database has rows for are about these.
func TestSchemaOfTables(t *testing.T) {
	s := schemaOf(map[string][]string{"tables": {"id", "seats"}, "fields": {"id", "farm"}})
	for _, text := range []string{"show tables", "Which tables are there?", "Which fields are in farm?", "describe fields"} {
		if got := intent.Of(text, s); got != intent.Question {
			t.Errorf("%q is a %s", text, got)
		}
	}
}

func TestLanguage(t *testing.T) {
	s := schemaOf(map[string][]string{"ventas": {"id", "mes"}})
	for text, want := range map[string]string{
		"Wie viele Kunden gibt es?":                 "German",
		"Zeige mir alle Bestellungen aus 2024":      "German",
		"Combien de clients y a-t-il ?":             "French",
		"¿Cuántos clientes hay?":                    "Spanish",
		"Quanti clienti ci sono?":                   "Italian",
		"Quantos clientes há?":                      "Portuguese",
		"Hoeveel klanten zijn er?":                  "Dutch",
		"有多少客户?":                                    "another script",
		"Сколько клиентов?":                         "another script",
		"How many customers are there?":             "",
		"How many customers are from Côte d'Ivoire": "",
		"customers":                     "",
		"albums of Les Rita Mitsouko":   "",
		"Who wrote 'Das Boot' and who":  "",
		"total de ventas":               "",
		"42":                            "",
		"Umsatz pro Monat":              "German",
		"Anzahl Bestellungen nach Land": "German",
		"Kunden aus Berlin":             "German",
		"chiffre d'affaires par mois":   "French",
		"pedidos por año":               "Spanish",
		"fatturato per mese":            "Italian",
		"vendas por mês":                "Portuguese",
		"omzet per maand":               "Dutch",
		"total de ventas por mes":       "", // the schema has these words
		"accounts on the Pro plan":      "",
		"sales per month":               "",
		"Die Hard rentals":              "",
	} {
		if got := intent.Language(text, s); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// No question that people asked of databases, public and made for tests, is taken for anything else.
func TestQuestionsOfPeople(t *testing.T) {
	check := func(q string, s *schema.Schema) {
		if kind, language := intent.Of(q, s), intent.Language(q, s); kind != intent.Question || language != "" {
			t.Errorf("%q is a %s, in %q", q, kind, language)
		}
	}
	var asked []struct {
		Question string
		DB       string `json:"db_id"`
	}
	if err := json.Unmarshal(corpora.Read(t, "spider/train_questions.json"), &asked); err != nil || len(asked) < 6000 {
		t.Fatalf("%d questions, %v", len(asked), err)
	}
	schemas := map[string]*schema.Schema{}
	for db, tables := range corpora.SpiderSchemas(t) {
		schemas[db] = schemaOf(tables)
	}
	for _, a := range asked {
		check(a.Question, schemas[a.DB])
	}
	everyday, _ := filepath.Glob(filepath.Join(corpora.Path(t, "everyday"), "*.tsv"))
	office, _ := filepath.Glob("../../studies/office/*.tsv")
	others := 0
	for _, path := range append(everyday, office...) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		tables := map[string][]string{}
		for _, m := range regexp.MustCompile(`(?i)\b(?:FROM|JOIN)\s+"?(\w+)`).FindAllStringSubmatch(string(text), -1) {
			tables[m[1]] = nil
		}
		s := schemaOf(tables)
		for line := range strings.Lines(string(text)) {
			question, _, _ := strings.Cut(line, "\t")
			check(question, s)
			others++
		}
	}
	if others < 500 {
		t.Errorf("only %d questions of other databases", others)
	}
}

func schemaOf(tables map[string][]string) *schema.Schema {
	s := &schema.Schema{Dialect: dialects.SQLite}
	for name, columns := range tables {
		table := schema.Table{Name: name}
		for _, c := range columns {
			table.Columns = append(table.Columns, schema.Column{Name: c})
		}
		s.Tables = append(s.Tables, table)
	}
	return s
}
