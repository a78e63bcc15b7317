package main

import (
	"os"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/corpora"
	llmopen "github.com/sqlagent/sqlagent/llm/open"
)

// TestAsksBack asks the embedded model questions that have several readings, and everyday questions, which have one.
func TestAsksBack(t *testing.T) {
	if testing.Short() {
		t.Skip("it asks sixty questions by eighteen votes")
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
	asked := map[bool]int{} // by whether a question is clear
	back := map[bool]int{}
	for i, suite := range everyday[:2] {
		dsn := everydayDSN(t, servers()[0], i)
		db, err := open.Open(t.Context(), dsn, open.Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		a, err := protocols.NewAgent(engine, db, agent.Options{Profile: &database.ProfileOptions{}})
		if err != nil {
			t.Fatal(err)
		}
		pose := func(question string, clear bool) {
			answer, err := a.Ask(t.Context(), agent.Question{Text: question})
			asked[clear]++
			if err != nil {
				return
			}
			if c := answer.Clarify(); c != nil {
				back[clear]++
				t.Logf("%s\n\t%s", question, c.Question)
			}
		}
		for line := range strings.Lines(string(ambiguous)) {
			if of, question, _ := strings.Cut(strings.TrimSpace(line), "\t"); of == suite.name {
				pose(question, false)
			}
		}
		for line := range strings.Lines(string(corpora.Read(t, "everyday/"+suite.name+".tsv"))) {
			question, _, _ := strings.Cut(line, "\t")
			pose(question, true)
		}
	}
	t.Logf("asked back: %d of %d ambiguous questions, %d of %d clear ones", back[false], asked[false], back[true], asked[true])
	if 5*back[false] < 4*asked[false] || 20*back[true] > asked[true] {
		t.Error("fewer than four in five ambiguous questions, or more than one in twenty clear ones")
	}
}
