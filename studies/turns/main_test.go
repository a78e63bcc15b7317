package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/odt"
	"github.com/sqlagent/sqlagent/trainer/grpo"
)

// An arm whose two seeds mend two and four of ten questions is 30 points better than the base; one that was not run
// says so.
func TestTable(t *testing.T) {
	dir := t.TempDir()
	outcomes := func(name string, seed, right int) {
		var text strings.Builder
		for i := range 11 {
			o := eval.Outcome{Problem: eval.Problem{DB: "d", Question: string(rune('a' + i)), Gold: "SELECT 1"},
				Attempt: eval.Attempt{Turns: 2, Verdict: eval.Wrong, First: eval.Wrong},
				Scores:  &eval.Scores{Diagnosis: &eval.Diagnosis{Parsed: true, Tags: []string{odt.WhereError.String()}}}}
			if i < right {
				o.Verdict, o.Scores.Diagnosis.Tags = eval.Right, nil
			}
			if i < 5 {
				o.First = eval.Right
			}
			if i == 10 {
				o.Verdict = eval.Skipped
			}
			if err := jsonl.Write(&text, o); err != nil {
				t.Fatal(err)
			}
		}
		folder := filepath.Join(dir, name, fmt.Sprint("seed-", seed))
		if err := os.MkdirAll(folder, 0o700); err != nil {
			t.Fatal(err)
		}
		for name, text := range map[string]string{"choose-t3.jsonl": text.String(),
			"metrics.jsonl": `{"ex":0.5,"ex_first":0.25,"mended":3,"spoiled":1,"seconds":{"rollout":30,"sql":20,"reward":10,"update":80,"evaluate":99}}` + "\n"} {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	outcomes("base", 1, 5)
	outcomes("multi", 1, 7)
	outcomes("multi", 2, 9)
	var out strings.Builder
	if err := write(&out, strings.NewReader("# the arms\nmulti\tr.toml\t\t1 3\tchoose\n"), dir, []string{"base"}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"| base | 3 | 1 | 1 | 2.0 | 50.0 |  |", "| multi | 3 | 2 | 1 | 2.0 | 80.0 | +30.0 (+5.0 to +55.0) |",
		"| 50.0 | 6, 0 | +30.0 (", "| multi | 1 | not run |", "| multi | 3 | 0.0 | 0.0 | 27.3 | 0.0 | 6.8 | ",
		"| multi | 3 | 100.0 |", "| 2.00 ± 0.00 | 80.0 (2.00) |", "| multi | 2 | 25.0 | 50.0 | +25.0 (+25.0 to +25.0) | 6, 2 |"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in\n%s", want, out.String())
		}
	}
	if err := write(&out, strings.NewReader("multi r.toml\n"), dir, nil); err == nil {
		t.Error("a line without fields is read")
	}
}

// Each arm is a recipe that can be run.
func TestArms(t *testing.T) {
	t.Chdir("../..")
	for list, least := range map[string]int{"arms": 25, "newer": 6} {
		testArms(t, list, least)
	}
}

func testArms(t *testing.T, list string, least int) {
	text, err := os.ReadFile("studies/turns/" + list + ".tsv")
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(fields) != 5 {
			t.Fatalf("%d fields: %q", len(fields), line)
		}
		settings := strings.NewReplacer("HALF", "30", "FULL", "60", "EVERY", "5").Replace(fields[2])
		if _, err := grpo.ReadRecipe(fields[1], strings.Fields(settings)...); err != nil || names[fields[0]] {
			t.Errorf("%s: %v", fields[0], err)
		}
		names[fields[0]] = true
	}
	if len(names) < least {
		t.Errorf("%s: %d arms", list, len(names))
	}
}

// Six answers in three shares: of 9 pairs of a right and another one 7 are in order and 2 are equal.
func TestAgreement(t *testing.T) {
	var all []eval.Outcome
	for _, a := range []struct {
		share float64
		is    eval.Verdict
	}{{1, eval.Right}, {0.5, eval.Wrong}, {1, eval.Right}, {0.5, eval.Right}, {0.1, eval.Wrong}, {0.5, eval.Failed}, {1, eval.Skipped}} {
		all = append(all, eval.Outcome{Attempt: eval.Attempt{Verdict: a.is, Share: a.share}})
	}
	var out strings.Builder
	agreement(&out, "some", [][]eval.Outcome{all, {{}}})
	if want := "| some | 1 | 0.889 | 2.0 |\n"; out.String() != want {
		t.Errorf("%q, want %q", out.String(), want)
	}
}

// Answers of which as many are right as where they were calibrated are off by nothing: Brier's score is what their
// variance leaves.
func TestConfidence(t *testing.T) {
	var all []eval.Outcome
	for i := range 60 {
		o := eval.Outcome{Attempt: eval.Attempt{Votes: 9, Share: 0.9, Verdict: eval.Wrong}}
		if i >= 40 {
			o.Share = 0.2
		}
		if i < 38 || i >= 55 {
			o.Verdict = eval.Right
		}
		all = append(all, o)
	}
	dir := t.TempDir()
	folder := filepath.Join(dir, "some", "seed-1")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for _, o := range all {
		if err := jsonl.Write(&text, o); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(folder, "voted-t1.jsonl"), []byte(text.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := confidence(&out, dir, "some", "1", [][]eval.Outcome{all}); err != nil {
		t.Fatal(err)
	}
	// 38 of 40 and 5 of 20 are right; the threshold is above 0.25, as 17 wrong of 60 would be too many.
	if want := "| some | 1 | 63.3 | 3.3 | 33.3 | 0.094 | 0.000 |\n"; out.String() != want {
		t.Errorf("%q, want %q", out.String(), want)
	}
}
