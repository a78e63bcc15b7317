package agent_test

import (
	"path/filepath"
	"testing"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/llm"
)

// TestReplay reads the conversation of every golden case again: its turns are those that Ask made.
func TestReplay(t *testing.T) {
	files, err := filepath.Glob("testdata/*/model.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases: %v", err)
	}
	db := agenttest.Shop(t)
	for _, file := range files {
		c := readCase(t, file)
		a, err := New(c.engine, db, c.options)
		if err != nil {
			t.Fatal(err)
		}
		answer, _ := a.Ask(t.Context(), c.question)
		got, err := tags.Replay(c.options.Protocol, answer.Transcript)
		if last := answer.Turns[len(answer.Turns)-1]; last.Forced && last.Finish == llm.FinishLength && got.SQL != "" {
			continue // cut, which the text does not say
		}
		if err != nil || len(got.Turns) != len(answer.Turns) || got.SQL != answer.SQL {
			t.Errorf("%s: %d turns and %q, want %d and %q (%v)", file, len(got.Turns), got.SQL, len(answer.Turns), answer.SQL, err)
			continue
		}
		for i, turn := range got.Turns {
			want := answer.Turns[i]
			if turn.Think != want.Think || turn.SQL != want.SQL || turn.Final != want.Final || turn.Forced != want.Forced {
				t.Errorf("%s: turn %d is %+v, want %+v", file, i+1, turn, want)
			}
			if turn.Error != "" && want.Error == "" {
				t.Errorf("%s: turn %d is %q, and was in order", file, i+1, turn.Error)
			}
		}
		if _, err := tags.Replay(c.options.Protocol, answer.Transcript[:1]); err == nil {
			t.Errorf("%s: a prompt alone is an answer", file)
		}
	}
	e := agenttest.Say("SELECT Weight FROM Album\n```", "SELECT Title FROM Album") // the message's end closes the second
	e.Model = llm.Info{Begins: true}
	a, err := New(e, db, Options{Protocol: named(t, "plain"), NoProfile: true})
	if err != nil {
		t.Fatal(err)
	}
	answer, err := a.Ask(t.Context(), Question{Text: "Which albums?"})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := tags.Replay(named(t, "plain"), answer.Transcript); err != nil || len(got.Turns) != 2 || got.SQL != answer.SQL {
		t.Errorf("plain: %+v, %v, want %s", got, err, answer.SQL)
	}
}
