package teach

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/synth"
)

// bans reads a list of what is banned.
func bans(t *testing.T, name string) []string {
	t.Helper()
	text, err := os.ReadFile("../testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, l := range strings.Split(string(text), "\n") {
		if l = strings.TrimSpace(l); l != "" && l[0] != '#' {
			lines = append(lines, l)
		}
	}
	return lines
}

func TestDecontaminateFindsWhatIsPlanted(t *testing.T) {
	words, questions := bans(t, "banned.txt"), bans(t, "questions.txt")
	var clean bytes.Buffer
	if _, err := Generate(t.Context(), Options{Seed: 12, Worlds: 8, PerWorld: 25, Protocol: skyrl(), Out: &clean, Banned: synth.NewBanned(words, questions)}); err != nil {
		t.Fatal(err)
	}
	lines := bytes.Count(clean.Bytes(), []byte("\n"))
	report, err := Decontaminate(bytes.NewReader(clean.Bytes()), words, questions)
	if err != nil {
		t.Fatal(err)
	}
	if report.Examined != lines || len(report.Offenders) > 0 {
		t.Fatalf("%d examined of %d, offenders %+v", report.Examined, lines, report.Offenders)
	}

	planted := []*trajectory.Example{
		{Question: "how many employees do we have", SQL: "SELECT COUNT(*) FROM staff"},
		{Question: "How many things?", Segments: []trajectory.Segment{{Role: llm.Continue, Text: "name\nGreatest playlists of 2010"}}},
		{Question: "How many things?", SQL: "SELECT COUNT(*) FROM PlaylistTrack"},
	}
	if err := trajectory.Write(&clean, planted...); err != nil {
		t.Fatal(err)
	}
	if report, err = Decontaminate(&clean, words, questions); err != nil {
		t.Fatal(err)
	}
	if len(report.Offenders) != len(planted) {
		t.Fatalf("offenders %+v, want the %d planted", report.Offenders, len(planted))
	}
	for i, o := range report.Offenders {
		if o.Line != lines+i+1 {
			t.Errorf("offender in line %d, want %d", o.Line, lines+i+1)
		}
	}
}

func TestDecontaminateRefusesOtherFiles(t *testing.T) {
	if _, err := Decontaminate(strings.NewReader("{\"world\":\"a\"}\nnot json\n"), nil, nil); err == nil || !strings.Contains(err.Error(), "line 2") {
		t.Errorf("error %v, want one that names line 2", err)
	}
}
