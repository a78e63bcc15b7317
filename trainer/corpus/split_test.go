package corpus

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// The rule of the split.
const (
	keptEach     = 10
	minQuestions = 20
	maxShared    = 0.25 // of a kept database's columns, with any other database
)

// outside are Chinook twice and Sakila, which people try the product with.
var outside = []string{"chinook_1", "sakila_1", "store_1"}

// candidate is one database as the rule of the split looks at it.
type candidate struct {
	id        string
	tables    []string
	columns   []string // "table.column" in lower case
	questions int
}

func (c candidate) isOutside() bool {
	return slices.Contains(outside, c.id) || slices.ContainsFunc(c.tables, func(table string) bool {
		return slices.ContainsFunc(strings.Fields(schema.Words(table)), func(w string) bool {
			return slices.Contains(outsideWords, schema.Singular(w))
		})
	})
}

// drawSplit is the text of split.txt: of the databases that are not outside, in the order of the SHA-256 of their
// names, the first ten are to choose by, the next ten to report. Passed over are those with fewer than 20 questions,
// and those that share more than a quarter of their columns, by table and name, with any other: a twin would be trained
// on.
func drawSplit(candidates []candidate) string {
	var b strings.Builder
	b.WriteString("# Spider's databases that are not trained on, by the rule of drawSplit in split_test.go.\n")
	hash := func(id string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(id))) }
	slices.SortFunc(candidates, func(a, b candidate) int { return strings.Compare(hash(a.id), hash(b.id)) })
	var rest []candidate
	for _, c := range candidates {
		if !c.isOutside() {
			rest = append(rest, c)
		}
	}
	hasTwin := func(c candidate) bool {
		return slices.ContainsFunc(rest, func(o candidate) bool {
			if o.id == c.id {
				return false
			}
			shared := 0
			for _, column := range c.columns {
				if slices.Contains(o.columns, column) {
					shared++
				}
			}
			return float64(shared) > maxShared*float64(len(c.columns))
		})
	}
	var kept []string
	for _, c := range rest {
		if len(kept) < 2*keptEach && c.questions >= minQuestions && !hasTwin(c) {
			kept = append(kept, c.id)
		}
	}
	for i, id := range kept {
		part := Choose
		if i >= keptEach {
			part = Report
		}
		fmt.Fprintf(&b, "%s %s\n", part, id)
	}
	for _, c := range candidates {
		if c.isOutside() {
			fmt.Fprintf(&b, "%s %s\n", Outside, c.id)
		}
	}
	return b.String()
}

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
