package main

import (
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
)

// An anchor reaches who listens, an answer does not depend on it, and a failure is reported without the address's
// secrets.
func TestAnchorIsSent(t *testing.T) {
	got := ""
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/ok":
			body, _ := io.ReadAll(r.Body)
			got = r.Method + " " + string(body)
		case "/moved":
			http.Redirect(w, r, "/ok", http.StatusFound)
		default:
			w.WriteHeader(http.StatusForbidden)
		}
	}))
	defer server.Close()
	audit := filepath.Join(t.TempDir(), "audit.jsonl")
	model := parrot(t, "<solution>SELECT count(*) AS n FROM city</solution>")
	db := cities(t)
	for _, c := range []struct{ to, told string }{
		{server.URL + "/ok?token=s3cret", ""},
		{server.URL + "/moved?token=s3cret", "302 Found"},
		{server.URL + "/no?token=s3cret", "403 Forbidden"},
		{"http://user:s3cret@127.0.0.1:1/", "127.0.0.1:1: dial tcp"},
		{"https://[s3cret", "invalid URL"},
	} {
		got = ""
		r := sqlagent(t, "ask", "How many cities are there?", "--dsn", db, "--model", model, "--audit", audit, "--audit-anchor", c.to)
		if !strings.Contains(r.stdout, "n") || strings.Contains(r.stderr, "s3cret") {
			t.Errorf("%s: %s\n%s", c.to, r.stdout, r.stderr)
		}
		if c.told == "" {
			anchor, ok := strings.CutPrefix(strings.TrimSpace(got), "POST ")
			if !ok || r.code != exitOK {
				t.Errorf("exit code %d, received %q\n%s", r.code, got, r.stderr)
			}
			if r := sqlagent(t, "audit", "verify", audit, anchor); r.code != exitOK {
				t.Errorf("verify %s: %s", anchor, r.stderr)
			}
		} else if r.code != exitInternal || !strings.Contains(r.stderr, "was not sent: ") || !strings.Contains(r.stderr, c.told) || got != "" {
			t.Errorf("%s: exit code %d, received %q\n%s", c.to, r.code, got, r.stderr)
		}
	}
}
