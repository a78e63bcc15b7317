package corpus

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/pointer"
)

// WriteRenamed writes the databases of some problems to a folder, the words of their tables' and columns' names in
// synonyms or shortened, the same word alike in a whole database. It returns the problems with the new databases and
// with gold in the new names. Problems whose gold is not read are left out, and counted.
func WriteRenamed(ctx context.Context, problems []eval.Problem, dir string) (renamed []eval.Problem, left int, err error) {
	if dir, err = filepath.Abs(dir); err != nil {
		return nil, 0, err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, 0, err
	}
	databases := map[string]*renaming{}
	for _, p := range problems {
		r, ok := databases[p.DB]
		if !ok {
			to := filepath.Join(dir, filepath.Base(p.DB))
			if r, err = renameDatabase(ctx, p.DB, to); err != nil {
				return nil, 0, fmt.Errorf("%s: %w", p.DB, err)
			}
			databases[p.DB] = r
		}
		gold, err := r.query(p.Gold)
		if err != nil {
			left++
			continue
		}
		p.DB, p.Gold = r.path, gold
		renamed = append(renamed, p)
	}
	return renamed, left, nil
}

// renaming is the new names of one database.
type renaming struct {
	path   string
	schema *schema.Schema    // with the old names
	words  map[string]string // new by old
	names  map[string]string // the same of whole names, the old ones in lower case
}

// renameDatabase copies a file and renames what is in it; nil where there is no file.
func renameDatabase(ctx context.Context, path, to string) (*renaming, error) {
	if err := copyFile(path, to); errors.Is(err, os.ErrNotExist) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	from, err := open.Open(ctx, path, open.Options{})
	if err != nil {
		return nil, err
	}
	defer from.Close()
	s, err := from.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil, err
	}
	r := &renaming{path: to, schema: s, words: map[string]string{}, names: map[string]string{}}
	db, err := sql.Open("sqlite", to)
	if err != nil {
		return nil, err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	quote := func(name string) string { return dialects.QuoteIdent(dialects.SQLite, name) }
	for _, t := range s.Tables {
		for _, c := range t.Columns {
			if name := r.name(c.Name); !strings.EqualFold(name, c.Name) {
				change := fmt.Sprintf("ALTER TABLE %s RENAME COLUMN %s TO %s", quote(t.Name), quote(c.Name), quote(name))
				if _, err := db.ExecContext(ctx, change); err != nil {
					return nil, fmt.Errorf("%s: %w", change, err)
				}
			}
		}
		if name := r.name(t.Name); !strings.EqualFold(name, t.Name) {
			change := fmt.Sprintf("ALTER TABLE %s RENAME TO %s", quote(t.Name), quote(name))
			if _, err := db.ExecContext(ctx, change); err != nil {
				return nil, fmt.Errorf("%s: %w", change, err)
			}
		}
	}
	return r, nil
}

func copyFile(from, to string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	if _, err := io.Copy(out, in); err != nil {
		out.Close()
		return err
	}
	return out.Close()
}

// name is another name, in snake case. Every second word of a database is said in a synonym, where one is known; others
// are shortened, where they are long enough.
func (r *renaming) name(old string) string {
	key := strings.ToLower(old)
	if name, ok := r.names[key]; ok {
		return name
	}
	var out []string
	for _, w := range strings.Fields(schema.Words(old)) {
		if _, ok := r.words[w]; !ok {
			r.words[w] = r.word(w)
		}
		out = append(out, r.words[w])
	}
	r.names[key] = strings.Join(out, "_")
	return r.names[key]
}

const shortened = 4 // letters of a word that is cut

func (r *renaming) word(w string) string {
	free := func(other string) bool {
		for old, taken := range r.words {
			if other == taken || other == old {
				return false
			}
		}
		return true
	}
	if len(r.words)%2 == 0 {
		for _, other := range pointer.Synonyms(schema.Singular(w)) {
			if !strings.Contains(other, " ") && free(other) {
				return other
			}
		}
	}
	if len(w) > shortened+1 && free(w[:shortened]) {
		return w[:shortened]
	}
	return w
}

// query is a query in the new names.
func (r *renaming) query(text string) (string, error) {
	if r == nil {
		return "", errors.New("there is no database")
	}
	statement, err := parse.Parse(dialects.SQLite, text)
	if err != nil {
		return "", err
	}
	if statement.Query == nil {
		return "", errors.New("it is no query")
	}
	sqltree.Resolve(statement.Query, sqltree.Names(r.schema.Columns()))
	var columns, qualifiers []*sqltree.Expr
	var tables []*sqltree.Table
	for q := range statement.Query.Queries() {
		for e := range q.Exprs() {
			for e := range e.All() {
				if t, ok := e.Of.(*sqltree.Table); ok && t.CTE == nil {
					columns = append(columns, e)
					if e.Table != "" && t.Alias == "" {
						qualifiers = append(qualifiers, e)
					}
				}
			}
		}
		if s, ok := q.Body.(*sqltree.Select); ok {
			for source := range sqltree.Sources(s.From) {
				if t, ok := source.(*sqltree.Table); ok && t.CTE == nil {
					tables = append(tables, t)
				}
			}
		}
	}
	unique := func(all []*sqltree.Expr) []*sqltree.Expr {
		slices.SortFunc(all, func(a, b *sqltree.Expr) int { return strings.Compare(fmt.Sprintf("%p", a), fmt.Sprintf("%p", b)) })
		return slices.Compact(all)
	}
	for _, e := range unique(columns) {
		if e.Op == sqltree.OpColumn {
			e.Text = r.name(e.Text)
		}
	}
	for _, e := range unique(qualifiers) {
		e.Table = r.name(e.Table)
	}
	for _, t := range tables {
		t.Name = r.name(t.Name)
	}
	return sqltree.Print(dialects.SQLite, statement.Query)
}
