package speech

import (
	"context"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// The protocol "pointer" links terms, and answers what a person verified with what that person verified.
func TestKnowledgeOverPointers(t *testing.T) {
	model := over(t, fleet)
	repeated := agenttest.Verified(t, model.db, "Which are our proudest ships?", "SELECT name FROM ship ORDER BY name LIMIT 2")
	broken := agenttest.Verified(t, model.db, "How many ships are there?", "SELECT nothing FROM ship")
	ask := func(question string, base *knowledge.Base) *agent.Answer {
		t.Helper()
		a, err := agent.New(model.engine, model.db, agent.Options{Protocol: Protocol(), Knowledge: base})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), agent.Question{Text: question})
		if err != nil {
			t.Fatalf("%s: %v", question, err)
		}
		return answer
	}
	base := &knowledge.Base{
		Terms: []knowledge.Term{
			{Name: "hull", SQL: "ship"},
			{Name: "burden", SQL: "sum(tonnage)", Table: "ship"},
			{Name: "mean load", SQL: "sum(tonnage) / count(*)", Table: "ship"},
			{Name: "berthed burden", SQL: "sum(tonnage)", Table: "ship", Filter: "harbour_id IN (SELECT harbour_id FROM harbour)"},
			{Name: "home", Synonyms: []string{"home waters"}, SQL: "harbour.country = 'Netherlands'"},
		},
		Examples: []examples.Example{repeated, broken},
	}
	answer := ask("how many hulls are there", base)
	if answer.SQL != "SELECT count(*) FROM ship" || len(answer.Used) != 1 || answer.Used[0].Text != "hull" {
		t.Errorf("%s, used %+v", answer.SQL, answer.Used)
	}
	if answer = ask("How many harbours are in home waters?", base); !strings.Contains(answer.SQL, "'Netherlands'") {
		t.Errorf("%s, used %+v", answer.SQL, answer.Used)
	}
	if answer = ask("What is the burden?", base); answer.SQL != "SELECT sum(tonnage) AS burden FROM ship" || len(answer.Used) != 1 || answer.Unsure {
		t.Errorf("%s, used %+v", answer.SQL, answer.Used)
	}
	if answer = ask("What is the berthed burden?", base); !answer.Unsure && len(answer.Doubts) == 0 || len(answer.Used) != 0 ||
		!strings.HasPrefix(answer.Doubts[0], "the metric berthed burden could not be used") {
		t.Errorf("%s, doubts %q, used %+v", answer.SQL, answer.Doubts, answer.Used)
	}
	answer = ask("burden and mean load by name of the harbour", base)
	for _, u := range answer.Used {
		if name := strings.ReplaceAll(u.Text, " ", "_"); !strings.Contains(answer.SQL, name) {
			t.Errorf("%s, used %+v", answer.SQL, u)
		}
	}
	answer = ask("which are our PROUDEST ships", base)
	if answer.SQL != repeated.SQL || len(answer.Result.Rows) != 2 || answer.Votes != 0 || answer.Unsure || answer.Tokens.Generated != 0 ||
		len(answer.Used) != 1 || !answer.Used[0].Repeated || answer.Turns[0].Think != "verified by ida on 2026-03-01" {
		t.Errorf("%+v", answer)
	}
	if answer = ask("How many ships are there?", base); answer.SQL != "SELECT count(*) FROM ship" || len(answer.Used) != 0 {
		t.Errorf("an example that runs no more: %s, used %+v", answer.SQL, answer.Used)
	}
}

// What is repeated passes the guard as any other query.
func TestRepetitionIsGuarded(t *testing.T) {
	model := over(t, fleet)
	a, err := agent.New(model.engine, model.db, agent.Options{Protocol: Protocol(), Knowledge: &knowledge.Base{Examples: []examples.Example{
		agenttest.Verified(t, model.db, "How many ships are there?", "DELETE FROM ship"),
	}}})
	if err != nil {
		t.Fatal(err)
	}
	if answer, err := a.Ask(context.Background(), agent.Question{Text: "How many ships are there?"}); err != nil || answer.Result.Rows[0][0] != int64(3) {
		t.Errorf("%v: %+v", err, answer.Result)
	}
}
