package nano

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/pointer"
)

func open(t *testing.T, o Options) *Stream {
	t.Helper()
	o.Data = filepath.Dir(filepath.Dir(corpora.Path(t, "spider/train_questions.json")))
	corpora.Path(t, "wikisql/train.jsonl.gz")
	s, err := Open(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func line(pieces []pointer.Piece) string {
	var words []string
	for _, p := range pieces {
		words = append(words, p.Text+string(p.Token))
	}
	return strings.Join(words, " ")
}

func TestStream(t *testing.T) {
	began := time.Now()
	s := open(t, Options{Worlds: 300, Seed: 1})
	t.Log("opened in", time.Since(began))
	s.Card.Write(os.Stdout)
	for k := range 12 {
		g := s.Group(0, k)
		t.Log(g.Database, line(g.Schema))
		for _, e := range g.Examples {
			t.Log("   ", e.Source, e.Anew, e.Question, "\n", line(e.Pieces), e.Answer)
		}
	}
	began = time.Now()
	n := 0
	for k := range 2000 {
		n += len(s.Group(1, k).Examples)
	}
	t.Logf("%.0f examples a second", float64(n)/time.Since(began).Seconds())
}
