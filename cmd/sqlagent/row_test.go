package main

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm"
)

// A row has the columns of the table that it goes into.
func TestRow(t *testing.T) {
	now := time.Date(2026, 11, 22, 0, 0, 0, 0, time.UTC)
	info := llm.Info{Name: "tiny", Quantisation: "Q8_0", Engine: "native", Device: "cpu"}
	tally := eval.Tally{Attempted: 8, Right: 4, Wrong: 2, Unsure: 1, Failed: 1}
	got := row(info, tally, 20*time.Second, 9, 8, now)
	want := "| tiny Q8_0, 9 votes | native, cpu | 8 | 50.0% | 25.0% | 12.5% | 12.5% | 2.5 (8 at a time) | 2026-11-22 |"
	if got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	page, err := os.ReadFile("../../docs/models.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(page), "## Measured")
	head, _, _ := strings.Cut(table[strings.Index(table, "|"):], "\n")
	if strings.Count(head, "|") != strings.Count(got, "|") {
		t.Errorf("the table of docs/models.md has other columns: %s", head)
	}
	if none := row(llm.Info{}, eval.Tally{}, 0, 1, 1, now); !strings.Contains(none, "predictions") || strings.Contains(none, "NaN") {
		t.Error(none)
	}
}
