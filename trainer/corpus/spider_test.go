package corpus

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/corpora"
)

func TestReadSpider(t *testing.T) {
	dir := filepath.Dir(corpora.Path(t, "spider/train_questions.json"))
	began := time.Now()
	examples, dropped, err := ReadSpider(t.Context(), dir, Train, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Log(len(examples), dropped, time.Since(began))
}
