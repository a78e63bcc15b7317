package dbtest

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/internal/sqlite"
	"github.com/sqlagent/sqlagent/dialects/database/sample"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Sample is the built-in sample database as a script in the SQL of d.
func Sample(t testing.TB, d dialects.Dialect) string {
	t.Helper()
	db := original(t)
	schema, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	schema.Dialect = d
	for i := range schema.Tables {
		t := &schema.Tables[i]
		for c := range t.Columns {
			t.Columns[c].Type = types[d][t.Columns[c].Type]
		}
	}
	var b strings.Builder
	b.WriteString(schema.DDL()) // parents come before children
	for _, table := range schema.Tables {
		name := dialects.QuoteIdent(d, table.Name)
		res := Query(t, db, "SELECT * FROM "+table.Name, database.Limits{Rows: 1 << 20})
		if res.Truncated || len(res.Rows) == 0 {
			t.Fatalf("%s: %d rows, truncated %v", table.Name, len(res.Rows), res.Truncated)
		}
		const batch = 500
		for i, row := range res.Rows {
			if i%batch == 0 {
				b.WriteString("INSERT INTO " + name + " VALUES\n")
			}
			b.WriteString("(")
			for k, v := range row {
				if k > 0 {
					b.WriteString(", ")
				}
				b.WriteString(literal(t, v))
			}
			b.WriteString(")")
			if i == len(res.Rows)-1 || i%batch == batch-1 {
				b.WriteString(";\n")
			} else {
				b.WriteString(",\n")
			}
		}
	}
	return b.String()
}

// types of the sample in each dialect. MySQL cannot index TEXT, and its REAL is a double only by default.
var types = map[dialects.Dialect]map[string]string{
	dialects.SQLite:   {"INTEGER": "INTEGER", "TEXT": "TEXT", "REAL": "REAL", "DATE": "DATE"},
	dialects.MySQL:    {"INTEGER": "BIGINT", "TEXT": "VARCHAR(200)", "REAL": "DOUBLE", "DATE": "DATE"},
	dialects.Postgres: {"INTEGER": "bigint", "TEXT": "text", "REAL": "double precision", "DATE": "date"},
}

func literal(t testing.TB, v database.Value) string {
	switch v := v.(type) {
	case nil:
		return "NULL"
	case int64:
		return strconv.FormatInt(v, 10)
	case float64:
		return strconv.FormatFloat(v, 'g', -1, 64)
	case string:
		if strings.ContainsAny(v, `\`) {
			t.Fatalf("%q means another string in MySQL", v)
		}
		return "'" + strings.ReplaceAll(v, "'", "''") + "'"
	}
	t.Fatalf("the sample holds a %T", v)
	return ""
}

func original(t testing.TB) database.DB {
	t.Helper()
	path, err := sample.Path(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	engine, err := sqlite.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { engine.Close() })
	return database.New(engine, database.Options{})
}

// sample asks the same questions of the sample database as SQLite holds it and as the engine does.
func (e Engine) sample(t *testing.T) {
	want, got := original(t), e.New(t, Sample(t, e.Dialect))
	ws, err := want.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	gs, err := got.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	ws.Dialect = e.Dialect // names are quoted alike
	if w, g := keys(ws), keys(gs); w != g {
		t.Errorf("tables, columns and keys: got\n%s\nwant\n%s", g, w)
	}
	for _, sql := range []string{
		"SELECT count(*) FROM track",
		"SELECT g.name, count(*) AS tracks FROM track t JOIN genre g ON g.genre_id = t.genre_id GROUP BY g.name ORDER BY 2 DESC, 1 LIMIT 5",
		"SELECT country, count(*) FROM customer GROUP BY country HAVING count(*) > 5 ORDER BY 2 DESC, country",
		"SELECT invoice_id, total FROM invoice ORDER BY total DESC, invoice_id LIMIT 10",
		"SELECT first_name, phone FROM customer WHERE phone IS NULL ORDER BY customer_id LIMIT 4",
		"SELECT e.last_name, b.last_name AS boss FROM employee e LEFT JOIN employee b ON b.employee_id = e.reports_to ORDER BY e.employee_id",
		"SELECT hire_date FROM employee ORDER BY hire_date, employee_id",
		"WITH spent AS (SELECT customer_id, count(*) AS n FROM invoice GROUP BY customer_id) SELECT max(n), min(n) FROM spent",
		"SELECT album_id, rank() OVER (ORDER BY count(*) DESC, album_id) AS r FROM review GROUP BY album_id ORDER BY r LIMIT 6",
	} {
		w, g := Text(Query(t, want, sql, database.Limits{})), Text(Query(t, got, sql, database.Limits{}))
		if unnamed(w) != unnamed(g) {
			t.Errorf("%s: got\n%s\nSQLite has\n%s", sql, g, w)
		}
	}
}

// keys is what of a schema is the same in every dialect: all but types and defaults. Tables are sorted by name.
func keys(s *schema.Schema) string {
	lines := map[string]string{}
	for _, t := range s.Tables {
		line := fmt.Sprintf("%s: primary %q, unique %q\n", t.Name, t.PrimaryKey, t.Unique)
		for _, c := range t.Columns {
			line += fmt.Sprintf("  %s, not null %v\n", c.Name, c.NotNull || len(t.PrimaryKey) == 1 &&
				t.PrimaryKey[0] == c.Name)
		}
		for _, fk := range t.ForeignKeys {
			line += fmt.Sprintf("  %q -> %s %q\n", fk.Columns, fk.RefTable, fk.RefColumns)
		}
		lines[t.Name] = line
	}
	return sorted(lines)
}

func sorted(lines map[string]string) string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(lines)) {
		b.WriteString(lines[name])
	}
	return b.String()
}

// unnamed leaves out the names of columns: each dialect names an expression in its own way.
func unnamed(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		if _, v, ok := strings.Cut(l, ": "); ok {
			lines[i] = v
		}
	}
	return strings.Join(lines, "\n")
}
