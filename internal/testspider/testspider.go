// Package testspider opens the databases of Spider's training part for tests of nano's rooms, and has its questions.
package testspider

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Databases are the databases of Spider's training part, opened when they are first asked for.
type Databases struct {
	T    testing.TB
	open map[string]*Database
}

// Database is one of them, with its catalog.
type Database struct {
	database.DB
	Catalog *form.Catalog
}

// Get is a database with its catalog; nil where it is not among the data.
func (s *Databases) Get(name string) *Database {
	s.T.Helper()
	if o, ok := s.open[name]; ok {
		return o
	}
	if s.open == nil {
		s.open = map[string]*Database{}
	}
	s.open[name] = nil
	path := filepath.Join(corpora.Path(s.T, "spider/database"), name, name+".sqlite")
	db, err := open.Open(s.T.Context(), path, open.Options{})
	if err != nil {
		return nil
	}
	s.T.Cleanup(func() { db.Close() })
	bare, err := db.Schema(s.T.Context(), database.SchemaOptions{})
	if err != nil {
		s.T.Fatal(err)
	}
	profiled, err := database.Profiled(s.T.Context(), db, bare, database.ProfileOptions{Steps: database.ProfileSteps})
	if err != nil {
		s.T.Fatal(err)
	}
	s.open[name] = &Database{db, form.NewCatalog(profiled, link.GuessKeys(profiled))}
	return s.open[name]
}

// Rows are the rows of a query as sorted lines.
func (o *Database) Rows(t testing.TB, sql string) ([]string, error) {
	r, err := o.Query(t.Context(), sql, database.Limits{Rows: 20_000, Steps: 200_000_000})
	if err != nil {
		return nil, err
	}
	var out []string
	for _, row := range r.Rows {
		out = append(out, fmt.Sprint(row))
	}
	slices.Sort(out)
	return out, nil
}

// Question is one of Spider's training part.
type Question struct {
	DB       string `json:"db_id"`
	Question string
	Query    string
}

// Questions are those of Spider's training part.
func Questions(t testing.TB) (out []Question) {
	t.Helper()
	if err := json.Unmarshal(corpora.Read(t, "spider/train_questions.json"), &out); err != nil {
		t.Fatal(err)
	}
	return out
}
