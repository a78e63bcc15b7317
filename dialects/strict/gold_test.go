package strict

import (
	"encoding/json"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

var allDialects = []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres}

// bytesOnly is a vocabulary of the 256 bytes.
var bytesOnly = func() *grammar.Vocabulary {
	entries := make([]grammar.Entry, 256)
	for b := range entries {
		entries[b].Text = string([]byte{byte(b)})
	}
	return grammar.NewVocabulary(entries)
}()

func compile(t testing.TB, s *schema.Schema, turn Turn, v *grammar.Vocabulary) *machine {
	t.Helper()
	l, err := New(s, turn)
	if err != nil {
		t.Fatal(err)
	}
	a, err := l.Compile(v)
	if err != nil {
		t.Fatal(err)
	}
	return a.(*machine)
}

// read gives a text to a machine, byte by byte; rest is what it does not take.
func read(m *machine, text string) (rest string, ends bool) {
	r := m.Begin()
	for i := range len(text) {
		if !r.Accept(int32(text[i])) {
			return text[i:], false
		}
	}
	_, ends = r.Allowed()
	return "", ends
}

// schemas of Spider and Defog, by database.
func schemas(t testing.TB, d dialects.Dialect) map[string]*schema.Schema {
	t.Helper()
	out := map[string]*schema.Schema{}
	make := func(db string, tables map[string][]string) {
		s := &schema.Schema{Dialect: d}
		for _, name := range slices.Sorted(maps.Keys(tables)) {
			table := schema.Table{Name: name}
			for _, c := range tables[name] {
				table.Columns = append(table.Columns, schema.Column{Name: c})
			}
			s.Tables = append(s.Tables, table)
		}
		out[db] = s
	}
	if d == dialects.SQLite {
		for db, tables := range corpora.SpiderSchemas(t) {
			make(db, tables)
		}
	}
	files, err := filepath.Glob(filepath.Join(corpora.Path(t, "defog_data"), "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatal("no schemas of Defog", err)
	}
	for _, file := range files {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var metadata struct {
			Tables map[string][]struct {
				Name string `json:"column_name"`
			} `json:"table_metadata"`
		}
		if err := json.Unmarshal(content, &metadata); err != nil {
			t.Fatal(err)
		}
		tables := map[string][]string{}
		for name, columns := range metadata.Tables {
			if d != dialects.MySQL {
				name = strings.ToLower(name)
			} else if _, table, ok := strings.Cut(name, "."); ok {
				name = table // MySQL has databases in place of PostgreSQL's schemas
			}
			for _, c := range columns {
				tables[name] = append(tables[name], strings.ToLower(c.Name))
			}
		}
		make("defog "+strings.TrimSuffix(filepath.Base(file), ".json"), tables)
	}
	return out
}

// errUnhelpful is a gold query that is no query over its schema.
var errUnhelpful = errors.New("it does not parse, or names what its schema does not have")

// aliased is a gold query in its canonical form: printed from its tree, each column qualified by its source.
func aliased(d dialects.Dialect, s *schema.Schema, sql string) (string, error) {
	statement, err := parse.Parse(d, sql)
	if err != nil || statement.Kind != sqltree.KindQuery || len(sqltree.Resolve(statement.Query, s)) > 0 {
		return "", errUnhelpful
	}
	for q := range statement.Query.Queries() {
		for e := range q.Exprs() {
			for x := range e.All() {
				if x.Op == sqltree.OpColumn && x.Of == nil && x.Quoted {
					x.Op = sqltree.OpString // SQLite
				}
				if x.Op != sqltree.OpColumn || x.Of == nil {
					continue
				}
				switch of := x.Of.(type) {
				case *sqltree.Table:
					x.Table, x.Schema = of.Name, ""
					if of.CTE != nil {
						x.Table = strings.ToLower(of.Name)
					}
					if of.Alias != "" {
						x.Table = of.Alias
					}
				case *sqltree.Derived:
					x.Table = of.Alias
				}
			}
		}
	}
	for q := range statement.Query.Queries() {
		if b, ok := q.Body.(*sqltree.Select); ok {
			b.From = named(s, q, b.From)
		}
		for i := range q.With {
			q.With[i].Name = strings.ToLower(q.With[i].Name)
		}
	}
	text, err := sqltree.Print(d, statement.Query)
	if err != nil {
		return "", errUnhelpful
	}
	return text, nil
}

// named makes a CTE of q of each derived table in FROM, so that its columns are known before they are used.
func named(of *schema.Schema, q *sqltree.Query, s sqltree.Source) sqltree.Source {
	switch s := s.(type) {
	case *sqltree.Join:
		s.Left, s.Right = named(of, q, s.Left), named(of, q, s.Right)
	case *sqltree.Table:
		if s.CTE != nil {
			s.Name = strings.ToLower(s.Name)
		} else if of.ColumnNames(s.Name) != nil { // the database's own name before it says nothing
			s.Schema = ""
		}
	case *sqltree.Derived:
		if s.Lateral || s.Alias == "" || slices.ContainsFunc(q.With, func(c sqltree.CTE) bool { return c.Name == s.Alias }) {
			return s
		}
		q.With = append(slices.Clip(q.With), sqltree.CTE{Name: s.Alias, Columns: s.Columns, Query: s.Query})
		return &sqltree.Table{Name: s.Alias, CTE: &q.With[len(q.With)-1]}
	}
	return s
}

func TestGolds(t *testing.T) {
	for _, d := range allDialects {
		of := schemas(t, d)
		sets := map[string][]corpora.Gold{"defog": nil}
		for _, g := range corpora.Defog(t, d) {
			g.DB = "defog " + g.DB
			sets["defog"] = append(sets["defog"], g)
		}
		if d == dialects.SQLite {
			sets["spider"] = corpora.Spider(t)
		}
		for name, golds := range sets {
			t.Run(string(d)+"/"+name, func(t *testing.T) {
				machines := map[string]*machine{}
				all, accepted, plain, shown := 0, 0, 0, 0
				for i, g := range golds {
					if name == "spider" && testing.Short() && i%10 != 0 {
						continue
					}
					s := of[g.DB]
					if s == nil {
						continue
					}
					text, err := aliased(d, s, g.SQL)
					if err != nil {
						continue
					}
					m := machines[g.DB]
					if m == nil {
						m = compile(t, s, Turn{}, bytesOnly)
						machines[g.DB] = m
					}
					all++
					if rest, ends := read(m, strings.TrimSpace(g.SQL)); rest == "" && ends {
						plain++
					}
					if rest, ends := read(m, text); rest == "" && ends {
						accepted++
					} else if shown++; os.Getenv("SHOW") != "" && shown < 60 {
						t.Logf("%s: %s\n   at %.60q", g.DB, text, rest)
					}
				}
				if accepted*100 < all*99 {
					t.Errorf("fewer than 99%% are accepted")
				}
				t.Logf("%d golds: %d accepted as aliased (%.2f%%), %d as written (%.2f%%)", all, accepted, 100*float64(accepted)/float64(all),
					plain, 100*float64(plain)/float64(all))
			})
		}
	}
}
