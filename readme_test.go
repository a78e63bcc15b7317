package sqlagent_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/internal/testprogram"
)

// README's Go program, in a module that imports this one and does nothing else, answers and reports what it does.
func TestReadmeProgram(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds a program")
	}
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(readme), "## In a Go program")
	_, after, _ = strings.Cut(after, "```go\n")
	program, _, found := strings.Cut(after, "```")
	if !found {
		t.Fatal("README has no Go program")
	}
	root, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	goMod, err := os.ReadFile("go.mod") // for the versions, so that nothing is looked up
	if err != nil {
		t.Fatal(err)
	}
	goSum, err := os.ReadFile("go.sum")
	if err != nil {
		t.Fatal(err)
	}
	const itself = "github.com/sqlagent/sqlagent"
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": regexp.MustCompile(`(?m)^module .*$`).ReplaceAllString(string(goMod), "module example.com/importer") +
			fmt.Sprintf("\nrequire %s v0.0.0\nreplace %[1]s => %q\n", itself, root),
		"go.sum": string(goSum),
		"main.go": `package main

import (
	"context"
	"fmt"
	"log"

	"` + itself + `/agent"
	"` + itself + `/agent/protocols"
	"` + itself + `/dialects/database/open"
	llmopen "` + itself + `/llm/open"
)

func ask(ctx context.Context) error {
` + program + `
	return nil
}

func main() {
	if err := ask(context.Background()); err != nil {
		log.Fatal(err)
	}
}
`,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	testdb.Write(t, filepath.Join(dir, "shop.sqlite"), `
		CREATE TABLE supplier (id INTEGER PRIMARY KEY, name TEXT);
		CREATE TABLE product (id INTEGER PRIMARY KEY, name TEXT, supplier_id INTEGER REFERENCES supplier(id));
		INSERT INTO supplier VALUES (1, 'Acme'), (2, 'Blue Farm');
		INSERT INTO product VALUES (1, 'Tea', 2), (2, 'Jam', 2), (3, 'Salt', 1)`)
	cmd := exec.Command("go", "run", "-mod=mod", ".")
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOWORK=off")
	var stdout, stderr strings.Builder
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		t.Fatalf("%v\n%s", err, stderr.String())
	}
	if !strings.Contains(stdout.String(), "[[Blue Farm]]") || !strings.Contains(stderr.String(), "SELECT supplier.name") {
		t.Errorf("it printed %q and reported %q", stdout.String(), stderr.String())
	}
}

// README's transcript is what its command prints today, but for the time and for what computes the model.
func TestReadmeTranscript(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the program")
	}
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, after, found := strings.Cut(string(readme), "<!-- transcript: ")
	question, after, _ := strings.Cut(after, " -->")
	_, after, _ = strings.Cut(after, "\"\n")
	want, _, ended := strings.Cut(after, "```")
	if !found || !ended {
		t.Fatal("README has no transcript")
	}
	cmd := exec.CommandContext(t.Context(), testprogram.Path(t, "sqlagent"), "ask", question)
	home := t.TempDir()
	cmd.Env = append(os.Environ(), "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_CACHE_HOME="+home, "XDG_DATA_HOME="+home)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if got := regexp.MustCompile(`(?m) · nano .*$|\d+\.\d s, `).ReplaceAllString(string(out), ""); got != want {
		t.Errorf("ask %q prints\n%s\nREADME has\n%s", question, got, want)
	}
}
