package nano

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/synth"
)

// readWritten are the written questions to train on, read once.
var readWritten = sync.OnceValues(func() ([]corpus.Example, error) {
	examples, _, err := corpus.ReadWritten(context.Background(), 0)
	return examples, err
})

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
	var choose, train []string
	for _, reworded := range []bool{false, true} {
		questions, err := corpus.WrittenQuestions(corpus.Choose, reworded)
		if err != nil {
			t.Fatal(err)
		}
		choose = append(choose, questions...)
	}
	differ("to choose by", choose)
	examples, err := readWritten()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range examples {
		train = append(train, e.Question)
		if slices.ContainsFunc(choose, func(q string) bool { return strings.EqualFold(q, e.Question) }) {
			t.Errorf("%s: %q is there to choose by too", e.Database.Name, e.Question)
		}
	}
	differ("to train on", train)
}
