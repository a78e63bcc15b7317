package eval

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/llm/trajectory"
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
		{`{"db_id": "pets", "question": "q", "sql": "SELECT 1", "external_knowledge": "e", "sql_complexity": "Highly Complex", "cot": "c"}`,
			Problem{DB: "dbs/pets/pets.sqlite", Question: "q", Gold: "SELECT 1", Knowledge: "e", Difficulty: "Highly Complex"}},
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
		{`[{"db_id": "a", "query": "q", "question": "q"}]`, "", "name the folder of the databases"},
		{`{"db": "a", "question": "q", "gold": "g", "dialect": "oracle"}`, "", `suite:1: the dialect "oracle" is unknown`},
		{`[{]`, "dbs", "invalid character"},
	} {
		if _, err := ReadSuite(write(t, "suite", c.text), c.databases); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.text, err, c.want)
		}
	}
}

// Tables as spreadsheets write them, and pairs as data for chat models has them.
func TestReadForeignSuites(t *testing.T) {
	want := Problem{DB: "/a", Question: "How many, all in all?", Gold: "SELECT count(*) FROM t"}
	table := func(comma string) string {
		return "db" + comma + "Question" + comma + "SQL Query\r\n/a" + comma + `"How many, all in all?"` + comma + "SELECT count(*) FROM t\r\n"
	}
	wide := func(order binary.AppendByteOrder, text string) string {
		var out []byte
		for _, unit := range utf16.Encode([]rune("\ufeff" + text)) {
			out = order.AppendUint16(out, unit)
		}
		return string(out)
	}
	const pair = `"db": "/a", "instruction": "How many, all in all?", "output": "` + "```sql\\nSELECT count(*) FROM t\\n```" + `"`
	const messages = `{"role": "system", "content": "Write SQL."}, {"role": "user", "content": "How many, all in all?"}, ` +
		`{"role": "assistant", "content": "` + "```\\nSELECT count(*) FROM t\\n```" + `"}`
	const worded = `"db": "/a", "question": "How many, all in all?", "sql": "` +
		"Not this:\\r\\n```sql\\r\\nSELECT 1\\r\\n```\\r\\nbut\\r\\n  ```SQL\\r\\nSELECT count(*) FROM t\\r\\n  ```\\r\\nIt counts rows." + `"`
	for name, text := range map[string]string{
		"semicolons.csv": table(";"), "tabs.csv": table("\t"), "bars.csv": table("|"), "commas.csv": table(","), "commas.tsv": table(","),
		"unicode.txt": wide(binary.LittleEndian, table("\t")), "unicode.csv": wide(binary.BigEndian, table(";")),
		"wide.jsonl":  wide(binary.LittleEndian, `{"db": "/a", "question": "How many, all in all?", "gold": "SELECT count(*) FROM t"}`),
		"pairs.jsonl": "{" + pair + "}", "pairs.json": "[{" + pair + "}]", "chat.jsonl": `{"db": "/a", "messages": [` + messages + "]}",
		"worded.jsonl": "{" + worded + "}",
		"fenced.jsonl": `{"db": "/a", "question": "How many, all in all?", "sql": "` + "```sql SELECT count(*) FROM t ```" + `"}`,
	} {
		got, err := ReadSuite(write(t, name, text), "")
		if err != nil || !slices.Equal(got, []Problem{want}) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
	got, err := ReadSuite(write(t, "follow.jsonl", `{"db": "/a", "messages": [`+messages+`, {"role": "user", "content": "and b?"}, {"role": "assistant", "content": "SELECT b"}]}`), "")
	if err != nil || len(got) != 1 || got[0].Gold != "SELECT b" || got[0].After == nil || *got[0].After != (trajectory.Exchange{Question: want.Question, SQL: want.Gold}) {
		t.Errorf("%+v, %v", got, err)
	}
	for text, want := range map[string]string{
		`{"db": "/a", "instruction": "Translate.", "input": "How many?", "output": "SELECT 1"}`: "instruction and input",
		`{"db": "/a", "messages": [{"role": "user", "content": "q"}]}`:                          "end without an answer",
		`{"db": "/a", "messages": [{"role": "tool", "content": "q"}]}`:                          `"tool" is out of place`,
	} {
		if _, err := ReadSuite(write(t, "bad.jsonl", text), ""); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}

func TestReadSemicolons(t *testing.T) {
	entries, err := ReadEntries(corpora.Path(t, "cases/08-csv-semicolon.csv"), Databases{Default: "/a"})
	if err != nil || len(entries) != 1 || entries[0].Err != nil || entries[0].Gold != "SELECT count(*) FROM customer" {
		t.Errorf("%+v, %v", entries, err)
	}
}

// BIRD's scripts write one object; models write fences.
func TestReadForeignPredictions(t *testing.T) {
	const bird = `{"0": "SELECT 1\t----- bird -----\tpets", "2": "` + "```sql\\nSELECT 2\\n```" + `\t----- bird -----\tpets"}`
	got, err := ReadPredictions(write(t, "predict_dev.json", bird))
	if want := []string{"SELECT 1", "", "SELECT 2"}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v", got, err)
	}
	got, err = ReadPredictions(write(t, "pred", "```sql SELECT 1 ```\n{\"sql\": \"```sql\\nSELECT 2\\n```\"}\n"))
	if want := []string{"SELECT 1", "SELECT 2"}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v", got, err)
	}
	if _, err := ReadPredictions(write(t, "pred.json", `{"0": "SELECT 1", "x": "SELECT 2"}`)); err == nil || !strings.Contains(err.Error(), `"x"`) {
		t.Error(err)
	}
}

// Of several blocks the last that says it is SQL counts, whatever others are around it.
func TestUnfenced(t *testing.T) {
	for text, want := range map[string]string{
		"SELECT 1": "SELECT 1",
		"```python\nprint(1)\n```\nIn SQL:\n```sql\nSELECT 1\n```":               "SELECT 1",
		"```python\nprint(1)\n```\nIn SQL:\n```\nSELECT 1\n```\n":                "SELECT 1",
		"```python print(1) ```\nIn SQL:\n```sql SELECT 1 ```":                   "SELECT 1",
		"```sql\nSELECT 1\n```\nIts rows:\n```\n| 1 |\n```":                      "SELECT 1",
		"```sql\nSELECT 0\n```\n```PostgreSQL\nSELECT 1\n```\n```json\n[1]\n```": "SELECT 1",
		"```\nSELECT 0\n```\n```\nSELECT 1\n```":                                 "SELECT 1",
		"```tsql\nSELECT 1\n```":                                                 "SELECT 1",
		"``` SELECT 1\nFROM t ```":                                               "SELECT 1\nFROM t",
		"``` sql\nSELECT 1\n```":                                                 "SELECT 1",
	} {
		if got := unfenced(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
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
	if _, err := ReadOutcomes(write(t, "run", `{"db": "a", "question": "q", "gold": "g"}`)); err == nil || !strings.Contains(err.Error(), "not a run of eval") {
		t.Error(err)
	}
}
