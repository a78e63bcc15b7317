package corpus

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
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
	"github.com/sqlagent/sqlagent/nano/english"
)

// WriteRenamed writes the databases of some problems to a folder, the words of their tables' and columns' names in
// synonyms or shortened. It returns the problems with the new databases and with gold, and the query before, in the new
// names. Problems whose gold is not read are left out, and counted.
func WriteRenamed(ctx context.Context, problems []eval.Problem, dir string) (renamed []eval.Problem, left int, err error) {
	if dir, err = filepath.Abs(dir); err != nil {
		return nil, 0, err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, 0, err
	}
	databases := map[string]*Renaming{}
	for _, p := range problems {
		to := filepath.Join(dir, filepath.Base(p.DB))
		r, ok := databases[p.DB]
		if !ok {
			if r, err = renameDatabase(ctx, p.DB, to); err != nil {
				return nil, 0, fmt.Errorf("%s: %w", p.DB, err)
			}
			databases[p.DB] = r
		}
		gold, err := r.text(p.Gold)
		if err != nil {
			left++
			continue
		}
		if p.After != nil {
			after := *p.After
			if after.SQL, err = r.text(after.SQL); err != nil {
				left++
				continue
			}
			p.After = &after
		}
		p.DB, p.Gold = to, gold
		renamed = append(renamed, p)
	}
	return renamed, left, nil
}

// renameDatabase copies a file and renames what is in it; nil where there is no file.
func renameDatabase(ctx context.Context, path, to string) (*Renaming, error) {
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
	r := NewRenaming(s, rand.New(rand.NewPCG(1, 0)))
	db, err := sql.Open("sqlite", to)
	if err != nil {
		return nil, err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	quote := func(name string) string { return dialects.QuoteIdent(dialects.SQLite, name) }
	// Each in turn; through a name in between where another still has the new one.
	var changes, settle, settleTables []string
	for i, t := range s.Tables {
		other := r.Schema.Tables[i]
		settle = settle[:0]
		for j, c := range t.Columns {
			name := other.Columns[j].Name
			if strings.EqualFold(name, c.Name) {
				continue
			}
			rename := func(from, to string) string {
				return fmt.Sprintf("ALTER TABLE %s RENAME COLUMN %s TO %s", quote(t.Name), quote(from), quote(to))
			}
			if slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return strings.EqualFold(c.Name, name) }) {
				between := fmt.Sprintf("renamed %d", j)
				changes, settle = append(changes, rename(c.Name, between)), append(settle, rename(between, name))
			} else {
				changes = append(changes, rename(c.Name, name))
			}
		}
		changes = append(changes, settle...)
		if !strings.EqualFold(other.Name, t.Name) {
			between := quote(fmt.Sprintf("renamed table %d", i))
			changes = append(changes, fmt.Sprintf("ALTER TABLE %s RENAME TO %s", quote(t.Name), between))
			settleTables = append(settleTables, fmt.Sprintf("ALTER TABLE %s RENAME TO %s", between, quote(other.Name)))
		}
	}
	// One transaction, or each change waits for the disk.
	for _, change := range slices.Concat([]string{"PRAGMA synchronous = OFF", "BEGIN"}, changes, settleTables, []string{"COMMIT"}) {
		if _, err := db.ExecContext(ctx, change); err != nil {
			return nil, fmt.Errorf("%s: %w", change, err)
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

// Renaming is other names for the tables and columns of a schema.
type Renaming struct {
	Schema *schema.Schema // in the new names

	old    sqltree.Names
	random *rand.Rand
	words  map[string]string // new by old
	names  map[string]string // the same of whole names, the old ones in lower case
}

// NewRenaming draws other names. Each word is alike in all names of a schema: a synonym, a beginning, or itself. Names
// that would meet in one table stay as they are.
func NewRenaming(s *schema.Schema, random *rand.Rand) *Renaming {
	renamed := *s
	r := &Renaming{Schema: &renamed, old: sqltree.Names(s.Columns()), random: random, words: map[string]string{}, names: map[string]string{}}
	renamed.Tables = slices.Clone(s.Tables)
	for settled := false; !settled; { // a column may settle what a table is called
		settled = true
		tables := map[string]bool{}
		for _, t := range s.Tables {
			settled = r.apart(t.Name, tables) && settled
			columns := map[string]bool{}
			for _, c := range t.Columns {
				settled = r.apart(c.Name, columns) && settled
			}
		}
	}
	for i := range renamed.Tables {
		t := &renamed.Tables[i]
		t.Name = r.name(t.Name) // not before: a column may have settled what the word is
		t.Columns, t.ForeignKeys = slices.Clone(t.Columns), slices.Clone(t.ForeignKeys)
		for j := range t.Columns {
			t.Columns[j].Name = r.name(t.Columns[j].Name)
		}
		t.PrimaryKey = r.all(t.PrimaryKey)
		for j := range t.ForeignKeys {
			k := &t.ForeignKeys[j]
			k.Columns, k.RefTable, k.RefColumns = r.all(k.Columns), r.name(k.RefTable), r.all(k.RefColumns)
		}
	}
	return r
}

// apart takes a name's other one, and reports whether that was free. If not, the name stays as it is, or gets a number.
func (r *Renaming) apart(old string, taken map[string]bool) (free bool) {
	name := r.name(old)
	if free = !taken[strings.ToLower(name)]; !free {
		name = old
	}
	for taken[strings.ToLower(name)] {
		name += "_2"
	}
	r.names[strings.ToLower(old)] = name
	taken[strings.ToLower(name)] = true
	return free
}

func (r *Renaming) all(names []string) []string {
	var out []string
	for _, name := range names {
		out = append(out, r.name(name))
	}
	return out
}

// name is another name, in snake case.
func (r *Renaming) name(old string) string {
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

// How words are said otherwise.
const (
	bySynonym   = 0.5 // of the words that have one
	byBeginning = 0.7 // of the others, where they are long enough
	shortest    = 3   // letters of a beginning
	longest     = 5
	minCutaway  = 2
)

func (r *Renaming) word(w string) string {
	free := func(other string) bool {
		for old, taken := range r.words {
			if other == taken || other == old {
				return false
			}
		}
		return true
	}
	if synonyms := english.Synonyms(schema.Singular(w)); len(synonyms) > 0 && r.random.Float64() < bySynonym {
		other := synonyms[r.random.IntN(len(synonyms))]
		if !strings.Contains(other, " ") && free(other) {
			return other
		}
	}
	n := shortest + r.random.IntN(longest-shortest+1)
	if len(w) >= n+minCutaway && r.random.Float64() < byBeginning && free(w[:n]) {
		return w[:n]
	}
	return w
}

// Query is a query in the new names. The old one stays as it is.
func (r *Renaming) Query(q *sqltree.Query) (*sqltree.Query, error) {
	text, err := sqltree.Print(dialects.SQLite, q)
	if err != nil {
		return nil, err
	}
	return r.parse(text)
}

func (r *Renaming) text(old string) (string, error) {
	if r == nil {
		return "", errors.New("there is no database")
	}
	q, err := r.parse(old)
	if err != nil {
		return "", err
	}
	return sqltree.Print(dialects.SQLite, q)
}

// parse reads a query and gives its tables and columns their new names.
func (r *Renaming) parse(text string) (*sqltree.Query, error) {
	statement, err := parse.Parse(dialects.SQLite, text)
	if err != nil {
		return nil, err
	}
	if statement.Query == nil {
		return nil, errors.New("it is no query")
	}
	sqltree.Resolve(statement.Query, r.old)
	columns := map[*sqltree.Expr]bool{} // a nested query's are visited more than once
	tables := map[*sqltree.Table]bool{}
	for q := range statement.Query.Queries() {
		for e := range q.Exprs() {
			for e := range e.All() {
				if t, ok := e.Of.(*sqltree.Table); ok && t.CTE == nil {
					columns[e] = t.Alias == ""
				}
			}
		}
		if s, ok := q.Body.(*sqltree.Select); ok {
			for source := range sqltree.Sources(s.From) {
				if t, ok := source.(*sqltree.Table); ok && t.CTE == nil {
					tables[t] = true
				}
			}
		}
	}
	for e, byName := range columns {
		if e.Op == sqltree.OpColumn {
			e.Text = r.name(e.Text)
		}
		if byName && e.Table != "" {
			e.Table = r.name(e.Table)
		}
	}
	for t := range tables {
		t.Name = r.name(t.Name)
	}
	return statement.Query, nil
}
