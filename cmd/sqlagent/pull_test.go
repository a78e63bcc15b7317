package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The embedded model's file plays one of a hub.
func TestPullModel(t *testing.T) {
	fewVotes(t) // the test question is answered by votes too
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
	for _, says := range []string{"nano: qwen2", "license CC-BY-SA-4.0", "memory, ", "SHA-256", `test question "How many albums are there?"`, "album"} {
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
	if r := sqlagent(t, "models", "pull", url, "--no-question"); r.code != exitOK || r.stdout != path+"\n" || requests != before || !strings.Contains(r.stderr, "exists already") {
		t.Errorf("a second time: exit code %d after %d requests, %q\n%s", r.code, requests-before, r.stdout, r.stderr)
	}
	if r := sqlagent(t, "models", "pull"); r.code != exitOK || !strings.Contains(r.stdout, "qwen2.5-coder-0.5b") || !strings.Contains(r.stdout, "Apache-2.0") || !strings.Contains(r.stdout, "not measured") {
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

// described is a GGUF file without tensors, of a version of the format, whose metadata are texts and numbers.
func described(t *testing.T, version uint64, meta map[string]any) string {
	t.Helper()
	text := func(s string) string { return string(little(8, uint64(len(s)))) + s }
	content := "GGUF" + string(little(4, version)) + string(little(8, 0)) + string(little(8, uint64(len(meta))))
	for key, value := range meta {
		switch v := value.(type) {
		case string:
			content += text(key) + string(little(4, 8)) + text(v)
		case int:
			content += text(key) + string(little(4, 4)) + string(little(4, uint64(v)))
		}
	}
	return file(t, "model.gguf", content+strings.Repeat("\x00", 64))
}

// What answers no questions is refused before it is downloaded, and where it is named by its path.
func TestModelsThatDoNotAnswer(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	for _, c := range []struct{ name, path, says, hint string }{
		{"the part of a vision model that sees", described(t, 3, map[string]any{"general.architecture": "clip"}), "that sees", "tuned for conversations"},
		{"the same, by its type", described(t, 3, map[string]any{"general.architecture": "clip", "general.type": "mmproj"}), `of the type "mmproj"`, "tuned for conversations"},
		{"an embedding model", described(t, 3, map[string]any{"general.architecture": "bert", "bert.pooling_type": 1}), "embedding model", "tuned for conversations"},
		{"a base model", described(t, 3, map[string]any{"general.architecture": "llama", "llama.context_length": 4096}), "base model", "tuned for conversations"},
		{"a newer version", described(t, 4, nil), "version 4 of the format is newer", "version 3"},
	} {
		t.Run(c.name, func(t *testing.T) {
			server := httptest.NewServer(http.FileServer(http.Dir(filepath.Dir(c.path))))
			defer server.Close()
			folder := t.TempDir()
			t.Setenv("SQLAGENT_MODELS", folder)
			r := sqlagent(t, "models", "pull", server.URL+"/model.gguf")
			if r.code != exitModel || !strings.Contains(r.stderr, c.says) || !strings.Contains(r.stderr, c.hint) || r.stdout != "" {
				t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
			}
			for _, name := range []string{"model.gguf", pulledFile} {
				if _, err := os.Stat(filepath.Join(folder, name)); err == nil {
					t.Errorf("%s is there", name)
				}
			}
			if r := sqlagent(t, "ask", "How many albums are there?", "--model", c.path); r.code != exitModel || !strings.Contains(r.stderr, "hint") || r.stdout != "" {
				t.Errorf("by its path: exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
			}
		})
	}
}

// A context that is smaller than the smallest prompt: how much is needed is said.
func TestContextIsTooSmall(t *testing.T) {
	r := sqlagent(t, "ask", "How many albums are there?", "--model", parrot(t, "<solution>SELECT 1</solution>"), "--engine", "native", "--context", "64")
	if r.code != exitModel || !strings.Contains(r.stderr, "tokens are needed") || r.stdout != "" {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
}

// A model that was pulled goes to a machine without a network, and is the larger one there.
func TestSaveAndLoadModel(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("SQLAGENT_MODELS", folder)
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_DATA_HOME", "")
	content, err := os.ReadFile(nanoFile)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "nano.gguf"), content, 0o644); err != nil {
		t.Fatal(err)
	}
	archive := filepath.Join(t.TempDir(), "nano.tar")
	if r := sqlagent(t, "models", "save", "nano", archive); r.code != exitOK || !strings.Contains(r.stderr, "libraries") {
		t.Fatalf("exit code %d\n%s", r.code, r.stderr)
	}
	there := t.TempDir()
	t.Setenv("SQLAGENT_MODELS", there)
	path := filepath.Join(there, "nano.gguf")
	if r := sqlagent(t, "models", "load", archive); r.code != exitOK || r.stdout != path+"\n" {
		t.Fatalf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	if text, err := os.ReadFile(filepath.Join(there, pulledFile)); err != nil || string(text) != path+"\n" {
		t.Errorf("the larger model is %q, %v", text, err)
	}
	if r := sqlagent(t, "models", "verify", path); r.code != exitOK {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
	for _, c := range []struct {
		code int
		args []string
	}{
		{exitUsage, []string{"save", "nano"}},
		{exitModel, []string{"save", "no-such-model", archive}},
		{exitUsage, []string{"load"}},
		{exitModel, []string{"load", path}},
		{exitModel, []string{"load", "/nowhere/at/all.tar"}},
		{exitUsage, []string{"get-llama", "--gpu", "abacus"}},
	} {
		if r := sqlagent(t, append([]string{"models"}, c.args...)...); r.code != c.code || !strings.Contains(r.stderr, "hint") {
			t.Errorf("%q: exit code %d, want %d\n%s", c.args, r.code, c.code, r.stderr)
		}
	}
}
