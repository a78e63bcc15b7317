package reward

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Database is an open database that knows what tells it from others, and that does not change while it is open: its
// schema is read once.
type Database struct {
	database.DB
	Name string // tells it from others while a program runs
	// Identity is other where the content is. "": nobody can know that, as of a server, and nothing of it is kept on
	// disk.
	Identity string

	mu     sync.Mutex
	schema *schema.Schema
}

// OpenDatabase opens what a DSN names, for reading. Errors are those of open.Open.
func OpenDatabase(ctx context.Context, dsn string) (*Database, error) {
	identity := fileIdentity(dsn) // first: a change behind it is noticed
	db, err := open.Open(ctx, dsn, open.Options{})
	if err != nil {
		return nil, err
	}
	return &Database{DB: db, Name: dsn, Identity: identity}, nil
}

// Schema reads the schema, the first time.
func (db *Database) Schema(ctx context.Context, o database.SchemaOptions) (*schema.Schema, error) {
	if o != (database.SchemaOptions{}) {
		return db.DB.Schema(ctx, o)
	}
	db.mu.Lock()
	defer db.mu.Unlock()
	if db.schema == nil {
		s, err := db.DB.Schema(ctx, o)
		if err != nil {
			return nil, err
		}
		db.schema = s
	}
	return db.schema, nil
}

// fileIdentity tells an SQLite file's content from others without reading it: path, size, time of change and header, in
// which SQLite counts changes (https://www.sqlite.org/fileformat2.html, section 1.3.7), then the same of a write-ahead
// log. "" where the DSN names no file.
func fileIdentity(dsn string) string {
	path := dsn
	if scheme, rest, ok := strings.Cut(dsn, ":"); ok && (scheme == "sqlite" || scheme == "sqlite3") {
		path = strings.TrimPrefix(rest, "//")
	}
	path, err := filepath.Abs(path)
	if err != nil {
		return ""
	}
	file := fileState(path)
	if file == "" {
		return ""
	}
	return path + " " + file + " " + fileState(path+"-wal")
}

// fileState is "" where there is no such file.
func fileState(path string) string {
	f, err := os.Open(path)
	if err != nil {
		return ""
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return ""
	}
	var header [100]byte
	n, err := io.ReadFull(f, header[:])
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		return ""
	}
	return fmt.Sprintf("%d %d %x", info.Size(), info.ModTime().UnixNano(), header[:n])
}
