package coder

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/pairs"
)

func options(t *testing.T, databases int) Options {
	t.Helper()
	p, ok := protocols.Lookup("plain")
	if !ok {
		t.Fatal("no protocol plain")
	}
	return Options{Out: t.TempDir(), Protocol: p, Seed: 1, WikiSQL: 60, FollowUps: 2, Databases: databases}
}

func made(t *testing.T, o Options) *Set {
	t.Helper()
	s, err := Make(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Write(o); err != nil {
		t.Fatal(err)
	}
	return s
}

// graded files: the questions that are measured on, one a line.
func gradedFiles(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("../../studies/office/*.tsv")
	if err != nil || len(files) < 10 {
		t.Fatalf("studies/office has %d suites, %v", len(files), err)
	}
	everyday, err := filepath.Glob(filepath.Join(filepath.Dir(corpora.Path(t, "everyday/chinook.tsv")), "*.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	return append(files, everyday...)
}

// Nothing that is graded is learnt, practised or asked: no database of Spider's development part, none that is kept
// apart, no question of an office or of the everyday suites, nor one that nearly repeats it.
func TestNothingGradedIsLearnt(t *testing.T) {
	o := options(t, 20)
	o.Data = filepath.Dir(corpora.Path(t, "spider"))
	o.Graded = gradedFiles(t)
	g, err := newGraded(o)
	if err != nil {
		t.Fatal(err)
	}
	all, _, err := collect(t.Context(), o, g.near)
	if err != nil {
		t.Fatal(err)
	}
	left := map[string]int{}
	for _, p := range all {
		if reason := g.reason(p); reason != "" {
			left[reason]++
			continue
		}
		name := open.Label(p.DB)
		if corpus.PartOf(name) != corpus.Train {
			t.Fatalf("%s is %s", name, corpus.PartOf(name))
		}
		if sourceOf(p.Place) == corpus.Written && strings.Contains(p.DB, "choose") {
			t.Fatalf("%s is there to choose by", p.DB)
		}
	}
	if len(all) < 1000 {
		t.Errorf("only %d questions are read", len(all))
	}
	t.Logf("%d questions, left out: %v", len(all), left)

	// Whatever a suite of the user's says: each of these is refused.
	office := strings.Split(strings.TrimSpace(readFile(t, "../../studies/office/bank.tsv")), "\t")[0]
	for _, p := range []eval.Problem{
		{DB: "/x/concert_singer.sqlite", Question: "How many singers do we have?"},
		{DB: "/x/database/formula_1/formula_1.sqlite", Question: "How many races are there?"},
		{DB: "/x/ship_1.sqlite", Question: "Whose ship is it?"},
		{DB: "/x/anything.sqlite", Question: office},
		{DB: "/x/anything.sqlite", Question: strings.ToUpper(office) + "!"},
	} {
		if g.reason(pairs.Pair{Problem: p}) == "" {
			t.Errorf("%s on %s is learnt", p.Question, p.DB)
		}
	}
	if reason := g.reason(pairs.Pair{Problem: eval.Problem{DB: "/x/anything.sqlite", Question: "Which gannets were ringed twice in May?"}}); reason != "" {
		t.Errorf("an honest question is left out: %s", reason)
	}
}

func readFile(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The same seed makes the same files, wherever the folder is.
func TestEqualSeedsMakeEqualFiles(t *testing.T) {
	if testing.Short() {
		t.Skip("makes all data twice")
	}
	var sums [2]map[string][32]byte
	for i := range sums {
		o := options(t, 12)
		made(t, o)
		sums[i] = map[string][32]byte{}
		for _, name := range []string{LearnFile, PractiseFile, AskFile, ChooseFile, DialectsFile, CardFile, pairs.ManifestFile} {
			sums[i][name] = sha256.Sum256([]byte(readFile(t, filepath.Join(o.Out, name))))
		}
	}
	for name, sum := range sums[0] {
		if sum != sums[1][name] {
			t.Errorf("%s differs", name)
		}
	}
}

// A trajectory is the loop that production runs: prompt, opened block, a query that is committed; the databases of the
// three roles are others; a question without an answer is declined, and declined again.
func TestTrajectoriesAreTheLoop(t *testing.T) {
	databases := 32
	if testing.Short() {
		databases = 12
	}
	o := options(t, databases)
	s := made(t, o)
	roles := map[string]string{}
	at := func(db, role string) {
		if before := roles[db]; before != "" && before != role {
			t.Errorf("%s is there to %s and to %s", db, before, role)
		}
		roles[db] = role
	}
	counts := map[string]int{}
	for _, e := range s.Learn {
		at(e.World, "learn")
		counts[e.Family]++
		var said []trajectory.Segment
		text := ""
		for i, g := range e.Segments {
			text += g.Text
			if !g.Generated {
				continue
			}
			said = append(said, g)
			if before := e.Segments[i-1]; before.Role != llm.Continue || before.Text != "```sql\n" {
				t.Fatalf("%s: the block is not opened: %q", e.Question, before.Text)
			}
		}
		if strings.Contains(text, "Notes:") {
			counts["notes"]++
		}
		wants := 1
		if e.SQL == agent.Declining {
			wants = 2
		}
		if len(said) != wants || !said[0].Train || !strings.HasPrefix(said[len(said)-1].Text, e.SQL) {
			t.Errorf("%s: %d turns: %+v", e.Question, len(said), said)
		}
	}
	for _, kind := range []string{"written", "rewritten", "renamed", "follow-up", "no answer", "notes"} {
		if counts[kind] == 0 {
			t.Errorf("no trajectory is %s: %v", kind, counts)
		}
	}
	for _, p := range s.Practise {
		at(open.Label(p.DB), "practise")
	}
	for _, p := range s.Ask {
		at(open.Label(p.DB), "ask")
	}
	if len(s.Practise) == 0 || len(s.Ask) == 0 {
		t.Errorf("%d questions to practise, %d to ask", len(s.Practise), len(s.Ask))
	}

	// The folder may be moved: its suites name databases relative to it, and hold the choice out.
	moved := filepath.Join(t.TempDir(), "moved")
	if err := os.Rename(o.Out, moved); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{PractiseFile, AskFile, ChooseFile} {
		problems, err := eval.ReadSuite(filepath.Join(moved, name), "")
		if err != nil || len(problems) == 0 {
			t.Fatalf("%s: %d problems, %v", name, len(problems), err)
		}
		for _, p := range problems {
			if _, err := os.Stat(p.DB); err != nil {
				t.Fatal(err)
			}
		}
	}
	held, err := pairs.ReadHeld(moved)
	if err != nil || !held.Holds(s.Choose[0]) || held.Holds(s.Ask[0]) {
		t.Errorf("the manifest does not hold the choice out: %v", err)
	}
	var m Manifest
	if err := json.NewDecoder(bytes.NewReader([]byte(readFile(t, filepath.Join(moved, pairs.ManifestFile))))).Decode(&m); err != nil {
		t.Fatal(err)
	}
	total := 0
	for licence, n := range m.Licences {
		if licence == "" {
			t.Errorf("%d without a licence", n)
		}
		total += n
	}
	if want := len(s.Learn) + len(s.Practise) + len(s.Ask); total != want {
		t.Errorf("licences of %d, want %d", total, want)
	}
}

// A copy on a server is learnt from, whatever its name draws: it is a copy of what is learnt, and its DSN may hold a
// password.
func TestServersAreLearnt(t *testing.T) {
	if testing.Short() {
		t.Skip("makes all data")
	}
	o := options(t, 4)
	dir := t.TempDir()
	var text strings.Builder
	wanted := 12
	for i := range wanted {
		db := testdb.File(t, "CREATE TABLE gull (id INTEGER PRIMARY KEY, ring TEXT); INSERT INTO gull VALUES (1, 'a')")
		named := filepath.Join(dir, fmt.Sprintf("there_%d.sqlite", i))
		if err := os.Rename(db, named); err != nil {
			t.Fatal(err)
		}
		if err := jsonl.Write(&text, eval.Problem{DB: named, Question: "Which rings do the gulls wear?", Gold: "SELECT ring FROM gull"}); err != nil {
			t.Fatal(err)
		}
	}
	suite := filepath.Join(dir, "there.jsonl")
	if err := os.WriteFile(suite, []byte(text.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	o.Also = []string{suite}
	s := made(t, o)
	for _, e := range s.Learn {
		if e.Family == string(Server) {
			wanted--
		}
	}
	if wanted != 0 {
		t.Errorf("%d questions are not learnt", wanted)
	}
	for _, name := range []string{AskFile, PractiseFile, DialectsFile} {
		if strings.Contains(readFile(t, filepath.Join(o.Out, name)), "there_") {
			t.Errorf("%s names a server", name)
		}
	}
}

func TestTidy(t *testing.T) {
	s := &schema.Schema{Tables: []schema.Table{{Name: "Farm", Columns: []schema.Column{{Name: "Host city"}}}}}
	for from, want := range map[string]string{
		`SELECT  Name ,  avg ( x )  FROM farm WHERE Kind = "Big" ;`: `SELECT Name, avg (x) FROM farm WHERE Kind = 'Big'`,
		`SELECT "host city" FROM farm WHERE k != "it's"`:            `SELECT "host city" FROM farm WHERE k != 'it''s'`,
		`SELECT T1.a , count( * ) FROM farm AS T1`:                  `SELECT T1.a, count(*) FROM farm AS T1`,
		`SELECT a FROM farm WHERE b IN (SELECT  1)`:                 `SELECT a FROM farm WHERE b IN (SELECT 1)`,
	} {
		if got := tidy(from, s); got != want {
			t.Errorf("%s\ngot  %s\nwant %s", from, got, want)
		}
	}
}
