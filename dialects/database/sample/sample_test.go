package sample

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// openSample writes the database to a directory of the test.
func openSample(t *testing.T) (*sql.DB, string) {
	t.Helper()
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	path, err := Path(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", "file:"+path+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db, path
}

// rows runs a query of two columns.
func rows(t *testing.T, db *sql.DB, query string) (names []string, values []float64) {
	t.Helper()
	rs, err := db.Query(query)
	if err != nil {
		t.Fatal(err)
	}
	defer rs.Close()
	for rs.Next() {
		var name string
		var v float64
		if err := rs.Scan(&name, &v); err != nil {
			t.Fatal(err)
		}
		names, values = append(names, name), append(values, v)
	}
	if err := rs.Err(); err != nil {
		t.Fatal(err)
	}
	return names, values
}

func TestSizeAndKeys(t *testing.T) {
	db, _ := openSample(t)
	tables, _ := rows(t, db, "SELECT name, 0 FROM sqlite_schema WHERE type = 'table'")
	if len(tables) < 8 {
		t.Errorf("%d tables, want at least 8", len(tables))
	}
	total := 0
	for _, table := range tables {
		n := 0
		if err := db.QueryRow("SELECT count(*) FROM " + table).Scan(&n); err != nil || n == 0 {
			t.Errorf("%s: %d rows, %v", table, n, err)
		}
		total += n
	}
	if total < 5000 {
		t.Errorf("%d rows, want at least 5000", total)
	}
	if broken, _ := rows(t, db, `SELECT "table", rowid FROM pragma_foreign_key_check`); len(broken) > 0 {
		t.Errorf("%d rows break a foreign key, the first in %s", len(broken), broken[0])
	}
	if keys, _ := rows(t, db, "SELECT f.\"from\", 0 FROM sqlite_schema s, pragma_foreign_key_list(s.name) f"); len(keys) < 10 {
		t.Errorf("%d foreign keys, want at least 10", len(keys))
	}
}

// Questions about "the most" must have one right answer.
func TestNoTies(t *testing.T) {
	db, _ := openSample(t)
	for what, query := range map[string]string{
		"artists by tracks": `SELECT a.name, count(*) FROM artist a JOIN album USING (artist_id) JOIN track USING (album_id)
			GROUP BY a.artist_id ORDER BY 2 DESC LIMIT 6`,
		"artists by albums": `SELECT a.name, count(*) FROM artist a JOIN album USING (artist_id)
			GROUP BY a.artist_id ORDER BY 2 DESC LIMIT 4`,
		"genres by tracks sold": `SELECT g.name, sum(quantity) FROM genre g JOIN track USING (genre_id) JOIN invoice_line USING (track_id)
			GROUP BY g.genre_id ORDER BY 2 DESC LIMIT 6`,
		"genres by tracks": `SELECT g.name, count(*) FROM genre g JOIN track USING (genre_id) GROUP BY g.genre_id ORDER BY 2 DESC LIMIT 6`,
		"customers by spend": `SELECT email, sum(total) FROM customer JOIN invoice USING (customer_id)
			GROUP BY customer_id ORDER BY 2 DESC LIMIT 11`,
		"countries by customers": `SELECT country, count(*) FROM customer GROUP BY 1 ORDER BY 2 DESC LIMIT 4`,
	} {
		names, values := rows(t, db, query)
		for i := 1; i < len(values); i++ {
			if values[i-1]-values[i] < 0.005 {
				t.Errorf("%s: %s and %s tie at %v", what, names[i-1], names[i], values[i])
			}
		}
		t.Log(what, names, values)
	}
}

func TestContent(t *testing.T) {
	db, _ := openSample(t)
	for what, query := range map[string]string{
		"a total that is not the sum of its lines": `SELECT invoice_id FROM invoice JOIN invoice_line USING (invoice_id)
			GROUP BY 1 HAVING abs(total - sum(unit_price * quantity)) > 0.001`,
		"an invoice before its customer signed up": `SELECT 1 FROM invoice JOIN customer USING (customer_id) WHERE invoice_date < signup_date`,
		"a date outside 2021-2025":                 `SELECT 1 FROM invoice WHERE invoice_date NOT BETWEEN '2021-01-01' AND '2025-12-31'`,
		"an album older than its artist":           `SELECT 1 FROM album JOIN artist USING (artist_id) WHERE release_year < formed_year OR release_year > 2025`,
		"two customers with one name":              `SELECT 1 FROM customer GROUP BY first_name, last_name HAVING count(*) > 1`,
		"an employee without a way to the top":     `SELECT 1 FROM employee WHERE (reports_to IS NULL) <> (employee_id = 1)`,
	} {
		n := 0
		if err := db.QueryRow("SELECT count(*) FROM (" + query + ")").Scan(&n); err != nil || n > 0 {
			t.Errorf("%s: %d times, %v", what, n, err)
		}
	}
}

func TestDeterministic(t *testing.T) {
	hash := func() string {
		db, _ := openSample(t)
		names, _ := rows(t, db, "SELECT name, 0 FROM sqlite_schema WHERE type = 'table' ORDER BY 1")
		h := sha256.New()
		for _, name := range names {
			rs, err := db.Query("SELECT * FROM " + name)
			if err != nil {
				t.Fatal(err)
			}
			cols, _ := rs.Columns()
			row, dest := make([]any, len(cols)), make([]any, len(cols))
			for i := range row {
				dest[i] = &row[i]
			}
			for rs.Next() {
				if err := rs.Scan(dest...); err != nil {
					t.Fatal(err)
				}
				fmt.Fprintln(h, row...)
			}
			rs.Close()
		}
		return fmt.Sprintf("%x", h.Sum(nil))
	}
	if hash() != hash() {
		t.Error("two files differ")
	}
}

func TestPathOnceAndClean(t *testing.T) {
	_, path := openSample(t)
	before, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Path(context.Background())
	if err != nil || again != path {
		t.Fatalf("second call: %s, %v; want %s", again, err, path)
	}
	if after, _ := os.Stat(again); !os.SameFile(before, after) {
		t.Error("the file was written again")
	}
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(entries) != 1 {
		t.Errorf("left over: %v, %v", entries, err)
	}
}

func TestPathWithoutCache(t *testing.T) {
	// A file where the directory should be cannot be written into, not even by root.
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_CACHE_HOME", blocked)
	t.Setenv("TMPDIR", t.TempDir())
	path, err := Path(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(path, os.Getenv("TMPDIR")) {
		t.Errorf("%s is not in the temporary directory", path)
	}
}
