package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/pretrained"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
)

// Someone brings a model that nobody here trained, and asks what people ask first, as the program comes.
func TestPretrainedModelAnswersEveryday(t *testing.T) {
	if p, err := protocols.Of(llm.Info{}); err != nil || p.Name != "plain" {
		t.Skipf("the default protocol is %s (%v), not the one for untaught models, plain", p.Name, err)
	}
	file := pretrained.File(t, pretrained.QwenSmall)
	withHost(t)
	asked := 1
	if os.Getenv("SQLAGENT_TEST_LONG") != "" {
		asked = 6
	}
	if right, _ := answersEveryday(t, asked, "--model", file); right*3 < asked*2 {
		t.Errorf("%d of %d are right, want two in three", right, asked)
	}
}

// Our own weights over a public file are pulled by their name, where that file is there already, and answer as they
// come.
func TestPulledCoderAnswersEveryday(t *testing.T) {
	base := pretrained.File(t, pretrained.QwenSmall)
	folder := t.TempDir()
	t.Setenv("SQLAGENT_MODELS", folder)
	if err := os.Link(base, filepath.Join(folder, filepath.Base(base))); err != nil {
		if err := os.Symlink(base, filepath.Join(folder, filepath.Base(base))); err != nil {
			t.Fatal(err)
		}
	}
	r := sqlagent(t, "models", "pull", "coder-0.5b", "--no-question")
	path := filepath.Join(folder, "coder-0.5b.gguf")
	if r.code != exitOK || r.stdout != path+"\n" {
		t.Fatalf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	asked := 3
	if os.Getenv("SQLAGENT_TEST_LONG") != "" {
		asked = 6
	}
	right, wrong := answersEveryday(t, asked, "--model", path, "--engine", "native")
	if right < asked-1 || wrong > 0 {
		t.Errorf("%d of %d are right, %d wrong without a word of doubt", right, asked, wrong)
	}
	// From now on it is the larger model.
	if r := sqlagent(t, "ask", vague, "--model", "auto", "--engine", "native", "--output", "json"); r.code != exitOK && r.code != exitUnsure || !strings.Contains(r.stdout, `"model": "coder-0.5b"`) {
		t.Errorf("as the larger model: exit code %d, %s\n%s", r.code, r.stdout, r.stderr)
	}
	if r := sqlagent(t, "models", "inspect", path); r.code != exitOK || !strings.Contains(r.stdout, filepath.Join(folder, filepath.Base(base))) || strings.Contains(r.stdout, "answers") {
		t.Errorf("exit code %d, %s\n%s", r.code, r.stdout, r.stderr)
	}
}

// answersEveryday asks so many of the six questions that people ask first, and counts right answers, and wrong ones at
// exit code 0. Each takes such a model seconds.
func answersEveryday(t *testing.T, asked int, model ...string) (right, wrong int) {
	t.Helper()
	sampled, chinook := testdb.File(t, dbtest.Sample(t, dialects.SQLite)), corpora.Path(t, "chinook/Chinook_Sqlite.sqlite")
	type question struct{ dsn, text, gold string }
	var questions []question
	for line := range strings.Lines(string(corpora.Read(t, "everyday/sample.tsv"))) {
		text, gold, _ := strings.Cut(strings.TrimSpace(line), "\t")
		questions = append(questions, question{sampled, text, gold})
	}
	questions = append(questions[:5], question{chinook, "Which five artists have the most tracks?", "SELECT a.Name FROM Artist a JOIN Album b " +
		"ON b.ArtistId = a.ArtistId JOIN Track t ON t.AlbumId = b.AlbumId GROUP BY a.ArtistId ORDER BY COUNT(*) DESC LIMIT 5"})
	for _, q := range questions[:asked] {
		r := sqlagent(t, append([]string{"ask", q.text, "--dsn", q.dsn, "--output", "json"}, model...)...)
		if !slices.Contains([]int{exitOK, exitUnsure, exitNoAnswer}, r.code) {
			t.Fatalf("%s: exit code %d\n%s", q.text, r.code, r.stderr)
		}
		var got struct{ SQL string }
		if err := json.Unmarshal([]byte(r.stdout), &got); err != nil && r.code == exitOK {
			t.Fatalf("%v in %q", err, r.stdout)
		}
		verdict := "no answer"
		if got.SQL != "" {
			verdict = "wrong"
			db, err := open.Open(t.Context(), q.dsn, open.Options{})
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			want, err := db.Query(t.Context(), q.gold, database.Limits{})
			if err != nil {
				t.Fatalf("%s: %v", q.gold, err)
			}
			have, err := db.Query(t.Context(), got.SQL, database.Limits{})
			if err == nil && eval.Spider(have, want, q.gold) {
				verdict = "right"
				right++
			} else if r.code == exitOK {
				wrong++
			}
		}
		t.Logf("%-9s exit %d  %s\n\t%s", verdict, r.code, q.text, got.SQL)
	}
	return right, wrong
}
