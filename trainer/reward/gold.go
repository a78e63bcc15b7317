package reward

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/odt"
	"github.com/sqlagent/sqlagent/odt/relalg"
)

// Gold is a gold query with all that rewards need of it. It is read-only and safe for concurrent use.
type Gold struct {
	SQL     string
	Dialect dialects.Dialect
	Schema  sqltree.Schema // the names in its database

	Result *database.Result // nil where Err is set
	Err    error            // why there is no result to compare with

	Query   *sqltree.Query        // resolved once, which must not be repeated; nil where TreeErr is set
	Used    []dialects.ColumnName // the tables and columns of Schema that it uses, see sqltree.Used
	Tree    *odt.Gold             // the same for the ODT
	TreeErr error                 // why sqltree cannot read it

	problems []sqltree.Problem // of Query's names

	graph struct { // see Graph
		once sync.Once
		gold *GraphGold
		err  error
	}
}

// NewGold runs and reads a gold query. A query that fails is recorded in the Gold; only a cancelled ctx is an error.
func NewGold(ctx context.Context, db database.DB, sql string, l database.Limits) (*Gold, error) {
	result, err := db.Query(ctx, sql, WithDefaults(l))
	return readGold(ctx, db, sql, result, err)
}

// readGold makes the Gold of a query of which the result is known, or why there is none.
func readGold(ctx context.Context, db database.DB, sql string, result *database.Result, err error) (*Gold, error) {
	g := &Gold{SQL: sql, Dialect: db.Dialect()}
	schema, schemaErr := db.Schema(ctx, database.SchemaOptions{})
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err == nil && result.Truncated:
		err = ErrTruncated
	case err == nil:
		err = schemaErr
	}
	if err == nil {
		g.Result = result
	} else {
		g.Err = fmt.Errorf("gold: %w", err)
	}
	if schema != nil {
		g.Schema = schema
	}
	g.read()
	return g, nil
}

// ErrTruncated is gold's result cut at a limit.
var ErrTruncated = errors.New("its result is larger than the limits, so that there is nothing to compare with")

// read parses the query, once for all rewards that compare queries.
func (g *Gold) read() {
	query, problems, err := g.parse(g.SQL)
	if err != nil {
		g.TreeErr = fmt.Errorf("gold query: %w", err)
		return
	}
	if g.Schema != nil {
		g.Used = sqltree.Used(query, g.Schema)
	}
	g.Query, g.problems, g.Tree = query, problems, odt.GoldOf(query, g.Dialect, g.SQL, g.Schema)
}

// parse reads a query on gold's database, and resolves its names.
func (g *Gold) parse(sql string) (*sqltree.Query, []sqltree.Problem, error) {
	s, err := parse.Parse(g.Dialect, sql)
	if err != nil {
		return nil, nil, err
	}
	if s.Query == nil {
		return nil, nil, &odt.NotQueryError{Kind: s.Kind}
	}
	return s.Query, sqltree.Resolve(s.Query, g.Schema), nil
}

// Graph is the gold query for Graph-Reward-SQL's measures, made once; zero weights are relalg.DefaultWeights. The error
// is TreeErr or one of NewGraphGold.
func (g *Gold) Graph(w relalg.Weights) (*GraphGold, error) {
	if g.TreeErr != nil {
		return nil, g.TreeErr
	}
	c := &g.graph
	c.once.Do(func() {
		c.gold, c.err = (&GraphGold{dialect: g.Dialect, schema: g.Schema}).of(g.Query, g.problems)
	})
	if c.err != nil {
		return nil, c.err
	}
	weighted := *c.gold
	weighted.weights = cmp.Or(w, relalg.DefaultWeights)
	return &weighted, nil
}

// Golds runs each gold query once, however many samples are held against it (PaVeRL-SQL, section III-C2). It keeps them
// in memory for as long as it lives, by database and query, and their results on disk for the runs after this one. It
// is safe for concurrent use; the zero value is ready.
type Golds struct {
	Limits database.Limits // of each gold query; zero fields are those of DefaultLimits
	Dir    string          // folder that keeps results from run to run; "": none

	mu    sync.Mutex
	known map[goldKey]*goldEntry
	err   error // see Err
}

type goldKey struct{ database, sql string }

type goldEntry struct {
	mu   sync.Mutex // held while it is computed: others wait rather than run it too
	gold *Gold
}

// Of is the gold for a query on a database. What failed through the database's fault, or was ended by the clock, is not
// kept, and tried again the next time. Only a cancelled ctx is an error.
func (g *Golds) Of(ctx context.Context, db *Database, sql string) (*Gold, error) {
	e := g.entry(goldKey{db.Name, sql})
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.gold != nil {
		return e.gold, nil
	}
	result, err := g.run(ctx, db, sql)
	gold, err := readGold(ctx, db, sql, result, err)
	if err != nil {
		return nil, err
	}
	if gold.Err == nil || errors.Is(gold.Err, ErrTruncated) || database.AtFault(gold.Err) && database.CauseOf(gold.Err) != database.OverTime {
		e.gold = gold
	}
	return gold, nil
}

// run executes a gold query, or finds what it returned in an earlier run. Failures are not kept on disk: a limit of
// time, a guard's rule or an engine's version may be another the next time.
func (g *Golds) run(ctx context.Context, db *Database, sql string) (*database.Result, error) {
	limits := WithDefaults(g.Limits)
	if g.Dir == "" || db.Identity == "" {
		return db.Query(ctx, sql, limits)
	}
	entry := storeEntry(g.Dir, db, sql, limits)
	if result, ok := entry.load(); ok {
		return result, nil
	}
	result, err := db.Query(ctx, sql, limits)
	if err == nil {
		if err := entry.save(result); err != nil {
			g.mu.Lock()
			g.err = err
			g.mu.Unlock()
		}
	}
	return result, err
}

// Err is the last failure to keep a result on disk, which stops nothing.
func (g *Golds) Err() error {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.err
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
