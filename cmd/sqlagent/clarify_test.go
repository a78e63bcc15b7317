package main

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	llmopen "github.com/sqlagent/sqlagent/llm/open"
)

// TestAsksBack asks the embedded model questions that have several readings, half of them, or all with
// SQLAGENT_TEST_LONG; TestEveryday has those that have one.
func TestAsksBack(t *testing.T) {
	if testing.Short() {
		t.Skip("it asks questions by eighteen votes")
	}
	ambiguous, err := os.ReadFile("testdata/ambiguous.tsv")
	if err != nil {
		t.Fatal(err)
	}
	engine, err := llmopen.Open(t.Context(), llmopen.Options{Engine: llmopen.Native})
	if err != nil {
		t.Fatal(err)
	}
	defer engine.Close()
	asked, back, long := 0, 0, os.Getenv("SQLAGENT_TEST_LONG") != ""
	for i, suite := range everyday[:2] {
		db, err := open.Open(t.Context(), everydayDSN(t, servers()[0], i), open.Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		a, err := protocols.NewAgent(engine, db, agent.Options{Profile: &database.ProfileOptions{}})
		if err != nil {
			t.Fatal(err)
		}
		for nth, line := range slices.Collect(strings.Lines(string(ambiguous))) {
			of, question, _ := strings.Cut(strings.TrimSpace(line), "\t")
			if of != suite.name || nth%2 > 0 && !long {
				continue
			}
			asked++
			answer, err := a.Ask(t.Context(), agent.Question{Text: question})
			if err != nil {
				continue
			}
			if c := answer.Clarify(); c != nil {
				back++
				t.Logf("%s\n\t%s", question, c.Question)
			}
		}
	}
	if t.Logf("%d of %d questions are asked back", back, asked); 5*back < 4*asked {
		t.Error("fewer than four in five ambiguous questions are asked back")
	}
}
