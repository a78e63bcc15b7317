package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// served is `sqlagent mcp` in a process of its own.
type served struct {
	*exec.Cmd
	in  io.WriteCloser
	out io.Reader
	mu  sync.Mutex
	log bytes.Buffer // what it wrote to stdout
}

func (s *served) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.log.Write(p)
}

func startMCP(t *testing.T, args ...string) *served {
	t.Helper()
	s := &served{Cmd: exec.Command(binary, append([]string{"mcp", "--votes", "1"}, args...)...)} // votes are not MCP's
	var err error
	if s.in, err = s.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := s.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	s.out = io.TeeReader(out, s)
	s.Stderr = t.Output()
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Process.Kill(); s.Wait() })
	return s
}

// client connects the protocol's official client.
func client(t *testing.T, over sdk.Transport) *sdk.ClientSession {
	t.Helper()
	s, err := sdk.NewClient(&sdk.Implementation{Name: "test-client", Version: "1"}, nil).Connect(t.Context(), over, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// ends waits for the end of a process, and its exit code.
func ends(t *testing.T, s *served) int {
	t.Helper()
	done := make(chan int, 1)
	go func() { s.Wait(); done <- s.ProcessState.ExitCode() }()
	select {
	case code := <-done:
		return code
	case <-time.After(time.Minute):
		t.Fatal("the process does not end")
	}
	return 0
}

// The official client asks through the standard input and output of a process, which ends when they are closed.
func TestMCP(t *testing.T) {
	s := startMCP(t, "--timeout", "30m") // longer than ends waits: no limit ends what a signal does not
	in := &told{WriteCloser: s.in, written: make(chan struct{})}
	c := client(t, &sdk.IOTransport{Reader: io.NopCloser(s.out), Writer: in})
	for _, call := range []struct {
		tool      string
		arguments map[string]any
		says      string
		fails     bool
	}{
		{"ask", map[string]any{"question": "How many albums are there?"}, `"rows":[[208]]`, false},
		{"query", map[string]any{"sql": "SELECT count(*) FROM album"}, `"rows":[[208]]`, false},
		{"query", map[string]any{"sql": "DELETE FROM album"}, "error: refused", true},
		{"search_schema", map[string]any{"words": "albums", "max_tables": 1}, `"name":"album"`, false},
	} {
		r, err := c.CallTool(t.Context(), &sdk.CallToolParams{Name: call.tool, Arguments: call.arguments})
		if err != nil {
			t.Fatal(err)
		}
		if text := r.Content[0].(*sdk.TextContent).Text; !strings.Contains(text, call.says) || r.IsError != call.fails {
			t.Errorf("%s %v: %s", call.tool, call.arguments, text)
		}
	}
	// A signal ends the process while a query runs.
	go c.CallTool(context.Background(), &sdk.CallToolParams{Name: "query", Arguments: map[string]any{"sql": endless}})
	<-in.written
	if err := c.Ping(t.Context(), nil); err != nil { // which is read after the query
		t.Fatal(err)
	}
	s.Process.Signal(syscall.SIGTERM)
	if code := ends(t, s); code != exitOK {
		t.Errorf("exit code %d", code)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for line := range strings.Lines(s.log.String()) {
		var message struct{ JSONRPC string }
		if err := json.Unmarshal([]byte(line), &message); err != nil || message.JSONRPC != "2.0" {
			t.Errorf("stdout has %q", line)
		}
	}
}

// told tells once a query that never ends was written to it.
type told struct {
	io.WriteCloser
	once    sync.Once
	written chan struct{}
}

func (w *told) Write(p []byte) (int, error) {
	n, err := w.WriteCloser.Write(p)
	if err != nil || bytes.Contains(p, []byte("RECURSIVE")) {
		w.once.Do(func() { close(w.written) })
	}
	return n, err
}

// endless is a query that ends when it is cancelled.
const endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 1e15) SELECT max(i) FROM n"

// What was asked before the input ended is answered before the process ends, by a shell's pipe too.
func TestMCPAnswersBeforeItEnds(t *testing.T) {
	for name, c := range map[string]struct {
		requests []string
		answers  map[string]string // what they say, by their ids
	}{
		"initialize": {
			[]string{
				`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}`,
				`{"jsonrpc":"2.0","method":"notifications/initialized"}`,
				`{"jsonrpc":"2.0","id":"two","method":"tools/list"}`,
				`{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"query","arguments":{"sql":"` + endless + `"}}}`,
				`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}`,
				`{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"ask","arguments":{"question":"How many albums are there?"}}}`,
				`{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"query","arguments":{"sql":"SELECT count(*) FROM track"}}}`,
			},
			map[string]string{`1`: `"serverInfo"`, `"two"`: `"search_schema"`, `4`: `[[208]]`, `5`: `[[2036]]`},
		},
		"no handshake": { // the protocol's version of 2026-07-28
			[]string{
				`{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{"_meta":META,"notifications":{}}}`,
				`{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"_meta":META,"name":"ask","arguments":{"question":"How many albums are there?"}}}`,
			},
			map[string]string{`2`: `[[208]]`},
		},
		"nonsense in the end": {
			[]string{
				`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"_meta":META,"name":"ask","arguments":{"question":"How many albums are there?"}}}`,
				`How many?`,
			},
			map[string]string{`1`: `[[208]]`},
		},
	} {
		const meta = `{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"t","version":"1"},"io.modelcontextprotocol/clientCapabilities":{}}`
		cmd := exec.Command(binary, "mcp", "--timeout", "30m", "--votes", "1")
		cmd.Stdin = strings.NewReader(strings.ReplaceAll(strings.Join(c.requests, "\n")+"\n", "META", meta))
		cmd.Stderr = t.Output()
		out, err := cmd.Output()
		if code := cmd.ProcessState.ExitCode(); code != exitOK && name != "nonsense in the end" {
			t.Errorf("%s: %v", name, err)
		}
		answers := map[string]string{}
		for line := range strings.Lines(string(out)) {
			var answer struct {
				ID     json.RawMessage
				Result json.RawMessage
			}
			if err := json.Unmarshal([]byte(line), &answer); err != nil {
				t.Errorf("%s: stdout has %q", name, line)
			}
			answers[string(answer.ID)] = string(answer.Result)
		}
		for id, says := range c.answers {
			if !strings.Contains(answers[id], says) {
				t.Errorf("%s: call %s is answered %q, which does not say %s", name, id, answers[id], says)
			}
		}
	}
}

// Without --dsn all configured sources are served; with it, the others are named as left out. One that cannot be opened
// does not keep the others away.
func TestMCPServesConfiguredSources(t *testing.T) {
	shop := newDatabase(t, "CREATE TABLE good (id)", "INSERT INTO good VALUES (1), (2)")
	attic := newDatabase(t, "CREATE TABLE box (id)", "INSERT INTO box VALUES (1), (2), (3)")
	sources := fmt.Sprintf("[sources.shop]\ndsn = %q\n[sources.attic]\ndsn = %q\n", shop, attic)
	config := file(t, "config.toml", sources)
	broken := file(t, "config.toml", sources+"[sources.cellar]\ndsn = \"/nowhere/at/all.sqlite\"\n")
	named := file(t, "config.toml", "dsn = \"attic\"\n"+sources)
	for _, c := range []struct {
		args    []string
		env     string
		sources string   // that take the call in turn
		says    []string // on stderr
	}{
		{[]string{"--config", config}, "", "attic shop", nil},
		{[]string{"--config", broken}, "", "attic shop", []string{"warning: cellar is not served", "/nowhere"}},
		{[]string{"--config", config, "--dsn", "shop"}, "", "shop", []string{"only shop is served", "attic", "--dsn"}},
		{[]string{"--config", broken, "--dsn", "shop"}, "", "shop", []string{"only shop is served", "attic, cellar"}},
		{[]string{"--config", named}, "", "attic", []string{"only attic is served", "shop"}},
		{[]string{"--config", config}, "DATABASE_URL=sqlite:" + shop, "sqlite:" + shop, []string{"is served", "attic, shop"}},
	} {
		cmd := exec.Command(binary, append([]string{"mcp"}, c.args...)...)
		cmd.Env = append(os.Environ(), c.env)
		var errs bytes.Buffer
		cmd.Stderr = &errs
		client := client(t, &sdk.CommandTransport{Command: cmd})
		listed, err := client.ListTools(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		declared, _ := json.Marshal(listed.Tools[0].InputSchema)
		want, _ := json.Marshal(strings.Fields(c.sources))
		if !strings.Contains(string(declared), `"enum":`+string(want)) {
			t.Errorf("%q: ask takes %s, want the sources %s", c.args, declared, want)
		}
		for _, source := range strings.Fields(c.sources) {
			sql := "SELECT count(*) FROM good"
			if source == "attic" {
				sql = "SELECT count(*) FROM box"
			}
			r, err := client.CallTool(t.Context(), &sdk.CallToolParams{Name: "query", Arguments: map[string]any{"sql": sql, "source": source}})
			if err != nil || r.IsError {
				t.Errorf("%q: %s: %v %+v", c.args, source, err, r)
			}
		}
		client.Close()
		for _, words := range c.says {
			if !strings.Contains(errs.String(), words) {
				t.Errorf("%q: stderr does not say %q:\n%s", c.args, words, &errs)
			}
		}
		if c.says == nil && strings.Contains(errs.String(), "is served") {
			t.Errorf("%q: stderr says\n%s", c.args, &errs)
		}
	}
	if r := sqlagent(t, "mcp", "--config", file(t, "config.toml", "[sources.a]\ndsn = \"/nowhere/a.sqlite\"\n[sources.b]\ndsn = \"/nowhere/b.sqlite\"\n")); r.code != exitDatabase {
		t.Errorf("no source can be opened: exit code %d\n%s", r.code, r.stderr)
	}
}

// listeningMCP is `sqlagent mcp --listen` in a process of its own, and its URL.
func listeningMCP(t *testing.T, args ...string) (*served, string) {
	t.Helper()
	s := &served{Cmd: exec.Command(binary, append([]string{"mcp", "--listen", "127.0.0.1:0"}, args...)...)}
	errs, err := s.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		s.Process.Signal(syscall.SIGTERM)
		s.Wait()
	})
	for lines := bufio.NewScanner(errs); lines.Scan(); {
		if _, url, ok := strings.Cut(lines.Text(), "listening on "); ok {
			go io.Copy(io.Discard, errs)
			return s, url
		}
	}
	t.Fatal("the server does not listen")
	return nil, ""
}

func TestMCPOverHTTP(t *testing.T) {
	fewVotes(t)
	s, url := listeningMCP(t)
	c := client(t, &sdk.StreamableClientTransport{Endpoint: url})
	r, err := c.CallTool(t.Context(), &sdk.CallToolParams{Name: "ask", Arguments: map[string]any{"question": "How many albums are there?"}})
	if err != nil || r.IsError || !strings.Contains(fmt.Sprint(r.StructuredContent), "rows:[[208]]") {
		t.Errorf("%v %+v", err, r)
	}
	s.Process.Signal(syscall.SIGTERM) // while the client stays connected
	if code := ends(t, s); code != exitOK {
		t.Errorf("exit code %d", code)
	}
	c.Close()
}

// Connections that never send a whole request are bounded, and what a client has open stays open next to them.
func TestMCPOverHTTPBoundsConnections(t *testing.T) {
	_, url := listeningMCP(t)
	dial := func(format string, args ...any) net.Conn {
		t.Helper()
		conn, err := net.Dial("tcp", strings.TrimSuffix(strings.TrimPrefix(url, "http://"), "/mcp"))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { conn.Close() })
		fmt.Fprintf(conn, format, args...)
		return conn
	}
	c := client(t, &sdk.StreamableClientTransport{Endpoint: url, DisableStandaloneSSE: true})
	stream := dial("GET /mcp HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nMcp-Session-Id: %s\r\n\r\n", c.ID())
	if r, err := http.ReadResponse(bufio.NewReader(stream), nil); err != nil || r.StatusCode != http.StatusOK {
		t.Fatalf("%v %+v", err, r)
	}
	var halves []net.Conn
	for range toolConnections + 1 {
		halves = append(halves, dial("POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"))
	}
	halves[0].SetReadDeadline(time.Now().Add(time.Minute))
	if _, err := halves[0].Read(make([]byte, 1)); err == nil || errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("the first of %d is still open: %v", len(halves), err)
	}
	stream.SetReadDeadline(time.Now().Add(100 * time.Millisecond))
	if _, err := stream.Read(make([]byte, 1)); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("the client's stream was closed: %v", err)
	}
	if _, err := c.ListTools(t.Context(), nil); err != nil {
		t.Error(err)
	}
	c.Close()
}

func TestMCPRefusesToStart(t *testing.T) {
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"--dsn", "/nowhere/at/all.sqlite"}, exitDatabase, "/nowhere"},
		{[]string{"--model", "/nowhere/at/all.gguf"}, exitModel, "/nowhere"},
		{[]string{"--listen", "0.0.0.0:0"}, exitUsage, "sqlagent serve"},
		{[]string{"--listen", "[::]:0"}, exitUsage, "sqlagent serve"},
		{[]string{"--listen", "here"}, exitUsage, "host:port"},
		{[]string{"--votes", "1", "--min-confidence", "0.5"}, exitUsage, "--votes"},
		{[]string{"how many?"}, exitUsage, "no arguments"},
	} {
		if r := sqlagent(t, append([]string{"mcp"}, c.args...)...); r.code != c.code || !strings.Contains(r.stderr, c.says) || r.stdout != "" {
			t.Errorf("%q: exit code %d, %q\n%s", c.args, r.code, r.stdout, r.stderr)
		}
	}
}

// What is no message of the protocol is the client's mistake, and said to be. An address that is empty is none, so the
// standard input is read.
func TestMCPOfNonsense(t *testing.T) {
	for _, args := range [][]string{nil, {"--listen", ""}} {
		s := startMCP(t, args...)
		io.WriteString(s.in, "How many albums are there?\n")
		if code := ends(t, s); code != exitUsage {
			t.Errorf("%q: exit code %d", args, code)
		}
	}
}

// Once a client has spoken the protocol, a line that is no message is answered with an error, and the next is served.
func TestMCPGoesOn(t *testing.T) {
	r := piped(t, `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}
garbage
{"id": 5}

{"jsonrpc":"2.0","method":"notifications/initialized"}
{"jsonrpc":"2.0","id":2,"method":"ping"}
`, "mcp")
	for _, want := range []string{`"code":-32700`, `"code":-32600`, `"id":2,"result"`} {
		if r.code != exitOK || !strings.Contains(r.stdout, want) {
			t.Errorf("exit code %d, without %s: %s\n%s", r.code, want, r.stdout, r.stderr)
		}
	}
}

// What is no setting, and the tools, are in the documentation.
func TestMCPIsDocumented(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "mcp.md"))
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"`ask`", "`query`", "`search_schema`"}
	for _, f := range mcpCommand.Flags {
		if !slices.Contains(settings, f) {
			names = append(names, "--"+nameOf(f))
		}
	}
	for _, name := range names {
		if !strings.Contains(string(text), name) {
			t.Errorf("docs/mcp.md does not name %s", name)
		}
	}
}
