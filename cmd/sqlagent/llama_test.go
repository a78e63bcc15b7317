package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/internal/testprogram"
	"github.com/sqlagent/sqlagent/llm/llama"
)

const nanoFile = "../../nano/weights/nano.gguf"

// withHost lets sqlagent find the llama.cpp host. Where its libraries are not installed the test is skipped, and so is
// a short one.
func withHost(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("llama.cpp is left out of short runs")
	}
	host := filepath.Join(t.TempDir(), "sqlagent-llama")
	t.Setenv(llama.HostVariable, host)
	_, libraries, err := llama.Find()
	if err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal(err)
		}
		t.Skip(err)
	}
	t.Setenv(llama.LibrariesVariable, libraries)
	t.Setenv(llama.HostVariable, testprogram.Path(t, "sqlagent-llama"))
}

func TestLlamaAnswers(t *testing.T) {
	withHost(t)
	db := cities(t)
	for _, engine := range []string{"llama", "native"} {
		r := sqlagent(t, "ask", "How many cities are there?", "--dsn", db, "--model", nanoFile, "--engine", engine, "--output", "json")
		var got struct{ Engine, SQL string }
		if err := json.Unmarshal([]byte(r.stdout), &got); err != nil {
			t.Fatalf("%v in %q\n%s", err, r.stdout, r.stderr)
		}
		if r.code != exitOK || got.Engine != engine || !strings.Contains(got.SQL, "city") {
			t.Errorf("exit code %d, %+v\n%s", r.code, got, r.stderr)
		}
	}
	// Where it is found, it is chosen for a file of text, and only then.
	r := sqlagent(t, "models", "--model", testnano.OfText(t), "--context", "300")
	if r.code != exitOK || !strings.Contains(r.stdout, "llama.cpp") || !strings.Contains(r.stdout, "300") || r.stderr != "" {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	for _, args := range [][]string{{"models"}, {"models", "--model", nanoFile}} {
		if r := sqlagent(t, args...); r.code != exitOK || !strings.Contains(r.stdout, "native") {
			t.Errorf("%v: exit code %d, %q\n%s", args, r.code, r.stdout, r.stderr)
		}
	}
}

func TestLlamaFails(t *testing.T) {
	db := cities(t)
	t.Setenv("PATH", t.TempDir())
	t.Setenv(llama.HostVariable, "")
	ofText := testnano.OfText(t)
	r := sqlagent(t, "models", "--model", ofText)
	if r.code != exitOK || !strings.Contains(r.stdout, "native") || strings.Count(r.stderr, "\n") != 1 ||
		!strings.Contains(r.stderr, "instead of llama.cpp") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	broken := file(t, "host", "#!/bin/sh\necho libffi.so.8: cannot open shared object file >&2; exit 2\n")
	if err := os.Chmod(broken, 0o755); err != nil {
		t.Fatal(err)
	}
	libraries := t.TempDir()
	letter := filepath.Join(t.TempDir(), "letter.gbnf")
	if err := os.WriteFile(letter, []byte(`root ::= "a"`+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, host string
		args       []string
		code       int
		says       string
	}{
		{"no host", "", []string{"--model", nanoFile, "--engine", "llama"}, exitModel, "neither next to sqlagent nor on PATH"},
		{"another host", "/nowhere/at/all", []string{"--model", ofText}, exitModel, "/nowhere/at/all"},
		{"a broken host", broken, []string{"--model", ofText}, exitModel, "apt-get install libffi8"},
		{"no file", broken, []string{"--model", "/nowhere/model.gguf"}, exitModel, "/nowhere/model.gguf"},
		{"the embedded model", broken, []string{"--engine", "llama"}, exitUsage, "--model: the engine llama needs"},
		{"an option of llama.cpp", broken, []string{"--engine", "native", "--model", nanoFile, "--gpu-layers", "3"}, exitUsage, "--gpu-layers: needs the engine llama"},
		{"an option of a server", broken, []string{"--model", nanoFile, "--engine", "llama", "--model-timeout", "3s"}, exitUsage, "--model-timeout: needs the engine openai"},
		{"a server's own precision", broken, []string{"--base-url", "http://127.0.0.1:1/v1", "--exact"}, exitUsage, "--exact"},
		{"no context", broken, []string{"--context", "-1"}, exitUsage, "--context"},
		{"no grammar", broken, []string{"--model", nanoFile, "--grammar", "/nowhere/g.gbnf"}, exitUsage, "/nowhere/g.gbnf"},
		{"half a grammar", broken, []string{"--model", nanoFile, "--grammar", file(t, "half.gbnf", "root ::= (\n")}, exitUsage, "line 2, column 1"},
		{"a grammar for another engine", broken, []string{"--engine", "native", "--grammar", letter}, exitUsage, "--grammar: needs --engine llama"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Setenv(llama.HostVariable, c.host)
			t.Setenv(llama.LibrariesVariable, libraries)
			r := sqlagent(t, append([]string{"ask", "How many cities are there?", "--dsn", db}, c.args...)...)
			if r.code != c.code || !strings.Contains(r.stderr, c.says) || r.stdout != "" {
				t.Errorf("exit code %d, want %d, %q\n%s", r.code, c.code, r.stdout, r.stderr)
			}
		})
	}
}
