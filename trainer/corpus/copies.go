package corpus

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"

	_ "modernc.org/sqlite" // the driver
)

// What a copy has of its database.
const (
	copyRows = 3000 // of a table at most
	copyKept = 0.8  // of these
)

// WriteCopies writes n databases of a SQLite file's schema with other contents to a folder, for test-suite accuracy
// (Zhong et al. 2020): queries that agree by accident on the file differ on some of them. Each column that is no
// primary key has its own values, shuffled among the rows, so that foreign keys still find rows; a fifth of the rows
// is left out. The file itself is among them, since what is wrong on it is wrong.
func WriteCopies(path, dir string, n int, seed uint64) error {
	if _, err := os.Stat(path); err != nil {
		return err
	}
	from, err := sql.Open("sqlite", "file:"+path+"?mode=ro")
	if err != nil {
		return err
	}
	defer from.Close()
	tables, err := readTables(from)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	if err := copyFile(path, filepath.Join(dir, "original.sqlite")); err != nil {
		return err
	}
	for i := range n {
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		if err := writeCopy(filepath.Join(dir, fmt.Sprintf("%02d.sqlite", i)), tables, r); err != nil {
			return fmt.Errorf("a copy of %s: %w", path, err)
		}
	}
	return nil
}

// contents are a table's.
type contents struct {
	name, create string
	columns      []string
	key          []bool // of the columns: part of the primary key
	rows         [][]any
}

func readTables(db *sql.DB) ([]contents, error) {
	var tables []contents
	names, err := db.Query("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")
	if err != nil {
		return nil, err
	}
	defer names.Close()
	for names.Next() {
		var t contents
		if err := names.Scan(&t.name, &t.create); err != nil {
			return nil, err
		}
		tables = append(tables, t)
	}
	if err := names.Err(); err != nil {
		return nil, err
	}
	for i := range tables {
		if err := tables[i].read(db); err != nil {
			return nil, fmt.Errorf("table %s: %w", tables[i].name, err)
		}
	}
	return tables, nil
}

func (t *contents) read(db *sql.DB) error {
	quoted := dialects.QuoteIdent(dialects.SQLite, t.name)
	info, err := db.Query("SELECT name, pk > 0 FROM pragma_table_info(?)", t.name)
	if err != nil {
		return err
	}
	defer info.Close()
	for info.Next() {
		var name string
		var key bool
		if err := info.Scan(&name, &key); err != nil {
			return err
		}
		t.columns, t.key = append(t.columns, name), append(t.key, key)
	}
	if err := info.Err(); err != nil {
		return err
	}
	rows, err := db.Query(fmt.Sprintf("SELECT * FROM %s LIMIT %d", quoted, copyRows))
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		row, into := make([]any, len(t.columns)), make([]any, len(t.columns))
		for i := range row {
			into[i] = &row[i]
		}
		if err := rows.Scan(into...); err != nil {
			return err
		}
		t.rows = append(t.rows, row)
	}
	return rows.Err()
}

// dealt are the rows of a copy.
func (t *contents) dealt(r *rand.Rand) [][]any {
	order := make([][]int, len(t.columns))
	for c := range order {
		if !t.key[c] {
			order[c] = r.Perm(len(t.rows))
		}
	}
	var out [][]any
	for i := range t.rows {
		if r.Float64() >= copyKept {
			continue
		}
		row := make([]any, len(t.columns))
		for c := range row {
			from := i
			if order[c] != nil {
				from = order[c][i]
			}
			row[c] = t.rows[from][c]
		}
		out = append(out, row)
	}
	return out
}

func writeCopy(path string, tables []contents, r *rand.Rand) error {
	if err := os.Remove(path); err != nil && !os.IsNotExist(err) {
		return err
	}
	db, err := sql.Open("sqlite", path)
	if err != nil {
		return err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	if _, err := db.Exec("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA foreign_keys=OFF"); err != nil {
		return err
	}
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, t := range tables {
		if _, err := tx.Exec(t.create); err != nil {
			return err
		}
		places := strings.TrimSuffix(strings.Repeat("?,", len(t.columns)), ",")
		// A value that is unique may have a twin where a key of two columns was dealt: such a row is left out.
		insert, err := tx.Prepare("INSERT OR IGNORE INTO " + dialects.QuoteIdent(dialects.SQLite, t.name) + " VALUES (" + places + ")")
		if err != nil {
			return err
		}
		for _, row := range t.dealt(r) {
			if _, err := insert.Exec(row...); err != nil {
				return fmt.Errorf("table %s: %w", t.name, err)
			}
		}
		if err := insert.Close(); err != nil {
			return err
		}
	}
	return tx.Commit()
}
