package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
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
	s := &served{Cmd: exec.Command(binary, append([]string{"mcp"}, args...)...)}
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
	s := startMCP(t)
	c := client(t, &sdk.IOTransport{Reader: io.NopCloser(s.out), Writer: s.in})
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
	// Closing while a query runs ends that too.
	go c.CallTool(context.Background(), &sdk.CallToolParams{Name: "query", Arguments: map[string]any{
		"sql": "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 1e15) SELECT max(i) FROM n"}})
	time.Sleep(200 * time.Millisecond)
	s.in.Close()
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

func TestMCPOverHTTP(t *testing.T) {
	s := &served{Cmd: exec.Command(binary, "mcp", "--listen", "127.0.0.1:0")}
	errs, err := s.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Process.Kill(); s.Wait() })
	url := ""
	for lines := bufio.NewScanner(errs); url == "" && lines.Scan(); {
		_, url, _ = strings.Cut(lines.Text(), "listening on ")
	}
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
