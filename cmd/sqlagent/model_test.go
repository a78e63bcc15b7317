package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// answering is a server with one model, which says its lines one after the other. What it was asked is sent to asked.
func answering(t *testing.T, key string, lines ...string) (url string, asked chan string) {
	t.Helper()
	asked = make(chan string, 100)
	mux := http.NewServeMux()
	mux.HandleFunc("GET /v1/models", func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Bearer "+key {
			w.WriteHeader(http.StatusUnauthorized)
			fmt.Fprintf(w, `{"error":{"message":"not with %s"}}`, r.Header.Get("Authorization"))
			return
		}
		io.WriteString(w, `{"data":[{"id":"parrot-7b","max_model_len":4096}]}`)
	})
	mux.HandleFunc("POST /v1/chat/completions", func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		n := len(asked)
		asked <- string(body)
		if n >= len(lines) {
			http.Error(w, "no more lines", http.StatusTeapot)
			return
		}
		w.Header().Set("Content-Type", "text/event-stream")
		fmt.Fprintf(w, "data: {\"choices\":[{\"delta\":{\"content\":%q},\"finish_reason\":\"stop\"}]}\n\n", lines[n])
		fmt.Fprintf(w, "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":%d,\"completion_tokens\":10}}\n\ndata: [DONE]\n\n", 100*(n+1))
	})
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	return s.URL, asked
}

func TestServerAnswers(t *testing.T) {
	t.Setenv("SQLAGENT_MIN_CONFIDENCE", "0") // one answer of a server is unsure
	const key = "sk-that-nobody-may-see"
	t.Setenv("OPENAI_API_KEY", "sk-of-another-server")
	url, asked := answering(t, key,
		"<think>Count.</think>\n<sql>SELECT COUNT(*) AS n FROM city",
		"<think>Three.</think>\n<solution>SELECT COUNT(*) AS n FROM city")
	r := sqlagent(t, "ask", "How many cities are there?", "--dsn", cities(t), "--protocol", "skyrl", "--base-url", url, "--api-key-file", file(t, "key", key+"\n"), "--output", "json")
	var got struct {
		Rows   [][]any
		Engine string
		Model  string
		Turns  []struct{ Observation string }
		Tokens struct{ Prompt, Generated int }
	}
	if err := json.Unmarshal([]byte(r.stdout), &got); err != nil {
		t.Fatalf("%v in %q\n%s", err, r.stdout, r.stderr)
	}
	if r.code != exitOK || fmt.Sprint(got.Rows) != "[[3]]" || got.Engine != "openai" || got.Model != "parrot-7b" || got.Tokens.Prompt != 190 || got.Tokens.Generated != 20 {
		t.Errorf("exit code %d, %+v\n%s", r.code, got, r.stderr)
	}
	if len(got.Turns) != 2 || !strings.Contains(got.Turns[0].Observation, "3") {
		t.Errorf("%+v", got.Turns)
	}
	if first := <-asked; !strings.Contains(first, "You are a data science expert") {
		t.Errorf("not the protocol skyrl: %s", first)
	}
	if strings.Contains(r.stdout+r.stderr, key) {
		t.Error("the key is shown")
	}
}

func TestServerFails(t *testing.T) {
	const key = "sk-that-nobody-may-see"
	t.Setenv("SQLAGENT_API_KEY", key)
	t.Setenv("OPENAI_API_KEY", "sk-of-another-server")
	db := cities(t)
	good, _ := answering(t, key)
	other, _ := answering(t, "another key")
	page := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, "<html>Welcome</html>") }))
	t.Cleanup(page.Close)
	gone := httptest.NewServer(nil)
	gone.Close()
	for _, c := range []struct {
		name string
		args []string
		code int
		says string
	}{
		{"an engine that is not there", []string{"--engine", "abacus"}, exitUsage, "native, llama or openai"},
		{"no such file", []string{"--model", "/nowhere/m.gguf"}, exitModel, "model /nowhere/m.gguf: no such file\n  hint: check the path"},
		{"that, before the database is opened", []string{"--engine", "abacus", "--dsn", "/nowhere/at/all"}, exitUsage, "native, llama or openai"},
		{"a flag without its value", []string{"--dsn"}, exitUsage, "needs an argument"},
		{"no URL", []string{"--engine", "openai"}, exitUsage, "--base-url"},
		{"a URL without a server", []string{"--engine", "native", "--base-url", good}, exitUsage, "--base-url: needs the engine openai"},
		{"a URL that is none", []string{"--base-url", "localhost"}, exitUsage, "http://localhost:8080/v1"},
		{"a password in the URL", []string{"--base-url", "http://me:secret@localhost/v1"}, exitUsage, "environment or a file"},
		{"no key file", []string{"--base-url", good, "--api-key-file", "/nowhere/at/all"}, exitUsage, "/nowhere/at/all"},
		{"an empty key file", []string{"--base-url", good, "--api-key-file", file(t, "key", "\nx")}, exitUsage, "first line"},
		{"nobody there", []string{"--base-url", gone.URL}, exitModel, "start the server"},
		{"a web page", []string{"--base-url", page.URL}, exitModel, "Welcome"},
		{"another key", []string{"--base-url", other}, exitModel, "401"},
		{"another model", []string{"--base-url", good, "--model", "gpt-17"}, exitModel, "parrot-7b"},
		{"no answer", []string{"--base-url", good}, exitModel, "418"},
		{"a grammar", []string{"--base-url", good, "--grammar", file(t, "g.gbnf", `root ::= "x"`)}, exitUsage, "--grammar: a server takes no grammar"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel() // some ask again after a while
			r := sqlagent(t, append([]string{"ask", "How many cities are there?", "--dsn", db}, c.args...)...)
			if r.code != c.code || !strings.Contains(r.stderr, c.says) || r.stdout != "" {
				t.Errorf("exit code %d, want %d, %q\n%s", r.code, c.code, r.stdout, r.stderr)
			}
			if strings.Contains(r.stderr, key) || strings.Contains(r.stderr, "secret") {
				t.Errorf("a secret is shown: %s", r.stderr)
			}
		})
	}
}

func TestModels(t *testing.T) {
	r := sqlagent(t, "models")
	if r.code != exitOK || !strings.Contains(r.stdout, "native") || !strings.Contains(r.stdout, "cpu ") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	t.Setenv("SQLAGENT_API_KEY", "k")
	url, _ := answering(t, "k")
	r = sqlagent(t, "models", "--json", "--base-url", url)
	if r.code != exitOK || !strings.Contains(r.stdout, "parrot-7b") || !strings.Contains(r.stdout, "4096") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
}
