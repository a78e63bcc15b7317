package eval

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
)

const people = `CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, age INT, city_id INT REFERENCES city(id));
INSERT INTO city VALUES (1, 'Rome'), (2, 'Oslo');
INSERT INTO person VALUES (1, 'Ann', 30, 1), (2, 'Bob', 40, 1), (3, 'Cid', 50, 2);`

func TestGrade(t *testing.T) {
	db := testdb.DB(t, people)
	p := Problem{DB: "people.sqlite", Question: "?", Gold: "SELECT p.name FROM person AS p JOIN city AS c ON p.city_id = c.id WHERE c.name = 'Rome'"}
	for _, c := range []struct {
		name    string
		attempt Attempt
		verdict Verdict
		scores  Scores
		schema  float64 // of gold's {person, city, name, city_id, id}
		tags    []string
	}{
		{"right", Attempt{SQL: p.Gold}, Right, Scores{Strict: true, Spider: true, BIRD: true, EXb: true, EXf: 1, SoftF1: 1}, 1, nil},
		{"right for everyone but the order of columns", Attempt{SQL: "SELECT name FROM person WHERE city_id = 1"}, Right,
			Scores{Strict: true, Spider: true, BIRD: true, EXb: true, EXf: 1, SoftF1: 1}, 3. / 5,
			[]string{"JOIN_MISSING", "JOIN_KEY_MISMATCH", "FROM_OR_JOIN_TABLE_MISMATCH", "WHERE_ERROR"}},
		{"one column more", Attempt{SQL: "SELECT name, age FROM person WHERE city_id = 1"}, Wrong,
			Scores{EXb: true, EXf: 1, SoftF1: 2. / 3}, 3. / 6,
			[]string{"JOIN_MISSING", "JOIN_KEY_MISMATCH", "FROM_OR_JOIN_TABLE_MISMATCH", "WHERE_ERROR", "SELECT_ERROR"}},
		{"no such column", Attempt{SQL: "SELECT title FROM person"}, Failed, Scores{}, 1. / 6,
			[]string{"JOIN_MISSING", "JOIN_KEY_MISMATCH", "FROM_OR_JOIN_TABLE_MISMATCH", "WHERE_ERROR", "SELECT_ERROR"}},
		{"no answer, whatever was tried last", Attempt{SQL: p.Gold, Error: "no answer: the turns were spent"}, Failed, Scores{}, 1, nil},
	} {
		o, err := Grade(t.Context(), db, p, Graders["strict"], []Attempt{c.attempt})
		if err != nil {
			t.Fatal(err)
		}
		if o.Verdict != c.verdict || (o.Error != "") != (c.verdict == Failed) || o.Dialect != "sqlite" {
			t.Errorf("%s: %s, error %q, dialect %q", c.name, o.Verdict, o.Error, o.Dialect)
		}
		got := *o.Scores
		got.Diagnosis, got.Schema = nil, nil
		if math.Abs(got.SoftF1-c.scores.SoftF1) < 1e-9 {
			got.SoftF1 = c.scores.SoftF1
		}
		if got != c.scores {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.scores)
		}
		if got := o.Scores.Schema; got == nil || !near(*got, c.schema) {
			t.Errorf("%s: schema similarity %v, want %v", c.name, got, c.schema)
		}
		if d := o.Scores.Diagnosis; d == nil || !d.Parsed || !slices.Equal(d.Tags, c.tags) {
			t.Errorf("%s: diagnosis %+v, want the tags %v", c.name, d, c.tags)
		}
	}

	o, err := Grade(t.Context(), db, Problem{Gold: "SELECT nothing FROM person"}, Graders["strict"], []Attempt{{SQL: "SELECT 1"}})
	if err != nil || o.Verdict != Skipped || !strings.HasPrefix(o.Error, "gold: ") || o.Scores != nil {
		t.Errorf("a gold that fails: %+v, %v", o, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Grade(ctx, db, p, Graders["strict"], []Attempt{{SQL: p.Gold}}); !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled context: %v", err)
	}
}

func TestGradeWhatAnAgentAnswers(t *testing.T) {
	db := testdb.DB(t, "CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
	const many = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r LIMIT %) SELECT n FROM r"
	of := func(rows string) string { return strings.Replace(many, "%", rows, 1) }
	for _, c := range []struct {
		pred, gold string
		want       Verdict
	}{
		{"SELECT a FROM t", "SELECT a FROM t", Right},
		{"SELECT a FROM t ORDER BY a DESC", "SELECT a FROM t", Right},
		{"SELECT a FROM t ORDER BY a DESC", "SELECT a FROM t ORDER BY a", Wrong},
		{"SELECT nothing FROM t", "SELECT a FROM t", Failed},
		{"SELECT a FROM t", "SELECT nothing FROM t", Skipped},
		{of("1000"), of("1000"), Right},
		{of("2000"), of("1000"), Wrong}, // the first 1,000 rows, which is where an answer is cut, are the same
		{of("1000"), of("2000"), Wrong},
		{of("2000"), of("2000"), Right},
		{of("1000"), of("2000000"), Skipped},
	} {
		a, err := protocols.NewAgent(oracle(c.pred), db, agent.Options{})
		if err != nil {
			t.Fatal(err)
		}
		attempt, err := Ask(t.Context(), a, agent.Question{Text: "?"})
		if err != nil {
			t.Fatal(err)
		}
		o, err := Grade(t.Context(), db, Problem{Question: "?", Gold: c.gold, Difficulty: Hard}, Graders["strict"], []Attempt{attempt})
		if err != nil || o.Verdict != c.want || o.Difficulty != Hard {
			t.Errorf("%s against %s: %s (%s, %v), want %s", c.pred, c.gold, o.Verdict, o.Error, err, c.want)
		}
	}
}

// What no model is to blame for is an error, and no wrong answer.
func TestNobodyIsToBlame(t *testing.T) {
	db := testdb.DB(t, people)
	for _, c := range []struct {
		err  error
		ends bool
	}{
		{&llm.DeviceError{Err: errors.New("the GPU is lost")}, true},
		{&llm.LoadError{Err: errors.New("no connection")}, true},
		{&llm.LoadError{Err: errors.New("this question is not allowed"), Once: true}, false},
		{&llm.LoadError{Err: &llm.ContextError{Need: 9, Have: 8}, Once: true}, false},
	} {
		a, err := protocols.NewAgent(broken{err: c.err}, db, agent.Options{})
		if err != nil {
			t.Fatal(err)
		}
		attempt, err := Ask(t.Context(), a, agent.Question{Text: "?"})
		if c.ends != errors.Is(err, c.err) || attempt.Error == "" {
			t.Errorf("%v: the attempt %+v, the error %v", c.err, attempt, err)
		}
	}
	a, err := protocols.NewAgent(oracle("SELECT 1"), db, agent.Options{})
	if err != nil {
		t.Fatal(err)
	}
	db.Close()
	var away *database.Error
	if _, err := Ask(t.Context(), a, agent.Question{Text: "?"}); !errors.As(err, &away) || away.Kind != database.Unreachable {
		t.Errorf("a closed database is asked: %v", err)
	}
	if _, err := Grade(t.Context(), db, Problem{Gold: "SELECT 1"}, Graders["strict"], []Attempt{{SQL: "SELECT 1"}}); !errors.As(err, &away) {
		t.Errorf("a closed database is graded: %v", err)
	}
}

// broken is an engine that answers nothing.
type broken struct {
	oracle
	err error
}

func (b broken) NewSession(context.Context, llm.SessionOptions) (llm.Session, error) { return b, nil }
func (b broken) Generate(context.Context, llm.Sampling, ...string) (llm.Turn, error) {
	return llm.Turn{}, b.err
}

func TestGradeSamples(t *testing.T) {
	db := testdb.DB(t, people)
	p := Problem{DB: "people.sqlite", Question: "?", Gold: "SELECT count(*) FROM person"}
	o, err := Grade(t.Context(), db, p, Graders["strict"], []Attempt{
		{SQL: "SELECT 1"}, {SQL: "SELECT count(id) FROM person"}, {Error: "no answer"}, {SQL: "SELECT 3"}, {SQL: "SELECT max(age) FROM person"},
	})
	if err != nil {
		t.Fatal(err)
	}
	// Votes: 1; 1 and 3, of which 1 came first; the same; 3 twice; the same.
	if want := []Verdict{Wrong, Wrong, Wrong, Right, Right}; !slices.Equal(o.Majority, want) || o.Verdict != Wrong || len(o.Samples) != 5 {
		t.Errorf("majority %v, want %v; verdict %s", o.Majority, want, o.Verdict)
	}
	r := NewReport([]Outcome{o})
	var got []AtK
	for _, s := range r.Sampling {
		got = append(got, AtK{s.K, s.Problems, Figure(math.Round(float64(s.Pass)*1e6) / 1e6), s.Majority})
	}
	// 2 of 5 are right: pass@1 = 2/5, pass@2 = 1 − C(3,2)/C(5,2) = 0.7, pass@4 = pass@5 = 1.
	if want := []AtK{{1, 1, 0.4, 0}, {2, 1, 0.7, 0}, {4, 1, 1, 1}, {5, 1, 1, 1}}; !slices.Equal(got, want) {
		t.Errorf("sampling %v, want %v", got, want)
	}
}

// A report written from outcomes that were read back must be the same report.
func TestOutcomesSurviveTheirFile(t *testing.T) {
	db := testdb.DB(t, people)
	var outcomes []Outcome
	var file strings.Builder
	for _, sql := range []string{"SELECT count(*) FROM person", "SELECT count(*) FROM city", "SELECT"} {
		p := Problem{DB: "people.sqlite", Question: "?", Gold: "SELECT count(*) FROM person WHERE age > 10"}
		o, err := Grade(t.Context(), db, p, Graders["spider"], []Attempt{{SQL: sql, Turns: 2}})
		if err != nil {
			t.Fatal(err)
		}
		o.TestSuite, o.Efficiency = o.Verdict, &Efficiency{Verdict: o.Verdict, Reward: 1}
		outcomes = append(outcomes, o)
		line, err := json.Marshal(o)
		if err != nil {
			t.Fatal(err)
		}
		file.Write(append(line, '\n'))
	}
	read, err := ReadOutcomes(write(t, "run.jsonl", file.String()))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := NewReport(read).Markdown(), NewReport(outcomes).Markdown(); got != want {
		t.Errorf("read back\n%s\nwritten\n%s", got, want)
	}
	for _, want := range []string{
		"| 33.3% | 33.3% | 33.3% | 33.3% | 33.3% | 33.3% |", // EX in all its forms
		"| 0.0% | 50.0% | 100.0% | 0.0% | 37.5% | 2 | 1 |",  // SELECT, JOIN, WHERE, GROUP, their mean; compared, unreadable
		"| R-VES |\n| ---: |\n| 100.00 |",
		"| 33.3% | 3 | 1 | 1 | 0 | 1 | 0 |", // the test suite
	} {
		if text := NewReport(read).Markdown(); !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if _, err := json.Marshal(NewReport(nil)); err != nil {
		t.Errorf("a report of nothing: %v", err)
	}
}

func TestCompare(t *testing.T) {
	of := func(question string, v Verdict) Outcome {
		return Outcome{Problem: Problem{Question: question}, Attempt: Attempt{Verdict: v}}
	}
	r := NewReport([]Outcome{of("1", Right), of("2", Right), of("3", Wrong), of("4", Skipped)})
	r.Compare([]Outcome{of("1", Right), of("2", Wrong), of("3", Failed), of("4", Right)}, 500)
	b := r.Baseline
	// From 1/3 to 2/3: 33.3 points by 500 examples are 66.7 by 1,000.
	if b.Problems != 3 || b.Unpaired != 2 || math.Abs(b.Difference-1./3) > 1e-9 || math.Abs(float64(*b.Efficiency)-200./3) > 1e-9 {
		t.Errorf("%+v, efficiency %v", b, *b.Efficiency)
	}
	if text := r.Markdown(); !strings.Contains(text, "| 33.3% | 66.7% | +33.3 | ") {
		t.Errorf("no difference in\n%s", text)
	}
	r.Compare([]Outcome{of("5", Right)}, 0)
	if text := r.Markdown(); !strings.Contains(text, "nothing to compare (5 unpaired)") || strings.Contains(text, "+0.0") {
		t.Errorf("runs of different problems are compared:\n%s", text)
	}
}

// oracle is an engine that always gives one solution.
type oracle string

func (o oracle) NewSession(context.Context, llm.SessionOptions) (llm.Session, error) { return o, nil }
func (o oracle) Info() llm.Info                                                      { return llm.Info{Protocol: "skyrl"} }
func (o oracle) Close() error                                                        { return nil }
func (o oracle) Append(llm.Message) error                                            { return nil }
func (o oracle) Generate(context.Context, llm.Sampling, ...string) (llm.Turn, error) {
	return llm.Turn{Text: "<think>x</think>\n<solution>" + string(o) + "</solution>", Finish: llm.FinishStop}, nil
}

// TestGradeAsTheScript: Spider's script drops DISTINCT and repairs the queries, the other rules take them as they are.
func TestGradeAsTheScript(t *testing.T) {
	db := testdb.DB(t, "CREATE TABLE t (a); INSERT INTO t VALUES (1), (1), (2)")
	for _, c := range []struct {
		pred, gold string
		by         Grader
		want       Verdict
		strict     bool
		spider     bool
	}{
		{"SELECT a FROM t", "SELECT DISTINCT a FROM t", Graders["spider"], Right, false, true},
		{"SELECT a FROM t", "SELECT DISTINCT a FROM t", TestSuite{KeepDistinct: true}.Grader(), Wrong, false, true},
		{"SELECT a FROM t", "SELECT DISTINCT a FROM t", Graders["strict"], Wrong, false, true},
		{"SELECT a FROM t WHERE a ! = 1", "SELECT a FROM t WHERE a <> 1", Graders["spider"], Right, false, true},
		{"SELECT a FROM t WHERE a ! = 1", "SELECT a FROM t WHERE a <> 1", Graders["strict"], Failed, false, true},
		{"SELECT a FROM t; which are all", "SELECT a FROM t", Graders["spider"], Right, false, true},
		{"SELECT a FROM t", "SELECT a FROM t WHERE a ! = 1", Graders["strict"], Skipped, false, false},
		{"SELECT a FROM t WHERE a = 2", "SELECT a FROM t WHERE a ! = 1", Graders["spider"], Right, false, true},
		{"SELECT a IS DISTINCT FROM 1 FROM t", "SELECT a <> 1 FROM t", Graders["strict"], Right, true, false}, // the script breaks it
	} {
		o, err := Grade(t.Context(), db, Problem{Gold: c.gold}, c.by, []Attempt{{SQL: c.pred}})
		if err != nil || o.Verdict != c.want {
			t.Errorf("%s against %s: %s (%s), %v; want %s", c.pred, c.gold, o.Verdict, o.Error, err, c.want)
		}
		if s := o.Scores; s != nil && (s.Strict != c.strict || s.Spider != c.spider) {
			t.Errorf("%s against %s: %+v", c.pred, c.gold, s)
		}
	}
}

func TestGradeWrongDialect(t *testing.T) {
	o, err := Grade(t.Context(), testdb.DB(t, people), Problem{Gold: "SELECT 1", Dialect: "mysql"}, Graders["strict"], []Attempt{{SQL: "SELECT 1"}})
	if err != nil || o.Verdict != Skipped || o.Error != "gold is in the dialect mysql, the database is of sqlite" {
		t.Errorf("%+v, %v", o, err)
	}
}

// TestBestConstant: what one reaches who answers all questions with one value.
func TestBestConstant(t *testing.T) {
	db := testdb.DB(t, people)
	var outcomes []Outcome
	for _, gold := range []string{
		"SELECT count(*) FROM city WHERE id = 1", "SELECT 1.0", "SELECT 'it''s'", "SELECT name FROM city", "SELECT 2, 3", "SELECT nothing",
	} {
		o, err := Grade(t.Context(), db, Problem{Gold: gold}, Graders["strict"], []Attempt{{SQL: "SELECT 1"}})
		if err != nil {
			t.Fatal(err)
		}
		outcomes = append(outcomes, o)
	}
	if outcomes[2].Constant != "'it''s'" {
		t.Errorf("%q", outcomes[2].Constant)
	}
	if got := BestConstant(outcomes); got == nil || *got != (Constant{"1", 2, 0.4}) {
		t.Errorf("%+v", got)
	}
	if got := BestConstant(outcomes[3:]); got != nil {
		t.Errorf("%+v", got)
	}
	if md := NewReport(outcomes).Markdown(); !strings.Contains(md, "| 1 | 2 | 40.0% | 40.0% |") {
		t.Error(md)
	}
}
