package serve_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/database/sample"
	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/knowledge/examples"
	"github.com/sqlagent/sqlagent/llm"
	llmopen "github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/llm/script"
	"github.com/sqlagent/sqlagent/serve"
)

// engine is nano, loaded once.
var engine = sync.OnceValues(func() (llm.Engine, error) {
	return llmopen.Open(context.Background(), llmopen.Options{Sessions: 8})
})

// server is a Server that listens, and what it says.
type server struct {
	t    testing.TB
	url  string
	logs *lockedBuffer
	stop func() error // and wait for its end
	done chan error   // receives its end
	*serve.Server
}

// lockedBuffer is a log that is read while it is written.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.Write(p)
}

func (b *lockedBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.String()
}

// start serves the sample as shop and attic, one vote a question, with what change makes of the options.
func start(t testing.TB, change func(*serve.Options)) *server {
	t.Helper()
	path, err := sample.Path(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	model, err := engine()
	if err != nil {
		t.Fatal(err)
	}
	logs := &lockedBuffer{}
	opens := func(ctx context.Context) (database.DB, error) { return open.Open(ctx, "sqlite:"+path, open.Options{}) }
	o := serve.Options{
		Sources: []serve.Source{{Name: "shop", Dialect: dialects.SQLite, Open: opens}, {Name: "attic", Dialect: dialects.SQLite, Open: opens}},
		Engine:  model, Asked: agent.Question{Votes: 1, MinConfidence: -1, Limits: database.Limits{Timeout: time.Minute}},
		Logger: slog.New(slog.NewJSONHandler(logs, nil)), ShutdownTimeout: 10 * time.Second,
	}
	if change != nil {
		change(&o)
	}
	s, err := serve.New(o)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() {
		done <- s.Serve(ctx, l, nil)
		close(done)
	}()
	stop := sync.OnceValue(func() error {
		http.DefaultClient.CloseIdleConnections() // one that never carried a request holds a server for five seconds
		cancel()
		return <-done
	})
	t.Cleanup(func() { stop() })
	return &server{t, "http://" + l.Addr().String(), logs, stop, done, s}
}

// begins receives once a query that never ends is at work, in whichever source.
func begins(o *serve.Options) <-chan struct{} {
	begun := make(chan struct{}, 1)
	for i, source := range o.Sources {
		o.Sources[i].Open = func(ctx context.Context) (database.DB, error) {
			db, err := source.Open(ctx)
			if err != nil {
				return nil, err
			}
			return heard{db, begun}, nil
		}
	}
	return begun
}

// heard is a database that tells of a query that never ends.
type heard struct {
	database.DB
	begun chan<- struct{}
}

func (h heard) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	if strings.Contains(sql, "RECURSIVE") {
		h.begun <- struct{}{}
	}
	return h.DB.Query(ctx, sql, l)
}

// reply is what a server answered.
type reply struct {
	status int
	header http.Header
	text   string
}

// send sends a request; headers are NAME, VALUE, and so on. A body has application/json where they say no other.
func (s *server) send(method, path, body string, headers ...string) reply {
	s.t.Helper()
	request, err := http.NewRequestWithContext(s.t.Context(), method, s.url+path, strings.NewReader(body))
	if err != nil {
		s.t.Fatal(err)
	}
	if body != "" {
		request.Header.Set("Content-Type", "application/json")
	}
	for i := 0; i < len(headers); i += 2 {
		if headers[i] == "Host" {
			request.Host = headers[i+1]
		}
		request.Header.Set(headers[i], headers[i+1])
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		s.t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		s.t.Fatal(err)
	}
	return reply{response.StatusCode, response.Header, string(text)}
}

// in reads an answer of JSON.
func (r reply) in(t testing.TB, v any) {
	t.Helper()
	if err := json.Unmarshal([]byte(r.text), v); err != nil {
		t.Fatalf("%v in %s", err, r.text)
	}
}

// kind is that of an error, "" of another answer.
func (r reply) kind() string {
	var e struct{ Error *agent.Failure }
	json.Unmarshal([]byte(r.text), &e)
	if e.Error == nil || e.Error.Message == "" {
		return ""
	}
	return e.Error.Kind
}

const germany = `{"question": "How many customers are from Germany?"}`

func TestAsk(t *testing.T) {
	s := start(t, nil)
	got := s.send("POST", "/v1/ask", germany)
	var report agent.Report
	got.in(t, &report)
	if got.status != 200 || report.SQL != "SELECT count(*) FROM customer WHERE country = 'Germany'" || len(report.Rows) != 1 || report.Error != nil {
		t.Errorf("%d %s", got.status, got.text)
	}
	if report.ID == "" || got.header.Get("X-Request-Id") != report.ID {
		t.Errorf("the question's id is %q, the request's %q", report.ID, got.header.Get("X-Request-Id"))
	}
	if !strings.Contains(s.logs.String(), report.ID) || strings.Contains(s.logs.String(), "Germany") {
		t.Errorf("the log has the id, and no questions: %s", s.logs)
	}
}

// A question that is SQL runs as POST /v1/query runs it: guarded, by the source's rules, within its limits, audited.
func TestAskTyped(t *testing.T) {
	path, err := sample.Path(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "audit.jsonl")
	log, err := audit.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	s := start(t, func(o *serve.Options) {
		o.Sources = []serve.Source{{Name: "shop", Dialect: dialects.SQLite, Open: func(ctx context.Context) (database.DB, error) {
			rules := guard.Rules{DenyTables: []string{"employee"}, DenyColumns: []string{"customer.email"}, MaskColumns: []string{"customer.last_name"}}
			return open.Open(ctx, "sqlite:"+path, open.Options{Name: "shop", Audit: log, Rules: rules})
		}}}
		o.Tokens = []serve.Token{token("ann", "shop", serve.RightAsk, serve.RightQuery), token("bob", "shop", serve.RightAsk)}
		o.Asked.Limits.Rows = 3
	})
	ask := func(who, text string) (reply, agent.Report) {
		var report agent.Report
		body, _ := json.Marshal(map[string]string{"question": text})
		got := s.send("POST", "/v1/ask", string(body), "Authorization", "Bearer "+secret(who))
		got.in(t, &report)
		return got, report
	}
	for text, want := range map[string]string{
		"SELECT first_name, last_name FROM customer": "", // people see what models may not
		"DELETE FROM customer":                       "refused",
		"SELECT 1 + 1; DELETE FROM customer":         "refused",
		"SELECT count(*) FROM customer; SELECT 1":    "refused",
		"SELECT email FROM customer":                 "refused",
		"SELECT * FROM employee":                     "refused",
		"SELECT load_extension('x') FROM customer":   "refused",
		"SELECT nothing FROM customer WHERE id = 1":  "no_answer",
	} {
		got, report := ask("ann", text)
		if got.kind() != want || want == "" && (len(report.Rows) != 3 || !report.Truncated || !report.Typed) || want != "" && len(report.Rows) > 0 {
			t.Errorf("%s: %d %s", text, got.status, got.text)
		}
		body, _ := json.Marshal(map[string]string{"sql": text})
		if query := s.send("POST", "/v1/query", string(body), "Authorization", "Bearer "+secret("ann")); query.status != got.status {
			t.Errorf("%s: status %d, as a query %d: %s", text, got.status, query.status, query.text)
		}
		if got, report := ask("bob", text); len(report.Rows) > 0 || got.kind() != "refused" && got.kind() != "no_answer" {
			t.Errorf("of one who may only ask: %s: %s", text, got.text)
		}
	}
	text, err := os.ReadFile(file)
	if err != nil || !strings.Contains(string(text), `"question":"SELECT first_name, last_name FROM customer"`) || strings.Contains(string(text), `"model":"nano"`) ||
		strings.Count(string(text), `"user":"ann"`) != strings.Count(string(text), `"user"`) {
		t.Errorf("%v in the audit:\n%s", err, text)
	}
}

// The figure that ranks the rows comes where it is asked for, and changes nothing else.
func TestAskFigure(t *testing.T) {
	s := start(t, nil)
	const question = `{"question": "Which artist has the most albums?"`
	var without, with agent.Report
	got := s.send("POST", "/v1/ask", question+"}")
	got.in(t, &without)
	if strings.Contains(got.text, `"figure"`) {
		t.Errorf("a figure that nobody asked for: %s", got.text)
	}
	got = s.send("POST", "/v1/ask", question+`, "figure": true}`)
	got.in(t, &with)
	if f := with.Figure; f == nil || f.Label != "albums" || fmt.Sprint(f.Values) != "[16]" || with.Sentence != "The Northern Anchors has the most albums (16)." {
		t.Errorf("%+v in %s", f, got.text)
	}
	if with.SQL != without.SQL || fmt.Sprint(with.Columns, with.Rows, with.Labels) != fmt.Sprint(without.Columns, without.Rows, without.Labels) {
		t.Errorf("the answer changes: %s, %v %v", with.SQL, with.Columns, with.Rows)
	}
	all := events(s.send("POST", "/v1/ask", question+`, "figure": true}`, "Accept", "text/event-stream").text)
	if last := all[len(all)-1]; last.name != "answer" || !strings.Contains(last.data, `"figure":{"label":"albums","digits":-1,"values":[16]}`) {
		t.Errorf("%+v", last)
	}
}

// event is one of a stream.
type event struct{ name, data string }

// events reads a stream to its end.
func events(text string) (all []event) {
	for block := range strings.SplitSeq(text, "\n\n") {
		var e event
		for line := range strings.SplitSeq(block, "\n") {
			if name, ok := strings.CutPrefix(line, "event: "); ok {
				e.name = name
			}
			if data, ok := strings.CutPrefix(line, "data: "); ok {
				e.data = data
			}
		}
		if e.data != "" {
			all = append(all, e)
		}
	}
	return all
}

func TestEvents(t *testing.T) {
	s := start(t, nil)
	got := s.send("POST", "/v1/ask", germany, "Accept", "text/event-stream")
	all := events(got.text)
	var names, kinds []string
	for _, e := range all {
		if names = append(names, e.name); e.name == "turn" {
			var data serve.Event
			if err := json.Unmarshal([]byte(e.data), &data); err != nil {
				t.Fatalf("%v in %s", err, e.data)
			}
			kinds = append(kinds, string(data.Kind))
		}
	}
	last := len(all) - 1
	if got.status != 200 || names[0] != "accepted" || names[last] != "answer" || !slices.Contains(kinds, "thought") || !slices.Contains(kinds, "final") {
		t.Errorf("%d: %v, %v", got.status, names, kinds)
	}
	var report agent.Report
	if err := json.Unmarshal([]byte(all[last].data), &report); err != nil || len(report.Rows) != 1 {
		t.Errorf("%v in %s", err, all[last].data)
	}
	all = events(s.send("POST", "/v1/ask", `{"question": "How many?", "source": "cellar"}`, "Accept", "text/event-stream").text)
	if last := all[len(all)-1]; last.name != "error" || !strings.Contains(last.data, `"kind":"not_found"`) {
		t.Errorf("of an unknown source comes %+v", all)
	}
}

// A stream has the kinds of events that are asked for, and what a model writes over pointers on request alone.
func TestEventsByKind(t *testing.T) {
	s := start(t, nil)
	for _, c := range []struct{ query, kinds, accept string }{
		{"", "final thought turn", "text/event-stream"},
		{"?events=turns,sql,answer", "final thought turn", ""},
		{"?events=sql", "final", ""},
		{"?events=answer", "", ""},
		{"?events=turns&events=text", "text thought turn", ""},
	} {
		all := events(s.send("POST", "/v1/ask"+c.query, germany, "Accept", c.accept).text)
		var kinds []string
		for _, e := range all {
			var data serve.Event
			if json.Unmarshal([]byte(e.data), &data); e.name == "turn" && !slices.Contains(kinds, string(data.Kind)) {
				kinds = append(kinds, string(data.Kind))
			}
		}
		slices.Sort(kinds)
		if got := strings.Join(kinds, " "); got != c.kinds || len(all) == 0 || all[len(all)-1].name != "answer" {
			t.Errorf("%q: %s, %+v; want %s", c.query, got, all, c.kinds)
		}
	}
	for _, query := range []string{"?events=", "?events=prompt", "?events=turns,"} {
		if got := s.send("POST", "/v1/ask"+query, germany); got.status != 400 || got.kind() != "usage" {
			t.Errorf("%s: %d %s", query, got.status, got.text)
		}
	}
}

// What is wrong with a request is in its status and kind, always in one form.
func TestBadRequests(t *testing.T) {
	s := start(t, func(o *serve.Options) { o.MaxBodyBytes = 4096 })
	for _, c := range []struct {
		what, method, path, body string
		headers                  []string
		status                   int
		kind                     string
	}{
		{"no question", "POST", "/v1/ask", `{}`, nil, 400, "usage"},
		{"a blank question", "POST", "/v1/ask", `{"question": " \n"}`, nil, 400, "usage"},
		{"an unknown member", "POST", "/v1/ask", `{"question": "a", "vote": 3}`, nil, 400, "usage"},
		{"too many votes", "POST", "/v1/ask", `{"question": "a", "votes": 1000000}`, nil, 400, "usage"},
		{"no votes", "POST", "/v1/ask", `{"question": "a", "votes": 0}`, nil, 400, "usage"},
		{"a confidence beyond 1", "POST", "/v1/ask", `{"question": "a", "min_confidence": 1.5}`, nil, 400, "usage"},
		{"negative rows", "POST", "/v1/ask", `{"question": "a", "rows": -1}`, nil, 400, "usage"},
		{"half a body", "POST", "/v1/ask", `{"question": "a`, nil, 400, "usage"},
		{"two bodies", "POST", "/v1/ask", `{"question": "a"}{}`, nil, 400, "usage"},
		{"a list", "POST", "/v1/ask", `[1]`, nil, 400, "usage"},
		{"a deep body", "POST", "/v1/ask", strings.Repeat("[", 4000), nil, 400, "usage"},
		{"a huge body", "POST", "/v1/ask", `{"question": "` + strings.Repeat("a", 9000) + `"}`, nil, 413, "usage"},
		{"a form", "POST", "/v1/ask", "question=a", []string{"Content-Type", "application/x-www-form-urlencoded"}, 415, "usage"},
		{"plain text", "POST", "/v1/ask", germany, []string{"Content-Type", "text/plain"}, 415, "usage"},
		{"an unknown source", "POST", "/v1/ask", `{"question": "a", "source": "cellar"}`, nil, 404, "not_found"},
		{"an unknown conversation", "POST", "/v1/ask", `{"question": "a", "conversation": "none"}`, nil, 404, "not_found"},
		{"an id that is none", "POST", "/v1/conversations", `{"id": "../x"}`, nil, 400, "usage"},
		{"GET of ask", "GET", "/v1/ask", "", nil, 405, "usage"},
		{"a made-up method", "BREW", "/v1/ask", "", nil, 405, "usage"},
		{"an unknown path", "GET", "/v2/ask", "", nil, 404, "not_found"},
		{"a doubled slash", "POST", "//v1/ask", germany, nil, 404, "not_found"},
		{"dots", "POST", "/v1/x/../ask", germany, nil, 404, "not_found"},
		{"escaped dots", "GET", "/v1/sources/..%2f..%2fshop/schema", "", nil, 404, "not_found"},
		{"a schema of no source", "GET", "/v1/sources/cellar/schema", "", nil, 404, "not_found"},
		{"no such format", "GET", "/v1/sources/shop/schema?format=xml", "", nil, 400, "usage"},
		{"a write", "POST", "/v1/query", `{"sql": "DELETE FROM customer"}`, nil, 422, "refused"},
		{"two statements", "POST", "/v1/query", `{"sql": "SELECT 1; DROP TABLE customer"}`, nil, 422, "refused"},
		{"wrong SQL", "POST", "/v1/query", `{"sql": "SELECT nothing FROM customer"}`, nil, 422, "no_answer"},
		{"no SQL", "POST", "/v1/query", `{}`, nil, 400, "usage"},
		{"no such verdict", "POST", "/v1/feedback", `{"question": "a", "sql": "SELECT 1", "verdict": "maybe"}`, nil, 400, "usage"},
		{"no file of examples", "POST", "/v1/feedback", `{"question": "a", "sql": "SELECT 1", "verdict": "good"}`, nil, 409, "conflict"},
		{"no model", "POST", "/v1/chat/completions", `{"messages": [{"role": "user", "content": "a"}]}`, nil, 400, "usage"},
		{"no such model", "POST", "/v1/chat/completions", `{"model": "gpt", "messages": [{"role": "user", "content": "a"}]}`, nil, 404, "not_found"},
		{"an answer last", "POST", "/v1/chat/completions", `{"model": "shop", "messages": [{"role": "assistant", "content": "a"}]}`, nil, 400, "usage"},
		{"another name of this machine", "POST", "/v1/ask", germany, []string{"Host", "evil.example:80"}, 403, "forbidden"},
		{"a name that begins as localhost", "POST", "/v1/ask", germany, []string{"Host", "localhost.evil.example"}, 403, "forbidden"},
		{"a page of another site", "POST", "/v1/ask", germany, []string{"Origin", "https://evil.example"}, 403, "forbidden"},
		{"a page of nowhere", "POST", "/v1/ask", germany, []string{"Origin", "null"}, 403, "forbidden"},
		{"a page of another site that says it is ours", "POST", "/v1/ask", germany, []string{"Origin", "https://evil.example", "Sec-Fetch-Site", "same-origin"}, 403, "forbidden"},
		{"that says nobody sent it", "POST", "/v1/ask", germany, []string{"Origin", "null", "Sec-Fetch-Site", "none"}, 403, "forbidden"},
		{"that reads", "GET", "/v1/sources", "", []string{"Origin", "https://evil.example", "Sec-Fetch-Site", "same-origin"}, 403, "forbidden"},
		{"that leads here", "GET", "/", "", []string{"Origin", "https://evil.example", "Sec-Fetch-Mode", "navigate"}, 403, "forbidden"},
		{"a browser's word for it", "GET", "/v1/sources", "", []string{"Sec-Fetch-Site", "cross-site"}, 403, "forbidden"},
		{"another port", "GET", "/v1/sources", "", []string{"Sec-Fetch-Site", "same-site"}, 403, "forbidden"},
	} {
		got := s.send(c.method, c.path, c.body, c.headers...)
		if got.status != c.status || got.kind() != c.kind {
			t.Errorf("%s: %d %s, want %d %s", c.what, got.status, got.text, c.status, c.kind)
		}
	}
	if got := s.send("GET", "/v1/sources", "", "Sec-Fetch-Site", "same-origin"); got.status != 200 {
		t.Errorf("a page of its own is sent away: %d %s", got.status, got.text)
	}
}

func TestQuery(t *testing.T) {
	s := start(t, nil)
	got := s.send("POST", "/v1/query", `{"sql": "SELECT country, count(*) AS n FROM customer GROUP BY country ORDER BY n DESC, country", "rows": 2}`)
	var rows database.ResultJSON
	got.in(t, &rows)
	if got.status != 200 || !slices.Equal(rows.Columns, []string{"country", "n"}) || len(rows.Rows) != 2 || !rows.Truncated || got.header.Get("Sqlagent-Truncated") != "true" {
		t.Errorf("%d %v %s", got.status, got.header, got.text)
	}
	got = s.send("POST", "/v1/query", `{"sql": "SELECT '=1+1' AS \"@x\", -5 AS n, NULL AS z, 'a,b' AS c", "rows": 0, "format": "csv", "download": true}`)
	if want := "'@x,n,z,c\n'=1+1,-5,,\"a,b\"\n"; got.text != want || !strings.HasPrefix(got.header.Get("Content-Type"), "text/csv") ||
		got.header.Get("Content-Disposition") != `attachment; filename="rows.csv"` || got.header.Get("Sqlagent-Truncated") != "false" {
		t.Errorf("%q, %v, want %q", got.text, got.header, want)
	}
	var all database.ResultJSON
	s.send("POST", "/v1/query", `{"sql": "SELECT a.track_id FROM track a, genre b", "rows": 0}`).in(t, &all)
	if len(all.Rows) <= database.DefaultRows || all.Truncated {
		t.Errorf("of all rows there are %d, truncated: %v", len(all.Rows), all.Truncated)
	}
}

func TestCheck(t *testing.T) {
	s := start(t, nil)
	for sql, want := range map[string]string{
		"SELECT count(*) FROM customer": "true ",
		"DELETE FROM customer":          "false statement",
		"SELECT nothing FROM customer":  "false sql",
	} {
		var v serve.Verdict
		s.send("POST", "/v1/check", fmt.Sprintf(`{"sql": %q}`, sql)).in(t, &v)
		if got := fmt.Sprint(v.Allowed, " ", v.Rule); got != want || v.Allowed != (v.Plan != nil) || v.Allowed != (v.Reason == "") {
			t.Errorf("%s: %+v, want %s", sql, v, want)
		}
	}
}

func TestSchema(t *testing.T) {
	s := start(t, nil)
	var got struct {
		Dialect string
		Tables  []struct{ Name string }
	}
	s.send("GET", "/v1/sources/shop/schema", "").in(t, &got)
	if got.Dialect != "sqlite" || len(got.Tables) == 0 {
		t.Errorf("%+v", got)
	}
	for format, says := range map[string]string{"ddl": "CREATE TABLE", "names": "customer", "tsv": "\t"} {
		if r := s.send("GET", "/v1/sources/shop/schema?values=true&format="+format, ""); !strings.Contains(r.text, says) {
			t.Errorf("%s: %.300s", format, r.text)
		}
	}
}

// What a team taught is listed as far as it reads what the source's rules let be read.
func TestKnowledge(t *testing.T) {
	verified := func(question, sql string) examples.Example {
		return examples.Example{Question: question, SQL: sql, Dialect: dialects.SQLite, Schema: strings.Repeat("0", 32), Who: "ida", When: time.Date(2026, 11, 22, 9, 0, 0, 0, time.UTC)}
	}
	s := start(t, func(o *serve.Options) {
		path, err := sample.Path(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		o.Sources[0].Open = func(ctx context.Context) (database.DB, error) {
			return open.Open(ctx, "sqlite:"+path, open.Options{Rules: guard.Rules{DenyTables: []string{"employee"}}})
		}
		o.Agent.Knowledge = &knowledge.Base{
			Examples: []examples.Example{verified("How many albums?", "SELECT count(*) FROM album"), verified("Who earns most?", "SELECT max(salary) FROM employee"), verified("How many boats?", "SELECT count(*) FROM boat")},
			Terms:    []knowledge.Term{{Name: "pay", SQL: "employee.salary"}, {Name: "punter", Synonyms: []string{"client"}, SQL: "customer"}, {Name: "takings", SQL: "total", Table: "invoice"}},
			Rules:    []string{"Prices are in dollars."},
		}
	})
	type list struct {
		Examples []examples.Example
		Terms    []knowledge.Term
		Rules    []string
	}
	said := func(source string) string {
		var got list
		s.send("GET", "/v1/sources/"+source+"/knowledge", "").in(t, &got)
		text := strings.Join(got.Rules, "; ")
		for _, e := range got.Examples {
			text += "; " + e.Question + " " + e.Who
		}
		for _, term := range got.Terms {
			text += "; " + term.String()
		}
		return text
	}
	for source, want := range map[string]string{
		"shop":  "Prices are in dollars.; How many albums? ida; punter (client); in SQL: customer; takings; in SQL: total over invoice",
		"attic": "Prices are in dollars.; How many albums? ida; Who earns most? ida; pay; in SQL: employee.salary; punter (client); in SQL: customer; takings; in SQL: total over invoice",
	} {
		if got := said(source); got != want {
			t.Errorf("of %s it says %q, want %q", source, got, want)
		}
	}
}

// A metric with a mistake over the source's schema answers no question, and says that it is the glossary's.
func TestMetricWithAMistake(t *testing.T) {
	s := start(t, func(o *serve.Options) {
		o.Agent.Knowledge = &knowledge.Base{Terms: []knowledge.Term{{Name: "takings", SQL: "sum(totl)", Table: "invoice"}}}
	})
	r := s.send("POST", "/v1/ask", `{"source": "shop", "question": "What are our takings?"}`)
	var got struct{ Error agent.Failure }
	r.in(t, &got)
	if r.status != http.StatusInternalServerError || got.Error.Kind != "knowledge" || !strings.Contains(got.Error.Message, "the metric takings: unknown column: totl") {
		t.Errorf("%d %+v", r.status, got.Error)
	}
}

// What the team taught is listed to those who may not query: it tells neither what its queries gave nor masked values.
func TestKnowledgeTellsNoValues(t *testing.T) {
	hash := strings.Repeat("ab", 16)
	verified := func(question, knows, sql string) examples.Example {
		return examples.Example{Question: question, Knowledge: knows, SQL: sql, Dialect: dialects.SQLite, Schema: strings.Repeat("0", 32), Who: "ida", When: time.Date(2026, 11, 22, 9, 0, 0, 0, time.UTC), Result: hash}
	}
	s := start(t, func(o *serve.Options) {
		path, err := sample.Path(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		o.Sources[0].Open = func(ctx context.Context) (database.DB, error) {
			return open.Open(ctx, "sqlite:"+path, open.Options{Rules: guard.Rules{MaskColumns: []string{"customer.email"}}})
		}
		o.Agent.Knowledge = &knowledge.Base{
			Examples: []examples.Example{
				verified("Is Ann@Example.com a client?", "", "SELECT count(*) FROM customer"),
				verified("Where does ann@example.com live?", "ann@example.com is Ann", "SELECT city FROM customer WHERE email = 'ann@example.com'"),
			},
			Terms: []knowledge.Term{
				{Name: "ann", SQL: "customer.email = 'ann@example.com'"}, {Name: "staff", SQL: "lower(email) LIKE '%@ours.example'", Means: "employees"},
				{Name: "ours", Table: "customer", SQL: "count(*)", Filter: "email LIKE '%@ours.example'"},
				{Name: "address", SQL: "customer.email"}, {Name: "locals", SQL: "customer.city = 'Oslo'"}, {Name: "takings", SQL: "total", Table: "invoice", Filter: "total > 0"}, {Name: "lead", Means: "a customer"},
			},
		}
		o.Tokens = []serve.Token{token("ann", "*", serve.RightSchema)}
	})
	r := s.send("GET", "/v1/sources/shop/knowledge", "", "Authorization", "Bearer "+secret("ann"))
	var got serve.Known
	r.in(t, &got)
	for _, hidden := range []string{hash, "result", "ours.example", "@example.com", "dialect", "schema"} {
		if strings.Contains(strings.ToLower(r.text), hidden) {
			t.Errorf("it tells %q: %s", hidden, r.text)
		}
	}
	text := ""
	for _, e := range got.Examples {
		text += e.Question + " " + e.Knowledge + " " + e.SQL + "; "
	}
	for _, term := range got.Terms {
		text += term.Name + "; "
	}
	if want := `Is email_1 a client?  SELECT count(*) FROM customer; Where does email_1 live? email_1 is Ann SELECT city FROM customer WHERE email = 'email_1'; address; locals; takings; lead; `; text != want {
		t.Errorf("it has\n%s, want\n%s", text, want)
	}
}

// A conversation is its token's, one question at a time, and its id is taken while it lasts.
func TestConversations(t *testing.T) {
	s := start(t, func(o *serve.Options) {
		o.Tokens = []serve.Token{token("ann", "*"), token("bob", "*")}
		o.MaxConversations = 16
	})
	ann, bob := []string{"Authorization", "Bearer " + secret("ann")}, []string{"Authorization", "Bearer " + secret("bob")}
	if got := s.send("POST", "/v1/conversations", `{"id": "talk"}`, ann...); got.status != 201 {
		t.Fatalf("%d %s", got.status, got.text)
	}
	if got := s.send("POST", "/v1/conversations", `{"id": "talk"}`, ann...); got.status != 409 || got.kind() != "conflict" {
		t.Errorf("a second of the same id: %d %s", got.status, got.text)
	}
	if got := s.send("POST", "/v1/ask", `{"question": "a", "conversation": "talk"}`, bob...); got.status != 404 {
		t.Errorf("another's conversation: %d %s", got.status, got.text)
	}
	if got := s.send("DELETE", "/v1/conversations/talk", "", bob...); got.status != 404 {
		t.Errorf("another's conversation ends: %d %s", got.status, got.text)
	}
	for _, question := range []string{"How many customers are from Germany?", "And from France?"} {
		got := s.send("POST", "/v1/ask", fmt.Sprintf(`{"question": %q, "conversation": "talk"}`, question), ann...)
		if got.status != 200 {
			t.Errorf("%s: %d %s", question, got.status, got.text)
		}
	}
	if got := s.send("POST", "/v1/ask", `{"question": "a", "conversation": "talk", "source": "attic"}`, ann...); got.status != 400 {
		t.Errorf("of another source: %d %s", got.status, got.text)
	}
	// One token's share of 16 is 2: of three that follow, the oldest end.
	for i := range 3 {
		if got := s.send("POST", "/v1/conversations", fmt.Sprintf(`{"id": "more%d"}`, i), ann...); got.status != 201 {
			t.Errorf("%d %s", got.status, got.text)
		}
	}
	for id, status := range map[string]int{"talk": 404, "more0": 404, "more1": 204, "more2": 204} {
		if got := s.send("DELETE", "/v1/conversations/"+id, "", ann...); got.status != status {
			t.Errorf("%s: %d, want %d", id, got.status, status)
		}
	}
}

// secret is the token of a name in tests.
func secret(name string) string { return name + "-0123456789abcdefghij" }

// token is one with rights to a source, all where none are named.
func token(name, source string, rights ...serve.Right) serve.Token {
	if rights == nil {
		rights = []serve.Right{serve.RightAsk, serve.RightQuery, serve.RightSchema, serve.RightFeedback}
	}
	return serve.Token{Name: name, Hash: sha256.Sum256([]byte(secret(name))), Sources: []string{source}, Rights: rights}
}

// Each token does what it may, and learns of nothing else.
func TestTokens(t *testing.T) {
	expired := token("eve", "*")
	expired.Expires = time.Now().Add(-time.Minute)
	s := start(t, func(o *serve.Options) {
		o.Tokens = []serve.Token{token("ann", "*"), token("bob", "attic", serve.RightAsk), token("dan", "shop", serve.RightSchema), expired}
	})
	as := func(name string) []string { return []string{"Authorization", "Bearer " + secret(name)} }
	for _, c := range []struct {
		what, method, path, body string
		headers                  []string
		status                   int
		says                     string
	}{
		{"no token", "POST", "/v1/ask", germany, nil, 401, "one token"},
		{"an unknown one", "POST", "/v1/ask", germany, as("mallory"), 401, "unknown token"},
		{"an empty one", "POST", "/v1/ask", germany, []string{"Authorization", "Bearer "}, 401, "unknown token"},
		{"a password", "POST", "/v1/ask", germany, []string{"Authorization", "Basic YW5uOmFubg=="}, 401, "no bearer"},
		{"the hash in its place", "POST", "/v1/ask", germany, []string{"Authorization", "Bearer " + serve.HashOf(secret("ann"))}, 401, "unknown token"},
		{"an expired one", "POST", "/v1/ask", germany, as("eve"), 401, "expired"},
		{"sources without one", "GET", "/v1/sources", "", nil, 401, ""},
		{"a model without one", "GET", "/v1/models/shop", "", nil, 401, ""},
		{"a source that it may not know", "POST", "/v1/ask", `{"question": "a", "source": "shop"}`, as("bob"), 404, `no source \"shop\"`},
		{"a right that it has not", "POST", "/v1/query", `{"sql": "SELECT 1"}`, as("bob"), 403, "no right to query"},
		{"a query for a question", "POST", "/v1/ask", `{"question": "SELECT count(*) FROM customer", "source": "attic"}`, as("bob"), 422, "not run where questions are asked"},
		{"nor of its source", "POST", "/v1/query", `{"sql": "SELECT 1", "source": "attic"}`, as("bob"), 403, "no right to query"},
		{"a schema", "GET", "/v1/sources/attic/schema", "", as("bob"), 403, "no right to schema"},
		{"a question", "POST", "/v1/ask", germany, as("dan"), 403, "no right to ask"},
		{"a chat", "POST", "/v1/chat/completions", `{"model": "shop", "messages": [{"role": "user", "content": "a"}]}`, as("dan"), 403, "no right to ask"},
		{"feedback", "POST", "/v1/feedback", `{"question": "a", "sql": "SELECT 1", "verdict": "bad"}`, as("bob"), 403, "no right to feedback"},
		{"its sources", "GET", "/v1/sources", "", as("bob"), 200, `[{"name":"attic","dialect":"sqlite","rights":["ask"]}]`},
		{"its models", "GET", "/v1/models", "", as("bob"), 200, `"data":[{"id":"attic"`},
		{"what a team taught", "GET", "/v1/sources/attic/knowledge", "", as("bob"), 403, "no right to schema"},
		{"of a source that it may not know", "GET", "/v1/sources/attic/knowledge", "", as("dan"), 404, `no source \"attic\"`},
		{"of its own", "GET", "/v1/sources/shop/knowledge", "", as("dan"), 200, `{"examples":[],"terms":[],"rules":[]}`},
		{"its own schema", "GET", "/v1/sources/shop/schema?format=names", "", as("dan"), 200, "customer"},
		{"its own source, which is meant", "POST", "/v1/ask", germany, as("bob"), 200, "Germany"},
		{"any name of the server", "GET", "/v1/sources", "", append(as("ann"), "Host", "db.example.com"), 200, "shop"},
		{"what is everybody's", "GET", "/openapi.json", "", nil, 200, "openapi"},
	} {
		got := s.send(c.method, c.path, c.body, c.headers...)
		if got.status != c.status || !strings.Contains(got.text, c.says) || c.status >= 400 && got.kind() == "" {
			t.Errorf("%s: %d %.300s, want %d %s", c.what, got.status, got.text, c.status, c.says)
		}
		if c.status == 401 && got.header.Get("WWW-Authenticate") == "" {
			t.Errorf("%s: no WWW-Authenticate", c.what)
		}
	}
	for _, name := range []string{"ann", "bob", "eve"} {
		if strings.Contains(s.logs.String(), secret(name)) {
			t.Errorf("the log has a token: %s", s.logs)
		}
	}
	// Two headers, of which a server before this one may have looked at the other.
	request, _ := http.NewRequest("GET", s.url+"/v1/sources", nil)
	request.Header["Authorization"] = []string{"Bearer " + secret("ann"), "Bearer " + secret("bob")}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	if response.StatusCode != 401 {
		t.Errorf("two tokens: %d", response.StatusCode)
	}
}

func TestReadTokens(t *testing.T) {
	folder := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	t.Setenv("ANNS_TOKEN", secret("ann"))
	t.Setenv("SHORT_TOKEN", "ann")
	held := file("held", secret("bob")+"\n")
	path := file("config.toml", fmt.Sprintf(`
rows = 5
[tokens.ann]
env = "ANNS_TOKEN"
sources = ["*"]
rights = ["ask", "query"]
expires = 2027-01-02T03:04:05Z
[tokens.bob]
file = %q
sources = ["shop"]
rights = ["feedback"]
expires = 2027-01-02
[tokens.dan]
hash = %q
sources = ["shop", "attic"]
rights = ["schema"]
`, held, serve.HashOf(secret("dan"))))
	all, warnings, err := serve.ReadTokens(path)
	if err != nil || len(all) != 3 || len(warnings) != 0 {
		t.Fatalf("%+v, %v, %v", all, warnings, err)
	}
	for i, name := range []string{"ann", "bob", "dan"} {
		if all[i].Name != name || all[i].Hash != sha256.Sum256([]byte(secret(name))) {
			t.Errorf("%+v", all[i])
		}
	}
	if !all[0].Expires.Equal(time.Date(2027, 1, 2, 3, 4, 5, 0, time.UTC)) || all[1].Expires.Year() != 2027 || !all[2].Expires.IsZero() {
		t.Errorf("they expire at %v, %v, %v", all[0].Expires, all[1].Expires, all[2].Expires)
	}
	os.Chmod(held, 0o644)
	if _, warnings, _ = serve.ReadTokens(path); len(warnings) != 1 {
		t.Errorf("others can read a token: %v", warnings)
	}
	for text, says := range map[string]string{
		"rights = ['ask']\nsources = ['*']":                                      "one of hash, file and env",
		"hash = 'x'\nenv = 'Y'\nrights = ['ask']\nsources = ['*']":               "one of hash, file and env",
		"hash = 'x'\nrights = ['ask']\nsources = ['*']":                          "64 hexadecimal digits",
		"env = 'NO_SUCH_TOKEN'\nrights = ['ask']\nsources = ['*']":               "no variable NO_SUCH_TOKEN",
		"env = 'SHORT_TOKEN'\nrights = ['ask']\nsources = ['*']":                 "shorter than 20",
		"env = 'ANNS_TOKEN'\nrights = ['ask']":                                   "no sources",
		"env = 'ANNS_TOKEN'\nsources = ['*']":                                    "no rights",
		"env = 'ANNS_TOKEN'\nrights = ['write']\nsources = ['*']":                `unknown right "write"`,
		"env = 'ANNS_TOKEN'\nrights = ['ask']\nsources = ['*']\nexpire = 1":      "did you mean expires?",
		"env = 'ANNS_TOKEN'\nrights = ['ask']\nsources = ['*']\nexpires = 'May'": "line 5",
		"file = '/nowhere'\nrights = ['ask']\nsources = ['*']":                   "/nowhere",
	} {
		if _, _, err := serve.ReadTokens(file("bad.toml", "[tokens.x]\n"+text)); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v, want %s", text, err, says)
		}
	}
}

// A verdict goes into the audit, and a right query to the verified examples.
// A file of examples that another process keeps locked takes no more of a server's time than an answer does.
func TestFeedbackOfALockedFile(t *testing.T) {
	kept := filepath.Join(t.TempDir(), "examples.jsonl")
	other, err := os.Create(kept)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	unlock, err := filelock.Wait(t.Context(), other)
	if err != nil {
		t.Fatal(err)
	}
	defer unlock()
	s := start(t, func(o *serve.Options) {
		o.Examples, o.AnswerTimeout = kept, time.Second
	})
	got := s.send("POST", "/v1/feedback", `{"question": "How many?", "sql": "SELECT count(*) FROM customer", "verdict": "good"}`)
	if got.status != 504 || got.kind() != "timeout" {
		t.Errorf("%d %s", got.status, got.text)
	}
}

func TestFeedback(t *testing.T) {
	kept, records := filepath.Join(t.TempDir(), "examples.jsonl"), filepath.Join(t.TempDir(), "audit.jsonl")
	log, err := audit.Open(t.Context(), records)
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	s := start(t, func(o *serve.Options) {
		o.Examples, o.Audit = kept, log
		o.Tokens = []serve.Token{token("ann", "*"), token("ida", "shop", serve.RightAsk, serve.RightFeedback)}
	})
	for _, c := range []struct {
		body   string
		status int
		says   string
	}{
		{`{"id": "Q1", "question": "How many customers?", "sql": "SELECT count(*) FROM customer", "verdict": "good"}`, 200, `{"added":true}`},
		{`{"id": "Q1", "question": "How many customers?", "sql": "SELECT count(*) FROM customer", "verdict": "good"}`, 200, `{"added":false}`},
		{`{"id": "Q2", "question": "Which albums?", "sql": "SELECT 1", "verdict": "bad"}`, 200, `{"added":false}`},
		{`{"id": "Q2", "question": "Which albums?", "sql": "SELECT 1", "verdict": "bad", "corrected": "SELECT title FROM album"}`, 200, `{"added":true}`},
		{`{"question": "Drop?", "sql": "DROP TABLE album", "verdict": "good"}`, 422, "refused"},
		{`{"question": "What?", "sql": "SELECT nothing FROM album", "verdict": "good"}`, 422, "no_answer"},
	} {
		if got := s.send("POST", "/v1/feedback", c.body, "Authorization", "Bearer "+secret("ann")); got.status != c.status || !strings.Contains(got.text, c.says) {
			t.Errorf("%s: %d %s", c.body, got.status, got.text)
		}
	}
	all, err := examples.Read(kept)
	if err != nil || len(all) != 2 || all[1].SQL != "SELECT title FROM album" || all[1].Who != "ann" {
		t.Errorf("%+v, %v", all, err)
	}
	// Without the right to query, a right query is one that was answered.
	if got := s.send("POST", "/v1/ask", germany, "Authorization", "Bearer "+secret("ida")); got.status != 200 {
		t.Fatal(got)
	} else {
		var answer struct{ SQL string }
		if err := json.Unmarshal([]byte(got.text), &answer); err != nil || answer.SQL == "" {
			t.Fatalf("%s, %v", got.text, err)
		}
		for _, c := range []struct {
			sql, corrected string
			status         int
		}{
			{answer.SQL, "", 200}, {answer.SQL + " ", "", 403}, {answer.SQL, "SELECT 1 / (SELECT count(*) FROM album)", 403},
			{"SELECT 1", answer.SQL, 200},
		} {
			o := serve.Opinion{Question: "Which are German?", SQL: c.sql, Verdict: "good", Corrected: c.corrected}
			if c.corrected != "" {
				o.Verdict = "bad"
			}
			body, _ := json.Marshal(o)
			if got := s.send("POST", "/v1/feedback", string(body), "Authorization", "Bearer "+secret("ida")); got.status != c.status {
				t.Errorf("%s: %d %s", body, got.status, got.text)
			}
		}
	}
	told, err := audit.Select(records, 1, 4)
	if err != nil || told[0].Outcome != "good" || told[1].Outcome != "bad" || told[0].User != "ann" || told[1].ID != "Q2" {
		t.Errorf("%+v, %v", told, err)
	}
}

// crowded is a server whose places are taken, and what it answered the first that came too late. release lets those in
// that wait, and has their answers.
func crowded(t *testing.T, change func(*serve.Options)) (s *server, refused reply, release func() []reply) {
	t.Helper()
	block := make(chan struct{})
	s = start(t, func(o *serve.Options) {
		if change != nil {
			change(o)
		}
		o.MaxConcurrent, o.MaxQueued, o.AnswerTimeout = 1, 1, 10*time.Minute
		inner := o.Sources[0].Open
		o.Sources[0].Open = func(ctx context.Context) (database.DB, error) { <-block; return inner(ctx) }
	})
	bearer := "Bearer " + secret("ann")
	answers := make([]reply, 2)
	var wg sync.WaitGroup
	for i := range answers {
		wg.Go(func() {
			for answers[i].status == 0 || answers[i].status == 429 { // where the probe below had taken the place
				answers[i] = s.send("POST", "/v1/ask", germany, "Authorization", bearer)
			}
		})
	}
	for deadline := time.Now().Add(time.Minute); refused.status == 0 && time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
		request, _ := http.NewRequestWithContext(ctx, "POST", s.url+"/v1/ask", strings.NewReader(germany))
		request.Header.Set("Content-Type", "application/json")
		request.Header.Set("Authorization", bearer)
		if response, err := http.DefaultClient.Do(request); err == nil {
			text, _ := io.ReadAll(response.Body)
			response.Body.Close()
			refused = reply{response.StatusCode, response.Header, string(text)}
		}
		cancel()
	}
	return s, refused, func() []reply {
		close(block)
		wg.Wait()
		return answers
	}
}

// Beyond those at work and those that wait, questions are sent away; nobody who waits is lost.
func TestBusy(t *testing.T) {
	s, refused, release := crowded(t, nil)
	if refused.status != 429 || refused.kind() != "busy" || refused.header.Get("Retry-After") == "" {
		t.Errorf("%d %v %s", refused.status, refused.header, refused.text)
	}
	if got := s.send("POST", "/v1/query", `{"sql": "SELECT 1", "source": "attic"}`); got.status != 200 { // which has a gate of its own
		t.Errorf("%d %s", got.status, got.text)
	}
	for _, got := range release() {
		if got.status != 200 {
			t.Errorf("who waited got %d %s", got.status, got.text)
		}
	}
}

// Where none may wait, a question is sent away while another is answered.
func TestNobodyWaits(t *testing.T) {
	block, began := make(chan struct{}), make(chan struct{})
	s := start(t, func(o *serve.Options) {
		o.MaxConcurrent, o.MaxQueued, o.AnswerTimeout = 1, -1, 2*time.Second
		inner := o.Sources[0].Open
		o.Sources[0].Open = func(ctx context.Context) (database.DB, error) {
			close(began)
			<-block
			return inner(ctx)
		}
	})
	first := make(chan reply)
	go func() { first <- s.send("POST", "/v1/ask", germany) }()
	select {
	case <-began:
	case got := <-first:
		t.Fatalf("the first is not answered: %d %s", got.status, got.text)
	}
	if got := s.send("POST", "/v1/ask", germany); got.status != 429 || got.kind() != "busy" {
		t.Errorf("%d %s", got.status, got.text)
	}
	close(block)
	<-first
}

// endless is a query that takes far longer than the tests.
const endless = `{"sql": "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 1e12) SELECT count(*) FROM n"}`

// A client that goes away ends its query, down to the database: the only place is free again.
func TestDisconnect(t *testing.T) {
	s := start(t, func(o *serve.Options) {
		o.MaxConcurrent, o.MaxQueued = 1, 1
		o.AnswerTimeout = 10 * time.Minute
		o.Asked.Limits.Timeout = 10 * time.Minute
	})
	ctx, cancel := context.WithCancel(t.Context())
	request, _ := http.NewRequestWithContext(ctx, "POST", s.url+"/v1/query", strings.NewReader(endless))
	request.Header.Set("Content-Type", "application/json")
	time.AfterFunc(300*time.Millisecond, cancel)
	if response, err := http.DefaultClient.Do(request); err == nil {
		t.Errorf("an endless query ended: %s", response.Status)
	}
	if got := s.send("POST", "/v1/query", `{"sql": "SELECT 1"}`); got.status != 200 {
		t.Errorf("%d %s", got.status, got.text)
	}
}

// The time for an answer bounds it.
func TestAnswerTime(t *testing.T) {
	s := start(t, func(o *serve.Options) { o.AnswerTimeout = 200 * time.Millisecond })
	if got := s.send("POST", "/v1/query", endless); got.status != 504 && got.status != 422 || got.kind() == "" {
		t.Errorf("%d %s", got.status, got.text)
	}
}

// A server that is asked to stop ends within its time, whatever is at work; who waits gets an answer.
func TestStop(t *testing.T) {
	t.Parallel() // it waits, as others do
	var begun <-chan struct{}
	s := start(t, func(o *serve.Options) {
		o.ShutdownTimeout, o.AnswerTimeout, o.Asked.Limits.Timeout = time.Second, 10*time.Minute, 10*time.Minute
		begun = begins(o)
	})
	halfOpen, err := net.Dial("tcp", strings.TrimPrefix(s.url, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer halfOpen.Close()
	fmt.Fprintf(halfOpen, "POST /v1/ask HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{")
	answer := make(chan reply, 1)
	go func() { answer <- s.send("POST", "/v1/query", endless) }() // after the half-open one, which is accepted before it
	<-begun
	start := time.Now()
	err = s.stop()
	if took := time.Since(start); err != nil || took > 8*time.Second { // twice a second and a loaded machine's delays
		t.Errorf("it took %v: %v", took, err)
	}
	if got := <-answer; got.status != 503 || got.kind() != "interrupted" || got.header.Get("Retry-After") == "" {
		t.Errorf("%d %s", got.status, got.text)
	}
}

// hostedEngine is one whose process ends when a test wants it to.
type hostedEngine struct {
	llm.Engine
	gone chan struct{}
}

func (e hostedEngine) Gone() <-chan struct{} { return e.gone }
func (e hostedEngine) Why() error {
	return &llm.LoadError{Path: "m.gguf", Err: errors.New("the host died"), Hint: "look at the GPU"}
}

// A server whose model's process is no more would answer nothing: it ends, so that it is started again.
func TestServerEndsWithItsModel(t *testing.T) {
	model := hostedEngine{gone: make(chan struct{})}
	s := start(t, func(o *serve.Options) { model.Engine = o.Engine; o.Engine = model })
	if got := s.send("POST", "/v1/ask", germany); got.status != 200 {
		t.Fatalf("%d %s", got.status, got.text)
	}
	close(model.gone)
	if err := <-s.done; !errors.As(err, new(*llm.LoadError)) {
		t.Errorf("the server ended with %v", err)
	}
}

func TestReady(t *testing.T) {
	away := true
	s := start(t, func(o *serve.Options) {
		o.Sources = o.Sources[:1]
		inner := o.Sources[0].Open
		o.Sources[0].Open = func(ctx context.Context) (database.DB, error) {
			if away {
				return nil, &database.Error{Kind: database.Unreachable, Message: "no route"}
			}
			return inner(ctx)
		}
	})
	for path, status := range map[string]int{"/healthz": 200, "/readyz": 503} {
		if got := s.send("GET", path, ""); got.status != status {
			t.Errorf("%s: %d %s", path, got.status, got.text)
		}
	}
	if got := s.send("POST", "/v1/ask", germany); got.status != 502 || got.kind() != "database" || !strings.Contains(got.text, "no route") {
		t.Errorf("%d %s", got.status, got.text)
	}
	others := start(t, func(o *serve.Options) {
		o.Tokens = []serve.Token{token("ann", "*")}
		o.Sources[0].Open = func(context.Context) (database.DB, error) {
			return nil, &database.Error{Kind: database.Unreachable, Message: "no route to 10.0.0.5"}
		}
	})
	if got := others.send("POST", "/v1/ask", germany, "Authorization", "Bearer "+secret("ann")); got.status != 502 || strings.Contains(got.text, "10.0.0.5") ||
		!strings.Contains(others.logs.String(), "10.0.0.5") {
		t.Errorf("where a database is stands in the log, and nowhere else: %d %s", got.status, got.text)
	}
	away = false
	if got := s.send("GET", "/readyz", ""); got.status != 200 {
		t.Errorf("the database is back: %d %s", got.status, got.text)
	}
	if got := s.send("POST", "/v1/ask", germany); got.status != 200 {
		t.Errorf("%d %s", got.status, got.text)
	}
}

// A source that does not answer hides no other, and is not tried where another is open.
func TestReadyBesideASilentSource(t *testing.T) {
	second := make(chan struct{})
	tried := 0
	s := start(t, func(o *serve.Options) {
		inner := o.Sources[1].Open
		o.Sources[0].Open = func(ctx context.Context) (database.DB, error) {
			if tried++; tried > 1 {
				t.Error("a source is tried though another is open")
			}
			<-ctx.Done()
			select {
			case <-second:
			default:
				t.Error("the second source is tried only when the first has had its time")
			}
			return nil, ctx.Err()
		}
		o.Sources[1].Open = func(ctx context.Context) (database.DB, error) {
			close(second)
			return inner(ctx)
		}
	})
	for range 2 {
		if got := s.send("GET", "/readyz", ""); got.status != 200 {
			t.Errorf("%d %s", got.status, got.text)
		}
	}
}

// defective is a model whose sessions panic.
type defective struct{ llm.Engine }

func (defective) NewSession(context.Context, llm.SessionOptions) (llm.Session, error) {
	panic("of the engine")
}

// A panic fails its question and gives back its place at the gate. Only the log has its stack.
func TestDefect(t *testing.T) {
	s := start(t, func(o *serve.Options) { o.Engine, o.MaxConcurrent, o.MaxQueued = defective{o.Engine}, 1, -1 })
	for _, body := range []string{germany, strings.TrimSuffix(germany, "}") + `, "votes": 3}`, germany} {
		got := s.send("POST", "/v1/ask", body)
		if got.status != http.StatusInternalServerError || got.kind() != "internal" || strings.Contains(got.text, "of the engine") {
			t.Errorf("%d %s", got.status, got.text)
		}
		id := got.header.Get("X-Request-Id")
		if log := s.logs.String(); !strings.Contains(log, "of the engine") || !strings.Contains(log, "serve_test.go") || !strings.Contains(log, id) {
			t.Errorf("no stack of %s in the log:\n%s", id, log)
		}
	}
}

// Why a request failed is in the log, in whatever form its client hears of it.
func TestFailuresAreLogged(t *testing.T) {
	s := start(t, func(o *serve.Options) { o.Engine = &script.Engine{Protocol: "skyrl"} }) // which has nothing to say
	chat := `{"model": "shop", "stream": true, "messages": [{"role": "user", "content": "How many?"}]}`
	for _, c := range []struct{ path, body, accept string }{
		{"/v1/ask", germany, "application/json"},
		{"/v1/ask", germany, "text/event-stream"},
		{"/v1/chat/completions", chat, "text/event-stream"},
	} {
		got := s.send("POST", c.path, c.body, "Accept", c.accept)
		told := fmt.Sprintf(`"request failed","request":%q,"status":500,"error":`, got.header.Get("X-Request-Id"))
		if log := s.logs.String(); !strings.Contains(got.text, `"error"`) || !strings.Contains(log, told) || !strings.Contains(log, script.ErrEnded.Error()) {
			t.Errorf("%s as %s: %d %s\nlog: %s", c.path, c.accept, got.status, got.text, log)
		}
	}
}

// The document has the routes, and the guide has them too.
func TestDocumented(t *testing.T) {
	var document struct {
		Paths map[string]map[string]any
	}
	if err := json.Unmarshal(serve.OpenAPI(), &document); err != nil {
		t.Fatal(err)
	}
	var paths []string
	for path, methods := range document.Paths {
		for method := range methods {
			paths = append(paths, strings.ToUpper(method)+" "+path)
		}
	}
	slices.Sort(paths)
	if routes := serve.Routes(); !slices.Equal(paths, routes) {
		t.Errorf("the document has\n%q\nthe server\n%q", paths, routes)
	}
	guide, err := os.ReadFile("../docs/serve.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, route := range paths {
		if !strings.Contains(string(guide), "`"+route+"`") {
			t.Errorf("docs/serve.md lacks %s", route)
		}
	}
	// References lead somewhere.
	for _, ref := range regexp.MustCompile(`"\$ref": *"#/([^"]+)"`).FindAllStringSubmatch(string(serve.OpenAPI()), -1) {
		var at any
		json.Unmarshal(serve.OpenAPI(), &at)
		for step := range strings.SplitSeq(ref[1], "/") {
			members, _ := at.(map[string]any)
			if at = members[step]; at == nil {
				t.Errorf("#/%s leads nowhere", ref[1])
				break
			}
		}
	}
}
