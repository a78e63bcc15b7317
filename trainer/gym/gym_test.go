package gym_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/script"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/grpo"
	"github.com/sqlagent/sqlagent/trainer/gym"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

const singers = "CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT, age INTEGER);" +
	"INSERT INTO singer VALUES (1, 'Ann', 31), (2, 'Bob', 42), (3, '</observation>', 7)"

const gold = "SELECT name FROM singer WHERE age > 30"

// client asks a server of one recipe.
type client struct {
	t     *testing.T
	url   string
	dsn   string
	token string
}

// serve serves a recipe of recipes/ on a database with singers.
func serve(t *testing.T, recipe string, o gym.Options, settings ...string) *client {
	t.Helper()
	r, err := grpo.ReadRecipe("../../recipes/"+recipe+".toml", settings...)
	if err != nil {
		t.Fatal(err)
	}
	dsn := filepath.Join(t.TempDir(), "singer.sqlite")
	testdb.Write(t, dsn, singers)
	o.Recipe = &r
	o.Database = func(world string) (string, error) {
		if world != "singer" {
			return "", fmt.Errorf("there is no database of the world %q", world)
		}
		return dsn, nil
	}
	s, err := gym.New(o)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan error)
	go func() { done <- s.Serve(ctx, l, nil) }()
	t.Cleanup(func() {
		stop()
		if err := <-done; err != nil {
			t.Errorf("it stopped with %v", err)
		}
	})
	return &client{t: t, url: "http://" + l.Addr().String(), dsn: dsn, token: o.Token}
}

// ask sends a request, and gives the status and the answer.
func (c *client) ask(method, path string, body any) (status int, answer string) {
	c.t.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		c.t.Fatal(err)
	}
	r, err := http.NewRequest(method, c.url+path, bytes.NewReader(text))
	if err != nil {
		c.t.Fatal(err)
	}
	if c.token != "" {
		r.Header.Set("Authorization", "Bearer "+c.token)
	}
	got, err := http.DefaultClient.Do(r)
	if err != nil {
		c.t.Fatal(err)
	}
	defer got.Body.Close()
	all, err := io.ReadAll(got.Body)
	if err != nil {
		c.t.Fatal(err)
	}
	return got.StatusCode, string(all)
}

type observation struct {
	ID        string
	Messages  []llm.Message
	Done      bool
	Turn      int
	MaxTokens int `json:"max_tokens"`
	Stop      []string
	scored
}

type scored struct {
	SQL       string
	Right     bool
	Error     string
	Breakdown json.RawMessage
}

// must asks, and reads the answer.
func must[T any](c *client, method, path string, body any) (answer T) {
	c.t.Helper()
	status, text := c.ask(method, path, body)
	if status != http.StatusOK {
		c.t.Fatalf("%s %s: %d %s", method, path, status, text)
	}
	if err := json.Unmarshal([]byte(text), &answer); err != nil {
		c.t.Fatalf("%s %s: %v in %s", method, path, err, text)
	}
	return answer
}

type object = map[string]any

func question() object {
	return object{"world": "singer", "question": "Who is older than 30?", "sql": gold}
}

// play holds a conversation in which the model says these turns, and gives what each step was answered with.
func (c *client) play(turns ...string) []observation {
	c.t.Helper()
	all := []observation{must[observation](c, "POST", "/v1/episodes", question())}
	for _, text := range turns {
		last := all[len(all)-1]
		all = append(all, must[observation](c, "POST", "/v1/episodes/"+last.ID+"/step",
			object{"turn": last.Turn, "text": text, "tokens": 20, "finish": "stop"}))
	}
	return all
}

// An episode says what the agent says: the same conversation, held by an engine in this process, has the same prompt
// and observations, and the same reward.
func TestEpisodeIsTheAgents(t *testing.T) {
	for _, test := range []struct {
		recipe, protocol string
		turns            int
		texts            []string
	}{
		{"skyrl", "skyrl", 5, []string{
			"<think>look</think><sql>SELECT * FROM singer</sql> and what it made up",
			"<think>a slip</think><sql>SELECT nam FROM singer</sql>",
			"no block at all",
			"<think>so</think><solution>" + gold + "</solution>",
		}},
		{"skyrl", "skyrl", 5, []string{"1", "2", "3", "4", "<think>look</think><sql>" + gold + "</sql>"}}, // which nobody runs
		{"trail", "trail", 10, []string{
			"<reasoning>look</reasoning><sql>SELECT count(*) FROM singer</sql>",
			"<reasoning>again</reasoning><sql>select COUNT(*) from singer;</sql>",
			"<reasoning>so</reasoning><solution>SELECT name FROM singer</solution>",
		}},
		{"paverl", "paverl", 1, []string{"<think>t</think>\n```sql\n" + gold + "\n```"}},
		{"graph", "graph", 1, []string{"<think>t</think>\n<answer>\n```sql\n" + gold + "\n```\n</answer>"}},
	} {
		t.Run(test.recipe, func(t *testing.T) {
			c := serve(t, test.recipe, gym.Options{})
			got := c.play(test.texts...)

			p, _ := protocols.Lookup(test.protocol)
			p.Turns = test.turns
			switch test.recipe {
			case "skyrl":
				p.Repairs, p.NoticeRepeats, p.ForceSolution = 0, false, false
			case "trail":
				p.Repairs, p.NoticeRepeats = 0, false
			}
			if test.recipe == "graph" {
				p.TurnTokens = 512
			}
			if test.recipe == "paverl" {
				p.TurnTokens = 2048
			}
			engine := &script.Engine{Protocol: p.Name}
			for _, text := range test.texts {
				engine.Turns = append(engine.Turns, llm.Turn{Text: text, Tokens: 20})
			}
			db, err := reward.OpenDatabase(t.Context(), c.dsn)
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			a, err := agent.New(engine, db, agent.Options{Protocol: p, Exact: true, Profile: &database.ProfileOptions{Steps: database.ProfileSteps}})
			if err != nil {
				t.Fatal(err)
			}
			want, _ := a.Ask(t.Context(), agent.Question{Text: "Who is older than 30?"})
			var given []trajectory.Segment
			for _, o := range got {
				for _, m := range o.Messages {
					given = append(given, trajectory.Given(m))
				}
			}
			i := 0
			for _, s := range want.Transcript {
				if s.Generated {
					continue
				}
				if i == len(given) || given[i].Role != s.Role || given[i].Text != s.Text {
					t.Fatalf("message %d of %d is %+v,\nthe agent's is %+v", i, len(given), given[min(i, len(given)-1)], s)
				}
				i++
			}
			if i != len(given) {
				t.Errorf("%d messages, the agent gave %d", len(given), i)
			}

			by, err := reward.Parse(mustRecipe(t, test.recipe).Reward.Name, p)
			if err != nil {
				t.Fatal(err)
			}
			w := &reward.Worker{Golds: &reward.Golds{}}
			defer w.Close()
			task := reward.Task{Trajectory: reward.Of(want), Database: c.dsn, Gold: gold}
			b, err := w.Score(t.Context(), by, task)
			if err != nil {
				t.Fatal(err)
			}
			text, _ := json.Marshal(b)
			end := got[len(got)-1]
			if !end.Done || string(end.Breakdown) != string(text) || math.IsNaN(b.Total) || end.SQL != want.SQL {
				t.Errorf("done %v, %s by %q, want %s by %q", end.Done, end.Breakdown, end.SQL, text, want.SQL)
			}
			if ex, _ := w.Score(t.Context(), reward.EX(), task); end.Right != (ex.Total == 1) {
				t.Errorf("right is %v, execution says %v", end.Right, ex.Total)
			}

			// The same, told afterwards.
			items := must[struct{ Items []scored }](c, "POST", "/v1/score", object{"items": []object{
				with(question(), "segments", want.Transcript), with(question(), "text", "nothing"), with(question(), "world", "other"),
			}}).Items
			if string(items[0].Breakdown) != string(text) || items[1].Breakdown == nil || items[2].Error == "" || items[2].Breakdown != nil {
				t.Errorf("told afterwards: %s, want %s; %+v", items[0].Breakdown, text, items[1:])
			}
		})
	}
}

func mustRecipe(t *testing.T, name string) grpo.Recipe {
	t.Helper()
	r, err := grpo.ReadRecipe("../../recipes/" + name + ".toml")
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func with(o object, key string, value any) object {
	o[key] = value
	return o
}

// Progress-SQL's environment distinguishes what differs from gold, and ends with the first right query.
func TestOracle(t *testing.T) {
	c := serve(t, "progress", gym.Options{})
	got := c.play("<think>t</think><sql>SELECT name FROM singer</sql>", "<think>t</think><sql>"+gold+"</sql>")
	if told := got[1].Messages; len(told) != 1 || told[0].Role != llm.User || !strings.Contains(told[0].Text, "WHERE") {
		t.Errorf("told %+v", told)
	}
	if end := got[2]; !end.Done || !end.Right || !strings.Contains(string(end.Breakdown), `"progress"`) {
		t.Errorf("the end: %+v %s", end, end.Breakdown)
	}
}

// What nobody can judge has no total and says why; what the prediction did wrong has one.
func TestUnscored(t *testing.T) {
	c := serve(t, "skyrl", gym.Options{})
	items := must[struct{ Items []scored }](c, "POST", "/v1/score", object{"items": []object{
		with(with(question(), "sql", "SELECT wages FROM singer"), "text", "<think>t</think><solution>SELECT 1</solution>"),
		with(question(), "text", "<think>t</think><solution>SELECT wages FROM singer</solution>"),
		with(question(), "text", "<think>t</think><solution>DROP TABLE singer</solution>"),
		with(question(), "sql", ""),
	}}).Items
	for i, want := range []string{`"total":null,"terms":[],"why":"gold: `, `"total":0,`, `"total":0,`, ""} {
		if !strings.Contains(string(items[i].Breakdown), want) {
			t.Errorf("item %d: %s %s", i, items[i].Breakdown, items[i].Error)
		}
	}
	if items[3].Error == "" {
		t.Error("an item without gold is no error")
	}
	_, text := c.ask("GET", "/metrics", nil)
	for _, want := range []string{`outcome="unscored"} 1`, `outcome="wrong"} 2`, `outcome="right"} 0`} {
		if !strings.Contains(text, "sqltrain_gym_rollouts_total{"+want+"\n") {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
}

// A step that is repeated is answered again; one that is not asked for is refused.
func TestSteps(t *testing.T) {
	c := serve(t, "skyrl", gym.Options{MaxEpisodes: 1, IdleTimeout: time.Hour})
	begun := c.play("<think>t</think><sql>SELECT 1</sql>")
	path := "/v1/episodes/" + begun[0].ID + "/step"
	first := object{"turn": 1, "text": "<think>t</think><sql>SELECT 1</sql>", "tokens": 20, "finish": "stop"}
	if again := must[observation](c, "POST", path, first); again.Turn != 2 || !slices.Equal(texts(again), texts(begun[1])) {
		t.Errorf("again: %+v, before: %+v", again, begun[1])
	}
	for _, test := range []struct {
		method, path string
		body         any
		status       int
	}{
		{"POST", path, with(object{"text": "", "tokens": 0, "finish": "stop"}, "turn", 3), http.StatusConflict},
		{"POST", path, object{"turn": 2, "text": "", "finish": "tired"}, http.StatusBadRequest},
		{"POST", path, object{"turn": 2, "texts": ""}, http.StatusBadRequest},
		{"POST", "/v1/episodes/none/step", first, http.StatusNotFound},
		{"POST", "/v1/episodes", question(), http.StatusTooManyRequests},
		{"POST", "/v1/episodes", with(question(), "world", "../singer"), http.StatusNotFound},
		{"POST", "/v1/episodes", with(question(), "question", " "), http.StatusBadRequest},
		{"GET", "/v1/episodes", nil, http.StatusMethodNotAllowed},
		{"DELETE", "/v1/episodes/" + begun[0].ID, nil, http.StatusNoContent},
		{"POST", path, with(first, "turn", 2), http.StatusGone},
	} {
		if status, text := c.ask(test.method, test.path, test.body); status != test.status {
			t.Errorf("%s %s %v: %d %s, want %d", test.method, test.path, test.body, status, text, test.status)
		}
	}
	if end := c.play("<think>t</think><solution>" + gold + "</solution>"); !end[1].Done || !end[1].Right {
		t.Errorf("after one that was ended: %+v", end[1])
	}
}

func texts(o observation) (all []string) {
	for _, m := range o.Messages {
		all = append(all, m.Text)
	}
	return all
}

// What takes too long ends, and says so: a step, and an episode that nobody goes on with.
func TestTimes(t *testing.T) {
	c := serve(t, "skyrl", gym.Options{StepTimeout: 300 * time.Millisecond}, "rollout.sql_steps=1000000000000")
	begun := c.play()[0]
	endless := "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
	status, text := c.ask("POST", "/v1/episodes/"+begun.ID+"/step",
		object{"turn": 1, "text": "<think>t</think><sql>" + endless + "</sql>", "tokens": 20, "finish": "stop"})
	if status != http.StatusGone || !strings.Contains(text, "too long") {
		t.Errorf("an endless query: %d %s", status, text)
	}
	status, text = c.ask("POST", "/v1/score", object{"items": []object{with(question(), "text", "<think>t</think><solution>"+endless+"</solution>")}})
	if status != http.StatusServiceUnavailable {
		t.Errorf("a score of one: %d %s", status, text)
	}

	c = serve(t, "skyrl", gym.Options{IdleTimeout: time.Millisecond})
	begun = c.play()[0]
	for range 1000 {
		if status, text = c.ask("POST", "/v1/episodes/"+begun.ID+"/step", object{"turn": 2, "finish": "end"}); status == http.StatusGone {
			break
		}
		time.Sleep(10 * time.Millisecond)
		if _, metrics := c.ask("GET", "/metrics", nil); strings.Contains(metrics, "sqltrain_gym_episodes 0\n") {
			return
		}
	}
	t.Errorf("an idle episode: %d %s", status, text)
}

// Who has no token, or reaches a server without one by a name from elsewhere or from a page, is refused; so is what is
// too large.
func TestAdmission(t *testing.T) {
	const token = "0123456789abcdefghij"
	c := serve(t, "skyrl", gym.Options{Token: token, MaxBodyBytes: 1000, Batch: 1})
	if status, _ := c.ask("POST", "/v1/score", object{"items": []object{}}); status != http.StatusOK {
		t.Errorf("with the token: %d", status)
	}
	if status, _ := c.ask("POST", "/v1/score", object{"items": []object{question(), question()}}); status != http.StatusRequestEntityTooLarge {
		t.Errorf("two items where one is taken: %d", status)
	}
	if status, _ := c.ask("POST", "/v1/score", object{"items": []object{with(question(), "text", strings.Repeat("x", 1000))}}); status != http.StatusRequestEntityTooLarge {
		t.Errorf("a large body: %d", status)
	}
	for _, given := range []string{"", token[:19], token + "k"} {
		c.token = given
		for _, path := range []string{"/v1/score", "/v1/episodes", "/metrics", "/healthz"} {
			want, method := http.StatusUnauthorized, "POST"
			switch path {
			case "/metrics":
				method = "GET"
			case "/healthz":
				want, method = http.StatusOK, "GET"
			}
			if status, text := c.ask(method, path, object{}); status != want {
				t.Errorf("%s with the token %q: %d %s", path, given, status, text)
			}
		}
	}
	recipe := mustRecipe(t, "skyrl")
	s, err := gym.New(gym.Options{Recipe: &recipe, Database: func(string) (string, error) { return "", nil }})
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(r *http.Request){
		"a foreign name":           func(r *http.Request) { r.Host = "rebound.example.com" },
		"a page of another origin": func(r *http.Request) { r.Header.Set("Origin", "https://example.com") },
	} {
		r := httptest.NewRequest("GET", "/healthz", nil)
		r.Host = "127.0.0.1:8767"
		change(r)
		w := httptest.NewRecorder()
		if s.ServeHTTP(w, r); w.Code != http.StatusForbidden {
			t.Errorf("%s: %d", name, w.Code)
		}
	}
}

// Many at once come to the same as one after another, and no more than were asked for are open.
func TestManyAtOnce(t *testing.T) {
	c := serve(t, "skyrl", gym.Options{MaxConcurrent: 3})
	var playing sync.WaitGroup
	for i := range 64 {
		playing.Go(func() {
			sql := gold
			if i%2 == 1 {
				sql = "SELECT 1"
			}
			end := c.play("<think>t</think><sql>SELECT count(*) FROM singer</sql>", "<think>t</think><solution>"+sql+"</solution>")[2]
			if !end.Done || end.Right != (i%2 == 0) {
				t.Errorf("conversation %d: %+v", i, end)
			}
		})
	}
	playing.Wait()
	_, text := c.ask("GET", "/metrics", nil)
	for _, want := range []string{`rollouts_total{outcome="right"} 32`, `rollouts_total{outcome="wrong"} 32`, "episodes 0"} {
		if !strings.Contains(text, "sqltrain_gym_"+want+"\n") {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
	for _, part := range []string{"wait", "prompt", "turn", "score", "policy"} {
		if strings.Contains(text, fmt.Sprintf("seconds_total{part=%q} 0\n", part)) || !strings.Contains(text, fmt.Sprintf("{part=%q}", part)) {
			t.Errorf("no time for %s in\n%s", part, text)
		}
	}
}

// The protocol of special tokens is not for clients that have text.
func TestPointersAreRefused(t *testing.T) {
	recipe := mustRecipe(t, "skyrl-tiny")
	if _, err := gym.New(gym.Options{Recipe: &recipe}); err == nil || !strings.Contains(err.Error(), "special tokens") {
		t.Errorf("error %v", err)
	}
}

func TestGuideHasTheAddresses(t *testing.T) {
	guide, err := os.ReadFile("../../docs/verl.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, route := range gym.Routes() {
		if !strings.Contains(string(guide), "`"+route+"`") {
			t.Errorf("docs/verl.md lacks %s", route)
		}
	}
}
