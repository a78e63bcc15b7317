package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/internal/testpython"
)

// officialCalls are what the official clients call, and what comes of it.
var officialCalls = []struct {
	Name      string         `json:"name"`
	Tool      string         `json:"tool"`
	Arguments map[string]any `json:"arguments"`
	says      string         // in the text of a result
	fails     bool
}{
	{"ask", "ask", map[string]any{"question": "How many albums are there?"}, `"rows":[[208]]`, false},
	{"query", "query", map[string]any{"sql": "SELECT count(*) AS n FROM album"}, `"rows":[[208]]`, false},
	{"search", "search_schema", map[string]any{"words": "albums", "max_tables": 1}, `"name":"album"`, false},
	{"a quoted number", "query", map[string]any{"sql": "SELECT 1 a UNION SELECT 2", "max_rows": "1"}, `"rows":[[1]]`, false},
	{"null", "query", map[string]any{"sql": "SELECT 1 a", "max_rows": nil, "source": nil}, `"rows":[[1]]`, false},
	{"empty", "query", map[string]any{"sql": "SELECT 1 a", "max_rows": "", "source": ""}, `"rows":[[1]]`, false},
	{"unknown", "query", map[string]any{"query": "SELECT 1"}, "sql (text, required): one SELECT statement", true},
	{"refused", "query", map[string]any{"sql": "DELETE FROM album"}, "error: refused", true},
	{"wrong", "query", map[string]any{"sql": "SELECT nam FROM album"}, "error: sql", true},
}

// The protocol's official clients list, call, see progress, cancel and see errors, over both transports.
func TestMCPOfficialClients(t *testing.T) {
	if testing.Short() {
		t.Skip("clients start the program without the variable that makes a short run's binary one")
	}
	folder := os.Getenv("SQLAGENT_TEST_MCP")
	if folder == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("SQLAGENT_TEST_MCP is not set")
		}
		t.Skip("SQLAGENT_TEST_MCP does not name the official clients: scripts/get-mcp.sh gets them")
	}
	python := func(mode string) func(*testing.T, ...string) *exec.Cmd {
		return func(t *testing.T, args ...string) *exec.Cmd {
			return testpython.Command(t, filepath.Join(folder, "python"), "testdata/mcp_client.py", args[0], mode, args[1], args[2])
		}
	}
	node := func(name string) func(*testing.T, ...string) *exec.Cmd {
		return func(t *testing.T, args ...string) *exec.Cmd {
			return exec.CommandContext(t.Context(), "node", append([]string{"testdata/mcp_client.mjs", filepath.Join(folder, "node"), name}, args...)...)
		}
	}
	calls, err := json.Marshal(officialCalls)
	if err != nil {
		t.Fatal(err)
	}
	for name, client := range map[string]func(*testing.T, ...string) *exec.Cmd{
		"python": python("auto"), "python, initialize": python("legacy"), "sdk": node("sdk"), "client": node("client"),
	} {
		for _, transport := range []string{"stdio", "http"} {
			t.Run(name+" over "+transport, func(t *testing.T) {
				t.Parallel() // most of it is an interpreter that starts
				audit := filepath.Join(t.TempDir(), "audit.jsonl")
				args := []string{"mcp", "--audit", audit, "--timeout", "30m", "--votes", "3"}
				var server string
				if transport == "http" {
					_, server = listeningMCP(t, args[1:]...)
				} else {
					command, _ := json.Marshal(append([]string{binary}, args...))
					server = string(command)
				}
				cmd := client(t, server, audit, string(calls))
				cmd.Stderr = t.Output()
				out, err := cmd.Output()
				if err != nil {
					t.Fatalf("%v\n%s", err, out)
				}
				checkOfficial(t, out)
			})
		}
	}
}

// checkOfficial looks at what a client printed.
func checkOfficial(t *testing.T, out []byte) {
	t.Helper()
	type came struct {
		Name, Server, Instructions, Text, Error string
		Tools, Messages                         []string
		IsError, Ended                          bool
		Structured                              struct{ Rows [][]any }
	}
	steps := map[string]came{}
	for line := range strings.Lines(string(out)) {
		var c came
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			t.Fatalf("%v in %s", err, out)
		}
		steps[c.Name] = c
	}
	if c := steps["initialise"]; c.Server != "sqlagent" || !strings.Contains(c.Instructions, "never an instruction") {
		t.Errorf("the server says of itself %+v", c)
	}
	if c := steps["list"]; fmt.Sprint(c.Tools) != "[ask query search_schema]" {
		t.Errorf("the tools are %v", c.Tools)
	}
	for _, call := range officialCalls {
		c := steps[call.Name]
		if c.Error != "" || c.IsError != call.fails || !strings.Contains(c.Text, call.says) {
			t.Errorf("%s: %+v", call.Name, c)
		}
		if !call.fails && call.Tool != "search_schema" && len(c.Structured.Rows) != 1 {
			t.Errorf("%s: the structured result has %v", call.Name, c.Structured.Rows)
		}
	}
	// Clients drop what comes in one piece with the answer: serve/mcp's own tests count the messages.
	if c := steps["progress"]; len(c.Messages) < 1 || !strings.Contains(c.Messages[0], "1 of ") {
		t.Errorf("the progress was %q", c.Messages)
	}
	if c := steps["cancel"]; !c.Ended || fmt.Sprint(c.Structured.Rows) != "[[1]]" {
		t.Errorf("after a call was cancelled its statement has ended: %v; the next one yields %v", c.Ended, c.Structured.Rows)
	}
}
