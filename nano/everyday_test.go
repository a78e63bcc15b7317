package nano_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/database/sample"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/internal/testspider"
	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// The golds of everyday questions have a place in the form, are in the grammar, and have the same rows when they are
// read back.
func TestEverydayGolds(t *testing.T) {
	sampled, err := sample.Path(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	vocabulary := testnano.Vocabulary()
	for file, path := range map[string]string{
		"everyday/chinook.tsv": corpora.Path(t, "chinook/Chinook_Sqlite.sqlite"),
		"everyday/sakila.tsv":  testdb.File(t, string(corpora.Read(t, "sakila/sqlite-sakila-schema.sql"))),
		"everyday/sample.tsv":  sampled,
	} {
		db, err := open.Open(t.Context(), path, open.Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		bare, err := db.Schema(t.Context(), database.SchemaOptions{})
		if err != nil {
			t.Fatal(err)
		}
		o := &testspider.Database{DB: db, Catalog: form.NewCatalog(bare, link.GuessKeys(bare))}
		for line := range strings.Lines(string(corpora.Read(t, file))) {
			question, sql, _ := strings.Cut(strings.TrimSpace(line), "\t")
			everyday(t, o, question, sql, vocabulary)
		}
	}
}

func everyday(t *testing.T, db *testspider.Database, question, sql string, vocabulary *grammar.Vocabulary) {
	t.Helper()
	statement, err := parse.Parse(dialects.SQLite, sql)
	if err != nil {
		t.Fatal(err)
	}
	prompt, err := form.Ground(statement.Query, form.NewPrompt(db.Catalog))
	if err != nil {
		t.Errorf("%s %v\n\t%s", question, err, sql)
		return
	}
	tokens, err := form.Encode(statement.Query, prompt)
	if err != nil {
		t.Errorf("%s %v\n\t%s", question, err, sql)
		return
	}
	query, err := form.Decode(tokens, prompt)
	if err != nil {
		t.Errorf("%s %v\n\t%s", question, err, sql)
		return
	}
	if n, end := testnano.NewAutomaton(t, prompt, vocabulary).Takes(tokens); !end {
		t.Errorf("%s not in the grammar: %v at %d", question, tokens, n)
	}
	printed, err := sqltree.Print(dialects.SQLite, query)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%s\n\t%v\n\t%s", question, tokens, printed)
	want, err := db.Rows(t, sql)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := db.Rows(t, printed); err != nil || !slices.Equal(got, want) {
		t.Errorf("%s: other rows, %v\n\t%s\n\t%s", question, err, sql, printed)
	}
}
