// Package files makes a database of files with tables: CSV, its kinds with tabs, semicolons or bars, each also
// compressed by gzip, and Parquet. They are read into an SQLite file in a temporary folder of one's own, which package
// sqlite then reads like any other.
//
// files.go has the way of a folder, text.go how bytes become records, kinds.go what columns of these hold, parquet.go
// how Parquet's columns are kept, keys.go which columns refer to which.
package files

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	_ "modernc.org/sqlite" // the writer; everything else reads through dialects/database

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/parquetfile"
	"github.com/sqlagent/sqlagent/internal/plain"
)

// endings are those of the files that are read; texts may have .gz after theirs.
var (
	textEndings = []string{".csv", ".tsv", ".tab", ".psv"}
	endings     = slices.Concat(textEndings, parquetfile.Endings)
)

const zipped = ".gz"

// maxColumns is SQLite's limit of a table (https://sqlite.org/limits.html).
const maxColumns = 2000

var errWide = fmt.Errorf("it has more than %d columns, the maximum: write a file of those that questions are about", maxColumns)

// Error is a file that cannot be read as a table.
type Error struct {
	Path string
	Line int // 0: of none
	Err  error
}

func (e *Error) Error() string {
	if e.Line > 0 {
		return fmt.Sprintf("%s:%d: %v", e.Path, e.Line, e.Err)
	}
	return fmt.Sprintf("%s: %v", e.Path, e.Err)
}

func (e *Error) Unwrap() error { return e.Err }

// ErrNoTables is the error of a folder without files that are read.
var ErrNoTables = errors.New("no file in it ends in " + strings.Join(endings, ", "))

// Are reports whether path names such a file, or a folder that holds one. A file that is not there is none.
func Are(path string) bool {
	if isTable(path) {
		_, err := os.Stat(path)
		return err == nil
	}
	paths, err := in(path)
	return err == nil && len(paths) > 0
}

func isTable(path string) bool {
	stem, ending := split(path)
	return slices.Contains(endings, ending) && (!isZipped(path) || slices.Contains(textEndings, ending)) && stem != ""
}

func isZipped(path string) bool { return strings.EqualFold(filepath.Ext(path), zipped) }

// split is a file's name in two: ending is in lower case, and none is .gz.
func split(path string) (stem, ending string) {
	stem = filepath.Base(path)
	if isZipped(stem) {
		stem = stem[:len(stem)-len(zipped)]
	}
	ending = filepath.Ext(stem)
	return strings.TrimSuffix(stem, ending), strings.ToLower(ending)
}

// in are the files of a folder that are read: neither hidden ones, nor what is no file, such as a folder or a pipe.
func in(folder string) (paths []string, err error) {
	entries, err := os.ReadDir(folder)
	for _, e := range entries {
		if !isTable(e.Name()) || strings.HasPrefix(e.Name(), ".") {
			continue
		}
		path := filepath.Join(folder, e.Name())
		if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() { // a link leads to it
			continue
		}
		paths = append(paths, path)
	}
	return paths, err
}

// Database is what was made of files.
type Database struct {
	Path  string   // of an SQLite file
	Notes []string // what a person should know of how the files were read

	folder string
}

// Remove takes the database away. Nobody has it open.
func (d *Database) Remove() error { return os.RemoveAll(d.folder) }

// Load reads a file, or all files of a folder. It holds one record of a CSV file in memory at a time, of Parquet a page
// of each column. Errors are *Error, ctx's, or why the temporary folder cannot be written.
func Load(ctx context.Context, path string) (*Database, error) {
	paths := []string{path}
	if info, err := os.Stat(path); !isTable(path) || err == nil && info.IsDir() { // Spark calls folders sales.parquet
		var err error
		if paths, err = in(path); err != nil {
			return nil, &Error{Path: path, Err: err}
		}
		if len(paths) == 0 {
			return nil, &Error{Path: path, Err: ErrNoTables}
		}
	}
	folder, err := os.MkdirTemp("", "sqlagent-files-")
	if err != nil {
		return nil, err
	}
	d := &Database{Path: filepath.Join(folder, "files.db"), folder: folder}
	if err := d.load(ctx, paths); err != nil {
		d.Remove()
		return nil, err
	}
	return d, nil
}

func (d *Database) load(ctx context.Context, paths []string) error {
	// What is loaded first has no keys: they are found in it. It goes when the second file has all of it.
	loaded := filepath.Join(d.folder, "loaded.db")
	db, err := sql.Open("sqlite", "file:"+escape(loaded)+"?_pragma=journal_mode(off)&_pragma=synchronous(off)")
	if err != nil {
		return err
	}
	defer db.Close()
	db.SetMaxOpenConns(1) // ATTACH is of a connection
	var tables []*table
	for _, path := range paths {
		t, err := open(ctx, path)
		if err != nil {
			return err
		}
		if len(t.columns) > maxColumns {
			return &Error{Path: path, Err: errWide}
		}
		stem, _ := split(path)
		t.name = unused(identifier(stem, "table"), func(name string) bool {
			return slices.ContainsFunc(tables, func(o *table) bool { return strings.EqualFold(o.name, name) })
		})
		tables = append(tables, t)
		if err := t.insert(ctx, db); err != nil {
			return err
		}
		d.Notes = append(d.Notes, t.notes...)
	}
	if err := findKeys(ctx, db, tables); err != nil {
		return err
	}
	if _, err := db.ExecContext(ctx, "ATTACH ? AS made", d.Path); err != nil {
		return err
	}
	for _, pragma := range []string{"journal_mode = off", "synchronous = off"} {
		if _, err := db.ExecContext(ctx, "PRAGMA made."+pragma); err != nil {
			return err
		}
	}
	for _, t := range referredFirst(tables) {
		for _, statement := range []string{t.create("made"), fmt.Sprintf("INSERT INTO made.%s SELECT * FROM main.%[1]s", dialects.Quote(t.name))} {
			if _, err := db.ExecContext(ctx, statement); err != nil {
				return &Error{Path: t.path, Err: err}
			}
		}
		d.Notes = append(d.Notes, t.summary())
	}
	if err := db.Close(); err != nil {
		return err
	}
	return os.Remove(loaded)
}

// table is a file, and what is known of it.
type table struct {
	path    string
	name    string
	columns []*column
	key     *column // nil: none
	rows    int
	notes   []string

	// each gives the values of each row, in the order of the columns; a row overwrites the one before.
	each func(ctx context.Context, yield func(values []any) error) error
}

// errIrregular is the error of a pipe or a device, which cannot be read twice; opening a pipe waits for its writer.
var errIrregular = errors.New("not a regular file: write what it gives into one")

// open learns a file's columns.
func open(ctx context.Context, path string) (*table, error) {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return nil, &Error{Path: path, Err: errIrregular}
	}
	if _, ending := split(path); slices.Contains(parquetfile.Endings, ending) {
		return openParquet(ctx, path)
	}
	return openText(ctx, path)
}

// insert fills a table without keys.
func (t *table) insert(ctx context.Context, db *sql.DB) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, t.create("main")); err != nil {
		return &Error{Path: t.path, Err: err}
	}
	insert, err := tx.PrepareContext(ctx, "INSERT INTO "+dialects.Quote(t.name)+" VALUES (?"+strings.Repeat(", ?", len(t.columns)-1)+")")
	if err != nil {
		return &Error{Path: t.path, Err: err}
	}
	defer insert.Close()
	err = t.each(ctx, func(values []any) error {
		t.rows++
		_, err := insert.ExecContext(ctx, values...)
		return err
	})
	if err != nil {
		return err
	}
	return tx.Commit()
}

// create is the statement that makes the table in a schema, with the keys that are known by then.
func (t *table) create(schema string) string {
	var lines []string
	for _, c := range t.columns {
		line := dialects.Quote(c.name) + " " + c.kind.declared()
		if c == t.key {
			line += " PRIMARY KEY"
		}
		lines = append(lines, line)
	}
	for _, c := range t.columns {
		if c.refers != nil {
			lines = append(lines, fmt.Sprintf("FOREIGN KEY (%s) REFERENCES %s (%s)", dialects.Quote(c.name), dialects.Quote(c.refers.name), dialects.Quote(c.refers.key.name)))
		}
	}
	return fmt.Sprintf("CREATE TABLE %s.%s (\n  %s\n)", schema, dialects.Quote(t.name), strings.Join(lines, ",\n  "))
}

// unusedName is a name for a further column.
func (t *table) unusedName(name string) string {
	return unused(name, func(name string) bool {
		return slices.ContainsFunc(t.columns, func(c *column) bool { return strings.EqualFold(c.name, name) })
	})
}

// summary is the table in a line.
func (t *table) summary() string {
	columns := make([]string, len(t.columns))
	for i, c := range t.columns {
		columns[i] = c.name + " " + strings.ToLower(c.kind.declared())
		switch {
		case c == t.key:
			columns[i] += " key"
		case c.refers != nil:
			columns[i] += " to " + c.refers.name
		}
	}
	return fmt.Sprintf("%s: table %s, %s: %s", t.path, t.name, plain.Count(t.rows, "row"), strings.Join(columns, ", "))
}

// referredFirst are the tables in an order in which each comes after those that it refers to, itself aside.
func referredFirst(tables []*table) (out []*table) {
	seen := map[*table]bool{}
	var visit func(t *table)
	visit = func(t *table) {
		if seen[t] {
			return
		}
		seen[t] = true
		for _, c := range t.columns {
			if c.refers != nil {
				visit(c.refers)
			}
		}
		out = append(out, t)
	}
	for _, t := range tables {
		visit(t)
	}
	return out
}

// escape is a path in a URI of SQLite.
func escape(path string) string {
	return strings.NewReplacer("%", "%25", "?", "%3f", "#", "%23").Replace(path)
}

// identifier is a name of letters, digits and underscores, which begins with a letter or an underscore: SQL needs no
// quotes around it unless it is a keyword. SQLite keeps those that begin with sqlite_ for itself.
func identifier(text, otherwise string) string {
	var b strings.Builder
	for _, r := range strings.TrimSpace(text) {
		switch {
		case r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r > 0x7f && isLetter(r):
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "_"):
			b.WriteByte('_')
		}
	}
	name := strings.TrimSuffix(b.String(), "_")
	if name == "" {
		return otherwise
	}
	if name[0] >= '0' && name[0] <= '9' || strings.HasPrefix(strings.ToLower(name), "sqlite_") {
		return otherwise + "_" + name
	}
	return name
}

// unused is a name, or the first with a number that is not taken.
func unused(name string, taken func(string) bool) string {
	for n, base := 2, name; taken(name); n++ {
		name = fmt.Sprintf("%s_%d", base, n)
	}
	return name
}
