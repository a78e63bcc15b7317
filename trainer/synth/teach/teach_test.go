package teach

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/synth/ask"
)

// skyrl is what the trajectories speak here.
func skyrl() agent.Protocol {
	p, _ := protocols.Lookup("skyrl")
	return p
}

// corpus generates examples and keeps their databases.
func corpus(t *testing.T, o Options) (examples []trajectory.Example, dir string, stats Stats) {
	t.Helper()
	var out bytes.Buffer
	dir = t.TempDir()
	o.Protocol, o.Out, o.Databases = skyrl(), &out, dir
	stats, err := Generate(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range bytes.Split(bytes.TrimSpace(out.Bytes()), []byte("\n")) {
		var e trajectory.Example
		if err := json.Unmarshal(line, &e); err != nil {
			t.Fatal(err)
		}
		examples = append(examples, e)
	}
	if len(examples) != stats.Kept {
		t.Fatalf("%d examples written, %d counted", len(examples), stats.Kept)
	}
	return examples, dir, stats
}

var once = sync.OnceValues(func() ([]trajectory.Example, Stats) {
	var out bytes.Buffer
	stats, err := Generate(context.Background(), Options{Seed: 4, Worlds: 30, PerWorld: 40, Protocol: skyrl(), Out: &out})
	if err != nil {
		return nil, stats
	}
	var examples []trajectory.Example
	for d := json.NewDecoder(&out); ; {
		var e trajectory.Example
		if d.Decode(&e) != nil {
			return examples, stats
		}
		examples = append(examples, e)
	}
})

// shared is one corpus for the tests that only read it.
func shared(t *testing.T) ([]trajectory.Example, Stats) {
	t.Helper()
	examples, stats := once()
	if len(examples) < 1100 {
		t.Fatalf("only %d of 1200 examples: %s", len(examples), stats)
	}
	return examples, stats
}

func TestEveryGoldRuns(t *testing.T) {
	worlds := 12
	if testing.Short() {
		worlds = 4
	}
	examples, dir, stats := corpus(t, Options{Seed: 1, Worlds: worlds, PerWorld: 30})
	if all := 30 * worlds; len(examples) < all*17/18 {
		t.Fatalf("only %d of %d examples: %s", len(examples), all, stats)
	}
	if n := stats.Dropped[string(dropBroken)] + stats.Dropped[string(dropUnanswered)]; n > 0 {
		t.Errorf("%d golds or trajectories fail: %s", n, stats)
	}
	for _, e := range examples {
		db, err := open.Open(t.Context(), "sqlite:"+filepath.Join(dir, e.World+".sqlite"), open.Options{})
		if err != nil {
			t.Fatal(err)
		}
		res, err := db.Query(t.Context(), e.SQL, database.Limits{})
		if err != nil {
			t.Errorf("%s: %s: %v", e.Question, e.SQL, err)
		} else if len(res.Rows) == 0 {
			t.Errorf("%s: %s: no rows", e.Question, e.SQL)
		}
		db.Close()
	}
}

// One who answers all questions of a database alike is right but once, even where they are such that few rows are left
// to count.
func TestNoValueAnswersTwice(t *testing.T) {
	examples, dir, stats := corpus(t, Options{Seed: 1, Worlds: 6, PerWorld: 8, Families: map[string]float64{"count-two-filters": 1}})
	if len(examples) < 40 {
		t.Fatalf("only %d of 48 examples: %s", len(examples), stats)
	}
	asked := map[string]string{}
	for _, e := range examples {
		db, err := open.Open(t.Context(), "sqlite:"+filepath.Join(dir, e.World+".sqlite"), open.Options{})
		if err != nil {
			t.Fatal(err)
		}
		res, err := db.Query(t.Context(), e.SQL, database.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		key := fmt.Sprint(e.World, ": ", res.Rows)
		if asked[key] != "" {
			t.Errorf("%s answers %q and %q", key, asked[key], e.Question)
		}
		asked[key] = e.Question
		db.Close()
	}
}

// Every protocol can be taught; one that does not explore has its answer in one turn, in its own form.
func TestEveryProtocolIsTaught(t *testing.T) {
	for _, name := range protocols.Names() {
		p, _ := protocols.Lookup(name)
		speech, text := tags.Of(p)
		if !text { // taught by trainer/nano
			continue
		}
		var out bytes.Buffer
		stats, err := Generate(t.Context(), Options{Seed: 5, Worlds: 2, PerWorld: 6, Protocol: p, Out: &out})
		if err != nil {
			t.Fatal(err)
		}
		if stats.Kept < 10 || stats.Dropped[string(dropUnanswered)] > 0 {
			t.Errorf("%s: %d of 12 kept, dropped %v", p.Name, stats.Kept, stats.Dropped)
		}
		for line := range bytes.Lines(out.Bytes()) {
			var e trajectory.Example
			if err := json.Unmarshal(line, &e); err != nil {
				t.Fatal(err)
			}
			turns, last := 0, ""
			for _, s := range e.Segments {
				if s.Generated {
					turns, last = turns+1, s.Text
				}
			}
			if speech.SQL == "" && turns != 1 {
				t.Errorf("%s: %d turns where there is one", p.Name, turns)
			}
			if think := "<" + speech.Think + ">"; speech.Think != "" && !strings.HasPrefix(last, think) || !strings.Contains(last, e.SQL) {
				t.Errorf("%s: the last turn is %q", p.Name, last)
			}
		}
	}
}

func TestSuite(t *testing.T) {
	examples, dir, _ := corpus(t, Options{Seed: 2, Worlds: 2, PerWorld: 10})
	text, err := os.ReadFile(filepath.Join(dir, "suite.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	if len(lines) != len(examples) {
		t.Fatalf("%d problems for %d examples", len(lines), len(examples))
	}
	for i, line := range lines {
		var p eval.Problem
		if err := json.Unmarshal([]byte(line), &p); err != nil {
			t.Fatal(err)
		}
		if p.Gold != examples[i].SQL || p.Question != examples[i].Question {
			t.Errorf("problem %d is not example %d", i, i)
		}
		if _, err := os.Stat(filepath.Join(dir, p.DB)); err != nil {
			t.Error(err)
		}
	}
}

func TestGenerationDependsOnTheSeedAlone(t *testing.T) {
	generate := func(seed uint64, workers int) string {
		var out bytes.Buffer
		if _, err := Generate(t.Context(), Options{Seed: seed, Worlds: 5, PerWorld: 8, Workers: workers, Protocol: skyrl(), Out: &out}); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	one := generate(7, 1)
	if one != generate(7, 3) {
		t.Error("the number of workers changes the output")
	}
	if one == generate(8, 1) {
		t.Error("another seed gives the same output")
	}
}

func TestGenerateStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Generate(ctx, Options{Seed: 1, Worlds: 3, PerWorld: 3, Protocol: skyrl()}); err == nil {
		t.Error("no error from a cancelled context")
	}
}

// The shares of the families are those of the table, but for what worlds do not offer.
func TestShares(t *testing.T) {
	total := 0.0
	for _, f := range ask.Families() {
		total += f.Weight
	}
	if total < 99 || total > 115 {
		t.Errorf("weights sum to %g, they are meant as percent", total)
	}
	_, stats := shared(t)
	for _, f := range ask.Families() {
		if stats.Families[f.Name] == 0 {
			t.Errorf("no question of family %s", f.Name)
		}
	}
	joins, far := 0, 0
	for hops, n := range stats.Hops {
		if hops > 0 {
			joins += n
		}
		if hops > 1 {
			far += n
		}
	}
	if share := float64(joins) / float64(stats.Kept); share < 0.18 || share > 0.35 {
		t.Errorf("%.0f%% of questions join", 100*share)
	}
	if share := float64(far) / float64(joins); share < 0.25 || share > 0.6 {
		t.Errorf("%.0f%% of joins follow two keys or more", 100*share)
	}
	for _, l := range lessons {
		if got := 100 * float64(stats.Lessons[string(l.lesson)]) / float64(stats.Kept); got < l.weight/3 {
			t.Errorf("lesson %s: %.1f%%, want about %g%%", l.lesson, got, l.weight)
		}
	}
}

// Wordings with their identifiers, values and nouns taken out are still many.
func TestWordingsVary(t *testing.T) {
	examples, _ := shared(t)
	questions, openings := map[string]bool{}, map[string]bool{}
	for _, e := range examples {
		questions[strings.ToLower(e.Question)] = true
		ws := strings.Fields(strings.ToLower(e.Question))
		openings[strings.Join(ws[:min(3, len(ws))], " ")] = true
	}
	if n := len(questions); n < len(examples)*97/100 {
		t.Errorf("%d different questions of %d", n, len(examples))
	}
	if n := len(openings); n < len(examples)/3 {
		t.Errorf("%d different openings of %d questions", n, len(examples))
	}
}

var marks = regexp.MustCompile("[\x00-\x08\\[\\]{}|]")

// A template that is not wholly expanded leaves its marks.
func TestQuestionsAreClean(t *testing.T) {
	examples, _ := shared(t)
	for _, e := range examples {
		if marks.MatchString(e.Question) || strings.Contains(e.Question, "  ") || strings.TrimSpace(e.Question) != e.Question {
			t.Errorf("%s: %q", e.Family, e.Question)
		}
		if strings.Contains(e.Question, " are ?") || strings.HasPrefix(e.Question, ",") {
			t.Errorf("%s: %q", e.Family, e.Question)
		}
	}
}

// There is one way to write a meaning.
func TestSQLIsCanonical(t *testing.T) {
	examples, _ := shared(t)
	keywords := regexp.MustCompile(`\b(?i:select |from |where |join |group by |order by |having |distinct |limit \d|count\(|avg\(|sum\()`)
	text := regexp.MustCompile(`'(?:[^']|'')*'`)
	names := regexp.MustCompile(`"[^"]*"`)
	qualified := regexp.MustCompile(`[\w"]\.[A-Za-z_"]`)
	for _, e := range examples {
		bare := text.ReplaceAllString(e.SQL, "''")
		if strings.HasSuffix(bare, ";") || strings.Contains(bare, "  ") || strings.Contains(bare, " ASC") || strings.Contains(bare, "<>") {
			t.Errorf("not canonical: %s", e.SQL)
		}
		for _, k := range keywords.FindAllString(names.ReplaceAllString(bare, "x"), -1) {
			if k != strings.ToUpper(k) {
				t.Errorf("keyword %s in %s", k, e.SQL)
			}
		}
		selected, _, _ := strings.Cut(bare, " FROM ")
		if joined := strings.Contains(bare, " JOIN "); joined != qualified.MatchString(bare) || joined && !qualified.MatchString(selected) && !strings.Contains(selected, "COUNT(*)") {
			t.Errorf("columns are to be qualified exactly where tables are joined: %s", e.SQL)
		}
		if strings.Contains(bare, " AS ") && !strings.Contains(bare, " AS T1") {
			t.Errorf("an alias: %s", e.SQL)
		}
	}
}

// Every qualified name of a trained thought is a column of the schema.
func TestThoughtsNameWhatExists(t *testing.T) {
	examples, dir, _ := corpus(t, Options{Seed: 9, Worlds: 8, PerWorld: 40})
	names := map[string]map[string]bool{}
	for _, e := range examples {
		if names[e.World] == nil {
			names[e.World] = columnNames(t, filepath.Join(dir, e.World+".sqlite"))
		}
	}
	qualified := regexp.MustCompile(`\b([A-Za-z_]\w*)\.([A-Za-z_]\w*)\b`)
	quoted := regexp.MustCompile(`'(?:[^']|'')*'`)
	seen := 0
	for _, e := range examples {
		for _, s := range e.Segments {
			if !s.Generated || !s.Train {
				continue
			}
			think, _, _ := strings.Cut(s.Text, "</think>")
			if n := len(strings.Fields(think)); n > 90 {
				t.Errorf("a thought of %d words: %s", n, think)
			}
			if strings.HasPrefix(think, "<think>The ") {
				continue // of a value
			}
			for _, m := range qualified.FindAllStringSubmatch(quoted.ReplaceAllString(think, ""), -1) {
				if strings.Contains(e.Question, m[0]) {
					continue // an address, repeated from the question
				}
				seen++
				if m[1] != "T1" && m[1] != "T2" && !names[e.World][m[0]] {
					t.Errorf("%s: no column %s: %s", e.World, m[0], think)
				}
			}
		}
	}
	if seen < 100 {
		t.Errorf("only %d qualified names seen", seen)
	}
}

// columnNames lists table.column of a database.
func columnNames(t *testing.T, path string) map[string]bool {
	t.Helper()
	db, err := open.Open(t.Context(), "sqlite:"+path, open.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	schema, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, table := range schema.Tables {
		for _, c := range table.Columns {
			names[table.Name+"."+c.Name] = true
		}
	}
	return names
}

// nothing is an observation without rows, or of one that has nothing to count.
var nothing = regexp.MustCompile(`<observation>\n\S+\n\|.*\n\S+\n(<reminder>|\| (0|NULL) +\|\n\+)`)

// Repairs show what they repair: an error, or a query that finds nothing and another that finds how the
// value is written. Mistakes are not trained.
func TestRepairsAreReal(t *testing.T) {
	examples, _ := shared(t)
	errors, values := 0, 0
	for _, e := range examples {
		var written, told []trajectory.Segment
		for _, s := range e.Segments {
			switch {
			case s.Generated:
				written = append(written, s)
			case s.Role == llm.Continue:
				told = append(told, s)
			}
		}
		if len(told) != len(written)-1 {
			t.Fatalf("%d observations between %d turns", len(told), len(written))
		}
		last := written[len(written)-1]
		if !strings.HasSuffix(last.Text, "<solution>"+e.SQL+"</solution>") || !last.Train {
			t.Errorf("the last turn is not the solution: %s", last.Text)
		}
		if !written[0].Train {
			errors++
			if !strings.Contains(told[0].Text, "Error executing SQL: no such") {
				t.Errorf("an untrained turn without an error: %s", told[0].Text)
			}
			if !strings.Contains(written[1].Text, "<sql>"+e.SQL+"</sql>") {
				t.Errorf("the mistake is not corrected: %s", written[1].Text)
			}
		}
		if len(written) == 4 {
			values++
			if !nothing.MatchString(told[0].Text) {
				t.Errorf("the misspelt value was found: %s", told[0].Text)
			}
			if !strings.Contains(written[1].Text, " LIKE ") || !strings.Contains(written[2].Text, "<sql>"+e.SQL+"</sql>") {
				t.Errorf("no repair: %s %s", written[1].Text, written[2].Text)
			}
		}
	}
	if errors < 20 || values < 20 {
		t.Errorf("%d repaired errors, %d repaired values; want more of each", errors, values)
	}
}

// Questions of a world stand side by side, and share their prompt up to the question: with values of columns, or
// without where a value is what is to be found.
func TestWorldsShareTheirPrompt(t *testing.T) {
	examples, _ := shared(t)
	prefixes := map[string]map[string]bool{}
	for i, e := range examples {
		if i == 0 || examples[i-1].World != e.World {
			if prefixes[e.World] != nil {
				t.Fatalf("world %s comes twice", e.World)
			}
			prefixes[e.World] = map[string]bool{}
		}
		prefix, _, _ := strings.Cut(e.Segments[0].Text, "External Knowledge:")
		prefixes[e.World][prefix] = true
	}
	for world, of := range prefixes {
		if len(of) > 2 {
			t.Errorf("%s is shown in %d ways", world, len(of))
		}
	}
}
