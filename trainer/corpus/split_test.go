package corpus

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/internal/corpora"
)

func candidates(t *testing.T) []candidate {
	t.Helper()
	var questions []struct {
		DB string `json:"db_id"`
	}
	if err := json.Unmarshal(corpora.Read(t, "spider/train_questions.json"), &questions); err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	for _, q := range questions {
		count[q.DB]++
	}
	var out []candidate
	for id, tables := range corpora.SpiderSchemas(t) {
		if count[id] == 0 {
			continue
		}
		c := candidate{id: id, questions: count[id]}
		for table, columns := range tables {
			c.tables = append(c.tables, table)
			for _, column := range columns {
				c.columns = append(c.columns, strings.ToLower(table+"."+column))
			}
		}
		out = append(out, c)
	}
	return out
}

// TestSplit draws the split again.
func TestSplit(t *testing.T) {
	text := drawSplit(candidates(t))
	if text != splitText {
		t.Errorf("split.txt is not what the rule draws:\n%s", text)
	}
	parts := map[Part]int{}
	for _, part := range split {
		parts[part]++
	}
	if parts[Choose] != keptEach || parts[Report] != keptEach {
		t.Errorf("kept apart: %v", parts)
	}
	for _, db := range []string{"chinook_1", "store_1", "sakila_1", "music_1", "music_2", "music_4"} {
		if PartOf(db) != Outside {
			t.Errorf("%s is for %s", db, PartOf(db))
		}
	}
}
