//go:build unix

package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/term"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// person is somebody in front of a pseudo-terminal, who types and reads.
type person struct {
	t    *testing.T
	cmd  *exec.Cmd
	tty  *os.File
	came chan string
	text string // what stood there since the last line was typed
	all  string
}

// sitDown starts the binary for a person. Its history and its verified examples are those of the folder.
func sitDown(t *testing.T, home string, args ...string) *person {
	t.Helper()
	cmd := exec.Command(binary, args...)
	cmd.Dir = home
	cmd.Env = append(os.Environ(), "TERM=xterm", "NO_COLOR=1", "PAGER=cat", "XDG_STATE_HOME="+home, "XDG_CONFIG_HOME="+home,
		`EDITOR=sed -i -e s/1/2/`, "VISUAL=")
	tty, err := pty.StartWithSize(cmd, &pty.Winsize{Cols: 120, Rows: 50})
	if err != nil {
		t.Fatal(err)
	}
	p := &person{t: t, cmd: cmd, tty: tty, came: make(chan string, 1000)}
	t.Cleanup(func() {
		cmd.Process.Kill()
		tty.Close()
	})
	go func() {
		defer close(p.came)
		for b := make([]byte, 4096); ; {
			n, err := tty.Read(b)
			if n > 0 {
				p.came <- string(b[:n])
			}
			if err != nil { // nobody has the other end
				return
			}
		}
	}()
	return p
}

// sees waits for what must come to stand there, in this order.
func (p *person) sees(texts ...string) {
	p.t.Helper()
	late := time.After(time.Minute)
	for _, text := range texts {
		for !strings.Contains(p.text, text) {
			select {
			case more, ok := <-p.came:
				if !ok {
					p.t.Fatalf("the shell ended, and %q never came:\n%s", text, p.all)
				}
				p.text, p.all = p.text+more, p.all+more
			case <-late:
				p.t.Fatalf("%q does not come:\n%s", text, p.all)
			}
		}
		_, p.text, _ = strings.Cut(p.text, text)
	}
}

// types writes a line after the prompt.
func (p *person) types(line string) {
	p.t.Helper()
	p.sees(prompt)
	p.presses(line + "\r")
}

func (p *person) presses(keys string) {
	p.t.Helper()
	if _, err := io.WriteString(p.tty, keys); err != nil {
		p.t.Fatal(err)
	}
}

// leaves presses Ctrl-D, and wants the exit code 0.
func (p *person) leaves() {
	p.t.Helper()
	p.sees(prompt)
	p.presses("\x04")
	p.ends(exitOK)
}

func (p *person) ends(code int) {
	p.t.Helper()
	for more := range p.came {
		p.all += more
	}
	p.cmd.Wait()
	if got := p.cmd.ProcessState.ExitCode(); got != code {
		p.t.Errorf("exit code %d, want %d (%v)\n%s", got, code, p.cmd.ProcessState, p.all)
	}
}

// chat is a server whose model answers with one query after another. heard has the messages that it was given for each.
type chat struct {
	url   string
	mu    sync.Mutex
	heard [][]string
	warm  []bool // drawn, not greedy
	hold  chan struct{}
}

func chatting(t *testing.T, queries ...string) *chat {
	c := &chat{}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /v1/models", func(w http.ResponseWriter, r *http.Request) {
		io.WriteString(w, `{"data":[{"id":"choir-7b","max_model_len":4096}]}`)
	})
	mux.HandleFunc("POST /v1/chat/completions", func(w http.ResponseWriter, r *http.Request) {
		var body struct {
			Temperature float64
			Messages    []struct{ Content string }
		}
		if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
			t.Error(err)
		}
		if c.hold != nil {
			select {
			case <-c.hold:
			case <-r.Context().Done():
				return
			}
		}
		c.mu.Lock()
		defer c.mu.Unlock()
		var said []string
		for _, m := range body.Messages {
			said = append(said, m.Content)
		}
		query := queries[min(len(c.heard), len(queries)-1)]
		c.heard, c.warm = append(c.heard, said), append(c.warm, body.Temperature > 0)
		w.Header().Set("Content-Type", "text/event-stream")
		content, _ := json.Marshal("<think>Think.</think>\n<solution>" + query + "</solution>")
		fmt.Fprintf(w, "data: {\"choices\":[{\"delta\":{\"content\":%s},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n", content)
	})
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	c.url = s.URL
	return c
}

// TestShell is a session as people have it: questions that follow one another, the commands, and what is left of it.
func TestShell(t *testing.T) {
	t.Setenv("SQLAGENT_PROTOCOL", "skyrl") // whose prompt is one message
	home, db := t.TempDir(), cities(t)
	model := chatting(t, "SELECT COUNT(*) AS n FROM city", "SELECT name FROM city WHERE id = 1", "SELECT name FROM city WHERE id = 3",
		"SELECT id AS fresh FROM city")
	p := sitDown(t, home, "--dsn", db, "--base-url", model.url, "--model", "choir-7b")
	p.sees("test.sqlite · choir-7b", "/help lists the commands")

	p.types("How many cities are there?")
	p.sees("final  SELECT COUNT(*) AS n FROM city", "n\r\n-\r\n3\r\n", "1 row,")
	p.types("and the first?")
	p.sees("Lisbon", "1 row,")
	p.types("/again")
	p.sees("Faro", "1 row,")
	p.types("/sql")
	p.sees("SELECT name FROM city WHERE id = 3\r\n")
	p.types("/explain")
	p.sees("SEARCH city")
	p.types("/trace")
	p.sees("-[ user ]-", "and the first?", "-[ the model ]-", "<solution>")
	p.types("/sql SELECT name FROM city WHERE id = 1")
	p.sees("Lisbon", "1 row,")
	p.types("/sql edit") // the editor makes a 2 of the 1
	p.sees("Porto", "1 row,")
	p.types("/sql DELETE FROM city")
	p.sees("DELETE is not a query")
	p.types("/sql SELECT name FROM city WHERE id = 2")
	p.sees("Porto", "1 row,")
	p.types("/good") // it followed another: the words must stand alone
	p.sees("so that it is self-contained", "question> How many cities are there? and the first?")
	p.presses("\x15/sql\r")
	p.sees("/sql is a command", "run /good again")
	p.types("/good")
	p.sees("question> ")
	p.presses("\x15\x04") // Ctrl-D on an empty line
	p.sees("an example needs a question", "run /good again")
	p.types("/good")
	p.sees("question> ")
	p.presses("\x15Which city came second?\r")
	p.sees("1 row; added to ", "examples.jsonl")
	p.types("/undo")
	p.sees("removed from ", "examples.jsonl: Which city came second?")
	p.types("/good Which city came second?")
	p.sees("1 row; added to ", "examples.jsonl")
	p.types("/output csv")
	p.types("/new")
	p.types(`How many\`)
	p.sees(promptMore)
	p.presses("now?\r")
	p.sees("fresh\r\n1\r\n2\r\n3\r\n")
	p.types("/bad SELECT max(id) AS most FROM city")
	p.sees("most\r\n3\r\n", "1 row; added to ", "examples.jsonl")
	p.types("/bad SELECT max(id) AS most FROM city")
	p.sees("1 row; already in ")
	p.types("/bad SELECT max(id) FROM town")
	p.sees("no such table: town")
	p.types("/nwe")
	p.sees("unknown command /nwe; did you mean /new?")
	p.types("/new please")
	p.sees("/new takes no arguments")
	p.types("/model")
	p.sees("choir-7b (openai on ")
	p.types("/model /nowhere/at/all.gguf")
	p.sees("/nowhere/at/all.gguf", "no such file")
	p.types("/source /nowhere/at/all.sqlite")
	p.sees("/nowhere/at/all.sqlite")
	p.types("How many are left?") // by the model and of the database that there were
	p.sees("fresh\r\n1\r\n")
	p.leaves()

	for i, want := range []struct {
		messages int
		warm     bool
	}{{1, false}, {3, false}, {3, true}, {1, false}, {3, false}} {
		if got := len(model.heard[i]); got != want.messages || model.warm[i] != want.warm {
			t.Errorf("question %d: %d messages, drawn %v; want %+v\n%q", i+1, got, model.warm[i], want, model.heard[i])
		}
	}
	if said := model.heard[2][2]; !strings.Contains(said, "and the first?") {
		t.Errorf("/again asked %q", said)
	}
	if said := model.heard[3][0]; !strings.Contains(said, "How many now?") {
		t.Errorf("the two lines were asked as %q", said)
	}

	kept, err := examples.Read(filepath.Join(home, "sqlagent", "examples.jsonl"))
	if err != nil || len(kept) != 2 || kept[0].Question != "Which city came second?" || kept[0].SQL != "SELECT name FROM city WHERE id = 2" ||
		kept[1].Question != "How many now?" || kept[1].SQL != "SELECT max(id) AS most FROM city" {
		t.Errorf("%+v, %v", kept, err)
	}
	history := filepath.Join(home, "sqlagent", "history")
	text, err := os.ReadFile(history)
	if err != nil || !strings.HasPrefix(string(text), "How many cities are there?\nand the first?\n/again\n") || !strings.Contains(string(text), "\nHow many now?\n") {
		t.Errorf("%v\n%s", err, text)
	}
	if info, err := os.Stat(history); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

// TestShellKeys: the history of earlier shells comes back, Ctrl-R finds it, Tab completes commands, tables, columns and
// quotes them in SQL.
func TestShellKeys(t *testing.T) {
	home := t.TempDir()
	db := newDatabase(t, `CREATE TABLE "order details" (id INTEGER PRIMARY KEY, unit_price REAL)`, `INSERT INTO "order details" VALUES (1, 2.5)`)
	args := []string{"shell", "--dsn", db}
	p := sitDown(t, home, args...)
	p.types("/sql SELECT 41 + 1 AS answer")
	p.sees("42")
	p.leaves()

	p = sitDown(t, home, args...)
	p.sees(prompt)
	p.presses("\x1b[A\r") // up
	p.sees("42\r\n")
	p.types("/sql SELECT 43 AS other")
	p.sees("43\r\n")
	p.sees(prompt)
	p.presses("\x1241 +") // Ctrl-R
	p.sees("(reverse-i-search)`41 +'")
	p.presses("\r")
	p.sees("42\r\n")
	p.sees(prompt)
	p.presses("/ou\tcs\t\r")
	p.types("/output")
	p.sees("csv\r\n")
	p.sees(prompt)
	p.presses("/sql select UN\t from ord\t\r")
	p.sees("unit_price\r\n2.5\r\n")
	p.sees(prompt)
	p.presses("/schema ord\t\r")
	p.sees("CREATE TABLE \"order details\"")
	p.sees(prompt)
	p.presses("/s\t") // more than one: bash beeps, and shows them at the second
	p.presses("\t")
	p.sees("/save", "/schema", "/source", "/sql")
	p.presses("\x03") // Ctrl-C gives the line up
	p.types("/quit")
	p.ends(exitOK)
}

// TestShellInterrupt: Ctrl-C ends what is done, be it the model's work or the database's, and the shell goes on.
func TestShellInterrupt(t *testing.T) {
	t.Setenv("SQLAGENT_PROTOCOL", "skyrl") // whose prompt is one message
	db := newDatabase(t, "CREATE TABLE city (id INTEGER PRIMARY KEY)", "INSERT INTO city VALUES (7)",
		"CREATE VIEW endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 1e12) SELECT i FROM n")
	model := chatting(t, "SELECT id FROM city")
	model.hold = make(chan struct{})
	p := sitDown(t, t.TempDir(), "shell", "--dsn", db, "--base-url", model.url, "--timeout", "10m")
	p.types("Which cities are there?")
	p.sees("turn 1 of")
	p.presses("\x03")
	p.sees("sqlagent: interrupted")
	p.sees(prompt)
	p.presses("this is given up")
	p.sees("given up")
	p.presses("\x03")
	p.types("/sql SELECT count(*) FROM endless")
	p.sees("querying, 1 s")
	p.presses("\x03")
	p.sees("sqlagent: interrupted")
	p.types("Which cities are there?")
	p.sees("turn 1 of")
	model.hold <- struct{}{}
	p.sees("7\r\n", "1 row,")
	if n := len(model.heard[0]); n != 1 {
		t.Errorf("%d messages: the question that was broken off is in the conversation\n%q", n, model.heard[0])
	}
	p.leaves()
}

// TestShellEnds: a signal that ends programs ends the shell too, and gives the terminal back as it was.
func TestShellEnds(t *testing.T) {
	p := sitDown(t, t.TempDir(), "shell")
	p.sees(prompt)
	p.cmd.Process.Signal(syscall.SIGTERM)
	p.ends(exitInterrupted)
	_, fresh, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer fresh.Close()
	want, err := term.GetState(int(fresh.Fd()))
	got, err2 := term.GetState(int(p.tty.Fd()))
	if err != nil || err2 != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("the terminal is left as %+v, want %+v (%v, %v)", got, want, err, err2)
	}
}

// TestServeEndsWithItsTerminal: SIGHUP has a server read its files again, but where its terminal was closed it ends.
func TestServeEndsWithItsTerminal(t *testing.T) {
	p := sitDown(t, t.TempDir(), "serve", "--listen", "127.0.0.1:0")
	p.sees("sqlagent serves")
	p.cmd.Process.Signal(syscall.SIGHUP)
	p.sees("reloaded")
	p.tty.Close()
	p.cmd.Process.Signal(syscall.SIGHUP) // what it logs lets the reader of the terminal go, who keeps it open
	ended := make(chan error, 1)
	go func() { ended <- p.cmd.Wait() }()
	select {
	case <-ended:
	case <-time.After(time.Minute):
		t.Error("it goes on without its terminal")
	}
}

// TestShellNano: nano answers questions that go on from an answer, and those that say all by themselves.
func TestShellNano(t *testing.T) {
	fewVotes(t)
	p := sitDown(t, t.TempDir())
	p.types("only the top 3")
	p.sees("no answer", "follows up an answer, but there is no previous answer")
	p.types("How many albums are there?")
	p.sees("208")
	p.types("How many artists are there?")
	p.sees("110")
	p.types("/again")
	p.sees("final", "1 row,")
	p.types("What is the weather in the evening?")
	p.sees("no answer", "names no table")
	p.types("/sql") // what was answered before it stays
	p.sees("FROM artist\r\n")
	p.types("/good")
	p.sees("the last question has no answer")
	p.types("Which artist has the most albums?")
	p.sees("The Northern Anchors has the most albums (16).\r\n", "name                  (albums)\r\n", "The Northern Anchors        16\r\n", "1 row,")
	p.types("Top 3 artists by number of albums")
	p.sees("name                  (albums)\r\n", "3 rows,")
	p.types("show it as a bar chart")
	p.sees("albums by name\r\n", "The Northern Anchors  16 |#####")
	p.types("/sql SELECT name FROM artist LIMIT 3") // which have no figure
	p.sees("3 rows,")
	p.types("/chart bars")
	p.sees("bars take names or dates with numbers")
	p.types("Which artist has the most albums?")
	p.sees("1 row,")
	p.types("/output csv") // for programs
	p.types("/again")
	p.sees("name\r\nThe Northern Anchors\r\n", "1 row,")
	p.leaves()
}

// TestShellRepeats: a question that repeats a verified example is answered with its query, /again too, and whose it is
// is shown; in other words it is the model's.
func TestShellRepeats(t *testing.T) {
	fewVotes(t)
	p := sitDown(t, t.TempDir())
	p.types("How many albums are there?")
	p.sees("208")
	p.types("/bad SELECT count(*) AS verified FROM artist")
	p.sees("verified\r\n--------\r\n     110\r\n", "added to ")
	p.types("/new") // conversations that begin now know it
	for _, line := range []string{"how many albums are  there", "/again"} {
		p.types(line)
		p.sees("verified by ", "final  SELECT count(*) AS verified FROM artist", "110", "1 row,")
	}
	p.types("How many albums do we have?")
	p.sees("208", "1 row,")
	if _, after, _ := strings.Cut(p.all, "How many albums do we have?"); strings.Contains(after, "verified by ") {
		t.Errorf("%s", after)
	}
	p.leaves()
}

// TestShellUnsure: an unsure answer is marked so before its rows, and the alternatives are had by /more.
func TestShellUnsure(t *testing.T) {
	server := voting(t, "SELECT 2 AS n", "SELECT COUNT(*) AS n FROM city", "SELECT COUNT(*) AS n FROM city", "SELECT n FROM town")
	p := sitDown(t, t.TempDir(), "shell", "--dsn", cities(t), "--base-url", server, "--votes", "4", "--min-confidence", "0.6")
	p.types("How many cities are there?")
	p.sees("unsure: 2 of 4 votes agree, below the 60% of --min-confidence", "n\r\n-\r\n3\r\n", "one more result: /more")
	p.types("/more")
	p.sees("1 of 4 votes: SELECT 2 AS n")
	p.leaves()
}

// TestShellAsksBack: an unsure answer whose votes read the question in two ways offers both; a choice's number runs its
// query, and /good keeps that for the question.
func TestShellAsksBack(t *testing.T) {
	highest, lowest := "SELECT name FROM city ORDER BY area DESC LIMIT 1", "SELECT name FROM city ORDER BY area LIMIT 1"
	db := newDatabase(t, "CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT, area REAL)", "INSERT INTO city VALUES (1, 'Porto', 41.4), (2, 'Faro', 3.2)")
	server := voting(t, highest, highest, lowest, lowest)
	home := t.TempDir()
	p := sitDown(t, home, "shell", "--dsn", db, "--base-url", server, "--votes", "4", "--min-confidence", "0.6")
	p.types("Which city is first?")
	p.sees("Which do you mean: by highest city area, or by lowest city area?", "1  by highest city area", "2  by lowest city area")
	p.types("by highest city area")
	p.sees("Porto", "1 row")
	p.types("the second one")
	p.sees("Faro", "1 row")
	p.types("/good")
	p.sees("1 row; added to ")
	p.leaves()
	kept, err := os.ReadFile(filepath.Join(home, "sqlagent", "examples.jsonl"))
	if err != nil || !strings.Contains(string(kept), "Which city is first?") || !strings.Contains(string(kept), lowest) {
		t.Errorf("%v: kept %s", err, kept)
	}
	p = sitDown(t, t.TempDir(), "shell", "--dsn", db, "--base-url", voting(t, highest, highest, lowest, lowest), "--votes", "4", "--min-confidence", "0.6", "--no-clarify")
	p.types("Which city is first?")
	p.sees("unsure: 2 of 4 votes agree", "2 of 4 votes: "+lowest)
	if strings.Contains(p.all, "Which do you mean") {
		t.Errorf("it asks back in spite of --no-clarify: %s", p.all)
	}
	p.leaves()
}

// TestShellSources: the database and the model change places while the shell goes on. A DSN with a password is not
// kept.
func TestShellSources(t *testing.T) {
	home := t.TempDir()
	config := file(t, "config.toml", fmt.Sprintf("dsn = 'atlas'\n[sources.atlas]\ndsn = 'sqlite:%s'\n[sources.roads]\ndsn = 'sqlite:%s'\n", cities(t), streets(t, 1500)))
	p := sitDown(t, home, "shell", "--config", config, "--quiet", "--base-url", chatting(t, "SELECT name FROM city").url,
		"--api-key-file", file(t, "key", "secret\n"), "--model-timeout", "1m")
	p.types("Which cities?")
	p.sees("Lisbon")
	p.types("/source")
	p.sees("atlas\r\n")
	p.sees(prompt)
	p.presses("/source roa\t\r")
	p.sees("now asking roads")
	p.types("/schema")
	p.sees("street", "id, name")
	p.types("/sql")
	p.sees("no query yet")
	p.types("/model embedded")
	p.sees("now using nano (")
	p.types("How many streets are there?")
	p.sees("1500\r\n")
	p.types("/source postgres://ida:Swordfish1@127.0.0.1:9/x")
	p.sees("hint: ")
	p.leaves()
	text, err := os.ReadFile(filepath.Join(home, "sqlagent", "history"))
	if err != nil || strings.Contains(string(text), "Swordfish1") || !strings.Contains(string(text), "/model embedded") {
		t.Errorf("%v\n%s", err, text)
	}
}

// TestShellHostile: nothing that a database holds, or names, or a model says steers the terminal, whatever shows it.
func TestShellHostile(t *testing.T) {
	const steer = "\x1b]0;owned\x07\x1b[2J\u009b31m\u202e"
	quoted := "'ci" + steer + "'"
	db := newDatabase(t, `CREATE TABLE "ci`+steer+`" (id INTEGER PRIMARY KEY, "na`+steer+`" TEXT)`, `CREATE TABLE cite (id INTEGER)`,
		`INSERT INTO "ci`+steer+`" VALUES (1, `+quoted+`)`, "CREATE VIEW cited AS SELECT * FROM \"ci"+steer+"\"")
	model := chatting(t, `SELECT * FROM "ci`+steer+`"`)
	p := sitDown(t, t.TempDir(), "shell", "--dsn", db, "--base-url", model.url)
	p.types("Which?")
	p.sees("1 row,")
	for _, line := range []string{"/schema", "/schema cited", "/sql", "/explain", "/trace", "/output record", "/again", "/output csv", "/again", "/output json", "/again", "/output tsv", "/again"} {
		p.types(line)
	}
	p.sees(prompt)
	p.presses("/schema ci\t\t")
	p.presses("\x03")
	p.leaves()
	for _, part := range []string{"\x1b]0", "\x1b[2J", "\u009b", "\u202e", "\x07"} {
		if strings.Contains(p.all, part) {
			t.Errorf("%q reached the terminal:\n%q", part, p.all)
		}
	}
	if !strings.Contains(p.all, "owned") {
		t.Error("nothing was shown")
	}
}

// TestShellSave: the rows of the last query, all of them, in the form that the name of the file says; nothing is
// written over.
func TestShellSave(t *testing.T) {
	dir, db := t.TempDir(), streets(t, 1500)
	model := chatting(t, "SELECT id FROM street")
	in := func(name string) string { return filepath.Join(dir, name) }
	formula := `/sql SELECT '=1+2' AS x UNION SELECT '-3'`
	r := piped(t, strings.Join([]string{"/save " + in("early.csv"), "Which?", "/save " + in("all.csv"), "/save " + in("all.csv"), "/save " + in("all.json"), "/save",
		"/save " + in("no/such/folder.csv"), "/save " + in("all.xlsx"), "/save " + in("all"), formula, "/save " + in("formula.csv"), "/sql SELECT x FROM y", "/save " + in("none.csv")}, "\n"),
		"shell", "--dsn", db, "--base-url", model.url, "--quiet")
	for _, want := range []string{"no query yet", "1500 rows in " + in("all.csv"), "file exists: " + in("all.csv"), "1500 rows in " + in("all.json"),
		"all.xlsx: unknown file format", "all: unknown file format", "save where?", "no such file or directory", "may run 2 of the values as formulas", "the last query failed"} {
		if !strings.Contains(r.stderr, want) {
			t.Errorf("%q is not in\n%s", want, r.stderr)
		}
	}
	if text, err := os.ReadFile(in("all.csv")); err != nil || strings.Count(string(text), "\n") != 1501 {
		t.Errorf("%d lines, %v", strings.Count(string(text), "\n"), err)
	}
	var got struct{ Rows [][]any }
	if text, err := os.ReadFile(in("all.json")); err != nil || json.Unmarshal(text, &got) != nil || len(got.Rows) != 1500 {
		t.Errorf("%d rows, %v", len(got.Rows), err)
	}
	if r.code != exitUsage {
		t.Errorf("exit code %d: that of the first that failed is wanted", r.code)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 3 {
		t.Errorf("%v", entries)
	}
}

// Away from a terminal there is no shell where none is asked for.
func TestNoShell(t *testing.T) {
	fewVotes(t)
	if r := sqlagent(t); r.code != exitUsage || !strings.Contains(r.stderr, "no question given") {
		t.Errorf("exit code %d\n%s%s", r.code, r.stdout, r.stderr)
	}
	if r := piped(t, "How many albums are there?\n", "shell", "--output", "csv", "--quiet"); r.code != exitOK || r.stdout != "count(*)\n208\n" {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	for _, end := range []string{"", "/output csv\n"} { // which is no question
		home := t.TempDir()
		r := piped(t, "How many albums are there?\nand how many artists?\n/good\n"+end, "shell", "--knowledge-dir", home)
		if kept, _ := examples.Read(filepath.Join(home, "examples.jsonl")); len(kept) > 0 || r.code != exitUsage || !strings.Contains(r.stderr, "hint: /good QUESTION") {
			t.Errorf("exit code %d, kept %+v\n%s", r.code, kept, r.stderr)
		}
	}
	if r := piped(t, "", "shell", "how many?"); r.code != exitUsage {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
	if r := piped(t, "", "shell", "--dsn", "/nowhere/at/all.sqlite"); r.code != exitDatabase {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
}

// psql's commands, and SQL that asks for the schema, do what people expect of them, and no model is asked.
func TestShellOfPsql(t *testing.T) {
	db := cities(t)
	schema := sqlagent(t, "schema", "--dsn", db).stdout
	for line, want := range map[string]string{
		`\d`: "city", `\dt`: "city", "SHOW TABLES;": "city", "which tables are there?": "city",
		`\d city`: schema, `\d+ CITY;`: schema, `\d "city"`: schema, `/schema "City"`: schema, "describe city": schema, "show columns from city": schema, "what columns does city have?": schema,
		`\?`: "/schema [TABLE]",
		"How many cities are there?\ndescribe city\n/sql": "SELECT count(*)", // what was asked before stays
		"\\x\nSELECT id FROM city WHERE id = 1":           "id | 1",
		"\\x\n\\x\nSELECT id FROM city WHERE id = 1":      "id\n--\n",
	} {
		if r := piped(t, line+"\n", "shell", "--dsn", db, "--quiet"); r.code != exitOK || !strings.Contains(r.stdout, want) {
			t.Errorf("%s: exit code %d\n%s\n%s, want %q", line, r.code, r.stdout, r.stderr, want)
		}
	}
	if r := piped(t, "\\copy city\n", "shell", "--dsn", db); r.code != exitUsage || !strings.Contains(r.stderr, `unknown command \copy`) {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
	if r := sqlagent(t, "ask", "describe city", "--dsn", db); r.code != exitNoAnswer || !strings.Contains(r.stderr, "city has the columns id") {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
}

// A table that needs no schema before its name may have it, and no other.
func TestShellSchemaOfServer(t *testing.T) {
	dsn := testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), "test_shell_schema",
		`CREATE TABLE "order" (id int); CREATE SCHEMA old; CREATE TABLE old."order" (was int)`)
	for name, want := range map[string]string{"order": "id integer", "public.order": "id integer", `public."order"`: "id integer", "old.order": "was integer", "new.order": ""} {
		r := piped(t, "/schema "+name+"\n", "shell", "--dsn", dsn, "--quiet")
		if want == "" && !strings.Contains(r.stderr, "no such table: "+name) || !strings.Contains(r.stdout, want) {
			t.Errorf("%s: %q\n%s", name, r.stdout, r.stderr)
		}
	}
}

// A statement that is pasted in lines runs as one, and English stays a line.
func TestShellStatements(t *testing.T) {
	db := cities(t)
	for lines, want := range map[string]string{
		"SELECT\n  id,\n  name\nFROM city\nWHERE id = 1;\n/sql":               "id,name\n1,Lisbon\nSELECT\n  id,\n  name\nFROM city\nWHERE id = 1;\n",
		"SELECT name -- of it\nFROM city\nWHERE id = 2\n\n/output":            "name\nPorto\ncsv\n",
		"select id,\nname from city where id = 3":                             "id,name\n3,Faro\n",
		"WITH c AS (SELECT 7 AS n)\nSELECT n FROM c;":                         "n\n7\n",
		"/sql SELECT count(\n*) AS n FROM city;\nSELECT count(*)\nFROM city;": "n\n3\ncount(*)\n3\n",
		"SELECT 7\nSELECT id FROM city WHERE id = 1\n/output":                 "7\n7\nid\n1\ncsv\n",
	} {
		r := piped(t, lines+"\n", "shell", "--dsn", db, "--quiet", "--output", "csv", "--votes", "1", "--min-confidence", "0")
		if r.stdout != want {
			t.Errorf("%q: %q\n%s", lines, r.stdout, r.stderr)
		}
	}
	for line, want := range map[string]bool{"select all customers from Germany, by name": false, "With which customers do we earn most": false, "select name": false,
		"SELECT 1": false, "SELECT now()": false, "SELECT name FROM city": false, "select": true, "SELECT *": true, "SELECT name": true, "SELECT name FROM": true} {
		if got := isOpen(dialects.SQLite, line); got != want {
			t.Errorf("%q: open %v", line, got)
		}
	}
}

// The commands are those of docs/shell.md.
func TestShellIsDocumented(t *testing.T) {
	text, err := os.ReadFile("../../docs/shell.md")
	if err != nil {
		t.Fatal(err)
	}
	var told, have []string
	for _, m := range regexp.MustCompile("(?m)^\\| `(/[a-z]+)([^`]*)` \\|").FindAllStringSubmatch(string(text), -1) {
		told = append(told, m[1]+strings.ReplaceAll(m[2], `\|`, "|"))
	}
	for _, c := range slashCommands {
		have = append(have, strings.TrimSpace(c.name+" "+c.argument))
	}
	if !slices.Equal(told, have) {
		t.Errorf("docs/shell.md has\n%q, and the shell\n%q", told, have)
	}
}

// A question that was taken back is not said: the next one follows the one before it, of which all is as it was.
func TestShellUndo(t *testing.T) {
	model := chatting(t, "SELECT COUNT(*) AS n FROM city", "SELECT name FROM city WHERE id = 1", "SELECT COUNT(*) AS n FROM city", "SELECT name FROM city WHERE id = 3")
	home := t.TempDir()
	p := sitDown(t, home, "--dsn", cities(t), "--base-url", model.url, "--model", "choir-7b")
	p.types("/undo")
	p.sees("nothing to undo")
	p.types("How many cities are there?")
	p.sees("1 row,")
	p.types("and the wrong one?")
	p.sees("Lisbon", "1 row,")
	p.types("SELECT 7 AS typed;")
	p.sees("7\r\n")
	p.types("undo")
	p.sees("taken back: SELECT 7 AS typed;")
	p.types("/undo")
	p.sees("taken back: and the wrong one?")
	p.types("/sql")
	p.sees("SELECT COUNT(*) AS n FROM city\r\n")
	p.types("/undo")
	p.sees("taken back: How many cities are there?")
	p.types("/undo")
	p.sees("nothing to undo")
	p.types("/good")
	p.sees("no question yet")
	p.types("How many cities are there?")
	p.sees("1 row,")
	p.types("and the last?")
	p.sees("Faro", "1 row,")
	p.types("/good")
	p.sees("question> How many cities are there? and the last?")
	p.presses("\r")
	p.sees("1 row; added to ")
	p.types("SELECT count(*) AS typed FROM city;") // as by /sql, and no question of its own
	p.sees("typed", "1 row,")
	p.types("/good How many are there?")
	p.sees("1 row; added to ")
	p.types("/good")
	p.sees("question> How many cities are there? and the last?")
	p.presses("\r")
	p.sees("1 row; added to ")
	p.leaves()
	kept, err := examples.Read(filepath.Join(home, "sqlagent", "examples.jsonl"))
	if err != nil || len(kept) != 3 || kept[1].Question != "How many are there?" || kept[2].Question != "How many cities are there? and the last?" ||
		kept[2].SQL != "SELECT count(*) AS typed FROM city;" {
		t.Errorf("%+v, %v", kept, err)
	}
	if said := strings.Join(model.heard[3], "\n"); !strings.Contains(said, "How many cities") || strings.Contains(said, "wrong one") {
		t.Errorf("the model was shown %q", said)
	}
}
