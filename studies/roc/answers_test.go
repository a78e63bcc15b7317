package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/odt/relalg"
)

// Answers are paired with gold once each, and a right one that is written like gold scores above a wrong one.
func TestReportAnswers(t *testing.T) {
	db := testdb.File(t, "CREATE TABLE a (x INTEGER, y INTEGER); INSERT INTO a VALUES (1, 2)")
	run := filepath.Join(t.TempDir(), "run.jsonl")
	line := `{"db":%q,"question":"q","gold":"SELECT x FROM a WHERE y = 2","sql":%[2]q,"verdict":"right","samples":[` +
		`{"sql":%[2]q,"verdict":"right"},{"sql":"SELECT y FROM a ORDER BY x","verdict":"wrong"},{"sql":"SELECT","verdict":"failed"}]}` + "\n"
	text := fmt.Sprintf(line, db, "SELECT a.x FROM a WHERE a.y = 2") + `{"db":"gone","question":"q","gold":"SELECT 1","sql":"","verdict":"skipped"}`
	if err := os.WriteFile(run, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := reportAnswers(t.Context(), &out, run); err != nil {
		t.Fatal(err)
	}
	s := &study{copies: 2, seed: 1}
	if err := s.judgeAnswers(t.Context(), run); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "pairs.jsonl")
	if err := s.write(file); err != nil {
		t.Fatal(err)
	}
	pairs, _ := os.ReadFile(file)
	if strings.Count(string(pairs), "\n") != 3 || strings.Count(string(pairs), `"equal":true`) != 1 {
		t.Errorf("judged on copies: want 3 pairs, one of them equal:\n%s", pairs)
	}
	for _, want := range []string{"2 distinct answers to 2 questions on 1 databases, 1 of them right.", "| AstPM | 1.000 (", "| RelPM | 1.000 ("} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("it lacks %q:\n%s", want, &out)
		}
	}
}

// Worked by hand: query(select(items(x), from(a))) has 6 nodes; of the prediction's 6 all but y match, of gold's all
// but x.
func TestAnyMatch(t *testing.T) {
	got, err := anyMatch(pair{gold: "SELECT x FROM a", pred: "SELECT y FROM a"}, relalg.DefaultWeights)
	if want := 5. / 6; err != nil || got < want-1e-9 || got > want+1e-9 {
		t.Errorf("%v, %v; want %v", got, err, want)
	}
}
