package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/testdb"
	llmopen "github.com/sqlagent/sqlagent/llm/open"
)

// Questions that were once answered wrongly and surely: the answer is right, or it is unsure.
func TestCases(t *testing.T) {
	corpora.Path(t, "cases/01-no-value-not-null.sql")
	engine, err := llmopen.Open(t.Context(), llmopen.Options{Engine: llmopen.Native})
	if err != nil {
		t.Fatal(err)
	}
	defer engine.Close()
	for _, c := range []struct{ file, question, right string }{
		{"01-no-value-not-null.sql", "How many users have no email?", "[[2]]"},
		{"02-count-of-a-counter-column.sql", "How many comments are there?", "[[4]]"},
		{"02-count-of-a-counter-column.sql", "How many comments are approved?", "[[2]]"},
		{"03-average-of-text-takes-another-column.sql", "What is the average state of sensor.kitchen_temperature?", "[[20.25]]"},
		{"03-average-of-text-takes-another-column.sql", "What is the maximum state?", "[[21.5]]"},
		{"11-most-visited-by-id.sql", "Which page was visited most?", "Example"},
	} {
		t.Run(c.question, func(t *testing.T) {
			db, err := open.Open(t.Context(), "sqlite:"+testdb.File(t, string(corpora.Read(t, "cases/"+c.file))), open.Options{})
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			a, err := protocols.NewAgent(engine, db, agent.Options{Profile: &database.ProfileOptions{}})
			if err != nil {
				t.Fatal(err)
			}
			answer, err := a.Ask(t.Context(), agent.Question{Text: c.question})
			if err != nil {
				return // no answer is not a wrong one
			}
			rows := fmt.Sprint(answer.Result.Rows)
			t.Logf("%s %s, unsure %v, %.2f, %q", answer.SQL, rows, answer.Unsure, answer.Confidence, answer.Doubts)
			if !answer.Unsure && !strings.Contains(rows, c.right) {
				t.Errorf("%s is sure of %s", answer.SQL, rows)
			}
		})
	}
}
