package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/eval"
)

// database is an SQLite file and copies of it with other contents.
type world struct {
	schema  *schema.Schema
	names   sqltree.Schema
	all     []database.DB                 // the file itself first
	golds   map[string][]*database.Result // what a gold query returns on each; nil: it fails somewhere
	notNull map[string]bool               // table.column
	read    map[string]*gold              // queries by their text, not to be edited
}

// limits end what is endless by steps, so that a second run ends alike. A condition less makes a product of a join: few
// golds need a tenth of this.
var limits = database.Limits{Steps: 5_000_000, Rows: 100_000}

// openDatabase opens a file and as many perturbed copies of it as asked for, which it makes in dir.
func openDatabase(ctx context.Context, path, dir string, golds []string, copies int, seed uint64) (*world, error) {
	d := &world{golds: map[string][]*database.Result{}, notNull: map[string]bool{}, read: map[string]*gold{}}
	if err := d.open(ctx, path); err != nil {
		return nil, err
	}
	var err error
	if d.schema, err = d.all[0].Schema(ctx, database.SchemaOptions{}); err != nil {
		return d, err
	}
	d.names = d.schema
	p := newPerturber(d, golds)
	for i := range copies {
		to := filepath.Join(dir, fmt.Sprintf("%d-%s", i, filepath.Base(path)))
		if err := p.copy(path, to, seed+uint64(i)); err != nil {
			return d, err
		}
		if err := d.open(ctx, to); err != nil {
			return d, err
		}
	}
	return d, nil
}

func (d *world) open(ctx context.Context, path string) error {
	db, err := open.Open(ctx, path, open.Options{})
	if err == nil {
		d.all = append(d.all, db)
	}
	return err
}

func (d *world) Close() {
	for _, db := range d.all {
		db.Close()
	}
}

// parse reads a query and resolves its names. What SQLite takes for a string though it is in the quotes of names is
// made one, and names that need no quotes lose them: an edit must not turn a name into a string.
func (d *world) parse(sql string) (*gold, error) {
	s, err := parse.Parse(dialects.SQLite, sql)
	if err != nil {
		return nil, err
	}
	if s.Query == nil {
		return nil, fmt.Errorf("not a query but %q", s.Kind)
	}
	sqltree.Resolve(s.Query, d.names)
	g := &gold{Query: s.Query, schema: d.schema, notNull: d.filled}
	for e := range g.exprs() {
		if e.Op == sqltree.OpColumn && e.Quoted {
			if e.Of == nil && !g.output(e.Text) {
				e.Op = sqltree.OpString
			}
			e.Quoted = false
		}
	}
	return g, nil
}

// output is the name of an output column of some SELECT.
func (g *gold) output(name string) bool {
	for s := range g.selects() {
		if slices.ContainsFunc(s.Items, func(i sqltree.Item) bool { return i.Alias == name }) {
			return true
		}
	}
	return false
}

// filled recognises a column that has no NULL in the file itself. The copies have one only where the file does.
func (d *world) filled(table, column string) bool {
	at := table + "." + column
	known, ok := d.notNull[at]
	if !ok {
		sql := "SELECT 1 FROM " + quote(table) + " WHERE " + quote(column) + " IS NULL LIMIT 1"
		r, err := d.all[0].Query(context.Background(), sql, limits)
		known = err == nil && len(r.Rows) == 0
		d.notNull[at] = known
	}
	return known
}

// verdict is what execution says of a pair.
type verdict string

const (
	equal     verdict = "equal"     // on all databases, and not for want of rows
	different verdict = "different" // on at least one
	unknown   verdict = "unknown"   // equal, but gold has no rows in any copy: that proves nothing
	failed    verdict = "failed"    // gold does, or one of them takes more than the limits
)

// judge runs a pair on all databases until one distinguishes them. Results are compared as the test suites do that the
// paper measures with: as multisets of rows, in order where gold orders, under any permutation of the columns. A query
// that fails where gold does not is another one. onFile is whether they are equal on the file itself, which is all that
// execution accuracy sees; runs is whether the prediction does.
func (d *world) judge(ctx context.Context, gold, pred string) (v verdict, onFile, runs bool, err error) {
	want, err := d.results(ctx, gold)
	if err != nil || want == nil {
		return failed, false, false, err
	}
	rows := 0
	for i, db := range d.all {
		got, err := db.Query(ctx, pred, limits)
		switch {
		case atFault(err):
			return different, onFile, false, nil
		case overLimit(got, err):
			return failed, onFile, true, nil
		case err != nil:
			return "", false, false, err
		case !result.MatchPermuted(got, want[i], eval.Ordered(gold)):
			return different, onFile, true, nil
		case i == 0:
			onFile = true
		default:
			rows += len(got.Rows)
		}
	}
	if rows == 0 {
		return unknown, onFile, true, nil
	}
	return equal, onFile, true, nil
}

// results are those of a gold query on all databases, run once; nil where it fails on one.
func (d *world) results(ctx context.Context, gold string) ([]*database.Result, error) {
	if known, ok := d.golds[gold]; ok {
		return known, nil
	}
	d.golds[gold] = nil
	var out []*database.Result
	for _, db := range d.all {
		r, err := db.Query(ctx, gold, limits)
		if atFault(err) || overLimit(r, err) {
			return nil, nil
		}
		if err != nil {
			return nil, err
		}
		out = append(out, r)
	}
	d.golds[gold] = out
	return out, nil
}

// atFault distinguishes the error of a wrong query from that of a database.
func atFault(err error) bool {
	var e *database.Error
	return errors.As(err, &e) && (e.Kind == database.BadSQL || e.Kind == database.Refused)
}

// overLimit recognises a query that was ended, or whose result was cut.
func overLimit(r *database.Result, err error) bool {
	var e *database.Error
	return errors.As(err, &e) && e.Kind == database.OverLimit || err == nil && r.Truncated
}

func quote(name string) string { return dialects.QuoteIdent(dialects.SQLite, name) }
