package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// maskedSource is a configuration file with a source whose cities' names no model may see.
func maskedSource(t *testing.T) string {
	return file(t, "config.toml", fmt.Sprintf("[sources.atlas]\ndsn = 'sqlite:%s'\n[sources.atlas.rules]\nmask_columns = ['city.name']\n", cities(t)))
}

// The list says where all goes, and holds no masked value.
func TestWhatTheModelSees(t *testing.T) {
	fewVotes(t)
	config := maskedSource(t)
	for _, c := range []struct {
		args []string
		says []string
	}{
		{nil, []string{"stays on this machine", "protocol pointer", "city.name", "the number of rows a query returns, but no row", "C1 name $"}},
		{[]string{"--base-url", "http://llm.test/v1?key=secret", "--model", "m"}, []string{"all of it is sent to http://llm.test/v1\n", "protocol plain", "CREATE TABLE city"}},
		{[]string{"--base-url", "http://llm.test/v1", "--model", "m", "--protocol", "progress"}, []string{"protocol progress"}},
	} {
		r := sqlagent(t, append([]string{"schema", "--what-the-model-sees", "--dsn", "atlas", "--config", config}, c.args...)...)
		for _, want := range c.says {
			if r.code != exitOK || !strings.Contains(r.stdout, want) || strings.Contains(r.stdout, "Porto") {
				t.Errorf("%v: exit code %d, want %q\n%s%s", c.args, r.code, want, r.stdout, r.stderr)
			}
		}
		r = sqlagent(t, append([]string{"schema", "--what-the-model-sees", "--json", "--dsn", "atlas", "--config", config}, c.args...)...)
		var s seen
		if err := json.Unmarshal([]byte(r.stdout), &s); err != nil || fmt.Sprint(s.Masked) != "[city.name]" || s.Schema == "" || (s.Server != "") != (c.args != nil) {
			t.Errorf("%v: %v\n%s", c.args, err, r.stdout)
		}
	}
	r := sqlagent(t, "schema", "--dsn", "atlas", "--config", config)
	if strings.Contains(r.stdout, "Porto") || !strings.Contains(r.stdout, "name TEXT") {
		t.Errorf("schema: %s", r.stdout)
	}
}

// People see values, and what is kept as an example has none.
func TestMaskedExamples(t *testing.T) {
	config, dir := maskedSource(t), project(t, nil)
	r := in(t, dir, "ask", "What is the id of the city with name Porto?", "--dsn", "atlas", "--config", config, "--output", "csv")
	if r.code != exitOK || r.stdout != "id\n2\n" || !strings.Contains(r.stderr, "'Porto'") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	r = in(t, dir, "examples", "add", "What is the id of Porto?", "--sql", "SELECT id FROM city WHERE name = 'Porto'", "--dsn", "atlas", "--config", config)
	path := filepath.Join(dir, knowledge.Folder, knowledge.ExamplesFile)
	all, err := examples.Read(path)
	if err != nil || len(all) != 1 || all[0].Question != "What is the id of name_1?" || all[0].SQL != "SELECT id FROM city WHERE name = 'name_1'" || all[0].Result != "" {
		t.Errorf("exit code %d, %+v, %v\n%s", r.code, all, err, r.stderr)
	}
	log, to := filepath.Join(dir, "audit.jsonl"), filepath.Join(dir, "approved.jsonl")
	in(t, dir, "ask", "Which id has the city named Porto?", "--dsn", "atlas", "--config", config, "--audit", log)
	var approved result
	for n := 1; n < 30; n++ { // the first that is an answer
		approved = in(t, dir, "audit", "approve", log, fmt.Sprint(n), "--to", to, "--dsn", "atlas", "--config", config)
		if approved.code == exitOK {
			break
		}
	}
	if text, err := os.ReadFile(to); err != nil || strings.Contains(string(text), "Porto") || !strings.Contains(string(text), "name_1") {
		t.Errorf("%s, %v\n%s", text, err, approved.stderr)
	}
}
