package corpus

import (
	"path/filepath"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// Copies take what their file's queries take, and tell apart queries that agree on it by accident.
func TestCopies(t *testing.T) {
	path, dir := corpora.Path(t, "spider/database/ship_1/ship_1.sqlite"), t.TempDir()
	if err := WriteCopies(path, dir, 5, 1); err != nil {
		t.Fatal(err)
	}
	var suite []database.DB
	files, err := filepath.Glob(filepath.Join(dir, "*.sqlite"))
	if err != nil || len(files) != 6 { // and the file
		t.Fatal(files, err)
	}
	for _, file := range files {
		suite = append(suite, opened(t, file))
	}
	gold := "SELECT name FROM captain WHERE age < 40"
	for _, c := range []struct {
		pred string
		want eval.Verdict
	}{
		{"SELECT T1.name FROM captain AS T1 WHERE 40 > T1.age", eval.Right},
		{"SELECT name FROM captain WHERE captain_id IN (5, 7)", eval.Wrong},
		{"SELECT name FROM captains", eval.Failed},
	} {
		if got, why, err := (eval.TestSuite{}).Judge(t.Context(), suite, c.pred, gold); got != c.want || err != nil {
			t.Errorf("%s: %s (%s), %v", c.pred, got, why, err)
		}
	}
}

func opened(t *testing.T, path string) database.DB {
	t.Helper()
	db, err := open.Open(t.Context(), path, open.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// Gold in the new names has the old result on the renamed database.
func TestRenamed(t *testing.T) {
	problems, err := Problems(filepath.Dir(corpora.Path(t, "spider/train_questions.json")), Choose, false)
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range problems {
		problems[i].After = &trajectory.Exchange{Question: p.Question, SQL: p.Gold}
	}
	renamed, _, err := WriteRenamed(t.Context(), problems, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	golds := map[string]string{}
	for _, p := range problems {
		golds[filepath.Base(p.DB)+p.Question] = p.Gold
	}
	databases, others := map[string][2]database.DB{}, 0
	for _, p := range renamed {
		base := filepath.Base(p.DB)
		if databases[base][0] == nil {
			id := base[:len(base)-len(filepath.Ext(base))]
			databases[base] = [2]database.DB{opened(t, corpora.Path(t, filepath.Join("spider/database", id, base))), opened(t, p.DB)}
		}
		old := golds[base+p.Question]
		if old != p.Gold {
			others++
		}
		if p.After.SQL != p.Gold || p.After.Question != p.Question {
			t.Errorf("before %s: %+v", p.Gold, p.After)
		}
		want, err := databases[base][0].Query(t.Context(), old, database.Limits{})
		if err != nil {
			continue // it never ran
		}
		got, err := databases[base][1].Query(t.Context(), p.Gold, database.Limits{})
		if err != nil || !eval.Spider(got, want, old) {
			t.Errorf("%s\n\t%s: %v", old, p.Gold, err)
		}
	}
	t.Logf("%d of %d golds have other names", others, len(renamed))
	if len(renamed) < 400 || others*10 < len(renamed)*9 {
		t.Error("too few")
	}
}

// A column may take the name that another leaves, in the same table.
func TestRenamedInTurn(t *testing.T) {
	var problems []eval.Problem
	all, err := Problems(corpora.Path(t, "spider"), Train, false)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range all {
		if filepath.Base(p.DB) == "solvency_ii.sqlite" { // Events: Address_ID becomes location_id, Location_ID place_id
			problems = append(problems, p)
		}
	}
	renamed, _, err := WriteRenamed(t.Context(), problems, t.TempDir())
	if err != nil || len(renamed) < 10 {
		t.Errorf("%d of %d questions: %v", len(renamed), len(problems), err)
	}
}
