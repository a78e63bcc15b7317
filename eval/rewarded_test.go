package eval

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"
)

// rows writes a Parquet file.
func rows[T any](t *testing.T, all ...T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "train.parquet")
	if err := parquet.WriteFile(path, all); err != nil {
		t.Fatal(err)
	}
	return path
}

// A table of Parquet has the names that JSON has; a row that is no problem says so alone.
func TestReadParquet(t *testing.T) {
	type row struct {
		Question string  `parquet:"question,optional"`
		SQL      string  `parquet:"SQL"`
		DB       string  `parquet:"db_id"`
		External string  `parquet:"external_knowledge,optional"`
		Complex  string  `parquet:"sql_complexity,optional"`
		Schema   string  `parquet:"schema"`
		COT      string  `parquet:"cot"`
		Columns  int32   `parquet:"sql_result_column_count"`
		Score    float64 `parquet:"score"`
	}
	path := rows(t, row{"q", "SELECT 1", "a", "e", "Highly Complex", "CREATE …", "think", 1, 0.5}, row{SQL: "SELECT 2", DB: "b"}, row{Question: "r", SQL: "SELECT 3", DB: "b"})
	entries, err := ReadEntries(path, Databases{Folder: "dbs"})
	if err != nil || len(entries) != 3 {
		t.Fatalf("%+v, %v", entries, err)
	}
	if want := (Problem{DB: "dbs/a/a.sqlite", Question: "q", Gold: "SELECT 1", Knowledge: "e", Difficulty: "Highly Complex"}); entries[0].Problem != want || entries[0].Err != nil {
		t.Errorf("%+v", entries[0])
	}
	if entries[1].Err == nil || entries[1].Place != path+": row 2" {
		t.Errorf("%+v", entries[1])
	}
	if entries[2].Err != nil || entries[2].Number != 3 || entries[2].Difficulty != Easy {
		t.Errorf("%+v", entries[2])
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, says := range map[string]string{write(t, "cut.parquet", string(text[:100])): "its end is missing", "none.parquet": "no such file"} {
		if _, err := ReadEntries(name, Databases{}); err == nil || !strings.Contains(err.Error(), says) || strings.Count(err.Error(), name) != 1 {
			t.Errorf("%s: %v, want %q", name, err, says)
		}
	}
}

// Text that is not UTF-8 is no question, in whatever form: it would be learnt with U+FFFD in its letters' place.
func TestReadEntriesRefuseWhatIsNotUTF8(t *testing.T) {
	for name, text := range map[string]string{
		"a.jsonl": `{"question": "M\xfcller?", "sql": "SELECT 1"}`, "a.json": `[{"question": "M\xfcller?", "sql": "SELECT 1"}]`,
		"a.csv": "question,sql\nM\xfcller?,SELECT 1\n",
	} {
		text = strings.ReplaceAll(text, `\xfc`, "\xfc")
		entries, err := ReadEntries(write(t, name, text), Databases{Default: "shop.sqlite"})
		if err != nil || len(entries) != 1 || entries[0].Err == nil || !strings.Contains(entries[0].Err.Error(), "UTF-8") {
			t.Errorf("%s: %+v, %v", name, entries, err)
		}
	}
}

// SynSQL's array, of which one entry has another type.
func TestReadArray(t *testing.T) {
	const entry = `{"db_id": "a", "question": "q", "external_knowledge": "k", "sql": "SELECT 1", "sql_complexity": "Simple", "cot": "think"}`
	entries, err := ReadEntries(write(t, "data.json", "\n["+entry+", {\"question\": 3},\n"+entry+"]\n"), Databases{Folder: "dbs"})
	if err != nil || len(entries) != 3 || entries[0].Err != nil || entries[1].Err == nil || entries[2].Knowledge != "k" || !strings.HasSuffix(entries[2].Place, "data.json: entry 3") {
		t.Errorf("%+v, %v", entries, err)
	}
	for _, broken := range []string{"[" + entry, "[" + entry + "] x", "[" + entry + ", {\"question\": }]"} {
		path := write(t, "data.json", broken)
		if entries, err := ReadEntries(path, Databases{}); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("%q: %+v, %v", broken, entries, err)
		}
	}
}

type say struct {
	Role    string `parquet:"role"`
	Content string `parquet:"content"`
}

// SkyRL-SQL's data: the question is in the prompt, and the set says where in OmniSQL's archive the database is.
func TestReadSkyRL(t *testing.T) {
	type spec struct {
		Method string `parquet:"method"`
		Truth  string `parquet:"ground_truth"`
	}
	type row struct {
		Source string `parquet:"data_source"`
		Prompt []say  `parquet:"prompt,list"`
		Env    string `parquet:"env_class"`
		Spec   spec   `parquet:"reward_spec"`
		DB     string `parquet:"db_id"`
		Data   string `parquet:"data"`
	}
	of := func(prompt, data string) row {
		return row{"synsql", []say{{"system", "{question}: no"}, {"user", prompt}}, "text2sql", spec{"rule", "SELECT 1"}, "a", data}
	}
	path := rows(t, of("{db_details}:CREATE TABLE t (a);\n {external_knowledge}: e is 1; f is 2;\n {question}: How many?", "synsql"),
		of("{db_details}:CREATE TABLE t (a); {question}: How many?", "spider"), of("How many?", "spider"))
	folder := t.TempDir()
	for _, set := range []string{"SynSQL-2.5M/databases", "spider/database"} {
		if err := os.MkdirAll(filepath.Join(folder, set), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	entries, err := ReadEntries(path, Databases{Folder: folder})
	if err != nil || len(entries) != 3 {
		t.Fatalf("%+v, %v", entries, err)
	}
	want := Problem{DB: filepath.Join(folder, "SynSQL-2.5M/databases/a/a.sqlite"), Question: "How many?", Gold: "SELECT 1", Knowledge: "e is 1; f is 2", Difficulty: Easy}
	if entries[0].Problem != want || entries[0].Err != nil {
		t.Errorf("%+v, want %+v", entries[0], want)
	}
	want.DB, want.Knowledge = filepath.Join(folder, "spider/database/a/a.sqlite"), ""
	if entries[1].Problem != want || entries[1].Err != nil {
		t.Errorf("%+v, want %+v", entries[1], want)
	}
	if entries[2].Err == nil || !strings.Contains(entries[2].Err.Error(), "not found in its prompt") {
		t.Errorf("%+v", entries[2])
	}
	if got, err := ReadEntries(path, Databases{Folder: "dbs"}); err != nil || got[0].DB != "dbs/a/a.sqlite" {
		t.Errorf("a folder of databases: %+v, %v", got, err)
	}
}

// What other data calls as trainers do says nothing.
func TestReadLikeRewarded(t *testing.T) {
	path := write(t, "a.jsonl", `{"db": "/a", "question": "q", "gold": "SELECT 1", "data": {"x": 1}, "reward_model": "m", "extra_info": [1], "prompt": 3, "data_source": 4}`)
	if got, err := ReadSuite(path, ""); err != nil || !slices.Equal(got, []Problem{{DB: "/a", Question: "q", Gold: "SELECT 1"}}) {
		t.Errorf("%+v, %v", got, err)
	}
}

// verl's data: as recipes/verl/dataset.py writes it, and as SQL-R1 does.
func TestReadVerl(t *testing.T) {
	want := Problem{DB: "dbs/a/a.sqlite", Question: "How many?", Gold: "SELECT 1", Knowledge: "e", Difficulty: Medium}
	ours := write(t, "train.jsonl", `{"data_source": "sqltrain", "agent_name": "sqltrain", "prompt": [{"role": "user", "content": "x"}], "reward_model": {"style": "rule", "ground_truth": "SELECT 1"}, `+
		`"extra_info": {"index": 0, "question": {"world": "a", "question": "How many?", "sql": "SELECT 1", "knowledge": "e", "difficulty": "medium"}}}`)
	got, err := ReadSuite(ours, "dbs")
	if err != nil || !slices.Equal(got, []Problem{want}) {
		t.Errorf("%+v, %v", got, err)
	}
	type truth struct {
		SQL string `parquet:"sql"`
		DB  string `parquet:"db_id"`
	}
	type model struct {
		Style string `parquet:"style"`
		Truth truth  `parquet:"ground_truth"`
	}
	type row struct {
		Source string `parquet:"data_source"`
		Prompt []say  `parquet:"prompt,list"`
		Model  model  `parquet:"reward_model"`
		Extra  struct {
			Index int64 `parquet:"index"`
		} `parquet:"extra_info"`
	}
	path := rows(t, row{Source: "synsql", Prompt: []say{{"user", "Database Schema:\nCREATE TABLE t (a)\n\nQuestion:\nHow many?\n\nInstructions:\n- Make sure"}}, Model: model{"rule", truth{"SELECT 1", "a"}}})
	want.Knowledge, want.Difficulty = "", Easy
	if got, err := ReadSuite(path, "dbs"); err != nil || !slices.Equal(got, []Problem{want}) {
		t.Errorf("%+v, %v", got, err)
	}
}
