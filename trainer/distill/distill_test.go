package distill

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// teacher is the embedded model.
func teacher(t *testing.T, sessions int) llm.Engine {
	t.Helper()
	e, err := open.Open(t.Context(), open.Options{Engine: open.Native, Sessions: sessions})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	return e
}

// problems are of Spider's training part: some are answered at once, some after a few tries, one never.
func problems(t *testing.T) []eval.Problem {
	t.Helper()
	db := corpora.Path(t, "spider/database/farm/farm.sqlite")
	problem := func(question, gold string, d eval.Difficulty) eval.Problem {
		return eval.Problem{DB: db, Question: question, Gold: gold, Difficulty: d}
	}
	return []eval.Problem{
		problem("How many farms are there?", "SELECT count(*) FROM farm", eval.Easy),
		problem("Return the official names of all cities.", "SELECT official_name FROM city", eval.Easy),
		problem("What are the hosts of competitions whose theme is not \"Aliens\"?", "SELECT Hosts FROM farm_competition WHERE Theme != 'Aliens'", eval.Medium),
		problem("How many farms are there?", "SELECT 7 * count(*) FROM farm, city", eval.Extra),
		problem("List the total number of horses on farms in ascending order.", "SELECT Total_Horses FROM farm ORDER BY Total_Horses", eval.Hard),
	}
}

func read(t *testing.T, path string) []trajectory.Example {
	t.Helper()
	var out []trajectory.Example
	err := trajectory.ReadFile(path, func(e trajectory.Example) error { out = append(out, e); return nil })
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// What is kept is right, and a run that is cut by its budget, twice, comes to the same as one that is not.
func TestRun(t *testing.T) {
	all := problems(t)
	dir, cut := t.TempDir(), t.TempDir()
	o := Options{Samples: 3, Temperature: 0.8, Seed: 1}
	sum, err := Run(t.Context(), dir, teacher(t, 1), all, o)
	if err != nil {
		t.Fatal(err)
	}
	if sum.Asked != 5 || sum.Right < 3 || sum.Right > 4 || sum.Kept != sum.Right || sum.Tries < 7 || sum.Closed != 0 || sum.Spent {
		t.Errorf("%+v", sum)
	}
	kept := read(t, filepath.Join(dir, SFTFile))
	for _, e := range kept {
		learnt := 0
		for _, s := range e.Segments {
			if s.Train {
				learnt++
			}
		}
		if e.World != "farm" || learnt == 0 || e.SQL == "SELECT 7 * count(*) FROM farm, city" {
			t.Errorf("%+v", e)
		}
	}
	if len(kept) == 0 || kept[0].Difficulty != string(eval.Hard) {
		t.Errorf("the hardest question that was answered does not come first: %+v", kept)
	}

	for _, budget := range []int64{1, sum.Tokens / 2} {
		o.Budget = budget
		part, err := Run(t.Context(), cut, teacher(t, 1), all, o)
		if err != nil || !part.Spent || part.Tokens < budget || part.Tokens >= sum.Tokens {
			t.Errorf("a budget of %d: %+v, %v", budget, part, err)
		}
	}
	tries, err := os.OpenFile(filepath.Join(cut, triesFile), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(tries, `{"number": 4, "ques`) // as a kill leaves it
	tries.Close()
	o.Budget = 0
	if again, err := Run(t.Context(), cut, teacher(t, 1), all, o); err != nil || again != sum {
		t.Errorf("%+v, %v, want %+v", again, err, sum)
	}
	for _, name := range []string{triesFile, SFTFile} {
		a, _ := os.ReadFile(filepath.Join(dir, name))
		b, _ := os.ReadFile(filepath.Join(cut, name))
		if !bytes.Equal(a, b) {
			t.Errorf("%s differs after a resumption", name)
		}
	}
	if _, err := Run(t.Context(), dir, teacher(t, 1), all[1:], o); err == nil || !strings.Contains(err.Error(), "give another one") {
		t.Errorf("a folder of other questions: %v", err)
	}
}

// What cannot be judged is reported and counted, what failed with its database is asked by the next run, and the others
// go on.
func TestClosed(t *testing.T) {
	all := problems(t)[:1]
	damaged := testdb.File(t, "CREATE TABLE a (b INTEGER); INSERT INTO a VALUES (1)")
	if err := os.Truncate(damaged, 100); err != nil {
		t.Fatal(err)
	}
	missing := filepath.Join(t.TempDir(), "late.sqlite")
	broken := all[0]
	broken.Gold = "SELECT no_such_column FROM farm"
	all = append(all, broken, eval.Problem{DB: missing, Question: "How many cities are there?", Gold: "SELECT count(*) FROM city"},
		eval.Problem{DB: damaged, Question: "what", Gold: "SELECT b FROM a"})
	dir := t.TempDir()
	var notices []string
	o := Options{Sessions: 2, Notice: func(s string) { notices = append(notices, s) }}
	sum, err := Run(t.Context(), dir, teacher(t, 2), all, o)
	if err != nil || sum.Asked != 2 || sum.Closed != 1 || sum.Right != 1 || sum.Tries != 2 || sum.Failed != 2 {
		t.Errorf("%+v, %v", sum, err)
	}
	tries, err := os.ReadFile(filepath.Join(dir, triesFile))
	if err != nil {
		t.Fatal(err)
	}
	said := strings.Join(notices, "\n")
	if !strings.Contains(string(tries), "no_such_column") || !strings.Contains(said, "no such file") || !strings.Contains(said, "damaged") {
		t.Errorf("%s\n%s", tries, said)
	}
	testdb.Write(t, missing, "CREATE TABLE city (id INTEGER); INSERT INTO city VALUES (1), (2)")
	if sum, err = Run(t.Context(), dir, teacher(t, 1), all, o); err != nil || sum.Right != 2 || sum.Failed != 1 || sum.Tries != 3 {
		t.Errorf("the database is there again: %+v, %v", sum, err)
	}
	if sum, err := Run(t.Context(), t.TempDir(), teacher(t, 1), problems(t), Options{Keep: 1, Samples: 2}); err != nil || sum.Kept != 1 {
		t.Errorf("%+v, %v, want one trajectory", sum, err)
	}
}
