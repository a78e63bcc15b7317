package sqltree

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// gold is a query that people wrote for a question over a database.
type gold struct{ DB, SQL string }

// spiderGold are the gold queries of Spider's training part, in SQLite's dialect.
func spiderGold(t testing.TB) []gold {
	t.Helper()
	var out []gold
	for line := range strings.Lines(string(corpus(t, "spider/train_gold.sql"))) {
		if sql, db, ok := strings.Cut(strings.TrimRight(line, "\r\n"), "\t"); ok {
			out = append(out, gold{db, sql})
		}
	}
	return out
}

// birdGold are the gold queries of BIRD's dev part, in SQLite's dialect.
func birdGold(t testing.TB) []gold {
	t.Helper()
	var questions []struct {
		DB    string `json:"db_id"`
		Query string `json:"query"`
	}
	if err := json.Unmarshal(corpus(t, "bird_dev_gold.json"), &questions); err != nil {
		t.Fatal(err)
	}
	var out []gold
	for _, q := range questions {
		out = append(out, gold{q.DB, q.Query})
	}
	return out
}

// defogGold are the gold queries of Defog's sql-eval in a dialect: "sqlite", "mysql" or "postgres". Where a question has
// several, each stands for itself; PostgreSQL's may hold {a,b}, for "any of these columns".
func defogGold(t testing.TB, dialect string) []gold {
	t.Helper()
	var out []gold
	for _, file := range []string{"instruct_advanced_", "instruct_basic_", "questions_gen_"} {
		reader := csv.NewReader(bytes.NewReader(corpus(t, "defog_sql_eval/"+file+dialect+".csv")))
		reader.LazyQuotes, reader.FieldsPerRecord = true, -1 // quotes in questions are not doubled, and swallow a field
		rows, err := reader.ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		db, query := slices.Index(rows[0], "db_name"), slices.Index(rows[0], "query")
		for _, row := range rows[1:] {
			for sql := range strings.SplitSeq(row[len(row)-len(rows[0])+query], ";") {
				if strings.TrimSpace(sql) != "" {
					out = append(out, gold{row[db], sql})
				}
			}
		}
	}
	return out
}

// corpus is a file of the public test data.
func corpus(t testing.TB, name string) []byte {
	t.Helper()
	dir := os.Getenv("SQLAGENT_DATA")
	if dir == "" {
		dir = filepath.Join("..", "..", "..", "shared", "data")
	}
	text, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Skipf("test data is missing (set SQLAGENT_DATA): %v", err)
	}
	return text
}
