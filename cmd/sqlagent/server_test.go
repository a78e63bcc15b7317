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

// chats is a server of OpenAI's chat completions whose answers are the given ones, each the next; the last again and
// again. asked is how often it was.
func chats(t *testing.T, answers ...string) (url string, asked *int) {
	asked = new(int)
	mux := http.NewServeMux()
	mux.HandleFunc("GET /v1/models", func(w http.ResponseWriter, r *http.Request) { io.WriteString(w, `{"data":[{"id":"local-7b"}]}`) })
	mux.HandleFunc("POST /v1/chat/completions", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		io.WriteString(w, answers[min(*asked, len(answers)-1)])
		*asked++
	})
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	return s.URL, asked
}

// whole is an answer that is no stream; message is JSON.
func whole(message, finish string) string {
	return fmt.Sprintf(`{"choices":[{"index":0,"message":%s,"finish_reason":%q}]}`, message, finish)
}

func content(text string) string {
	quoted, _ := json.Marshal(text)
	return fmt.Sprintf(`{"role":"assistant","content":%s}`, quoted)
}

// What servers' models write in other forms than the protocol's is read, over the wire.
func TestServersForms(t *testing.T) {
	t.Setenv("SQLAGENT_MIN_CONFIDENCE", "0") // one answer of a server is unsure
	db := cities(t)
	const sql = "SELECT COUNT(*) AS n FROM city WHERE id < 9"
	for name, answers := range map[string][]string{
		"parts":     {whole(`{"content":[{"type":"text","text":"<solution>"},{"type":"text","text":"`+sql+`</solution>"}]}`, "stop")},
		"entities":  {whole(content("<solution>"+strings.ReplaceAll(sql, "<", "&lt;")+"</solution>"), "stop")},
		"capitals":  {whole(content("<SOLUTION>"+sql+"</SOLUTION>\n<OBSERVATION>n\n3"), "stop")},
		"Markdown":  {whole(content("Two drafts.\n```sql\nSELECT 2\n```\nBetter:\n```sql\n"+sql+"\n```\nDone."), "stop")},
		"in a tag":  {whole(content("<solution>So:\n```sql\n"+sql+"\n```\n</solution>"), "stop")},
		"a call":    {whole(`{"content":null,"tool_calls":[{"id":"1","type":"function","function":{"name":"sql","arguments":"{\"query\":\"SELECT 1\"}"}}]}`, "tool_calls"), whole(content("<solution>"+sql+"</solution>"), "stop")},
		"all calls": {whole(`{"content":"","tool_calls":[{"id":"1","type":"function","function":{"name":"solution","arguments":"{\"sql\":\"`+sql+`\"}"}}]}`, "tool_calls")},
	} {
		url, _ := chats(t, answers...)
		r := sqlagent(t, "ask", "How many cities are there?", "--dsn", db, "--base-url", url, "--output", "csv")
		if r.code != exitOK || r.stdout != "n\n3\n" {
			t.Errorf("%s: exit code %d, stdout %q\n%s", name, r.code, r.stdout, r.stderr)
		}
	}
}

// Reasoning that took all tokens is reported as that, whether the server counts them or not.
func TestServerThinksToTheEnd(t *testing.T) {
	const thoughts = `{"content":"","reasoning_content":"First I need to see which tables there are, and what stands in them."}`
	for name, c := range map[string]struct{ answer, tokens string }{
		"not counted":             {whole(thoughts, "length"), "3000"},
		"counted":                 {strings.Replace(whole(thoughts, "length"), `}]}`, `}],"usage":{"prompt_tokens":900,"completion_tokens":3000}}`, 1), "3000"},
		"by the server's own cap": {strings.Replace(whole(thoughts, "length"), `}]}`, `}],"usage":{"prompt_tokens":900,"completion_tokens":512}}`, 1), "512"},
	} {
		url, asked := chats(t, c.answer)
		r := sqlagent(t, "ask", "How many cities are there?", "--dsn", cities(t), "--base-url", url)
		if r.code != exitNoAnswer || !strings.Contains(r.stderr, "the model thought for all of its "+c.tokens+" tokens and wrote nothing") ||
			!strings.Contains(r.stderr, "hint: turn off its reasoning") || strings.Contains(r.stderr, "context is full") || *asked > 2 {
			t.Errorf("%s: exit code %d after %d requests\n%s", name, r.code, *asked, r.stderr)
		}
	}
	url, _ := chats(t, whole(thoughts, "length"))
	if r := sqlagent(t, "ask", "How many cities are there?", "--dsn", cities(t), "--base-url", url, "--turn-tokens", "40"); !strings.Contains(r.stderr, "all of its 40 tokens") {
		t.Errorf("allowed otherwise: %s", r.stderr)
	}
}
