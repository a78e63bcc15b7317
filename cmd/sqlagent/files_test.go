package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/testprogram"
)

func TestModelFiles(t *testing.T) {
	b, err := os.ReadFile(nanoFile)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	path := filepath.Join(dir, "nano.gguf")
	for name, content := range map[string][]byte{"nano.gguf": b, "broken.gguf": b[:100]} {
		if err := os.WriteFile(filepath.Join(dir, name), content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	sum := fmt.Sprintf("%x", sha256.Sum256(b))
	pipe := filepath.Join(t.TempDir(), "pipe.gguf")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}

	r := sqlagent(t, "models", "list", dir, "--json")
	var listed []struct{ Path, Weights, Refused string }
	if err := json.Unmarshal([]byte(r.stdout), &listed); err != nil || len(listed) != 1 || listed[0].Path != path || listed[0].Weights != "Q8_0" ||
		!strings.Contains(r.stderr, "broken.gguf") {
		t.Errorf("list: %v, %+v\n%s", err, listed, r.stderr)
	}
	t.Setenv("SQLAGENT_MODELS", dir)
	if r := sqlagent(t, "models", "list"); !strings.Contains(r.stdout, path) {
		t.Errorf("list of the folder that is set: %+v", r)
	}

	t.Setenv("SQLAGENT_MODELS", filepath.Join(dir, "none"))
	if r := sqlagent(t, "models", "list"); r.code != exitUsage || !strings.Contains(r.stderr, "run `sqlagent models pull`") {
		t.Errorf("list of a folder that is not there: %+v", r)
	}

	r = sqlagent(t, "models", "inspect", path, "--sessions", "2", "--context", "100", "--json")
	var needs struct {
		Needs []struct {
			Engine         string
			Weights, Cache int64
		}
	}
	if err := json.Unmarshal([]byte(r.stdout), &needs); err != nil || len(needs.Needs) != 2 || needs.Needs[1].Engine != "native" || needs.Needs[1].Cache == 0 {
		t.Errorf("inspect: %v, %s", err, r.stdout)
	}

	for _, c := range []struct {
		name string
		args []string
		code int
		says string // on either stream
	}{
		{"inspect", []string{"inspect", path}, exitOK, "memory, native"},
		{"inspect what agreement is worth", []string{"inspect", path}, exitOK, "18, calibrated; an answer is sure from"},
		{"inspect an adapter alone", []string{"inspect", filepath.Join("..", "..", "llm", "pull", "adapters", "coder-0.5b.gguf")}, exitOK, "next to its model's"},
		{"inspect no model", []string{"inspect", filepath.Join(dir, "broken.gguf")}, exitModel, "broken.gguf"},
		{"inspect nothing", []string{"inspect"}, exitUsage, "one file"},
		{"inspect a device", []string{"inspect", os.DevNull}, exitModel, "regular file"},
		{"inspect what is not there", []string{"inspect", filepath.Join(dir, "none.gguf")}, exitModel, "no such file"},
		{"inspect a folder", []string{"inspect", dir}, exitModel, "regular file"},
		{"inspect a pipe", []string{"inspect", pipe}, exitModel, "regular file"},
		{"inspect half a model", []string{"inspect", filepath.Join(dir, "broken.gguf")}, exitModel, "models verify"},
		{"inspect for too many tokens", []string{"inspect", path, "--context", "9999999"}, exitOK, "is made for"},
		{"verify a pipe", []string{"verify", pipe, sum}, exitUsage, "regular file"},
		{"verify a folder", []string{"verify", dir, sum}, exitUsage, "regular file"},
		{"verify what is not there", []string{"verify", filepath.Join(dir, "none.gguf"), sum}, exitUsage, "no such file"},
		{"verify by a SHA-512", []string{"verify", path, sum + sum}, exitUsage, "it has 128 characters"},
		{"list nowhere", []string{"list", "/nowhere/at/all"}, exitUsage, "/nowhere/at/all"},
		{"verify", []string{"verify", path, sum}, exitOK, sum},
		{"verify another", []string{"verify", path, strings.Repeat("0", 64)}, exitModel, "download the file again"},
		{"verify by nothing", []string{"verify", path}, exitUsage, path + ".sha256"},
		{"verify by a word", []string{"verify", path, "abc"}, exitUsage, "SHA-256"},
		{"another command", []string{"inspct", path}, exitUsage, "did you mean inspect"},
	} {
		r := sqlagent(t, append([]string{"models"}, c.args...)...)
		if r.code != c.code || !strings.Contains(r.stdout+r.stderr, c.says) {
			t.Errorf("%s: exit code %d, want %d with %q\n%s%s", c.name, r.code, c.code, c.says, r.stdout, r.stderr)
		}
	}
}

// What does not listen for the first Ctrl-C is ended by the second.
func TestInterruptTwice(t *testing.T) {
	testprogram.EndsByInterrupt(t)
	pipe := filepath.Join(t.TempDir(), "audit.jsonl")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(binary, "audit", "verify", pipe)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	writer, err := os.OpenFile(pipe, os.O_WRONLY, 0) // which waits until it is read
	if err != nil {
		t.Fatal(err)
	}
	defer writer.Close()
	ended := make(chan struct{})
	go func() { defer close(ended); cmd.Wait() }()
	for range 100 {
		cmd.Process.Signal(os.Interrupt)
		select {
		case <-ended:
			return
		case <-time.After(100 * time.Millisecond):
		}
	}
	cmd.Process.Kill()
	<-ended
	t.Error("a hundred times Ctrl-C do not end it")
}
