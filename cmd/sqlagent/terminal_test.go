//go:build unix

package main

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/creack/pty"
)

// onTerminal runs the binary on a pseudo-terminal, and returns its exit code and what stood there. Whenever more does,
// seen is called with all of it; it may be nil.
func onTerminal(t *testing.T, size pty.Winsize, env []string, seen func(string), args ...string) (int, string) {
	t.Helper()
	cmd := exec.Command(binary, args...)
	cmd.Env = append(os.Environ(), "TERM=xterm", "NO_COLOR=")
	cmd.Env = append(cmd.Env, env...)
	f, err := pty.StartWithSize(cmd, &size)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var text bytes.Buffer
	for b := make([]byte, 4096); ; {
		n, err := f.Read(b) // fails when nobody has the other end
		text.Write(b[:n])
		if seen != nil {
			seen(text.String())
		}
		if err != nil {
			break
		}
	}
	cmd.Wait()
	return cmd.ProcessState.ExitCode(), strings.ReplaceAll(text.String(), "\r\n", "\n")
}

func TestRecordsOnNarrowTerminal(t *testing.T) {
	t.Setenv("SQLAGENT_MIN_CONFIDENCE", "0") // one answer of a server is unsure
	args := []string{"ask", "Which?", "--dsn", cities(t), "--base-url", voting(t, "SELECT name, id FROM city"), "--quiet"}
	const records, table = "-[ 1 ]-\nname | Lisbon\nid   | 1\n", "name    id\n------  --\nLisbon   1\n"
	for _, c := range []struct {
		width uint16
		more  []string
		want  string
	}{
		{9, nil, records}, {10, nil, table}, {9, []string{"-o", "table"}, table}, {80, []string{"-o", "record"}, records},
	} {
		code, text := onTerminal(t, pty.Winsize{Cols: c.width, Rows: 50}, []string{"PAGER=cat"}, nil, append(args, c.more...)...)
		if code != exitOK || !strings.HasPrefix(text, c.want) {
			t.Errorf("%d columns %v: exit code %d\n%s", c.width, c.more, code, text)
		}
	}
	// Without --quiet a sentence comes first, and columns are called by words.
	told := slices.DeleteFunc(slices.Clone(args), func(a string) bool { return a == "--quiet" })
	told[len(told)-1] = voting(t, "SELECT count(*) FROM city")
	_, text := onTerminal(t, pty.Winsize{Cols: 80, Rows: 50}, []string{"PAGER=cat"}, nil, append(told, "--min-confidence", "0")...)
	if want := "There are 3 cities.\nnumber of cities\n"; !strings.Contains(text, want) {
		t.Errorf("%s\nwant %q", text, want)
	}
	if r := sqlagent(t, args...); r.stdout[:len(table)] != table {
		t.Errorf("away from a terminal: %s", r.stdout)
	}
}

// On a screen the figure that ranks the rows is next to them, and nowhere else.
func TestFigureOnTerminal(t *testing.T) {
	args := []string{"ask", "Which city?", "--dsn", cities(t), "--min-confidence", "0", "--base-url",
		voting(t, "SELECT name FROM city GROUP BY name ORDER BY sum(id) DESC LIMIT 1")}
	ask := func(more ...string) string {
		code, text := onTerminal(t, pty.Winsize{Cols: 80, Rows: 50}, []string{"PAGER=cat"}, nil, append(slices.Clip(args), more...)...)
		if code != exitOK {
			t.Errorf("%v: exit code %d\n%s", more, code, text)
		}
		return text
	}
	if text, want := ask(), "Faro has the highest total id (3).\nname  (total id)\n----  ----------\nFaro           3\n"; !strings.Contains(text, want) {
		t.Errorf("%s\nwant %q", text, want)
	}
	if text, want := ask("-o", "record"), "name       | Faro\n(total id) | 3\n"; !strings.Contains(text, want) {
		t.Errorf("%s\nwant %q", text, want)
	}
	for _, more := range [][]string{{"-o", "csv"}, {"-o", "md"}, {"-o", "json"}, {"--quiet"}} {
		if text := ask(more...); strings.Contains(text, "(total id)") || strings.Contains(text, `"figure"`) {
			t.Errorf("%v: %s", more, text)
		}
	}
	if r := sqlagent(t, append(slices.Clip(args), "-o", "table")...); !strings.HasPrefix(r.stdout, "name\n----\nFaro\n") {
		t.Errorf("away from a terminal: %s", r.stdout)
	}
}

func TestPager(t *testing.T) {
	t.Setenv("SQLAGENT_MIN_CONFIDENCE", "0") // one answer of a server is unsure
	args := []string{"ask", "Which?", "--dsn", streets(t, 40), "--base-url", voting(t, "SELECT id FROM street ORDER BY id"), "--quiet"}
	const mark = "PAGER=sed s/^/paged:/"
	tall, low := pty.Winsize{Cols: 80, Rows: 43}, pty.Winsize{Cols: 80, Rows: 42} // there are 42 lines
	for name, c := range map[string]struct {
		size  pty.Winsize
		env   []string
		more  []string
		begin string
		lines int
	}{
		"it fits":          {tall, []string{mark}, nil, "id\n--\n", 42},
		"it does not":      {low, []string{mark}, nil, "paged:id\npaged:--\n", 42},
		"as JSON":          {low, []string{mark}, []string{"-o", "json"}, "paged:{\n", 0},
		"not wanted":       {low, []string{mark}, []string{"--no-pager"}, "id\n--\n", 42},
		"none":             {low, []string{"PAGER="}, nil, "id\n--\n", 42},
		"cat":              {low, []string{"PAGER=cat"}, nil, "id\n--\n", 42},
		"no such":          {low, []string{"PAGER=exec /nowhere/at/all 2>/dev/null"}, nil, "id\n--\n", 42},
		"left early":       {low, []string{"PAGER=head -n 1"}, nil, "id\n", 1},
		"options of less":  {low, []string{"PAGER=echo $LESS; cat"}, nil, "FRX\nid\n", 43},
		"own options":      {low, []string{"PAGER=echo $LESS; cat", "LESS=S"}, nil, "S\nid\n", 43},
		"long lines count": {pty.Winsize{Cols: 1, Rows: 43}, []string{mark}, []string{"-o", "csv"}, "paged:id\n", 41},
	} {
		code, text := onTerminal(t, c.size, c.env, nil, append(args, c.more...)...)
		if code != exitOK || !strings.HasPrefix(text, c.begin) || c.lines > 0 && strings.Count(text, "\n") != c.lines {
			t.Errorf("%s: exit code %d, %d lines\n%s", name, code, strings.Count(text, "\n"), text)
		}
	}
	t.Setenv("PAGER", "sed s/^/paged:/")
	if r := sqlagent(t, args...); !strings.HasPrefix(r.stdout, "id\n") {
		t.Errorf("in a pipe: %s", r.stdout)
	}
}

// slow is a server whose model says something when it is let, once.
func slow(t *testing.T, sql string) (server string, let func()) {
	answers, err := url.Parse(voting(t, sql))
	if err != nil {
		t.Fatal(err)
	}
	gate, pass := make(chan struct{}), httputil.NewSingleHostReverseProxy(answers)
	proxy := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost {
			<-gate
		}
		pass.ServeHTTP(w, r)
	}))
	t.Cleanup(proxy.Close)
	return proxy.URL, func() { gate <- struct{}{} }
}

// TestElapsed: while the model thinks, a terminal shows for how long, and nothing is left of it afterwards.
func TestElapsed(t *testing.T) {
	t.Setenv("SQLAGENT_MIN_CONFIDENCE", "0") // one answer of a server is unsure
	db := cities(t)
	for name, c := range map[string]struct{ env, line string }{
		"dim":           {"NO_COLOR=", "\r\x1b[K\x1b[2mturn 1 of 5, thinking, 2 s\x1b[m"},
		"without color": {"NO_COLOR=1", "\r\x1b[Kturn 1 of 5, thinking, 2 s"},
	} {
		server, let := slow(t, "SELECT name FROM city")
		t.Run(name, func(t *testing.T) {
			t.Parallel() // it waits
			waiting := true
			code, text := onTerminal(t, pty.Winsize{Cols: 80, Rows: 50}, []string{c.env}, func(text string) {
				if waiting && strings.Contains(text, " 2 s") {
					waiting = false
					let()
				}
			}, "ask", "Which?", "--dsn", db, "--base-url", server)
			const after = "\r\x1b[K  think  Think.\n  final  SELECT name FROM city\n"
			if code != exitOK || !strings.Contains(text, c.line) || !strings.Contains(text, after) {
				t.Fatalf("exit code %d\n%q", code, text)
			}
			last := text[strings.LastIndex(text, "think  "):]
			if strings.ContainsAny(strings.ReplaceAll(last, "\r\x1b[K", ""), "\r\x1b") {
				t.Errorf("something is left: %q", last)
			}
		})
	}
}

// TestElapsedAwayFromTerminal: nothing that rewrites itself goes into a file.
func TestElapsedAwayFromTerminal(t *testing.T) {
	if testing.Short() {
		t.Skip("its query takes a second")
	}
	t.Setenv("SQLAGENT_MIN_CONFIDENCE", "0") // one answer of a server is unsure
	server, let := slow(t, "SELECT SUM(i) FROM n")
	go let()
	// The query takes a while too, long enough for a line to be shown if one were.
	db := newDatabase(t, "CREATE TABLE seed (x)",
		"CREATE VIEW n AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500000) SELECT i FROM n")
	r := sqlagent(t, "ask", "Which?", "--dsn", db, "--base-url", server, "--timeout", "5m")
	if r.code != exitOK || strings.ContainsAny(r.stderr+r.stdout, "\r\x1b") {
		t.Errorf("exit code %d\n%q", r.code, r.stderr)
	}
}
