package nano

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/synth"
)

// TestWrittenAreNotGraded compares the written questions with those that are graded: everyday ones, Spider's that are
// there to choose and to report by. No question to train on is also there to choose by.
func TestWrittenAreNotGraded(t *testing.T) {
	var graded []string
	for _, name := range []string{"chinook", "sakila", "sample"} {
		text, err := os.ReadFile(corpora.Path(t, filepath.Join("everyday", name+".tsv")))
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			question, _, _ := strings.Cut(line, "\t")
			graded = append(graded, question)
		}
	}
	for _, part := range []corpus.Part{corpus.Choose, corpus.Report} {
		problems, err := corpus.Problems(corpora.Path(t, "spider"), part, false)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range problems {
			graded = append(graded, p.Question)
		}
	}
	differ := func(what string, questions []string) {
		t.Helper()
		rule := synth.NewBanned(nil, graded)
		repeats := 0
		for _, q := range questions {
			if other, ok := rule.Question(q); ok {
				repeats++
				t.Logf("%s: %q is like %q", what, q, other)
			}
		}
		if len(questions) == 0 || repeats*100 > len(questions) {
			t.Errorf("%d of %d questions %s are like graded ones", repeats, len(questions), what)
		}
	}
	written := func(part corpus.Part) (questions []string) {
		t.Helper()
		byDatabase, err := corpus.WrittenQuestions(part)
		if err != nil {
			t.Fatal(err)
		}
		for _, q := range byDatabase {
			questions = append(questions, q...)
		}
		return questions
	}
	choose, train := written(corpus.Choose), written(corpus.Train)
	differ("to choose by", choose)
	chosen := map[string]bool{}
	for _, q := range choose {
		chosen[strings.ToLower(q)] = true
	}
	for _, q := range train {
		if chosen[strings.ToLower(q)] {
			t.Errorf("%q is there to choose by too", q)
		}
	}
	differ("to train on", train)
}
