package eval

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/trajectory"
)

func write(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestReadSuite(t *testing.T) {
	path := write(t, "suite.jsonl", `{"db": "a.sqlite", "question": "q", "gold": "SELECT 1", "knowledge": "k"}

{"db": "postgres://host/b", "question": "r", "gold": "SELECT 2"}`)
	got, err := ReadSuite(path, "")
	if err != nil {
		t.Fatal(err)
	}
	want := []Problem{
		{DB: filepath.Join(filepath.Dir(path), "a.sqlite"), Question: "q", Gold: "SELECT 1", Knowledge: "k"},
		{DB: "postgres://host/b", Question: "r", Gold: "SELECT 2"},
	}
	if !slices.Equal(got, want) {
		t.Errorf("%+v", got)
	}
	got, err = ReadSuite(write(t, "after.jsonl", `{"db": "/a", "question": "and b?", "gold": "SELECT 2", "after": {"question": "a?", "sql": "SELECT 1"}}`), "")
	if err != nil || len(got) != 1 || *got[0].After != (trajectory.Exchange{Question: "a?", SQL: "SELECT 1"}) || got[0].Asked().After != got[0].After {
		t.Errorf("a follow-up: %+v, %v", got, err)
	}
	if _, err = ReadSuite(write(t, "before.jsonl", `{"db": "/a", "question": "and b?", "gold": "SELECT 2", "after": {"question": "a?"}}`), ""); err == nil ||
		!strings.Contains(err.Error(), "before.jsonl:1") || !strings.Contains(err.Error(), "needs question and sql") {
		t.Errorf("a follow-up of no query: %v", err)
	}

	spider := write(t, "dev.json", `[{"db_id": "pets", "query": "SELECT 1", "question": "q", "sql": {"from": []}}]`)
	got, err = ReadSuite(spider, "dbs")
	if want := []Problem{{DB: "dbs/pets/pets.sqlite", Question: "q", Gold: "SELECT 1", Difficulty: Easy}}; err != nil || !slices.Equal(got, want) {
		t.Errorf("Spider's: %+v, %v", got, err)
	}
	bird := write(t, "dev.json", `[{"db_id": "x", "SQL": "SELECT 1", "question": "q", "evidence": "e", "difficulty": "simple"}]`)
	got, err = ReadSuite(bird, "dbs")
	if want := []Problem{{DB: "dbs/x/x.sqlite", Question: "q", Gold: "SELECT 1", Knowledge: "e", Difficulty: Simple}}; err != nil || !slices.Equal(got, want) {
		t.Errorf("BIRD's: %+v, %v", got, err)
	}

	// Whatever each calls gold and the question.
	for _, c := range []struct {
		text string
		want Problem
	}{
		{`{"db": "/a", "question": "q", "sql": "SELECT 1"}`, Problem{DB: "/a", Question: "q", Gold: "SELECT 1"}},
		{`{"db": "/a", "question": "q", "query": "SELECT 1", "sql": {"from": []}}`, Problem{DB: "/a", Question: "q", Gold: "SELECT 1"}},
		{`{"db": "mysql://h/a", "question": "q", "gold": "SELECT 1", "dialect": "mysql"}`, Problem{DB: "mysql://h/a", Question: "q", Gold: "SELECT 1", Dialect: dialects.MySQL}},
		{`{"db_id": "pets", "question": "q", "SQL": "SELECT 1", "evidence": "e"}`, Problem{DB: "dbs/pets/pets.sqlite", Question: "q", Gold: "SELECT 1", Knowledge: "e", Difficulty: Easy}},
		{`[{"db_id": "pets", "SpiderQuestion": "q", "SpiderSynQuestion": "r", "query": "SELECT 1"}]`,
			Problem{DB: "dbs/pets/pets.sqlite", Question: "r", Gold: "SELECT 1", Difficulty: Easy}},
	} {
		got, err := ReadSuite(write(t, "suite", c.text), "dbs")
		if err != nil || !slices.Equal(got, []Problem{c.want}) {
			t.Errorf("%s: %+v, %v", c.text, got, err)
		}
	}

	for _, c := range []struct{ text, databases, want string }{
		{`{"db": "a", "question": "q", "gold": "g"}` + "\n\n{", "", "suite:3: "},
		{`{"db": "a", "question": "q"}`, "", "suite:1: a problem needs db or db_id, question, and gold, query or sql"},
		{`[{"db_id": "a"}]`, "dbs", "entry 1"},
		{`[{"db_id": "a", "query": "q", "question": "q"}]`, "", "say in which folder"},
		{`{"db": "a", "question": "q", "gold": "g", "dialect": "oracle"}`, "", `suite:1: the dialect "oracle" is unknown`},
		{`[{]`, "dbs", "invalid character"},
	} {
		if _, err := ReadSuite(write(t, "suite", c.text), c.databases); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.text, err, c.want)
		}
	}
}

func TestReadPredictions(t *testing.T) {
	got, err := ReadPredictions(write(t, "pred", "SELECT 1\tpets\n\n{\"sql\": \"SELECT\\n2\"}\n"))
	if want := []string{"SELECT 1", "", "SELECT\n2"}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v", got, err)
	}
	for text, want := range map[string]string{"x\n{": "pred:2: ", "{\"SQ\": 1}": `no "sql"`} {
		if _, err := ReadPredictions(write(t, "pred", text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

func TestReadOutcomesRefusesOtherFiles(t *testing.T) {
	if _, err := ReadOutcomes(write(t, "run", `{"db": "a", "question": "q", "gold": "g"}`)); err == nil || !strings.Contains(err.Error(), "no run of eval") {
		t.Error(err)
	}
}
