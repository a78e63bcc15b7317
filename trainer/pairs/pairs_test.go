package pairs

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// boats is a small database in words that all three engines know.
const boats = `CREATE TABLE harbour (id INTEGER PRIMARY KEY, name VARCHAR(40), town VARCHAR(40));
CREATE TABLE boat (id INTEGER PRIMARY KEY, name VARCHAR(40), length INTEGER, harbour_id INTEGER, FOREIGN KEY (harbour_id) REFERENCES harbour (id));
INSERT INTO harbour VALUES (1, 'North', 'Oslo'), (2, 'South', 'Bergen');
INSERT INTO boat VALUES (1, 'Ida', 7, 1), (2, 'Mo', 12, 1), (3, 'Zoe', 9, 2);`

// lines are pairs with all that can be wrong with one. The first database is good.
func lines(db string) string {
	return fmt.Sprintf(`{"question": "How many boats are there?", "sql": "SELECT count(*) FROM boat", "db": %[1]q}
{"question": "names of boats", "query": "SELECT name FROM boat", "database": %[1]q, "licence": "CC0-1.0"}
{"question": "what are the boats called", "sql": "select NAME from boat;", "db": %[1]q}
{"question": "how many boats  are there", "sql": "SELECT COUNT ( * ) FROM boat -- all", "db": %[1]q}
{"question": "how many boats are there", "sql": "SELECT count(id) FROM boat", "db": %[1]q}
{"question": "longest boat", "sql": "SELECT name FROM boat ORDER BY length DESC LIMIT 1", "db": %[1]q}
{"question": "Longest boat?", "sql": "SELECT max(length) FROM boat", "db": %[1]q}
{"question": "boats in Rome", "sql": "SELECT name FROM boat WHERE length > 100", "db": %[1]q}
{"question": "sink all", "sql": "DELETE FROM boat", "db": %[1]q}
{"question": "masts", "sql": "SELECT masts FROM boat", "db": %[1]q}
{"question": "no database", "sql": "SELECT 1"}
{"question": "broken"
{"question": "gone", "sql": "SELECT 1", "db": "sqlite:nowhere.sqlite"}
{"question": "boats by harbour", "sql": "SELECT h.name, count(*) FROM boat b JOIN harbour h ON h.id = b.harbour_id GROUP BY h.name", "db": %[1]q}
`, db)
}

// want is the fault of each line, by its number; the others are learnt.
var want = map[int]Reason{4: Duplicate, 5: Duplicate, 6: Conflict, 7: Conflict, 8: Empty, 9: Refused, 10: Failed,
	11: Unreadable, 12: Unreadable, 13: NoDatabase}

func protocol(t *testing.T, name string) agent.Protocol {
	t.Helper()
	p, ok := protocols.Lookup(name)
	if !ok {
		t.Fatal(name)
	}
	return p
}

// Each line is learnt, or left out with its place and reason, on every engine, and its trajectories give gold's result.
func TestMake(t *testing.T) {
	for _, d := range []dialects.Dialect{dialects.SQLite, dialects.Postgres, dialects.MySQL} {
		t.Run(string(d), func(t *testing.T) {
			var db string
			switch d {
			case dialects.SQLite:
				db = testdb.File(t, boats)
			case dialects.Postgres:
				db = testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), "test_pairs", boats)
			case dialects.MySQL:
				db = testdb.MySQL(t, dbtest.Server(t, "SQLAGENT_TEST_MYSQL", "scripts/mariadb.sh"), "test_pairs", boats)
			}
			path := write(t, "pairs.jsonl", lines(db))
			set, err := Make(t.Context(), []string{path}, Options{Protocol: protocol(t, "pointer"), Orders: 2, Licence: "MIT"})
			if err != nil {
				t.Fatal(err)
			}
			got := map[int]Reason{}
			for _, f := range set.Faults {
				var n int
				if _, err := fmt.Sscanf(strings.TrimPrefix(f.Place, path), ":%d", &n); err != nil || f.Why == "" {
					t.Errorf("%+v", f)
				}
				got[n] = f.Reason
			}
			if !reflect.DeepEqual(got, want) || set.Read != 14 {
				t.Errorf("of %d: %v, want %v", set.Read, got, want)
			}
			var questions, licences []string
			for _, p := range set.Train {
				questions, licences = append(questions, p.Question), append(licences, p.Licence)
				if p.Dialect != d || p.Difficulty == "" {
					t.Errorf("%+v", p)
				}
			}
			if want := []string{"How many boats are there?", "names of boats", "what are the boats called", "boats by harbour"}; !slices.Equal(questions, want) {
				t.Errorf("%q, want %q", questions, want)
			}
			if want := []string{"MIT", "CC0-1.0", "MIT", "MIT"}; !slices.Equal(licences, want) {
				t.Errorf("%q, want %q", licences, want)
			}
			if len(set.Trajectories) != 2*len(set.Train) {
				t.Errorf("%d trajectories", len(set.Trajectories))
			}
			prompts := map[string]bool{}
			for _, e := range set.Trajectories {
				prompts[e.Segments[0].Text] = true
				if n := len(e.Segments); n != 2 || !e.Segments[1].Train || e.Segments[1].Pieces == nil {
					t.Errorf("%+v", e.Segments)
				}
			}
			if len(prompts) != len(set.Trajectories) {
				t.Error("two orders of the schema are one")
			}
		})
	}
}

// Trajectories for weights that read lists of values show them in prompts.
func TestLists(t *testing.T) {
	var script strings.Builder
	script.WriteString("CREATE TABLE job (id INTEGER PRIMARY KEY, state TEXT);\n")
	for i := range 12 {
		fmt.Fprintf(&script, "INSERT INTO job VALUES (%d, '%s');\n", i, []string{"done", "failed", "open"}[i%3])
	}
	path := write(t, "pairs.csv", "question,sql,db\njobs that went wrong,SELECT count(*) FROM job WHERE state = 'failed',"+testdb.File(t, script.String())+"\n")
	for _, lists := range []bool{false, true} {
		set, err := Make(t.Context(), []string{path}, Options{Protocol: protocol(t, "pointer"), Orders: 1, Lists: lists})
		if err != nil {
			t.Fatal(err)
		}
		if (len(set.Trajectories) == 1) != lists {
			t.Errorf("with lists %t: %d trajectories, %v", lists, len(set.Trajectories), set.Faults)
		}
	}
}

// A protocol of text looks at the result first, where it can, and says the query as it was given.
func TestReplayInText(t *testing.T) {
	db := testdb.File(t, boats)
	path := write(t, "pairs.csv", "question,sql,db\nhow many boats,\"SELECT count(*), 1 FROM boat\","+db+"\n")
	for name, turns := range map[string]int{"skyrl": 2, "trail": 2, "progress": 1, "paverl": 1, "graph": 1} {
		set, err := Make(t.Context(), []string{path}, Options{Protocol: protocol(t, name)})
		if err != nil {
			t.Fatal(err)
		}
		if len(set.Trajectories) != 1 {
			t.Errorf("%s: %v", name, set.Faults)
			continue
		}
		written := 0
		for _, s := range set.Trajectories[0].Segments {
			if s.Generated {
				written++
				if !s.Train || !strings.Contains(s.Text, "SELECT count(*), 1 FROM boat") {
					t.Errorf("%s: %q", name, s.Text)
				}
			}
		}
		if written != turns || !strings.Contains(set.Trajectories[0].Segments[len(set.Trajectories[0].Segments)-1].Text, "SELECT") {
			t.Errorf("%s: %d turns, want %d", name, written, turns)
		}
	}
}

// Files in other forms are the same pairs.
func TestReadForms(t *testing.T) {
	dir := t.TempDir()
	testdb.Write(t, filepath.Join(dir, "a.sqlite"), boats)
	for name, text := range map[string]string{
		"p.jsonl": `{"question": "q", "sql": "SELECT 1", "db": "a.sqlite", "knowledge": "k"}`,
		"p.csv":   "\ufeffQuestion,SQL,DB,Evidence\nq,SELECT 1,a.sqlite,k\n",
		"p.tsv":   "question\tquery\tdatabase\tknowledge\nq\tSELECT 1\ta.sqlite\tk\n",
		"p.json":  `[{"question": "q", "query": "SELECT 1", "db": "a.sqlite", "evidence": "k"}]`,
	} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		pairs, faults, err := Read(path, eval.Databases{})
		want := eval.Problem{DB: filepath.Join(dir, "a.sqlite"), Question: "q", Gold: "SELECT 1", Knowledge: "k"}
		if err != nil || len(faults) > 0 || len(pairs) != 1 || pairs[0].Problem != want {
			t.Errorf("%s: %+v %v %v", name, pairs, faults, err)
		}
	}
	for name, c := range map[string]struct{ text, place string }{
		"short.csv": {"question,sql,db\nq,SELECT 1\nr,SELECT 2,a.sqlite\n", ":2"},
		"quote.csv": {"question,sql,db\n\"q\"x,SELECT 1,a.sqlite\nr,SELECT 2,a.sqlite\n", ":2"},
	} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		pairs, faults, err := Read(path, eval.Databases{})
		if err != nil || len(pairs) != 1 || len(faults) != 1 || faults[0].Place != path+c.place || faults[0].Reason != Unreadable {
			t.Errorf("%s: %+v %+v %v", name, pairs, faults, err)
		}
	}
}

// many are n questions, two for each query, on each database.
func many(n int, databases ...string) []Pair {
	var out []Pair
	for _, db := range databases {
		for i := range n {
			sql := fmt.Sprintf("SELECT name FROM boat WHERE length > %d", i/2)
			out = append(out, Pair{eval.Problem{DB: db, Question: fmt.Sprintf("%s: question %d", db, i), Gold: sql}, fmt.Sprint(i)})
		}
	}
	return out
}

func TestSplit(t *testing.T) {
	all := many(400, "a.sqlite", "b.sqlite")
	train, held, faults := Split(all, ByQuestion, 0.25, nil, nil)
	if n := len(held); len(faults) > 0 || len(train)+n != len(all) || n < 150 || n > 250 {
		t.Fatalf("%d to learn, %d held out, %v", len(train), n, faults)
	}
	side := map[string]bool{}
	for _, p := range held {
		side[p.paraphrases()] = true
	}
	for _, p := range train {
		if side[p.paraphrases()] {
			t.Errorf("%q is asked on both sides", p.Gold)
		}
	}
	// A part of the pairs is split as the whole was.
	_, some, _ := Split(all[:100], ByQuestion, 0.25, nil, nil)
	for _, p := range some {
		if !side[p.paraphrases()] {
			t.Errorf("%q is held out among fewer pairs alone", p.Gold)
		}
	}
	// What was held out stays so, in other words too, whatever the share.
	again, more, _ := Split(append(all, Pair{eval.Problem{DB: "a.sqlite", Question: "new words", Gold: " select NAME from boat where length>0 -- x"}, "x"}), ByQuestion, 0, NewHeld(all[0]), nil)
	if len(more) != 3 || len(again) != len(all)-2 {
		t.Errorf("%d held out again, want the question, its paraphrase and the new words", len(more))
	}
	// What was learnt is not held out by a share that is raised, in other words and on another database neither; what
	// was held out is.
	_, raised, _ := Split(all, ByQuestion, 1, NewHeld(all[0]), NewHeld(all[0], all[2]))
	if len(raised) != len(all)-6 || raised[0] != all[0] {
		t.Errorf("%d held out, want all but two queries in two wordings on two databases, of which two stay", len(raised))
	}
	databases := many(2, "1.sqlite", "2.sqlite", "3.sqlite", "4.sqlite", "5.sqlite", "6.sqlite", "7.sqlite", "8.sqlite")
	train, held, _ = Split(databases, ByDatabase, 0.5, nil, nil)
	if len(train) == 0 || len(held) == 0 {
		t.Fatalf("%d and %d", len(train), len(held))
	}
	for _, p := range train {
		for _, h := range held {
			if p.DB == h.DB {
				t.Errorf("%s is on both sides", p.DB)
			}
		}
	}
	// The same words on another database.
	words := []Pair{{eval.Problem{DB: "a", Question: "How many?", Gold: "SELECT 1"}, "1"}, {eval.Problem{DB: "b", Question: "how many", Gold: "SELECT 2"}, "2"}}
	train, held, faults = Split(words, ByDatabase, 0, NewHeld(words[0]), nil)
	if len(train) != 0 || len(held)+len(faults) != 2 {
		t.Errorf("%v %v %v", train, held, faults)
	}
	// Other words for what is held out by its words alone.
	third := Pair{eval.Problem{DB: "b", Question: "the number of them", Gold: "SELECT 2"}, "3"}
	train, held, faults = Split([]Pair{words[1], third}, ByQuestion, 0, NewHeld(words[0]), nil)
	if len(train) != 0 || len(held) != 1 || len(faults) != 1 {
		t.Errorf("%v %v %v", train, held, faults)
	}
	// The same words after another query ask something else; after the same one they do not.
	after := func(gold, before string) Pair {
		after := &trajectory.Exchange{Question: "boats", SQL: before}
		return Pair{eval.Problem{DB: gold, Question: "how many?", Gold: gold, After: after}, gold}
	}
	words = append(words[:1], after("SELECT 3", "SELECT 33"), after("SELECT 4", "SELECT 44"), after("SELECT 5", "select 33"))
	train, held, faults = Split(words, ByDatabase, 0, NewHeld(words[1]), nil)
	if len(train) != 2 || len(held)+len(faults) != 2 {
		t.Errorf("%v %v %v", train, held, faults)
	}
	if e := (trajectory.Example{Question: "how many", SQL: "SELECT 6"}); NewHeld(words[1]).HoldsExample(e) {
		t.Error("a question by itself is that after a query")
	}
}

// A folder that was written is read again: its manifest, and what it holds out. Twice is the same, byte by byte.
func TestWrite(t *testing.T) {
	db := testdb.File(t, boats)
	path := write(t, "pairs.jsonl", lines(db))
	o := Options{Protocol: protocol(t, "pointer"), Share: 0.4}
	var texts []map[string]string
	for range 2 {
		set, err := Make(t.Context(), []string{path}, o)
		if err != nil {
			t.Fatal(err)
		}
		dir := filepath.Join(t.TempDir(), "set")
		m, err := set.Write(dir, []string{path}, o)
		if err != nil {
			t.Fatal(err)
		}
		text := map[string]string{}
		for _, name := range []string{TrainFile, HeldOutFile, SFTFile, FaultsFile, ManifestFile} {
			b, err := os.ReadFile(filepath.Join(dir, name))
			if err != nil {
				t.Fatal(err)
			}
			text[name] = string(b)
			if info, err := os.Stat(filepath.Join(dir, name)); err != nil || info.Mode().Perm() != 0o600 {
				t.Errorf("%s: %v, %v", name, info.Mode(), err)
			}
		}
		texts = append(texts, text)
		held, err := ReadHeld(dir)
		if err != nil {
			t.Fatal(err)
		}
		for name, want := range map[string]bool{TrainFile: false, HeldOutFile: true} {
			problems, err := eval.ReadSuite(filepath.Join(dir, name), "")
			if err != nil || len(problems) == 0 {
				t.Fatalf("%s: %d problems, %v: the draw of this test is on one side", name, len(problems), err)
			}
			for _, p := range problems {
				if held.Holds(p) != want || p.DB != db {
					t.Errorf("%s: %+v", name, p)
				}
			}
		}
		if m.Train+m.Held != 4 || m.LeftOut["conflict"] != 2 || m.Licences["unknown"] != 3 || m.Licences["CC0-1.0"] != 1 {
			t.Errorf("%+v", m)
		}
	}
	if !reflect.DeepEqual(texts[0], texts[1]) {
		t.Error("two runs differ")
	}
	if _, err := ReadHeld(path); err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("%v", err)
	}
}

// A source's rules hold: what they deny is not learnt, and is in no prompt.
func TestSource(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	db := testdb.File(t, boats)
	if err := os.MkdirAll(filepath.Join(home, "sqlagent"), 0o700); err != nil {
		t.Fatal(err)
	}
	config := fmt.Sprintf("[sources.fleet]\ndsn = %q\n[sources.fleet.rules]\ndeny_columns = [\"harbour.town\"]\n", db)
	if err := os.WriteFile(filepath.Join(home, "sqlagent", "config.toml"), []byte(config), 0o600); err != nil {
		t.Fatal(err)
	}
	path := write(t, "pairs.jsonl", `{"question": "towns of harbours", "sql": "SELECT town FROM harbour", "db": "fleet"}
{"question": "names of harbours", "sql": "SELECT name FROM harbour", "db": "fleet"}`)
	set, err := Make(t.Context(), []string{path}, Options{Protocol: protocol(t, "pointer")})
	if err != nil {
		t.Fatal(err)
	}
	if len(set.Faults) != 1 || set.Faults[0].Reason != Refused || len(set.Train) != 1 || set.Train[0].DB != "fleet" {
		t.Fatalf("%+v", set)
	}
	for _, e := range set.Trajectories {
		if strings.Contains(e.Segments[0].Text, "town") {
			t.Errorf("the denied column is shown: %s", e.Segments[0].Text)
		}
	}
}

// A query that takes too long is left out, and so is a result that is too large.
func TestLimits(t *testing.T) {
	db := testdb.File(t, boats)
	path := write(t, "pairs.jsonl", fmt.Sprintf(`{"question": "slow", "sql": "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) SELECT count(*) FROM n", "db": %[1]q}
{"question": "large", "sql": "SELECT a.id FROM boat a, boat b, boat c", "db": %[1]q}`, db))
	set, err := Make(t.Context(), []string{path}, Options{Limits: database.Limits{Steps: 10_000, Rows: 20}})
	if err != nil {
		t.Fatal(err)
	}
	if len(set.Faults) != 2 || set.Faults[0].Reason != Timeout || set.Faults[1].Reason != TooLong {
		t.Errorf("%+v", set.Faults)
	}
}

// A file that somebody pasted into one field is reported, in no time; in a protocol of text a question may be long.
func TestLongQuestion(t *testing.T) {
	path := write(t, "pairs.jsonl", fmt.Sprintf(`{"question": "How many boats %s?", "sql": "SELECT count(*) FROM boat", "db": %q}`,
		strings.Repeat("are there ", 100_000), testdb.File(t, boats)))
	for name, want := range map[string]int{"pointer": 1, "plain": 0} {
		set, err := Make(t.Context(), []string{path}, Options{Protocol: protocol(t, name), Orders: 1})
		if err != nil || len(set.Faults) != want || want > 0 && !strings.Contains(set.Faults[0].Why, "the maximum") {
			t.Errorf("%s: %+v, %v", name, set.Faults, err)
		}
	}
}

// What says values of masked columns is not learnt: weights would remember them.
func TestMaskedPairs(t *testing.T) {
	config := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", config)
	if err := os.Mkdir(filepath.Join(config, "sqlagent"), 0o700); err != nil {
		t.Fatal(err)
	}
	rules := "[sources.port]\ndsn = 'sqlite:" + testdb.File(t, boats) + "'\n[sources.port.rules]\nmask_columns = ['harbour.town']\n"
	if err := os.WriteFile(filepath.Join(config, "sqlagent", "config.toml"), []byte(rules), 0o600); err != nil {
		t.Fatal(err)
	}
	path := write(t, "pairs.jsonl", `{"question": "How many boats are there?", "sql": "SELECT count(*) FROM boat", "db": "port"}
{"question": "What is the harbour of Bergen called?", "sql": "SELECT name FROM harbour WHERE id = 2", "db": "port"}
{"question": "What is the southern harbour called?", "sql": "SELECT name FROM harbour WHERE town = 'Bergen'", "db": "port"}
{"question": "What is it called?", "sql": "SELECT name FROM harbour WHERE id = 2", "knowledge": "it is the harbour of Bergen", "db": "port"}
{"question": "Which towns have harbours?", "sql": "SELECT town FROM harbour", "db": "port"}
{"question": "and how many?", "sql": "SELECT count(*) FROM harbour", "db": "port", "after": {"question": "the harbours", "sql": "SELECT name FROM harbour"}}
{"question": "and how many?", "sql": "SELECT count(*) FROM boat", "db": "port", "after": {"question": "the boats", "sql": "SELECT id FROM boat"}}
{"question": "and its id?", "sql": "SELECT id FROM harbour WHERE id = 2", "db": "port", "after": {"question": "which is it", "sql": "SELECT name FROM harbour WHERE town = 'Bergen'"}}
{"question": "and its name?", "sql": "SELECT name FROM harbour WHERE id = 2", "db": "port", "after": {"question": "the harbour in Bergen", "sql": "SELECT id FROM harbour WHERE id = 2"}}
`)
	set, err := Make(t.Context(), []string{path}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range set.Faults {
		got = append(got, strings.TrimPrefix(f.Place, path)+" "+string(f.Reason))
	}
	if want := []string{":2 masked", ":3 masked", ":4 masked", ":8 masked", ":9 masked"}; !slices.Equal(got, want) || len(set.Train) != 4 {
		t.Errorf("%q, %+v", got, set.Train)
	}
}

func write(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// A database that is locked, or goes away in the middle, costs its own pairs, each with its reason.
func TestDatabaseFails(t *testing.T) {
	good, locked, gone := testdb.File(t, boats), testdb.File(t, boats), testdb.File(t, boats)
	var text strings.Builder
	for i, db := range []string{good, locked, gone} {
		fmt.Fprintf(&text, "{\"question\": \"boats %d\", \"sql\": \"SELECT count(*) FROM boat\", \"db\": %q}\n", i, db)
		fmt.Fprintf(&text, "{\"question\": \"harbours %d\", \"sql\": \"SELECT count(*) FROM harbour\", \"db\": %q}\n", i, db)
	}
	writer, err := sql.Open("sqlite", locked)
	if err != nil {
		t.Fatal(err)
	}
	defer writer.Close()
	writer.SetMaxOpenConns(1)
	if _, err := writer.Exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM boat"); err != nil {
		t.Fatal(err)
	}
	o := Options{Protocol: protocol(t, "pointer"), Orders: 1, Limits: database.Limits{Timeout: time.Second}}
	o.Report = func(stage string, done, total int) {
		if stage == "check" && done == total {
			if err := os.Remove(gone); err != nil {
				t.Error(err)
			}
		}
	}
	set, err := Make(t.Context(), []string{write(t, "pairs.jsonl", text.String())}, o)
	if err != nil {
		t.Fatal(err)
	}
	reasons := map[string]int{}
	for _, f := range set.Faults {
		reasons[filepath.Base(filepath.Dir(f.Database))+" "+string(f.Reason)]++
		t.Log(f)
	}
	if len(set.Trajectories) != 2 || len(set.Faults) != 4 || len(reasons) != 2 {
		t.Errorf("%d trajectories, %v", len(set.Trajectories), reasons)
	}
	for reason, n := range reasons {
		if n != 2 || !strings.HasSuffix(reason, " database") {
			t.Errorf("%d %s", n, reason)
		}
	}
}
