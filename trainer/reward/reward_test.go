package reward

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"math"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

const script = `
CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT, age INTEGER, fee REAL);
INSERT INTO singer VALUES (1, 'Ann', 30, 1.5), (2, 'Bob', 40, 2.5), (3, 'Cid', 30, 3.5);
CREATE TABLE student (name TEXT);
INSERT INTO student VALUES ('Eve');
CREATE TABLE teacher (name TEXT);
INSERT INTO teacher VALUES ('Fay');`

// endless is a query that only a limit ends.
const endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"

// database is a real SQLite file.
func newDatabase(t testing.TB) database.DB { return testdb.DB(t, script) }

// limits end what is endless, by steps and not by the clock.
var limits = database.Limits{Steps: 200_000}

func newSample(t *testing.T, db database.DB, gold string, trajectory Trajectory) *Sample {
	t.Helper()
	g, err := NewGold(t.Context(), db, gold, limits)
	if err != nil {
		t.Fatal(err)
	}
	return &Sample{Trajectory: trajectory, Gold: g, DB: db, Limits: limits}
}

// said is a trajectory of one turn for each text, in which the last query is the final one.
func said(texts []string, queries []string) Trajectory {
	var out Trajectory
	for i, text := range texts {
		out.Segments = append(out.Segments, trajectory.Segment{Role: llm.Assistant, Text: text, Generated: true})
		out.Turns = append(out.Turns, agent.Turn{SQL: queries[i]})
		out.SQL = queries[i]
		if i+1 < len(texts) {
			out.Segments = append(out.Segments, trajectory.Segment{Role: llm.Continue, Text: "\n<observation>\n1\n</observation>\n"})
		}
	}
	return out
}

func score(t *testing.T, r Reward, s *Sample) Breakdown {
	t.Helper()
	b, err := r.Score(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// checkTerms compares values of terms, weights multiplied in, and the total.
func checkTerms(t *testing.T, what string, b Breakdown, want map[string]float64, total float64) {
	t.Helper()
	if len(b.Terms) != len(want) {
		t.Errorf("%s: %v has %d terms, want %d", what, b, len(b.Terms), len(want))
	}
	for _, term := range b.Terms {
		w, ok := want[term.Name]
		if got := term.Weight * term.Value; !ok || !(math.Abs(got-w) <= 1e-9) { // NaN too
			t.Errorf("%s: %s pays %v, want %v (%v)", what, term.Name, got, w, b)
		}
	}
	if !(math.Abs(b.Total-total) <= 1e-9) {
		t.Errorf("%s: %v, want %v in all", what, b, total)
	}
}

func all() []Reward {
	return []Reward{EX(), Progress(ProgressOptions{}), Trail(TrailOptions{}), PaVeRL(PaVeRLOptions{}), SkyRL(SkyRLOptions{}), Graph(GraphOptions{})}
}

// TestNothing scores what a model leaves that says nothing, or a query that does not end: by the papers' values, not
// NaN.
func TestNothing(t *testing.T) {
	db := newDatabase(t)
	const gold = "SELECT name FROM singer"
	for _, c := range []struct {
		what       string
		trajectory Trajectory
		totals     []float64 // ex, progress, trail, paverl, skyrl, graph
	}{
		{"no turns", Trajectory{}, []float64{0, -0.25, 0, 0, -1, -1}},
		{"an empty turn", said([]string{""}, []string{""}), []float64{0, -0.25, 0, 0, -1, -1}},
		{"white space", said([]string{" \n"}, []string{" \n"}), []float64{0, -0.25, 0, 0, -1, -1}},
		// Trail: 2 for the first turn of a simple question; it has no 2-gram and no name in common with gold. Graph:
		// −0.6 for a runtime error; of gold's project, name, scan it matches the project.
		{"endless", said([]string{"<think>t</think><solution>" + endless + "</solution>"}, []string{endless}),
			[]float64{0, -0.25, 2, 0, 0, -0.6 + 1./3}},
	} {
		for i, r := range all() {
			s := newSample(t, db, gold, c.trajectory)
			b := score(t, r, s)
			if !(math.Abs(b.Total-c.totals[i]) <= 1e-9) { // NaN too
				t.Errorf("%s: %v, want %v", c.what, b, c.totals[i])
			}
		}
	}
}

// broken is a database that is gone.
type broken struct{ database.DB }

func (broken) Query(context.Context, string, database.Limits) (*database.Result, error) {
	return nil, &database.Error{Kind: database.Unreachable, Message: "the file is gone"}
}

func TestUnscorable(t *testing.T) {
	db := newDatabase(t)
	good := said([]string{"<think>t</think><solution>SELECT name FROM singer</solution>"}, []string{"SELECT name FROM singer"})
	for _, c := range []struct {
		what, gold, why string
		db              database.DB // to score on
		trajectory      Trajectory
	}{
		{"gold is wrong", "SELECT nothing FROM singer", "gold: ", db, good},
		{"gold is wrong, and so is the format", "SELECT nothing FROM singer", "gold: ", db, Trajectory{}},
		{"gold is endless", endless, "steps", db, good},
		{"gold is refused", "DELETE FROM singer", "gold: ", db, good},
		{"the database is gone", "SELECT name FROM singer", "the file is gone", broken{db}, good},
	} {
		for _, r := range all() {
			s := newSample(t, db, c.gold, c.trajectory)
			s.DB = c.db
			if b := score(t, r, s); !math.IsNaN(b.Total) || !strings.Contains(b.Why, c.why) {
				t.Errorf("%s: %v, want NaN because of %q", c.what, b, c.why)
			}
		}
	}

	// Gold that runs and cannot be read is unscorable only to rewards that read it.
	for _, r := range all() {
		s := newSample(t, db, "SELECT name FROM singer", good)
		s.Gold.Tree, s.Gold.Query, s.Gold.TreeErr = nil, nil, errors.New("unknown clause")
		reads := r.Name == "progress" || r.Name == "trail" || r.Name == "graph"
		if b := score(t, r, s); math.IsNaN(b.Total) != reads {
			t.Errorf("gold that cannot be read: %v", b)
		}
	}

	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, r := range all() {
		s := newSample(t, db, "SELECT name FROM singer", good)
		if b, err := r.Score(ctx, s); !errors.Is(err, context.Canceled) || !math.IsNaN(b.Total) {
			t.Errorf("cancelled: %v, %v", b, err)
		}
	}
}

func TestCombine(t *testing.T) {
	db := counting{DB: newDatabase(t), queries: new(atomic.Int64)}
	const query = "SELECT name FROM singer"
	r := Combine("mixed", Weighted{EX(), 2}, Weighted{SkyRL(SkyRLOptions{}), 0.5})
	s := newSample(t, db, query, said([]string{"<think>t</think><solution>" + query + "</solution>"}, []string{query}))
	db.queries.Store(0)
	checkTerms(t, "both right", score(t, r, s), map[string]float64{"ex.EX": 2, "skyrl.format": 0, "skyrl.execution": 0.5}, 2.5)
	if n := db.queries.Load(); n != 1 {
		t.Errorf("%d queries for one prediction", n)
	}
	s = newSample(t, db, query, said([]string{query}, []string{query}))
	checkTerms(t, "no tags", score(t, r, s), map[string]float64{"ex.EX": 2, "skyrl.format": -0.5, "skyrl.execution": 0}, 1.5)
	s = newSample(t, db, "SELECT nothing", s.Trajectory)
	if b := score(t, r, s); !math.IsNaN(b.Total) || !strings.HasPrefix(b.Why, "ex: gold: ") {
		t.Errorf("gold is wrong: %v", b)
	}
}

func TestBreakdownJSON(t *testing.T) {
	for _, c := range []struct {
		b    Breakdown
		want string
	}{
		{Breakdown{Reward: "skyrl", Total: -1, Terms: []Term{{"format", -1, 1}, {"execution", 0, 1}}},
			`{"reward":"skyrl","total":-1,"terms":[{"name":"format","value":-1,"weight":1},{"name":"execution","value":0,"weight":1}]}`},
		{EX().unscored(errors.New("gold: no such table: t")), `{"reward":"ex","total":null,"terms":[],"why":"gold: no such table: t"}`},
	} {
		if got, err := json.Marshal(c.b); err != nil || string(got) != c.want {
			t.Errorf("got %s, %v; want %s", got, err, c.want)
		}
	}
}

func TestParse(t *testing.T) {
	db := newDatabase(t)
	skyrl, _ := protocols.Lookup("skyrl")
	const query = "SELECT name FROM singer"
	s := newSample(t, db, query, said([]string{"<think>t</think><solution>" + query + "</solution>"}, []string{query}))
	s.Turns[0].Final = true
	for _, name := range Names() {
		if name == byModel.name {
			continue // TestBTRM's
		}
		r, err := Parse(name, skyrl)
		if err != nil || r.Name != name {
			t.Errorf("%s: %s, %v", name, r.Name, err)
			continue
		}
		// The best that each has, but for Progress-SQL's fine for being right at once.
		best := map[string]float64{"progress": 2.75, "trail": 11, "paverl": 10, "graph": 2, "columns": 2}[name]
		if b := score(t, r, s); b.Total != cmp.Or(best, 1) {
			t.Errorf("%v", b)
		}
	}
	r, err := Parse("graph-ex=2, relpm=-0.5,ex", skyrl)
	if err != nil {
		t.Fatal(err)
	}
	checkTerms(t, "weights", score(t, r, s), map[string]float64{"graph-ex.r_EX": 2, "relpm.r_RelPM": -0.5, "ex.EX": 1}, 2.5)
	r, err = Parse("trail(exec=1, turns=0 T=3)=2,progress(gamma=0.9 no_fine_at_first=true)", skyrl)
	if err != nil {
		t.Fatal(err)
	}
	checkTerms(t, "constants", score(t, r, s), map[string]float64{
		"trail.r_exec": 2, "trail.r_turns": 0, "trail.r_schema": 2, "trail.r_bigram": 2, "trail.r_syntax": 2, "trail.r_format": 2,
		"progress.R_fmt": 0.5, "progress.R_exec": 0.5, "progress.R_late": 2, "progress.R_align": 0,
	}, 13)
	if all := strings.Join(Published(), "\n"); !regexp.MustCompile(`progress\(.*\bT=4\b`).MatchString(all) || !regexp.MustCompile(`trail\(.*\bT=10\b`).MatchString(all) {
		t.Errorf("Progress-SQL's Table 4 has T = 4, SQL-Trail's appendix A.5 has 10:\n%s", all)
	}
	for _, published := range Published() { // what is printed can be said, and changes nothing
		r, err := Parse(published, skyrl)
		if err != nil {
			t.Fatal(err)
		}
		plain, _ := Parse(r.Name, skyrl)
		if got, want := score(t, r, s), score(t, plain, s); got.String() != want.String() {
			t.Errorf("%s: %v, want %v", published, got, want)
		}
	}
	for _, text := range []string{"", "EX", "trail(T)", "trail(T=)", "trail(T=1.5)", "trail(t0=1)", "trail(T=1", "ex(a=1)", "progress(gamma=NaN)", "ex,", "ex=", "ex=a", "ex=NaN", "ex=inf", "ex relpm"} {
		if r, err := Parse(text, skyrl); err == nil {
			t.Errorf("%q is %s", text, r.Name)
		}
	}
}

func TestEX(t *testing.T) {
	db := newDatabase(t)
	for _, c := range []struct {
		pred, gold string
		want       float64
	}{
		{"SELECT name FROM singer ORDER BY id DESC", "SELECT name FROM singer", 1},
		{"SELECT name FROM singer", "SELECT name FROM singer ORDER BY id DESC", 0},
		{"SELECT DISTINCT age FROM singer", "SELECT age FROM singer", 0},
		{"SELECT nothing FROM singer", "SELECT age FROM singer", 0},
		{"DROP TABLE singer", "SELECT age FROM singer", 0},
	} {
		s := newSample(t, db, c.gold, Trajectory{SQL: c.pred})
		if b := score(t, EX(), s); b.Total != c.want {
			t.Errorf("%s against %s: %v, want %v", c.pred, c.gold, b, c.want)
		}
	}
	// A prediction with more rows than fit is wrong, not unscorable.
	s := newSample(t, db, "SELECT age FROM singer WHERE id < 3", Trajectory{SQL: "SELECT age FROM singer"})
	s.Limits.Rows = 2
	if b := score(t, EX(), s); b.Total != 0 {
		t.Errorf("cut: %v", b)
	}
}

func TestTrajectoryOfAnswer(t *testing.T) {
	a := &agent.Answer{
		SQL:   "SELECT 2",
		Turns: []agent.Turn{{SQL: "SELECT 1"}, {SQL: "SELECT 2", Final: true, Forced: true}},
		Transcript: []trajectory.Segment{
			{Role: llm.System, Text: "<solution> in the prompt"},
			{Role: llm.User, Text: "the question"},
			{Role: llm.Assistant, Text: "<sql>SELECT 1</sql>", Generated: true},
			{Role: llm.User, Text: "<observation>1</observation>"},
			{Role: llm.Continue, Text: "<solution>"},
			{Role: llm.Assistant, Text: "SELECT 2</solution>", Generated: true},
		},
	}
	got := Of(a)
	const text = "<sql>SELECT 1</sql><observation>1</observation><solution>SELECT 2</solution>"
	if got.Text() != text || got.Output(1) != "SELECT 2</solution>" || got.SQL != a.SQL || len(got.Turns) != 2 {
		t.Errorf("%+v", got)
	}
	if got := Of(&agent.Answer{Transcript: a.Transcript[:2]}); got.Text() != "" || got.Output(0) != "" {
		t.Errorf("nothing was said: %+v", got)
	}
}

// scripted is an engine that says given texts, one a turn.
type scripted []string

func (s *scripted) NewSession(context.Context, llm.SessionOptions) (llm.Session, error) {
	return s, nil
}
func (s *scripted) Info() llm.Info           { return llm.Info{} }
func (s *scripted) Append(llm.Message) error { return nil }
func (s *scripted) Close() error             { return nil }
func (s *scripted) Generate(context.Context, llm.Sampling, ...string) (llm.Turn, error) {
	text := (*s)[0]
	*s = (*s)[1:]
	return llm.Turn{Text: text, Finish: llm.FinishStop, Tokens: 1}, nil
}

// TestOnTheLoop scores what the agent's own loop leaves: its prompts, observations and turns.
func TestOnTheLoop(t *testing.T) {
	db := newDatabase(t)
	for _, c := range []struct {
		protocol string
		reward   Reward
		says     scripted
		total    float64
	}{
		{"skyrl", SkyRL(SkyRLOptions{}), scripted{
			"<think>a</think><sql>SELECT * FROM singer</sql>", "<think>b</think><solution>SELECT name FROM singer</solution>"}, 1},
		{"skyrl", SkyRL(SkyRLOptions{}), scripted{
			"<think>a</think><sql>SELECT * FROM singer</sql>", "<solution>SELECT name FROM singer</solution>"}, -1},
		{"trail", Trail(TrailOptions{}), scripted{
			"<reasoning>a</reasoning><sql>SELECT nothing</sql>", "<reasoning>b</reasoning><solution>SELECT name FROM singer</solution>"}, 11},
		{"progress", Progress(ProgressOptions{}), scripted{"<think>a</think><sql>SELECT name FROM singer</sql>"}, 2.75},
	} {
		p, _ := protocols.Lookup(c.protocol)
		a, err := agent.New(&c.says, db, agent.Options{Protocol: p})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), agent.Question{Text: "Which singers are there?"})
		if err != nil {
			t.Fatalf("%s: %v", c.protocol, err)
		}
		if b := score(t, c.reward, newSample(t, db, "SELECT name FROM singer", Of(answer))); b.Total != c.total {
			t.Errorf("%s: %v, want %v", c.protocol, b, c.total)
		}
	}
}
