package corpus

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
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
