package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/knowledge"
)

// sales is a database of orders, whose lines have a price and a quantity.
const sales = `
CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id), order_date DATE NOT NULL, shipped_date DATE);
CREATE TABLE order_lines(id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES orders(id), unit_price NUMERIC NOT NULL, quantity INTEGER NOT NULL);
INSERT INTO customers VALUES (1, 'Ann'), (2, 'Bob');
INSERT INTO orders VALUES (1, 1, '2023-12-30', '2024-01-02'), (2, 1, '2024-01-10', NULL), (3, 2, '2024-12-24', '2025-01-02');
INSERT INTO order_lines(order_id, unit_price, quantity) VALUES (1, 5, 2), (1, 1, 3), (2, 10, 1), (2, 2, 2), (3, 7, 5), (3, 1, 1);`

// A metric that the schema suggests answers, unsurely; accepted it answers surely and is named.
func TestMetrics(t *testing.T) {
	fewVotes(t)
	db := testdb.File(t, sales)
	dir := project(t, nil)
	glossary := filepath.Join(dir, knowledge.Folder, knowledge.GlossaryFile)
	ask := func(question string) (result, agent.Report) {
		r := in(t, dir, "ask", question, "--dsn", db, "--output", "json")
		var got agent.Report
		if err := json.Unmarshal([]byte(r.stdout), &got); err != nil {
			t.Errorf("%s: exit code %d, %v\n%s%s", question, r.code, err, r.stdout, r.stderr)
		}
		return r, got
	}
	if r, got := ask("What is our total revenue?"); r.code != exitUnsure || !strings.Contains(got.SQL, "unit_price * quantity") {
		t.Errorf("suggested: exit code %d, %s", r.code, got.SQL)
	}
	r := in(t, dir, "metrics", "suggest", "--dsn", db)
	for _, want := range []string{"# comes to 63", "[revenue]", `sql = "sum(unit_price * quantity)"`, `table = "order_lines"`} {
		if r.code != exitOK || !strings.Contains(r.stdout, want) {
			t.Errorf("exit code %d, no %s in\n%s%s", r.code, want, r.stdout, r.stderr)
		}
	}
	if _, err := knowledge.ParseGlossary(r.stdout); err != nil {
		t.Errorf("what is suggested is no glossary: %v", err)
	}
	if r := in(t, dir, "metrics", "suggest", "--dsn", db, "--accept", "margin"); r.code != exitUsage || !strings.Contains(r.stderr, "revenue of order_lines") {
		t.Errorf("exit code %d: %s", r.code, r.stderr)
	}
	if r := in(t, dir, "metrics", "suggest", "--dsn", db, "--table", "order_lines"); r.code != exitUsage {
		t.Errorf("--table alone: exit code %d", r.code)
	}
	if err := os.WriteFile(glossary, []byte("[client]\nsql = 'customers'\n"), 0o640); err != nil {
		t.Fatal(err)
	}
	if r := in(t, dir, "metrics", "suggest", "--dsn", db, "--accept", "revenue"); r.code != exitOK {
		t.Fatalf("exit code %d: %s", r.code, r.stderr)
	}
	if r := in(t, dir, "metrics", "suggest", "--dsn", db, "--accept", "revenue"); r.code != exitUsage || !strings.Contains(r.stderr, "already has revenue") {
		t.Errorf("accepted twice: exit code %d\n%s", r.code, r.stderr)
	}
	if r := in(t, dir, "metrics", "list"); r.code != exitOK || !strings.Contains(r.stdout, "[revenue]\n") || strings.Contains(r.stdout, "client") {
		t.Errorf("list: exit code %d: %s", r.code, r.stdout)
	}
	two := testdb.File(t, sales+"CREATE TABLE payments(id INTEGER PRIMARY KEY, amount_cents INTEGER, status TEXT); INSERT INTO payments VALUES (1, 500, 'failed'), (2, 250, 'paid');")
	if r := in(t, dir, "metrics", "suggest", "--dsn", two, "--accept", "revenue"); r.code != exitUsage || !strings.Contains(r.stderr, "of order_lines and payments") {
		t.Errorf("of two: exit code %d: %s", r.code, r.stderr)
	}
	if r := in(t, dir, "metrics", "suggest", "--dsn", two); r.code != exitOK || !strings.Contains(r.stdout, "# # comes to 2.50") || !strings.Contains(r.stdout, "NOT IN ('failed')") {
		t.Errorf("of two: exit code %d: %s", r.code, r.stdout)
	}
	if text, err := os.ReadFile(glossary); err != nil || !strings.HasPrefix(string(text), "[client]\nsql = 'customers'\n\n[revenue]\n") {
		t.Errorf("%v\n%s", err, text)
	}
	if info, err := os.Stat(glossary); err != nil || info.Mode().Perm() != 0o640 && runtime.GOOS != "windows" {
		t.Errorf("the glossary's permissions have changed: %v, %v", info.Mode(), err)
	}
	for question, want := range map[string]string{
		"What is our total revenue?":     "63",
		"Revenue per year":               "2023",
		"Revenue per month":              "2024-12",
		"Total revenue in 2024":          "50",
		"Which customer spent the most?": "Bob",
	} {
		if testing.Short() && want != "63" {
			continue // asked as the first
		}
		r, got := ask(question)
		rows, _ := json.Marshal(got.Rows)
		if r.code != exitOK || !strings.Contains(string(rows), want) || len(got.Used) != 1 || got.Used[0].Kind != "metric" || got.Used[0].Text != "revenue" {
			t.Errorf("%s: exit code %d, %s, %s, %v", question, r.code, got.SQL, rows, got.Used)
		}
	}
}
