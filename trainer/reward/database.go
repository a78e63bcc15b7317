package reward

import (
	"context"
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
	identity := open.Identity(dsn) // first: a change behind it is noticed
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
