package synth

import (
	"database/sql"
	"fmt"
	"os"
	"strings"

	_ "modernc.org/sqlite" // the driver

	"github.com/sqlagent/sqlagent/dialects"
)

// Build writes the world as a SQLite file at path, in place of what was there.
func (w *World) Build(path string) error {
	if err := os.Remove(path); err != nil && !os.IsNotExist(err) {
		return err
	}
	db, err := sql.Open("sqlite", path)
	if err != nil {
		return err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	// The file is written as a whole or not at all, so nothing is lost without a journal.
	if _, err := db.Exec("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA locking_mode=EXCLUSIVE"); err != nil {
		return fmt.Errorf("world %s at %s: %w", w.Name, path, err)
	}
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.Exec(w.DDL()); err != nil {
		return fmt.Errorf("world %s: %w in\n%s", w.Name, err, w.DDL())
	}
	for _, t := range w.Tables {
		if err := t.insert(tx); err != nil {
			return fmt.Errorf("world %s, table %s: %w", w.Name, t.Name, err)
		}
	}
	return tx.Commit()
}

// DDL is the CREATE TABLE statements, in the order of Created.
func (w *World) DDL() string {
	var b strings.Builder
	for _, t := range w.Created {
		var parts, keys []string
		hasID := false
		for _, c := range t.Columns {
			part := Ident(c.Name) + " " + c.Type
			if c.Kind == KindID {
				part += " PRIMARY KEY"
				hasID = true
			}
			if c.NotNull {
				part += " NOT NULL"
			}
			parts = append(parts, part)
		}
		for _, c := range t.Columns {
			if c.Kind == KindRef {
				keys = append(keys, Ident(c.Name))
			}
		}
		if !hasID && len(keys) > 0 {
			parts = append(parts, "PRIMARY KEY ("+strings.Join(keys, ", ")+")")
		}
		for _, c := range t.Columns {
			if c.Kind == KindRef {
				parts = append(parts, fmt.Sprintf("FOREIGN KEY (%s) REFERENCES %s (%s)", Ident(c.Name), Ident(c.Ref.Table.Name), Ident(c.Ref.Table.Key().Name)))
			}
		}
		fmt.Fprintf(&b, "CREATE TABLE %s (\n  %s\n);\n", Ident(t.Name), strings.Join(parts, ",\n  "))
	}
	return b.String()
}

// insert writes the rows in one statement a few dozen rows long, repeated.
func (t *Table) insert(tx *sql.Tx) error {
	row := "(" + strings.TrimSuffix(strings.Repeat("?,", len(t.Columns)), ",") + "),"
	const batch = 32
	for from := 0; from < len(t.Rows); from += batch {
		rows := t.Rows[from:min(from+batch, len(t.Rows))]
		var args []any
		for _, r := range rows {
			args = append(args, r...)
		}
		values := strings.TrimSuffix(strings.Repeat(row, len(rows)), ",")
		if _, err := tx.Exec("INSERT INTO "+Ident(t.Name)+" VALUES "+values, args...); err != nil {
			return err
		}
	}
	return nil
}

// Ident quotes a name where SQLite needs it.
func Ident(name string) string { return dialects.QuoteIdent(dialects.SQLite, name) }
