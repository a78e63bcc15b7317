package corpus

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/nano/form"
)

func TestReadWikiSQL(t *testing.T) {
	examples, dropped, err := ReadWikiSQL(corpora.Path(t, "wikisql/train.jsonl.gz"))
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d examples, dropped %v", len(examples), dropped)
	if len(examples) < 50_000 {
		t.Errorf("only %d examples", len(examples))
	}
	for i := 0; i < len(examples); i += 97 {
		e := examples[i]
		sql, err := sqltree.Print(dialects.SQLite, e.Query)
		if err != nil {
			t.Fatal(err)
		}
		p, err := form.Ground(e.Query, form.NewPrompt(form.NewCatalog(e.Database.Schema, nil)))
		if err == nil {
			_, err = form.Encode(e.Query, p)
		}
		if err != nil {
			t.Errorf("%s: %s: %v", e.Question, sql, err)
		}
		if i%9700 == 0 {
			t.Log(e.Question, "\n", sql)
		}
	}
}

// Tables are written with rows that answer the questions: most golds return a value, and the seed draws the tables.
func TestWriteWikiSQL(t *testing.T) {
	path := corpora.Path(t, "wikisql/train.jsonl.gz")
	const wanted = 90
	drawn := map[uint64]string{}
	for _, seed := range []uint64{1, 2} {
		problems, err := WriteWikiSQL(t.Context(), path, t.TempDir(), wanted, seed)
		if err != nil || len(problems) != wanted {
			t.Fatalf("%d problems, %v", len(problems), err)
		}
		drawn[seed] = problems[0].Question
		full := 0
		for _, p := range problems {
			db, err := open.Open(t.Context(), p.DB, open.Options{})
			if err != nil {
				t.Fatal(err)
			}
			res, err := db.Query(t.Context(), p.Gold, database.Limits{})
			if err == nil && !result.Empty(res) {
				full++
			}
			if err := db.Close(); err != nil {
				t.Fatal(err)
			}
		}
		if full < wanted*9/10 {
			t.Errorf("only %d of %d golds return a value", full, wanted)
		}
	}
	if drawn[1] == drawn[2] {
		t.Error("both seeds draw the same tables")
	}
}
