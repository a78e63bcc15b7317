package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The embedded model's file stands for one of a hub.
func TestPullModel(t *testing.T) {
	requests := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		requests++
		if r.Header.Get("Authorization") != "" {
			t.Error("the hub's token went to another server")
		}
		if r.URL.Path == "/gone.gguf" {
			http.NotFound(w, r)
			return
		}
		http.ServeFile(w, r, nanoFile)
	}))
	defer server.Close()
	folder := filepath.Join(t.TempDir(), "models")
	t.Setenv("SQLAGENT_MODELS", folder)
	t.Setenv("HF_TOKEN", "hf_secret")
	t.Setenv("HOME", t.TempDir())
	t.Setenv("PATH", os.Getenv("PATH"))
	url := server.URL + "/nano.gguf"
	r := sqlagent(t, "models", "pull", url)
	path := filepath.Join(folder, "nano.gguf")
	if r.code != exitOK || r.stdout != path+"\n" {
		t.Fatalf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	for _, says := range []string{"nano: qwen2", "license CC-BY-SA-4.0", "memory, ", "SHA-256", `asked "How many albums are there?"`, "album"} {
		if !strings.Contains(r.stderr, says) {
			t.Errorf("%q is not said:\n%s", says, r.stderr)
		}
	}
	if r := sqlagent(t, "models", "list"); r.code != exitOK || !strings.Contains(r.stdout, path) {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	if r := sqlagent(t, "models", "verify", path); r.code != exitOK {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
	before := requests
	if r := sqlagent(t, "models", "pull", url, "--no-question"); r.code != exitOK || r.stdout != path+"\n" || requests != before || !strings.Contains(r.stderr, "is there already") {
		t.Errorf("a second time: exit code %d after %d requests, %q\n%s", r.code, requests-before, r.stdout, r.stderr)
	}
	if r := sqlagent(t, "models", "pull"); r.code != exitOK || !strings.Contains(r.stdout, "qwen2.5-coder-0.5b") || !strings.Contains(r.stdout, "Apache-2.0") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	for _, c := range []struct {
		code int
		says string
		args []string
	}{
		{exitUsage, "takes one model", []string{"a", "b"}},
		{exitModel, "no such model", []string{"quen"}},
		{exitModel, "no such file", []string{server.URL + "/gone.gguf"}},
		{exitModel, "want " + strings.Repeat("0", 64), []string{server.URL + "/other.gguf", "--sha256", strings.Repeat("0", 64)}},
	} {
		if r := sqlagent(t, append([]string{"models", "pull"}, c.args...)...); r.code != c.code || !strings.Contains(r.stderr, c.says) || !strings.Contains(r.stderr, "hint") || r.stdout != "" {
			t.Errorf("%q: exit code %d, want %d, %q\n%s", c.args, r.code, c.code, r.stdout, r.stderr)
		}
	}
	if _, err := os.Stat(filepath.Join(folder, "other.gguf")); err == nil {
		t.Error("a file with a wrong hash is there")
	}
}
