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

// TestWrittenAreNotGraded compares the written questions with those that are graded: everyday ones, and Spider's that are
// there to choose and to report by.
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
	rule := synth.NewBanned(nil, graded)
	written, _, err := corpus.ReadWritten(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	repeats := 0
	for _, e := range written {
		if question, ok := rule.Question(e.Question); ok {
			repeats++
			t.Logf("%s: %q is like %q", e.Database.Name, e.Question, question)
		}
	}
	if repeats*100 > len(written) {
		t.Errorf("%d of %d written questions are like graded ones", repeats, len(written))
	}
}
