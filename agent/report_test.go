package agent_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/llm"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
)

// TestReport: the form is a contract with programs. Members may come, none may change.
func TestReport(t *testing.T) {
	const failed = "<sql>SELECT Titel FROM Album</sql>"
	one := agenttest.Say("<think>Look.</think>\n<sql>SELECT Title FROM Album WHERE AlbumId = 1</sql>", failed, commits)
	one.Model = llm.Info{Engine: "native", Name: "scripted"}
	for name, c := range map[string]struct {
		engine llm.Engine
		q      Question
	}{
		"report":       {one, Question{ID: "q-1"}},
		"report-votes": {&choir{sings: []string{seven, three, also7, broken}}, Question{ID: "q-2", Votes: 4, MinConfidence: 0.6}},
		"report-error": {agenttest.Say("<solution>DROP TABLE Album</solution>"), Question{ID: "q-3"}},
	} {
		p := short()
		p.Repairs, p.ForceSolution = 0, false
		a, err := protocols.NewAgent(c.engine, agenttest.Shop(t), Options{Protocol: p})
		if err != nil {
			t.Fatal(err)
		}
		c.q.Text = "How many albums are there?"
		answer, err := a.Ask(t.Context(), c.q)
		answer.Elapsed = 1_234_567_890
		got, wrong := json.MarshalIndent(answer.Report(err), "", "  ")
		if wrong != nil {
			t.Fatal(wrong)
		}
		golden := "testdata/" + name + ".json"
		if *update {
			if err := os.WriteFile(golden, append(got, '\n'), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, _ := os.ReadFile(golden)
		if string(got)+"\n" != string(want) {
			t.Errorf("%s differs (go test -update writes it); got:\n%s", golden, got)
		}
		if err == nil {
			same, _ := json.MarshalIndent(answer, "", "  ")
			if !bytes.Equal(same, got) {
				t.Errorf("%s: the answer itself is\n%s", name, same)
			}
		}
		r := answer.Report(err)
		r.Transcript = answer.Transcript
		if said, _ := json.Marshal(r); !strings.Contains(string(said), `"transcript":[{"role":"user","text":"Database Engine`) {
			t.Errorf("%s: what was said is not told: %s", name, said)
		}
	}
}

// TestExplain has each error of Ask in the words for people and programs.
func TestExplain(t *testing.T) {
	room := &llm.ContextError{Need: 900, Have: 512}
	for _, c := range []struct {
		err        error
		kind, hint string
	}{
		{ErrNoQuestion, "usage", ""},
		{ErrNUL, "usage", ""},
		{&NoAnswerError{Reason: "no solution in 5 turns"}, "no_answer", "ask for one thing"},
		{NoAnswer(nil, "the final query failed", &database.Error{Kind: database.BadSQL, Hint: "mind the s"}), "no_answer", "ask for one thing"},
		{NoAnswer(nil, "the final query failed", &database.Error{Kind: database.Refused, Hint: "read"}), "refused", "read"},
		{&database.Error{Kind: database.Unreachable, Hint: "start it"}, "database", "start it"},
		{&database.Error{Kind: database.Unreachable, Hint: "start it", Err: context.DeadlineExceeded}, "database", "start it"},
		{&database.Error{Kind: database.OverLimit}, "no_answer", ""},
		{fmt.Errorf("interrupted: %w", context.Canceled), "interrupted", ""},
		{&database.Error{Kind: database.Cancelled, Err: context.DeadlineExceeded}, "timeout", "more time"},
		{&llm.LoadError{Hint: "another file"}, "model", "another file"},
		{room, "model", "at least 900 tokens"},
		{&FullError{room}, "full", "knowledge"},
		{&llm.TokenError{Token: "<C1>"}, "model", ""},
		{&llm.ConstraintError{Err: errors.New("no grammars")}, "model", ""},
		{&audit.Error{Path: "a", Err: errors.New("full disk"), Unrecorded: true}, "audit", "result withheld"},
		{&audit.Error{Path: "a", Err: errors.New("it was changed")}, "audit", ""},
		{llm.ErrClosed, "model", ""},
		{errors.New("what?"), "internal", ""},
	} {
		f := Explain(c.err)
		if f.Kind != c.kind || f.Message == "" && c.err.Error() != "" || !strings.Contains(f.Hint, c.hint) {
			t.Errorf("%v: %+v, want %s with %q", c.err, f, c.kind, c.hint)
		}
	}
	if f := Explain(nil); f != nil {
		t.Errorf("no error: %+v", f)
	}
}

// TestLogger: every line of a question has its id, and none above Debug quotes it, the model or the database.
func TestLogger(t *testing.T) {
	for level, want := range map[slog.Level][]string{
		slog.LevelInfo: {"INFO question answered", "WARN question failed"},
		slog.LevelDebug: {
			"DEBUG question asked", "DEBUG a statement was run", "DEBUG turn generated",
			"INFO question answered", "WARN question failed",
		},
	} {
		var lines bytes.Buffer
		log := slog.New(slog.NewTextHandler(&lines, &slog.HandlerOptions{Level: level}))
		p, _ := protocols.Lookup("skyrl")
		for i, last := range []string{commits, strings.Replace(commits, "Album", "Albums", 1)} {
			a, err := protocols.NewAgent(agenttest.Say(explores, last), agenttest.Shop(t), Options{Protocol: p, Logger: log})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := a.Ask(t.Context(), Question{ID: "q-1", Text: "How many albums?"}); (err != nil) != (i > 0) {
				t.Fatal(err)
			}
		}
		seen := map[string]bool{}
		for line := range strings.Lines(lines.String()) {
			if !strings.Contains(line, "question=q-1") {
				t.Errorf("no id: %s", line)
			}
			if !strings.Contains(line, "level=DEBUG") && regexp.MustCompile("(?i)album|SELECT").MatchString(line) {
				t.Errorf("it tells too much: %s", line)
			}
			m := regexp.MustCompile(`level=(\w+) msg="([^"]*)"`).FindStringSubmatch(line)
			seen[m[1]+" "+m[2]] = true
		}
		for _, w := range want {
			if !seen[w] {
				t.Errorf("%v: %q is not told in\n%s", level, w, lines.String())
			}
		}
		if len(seen) != len(want) {
			t.Errorf("%v: told %v, want %v", level, seen, want)
		}
	}
}
