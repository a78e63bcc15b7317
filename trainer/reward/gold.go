package reward

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/odt"
)

// Gold is a gold query with all that rewards need of it. It is read-only and safe for concurrent use.
type Gold struct {
	SQL     string
	Dialect dialects.Dialect
	Schema  sqltree.Schema // the names in its database

	Result *dialects.Result // nil where Err is set
	Err    error            // why there is no result to compare with

	Query   *sqltree.Query // resolved; nil where TreeErr is set
	Tree    *odt.Gold      // the same for the ODT
	TreeErr error          // why sqltree cannot read it
}

// NewGold runs and reads a gold query. A query that fails is told in the Gold; only a cancelled ctx is an error.
func NewGold(ctx context.Context, db dialects.DB, sql string, l dialects.Limits) (*Gold, error) {
	g := &Gold{SQL: sql, Dialect: db.Dialect()}
	g.Result, g.Err = db.Query(ctx, sql, withDefaults(l))
	if g.Err == nil && g.Result.Truncated {
		g.Result, g.Err = nil, errTruncated
	}
	schema, err := db.Schema(ctx, dialects.SchemaOptions{})
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil && g.Err == nil:
		g.Result, g.Err = nil, err
	}
	if g.Err != nil {
		g.Err = fmt.Errorf("gold: %w", g.Err)
	}
	if schema != nil {
		g.Schema = names(schema)
	}
	g.read()
	return g, nil
}

// errTruncated is gold's result cut at a limit.
var errTruncated = errors.New("its result is larger than the limits, so that there is nothing to compare with")

// read parses the query for the rewards that compare queries.
func (g *Gold) read() {
	if g.Tree, g.TreeErr = odt.NewGold(g.Dialect, g.SQL, g.Schema); g.TreeErr == nil {
		g.Query, g.TreeErr = g.parse(g.SQL)
	}
}

// parse reads a query on gold's database, and resolves its names.
func (g *Gold) parse(sql string) (*sqltree.Query, error) {
	s, err := sqltree.Parse(g.Dialect, sql)
	if err != nil {
		return nil, err
	}
	if s.Query == nil {
		return nil, &odt.NotQueryError{Kind: s.Kind}
	}
	sqltree.Resolve(s.Query, g.Schema)
	return s.Query, nil
}

// names are what sqltree wants to know of a schema.
func names(s *dialects.Schema) sqltree.Schema {
	out := sqltree.Schema{}
	for _, t := range s.Tables {
		columns := make([]string, len(t.Columns))
		for i, c := range t.Columns {
			columns[i] = c.Name
		}
		out[strings.ToLower(t.Name)] = columns
	}
	return out
}

// Golds runs each gold query once, however many samples are held against it (PaVeRL-SQL, section III-C2). It keeps
// them in memory, by database and query, for as long as it lives: a training set's results are small, and another run
// computes them again. It is safe for concurrent use; the zero value is ready.
type Golds struct {
	Limits dialects.Limits // of each gold query; zero fields are those of DefaultLimits

	mu    sync.Mutex
	known map[goldKey]*goldEntry
}

type goldKey struct{ database, sql string }

type goldEntry struct {
	mu   sync.Mutex // held while it is computed: others wait rather than run it too
	gold *Gold
}

// Of is the gold for a query on a database. The database's name tells it from others, and db must be it. What failed
// through the database's fault is not kept, and tried again the next time. Only a cancelled ctx is an error.
func (g *Golds) Of(ctx context.Context, database string, db dialects.DB, sql string) (*Gold, error) {
	e := g.entry(goldKey{database, sql})
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.gold != nil {
		return e.gold, nil
	}
	gold, err := NewGold(ctx, db, sql, g.Limits)
	if err != nil {
		return nil, err
	}
	if gold.Err == nil || errors.Is(gold.Err, errTruncated) || atFault(gold.Err) {
		e.gold = gold
	}
	return gold, nil
}

func (g *Golds) entry(key goldKey) *goldEntry {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.known == nil {
		g.known = map[goldKey]*goldEntry{}
	}
	e := g.known[key]
	if e == nil {
		e = &goldEntry{}
		g.known[key] = e
	}
	return e
}
