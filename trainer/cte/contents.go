package cte

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/trainer/corpus"
)

// copies are how many other contents of its database a query is run on, as many as `sqltrain suite --copies` makes.
const copies = 10

// Contents are a database and copies of it with other contents: what a query and its steps are compared on. Appendix P
// compares by test-suite accuracy, and so do we, but with columns in their order.
type Contents struct {
	schema *schema.Schema
	suite  []database.DB // the database first, whoever opened it
	dir    string
	err    error // why there are no copies
}

// NewContents makes the copies of a database that dsn names. What is no SQLite file has none, and of its queries
// nothing is kept.
func NewContents(ctx context.Context, db database.DB, dsn string) (*Contents, error) {
	return newContents(ctx, db, dsn, 1)
}

func newContents(ctx context.Context, db database.DB, dsn string, seed uint64) (*Contents, error) {
	c := &Contents{suite: []database.DB{db}}
	var err error
	if c.schema, err = db.Schema(ctx, database.SchemaOptions{}); err != nil {
		return nil, err
	}
	c.err = c.copy(ctx, dsn, seed)
	if ctx.Err() != nil {
		return nil, errors.Join(ctx.Err(), c.Close())
	}
	return c, nil
}

func (c *Contents) copy(ctx context.Context, dsn string, seed uint64) error {
	path := open.File(dsn)
	if path == "" {
		return errors.New("only an SQLite file has copies with other contents")
	}
	var err error
	if c.dir, err = os.MkdirTemp("", "sqlagent-contents-"); err != nil {
		return err
	}
	if err := corpus.WriteCopies(path, c.dir, copies, seed); err != nil {
		return err
	}
	paths, err := filepath.Glob(filepath.Join(c.dir, "[0-9]*.sqlite")) // not the file itself
	if err != nil {
		return err
	}
	for _, path := range paths {
		db, err := open.Open(ctx, path, open.Options{})
		if err != nil {
			return err
		}
		c.suite = append(c.suite, db)
	}
	return nil
}

// Close closes and removes the copies.
func (c *Contents) Close() error {
	var err error
	for _, db := range c.suite[1:] {
		err = errors.Join(err, db.Close())
	}
	if c.dir != "" {
		err = errors.Join(err, os.RemoveAll(c.dir))
	}
	return err
}

// Rewrite is Rewrite for a query of the database, kept where it is equal on all contents. Why says what kept it as it
// was. Only an end of ctx is an error.
func (c *Contents) Rewrite(ctx context.Context, sql string) (text string, o Outcome, why string, err error) {
	text, o = Rewrite(c.dialect(), sql, c.schema)
	switch {
	case o != Rewritten:
		return sql, o, "", nil
	case c.err != nil:
		return sql, Unchecked, c.err.Error(), nil
	}
	verdict, why, err := c.judge(ctx, text, sql)
	switch {
	case err != nil:
		return sql, Unchecked, "", err
	case verdict == eval.Right:
		return text, Rewritten, "", nil
	case verdict == eval.Skipped:
		return sql, Unchecked, why, nil
	}
	return sql, Unequal, why, nil
}

func (c *Contents) judge(ctx context.Context, text, sql string) (eval.Verdict, string, error) {
	return eval.TestSuite{KeepDistinct: true, Rule: eval.Strict}.Judge(ctx, c.suite, text, sql)
}

func (c *Contents) dialect() dialects.Dialect { return c.suite[0].Dialect() }
