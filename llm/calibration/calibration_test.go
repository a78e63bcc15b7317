package calibration

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/llm"
)

var voting = llm.Voting{Votes: 5, Protocol: "plain", Shares: []float64{0.2, 1}, Probabilities: []float64{0.1, 0.9}, MinConfidence: 0.6}

// What was measured of a file is found by what the file holds, wherever it lies, and of a server's model by its name.
func TestKept(t *testing.T) {
	folder, dir := t.TempDir(), t.TempDir()
	write := func(name, text string) string {
		t.Helper()
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	path := write("a.gguf", "weights")
	none, err := ReadFile(t.Context(), folder, path)
	if none != nil || err != nil {
		t.Fatalf("%+v, %v in an empty folder", none, err)
	}
	c, err := OfFile(t.Context(), path, nil)
	if err != nil {
		t.Fatal(err)
	}
	c.Model, c.Voting, c.Questions, c.Right, c.When = "a", voting, 60, 40, time.Now().UTC()
	if _, err := c.Save(folder); err != nil {
		t.Fatal(err)
	}
	server := OfServer("http://localhost:8080/v1/", "a")
	server.Voting = voting
	if _, err := server.Save(folder); err != nil {
		t.Fatal(err)
	}
	want := voting
	want.Basis = llm.ByQuestions
	for name, text := range map[string]string{"a.gguf": "weights", "moved.gguf": "weights", "other.gguf": "weighty", "longer.gguf": "weights and more"} {
		got, err := ReadFile(t.Context(), folder, write(name, text))
		switch {
		case err != nil:
			t.Errorf("%s: %v", name, err)
		case text != "weights":
			if got != nil {
				t.Errorf("%s: %+v", name, got)
			}
		case got == nil || !reflect.DeepEqual(got.Voting, want) || got.Right != 40:
			t.Errorf("%s: %+v", name, got)
		}
	}
	for _, s := range []struct {
		url, model string
		known      bool
	}{{"http://localhost:8080/v1", "a", true}, {"http://localhost:8080/v1", "b", false}, {"http://localhost:8081/v1", "a", false}} {
		if got, err := ReadServer(folder, s.url, s.model); err != nil || (got != nil) != s.known {
			t.Errorf("%v: %+v, %v", s, got, err)
		}
	}
}

// A file whose place and time are those of its calibration is not read again: it may be of many gigabytes.
func TestHashIsRemembered(t *testing.T) {
	folder, path := t.TempDir(), filepath.Join(t.TempDir(), "a.gguf")
	if err := os.WriteFile(path, []byte("weights"), 0o600); err != nil {
		t.Fatal(err)
	}
	c, err := OfFile(t.Context(), path, nil)
	if err != nil {
		t.Fatal(err)
	}
	c.ID, c.Voting = strings.Repeat("0", 64), voting // no file has this hash
	if _, err := c.Save(folder); err != nil {
		t.Fatal(err)
	}
	if got, err := ReadFile(t.Context(), folder, path); got == nil || err != nil {
		t.Errorf("%+v, %v", got, err)
	}
	if err := os.Chtimes(path, time.Time{}, time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if got, err := ReadFile(t.Context(), folder, path); got != nil || err != nil {
		t.Errorf("after it was written: %+v, %v", got, err)
	}
}

// A file that is no calibration is an error that says what to do, and hides no other.
func TestDamaged(t *testing.T) {
	folder, path := t.TempDir(), filepath.Join(t.TempDir(), "a.gguf")
	if err := os.WriteFile(path, []byte("weights"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"", "[]", `{"votes": 5}`, `{"votes": 0, "shares": [1], "probabilities": [1]}`, `{"votes": 5, "shares": [1], "probabilities": [2]}`,
		`{"votes": 5, "shares": [1], "probabilities": [1], "min_confidence": 1.1}`, `{"votes": 5, "shares": [1, 0], "probabilities": [0, 1]}`} {
		if err := os.WriteFile(filepath.Join(folder, "0.json"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if c, err := ReadFile(t.Context(), folder, path); c != nil || err == nil || !strings.Contains(err.Error(), "calibrate anew") {
			t.Errorf("%s: %+v, %v", text, c, err)
		}
	}
	c, err := OfFile(t.Context(), path, nil)
	if err != nil {
		t.Fatal(err)
	}
	c.Voting = voting
	if _, err := c.Save(folder); err != nil {
		t.Fatal(err)
	}
	if got, err := ReadFile(t.Context(), folder, path); got == nil || err != nil {
		t.Errorf("%+v, %v", got, err)
	}
}
