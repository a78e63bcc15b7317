package agent_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/llm"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
)

var update = flag.Bool("update", false, "write the golden transcripts")

// TestTranscripts drives the loop with testdata/<case>/model.txt, what a model says, over a real
// database, and compares the whole conversation and its outcome with transcript.txt.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*/model.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases: %v", err)
	}
	db := agenttest.Shop(t)
	for _, file := range files {
		dir := filepath.Dir(file)
		t.Run(filepath.Base(dir), func(t *testing.T) {
			c := readCase(t, file)
			a, err := protocols.NewAgent(c.engine, db, c.options)
			if err != nil {
				t.Fatal(err)
			}
			answer, err := a.Ask(t.Context(), c.question)
			got := written(answer, err)
			golden := filepath.Join(dir, "transcript.txt")
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("%s differs (go test -update writes it); got:\n%s", golden, got)
			}
			if c.engine.Session.Next != len(c.engine.Says) {
				t.Errorf("the model was asked %d times, its script has %d turns", c.engine.Session.Next, len(c.engine.Says))
			}
		})
	}
}

type testCase struct {
	engine   *agenttest.Scripted
	options  Options
	question Question
}

// readCase reads "key value" lines, then the model's turns, each after a line "%%". A turn that no stop
// string ends finishes as the line says: "%% length" or "%% context", else with its message.
func readCase(t *testing.T, file string) testCase {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	c := testCase{engine: &agenttest.Scripted{}, options: Options{NoProfile: true}}
	head, rest, _ := strings.Cut(string(text), "\n%%")
	for _, line := range strings.Split(head, "\n") {
		key, value, _ := strings.Cut(line, " ")
		switch key {
		case "protocol":
			c.options.Protocol = named(t, value)
		case "turns":
			n, err := strconv.Atoi(value)
			if err != nil {
				t.Fatal(err)
			}
			c.options.Turns = n
		case "knowledge":
			c.question.Knowledge = value
		case "question":
			c.question.Text = value
		default:
			t.Fatalf("%s: unknown key %q", file, key)
		}
	}
	for _, turn := range strings.Split(rest, "\n%%") {
		finish, text, _ := strings.Cut(turn, "\n")
		s := agenttest.Saying{Text: strings.TrimSuffix(text, "\n"), Finish: llm.FinishEnd}
		if f := strings.TrimSpace(finish); f != "" {
			s.Finish = llm.Finish(f)
		}
		c.engine.Says = append(c.engine.Says, s)
	}
	return c
}

// written is a conversation as text, then what came of it. A "~" ends each piece, which shows the
// space at its edges.
func written(a *Answer, err error) string {
	var b strings.Builder
	for _, p := range a.Transcript {
		how := "given"
		if p.Generated {
			how = "generated"
		}
		fmt.Fprintf(&b, "=== %s, %s\n%s~\n", p.Role, how, p.Text)
	}
	for i, turn := range a.Turns {
		fmt.Fprintf(&b, "=== turn %d\nthink: %q\nsql: %q\nobservation: %q\nerror: %q\nfinal %v, forced %v, finish %s\n",
			i+1, turn.Think, turn.SQL, turn.Observation, turn.Error, turn.Final, turn.Forced, turn.Finish)
	}
	fmt.Fprintf(&b, "=== outcome\nsql: %s\n", a.SQL)
	if a.Result != nil {
		fmt.Fprintf(&b, "columns: %q\n", a.Result.Columns)
		for _, r := range a.Result.Rows {
			fmt.Fprintf(&b, "row: %#v\n", r)
		}
	}
	if err != nil {
		fmt.Fprintf(&b, "error: %T: %v\n", err, err)
	}
	return b.String()
}
