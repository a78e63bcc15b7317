package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
)

// voting is a server whose greedy answer is the first of lines; the sampled ones are the others in turn.
func voting(t *testing.T, lines ...string) string {
	t.Setenv("SQLAGENT_PROTOCOL", "skyrl") // whose prompt is one message
	var sampled atomic.Int64
	mux := http.NewServeMux()
	mux.HandleFunc("GET /v1/models", func(w http.ResponseWriter, r *http.Request) {
		io.WriteString(w, `{"data":[{"id":"choir-7b","max_model_len":4096}]}`)
	})
	mux.HandleFunc("POST /v1/chat/completions", func(w http.ResponseWriter, r *http.Request) {
		var body struct {
			Temperature float64
			Messages    []struct{ Role, Content string }
		}
		if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
			t.Error(err)
		}
		n := 0
		switch {
		case len(body.Messages) > 1: // its answer failed: it stays with it
			n = slices.IndexFunc(lines, func(line string) bool { return strings.Contains(body.Messages[1].Content, line) })
		case body.Temperature > 0:
			n = int(sampled.Add(1))
		}
		w.Header().Set("Content-Type", "text/event-stream")
		fmt.Fprintf(w, "data: {\"choices\":[{\"delta\":{\"content\":%q},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n",
			"<think>Think.</think>\n<solution>"+lines[n]+"</solution>")
	})
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	return s.URL
}

// judging is a server whose samples are lines in turn, and which scores the right one, wherever it is, 0.75, and others
// 0.25.
func judging(t *testing.T, right string, lines ...string) string {
	var sampled atomic.Int64
	mux := http.NewServeMux()
	mux.HandleFunc("GET /v1/models", func(w http.ResponseWriter, r *http.Request) {
		io.WriteString(w, `{"data":[{"id":"judge-7b","max_model_len":8192}]}`)
	})
	mux.HandleFunc("POST /v1/chat/completions", func(w http.ResponseWriter, r *http.Request) {
		var body struct{ Messages []struct{ Content string } }
		if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
			t.Error(err)
		}
		prompt, text := body.Messages[len(body.Messages)-1].Content, ""
		if _, candidates, ok := strings.Cut(prompt, "CANDIDATES:\n"); ok {
			text = "<think>I weigh them.</think>\n<scores>\n"
			for i := range 2 {
				score := 0.25
				if strings.Contains(candidates, fmt.Sprintf("SQL%d: %s\n", i, right)) {
					score = 0.75
				}
				text += fmt.Sprintf("SQL%d: %.2f\n", i, score)
			}
			text += "</scores>"
		} else {
			text = "<think>Think.</think>\n```sql\n" + lines[int(sampled.Add(1))%len(lines)] + "\n```"
		}
		w.Header().Set("Content-Type", "text/event-stream")
		fmt.Fprintf(w, "data: {\"choices\":[{\"delta\":{\"content\":%q},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n", text)
	})
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	return s.URL
}

func TestVotes(t *testing.T) {
	const three, two, fails = "SELECT COUNT(*) AS n FROM city", "SELECT 2 AS n", "SELECT n FROM town"
	db := cities(t)
	ask := func(more ...string) result {
		return sqlagent(t, append([]string{"ask", "How many cities are there?", "--dsn", db, "--base-url", voting(t, two, three, three, fails), "--votes", "4"}, more...)...)
	}
	if r := ask("--output", "csv", "--min-confidence", "0"); r.code != exitOK || r.stdout != "n\n3\n" || !strings.Contains(r.stderr, " s, 2 of 4 votes agree\n") ||
		!strings.Contains(r.stderr, "final  "+three) || strings.Contains(r.stderr, two) {
		t.Errorf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
	if r := ask("--output", "csv", "--min-confidence", "0.5"); r.code != exitOK {
		t.Errorf("half of the votes for half of the confidence: exit code %d\n%s", r.code, r.stderr)
	}
	if r := ask("--min-confidence", "0.6"); r.code != exitUnsure || !strings.Contains(r.stderr, "one more result: --alternatives") || strings.Contains(r.stderr, two) {
		t.Errorf("a result of one vote: exit code %d\n%s", r.code, r.stderr)
	}
	r := ask("--output", "csv", "--min-confidence", "0.6", "--alternatives")
	if r.code != exitUnsure || r.stdout != "n\n3\n" {
		t.Errorf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
	for _, want := range []string{"1 of 4 votes: " + two, "sqlagent: unsure: 2 of 4 votes agree, below the 60% of --min-confidence", "hint: "} {
		if !strings.Contains(r.stderr, want) {
			t.Errorf("%q is not in\n%s", want, r.stderr)
		}
	}
	r = ask("--output", "json", "--min-confidence", "0.6")
	var got struct {
		Rows         [][]any
		Votes, Agree int
		Agreement    float64
		Confidence   *float64
		Alternatives []struct {
			SQL       string
			Rows      [][]any
			Agree     int
			Agreement float64
		}
		Error *agent.Failure
	}
	if err := json.Unmarshal([]byte(r.stdout), &got); err != nil {
		t.Fatalf("%v in %q", err, r.stdout)
	}
	if r.code != exitUnsure || fmt.Sprint(got.Rows) != "[[3]]" || got.Votes != 4 || got.Agree != 2 || got.Agreement != 0.5 || got.Confidence != nil {
		t.Errorf("exit code %d, %s", r.code, r.stdout)
	}
	if len(got.Alternatives) != 1 || got.Alternatives[0].SQL != two || got.Alternatives[0].Agreement != 0.25 || got.Error == nil || got.Error.Kind != "unsure" {
		t.Errorf("alternatives %+v, error %+v", got.Alternatives, got.Error)
	}
}

// A correction that overrules split votes is unsure, whatever confidence is asked for, and people and programs learn of
// both. The server's greedy answer, of one vote, is the correction.
func TestRevise(t *testing.T) {
	const three, two = "SELECT COUNT(*) AS n FROM city", "SELECT 2 AS n"
	db := cities(t)
	ask := func(more ...string) result {
		return sqlagent(t, append([]string{"ask", "How many cities are there?", "--dsn", db, "--base-url", voting(t, two, three, three), "--revise"}, more...)...)
	}
	r := ask("--votes", "3", "--output", "csv", "--min-confidence", "0.1")
	if r.code != exitUnsure || r.stdout != "n\n2\n" {
		t.Errorf("exit code %d, stdout %q", r.code, r.stdout)
	}
	for _, want := range []string{"the votes split, asking for a correction", "the model's correction has the rows of fewer votes, and is the answer",
		"doubt: the votes split, and the model's correction has rows that 1 of 3 votes came to", "2 of 3 votes: " + three,
		"unsure: the model's correction overrules the votes, of which it was not measured what it is worth; 1 of 3 votes agree"} {
		if !strings.Contains(r.stderr, want) {
			t.Errorf("%q is not in\n%s", want, r.stderr)
		}
	}
	var got struct {
		Unsure     bool
		Confidence *float64
		Revision   *agent.Revision
	}
	if r = ask("--votes", "3", "--output", "json"); json.Unmarshal([]byte(r.stdout), &got) != nil || !got.Unsure || got.Confidence != nil {
		t.Fatalf("exit code %d, %s", r.code, r.stdout)
	}
	if want := (agent.Revision{Of: [2]string{three, two}, SQL: two, Outcome: agent.RevisedOther}); got.Revision == nil || *got.Revision != want {
		t.Errorf("%+v, want %+v", got.Revision, want)
	}
	for _, c := range [][2]string{{"--votes 1", "--revise needs several votes, such as --votes 5"}, {"--judge 2", "--judge takes the place of: give one of them"}} {
		if r := ask(strings.Fields(c[0])...); r.code != exitUsage || !strings.Contains(r.stderr, c[1]) {
			t.Errorf("%s: exit code %d, %s", c[0], r.code, r.stderr)
		}
	}
}

// A confidence below the least is printed below it, however close it is.
func TestUnsureByLittle(t *testing.T) {
	for _, c := range []struct {
		confidence, least float64
		want              string
	}{
		{0.7, 0.83, "unsure: right with a probability of 70%, below the 83% of --min-confidence"},
		{0.8291, 0.8339, "unsure: right with a probability of 82.9%, below the 83.4% of --min-confidence"},
		{0.83331, 0.83339, "unsure: right with a probability of 83.33%, below the 83.34% of --min-confidence"},
		{0.83333, 0.833334, "unsure: right with a probability of 83.33%, just below --min-confidence"},
	} {
		err := unsureError{answer: &agent.Answer{Votes: 3, Confidence: c.confidence, MinConfidence: c.least, Calibrated: true}}
		if got := err.Error(); got != c.want {
			t.Errorf("%g below %g: %q, want %q", c.confidence, c.least, got, c.want)
		}
	}
}

// TestAlternatives: people see the first rows of two that several votes came to, what was left out, and how to see it.
func TestAlternatives(t *testing.T) {
	r := &database.Result{Columns: []string{"n"}}
	for n := range int64(12) {
		r.Rows = append(r.Rows, []database.Value{n})
	}
	r.Cut(database.LimitRows, 12)
	one := &database.Result{Columns: []string{"n"}, Rows: [][]database.Value{{int64(7)}}}
	others := []agent.Alternative{
		{SQL: "SELECT n", Result: r, Votes: 4}, {SQL: "SELECT lone", Result: one, Votes: 1}, {SQL: "SELECT two", Result: one, Votes: 2},
		{SQL: "SELECT three", Result: one, Votes: 2},
	}
	const cut = "cut: there are more rows than --rows 12 (0: all that fit --bytes)\n"
	const first = "\n4 of 9 votes: SELECT n\nn\n-\n0\n1\n2\n3\n4\n… and 7 more\n" + cut
	const second = "\n2 of 9 votes: SELECT two\nn\n-\n7\n"
	for _, c := range []struct {
		name   string
		others []agent.Alternative
		doubts []string
		want   string
	}{
		{"several", others, nil, first + second + "\n2 more results: /more\n"},
		{"none worth a look", others[1:2], nil, "\none more result: /more\n"},
		{"rows folded", others[:1], nil, first + "\nall doubts and rows: /more\n"},
		{"a doubt folded", others[2:3], []string{"one", "other"}, second + "\nall doubts and rows: /more\n"},
		{"nothing folded", others[2:3], []string{"one"}, second},
		{"nothing", nil, nil, ""},
	} {
		e := unsureError{answer: &agent.Answer{Votes: 9, Alternatives: c.others, Doubts: c.doubts}}
		var b strings.Builder
		if err := e.writeAlternatives(&b, false, "/more"); err != nil || b.String() != c.want {
			t.Errorf("%s: %v\n%s\nwant\n%s", c.name, err, b.String(), c.want)
		}
	}
	e := unsureError{answer: &agent.Answer{Votes: 9, Alternatives: others}}
	var b strings.Builder
	if err := e.writeAlternatives(&b, true, "/more"); err != nil || strings.Count(b.String(), " votes: SELECT ") != 4 ||
		!strings.Contains(b.String(), "\n10\n11\n"+cut) || strings.Contains(b.String(), "more result") || strings.Contains(b.String(), "… and") {
		t.Errorf("whole: %v\n%s", err, b.String())
	}
	if len(r.Rows) != 12 {
		t.Errorf("the answer itself has lost rows: %d", len(r.Rows))
	}
}

// A sure answer has the worst of its doubts as a note, an unsure one has it elsewhere.
func TestNote(t *testing.T) {
	one := &database.Result{Columns: []string{"n"}, Rows: [][]database.Value{{int64(7)}}}
	for _, c := range []struct {
		unsure bool
		doubts []string
		want   string
	}{
		{false, []string{"one"}, "\nnote: one\n\n1 row, 0.0 s\n"},
		{false, []string{"one", "two", "three"}, "\nnote: one (2 more doubts: --output json)\n\n1 row, 0.0 s\n"},
		{true, []string{"one"}, "\n1 row, 0.0 s\n"},
		{false, nil, "\n1 row, 0.0 s\n"},
	} {
		var b strings.Builder
		if summary(&b, &agent.Answer{Result: one, Unsure: c.unsure, Doubts: c.doubts}); b.String() != c.want {
			t.Errorf("%+v: %q", c, b.String())
		}
	}
}

// A model judges its own candidates in place of votes.
func TestJudge(t *testing.T) {
	const three, two = "SELECT COUNT(*) AS n FROM city", "SELECT 2 AS n"
	server := judging(t, three, two, three, "SELECT n FROM town")
	ask := []string{"ask", "How many cities are there?", "--dsn", cities(t), "--base-url", server, "--protocol", "paverl", "--judge", "2", "--output", "csv"}
	if r := sqlagent(t, append(ask, "--min-confidence", "0.7")...); r.code != exitOK || r.stdout != "n\n3\n" || !strings.Contains(r.stderr, "the model gives it 75%, after ") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	if r := sqlagent(t, ask...); r.code != exitUnsure || r.stdout != "n\n3\n" {
		t.Errorf("below 0.8: exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
}

func TestVotesUsage(t *testing.T) {
	if r := sqlagent(t, "ask", "How many?", "--judge", "2"); r.code != exitUsage || !strings.Contains(r.stderr, "cannot judge") {
		t.Errorf("a model over pointers: exit code %d\n%s", r.code, r.stderr)
	}
	if r := sqlagent(t, "ask", "How many?", "--revise"); r.code != exitUsage || !strings.Contains(r.stderr, "cannot revise queries: use a protocol of text") {
		t.Errorf("a model over pointers revises: exit code %d\n%s", r.code, r.stderr)
	}
	t.Setenv("SQLAGENT_VOTES", "3") // a flag counts before it
	if r := sqlagent(t, "ask", "How many?", "--judge", "2"); r.code != exitUsage || !strings.Contains(r.stderr, "cannot judge") {
		t.Errorf("next to a variable: exit code %d\n%s", r.code, r.stderr)
	}
	t.Setenv("SQLAGENT_VOTES", "")
	t.Setenv("SQLAGENT_JUDGE", "3")
	if r := sqlagent(t, "ask", "How many albums are there?", "--votes", "3"); r.code != exitOK {
		t.Errorf("votes next to a variable: exit code %d\n%s", r.code, r.stderr)
	}
	t.Setenv("SQLAGENT_JUDGE", "")
	if r := sqlagent(t, "eval", filepath.Join(suite(t), "dev.json"), "--databases", ".", "--judge", "2"); r.code != exitUsage || !strings.Contains(r.stderr, "cannot judge") {
		t.Errorf("eval of a model over pointers: exit code %d\n%s", r.code, r.stderr)
	}
	for _, args := range [][]string{
		{"--judge", "2", "--votes", "3"},
		{"--votes", "0"},
		{"--votes", "1", "--min-confidence", "0.5"},
		{"--votes", "3", "--min-confidence", "1.5"},
		{"--votes", "3", "--min-confidence", "NaN"},
	} {
		r := sqlagent(t, append([]string{"ask", "How many?"}, args...)...)
		if r.code != exitUsage || !strings.Contains(r.stderr, args[len(args)-2]) {
			t.Errorf("%v: exit code %d\n%s", args, r.code, r.stderr)
		}
	}
}

// TestEvalVotes: eval votes on each answer, and writes down how sure the votes are.
func TestEvalVotes(t *testing.T) {
	const three, two = "SELECT COUNT(*) AS n FROM city", "SELECT 2 AS n"
	suite := file(t, "suite.jsonl", fmt.Sprintf("{\"db\": %q, \"question\": \"How many cities are there?\", \"gold\": %q}\n", cities(t), three))
	r := sqlagent(t, "eval", suite, "--protocol", "skyrl", "--base-url", voting(t, two, three, three), "--votes", "3")
	var got struct {
		Verdict, SQL string
		Votes        int
		Share        float64
	}
	if err := json.Unmarshal([]byte(r.stdout), &got); err != nil {
		t.Fatalf("%v in %q\n%s", err, r.stdout, r.stderr)
	}
	if r.code != exitOK || got.Verdict != "right" || got.SQL != three || got.Votes != 3 || got.Share != 2./3 {
		t.Errorf("exit code %d, %+v\n%s", r.code, got, r.stderr)
	}
	if r := sqlagent(t, "eval", suite, "--min-confidence", "0.5"); r.code != exitUsage || !strings.Contains(r.stderr, "needs several votes") {
		t.Errorf("a confidence of one vote: exit code %d\n%s", r.code, r.stderr)
	}
	server := voting(t, two, three, three)
	if r := sqlagent(t, "eval", suite, "--base-url", server, "--votes", "0", "--min-confidence", "0.5"); r.code != exitUsage {
		t.Errorf("a confidence of a model that names no votes: exit code %d\n%s", r.code, r.stderr)
	}
	if r := sqlagent(t, "eval", suite, "--votes", "-1"); r.code != exitUsage {
		t.Errorf("no votes: exit code %d\n%s", r.code, r.stderr)
	}
}

// A server that answers nobody any more ends eval as an error of the model, and no question counts as wrong.
func TestEvalEnds(t *testing.T) {
	var asked atomic.Int64
	mux := http.NewServeMux()
	mux.HandleFunc("GET /v1/models", func(w http.ResponseWriter, r *http.Request) {
		io.WriteString(w, `{"data":[{"id":"choir-7b","max_model_len":4096}]}`)
	})
	mux.HandleFunc("POST /v1/chat/completions", func(w http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		http.Error(w, `{"error":{"message":"the key has expired"}}`, http.StatusUnauthorized)
	})
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	line := fmt.Sprintf("{\"db\": %q, \"question\": \"How many cities are there?\", \"gold\": \"SELECT 3\"}\n", cities(t))
	r := sqlagent(t, "eval", file(t, "suite.jsonl", strings.Repeat(line, 20)), "--base-url", s.URL, "--sessions", "1")
	if r.code != exitModel || strings.Contains(r.stdout, `"failed"`) || strings.Contains(r.stdout, `"wrong"`) || asked.Load() > 2 {
		t.Errorf("exit code %d after %d requests\n%s\n%s", r.code, asked.Load(), r.stdout, r.stderr)
	}
}
