package main

import (
	"encoding/json"
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
	sampled, chinook := testdb.File(t, dbtest.Sample(t, dialects.SQLite)), corpora.Path(t, "chinook/Chinook_Sqlite.sqlite")
	type asked struct{ dsn, question, gold string }
	questions := []asked{{chinook, "Which five artists have the most tracks?", "SELECT a.Name FROM Artist a JOIN Album b ON b.ArtistId = a.ArtistId " +
		"JOIN Track t ON t.AlbumId = b.AlbumId GROUP BY a.ArtistId ORDER BY COUNT(*) DESC LIMIT 5"}}
	for line := range strings.Lines(string(corpora.Read(t, "everyday/sample.tsv"))) {
		question, gold, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if questions = append(questions, asked{sampled, question, gold}); len(questions) == 6 {
			break
		}
	}
	right := 0
	for _, q := range questions {
		r := sqlagent(t, "ask", q.question, "--dsn", q.dsn, "--output", "json", "--model", file)
		if !slices.Contains([]int{exitOK, exitUnsure, exitNoAnswer}, r.code) {
			t.Fatalf("%s: exit code %d\n%s", q.question, r.code, r.stderr)
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
			}
		}
		t.Logf("%-9s exit %d  %s\n\t%s", verdict, r.code, q.question, got.SQL)
	}
	if right < 4 {
		t.Errorf("%d of %d are right, want 4", right, len(questions))
	}
}
