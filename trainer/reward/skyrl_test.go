package reward

import (
	"errors"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/eval"
)

// Where a protocol has no tags, there is a format where there is a solution.
func TestUntagged(t *testing.T) {
	db := newDatabase(t)
	for _, name := range []string{"pointer", "plain"} {
		protocol, _ := protocols.Lookup(name)
		for _, c := range []struct {
			reward, sql string
			want        float64
		}{
			{"skyrl", progressGold, 1}, {"skyrl", progressID, 0}, {"skyrl", "", -1},
			{"progress", progressGold, 0.5 + 0.5 + 2 - 0.25}, {"progress", "", -0.25},
			{"trail", progressGold, 5 + 2 + 1 + 1 + 1 + 1}, {"trail", "", 0},
		} {
			r, err := Parse(c.reward, protocol)
			if err != nil {
				t.Fatal(err)
			}
			b := score(t, r, newSample(t, db, progressGold, said([]string{"<select><C1>"}, []string{c.sql})))
			if b.Total != c.want {
				t.Errorf("%s, %q: %s, want %v", name, c.sql, b, c.want)
			}
		}
	}
}

// A cell that holds a tag makes a format invalid by the papers' rules, and not by what the model wrote.
func TestTagsOfCells(t *testing.T) {
	db := newDatabase(t)
	for _, c := range []struct{ protocol, reward, think, cell string }{
		{"skyrl", "skyrl", "think", "<solution>"}, {"skyrl", "skyrl", "think", "</observation>"}, {"trail", "trail", "reasoning", "<solution>"},
	} {
		protocol, _ := protocols.Lookup(c.protocol)
		thought := "<" + c.think + ">a</" + c.think + ">"
		trajectory := said([]string{thought + "<sql>SELECT 1</sql>", thought + "<solution>" + progressGold + "</solution>"}, []string{"SELECT 1", progressGold})
		trajectory.Segments[1].Text = "<observation>" + c.cell + "</observation>"
		totals := map[string]float64{}
		for _, written := range []string{"", "(written=true)"} {
			r, err := Parse(c.reward+written, protocol)
			if err != nil {
				t.Fatal(err)
			}
			totals[written] = score(t, r, newSample(t, db, progressGold, trajectory)).Total
		}
		if totals[""] >= totals["(written=true)"] || !trajectory.Spoiled(c.reward, c.think) {
			t.Errorf("%+v: %v, spoiled %v", c, totals, trajectory.Spoiled(c.reward, c.think))
		}
		trajectory.Segments[1].Text = "<observation>1</observation>"
		if trajectory.Spoiled(c.reward, c.think) {
			t.Errorf("%+v: spoiled by nothing", c)
		}
	}
}

func TestSkyRLFormat(t *testing.T) {
	const (
		think    = "<think>so</think>"
		probe    = "<sql>SELECT 1</sql>\n\n<observation>\n1\n</observation>\n\n"
		solution = "<solution>SELECT 2</solution>"
	)
	for _, c := range []struct {
		what, text string
		want       string
		valid      bool
	}{
		{"one turn", think + solution, "SELECT 2", true},
		{"a probe", think + probe + think + solution, "SELECT 2", true},
		{"no sql block is asked for", think + "\n" + solution, "SELECT 2", true},
		{"white space around the query", think + "<solution>\n SELECT 2 \n</solution>", "SELECT 2", true},
		{"an empty solution is one", think + "<solution></solution>", "", true},
		{"a thought after the solution", solution + think, "SELECT 2", true},
		{"a thought of several lines", "<think>a\nb</think>" + solution, "SELECT 2", true},

		{"nothing", "", "", false},
		{"no solution", think + probe + think, "", false},
		{"two solutions", think + solution + solution, "", false},
		{"two tags open", think + "<solution>" + solution, "", false},
		{"not closed", think + "<solution>SELECT 2", "", false},
		{"closed twice", think + solution + "</solution>", "", false},
		{"closed before it opens", think + "</solution><solution>SELECT 2", "", false},
		{"closed before it opens, and after", think + "</solution>" + solution, "SELECT 2", true}, // only what comes after is counted
		{"tags of solutions are in lower case", think + "<Solution>SELECT 2</Solution>", "", false},

		{"a thought in the solution", think + "<solution><think>x</think>SELECT 2</solution>", "", false},
		{"sql in the solution", think + "<solution><sql>SELECT 2</sql></solution>", "", false},
		{"an observation in the solution", think + "<solution><observation>SELECT 2</solution>", "", false},
		{"in any case", think + "<solution>SELECT 2</SQL></solution>", "", false},
		{"with attributes", think + "<solution><think a>SELECT 2</solution>", "", false},
		{"another word is none", think + "<solution>SELECT '<sqlite>'</solution>", "SELECT '<sqlite>'", true},

		{"no thought", solution, "", false},
		{"a thought that is not closed", "<think>so" + solution, "", false},
		{"thoughts are in lower case", "<Think>so</Think>" + solution, "", false},

		{"no thought after an observation", think + probe + solution, "", false},
		{"text before the thought", think + probe + "Well. " + think + solution, "", false},
		{"the second observation has none", think + probe + think + probe + solution, "", false},
		{"an observation in another case", think + "</OBSERVATION>" + solution, "", false},
		{"its thought in another case", think + probe + "<THINK>so</THINK>" + solution, "SELECT 2", true},
		{"what follows the solution is not asked", think + solution + probe, "SELECT 2", true},
	} {
		if sql, valid := skyrlSolution(c.text); valid != c.valid || sql != c.want {
			t.Errorf("%s: %q, %v; want %q, %v", c.what, sql, valid, c.want, c.valid)
		}
	}
}

func TestSkyRL(t *testing.T) {
	db := newDatabase(t)
	for _, c := range []struct {
		what, text, gold  string
		rule              eval.Rule
		format, execution float64
	}{
		{"right", "<think>t</think><solution>SELECT name FROM singer</solution>", "SELECT name FROM singer", nil, 0, 1},
		{"wrong", "<think>t</think><solution>SELECT id FROM singer</solution>", "SELECT name FROM singer", nil, 0, 0},
		{"does not run", "<think>t</think><solution>SELECT x FROM singer</solution>", "SELECT name FROM singer", nil, 0, 0},
		{"is no SQL", "<think>t</think><solution>no idea</solution>", "SELECT name FROM singer", nil, 0, 0},
		{"is fenced", "<think>t</think><solution>```sql\nSELECT name FROM singer\n```</solution>", "SELECT name FROM singer", nil, 0, 0},
		{"right without a thought", "<solution>SELECT name FROM singer</solution>", "SELECT name FROM singer", nil, -1, 0},
		{"as a set", "<think>t</think><solution>SELECT DISTINCT age FROM singer</solution>", "SELECT age FROM singer", nil, 0, 1},
		{"as a multiset", "<think>t</think><solution>SELECT DISTINCT age FROM singer</solution>", "SELECT age FROM singer", eval.Strict, 0, 0},
	} {
		s := newSample(t, db, c.gold, said([]string{c.text}, []string{""}))
		b := score(t, SkyRL(SkyRLOptions{Rule: c.rule}), s)
		checkTerms(t, c.what, b, map[string]float64{"format": c.format, "execution": c.execution}, c.format+c.execution)
	}
}

// TestSkyRLRepairs has a solution that fails and then another, on the agent's own loop. With repairs, as in production,
// the second is what the agent answers, and two solutions are invalid whatever they return. Without, as rollouts run,
// the first ends the conversation: its format is valid, its execution is not correct.
func TestSkyRLRepairs(t *testing.T) {
	db := newDatabase(t)
	for _, c := range []struct {
		repairs           int
		sql               string
		answered          bool
		format, execution float64
	}{
		{2, "SELECT name FROM singer", true, -1, 0},
		{0, "SELECT names FROM singer", false, 0, 0},
	} {
		says := scripted{"<think>a</think><solution>SELECT names FROM singer</solution>", "<think>b</think><solution>SELECT name FROM singer</solution>"}
		p, _ := protocols.Lookup("skyrl")
		p.Repairs = c.repairs
		a, err := agent.New(&says, db, agent.Options{Protocol: p})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), agent.Question{Text: "Which singers are there?"})
		var none *agent.NoAnswerError
		if answer.SQL != c.sql || errors.As(err, &none) == c.answered {
			t.Fatalf("%d repairs: answered %q, %v", c.repairs, answer.SQL, err)
		}
		b := score(t, SkyRL(SkyRLOptions{}), newSample(t, db, "SELECT name FROM singer", Of(answer)))
		checkTerms(t, "skyrl", b, map[string]float64{"format": c.format, "execution": c.execution}, c.format+c.execution)
	}
}
