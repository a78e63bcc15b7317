package synth

import (
	"bytes"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// bans reads a list of what is banned.
func bans(t *testing.T, name string) []string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
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

func TestBannedWords(t *testing.T) {
	b := NewBanned([]string{"album", "media_type", "person"}, nil)
	for text, want := range map[string]bool{
		"SELECT COUNT(*) FROM Album": true, "albums": true, "AlbumId": true, "album_id": true, "myAlbums2": true, "ALBUM": true,
		"the MediaType of": true, "media_types": true, "albumen": false, "media, type": true, "a type of media": false,
		"People": true, "personal": false, "Brazil": false,
	} {
		if found, got := b.Word(text); got != want {
			t.Errorf("%q: %v (%q), want %v", text, got, found, want)
		}
	}
}

func TestBannedQuestions(t *testing.T) {
	b := NewBanned(nil, bans(t, "questions.txt"))
	for q, want := range map[string]bool{
		"How many employees are there?":                           true,
		"how many employees are there":                            true,
		"count the employees":                                     true,
		"What is the total number of employees?":                  true,
		"Tell me how many employee records exist":                 true,
		"number of customers from brazil":                         true,
		"How many of our customers are from Brazil?":              true,
		"Which 5 artists have the most tracks?":                   true,
		"the five artists with the most tracks":                   true,
		"name of genre 3":                                         false, // "id" is missing: three of four words
		"What is the name of the genre with id 3?":                true,
		"How many customers are there?":                           false,
		"How many customers are from Chile?":                      false,
		"How many employees are from Brazil?":                     false,
		"What is the name of the department with id 3?":           false,
		"What is the name of the product with id 5?":              false,
		"Which five customers have the most orders?":              false,
		"How many products cost more than 1?":                     false,
		"Which employees were hired after 2010?":                  false,
		"I wonder how many customers are from Brazil, all in all": true,
	} {
		if found, got := b.Question(q); got != want {
			t.Errorf("%q: %v (%q), want %v", q, got, found, want)
		}
	}
}

// The index finds the question that comparing with one after the other would find first.
func TestBannedQuestionsInOrder(t *testing.T) {
	words := strings.Fields("how many the of artists tracks genres albums cheap 3 per year")
	rng := rand.New(rand.NewPCG(1, 2))
	question := func() string {
		var q []string
		for range rng.IntN(10) {
			q = append(q, words[rng.IntN(len(words))])
		}
		return strings.Join(q, " ")
	}
	var banned []string
	for range 60 {
		banned = append(banned, question())
	}
	all, found := NewBanned(nil, banned), 0
	for range 500 {
		q, want, bad := question(), "", false
		for _, one := range banned {
			if want, bad = NewBanned(nil, []string{one}).Question(q); bad {
				break
			}
		}
		if got, is := all.Question(q); got != want || is != bad {
			t.Errorf("%q: %q %t, one by one %q %t", q, got, is, want, bad)
		}
		if bad {
			found++
		}
	}
	if found < 50 || found > 450 {
		t.Errorf("%d of 500 are banned: too few, or too many, to compare", found)
	}
}

func TestDecontaminateFindsWhatIsPlanted(t *testing.T) {
	words, questions := bans(t, "banned.txt"), bans(t, "questions.txt")
	var clean bytes.Buffer
	if _, err := Generate(t.Context(), Options{Seed: 12, Worlds: 8, PerWorld: 25, Protocol: skyrl(), Out: &clean, Banned: NewBanned(words, questions)}); err != nil {
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
