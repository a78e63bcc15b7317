package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"

	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/trainer/distill"
	"github.com/sqlagent/sqlagent/trainer/pairs"
)

// farm writes pairs on one of Spider's databases.
func farm(t *testing.T, dir string) string {
	t.Helper()
	db := corpora.Path(t, "spider/database/farm/farm.sqlite")
	path := filepath.Join(dir, "pairs.csv")
	text := "question,sql,db\n"
	for question, sql := range map[string]string{
		"How many farms are there?": "SELECT count(*) FROM farm", "Return the official names of all cities.": "SELECT official_name FROM city",
		"List the years of all farms.": "SELECT year FROM farm", "How many cities are there?": "SELECT count(*) FROM city",
		"List the hosts of farm competitions.": "SELECT hosts FROM farm_competition", "List the themes of farm competitions.": "SELECT theme FROM farm_competition",
		"Sink the farms.": "DROP TABLE farm",
	} {
		text += fmt.Sprintf("%s,%s,%s\n", question, sql, db)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// What a user has becomes a set that sft and grpo learn, and what is held out of it they refuse.
func TestFromPairsToWeights(t *testing.T) {
	learns(t)
	dir := t.TempDir()
	file := farm(t, dir)
	at := func(name string) string { return filepath.Join(dir, name) }
	stdout, stderr, code := sqltrain(t, "", "pairs", file, "--out", at("set"), "--held-out", "0.5", "--output", "json", "--licence", "CC-BY-SA-4.0")
	var m pairs.Manifest
	if err := json.Unmarshal([]byte(stdout), &m); err != nil || code != exitOK {
		t.Fatalf("exit code %d, %v: %s %s", code, err, stdout, stderr)
	}
	if m.Read != 7 || m.Train+m.Held != 6 || m.Train == 0 || m.Held == 0 || m.LeftOut["refused"] != 1 || m.Licences["CC-BY-SA-4.0"] != 6 {
		t.Fatalf("%+v", m)
	}
	if !strings.Contains(stderr, "refused") || !strings.Contains(stderr, "pairs.csv:") {
		t.Errorf("the refused pair is not told with its line: %s", stderr)
	}
	command(t, "sft", "--init", "nano", "--data", at("set/sft.jsonl"), "--held-out", at("set"), "--out", at("warm"), "--steps", "1", "--batch", "512", "--lr", "1e-5")

	recipe := at("tiny.toml")
	if err := os.WriteFile(recipe, []byte(`
name = "tiny"
steps = 1
protocol = "pointer"
[rollout]
questions = 2
samples = 2
[reward]
name = "ex"
[optimiser]
lr = 1e-5
`), 0o600); err != nil {
		t.Fatal(err)
	}
	from := []string{"--set", "model.init=" + at("warm"), "--set", fmt.Sprintf("data.sets=[{pairs=%q, weight=2}, {pairs=%q, dialect=\"sqlite\"}]", at("set"), at("set"))}
	command(t, append([]string{"grpo", recipe, "--run", at("run")}, from...)...)
	command(t, append([]string{"curate", recipe, "--out", at("curated"), "--balanced", "5"}, from...)...)

	held := fmt.Sprintf("data.sets=[{suite=%q}]", at("set/held-out.jsonl"))
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"grpo", recipe, "--run", at("none"), "--set", "model.init=nano", "--set", held, "--set", fmt.Sprintf("data.held_out=[%q]", at("set"))}, exitInternal, "held out to measure on"},
		{[]string{"distill", "--suite", at("set/held-out.jsonl"), "--held-out", at("set"), "--out", at("none")}, exitInternal, "held out to measure on"},
		{[]string{"distill", "--out", at("none")}, exitUsage, "one of --suite, --pairs and --spider"},
		{[]string{"distill", "--pairs", at("set"), "--out", at("none"), "--engine", "openai"}, exitUsage, "BaseURL"},
		{[]string{"distill", "--pairs", at("set"), "--out", at("none"), "--samples", "0"}, exitUsage, "--samples"},
		{[]string{"distill", "--pairs", at("set"), "--out", at("none"), "--model", at("none.gguf")}, exitInternal, "none.gguf"},
		{[]string{"curate", "--out", at("none")}, exitUsage, "one recipe"},
		{[]string{"curate", recipe, "--out", at("none"), "--balanced", "0", "--explore", "0"}, exitUsage, "nothing to choose"},
		{[]string{"pairs", "--out", at("none")}, exitUsage, "the files"},
		{[]string{"pairs", file, "--out", at("none"), "--held-out", "1"}, exitUsage, "nothing would be left"},
		{[]string{"pairs", file, "--out", at("none"), "--ctes"}, exitUsage, "--protocol graph"},
		{[]string{"pairs", file, "--out", at("none"), "--ctes", "--protocol", "none"}, exitUsage, "--protocol graph"},
		{[]string{"pairs", file, "--out", at("none"), "--by", "day"}, exitUsage, "--by"},
		{[]string{"pairs", file, "--out", at("none"), "--protocol", "x"}, exitUsage, "--protocol"},
		{[]string{"pairs", file, "--out", at("none"), "--earlier", file}, exitUsage, "pairs.csv"},
		{[]string{"pairs", file, "--out", at("none"), "--output", "xml"}, exitUsage, "--output"},
		{[]string{"pairs", at("missing.jsonl"), "--out", at("none")}, exitInternal, "missing.jsonl"},
		{[]string{"sft", "--data", at("set/sft.jsonl"), "--out", at("none"), "--held-out", file}, exitUsage, "pairs.csv"},
	} {
		if _, stderr, code := sqltrain(t, "", c.args...); code != c.code || !strings.Contains(stderr, c.says) {
			t.Errorf("%q: exit code %d, %s; want %d and %q", c.args, code, stderr, c.code, c.says)
		}
	}

	// The teacher's transcripts are learnt like any other, unless they are held out.
	stdout, stderr, code = sqltrain(t, "", "distill", "--suite", at("set/held-out.jsonl"), "--out", at("taught"), "--output", "json")
	var sum distill.Summary
	if err := json.Unmarshal([]byte(stdout), &sum); err != nil || code != exitOK || sum.Right == 0 {
		t.Fatalf("exit code %d, %v: %s %s", code, err, stdout, stderr)
	}
	if _, stderr, code := sqltrain(t, "", "sft", "--init", "nano", "--data", at("taught/sft.jsonl"), "--held-out", at("set"), "--out", at("none")); code != exitInternal || !strings.Contains(stderr, "held out to measure on") {
		t.Errorf("exit code %d, %s", code, stderr)
	}
}

// The warm-up of recipes/graph.toml: complex queries are said in steps, and how many is reported.
func TestPairsInSteps(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "pairs.jsonl")
	db := corpora.Path(t, "spider/database/farm/farm.sqlite")
	text := ""
	for _, sql := range []string{"SELECT count(*) FROM farm", "SELECT official_name FROM city WHERE city_id IN (SELECT host_city_id FROM farm_competition)"} {
		text += fmt.Sprintf("{\"question\": %q, \"sql\": %q, \"db\": %q}\n", "What is "+sql, sql, db)
	}
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(dir, "warm")
	_, stderr, code := sqltrain(t, "", "pairs", file, "--out", out, "--protocol", "graph", "--held-out", "0", "--ctes")
	if want := "CTEs: 1 rewritten; left as they were: 1 unnecessary, 0 without a step, 0 not equal, 0 not checked\n"; code != exitOK || !strings.Contains(stderr, want) {
		t.Errorf("exit code %d: %s", code, stderr)
	}
	if said, err := os.ReadFile(filepath.Join(out, pairs.SFTFile)); err != nil || strings.Count(string(said), "WITH host_city_id_of_farm_competition AS (") != 1 {
		t.Errorf("%v: %s", err, said)
	}
}

// The copy of a data set of the hub, as SkyRL publishes its own: read without a network, or how to have it is said.
func TestPairsOfHub(t *testing.T) {
	type say struct {
		Role    string `parquet:"role"`
		Content string `parquet:"content"`
	}
	type spec struct {
		Truth string `parquet:"ground_truth"`
	}
	type row struct {
		Prompt []say  `parquet:"prompt,list"`
		Spec   spec   `parquet:"reward_spec"`
		DB     string `parquet:"db_id"`
		Data   string `parquet:"data"`
	}
	home := t.TempDir()
	t.Setenv("HF_HOME", home)
	t.Setenv("HF_HUB_CACHE", "")
	at := func(name string) string { return filepath.Join(home, name) }
	from := []string{"pairs", "--hub", "NovaSky-AI/SkyRL-SQL", "--out", at("set"), "--held-out", "0", "--protocol", "none"}
	if _, stderr, code := sqltrain(t, "", from...); code != exitInternal || !strings.Contains(stderr, "hf download NovaSky-AI/SkyRL-SQL --repo-type dataset") {
		t.Errorf("exit code %d: %s", code, stderr)
	}
	folder := at("hub/datasets--NovaSky-AI--SkyRL-SQL/snapshots/abc")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	asks := []say{{"user", "{db_details}:CREATE TABLE farm (…);\n {external_knowledge}: ;\n {question}: How many farms are there?"}}
	if err := parquet.WriteFile(filepath.Join(folder, "train.parquet"), []row{{asks, spec{"SELECT count(*) FROM farm"}, "farm", "spider"}}); err != nil {
		t.Fatal(err)
	}
	spider := filepath.Dir(filepath.Dir(corpora.Path(t, "spider/database/farm/farm.sqlite")))
	command(t, append(from, "--databases", spider)...)
	text, err := os.ReadFile(at("set/" + pairs.TrainFile))
	if err != nil || !strings.Contains(string(text), `"question":"How many farms are there?","gold":"SELECT count(*) FROM farm"`) {
		t.Errorf("%v: %s", err, text)
	}
	for _, c := range []struct{ flag, value, says string }{{"--dataset", folder, "cannot be combined"}, {"--hub", "SkyRL-SQL", "OWNER/NAME"}} {
		if _, stderr, code := sqltrain(t, "", append(from, c.flag, c.value)...); code != exitUsage || !strings.Contains(stderr, c.says) {
			t.Errorf("%s: exit code %d: %s", c.flag, code, stderr)
		}
	}
	if _, stderr, code := sqltrain(t, "", "pairs", "--dataset", filepath.Join(home, "hub"), "--out", at("none")); code != exitInternal || !strings.Contains(stderr, "no data set that is known") {
		t.Errorf("exit code %d: %s", code, stderr)
	}
}
