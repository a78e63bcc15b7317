package reward

import (
	"context"
	"sync"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Database is an open database that knows what distinguishes it from others, and that does not change while it is open:
// its schema is read once.
type Database struct {
	database.DB
	Name string // distinguishes it from others while a program runs
	// Identity is other where the content is. "": nobody can know that, as of a server, and nothing of it is kept on
	// disk.
	Identity string

	mu     sync.Mutex
	schema *schema.Schema
}

// OpenDatabase opens what a DSN or the name of a source of the configuration file means, for reading; a source's rules
// hold in training too. Errors are those of open.Locator and open.Open.
func OpenDatabase(ctx context.Context, dsn string) (*Database, error) {
	source, err := open.Locator{DSN: dsn}.Find()
	if err != nil {
		return nil, err
	}
	if source == nil {
		source = &open.Source{} // of which open.Open says what is wrong
	}
	identity := ""
	if !source.Rules.Denies() { // what rules refuse must not be found on disk
		identity = open.Identity(source.DSN) // first: a change after it is noticed
	}
	db, err := open.Open(ctx, source.DSN, open.Options{Name: source.Name, Rules: source.Rules})
	if err != nil {
		return nil, err
	}
	return &Database{DB: db, Name: dsn, Identity: identity}, nil
}

// Databases are open databases by DSN, each opened once and kept. It is safe for concurrent use; the zero value is
// ready.
type Databases struct {
	mu   sync.Mutex
	open map[string]*opened
}

type opened struct {
	once sync.Once
	db   *Database
	err  error
}

// Open is what a DSN names. One that could not be opened is not tried again.
func (d *Databases) Open(ctx context.Context, dsn string) (*Database, error) {
	d.mu.Lock()
	o := d.open[dsn]
	if o == nil {
		o = &opened{}
		if d.open == nil {
			d.open = map[string]*opened{}
		}
		d.open[dsn] = o
	}
	d.mu.Unlock()
	o.once.Do(func() { o.db, o.err = OpenDatabase(ctx, dsn) })
	return o.db, o.err
}

// Close closes them. Nothing may be opened meanwhile.
func (d *Databases) Close() {
	for _, o := range d.open {
		if o.db != nil {
			o.db.Close()
		}
	}
	d.open = nil
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
