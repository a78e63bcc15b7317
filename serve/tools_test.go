package serve_test

import (
	"context"
	"crypto/sha256"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/sqlagent/sqlagent/serve"
)

// bearer sends a token with each request.
type bearer string

func (b bearer) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	if b != "" {
		r.Header.Set("Authorization", "Bearer "+string(b))
	}
	return http.DefaultTransport.RoundTrip(r)
}

func toolClient(ctx context.Context, url, token string) (*sdk.ClientSession, error) {
	c := sdk.NewClient(&sdk.Implementation{Name: "test-client", Version: "1"}, nil)
	return c.Connect(ctx, &sdk.StreamableClientTransport{Endpoint: url, HTTPClient: &http.Client{Transport: bearer(token)}}, nil)
}

// A token's holder has the tools that its rights allow, over its sources, and no other's sessions.
func TestToolsOfTokens(t *testing.T) {
	const ann, bob = "ann-0123456789abcdefghij", "bob-0123456789abcdefghij"
	url := start(t, func(o *serve.Options) {
		o.Version = "1.2.3"
		o.Tokens = []serve.Token{
			{Name: "ann", Hash: sha256.Sum256([]byte(ann)), Sources: []string{"*"}, Rights: []serve.Right{serve.RightAsk, serve.RightQuery, serve.RightSchema}},
			{Name: "bob", Hash: sha256.Sum256([]byte(bob)), Sources: []string{"attic"}, Rights: []serve.Right{serve.RightSchema}},
		}
	}).url + "/mcp"
	if _, err := toolClient(t.Context(), url, "nobody"); err == nil {
		t.Error("an unknown token is let in")
	}
	names := func(s *sdk.ClientSession) (all string) {
		listed, err := s.ListTools(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, tool := range listed.Tools {
			all += tool.Name + " "
		}
		return all
	}
	a, err := toolClient(t.Context(), url, ann)
	if err != nil {
		t.Fatal(err)
	}
	defer a.Close()
	b, err := toolClient(t.Context(), url, bob)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	if names(a) != "ask query search_schema " || names(b) != "search_schema " {
		t.Errorf("ann has %s, bob %s", names(a), names(b))
	}
	for _, c := range []struct {
		who       *sdk.ClientSession
		tool      string
		arguments map[string]any
		says      string
		fails     bool
	}{
		{a, "ask", map[string]any{"question": "How many albums are there?", "source": "shop"}, `"rows":[[208]]`, false},
		{a, "query", map[string]any{"sql": "SELECT count(*) FROM album", "source": "attic"}, `"rows":[[208]]`, false},
		{a, "query", map[string]any{"sql": "DELETE FROM album", "source": "attic"}, "error: refused", true},
		{a, "query", map[string]any{"sql": "SELECT 1", "source": "cellar"}, "source", true},
		{b, "search_schema", map[string]any{"words": "albums", "max_tables": 1}, `"name":"album"`, false},
		{b, "search_schema", map[string]any{"words": "albums", "source": "shop"}, "source", true},
	} {
		r, err := c.who.CallTool(t.Context(), &sdk.CallToolParams{Name: c.tool, Arguments: c.arguments})
		if err != nil {
			t.Fatal(err)
		}
		if text := r.Content[0].(*sdk.TextContent).Text; !strings.Contains(text, c.says) || r.IsError != c.fails {
			t.Errorf("%s %v: %s", c.tool, c.arguments, text)
		}
	}
	if _, err := b.CallTool(t.Context(), &sdk.CallToolParams{Name: "query", Arguments: map[string]any{"sql": "SELECT 1"}}); err == nil {
		t.Error("bob runs queries")
	}

	// Bob sends the id of a session of ann's.
	post := func(token, session, body string) *http.Response {
		r, err := http.NewRequest("POST", url, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Accept", "application/json, text/event-stream")
		if session != "" {
			r.Header.Set("Mcp-Session-Id", session)
		}
		got, err := (&http.Client{Transport: bearer(token)}).Do(r)
		if err != nil {
			t.Fatal(err)
		}
		got.Body.Close()
		return got
	}
	session := post(ann, "", `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}`).Header.Get("Mcp-Session-Id")
	post(ann, session, `{"jsonrpc":"2.0","method":"notifications/initialized"}`)
	for token, status := range map[string]int{ann: http.StatusOK, bob: http.StatusForbidden} {
		if got := post(token, session, `{"jsonrpc":"2.0","id":9,"method":"tools/list"}`); session == "" || got.StatusCode != status {
			t.Errorf("session %q with the token of %.3s: %d", session, token, got.StatusCode)
		}
	}
}

const hello = `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}`

// toolCall sends a message to /mcp, in a session or in none.
func (s *server) toolCall(name, session, body string) reply {
	return s.send("POST", "/mcp", body, "Authorization", "Bearer "+secret(name), "Accept", "application/json, text/event-stream", "Mcp-Session-Id", session)
}

// A token has so many sessions at the same time and no more, whatever others have.
func TestToolSessionsAreBounded(t *testing.T) {
	s := start(t, func(o *serve.Options) {
		o.Tokens = []serve.Token{token("ann", "*"), token("bob", "*")}
		o.MaxToolSessions, o.ToolIdleTimeout = 2, time.Hour
	})
	var open, refused atomic.Int32
	var ids sync.Map
	var wg sync.WaitGroup
	begin := func() {
		switch got := s.toolCall("ann", "", hello); {
		case got.status == 200:
			open.Add(1)
			ids.Store(got.header.Get("Mcp-Session-Id"), true)
		case got.status == 429 && got.header.Get("Retry-After") != "" && strings.Contains(got.text, `"code":-32000`):
			refused.Add(1)
		default:
			t.Errorf("%d %v %s", got.status, got.header, got.text)
		}
	}
	for range 40 {
		wg.Go(begin)
	}
	wg.Wait()
	for range 2 { // one that begins may count twice until it has begun
		begin()
	}
	if open.Load() != 2 || refused.Load() != 40 {
		t.Errorf("%d sessions are open, %d are refused", open.Load(), refused.Load())
	}
	b, err := toolClient(t.Context(), s.url+"/mcp", secret("bob"))
	if err != nil {
		t.Fatalf("another token: %v", err)
	}
	if err := b.Close(); err != nil {
		t.Error(err)
	}
	// When a client ends one, there is room again.
	ids.Range(func(id, _ any) bool {
		if got := s.send("DELETE", "/mcp", "", "Authorization", "Bearer "+secret("ann"), "Mcp-Session-Id", id.(string)); got.status != 204 {
			t.Errorf("ending a session: %d %s", got.status, got.text)
		}
		return false
	})
	for i, want := range []int{200, 429} {
		if got := s.toolCall("ann", "", hello); got.status != want {
			t.Errorf("session %d after one that was ended: %d %s", i, got.status, got.text)
		}
	}
}

// Sessions that nobody uses end, and make room.
func TestIdleToolSessionsEnd(t *testing.T) {
	t.Parallel() // it waits, as others do
	s := start(t, func(o *serve.Options) {
		o.Tokens = []serve.Token{token("ann", "*")}
		o.MaxToolSessions, o.ToolIdleTimeout = 1, time.Second
	})
	first := s.toolCall("ann", "", hello)
	if first.status != 200 {
		t.Fatalf("%d %s", first.status, first.text)
	}
	next := s.toolCall("ann", "", hello)
	for deadline := time.Now().Add(time.Minute); next.status != 200 && time.Now().Before(deadline); next = s.toolCall("ann", "", hello) {
		time.Sleep(50 * time.Millisecond)
	}
	if next.status != 200 {
		t.Fatalf("an idle session does not end: %d %s", next.status, next.text)
	}
	if got := s.toolCall("ann", first.header.Get("Mcp-Session-Id"), `{"jsonrpc":"2.0","id":9,"method":"tools/list"}`); got.status != 404 {
		t.Errorf("a session that was idle: %d %s", got.status, got.text)
	}
}

// To read the knowledge again ends no session where there are no tokens, before or after.
func TestToolSessionsOutliveReload(t *testing.T) {
	server := start(t, nil)
	s, err := toolClient(t.Context(), server.url+"/mcp", "")
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := server.Reload(nil, nil); err != nil {
		t.Fatal(err)
	}
	soon, cancel := context.WithTimeout(t.Context(), 20*time.Second) // a client of a session that is no more may wait
	defer cancel()
	if _, err := s.ListTools(soon, nil); err != nil {
		t.Error(err)
	}
	if err := server.Reload([]serve.Token{token("ann", "*")}, nil); err != nil {
		t.Fatal(err)
	}
	if _, err := s.ListTools(soon, nil); err == nil {
		t.Error("there are tokens now, and a session goes on without one")
	}
}

// A server that stops waits neither for clients that stay connected, nor for ever for their queries.
func TestToolsStop(t *testing.T) {
	t.Parallel() // it waits, as others do
	for _, c := range []struct {
		busy          bool
		within, limit time.Duration
	}{{false, 8 * time.Second, 5 * time.Second}, {true, time.Second, 12 * time.Second}} {
		var begun <-chan struct{}
		server := start(t, func(o *serve.Options) { o.ShutdownTimeout, begun = c.within, begins(o) })
		s, err := toolClient(t.Context(), server.url+"/mcp", "")
		if err != nil {
			t.Fatal(err)
		}
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			if c.busy {
				s.CallTool(context.Background(), &sdk.CallToolParams{Name: "query", Arguments: map[string]any{"source": "shop",
					"sql": "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 1e15) SELECT max(i) FROM n"}})
			}
		}()
		if c.busy {
			<-begun
		}
		start := time.Now()
		if err := server.stop(); err != nil {
			t.Errorf("busy %v: %v", c.busy, err)
		}
		if took := time.Since(start); took > c.limit {
			t.Errorf("busy %v: it took %v", c.busy, took)
		}
		go s.Close()
		<-ended
	}
}
