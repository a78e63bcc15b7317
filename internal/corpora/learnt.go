package corpora

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"hash/fnv"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Learnt is a folder with the data that nano learns on: of Spider's databases one in spider, of the questions on each
// of them one in questions, and of WikiSQL's tables one in wiki, with all questions on them. With SQLAGENT_TEST_LONG it
// has all. Reading all takes minutes, and says no more of how it is read.
func Learnt(t testing.TB, spider, questions, wiki int) string {
	t.Helper()
	asked, tables := Path(t, "spider/train_questions.json"), Path(t, "wikisql/train.jsonl.gz")
	if os.Getenv("SQLAGENT_TEST_LONG") != "" {
		return filepath.Dir(filepath.Dir(asked))
	}
	dir := t.TempDir()
	write := func(name string, text []byte) {
		t.Helper()
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, text, 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	var all []map[string]json.RawMessage
	if err := json.Unmarshal(Read(t, "spider/train_questions.json"), &all); err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{} // questions on a database
	some, err := json.Marshal(slices.DeleteFunc(all, func(q map[string]json.RawMessage) bool {
		db := string(q["db_id"])
		seen[db]++
		return !oneIn(spider, db) || (seen[db]-1)%questions != 0
	}))
	if err != nil {
		t.Fatal(err)
	}
	write("spider/train_questions.json", some)
	if err := os.Symlink(filepath.Join(filepath.Dir(asked), "database"), filepath.Join(dir, "spider/database")); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(tables)
	if err != nil {
		t.Fatal(err)
	}
	r, err := gzip.NewReader(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if text, err = io.ReadAll(r); err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	for line := range strings.Lines(string(text)) {
		var q struct{ Table string }
		if err := json.Unmarshal([]byte(line), &q); err != nil {
			t.Fatal(err)
		}
		if oneIn(wiki, q.Table) {
			io.WriteString(w, line)
		}
	}
	w.Close()
	write("wikisql/train.jsonl.gz", packed.Bytes())
	return dir
}

// oneIn reports whether a name is among one in n.
func oneIn(n int, name string) bool {
	h := fnv.New32a()
	h.Write([]byte(name))
	return h.Sum32()%uint32(n) == 0
}
