package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/urfave/cli/v3"
)

// values are what `sqlagent settings` says, by key.
func values(t *testing.T, args ...string) map[string]setting {
	t.Helper()
	r := sqlagent(t, append([]string{"settings", "--json"}, args...)...)
	var all []setting
	if err := json.Unmarshal([]byte(r.stdout), &all); err != nil || r.code != exitOK {
		t.Fatalf("exit code %d, %v\n%s", r.code, err, r.stderr)
	}
	by := map[string]setting{}
	for _, s := range all {
		by[s.Key] = s
	}
	return by
}

// A flag counts before the environment, that before the file, that before the default.
func TestPrecedence(t *testing.T) {
	config := file(t, "config.toml", "votes = 2\nturns = 2\nrows = 2\nmin_confidence = 1\ntimeout = '2s'\nquiet = true\nmodel = ''\n")
	t.Setenv("SQLAGENT_VOTES", "3")
	t.Setenv("SQLAGENT_TURNS", "3")
	t.Setenv("SQLAGENT_ROWS", "") // as good as none
	got := values(t, "--config", config, "--votes", "4")
	for key, want := range map[string]setting{
		"votes":          {Value: "4", From: "--votes"},
		"turns":          {Value: "3", From: "$SQLAGENT_TURNS"},
		"rows":           {Value: "2", From: "rows in " + config + ":3"},
		"min_confidence": {Value: "1", From: "min_confidence in " + config + ":4"},
		"timeout":        {Value: "2s", From: "timeout in " + config + ":5"},
		"quiet":          {Value: "true", From: "quiet in " + config + ":6"},
		"model_timeout":  {Value: "", From: "default: 3m"},
		"output":         {Value: "auto", From: "default"},
	} {
		if s := got[key]; s.Value != want.Value || s.From != want.From {
			t.Errorf("%s: %+v, want %+v", key, s, want)
		}
	}
}

// What is set holds for the commands: the sample is asked of by a model that the file names, in the form that the
// environment names.
func TestSettingsHold(t *testing.T) {
	model := parrot(t, "<solution>SELECT count(*) AS n FROM city</solution>")
	config := file(t, "config.toml", fmt.Sprintf("model = %q\nengine = 'native'\ndsn = 'atlas'\nquiet = true\n[sources.atlas]\ndsn = 'sqlite:%s'\n", model, cities(t)))
	t.Setenv("SQLAGENT_OUTPUT", "csv")
	if r := sqlagent(t, "How many cities are there?", "--config", config); r.code != exitOK || r.stdout != "n\n3\n" || r.stderr != "" {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
}

func TestSettingsThatAreWrong(t *testing.T) {
	for _, c := range []struct{ what, text, variable, says string }{
		{"an unknown key", "\nvote = 3\n", "", `line 2: unknown setting "vote"; did you mean votes?`},
		{"an unknown table", "\n[source.shop]\ndsn='x'\n", "", `line 2: unknown setting "source"; did you mean sources?`},
		{"another type", "# mine\nvotes = \"3\"\n", "", `line 2: votes must be a whole number, not "3"`},
		{"a time without a unit", "timeout = \"5\"\n", "", "line 1: timeout = 5: write a number and its unit"},
		{"a number for a time", "timeout = 5\n", "", `line 1: timeout must be a duration in quotes`},
		{"out of range", "\n\nmin_confidence = 2\n", "", "line 3: min_confidence = 2: must be between 0 and 1"},
		{"no such form", "output = 'jsn'", "", "did you mean json?"},
		{"no TOML", "votes = 1\nvotes 2\n", "", "line 2"},
		{"a source without a DSN", "[sources.shop]\npassword_file = 'x'", "", "sources.shop has no dsn"},
		{"a variable", "", "SQLAGENT_VOTES=many", `$SQLAGENT_VOTES="many": must be a whole number`},
		{"a variable that does not go with the file", "base_url = 'http://localhost:1'\n", "SQLAGENT_ENGINE=native", "base_url in "},
	} {
		t.Run(c.what, func(t *testing.T) {
			if name, value, ok := strings.Cut(c.variable, "="); ok {
				t.Setenv(name, value)
			}
			r := sqlagent(t, "ask", "How many albums are there?", "--config", file(t, "config.toml", c.text))
			if r.code != exitUsage || !strings.Contains(r.stderr, c.says) {
				t.Errorf("exit code %d, want %q\n%s", r.code, c.says, r.stderr)
			}
		})
	}
	if r := sqlagent(t, "settings", "--config", "/nowhere/config.toml"); r.code != exitUsage || !strings.Contains(r.stderr, "/nowhere/config.toml") {
		t.Errorf("a file that is not there: exit code %d\n%s", r.code, r.stderr)
	}
}

// Passwords are not shown, and a file that shows one to others gets a warning.
func TestSettingsKeepSecrets(t *testing.T) {
	config := file(t, "config.toml", "dsn = 'postgres://reader:s3cret@127.0.0.1:1/shop'\n"+ // of mode 0644
		"base_url = 'https://example.com/v1?key=s3cret'\naudit_anchor = 'https://example.com/?token=s3cret'\n")
	r := sqlagent(t, "settings", "--config", config)
	if r.code != exitOK || !strings.Contains(r.stdout, "reader:…@") || !strings.Contains(r.stderr, "chmod 600") {
		t.Errorf("exit code %d\n%s%s", r.code, r.stdout, r.stderr)
	}
	if strings.Contains(r.stdout+r.stderr, "s3cret") {
		t.Errorf("a password is shown:\n%s%s", r.stdout, r.stderr)
	}
}

// Of two ways to name a database, and the environment's, the strongest place counts.
func TestDatabaseOfSettings(t *testing.T) {
	rome, oslo := newDatabase(t, "CREATE TABLE rome (x)"), newDatabase(t, "CREATE TABLE oslo (x)")
	config := file(t, "config.toml", "dsn = 'sqlite:"+rome+"'\n")
	for _, c := range []struct {
		what, variable string
		args           []string
		want           string
	}{
		{"the file alone", "", nil, "rome"},
		{"a flag", "", []string{"--dsn-file", file(t, "dsn", "sqlite:"+oslo)}, "oslo"},
		{"a variable", "SQLAGENT_DSN=" + oslo, nil, "oslo"},
		{"DATABASE_URL", "DATABASE_URL=sqlite:" + oslo, nil, "oslo"},
	} {
		t.Run(c.what, func(t *testing.T) {
			if name, value, ok := strings.Cut(c.variable, "="); ok {
				t.Setenv(name, value)
			}
			r := sqlagent(t, append([]string{"schema", "--format", "names", "--config", config}, c.args...)...)
			if r.code != exitOK || !strings.Contains(r.stdout, c.want) {
				t.Errorf("exit code %d, %s, want %s\n%s", r.code, r.stdout, c.want, r.stderr)
			}
		})
	}
}

// What a configuration holds secret is for its own database and server: one that a stronger place names does not get
// it.
func TestSecretsOfSettings(t *testing.T) {
	oslo, secret := newDatabase(t, "CREATE TABLE oslo (x)"), file(t, "secret", "s3cret\n")
	os.Chmod(secret, 0o600)
	config := file(t, "config.toml", "dsn = 'postgres://reader@127.0.0.1:1/shop'\npassword_file = '"+secret+"'\n"+
		"base_url = 'http://127.0.0.1:1/v1'\napi_key_file = '"+secret+"'\n[sources.oslo]\ndsn = 'sqlite:"+oslo+"'\n")
	for _, c := range []struct {
		what, variable string
		args           []string
	}{
		{"a flag", "", []string{"--dsn", oslo}},
		{"a source", "", []string{"--dsn", "oslo"}},
		{"a variable", "SQLAGENT_DSN=" + oslo, nil},
		{"DATABASE_URL", "DATABASE_URL=sqlite:" + oslo, nil},
	} {
		t.Run(c.what, func(t *testing.T) {
			if name, value, ok := strings.Cut(c.variable, "="); ok {
				t.Setenv(name, value)
			}
			r := sqlagent(t, append([]string{"schema", "--format", "names", "--config", config}, c.args...)...)
			if r.code != exitOK || !strings.Contains(r.stdout, "oslo") { // a password for a file is an error
				t.Errorf("exit code %d, %s\n%s", r.code, r.stdout, r.stderr)
			}
		})
	}
	if r := sqlagent(t, "schema", "--config", config, "--dsn", oslo, "--password-file", secret); r.code != exitUsage {
		t.Errorf("a password for a file: exit code %d\n%s", r.code, r.stderr)
	}
	url, _ := answering(t, "s3cret")
	if r := sqlagent(t, "models", "--config", config, "--base-url", url); r.code == exitOK || strings.Contains(r.stderr, "s3cret") || !strings.Contains(r.stderr, "401") {
		t.Errorf("another server: exit code %d, %s\n%s", r.code, r.stdout, r.stderr)
	}
	if r := sqlagent(t, "models", "--config", config, "--base-url", url, "--api-key-file", secret); r.code != exitOK {
		t.Errorf("with the key: exit code %d\n%s", r.code, r.stderr)
	}
}

// The table in docs/settings.md is that of the code. SQLAGENT_GOLDEN=write rewrites it.
func TestSettingsAreDocumented(t *testing.T) {
	path := filepath.Join("..", "..", "docs", "settings.md")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	begin, rest, ok := strings.Cut(string(text), "<!-- settings: ")
	comment, rest, ok2 := strings.Cut(rest, "-->\n")
	_, end, ok3 := strings.Cut(rest, "<!-- end -->")
	if !ok || !ok2 || !ok3 {
		t.Fatal("docs/settings.md has no place for the table")
	}
	var table strings.Builder
	table.WriteString("| key | flag | variable | default | |\n| --- | --- | --- | --- | --- |\n")
	for _, f := range settings {
		name := nameOf(f)
		doc := f.(cli.DocGenerationFlag)
		usual := cmp.Or(doc.GetDefaultText(), fmt.Sprint(f.Get()))
		usage := strings.NewReplacer("`", "", "\n", " ", "|", "\\|").Replace(doc.GetUsage())
		fmt.Fprintf(&table, "| `%s` | `--%s` | `%s` | %s | %s |\n", keyOf(name), name, variableOf(name), usual, usage)
	}
	want := begin + "<!-- settings: " + comment + "-->\n" + table.String() + "<!-- end -->" + end
	if string(text) == want {
		return
	}
	if os.Getenv("SQLAGENT_GOLDEN") == "write" {
		if err := os.WriteFile(path, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Error("docs/settings.md differs from the flags: see its comment for how it is written")
}

// A key in the environment counts before a file of keys that the configuration names.
func TestKeyOfSettings(t *testing.T) {
	url, _ := answering(t, "right")
	config := file(t, "config.toml", fmt.Sprintf("base_url = %q\napi_key_file = %q\n", url, file(t, "key", "wrong\n")))
	if r := sqlagent(t, "models", "--config", config); r.code != exitModel {
		t.Errorf("the file's key: exit code %d\n%s", r.code, r.stderr)
	}
	t.Setenv("SQLAGENT_API_KEY", "right")
	if r := sqlagent(t, "models", "--config", config); r.code != exitOK || !strings.Contains(r.stdout, "parrot-7b") {
		t.Errorf("the environment's key: exit code %d\n%s", r.code, r.stderr)
	}
}

// An empty flag does away with what the file names, and with what goes with that alone.
func TestEmptyFlags(t *testing.T) {
	fewVotes(t)
	config := file(t, "config.toml", fmt.Sprintf("model = 'x'\nbase_url = 'http://127.0.0.1:1'\napi_key_file = %q\nmodel_timeout = '1m'\n"+
		"grammar = '/nowhere/g.gbnf'\ndescriptions = '/nowhere'\naudit = '/nowhere/audit'\naudit_anchor = '-'\n", file(t, "key", "secret\n")))
	r := sqlagent(t, "How many albums are there?", "--config", config, "--output", "csv", "--base-url", "", "--model", "", "--grammar", "",
		"--descriptions", "", "--audit", "")
	if r.code != exitOK || !strings.HasSuffix(r.stdout, "\n208\n") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	for _, flags := range [][]string{{"--audit-anchor", "-"}, {"--audit-sync"}} {
		if r := sqlagent(t, append([]string{"How many albums are there?", "--audit", ""}, flags...)...); r.code != exitUsage {
			t.Errorf("%s of no audit: exit code %d\n%s", flags, r.code, r.stderr)
		}
	}
}

// A variable that nothing reads is warned of, once; those that something reads are not.
func TestVariablesThatNothingReads(t *testing.T) {
	config := file(t, "config.toml", "[tokens.ann]\nenv = 'SQLAGENT_TOKEN_ANN'\nsources = ['*']\nrights = ['ask']\n")
	for _, name := range slices.Concat([]string{"SQLAGENT_TOKEN_ANN", "SQLAGENT_TEST_ANYTHING"}, variables, testVariables) {
		if name != "SQLAGENT_CONFIG" && name != "SQLAGENT_GEMM" { // these two are looked at
			t.Setenv(name, "x")
		}
	}
	if r := sqlagent(t, "settings", "--config", config); r.code != exitOK || r.stderr != "" {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
	t.Setenv("SQLAGENT_MINCONFIDENCE", "1")
	const want = "warning: unknown environment variable SQLAGENT_MINCONFIDENCE; did you mean SQLAGENT_MIN_CONFIDENCE?\n"
	for _, args := range [][]string{{"settings"}, {"schema", "--format", "names"}, {"models"}} {
		if r := sqlagent(t, append(args, "--config", config)...); r.code != exitOK || r.stderr != want {
			t.Errorf("%q: exit code %d\n%s", args, r.code, r.stderr)
		}
	}
	if r := sqlagent(t, "ask", "--generate-shell-completion"); r.stderr != "" {
		t.Errorf("while a word is completed:\n%s", r.stderr)
	}
}

// Every variable that the code of the module names is known, and those of the program are in the docs.
func TestVariablesAreKnown(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "settings.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range variables {
		if !strings.Contains(string(text), "`"+name+"`") {
			t.Errorf("docs/settings.md does not have %s", name)
		}
	}
	known := slices.Concat(variables, testVariables)
	for _, f := range settings {
		known = append(known, variableOf(nameOf(f)))
	}
	literal := regexp.MustCompile(`"(SQLAGENT_[A-Z0-9_]*[A-Z0-9])"`)
	found := 0
	err = filepath.WalkDir(filepath.Join("..", ".."), func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		code, err := os.ReadFile(path)
		for _, of := range literal.FindAllStringSubmatch(string(code), -1) {
			if found++; !slices.Contains(known, of[1]) && !strings.HasPrefix(of[1], "SQLAGENT_TEST_") {
				t.Errorf("%s names %s, which is none of variables", path, of[1])
			}
		}
		return err
	})
	if err != nil || found == 0 {
		t.Errorf("%d names, %v", found, err)
	}
}
